/* <samara/predict.h>, plan.h, explain.h and learn.h as used by a program outside this tree. */
#include <samara/samara.h>
#include <string.h>

#include "ctx_case.h"

static const char PRODUCT[] =
	"func.func @main(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> "
	"{\n"
	"  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x512xf32>, "
	"tensor<512x512xf32>) -> tensor<512x512xf32>\n"
	"  %1 = stablehlo.tanh %0 : tensor<512x512xf32>\n"
	"  return %1 : tensor<512x512xf32>\n"
	"}\n";
/* A large product, many small ones, a matrix times a vector, sums with functions, a small op. */
static const char LAYERS[] =
	"func.func @main(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>, %c: tensor<16x8x8xf32>, "
	"%v: tensor<256xf32>, %w: tensor<4xf32>) -> (tensor<256x256xf32>, tensor<16x8x8xf32>, "
	"tensor<256xf32>, tensor<256xf32>, tensor<4xf32>) {\n"
	"  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
	"  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x256xf32>, "
	"tensor<256x256xf32>) -> tensor<256x256xf32>\n"
	"  %1 = stablehlo.dot_general %c, %c, batching_dims = [0] x [0], contracting_dims = [2] x "
	"[1] : (tensor<16x8x8xf32>, tensor<16x8x8xf32>) -> tensor<16x8x8xf32>\n"
	"  %2 = stablehlo.dot_general %a, %v, contracting_dims = [1] x [0] : (tensor<256x256xf32>, "
	"tensor<256xf32>) -> tensor<256xf32>\n"
	"  %3 = stablehlo.exponential %b : tensor<256x256xf32>\n"
	"  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : "
	"(tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>\n"
	"  %5 = stablehlo.sine %w : tensor<4xf32>\n"
	"  return %0, %1, %2, %4, %5 : tensor<256x256xf32>, tensor<16x8x8xf32>, tensor<256xf32>, "
	"tensor<256xf32>, tensor<4xf32>\n"
	"}\n";
static const char GRAPH[] = "2 2\n0 1 2 3 1 0\n1 1 2 3 1 1 0 5\n";

static smr_load_params load;
static smr_predict_program program;

static int set_up(void **state)
{
	load = (smr_load_params)SMR_INIT(smr_load_params);
	load.text = PRODUCT;
	load.length = sizeof(PRODUCT) - 1;
	program = (smr_predict_program)SMR_INIT(smr_predict_program);
	program.model = &load;
	return ctx_open(state);
}

static smr_predict_params asked(const smr_predict_target *on, size_t n)
{
	smr_predict_params p = SMR_INIT(smr_predict_params);

	p.program = &program;
	p.on = on;
	p.non = n;
	return p;
}

/* ---- one number ------------------------------------------------------------------------------ */

static const smr_explained_way *chosen_of(const smr_explained_kernel *k)
{
	const smr_explained_way *chosen = NULL;

	for (size_t i = 0; i < k->nways; i++)
		chosen = k->ways[i]->chosen ? k->ways[i] : chosen;
	assert_non_null(chosen);
	for (size_t i = 0; i < k->nways; i++)
		assert_true(k->ways[i]->refused != NULL || k->ways[i]->p50_s >= chosen->p50_s);
	return chosen;
}

/* Returns whether some kernel of the prediction has the numbers of an explained one. */
static bool is_predicted(const smr_predicted_machine *m, const smr_explained_way *w)
{
	for (size_t i = 0; i < m->nkernels; i++) {
		const smr_predicted_kernel *k = m->kernels[i];

		if (strcmp(k->implementation, w->implementation) == 0 && k->p10_s == w->p10_s &&
		    k->p50_s == w->p50_s && k->p90_s == w->p90_s)
			return true;
	}
	return false;
}

