// SPDX-License-Identifier: Apache-2.0
//
// Signatures by the mailbox, for `rvhash sign` and its kin and for `rvhash bench pqc`. The number of a job is what it
// does; its message is a request (requests.h). A job that fails has no output. Only the call itself is counted. The
// digest of a long message (job 6) is counted by pieces, like a message of hash.c; its message is the rvh_alg, a word,
// and the bytes.

#include "requests.h"
#include "rvh_lms.h"
#include "rvh_slh_dsa.h"

#include <string.h>

enum { KEYGEN = 1, SIGN = 2, VERIFY = 3, LMS_VERIFY = 4, HSS_VERIFY = 5, DIGEST = 6 };

static struct {
    uint8_t bytes[RVH_SLH_SIGNATURE_MAX];
    uint32_t stack;
} output __attribute__((aligned(16), section(".noinit")));

static rvh_status run_request(uint32_t job, uint32_t outlen)
{
    const struct request *r = &request.head;
    struct blobs in;
    if (!request_fetch(&in) || outlen < sizeof output.stack || outlen - sizeof output.stack > sizeof output.bytes) {
        return RVH_ERR_ARG;
    }
    // In registers before the count begins.
    const uint8_t *random = in.random, *key = in.key, *signature = in.signature, *data = in.data;
    const rvh_slh_set set = (rvh_slh_set)r->set;
    const rvh_slh_message message = {
        .data = data,
        .len = r->data,
        .context = in.context,
        .context_len = r->context,
        .form = (uint8_t)r->form,
        .prehash = (uint8_t)r->prehash,
    };
    rvh_status status = RVH_ERR_ARG;
    uint32_t bytes = 0;
    const uint8_t *top = stack_paint();
    count_begin();
    if (job == KEYGEN && r->random == 3 * rvh_slh_n(set)) {
        bytes = (uint32_t)rvh_slh_secret_bytes(set);
        status = rvh_slh_keygen(set, output.bytes, NULL, random);
    } else if (job == SIGN && r->key == rvh_slh_secret_bytes(set)
               && (r->random == 0 || r->random == rvh_slh_n(set))) {
        bytes = (uint32_t)rvh_slh_signature_bytes(set);
        status = rvh_slh_sign(set, output.bytes, &message, key, r->random == 0 ? NULL : random);
    } else if (job == VERIFY) {
        status = rvh_slh_verify(set, signature, r->signature, &message, key, r->key);
    } else if (job == LMS_VERIFY) {
        status = rvh_lms_verify(signature, r->signature, data, r->data, key, r->key);
    } else if (job == HSS_VERIFY) {
        status = rvh_hss_verify(signature, r->signature, data, r->data, key, r->key);
    }
    count_end();
    output.stack = stack_used(top);
    if (status == RVH_OK) {
        request_deliver(output.bytes, bytes);
        request_deliver(&output.stack, sizeof output.stack);
    }
    return status;
}

// The digest of a message of any length.
static rvh_status run_digest(uint32_t outlen)
{
    static rvh_ctx ctx;
    int last = 0;
    uint32_t len = request_chunk(request.bytes, CHUNK_BYTES, &last);
    uint32_t skip = sizeof(uint32_t); // the algorithm
    rvh_alg alg = (rvh_alg)0;
    if (len >= skip) {
        memcpy(&alg, request.bytes, skip);
    }
    count_begin();
    rvh_status status = rvh_init(&ctx, alg);
    count_end();
    for (;; skip = 0, len = request_chunk(request.bytes, CHUNK_BYTES, &last)) {
        count_begin();
        status = status == RVH_OK ? rvh_update(&ctx, request.bytes + skip, len - skip) : status;
        count_end();
        if (last) {
            break;
        }
    }
    count_begin();
    status = status == RVH_OK ? rvh_final(&ctx, output.bytes, outlen) : status;
    rvh_wipe(&ctx);
    count_end();
    if (status == RVH_OK) {
        request_deliver(output.bytes, outlen);
    }
    return status;
}

static rvh_status run_job(uint32_t job, uint32_t outlen)
{
    return job == DIGEST ? run_digest(outlen) : run_request(job, outlen);
}

int main(void)
{
    // The driver probes its device in the first call. Make that call before the first job.
    rvh_hash(RVH_SHA256, output.bytes, 32, NULL, 0);
    requests_serve(run_job);
    return 0;
}
