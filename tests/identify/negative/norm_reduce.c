#include "../harness.h"

/* case: bn_plus_mean   expect: none   near: batchnorm   why: adds the mean */
NOINLINE void bn_plus_mean(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++)
			x[k * n + i] = g[k] * (x[k * n + i] + m[k]) / sqrtf(v[k] + 1e-5f) + b[k];
}

/* case: bn_minus_beta   expect: none   near: batchnorm   why: subtracts beta */
NOINLINE void bn_minus_beta(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++)
			x[k * n + i] = g[k] * (x[k * n + i] - m[k]) / sqrtf(v[k] + 1e-5f) - b[k];
}

/* case: bn_no_root   expect: none   near: batchnorm   why: divides by the variance, no root */
NOINLINE void bn_no_root(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++)
			x[k * n + i] = g[k] * (x[k * n + i] - m[k]) / (v[k] + 1e-5f) + b[k];
}

/* case: bn_times_root   expect: none   near: batchnorm   why: multiplies by the deviation */
NOINLINE void bn_times_root(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++)
			x[k * n + i] = g[k] * (x[k * n + i] - m[k]) * sqrtf(v[k] + 1e-5f) + b[k];
}

/* case: bn_rms   expect: none   near: batchnorm   why: the mean is not subtracted (root mean square only) */
NOINLINE void bn_rms(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++)
			x[k * n + i] = g[k] * x[k * n + i] / sqrtf(v[k] + m[k] * m[k]) + b[k];
}

/* case: bn_gamma_shifted   expect: none   near: batchnorm   why: gamma is read at k+i, it changes within a channel */
NOINLINE void bn_gamma_shifted(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++)
			x[k * n + i] = g[(k + i) % c] * (x[k * n + i] - m[k]) / sqrtf(v[k] + 1e-5f) + b[k];
}

/* case: bn_beta_inside   expect: none   near: batchnorm   why: beta is added before the scaling */
NOINLINE void bn_beta_inside(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++)
			x[k * n + i] = g[k] * (x[k * n + i] - m[k] + b[k]) / sqrtf(v[k] + 1e-5f);
}

/* case: bn_moving_mean   expect: none   near: batchnorm   why: the mean is updated at each element */
NOINLINE void bn_moving_mean(int c, int n, float *x, float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++) {
			m[k] = 0.99f * m[k] + 0.01f * x[k * n + i];
			x[k * n + i] = g[k] * (x[k * n + i] - m[k]) / sqrtf(v[k] + 1e-5f) + b[k];
		}
}

/* case: bn_abs_dev   expect: none   near: batchnorm   why: the absolute distance from the mean */
NOINLINE void bn_abs_dev(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++)
			x[k * n + i] = g[k] * fabsf(x[k * n + i] - m[k]) / sqrtf(v[k] + 1e-5f) + b[k];
}

/* case: bn_squared_x   expect: none   near: batchnorm   why: the centred value is squared */
NOINLINE void bn_squared_x(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	for (int k = 0; k < c; k++)
		for (int i = 0; i < n; i++) {
			float d = x[k * n + i] - m[k];
			x[k * n + i] = g[k] * d * d / sqrtf(v[k] + 1e-5f) + b[k];
		}
}

/* case: ln_no_centre   expect: none|mean|sum   near: layernorm   why: the mean is used for the variance but not subtracted */
NOINLINE void ln_no_centre(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = 0, v = 0;
		for (int j = 0; j < d; j++)
			m += x[i * d + j];
		m /= d;
		for (int j = 0; j < d; j++)
			v += (x[i * d + j] - m) * (x[i * d + j] - m);
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] / sqrtf(v / d + 1e-5f) * g[j] + b[j];
	}
}

/* case: ln_eps_outside   expect: none|mean|sum   near: layernorm   why: a large epsilon is added to the deviation, not to the variance */
NOINLINE void ln_eps_outside(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = 0, v = 0;
		for (int j = 0; j < d; j++)
			m += x[i * d + j];
		m /= d;
		for (int j = 0; j < d; j++)
			v += (x[i * d + j] - m) * (x[i * d + j] - m);
		for (int j = 0; j < d; j++)
			y[i * d + j] = (x[i * d + j] - m) / (sqrtf(v / d) + 1e-2f) * g[j] + b[j];
	}
}

