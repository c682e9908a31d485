/* Generated code for other machines: packed here, and adopted there.
 *
 * The note is the recipe. The receiving node checks it against the codelet from the flow's text: no
 * range may leave the windows that are sent. Offsets of index arrays are checked when their values
 * arrive (cluster/node/bounds.c). */
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/object/exec.h"
#include "back/cpu/codegen/object/module.h"
#include "base/alloc.h"
#include "ir/graph/reach.h"

smr_status nest_pack(const smr_codelet *c, const smr_env *e, const char *target, smr_packed *out)
{
	const nest_target *t = nest_target_find(target);
	int64_t words[NEST_RECIPE_WORDS];
	nest_text text;
	smr_status st;

	if (t == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "no code is generated for %s", target);
	SMR_TRY(nest_generate_for(c, e, t, &text));
	*out = (smr_packed){.entry = NEST_STAGES_SYMBOL};
	snprintf(out->triple, sizeof(out->triple), "%s", t->triple);
	snprintf(out->features, sizeof(out->features), "%s", t->features);
	smr_str_write(&out->note, words, sizeof(*words) * nest_recipe_write(&text.recipe, words));
	st = smr_str_status(&out->note, "a recipe");
	if (st == SMR_OK)
		st = smr_nest_bitcode(&text.ir, target, &out->code, &out->n);
	smr_str_free(&text.ir);
	if (st != SMR_OK)
		smr_str_free(&out->note);
	return st;
}

/* Adds a prefix to the names of the code's functions and table, so that several modules can be
 * linked together. */
static void put_names(const smr_str *ir, const char *prefix, smr_str *out)
{
	static const char own[] = "@smr_nest_";
	const char *at = smr_str_text(ir), *next;

	for (; (next = strstr(at, own)) != NULL; at = next + sizeof(own) - 1) {
		smr_str_write(out, at, (size_t)(next - at));
		smr_str_printf(out, "@%s", prefix);
	}
	smr_str_puts(out, at);
}

smr_status nest_freeze(const smr_codelet *c, const smr_env *e, const smr_serialized_for *f,
		       smr_serialized *out)
{
	nest_target t = {.pointer = 8};
	int64_t words[NEST_RECIPE_WORDS];
	nest_text text;
	smr_status st;

	if (f->cpu == NULL) {
		nest_cpu_for(c, &t.cpu);
	} else {
		const nest_target *known = nest_target_find(f->cpu);

		if (known == NULL || known->pointer != 8)
			return smr_fail(SMR_ENOTFOUND, "no code is generated for %s", f->cpu);
		t = *known;
	}
	SMR_TRY(nest_generate_for(c, e, &t, &text));
	smr_str_write(&out->note, words, sizeof(*words) * nest_recipe_write(&text.recipe, words));
	put_names(&text.ir, f->prefix, &out->ir);
	smr_str_free(&text.ir);
	st = smr_str_status(&out->note, "a recipe");
	return st == SMR_OK ? smr_str_status(&out->ir, "generated code") : st;
}

/* ---- checks of received code --------------------------------------------------------------------
 */

/* Returns the window of an input, or after those, the window that a nest stores. */
static const smr_node *window_of(const smr_codelet *c, uint32_t i)
{
	const smr_node *v =
		i < c->nest->nins ? c->nest->ins[i] : smr_codelet_nest(c, i - c->nest->nins);

	return smr_node_window(v);
}

/* Whether the window, at these sizes, contains all of [lo, hi). */
static bool window_contains_range(const smr_node *view, const smr_env *e, uint32_t base, int64_t lo,
				  int64_t hi)
{
	int64_t from, to;

	if (view == NULL || view->window->base != base)
		return false;
	if (smr_view_is_open(view)) /* its length depends on index arrays, which are checked */
		return true;
	return smr_window_range(view, e->sym, &from, &to) == SMR_OK && from <= lo && hi <= to;
}

static smr_status check_op(const smr_codelet *c, const smr_env *e, const nest_recipe_op *o,
			   bool stored)
{
	int64_t lo, hi;

	if (o->where != NEST_MEMORY)
		return SMR_OK;
	if (__builtin_add_overflow(o->offset, o->lo, &lo) ||
	    __builtin_add_overflow(o->offset, o->hi, &hi))
		return smr_fail(SMR_ECORRUPT, "a range of the code overflows");
	for (uint32_t i = stored ? c->nest->nins : 0; i <= c->nest->nins + c->nbeside; i++)
		if (window_contains_range(window_of(c, i), e, o->base, lo, hi))
			return SMR_OK;
	return smr_fail(SMR_ECORRUPT,
			"the code %s bytes %lld to %lld of base %u, which are in "
			"none of its windows",
			stored ? "stores to" : "reads", (long long)lo, (long long)hi, o->base);
}

/* Returns the number of iterations of all loops, at most 2^62. */
static int64_t points_of(const smr_codelet *c, const smr_env *e)
{
	const smr_nest *n = c->nest->nest;
	int64_t points = 1, more;

	for (uint32_t l = 0; l < n->nloops; l++) {
		int64_t extent = smr_poly_eval(n->loops[l].extent, e->sym);

		if (extent < 1 || __builtin_mul_overflow(points, extent, &more))
			return INT64_MAX / 2;
		points = more;
	}
	return points;
}

smr_status nest_recipe_of_note(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
			       nest_recipe *out)
{
	int64_t points = points_of(c, e);

	SMR_TRY(nest_recipe_read(a->note, a->nnote, out));
	if (out->nvalues > a->nvalues)
		return smr_fail(SMR_ECORRUPT, "the code looks at values that are not there");
	if (nest_recipe_row(out) > 0)
		return smr_fail(SMR_ECORRUPT, "the code keeps rows, which what travels never does");
	for (int i = 0; i < out->nops; i++)
		SMR_TRY(check_op(c, e, &out->op[i], i == out->result));
	for (int k = 0; k < out->nstages; k++)
		if (out->stage[k].n > points)
			return smr_fail(SMR_ECORRUPT, "stage %d of the code runs %lld times", k,
					(long long)out->stage[k].n);
	if ((out->op[out->result].where == NEST_RESULT) != (c->nest->into == NULL) ||
	    (c->nest->into == NULL && out->op[out->result].node != c->nest->id))
		return smr_fail(SMR_ECORRUPT, "the code's result is not the codelet's");
	return SMR_OK;
}
