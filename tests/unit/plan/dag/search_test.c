/* Properties of searches and bounds on random graphs: searches are at least as good as what they
 * contain, more time costs no energy, bounds are below all schedules, and fronts have no holes. */
#include "base/thread/clock.h"
#include "dag_case.h"
#include "plan/dag/internal.h"

static void plan(const char *planner, const smr_dag *d, const smr_dag_goal *goal,
		 smr_dag_schedule *out)
{
	if (smr_dag_planner_find(planner)->plan(d, goal, out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(out->bound <= smr_dag_value(goal, out));
}

static double best_list(const smr_dag *d)
{
	const smr_dag_goal goal = {.deadline = INFINITY};
	double best = INFINITY;

	for (const smr_dag_planner *const *p = smr_dag_planners; *p != NULL; p++) {
		smr_dag_schedule s;

		if ((*p)->any_goal)
			continue;
		plan((*p)->name, d, &goal, &s);
		best = fmin(best, s.makespan);
		smr_dag_schedule_free(&s);
	}
	return best;
}

/* Also with no time at all. */
static void a_search_is_never_worse_than_a_list_scheduler(void **state)
{
	for (uint64_t seed = 1; seed <= unit_rounds(60); seed++) {
		smr_dag *d = seed % 2 ? trading_graph(seed, 20 + 10 * (uint32_t)(seed % 9), 5)
				      : random_graph(seed, 1 + seed % 40, 1 + seed % 6, false);
		const smr_dag_goal goal = {.deadline = INFINITY, .seconds = 1e-9};
		double best = best_list(d);
		smr_dag_schedule s;
		smr_dag_front f;

		plan("search", d, &goal, &s);
		assert_true(s.makespan <= best);
		smr_dag_schedule_free(&s);
		assert_int_equal(smr_dag_pareto(d, 1e-9, &f), SMR_OK);
		assert_true(f.points[0].time <= best * (1 + 1e-9));
		smr_free(f.points);
		smr_dag_free(d);
	}
}

static void more_time_takes_no_more_energy(void **state)
{
	for (uint64_t seed = 1; seed <= unit_rounds(6); seed++) {
		smr_dag *d = trading_graph(seed, 150, 6);
		smr_dag_goal goal = {.objective = SMR_DAG_ENERGY, .seconds = 0.1};
		double list = best_list(d), last = INFINITY;

		for (double times = 1; times < 6; times *= 1.3) {
			smr_dag_schedule s;

			goal.deadline = list * times;
			plan("search", d, &goal, &s);
			assert_true(s.makespan <= goal.deadline && s.energy <= last * 1.01);
			last = s.energy;
			smr_dag_schedule_free(&s);
		}
		smr_dag_free(d);
	}
}

/* Tasks in any order that their edges allow, on any processors. */
static smr_dag_point random_schedule(const smr_dag *d, uint64_t *bits)
{
	double *priority = smr_calloc(d->n, sizeof(*priority));
	uint32_t *fixed = smr_calloc(d->n, sizeof(*fixed));
	smr_dag_point made;
	dag_build b;

	assert_true(priority != NULL && fixed != NULL);
	for (uint32_t i = 0; i < d->n; i++) {
		priority[i] = dag_draw(bits);
		fixed[i] = dag_draw_of(bits, d->p);
	}
	assert_int_equal(dag_build_new(d, &b), SMR_OK);
	assert_int_equal(
		dag_list_schedule(&b,
				  &(dag_list){.priority = priority, .fixed = fixed, .gaps = true}),
		SMR_OK);
	made = (smr_dag_point){b.makespan, dag_energy(d, b.slots)};
	dag_build_free(&b);
	smr_free(priority);
	smr_free(fixed);
	return made;
}

/* Prices that prove a bound prove it against every schedule, of any planner and of none. */
static void bounds_are_below_all_schedules(void **state)
{
	const dag_effort effort = {.rounds = 300};

	for (uint64_t seed = 1; seed <= unit_rounds(200); seed++) {
		smr_dag *d = random_graph(seed, 1 + seed % 30, 1 + seed % 5, seed % 9 == 0);
		smr_dag_goal goal = {.deadline = INFINITY};
		uint64_t bits = seed;
		dag_support support;
		double bound;
		smr_dag_point x;

		x = random_schedule(d, &bits);
		assert_int_equal(dag_bound(d, &goal, x.time, &effort, &bound), SMR_OK);
		assert_true(bound <= x.time);
		assert_int_equal(dag_energy_support(d, x.time, x.energy, &effort, NULL, &support),
				 SMR_OK);
		assert_true(dag_support_at(&support, x.time) <= x.energy);
		for (int k = 0; k < 20; k++) {
			x = random_schedule(d, &bits);
			assert_true(dag_support_at(&support, x.time) <= x.energy);
			goal = (smr_dag_goal){.objective = SMR_DAG_ENERGY, .deadline = x.time};
			assert_int_equal(dag_bound(d, &goal, x.energy, &effort, &bound), SMR_OK);
			assert_true(bound <= x.energy);
		}
		smr_dag_free(d);
	}
}

/* Programs whose optima are known. */
static void the_bound_is_near_the_linear_program(void **state)
{
	static const struct {
		const char *task;
		bool chained;
		uint32_t n;
		smr_dag_goal goal;
		double known, optimum;
	} cases[] = {
		/* x tasks on the first processor, x = 2 (12 - x) = 8 */
		{"1 2 0 0", false, 12, {.deadline = INFINITY}, 9, 8},
		/* 5 tasks on the second processor until 10, 7 on the first */
		{"1 2 3 1", false, 12, {SMR_DAG_ENERGY, 10, 0}, 36, 26},
		/* a chain: two of four tasks may take twice as long */
		{"1 2 3 1", true, 4, {SMR_DAG_ENERGY, 6, 0}, 12, 8},
		/* all where it is cheapest, though one processor is too slow for it */
		{"1 9 3 1", true, 4, {SMR_DAG_ENERGY, 6, 0}, 12, 12},
	};

	for (size_t k = 0; k < sizeof(cases) / sizeof(cases[0]); k++) {
		smr_str s = {0};
		double bound;
		smr_dag *d;

		smr_str_printf(&s, "%u 2\n", cases[k].n);
		for (uint32_t i = 0; i < cases[k].n; i++) {
			smr_str_printf(&s, "%u %s ", i, cases[k].task);
			if (i == 0 || !cases[k].chained)
				smr_str_printf(&s, "0\n");
			else
				smr_str_printf(&s, "1 %u 0\n", i - 1);
		}
		d = read_text(smr_str_text(&s));
		assert_int_equal(dag_bound(d, &cases[k].goal, cases[k].known,
					   &(dag_effort){.rounds = 1000}, &bound),
				 SMR_OK);
		assert_true(bound <= cases[k].optimum && bound > cases[k].optimum * 0.995);
		smr_dag_free(d);
		smr_str_free(&s);
	}
}

static void assert_covered(const smr_dag_front *f, double time, double energy, double off)
{
	bool is = false;

	for (size_t i = 0; i < f->n; i++)
		is |= f->points[i].time <= time * (1 + off) &&
		      f->points[i].energy <= energy * (1 + off);
	assert_true(is);
}

static void fronts_have_no_holes(void **state)
{
	for (uint64_t seed = 1; seed <= unit_rounds(4); seed++) {
		smr_dag *d = trading_graph(seed, 120, 6);
		smr_dag_goal goal = {.objective = SMR_DAG_ENERGY, .seconds = 0.1};
		double list = best_list(d);
		uint64_t bits = seed;
		smr_dag_front f;

		assert_int_equal(smr_dag_pareto(d, 0.5, &f), SMR_OK);
		assert_true(f.epsilon < 1);
		for (size_t i = 1; i < f.n; i++)
			assert_true(f.points[i - 1].time < f.points[i].time &&
				    f.points[i - 1].energy > f.points[i].energy);
		for (double times = 1; times < 6; times *= 1.2) {
			smr_dag_schedule s;

			goal.deadline = list * times;
			plan("search", d, &goal, &s);
			assert_covered(&f, s.makespan, s.energy, fmin(0.2, f.epsilon));
			smr_dag_schedule_free(&s);
		}
		for (int k = 0; k < 50; k++) {
			smr_dag_point x = random_schedule(d, &bits);

			assert_covered(&f, x.time, x.energy, f.epsilon);
		}
		smr_free(f.points);
		smr_dag_free(d);
	}
}

static double plan_seconds(const smr_dag *d, int what)
{
	smr_dag_goal goal = {.objective = what == 1 ? SMR_DAG_ENERGY : SMR_DAG_MAKESPAN,
			     .deadline = what == 1 ? 3000 : INFINITY,
			     .seconds = 0.5};
	int64_t from = smr_now_ns();
	smr_dag_schedule s;
	smr_dag_front f;

	if (what < 2) {
		plan("search", d, &goal, &s);
		smr_dag_schedule_free(&s);
	} else {
		assert_int_equal(smr_dag_pareto(d, goal.seconds, &f), SMR_OK);
		smr_free(f.points);
	}
	return smr_seconds(from, smr_now_ns());
}

/* The machine may be busy with something else for a while: one of five rounds counts. */
static void a_budget_is_kept(void **state)
{
	smr_dag *graphs[] = {trading_graph(1, 1000, 8), random_graph(1, 60, 16, true),
			     random_graph(2, 62, 64, false)};

	for (int what = 0; what < 9; what++) {
		double least = INFINITY;

		for (int k = 0; k < 5 && least > 0.55; k++)
			least = fmin(least, plan_seconds(graphs[what / 3], what % 3));
		assert_true(least <= 0.55);
	}
	smr_dag_free(graphs[0]);
	smr_dag_free(graphs[1]);
	smr_dag_free(graphs[2]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_search_is_never_worse_than_a_list_scheduler),
		cmocka_unit_test(more_time_takes_no_more_energy),
		cmocka_unit_test(bounds_are_below_all_schedules),
		cmocka_unit_test(the_bound_is_near_the_linear_program),
		cmocka_unit_test(fronts_have_no_holes),
		cmocka_unit_test(a_budget_is_kept),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
