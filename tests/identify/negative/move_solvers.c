#include "../harness.h"

/* case: transpose_identity   expect: none   near: transpose   why: swaps every pair twice, nothing moves */
NOINLINE void transpose_identity(int n, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double t = a[i * n + j];
			a[i * n + j] = a[j * n + i];
			a[j * n + i] = t;
		}
}

/* case: transpose_onto_itself   expect: none   near: transpose   why: no swap, the upper half is lost */
NOINLINE void transpose_onto_itself(int n, double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			a[j * n + i] = a[i * n + j];
}

/* case: transpose_short_ld   expect: none   near: transpose   why: the leading dimension is one less than the row, places are written twice */
NOINLINE void transpose_short_ld(int n, const double *a, double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			b[j * (n - 1) + i] = a[i * n + j];
}

/* case: transpose_lower   expect: none   near: transpose   why: only j < i is copied */
NOINLINE void transpose_lower(int n, const double *a, double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i; j++)
			b[j * n + i] = a[i * n + j];
}

/* case: transpose_positive   expect: none   near: transpose   why: only positive values are moved */
NOINLINE void transpose_positive(int n, const double *a, double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			if (a[i * n + j] > 0)
				b[j * n + i] = a[i * n + j];
}

/* case: transpose_rotated   expect: none   near: transpose   why: columns are rotated by i modulo n */
NOINLINE void transpose_rotated(int n, const double *a, double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			b[j * n + i] = a[i * n + (j + i) % n];
}

/* case: transpose_symmetrise   expect: none   near: transpose   why: averages with the transposed place */
NOINLINE void transpose_symmetrise(int n, const double *a, double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			b[i * n + j] = 0.5 * (a[i * n + j] + a[j * n + i]);
}

/* case: transpose_cut_floats   expect: none   near: transpose   why: values pass through float */
NOINLINE void transpose_cut_floats(int n, const double *a, double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			b[j * n + i] = (float)a[i * n + j];
}

/* case: transpose_skewed   expect: none   near: transpose   why: the row moves with the column (i+j) */
NOINLINE void transpose_skewed(int n, const double *a, double *b)
{
	for (int i = 0; i < n / 2; i++)
		for (int j = 0; j < n / 2; j++)
			b[j * n + i] = a[(i + j) * n + j];
}

/* case: transpose_byte_counter   expect: none   near: transpose   why: the column index wraps at 256 */
NOINLINE void transpose_byte_counter(int n, const double *a, double *b)
{
	for (int i = 0; i < n; i++) {
		uint8_t c = 0;
		for (int j = 0; j < n; j++, c += 2)
			b[j * n + i] = a[i * n + c];
	}
}

/* case: gather_clamped   expect: none   near: gather   why: the index is clamped */
NOINLINE void gather_clamped(int n, const int *ix, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		int k = ix[i] - 5;
		y[i] = x[k < 0 ? 0 : k];
	}
}

/* case: gather_same_array   expect: none   near: gather   why: reads the array it writes (permutes with loss) */
NOINLINE void gather_same_array(int n, const int *ix, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] = y[ix[i]];
}

/* case: gather_scatter   expect: none   near: gather   why: the store is indirect, places may repeat */
NOINLINE void gather_scatter(int n, const int *ix, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[ix[i]] = x[i];
}

/* case: gather_chain   expect: none   near: gather   why: each index leads to the next */
NOINLINE void gather_chain(int n, const int *ix, const double *x, double *y)
{
	int p = 0;
	for (int i = 0; i < n; i++) {
		y[i] = x[p];
		p = ix[p];
	}
}

/* case: gather_if_valid   expect: none   near: gather   why: negative indices leave the old value */
NOINLINE void gather_if_valid(int n, const int *ix, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		if (ix[i] - 9 >= 0)
			y[i] = x[ix[i] - 9];
}

