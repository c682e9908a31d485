/* Runs a codelet: copies tensors into the instance's memory and results out of it. */
#include <string.h>

#include "back/wasm/impl.h"
#include "base/alloc.h"

/* Returns the offset of the first scratch tensor. */
static uint64_t scratch_offset(const nest_recipe *r, uint64_t own)
{
	return (own + AT_VALUES + (uint64_t)r->nvalues * 8 + 63) / 64 * 64;
}

smr_status smr_wasm_windows(const smr_exec *x, const smr_env *e, uint64_t own, nest_place *out)
{
	uint64_t from = scratch_offset(&x->recipe, own) + (uint64_t)nest_recipe_temp(&x->recipe);

	return nest_place_make(x->c, e, &x->recipe, from, UINT64_C(1) << 32, out);
}

/* Writes pointers, numbers and values to `memory`, whose address in the instance is `own`. */
static void put_arguments(const smr_exec *x, const smr_env *e, const nest_place *p, uint64_t own,
			  char *memory)
{
	const nest_recipe *r = &x->recipe;
	uint64_t temps = scratch_offset(r, own);

	for (int i = 0; i < r->nops; i++) {
		uint32_t at = (uint32_t)p->pointer[i];

		if (r->op[i].where == NEST_TEMP)
			at = (uint32_t)(temps + (uint64_t)nest_recipe_temp_at(r, i));
		else if (r->op[i].where == NEST_RESULT)
			at = (uint32_t)(own + AT_RESULT);
		memcpy(memory + AT_BASES + 4 * i, &at, sizeof(at));
	}
	memcpy(memory + AT_NUMS, r->num, sizeof(r->num));
	memset(memory + AT_RESULT, 0, sizeof(uint64_t));
	if (r->nvalues > 0)
		memcpy(memory + AT_VALUES, e->value, (size_t)r->nvalues * 8);
}

/* Copies the result's segment if a condition decides what is stored; else *out is NULL. */
static smr_status save_result_window(const smr_exec *x, const nest_place *p, const char *memory,
				     char **out)
{
	const nest_place_segment *s;

	*out = NULL;
	if (p->nresults == 0 || !p->result[0].masked)
		return SMR_OK;
	s = &p->segment[p->result[0].segment];
	*out = smr_malloc(s->n);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a window of %llu bytes",
				(unsigned long long)s->n);
	memcpy(*out, memory + s->at, s->n);
	return SMR_OK;
}

/* ---- memory -------------------------------------------------------------------------------------
 */

static char *get_exec_memory(smr_exec *x, size_t *size)
{
	return x->component != NULL ? smr_component_memory(x->component, size)
				    : smr_wasm_memory(x->wasm, size);
}

/* Reserves memory in the kernel inside the node, which decides its address, and then lays the
 * windows out again from there. */
static smr_status reserve_component_windows(smr_exec *x, const smr_env *e, uint64_t *own,
					    nest_place *p)
{
	enum { ALIGNED = 128 }; /* the address may change alignment padding by this much */
	uint32_t at;

	SMR_TRY(smr_wasm_windows(x, e, 0, p));
	if (p->end > UINT32_MAX - ALIGNED)
		return smr_fail(SMR_EUNSUPPORTED, "its windows are larger than a 32-bit memory");
	SMR_TRY(smr_component_reserve(x->component, (uint32_t)p->end + ALIGNED, &at));
	*own = at;
	return smr_wasm_windows(x, e, at, p);
}

static smr_status make_room(smr_exec *x, const smr_env *e, uint64_t *own, nest_place *p)
{
	size_t size;

	if (x->component != NULL) {
		SMR_TRY(reserve_component_windows(x, e, own, p));
	} else {
		*own = x->heap;
		SMR_TRY(smr_wasm_windows(x, e, *own, p));
		SMR_TRY(smr_wasm_reserve(x->wasm, p->end + 64));
	}
	(void)get_exec_memory(x, &size);
	return p->end <= size ? SMR_OK
			      : smr_fail(SMR_ECORRUPT, "the memory is smaller than was asked for");
}

/* ---- running -----------------------------------------------------------------------------------
 */

typedef struct run_of {
	smr_exec *x;
	uint32_t own;
	smr_status st;
} run_of;

static smr_status run_core(smr_exec *x, uint32_t own, int stage, int64_t lo, int64_t hi)
{
	wasmtime_val_raw_t args[6] = {{.i32 = (int32_t)(own + AT_BASES)},
				      {.i32 = (int32_t)(own + AT_NUMS)},
				      {.i32 = (int32_t)(own + AT_VALUES)},
				      {.i64 = lo},
				      {.i64 = hi},
				      {.i32 = (int32_t)(own + AT_SCRATCH)}};

	return smr_wasm_call(x->wasm, x->stage[stage], args);
}

static smr_status run_component(smr_exec *x, uint32_t own, int stage, int64_t lo, int64_t hi)
{
	uint64_t times[2];
	smr_stage_call call = {
		(uint32_t)stage, own + AT_BASES, own + AT_NUMS, own + AT_VALUES, lo, hi,
		own + AT_SCRATCH};

	return smr_component_run(x->component, &call, times);
}

static bool run_part(void *arg, int stage, int64_t lo, int64_t hi, char *scratch)
{
	run_of *r = arg;

	(void)scratch;
	if (r->st == SMR_OK)
		r->st = r->x->component != NULL ? run_component(r->x, r->own, stage, lo, hi)
						: run_core(r->x, r->own, stage, lo, hi);
	return r->st == SMR_OK;
}

/* In the core path one deadline covers all parts; in the component path each call has its own. */
static smr_status compute_recipe(smr_exec *x, uint64_t own)
{
	run_of r = {.x = x, .own = (uint32_t)own};

	if (x->component == NULL)
		SMR_TRY(smr_wasm_begin(x->wasm));
	nest_recipe_run(&x->recipe, run_part, &r, NULL, NULL);
	if (x->component == NULL)
		smr_wasm_end(x->wasm);
	return r.st;
}

/* Copies results back to the caller, after the code has ended without an error. */
static smr_status take_results(smr_exec *x, const smr_env *e, const nest_place *p, uint64_t own,
			       const char *before)
{
	const nest_recipe_op *out = &x->recipe.op[x->recipe.result];
	const char *memory =
		get_exec_memory(x, &(size_t){0}); /* it may have grown; it never shrinks */

	if (out->where == NEST_RESULT)
		memcpy(&e->value[out->node], memory + own + AT_RESULT, sizeof(uint64_t));
	if (p->nresults == 0)
		return SMR_OK;
	return nest_place_out(p, 0, x->c, e, memory + p->segment[p->result[0].segment].at, before);
}

/* Assumes little-endian memory, as in WebAssembly and all machines that Wasmtime supports here. */
smr_status smr_wasm_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	char *memory, *before;
	nest_place p;
	uint64_t own;
	smr_status st;

	(void)w;
	SMR_TRY(make_room(x, e, &own, &p));
	memory = get_exec_memory(x, &(size_t){0});
	put_arguments(x, e, &p, own, memory + own);
	SMR_TRY(nest_place_in(&p, e, memory));
	SMR_TRY(save_result_window(x, &p, memory, &before));
	st = compute_recipe(x, own);
	if (st == SMR_OK)
		st = take_results(x, e, &p, own, before);
	smr_free(before);
	return st;
}
