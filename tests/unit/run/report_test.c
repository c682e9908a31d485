/* Rows survive the program; joules are measured where counters exist. */
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/fs.h"
#include "run_flow.h"

static void rows_of_a_program_that_crashes_are_there(void **state)
{
	const char *path = unit_path("rows");
	smr_report *rep;
	int status;
	pid_t child = fork();

	if (child == 0) {
		smr_runner r = runner_of("openblas");
		float a[5] = {1, 2, 3, 4, 5}, b[5];
		int64_t nums[1] = {5};
		static made_up_site s;

		site_of(twice, &s);
		if (smr_report_open(path, &r.report) != SMR_OK)
			_exit(1);
		for (int i = 0; i < 3; i++)
			(void)ask(&r, &s, nums, a, b);
		nums[0] = 0;
		(void)ask(&r, &s, nums, a, b);
		signal(SIGABRT, SIG_DFL);
		abort();
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
	assert_int_equal(smr_report_open(path, &rep), SMR_OK);
	assert_int_equal(smr_report_count(rep), 2);
	assert_int_equal(smr_report_at(rep, 0).taken, 1);
	assert_int_equal(smr_report_at(rep, 0).calls, 3);
	assert_string_equal(smr_report_at(rep, 0).impl, "openblas");
	assert_string_equal(smr_report_at(rep, 0).check, "passed");
	assert_string_equal(smr_report_at(rep, 0).energy_label, "modelled");
	assert_int_equal(smr_report_at(rep, 1).taken, 0);
	assert_non_null(strstr(smr_report_at(rep, 1).why, "runs 0 times"));
	smr_report_close(rep);
}

static void a_wrong_result_is_in_the_report(void **state)
{
	smr_runner r = runner_of("wrong");
	float a[5] = {1, 2, 3, 4, 5}, b[5];
	int64_t nums[1] = {5};
	static made_up_site s;

	site_of(twice, &s);
	assert_int_equal(smr_report_open(unit_path("wrong"), &r.report), SMR_OK);
	assert_int_equal(ask(&r, &s, nums, a, b), 0);
	assert_string_equal(smr_report_at(r.report, 0).check, "FAILED");
	assert_string_equal(smr_report_at(r.report, 1).impl, "original");
	assert_non_null(strstr(smr_report_at(r.report, 1).why, "wrong gave a wrong result"));
	smr_report_close(r.report);
	close_site(&s);
}

static void a_full_report_takes_no_more_rows(void **state)
{
	smr_report *rep;

	assert_int_equal(smr_report_open(unit_path("full"), &rep), SMR_OK);
	for (int i = 0; i < SMR_REPORT_ROWS; i++)
		assert_non_null(smr_report_add(rep));
	assert_null(smr_report_add(rep));
	assert_int_equal(smr_report_count(rep), SMR_REPORT_ROWS);
	smr_report_close(rep);
	assert_null(smr_report_add(NULL));
}

static void notes_are_kept_once_and_a_reader_changes_nothing(void **state)
{
	const char *path = unit_path("noted");
	char much[SMR_REPORT_NOTES + 1];
	smr_report *rep, *copy;
	char *notes;

	memset(much, 'x', sizeof(much) - 1);
	much[sizeof(much) - 1] = '\0';
	assert_int_equal(smr_report_open(path, &rep), SMR_OK);
	assert_non_null(smr_report_add(rep));
	smr_report_note(rep, "first\x01");
	smr_report_note(rep, "second");
	smr_report_note(rep, "second");
	smr_report_note(rep, much); /* there is no room */
	smr_report_note(NULL, "nowhere");
	assert_int_equal(smr_report_read(path, &copy), SMR_OK);
	assert_int_equal(smr_report_count(copy), 1);
	assert_non_null(smr_report_add(copy));
	assert_int_equal(smr_report_count(rep), 1);
	assert_int_equal(smr_report_notes(copy, &notes), SMR_OK);
	assert_string_equal(notes, "first?\nsecond\n");
	smr_free(notes);
	smr_report_close(copy);
	smr_report_close(rep);
	assert_int_equal(smr_report_read(unit_path("absent"), &copy), SMR_ENOTFOUND);
	assert_false(smr_file_exists(unit_path("absent")));
}

static void a_report_that_cannot_be_written_is_told(void **state)
{
	smr_report *rep;

	assert_int_equal(smr_report_open("/proc/none/rows", &rep), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "/proc/none/rows"));
}

