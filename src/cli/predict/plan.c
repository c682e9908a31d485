/* samara plan: schedules the tasks of a graph. */
#include <math.h>
#include <string.h>

#include "base/data/parse_double.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/predict/plan.h"
#include "plan/dag/dag.h"
#include "plan/workflow/workflow.h"

typedef struct request {
	const char *program;
	bool as_json;
	smr_plan_tasks_params q;
} request;

static bool take_objective(void *request_, char *value)
{
	static const char *const names[] = {[SMR_TASKS_MAKESPAN] = "makespan",
					    [SMR_TASKS_ENERGY] = "energy",
					    [SMR_TASKS_PARETO] = "pareto"};
	request *r = request_;

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		r->q.objective = (smr_task_objective)i;
		if (strcmp(value, names[i]) == 0)
			return true;
	}
	return false;
}

static bool parse_positive_double(const char *value, double *out)
{
	const char *at = value, *end = value + strlen(value);

	return (smr_parse_double_read(&at, end, out) || smr_parse_double_scan(&at, end, out)) &&
	       at == end && at > value && isfinite(*out) && *out > 0;
}

static bool take_deadline(void *request_, char *value)
{
	return parse_positive_double(value, &((request *)request_)->q.deadline);
}

static bool take_budget(void *request_, char *value)
{
	request *r = request_;

	return parse_positive_double(value, &r->q.budget_s) && r->q.budget_s <= 1e6;
}

static bool take_bandwidth(void *request_, char *value)
{
	return parse_positive_double(value, &((request *)request_)->q.bandwidth);
}

static const char *format_word(size_t i)
{
	size_t n = 0;

	while (n + 1 < i && smr_workflow_formats[n] != NULL)
		n++;
	if (i == 0)
		return "dag";
	return smr_workflow_formats[n] != NULL ? smr_workflow_formats[n]->name : NULL;
}

static const char *planner_word(size_t i)
{
	size_t n = 0;

	while (n < i && smr_dag_planners[n] != NULL)
		n++;
	return smr_dag_planners[n] != NULL ? smr_dag_planners[n]->name : NULL;
}

static const smr_cli_option list[] = {
	{"--dag", SMR_CLI_TEXT, .at = offsetof(request, q.path), .metavar = "FILE",
	 .help = "The task graph."},
	{"--format", SMR_CLI_TEXT, .at = offsetof(request, q.format), .word = format_word,
	 .metavar = "NAME",
	 .help = "How FILE is written; default: .json is wfformat, .dot and .gv are dot, .stg and "
		 ".et "
		 "(chakra) are themselves, all else is dag."},
	{"--processors", SMR_CLI_TEXT, .at = offsetof(request, q.processors),
	 .metavar = "COUNT[:SPEED[:WATTS]],...",
	 .help = "The processors of a FILE that has none (all formats but dag): a task takes its "
		 "work "
		 "/ SPEED, and WATTS times that. Both are 1 where they are left out."},
	{"--bandwidth", SMR_CLI_CALL, .take = take_bandwidth, .metavar = "BYTES",
	 .value = "a number above 0", .initial = "1e9",
	 .help = "Bytes per second between the processors of such a FILE."},
	{"--objective", SMR_CLI_CALL, .take = take_objective, .words = "makespan energy pareto",
	 .initial = "makespan",
	 .help = "The measure to minimise. pareto: all plans that no other beats in both."},
	{"--deadline", SMR_CLI_CALL, .take = take_deadline, .metavar = "D",
	 .value = "a number above 0",
	 .help = "The makespan is D at most. Where no such plan is found: the earliest, and status "
		 "1."},
	{"--budget", SMR_CLI_CALL, .take = take_budget, .metavar = "SECONDS",
	 .value = "seconds, above 0, 1e6 at most", .initial = "1", .help = "Time for planning."},
	{"--planner", SMR_CLI_TEXT, .at = offsetof(request, q.planner), .word = planner_word,
	 .metavar = "NAME", .initial = "search",
	 .help = "Who plans. heft, peft, cpop and dmda plan for the makespan, without a budget."},
	SMR_CLI_JSON_ROW(
		request, as_json,
		"Print {\"makespan\", \"energy\", \"bound\": what nothing is below, \"optimal\", "
		"\"schedule\": [{\"task\", \"processor\", \"start\", \"finish\", \"name\"} ...]}, "
		"or "
		"{\"front\": [[time, energy] ...], \"exact\", \"epsilon\"}."),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list), .file = offsetof(request, program)};

/* ---- output ---------------------------------------------------------------------------------- */

static void print_schedule(const smr_task_plan *p)
{
	double got = p->objective == SMR_TASKS_ENERGY ? p->energy : p->makespan;

	printf("makespan %.9g, energy %.9g; ", p->makespan, p->energy);
	if (p->optimal)
		puts("nothing is better");
	else
		printf("nothing is below %.9g, %.2f %% less\n", p->bound,
		       got > 0 ? 100 * (got - p->bound) / got : 0);
	printf("%8s %9s %12s %12s\n", "task", "processor", "start", "finish");
	for (size_t i = 0; i < p->nslots; i++)
		printf("%8u %9u %12.6g %12.6g%s%s\n", p->slots[i]->task, p->slots[i]->processor,
		       p->slots[i]->start, p->slots[i]->finish,
		       p->slots[i]->name != NULL ? "  " : "",
		       p->slots[i]->name != NULL ? p->slots[i]->name : "");
}

