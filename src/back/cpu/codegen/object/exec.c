/* Runs generated code. */
#include "back/cpu/codegen/object/exec.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"

typedef struct run_of {
	const smr_exec *x;
	char *base[NEST_MAX_OPERANDS];
	const uint64_t *value;
} run_of;

static bool run_part(void *arg, int stage, int64_t lo, int64_t hi, char *scratch)
{
	const run_of *r = arg;

	r->x->object.fn[stage](r->base, r->x->recipe.num, r->value, lo, hi, scratch);
	return true;
}

/* Below this prediction, which may be ten times too high, the number of threads is measured. */
static const double MEASURED_CYCLES = 1e6;

static bool is_small(const nest_recipe *r)
{
	double cycles = 0;

	for (int k = 0; k < r->nstages; k++)
		cycles += (double)r->stage[k].cycles;
	return cycles < MEASURED_CYCLES;
}

/* Chunks of sums depend on sizes alone, so the number of threads does not change results. */
static void run_stages(smr_exec *x, run_of *r, const smr_workers *w, char *rows)
{
	bool may = smr_workers_count(w) > 1 && is_small(&x->recipe);
	smr_thread_choice_way way = may ? smr_thread_choice_next(&x->pace) : SMR_THREADS_ALL;
	int64_t from = way == SMR_THREADS_MEASURE ? smr_now_ns() : 0;

	nest_recipe_run(&x->recipe, run_part, r, way == SMR_THREADS_ALL ? w : NULL, rows);
	if (way == SMR_THREADS_MEASURE)
		smr_thread_choice_note(&x->pace, smr_now_ns() - from);
}

smr_status nest_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	const nest_recipe_op *out = &x->recipe.op[x->recipe.result];
	run_of r = {.x = x, .value = e->value};
	size_t temps = (size_t)nest_recipe_temp(&x->recipe);
	size_t need = temps + nest_recipe_rows(&x->recipe, w);
	char small[2048] __attribute__((aligned(64))), *temp = small;
	uint64_t result = 0;

	if (need > sizeof(small) && (temp = smr_aligned_alloc(64, need)) == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the intermediates of a nest");
	nest_recipe_place(&x->recipe, e->base, temp, &result, r.base);
	run_stages(x, &r, w, temp + temps);
	if (out->where == NEST_RESULT)
		e->value[out->node] = result;
	if (temp != small)
		smr_free(temp);
	return SMR_OK;
}

void nest_release(smr_exec *x)
{
	if (x == NULL)
		return;
	if (x->object.drop != NULL)
		x->object.drop(&x->object);
	smr_free(x);
}

const char *nest_detail(const smr_exec *x)
{
	return x->detail;
}

static bool bases_are_valid(const nest_recipe *r, uint32_t nbases)
{
	for (int i = 0; i < r->nops; i++)
		if (r->op[i].where == NEST_MEMORY && r->op[i].base >= nbases)
			return false;
	return true;
}

/* Uses code that is linked into the calling program. */
smr_status nest_thaw(const smr_deserialized *t, const smr_workers *w, smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	st = nest_recipe_read(t->note, t->nnote, &x->recipe);
	if (st == SMR_OK && t->code == NULL)
		st = smr_fail(SMR_ECORRUPT, "the generated code is not there");
	if (st == SMR_OK &&
	    (t->nvalues < x->recipe.nvalues || !bases_are_valid(&x->recipe, t->nbases)))
		st = smr_fail(SMR_ECORRUPT, "generated code looks at operands that are not there");
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	memcpy(x->object.fn, t->code, (size_t)x->recipe.nstages * sizeof(x->object.fn[0]));
	snprintf(x->detail, sizeof(x->detail), "built ahead of time");
	*out = x;
	return SMR_OK;
}
