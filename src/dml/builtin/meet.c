/* rowClassMeet(): classes of the columns of each row, by their labels in two matrices. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/interp.h"

typedef struct pair_class { /* columns with the same two labels */
	int32_t a, b;
	uint32_t hash;
	int64_t n;
} pair_class;

/* Returns a hash whose low bits choose a bucket in Java's HashMap. */
static uint32_t hash_labels(int32_t a, int32_t b)
{
	uint32_t h = 31u * (31u + (uint32_t)a) + (uint32_t)b;

	return h ^ (h >> 16);
}

/* The classes of one row; the number of buckets never shrinks, so that it depends on earlier rows.
 */
typedef struct row_classes {
	pair_class *classes;
	int64_t *of; /* by column: its class, or -1 */
	int64_t n;
	uint32_t buckets;
} row_classes;

static int64_t class_of(row_classes *r, int32_t a, int32_t b)
{
	for (int64_t k = 0; k < r->n; k++)
		if (r->classes[k].a == a && r->classes[k].b == b)
			return k;
	r->classes[r->n] = (pair_class){a, b, hash_labels(a, b), 0};
	if (r->n + 1 > (int64_t)r->buckets / 4 * 3)
		r->buckets *= 2;
	return r->n++;
}

/* Returns the number of class @p k in the order of the buckets, from 1. */
static int64_t number_of(const row_classes *r, int64_t k)
{
	uint32_t mask = r->buckets - 1, at = r->classes[k].hash & mask;
	int64_t before = 1;

	for (int64_t i = 0; i < r->n; i++) {
		uint32_t other = r->classes[i].hash & mask;

		before += other < at || (other == at && i < k);
	}
	return before;
}

static int32_t label_at(const dml_matrix *m, int64_t i, int64_t j)
{
	double x = m->data[(m->rows == 1 ? 0 : i) * m->cols + j];

	return x >= INT32_MAX ? INT32_MAX : x <= INT32_MIN ? INT32_MIN : x == x ? (int32_t)x : 0;
}

static void classify_row(row_classes *r, const dml_matrix *a, const dml_matrix *b, int64_t i,
			 dml_matrix *labels, dml_matrix *counts)
{
	int64_t n = a->cols < b->cols ? a->cols : b->cols;

	r->n = 0;
	for (int64_t j = 0; j < n; j++) {
		int32_t x = (int32_t)dml_whole(a->data[i * a->cols + j]), y = label_at(b, i, j);

		r->of[j] = x != 0 && y != 0 ? class_of(r, x, y) : -1;
		if (r->of[j] >= 0)
			r->classes[r->of[j]].n++;
	}
	for (int64_t j = 0; j < n; j++) {
		if (r->of[j] < 0)
			continue;
		labels->data[i * labels->cols + j] = (double)number_of(r, r->of[j]);
		counts->data[i * counts->cols + j] = (double)r->classes[r->of[j]].n;
	}
}

static smr_status classify(const dml_matrix *a, const dml_matrix *b, dml_matrix *labels,
			   dml_matrix *counts)
{
	row_classes r = {.buckets = 16};
	smr_status st = SMR_OK;

	memset(labels->data, 0, (size_t)(labels->rows * labels->cols) * sizeof(double));
	memset(counts->data, 0, (size_t)(counts->rows * counts->cols) * sizeof(double));
	r.classes = smr_calloc((size_t)a->cols + 1, sizeof(*r.classes));
	r.of = smr_calloc((size_t)a->cols + 1, sizeof(*r.of));
	if (r.classes == NULL || r.of == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for classes");
	for (int64_t i = 0; i < a->rows && st == SMR_OK; i++)
		classify_row(&r, a, b, i, labels, counts);
	smr_free(r.classes);
	smr_free(r.of);
	return st;
}

static smr_status eval_meet(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *a, *b, *labels, *counts;
	int64_t rows, cols;
	smr_status st;

	SMR_TRY(dml_arg_forced(c, 0, &a));
	SMR_TRY(dml_arg_forced(c, 1, &b));
	if (b->rows != a->rows && b->rows != 1)
		return dml_run_fail(c->s, c->at, "%s() of %lld and %lld rows", c->name,
				    (long long)a->rows, (long long)b->rows);
	rows = a->rows;
	cols = a->cols > b->cols ? a->cols : b->cols;
	labels = dml_new(c->s, rows, cols);
	counts = dml_new(c->s, rows, cols);
	st = labels != NULL && counts != NULL ? classify(a, b, labels, counts) : SMR_ENOMEM;
	if (st == SMR_OK)
		out[0] = dml_of(labels);
	else
		dml_matrix_drop(labels);
	if (st == SMR_OK && c->nout > 1)
		out[1] = dml_of(counts);
	else
		dml_matrix_drop(counts);
	return st;
}

static const dml_builtin rows[] = {
	{"rowClassMeet", "A! B!", eval_meet, .shape = "r? r?"},
};

const dml_builtins dml_builtins_meet = {rows, sizeof(rows) / sizeof(rows[0])};
