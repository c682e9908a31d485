/* samara predict: predicts a program on machines that need not be here. */
#include "cli/predict/predict.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/parse_double.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/passes.h"
#include "cli/predict/page.h"
#include "cli/predict/plot.h"
#include "cost/model/cost.h"
#include "predict/ask/session.h"

typedef struct request {
	smr_cli_asked asked;
	const char *inputs, *plot, *page;
	bool as_json, by_codelet, refused;
	long threads;
	smr_predict_target *on;
	smr_predict_params q;
} request;

static bool take_machine(void *request_, char *value)
{
	request *r = request_;

	return smr_cli_target(value, SMR_MAX_DEVICES, &r->on[r->q.non++]);
}

static bool take_count(char *value, double *out)
{
	const char *at = value, *end = value + strlen(value);

	return smr_parse_double_read(&at, end, out) && at == end && *out >= 1 && *out <= 1e12;
}

static bool take_iterations(void *request_, char *value)
{
	return take_count(value, &((request *)request_)->q.turns);
}

static bool take_repeat(void *request_, char *value)
{
	return take_count(value, &((request *)request_)->q.repeat);
}

static bool take_predictor(void *request_, char *value)
{
	request *r = request_;

	for (r->q.predictor = 0; r->q.predictor <= SMR_PREDICTOR_ALL; r->q.predictor++)
		if (strcmp(smr_predictor_name(r->q.predictor), value) == 0)
			return true;
	return false;
}

static bool take_matmul(void *request_, char *value)
{
	request *r = request_;

	r->q.matmul = value;
	for (size_t i = 0; smr_precision_word(i) != NULL; i++)
		if (strcmp(smr_precision_word(i), value) == 0)
			return true;
	return false;
}

static const char *framework_word(size_t i)
{
	static const char *const words[] = {"compiled", "eager", NULL};

	return words[i];
}

static bool take_framework(void *request_, char *value)
{
	((request *)request_)->q.framework = value;
	return strcmp(value, "compiled") == 0 || strcmp(value, "eager") == 0;
}

static const char *predictor_word(size_t i)
{
	return i <= SMR_PREDICTOR_ALL ? smr_predictor_name((smr_predictor)i) : NULL;
}

