/* samara machine: prints, lists, checks and calibrates machine descriptions. */
#include <stdio.h>
#include <string.h>

#include "api/gpu_machine.h"
#include "api/operators.h"
#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/machine.h"
#include "cli/options.h"

typedef struct request {
	const char *name, *save, *probes;
	bool as_json, gpu;
} request;

static smr_status save_machine(smr_machine *m, const char *name)
{
	char *path = NULL;
	smr_status st;

	if (name == NULL)
		return SMR_OK;
	st = smr_machine_save(m, name, &path);
	if (st == SMR_OK)
		fprintf(stderr, "samara machine: kept as %s\n", path);
	smr_free(path);
	return st;
}

static smr_status calibrate_gpu(const request *r)
{
	smr_machine m = {.calibrated = false}, shown;
	smr_status st;

	smr_progress_begin("measuring the GPU");
	st = smr_measure_gpu(&m, smr_progress_step);
	smr_progress_end();
	if (st != SMR_OK)
		return st;
	if (smr_machine_is_emulated(&m))
		fputs("samara machine: there is no card: these are figures of an emulation\n",
		      stderr);
	st = smr_machine_keep_gpu(&m);
	shown = m;
	if (st == SMR_OK)
		st = save_machine(&m, r->save);
	return smr_cli_show_machine(&shown, NULL, r->as_json) == SMR_OK ? st : SMR_EIO;
}

/* The measurements are printed even if they cannot be saved. */
static smr_status calibrate_machine(const request *r)
{
	smr_machine m = {.calibrated = false};
	smr_status st;

	if (r->probes != NULL)
		return smr_cli_keep_probes(r->probes);
	if (r->gpu)
		return calibrate_gpu(r);
	smr_progress_begin("measuring this machine");
	st = smr_machine_calibrate(&m);
	if (st == SMR_OK && m.calibrated)
		st = smr_measure_operators(&m);
	smr_progress_end();
	if (!m.calibrated)
		return st;
	if (st == SMR_OK)
		st = smr_machine_keep(&m);
	if (st == SMR_OK)
		st = save_machine(&m, r->save);
	return smr_cli_show_machine(&m, NULL, r->as_json) == SMR_OK ? st : SMR_EIO;
}

static smr_status show_machine(const char *name, bool as_json)
{
	char *file = NULL;
	smr_machine m;
	smr_status st;

	if (strcmp(name, "this") != 0)
		SMR_TRY(smr_machine_file(name, &file));
	else if (smr_machine_host_file(&file) != SMR_OK)
		file = NULL; /* the shipped description with this host's number of cores */
	st = smr_machine_load(name, &m);
	if (st == SMR_OK)
		st = smr_cli_show_machine(&m, file, as_json);
	smr_free(file);
	return st;
}

/* The argument is a path even without a '/'. */
static smr_status check_machine_file(const char *path)
{
	char *none;
	smr_machine m;

	SMR_TRY(smr_machine_load(path, &m));
	SMR_TRY(smr_machine_unsourced(path, &none));
	printf("%s: %s can be predicted on", path, m.name);
	printf(none[0] != '\0' ? "; no source is given for %s\n" : "%s\n", none);
	smr_free(none);
	return SMR_OK;
}

/* ---- verbs ----------------------------------------------------------------------------------- */

static smr_status list_machines(const request *r)
{
	return smr_cli_list_machines(r->as_json);
}

static smr_status show_named(const request *r)
{
	return show_machine(r->name, r->as_json);
}

static smr_status show_this(const request *r)
{
	return show_machine("this", r->as_json);
}

static smr_status check_named(const request *r)
{
	return check_machine_file(r->name);
}

