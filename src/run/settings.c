/* What each variable takes, in one table. */
#include "run/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "back/back.h"
#include "base/schedule.h"
#include "base/str.h"

static bool is_impl(const char *value)
{
	return smr_impl_find(value) != NULL;
}

static void tell_impls(smr_str *out)
{
	for (const smr_impl *const *i = smr_impls; *i != NULL; i++)
		smr_str_printf(out, "%s%s", i == smr_impls ? "" : ", ", (*i)->name);
}

static bool is_count(const char *value)
{
	return strspn(value, "0123456789") == strlen(value) && strtol(value, NULL, 10) > 0;
}

static bool is_seconds(const char *value)
{
	char *end;
	double s = strtod(value, &end);

	return *end == '\0' && s >= 0 && s < 1e9;
}

static bool is_via(const char *value)
{
	return strcmp(value, "loop") == 0 || strchr(value, ':') != NULL;
}

static bool is_scheme(const char *value)
{
	smr_scheme s;

	return smr_scheme_find(value, &s);
}

/* In a folder that is there and may be written to. */
static bool is_file(const char *value)
{
	const char *slash = strrchr(value, '/');
	char folder[4096];

	if (slash == NULL)
		return true;
	snprintf(folder, sizeof(folder), "%.*s", slash == value ? 1 : (int)(slash - value), value);
	return access(folder, W_OK) == 0;
}

static const struct setting {
	const char *name;
	const char *words;               /* NULL: see fits */
	bool (*fits)(const char *value); /* NULL: see words */
	const char *about;               /* what it takes; NULL: see words, tell */
	void (*tell)(smr_str *out);
} settings[] = {
	{"SAMARA", "on off 1 0", NULL, NULL, NULL},
	{"SAMARA_FP", "strict fast reassoc", NULL, NULL, NULL},
	{"SAMARA_CHECK", "sample always never", NULL, NULL, NULL},
	{"SAMARA_IMPL", NULL, is_impl, NULL, tell_impls},
	{"SAMARA_THREADS", NULL, is_count, "a number of threads", NULL},
	{"SAMARA_FORCE", "0 1", NULL, NULL, NULL},
	{"SAMARA_CUT", NULL, is_count, "a number of pieces", NULL},
	{"SAMARA_DETERMINISTIC", "0 1", NULL, NULL, NULL},
	{"SAMARA_TUNE", NULL, is_seconds, "a number of seconds", NULL},
	{"SAMARA_VIA", NULL, is_via, "loop or TRANSPORT:ADDRESS", NULL},
	{"SAMARA_CODE", "archive text", NULL, NULL, NULL},
	{"SAMARA_WASM_PATH", "core component", NULL, NULL, NULL},
	{"SAMARA_SCHEDULE", NULL, is_scheme, "the name of a scheme (docs/learning.md)", NULL},
	{"SAMARA_ERRNO", "strict math", NULL, NULL, NULL},
	{"SAMARA_OPAQUE", "gain all none", NULL, NULL, NULL},
	{"SAMARA_RUNTIME", "guest library", NULL, NULL, NULL},
	{"SAMARA_SANDBOX", "none", NULL, NULL, NULL},
	{"SAMARA_LIFT", "say", NULL, NULL, NULL},
	{"SAMARA_VERIFY", "0 1", NULL, NULL, NULL},
	{"SAMARA_LOG", "off error warn info debug", NULL, NULL, NULL},
	{"SAMARA_REPORT", NULL, is_file, "a file in a folder that can be written to", NULL},
};

enum { SETTINGS = sizeof(settings) / sizeof(settings[0]) };

static bool is_among(const char *value, const char *words)
{
	size_t n = strlen(value);

	for (const char *w = words; w != NULL && *w != '\0'; w = strchr(w, ' ')) {
		w += *w == ' ';
		if (strncmp(w, value, n) == 0 && (w[n] == '\0' || w[n] == ' '))
			return true;
	}
	return false;
}

static void tell_words(smr_str *out, const char *words)
{
	while (*words != '\0') {
		size_t n = strcspn(words, " ");
		const char *rest = words + n + (words[n] == ' ');

		smr_str_printf(out, "%.*s%s", (int)n, words,
			       *rest == '\0'               ? ""
			       : strchr(rest, ' ') == NULL ? " or "
							   : ", ");
		words = rest;
	}
}

static bool fits(const struct setting *s, const char *value)
{
	if (*value == '\0')
		return true;
	return s->words != NULL ? is_among(value, s->words) : s->fits(value);
}

static void tell_takes(const struct setting *s, smr_str *out)
{
	if (s->words != NULL)
		tell_words(out, s->words);
	else if (s->tell != NULL)
		s->tell(out);
	else
		smr_str_puts(out, s->about);
}

bool smr_setting_fits(const char *variable, const char *value, char *takes, size_t n)
{
	for (size_t i = 0; i < SETTINGS; i++) {
		smr_str text = {0};

		if (strcmp(settings[i].name, variable) != 0)
			continue;
		if (fits(&settings[i], value) && *value != '\0')
			return true;
		tell_takes(&settings[i], &text);
		snprintf(takes, n, "%s", smr_str_text(&text));
		smr_str_free(&text);
		return false;
	}
	return true;
}

void smr_settings_wrong(void (*tell)(void *ctx, const char *text), void *ctx)
{
	for (size_t i = 0; i < SETTINGS; i++) {
		const char *value = getenv(settings[i].name);
		smr_str text = {0};

		if (value == NULL || fits(&settings[i], value))
			continue;
		smr_str_printf(&text, "what is %s='%.64s'? it takes ", settings[i].name, value);
		tell_takes(&settings[i], &text);
		smr_str_puts(&text, "; it counts as not set");
		tell(ctx, smr_str_text(&text));
		smr_str_free(&text);
	}
}