/* case: gather_until_end   expect: none   near: gather   why: stops at index zero */
NOINLINE void gather_until_end(int n, const int *ix, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		if (ix[i] == 0)
			break;
		y[i] = x[ix[i]];
	}
}

/* case: gather_byte_cast   expect: none   near: gather   why: the index is cut to a byte */
NOINLINE void gather_byte_cast(int n, const int *ix, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[(uint8_t)ix[i] % n];
}

/* case: gather_moving_index   expect: none   near: gather   why: the index array is rewritten during the loop */
NOINLINE void gather_moving_index(int n, int *ix, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		y[i] = x[ix[i]];
		if (i + 1 < n)
			ix[i + 1] = (ix[i + 1] + ix[i]) % n;
	}
}

/* case: gather_interpolated   expect: none   near: gather   why: two neighbours are blended */
NOINLINE void gather_interpolated(int n, const int *ix, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 0.5 * (x[ix[i]] + x[(ix[i] + 1) % n]);
}

/* case: gather_binary_search   expect: none   near: gather   why: the index is searched, loop length depends on data */
NOINLINE void gather_binary_search(int n, const int *ix, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		int lo = 0, hi = n;
		while (hi - lo > 1) {
			int mid = (lo + hi) / 2;
			if (mid > ix[i])
				hi = mid;
			else
				lo = mid;
		}
		y[i] = x[lo];
	}
}

/* case: cumsum_fading   expect: none   near: cumsum   why: 0.9 s + x (exponential smoothing) */
NOINLINE void cumsum_fading(int n, const double *x, double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		y[i] = s = 0.9 * s + x[i];
}

/* case: cumsum_restart   expect: none   near: cumsum   why: starts again at negative values */
NOINLINE void cumsum_restart(int n, const double *x, double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++) {
		s = x[i] < -0.8 ? 0 : s + x[i];
		y[i] = s;
	}
}

/* case: cumsum_max   expect: none   near: cumsum   why: running maximum */
NOINLINE void cumsum_max(int n, const double *x, double *y)
{
	double s = -INFINITY;
	for (int i = 0; i < n; i++)
		y[i] = s = x[i] > s ? x[i] : s;
}

/* case: cumsum_product   expect: none   near: cumsum   why: running product */
NOINLINE void cumsum_product(int n, const double *x, double *y)
{
	double s = 1;
	for (int i = 0; i < n; i++)
		y[i] = s *= 1 + 1e-3 * x[i];
}

/* case: cumsum_two_back   expect: none|cumsum   near: cumsum   judge: result   why: adds the value two places back */
NOINLINE void cumsum_two_back(int n, const double *x, double *y)
{
	for (int i = 2; i < n; i++)
		y[i] = y[i - 2] + x[i];
}

/* case: cumsum_differences   expect: none|add   near: cumsum   why: differences, the inverse */
NOINLINE void cumsum_differences(int n, const double *x, double *y)
{
	for (int i = 1; i < n; i++)
		y[i] = x[i] - x[i - 1];
}

/* case: cumsum_ahead   expect: none|add   near: cumsum   why: reads the place ahead, which is still old */
NOINLINE void cumsum_ahead(int n, const double *x, double *y)
{
	for (int i = 0; i + 1 < n; i++)
		y[i] = y[i + 1] + x[i];
}

/* case: cumsum_compensated   expect: none   near: cumsum   why: compensated */
NOINLINE void cumsum_compensated(int n, const double *x, double *y)
{
	double s = 0, c = 0;
	for (int i = 0; i < n; i++) {
		double v = 1e17 * (i % 50 == 1) - 1e17 * (i % 50 == 40) + x[i] - c, t = s + v;
		c = (t - s) - v;
		y[i] = s = t;
	}
}

/* case: cumsum_limited   expect: none   near: cumsum   why: kept between -1 and 1 */
NOINLINE void cumsum_limited(int n, const double *x, double *y)
{
	double s = 0;
	for (int i = 0; i < n; i++) {
		s += x[i];
		if (s > 1) s = 1;
		if (s < -1) s = -1;
		y[i] = s;
	}
}

