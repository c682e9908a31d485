/* samara run of a tensor program: reads or generates arrays, runs the program, writes arrays to
 * .npz, and prints times. */
#include "cli/run/model.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/api.h"
#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/thread/clock.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/passes.h"
#include "cli/run/model_arrays.h"
#include "cli/run/model_fields.h"
#include "cli/run/model_report.h"
#include "samara/samara.h"

static const char *const fuse_names[SMR_FUSE_WAYS] = {
	[SMR_FUSE_BY_COST] = "cost", [SMR_FUSE_NONE] = "none",    [SMR_FUSE_ALL] = "all",
	[SMR_FUSE_ONCE] = "once",    [SMR_FUSE_BY_RULE] = "rule", [SMR_FUSE_AT_RANDOM] = "random",
};

typedef struct request {
	const char *file, *inputs, *outputs, *report_file, *only, *device, *matmul, *strategy, *fp,
		*simplify, *entry;
	bool report, random, as_json, fixed, whole, parts;
	smr_fuse fuse;
	uint64_t seed, fuse_seed;
	long repeat, threads;
	double tune_s;
} request;

const char *smr_cli_fuse_word(size_t i)
{
	return i < SMR_FUSE_AT_RANDOM ? fuse_names[i] : NULL;
}

bool smr_cli_fuse_way(const char *text, smr_fuse *way, uint64_t *seed)
{
	*seed = 0;
	if (strncmp(text, "random:", 7) == 0) {
		*way = SMR_FUSE_AT_RANDOM;
		return smr_cli_number(text + 7, UINT64_MAX, seed);
	}
	for (unsigned i = 0; i < SMR_FUSE_AT_RANDOM; i++)
		if (strcmp(text, fuse_names[i]) == 0)
			return *way = (smr_fuse)i, true;
	return false;
}

static bool take_fuse(void *to, char *text)
{
	request *q = to;

	return smr_cli_fuse_way(text, &q->fuse, &q->fuse_seed);
}

static bool take_report(void *to, char *file)
{
	request *q = to;

	q->report = true;
	q->report_file = file;
	return file == NULL || *file != '\0';
}

bool smr_cli_tune(const char *text, double *seconds)
{
	static const double usual = 60;
	uint64_t n = 0;

	*seconds = usual;
	if (text == NULL)
		return true;
	if (!smr_cli_number(text, 1000000, &n))
		return false;
	*seconds = (double)n;
	return n > 0;
}

static bool take_tune(void *to, char *text)
{
	request *q = to;

	return smr_cli_tune(text, &q->tune_s);
}

static bool take_random(void *to, char *text)
{
	request *q = to;

	return q->random = smr_cli_number(text, UINT64_MAX, &q->seed);
}

/* Names of the registry, and three more that only smr_load() knows. */
static const char *impl_word(size_t i)
{
	static const char *const own[] = {"ref", "chosen", "region"};
	size_t n = 0;

	while (n <= i && smr_cli_impl_word(n) != NULL)
		n++;
	return n > i ? smr_cli_impl_word(i) : i - n < 3 ? own[i - n] : NULL;
}

