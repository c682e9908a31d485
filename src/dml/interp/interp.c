/* Statements. */
#include "dml/domain.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/thread/interrupt.h"

static void put_calls(const script *s, char *text, size_t room)
{
	size_t n = strlen(text);

	smr_assert(s->frame != NULL);
	for (const dml_frame *f = s->frame; f->function != NULL && n < room; f = f->caller)
		n += (size_t)snprintf(text + n, room - n, "\n  in %s(), called at %s:%u:%u",
				      f->function->name, dml_file_name(f->caller->file),
				      f->caller->at.line, f->caller->at.column);
}

smr_status(dml_run_fail)(script *s, smr_dml_at at, const char *fmt, ...)
{
	char why[512], calls[1024] = "";
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	put_calls(s, calls, sizeof(calls));
	s->told = true;
	return smr_fail(SMR_EINVAL, "%s:%u:%u: %s%s", dml_file_name(s->frame->file), at.line,
			at.column, why, calls);
}

smr_status dml_set(script *s, const char *name, dml_value v)
{
	dml_variable *x;

	smr_assert(name != NULL && s->frame != NULL);
	v.literal = false;
	HASH_FIND_STR(s->frame->vars, name, x);
	if (x != NULL) {
		dml_drop(&x->value);
		x->value = v;
		return SMR_OK;
	}
	x = smr_calloc(1, sizeof(*x) + strlen(name) + 1);
	if (x == NULL) {
		dml_drop(&v);
		return smr_fail(SMR_ENOMEM, "no memory for variable %s", name);
	}
	memcpy(x->name, name, strlen(name));
	x->value = v;
	HASH_ADD_STR(s->frame->vars, name, x);
	return SMR_OK;
}

const dml_value *dml_get(const script *s, const char *name)
{
	dml_variable *x;

	HASH_FIND_STR(s->frame->vars, name, x);
	return x != NULL ? &x->value : NULL;
}

/* ---- assignments */

static smr_status assign_to(script *s, const smr_dml_expr *target, dml_value v)
{
	smr_assert(target->kind == SMR_DML_INDEX || target->name != NULL);
	if (target->kind == SMR_DML_INDEX)
		return s->domain->set_part(s, target, v);
	return dml_set(s, target->name, v);
}

/* Whether a function takes a part of a matrix for a variable that it never reads. SystemDS leaves
 * such statements out before it runs, so that their indices do not matter: steplm() has one. */
static bool is_unread_part(script *s, const smr_dml_statement *t)
{
	return s->frame->function != NULL && t->value->kind == SMR_DML_INDEX &&
	       t->targets[0]->kind == SMR_DML_NAME && dml_is_dead(s, t->targets[0]->name);
}

static smr_status exec_assign(script *s, const smr_dml_statement *t)
{
	dml_value v = {0};

	smr_assert(t->ntargets == 1);
	if (is_unread_part(s, t))
		return SMR_OK;
	if (t->value->kind == SMR_DML_CALL) {
		SMR_TRY(dml_call(s, t->value, &v, 1));
		if (v.kind == DML_NOTHING && s->library->find(t->value->callee) != NULL)
			return dml_run_fail(s, t->value->at, "%s() gives nothing",
					    t->value->callee);
		if (v.kind == DML_NOTHING)
			return SMR_OK; /* a function without results: sets nothing, as in SystemDS
					*/
	} else {
		SMR_TRY(dml_eval(s, t->value, &v));
	}
	return assign_to(s, t->targets[0], v);
}