/* case: cumsum_table   expect: none   near: cumsum   why: summed-area table, a scan in two directions */
NOINLINE void cumsum_table(int n, const double *x, double *y)
{
	for (int i = 1; i < n; i++)
		for (int j = 1; j < n; j++)
			y[i * n + j] = x[i * n + j] + y[(i - 1) * n + j] + y[i * n + j - 1] - y[(i - 1) * n + j - 1];
}

/* case: hist_saturating   expect: none   near: histogram   why: counters stop at 9 */
NOINLINE void hist_saturating(int n, const int *x, int *h)
{
	for (int i = 0; i < n; i++)
		if (h[x[i]] < 9)
			h[x[i]]++;
}

/* case: hist_flags   expect: none   near: histogram   why: marks, does not count */
NOINLINE void hist_flags(int n, const int *x, int *h)
{
	for (int i = 0; i < n; i++)
		h[x[i]] = 1;
}

/* case: hist_chain   expect: none   near: histogram   why: a counter is set from its left neighbour */
NOINLINE void hist_chain(int n, const int *x, int *h)
{
	for (int i = 0; i < n; i++)
		h[x[i]] = h[x[i] > 0 ? x[i] - 1 : 0] + 1;
}

/* case: hist_last_seen   expect: none   near: histogram   why: stores the position, not a count */
NOINLINE void hist_last_seen(int n, const int *x, int *h)
{
	for (int i = 0; i < n; i++)
		h[x[i]] = i;
}

/* case: hist_self   expect: none   near: histogram   why: counters and keys are one array */
NOINLINE void hist_self(int n, int *h)
{
	for (int i = 0; i < n; i++)
		h[h[i] % n]++;
}

/* case: hist_until_full   expect: none   near: histogram   why: stops when a counter reaches 12 */
NOINLINE void hist_until_full(int n, const int *x, int *h)
{
	for (int i = 0; i < n; i++)
		if (++h[x[i]] >= 12)
			break;
}

/* case: hist_rank   expect: none   near: histogram   why: each key is replaced by its count so far */
NOINLINE void hist_rank(int n, int *x, int *h)
{
	for (int i = 0; i < n; i++)
		x[i] = h[x[i]]++;
}

/* case: hist_changes   expect: none   near: histogram   why: counts only where the key changes */
NOINLINE void hist_changes(int n, const int *x, int *h)
{
	for (int i = 1; i < n; i++)
		if (x[i] != x[i - 1])
			h[x[i]]++;
}

/* case: hist_doubling   expect: none   near: histogram   why: the counter is doubled */
NOINLINE void hist_doubling(int n, const int *x, int *h)
{
	for (int i = 0; i < n; i++)
		h[x[i]] = (int)(2u * h[x[i]] + 1) & 0xffff;
}

/* case: solve_cholesky   expect: none|dot|gemv   near: gemm   why: factorisation, each entry needs those before */
NOINLINE void solve_cholesky(int n, double *a)
{
	for (int j = 0; j < n; j++)
		for (int i = j; i < n; i++) {
			double s = a[i * n + j] + (i == j ? 4 * n : 0);
			for (int k = 0; k < j; k++)
				s -= a[i * n + k] * a[j * n + k];
			a[i * n + j] = i == j ? sqrt(s) : s / a[j * n + j];
		}
}

/* case: solve_lu   expect: none|ger|axpy|scal   near: gemm   why: elimination in place */
NOINLINE void solve_lu(int n, double *a)
{
	for (int i = 0; i < n; i++)
		a[i * n + i] += 4 * n;
	for (int k = 0; k < n; k++)
		for (int i = k + 1; i < n; i++) {
			a[i * n + k] /= a[k * n + k];
			for (int j = k + 1; j < n; j++)
				a[i * n + j] -= a[i * n + k] * a[k * n + j];
		}
}

