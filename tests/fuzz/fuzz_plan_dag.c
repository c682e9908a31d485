/* Any bytes as a task graph: refused with its name and line, or all planners plan it, and what they
 * plan keeps the rules and the bounds. */
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "bytes.h"
#include "plan/dag/dag.h"

ACCEPTED_FORMATS("graph")

static void must(int holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_dag_goal goal = {.deadline = INFINITY, .seconds = 1e-4};
	smr_dag_schedule s;
	smr_dag_front f;
	smr_dag *d;

	if (smr_dag_read("graph", (const char *)data, n, &d) != SMR_OK) {
		must(strncmp(smr_errmsg(), "graph:", 6) == 0);
		return 0;
	}
	accepted("graph");
	for (const smr_dag_planner *const *p = smr_dag_planners; *p != NULL; p++) {
		if ((*p)->plan(d, &goal, &s) != SMR_OK) { /* too large for exact */
			must(d->n > 64 || d->p > 64);
			continue;
		}
		must(smr_dag_check(d, &s) == SMR_OK && s.bound <= s.makespan);
		smr_dag_schedule_free(&s);
	}
	must(smr_dag_pareto(d, 1e-4, &f) == SMR_OK && f.n > 0);
	smr_free(f.points);
	smr_dag_free(d);
	return 0;
}
