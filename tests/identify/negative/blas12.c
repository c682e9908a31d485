#include "../harness.h"

/* case: gemv_triangular   expect: none|dot   near: gemv   why: j runs to i only */
NOINLINE void gemv_triangular(int n, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		y[i] = 0;
		for (int j = 0; j <= i; j++)
			y[i] += a[i * n + j] * x[j];
	}
}

/* case: gemv_forward_solve   expect: none|dot   near: gemv   why: each row needs the solutions before it */
NOINLINE void gemv_forward_solve(int n, const double *l, const double *b, double *x)
{
	for (int i = 0; i < n; i++) {
		double s = b[i];
		for (int j = 0; j < i; j++)
			s -= l[i * n + j] * x[j];
		x[i] = s / (3 + l[i * n + i]);
	}
}

/* case: gemv_in_place   expect: none|dot   near: gemv   why: x is overwritten while later rows still need it */
NOINLINE void gemv_in_place(int n, const double *a, double *x)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++)
			s += a[i * n + j] * x[j];
		x[i] = s * 0.1;
	}
}

/* case: gemv_gauss_seidel   expect: none   near: gemv   why: x changes during the sweep and the diagonal is left out */
NOINLINE void gemv_gauss_seidel(int n, const double *a, const double *b, double *x)
{
	for (int i = 0; i < n; i++) {
		double s = b[i];
		for (int j = 0; j < n; j++)
			if (j != i)
				s -= a[i * n + j] * x[j];
		x[i] = s / (n + a[i * n + i]);
	}
}

/* case: gemv_skip_diagonal   expect: none   near: gemv   why: the diagonal is left out */
NOINLINE void gemv_skip_diagonal(int n, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++) {
			if (i == j)
				continue;
			s += a[i * n + j] * x[j];
		}
		y[i] = s;
	}
}

/* case: gemv_banded   expect: none|dot   near: gemv   why: x is read at i+j, rows of A differ */
NOINLINE void gemv_banded(int n, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n / 2; i++) {
		double s = 0;
		for (int j = 0; j < n / 2; j++)
			s += a[i * n + j] * x[i + j];
		y[i] = s;
	}
}

/* case: gemv_toeplitz   expect: none|dot|conv1d   near: gemv   why: A depends on i-j only (a sliding window) */
NOINLINE void gemv_toeplitz(int n, const double *t, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++)
			s += t[i - j + n - 1] * x[j];
		y[i] = s;
	}
}

/* case: gemv_no_reset   expect: none|dot   near: gemv   why: sums run on from row to row */
NOINLINE void gemv_no_reset(int n, const double *a, const double *x, double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++) {
		for (int j = 0; j < n; j++)
			s += a[i * n + j] * x[j];
		y[i] = s;
	}
}

/* case: gemv_bilinear   expect: none|dot|gemv   near: gemm   why: everything is summed into one number (x'Ay) */
NOINLINE double gemv_bilinear(int n, const double *a, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			s += x[i] * a[i * n + j] * y[j];
	return s;
}

/* case: gemv_csr   expect: spmv   near: gemv   why: sparse rows */
NOINLINE void gemv_csr(int n, const int *start, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int p = start[i]; p < start[i + 1]; p++)
			s += val[p] * x[col[p]];
		y[i] = s;
	}
}

/* case: gemv_max_plus   expect: none   near: gemv   why: max-plus semiring */
NOINLINE void gemv_max_plus(int n, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double m = -1e300;
		for (int j = 0; j < n; j++)
			if (a[i * n + j] + x[j] > m)
				m = a[i * n + j] + x[j];
		y[i] = m;
	}
}

/* case: gemv_packed_symmetric   expect: none|dot|axpy   near: gemv   why: one half stands for both, two stores */
NOINLINE void gemv_packed_symmetric(int n, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = a[i * n + i] * x[i];
		for (int j = 0; j < i; j++) {
			y[j] += a[i * n + j] * x[i];
			s += a[i * n + j] * x[j];
		}
		y[i] = s;
	}
}

