/* Detects dependences between iterations of a parfor, and reports them before the script runs, as
 * SystemDS does.
 *
 * A variable from before the loop must not be assigned as a whole, except by `+=`. Parts of it that
 * are assigned must not overlap parts that another iteration assigns or reads. Subscripts are
 * analysed if they are a * i + b with numbers a and b and loop variable i, or invariant; of other
 * subscripts nothing is known or reported, and iterations run in order. `check=0` disables all
 * reports. */
#include <stdlib.h>
#include <string.h>

#include "base/str.h"
#include "dml/depend/dependence.h"

static smr_status note_name(dml_names *n, const char *name)
{
	return dml_among(n, name) ? SMR_OK : smr_vec_push(n, name);
}

/* ---- uses in a body */

static smr_status read_by(dml_loop *l, const smr_dml_expr *e);

static smr_status read_index(dml_loop *l, const smr_dml_expr *e)
{
	for (uint32_t i = 0; i < e->nranges; i++) {
		if (e->ranges[i].from != NULL)
			SMR_TRY(read_by(l, e->ranges[i].from));
		if (e->ranges[i].to != NULL)
			SMR_TRY(read_by(l, e->ranges[i].to));
	}
	return SMR_OK;
}

static smr_status read_by(dml_loop *l, const smr_dml_expr *e)
{
	dml_use u = {0};

	switch (e->kind) {
	case SMR_DML_NAME:
		u.name = e->name;
		return smr_vec_push(&l->uses, u);
	case SMR_DML_OPERATION:
		SMR_TRY(read_by(l, e->a));
		return e->b != NULL ? read_by(l, e->b) : SMR_OK;
	case SMR_DML_CALL:
		if (dml_asks_size(e))
			return SMR_OK;
		for (uint32_t i = 0; i < e->nargs; i++)
			SMR_TRY(read_by(l, e->args[i].value));
		return SMR_OK;
	case SMR_DML_LIST:
		for (uint32_t i = 0; i < e->nargs; i++)
			SMR_TRY(read_by(l, e->args[i].value));
		return SMR_OK;
	case SMR_DML_INDEX:
		u.name = e->array;
		u.part = e;
		SMR_TRY(smr_vec_push(&l->uses, u));
		return read_index(l, e);
	default:
		return SMR_OK;
	}
}

static const char *target_name(const smr_dml_expr *target)
{
	return target->kind == SMR_DML_INDEX ? target->array : target->name;
}

static smr_status written_by(dml_loop *l, const smr_dml_statement *t)
{
	for (uint32_t i = 0; i < t->ntargets; i++) {
		const smr_dml_expr *e = t->targets[i];
		dml_use u = {
			.name = target_name(e), .written = true, .added = t->kind == SMR_DML_ADD};

		if (e->kind == SMR_DML_INDEX) {
			u.part = e;
			SMR_TRY(read_index(l, e));
		}
		SMR_TRY(smr_vec_push(&l->uses, u));
		SMR_TRY(note_name(&l->own, u.name));
	}
	return SMR_OK;
}

static smr_status used_in(dml_loop *l, const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++) {
		const smr_dml_statement *t = b->list[i];

		SMR_TRY(written_by(l, t));
		if (t->value != NULL)
			SMR_TRY(read_by(l, t->value));
		if (t->variable != NULL)
			SMR_TRY(note_name(&l->own, t->variable));
		if (t->from != NULL)
			SMR_TRY(read_by(l, t->from));
		if (t->to != NULL)
			SMR_TRY(read_by(l, t->to));
		SMR_TRY(used_in(l, &t->body));
		SMR_TRY(used_in(l, &t->otherwise));
	}
	return SMR_OK;
}

static bool calls_write(const smr_dml_statement *t)
{
	return t->kind == SMR_DML_DO &&
	       (strcmp(t->value->callee, "write") == 0 || strcmp(t->value->callee, "eval") == 0);
}

bool dml_writes_files(const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++)
		if (calls_write(b->list[i]) || dml_writes_files(&b->list[i]->body) ||
		    dml_writes_files(&b->list[i]->otherwise))
			return true;
	return false;
}

smr_status dml_loop_uses(dml_loop *l)
{
	return used_in(l, &l->t->body);
}

/* ---- loops */

