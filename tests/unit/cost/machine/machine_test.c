/* Machine descriptions: errors name the field; results of a calibration are plausible. */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/str.h"
#include "base/thread/clock.h"
#include "base/thread/usable_cpus.h"
#include "cost/machine/energy.h"
#include "cost/machine/host.h"
#include "cost/machine/machine.h"
#include "unit.h"

static const struct field {
	const char *name, *value;
	bool needed;
} fields[] = {
	{"clock_hz", "2e9", true},
	{"peak_f32_flops_per_core", "1e11", true},
	{"peak_f64_flops_per_core", "5e10", true},
	{"scalar_add_s", "2e-9", false},
	{"fork_join_s", "4e-6", false},
	{"first_touch_bytes_per_s", "1e9", false},
	{"idle_w", "5", false},
	{"tdp_w", "30", true},
	{"pj_per_flop_f32", "6", false},
	{"pj_per_flop_f64", "12", false},
	{"pj_per_byte_cache", "10", false},
	{"pj_per_byte_dram", "160", false},
};

enum { FIELDS = sizeof(fields) / sizeof(fields[0]) };

static const char a_curve[] = "[[1e3, 2e9, 3e9], [1e6, 1e9, 1e9]]";

static void write_text(const char *path, const char *text)
{
	assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
}

/* Writes a description in which member @p at has the text @p value (NULL: it is left out); @p more
 * is the text of further members. */
static void write_machine(const char *path, const char *at, const char *value, const char *curve,
			  const char *more)
{
	smr_str s = {0};

	smr_str_puts(&s, "{\"name\": \"m\", \"cores\": 2");
	for (size_t i = 0; i < FIELDS; i++)
		if (at == NULL || strcmp(at, fields[i].name) != 0)
			smr_str_printf(&s, ", \"%s\": %s", fields[i].name, fields[i].value);
		else if (value != NULL)
			smr_str_printf(&s, ", \"%s\": %s", fields[i].name, value);
	smr_str_printf(&s, ", \"bandwidth\": %s%s%s}", curve, more[0] ? ", " : "", more);
	write_text(path, s.s);
	smr_str_free(&s);
}

static void refuses(const char *path, const char *why)
{
	smr_machine m;

	if (smr_machine_load(path, &m) != SMR_EPARSE)
		fail_msg("taken, though %s", why);
	if (strstr(smr_errmsg(), why) == NULL || strstr(smr_errmsg(), path) == NULL)
		fail_msg("\"%s\" instead of \"%s\"", smr_errmsg(), why);
}

