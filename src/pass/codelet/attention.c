/* Recognises attention by structure: sum over j of softmax(L)[i, j] * v[j, d], where L is any
 * expression of one sum of products over k of q[i, k] * k[j, k], such as a scaled and masked one.
 *
 * The softmax is exp(L - m) / sum of exp(L - m), m the greatest L of the row, each perhaps
 * converted. L occurs three times, each time along a loop of its own; all must be the same. */
#include <math.h>

#include "pass/codelet/join_stores.h"

/* By loop of one expression: the loop of another one that takes its place. */
typedef struct twins {
	const smr_nest *n;
	uint32_t of[SMR_MAX_LOOPS];
} twins;

static bool is_used(const smr_poly *p)
{
	return p != NULL && !smr_poly_is_zero(p);
}

static bool are_twins(twins *t, const smr_expr *a, const smr_expr *b);

static bool are_twin_indices(twins *t, const smr_index *a, const smr_index *b)
{
	uint32_t na = 0, nb = 0;

	if (!smr_poly_equal(a->offset, b->offset) || (a->indirect == NULL) != (b->indirect == NULL))
		return false;
	for (uint32_t l = 0; l < t->n->nloops; l++) {
		na += is_used(a->coef[l]);
		nb += is_used(b->coef[l]);
		if (is_used(a->coef[l]) &&
		    (!is_used(b->coef[t->of[l]]) || !smr_poly_equal(a->coef[l], b->coef[t->of[l]])))
			return false;
	}
	return na == nb &&
	       (a->indirect == NULL || (smr_poly_equal(a->indirect_coef, b->indirect_coef) &&
					are_twins(t, a->indirect, b->indirect)));
}

static bool are_twin_folds(twins *t, const smr_expr *a, const smr_expr *b)
{
	twins in = *t;

	if (a->nloops != b->nloops || a->nacc != b->nacc || a->result != b->result)
		return false;
	for (uint32_t i = 0; i < a->nloops; i++) {
		if (!smr_poly_equal(t->n->loops[a->loops[i]].extent,
				    t->n->loops[b->loops[i]].extent))
			return false;
		in.of[a->loops[i]] = b->loops[i];
	}
	for (uint32_t k = 0; k < a->nacc; k++)
		if (!are_twins(t, a->init[k], b->init[k]) ||
		    !are_twins(&in, a->step[k], b->step[k]))
			return false;
	return true;
}

/* Whether @p b is @p a with other loops. */
static bool are_twins(twins *t, const smr_expr *a, const smr_expr *b)
{
	if (a->kind != b->kind || a->type != b->type)
		return false;
	switch (a->kind) {
	case SMR_EXPR_INDEX:
		return t->of[a->loop] == b->loop;
	case SMR_EXPR_READ:
		if (a->input != b->input || a->rank != b->rank)
			return false;
		for (uint32_t d = 0; d < a->rank; d++)
			if (!are_twin_indices(t, &a->index[d], &b->index[d]))
				return false;
		return true;
	case SMR_EXPR_OP:
		if (a->op != b->op || a->nargs != b->nargs)
			return false;
		for (uint32_t i = 0; i < a->nargs; i++)
			if (!are_twins(t, a->args[i], b->args[i]))
				return false;
		return true;
	case SMR_EXPR_FOLD:
		return are_twin_folds(t, a, b);
	case SMR_EXPR_SCAN:
		return false;
	default:
		return smr_expr_equal(a, b);
	}
}

/* Whether @p a, along the loop of fold @p f, is @p b along the loop of fold @p g. */
static bool is_same_row(const smr_nest *n, const smr_expr *a, const smr_expr *f, const smr_expr *b,
			const smr_expr *g)
{
	twins t = {.n = n};

	if (f->nloops != 1 || g->nloops != 1 ||
	    !smr_poly_equal(n->loops[f->loops[0]].extent, n->loops[g->loops[0]].extent))
		return false;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		t.of[l] = l;
	t.of[f->loops[0]] = g->loops[0];
	return are_twins(&t, a, b);
}

/* ---- parts --------------------------------------------------------------------------------- */

/* Returns what conversions between floats convert. */
static const smr_expr *bare(const smr_expr *e)
{
	while (smr_expr_is_op(e, SMR_OP_convert) && smr_dtype_is_float(e->type) &&
	       smr_dtype_is_float(e->args[0]->type))
		e = e->args[0];
	return e;
}

/* Returns what a fold of one accumulator combines with it by @p op; NULL: another fold. */
static const smr_expr *term_of(const smr_expr *f, smr_op op)
{
	const smr_expr *step;
	int at;

	if (f->kind != SMR_EXPR_FOLD || f->nacc != 1 || f->result != 0 ||
	    f->init[0]->kind != SMR_EXPR_CONST || !smr_expr_is_op(f->step[0], op))
		return NULL;
	step = f->step[0];
	at = smr_expr_is_acc(step->args[0]) ? 1 : 0;
	return smr_expr_is_acc(step->args[1 - at]) && !smr_expr_open(step->args[at])
		       ? step->args[at]
		       : NULL;
}

/* Returns the product in a sum of products of f32 from 0; NULL: another fold. */
static const smr_expr *product_of(const smr_expr *f)
{
	const smr_expr *e = term_of(f, SMR_OP_add);

	if (e == NULL || f->type != SMR_F32 || smr_const_as_double(f->init[0]) != 0)
		return NULL;
	e = bare(e);
	return smr_expr_is_op(e, SMR_OP_mul) && e->type == SMR_F32 ? e : NULL;
}