static const smr_cli_option list[] = {
	{"--on", SMR_CLI_CALL, .take = take_machine, .word = smr_cli_machine_word, .open = true,
	 .metavar = "MACHINE[:DEVICES]", .value = SMR_CLI_MACHINE, .repeats = true,
	 .initial = "this",
	 .help = "A machine: a file of machines/, a path, or `this`; of a program for several "
		 "devices, with their number. One that cannot run it is reported and left out, and "
		 "the exit status is 1."},
	{"--strategy", SMR_CLI_TEXT, .at = offsetof(request, q.strategy), .metavar = "WAYS",
	 .initial = "dp of all devices",
	 .help = "How a program of one device is cut over several. dp=N: its batch. sp=N: its "
		 "sequence (second dimension). tp=N: weights by columns and rows in turn. fsdp: "
		 "its state, over the parts of the batch. pp=N,mb=M: N stages of the layers of "
		 "a loop, M micro-batches (N), with dp=, tp=. gpipe: all forward first, else one "
		 "forward, one backward. remat: layers are computed again on the way back, not "
		 "kept."},
	{"--predictor", SMR_CLI_CALL, .take = take_predictor, .word = predictor_word,
	 .metavar = "NAME", .initial = "auto",
	 .help = "Who predicts. auto: past runs on this machine, the analytic one elsewhere. "
		 "profiled: past runs on this machine. roofline: the analytic one. learned: "
		 "corrected by what was learned of GPUs. simulated: the analytic one, by discrete "
		 "events on queues. all: side by side."},
	{"--matmul", SMR_CLI_CALL, .take = take_matmul, .word = smr_precision_word,
	 .metavar = "NUMBERS", .initial = "as the program says",
	 .help = "Numbers that GPUs and TPUs multiply in place of f32, whatever the program says. "
		 "f32: as PyTorch does. default, high, highest: as XLA takes these words on each "
		 "machine "
		 "(tf32, tf32, f32 on tensor cores; bf16, bf16x3, bf16x6 on TPUs)."},
	{"--framework", SMR_CLI_CALL, .take = take_framework, .word = framework_word,
	 .metavar = "WAY", .initial = "compiled",
	 .help = "How GPUs and TPUs run a tensor program. compiled: ops are fused. eager: one "
		 "kernel for each element-wise op, started by the host, as PyTorch does without "
		 "torch.compile."},
	{"--model", SMR_CLI_TEXT, .at = offsetof(request, q.learned), .metavar = "FILE",
	 .help = "The model of `samara learn train --out`: learned, of whichever machines it is "
		 "about."},
	{"--by-codelet", SMR_CLI_FLAG, .at = offsetof(request, by_codelet),
	 .help = "Show what each kernel takes."},
	{"--turns", SMR_CLI_CALL, .take = take_iterations, .metavar = "N",
	 .value = "a number from 1 to 1e12", .initial = "1",
	 .help = "Iterations of loops whose end depends on data."},
	{"--repeat", SMR_CLI_CALL, .take = take_repeat, .metavar = "N",
	 .value = "a number from 1 to 1e12", .initial = "1000",
	 .help = "Of a tensor program: one of its runs when it has run N times in a process. What "
		 "ran seldom is not compiled yet."},
	{"--inputs", SMR_CLI_TEXT, .at = offsetof(request, inputs), .metavar = "IN.npz",
	 .help = "Arrays whose sizes the arguments have, where the program leaves sizes open."},
	SMR_CLI_ENTRY_ROW(request, asked.entry),
	{"--past", SMR_CLI_FLAG, .at = offsetof(request, asked.past),
	 .help = "Of a program of C: the record of its last run here with these arguments. It is "
		 "not run again."},
	SMR_CLI_THREADS_ROW(request, threads),
	{"--timeline", SMR_CLI_TEXT, .at = offsetof(request, q.timeline), .metavar = "FILE",
	 .help = "Write what a device does when, by the simulator, for Perfetto."},
	{"--chakra", SMR_CLI_TEXT, .at = offsetof(request, q.chakra), .metavar = "PREFIX",
	 .help = "Write the same as execution traces."},
	{"--plot", SMR_CLI_TEXT, .at = offsetof(request, plot), .metavar = "OUT.svg",
	 .help = "Draw time and energy of all machines."},
	{"--html", SMR_CLI_TEXT, .at = offsetof(request, page), .metavar = "OUT.html",
	 .help = "Write a page of all of it that needs no network: tables, roofline, time and "
		 "energy, timelines, other numbers of devices, sources of the figures."},
	SMR_CLI_JSON_ROW(request, as_json, "Print all of it, in seconds, joules and bytes."),
	SMR_CLI_QUIET_ROW,
	SMR_CLI_PASSES,
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list)};

/* ---- results --------------------------------------------------------------------------------- */

static smr_status print_predictions(const request *r, const smr_predicted *p)
{
	char *text;

	smr_progress_finish();
	if (!r->as_json) {
		smr_cli_predict_print(p, r->by_codelet);
		smr_cli_passes_print();
		return SMR_OK;
	}
	SMR_TRY(smr_predicted_json(p, SMR_CLI_DIGITS, &text));
	return smr_cli_passes_put_text(text, stdout);
}

/* The name of a point has the predictor if there are several. */
static void point_of(const smr_predicted_machine *m, bool all, smr_cli_point *out)
{
	char devices[24] = "";

	*out = (smr_cli_point){.p10 = m->p10_s,
			       .time = m->p50_s,
			       .p90 = m->p90_s,
			       .energy = m->energy_j,
			       .front = m->pareto};
	if (m->devices > 1)
		snprintf(devices, sizeof(devices), ":%llu", (unsigned long long)m->devices);
	snprintf(out->name, sizeof(out->name), "%s%s%s%s%s", m->machine, devices, all ? ", " : "",
		 all ? m->predictor : "", m->fits ? "" : " (does not fit)");
}

