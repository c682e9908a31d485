/* How long a program's text takes to become a tree, and the tree text again. Median of many turns.
 * Usage: bench_stablehlo FILE ...    prints "file bytes ops parse_s print_s" */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/thread/clock.h"
#include "front/stablehlo/mlir/mlir.h"

enum { TURNS = 51 };

static void check(smr_status st)
{
	if (st == SMR_OK)
		return;
	fprintf(stderr, "bench_stablehlo: %s\n", smr_errmsg());
	exit(1);
}

static int by_value(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

static double median(double *t)
{
	qsort(t, TURNS, sizeof(*t), by_value);
	return t[TURNS / 2];
}

static unsigned count(const smr_mlir_op *op)
{
	unsigned n = 1;

	for (uint32_t i = 0; i < op->nregions; i++)
		for (uint32_t k = 0; k < op->regions[i].nblocks; k++)
			for (uint32_t j = 0; j < op->regions[i].blocks[k]->nops; j++)
				n += count(op->regions[i].blocks[k]->ops[j]);
	return n;
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		double parse[TURNS], print[TURNS];
		unsigned ops = 0;
		smr_mlir *m;
		char *text;
		size_t n;

		check(smr_read_file(argv[i], &text, &n));
		for (int k = 0; k < TURNS; k++) {
			smr_str s = {0};
			int64_t start = smr_now_ns();

			check(smr_mlir_parse(argv[i], text, n, &m));
			parse[k] = smr_seconds(start, smr_now_ns());
			start = smr_now_ns();
			check(smr_mlir_print(m, &s));
			print[k] = smr_seconds(start, smr_now_ns());
			ops = count(smr_mlir_module(m));
			smr_str_free(&s);
			smr_mlir_free(m);
		}
		printf("%s %zu %u %.9f %.9f\n", argv[i], n, ops, median(parse), median(print));
		smr_free(text);
	}
	return 0;
}
