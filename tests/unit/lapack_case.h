/** @file Ops of linear algebra on f32 and f64, real and complex, in batches of two; their results
 * as complex matrices. */
#ifndef SMR_TESTS_LAPACK_CASE_H
#define SMR_TESTS_LAPACK_CASE_H
#include "ops_case.h"

#include <complex.h>
#include <math.h>
#include <stdio.h>

typedef double complex number;

/* Rows by rows. */
typedef struct matrix {
	int m, n;
	number a[36];
} matrix;

static inline matrix product(const matrix *a, const matrix *b)
{
	matrix c = {a->m, b->n, {0}};

	assert_int_equal(a->n, b->m);
	for (int i = 0; i < c.m; i++)
		for (int j = 0; j < c.n; j++)
			for (int k = 0; k < a->n; k++)
				c.a[i * c.n + j] += a->a[i * a->n + k] * b->a[k * b->n + j];
	return c;
}

static inline matrix adjoint(const matrix *a)
{
	matrix c = {a->n, a->m, {0}};

	for (int i = 0; i < c.m; i++)
		for (int j = 0; j < c.n; j++)
			c.a[i * c.n + j] = conj(a->a[j * a->n + i]);
	return c;
}

static inline void assert_near(const matrix *a, const matrix *b, double tolerance)
{
	assert_int_equal(a->m, b->m);
	assert_int_equal(a->n, b->n);
	for (int i = 0; i < a->m * a->n; i++)
		if (!(cabs(a->a[i] - b->a[i]) <= tolerance))
			fail_msg("element %d: %g%+gi, not %g%+gi", i, creal(a->a[i]),
				 cimag(a->a[i]), creal(b->a[i]), cimag(b->a[i]));
}

static inline void assert_orthonormal_columns(const matrix *q, double tolerance)
{
	matrix h = adjoint(q), gram = product(&h, q), one = {q->n, q->n, {0}};

	for (int i = 0; i < q->n; i++)
		one.a[i * q->n + i] = 1;
	assert_near(&gram, &one, tolerance);
}

/* Keeps what lies above (1), on and above (0) ... the diagonal; below: its mirror. */
static inline matrix triangle(const matrix *a, int m, bool lower, bool unit)
{
	matrix c = {m, lower ? (m < a->n ? m : a->n) : a->n, {0}};

	for (int i = 0; i < c.m; i++)
		for (int j = 0; j < c.n; j++)
			if (lower ? j <= i : j >= i)
				c.a[i * c.n + j] = unit && i == j ? 1 : a->a[i * a->n + j];
	return c;
}

/* ---- a case: a batch of two, of real or complex numbers ----------------------------------------
 */

enum { BATCH = 2, MOST = 2000 };

typedef struct kase {
	smr_dtype type;
	bool paired;
	double tolerance, out[MOST];
	smr_graph *g;
	smr_node *ins[8];
	smr_tensor params[8];
	uint32_t nins;
} kase;

static const struct {
	smr_dtype type;
	bool paired;
	double tolerance;
} kinds[] = {{SMR_F32, false, 1e-4},
	     {SMR_F64, false, 1e-11},
	     {SMR_F32, true, 1e-4},
	     {SMR_F64, true, 1e-11}};

static inline void start(kase *k, size_t kind)
{
	*k = (kase){.type = kinds[kind].type,
		    .paired = kinds[kind].paired,
		    .tolerance = kinds[kind].tolerance};
	assert_int_equal(smr_graph_new("case", &k->g), SMR_OK);
}

static inline void end(kase *k)
{
	for (uint32_t i = 0; i < k->nins; i++)
		smr_free(k->params[i].data);
	smr_graph_free(k->g);
}

static inline double any_number(void)
{
	static uint32_t seed = 1;

	seed = seed * 1664525 + 1013904223;
	return (double)(int)(seed >> 16 & 0xff) / 64 - 2; /* exact in f32 */
}

static inline void *allocate(kase *k, smr_dtype t, uint32_t rank, const int64_t *dims,
			     smr_tensor *out)
{
	smr_type type;
	int64_t n;

	assert_int_equal(smr_type_make(k->g, t, rank, dims, &type), SMR_OK);
	assert_true(smr_type_count(&type, &n));
	assert_int_equal(smr_ref_tensor(&type, smr_calloc((size_t)n + 1, 8), out), SMR_OK);
	return out->data;
}

