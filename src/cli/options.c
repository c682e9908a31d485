/* Parses the command line and the environment by a table of options. */
#include "cli/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "front/c/words.h"
#include "front/stablehlo/bytecode/bytecode.h"
#include "front/stablehlo/bytecode/program.h"
#include "run/settings.h"

static char *find_value(const char *name, int argc, char **argv, int *i)
{
	size_t n = strlen(name);
	char *arg = argv[*i], *next = *i + 1 < argc ? argv[*i + 1] : NULL;

	if (strncmp(arg, name, n) != 0)
		return NULL;
	if (arg[n] == '=')
		return arg + n + 1;
	if (arg[n] != '\0' || next == NULL)
		return NULL;
	++*i;
	return next;
}

bool smr_cli_number(const char *text, uint64_t most, uint64_t *out)
{
	char *end;

	if (*text < '0' || *text > '9')
		return false;
	errno = 0;
	*out = strtoull(text, &end, 10);
	return errno == 0 && *end == '\0' && *out <= most;
}

static bool put_number(const smr_cli_option *o, const char *text, void *at)
{
	uint64_t n;
	bool fits = smr_cli_number(text, (uint64_t)o->most, &n) && (long)n >= o->least;

	if (fits)
		*(long *)at = (long)n;
	return fits;
}

static bool put_flag(const smr_cli_option *o, void *at)
{
	if (o->on != NULL)
		o->on();
	else
		*(bool *)at = true;
	return true;
}

static bool store_value(const smr_cli_option *o, char *value, void *request)
{
	void *at = (char *)request + o->at;
	char takes[16];

	if (value != NULL && !o->open && !smr_cli_is_word(o, value))
		return false;
	switch (o->kind) {
	case SMR_CLI_FLAG:
		return put_flag(o, at);
	case SMR_CLI_NUMBER:
		return put_number(o, value, at);
	case SMR_CLI_SETTING:
		if (!smr_setting_fits(o->variable, value, takes, sizeof(takes)))
			return false;
		*(const char **)at = value;
		return true;
	case SMR_CLI_TEXT:
		*(const char **)at = value;
		return true;
	default:
		return o->take(request, value);
	}
}

/* ---- the command line ------------------------------------------------------------------------ */

/* Whether argv[*i] is this option; gives its value. */
static bool is_this(const smr_cli_option *o, int argc, char **argv, int *i, char **value)
{
	bool alone = strcmp(argv[*i], o->name) == 0;

	*value = NULL;
	if (o->kind == SMR_CLI_FLAG)
		return alone;
	if (o->kind == SMR_CLI_MAYBE && alone &&
	    (o->is_value == NULL || *i + 1 >= argc || !o->is_value(argv[*i + 1])))
		return true;
	*value = find_value(o->name, argc, argv, i);
	return *value != NULL;
}

static bool is_any(const smr_cli_options *o, int argc, char **argv, int *i,
		   const smr_cli_option **known, char **value)
{
	for (size_t k = 0; k < o->n; k++)
		if (is_this(&o->list[k], argc, argv, i, value)) {
			*known = &o->list[k];
			return true;
		}
	return false;
}

/* Whether it is an option that needs a value and has none. */
static bool lacks_value(const smr_cli_options *o, const char *arg)
{
	for (size_t k = 0; k < o->n; k++)
		if (o->list[k].kind != SMR_CLI_FLAG && strcmp(o->list[k].name, arg) == 0)
			return true;
	return false;
}

static smr_status take_other(const smr_cli_options *o, char *arg, void *request)
{
	const char **file = (const char **)((char *)request + o->file);

	if (o->other != NULL && !lacks_value(o, arg) &&
	    (!o->sees_slips || !smr_cli_is_slip(o, arg))) {
		o->other(request, arg);
		return SMR_OK;
	}
	if (arg[0] == '-')
		return o->flag != NULL && o->flag(request, arg) ? SMR_OK
								: smr_cli_told_option(o, arg);
	if (o->bare)
		return smr_fail(SMR_EINVAL, "what is '%s'? nothing but options is taken here", arg);
	if (*file != NULL)
		return smr_fail(SMR_EINVAL,
				"what is '%s'? there is '%s' already; arguments of a program or a "
				"script come after --",
				arg, *file);
	*file = arg;
	return SMR_OK;
}

/* ---- the environment ------------------------------------------------------------------------- */

