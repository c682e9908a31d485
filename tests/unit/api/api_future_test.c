/* Asynchronous runs, here and on a cluster in the process: they store what smr_execute() stores. */
#include <stdio.h>
#include <string.h>

#include <samara/samara.h>

#include "api/api.h"
#include "run/flow/course.h"
#include "unit.h"

enum { N = 24, MANY = 40 };

/* C = A * B and E = A * D, which are independent, and F = C * E, which needs both. */
static const char text[] = "flow \"three\" {\n"
			   "  sym n\n"
			   "  base C written, A, B, D, E written, F written\n"
			   "  %0 = view f64[n, n] A + (0) strides [8*n, 8] \"A\"\n"
			   "  %1 = view f64[n, n] B + (0) strides [8*n, 8] \"B\"\n"
			   "  %2 = view f64[n, n] C + (0) strides [8*n, 8] \"C\"\n"
			   "  %3 = nest (i: n, j: n, k: n) group 0 ins %0, %1 into %2 [i, j] = "
			   "fold(k; 0:f64; add(acc0, mul(%0[i, k], %1[k, j]))) \"C\"\n"
			   "  %4 = view f64[n, n] D + (0) strides [8*n, 8] \"D\"\n"
			   "  %5 = view f64[n, n] E + (0) strides [8*n, 8] \"E\"\n"
			   "  %6 = nest (i: n, j: n, k: n) group 1 ins %0, %4 into %5 [i, j] = "
			   "fold(k; 0:f64; add(acc0, mul(%0[i, k], %4[k, j]))) \"E\"\n"
			   "  %7 = view f64[n, n] C + (0) strides [8*n, 8] after %3 \"C\"\n"
			   "  %8 = view f64[n, n] E + (0) strides [8*n, 8] after %6 \"E\"\n"
			   "  %9 = view f64[n, n] F + (0) strides [8*n, 8] \"F\"\n"
			   "  %10 = nest (i: n, j: n, k: n) group 2 ins %7, %8 into %9 [i, j] = "
			   "fold(k; 0:f64; add(acc0, mul(%7[i, k], %8[k, j]))) \"F\"\n"
			   "}\n";

static double A[N * N], B[N * N], D[N * N], want_c[N * N], want_f[N * N];

/* The output arrays of one run. */
typedef struct place {
	double c[N * N], e[N * N], f[N * N];
	smr_array arrays[6];
} place;
static place places[MANY];

typedef struct world {
	smr_ctx *ctx;
	smr_program *program;
	smr_planned *plan;
} world;

static smr_execute_params params_of(place *p)
{
	smr_execute_params q = SMR_INIT(smr_execute_params);
	const smr_array all[] = {{"A", A, sizeof(A)},       {"B", B, sizeof(B)},
				 {"D", D, sizeof(D)},       {"C", p->c, sizeof(p->c)},
				 {"E", p->e, sizeof(p->e)}, {"F", p->f, sizeof(p->f)}};

	memcpy(p->arrays, all, sizeof(all));
	memset(p->c, 0, sizeof(p->c));
	memset(p->e, 0, sizeof(p->e));
	memset(p->f, 0, sizeof(p->f));
	q.arrays = p->arrays;
	q.narrays = 6;
	return q;
}

/* @p pieces: of each remote codelet; 0: chosen by the runner. */
static void open_cut(world *w, const char *cluster, unsigned pieces)
{
	smr_open_params op = SMR_INIT(smr_open_params);
	smr_join_params jp = SMR_INIT(smr_join_params);
	smr_plan_params pp = SMR_INIT(smr_plan_params);
	smr_setting size = {"n", N};

	op.threads = 1;
	op.fast = pieces == 0; /* allows a vendor library */
	pp.sizes = &size;
	pp.nsizes = 1;
	pp.only = pieces == 0 ? "openblas" : NULL;
	pp.fleet = cluster != NULL ? "any" : NULL;
	jp.cluster = cluster;
	assert_int_equal(smr_open(&op, &w->ctx), SMR_OK);
	if (cluster != NULL)
		assert_int_equal(smr_join(w->ctx, &jp), SMR_OK);
	w->ctx->runner.cut = pieces;
	if (smr_decompose_text(w->ctx, "three", text, strlen(text), &w->program) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	if (smr_plan(w->program, &pp, &w->plan) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_plan_count(w->plan), 3);
}

static void open_all(world *w, const char *cluster)
{
	open_cut(w, cluster, 0);
}

static void close_all(world *w)
{
	assert_int_equal(smr_plan_close(w->plan), SMR_OK);
	assert_int_equal(smr_program_close(w->program), SMR_OK);
	assert_int_equal(smr_close(w->ctx), SMR_OK);
}

/* Integers: exact in any order. */
static void multiply(const double *a, const double *b, double *c)
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			double s = 0;

			for (int k = 0; k < N; k++)
				s += a[i * N + k] * b[k * N + j];
			c[i * N + j] = s;
		}
}

