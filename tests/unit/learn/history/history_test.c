/* History: kept across handles and processes; its failures do not affect programs. */
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/fs.h"
#include "history_case.h"
#include "plan/choice/contest.h"

static const smr_cost_query q = {
	.impl = "nest", .threads = 2, .code = 0xfedcba9876543210u, .size = 7};

/* One run that measured log-ratio @p x. */
static void add_run(smr_history *h, const smr_cost_query *of, double x)
{
	smr_history_time(h, of, 1, exp(x));
	smr_history_flush(h);
}

static void a_run_counts_by_the_least_of_its_calls(void **state)
{
	static const double measured[] = {4, 2, 8};
	smr_history *h = open_history();
	smr_cost_query one = q;
	smr_past p;

	assert_false(smr_history_lookup(h, &q, &p));
	for (int i = 0; i < 3; i++)
		smr_history_time(h, &q, 1, measured[i]);
	smr_history_close(h);
	h = open_history();
	assert_true(smr_history_lookup(h, &q, &p));
	assert_int_equal(p.runs, 1);
	assert_int_equal(p.age, 0);
	assert_true(fabs(p.low - log(2)) < 1e-12);
	one.threads = 1;
	assert_true(smr_history_lookup(h, &one, &p)); /* of another implementation */
	assert_int_equal(p.runs, 0);
	assert_int_equal(p.age, 1);
	add_run(h, &one, 0);
	add_run(h, &one, 0);
	assert_true(smr_history_lookup(h, &q, &p));
	assert_int_equal(p.age, 2);
	smr_history_close(h);
}

static void what_is_forgotten_is_unknown_to_all_that_have_it_open(void **state)
{
	smr_history *h = open_history(), *other = open_history();
	smr_past p;

	add_run(h, &q, 1);
	assert_int_equal(smr_history_judge(h, q.code, "nest", q.size, SMR_VERDICT_BAD), SMR_OK);
	assert_int_equal(smr_history_keep(h, 1, "key", "data", 4), SMR_OK);
	assert_int_equal(smr_history_forget(other), SMR_OK);
	smr_history_close(h);
	h = open_history();
	assert_false(smr_history_lookup(h, &q, &p));
	assert_int_equal(smr_history_verdict(h, q.code, "nest", q.size), SMR_VERDICT_UNKNOWN);
	add_run(other, &q, 2); /* another handle continues */
	smr_history_close(h);
	h = open_history();
	assert_true(smr_history_lookup(h, &q, &p));
	assert_int_equal(p.runs, 1);
	smr_history_close(other);
	smr_history_close(h);
}

static double random_01(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (double)(*seed >> 11) / (double)(UINT64_C(1) << 53);
}

/* Under any load the recorded time is between the least and 2 % a run above it. */
static void a_loaded_machine_teaches_little(void **state)
{
	smr_history *h = open_history();
	uint64_t seed = 3;
	smr_past p;

	for (int run = 0; run < 300; run++) {
		double load = random_01(&seed) < 0.6 ? 3 * random_01(&seed) : 0;

		add_run(h, &q, 0.5 + load);
		assert_true(smr_history_lookup(h, &q, &p));
		if (run < 5)
			continue;
		assert_true(p.low >= 0.5);
		assert_true(p.low <= 0.5 + 0.02 * 8); /* eight loaded runs in a row are rare */
		if (load == 0)
			assert_true(p.low == 0.5);
	}
	smr_history_close(h);
}

static void what_becomes_slower_for_good_is_learnt(void **state)
{
	smr_history *h = open_history();
	smr_past p;

	for (int run = 0; run < 20; run++)
		add_run(h, &q, 0);
	for (int run = 0; run < 60; run++)
		add_run(h, &q, 1);
	assert_true(smr_history_lookup(h, &q, &p));
	assert_true(p.low > 0.8);
	for (int run = 0; run < 3; run++)
		add_run(h, &q, 0.1);
	assert_true(smr_history_lookup(h, &q, &p));
	assert_true(fabs(p.low - 0.1) < 1e-9); /* and faster at once */
	smr_history_close(h);
}

