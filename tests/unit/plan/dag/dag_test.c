/* Schedules of task graphs: reading, planners, and a proof by exhaustive search that no schedule is
 * better than one that is called optimal. */
#include <math.h>

#include "base/fs.h"
#include "base/str.h"
#include "dag_case.h"
#include "plan/dag/dag.h"
#include "unit.h"

/* ---- reading ----------------------------------------------------------------------------------
 */

static void a_graph_is_read_with_both_ends_of_its_edges(void **state)
{
	smr_dag *d =
		read_text("3 2\n0 1 2 3 4 0\n1 5 6.5 7 8 1 0 2.25\r\n2 1e1 9 9 9 2 0 1 1\n 3\n\n");

	assert_int_equal(d->n, 3);
	assert_int_equal(d->p, 2);
	assert_true(d->w[3] == 6.5 && d->w[4] == 10 && d->e[1] == 4);
	assert_int_equal(d->first[3], 3);
	assert_int_equal(d->next[1] - d->next[0], 2);
	assert_int_equal(d->succs[0].task, 1);
	assert_int_equal(d->succs[1].task, 2);
	assert_true(d->succs[0].data == 2.25 && d->succs[2].data == 3);
	assert_int_equal(d->next[3], 3);
	smr_dag_free(d);
}

static const struct wrong {
	const char *text, *says;
} wrongs[] = {
	{"", "graph:1: the text ends where the number of tasks should be"},
	{"0 1\n", "graph:1: a graph has one task and one processor at least"},
	{"1 0\n", "graph:1: a graph has one task and one processor at least"},
	{"x 1\n", "graph:1: the number of tasks should be a number, not 'x'"},
	{"\177ELF\2\1 1\n",
	 "graph:1: the number of tasks should be a number, not '\\x7fELF\\x02\\x01'"},
	{"\303\244\x1b[2J 1\n", "not '\\xc3\\xa4\\x1b[2J'"},
	{"1.5 1\n", "graph:1: the number of tasks is 1.5, and should be whole"},
	{"-1 1\n", "graph:1: the number of tasks is -1, and should be 0 or more"},
	{"900000 4000\n", "more than the text has"},
	{"1e9 1\n", "graph:1: the number of tasks is 1e+09, and should be whole, 1000000 at most"},
	{"1 1\n0 1\n", "graph:3: the text ends where an energy should be"},
	{"1 1\n1 1 1 0\n", "graph:2: task 1 stands where task 0 should"},
	{"1 1\n0 nan 1 0\n", "graph:2: a time should be a number, not 'nan'"},
	{"1 1\n0 inf 1 0\n", "graph:2: a time should be a number, not 'inf'"},
	{"1 1\n0 0x1 1 0\n", "graph:2: a time should be a number, not '0x1'"},
	{"1 1\n0 1e999 1 0\n", "graph:2: a time is inf, and should be 0 or more"},
	{"1 1\n0 -1 1 0\n", "graph:2: a time is -1, and should be 0 or more"},
	{"1 1\n0 1 1 1 0 1\n", "graph:2: the number of predecessors is 1, and should be whole, 0"},
	{"2 1\n0 1 1 0\n1 1 1 1 1 1\n", "graph:3: task 1 comes before its predecessor 1"},
	{"3 1\n0 1 1 0\n1 1 1 0\n2 1 1 2 0 1 0 1\n", "graph:4: task 2 has predecessor 0 twice"},
	{"2 1\n0 1 1 0\n1 1 1 1 0 -2\n", "graph:3: the data of a predecessor is -2"},
	{"1 1\n0 1 1 0\n7\n", "graph:3: there is more after the last task"},
	{"1 1\n0 9e299 9e299 0\n", "more than a number can be"},
};

static void wrong_graphs_are_told_with_their_line(void **state)
{
	smr_dag *d;

	for (size_t i = 0; i < sizeof(wrongs) / sizeof(wrongs[0]); i++) {
		assert_int_equal(smr_dag_read("graph", wrongs[i].text, strlen(wrongs[i].text), &d),
				 SMR_EPARSE);
		if (strstr(smr_errmsg(), wrongs[i].says) == NULL)
			fail_msg("'%s', not '%s'", smr_errmsg(), wrongs[i].says);
	}
}

/* ---- the judge --------------------------------------------------------------------------------
 */

