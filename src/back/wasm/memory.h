/** @file Linear memories allocated by the host. The C API does not expose memories of components,
 * into which tensors are copied directly. */
#ifndef SMR_BACK_WASM_MEMORY_H
#define SMR_BACK_WASM_MEMORY_H
#include "back/wasm/wasmtime.h"

/** A linear memory; it lives as long as the store of its instance, and never moves. */
typedef struct smr_linear smr_linear;
struct smr_linear {
	char *base;
	size_t size;     /* accessible bytes; accesses beyond trap */
	size_t reserved; /* reserved addresses, up to which it may grow */
	size_t guard;    /* guard behind them, for the code's offsets */
	smr_linear *next;
};

/** Makes an engine with this configuration allocate memories here. */
void smr_linear_config(const smr_wasmtime *w, wasm_config_t *c);
/** Adds memories of instances that this thread creates from now on to the front of @p list; NULL:
 * stops. */
void smr_linear_collect(smr_linear **list);
/** Returns the memory of @p list that contains @p tag at @p at; NULL: none, or more than one. */
smr_linear *smr_linear_find(smr_linear *list, uint64_t at, uint64_t tag);
#endif
