/* Folds that keep one of their elements and its place, such as the greatest number and where it is.
 *
 * The step compares, and selects: so its result depends on the order of the numbers that it sees,
 * not on the numbers. It is tried for all orders of three elements and the initial one, NaN
 * included. If any grouping of elements gives the same one as the source's order, where of two
 * parts the one of the earlier place counts as the earlier one, threads may divide the iterations.
 */
#include <math.h>

#include "back/cpu/codegen/plan/nest.h"
#include "ir/graph/value.h"

/* An element, or an accumulator's state. */
typedef struct element {
	double value;
	int place;
} element;

/* A fold that is tried. */
typedef struct trial {
	const smr_expr *fold;
	nest_pick pick;
	element acc, now; /* of the step */
	bool ok;
} trial;

enum { FIRST = -1 /* the place before all elements */ };

/* ---- the step -------------------------------------------------------------------------------- */

static double eval_step(trial *t, const smr_expr *e);

static double compare(smr_op op, double a, double b, bool *ok)
{
	switch (op) {
	case SMR_OP_eq:
		return a == b;
	case SMR_OP_ne:
		return a != b;
	case SMR_OP_lt:
		return a < b;
	case SMR_OP_le:
		return a <= b;
	case SMR_OP_gt:
		return a > b;
	case SMR_OP_ge:
		return a >= b;
	case SMR_OP_ord:
		return !isnan(a) && !isnan(b);
	default:
		*ok = false;
		return 0;
	}
}

static double connect(smr_op op, bool a, bool b, bool *ok)
{
	switch (op) {
	case SMR_OP_and:
		return a && b;
	case SMR_OP_or:
		return a || b;
	case SMR_OP_xor:
		return a != b;
	case SMR_OP_not:
		return !a;
	default:
		*ok = false;
		return 0;
	}
}

static double eval_op(trial *t, const smr_expr *e)
{
	double a, b;

	if (e->op == SMR_OP_select)
		return eval_step(t, eval_step(t, e->args[0]) != 0 ? e->args[1] : e->args[2]);
	if (e->type != SMR_I1 || e->nargs > 2 || e->nargs < 1) {
		t->ok = false;
		return 0;
	}
	a = eval_step(t, e->args[0]);
	b = e->nargs > 1 ? eval_step(t, e->args[1]) : 0;
	return e->args[0]->type == SMR_I1 ? connect(e->op, a != 0, b != 0, &t->ok)
					  : compare(e->op, a, b, &t->ok);
}

/* Returns the value of a part of the step; t->ok false: it has parts of other kinds. */
static double eval_step(trial *t, const smr_expr *e)
{
	const nest_pick *k = &t->pick;

	if (smr_expr_equal(e, k->term[k->value]))
		return t->now.value;
	if (smr_expr_equal(e, k->term[k->place]))
		return t->now.place;
	if (e->kind == SMR_EXPR_ACC && e->depth == 0)
		return (int)e->acc == k->value ? t->acc.value : t->acc.place;
	if (e->kind == SMR_EXPR_OP)
		return eval_op(t, e);
	t->ok = false;
	return 0;
}

static bool is_same(element a, element b)
{
	return a.place == b.place && (a.value == b.value || (isnan(a.value) && isnan(b.value)));
}

/* The step keeps one of its two elements. */
static element step(trial *t, element acc, element now)
{
	element out;

	t->acc = acc;
	t->now = now;
	out.value = eval_step(t, t->fold->step[t->pick.value]);
	out.place = (int)eval_step(t, t->fold->step[t->pick.place]);
	t->ok = t->ok && (is_same(out, acc) || is_same(out, now));
	return out;
}

/* Two parts: that of the earlier place is the accumulator. */
static element join(trial *t, element a, element b)
{
	return a.place <= b.place ? step(t, a, b) : step(t, b, a);
}

/* ---- all orders ------------------------------------------------------------------------------ */

enum { VALUES = 8 };

/* Numbers below, at and above that of the initial element. */
static const double values[VALUES] = {-3, -2, -1, 0, 1, 2, 3, NAN};

static int nvalues(const trial *t)
{
	return smr_dtype_is_float(t->fold->step[t->pick.value]->type) ? VALUES : VALUES - 1;
}

/* A thread has of one element the step of it after the initial one. */
static void try_two(trial *t, element init, element a, element b)
{
	element pa = step(t, init, a), pb = step(t, init, b);

	t->ok = t->ok && is_same(join(t, pa, pb), join(t, pb, pa)) &&
		is_same(join(t, init, pa), pa) && is_same(join(t, pa, init), pa) &&
		is_same(step(t, pa, b), join(t, pa, pb));
}

static void try_three(trial *t, element init, element a, element b, element c)
{
	element pa = step(t, init, a), pb = step(t, init, b), pc = step(t, init, c);
	element all = step(t, step(t, pa, b), c);

	t->ok = t->ok && is_same(join(t, join(t, pa, pb), pc), all) &&
		is_same(join(t, pa, join(t, pb, pc)), all) &&
		is_same(join(t, join(t, pa, pc), pb), all);
}

