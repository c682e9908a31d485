/* Predicates, and the fleets file that consists of them. */
#include <math.h>
#include <stdio.h>

#include "base/fs.h"
#include "cluster/config/fleets.h"
#include "unit.h"

static const smr_facts machine = {
	.node = "n1",
	.arch = "x86_64",
	.cpu = "A Xeon",
	.features = " avx avx2 fma ",
	.cores = 2,
	.slots = 3,
	.memory = 8.0 * (1 << 30),
	.memory_free = NAN,
	.bandwidth = 10e9,
	.peak_f32 = 200e9,
	.calibrated = true,
};

static bool holds(const char *text)
{
	smr_predicate *p;

	if (smr_predicate_parse(text, smr_machine_facts, &p) != SMR_OK)
		fail_msg("%s", smr_errmsg());

	bool is = smr_predicate_holds(p, smr_facts_get, &machine);

	smr_predicate_free(p);
	return is;
}

static void expressions_mean_what_they_say(void **state)
{
	static const struct {
		const char *text;
		bool is;
	} rows[] = {
		{"true", true},
		{"not true", false},
		{"cores >= 2 and slots == 3", true},
		{"cores > 2 or slots != 3", false},
		{"1 + 2 * 3 == 7", true},
		{"(1 + 2) * 3 == 9", true},
		{"8 - 2 - 1 == 5", true},
		{"16 / 2 / 2 == 4", true},
		{"-1 < 0 and - -1 == 1", true},
		{"2 - -1 == 3", true},
		{"true or true and false", true},
		{"not false and false", false},
		{"not (false and false)", true},
		{"not cores > 2", true},
		{"memory == 8 GiB and memory > 8GB", true},
		{"bandwidth >= 10 GB/s and bandwidth > 9.5GB/s", true},
		{"peak_f32 < 0.3 TFLOP/s", true},
		{"25 % * 4 == 1", true},
		{"1 ms == 1000 us and 1 s == 1000 ms", true},
		{"arch == \"x86_64\" and arch != \"aarch64\"", true},
		{"cpu == \"a xeon\"", false},
		{"feature.avx2 and not feature.avx512f", true},
		{"feature.av", false},
		{"calibrated", true},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (holds(rows[i].text) != rows[i].is)
			fail_msg("'%s' is %s", rows[i].text, rows[i].is ? "false" : "true");
}

static void what_is_not_known_compares_with_nothing(void **state)
{
	assert_false(holds("memory_free > 0"));
	assert_false(holds("memory_free <= 0"));
	assert_false(holds("memory_free == 0"));
	assert_false(holds("memory_free != 0"));
	assert_true(holds("not memory_free > 0"));
}

static void mistakes_are_told_with_their_place(void **state)
{
	static const struct {
		const char *text, *says;
	} rows[] = {
		{"", "column 1 of '': something is missing"},
		{"cores >", "column 8"},
		{"cores > 2 and", "something is missing at the end"},
		{"cores > 2 cores", "column 11 of 'cores > 2 cores': this is no unit"},
		{"cores", "neither true nor false"},
		{"1 < 2 and 5", "'and' takes true or false, and here is a number"},
		{"kores > 2", "column 1 of 'kores > 2': there is no fact 'kores'; there are: arch"},
		{"arch > 2", "'>' takes a number, and here is a text"},
		{"arch > \"a\"", "'>' takes a number, and here is a text"},
		{"arch == 2", "'==' takes a number, and here is a text"},
		{"not cores", "'not' takes true or false"},
		{"-true", "'-' takes a number"},
		{"calibrated == true", "'==' takes a number"},
		{"arch == \"x", "this text has no end"},
		{"(cores > 1", "a ) is missing"},
		{"cores > 1)", "an operator is missing"},
		{"cores > 1 true", "this is no unit"},
		{"calibrated calibrated", "an operator is missing"},
		{"cores > 3 furlongs", "column 11 of 'cores > 3 furlongs': this is no unit: kB"},
		{"cores = 3", "an operator is missing"},
		{"cores > $", "no number, text or name begins here"},
		{"cores > 1e999", "no number that can be used"},
		{"1 < 2 < 3", "'<' takes a number, and here is true or false"},
		{"feature. and true", "there is no fact 'feature.'"},
	};
	smr_predicate *p;

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		assert_int_equal(smr_predicate_parse(rows[i].text, smr_machine_facts, &p),
				 SMR_EPARSE);
		if (strstr(smr_errmsg(), rows[i].says) == NULL)
			fail_msg("'%s' says: %s", rows[i].text, smr_errmsg());
	}
}

static void depth_and_length_have_a_limit(void **state)
{
	static char text[6000];
	smr_predicate *p;

	memset(text, '(', 100);
	assert_int_equal(smr_predicate_parse(text, smr_machine_facts, &p), SMR_EPARSE);
	assert_non_null(strstr(smr_errmsg(), "too deep"));
	memset(text, ' ', sizeof(text) - 1);
	assert_int_equal(smr_predicate_parse(text, smr_machine_facts, &p), SMR_EPARSE);
	assert_non_null(strstr(smr_errmsg(), "4096 is the limit"));
	/* of maximum depth: the stack of evaluation suffices */
	text[0] = '\0';
	for (int i = 0; i < 30; i++)
		strcat(text, "1 + (");
	strcat(text, "1");
	for (int i = 0; i < 30; i++)
		strcat(text, ")");
	strcat(text, " == 31");
	assert_true(holds(text));
}