static const smr_cli_option options[] = {
	{"--inputs", SMR_CLI_TEXT, .at = offsetof(request, inputs), .metavar = "IN.npz",
	 .help = "The arguments: arrays arg0, arg1 ... (bf16 and f8 as their bits, uint16 and "
		 "uint8)."},
	{"--random", SMR_CLI_CALL, .take = take_random, .metavar = "SEED",
	 .value = "a whole number",
	 .help = "Made-up arguments instead: floats in [-1, 1), integers in [0, 8)."},
	{"--outputs", SMR_CLI_TEXT, .at = offsetof(request, outputs), .metavar = "OUT.npz",
	 .help = "Write the results out0, out1 ... there. Without it some of them are shown."},
	{"--repeat", SMR_CLI_NUMBER, .at = offsetof(request, repeat), .least = 1, .most = 1000000,
	 .initial = "1", .help = "Run it N times and print the times."},
	{"--report", SMR_CLI_MAYBE, .take = take_report, .is_value = smr_cli_is_output,
	 .metavar = "FILE",
	 .help = "After the run, print what each op took and what ran it, on stderr or into FILE."},
	SMR_CLI_JSON_ROW(request, as_json,
			 "Print the times as JSON, and what devices exchange; with --report the "
			 "report too."),
	SMR_CLI_ENTRY_ROW(request, entry),
	{"--whole", SMR_CLI_FLAG, .at = offsetof(request, whole),
	 .help = "Use one device, also where the program says how its arrays are cut over "
		 "several."},
	{"--parts", SMR_CLI_FLAG, .at = offsetof(request, parts),
	 .help = "Write results by device, out0@0, out0@1 ..., as the shardings of the program "
		 "say. It is so, too, where arguments come as arg0@0, arg0@1 ..."},
	{"--strategy", SMR_CLI_TEXT, .at = offsetof(request, strategy), .metavar = "WAYS",
	 .help = "Run a program of one device on several, threads of one process: "
		 "dp=N,tp=N,sp=N,fsdp cut the batch and the weights; pp=N,mb=M,gpipe cut it into "
		 "stages that the program marks; remat computes again what it would keep for its "
		 "way back."},
	SMR_CLI_FUSE_ROW("Which ops become one. cost: those for which that is cheaper. none. all: "
			 "all that can. once: nothing is computed twice. rule: cheap ones, "
			 "whatever the sizes. random:SEED."),
	{"--simplify", SMR_CLI_TEXT, .at = offsetof(request, simplify), .words = "all none",
	 .initial = "all",
	 .help = "none: the ops are those of the program, however much of them is known."},
	{"--tune", SMR_CLI_MAYBE, .take = take_tune, .is_value = smr_cli_is_number,
	 .metavar = "SECONDS", .value = "a whole number of seconds, above 0",
	 .help = "In the first run measure what runs each kernel best and which tiles, vectors and "
		 "parts its generated code should have, for a minute or so many seconds at most. "
		 "Later runs without --tune use what was found."},
	{"--impl", SMR_CLI_TEXT, .at = offsetof(request, only), .word = impl_word,
	 .metavar = "NAME",
	 .help = "Use this implementation only. ref: the plain one. chosen: what is predicted to "
		 "be the best, made before the run. region: small ops as one function, made "
		 "before the run, too."},
	SMR_CLI_DEVICE_ROW(request, device),
	SMR_CLI_MATMUL_ROW(request, matmul),
	SMR_CLI_THREADS_ROW(request, threads),
	{"--deterministic", SMR_CLI_FLAG, .at = offsetof(request, fixed),
	 .help = "The same bits each time, at any number of threads."},
	{"--fp", SMR_CLI_TEXT, .at = offsetof(request, fp), .words = "fast strict",
	 .initial = "fast", .help = "strict: sums stay in the program's order."},
	SMR_CLI_QUIET_ROW,
	SMR_CLI_PASSES,
};

const smr_cli_options smr_cli_model_options = {SMR_CLI_OPTIONS(options),
					       .file = offsetof(request, file)};

/* ---- output ------------------------------------------------------------------------------- */

static smr_model_times times_of(double *s, unsigned n)
{
	smr_model_times t = {.first = s[0]};

	for (unsigned i = 0; i < n; i++)
		t.all += s[i];
	smr_sort_doubles(s, n);
	t.least = s[0];
	t.median = n % 2 != 0 ? s[n / 2] : (s[n / 2 - 1] + s[n / 2]) / 2;
	return t;
}

