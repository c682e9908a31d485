/* samara run of a script of DML. */
#include "cli/script.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "samara/samara.h"

typedef struct request {
	const char *file, *library;
	long threads;
	bool fixed, stats;
} request;

static const smr_cli_option options[] = {
	{"--threads", SMR_CLI_NUMBER, .at = offsetof(request, threads), .most = 1024},
	{"--scripts", SMR_CLI_TEXT, .at = offsetof(request, library)},
	{"--deterministic", SMR_CLI_FLAG, .at = offsetof(request, fixed)},
	{"--stats", SMR_CLI_FLAG, .at = offsetof(request, stats)},
};

static const smr_cli_options all_options = {options, sizeof(options) / sizeof(options[0]),
					    offsetof(request, file), NULL};

/* name=value, -nvargs name=value ..., -args value ... */
static smr_status take_arguments(int argc, char **argv, smr_script_argument *out, size_t *n)
{
	static char numbers[64][16];
	bool by_number = false;

	*n = 0;
	for (int i = 0; i < argc; i++) {
		char *equals = strchr(argv[i], '=');

		if (strcmp(argv[i], "-nvargs") == 0 || strcmp(argv[i], "-args") == 0) {
			by_number = argv[i][1] == 'a';
			continue;
		}
		if (by_number) {
			if (*n == sizeof(numbers) / sizeof(numbers[0]))
				return smr_fail(SMR_EINVAL, "more than %zu arguments", *n);
			snprintf(numbers[*n], sizeof(numbers[*n]), "%zu", *n + 1);
			out[*n] = (smr_script_argument){numbers[*n], argv[i]};
		} else if (equals == NULL || equals == argv[i]) {
			return smr_fail(SMR_EINVAL, "'%s' is no argument of a script: name=value",
					argv[i]);
		} else {
			*equals = '\0';
			out[*n] = (smr_script_argument){argv[i], equals + 1};
		}
		++*n;
	}
	return SMR_OK;
}

static smr_status run(const request *q, int argc, char **argv)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_script_argument *args = smr_calloc((size_t)argc + 1, sizeof(*args));
	smr_script_open_params r = SMR_INIT(smr_script_open_params);
	smr_script_stats stats = SMR_INIT(smr_script_stats);
	smr_script *script = NULL;
	smr_ctx *ctx = NULL;
	smr_status st = SMR_OK;

	o.threads = (int)q->threads;
	o.deterministic = q->fixed;
	r.path = q->file;
	r.library = q->library;
	r.args = args;
	if (args == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for arguments");
	if (st == SMR_OK)
		st = take_arguments(argc, argv, args, &r.nargs);
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	if (st == SMR_OK)
		st = smr_script_open(ctx, &r, &script);
	if (st == SMR_OK)
		st = smr_script_run(script, NULL, 0);
	if (st == SMR_OK)
		st = smr_script_stat(script, &stats);
	if (st == SMR_OK && q->stats)
		fprintf(stderr, "computed %llu times, by %llu flows\n",
			(unsigned long long)stats.flushes, (unsigned long long)stats.compiled);
	(void)smr_script_close(script);
	(void)smr_close(ctx);
	smr_free(args);
	return st;
}

int smr_cli_run_script(int argc, char **argv)
{
	request q = {0};
	int own = 1;
	const char *wrong;

	while (own < argc && strcmp(argv[own], "--") != 0 && strcmp(argv[own], "-nvargs") != 0 &&
	       strcmp(argv[own], "-args") != 0)
		own++;
	wrong = smr_cli_take(&all_options, own, argv, &q);
	if (wrong != NULL)
		return smr_cli_usage(&smr_command_run, "what is '%s'?", wrong);
	own += own < argc && strcmp(argv[own], "--") == 0;
	return run(&q, argc - own, argv + own) == SMR_OK ? 0
							 : smr_cli_fail("run", "%s", smr_errmsg());
}
