/* The terms of an einsum() that no operation of matrices joins, such as an index of three matrices,
 * are added up element by element. */
#include <string.h>

#include "dml/builtin/einsum.h"

typedef struct loops {
	char index[DML_EINSUM_LETTERS]; /* those of the result first */
	int64_t sizes[DML_EINSUM_LETTERS];
	int n;
	int64_t strides[DML_EINSUM_TERMS + 1]
		       [DML_EINSUM_LETTERS]; /* by term, the result last; by loop */
} loops;

static void add_loop(const dml_einsum *s, loops *l, char k)
{
	if (memchr(l->index, k, (size_t)l->n) != NULL)
		return;
	l->sizes[l->n] = s->sizes[(int)k];
	l->index[l->n++] = k;
}

static void set_strides(const dml_einsum *s, const loops *l, const char *at, int64_t *strides)
{
	for (int i = 0; i < l->n; i++)
		strides[i] = at[0] == l->index[i] ? (at[1] != '\0' ? s->sizes[(int)at[1]] : 1)
			     : at[1] == l->index[i] && at[1] != '\0' ? 1
								     : 0;
}

static void add_products(const dml_einsum *s, const loops *l, double *out)
{
	int64_t at[DML_EINSUM_LETTERS] = {0};

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

smr_status dml_einsum_add(dml_einsum *s)
{
	loops l = {.n = 0};
	dml_matrix *m = dml_new(s->c->s, s->out[0] != '\0' ? s->sizes[(int)s->out[0]] : 1,
				s->out[1] != '\0' ? s->sizes[(int)s->out[1]] : 1);
	double times = 1;

	if (m == NULL)
		return SMR_ENOMEM;
	s->terms[DML_EINSUM_TERMS].v = dml_of(m);
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
	s->terms[0] = (dml_einsum_term){.v = s->terms[DML_EINSUM_TERMS].v};
	memcpy(s->terms[0].at, s->out, sizeof(s->out));
	s->terms[DML_EINSUM_TERMS] = (dml_einsum_term){0};
	s->n = 1;
	return s->out[0] == '\0' ? dml_einsum_apply(s, "as.scalar", &s->terms[0].v) : SMR_OK;
}
