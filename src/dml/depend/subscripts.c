/* Subscripts in a parfor: if they are a * i + b, or invariant, it is decidable whether two
 * iterations access the same element. */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "dml/depend/dependence.h"

bool dml_among(const dml_names *n, const char *name)
{
	for (size_t i = 0; i < n->n; i++)
		if (strcmp(n->v[i], name) == 0)
			return true;
	return false;
}

bool dml_asks_size(const smr_dml_expr *e)
{
	return strcmp(e->callee, "nrow") == 0 || strcmp(e->callee, "ncol") == 0 ||
	       strcmp(e->callee, "length") == 0;
}

typedef enum kind { ALL, LINEAR, SAME, UNKNOWN } kind;

typedef struct span { /* a * i + low .. a * i + high */
	kind kind;
	int64_t a, low, high;
	const smr_dml_expr *of; /* SAME: the invariant expression */
} span;

static bool eval_constant(const dml_loop *l, const smr_dml_expr *e, int64_t *out)
{
	return l->number != NULL && l->number(l->ctx, e, out) && llabs(*out) < DML_FAR;
}

/* Matches a * i + b; else false. */
static bool match_linear(const dml_loop *l, const smr_dml_expr *e, int64_t *a, int64_t *b)
{
	int64_t c = 0, d = 0;

	*a = 0;
	if (e->kind == SMR_DML_INTEGER) {
		*b = e->integer;
		return llabs(*b) < DML_FAR;
	}
	if (e->kind == SMR_DML_NAME && strcmp(e->name, l->t->variable) == 0) {
		*a = 1;
		*b = 0;
		return true;
	}
	if (e->kind != SMR_DML_OPERATION)
		return eval_constant(l, e, b);
	if (!match_linear(l, e->a, a, b) || (e->b != NULL && !match_linear(l, e->b, &c, &d)))
		return false;
	switch (e->op) {
	case SMR_DML_PLUS:
		*a += c;
		*b += d;
		break;
	case SMR_DML_MINUS:
		*a -= c;
		*b -= d;
		break;
	case SMR_DML_NEGATE:
		*a = -*a;
		*b = -*b;
		break;
	case SMR_DML_TIMES:
		if (*a != 0 && c != 0)
			return false;
		*a = *a * d + *b * c;
		*b *= d;
		break;
	default:
		return false;
	}
	return llabs(*a) < DML_FAR && llabs(*b) < DML_FAR;
}

/* Whether an expression is loop-invariant. */
static bool is_loop_invariant(const dml_loop *l, const smr_dml_expr *e)
{
	switch (e->kind) {
	case SMR_DML_INTEGER:
	case SMR_DML_DOUBLE:
	case SMR_DML_ARGUMENT:
		return true;
	case SMR_DML_NAME:
		return strcmp(e->name, l->t->variable) != 0 && !dml_among(&l->own, e->name);
	case SMR_DML_OPERATION:
		return is_loop_invariant(l, e->a) && (e->b == NULL || is_loop_invariant(l, e->b));
	case SMR_DML_CALL:
		return dml_asks_size(e);
	default:
		return false;
	}
}

static span span_of(const dml_loop *l, const smr_dml_range *r)
{
	span s = {.kind = ALL};
	int64_t a;

	if (r->from == NULL)
		return s;
	if (match_linear(l, r->from, &s.a, &s.low)) {
		s.kind = LINEAR;
		s.high = s.low;
		if (r->to != NULL && (!match_linear(l, r->to, &a, &s.high) || a != s.a))
			s.kind = UNKNOWN;
		return s;
	}
	s.kind = r->to == NULL && is_loop_invariant(l, r->from) ? SAME : UNKNOWN;
	s.of = r->from;
	return s;
}

static int64_t floor_div(int64_t x, int64_t y)
{
	smr_assert(y > 0);
	return x / y - (x % y != 0 && (x < 0) != (y < 0));
}

