// SPDX-License-Identifier: Apache-2.0
// The SoC serving with the exported block at 0x4000_0000 of its Wishbone bus, and a console at 0x8000_0000: a write to
// offset 0 prints a character, one to offset 4 ends the simulation.

`default_nettype none

module soc;

  reg clk = 1'b0, rst = 1'b1;
  wire [31:0] adr, dat, rdata;
  wire [3:0] sel;
  wire we, stb, gnt, rvalid;
  reg pending = 1'b0;

  wire page = stb && adr[31:30] == 2'b01;
  wire console = stb && adr[31:30] == 2'b10;

  always #5 clk = !clk;

  initial begin
    repeat (8) @(negedge clk);
    rst = 1'b0;
    repeat (20000000) @(negedge clk);
    $display("FAILED: no end");
    $stop;
  end

  // An access is granted once.
  always @(posedge clk) pending <= !rst && page && !rvalid && (pending || gnt);

  always @(posedge clk) begin
    if (console && we && !adr[2]) $write("%c", dat[7:0]);
    if (console && we && adr[2]) begin
      if (dat == 32'd0) $finish;
      else $stop;
    end
  end

  serving #(
      .memfile("program.hex"),
      .memsize(65536)
  ) u_serving (
      .i_clk(clk),
      .i_rst(rst),
      .i_timer_irq(1'b0),
      .o_wb_adr(adr),
      .o_wb_dat(dat),
      .o_wb_sel(sel),
      .o_wb_we(we),
      .o_wb_stb(stb),
      .i_wb_rdt(rdata),
      .i_wb_ack(rvalid || console)
  );

  my_hash u_hash (
      .clk_i       (clk),
      .rst_ni      (!rst),
      .obi_req_i   (page && !pending),
      .obi_gnt_o   (gnt),
      .obi_addr_i  (adr[11:0]),
      .obi_we_i    (we),
      .obi_be_i    (sel),
      .obi_wdata_i (dat),
      .obi_rvalid_o(rvalid),
      .obi_rdata_o (rdata),
      .mgr_req_o   (),
      .mgr_gnt_i   (1'b0),
      .mgr_addr_o  (),
      .mgr_we_o    (),
      .mgr_be_o    (),
      .mgr_wdata_o (),
      .mgr_more_o  (),
      .mgr_cancel_o(),
      .mgr_rvalid_i(1'b0),
      .mgr_rdata_i (32'd0),
      .mgr_err_i   (1'b0),
      .irq_o       (),
      .idle_o      ()
  );

endmodule

`default_nettype wire