/* case: gemv_stop_on_threshold   expect: none|dot   near: gemv   why: leaves at the first large row */
NOINLINE int gemv_stop_on_threshold(int n, const double *a, const double *x, double *y)
{
	int i;
	for (i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++)
			s += a[i * n + j] * x[j];
		y[i] = s;
		if (s > 12)
			break;
	}
	return i;
}

/* case: gemv_mod_x   expect: none   near: gemv   why: x is read at j modulo 16 */
NOINLINE void gemv_mod_x(int n, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++)
			s += a[i * n + j] * x[j & 15];
		y[i] = s;
	}
}

/* case: gemv_float_x   expect: none   near: gemv   why: x is rounded to float on the way */
NOINLINE void gemv_float_x(int n, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++)
			s += a[i * n + j] * (float)x[j];
		y[i] = s;
	}
}

/* case: ger_diagonal   expect: none   near: ger   why: walks the diagonal i+j, places of A meet */
NOINLINE void ger_diagonal(int n, const double *x, const double *y, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			a[(i + j) * n + j] += x[i] * y[j + i];
}

/* case: ger_lower   expect: none|axpy   near: ger   why: only j <= i is updated */
NOINLINE void ger_lower(int n, const double *x, const double *y, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j <= i; j++)
			a[i * n + j] += x[i] * y[j];
}

/* case: ger_own_row   expect: none|axpy   near: ger   why: y is the first row of A, which changes at i = 0 */
NOINLINE void ger_own_row(int n, const double *x, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			a[i * n + j] += x[i] * a[j];
}

/* case: ger_max   expect: none   near: ger   why: keeps the larger instead of adding */
NOINLINE void ger_max(int n, const double *x, const double *y, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			if (x[i] * y[j] > a[i * n + j])
				a[i * n + j] = x[i] * y[j];
}

/* case: ger_quotient   expect: none   near: ger   why: divides by y */
NOINLINE void ger_quotient(int n, const double *x, const double *y, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			a[i * n + j] += x[i] / y[j];
}

/* case: ger_outer_sum   expect: none|add|bias   near: ger   why: adds x to y instead of multiplying */
NOINLINE void ger_outer_sum(int n, const double *x, const double *y, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			a[i * n + j] = x[i] + y[j];
}

/* case: ger_moving_x   expect: none|axpy|scal   near: ger   why: x shrinks after every row element */
NOINLINE void ger_moving_x(int n, double *x, const double *y, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			a[i * n + j] += x[i] * y[j];
			x[i] *= 0.99;
		}
}

/* case: dot_kahan   expect: none   near: dot   why: compensated sum */
NOINLINE double dot_kahan(int n, const double *x, const double *y)
{
	double s = 0, c = 0;
	for (int i = 0; i < n; i++) {
		double t = x[i] * y[i] - c, u = s + t;
		c = (u - s) - t;
		s = u;
	}
	return s;
}

/* case: dot_square_index   expect: none   near: dot   why: y is read at i*i modulo n */
NOINLINE double dot_square_index(int n, const double *x, const double *y)
{
	double s = 0;
	for (long i = 0; i < n; i++)
		s += x[i] * y[i * i % n];
	return s;
}

/* case: dot_cube_root_range   expect: none   near: dot   why: x is read at i*i (no modulo) */
NOINLINE double dot_cube_root_range(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i * i < n; i++)
		s += x[i * i] * y[i];
	return s;
}

/* case: dot_ring   expect: none   near: dot   why: x is a ring buffer, its index wraps */
NOINLINE double dot_ring(int n, const double *x, const double *h)
{
	double s = 0;
	int p = n / 3;
	for (int i = 0; i < n; i++) {
		s += x[p] * h[i];
		if (++p == n)
			p = 0;
	}
	return s;
}