/* ---- the whole loop: predict, select, try, measure, learn --------------------------------------
 */

enum { WAYS = 3 };

typedef struct world {
	double time[WAYS]; /* true seconds on a quiet machine */
	double load;       /* factor of this run */
	int taken[WAYS];
	double spent;
} world;

static smr_cost_query way_of(int i)
{
	static const char *const names[] = {"onednn", "openblas", "nest"};

	return (smr_cost_query){.impl = names[i],
				.klass = "contract",
				.dtype = SMR_F32,
				.threads = 1,
				.code = 1,
				.size = 1,
				.work = {.flops = 1e9, .bytes_read = 1e6}};
}

static void live(smr_history *h, const smr_machine *m, world *w)
{
	smr_cost with = {.machine = m, .history = smr_history_lookup, .ctx = h};
	smr_cost without = {.machine = m};
	smr_candidate c[WAYS];
	const smr_candidate *best;
	smr_contest t;

	for (int i = 0; i < WAYS; i++) {
		smr_cost_query of = way_of(i);

		c[i] = (smr_candidate){.way = (size_t)i};
		smr_cost_estimate(&with, &of, &c[i].predicted);
	}
	best = smr_pick_cheapest(c, WAYS, NULL);
	smr_contest_begin(&t, c, WAYS, (size_t)(best - c));
	smr_contest_explore(&t, 0);
	best = &c[smr_contest_next(&t, false)]; /* one call a run: the try is the run */

	smr_cost_query of = way_of((int)best->way);
	smr_prediction roofline;
	double took = w->time[best->way] * w->load;

	smr_cost_estimate(&without, &of, &roofline);
	smr_history_time(h, &of, roofline.p50, took);
	smr_history_flush(h);
	w->taken[best->way]++;
	w->spent += took / w->load;
}

/* Half of the runs are loaded, and a long time all of them; the best is found and kept. */
static void the_best_way_is_found_on_a_loaded_machine(void **state)
{
	enum { RUNS = 600 };
	smr_machine m;

	assert_int_equal(smr_machine_load("machines/x86-64-v3.json", &m), SMR_OK);
	for (int best = 0; best < WAYS; best++)
		for (uint64_t seed = 1; seed <= 3; seed++) {
			smr_history *h;
			uint64_t random = seed * 77;
			world w = {.time = {0.024, 0.024, 0.024}};
			int late[WAYS];

			w.time[best] = 0.02; /* 20 % faster than the others */
			unlink(path);
			h = open_history();
			for (int run = 0; run < RUNS; run++) {
				bool bad = run > 20 && run < 120; /* a neighbour's long job */

				w.load = 1 + (bad || random_01(&random) < 0.5
						      ? 3 * random_01(&random)
						      : 0);
				if (run == RUNS / 2)
					memset(w.taken, 0, sizeof(w.taken)), w.spent = 0;
				live(h, &m, &w);
			}
			memcpy(late, w.taken, sizeof(late));
			assert_true(late[best] > RUNS / 2 * 0.85);
			/* each of the others may cost 1 %, and the same for unknown ones */
			assert_true(w.spent < RUNS / 2 * 0.02 * 1.03);
			smr_history_close(h);
		}
}

/* A careful measurement replaces a wrong record, low or high, and has a weight. */
static void what_was_measured_at_leisure_counts(void **state)
{
	smr_history *h = open_history();
	smr_past p;

	add_run(h, &q, 0.1);
	smr_history_tuned_time(h, &q, 1, exp(0.7), true);
	smr_history_close(h);
	h = open_history();
	assert_true(smr_history_lookup(h, &q, &p));
	assert_true(fabs(p.low - 0.7) < 1e-9 && p.runs >= 8);
	smr_history_tuned_time(h, &q, 1, exp(0.2), true);
	smr_history_flush(h);
	assert_true(smr_history_lookup(h, &q, &p));
	assert_true(fabs(p.low - 0.2) < 1e-9);
	smr_history_close(h);
}

