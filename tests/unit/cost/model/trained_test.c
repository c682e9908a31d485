/* A learned predictor: its range, its fading, and its limits. */
#include <math.h>

#include "base/fs.h"
#include "base/str.h"
#include "cost/model/trained.h"
#include "cost/model/wave.h"
#include "unit.h"

static smr_machine known, other;

/* Trees of one leaf, which add @p x. */
static void put_trees(smr_str *s, double x)
{
	smr_str_printf(s,
		       "{\"learner\": {\"gradient_booster\": {\"name\": \"gbtree\", \"model\": "
		       "{\"trees\": [{\"left_children\": [-1], \"right_children\": [-1], "
		       "\"split_indices\": [0], \"split_conditions\": [%g], \"default_left\": "
		       "[0]}]}}, \"objective\": {\"name\": \"reg:squarederror\"}, "
		       "\"learner_model_param\": {\"base_score\": \"0E0\"}}}",
		       x);
}

typedef struct making {
	double all, free, weight, most; /* most: of the feature "operations" */
	const char *swap, *with;        /* text that is replaced */
	const smr_machine *cpu;         /* the machine; NULL: a V100 */
	double bytes;                   /* read and written; 0: 4e7 */
	double over, share, wider;      /* of CPUs; share: of all parts of a kernel */
} making;

static void put_names(smr_str *s, smr_machine_kind kind)
{
	smr_str_puts(s, "\"features\": [");
	for (int i = 0; i < SMR_COST_FEATURES; i++)
		smr_str_printf(s, "%s\"%s\"", i > 0 ? ", " : "", smr_feature_name(kind, i));
	smr_str_puts(s, "], ");
}

static void put_hull(smr_str *s, smr_machine_kind kind, double most)
{
	smr_str_puts(s, "\"hull\": [");
	for (int i = 0; i < SMR_COST_FEATURES; i++)
		smr_str_printf(s, "%s[-1e6, %g, 1]", i > 0 ? ", " : "",
			       strcmp(smr_feature_name(kind, i), "operations") == 0 ? most : 1e6);
	smr_str_puts(s, "]");
}

static void put_made_up(smr_str *s, const making *how)
{
	smr_str_puts(s, "\"made_up\": [");
	for (int k = 0; k < 2; k++) {
		smr_str_puts(s, k > 0 ? ", {\"shares\": [" : "{\"shares\": [");
		for (int i = 0; i < SMR_COST_SHARES; i++)
			smr_str_printf(s, "%s%g", i > 0 ? ", " : "", i < 3 ? how->share : 0);
		smr_str_puts(s, "], ");
		put_hull(s, SMR_MACHINE_CPU, how->most);
		smr_str_puts(s, "}");
	}
	smr_str_printf(s, "], \"wider\": %g, \"over\": ", how->wider);
	put_trees(s, how->over);
	smr_str_puts(s, ", ");
}

static const char *made(const making *how)
{
	const char *path = unit_path("model.json");
	smr_str s = {0}, t = {0};
	char *at;

	smr_str_puts(&s, "{\"samara_model\": 1, \"about\": \"by hand\", ");
	put_names(&s, SMR_MACHINE_GPU);
	smr_str_puts(&s, "\"parts\": [{");
	if (how->cpu != NULL) {
		put_names(&s, SMR_MACHINE_CPU);
		put_made_up(&s, how);
	}
	smr_str_printf(&s,
		       "\"kind\": \"%s\", \"classes\": [\"element\", \"contract\"], "
		       "\"machines\": [\"%s\"], ",
		       how->cpu != NULL ? "cpu" : "gpu",
		       how->cpu != NULL ? how->cpu->name : "v100");
	put_hull(&s, SMR_MACHINE_GPU, how->most);
	smr_str_printf(
		&s,
		", \"inside\": [[-0.1, 0.2], [-0.3, 0.4]], \"beyond\": [[-0.5, 0.6], [-1, 1]], "
		"\"base\": [[-0.7, 0.8], [-1, 1]], \"weight\": %g, \"all\": ",
		how->weight);
	put_trees(&s, how->all);
	smr_str_puts(&s, ", \"free\": ");
	put_trees(&s, how->free);
	smr_str_puts(&s, "}]}");
	at = how->swap != NULL ? strstr(s.s, how->swap) : NULL;
	if (how->swap != NULL) {
		assert_non_null(at);
		smr_str_write(&t, s.s, (size_t)(at - s.s));
		smr_str_puts(&t, how->with);
		smr_str_puts(&t, at + strlen(how->swap));
	}
	at = how->swap != NULL ? t.s : s.s;
	assert_int_equal(smr_write_file(path, at, strlen(at), SMR_WRITE_FAST), SMR_OK);
	smr_str_free(&s);
	smr_str_free(&t);
	return path;
}

