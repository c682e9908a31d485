/* The history as training data: old files, features of kernels, processes that are killed, a
 * machine that changes, and models that replace each other. */
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/fs.h"
#include "cost/model/trained.h"
#include "history_case.h"
#include "learn/train/retrain.h"

static char model[100];

static void sql(const char *text)
{
	sqlite3 *db;

	assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, text, NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
}

static smr_cost_query kernel(int i)
{
	unsigned r = (unsigned)i * 2654435761u;
	double m = 1 + (r >> 8) % 1000, n = 1 + (r >> 20) % 3000;

	return (smr_cost_query){.work = {.flops = m * n,
					 .bytes_read = 4 * m * n,
					 .bytes_written = 4 * m,
					 .points = m * n,
					 .slow = 3},
				.shape = {1, m, n, 0},
				.walk = {m, n, 1, 2, 2, 1},
				.dtype = SMR_F32,
				.factor = SMR_BF16,
				.klass = "reduce",
				.impl = "nest",
				.threads = 2,
				.strided = true,
				.code = (uint64_t)i + 1,
				.size = 7};
}

/* Version 3 of the tables. */
static const char third[] =
	"PRAGMA journal_mode=WAL;"
	"CREATE TABLE took(code INTEGER, size INTEGER, impl TEXT, runs INTEGER, low REAL, dev REAL,"
	" last INTEGER, PRIMARY KEY(code, size, impl)) WITHOUT ROWID;"
	"CREATE TABLE verdict(code INTEGER, impl TEXT, size INTEGER, verdict INTEGER,"
	" PRIMARY KEY(code, impl, size)) WITHOUT ROWID;"
	"CREATE TABLE called(code INTEGER, size INTEGER, runs INTEGER, calls INTEGER,"
	" PRIMARY KEY(code, size)) WITHOUT ROWID;"
	"CREATE TABLE record(owner INTEGER, key TEXT, at INTEGER, data BLOB,"
	" PRIMARY KEY(owner, key)) WITHOUT ROWID;"
	"INSERT INTO took VALUES(1, 7, 'nest*2', 5, 0.25, 0.125, 5);"
	"INSERT INTO verdict VALUES(1, 'nest', 7, 1);"
	"INSERT INTO called VALUES(1, 7, 2, 10);"
	"PRAGMA user_version=3;";

/* Its times are factors of another formula: the next measurement replaces them. */
static void an_old_file_keeps_what_it_knew(void **state)
{
	smr_cost_query q = kernel(0);
	smr_samples s;
	smr_history *h;
	smr_past p;

	sql(third);
	for (int turn = 0; turn < 2; turn++) { /* the second time it is a new one */
		h = open_history();
		assert_false(smr_history_lookup(h, &q, &p));
		assert_int_equal(p.runs, 0);
		assert_int_equal(smr_history_verdict(h, 1, "nest", 7), SMR_VERDICT_GOOD);
		assert_true(smr_history_calls(h, 1, 7) == 5);
		assert_int_equal(smr_history_samples(h, &s), SMR_OK);
		assert_int_equal(s.list.n, 0); /* its features are unknown */
		smr_samples_free(&s);
		smr_history_close(h);
	}
	h = open_history();
	smr_history_time(h, &q, 1e-3, 1e-3 * exp(0.75));
	smr_history_flush(h);
	assert_int_equal(smr_history_samples(h, &s), SMR_OK);
	assert_int_equal(s.list.n, 1);
	assert_true(fabs(s.list.v[0].seconds / (1e-3 * exp(0.75)) - 1) < 1e-9);
	smr_samples_free(&s);
	assert_true(smr_history_lookup(h, &q, &p));
	assert_int_equal(p.runs, 1);
	assert_true(fabs(p.low - 0.75) < 1e-9);
	smr_history_close(h);
}

