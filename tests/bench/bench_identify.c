/* How long identification takes: every nest of the objects that `samara cc -c` made, and every flow
 * whole (fused, identified, named). Best of several rounds each; quantiles over all of them.
 * Usage: bench_identify KERNELS OBJECT ... */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/thread/clock.h"
#include "front/c/elf.h"
#include "ir/text/text.h"
#include "pass/codelet/codelet.h"

enum { TURNS = 7 };

typedef struct numbers {
	SMR_VEC(double) t; /* seconds */
} numbers;

static void check(smr_status st)
{
	if (st == SMR_OK)
		return;
	fprintf(stderr, "bench_identify: %s\n", smr_errmsg());
	exit(1);
}

static void note(numbers *n, double seconds)
{
	check(smr_vec_push(&n->t, seconds));
}

static double nest_once(const smr_library *l, const smr_graph *g, const smr_node *v)
{
	smr_arena *a = smr_arena_new();
	int64_t start = smr_now_ns();
	smr_match m;
	char why[160];
	double took;

	check(a == NULL ? SMR_ENOMEM : smr_identify(l, g, v, a, &m, why, sizeof(why)));
	took = smr_seconds(start, smr_now_ns());
	smr_arena_free(a);
	return took;
}

/* Passes add to the graph: each round reads it again. A refused flow took its time as well.
 */
static double flow_once(const smr_library *l, const char *text)
{
	smr_arena *a = smr_arena_new();
	smr_codelet *c;
	smr_graph *g;
	size_t n;
	int64_t start;
	double took;

	check(smr_graph_parse("site", text, strlen(text), &g));
	start = smr_now_ns();
	if (a == NULL || smr_pass_codelets(g, l, SMR_FP_REASSOC, a, &c, &n) == SMR_ENOMEM)
		check(SMR_ENOMEM);
	took = smr_seconds(start, smr_now_ns());
	smr_arena_free(a);
	smr_graph_free(g);
	return took;
}

static void measure(const smr_library *l, const smr_graph *g, numbers *nests, numbers *flows)
{
	char *text;
	double best = 1e9;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		double nest = 1e9;

		if (g->nodes[i]->op != SMR_OP_nest)
			continue;
		for (int k = 0; k < TURNS; k++) {
			double t = nest_once(l, g, g->nodes[i]);

			nest = t < nest ? t : nest;
		}
		note(nests, nest);
	}
	check(smr_graph_print(g, &text));
	for (int k = 0; k < TURNS; k++) {
		double t = flow_once(l, text);

		best = t < best ? t : best;
	}
	smr_free(text);
	note(flows, best);
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void print(const char *what, numbers *n)
{
	size_t last = n->t.n - 1;

	if (n->t.n == 0)
		return;
	qsort(n->t.v, n->t.n, sizeof(*n->t.v), by_size);
	printf("| %s | %zu | %.0f | %.0f | %.0f |\n", what, n->t.n, n->t.v[last / 2] * 1e6,
	       n->t.v[last * 99 / 100] * 1e6, n->t.v[last] * 1e6);
	smr_vec_free(&n->t);
}

int main(int argc, char **argv)
{
	const char *dirs[] = {argc > 2 ? argv[1] : NULL, NULL};
	numbers nests = {0}, flows = {0};
	smr_library *l;

	if (argc < 3) {
		fprintf(stderr, "usage: bench_identify KERNELS OBJECT ...\n");
		return 2;
	}
	check(smr_library_open(dirs, &l));
	for (int i = 2; i < argc; i++) {
		smr_sites s = {0};

		check(smr_sites_read(argv[i], &s));
		for (uint32_t k = 0; k < s.n; k++)
			measure(l, s.graphs[k], &nests, &flows);
		smr_sites_free(&s);
	}
	print("a nest identified", &nests);
	print("a flow made codelets", &flows);
	smr_library_free(l);
	return 0;
}
