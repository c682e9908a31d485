/* Nothing is shown where stderr is not a terminal. tests/e2e/progress.py checks a terminal. */
#include "base/os/progress.h"

#include "unit.h"

static void nothing_is_shown_without_a_terminal(void **state)
{
	int ends[2], was = dup(STDERR_FILENO);
	char text[16];

	assert_int_equal(pipe(ends), 0);
	assert_true(dup2(ends[1], STDERR_FILENO) >= 0);
	smr_progress_begin("waiting");
	smr_progress_begin("waiting within");
	smr_progress_step(1, 2);
	assert_false(smr_progress_on());
	smr_progress_clear();
	smr_progress_end();
	smr_progress_end();
	smr_progress_end(); /* one more is harmless */
	assert_true(dup2(was, STDERR_FILENO) >= 0);
	close(ends[1]);
	assert_int_equal(read(ends[0], text, sizeof(text)), 0);
	close(ends[0]);
	close(was);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nothing_is_shown_without_a_terminal),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
