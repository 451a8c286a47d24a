// SPDX-License-Identifier: Apache-2.0
// The host of the example: a processor (rvh_example_hart), memory and a console. What is left is for the block: a page
// of addresses, an interrupt, a port to the memory, and the extension interface of the processor.
//
//   0x8000_0000  256 KiB of memory, instructions and data
//   0x2000_0000  4 KiB, the page of the block (OBI manager)
//   0x1000_0000  console: a write to offset 0 prints a character, one to offset 4 ends the simulation with a status
//
// Status 0 ends with $finish, any other one with $stop after a message.

`default_nettype none

module rvh_example_host #(
    parameter Width   = 32,  // of the block's port to the memory
    parameter IdWidth = 4    // of the extension interface
) (
    input wire clk_i,
    input wire rst_ni,

    output wire        page_req_o,
    input  wire        page_gnt_i,
    output wire [11:0] page_addr_o,
    output wire        page_we_o,
    output wire [ 3:0] page_be_o,
    output wire [31:0] page_wdata_o,
    input  wire        page_rvalid_i,
    input  wire [31:0] page_rdata_i,
    input  wire        irq_i,

    input  wire               mem_req_i,
    output wire               mem_gnt_o,
    input  wire [       31:0] mem_addr_i,
    input  wire               mem_we_i,
    input  wire [Width/8-1:0] mem_be_i,
    input  wire [  Width-1:0] mem_wdata_i,
    output wire               mem_rvalid_o,
    output wire [  Width-1:0] mem_rdata_o,
    output wire               mem_err_o,

    output wire               x_issue_valid_o,
    input  wire               x_issue_ready_i,
    output wire [       31:0] x_issue_req_instr_o,
    output wire [IdWidth-1:0] x_issue_req_id_o,
    input  wire               x_issue_resp_accept_i,
    input  wire               x_issue_resp_writeback_i,
    input  wire [        1:0] x_issue_resp_register_read_i,
    output wire [       63:0] x_register_rs_o,
    output wire [        1:0] x_register_rs_valid_o,
    output wire               x_commit_valid_o,
    output wire [IdWidth-1:0] x_commit_id_o,
    output wire               x_commit_kill_o,
    input  wire               x_result_valid_i,
    output wire               x_result_ready_o,
    input  wire [IdWidth-1:0] x_result_id_i,
    input  wire [       31:0] x_result_data_i,
    input  wire [        4:0] x_result_rd_i,
    input  wire               x_result_we_i
);

  localparam Ram = 2'd0, Page = 2'd1, Console = 2'd2, None = 2'd3;

  wire instr_req, instr_rvalid, instr_err, data_req, data_gnt, data_we, data_rvalid, ram_rvalid;
  wire [31:0] instr_addr, instr_rdata, data_addr, data_wdata, ram_rdata;
  wire [3:0] data_be;
  reg  [1:0] to_q;
  reg pending_q, inside_q;
  reg [31:0] cycle_q;

  wire [1:0] to = data_addr[31:18] == 14'h2000 ? Ram : data_addr[31:12] == 20'h2_0000 ? Page :
                  data_addr[31:12] == 20'h1_0000 ? Console : None;
  wire open = !pending_q || data_rvalid;

  // One access is outstanding at a time.
  assign data_gnt = data_req && open && (to != Page || page_gnt_i);
  assign data_rvalid = pending_q && (to_q == Ram ? ram_rvalid : to_q == Page ? page_rvalid_i : inside_q);
  assign page_req_o = data_req && open && to == Page;
  assign page_addr_o = data_addr[11:0];
  assign page_we_o = data_we;
  assign page_be_o = data_be;
  assign page_wdata_o = data_wdata;
  assign mem_gnt_o = 1'b1;

  always @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      pending_q <= 1'b0;
      inside_q  <= 1'b0;
      to_q      <= Ram;
      cycle_q   <= 32'd0;
    end else begin
      cycle_q  <= cycle_q + 32'd1;
      inside_q <= data_gnt && (to == Console || to == None);
      if (data_gnt) begin
        pending_q <= 1'b1;
        to_q      <= to;
      end else if (data_rvalid) begin
        pending_q <= 1'b0;
      end
      if (data_gnt && data_we && to == Console) begin
        if (data_addr[11:0] == 12'h000) begin
          $write("%c", data_wdata[7:0]);
        end else begin
          $display("end of the program with status %0d after %0d cycles", data_wdata, cycle_q);
          if (data_wdata == 32'd0) $finish;
          else begin
            $display("FAILED");
            $stop;
          end
        end
      end
    end
  end

  rvh_example_hart u_hart (
      .clk_i                       (clk_i),
      .rst_ni                      (rst_ni),
      .mtime_i                     (64'd0),
      .irq_i                       ({15'd0, irq_i, 16'd0}),
      .sleep_o                     (),
      .instr_req_o                 (instr_req),
      .instr_gnt_i                 (1'b1),
      .instr_addr_o                (instr_addr),
      .instr_rvalid_i              (instr_rvalid),
      .instr_rdata_i               (instr_rdata),
      .instr_err_i                 (instr_err),
      .data_req_o                  (data_req),
      .data_gnt_i                  (data_gnt),
      .data_addr_o                 (data_addr),
      .data_we_o                   (data_we),
      .data_be_o                   (data_be),
      .data_wdata_o                (data_wdata),
      .data_rvalid_i               (data_rvalid),
      .data_rdata_i                (to_q == Ram ? ram_rdata : to_q == Page ? page_rdata_i : 32'd0),
      .data_err_i                  (to_q == None),
      .x_issue_valid_o             (x_issue_valid_o),
      .x_issue_ready_i             (x_issue_ready_i),
      .x_issue_req_instr_o         (x_issue_req_instr_o),
      .x_issue_req_id_o            (x_issue_req_id_o),
      .x_issue_resp_accept_i       (x_issue_resp_accept_i),
      .x_issue_resp_writeback_i    (x_issue_resp_writeback_i),
      .x_issue_resp_register_read_i(x_issue_resp_register_read_i),
      .x_register_rs_o             (x_register_rs_o),
      .x_register_rs_valid_o       (x_register_rs_valid_o),
      .x_commit_valid_o            (x_commit_valid_o),
      .x_commit_id_o               (x_commit_id_o),
      .x_commit_kill_o             (x_commit_kill_o),
      .x_result_valid_i            (x_result_valid_i),
      .x_result_ready_o            (x_result_ready_o),
      .x_result_id_i               (x_result_id_i),
      .x_result_data_i             (x_result_data_i),
      .x_result_rd_i               (x_result_rd_i),
      .x_result_we_i               (x_result_we_i),
      .rvfi_valid_o                (),
      .rvfi_o                      ()
  );

  rvh_example_ram #(
      .Width(Width)
  ) u_ram (
      .clk_i         (clk_i),
      .rst_ni        (rst_ni),
      .instr_req_i   (instr_req),
      .instr_addr_i  (instr_addr),
      .instr_rvalid_o(instr_rvalid),
      .instr_rdata_o (instr_rdata),
      .instr_err_o   (instr_err),
      .data_req_i    (data_gnt && to == Ram),
      .data_addr_i   (data_addr),
      .data_we_i     (data_we),
      .data_be_i     (data_be),
      .data_wdata_i  (data_wdata),
      .data_rvalid_o (ram_rvalid),
      .data_rdata_o  (ram_rdata),
      .mem_req_i     (mem_req_i),
      .mem_addr_i    (mem_addr_i),
      .mem_we_i      (mem_we_i),
      .mem_be_i      (mem_be_i),
      .mem_wdata_i   (mem_wdata_i),
      .mem_rvalid_o  (mem_rvalid_o),
      .mem_rdata_o   (mem_rdata_o),
      .mem_err_o     (mem_err_o)
  );

endmodule

`default_nettype wire