/* case: dot_product_of_sums   expect: none   near: dot   why: multiplies the sums */
NOINLINE double dot_product_of_sums(int n, const double *x, const double *y)
{
	double s = 1;
	for (int i = 0; i < n; i++)
		s *= 1 + (x[i] + y[i]) / n;
	return s;
}

/* case: dot_until_negative   expect: none   near: dot   why: stops at the first x below -0.999 */
NOINLINE double dot_until_negative(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n && x[i] > -0.999; i++)
		s += x[i] * y[i];
	return s;
}

/* case: dot_byte_acc   expect: none   near: dot   why: an 8-bit sum wraps, the result is an int */
NOINLINE int dot_byte_acc(int n, const int8_t *x, const int8_t *y)
{
	int8_t s = 0;
	for (int i = 0; i < n; i++)
		s += x[i] * y[i];
	return s;
}

/* case: dot_float_terms   expect: none   near: dot   why: terms are rounded to float in a double sum */
NOINLINE double dot_float_terms(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += (float)x[i] * (float)y[i];
	return s;
}

/* case: dot_weighted   expect: none   near: dot   why: a third vector is multiplied in */
NOINLINE double dot_weighted(int n, const double *x, const double *y, const double *w)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += w[i] * x[i] * y[i];
	return s;
}

/* case: dot_index_weight   expect: none   near: dot   why: weighted by the loop counter */
NOINLINE double dot_index_weight(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += i * x[i] * y[i];
	return s;
}

/* case: dot_abs   expect: none   near: dot   why: sums absolute products */
NOINLINE double dot_abs(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += fabs(x[i] * y[i]);
	return s;
}

/* case: dot_last   expect: none   near: dot   why: keeps the last product only */
NOINLINE double dot_last(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s = x[i] * y[i];
	return s;
}

/* case: dot_horner   expect: none   near: dot   why: a polynomial by Horner's rule */
NOINLINE double dot_horner(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s = s * y[0] + x[i];
	return s;
}

/* case: dot_cross_terms   expect: none   near: dot   why: pairs x[i] with y[i] and y[i+1] in turn by a condition */
NOINLINE double dot_cross_terms(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i + 1 < n; i++)
		s += x[i] * (x[i] > 0 ? y[i] : y[i + 1]);
	return s;
}

/* case: dot_complex_re   expect: none   near: dot   why: two interleaved products, one subtracted */
NOINLINE double dot_complex_re(int n, const double *x, const double *y)
{
	double re = 0;
	for (int i = 0; i + 1 < n; i += 2)
		re += x[i] * y[i] - x[i + 1] * y[i + 1];
	return re;
}

/* case: dot_shared_counter   expect: none   near: dot   why: the counter is a byte that wraps inside the index */
NOINLINE double dot_shared_counter(int n, const double *x, const double *y)
{
	double s = 0;
	uint8_t at = 0;
	for (int i = 0; i < n; i++) {
		s += x[at] * y[i];
		at += 3;
	}
	return s;
}

/* case: dot_volatile   expect: none   near: dot   why: the operand is volatile */
NOINLINE double dot_volatile(int n, const volatile double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += x[i] * y[i];
	return s;
}

/* case: dot_feedback   expect: none   near: dot   why: the running sum is written into what is read next */
NOINLINE double dot_feedback(int n, double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i + 1 < n; i++) {
		s += x[i] * y[i];
		x[i + 1] = s * 0.5;
	}
	return s;
}

static int calls;
static double (*hook)(double);

/* case: dot_hook   expect: none   near: dot   why: an unknown function is called for each term */
NOINLINE double dot_hook(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += hook(x[i]) * y[i];
	return s;
}

/* case: axpy_recurrence   expect: none   near: axpy   why: y[i] needs y[i-1] */
NOINLINE void axpy_recurrence(int n, double a, double *y)
{
	for (int i = 1; i < n; i++)
		y[i] += a * y[i - 1];
}

