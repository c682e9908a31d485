/* Traces as scripts: a statement for each line, so that messages have the trace's positions. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "dml/lineage/replay.h"

static const char SEPARATOR[] = "°";

typedef struct line {
	const char *file;
	unsigned number;
	unsigned long long id;
	char kind;
	char *op; /* with its escapes resolved; fields are cut at separators */
	uint32_t n;
	unsigned long long in[DML_ITEM_INPUTS];
} line;

static smr_status refuse(const line *l, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s:%u: %s", l->file, l->number, what);
}

/* ---- reading a line -------------------------------------------------------------------------- */

static void unescape(char *s)
{
	char *to = s;

	for (; *s != '\0'; s++, to++) {
		*to = *s;
		if (s[0] == '\\' && (s[1] == 'n' || s[1] == '\\'))
			*to = *++s == 'n' ? '\n' : '\\';
	}
	*to = '\0';
}

/* Cuts operands off the end of an operation: " (3) (4)". */
static smr_status take_operands(line *l)
{
	char *end = l->op + strlen(l->op), *at;

	while (end > l->op && end[-1] == ')') {
		for (at = end - 1; at > l->op && isdigit((unsigned char)at[-1]);)
			at--;
		if (at < l->op + 2 || at[-1] != '(' || at[-2] != ' ' || at == end - 1)
			break;
		if (l->n == DML_ITEM_INPUTS)
			return refuse(l, "an operation of too many operands");
		l->in[l->n++] = strtoull(at, NULL, 10);
		end = at - 2;
		*end = '\0';
	}
	for (uint32_t i = 0; i < l->n / 2; i++) {
		unsigned long long x = l->in[i];

		l->in[i] = l->in[l->n - 1 - i];
		l->in[l->n - 1 - i] = x;
	}
	return SMR_OK;
}

static smr_status read_line(line *l, char *text)
{
	char *at;

	l->n = 0;
	l->id = *text == '(' ? strtoull(text + 1, &at, 10) : 0;
	if (*text != '(' || strncmp(at, ") (", 3) != 0 || at[3] == '\0' ||
	    strncmp(at + 4, ") ", 2) != 0)
		return refuse(l, "this is no line of a trace: (id) (kind) operation");
	l->kind = at[3];
	l->op = at + 6;
	if (l->kind == DML_ITEM_OPERATION)
		SMR_TRY(take_operands(l));
	unescape(l->op);
	return SMR_OK;
}

/* Cuts the next field off; NULL: there is none. */
static char *next_field(char **rest)
{
	char *field = *rest, *end;

	if (field == NULL)
		return NULL;
	end = strstr(field, SEPARATOR);
	*rest = end != NULL ? end + sizeof(SEPARATOR) - 1 : NULL;
	if (end != NULL)
		*end = '\0';
	return field;
}

/* ---- leaves ---------------------------------------------------------------------------------- */

static void put_quoted(smr_str *s, const char *text)
{
	smr_str_putc(s, '"');
	for (; *text != '\0'; text++)
		if (*text == '\n')
			smr_str_puts(s, "\\n");
		else if (*text == '"' || *text == '\\')
			smr_str_printf(s, "\\%c", *text);
		else
			smr_str_putc(s, *text);
	smr_str_putc(s, '"');
}

static smr_status put_literal(const line *l, smr_str *s)
{
	char *type = NULL, *next = l->op;

	while ((next = strstr(next, "·SCALAR·")) != NULL)
		type = next++;
	if (type == NULL)
		return refuse(l, "a literal without a type");
	*type = '\0';
	type += sizeof("·SCALAR·") - 1;
	if (strncmp(type, "STRING", 6) == 0)
		put_quoted(s, l->op);
	else if (strcmp(l->op, "NaN") == 0)
		smr_str_puts(s, "0.0 / 0.0");
	else if (strcmp(l->op, "Infinity") == 0 || strcmp(l->op, "-Infinity") == 0)
		smr_str_puts(s, *l->op == '-' ? "-1.0 / 0.0" : "1.0 / 0.0");
	else
		smr_str_puts(s, l->op);
	return SMR_OK;
}

