/* einsum("ij,jk->ik", A, B): sums of products over indices, of matrices (two indices) and columns
 * (one).
 *
 * Terms are joined until one is left: an index that one term alone has is summed; a term whose
 * indices another one has, too, is multiplied into it; an index of two terms is a matrix product.
 * Terms that none of these reduces (an index of three matrices) are added up element by element. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/domain.h"

enum { TERMS = DML_ARGS - 1, LETTERS = 128 };

typedef struct term {
	dml_value v;
	char at[3]; /* indices of rows and columns */
} term;

typedef struct sums {
	dml_builtin_call *c;
	term terms[TERMS + 1]; /* and the result of add_all() */
	int n;
	char out[3];
	int64_t sizes[LETTERS]; /* by index; -1: none has it */
} sums;

/* ---- operations ------------------------------------------------------------------------------ */

/* Replaces a value by a builtin function of it. */
static smr_status apply(const sums *s, const char *name, dml_value *v)
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

static smr_status turn(const sums *s, term *t)
{
	char first = t->at[0];

	if (t->at[1] == '\0')
		return SMR_OK;
	t->at[0] = t->at[1];
	t->at[1] = first;
	return apply(s, "t", &t->v);
}

/* Replaces term @p a by @p r, and removes term @p b. */
static void join(sums *s, int a, int b, dml_value r, const char *at)
{
	dml_drop(&s->terms[a].v);
	dml_drop(&s->terms[b].v);
	s->terms[a].v = r;
	memmove(s->terms[a].at, at, sizeof(s->terms[a].at));
	s->terms[b] = s->terms[--s->n];
	s->terms[s->n] = (term){0};
}

/* Whether all indices of @p part are some of @p whole. */
static bool is_part(const char *part, const char *whole)
{
	return strspn(part, whole) == strlen(part);
}

/* Multiplies term @p b, whose indices are some of those of @p a, into @p a. */
static smr_status multiply(sums *s, int a, int b)
{
	term *x = &s->terms[a], *y = &s->terms[b];
	const dml_value *args[3] = {&x->v, &y->v, &y->v};
	char at[3];
	dml_value r = {0};

	if (y->at[1] != '\0' && y->at[0] != x->at[0])
		SMR_TRY(turn(s, y));
	if (y->at[0] != '\0' && y->at[1] == '\0' && y->at[0] != x->at[0])
		SMR_TRY(apply(s, "t", &y->v)); /* a row */
	memcpy(at, x->at, sizeof(at));
	SMR_TRY(dml_map(s->c->s, s->c->at, DML_TIMES, args, &r));
	join(s, a, b, r, at);
	return SMR_OK;
}

/* Sums over index @p k: the rows and columns of terms @p a and @p b. */
static smr_status contract(sums *s, int a, int b, char k)
{
	term *x = &s->terms[a], *y = &s->terms[b];
	char at[3] = {0};
	dml_value r = {0};

	if (x->at[0] == k)
		SMR_TRY(turn(s, x));
	if (y->at[0] != k)
		SMR_TRY(turn(s, y));
	at[0] = x->at[0];
	at[1] = y->at[1];
	SMR_TRY(dml_product(s->c->s, s->c->at, &x->v, &y->v, &r));
	join(s, a, b, r, at);
	return SMR_OK;
}

/* The product of two columns. */
static smr_status spread(sums *s, int a, int b)
{
	char at[3] = {s->terms[a].at[0], s->terms[b].at[0], '\0'};
	dml_value r = {0};

	SMR_TRY(apply(s, "t", &s->terms[b].v));
	SMR_TRY(dml_product(s->c->s, s->c->at, &s->terms[a].v, &s->terms[b].v, &r));
	join(s, a, b, r, at);
	return SMR_OK;
}

/* ---- which operation is next ----------------------------------------------------------------- */

static int terms_with(const sums *s, char k)
{
	int n = 0;

	for (int i = 0; i < s->n; i++)
		n += strchr(s->terms[i].at, k) != NULL;
	return n;
}

static bool is_open(const sums *s, char k)
{
	return k != '\0' && strchr(s->out, k) == NULL;
}

/* Sums over the indices that only this term has. */
static smr_status reduce(const sums *s, term *t)
{
	bool rows = is_open(s, t->at[0]) && terms_with(s, t->at[0]) == 1;
	bool cols = is_open(s, t->at[1]) && terms_with(s, t->at[1]) == 1;

	if (rows && (cols || t->at[1] == '\0')) {
		memset(t->at, 0, sizeof(t->at));
		return apply(s, "sum", &t->v);
	}
	if (cols) {
		t->at[1] = '\0';
		return apply(s, "rowSums", &t->v);
	}
	if (!rows)
		return SMR_OK;
	t->at[0] = t->at[1];
	t->at[1] = '\0';
	SMR_TRY(apply(s, "colSums", &t->v));
	return apply(s, "t", &t->v);
}

