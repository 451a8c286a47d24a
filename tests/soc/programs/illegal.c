// SPDX-License-Identifier: Apache-2.0
//
// An instruction of the coprocessor in a system without one. The default trap handler must report it.

#include "rvh_xif_instr.h"

int main(void)
{
    rvh_xif_wait();
    return 0;
}
