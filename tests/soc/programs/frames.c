// SPDX-License-Identifier: Apache-2.0
//
// A context that is discarded with its stack frame, in many layouts of frames: frames.h.

#include "check.h"
#include "frames.h"

int main(void)
{
    CHECK(frames_all(192) == 0);
    return check_done("frames");
}
