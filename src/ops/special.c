#include "ops/special.h"

#include <math.h>
#include <stddef.h>

#define SQRT_PI 1.7724538509055160273

/* An initial guess [Winitzki 2008], 2e-3 off at most, then Halley's steps; beyond 1/2 computed from
 * 1 - x, which is exact there. */
double smr_erf_inv(double x)
{
	double a = fabs(x), rest = 1 - a, l = log(rest) + log1p(a), h = 4.3307467508 + l / 2;
	double y = sqrt(sqrt(h * h - l / 0.147) - h);

	if (!(a < 1))
		return a == 1 ? copysign(INFINITY, x) : NAN;
	if (a < 1e-8) /* x sqrt(pi)/2 (1 + pi x^2/12 ...) */
		return x * (SQRT_PI / 2);
	for (int i = 0; i < 3; i++) {
		double miss = a < 0.5 ? erf(y) - a : rest - erfc(y);
		double step = miss * (SQRT_PI / 2) * exp(y * y);

		y -= step / (1 + y * step);
	}
	return copysign(y, x);
}

/* B(2k) / 2k */
static const double digamma_terms[] = {
	1.0 / 12, -1.0 / 120, 1.0 / 252, -1.0 / 240, 1.0 / 132, -691.0 / 32760, 1.0 / 12,
};

static double positive_digamma(double x)
{
	double sum = 0, power = 1, inverse;

	while (x < 12) {
		sum -= 1 / x;
		x += 1;
	}
	inverse = 1 / (x * x);
	for (size_t i = 0; i < sizeof(digamma_terms) / sizeof(*digamma_terms); i++) {
		power *= inverse;
		sum -= digamma_terms[i] * power;
	}
	return sum + log(x) - 1 / (2 * x);
}

double smr_digamma(double x)
{
	if (x > 0)
		return positive_digamma(x);
	if (x == floor(x))
		return NAN;
	return positive_digamma(1 - x) - M_PI / tan(M_PI * (x - rint(x)));
}

/* Euler-Maclaurin formula: a few terms, the integral of the rest, and corrections B(2k) / (2k)!. */
static double positive_zeta(double s, double q)
{
	static const double terms[] = {
		1.0 / 12,
		-1.0 / 720,
		1.0 / 30240,
		-1.0 / 1209600,
		1.0 / 47900160,
		-691.0 / 1307674368000,
		1.0 / 74724249600,
		-3617.0 / 10670622842880000,
		43867.0 / 5109094217170944000,
		-174611.0 / 802857662698291200000.0,
	};
	double sum = 0, last, rising = s;

	if (q > 1e15) /* 1 is below the rounding error of q */
		return pow(q, 1 - s) / (s - 1) + pow(q, -s) / 2;
	for (int i = 0; i < 12; i++, q++)
		sum += pow(q, -s);
	last = pow(q, -s);
	sum += last * q / (s - 1) + last / 2;
	last /= q;
	for (size_t i = 0; i < sizeof(terms) / sizeof(*terms); i++) {
		double term = terms[i] * rising * last;

		sum += term;
		if (fabs(term) < 1e-17 * sum)
			break;
		rising *= (s + 2 * (double)i + 1) * (s + 2 * (double)i + 2);
		last /= q * q;
	}
	return sum;
}

/* For q < 0 the terms below 0 are those of |q|, |q| - 1 ... f, with the sign of their power. */
double smr_zeta(double s, double q)
{
	double f = -q - floor(-q), sign = fmod(s, 2) == 0 ? 1 : -1;

	if (!(s >= 1) || isnan(q))
		return NAN;
	if (s == 1)
		return INFINITY;
	if (q > 0)
		return positive_zeta(s, q);
	if (s != floor(s))
		return NAN;
	if (f == 0)
		return sign > 0 ? INFINITY : NAN;
	return sign * (positive_zeta(s, f) - positive_zeta(s, 1 - q)) + positive_zeta(s, 1 - f);
}

double smr_polygamma(double n, double x)
{
	double sign = fmod(n, 2) == 0 ? -1 : 1, z;

	if (n == 0)
		return smr_digamma(x);
	if (!(n > 0) || n != floor(n))
		return NAN;
	z = smr_zeta(n + 1, x);
	if (n < 170)
		return sign * tgamma(n + 1) * z;
	return z == 0 ? 0 : copysign(exp(lgamma(n + 1) + log(fabs(z))), sign * z);
}

/* Up to 30 by the power series, whose terms all have one sign; beyond it by the asymptotic one. */
double smr_bessel_i1e(double x)
{
	double a = fabs(x), sum = 1, term = 1;

	if (a <= 30) {
		for (int k = 1; term > 1e-17 * sum; k++) {
			term *= a / 2 / k * (a / 2 / (k + 1));
			sum += term;
		}
		return x / 2 * sum * exp(-a);
	}
	for (int k = 1; k < 40 && fabs(term) > 1e-17; k++) {
		double odd = 2 * k - 1;

		term *= -(4 - odd * odd) / (8 * k * a);
		sum += term;
	}
	return copysign(sum / sqrt(2 * M_PI * a), x);
}
