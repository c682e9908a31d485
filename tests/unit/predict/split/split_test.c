/* One program on several machines: which programs are split, and that the plans are possible. */
#include <math.h>
#include <time.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cluster/dispatch/cluster.h"
#include "ctx_case.h"
#include "learn/placement/node_perf.h"
#include "predict/split/internal.h"

static smr_machine near, far; /* equally fast */
static smr_cost near_cost = {.machine = &near}, far_cost = {.machine = &far};

static int open_all(void **state)
{
	return ctx_open(state) != 0 || smr_machine_load("h100-sxm", &near) != SMR_OK ||
	       smr_machine_load("h100-sxm", &far) != SMR_OK;
}

static smr_workload *read_it(const char *text)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	const smr_workload_params how = {.target = &near, .turns = 1};
	smr_workload *w;

	l.text = text;
	l.length = strlen(text);
	if (smr_workload_read(ctx, &l, &how, &w) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return w;
}

static smr_split_params params_of(const smr_workload *w)
{
	return (smr_split_params){.work = w,
				  .n = 2,
				  .cost = {&near_cost, &far_cost},
				  .host = {0, 1},
				  .link = "net",
				  .goal = {SMR_DAG_MAKESPAN, INFINITY, 0.2},
				  .most_bytes = INFINITY};
}

