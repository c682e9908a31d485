/* Turns a solved state into the match for callers, and a failure into text. */
#include "identify/match/match.h"
#include <stdio.h>
#include <string.h>

static smr_expr *new_expr(smr_arena *a, smr_expr_kind kind, smr_dtype t, uint32_t n)
{
	smr_expr *e = smr_expr_alloc(a, kind);

	if (e == NULL)
		return NULL;
	e->type = t;
	e->nargs = n;
	if (n > 0) {
		e->args = smr_arena_array(a, n, sizeof(*e->args));
		if (e->args == NULL)
			return NULL;
	}
	return e;
}

static const smr_expr *make_constant(smr_arena *a, smr_dtype t, double v)
{
	smr_expr *e = new_expr(a, SMR_EXPR_CONST, t, 0);
	float f = (float)v;
	int64_t i;

	if (e == NULL)
		return NULL;
	if (t == SMR_F64) {
		memcpy(&e->bits, &v, sizeof(v));
	} else if (t == SMR_F32) {
		memcpy(&e->bits, &f, sizeof(f));
	} else {
		i = (int64_t)v;
		memcpy(&e->bits, &i, smr_dtype_size(t));
	}
	return e;
}

static const smr_expr *make_operation(smr_arena *a, smr_op op, smr_dtype t, const smr_expr *l,
				      const smr_expr *r)
{
	smr_expr *e = new_expr(a, SMR_EXPR_OP, t, r != NULL ? 2 : 1);

	if (e == NULL || l == NULL)
		return NULL;
	e->op = op;
	e->args[0] = l;
	if (r != NULL)
		e->args[1] = r;
	return e;
}

static const smr_expr *raise_to_expr(smr_arena *a, const cx *c);

static const smr_expr *make_chain(smr_arena *a, const cx *c, smr_op op)
{
	const smr_expr *e = raise_to_expr(a, c->args[0]);

	for (uint32_t i = 1; i < c->n && e != NULL; i++) {
		const smr_expr *r = raise_to_expr(a, c->args[i]);

		e = r == NULL ? NULL : make_operation(a, op, c->type, e, r);
	}
	return e != NULL && c->neg ? make_operation(a, SMR_OP_neg, c->type, e, NULL) : e;
}

/* Turns a value without loops into an expression of the nest; returns NULL without memory. */
static const smr_expr *raise_to_expr(smr_arena *a, const cx *c)
{
	smr_expr *e;

	if (c->origin != NULL)
		return c->origin;
	switch (c->kind) {
	case CX_NUM:
		return make_constant(a, c->type, c->num);
	case CX_SIZE:
		e = new_expr(a, SMR_EXPR_SIZE, c->type, 0);
		if (e != NULL)
			e->size = c->size;
		return e;
	case CX_ADD:
		return make_chain(a, c, SMR_OP_add);
	case CX_MUL:
		return make_chain(a, c, SMR_OP_mul);
	case CX_RECIP:
		return make_operation(a, SMR_OP_div, c->type, make_constant(a, c->type, 1),
				      raise_to_expr(a, c->args[0]));
	case CX_OP:
		e = new_expr(a, SMR_EXPR_OP, c->type, c->n);
		for (uint32_t i = 0; e != NULL && i < c->n; i++) {
			e->args[i] = raise_to_expr(a, c->args[i]);
			if (e->args[i] == NULL)
				return NULL;
		}
		if (e != NULL)
			e->op = c->op;
		return e;
	default:
		return NULL;
	}
}

static void fill_loops(const form *f, const state *s, smr_match *out)
{
	for (uint32_t l = 0; l < f->nloops; l++) {
		for (uint32_t k = 0; k < SMR_MAX_LOOPS; k++) {
			bool is =
				s->packed[l] ? (s->pack[l] >> k & 1) != 0 : s->loop[l] == (int8_t)k;

			if (!is || out->nloops == SMR_MAX_LOOPS)
				continue;
			out->loops[out->nloops].name = f->loop[l].name;
			out->loops[out->nloops++].loop = k;
		}
	}
}