static smr_machine made_card(const char *identity)
{
	smr_machine m = {.kind = SMR_MACHINE_GPU,
			 .name = "card",
			 .cores = 100,
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

/* Kernels of an emulated card are no examples of a card. */
static void kernels_of_a_card_are_samples_of_that_card(void **state)
{
	smr_machine card = made_card("card, driver 1");
	smr_machine emulated = made_card(SMR_MACHINE_EMULATED "card");
	smr_history *h = open_history();
	smr_cost_query q = kernel(1);
	smr_samples s;

	smr_history_time(h, &q, 1e-4, 2e-4);
	q.impl = "gpu";
	smr_history_device_time(h, &card, &q, 1e-5, 3e-5);
	smr_history_device_time(h, &emulated, &q, 1e-5, 9e-5);
	smr_history_close(h);
	h = open_history();
	assert_int_equal(smr_history_samples(h, &s), SMR_OK);
	smr_history_close(h);
	assert_int_equal(s.list.n, 2);
	for (size_t i = 0; i < s.list.n; i++) {
		const smr_train_sample *x = &s.list.v[i];
		bool on_card = strcmp(x->query.impl, "gpu") == 0;

		assert_int_equal(x->machine->kind, on_card ? SMR_MACHINE_GPU : SMR_MACHINE_CPU);
		assert_true(fabs(x->seconds / (on_card ? 3e-5 : 2e-4) - 1) < 1e-9);
		if (on_card)
			assert_string_equal(x->machine->cpu, "card, driver 1");
	}
	smr_samples_free(&s);
}

static void what_was_measured_is_a_table_of_kernels(void **state)
{
	smr_cost_query q = kernel(3), got;
	smr_history *h = open_history();
	smr_samples s;

	smr_history_time(h, &q, 1e-4, 2e-4);
	q.impl = "onednn";
	q.threads = 1;
	smr_history_tuned_time(h, &q, 1e-4, 3e-4, true);
	smr_history_close(h);
	h = open_history();
	assert_int_equal(smr_history_samples(h, &s), SMR_OK);
	smr_history_close(h);
	assert_int_equal(s.list.n, 2);
	got = s.list.v[0].query;
	assert_string_equal(got.impl, "nest");
	assert_int_equal(got.threads, 2);
	assert_string_equal(got.klass, "reduce");
	assert_int_equal(got.factor, SMR_BF16);
	assert_true(got.strided && !got.chained_sum);
	assert_memory_equal(&got.shape, &q.shape, sizeof(q.shape));
	assert_memory_equal(&got.walk, &q.walk, sizeof(q.walk));
	assert_memory_equal(&got.work, &q.work, sizeof(q.work));
	assert_true(fabs(s.list.v[0].seconds / 2e-4 - 1) < 1e-9);
	assert_true(s.list.v[0].at > 1e9);
	assert_string_equal(s.list.v[1].query.impl, "onednn");
	assert_int_equal(s.list.v[1].query.threads, 1);
	assert_true(s.list.v[0].key == s.list.v[1].key);
	smr_samples_free(&s);
}

/* Writes one kernel a run and reports it, until the process is killed. */
static void write_on(int from, int to)
{
	smr_history *h = open_history();

	for (int i = from;; i++) {
		smr_cost_query q = kernel(i);

		smr_history_time(h, &q, 1e-3, 2e-3);
		smr_history_flush(h);
		if (write(to, &i, sizeof(i)) != (ssize_t)sizeof(i))
			_exit(1);
	}
}

static void a_process_that_is_killed_loses_nothing_that_was_written(void **state)
{
	enum { KILLS = 30 };
	int next = 0;

	for (int turn = 0; turn < KILLS; turn++) {
		int ends[2], said, last = next - 1;
		smr_samples s;
		smr_history *h;
		pid_t child;

		assert_int_equal(pipe(ends), 0);
		child = fork();
		if (child == 0)
			write_on(next, ends[1]);
		close(ends[1]);
		usleep((useconds_t)(turn * turn) * 100); /* the first ones while the file is made */
		kill(child, SIGKILL);
		while (read(ends[0], &said, sizeof(said)) == (ssize_t)sizeof(said))
			last = said;
		close(ends[0]);
		waitpid(child, NULL, 0);
		h = open_history();
		assert_int_equal(smr_history_samples(h, &s), SMR_OK);
		smr_history_close(h);
		/* one more may have been written than was reported */
		if (s.list.n < (size_t)last + 1 || s.list.n > (size_t)last + 2)
			fail_msg("turn %d: %zu of %d", turn, s.list.n, last + 1);
		next = (int)s.list.n;
		smr_samples_free(&s);
		assert_whole();
	}
	assert_true(next > 20);
}

/* One run of some kernels on a machine slower by a factor. */
static double run_at(smr_history *h, double slower, unsigned *seed)
{
	for (int i = 0; i < 9; i++) {
		smr_cost_query q = kernel(i);
		double noise;

		*seed = *seed * 1103515245 + 12345;
		noise = 1 + 0.05 * (double)(*seed >> 8 & 0xffff) / 65536;
		smr_history_time(h, &q, 1e-3, 1e-3 * slower * noise);
	}
	smr_history_flush(h);
	return smr_history_pace(h);
}

static void a_change_of_the_machine_is_noticed_and_taken_back(void **state)
{
	smr_history *h = open_history();
	unsigned seed = 1;

	assert_true(smr_history_pace(h) == 1);
	for (int i = 0; i < 40; i++)
		if (run_at(h, 1, &seed) != 1)
			fail_msg("run %d: a false alarm", i);
	(void)run_at(h, 4, &seed); /* an outlier */
	if (run_at(h, 1, &seed) != 1)
		fail_msg("one slow run is no change");
	for (int i = 0; i < 4; i++)
		(void)run_at(h, 2, &seed);
	if (fabs(run_at(h, 2, &seed) / 2 - 1) > 0.15)
		fail_msg("after five runs at half the speed: %g", smr_history_pace(h));
	smr_history_close(h);
	h = open_history(); /* another process reads the same */
	assert_true(smr_history_pace(h) > 1.5);
	for (int i = 0; i < 4; i++)
		(void)run_at(h, 1, &seed);
	if (fabs(run_at(h, 1, &seed) - 1) > 0.15)
		fail_msg("after five runs as before: %g", smr_history_pace(h));
	smr_history_close(h);
}

/* ---- models ------------------------------------------------------------------------------------
 */

/* Adds @p n kernels that take @p factor times a law that trees can find. */
static void fill(smr_samples *s, int n, double factor)
{
	const smr_machine *m;

	*s = (smr_samples){0};
	assert_int_equal(smr_samples_machine(s, "x86-64-v4", &m), SMR_OK);
	for (int i = 0; i < n; i++) {
		smr_train_sample x = {.machine = m, .query = kernel(i), .start_s = -1, .at = i};
		const smr_cost c = {.machine = m};
		smr_prediction p;

		x.group = x.query.klass;
		x.key = (uint64_t)i * 0x9e3779b97f4a7c15u;
		smr_cost_estimate(&c, &x.query, &p);
		x.seconds = p.p50 * factor * (fmod(x.query.shape.n, 16) > 8 ? 3 : 1);
		assert_int_equal(smr_vec_push(&s->list, x), SMR_OK);
	}
}

static smr_status renew(int n, double factor, smr_retraining *out)
{
	smr_training how = {.seed = 1, .rounds = 80}; /* enough rounds, a fourth of the time */
	smr_samples s;
	smr_status st;

	fill(&s, n, factor);
	st = smr_retrain(&s, model, &how, out);
	smr_samples_free(&s);
	if (st == SMR_EUNSUPPORTED)
		skip(); /* no XGBoost */
	return st;
}

static void too_little_history_is_told(void **state)
{
	smr_training how = {.seed = 1};
	smr_history *h = open_history();
	smr_retraining r;
	smr_samples s;

	assert_int_equal(smr_history_samples(h, &s), SMR_OK);
	smr_history_close(h);
	assert_int_equal(smr_retrain(&s, model, &how, &r), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "the history has 0 measured kernels"));
	smr_samples_free(&s);
	assert_false(smr_file_exists(model));
	assert_int_equal(smr_retrain_back(model), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "no model before"));
}

