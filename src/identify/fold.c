/* Reductions in normal form.
 *
 * acc = init; for L: acc = acc + e becomes init + sum(L: e): right over the reals. The maxima keep
 * their way of comparing (what happens to NaN and to -0 differs) and fold init in at the start. */
#include "identify/canon.h"
#include <float.h>
#include <math.h>
#include <string.h>

static const char *const rop_names[] = {
	"sum",    "prod",      "fmax",    "fmin",      "maximum", "minimum", "max_lt",
	"max_le", "max_nlt",   "max_nle", "min_lt",    "min_le",  "min_nlt", "min_nle",
	"argmax", "argmax_le", "argmin",  "argmin_le", "max",     "min",     "fold",
};

const char *cx_rop_name(cx_rop r)
{
	return rop_names[r];
}

static bool is_min(cx_rop r)
{
	return r == CX_ROP_FMIN || r == CX_ROP_MINIMUM ||
	       (r >= CX_ROP_MIN_LT && r <= CX_ROP_MIN_NLE) || r == CX_ROP_ARGMIN ||
	       r == CX_ROP_ARGMIN_LE;
}

/* The neutral element of max, or the least finite number that programs write for it. */
bool cx_is_lowest(const cx *a, bool greatest)
{
	double v;

	if (a->kind != CX_NUM)
		return false;
	v = greatest ? -a->num : a->num;
	switch (a->type) {
	case SMR_F32:
		return v == -INFINITY || v == -(double)FLT_MAX;
	case SMR_F64:
		return v == -INFINITY || v == -DBL_MAX;
	case SMR_I32:
		return greatest ? a->num == (double)INT32_MAX : a->num == (double)INT32_MIN;
	case SMR_I64:
		return greatest ? a->num == (double)INT64_MAX : a->num == (double)INT64_MIN;
	default:
		return false;
	}
}

static cx *new_fold(cx_maker *m, cx_rop rop, smr_dtype t, uint64_t loops, const cx *body,
		    const cx *pred, const cx *init)
{
	cx *e = cx_new(m, CX_FOLD, t, 1, &body);

	if (e == NULL)
		return NULL;
	e->rop = rop;
	e->bound = loops;
	e->pred = pred;
	e->init = init;
	e->loops = (e->loops | (pred != NULL ? pred->loops : 0)) & ~loops;
	e->accs = (e->accs | (pred != NULL ? pred->accs : 0)) >> 1;
	if (init != NULL) {
		e->loops |= init->loops;
		e->accs |= init->accs;
	}
	return e;
}

static const cx *both(cx_maker *m, const cx *a, const cx *b)
{
	const cx *two[2] = {a, b};

	if (a == NULL || b == NULL)
		return a == NULL ? b : a;
	return cx_and(m, 2, two);
}

/* c ? x : 0 gives c and x (c ? 0 : x gives not c). */
static bool guarded(cx_maker *m, const cx *e, const cx **cond, const cx **x)
{
	if (e->kind != CX_OP || e->op != SMR_OP_select)
		return false;
	if (cx_is_num(e->args[2], 0)) {
		*cond = e->args[0];
		*x = e->args[1];
	} else if (cx_is_num(e->args[1], 0)) {
		*cond = cx_not(m, e->args[0]);
		*x = e->args[2];
	} else {
		return false;
	}
	/* a value guarded by itself is a rectifier, not padding */
	return *cond != NULL && ((*cond)->kind == CX_GE0 || (*cond)->kind == CX_AND);
}

/* Takes one guarded factor of a product apart. */
static bool take_guard(cx_maker *m, const cx **body, const cx **pred)
{
	const cx *e = *body, *cond, *x, *part[64];

	if (guarded(m, e, &cond, &x)) {
		*body = x;
		*pred = both(m, *pred, cond);
		return *pred != NULL;
	}
	if (e->kind != CX_MUL)
		return false;
	for (uint32_t i = 0; i < e->n; i++) {
		if (!guarded(m, e->args[i], &cond, &x))
			continue;
		memcpy(part, e->args, e->n * sizeof(*part));
		part[i] = x;
		*body = cx_mul(m, e->type, e->neg, e->n, part);
		*pred = both(m, *pred, cond);
		return *body != NULL && *pred != NULL;
	}
	return false;
}

static bool is_sum(const cx *e)
{
	return e->kind == CX_FOLD && e->rop == CX_ROP_ADD;
}

