/* Creates the parts of a lift. */
#include "front/c/lift/lift.h"

#include <string.h>

#include "base/alloc.h"

smr_status smr_lift_new(const char *name, smr_lift **out)
{
	smr_lift *l = smr_calloc(1, sizeof(*l));

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to lift %s", name);
	if (smr_graph_new(name, &l->g) != SMR_OK) {
		smr_free(l);
		return SMR_ENOMEM;
	}
	for (int i = 0; i < SMR_LIFT_LOOPS; i++)
		l->loops[i].tile = l->loops[i].side = SMR_LIFT_NONE;
	*out = l;
	return SMR_OK;
}

void smr_lift_free(smr_lift *l)
{
	if (l == NULL)
		return;
	smr_graph_free(l->g);
	smr_free(l->accesses);
	smr_free(l->stmts);
	smr_free(l);
}

smr_lift_value *smr_lift_value_new(smr_lift *l, smr_lift_kind kind, smr_dtype type)
{
	smr_lift_value *v = smr_arena_alloc(l->g->arena, sizeof(*v));

	if (v != NULL) {
		v->kind = kind;
		v->type = type;
	}
	return v;
}

smr_lift_value *smr_lift_op(smr_lift *l, smr_op op, smr_dtype type, smr_lift_value *a,
			    smr_lift_value *b, smr_lift_value *c)
{
	int arity = smr_op_arity(op);
	smr_lift_value *v = smr_lift_value_new(l, SMR_LIFT_OP, type);

	if (v == NULL || a == NULL || (arity > 1 && b == NULL) || (arity > 2 && c == NULL))
		return NULL;
	v->op = op;
	v->nargs = (uint32_t)arity;
	v->args[0] = a;
	v->args[1] = b;
	v->args[2] = c;
	return v;
}

const smr_poly **smr_lift_steps(smr_lift *l)
{
	return smr_arena_array(l->g->arena, SMR_LIFT_LOOPS, sizeof(smr_poly *));
}

int smr_lift_access_add(smr_lift *l, const smr_lift_access *a)
{
	if (l->naccesses == l->cap_accesses) {
		int cap = l->cap_accesses * 2 + 8;
		smr_lift_access *p = smr_realloc(l->accesses, (size_t)cap * sizeof(*p));

		if (p == NULL)
			return SMR_LIFT_NONE;
		l->accesses = p;
		l->cap_accesses = cap;
	}
	l->accesses[l->naccesses] = *a;
	return l->naccesses++;
}

int smr_lift_stmt_add(smr_lift *l, const smr_lift_stmt *s)
{
	if (l->nstmts == l->cap_stmts) {
		int cap = l->cap_stmts * 2 + 8;
		smr_lift_stmt *p = smr_realloc(l->stmts, (size_t)cap * sizeof(*p));

		if (p == NULL)
			return SMR_LIFT_NONE;
		l->stmts = p;
		l->cap_stmts = cap;
	}
	l->stmts[l->nstmts] = *s;
	return l->nstmts++;
}

/* Appends a zeroed element to an array in the graph's arena. */
static void *append_to_array(smr_arena *a, void *array, uint32_t *n, uint32_t *cap, size_t size)
{
	char *p = *(char **)array;

	if (*n == *cap) {
		uint32_t want = *cap * 2 + 4;
		char *q = smr_arena_array(a, want, size);

		if (q == NULL)
			return NULL;
		if (*n > 0)
			memcpy(q, p, *n * size);
		*(char **)array = p = q;
		*cap = want;
	}
	return p + (size_t)(*n)++ * size;
}

static bool same_wrap(const smr_wrap *a, const smr_wrap *b)
{
	if (a->nloops != b->nloops || a->lo != b->lo || a->hi != b->hi || a->size != b->size ||
	    !smr_poly_equal(a->start, b->start))
		return false;
	for (uint32_t i = 0; i < a->nloops; i++)
		if (!smr_poly_equal(a->step[i], b->step[i]) ||
		    !smr_poly_equal(a->extent[i], b->extent[i]))
			return false;
	return true;
}

static smr_status add_wrap_condition(smr_lift *l, smr_wrap w, const smr_poly *const *step)
{
	const smr_poly *start = w.start;
	int64_t lo = w.lo, hi = w.hi;
	smr_graph *g = l->g;
	int64_t v;

	for (int i = 0; step != NULL && i < l->nloops; i++) {
		if (step[i] == NULL || smr_poly_is_zero(step[i]))
			continue;
		if (w.nloops == SMR_MAX_LOOPS)
			return smr_fail(SMR_EUNSUPPORTED, "index over too many loops");
		w.step[w.nloops] = step[i];
		w.extent[w.nloops++] = l->loops[i].extent;
	}
	if (w.nloops == 0 && smr_poly_is_const(start, &v) && v >= lo && v <= hi)
		return SMR_OK;
	for (uint32_t i = 0; i < g->nwraps; i++)
		if (same_wrap(&g->wraps[i], &w))
			return SMR_OK;
	smr_wrap *p = append_to_array(g->arena, &g->wraps, &g->nwraps, &g->cap_wraps, sizeof(*p));
	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a guard");
	*p = w;
	return SMR_OK;
}

smr_status smr_lift_wrap(smr_lift *l, const smr_poly *start, const smr_poly *const *step,
			 int64_t lo, int64_t hi)
{
	return add_wrap_condition(l, (smr_wrap){.start = start, .lo = lo, .hi = hi}, step);
}

smr_status smr_lift_size(smr_lift *l, const smr_poly *start, const smr_poly *const *step,
			 int64_t lo, int64_t hi)
{
	return add_wrap_condition(l, (smr_wrap){.start = start, .lo = lo, .hi = hi, .size = true},
				  step);
}

int smr_lift_rows(smr_lift *l, uint32_t table, const smr_poly *first, const smr_poly *count)
{
	smr_graph *g = l->g;

	for (uint32_t i = 0; i < g->nrows; i++)
		if (g->rows[i].table == table && smr_poly_equal(g->rows[i].first, first) &&
		    smr_poly_equal(g->rows[i].count, count))
			return (int)i;

	int number = (int)g->nrows;
	const char *of = g->bases[table].name;
	char *pitch = smr_arena_printf(g->arena, "%s_pitch%d", of, number);
	char *rows = smr_arena_printf(g->arena, "%s_rows%d", of, number);
	smr_rows *r = append_to_array(g->arena, &g->rows, &g->nrows, &g->cap_rows, sizeof(*r));
	if (pitch == NULL || rows == NULL || r == NULL)
		return SMR_LIFT_NONE;
	*r = (smr_rows){.table = table, .first = first, .count = count};
	r->pitch = smr_graph_sym(g, pitch);
	r->base = smr_graph_base(g, rows);
	if (r->pitch == UINT16_MAX || r->base == UINT32_MAX)
		return SMR_LIFT_NONE;
	g->bases[r->base].rows = number;
	return number;
}

bool smr_lift_reads(const smr_lift_value *v)
{
	if (v->kind == SMR_LIFT_LOAD || v->kind == SMR_LIFT_PHI || v->kind == SMR_LIFT_LAST)
		return true;
	for (uint32_t i = 0; v->kind == SMR_LIFT_OP && i < v->nargs; i++)
		if (smr_lift_reads(v->args[i]))
			return true;
	return false;
}
