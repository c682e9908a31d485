/* samara plan: which task of a graph runs where, and when. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/real.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/plan.h"
#include "plan/dag.h"

typedef struct request {
	const char *program, *dag, *planner;
	bool as_json, pareto;
	smr_dag_goal goal;
} request;

static bool take_objective(void *request_, char *value)
{
	request *r = request_;

	r->pareto = strcmp(value, "pareto") == 0;
	r->goal.objective = strcmp(value, "energy") == 0 ? SMR_DAG_ENERGY : SMR_DAG_MAKESPAN;
	return r->pareto || r->goal.objective == SMR_DAG_ENERGY || strcmp(value, "makespan") == 0;
}

static bool positive(const char *value, double *out)
{
	const char *at = value, *end = value + strlen(value);

	return (smr_real_read(&at, end, out) || smr_real_scan(&at, end, out)) && at == end &&
	       at > value && isfinite(*out) && *out > 0;
}

static bool take_deadline(void *request_, char *value)
{
	return positive(value, &((request *)request_)->goal.deadline);
}

static bool take_budget(void *request_, char *value)
{
	request *r = request_;

	return positive(value, &r->goal.seconds) && r->goal.seconds <= 1e6;
}

static const char *planner_word(size_t i)
{
	size_t n = 0;

	while (n < i && smr_dag_planners[n] != NULL)
		n++;
	return smr_dag_planners[n] != NULL ? smr_dag_planners[n]->name : NULL;
}

static const smr_cli_option list[] = {
	{"--dag", SMR_CLI_TEXT, .at = offsetof(request, dag), .metavar = "FILE",
	 .help = "The task graph."},
	{"--objective", SMR_CLI_CALL, .take = take_objective, .words = "makespan energy pareto",
	 .initial = "makespan",
	 .help = "What is to be small. pareto: all plans that none beats in both."},
	{"--deadline", SMR_CLI_CALL, .take = take_deadline, .metavar = "D",
	 .value = "a number above 0",
	 .help = "The makespan is D at most. Where no such plan is found: the earliest, and status "
		 "1."},
	{"--budget", SMR_CLI_CALL, .take = take_budget, .metavar = "SECONDS",
	 .value = "seconds, above 0, 1e6 at most", .initial = "1", .help = "Time for planning."},
	{"--planner", SMR_CLI_TEXT, .at = offsetof(request, planner), .word = planner_word,
	 .metavar = "NAME", .initial = "search",
	 .help = "Who plans. heft, peft, cpop and dmda plan for the makespan, without a budget."},
	SMR_CLI_JSON_ROW(
		request, as_json,
		"Print {\"makespan\", \"energy\", \"bound\": what nothing is below, \"optimal\", "
		"\"schedule\": [{\"task\", \"processor\", \"start\", \"finish\"} ...]}, or "
		"{\"front\": [[time, energy] ...], \"exact\", \"epsilon\"}."),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list), .file = offsetof(request, program)};

/* ---- what is printed ---------------------------------------------------------------------------
 */

static smr_status print(json_t *o)
{
	smr_status st = o != NULL ? smr_cli_put_json(o, stdout)
				  : smr_fail(SMR_ENOMEM, "no memory for the plan's JSON");

	json_decref(o);
	return st;
}

static json_t *slots_json(const smr_dag *d, const smr_dag_schedule *s)
{
	json_t *all = json_array();

	for (uint32_t i = 0; i < d->n; i++) {
		const smr_dag_slot *x = &s->slots[i];

		if (json_array_append_new(all,
					  json_pack("{s:I, s:I, s:f, s:f}", "task", (json_int_t)i,
						    "processor", (json_int_t)x->processor, "start",
						    x->start, "finish", x->finish)) != 0) {
			json_decref(all);
			return NULL;
		}
	}
	return all;
}

static smr_status print_schedule(const request *r, const smr_dag *d, const smr_dag_schedule *s)
{
	double got = smr_dag_value(&r->goal, s);

	if (r->as_json)
		return print(json_pack("{s:f, s:f, s:f, s:b, s:o}", "makespan", s->makespan,
				       "energy", s->energy, "bound", s->bound, "optimal",
				       s->optimal, "schedule", slots_json(d, s)));
	printf("makespan %.9g, energy %.9g; ", s->makespan, s->energy);
	if (s->optimal)
		puts("nothing is better");
	else
		printf("nothing is below %.9g, %.2f %% less\n", s->bound,
		       got > 0 ? 100 * (got - s->bound) / got : 0);
	printf("%8s %9s %12s %12s\n", "task", "processor", "start", "finish");
	for (uint32_t i = 0; i < d->n; i++)
		printf("%8u %9u %12.6g %12.6g\n", i, s->slots[i].processor, s->slots[i].start,
		       s->slots[i].finish);
	return SMR_OK;
}

