// SPDX-License-Identifier: Apache-2.0
// The memory of the example on AXI4: INCR bursts of full words, one transaction at a time, one word in three cycles.

`default_nettype none

module rvh_example_axi_to_obi #(
    parameter Width   = 32,
    parameter IdWidth = 1
) (
    input wire clk_i,
    input wire rst_ni,

    input  wire               awvalid_i,
    output wire               awready_o,
    input  wire [IdWidth-1:0] awid_i,
    input  wire [       31:0] awaddr_i,
    input  wire               wvalid_i,
    output wire               wready_o,
    input  wire [  Width-1:0] wdata_i,
    input  wire [Width/8-1:0] wstrb_i,
    input  wire               wlast_i,
    output wire               bvalid_o,
    input  wire               bready_i,
    output wire [IdWidth-1:0] bid_o,
    output wire [        1:0] bresp_o,
    input  wire               arvalid_i,
    output wire               arready_o,
    input  wire [IdWidth-1:0] arid_i,
    input  wire [       31:0] araddr_i,
    input  wire [        7:0] arlen_i,
    output wire               rvalid_o,
    input  wire               rready_i,
    output wire [IdWidth-1:0] rid_o,
    output reg  [  Width-1:0] rdata_o,
    output wire [        1:0] rresp_o,
    output wire               rlast_o,

    output wire               mem_req_o,
    output reg  [       31:0] mem_addr_o,
    output wire               mem_we_o,
    output wire [Width/8-1:0] mem_be_o,
    output wire [  Width-1:0] mem_wdata_o,
    input  wire               mem_rvalid_i,
    input  wire [  Width-1:0] mem_rdata_i,
    input  wire               mem_err_i
);

  localparam Idle = 3'd0, Read = 3'd1, ReadWait = 3'd2, ReadGive = 3'd3, Write = 3'd4, WriteWait = 3'd5, Respond = 3'd6;

  reg [2:0] state_q;
  reg [7:0] left_q;
  reg [IdWidth-1:0] id_q;
  reg err_q, last_q;

  assign arready_o   = state_q == Idle;
  assign awready_o   = state_q == Idle && !arvalid_i;
  assign wready_o    = state_q == Write;
  assign mem_we_o    = state_q == Write;
  assign mem_req_o   = state_q == Read || (state_q == Write && wvalid_i);
  assign mem_be_o    = state_q == Write ? wstrb_i : {Width / 8{1'b1}};
  assign mem_wdata_o = wdata_i;
  assign rvalid_o    = state_q == ReadGive;
  assign rlast_o     = left_q == 8'd0;
  assign rresp_o     = {err_q, 1'b0};
  assign bvalid_o    = state_q == Respond;
  assign bresp_o     = {err_q, 1'b0};
  assign rid_o       = id_q;
  assign bid_o       = id_q;

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      state_q         <= Idle;
      left_q          <= 8'd0;
      id_q            <= {IdWidth{1'b0}};
      mem_addr_o      <= 32'd0;
      {err_q, last_q} <= 2'b00;
    end else begin
      case (state_q)
        Idle: begin
          err_q <= 1'b0;
          if (arvalid_i) begin
            state_q    <= Read;
            mem_addr_o <= araddr_i;
            left_q     <= arlen_i;
            id_q       <= arid_i;
          end else if (awvalid_i) begin
            state_q    <= Write;
            mem_addr_o <= awaddr_i;
            id_q       <= awid_i;
          end
        end
        Read: state_q <= ReadWait;
        ReadWait: begin
          if (mem_rvalid_i) begin
            state_q <= ReadGive;
            err_q   <= mem_err_i;
          end
        end
        ReadGive: begin
          if (rready_i) begin
            state_q    <= rlast_o ? Idle : Read;
            left_q     <= left_q - 8'd1;
            mem_addr_o <= mem_addr_o + Width / 8;
          end
        end
        Write: begin
          if (wvalid_i) begin
            state_q <= WriteWait;
            last_q  <= wlast_i;
          end
        end
        WriteWait: begin
          if (mem_rvalid_i) begin
            state_q    <= last_q ? Respond : Write;
            err_q      <= err_q || mem_err_i;
            mem_addr_o <= mem_addr_o + Width / 8;
          end
        end
        default: begin
          if (bready_i) state_q <= Idle;
        end
      endcase
    end
  end

  always @(posedge clk_i) begin
    if (mem_rvalid_i) rdata_o <= mem_rdata_i;
  end

endmodule

`default_nettype wire
