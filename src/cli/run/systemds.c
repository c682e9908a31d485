/* samara systemds: the command line of SystemDS. Each of its options works, or says in a line
 * why it does not. */
#include "cli/run/systemds.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/script/script.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "cli/cli.h"
#include "cli/run/script_jar.h"
#include "cli/run/script_report.h"

typedef struct request {
	const char *file, *text, *explain, *device, *jar;
	long hitters;
	bool stats, help, clean, named, lineage;
	smr_script_reuse reuse;
	smr_script_argument *args;
	size_t nargs;
} request;

typedef struct option {
	const char *name;
	/* Takes arguments from argv[i] on; returns the number taken, or -1 with the error set. */
	int (*take)(request *q, int n, char **argv);
	const char *note; /* the reason why it is passed over; NULL: it works */
} option;

static bool is_option(const char *arg);

static bool has_value(int n, char **argv)
{
	return n > 0 && !is_option(argv[0]);
}

static int refuse(const char *fmt, ...) SMR_PRINTF(1, 2);

static int refuse(const char *fmt, ...)
{
	char text[256];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	(void)smr_fail(SMR_EINVAL, "%s", text);
	return -1;
}

static int take_file(request *q, int n, char **argv)
{
	if (!has_value(n, argv))
		return refuse("-f is followed by a file");
	q->file = argv[0];
	return 1;
}

static int take_text(request *q, int n, char **argv)
{
	if (n == 0)
		return refuse("-s is followed by a script");
	q->text = argv[0];
	return 1;
}

static int take_named(request *q, int n, char **argv)
{
	int i = 0;

	q->named = true;
	for (; i < n && !is_option(argv[i]); i++) {
		char *equals = strchr(argv[i], '=');

		if (equals == NULL || equals == argv[i])
			return refuse("'%s' is no argument of -nvargs: name=value", argv[i]);
		*equals = '\0';
		q->args[q->nargs++] = (smr_script_argument){argv[i], equals + 1};
	}
	return i;
}

static int take_numbered(request *q, int n, char **argv)
{
	static char numbers[64][16];
	int i = 0;

	for (; i < n && !is_option(argv[i]); i++) {
		if (i == (int)(sizeof(numbers) / sizeof(numbers[0])))
			return refuse("more than 64 arguments of -args");
		snprintf(numbers[i], sizeof(numbers[i]), "%d", i + 1);
		q->args[q->nargs++] = (smr_script_argument){numbers[i], argv[i]};
	}
	return i;
}

static int take_mode(request *q, int n, char **argv)
{
	static const char *const modes[] = {"singlenode", "single_node", "hybrid", "spark"};

	for (size_t i = 0; n > 0 && i < sizeof(modes) / sizeof(modes[0]); i++)
		if (strcasecmp(argv[0], modes[i]) == 0) {
			if (i == 3)
				fprintf(stderr, "-exec spark: there is no Spark here; the script "
						"runs in this process\n");
			return 1;
		}
	return refuse("-exec is singlenode, hybrid or spark, not '%s'", n > 0 ? argv[0] : "");
}

static bool is_count(const char *text)
{
	return *text != '\0' && strspn(text, "0123456789") == strlen(text) && strlen(text) < 9;
}

static int take_stats(request *q, int n, char **argv)
{
	q->stats = true;
	q->hitters = n > 0 && is_count(argv[0]) ? strtol(argv[0], NULL, 10) : 10;
	return n > 0 && is_count(argv[0]);
}

static int take_level(request *q, int n, char **argv)
{
	static const char *const levels[] = {"hops",    "runtime",           "recompile_hops",
					     "codegen", "recompile_runtime", "codegen_recompile"};

	q->explain = "runtime";
	for (size_t i = 0; n > 0 && i < sizeof(levels) / sizeof(levels[0]); i++)
		if (strcmp(argv[0], levels[i]) == 0) {
			q->explain = levels[i];
			return 1;
		}
	return has_value(n, argv)
		       ? refuse("-explain is hops, runtime, recompile_hops or recompile_runtime, "
				"not '%s'",
				argv[0])
		       : 0;
}