/* case: ln_unbiased   expect: none|mean|sum|batchnorm   near: layernorm   why: the variance is divided by d-1 */
NOINLINE void ln_unbiased(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = 0, v = 0;
		for (int j = 0; j < d; j++)
			m += x[i * d + j];
		m /= d;
		for (int j = 0; j < d; j++)
			v += (x[i * d + j] - m) * (x[i * d + j] - m);
		for (int j = 0; j < d; j++)
			y[i * d + j] = (x[i * d + j] - m) / sqrtf(v / (d - 1) + 1e-5f) * g[j] + b[j];
	}
}

/* case: ln_abs_deviation   expect: none|mean|sum   near: layernorm   why: mean absolute deviation */
NOINLINE void ln_abs_deviation(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = 0, v = 0;
		for (int j = 0; j < d; j++)
			m += x[i * d + j];
		m /= d;
		for (int j = 0; j < d; j++)
			v += fabsf(x[i * d + j] - m);
		for (int j = 0; j < d; j++)
			y[i * d + j] = (x[i * d + j] - m) / (v / d + 1e-5f) * g[j] + b[j];
	}
}

/* case: ln_stale_mean   expect: none|sum|batchnorm   near: layernorm   why: sums run on over the rows */
NOINLINE void ln_stale_mean(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	float m = 0, v = 0;
	for (int i = 0; i < r; i++) {
		for (int j = 0; j < d; j++)
			m += x[i * d + j];
		m /= d;
		for (int j = 0; j < d; j++)
			v += (x[i * d + j] - m) * (x[i * d + j] - m);
		for (int j = 0; j < d; j++)
			y[i * d + j] = (x[i * d + j] - m) / sqrtf(v / d + 1e-5f) * g[j] + b[j];
	}
}

/* case: rms_l2   expect: none|dot|sum|nrm2|scal|mul   near: rmsnorm   why: divided by the norm, not by its mean */
NOINLINE void rms_l2(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float s = 0;
		for (int j = 0; j < d; j++)
			s += x[i * d + j] * x[i * d + j];
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] / sqrtf(s + 1e-5f) * g[j];
	}
}

/* case: rms_weight_plus_one   expect: none|dot|sum|nrm2   near: rmsnorm   why: scaled by 1 + g */
NOINLINE void rms_weight_plus_one(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float s = 0;
		for (int j = 0; j < d; j++)
			s += x[i * d + j] * x[i * d + j];
		s = 1.0f / sqrtf(s / d + 1e-5f);
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] * s * (1.0f + g[j]);
	}
}

/* case: rms_abs_mean   expect: none|scal|mul   near: rmsnorm   why: mean of absolute values */
NOINLINE void rms_abs_mean(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float s = 0;
		for (int j = 0; j < d; j++)
			s += fabsf(x[i * d + j]);
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] / (s / d + 1e-5f) * g[j];
	}
}

/* case: rms_weighted_square   expect: none|scal|mul   near: rmsnorm   why: the weights enter the mean square */
NOINLINE void rms_weighted_square(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float s = 0;
		for (int j = 0; j < d; j++)
			s += g[j] * g[j] * x[i * d + j] * x[i * d + j];
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] / sqrtf(s / d + 1e-5f) * g[j];
	}
}

/* case: rms_no_root   expect: none|dot|sum|nrm2|scal|mul   near: rmsnorm   why: divided by the mean square itself */
NOINLINE void rms_no_root(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float s = 0;
		for (int j = 0; j < d; j++)
			s += x[i * d + j] * x[i * d + j];
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] / (s / d + 1e-5f) * g[j];
	}
}

/* case: softmax_no_exp   expect: none|sum|scal|mul   near: softmax   why: no exponential */
NOINLINE void softmax_no_exp(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float s = 0;
		for (int j = 0; j < d; j++)
			s += x[i * d + j];
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] / s;
	}
}

