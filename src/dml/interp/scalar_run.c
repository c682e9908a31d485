/* Runs loops over scalars from their code. A function here returns false where an iteration is
 * given up: a value is no number or is missing, an operation would fail, calls lie too deep, or the
 * run is interrupted. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/interrupt.h"
#include "dml/interp/scalar_code.h"

enum {
	STACK = 1 << 14, /* slots of all functions that call each other */
	ENOUGH = 3       /* runs given up at once, after which the code is left alone */
};

typedef struct run {
	script *s;
	dml_scalar *top, *end; /* of the slots of calls */
	uint32_t depth;
} run;

static bool run_body(run *r, const dml_scalar_body *b, dml_scalar *slots);
static bool eval(run *r, const dml_scalar_expr *e, const dml_scalar *slots, dml_scalar *out);

static inline double number_of(const dml_scalar *x)
{
	return x->kind == DML_DOUBLE ? x->number : (double)x->integer;
}

static inline dml_scalar of_double(double x)
{
	return (dml_scalar){.kind = DML_DOUBLE, .number = x};
}

static inline dml_scalar of_integer(int64_t x)
{
	return (dml_scalar){.kind = DML_INTEGER, .integer = x};
}

static inline dml_scalar of_boolean(bool x)
{
	return (dml_scalar){.kind = DML_BOOLEAN, .integer = x};
}

static inline bool is_number(const dml_scalar *x)
{
	return x->kind == DML_INTEGER || x->kind == DML_DOUBLE || x->kind == DML_BOOLEAN;
}

static dml_value value_of(const dml_scalar *x)
{
	dml_value v = {.kind = x->kind};

	if (x->kind == DML_DOUBLE)
		v.number = x->number;
	else
		v.integer = x->integer;
	return v;
}

static dml_scalar scalar_of(const dml_value *v)
{
	return v->kind == DML_DOUBLE ? of_double(v->number)
				     : (dml_scalar){.kind = v->kind, .integer = v->integer};
}

/* ---- operators */

/* Does what dml_scalars() does for most operations; false: it is another one. */
static inline bool operate_quickly(smr_dml_op op, const dml_scalar *a, const dml_scalar *b,
				   dml_scalar *out)
{
	double x = number_of(a), y = number_of(b);
	int64_t whole;

	if (a->kind == DML_INTEGER && b->kind == DML_INTEGER) {
		if (op == SMR_DML_PLUS ? __builtin_add_overflow(a->integer, b->integer, &whole)
		    : op == SMR_DML_MINUS
			    ? __builtin_sub_overflow(a->integer, b->integer, &whole)
			    : op != SMR_DML_TIMES ||
				      __builtin_mul_overflow(a->integer, b->integer, &whole))
			return false;
		*out = of_integer(whole);
		return true;
	}
	if (a->kind == DML_BOOLEAN || b->kind == DML_BOOLEAN)
		return false;
	switch (op) {
	case SMR_DML_PLUS:
		*out = of_double(x + y);
		return true;
	case SMR_DML_MINUS:
		*out = of_double(x - y);
		return true;
	case SMR_DML_TIMES:
		*out = of_double(x * y);
		return true;
	case SMR_DML_DIVIDE:
		*out = of_double(x / y);
		return true;
	case SMR_DML_LT:
		*out = of_boolean(x < y);
		return true;
	case SMR_DML_GT:
		*out = of_boolean(x > y);
		return true;
	default:
		return false;
	}
}

static bool operate(const run *r, const dml_scalar_expr *e, const dml_scalar *a,
		    const dml_scalar *b, dml_scalar *out)
{
	bool whole = a->kind == DML_INTEGER && b->kind == DML_INTEGER;
	bool truth = a->kind == DML_BOOLEAN || b->kind == DML_BOOLEAN;
	dml_value x = value_of(a), y = value_of(b), v;

	if (operate_quickly(e->op, a, b, out))
		return true;
	if ((truth && !dml_compares(e->op) && !dml_is_logic(e->op)) ||
	    (whole && (e->op == SMR_DML_PLUS || e->op == SMR_DML_MINUS || e->op == SMR_DML_TIMES ||
		       (e->op == SMR_DML_INTDIV && b->integer == -1))))
		return false; /* it fails, or may do so */
	if (dml_scalars(r->s, e->at, e->op, &x, &y, &v) != SMR_OK)
		return false;
	*out = scalar_of(&v);
	return true;
}

static bool negate(smr_dml_op op, const dml_scalar *a, dml_scalar *out)
{
	switch (op) {
	case SMR_DML_POSITIVE:
		*out = *a;
		return true;
	case SMR_DML_NOT:
		*out = of_boolean(number_of(a) == 0);
		return true;
	case SMR_DML_NEGATE:
		*out = a->kind == DML_INTEGER ? of_integer((int64_t)(0 - (uint64_t)a->integer))
					      : of_double(-number_of(a));
		return true;
	default:
		return false;
	}
}