/* case: solve_back   expect: none|dot|axpy   near: gemv   why: back substitution */
NOINLINE void solve_back(int n, double *a)
{
	double *x = a + n * n;
	for (int i = n - 1; i >= 0; i--) {
		double s = x[i];
		for (int j = i + 1; j < n; j++)
			s -= a[i * n + j] * x[j];
		x[i] = s / (a[i * n + i] + n);
	}
}

/* case: solve_gram_schmidt   expect: none|dot|nrm2|axpy|scal|sum|mul|gemv|ger   near: gemm   why: columns are changed as they are used */
NOINLINE void solve_gram_schmidt(int n, double *a)
{
	for (int k = 0; k < n; k++) {
		double s = 0;
		for (int i = 0; i < n; i++)
			s += a[k * n + i] * a[k * n + i];
		s = sqrt(s) + 1e-6;
		for (int i = 0; i < n; i++)
			a[k * n + i] /= s;
		for (int j = k + 1; j < n; j++) {
			double r = 0;
			for (int i = 0; i < n; i++)
				r += a[k * n + i] * a[j * n + i];
			for (int i = 0; i < n; i++)
				a[j * n + i] -= r * a[k * n + i];
		}
	}
}

/* case: solve_thomas   expect: none   near: axpy   why: tridiagonal elimination, a recurrence */
NOINLINE void solve_thomas(int n, double *a)
{
	double *d = a, *e = a + n, *b = a + 2 * n;
	for (int i = 1; i < n; i++) {
		double w = e[i] / (3 + d[i - 1]);
		d[i] -= w * e[i - 1];
		b[i] -= w * b[i - 1];
	}
}

/* case: solve_floyd   expect: none   near: gemm   why: shortest paths, min-plus in place */
NOINLINE void solve_floyd(int n, double *a)
{
	for (int k = 0; k < n; k++)
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++)
				if (a[i * n + k] + a[k * n + j] < a[i * n + j])
					a[i * n + j] = a[i * n + k] + a[k * n + j];
}

/* case: stencil_jacobi   expect: none|add   near: conv2d   why: five-point average, no weight array */
NOINLINE void stencil_jacobi(int n, double *a)
{
	double *b = a + n * n;
	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++)
			b[i * n + j] = 0.2 * (a[i * n + j] + a[i * n + j - 1] + a[i * n + j + 1] + a[(i - 1) * n + j] +
			                      a[(i + 1) * n + j]);
}

/* case: stencil_seidel   expect: none   near: conv2d   why: nine-point sweep in place */
NOINLINE void stencil_seidel(int n, double *a)
{
	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++)
			a[i * n + j] = (a[(i - 1) * n + j - 1] + a[(i - 1) * n + j] + a[(i - 1) * n + j + 1] +
			                a[i * n + j - 1] + a[i * n + j] + a[i * n + j + 1] + a[(i + 1) * n + j - 1] +
			                a[(i + 1) * n + j] + a[(i + 1) * n + j + 1]) / 9.0;
}

/* case: stencil_variable_heat   expect: none   near: dwconv2d   why: conductivity differs from place to place */
NOINLINE void stencil_variable_heat(int n, double *a)
{
	const double *k = a + n * n;
	double *o = a + 2 * n * n;
	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++)
			o[i * n + j] = a[i * n + j] + 0.1 * k[i * n + j] *
				(a[i * n + j - 1] + a[i * n + j + 1] + a[(i - 1) * n + j] + a[(i + 1) * n + j] - 4 * a[i * n + j]);
}

/* case: stencil_life   expect: none   near: conv2d   why: counts neighbours and applies a rule */
NOINLINE void stencil_life(int n, const int *g, int *o)
{
	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++) {
			int s = -(g[i * n + j] & 1);
			for (int a = -1; a <= 1; a++)
				for (int b = -1; b <= 1; b++)
					s += g[(i + a) * n + j + b] & 1;
			o[i * n + j] = s == 3 || (s == 2 && (g[i * n + j] & 1));
		}
}