static int fill(void **state)
{
	double e[N * N];

	for (int i = 0; i < N * N; i++) {
		A[i] = i % 7;
		B[i] = i % 5;
		D[i] = i % 3;
	}
	multiply(A, B, want_c);
	multiply(A, D, e);
	multiply(want_c, e, want_f);
	return 0;
}

static void is_right(const place *p)
{
	assert_memory_equal(p->c, want_c, sizeof(want_c));
	assert_memory_equal(p->f, want_f, sizeof(want_f));
}

static void many_runs(const char *cluster)
{
	smr_future *futures[MANY];
	smr_monitored m = SMR_INIT(smr_monitored);
	world w = {0};

	open_all(&w, cluster);
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < MANY; i++) {
			smr_execute_params q = params_of(&places[i]);

			assert_int_equal(smr_submit(w.plan, &q, &futures[i]), SMR_OK);
		}
		for (int i = 0; i < MANY; i++) {
			smr_result *r;
			double seconds = -1;

			assert_int_equal(smr_wait(futures[i], &r), SMR_OK);
			is_right(&places[i]);
			assert_int_equal(smr_left(r), 0);
			assert_int_equal(smr_result_seconds(r, 2, &seconds), SMR_OK);
			assert_true(seconds > 0);
			assert_int_equal(smr_result_close(r), SMR_OK);
		}
	}
	if (cluster != NULL) {
		assert_int_equal(smr_monitor(w.ctx, NULL, "any", &m), SMR_OK);
		assert_int_equal(m.count, 3 * 3 * MANY);
		assert_int_equal(m.errors, 0);
	}
	close_all(&w);
}

static void many_runs_go_on_here_at_a_time(void **state)
{
	many_runs(NULL);
}

static void many_runs_go_on_in_a_cluster_at_a_time(void **state)
{
	many_runs("loop");
}

static void a_run_that_waits_stores_the_same(void **state)
{
	smr_execute_params q = params_of(&places[0]);
	smr_result *r;
	world w = {0};

	open_all(&w, "loop");
	assert_int_equal(smr_execute(w.plan, &q, &r), SMR_OK);
	is_right(&places[0]);
	assert_int_equal(smr_result_close(r), SMR_OK);
	close_all(&w);
}

/* F waits for C and E, which wait for nothing: both are sent at once. */
static void a_codelet_waits_for_those_whose_bytes_it_reads(void **state)
{
	smr_execute_params q = params_of(&places[0]);
	uint64_t needs[SMR_COURSE_STEPS];
	smr_result *r;
	world w = {0};

	open_all(&w, NULL);
	assert_int_equal(smr_result_open("test", w.plan, &q, &r), SMR_OK);
	smr_course_needs(r->flow->size, &r->env, needs);
	assert_int_equal(needs[0], 0);
	assert_int_equal(needs[1], 0);
	assert_int_equal(needs[2], 3);
	/* E overlaps memory that C reads: it must not be stored before, since a lost call reads
	 * again */
	r->env.base[4] = r->env.base[1];
	smr_course_needs(r->flow->size, &r->env, needs);
	assert_int_equal(needs[1], 1);
	assert_int_equal(smr_result_close(r), SMR_OK);
	close_all(&w);
}