/* case: softmax_base_two   expect: none|max|sum|scal|mul   near: softmax   why: powers of two */
NOINLINE void softmax_base_two(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = -FLT_MAX, s = 0;
		for (int j = 0; j < d; j++)
			m = x[i * d + j] > m ? x[i * d + j] : m;
		for (int j = 0; j < d; j++) {
			y[i * d + j] = exp2f(x[i * d + j] - m);
			s += y[i * d + j];
		}
		for (int j = 0; j < d; j++)
			y[i * d + j] /= s;
	}
}

/* case: softmax_plus_one   expect: none|max|sum|scal|mul   near: softmax   why: one is added to the sum (softmax1) */
NOINLINE void softmax_plus_one(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = -FLT_MAX, s = 1;
		for (int j = 0; j < d; j++)
			m = x[i * d + j] > m ? x[i * d + j] : m;
		for (int j = 0; j < d; j++) {
			y[i * d + j] = expf(x[i * d + j] - m);
			s += y[i * d + j];
		}
		for (int j = 0; j < d; j++)
			y[i * d + j] /= s;
	}
}

/* case: softmax_mixed_shift   expect: none|max|sum|scal|mul   near: softmax   why: numerators are shifted by the maximum, the sum is not */
NOINLINE void softmax_mixed_shift(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = x[i * d], s = 0;
		for (int j = 1; j < d; j++)
			if (x[i * d + j] > m)
				m = x[i * d + j];
		for (int j = 0; j < d; j++)
			s += expf(x[i * d + j]);
		for (int j = 0; j < d; j++)
			y[i * d + j] = expf(x[i * d + j] - m) / s;
	}
}

/* case: softmax_log   expect: none|max|sum|bias|add|log_softmax   near: softmax   why: log-softmax */
NOINLINE void softmax_log(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = x[i * d], s = 0;
		for (int j = 1; j < d; j++)
			if (x[i * d + j] > m)
				m = x[i * d + j];
		for (int j = 0; j < d; j++)
			s += expf(x[i * d + j] - m);
		s = logf(s);
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] - m - s;
	}
}

/* case: softmax_min   expect: none|sum|scal|mul|min   near: softmax   why: exp(min - x), the smallest wins */
NOINLINE void softmax_min(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = x[i * d], s = 0;
		for (int j = 1; j < d; j++)
			if (x[i * d + j] < m)
				m = x[i * d + j];
		for (int j = 0; j < d; j++)
			s += y[i * d + j] = expf(m - x[i * d + j]);
		for (int j = 0; j < d; j++)
			y[i * d + j] /= s;
	}
}

/* case: softmax_running_sum   expect: none|max|sum|scal|mul   near: softmax   why: the sum is not set back between rows */
NOINLINE void softmax_running_sum(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	float s = 0;
	for (int i = 0; i < r; i++) {
		float m = x[i * d];
		for (int j = 1; j < d; j++)
			if (x[i * d + j] > m)
				m = x[i * d + j];
		for (int j = 0; j < d; j++)
			s += y[i * d + j] = expf(x[i * d + j] - m);
		for (int j = 0; j < d; j++)
			y[i * d + j] /= s;
	}
}

/* case: softmax_squares   expect: none|dot|sum|nrm2   near: softmax   why: squares instead of exponentials */
NOINLINE void softmax_squares(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float s = 0;
		for (int j = 0; j < d; j++)
			s += x[i * d + j] * x[i * d + j];
		for (int j = 0; j < d; j++)
			y[i * d + j] = x[i * d + j] * x[i * d + j] / s;
	}
}

/* case: softmax_drop_small   expect: none|max|scal|mul   near: softmax   why: small terms are left out of the sum */
NOINLINE void softmax_drop_small(int r, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < r; i++) {
		float m = x[i * d], s = 0;
		for (int j = 1; j < d; j++)
			if (x[i * d + j] > m)
				m = x[i * d + j];
		for (int j = 0; j < d; j++) {
			y[i * d + j] = expf(x[i * d + j] - m);
			if (y[i * d + j] > 0.3f)
				s += y[i * d + j];
		}
		for (int j = 0; j < d; j++)
			y[i * d + j] /= s;
	}
}

