/* The choice of the node for a small ticket. */
#include "cluster/dispatch/balancer.h"
#include "unit.h"

static const smr_choosable two[] = {{"a", 1e-3, 1}, {"b", 1e-3, 1}};
static const int64_t S = 1000000000;

static void of_two_the_one_with_less_before_it_is_taken(void **state)
{
	smr_balancer c = {0};

	smr_balancer_load(&c, "a", 5e-3);
	for (int i = 0; i < 50; i++)
		assert_int_equal(smr_balancer_node(&c, two, 2, 7, 0), 1);
	smr_balancer_load(&c, "a", -6e-3); /* finished work is subtracted, down to 0 */
	smr_balancer_load(&c, "b", 1e-3);
	for (int i = 0; i < 50; i++)
		assert_int_equal(smr_balancer_node(&c, two, 2, 7, 0), 0);
	assert_int_equal(smr_balancer_node(&c, two, 0, 7, 0), SIZE_MAX);
	assert_int_equal(smr_balancer_node(&c, two + 1, 1, 7, 0), 0);
	smr_balancer_free(&c);
}

/* 16 nodes, and equal calls that do not end: the fullest node has little more than the mean, where
 * a random choice would give twice as much. */
static void many_calls_spread(void **state)
{
	enum { NODES = 16, CALLS = 1600 };
	smr_balancer c = {0};
	smr_choosable all[NODES];
	char names[NODES][8];
	unsigned got[NODES] = {0}, most = 0;

	for (int i = 0; i < NODES; i++) {
		snprintf(names[i], sizeof(names[i]), "n%d", i);
		all[i] = (smr_choosable){.node = names[i], .run_s = 1e-3, .slots = 1};
	}
	for (int i = 0; i < CALLS; i++) {
		size_t at = smr_balancer_node(&c, all, NODES, 1, 0);

		assert_in_range(at, 0, NODES - 1);
		got[at]++;
		smr_balancer_load(&c, all[at].node, 1e-3);
	}
	for (int i = 0; i < NODES; i++)
		most = got[i] > most ? got[i] : most;
	assert_in_range(most, CALLS / NODES, CALLS / NODES + 6);
	smr_balancer_free(&c);
}

static void a_faster_node_gets_more(void **state)
{
	static const smr_choosable all[] = {
		{"slow", 4e-3, 1}, {"fast", 1e-3, 1}, {"wide", 1e-3, 4}};
	smr_balancer c = {0};
	unsigned got[3] = {0};

	for (int i = 0; i < 300; i++) {
		size_t at = smr_balancer_node(&c, all, 3, 1, 0);

		got[at]++;
		smr_balancer_load(&c, all[at].node, all[at].run_s);
	}
	assert_true(got[0] < got[1] && got[1] < got[2]);
	smr_balancer_free(&c);
}

static void a_node_where_a_codelet_fails_three_times_is_spared_it_for_a_while(void **state)
{
	smr_balancer c = {0};
	smr_str spared = {0};

	smr_balancer_told(&c, 7, "a", true, 0);
	smr_balancer_told(&c, 7, "a", true, 0);
	smr_balancer_told(&c, 7, "a", false, 0); /* not in a row */
	for (int i = 0; i < 2; i++) {
		smr_balancer_told(&c, 7, "a", true, 0);
		assert_false(smr_balancer_spares(&c, 7, "a", 0));
	}
	smr_balancer_told(&c, 7, "a", true, 0);
	assert_true(smr_balancer_spares(&c, 7, "a", 0));
	assert_false(smr_balancer_spares(&c, 8, "a", 0)); /* only this codelet */
	for (int i = 0; i < 50; i++)
		assert_int_equal(smr_balancer_node(&c, two, 2, 7, 0), 1);
	smr_balancer_spared(&c, two, 2, 7, 0, &spared);
	assert_string_equal(smr_str_text(&spared), " a ");
	/* when its time is over it is tried; another failure excludes it for longer */
	assert_false(smr_balancer_spares(&c, 7, "a", 11 * S));
	smr_balancer_told(&c, 7, "a", true, 11 * S);
	assert_true(smr_balancer_spares(&c, 7, "a", 11 * S + 19 * S));
	assert_false(smr_balancer_spares(&c, 7, "a", 11 * S + 21 * S));
	smr_balancer_told(&c, 7, "a", false, 40 * S);
	smr_balancer_told(&c, 7, "a", true, 40 * S);
	assert_false(smr_balancer_spares(&c, 7, "a", 40 * S));
	smr_str_free(&spared);
	smr_balancer_free(&c);
}

static void when_all_are_spared_none_is_named(void **state)
{
	smr_balancer c = {0};
	smr_str spared = {0};

	for (int i = 0; i < 6; i++)
		smr_balancer_told(&c, 7, i % 2 ? "a" : "b", true, 0);
	assert_int_equal(smr_balancer_node(&c, two, 2, 7, 0), SIZE_MAX);
	smr_balancer_spared(&c, two, 2, 7, 0, &spared);
	assert_int_equal(spared.n, 0);
	smr_balancer_free(&c);
}

/* A codelet that no node has completed may be what ends nodes: it gets no twin. */
static void a_codelet_is_proven_once_a_node_has_done_it(void **state)
{
	smr_balancer c = {0};

	assert_false(smr_balancer_is_proven(&c, 7));
	smr_balancer_told(&c, 7, "a", true, 0);
	assert_false(smr_balancer_is_proven(&c, 7));
	smr_balancer_told(&c, 7, "b", false, 0);
	assert_true(smr_balancer_is_proven(&c, 7));
	assert_false(smr_balancer_is_proven(&c, 7 + SMR_PROVEN)); /* which has the same place */
	smr_balancer_free(&c);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(of_two_the_one_with_less_before_it_is_taken),
		cmocka_unit_test(many_calls_spread),
		cmocka_unit_test(a_faster_node_gets_more),
		cmocka_unit_test(a_node_where_a_codelet_fails_three_times_is_spared_it_for_a_while),
		cmocka_unit_test(when_all_are_spared_none_is_named),
		cmocka_unit_test(a_codelet_is_proven_once_a_node_has_done_it),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