/* ---- the file ---------------------------------------------------------------------------------*/

static smr_fleets *parse(const char *text)
{
	smr_fleets *f = NULL;

	return smr_fleets_parse(text, strlen(text), "f.json", &f) == SMR_OK ? f : NULL;
}

static void the_shipped_file_ranks_codelets(void **state)
{
	static const char *const names[] = {"fast-path", "heavy-compute", "memory-bound"};
	static const struct {
		double predicted, flops, bytes;
		size_t hold, order[3];
	} rows[] = {
		{1e-4, 1e6, 1e6, 2, {0, 2, 1}},
		{1e-1, 1e9, 1e6, 1, {1, 0, 2}},
		{1e-1, 1e6, 1e6, 1, {2, 0, 1}},
		{NAN, NAN, 1e6, 0, {0, 1, 2}}, /* nothing is known: in the order of the file */
	};
	char *path;
	smr_fleets *f;
	size_t order[3];

	assert_int_equal(smr_find_own("fleets/fleets.json", &path), SMR_OK);
	if (smr_fleets_read(path, &f) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_free(path);
	assert_int_equal(f->n, 3);
	for (size_t i = 0; i < 3; i++)
		assert_string_equal(f->v[i].name, names[i]);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		smr_profile p = {.predicted_s = rows[i].predicted,
				 .flops = rows[i].flops,
				 .bytes = rows[i].bytes};

		assert_int_equal(smr_fleets_rank(f, &p, order), rows[i].hold);
		assert_memory_equal(order, rows[i].order, sizeof(order));
	}
	assert_true(smr_fleet_takes(&f->v[0], &machine));
	assert_true(smr_fleet_takes(&f->v[1], &machine));
	assert_false(smr_fleet_takes(&f->v[2], &machine)); /* memory_free is unknown */
	smr_fleets_free(f);
}

static void a_codelet_is_told_by_its_kernel(void **state)
{
	smr_fleets *f = parse("{\"fleets\":[{\"name\":\"a\",\"nodes\":\"true\","
			      "\"codelets\":\"pure\"},{\"name\":\"b\",\"nodes\":\"true\","
			      "\"codelets\":\"kernel == \\\"gemm\\\"\"}]}");
	smr_profile p = {.kernel = "gemm"};
	size_t order[2];

	assert_non_null(f);
	assert_int_equal(smr_fleets_rank(f, &p, order), 1);
	assert_int_equal(order[0], 1);
	p.kernel = NULL;
	assert_int_equal(smr_fleets_rank(f, &p, order), 0);
	smr_fleets_free(f);
}

static void wrong_files_are_told(void **state)
{
	static const struct {
		const char *text, *says;
	} rows[] = {
		{"", "f.json:1:"},
		{"[]", "\"fleets\" is a list"},
		{"{\"fleets\":[]}", "\"fleets\" is a list"},
		{"{\"fleets\":[1]}", "f.json: fleet 1"},
		{"{\"fleets\":[{\"name\":\"a\"}]}", "nodes"},
		{"{\"fleets\":[{\"name\":\"a\",\"nodes\":\"true\",\"x\":1}]}", "unpacked"},
		{"{\"fleets\":[{\"name\":\"A\",\"nodes\":\"true\"}]}", "'A' is no name"},
		{"{\"fleets\":[{\"name\":\"operator\",\"nodes\":\"true\"}]}", "'operator' is no"},
		{"{\"fleets\":[{\"name\":\"a\\\" b\",\"nodes\":\"true\"}]}", "is no name"},
		{"{\"fleets\":[{\"name\":\"a\",\"nodes\":\"true\"},{\"name\":\"a\","
		 "\"nodes\":\"true\"}]}",
		 "two fleets 'a'"},
		{"{\"fleets\":[{\"name\":\"a\",\"nodes\":\"cores >\"}]}",
		 "f.json: \"nodes\" of the fleet 'a': column 8"},
		{"{\"fleets\":[{\"name\":\"a\",\"nodes\":\"true\",\"codelets\":\"cores > 1\"}]}",
		 "\"codelets\" of the fleet 'a': column 1 of 'cores > 1': there is no fact"},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		assert_null(parse(rows[i].text));
		if (strstr(smr_errmsg(), rows[i].says) == NULL)
			fail_msg("'%s' says: %s", rows[i].text, smr_errmsg());
	}
}

static smr_status read_one(void *arg)
{
	smr_fleets *f = NULL;
	smr_status st = smr_fleets_parse(arg, strlen(arg), "f.json", &f);

	smr_fleets_free(f);
	return st;
}

static void no_memory_is_survived(void **state)
{
	char text[] = "{\"fleets\":[{\"name\":\"a\",\"nodes\":\"cores > 1 and arch == \\\"x\\\"\","
		      "\"codelets\":\"pure\"}]}";

	assert_true(unit_fail_each_allocation(read_one, text) > 5);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(expressions_mean_what_they_say),
		cmocka_unit_test(what_is_not_known_compares_with_nothing),
		cmocka_unit_test(mistakes_are_told_with_their_place),
		cmocka_unit_test(depth_and_length_have_a_limit),
		cmocka_unit_test(the_shipped_file_ranks_codelets),
		cmocka_unit_test(a_codelet_is_told_by_its_kernel),
		cmocka_unit_test(wrong_files_are_told),
		cmocka_unit_test(no_memory_is_survived),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