static void the_check_finds_each_broken_rule(void **state)
{
	smr_dag *d = read_text("2 2\n0 2 2 1 1 0\n1 3 3 1 1 1 0 5\n");
	smr_dag_slot good[2] = {{0, 0, 2}, {1, 7, 10}}, bad[2];
	const struct broken {
		smr_dag_slot task1;
		double makespan, energy;
		const char *says;
	} list[] = {
		{{1, 6, 9}, 9, 2, "begins before task 0's data is there"},
		{{0, 1, 4}, 4, 2, "begins before task 0's data is there"},
		{{1, 7, 9}, 9, 2, "does not take the time"},
		{{2, 7, 10}, 10, 2, "is on processor 2 of 2"},
		{{1, 7, 10}, 9, 2, "the schedule ends at 10 with 2, not 9 with 2"},
		{{1, 7, 10}, 10, 1, "the schedule ends at 10 with 2, not 10 with 1"},
		{{1, NAN, NAN}, 10, 2, "does not take the time"},
	};
	smr_dag_schedule s = {.makespan = 10, .energy = 2, .slots = good};

	assert_int_equal(smr_dag_check(d, &s), SMR_OK);
	for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++) {
		bad[0] = good[0];
		bad[1] = list[i].task1;
		s = (smr_dag_schedule){
			.makespan = list[i].makespan, .energy = list[i].energy, .slots = bad};
		assert_int_equal(smr_dag_check(d, &s), SMR_ECORRUPT);
		assert_non_null(strstr(smr_errmsg(), list[i].says));
	}
	smr_dag_free(d);
	d = read_text("2 1\n0 2 1 0\n1 3 1 0\n");
	s = (smr_dag_schedule){
		.makespan = 4, .energy = 2, .slots = (smr_dag_slot[2]){{0, 0, 2}, {0, 1, 4}}};
	assert_int_equal(smr_dag_check(d, &s), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "processor 0 runs two tasks"));
	smr_dag_free(d);
}

/* ---- planners ---------------------------------------------------------------------------------
 */

/* The ten tasks of the paper, whose HEFT schedule has a makespan of 80, CPOP's 86. */
static const char paper[] = "10 3\n"
			    "0 14 16 9 0 0 0 0\n"
			    "1 13 19 18 0 0 0 1 0 18\n"
			    "2 11 13 19 0 0 0 1 0 12\n"
			    "3 13 8 17 0 0 0 1 0 9\n"
			    "4 12 13 10 0 0 0 1 0 11\n"
			    "5 13 16 9 0 0 0 1 0 14\n"
			    "6 7 15 11 0 0 0 1 2 23\n"
			    "7 5 11 14 0 0 0 3 1 19 3 27 5 15\n"
			    "8 18 12 20 0 0 0 3 1 16 3 23 4 13\n"
			    "9 21 7 16 0 0 0 3 6 17 7 11 8 13\n";

static double makespan_of(const smr_dag *d, const char *planner, double seconds)
{
	smr_dag_goal goal = {.deadline = INFINITY, .seconds = seconds};
	smr_dag_schedule s;
	double makespan;

	assert_int_equal(smr_dag_planner_find(planner)->plan(d, &goal, &s), SMR_OK);
	makespan = s.makespan;
	assert_true(s.bound <= makespan);
	smr_dag_schedule_free(&s);
	return makespan;
}

static void the_papers_schedules_come_out(void **state)
{
	smr_dag *d = read_text(paper);

	assert_true(makespan_of(d, "heft", 1) == 80);
	assert_true(makespan_of(d, "cpop", 1) == 86);
	assert_true(makespan_of(d, "peft", 1) == 85);
	assert_true(makespan_of(d, "exact", 60) == 73);
	smr_dag_free(d);
	assert_null(smr_dag_planner_find("magic"));
	assert_non_null(
		strstr(smr_errmsg(), "there is no planner 'magic'; there are: search exact"));
}

/* All orders of starts, all processors. */
typedef struct brute {
	const smr_dag *d;
	smr_dag_slot slots[8];
	double avail[4];
	unsigned placed;
	double deadline, makespan, energy; /* the best so far */
	smr_dag_front *front;              /* points in any order, some dominated */
	size_t cap;
} brute;

