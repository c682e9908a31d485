/* Statements of a script that is analysed: both branches of conditions on unknown values, calls. */
#include "dml/absint.h"

#include "base/data/hash.h"
#include "dml/parfor/iterations.h"

enum {
	MOST_IN_ITSELF = 4, /* depth of a function's recursion */
	MOST_DEEP = 100     /* call depth */
};

/* ---- statements ------------------------------------------------------------------------------ */

static smr_status show_target(script *s, const smr_dml_statement *t, const smr_dml_expr *target)
{
	const char *name = target->kind == SMR_DML_INDEX ? target->array : target->name;
	const dml_value *v = dml_get(s, name);
	smr_script_sight x = {.kind = SMR_SIGHT_SET, .loc = dml_position(s, t->at), .text = name};

	if (v == NULL)
		return SMR_OK;
	x.type = v->kind == DML_LIST     ? "list"
		 : dml_is_any(v)         ? "unknown"
		 : v->kind == DML_MATRIX ? "matrix"
		 : v->kind == DML_FRAME  ? "frame"
					 : "scalar";
	if (v->kind == DML_MATRIX) {
		x.rows = v->matrix->rows;
		x.cols = v->matrix->cols;
		x.zeros = dml_zeros(v->matrix);
	}
	(void)dml_frame_size(v, &x.rows, &x.cols);
	return dml_show(s, x);
}

static smr_status walk_simple(script *s, const smr_dml_statement *t)
{
	SMR_TRY(dml_statement(s, t));
	return dml_show_sets(s, t);
}

smr_status dml_show_sets(script *s, const smr_dml_statement *t)
{
	for (uint32_t i = 0; i < t->ntargets; i++)
		SMR_TRY(show_target(s, t, t->targets[i]));
	return SMR_OK;
}

static smr_status show_control(script *s, const smr_dml_statement *t, smr_script_sight_kind kind,
			       const char *text)
{
	return dml_show(
		s, (smr_script_sight){.kind = kind, .loc = dml_position(s, t->at), .text = text});
}

/* Ends a path: by stop(), or because it would fail. Not if memory is short. */
static smr_status end_way(script *s, smr_status st)
{
	if (st == SMR_OK || st == SMR_ENOMEM || st == SMR_EINTERNAL)
		return st;
	if (!s->absint->ended)
		SMR_TRY(dml_absint_end(s, s->frame->at, smr_errmsg()));
	s->told = false;
	s->trace->blind = false;
	return SMR_OK;
}

smr_status dml_absint_way(script *s, const smr_dml_body *b, const smr_dml_statement *loop)
{
	unsigned depth = s->absint->depth++;
	smr_status st = dml_body(s, b);

	s->frame->now = loop;
	if (st == SMR_OK)
		st = dml_lazy_flush(s->trace);
	s->absint->depth = depth;
	return end_way(s, st);
}

/* ---- conditions ------------------------------------------------------------------------------ */

smr_status dml_absint_truth(script *s, const smr_dml_expr *e, bool *known, bool *yes)
{
	dml_value v = {0};
	bool is = true;
	double x = 0;
	smr_status st = dml_eval(s, e, &v);

	*known = false;
	if (st == SMR_OK)
		st = dml_absint_number(s, &v, known, &is, &x);
	if (st == SMR_OK && !is)
		st = dml_run_fail(s, e->at, "a number is wanted, and this is %s",
				  dml_a_kind(v.kind));
	*yes = x != 0;
	dml_drop(&v);
	return st;
}

static smr_status walk_both_branches(script *s, const smr_dml_statement *t)
{
	dml_variable *first, *before;
	bool ended, changed;

	SMR_TRY(dml_lazy_flush(s->trace));
	SMR_TRY(dml_vars_copy(s->frame->vars, &before));
	SMR_TRY(dml_absint_way(s, &t->body, NULL));
	ended = s->absint->ended;
	s->absint->ended = false;
	first = s->frame->vars;
	s->frame->vars = before;
	if (t->otherwise.n > 0)
		SMR_TRY(show_control(s, t, SMR_SIGHT_ELSE, NULL));
	SMR_TRY(dml_absint_way(s, &t->otherwise, NULL));
	if (ended) {
		dml_vars_free(&first);
		return s->absint->ended ? smr_fail(SMR_ESTATE, "both ways end") : SMR_OK;
	}
	if (s->absint->ended) {
		dml_vars_free(&s->frame->vars);
		s->frame->vars = first;
		s->absint->ended = false;
		return SMR_OK;
	}
	return dml_vars_join(s, t->at, &first, false, &changed);
}

static smr_status walk_if_statement(script *s, const smr_dml_statement *t)
{
	bool known, yes;
	unsigned depth = s->absint->depth;
	smr_status st;

	SMR_TRY(dml_absint_truth(s, t->value, &known, &yes));
	SMR_TRY(show_control(s, t, SMR_SIGHT_IF, !known ? NULL : yes ? "true" : "false"));
	if (!known)
		return walk_both_branches(s, t);
	s->absint->depth++;
	st = dml_body(s, yes ? &t->body : &t->otherwise);
	s->absint->depth = depth;
	return st;
}

static smr_status walk_statement(script *s, const smr_dml_statement *t)
{
	s->absint->steps++;
	switch (t->kind) {
	case SMR_DML_IF:
		return walk_if_statement(s, t);
	case SMR_DML_WHILE:
	case SMR_DML_FOR:
	case SMR_DML_PARFOR:
		return dml_absint_loop(s, t);
	default:
		return walk_simple(s, t);
	}
}

/* ---- calls ----------------------------------------------------------------------------------- */

