/* Rates of what is no implementation, and the choice of a rate by the class of a kernel. */
#include "cost/model/rates.h"

#include <string.h>

enum { UNKNOWN_FEATURE = 11, DEVICE_FEATURE = 10 };

#define FROM "medians of kernels of tests/bench and of programs of tests/bench/predict/split.py"
#define NONE "a guess"

static const smr_cost_rate original[] = {{NULL, 0.15, 0.85, 1, 0, 2.0, {.mac = 0}}};
static const smr_cost_rate plain[] = {{NULL, 0.02, 1, 1, 0.06e-6, 1.9, {.mac = 0}}};
static const smr_cost_rate region[] = {{NULL, 0.07, 1, 1, 0.002e-6, 1.9, {.mac = 0}}};
static const smr_cost_rate unknown[] = {{NULL, 0.10, 0.50, 1, 1e-6, 3.0, {.mac = 0}}};

static const struct {
	const char *name;
	smr_cost_rates of;
} others[] = {
	{"original", {.rate = original, .source = FROM, .math = SMR_COST_MATH_SCALAR}},
	{"plain", {.rate = plain, .source = FROM, .feature = UNKNOWN_FEATURE}},
	{"region", {.rate = region, .source = FROM, .math = SMR_COST_MATH_VECTOR}},
	{"device", {.rate = unknown, .source = NONE, .feature = DEVICE_FEATURE}},
};
static const smr_cost_rates unknown_rates = {
	.rate = unknown, .source = NONE, .math = SMR_COST_MATH_VECTOR, .feature = UNKNOWN_FEATURE};

const smr_cost_rates *smr_cost_rates_of(const char *impl)
{
	const smr_cost_rates *r = smr_impl_rates(impl);

	for (size_t i = 0; r == NULL && i < sizeof(others) / sizeof(others[0]); i++)
		if (strcmp(others[i].name, impl) == 0)
			return &others[i].of;
	return r != NULL ? r : &unknown_rates;
}

const smr_cost_rate *smr_cost_rate_of(const smr_cost_rates *r, const char *klass)
{
	const smr_cost_rate *at = r->rate;

	while (at->klass != NULL && strcmp(at->klass, klass) != 0)
		at++;
	return at;
}
