/** @file What the files of this folder share. */
#ifndef SMR_BACK_WASM_OWN_H
#define SMR_BACK_WASM_OWN_H
#include "back/wasm/wasm.h"
#include "base/data/digest.h"

struct smr_wasm_code {
	const smr_wasmtime *w;
	wasmtime_module_t *module;
};

/** Name of a cache entry for these bytes; @p kind: "core", "component". */
SMR_MUST_USE smr_status smr_wasm_key(const smr_wasmtime *w, const char *kind, const void *data,
				     size_t n, char key[2 * SMR_DIGEST_SHORT_BYTES + 1]);
/** An entry that is proved to be ours: @p code points into @p out, which is the caller's. */
SMR_MUST_USE smr_status smr_wasm_cache_get(const char *key, char **out, const uint8_t **code,
					   size_t *n);
/** Keeps it if it can. */
void smr_wasm_cache_put(const char *key, const void *code, size_t n);
/** What this process has loaded under a key: a handle of the caller's own, or NULL. */
wasmtime_module_t *smr_wasm_kept_module(const smr_wasmtime *w, const char *key);
wasmtime_component_t *smr_wasm_kept_component(const smr_wasmtime *w, const char *key);
/** Keeps a handle beside the caller's. */
void smr_wasm_keep_module(const smr_wasmtime *w, const char *key, wasmtime_module_t *m);
void smr_wasm_keep_component(const smr_wasmtime *w, const char *key, wasmtime_component_t *c);
void smr_wasm_forget(const smr_wasmtime *w);
/** Once, when the engine has just been made. */
void smr_wasm_signals_note(void);
/** Before an instance is made, and before a call of it. SMR_EUNSUPPORTED: the program has handlers
 * of its own by now. */
SMR_MUST_USE smr_status smr_wasm_signals_check(bool call);
#endif
