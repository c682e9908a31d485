/* Literals: numbers, strings, and words that denote values. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "dml/syntax/parser.h"

/* Integers beyond 64 bits become doubles. */
static void parse_number(smr_dml_expr *e, const char *s, size_t n)
{
	size_t whole = strspn(s, "0123456789");
	bool is_whole = whole == n || (whole + 1 == n && (s[whole] == 'l' || s[whole] == 'L'));

	errno = 0;
	if (is_whole)
		e->integer = strtoll(s, NULL, 10);
	e->kind = is_whole && errno == 0 ? SMR_DML_INTEGER : SMR_DML_DOUBLE;
	if (e->kind == SMR_DML_DOUBLE)
		e->number = strtod(s, NULL);
}

static char unescape_char(char c)
{
	static const char from[] = "ntrbf0", to[] = "\n\t\r\b\f\0";
	const char *at = c != '\0' ? strchr(from, c) : NULL;

	return at != NULL ? to[at - from] : c;
}

static smr_status string(const dml_parser *p, const char **out)
{
	const dml_token *t = &p->token;
	char *to = smr_arena_alloc(p->arena, t->n);

	*out = to;
	if (to == NULL)
		return dml_no_memory(p);
	for (size_t i = 1; i + 1 < t->n; i++) {
		bool escape = t->s[i] == '\\' && i + 2 < t->n;

		i += escape;
		if (escape && t->s[i] == '0')
			return dml_fail(p, t->at, "a string cannot have a \\0 in it");
		*to++ = escape ? unescape_char(t->s[i]) : t->s[i];
	}
	*to = '\0';
	return SMR_OK;
}

smr_status dml_string(dml_parser *p, const char **out)
{
	if (p->token.kind != DML_STRING)
		return dml_wanted(p, "a string");
	SMR_TRY(string(p, out));
	return dml_next(p);
}

smr_status dml_literal(dml_parser *p, smr_dml_expr *e)
{
	const dml_token *t = &p->token;

	switch (t->kind) {
	case DML_NUMBER:
		parse_number(e, t->s, t->n);
		return dml_next(p);
	case DML_STRING:
		e->kind = SMR_DML_STRING;
		return dml_string(p, &e->text);
	case DML_DOLLAR:
		e->kind = SMR_DML_ARGUMENT;
		e->name = smr_arena_strndup(p->arena, t->s + 1, t->n - 1);
		return e->name != NULL ? dml_next(p) : dml_no_memory(p);
	default:
		e->kind = SMR_DML_BOOLEAN;
		e->integer = dml_is(p, "TRUE");
		return dml_next(p);
	}
}
