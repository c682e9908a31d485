/* How long planning a task graph takes: the least and the median of several rounds, in ms, and the
 * makespan. Usage: bench_dag PLANNER TURNS FILE */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/thread/clock.h"
#include "plan/dag/dag.h"

static void check(smr_status st)
{
	if (st == SMR_OK)
		return;
	fprintf(stderr, "bench_dag: %s\n", smr_errmsg());
	exit(1);
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
	const smr_dag_planner *p = argc == 4 ? smr_dag_planner_find(argv[1]) : NULL;
	int turns = argc == 4 ? atoi(argv[2]) : 0;
	smr_dag_goal goal = {.deadline = INFINITY, .seconds = 1};
	double *took, makespan = 0;
	char *text;
	size_t n;
	smr_dag *d;

	if (p == NULL || turns < 1) {
		fputs("usage: bench_dag PLANNER TURNS FILE\n", stderr);
		return 2;
	}
	check(smr_read_file(argv[3], &text, &n));
	check(smr_dag_read(argv[3], text, n, &d));
	took = smr_calloc((size_t)turns, sizeof(*took));
	for (int i = 0; took != NULL && i < turns; i++) {
		int64_t start = smr_now_ns();
		smr_dag_schedule s;

		check(p->plan(d, &goal, &s));
		took[i] = smr_seconds(start, smr_now_ns()) * 1e3;
		makespan = s.makespan;
		smr_dag_schedule_free(&s);
	}
	if (took != NULL) {
		qsort(took, (size_t)turns, sizeof(*took), by_value);
		printf("{\"least_ms\": %.4f, \"median_ms\": %.4f, \"makespan\": %.17g}\n", took[0],
		       took[turns / 2], makespan);
	}
	smr_free(took);
	smr_free(text);
	smr_dag_free(d);
	return 0;
}
