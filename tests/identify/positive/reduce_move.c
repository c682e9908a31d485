#include "../harness.h"

/* case: sum_plain   expect: sum */
NOINLINE double sum_plain(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += x[i];
	return s;
}

/* case: sum_walk_mem   expect: sum */
NOINLINE void sum_walk_mem(const float *p, const float *end, float *total)
{
	*total = 0;
	while (p < end)
		*total += *p++;
}

/* case: sum_int_down   expect: sum */
NOINLINE int sum_int_down(const int *v, int n)
{
	int s = 0;
	while (n > 0)
		s += v[--n];
	return s;
}

/* case: sum_columns   expect: sum */
NOINLINE void sum_columns(size_t r, size_t c, const double *m, double *out)
{
	for (size_t j = 0; j < c; j++)
		out[j] = 0;
	for (size_t i = 0; i < r; i++)
		for (size_t j = 0; j < c; j++)
			out[j] += m[i * c + j];
}

/* case: sum_rows_vla   expect: sum */
NOINLINE void sum_rows_vla(int r, int c, float m[r][c], float out[r])
{
  for (int i = 0; i < r; i++) {
    float t = 0;
    for (int j = 0; j < c; j++)
      t += m[i][j];
    out[i] = t;
  }
}

/* case: sum_unroll4   expect: sum */
NOINLINE float sum_unroll4(const float *a, unsigned n)
{
	float s = 0.0f;
	unsigned i = 0;
	for (; i + 4 <= n; i += 4)
		s += a[i] + a[i + 1] + a[i + 2] + a[i + 3];
	while (i < n)
		s += a[i++];
	return s;
}

/* case: mean_plain   expect: mean   also: sum */
NOINLINE float mean_plain(const float *x, int n)
{
	float s = 0;
	for (int i = 0; i < n; ++i)
		s += x[i];
	return s / n;
}

/* case: mean_rows_inv   expect: mean   also: sum|scal */
NOINLINE void mean_rows_inv(long r, long c, const double *m, double *mu)
{
	const double inv = 1.0 / (double)c;
	for (long i = 0; i < r; i++) {
		mu[i] = 0;
		for (long j = 0; j < c; j++)
			mu[i] += m[i * c + j];
		mu[i] *= inv;
	}
}

/* case: mean_channels_darknet   expect: mean   also: sum|scal */
NOINLINE void mean_channels_darknet(float *x, int batch, int filters, int spatial, float *mean)
{
    float scale = 1. / (batch * spatial);
    int i, j, k;
    for (i = 0; i < filters; ++i) {
        mean[i] = 0;
        for (j = 0; j < batch; ++j) {
            for (k = 0; k < spatial; ++k) {
                int index = j * filters * spatial + i * spatial + k;
                mean[i] += x[index];
            }
        }
        mean[i] *= scale;
    }
}

/* case: max_if   expect: max */
NOINLINE float max_if(const float *x, int n)
{
	float m = x[0];
	for (int i = 1; i < n; i++)
		if (x[i] > m)
			m = x[i];
	return m;
}

/* case: max_fmax_rows   expect: max */
NOINLINE void max_fmax_rows(int r, int c, const double *m, double *out)
{
	for (int i = 0; i < r; i++) {
		double v = -INFINITY;
		for (int j = 0; j < c; j++)
			v = fmax(v, m[i * c + j]);
		out[i] = v;
	}
}

/* case: max_int_walk   expect: max */
NOINLINE int max_int_walk(const int *p, size_t n)
{
	int best = INT_MIN;
	for (; n; --n, ++p)
		best = *p > best ? *p : best;
	return best;
}

#define LARGER(a, b) ((a) < (b) ? (b) : (a))

/* case: max_ptrptr   expect: max */
NOINLINE double max_ptrptr(double **t, int h, int w)
{
	double hi = t[0][0];
	for (int i = 0; i < h; i++)
		for (int j = 0; j < w; j++)
			hi = LARGER(hi, t[i][j]);
	return hi;
}

/* case: argmax_sample   expect: argmax   also: max */
NOINLINE int argmax_sample(float *probabilities, int n)
{
    // return the index that has the highest probability
    int max_i = 0;
    float max_p = probabilities[0];
    for (int i = 1; i < n; i++) {
        if (probabilities[i] > max_p) {
            max_i = i;
            max_p = probabilities[i];
        }
    }
    return max_i;
}