static void print_times(const smr_model_stats *st, const smr_model_times *t)
{
	printf("made ready in %.3g ms; first run %.3g ms", st->load_s * 1e3, t->first * 1e3);
	if (st->runs > 1)
		printf(", of %llu the fastest %.3g ms, the median %.3g ms",
		       (unsigned long long)st->runs, t->least * 1e3, t->median * 1e3);
	printf("; at most %.3g MB of tensors%s", (double)st->peak_bytes / 1e6,
	       st->devices > 1 ? ", of all devices" : "");
	if (st->graphs == 1)
		printf("; a graph of %llu kernels ran", (unsigned long long)st->graph_kernels);
	else if (st->graphs > 1)
		printf("; %llu graphs of up to %llu kernels ran", (unsigned long long)st->graphs,
		       (unsigned long long)st->graph_kernels);
	if (st->graphs > 0)
		printf(" %llu times on the GPU", (unsigned long long)st->graph_runs);
	putchar('\n');
}

/* Prints a line per result, with its first elements. */
static void print_results(const smr_model *m, const smr_ndarray *results)
{
	for (size_t i = 0; i < smr_model_nresults(m); i++) {
		printf("out%zu %s[", i, results[i].dtype);
		for (unsigned d = 0; d < results[i].rank; d++)
			printf("%s%lld", d > 0 ? ", " : "", (long long)results[i].dims[d]);
		printf("]");
		smr_arrays_print_some(&results[i]);
		putchar('\n');
	}
}

static void print_tuning(const smr_model_tuning *t)
{
	if (t->limit_s > 0)
		printf("tuned %u kernels in %.3g s: %u run otherwise than was predicted to be "
		       "best, "
		       "%u were passed over\n",
		       t->kernels, t->spent_s, t->better, t->passed);
}

/* ---- run ---------------------------------------------------------------------------------- */

void smr_cli_show_tuning(void *arg, const smr_model_tuning *t)
{
	smr_progress_step(t->spent_s, t->limit_s);
}

/* Returns the number of runs of candidates so far. */
static uint64_t tries_of(const smr_model *m)
{
	smr_model_stats stats = SMR_INIT(smr_model_stats);

	return smr_model_stat(m, &stats) == SMR_OK ? stats.contests.tries : 0;
}

static smr_status run_all(const request *q, smr_model *m, smr_arrays *args, smr_arrays *results,
			  smr_model_times *out)
{
	double *s = smr_calloc((size_t)q->repeat, sizeof(*s));
	uint64_t tries = 0, now;
	unsigned settled = 0;
	smr_status st =
		s != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for %ld times", q->repeat);

	for (unsigned i = 0; st == SMR_OK && i < q->repeat; i++) {
		int64_t from = smr_now_ns();

		smr_progress_step(i, (double)q->repeat);
		st = smr_model_run(m, args->list, args->n, results->list, results->n);
		s[i] = smr_seconds(from, smr_now_ns());
		now = q->as_json ? tries_of(m) : 0;
		settled = now > tries ? i + 1 : settled;
		tries = now;
	}
	smr_progress_finish();
	if (st == SMR_OK)
		*out = times_of(s, (unsigned)q->repeat);
	out->settled = settled;
	smr_free(s);
	return st;
}

static smr_status bind_arguments(const request *q, const smr_model *m, const smr_npz *in,
				 smr_arrays *args)
{
	if (q->random)
		return smr_arrays_random(m, q->seed, args);
	if (q->inputs == NULL && smr_model_nargs(m) > 0)
		return smr_fail(
			SMR_EINVAL,
			"%s takes %zu arrays: give --inputs FILE.npz with arg0, arg1 ..., or "
			"--random SEED",
			q->file, smr_model_nargs(m));
	return smr_arrays_take(m, q->inputs, in, args);
}

static smr_status print_report(const request *q, const smr_model *m)
{
	FILE *to = q->report_file != NULL ? fopen(q->report_file, "w") : stderr;
	smr_status st;
	bool written;

	if (to == NULL)
		return smr_fail(SMR_EIO, "cannot write %s: %s", q->report_file, strerror(errno));
	st = smr_model_report_print(m, to);
	written = !ferror(to);
	if (to != stderr)
		written &= fclose(to) == 0;
	if (st == SMR_OK && !written)
		st = smr_fail(SMR_EIO, "cannot write %s: %s",
			      q->report_file != NULL ? q->report_file : "the report",
			      strerror(errno));
	return st;
}

