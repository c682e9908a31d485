/* Normalises reductions.
 *
 * acc = init; for L: acc = acc + e becomes init + sum(L: e), which is correct over the reals. The
 * maxima keep their kind of comparison (NaN and -0 are treated differently) and include init as
 * their start. */
#include "identify/canon/fold.h"
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

bool fold_is_min(cx_rop r)
{
	return r == CX_ROP_FMIN || r == CX_ROP_MINIMUM ||
	       (r >= CX_ROP_MIN_LT && r <= CX_ROP_MIN_NLE) || r == CX_ROP_ARGMIN ||
	       r == CX_ROP_ARGMIN_LE;
}

/* Whether a is the neutral element of max, or the least finite number, which programs use for
 * it. */
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

cx *fold_new(cx_maker *m, cx_rop rop, smr_dtype t, uint64_t loops, const cx *body, const cx *pred,
	     const cx *init)
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

const cx *fold_both(cx_maker *m, const cx *a, const cx *b)
{
	const cx *two[2] = {a, b};

	if (a == NULL || b == NULL)
		return a == NULL ? b : a;
	return cx_and(m, 2, two);
}

/* Splits c ? x : 0 into c and x (c ? 0 : x into not c). */
static bool get_guarded_value(cx_maker *m, const cx *e, const cx **cond, const cx **x)
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
	/* a value that is compared itself is a rectifier, not padding */
	return *cond != NULL && ((*cond)->kind == CX_GE0 || (*cond)->kind == CX_AND);
}

/* Splits off one guarded factor of a product. */
static bool take_guard(cx_maker *m, const cx **body, const cx **pred)
{
	const cx *e = *body, *cond, *x, *part[64];

	if (get_guarded_value(m, e, &cond, &x)) {
		*body = x;
		*pred = fold_both(m, *pred, cond);
		return *pred != NULL;
	}
	if (e->kind != CX_MUL)
		return false;
	for (uint32_t i = 0; i < e->n; i++) {
		if (!get_guarded_value(m, e->args[i], &cond, &x))
			continue;
		memcpy(part, e->args, e->n * sizeof(*part));
		part[i] = x;
		*body = cx_mul(m, e->type, e->neg, e->n, part);
		*pred = fold_both(m, *pred, cond);
		return *body != NULL && *pred != NULL;
	}
	return false;
}

static bool is_sum(const cx *e)
{
	return e->kind == CX_FOLD && e->rop == CX_ROP_ADD;
}

/* Turns sum(c: w * sum(r: x)) into sum(c,r: w * x). */
static bool take_inner(cx_maker *m, uint64_t *loops, const cx **body, const cx **pred)
{
	const cx *e = *body, *part[64];
	uint32_t at = 0, found = 0;

	if (is_sum(e)) {
		*loops |= e->bound;
		*body = e->args[0];
		*pred = fold_both(m, *pred, e->pred);
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
	*pred = fold_both(m, *pred, e->args[at]->pred);
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
		return fold_new(m, CX_ROP_ADD, t, loops, body, pred, NULL);
	for (uint32_t i = 0; i < body->n; i++) {
		bool stays = (body->args[i]->loops & loops) != 0 || body->args[i]->accs != 0;

		if (stays)
			in[nin++] = body->args[i];
		else
			out[nout++] = body->args[i];
	}
	if (nin == 0)
		return fold_new(m, CX_ROP_ADD, t, loops, body, pred, NULL);
	f = fold_new(m, CX_ROP_ADD, t, loops, cx_mul(m, t, false, nin, in), pred, NULL);
	out[nout++] = f;
	return f == NULL ? NULL : cx_mul(m, t, body->neg, nout, out);
}

/* Whether init is the first element: a maximum over all of them. */
bool fold_starts_with_first(cx_maker *m, const cx *body, const cx *init, uint64_t loops,
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

/* Whether init is the last element, which the fold includes again. */
static bool starts_with_last(cx_maker *m, const cx *body, const cx *init, uint64_t loops)
{
	return body->kind == CX_READ && init->kind == CX_READ && body->at != NULL &&
	       init->at != NULL && cx_access_last(m, body->at, init->at, loops);
}

/* Whether init is below (above) all values of a narrower integer: the start of a maximum (minimum)
 * of bytes. */
static bool starts_beyond(const cx *body, const cx *init, bool min)
{
	int64_t lo = 0, hi;

	if (init->kind != CX_NUM || smr_dtype_is_float(init->type))
		return false;
	switch (body->type) {
	case SMR_I8:
	case SMR_I16:
		hi = body->type == SMR_I8 ? INT8_MAX : INT16_MAX;
		lo = -hi - 1;
		break;
	case SMR_U8:
	case SMR_U16:
		hi = body->type == SMR_U8 ? UINT8_MAX : UINT16_MAX;
		break;
	default:
		return false;
	}
	return min ? init->num >= (double)hi : init->num <= (double)lo;
}

/* Turns a maximum of inside ? x : lowest into x at the points inside. */
static const cx *get_value_inside(cx_maker *m, const cx *body, bool min, const cx **pred)
{
	const cx *c, *x;

	if (body->kind != CX_OP || body->op != SMR_OP_select)
		return body;
	c = body->args[0];
	x = body->args[1];
	if (cx_is_lowest(x, min)) {
		c = cx_not(m, c);
		x = body->args[2];
	} else if (!cx_is_lowest(body->args[2], min)) {
		return body;
	}
	if (c == NULL || (c->kind != CX_GE0 && c->kind != CX_AND))
		return body;
	*pred = fold_both(m, *pred, c);
	return *pred != NULL ? x : NULL;
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
		pred = fold_both(m, pred, body->pred);
		body = body->args[0];
	}
	if (m->mixed && rop == CX_ROP_MAX_LT && fold_from_zero(m, body, init, pred))
		init = pred = NULL;
	if (init != NULL && rop != CX_ROP_MUL &&
	    (cx_is_lowest(init, fold_is_min(rop)) ||
	     (m->mixed && starts_beyond(body, init, fold_is_min(rop))) ||
	     fold_starts_with_first(m, body, init, loops, &shifted) ||
	     starts_with_last(m, body, init, loops)))
		init = NULL;
	if (init == NULL && rop >= CX_ROP_FMAX && rop <= CX_ROP_MIN_NLE)
		body = get_value_inside(m, body, fold_is_min(rop), &pred);
	if (body == NULL)
		return NULL;
	if (init != NULL && rop == CX_ROP_MUL && cx_is_num(init, 1))
		init = NULL;
	return fold_new(m, rop, t, loops, body, pred, init);
}