/* ---- calls */

/* As bind_argument() converts a number. */
static void convert(smr_dml_type t, dml_scalar *x)
{
	if (t == SMR_DML_TYPE_INTEGER && x->kind == DML_DOUBLE)
		*x = of_integer(dml_whole(x->number));
	if (t == SMR_DML_TYPE_DOUBLE && x->kind == DML_INTEGER)
		*x = of_double((double)x->integer);
}

/* A result declared as integer keeps its fraction. */
static void convert_result(smr_dml_type t, dml_scalar *x)
{
	if (t == SMR_DML_TYPE_INTEGER && x->kind == DML_DOUBLE &&
	    x->number != (double)dml_whole(x->number))
		return;
	if (t == SMR_DML_TYPE_BOOLEAN)
		*x = of_boolean(number_of(x) != 0);
	convert(t, x);
}

static bool run_function(run *r, const dml_scalar_function *f, dml_scalar *slots, dml_scalar *out)
{
	if (!run_body(r, &f->body, slots))
		return false;
	for (uint32_t i = 0; i < f->f->nresults; i++)
		if (!is_number(&slots[f->results[i]]))
			return false;
	*out = slots[f->results[0]];
	convert_result(f->f->results[0].type, out);
	return true;
}

static bool call(run *r, const dml_scalar_expr *e, const dml_scalar *slots, dml_scalar *out)
{
	const dml_scalar_function *f = e->function;
	const smr_dml_param *params = f->f->params;
	dml_scalar *own = r->top;
	bool fine = true;

	if (r->end - own < f->names.n || r->s->depth + r->depth >= DML_CALLS ||
	    (const char *)__builtin_frame_address(0) < r->s->deepest)
		return false;
	r->top += f->names.n;
	r->depth++;
	for (uint32_t i = 0; i < f->names.n; i++)
		own[i].kind = DML_NOTHING;
	for (uint32_t i = 0; i < e->nargs && fine; i++) {
		uint32_t k = e->order[i];

		fine = eval(r, e->args[k], slots, &own[k]);
		if (fine)
			convert(params[k].type, &own[k]);
	}
	/* a default must not read parameters behind its own, which are not set yet */
	for (uint32_t i = 0; e->nargs < f->f->nparams && i < f->f->nparams && fine; i++)
		if (e->args[i] == NULL) {
			fine = (i + 1 == f->f->nparams ||
				f->defaults[i]->kind == DML_SCALAR_CONSTANT) &&
			       eval(r, f->defaults[i], own, &own[i]);
			if (fine)
				convert(params[i].type, &own[i]);
		}
	fine = fine && run_function(r, f, own, out);
	r->depth--;
	r->top = own;
	return fine;
}

/* ---- expressions and statements */

static bool eval(run *r, const dml_scalar_expr *e, const dml_scalar *slots, dml_scalar *out)
{
	dml_scalar a, b;
	double x;

	switch (e->kind) {
	case DML_SCALAR_CONSTANT:
		*out = e->constant;
		return true;
	case DML_SCALAR_SLOT:
		*out = slots[e->slot];
		return is_number(out);
	case DML_SCALAR_UNARY:
		return eval(r, e->a, slots, &a) && negate(e->op, &a, out);
	case DML_SCALAR_BINARY:
		return eval(r, e->a, slots, &a) && eval(r, e->b, slots, &b) &&
		       operate(r, e, &a, &b, out);
	case DML_SCALAR_ELEMENT:
		if (!eval(r, e->a, slots, &a))
			return false;
		x = number_of(&a);
		*out = of_double(dml_element_value(e->element, &x));
		return true;
	default:
		return call(r, e, slots, out);
	}
}

static bool eval_truth(run *r, const dml_scalar_expr *e, const dml_scalar *slots, bool *out)
{
	dml_scalar x;

	if (!eval(r, e, slots, &x))
		return false;
	*out = number_of(&x) != 0;
	return true;
}

/* As dml_count_turns() and dml_run_turn(). */
static bool run_for(run *r, const dml_scalar_statement *t, dml_scalar *slots)
{
	dml_scalar a, b;
	double from, to, step, steps;
	int64_t n;

	if (!eval(r, t->from, slots, &a) || !eval(r, t->to, slots, &b))
		return false;
	from = floor(number_of(&a));
	to = number_of(&b);
	step = to < from ? -1 : 1;
	steps = (to - from) / step;
	if (!(fabs(steps) < 9e15))
		return false;
	n = steps < -1e-9 ? 0 : (int64_t)floor(steps + 1e-9) + 1;
	for (int64_t i = 0; i < n; i++) {
		slots[t->slot] = of_integer(dml_whole(from + (double)i * step));
		if (!run_body(r, &t->body, slots))
			return false;
	}
	return true;
}

