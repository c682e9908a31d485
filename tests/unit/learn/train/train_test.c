/* Training: invalid tables are refused with the line, known laws are found, and errors are those of
 * kernels outside the training data. */
#include <math.h>

#include "base/fs.h"
#include "base/str.h"
#include "cost/model/trained.h"
#include "cost/model/trees.h"
#include "learn/train/cross_machine.h"
#include "learn/train/train.h"
#include "learn/train/xgboost.h"
#include "unit.h"

static const char head[] = "machine,class,batch,m,n,k,flops,read,written,seconds\n";

static const char *write_text(const char *text)
{
	const char *path = unit_path("k.csv");

	assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
	return path;
}

static void a_table_that_cannot_be_is_refused_by_line(void **state)
{
	static const char *const wrong[][2] = {
		{"", "no kernels"},
		{"machine,class,flops,read,written,seconds\n", "no kernels"},
		{"machine,class,flops,read,written\n", "no column is called 'seconds'"},
		{"machine,class,class,flops,read,written,seconds\n", "two columns"},
		{"machine,class,flops,read,written,seconds\nv100,element,1,2,3\n",
		 "k.csv:2: there are not as many fields"},
		{"machine,class,flops,read,written,seconds\nv100,element,1,2,3,4,5\n",
		 "k.csv:2: there are not as many fields"},
		{"machine,class,flops,read,written,seconds\n\nv100,element,x,2,3,1\n",
		 "k.csv:3: this is no number that can be: 'x'"},
		{"machine,class,flops,read,written,seconds\nv100,element,1,2,3,0\n", "'0'"},
		{"machine,class,flops,read,written,seconds\nv100,element,-1,2,3,1\n", "'-1'"},
		{"machine,class,flops,read,written,seconds\nv100,element,1,2,3,nan\n", "'nan'"},
		{"machine,class,flops,read,written,seconds\nv100,element,1,2,,1\n",
		 "no number for 'written'"},
		{"machine,class,flops,read,written,seconds\nv100,,1,2,3,1\n", "no word for"},
		{"machine,class,flops,read,written,seconds\nv1000,element,1,2,3,1\n", "v1000"},
		{"machine,class,dtype,flops,read,written,seconds\nv100,element,f33,1,2,3,1\n",
		 "'f33'"},
		{"machine,class,flops,read,written,seconds\nthis,element,1,2,3,1\n",
		 ":2: `samara machine calibrate` comes first"},
	};
	smr_samples s = {0};

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		if (smr_samples_read(write_text(wrong[i][0]), &s) == SMR_OK)
			fail_msg("row %zu is not refused", i);
		if (strstr(smr_errmsg(), wrong[i][1]) == NULL)
			fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), wrong[i][1]);
		smr_samples_free(&s);
	}
	assert_int_equal(smr_samples_read(unit_path("none.csv"), &s), SMR_ENOTFOUND);
}

static uint64_t key_of(const char *table)
{
	smr_samples s = {0};
	uint64_t key;

	assert_int_equal(smr_samples_read(write_text(table), &s), SMR_OK);
	key = s.list.v[s.list.n - 1].key;
	smr_samples_free(&s);
	return key;
}

static void a_kernel_is_dealt_by_what_it_is_not_by_what_it_took(void **state)
{
	static const char *const same[] = {
		"m,machine,class,written,flops,seconds,read\n64,v100,element,4,1e3,7e-6,8\n",
		"machine,class,flops,read,written,seconds,m,noise,impl,threads,start_s\n"
		"v100,element,1000,8.0,4,2,64,0.5,nest,4,1e-6\n",
		"machine,class,flops,read,written,seconds,dtype,m,n,colour\n"
		"v100,element,1000,8,4,1,f32,64,0,red\n",
		"machine,class,flops,read,written,seconds,m\n"
		"t4,element,1000,8,4,1,64\nv100,element,1000,8,4,1,64\n",
	};
	static const char *const others[] = {
		"machine,class,flops,read,written,seconds,m\nt4,element,1000,8,4,1,64\n",
		"machine,class,flops,read,written,seconds,m\nv100,reduce,1000,8,4,1,64\n",
		"machine,class,flops,read,written,seconds,m\nv100,element,1001,8,4,1,64\n",
		"machine,class,flops,read,written,seconds,n\nv100,element,1000,8,4,1,64\n",
		"machine,class,flops,read,written,seconds,m,dtype\n"
		"v100,element,1000,8,4,1,64,bf16\n",
		"machine,class,group,flops,read,written,seconds,m\n"
		"v100,element,relu,1000,8,4,1,64\n",
	};
	uint64_t key = key_of("machine,class,flops,read,written,seconds,m\n"
			      "v100,element,1000,8,4,1,64\n");

	for (size_t i = 0; i < sizeof(same) / sizeof(same[0]); i++)
		if (key_of(same[i]) != key)
			fail_msg("row %zu is another kernel", i);
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		if (key_of(others[i]) == key)
			fail_msg("row %zu is the same kernel", i);
}