static bool has_loop_dependence(const dml_loop *l, const char *name)
{
	for (size_t i = 0; i < l->uses.n; i++) {
		const dml_use *w = &l->uses.v[i];

		if (!w->written || strcmp(w->name, name) != 0)
			continue;
		if (w->part == NULL && !w->added)
			return true;
		for (size_t k = 0; w->part != NULL && k < l->uses.n; k++)
			if (strcmp(l->uses.v[k].name, name) == 0 &&
			    dml_parts_meet(l, w->part, l->uses.v[k].part))
				return true;
	}
	return false;
}

static bool check_is_off(const smr_dml_statement *t)
{
	for (uint32_t i = 0; i < t->noptions; i++)
		if (strcmp(t->options[i].name, "check") == 0 &&
		    t->options[i].value->kind == SMR_DML_INTEGER &&
		    t->options[i].value->integer == 0)
			return true;
	return false;
}

static void set_loop_bounds(dml_loop *l)
{
	const smr_dml_expr *from = l->t->from, *to = l->t->to;

	l->bounded = to != NULL && from->kind == SMR_DML_INTEGER && to->kind == SMR_DML_INTEGER &&
		     llabs(from->integer) < DML_FAR && llabs(to->integer) < DML_FAR;
	if (!l->bounded)
		return;
	l->least = from->integer < to->integer ? from->integer : to->integer;
	l->most = from->integer < to->integer ? to->integer : from->integer;
}

static smr_status check_parfor(const char *file, const smr_dml_statement *t,
			       const dml_names *before)
{
	dml_loop l = {.t = t};
	smr_str found = {0};
	smr_status st = used_in(&l, &t->body);

	set_loop_bounds(&l);
	for (size_t i = 0; st == SMR_OK && i < l.own.n; i++)
		if (dml_among(before, l.own.v[i]) && has_loop_dependence(&l, l.own.v[i]))
			smr_str_printf(&found, "%s%s", found.n > 0 ? ", " : "", l.own.v[i]);
	if (st == SMR_OK)
		st = smr_str_status(&found, "names");
	if (st == SMR_OK && found.n > 0)
		st = smr_fail(SMR_EINVAL,
			      "%s:%u:%u: PARFOR loop dependency analysis: inter-iteration "
			      "(loop-carried) dependencies detected for variable(s): %s. Please, "
			      "ensure independence of iterations (check=0 runs it as it is).",
			      file, t->at.line, t->at.column, smr_str_text(&found));
	smr_str_free(&found);
	smr_vec_free(&l.own);
	smr_vec_free(&l.uses);
	return st;
}

static smr_status check_body(const char *file, const smr_dml_body *b, dml_names *before);

/* Names that one branch assigns are not visible in the other. */
static smr_status check_branches(const char *file, const smr_dml_statement *t, dml_names *before)
{
	dml_names other = {0};
	smr_status st = SMR_OK;

	for (size_t i = 0; st == SMR_OK && i < before->n; i++)
		st = smr_vec_push(&other, before->v[i]);
	if (st == SMR_OK)
		st = check_body(file, &t->body, before);
	if (st == SMR_OK)
		st = check_body(file, &t->otherwise, &other);
	for (size_t i = 0; st == SMR_OK && i < other.n; i++)
		st = note_name(before, other.v[i]);
	smr_vec_free(&other);
	return st;
}

static smr_status check_body(const char *file, const smr_dml_body *b, dml_names *before)
{
	for (uint32_t i = 0; i < b->n; i++) {
		const smr_dml_statement *t = b->list[i];

		if (t->kind == SMR_DML_PARFOR && !check_is_off(t))
			SMR_TRY(check_parfor(file, t, before));
		for (uint32_t k = 0; k < t->ntargets; k++)
			SMR_TRY(note_name(before, target_name(t->targets[k])));
		if (t->variable != NULL)
			SMR_TRY(note_name(before, t->variable));
		if (t->body.n + t->otherwise.n > 0)
			SMR_TRY(check_branches(file, t, before));
	}
	return SMR_OK;
}

smr_status dml_check_parfor(const smr_dml_script *ast)
{
	dml_names before = {0};
	smr_status st = check_body(ast->file, &ast->body, &before);

	for (uint32_t i = 0; st == SMR_OK && i < ast->nfunctions; i++) {
		const smr_dml_function *f = ast->functions[i];

		before.n = 0;
		for (uint32_t k = 0; st == SMR_OK && k < f->nparams; k++)
			st = note_name(&before, f->params[k].name);
		if (st == SMR_OK)
			st = check_body(ast->file, &f->body, &before);
	}
	smr_vec_free(&before);
	return st;
}