static smr_split *split_it(const smr_split_params *p)
{
	smr_split *s;

	if (smr_split_plan(p, &s) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return s;
}

/* ---- programs -------------------------------------------------------------------------------- */

#define M "tensor<8192x8192xf32>"
#define DOT(out, in, w)                                                                       \
	"  " out " = stablehlo.dot_general " in ", " w ", contracting_dims = [1] x [0] : (" M \
	", " M ") -> " M "\n"
#define SUM(out, in)                                                        \
	"  " out " = stablehlo.reduce(" in                                  \
	" init: %z) applies stablehlo.add across dimensions = [0, 1] : (" M \
	", tensor<f32>) -> tensor<f32>\n"
#define HEAD                                                       \
	"func.func @main(%a: " M ", %b: " M ") -> tensor<f32> {\n" \
	"  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"

/* two that are independent except for a number each, */
static const char towers[] = HEAD DOT("%1", "%a", "%a") DOT("%2", "%1", "%a") SUM("%3", "%2") DOT(
	"%4", "%b", "%b") DOT("%5", "%4", "%b")
	SUM("%6", "%5") "  %7 = stablehlo.add %3, %6 : tensor<f32>\n  return %7 : tensor<f32>\n}\n";
/* and one after the other */
static const char chain[] = HEAD DOT("%1", "%a", "%b") DOT("%2", "%1", "%b") DOT("%3", "%2", "%b")
	SUM("%4", "%3") "  return %4 : tensor<f32>\n}\n";

/* ---- the validator: from the result alone ------------------------------------------------------
 */

static const smr_split_message *message_of(const smr_split *s, uint32_t task, int to)
{
	for (uint32_t i = 0; i < s->nmessages; i++)
		if (s->messages[i].task == task && s->messages[i].to == to)
			return &s->messages[i];
	return NULL;
}

static void check_edges(const smr_split *s)
{
	for (uint32_t i = 0; i < s->nedges; i++) {
		const smr_split_task *from = &s->tasks[s->edges[i].from];
		const smr_split_task *to = &s->tasks[s->edges[i].to];
		const smr_split_message *m = message_of(s, s->edges[i].from, to->side);

		if (from->side == to->side) {
			assert_true(to->start >= from->finish);
			continue;
		}
		assert_non_null(m);
		assert_true(m->bytes > 0 && m->start >= from->finish && to->start >= m->finish);
	}
}

static bool overlap(double a, double a_end, double b, double b_end)
{
	return a < b_end && b < a_end && a < a_end && b < b_end;
}

static void check_queues(const smr_split *s)
{
	for (uint32_t i = 0; i < s->ntasks; i++)
		for (uint32_t k = 0; k < i; k++) {
			const smr_split_task *x = &s->tasks[i], *y = &s->tasks[k];

			if (x->side == y->side)
				assert_false(overlap(x->start, x->finish, y->start, y->finish));
		}
	for (uint32_t i = 0; i < s->nmessages; i++)
		for (uint32_t k = 0; k < i; k++) {
			const smr_split_message *m = &s->messages[i], *n = &s->messages[k];

			if (s->tasks[m->task].side == s->tasks[n->task].side || m->to == n->to)
				assert_false(overlap(m->start, m->finish, n->start, n->finish));
		}
}

static void check_split(const smr_workload *w, const smr_split *s)
{
	double end = 0;
	uint32_t ops = 0;

	for (uint32_t k = 0; k < SMR_SPLIT_SIDES; k++)
		ops += s->ops[k];
	check_edges(s);
	check_queues(s);
	for (uint32_t i = 0; i < s->ntasks; i++)
		end = fmax(end, s->tasks[i].finish);
	for (uint32_t i = 0; i < s->nmessages; i++)
		end = fmax(end, s->messages[i].finish);
	assert_true(fabs(end - s->forecast.p50) < 1e-12 + 1e-9 * end);
	assert_int_equal(ops, w->nsteps);
	assert_true(s->value >= s->bound * (1 - 1e-9));
	assert_true(s->forecast.p10 <= s->forecast.p50 && s->forecast.p50 <= s->forecast.p90);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static double alone(const smr_workload *w)
{
	smr_forecast f;

	if (smr_forecast_of(&near_cost, w, &f) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return f.p90;
}

static void what_is_independent_is_split(void **state)
{
	smr_workload *w = read_it(towers);
	const smr_split_params p = params_of(w);
	smr_split *s = split_it(&p);

	check_split(w, s);
	assert_true(s->ops[0] > 0 && s->ops[1] > 0);
	assert_true(s->forecast.p90 < 0.6 * alone(w));
	assert_int_equal(s->nmessages, 1);
	assert_true(s->messages[0].bytes <= 4096); /* sums, not matrices */
	smr_split_free(s);
	smr_workload_free(w);
}

static void what_follows_each_other_is_not(void **state)
{
	smr_workload *w = read_it(chain);
	const smr_split_params p = params_of(w);
	smr_split *s = split_it(&p);

	check_split(w, s);
	assert_true(s->ops[0] == 0 || s->ops[1] == 0);
	assert_int_equal(s->nmessages, 0);
	assert_true(fabs(s->forecast.p90 / alone(w) - 1) < 1e-9);
	smr_split_free(s);
	smr_workload_free(w);
}

static void but_for_memory(void **state)
{
	smr_workload *w = read_it(chain);
	smr_split_params p = params_of(w);
	smr_split *s;

	p.most_bytes = 3.5 * 8192 * 8192 * 4; /* of two arguments and the live values, four */
	s = split_it(&p);
	if (s->within)
		check_split(w, s);
	assert_true(fmax(s->memory[0], s->memory[1]) <= p.most_bytes);
	assert_true(s->by_memory && s->ops[0] > 0 && s->ops[1] > 0);
	smr_split_free(s);
	smr_workload_free(w);
}

static void a_slow_link_keeps_it_together(void **state)
{
	smr_workload *w = read_it(towers);
	smr_split_params p = params_of(w);
	smr_machine slow = near;
	smr_cost cost = {.machine = &slow};
	smr_split *s;

	for (int i = 0; i < slow.nlinks; i++)
		slow.links[i].latency_s = 10;
	p.cost[1] = &cost;
	s = split_it(&p);
	check_split(w, s);
	assert_true(s->ops[0] == 0 || s->ops[1] == 0);
	smr_split_free(s);
	p.link = "string";
	assert_int_equal(smr_split_plan(&p, &s), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "has a link 'string'"));
	smr_workload_free(w);
}

/* Places tasks by the digits of a number, each as early as possible, in their order. */
static void place(const split_tasks *t, const smr_dag *d, uint32_t where, smr_dag_slot *slots)
{
	double free_at[SMR_SPLIT_SIDES] = {0, 0};

	for (uint32_t i = 0; i < t->n; i++, where /= t->p->n) {
		uint32_t p = where % t->p->n;
		double at = free_at[p];

		for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
			const smr_dag_slot *from = &slots[d->preds[k].task];

			at = fmax(at, from->finish + (from->processor == p ? 0 : d->preds[k].data));
		}
		slots[i] = (smr_dag_slot){p, at, at + t->list[i].seconds[p][2]};
		free_at[p] = slots[i].finish;
	}
}

/* Checks against all placements. */
static void check_best(const smr_split_params *p, const smr_split *s)
{
	smr_dag_slot slots[16];
	split_tasks t;
	smr_dag *d;
	double best = INFINITY;
	uint32_t all = 1;

	assert_int_equal(split_tasks_of(p, &t), SMR_OK);
	assert_int_equal(split_dag(&t, &t.mean, &d), SMR_OK);
	assert_in_range(t.n, 4, 13);
	for (uint32_t i = 0; i < t.n; i++)
		all *= p->n;
	for (uint32_t where = 0; where < all; where++) {
		smr_split x = {.tasks = (smr_split_task[16]){0},
			       .messages = (smr_split_message[64]){0}};

		place(&t, d, where, slots);
		assert_int_equal(split_run(&t, slots, &x), SMR_OK);
		assert_true(x.forecast.p90 >= s->bound * (1 - 1e-9));
		best = fmin(best, x.forecast.p90);
	}
	if (s->forecast.p90 > best * (1 + 1e-9))
		fail_msg("%g s, %g s is the best", s->forecast.p90, best);
	smr_dag_free(d);
	split_tasks_free(&t);
}

static void no_other_way_is_quicker(void **state)
{
	smr_workload *w = read_it(towers);
	const smr_split_params p = params_of(w);
	smr_split *s = split_it(&p);

	check_best(&p, s);
	smr_split_free(s);
	smr_workload_free(w);
}

/* Three independent towers, on one device of one host and two of the other. */
static const char three[] =
	"func.func @main(%a: " M ", %b: " M ", %c: " M ") -> tensor<f32> {\n"
	"  %z = stablehlo.constant dense<0.0> : tensor<f32>\n" DOT("%1", "%a", "%a")
		DOT("%2", "%1", "%a") SUM("%3", "%2") DOT("%4", "%b", "%b") DOT("%5", "%4", "%b")
			SUM("%6", "%5") DOT("%7", "%c", "%c") DOT("%8", "%7", "%c")
				SUM("%9", "%8") "  %10 = stablehlo.add %3, %6 : tensor<f32>\n  %11 "
						"= stablehlo.add %10, %9 : tensor<f32>\n"
						"  return %11 : tensor<f32>\n}\n";

/* Two paths from each product to the next but one: 2^60 from the first to the last. */
static void ways_through_a_program_are_not_walked_one_by_one(void **state)
{
	smr_str text = {0};
	smr_workload *w;
	smr_split_params p;
	clock_t from;
	smr_split *s;

	smr_str_puts(&text, HEAD "  %x0 = stablehlo.add %a, %b : " M "\n");
	for (int i = 0; i < 60; i++)
		smr_str_printf(&text,
			       DOT("%%l%d", "%%x%d", "%%a") DOT("%%r%d", "%%x%d", "%%b")
				       DOT("%%x%d", "%%l%d", "%%r%d"),
			       i, i, i, i, i + 1, i, i);
	smr_str_puts(&text, SUM("%s", "%x60") "  return %s : tensor<f32>\n}\n");
	w = read_it(smr_str_text(&text));
	p = params_of(w);
	p.n = 3;
	p.cost[2] = &far_cost;
	p.host[2] = 1;
	p.goal.seconds = 0.05;
	from = clock();
	s = split_it(&p);
	/* processor time; visiting all paths took 3 s */
	assert_true((double)(clock() - from) / CLOCKS_PER_SEC < 1.5);
	check_split(w, s);
	smr_split_free(s);
	smr_workload_free(w);
	smr_str_free(&text);
}

static smr_status keep(void *h, const char *key, const void *data, size_t n)
{
	return smr_history_keep(h, SMR_FLEET_LOCAL_ID, key, data, n);
}

/* The first message takes as much longer as it is dispatched later. */
static void what_sending_took_is_what_it_will_take(void **state)
{
	const smr_sending one = {.dispatch_s = 2e-3, .pack_bps = 1e9, .move_bps = 1e9};
	smr_workload *w = read_it(towers);
	smr_split_params p = params_of(w);
	smr_split *usual = split_it(&p), *late;
	const smr_split_message *a = &usual->messages[0], *b;
	smr_node_perf *f;

	assert_non_null(ctx->history);
	assert_true(smr_split_dispatch(NULL) == 0);
	assert_true(smr_split_dispatch(ctx->history) == 0);
	assert_int_equal(smr_node_perf_open(&f), SMR_OK);
	for (int i = 0; i < 100; i++)
		smr_node_perf_sent(f, &one);
	assert_int_equal(smr_node_perf_each(f, keep, ctx->history), SMR_OK);
	smr_node_perf_close(f);
	p.dispatch_s = smr_split_dispatch(ctx->history);
	assert_true(fabs(p.dispatch_s - 2e-3) < 1e-6);
	late = split_it(&p);
	b = &late->messages[0];
	assert_true(usual->nmessages == 1 && late->nmessages == 1);
	assert_true(fabs(b->finish - b->start - (a->finish - a->start) - (p.dispatch_s - 250e-6)) <
		    1e-9);
	smr_split_free(usual);
	smr_split_free(late);
	smr_workload_free(w);
}

static void three_devices_are_better_than_two(void **state)
{
	smr_workload *w = read_it(three);
	smr_split_params p = params_of(w);
	smr_split *two = split_it(&p), *s;

	p.n = 3;
	p.cost[2] = &far_cost;
	p.host[2] = 1;
	s = split_it(&p);
	check_split(w, s);
	assert_true(s->ops[0] > 0 && s->ops[1] > 0 && s->ops[2] > 0);
	assert_true(s->forecast.p90 < 0.6 * two->forecast.p90);
	smr_split_free(two);
	smr_split_free(s);
	smr_workload_free(w);
}

/* Routes differ: tasks that communicate are placed near each other. */
static void no_other_way_on_three_is_quicker(void **state)
{
	smr_workload *w = read_it("func.func @main(%a: " M ", %b: " M ", %c: " M ") -> " M
				  " {\n" DOT("%1", "%a", "%a") DOT("%2", "%b", "%b")
					  DOT("%3", "%c", "%c") DOT("%4", "%1", "%2")
						  DOT("%5", "%4", "%3") "  return %5 : " M "\n}\n");
	smr_split_params p = params_of(w);
	smr_split *s;

	p.n = 3;
	p.cost[2] = &far_cost;
	p.host[2] = 1;
	s = split_it(&p);
	check_split(w, s);
	check_best(&p, s);
	smr_split_free(s);
	smr_workload_free(w);
}

/* Devices of one host exchange values that would be too expensive between hosts. */
static void devices_of_one_host_are_near(void **state)
{
	smr_workload *w = read_it(towers);
	smr_split_params p = params_of(w);
	smr_machine slow = near;
	smr_cost cost = {.machine = &slow};
	smr_split *s;

	for (int i = 1; i < slow.nlinks; i++)
		slow.links[i].latency_s = 10;
	p.cost[0] = p.cost[1] = &cost;
	s = split_it(&p);
	assert_true(s->ops[0] == 0 || s->ops[1] == 0);
	smr_split_free(s);
	p.host[1] = 0;
	s = split_it(&p);
	check_split(w, s);
	assert_true(s->ops[0] > 0 && s->ops[1] > 0);
	assert_true(s->messages[0].finish - s->messages[0].start < 1e-4);
	smr_split_free(s);
	slow.nlinks = 0;
	assert_int_equal(smr_split_plan(&p, &s), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "no \"links\""));
	smr_workload_free(w);
}

