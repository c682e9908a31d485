#include "front/c/driver.h"
#include "unit.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static char home[] = "/tmp/samara-driver-XXXXXX";

static void touch(const char *name)
{
	char path[256];
	FILE *f;

	snprintf(path, sizeof(path), "%s/%s", home, name);
	f = fopen(path, "w");
	assert_non_null(f);
	fclose(f);
}

static int setup(void **state)
{
	unsetenv("SAMARA_CLANG");
	unsetenv("SAMARA_CLANGXX");
	unsetenv("SAMARA_FLANG");
	assert_non_null(mkdtemp(home));
	touch("samara-cc.so");
	touch("libsamara-rt.so");
	touch("libsamara-rt.a");
	touch("samara-guest.o");
	unsetenv("SAMARA_RUNTIME");
	return setenv("SAMARA_HOME", home, 1);
}

static int teardown(void **state)
{
	static const char *const files[] = {"samara-cc.so", "libsamara-rt.so", "libsamara-rt.a",
					    "samara-guest.o"};
	char path[256];

	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
		snprintf(path, sizeof(path), "%s/%s", home, files[i]);
		unlink(path);
	}
	return rmdir(home);
}

static bool has(char **command, const char *word)
{
	for (; *command != NULL; command++)
		if (strcmp(*command, word) == 0)
			return true;
	return false;
}

static char **command(const char *const *args)
{
	smr_cc_settings how;
	char **out = NULL;
	int n = 0;

	while (args[n] != NULL)
		n++;
	smr_cc_environment(&how);
	assert_int_equal(smr_cc_command(n, (char **)(uintptr_t)args, &how, &out), SMR_OK);
	return out;
}

static void compiling_alone_does_not_link(void **state)
{
	const char *args[] = {"cc", "-O2", "-c", "a.c", "-o", "a.o", NULL};
	char **c = command(args);

	assert_true(has(c, "-c"));
	assert_true(has(c, "-gline-tables-only"));
	assert_false(has(c, "-lsamara-rt"));
	smr_cc_free(c);
}

/* Processors other than x86-64 link the library. */
static void a_program_links_the_guest_runtime(void **state)
{
#if defined(__x86_64__)
	const char *args[] = {"cc", "-static", "a.o", NULL};
	char **c = command(args), object[300];

	snprintf(object, sizeof(object), "-Wl,%s/samara-guest.o", home);
	assert_true(has(c, object));
	assert_false(has(c, "-lsamara-rt"));
	smr_cc_free(c);
#endif
}

static char **command_with_library(const char *const *args)
{
	char **c;

	setenv("SAMARA_RUNTIME", "library", 1);
	c = command(args);
	unsetenv("SAMARA_RUNTIME");
	return c;
}

static void linking_keeps_the_weakly_needed_library(void **state)
{
	const char *args[] = {"cc", "a.o", "-o", "a", NULL};
	char **c = command_with_library(args);

	assert_true(has(c, "-lsamara-rt"));
	assert_true(has(c, "-Wl,--push-state,-Bdynamic,--no-as-needed"));
	assert_false(has(c, "-gline-tables-only"));
	smr_cc_free(c);
}

static void a_static_program_asks_for_the_entry_by_name(void **state)
{
	const char *args[] = {"cc", "-static", "a.o", NULL};
	char **c = command_with_library(args);

	assert_true(has(c, "-Wl,-u,smr_site_enter"));
	smr_cc_free(c);
}

static void debug_options_of_the_user_are_left_alone(void **state)
{
	const char *args[] = {"cc", "-O2", "-g", "-c", "a.c", NULL};
	char **c = command(args);

	assert_true(has(c, "-g"));
	assert_false(has(c, "-gline-tables-only"));
	smr_cc_free(c);
}

static void an_option_without_input_does_not_link(void **state)
{
	const char *args[] = {"cc", "-v", NULL};
	char **c = command(args);

	assert_false(has(c, "-lsamara-rt"));
	smr_cc_free(c);
}

static void unknown_options_pass(void **state)
{
	const char *args[] = {"cc", "-fwhatever=1", "-c", "a.c", NULL};
	char **c = command(args);

	assert_true(has(c, "-fwhatever=1"));
	smr_cc_free(c);
}

static void where_no_runtime_can_be_it_is_plain_clang(void **state)
{
	static const char *const words[] = {"--target=bpf", "-nostdlib", "-ffreestanding", "-m32"};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		const char *args[] = {"cc", "-O2", words[i], "a.c", NULL};
		char **c = command(args);

		assert_string_equal(c[0], "clang-19");
		for (int k = 1; k < 4; k++)
			assert_string_equal(c[k], args[k]);
		assert_null(c[4]);
		smr_cc_free(c);
	}
}

static void instrumented_loops_have_no_guards_but_the_program_links(void **state)
{
	const char *args[] = {"cc", "-O2", "-fsanitize=address", "a.c", NULL};
	char **c = command_with_library(args);

	assert_true(has(c, "-lsamara-rt"));
	assert_false(has(c, "-fno-discard-value-names"));
	smr_cc_free(c);
}

static void the_name_says_which_compiler(void **state)
{
	const char *cxx[] = {"c++", "-O2", "-c", "a.cpp", NULL};
	const char *fc[] = {"fc", "-O2", "-c", "a.f90", NULL};
	char **c = command(cxx);

	assert_string_equal(c[0], "clang++-19");
	smr_cc_free(c);
	setenv("SAMARA_CLANG", "/opt/clang", 1);
	c = command(cxx);
	assert_string_equal(c[0], "/opt/clang");
	assert_string_equal(c[1], "--driver-mode=g++");
	smr_cc_free(c);
	unsetenv("SAMARA_CLANG");
	c = command(fc);
	assert_string_equal(c[0], "flang-new-19");
	assert_false(has(c, "-fno-discard-value-names"));
	smr_cc_free(c);
}

static void remarks_keep_the_places_that_clang_tracks(void **state)
{
	const char *args[] = {"cc", "-O2", "-Rpass=loop-vectorize", "-c", "a.c", NULL};
	char **c = command(args);

	assert_false(has(c, "-gline-tables-only"));
	smr_cc_free(c);
}

static smr_status build(void *arg)
{
	const char *args[] = {"cc", "-O2", "a.c", NULL};
	char **c = NULL;
	smr_status st = smr_cc_command(3, (char **)(uintptr_t)args,
				       &(smr_cc_settings){.runtime = NULL}, &c);

	if (st == SMR_OK)
		smr_cc_free(c);
	return st;
}

static void short_memory_is_told(void **state)
{
	assert_true(unit_fail_each_allocation(build, NULL) > 8);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(compiling_alone_does_not_link),
		cmocka_unit_test(a_program_links_the_guest_runtime),
		cmocka_unit_test(linking_keeps_the_weakly_needed_library),
		cmocka_unit_test(a_static_program_asks_for_the_entry_by_name),
		cmocka_unit_test(debug_options_of_the_user_are_left_alone),
		cmocka_unit_test(an_option_without_input_does_not_link),
		cmocka_unit_test(unknown_options_pass),
		cmocka_unit_test(where_no_runtime_can_be_it_is_plain_clang),
		cmocka_unit_test(instrumented_loops_have_no_guards_but_the_program_links),
		cmocka_unit_test(the_name_says_which_compiler),
		cmocka_unit_test(remarks_keep_the_places_that_clang_tracks),
		cmocka_unit_test(short_memory_is_told),
	};
	return cmocka_run_group_tests(tests, setup, teardown);
}
