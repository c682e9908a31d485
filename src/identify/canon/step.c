/* Classifies the step of a recurrence: it adds to the accumulator, takes the maximum, or keeps an
 * index.
 *
 * Only steps that certainly are one of these become a reduction; all others stay as they are and
 * match nothing. */
#include <string.h>

#include "identify/canon/fold.h"

typedef struct step {
	cx_rop rop;
	const cx *e, *pred;
	uint64_t loops;
} step;

enum { MAX_ARGS = 64 };

/* Splits acc op e, from a list of args that contains acc once. */
static bool split_acc(cx_maker *m, const cx *s, step *out)
{
	const cx *rest[MAX_ARGS];
	uint32_t n = 0;

	if (s->n < 2 || s->n > MAX_ARGS)
		return false;
	for (uint32_t i = 0; i < s->n; i++)
		if (!fold_is_acc(s->args[i], 0))
			rest[n++] = s->args[i];
	if (n + 1 != s->n)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (!fold_free_of_acc(rest[i]))
			return false;
	out->e = s->kind == CX_ADD   ? cx_add(m, s->type, n, rest)
		 : s->kind == CX_MUL ? cx_mul(m, s->type, s->neg, n, rest)
				     : rest[0];
	return out->e != NULL;
}

static bool analyse_step(cx_maker *m, const cx *s, step *out);

/* Turns c && d ? x : acc, where only d depends on acc, into d ? x : acc at the points where c
 * holds. */
static bool analyse_conjunction(cx_maker *m, const cx *s, step *out)
{
	const cx *c = s->args[0], *asks = NULL, *rest[MAX_ARGS];
	uint32_t n = 0;

	if (c->kind != CX_AND || c->n > MAX_ARGS || !fold_is_acc(s->args[2], 0))
		return false;
	for (uint32_t i = 0; i < c->n; i++) {
		if (fold_free_of_acc(c->args[i]))
			rest[n++] = c->args[i];
		else if (asks == NULL)
			asks = c->args[i];
		else
			return false;
	}
	s = n == 0 || asks == NULL ? NULL : cx_select(m, s->type, asks, s->args[1], s->args[2]);
	if (s == NULL || !analyse_step(m, s, out))
		return false;
	out->pred = fold_both(m, out->pred, n == 1 ? rest[0] : cx_and(m, n, rest));
	return out->pred != NULL;
}

/* Turns c ? acc + x : acc + y into a sum of c ? x : y. */
static bool analyse_two_sums(cx_maker *m, const cx *s, step *out)
{
	step a = {.loops = out->loops}, b = a;

	if (!analyse_step(m, s->args[1], &a) || !analyse_step(m, s->args[2], &b) ||
	    a.rop != CX_ROP_ADD || b.rop != CX_ROP_ADD || a.pred != NULL || b.pred != NULL ||
	    a.loops != b.loops)
		return false;
	*out = a;
	out->e = cx_select(m, s->type, s->args[0], a.e, b.e);
	return out->e != NULL;
}

static bool analyse_select(cx_maker *m, const cx *s, step *out)
{
	const cx *c = s->args[0];
	const cx *inner;

	if (!fold_free_of_acc(c))
		return fold_choice(s, 0, &out->rop, &out->e) || analyse_conjunction(m, s, out);
	if (fold_is_acc(s->args[2], 0)) {
		inner = s->args[1];
	} else if (fold_is_acc(s->args[1], 0)) {
		inner = s->args[2];
		c = cx_not(m, c);
	} else {
		return analyse_two_sums(m, s, out);
	}
	if (c == NULL || !analyse_step(m, inner, out))
		return false;
	out->pred = fold_both(m, out->pred, c);
	return out->pred != NULL;
}

static bool analyse_step(cx_maker *m, const cx *s, step *out)
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
		if (s->init == NULL || !fold_is_acc(s->init, 0) || s->rop == CX_ROP_OTHER ||
		    (s->args[0]->accs | (s->pred != NULL ? s->pred->accs : 0)) != 0)
			return false;
		out->rop = s->rop;
		out->e = s->args[0];
		out->pred = s->pred;
		out->loops |= s->bound;
		return true;
	case CX_OP:
		if (s->op == SMR_OP_select)
			return analyse_select(m, s, out);
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

static const cx *make_other_fold(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t nacc,
				 uint32_t result, const cx *const *init, const cx *const *s)
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
		const cx *e = fold_argmax(m, t, loops, result, init, s);

		if (e == NULL && m->mixed)
			e = fold_scaled(m, t, loops, result, init, s);
		if (e != NULL)
			return e;
	}
	if (nacc == 1 && fold_is_acc(s[0], 0))
		return init[0];
	if (nacc == 1 && analyse_step(m, s[0], &st) && (st.e->accs == 0) &&
	    (st.pred == NULL || st.pred->accs == 0))
		return cx_fold(m, st.rop, t, st.loops, st.e, st.pred, init[0]);
	return make_other_fold(m, t, loops, nacc, result, init, s);
}

/* Whether y[i] = y[i - 1] + x[i] continues from the element before the first one that it stores. */
static bool goes_on(cx_maker *m, const cx *init, uint64_t loop)
{
	cx_access store;

	return m->mixed && m->nest != NULL && m->nest->into != NULL && init->kind == CX_READ &&
	       init->at != NULL && cx_access_store(m, NULL, &store) &&
	       cx_access_first(m, &store, init->at, loop, true);
}

const cx *cx_scan(cx_maker *m, smr_dtype t, uint64_t loop, bool exclusive, const cx *init,
		  const cx *s)
{
	step st = {.loops = loop};
	const cx *body = s;
	cx *e;
	bool plain, shifted;

	if (init == NULL || s == NULL)
		return NULL;
	plain = analyse_step(m, s, &st) && st.e->accs == 0 && st.pred == NULL && st.loops == loop;
	if (plain)
		body = st.e;
	e = cx_new(m, CX_SCAN, t, 1, &body);
	if (e == NULL)
		return NULL;
	e->bound = loop;
	e->rop = plain ? st.rop : CX_ROP_OTHER;
	e->neg = exclusive;
	e->init = init;
	if (plain && st.rop == CX_ROP_ADD &&
	    (cx_is_num(init, 0) || (!exclusive && goes_on(m, init, loop)) ||
	     (!exclusive && fold_starts_with_first(m, body, init, loop, &shifted) && shifted)))
		e->init = NULL; /* the sum of all previous elements: from 0, or from the element
				 * before */
	e->loops |= loop | init->loops;
	e->accs = e->accs >> 1 | init->accs;
	return e;
}