static void what_was_read_is_written_for_another_machine(void **state)
{
	static const char table[] =
		"machine,class,impl,group,dtype,factor,precision,batch,m,n,k,flops,read,written,"
		"points,slow,inner,run,jumps,aligned,loops,others,chained,strided,start_s,seconds,"
		"noise,"
		"threads\n"
		"v100,contract,nest,products,bf16,f32,tf32,2,3,5,7,1234567890123,8,4,9,1,2,3,4,1,3,"
		"2,1,"
		",1e-06,0.1,0.25,8\n"
		"v100,element,device,element,f32,f32,f32,,64,,,1000,0,4,,,,,,,,,,1,,7.5e-06,,1\n";
	smr_samples s = {0};
	smr_str text = {0};

	assert_int_equal(smr_samples_read(write_text(table), &s), SMR_OK);
	assert_int_equal(smr_samples_text(&s, NULL, "v100", &text), SMR_OK);
	assert_string_equal(text.s, table);
	assert_int_equal(smr_samples_read(write_text(text.s), &s),
			 SMR_OK); /* appended to existing rows */
	assert_int_equal(s.list.n, 4);
	for (size_t i = 0; i < 2; i++)
		assert_true(s.list.v[i].key == s.list.v[i + 2].key);
	assert_true(s.list.v[2].query.factor == SMR_F32 && s.list.v[2].query.dtype == SMR_BF16);
	assert_true(s.list.v[2].query.chained_sum && s.list.v[3].query.strided);
	assert_true(s.list.v[3].start_s < 0 && s.list.v[3].noise < 0);
	smr_str_clear(&text);
	assert_int_equal(smr_samples_text(&s, NULL, "t4", &text), SMR_OK);
	assert_non_null(strstr(text.s, "\nt4,element"));
	assert_null(strstr(text.s, "v100"));
	smr_str_free(&text);
	smr_samples_free(&s);
}

static void a_trend_is_that_of_pairs_of_machines(void **state)
{
	static const char table[] = "machine,class,flops,read,written,seconds\n"
				    "v100,element,1e6,4e6,4e6,1\nt4,element,1e6,4e6,4e6,2\n"
				    "a100-80,element,1e6,4e6,4e6,4\nh100,element,1e6,4e6,4e6,1\n"
				    "v100,element,2e6,8e6,8e6,1\nt4,element,2e6,8e6,8e6,1\n";
	static const double predicted[] = {1.1, 2, 5, 0.5, 3, 0}; /* the last one is ignored */
	static const bool held[] = {false, true, false, false, true, false};
	smr_samples s = {0};
	smr_cross_machine t;
	double of;

	assert_int_equal(smr_samples_read(write_text(table), &s), SMR_OK);
	assert_int_equal(smr_cross_machine_new(&s, predicted, held, &t), SMR_OK);
	assert_int_equal(smr_cross_machine_of(&t, NULL, &of), SMR_OK);
	assert_true(fabs(of - 0.2) < 1e-12); /* of 1 / 1.1, 1 / 1.25 and 1 / 0.5, from 1 */
	assert_int_equal(smr_cross_machine_of(&t, "element", &of), SMR_OK);
	assert_true(fabs(of - 0.2) < 1e-12);
	assert_int_equal(smr_cross_machine_of(&t, "reduce", &of), SMR_OK);
	assert_true(of < 0);
	smr_cross_machine_free(&t);
	smr_samples_free(&s);
}

