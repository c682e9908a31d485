/* Loops around the nests of one op. The innermost loops are written out where that is little code,
 * so that elements of small tensors become registers. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/cpu/region/internal.h"
#include "ir/graph/range.h"

/* ---- cost ----------------------------------------------------------------------------------- */

enum { MOST_PARTS = 2000 /* of an expression */ };

typedef struct costing {
	const smr_nest *n;
	SMR_VEC(const smr_expr *) seen;
} costing;

bool smr_region_has_type(smr_dtype t)
{
	switch (t) {
	case SMR_F64:
	case SMR_F32:
	case SMR_F16:
	case SMR_BF16:
	case SMR_I1:
	case SMR_I8:
	case SMR_I16:
	case SMR_I32:
	case SMR_I64:
	case SMR_U8:
	case SMR_U16:
	case SMR_U32:
	case SMR_U64:
		return true;
	default:
		return smr_dtype_is_tiny(t);
	}
}

static bool is_supported(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_SCAN || !smr_region_has_type(e->type))
		return false;
	if (e->kind == SMR_EXPR_OP)
		return e->nargs <= 3 && nest_has_code(e);
	return e->kind != SMR_EXPR_FOLD || smr_fold_compensated(e) == NULL;
}

static double cost_of(costing *c, const smr_expr *e);

static double cost_of_fold(costing *c, const smr_expr *e)
{
	size_t outside = c->seen.n;
	double steps = 1, sum = 0, step = 1;

	for (uint32_t i = 0; i < e->nloops; i++)
		steps *= (double)smr_poly_eval(c->n->loops[e->loops[i]].extent, NULL);
	for (uint32_t k = 0; k < e->nacc; k++)
		sum += cost_of(c, e->init[k]);
	for (uint32_t k = 0; k < e->nacc; k++)
		step += cost_of(c, e->step[k]);
	c->seen.n = outside;
	return sum + steps * step;
}

