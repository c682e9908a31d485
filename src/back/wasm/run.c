/* One run: tensors are copied into the instance's memory and results out of it. */
#include <string.h>

#include "back/wasm/impl.h"
#include "base/alloc.h"

uint64_t smr_wasm_temps(const nest_recipe *r, uint64_t own)
{
	return (own + AT_VALUES + (uint64_t)r->nvalues * 8 + 63) / 64 * 64;
}

smr_status smr_wasm_windows(const smr_exec *x, const smr_env *e, uint64_t own, smr_place *out)
{
	uint64_t from = smr_wasm_temps(&x->recipe, own) + (uint64_t)nest_recipe_temp(&x->recipe);

	return smr_place_make(x->c, e, &x->recipe, from, out);
}

void smr_wasm_arguments(const smr_exec *x, const smr_env *e, const smr_place *p, uint64_t own,
			char *memory)
{
	const nest_recipe *r = &x->recipe;
	uint64_t temps = smr_wasm_temps(r, own);

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

smr_status smr_wasm_results(const smr_exec *x, const smr_env *e, const smr_place *p,
			    const char *memory, const char *all, const char *before)
{
	const nest_recipe_op *out = &x->recipe.op[x->recipe.result];

	if (out->where == NEST_RESULT)
		memcpy(&e->value[out->node], memory + AT_RESULT, sizeof(uint64_t));
	return smr_place_out(p, x->c, e, all, before);
}

smr_status smr_wasm_before(const smr_exec *x, const smr_place *p, const char *all, char **out)
{
	const smr_place_segment *s = p->result;

	*out = NULL;
	if (s == NULL || x->c->nest->nest->pred == NULL)
		return SMR_OK;
	*out = smr_malloc(s->n);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a window of %llu bytes",
				(unsigned long long)s->n);
	memcpy(*out, all + (s->at - p->origin), s->n);
	return SMR_OK;
}

typedef struct run_of {
	smr_exec *x;
	smr_status st;
} run_of;

static bool run_part(void *arg, int stage, int64_t lo, int64_t hi, char *scratch)
{
	run_of *r = arg;
	int32_t own = (int32_t)r->x->heap;
	wasmtime_val_raw_t args[6] = {{.i32 = own + AT_BASES},
				      {.i32 = own + AT_NUMS},
				      {.i32 = own + AT_VALUES},
				      {.i64 = lo},
				      {.i64 = hi},
				      {.i32 = own + AT_SCRATCH}};

	(void)scratch;
	if (r->st == SMR_OK)
		r->st = smr_wasm_call(r->x->wasm, r->x->stage[stage], args);
	return r->st == SMR_OK;
}

static smr_status compute(smr_exec *x)
{
	run_of r = {.x = x};

	SMR_TRY(smr_wasm_begin(x->wasm));
	nest_recipe_run(&x->recipe, run_part, &r, NULL);
	smr_wasm_end(x->wasm);
	return r.st;
}

/* WebAssembly is little-endian; so are all machines that Wasmtime compiles for here. */
static smr_status core_run(smr_exec *x, const smr_env *e)
{
	char *memory, *before;
	smr_place p;
	smr_status st;

	SMR_TRY(smr_wasm_windows(x, e, x->heap, &p));
	SMR_TRY(smr_wasm_reserve(x->wasm, p.end + 64));
	memory = smr_wasm_memory(x->wasm, NULL);
	smr_wasm_arguments(x, e, &p, x->heap, memory + x->heap);
	SMR_TRY(smr_place_in(&p, e, memory));
	SMR_TRY(smr_wasm_before(x, &p, memory, &before));
	st = compute(x);
	memory = smr_wasm_memory(x->wasm, NULL);
	if (st == SMR_OK)
		st = smr_wasm_results(x, e, &p, memory + x->heap, memory, before);
	smr_free(before);
	return st;
}

smr_status smr_wasm_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	(void)w;
	return x->component != NULL ? smr_wasm_component_run(x, e) : core_run(x, e);
}