static smr_status make_result(script *s, const dml_lvalue *t, const smr_dml_param *p,
			      dml_value *out)
{
	smr_loc loc = {.file = dml_file_name(t->file), .line = p->at.line};

	int64_t rows, cols;

	if (p->type == SMR_DML_TYPE_LIST)
		return dml_unseen_number(true, out);
	if (p->type != SMR_DML_TYPE_MATRIX && p->type != SMR_DML_TYPE_FRAME)
		return dml_unseen_number(false, out);
	rows = dml_unknown_size(s, loc, "rows of %s, a result of %s()", p->name, t->function->name);
	cols = dml_unknown_size(s, loc, "columns of %s, a result of %s()", p->name,
				t->function->name);
	return p->type == SMR_DML_TYPE_FRAME ? dml_unseen_frame(rows, cols, out)
					     : dml_unseen_matrix(rows, cols, 0, out);
}

/* Hashes the function with the sizes and numbers of its arguments. */
static uint64_t key_of(const dml_lvalue *t, const dml_value *args)
{
	uint64_t h = smr_hash_mix(1, (uint64_t)(uintptr_t)t->function);

	for (uint32_t i = 0; i < t->function->nparams; i++) {
		int64_t size[2];

		h = smr_hash_mix(h, args[i].kind);
		if (dml_frame_size(&args[i], &size[0], &size[1])) {
			h = smr_hash64(size, sizeof(size), h);
			continue;
		}
		if (args[i].matrix == NULL) {
			double x = dml_is_number(&args[i]) ? dml_number_of(&args[i]) : 0;

			h = smr_hash64(&x, sizeof(x), h);
			continue;
		}
		h = smr_hash_mix(h, (uint64_t)args[i].matrix->rows);
		h = smr_hash_mix(h, (uint64_t)args[i].matrix->cols);
		h = smr_hash_mix(h, (uint64_t)(dml_zeros(args[i].matrix) * 1e6));
	}
	return h;
}

static bool is_shown(const dml_absint_state *f, uint64_t key)
{
	for (size_t i = 0; i < f->calls.n; i++)
		if (f->calls.v[i] == key)
			return true;
	return false;
}

static bool is_too_deep(const script *s, const smr_dml_function *f)
{
	int same = 0;

	for (const dml_frame *x = s->frame; x->function != NULL; x = x->caller)
		same += x->function == f;
	return same >= MOST_IN_ITSELF || s->depth >= MOST_DEEP || s->absint->steps > DML_MOST_STEPS;
}

static smr_status walk_call(script *s, smr_dml_at at, const dml_lvalue *t, dml_value *args,
			    dml_value *out, uint32_t nout)
{
	dml_absint_state *f = s->absint;
	uint64_t key = key_of(t, args);
	bool shown = is_shown(f, key);
	unsigned depth = f->depth;
	smr_status st = SMR_OK;

	if (t->function->external || is_too_deep(s, t->function)) {
		for (uint32_t i = 0; i < nout && i < t->function->nresults && st == SMR_OK; i++)
			st = make_result(s, t, &t->function->results[i], &out[i]);
		return st;
	}
	if (!shown)
		SMR_TRY(smr_vec_push(&f->calls, key));
	SMR_TRY(dml_show(s, (smr_script_sight){.kind = SMR_SIGHT_CALL,
					       .loc = dml_position(s, at),
					       .text = t->function->name,
					       .type = shown ? "again" : NULL}));
	f->hidden += shown;
	f->depth++;
	st = dml_run_function(s, at, t, args, out, nout);
	f->depth = depth;
	f->hidden -= shown;
	return st;
}

static smr_status narrow_param(script *s, const smr_dml_param *p, dml_value *v)
{
	if (!dml_is_any(v))
		return SMR_OK;
	if (p->type == SMR_DML_TYPE_MATRIX || p->type == SMR_DML_TYPE_FRAME) {
		int64_t rows = dml_unknown_size(s, dml_position(s, p->at), "rows of %s", p->name);
		int64_t cols =
			dml_unknown_size(s, dml_position(s, p->at), "columns of %s", p->name);

		dml_drop(v);
		return p->type == SMR_DML_TYPE_FRAME ? dml_unseen_frame(rows, cols, v)
						     : dml_unseen_matrix(rows, cols, 0, v);
	}
	if (p->type != SMR_DML_TYPE_LIST && p->type != SMR_DML_TYPE_UNKNOWN) {
		dml_drop(v);
		return dml_unseen_number(false, v);
	}
	return SMR_OK;
}

/* ---- the domain ------------------------------------------------------------------------------ */

static smr_status unseen_zeros(int64_t rows, int64_t cols, dml_value *out)
{
	return dml_unseen_matrix(rows, cols, 1, out);
}

/* The run decides; an analysis assumes that memory suffices. */
static bool is_there(const dml_value *v)
{
	(void)v;
	return true;
}

/* Computes the writes of an iteration, but stores nothing. */
static smr_status force_stores(script *s, dml_turn *t)
{
	for (size_t i = 0; i < t->puts.n; i++)
		SMR_TRY(dml_absint_force(s, &t->puts.v[i].v));
	return SMR_OK;
}

const dml_domain dml_outlooks = {.statement = walk_statement,
				 .operate = dml_absint_operate,
				 .index = dml_absint_index,
				 .set_part = dml_absint_set,
				 .call = walk_call,
				 .param = narrow_param,
				 .builtin = dml_absint_builtin,
				 .alloc = dml_absint_alloc,
				 .zeros = unseen_zeros,
				 .number = dml_absint_number,
				 .is_there = is_there,
				 .convert_for = dml_absint_convert_for,
				 .store = force_stores};