static void a_kernel_has_one_number_in_the_choice_the_report_and_the_prediction(void **state)
{
	smr_load_params layers = load;
	smr_predict_program run = program;
	smr_explain_params e = SMR_INIT(smr_explain_params);
	smr_predict_params p = asked(NULL, 0);
	const smr_explained *explained;
	const smr_predicted *predicted;
	unsigned regions = 0;

	layers.text = LAYERS;
	layers.length = sizeof(LAYERS) - 1;
	run.model = e.model = &layers;
	p.program = &run;
	p.predictor = SMR_PREDICTOR_ROOFLINE;
	p.repeat = 1e9;
	p.kernels = 1;
	assert_int_equal(smr_explain(ctx, &e, &explained), SMR_OK);
	assert_int_equal(smr_predict(ctx, &p, &predicted), SMR_OK);
	assert_true(explained->nkernels >= 4);
	for (size_t i = 0; i < explained->nkernels; i++) {
		const smr_explained_way *w = chosen_of(explained->kernels[i]);

		regions += strcmp(w->implementation, "region") == 0;
		if (!is_predicted(predicted->machines[0], w))
			fail_msg("%s by %s: %g s is explained, not predicted",
				 explained->kernels[i]->node->type, w->implementation, w->p50_s);
	}
	assert_int_equal(regions, 1);
	smr_explained_free(explained);
	smr_predicted_free(predicted);
}

/* ---- predictions ----------------------------------------------------------------------------- */

static void a_program_is_predicted_on_each_machine(void **state)
{
	const smr_predict_target on[] = {{"v100", 0}, {"h100", 0}, {"this", 0}};
	smr_predict_params p = asked(on, 3);
	const smr_predicted *r;
	char *json;

	p.kernels = 1;
	assert_int_equal(smr_predict(ctx, &p, &r), SMR_OK);
	assert_int_equal(r->nmachines, 3);
	for (size_t i = 1; i < 3; i++)
		assert_true(r->machines[i - 1]->p50_s <= r->machines[i]->p50_s);
	assert_string_equal(r->machines[0]->machine, "h100");
	assert_true(r->machines[0]->nkernels > 0);
	assert_int_equal(r->nrefused, 0);
	assert_int_equal(smr_predicted_json(r, 0, &json), SMR_OK);
	assert_non_null(strstr(json, "\"version\": 1"));
	smr_text_free(json);
	smr_predicted_free(r);
}

static void count_refused(void *arg, const char *machine, const char *why)
{
	++*(int *)arg;
	assert_string_equal(machine, "h100:3");
	assert_non_null(strstr(why, "dp=3"));
}

static void a_machine_that_cannot_is_left_out_and_told(void **state)
{
	const smr_predict_target on[] = {{"h100", 3}, {"t4", 0}};
	smr_predict_params p = asked(on, 2);
	const smr_predicted *r;
	int told = 0;

	p.refused = count_refused;
	p.refused_arg = &told;
	assert_int_equal(smr_predict(ctx, &p, &r), SMR_OK);
	assert_int_equal(told, 1);
	assert_int_equal(r->nmachines, 1);
	assert_int_equal(r->nrefused, 1);
	assert_string_equal(r->refused[0]->machine, "h100:3");
	smr_predicted_free(r);
}

static void what_makes_no_sense_is_refused(void **state)
{
	const smr_predict_target on[] = {{"nothing", 0}, {"h100", 100000}, {NULL, 0}, {"t4", 0}};
	smr_predict_program none = SMR_INIT(smr_predict_program), *was = &program;
	smr_predict_params p = asked(on, 1);
	const smr_predicted *r;

	assert_int_equal(smr_predict(ctx, &p, &r), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "nothing"));
	assert_null(r);
	p.on = &on[1];
	assert_int_equal(smr_predict(ctx, &p, &r), SMR_EINVAL);
	p.on = &on[2];
	assert_int_equal(smr_predict(ctx, &p, &r), SMR_EINVAL);
	p.on = &on[3];
	p.program = &none;
	assert_int_equal(smr_predict(ctx, &p, &r), SMR_EINVAL);
	assert_non_null(
		strstr(smr_errmsg(), "one of a model, a script, a report and a command, not 0"));
	none.command = (const char *const[]){"/nowhere/at/all", NULL};
	assert_int_equal(smr_predict(ctx, &p, &r), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "cannot start /nowhere/at/all"));
	p.program = was;
	p.timeline = "x";
	assert_int_equal(smr_predict(ctx, &p, &r), SMR_EINVAL);
	p.struct_size = 8;
	assert_int_equal(smr_predict(ctx, &p, &r), SMR_EINVAL);
	assert_int_equal(smr_predict(NULL, &p, &r), SMR_EINVAL);
	assert_int_equal(smr_predict(ctx, NULL, &r), SMR_EINVAL);
	assert_int_equal(smr_predict(ctx, &p, NULL), SMR_EINVAL);
	smr_predicted_free(NULL);
}

