/* Rates of what is no implementation, and the choice of a rate by the class of a kernel. Rates are
 * medians over the kernels of tests/bench and over the programs of the development set
 * (tests/bench/predict/split.py) on the hosts they ran on; spreads hold eight kernels in ten. */
#include "cost/model/rates.h"

#include <string.h>

enum { UNKNOWN_FEATURE = 11, DEVICE_FEATURE = 10 };

static const smr_cost_rate original[] = {{NULL, 0.15, 0.85, 1, 0, 2.0, {.mac = 0}}};
static const smr_cost_rate plain[] = {{NULL, 0.02, 1, 1, 0.06e-6, 1.9, {.mac = 0}}};
static const smr_cost_rate unknown[] = {{NULL, 0.10, 0.50, 1, 1e-6, 3.0, {.mac = 0}}};

static const struct {
	const char *name;
	smr_cost_rates of;
} others[] = {
	{"original", {.rate = original, .math = SMR_COST_MATH_SCALAR}},
	{"plain", {.rate = plain, .feature = UNKNOWN_FEATURE}},
	{"device", {.rate = unknown, .feature = DEVICE_FEATURE}},
};
static const smr_cost_rates unknown_rates = {
	.rate = unknown, .math = SMR_COST_MATH_VECTOR, .feature = UNKNOWN_FEATURE};

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