static void a_new_model_has_to_be_better(void **state)
{
	char *first, *now;
	smr_retraining r;
	size_t n, k;

	assert_int_equal(renew(160, 1, &r), SMR_OK);
	assert_int_equal(r.what, SMR_RETRAIN_REPLACED);
	assert_true(r.champion < 0 && r.newest == 32 && r.samples == 160);
	if (r.challenger > 0.15 || r.challenger > r.formula / 2)
		fail_msg("%g, by formula %g", r.challenger, r.formula);
	assert_int_equal(smr_read_file(model, &first, &n), SMR_OK);

	/* it knows all of them by now: a model that does not is replaced */
	assert_int_equal(renew(160, 1, &r), SMR_OK);
	assert_int_equal(r.what, SMR_RETRAIN_KEPT);
	assert_true(r.champion < r.challenger);
	assert_int_equal(smr_read_file(model, &now, &k), SMR_OK);
	assert_int_equal(n, k);
	assert_memory_equal(first, now, n);
	smr_free(now);

	/* another machine behind the same name: the new model wins, the old one is kept */
	assert_int_equal(renew(160, 3, &r), SMR_OK);
	assert_int_equal(r.what, SMR_RETRAIN_REPLACED);
	assert_true(r.champion > 0.9 && r.challenger < 0.2);

	/* the old machine comes back, and with it its model */
	assert_int_equal(renew(160, 1, &r), SMR_OK);
	assert_int_equal(r.what, SMR_RETRAIN_BACK);
	assert_int_equal(smr_read_file(model, &now, &k), SMR_OK);
	assert_int_equal(n, k);
	assert_memory_equal(first, now, n);
	smr_free(now);
	smr_free(first);

	assert_int_equal(smr_retrain_back(model), SMR_OK); /* by hand */
	assert_int_equal(renew(160, 3, &r), SMR_OK);
	assert_int_equal(r.what, SMR_RETRAIN_KEPT);
}

static void a_damaged_model_is_told_and_replaced(void **state)
{
	smr_trained *t;
	smr_retraining r;

	assert_int_equal(smr_write_file(model, "{\"samara_model\": 1", 18, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_trained_load(model, &t), SMR_EPARSE);
	assert_int_equal(renew(160, 1, &r), SMR_OK);
	assert_true(r.damaged && r.champion < 0);
	assert_int_equal(r.what, SMR_RETRAIN_REPLACED);
	assert_int_equal(smr_trained_load(model, &t), SMR_OK);
	smr_trained_free(t);
}

static int fresh(void **state)
{
	if (unit_make_folder(state) != 0)
		return 1;
	snprintf(path, sizeof(path), "%s/history.db", unit_folder);
	snprintf(model, sizeof(model), "%s/this.json", unit_folder);
	return 0;
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, fresh, unit_drop_folder)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(an_old_file_keeps_what_it_knew),
		TEST(kernels_of_a_card_are_samples_of_that_card),
		TEST(what_was_measured_is_a_table_of_kernels),
		TEST(a_process_that_is_killed_loses_nothing_that_was_written),
		TEST(a_change_of_the_machine_is_noticed_and_taken_back),
		TEST(too_little_history_is_told),
		TEST(a_new_model_has_to_be_better),
		TEST(a_damaged_model_is_told_and_replaced),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