/* An invalid value counts as not set: smr_settings_wrong() has already reported it. */
static void take_variable(const smr_cli_option *o, void *request)
{
	char *value = o->variable != NULL ? getenv(o->variable) : NULL;

	if (value == NULL || *value == '\0')
		return;
	if (o->kind == SMR_CLI_FLAG && strcmp(value, o->sets != NULL ? o->sets : "1") != 0)
		return;
	(void)store_value(o, value, request);
}

smr_status smr_cli_take(const smr_cli_options *o, int argc, char **argv, void *request)
{
	for (size_t k = 0; k < o->n; k++)
		take_variable(&o->list[k], request);
	for (int i = 1; i < argc; i++) {
		const smr_cli_option *known;
		char *value;

		if (!is_any(o, argc, argv, &i, &known, &value)) {
			SMR_TRY(take_other(o, argv[i], request));
			continue;
		}
		if (!store_value(known, value, request))
			return smr_cli_told_value(known, argv[i]);
	}
	return SMR_OK;
}

smr_status smr_cli_environment(const smr_cli_options *o, const void *request, smr_environment *env)
{
	for (size_t k = 0; k < o->n; k++) {
		const smr_cli_option *x = &o->list[k];
		const void *at = (const char *)request + x->at;
		const char *value = NULL;

		if (x->variable == NULL)
			continue;
		if (x->kind == SMR_CLI_FLAG && *(const bool *)at)
			value = x->sets != NULL ? x->sets : "1";
		else if (x->kind == SMR_CLI_TEXT || x->kind == SMR_CLI_SETTING)
			value = *(const char *const *)at;
		if (value != NULL)
			SMR_TRY(smr_environment_set(env, x->variable, value));
	}
	return SMR_OK;
}

/* ---- values ---------------------------------------------------------------------------------- */

bool smr_cli_ends_in(const char *file, const char *ending)
{
	size_t n = strlen(file), k = strlen(ending);

	return n > k && strcmp(file + n - k, ending) == 0;
}

bool smr_cli_is(const char *given, const char *word)
{
	return given != NULL && strcmp(given, word) == 0;
}

bool smr_cli_is_number(const char *text)
{
	uint64_t n;

	return smr_cli_number(text, UINT64_MAX, &n);
}

bool smr_cli_is_output(const char *text)
{
	static const char *const programs[] = {".o", ".a", ".mlir", ".mlirbc", ".dml"};

	for (size_t i = 0; i < sizeof(programs) / sizeof(programs[0]); i++)
		if (smr_cli_ends_in(text, programs[i]))
			return false;
	return text[0] != '-' && text[0] != '\0' && smr_cc_compiler_of(text) == NULL;
}

bool smr_cli_has_file(int argc, char **argv, const char *ending)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (argv[i][0] != '-' && smr_cli_ends_in(argv[i], ending))
			return true;
	return false;
}

/* Reads a file only if its first bytes may be those of a program that is not text. */
static bool holds_mlir(const char *file)
{
	FILE *f = fopen(file, "rb");
	unsigned char head[8] = {0};
	size_t n = f != NULL ? fread(head, 1, sizeof(head), f) : 0;
	bool yes = false;
	char *data;

	if (f != NULL)
		(void)fclose(f);
	if (n < sizeof(head) || smr_mlir_is_bytecode(head, n) || !smr_jax_export_begins(head))
		return smr_mlir_is_bytecode(head, n);
	if (smr_read_file(file, &data, &n) == SMR_OK) {
		yes = smr_jax_export_find(data, n, NULL, NULL);
		smr_free(data);
	}
	return yes;
}

bool smr_cli_is_mlir(const char *file)
{
	return smr_cli_ends_in(file, ".mlir") || smr_cli_ends_in(file, ".mlirbc") ||
	       (smr_cc_compiler_of(file) == NULL && holds_mlir(file));
}

bool smr_cli_has_mlir(int argc, char **argv)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (argv[i][0] != '-' && smr_cli_is_mlir(argv[i]))
			return true;
	return false;
}

bool smr_cli_devices(char *text, uint64_t most, uint64_t *devices)
{
	char *colon = strrchr(text, ':');

	*devices = 0;
	if (colon != NULL) {
		if (colon == text || !smr_cli_number(colon + 1, most, devices) || *devices < 1)
			return false;
		*colon = '\0';
	}
	return *text != '\0';
}

void smr_cli_set_matmul(const char *word)
{
	if (word != NULL)
		setenv("SAMARA_MATMUL", word, 1);
}
