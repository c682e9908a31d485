#include "../harness.h"

/* case: dot_plain   expect: dot */
NOINLINE double dot_plain(int n, const double *x, const double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += x[i] * y[i];
	return s;
}

/* case: dot_strided   expect: dot */
NOINLINE float dot_strided(long n, const float *x, long incx, const float *y, long incy)
{
	float dot = 0.0f;
	long ix = 0, iy = 0;
	if (n <= 0) return dot;
	for (long i = 0; i < n; i++) {
		dot += x[ix] * y[iy];
		ix += incx;
		iy += incy;
	}
	return dot;
}

/* case: dot_walk_down   expect: dot */
NOINLINE double dot_walk_down(const double *a, const double *b, size_t n)
{
	double acc = 0.0;
	while (n--)
		acc += *a++ * *b++;
	return acc;
}

/* case: dot_unroll5   expect: dot */
NOINLINE double dot_unroll5(int n, const double *dx, const double *dy)
{
  int i, m;
  double dtemp = 0.0;
  m = n % 5;
  for (i = 0; i < m; i++)
    dtemp += dx[i] * dy[i];
  for (i = m; i < n; i += 5)
    dtemp += dx[i] * dy[i] + dx[i + 1] * dy[i + 1] + dx[i + 2] * dy[i + 2]
           + dx[i + 3] * dy[i + 3] + dx[i + 4] * dy[i + 4];
  return dtemp;
}

/* case: dot_four_accs   expect: dot */
NOINLINE float dot_four_accs(const float *a, const float *b, unsigned n)
{
	float s0 = 0, s1 = 0, s2 = 0, s3 = 0;
	unsigned i, n4 = n & ~3u;
	for (i = 0; i < n4; i += 4) {
		s0 += a[i] * b[i];
		s1 += a[i + 1] * b[i + 1];
		s2 += a[i + 2] * b[i + 2];
		s3 += a[i + 3] * b[i + 3];
	}
	for (; i < n; i++)
		s0 += a[i] * b[i];
	return (s0 + s1) + (s2 + s3);
}

/* case: dot_reversed   expect: dot */
NOINLINE double dot_reversed(int n, const double *h, const double *x)
{
	double y = 0;
	for (int k = 0; k < n; k++)
		y += h[k] * x[n - 1 - k];
	return y;
}

/* case: dot_int   expect: dot */
NOINLINE int dot_int(const int *a, const int *b, int n)
{
	int r = 0;
	for (int i = n - 1; i >= 0; i--)
		r += a[i] * b[i];
	return r;
}

struct vec { size_t len; float *v; };

/* case: dot_struct_out   expect: dot */
NOINLINE void dot_struct_out(const struct vec *a, const struct vec *b, float *out)
{
	*out = 0;
	for (size_t i = 0; i < a->len; i++)
		*out += a->v[i] * b->v[i];
}

/* case: axpy_plain   expect: axpy */
NOINLINE void axpy_plain(int n, double a, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] += a * x[i];
}

/* case: axpy_walk   expect: axpy */
NOINLINE void axpy_walk(float *dst, const float *src, const float *end, float k)
{
	while (src < end)
		*dst++ += *src++ * k;
}

/* case: axpy_inc_neg   expect: axpy */
NOINLINE void axpy_inc_neg(int n, float alpha, const float *x, int incx, float *y, int incy)
{
    int i, ix = 0, iy = 0;
    if (n <= 0 || alpha == 0.0f) return;
    if (incx < 0) ix = (1 - n) * incx;
    if (incy < 0) iy = (1 - n) * incy;
    for (i = 0; i < n; ++i) {
        y[iy] = y[iy] + alpha * x[ix];
        ix += incx;
        iy += incy;
    }
}

/* case: axpy_minus_lr   expect: axpy */
NOINLINE void axpy_minus_lr(float *w, const float *grad, float lr, size_t n)
{
	for (size_t i = 0; i < n; ++i)
		w[i] -= lr * grad[i];
}

/* case: axpy_unroll4   expect: axpy */
NOINLINE void axpy_unroll4(int n, double da, const double *dx, double *dy)
{
  int i, m = n % 4;
  for (i = 0; i < m; i++) dy[i] += da * dx[i];
  for (i = m; i < n; i += 4) {
    dy[i] += da * dx[i];
    dy[i + 1] += da * dx[i + 1];
    dy[i + 2] += da * dx[i + 2];
    dy[i + 3] += da * dx[i + 3];
  }
}

/* case: axpy_2d_matrix   expect: axpy */
NOINLINE void axpy_2d_matrix(int r, int c, double **y, double **x, double a)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j < c; j++)
			y[i][j] = a * x[i][j] + y[i][j];
}

/* case: scal_plain   expect: scal   also: mul */
NOINLINE void scal_plain(int n, float a, float *x)
{
	for (int i = 0; i < n; i++)
		x[i] *= a;
}