/* case: dp_lcs   expect: none   near: max   why: longest common subsequence, a two-way recurrence */
NOINLINE void dp_lcs(int n, const int *x, int *t)
{
	for (int i = 1; i < n; i++)
		for (int j = 1; j < n; j++)
			if ((x[i] & 3) == (x[n + j] & 3))
				t[i * n + j] = t[(i - 1) * n + j - 1] + 1;
			else
				t[i * n + j] = t[(i - 1) * n + j] > t[i * n + j - 1] ? t[(i - 1) * n + j] : t[i * n + j - 1];
}

/* case: dp_knapsack   expect: none   near: max   why: reads the row it updates, weight by weight */
NOINLINE void dp_knapsack(int n, const int *w, int *best)
{
	for (int i = 0; i < n; i++)
		for (int c = n - 1; c >= (w[i] & 31); c--)
			if (best[c - (w[i] & 31)] + i % 17 > best[c])
				best[c] = best[c - (w[i] & 31)] + i % 17;
}

/* case: dp_viterbi   expect: none|scal|mul   near: gemv   why: max-plus over a chain of steps */
NOINLINE void dp_viterbi(int n, double *a)
{
	double *p = a + n * n, *q = p + n;
	for (int t = 0; t < 8; t++) {
		for (int j = 0; j < n; j++) {
			double m = -INFINITY;
			for (int i = 0; i < n; i++)
				m = fmax(m, p[i] + a[i * n + j]);
			q[j] = m;
		}
		for (int j = 0; j < n; j++)
			p[j] = q[j] * 0.5;
	}
}

/* case: sort_bubble_pass   expect: none   near: max   why: swaps neighbours, the maximum ends up last */
NOINLINE void sort_bubble_pass(int n, double *a)
{
	int total = n > 0 ? n * n : 0;
	for (int k = 0; k < 5; k++)
		for (int i = 0; i + 1 < total; i++)
			if (a[i] > a[i + 1]) {
				double t = a[i];
				a[i] = a[i + 1];
				a[i + 1] = t;
			}
}

/* case: fft_butterflies   expect: none|add   near: axpy   why: strides double from stage to stage, in place */
NOINLINE void fft_butterflies(int n, double *a)
{
	int m = 1;
	while (2 * m <= n)
		m *= 2;
	for (int len = 1; len < m; len *= 2)
		for (int i = 0; i < m; i += 2 * len)
			for (int j = 0; j < len; j++) {
				double u = a[i + j], v = a[i + j + len];
				a[i + j] = u + v;
				a[i + j + len] = u - v;
			}
}

/* case: nbody_forces   expect: none   near: gemv   why: an inverse distance law inside the sum */
NOINLINE void nbody_forces(int n, double *a)
{
	const double *x = a;
	double *f = a + n;
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++) {
			double d = x[j] - x[i];
			s += d / (fabs(d * d * d) + 1e-3);
		}
		f[i] = s;
	}
}

/* case: mandelbrot_rows   expect: none   near: mul   why: iterates until escape */
NOINLINE void mandelbrot_rows(int n, const int *unused, int *o)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double x = 0, y = 0;
			int k = 0;
			while (k < 40 && x * x + y * y < 4) {
				double t = x * x - y * y + 3.0 * j / n - 2;
				y = 2 * x * y + 2.0 * i / n - 1;
				x = t;
				k++;
			}
			o[i * n + j] = k;
		}
}

/* case: sieve_multiples   expect: none   near: mul   why: step and start of the inner loop depend on the outer */
NOINLINE void sieve_multiples(int n, const int *unused, int *o)
{
	for (int p = 2; p < n; p++)
		for (int q = 2 * p; q < n * n; q += p)
			o[q] = 0;
}

