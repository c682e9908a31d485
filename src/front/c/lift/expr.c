/* Turns values of the lift into expressions of a nest. */
#include <string.h>

#include "front/c/lift/build.h"

const smr_expr *smr_lift_refuse(const char *why)
{
	if (smr_fail(SMR_EUNSUPPORTED, "%s", why) != SMR_OK)
		return NULL;
	return NULL;
}

smr_status smr_lift_builder_loop(smr_lift_builder *b, int loop, bool domain)
{
	smr_nest *n = b->nest;

	if (b->map[loop] == SMR_LIFT_NONE) {
		if (n->nloops == SMR_MAX_LOOPS)
			return smr_fail(SMR_EUNSUPPORTED, "more than %d loops in a statement",
					SMR_MAX_LOOPS);
		const char *name = b->l->loops[loop].name;
		for (uint32_t i = 0; i < n->nloops; i++)
			if (strcmp(n->loops[i].name, name) == 0) {
				name = smr_arena_printf(b->l->g->arena, "%s_%d", name, loop);
				i = UINT32_MAX; /* restart from the first */
				if (name == NULL)
					return smr_fail(SMR_ENOMEM, "no memory for a name");
			}
		b->map[loop] = (int)n->nloops;
		n->loops[n->nloops].name = name;
		n->loops[n->nloops++].extent = b->l->loops[loop].extent;
	}
	if (domain)
		n->domain |= (uint64_t)1 << b->map[loop];
	return SMR_OK;
}

int smr_lift_builder_input(smr_lift_builder *b, smr_node *n)
{
	for (uint32_t i = 0; i < b->nins; i++)
		if (b->ins[i] == n)
			return (int)i;
	if (b->nins == SMR_BUILD_READS)
		return SMR_LIFT_NONE;
	b->ins[b->nins] = n;
	return (int)b->nins++;
}

bool smr_loop_around(const smr_lift *l, int loop, int inner)
{
	for (; inner != SMR_LIFT_NONE; inner = l->loops[inner].parent)
		if (inner == loop)
			return true;
	return false;
}

bool smr_access_moves(const smr_lift_access *a, int loop)
{
	return a->stride[loop] != NULL && !smr_poly_is_zero(a->stride[loop]);
}

int smr_lift_builder_point(const smr_lift *l, int loop, int inner)
{
	for (; inner != SMR_LIFT_NONE; inner = l->loops[inner].parent)
		if (l->loops[inner].tile == loop)
			return inner;
	return loop;
}

static bool same_poly(const smr_poly *a, const smr_poly *b)
{
	if (a == NULL || b == NULL)
		return (a == NULL || smr_poly_is_zero(a)) && (b == NULL || smr_poly_is_zero(b));
	return smr_poly_equal(a, b);
}

bool smr_value_same(const smr_lift *l, const smr_lift_value *a, const smr_lift_value *b)
{
	if (a == b)
		return true;
	if (a == NULL || b == NULL || a->kind != b->kind || a->type != b->type)
		return false;
	if (a->kind == SMR_LIFT_LOAD)
		return smr_access_same(l, &l->accesses[a->number], &l->accesses[b->number]);
	if (a->kind != SMR_LIFT_OP || a->op != b->op)
		return false;
	for (uint32_t i = 0; i < a->nargs; i++)
		if (!smr_value_same(l, a->args[i], b->args[i]))
			return false;
	return true;
}

/* Whether both accesses are made in the same iterations of a loop. */
static bool same_trips(const smr_lift_access *a, const smr_lift_access *b, int loop)
{
	const smr_poly *from = a->from != NULL ? a->from[loop] : NULL;
	const smr_poly *other = b->from != NULL ? b->from[loop] : NULL;

	if (from == NULL || other == NULL)
		return from == other;
	return smr_poly_equal(from, other) && smr_poly_equal(a->trips[loop], b->trips[loop]);
}

bool smr_access_same(const smr_lift *l, const smr_lift_access *a, const smr_lift_access *b)
{
	if (a->base != b->base || a->type != b->type || !smr_poly_equal(a->offset, b->offset) ||
	    !smr_value_same(l, a->index, b->index) || !same_poly(a->scale, b->scale))
		return false;
	for (int i = 0; i < l->nloops; i++)
		if (!same_poly(a->stride[i], b->stride[i]) || !same_trips(a, b, i))
			return false;
	return true;
}

static const smr_expr *scalar_read(smr_lift_builder *b, smr_node *n)
{
	int k = smr_lift_builder_input(b, n);

	if (k == SMR_LIFT_NONE)
		return smr_lift_refuse("too many inputs");
	return smr_expr_read(b->l->g, n->type.dtype, (uint32_t)k, 0, NULL);
}

static const smr_expr *op2(smr_graph *g, smr_op op, const smr_expr *x, const smr_expr *y)
{
	const smr_expr *args[] = {x, y};

	return smr_expr_op(g, op, SMR_I64, 2, args);
}