static int take_gpu(request *q, int n, char **argv)
{
	bool force = n > 0 && strcmp(argv[0], "force") == 0;

	q->device = force ? "gpu" : "auto";
	return force;
}

static int take_help(request *q, int n, char **argv)
{
	q->help = true;
	return 0;
}

static int take_clean(request *q, int n, char **argv)
{
	q->clean = true;
	return 0;
}

static int take_nothing(request *q, int n, char **argv)
{
	return 0;
}

static int take_one(request *q, int n, char **argv)
{
	return has_value(n, argv) ? 1 : 0;
}

static int take_all(request *q, int n, char **argv)
{
	int i = 0;

	while (i < n && !is_option(argv[i]))
		i++;
	return i;
}

/* -lineage [reuse ...]: traces, and reuses results; words that choose among SystemDS's own ways
 * are passed over. */
static int take_lineage(request *q, int n, char **argv)
{
	static const struct word {
		const char *name;
		smr_script_reuse reuse;
	} words[] = {{"reuse", SMR_SCRIPT_REUSE_FULL},
		     {"reuse_full", SMR_SCRIPT_REUSE_FULL},
		     {"reuse_multilevel", SMR_SCRIPT_REUSE_FULL},
		     {"reuse_partial", SMR_SCRIPT_REUSE_PARTIAL},
		     {"reuse_hybrid", SMR_SCRIPT_REUSE_PARTIAL},
		     {"none", SMR_SCRIPT_REUSE_NONE}};
	static const char ways[] =
		" dedup policy_lru policy_costnsize policy_dagheight estimate debugger ";
	int i = 0;

	q->lineage = true;
	for (; i < n && !is_option(argv[i]); i++) {
		char name[40];
		size_t k = 0;

		while (k < sizeof(words) / sizeof(words[0]) && strcmp(words[k].name, argv[i]) != 0)
			k++;
		snprintf(name, sizeof(name), " %s ", argv[i]);
		if (k < sizeof(words) / sizeof(words[0]))
			q->reuse = words[k].reuse;
		else if (strstr(ways, name) != NULL)
			fprintf(stderr, "-lineage %s: results are kept by cost and size\n",
				argv[i]);
		else
			return refuse("-lineage takes reuse_full, reuse_partial, reuse_multilevel, "
				      "reuse_hybrid or none, not '%s'",
				      argv[i]);
	}
	return i;
}

static int take_scripts(request *q, int n, char **argv)
{
	if (!has_value(n, argv))
		return refuse("--scripts is followed by a folder or the jar of SystemDS");
	q->jar = argv[0];
	return 1;
}

static int refuse_worker(request *q, int n, char **argv)
{
	return refuse("federated workers and servers are not in Samara yet");
}

static const option options[] = {
	{"-f", take_file, NULL},
	{"-s", take_text, NULL},
	{"-nvargs", take_named, NULL},
	{"-args", take_numbered, NULL},
	{"-exec", take_mode, NULL},
	{"-stats", take_stats, NULL},
	{"-explain", take_level, NULL},
	{"-lineage", take_lineage, NULL},
	{"-gpu", take_gpu, NULL},
	{"-help", take_help, NULL},
	{"-clean", take_clean, NULL},
	{"--scripts", take_scripts, NULL},
	{"-r", take_nothing, NULL},
	{"-config", take_one,
	 "the file is not read: sizes and memory are known when a script runs"},
	{"-debug", take_nothing, "there is no debugger; errors have their place and the calls"},
	{"-seed", take_one, "as in SystemDS, it does not reach rand() and sample()"},
	{"-mem", take_nothing, "see samara run --memory=SIZE and --report"},
	{"-ngrams", take_all, "n-grams of instructions are not in Samara yet"},
	{"-fedStats", take_one, "there are no federated workers here"},
	{"-fedMonitoringAddress", take_one, "there are no federated workers here"},
	{"-federatedCompilation", take_nothing, "there are no federated workers here"},
	{"-noFedRuntimeConversion", take_nothing, "there are no federated workers here"},
	{"-checkPrivacy", take_nothing, "there are no federated workers here"},
	{"-w", refuse_worker, NULL},
	{"-fedMonitoring", refuse_worker, NULL},
	{"-python", refuse_worker, NULL},
	{"WORKER", refuse_worker, NULL},
	{"FEDMONITORING", refuse_worker, NULL},
};