/* Whether two spans with the same factor overlap in different iterations. */
static bool overlap_across_iterations(const dml_loop *l, const span *u, const span *v)
{
	int64_t a = llabs(u->a), low = u->low - v->high, high = u->high - v->low;
	int64_t first = -floor_div(-low, a), last = floor_div(high, a), most = l->most - l->least;

	smr_assert(u->a == v->a && u->a != 0);
	/* they overlap at iteration distances first to last; 0 is the same iteration */
	if (first == 0)
		first = 1;
	if (last == 0)
		last = -1;
	if (first > last)
		return false;
	return !l->bounded || (first <= most && last >= -most);
}

static int64_t compute_gcd(int64_t a, int64_t b)
{
	smr_assert(a != 0 || b != 0);
	while (b != 0) {
		int64_t r = a % b;

		a = b;
		b = r;
	}
	return llabs(a);
}

/* Computes the bounds of a span over all iterations. */
static void span_bounds(const dml_loop *l, const span *s, int64_t *low, int64_t *high)
{
	smr_assert(l->bounded && l->least <= l->most);
	*low = s->low + s->a * (s->a > 0 ? l->least : l->most);
	*high = s->high + s->a * (s->a > 0 ? l->most : l->least);
}

static bool linear_spans_overlap(const dml_loop *l, const span *u, const span *v)
{
	int64_t low[2], high[2];

	smr_assert(u->kind == LINEAR && v->kind == LINEAR);
	if (u->a == v->a && u->a == 0)
		return u->low <= v->high && v->low <= u->high;
	if (u->a == v->a)
		return overlap_across_iterations(l, u, v);
	if (u->low != u->high || v->low != v->high ||
	    (v->low - u->low) % compute_gcd(u->a, v->a) != 0)
		return false;
	if (!l->bounded)
		return true;
	span_bounds(l, u, &low[0], &high[0]);
	span_bounds(l, v, &low[1], &high[1]);
	return low[0] <= high[1] && low[1] <= high[0];
}

static bool same_expr(const smr_dml_expr *a, const smr_dml_expr *b)
{
	return a == b || (a->kind == SMR_DML_NAME && b->kind == SMR_DML_NAME &&
			  strcmp(a->name, b->name) == 0);
}

/* Whether two spans certainly overlap, in one dimension. */
static bool spans_overlap(const dml_loop *l, const span *u, const span *v)
{
	if (u->kind == UNKNOWN || v->kind == UNKNOWN)
		return false;
	if (u->kind == ALL || v->kind == ALL)
		return true;
	if (u->kind != v->kind)
		return false;
	return u->kind == SAME ? same_expr(u->of, v->of) : linear_spans_overlap(l, u, v);
}

bool dml_parts_meet(const dml_loop *l, const smr_dml_expr *w, const smr_dml_expr *other)
{
	if (other == NULL)
		return true;
	if (w->nranges != other->nranges)
		return false;
	for (uint32_t d = 0; d < w->nranges; d++) {
		span u = span_of(l, &w->ranges[d]), v = span_of(l, &other->ranges[d]);

		if (!spans_overlap(l, &u, &v))
			return false;
	}
	return true;
}

/* Whether two spans are certainly disjoint, in one dimension. */
static bool spans_apart(const dml_loop *l, const span *u, const span *v)
{
	int64_t low[2], high[2];

	if (u->kind != LINEAR || v->kind != LINEAR)
		return false;
	if (u->a == v->a && u->a != 0)
		return !overlap_across_iterations(l, u, v);
	if (!l->bounded)
		return u->a == v->a && (u->low > v->high || v->low > u->high);
	span_bounds(l, u, &low[0], &high[0]);
	span_bounds(l, v, &low[1], &high[1]);
	return low[0] > high[1] || low[1] > high[0];
}

bool dml_parts_apart(const dml_loop *l, const smr_dml_expr *a, const smr_dml_expr *b)
{
	if (a->nranges != b->nranges)
		return false;
	for (uint32_t d = 0; d < a->nranges; d++) {
		span u = span_of(l, &a->ranges[d]), v = span_of(l, &b->ranges[d]);

		if (spans_apart(l, &u, &v))
			return true;
	}
	return false;
}