/* Each holds its part of a chain: of three matrices, and two live values. */
static void three_hold_what_two_cannot(void **state)
{
	smr_workload *w = read_it(three);
	smr_split_params p = params_of(w);
	smr_split *s;

	p.most_bytes = 3.5 * 8192 * 8192 * 4;
	p.goal.objective = SMR_DAG_ENERGY;
	p.n = 3;
	p.cost[2] = &far_cost;
	p.host[2] = 2;
	s = split_it(&p);
	check_split(w, s);
	assert_true(s->within && s->ops[0] > 0 && s->ops[1] > 0 && s->ops[2] > 0);
	for (int k = 0; k < 3; k++)
		assert_true(s->memory[k] > 0 && s->memory[k] <= p.most_bytes);
	smr_split_free(s);
	p.n = 2;
	s = split_it(&p);
	assert_false(s->within);
	smr_split_free(s);
	smr_workload_free(w);
}

static void compare_front(const smr_split_params *p, const smr_dag_front *f)
{
	bool seen[64] = {false};
	split_tasks t;
	smr_dag *d;
	uint32_t all = 1;

	assert_int_equal(split_tasks_of(p, &t), SMR_OK);
	assert_int_equal(split_dag(&t, &t.least, &d), SMR_OK);
	assert_true(t.n <= 10 && f->n <= 64);
	for (uint32_t i = 0; i < t.n; i++)
		all *= p->n;
	for (uint32_t where = 0; where < all; where++) {
		smr_dag_slot slots[16];
		double time = 0, energy = 0;
		bool beaten = false;

		place(&t, d, where, slots);
		for (uint32_t i = 0; i < t.n; i++) {
			time = fmax(time, slots[i].finish);
			energy += t.list[i].joules[slots[i].processor];
		}
		for (size_t i = 0; i < f->n; i++) {
			bool later = f->points[i].time > time * (1 + 1e-9);
			bool dearer = f->points[i].energy > energy * (1 + 1e-9);

			beaten |= !later && !dearer;
			seen[i] |= fabs(f->points[i].time / time - 1) < 1e-9 &&
				   fabs(f->points[i].energy / energy - 1) < 1e-9;
		}
		assert_true(beaten); /* or equal */
	}
	for (size_t i = 0; i < f->n; i++)
		assert_true(seen[i]);
	smr_dag_free(d);
	split_tasks_free(&t);
}