static bool find_part(const sums *s, int *a, int *b)
{
	for (*a = 0; *a < s->n; ++*a)
		for (*b = 0; *b < s->n; ++*b)
			if (*a != *b && is_part(s->terms[*b].at, s->terms[*a].at))
				return true;
	return false;
}

/* Finds the index of two terms whose product has the fewest multiplications. */
static bool find_product(const sums *s, int *a, int *b, char *k)
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

static smr_status join_all(sums *s, bool *done)
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

/* ---- element by element ---------------------------------------------------------------------- */

typedef struct loops {
	char index[LETTERS]; /* those of the result first */
	int64_t sizes[LETTERS];
	int n;
	int64_t strides[TERMS + 1][LETTERS]; /* by term, the result last; by loop */
} loops;

static void add_loop(const sums *s, loops *l, char k)
{
	if (memchr(l->index, k, (size_t)l->n) != NULL)
		return;
	l->sizes[l->n] = s->sizes[(int)k];
	l->index[l->n++] = k;
}

static void set_strides(const sums *s, const loops *l, const char *at, int64_t *strides)
{
	for (int i = 0; i < l->n; i++)
		strides[i] = at[0] == l->index[i] ? (at[1] != '\0' ? s->sizes[(int)at[1]] : 1)
			     : at[1] == l->index[i] && at[1] != '\0' ? 1
								     : 0;
}

static void add_products(const sums *s, const loops *l, double *out)
{
	int64_t at[LETTERS] = {0};

	for (;;) {
		int64_t to = 0;
		double x = 1;
		int d = l->n - 1;

		for (int t = 0; t < s->n; t++) {
			int64_t from = 0;

			for (int i = 0; i < l->n; i++)
				from += at[i] * l->strides[t][i];
			x *= s->terms[t].v.matrix->data[from];
		}
		for (int i = 0; i < l->n; i++)
			to += at[i] * l->strides[s->n][i];
		out[to] += x;
		while (d >= 0 && ++at[d] == l->sizes[d])
			at[d--] = 0;
		if (d < 0)
			return;
	}
}

static smr_status add_all(sums *s)
{
	loops l = {.n = 0};
	dml_matrix *m = dml_new(s->c->s, s->out[0] != '\0' ? s->sizes[(int)s->out[0]] : 1,
				s->out[1] != '\0' ? s->sizes[(int)s->out[1]] : 1);
	double times = 1;

	if (m == NULL)
		return SMR_ENOMEM;
	s->terms[TERMS].v = dml_of(m);
	for (const char *k = s->out; *k != '\0'; k++)
		add_loop(s, &l, *k);
	for (int t = 0; t < s->n; t++) {
		SMR_TRY(dml_materialize(s->c->s->trace, &s->terms[t].v));
		for (const char *k = s->terms[t].at; *k != '\0'; k++)
			add_loop(s, &l, *k);
	}
	for (int t = 0; t < s->n; t++)
		set_strides(s, &l, s->terms[t].at, l.strides[t]);
	set_strides(s, &l, s->out, l.strides[s->n]);
	for (int i = 0; i < l.n; i++)
		times *= (double)l.sizes[i];
	if (times > 1e12)
		return dml_run_fail(s->c->s, s->c->at,
				    "einsum(): %g products: an index of three or more matrices is "
				    "added up element by element",
				    times);
	memset(m->data, 0, (size_t)(m->rows * m->cols) * sizeof(double));
	if (times > 0)
		add_products(s, &l, m->data);
	for (int t = 0; t < s->n; t++)
		dml_drop(&s->terms[t].v);
	s->terms[0] = (term){.v = s->terms[TERMS].v};
	memcpy(s->terms[0].at, s->out, sizeof(s->out));
	s->terms[TERMS] = (term){0};
	s->n = 1;
	return s->out[0] == '\0' ? apply(s, "as.scalar", &s->terms[0].v) : SMR_OK;
}

/* ---- the equation ---------------------------------------------------------------------------- */

static smr_status fail_equation(const sums *s, const char *why)
{
	return dml_run_fail(s->c->s, s->c->at, "einsum(): '%s': %s", s->c->args[0].text->s, why);
}