/* Returns the exponent's minuend; *@p most: the greatest one of the row. */
static const smr_expr *exponent_of(const smr_expr *e, const smr_expr **most)
{
	const smr_expr *sub = smr_expr_is_op(e, SMR_OP_exp) ? bare(e->args[0]) : NULL, *m;

	if (sub == NULL || !smr_expr_is_op(sub, SMR_OP_sub))
		return NULL;
	m = bare(sub->args[1]);
	if (smr_expr_is_op(m, SMR_OP_maximum)) /* of a number below all and the greatest one */
		for (int i = 0; i < 2; i++)
			if (m->args[i]->kind == SMR_EXPR_CONST &&
			    smr_const_as_double(m->args[i]) == -INFINITY) {
				m = bare(m->args[1 - i]);
				break;
			}
	*most = m;
	return sub->args[0];
}

/* Whether fold @p m is the greatest number of the row of @p logit, along the loop of @p f. */
static bool is_greatest(const smr_nest *n, const smr_expr *m, const smr_expr *logit,
			const smr_expr *f)
{
	const smr_expr *of = term_of(m, SMR_OP_maximum);

	return of != NULL && smr_const_as_double(m->init[0]) == -INFINITY &&
	       (smr_expr_loops(m) >> f->loops[0] & 1) == 0 &&
	       is_same_row(n, bare(logit), f, bare(of), m);
}

/* Recognises a softmax along the loop of @p f. */
static bool is_softmax(const smr_nest *n, const smr_expr *e, const smr_expr *f,
		       const smr_expr **logit)
{
	const smr_expr *quotient = bare(e), *sum, *term, *most, *other, *again;

	if (!smr_expr_is_op(quotient, SMR_OP_div))
		return false;
	*logit = exponent_of(bare(quotient->args[0]), &most);
	sum = bare(quotient->args[1]);
	term = term_of(sum, SMR_OP_add);
	if (*logit == NULL || term == NULL || smr_const_as_double(sum->init[0]) != 0)
		return false;
	again = exponent_of(bare(term), &other);
	return again != NULL && is_greatest(n, most, *logit, f) && smr_expr_equal(most, other) &&
	       is_same_row(n, bare(*logit), f, bare(again), sum);
}

/* ---- sizes ---------------------------------------------------------------------------------- */

/* Returns the number of points of the loops; 0: it is no constant. */
static int64_t points_of(const smr_nest *n, uint64_t loops)
{
	int64_t all = 1, k;

	for (uint32_t l = 0; l < n->nloops; l++) {
		if (!(loops >> l & 1))
			continue;
		if (!smr_poly_is_const(n->loops[l].extent, &k) ||
		    __builtin_mul_overflow(all, k, &all))
			return 0;
	}
	return all;
}

static uint64_t loops_of(const smr_nest *n, const smr_expr *e)
{
	uint64_t loops = smr_expr_loops(e);
	int64_t k;

	for (uint32_t l = 0; l < n->nloops; l++)
		if (smr_poly_is_const(n->loops[l].extent, &k) && k == 1)
			loops &= ~(UINT64_C(1) << l);
	return loops;
}

static bool has_sizes(const smr_nest *n, smr_attention *a)
{
	uint64_t width = 0, keys = UINT64_C(1) << a->sum->loops[0];

	for (uint32_t i = 0; i < a->scores->nloops; i++)
		width |= UINT64_C(1) << a->scores->loops[i];
	a->rows = loops_of(n, a->weight) & n->domain;
	a->columns = loops_of(n, a->value) & n->domain;
	a->batch = n->domain & ~(a->rows ^ a->columns);
	a->rows &= ~a->batch;
	a->columns &= ~a->batch;
	return (loops_of(n, a->query) & keys) == 0 && (loops_of(n, a->key) & a->rows) == 0 &&
	       points_of(n, a->rows) >= SMR_ATTENTION_LEAST &&
	       points_of(n, keys) >= SMR_ATTENTION_LEAST &&
	       points_of(n, width) >= SMR_ATTENTION_LEAST &&
	       points_of(n, width) <= SMR_ATTENTION_WIDTH &&
	       points_of(n, a->columns) >= SMR_ATTENTION_LEAST &&
	       points_of(n, a->columns) <= SMR_ATTENTION_WIDTH;
}

static bool find_scores(const smr_nest *n, smr_attention *a)
{
	uint64_t keys = UINT64_C(1) << a->sum->loops[0];
	const smr_expr *product, *scores = NULL;
	int key;

	if (!join_find_fold(a->logit, true, &scores) || scores == NULL)
		return false;
	product = product_of(scores);
	if (product == NULL || join_has_fold(product))
		return false;
	key = (loops_of(n, product->args[0]) & keys) != 0 ? 0 : 1;
	a->scores = scores;
	a->key = product->args[key];
	a->query = product->args[1 - key];
	return true;
}

bool smr_nest_attention(const smr_nest *n, smr_attention *out)
{
	const smr_expr *product, *sum = NULL;

	if (n->pred != NULL || !join_find_fold(n->value, false, &sum) || sum == NULL ||
	    sum->nloops != 1)
		return false;
	product = product_of(sum);
	for (int i = 0; product != NULL && i < 2; i++) {
		*out = (smr_attention){
			.sum = sum, .weight = product->args[i], .value = product->args[1 - i]};
		if (!join_has_fold(out->value) && is_softmax(n, out->weight, sum, &out->logit))
			return find_scores(n, out) && has_sizes(n, out);
	}
	return false;
}
