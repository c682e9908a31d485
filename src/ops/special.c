#include "ops/special.h"

#include <math.h>
#include <stddef.h>

#define SQRT_PI 1.7724538509055160273

/* Rational functions of Wichura's PPND16 (Applied Statistics 37, 1988, AS 241), highest power
 * first: of 0.85^2 / 4 - (x / 2)^2, and of the root of -log((1 - |x|) / 2), less a number. */
static const smr_erf_inv_part erf_inv_parts[] = {
	{0.180625,
	 {2.5090809287301226727e3, 3.3430575583588128105e4, 6.7265770927008700853e4,
	  4.5921953931549871457e4, 1.3731693765509461125e4, 1.9715909503065514427e3,
	  1.3314166789178437745e2, 3.3871328727963666080e0},
	 {5.2264952788528545610e3, 2.8729085735721942674e4, 3.9307895800092710610e4,
	  2.1213794301586595867e4, 5.3941960214247511077e3, 6.8718700749205790830e2,
	  4.2313330701600911252e1, 1}},
	{1.6,
	 {7.74545014278341407640e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1,
	  1.27045825245236838258e0, 3.64784832476320460504e0, 5.76949722146069140550e0,
	  4.63033784615654529590e0, 1.42343711074968357734e0},
	 {1.05075007164441684324e-9, 5.47593808499534494600e-4, 1.51986665636164571966e-2,
	  1.48103976427480074590e-1, 6.89767334985100004550e-1, 1.67638483018380384940e0,
	  2.05319162663775882187e0, 1}},
	{5,
	 {2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3,
	  2.65321895265761230930e-2, 2.96560571828504891230e-1, 1.78482653991729133580e0,
	  5.46378491116411436990e0, 6.65790464350110377720e0},
	 {2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5,
	  7.86869131145613259100e-4, 1.48753612908506148525e-2, 1.36929880922735805310e-1,
	  5.99832206555887937690e-1, 1}},
};

const smr_erf_inv_part *smr_erf_inv_part_at(unsigned i)
{
	return &erf_inv_parts[i];
}

static double divide_polynomials(unsigned part, double x)
{
	const smr_erf_inv_part *p = &erf_inv_parts[part];
	double over = 0, under = 0;

	for (size_t i = 0; i < SMR_ERF_INV_TERMS; i++) {
		over = over * x + p->over[i];
		under = under * x + p->under[i];
	}
	return over / under;
}

double smr_erf_inv_near(double x)
{
	double a = fabs(x), half = x / 2, r;

	if (a <= 0.85)
		return half * divide_polynomials(0, erf_inv_parts[0].shift - half * half) / M_SQRT2;
	if (!(a < 1))
		return a == 1 ? copysign(INFINITY, x) : NAN;
	r = sqrt(-log((1 - a) / 2));
	r = r <= 5 ? divide_polynomials(1, r - erf_inv_parts[1].shift)
		   : divide_polynomials(2, r - erf_inv_parts[2].shift);
	return copysign(r / M_SQRT2, x);
}

/* A step of Halley's method; beyond 1/2 with 1 - x, which is exact there. */
double smr_erf_inv(double x)
{
	double a = fabs(x), y = fabs(smr_erf_inv_near(x)), step;

	if (!(a < 1) || a < 1e-8) /* x sqrt(pi) / 2 is exact enough */
		return smr_erf_inv_near(x);
	step = (a < 0.5 ? erf(y) - a : 1 - a - erfc(y)) * (SQRT_PI / 2) * exp(y * y);
	return copysign(y - step / (1 + y * step), x);
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
