/* Schedules that change one task at a time: what a place is said to cost is what it costs. */
#include "dag_case.h"
#include "plan/dag/walk.h"

/* The schedule's order and processors, timed again from the graph alone. */
static void assert_times(const dag_walk *x)
{
	const smr_dag *d = x->d;
	double *avail = smr_calloc(d->p, sizeof(*avail)), last = 0;

	assert_non_null(avail);
	for (uint32_t at = 0; at < d->n; at++) {
		uint32_t i = x->order[at], p = x->slots[i].processor;
		double start = avail[p];

		assert_int_equal(x->place[i], at);
		for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
			const smr_dag_slot *b = &x->slots[d->preds[k].task];

			assert_true(x->place[d->preds[k].task] < at);
			start = fmax(start, b->finish + (b->processor == p ? 0 : d->preds[k].data));
		}
		assert_true(x->slots[i].start == start);
		avail[p] = x->slots[i].finish;
		last = fmax(last, avail[p]);
		assert_true(x->slots[i].start + x->rest[i] <= x->makespan * (1 + 1e-12));
	}
	assert_true(x->makespan == last);
	smr_free(avail);
}

static void assert_schedule(const dag_walk *x)
{
	smr_dag_schedule s = {
		.makespan = x->makespan, .energy = dag_energy(x->d, x->slots), .slots = x->slots};

	if (smr_dag_check(x->d, &s) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_float_equal(x->energy, s.energy, 1e-9 * (1 + s.energy));
}

static void each_place_costs_what_it_is_said_to_cost(void **state)
{
	for (uint64_t seed = 1; seed <= unit_rounds(40); seed++) {
		smr_dag *d = seed % 2 ? random_graph(seed, 2 + seed % 30, 1 + seed % 5, false)
				      : trading_graph(seed, 60, 4);
		const smr_dag_goal goal = {.deadline = INFINITY};
		uint64_t bits = seed;
		smr_dag_schedule s;
		dag_walk x;

		assert_int_equal(smr_dag_planner_find("heft")->plan(d, &goal, &s), SMR_OK);
		assert_int_equal(dag_walk_new(d, &x), SMR_OK);
		dag_walk_start(&x, s.slots);
		assert_true(x.makespan <= s.makespan);
		for (int k = 0; k < 100; k++) {
			uint32_t i = dag_draw_of(&bits, d->n), p = dag_draw_of(&bits, d->p);
			double before = x.makespan, without, length;
			bool whole = dag_draw(&bits) < 0.5;

			if (dag_draw(&bits) < 0.3)
				p = x.slots[i].processor; /* where it was, often */
			dag_walk_remove(&x, i, whole);
			dag_walk_find_spots(&x);
			without = x.makespan;
			length = x.spots[p].length;
			dag_walk_insert(&x, p);
			assert_true(whole ? without <= before : without == before);
			assert_true(x.makespan >= length * (1 - 1e-12) &&
				    x.makespan <= fmax(without, length) * (1 + 1e-12));
			if (whole)
				assert_float_equal(x.makespan, fmax(without, length),
						   1e-9 * length);
			assert_times(&x);
			assert_schedule(&x);
			if (k % 10 == 9)
				dag_walk_sort(&x);
		}
		dag_walk_free(&x);
		smr_dag_schedule_free(&s);
		smr_dag_free(d);
	}
}

/* Two tasks after one: b is best between a and c on the processor of all, not behind them. */
static void a_task_goes_between_two_others(void **state)
{
	smr_dag *d = read_text("4 2\n"
			       "0 2 9 0 0 0\n"
			       "1 3 9 0 0 1 0 5\n"
			       "2 1 9 0 0 1 0 5\n"
			       "3 4 9 0 0 1 2 5\n");
	const smr_dag_slot slots[] = {{0, 0, 2}, {0, 2, 5}, {0, 5, 6}, {0, 6, 10}};
	dag_walk x;

	assert_int_equal(dag_walk_new(d, &x), SMR_OK);
	dag_walk_start(&x, slots);
	assert_true(x.makespan == 10 && x.rest[0] == 10 && x.rest[2] == 5);
	dag_walk_remove(&x, 2, true);
	assert_true(x.makespan == 9);
	dag_walk_find_spots(&x);
	assert_true(x.spots[0].length == 2 + 1 + 7 && x.spots[0].after == 0);
	assert_true(x.spots[1].length == 2 + 5 + 9 + 5 + 4);
	dag_walk_insert(&x, 0);
	assert_true(x.makespan == 10 && x.slots[2].start == 2 && x.slots[1].start == 3);
	dag_walk_free(&x);
	smr_dag_free(d);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_place_costs_what_it_is_said_to_cost),
		cmocka_unit_test(a_task_goes_between_two_others),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
