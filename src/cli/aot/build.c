/* samara build: builds a C library of a tensor program. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <jansson.h>

#include "aot/build.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "cli/aot/frozen.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/run/model.h"
#include "cli/run/model_arrays.h"
#include "cli/run/script.h"
#include "samara/samara.h"

typedef struct request {
	const char *file, *inputs, *out, *cpu, *fp, *entry;
	bool archive, shared, as_json, whole;
	smr_serialized_args frozen;
	double tune_s;
} request;

static bool take_frozen(void *to, char *text)
{
	request *q = to;

	return smr_serialized_add(&q->frozen, text);
}

static bool take_tune(void *to, char *text)
{
	request *q = to;

	return smr_cli_tune(text, &q->tune_s);
}

static const smr_cli_option options[] = {
	{"-o", SMR_CLI_TEXT, .at = offsetof(request, out), .metavar = "[DIR/]NAME",
	 .help = "Where the library goes. NAME is a name of C."},
	{"--shared", SMR_CLI_FLAG, .at = offsetof(request, shared),
	 .help = "Make libNAME.so. This is the default."},
	{"--static", SMR_CLI_FLAG, .at = offsetof(request, archive),
	 .help = "Make libNAME.a, to be linked with -lm, instead of libNAME.so."},
	{"--freeze", SMR_CLI_CALL, .take = take_frozen, .metavar = "argN=FILE.npy|FILE.npz",
	 .value = "argN=FILE.npy, or FILE.npz", .repeats = true,
	 .help = "Arguments that become part of the library (weights): one of them, or all that an "
		 "archive has (arg0, arg3 ...)."},
	{"--inputs", SMR_CLI_TEXT, .at = offsetof(request, inputs), .metavar = "FILE.npz",
	 .help = "Where the program leaves sizes open: arrays arg0, arg1 ... of those sizes."},
	{"--cpu", SMR_CLI_TEXT, .at = offsetof(request, cpu), .words = "native x86-64-v3 x86-64-v4",
	 .open = true, .metavar = "CPU", .initial = "native",
	 .help = "native: this very CPU. x86-64-v3: all that have AVX2. x86-64-v4: all that have "
		 "AVX-512."},
	{"--fp", SMR_CLI_TEXT, .at = offsetof(request, fp), .words = "fast strict",
	 .initial = "fast", .help = "strict: sums stay in the program's order."},
	{"--tune", SMR_CLI_MAYBE, .take = take_tune, .is_value = smr_cli_is_number,
	 .metavar = "SECONDS", .value = "a whole number of seconds, above 0",
	 .help = "Measure on made-up arguments what runs each kernel best and what code it should "
		 "have, for a minute or so many seconds at most."},
	SMR_CLI_ENTRY_ROW(request, entry),
	{"--whole", SMR_CLI_FLAG, .at = offsetof(request, whole),
	 .help = "Build for one device, whatever the program says of shardings."},
	SMR_CLI_JSON_ROW(request, as_json, "Print what was made as JSON."),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options),
					    .file = offsetof(request, file)};

/* ---- interrupts ------------------------------------------------------------------------------ */

static volatile int stop;

static void on_signal(int number)
{
	stop = 1;
}