static smr_prediction ask(const making *how, const smr_machine *m, const char *klass, double flops)
{
	double bytes = how->bytes > 0 ? how->bytes : 4e7;
	smr_cost_query q = {.work = {.flops = flops, .bytes_read = bytes, .bytes_written = bytes},
			    .shape = {1, 1e7, 0, 0},
			    .factor = SMR_F32,
			    .dtype = SMR_F32,
			    .klass = klass,
			    .impl = "device",
			    .threads = 1};
	smr_cost c = {.machine = m};
	smr_prediction p;
	smr_trained *f;

	if (smr_trained_load(made(how), &f) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_string_equal(smr_trained_about(f), "by hand");
	c.trained = f;
	smr_cost_estimate(&c, &q, &p);
	smr_trained_free(f);
	return p;
}

static bool near(double a, double b)
{
	return fabs(a / b - 1) < 1e-6;
}

static void a_machine_that_was_learned_from_gets_all(void **state)
{
	making how = {.all = 0.5, .free = 1, .weight = 0.5, .most = 1e6};
	smr_prediction p = ask(&how, &known, "element", 1e7);

	assert_string_equal(p.source, "learned");
	assert_true(near(p.p50, p.roofline * exp(0.5)));
	assert_true(near(p.p10, p.p50 * exp(-0.1)) && near(p.p90, p.p50 * exp(0.2)));
	assert_true(near(p.inside, 1));
	p = ask(&how, &known, "contract", 1e7);
	assert_true(near(p.p10, p.p50 * exp(-0.3)) && near(p.p90, p.p50 * exp(0.4)));
}

static void other_machines_get_what_is_free_of_scale(void **state)
{
	making how = {.all = 0.5, .free = 1, .weight = 0.5, .most = 1e6};
	smr_prediction p = ask(&how, &other, "element", 1e7);

	assert_true(near(p.p50, p.roofline * exp(0.5 * 1)));
	assert_true(near(p.p10, p.p50 * exp(-0.5)) && near(p.p90, p.p50 * exp(0.6)));
}

static void outside_the_ranges_it_fades_to_the_formula_and_widens(void **state)
{
	making how = {.all = 0.5, .free = 0, .weight = 0, .most = log2(1e7)};
	smr_prediction in = ask(&how, &known, "element", 1e7),
		       near_by = ask(&how, &known, "element", 2e7),
		       far = ask(&how, &known, "element", 1e10);

	assert_true(near(in.p50, in.roofline * exp(0.5)));
	assert_true(near(near_by.p50, near_by.roofline * exp(0.5 * exp(-1))));
	assert_true(fabs(far.p50 / far.roofline - 1) < 0.01);
	assert_true(near_by.p90 / near_by.p50 > in.p90 / in.p50);
	assert_true(far.p90 / far.p50 > near_by.p90 / near_by.p50);
	assert_true(in.inside > near_by.inside - 1e-9 && far.inside < in.inside + 1e-9);
}

static void nothing_is_faster_than_the_machine(void **state)
{
	making how = {.all = -3, .free = -3, .weight = 1, .most = 1e6};
	smr_prediction p = ask(&how, &known, "element", 1e7);

	assert_true(p.p50 >= 8e7 / smr_cost_bandwidth(&known, 8e7, 1));
	assert_true(p.p50 < p.roofline);
}

/* In the caches of a CPU the bandwidth curve is what some loop reached, and kernels may be faster;
 * memory is the same for all. */
static void what_a_loop_reached_in_caches_is_no_bound(void **state)
{
	smr_machine cpu;
	making how = {.all = -3, .most = 1e6, .cpu = &cpu, .bytes = 1e5, .over = -3, .share = 1};
	smr_prediction p;

	assert_int_equal(smr_machine_load("machines/x86-64-v3.json", &cpu), SMR_OK);
	cpu.cache_bytes = 3e7;
	p = ask(&how, &cpu, "element", 1e3);
	assert_string_equal(p.source, "learned");
	assert_true(p.p50 < 2e5 / smr_cost_bandwidth(&cpu, 2e5, 1));
	how.bytes = 1e8;
	p = ask(&how, &cpu, "element", 1e3);
	assert_true(p.p50 >= 2e8 / smr_cost_bandwidth(&cpu, 2e8, 1));
}

/* The mean of trees over the roofline and over the parts of a kernel. */
static void a_host_has_two_sums_of_trees(void **state)
{
	smr_machine cpu;
	making how = {.all = 0.4, .most = 1e6, .cpu = &cpu, .over = 0.2, .share = 2};
	smr_prediction p, plain;

	assert_int_equal(smr_machine_load("machines/x86-64-v3.json", &cpu), SMR_OK);
	p = ask(&how, &cpu, "element", 1e3);
	how = (making){.most = 1e6, .cpu = &cpu, .share = 1};
	plain = ask(&how, &cpu, "element", 1e3);
	assert_string_equal(p.source, "learned");
	assert_true(near(p.p50, plain.p50 * exp((0.4 + 0.2 + log(2)) / 2)));
}

/* For kernels larger than all of a class trees predict the same as for the largest, with a wider
 * interval. */
static void what_is_larger_on_a_host_is_within_a_wider_interval(void **state)
{
	smr_machine cpu;
	making how = {.most = log2(1e7), .cpu = &cpu, .share = 1, .wider = 2};
	const double flops[] = {1e7, 2e7, 1e12}, out[] = {0, 1 - exp(-1), 1};

	assert_int_equal(smr_machine_load("machines/x86-64-v3.json", &cpu), SMR_OK);
	for (int i = 0; i < 3; i++) {
		smr_prediction p = ask(&how, &cpu, "contract", flops[i]);

		assert_true(fabs(log(p.p10 / p.p50) / -0.3 - (1 + 2 * out[i])) < 1e-3);
		assert_true(fabs(log(p.p90 / p.p50) / 0.4 - (1 + 2 * out[i])) < 1e-3);
		assert_true(fabs(p.inside - (1 - out[i])) < 1e-3);
	}
}

/* A model with its own constants of the formula predicts by these, times its trees. */
static void a_model_may_have_its_own_formula(void **state)
{
	smr_cost_query q = {.work = {.flops = 2e9 * 4096,
				     .bytes_read = 4e6 * 8192,
				     .bytes_written = 4e6,
				     .points = 1e6},
			    .shape = {1, 1000, 1000, 4096},
			    .dtype = SMR_F32,
			    .factor = SMR_F32,
			    .klass = "contract",
			    .impl = "device",
			    .threads = 1};
	smr_str text = {0};
	smr_wave w = smr_wave_usual;
	smr_cost c = {.machine = &known};
	smr_device_time d;
	smr_prediction p;
	smr_trained *f;

	q.work.flops = 2 * 1e6 * 4096;
	for (int i = 0; i < SMR_WAVE; i++) {
		w.v[i] *= 0.8;
		smr_str_printf(&text, "%s\"%s\": %.17g", i > 0 ? ", " : "\"wave\": {",
			       smr_wave_names[i], w.v[i]);
	}
	smr_str_puts(&text, "}, \"classes\":");
	making how = {.all = 0.25, .most = 1e6, .swap = "\"classes\":", .with = text.s};

	if (smr_trained_load(made(&how), &f) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	c.trained = f;
	smr_cost_estimate(&c, &q, &p);
	smr_cost_wave_by(&known, &q, &w, &d);
	assert_true(smr_device_seconds(&d) > 1.05 * p.roofline);
	assert_true(near(p.p50, smr_device_seconds(&d) * exp(0.25)));
	smr_trained_free(f);
	how.with = "\"wave\": {\"128x128\": 1}, \"classes\":";
	assert_int_equal(smr_trained_load(made(&how), &f), SMR_EPARSE);
	assert_non_null(strstr(smr_errmsg(), "a constant of the formula is none"));
	smr_str_free(&text);
}

static void a_shift_is_limited(void **state)
{
	making how = {.all = 1e9, .free = 0, .weight = 0, .most = 1e6};
	smr_prediction p = ask(&how, &known, "element", 1e7);

	assert_true(near(p.p50, p.roofline * exp(3)));
}

static void other_classes_and_kinds_are_left_to_the_formula(void **state)
{
	making how = {.all = 0.5, .free = 1, .weight = 0.5, .most = 1e6};
	smr_machine cpu;

	assert_string_equal(ask(&how, &known, "scan", 1e7).source, "roofline");
	assert_int_equal(smr_machine_load("machines/x86-64-v3.json", &cpu), SMR_OK);
	assert_string_equal(ask(&how, &cpu, "element", 1e7).source, "roofline");
}

static void a_damaged_model_says_where(void **state)
{
	static const char *const wrong[][3] = {
		{"\"samara_model\": 1", "\"samara_model\": 2", "another version"},
		{"\"samara_model\": 1", "\"other\": 1", "no model of Samara"},
		{"compute over memory", "something", "another version"},
		{"\"parts\": [", "\"parts\": [3, ", "lacks a member"},
		{"\"gpu\"", "\"abacus\"", "none"},
		{"[\"v100\"]", "[]", "no list of classes or machines"},
		{"[\"v100\"]", "[7]", "no word"},
		{"[-1e6, 1e+06, 1]", "[2, 1, 1]", "a range"},
		{"[-1e6, 1e+06, 1]", "[1, 2, 0]", "a range"},
		{"[-1e6, 1e+06, 1], ", "", "a range for each feature"},
		{"[[-0.1, 0.2], ", "[", "an interval for each class"},
		{"[-0.1, 0.2]", "[0.1, 0.2]", "an interval is none"},
		{"[-0.5, 0.6]", "[-0.5, -0.6]", "an interval is none"},
		{"\"weight\": 0.5", "\"weight\": 1.5", "kind or weight"},
		{"\"gbtree\"", "\"gblinear\"", "no model of trees"},
		{"{\"samara", "{\"samara_model\"", "model.json:1"},
		/* of hosts */
		{"\"made_up\"", "\"made\"", "another version"},
		{"\"made_up\": [", "\"made_up\": [{}, ", "another version"},
		{"\"over\"", "\"under\"", "another version"},
		{"\"wider\": 1", "\"wider\": -1", "another version"},
		{"\"shares\": [1,", "\"shares\": [-1,", "a constant of a share is none"},
		{"\"shares\": [1,", "\"shares\": [", "a constant for each share"},
		{"\"shares\": [1, 1, 1,", "\"shares\": [0, 0, 0,", "a constant for each share"},
		{"0], \"hull\"", "0], \"hill\"", "a range for each feature"},
	};
	const size_t hosts = 8;

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		making how = {0.5, 1, 0.5, 1e6, wrong[i][0], wrong[i][1], NULL, 0, 0, 1, 1};
		smr_trained *f;

		if (i >= sizeof(wrong) / sizeof(wrong[0]) - hosts)
			how.cpu = &other;
		if (smr_trained_load(made(&how), &f) != SMR_EPARSE)
			fail_msg("row %zu is not refused", i);
		if (strstr(smr_errmsg(), wrong[i][2]) == NULL ||
		    strstr(smr_errmsg(), "model.json") == NULL)
			fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), wrong[i][2]);
	}
}

