// SPDX-License-Identifier: Apache-2.0

#include "engine.h"

struct rvh_mmio_driver rvh_mmio_driver;

void rvh_mmio_wait_mode(rvh_wait mode)
{
    rvh_mmio_driver.mode = mode;
}

static int is_known_device(void)
{
    const uint32_t minor_mask = RVH_MMIO_REGS__VERSION__MINOR_bm;
    uint32_t version = mmio_version();
    return mmio_name() == RVH_MMIO_REGS__NAME__VALUE_reset
           && version >> RVH_MMIO_REGS__VERSION__MAJOR_bp == RVH_MMIO_REGS__VERSION__MAJOR_reset
           && (version & minor_mask) >= RVH_MMIO_REGS__VERSION__MINOR_reset;
}

int rvh_mmio_make_free(void)
{
    switch (rvh_mmio_driver.engine) {
    case ENGINE_UNKNOWN:
        if (!is_known_device()) {
            rvh_mmio_driver.engine = ENGINE_ABSENT;
            return 0;
        }
        if (mmio_status() & MMIO_BIT(STATUS, IDLE)) {
            rvh_mmio_driver.engine = ENGINE_FREE;
            return 1;
        }
        mmio_wipe(); // as another program left it, or as an error did
        break;
    case ENGINE_WIPING:
        break;
    case ENGINE_FREE:
        return 1;
    default:
        return 0;
    }
    rvh_mmio_driver.engine = mmio_poll_until(MMIO_BIT(STATUS, IDLE)) ? ENGINE_FREE : ENGINE_ABSENT;
    return rvh_mmio_driver.engine == ENGINE_FREE;
}

rvh_result rvh_mmio_give_up(uint8_t *out, size_t outlen)
{
    for (size_t i = 0; i < outlen; i++) {
        out[i] = 0;
    }
    mmio_wipe();
    rvh_mmio_release(ENGINE_UNKNOWN);
    return RVH_FAILURE;
}
