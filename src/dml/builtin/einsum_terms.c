/* The terms of an einsum() are joined by operations of matrices until one is left: an index that
 * one term alone has is summed; a term whose indices another one has, too, is multiplied into it;
 * an index of two terms is a matrix product. */
#include <string.h>

#include "dml/builtin/einsum.h"

/* ---- operations ------------------------------------------------------------------------------ */

/* Replaces a value by a builtin function of it. */
smr_status dml_einsum_apply(const dml_einsum *s, const char *name, dml_value *v)
{
	const dml_builtin *b = s->c->s->library->find(name);
	dml_builtin_call d = {
		.s = s->c->s, .at = s->c->at, .name = name, .data = b->data, .nargs = 1, .nout = 1};
	dml_value r = {0};
	smr_status st;

	d.args[0] = *v;
	*v = (dml_value){0};
	st = d.s->domain->builtin(&d, b, &r);
	dml_drop(&d.args[0]);
	*v = r;
	return st;
}

smr_status dml_einsum_turn(const dml_einsum *s, dml_einsum_term *t)
{
	char first = t->at[0];

	if (t->at[1] == '\0')
		return SMR_OK;
	t->at[0] = t->at[1];
	t->at[1] = first;
	return dml_einsum_apply(s, "t", &t->v);
}

/* Replaces term @p a by @p r, and removes term @p b. */
static void join(dml_einsum *s, int a, int b, dml_value r, const char *at)
{
	dml_drop(&s->terms[a].v);
	dml_drop(&s->terms[b].v);
	s->terms[a].v = r;
	memmove(s->terms[a].at, at, sizeof(s->terms[a].at));
	s->terms[b] = s->terms[--s->n];
	s->terms[s->n] = (dml_einsum_term){0};
}

/* Whether all indices of @p part are some of @p whole. */
static bool is_part(const char *part, const char *whole)
{
	return strspn(part, whole) == strlen(part);
}

/* Multiplies term @p b, whose indices are some of those of @p a, into @p a. */
static smr_status multiply(dml_einsum *s, int a, int b)
{
	dml_einsum_term *x = &s->terms[a], *y = &s->terms[b];
	const dml_value *args[3] = {&x->v, &y->v, &y->v};
	char at[3];
	dml_value r = {0};

	if (y->at[1] != '\0' && y->at[0] != x->at[0])
		SMR_TRY(dml_einsum_turn(s, y));
	if (y->at[0] != '\0' && y->at[1] == '\0' && y->at[0] != x->at[0])
		SMR_TRY(dml_einsum_apply(s, "t", &y->v)); /* a row */
	memcpy(at, x->at, sizeof(at));
	SMR_TRY(dml_map(s->c->s, s->c->at, DML_TIMES, args, &r));
	join(s, a, b, r, at);
	return SMR_OK;
}

/* Sums over index @p k: the rows and columns of terms @p a and @p b. */
static smr_status contract(dml_einsum *s, int a, int b, char k)
{
	dml_einsum_term *x = &s->terms[a], *y = &s->terms[b];
	char at[3] = {0};
	dml_value r = {0};

	if (x->at[0] == k)
		SMR_TRY(dml_einsum_turn(s, x));
	if (y->at[0] != k)
		SMR_TRY(dml_einsum_turn(s, y));
	at[0] = x->at[0];
	at[1] = y->at[1];
	SMR_TRY(dml_product(s->c->s, s->c->at, &x->v, &y->v, &r));
	join(s, a, b, r, at);
	return SMR_OK;
}

/* The product of two columns. */
static smr_status spread(dml_einsum *s, int a, int b)
{
	char at[3] = {s->terms[a].at[0], s->terms[b].at[0], '\0'};
	dml_value r = {0};

	SMR_TRY(dml_einsum_apply(s, "t", &s->terms[b].v));
	SMR_TRY(dml_product(s->c->s, s->c->at, &s->terms[a].v, &s->terms[b].v, &r));
	join(s, a, b, r, at);
	return SMR_OK;
}

/* ---- which operation is next ----------------------------------------------------------------- */

static int terms_with(const dml_einsum *s, char k)
{
	int n = 0;

	for (int i = 0; i < s->n; i++)
		n += strchr(s->terms[i].at, k) != NULL;
	return n;
}

static bool is_open(const dml_einsum *s, char k)
{
	return k != '\0' && strchr(s->out, k) == NULL;
}

/* Sums over the indices that only this term has. */
static smr_status reduce(const dml_einsum *s, dml_einsum_term *t)
{
	bool rows = is_open(s, t->at[0]) && terms_with(s, t->at[0]) == 1;
	bool cols = is_open(s, t->at[1]) && terms_with(s, t->at[1]) == 1;

	if (rows && (cols || t->at[1] == '\0')) {
		memset(t->at, 0, sizeof(t->at));
		return dml_einsum_apply(s, "sum", &t->v);
	}
	if (cols) {
		t->at[1] = '\0';
		return dml_einsum_apply(s, "rowSums", &t->v);
	}
	if (!rows)
		return SMR_OK;
	t->at[0] = t->at[1];
	t->at[1] = '\0';
	SMR_TRY(dml_einsum_apply(s, "colSums", &t->v));
	return dml_einsum_apply(s, "t", &t->v);
}

static bool find_part(const dml_einsum *s, int *a, int *b)
{
	for (*a = 0; *a < s->n; ++*a)
		for (*b = 0; *b < s->n; ++*b)
			if (*a != *b && is_part(s->terms[*b].at, s->terms[*a].at))
				return true;
	return false;
}

/* Finds the index of two terms whose product has the fewest multiplications. */
static bool find_product(const dml_einsum *s, int *a, int *b, char *k)
{
	double least = 0;
	bool found = false;

	for (int i = 0; i < s->n; i++)
		for (int j = i + 1; j < s->n; j++)
			for (const char *x = s->terms[i].at; *x != '\0'; x++) {
				const char *p = s->terms[i].at, *q = s->terms[j].at;
				double cost = 1;

				if (!is_open(s, *x) || strchr(q, *x) == NULL ||
				    terms_with(s, *x) != 2 || p[1] == '\0' || q[1] == '\0')
					continue;
				for (int d = 0; d < 2; d++)
					cost *= (double)s->sizes[(int)p[d]] *
						(q[d] == *x ? 1 : (double)s->sizes[(int)q[d]]);
				if (found && cost >= least)
					continue;
				least = cost;
				found = true;
				*a = i;
				*b = j;
				*k = *x;
			}
	return found;
}

smr_status dml_einsum_join(dml_einsum *s, bool *done)
{
	int a, b;
	char k;

	for (;;) {
		for (int i = 0; i < s->n; i++)
			SMR_TRY(reduce(s, &s->terms[i]));
		*done = s->n == 1;
		if (*done)
			return SMR_OK;
		if (find_part(s, &a, &b))
			SMR_TRY(multiply(s, a, b));
		else if (find_product(s, &a, &b, &k))
			SMR_TRY(contract(s, a, b, k));
		else if (s->n == 2 && strlen(s->terms[0].at) == 1 && strlen(s->terms[1].at) == 1)
			SMR_TRY(spread(s, 0, 1));
		else
			return SMR_OK;
	}
}