/* case: axpy_shifted_out   expect: none   near: axpy   why: writes y[i+1] from y[i] */
NOINLINE void axpy_shifted_out(int n, double a, const double *x, double *y)
{
	for (int i = 0; i + 1 < n; i++)
		y[i + 1] = y[i] + a * x[i];
}

/* case: axpy_out_of_place   expect: none|add   near: axpy   why: the sum goes to a third array */
NOINLINE void axpy_out_of_place(int n, double a, const double *x, const double *y, double *z)
{
	for (int i = 0; i < n; i++)
		z[i] = a * x[i] + y[i];
}

/* case: axpy_both_scaled   expect: none|axpby   near: axpy   why: y is scaled too */
NOINLINE void axpy_both_scaled(int n, double a, double b, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] = a * x[i] + b * y[i];
}

/* case: axpy_moving_factor   expect: none   near: axpy   why: the factor changes at each step */
NOINLINE void axpy_moving_factor(int n, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		y[i] += a * x[i];
		a *= 0.999;
	}
}

/* case: axpy_truncated   expect: none   near: axpy   why: cut to an integer */
NOINLINE void axpy_truncated(int n, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] = (int)(y[i] + 50 * a * x[i]);
}

/* case: axpy_if_positive   expect: none   near: axpy   why: only where x is positive */
NOINLINE void axpy_if_positive(int n, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		if (x[i] > 0)
			y[i] += a * x[i];
}

/* case: axpy_scatter   expect: none   near: axpy   why: y is indexed indirectly, places may repeat */
NOINLINE void axpy_scatter(int n, const int *ix, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[ix[i]] += a * x[i];
}

/* case: axpy_gathered   expect: none|gather   near: axpy   why: x is indexed indirectly */
NOINLINE void axpy_gathered(int n, const int *ix, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] += a * x[ix[i]];
}

/* case: axpy_squared   expect: none   near: axpy   why: x enters squared */
NOINLINE void axpy_squared(int n, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] += a * x[i] * x[i];
}

/* case: axpy_float_store   expect: none   near: axpy   why: the double result is rounded to float */
NOINLINE void axpy_float_store(int n, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] = (float)(y[i] + a * x[i]);
}

/* case: axpy_factor_in_y   expect: none   near: axpy   why: the factor is y[0], which the loop changes */
NOINLINE void axpy_factor_in_y(int n, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] += y[0] * x[i];
}

/* case: axpy_folded   expect: none   near: axpy   why: y is indexed by i/2 */
NOINLINE void axpy_folded(int n, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i / 2] += a * x[i];
}

/* case: axpy_same_array_ahead   expect: none   near: axpy   why: source and target overlap by one element */
NOINLINE void axpy_same_array_ahead(int n, double a, double *m)
{
	double *x = m, *y = m + 1;
	for (int i = 0; i + 1 < n; i++)
		y[i] = y[i] + a * x[i];
}

/* case: axpy_zero_stride   expect: none|sum   near: axpy   why: y stands still, the loop is a sum */
NOINLINE void axpy_zero_stride(int n, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[0] += a * x[i];
}

/* case: scal_if   expect: none   near: scal   why: only large values are scaled */
NOINLINE void scal_if(int n, double a, double *x)
{
	for (int i = 0; i < n; i++)
		if (x[i] > 0.5)
			x[i] *= a;
}

/* case: scal_powers   expect: none   near: scal   why: the factor grows from element to element */
NOINLINE void scal_powers(int n, double a, double *x)
{
	double f = 1;
	for (int i = 0; i < n; i++) {
		x[i] *= f;
		f *= a;
	}
}

/* case: scal_from_right   expect: none   near: scal   why: takes the neighbour to the right */
NOINLINE void scal_from_right(int n, double a, double *x)
{
	for (int i = 0; i + 1 < n; i++)
		x[i] = a * x[i + 1];
}