/* case: argmax_by_index   expect: argmax   also: max */
NOINLINE size_t argmax_by_index(const double *v, size_t n)
{
	size_t best = 0;
	for (size_t i = 1; i < n; i++)
		if (v[i] > v[best])
			best = i;
	return best;
}

/* case: argmax_rows   expect: argmax   also: max */
NOINLINE void argmax_rows(int r, int c, const int *score, int *label)
{
	for (int i = 0; i < r; i++) {
		int m = INT_MIN;
		label[i] = 0;
		for (int j = 0; j < c; j++) {
			int s = score[i * c + j];
			if (s > m) {
				m = s;
				label[i] = j;
			}
		}
	}
}

/* case: transpose_plain   expect: transpose */
NOINLINE void transpose_plain(int m, int n, const float *a, float *b)
{
	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j++)
			b[j * m + i] = a[i * n + j];
}

/* case: transpose_2d_static   expect: transpose */
NOINLINE void transpose_2d_static(double a[250][300], double t[300][250])
{
  int i, j;
  for (j = 0; j < 300; j++)
    for (i = 0; i < 250; i++)
      t[j][i] = a[i][j];
}

/* case: transpose_blocked   expect: transpose */
NOINLINE void transpose_blocked(size_t n, const double *src, double *dst)
{
	const size_t B = 32;
	for (size_t ib = 0; ib < n; ib += B)
		for (size_t jb = 0; jb < n; jb += B)
			for (size_t i = ib; i < ib + B && i < n; i++)
				for (size_t j = jb; j < jb + B && j < n; j++)
					dst[j * n + i] = src[i * n + j];
}

/* case: transpose_walk_ld   expect: transpose */
NOINLINE void transpose_walk_ld(const int *in, long ldi, int *out, long ldo, long rows, long cols)
{
	for (long r = 0; r < rows; r++) {
		const int *p = in + r * ldi;
		int *q = out + r;
		for (long c = cols; c-- > 0; q += ldo)
			*q = *p++;
	}
}

/* case: transpose_hwc_chw   expect: transpose */
NOINLINE void transpose_hwc_chw(int h, int w, int c, const float *hwc, float *chw)
{
	for (int k = 0; k < c; k++)
		for (int y = 0; y < h; y++)
			for (int x = 0; x < w; x++)
				chw[(k * h + y) * w + x] = hwc[(y * w + x) * c + k];
}

/* case: gather_plain   expect: gather */
NOINLINE void gather_plain(size_t n, const double *src, const int *idx, double *dst)
{
	for (size_t i = 0; i < n; i++)
		dst[i] = src[idx[i]];
}

/* case: gather_embedding   expect: gather */
NOINLINE void gather_embedding(const int *tok, int n, int dim, const float *table, float *out)
{
	for (int t = 0; t < n; t++)
		for (int d = 0; d < dim; d++)
			out[t * dim + d] = table[tok[t] * dim + d];
}

/* case: gather_lut_bytes   expect: gather */
NOINLINE void gather_lut_bytes(const unsigned char *px, unsigned char *out, long n, const unsigned char lut[256])
{
	while (n-- > 0)
		*out++ = lut[*px++];
}

/* case: gather_permute_rows   expect: gather */
NOINLINE void gather_permute_rows(double **rows, const unsigned *perm, double *out, unsigned n, unsigned d)
{
    for (unsigned i = 0; i < n; ++i) {
        const double *from = rows[perm[i]];
        for (unsigned j = 0; j < d; ++j)
            out[i * d + j] = from[j];
    }
}

/* case: cumsum_plain   expect: cumsum */
NOINLINE void cumsum_plain(int n, const double *x, double *y)
{
	double run = 0;
	for (int i = 0; i < n; i++) {
		run += x[i];
		y[i] = run;
	}
}

/* case: cumsum_inplace   expect: cumsum */
NOINLINE void cumsum_inplace(int *a, size_t n)
{
	for (size_t i = 1; i < n; i++)
		a[i] += a[i - 1];
}

/* case: cumsum_exclusive   expect: cumsum */
NOINLINE void cumsum_exclusive(const int *count, int *start, int n)
{
	int pos = 0;
	for (int i = 0; i < n; i++) {
		start[i] = pos;
		pos += count[i];
	}
}

/* case: cumsum_rows_back   expect: cumsum */
NOINLINE void cumsum_rows_back(int r, int c, const float *x, float *y)
{
	for (int i = 0; i < r; i++) {
		y[i * c] = x[i * c];
		for (int j = 1; j < c; j++)
			y[i * c + j] = y[i * c + j - 1] + x[i * c + j];
	}
}

