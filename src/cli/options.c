/* Options as a table. */
#include "cli/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/near.h"
#include "front/c/words.h"
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

static bool put(const smr_cli_option *o, char *value, void *request)
{
	void *at = (char *)request + o->at;
	char takes[16];

	switch (o->kind) {
	case SMR_CLI_FLAG:
		return *(bool *)at = true;
	case SMR_CLI_TEXT:
		*(const char **)at = value;
		return true;
	case SMR_CLI_NUMBER:
		return put_number(o, value, at);
	case SMR_CLI_SETTING:
		return smr_setting_fits(o->variable, value, takes, sizeof(takes)) &&
		       setenv(o->variable, value, 1) == 0;
	default:
		return o->take(request, value);
	}
}

/* "--fp=strict", or "--fp" "strict". */
static bool is_flag(const char *name, int argc, char **argv, int *i)
{
	size_t n = strcspn(name, "=");

	if (strcmp(argv[*i], name) == 0)
		return true;
	if (name[n] == '\0' || strlen(argv[*i]) != n || strncmp(argv[*i], name, n) != 0 ||
	    *i + 1 >= argc || strcmp(argv[*i + 1], name + n + 1) != 0)
		return false;
	++*i;
	return true;
}

/* Whether argv[*i] is this option, with its value. */
static bool is_this(const smr_cli_option *o, int argc, char **argv, int *i, char **value)
{
	bool alone = o->kind == SMR_CLI_MAYBE && strcmp(argv[*i], o->name) == 0;

	*value = NULL;
	if (o->kind == SMR_CLI_FLAG)
		return is_flag(o->name, argc, argv, i);
	if (alone && (o->is_value == NULL || *i + 1 >= argc || !o->is_value(argv[*i + 1])))
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

/* ---- what is wrong --------------------------------------------------------------------------- */

enum { NAMES = 64 }; /* that are looked at for one that was meant */

/* Of values that only their option knows. */
static smr_status told_value(const smr_cli_option *o, const char *arg)
{
	char takes[256];

	if (o->value != NULL)
		return smr_fail(SMR_EINVAL, "what is '%s'? %s takes %s", arg, o->name, o->value);
	if (o->kind == SMR_CLI_SETTING && !smr_setting_fits(o->variable, "", takes, sizeof(takes)))
		return smr_fail(SMR_EINVAL, "what is '%s'? %s takes %s", arg, o->name, takes);
	if (o->kind == SMR_CLI_NUMBER)
		return smr_fail(SMR_EINVAL, "what is '%s'? %s takes a whole number from %ld to %ld",
				arg, o->name, o->least, o->most);
	return smr_fail(SMR_EINVAL, "what is '%s'?", arg);
}

static smr_status told_option(const smr_cli_options *o, const char *arg)
{
	size_t n = strcspn(arg, "=");
	const char *names[NAMES], *near;
	char name[32];
	size_t k;

	for (k = 0; k < o->n && k < NAMES; k++) {
		const smr_cli_option *known = &o->list[k];

		names[k] = known->name;
		if (strncmp(known->name, arg, n) != 0 || known->name[n] != '\0')
			continue;
		if (known->kind == SMR_CLI_FLAG)
			return smr_fail(SMR_EINVAL, "what is '%s'? %s takes no value", arg,
					names[k]);
		return known->value != NULL ? smr_fail(SMR_EINVAL, "what is '%s'? %s takes %s", arg,
						       names[k], known->value)
					    : smr_fail(SMR_EINVAL, "what is '%s'? %s takes a value",
						       arg, names[k]);
	}
	snprintf(name, sizeof(name), "%.*s", (int)n, arg);
	near = smr_near(name, names, k);
	if (near != NULL)
		return smr_fail(SMR_EINVAL, "what is '%s'? (did you mean %s?)", arg, near);
	return smr_fail(SMR_EINVAL, "what is '%s'?", arg);
}

/* An option that should have a value and has none. */
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

	if (o->other != NULL && !lacks_value(o, arg)) {
		o->other(request, arg);
		return SMR_OK;
	}
	if (arg[0] == '-')
		return o->flag != NULL && o->flag(request, arg) ? SMR_OK : told_option(o, arg);
	if (*file != NULL)
		return smr_fail(SMR_EINVAL,
				"what is '%s'? there is '%s' already; what a program or a script "
				"is given comes behind --",
				arg, *file);
	*file = arg;
	return SMR_OK;
}

smr_status smr_cli_take(const smr_cli_options *o, int argc, char **argv, void *request)
{
	for (int i = 1; i < argc; i++) {
		const smr_cli_option *known;
		char *value;

		if (!is_any(o, argc, argv, &i, &known, &value)) {
			SMR_TRY(take_other(o, argv[i], request));
			continue;
		}
		if (!put(known, value, request))
			return told_value(known, argv[i]);
	}
	return SMR_OK;
}

bool smr_cli_ends_in(const char *file, const char *ending)
{
	size_t n = strlen(file), k = strlen(ending);

	return n > k && strcmp(file + n - k, ending) == 0;
}

bool smr_cli_is_number(const char *text)
{
	uint64_t n;

	return smr_cli_number(text, UINT64_MAX, &n);
}

bool smr_cli_is_output(const char *text)
{
	static const char *const programs[] = {".o", ".a", ".mlir", ".dml"};

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