/* case: scal_from_left   expect: none   near: scal   why: takes the neighbour to the left, just written */
NOINLINE void scal_from_left(int n, double a, double *x)
{
	for (int i = 1; i < n; i++)
		x[i] = a * x[i - 1];
}

/* case: scal_mirror   expect: none   near: scal   why: reversed in place, the second half reads new values */
NOINLINE void scal_mirror(int n, double a, double *x)
{
	for (int i = 0; i < n; i++)
		x[i] = a * x[n - 1 - i];
}

/* case: scal_rounded   expect: none   near: scal   why: rounded to whole numbers */
NOINLINE void scal_rounded(int n, double a, double *x)
{
	for (int i = 0; i < n; i++)
		x[i] = rint(40 * a * x[i]);
}

/* case: scal_by_index   expect: none   near: scal   why: multiplied by the loop counter */
NOINLINE void scal_by_index(int n, double *x)
{
	for (int i = 0; i < n; i++)
		x[i] *= i;
}

/* case: scal_factor_inside   expect: none   near: scal   why: the factor is x[0], which is scaled first */
NOINLINE void scal_factor_inside(int n, double *x)
{
	for (int i = 0; i < n; i++)
		x[i] *= x[0];
}

/* case: scal_fixed_point   expect: none   near: scal   why: 8-bit multiply with shift */
NOINLINE void scal_fixed_point(int n, uint8_t *p, int gain)
{
	for (int i = 0; i < n; i++)
		p[i] = (p[i] * gain) >> 7;
}

/* case: scal_revisit   expect: none   near: scal   why: rows overlap, elements are scaled a different number of times */
NOINLINE void scal_revisit(int n, double a, double *x)
{
	for (int i = 0; i < n / 8; i++)
		for (int j = 0; j < 8; j++)
			x[i + j] *= a;
}

/* case: nrm2_one   expect: none|asum   near: nrm2   why: sums absolute values */
NOINLINE double nrm2_one(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += fabs(x[i]);
	return sqrt(s);
}

/* case: nrm2_of_steps   expect: none   near: nrm2   why: squares of differences of neighbours */
NOINLINE double nrm2_of_steps(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i + 1 < n; i++)
		s += (x[i] - x[i + 1]) * (x[i] - x[i + 1]);
	return sqrt(s);
}

/* case: nrm2_cubes   expect: none   near: nrm2   why: cubes and a cube root */
NOINLINE double nrm2_cubes(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += fabs(x[i] * x[i] * x[i]);
	return cbrt(s);
}

/* case: nrm2_lagged   expect: none|dot   near: nrm2   why: products of elements three apart */
NOINLINE double nrm2_lagged(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i + 3 < n; i++)
		s += x[i] * x[i + 3];
	return sqrt(fabs(s));
}

/* case: nrm2_weighted   expect: none   near: nrm2   why: a weight for each element */
NOINLINE double nrm2_weighted(int n, const double *x, const double *w)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += w[i] * x[i] * x[i];
	return sqrt(fabs(s));
}

/* case: nrm2_running   expect: none   near: nrm2   why: the root is taken at every step (hypot chain cut to float) */
NOINLINE double nrm2_running(int n, const double *x)
{
	float r = 0;
	for (int i = 0; i < n; i++)
		r = sqrtf(r * r + (float)(x[i] * x[i]));
	return r;
}

#define BIG 200003

typedef double (*red)(int, const double *, const double *);

static void drive_red(red f)
{
	FOR_SIZES(n, BIG, 300, 17, 1, 0, -4) {
		double *x = f64(n < 900 ? 900 : n), *y = f64(n < 900 ? 900 : n), s = f(n, x, y);

		dump_f64("s", &s, 1);
	}
}

static void drive_mv(void (*f)(int, const double *, const double *, double *))
{
	FOR_SIZES(n, 450, 17, 1, 0, -4) {
		long m = n > 0 ? n : 0;
		double *a = f64(m * m + 2 * m), *x = f64(2 * m + 16), *y = f64(m);

		f(n, a, x, y);
		dump_f64("y", y, m);
	}
}

