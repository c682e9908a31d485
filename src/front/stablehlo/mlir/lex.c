/* Tokens. The text is a copy with a 0 appended, so one letter of lookahead always exists. */
#include <stdio.h>
#include <string.h>

#include "base/data/table.h"
#include "front/stablehlo/mlir/parser.h"

struct mlir_word { /* followed by its text */
	const mlir_custom *custom;
	bool looked;
	UT_hash_handle hh;
};

SMR_PRINTF(3, 0)
static smr_status fail_at(const mlir_parser *p, const mlir_mark *m, const char *fmt, va_list ap)
{
	char why[512];

	vsnprintf(why, sizeof(why), fmt, ap);
	return smr_fail(SMR_EPARSE, "%s:%u:%zu: %s", p->file, m->line,
			(size_t)(m->at - m->line_start) + 1, why);
}

smr_status(mlir_fail)(const mlir_parser *p, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	smr_status st = fail_at(p, &p->m, fmt, ap);
	va_end(ap);
	return st;
}

smr_status(mlir_fail_at)(const mlir_parser *p, const mlir_mark *m, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	smr_status st = fail_at(p, m, fmt, ap);
	va_end(ap);
	return st;
}

smr_status(mlir_no_memory)(const mlir_parser *p)
{
	return smr_fail(SMR_ENOMEM, "no memory to read %s", p->file);
}

char mlir_next(mlir_parser *p)
{
	mlir_mark *m = &p->m;

	for (;; m->at++) {
		switch (*m->at) {
		case ' ':
		case '\t':
		case '\r':
			break;
		case '\n':
			m->line++;
			m->line_start = m->at + 1;
			break;
		case '/':
			if (m->at[1] != '/')
				return '/';
			while (m->at + 1 < p->end && m->at[1] != '\n')
				m->at++;
			break;
		default:
			return *m->at;
		}
	}
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_' || c == '$' || c == '.';
}

size_t mlir_letters(mlir_parser *p)
{
	size_t n = 0;

	mlir_next(p);
	while (is_letter(p->m.at[n]))
		n++;
	return n;
}

smr_status(mlir_wanted)(mlir_parser *p, const char *what)
{
	size_t n = mlir_letters(p);
	char c = *p->m.at;

	if (p->m.at >= p->end)
		return mlir_fail(p, "expected %s, found the end", what);
	if (c < ' ' || c > '~')
		return mlir_fail(p, "expected %s, found byte 0x%02x", what, (unsigned char)c);
	if (n == 0 && (c == '%' || c == '@' || c == '#' || c == '!' || c == '^'))
		while (is_letter(p->m.at[n + 1]))
			n++;
	return mlir_fail(p, "expected %s, found '%.*s'", what, n > 40 ? 40 : (int)n + (n == 0),
			 p->m.at);
}

bool mlir_peek(mlir_parser *p, const char *token)
{
	const char *at;

	mlir_next(p);
	for (at = p->m.at; *token != '\0'; at++, token++)
		if (*at != *token)
			return false;
	return !is_letter(token[-1]) || !is_letter(*at);
}

bool mlir_accept(mlir_parser *p, const char *token)
{
	if (!mlir_peek(p, token))
		return false;
	p->m.at += strlen(token);
	return true;
}

smr_status mlir_need(mlir_parser *p, const char *token)
{
	char what[40];

	if (mlir_accept(p, token))
		return SMR_OK;
	snprintf(what, sizeof(what), "'%s'", token);
	return mlir_wanted(p, what);
}

const char *mlir_keep(mlir_parser *p, const char *s, size_t n)
{
	mlir_word *w;

	HASH_FIND(hh, p->words, s, n, w);
	if (w != NULL)
		return (char *)(w + 1);
	w = smr_arena_alloc(p->arena, sizeof(*w) + n + 1);
	if (w == NULL)
		return NULL;
	memcpy(w + 1, s, n);
	HASH_ADD_KEYPTR(hh, p->words, (char *)(w + 1), n, w);
	return w->hh.tbl != NULL ? (char *)(w + 1) : NULL;
}

const mlir_custom *mlir_custom_of(const char *kept)
{
	mlir_word *w = (mlir_word *)(void *)(uintptr_t)kept - 1;

	if (!w->looked)
		w->custom = mlir_find_custom(kept);
	w->looked = true;
	return w->custom;
}

void mlir_forget_words(mlir_parser *p)
{
	HASH_CLEAR(hh, p->words);
}

smr_status mlir_word_here(mlir_parser *p, const char *what, const char **out)
{
	size_t n = mlir_letters(p);

	if (n == 0 || (*p->m.at >= '0' && *p->m.at <= '9'))
		return mlir_wanted(p, what);
	*out = mlir_keep(p, p->m.at, n);
	p->m.at += n;
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

smr_status mlir_enter(mlir_parser *p)
{
	if (p->depth == SMR_MLIR_DEPTH)
		return mlir_fail(p, "more than %d types and attributes in each other",
				 SMR_MLIR_DEPTH);
	p->depth++;
	if (p->depth > p->deepest)
		p->deepest = p->depth;
	return SMR_OK;
}

void mlir_leave(mlir_parser *p)
{
	p->depth--;
}