/* w * sum(r: x) inside sum(c: ) is sum(c,r: w * x). */
static bool take_inner(cx_maker *m, uint64_t *loops, const cx **body, const cx **pred)
{
	const cx *e = *body, *part[64];
	uint32_t at = 0, found = 0;

	if (is_sum(e)) {
		*loops |= e->bound;
		*body = e->args[0];
		*pred = both(m, *pred, e->pred);
		return true;
	}
	if (e->kind != CX_MUL)
		return false;
	for (uint32_t i = 0; i < e->n; i++) {
		if (is_sum(e->args[i])) {
			at = i;
			found++;
		}
	}
	if (found != 1)
		return false;
	memcpy(part, e->args, e->n * sizeof(*part));
	part[at] = e->args[at]->args[0];
	*loops |= e->args[at]->bound;
	*pred = both(m, *pred, e->args[at]->pred);
	*body = cx_mul(m, e->type, e->neg, e->n, part);
	return *body != NULL;
}

const cx *cx_sum(cx_maker *m, smr_dtype t, uint64_t loops, const cx *body, const cx *pred)
{
	const cx *out[64], *in[64], *f;
	uint32_t nout = 0, nin = 0;

	if (body == NULL)
		return NULL;
	while (take_inner(m, &loops, &body, &pred) || (body != NULL && take_guard(m, &body, &pred)))
		if (body == NULL)
			return NULL;
	if (body == NULL)
		return NULL;
	if (body->kind != CX_MUL)
		return new_fold(m, CX_ROP_ADD, t, loops, body, pred, NULL);
	for (uint32_t i = 0; i < body->n; i++) {
		bool stays = (body->args[i]->loops & loops) != 0 || body->args[i]->accs != 0;

		if (stays)
			in[nin++] = body->args[i];
		else
			out[nout++] = body->args[i];
	}
	if (nin == 0)
		return new_fold(m, CX_ROP_ADD, t, loops, body, pred, NULL);
	f = new_fold(m, CX_ROP_ADD, t, loops, cx_mul(m, t, false, nin, in), pred, NULL);
	out[nout++] = f;
	return f == NULL ? NULL : cx_mul(m, t, body->neg, nout, out);
}

/* The first element as the start: max over all of them. */
static bool starts_with_first(cx_maker *m, const cx *body, const cx *init, uint64_t loops,
			      bool *shifted)
{
	if (body->kind != CX_READ || init->kind != CX_READ || body->at == NULL || init->at == NULL)
		return false;
	*shifted = false;
	if (cx_access_first(m, body->at, init->at, loops, false))
		return true;
	*shifted = true;
	return (loops & (loops - 1)) == 0 && cx_access_first(m, body->at, init->at, loops, true);
}

const cx *cx_fold(cx_maker *m, cx_rop rop, smr_dtype t, uint64_t loops, const cx *body,
		  const cx *pred, const cx *init)
{
	bool shifted;

	if (body == NULL)
		return NULL;
	if (rop == CX_ROP_ADD) {
		const cx *two[2] = {init, cx_sum(m, t, loops, body, pred)};

		if (init == NULL || cx_is_num(init, 0))
			return two[1];
		return cx_add(m, t, 2, two);
	}
	if (body->kind == CX_FOLD && body->rop == rop && body->init == NULL) {
		loops |= body->bound;
		pred = both(m, pred, body->pred);
		body = body->args[0];
	}
	if (init != NULL && rop != CX_ROP_MUL &&
	    (cx_is_lowest(init, is_min(rop)) || starts_with_first(m, body, init, loops, &shifted)))
		init = NULL;
	if (init != NULL && rop == CX_ROP_MUL && cx_is_num(init, 1))
		init = NULL;
	return new_fold(m, rop, t, loops, body, pred, init);
}

/* ---- what a step does ------------------------------------------------------------------------ */

typedef struct step {
	cx_rop rop;
	const cx *e, *pred;
	uint64_t loops;
} step;

static bool is_acc(const cx *e, uint32_t k)
{
	return e->kind == CX_ACC && e->depth == 0 && e->id == k;
}

static bool free_of_acc(const cx *e)
{
	return (e->accs & 1) == 0;
}

/* acc op e, from a list of args that hold acc once. */
static bool split_acc(cx_maker *m, const cx *s, step *out)
{
	const cx *rest[64];
	uint32_t n = 0;

	for (uint32_t i = 0; i < s->n; i++)
		if (!is_acc(s->args[i], 0))
			rest[n++] = s->args[i];
	if (n + 1 != s->n)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (!free_of_acc(rest[i]))
			return false;
	out->e = s->kind == CX_ADD   ? cx_add(m, s->type, n, rest)
		 : s->kind == CX_MUL ? cx_mul(m, s->type, s->neg, n, rest)
				     : rest[0];
	return out->e != NULL;
}