/* Reads the indices of a term, and moves *@p text behind them. */
static smr_status read_term(const sums *s, const char **text, char at[3])
{
	int n = 0;

	for (; **text != '\0' && **text != ',' && **text != '-'; ++*text) {
		if (**text == ' ')
			continue;
		if (!isalpha((unsigned char)**text) || n == 2)
			return fail_equation(s, "a term has one or two letters, as in "
						"\"ij,jk->ik\"");
		at[n++] = **text;
	}
	at[n] = '\0';
	return SMR_OK;
}

static smr_status set_size(sums *s, char k, int64_t n)
{
	char why[96];

	if (s->sizes[(int)k] < 0)
		s->sizes[(int)k] = n;
	if (s->sizes[(int)k] == n)
		return SMR_OK;
	snprintf(why, sizeof(why), "index %c is %lld and %lld long", k, (long long)s->sizes[(int)k],
		 (long long)n);
	return fail_equation(s, why);
}

/* Takes argument @p i as a term: a vector as a column, the diagonal where an index comes twice. */
static smr_status take_term(sums *s, uint32_t i, const char at[3])
{
	term *t = &s->terms[s->n];
	dml_matrix *m;

	SMR_TRY(dml_arg_matrix(s->c, i, &m));
	t->v = dml_keep(&s->c->args[i]);
	memcpy(t->at, at, sizeof(t->at));
	s->n++;
	if (at[0] == '\0')
		return fail_equation(s, "a term has one or two letters, as in \"ij,jk->ik\"");
	if (at[1] == '\0' && m->rows == 1 && m->cols != 1)
		SMR_TRY(apply(s, "t", &t->v));
	m = t->v.matrix;
	if (at[1] == '\0' && m->cols != 1)
		return fail_equation(s, "a matrix has two indices");
	SMR_TRY(set_size(s, at[0], m->rows));
	if (at[1] != '\0')
		SMR_TRY(set_size(s, at[1], m->cols));
	if (at[0] != at[1])
		return SMR_OK;
	t->at[1] = '\0';
	return apply(s, "diag", &t->v);
}

static smr_status read_equation(sums *s)
{
	const char *text = s->c->args[0].text->s;
	char at[3];

	memset(s->sizes, -1, sizeof(s->sizes));
	for (uint32_t i = 1;; i++) {
		SMR_TRY(read_term(s, &text, at));
		if (i >= DML_ARGS || s->c->args[i].kind == DML_NOTHING)
			return fail_equation(s, "there are more terms than matrices");
		SMR_TRY(take_term(s, i, at));
		if (*text != ',')
			break;
		text++;
	}
	if (s->c->nargs != (uint32_t)s->n + 1)
		return fail_equation(s, "there are more matrices than terms");
	if (strncmp(text, "->", 2) != 0)
		return fail_equation(s, "-> and the indices of the result are missing");
	text += 2;
	SMR_TRY(read_term(s, &text, s->out));
	if (*text != '\0' || (s->out[0] != '\0' && s->out[0] == s->out[1]))
		return fail_equation(s, "the result has two different indices at most");
	for (const char *k = s->out; *k != '\0'; k++)
		if (s->sizes[(int)*k] < 0)
			return fail_equation(s, "the result has an index that no term has");
	return SMR_OK;
}

static smr_status run(sums *s)
{
	bool done;

	SMR_TRY(read_equation(s));
	SMR_TRY(join_all(s, &done));
	if (!done)
		SMR_TRY(add_all(s));
	return s->out[1] != '\0' && s->terms[0].at[0] != s->out[0] ? turn(s, &s->terms[0]) : SMR_OK;
}

static smr_status eval_einsum(dml_builtin_call *c, dml_value *out)
{
	sums *s;
	const char *text;
	smr_status st;

	SMR_TRY(dml_arg_text(c, 0, NULL, &text));
	s = smr_calloc(1, sizeof(*s));
	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", text);
	s->c = c;
	st = run(s);
	if (st == SMR_OK) {
		*out = s->terms[0].v;
		s->terms[0].v = (dml_value){0};
	}
	for (int i = 0; i <= TERMS; i++)
		dml_drop(&s->terms[i].v);
	smr_free(s);
	return st;
}

static const dml_builtin rows[] = {
	{"einsum", "equation! a! b c d e f g h i j k l m n o p q r s t", eval_einsum, .shape = "a"},
};

const dml_builtins dml_builtins_einsum = {rows, sizeof(rows) / sizeof(rows[0])};
