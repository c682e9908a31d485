/* samara predict: what a program takes on machines, here or not. */
#include "cli/predict.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/real.h"
#include "cli/cli.h"
#include "cli/export.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/passes.h"
#include "cli/plot.h"
#include "cost/trained.h"

typedef struct request {
	smr_cli_asked asked;
	const char *inputs, *strategy, *plot, *timeline, *chakra, *model;
	bool as_json;
	long threads;
	double turns, repeat;
	smr_cli_predictor who; /* SMR_CLI_PREDICTORS: all of them */
	smr_strategy how;
	smr_cli_prediction p;
} request;

static bool take_machine(void *request_, char *value)
{
	request *r = request_;

	return smr_cli_target_read(value, &r->p.targets[r->p.n++]);
}

static bool take_count(char *value, double *out)
{
	const char *at = value, *end = value + strlen(value);

	return smr_real_read(&at, end, out) && at == end && *out >= 1 && *out <= 1e12;
}

static bool take_turns(void *request_, char *value)
{
	return take_count(value, &((request *)request_)->turns);
}

static bool take_repeat(void *request_, char *value)
{
	return take_count(value, &((request *)request_)->repeat);
}

static bool take_predictor(void *request_, char *value)
{
	request *r = request_;

	for (r->who = 0; r->who <= SMR_CLI_PREDICTORS; r->who++)
		if (strcmp(smr_cli_predictors[r->who], value) == 0)
			return true;
	return false;
}

static const smr_cli_option list[] = {
	{.name = "--predictor",
	 .kind = SMR_CLI_CALL,
	 .take = take_predictor,
	 .value = "auto, profiled, roofline, learned, simulated or all"},
	{.name = "--on", .kind = SMR_CLI_CALL, .take = take_machine, .value = SMR_CLI_MACHINE},
	{.name = "--strategy", .kind = SMR_CLI_TEXT, .at = offsetof(request, strategy)},
	{.name = "--turns",
	 .kind = SMR_CLI_CALL,
	 .take = take_turns,
	 .value = "a number from 1 to 1e12"},
	{.name = "--repeat",
	 .kind = SMR_CLI_CALL,
	 .take = take_repeat,
	 .value = "a number from 1 to 1e12"},
	{.name = "--inputs", .kind = SMR_CLI_TEXT, .at = offsetof(request, inputs)},
	{.name = "--threads",
	 .kind = SMR_CLI_NUMBER,
	 .at = offsetof(request, threads),
	 .most = 1024},
	{.name = "--by-codelet", .kind = SMR_CLI_FLAG, .at = offsetof(request, p.by_codelet)},
	{.name = "--past", .kind = SMR_CLI_FLAG, .at = offsetof(request, asked.past)},
	{.name = "--timeline", .kind = SMR_CLI_TEXT, .at = offsetof(request, timeline)},
	{.name = "--chakra", .kind = SMR_CLI_TEXT, .at = offsetof(request, chakra)},
	{.name = "--model", .kind = SMR_CLI_TEXT, .at = offsetof(request, model)},
	{.name = "--plot", .kind = SMR_CLI_TEXT, .at = offsetof(request, plot)},
	{.name = "--json", .kind = SMR_CLI_FLAG, .at = offsetof(request, as_json)},
	SMR_CLI_PASSES,
};

/* ---- answers --------------------------------------------------------------------------------- */

static int by_time(const void *a, const void *b)
{
	const smr_forecast *x = &((const smr_cli_target *)a)->forecast;
	const smr_forecast *y = &((const smr_cli_target *)b)->forecast;

	if (x->fits != y->fits)
		return x->fits ? -1 : 1;
	return x->p50 < y->p50 ? -1 : x->p50 > y->p50;
}