/* case: scal_walk   expect: scal   also: mul */
NOINLINE void scal_walk(double *p, double *q, double k)
{
	for (; p != q; ++p)
		*p = k * *p;
}

static double field[200][250];

/* case: scal_global2d   expect: scal   also: mul */
NOINLINE void scal_global2d(double s)
{
	for (int i = 0; i < 200; i++)
		for (int j = 0; j < 250; j++)
			field[i][j] = field[i][j] * s;
}

/* case: scal_stride_long   expect: scal   also: mul */
NOINLINE void scal_stride_long(long n, double alpha, double *x, long incx)
{
	long last = n * incx;
	if (incx <= 0) return;
	for (long i = 0; i < last; i += incx)
		x[i] = alpha * x[i];
}

/* case: nrm2_plain   expect: nrm2   also: dot|sum */
NOINLINE double nrm2_plain(int n, const double *x)
{
	double s = 0.0;
	for (int i = 0; i < n; i++)
		s += x[i] * x[i];
	return sqrt(s);
}

/* case: nrm2_walk   expect: nrm2   also: dot|sum */
NOINLINE float nrm2_walk(const float *v, unsigned n)
{
	float ss = 0.f;
	for (const float *e = v + n; v < e; v++) {
		float t = *v;
		ss += t * t;
	}
	return sqrtf(ss);
}

static inline double sqr(double v) { return v * v; }

/* case: nrm2_rows_helper   expect: nrm2   also: dot|sum */
NOINLINE void nrm2_rows_helper(size_t r, size_t c, const double *m, double *norms)
{
	for (size_t i = 0; i < r; i++) {
		norms[i] = 0;
		for (size_t j = 0; j < c; j++)
			norms[i] += sqr(m[i * c + j]);
		norms[i] = sqrt(norms[i]);
	}
}

#define BIG 300007

RUN(dot_plain)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), *y = f64(n), s = dot_plain(n, x, y), t = dot_plain(n, x, x);

		dump_f64("s", &s, 1);
		dump_f64("t", &t, 1);
	}
}

RUN(dot_strided)
{
	FOR_DIMS(d, { BIG, 1, 1 }, { 1000, 3, 2 }, { 9, 0, 1 }, { 0, 1, 1 }, { -3, 1, 1 }) {
		long nx = d[0] > 0 ? d[0] * d[1] + 1 : 0, ny = d[0] > 0 ? d[0] * d[2] + 1 : 0;
		float *x = f32(nx), *y = f32(ny), s = dot_strided(d[0], x, d[1], y, d[2]);

		smr_terms = d[0] > 0 ? d[0] : 1;
		dump_f32("s", &s, 1);
		if (d[0] == 1000) {
			s = dot_strided(d[0], x + 2997, -3, y, d[2]);
			dump_f32("neg", &s, 1);
		}
	}
}

RUN(dot_walk_down)
{
	FOR_SIZES(n, BIG, 17, 1, 0) {
		double *x = f64(n), *y = f64(n), s = dot_walk_down(x, y, n);

		dump_f64("s", &s, 1);
	}
}

RUN(dot_unroll5)
{
	FOR_SIZES(n, BIG, 5, 4, 0) {
		double *x = f64(n), *y = f64(n), s = dot_unroll5(n, x, y);

		dump_f64("s", &s, 1);
	}
}

RUN(dot_four_accs)
{
	FOR_SIZES(n, BIG, 5, 4, 3, 0) {
		float *x = f32(n), *y = f32(n), s = dot_four_accs(x, y, n);

		smr_terms = n > 0 ? n : 1;
		dump_f32("s", &s, 1);
	}
}

RUN(dot_reversed)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), *y = f64(n), s = dot_reversed(n, x, y);

		dump_f64("s", &s, 1);
	}
}

RUN(dot_int)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		int32_t *x = i32(n), *y = i32(n), s = dot_int(x, y, n);

		dump_i32("s", &s, 1);
	}
}

RUN(dot_struct_out)
{
	FOR_SIZES(n, BIG, 17, 1, 0) {
		struct vec x = { n, f32(n) }, y = { n, f32(n) };
		float s = 9;

		dot_struct_out(&x, &y, &s);
		smr_terms = n > 0 ? n : 1;
		dump_f32("s", &s, 1);
		if (n == 17) { /* the result lies in one of the vectors */
			dot_struct_out(&x, &y, x.v + 4);
			dump_f32("overlap", x.v, n);
		}
	}
}

RUN(axpy_plain)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), *y = f64(n);

		axpy_plain(n, 0.75, x, y);
		dump_f64("y", y, n);
		if (n > 10) { /* a recurrence when the two overlap */
			axpy_plain(n - 1, 0.5, y, y + 1);
			axpy_plain(n - 3, 0.5, y + 3, y);
			axpy_plain(n, 0.5, y, y);
			dump_f64("overlap", y, n);
		}
	}
}

