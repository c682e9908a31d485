/* Formulas of the self-scheduling schemes. */
#include "base/thread/schedule.h"

#include <math.h>
#include <string.h>

/* n tasks, p threads, r tasks left, step s. */
typedef double formula(double n, double p, double r, double s);

static double chunk_static(double n, double p, double r, double s)
{
	return n;
}

static double chunk_single(double n, double p, double r, double s)
{
	return 1;
}

static double chunk_guided(double n, double p, double r, double s)
{
	return ceil(r / p);
}

static double chunk_trapezoid(double n, double p, double r, double s)
{
	double first = fmax(floor(n / (2 * p)), 1), steps = ceil(2 * n / (first + 1));

	return floor(first - s * (steps > 1 ? (first - 1) / (steps - 1) : 0));
}

static double chunk_factoring(double n, double p, double r, double s)
{
	return ceil(ldexp(n / p, -(int)floor(s / p) - 1));
}

static double chunk_half_guided(double n, double p, double r, double s)
{
	return ceil(r / (2 * p));
}

static double chunk_modified_fixed(double n, double p, double r, double s)
{
	double t = (n + p - 1) / n;

	return t > 1 ? ceil(t * log(2) / log(t)) : n;
}

static double chunk_probabilistic(double n, double p, double r, double s)
{
	return ceil(r / (1.5 * p));
}

static const struct {
	const char *name;
	formula *take;
} schemes[SMR_SCHEMES] = {
	[SMR_SCHEME_STATIC] = {"static", chunk_static},
	[SMR_SCHEME_SS] = {"ss", chunk_single},
	[SMR_SCHEME_GSS] = {"gss", chunk_guided},
	[SMR_SCHEME_TSS] = {"tss", chunk_trapezoid},
	[SMR_SCHEME_FAC2] = {"fac2", chunk_factoring},
	[SMR_SCHEME_TFSS] = {"tfss", chunk_half_guided},
	[SMR_SCHEME_MFSC] = {"mfsc", chunk_modified_fixed},
	[SMR_SCHEME_PSS] = {"pss", chunk_probabilistic},
};

bool smr_scheme_find(const char *name, smr_scheme *out)
{
	for (unsigned i = 0; i < SMR_SCHEMES; i++)
		if (strcmp(schemes[i].name, name) == 0) {
			*out = (smr_scheme)i;
			return true;
		}
	return false;
}

uint32_t smr_scheme_take(smr_scheme s, uint32_t n, uint32_t threads, uint32_t left, uint32_t step)
{
	double k = left > 0 ? schemes[s].take(n, threads, left, step) : 0;

	return !(k >= 1) ? left > 0 : k < left ? (uint32_t)k : left;
}