static void drive_ger(void (*f)(int, const double *, const double *, double *))
{
	FOR_SIZES(n, 450, 17, 1, 0, -4) {
		long m = n > 0 ? n : 0;
		double *a = f64(2 * m * m), *x = f64(2 * m), *y = f64(2 * m);

		f(n, x, y, a);
		dump_f64("a", a, 2 * m * m);
	}
}

static void drive_axpy(void (*f)(int, double, const double *, double *))
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), *y = f64(n > 0 ? n : 1);

		f(n, 0.75, x, y);
		dump_f64("y", y, n > 0 ? n : 1);
	}
}

static void drive_scal(void (*f)(int, double, double *))
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n + 8);

		f(n, 0.99, x);
		dump_f64("x", x, n);
	}
}

static void in_place_mv(int n, const double *a, const double *x, double *y)
{
	if (n > 0)
		memcpy(y, x, sizeof(*y) * n);
	gemv_in_place(n, a, y);
}

static void own_row(int n, const double *x, const double *y, double *a) { ger_own_row(n, x, a); }
static void moving_x(int n, const double *x, const double *y, double *a) { ger_moving_x(n, (double *)x, y, a); }
static void factor_in_y(int n, double a, const double *x, double *y) { axpy_factor_in_y(n < 500 ? n : 500, x, y); }
static void by_index(int n, double a, double *x) { scal_by_index(n, x); }
static void factor_inside(int n, double a, double *x) { scal_factor_inside(n, x); }
static void recurrence(int n, double a, double *x) { axpy_recurrence(n, a, x); }
static double volatile_x(int n, const double *x, const double *y) { return dot_volatile(n, x, y); }
static double feedback(int n, const double *x, const double *y) { return dot_feedback(n, (double *)x, y); }
static double counted(double v) { return ++calls % 3 ? v : -v; }
static double hooked(int n, const double *x, const double *y) { hook = counted; return dot_hook(n, x, y); }
static double weighted(int n, const double *x, const double *y) { return dot_weighted(n, x, y, x); }
static double one(int n, const double *x, const double *y) { return nrm2_one(n, x); }
static double of_steps(int n, const double *x, const double *y) { return nrm2_of_steps(n, x); }
static double cubes(int n, const double *x, const double *y) { return nrm2_cubes(n, x); }
static double lagged(int n, const double *x, const double *y) { return nrm2_lagged(n, x); }
static double running(int n, const double *x, const double *y) { return nrm2_running(n, x); }

RUN(gemv_triangular) { drive_mv(gemv_triangular); }
RUN(gemv_forward_solve) { drive_mv(gemv_forward_solve); }
RUN(gemv_in_place) { drive_mv(in_place_mv); }
RUN(gemv_gauss_seidel) { drive_mv(gemv_gauss_seidel); }
RUN(gemv_skip_diagonal) { drive_mv(gemv_skip_diagonal); }
RUN(gemv_banded) { drive_mv(gemv_banded); }
RUN(gemv_toeplitz) { drive_mv(gemv_toeplitz); }
RUN(gemv_no_reset) { drive_mv(gemv_no_reset); }
RUN(gemv_max_plus) { drive_mv(gemv_max_plus); }
RUN(gemv_packed_symmetric) { drive_mv(gemv_packed_symmetric); }
RUN(gemv_mod_x) { drive_mv(gemv_mod_x); }
RUN(gemv_float_x) { drive_mv(gemv_float_x); }

RUN(gemv_bilinear)
{
	FOR_SIZES(n, 450, 17, 1, 0, -4) {
		double *a = f64(n > 0 ? n * n : 0), *x = f64(n), *y = f64(n), s = gemv_bilinear(n, a, x, y);

		dump_f64("s", &s, 1);
	}
}