RUN(axpy_walk)
{
	FOR_SIZES(n, BIG, 17, 1, 0) {
		float *x = f32(n), *y = f32(n);

		axpy_walk(y, x, x + n, -1.5f);
		dump_f32("y", y, n);
	}
}

RUN(axpy_inc_neg)
{
	FOR_DIMS(d, { BIG, 1, 1 }, { 5000, 2, -3 }, { 5000, -2, -3 }, { 100, 0, 1 }, { 100, 1, 0 }, { -3, 1, 1 }) {
		long nx = d[0] > 0 ? d[0] * abs(d[1]) + 1 : 0, ny = d[0] > 0 ? d[0] * abs(d[2]) + 1 : 0;
		float *x = f32(nx), *y = f32(ny);

		axpy_inc_neg(d[0], 0.25f, x, d[1], y, d[2]);
		axpy_inc_neg(d[0], 0.0f, x, d[1], y, d[2]);
		dump_f32("y", y, ny);
	}
}

RUN(axpy_minus_lr)
{
	FOR_SIZES(n, BIG, 17, 1, 0) {
		float *x = f32(n), *y = f32(n);

		axpy_minus_lr(y, x, 0.01f, n);
		dump_f32("w", y, n);
	}
}

RUN(axpy_unroll4)
{
	FOR_SIZES(n, BIG, 17, 3, 0, -4) {
		double *x = f64(n), *y = f64(n);

		axpy_unroll4(n, 0.75, x, y);
		dump_f64("y", y, n);
	}
}

RUN(axpy_2d_matrix)
{
	FOR_DIMS(d, { 300, 900 }, { 2, 3 }, { 0, 3 }, { 3, 0 }, { 3, -2 }) {
		double *x[300], *y[300], *all = f64(d[0] * d[1]);

		for (int i = 0; i < d[0]; i++)
			x[i] = f64(d[1]), y[i] = all + (d[1] > 0 ? i * d[1] : 0);
		axpy_2d_matrix(d[0], d[1], y, x, 2.5);
		dump_f64("y", all, d[1] > 0 ? d[0] * d[1] : 0);
	}
}

RUN(scal_plain)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		float *x = f32(n);

		special_f32(x, n);
		scal_plain(n, 0.75f, x);
		scal_plain(n, 0.0f, x); /* NaN times zero stays NaN */
		dump_exact_f32("x", x, n);
	}
}

RUN(scal_walk)
{
	FOR_SIZES(n, BIG, 17, 1, 0) {
		double *x = f64(n);

		scal_walk(x, x + n, -3);
		dump_f64("x", x, n);
	}
}

RUN(scal_global2d)
{
	memcpy(field, f64(50000), sizeof(field));
	for (int i = 0; i < 5; i++)
		scal_global2d(1.125);
	dump_f64("field", &field[0][0], 50000);
}

RUN(scal_stride_long)
{
	FOR_DIMS(d, { BIG, 1 }, { 5000, 7 }, { 0, 3 }, { -5, 2 }, { 5, 0 }) {
		double *x = f64((long)d[0] * d[1]);

		scal_stride_long(d[0], 0.5, x, d[1]);
		dump_f64("x", x, (long)d[0] * d[1]);
	}
}

RUN(nrm2_plain)
{
	FOR_SIZES(n, BIG, 17, 1, 0, -4) {
		double *x = f64(n), s = nrm2_plain(n, x);

		dump_f64("s", &s, 1);
	}
}

RUN(nrm2_walk)
{
	FOR_SIZES(n, BIG, 17, 1, 0) {
		float *x = f32(n), s = nrm2_walk(x, n);

		smr_terms = n > 0 ? n : 1;
		dump_f32("s", &s, 1);
	}
}

RUN(nrm2_rows_helper)
{
	FOR_DIMS(d, { 100, 3000 }, { 3, 1 }, { 0, 4 }, { 4, 0 }) {
		double *m = f64(d[0] * d[1]), *s = f64(d[0]);

		nrm2_rows_helper(d[0], d[1], m, s);
		dump_f64("norms", s, d[0]);
	}
}

SMR_MAIN(R(dot_plain), R(dot_strided), R(dot_walk_down), R(dot_unroll5), R(dot_four_accs), R(dot_reversed),
         R(dot_int), R(dot_struct_out), R(axpy_plain), R(axpy_walk), R(axpy_inc_neg), R(axpy_minus_lr),
         R(axpy_unroll4), R(axpy_2d_matrix), R(scal_plain), R(scal_walk), R(scal_global2d),
         R(scal_stride_long), R(nrm2_plain), R(nrm2_walk), R(nrm2_rows_helper))
