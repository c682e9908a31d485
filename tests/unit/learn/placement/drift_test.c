/* A change of a node is detected soon; a stable node has few false alarms. */
#include <math.h>

#include "learn/placement/drift.h"
#include "unit.h"

enum { RUNS = 2000, BEFORE = 40 };

static uint64_t state_of_random = 1;

static double uniform(void)
{
	state_of_random = state_of_random * 6364136223846793005U + 1442695040888963407U;
	return ((double)(state_of_random >> 11) + 0.5) / 9007199254740992.0;
}

static double normal(void)
{
	return sqrt(-2 * log(uniform())) * cos(6.283185307179586 * uniform());
}

/* Seconds where 1 is predicted: a bias, noise, and 3 % stragglers of up to ten times. */
static double measure(double bias, double noise)
{
	double t = exp(bias + noise * normal());

	return uniform() < 0.03 ? t * (1 + 9 * uniform()) : t;
}

/* The drifts of the node and of the codelet, as the orchestrator keeps them. */
typedef struct pair {
	smr_drift node, codelet;
} pair;

static bool add(pair *p, double measured)
{
	smr_drift_add(&p->node, measured, 1);
	return smr_drift_add(&p->codelet, measured, 1);
}

static double estimate(const pair *p)
{
	return smr_drift_mean(&p->codelet, smr_drift_mean(&p->node, 0));
}

/* Computes the median of the observations after which predictions stay within 15 %, and false
 * resets of one observation. */
static void simulate(double noise, double factor, double *median, double *ninety, double *resets)
{
	unsigned count[102] = {0}, false_resets = 0, sum = 0;

	for (int r = 0; r < RUNS; r++) {
		double bias = 0.3 * normal();
		pair p = {{0}, {0}};
		unsigned k = 0;

		for (int i = 0; i < BEFORE; i++)
			false_resets += add(&p, measure(bias, noise));
		while (k < 100 &&
		       fabs(estimate(&p) - (bias + log(factor))) > log(1.15) + noise / 2) {
			add(&p, measure(bias + log(factor), noise));
			k++;
		}
		count[k]++;
	}
	*median = *ninety = -1;
	for (unsigned k = 0; k <= 100; k++) {
		sum += count[k];
		if (*median < 0 && sum >= RUNS / 2)
			*median = k;
		if (*ninety < 0 && sum >= RUNS * 9 / 10)
			*ninety = k;
	}
	*resets = (double)false_resets / (RUNS * BEFORE);
}

static void a_node_that_is_twice_as_slow_is_believed(void **state)
{
	static const double noises[] = {0.05, 0.1, 0.2};
	double median, ninety, resets;

	for (size_t i = 0; i < 3; i++)
		for (int slower = 0; slower < 2; slower++) {
			simulate(noises[i], slower ? 2 : 0.5, &median, &ninety, &resets);
			print_message("noise %.2f, %s: believed after %.0f (median), %.0f (90 %%); "
				      "false resets %.4f\n",
				      noises[i], slower ? "2x slower" : "2x faster", median, ninety,
				      resets);
			assert_true(median <= 3);
			assert_true(ninety <= 8);
			assert_true(resets <= 0.01);
		}
}

static void one_straggler_changes_little(void **state)
{
	smr_drift d = {0};

	for (int i = 0; i < 20; i++)
		smr_drift_add(&d, i % 2 ? 1.02 : 0.98, 1);
	assert_false(smr_drift_add(&d, 50, 1));
	assert_true(fabs(d.mean) < 0.05);
	assert_false(smr_drift_add(&d, 1, 1));
}

static void little_knowledge_is_drawn_to_its_parent(void **state)
{
	smr_drift d = {0};

	assert_true(smr_drift_mean(&d, 0.7) == 0.7);
	for (int i = 0; i < 5; i++)
		smr_drift_add(&d, 1, 1);
	assert_true(fabs(smr_drift_mean(&d, 1) - 0.5) < 1e-9);
}

static void what_is_no_time_is_not_learnt(void **state)
{
	smr_drift d = {0};

	assert_false(smr_drift_add(&d, 0, 1));
	assert_false(smr_drift_add(&d, 1, 0));
	assert_false(smr_drift_add(&d, -1, 1));
	assert_int_equal(d.n, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_node_that_is_twice_as_slow_is_believed),
		cmocka_unit_test(one_straggler_changes_little),
		cmocka_unit_test(little_knowledge_is_drawn_to_its_parent),
		cmocka_unit_test(what_is_no_time_is_not_learnt),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
