/* Proves from its text that a parfor may run its iterations in any order; once for each loop.
 *
 * A variable is private to an iteration if every path through the body sets it before reading it.
 * Of other variables that the body assigns, only parts may be written (see deps_runtime.c). */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/parfor/iterations.h"

static smr_status note_name(dml_names *n, const char *name)
{
	return dml_among(n, name) ? SMR_OK : smr_vec_push(n, name);
}

typedef struct reader { /* names certainly set, and names read before that */
	dml_proof *p;
	dml_names set;
} reader;

static smr_status refuse_proof(dml_proof *p, const char *name, const char *why)
{
	if (p->why[0] == '\0')
		snprintf(p->why, sizeof(p->why), "%s %s", name, why);
	return SMR_OK;
}

static smr_status read_name(reader *r, const char *name)
{
	return dml_among(&r->set, name) ? SMR_OK : note_name(&r->p->outer, name);
}

static smr_status read_expr(reader *r, const smr_dml_expr *e)
{
	if (e == NULL)
		return SMR_OK;
	switch (e->kind) {
	case SMR_DML_NAME:
		return read_name(r, e->name);
	case SMR_DML_OPERATION:
		SMR_TRY(read_expr(r, e->a));
		return read_expr(r, e->b);
	case SMR_DML_CALL:
		if (e->space == NULL && strcmp(e->callee, "exists") == 0)
			SMR_TRY(refuse_proof(r->p, "exists()", "asks what was set before"));
		for (uint32_t i = 0; i < e->nargs; i++)
			SMR_TRY(read_expr(r, e->args[i].value));
		return SMR_OK;
	case SMR_DML_LIST:
		for (uint32_t i = 0; i < e->nargs; i++)
			SMR_TRY(read_expr(r, e->args[i].value));
		return SMR_OK;
	case SMR_DML_INDEX:
		SMR_TRY(read_name(r, e->array));
		for (uint32_t i = 0; i < e->nranges; i++) {
			SMR_TRY(read_expr(r, e->ranges[i].from));
			SMR_TRY(read_expr(r, e->ranges[i].to));
		}
		return SMR_OK;
	default:
		return SMR_OK;
	}
}

static smr_status read_body(reader *r, const smr_dml_body *b);

/* A body that may not run, or may not complete, certainly sets nothing. */
static smr_status read_apart(reader *r, const smr_dml_body *b, const char *variable, dml_names *set)
{
	reader own = {.p = r->p};
	smr_status st = SMR_OK;

	for (size_t i = 0; i < r->set.n && st == SMR_OK; i++)
		st = smr_vec_push(&own.set, r->set.v[i]);
	if (st == SMR_OK && variable != NULL)
		st = note_name(&own.set, variable);
	if (st == SMR_OK)
		st = read_body(&own, b);
	*set = own.set;
	return st;
}

/* Names that both branches set are certainly set. */
static smr_status read_branches(reader *r, const smr_dml_statement *t)
{
	dml_names a = {0}, b = {0};
	smr_status st = read_apart(r, &t->body, NULL, &a);

	if (st == SMR_OK)
		st = read_apart(r, &t->otherwise, NULL, &b);
	for (size_t i = 0; i < a.n && st == SMR_OK; i++)
		if (dml_among(&b, a.v[i]))
			st = note_name(&r->set, a.v[i]);
	smr_vec_free(&a);
	smr_vec_free(&b);
	return st;
}

static smr_status read_statement(reader *r, const smr_dml_statement *t)
{
	dml_names set = {0};
	smr_status st;

	SMR_TRY(read_expr(r, t->value));
	SMR_TRY(read_expr(r, t->from));
	SMR_TRY(read_expr(r, t->to));
	for (uint32_t i = 0; i < t->noptions; i++)
		SMR_TRY(read_expr(r, t->options[i].value));
	for (uint32_t i = 0; i < t->ntargets; i++)
		if (t->kind == SMR_DML_ADD || t->targets[i]->kind == SMR_DML_INDEX)
			SMR_TRY(read_expr(r, t->targets[i]));
	for (uint32_t i = 0; i < t->ntargets; i++)
		if (t->targets[i]->kind == SMR_DML_NAME)
			SMR_TRY(note_name(&r->set, t->targets[i]->name));
	if (t->kind == SMR_DML_IF)
		return read_branches(r, t);
	if (t->body.n == 0)
		return SMR_OK;
	st = read_apart(r, &t->body, t->variable, &set);
	smr_vec_free(&set);
	return st;
}

static smr_status read_body(reader *r, const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++)
		SMR_TRY(read_statement(r, b->list[i]));
	return SMR_OK;
}

static bool is_given(const script *s, const char *name)
{
	for (size_t i = 0; s->frame->function == NULL && i < s->params->ninputs; i++)
		if (strcmp(s->params->inputs[i], name) == 0)
			return true;
	return false;
}

/* Classifies assigned names that are not private: assigned as a whole, or inputs. */
static smr_status sort_names(const script *s, dml_proof *p)
{
	const dml_loop *l = &p->loop;

	for (size_t i = 0; i < l->own.n; i++) {
		const char *name = l->own.v[i];

		if (strcmp(name, l->t->variable) == 0)
			SMR_TRY(refuse_proof(p, name, "is assigned within the loop"));
		if (is_given(s, name))
			SMR_TRY(refuse_proof(p, name, "is an input of the script"));
		if (!dml_among(&p->outer, name))
			SMR_TRY(note_name(&p->inner, name));
	}
	for (size_t i = 0; i < l->uses.n; i++) {
		const dml_use *u = &l->uses.v[i];

		if (u->written && u->part == NULL && dml_among(&p->outer, u->name) &&
		    !dml_is_sum(l, u->name))
			SMR_TRY(refuse_proof(p, u->name, "goes from iteration to iteration"));
	}
	return SMR_OK;
}

static smr_status read_loop(const script *s, dml_proof *p)
{
	reader r = {.p = p};
	smr_status st = dml_loop_uses(&p->loop);

	if (st == SMR_OK)
		st = smr_vec_push(&r.set, p->t->variable);
	if (st == SMR_OK)
		st = read_body(&r, &p->t->body);
	smr_vec_free(&r.set);
	return st == SMR_OK ? sort_names(s, p) : st;
}

static void free_proof(dml_proof *p)
{
	smr_vec_free(&p->loop.own);
	smr_vec_free(&p->loop.uses);
	smr_vec_free(&p->inner);
	smr_vec_free(&p->outer);
	smr_free(p);
}

void dml_free_proofs(script *s)
{
	dml_proof *p, *next;

	HASH_ITER (hh, s->proofs, p, next) {
		HASH_DEL(s->proofs, p);
		free_proof(p);
	}
}

smr_status dml_prove(script *s, const smr_dml_statement *t, dml_proof **out)
{
	dml_proof *p;
	smr_status st;

	HASH_FIND_PTR(s->proofs, &t, *out);
	if (*out != NULL)
		return SMR_OK;
	p = smr_calloc(1, sizeof(*p));
	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a loop");
	p->t = p->loop.t = t;
	p->file = dml_file_name(s->frame->file);
	st = read_loop(s, p);
	if (st == SMR_OK)
		HASH_ADD_PTR(s->proofs, t, p);
	if (st == SMR_OK && p->hh.tbl == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a loop");
	if (st != SMR_OK)
		free_proof(p);
	else
		*out = p;
	return st;
}