/* A contest on a loaded machine does not replace a shorter time; a shorter one replaces any. */
static void a_contest_does_not_make_a_record_slower(void **state)
{
	smr_history *h = open_history();
	smr_past p;

	add_run(h, &q, 0.5);
	smr_history_tuned_time(h, &q, 1, exp(0.3), false);
	smr_history_flush(h);
	assert_true(smr_history_lookup(h, &q, &p));
	assert_true(fabs(p.low - 0.3) < 1e-9 && p.runs >= 8);
	smr_history_tuned_time(h, &q, 1, exp(1.7), false);
	smr_history_flush(h);
	assert_true(smr_history_lookup(h, &q, &p));
	assert_true(p.low > 0.3 && p.low < 0.33);
	smr_history_close(h);
}

static void tunings_are_kept(void **state)
{
	smr_history *h = open_history();

	assert_int_equal(smr_history_tuning(h, 1, 2), 0);
	assert_int_equal(smr_history_tune(h, 1, 2, 5), SMR_OK);
	assert_int_equal(smr_history_tune(h, 0xfedcba9876543210u, 2, 7), SMR_OK);
	assert_int_equal(smr_history_tune(h, 1, 2, 3), SMR_OK);
	assert_int_equal(smr_history_tune(h, 1, 3, 300), SMR_EINVAL);
	assert_int_equal(smr_history_tuning(h, 1, 2), 3);
	smr_history_close(h);
	h = open_history();
	assert_int_equal(smr_history_tuning(h, 1, 2), 3);
	assert_int_equal(smr_history_tuning(h, 0xfedcba9876543210u, 2), 7);
	assert_int_equal(smr_history_tuning(h, 1, 3), 0);
	smr_history_close(h);
}

static void times_that_are_no_numbers_are_not_kept(void **state)
{
	smr_history *h = open_history();
	smr_past p;

	smr_history_time(h, &q, 0, 1);
	smr_history_time(h, &q, 1, 0);
	smr_history_time(h, &q, 1, -1);
	smr_history_time(h, &q, NAN, 1);
	smr_history_flush(h);
	assert_false(smr_history_lookup(h, &q, &p));
	smr_history_close(h);
}

static void what_was_made_is_kept_until_it_is_judged(void **state)
{
	smr_history *h = open_history();

	assert_int_equal(smr_history_made(h, 5, "nest", 2), SMR_OK);
	smr_history_close(h);
	h = open_history();
	assert_int_equal(smr_history_verdict(h, 5, "nest", 2), SMR_VERDICT_MADE);
	assert_int_equal(smr_history_judge(h, 5, "nest", 2, SMR_VERDICT_BAD), SMR_OK);
	assert_int_equal(smr_history_made(h, 5, "nest", 2), SMR_OK);
	assert_int_equal(smr_history_verdict(h, 5, "nest", 2), SMR_VERDICT_BAD);
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
	smr_past p;

	for (int i = 0; i < 50; i++) {
		add_run(a, &q, 1);
		add_run(b, &q, 1);
	}
	smr_history_close(a);
	smr_history_close(b);
	a = open_history();
	assert_true(smr_history_lookup(a, &q, &p));
	assert_int_equal(p.runs, 100);
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

				/* on a busy machine waiting for a lock may time out */
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

/* Writes its count, reports each recorded run, and is killed. */
static void count_until_killed(int told)
{
	for (char n = 1;; n++) {
		smr_history *h;

		if (smr_history_open(path, &h) != SMR_OK)
			_exit(1);
		add_run(h, &q, 1);
		(void)smr_history_judge(h, (uint64_t)n, "nest", 2, SMR_VERDICT_GOOD);
		smr_history_close(h);
		if (write(told, &n, 1) != 1)
			_exit(2);
	}
}

/* At any point, the first opening included: the file is consistent, and has all reported runs. */
static void a_kill_while_it_is_written_loses_what_was_not_kept(void **state)
{
	enum { KILLS = 40 };
	unsigned kept = 0;

	for (unsigned k = 0; k < KILLS; k++) {
		int tell[2], status;
		pid_t child;
		smr_history *h;
		smr_past p = {.runs = 0};
		char n;

		assert_int_equal(pipe(tell), 0);
		child = fork();
		if (child == 0)
			count_until_killed(tell[1]);
		close(tell[1]);
		usleep(100 + 7919 * k % 30000);
		kill(child, SIGKILL);
		waitpid(child, &status, 0);
		assert_true(WIFSIGNALED(status));
		while (read(tell[0], &n, 1) == 1)
			kept++;
		close(tell[0]);
		assert_whole();
		h = open_history();
		(void)smr_history_lookup(h, &q, &p);
		assert_in_range(p.runs, kept, kept + 1);
		kept = (unsigned)p.runs; /* one that was recorded, and not reported */
		smr_history_close(h);
	}
	assert_true(kept > 0);
}

static void a_damaged_file_is_told(void **state)
{
	smr_history *h;
	char junk[8192];

	memset(junk, 'x', sizeof(junk));
	assert_int_equal(smr_write_file(path, junk, sizeof(junk), SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_history_open(path, &h), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), path));
	assert_non_null(strstr(smr_errmsg(), "remove it, and a new one is started"));
}

