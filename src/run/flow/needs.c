/* Dependences between the steps of a flow. A step depends on each step that produces a value or
 * bytes that it reads, that reads bytes which it stores to (a lost node may need them again), or
 * that stores to the same bytes. The bounds of gathered accesses are unknown until their index
 * arrays are computed: such steps run in order. */
#include <string.h>

#include "base/alloc.h"
#include "ir/graph/reach.h"
#include "run/flow/course.h"

typedef struct reach {
	char *lo, *hi;
	bool written;
} reach;

typedef struct touched {
	reach *of;
	size_t n;
	bool all; /* unknown */
} touched;

static bool is_made_by(const smr_node *v, const smr_codelet *c)
{
	bool is = v == c->nest;

	for (uint32_t i = 0; i < c->nsources; i++)
		is |= v == c->sources[i];
	return is;
}

static void add(touched *t, const smr_node *nest, const smr_node *view, const smr_env *e,
		bool written)
{
	int64_t lo, hi;
	char *base;

	if (view == NULL || t->all)
		return;
	if (smr_view_is_open(view) || smr_nest_range(nest, view, e, &lo, &hi) != SMR_OK) {
		t->all = true;
		return;
	}
	base = e->base[view->window->base];
	t->of[t->n++] = (reach){base + lo, base + hi, written};
}

static void find_touched(const smr_codelet *c, const smr_env *e, touched *t)
{
	const smr_node *v = c->nest;

	t->all = smr_codelet_is_opaque(c) || v->nest == NULL;
	t->of = smr_calloc((size_t)v->nins + v->nouts + 1, sizeof(*t->of));
	t->all |= t->of == NULL;
	for (uint32_t i = 0; i < v->nins && !t->all; i++)
		add(t, v, smr_node_window(v->ins[i]), e, false);
	for (uint32_t i = 0; i < v->nouts && !t->all; i++)
		add(t, v, v->outs[i], e, true);
	if (!t->all)
		add(t, v, v->into, e, true);
}

static bool ranges_conflict(const touched *a, const touched *b)
{
	if (a->all || b->all)
		return true;
	for (size_t i = 0; i < a->n; i++)
		for (size_t k = 0; k < b->n; k++)
			if ((a->of[i].written || b->of[k].written) && a->of[i].lo < b->of[k].hi &&
			    b->of[k].lo < a->of[i].hi)
				return true;
	return false;
}

static bool reads_value(const smr_codelet *c, const smr_codelet *of)
{
	for (uint32_t i = 0; i < c->nest->nins; i++)
		if (smr_node_window(c->nest->ins[i]) == NULL && is_made_by(c->nest->ins[i], of))
			return true;
	return false;
}

void smr_course_needs(const smr_specialization *s, const smr_env *e,
		      uint64_t needs[SMR_COURSE_STEPS])
{
	touched all[SMR_COURSE_STEPS] = {0};

	for (size_t i = 0; i < s->nsteps; i++) {
		const smr_codelet *c = s->steps[i].codelet;

		needs[i] = 0;
		find_touched(c, e, &all[i]);
		for (size_t k = 0; k < i; k++)
			if (ranges_conflict(&all[i], &all[k]) ||
			    reads_value(c, s->steps[k].codelet))
				needs[i] |= UINT64_C(1) << k;
	}
	for (size_t i = 0; i < s->nsteps; i++)
		smr_free(all[i].of);
}
