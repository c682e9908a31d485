/* Any bytes as a workflow, its format by the first one: refused with its name, or a task graph
 * whose plan keeps the rules. */
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "bytes.h"
#include "plan/workflow/workflow.h"

ACCEPTED_FORMATS("wfformat", "dot", "stg", "chakra")

static void must(int holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const smr_workflow_machines m = {.processors = "2:1:5,1:0.5:1"};
	const smr_dag_goal goal = {.deadline = INFINITY, .seconds = 1e-6};
	const smr_workflow_format *f;
	smr_dag_schedule s;
	smr_dag *d;

	if (n == 0 || data[0] < 'a' || data[0] > 'd')
		return 0;
	f = smr_workflow_formats[data[0] - 'a'];
	if (smr_workflow_read(f, "graph", (const char *)data + 1, n - 1, &m, &d) != SMR_OK) {
		must(strncmp(smr_errmsg(), "graph:", 6) == 0);
		return 0;
	}
	accepted(f->name);
	must(d->names != NULL && d->p == 3);
	if (d->n < 200) {
		must(smr_dag_planner_find("heft")->plan(d, &goal, &s) == SMR_OK);
		smr_dag_schedule_free(&s);
	}
	smr_dag_free(d);
	return 0;
}
