/** @file Declarations shared by the files of this folder. */
#ifndef SMR_BACK_WASM_OWN_H
#define SMR_BACK_WASM_OWN_H
#include "back/wasm/wasm.h"
#include "base/data/digest.h"

struct smr_wasm_code {
	const smr_wasmtime *w;
	wasmtime_module_t *module;
};

/** Makes the name of the cache entry for some bytes; @p kind: "core", "component". */
SMR_MUST_USE smr_status smr_wasm_key(const smr_wasmtime *w, const char *kind, const void *data,
				     size_t n, char key[2 * SMR_DIGEST_SHORT_BYTES + 1]);
/** Reads a cache entry and verifies its MAC. @p code points into @p out, which the caller frees. */
SMR_MUST_USE smr_status smr_wasm_cache_get(const char *key, char **out, const uint8_t **code,
					   size_t *n);
/** Writes a cache entry; errors are ignored. */
void smr_wasm_cache_put(const char *key, const void *code, size_t n);
/** Returns a handle of code that this process has loaded under a key, owned by the caller; or
 * NULL. */
wasmtime_module_t *smr_wasm_kept_module(const smr_wasmtime *w, const char *key);
wasmtime_component_t *smr_wasm_kept_component(const smr_wasmtime *w, const char *key);
/** Keeps another handle of the caller's code. */
void smr_wasm_keep_module(const smr_wasmtime *w, const char *key, wasmtime_module_t *m);
void smr_wasm_keep_component(const smr_wasmtime *w, const char *key, wasmtime_component_t *c);
void smr_wasm_forget(const smr_wasmtime *w);
/** Records Wasmtime's signal handlers, once after the engine was created. */
void smr_wasm_signals_note(void);
/** Checks the signal handlers before an instantiation, and before a call. SMR_EUNSUPPORTED: the
 * program has installed its own handlers. */
SMR_MUST_USE smr_status smr_wasm_signals_check(bool call);
#endif
