/* Factorizations put together again: of f32 and f64, real and complex, in batches of two. */
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

static matrix product(const matrix *a, const matrix *b)
{
	matrix c = {a->m, b->n, {0}};

	assert_int_equal(a->n, b->m);
	for (int i = 0; i < c.m; i++)
		for (int j = 0; j < c.n; j++)
			for (int k = 0; k < a->n; k++)
				c.a[i * c.n + j] += a->a[i * a->n + k] * b->a[k * b->n + j];
	return c;
}

static matrix adjoint(const matrix *a)
{
	matrix c = {a->n, a->m, {0}};

	for (int i = 0; i < c.m; i++)
		for (int j = 0; j < c.n; j++)
			c.a[i * c.n + j] = conj(a->a[j * a->n + i]);
	return c;
}

static void assert_near(const matrix *a, const matrix *b, double tolerance)
{
	assert_int_equal(a->m, b->m);
	assert_int_equal(a->n, b->n);
	for (int i = 0; i < a->m * a->n; i++)
		if (!(cabs(a->a[i] - b->a[i]) <= tolerance))
			fail_msg("element %d: %g%+gi, not %g%+gi", i, creal(a->a[i]),
				 cimag(a->a[i]), creal(b->a[i]), cimag(b->a[i]));
}

static void assert_orthonormal_columns(const matrix *q, double tolerance)
{
	matrix h = adjoint(q), gram = product(&h, q), one = {q->n, q->n, {0}};

	for (int i = 0; i < q->n; i++)
		one.a[i * q->n + i] = 1;
	assert_near(&gram, &one, tolerance);
}

/* Keeps what lies above (1), on and above (0) ... the diagonal; below: its mirror. */
static matrix triangle(const matrix *a, int m, bool lower, bool unit)
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

static void start(kase *k, size_t kind)
{
	*k = (kase){.type = kinds[kind].type,
		    .paired = kinds[kind].paired,
		    .tolerance = kinds[kind].tolerance};
	assert_int_equal(smr_graph_new("case", &k->g), SMR_OK);
}

static void end(kase *k)
{
	for (uint32_t i = 0; i < k->nins; i++)
		smr_free(k->params[i].data);
	smr_graph_free(k->g);
}

static double any_number(void)
{
	static uint32_t seed = 1;

	seed = seed * 1664525 + 1013904223;
	return (double)(int)(seed >> 16 & 0xff) / 64 - 2; /* exact in f32 */
}

static void *allocate(kase *k, smr_dtype t, uint32_t rank, const int64_t *dims, smr_tensor *out)
{
	smr_type type;
	int64_t n;

	assert_int_equal(smr_type_make(k->g, t, rank, dims, &type), SMR_OK);
	assert_true(smr_type_count(&type, &n));
	assert_int_equal(smr_ref_tensor(&type, smr_calloc((size_t)n + 1, 8), out), SMR_OK);
	return out->data;
}

static void give_plane(kase *k, smr_dtype t, const matrix *two, bool imaginary)
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

static void give(kase *k, const matrix *two)
{
	give_plane(k, k->type, two, false);
	if (k->paired)
		give_plane(k, k->type, two, true);
}

static void make(kase *k, int m, int n, matrix *two)
{
	for (int b = 0; b < 2; b++) {
		two[b] = (matrix){m, n, {0}};
		for (int i = 0; i < m * n; i++)
			two[b].a[i] = any_number() + (k->paired ? any_number() * I : 0);
	}
}

static matrix hermitian(const matrix *a, double diagonal)
{
	matrix h = adjoint(a), c = product(a, &h);

	for (int i = 0; i < c.m; i++)
		c.a[i * c.n + i] = creal(c.a[i * c.n + i]) + diagonal;
	return c;
}