/* Fills the match; returns false without memory. */
static bool fill_match(matcher *x, smr_match *out)
{
	const form *f = x->f;
	const state *s = &x->found;
	smr_arena *a = x->m->arena;

	fill_loops(f, s, out);
	for (uint32_t o = 0; o < f->noperands; o++) {
		const cx *read = s->operand[o].read;

		out->operands[o].name = f->operand[o];
		out->operands[o].read = read != NULL ? read->origin : NULL;
	}
	out->noperands = f->noperands;
	for (uint32_t k = 0; k < f->nscalars; k++) {
		out->scalars[k].name = f->scalar[k];
		if (s->scalar[k] != NULL)
			out->scalars[k].value = raise_to_expr(a, s->scalar[k]);
		else
			for (uint32_t i = 0; i < f->npresets; i++)
				if (f->preset[i].scalar == k)
					out->scalars[k].value = make_constant(a, x->n->value->type,
									      f->preset[i].value);
		if (out->scalars[k].value == NULL)
			return false;
	}
	out->nscalars = f->nscalars;
	for (uint32_t k = 0; k < f->nparams; k++) {
		if (s->param[k] == NULL)
			continue;
		out->params[out->nparams].name = f->param[k];
		out->params[out->nparams++].value = s->param[k];
	}
	out->semantics = f->semantics != NULL ? f->semantics : s->semantics;
	out->kernel = f->kernel;
	out->form = f->number;
	return true;
}

static void explain_failure(const matcher *x, char *why, size_t n)
{
	static const char *const text[] = {
		[WHY_SHAPE] = "the expression has another operator",
		[WHY_SIGN] = "a sign differs",
		[WHY_SCALAR] = "no value without loops for scalar",
		[WHY_RANGE] = "too small a number for",
		[WHY_NUMBER] = "a constant differs",
		[WHY_EXTENT] = "divided by something else than the number of elements",
		[WHY_EXTRA] = "a term or factor is left over",
		[WHY_MISSING] = "a term or factor is missing",
		[WHY_READ] = "not an array where the form has",
		[WHY_INDEX] = "indexed by other loops:",
		[WHY_DIAGONAL] = "one loop walks two dimensions of",
		[WHY_INDIRECT] = "an index array is used or missing for",
		[WHY_SAME] = "not the same array or element everywhere:",
		[WHY_PARAM] = "two values for parameter",
		[WHY_STEP] = "a step or offset differs from 1 or 0",
		[WHY_GUARD] = "the condition differs",
		[WHY_ENDS] = "a range does not end where the next one begins",
		[WHY_FOLD] = "not the reduction",
		[WHY_INIT] = "the reduction starts from another value",
		[WHY_LOOP] = "no loop of the nest is",
		[WHY_LOOPS] = "a loop is left over",
		[WHY_ORDER] = "result and operand have the same order of dimensions",
		[WHY_DENSE] = "a matrix or image has no neighbours in memory along any loop",
		[WHY_ROWS] = "its pixels are the rows of a matrix",
		[WHY_STEPS] = "too many ways to try",
	};

	if (n > 0)
		snprintf(why, n, "%s%s%s", text[x->reason], x->reason_name != NULL ? " " : "",
			 x->reason_name != NULL ? x->reason_name : "");
}

bool form_match(const form *f, cx_maker *m, const cx_nest *n, smr_match *out, char *why,
		size_t whylen)
{
	matcher x = {.f = f, .m = m, .n = n};
	goal value = {.kind = GOAL_PAIR, .p = f->value, .e = n->value};
	state s;
	bool ok;

	memset(&s, 0, sizeof(s));
	for (uint32_t l = 0; l < FORM_LOOPS; l++) {
		s.loop[l] = -1;
		s.allowed[l] = l < f->nloops && f->loop[l].scope == 0 ? n->domain : 0;
	}
	ok = n->has_store ? match_store(&x, &s, &value) : match_next(&x, &s, &value);
	if (!ok) {
		explain_failure(&x, why, whylen);
		return false;
	}
	memset(out, 0, sizeof(*out));
	ok = fill_match(&x, out);
	if (!ok)
		memset(out, 0, sizeof(*out));
	return ok;
}