/* CP°rand°rows°cols°block°min°max°sparsity°seed°pdf°lambda°threads°result */
static smr_status put_rand(const line *l, char *rest, smr_str *s)
{
	static const char *const names[] = {NULL,  NULL,       "rows", "cols", NULL,    "min",
					    "max", "sparsity", "seed", "pdf",  "lambda"};
	char *field;

	smr_str_puts(s, "rand(");
	for (size_t i = 2; i < sizeof(names) / sizeof(names[0]); i++) {
		field = next_field(&rest);
		if (field == NULL || *field == '\0')
			return refuse(l, "random numbers without their parameters");
		field[strcspn(field, "\xc2")] = '\0'; /* "·SCALAR..." */
		if (names[i] == NULL)
			continue;
		smr_str_printf(s, "%s%s=", i > 2 ? ", " : "", names[i]);
		if (strcmp(names[i], "pdf") == 0)
			put_quoted(s, field);
		else
			smr_str_puts(s, field);
	}
	smr_str_putc(s, ')');
	return SMR_OK;
}

static smr_status put_creation(const line *l, smr_str *s)
{
	char *rest = l->op, *kind = next_field(&rest);

	if (strcmp(kind, "CP") == 0 && rest != NULL) {
		kind = next_field(&rest);
		if (strcmp(kind, "rand") == 0)
			return put_rand(l, rest, s);
	}
	return refuse(l, strcmp(kind, "input") == 0
				 ? "an input of a caller cannot be made again"
				 : "a value of unknown origin cannot be made again");
}

/* ---- operations ------------------------------------------------------------------------------ */

static void put_operands(const line *l, char *names, smr_str *s)
{
	smr_str_putc(s, '(');
	for (uint32_t i = 0; i < l->n; i++) {
		const char *name = next_field(&names);

		smr_str_puts(s, i > 0 ? ", " : "");
		if (name != NULL && *name != '\0')
			smr_str_printf(s, "%s=", name);
		smr_str_printf(s, "V%llu", l->in[i]);
	}
	smr_str_putc(s, ')');
}

static bool is_operator(const char *op)
{
	static const char *const all[] = {"+",  "-", "*", "/", "^", "%%", "%/%", "==", "!=",  "<=",
					  ">=", "<", ">", "&", "|", "!",  "*2",  "^2", "ba+*"};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		if (strcmp(all[i], op) == 0)
			return true;
	return false;
}

static void put_operator(const line *l, const char *op, smr_str *s)
{
	size_t n = strlen(op);

	if (l->n == 1) {
		smr_str_printf(s, "%sV%llu", op, l->in[0]);
		return;
	}
	if (strcmp(op, "ba+*") == 0)
		op = "%*%", n = 3;
	n -= n > 1 && op[n - 1] == '2';
	smr_str_printf(s, "V%llu %.*s V%llu", l->in[0], (int)n, op, l->in[1]);
}

/* read°path°identity...°names */
static smr_status put_read(const line *l, char *rest, smr_str *s)
{
	const char *path = next_field(&rest);
	smr_str was = {0}, is = {0};
	smr_status st;

	while (rest != NULL && isdigit((unsigned char)*rest))
		smr_str_printf(&was, "%s%s", SEPARATOR, next_field(&rest));
	(void)dml_file_identity(path, &is);
	st = smr_str_status(&is, "a file") == SMR_OK && smr_str_status(&was, "a file") == SMR_OK
		     ? SMR_OK
		     : SMR_ENOMEM;
	if (st == SMR_OK && strcmp(smr_str_text(&was), smr_str_text(&is)) != 0)
		st = smr_fail(SMR_EINVAL, "%s:%u: %s is not the file that was read", l->file,
			      l->number, path);
	smr_str_free(&was);
	smr_str_free(&is);
	if (st != SMR_OK)
		return st;
	smr_str_puts(s, "read");
	put_operands(l, rest, s);
	return SMR_OK;
}

