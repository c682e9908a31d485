/* How long one prediction takes: the least and the median of several rounds over kernels of many
 * sizes, in us, by formula and learned. Usage: bench_trained MODEL MACHINE TURNS */
#include <stdio.h>
#include <stdlib.h>

#include "base/thread/clock.h"
#include "cost/model/trained.h"

enum { KERNELS = 1000 };

static void check(smr_status st)
{
	if (st == SMR_OK)
		return;
	fprintf(stderr, "bench_trained: %s\n", smr_errmsg());
	exit(1);
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void make_kernels(smr_cost_query *q)
{
	unsigned r = 1;

	for (int i = 0; i < KERNELS; i++) {
		double size[3];

		for (int k = 0; k < 3; k++) {
			r = r * 1103515245 + 12345;
			size[k] = 1 + (r >> 8) % 4096;
		}
		q[i] = (smr_cost_query){.work = {.flops = 2 * size[0] * size[1] * size[2],
						 .bytes_read = 4 * size[2] * (size[0] + size[1]),
						 .bytes_written = 4 * size[0] * size[1],
						 .points = size[0] * size[1]},
					.shape = {1, size[0], size[1], size[2]},
					.dtype = SMR_F32,
					.factor = SMR_F32,
					.klass = "contract",
					.impl = "device",
					.threads = 1};
	}
}

static void run(const smr_cost *c, const smr_cost_query *q, int turns, const char *what)
{
	double *us = calloc((size_t)turns, sizeof(*us)), sum = 0;
	smr_prediction p;

	if (us == NULL)
		exit(1);
	for (int t = 0; t < turns; t++) {
		int64_t from = smr_now_ns();

		for (int i = 0; i < KERNELS; i++) {
			smr_cost_estimate(c, &q[i], &p);
			sum += p.p50;
		}
		us[t] = smr_seconds(from, smr_now_ns()) * 1e6 / KERNELS;
	}
	qsort(us, (size_t)turns, sizeof(*us), by_value);
	printf("%-8s %6.2f us at least, %6.2f in the median (%s, sum %.3g s)\n", what, us[0],
	       us[turns / 2], p.source, sum);
	free(us);
}

int main(int argc, char **argv)
{
	int turns = argc == 4 ? atoi(argv[3]) : 0;
	static smr_cost_query q[KERNELS];
	smr_trained *f;
	smr_machine m;

	if (turns < 1) {
		fprintf(stderr, "usage: bench_trained MODEL MACHINE TURNS\n");
		return 2;
	}
	check(smr_trained_load(argv[1], &f));
	check(smr_machine_load(argv[2], &m));
	make_kernels(q);
	run(&(smr_cost){.machine = &m}, q, turns, "formula");
	run(&(smr_cost){.machine = &m, .trained = f}, q, turns, "learned");
	smr_trained_free(f);
	return 0;
}
