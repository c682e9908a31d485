/* samara plan PROGRAM: which machines, how many of them and how it is cut over them, by limits. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/plan.h"

typedef smr_cli_planning request;
typedef smr_cli_offer offer;

static bool take_machine(void *request_, char *value)
{
	request *r = request_;

	return smr_cli_target_read(value, &r->machines[r->nmachines++]);
}

static bool take_measure(void *request_, char *value)
{
	request *r = request_;

	r->by = smr_sla_named(value);
	return r->by != SMR_SLA_MEASURES;
}

static const char *measure_word(size_t i)
{
	return i < SMR_SLA_MEASURES ? smr_sla_name((smr_sla_measure)i) : NULL;
}

static const smr_cli_option list[] = {
	{"--on", SMR_CLI_CALL, .take = take_machine, .word = smr_cli_machine_word, .open = true,
	 .metavar = "MACHINE[:DEVICES]", .value = SMR_CLI_MACHINE, .repeats = true,
	 .help = "A machine, and how many devices of it there are."},
	{"--sla", SMR_CLI_TEXT, .at = offsetof(request, limits), .metavar = "LIMITS",
	 .help = "'latency<=50ms,throughput>=200/s,energy<=2J,memory<=16GB,price<=0.01': latency "
		 "and throughput by the quantile of 90 %, of one run."},
	{"--minimise", SMR_CLI_CALL, .take = take_measure, .word = measure_word,
	 .metavar = "MEASURE", .initial = "latency",
	 .help = "What is to be small; of throughput: large."},
	{"--minimize", SMR_CLI_CALL, .take = take_measure, .word = measure_word,
	 .metavar = "MEASURE", .hidden = true},
	{"--link", SMR_CLI_TEXT, .at = offsetof(request, link), .metavar = "NAME", .initial = "wan",
	 .help = "What parts of it on two machines speak over, by its name in their files."},
	{"--inputs", SMR_CLI_TEXT, .at = offsetof(request, inputs), .metavar = "IN.npz",
	 .help = "Arrays whose sizes the arguments have, where the program leaves sizes open."},
	{"--past", SMR_CLI_FLAG, .at = offsetof(request, asked.past),
	 .help = "Of a program of C: what its last run here with these arguments told. It is not "
		 "run again."},
	{"--plot", SMR_CLI_TEXT, .at = offsetof(request, plot), .metavar = "OUT.svg",
	 .help = "Draw time and energy of the plans."},
	SMR_CLI_JSON_ROW(request, as_json, "Print JSON."),
	SMR_CLI_QUIET_ROW,
};

const smr_cli_options smr_cli_plan_options = {SMR_CLI_OPTIONS(list)};

/* ---- the choice ------------------------------------------------------------------------------ */

static int by_time(const void *a, const void *b)
{
	const offer *x = a, *y = b;
	bool x_is = x->why[0] == '\0', y_is = y->why[0] == '\0';

	if (x_is != y_is)
		return x_is ? -1 : 1;
	return x->target.forecast.p90 < y->target.forecast.p90   ? -1
	       : x->target.forecast.p90 > y->target.forecast.p90 ? 1
								 : 0;
}

/* How many can be; they stand in front of those that cannot. */
static smr_status choose(request *r, size_t *n)
{
	smr_forecast *f = smr_calloc(r->n + 1, sizeof(*f));

	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for plans");
	qsort(r->offers, r->n, sizeof(*r->offers), by_time);
	for (*n = 0; *n < r->n && r->offers[*n].why[0] == '\0'; ++*n)
		f[*n] = r->offers[*n].target.forecast;
	for (size_t i = 0; i < *n; i++) {
		r->offers[i].front = f[i].fits;
		for (size_t k = 0; k < *n; k++)
			r->offers[i].front &= !smr_forecast_beats(&f[k], f[k].p90, &f[i], f[i].p90);
	}
	r->chosen = smr_sla_pick(&r->sla, r->by, f, *n);
	smr_free(f);
	return SMR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static smr_status plan(request *r, smr_cli_asking *a)
{
	smr_sla_measure worst;
	bool feasible;
	size_t n;

	for (size_t i = 0; i < r->nmachines; i++)
		SMR_TRY(smr_cli_plan_machine(r, a, &r->machines[i]));
	if (!smr_cli_asked_runs(&r->asked))
		SMR_TRY(smr_cli_plan_splits(r, a));
	SMR_TRY(choose(r, &n));
	feasible = smr_sla_excess(&r->sla, &r->offers[r->chosen].target.forecast, &worst) <= 1;
	smr_progress_finish();
	if (r->plot != NULL)
		SMR_TRY(smr_cli_plan_plot(r, n));
	if (r->as_json)
		SMR_TRY(smr_cli_plan_json(r, n, feasible));
	else
		smr_cli_plan_print(r, n, feasible);
	return feasible ? SMR_OK
			: smr_fail(SMR_EUNSUPPORTED, "no plan keeps all limits: %s", r->limits);
}

static smr_status open_and_plan(request *r)
{
	smr_cli_asking a;
	smr_status st = smr_cli_ask_open(&r->asked, r->inputs, 0, 1, &a);

	if (st == SMR_OK)
		st = plan(r, &a);
	smr_cli_ask_close(&a);
	return st;
}

static int checked(int argc, char **argv, request *r)
{
	smr_status st;
	int rc;

	if (!smr_cli_asked_take(&smr_command_plan, &smr_cli_plan_options, argc, argv, r, &rc))
		return rc;
	r->link_is_ours = r->link == NULL;
	if (r->link_is_ours)
		r->link = "wan";
	if (r->nmachines == 0)
		return smr_cli_usage(&smr_command_plan, "on which machines? (--on NAME:DEVICES)");
	if (smr_sla_read(r->limits != NULL ? r->limits : "", &r->sla) != SMR_OK)
		return smr_cli_fail("plan", "%s", smr_errmsg());
	smr_progress_begin("planning %s", r->asked.file);
	st = open_and_plan(r);
	smr_progress_finish();
	return st == SMR_OK ? 0 : smr_cli_fail("plan", "%s", smr_errmsg());
}

int smr_cli_plan_program(int argc, char **argv)
{
	request r = {.by = SMR_SLA_LATENCY,
		     .machines = smr_calloc((size_t)argc + 1, sizeof(*r.machines))};
	int rc = r.machines != NULL ? checked(argc, argv, &r)
				    : smr_cli_fail("plan", "no memory for options");

	for (size_t i = 0; i < r.n; i++)
		smr_split_free(r.offers[i].split);
	smr_cli_asked_close(&r.asked);
	smr_free(r.machines);
	smr_free(r.offers);
	return rc;
}