/* Products whose time is the formula's, times 1 or 1.5 by the remainder of k modulo 16. */
static double seconds_of(const smr_machine *m, double a, double b, double k)
{
	smr_cost_query q = {.work = {.flops = 2 * a * b * k,
				     .bytes_read = 4 * k * (a + b),
				     .bytes_written = 4 * a * b},
			    .shape = {1, a, b, k},
			    .dtype = SMR_F32,
			    .factor = SMR_F32,
			    .klass = "contract",
			    .impl = "device",
			    .threads = 1};
	smr_prediction p;

	smr_cost_estimate(&(smr_cost){.machine = m}, &q, &p);
	return p.p50 * (fmod(k, 16) >= 8 ? 1.5 : 1);
}

static void put_table(smr_str *s, int n, const char *const *machines, int nmachines)
{
	unsigned r = 7;

	smr_str_puts(s, head);
	for (int i = 0; i < n; i++) {
		smr_machine m;
		int a, b, k;

		r = r * 1103515245 + 12345;
		a = 100 + (int)(r >> 8) % 4000;
		r = r * 1103515245 + 12345;
		b = 100 + (int)(r >> 8) % 4000;
		r = r * 1103515245 + 12345;
		k = 100 + (int)(r >> 8) % 2000;
		assert_int_equal(smr_machine_load(machines[i % nmachines], &m), SMR_OK);
		smr_str_printf(s, "%s,contract,1,%d,%d,%d,%g,%g,%g,%.9g\n", machines[i % nmachines],
			       a, b, k, 2.0 * a * b * k, 4.0 * k * (a + b), 4.0 * a * b,
			       seconds_of(&m, a, b, k));
	}
}

static const char *const machines[] = {"v100", "a100-40-sxm"};

static bool is_here(smr_status st)
{
	if (st != SMR_EUNSUPPORTED)
		return true;
	assert_non_null(strstr(smr_errmsg(), "libxgboost0"));
	return false;
}

static smr_status train(int n, smr_training how, smr_scores *scores, json_t **model)
{
	smr_str text = {0};
	smr_samples s = {0};
	smr_status st;

	put_table(&text, n, machines, 2);
	assert_int_equal(smr_samples_read(write_text(text.s), &s), SMR_OK);
	smr_str_free(&text);
	assert_int_equal(s.list.n, n);
	assert_int_equal(s.machines.n, 2);
	st = smr_train(&s, &how, model, scores);
	smr_samples_free(&s);
	return st;
}

/* Products that follow the formula with other constants, which are found. */
static void constants_of_the_formula_are_found(void **state)
{
	static const char *const names[] = {"v100", "p100", "p4"};
	smr_str text = {0};
	smr_samples s = {0};
	smr_wave w = smr_wave_usual, got;
	size_t at[300];
	double off = 0, before = 0;

	put_table(&text, 300, names, 3);
	assert_int_equal(smr_samples_read(write_text(text.s), &s), SMR_OK);
	smr_str_free(&text);
	for (int i = 0; i < SMR_WAVE; i++)
		w.v[i] *= i % 2 ? 1.1 : 0.9;
	for (size_t i = 0; i < 300; i++) {
		smr_device_time d;

		smr_cost_wave_by(s.list.v[i].machine, &s.list.v[i].query, &w, &d);
		s.list.v[i].seconds = smr_device_seconds(&d) * (i % 10 == 0 ? 3 : 1);
		at[i] = i;
	}
	assert_int_equal(smr_fit_gpu_fit(&s, at, 300, &got), SMR_OK);
	for (size_t i = 0; i < 300; i++) {
		smr_device_time d, e, first;

		smr_cost_wave_by(s.list.v[i].machine, &s.list.v[i].query, &w, &d);
		smr_cost_wave_by(s.list.v[i].machine, &s.list.v[i].query, &got, &e);
		smr_cost_wave_by(s.list.v[i].machine, &s.list.v[i].query, &smr_wave_first, &first);
		off += fabs(log(smr_device_seconds(&d) / smr_device_seconds(&e)));
		before += fabs(log(smr_device_seconds(&d) / smr_device_seconds(&first)));
	}
	if (off > 300 * 0.03 || off > before / 3)
		fail_msg("off by %g, by %g before", off / 300, before / 300);
	/* nothing is learned without samples */
	assert_int_equal(smr_fit_gpu_fit(&s, at, 0, &got), SMR_OK);
	assert_memory_equal(&got, &smr_wave_first, sizeof(got));
	smr_samples_free(&s);
}

