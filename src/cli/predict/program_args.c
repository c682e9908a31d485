/* Determines the kind of a program by the endings of file names. */
#include "cli/predict/program_args.h"

#include <string.h>

#include "base/alloc.h"
#include "cli/run/script.h"

static void take_source(void *request, char *arg)
{
	smr_program_take(((smr_cli_asked *)request)->program, arg);
}

/* @p own: the number of arguments before those of the program. */
static smr_status make_room(smr_cli_asked *a, int argc, char **argv, int *own)
{
	bool of_c = smr_program_has_source(argc, argv);

	a->script = (smr_script_open_params)SMR_INIT(smr_script_open_params);
	a->given = smr_calloc((size_t)argc + 1, sizeof(*a->given));
	*own = smr_cli_script_options(argc, argv);
	if (of_c)
		a->program = smr_program_begin(argc, argv, own);
	if (a->given == NULL || (of_c && a->program == NULL))
		return smr_fail(SMR_ENOMEM, "no memory for options");
	return SMR_OK;
}

/* Returns NULL, or an error message. */
static const char *check_program_request(const smr_cli_asked *a)
{
	if (a->file == NULL)
		return "which program?";
	if (a->past && a->program == NULL)
		return "--past is of programs of C";
	if (a->entry != NULL && !smr_cli_is_mlir(a->file))
		return "--entry is of tensor programs (FILE.mlir)";
	if (a->program == NULL && !smr_cli_is_mlir(a->file) && !smr_cli_ends_in(a->file, ".dml"))
		return "a program is one of tensors (FILE.mlir), a script (FILE.dml) or one of C "
		       "(FILE.c ...)";
	return NULL;
}

static smr_status take_arguments(smr_cli_asked *a, int argc, char **argv)
{
	if (a->program != NULL || !smr_cli_ends_in(a->file, ".dml"))
		return SMR_OK;
	a->script.path = a->file;
	a->script.args = a->given;
	return smr_cli_script_arguments(argc, argv, a->given, &a->script.nargs);
}

bool smr_cli_asked_take(const smr_command *c, const smr_cli_options *o, int argc, char **argv,
			void *request, int *rc)
{
	smr_cli_asked *a = request;
	smr_cli_options options = *o;
	int own, from;
	const char *wrong;
	smr_status st;

	*rc = 0;
	if (make_room(a, argc, argv, &own) != SMR_OK) {
		*rc = smr_cli_fail(c->name, "%s", smr_errmsg());
		return false;
	}
	options.file = offsetof(smr_cli_asked, file);
	options.other = a->program != NULL ? take_source : NULL;
	options.sees_slips = true;
	st = smr_cli_take(&options, own, argv, request);
	if (a->program != NULL)
		a->file = a->program->sources[0];
	wrong = check_program_request(a);
	from = own + (own < argc && strcmp(argv[own], "--") == 0);
	if (st != SMR_OK)
		*rc = smr_cli_usage(c, "%s", smr_errmsg());
	else if (wrong != NULL)
		*rc = smr_cli_usage(c, "%s", wrong);
	else if (take_arguments(a, argc - from, argv + from) != SMR_OK)
		*rc = smr_cli_fail(c->name, "%s", smr_errmsg());
	return *rc == 0;
}

void smr_cli_asked_close(smr_cli_asked *a)
{
	smr_free(a->given);
	smr_free(a->program);
}