/* case: sum_kahan   expect: none   near: sum   why: compensated */
NOINLINE double sum_kahan(int n, const double *x)
{
	double s = 0, c = 0;
	for (int i = 0; i < n; i++) {
		double y = x[i] - c, t = s + y;
		c = (t - s) - y;
		s = t;
	}
	return s;
}

/* case: sum_neumaier   expect: none   near: sum   why: compensated with a branch */
NOINLINE double sum_neumaier(int n, const double *x)
{
	double s = 0, c = 0;
	for (int i = 0; i < n; i++) {
		double t = s + x[i];
		if (fabs(s) >= fabs(x[i]))
			c += (s - t) + x[i];
		else
			c += (x[i] - t) + s;
		s = t;
	}
	return s + c;
}

/* case: sum_float_state   expect: none   near: sum   why: doubles are summed in a float */
NOINLINE double sum_float_state(int n, const double *x)
{
	float s = 0;
	for (int i = 0; i < n; i++)
		s += x[i];
	return s;
}

/* case: sum_until_limit   expect: none   near: sum   why: stops when the sum exceeds a limit */
NOINLINE double sum_until_limit(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++) {
		s += x[i];
		if (s > 20)
			break;
	}
	return s;
}

/* case: sum_positive   expect: none   near: sum   why: positive terms only */
NOINLINE double sum_positive(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		if (x[i] > 0)
			s += x[i];
	return s;
}

/* case: sum_alternating   expect: none   near: sum   why: the sign alternates */
NOINLINE double sum_alternating(int n, const double *x)
{
	double s = 0, sign = 1;
	for (int i = 0; i < n; i++) {
		s += sign * x[i];
		sign = -sign;
	}
	return s;
}

/* case: sum_product   expect: none   near: sum   why: product */
NOINLINE double sum_product(int n, const double *x)
{
	double s = 1;
	for (int i = 0; i < n; i++)
		s *= 1 + 1e-3 * x[i];
	return s;
}

/* case: sum_first_twice   expect: none|sum   near: sum   judge: result   why: starts from x[0] and then counts it again */
NOINLINE double sum_first_twice(int n, const double *x)
{
	double s = x[0];
	for (int i = 0; i < n; i++)
		s += x[i];
	return s;
}

/* case: sum_leaky   expect: none   near: sum   why: old terms fade (0.9 s + x) */
NOINLINE double sum_leaky(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s = 0.9 * s + x[i];
	return s;
}

/* case: sum_hash_stride   expect: none   near: sum   why: jumps about by a multiplicative hash */
NOINLINE double sum_hash_stride(int n, const double *x)
{
	double s = 0;
	for (unsigned i = 0; (int)i < n; i++)
		s += x[i * 2654435761u % (unsigned)n];
	return s;
}

struct node { double v; int next; };

/* case: sum_linked_list   expect: none   near: sum   why: follows links */
NOINLINE double sum_linked_list(const struct node *t, int first)
{
	double s = 0;
	for (int i = first; i >= 0; i = t[i].next)
		s += t[i].v;
	return s;
}

/* case: sum_bytes_wrap   expect: none   near: sum   why: checksum in a byte */
NOINLINE int sum_bytes_wrap(int n, const uint8_t *x)
{
	uint8_t s = 0;
	for (int i = 0; i < n; i++)
		s += x[i];
	return s;
}

/* case: sum_adler   expect: none   near: sum   why: two sums modulo 65521, one of the other */
NOINLINE int sum_adler(int n, const uint8_t *x)
{
	unsigned a = 1, b = 0;
	for (int i = 0; i < n; i++) {
		a = (a + x[i]) % 65521;
		b = (b + a) % 65521;
	}
	return (int)(b << 15 ^ a);
}

/* case: sum_xor   expect: none   near: sum   why: exclusive or */
NOINLINE int sum_xor(int n, const uint8_t *x)
{
	int s = 0;
	for (int i = 0; i < n; i++)
		s ^= x[i] << (i & 7);
	return s;
}

