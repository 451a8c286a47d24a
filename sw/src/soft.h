// SPDX-License-Identifier: Apache-2.0
//
// Seam C in portable C: a message in software, with the verbs and the preconditions of rvh_backend.h. Never fails.
// SHA-2 gives its digest once and whole; the sponge gives any number of bytes any number of times.

#ifndef RVH_SOFT_H
#define RVH_SOFT_H

#include "rvhash.h"

void rvh_sha256_message_start(rvh_ctx *ctx);
void rvh_sha256_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len);
void rvh_sha256_message_finish(rvh_ctx *ctx);
void rvh_sha256_message_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen);

void rvh_keccak_message_start(rvh_ctx *ctx);
void rvh_keccak_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len);
void rvh_keccak_message_finish(rvh_ctx *ctx);
void rvh_keccak_message_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen);

#endif
