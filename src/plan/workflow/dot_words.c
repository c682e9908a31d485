/* Words of DOT: names, numbers, texts in quotes and in < >, arrows and marks. */
#include "plan/workflow/dot_words.h"

#include <string.h>
#include <strings.h>

static bool starts(const dot_reader *r, const char *with)
{
	size_t n = strlen(with);

	return (size_t)(r->end - r->at) >= n && memcmp(r->at, with, n) == 0;
}

static void skip_to(dot_reader *r, const char *end)
{
	for (; r->at < end; r->at++)
		r->line += *r->at == '\n';
}

/* Skips a comment; returns whether there was one. Lines that begin with # are of a preprocessor. */
static bool skip_comment(dot_reader *r)
{
	const char *end;

	if (starts(r, "/*")) {
		end = memmem(r->at + 2, (size_t)(r->end - r->at - 2), "*/", 2);
		skip_to(r, end != NULL ? end + 2 : r->end);
		return true;
	}
	if (!starts(r, "//") && !starts(r, "#"))
		return false;
	end = memchr(r->at, '\n', (size_t)(r->end - r->at));
	skip_to(r, end != NULL ? end : r->end);
	return true;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
	       (unsigned char)c >= 0x80;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static smr_status read_quoted(dot_reader *r)
{
	for (r->at++; r->at < r->end && *r->at != '"'; r->at++) {
		r->line += *r->at == '\n';
		if (*r->at == '\\' && r->at + 1 < r->end) {
			if (r->at[1] == '\n') { /* a joined line */
				r->line++;
				r->at++;
				continue;
			}
			if (r->at[1] == '"')
				r->at++;
		}
		smr_str_putc(&r->text, *r->at);
	}
	if (r->at == r->end)
		return wf_fail(r->g, r->word_line, "a text in quotes does not end");
	r->at++;
	r->quoted = true;
	return SMR_OK;
}

/* Reads <...>, in which brackets are balanced. */
static smr_status read_html(dot_reader *r)
{
	int depth = 0;

	do {
		if (r->at == r->end)
			return wf_fail(r->g, r->word_line, "a text in < > does not end");
		depth += *r->at == '<' ? 1 : *r->at == '>' ? -1 : 0;
		r->line += *r->at == '\n';
		smr_str_putc(&r->text, *r->at++);
	} while (depth > 0);
	r->quoted = true;
	return SMR_OK;
}

static smr_status read_id(dot_reader *r)
{
	char shown[4 * WF_SHOWN + 4];

	r->word = DOT_ID;
	if (*r->at == '"')
		return read_quoted(r);
	if (*r->at == '<')
		return read_html(r);
	if (is_letter(*r->at)) {
		for (; r->at < r->end && (is_letter(*r->at) || is_digit(*r->at)); r->at++)
			smr_str_putc(&r->text, *r->at);
		return SMR_OK;
	}
	if (!is_digit(*r->at) && *r->at != '.' && *r->at != '-')
		return wf_fail(r->g, r->line, "'%s' cannot be here", wf_show(r->at, 1, shown));
	do
		smr_str_putc(&r->text, *r->at++);
	while (r->at < r->end && (is_digit(*r->at) || *r->at == '.'));
	if (r->at == r->end || !is_letter(*r->at))
		return SMR_OK;
	return wf_fail(r->g, r->line, "'%s%c' is no word of DOT: write it in quotes",
		       wf_show(smr_str_text(&r->text), r->text.n, shown), *r->at);
}

smr_status dot_next(dot_reader *r)
{
	do
		while (r->at < r->end && strchr(" \t\r\n", *r->at) != NULL && *r->at != '\0')
			skip_to(r, r->at + 1);
	while (skip_comment(r));
	smr_str_clear(&r->text);
	r->quoted = false;
	r->word_line = r->line;
	if (r->at == r->end) {
		r->word = DOT_END;
	} else if (starts(r, "->") || starts(r, "--")) {
		r->word = r->at[1] == '>' ? DOT_ARROW : DOT_UNDIRECTED;
		r->at += 2;
	} else if (strchr("{}[]=;,:", *r->at) != NULL && *r->at != '\0') {
		r->word = (unsigned char)*r->at++;
	} else {
		SMR_TRY(read_id(r));
		return smr_str_status(&r->text, "a name");
	}
	return SMR_OK;
}

bool dot_is_keyword(const dot_reader *r, const char *word)
{
	return r->word == DOT_ID && !r->quoted && strcasecmp(smr_str_text(&r->text), word) == 0;
}

smr_status dot_expect(dot_reader *r, char mark)
{
	if (r->word != mark)
		return wf_fail(r->g, r->word_line, "'%c' is missing", mark);
	return dot_next(r);
}
