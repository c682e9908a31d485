/* Machine descriptions: errors name the field; what calibration finds makes sense. */
#include <stdio.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/str.h"
#include "cost/energy.h"
#include "cost/host.h"
#include "cost/machine.h"
#include "unit.h"

static const char *const fields[] = {"clock_hz",
				     "peak_f32_flops_per_core",
				     "peak_f64_flops_per_core",
				     "scalar_add_s",
				     "fork_join_s",
				     "first_touch_bytes_per_s",
				     "idle_w",
				     "tdp_w",
				     "pj_per_flop_f32",
				     "pj_per_flop_f64",
				     "pj_per_byte_cache",
				     "pj_per_byte_dram"};

/* A description in which member @p at has the text @p value (NULL: it is left out). */
static void write_machine(const char *path, const char *at, const char *value, const char *curve)
{
	smr_str s = {0};

	smr_str_puts(&s, "{\"name\": \"m\", \"cores\": 2");
	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++)
		if (at == NULL || strcmp(at, fields[i]) != 0)
			smr_str_printf(&s, ", \"%s\": 1e9", fields[i]);
		else if (value != NULL)
			smr_str_printf(&s, ", \"%s\": %s", fields[i], value);
	smr_str_printf(&s, ", \"bandwidth\": %s}", curve ? curve : "[[1, 2, 3], [4, 5, 6]]");
	assert_int_equal(smr_write_file(path, s.s, s.n, SMR_WRITE_FAST), SMR_OK);
	smr_str_free(&s);
}

static void refuses(const char *path, const char *why)
{
	smr_machine m;

	assert_int_equal(smr_machine_load(path, &m), SMR_EPARSE);
	if (strstr(smr_errmsg(), why) == NULL || strstr(smr_errmsg(), path) == NULL)
		fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), why);
}

static void an_error_names_the_file_and_the_field(void **state)
{
	static const char *const bad[] = {NULL, "0", "-1", "\"fast\"", "null"};
	char path[100];
	smr_machine m;

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	write_machine(path, NULL, NULL, NULL);
	assert_int_equal(smr_machine_load(path, &m), SMR_OK);
	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++)
		for (size_t k = 0; k < sizeof(bad) / sizeof(bad[0]); k++) {
			write_machine(path, fields[i], bad[k], NULL);
			refuses(path, fields[i]);
		}
}

static void write_text(const char *path, const char *text)
{
	assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
}

/* What is asked of CPUs alone may be missing; what is said must make sense all the same. */
static void other_machines_say_their_kind(void **state)
{
	static const char all[] = "{\"name\": \"m\", \"kind\": \"%s\", \"cores\": 4, "
				  "\"clock_hz\": 1e9, \"peak_f32_flops_per_core\": 1e12, "
				  "%s\"tdp_w\": 300, \"bandwidth\": [[1, 2, 2], [4, 5, 5]]}";
	char path[100], text[512], *again;
	smr_machine m;

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	snprintf(text, sizeof(text), all, "gpu", "\"launch_s\": 4e-6, ");
	write_text(path, text);
	assert_int_equal(smr_machine_load(path, &m), SMR_OK);
	assert_true(m.kind == SMR_MACHINE_GPU && m.launch_s == 4e-6 && m.idle_w == 0);
	assert_int_equal(smr_machine_json(&m, &again), SMR_OK);
	write_text(path, again);
	smr_free(again);
	assert_int_equal(smr_machine_load(path, &m), SMR_OK);
	assert_true(m.kind == SMR_MACHINE_GPU && m.launch_s == 4e-6);
	snprintf(text, sizeof(text), all, "tpu", "\"launch_s\": 1e-6, \"idle_w\": -1, ");
	write_text(path, text);
	refuses(path, "idle_w");
	snprintf(text, sizeof(text), all, "tpu", "");
	write_text(path, text);
	refuses(path, "launch_s");
	snprintf(text, sizeof(text), all, "abacus", "\"launch_s\": 1e-6, ");
	write_text(path, text);
	refuses(path, "\"kind\" must be");
	snprintf(text, sizeof(text), all, "cpu", "\"launch_s\": 1e-6, ");
	write_text(path, text);
	refuses(path, "peak_f64_flops_per_core");
}