static void rank(smr_cli_prediction *p)
{
	qsort(p->targets, p->n, sizeof(*p->targets), by_time);
	for (size_t i = 0; i < p->n; i++) {
		const smr_forecast *f = &p->targets[i].forecast;

		p->targets[i].front = f->fits;
		for (size_t k = 0; k < p->n; k++) {
			const smr_forecast *o = &p->targets[k].forecast;

			p->targets[i].front &= !smr_forecast_beats(o, o->p50, f, f->p50);
		}
	}
}

static smr_status print(const request *r)
{
	json_t *o;
	smr_status st;

	if (!r->as_json) {
		smr_cli_predict_print(&r->p);
		smr_cli_passes_print();
		return SMR_OK;
	}
	o = smr_cli_predict_json(&r->p);
	st = o != NULL ? smr_cli_passes_put(o)
		       : smr_fail(SMR_ENOMEM, "no memory for the prediction's JSON");
	if (st == SMR_OK)
		st = smr_cli_put_json(o, stdout);
	json_decref(o);
	return st;
}

enum { NAME = sizeof(((smr_cli_target *)NULL)->name) + 24 };

/* As the user says it: with its devices, where these are several. */
static void name_of(const smr_cli_target *t, char name[NAME])
{
	snprintf(name, NAME, t->devices > 1 ? "%s:%ld" : "%s", t->name, t->devices);
}

/* Who said it stands beside a machine where several did. */
static void point_of(const smr_cli_target *t, bool all, smr_cli_point *out)
{
	const smr_forecast *f = &t->forecast;
	char name[NAME];

	*out = (smr_cli_point){.p10 = f->p10,
			       .time = f->p50,
			       .p90 = f->p90,
			       .energy = f->energy_j,
			       .front = t->front};
	name_of(t, name);
	snprintf(out->name, sizeof(out->name), "%s%s%s%s", name, all ? ", " : "",
		 all ? smr_cli_predictors[t->who] : "", f->fits ? "" : " (does not fit)");
}

static smr_status plot(const request *r)
{
	smr_cli_point *points = smr_calloc(r->p.n + 1, sizeof(*points));
	smr_status st;

	if (points == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a picture");
	for (size_t i = 0; i < r->p.n; i++)
		point_of(&r->p.targets[i], r->who == SMR_CLI_PREDICTORS, &points[i]);
	st = smr_cli_plot(r->plot, r->p.file, points, r->p.n);
	smr_free(points);
	return st;
}

static smr_status export(const request *r, smr_cli_asking *a)
{
	smr_cli_target t = r->p.targets[0];
	smr_sim *s;
	smr_status st;

	t.cost.machine = &t.machine;
	SMR_TRY(t.strategy.pipeline > 1 ? smr_cli_ask_stages(a, &t, &s)
					: smr_forecast_simulated(&t.cost, t.work, &t.forecast, &s));
	st = smr_cli_export(s, r->timeline, r->chakra);
	smr_sim_free(s);
	return st;
}

/* Whoever has something to say of it: past runs are of this machine, what was learned of GPUs;
 * `auto` is one of the others. */
static bool has_a_say(const smr_cli_asking *a, const smr_cli_target *t)
{
	switch (a->who) {
	case SMR_CLI_AUTO:
		return false;
	case SMR_CLI_PROFILED:
		return t->here;
	case SMR_CLI_SIMULATED:
		return !smr_cli_asked_runs(a->asked);
	default:
		return true;
	}
}

/* Side by side. */
static smr_status ask_all(const smr_strategy *how, smr_cli_asking *a, smr_cli_target *t, size_t *n)
{
	smr_cli_target first = *t;

	*n = 0;
	for (a->who = 0; a->who < SMR_CLI_PREDICTORS; a->who++) {
		smr_status st;

		t[*n] = first;
		if (!has_a_say(a, &first))
			continue;
		if (a->who == SMR_CLI_LEARNED && *n > 0 && a->model == NULL &&
		    t[*n - 1].machine.kind != SMR_MACHINE_GPU)
			continue;
		st = smr_cli_ask(a, how, &t[*n]);
		if (a->who == SMR_CLI_PROFILED && st == SMR_ENOTFOUND)
			continue;
		SMR_TRY(st);
		++*n;
	}
	return SMR_OK;
}

/* One machine of several that cannot: the others are asked, once the program could be read. */
static smr_status leave_out(smr_cli_prediction *p, const smr_cli_asking *a, const smr_cli_target *t,
			    smr_status st)
{
	char name[NAME];

	if (st == SMR_ENOMEM || p->n == 1 || !smr_cli_asked_about(a))
		return st;
	name_of(t, name);
	smr_cli_fail("predict", "%s: %s", name, smr_errmsg());
	if (p->refused == NULL)
		p->refused = json_array();
	return json_array_append_new(p->refused, json_pack("{s:s, s:s}", "machine", name, "why",
							   smr_errmsg())) == 0
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "no memory for predictions");
}