/* ---- plans ----------------------------------------------------------------------------------- */

static void the_plan_that_is_chosen_keeps_the_limits(void **state)
{
	const smr_predict_target on[] = {{"h100", 2}, {"t4", 1}};
	smr_plan_machines_params p = SMR_INIT(smr_plan_machines_params);
	const smr_machine_plans *r;

	p.program = &program;
	p.on = on;
	p.non = 2;
	p.limits = "latency<=1s";
	p.minimise = "energy";
	assert_int_equal(smr_plan_machines(ctx, &p, &r), SMR_OK);
	assert_true(r->feasible && r->plans[r->chosen]->feasible);
	for (size_t i = 0; i < r->nplans; i++)
		assert_true(r->plans[r->chosen]->energy_j <= r->plans[i]->energy_j);
	smr_machine_plans_free(r);
	p.limits = "latency<=0.001us";
	assert_int_equal(smr_plan_machines(ctx, &p, &r), SMR_OK);
	assert_false(r->feasible);
	assert_string_equal(r->plans[r->chosen]->worst, "latency");
	smr_machine_plans_free(r);
	p.minimise = "beauty";
	assert_int_equal(smr_plan_machines(ctx, &p, &r), SMR_EINVAL);
}

static void tasks_that_hand_on_much_stay_together(void **state)
{
	smr_plan_tasks_params p = SMR_INIT(smr_plan_tasks_params);
	const smr_task_plan *r;

	p.text = GRAPH;
	p.length = sizeof(GRAPH) - 1;
	assert_int_equal(smr_plan_tasks(&p, &r), SMR_OK);
	assert_true(r->optimal && r->in_time);
	assert_int_equal(r->nslots, 2);
	assert_int_equal(r->slots[0]->processor, r->slots[1]->processor);
	smr_task_plan_free(r);
	p.deadline = 0.5;
	assert_int_equal(smr_plan_tasks(&p, &r), SMR_OK);
	assert_false(r->in_time);
	smr_task_plan_free(r);
	p.objective = SMR_TASKS_PARETO;
	p.deadline = 0;
	assert_int_equal(smr_plan_tasks(&p, &r), SMR_OK);
	assert_true(r->npoints > 1 && r->points[0]->time < r->points[1]->time);
	smr_task_plan_free(r);
}

/* ---- the others ------------------------------------------------------------------------------ */

static void an_explanation_has_kernels_unless_it_is_of_another_machine(void **state)
{
	smr_explain_params p = SMR_INIT(smr_explain_params);
	const smr_explained *r;

	p.model = &load;
	assert_int_equal(smr_explain(ctx, &p, &r), SMR_OK);
	assert_true(r->nkernels > 0 && r->nparts > 0 && r->chosen_kernels != NULL);
	assert_string_equal(r->plans[0]->plan, "chosen");
	smr_explained_free(r);
	p.machine = "h100";
	assert_int_equal(smr_explain(ctx, &p, &r), SMR_OK);
	assert_null(r->kernels);
	smr_explained_free(r);
	p.machine = NULL;
	p.op = 77;
	assert_int_equal(smr_explain(ctx, &p, &r), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "there is no op 77, but"));
	assert_null(r);
}

static void a_script_is_foreseen_without_running_it(void **state)
{
	smr_script_open_params p = SMR_INIT(smr_script_open_params);
	const smr_foreseen_script *r;

	p.path = "x.dml";
	p.text = "A = rand(rows=10, cols=20)\nstop(\"it ran: \" + sum(A))\n";
	p.length = strlen(p.text);
	assert_int_equal(smr_foresee_script(ctx, &p, &r), SMR_OK);
	assert_string_equal(r->steps[0]->kind, "block");
	assert_string_equal(r->steps[0]->sets[0]->name, "A");
	assert_true(r->steps[0]->sets[0]->rows.value == 10);
	smr_foreseen_script_free(r);
}

