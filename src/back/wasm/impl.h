/** @file An execution, shared by impl.c, run.c, travel.c and by_component.c. */
#ifndef SMR_BACK_WASM_IMPL_H
#define SMR_BACK_WASM_IMPL_H
#include "back/cpu/codegen/object/module.h"
#include "back/cpu/codegen/object/place.h"
#include "back/wasm/component.h"

/* Offsets of arguments and scratch memory from the start of the codelet's own memory. */
enum {
	AT_BASES = 0,
	AT_NUMS = AT_BASES + 4 * NEST_MAX_OPERANDS,
	AT_RESULT = AT_NUMS + 8 * NEST_MAX_NUMS,
	AT_SCRATCH = 4096,
	AT_VALUES = AT_SCRATCH + NEST_SCRATCH
};
_Static_assert(AT_RESULT + 8 <= AT_SCRATCH, "numbers of all stages have no room");

struct smr_exec {
	const smr_codelet *c;
	nest_recipe recipe;
	smr_wasm_code *code;
	smr_wasm *wasm;
	const smr_wasm_fn *stage[NEST_MAX_STAGES];
	uint64_t heap;            /* end of the module's own memory */
	smr_component *component; /* NULL for the core path */
	char detail[320];
};

/** Assumed cycles a second when a run's deadline is computed from the predicted cycles. */
#define SMR_WASM_SLOWEST 1e8

/** Predicted seconds at that speed. */
double smr_wasm_seconds(const nest_recipe *r);
/** Whether components are used (smr_wasm_choose). */
bool smr_wasm_component_asked(void);
/** Looks up the recipe's stages in x->wasm, and the start of its heap. */
SMR_MUST_USE smr_status smr_wasm_find_stages(smr_exec *x);
void smr_wasm_release(smr_exec *x); /* NULL is fine */
SMR_MUST_USE smr_status smr_wasm_run(smr_exec *x, const smr_env *e, const smr_workers *w);
SMR_MUST_USE smr_status smr_wasm_pack(const smr_codelet *c, const smr_env *e, const char *target,
				      smr_packed *out);
SMR_MUST_USE smr_status smr_wasm_adopt(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
				       smr_exec **out);

/** Places the codelet's windows behind the scratch tensors; its own memory begins at @p own. */
SMR_MUST_USE smr_status smr_wasm_windows(const smr_exec *x, const smr_env *e, uint64_t own,
					 nest_place *out);

/** Finds the prebuilt module of @p ir, or compiles it. Ownership as below. */
SMR_MUST_USE smr_status smr_wasm_core(const smr_str *ir, char **entry, const uint8_t **wasm,
				      size_t *n);
/** Compiles @p ir to a module, through the cache. *@p wasm points into *@p entry, which the caller
 * frees (smr_free). */
SMR_MUST_USE smr_status smr_wasm_module(const smr_str *ir, char **entry, const uint8_t **wasm,
					size_t *n);
/** Does the same for a kernel component, which needs further functions beside its stages. */
SMR_MUST_USE smr_status smr_wasm_kernel(const smr_str *ir, int nstages, char **entry,
					const uint8_t **wasm, size_t *n);
/** Makes an instance of the module of @p ir, for the core path. */
SMR_MUST_USE smr_status smr_wasm_instance(smr_exec *x, const smr_str *ir,
					  const smr_wasm_limits *limits);
/** Makes the node for this code: composed with the kernel inside, or with x->wasm as its kernel
 * outside, which is instantiated if needed. @p ir NULL: always the latter. */
SMR_MUST_USE smr_status smr_wasm_by_component(smr_exec *x, const smr_str *ir,
					      const smr_wasm_limits *limits);
#endif
