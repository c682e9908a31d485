/* samara plan PROGRAM: chooses machines, their number and the partitioning, within limits. */
#include <stdio.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/predict/plan.h"
#include "cli/predict/search.h"
#include "predict/ask/provision.h"

typedef struct request {
	smr_cli_asked asked;
	const char *inputs, *plot;
	bool as_json;
	smr_predict_target *on;
	smr_plan_machines_params q;
} request;

static bool take_machine(void *request_, char *value)
{
	request *r = request_;

	return smr_cli_target(value, SMR_MAX_DEVICES, &r->on[r->q.non++]);
}

static bool take_measure(void *request_, char *value)
{
	request *r = request_;

	r->q.minimise = value;
	return smr_sla_named(value) != SMR_SLA_MEASURES;
}

static const smr_cli_option list[] = {
	{"--on", SMR_CLI_CALL, .take = take_machine, .word = smr_cli_machine_word, .open = true,
	 .metavar = "MACHINE[:DEVICES]", .value = SMR_CLI_MACHINE, .repeats = true,
	 .help = "A machine, and how many devices of it there are."},
	{"--sla", SMR_CLI_TEXT, .at = offsetof(request, q.limits), .metavar = "LIMITS",
	 .help = "'latency<=50ms,throughput>=200/s,energy<=2J,memory<=16GB,price<=0.01': latency "
		 "and throughput by the quantile of 90 %, of one run."},
	{"--minimise", SMR_CLI_CALL, .take = take_measure, .word = smr_cli_measure_word,
	 .metavar = "MEASURE", .initial = "latency",
	 .help = "The measure to minimise; throughput is maximised."},
	{"--minimize", SMR_CLI_CALL, .take = take_measure, .word = smr_cli_measure_word,
	 .metavar = "MEASURE", .hidden = true},
	{"--link", SMR_CLI_TEXT, .at = offsetof(request, q.link), .metavar = "NAME",
	 .initial = "wan", .help = "The network between two machines, by its name in their files."},
	{"--inputs", SMR_CLI_TEXT, .at = offsetof(request, inputs), .metavar = "IN.npz",
	 .help = "Arrays whose sizes the arguments have, where the program leaves sizes open."},
	{"--past", SMR_CLI_FLAG, .at = offsetof(request, asked.past),
	 .help = "Of a program of C: the record of its last run here with these arguments. It is "
		 "not run again."},
	{"--plot", SMR_CLI_TEXT, .at = offsetof(request, plot), .metavar = "OUT.svg",
	 .help = "Draw time and energy of the plans."},
	SMR_CLI_JSON_ROW(request, as_json, "Print JSON."),
	SMR_CLI_QUIET_ROW,
};

const smr_cli_options smr_cli_plan_options = {SMR_CLI_OPTIONS(list)};

/* ---- the command ----------------------------------------------------------------------------- */

static smr_status print_machine_plans(const request *r, const smr_machine_plans *p)
{
	char *text;

	if (!r->as_json) {
		smr_cli_plan_print(p);
		return SMR_OK;
	}
	SMR_TRY(smr_machine_plans_json(p, SMR_CLI_DIGITS, &text));
	return smr_cli_put_text(text);
}

static smr_status plan_on_machines(request *r, smr_cli_program *a)
{
	const smr_machine_plans *p;
	bool feasible;
	smr_status st;

	r->q.program = &a->program;
	SMR_TRY(smr_plan_machines_with(a->ctx, &r->q, &a->hooks, &p));
	smr_progress_finish();
	feasible = p->feasible;
	st = r->plot != NULL ? smr_cli_plan_plot(r->plot, p) : SMR_OK;
	if (st == SMR_OK)
		st = print_machine_plans(r, p);
	smr_machine_plans_free(p);
	SMR_TRY(st);
	return feasible ? SMR_OK
			: smr_fail(SMR_EUNSUPPORTED, "no plan keeps all limits: %s", r->q.limits);
}

static smr_status open_and_plan(request *r)
{
	smr_cli_program a;
	smr_status st = smr_cli_program_open(&r->asked, r->inputs, 0, &a);

	if (st == SMR_OK)
		st = plan_on_machines(r, &a);
	smr_cli_program_close(&a);
	return st;
}

static int parse_and_plan(int argc, char **argv, request *r)
{
	smr_status st;
	int rc;

	if (!smr_cli_asked_take(&smr_command_plan, &smr_cli_plan_options, argc, argv, r, &rc))
		return rc;
	r->q.on = r->on;
	if (r->q.non == 0)
		return smr_cli_usage(&smr_command_plan, "on which machines? (--on NAME:DEVICES)");
	smr_progress_begin("planning %s", r->asked.file);
	st = open_and_plan(r);
	smr_progress_finish();
	return st == SMR_OK ? 0 : smr_cli_fail("plan", "%s", smr_errmsg());
}

int smr_cli_plan_program(int argc, char **argv)
{
	request r = {.q = SMR_INIT(smr_plan_machines_params)};
	int rc;

	r.on = smr_calloc((size_t)argc + 1, sizeof(*r.on));
	rc = r.on != NULL ? parse_and_plan(argc, argv, &r)
			  : smr_cli_fail("plan", "no memory for options");
	smr_cli_asked_close(&r.asked);
	smr_free(r.on);
	return rc;
}
