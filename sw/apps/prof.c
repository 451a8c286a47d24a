#include "console.h"
#include "counters.h"
#include "slh_tree.h"
static rvh_slh s;
static uint8_t seed[32] __attribute__((aligned(8))), node[32] __attribute__((aligned(8))), sig[67*32] __attribute__((aligned(8)));
static void show(const char *n, uint32_t c){console_puts(n);console_puts(" ");console_dec(c);console_puts("\n");}
#define M(name, call) do { for (int i=0;i<2;i++){uint32_t a=counters_cycles(); call; uint32_t b=counters_cycles(); if(i) show(name,b-a);} } while(0)
int main(void){
  for (rvh_slh_set set = RVH_SLH_SHA2_128F; set <= RVH_SLH_SHAKE_256F; set += 2) { if (set==RVH_SLH_SHA2_192F||set==RVH_SLH_SHAKE_192F) continue;
  const rvh_slh_parameters *p = rvh_slh_parameters_of(set);
  show("set", set);
  M("begin", rvh_slh_begin(&s,p,seed,seed));
  M("at_tree", rvh_slh_at_tree(&s,3,77));
  M("use_fors", rvh_slh_use_fors(&s,3));
  M("f", rvh_slh_f(&s,node));
  M("h", rvh_slh_h(&s,node));
  M("t35", rvh_slh_t(&s,rvh_slh_chains(p),node));
  M("use_wots", rvh_slh_use_wots(&s));
  M("climb6", rvh_slh_climb(&s,6,5,sig,node)); M("climb3", rvh_slh_climb(&s,3,5,sig,node));
  M("digits", rvh_slh_digits(&s,node));
  unsigned sum=0; for(unsigned i=0;i<rvh_slh_chains(p);i++) sum+=15-s.digits[i];
  show("steps",sum);
  { rvh_row row = {.starts=sig,.digits=s.digits,.ends=rvh_slh_list_values(&s),.count=(uint16_t)rvh_slh_chains(p),.part=RVH_CHAIN_FROM_DIGIT};
  for (int d=15; d>=13; d--) { memset(s.digits,d,67); M("row_d", rvh_chain_row(&s.chains,&row)); }
  row.part=0; row.prf=1; M("row_whole", rvh_chain_row(&s.chains,&row)); row.count=1; M("row1", rvh_chain_row(&s.chains,&row)); row.count=0; M("row0", rvh_chain_row(&s.chains,&row)); rvh_slh_digits(&s,node);}
  M("from_sig", rvh_slh_wots_from_signature(&s,3,sig,node));
  }
  return 0;
}
