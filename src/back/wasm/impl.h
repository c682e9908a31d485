/** @file An execution, between impl.c, run.c, travel.c and by_component.c. */
#ifndef SMR_BACK_WASM_IMPL_H
#define SMR_BACK_WASM_IMPL_H
#include "back/cpu/codegen/object/module.h"
#include "back/wasm/component.h"
#include "back/wasm/place.h"

/* What is no tensor, from the address that is the codelet's own on. */
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
	uint64_t heap;            /* where the module's own memory ends */
	smr_component *component; /* NULL: the core path */
	char detail[320];
};

/** Cycles a second: a run may take so much longer than the model of a core says, and then some. */
#define SMR_WASM_SLOWEST 1e8

/** How long the model says that it takes, so slow. */
double smr_wasm_seconds(const nest_recipe *r);
/** Whether components are called (smr_wasm_choose). */
bool smr_wasm_component_asked(void);
/** Those of the recipe in x->wasm, and where its heap begins. */
SMR_MUST_USE smr_status smr_wasm_find_stages(smr_exec *x);
void smr_wasm_release(smr_exec *x); /* NULL is fine */
SMR_MUST_USE smr_status smr_wasm_run(smr_exec *x, const smr_env *e, const smr_workers *w);
SMR_MUST_USE smr_status smr_wasm_pack(const smr_codelet *c, const smr_env *e, const char *target,
				      smr_packed *out);
SMR_MUST_USE smr_status smr_wasm_adopt(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
				       smr_exec **out);

/** Windows behind the scratch tensors, of a codelet whose own memory begins at @p own. */
SMR_MUST_USE smr_status smr_wasm_windows(const smr_exec *x, const smr_env *e, uint64_t own,
					 smr_wasm_place *out);

/** The module of @p ir: one that came with us, or is made here. As below. */
SMR_MUST_USE smr_status smr_wasm_core(const smr_str *ir, char **entry, const uint8_t **wasm,
				      size_t *n);
/** A module with @p ir in it, through the cache; *@p wasm points into *@p entry (smr_free). */
SMR_MUST_USE smr_status smr_wasm_module(const smr_str *ir, char **entry, const uint8_t **wasm,
					size_t *n);
/** The same with what a kernel component has beside its stages. */
SMR_MUST_USE smr_status smr_wasm_kernel(const smr_str *ir, int nstages, char **entry,
					const uint8_t **wasm, size_t *n);
/** An instance of the module of @p ir, for the core path. */
SMR_MUST_USE smr_status smr_wasm_instance(smr_exec *x, const smr_str *ir,
					  const smr_wasm_limits *limits);
/** The node for this code: composed with the kernel inside, or with x->wasm beside it, which is
 * made if it is not there; @p ir NULL: beside. */
SMR_MUST_USE smr_status smr_wasm_by_component(smr_exec *x, const smr_str *ir,
					      const smr_wasm_limits *limits);
#endif
