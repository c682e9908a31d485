/* Proves, with the numbers at the start of a parfor, that its iterations may run in any order:
 * parts of two iterations are disjoint if in one dimension both are a * i + b with known
 * numbers. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/absint.h"
#include "dml/parfor/iterations.h"

typedef struct asker {
	script *s;
	dml_proof *p;
} asker;

static bool to_whole(double x, int64_t *out)
{
	if (!(fabs(x) < DML_FAR) || x != floor(x))
		return false;
	*out = (int64_t)x;
	return true;
}

/* Whether an expression is free of variables that the loop assigns, and of calls, except of sizes,
 * which writing parts does not change. */
static bool is_fixed(const dml_loop *l, const smr_dml_expr *e)
{
	if (e->kind == SMR_DML_NAME)
		return !dml_among(&l->own, e->name);
	if (e->kind == SMR_DML_CALL)
		return e->space == NULL && dml_asks_size(e) && e->nargs == 1 &&
		       e->args[0].value->kind == SMR_DML_NAME && is_fixed(l, e->args[0].value);
	return e->kind == SMR_DML_ARGUMENT;
}

static bool number_now(void *ctx, const smr_dml_expr *e, int64_t *out)
{
	const asker *a = ctx;
	dml_value v = {0};
	bool is = false, known = true;
	double x;
	smr_status st;

	if (!is_fixed(&a->p->loop, e))
		return false;
	st = dml_eval(a->s, e, &v);
	if (st == SMR_OK)
		st = a->s->domain->number(a->s, &v, &known, &is, &x);
	a->p->vague |= !known;
	a->s->told = false; /* evaluation in the loop reports the error */
	dml_drop(&v);
	return st == SMR_OK && is && to_whole(x, out);
}

static bool same_name(const dml_use *a, const char *name)
{
	return strcmp(a->name, name) == 0;
}

bool dml_is_sum(const dml_loop *l, const char *name)
{
	bool is = false;

	for (size_t i = 0; i < l->uses.n; i++) {
		const dml_use *u = &l->uses.v[i];

		if (!same_name(u, name))
			continue;
		if (!u->added || u->part != NULL)
			return false;
		is = true;
	}
	return is;
}

/* Whether no two iterations access the same elements of @p name, one of them writing; *@p read:
 * iterations also read it. */
static bool is_apart(const dml_loop *l, const char *name, bool *read)
{
	bool apart = true;

	*read = false;
	for (size_t i = 0; i < l->uses.n; i++) {
		const dml_use *w = &l->uses.v[i];

		if (!same_name(w, name))
			continue;
		*read |= !w->written || w->added;
		for (size_t k = 0; w->written && apart && k < l->uses.n; k++)
			if (same_name(&l->uses.v[k], name))
				apart = w->part != NULL && l->uses.v[k].part != NULL &&
					dml_parts_apart(l, w->part, l->uses.v[k].part);
	}
	return apart;
}

static bool is_written(const dml_proof *p, const char *name)
{
	return dml_among(&p->loop.own, name) && !dml_among(&p->inner, name);
}

static void explain(dml_proof *p, const char *name, const char *why)
{
	snprintf(p->chosen, sizeof(p->chosen), "%s %s", name, why);
}

static bool result_of(script *s, dml_proof *p, const char *name, dml_result *out)
{
	const dml_value *v = dml_get(s, name);
	bool read;

	*out = (dml_result){.name = name};
	p->vague |= v != NULL && dml_is_any(v);
	if (v == NULL || v->kind != DML_MATRIX) {
		explain(p, name, "is no matrix");
		return false;
	}
	out->sum = dml_is_sum(&p->loop, name);
	if (out->sum)
		return true;
	out->apart = is_apart(&p->loop, name, &read);
	out->is_read = read;
	if (!out->apart && read)
		explain(p, name, "may be read by an iteration where others write it");
	return out->apart || !read;
}

static bool set_bounds(dml_loop *l, const dml_range *r)
{
	double last = r->from + (double)(r->n - 1) * r->step;
	int64_t a, b;

	if (!r->whole || !to_whole(r->from, &a) || !to_whole(last, &b))
		return false;
	l->bounded = true;
	l->least = a < b ? a : b;
	l->most = a < b ? b : a;
	return true;
}

bool dml_are_there(const script *s, dml_proof *p, const dml_names *n)
{
	for (size_t i = 0; i < n->n; i++) {
		const dml_value *v = dml_get(s, n->v[i]);

		if (v == NULL || s->domain->is_there(v))
			continue;
		explain(p, n->v[i], "is read rows after rows");
		return false;
	}
	return true;
}

smr_status dml_prove_now(script *s, dml_proof *p, const dml_range *r, dml_result **out, uint32_t *n,
			 bool *safe)
{
	asker a = {s, p};

	*out = smr_calloc(p->outer.n + 1, sizeof(**out));
	*n = 0;
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a loop");
	p->vague = r->n < 0;
	p->loop.bounded = false;
	*safe = p->why[0] == '\0' && (p->vague || set_bounds(&p->loop, r));
	if (!*safe)
		snprintf(p->chosen, sizeof(p->chosen), "%s",
			 p->why[0] != '\0' ? p->why : "it goes through fractions");
	*safe = *safe && dml_are_there(s, p, &p->outer);
	p->loop.number = number_now;
	p->loop.ctx = &a;
	p->part = false;
	for (size_t i = 0; *safe && i < p->outer.n; i++) {
		const char *name = p->outer.v[i];

		if (!is_written(p, name))
			continue;
		if (dml_turn_has(s, name)) {
			p->part = true;
			continue;
		}
		*safe = result_of(s, p, name, &(*out)[*n]);
		*n += *safe;
	}
	p->loop.number = NULL;
	return SMR_OK;
}
