/* Builds the predicate of a store that stays in place while loops run: if (c) *s += x.
 *
 * The element is read and stored only if some iteration stores to it. The fold of such a store
 * starts from the element, so that the nest has a predicate that holds if at least one iteration
 * stores: loop-invariant conditions as they are, and for all others a fold that becomes true in the
 * first iteration in which they hold. A predicate is evaluated before the value (graph.h).
 *
 * No predicate is needed where the program stores to the element in any case, in the site or just
 * before it: the element is writable, and another thread that stores to it already races with that
 * store. */
#include "front/c/lift/build.h"

static smr_status refuse_condition(const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

static bool is_op(const smr_lift_value *v, smr_op op)
{
	return v->kind == SMR_LIFT_OP && v->op == op;
}

static bool is_false(const smr_lift_value *v)
{
	return v->kind == SMR_LIFT_CONST && v->type == SMR_I1 && (v->bits & 1) == 0;
}

/* Splits c1 && c2 && .. in program order; returns false if there are too many. */
static bool split_conjunction(smr_lift_value *v, smr_conditions *c)
{
	if (is_op(v, SMR_OP_and) && v->type == SMR_I1)
		return split_conjunction(v->args[0], c) && split_conjunction(v->args[1], c);
	if (is_op(v, SMR_OP_select) && is_false(v->args[2]))
		return split_conjunction(v->args[0], c) && split_conjunction(v->args[1], c);
	if (c->n == SMR_BUILD_CONDITIONS)
		return false;
	c->each[c->n++] = v;
	return true;
}

/* Builds c && rest; @p reads: the rest may read memory that is not valid unless c holds. */
static const smr_expr *make_conjunction(smr_lift_builder *b, const smr_expr *c,
					const smr_expr *rest, bool reads)
{
	const smr_expr *args[3] = {c, rest, NULL};

	if (c == NULL || rest == NULL)
		return NULL;
	if (!reads)
		return smr_expr_op(b->l->g, SMR_OP_and, SMR_I1, 2, args);
	args[2] = smr_expr_int(b->l->g, SMR_I1, 0);
	return args[2] == NULL ? NULL : smr_expr_op(b->l->g, SMR_OP_select, SMR_I1, 3, args);
}

const smr_expr *smr_lift_builder_all(smr_lift_builder *b, smr_lift_value *const *v, uint32_t n)
{
	const smr_expr *all = smr_lift_builder_expr(b, v[n - 1]);
	bool reads = smr_lift_reads(v[n - 1]);

	for (uint32_t i = n - 1; i-- > 0 && all != NULL;) {
		all = make_conjunction(b, smr_lift_builder_expr(b, v[i]), all, reads);
		reads = reads || smr_lift_reads(v[i]);
	}
	return all;
}

/* ---- dependences of a condition -------------------------------------------------------------- */

/* Whether the value may differ between iterations of the loops. */
static bool varies_in_loops(const smr_lift *l, const smr_inner *z, const smr_lift_value *v)
{
	for (int i = 0; i < z->n; i++) {
		const smr_poly *step = v->kind == SMR_LIFT_AFFINE ? v->step[z->loop[i]] : NULL;

		if (step != NULL && !smr_poly_is_zero(step))
			return true;
		if (v->kind == SMR_LIFT_LOAD &&
		    smr_access_moves(&l->accesses[v->number], z->loop[i]))
			return true;
	}
	if (v->kind == SMR_LIFT_LOAD)
		return l->accesses[v->number].index != NULL ||
		       l->g->bases[l->accesses[v->number].base].written;
	for (uint32_t i = 0; i < v->nargs && v->kind == SMR_LIFT_OP; i++)
		if (varies_in_loops(l, z, v->args[i]))
			return true;
	return v->kind == SMR_LIFT_PHI || (v->kind == SMR_LIFT_LAST && v->node == NULL);
}

/* Whether the value may be evaluated where the conditions before it do not hold. */
static bool is_total(const smr_lift_value *v)
{
	if (v->kind == SMR_LIFT_LOAD || v->kind == SMR_LIFT_PHI || v->kind == SMR_LIFT_LAST)
		return false;
	if (v->kind != SMR_LIFT_OP)
		return true;
	if ((v->op == SMR_OP_div || v->op == SMR_OP_rem) && !smr_dtype_is_float(v->type))
		return false;
	for (uint32_t i = 0; i < v->nargs; i++)
		if (!is_total(v->args[i]))
			return false;
	return true;
}

/* How a value reads the element that the statement stores. */
typedef enum use {
	UNUSED,
	READ,   /* in every evaluation of the value */
	PERHAPS /* only if another condition holds */
} use;

static use get_stronger_use(use a, use b)
{
	return a > b ? a : b;
}

static use get_own_element_use(smr_lift_builder *b, smr_lift_value *v)
{
	const smr_lift_access *own = &b->l->accesses[b->stmt->access];
	use u = UNUSED, arms = UNUSED;

	if (v->mark == b->l->mark)
		return UNUSED;
	v->mark = b->l->mark;
	if (v->kind == SMR_LIFT_LOAD)
		return smr_access_same(b->l, &b->l->accesses[v->number], own) ? READ : UNUSED;
	for (uint32_t i = 0; i < v->nargs; i++) {
		use *to = i > 0 && is_op(v, SMR_OP_select) ? &arms : &u;
		*to = get_stronger_use(*to, get_own_element_use(b, v->args[i]));
	}
	if (v->kind == SMR_LIFT_PHI)
		arms = get_stronger_use(get_own_element_use(b, v->init),
					get_own_element_use(b, v->next));
	return arms != UNUSED ? PERHAPS : u;
}

/* ---- elements that may be stored in any case ------------------------------------------------- */

/* Whether an earlier statement stores to all elements of the window unconditionally. */
static bool is_stored_before(smr_lift_builder *b)
{
	smr_shape s;

	if (smr_lift_builder_shape(b, b->stmt->access, false, &s) != SMR_OK)
		return false;
	for (uint32_t i = 0; i < b->ndone; i++)
		if (b->done[i].whole &&
		    smr_window_equal(&b->done[i].shape.window, &b->done[i].shape.type, &s.window,
				     &s.type))
			return true;
	return false;
}

static bool is_free(smr_lift_builder *b)
{
	const smr_lift_access *own = &b->l->accesses[b->stmt->access];

	return own->entry != NULL || is_stored_before(b);
}

/* ---- whether some iteration stores ----------------------------------------------------------- */

/* Builds taken || now. */
static const smr_expr *make_taken_or(smr_lift_builder *b, uint32_t acc, const smr_expr *now)
{
	const smr_expr *args[2] = {smr_expr_acc(b->l->g, SMR_I1, 0, acc), now};

	return now == NULL || args[0] == NULL ? NULL
					      : smr_expr_op(b->l->g, SMR_OP_or, SMR_I1, 2, args);
}

static const smr_expr *close_fold(smr_lift_builder *b, const smr_inner *z, smr_expr *e)
{
	b->nframes--;
	smr_lift_builder_enter(b, z, false);
	return smr_lift_builder_join(b, e) == SMR_OK ? e : NULL;
}

/* Whether @p v is k < count with k from 0 on, which ends a loop over a range (ir/graph/range.h). */
static bool ends_range(const smr_lift *l, int loop, const smr_lift_value *v)
{
	int64_t start, step, extent;

	if (!is_op(v, SMR_OP_lt) || v->args[0]->kind != SMR_LIFT_AFFINE ||
	    !smr_poly_is_const(l->loops[loop].extent, &extent) || extent != INT32_MAX)
		return false;
	for (int i = 0; i < l->nloops; i++)
		if (i != loop && v->args[0]->step[i] != NULL &&
		    !smr_poly_is_zero(v->args[0]->step[i]))
			return false;
	return smr_poly_is_const(v->args[0]->start, &start) && start == 0 &&
	       v->args[0]->step[loop] != NULL && smr_poly_is_const(v->args[0]->step[loop], &step) &&
	       step == 1;
}

/* Builds count > 0: a range has an iteration if its count is above 0. */
static const smr_expr *is_not_empty(smr_lift_builder *b, const smr_lift_value *v)
{
	const smr_expr *args[2] = {smr_expr_int(b->l->g, SMR_I64, 0),
				   smr_lift_builder_expr(b, v->args[1])};

	return args[0] == NULL || args[1] == NULL
		       ? NULL
		       : smr_expr_op(b->l->g, SMR_OP_lt, SMR_I1, 2, args);
}

/* Builds whether all of @p v hold in some iteration; none of them reads the element. */
static const smr_expr *make_any_iteration(smr_lift_builder *b, const smr_inner *z,
					  smr_lift_value *const *v, uint32_t n)
{
	if (n == 1 && z->n == 1 && ends_range(b->l, z->loop[0], v[0]))
		return is_not_empty(b, v[0]);
	smr_expr *e = smr_lift_builder_fold(b, z, NULL, smr_expr_int(b->l->g, SMR_I1, 0), v, n);

	if (e == NULL)
		return NULL;
	e->step[0] = make_taken_or(b, 0, smr_lift_builder_all(b, v, n));
	return smr_lift_builder_carry_on(b, e) ? close_fold(b, z, e) : NULL;
}

/* Whether the condition is x > *m of a statement *m = x: the element has changed if and only if it
 * was stored. Comparisons with NaN are false. */
static bool is_extreme(smr_lift_builder *b, const smr_conditions *c, uint32_t first)
{
	const smr_lift_value *v = c->each[first];
	const smr_lift_access *own = &b->l->accesses[b->stmt->access];
	bool found = false;

	if (!is_op(v, SMR_OP_lt) && !is_op(v, SMR_OP_gt))
		return false;
	for (int i = 0; i < 2; i++)
		found = found || (v->args[i]->kind == SMR_LIFT_LOAD &&
				  smr_access_same(b->l, &b->l->accesses[v->args[i]->number], own) &&
				  smr_value_same(b->l, v->args[1 - i], b->stmt->value));
	b->l->mark++;
	found = found && get_own_element_use(b, b->stmt->value) == UNUSED;
	for (uint32_t i = first + 1; i < c->n && found; i++)
		found = get_own_element_use(b, c->each[i]) == UNUSED;
	return found;
}

static const smr_expr *make_element_changed(smr_lift_builder *b, const smr_inner *z,
					    const smr_conditions *c)
{
	smr_lift_value *const over[2] = {b->stmt->value, b->stmt->pred};
	const smr_expr *init = smr_lift_builder_element(b, b->stmt->access),
		       *args[2] = {NULL, init};
	smr_expr *e = smr_lift_builder_fold(b, z, &b->l->accesses[b->stmt->access], init, over, 2);

	if (e == NULL)
		return NULL;
	e->step[0] = smr_lift_builder_step(b, c);
	args[0] = smr_lift_builder_carry_on(b, e) ? close_fold(b, z, e) : NULL;
	return args[0] == NULL
		       ? NULL
		       : smr_expr_op(b->l->g, smr_dtype_is_float(e->type) ? SMR_OP_one : SMR_OP_ne,
				     SMR_I1, 2, args);
}

/* Builds the same for conditions that read the element: folds them together with its new value. */
static const smr_expr *make_any_with_element(smr_lift_builder *b, const smr_inner *z,
					     const smr_conditions *c)
{
	smr_lift_value *const over[2] = {b->stmt->value, b->stmt->pred};
	const smr_expr *init = smr_lift_builder_element(b, b->stmt->access);
	smr_expr *e = smr_lift_builder_fold(b, z, &b->l->accesses[b->stmt->access], init, over, 2);
	uint32_t k = e == NULL ? 0 : e->nacc;

	if (e == NULL)
		return NULL;
	if (k == SMR_MAX_ACCS) {
		(void)refuse_condition("a loop carries too many values");
		return NULL;
	}
	e->step[0] = smr_lift_builder_step(b, c);
	e->init[k] = smr_expr_int(b->l->g, SMR_I1, 0);
	if (!smr_lift_builder_carry_on(b, e) || e->init[k] == NULL)
		return NULL;
	e->step[k] = make_taken_or(b, k, smr_lift_builder_all(b, c->each, c->n));
	e->nacc = k + 1;
	e->result = k;
	e->type = SMR_I1;
	return e->step[k] == NULL ? NULL : close_fold(b, z, e);
}

static const smr_expr *make_store_taken(smr_lift_builder *b, const smr_inner *z,
					const smr_conditions *c)
{
	const smr_expr *some, *by_itself;
	uint32_t first = 0; /* index of the first condition that reads the element */
	use u = UNUSED;

	for (; first < c->n; first++) {
		b->l->mark++;
		u = get_own_element_use(b, c->each[first]);
		if (u != UNUSED)
			break;
	}
	if (u == PERHAPS) {
		(void)refuse_condition(
			"a condition reads what is stored only where another one holds");
		return NULL;
	}
	if (first == c->n)
		return make_any_iteration(b, z, c->each, c->n);
	some = first == 0 ? NULL : make_any_iteration(b, z, c->each, first);
	if (first > 0 && some == NULL)
		return NULL;
	by_itself = is_extreme(b, c, first) ? make_element_changed(b, z, c)
					    : make_any_with_element(b, z, c);
	return first == 0 ? by_itself : make_conjunction(b, some, by_itself, true);
}

/* Moves the loop-invariant conditions from @p each to @p fixed. */
static void split_off_invariant(const smr_lift *l, const smr_inner *z, smr_conditions *each,
				smr_conditions *fixed)
{
	smr_conditions rest = {0};

	*fixed = (smr_conditions){0};
	for (uint32_t i = 0; i < each->n; i++) {
		smr_lift_value *v = each->each[i];
		bool out = !varies_in_loops(l, z, v) && (rest.n == 0 || is_total(v));
		smr_conditions *to = out ? fixed : &rest;

		to->each[to->n++] = v;
	}
	*each = rest;
}

smr_status smr_lift_builder_when(smr_lift_builder *b, const smr_inner *z, bool reads,
				 smr_conditions *each)
{
	smr_conditions fixed;
	const smr_expr *pred = NULL, *some;

	*each = (smr_conditions){0};
	if (b->stmt->pred == NULL)
		return SMR_OK;
	if (!split_conjunction(b->stmt->pred, each))
		return refuse_condition("a store under too many conditions");
	if (is_free(b))
		return SMR_OK;
	split_off_invariant(b->l, z, each, &fixed);
	if (each->n == 0 && !reads)
		return refuse_condition(
			"a store does not move with one of its loops: the last value counts");
	if (fixed.n > 0 && (pred = smr_lift_builder_all(b, fixed.each, fixed.n)) == NULL)
		return SMR_EUNSUPPORTED;
	if (each->n > 0) {
		some = make_store_taken(b, z, each);
		pred = fixed.n == 0 ? some : make_conjunction(b, pred, some, true);
	}
	b->nest->pred = pred;
	return pred != NULL ? SMR_OK : SMR_EUNSUPPORTED;
}
