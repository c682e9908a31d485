/* Many calls in flight: bench_tasks CLUSTER KIND CALLS AT_ONCE [FLEET]. KIND empty: 64 bytes each
 * way; payload: 4 MiB in, 64 bytes out. Prints "tasks/s p50_ms nodes": p50 of calls one after the
 * other. Results are compared with what is computed here. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <samara/samara.h>

#include "base/thread/clock.h"

enum { SMALL = 8, ROWS = 8, LONG = 65536, MOST = 1024 };

/* y = 2 x + 1; and the sums of rows. */
static const char empty_text[] = "flow \"empty\" {\n"
				 "  base X, Y written\n"
				 "  %0 = view f64[8] X + (0) strides [8] \"X\"\n"
				 "  %1 = view f64[8] Y + (0) strides [8] \"Y\"\n"
				 "  %2 = nest (i: 8) group 0 ins %0 into %1 [i] = "
				 "add(mul(2:f64, %0[i]), 1:f64) \"Y\"\n"
				 "}\n";
static const char payload_text[] = "flow \"payload\" {\n"
				   "  base X, Y written\n"
				   "  %0 = view f64[8, 65536] X + (0) strides [524288, 8] \"X\"\n"
				   "  %1 = view f64[8] Y + (0) strides [8] \"Y\"\n"
				   "  %2 = nest (i: 8, k: 65536) group 0 ins %0 into %1 [i] = "
				   "fold(k; 0:f64; add(acc0, %0[i, k])) \"Y\"\n"
				   "}\n";

static void ok(smr_status st)
{
	if (st == SMR_OK)
		return;
	fprintf(stderr, "bench_tasks: %s\n", smr_errmsg());
	exit(1);
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

typedef struct task {
	double *x, y[SMALL];
	smr_array arrays[2];
	smr_future *future;
	int number;
} task;

static task tasks[MOST];
static bool is_payload;
static size_t bytes;

static void submit(smr_planned *plan, task *t, int number)
{
	smr_execute_params q = SMR_INIT(smr_execute_params);

	t->number = number;
	t->x[0] = number;
	memset(t->y, 0, sizeof(t->y));
	t->arrays[0] = (smr_array){"X", t->x, bytes};
	t->arrays[1] = (smr_array){"Y", t->y, sizeof(t->y)};
	q.arrays = t->arrays;
	q.narrays = 2;
	ok(smr_submit(plan, &q, &t->future));
}

static void finish(task *t)
{
	double want = is_payload ? t->number + LONG - 1.0 : 2.0 * t->number + 1;

	ok(smr_wait(t->future, NULL));
	t->future = NULL;
	if (t->y[0] != want || t->y[7] != (is_payload ? LONG : 3)) {
		fprintf(stderr, "bench_tasks: %g and %g instead of %g\n", t->y[0], t->y[7], want);
		exit(1);
	}
}

static double many(smr_planned *plan, int calls, int at_once)
{
	int64_t from = smr_now_ns();

	for (int i = 0; i < calls + at_once; i++) {
		task *t = &tasks[i % at_once];

		if (t->future != NULL)
			finish(t);
		if (i < calls)
			submit(plan, t, i);
	}
	return calls / smr_seconds(from, smr_now_ns());
}

static double one_by_one(smr_planned *plan, int calls)
{
	double *took = malloc(sizeof(*took) * (size_t)calls), p50;

	for (int i = 0; i < calls; i++) {
		smr_execute_params q = SMR_INIT(smr_execute_params);
		smr_result *r;
		int64_t from = smr_now_ns();

		q.arrays = tasks[0].arrays;
		q.narrays = 2;
		ok(smr_execute(plan, &q, &r));
		ok(smr_result_close(r));
		took[i] = smr_seconds(from, smr_now_ns());
	}
	qsort(took, (size_t)calls, sizeof(*took), by_size);
	p50 = took[calls / 2];
	free(took);
	return p50;
}

int main(int argc, char **argv)
{
	smr_join_params where = SMR_INIT(smr_join_params);
	smr_plan_params pp = SMR_INIT(smr_plan_params);
	int calls, at_once;
	const char *text;
	smr_ctx *ctx;
	smr_program *program;
	smr_planned *plan;
	double rate;

	if (argc < 5) {
		fprintf(stderr, "usage: bench_tasks CLUSTER empty|payload CALLS AT_ONCE [FLEET]\n");
		return 2;
	}
	is_payload = strcmp(argv[2], "payload") == 0;
	calls = atoi(argv[3]);
	at_once = atoi(argv[4]) < MOST ? atoi(argv[4]) : MOST;
	bytes = sizeof(double) * (is_payload ? (size_t)ROWS * LONG : SMALL);
	for (int i = 0; i < at_once; i++) {
		tasks[i].x = malloc(bytes);
		for (size_t k = 0; k < bytes / sizeof(double); k++)
			tasks[i].x[k] = 1;
	}
	where.cluster = argv[1];
	pp.fleet = argc > 5 ? argv[5] : NULL;
	text = is_payload ? payload_text : empty_text;
	ok(smr_open(NULL, &ctx));
	if (strcmp(argv[1], "here") != 0)
		ok(smr_join(ctx, &where));
	ok(smr_decompose_text(ctx, argv[2], text, strlen(text), &program));
	ok(smr_plan(program, &pp, &plan));
	(void)many(plan, calls / 10 + 1, at_once);
	rate = many(plan, calls, at_once);
	printf("%.1f %.4f\n", rate, 1e3 * one_by_one(plan, is_payload ? 20 : 1000));
	ok(smr_plan_close(plan));
	ok(smr_program_close(program));
	return smr_close(ctx) != SMR_OK;
}