static inline void give_plane(kase *k, smr_dtype t, const matrix *two, bool imaginary)
{
	const int64_t dims[3] = {BATCH, two->m, two->n};
	uint32_t i = k->nins++, rank = two->n > 0 ? 3 : 2; /* n 0: a vector */
	int size = two->m * (two->n > 0 ? two->n : 1);
	smr_type type;

	allocate(k, t, rank, dims, &k->params[i]);
	for (int e = 0; e < BATCH * size; e++) {
		number x = two[e / size].a[e % size];
		uint64_t bits = smr_value_from_double(t, imaginary ? cimag(x) : creal(x));

		memcpy((char *)k->params[i].data + (size_t)e * smr_dtype_size(t), &bits,
		       smr_dtype_size(t));
	}
	assert_int_equal(smr_type_make(k->g, t, rank, dims, &type), SMR_OK);
	k->ins[i] = smr_graph_param(k->g, &type, i, NULL);
	assert_non_null(k->ins[i]);
}

static inline void give(kase *k, const matrix *two)
{
	give_plane(k, k->type, two, false);
	if (k->paired)
		give_plane(k, k->type, two, true);
}

static inline void make(kase *k, int m, int n, matrix *two)
{
	for (int b = 0; b < 2; b++) {
		two[b] = (matrix){m, n, {0}};
		for (int i = 0; i < m * n; i++)
			two[b].a[i] = any_number() + (k->paired ? any_number() * I : 0);
	}
}

static inline matrix hermitian(const matrix *a, double diagonal)
{
	matrix h = adjoint(a), c = product(a, &h);

	for (int i = 0; i < c.m; i++)
		c.a[i * c.n + i] = creal(c.a[i * c.n + i]) + diagonal;
	return c;
}

/* Matrix b of the next result; planes: 1 or 2. */
static inline matrix take(const kase *k, int64_t *at, int b, int m, int n, int planes)
{
	matrix c = {m, n, {0}};

	for (int i = 0; i < m * n; i++) {
		const double *p = k->out + *at + b * m * n + i;

		c.a[i] = p[0] + (planes == 2 ? p[(int64_t)2 * m * n] * I : 0);
	}
	*at += (int64_t)2 * m * n * planes;
	return c;
}

/* Makes the op of what was given, and runs it; its results lie in k->out one after another. */
static inline void run(kase *k, smr_node *like, uint32_t nresults)
{
	smr_tensor outs[12];
	smr_node *v;
	double *to = k->out;

	like->ins = k->ins;
	like->nins = k->nins;
	if (smr_ops_make(k->g, like, nresults, &v) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t i = 0; i < nresults; i++) {
		int64_t dims[SMR_MAX_RANK];

		assert_true(smr_type_dims(smr_node_type(v, i), dims));
		allocate(k, smr_node_type(v, i)->dtype, smr_node_type(v, i)->rank, dims, &outs[i]);
	}
	if (smr_ref_op(v, k->params, outs) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t i = 0; i < nresults; i++) {
		size_t size = smr_dtype_size(outs[i].dtype);

		for (int64_t e = 0; e < smr_tensor_count(&outs[i]); e++) {
			uint64_t bits = 0;

			memcpy(&bits, (char *)outs[i].data + (size_t)e * size, size);
			*to++ = smr_value_to_double(outs[i].dtype, bits);
		}
		smr_free(outs[i].data);
	}
}

/* Results that are complex where the case is count twice: @p pairs of them. */
static inline void call(kase *k, const char *routine, const char *options, uint32_t nresults,
			uint32_t pairs)
{
	int64_t numbers[4];
	uint32_t n = (uint32_t)strlen(options);
	const smr_attr attr = {SMR_ATTR_options, n, numbers};

	for (uint32_t i = 0; i < n; i++)
		numbers[i] = options[i] < 32 ? options[i] - 1 : options[i]; /* \1 is 0, \2 is 1 */
	run(k,
	    &(smr_node){.op = SMR_OP_lapack, .routine = routine, .nattrs = n > 0, .attrs = &attr},
	    nresults + (k->paired ? pairs : 0));
}

static inline int planes(const kase *k)
{
	return k->paired ? 2 : 1;
}

static inline matrix diagonal(const matrix *values, int m, int n)
{
	matrix d = {m, n, {0}};

	for (int i = 0; i < m && i < n; i++)
		d.a[i * n + i] = values->a[i];
	return d;
}

#endif
