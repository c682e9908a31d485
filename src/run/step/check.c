/* The sampled check: some output points are computed by the reference before a codelet's first run
 * and compared with what the implementation stored.
 *
 * If sums may be reordered, floats are compared within an error bound (error_bound.c). In source
 * order they must be bitwise equal, except for the payload of a NaN. */
#include <math.h>
#include <string.h>

#include "back/ref/ref.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "run/run.h"
#include "run/settings.h"
#include "run/site/undo.h"
#include "run/step/error_bound.h"

enum { MAX_POINTS = 32, SLACK = 64 /* operations besides the sums' own */ };
static const double MAX_WORK = 4e6; /* expression nodes evaluated by the reference: about 0.2 s */
static const double NODE_S = 5e-8;

typedef struct point {
	uint64_t bits;
	double tolerance;
	uint64_t end[2]; /* results of a sum at the ends of its bound; bits, where there is none */
	void *at;        /* NULL: a rank-0 value */
} point;

struct smr_check_sample {
	const smr_node *v;
	bool exact;                    /* sums keep the source's order */
	struct smr_check_sample *next; /* of the next nest of the codelet */
	size_t n;
	point points[MAX_POINTS];
	smr_undo *undo; /* its former memory, where it is read or may be skipped; or NULL */
};

static double as_double(smr_dtype t, uint64_t bits)
{
	smr_expr e = {.kind = SMR_EXPR_CONST, .type = t, .bits = bits};

	return smr_const_as_double(&e);
}

/* Selects corners first, then points spread by a hash. */
static void pick(const smr_nest *n, const int64_t *sym, size_t i, int64_t counter[SMR_MAX_LOOPS])
{
	smr_assert(n->nloops <= SMR_MAX_LOOPS);
	for (uint32_t l = 0; l < n->nloops; l++) {
		int64_t extent = smr_poly_eval(n->loops[l].extent, sym);

		counter[l] = 0;
		if (!(n->domain >> l & 1))
			continue;
		if (i == 1)
			counter[l] = extent - 1;
		else if (i > 1)
			counter[l] = (int64_t)(smr_hash_mix(i, l + 1) % (uint64_t)extent);
	}
}

static smr_status store_address(const smr_graph *g, const smr_node *v, const smr_env *e,
				const int64_t *counter, void **out)
{
	smr_tensor t;
	char *at;

	*out = NULL;
	if (v->into == NULL)
		return SMR_OK;
	SMR_TRY(smr_env_tensor(g, e, v->into, &t));
	at = t.data;
	for (uint32_t d = 0; d < t.rank; d++) {
		int64_t i = smr_poly_eval(v->nest->store[d].offset, e->sym);

		for (uint32_t l = 0; l < v->nest->nloops; l++)
			if (v->nest->store[d].coef[l] != NULL)
				i += counter[l] * smr_poly_eval(v->nest->store[d].coef[l], e->sym);
		at += i * t.strides[d];
	}
	*out = at;
	return SMR_OK;
}

/* Additional expressions at a point, by their index behind the nest's own value. */
typedef struct bounds {
	const smr_expr *more[SMR_PROBE_MORE];
	uint32_t n;
	int magnitude, end[2]; /* 0: there is none */
} bounds;

static int request_expr(bounds *b, const smr_expr *e)
{
	smr_assert(b->n < SMR_PROBE_MORE && e != NULL);
	b->more[b->n++] = e;
	return (int)b->n;
}

/* Factors of f32 that are rounded to tf32 are off by 2^-11 each. */
static double rounding_of(const smr_codelet *c, smr_dtype t, double steps)
{
	bool tf32 = t == SMR_F32 && c->fp == SMR_FP_REASSOC && smr_setting_is_tf32();

	return smr_rounding(t, steps) + (tf32 ? 0x1.1p-10 : 0);
}

