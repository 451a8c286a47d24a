// SPDX-License-Identifier: Apache-2.0

#include "device.h"

#include "algorithms.h"

_Static_assert(JOB_IN == MMIO_BIT(CMD, IN) && JOB_FINISH == MMIO_BIT(CMD, FINISH) && JOB_OUT == MMIO_BIT(CMD, OUT)
                   && JOB_SHORT == MMIO_BIT(CMD, SHORT) && JOB_ALG_AT == RVH_MMIO_REGS__CMD__ALG_bp
                   && JOB_RATE_AT == RVH_MMIO_REGS__CMD__RATE_bp && JOB_SUFFIX_AT == RVH_MMIO_REGS__CMD__SUFFIX_bp,
               "a job's word is what CMD takes");

void rvh_mmio_wait_mode(rvh_wait mode)
{
    rvh_driver.mode = (uint8_t)mode;
}

enum { OLDEST_MINOR = 1 }; // of the versions that this driver can use

static int is_known_device(void)
{
    uint32_t version = mmio_version();
    int32_t minor = (int32_t)(version & RVH_MMIO_REGS__VERSION__MINOR_bm);
    return mmio_name() == RVH_MMIO_REGS__NAME__VALUE_reset
           && version >> RVH_MMIO_REGS__VERSION__MAJOR_bp == RVH_MMIO_REGS__VERSION__MAJOR_reset
           && minor >= OLDEST_MINOR;
}

uint32_t rvh_device_look(void)
{
    if (!is_known_device()) {
        return 0;
    }
    uint32_t capability = mmio_capability();
    if (RVH_DMA && !(capability & MMIO_BIT(CAPABILITY, DMA))) {
        return 0;
    }
    if ((capability & RVH_MMIO_REGS__CAPABILITY__WORD_bm)
        != (uint32_t)RVH_ENGINE_WORD_CODE << RVH_MMIO_REGS__CAPABILITY__WORD_bp) {
        return 0; // an output could not be saved where this driver stops
    }
    const unsigned bits = capability >> MMIO_ADDRESS_AT & MMIO_ADDRESS_MASK;
    rvh_reach_tell(bits > 32 ? bits : 32);
    mmio_clear_errors(UINT32_MAX);
    if ((mmio_status() & (MMIO_BIT(STATUS, IDLE) | MMIO_BIT(STATUS, JOB))) != MMIO_BIT(STATUS, IDLE)) {
        mmio_command(OP_WIPE); // an earlier program or an error has left a message or a job
    }
    return capability;
}

int rvh_device_settle(void)
{
    if (mmio_poll(0) & MMIO_BIT(STATUS, JOB)) {
        return 0;
    }
    if (RVH_DMA) {
        mmio_room(LONGEST_DIGEST);
    }
    return 1;
}

#if RVH_DMA

int rvh_device_job(uint32_t word, const struct rvh_moves *moves)
{
    return rvh_device_do(word, *moves);
}

int rvh_device_late(size_t len)
{
    uint32_t status = mmio_status();
    if (status & MMIO_BIT(STATUS, JOB)) {
        status = rvh_mmio_wait(len);
    }
    mmio_see_output();
    return !(status & (MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED)));
}

#endif
