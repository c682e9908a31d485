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

static const char *predictor_word(size_t i)
{
	return i <= SMR_CLI_PREDICTORS ? smr_cli_predictors[i] : NULL;
}

static const smr_cli_option list[] = {
	{"--on", SMR_CLI_CALL, .take = take_machine, .word = smr_cli_machine_word, .open = true,
	 .metavar = "MACHINE[:DEVICES]", .value = SMR_CLI_MACHINE, .repeats = true,
	 .initial = "this",
	 .help = "A machine: a file of machines/, a path, or `this`; of a program for several "
		 "devices, with their number. One that cannot is told and left out, and the exit "
		 "status is 1."},
	{"--strategy", SMR_CLI_TEXT, .at = offsetof(request, strategy), .metavar = "WAYS",
	 .initial = "dp of all devices",
	 .help = "How a program of one device is cut over several. dp=N: its batch. sp=N: its "
		 "sequence (second dimension). tp=N: weights by columns and rows in turn. fsdp: "
		 "what it keeps, over the parts of the batch. pp=N,mb=M: N stages of the layers of "
		 "a loop, M micro-batches (N), with dp=, tp=. gpipe: all forward first, else one "
		 "forward, one backward. remat: layers are computed again on the way back, not "
		 "kept."},
	{"--predictor", SMR_CLI_CALL, .take = take_predictor, .word = predictor_word,
	 .metavar = "NAME", .initial = "auto",
	 .help = "Who predicts. auto: past runs on this machine, the analytic one elsewhere. "
		 "profiled: past runs on this machine. roofline: the analytic one. learned: "
		 "corrected by what was learned of GPUs. simulated: the analytic one, by discrete "
		 "events on queues. all: side by side."},
	{"--model", SMR_CLI_TEXT, .at = offsetof(request, model), .metavar = "FILE",
	 .help = "The model of `samara learn train --out`: learned, of whichever machines it is "
		 "about."},
	{"--by-codelet", SMR_CLI_FLAG, .at = offsetof(request, p.by_codelet),
	 .help = "Show what each kernel takes."},
	{"--turns", SMR_CLI_CALL, .take = take_turns, .metavar = "N",
	 .value = "a number from 1 to 1e12", .initial = "1",
	 .help = "Turns of loops whose end hangs on data."},
	{"--repeat", SMR_CLI_CALL, .take = take_repeat, .metavar = "N",
	 .value = "a number from 1 to 1e12", .initial = "1000",
	 .help = "Of a tensor program: one of its runs when it has run N times in a process. What "
		 "ran seldom is not compiled yet."},
	{"--inputs", SMR_CLI_TEXT, .at = offsetof(request, inputs), .metavar = "IN.npz",
	 .help = "Arrays whose sizes the arguments have, where the program leaves sizes open."},
	{"--past", SMR_CLI_FLAG, .at = offsetof(request, asked.past),
	 .help = "Of a program of C: what its last run here with these arguments told. It is not "
		 "run again."},
	SMR_CLI_THREADS_ROW(request, threads),
	{"--timeline", SMR_CLI_TEXT, .at = offsetof(request, timeline), .metavar = "FILE",
	 .help = "Write what a device does when, by the simulator, for Perfetto."},
	{"--chakra", SMR_CLI_TEXT, .at = offsetof(request, chakra), .metavar = "PREFIX",
	 .help = "Write the same as execution traces."},
	{"--plot", SMR_CLI_TEXT, .at = offsetof(request, plot), .metavar = "OUT.svg",
	 .help = "Draw time and energy of all machines."},
	SMR_CLI_JSON_ROW(request, as_json, "Print all of it, in seconds, joules and bytes."),
	SMR_CLI_QUIET_ROW,
	SMR_CLI_PASSES,
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list)};

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

	smr_progress_finish();
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
	smr_status st;
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
	smr_progress_begin("predicting %s", r->p.file);
	st = predict(r);
	smr_progress_finish();
	if (st != SMR_OK)
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

static const smr_cli_form forms[] = {
	{.operands = "FILE.mlir",
	 .about = "FILE.mlir is read and its ops are fused as for each kind of machine. Nothing is "
		  "compiled or run.",
	 .options = &options},
	{.operands = "FILE.dml [-- NAME=VALUE ...]",
	 .about =
		 "A script of SystemDS is run here, without its output: its sizes are known then."},
	{.operands = "[COMPILER-FLAG ...] FILE.c ... [-- ARG ...]",
	 .about = "A program of C is built and run here, too."},
};

const smr_command smr_command_predict = {
	.name = "predict",
	.about = "what a program takes, in time, energy and memory, on machines here or not",
	SMR_CLI_FORMS(forms),
	.more = "Machines come out from the quickest to the slowest. A star: none of the others is "
		"better in both time and energy. Times are medians, with the quantiles of 10 and "
		"90 %. flops, bytes: shares of what the machine could compute and move. waits: "
		"share of the time in which a device waits for others with nothing to compute.",
	.run = run,
};
