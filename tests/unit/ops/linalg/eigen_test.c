/* Eigenvalues, singular values, reduced forms: reconstructs the operand from the results. */
#include "lapack_case.h"

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

/* Invalid operands give an error code, and never an endless loop. */
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

/* Checks that a reduced form has the same eigenvalues, by traces of the matrix and of its
 * square. */
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(eigenvectors_of_hermitian_matrices_are_orthonormal),
		cmocka_unit_test(singular_values_come_with_orthonormal_vectors),
		cmocka_unit_test(singular_values_come_alone),
		cmocka_unit_test(eigenvectors_on_both_sides),
		cmocka_unit_test(schur_vectors_make_a_triangle),
		cmocka_unit_test(eigenvalues_of_nan_are_an_error),
		cmocka_unit_test(matrices_are_reduced),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