static void all_schedules(brute *x, double makespan, double energy)
{
	const smr_dag *d = x->d;

	if (x->placed + 1 == 1u << d->n) {
		x->makespan = fmin(x->makespan, makespan);
		if (makespan <= x->deadline)
			x->energy = fmin(x->energy, energy);
		if (x->front != NULL && x->front->n < x->cap)
			x->front->points[x->front->n++] = (smr_dag_point){makespan, energy};
		return;
	}
	for (uint32_t i = 0; i < d->n; i++) {
		bool ready = !(x->placed >> i & 1);

		for (size_t k = d->first[i]; k < d->first[i + 1]; k++)
			ready &= x->placed >> d->preds[k].task & 1;
		for (uint32_t p = 0; ready && p < d->p; p++) {
			double at = x->avail[p], was = at, end;

			for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
				const smr_dag_slot *s = &x->slots[d->preds[k].task];

				at = fmax(at,
					  s->finish + (s->processor == p ? 0 : d->preds[k].data));
			}
			end = at + d->w[i * d->p + p];
			x->slots[i] = (smr_dag_slot){p, at, end};
			x->avail[p] = end;
			x->placed |= 1u << i;
			all_schedules(x, fmax(makespan, end), energy + d->e[i * d->p + p]);
			x->placed &= ~(1u << i);
			x->avail[p] = was;
		}
	}
}

static void exact_plans_are_as_good_as_trying_all(void **state)
{
	for (uint64_t seed = 1; seed <= unit_rounds(60); seed++) {
		smr_dag *d = random_graph(seed, 2 + seed % 5, 1 + seed % 3, false);
		smr_dag_goal goal = {.deadline = INFINITY, .seconds = 60};
		brute x = {.d = d, .makespan = INFINITY, .energy = INFINITY};
		smr_dag_schedule s;

		all_schedules(&x, 0, 0);
		assert_float_equal(makespan_of(d, "exact", 60), x.makespan, 1e-9);
		assert_float_equal(makespan_of(d, "search", 60), x.makespan, 1e-9);
		x.deadline = goal.deadline = x.makespan * 1.2;
		x.energy = INFINITY;
		all_schedules(&x, 0, 0);
		goal.objective = SMR_DAG_ENERGY;
		assert_int_equal(smr_dag_planner_find("exact")->plan(d, &goal, &s), SMR_OK);
		assert_true(s.optimal && s.makespan <= goal.deadline);
		assert_float_equal(s.energy, x.energy, 1e-9);
		smr_dag_schedule_free(&s);
		smr_dag_free(d);
	}
}

/* Every schedule is checked before it is returned (smr_dag_check()). */
static void all_planners_plan_all_graphs(void **state)
{
	smr_dag_goal goal = {.deadline = INFINITY, .seconds = 0.01};

	for (uint64_t seed = 100; seed < 130; seed++) {
		smr_dag *d = random_graph(seed, 1 + seed % 40, 1 + seed % 6, seed % 7 == 0);
		double best = INFINITY, searched = makespan_of(d, "search", 0.01);

		for (const smr_dag_planner *const *p = smr_dag_planners; *p != NULL; p++) {
			smr_dag_schedule s;

			assert_int_equal((*p)->plan(d, &goal, &s), SMR_OK);
			if (!(*p)->any_goal)
				best = fmin(best, s.makespan);
			smr_dag_schedule_free(&s);
		}
		if (d->p == 1)
			assert_float_equal(searched, best, 1e-9);
		smr_dag_free(d);
	}
}

static void what_cannot_end_in_time_ends_as_early_as_it_can(void **state)
{
	smr_dag *d = read_text(paper);
	smr_dag_goal goal = {.objective = SMR_DAG_ENERGY, .deadline = 50, .seconds = 60};
	smr_dag_schedule s;

	assert_int_equal(smr_dag_planner_find("exact")->plan(d, &goal, &s), SMR_OK);
	assert_true(s.makespan == 73);
	smr_dag_schedule_free(&s);
	smr_dag_free(d);
}

/* ---- fronts -----------------------------------------------------------------------------------
 */

static bool is_beaten(const smr_dag_point *x, const smr_dag_front *by, double more)
{
	for (size_t i = 0; i < by->n; i++)
		if (by->points[i].time <= x->time + more &&
		    by->points[i].energy <= x->energy + more)
			return true;
	return false;
}