/* case: sum_string_length   expect: none   near: sum   why: counts up to a zero byte */
NOINLINE int sum_string_length(int n, const uint8_t *x)
{
	int s = 0;
	while (s < n && x[s] != 0)
		s++;
	return s;
}

/* case: mean_running   expect: none   near: mean   why: (m + x) / 2 weighs late terms more */
NOINLINE double mean_running(int n, const double *x)
{
	double m = 0;
	for (int i = 0; i < n; i++)
		m = (m + x[i]) / 2;
	return m;
}

/* case: mean_geometric   expect: none   near: mean   why: mean of logarithms */
NOINLINE double mean_geometric(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += log(fabs(x[i]) + 1e-9);
	return exp(s / n);
}

/* case: mean_unbiased   expect: none|sum   near: mean   why: divided by n-1 */
NOINLINE double mean_unbiased(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += x[i];
	return s / (n - 1);
}

/* case: mean_nonzero   expect: none   near: mean   why: divided by the number of positive terms */
NOINLINE double mean_nonzero(int n, const double *x)
{
	double s = 0;
	int k = 0;
	for (int i = 0; i < n; i++)
		if (x[i] > 0) {
			s += x[i];
			k++;
		}
	return k ? s / k : 0;
}

/* case: mean_harmonic   expect: none   near: mean   why: reciprocals */
NOINLINE double mean_harmonic(int n, const double *x)
{
	double s = 0;
	for (int i = 0; i < n; i++)
		s += 1 / x[i];
	return n / s;
}

/* case: mean_int_each   expect: none   near: mean   why: each term is divided and cut first */
NOINLINE int mean_int_each(int n, const uint8_t *x)
{
	int s = 0;
	for (int i = 0; i < n; i++)
		s += x[i] / (n < 16 ? n : 16);
	return s;
}

/* case: max_abs   expect: none   near: max   why: largest absolute value */
NOINLINE double max_abs(int n, const double *x)
{
	double m = 0;
	for (int i = 0; i < n; i++)
		if (fabs(x[i]) > m)
			m = fabs(x[i]);
	return m;
}

/* case: max_smallest   expect: none|min   near: max   why: minimum */
NOINLINE double max_smallest(int n, const double *x)
{
	double m = INFINITY;
	for (int i = 0; i < n; i++)
		m = x[i] < m ? x[i] : m;
	return m;
}

/* case: max_second   expect: none   near: max   why: second largest */
NOINLINE double max_second(int n, const double *x)
{
	double m = -INFINITY, s = -INFINITY;
	for (int i = 0; i < n; i++) {
		if (x[i] > m) {
			s = m;
			m = x[i];
		} else if (x[i] > s) {
			s = x[i];
		}
	}
	return s;
}

/* case: max_of_steps   expect: none   near: max   why: largest step between neighbours */
NOINLINE double max_of_steps(int n, const double *x)
{
	double m = -INFINITY;
	for (int i = 1; i < n; i++)
		m = fmax(m, x[i] - x[i - 1]);
	return m;
}

/* case: max_truncated   expect: none   near: max   why: the maximum is kept in an int */
NOINLINE double max_truncated(int n, const double *x)
{
	int m = -1000;
	for (int i = 0; i < n; i++)
		if (100 * x[i] > m)
			m = (int)(100 * x[i]);
	return m;
}

/* case: max_local   expect: none   near: max   why: compares with the previous element only */
NOINLINE double max_local(int n, const double *x)
{
	double m = 0;
	for (int i = 1; i < n; i++)
		if (x[i] > x[i - 1])
			m = x[i];
	return m;
}

/* case: max_first_hill   expect: none   near: max   why: stops when it goes down */
NOINLINE double max_first_hill(int n, const double *x)
{
	double m = -INFINITY;
	for (int i = 0; i < n; i++) {
		if (x[i] < m)
			break;
		m = x[i];
	}
	return m;
}