static void a_bandwidth_curve_must_ascend(void **state)
{
	char path[100];

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	write_machine(path, NULL, NULL, "[[4, 5, 6], [4, 5, 6]]");
	refuses(path, "point 1 of \"bandwidth\"");
	write_machine(path, NULL, NULL, "[[4, 5, 6]]");
	refuses(path, "2 to 8 points");
	write_machine(path, NULL, NULL, "[[4, 5], [6, 7]]");
	refuses(path, "point 0 of \"bandwidth\"");
	write_machine(path, NULL, NULL, "7");
	refuses(path, "\"bandwidth\"");
}

static void text_that_is_no_json_is_told_with_its_line(void **state)
{
	char path[100];
	smr_machine m;

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	assert_int_equal(smr_write_file(path, "{\n\"name\": ,\n", 12, SMR_WRITE_FAST), SMR_OK);
	refuses(path, "m.json:2:");
	snprintf(path, sizeof(path), "%s/none.json", unit_folder);
	assert_int_equal(smr_machine_load(path, &m), SMR_ENOTFOUND);
}

static void the_machines_that_come_with_us_are_right_and_survive_a_round_trip(void **state)
{
	static const char *const all[] = {"x86-64", "x86-64-v3", "x86-64-v4", "aarch64"};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		smr_machine m, again;
		char path[100], *text;

		snprintf(path, sizeof(path), "machines/%s.json", all[i]);
		if (smr_machine_load(path, &m) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		assert_int_equal(smr_machine_json(&m, &text), SMR_OK);
		snprintf(path, sizeof(path), "%s/again.json", unit_folder);
		assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
		assert_int_equal(smr_machine_load(path, &again), SMR_OK);
		assert_memory_equal(&m, &again, sizeof(m));
		smr_free(text);
	}
}

static void calibration_finds_a_machine_that_can_be(void **state)
{
	smr_machine m, again;

	setenv("SAMARA_CACHE", unit_folder, 1);
	setenv("SAMARA_HOME", getcwd((char[4096]){0}, 4096), 1);
	assert_int_equal(smr_machine_calibrate(&m), SMR_OK);
	assert_true(m.calibrated);
	assert_int_equal(m.cores, smr_host_cores());
	assert_true(m.peak_f32 > 1e8 && m.peak_f64 > 1e8 && m.peak_f32 < 1e14);
	assert_true(m.scalar_add_s > 1e-11 && m.scalar_add_s < 1e-7);
	assert_true(m.fork_join_s > 0 && m.first_touch_bps > 0 && m.clock_hz > 0);
	assert_true(m.idle_w > 0 && m.pj_byte_dram > 0);
	assert_true(m.npoints >= 2);
	for (size_t i = 0; i < m.npoints; i++)
		assert_true(m.bw_one[i] > 0 && m.bw_all[i] >= m.bw_one[i]);
	assert_int_equal(smr_machine_host(&again), SMR_OK);
	assert_true(again.calibrated);
	assert_true(again.peak_f32 == m.peak_f32);
}

static void a_damaged_calibration_is_as_none(void **state)
{
	smr_machine m;
	char *path;

	setenv("SAMARA_CACHE", unit_folder, 1);
	setenv("SAMARA_HOME", getcwd((char[4096]){0}, 4096), 1);
	assert_int_equal(smr_host_file(&path), SMR_OK);
	assert_int_equal(smr_write_file(path, "{\"name\"", 7, SMR_WRITE_FAST), SMR_OK);
	smr_free(path);
	assert_int_equal(smr_machine_host(&m), SMR_OK);
	assert_false(m.calibrated);
	assert_int_equal(m.cores, smr_host_cores());
}

/* ---- energy ---------------------------------------------------------------------------------- */

