// SPDX-License-Identifier: Apache-2.0
//
// A context is larger if RVH_HARDWARE is defined, and its fields depend on RVH_ENGINE_WIDTH, the parameter EngineWidth
// of the hardware: 32 (default), 64 or 128. Objects compiled with different settings must not be linked together. Both
// macros therefore rename every function that takes a context. If the linker reports an undefined reference to rvh_init,
// rvh_init_hw, rvh_init_hw64 or rvh_init_hw128, compile all objects with the same RVH_HARDWARE and RVH_ENGINE_WIDTH.

#ifndef RVHASH_FORM_H
#define RVHASH_FORM_H

#ifdef RVH_HARDWARE

#ifndef RVH_ENGINE_WIDTH
#define RVH_ENGINE_WIDTH 32
#endif

#if RVH_ENGINE_WIDTH == 32
#define RVH_FORM(name) name##_hw
#elif RVH_ENGINE_WIDTH == 64
#define RVH_FORM(name) name##_hw64
#elif RVH_ENGINE_WIDTH == 128
#define RVH_FORM(name) name##_hw128
#else
#error "rvhash: RVH_ENGINE_WIDTH is 32, 64 or 128"
#endif

// rvhash.h
#define rvh_init RVH_FORM(rvh_init)
#define rvh_update RVH_FORM(rvh_update)
#define rvh_final RVH_FORM(rvh_final)
#define rvh_squeeze RVH_FORM(rvh_squeeze)
#define rvh_clone RVH_FORM(rvh_clone)
#define rvh_wipe RVH_FORM(rvh_wipe)
#define rvh_sponge_init RVH_FORM(rvh_sponge_init)
#define rvh_pad_to_rate RVH_FORM(rvh_pad_to_rate)
#define rvh_sponge_final RVH_FORM(rvh_sponge_final)
#define rvh_save RVH_FORM(rvh_save)
#define rvh_restore RVH_FORM(rvh_restore)

// rvhash_hmac.h
#define rvh_hmac_key_init RVH_FORM(rvh_hmac_key_init)
#define rvh_hmac_key_wipe RVH_FORM(rvh_hmac_key_wipe)
#define rvh_hmac_init RVH_FORM(rvh_hmac_init)
#define rvh_hmac_update RVH_FORM(rvh_hmac_update)
#define rvh_hmac_final RVH_FORM(rvh_hmac_final)
#define rvh_hmac_final_verify RVH_FORM(rvh_hmac_final_verify)
#define rvh_hmac_wipe RVH_FORM(rvh_hmac_wipe)
#define rvh_hmac_tag RVH_FORM(rvh_hmac_tag)
#define rvh_hmac_verify RVH_FORM(rvh_hmac_verify)

// rvhash_sp800185.h
#define rvh_cshake_init RVH_FORM(rvh_cshake_init)
#define rvh_cshake_update RVH_FORM(rvh_cshake_update)
#define rvh_cshake_final RVH_FORM(rvh_cshake_final)
#define rvh_cshake_squeeze RVH_FORM(rvh_cshake_squeeze)
#define rvh_cshake_clone RVH_FORM(rvh_cshake_clone)
#define rvh_cshake_wipe RVH_FORM(rvh_cshake_wipe)
#define rvh_kmac_init RVH_FORM(rvh_kmac_init)
#define rvh_kmac_update RVH_FORM(rvh_kmac_update)
#define rvh_kmac_final RVH_FORM(rvh_kmac_final)
#define rvh_kmac_final_xof RVH_FORM(rvh_kmac_final_xof)
#define rvh_kmac_squeeze RVH_FORM(rvh_kmac_squeeze)
#define rvh_kmac_clone RVH_FORM(rvh_kmac_clone)
#define rvh_kmac_wipe RVH_FORM(rvh_kmac_wipe)
#define rvh_tuplehash_init RVH_FORM(rvh_tuplehash_init)
#define rvh_tuplehash_add RVH_FORM(rvh_tuplehash_add)
#define rvh_tuplehash_final RVH_FORM(rvh_tuplehash_final)
#define rvh_tuplehash_final_xof RVH_FORM(rvh_tuplehash_final_xof)
#define rvh_tuplehash_squeeze RVH_FORM(rvh_tuplehash_squeeze)
#define rvh_tuplehash_wipe RVH_FORM(rvh_tuplehash_wipe)
#define rvh_parallelhash_init RVH_FORM(rvh_parallelhash_init)
#define rvh_parallelhash_update RVH_FORM(rvh_parallelhash_update)
#define rvh_parallelhash_final RVH_FORM(rvh_parallelhash_final)
#define rvh_parallelhash_final_xof RVH_FORM(rvh_parallelhash_final_xof)
#define rvh_parallelhash_squeeze RVH_FORM(rvh_parallelhash_squeeze)
#define rvh_parallelhash_wipe RVH_FORM(rvh_parallelhash_wipe)

// rvhash_xof.h
#define rvh_f1600_init RVH_FORM(rvh_f1600_init)
#define rvh_f1600_xor RVH_FORM(rvh_f1600_xor)
#define rvh_f1600_extract RVH_FORM(rvh_f1600_extract)
#define rvh_keccak_f1600 RVH_FORM(rvh_keccak_f1600)

// rvhash_k12.h
#define rvh_turboshake_init RVH_FORM(rvh_turboshake_init)
#define rvh_turboshake_final RVH_FORM(rvh_turboshake_final)
#define rvh_kt_init RVH_FORM(rvh_kt_init)
#define rvh_kt_update RVH_FORM(rvh_kt_update)
#define rvh_kt_final RVH_FORM(rvh_kt_final)
#define rvh_kt_squeeze RVH_FORM(rvh_kt_squeeze)
#define rvh_kt_wipe RVH_FORM(rvh_kt_wipe)

#endif
#endif