/* Matrix b of the next result; planes: 1 or 2. */
static matrix take(const kase *k, int64_t *at, int b, int m, int n, int planes)
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
static void run(kase *k, smr_node *like, uint32_t nresults)
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
static void call(kase *k, const char *routine, const char *options, uint32_t nresults,
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

static int planes(const kase *k)
{
	return k->paired ? 2 : 1;
}

/* ---- the routines ------------------------------------------------------------------------------
 */

static void cholesky_gives_a_triangle_whose_square_is_the_matrix(void **state)
{
	for (size_t i = 0; i < 4; i++)
		for (int lower = 0; lower < 2; lower++) {
			const int64_t low = lower;
			const smr_attr attr = {SMR_ATTR_lower, 1, &low};
			matrix two[BATCH];
			kase k;

			start(&k, i);
			make(&k, 4, 4, two);
			for (int b = 0; b < BATCH; b++)
				two[b] = hermitian(&two[b], 1);
			give(&k, two);
			run(&k, &(smr_node){.op = SMR_OP_cholesky, .nattrs = 1, .attrs = &attr},
			    k.paired ? 2 : 1);
			for (int b = 0; b < BATCH; b++) {
				int64_t at = 0;
				matrix f = take(&k, &at, b, 4, 4, planes(&k)), h = adjoint(&f);
				matrix again = lower ? product(&f, &h) : product(&h, &f);

				assert_near(&again, &two[b], 100 * k.tolerance);
				assert_true(f.a[lower ? 1 : 4] == 0);
			}
			end(&k);
		}
}

static void what_has_no_root_is_nan(void **state)
{
	const int64_t low = 1;
	const smr_attr attr = {SMR_ATTR_lower, 1, &low};
	matrix two[BATCH] = {{2, 2, {1, 2, 2, 1}}, {2, 2, {4, 0, 0, 9}}};
	kase k;

	start(&k, 0);
	give(&k, two);
	run(&k, &(smr_node){.op = SMR_OP_cholesky, .nattrs = 1, .attrs = &attr}, 1);
	assert_true(isnan(k.out[0]) && isnan(k.out[1]) && isnan(k.out[3]));
	assert_true(k.out[4] == 2 && k.out[5] == 0 && k.out[7] == 3);
	end(&k);
}

static void triangles_are_solved(void **state)
{
	for (size_t i = 0; i < 4 * 48; i++) {
		const int64_t left = i >> 2 & 1, lower = i >> 3 & 1, unit = i >> 4 & 1,
			      transposed = (int64_t)i / 32 % 3;
		const smr_attr attrs[] = {{SMR_ATTR_lower, 1, &lower},
					  {SMR_ATTR_left, 1, &left},
					  {SMR_ATTR_unit, 1, &unit},
					  {SMR_ATTR_transposed, 1, &transposed}};
		matrix a[BATCH], x[BATCH];
		kase k;

		start(&k, i % 4);
		make(&k, 3, 3, a);
		make(&k, left ? 3 : 2, left ? 2 : 3, x);
		for (int b = 0; b < BATCH; b++)
			for (int d = 0; d < 3; d++)
				a[b].a[4 * d] = 4 + d;
		give(&k, a);
		give(&k, x);
		run(&k, &(smr_node){.op = SMR_OP_triangular_solve, .nattrs = 4, .attrs = attrs},
		    k.paired ? 2 : 1);
		for (int b = 0; b < BATCH; b++) {
			int64_t at = 0;
			matrix t = triangle(&a[b], 3, lower, unit), h = adjoint(&t);
			matrix got = take(&k, &at, b, x->m, x->n, planes(&k)), again;

			for (int e = 0; transposed == 1 && e < 9; e++)
				h.a[e] = conj(h.a[e]);
			again = left ? product(transposed ? &h : &t, &got)
				     : product(&got, transposed ? &h : &t);
			assert_near(&again, &x[b], 10 * k.tolerance);
		}
		end(&k);
	}
}

static void lu_is_the_matrix_with_its_rows_exchanged(void **state)
{
	for (size_t i = 0; i < 4; i++)
		for (int wide = 0; wide < 2; wide++) {
			int m = wide ? 3 : 5, n = wide ? 5 : 3;
			matrix two[BATCH];
			kase k;

			start(&k, i);
			make(&k, m, n, two);
			give(&k, two);
			call(&k, "getrf", "", 3, 1);
			for (int b = 0; b < BATCH; b++) {
				int64_t at = 0;
				matrix lu = take(&k, &at, b, m, n, planes(&k));
				matrix l = triangle(&lu, m, true, true),
				       u = triangle(&lu, 3, false, false);
				matrix pivots = take(&k, &at, b, 3, 1, 1), again = product(&l, &u);

				for (int p = 0; p < 3; p++)
					for (int j = 0; j < n; j++) {
						int other = (int)creal(pivots.a[p]) - 1;
						number t = two[b].a[p * n + j];

						two[b].a[p * n + j] = two[b].a[other * n + j];
						two[b].a[other * n + j] = t;
					}
				assert_near(&again, &two[b], k.tolerance);
				assert_true(creal(take(&k, &at, b, 1, 1, 1).a[0]) == 0);
			}
			end(&k);
		}
}

static void qr_is_orthonormal_times_a_triangle(void **state)
{
	for (size_t i = 0; i < 4; i++)
		for (int pivoted = 0; pivoted < 2; pivoted++) {
			matrix two[BATCH], q[BATCH], r[BATCH], tau[BATCH], order[BATCH],
				zero[BATCH];
			kase k, next;

			start(&k, i);
			start(&next, i);
			make(&k, 5, 3, two);
			give(&k, two);
			for (int b = 0; b < BATCH; b++)
				zero[b] = (matrix){3, 0, {0}};
			if (pivoted)
				give_plane(&k, SMR_I32, zero, false);
			call(&k, pivoted ? "geqp3" : "geqrf", "", 2 + (uint32_t)pivoted, 2);
			for (int b = 0; b < BATCH; b++) {
				int64_t at = 0;

				q[b] = take(&k, &at, b, 5, 3, planes(&k));
				r[b] = triangle(&q[b], 3, false, false);
				order[b] = (matrix){3, 1, {1, 2, 3}};
				if (pivoted)
					order[b] = take(&k, &at, b, 3, 1, 1);
				tau[b] = take(&k, &at, b, 3, 1, planes(&k));
				tau[b].n = 0;
			}
			give(&next, q);
			give(&next, tau);
			call(&next, k.paired ? "ungqr" : "orgqr", "", 1, 1);
			for (int b = 0; b < BATCH; b++) {
				int64_t at = 0;
				matrix whole = take(&next, &at, b, 5, 3, planes(&k)), want = two[b];
				matrix again = product(&whole, &r[b]);

				assert_orthonormal_columns(&whole, k.tolerance);
				for (int e = 0; e < 15; e++)
					want.a[e] = two[b].a[e / 3 * 3 +
							     (int)creal(order[b].a[e % 3]) - 1];
				assert_near(&again, &want, k.tolerance);
			}
			end(&k);
			end(&next);
		}
}

/* Q C by reflectors is the product with the Q that orgqr writes out. */
static void reflectors_multiply_like_the_matrix_they_stand_for(void **state)
{
	for (size_t i = 0; i < 4; i++)
		for (int mode = 0; mode < 4; mode++) {
			bool left = mode & 1, transposed = mode & 2;
			const char options[3] = {(char)(1 + left), (char)(1 + transposed), 0};
			matrix two[BATCH], tau[BATCH], c[BATCH], full[BATCH];
			kase k, q, x;

			start(&k, i);
			start(&q, i);
			start(&x, i);
			make(&k, 4, 3, two);
			make(&k, left ? 4 : 2, left ? 2 : 4, c);
			give(&k, two);
			call(&k, "geqrf", "", 2, 2);
			for (int b = 0; b < BATCH; b++) {
				int64_t at = 0;

				two[b] = take(&k, &at, b, 4, 3, planes(&k));
				tau[b] = take(&k, &at, b, 3, 1, planes(&k));
				tau[b].n = 0;
				full[b] = (matrix){4, 4, {0}};
				for (int e = 0; e < 12; e++)
					full[b].a[e / 3 * 4 + e % 3] = two[b].a[e];
			}
			give(&q, full);
			give(&q, tau);
			call(&q, k.paired ? "ungqr" : "orgqr", "", 1, 1);
			give(&x, two);
			give(&x, tau);
			give(&x, c);
			call(&x, k.paired ? "unmqr" : "ormqr", options, 1, 1);
			for (int b = 0; b < BATCH; b++) {
				int64_t at = 0, from = 0;
				matrix m = take(&q, &at, b, 4, 4, planes(&k)), h = adjoint(&m);
				matrix want = left ? product(transposed ? &h : &m, &c[b])
						   : product(&c[b], transposed ? &h : &m);
				matrix got = take(&x, &from, b, c->m, c->n, planes(&k));

				assert_near(&got, &want, k.tolerance);
			}
			end(&k);
			end(&q);
			end(&x);
		}
}

static matrix diagonal(const matrix *values, int m, int n)
{
	matrix d = {m, n, {0}};

	for (int i = 0; i < m && i < n; i++)
		d.a[i * n + i] = values->a[i];
	return d;
}

static void eigenvectors_of_hermitian_matrices_are_orthonormal(void **state)
{
	for (size_t i = 0; i < 4; i++) {
		matrix two[BATCH];
		kase k;

		start(&k, i);
		make(&k, 4, 4, two);
		for (int b = 0; b < BATCH; b++)
			two[b] = hermitian(&two[b], -3);
		give(&k, two);
		call(&k, k.paired ? "heevd" : "syevd", "VL", 3, 1);
		for (int b = 0; b < BATCH; b++) {
			int64_t at = 0;
			matrix v = take(&k, &at, b, 4, 4, planes(&k));
			matrix w = take(&k, &at, b, 4, 1, 1), d = diagonal(&w, 4, 4);
			matrix left = product(&two[b], &v), right = product(&v, &d);

			assert_orthonormal_columns(&v, k.tolerance);
			assert_near(&left, &right, 100 * k.tolerance);
			assert_true(creal(w.a[0]) <= creal(w.a[1]) &&
				    creal(w.a[2]) <= creal(w.a[3]));
		}
		end(&k);
	}
}

static void singular_values_come_with_orthonormal_vectors(void **state)
{
	for (size_t i = 0; i < 4; i++)
		for (int mode = 0; mode < 4; mode++) {
			int m = mode & 1 ? 3 : 5, n = 8 - m, u = mode & 2 ? m : 3,
			    v = mode & 2 ? n : 3;
			matrix two[BATCH];
			kase k;

			start(&k, i);
			make(&k, m, n, two);
			give(&k, two);
			call(&k, "gesdd", mode & 2 ? "A" : "S", 5, 3);
			for (int b = 0; b < BATCH; b++) {
				int64_t at = 0;
				matrix unused = take(&k, &at, b, m, n, planes(&k));
				matrix s = take(&k, &at, b, 3, 1, 1), d = diagonal(&s, u, v);
				matrix left = take(&k, &at, b, m, u, planes(&k));
				matrix right = take(&k, &at, b, v, n, planes(&k)),
				       h = adjoint(&right);
				matrix part = product(&left, &d), again = product(&part, &right);

				(void)unused;
				assert_orthonormal_columns(&left, k.tolerance);
				assert_orthonormal_columns(&h, k.tolerance);
				assert_near(&again, &two[b], k.tolerance);
			}
			end(&k);
		}
}

static void singular_values_come_alone(void **state)
{
	matrix two[BATCH] = {{2, 2, {3, 0, 0, -4}}, {2, 2, {0, 2, 1, 0}}};
	kase k;

	start(&k, 1);
	give(&k, two);
	call(&k, "gesdd", "N", 5, 3);
	assert_true(fabs(k.out[8] - 4) < 1e-12 && fabs(k.out[9] - 3) < 1e-12 &&
		    fabs(k.out[10] - 2) < 1e-12 && fabs(k.out[11] - 1) < 1e-12);
	end(&k);
}

static void eigenvectors_on_both_sides(void **state)
{
	for (size_t i = 0; i < 4; i++) {
		matrix two[BATCH];
		kase k;

		start(&k, i);
		make(&k, 4, 4, two);
		give(&k, two);
		call(&k, "geev", "VV", k.paired ? 4 : 7, 3);
		for (int b = 0; b < BATCH; b++) {
			int64_t at = 0;
			matrix w = take(&k, &at, b, 4, 1, planes(&k)), imaginary = {4, 1, {0}};

			if (!k.paired)
				imaginary = take(&k, &at, b, 4, 1, 1);
			for (int e = 0; e < 4; e++)
				w.a[e] += imaginary.a[e] * I;
			matrix vl = take(&k, &at, b, 4, 4, 2), vr = take(&k, &at, b, 4, 4, 2);
			matrix d = diagonal(&w, 4, 4), l = adjoint(&vl);
			matrix right[2] = {product(&two[b], &vr), product(&vr, &d)};
			matrix left[2] = {product(&l, &two[b]), product(&d, &l)};

			assert_near(&right[0], &right[1], 10 * k.tolerance);
			assert_near(&left[0], &left[1], 10 * k.tolerance);
			assert_true(cabs(vr.a[0]) + cabs(vr.a[4]) > 0.01);
		}
		end(&k);
	}
}

static void schur_vectors_make_a_triangle(void **state)
{
	for (size_t i = 0; i < 4; i++) {
		matrix two[BATCH];
		kase k;

		start(&k, i);
		make(&k, 4, 4, two);
		give(&k, two);
		call(&k, "gees", "VN", k.paired ? 5 : 6, 3);
		for (int b = 0; b < BATCH; b++) {
			int64_t at = 0;
			matrix t = take(&k, &at, b, 4, 4, planes(&k));
			matrix v = take(&k, &at, b, 4, 4, planes(&k)), h = adjoint(&v);
			matrix part = product(&v, &t), again = product(&part, &h);

			assert_orthonormal_columns(&v, k.tolerance);
			assert_near(&again, &two[b], 10 * k.tolerance);
			assert_true(t.a[12] == 0 && t.a[8] == 0 && t.a[13] == 0);
		}
		end(&k);
	}
}

/* What it may not be given comes back as a number, and does not run for ever. */
static void eigenvalues_of_nan_are_an_error(void **state)
{
	matrix two[BATCH] = {{2, 2, {NAN, 1, 1, 0}}, {2, 2, {1, 1, 0, 1}}};
	kase k;

	start(&k, 1);
	give(&k, two);
	call(&k, "geev", "NN", 7, 0);
	assert_true(k.out[8 + 32] != 0 && k.out[8 + 33] == 0 && k.out[2] == 1);
	end(&k);
}

/* Reduced forms have the eigenvalues: told by traces of the matrix and of its square. */
static void assert_same_traces(const matrix *a, const matrix *b, double tolerance)
{
	matrix a2 = product(a, a), b2 = product(b, b);
	number trace = 0, trace2 = 0;

	for (int i = 0; i < a->n; i++) {
		trace += a->a[i * a->n + i] - b->a[i * a->n + i];
		trace2 += a2.a[i * a->n + i] - b2.a[i * a->n + i];
	}
	assert_true(cabs(trace) < tolerance && cabs(trace2) < tolerance);
}

static void matrices_are_reduced(void **state)
{
	for (size_t i = 0; i < 4; i++) {
		matrix two[BATCH];
		kase k, s;

		start(&k, i);
		start(&s, i);
		make(&k, 4, 4, two);
		give(&k, two);
		call(&k, "gehrd", "\2\5", 3, 2);
		for (int b = 0; b < BATCH; b++) {
			int64_t at = 0;
			matrix h = take(&k, &at, b, 4, 4, planes(&k));

			for (int e = 0; e < 16; e++)
				h.a[e] = e / 4 > e % 4 + 1 ? 0 : h.a[e];
			assert_same_traces(&h, &two[b], 100 * k.tolerance);
			two[b] = hermitian(&two[b], 0);
		}
		give(&s, two);
		call(&s, k.paired ? "hetrd" : "sytrd", "L", 5, 2);
		for (int b = 0; b < BATCH; b++) {
			int64_t at = (int64_t)32 * planes(&k);
			matrix d = take(&s, &at, b, 4, 1, 1), e = take(&s, &at, b, 3, 1, 1);
			matrix t = diagonal(&d, 4, 4);

			for (int j = 0; j < 3; j++)
				t.a[j * 4 + j + 1] = t.a[(j + 1) * 4 + j] = e.a[j];
			assert_same_traces(&t, &two[b], 1000 * k.tolerance);
		}
		end(&k);
		end(&s);
	}
}

static void three_diagonals_are_solved(void **state)
{
	for (size_t i = 0; i < 4; i++) {
		matrix v[3][BATCH], x[BATCH];
		kase k;

		start(&k, i);
		for (int d = 0; d < 3; d++) {
			make(&k, 4, 1, v[d]);
			for (int e = 0; d == 1 && e < 4 * BATCH; e++)
				v[d][e / 4].a[e % 4] += 8;
			for (int b = 0; b < BATCH; b++)
				v[d][b].n = 0;
			give(&k, v[d]);
		}
		make(&k, 4, 2, x);
		give(&k, x);
		call(&k, "gtsv", "", 5, 4);
		for (int b = 0; b < BATCH; b++) {
			int64_t at = (int64_t)3 * 8 * planes(&k);
			matrix got = take(&k, &at, b, 4, 2, planes(&k)), a = {4, 4, {0}}, again;

			for (int j = 0; j < 4; j++) {
				a.a[5 * j] = v[1][b].a[j];
				if (j > 0)
					a.a[5 * j - 1] = v[0][b].a[j];
				if (j < 3)
					a.a[5 * j + 1] = v[2][b].a[j];
			}
			again = product(&a, &got);
			assert_near(&again, &x[b], k.tolerance);
		}
		end(&k);
	}
}

static void what_does_not_fit_is_refused(void **state)
{
	ops_case_refuse(
		"flow \"f\" {\n %0 = param f32[2, 3] 0\n"
		" %1 = lapack f32[2, 3], i32[] routine \"potrf\" ins %0 with options [76]\n}\n",
		"sizes of operands do not fit");
	ops_case_refuse(
		"flow \"f\" {\n %0 = param f32[3, 3] 0\n"
		" %1 = lapack f32[3, 3], i32[] routine \"potrf\" ins %0 with options [77]\n}\n",
		"uplo is U or L");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[3, 3] 0\n"
			" %1 = lapack f32[3, 3] routine \"gesv\" ins %0\n}\n",
			"gesv: no routine of LAPACK");
	ops_case_refuse("flow \"f\" {\n %0 = param f16[3, 3] 0\n"
			" %1 = cholesky f16[3, 3] ins %0 with lower [1]\n}\n",
			"f32 and f64");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[3, 4] 0\n %1 = param f32[3] 1\n"
			" %2 = lapack f32[3, 4] routine \"orgqr\" ins %0, %1\n}\n",
			"columns <= rows");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2, 3, 3] 0\n %1 = param f32[3, 3, 3] 1\n"
			" %2 = triangular_solve f32[3, 3, 3] ins %0, %1 with left [1]\n}\n",
			"another batch");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[3, 3] 0\n"
			" %1 = lapack f32[3, 3], f32[3, 3], f32[3], f32[3], i32[], i32[] routine"
			" \"gees\" ins %0 with options [86, 83]\n}\n",
			"a choice of eigenvalues is not supported");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cholesky_gives_a_triangle_whose_square_is_the_matrix),
		cmocka_unit_test(what_has_no_root_is_nan),
		cmocka_unit_test(triangles_are_solved),
		cmocka_unit_test(lu_is_the_matrix_with_its_rows_exchanged),
		cmocka_unit_test(qr_is_orthonormal_times_a_triangle),
		cmocka_unit_test(reflectors_multiply_like_the_matrix_they_stand_for),
		cmocka_unit_test(eigenvectors_of_hermitian_matrices_are_orthonormal),
		cmocka_unit_test(singular_values_come_with_orthonormal_vectors),
		cmocka_unit_test(singular_values_come_alone),
		cmocka_unit_test(eigenvectors_on_both_sides),
		cmocka_unit_test(schur_vectors_make_a_triangle),
		cmocka_unit_test(eigenvalues_of_nan_are_an_error),
		cmocka_unit_test(matrices_are_reduced),
		cmocka_unit_test(three_diagonals_are_solved),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