#define BIG 200003

static void drive_two(void (*f)(int, const double *, double *), int square)
{
	FOR_SIZES(n, square ? 460 : BIG, 33, 1, 0, -4) {
		long m = n < 0 ? 0 : square ? (long)n * n + 600 : n;
		double *x = f64(m), *y = f64(m);

		f(n, x, y);
		dump_f64("y", y, m);
	}
}

static void drive_gather(void (*f)(int, const int *, const double *, double *))
{
	FOR_SIZES(n, BIG, 33, 1, 0, -4) {
		double *x = f64(n), *y = f64(n);

		f(n, i32_in(n, 0, n), x, y);
		dump_exact_f64("y", y, n);
	}
}

static void drive_hist(void (*f)(int, const int *, int *))
{
	FOR_SIZES(n, BIG, 33, 1, 0, -4) {
		int32_t *x = i32_in(n, 0, n > 100 ? n / 20 : n), *h = i32_of(n, 0);

		f(n, x, h);
		dump_i32("h", h, n);
		dump_i32("x", x, n);
	}
}

static void drive_one(void (*f)(int, double *))
{
	FOR_SIZES(n, 120, 33, 2, 1, 0, -4) {
		long m = n > 0 ? 3L * n * n : 0;
		double *a = f64(m);

		f(n, a);
		dump_f64("a", a, m);
	}
}

static void drive_grid(void (*f)(int, const int *, int *))
{
	FOR_SIZES(n, 250, 33, 2, 1, 0, -4) {
		long m = n > 0 ? (long)n * n + n : 0;
		int32_t *x = i32_in(m, 0, 100), *o = i32_of(m, 0);

		f(n, x, o);
		dump_i32("o", o, m);
	}
}

static void same_array(int n, const int *ix, const double *x, double *y) { gather_same_array(n, ix, y); }
static void moving_index(int n, const int *ix, const double *x, double *y) { gather_moving_index(n, (int *)ix, x, y); }
static void self(int n, const int *x, int *h) { hist_self(n, (int *)x); }
static void rank(int n, const int *x, int *h) { hist_rank(n, (int *)x, h); }

