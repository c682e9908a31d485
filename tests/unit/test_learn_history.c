/* History: kept across handles and processes, and never in the way. */
#include <math.h>
#include <sqlite3.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/fs.h"
#include "learn/history.h"
#include "unit.h"

static char folder[64], path[100];

static smr_history *open_history(void)
{
	smr_history *h;

	if (smr_history_open(path, &h) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return h;
}

static const smr_cost_query q = {
	.impl = "nest", .threads = 2, .code = 0xfedcba9876543210u, .size = 7};

static void times_are_kept_with_mean_and_deviation(void **state)
{
	static const double measured[] = {1, 2, 4, 8};
	smr_history *h = open_history();
	smr_cost_query one = q;
	double mean, dev;
	unsigned n;

	assert_false(smr_history_lookup(h, &q, &mean, &dev, &n));
	for (int i = 0; i < 4; i++)
		smr_history_time(h, &q, 1, measured[i]);
	smr_history_close(h);
	h = open_history();
	assert_true(smr_history_lookup(h, &q, &mean, &dev, &n));
	assert_int_equal(n, 4);
	assert_true(fabs(mean - 1.5 * log(2)) < 1e-12);
	assert_true(fabs(dev - log(2) * sqrt(5.0 / 3)) < 1e-12); /* of 0 1 2 3 */
	one.threads = 1;
	assert_false(smr_history_lookup(h, &one, &mean, &dev, &n));
	smr_history_close(h);
}

static void times_that_are_no_numbers_are_not_kept(void **state)
{
	smr_history *h = open_history();
	double mean, dev;
	unsigned n;

	smr_history_time(h, &q, 0, 1);
	smr_history_time(h, &q, 1, 0);
	smr_history_time(h, &q, 1, -1);
	smr_history_time(h, &q, NAN, 1);
	smr_history_flush(h);
	assert_false(smr_history_lookup(h, &q, &mean, &dev, &n));
	smr_history_close(h);
}

static void verdicts_are_kept_and_can_change(void **state)
{
	smr_history *h = open_history();

	assert_int_equal(smr_history_verdict(h, 1, "nest", 2), SMR_VERDICT_UNKNOWN);
	assert_int_equal(smr_history_judge(h, 1, "nest", 2, SMR_VERDICT_GOOD), SMR_OK);
	assert_int_equal(smr_history_verdict(h, 1, "nest", 2), SMR_VERDICT_GOOD);
	assert_int_equal(smr_history_judge(h, 1, "nest", 2, SMR_VERDICT_BAD), SMR_OK);
	smr_history_close(h);
	h = open_history();
	assert_int_equal(smr_history_verdict(h, 1, "nest", 2), SMR_VERDICT_BAD);
	assert_int_equal(smr_history_verdict(h, 1, "onednn", 2), SMR_VERDICT_UNKNOWN);
	assert_int_equal(smr_history_verdict(h, 1, "nest", 3), SMR_VERDICT_UNKNOWN);
	smr_history_close(h);
}

static void calls_are_averaged_over_runs(void **state)
{
	for (int run = 1; run <= 3; run++) {
		smr_history *h = open_history();

		smr_history_called(h, 5, 6, (uint64_t)run * 10);
		smr_history_close(h);
	}
	smr_history *h = open_history();

	assert_true(smr_history_calls(h, 5, 6) == 20);
	assert_true(smr_history_calls(h, 5, 7) == 0);
	smr_history_close(h);
}

static void two_handles_at_once_lose_nothing(void **state)
{
	smr_history *a = open_history(), *b = open_history();
	double mean, dev;
	unsigned n;

	for (int i = 0; i < 50; i++) {
		smr_history_time(a, &q, 1, 2);
		smr_history_time(b, &q, 1, 2);
	}
	smr_history_close(a);
	smr_history_close(b);
	a = open_history();
	assert_true(smr_history_lookup(a, &q, &mean, &dev, &n));
	assert_int_equal(n, 100);
	smr_history_close(a);
}

static void processes_that_open_it_first_together_do_not_harm_it(void **state)
{
	enum { PROCESSES = 4, RUNS = 10 };
	smr_history *h;

	for (int p = 0; p < PROCESSES; p++)
		if (fork() == 0) {
			int bad = 0;

			for (int i = 0; i < RUNS; i++) {
				smr_status st = smr_history_open(path, &h);

				/* on a busy machine a lock may be waited for in vain */
				bad += st != SMR_OK && strstr(smr_errmsg(), "locked") == NULL;
				if (st != SMR_OK)
					continue;
				smr_history_called(h, 1, 1, 1);
				smr_history_close(h);
			}
			_exit(bad);
		}
	for (int p = 0; p < PROCESSES; p++) {
		int status;

		wait(&status);
		assert_int_equal(status, 0);
	}
	h = open_history();
	assert_true(smr_history_calls(h, 1, 1) == 1);
	smr_history_close(h);
}

static void a_damaged_file_is_told(void **state)
{
	smr_history *h;
	char junk[8192];

	memset(junk, 'x', sizeof(junk));
	assert_int_equal(smr_write_file(path, junk, sizeof(junk), SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_history_open(path, &h), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "history"));
}

static void a_file_damaged_inside_gives_unknown(void **state)
{
	smr_history *h = open_history();
	double mean, dev;
	unsigned n;
	char *text;
	size_t size;

	smr_history_time(h, &q, 1, 2);
	smr_history_close(h);
	assert_int_equal(smr_read_file(path, &text, &size), SMR_OK);
	memset(text + 100, 0xff, size - 100); /* behind the header */
	assert_int_equal(smr_write_file(path, text, size, SMR_WRITE_FAST), SMR_OK);
	smr_free(text);
	if (smr_history_open(path, &h) != SMR_OK)
		return; /* noticed at once: as good */
	assert_false(smr_history_lookup(h, &q, &mean, &dev, &n));
	assert_int_equal(smr_history_verdict(h, 1, "nest", 2), SMR_VERDICT_UNKNOWN);
	assert_int_equal(smr_history_judge(h, 1, "nest", 2, SMR_VERDICT_GOOD), SMR_EIO);
	smr_history_time(h, &q, 1, 2);
	smr_history_close(h);
}

static void a_newer_file_is_left_as_it_is(void **state)
{
	smr_history *h;
	sqlite3 *db;

	assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, "PRAGMA user_version=99", NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
	assert_int_equal(smr_history_open(path, &h), SMR_EUNSUPPORTED);
	assert_string_equal(smr_errmsg(), "history: made by a newer version");
}

static void a_folder_that_is_not_there_is_told(void **state)
{
	smr_history *h;

	assert_int_equal(smr_history_open("/proc/none/history.db", &h), SMR_EIO);
}

/* /dev/full: every write fails as on a full disk. */
static void a_full_disk_loses_history_and_no_more(void **state)
{
	smr_history *h;
	smr_status st = smr_history_open("/dev/full", &h);

	if (st == SMR_OK) {
		smr_history_time(h, &q, 1, 2);
		assert_int_not_equal(smr_history_judge(h, 1, "nest", 2, SMR_VERDICT_GOOD), SMR_OK);
		smr_history_close(h);
	} else {
		assert_int_equal(st, SMR_EIO);
	}
}

static smr_status open_and_close(void *arg)
{
	smr_history *h;
	smr_status st = smr_history_open(path, &h);

	if (st != SMR_OK)
		return st;
	smr_history_time(h, &q, 1, 2);
	smr_history_called(h, 1, 2, 3);
	smr_history_close(h);
	return SMR_OK;
}

static void memory_that_runs_out_is_told_or_does_not_matter(void **state)
{
	assert_true(unit_fail_each_allocation(open_and_close, NULL) > 2);
}

static int fresh(void **state)
{
	snprintf(folder, sizeof(folder), "/tmp/samara-test-XXXXXX");
	if (mkdtemp(folder) == NULL)
		return 1;
	snprintf(path, sizeof(path), "%s/history.db", folder);
	return 0;
}

static int drop(void **state)
{
	char command[100];

	snprintf(command, sizeof(command), "rm -rf %s", folder);
	return system(command);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, fresh, drop)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(times_are_kept_with_mean_and_deviation),
		TEST(times_that_are_no_numbers_are_not_kept),
		TEST(verdicts_are_kept_and_can_change),
		TEST(calls_are_averaged_over_runs),
		TEST(two_handles_at_once_lose_nothing),
		TEST(processes_that_open_it_first_together_do_not_harm_it),
		TEST(a_damaged_file_is_told),
		TEST(a_file_damaged_inside_gives_unknown),
		TEST(a_newer_file_is_left_as_it_is),
		TEST(a_folder_that_is_not_there_is_told),
		TEST(a_full_disk_loses_history_and_no_more),
		TEST(memory_that_runs_out_is_told_or_does_not_matter),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
