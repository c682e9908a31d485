/** @file A node as a component: monitor + receiver + kernel, composed (components/node.wit).
 *
 * Control goes through the receiver; no tensor is a value of the component model: the host puts it
 * into the kernel's linear memory, whose addresses these are. It takes what the core path takes and
 * gives the same bits. */
#ifndef SMR_BACK_WASM_COMPONENT_H
#define SMR_BACK_WASM_COMPONENT_H
#include "back/wasm/wasm.h"

typedef struct smr_component smr_component; /* an instance; used by one thread at a time */

/** @p kernel: the code that a node whose kernel is not inside calls; NULL where it is inside. It
 * stays the caller's and outlives the component. An import that is none of the host's two is
 * SMR_EUNSUPPORTED. */
SMR_MUST_USE smr_status smr_component_new(const void *bytes, size_t n,
					  const smr_wasm_limits *limits, smr_wasm *kernel,
					  smr_component **out);
void smr_component_free(smr_component *c); /* NULL is fine */

/** Room for so many bytes in the kernel's memory; where it begins. SMR_ECORRUPT: the kernel does
 * not show in which memory that is. */
SMR_MUST_USE smr_status smr_component_reserve(smr_component *c, uint32_t bytes, uint32_t *at);
/** The kernel's memory, once room has been reserved; it stays where it is until the next call. */
char *smr_component_memory(smr_component *c, size_t *bytes);

typedef struct smr_stage_call {
	uint32_t number, base, num, value;
	int64_t lo, hi;
	uint32_t scratch;
} smr_stage_call;
/** @p times: what the monitor said before and after. */
SMR_MUST_USE smr_status smr_component_run(smr_component *c, const smr_stage_call *call,
					  uint64_t times[2]);
#endif
