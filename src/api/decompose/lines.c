/* Counts the lines of a loop: matches brackets in the source and skips comments and literals. */
#include <ctype.h>
#include <string.h>

#include "api/decompose/info.h"
#include "base/alloc.h"
#include "base/fs.h"

/* Returns the position after the comment, literal or character at p; counts the lines passed. */
static const char *skip_token(const char *p, uint32_t *lines)
{
	const char *end;

	if (p[0] == '/' && p[1] == '/') {
		end = strchr(p, '\n');
		return end != NULL ? end : p + strlen(p);
	}
	if (p[0] == '/' && p[1] == '*') {
		end = strstr(p + 2, "*/");
		end = end != NULL ? end + 2 : p + strlen(p);
	} else if (p[0] == '"' || p[0] == '\'') {
		for (end = p + 1; *end != '\0' && *end != *p && *end != '\n'; end++)
			end += *end == '\\' && end[1] != '\0';
		end += *end == *p;
	} else {
		end = p + 1;
	}
	for (; p < end; p++)
		*lines += *p == '\n';
	return end;
}

static bool is_word(const char *from, const char *p, const char *word)
{
	size_t n = strlen(word);

	return strncmp(p, word, n) == 0 && !(isalnum((unsigned char)p[n]) || p[n] == '_') &&
	       (p == from || !(isalnum((unsigned char)p[-1]) || p[-1] == '_'));
}

static const char *nth_line(const char *text, uint32_t line)
{
	for (uint32_t i = 1; i < line && text != NULL; i++) {
		text = strchr(text, '\n');
		if (text != NULL)
			text++;
	}
	return text;
}

/* Returns the end of a statement: a ';' or '}' with all brackets closed. The '}' of `do` is
 * followed by a `while`. */
static const char *end_of(const char *p, uint32_t *lines)
{
	bool is_do = is_word(p, p, "do");
	int depth = 0;

	while (*p != '\0') {
		char c = *p;
		const char *next = skip_token(p, lines);

		depth += next == p + 1 && (c == '(' || c == '{' || c == '[');
		depth -= next == p + 1 && (c == ')' || c == '}' || c == ']');
		if (next == p + 1 && depth <= 0 && (c == ';' || (c == '}' && !is_do)))
			return next;
		p = next;
	}
	return NULL;
}

/* Returns the lines of the loop that begins in this line; 0: no loop begins here. */
static uint32_t lines_of(const char *from)
{
	uint32_t lines = 1, passed = 0;

	for (const char *p = from; *p != '\0' && *p != '\n' && passed == 0;
	     p = skip_token(p, &passed))
		if (is_word(from, p, "for") || is_word(from, p, "while") || is_word(from, p, "do"))
			return end_of(p, &lines) != NULL ? lines : 0;
	return 0;
}

uint32_t smr_loop_lines(const char *text, uint32_t from, uint32_t line, uint32_t *begin)
{
	const char *p = nth_line(text, from);

	for (uint32_t at = from; p != NULL && at <= line; at++) {
		uint32_t n = lines_of(p);

		if (at + n > line) {
			*begin = at;
			return n;
		}
		p = nth_line(p, 2);
	}
	return 0;
}

/* Reads a source. The compiler may have recorded its path relative to another folder; the program's
 * own source is found by the path of the program. */
static smr_status read_source(const char *file, const char *program, char **out)
{
	if (strcmp(basename(file), basename(program)) == 0)
		return smr_read_file(program, out, NULL);
	return smr_read_file(file, out, NULL);
}

smr_status smr_codelet_lines(const smr_codelet *c, const char *program, uint32_t *out)
{
	const smr_loc *loc = c->nest->loc.file != NULL ? &c->nest->loc : &c->graph->loc;
	uint32_t behind = 0;
	smr_status st;
	char *text;

	*out = 0;
	if (loc->file == NULL)
		return SMR_OK;
	st = read_source(loc->file, program, &text);
	if (st != SMR_OK)
		return st == SMR_ENOMEM ? st : SMR_OK;
	for (uint32_t i = 0; i < c->nsources; i++) {
		uint32_t line = c->sources[i]->loc.line, begin = 0, n;
		uint32_t from = c->graph->loc.line < line ? c->graph->loc.line : line;

		n = smr_loop_lines(text, from, line, &begin);
		if (n == 0 || begin + n <= behind)
			continue;
		*out += begin >= behind ? n : begin + n - behind;
		behind = begin + n;
	}
	smr_free(text);
	return SMR_OK;
}

uint32_t smr_lines_at(const smr_loc *at, uint32_t from, const char *program)
{
	uint32_t n, begin = 0;
	char *text;

	if (at->file == NULL || read_source(at->file, program, &text) != SMR_OK)
		return 0;
	n = smr_loop_lines(text, from, at->line, &begin);
	smr_free(text);
	return n;
}
