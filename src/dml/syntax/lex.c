/* Tokens. The text is a copy that ends in 0, so that one letter of lookahead is always valid. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "dml/syntax/parser.h"

SMR_PRINTF(3, 0)
static smr_status fail_at(const dml_parser *p, smr_dml_at at, const char *fmt, va_list ap)
{
	char why[512];

	vsnprintf(why, sizeof(why), fmt, ap);
	return smr_fail(SMR_EPARSE, "%s:%u:%u: %s", p->file, at.line, at.column, why);
}

smr_status dml_fail(const dml_parser *p, smr_dml_at at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	smr_status st = fail_at(p, at, fmt, ap);
	va_end(ap);
	return st;
}

smr_status dml_no_memory(const dml_parser *p)
{
	return smr_fail(SMR_ENOMEM, "no memory to read %s", p->file);
}

smr_status dml_wanted(const dml_parser *p, const char *what)
{
	const dml_token *t = &p->token;
	int n = t->n < 40 ? (int)t->n : 40;

	if (t->kind == DML_END)
		return dml_fail(p, t->at, "expected %s, found the end of the script", what);
	return dml_fail(p, t->at, "expected %s, found '%.*s'", what, n, t->s);
}

static smr_dml_at position_here(const dml_parser *p)
{
	return (smr_dml_at){p->line, (uint32_t)(p->next - p->line_start) + 1};
}

static void new_line(dml_parser *p)
{
	p->line++;
	p->line_start = p->next + 1;
}

static smr_status skip_comment(dml_parser *p)
{
	smr_dml_at at = position_here(p);

	for (p->next += 2; p->next < p->end; p->next++) {
		if (p->next[0] == '*' && p->next[1] == '/') {
			p->next += 2;
			return SMR_OK;
		}
		if (*p->next == '\n')
			new_line(p);
	}
	return dml_fail(p, at, "this comment has no */");
}