static const option *option_named(const char *arg)
{
	for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++)
		if (strcmp(arg, options[i].name) == 0)
			return &options[i];
	return NULL;
}

static bool is_option(const char *arg)
{
	return arg[0] == '-' && option_named(arg) != NULL;
}

static bool ends_in(const char *text, const char *end)
{
	size_t n = strlen(text), k = strlen(end);

	return n >= k && strcmp(text + n - k, end) == 0;
}

/* Takes a word that is no option: the jar, or the script. */
static int take_word(request *q, char *arg)
{
	if (ends_in(arg, ".jar") && q->jar == NULL)
		q->jar = arg;
	else if (arg[0] != '-' && q->file == NULL && q->text == NULL)
		q->file = arg;
	else
		return refuse("'%s' is no option; -help shows them", arg);
	return 1;
}

static smr_status parse(request *q, int argc, char **argv)
{
	for (int i = 1; i < argc;) {
		const option *o = option_named(argv[i]);
		int n;

		if (o != NULL && o->note != NULL)
			fprintf(stderr, "%s: %s\n", o->name, o->note);
		n = o != NULL ? o->take(q, argc - i - 1, argv + i + 1) : take_word(q, argv[i]);
		if (n < 0)
			return SMR_EINVAL;
		i += o != NULL ? n + 1 : n;
	}
	if (q->file != NULL && q->text != NULL)
		return smr_fail(SMR_EINVAL, "-f or -s, not both");
	return SMR_OK;
}

/* ---- the run --------------------------------------------------------------------------------- */

static smr_status print_plan(smr_ctx *ctx, const smr_script_open_params *r, const char *level)
{
	const smr_foreseen_script *f;

	SMR_TRY(smr_foresee_script(ctx, r, &f));
	smr_cli_systemds_plan(f, level, stdout);
	smr_foreseen_script_free(f);
	return SMR_OK;
}

static void print_seconds(const char *what, int64_t ns)
{
	printf("%s:\t\t%.3f sec.\n", what, (double)ns / 1e9);
}

static void print_reuse(const smr_explained_reuse *r)
{
	if (r != NULL)
		printf("LinCache hits, lookups:\t\t%llu/%llu.\nLinCache entries, evictions:\t%llu/"
		       "%llu.\nLinCache Rewrites:\t\t%llu.\n",
		       (unsigned long long)r->hits, (unsigned long long)r->lookups,
		       (unsigned long long)r->entries, (unsigned long long)r->evictions,
		       (unsigned long long)r->partial);
}

static smr_status print_statistics(const request *q, smr_script *script, int64_t started,
				   int64_t loaded)
{
	const smr_explained_script *e;
	int64_t now = smr_now_ns();

	puts("SystemDS Statistics:");
	if (!q->stats) {
		print_seconds("Total execution time", now - loaded);
		putchar('\n');
		return SMR_OK;
	}
	SMR_TRY(smr_script_tell(script, &e));
	print_seconds("Total elapsed time", now - started);
	print_seconds("Total compilation time", loaded - started);
	print_seconds("Total execution time", now - loaded);
	printf("Flows computed, compiled:\t%llu/%llu.\n", (unsigned long long)e->computed,
	       (unsigned long long)e->made);
	print_reuse(e->reuse);
	smr_cli_script_compressions(e, stdout);
	smr_cli_heavy_hitters(e, q->hitters, stdout);
	putchar('\n');
	smr_explained_script_free(e);
	return SMR_OK;
}