/* case: hist_bytes   expect: histogram */
NOINLINE void hist_bytes(const unsigned char *p, size_t n, unsigned *h)
{
	memset(h, 0, 256 * sizeof(*h));
	for (size_t i = 0; i < n; i++)
		h[p[i]]++;
}

/* case: hist_keys   expect: histogram */
NOINLINE void hist_keys(const int *key, int n, int *count, int bins)
{
	for (int b = 0; b < bins; b++)
		count[b] = 0;
	for (int i = n - 1; i >= 0; i--)
		count[key[i]] += 1;
}

/* case: hist_walk_long   expect: histogram */
NOINLINE void hist_walk_long(const uint8_t *img, int w, int h, int stride, int32_t *bins)
{
	while (h-- > 0) {
		const uint8_t *p = img;
		for (int x = 0; x < w; ++x)
			++bins[*p++];
		img += stride;
	}
}

/* case: hist_float_bins   expect: histogram */
NOINLINE void hist_float_bins(const float *x, long n, float lo, float scale, int *bins)
{
	for (long i = 0; i < n; i++)
		bins[(int)((x[i] - lo) * scale)]++;
}

#define BIG 300007

RUN(sum_plain)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		double *x = f64(n), s = sum_plain(n, x);

		dump_f64("s", &s, 1);
	}
}

RUN(sum_walk_mem)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		float *x = f32(n), s = 9;

		sum_walk_mem(x, x + n, &s);
		smr_terms = n > 0 ? n : 1;
		dump_f32("s", &s, 1);
		if (n == 30) { /* the total lies among the terms */
			sum_walk_mem(x, x + n, x + 7);
			dump_f32("overlap", x, n);
		}
	}
}

RUN(sum_int_down)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		int32_t *x = i32(n), s = sum_int_down(x, n);

		dump_i32("s", &s, 1);
	}
}

RUN(sum_columns)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 3 }, { 3, 0 }) {
		double *m = f64(d[0] * d[1]), *s = f64(d[1]);

		sum_columns(d[0], d[1], m, s);
		dump_f64("out", s, d[1]);
	}
}

RUN(sum_rows_vla)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }) {
		float *m = f32(d[0] * d[1]), *s = f32(d[0]);

		sum_rows_vla(d[0], d[1], (void *)m, s);
		dump_f32("out", s, d[0]);
	}
}

RUN(sum_unroll4)
{
	FOR_SIZES(n, BIG, 30, 4, 3, 0) {
		float *x = f32(n), s = sum_unroll4(x, n);

		smr_terms = n > 0 ? n : 1;
		dump_f32("s", &s, 1);
	}
}

RUN(mean_plain)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *x = f32(n), s = mean_plain(x, n);

		smr_terms = n > 0 ? n : 1;
		dump_f32("s", &s, 1);
	}
}

RUN(mean_rows_inv)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 3 }, { -3, 3 }) {
		double *m = f64(d[0] * d[1]), *s = f64(d[0]);

		mean_rows_inv(d[0], d[1], m, s);
		dump_f64("mu", s, d[0]);
	}
}

RUN(mean_channels_darknet)
{
	FOR_DIMS(d, { 4, 50, 2000 }, { 1, 1, 1 }, { 1, 0, 3 }, { 2, 3, -3 }) {
		float *x = f32(d[0] * d[1] * d[2]), *s = f32(d[1]);

		mean_channels_darknet(x, d[0], d[1], d[2], s);
		smr_terms = d[0] * (d[2] > 0 ? d[2] : 0);
		dump_f32("mean", s, d[1]);
	}
}

RUN(max_if)
{
	FOR_SIZES(n, BIG, 30, 1) {
		float *x = f32_in(n, -3, -1), s = max_if(x, n);

		dump_exact_f32("m", &s, 1);
		special_f32(x, n);
		s = max_if(x, n);
		dump_exact_f32("odd", &s, 1);
		x[0] = NAN; /* every later comparison fails */
		s = max_if(x, n);
		dump_exact_f32("nan", &s, 1);
	}
}

RUN(max_fmax_rows)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -3, 3 }) {
		double *m = f64_in(d[0] * d[1], -3, -1), *s = f64(d[0]);

		for (int i = 0; i < d[0] * d[1]; i += 7)
			m[i] = NAN;
		max_fmax_rows(d[0], d[1], m, s);
		dump_f64("out", s, d[0]);
	}
}

