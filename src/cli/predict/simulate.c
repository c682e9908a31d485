/* samara simulate: simulates a training step on devices that need not be here. */
#include <samara/predict.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

#include "cli/json.h"
#include "cli/options.h"
#include "cli/predict/predict.h"
#include "cli/predict/search.h"
#include "cli/predict/serve.h"
#include "predict/sla.h"

enum { MACHINES = 16, MOST_DEVICES = 1 << 24 };

typedef struct request {
	bool as_json;
	smr_predict_target on[MACHINES];
	const char **sets;
	const char *sla;
	smr_cli_search search;
	smr_cli_serve serve;
	smr_simulate_job job;
	smr_simulate_params q;
} request;

static bool take_machine(void *request_, char *value)
{
	request *r = request_;

	if (r->q.non == MACHINES || !smr_cli_target(value, MOST_DEVICES, &r->on[r->q.non]))
		return false;
	r->q.non++;
	return true;
}

static bool take_set(void *request_, char *value)
{
	request *r = request_;

	r->sets[r->q.nset++] = value; /* at most one per argument */
	return true;
}

static bool take_vary(void *request_, char *value)
{
	request *r = request_;

	r->search.vary[r->search.nvary++] = value; /* at most one per argument */
	return strchr(value, '=') != NULL;
}

static bool take_measure(void *request_, char *value)
{
	((request *)request_)->search.minimise = value;
	return smr_sla_named(value) != SMR_SLA_MEASURES;
}

/* Takes a number of tokens, dollars or hours, with a suffix. */
static bool take_real(const char *value, double *out)
{
	static const struct {
		const char *name;
		double times;
	} units[] = {{"", 1},  {"K", 1e3},  {"M", 1e6},  {"B", 1e9},  {"T", 1e12},
		     {"s", 1}, {"min", 60}, {"h", 3600}, {"d", 86400}};
	char *end;

	*out = strtod(value, &end);
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]) && end != value; i++)
		if (strcmp(end, units[i].name) == 0) {
			*out *= units[i].times;
			return *out > 0 && *out < 1e18;
		}
	return false;
}

#define TAKE_REAL(name, to)                                  \
	static bool take_##name(void *request_, char *value) \
	{                                                    \
		request *r = request_;                       \
                                                             \
		return take_real(value, &r->job.to);         \
	}
TAKE_REAL(job_tokens, tokens)
TAKE_REAL(deadline, deadline_s)
TAKE_REAL(mtbf, mtbf_hours)
TAKE_REAL(checkpoint, checkpoint_s)
TAKE_REAL(carbon, carbon_g_kwh)
TAKE_REAL(pue, pue)
#undef TAKE_REAL

static bool take_price(void *request_, char *value)
{
	request *r = request_;

	if (take_real(value, &r->job.price_hour))
		return true;
	r->job.price_kind = value;
	return strcmp(value, "spot") == 0 || strcmp(value, "reserved") == 0 ||
	       strcmp(value, "demand") == 0;
}

#define TAKE_SERVING(name)                                    \
	static bool take_##name(void *request_, char *value)  \
	{                                                     \
		request *r = request_;                        \
                                                              \
		return smr_cli_take_##name(&r->serve, value); \
	}
TAKE_SERVING(rate)
TAKE_SERVING(tokens)
TAKE_SERVING(draft)
TAKE_SERVING(prefix)
#undef TAKE_SERVING

#define TAKE_COUNT(name)                                               \
	static bool take_##name(void *request_, char *value)           \
	{                                                              \
		request *r = request_;                                 \
		uint64_t n;                                            \
                                                                       \
		if (!smr_cli_number(value, MOST_DEVICES, &n) || n < 1) \
			return false;                                  \
		r->serve.load.name = (uint32_t)n;                      \
		return true;                                           \
	}
static bool take_top(void *request_, char *value)
{
	request *r = request_;

	return smr_cli_number(value, 100000, &r->search.top) && r->search.top > 0;
}

TAKE_COUNT(requests)
TAKE_COUNT(batch)
TAKE_COUNT(chunk)
TAKE_COUNT(prefill)
#undef TAKE_COUNT

