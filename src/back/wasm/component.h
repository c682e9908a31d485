/** @file A node as a component: monitor + receiver + kernel, composed (components/node.wit).
 *
 * Calls go through the receiver, but no tensor is a value of the component model: the host copies
 * tensors into the kernel's linear memory, which all addresses here refer to. Inputs and results
 * equal those of the core path to the bit. */
#ifndef SMR_BACK_WASM_COMPONENT_H
#define SMR_BACK_WASM_COMPONENT_H
#include "back/wasm/wasm.h"

typedef struct smr_component smr_component; /* an instance; used by one thread at a time */

/** Instantiates a node. @p kernel: the code that a node without a kernel inside calls; it stays the
 * caller's and outlives the component. NULL: the kernel is inside. An import other than the host's
 * two is SMR_EUNSUPPORTED. */
SMR_MUST_USE smr_status smr_component_new(const void *bytes, size_t n,
					  const smr_wasm_limits *limits, smr_wasm *kernel,
					  smr_component **out);
void smr_component_free(smr_component *c); /* NULL is fine */

/** Reserves bytes in the kernel's memory; *@p at is their address. SMR_ECORRUPT: the kernel's
 * memory cannot be identified. */
SMR_MUST_USE smr_status smr_component_reserve(smr_component *c, uint32_t bytes, uint32_t *at);
/** Returns the kernel's memory after a reservation; the pointer is valid until the next call. */
char *smr_component_memory(smr_component *c, size_t *bytes);

typedef struct smr_stage_call {
	uint32_t number, base, num, value;
	int64_t lo, hi;
	uint32_t scratch;
} smr_stage_call;
/** Runs a stage. @p times: the monitor's times before and after the call. */
SMR_MUST_USE smr_status smr_component_run(smr_component *c, const smr_stage_call *call,
					  uint64_t times[2]);
#endif