RUN(max_int_walk)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		int32_t *x = i32_in(n, -900, -5), s = max_int_walk(x, n);

		dump_i32("best", &s, 1);
	}
}

RUN(max_ptrptr)
{
	FOR_DIMS(d, { 400, 700 }, { 1, 1 }, { 1, 0 }, { -1, 4 }) {
		double *t[400], *all = f64(400 * 700), s;

		for (int i = 0; i < 400; i++)
			t[i] = all + 700 * i;
		s = max_ptrptr(t, d[0], d[1]);
		dump_exact_f64("hi", &s, 1);
	}
}

RUN(argmax_sample)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *x = f32_in(n > 0 ? n : 1, 0, 1);
		int32_t s;

		for (int i = 0; i < n; i++)
			x[i] = floorf(x[i] * 50); /* many equal values: the first one counts */
		s = argmax_sample(x, n);
		dump_i32("i", &s, 1);
		special_f32(x, n);
		s = argmax_sample(x, n);
		dump_i32("odd", &s, 1);
	}
}

RUN(argmax_by_index)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		double *x = f64(n);
		int32_t s = argmax_by_index(x, n);

		dump_i32("i", &s, 1);
	}
}

RUN(argmax_rows)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -3, 3 }) {
		int32_t *m = i32(d[0] * d[1]), *s = i32(d[0]);

		argmax_rows(d[0], d[1], m, s);
		dump_i32("label", s, d[0]);
	}
}

RUN(transpose_plain)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -3, 4 }) {
		float *a = f32(d[0] * d[1]), *b = f32(d[0] * d[1]);

		transpose_plain(d[0], d[1], a, b);
		dump_exact_f32("b", b, d[0] * d[1]);
		if (d[0] == 500) {
			transpose_plain(d[0], d[1], b, b);
			transpose_plain(d[0] - 5, d[1], a, a + 300);
			dump_exact_f32("inplace", b, d[0] * d[1]);
			dump_exact_f32("overlap", a, d[0] * d[1]);
		}
	}
}

RUN(transpose_2d_static)
{
	double *a = f64(75000), *t = f64(75000);

	for (int i = 0; i < 3; i++)
		transpose_2d_static((void *)a, (void *)t);
	dump_exact_f64("t", t, 75000);
}

RUN(transpose_blocked)
{
	FOR_SIZES(n, 500, 33, 1, 0) {
		double *a = f64(n * n), *t = f64(n * n);

		transpose_blocked(n, a, t);
		dump_exact_f64("dst", t, n * n);
	}
}

RUN(transpose_walk_ld)
{
	/* the last row has ldo < rows: later rows write over earlier ones */
	FOR_DIMS(d, { 500, 600, 640, 512 }, { 1, 1, 1, 1 }, { 0, 3, 3, 3 }, { 3, 0, 3, 3 }, { -3, 3, 3, 3 }, { 60, 50, 50, 32 }) {
		long ni = d[0] > 0 ? d[0] * d[2] + d[1] : 0, no = d[0] > 0 ? d[1] * d[3] + d[0] : 0;
		int32_t *a = i32(ni), *b = i32(no);

		transpose_walk_ld(a, d[2], b, d[3], d[0], d[1]);
		dump_i32("out", b, no);
	}
}

RUN(transpose_hwc_chw)
{
	FOR_DIMS(d, { 300, 310, 3 }, { 1, 1, 1 }, { 0, 3, 3 }, { 3, 0, 3 }, { 3, 3, -1 }) {
		long n = d[0] * d[1] * d[2];
		float *a = f32(n), *b = f32(n);

		transpose_hwc_chw(d[0], d[1], d[2], a, b);
		dump_exact_f32("chw", b, n);
	}
}

RUN(gather_plain)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		double *a = f64(n), *b = f64(n);
		int32_t *ix = i32_in(n, 0, n);

		gather_plain(n, a, ix, b);
		dump_exact_f64("dst", b, n);
		gather_plain(n, a, ix, a);
		dump_exact_f64("inplace", a, n);
	}
}

RUN(gather_embedding)
{
	FOR_DIMS(d, { 1000, 300 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -3, 3 }) {
		float *a = f32(5000L * d[1]), *b = f32(d[0] * d[1]);
		int32_t *ix = i32_in(d[0], 0, 5000);

		gather_embedding(ix, d[0], d[1], a, b);
		dump_exact_f32("out", b, d[0] * d[1]);
	}
}