/* The flag is checked between steps, so that no files are left behind. */
static void heed_signals(void)
{
	static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
	struct sigaction a = {.sa_handler = on_signal, .sa_flags = SA_RESTART};

	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++) {
		struct sigaction before;

		if (sigaction(signals[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
			sigaction(signals[i], &a, NULL);
	}
}

/* ---- files ----------------------------------------------------------------------------------- */

typedef struct outputs {
	char *library, *header;
	const char *name; /* name of the function: the last part of -o */
} outputs;

static smr_status name_outputs(const request *q, outputs *o)
{
	const char *slash = strrchr(q->out, '/');
	size_t dir = slash != NULL ? (size_t)(slash - q->out) + 1 : 0, size = strlen(q->out) + 16;

	o->name = q->out + dir;
	SMR_TRY(smr_build_name(o->name));
	o->library = smr_malloc(size);
	o->header = smr_malloc(size);
	if (o->library == NULL || o->header == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for names");
	snprintf(o->library, size, "%.*slib%s%s", (int)dir, q->out, o->name,
		 q->archive ? ".a" : ".so");
	snprintf(o->header, size, "%s.h", q->out);
	return SMR_OK;
}

/* Gives the file the mode of a compiler's output. */
static smr_status write_one(const char *path, const char *data, size_t n, mode_t mode)
{
	mode_t mask = umask(0);

	umask(mask);
	SMR_TRY(smr_write_file(path, data, n, SMR_WRITE_FAST));
	return chmod(path, mode & ~mask) == 0 ? SMR_OK
					      : smr_fail(SMR_EIO, "%s: %s", path, strerror(errno));
}

/* Each file is replaced atomically. */
static smr_status write_outputs(const outputs *o, const smr_build_result *r)
{
	if (stop != 0)
		return smr_fail(SMR_EIO, "interrupted");
	SMR_TRY(write_one(o->library, r->library, r->nlibrary, 0777));
	return write_one(o->header, r->header, r->nheader, 0666);
}

/* ---- messages -------------------------------------------------------------------------------- */

static void add_value(json_t *list, const smr_model_value *v, const char *what, size_t number)
{
	json_t *dims = json_array();
	char name[32];

	snprintf(name, sizeof(name), "%s%zu", what, number);
	for (unsigned d = 0; d < v->rank; d++)
		json_array_append_new(dims, json_integer(v->dims[d]));
	json_array_append_new(list, json_pack("{s:s, s:s, s:s, s:o}", "name", name, "element",
					      v->element, "dtype", v->dtype, "dims", dims));
}

static json_t *list_values_json(const smr_model *m, const uint32_t *number)
{
	size_t n = number != NULL ? smr_model_nargs(m) : smr_model_nresults(m);
	json_t *list = json_array();

	for (size_t i = 0; i < n; i++) {
		smr_model_value v = SMR_INIT(smr_model_value);

		if ((number != NULL ? smr_model_arg : smr_model_result)(m, i, &v) == SMR_OK)
			add_value(list, &v, number != NULL ? "arg" : "out",
				  number != NULL ? number[i] : i);
	}
	return list;
}

static smr_status print_json(const smr_model *m, const uint32_t *number, const outputs *o,
			     const smr_build_result *r)
{
	json_t *j =
		json_pack("{s:s, s:s, s:s, s:o, s:o, s:I, s:I, s:I, s:{s:I, s:I, s:I, s:I, s:I}}",
			  "library", o->library, "header", o->header, "function", o->name, "args",
			  list_values_json(m, number), "results", list_values_json(m, NULL),
			  "bytes", (json_int_t)r->nlibrary, "program_bytes", (json_int_t)r->program,
			  "generated_bytes", (json_int_t)r->code, "kernels", "generated",
			  (json_int_t)r->generated, "onednn", (json_int_t)r->onednn, "openblas",
			  (json_int_t)r->openblas, "dot", (json_int_t)r->dot, "strips",
			  (json_int_t)r->strips);

	if (j == NULL || json_dumpf(j, stdout, 0) != 0) {
		json_decref(j);
		return smr_fail(SMR_ENOMEM, "no memory");
	}
	putchar('\n');
	json_decref(j);
	return SMR_OK;
}

static void print_build_summary(const outputs *o, const smr_build_result *r)
{
	printf("%s: %zu bytes, of which the program and its constants are %zu\n", o->library,
	       r->nlibrary, r->program);
	printf("%u kernels: %u generated (%zu bytes), %u by oneDNN, %u by OpenBLAS, %u of our own, "
	       "%u in "
	       "strips\n",
	       r->kernels, r->generated, r->code, r->onednn, r->openblas, r->dot, r->strips);
	printf("%s: %s()\n", o->header, o->name);
}

/* ---- the build ------------------------------------------------------------------------------- */

static smr_status build_library(const request *q, const smr_model *m, const uint32_t *number)
{
	smr_build_params p = {.source = q->file,
			      .number = number,
			      .cpu = q->cpu,
			      .archive = q->archive,
			      .stop = &stop};
	smr_build_result r = {0};
	outputs o = {0};
	smr_status st = name_outputs(q, &o);

	p.name = o.name;
	if (st == SMR_OK)
		st = smr_build(m, &p, &r);
	smr_progress_finish();
	if (st == SMR_OK)
		st = write_outputs(&o, &r);
	if (st == SMR_OK && q->as_json)
		st = print_json(m, number, &o, &r);
	else if (st == SMR_OK)
		print_build_summary(&o, &r);
	smr_build_free(&r);
	smr_free(o.library);
	smr_free(o.header);
	return st;
}

/* Runs the program once on random arrays, which tunes each kernel. */
static smr_status tune_on_random_arrays(smr_model *m)
{
	smr_arrays args = {0}, results = {0};
	smr_status st = smr_arrays_random(m, 1, &args);

	if (st == SMR_OK)
		st = smr_arrays_of_results(m, false, &results);
	if (st == SMR_OK)
		st = smr_model_run(m, args.list, args.n, results.list, results.n);
	smr_arrays_free(&args);
	smr_arrays_free(&results);
	return st;
}

static smr_status load_and_build(request *q)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_arrays sizes = {0};
	smr_npz in = {0};
	uint32_t *number = NULL;
	smr_ctx *ctx = NULL;
	smr_model *m = NULL;
	smr_status st = SMR_OK;

	/* without tuning the choice depends on no measurement: equal programs give equal
	 * libraries */
	o.deterministic = !(q->tune_s > 0);
	o.strict = smr_cli_is(q->fp, "strict");
	if (q->inputs != NULL)
		st = smr_npz_read(q->inputs, &in);
	if (st == SMR_OK && q->inputs != NULL)
		st = smr_arrays_sizes(&in, &sizes);
	l.args = sizes.list;
	l.nargs = sizes.n;
	l.whole = q->whole;
	l.entry = q->entry;
	if (st == SMR_OK)
		st = smr_serialized_bind(&q->frozen, q->file, &l, &number);
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	l.path = q->file;
	l.only = "chosen";
	l.tune_s = q->tune_s;
	l.tuning = smr_cli_show_tuning;
	l.frozen = q->frozen.n > 0 ? q->frozen.list : NULL;
	l.nfrozen = q->frozen.nlist;
	if (st == SMR_OK)
		st = smr_load(ctx, &l, &m);
	if (st == SMR_OK && q->tune_s > 0)
		st = tune_on_random_arrays(m);
	if (st == SMR_OK)
		st = build_library(q, m, number);
	(void)smr_unload(m);
	(void)smr_close(ctx);
	smr_arrays_free(&sizes);
	smr_npz_free(&in);
	smr_free(number);
	return st;
}

static int run_build(int argc, char **argv)
{
	request q = {0};
	smr_status st;

	if (smr_cli_has_file(argc, argv, ".dml"))
		return smr_cli_build_script(argc, argv);
	st = smr_cli_take(&all_options, argc, argv, &q);
	if (st != SMR_OK)
		return smr_cli_usage(&smr_command_build, "%s", smr_errmsg());
	if (q.tune_s > 0 && q.cpu != NULL && strcmp(q.cpu, "native") != 0)
		return smr_cli_usage(&smr_command_build,
				     "--tune measures this CPU, --cpu=%s is for another", q.cpu);
	if (q.archive && q.shared)
		return smr_cli_usage(&smr_command_build, "--static or --shared, not both");
	if (q.file == NULL || q.out == NULL)
		return smr_cli_usage(&smr_command_build,
				     q.file == NULL ? "no program" : "no name: -o NAME");
	heed_signals();
	smr_progress_begin("building %s", q.file);
	st = load_and_build(&q);
	smr_progress_finish();
	smr_serialized_free(&q.frozen);
	if (st == SMR_OK)
		return 0;
	return stop != 0 ? 130 : smr_cli_fail("build", "%s", smr_errmsg());
}

static const smr_cli_form forms[] = {
	{.operands = "FILE.mlir",
	 .about = "Write libNAME.so (or libNAME.a) and NAME.h: one function, NAME(), that takes "
		  "the arguments of the program and fills its results. It compiles nothing and "
		  "opens no LLVM; oneDNN and OpenBLAS are opened at the first call, where the "
		  "program uses them.",
	 .options = &all_options},
	{.operands = "FILE.dml [-- NAME=VALUE ...]",
	 .about = "Of a script of SystemDS: libNAME.so has its text and code for the sizes of its "
		  "inputs. NAME_open() opens it in libsamara, which needs no LLVM for that.",
	 .options = &smr_cli_build_script_options},
};

const smr_command smr_command_build = {
	.name = "build",
	.about = "make a library for C of a tensor program",
	SMR_CLI_FORMS(forms),
	.more = "docs/howto/build.md tells more.",
	.run = run_build,
};