RUN(gemv_csr)
{
	FOR_SIZES(n, 2000, 3, 0) {
		int32_t *start = i32(n + 1), *col = i32_in(100L * n, 0, n);
		double *val = f64(100L * n), *x = f64(n), *y = f64(n);

		for (int i = 0; i <= n; i++)
			start[i] = i == n ? 100 * n : i * 100 - (i ? i % 7 : 0);
		gemv_csr(n, start, col, val, x, y);
		dump_f64("y", y, n);
	}
}

RUN(gemv_stop_on_threshold)
{
	FOR_SIZES(n, 450, 17, 1, 0, -4) {
		double *a = f64(n > 0 ? n * n : 0), *x = f64(n), *y = f64(n);
		int32_t at = gemv_stop_on_threshold(n, a, x, y);

		dump_i32("at", &at, 1);
		dump_f64("y", y, n);
	}
}

RUN(ger_diagonal) { drive_ger(ger_diagonal); }
RUN(ger_lower) { drive_ger(ger_lower); }
RUN(ger_own_row) { drive_ger(own_row); }
RUN(ger_max) { drive_ger(ger_max); }
RUN(ger_quotient) { drive_ger(ger_quotient); }
RUN(ger_outer_sum) { drive_ger(ger_outer_sum); }
RUN(ger_moving_x) { drive_ger(moving_x); }

RUN(dot_kahan)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64_of(n, 0.7), *y = f64_of(n, 1), s;

		if (n > 1) /* a plain sum loses all that lies between the two */
			x[0] = 1e17, x[n - 1] = -1e17;
		s = dot_kahan(n, x, y);
		dump_f64("s", &s, 1);
	}
}

RUN(dot_square_index) { drive_red(dot_square_index); }
RUN(dot_cube_root_range) { drive_red(dot_cube_root_range); }
RUN(dot_ring) { drive_red(dot_ring); }
RUN(dot_product_of_sums) { drive_red(dot_product_of_sums); }
RUN(dot_until_negative) { drive_red(dot_until_negative); }
RUN(dot_float_terms) { drive_red(dot_float_terms); }
RUN(dot_weighted) { drive_red(weighted); }
RUN(dot_index_weight) { drive_red(dot_index_weight); }
RUN(dot_abs) { drive_red(dot_abs); }
RUN(dot_last) { drive_red(dot_last); }
RUN(dot_horner) { drive_red(dot_horner); }
RUN(dot_cross_terms) { drive_red(dot_cross_terms); }
RUN(dot_complex_re) { drive_red(dot_complex_re); }
RUN(dot_shared_counter) { drive_red(dot_shared_counter); }
RUN(dot_volatile) { drive_red(volatile_x); }
RUN(dot_feedback) { drive_red(feedback); }
RUN(dot_hook) { drive_red(hooked); }

RUN(dot_byte_acc)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		int32_t s = dot_byte_acc(n, (int8_t *)u8(n), (int8_t *)u8(n));

		dump_i32("s", &s, 1);
	}
}

RUN(axpy_recurrence) { drive_scal(recurrence); }
RUN(axpy_shifted_out) { drive_axpy(axpy_shifted_out); }
RUN(axpy_moving_factor) { drive_axpy(axpy_moving_factor); }
RUN(axpy_truncated) { drive_axpy(axpy_truncated); }
RUN(axpy_if_positive) { drive_axpy(axpy_if_positive); }
RUN(axpy_squared) { drive_axpy(axpy_squared); }
RUN(axpy_float_store) { drive_axpy(axpy_float_store); }
RUN(axpy_factor_in_y) { drive_axpy(factor_in_y); }
RUN(axpy_folded) { drive_axpy(axpy_folded); }
RUN(axpy_same_array_ahead) { drive_scal(axpy_same_array_ahead); }
RUN(axpy_zero_stride) { drive_axpy(axpy_zero_stride); }