static void the_model_that_comes_with_us_serves_gpus(void **state)
{
	static const char *const classes[] = {"element", "normalise"};
	smr_cost c = {.machine = &known};
	smr_trained *t;

	if (smr_trained_load("models/gpu.json", &t) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_non_null(strstr(smr_trained_about(t), "NeuSight"));
	c.trained = t;
	for (size_t i = 0; i < 2; i++) {
		smr_cost_query q = {.work = {.flops = 1e7,
					     .bytes_read = 4e7,
					     .bytes_written = 4e7,
					     .points = 1e7},
				    .shape = {1, 1e4, 1e3, 0},
				    .dtype = SMR_F32,
				    .klass = classes[i],
				    .impl = "device",
				    .threads = 1};
		smr_prediction p;

		smr_cost_estimate(&c, &q, &p);
		assert_string_equal(p.source, "learned");
		assert_true(p.p50 > 0.5 * p.roofline && p.p50 < 2 * p.roofline);
		assert_true(p.p10 < p.p50 && p.p50 < p.p90);
	}
	smr_trained_free(t);
}

static smr_status load_again(void *path)
{
	smr_trained *f;
	smr_status st = smr_trained_load(path, &f);

	if (st == SMR_OK)
		smr_trained_free(f);
	return st;
}

static void no_memory_is_told(void **state)
{
	making how = {0.5, 1, 0.5, 1e6, NULL, NULL, &other, 0, 0, 1, 1};

	assert_true(unit_fail_each_allocation(load_again, (void *)made(&how)) > 5);
}

static int machines(void **state)
{
	return unit_make_folder(state) != 0 ||
	       smr_machine_load("machines/v100.json", &known) != SMR_OK ||
	       smr_machine_load("machines/h100-sxm.json", &other) != SMR_OK;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_machine_that_was_learned_from_gets_all),
		cmocka_unit_test(other_machines_get_what_is_free_of_scale),
		cmocka_unit_test(outside_the_ranges_it_fades_to_the_formula_and_widens),
		cmocka_unit_test(nothing_is_faster_than_the_machine),
		cmocka_unit_test(what_a_loop_reached_in_caches_is_no_bound),
		cmocka_unit_test(a_host_has_two_sums_of_trees),
		cmocka_unit_test(what_is_larger_on_a_host_is_within_a_wider_interval),
		cmocka_unit_test(a_model_may_have_its_own_formula),
		cmocka_unit_test(a_shift_is_limited),
		cmocka_unit_test(other_classes_and_kinds_are_left_to_the_formula),
		cmocka_unit_test(a_damaged_model_says_where),
		cmocka_unit_test(the_model_that_comes_with_us_serves_gpus),
		cmocka_unit_test(no_memory_is_told),
	};

	return cmocka_run_group_tests(tests, machines, unit_drop_folder);
}
