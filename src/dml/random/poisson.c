/* Numbers of a Poisson distribution as Apache Commons Math 3.4 draws them: by products of uniform
 * numbers for a small mean, else by rejection (Devroye, The Computer Generation of Poisson Random
 * Variables, 1981). */
#include "dml/random/generators.h"

#include <math.h>

#include "base/assert.h"

#define PIVOT 40.0 /* smallest mean of the rejection */

void dml_poisson_seed(dml_poisson *g, double lambda, int64_t seed)
{
	smr_assert(lambda >= 0);
	dml_well_seed(&g->from, seed);
	g->lambda = lambda;
	g->has = false;
}

/* Counts the uniform numbers whose product stays above e^-mean. */
static double draw_small(dml_poisson *g, double mean)
{
	double above = exp(-mean), product = 1, n = 0;

	while (n < 1000 * mean) {
		product *= dml_well_double(&g->from);
		if (!(product >= above))
			return n;
		n++;
	}
	return n;
}

static double draw_normal(dml_poisson *g)
{
	double x, y, radius, angle;

	if (g->has) {
		g->has = false;
		return g->second;
	}
	x = dml_well_double(&g->from);
	y = dml_well_double(&g->from);
	angle = 2 * M_PI * x;
	radius = sqrt(-2 * log(y));
	g->second = radius * sin(angle);
	g->has = true;
	return radius * cos(angle);
}

/* Returns the sum of ln(2)^k / k! for k from 1 to i + 1. */
static double exponential_sum(int i)
{
	double term = 1, sum = 0;

	for (int k = 1; k <= i + 1; k++) {
		term *= M_LN2 / k;
		sum += term;
	}
	return sum;
}

/* Draws from the exponential distribution of mean 1: Ahrens and Dieter, algorithm SA (1972). */
static double draw_exponential(dml_poisson *g)
{
	double shift = 0, u = dml_well_double(&g->from), least;
	int i = 0;

	for (; u > 0 && u < 0.5; u *= 2)
		shift += M_LN2;
	u += u - 1;
	if (u <= M_LN2)
		return shift + u;
	least = dml_well_double(&g->from);
	do {
		i++;
		least = fmin(least, dml_well_double(&g->from));
	} while (i < 16 && u > exponential_sum(i));
	return shift + least * M_LN2;
}

/* Constants of the rejection for a whole mean: its proposal is normal up to `limit`, exponential
 * above. */
typedef struct rejection {
	double mean, limit, half, tail, normal, exponential, c;
} rejection;

static rejection rejection_of(double mean)
{
	double limit = sqrt(mean * log(32 * mean / M_PI + 1)), tail = 2 * mean + limit;
	double a1 = sqrt(M_PI * tail) * exp(1 / (8 * mean));
	double a2 = (tail / limit) * exp(-limit * (1 + limit) / tail), all = a1 + a2 + 1;

	return (rejection){.mean = mean,
			   .limit = limit,
			   .half = limit / 2,
			   .tail = tail,
			   .normal = a1 / all,
			   .exponential = a2 / all,
			   .c = 1 / (8 * mean)};
}

typedef struct proposal {
	double x, y; /* distance from the mean; the same as a whole number */
	double v;    /* logarithm of the height at which it is tested */
	bool is;     /* within the range */
	bool taken;  /* without a test */
} proposal;

static proposal propose(dml_poisson *g, const rejection *r)
{
	double u = dml_well_double(&g->from);
	proposal p = {.is = true};

	if (u <= r->normal) {
		double n = draw_normal(g);

		p.x = n * sqrt(r->mean + r->half) - 0.5;
		p.is = p.x <= r->limit && p.x >= -r->mean;
		if (!p.is)
			return p;
		p.y = p.x < 0 ? floor(p.x) : ceil(p.x);
		p.v = -draw_exponential(g) - n * n / 2 + r->c;
	} else if (u > r->normal + r->exponential) {
		p.y = r->mean;
		p.taken = true;
	} else {
		p.x = r->limit + (r->tail / r->limit) * draw_exponential(g);
		p.y = ceil(p.x);
		p.v = -draw_exponential(g) - r->limit * (p.x + 1) / r->tail;
	}
	return p;
}

static double log_factorial(double n)
{
	int sign;

	return lgamma_r(n + 1, &sign);
}

static bool accepts(const rejection *r, const proposal *p)
{
	double low = p->x < 0 ? 1 : 0, y = p->y, t = y * (y + 1) / (2 * r->mean), qr, qa;

	if (p->v < -t && low == 0)
		return true;
	qr = t * ((2 * y + 1) / (6 * r->mean) - 1);
	qa = qr - t * t / (3 * (r->mean + low * (y + 1)));
	if (p->v < qa)
		return true;
	if (p->v > qr)
		return false;
	return p->v < y * log(r->mean) - log_factorial(y + r->mean) + log_factorial(r->mean);
}

static double draw_large(dml_poisson *g)
{
	double whole = floor(g->lambda), rest = g->lambda - whole;
	double more = rest > 0 ? draw_small(g, rest) : 0;
	rejection r = rejection_of(whole);

	for (;;) {
		proposal p = propose(g, &r);

		if (p.is && p.taken)
			return more + p.y;
		if (p.is && accepts(&r, &p))
			return more + whole + p.y;
	}
}

double dml_poisson_next(dml_poisson *g)
{
	return g->lambda < PIVOT ? draw_small(g, g->lambda) : draw_large(g);
}
