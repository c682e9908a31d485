/** @file The flow cache: executables of one program share parsed and identified flows. Several
 * threads may build executables. */
#ifndef SMR_RUN_KERNEL_FLOW_CACHE_H
#define SMR_RUN_KERNEL_FLOW_CACHE_H
#include "run/run.h"

typedef struct smr_flow_cache smr_flow_cache;

SMR_MUST_USE smr_status smr_flow_cache_new(smr_flow_cache **out);
/** What was kept goes, too: no image may have it then. NULL is fine. */
void smr_flow_cache_free(smr_flow_cache *o);
/** Takes the flow over, whatever comes of it. */
SMR_MUST_USE smr_status smr_flow_cache_keep(smr_flow_cache *o, smr_flow *f);
/** From now on an op with this key (pass/lower/lower.h), which is copied, has @p f, which is kept,
 * unless another thread was first. Nobody changes @p f then. */
SMR_MUST_USE smr_status smr_flow_cache_note(smr_flow_cache *o, const void *key, size_t n,
					    smr_flow *f);
/** NULL: no op with this key was noted, or @p o is NULL. */
smr_flow *smr_flow_cache_find(smr_flow_cache *o, const void *key, size_t n);
#endif