/* The points of one are as good as those of the other, and none is dominated. */
static void assert_fronts(const smr_dag_front *all, const smr_dag_front *f)
{
	for (size_t i = 0; i < all->n; i++)
		assert_true(is_beaten(&all->points[i], f, 1e-9));
	for (size_t i = 0; i < f->n; i++) {
		assert_true(is_beaten(&f->points[i], all, 1e-9));
		assert_true(i == 0 || (f->points[i - 1].time < f->points[i].time &&
				       f->points[i - 1].energy > f->points[i].energy));
	}
}

static void fronts_are_those_of_trying_all(void **state)
{
	enum { MANY = 1 << 21 };
	smr_dag_front all = {.points = smr_calloc(MANY, sizeof(*all.points))}, f;

	assert_non_null(all.points);
	for (uint64_t seed = 1; seed <= 40; seed++) {
		bool chain = seed % 2 == 0;
		uint32_t n = chain ? 1 + (uint32_t)(seed / 2) % 8 : 2 + (uint32_t)seed % 4;
		smr_dag *d = random_graph(seed, n, chain ? 1 + (uint32_t)seed % 4 : 2, chain);
		brute x = {.d = d, .makespan = INFINITY, .front = &all, .cap = MANY};

		all.n = 0;
		all_schedules(&x, 0, 0);
		assert_true(all.n < MANY);
		assert_int_equal(smr_dag_pareto(d, 60, &f), SMR_OK);
		assert_true(f.exact);
		assert_fronts(&all, &f);
		smr_free(f.points);
		smr_dag_free(d);
	}
	smr_free(all.points);
}

static void long_chains_tell_how_far_off_they_are(void **state)
{
	smr_dag *d = random_graph(5, 60, 8, true);
	uint64_t seed = 7;
	smr_dag_front f;

	/* many digits: no two sums are equal; faster processors take more energy */
	for (uint32_t k = 0; k < d->n * d->p; k++) {
		d->w[k] = 1 + draw(&seed);
		d->e[k] = 1 / d->w[k] + 0.01 * draw(&seed);
	}
	for (size_t k = 0; k < d->first[d->n]; k++)
		d->preds[k].data = 0.01 * draw(&seed);
	assert_int_equal(smr_dag_pareto(d, 1, &f), SMR_OK);
	assert_false(f.exact);
	assert_true(f.epsilon > 0 && f.epsilon < 0.05);
	smr_free(f.points);
	smr_dag_free(d);
}

static smr_status read_and_plan(void *arg)
{
	smr_dag_goal goal = {.deadline = INFINITY, .seconds = 1e-9};
	smr_status st = SMR_OK;
	smr_dag_schedule s;
	smr_dag_front f;
	smr_dag *d;

	SMR_TRY(smr_dag_read("graph", arg, strlen(arg), &d));
	for (const smr_dag_planner *const *p = smr_dag_planners; *p != NULL && st == SMR_OK; p++) {
		st = (*p)->plan(d, &goal, &s);
		if (st == SMR_OK)
			smr_dag_schedule_free(&s);
	}
	if (st == SMR_OK)
		st = smr_dag_pareto(d, 1e-9, &f);
	if (st == SMR_OK)
		smr_free(f.points);
	smr_dag_free(d);
	return st;
}

static void any_allocation_may_fail(void **state)
{
	char chain[] = "3 2\n0 1 2 2 1 0\n1 1 2 2 1 1 0 1\n2 1 2 2 1 1 1 1\n";

	assert_true(unit_fail_each_allocation(read_and_plan, chain) > 30);
	assert_true(unit_fail_each_allocation(read_and_plan, (void *)paper) > 30);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_graph_is_read_with_both_ends_of_its_edges),
		cmocka_unit_test(wrong_graphs_are_told_with_their_line),
		cmocka_unit_test(the_check_finds_each_broken_rule),
		cmocka_unit_test(the_papers_schedules_come_out),
		cmocka_unit_test(exact_plans_are_as_good_as_trying_all),
		cmocka_unit_test(all_planners_plan_all_graphs),
		cmocka_unit_test(what_cannot_end_in_time_ends_as_early_as_it_can),
		cmocka_unit_test(fronts_are_those_of_trying_all),
		cmocka_unit_test(long_chains_tell_how_far_off_they_are),
		cmocka_unit_test(any_allocation_may_fail),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