static smr_status make_bounds(const smr_codelet *c, const smr_node *v, const smr_env *e, bounds *b)
{
	smr_graph *g = (smr_graph *)c->graph; /* expressions join its arena */
	double steps = smr_nest_steps(v, e->sym) + SLACK;
	const smr_expr *end[2], *magnitude;
	smr_contraction x;

	*b = (bounds){.n = 0};
	if (c->fp == SMR_FP_STRICT)
		return SMR_OK;
	magnitude = smr_error_bound(g, v->nest->value);
	if (magnitude == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a check");
	if (smr_dtype_is_float(v->type.dtype))
		b->magnitude = request_expr(b, magnitude);
	if (!smr_nest_tail(v->nest, &x))
		return SMR_OK;
	SMR_TRY(smr_shifted(g, v->nest, rounding_of(c, x.core->type, steps), end));
	for (int k = 0; k < 2; k++)
		if (end[k] != NULL)
			b->end[k] = request_expr(b, end[k]);
	return SMR_OK;
}

static void take_ends(const bounds *b, const uint64_t *bits, smr_dtype t, point *p)
{
	double far;

	smr_assert(b->n <= SMR_PROBE_MORE);
	for (int k = 0; k < 2; k++) {
		p->end[k] = bits[b->end[k]]; /* the value itself where there is no bound */
		if (b->end[k] == 0 || !smr_dtype_is_float(t))
			continue;
		far = fabs(as_double(t, p->end[k]) - as_double(t, p->bits));
		p->tolerance =
			isfinite(far) ? fmax(p->tolerance, p->tolerance + far) : p->tolerance;
	}
}

static smr_status take_point(const smr_codelet *c, smr_ref_probe *probe, const bounds *b,
			     const smr_env *e, size_t i, smr_check_sample *s)
{
	uint64_t bits[1 + SMR_PROBE_MORE];
	int64_t counter[SMR_MAX_LOOPS] = {0};
	point *p = &s->points[s->n];
	smr_dtype t = s->v->type.dtype;
	double steps = smr_nest_steps(s->v, e->sym) + SLACK;
	bool stored = true;

	smr_assert(s->n < MAX_POINTS);
	pick(s->v->nest, e->sym, i, counter);
	SMR_TRY(smr_ref_probe_at(probe, counter, bits, &stored));
	if (!stored)
		return SMR_OK;
	SMR_TRY(store_address(c->graph, s->v, e, counter, &p->at));
	p->bits = bits[0];
	if (b->magnitude > 0)
		p->tolerance = rounding_of(c, t, steps) * as_double(t, bits[b->magnitude]) +
			       smr_underflow(t, steps);
	take_ends(b, bits, t, p);
	s->n++;
	return SMR_OK;
}

static smr_status take_points(const smr_codelet *c, const smr_env *e, double points, double work,
			      smr_check_sample *s)
{
	smr_ref_probe *probe = NULL;
	smr_status st = SMR_OK;
	bounds b;

	SMR_TRY(make_bounds(c, s->v, e, &b));
	SMR_TRY(smr_ref_probe_new(c->graph, s->v, e, b.more, b.n, &probe));
	for (size_t i = 0; (double)i < points && (i == 0 || (double)i * work <= MAX_WORK); i++)
		if (st == SMR_OK)
			st = take_point(c, probe, &b, e, i, s);
	smr_ref_probe_free(probe);
	return st;
}

static smr_status take_sample(const smr_codelet *c, const smr_node *v, const smr_env *e,
			      bool undoes, smr_check_sample **out)
{
	double work = smr_nest_steps(v, e->sym);
	double points = fmin(MAX_POINTS, smr_nest_points(v, e->sym));
	smr_check_sample *s;
	smr_status st;

	smr_assert(v->op == SMR_OP_nest);
	for (uint32_t d = 0; v->into != NULL && d < v->into->type.rank; d++)
		if (v->nest->store[d].indirect != NULL)
			return smr_fail(SMR_EUNSUPPORTED, "many points make one element");
	if (work > MAX_WORK)
		return smr_fail(SMR_EUNSUPPORTED, "one point takes %.0f steps", work);
	s = smr_calloc(1, sizeof(*s));
	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a check");
	s->v = v;
	s->exact = c->fp == SMR_FP_STRICT;
	st = undoes ? smr_undo_take(c->graph, v, e, &s->undo) : SMR_OK;
	if (st == SMR_OK)
		st = take_points(c, e, points, work, s);
	if (st != SMR_OK) {
		smr_check_sample_free(s);
		return st;
	}
	*out = s;
	return SMR_OK;
}

double smr_check_sample_s(const smr_codelet *c, const smr_env *e)
{
	double sum = 0;

	for (uint32_t k = 0; k <= c->nbeside && !smr_codelet_is_opaque(c); k++) {
		const smr_node *v = smr_codelet_nest(c, k);

		sum += fmin(MAX_WORK, smr_nest_steps(v, e->sym) *
					      fmin(MAX_POINTS, smr_nest_points(v, e->sym)));
	}
	return sum * NODE_S;
}

static smr_status take_samples(const smr_codelet *c, const smr_env *e, bool undoes,
			       smr_check_sample **out)
{
	smr_check_sample *all = NULL, **at = &all;

	if (smr_codelet_is_opaque(c))
		return smr_fail(SMR_EUNSUPPORTED, "opaque code has no reference to compare with");
	for (uint32_t k = 0; k <= c->nbeside; k++) {
		smr_status st = take_sample(c, smr_codelet_nest(c, k), e, undoes, at);

		if (st != SMR_OK) {
			smr_check_sample_free(all);
			return st;
		}
		at = &(*at)->next;
	}
	*out = all;
	return SMR_OK;
}

smr_status smr_check_sample_take(const smr_codelet *c, const smr_env *e, smr_check_sample **out)
{
	return take_samples(c, e, true, out);
}

smr_status smr_check_sample_look(const smr_codelet *c, const smr_env *e, smr_check_sample **out)
{
	return take_samples(c, e, false, out);
}

static bool close_enough(smr_dtype t, const point *p, bool exact, uint64_t got)
{
	double a = as_double(t, p->bits), b = as_double(t, got);

	if (exact)
		return p->bits == got || (smr_dtype_is_float(t) && isnan(a) && isnan(b));
	if (p->bits == got || p->end[0] == got || p->end[1] == got)
		return true;
	if (!smr_dtype_is_float(t))
		return false;
	if (isnan(b))
		return isnan(a) || isnan(as_double(t, p->end[0])) || isnan(as_double(t, p->end[1]));
	return a == b || fabs(a - b) <= p->tolerance;
}

static smr_status compare_sample(const smr_check_sample *s, const smr_env *e)
{
	smr_dtype t = s->v->type.dtype;

	for (size_t i = 0; i < s->n; i++) {
		const point *p = &s->points[i];
		uint64_t got = 0;

		if (p->at != NULL)
			memcpy(&got, p->at, smr_dtype_size(t));
		else
			got = e->value[s->v->id];
		if (!close_enough(t, p, s->exact, got))
			return smr_fail(SMR_ECORRUPT, "sample %zu is %.17g instead of %.17g", i,
					as_double(t, got), as_double(t, p->bits));
	}
	return SMR_OK;
}

smr_status smr_check_sample_compare(const smr_check_sample *s, const smr_env *e)
{
	for (; s != NULL; s = s->next)
		SMR_TRY(compare_sample(s, e));
	return SMR_OK;
}

uint64_t smr_check_sample_points(const smr_check_sample *s)
{
	uint64_t n = 0;

	smr_assert(s == NULL || s->n <= MAX_POINTS);
	for (; s != NULL; s = s->next)
		n += s->n;
	return n;
}

void smr_check_sample_spoil(const smr_check_sample *s, const smr_env *e)
{
	for (; s != NULL; s = s->next)
		for (size_t i = 0; i < s->n; i++) {
			uint64_t other = ~s->points[i].bits;
			size_t size = smr_dtype_size(s->v->type.dtype);

			if (s->points[i].at != NULL)
				memcpy(s->points[i].at, &other, size);
			else
				e->value[s->v->id] = other;
		}
}

void smr_check_sample_restore(const smr_check_sample *s, const smr_env *e)
{
	for (; s != NULL; s = s->next)
		if (s->undo != NULL)
			smr_undo_apply(s->undo, e);
}

void smr_check_sample_free(smr_check_sample *s)
{
	while (s != NULL) {
		smr_check_sample *next = s->next;

		smr_undo_free(s->undo);
		smr_free(s);
		s = next;
	}
}
