/* Tokens that contain other characters than letters: quoted texts, brackets with their contents,
 * locations. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

static int parse_hex_digit(char c)
{
	return c >= '0' && c <= '9'   ? c - '0'
	       : c >= 'a' && c <= 'f' ? c - 'a' + 10
	       : c >= 'A' && c <= 'F' ? c - 'A' + 10
				      : -1;
}

/* Parses the byte after a backslash; -1: invalid. */
static int parse_escape(mlir_parser *p)
{
	static const char plain[] = "\"\\nt", means[] = "\"\\\n\t";
	const char *at = p->m.at, *found = *at == '\0' ? NULL : strchr(plain, *at);

	if (found != NULL) {
		p->m.at++;
		return means[found - plain];
	}
	if (parse_hex_digit(at[0]) < 0 || parse_hex_digit(at[1]) < 0)
		return -1;
	p->m.at += 2;
	return parse_hex_digit(at[0]) * 16 + parse_hex_digit(at[1]);
}

smr_status mlir_quoted(mlir_parser *p)
{
	mlir_mark open;

	if (mlir_next(p) != '"')
		return mlir_wanted(p, "a quoted text");
	open = p->m;
	smr_str_clear(&p->text);
	for (p->m.at++; *p->m.at != '"';) {
		size_t n = strcspn(p->m.at, "\"\\\n");
		int c;

		smr_str_write(&p->text, p->m.at, n);
		p->m.at += n;
		if (*p->m.at == '"')
			break;
		if (*p->m.at != '\\')
			return mlir_fail_at(p, &open, "a quoted text without its end");
		p->m.at++;
		c = parse_escape(p);
		if (c < 0)
			return mlir_wanted(p, "one of \\\" \\\\ \\n \\t \\xx after a backslash");
		smr_str_putc(&p->text, (char)c);
	}
	p->m.at++;
	return p->text.oom ? mlir_no_memory(p) : SMR_OK;
}

smr_status mlir_name(mlir_parser *p, const char *what, const char **out)
{
	if (mlir_next(p) != '"')
		return mlir_word_here(p, what, out);
	SMR_TRY(mlir_quoted(p));
	*out = mlir_keep(p, smr_str_text(&p->text), p->text.n);
	if (*out == NULL)
		return mlir_no_memory(p);
	return strlen(*out) == p->text.n && p->text.n > 0
		       ? SMR_OK
		       : mlir_fail(p, "a name that is empty or has a byte 0x00 in it");
}

smr_status mlir_balanced(mlir_parser *p, char close, const char **out, size_t *n)
{
	mlir_mark open = p->m;
	char stack[64] = {close};
	size_t depth = 1;

	for (*out = p->m.at;; p->m.at++) {
		char c = mlir_next(p);

		if (c == '"') {
			SMR_TRY(mlir_quoted(p));
			p->m.at--;
		} else if (c == '\0') {
			return mlir_fail_at(p, &open, "no '%c' for what begins here", close);
		} else if (strchr("<[({", c) != NULL) {
			if (depth == sizeof(stack))
				return mlir_fail(p, "more than %zu brackets in each other",
						 sizeof(stack));
			stack[depth++] = c == '(' ? ')' : (char)(c + 2);
		} else if (strchr(">])}", c) != NULL && !(c == '>' && p->m.at[-1] == '-')) {
			if (c != stack[--depth])
				return mlir_fail(p, "expected '%c', found '%c'", stack[depth], c);
			if (depth == 0)
				break;
		}
	}
	*n = (size_t)(p->m.at++ - *out);
	return SMR_OK;
}

smr_status mlir_loc(mlir_parser *p)
{
	const char *skipped;
	size_t n;

	if (!mlir_accept(p, "loc"))
		return SMR_OK;
	SMR_TRY(mlir_need(p, "("));
	return mlir_balanced(p, ')', &skipped, &n);
}