static void an_error_names_the_file_and_the_field(void **state)
{
	static const char *const bad[] = {"0", "-1", "\"fast\"", "null", "1e30", "1e-30", "[5]"};
	char path[100];
	smr_machine m;

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	write_machine(path, NULL, NULL, a_curve, "");
	assert_int_equal(smr_machine_load(path, &m), SMR_OK);
	for (size_t i = 0; i < FIELDS; i++) {
		write_machine(path, fields[i].name, NULL, a_curve, "");
		if (fields[i].needed)
			refuses(path, fields[i].name);
		else if (smr_machine_load(path, &m) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		for (size_t k = 0; k < sizeof(bad) / sizeof(bad[0]); k++) {
			write_machine(path, fields[i].name, bad[k], a_curve, "");
			refuses(path, fields[i].name);
		}
	}
}

/* Costs of expensive operators are read, and written again; missing ones have defaults. */
static void operators_are_read_and_assumed(void **state)
{
	char path[100], *text;
	smr_machine m;

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	write_machine(path, NULL, NULL, a_curve,
		      "\"operators\": {\"exp\": [1e-9, 2e-9, 3e-9, 4e-9]}");
	if (smr_machine_load(path, &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (int way = 0; way < SMR_MATH_FN_WAYS; way++) {
		assert_float_equal(m.dear_s[way][SMR_MATH_FN_EXP], (way + 1) * 1e-9, 1e-15);
		for (int k = 0; k < SMR_MATH_FN_COUNT; k++)
			assert_true(m.dear_s[way][k] > 0 && m.dear_s[way][k] < 1e-6);
	}
	/* the C library takes longer for a sine than for a root */
	assert_true(m.dear_s[SMR_MATH_FN_STRIP_F64][SMR_MATH_FN_SINE] >
		    m.dear_s[SMR_MATH_FN_STRIP_F64][SMR_MATH_FN_ROOT]);
	assert_int_equal(smr_machine_json(&m, &text), SMR_OK);
	assert_non_null(strstr(text, "\"operators\""));
	smr_free(text);
}

/* Text of further members, and the expected message. */
static void what_no_machine_can_have_is_refused(void **state)
{
	static const struct {
		const char *more, *why;
	} wrong[] = {
		{"\"clokc_hz\": 1e9", "no machine has \"clokc_hz\" (did you mean \"clock_hz\"?)"},
		{"\"colour\": 1", "no machine has \"colour\""},
		{"\"idle_w\": 5", "duplicate object key"},
		{"\"memory_bytes\": 1e6, \"cache_bytes\": 1e7", "\"cache_bytes\" is above"},
		{"\"matrix_f8_flops\": 0", "matrix_f8_flops"},
		{"\"arrays\": [0, 128, 128]", "\"arrays\" must be"},
		{"\"arrays\": [4, 128]", "\"arrays\" must be"},
		{"\"arrays\": [4, 1000000, 128]", "\"arrays\" must be"},
		{"\"price_per_hour\": 1", "go together"},
		{"\"price\": \"USD\"", "go together"},
		{"\"links\": 5", "\"links\" must be a list"},
		{"\"links\": [5]", "a link is {"},
		{"\"source\": 5", "\"source\" must be"},
		{"\"source\": {\"clock_hz\": 5}", "the source of \"clock_hz\" must be text"},
		{"\"source\": {\"clock_hz memory\": \"x\"}", "a source of \"memory\", which is"},
		{"\"note\": 5", "\"note\" must be text"},
		{"\"operators\": 5", "\"operators\" must be an object"},
		{"\"operators\": {\"sinus\": [1e-9, 1e-9, 1e-9, 1e-9]}", "are called \"sinus\""},
		{"\"operators\": {\"exp\": [1e-9, 1e-9, 1e-9]}", "must be four numbers"},
		{"\"operators\": {\"exp\": [1e-9, 1e-9, 1e-9, -1]}", "must be four numbers"},
		{"\"operators\": {\"exp\": [1e-9, 1, 1e-9, 1e-9]}", "must be four numbers"},
		{"\"aliases\": \"n\"", "\"aliases\" must be"},
		{"\"aliases\": [5]", "\"aliases\" must be"},
	};
	char path[100];

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		write_machine(path, NULL, NULL, a_curve, wrong[i].more);
		refuses(path, wrong[i].why);
	}
	write_machine(path, "idle_w", "31", a_curve, "");
	refuses(path, "\"idle_w\" is above");
	write_text(path, "{\"name\": \"m\", \"cores\": 0}");
	refuses(path, "\"cores\" must be");
	write_text(path, "{\"name\": \"\", \"cores\": 1}");
	refuses(path, "\"name\" must have");
	write_text(path, "[1]");
	refuses(path, "\"name\" and \"cores\" are needed");
}

/* The text of a link without its name. */
static void a_link_that_cannot_be_is_refused(void **state)
{
	static const struct {
		const char *link, *why;
	} wrong[] = {
		{"\"topology\": \"star\", \"devices\": 8, \"bytes_per_s\": 1e9, \"latency_s\": "
		 "1e-6",
		 "no topology 'star'"},
		{"\"topology\": \"ring\", \"devices\": 1, \"bytes_per_s\": 1e9, \"latency_s\": "
		 "1e-6",
		 "link l cannot be"},
		{"\"topology\": \"ring\", \"devices\": 8, \"bytes_per_s\": -1, \"latency_s\": 1e-6",
		 "link l cannot be"},
		{"\"topology\": \"ring\", \"devices\": 8, \"bytes_per_s\": 1e30, \"latency_s\": "
		 "1e-6",
		 "link l cannot be"},
		{"\"topology\": \"ring\", \"devices\": 8, \"bytes_per_s\": 1e9, \"latency_s\": 0",
		 "link l cannot be"},
		{"\"topology\": \"ring\", \"axes\": 2, \"devices\": 8, \"bytes_per_s\": 1e9, "
		 "\"latency_s\": 1e-6",
		 "a ring has no axes"},
		{"\"topology\": \"torus\", \"axes\": 7, \"devices\": 800, \"bytes_per_s\": 1e9, "
		 "\"latency_s\": 1e-6",
		 "link l cannot be"},
		{"\"topology\": \"torus\", \"axes\": 3, \"devices\": 4, \"bytes_per_s\": 1e9, "
		 "\"latency_s\": 1e-6",
		 "4 devices make no torus of 3 axes"},
		{"\"topology\": \"mesh\", \"devices\": 8, \"bytes_per_s\": 1e9, \"latency_s\": "
		 "1e-6, "
		 "\"speed\": 5",
		 "a link is {"},
		{"\"topology\": \"mesh\", \"devices\": 8, \"bytes_per_s\": 1e9, \"latency_s\": "
		 "1e-6}, "
		 "{\"name\": \"k\", \"topology\": \"mesh\", \"devices\": 4, \"bytes_per_s\": 1e9, "
		 "\"latency_s\": 1e-6",
		 "link k joins fewer devices than l"},
	};
	char path[100], more[512];

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		snprintf(more, sizeof(more), "\"links\": [{\"name\": \"l\", %s}]", wrong[i].link);
		write_machine(path, NULL, NULL, a_curve, more);
		refuses(path, wrong[i].why);
	}
}

/* The example of machines/README.md. */
static void ten_lines_describe_a_machine(void **state)
{
	smr_machine m;
	char *none;

	if (smr_machine_load("examples/machines/station.json", &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_string_equal(m.name, "station");
	assert_true(m.scalar_add_s > 0 && m.fork_join_s > 0 && m.idle_w > 0 && m.pj_byte_dram > 0);
	assert_int_equal(smr_machine_unsourced("examples/machines/station.json", &none), SMR_OK);
	assert_non_null(strstr(none, "clock_hz")); /* one text for all is for users' files */
	smr_free(none);
}

static void other_machines_say_their_kind(void **state)
{
	static const char all[] = "{\"name\": \"m\", \"kind\": \"%s\", \"cores\": 4, "
				  "\"clock_hz\": 1e9, \"peak_f32_flops_per_core\": 1e12, "
				  "%s\"tdp_w\": 300, \"bandwidth\": [[1, 2e9, 2e9], [4, "
				  "5e9, 5e9]]}";
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

/* Removes the calibration that an earlier run left in the cache. */
static void forget_gpu(void)
{
	char *file;

	if (smr_machine_file("this-gpu", &file) == SMR_OK) {
		unlink(file);
		smr_free(file);
	}
}

static void the_gpu_of_this_host_has_a_name(void **state)
{
	static const char text[] =
		"{\"name\": \"m\", \"kind\": \"gpu\", \"cores\": 4, \"clock_hz\": 1e9, "
		"\"peak_f32_flops_per_core\": 1e12, \"launch_s\": 4e-6, \"graph_launch_s\": 1e-6, "
		"\"product_f16_flops\": 3e14, \"cpu\": \"%scard\", \"bandwidth\": [[1, 2e9, 2e9], "
		"[4, 5e9, 5e9]]}";
	char path[100], all[512], *file, *again;
	smr_machine m;

	forget_gpu();
	assert_int_equal(smr_machine_file("this-gpu", &file), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "samara machine calibrate --gpu"));
	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	for (int emulated = 0; emulated < 2; emulated++) {
		snprintf(all, sizeof(all), text, emulated ? SMR_MACHINE_EMULATED : "");
		write_text(path, all);
		assert_int_equal(smr_machine_load(path, &m), SMR_OK);
		assert_true(m.tdp_w == 0 && m.product[SMR_PRODUCT_F16] == 3e14);
		m.calibrated = true;
		assert_int_equal(smr_machine_keep_gpu(&m), SMR_OK);
		assert_int_equal(smr_machine_load("this-gpu", &m), SMR_OK);
		assert_true(m.calibrated && m.graph_launch_s == 1e-6);
		assert_int_equal(smr_machine_is_emulated(&m), emulated);
		/* emulated figures are not told as measured */
		assert_int_equal(smr_machine_json(&m, &again), SMR_OK);
		assert_int_equal(strstr(again, "measured: ") == NULL, emulated);
		assert_int_equal(strstr(again, "emulated: no card") != NULL, emulated);
		smr_free(again);
	}
	assert_int_equal(smr_machine_save(&m, "this-gpu", &file), SMR_EINVAL);
	forget_gpu();
}

static void a_bandwidth_curve_must_ascend(void **state)
{
	char path[100];

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	write_machine(path, NULL, NULL, "[[4, 5e9, 6e9], [4, 5e9, 6e9]]", "");
	refuses(path, "point 1 of \"bandwidth\"");
	write_machine(path, NULL, NULL, "[[4, 5e9, 6e9]]", "");
	refuses(path, "2 to 10 points");
	write_machine(path, NULL, NULL, "[[4, 5e9], [6, 7e9]]", "");
	refuses(path, "point 0 of \"bandwidth\"");
	write_machine(path, NULL, NULL, "[[4, 5e9, 6e9], [6, 7e9, 1e30]]", "");
	refuses(path, "point 1 of \"bandwidth\"");
	write_machine(path, NULL, NULL, "[[4, -5, 6e9], [6, 7e9, 1e9]]", "");
	refuses(path, "point 0 of \"bandwidth\"");
	write_machine(path, NULL, NULL, "7", "");
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

static void survives_a_round_trip(const char *name, const smr_machine *m)
{
	smr_machine again;
	char path[100], *text;

	assert_int_equal(smr_machine_json(m, &text), SMR_OK);
	snprintf(path, sizeof(path), "%s/again.json", unit_folder);
	write_text(path, text);
	smr_free(text);
	if (smr_machine_load(path, &again) != SMR_OK)
		fail_msg("%s: %s", name, smr_errmsg());
	assert_memory_equal(m, &again, sizeof(*m));
}

/* Checks figures that follow from others of the same file. */
static void is_consistent(const smr_machine *m)
{
	double arrays = 2.0 * m->arrays * m->array_rows * m->array_columns * m->clock_hz;
	double peak = m->matrix[SMR_MATRIX_BF16];

	if (m->kind == SMR_MACHINE_TPU && (arrays < 0.98 * peak || arrays > 1.02 * peak))
		fail_msg("%s: its arrays make %g operations a second, not %g", m->name, arrays,
			 peak);
	if (m->kind != SMR_MACHINE_CPU && (m->memory_bytes == 0 || m->nlinks == 0))
		fail_msg("%s: no memory, or no link", m->name);
	for (size_t i = 1; i < m->npoints; i++)
		if (m->bw_all[i] > m->bw_all[i - 1])
			fail_msg("%s: more bandwidth for more bytes", m->name);
	for (int i = 1; i < m->nlinks; i++)
		if (m->links[i].bps > m->links[i - 1].bps)
			fail_msg("%s: the farther link is the faster one", m->name);
}

static void the_machines_that_come_with_us_are_right_and_survive_a_round_trip(void **state)
{
	smr_machine_names all;

	assert_int_equal(smr_machine_list(&all), SMR_OK);
	assert_true(all.n >= 40);
	for (size_t i = 0; i < all.n; i++) {
		smr_machine m;
		char *path, *none;

		if (smr_machine_load(all.names[i], &m) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		assert_string_equal(m.name, all.names[i]);
		survives_a_round_trip(all.names[i], &m);
		is_consistent(&m);
		assert_int_equal(smr_machine_file(all.names[i], &path), SMR_OK);
		assert_int_equal(smr_machine_unsourced(path, &none), SMR_OK);
		if (none[0] != '\0')
			fail_msg("%s: no source for %s", all.names[i], none);
		smr_free(none);
		smr_free(path);
	}
	smr_machine_names_free(&all);
}

static void a_source_is_a_whole_word(void **state)
{
	char path[100], *none;

	snprintf(path, sizeof(path), "%s/m.json", unit_folder);
	write_text(path, "{\"name\": \"m\", \"cores\": 1, \"idle_w\": 1, \"tdp_w\": 2, "
			 "\"links\": [{\"source\": \"a\"}, {}], "
			 "\"source\": {\"idle_w_ tdp_w\": \"x\", \"xcores\": \"y\"}}");
	assert_int_equal(smr_machine_unsourced(path, &none), SMR_OK);
	assert_string_equal(none, "cores, idle_w, links");
	smr_free(none);
}

static void a_name_may_be_an_alias_and_a_wrong_one_is_told_the_nearest(void **state)
{
	static const char *const every[] = {
		"p4",        "p100",   "v100",      "t4",       "l4",      "a10",     "a100-40",
		"a100-80",   "h100",   "h100-pcie", "h200",     "b200",    "mi100",   "mi210",
		"mi250",     "mi300x", "tpu-v3",    "tpu-v4",   "tpu-v5e", "tpu-v5p", "tpu-v6e",
		"graviton3", "grace",  "xeon-spr",  "xeon-icx", "milan",   "genoa",   "orin",
		"rpi5",      "dpu",    "apple-m2",  "this",
	};
	smr_machine m;

	for (size_t i = 0; i < sizeof(every) / sizeof(every[0]); i++)
		if (smr_machine_load(every[i], &m) != SMR_OK)
			fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_machine_load("h100", &m), SMR_OK);
	assert_string_equal(m.name, "h100-sxm");
	assert_int_equal(smr_machine_load("h20", &m), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "no machine 'h20' (did you mean 'h200'?)"));
	assert_int_equal(smr_machine_load("abacus", &m), SMR_ENOTFOUND);
	assert_null(strstr(smr_errmsg(), "did you mean"));
	assert_int_equal(smr_machine_load("", &m), SMR_ENOTFOUND);
}

/* Saves this machine under another name in the folder @p at. */
static void save_in(const char *at, smr_machine *m, const char *name)
{
	char *path;

	setenv("SAMARA_MACHINES", at, 1);
	if (smr_machine_save(m, name, &path) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(smr_file_exists(path));
	smr_free(path);
}

static bool lists(const char *name)
{
	smr_machine_names all;
	bool found = false;

	assert_int_equal(smr_machine_list(&all), SMR_OK);
	for (size_t i = 0; i < all.n; i++)
		found |= strcmp(all.names[i], name) == 0;
	smr_machine_names_free(&all);
	return found;
}

static void a_machine_of_ones_own_comes_first(void **state)
{
	char first[120], second[120], both[256];
	smr_machine m, got;

	snprintf(first, sizeof(first), "%s/first", unit_folder);
	snprintf(second, sizeof(second), "%s/second", unit_folder);
	snprintf(both, sizeof(both), "%s::%s", first, second);
	assert_int_equal(smr_machine_load("grace", &m), SMR_OK);
	assert_false(lists("mine"));
	m.cores = 7;
	save_in(first, &m, "mine");
	m.cores = 8;
	save_in(second, &m, "mine");
	save_in(second, &m, "h100"); /* an alias of a shipped machine */
	setenv("SAMARA_MACHINES", both, 1);
	assert_true(lists("mine") && lists("h100") && lists("h100-sxm"));
	assert_int_equal(smr_machine_load("mine", &got), SMR_OK);
	assert_string_equal(got.name, "mine");
	assert_int_equal(got.cores, 7);
	assert_int_equal(smr_machine_load("h100", &got), SMR_OK);
	assert_true(got.cores == 8 && got.kind == SMR_MACHINE_CPU);
	setenv("SAMARA_MACHINES", "/nowhere", 1);
	assert_int_equal(smr_machine_load("h100", &got), SMR_OK);
	assert_true(got.kind == SMR_MACHINE_GPU);
}

static void a_name_that_is_no_file_is_refused(void **state)
{
	static const char *const wrong[] = {"",     "this", "../x", "a/b", "a.json",
					    ".dot", "-x",   "A",    "a b"};
	smr_machine m;
	char *path;

	setenv("SAMARA_MACHINES", unit_folder, 1);
	assert_int_equal(smr_machine_load("grace", &m), SMR_OK);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		assert_int_equal(smr_machine_save(&m, wrong[i], &path), SMR_EINVAL);
		assert_non_null(strstr(smr_errmsg(), "cannot be a machine's name"));
	}
	setenv("SAMARA_MACHINES", "/proc/none", 1);
	assert_int_not_equal(smr_machine_save(&m, "x", &path), SMR_OK);
	setenv("SAMARA_MACHINES", "/nowhere", 1);
}

static void calibration_finds_a_machine_that_can_be(void **state)
{
	smr_machine m, again;

	setenv("SAMARA_CACHE", unit_folder, 1);
	setenv("SAMARA_HOME", getcwd((char[4096]){0}, 4096), 1);
	assert_int_equal(smr_machine_calibrate(&m), SMR_OK);
	assert_true(m.calibrated);
	assert_int_equal(m.cores, smr_usable_cpus());
	assert_true(m.peak_f32 > 1e8 && m.peak_f64 > 1e8 && m.peak_f32 < 1e14);
	assert_true(m.scalar_add_s > 1e-11 && m.scalar_add_s < 1e-7);
	assert_true(m.scalar_hz > 1e8 && m.scalar_hz < 1e11 && m.clock_hz > 1e8 &&
		    m.clock_hz < 1e10);
	assert_true(m.matrix[SMR_MATRIX_F32] >= m.peak_f32 &&
		    m.matrix[SMR_MATRIX_F64] >= m.peak_f64);
	assert_true(m.matrix[SMR_MATRIX_F32] < 1.5 * m.cores * m.peak_f32);
	assert_true(m.matrix[SMR_MATRIX_BF16] == smr_host_bf16_units() * m.clock_hz * m.cores);
	assert_true(m.memory_bytes > 1e8 && m.cache_bytes <= m.memory_bytes);
	assert_true(m.fork_join_s > 0 && m.first_touch_bps > 0 && m.clock_hz > 0);
	assert_true(m.idle_w > 0 && m.pj_byte_dram > 0);
	assert_true(m.npoints >= 2);
	for (size_t i = 0; i < m.npoints; i++)
		assert_true(m.bw_one[i] > 0 && m.bw_all[i] >= m.bw_one[i]);
	assert_int_equal(smr_machine_host(&again), SMR_OK);
	assert_true(again.calibrated && again.matrix[SMR_MATRIX_I8] == m.matrix[SMR_MATRIX_I8]);
	assert_true(again.peak_f32 == m.peak_f32);
}

/* Checks the source of @p member in the file at @p path. */
static void has_source(const char *path, const char *member, const char *text)
{
	char *said, *none;

	assert_int_equal(smr_read_file(path, &said, NULL), SMR_OK);
	if (strstr(strstr(said, "\"source\""), member) == NULL || strstr(said, text) == NULL)
		fail_msg("no \"%s\" of %s in %s", text, member, said);
	smr_free(said);
	assert_int_equal(smr_machine_unsourced(path, &none), SMR_OK);
	assert_string_equal(none, "");
	smr_free(none);
}

static void write_counter(const char *package, const char *file, const char *text);

/* A counter that runs at 40 W, with a fixed number of digits, so that a reader never sees half of
 * it. */
static volatile bool counting;

static void *count(void *fd)
{
	int64_t from = smr_now_ns();

	while (counting) {
		char text[32];
		int n = snprintf(text, sizeof(text), "%020.0f",
				 40e6 * smr_seconds(from, smr_now_ns()));

		if (pwrite(*(int *)fd, text, (size_t)n, 0) != n)
			break;
		usleep(500);
	}
	return NULL;
}

static void idle_power_is_measured_where_it_can_be(void **state)
{
	pthread_t thread;
	smr_machine m = {.idle_measured = false};
	char *path, counter[96];
	int fd;

	setenv("SAMARA_CACHE", unit_folder, 1);
	write_counter("intel-rapl:0", "max_energy_range_uj", "1000000000000");
	write_counter("intel-rapl:0", "energy_uj", "00000000000000000000");
	snprintf(counter, sizeof(counter), "%s/intel-rapl:0/energy_uj", unit_folder);
	fd = open(counter, O_WRONLY | O_CLOEXEC);
	assert_true(fd >= 0);
	write_counter("intel-rapl:0", "constraint_0_power_limit_uw", "95000000");
	setenv("SAMARA_POWERCAP", unit_folder, 1);
	counting = true;
	assert_int_equal(pthread_create(&thread, NULL, count, &fd), 0);
	/* on a busy machine the counter may stand still for a while */
	for (int tries = 0; tries < 50 && !(m.idle_measured && m.idle_w > 20 && m.idle_w < 60);
	     tries++)
		assert_int_equal(smr_machine_calibrate(&m), SMR_OK);
	counting = false;
	pthread_join(thread, NULL);
	close(fd);
	assert_true(m.idle_measured && m.tdp_w == 95);
	assert_true(m.idle_w > 20 && m.idle_w < 60);
	assert_int_equal(smr_machine_host_file(&path), SMR_OK);
	has_source(path, "idle_w", "measured: samara machine calibrate");
	if (smr_host_bf16_units() > 0)
		has_source(path, "matrix_bf16_flops", "arithmetic: AMX");
	smr_free(path);
	setenv("SAMARA_POWERCAP", "/nowhere", 1);
	assert_int_equal(smr_machine_calibrate(&m), SMR_OK);
	assert_false(m.idle_measured);
	assert_int_equal(smr_machine_host_file(&path), SMR_OK);
	has_source(path, "idle_w tdp_w", "modelled: of the kind");
	smr_free(path);
	unsetenv("SAMARA_POWERCAP");
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
	assert_int_equal(m.cores, smr_usable_cpus());
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
	write_counter("intel-rapl:0", "energy_uj", "200000\n"); /* wraps at 1000000 */
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

static void instances_are_machines(void **state)
{
	uint32_t n;

	assert_string_equal(smr_machine_instance("p5.48xlarge", &n), "h100-sxm");
	assert_int_equal(n, 8);
	assert_string_equal(smr_machine_instance("v5p-128", &n), "tpu-v5p");
	assert_int_equal(n, 64); /* the name counts cores */
	assert_string_equal(smr_machine_instance("v5e-256", &n), "tpu-v5e");
	assert_int_equal(n, 256);
	assert_string_equal(smr_machine_instance("v3-8", &n), "tpu-v3");
	assert_int_equal(n, 8); /* a device is a core */
	assert_string_equal(smr_machine_instance("BM.GPU.MI300X.8", &n), "mi300x");
	assert_int_equal(n, 8);
	assert_null(smr_machine_instance("v5p-1", &n));
	assert_null(smr_machine_instance("v5p-12x", &n));
	assert_null(smr_machine_instance("h100", &n));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(instances_are_machines),
		cmocka_unit_test(an_error_names_the_file_and_the_field),
		cmocka_unit_test(operators_are_read_and_assumed),
		cmocka_unit_test(what_no_machine_can_have_is_refused),
		cmocka_unit_test(a_link_that_cannot_be_is_refused),
		cmocka_unit_test(ten_lines_describe_a_machine),
		cmocka_unit_test(a_source_is_a_whole_word),
		cmocka_unit_test(a_name_may_be_an_alias_and_a_wrong_one_is_told_the_nearest),
		cmocka_unit_test(a_machine_of_ones_own_comes_first),
		cmocka_unit_test(a_name_that_is_no_file_is_refused),
		cmocka_unit_test(other_machines_say_their_kind),
		cmocka_unit_test(the_gpu_of_this_host_has_a_name),
		cmocka_unit_test(a_bandwidth_curve_must_ascend),
		cmocka_unit_test(text_that_is_no_json_is_told_with_its_line),
		cmocka_unit_test(the_machines_that_come_with_us_are_right_and_survive_a_round_trip),
		cmocka_unit_test(calibration_finds_a_machine_that_can_be),
		cmocka_unit_test(idle_power_is_measured_where_it_can_be),
		cmocka_unit_test(a_damaged_calibration_is_as_none),
		cmocka_unit_test(counters_are_added_up_and_wrap_around),
		cmocka_unit_test(the_environment_names_another_tree),
		cmocka_unit_test(counters_that_are_no_numbers_are_none),
		cmocka_unit_test(the_energy_model_adds_what_it_is_told),
	};

	setenv("SAMARA_MACHINES", "/nowhere", 1); /* the user may have some */
	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
