/* einsum("ij,jk->ik", A, B): sums of products over indices, of matrices (two indices) and columns
 * (one). */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/einsum.h"

static smr_status fail_equation(const dml_einsum *s, const char *why)
{
	return dml_run_fail(s->c->s, s->c->at, "einsum(): '%s': %s", s->c->args[0].text->s, why);
}

/* Reads the indices of a term, and moves *@p text behind them. */
static smr_status read_term(const dml_einsum *s, const char **text, char at[3])
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

static smr_status set_size(dml_einsum *s, char k, int64_t n)
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
static smr_status take_term(dml_einsum *s, uint32_t i, const char at[3])
{
	dml_einsum_term *t = &s->terms[s->n];
	dml_matrix *m;

	SMR_TRY(dml_arg_matrix(s->c, i, &m));
	t->v = dml_keep(&s->c->args[i]);
	memcpy(t->at, at, sizeof(t->at));
	s->n++;
	if (at[0] == '\0')
		return fail_equation(s, "a term has one or two letters, as in \"ij,jk->ik\"");
	if (at[1] == '\0' && m->rows == 1 && m->cols != 1)
		SMR_TRY(dml_einsum_apply(s, "t", &t->v));
	m = t->v.matrix;
	if (at[1] == '\0' && m->cols != 1)
		return fail_equation(s, "a matrix has two indices");
	SMR_TRY(set_size(s, at[0], m->rows));
	if (at[1] != '\0')
		SMR_TRY(set_size(s, at[1], m->cols));
	if (at[0] != at[1])
		return SMR_OK;
	t->at[1] = '\0';
	return dml_einsum_apply(s, "diag", &t->v);
}

static smr_status read_equation(dml_einsum *s)
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

static smr_status run(dml_einsum *s)
{
	bool done;

	SMR_TRY(read_equation(s));
	SMR_TRY(dml_einsum_join(s, &done));
	if (!done)
		SMR_TRY(dml_einsum_add(s));
	return s->out[1] != '\0' && s->terms[0].at[0] != s->out[0]
		       ? dml_einsum_turn(s, &s->terms[0])
		       : SMR_OK;
}

static smr_status eval_einsum(dml_builtin_call *c, dml_value *out)
{
	dml_einsum *s;
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
	for (int i = 0; i <= DML_EINSUM_TERMS; i++)
		dml_drop(&s->terms[i].v);
	smr_free(s);
	return st;
}

static const dml_builtin rows[] = {
	{"einsum", "equation! a! b c d e f g h i j k l m n o p q r s t", eval_einsum, .shape = "a"},
};

const dml_builtins dml_builtins_einsum = {rows, sizeof(rows) / sizeof(rows[0])};
