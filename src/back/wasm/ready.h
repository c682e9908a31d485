/** @file Modules that come with us: components/kernels has the codelets of the examples, so that
 * they run where there is no compiler. A file's name is a hash of the code that it was made of and
 * of how it was made: what does not fit is not found. */
#ifndef SMR_BACK_WASM_READY_H
#define SMR_BACK_WASM_READY_H
#include "base/str.h"

typedef enum smr_ready_kind {
	SMR_READY_CORE, /* the module alone */
	SMR_READY_NODE  /* composed with monitor and receiver */
} smr_ready_kind;

/** SMR_ENOTFOUND: there is none for this code. *@p out is the caller's (smr_free). */
SMR_MUST_USE smr_status smr_wasm_ready(const smr_str *ir, smr_ready_kind kind, char **out,
				       size_t *n);
/** Keeps what was made in $SAMARA_WASM_KEEP, if that is set; then nothing is found either, so that
 * all is made anew (tools/wasm-kernels). */
void smr_wasm_ready_keep(const smr_str *ir, smr_ready_kind kind, const void *data, size_t n);
#endif