/* All pairs of time and energy of some placement that no other dominates. */
static void the_front_is_that_of_all_ways(void **state)
{
	smr_workload *w = read_it(chain);
	smr_split_params p = params_of(w);
	smr_machine frugal = near;
	smr_cost cost = {.machine = &frugal};
	smr_dag_front f;
	smr_split *s;

	frugal.bw_all[frugal.npoints - 1] /= 4;
	frugal.peak_f32 /= 4;
	for (int k = 0; k < SMR_MATRIX_TYPES; k++)
		frugal.matrix[k] /= 4;
	frugal.tdp_w /= 40;
	frugal.idle_w /= 40;
	p.cost[1] = &cost;
	p.n = 3;
	p.cost[2] = &far_cost;
	p.host[2] = 2;
	assert_int_equal(smr_split_front(&p, &f), SMR_OK);
	assert_true(f.exact && f.n >= 2);
	compare_front(&p, &f);
	p.goal.objective = SMR_DAG_ENERGY;
	p.goal.deadline = f.points[0].time * (1 + 1e-9);
	s = split_it(&p);
	assert_true(s->bound <= f.points[0].energy * (1 + 1e-9));
	smr_split_free(s);
	smr_free(f.points);
	smr_workload_free(w);
}

/* The second tower's sum is a weight of the next step's first tower: it is sent back. */
static void what_a_step_keeps_goes_back(void **state)
{
	smr_workload *w =
		read_it("func.func @main(%a: " M ", %b: " M ") -> (" M ", " M
			") {\n" DOT("%1", "%a", "%a") DOT("%2", "%1", "%a") DOT("%4", "%b", "%b")
				DOT("%5", "%4", "%b") "  return %5, %2 : " M ", " M "\n}\n");
	smr_split_params p = params_of(w);
	smr_machine quick = near;
	smr_cost cost = {.machine = &quick};
	smr_split *s;

	quick.host_bps = 1e15;
	for (int i = 0; i < quick.nlinks; i++)
		quick.links[i].bps = 1e15;
	p.cost[0] = p.cost[1] = &cost;
	s = split_it(&p);
	check_split(w, s);
	assert_true(s->ops[0] > 0 && s->ops[1] > 0);
	assert_int_equal(s->nmessages, 2); /* each one's result is the other's weight */
	assert_true(s->messages[0].bytes >= 8192.0 * 8192 * 4);
	smr_split_free(s);
	smr_workload_free(w);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_independent_is_split),
		cmocka_unit_test(what_follows_each_other_is_not),
		cmocka_unit_test(but_for_memory),
		cmocka_unit_test(a_slow_link_keeps_it_together),
		cmocka_unit_test(no_other_way_is_quicker),
		cmocka_unit_test(what_a_step_keeps_goes_back),
		cmocka_unit_test(ways_through_a_program_are_not_walked_one_by_one),
		cmocka_unit_test(what_sending_took_is_what_it_will_take),
		cmocka_unit_test(three_devices_are_better_than_two),
		cmocka_unit_test(no_other_way_on_three_is_quicker),
		cmocka_unit_test(devices_of_one_host_are_near),
		cmocka_unit_test(three_hold_what_two_cannot),
		cmocka_unit_test(the_front_is_that_of_all_ways),
	};

	return cmocka_run_group_tests(tests, open_all, ctx_close);
}
