/* The message at the end of a run for which the cluster did nothing. */
#include "api/remote/usage.h"
#include "base/status.h"
#include "unit.h"

static smr_remote_target_tally tally;

static int start(void **state)
{
	memset(&tally, 0, sizeof(tally));
	return pthread_mutex_init(&tally.lock, NULL);
}

static int stop(void **state)
{
	return pthread_mutex_destroy(&tally.lock);
}

static void expect(const char *wanted)
{
	smr_str line = {0};

	smr_remote_target_tally_text(&tally, "c", "no node is there", &line);
	assert_string_equal(smr_str_text(&line), wanted);
	smr_str_free(&line);
}

static void lose(const char *why)
{
	smr_remote_target_tally_note(&tally, smr_fail(SMR_EIO, "%s", why), "");
}

static void nothing_is_told_when_nothing_was_meant_to_be_sent(void **state)
{
	expect("");
}

static void nothing_is_told_when_one_call_was_done_as_it_should(void **state)
{
	lose("it was lost");
	smr_remote_target_tally_note(&tally, SMR_OK,
				     "as WebAssembly: its signer is not known here");
	smr_remote_target_tally_note(&tally, SMR_OK, "");
	tally.nobody = 3;
	expect("");
}

static void calls_that_came_back_are_told_with_the_first_reason(void **state)
{
	lose("3 nodes ended while they had it");
	lose("another reason");
	expect("2 calls could have gone to cluster c; all ran here: 3 nodes ended while they had "
	       "it (samara cluster test c)");
}

static void calls_that_found_nobody_are_told(void **state)
{
	tally.nobody = 1;
	expect("1 call could have gone to cluster c; all ran here: no node is there (samara "
	       "cluster "
	       "test c)");
}

static void codelets_that_no_node_makes_ready_are_told(void **state)
{
	(void)smr_fail(SMR_EDENIED, "no node trusts this key");
	smr_remote_target_tally_refused(&tally);
	expect("1 codelet could have gone to cluster c; all ran here: no node trusts this key "
	       "(samara cluster test c)");
}

static void a_sandbox_for_all_is_told(void **state)
{
	smr_remote_target_tally_note(&tally, SMR_OK,
				     "as WebAssembly: its signer is not known here");
	smr_remote_target_tally_note(&tally, SMR_OK,
				     "as WebAssembly: its signer is not known here");
	expect("all 2 calls that cluster c did ran as WebAssembly: its signer is not known here "
	       "(samara cluster test c)");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, start, stop)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(nothing_is_told_when_nothing_was_meant_to_be_sent),
		TEST(nothing_is_told_when_one_call_was_done_as_it_should),
		TEST(calls_that_came_back_are_told_with_the_first_reason),
		TEST(calls_that_found_nobody_are_told),
		TEST(codelets_that_no_node_makes_ready_are_told),
		TEST(a_sandbox_for_all_is_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