static void whichever_ends_first_is_found(void **state)
{
	smr_future *futures[MANY] = {0};
	size_t which, left = MANY;
	world w = {0};

	open_all(&w, "loop");
	assert_int_equal(smr_wait_any(futures, MANY, 0, &which), SMR_EINVAL);
	for (int i = 0; i < MANY; i++) {
		smr_execute_params q = params_of(&places[i]);

		assert_int_equal(smr_submit(w.plan, &q, &futures[i]), SMR_OK);
	}
	assert_int_equal(smr_plan_close(w.plan), SMR_ESTATE);
	assert_int_equal(smr_leave(w.ctx), SMR_ESTATE);
	for (; left > 0; left--) {
		int done = 0;

		assert_int_equal(smr_wait_any(futures, MANY, -1, &which), SMR_OK);
		assert_true(which < MANY);
		assert_int_equal(smr_poll(futures[which], &done), SMR_OK);
		assert_int_equal(done, 1);
		assert_int_equal(smr_wait(futures[which], NULL), SMR_OK);
		is_right(&places[which]);
		futures[which] = NULL;
	}
	close_all(&w);
}

static void what_is_cancelled_has_not_begun_or_is_done(void **state)
{
	smr_future *futures[MANY];
	smr_flow *f;
	int left_out = 0;
	world w = {0};

	open_all(&w, NULL);
	f = w.program->flows[0]; /* another thread uses the flow: no codelet can start */
	assert_int_equal(pthread_mutex_lock(&f->lock), 0);
	__atomic_add_fetch(&f->at_work, 1, __ATOMIC_SEQ_CST);
	for (int i = 0; i < MANY; i++) {
		smr_execute_params q = params_of(&places[i]);

		assert_int_equal(smr_submit(w.plan, &q, &futures[i]), SMR_OK);
	}
	for (int i = 1; i < MANY; i++)
		assert_int_equal(smr_cancel(futures[i]), SMR_OK);
	__atomic_sub_fetch(&f->at_work, 1, __ATOMIC_SEQ_CST);
	assert_int_equal(pthread_mutex_unlock(&f->lock), 0);
	for (int i = 0; i < MANY; i++) {
		smr_status st = smr_wait(futures[i], NULL);

		left_out += st == SMR_ESTATE;
		if (st == SMR_OK)
			is_right(&places[i]);
		else
			assert_int_equal(st, SMR_ESTATE);
		if (st != SMR_OK)
			assert_non_null(strstr(smr_errmsg(), "cancelled"));
	}
	assert_int_equal(left_out, MANY - 1);
	close_all(&w);
}

/* 24 rows: four pieces of 5 rows, and one of 4. */
static void codelets_in_pieces_store_the_same(void **state)
{
	smr_monitored m = SMR_INIT(smr_monitored);
	uint64_t uncut;
	world w = {0};

	open_cut(&w, "loop", 5);
	for (int i = 0; i < 4; i++) {
		smr_execute_params q = params_of(&places[0]);
		smr_result *r;

		assert_int_equal(smr_execute(w.plan, &q, &r), SMR_OK);
		is_right(&places[0]);
		assert_int_equal(smr_result_close(r), SMR_OK);
		assert_int_equal(smr_monitor(w.ctx, NULL, "any", &m), SMR_OK);
		if (i == 0) /* a first call that is checked is not cut */
			uncut = m.count;
		assert_true(m.count >= uncut + (uint64_t)(i * 3 * 5));
	}
	assert_int_equal(m.errors, 0);
	close_all(&w);
}

