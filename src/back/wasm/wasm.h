/** @file WebAssembly in this process: code, instances, calls. The code is untrusted.
 *
 * A module imports nothing: it computes in its own memory, which the caller fills and reads. */
#ifndef SMR_BACK_WASM_WASM_H
#define SMR_BACK_WASM_WASM_H
#include "back/wasm/wasmtime.h"

typedef struct smr_wasm_code smr_wasm_code; /* compiled code; shared by instances and threads */
typedef struct smr_wasm smr_wasm;           /* an instance; used by one thread at a time */

/** Limits of an instance. */
typedef struct smr_wasm_limits {
	int64_t memory; /* bytes */
	double seconds; /* for each call */
} smr_wasm_limits;
/** Sets the default limits: 1 GiB, 60 s; $SAMARA_WASM_MEMORY (MiB) and $SAMARA_WASM_SECONDS
 * override them. */
void smr_wasm_limits_default(smr_wasm_limits *out);

/** Compiles a core module, or loads its compiled code from the cache. SMR_EUNSUPPORTED: no
 * Wasmtime, not a valid module, or an import (the message names it). @p cached may be NULL. */
SMR_MUST_USE smr_status smr_wasm_code_new(const void *wasm, size_t n, smr_wasm_code **out,
					  bool *cached);
void smr_wasm_code_free(smr_wasm_code *c); /* NULL is fine; instances may still exist */

SMR_MUST_USE smr_status smr_wasm_new(const smr_wasm_code *c, const smr_wasm_limits *limits,
				     smr_wasm **out);
void smr_wasm_free(smr_wasm *w); /* NULL is fine */

/** Grows the memory to at least @p bytes. SMR_ENOMEM: beyond the limit. */
SMR_MUST_USE smr_status smr_wasm_reserve(smr_wasm *w, uint64_t bytes);
/** Returns the memory; the pointer is valid until the next call or smr_wasm_reserve(). */
char *smr_wasm_memory(smr_wasm *w, size_t *bytes);
/** Returns the value of an exported global of type i32. */
SMR_MUST_USE smr_status smr_wasm_global(smr_wasm *w, const char *name, uint32_t *out);

typedef struct smr_wasm_fn {
	wasmtime_func_t func;
	size_t nargs;
} smr_wasm_fn;
/** Finds an exported function. @p type: a letter for each parameter, i (i32) or l (i64), then ':'
 * and the result's letter if there is a result. SMR_ENOTFOUND, SMR_ETYPE. */
SMR_MUST_USE smr_status smr_wasm_find(smr_wasm *w, const char *name, const char *type,
				      smr_wasm_fn *out);
/** Returns the function smr_nest_K of generated code, which is looked up once. */
SMR_MUST_USE smr_status smr_wasm_stage(smr_wasm *w, uint32_t k, const smr_wasm_fn **out);
/** Calls a function; a result replaces args[0], so @p args has room for at least one value. A trap
 * or the deadline is SMR_EUNSUPPORTED with the reason; the contents of the memory are undefined
 * then. */
SMR_MUST_USE smr_status smr_wasm_call(smr_wasm *w, const smr_wasm_fn *f, wasmtime_val_raw_t *args);
/** Starts one deadline for several calls: it is @p seconds of the limits from now, and calls of
 * smr_wasm_call() do not move it until smr_wasm_end(). */
SMR_MUST_USE smr_status smr_wasm_begin(smr_wasm *w);
void smr_wasm_end(smr_wasm *w);

/** Declares that this process, such as a node, has no signal handlers of its own. If another
 * handler replaced Wasmtime's, it is restored at the next instantiation. Without this call, such an
 * instantiation or call is refused. */
void smr_wasm_own_signals(void);
/** Opens and reads all files that WebAssembly needs, for a process that later cannot open files. */
SMR_MUST_USE smr_status smr_wasm_warm(void);
#endif