static smr_status run_model(const request *q, smr_model *m, const smr_npz *in)
{
	smr_model_stats stats = SMR_INIT(smr_model_stats);
	bool by_device = q->parts || smr_arrays_by_device(in);
	smr_arrays args = {0}, results = {0};
	smr_model_times t = {0};
	smr_status st = bind_arguments(q, m, in, &args);

	if (st == SMR_OK)
		st = smr_arrays_of_results(m, by_device, &results);
	if (st == SMR_OK)
		st = run_all(q, m, &args, &results, &t);
	if (st == SMR_OK && q->outputs != NULL)
		st = by_device ? smr_arrays_write_parts(q->outputs, m, &results)
			       : smr_arrays_write(q->outputs, &results);
	if (st == SMR_OK)
		st = smr_model_stat(m, &stats);
	if (st == SMR_OK && q->as_json)
		st = smr_model_put_json(m, &stats, &t, q->report, stdout);
	if (st == SMR_OK && !q->as_json) {
		if (q->outputs == NULL)
			print_results(m, results.list);
		print_tuning(&stats.tuning);
		print_times(&stats, &t);
		smr_cli_passes_print();
	}
	if (st == SMR_OK && q->report && !q->as_json)
		st = print_report(q, m);
	fflush(stdout); /* compilations in progress finish before the end */
	smr_arrays_free(&args);
	smr_arrays_free(&results);
	return st;
}

static smr_status load_model(smr_ctx *ctx, const smr_load_params *l, smr_model **m)
{
	smr_status st;

	smr_progress_begin("running %s", l->path);
	smr_progress_begin("making %s ready", l->path);
	st = smr_load(ctx, l, m);
	smr_progress_end();
	return st;
}

static smr_status load_and_run(const request *q)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_arrays sizes = {0};
	smr_npz in = {0};
	smr_ctx *ctx = NULL;
	smr_model *m = NULL;
	smr_status st = SMR_OK;

	if (q->inputs != NULL)
		st = smr_npz_read(q->inputs, &in);
	if (st == SMR_OK && q->inputs != NULL)
		st = smr_arrays_sizes(&in, &sizes);
	o.threads = (int)q->threads;
	o.deterministic = q->fixed;
	o.device = q->device;
	smr_cli_set_matmul(q->matmul);
	o.strict = smr_cli_is(q->fp, "strict");
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	if (st == SMR_OK) {
		ctx->runner.watch = smr_cli_passes();
		ctx->once = q->repeat == 1;
	}
	l.path = q->file;
	l.simplify = smr_cli_is(q->simplify, "none") ? SMR_SIMPLIFY_NONE : SMR_SIMPLIFY_ALL;
	l.fuse = q->fuse;
	l.fuse_seed = q->fuse_seed;
	/* arrays by device have the sizes that the program declares */
	l.args = q->inputs != NULL && !smr_arrays_by_device(&in) ? sizes.list : NULL;
	l.nargs = sizes.n;
	l.whole = q->whole;
	l.entry = q->entry;
	l.only = q->only;
	l.strategy = q->strategy;
	l.measure = q->report;
	l.tune_s = q->tune_s;
	l.tuning = smr_cli_show_tuning;
	if (st == SMR_OK)
		st = load_model(ctx, &l, &m);
	if (st == SMR_OK)
		st = run_model(q, m, &in);
	smr_progress_finish();
	(void)smr_unload(m);
	(void)smr_close(ctx);
	smr_arrays_free(&sizes);
	smr_npz_free(&in);
	return st;
}

int smr_cli_run_model(int argc, char **argv)
{
	request q = {.repeat = 1};
	smr_status st = smr_cli_take(&smr_cli_model_options, argc, argv, &q);

	if (st != SMR_OK)
		return smr_cli_usage(&smr_command_run, "%s", smr_errmsg());
	return load_and_run(&q) == SMR_OK ? 0 : smr_cli_fail("run", "%s", smr_errmsg());
}