/* C = C + A * B: a row that is added twice would be detected. */
static void pieces_that_add_in_place_do_so_once(void **state)
{
	static const char adds[] =
		"flow \"adds\" {\n"
		"  sym n\n"
		"  base C written, A, B\n"
		"  %0 = view f64[n, n] A + (0) strides [8*n, 8] \"A\"\n"
		"  %1 = view f64[n, n] B + (0) strides [8*n, 8] \"B\"\n"
		"  %2 = view f64[n, n] C + (0) strides [8*n, 8] \"C\"\n"
		"  %3 = nest (i: n, j: n, k: n) group 0 ins %0, %1, %2 into %2 [i, j] = "
		"fold(k; %2[i, j]; add(acc0, mul(%0[i, k], %1[k, j]))) \"C\"\n"
		"}\n";
	smr_join_params jp = SMR_INIT(smr_join_params);
	smr_plan_params pp = SMR_INIT(smr_plan_params);
	smr_monitored m = SMR_INIT(smr_monitored);
	smr_setting size = {"n", N};
	smr_execute_params q = params_of(&places[0]);
	double *c = places[0].c;
	uint64_t before = 0;
	world w = {0};

	pp.sizes = &size;
	pp.nsizes = 1;
	pp.fleet = "any";
	jp.cluster = "loop";
	assert_int_equal(smr_open(NULL, &w.ctx), SMR_OK);
	assert_int_equal(smr_join(w.ctx, &jp), SMR_OK);
	w.ctx->runner.cut = 5;
	if (smr_decompose_text(w.ctx, "adds", adds, strlen(adds), &w.program) != SMR_OK ||
	    smr_plan(w.program, &pp, &w.plan) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (int i = 1; i <= 4; i++) {
		smr_result *r;

		assert_int_equal(smr_execute(w.plan, &q, &r), SMR_OK);
		assert_int_equal(smr_result_close(r), SMR_OK);
		for (int k = 0; k < N * N; k++)
			assert_true(c[k] == i * want_c[k]);
		assert_int_equal(smr_monitor(w.ctx, NULL, "any", &m), SMR_OK);
		/* with errors: there is no compiler here, so no piece was executed */
		assert_true(i == 1 || m.errors > 0 || m.count == before + 5);
		before = m.count;
	}
	close_all(&w);
}

static int told;

static void hear(void *arg, const smr_event *e)
{
	__atomic_add_fetch(&told, 1, __ATOMIC_RELAXED);
}

static void codelets_are_told_of(void **state)
{
	smr_execute_params q = params_of(&places[0]);
	smr_future *f;
	world w = {0};

	open_all(&w, "loop");
	assert_int_equal(smr_watch(w.ctx, hear, NULL), SMR_OK);
	told = 0;
	assert_int_equal(smr_submit(w.plan, &q, &f), SMR_OK);
	assert_int_equal(smr_wait(f, NULL), SMR_OK);
	assert_int_equal(told, 3);
	close_all(&w);
}

static void wrong_use_is_told(void **state)
{
	smr_execute_params q = params_of(&places[0]);
	smr_array bad[6];
	smr_future *f;
	size_t which;
	int done;
	world w = {0};

	open_all(&w, NULL);
	assert_int_equal(smr_submit(NULL, &q, &f), SMR_EINVAL);
	assert_int_equal(smr_submit(w.plan, NULL, &f), SMR_EINVAL);
	assert_int_equal(smr_submit(w.plan, &q, NULL), SMR_EINVAL);
	assert_int_equal(smr_wait(NULL, NULL), SMR_EINVAL);
	assert_int_equal(smr_poll(NULL, &done), SMR_EINVAL);
	assert_int_equal(smr_cancel(NULL), SMR_EINVAL);
	assert_int_equal(smr_wait_any(NULL, 1, 0, &which), SMR_EINVAL);
	memcpy(bad, q.arrays, sizeof(bad));
	bad[3].bytes--;
	q.arrays = bad;
	assert_int_equal(smr_submit(w.plan, &q, &f), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "C has 4607 bytes, 4608 are touched"));
	assert_null(f);
	q.stepwise = 1;
	assert_int_equal(smr_submit(w.plan, &q, &f), SMR_EINVAL);
	close_all(&w);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(many_runs_go_on_here_at_a_time),
		cmocka_unit_test(many_runs_go_on_in_a_cluster_at_a_time),
		cmocka_unit_test(a_run_that_waits_stores_the_same),
		cmocka_unit_test(a_codelet_waits_for_those_whose_bytes_it_reads),
		cmocka_unit_test(whichever_ends_first_is_found),
		cmocka_unit_test(what_is_cancelled_has_not_begun_or_is_done),
		cmocka_unit_test(codelets_in_pieces_store_the_same),
		cmocka_unit_test(pieces_that_add_in_place_do_so_once),
		cmocka_unit_test(codelets_are_told_of),
		cmocka_unit_test(wrong_use_is_told),
	};

	return cmocka_run_group_tests(tests, fill, NULL);
}