/* case: max_subarray   expect: none   near: max   why: largest sum of a run (Kadane) */
NOINLINE double max_subarray(int n, const double *x)
{
	double best = -INFINITY, run = 0;
	for (int i = 0; i < n; i++) {
		run = run > 0 ? run + x[i] : x[i];
		if (run > best)
			best = run;
	}
	return best;
}

/* case: max_with_margin   expect: none   near: max   why: moves only for a clear improvement */
NOINLINE double max_with_margin(int n, const double *x)
{
	double m = -1;
	for (int i = 0; i < n; i++)
		if (x[i] > m + 0.05)
			m = x[i];
	return m;
}

/* case: argmax_last_tie   expect: none   near: argmax   why: of equal values the last one counts */
NOINLINE double argmax_last_tie(int n, const double *x)
{
	int k = 0;
	for (int i = 1; i < n; i++)
		if (x[i] >= x[k])
			k = i;
	return k;
}

/* case: argmax_abs   expect: none|iamax   near: argmax   why: by absolute value (pivot search) */
NOINLINE double argmax_abs(int n, const double *x)
{
	int k = 0;
	for (int i = 1; i < n; i++)
		if (fabs(x[i]) > fabs(x[k]))
			k = i;
	return k;
}

/* case: argmax_min   expect: none|argmin   near: argmax   why: index of the minimum */
NOINLINE double argmax_min(int n, const double *x)
{
	int k = 0;
	for (int i = 1; i < n; i++)
		if (x[i] < x[k])
			k = i;
	return k;
}

/* case: argmax_stale   expect: none   near: argmax   why: the best value is never updated */
NOINLINE double argmax_stale(int n, const double *x)
{
	double best = 0.2;
	int k = -1;
	for (int i = 0; i < n; i++)
		if (x[i] > best)
			k = i;
	return k;
}

/* case: argmax_from_zero   expect: none   near: argmax   why: only values above 0.999 can win, else -1 */
NOINLINE double argmax_from_zero(int n, const double *x)
{
	double best = 0.999;
	int k = -1;
	for (int i = 0; i < n; i++)
		if (x[i] > best) {
			best = x[i];
			k = i;
		}
	return k;
}

/* case: argmax_byte   expect: none   near: argmax   why: the index is kept in a byte */
NOINLINE double argmax_byte(int n, const double *x)
{
	uint8_t k = 0;
	double best = n > 0 ? x[0] : 0;
	for (int i = 1; i < n; i++)
		if (x[i] > best) {
			best = x[i];
			k = i;
		}
	return k;
}

/* case: argmax_first_over   expect: none   near: argmax   why: first index over a threshold */
NOINLINE double argmax_first_over(int n, const double *x)
{
	for (int i = 0; i < n; i++)
		if (x[i] > 0.9)
			return i;
	return -1;
}

#define BIG 200003

typedef void (*bn)(int, int, float *, const float *, const float *, const float *, const float *);
typedef void (*rows)(int, int, const float *, const float *, const float *, float *);

static void drive_bn(bn f)
{
	FOR_DIMS(d, { 60, 3500 }, { 5, 9 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -3, 4 }) {
		long c = d[0] > 0 ? d[0] : 0;
		float *x = f32(c * d[1]), *m = f32(c), *v = f32_in(c, 0.1, 2), *g = f32(c), *b = f32(c);

		f(d[0], d[1], x, m, v, g, b);
		dump_f32("x", x, c * d[1]);
		dump_f32("m", m, c);
	}
}

static void drive_rows(rows f)
{
	FOR_DIMS(d, { 300, 700 }, { 5, 9 }, { 2, 2 }, { 1, 1 }, { 0, 3 }, { -3, 4 }) {
		long r = d[0] > 0 ? d[0] : 0;
		float *x = f32_in(r * d[1], 0.1, 3), *y = f32(r * d[1]), *g = f32(d[1]), *b = f32(d[1]);

		f(d[0], d[1], x, g, b, y);
		dump_f32("y", y, r * d[1]);
	}
}

