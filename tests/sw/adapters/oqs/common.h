// SPDX-License-Identifier: Apache-2.0
//
// The interface of liboqs that the adapter includes, for its tests: names, types and order of fields, written for this
// project. This file is in place of its common.h.

#ifndef OQS_COMMON_H
#define OQS_COMMON_H

#define OQS_API __attribute__((visibility("default")))

#endif