/* Tries all elements at the places 0, 1, 2, after an initial one. */
static void try_all(trial *t, element init)
{
	int n = nvalues(t);

	t->ok = t->ok && is_same(join(t, init, init), init);
	for (int i = 0; i < n * n && t->ok; i++) {
		element a = {values[i / n], 0}, b = {values[i % n], 1};

		try_two(t, init, a, b);
		for (int k = 0; k < n && t->ok; k++)
			try_three(t, init, a, b, (element){values[k], 2});
	}
}

/* ---- parts ----------------------------------------------------------------------------------- */

/* Returns what a step selects beside its accumulator @p acc; NULL: another form. */
static const smr_expr *selected(const smr_expr *e, uint32_t acc)
{
	const smr_expr *found = NULL;

	while (smr_expr_is_op(e, SMR_OP_select)) {
		bool first = e->args[1]->kind == SMR_EXPR_ACC && e->args[1]->depth == 0 &&
			     e->args[1]->acc == acc;
		bool second = e->args[2]->kind == SMR_EXPR_ACC && e->args[2]->depth == 0 &&
			      e->args[2]->acc == acc;

		if (first == second)
			return NULL;
		found = e->args[first ? 2 : 1];
		e = found;
	}
	return found != NULL && !smr_expr_open(found) ? found : NULL;
}

/* Finds the place in iteration 0, if @p e grows by one with each iteration of the loop. */
static bool is_place(const nest_plan *p, const smr_expr *e, uint32_t loop, int64_t *first)
{
	*first = 0;
	while (e->kind == SMR_EXPR_OP) {
		int64_t most = e->type == SMR_I64 || e->type == SMR_U64 ? INT64_MAX >> 1
			       : e->type == SMR_I32                     ? INT32_MAX
			       : e->type == SMR_U32                     ? UINT32_MAX
									: 0;
		const smr_expr *of = e->args[0];

		if (e->op == SMR_OP_add) {
			const smr_expr *c = e->args[1]->kind == SMR_EXPR_CONST ? e->args[1] : of;

			of = c == of ? e->args[1] : of;
			if (c->kind != SMR_EXPR_CONST)
				return false;
			*first += smr_value_to_int(c->type, c->bits);
		} else if (e->op != SMR_OP_convert) {
			return false;
		}
		if (*first < 0 || *first > most || p->extent[loop] > most - *first)
			return false;
		e = of;
	}
	return e->kind == SMR_EXPR_INDEX && e->loop == loop;
}

/* Finds the place of the initial element, seen from the others'; false: it is unknown, or behind
 * the first of them. */
static bool find_init(const nest_plan *p, const trial *t, element *init)
{
	const smr_expr *fold = t->fold, *at = fold->init[t->pick.place],
		       *of = fold->init[t->pick.value];
	uint32_t loop = fold->loops[0];
	int64_t first, start;

	for (uint32_t i = 0; i < fold->nloops; i++)
		loop = p->extent[fold->loops[i]] > 1 ? fold->loops[i] : loop;
	for (uint32_t i = 0; i < fold->nloops; i++)
		if (fold->loops[i] != loop && p->extent[fold->loops[i]] > 1)
			return false;
	if (at->kind != SMR_EXPR_CONST || !is_place(p, t->pick.term[t->pick.place], loop, &first))
		return false;
	start = smr_value_to_int(at->type, at->bits);
	if (start > first || (of->kind == SMR_EXPR_CONST && smr_dtype_is_float(of->type) &&
			      isnan(smr_const_as_double(of))))
		return false;
	*init = (element){0, start == first ? 0 : FIRST};
	return true;
}

static bool try_pick(const nest_plan *p, const smr_expr *fold, int value, nest_pick *out)
{
	trial t = {.fold = fold, .ok = true};
	element init;

	t.pick = (nest_pick){.value = value, .place = 1 - value};
	for (uint32_t k = 0; k < 2; k++) {
		t.pick.term[k] = selected(fold->step[k], k);
		if (t.pick.term[k] == NULL)
			return false;
	}
	if (smr_dtype_is_float(fold->step[1 - value]->type) || !find_init(p, &t, &init))
		return false;
	try_all(&t, init);
	if (t.ok && smr_dtype_is_float(fold->init[value]->type) &&
	    fold->init[value]->kind != SMR_EXPR_CONST)
		try_all(&t, (element){NAN, init.place}); /* it may be a NaN */
	*out = t.pick;
	return t.ok;
}

bool nest_fold_pick(const nest_plan *p, const smr_expr *fold, nest_pick *out)
{
	if (!p->cpu.picks || fold->kind != SMR_EXPR_FOLD || fold->nacc != 2)
		return false;
	return try_pick(p, fold, 0, out) || try_pick(p, fold, 1, out);
}