static void drive_red(double (*f)(int, const double *))
{
	FOR_SIZES(n, BIG, 300, 17, 2, 1, 0, -4) {
		double *x = f64(n > 0 ? n : 1), s;

		s = f(n, x);
		dump_f64("s", &s, 1);
		for (int i = 0; i < n; i++)
			x[i] = floor(10 * x[i]); /* many equal values */
		s = f(n, x);
		dump_f64("ties", &s, 1);
	}
}

static void drive_comp(double (*f)(int, const double *))
{
	FOR_SIZES(n, BIG, 300, 2, 1, 0, -4) {
		double *x = f64_of(n, 0.7), s;

		for (int i = 0; i < n; i += 50)
			x[i] = i % 100 ? -1e17 : 1e17; /* a plain sum loses the rest */
		s = f(n, x);
		dump_f64("s", &s, 1);
	}
}

static void drive_bytes(int (*f)(int, const uint8_t *))
{
	FOR_SIZES(n, BIG, 300, 17, 1, 0, -4) {
		int32_t s = f(n, u8_in(n, 1, 256));

		dump_i32("s", &s, 1);
	}
}

static void moving_mean(int c, int n, float *x, const float *m, const float *v, const float *g, const float *b)
{
	bn_moving_mean(c, n, x, (float *)m, v, g, b);
}


RUN(bn_plus_mean) { drive_bn(bn_plus_mean); }
RUN(bn_minus_beta) { drive_bn(bn_minus_beta); }
RUN(bn_no_root) { drive_bn(bn_no_root); }
RUN(bn_times_root) { drive_bn(bn_times_root); }
RUN(bn_rms) { drive_bn(bn_rms); }
RUN(bn_gamma_shifted) { drive_bn(bn_gamma_shifted); }
RUN(bn_beta_inside) { drive_bn(bn_beta_inside); }
RUN(bn_moving_mean) { drive_bn(moving_mean); }
RUN(bn_abs_dev) { drive_bn(bn_abs_dev); }
RUN(bn_squared_x) { drive_bn(bn_squared_x); }
RUN(ln_no_centre) { drive_rows(ln_no_centre); }
RUN(ln_eps_outside) { drive_rows(ln_eps_outside); }
RUN(ln_unbiased) { drive_rows(ln_unbiased); }
RUN(ln_abs_deviation) { drive_rows(ln_abs_deviation); }
RUN(ln_stale_mean) { drive_rows(ln_stale_mean); }
RUN(rms_l2) { drive_rows(rms_l2); }
RUN(rms_weight_plus_one) { drive_rows(rms_weight_plus_one); }
RUN(rms_abs_mean) { drive_rows(rms_abs_mean); }
RUN(rms_weighted_square) { drive_rows(rms_weighted_square); }
RUN(rms_no_root) { drive_rows(rms_no_root); }
RUN(softmax_no_exp) { drive_rows(softmax_no_exp); }
RUN(softmax_base_two) { drive_rows(softmax_base_two); }
RUN(softmax_plus_one) { drive_rows(softmax_plus_one); }
RUN(softmax_mixed_shift) { drive_rows(softmax_mixed_shift); }
RUN(softmax_log) { drive_rows(softmax_log); }
RUN(softmax_min) { drive_rows(softmax_min); }
RUN(softmax_running_sum) { drive_rows(softmax_running_sum); }
RUN(softmax_squares) { drive_rows(softmax_squares); }
RUN(softmax_drop_small) { drive_rows(softmax_drop_small); }
RUN(sum_kahan) { drive_comp(sum_kahan); }
RUN(sum_neumaier) { drive_comp(sum_neumaier); }
RUN(sum_float_state) { drive_comp(sum_float_state); }
RUN(sum_until_limit) { drive_red(sum_until_limit); }
RUN(sum_positive) { drive_red(sum_positive); }
RUN(sum_alternating) { drive_red(sum_alternating); }
RUN(sum_product) { drive_red(sum_product); }
RUN(sum_first_twice) { drive_red(sum_first_twice); }
RUN(sum_leaky) { drive_red(sum_leaky); }
RUN(sum_hash_stride) { drive_red(sum_hash_stride); }
RUN(sum_bytes_wrap) { drive_bytes(sum_bytes_wrap); }
RUN(sum_adler) { drive_bytes(sum_adler); }
RUN(sum_xor) { drive_bytes(sum_xor); }
RUN(sum_string_length) { drive_bytes(sum_string_length); }
RUN(mean_running) { drive_red(mean_running); }
RUN(mean_geometric) { drive_red(mean_geometric); }
RUN(mean_unbiased) { drive_red(mean_unbiased); }
RUN(mean_nonzero) { drive_red(mean_nonzero); }
RUN(mean_harmonic) { drive_red(mean_harmonic); }
RUN(mean_int_each) { drive_bytes(mean_int_each); }
RUN(max_abs) { drive_red(max_abs); }
RUN(max_smallest) { drive_red(max_smallest); }
RUN(max_second) { drive_red(max_second); }
RUN(max_of_steps) { drive_red(max_of_steps); }
RUN(max_truncated) { drive_red(max_truncated); }
RUN(max_local) { drive_red(max_local); }
RUN(max_first_hill) { drive_red(max_first_hill); }
RUN(max_subarray) { drive_red(max_subarray); }
RUN(max_with_margin) { drive_red(max_with_margin); }
RUN(argmax_last_tie) { drive_red(argmax_last_tie); }
RUN(argmax_abs) { drive_red(argmax_abs); }
RUN(argmax_min) { drive_red(argmax_min); }
RUN(argmax_stale) { drive_red(argmax_stale); }
RUN(argmax_from_zero) { drive_red(argmax_from_zero); }
RUN(argmax_byte) { drive_red(argmax_byte); }
RUN(argmax_first_over) { drive_red(argmax_first_over); }