RUN(transpose_identity) { drive_one(transpose_identity); }
RUN(transpose_onto_itself) { drive_one(transpose_onto_itself); }
RUN(transpose_short_ld) { drive_two(transpose_short_ld, 1); }
RUN(transpose_lower) { drive_two(transpose_lower, 1); }
RUN(transpose_positive) { drive_two(transpose_positive, 1); }
RUN(transpose_rotated) { drive_two(transpose_rotated, 1); }
RUN(transpose_symmetrise) { drive_two(transpose_symmetrise, 1); }
RUN(transpose_cut_floats) { drive_two(transpose_cut_floats, 1); }
RUN(transpose_skewed) { drive_two(transpose_skewed, 1); }
RUN(transpose_byte_counter) { drive_two(transpose_byte_counter, 1); }
RUN(gather_clamped) { drive_gather(gather_clamped); }
RUN(gather_same_array) { drive_gather(same_array); }
RUN(gather_scatter) { drive_gather(gather_scatter); }
RUN(gather_chain) { drive_gather(gather_chain); }
RUN(gather_if_valid) { drive_gather(gather_if_valid); }
RUN(gather_until_end) { drive_gather(gather_until_end); }
RUN(gather_byte_cast) { drive_gather(gather_byte_cast); }
RUN(gather_moving_index) { drive_gather(moving_index); }
RUN(gather_interpolated) { drive_gather(gather_interpolated); }
RUN(gather_binary_search) { drive_gather(gather_binary_search); }
RUN(cumsum_fading) { drive_two(cumsum_fading, 0); }
RUN(cumsum_restart) { drive_two(cumsum_restart, 0); }
RUN(cumsum_max) { drive_two(cumsum_max, 0); }
RUN(cumsum_product) { drive_two(cumsum_product, 0); }
RUN(cumsum_two_back) { drive_two(cumsum_two_back, 0); }
RUN(cumsum_differences) { drive_two(cumsum_differences, 0); }
RUN(cumsum_ahead) { drive_two(cumsum_ahead, 0); }
RUN(cumsum_compensated) { drive_two(cumsum_compensated, 0); }
RUN(cumsum_limited) { drive_two(cumsum_limited, 0); }
RUN(cumsum_table) { drive_two(cumsum_table, 1); }
RUN(hist_saturating) { drive_hist(hist_saturating); }
RUN(hist_flags) { drive_hist(hist_flags); }
RUN(hist_chain) { drive_hist(hist_chain); }
RUN(hist_last_seen) { drive_hist(hist_last_seen); }
RUN(hist_self) { drive_hist(self); }
RUN(hist_until_full) { drive_hist(hist_until_full); }
RUN(hist_rank) { drive_hist(rank); }
RUN(hist_changes) { drive_hist(hist_changes); }
RUN(hist_doubling) { drive_hist(hist_doubling); }
RUN(solve_cholesky) { drive_one(solve_cholesky); }
RUN(solve_lu) { drive_one(solve_lu); }
RUN(solve_back) { drive_one(solve_back); }
RUN(solve_gram_schmidt) { drive_one(solve_gram_schmidt); }
RUN(solve_thomas) { drive_one(solve_thomas); }
RUN(solve_floyd) { drive_one(solve_floyd); }
RUN(stencil_jacobi) { drive_one(stencil_jacobi); }
RUN(stencil_seidel) { drive_one(stencil_seidel); }
RUN(stencil_variable_heat) { drive_one(stencil_variable_heat); }
RUN(stencil_life) { drive_grid(stencil_life); }
RUN(dp_lcs) { drive_grid(dp_lcs); }
RUN(dp_knapsack) { drive_grid(dp_knapsack); }
RUN(dp_viterbi) { drive_one(dp_viterbi); }
RUN(sort_bubble_pass) { drive_one(sort_bubble_pass); }
RUN(fft_butterflies) { drive_one(fft_butterflies); }
RUN(nbody_forces) { drive_one(nbody_forces); }
RUN(mandelbrot_rows) { drive_grid(mandelbrot_rows); }
RUN(sieve_multiples) { drive_grid(sieve_multiples); }

SMR_MAIN(R(transpose_identity), R(transpose_onto_itself), R(transpose_short_ld), R(transpose_lower),
         R(transpose_positive), R(transpose_rotated), R(transpose_symmetrise), R(transpose_cut_floats),
         R(transpose_skewed), R(transpose_byte_counter), R(gather_clamped), R(gather_same_array),
         R(gather_scatter), R(gather_chain), R(gather_if_valid), R(gather_until_end), R(gather_byte_cast),
         R(gather_moving_index), R(gather_interpolated), R(gather_binary_search), R(cumsum_fading),
         R(cumsum_restart), R(cumsum_max), R(cumsum_product), R(cumsum_two_back), R(cumsum_differences),
         R(cumsum_ahead), R(cumsum_compensated), R(cumsum_limited), R(cumsum_table), R(hist_saturating),
         R(hist_flags), R(hist_chain), R(hist_last_seen), R(hist_self), R(hist_until_full), R(hist_rank),
         R(hist_changes), R(hist_doubling), R(solve_cholesky), R(solve_lu), R(solve_back),
         R(solve_gram_schmidt), R(solve_thomas), R(solve_floyd), R(stencil_jacobi), R(stencil_seidel),
         R(stencil_variable_heat), R(stencil_life), R(dp_lcs), R(dp_knapsack), R(dp_viterbi),
         R(sort_bubble_pass), R(fft_butterflies), R(nbody_forces), R(mandelbrot_rows), R(sieve_multiples))
