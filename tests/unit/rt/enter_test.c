/* Tests of the runtime that a compiled program links: it calls libsamara only when that is right,
 * and disturbs nothing. Each case runs in a separate process, as the library is opened once. A fake
 * libsamara answers. */
#include <errno.h>
#include <fenv.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/fs.h"
#include "samara/site.h"
#include "unit.h"

/* Answers 1 with the first base pointer's int in nums[0], and changes errno. */
static const char library[] = "#include <errno.h>\n#include <stdarg.h>\n"
			      "int smr_run_enter(void *site, long long *nums, va_list bases)\n"
			      "{ errno = 99; nums[0] = *va_arg(bases, int *); return 1; }\n"
			      "void smr_run_left(int *site) { errno = 98; site[1]++; }\n";

static int make_library(void **state)
{
	char command[400], source[100];

	if (unit_make_folder(state) != 0)
		return 1;
	snprintf(source, sizeof(source), "%s/made_up.c", unit_folder);
	if (smr_write_file(source, library, strlen(library), SMR_WRITE_FAST) != SMR_OK)
		return 1;
	snprintf(command, sizeof(command), "clang-19 -shared -fPIC -o %s/libsamara.so.0 %s",
		 unit_folder, source);
	return system(command);
}

/* Runs a case in a child, which returns the line number of the first failure, or 0. */
static void in_a_process(int (*run)(void), const char *home)
{
	int status;
	pid_t child = fork();

	if (child == 0) {
		setenv("SAMARA_HOME", home, 1);
		_exit(run());
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	if (WEXITSTATUS(status) != 0)
		fail_msg("line %d", WEXITSTATUS(status));
}

#define EXPECT(condition)                \
	do {                             \
		if (!(condition))        \
			return __LINE__; \
	} while (0)

static int question(smr_site *s, int64_t *num)
{
	int seven = 7;

	*num = 0;
	return smr_site_enter((uint64_t)(uintptr_t)s, num, &seven);
}

static int asks(void)
{
	smr_site s = {.state = 1};
	int64_t num;

	errno = 5;
	EXPECT(question(&s, &num) == 1);
	EXPECT(num == 7);
	EXPECT(errno == 5);
	EXPECT(s.state == 1);
	return 0;
}

static int tells(void)
{
	smr_site s = {.state = 1};
	int64_t num;

	smr_site_left((uint64_t)(uintptr_t)&s); /* no call to answer */
	EXPECT(s.texts == 0);
	errno = 5;
	EXPECT(question(&s, &num) == 1);
	smr_site_left((uint64_t)(uintptr_t)&s);
	EXPECT(s.texts == 1);
	EXPECT(errno == 5);
	return 0;
}

static void that_loops_have_run_is_handed_on(void **state)
{
	in_a_process(tells, unit_folder);
}

static void a_question_is_handed_on_and_errno_is_kept(void **state)
{
	in_a_process(asks, unit_folder);
}

static int rounds_up(void)
{
	smr_site s = {.state = 1};
	int64_t num;

	fesetround(FE_UPWARD);
	EXPECT(question(&s, &num) == 0);
	EXPECT(num == 0);
	EXPECT(s.state == 1); /* a later call may succeed */
	fesetround(FE_TONEAREST);
	EXPECT(question(&s, &num) == 1);
	feraiseexcept(FE_INEXACT); /* a raised flag is not a mode */
	EXPECT(question(&s, &num) == 1);
#if defined(__x86_64__)
	unsigned csr = __builtin_ia32_stmxcsr();

	__builtin_ia32_ldmxcsr(csr | 0x8000); /* flush to zero */
	EXPECT(question(&s, &num) == 0);
	__builtin_ia32_ldmxcsr(csr | 0x40); /* denormals are zeros */
	EXPECT(question(&s, &num) == 0);
	__builtin_ia32_ldmxcsr(csr & ~0x200u); /* division by zero traps */
	EXPECT(question(&s, &num) == 0);
	__builtin_ia32_ldmxcsr(csr);
#endif
	EXPECT(question(&s, &num) == 1);
	return 0;
}

static void another_floating_point_mode_runs_the_original(void **state)
{
	in_a_process(rounds_up, unit_folder);
}

static int is_off(void)
{
	smr_site s = {.state = 1};
	int64_t num;

	setenv("SAMARA", "off", 1);
	EXPECT(question(&s, &num) == 0);
	EXPECT(s.state == 0);
	return 0;
}

static void off_means_that_nothing_is_asked_again(void **state)
{
	in_a_process(is_off, unit_folder);
}

static int is_refused(void)
{
	smr_site s = {.state = 1};
	int64_t num;

	errno = 5;
	EXPECT(question(&s, &num) == 0);
	EXPECT(s.state == 0);
	EXPECT(errno == 5);
	return 0;
}

static void a_library_that_is_not_there_is_not_asked_for_twice(void **state)
{
	in_a_process(is_refused, "/nowhere");
}

static void a_damaged_library_is_as_none(void **state)
{
	char other[100], path[120];

	snprintf(other, sizeof(other), "%s/damaged", unit_folder);
	assert_int_equal(smr_mkdirs(other), SMR_OK);
	snprintf(path, sizeof(path), "%s/libsamara.so.0", other);
	assert_int_equal(smr_write_file(path, "\177ELF and no more", 16, SMR_WRITE_FAST), SMR_OK);
	in_a_process(is_refused, other);
}

static void *ask_often(void *arg)
{
	smr_site *s = arg;
	intptr_t wrong = 0;

	for (int i = 0; i < 10000; i++) {
		int64_t num;

		wrong += question(s, &num) != 1 || num != 7;
	}
	return (void *)wrong;
}

static int threads_ask(void)
{
	smr_site s = {.state = 1};
	pthread_t t[4];

	for (int i = 0; i < 4; i++)
		EXPECT(pthread_create(&t[i], NULL, ask_often, &s) == 0);
	for (int i = 0; i < 4; i++) {
		void *wrong;

		pthread_join(t[i], &wrong);
		EXPECT(wrong == NULL);
	}
	return 0;
}

static void threads_may_all_ask_first(void **state)
{
	in_a_process(threads_ask, unit_folder);
}

static int child_asks(void)
{
	smr_site s = {.state = 1};
	int64_t num;
	int status;
	pid_t child;

	EXPECT(question(&s, &num) == 1);
	child = fork();
	if (child == 0)
		_exit(question(&s, &num) == 1 ? 0 : 1);
	EXPECT(waitpid(child, &status, 0) == child);
	EXPECT(status == 0);
	return 0;
}

static void a_child_asks_on(void **state)
{
	in_a_process(child_asks, unit_folder);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_question_is_handed_on_and_errno_is_kept),
		cmocka_unit_test(that_loops_have_run_is_handed_on),
		cmocka_unit_test(another_floating_point_mode_runs_the_original),
		cmocka_unit_test(off_means_that_nothing_is_asked_again),
		cmocka_unit_test(a_library_that_is_not_there_is_not_asked_for_twice),
		cmocka_unit_test(a_damaged_library_is_as_none),
		cmocka_unit_test(threads_may_all_ask_first),
		cmocka_unit_test(a_child_asks_on),
	};

	return cmocka_run_group_tests(tests, make_library, unit_drop_folder);
}