static smr_status exec_multi_assign(script *s, const smr_dml_statement *t)
{
	dml_value *v = smr_calloc(t->ntargets, sizeof(*v));
	smr_status st;

	smr_assert(t->ntargets >= 2);
	if (v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for results");
	st = dml_call(s, t->value, v, t->ntargets);
	s->frame->now = NULL; /* variables set from here on are not dropped as dead */
	for (uint32_t i = 0; i < t->ntargets; i++) {
		if (st == SMR_OK && v[i].kind == DML_NOTHING)
			st = dml_run_fail(s, t->value->at, "%s() gives %u values, not %u",
					  t->value->callee, i, t->ntargets);
		if (st == SMR_OK)
			st = assign_to(s, t->targets[i], v[i]);
		else
			dml_drop(&v[i]);
	}
	smr_free(v);
	return st;
}

static smr_status exec_add(script *s, const smr_dml_statement *t)
{
	const smr_dml_expr *target = t->targets[0];
	dml_value old = {0}, by = {0}, sum = {0};
	smr_status st;

	if (target->kind == SMR_DML_NAME && s->parallel->sums(s, target->name)) {
		st = dml_eval(s, t->value, &by);
		if (st == SMR_OK)
			st = s->parallel->add(s, t->at, target->name, &by);
		dml_drop(&by);
		return st;
	}
	st = dml_eval(s, target, &old);
	if (st == SMR_OK)
		st = dml_eval(s, t->value, &by);
	if (st == SMR_OK)
		st = s->domain->operate(s, t->at, SMR_DML_PLUS, &old, &by, &sum);
	dml_drop(&old);
	dml_drop(&by);
	return st == SMR_OK ? assign_to(s, target, sum) : st;
}

static smr_status exec_call(script *s, const smr_dml_statement *t)
{
	dml_value v = {0};
	smr_status st = dml_call(s, t->value, &v, 1);

	dml_drop(&v);
	return st;
}

/* ---- control */

static smr_status exec_if_statement(script *s, const smr_dml_statement *t)
{
	bool yes;

	smr_assert(t->kind == SMR_DML_IF);
	SMR_TRY(dml_eval_truth(s, t->value, &yes));
	return dml_body(s, yes ? &t->body : &t->otherwise);
}

static smr_status repeat_turns(script *s, const smr_dml_statement *t)
{
	bool yes;

	/* so that each iteration asks for the same flow */
	SMR_TRY(dml_lazy_flush(s->trace));
	SMR_TRY(dml_eval_truth(s, t->value, &yes));
	while (yes) {
		SMR_TRY(dml_body(s, &t->body));
		s->frame->now = t;
		SMR_TRY(dml_eval_truth(s, t->value, &yes));
		SMR_TRY(dml_lazy_flush(s->trace));
	}
	return SMR_OK;
}

static smr_status exec_while(script *s, const smr_dml_statement *t)
{
	smr_status st;
	int64_t turns;
	bool done;

	smr_assert(t->kind == SMR_DML_WHILE);
	SMR_TRY(dml_scalar_loop(s, t, NULL, &turns, &done));
	if (done)
		return SMR_OK;
	st = dml_begin_loop(s, t);
	if (st == SMR_OK)
		st = repeat_turns(s, t);
	dml_end_loop(s, t);
	return st;
}

smr_status dml_count_turns(script *s, const smr_dml_statement *t, dml_range *out)
{
	double to, step, steps;

	smr_assert(out->n == 0);
	if (t->to != NULL) {
		SMR_TRY(dml_eval_number(s, t->from, &out->from));
		SMR_TRY(dml_eval_number(s, t->to, &to));
		out->whole = true;
		out->from = floor(out->from);
		to = trunc(to);
		out->step = to < out->from ? -1 : 1;
	} else if (t->from->kind == SMR_DML_CALL && strcmp(t->from->callee, "seq") == 0 &&
		   t->from->nargs >= 2 && t->from->nargs <= 3) {
		SMR_TRY(dml_eval_number(s, t->from->args[0].value, &out->from));
		SMR_TRY(dml_eval_number(s, t->from->args[1].value, &to));
		step = to < out->from ? -1 : 1;
		if (t->from->nargs == 3)
			SMR_TRY(dml_eval_number(s, t->from->args[2].value, &step));
		out->step = step;
		out->whole = out->from == floor(out->from) && step == floor(step);
	} else {
		return dml_run_fail(s, t->from->at,
				    "a loop runs over a range, 1:n, or a sequence, "
				    "seq(1, n, 2)");
	}
	if (isnan(out->from) || isnan(to) || isnan(out->step))
		return SMR_OK; /* no iterations */
	if (out->step == 0)
		return dml_run_fail(s, t->from->at, "this loop has no end");
	/* parfor runs no iterations for 1:0, as in SystemML: scripts rely on it */
	if (t->kind == SMR_DML_PARFOR && out->step < 0 && t->to != NULL &&
	    t->to->kind != SMR_DML_INTEGER)
		return SMR_OK;
	steps = (to - out->from) / out->step;
	if (!(fabs(steps) < 9e15))
		return dml_run_fail(s, t->from->at, "this loop has no end");
	out->n = steps < -1e-9 ? 0 : (int64_t)floor(steps + 1e-9) + 1;
	return SMR_OK;
}

smr_status dml_run_turn(script *s, const smr_dml_statement *t, const dml_range *r, int64_t i)
{
	double at = r->from + (double)i * r->step;

	smr_assert(i >= 0 && i < r->n);
	SMR_TRY(dml_set(s, t->variable, r->whole ? dml_integer(dml_whole(at)) : dml_double(at)));
	SMR_TRY(dml_body(s, &t->body));
	s->frame->now = t;
	return dml_lazy_flush(s->trace);
}

static smr_status exec_for(script *s, const smr_dml_statement *t)
{
	dml_range r = {0};
	smr_status st;
	int64_t turns;
	bool done;

	smr_assert(t->kind == SMR_DML_FOR || t->kind == SMR_DML_PARFOR);
	SMR_TRY(dml_count_turns(s, t, &r));
	SMR_TRY(dml_at_once(s, t, &r, &done));
	if (done)
		return SMR_OK;
	if (t->kind == SMR_DML_PARFOR)
		SMR_TRY(s->parallel->begin(s, t));
	SMR_TRY(dml_lazy_flush(s->trace));
	if (t->kind == SMR_DML_PARFOR)
		return s->parallel->run(s, t, &r);
	SMR_TRY(dml_scalar_loop(s, t, &r, &turns, &done));
	if (done)
		return SMR_OK;
	st = dml_begin_loop(s, t);
	for (int64_t i = turns; i < r.n && st == SMR_OK; i++)
		st = dml_run_turn(s, t, &r, i);
	dml_end_loop(s, t);
	return st;
}

smr_status dml_statement(script *s, const smr_dml_statement *t)
{
	if (dml_is_left_out(s, t))
		return SMR_OK;
	switch (t->kind) {
	case SMR_DML_ASSIGN:
		return t->ntargets == 1 ? exec_assign(s, t) : exec_multi_assign(s, t);
	case SMR_DML_ADD:
		return exec_add(s, t);
	case SMR_DML_DO:
		return exec_call(s, t);
	case SMR_DML_IF:
		return exec_if_statement(s, t);
	case SMR_DML_WHILE:
		return exec_while(s, t);
	default:
		return exec_for(s, t);
	}
}

smr_status dml_body(script *s, const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++) {
		smr_status st;

		s->frame->at = b->list[i]->at;
		s->frame->now = b->list[i];
		/* flush first: only this statement may read what the last one set */
		SMR_TRY(smr_interrupt_check(s->params->interrupts, s->root->interrupts));
		st = s->trace->nodes.n > DML_LONGEST ? dml_lazy_flush(s->trace) : SMR_OK;
		if (st == SMR_OK)
			st = s->domain->statement(s, b->list[i]);
		/* errors of lower layers have no position yet */
		if (st != SMR_OK && st != SMR_ESTATE && !s->told)
			st = dml_run_fail(s, b->list[i]->at, "%s", smr_errmsg());
		SMR_TRY(st);
	}
	return SMR_OK;
}

void dml_free_frame(dml_frame *f)
{
	dml_variable *x, *next;

	HASH_ITER (hh, f->vars, x, next) {
		HASH_DEL(f->vars, x);
		dml_drop(&x->value);
		smr_free(x);
	}
}
