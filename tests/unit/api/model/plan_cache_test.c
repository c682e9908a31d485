/* Planning decisions are cached for the next process, for the same program only. */
#include <dirent.h>
#include <samara/samara.h>

#include "api/model/model.h"
#include "base/fs.h"
#include "unit.h"

/* A value with three readers: there is a decision to make. */
#define PROGRAM(op)                                                                              \
	"func.func @main(%arg0: tensor<1000x100xf32>) -> (tensor<1000xf32>, tensor<1000xf32>,"   \
	" tensor<100xf32>) {\n"                                                                  \
	"  %c = stablehlo.constant dense<0.0> : tensor<f32>\n"                                   \
	"  %0 = stablehlo." op " %arg0 : tensor<1000x100xf32>\n"                                 \
	"  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1]"     \
	" : (tensor<1000x100xf32>, tensor<f32>) -> tensor<1000xf32>\n"                           \
	"  %2 = stablehlo.multiply %0, %arg0 : tensor<1000x100xf32>\n"                           \
	"  %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.maximum across dimensions = [1]" \
	" : (tensor<1000x100xf32>, tensor<f32>) -> tensor<1000xf32>\n"                           \
	"  %4 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0]"     \
	" : (tensor<1000x100xf32>, tensor<f32>) -> tensor<100xf32>\n"                            \
	"  return %1, %3, %4 : tensor<1000xf32>, tensor<1000xf32>, tensor<100xf32>\n"            \
	"}\n"

static const char program[] = PROGRAM("exponential"), other[] = PROGRAM("tanh");

/* Returns whether a plan was searched; *@p ops: ops of the resulting program. */
static bool plans(const char *text, int threads, uint32_t *ops)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_ctx *ctx;
	smr_model *m;
	bool sought;

	o.threads = threads;
	l.text = text;
	l.length = strlen(text);
	assert_int_equal(smr_open(&o, &ctx), SMR_OK);
	if (smr_load(ctx, &l, &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	sought = m->fusion.evaluated > 0;
	*ops = m->fusion.after;
	assert_int_equal(smr_unload(m), SMR_OK);
	assert_int_equal(smr_close(ctx), SMR_OK);
	return sought;
}

/* Returns the number of entries; gives the path of the last one. */
static int entries(char *path, size_t n)
{
	char folder[96];
	int found = 0;
	DIR *d;

	snprintf(folder, sizeof(folder), "%s/plans", unit_folder);
	d = opendir(folder);
	for (struct dirent *e; d != NULL && (e = readdir(d)) != NULL;)
		if (strstr(e->d_name, ".plan") != NULL) {
			snprintf(path, n, "%s/%.60s", folder, e->d_name);
			found++;
		}
	if (d != NULL)
		closedir(d);
	return found;
}

static void the_second_time_nothing_is_sought(void **state)
{
	uint32_t ops, again;
	char path[256];

	assert_true(plans(program, 1, &ops));
	assert_int_equal(entries(path, sizeof(path)), 1);
	assert_false(plans(program, 1, &again));
	assert_int_equal(again, ops);
	assert_true(plans(program, 2, &again));
	assert_true(plans(other, 1, &again));
	assert_int_equal(entries(path, sizeof(path)), 3);
}

static void a_damaged_entry_is_made_anew(void **state)
{
	uint32_t ops, again;
	char path[256], *whole, *data;
	size_t n, m;

	assert_true(plans(program, 1, &ops));
	assert_int_equal(entries(path, sizeof(path)), 1);
	assert_int_equal(smr_read_file(path, &whole, &n), SMR_OK);
	for (size_t i = 0; i < n; i++) {
		whole[i] ^= 4;
		assert_int_equal(smr_write_file(path, whole, i % 2 ? n : i, SMR_WRITE_FAST),
				 SMR_OK);
		whole[i] ^= 4;
		assert_true(plans(program, 1, &again));
		assert_int_equal(again, ops);
		assert_int_equal(smr_read_file(path, &data, &m), SMR_OK);
		assert_int_equal(m, n);
		assert_memory_equal(data, whole, n);
		smr_free(data);
	}
	smr_free(whole);
}

/* A complete entry whose number of decisions is wrong: missing ones are planned, and the entry is
 * removed. */
static void an_entry_that_does_not_fit_goes(void **state)
{
	smr_plan_cache d = {.known = false};
	uint32_t ops, again;
	char path[256];

	assert_true(plans(program, 1, &ops));
	assert_int_equal(entries(path, sizeof(path)), 1);
	for (int more = 0; more < 2; more++) {
		smr_model_plan_read(path, &d);
		assert_true(d.known && d.of.n > 0);
		if (more)
			assert_int_equal(smr_vec_push(&d.of, 1), SMR_OK);
		else
			d.of.n = 0;
		smr_model_plan_write(path, &d);
		smr_vec_free(&d.of);
		(void)plans(program, 1, &again);
		assert_int_equal(entries(path, sizeof(path)), 0);
		assert_true(plans(program, 1, &again));
		assert_int_equal(again, ops);
		assert_int_equal(entries(path, sizeof(path)), 1);
	}
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, unit_make_cache, unit_drop_folder)

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(the_second_time_nothing_is_sought),
		CASE(a_damaged_entry_is_made_anew),
		CASE(an_entry_that_does_not_fit_goes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
