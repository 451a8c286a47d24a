// SPDX-License-Identifier: Apache-2.0
//
// A hash that fails in a table of slhdsa-c: slhdsa_failing_main sha2|shake CALL exit|return|none [FLIP], over a device
// whose next command fails; with mk_var_wide the third one, which is the first of SHA-512. Prints what the handler
// sees. FLIP: bits of the device's CAPABILITY that read wrong.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../failing_handler.h"
#include "slh_var.h"

extern const slh_param_t slh_dsa_sha2_192f, slh_dsa_shake_192f;

static void call(const char *name, slh_var_t *v, const uint8_t *in)
{
    const slh_param_t *p = v->prm;
    if (strncmp(name, "mk_var", 6) == 0) {
        p->mk_var(v, NULL, in, p);
    } else if (strcmp(name, "chain") == 0) {
        p->chain(v, out, in, 3, 5);
    } else if (strcmp(name, "wots_chain") == 0) {
        p->wots_chain(v, out, 9);
    } else if (strcmp(name, "fors_hash") == 0) {
        p->fors_hash(v, out, 1);
    } else if (strcmp(name, "h_msg") == 0) {
        p->h_msg(v, out, in, in, 90, in, 9);
    } else if (strcmp(name, "prf") == 0) {
        p->prf(v, out);
    } else if (strcmp(name, "prf_msg") == 0) {
        p->prf_msg(v, out, in, in, 90, NULL, SLH_CTX_SZ_NO_CONTEXT);
    } else if (strcmp(name, "h_f") == 0) {
        p->h_f(v, out, in);
    } else if (strcmp(name, "h_h") == 0) {
        p->h_h(v, out, in, in);
    } else {
        p->h_t(v, out, in, 96);
    }
}

int main(int argc, char **argv)
{
    static const uint8_t in[128];
    static slh_var_t v;
    if (argc < 4) {
        return 2;
    }
    leaves = strcmp(argv[3], "exit") == 0;
    if (strcmp(argv[3], "none") != 0) {
        rvh_adapter_set_handler(handler);
    }
    if (argc > 4) {
        fake_fault("capability_flip", (uint32_t)strtoul(argv[4], NULL, 0));
    }
    const slh_param_t *p = strcmp(argv[1], "sha2") == 0 ? &slh_dsa_sha2_192f : &slh_dsa_shake_192f;
    p->mk_var(&v, NULL, in, p);
    memset(v.adrs, 0, sizeof *v.adrs);
    p->prf(&v, out); // the driver probes its device
    memset(out, 0, sizeof out);
    if (strncmp(argv[2], "mk_var", 6) != 0) { // which has no output
        memset(out, 0xa5, strcmp(argv[2], "h_msg") == 0 ? p->m : p->n);
    }
    fake_fault("bad_job", strcmp(argv[2], "mk_var_wide") == 0 ? 3 : 1);
    call(argv[2], &v, in);
    puts("went on");
    return 0;
}