static void another_file_stays_as_it_is(void **state)
{
	const char *path = unit_path("letter");
	smr_report *rep;
	char *text;
	size_t n;

	assert_int_equal(smr_write_file(path, "Dear Sir, SMRREP03", 18, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_report_open(path, &rep), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "letter is no report"));
	assert_int_equal(smr_read_file(path, &text, &n), SMR_OK);
	assert_int_equal(n, 18);
	assert_string_equal(text, "Dear Sir, SMRREP03");
	smr_free(text);
}

static void set_counter(const char *root, const char *microjoules)
{
	char path[300];

	snprintf(path, sizeof(path), "%s/intel-rapl:0", root);
	assert_int_equal(smr_mkdirs(path), SMR_OK);
	snprintf(path, sizeof(path), "%s/intel-rapl:0/energy_uj", root);
	assert_int_equal(smr_write_file(path, microjoules, strlen(microjoules), SMR_WRITE_FAST),
			 SMR_OK);
	snprintf(path, sizeof(path), "%s/intel-rapl:0/max_energy_range_uj", root);
	assert_int_equal(smr_write_file(path, "262143328850", 12, SMR_WRITE_FAST), SMR_OK);
}

static void a_share_of_the_interval_is_a_share_of_its_joules(void **state)
{
	char root[200];
	smr_meter *m;
	double j = -1, again;

	snprintf(root, sizeof(root), "%s", unit_path("powercap"));
	set_counter(root, "1000000");
	assert_int_equal(smr_meter_open(root, &m), SMR_OK);
	set_counter(root, "4000000");
	usleep(20000);
	assert_true(smr_meter_share(m, 0.01, &j));
	assert_true(j > 0 && j <= 1.5); /* at least 20 ms passed: at most half of 3 J */
	assert_true(smr_meter_share(m, 0.005, &again)); /* at once: the same power */
	assert_true(again > 0.49 * j && again < 0.51 * j);
	smr_meter_close(m);
	assert_false(smr_meter_share(NULL, 1, &j));
}

static void joules_in_the_report_are_measured_where_counters_are(void **state)
{
	smr_runner r = runner_of("openblas");
	float a[5] = {1, 2, 3, 4, 5}, b[5];
	int64_t nums[1] = {5};
	char root[200];
	static made_up_site s;

	snprintf(root, sizeof(root), "%s", unit_path("powercap2"));
	set_counter(root, "1000000");
	assert_int_equal(smr_meter_open(root, &r.meter), SMR_OK);
	assert_int_equal(smr_report_open(unit_path("measured"), &r.report), SMR_OK);
	set_counter(root, "9000000");
	usleep(10000);
	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, a, b), 1);
	assert_string_equal(smr_report_at(r.report, 0).energy_label, "measured:rapl");
	assert_true(smr_report_at(r.report, 0).energy_j > 0);
	smr_report_close(r.report);
	smr_meter_close(r.meter);
	close_site(&s);
}

static void without_counters_there_is_no_meter(void **state)
{
	smr_meter *m;

	assert_int_equal(smr_meter_open(unit_path("nothing here"), &m), SMR_EUNSUPPORTED);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_of_a_program_that_crashes_are_there),
		cmocka_unit_test(a_wrong_result_is_in_the_report),
		cmocka_unit_test(a_full_report_takes_no_more_rows),
		cmocka_unit_test(notes_are_kept_once_and_a_reader_changes_nothing),
		cmocka_unit_test(a_report_that_cannot_be_written_is_told),
		cmocka_unit_test(another_file_stays_as_it_is),
		cmocka_unit_test(a_share_of_the_interval_is_a_share_of_its_joules),
		cmocka_unit_test(joules_in_the_report_are_measured_where_counters_are),
		cmocka_unit_test(without_counters_there_is_no_meter),
	};

	return cmocka_run_group_tests(tests, unit_make_folder, unit_drop_folder);
}
