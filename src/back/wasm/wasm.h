/** @file WebAssembly in this process: code, instances, calls. Nothing in it trusts what it runs.
 *
 * A module imports nothing: it computes in a memory of its own, which the caller fills and reads.
 */
#ifndef SMR_BACK_WASM_WASM_H
#define SMR_BACK_WASM_WASM_H
#include "back/wasm/wasmtime.h"

typedef struct smr_wasm_code smr_wasm_code; /* compiled; for any number of instances, threads */
typedef struct smr_wasm smr_wasm;           /* an instance; used by one thread at a time */

/** What an instance may take. */
typedef struct smr_wasm_limits {
	int64_t memory; /* bytes */
	double seconds; /* for each call */
} smr_wasm_limits;
/** 1 GiB, 60 s; $SAMARA_WASM_MEMORY (MiB) and $SAMARA_WASM_SECONDS set others. */
void smr_wasm_limits_default(smr_wasm_limits *out);

/** Compiles a core module, or takes what was compiled before out of the cache. SMR_EUNSUPPORTED:
 * no Wasmtime, no module, an import (the text names it). @p cached may be NULL. */
SMR_MUST_USE smr_status smr_wasm_code_new(const void *wasm, size_t n, smr_wasm_code **out,
					  bool *cached);
void smr_wasm_code_free(smr_wasm_code *c); /* NULL is fine; instances may still be there */

SMR_MUST_USE smr_status smr_wasm_new(const smr_wasm_code *c, const smr_wasm_limits *limits,
				     smr_wasm **out);
void smr_wasm_free(smr_wasm *w); /* NULL is fine */

/** Makes the memory at least that large. SMR_ENOMEM: beyond the limit. */
SMR_MUST_USE smr_status smr_wasm_reserve(smr_wasm *w, uint64_t bytes);
/** The memory; it stays where it is until the next call or smr_wasm_reserve(). */
char *smr_wasm_memory(smr_wasm *w, size_t *bytes);
/** Value of an exported global of type i32. */
SMR_MUST_USE smr_status smr_wasm_global(smr_wasm *w, const char *name, uint32_t *out);

typedef struct smr_wasm_fn {
	wasmtime_func_t func;
	size_t nargs;
} smr_wasm_fn;
/** An exported function with these parameters: a letter each, i (i32) or l (i64), then ':' and the
 * result's if there is one. SMR_ENOTFOUND, SMR_ETYPE. */
SMR_MUST_USE smr_status smr_wasm_find(smr_wasm *w, const char *name, const char *type,
				      smr_wasm_fn *out);
/** The function smr_nest_K of generated code; it is looked up once. */
SMR_MUST_USE smr_status smr_wasm_stage(smr_wasm *w, uint32_t k, const smr_wasm_fn **out);
/** Calls it; the result, if any, is args[0] then. @p args has room for one value at least. A trap,
 * or the deadline, is SMR_EUNSUPPORTED with the reason; what is in the memory then is of no use. */
SMR_MUST_USE smr_status smr_wasm_call(smr_wasm *w, const smr_wasm_fn *f, wasmtime_val_raw_t *args);
/** Many calls under one deadline: from here on it is @p seconds away, until the next call of this.
 * Calls of smr_wasm_call() in between do not move it. */
SMR_MUST_USE smr_status smr_wasm_begin(smr_wasm *w);
void smr_wasm_end(smr_wasm *w);

/** This process's signals are ours, as a node's are: where another handler took the place of
 * WebAssembly's, it is put back when an instance
 * is made. Without it such an instance, or call, is refused. */
void smr_wasm_own_signals(void);
/** Opens and reads what WebAssembly needs, for a process that cannot open files later. */
SMR_MUST_USE smr_status smr_wasm_warm(void);
#endif