static bool run_while(run *r, const dml_scalar_statement *t, dml_scalar *slots)
{
	bool yes;

	while (eval_truth(r, t->value, slots, &yes)) {
		if (!yes)
			return true;
		if (!run_body(r, &t->body, slots))
			return false;
	}
	return false;
}

static bool run_body(run *r, const dml_scalar_body *b, dml_scalar *slots)
{
	if (smr_interrupted(r->s->params->interrupts, r->s->root->interrupts))
		return false;
	for (uint32_t i = 0; i < b->n; i++) {
		const dml_scalar_statement *t = b->list[i];
		dml_scalar x;
		bool yes, fine;

		switch (t->kind) {
		case SMR_DML_ASSIGN:
			fine = eval(r, t->value, slots, &x);
			if (fine)
				slots[t->slot] = x;
			break;
		case SMR_DML_IF:
			fine = eval_truth(r, t->value, slots, &yes) &&
			       run_body(r, yes ? &t->body : &t->otherwise, slots);
			break;
		case SMR_DML_WHILE:
			fine = run_while(r, t, slots);
			break;
		default:
			fine = run_for(r, t, slots);
			break;
		}
		if (!fine)
			return false;
	}
	return true;
}

/* ---- the loop */

/* Reads the variables of the frame; not *@p fine: the loop reads one that is no number. */
static smr_status load_slots(script *s, const dml_scalar_names *names, dml_scalar *slots,
			     bool *fine)
{
	*fine = true;
	for (uint32_t i = 0; i < names->n && *fine; i++) {
		const dml_value *v = dml_get(s, names->list[i]);
		dml_value number;

		slots[i] = (dml_scalar){0};
		if (v == NULL)
			continue;
		slots[i].kind = DML_MATRIX;
		*fine = dml_is_number(v) || names->set[i];
		if (!dml_is_number(v))
			continue;
		number = dml_keep(v); /* it may wait to be read from its flow's results */
		SMR_TRY(dml_materialize(s->trace, &number));
		slots[i] = scalar_of(&number);
		dml_drop(&number);
	}
	return SMR_OK;
}

static smr_status store_slots(script *s, const dml_scalar_names *names, const dml_scalar *slots)
{
	for (uint32_t i = 0; i < names->n; i++)
		if (names->set[i] && is_number(&slots[i]))
			SMR_TRY(dml_set(s, names->list[i], value_of(&slots[i])));
	return SMR_OK;
}

/* Runs iterations until the end, or until one is given up, which leaves no trace. */
static bool run_turns(run *r, const dml_scalar_code *c, const dml_range *range, dml_scalar *slots,
		      dml_scalar *before, int64_t *turns)
{
	size_t bytes = c->names.n * sizeof(*slots);
	bool yes = true, fine = true;

	for (; fine && (range == NULL || *turns < range->n); *turns += fine) {
		double at = range != NULL ? range->from + (double)*turns * range->step : 0;

		memcpy(before, slots, bytes);
		if (range == NULL) {
			fine = eval_truth(r, c->value, slots, &yes);
			if (fine && !yes)
				return true;
		} else {
			slots[c->variable] =
				range->whole ? of_integer(dml_whole(at)) : of_double(at);
		}
		fine = fine && run_body(r, &c->body, slots);
	}
	if (!fine)
		memcpy(slots, before, bytes);
	return fine;
}

smr_status dml_scalar_loop(script *s, const smr_dml_statement *loop, const dml_range *range,
			   int64_t *turns, bool *done)
{
	dml_scalar_code *c = s->turn == NULL ? dml_scalar_compile(s, loop) : NULL;
	run r = {.s = s};
	dml_scalar *slots;
	bool fine;

	*turns = 0;
	*done = false;
	if (c == NULL || c->refused >= ENOUGH)
		return SMR_OK;
	if (c->memory == NULL)
		c->memory = smr_malloc((2 * (size_t)c->names.n + STACK) * sizeof(*slots));
	if (c->memory == NULL)
		return SMR_OK; /* the interpreter may need less */
	slots = c->memory;
	r.top = slots + 2 * c->names.n;
	r.end = r.top + STACK;
	SMR_TRY(dml_lazy_flush(s->trace));
	SMR_TRY(load_slots(s, &c->names, slots, &fine));
	if (!fine)
		return SMR_OK;
	*done = run_turns(&r, c, range, slots, slots + c->names.n, turns);
	c->refused += !*done && *turns == 0;
	return *turns > 0 || *done ? store_slots(s, &c->names, slots) : SMR_OK;
}