static void a_file_damaged_inside_gives_unknown(void **state)
{
	smr_history *h = open_history();
	smr_past p;
	char *text;
	size_t size;

	smr_history_time(h, &q, 1, 2);
	smr_history_close(h);
	assert_int_equal(smr_read_file(path, &text, &size), SMR_OK);
	memset(text + 100, 0xff, size - 100); /* behind the header */
	assert_int_equal(smr_write_file(path, text, size, SMR_WRITE_FAST), SMR_OK);
	smr_free(text);
	if (smr_history_open(path, &h) != SMR_OK)
		return; /* detected at once: as good */
	assert_false(smr_history_lookup(h, &q, &p));
	assert_int_equal(smr_history_verdict(h, 1, "nest", 2), SMR_VERDICT_UNKNOWN);
	assert_int_equal(smr_history_judge(h, 1, "nest", 2, SMR_VERDICT_GOOD), SMR_EIO);
	smr_history_time(h, &q, 1, 2);
	smr_history_close(h);
}

static void change(const char *sql)
{
	sqlite3 *db;

	assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
}

static void numbers_that_nobody_measures_are_not_there(void **state)
{
	static const char *const damage[] = {
		"UPDATE took SET runs=-1",    "UPDATE took SET runs='x'",
		"UPDATE took SET low=9e999",  "UPDATE took SET low=NULL",
		"UPDATE took SET dev=-9e999", "UPDATE took SET last=0",
	};
	smr_past p;

	for (size_t i = 0; i < sizeof(damage) / sizeof(damage[0]); i++) {
		smr_history *h = open_history();

		smr_history_time(h, &q, 1, 2);
		smr_history_called(h, q.code, q.size, 3);
		smr_history_close(h);
		h = open_history();
		assert_true(smr_history_lookup(h, &q, &p));
		assert_true(smr_history_calls(h, q.code, q.size) == 3);
		smr_history_close(h);
		change(damage[i]);
		change("UPDATE called SET runs=-2");
		h = open_history();
		assert_false(smr_history_lookup(h, &q, &p));
		assert_true(smr_history_calls(h, q.code, q.size) == 0);
		smr_history_close(h);
		assert_int_equal(unlink(path), 0);
	}
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

static smr_machine made_gpu(const char *identity)
{
	smr_machine m = {.kind = SMR_MACHINE_GPU,
			 .name = "card",
			 .cores = 10,
			 .clock_hz = 1e9,
			 .peak_f32 = 1e11,
			 .launch_s = 4e-6,
			 .npoints = 2,
			 .set_bytes = {1e6, 1e8},
			 .bw_one = {1e12, 1e12},
			 .bw_all = {1e12, 1e12}};

	snprintf(m.cpu, sizeof(m.cpu), "%s", identity);
	return m;
}

static void kernels_of_a_device_are_kept_under_its_key(void **state)
{
	const smr_machine one = made_gpu("card, driver 1"), two = made_gpu("card, driver 2");
	char key[SMR_HISTORY_DEVICE], other[SMR_HISTORY_DEVICE];
	smr_history *h = open_history();
	smr_cost_query gpu = q, asked = q;
	smr_machine kept;
	smr_past past;

	gpu.impl = "gpu";
	smr_history_device_time(h, &one, &gpu, 1e-3, 2e-3);
	smr_history_close(h);
	h = open_history();
	smr_history_device_key("gpu", &one, key);
	smr_history_device_key("gpu", &two, other);
	assert_string_not_equal(key, other);
	asked.threads = 1;
	asked.impl = key;
	assert_true(smr_history_lookup(h, &asked, &past));
	assert_int_equal(past.runs, 1);
	assert_float_equal(past.low, log(2), 1e-9);
	asked.impl = other;
	assert_true(smr_history_lookup(h, &asked, &past));
	assert_int_equal(past.runs, 0);
	assert_int_equal(smr_history_device(h, key, &kept), SMR_OK);
	assert_string_equal(kept.cpu, "card, driver 1");
	assert_true(kept.kind == SMR_MACHINE_GPU && kept.tdp_w == 0 && kept.cores == 10);
	assert_int_equal(smr_history_device(h, other, &kept), SMR_ENOTFOUND);
	smr_history_close(h);
}

static void a_slow_device_does_not_make_the_host_slow(void **state)
{
	const smr_machine card = made_gpu("card");
	smr_cost_query gpu = q;

	gpu.impl = "gpu";
	for (int run = 0; run < 20; run++) {
		smr_history *h = open_history();

		smr_history_device_time(h, &card, &gpu, 1e-3, run < 10 ? 1e-3 : 1e-1);
		smr_history_close(h);
	}

	smr_history *h = open_history();

	assert_true(smr_history_pace(h) == 1);
	smr_history_close(h);
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
	if (unit_make_folder(state) != 0)
		return 1;
	snprintf(path, sizeof(path), "%s/history.db", unit_folder);
	return 0;
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, fresh, unit_drop_folder)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_run_counts_by_the_least_of_its_calls),
		TEST(what_is_forgotten_is_unknown_to_all_that_have_it_open),
		TEST(a_loaded_machine_teaches_little),
		TEST(what_becomes_slower_for_good_is_learnt),
		TEST(the_best_way_is_found_on_a_loaded_machine),
		TEST(what_was_measured_at_leisure_counts),
		TEST(a_contest_does_not_make_a_record_slower),
		TEST(tunings_are_kept),
		TEST(times_that_are_no_numbers_are_not_kept),
		TEST(what_was_made_is_kept_until_it_is_judged),
		TEST(verdicts_are_kept_and_can_change),
		TEST(calls_are_averaged_over_runs),
		TEST(two_handles_at_once_lose_nothing),
		TEST(processes_that_open_it_first_together_do_not_harm_it),
		TEST(a_kill_while_it_is_written_loses_what_was_not_kept),
		TEST(a_damaged_file_is_told),
		TEST(a_file_damaged_inside_gives_unknown),
		TEST(numbers_that_nobody_measures_are_not_there),
		TEST(kernels_of_a_device_are_kept_under_its_key),
		TEST(a_slow_device_does_not_make_the_host_slow),
		TEST(a_newer_file_is_left_as_it_is),
		TEST(a_folder_that_is_not_there_is_told),
		TEST(a_full_disk_loses_history_and_no_more),
		TEST(memory_that_runs_out_is_told_or_does_not_matter),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