static void print_front(const smr_task_plan *p)
{
	printf("%12s %12s  %s\n", "time", "energy",
	       p->exact ? "nothing beats any of them" : "others may beat some of them");
	for (size_t i = 0; i < p->npoints; i++)
		printf("%12.6g %12.6g\n", p->points[i]->time, p->points[i]->energy);
}

static smr_status print_task_plan(const request *r, const smr_task_plan *p)
{
	char *text;

	if (!r->as_json) {
		p->objective == SMR_TASKS_PARETO ? print_front(p) : print_schedule(p);
		return SMR_OK;
	}
	SMR_TRY(smr_task_plan_json(p, SMR_CLI_DIGITS, &text));
	return smr_cli_put_text(text);
}

/* ---- planning ----------------------------------------------------------------------------------
 */

static smr_status report_missed_deadline(const smr_task_plan *p, double deadline)
{
	if (p->objective == SMR_TASKS_PARETO)
		return smr_fail(SMR_EUNSUPPORTED,
				"no schedule ends by %.9g: the earliest that was found ends at "
				"%.9g",
				deadline, p->earliest);
	return smr_fail(SMR_EUNSUPPORTED,
			"no schedule that ends by %.9g was found: this is the earliest", deadline);
}

static smr_status plan_task_graph(const request *r)
{
	const smr_task_plan *p;
	smr_status st;

	SMR_TRY(smr_plan_tasks(&r->q, &p));
	smr_progress_finish();
	st = print_task_plan(r, p);
	if (st == SMR_OK && !p->in_time)
		st = report_missed_deadline(p, r->q.deadline);
	smr_task_plan_free(p);
	return st;
}

static int run_dag(int argc, char **argv)
{
	request r = {.q = SMR_INIT(smr_plan_tasks_params)};
	smr_status st = smr_cli_take(&options, argc, argv, &r);

	if (st != SMR_OK)
		return smr_cli_usage(&smr_command_plan, "%s", smr_errmsg());
	if (r.program != NULL)
		return smr_cli_usage(&smr_command_plan, "a task graph is given by --dag FILE");
	if (r.q.path == NULL)
		return smr_cli_usage(&smr_command_plan,
				     "which program, or which task graph (--dag FILE)?");
	if (r.q.objective == SMR_TASKS_PARETO && r.q.planner != NULL)
		return smr_cli_usage(&smr_command_plan,
				     "--planner and --objective=pareto do not go together");
	smr_progress_begin("planning %s", r.q.path);
	st = plan_task_graph(&r);
	smr_progress_finish();
	return st == SMR_OK ? 0 : smr_cli_fail("plan", "%s", smr_errmsg());
}

static int run_plan_command(int argc, char **argv)
{
	bool is_program = smr_program_has_source(argc, argv) || smr_cli_has_mlir(argc, argv) ||
			  smr_cli_has_file(argc, argv, ".dml");

	return is_program ? smr_cli_plan_program(argc, argv) : run_dag(argc, argv);
}

static const smr_cli_form forms[] = {
	{.operands = "FILE.mlir",
	 .about = "Predict FILE.mlir (samara predict) on one device of each machine, on two, four "
		  "... up to as many as were said, cut over them in all ways, and in parts on "
		  "several machines or devices. Of the plans that keep all limits the one that has "
		  "the least of something is taken. Where none does: the nearest, and status 1.",
	 .options = &smr_cli_plan_options},
	{.operands = "FILE.dml [-- NAME=VALUE ...]",
	 .about = "The same of a script of SystemDS, which is run here."},
	{.operands = "[COMPILER-FLAG ...] FILE.c ... [-- ARG ...]",
	 .about = "The same of a program of C, which is built and run here."},
	{.operands = "--dag FILE",
	 .about = "Plan a task graph: which task runs on which processor, and when.",
	 .options = &options},
};

const smr_command smr_command_plan = {
	.name = "plan",
	.about = "which machines a program runs on, by limits; which task of a graph runs where",
	SMR_CLI_FORMS(forms),
	.more = "A task graph is a text. First `n P`, tasks and processors; then for each task, in "
		"order from 0:\n"
		"  id w[0] ... w[P-1] e[0] ... e[P-1] npred (pred data) ...\n"
		"That is its number, its time and its energy on each processor, and its "
		"predecessors, which come before it, with what they hand on: that takes as long as "
		"the number says when both are on different processors, and no time else. A task "
		"runs to its end. Other formats: WfFormat of WfCommons, DOT of Graphviz, the "
		"Standard Task Graph Set, execution traces of Chakra.",
	.run = run_plan_command,
};