RUN(gather_lut_bytes)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		uint8_t *a = u8(n), *b = u8(n), *lut = u8(256);

		gather_lut_bytes(a, b, n, lut);
		gather_lut_bytes(b, b, n, lut);
		gather_lut_bytes(lut, lut, 256, lut);
		dump_bytes("out", b, n);
		dump_bytes("lut", lut, 256);
	}
}

RUN(gather_permute_rows)
{
	FOR_DIMS(d, { 400, 600 }, { 1, 1 }, { 0, 3 }, { 3, 0 }) {
		double *rows[400], *all = f64(400 * 600), *b = f64(d[0] * d[1]);
		int32_t *ix = i32_in(d[0], 0, d[0]);

		for (int i = 0; i < 400; i++)
			rows[i] = all + 600 * i;
		gather_permute_rows(rows, (unsigned *)ix, b, d[0], d[1]);
		dump_exact_f64("out", b, d[0] * d[1]);
	}
}

RUN(cumsum_plain)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		double *x = f64(n), *y = f64(n);

		cumsum_plain(n, x, y);
		cumsum_plain(n, x, x);
		cumsum_plain(n - 1, x, x + 1);
		dump_f64("y", y, n);
	}
}

RUN(cumsum_inplace)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		int32_t *x = i32(n);

		cumsum_inplace(x, n);
		dump_i32("a", x, n);
	}
}

RUN(cumsum_exclusive)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		int32_t *x = i32(n), *y = i32(n);

		cumsum_exclusive(x, y, n);
		cumsum_exclusive(x, x, n);
		dump_i32("start", y, n);
		dump_i32("inplace", x, n);
	}
}

RUN(cumsum_rows_back)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 3 }, { -3, 3 }) {
		float *x = f32(d[0] * d[1]), *y = f32(d[0] * d[1]);

		cumsum_rows_back(d[0], d[1], x, y);
		dump_f32("y", y, d[0] * d[1]);
	}
}

RUN(hist_bytes)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		uint8_t *p = u8(n);
		int32_t *h = i32(256);

		hist_bytes(p, n, (unsigned *)h);
		dump_i32("h", h, 256);
	}
	uint8_t *p = u8(1024); /* counting its own counters */
	hist_bytes(p, 1024, (unsigned *)(void *)p);
	dump_bytes("overlap", p, 1024);
}

RUN(hist_keys)
{
	FOR_DIMS(d, { BIG, 1000 }, { 30, 3 }, { 0, 5 }, { -2, 5 }) {
		int32_t *p = i32_in(d[0], 0, d[1]), *h = i32(d[1]);

		hist_keys(p, d[0], h, d[1]);
		dump_i32("count", h, d[1]);
	}
	int32_t *p = i32_in(300, 0, 100); /* keys and counters share 100 places */
	hist_keys(p, smr_sz(300), p + 200, smr_sz(0));
	dump_i32("overlap", p, 300);
}

RUN(hist_walk_long)
{
	FOR_DIMS(d, { 600, 500, 640 }, { 1, 1, 1 }, { 0, 3, 3 }, { 3, -1, 4 }) {
		uint8_t *p = u8(d[1] > 0 ? d[1] * d[2] : 0);
		int32_t *h = i32(256);

		hist_walk_long(p, d[0], d[1], d[2], h);
		dump_i32("bins", h, 256);
	}
}

RUN(hist_float_bins)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *x = f32(n);
		int32_t *h = i32_of(101, 0);

		hist_float_bins(x, n, -1, 50, h);
		dump_i32("bins", h, 101);
	}
}

SMR_MAIN(R(sum_plain), R(sum_walk_mem), R(sum_int_down), R(sum_columns), R(sum_rows_vla), R(sum_unroll4),
         R(mean_plain), R(mean_rows_inv), R(mean_channels_darknet), R(max_if), R(max_fmax_rows),
         R(max_int_walk), R(max_ptrptr), R(argmax_sample), R(argmax_by_index), R(argmax_rows),
         R(transpose_plain), R(transpose_2d_static), R(transpose_blocked), R(transpose_walk_ld),
         R(transpose_hwc_chw), R(gather_plain), R(gather_embedding), R(gather_lut_bytes),
         R(gather_permute_rows), R(cumsum_plain), R(cumsum_inplace), R(cumsum_exclusive),
         R(cumsum_rows_back), R(hist_bytes), R(hist_keys), R(hist_walk_long), R(hist_float_bins))
