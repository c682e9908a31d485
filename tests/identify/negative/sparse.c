#include "../harness.h"

/* case: rows_of_two_arrays   expect: none   near: spmv   why: rows have begins and ends of their own */
NOINLINE void rows_of_two_arrays(int n, const int *begin, const int *end, const int *col, const double *val,
				 const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = begin[i]; k < end[i]; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}

/* case: rows_overlap   expect: none   near: spmv   why: each row reaches into the next one */
NOINLINE void rows_overlap(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 2]; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}

/* case: rows_without_their_last   expect: none   near: spmv   why: the last element of each row is left out */
NOINLINE void rows_without_their_last(int n, const int *rp, const int *col, const double *val, const double *x,
				      double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1] - 1; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}

/* case: values_from_zero   expect: none   near: spmv   why: the values of each row are those of the first */
NOINLINE void values_from_zero(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += val[k - rp[i]] * x[col[k]];
		y[i] = s;
	}
}

/* case: values_squared   expect: none   near: spmv   why: the values are squared */
NOINLINE void values_squared(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += val[k] * val[k] * x[col[k]];
		y[i] = s;
	}
}

/* case: columns_of_the_next   expect: none   near: spmv   why: values and columns are shifted against each other by rows */
NOINLINE void columns_of_the_next(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += val[k] * x[col[k + i]];
		y[i] = s;
	}
}

/* case: pattern_only   expect: none   near: spmv   why: there are no values */
NOINLINE void pattern_only(int n, const int *rp, const int *col, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += x[col[k]];
		y[i] = s;
	}
}

static int32_t *rows_of(int n, int most)
{
	int32_t *some = i32_in((n > 0 ? n : 0) + 2, 0, 2 * most), *rp = i32_of((n > 0 ? n : 0) + 3, 0);
	int at = 0;

	for (int i = 0; i <= (n > 0 ? n : 0); i++) {
		rp[i] = at;
		at += some[i];
	}
	rp[n > 0 ? n + 1 : 1] = at;
	return rp;
}

enum { MOST = 12 };

#define CASE(name, ...)                                                                                      \
	RUN(name)                                                                                            \
	{                                                                                                    \
		FOR_SIZES(n, 2001, 40, 1, 0, -2) {                                                           \
			int32_t *rp = rows_of(n, MOST), *col = i32_in(n * (2L * MOST + 1) + 50, 0, n > 0 ? n : 1); \
			double *val = f64(n * 2L * MOST + 50), *x = f64(n), *y = f64(n);                       \
                                                                                                             \
			name(n, __VA_ARGS__);                                                                 \
			dump_f64("y", y, n);                                                                  \
		}                                                                                            \
	}

CASE(rows_of_two_arrays, rp, rp + 1, col, val, x, y)
CASE(rows_overlap, rp, col, val, x, y)
CASE(rows_without_their_last, rp, col, val, x, y)
CASE(values_from_zero, rp, col, val, x, y)
CASE(values_squared, rp, col, val, x, y)
CASE(columns_of_the_next, rp, col, val, x, y)

RUN(pattern_only)
{
	FOR_SIZES(n, 2001, 40, 1, 0, -2) {
		int32_t *rp = rows_of(n, MOST), *col = i32_in(n * 2L * MOST + 50, 0, n > 0 ? n : 1);
		double *x = f64(n), *y = f64(n);

		pattern_only(n, rp, col, x, y);
		dump_f64("y", y, n);
	}
}

SMR_MAIN(R(rows_of_two_arrays), R(rows_overlap), R(rows_without_their_last), R(values_from_zero), R(values_squared),
         R(columns_of_the_next), R(pattern_only))