static smr_status skip_blanks(dml_parser *p)
{
	for (;;) {
		char c = *p->next;

		if (c == '#') {
			while (p->next < p->end && *p->next != '\n')
				p->next++;
		} else if (c == '/' && p->next[1] == '*') {
			SMR_TRY(skip_comment(p));
		} else if (c == '\n') {
			new_line(p);
			p->next++;
		} else if (c == ' ' || c == '\t' || c == '\r' || c == '\f') {
			p->next++;
		} else {
			return SMR_OK;
		}
	}
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Returns the length of the name at @p s: names of builtins may have points, as.scalar. */
static size_t name_length(const char *s)
{
	size_t n = 0;

	while (is_letter(s[n]) || is_digit(s[n]) || (s[n] == '.' && is_letter(s[n + 1])))
		n++;
	return n;
}

static size_t digits(const char *s)
{
	size_t n = 0;

	while (is_digit(s[n]))
		n++;
	return n;
}

static size_t number_length(const char *s)
{
	size_t n = digits(s), sign;

	if (s[n] == '.')
		n += 1 + digits(s + n + 1);
	if (s[n] == 'e' || s[n] == 'E') {
		sign = s[n + 1] == '+' || s[n + 1] == '-';
		if (is_digit(s[n + 1 + sign]))
			n += 1 + sign + digits(s + n + 1 + sign);
	}
	if (s[n] == 'L' || s[n] == 'l')
		n++;
	return n;
}

/* Returns the length with the closing quote; 0: unterminated. */
static size_t string_length(const dml_parser *p)
{
	char quote = *p->next;

	for (const char *s = p->next + 1; s < p->end; s++) {
		if (*s == quote)
			return (size_t)(s - p->next) + 1;
		if (*s == '\\')
			s++;
	}
	return 0;
}

static size_t mark_length(const char *s)
{
	static const char *const marks[] = {
		"%*%", "%/%", "%%", "==", "!=", "<=", ">=", "<-", "+=", "&&", "||",
		"::",  "=",   "<",  ">",  "+",  "-",  "*",  "/",  "^",  "!",  "&",
		"|",   "(",   ")",  "[",  "]",  "{",  "}",  ",",  ":",  ";",  "."};

	for (size_t i = 0; i < sizeof(marks) / sizeof(marks[0]); i++) {
		size_t n = strlen(marks[i]);

		if (strncmp(s, marks[i], n) == 0)
			return n;
	}
	return 0;
}

static smr_status odd_letter(const dml_parser *p, smr_dml_at at)
{
	unsigned char c = (unsigned char)*p->next;

	if (c == '"' || c == '\'')
		return dml_fail(p, at, "this string has no closing quote");
	if (c > ' ' && c < 127)
		return dml_fail(p, at, "what is '%c'?", c);
	return dml_fail(p, at, "a byte 0x%02x is no part of a script", c);
}

static smr_status scan_token(dml_parser *p, dml_token *t)
{
	const char *s = p->next;

	if (s == p->end) {
		t->kind = DML_END;
		return SMR_OK;
	}
	if (is_letter(*s)) {
		t->kind = DML_NAME;
		t->n = name_length(s);
	} else if (is_digit(*s) || (*s == '.' && is_digit(s[1]))) {
		t->kind = DML_NUMBER;
		t->n = number_length(s);
	} else if (*s == '$' && (is_letter(s[1]) || is_digit(s[1]))) {
		t->kind = DML_DOLLAR;
		t->n = 1 + (is_digit(s[1]) ? digits(s + 1) : name_length(s + 1));
	} else if (*s == '"' || *s == '\'') {
		t->kind = DML_STRING;
		t->n = string_length(p);
	} else {
		t->kind = DML_MARK;
		t->n = mark_length(s);
	}
	return t->n > 0 ? SMR_OK : odd_letter(p, t->at);
}

smr_status dml_next(dml_parser *p)
{
	uint32_t line = p->line;
	const char *before = p->next;
	dml_token t = {0};

	SMR_TRY(skip_blanks(p));
	t.at = position_here(p);
	t.s = p->next;
	t.first = p->line != line || before == p->text;
	SMR_TRY(scan_token(p, &t));
	for (const char *s = t.s; s < t.s + t.n; s++)
		if (*s == '\n') { /* in a string */
			p->line++;
			p->line_start = s + 1;
		}
	p->next = t.s + t.n;
	p->token = t;
	return SMR_OK;
}

bool dml_is(const dml_parser *p, const char *text)
{
	const dml_token *t = &p->token;

	return (t->kind == DML_NAME || t->kind == DML_MARK) && strlen(text) == t->n &&
	       memcmp(t->s, text, t->n) == 0;
}

smr_status dml_need(dml_parser *p, const char *text)
{
	char what[32];

	if (dml_is(p, text))
		return dml_next(p);
	snprintf(what, sizeof(what), "'%s'", text);
	return dml_wanted(p, what);
}

smr_status dml_accept(dml_parser *p, const char *text, bool *was)
{
	*was = dml_is(p, text);
	return *was ? dml_next(p) : SMR_OK;
}

smr_status dml_name(dml_parser *p, const char *what, const char **out)
{
	if (p->token.kind != DML_NAME)
		return dml_wanted(p, what);
	*out = smr_arena_strndup(p->arena, p->token.s, p->token.n);
	return *out != NULL ? dml_next(p) : dml_no_memory(p);
}

smr_status dml_enter(dml_parser *p)
{
	if (p->depth == DML_DEEPEST)
		return dml_fail(p, p->token.at, "more than %d things within each other",
				DML_DEEPEST);
	p->depth++;
	return SMR_OK;
}

void dml_leave(dml_parser *p)
{
	p->depth--;
}

dml_mark dml_here(const dml_parser *p)
{
	return (dml_mark){p->next, p->line_start, p->line, p->token};
}

void dml_back(dml_parser *p, const dml_mark *m)
{
	p->next = m->next;
	p->line_start = m->line_start;
	p->line = m->line;
	p->token = m->token;
}
