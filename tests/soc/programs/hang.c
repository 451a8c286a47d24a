// SPDX-License-Identifier: Apache-2.0
//
// Never ends: for the simulator's cycle limit.

int main(void)
{
    for (;;) {
        __asm__ volatile("");
    }
}
