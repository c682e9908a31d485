/** @file Linear memories are the host's: a component's C API names none, and tensors go straight
 * into the kernel's. */
#ifndef SMR_BACK_WASM_MEMORY_H
#define SMR_BACK_WASM_MEMORY_H
#include "back/wasm/wasmtime.h"

/** A memory; it lives as long as the store of its instance, and never moves. */
typedef struct smr_linear smr_linear;
struct smr_linear {
	char *base;
	size_t size;     /* what the code may reach; all else traps */
	size_t reserved; /* addresses that are ours: it may grow so far */
	size_t guard;    /* and those behind, which the code's addresses may hit */
	smr_linear *next;
};

/** Who makes the memories of an engine with these settings. */
void smr_linear_config(const smr_wasmtime *w, wasm_config_t *c);
/** Memories that this thread's instances get from here on go to the front of @p list; NULL: no
 * more of them. */
void smr_linear_collect(smr_linear **list);
/** The one of @p list that has @p tag at @p at; NULL: none, or more than one. */
smr_linear *smr_linear_find(smr_linear *list, uint64_t at, uint64_t tag);
#endif
