/* Measures kernels: small tensor programs, one after another, then all of them three times more.
 * Each candidate of a kernel is measured once; the best then runs for some milliseconds.
 * Usage: bench_kernels THREADS PROGRAMS [FROM TO]
 * PROGRAMS: texts, each behind a line "//// GROUP NAME"; FROM, TO: numbers of the first and behind
 * the last. What it measures goes to the history, too. Prints a table (docs/howto/learn.md) of
 * every way that was measured; `best` is 1 where that runs the kernel, `pass` 1 to 4, `code` tells
 * kernels of a program apart. */
#include <math.h>
#include <samara/samara.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/model/model.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/thread/clock.h"

enum { ROWS = 256, CALLS = 4096, PASSES = 4, FEWEST = 12, MOST_ARGS = 4, TRIES = 3 };
static const double ENOUGH_S = 8e-3, LONG_S = 0.25, TUNE_S = 20, SHORT_S = 2e-6,
		    LONG_CALL_S = 50e-6;

typedef struct row {
	smr_cost_query q;
	char impl[24];
	double roofline, least, searched; /* of the calls that count; while ways were measured */
	unsigned n;                       /* calls; 0: the search alone measured it */
	float calls[CALLS];
} row;

static bool one_thread;
static int64_t before; /* smr_thread_ns() */
static row rows[ROWS];
static size_t nrows;

static void check(smr_status st, const char *what)
{
	if (st == SMR_OK)
		return;
	fprintf(stderr, "bench_kernels: %s: %s\n", what, smr_errmsg());
	exit(1);
}

static row *row_of(const smr_cost_query *q)
{
	for (size_t i = 0; i < nrows; i++)
		if (rows[i].q.code == q->code && strcmp(rows[i].impl, q->impl) == 0)
			return &rows[i];
	if (nrows == ROWS)
		exit(1);
	rows[nrows].q = *q;
	rows[nrows].n = 0;
	rows[nrows].least = rows[nrows].searched = 1e9;
	(void)snprintf(rows[nrows].impl, sizeof(rows[nrows].impl), "%s", q->impl);
	return &rows[nrows++];
}

static void way(void *ctx, const smr_cost_query *q, double roofline, double measured)
{
	row *r = row_of(q);

	(void)ctx;
	r->roofline = roofline;
	if (measured < r->least)
		r->least = measured;
}

/* Where others compute, too, a call of a millisecond waits for its turn at some point: of long
 * calls the processor's time counts, since the call before. */
static void call(void *ctx, const smr_cost_query *q, double roofline, double measured)
{
	int64_t now = smr_thread_ns();
	double worked = smr_seconds(before, now);
	row *r = row_of(q);

	if (one_thread && worked > LONG_CALL_S)
		measured = fmin(measured, worked);
	before = now;
	way(ctx, q, roofline, measured);
	if (r->n < CALLS)
		r->calls[r->n++] = (float)measured;
}

static int by_value(const void *a, const void *b)
{
	float x = *(const float *)a, y = *(const float *)b;

	return (x > y) - (x < y);
}

/* As `samara run --tune` would. */
static void keep_rows(const smr_run_hooks *own)
{
	for (size_t i = 0; i < nrows; i++)
		own->tuned_time(own->ctx, &rows[i].q, rows[i].roofline,
				rows[i].n > 0 ? rows[i].least : rows[i].searched);
}

/* Clocks go in steps of some 10 ns: of calls that take few of them the quickest quarter's mean
 * tells more than the least. */
static double quick(const row *r)
{
	double sum = 0;
	size_t n = r->n / 4;

	if (r->least > SHORT_S || n == 0)
		return r->least;
	for (size_t i = 0; i < n; i++)
		sum += (double)r->calls[i];
	return sum / (double)n;
}

static void print_rows(const char *group, const char *name, int pass)
{
	for (size_t i = 0; i < nrows; i++) {
		row *r = &rows[i];
		const smr_cost_query *q = &r->q;

		qsort(r->calls, r->n, sizeof(*r->calls), by_value);
		printf("%s,%s,%d,%d,%016llx,%s,%s,%s,%d,%.17g,%.17g,%.17g,%.17g,%.17g,%.17g,%.17g,"
		       "%.17g,%.17g,%.17g,%.17g,%.17g,%.17g,%.17g,%.17g,%.6g,%.6g\n",
		       group, name, pass, r->n > 0, (unsigned long long)q->code, q->klass, r->impl,
		       smr_dtype_name(q->dtype), q->threads, q->shape.batch, q->shape.m, q->shape.n,
		       q->shape.k, q->work.flops, q->work.bytes_read, q->work.bytes_written,
		       q->work.points, q->work.slow, q->walk.inner, q->walk.run, q->walk.jumps,
		       q->walk.aligned, q->walk.loops, q->walk.others,
		       r->n > 0 ? quick(r) : r->searched,
		       r->n > 0 ? (double)r->calls[r->n / 2] : r->searched);
	}
	fflush(stdout);
}

