/* Regular expressions of Java, translated to those of POSIX where both mean the same: classes,
 * repetitions, groups. Others are refused. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "dml/lambda/lambda.h"

static const struct class
{
	const char *java, *posix; /* posix: within brackets */
} classes[] = {
	{"s", " \t\n\v\f\r"},        {"d", "0-9"},           {"w", "a-zA-Z0-9_"},
	{"p{Alnum}", "a-zA-Z0-9"},   {"p{Alpha}", "a-zA-Z"}, {"p{Digit}", "0-9"},
	{"p{Lower}", "a-z"},         {"p{Upper}", "A-Z"},    {"p{Punct}", "[:punct:]"},
	{"p{Space}", " \t\n\v\f\r"}, {"S", "^ \t\n\v\f\r"},  {"D", "^0-9"},
	{"W", "^a-zA-Z0-9_"},
};

static smr_status refuse(const char *s, size_t n)
{
	return smr_fail(SMR_EUNSUPPORTED,
			"the regular expression '%.*s' has what lambdas do not support: there are "
			"characters, classes, groups and repetitions",
			n < 60 ? (int)n : 60, s);
}

/* Translates what follows a backslash; returns its length, 0: it is not known. */
static size_t put_class(const char *s, size_t n, bool inside, smr_str *out)
{
	for (size_t i = 0; i < sizeof(classes) / sizeof(classes[0]); i++) {
		size_t len = strlen(classes[i].java);

		if (len > n || memcmp(s, classes[i].java, len) != 0)
			continue;
		if (inside && *classes[i].posix == '^')
			return 0;
		smr_str_printf(out, inside ? "%s" : "[%s]", classes[i].posix);
		return len;
	}
	return 0;
}

/* Translates an escape at @p s, which begins with a backslash; returns its length, 0: refused. */
static size_t put_escape(const char *s, size_t n, bool inside, smr_str *out)
{
	size_t len;

	if (n < 2)
		return 0;
	len = put_class(s + 1, n - 1, inside, out);
	if (len > 0)
		return len + 1;
	if (isalnum((unsigned char)s[1]) || (inside && strchr("]^-[\\", s[1]) != NULL))
		return 0;
	smr_str_printf(out, inside ? "%c" : "\\%c", s[1]);
	return 2;
}

/* Translates "[...]"; returns its length, 0: refused. */
static size_t put_brackets(const char *s, size_t n, smr_str *out)
{
	size_t i = 1;

	smr_str_putc(out, '[');
	if (i < n && s[i] == '^')
		smr_str_putc(out, s[i++]);
	if (i < n && s[i] == ']')
		return 0;
	while (i < n && s[i] != ']') {
		size_t len = 1;

		if (s[i] == '[' || s[i] == '&')
			return 0;
		if (s[i] == '\\')
			len = put_escape(s + i, n - i, true, out);
		else
			smr_str_putc(out, s[i]);
		if (len == 0)
			return 0;
		i += len;
	}
	smr_str_putc(out, ']');
	return i < n ? i + 1 : 0;
}

static bool is_refused(const char *s, size_t n, size_t i)
{
	bool repeats = i > 0 && strchr("*+?}", s[i - 1]) != NULL;

	return s[i] == '|' || (s[i] == '(' && i + 1 < n && s[i + 1] == '?') ||
	       (strchr("*+?", s[i]) != NULL &&
		(i == 0 || (repeats && (i < 2 || s[i - 2] != '\\'))));
}

static smr_status translate(const char *s, size_t n, smr_str *out)
{
	for (size_t i = 0; i < n;) {
		size_t len = 1;

		if (is_refused(s, n, i))
			return refuse(s, n);
		if (s[i] == '\\')
			len = put_escape(s + i, n - i, false, out);
		else if (s[i] == '[')
			len = put_brackets(s + i, n - i, out);
		else
			smr_str_putc(out, s[i]);
		if (len == 0)
			return refuse(s, n);
		i += len;
	}
	return smr_str_status(out, "a regular expression");
}

smr_status dml_lambda_compile(const char *s, size_t n, regex_t *out)
{
	smr_str text = {0};
	smr_status st = translate(s, n, &text);

	if (st == SMR_OK && regcomp(out, smr_str_text(&text), REG_EXTENDED) != 0)
		st = refuse(s, n);
	smr_str_free(&text);
	return st;
}

static smr_status give_text(smr_arena *a, smr_str *text, dml_lambda_value *out)
{
	*out = (dml_lambda_value){.kind = DML_LAMBDA_TEXT,
				  .s = smr_arena_strndup(a, smr_str_text(text), text->n),
				  .n = text->n};
	smr_str_free(text);
	return out->s != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a lambda");
}

smr_status dml_lambda_replace(smr_arena *a, const regex_t *p, const char *s, size_t n,
			      const char *by, size_t nby, bool all, dml_lambda_value *out)
{
	const char *text = smr_arena_strndup(a, s, n);
	smr_str made = {0};
	regmatch_t m;
	size_t at = 0;

	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	if (memchr(by, '$', nby) != NULL || memchr(by, '\\', nby) != NULL)
		return smr_fail(SMR_EUNSUPPORTED, "a replacement with $ or \\ is not supported");
	while (at <= n && regexec(p, text + at, 1, &m, at > 0 ? REG_NOTBOL : 0) == 0) {
		smr_str_write(&made, text + at, (size_t)m.rm_so);
		smr_str_write(&made, by, nby);
		if (m.rm_eo == m.rm_so && at + (size_t)m.rm_eo < n)
			smr_str_putc(&made, text[at + (size_t)m.rm_eo]);
		at += (size_t)m.rm_eo + (m.rm_eo == m.rm_so);
		if (!all)
			break;
	}
	if (at < n)
		smr_str_write(&made, text + at, n - at);
	SMR_TRY(smr_str_status(&made, "a text"));
	return give_text(a, &made, out);
}

/* Empty texts at the end are left out, as in Java. */
smr_status dml_lambda_split(smr_arena *a, const regex_t *p, const char *s, size_t n,
			    dml_lambda_value *out)
{
	const char *text = smr_arena_strndup(a, s, n);
	dml_lambda_value *items = smr_arena_array(a, n + 2, sizeof(*items));
	size_t at = 0, k = 0;
	regmatch_t m;

	if (text == NULL || items == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	while (at < n && regexec(p, text + at, 1, &m, at > 0 ? REG_NOTBOL : 0) == 0) {
		size_t len = m.rm_eo > m.rm_so ? (size_t)m.rm_so : 1;

		if (m.rm_eo == m.rm_so && at + 1 >= n)
			break;
		items[k++] = (dml_lambda_value){.kind = DML_LAMBDA_TEXT, .s = text + at, .n = len};
		at += m.rm_eo > m.rm_so ? (size_t)m.rm_eo : 1;
	}
	items[k++] = (dml_lambda_value){.kind = DML_LAMBDA_TEXT, .s = text + at, .n = n - at};
	while (k > 1 && items[k - 1].n == 0)
		k--;
	*out = (dml_lambda_value){.kind = DML_LAMBDA_ARRAY, .items = items, .n = k};
	return SMR_OK;
}