static void write_counter(const char *package, const char *file, const char *text)
{
	char path[200];

	snprintf(path, sizeof(path), "%s/%s", unit_folder, package);
	assert_int_equal(smr_mkdirs(path), SMR_OK);
	snprintf(path, sizeof(path), "%s/%s/%s", unit_folder, package, file);
	assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
}

static void counters_are_added_up_and_wrap_around(void **state)
{
	smr_energy *e;
	double j;

	write_counter("intel-rapl:0", "energy_uj", "900000\n");
	write_counter("intel-rapl:0", "max_energy_range_uj", "1000000\n");
	write_counter("intel-rapl:1", "energy_uj", "0\n");
	write_counter("intel-rapl:1", "max_energy_range_uj", "1000000\n");
	write_counter("intel-rapl:0:0", "energy_uj", "0\n"); /* a part of package 0 */
	write_counter("intel-rapl:0:0", "max_energy_range_uj", "1000000\n");
	assert_int_equal(smr_energy_open(unit_folder, &e), SMR_OK);
	assert_true(smr_energy_measured(e));
	assert_true(smr_energy_lap(e) == 0);
	write_counter("intel-rapl:0", "energy_uj", "200000\n"); /* by way of 1000000 */
	write_counter("intel-rapl:1", "energy_uj", "500000\n");
	write_counter("intel-rapl:0:0", "energy_uj", "700000\n");
	j = smr_energy_lap(e);
	assert_true(j > 0.8 - 1e-9 && j < 0.8 + 1e-9);
	assert_true(smr_energy_lap(e) == 0);
	smr_energy_close(e);
}

static void the_environment_names_another_tree(void **state)
{
	smr_energy *e;

	setenv("SAMARA_POWERCAP", unit_folder, 1);
	assert_int_equal(smr_energy_open(NULL, &e), SMR_OK);
	assert_true(smr_energy_measured(e));
	smr_energy_close(e);
	setenv("SAMARA_POWERCAP", "/nowhere", 1);
	assert_int_equal(smr_energy_open(NULL, &e), SMR_OK);
	assert_false(smr_energy_measured(e));
	assert_true(smr_energy_lap(e) == 0);
	smr_energy_close(e);
	unsetenv("SAMARA_POWERCAP");
}

static void counters_that_are_no_numbers_are_none(void **state)
{
	smr_energy *e;

	write_counter("intel-rapl:0", "energy_uj", "secret");
	write_counter("intel-rapl:1", "max_energy_range_uj", "");
	assert_int_equal(smr_energy_open(unit_folder, &e), SMR_OK);
	assert_false(smr_energy_measured(e));
	smr_energy_close(e);
}

static void the_energy_model_adds_what_it_is_told(void **state)
{
	smr_machine m = {.idle_w = 10,
			 .pj_flop_f32 = 1,
			 .pj_flop_f64 = 2,
			 .pj_byte_cache = 3,
			 .pj_byte_dram = 4};

	assert_true(smr_energy_model(&m, 2, 0.5, 0, 0, 0, 0) == 10);
	assert_true(smr_energy_model(&m, 0, 1, 1e12, 1e12, 1e12, 1e12) == 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_error_names_the_file_and_the_field),
		cmocka_unit_test(other_machines_say_their_kind),
		cmocka_unit_test(a_bandwidth_curve_must_ascend),
		cmocka_unit_test(text_that_is_no_json_is_told_with_its_line),
		cmocka_unit_test(the_machines_that_come_with_us_are_right_and_survive_a_round_trip),
		cmocka_unit_test(calibration_finds_a_machine_that_can_be),
		cmocka_unit_test(a_damaged_calibration_is_as_none),
		cmocka_unit_test(counters_are_added_up_and_wrap_around),
		cmocka_unit_test(the_environment_names_another_tree),
		cmocka_unit_test(counters_that_are_no_numbers_are_none),
		cmocka_unit_test(the_energy_model_adds_what_it_is_told),
	};

	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
