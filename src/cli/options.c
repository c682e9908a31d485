/* Options as a table. */
#include "cli/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/near.h"

char *smr_cli_value(const char *name, int argc, char **argv, int *i)
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

	switch (o->kind) {
	case SMR_CLI_FLAG:
		return *(bool *)at = true;
	case SMR_CLI_TEXT:
		*(const char **)at = value;
		return true;
	case SMR_CLI_NUMBER:
		return put_number(o, value, at);
	default:
		return o->take(request, value);
	}
}

/* Whether argv[*i] is this option, with its value. */
static bool is_this(const smr_cli_option *o, int argc, char **argv, int *i, char **value)
{
	bool alone = strcmp(argv[*i], o->name) == 0;

	*value = NULL;
	if (o->kind == SMR_CLI_FLAG || (o->kind == SMR_CLI_MAYBE && alone))
		return alone;
	*value = smr_cli_value(o->name, argc, argv, i);
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
	if (o->value != NULL)
		return smr_fail(SMR_EINVAL, "what is '%s'? %s takes %s", arg, o->name, o->value);
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

static smr_status take_other(const smr_cli_options *o, char *arg, void *request)
{
	const char **file = (const char **)((char *)request + o->file);

	if (o->other != NULL) {
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