static double cost_of_read(costing *c, const smr_expr *e)
{
	double sum = 1;

	for (uint32_t d = 0; d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			sum += cost_of(c, e->index[d].indirect);
	return sum;
}

static double cost_of(costing *c, const smr_expr *e)
{
	double sum = 1;

	if (e->kind == SMR_EXPR_CONST || e->kind == SMR_EXPR_SIZE || e->kind == SMR_EXPR_INDEX ||
	    e->kind == SMR_EXPR_ACC || e->kind == SMR_EXPR_PARAM)
		return 0;
	for (size_t i = c->seen.n; i-- > 0;)
		if (c->seen.v[i] == e)
			return 0;
	if (!is_supported(e) || c->seen.n >= MOST_PARTS)
		return INFINITY;
	if (e->kind == SMR_EXPR_FOLD)
		sum = cost_of_fold(c, e);
	else if (e->kind == SMR_EXPR_READ)
		sum = cost_of_read(c, e);
	else
		for (uint32_t i = 0; i < e->nargs; i++)
			sum += cost_of(c, e->args[i]);
	if (e->kind == SMR_EXPR_OP && nest_is_function(e->op))
		sum += 20;
	return smr_vec_push(&c->seen, e) == SMR_OK ? sum : INFINITY;
}

double smr_region_body_cost(const smr_expr *e)
{
	costing c = {0};
	double sum = cost_of(&c, e);

	smr_vec_free(&c.seen);
	return sum;
}

static int64_t extent(const smr_nest *n, uint32_t l)
{
	return smr_poly_eval(n->loops[l].extent, NULL);
}

static bool is_domain(const smr_nest *n, uint32_t l)
{
	return n->domain == 0 || (n->domain >> l & 1) != 0;
}

/* Operators of one point. */
static double point_cost(const smr_nest *n)
{
	costing c = {.n = n};
	double sum = 1 + cost_of(&c, n->value);

	if (n->pred != NULL)
		sum += cost_of(&c, n->pred);
	for (uint32_t l = 0; l < n->nloops; l++)
		if (smr_loop_is_open(&n->loops[l]))
			sum = INFINITY;
	smr_vec_free(&c.seen);
	return sum;
}

/* Points of the innermost loops that are written out. */
static int64_t written_points(const smr_nest *n, uint32_t nloops, double each)
{
	int64_t points = 1;

	for (uint32_t l = nloops; l-- > 0;) {
		int64_t more = points * extent(n, l);

		if (more > SMR_REGION_UNROLL || (double)more * each > SMR_REGION_WRITTEN)
			break;
		points = more;
	}
	return points;
}

static uint32_t count_domain(const smr_nest *n)
{
	uint32_t l = 0;

	while (l < n->nloops && is_domain(n, l))
		l++;
	return l;
}

smr_region_cost smr_region_nest_cost(const smr_nest *n)
{
	double each = point_cost(n), points = 1;
	uint32_t domain = count_domain(n);

	for (uint32_t l = 0; l < n->nloops; l++)
		if (is_domain(n, l) !=
		    (l < domain)) /* the domain's loops come first in all nests */
			each = INFINITY;
	for (uint32_t l = 0; l < domain; l++)
		points *= (double)extent(n, l);
	return (smr_region_cost){.code = each * (double)written_points(n, domain, each),
				 .work = each * points};
}

/* ---- loops ---------------------------------------------------------------------------------- */

typedef struct op {
	smr_region *r;
	const smr_nest *const *nests;
	uint32_t n, domain, written; /* loops from `written` on are written out */
	const smr_region_tensor *outs;
} op;

static void emit_nest_at_point(op *o, uint32_t k)
{
	smr_region *r = o->r;
	const smr_nest *n = o->nests[k];
	int store = -1, skip = -1;
	size_t memo = r->memo.n;
	region_val v;

	if (n->pred != NULL) {
		v = smr_region_eval(r, n->pred);
		if (v.known && v.bits == 0)
			return;
		if (!v.known) {
			store = smr_region_label(r);
			skip = smr_region_label(r);
			nest_line(&r->m, "br i1 %s, label %%b%d, label %%b%d", v.v.s, store, skip);
			smr_region_place(r, store);
			memo = r->memo.n;
		}
	}
	v = smr_region_eval(r, n->value);
	smr_region_put(r, n->value->type, smr_region_element(r, &o->outs[k], n->store), v.v);
	if (skip >= 0) {
		smr_region_jump(r, skip);
		smr_region_place(r, skip);
		r->memo.n = memo; /* values of the arm are invalid behind it */
	}
}

static void emit_domain(op *o, uint32_t level)
{
	smr_region *r = o->r;
	region_counter *c = &r->counter[level];
	size_t memo = r->memo.n;
	region_loop loop;

	if (level == o->domain) {
		for (uint32_t k = 0; k < o->n; k++)
			emit_nest_at_point(o, k);
		r->memo.n = memo;
		return;
	}
	if (level < o->written) {
		smr_region_begin_loop(r, level, c->n, &loop);
		emit_domain(o, level + 1);
		smr_region_end_loop(r, &loop);
		return;
	}
	c->open = c->known = true;
	for (c->at = 0; c->at < c->n && r->m.st == SMR_OK; c->at++)
		emit_domain(o, level + 1);
	c->open = c->known = false;
}

/* Nests whose loops have the same numbers of iterations, folds included, and that store at the same
 * points. */
static bool is_joint(const smr_nest *a, const smr_nest *b)
{
	if (a->nloops != b->nloops || count_domain(a) != count_domain(b))
		return false;
	for (uint32_t l = 0; l < a->nloops; l++)
		if (extent(a, l) != extent(b, l))
			return false;
	return a->pred == NULL && b->pred == NULL;
}

static void emit_group(smr_region *r, const smr_nest *const *nests, uint32_t n,
		       const smr_region_tensor *outs)
{
	op o = {.r = r, .nests = nests, .n = n, .outs = outs, .domain = count_domain(nests[0])};
	double each = 0;
	int64_t left;

	memset(r->counter, 0, sizeof(r->counter));
	for (uint32_t l = 0; l < nests[0]->nloops; l++)
		r->counter[l].n = extent(nests[0], l);
	for (uint32_t k = 0; k < n; k++)
		each += point_cost(nests[k]);
	if (!(each < INFINITY)) {
		nest_unsupported(&r->m, "an op without code in regions");
		return;
	}
	left = written_points(nests[0], o.domain, each);
	o.written = o.domain;
	while (o.written > 0 && left > 1) {
		left /= r->counter[--o.written].n;
	}
	while (o.written > 0 && r->counter[o.written - 1].n == 1)
		o.written--;
	r->memo.n = 0;
	emit_domain(&o, 0);
}

void smr_region_nests(smr_region *r, const smr_nest *const *nests, uint32_t n,
		      const smr_region_tensor *ins, const smr_region_tensor *outs)
{
	r->ins = ins;
	for (uint32_t k = 0; k < n && r->m.st == SMR_OK;) {
		uint32_t end = k + 1;

		while (end < n && is_joint(nests[k], nests[end]))
			end++;
		emit_group(r, nests + k, end - k, outs + k);
		k = end;
	}
}
