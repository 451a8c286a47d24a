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

uint32_t rvh_device_look(void)
{
    if (mmio_name() != RVH_MMIO_REGS__NAME__VALUE_reset) {
        return 0;
    }
    const uint32_t version = mmio_version(), major = RVH_MMIO_REGS__VERSION__MAJOR_reset;
    if (version < (MMIO_FIELD(VERSION, MAJOR, major) | OLDEST_MINOR)
        || version >> RVH_MMIO_REGS__VERSION__MAJOR_bp > major) {
        return 0;
    }
    // - WORD is that of the engine that the driver is built for. Otherwise an output could not be saved where it stops.
    // - DMA is set if the driver uses it.
    // - ADDRESS is 32, or 0 before minor version 2, if the driver has no upper halves of addresses: with more address
    //   bits a list has another format.
    const uint32_t capability = mmio_capability();
    const uint32_t dma = RVH_DMA ? MMIO_BIT(CAPABILITY, DMA) : 0;
    const uint32_t beyond_32 = MMIO_BIT(CAPABILITY, ADDRESS) & ~MMIO_FIELD(CAPABILITY, ADDRESS, 32);
    const uint32_t expected = MMIO_FIELD(CAPABILITY, WORD, RVH_ENGINE_WORD_CODE) | dma;
    const uint32_t checked = MMIO_BIT(CAPABILITY, WORD) | dma | (RVH_DMA && !RVH_REACH_TOLD ? beyond_32 : 0);
    if ((capability ^ expected) & checked) {
        return 0;
    }
    const unsigned bits = (capability & MMIO_BIT(CAPABILITY, ADDRESS)) >> RVH_MMIO_REGS__CAPABILITY__ADDRESS_bp;
    rvh_reach_tell(bits > 32 ? bits : 32);
    mmio_clear_errors(UINT32_MAX);
    if ((mmio_status() & (MMIO_BIT(STATUS, IDLE) | MMIO_BIT(STATUS, JOB))) != MMIO_BIT(STATUS, IDLE)) {
        mmio_command(OP_WIPE); // an earlier program or an error has left a message or a job
        rvh_mmio_wait(0);      // CONFIG is locked while the job runs
    }
    mmio_config(0); // an earlier program may have set another byte order
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
    return !(status & (MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED))) && rvh_device_settle();
}

#endif
