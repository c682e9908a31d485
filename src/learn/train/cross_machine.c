/* Prediction quality across machines: for a kernel that was measured on two machines, the predicted
 * ratio of their times against the measured one. */
#include "learn/train/cross_machine.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"

typedef struct smr_cross_machine_row {
	uint64_t kernel; /* hash of all its features except for its machine */
	const smr_train_sample *s;
	double ratio; /* predicted / measured */
	bool held;
} row;

static uint64_t kernel_of(const smr_train_sample *s)
{
	const smr_cost_query *q = &s->query;
	const double sizes[] = {q->work.flops,  q->work.bytes_read, q->work.bytes_written,
				q->shape.batch, q->shape.m,         q->shape.n,
				q->shape.k,     (double)q->dtype};
	uint64_t h = smr_hash64(sizes, sizeof(sizes), 1);

	h = smr_hash64(s->group, strlen(s->group), h);
	return smr_hash64(q->klass, strlen(q->klass), smr_hash64(q->impl, strlen(q->impl), h));
}

static int by_kernel(const void *a, const void *b)
{
	const row *x = a, *y = b;

	return x->kernel < y->kernel ? -1 : x->kernel > y->kernel;
}

smr_status smr_cross_machine_new(const smr_samples *s, const double *seconds, const bool *held,
				 smr_cross_machine *out)
{
	*out = (smr_cross_machine){.rows = smr_malloc((s->list.n + 1) * sizeof(row))};
	if (out->rows == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for training");
	for (size_t i = 0; i < s->list.n; i++) {
		const smr_train_sample *x = &s->list.v[i];

		if (seconds[i] > 0)
			out->rows[out->n++] =
				(row){kernel_of(x), x, seconds[i] / x->seconds, held[i]};
	}
	if (out->n > 1)
		qsort(out->rows, out->n, sizeof(row), by_kernel);
	return SMR_OK;
}

void smr_cross_machine_free(smr_cross_machine *t)
{
	smr_free(t->rows);
	*t = (smr_cross_machine){.n = 0};
}

typedef SMR_VEC(double) doubles;

/* Adds pairs of machines of which the second was held back. */
static smr_status add_pairs(const row *of, size_t n, doubles *errors)
{
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < n; k++)
			if (of[i].held && of[i].s->machine != of[k].s->machine)
				SMR_TRY(smr_vec_push(errors, fabs(of[i].ratio / of[k].ratio - 1)));
	return SMR_OK;
}

smr_status smr_cross_machine_of(const smr_cross_machine *t, const char *group, double *out)
{
	doubles errors = {0};
	smr_status st = SMR_OK;

	for (size_t i = 0, n; st == SMR_OK && i < t->n; i += n) {
		for (n = 1; i + n < t->n && t->rows[i + n].kernel == t->rows[i].kernel;)
			n++;
		if (group == NULL || strcmp(t->rows[i].s->group, group) == 0)
			st = add_pairs(t->rows + i, n, &errors);
	}
	*out = st == SMR_OK && errors.n > 0 ? smr_quantile(errors.v, errors.n, 0.5) : -1;
	smr_vec_free(&errors);
	return st;
}
