/* Strict JSON of the lenient form that SystemDS reads: words without quotes, single quotes. */
#include <ctype.h>
#include <string.h>

#include "dml/transform/transform.h"

/* Copies a quoted text; returns its end, NULL: the quote does not end. */
static const char *copy_quoted(const char *at, smr_str *out)
{
	char quote = *at++;

	smr_str_putc(out, '"');
	for (; *at != quote; at++) {
		if (*at == '\0')
			return NULL;
		if (*at == '"')
			smr_str_putc(out, '\\');
		smr_str_putc(out, *at);
		if (*at == '\\' && at[1] != '\0')
			smr_str_putc(out, *++at);
	}
	smr_str_putc(out, '"');
	return at + 1;
}

static bool is_plain(const char *s, size_t n)
{
	static const char *const words[] = {"true", "false", "null"};
	char text[64];
	double v;

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strlen(words[i]) == n && memcmp(words[i], s, n) == 0)
			return true;
	if (n == 0 || n >= sizeof(text) || !(isdigit((unsigned char)*s) || *s == '-'))
		return false;
	memcpy(text, s, n);
	text[n] = '\0';
	return dml_parse_number(text, n, &v) && strpbrk(text, "dDfF") == NULL;
}

static const char *copy_word(const char *at, smr_str *out)
{
	size_t n = strcspn(at, ",:]}{['\"\n\r"), used = n;

	while (used > 0 && (at[used - 1] == ' ' || at[used - 1] == '\t'))
		used--;
	if (is_plain(at, used)) {
		smr_str_write(out, at, used);
		return at + n;
	}
	smr_str_putc(out, '"');
	for (size_t i = 0; i < used; i++) {
		if (at[i] == '\\')
			smr_str_putc(out, '\\');
		smr_str_putc(out, at[i]);
	}
	smr_str_putc(out, '"');
	return at + n;
}

smr_status dml_spec_strict(const char *text, smr_str *out)
{
	for (const char *at = text; *at != '\0';) {
		if (*at == '"' || *at == '\'') {
			at = copy_quoted(at, out);
			if (at == NULL)
				return smr_fail(SMR_EINVAL, "the specification has a quote that "
							    "does not end");
		} else if (strchr("{}[]:, \t\r\n", *at) != NULL) {
			smr_str_putc(out, *at++);
		} else {
			at = copy_word(at, out);
		}
	}
	return smr_str_status(out, "a specification");
}
