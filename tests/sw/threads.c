// SPDX-License-Identifier: Apache-2.0
//
// Threads over the driver, each with messages of its own, and one that does not wait for the lock, as a handler. Each
// digest is compared with portable C. Prints the messages, those in hardware, those that fell back, and the busy calls.

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver.h"
#include "rvhash.h"
#include "rvhash_xof.h"
#include "soft.h"

enum { THREADS = 4, ROUNDS = 300, BYTES = 500 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local int impatient;
static int users; // in the driver at this moment
static unsigned messages, busy_calls;

// What the driver knows of the engine, when nobody has the lock: in its place is nonsense then.
static struct rvh_driver kept;

static void show(const struct rvh_driver *driver)
{
    rvh_driver.state = driver->state;
    rvh_driver.owner = driver->owner;
    rvh_driver.tickets = driver->tickets;
    rvh_driver.saved_size = driver->saved_size;
    rvh_driver.in_output = driver->in_output;
    rvh_driver.slots = driver->slots;
    rvh_driver.at_work = driver->at_work;
}

static void hide(void)
{
    static struct rvh_driver nonsense;
    memset(&nonsense, 0xee, sizeof nonsense);
    kept = rvh_driver;
    show(&nonsense);
}

int locks_take(void)
{
    if (impatient ? pthread_mutex_trylock(&mutex) != 0 : pthread_mutex_lock(&mutex) != 0) {
        return 0;
    }
    if (__atomic_add_fetch(&users, 1, __ATOMIC_SEQ_CST) != 1) {
        abort();
    }
    show(&kept);
    if (rand() % 4 == 0) {
        sched_yield();
    }
    return 1;
}

void locks_give(void)
{
    hide();
    __atomic_sub_fetch(&users, 1, __ATOMIC_SEQ_CST);
    if (pthread_mutex_unlock(&mutex) != 0) {
        abort();
    }
}

static void need(int condition, const char *what)
{
    if (!condition) {
        fprintf(stderr, "threads: %s\n", what);
        exit(1);
    }
}

// A call until it is not busy; only who does not wait for the lock may hear that.
#define UNTIL_DONE(call)                                                                                               \
    do {                                                                                                               \
        rvh_status status;                                                                                             \
        while ((status = (call)) == RVH_ERR_BUSY) {                                                                    \
            need(impatient, "busy for one that waits");                                                                \
            __atomic_add_fetch(&busy_calls, 1, __ATOMIC_RELAXED);                                                      \
            sched_yield();                                                                                             \
        }                                                                                                              \
        need(status == RVH_OK, #call);                                                                                 \
    } while (0)

static void *work(void *who)
{
    static const rvh_alg algorithms[] = {RVH_SHA256, RVH_SHA512, RVH_SHA3_384, RVH_SHAKE128, RVH_SHA224};
    unsigned seed = (unsigned)(size_t)who;
    impatient = seed == THREADS - 1;
    for (unsigned round = 0; round < ROUNDS; round++) {
        rvh_alg alg = algorithms[rand_r(&seed) % 5];
        size_t len = (size_t)rand_r(&seed) % BYTES, cut = len ? (size_t)rand_r(&seed) % len : 0;
        size_t outlen = rvh_digest_size(alg) ? rvh_digest_size(alg) : 60, first = rvh_digest_size(alg) ? outlen : 9;
        uint8_t message[BYTES], want[64], got[64];
        for (size_t i = 0; i < len; i++) {
            message[i] = (uint8_t)rand_r(&seed);
        }
        rvh_soft_hash(alg, want, outlen, message, len);
        need(rvh_hash(alg, got, outlen, message, len) == RVH_OK && memcmp(got, want, outlen) == 0, "one call");
        const rvh_part parts[] = {{message, cut}, {message + cut, len - cut}};
        need(rvh_hashv(alg, got, outlen, parts, 2) == RVH_OK && memcmp(got, want, outlen) == 0, "in parts");
        __atomic_add_fetch(&messages, 1, __ATOMIC_RELAXED);
        if (alg == RVH_SHAKE128 && len <= RVH_SEED_MAX) {
            rvh_seed_xof xof;
            need(rvh_seed_xof_init(&xof, alg) == RVH_OK && rvh_seed_xof_absorb(&xof, message, len) == RVH_OK, "seed");
            xof.position = 20;
            need(rvh_seed_xof_squeeze(&xof, got, 40) == RVH_OK && memcmp(got, want + 20, 40) == 0, "at a position");
            __atomic_add_fetch(&messages, 1, __ATOMIC_RELAXED);
        }
        rvh_ctx one, two = {0};
        need(rvh_init(&one, alg) == RVH_OK, "init");
        UNTIL_DONE(rvh_update(&one, message, cut));
        UNTIL_DONE(rvh_clone(&two, &one));
        UNTIL_DONE(rvh_update(&one, message + cut, len - cut));
        UNTIL_DONE(rvh_update(&two, message + cut, len - cut));
        UNTIL_DONE(rvh_final(&one, got, first));
        if (first < outlen) {
            UNTIL_DONE(rvh_squeeze(&one, got + first, outlen - first));
        }
        need(memcmp(got, want, outlen) == 0, "in pieces");
        UNTIL_DONE(rvh_wipe(&one));
        if (round % 3 == 0) {
            UNTIL_DONE(rvh_wipe(&two));
        } else {
            UNTIL_DONE(rvh_final(&two, got, outlen));
            need(memcmp(got, want, outlen) == 0, "cloned");
            UNTIL_DONE(rvh_wipe(&two));
        }
        __atomic_add_fetch(&messages, 2, __ATOMIC_RELAXED);
    }
    return NULL;
}

// While another has the lock, what is in hardware stays there, and what is not is wiped all the same.
static void without_the_lock(void)
{
    rvh_ctx held, soft;
    need(rvh_init(&held, RVH_SHA256) == RVH_OK && rvh_update(&held, "abc", 3) == RVH_OK, "held");
    pthread_mutex_lock(&mutex);
    impatient = 1;
    need(rvh_wipe(&held) == RVH_ERR_BUSY, "wipe of a held message");
    need(rvh_init(&soft, RVH_SHA256) == RVH_OK && rvh_wipe(&soft) == RVH_OK, "wipe of one in portable C");
    impatient = 0;
    pthread_mutex_unlock(&mutex);
    need(rvh_wipe(&held) == RVH_OK, "wipe with the lock");
    messages += 2;
}

int main(void)
{
    pthread_t threads[THREADS];
    hide();
    without_the_lock();
    for (size_t i = 0; i < THREADS; i++) {
        need(pthread_create(&threads[i], NULL, work, (void *)i) == 0, "thread");
    }
    for (size_t i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
    }
    printf("%u %u %u %u\n", messages, rvh_hw_used(), rvh_hw_fallbacks(), busy_calls);
    return 0;
}
