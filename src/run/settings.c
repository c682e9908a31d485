/* The table of environment variables and their values. */
#include "run/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "back/back.h"
#include "base/str.h"
#include "base/thread/schedule.h"

static const char *impl_name(size_t i)
{
	size_t n = 0;

	while (n < i && smr_impls[n] != NULL)
		n++;
	return smr_impls[n] != NULL ? smr_impls[n]->name : NULL;
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

static bool is_transport_spec(const char *value)
{
	return strcmp(value, "loop") == 0 || strchr(value, ':') != NULL;
}

static bool is_scheme(const char *value)
{
	smr_scheme s;

	return smr_scheme_find(value, &s);
}

/* Returns whether the file is in an existing, writable folder. */
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
	const char *words;               /* NULL: see word, fits */
	smr_word_fn *word;               /* the same, from a registry */
	bool (*fits)(const char *value); /* NULL: see words */
	const char *about;               /* description of allowed values; NULL: see words */
} settings[] = {
	{"SAMARA", "on off 1 0", NULL, NULL, NULL},
	{"SAMARA_FP", "strict fast reassoc", NULL, NULL, NULL},
	{"SAMARA_CHECK", "sample always never", NULL, NULL, NULL},
	{"SAMARA_IMPL", NULL, impl_name, NULL, NULL},
	{"SAMARA_DEVICE", "cpu gpu auto webgpu", NULL, NULL, NULL},
	{"SAMARA_THREADS", NULL, NULL, is_count, "a number of threads"},
	{"SAMARA_MATMUL", "f32 tf32", NULL, NULL, NULL},
	{"SAMARA_GPU_UNITS", "fma mma wgmma", NULL, NULL, NULL},
	{"SAMARA_GPU_MEMORY", NULL, NULL, is_count, "a number of MiB"},
	{"SAMARA_FORCE", "0 1", NULL, NULL, NULL},
	{"SAMARA_CUT", NULL, NULL, is_count, "a number of pieces"},
	{"SAMARA_DETERMINISTIC", "0 1", NULL, NULL, NULL},
	{"SAMARA_TUNE", NULL, NULL, is_seconds, "a number of seconds"},
	{"SAMARA_VIA", NULL, NULL, is_transport_spec, "loop or TRANSPORT:ADDRESS"},
	{"SAMARA_CODE", "archive text", NULL, NULL, NULL},
	{"SAMARA_WASM_PATH", "core component", NULL, NULL, NULL},
	{"SAMARA_SCHEDULE", NULL, NULL, is_scheme, "the name of a scheme (docs/howto/learn.md)"},
	{"SAMARA_ERRNO", "strict math", NULL, NULL, NULL},
	{"SAMARA_OPAQUE", "gain all none", NULL, NULL, NULL},
	{"SAMARA_RUNTIME", "guest library", NULL, NULL, NULL},
	{"SAMARA_SANDBOX", "none", NULL, NULL, NULL},
	{"SAMARA_LIFT", "say", NULL, NULL, NULL},
	{"SAMARA_VERIFY", "0 1", NULL, NULL, NULL},
	{"SAMARA_LOG", "off error warn info debug", NULL, NULL, NULL},
	{"SAMARA_REPORT", NULL, NULL, is_file, "a file in a folder that can be written to"},
};

enum { SETTINGS = sizeof(settings) / sizeof(settings[0]) };

static const struct setting *find_setting(const char *variable)
{
	for (size_t i = 0; i < SETTINGS; i++)
		if (strcmp(settings[i].name, variable) == 0)
			return &settings[i];
	return NULL;
}

static bool fits(const struct setting *s, const char *value)
{
	return s->fits != NULL ? s->fits(value) : smr_words_have(s->words, s->word, value);
}

static void append_allowed_values(const struct setting *s, smr_str *out)
{
	if (s->fits != NULL)
		smr_str_puts(out, s->about);
	else
		smr_words_tell(out, s->words, s->word);
}

bool smr_setting_fits(const char *variable, const char *value, char *takes, size_t n)
{
	const struct setting *s = find_setting(variable);
	smr_str text = {0};

	if (s == NULL || (*value != '\0' && fits(s, value)))
		return true;
	append_allowed_values(s, &text);
	snprintf(takes, n, "%s", smr_str_text(&text));
	smr_str_free(&text);
	return false;
}

void smr_setting_words(const char *variable, const char **words, smr_word_fn **word)
{
	const struct setting *s = find_setting(variable);

	*words = s != NULL ? s->words : NULL;
	*word = s != NULL ? s->word : NULL;
}

void smr_settings_wrong(void (*tell)(void *ctx, const char *text), void *ctx)
{
	for (size_t i = 0; i < SETTINGS; i++) {
		const char *value = getenv(settings[i].name);
		smr_str text = {0};

		if (value == NULL || *value == '\0' || fits(&settings[i], value))
			continue;
		smr_str_printf(&text, "what is %s='%.64s'? it takes ", settings[i].name, value);
		append_allowed_values(&settings[i], &text);
		smr_str_puts(&text, "; it counts as not set");
		tell(ctx, smr_str_text(&text));
		smr_str_free(&text);
	}
}