static smr_status print_front(const request *r, const smr_dag_front *f)
{
	json_t *points;

	if (!r->as_json) {
		printf("%12s %12s  %s\n", "time", "energy",
		       f->exact ? "nothing beats any of them" : "others may beat some of them");
		for (size_t i = 0; i < f->n; i++)
			printf("%12.6g %12.6g\n", f->points[i].time, f->points[i].energy);
		return SMR_OK;
	}
	points = json_array();
	for (size_t i = 0; i < f->n; i++)
		if (json_array_append_new(points, json_pack("[f, f]", f->points[i].time,
							    f->points[i].energy)) != 0)
			return smr_fail(SMR_ENOMEM, "no memory for the front's JSON");
	return print(json_pack("{s:o, s:b, s:o}", "front", points, "exact", f->exact, "epsilon",
			       isfinite(f->epsilon) ? json_real(f->epsilon) : json_null()));
}

/* ---- planning ----------------------------------------------------------------------------------
 */

static smr_status run_front(const request *r, const smr_dag *d)
{
	smr_dag_front f;
	double first;
	smr_status st;

	SMR_TRY(smr_dag_pareto(d, r->goal.seconds, &f));
	smr_progress_finish();
	first = f.points[0].time;
	while (f.n > 0 && f.points[f.n - 1].time > r->goal.deadline)
		f.n--;
	st = print_front(r, &f);
	if (st == SMR_OK && f.n == 0)
		st = smr_fail(SMR_EUNSUPPORTED,
			      "no schedule ends by %.9g: the earliest that was found ends at %.9g",
			      r->goal.deadline, first);
	smr_free(f.points);
	return st;
}

static smr_status run_plan(const request *r, const smr_dag *d)
{
	const smr_dag_planner *p = smr_dag_planners[0];
	smr_dag_schedule s;
	smr_status st;

	if (r->planner != NULL)
		p = smr_dag_planner_find(r->planner);
	if (p == NULL)
		return SMR_EINVAL;
	if (r->goal.objective == SMR_DAG_ENERGY && !p->any_goal)
		return smr_fail(SMR_EUNSUPPORTED,
				"%s plans for the makespan alone; search and exact plan for energy",
				p->name);
	SMR_TRY(p->plan(d, &r->goal, &s));
	smr_progress_finish();
	st = print_schedule(r, d, &s);
	if (st == SMR_OK && s.makespan > r->goal.deadline)
		st = smr_fail(SMR_EUNSUPPORTED,
			      "no schedule that ends by %.9g was found: this is the earliest",
			      r->goal.deadline);
	smr_dag_schedule_free(&s);
	return st;
}

static smr_status plan(const request *r)
{
	char *text;
	size_t n;
	smr_dag *d;
	smr_status st;

	SMR_TRY(smr_read_file(r->dag, &text, &n));
	st = smr_dag_read(r->dag, text, n, &d);
	smr_free(text);
	if (st != SMR_OK)
		return st;
	st = r->pareto ? run_front(r, d) : run_plan(r, d);
	smr_dag_free(d);
	return st;
}

static int run_dag(int argc, char **argv)
{
	request r = {.goal = {.deadline = INFINITY, .seconds = 1}};
	smr_status st = smr_cli_take(&options, argc, argv, &r);

	if (st != SMR_OK)
		return smr_cli_usage(&smr_command_plan, "%s", smr_errmsg());
	if (r.program != NULL)
		return smr_cli_usage(&smr_command_plan, "a task graph is given by --dag FILE");
	if (r.dag == NULL)
		return smr_cli_usage(&smr_command_plan,
				     "which program, or which task graph (--dag FILE)?");
	if (r.pareto && r.planner != NULL)
		return smr_cli_usage(&smr_command_plan,
				     "--planner and --objective=pareto do not go together");
	smr_progress_begin("planning %s", r.dag);
	st = plan(&r);
	smr_progress_finish();
	return st == SMR_OK ? 0 : smr_cli_fail("plan", "%s", smr_errmsg());
}

static int run(int argc, char **argv)
{
	bool is_program = smr_program_has_source(argc, argv) ||
			  smr_cli_has_file(argc, argv, ".mlir") ||
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
		"runs to its end.",
	.run = run,
};
