/* Formulas of the self-scheduling schemes. */
#include "base/thread/schedule.h"

#include <math.h>
#include <string.h>

/* n tasks, p threads, r tasks left, step s. */
typedef double formula(double n, double p, double r, double s);

static double all(double n, double p, double r, double s)
{
	return n;
}

static double one(double n, double p, double r, double s)
{
	return 1;
}

static double guided(double n, double p, double r, double s)
{
	return ceil(r / p);
}

static double trapezoid(double n, double p, double r, double s)
{
	double first = fmax(floor(n / (2 * p)), 1), steps = ceil(2 * n / (first + 1));

	return floor(first - s * (steps > 1 ? (first - 1) / (steps - 1) : 0));
}

static double factoring(double n, double p, double r, double s)
{
	return ceil(ldexp(n / p, -(int)floor(s / p) - 1));
}

static double half_guided(double n, double p, double r, double s)
{
	return ceil(r / (2 * p));
}

static double fixed(double n, double p, double r, double s)
{
	double t = (n + p - 1) / n;

	return t > 1 ? ceil(t * log(2) / log(t)) : n;
}

static double two_thirds(double n, double p, double r, double s)
{
	return ceil(r / (1.5 * p));
}

static const struct {
	const char *name;
	formula *take;
} schemes[SMR_SCHEMES] = {
	[SMR_SCHEME_STATIC] = {"static", all},   [SMR_SCHEME_SS] = {"ss", one},
	[SMR_SCHEME_GSS] = {"gss", guided},      [SMR_SCHEME_TSS] = {"tss", trapezoid},
	[SMR_SCHEME_FAC2] = {"fac2", factoring}, [SMR_SCHEME_TFSS] = {"tfss", half_guided},
	[SMR_SCHEME_MFSC] = {"mfsc", fixed},     [SMR_SCHEME_PSS] = {"pss", two_thirds},
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