static const smr_expr *make_affine_expr(smr_lift_builder *b, const smr_lift_value *v)
{
	smr_graph *g = b->l->g;
	const smr_expr *sum = NULL;
	int64_t c;

	for (int i = 0; i < b->l->nloops; i++) {
		const smr_poly *step = v->step[i];
		if (step == NULL || smr_poly_is_zero(step))
			continue;
		if (!b->scope[i])
			return smr_lift_refuse("a counter is used outside its loop");
		const smr_expr *term = smr_expr_loop(g, (uint32_t)b->map[i]);
		if (!smr_poly_is_const(step, &c) || c != 1)
			term = op2(g, SMR_OP_mul, smr_expr_size(g, step), term);
		sum = sum == NULL ? term : op2(g, SMR_OP_add, sum, term);
	}
	if (sum == NULL && smr_poly_is_const(v->start, &c))
		return smr_expr_int(g, v->type, c);
	if (sum == NULL)
		sum = smr_expr_size(g, v->start);
	else if (!smr_poly_is_zero(v->start))
		sum = op2(g, SMR_OP_add, sum, smr_expr_size(g, v->start));
	if (v->type == SMR_I64 || sum == NULL)
		return sum;
	return smr_expr_op(g, SMR_OP_convert, v->type, 1, &sum);
}

const smr_expr *smr_lift_builder_element(smr_lift_builder *b, int access)
{
	for (uint32_t i = 0; i < b->nreads; i++)
		if (b->reads[i].access == access)
			return b->reads[i].expr;
	if (b->nreads == SMR_BUILD_READS)
		return smr_lift_refuse("too many reads");
	smr_expr *e = smr_expr_read(b->l->g, b->l->accesses[access].type, 0, 0, NULL);
	if (e != NULL) {
		b->reads[b->nreads].expr = e;
		b->reads[b->nreads++].access = access;
	}
	return e;
}

/* Returns the access of an earlier store of this value, or SMR_LIFT_NONE. The compiler has replaced
 * a load by the stored value (y[i] = exp(x[i]); s += y[i]): the nest reads the element, as the
 * program says. */
static int find_store_of_value(const smr_lift_builder *b, const smr_lift_value *v)
{
	for (uint32_t i = b->ndone; i-- > 0;) {
		const smr_lift_built *p = &b->done[i];
		bool here = p->whole && p->stmt->value == v && p->stmt->pos < b->stmt->pos;
		for (int k = p->stmt->loop; here && k != SMR_LIFT_NONE; k = b->l->loops[k].parent)
			here = b->scope[smr_lift_builder_point(b->l, k, p->stmt->loop)];
		if (here)
			return p->stmt->access;
	}
	return SMR_LIFT_NONE;
}

static const smr_expr *make_load_expr(smr_lift_builder *b, const smr_lift_value *v)
{
	const smr_lift_access *a = &b->l->accesses[v->number];

	for (uint32_t f = b->nframes; f-- > 0;)
		if (b->frames[f].memory != NULL && smr_access_same(b->l, a, b->frames[f].memory))
			return smr_expr_acc(b->l->g, v->type, b->nframes - 1 - f, 0);
	for (int i = 0; i < b->l->nloops; i++)
		if (smr_access_moves(a, i) && !b->scope[i])
			return smr_lift_refuse("an element read in a loop is used outside it");
	return smr_lift_builder_element(b, v->number);
}

static const smr_expr *make_operation_expr(smr_lift_builder *b, const smr_lift_value *v)
{
	const smr_expr *args[3];
	int k = find_store_of_value(b, v);

	if (k != SMR_LIFT_NONE)
		return smr_lift_builder_element(b, k);

	for (uint32_t i = 0; i < v->nargs; i++) {
		args[i] = smr_lift_builder_expr(b, v->args[i]);
		if (args[i] == NULL)
			return NULL;
	}
	return smr_expr_op(b->l->g, v->op, v->type, v->nargs, args);
}

const smr_expr *smr_lift_builder_expr(smr_lift_builder *b, const smr_lift_value *v)
{
	if (b->budget++ > SMR_BUILD_BUDGET)
		return smr_lift_refuse("the formula is too large");
	for (uint32_t i = 0; i < b->ncarried; i++)
		if (b->carried[i]->next == v && b->nframes == 0 &&
		    !smr_lift_builder_in_frames(b, b->carried[i]))
			return smr_lift_builder_recurrence(b, b->carried[i], SMR_EXPR_SCAN, false);
	switch (v->kind) {
	case SMR_LIFT_CONST:
		return smr_expr_const(b->l->g, v->type, v->bits);
	case SMR_LIFT_SCALAR: {
		const smr_expr *first = smr_lift_builder_first(b, v);
		return first != NULL ? first : scalar_read(b, v->scalar);
	}
	case SMR_LIFT_AFFINE:
		return make_affine_expr(b, v);
	case SMR_LIFT_LOAD:
		return make_load_expr(b, v);
	case SMR_LIFT_OP:
		return make_operation_expr(b, v);
	case SMR_LIFT_PHI:
		return smr_lift_builder_carried(b, v);
	case SMR_LIFT_LAST:
		if (v->node != NULL)
			return scalar_read(b, v->node);
		if (b->scope[v->number])
			return smr_lift_refuse("a loop's last value is used inside it");
		return smr_lift_builder_recurrence(b, v->args[0], SMR_EXPR_FOLD, false);
	}
	return NULL;
}