static void a_step_is_simulated_on_so_many_devices(void **state)
{
	const char *const set[] = {"layers=4",     "hidden=256", "heads=4",
				   "sequence=128", "batch=8",    "vocabulary=1000"};
	const smr_predict_target on = {"h100-sxm", 4};
	smr_simulate_params p = SMR_INIT(smr_simulate_params);
	const smr_simulated *r;

	p.set = set;
	p.nset = sizeof(set) / sizeof(set[0]);
	p.on = &on;
	p.non = 1;
	assert_int_equal(smr_simulate(&p, &r), SMR_OK);
	assert_int_equal(r->steps[0]->devices, 4);
	assert_true(r->steps[0]->memory->total > r->steps[0]->memory->weights);
	smr_simulated_free(r);
	p.non = 0;
	assert_int_equal(smr_simulate(&p, &r), SMR_EINVAL);
}

static void without_measurements_nothing_is_learned(void **state)
{
	smr_learn_params p = SMR_INIT(smr_learn_params);
	const smr_learn_result *r;
	const smr_learn_renewed *n;
	char *table;

	assert_int_equal(smr_learn_train(&p, &r), SMR_EINVAL);
	assert_int_equal(smr_learn_renew(&p, &n), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "100 at least"));
	assert_int_equal(smr_learn_table("nope", &table), SMR_ENOTFOUND);
	assert_int_equal(smr_learn_back(NULL), SMR_ENOTFOUND);
}

/* ---- memory that is short -------------------------------------------------------------------- */

static smr_status plan_tasks(void *arg)
{
	smr_plan_tasks_params p = SMR_INIT(smr_plan_tasks_params);
	const smr_task_plan *r;

	p.text = GRAPH;
	p.length = sizeof(GRAPH) - 1;
	SMR_TRY(smr_plan_tasks(&p, &r));
	assert_int_equal(r->nslots, 2);
	smr_task_plan_free(r);
	return SMR_OK;
}

static smr_status explain(void *arg)
{
	smr_explain_params p = SMR_INIT(smr_explain_params);
	const smr_explained *r;

	p.model = &load;
	SMR_TRY(smr_explain(ctx, &p, &r));
	assert_true(r->nkernels > 0);
	assert_non_null(r->kernels[0]->node->op);
	smr_explained_free(r);
	return SMR_OK;
}

static smr_status predict(void *arg)
{
	const smr_predict_target on[] = {{"h100", 0}, {"this", 0}};
	smr_predict_params p = asked(on, 2);
	const smr_predicted *r;

	p.kernels = 1;
	SMR_TRY(smr_predict(ctx, &p, &r));
	assert_int_equal(r->nmachines, 2);
	assert_non_null(r->machines[1]->kernels[0]->type);
	smr_predicted_free(r);
	return SMR_OK;
}

static void what_memory_is_too_short_for_is_told(void **state)
{
	assert_true(unit_fail_some_allocations(plan_tasks, NULL, 60) > 10);
	assert_true(unit_fail_some_allocations(explain, NULL, 40) > 20);
	assert_true(unit_fail_some_allocations(predict, NULL, 40) > 20);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			a_kernel_has_one_number_in_the_choice_the_report_and_the_prediction),
		cmocka_unit_test(a_program_is_predicted_on_each_machine),
		cmocka_unit_test(a_machine_that_cannot_is_left_out_and_told),
		cmocka_unit_test(what_makes_no_sense_is_refused),
		cmocka_unit_test(the_plan_that_is_chosen_keeps_the_limits),
		cmocka_unit_test(tasks_that_hand_on_much_stay_together),
		cmocka_unit_test(an_explanation_has_kernels_unless_it_is_of_another_machine),
		cmocka_unit_test(a_script_is_foreseen_without_running_it),
		cmocka_unit_test(a_step_is_simulated_on_so_many_devices),
		cmocka_unit_test(without_measurements_nothing_is_learned),
		cmocka_unit_test(what_memory_is_too_short_for_is_told),
	};

	return cmocka_run_group_tests(tests, set_up, ctx_close);
}
