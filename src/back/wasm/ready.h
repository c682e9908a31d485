/** @file Prebuilt modules: components/kernels has the codelets of the examples, for machines
 * without a compiler. A file's name is a hash of the IR and of the compiler's settings, so a module
 * of other code is not found. */
#ifndef SMR_BACK_WASM_READY_H
#define SMR_BACK_WASM_READY_H
#include "base/str.h"

typedef enum smr_ready_kind {
	SMR_READY_CORE, /* only the module */
	SMR_READY_NODE  /* the module composed with monitor and receiver */
} smr_ready_kind;

/** Reads the prebuilt module of this code; the caller frees *@p out (smr_free). SMR_ENOTFOUND:
 * none. */
SMR_MUST_USE smr_status smr_wasm_ready(const smr_str *ir, smr_ready_kind kind, char **out,
				       size_t *n);
/** Writes a new module to $SAMARA_WASM_KEEP if that is set. smr_wasm_ready() then finds nothing, so
 * that all modules are built again (tools/wasm-kernels). */
void smr_wasm_ready_keep(const smr_str *ir, smr_ready_kind kind, const void *data, size_t n);
#endif
