// SPDX-License-Identifier: Apache-2.0
//
// A context is larger if RVH_HARDWARE is defined. Objects compiled with and without RVH_HARDWARE must not be linked
// together. RVH_HARDWARE therefore renames every function that takes a context. If the linker reports an undefined
// reference to rvh_init or rvh_init_hw, compile all objects with the same setting of RVH_HARDWARE.

#ifndef RVHASH_FORM_H
#define RVHASH_FORM_H

#ifdef RVH_HARDWARE

// rvhash.h
#define rvh_init rvh_init_hw
#define rvh_update rvh_update_hw
#define rvh_final rvh_final_hw
#define rvh_squeeze rvh_squeeze_hw
#define rvh_clone rvh_clone_hw
#define rvh_wipe rvh_wipe_hw
#define rvh_sponge_init rvh_sponge_init_hw
#define rvh_pad_to_rate rvh_pad_to_rate_hw
#define rvh_sponge_final rvh_sponge_final_hw
#define rvh_save rvh_save_hw
#define rvh_restore rvh_restore_hw

// rvhash_hmac.h
#define rvh_hmac_key_init rvh_hmac_key_init_hw
#define rvh_hmac_key_wipe rvh_hmac_key_wipe_hw
#define rvh_hmac_init rvh_hmac_init_hw
#define rvh_hmac_update rvh_hmac_update_hw
#define rvh_hmac_final rvh_hmac_final_hw
#define rvh_hmac_final_verify rvh_hmac_final_verify_hw
#define rvh_hmac_wipe rvh_hmac_wipe_hw
#define rvh_hmac_tag rvh_hmac_tag_hw
#define rvh_hmac_verify rvh_hmac_verify_hw

// rvhash_sp800185.h
#define rvh_cshake_init rvh_cshake_init_hw
#define rvh_cshake_update rvh_cshake_update_hw
#define rvh_cshake_final rvh_cshake_final_hw
#define rvh_cshake_squeeze rvh_cshake_squeeze_hw
#define rvh_cshake_clone rvh_cshake_clone_hw
#define rvh_cshake_wipe rvh_cshake_wipe_hw
#define rvh_kmac_init rvh_kmac_init_hw
#define rvh_kmac_update rvh_kmac_update_hw
#define rvh_kmac_final rvh_kmac_final_hw
#define rvh_kmac_final_xof rvh_kmac_final_xof_hw
#define rvh_kmac_squeeze rvh_kmac_squeeze_hw
#define rvh_kmac_clone rvh_kmac_clone_hw
#define rvh_kmac_wipe rvh_kmac_wipe_hw
#define rvh_tuplehash_init rvh_tuplehash_init_hw
#define rvh_tuplehash_add rvh_tuplehash_add_hw
#define rvh_tuplehash_final rvh_tuplehash_final_hw
#define rvh_tuplehash_final_xof rvh_tuplehash_final_xof_hw
#define rvh_tuplehash_squeeze rvh_tuplehash_squeeze_hw
#define rvh_tuplehash_wipe rvh_tuplehash_wipe_hw
#define rvh_parallelhash_init rvh_parallelhash_init_hw
#define rvh_parallelhash_update rvh_parallelhash_update_hw
#define rvh_parallelhash_final rvh_parallelhash_final_hw
#define rvh_parallelhash_final_xof rvh_parallelhash_final_xof_hw
#define rvh_parallelhash_squeeze rvh_parallelhash_squeeze_hw
#define rvh_parallelhash_wipe rvh_parallelhash_wipe_hw

// rvhash_k12.h
#define rvh_turboshake_init rvh_turboshake_init_hw
#define rvh_turboshake_final rvh_turboshake_final_hw
#define rvh_kt_init rvh_kt_init_hw
#define rvh_kt_update rvh_kt_update_hw
#define rvh_kt_final rvh_kt_final_hw
#define rvh_kt_squeeze rvh_kt_squeeze_hw
#define rvh_kt_wipe rvh_kt_wipe_hw

#endif
#endif