static void what_is_there_is_found_again(void **state)
{
	smr_training how = {.seed = 3, .hold = SMR_ISOLATION_RANDOM, .share = 0.2, .compare = true};
	smr_scores scores;
	json_t *model;
	smr_trained *f;
	smr_status st = train(600, how, &scores, &model);

	if (!is_here(st))
		skip();
	assert_int_equal(st, SMR_OK);
	assert_int_equal(scores.list.n, 2); /* contract, all */
	assert_true(scores.list.v[0].n > 80 && scores.list.v[0].n < 160);
	assert_int_equal(scores.taught + scores.list.v[0].n, 600);
	assert_true(scores.list.v[0].analytic > 0.1);
	if (scores.list.v[0].mape > 0.05 || scores.list.v[0].r2 < 0.99)
		fail_msg("error %g, R2 %g", scores.list.v[0].mape, scores.list.v[0].r2);
	assert_true(scores.list.v[0].plain > scores.list.v[0].mape);
	assert_true(scores.list.v[0].covered > 0.6);
	assert_int_equal(smr_trained_read(model, "m", &f), SMR_OK);
	smr_trained_free(f);
	json_decref(model);
	smr_free(scores.list.v);
}

static void a_machine_or_the_largest_may_be_held_back(void **state)
{
	smr_training how = {.hold = SMR_ISOLATION_MACHINE, .machine = "v100", .probes = 10};
	smr_scores scores;
	json_t *model;

	if (!is_here(train(200, how, &scores, &model)))
		skip();
	assert_int_equal(scores.taught, 100);
	assert_int_equal(scores.list.v[0].n, 90); /* probes are not scored */
	json_decref(model);
	smr_free(scores.list.v);
	how = (smr_training){.hold = SMR_ISOLATION_LARGEST, .share = 0.3};
	assert_int_equal(train(200, how, &scores, &model), SMR_OK);
	assert_int_equal(scores.list.v[0].n, 60);
	json_decref(model);
	smr_free(scores.list.v);
}

static void too_little_is_told(void **state)
{
	smr_scores scores;
	json_t *model;

	assert_int_equal(train(10, (smr_training){0}, &scores, &model), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "too little to learn from"));
}

static void the_walker_says_what_the_library_says(void **state)
{
	enum { ROWS = 500, COLUMNS = 5 };
	static float x[ROWS * COLUMNS], y[ROWS], said[ROWS];
	smr_xgboost how = smr_train_trees;
	smr_trees *t;
	json_t *model;
	unsigned r = 1;
	smr_status st;

	for (int i = 0; i < ROWS * COLUMNS; i++) {
		r = r * 1103515245 + 12345;
		x[i] = (float)(r >> 8) / 4e6F - 2;
	}
	for (int i = 0; i < ROWS; i++)
		y[i] = sinf(x[i * COLUMNS]) * x[i * COLUMNS + 3];
	st = smr_xgboost_grow(&how, x, y, NULL, ROWS, COLUMNS, &model);
	if (!is_here(st))
		skip();
	assert_int_equal(st, SMR_OK);
	assert_int_equal(smr_xgboost_ask(model, x, ROWS, COLUMNS, said), SMR_OK);
	smr_xgboost_lean(model);
	assert_int_equal(smr_trees_read(model, "m", COLUMNS, &t), SMR_OK);
	assert_true(smr_trees_nodes(t) > 1000);
	for (int i = 0; i < ROWS; i++)
		if (fabs(smr_trees_sum(t, x + i * COLUMNS) - (double)said[i]) > 1e-6)
			fail_msg("row %d: %.9g instead of %.9g", i,
				 smr_trees_sum(t, x + i * COLUMNS), (double)said[i]);
	json_decref(model);
	smr_trees_free(t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_table_that_cannot_be_is_refused_by_line),
		cmocka_unit_test(a_kernel_is_dealt_by_what_it_is_not_by_what_it_took),
		cmocka_unit_test(what_was_read_is_written_for_another_machine),
		cmocka_unit_test(a_trend_is_that_of_pairs_of_machines),
		cmocka_unit_test(too_little_is_told),
		cmocka_unit_test(constants_of_the_formula_are_found),
		cmocka_unit_test(what_is_there_is_found_again),
		cmocka_unit_test(a_machine_or_the_largest_may_be_held_back),
		cmocka_unit_test(the_walker_says_what_the_library_says),
	};

	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