/* select(x < y, x, y) and its three kin, one side the accumulator. */
static bool choice(const cx *s, uint32_t acc, cx_rop *rop, const cx **e)
{
	const cx *c = s->args[0], *lo, *hi;
	bool strict, picks_lo, acc_lo;

	if (c->kind != CX_OP || (c->op != SMR_OP_lt && c->op != SMR_OP_le))
		return false;
	lo = c->args[0];
	hi = c->args[1];
	strict = c->op == SMR_OP_lt;
	picks_lo = cx_equal(s->args[1], lo) && cx_equal(s->args[2], hi);
	if (!picks_lo && !(cx_equal(s->args[1], hi) && cx_equal(s->args[2], lo)))
		return false;
	acc_lo = is_acc(lo, acc);
	if (!acc_lo && !is_acc(hi, acc))
		return false;
	*e = acc_lo ? hi : lo;
	if (!free_of_acc(*e))
		return false;
	if (picks_lo) /* min: (e < a ? e : a) or (a < e ? a : e) */
		*rop = acc_lo ? (strict ? CX_ROP_MIN_NLT : CX_ROP_MIN_NLE)
			      : (strict ? CX_ROP_MIN_LT : CX_ROP_MIN_LE);
	else
		*rop = acc_lo ? (strict ? CX_ROP_MAX_LT : CX_ROP_MAX_LE)
			      : (strict ? CX_ROP_MAX_NLT : CX_ROP_MAX_NLE);
	return true;
}

static bool analyse(cx_maker *m, const cx *s, step *out);

static bool conditional(cx_maker *m, const cx *s, step *out)
{
	const cx *c = s->args[0];
	const cx *inner;

	if (!free_of_acc(c))
		return choice(s, 0, &out->rop, &out->e);
	if (is_acc(s->args[2], 0)) {
		inner = s->args[1];
	} else if (is_acc(s->args[1], 0)) {
		inner = s->args[2];
		c = cx_not(m, c);
	} else {
		return false;
	}
	if (c == NULL || !analyse(m, inner, out))
		return false;
	out->pred = both(m, out->pred, c);
	return out->pred != NULL;
}

static bool analyse(cx_maker *m, const cx *s, step *out)
{
	static const struct {
		smr_op op;
		cx_rop rop;
	} joins[] = {
		{SMR_OP_fmax, CX_ROP_FMAX},
		{SMR_OP_fmin, CX_ROP_FMIN},
		{SMR_OP_maximum, CX_ROP_MAXIMUM},
		{SMR_OP_minimum, CX_ROP_MINIMUM},
	};

	switch (s->kind) {
	case CX_ADD:
		out->rop = CX_ROP_ADD;
		return split_acc(m, s, out);
	case CX_MUL:
		out->rop = CX_ROP_MUL;
		return split_acc(m, s, out);
	case CX_FOLD:
		if (s->init == NULL || !is_acc(s->init, 0) || s->rop == CX_ROP_OTHER ||
		    (s->args[0]->accs | (s->pred != NULL ? s->pred->accs : 0)) != 0)
			return false;
		out->rop = s->rop;
		out->e = s->args[0];
		out->pred = s->pred;
		out->loops |= s->bound;
		return true;
	case CX_OP:
		if (s->op == SMR_OP_select)
			return conditional(m, s, out);
		for (size_t i = 0; i < sizeof(joins) / sizeof(joins[0]); i++) {
			if (s->op != joins[i].op)
				continue;
			out->rop = joins[i].rop;
			return split_acc(m, s, out);
		}
		return false;
	default:
		return false;
	}
}

/* ---- the greatest element's place ------------------------------------------------------------ */

/* idx is the counter of the loop plus a number. */
static bool counter(const cx *idx, uint64_t loops, double *add)
{
	*add = 0;
	if (idx->kind == CX_OP && idx->op == SMR_OP_convert && !smr_dtype_is_float(idx->type) &&
	    smr_dtype_size(idx->type) >= 4)
		idx = idx->args[0];
	if (idx->kind == CX_ADD && idx->n == 2) {
		uint32_t k = idx->args[0]->kind == CX_NUM ? 0 : 1;

		if (idx->args[k]->kind != CX_NUM)
			return false;
		*add = idx->args[k]->num;
		idx = idx->args[1 - k];
		if (idx->kind == CX_OP && idx->op == SMR_OP_convert &&
		    smr_dtype_size(idx->type) >= 4)
			idx = idx->args[0];
	}
	return idx->kind == CX_INDEX && loops == 1ull << idx->id;
}

