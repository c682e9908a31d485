#include <stdio.h>
#include <string.h>

#include "ir/graph/value.h"
#include "ir/text/parser.h"

smr_status(smr_parse_fail)(const smr_parser *p, const char *fmt, ...)
{
	const char *line = p->start;
	unsigned number = 1;
	char why[512];
	va_list ap;

	for (const char *c = p->start; c < p->at; c++)
		if (*c == '\n') {
			number++;
			line = c + 1;
		}
	va_start(ap, fmt);
	vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	return smr_fail(SMR_EPARSE, "%s:%u:%zu: %s", p->file, number, (size_t)(p->at - line) + 1,
			why);
}

smr_status(smr_parse_no_memory)(const smr_parser *p)
{
	return smr_fail(SMR_ENOMEM, "no memory to read %s", p->file);
}

char smr_parse_next(smr_parser *p)
{
	for (; p->at < p->end; p->at++) {
		if (*p->at == '#')
			while (p->at + 1 < p->end && p->at[1] != '\n')
				p->at++;
		else if (*p->at != ' ' && *p->at != '\t' && *p->at != '\r' && *p->at != '\n')
			return *p->at;
	}
	return '\0';
}

static size_t count_letters(const smr_parser *p)
{
	size_t n = 0;

	while (p->at + n < p->end && smr_text_is_letter(p->at[n]))
		n++;
	return n;
}

smr_status(smr_parse_wanted)(smr_parser *p, const char *what)
{
	char c = smr_parse_next(p);
	size_t n = count_letters(p);

	if (p->at >= p->end)
		return smr_parse_fail(p, "expected %s, found the end", what);
	if (c < ' ' || c > '~')
		return smr_parse_fail(p, "expected %s, found byte 0x%02x", what, (unsigned char)c);
	return smr_parse_fail(p, "expected %s, found '%.*s'", what,
			      n > 24  ? 24
			      : n > 1 ? (int)n
				      : 1,
			      p->at);
}

bool smr_parse_peek(smr_parser *p, const char *token)
{
	size_t n = strlen(token);

	smr_parse_next(p);
	if ((size_t)(p->end - p->at) < n || memcmp(p->at, token, n) != 0)
		return false;
	/* the token must not be the prefix of a longer word */
	return !smr_text_is_letter(*token) || p->at + n == p->end || !smr_text_is_letter(p->at[n]);
}

bool smr_parse_accept(smr_parser *p, const char *token)
{
	if (!smr_parse_peek(p, token))
		return false;
	p->at += strlen(token);
	return true;
}

smr_status smr_parse_need(smr_parser *p, const char *token)
{
	char what[40];

	if (smr_parse_accept(p, token))
		return SMR_OK;
	snprintf(what, sizeof(what), "'%s'", token);
	return smr_parse_wanted(p, what);
}

static int parse_hex_digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Reads the letter after a backslash; -1: invalid. */
static int parse_escape(smr_parser *p)
{
	int v;

	if (p->at < p->end && (*p->at == '"' || *p->at == '\\'))
		return (unsigned char)*p->at++;
	if (p->end - p->at < 2 || parse_hex_digit(p->at[0]) < 0 || parse_hex_digit(p->at[1]) < 0)
		return -1;
	v = parse_hex_digit(p->at[0]) * 16 + parse_hex_digit(p->at[1]);
	p->at += 2;
	return v == 0 ? -1 : v;
}

static smr_status parse_quoted_text(smr_parser *p, const char **out)
{
	int c;

	if (smr_parse_next(p) != '"')
		return smr_parse_wanted(p, "a quoted text");
	smr_str_clear(&p->word);
	for (p->at++; p->at < p->end && *p->at != '"';) {
		c = (unsigned char)*p->at++;
		if (c == '\\')
			c = parse_escape(p);
		if (c < ' ' && p->at[-1] == (char)c)
			c = -1; /* a control character must be escaped */
		if (c < 0)
			return smr_parse_wanted(p, "a text, on one line, with \\\" \\\\ or \\xx");
		smr_str_putc(&p->word, (char)c);
	}
	*out = smr_str_text(&p->word);
	return p->word.oom ? smr_parse_no_memory(p) : smr_parse_need(p, "\"");
}

smr_status smr_parse_name(smr_parser *p, const char **out)
{
	char c = smr_parse_next(p);
	size_t n = count_letters(p);

	if (c == '"')
		return parse_quoted_text(p, out);
	if (n == 0 || smr_text_is_digit(c))
		return smr_parse_wanted(p, "a name");
	smr_str_clear(&p->word);
	smr_str_write(&p->word, p->at, n);
	p->at += n;
	*out = smr_str_text(&p->word);
	return p->word.oom ? smr_parse_no_memory(p) : SMR_OK;
}

smr_status smr_parse_own_name(smr_parser *p, const char **out)
{
	const char *text;

	SMR_TRY(smr_parse_name(p, &text));
	*out = smr_arena_strdup(p->g->arena, text);
	return *out != NULL ? SMR_OK : smr_parse_no_memory(p);
}

static smr_status parse_digits(smr_parser *p, uint64_t *out)
{
	*out = 0;
	if (!smr_text_is_digit(smr_parse_next(p)))
		return smr_parse_wanted(p, "a number");
	for (; p->at < p->end && smr_text_is_digit(*p->at); p->at++)
		if (__builtin_mul_overflow(*out, 10, out) ||
		    __builtin_add_overflow(*out, (uint64_t)(*p->at - '0'), out))
			return smr_parse_fail(p, "a number of more than 64 bits");
	return SMR_OK;
}

smr_status smr_parse_int(smr_parser *p, int64_t *out)
{
	bool minus = smr_parse_accept(p, "-");
	uint64_t v;

	SMR_TRY(parse_digits(p, &v));
	*out = (int64_t)(minus ? 0 - v : v);
	return SMR_OK;
}

smr_status smr_parse_small(smr_parser *p, uint32_t most, uint32_t *out)
{
	uint64_t v;

	SMR_TRY(parse_digits(p, &v));
	if (v > most)
		return smr_parse_fail(p, "a number of at most %u stands here", most);
	*out = (uint32_t)v;
	return SMR_OK;
}

smr_status smr_parse_type(smr_parser *p, smr_dtype *out)
{
	smr_parse_next(p);
	size_t n = count_letters(p);

	if (!smr_dtype_parse(p->at, n, out))
		return smr_parse_wanted(p, "an element type");
	p->at += n;
	return SMR_OK;
}
