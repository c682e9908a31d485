/* Factorizations and solvers: reconstructs the operand from the results. */
#include "lapack_case.h"

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

/* Row i of L U is row order[i] of the operand, and the exchanges give that order. */
static void lu_gives_the_order_of_rows(void **state)
{
	for (size_t i = 0; i < 8; i++) {
		int m = i < 4 ? 5 : 3, n = i < 4 ? 3 : 5;
		matrix two[BATCH];
		kase k;

		start(&k, i % 4);
		make(&k, m, n, two);
		give(&k, two);
		call(&k, "getrf+order", "", 3, 1);
		for (int b = 0; b < BATCH; b++) {
			int64_t at = 0;
			matrix lu = take(&k, &at, b, m, n, planes(&k));
			matrix l = triangle(&lu, m, true, true), u = triangle(&lu, 3, false, false);
			matrix pivots = take(&k, &at, b, 3, 1, 1);
			matrix order = take(&k, &at, b, m, 1, 1);
			matrix again = product(&l, &u), moved = two[b];
			int rows[5] = {0, 1, 2, 3, 4};

			for (int r = 0; r < m; r++)
				for (int j = 0; j < n; j++)
					moved.a[r * n + j] =
						two[b].a[(int)creal(order.a[r]) * n + j];
			assert_near(&again, &moved, k.tolerance);
			for (int p = 0; p < 3; p++) {
				int other = (int)creal(pivots.a[p]), t = rows[p];

				rows[p] = rows[other];
				rows[other] = t;
			}
			for (int r = 0; r < m; r++)
				assert_int_equal(rows[r], (int)creal(order.a[r]));
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

/* Q C by reflectors equals the product with the Q that orgqr computes. */
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
		cmocka_unit_test(lu_gives_the_order_of_rows),
		cmocka_unit_test(qr_is_orthonormal_times_a_triangle),
		cmocka_unit_test(reflectors_multiply_like_the_matrix_they_stand_for),
		cmocka_unit_test(three_diagonals_are_solved),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