static const smr_cli_option list[] = {
	{"--on", SMR_CLI_CALL, .take = take_machine, .word = smr_cli_machine_word, .open = true,
	 .metavar = "MACHINE[:DEVICES]",
	 .value = "MACHINE or MACHINE:DEVICES, 1 to 16777216 devices", .repeats = true,
	 .help = "The machine: a description in machines/, or a path. DEVICES in all: data "
		 "parallel ones are as many as that gives."},
	{"--set", SMR_CLI_CALL, .take = take_set, .metavar = "NAME=VALUE", .repeats = true,
	 .help = "One field of the shape, or all of them without a file."},
	{"--timeline", SMR_CLI_TEXT, .at = offsetof(request, q.timeline), .metavar = "FILE",
	 .help = "Write what one device of each stage does when, for Perfetto or "
		 "chrome://tracing."},
	{"--chakra", SMR_CLI_TEXT, .at = offsetof(request, q.chakra), .metavar = "PREFIX",
	 .help = "Write the same as execution traces of MLCommons Chakra, PREFIX.STAGE.et."},
	{"--tokens", SMR_CLI_CALL, .take = take_job_tokens, .metavar = "N", .value = "tokens, 15T",
	 .help = "A job of so many tokens: time with failures and checkpoints, price, energy."},
	{"--deadline", SMR_CLI_CALL, .take = take_deadline, .metavar = "TIME", .value = "24h, 10d",
	 .help = "Of --tokens: whether 90 % of such jobs end in time."},
	{"--price", SMR_CLI_CALL, .take = take_price, .metavar = "N|spot|reserved|demand",
	 .value = "a number, spot, reserved or demand",
	 .help = "Of --tokens: the price of a device and hour, or which of the machine's file."},
	{"--mtbf", SMR_CLI_CALL, .take = take_mtbf, .metavar = "HOURS", .value = "hours",
	 .initial = "50700", .help = "Of --tokens: hours between failures of one device."},
	{"--checkpoint", SMR_CLI_CALL, .take = take_checkpoint, .metavar = "SECONDS",
	 .value = "seconds", .help = "Of --tokens: time to write a checkpoint."},
	{"--carbon", SMR_CLI_CALL, .take = take_carbon, .metavar = "GRAMS", .value = "grams",
	 .help = "Of --tokens: grams of CO2 for a kWh, by your own source."},
	{"--pue", SMR_CLI_CALL, .take = take_pue, .metavar = "N", .value = "a number",
	 .initial = "1", .help = "Of --tokens: power of the site over that of its devices."},
	{"--search", SMR_CLI_FLAG, .at = offsetof(request, search.on),
	 .help = "Search the cut instead: parallel degrees, micro-batch, sharding, recomputation, "
		 "on all, half, a quarter ... of the devices of each machine."},
	{"--vary", SMR_CLI_CALL, .take = take_vary, .metavar = "NAME=VALUE,VALUE", .repeats = true,
	 .value = "NAME=VALUE,VALUE",
	 .help = "Of --search: the values of a field that are tried, instead of the usual ones."},
	{"--minimise", SMR_CLI_CALL, .take = take_measure, .word = smr_cli_measure_word,
	 .metavar = "MEASURE", .initial = "latency",
	 .help = "Of --search: the measure to minimise; throughput is maximised."},
	{"--minimize", SMR_CLI_CALL, .take = take_measure, .word = smr_cli_measure_word,
	 .metavar = "MEASURE", .hidden = true},
	{"--top", SMR_CLI_CALL, .take = take_top, .metavar = "N", .value = "1 to 100000",
	 .initial = "10", .help = "Of --search: ways to print, besides those of the front."},
	{"--html", SMR_CLI_TEXT, .at = offsetof(request, search.page), .metavar = "OUT.html",
	 .help = "Of --search: write a page that needs no network: tables that sort, time against "
		 "price or energy, other batches, sources of prices."},
	{"--serve", SMR_CLI_FLAG, .at = offsetof(request, serve.on),
	 .help = "Serve requests instead of training: time to the first token, from token to "
		 "token, "
		 "throughput, memory of keys and values."},
	{"--rate", SMR_CLI_CALL, .take = take_rate, .metavar = "N", .value = "requests a second",
	 .help = "Of --serve: requests a second (Poisson). Without: all at once."},
	{"--request", SMR_CLI_CALL, .take = take_tokens, .metavar = "IN:OUT",
	 .value = "IN:OUT, tokens", .initial = "1024:256",
	 .help = "Of --serve: tokens of the prompt, and of the answer."},
	{"--trace", SMR_CLI_TEXT, .at = offsetof(request, serve.trace), .metavar = "FILE",
	 .help = "Of --serve: requests from a file of lines \"seconds,input,output\"."},
	{"--requests", SMR_CLI_CALL, .take = take_requests, .metavar = "N",
	 .value = "1 to 16777216", .initial = "1000",
	 .help = "Of --serve: requests that one replica is simulated with."},
	{"--batch", SMR_CLI_CALL, .take = take_batch, .metavar = "N", .value = "1 to 16777216",
	 .initial = "1024", .help = "Of --serve: most requests in a batch."},
	{"--chunk", SMR_CLI_CALL, .take = take_chunk, .metavar = "N", .value = "1 to 16777216",
	 .initial = "8192", .help = "Of --serve: most tokens of prompts in a batch."},
	{"--prefix", SMR_CLI_CALL, .take = take_prefix, .metavar = "SHARE", .value = "0 to 0.999",
	 .help = "Of --serve: share of prompts whose keys and values are cached."},
	{"--draft", SMR_CLI_CALL, .take = take_draft, .metavar = "N:SHARE",
	 .value = "N:SHARE, 1 to 64 tokens, a share of 0 to 1",
	 .help = "Of --serve: a draft model proposes N tokens, of which that share is right."},
	{"--prefill", SMR_CLI_CALL, .take = take_prefill, .metavar = "N", .value = "1 to 16777216",
	 .help = "Of --serve: replicas that read prompts and leave the answers to the others."},
	{"--sla", SMR_CLI_TEXT, .at = offsetof(request, sla), .metavar = "LIMITS",
	 .help = "Of --search: \"latency<=20s,memory<=70GB,price<=2,energy<=1MJ\", of a step, with "
		 "--tokens of the job. Of --serve: \"ttft<=500ms,tpot<=50ms,latency<=10s\", by "
		 "quantiles of 99 % (or p90, p50): the fewest devices of each machine that keep "
		 "them, the cheapest first."},
	SMR_CLI_JSON_ROW(request, as_json,
			 "Print an array with an object for each machine: seconds p10, p50, p90, "
			 "bytes, joules."),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options options = {SMR_CLI_OPTIONS(list), .file = offsetof(request, q.path)};

/* ---- output ---------------------------------------------------------------------------------- */

static void print_step(const smr_simulated_step *s)
{
	const smr_simulated_memory *k = s->memory;

	printf("%s, %.4g billion parameters, on %llu x %s: %.4g s a step (%.4g to %.4g)\n",
	       s->model, s->parameters * 1e-9, (unsigned long long)s->devices, s->machine, s->p50_s,
	       s->p10_s, s->p90_s);
	printf("  %.4g tokens/s, %.1f %% of the peak, %.4g J (modelled)", s->tokens_per_s,
	       100 * s->utilisation, s->energy_j);
	if (s->currency != NULL)
		printf(", %.4g %s", s->price, s->currency);
	printf("\n  computing %.1f %%, communication exposed %.1f %%, idle %.1f %% of the time\n",
	       100 * s->computing, 100 * s->exposed, 100 * s->idle);
	printf("  memory of a device %.1f GB", k->total * 1e-9);
	if (s->machine_memory_bytes > 0)
		printf(" of %.1f%s", s->machine_memory_bytes * 1e-9,
		       s->fits ? "" : ": IT DOES NOT FIT");
	printf(" (weights %.1f, gradients %.1f, optimiser %.1f, activations %.1f, at work %.1f)\n",
	       k->weights * 1e-9, k->gradients * 1e-9, k->optimiser * 1e-9, k->activations * 1e-9,
	       k->working * 1e-9);
	printf("  interval by %s; simulated as %llu tasks in %.3f s\n", s->basis,
	       (unsigned long long)s->tasks, s->simulation_s);
}

static void print_job(const smr_simulated_step *s)
{
	const smr_simulated_job *j = s->job;

	printf("  the job: %.4g steps, %.4g days (%.4g to %.4g)%s, goodput %.1f %%", j->steps,
	       j->p50_s / 86400, j->p10_s / 86400, j->p90_s / 86400, j->in_time ? "" : ", TOO LATE",
	       100 * j->goodput);
	if (j->price > 0)
		printf(", %.4g %s", j->price, s->currency);
	printf(", %.4g MWh (modelled)", j->energy_j / 3.6e9);
	if (j->carbon_kg > 0)
		printf(", %.4g t of CO2", j->carbon_kg * 1e-3);
	printf("\n  a failure each %.3g h, a checkpoint each %.3g min\n", j->failure_s / 3600,
	       j->checkpoint_interval_s / 60);
}

/* ---- simulation ------------------------------------------------------------------------------ */

static smr_status print_json(const smr_simulated *s)
{
	char *text;

	SMR_TRY(smr_simulated_json(s, SMR_CLI_DIGITS, &text));
	return smr_cli_put_text(text);
}

static smr_status simulate_machines(const request *r, const smr_simulate_params *q)
{
	const smr_simulated *s;
	smr_status st;

	smr_progress_begin("simulating on %s", q->on[0].machine);
	st = smr_simulate(q, &s);
	smr_progress_finish();
	SMR_TRY(st);
	if (r->as_json)
		st = print_json(s);
	for (size_t i = 0; !r->as_json && i < s->nsteps; i++) {
		print_step(s->steps[i]);
		if (s->steps[i]->job != NULL)
			print_job(s->steps[i]);
	}
	smr_simulated_free(s);
	return st;
}

/* As text, each step is printed as soon as it is simulated. */
static smr_status simulate_request(const request *r)
{
	smr_simulate_params one = r->q;
	smr_status st = SMR_OK;

	if (r->search.on)
		return smr_cli_search_print(&r->search, &r->q, &r->job, r->sla, r->as_json);
	if (r->serve.on)
		return smr_cli_serve_print(&r->serve, &r->q, r->as_json);
	if (r->as_json)
		return simulate_machines(r, &r->q);
	one.non = 1;
	for (size_t i = 0; i < r->q.non && st == SMR_OK; i++) {
		one.on = &r->on[i];
		st = simulate_machines(r, &one);
	}
	return st;
}

/* Returns what is wrong with the options together; NULL: nothing. */
static const char *check_together(const request *r)
{
	if (r->q.path == NULL && r->q.nset == 0)
		return "which model?";
	if (r->q.non > 1 && (r->q.timeline != NULL || r->q.chakra != NULL))
		return "--timeline and --chakra take one --on";
	if (r->job.tokens <= 0 && (r->job.deadline_s > 0 ||
				   (!r->search.on && (r->job.price_hour > 0 || r->job.price_kind))))
		return "--deadline and --price need --tokens";
	if (r->search.on && r->serve.on)
		return "--search is for training steps; --serve searches by --sla";
	if (r->search.on && (r->q.timeline != NULL || r->q.chakra != NULL))
		return "--timeline and --chakra take one step, not --search";
	if (!r->search.on && (r->search.page != NULL || r->search.nvary > 0 ||
			      r->search.minimise != NULL || r->search.top > 0))
		return "--vary, --minimise, --top and --html need --search";
	if (r->sla != NULL && !r->search.on && !r->serve.on)
		return "--sla needs --search or --serve";
	return r->q.non == 0 ? "on which machine? (--on MACHINE)" : NULL;
}

static int parse_and_simulate(int argc, char **argv, request *r)
{
	smr_status st = smr_cli_take(&options, argc, argv, r);
	const char *wrong;

	r->q.on = r->on;
	r->q.set = r->sets;
	r->q.job = r->job.tokens > 0 ? &r->job : NULL;
	r->serve.sla = r->sla;
	if (st != SMR_OK)
		return smr_cli_usage(&smr_command_simulate, "%s", smr_errmsg());
	wrong = check_together(r);
	if (wrong != NULL)
		return smr_cli_usage(&smr_command_simulate, "%s", wrong);
	return simulate_request(r) == SMR_OK ? 0 : smr_cli_fail("simulate", "%s", smr_errmsg());
}

static int run_simulate_command(int argc, char **argv)
{
	request r = {.q = SMR_INIT(smr_simulate_params),
		     .sets = malloc((size_t)argc * sizeof(char *)),
		     .search = {.vary = malloc((size_t)argc * sizeof(char *))}};
	int rc = r.sets != NULL && r.search.vary != NULL
			 ? parse_and_simulate(argc, argv, &r)
			 : smr_cli_fail("simulate", "no memory for options");

	free(r.search.vary);
	free(r.sets);
	return rc;
}

static const smr_cli_form forms[] = {{.operands = "[SHAPE.json]", .options = &options}};

const smr_command smr_command_simulate = {
	.name = "simulate",
	.about = "a training step of a transformer on devices that need not be here",
	SMR_CLI_FORMS(forms),
	.text = "SHAPE.json says layers, hidden, heads, sequence, vocabulary, batch, and how the "
		"model is cut: tensor, pipeline and data parallel, micro_batch, chunks, schedule, "
		"recompute, shard (docs/howto/simulate.md). examples/gpt-step has some.",
	.run = run_simulate_command,
};