RUN(axpy_out_of_place)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), *y = f64(n), *z = f64(n);

		axpy_out_of_place(n, 0.75, x, y, z);
		dump_f64("z", z, n);
		if (n > 1) /* z runs ahead of x */
			axpy_out_of_place(n - 1, 0.75, x, y, x + 1);
		dump_f64("overlap", x, n);
	}
}

RUN(axpy_both_scaled)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), *y = f64(n);

		axpy_both_scaled(n, 0.75, -2, x, y);
		dump_f64("y", y, n);
	}
}

RUN(axpy_scatter)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), *y = f64(n);

		axpy_scatter(n, i32_in(n, 0, n), 0.75, x, y);
		dump_f64("y", y, n);
	}
}

RUN(axpy_gathered)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), *y = f64(n);

		axpy_gathered(n, i32_in(n, 0, n), 0.75, x, y);
		dump_f64("y", y, n);
	}
}

RUN(scal_if) { drive_scal(scal_if); }
RUN(scal_powers) { drive_scal(scal_powers); }
RUN(scal_from_right) { drive_scal(scal_from_right); }
RUN(scal_from_left) { drive_scal(scal_from_left); }
RUN(scal_mirror) { drive_scal(scal_mirror); }
RUN(scal_rounded) { drive_scal(scal_rounded); }
RUN(scal_by_index) { drive_scal(by_index); }
RUN(scal_factor_inside) { drive_scal(factor_inside); }
RUN(scal_revisit) { drive_scal(scal_revisit); }

RUN(scal_fixed_point)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		uint8_t *p = u8(n);

		scal_fixed_point(n, p, 200);
		dump_bytes("p", p, n);
	}
}

RUN(nrm2_one) { drive_red(one); }
RUN(nrm2_of_steps) { drive_red(of_steps); }
RUN(nrm2_cubes) { drive_red(cubes); }
RUN(nrm2_lagged) { drive_red(lagged); }
RUN(nrm2_weighted) { drive_red(nrm2_weighted); }
RUN(nrm2_running) { drive_red(running); }

SMR_MAIN(R(gemv_triangular), R(gemv_forward_solve), R(gemv_in_place), R(gemv_gauss_seidel), R(gemv_skip_diagonal),
         R(gemv_banded), R(gemv_toeplitz), R(gemv_no_reset), R(gemv_bilinear), R(gemv_csr), R(gemv_max_plus),
         R(gemv_packed_symmetric), R(gemv_stop_on_threshold), R(gemv_mod_x), R(gemv_float_x),
         R(ger_diagonal), R(ger_lower), R(ger_own_row), R(ger_max), R(ger_quotient), R(ger_outer_sum),
         R(ger_moving_x), R(dot_kahan), R(dot_square_index), R(dot_cube_root_range), R(dot_ring),
         R(dot_product_of_sums), R(dot_until_negative), R(dot_byte_acc), R(dot_float_terms), R(dot_weighted),
         R(dot_index_weight), R(dot_abs), R(dot_last), R(dot_horner), R(dot_cross_terms), R(dot_complex_re),
         R(dot_shared_counter), R(dot_volatile), R(dot_feedback), R(dot_hook), R(axpy_recurrence),
         R(axpy_shifted_out), R(axpy_out_of_place), R(axpy_both_scaled), R(axpy_moving_factor),
         R(axpy_truncated), R(axpy_if_positive), R(axpy_scatter), R(axpy_gathered), R(axpy_squared),
         R(axpy_float_store), R(axpy_factor_in_y), R(axpy_folded), R(axpy_same_array_ahead),
         R(axpy_zero_stride), R(scal_if), R(scal_powers), R(scal_from_right), R(scal_from_left),
         R(scal_mirror), R(scal_rounded), R(scal_by_index), R(scal_factor_inside), R(scal_fixed_point),
         R(scal_revisit), R(nrm2_one), R(nrm2_of_steps), R(nrm2_cubes), R(nrm2_lagged), R(nrm2_weighted),
         R(nrm2_running))