static smr_status run_script(const request *q, smr_ctx *ctx, const smr_script_open_params *r)
{
	int64_t started = smr_now_ns(), loaded;
	smr_script *script = NULL;
	smr_status st;

	setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
	if (q->explain != NULL)
		SMR_TRY(print_plan(ctx, r, q->explain));
	SMR_TRY(smr_script_load(ctx, r, q->stats ? SMR_SCRIPT_TELLS_TIMES : SMR_SCRIPT_TELLS_COUNTS,
				&script));
	loaded = smr_now_ns();
	st = smr_script_run(script, NULL, 0);
	if (st == SMR_OK)
		st = print_statistics(q, script, started, loaded);
	(void)smr_script_close(script);
	return st;
}

static smr_status open_and_run(const request *q)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_script_open_params r = SMR_INIT(smr_script_open_params);
	char *library = NULL, *in_jar = NULL;
	smr_ctx *ctx = NULL;
	smr_status st;

	o.device = q->device;
	r.path = q->text != NULL ? "-s" : q->file;
	r.text = q->text;
	r.length = q->text != NULL ? strlen(q->text) : 0;
	r.args = q->args;
	r.nargs = q->nargs;
	r.lineage = q->lineage;
	r.reuse = q->reuse;
	smr_keep_pages();
	st = smr_cli_scripts(q->jar, &r.path, &library, &in_jar);
	r.library = library;
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	if (st == SMR_OK)
		st = run_script(q, ctx, &r);
	(void)smr_close(ctx);
	smr_free(library);
	smr_free(in_jar);
	return st;
}

static void print_usage(FILE *to)
{
	fputs("usage: systemds [SystemDS.jar] [-f] FILE | -s TEXT [option ...]\n"
	      "  -nvargs NAME=VALUE ...  $NAME in the script\n"
	      "  -args VALUE ...         $1, $2 ... in the script\n"
	      "  -stats [N]              heavy hitters after the run, 10 if N is not given\n"
	      "  -explain [LEVEL]        the plan before the run: hops, runtime, recompile_hops, "
	      "recompile_runtime\n"
	      "  -lineage [REUSE]        traces, lineage(X); reuse_full, reuse_partial: results "
	      "are "
	      "kept for equal operations\n"
	      "  -exec MODE              singlenode, hybrid, spark: all run in this process\n"
	      "  -gpu [force]            on a GPU where that pays; always\n"
	      "  -clean                  nothing is left behind that is to be removed\n"
	      "  --scripts DIR|JAR       builtin functions written in DML\n"
	      "Passed over with a line: ",
	      to);
	for (size_t i = 0, n = 0; i < sizeof(options) / sizeof(options[0]); i++)
		if (options[i].note != NULL)
			fprintf(to, "%s%s", n++ > 0 ? " " : "", options[i].name);
	fputs("\n", to);
}

static int run_systemds(int argc, char **argv)
{
	request q = {.args = smr_calloc((size_t)argc + 1, sizeof(*q.args))};
	smr_status st = q.args != NULL ? parse(&q, argc, argv)
				       : smr_fail(SMR_ENOMEM, "no memory for arguments");

	if (st == SMR_OK && q.clean && q.file == NULL && q.text == NULL) {
		smr_free(q.args);
		return 0;
	}
	if (st == SMR_OK && (q.help || (q.file == NULL && q.text == NULL))) {
		print_usage(q.help ? stdout : stderr);
		smr_free(q.args);
		return q.help ? 0 : 2;
	}
	if (st == SMR_OK)
		st = open_and_run(&q);
	smr_free(q.args);
	return st == SMR_OK ? 0 : smr_cli_fail("systemds", "%s", smr_errmsg());
}

static const smr_cli_form forms[] = {
	{.operands =
		 "[SystemDS.jar] [-f] FILE.dml|-s TEXT [-nvargs NAME=VALUE ...|-args VALUE ...] "
		 "[-stats [N]] [-explain [LEVEL]] [-gpu [force]] ...",
	 .about = "Run a script with the options of SystemDS's own command. -help lists them."},
};

const smr_command smr_command_systemds = {
	.name = "systemds",
	.about = "run a DML script by SystemDS's command line",
	SMR_CLI_FORMS(forms),
	.more = "A link to samara that is called systemds takes this command line, too. The exit "
		"status is 1 where a script fails; SystemDS's is 0.",
	.run = run_systemds,
};