static const cx *argmax(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t result,
			const cx *const *init, const cx *const *s)
{
	uint32_t v = 1 - result;
	cx_rop rop;
	const cx *e, *place;
	double add;
	bool shifted, min;

	if (s[v]->kind != CX_OP || s[v]->op != SMR_OP_select || !choice(s[v], v, &rop, &e))
		return NULL;
	if (s[result]->kind != CX_OP || s[result]->op != SMR_OP_select ||
	    !cx_equal(s[result]->args[0], s[v]->args[0]))
		return NULL;
	/* the arm that takes the new element must be the one that takes the new place */
	place = s[result]->args[is_acc(s[v]->args[1], v) ? 2 : 1];
	if (!is_acc(s[result]->args[is_acc(s[v]->args[1], v) ? 1 : 2], result))
		return NULL;
	if (!counter(place, loops, &add) || !cx_is_num(init[result], 0))
		return NULL;
	min = is_min(rop);
	if (starts_with_first(m, e, init[v], loops, &shifted)) {
		if (add != (shifted ? 1 : 0))
			return NULL;
	} else if (!cx_is_lowest(init[v], min) || add != 0) {
		return NULL;
	}
	/* a < e takes the first of equals; a <= e the last; !(e < a) the last */
	if (rop == CX_ROP_MAX_LT || rop == CX_ROP_MAX_NLE)
		rop = CX_ROP_ARGMAX;
	else if (rop == CX_ROP_MAX_LE || rop == CX_ROP_MAX_NLT)
		rop = CX_ROP_ARGMAX_LE;
	else if (rop == CX_ROP_MIN_LT || rop == CX_ROP_MIN_NLE)
		rop = CX_ROP_ARGMIN;
	else
		rop = CX_ROP_ARGMIN_LE;
	return new_fold(m, rop, t, loops, e, NULL, NULL);
}

static const cx *other(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t nacc, uint32_t result,
		       const cx *const *init, const cx *const *s)
{
	cx *e = cx_new(m, CX_FOLD, t, nacc, s);

	if (e == NULL)
		return NULL;
	e->rop = CX_ROP_OTHER;
	e->bound = loops;
	e->id = result;
	e->loops &= ~loops;
	e->accs >>= 1;
	for (uint32_t k = 0; k < nacc; k++) {
		e->loops |= init[k]->loops;
		e->accs |= init[k]->accs;
	}
	return e;
}

const cx *cx_recurrence(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t nacc, uint32_t result,
			const cx *const *init, const cx *const *s)
{
	step st = {.loops = loops};

	for (uint32_t k = 0; k < nacc; k++)
		if (init[k] == NULL || s[k] == NULL)
			return NULL;
	if (nacc == 2) {
		const cx *e = argmax(m, t, loops, result, init, s);

		if (e != NULL)
			return e;
	}
	if (nacc == 1 && is_acc(s[0], 0))
		return init[0];
	if (nacc == 1 && analyse(m, s[0], &st) && (st.e->accs == 0) &&
	    (st.pred == NULL || st.pred->accs == 0))
		return cx_fold(m, st.rop, t, st.loops, st.e, st.pred, init[0]);
	return other(m, t, loops, nacc, result, init, s);
}

const cx *cx_scan(cx_maker *m, smr_dtype t, uint64_t loop, bool exclusive, const cx *init,
		  const cx *s)
{
	step st = {.loops = loop};
	const cx *body = s;
	cx *e;
	bool plain;

	if (init == NULL || s == NULL)
		return NULL;
	plain = analyse(m, s, &st) && st.e->accs == 0 && st.pred == NULL && st.loops == loop;
	if (plain)
		body = st.e;
	e = cx_new(m, CX_SCAN, t, 1, &body);
	if (e == NULL)
		return NULL;
	e->bound = loop;
	e->rop = plain ? st.rop : CX_ROP_OTHER;
	e->neg = exclusive;
	e->init = plain && st.rop == CX_ROP_ADD && cx_is_num(init, 0) ? NULL : init;
	e->loops |= loop | init->loops;
	e->accs = e->accs >> 1 | init->accs;
	return e;
}
