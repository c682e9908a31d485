/* Loops of a script that is analysed: iterates until the facts no longer change. */
#include "dml/absint.h"

#include <stdio.h>

#include "base/alloc.h"
#include "dml/parfor/iterations.h"

enum { MOST_PASSES = 8 /* over a loop's body */ };

typedef struct loop {
	const smr_dml_statement *t;
	dml_range r;   /* n < 0: number of iterations unknown */
	dml_turn turn; /* of a parfor */
	dml_degree d;
} loop;

/* ---- iterations ------------------------------------------------------------------------------ */

static smr_status set_turn(script *s, const loop *l)
{
	const dml_range *r = &l->r;
	dml_value v;

	if (l->t->variable == NULL)
		return SMR_OK;
	if (r->n == 1)
		v = r->whole ? dml_integer((int64_t)r->from) : dml_double(r->from);
	else
		SMR_TRY(dml_unseen_number(false, &v));
	return dml_set(s, l->t->variable, v);
}

/* Walks the body, then the condition that follows it. */
static smr_status walk_loop_body(script *s, loop *l)
{
	bool known, yes;

	SMR_TRY(dml_absint_way(s, &l->t->body, l->t));
	if (s->absint->ended)
		return SMR_OK;
	if (l->d.apart)
		SMR_TRY(dml_turn_settle(s, &l->turn));
	if (l->t->kind != SMR_DML_WHILE)
		return SMR_OK;
	SMR_TRY(dml_absint_truth(s, l->t->value, &known, &yes));
	return dml_lazy_flush(s->trace);
}

/* Walks one iteration, and joins its variables with those before it. */
static smr_status walk_iteration(script *s, loop *l, bool *changed)
{
	dml_variable *before;

	SMR_TRY(dml_vars_copy(s->frame->vars, &before));
	SMR_TRY(set_turn(s, l));
	SMR_TRY(walk_loop_body(s, l));
	*changed = false;
	if (s->absint->ended) { /* the iteration ends the script, but the loop may have none */
		dml_vars_free(&s->frame->vars);
		s->frame->vars = before;
		s->absint->ended = false;
		return SMR_OK;
	}
	s->frame->now = l->t;
	return dml_vars_join(s, l->t->at, &before, true, changed);
}

static smr_status iterate_to_fixpoint(script *s, loop *l)
{
	size_t from = s->absint->sights.n, calls = s->absint->calls.n;
	bool changed = true;

	for (int i = 0; i < MOST_PASSES && (changed || i < 2); i++) {
		/* only events of the last pass are kept: its sizes hold in every iteration */
		s->absint->sights.n = from;
		s->absint->calls.n = calls;
		SMR_TRY(walk_iteration(s, l, &changed));
		if (s->absint->steps > DML_MOST_STEPS || l->r.n == 1)
			break;
	}
	return SMR_OK;
}

static smr_status in_order(script *s, loop *l)
{
	smr_status st = dml_begin_loop(s, l->t);

	if (st == SMR_OK)
		st = iterate_to_fixpoint(s, l);
	dml_end_loop(s, l->t);
	return st;
}

/* ---- kinds of loops -------------------------------------------------------------------------- */

static smr_status show_loop(script *s, const loop *l, smr_script_sight_kind kind, const char *note)
{
	char many[40] = "none";

	if (l->r.n > 0)
		snprintf(many, sizeof(many), "%lld", (long long)l->r.n);
	return dml_show(s, (smr_script_sight){.kind = kind,
					      .loc = dml_position(s, l->t->at),
					      .text = l->r.n >= 0 ? many : NULL,
					      .note = note});
}

static smr_status walk_while(script *s, loop *l)
{
	bool known, yes;

	SMR_TRY(dml_lazy_flush(s->trace));
	SMR_TRY(dml_absint_truth(s, l->t->value, &known, &yes));
	l->r.n = known && !yes ? 0 : -1;
	SMR_TRY(show_loop(s, l, SMR_SIGHT_WHILE, NULL));
	return l->r.n == 0 ? SMR_OK : in_order(s, l);
}

/* All iterations are one operation. */
static smr_status at_once(script *s, const loop *l)
{
	unsigned depth = s->absint->depth;
	smr_status st;
	bool done;

	SMR_TRY(show_loop(s, l, SMR_SIGHT_FOR, "all of them as one operation"));
	s->absint->depth++;
	st = dml_at_once(s, l->t, &l->r, &done);
	if (st == SMR_OK)
		st = dml_show_sets(s, l->t->body.list[0]);
	s->absint->depth = depth;
	return st;
}

static smr_status one_by_one(script *s, loop *l)
{
	dml_vectorize_way way = dml_way_of(s, l->t, &l->r);

	if (way == DML_AT_ONCE)
		return at_once(s, l);
	SMR_TRY(dml_lazy_flush(s->trace));
	SMR_TRY(show_loop(s, l, SMR_SIGHT_FOR,
			  way == DML_NOT_SURE ? "all of them as one operation, if data allows it"
					      : NULL));
	return l->r.n != 0 ? in_order(s, l) : SMR_OK;
}

static smr_status walk_parfor(script *s, loop *l)
{
	smr_status st = SMR_OK;
	size_t at;

	l->turn = (dml_turn){.outer = s->turn, .frame = s->frame};
	SMR_TRY(dml_gather_zeros(s, l->t));
	SMR_TRY(dml_lazy_flush(s->trace));
	if (l->r.n != 0)
		st = dml_absint_threads(s, l->t, &l->r, &l->turn, &l->d);
	if (st == SMR_OK)
		st = smr_str_status(&l->d.why, "the analysis");
	at = s->absint->sights.n;
	if (st == SMR_OK)
		st = show_loop(s, l, SMR_SIGHT_PARFOR,
			       l->d.why.n > 0 ? smr_str_text(&l->d.why) : NULL);
	if (l->d.apart)
		s->turn = &l->turn;
	if (st == SMR_OK && l->r.n != 0)
		st = iterate_to_fixpoint(s, l);
	if (st == SMR_OK)
		st = dml_absint_gain(s, at, &l->d);
	if (l->d.apart)
		dml_turn_leave(s, &l->turn);
	smr_free(l->turn.results);
	return st;
}

static smr_status count_iterations(script *s, loop *l)
{
	smr_status st = dml_count_turns(s, l->t, &l->r);

	if (st == SMR_OK || !dml_is_excused(s, NULL, 0))
		return st;
	l->r.n = -1;
	return SMR_OK;
}

smr_status dml_absint_loop(script *s, const smr_dml_statement *t)
{
	loop l = {.t = t};
	smr_status st;

	if (t->kind == SMR_DML_WHILE)
		return walk_while(s, &l);
	SMR_TRY(count_iterations(s, &l));
	if (t->kind == SMR_DML_FOR)
		return one_by_one(s, &l);
	st = walk_parfor(s, &l);
	smr_str_free(&l.d.why);
	return st;
}
