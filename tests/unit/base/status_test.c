#include <pthread.h>

#include "base/status.h"
#include "unit.h"

static void a_failure_returns_its_status_and_keeps_its_words(void **state)
{
	assert_int_equal(smr_fail(SMR_ESHAPE, "matmul of %dx%d by %dx%d", 2, 3, 4, 5), SMR_ESHAPE);
	assert_string_equal(smr_errmsg(), "matmul of 2x3 by 4x5");
}

static void the_old_words_may_be_part_of_the_new(void **state)
{
	assert_int_equal(smr_fail(SMR_EIO, "disk full"), SMR_EIO);
	assert_int_equal(smr_fail(SMR_EIO, "cache not written: %s", smr_errmsg()), SMR_EIO);
	assert_string_equal(smr_errmsg(), "cache not written: disk full");
}

static void a_text_too_long_is_cut_and_says_so(void **state)
{
	char longer[4000];

	memset(longer, 'x', sizeof(longer) - 1);
	longer[sizeof(longer) - 1] = '\0';
	assert_int_equal(smr_fail(SMR_EINVAL, "%s", longer), SMR_EINVAL);
	assert_true(strlen(smr_errmsg()) < sizeof(longer));
	assert_string_equal(smr_errmsg() + strlen(smr_errmsg()) - 4, "x...");
}

static void *fail_elsewhere(void *before)
{
	*(size_t *)before = strlen(smr_errmsg());
	return smr_fail(SMR_EIO, "another thread's") == SMR_EIO ? before : NULL;
}

static void threads_do_not_see_each_others_words(void **state)
{
	pthread_t t;
	size_t before = 99;
	void *result;

	assert_int_equal(smr_fail(SMR_EINVAL, "mine"), SMR_EINVAL);
	assert_int_equal(pthread_create(&t, NULL, fail_elsewhere, &before), 0);
	assert_int_equal(pthread_join(t, &result), 0);
	assert_ptr_equal(result, &before);
	assert_int_equal(before, 0);
	assert_string_equal(smr_errmsg(), "mine");
}

static void every_status_has_a_name_of_its_own(void **state)
{
	for (int a = SMR_OK; a <= SMR_EINTERNAL; a++) {
		assert_non_null(smr_status_name((smr_status)a));
		assert_memory_equal(smr_status_name((smr_status)a), "SMR_", 4);
		for (int b = SMR_OK; b < a; b++)
			assert_string_not_equal(smr_status_name((smr_status)a),
						smr_status_name((smr_status)b));
	}
	assert_string_equal(smr_status_name((smr_status)999), "unknown status");
}

static smr_status passes_on(smr_status inner, int *went_on)
{
	SMR_TRY(inner);
	*went_on = 1;
	return SMR_OK;
}

static void try_leaves_at_the_first_failure(void **state)
{
	int went_on = 0;

	assert_int_equal(passes_on(SMR_ETYPE, &went_on), SMR_ETYPE);
	assert_int_equal(went_on, 0);
	assert_int_equal(passes_on(SMR_OK, &went_on), SMR_OK);
	assert_int_equal(went_on, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_failure_returns_its_status_and_keeps_its_words),
		cmocka_unit_test(the_old_words_may_be_part_of_the_new),
		cmocka_unit_test(a_text_too_long_is_cut_and_says_so),
		cmocka_unit_test(threads_do_not_see_each_others_words),
		cmocka_unit_test(every_status_has_a_name_of_its_own),
		cmocka_unit_test(try_leaves_at_the_first_failure),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