RUN(sum_linked_list)
{
	FOR_SIZES(n, BIG, 17, 1, 0) {
		struct node *t = smr_get(n, sizeof(*t));
		double s;

		for (int i = 0; i < n; i++) {
			t[i].v = 2 * smr_unit() - 1;
			t[i].next = i + 7 < n ? i + 7 : i % 7 < 6 && n > 8 ? i % 7 + 1 : -1;
			if (i + 7 >= n && t[i].next >= 0 && t[i].next % 7 == 0)
				t[i].next = -1;
		}
		s = sum_linked_list(t, n > 0 ? 0 : -1);
		dump_f64("s", &s, 1);
	}
}

SMR_MAIN(R(bn_plus_mean), R(bn_minus_beta), R(bn_no_root), R(bn_times_root), R(bn_rms), R(bn_gamma_shifted),
         R(bn_beta_inside), R(bn_moving_mean), R(bn_abs_dev), R(bn_squared_x), R(ln_no_centre),
         R(ln_eps_outside), R(ln_unbiased), R(ln_abs_deviation), R(ln_stale_mean), R(rms_l2),
         R(rms_weight_plus_one), R(rms_abs_mean), R(rms_weighted_square), R(rms_no_root), R(softmax_no_exp),
         R(softmax_base_two), R(softmax_plus_one), R(softmax_mixed_shift), R(softmax_log), R(softmax_min),
         R(softmax_running_sum), R(softmax_squares), R(softmax_drop_small), R(sum_kahan), R(sum_neumaier),
         R(sum_float_state), R(sum_until_limit), R(sum_positive), R(sum_alternating), R(sum_product),
         R(sum_first_twice), R(sum_leaky), R(sum_hash_stride), R(sum_linked_list), R(sum_bytes_wrap),
         R(sum_adler), R(sum_xor), R(sum_string_length), R(mean_running), R(mean_geometric),
         R(mean_unbiased), R(mean_nonzero), R(mean_harmonic), R(mean_int_each), R(max_abs), R(max_smallest),
         R(max_second), R(max_of_steps), R(max_truncated), R(max_local), R(max_first_hill), R(max_subarray),
         R(max_with_margin), R(argmax_last_tie), R(argmax_abs), R(argmax_min), R(argmax_stale),
         R(argmax_from_zero), R(argmax_byte), R(argmax_first_over))