/* Of f32. */
static smr_ndarray numbers(const smr_model_value *v)
{
	smr_ndarray a = {.dtype = v->dtype, .rank = v->rank};
	size_t n = 1;
	float *x;

	for (unsigned d = 0; d < v->rank; d++)
		n *= (size_t)(a.dims[d] = v->dims[d]);
	x = malloc(n * sizeof(*x));
	if (x == NULL || strcmp(v->dtype, "f32") != 0)
		exit(1);
	for (size_t i = 0; i < n; i++)
		x[i] = (float)(i * 7 % 1013) / 507 - 1;
	a.data = x;
	return a;
}

static void run(smr_model *m, const smr_ndarray *args, const smr_ndarray *result, const char *name)
{
	before = smr_thread_ns();
	check(smr_model_run(m, args, smr_model_nargs(m), result, 1), name);
}

static void run_all(smr_model *m, const char *name)
{
	smr_model_value v = SMR_INIT(smr_model_value);
	smr_ndarray args[MOST_ARGS], result;
	size_t n = smr_model_nargs(m);
	int64_t from;
	double last;

	if (n > MOST_ARGS || smr_model_nresults(m) != 1)
		exit(1);
	for (size_t i = 0; i < n; i++) {
		check(smr_model_arg(m, i, &v), name);
		args[i] = numbers(&v);
	}
	check(smr_model_result(m, 0, &v), name);
	result = numbers(&v);
	run(m, args, &result, name); /* searches */
	for (size_t i = 0; i < nrows; i++) {
		if (rows[i].n == 0 && rows[i].least < rows[i].searched)
			rows[i].searched = rows[i].least;
		if (rows[i].n == 0)
			rows[i].least = 1e9;
	}
	m->runner.hooks.timed = call;
	from = smr_now_ns();
	for (int i = 0; i < CALLS; i++) {
		run(m, args, &result, name);
		last = smr_seconds(from, smr_now_ns());
		if (last > LONG_S || (i >= FEWEST && last > ENOUGH_S))
			break;
	}
	while (n-- > 0)
		free(args[n].data);
	free(result.data);
}

/* Seconds of some arithmetic that fills both units: twice as many while the core's other thread
 * works. */
static double gauge(void)
{
	typedef float lanes __attribute__((vector_size(16)));
	lanes a[12] = {{0}}, x = {0.5f};
	int64_t from = smr_now_ns();

	for (int i = 0; i < 20000; i++)
		for (int k = 0; k < 12; k++) {
			a[k] = a[k] * x + x;
			__asm__ volatile("" : "+x"(a[k]));
		}
	return smr_seconds(from, smr_now_ns());
}

/* Waits until no other process uses this core, half a second at most; false: one does. */
static bool is_alone(void)
{
	static double best = 1e9;

	for (int i = 0; i < 50; i++) {
		double t = gauge();

		if (t < best)
			best = t;
		if (t < 1.1 * best)
			return true;
		usleep(10000);
	}
	return false;
}

static void measure(smr_ctx *ctx, char *text, size_t n, const char *group, const char *name,
		    int pass)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_run_hooks own;
	smr_model *m;

	l.path = name;
	l.text = text;
	l.length = n;
	l.tune_s = TUNE_S;
	check(smr_load(ctx, &l, &m), name);
	m->tune.ways_only = true;
	own = m->runner.hooks;
	m->runner.hooks.tuned_time = way;
	m->runner.hooks.timed = way;
	nrows = 0;
	for (int i = 0; i < TRIES; i++) {
		bool alone = is_alone();

		run_all(m, name);
		if (alone && is_alone())
			break;
	}
	print_rows(group, name, pass);
	keep_rows(&own);
	check(smr_unload(m), name);
}

static void measure_all(smr_ctx *ctx, char *text, long first, long end, int pass)
{
	char *at = text, group[32], name[64];
	long number = -1;

	while (at != NULL && *at != '\0') {
		char *next = strstr(at + 1, "\n//// "), *body = strchr(at, '\n');

		number++;
		if (number >= first && number < end && body != NULL &&
		    sscanf(at, "//// %31s %63s", group, name) == 2)
			measure(ctx, body, next != NULL ? (size_t)(next - body) : strlen(body),
				group, name, pass);
		at = next != NULL ? next + 1 : NULL;
	}
}

int main(int argc, char **argv)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_ctx *ctx;
	char *text;
	size_t n;

	if (argc != 3 && argc != 5) {
		fprintf(stderr, "usage: bench_kernels THREADS PROGRAMS [FROM TO]\n");
		return 2;
	}
	o.threads = atoi(argv[1]);
	one_thread = o.threads == 1;
	check(smr_open(&o, &ctx), "opening");
	check(smr_read_file(argv[2], &text, &n), argv[2]);
	puts("group,name,pass,best,code,class,impl,dtype,threads,batch,m,n,k,flops,read,written,"
	     "points,slow,inner,run,jumps,aligned,loops,others,seconds,median");
	for (int pass = 1; pass <= PASSES; pass++)
		measure_all(ctx, text, argc == 5 ? atol(argv[3]) : 0,
			    argc == 5 ? atol(argv[4]) : INT32_MAX, pass);
	smr_free(text);
	check(smr_close(ctx), "closing");
	return 0;
}