/* f#2 gives the second result: [W1, W2] = f(...). */
static void put_call(const line *l, char *op, char *names, smr_str *s)
{
	char *which = strchr(op, '#');
	unsigned long n = which != NULL ? strtoul(which + 1, NULL, 10) : 1;

	if (which == NULL || n < 2 || n > DML_ITEM_INPUTS) {
		smr_str_printf(s, "V%llu = %s", l->id, dml_name_of_opcode(op));
		put_operands(l, names, s);
		return;
	}
	*which = '\0';
	for (unsigned long i = 1; i <= n; i++)
		smr_str_printf(s, "%sW%lu", i > 1 ? ", " : "[", i);
	smr_str_printf(s, "] = %s", dml_name_of_opcode(op));
	put_operands(l, names, s);
	smr_str_printf(s, "; V%llu = W%lu", l->id, n);
}

static smr_status put_operation(const line *l, smr_str *s)
{
	const unsigned long long *in = l->in;
	char *rest = l->op, *op = next_field(&rest);

	if (strcmp(op, "leftIndex") == 0 && l->n == 6) {
		smr_str_printf(s, "V%llu = V%llu; V%llu[V%llu:V%llu, V%llu:V%llu] = V%llu", l->id,
			       in[0], l->id, in[2], in[3], in[4], in[5], in[1]);
		return SMR_OK;
	}
	if (!is_operator(op) && strcmp(op, "tsmm") != 0 && strcmp(op, "rightIndex") != 0 &&
	    strcmp(op, "read") != 0) {
		put_call(l, op, rest, s);
		return SMR_OK;
	}
	smr_str_printf(s, "V%llu = ", l->id);
	if (strcmp(op, "tsmm") == 0 && l->n == 1)
		smr_str_printf(s, "t(V%llu) %%*%% V%llu", in[0], in[0]);
	else if (strcmp(op, "rightIndex") == 0 && l->n == 5)
		smr_str_printf(s, "V%llu[V%llu:V%llu, V%llu:V%llu]", in[0], in[1], in[2], in[3],
			       in[4]);
	else if (strcmp(op, "read") == 0 && rest != NULL)
		return put_read(l, rest, s);
	else if (is_operator(op) && (l->n == 1 || l->n == 2))
		put_operator(l, op, s);
	else
		return refuse(l, "an operation with other operands");
	return SMR_OK;
}

/* ---- a trace --------------------------------------------------------------------------------- */

static smr_status put_line(line *l, char *text, smr_str *s)
{
	SMR_TRY(read_line(l, text));
	if (l->kind == DML_ITEM_OPERATION) {
		SMR_TRY(put_operation(l, s));
	} else {
		smr_str_printf(s, "V%llu = ", l->id);
		SMR_TRY(l->kind == DML_ITEM_LITERAL ? put_literal(l, s) : put_creation(l, s));
	}
	smr_str_puts(s, "\n");
	return SMR_OK;
}

smr_status dml_script_of_trace(const char *file, char *text, bool prints, smr_str *out)
{
	line l = {.file = file};

	for (char *at = text, *end; *at != '\0'; at = end) {
		end = at + strcspn(at, "\n");
		if (*end == '\n')
			*end++ = '\0';
		l.number++;
		if (*at != '\0')
			SMR_TRY(put_line(&l, at, out));
	}
	if (l.op == NULL)
		return smr_fail(SMR_EINVAL, "%s: there is no trace in it", file);
	smr_str_printf(out, "value = V%llu\n", l.id);
	if (prints)
		smr_str_puts(out, "out = ifdef($out, \"\")\n"
				  "if (out != \"\") write(value, out, format=ifdef($format, "
				  "\"csv\"))\nelse print(toString(value))\n");
	return smr_str_status(out, "a trace");
}
