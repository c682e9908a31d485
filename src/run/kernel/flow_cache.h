/** @file The flow cache: executables of one program share parsed and identified flows. Several
 * threads may build executables. */
#ifndef SMR_RUN_KERNEL_FLOW_CACHE_H
#define SMR_RUN_KERNEL_FLOW_CACHE_H
#include "run/run.h"

typedef struct smr_flow_cache smr_flow_cache;

SMR_MUST_USE smr_status smr_flow_cache_new(smr_flow_cache **out);
/** Frees the cache and its flows, which no image may use then. Accepts NULL. */
void smr_flow_cache_free(smr_flow_cache *o);
/** Takes over the flow of an op's key (pass/lower/lower.h), which is copied; @p f must not change
 * then. If another thread put one first, that one is found. */
SMR_MUST_USE smr_status smr_flow_cache_put(smr_flow_cache *o, const void *key, size_t n,
					   smr_flow *f);
/** Returns the flow of a key; NULL: there is none, or @p o is NULL. */
smr_flow *smr_flow_cache_find(smr_flow_cache *o, const void *key, size_t n);
#endif
