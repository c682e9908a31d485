/* How long a prediction of a program on many machines takes: its text to a tree, reading and fusing
 * it for each kind of machine, on $SAMARA_THREADS threads, and the sum over its kernels on all of
 * them. Least of several rounds, by the clock; of reading also processor time of all threads.
 * Usage: bench_predict FILE TURNS MACHINE ...
 * prints "parse_s read_s kinds forecast_s machines kernels read_processor_s", read_s with the
 * parsing. */
#include <math.h>
#include <samara/samara.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "front/stablehlo/mlir/mlir.h"
#include "predict/predict.h"

enum { MOST = 64 };

static void check(smr_status st)
{
	if (st == SMR_OK)
		return;
	fprintf(stderr, "bench_predict: %s\n", smr_errmsg());
	exit(1);
}

static double now(clockid_t clock)
{
	struct timespec t;

	clock_gettime(clock, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double by_clock(void)
{
	return now(CLOCK_MONOTONIC);
}

static void shorten(double *least, double from)
{
	*least = fmin(*least, by_clock() - from);
}

static void parse(const char *path, double *least)
{
	double from;
	smr_mlir *m;
	char *text;
	size_t n;

	check(smr_read_file(path, &text, &n));
	from = by_clock();
	check(smr_mlir_parse(path, text, n, &m));
	shorten(least, from);
	smr_mlir_free(m);
	smr_free(text);
}

typedef struct bench {
	smr_ctx *ctx;
	const char *path;
	smr_machine machines[MOST];
	int n;
	smr_model *bare;
	smr_workload *work[SMR_MACHINE_KINDS];
} bench;

/* Fused once for each kind. */
static void read_all(bench *b, double *least, double *processor)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_workload_params how[SMR_MACHINE_KINDS];
	smr_workload *w[SMR_MACHINE_KINDS];
	size_t n = 0;
	double from = by_clock(), used = now(CLOCK_PROCESS_CPUTIME_ID);

	l.path = b->path;
	check(smr_workload_bare(b->ctx, &l, NULL, NULL, &b->bare));
	for (int i = 0; i < b->n; i++) {
		bool known = false;

		for (size_t k = 0; k < n; k++)
			known |= how[k].target->kind == b->machines[i].kind;
		if (!known)
			how[n++] = (smr_workload_params){
				.target = &b->machines[i], .turns = 1, .like = b->bare};
	}
	check(smr_workload_read_all(b->ctx, &l, n, how, w));
	for (size_t k = 0; k < n; k++)
		b->work[how[k].target->kind] = w[k];
	shorten(least, from);
	*processor = fmin(*processor, now(CLOCK_PROCESS_CPUTIME_ID) - used);
}

static void forecast_all(const bench *b, double *least)
{
	double from = by_clock();

	for (int i = 0; i < b->n; i++) {
		const smr_machine *m = &b->machines[i];
		smr_forecast f;

		check(smr_forecast_of(&(smr_cost){.machine = m}, b->work[m->kind], &f));
	}
	shorten(least, from);
}

static void drop_all(bench *b)
{
	for (int k = 0; k < SMR_MACHINE_KINDS; k++) {
		smr_workload_free(b->work[k]);
		b->work[k] = NULL;
	}
	check(smr_unload(b->bare));
	b->bare = NULL;
}

int main(int argc, char **argv)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	double parse_s = 1e9, read_s = 1e9, processor_s = 1e9, forecast_s = 1e9;
	static bench b;
	size_t kernels = 0;
	int kinds = 0;

	if (argc < 4 || argc - 3 > MOST) {
		fprintf(stderr, "usage: %s FILE TURNS MACHINE ...\n", argv[0]);
		return 2;
	}
	b.path = argv[1];
	smr_keep_pages(); /* as `samara predict` does */
	check(smr_open(&o, &b.ctx));
	for (; b.n < argc - 3; b.n++)
		check(smr_machine_load(argv[3 + b.n], &b.machines[b.n]));
	for (int t = 0; t < atoi(argv[2]); t++) {
		drop_all(&b);
		parse(b.path, &parse_s);
		read_all(&b, &read_s, &processor_s);
		for (int k = 0; k < 5; k++)
			forecast_all(&b, &forecast_s);
	}
	for (int k = 0; k < SMR_MACHINE_KINDS; k++)
		if (b.work[k] != NULL) {
			kinds++;
			kernels += b.work[k]->n;
		}
	printf("%.6f %.6f %d %.6f %d %zu %.6f\n", parse_s, read_s, kinds, forecast_s, b.n, kernels,
	       processor_s);
	drop_all(&b);
	check(smr_close(b.ctx));
	return 0;
}