static int run_with(const smr_cli_options *o, int argc, char **argv,
		    smr_status (*work)(const request *r))
{
	request r = {0};

	if (smr_cli_take(o, argc, argv, &r) != SMR_OK)
		return smr_cli_usage(&smr_command_machine, "%s", smr_errmsg());
	if (!o->bare && r.name == NULL)
		return smr_cli_usage(&smr_command_machine, "%s what?", argv[0]);
	return work(&r) == SMR_OK ? 0 : smr_cli_fail("machine", "%s", smr_errmsg());
}

#define JSON SMR_CLI_JSON_ROW(request, as_json, "Print JSON, as machines/*.json have it.")

static const smr_cli_option json[] = {JSON};
static const smr_cli_option calibrating[] = {
	{"--gpu", SMR_CLI_FLAG, .at = offsetof(request, gpu),
	 .help = "Measure the first visible GPU instead, as the machine `this-gpu`: copies, "
		 "transfers, launches, products. `--device=auto` uses it as long as card and "
		 "driver are the same."},
	JSON,
	{"--probes", SMR_CLI_TEXT, .at = offsetof(request, probes), .metavar = "FILE",
	 .help = "Measure nothing: keep the kernels of this table, which were measured on GPUs or "
		 "TPUs. Predictions of these machines are corrected by them "
		 "(docs/howto/learn.md)."},
	SMR_CLI_QUIET_ROW,
	{"--save", SMR_CLI_TEXT, .at = offsetof(request, save), .metavar = "NAME",
	 .help = "Keep the result as a machine of your own as well, to predict on it from "
		 "elsewhere."},
};

static const smr_cli_options bare_options = {SMR_CLI_OPTIONS(json), .bare = true};
static const smr_cli_options show_options = {SMR_CLI_OPTIONS(json),
					     .file = offsetof(request, name)};
static const smr_cli_options check_options = {.file = offsetof(request, name)};
static const smr_cli_options calibrate_options = {SMR_CLI_OPTIONS(calibrating), .bare = true};

static int run_this(int argc, char **argv)
{
	return run_with(&bare_options, argc, argv, show_this);
}

static int run_list(int argc, char **argv)
{
	return run_with(&bare_options, argc, argv, list_machines);
}

static int run_show(int argc, char **argv)
{
	return run_with(&show_options, argc, argv, show_named);
}

static int run_check(int argc, char **argv)
{
	return run_with(&check_options, argc, argv, check_named);
}

static int run_calibrate(int argc, char **argv)
{
	return run_with(&calibrate_options, argc, argv, calibrate_machine);
}

static const smr_cli_form forms[] = {
	{.about = "Show this host.", .options = &bare_options, .run = run_this},
	{.verb = "list",
	 .about = "List all machines that are known.",
	 .options = &bare_options,
	 .run = run_list},
	{.verb = "show",
	 .operands = "NAME",
	 .about = "Show one of them, with the source of each figure.",
	 .options = &show_options,
	 .run = run_show},
	{.verb = "check",
	 .operands = "FILE",
	 .about = "Check a description of your own. machines/README.md lists its members.",
	 .options = &check_options,
	 .run = run_check},
	{.verb = "calibrate",
	 .about = "Measure this host, which takes some seconds, and keep the result in the cache, "
		  "one for each kind of host that shares it. Without it predictions use the "
		  "shipped description that fits best.",
	 .options = &calibrate_options,
	 .run = run_calibrate},
};

static int run_machine_command(int argc, char **argv)
{
	return smr_cli_run_verb(&smr_command_machine, argc, argv);
}

static const smr_cli_variable variables[] = {
	{"SAMARA_MACHINES", "Folders with machines of your own, NAME.json each; colons between "
			    "folders. Else ~/.config/samara/machines."},
};

const smr_command smr_command_machine = {
	.name = "machine",
	.about = "this host as the cost model sees it, and others; calibrate measures it",
	SMR_CLI_FORMS(forms),
	SMR_CLI_VARIABLES(variables),
	.text = "NAME is a machine of machines/, an alias of one, a machine of your own, a path, "
		"`this`, or `this-gpu`.",
	.run = run_machine_command,
};
