// SPDX-License-Identifier: Apache-2.0
// A round and a step of the schedule in the form of rvh_sharv_core's stages: functions of rvh_sha256_pkg, with
// additions in pairs. Job sharv-round compares this form with the standard; job sharv-core compares the core with this
// form.

`default_nettype none

package rvh_formal_sharv_form_pkg;
  import rvh_sha256_pkg::*;

  typedef struct packed {word_t h_kw, sum, t2, t1;} parts_t;

  function automatic parts_t parts(vars_t v, word_t k, word_t w);
    parts.sum  = big_sigma1(v.e) + ch(v.e, v.f, v.g);
    parts.t2   = big_sigma0(v.a) + maj(v.a, v.b, v.c);
    parts.h_kw = v.h + (k + w);
    parts.t1   = parts.h_kw + parts.sum;
  endfunction

  function automatic vars_t round(vars_t v, word_t k, word_t w);
    parts_t p;
    p = parts(v, k, w);
    return '{a: p.t1 + p.t2, b: v.a, c: v.b, d: v.c, e: v.d + p.t1, f: v.e, g: v.f, h: v.g};
  endfunction

  function automatic word_t schedule(word_t w0, word_t w1, word_t w9, word_t w14);
    return (small_sigma0(w1) + w0) + (small_sigma1(w14) + w9);
  endfunction

endpackage

`default_nettype wire