static smr_status plot_predictions(const request *r, const smr_predicted *p)
{
	smr_cli_point *points = smr_calloc(p->nmachines + 1, sizeof(*points));
	smr_status st;

	if (points == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a picture");
	for (size_t i = 0; i < p->nmachines; i++)
		point_of(p->machines[i], r->q.predictor == SMR_PREDICTOR_ALL, &points[i]);
	st = smr_cli_plot(r->plot, p->file, points, p->nmachines);
	smr_free(points);
	return st;
}

static void report_refused_machine(void *arg, const char *machine, const char *why)
{
	*(bool *)arg = true;
	smr_cli_fail("predict", "%s: %s", machine, why);
}

static smr_status predict_and_print(request *r, smr_cli_program *a)
{
	const smr_predicted *p;
	smr_status st;

	r->q.program = &a->program;
	r->q.refused = report_refused_machine;
	r->q.refused_arg = &r->refused;
	SMR_TRY(smr_predict_with(a->ctx, &r->q, &a->hooks, &p));
	st = r->plot != NULL ? plot_predictions(r, p) : SMR_OK;
	if (st == SMR_OK && r->page != NULL)
		st = smr_cli_predict_page(r->page, a->ctx, &r->q, &a->hooks, p);
	if (st == SMR_OK)
		st = print_predictions(r, p);
	smr_predicted_free(p);
	return st;
}

static smr_status predict_program(request *r)
{
	smr_cli_program a;
	smr_status st = smr_cli_program_open(&r->asked, r->inputs, r->threads, &a);

	if (st == SMR_OK)
		st = predict_and_print(r, &a);
	smr_cli_program_close(&a);
	return st;
}

static int parse_and_predict(int argc, char **argv, request *r)
{
	smr_status st;
	int rc;

	if (!smr_cli_asked_take(&smr_command_predict, &options, argc, argv, r, &rc))
		return rc;
	if ((r->q.timeline != NULL || r->q.chakra != NULL) &&
	    (r->q.predictor != SMR_PREDICTOR_SIMULATED || r->q.non > 1))
		return smr_cli_usage(&smr_command_predict, "--timeline and --chakra take "
							   "--predictor=simulated and one --on");
	if (smr_cli_passes() != NULL && r->asked.program != NULL)
		return smr_cli_usage(&smr_command_predict, "passes are of tensor programs "
							   "(FILE.mlir) and scripts (FILE.dml)");
	if (r->q.learned != NULL && r->q.predictor != SMR_PREDICTOR_ALL)
		r->q.predictor = SMR_PREDICTOR_LEARNED;
	r->q.on = r->on;
	r->q.kernels = r->by_codelet || r->page != NULL;
	smr_progress_begin("predicting %s", r->asked.file);
	st = predict_program(r);
	smr_progress_finish();
	if (st != SMR_OK)
		return smr_cli_fail("predict", "%s", smr_errmsg());
	return r->refused;
}

static int run_predict_command(int argc, char **argv)
{
	request r = {.q = SMR_INIT(smr_predict_params)};
	int rc;

	r.on = smr_calloc((size_t)argc + 1, sizeof(*r.on));
	rc = r.on != NULL ? parse_and_predict(argc, argv, &r)
			  : smr_cli_fail("predict", "no memory for options");
	smr_free(r.on);
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
	.about = "predict time, energy and memory of a program, on machines here or not",
	SMR_CLI_FORMS(forms),
	.more = "Machines come out from the quickest to the slowest. A star: none of the others is "
		"better in both time and energy. Times are medians, with the quantiles of 10 and "
		"90 %. flops, bytes: shares of what the machine could compute and move. waits: "
		"share of the time in which a device waits for others with nothing to compute.",
	.run = run_predict_command,
};