static smr_status ask(request *r, smr_cli_asking *a)
{
	const smr_strategy *how = r->strategy != NULL ? &r->how : NULL;
	smr_cli_target *all = smr_calloc(SMR_CLI_PREDICTORS * r->p.n + 1, sizeof(*all));
	size_t n = 0, ahead = 0;
	smr_status st = SMR_OK, last = SMR_OK;

	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for predictions");
	for (size_t i = 0; st == SMR_OK && i < r->p.n; i++) {
		size_t now = 1;

		if (i == ahead)
			ahead += smr_cli_ask_ahead(a, how, &r->p.targets[i], r->p.n - i);
		all[n] = r->p.targets[i];
		a->who = r->who;
		last = r->who == SMR_CLI_PREDICTORS ? ask_all(how, a, &all[n], &now)
						    : smr_cli_ask(a, how, &all[n]);
		if (last == SMR_OK)
			n += now;
		else
			st = leave_out(&r->p, a, &r->p.targets[i], last);
	}
	if (st == SMR_OK && n == 0)
		st = smr_fail(last, "none of these machines can");
	smr_free(r->p.targets);
	r->p.targets = all;
	r->p.n = n;
	return st;
}

static smr_status answer(request *r, smr_cli_asking *a)
{
	SMR_TRY(ask(r, a));
	rank(&r->p);
	if (a->learned != NULL)
		r->p.learned_from = smr_trained_about(a->learned);
	if (r->plot != NULL)
		SMR_TRY(plot(r));
	if (r->timeline != NULL || r->chakra != NULL)
		SMR_TRY(export(r, a));
	return print(r);
}

static smr_status predict(request *r)
{
	smr_cli_asking a;
	smr_status st;

	if (r->strategy != NULL)
		SMR_TRY(smr_strategy_read(r->strategy, &r->how));
	st = smr_cli_ask_open(&r->asked, r->inputs, r->threads, r->turns, &a);
	a.repeat = r->repeat;
	a.model = r->model;
	if (st == SMR_OK)
		st = answer(r, &a);
	smr_cli_ask_close(&a);
	return st;
}

static int checked(int argc, char **argv, request *r)
{
	static const smr_cli_options options = {.list = list, .n = sizeof(list) / sizeof(list[0])};
	int rc;

	if (!smr_cli_asked_take(&smr_command_predict, &options, argc, argv, r, &rc))
		return rc;
	r->p.file = r->asked.file;
	if ((r->timeline != NULL || r->chakra != NULL) &&
	    (r->who != SMR_CLI_SIMULATED || r->p.n > 1))
		return smr_cli_usage(&smr_command_predict, "--timeline and --chakra take "
							   "--predictor=simulated and one --on");
	if (smr_cli_passes() != NULL && r->asked.program != NULL)
		return smr_cli_usage(&smr_command_predict, "passes are of tensor programs "
							   "(FILE.mlir) and scripts (FILE.dml)");
	if (r->model != NULL && r->who != SMR_CLI_PREDICTORS)
		r->who = SMR_CLI_LEARNED;
	if (r->p.n == 0)
		r->p.targets[r->p.n++] = (smr_cli_target){.name = "this", .here = true};
	if (predict(r) != SMR_OK)
		return smr_cli_fail("predict", "%s", smr_errmsg());
	return r->p.refused != NULL;
}

