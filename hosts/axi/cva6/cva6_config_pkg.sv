// SPDX-License-Identifier: Apache-2.0
// Configuration of CVA6: RV64IMAC. The FPU is off, because the package lacks files of its divider. The data cache is
// write-through unless RVH_CVA6_BACK is defined. CV-X-IF is on if RVH_SOC_EXTENSION is defined: rvh_soc_axi. This file
// goes before those of CVA6, which ask for the macro of the data cache.

`default_nettype none

`ifndef RVH_CVA6_BACK
`define WT_DCACHE
`endif

package cva6_config_pkg;

  localparam int CVA6ConfigXlen = 64;

  localparam int CVA6ConfigFpuEn = 0;
  localparam int CVA6ConfigF16En = 0;
  localparam int CVA6ConfigF16AltEn = 0;
  localparam int CVA6ConfigF8En = 0;
  localparam int CVA6ConfigFVecEn = 0;

`ifdef RVH_SOC_EXTENSION
  localparam int CVA6ConfigCvxifEn = 1;
`else
  localparam int CVA6ConfigCvxifEn = 0;
`endif
  localparam int CVA6ConfigCExtEn = 1;
  localparam int CVA6ConfigAExtEn = 1;

  localparam int CVA6ConfigFetchUserEn = 0;
  localparam int CVA6ConfigFetchUserWidth = 64;
  localparam int CVA6ConfigDataUserEn = 0;
  localparam int CVA6ConfigDataUserWidth = 64;

  localparam int CVA6ConfigRenameEn = 0;

endpackage

`default_nettype wire
