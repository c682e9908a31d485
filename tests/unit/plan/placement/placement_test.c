#include "plan/placement/placement.h"

#include <math.h>

#include "unit.h"

enum { TASKS = 9, VALUES = 14, READERS = 4, FLOWS = 400 };

typedef struct flow {
	smr_placement p;
	smr_placement_task tasks[TASKS];
	smr_placement_value values[VALUES];
	uint32_t readers[VALUES][READERS];
} flow;

static uint32_t next(uint32_t *seed)
{
	*seed = *seed * 1664525u + 1013904223u;
	return *seed >> 8;
}

/* Microseconds, so that sums of doubles are near those of the cut. */
static double some_seconds(uint32_t *seed, uint32_t below)
{
	return (double)(next(seed) % below) * 1e-6;
}

static void make_flow(flow *f, uint32_t *seed)
{
	f->p = (smr_placement){.ntasks = 1 + next(seed) % TASKS,
			       .nvalues = next(seed) % (VALUES + 1),
			       .tasks = f->tasks,
			       .values = f->values};
	for (uint32_t i = 0; i < f->p.ntasks; i++) {
		f->tasks[i] = (smr_placement_task){some_seconds(seed, 40), some_seconds(seed, 20)};
		if (next(seed) % 8 == 0)
			*(next(seed) % 2 ? &f->tasks[i].host_s : &f->tasks[i].device_s) = INFINITY;
	}
	for (uint32_t k = 0; k < f->p.nvalues; k++) {
		smr_placement_value *v = &f->values[k];

		*v = (smr_placement_value){.maker = next(seed) % 5 == 0 ? SMR_PLACEMENT_HOST
									: next(seed) % f->p.ntasks,
					   .nreaders = next(seed) % (READERS + 1),
					   .readers = f->readers[k],
					   .seconds = some_seconds(seed, 25)};
		for (uint32_t i = 0; i < v->nreaders; i++)
			f->readers[k][i] =
				next(seed) % 6 == 0 ? SMR_PLACEMENT_HOST : next(seed) % f->p.ntasks;
	}
}

static double least_of_all(const smr_placement *p)
{
	double least = INFINITY;

	for (uint32_t bits = 0; bits < 1u << p->ntasks; bits++) {
		bool there[TASKS];

		for (uint32_t i = 0; i < p->ntasks; i++)
			there[i] = bits >> i & 1;
		least = fmin(least, smr_placement_seconds(p, there));
	}
	return least;
}

static void no_placement_of_small_flows_is_faster(void **state)
{
	uint32_t seed = 20;
	unsigned some = 0, both = 0;

	for (int n = 0; n < FLOWS; n++) {
		flow f;
		bool there[TASKS], again[TASKS];
		uint32_t count = 0;

		make_flow(&f, &seed);
		assert_int_equal(smr_placement_find(&f.p, there), SMR_OK);
		assert_int_equal(smr_placement_find(&f.p, again), SMR_OK);
		assert_memory_equal(there, again, f.p.ntasks);
		assert_true(fabs(smr_placement_seconds(&f.p, there) - least_of_all(&f.p)) < 1e-9);
		for (uint32_t i = 0; i < f.p.ntasks; i++)
			count += there[i];
		some += count > 0;
		both += count > 0 && count < f.p.ntasks;
	}
	assert_true(some > FLOWS / 4 && both > FLOWS / 8);
}

/* Three tasks in a row: each alone gains less than its transfers. */
static void a_chain_pays_as_a_whole(void **state)
{
	static const uint32_t readers[] = {0, 1, 2, SMR_PLACEMENT_HOST};
	smr_placement_task tasks[] = {{6e-6, 1e-6}, {6e-6, 1e-6}, {6e-6, 1e-6}};
	smr_placement_value values[] = {{SMR_PLACEMENT_HOST, 1, &readers[0], 5e-6},
					{0, 1, &readers[1], 5e-6},
					{1, 1, &readers[2], 5e-6},
					{2, 1, &readers[3], 5e-6}};
	smr_placement p = {3, 4, tasks, values};
	bool there[3];

	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
	assert_true(there[0] && there[1] && there[2]);
	/* one of them alone does not */
	p.ntasks = 1;
	p.nvalues = 2;
	values[1].readers = &readers[3];
	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
	assert_false(there[0]);
}

static void a_value_of_several_readers_travels_once(void **state)
{
	static const uint32_t readers[] = {0, 1, 2, 0};
	smr_placement_task tasks[] = {{3e-6, 0}, {3e-6, 0}, {3e-6, 0}};
	smr_placement_value v = {SMR_PLACEMENT_HOST, 4, readers, 8e-6};
	smr_placement p = {3, 1, tasks, &v};
	bool there[3];

	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
	assert_true(there[0] && there[1] && there[2]);
	v.seconds = 10e-6;
	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
	assert_false(there[0] || there[1] || there[2]);
}

static void of_equal_placements_the_host_is_taken(void **state)
{
	smr_placement_task tasks[] = {{2e-6, 2e-6}, {0, 0}};
	smr_placement p = {.ntasks = 2, .tasks = tasks};
	bool there[2];

	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
	assert_false(there[0] || there[1]);
}

static void a_task_without_a_place_is_refused(void **state)
{
	smr_placement_task tasks[] = {{1, INFINITY}, {INFINITY, INFINITY}};
	smr_placement p = {.ntasks = 2, .tasks = tasks};
	bool there[2];

	assert_int_equal(smr_placement_find(&p, there), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "neither on the device nor here"));
	p.ntasks = 1;
	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
	assert_false(there[0]);
	p.ntasks = 0;
	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
}

/* Large numbers, as of a loop of many iterations, do not overflow; they still count. */
static void long_times_are_compared(void **state)
{
	static const uint32_t reader = 0;
	smr_placement_task tasks[] = {{2e5, 1e5}};
	smr_placement_value v = {SMR_PLACEMENT_HOST, 1, &reader, 9e4};
	smr_placement p = {1, 1, tasks, &v};
	bool there[1];

	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
	assert_true(there[0]);
	v.seconds = 1.1e5;
	assert_int_equal(smr_placement_find(&p, there), SMR_OK);
	assert_false(there[0]);
}

static smr_status find_some(void *arg)
{
	bool there[TASKS];

	return smr_placement_find(arg, there);
}

static void each_failed_allocation_is_reported_and_leaks_nothing(void **state)
{
	uint32_t seed = 7;
	flow f;

	make_flow(&f, &seed);
	unit_fail_each_allocation(find_some, &f.p);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_placement_of_small_flows_is_faster),
		cmocka_unit_test(a_chain_pays_as_a_whole),
		cmocka_unit_test(a_value_of_several_readers_travels_once),
		cmocka_unit_test(of_equal_placements_the_host_is_taken),
		cmocka_unit_test(a_task_without_a_place_is_refused),
		cmocka_unit_test(long_times_are_compared),
		cmocka_unit_test(each_failed_allocation_is_reported_and_leaks_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