static int run(int argc, char **argv)
{
	request r = {.turns = 1};
	int rc;

	r.p.targets = smr_calloc((size_t)argc + 1, sizeof(*r.p.targets));
	rc = r.p.targets != NULL ? checked(argc, argv, &r)
				 : smr_cli_fail("predict", "no memory for options");
	smr_free(r.p.targets);
	json_decref(r.p.refused);
	smr_cli_asked_close(&r.asked);
	return rc;
}

const smr_command smr_command_predict = {
	.name = "predict",
	.args = "[--on MACHINE[:DEVICES] ...] [--strategy=WAYS] [--by-codelet] [--plot OUT.svg] "
		"[--json] "
		"FILE.mlir\n"
		"       samara predict ... FILE.dml -- [NAME=VALUE ...]\n"
		"       samara predict ... [COMPILER-FLAGS] FILE.c ... [-- ARGS]",
	.about = "what a program takes, in time, energy and memory, on machines here or not",
	.more = "FILE.mlir is read and its ops are fused as for each kind of machine; nothing is "
		"compiled or\n"
		"run. FILE.dml, a script of SystemDS, is run here, its output is not shown: its "
		"sizes are\n"
		"known then. A program of C is built and run here, too. Machines come out from the "
		"quickest to the slowest; a star: none of "
		"the "
		"others is\n"
		"better in both time and energy. Times are medians, with the quantiles of 10 and "
		"90 %.\n"
		"flops, bytes: shares of what the machine could compute and move; waits: of the "
		"time, for\n"
		"other devices, with nothing to compute.\n"
		"  --on         a machine: a file of machines/, a path, or `this` (the default); "
		"of a\n"
		"               program for several devices, with their number; one "
		"that cannot is\n"
		"               told and left out, and the exit status is 1\n"
		"  --strategy=dp=N,sp=N,tp=N,fsdp   how a program of one device is cut over "
		"several: its\n"
		"               batch, its sequence (second dimension), weights by columns and "
		"rows in\n"
		"               turn, what it keeps over the parts of the batch; dp of all "
		"devices where\n"
		"               nothing is said\n"
		"               pp=N,mb=M,gpipe: N stages of the layers of a loop, M micro-batches "
		"(N), "
		"all\n"
		"               forward first (else one forward, one backward); with dp=, tp=\n"
		"               remat: layers are computed anew on the way back, not kept\n"
		"  --predictor  auto (the default: past runs on this machine, the analytic one "
		"elsewhere),\n"
		"               profiled (past runs on this machine),\n"
		"               roofline (the analytic one), learned (corrected by what was "
		"learned "
		"of GPUs),\n"
		"               simulated (the analytic one, by discrete events on queues), all: "
		"side by side\n"
		"  --model=FILE of `samara learn train --out`: learned, of whichever machines it "
		"is about\n"
		"  --by-codelet what each kernel takes\n"
		"  --turns=N    of loops whose end hangs on data: 1\n"
		"  --repeat=N   of a tensor program: one of its runs when it has run N times in a\n"
		"               process (1000): what ran seldom is not compiled yet\n"
		"  --inputs=IN.npz  sizes of arguments, where the program has unknown ones\n"
		"  --past       of a program of C: what its last run here with these arguments "
		"told; it is\n"
		"               not run again\n"
		"  --threads=N  of `this`\n" SMR_CLI_PASSES_HELP "\n"
		"  --timeline=FILE, --chakra=PREFIX  what a device does when, by the simulator, "
		"for "
		"Perfetto or\n"
		"               as execution traces\n"
		"  --plot=OUT.svg  time and energy of all of them as a picture\n"
		"  --json       all of it, by seconds, joules and bytes",
	.run = run,
};
