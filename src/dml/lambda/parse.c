/* Parses lambdas: a recursive descent over the operators of Java, by precedence. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dml/lambda/lambda.h"

enum { DEEPEST = 64 };

typedef struct parser {
	dml_lambda *l;
	const char *at;
	int depth;
} parser;

static smr_status parse_choice(parser *p, dml_lambda_node **out);

static void skip_blanks(parser *p)
{
	while (isspace((unsigned char)*p->at))
		p->at++;
}

static bool take(parser *p, const char *sign)
{
	size_t n = strlen(sign);

	skip_blanks(p);
	if (strncmp(p->at, sign, n) != 0)
		return false;
	p->at += n;
	return true;
}

static smr_status fail_here(const parser *p, const char *wanted)
{
	return smr_fail(SMR_EINVAL, "the lambda wants %s before '%.20s'", wanted, p->at);
}

static smr_status need(parser *p, const char *sign)
{
	char wanted[8];

	snprintf(wanted, sizeof(wanted), "'%s'", sign);
	return take(p, sign) ? SMR_OK : fail_here(p, wanted);
}

static smr_status new_node(parser *p, dml_lambda_op op, dml_lambda_node **out)
{
	*out = smr_arena_alloc(p->l->arena, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	(*out)->op = op;
	return SMR_OK;
}

static smr_status new_binary(parser *p, dml_lambda_op op, dml_lambda_node *a, dml_lambda_node *b,
			     dml_lambda_node **out)
{
	SMR_TRY(new_node(p, op, out));
	(*out)->args[0] = a;
	(*out)->args[1] = b;
	(*out)->nargs = 2;
	return SMR_OK;
}

/* ---- values ---------------------------------------------------------------------------------- */

static char unescape(char c)
{
	return c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c;
}

/* "text" or 'c': an escape that Java has none of keeps its backslash, for regular expressions. */
static smr_status parse_quoted(parser *p, dml_lambda_node **out)
{
	char quote = *p->at++, *text = smr_arena_alloc(p->l->arena, strlen(p->at) + 1);
	size_t n = 0;

	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	for (; *p->at != quote; p->at++) {
		if (*p->at == '\0')
			return smr_fail(SMR_EINVAL, "the lambda has a quote that does not end");
		if (*p->at == '\\' && p->at[1] != '\0' && strchr("ntr\\\"'", p->at[1]) != NULL)
			text[n++] = unescape(*++p->at);
		else
			text[n++] = *p->at;
	}
	p->at++;
	SMR_TRY(new_node(p, DML_LAMBDA_CONSTANT, out));
	(*out)->value = (dml_lambda_value){
		.kind = quote == '"' ? DML_LAMBDA_TEXT : DML_LAMBDA_CHAR, .s = text, .n = n};
	return SMR_OK;
}

static smr_status parse_number(parser *p, dml_lambda_node **out)
{
	size_t n = strspn(p->at, "0123456789");
	bool real = p->at[n] == '.' && isdigit((unsigned char)p->at[n + 1]);
	char *end;

	SMR_TRY(new_node(p, DML_LAMBDA_CONSTANT, out));
	(*out)->value.kind = real ? DML_LAMBDA_REAL : DML_LAMBDA_INT;
	if (real)
		(*out)->value.real = strtod(p->at, &end);
	else
		(*out)->value.integer = strtoll(p->at, &end, 10);
	p->at = end;
	return SMR_OK;
}

/* Reads a name with dots in it: "UtilFunctions.jaccardSim". */
static size_t read_name(parser *p, bool dots, char name[64])
{
	size_t n = 0;

	skip_blanks(p);
	while (n < 63 && (isalnum((unsigned char)p->at[n]) || p->at[n] == '_' ||
			  (dots && n > 0 && p->at[n] == '.'))) {
		name[n] = p->at[n];
		n++;
	}
	name[n] = '\0';
	return n;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static smr_status parse_args(parser *p, dml_lambda_node *call, const char *close)
{
	if (take(p, close))
		return SMR_OK;
	do {
		if (call->nargs == DML_LAMBDA_ITEMS)
			return smr_fail(SMR_EUNSUPPORTED,
					"the lambda has a call of more than %d "
					"values",
					DML_LAMBDA_ITEMS);
		SMR_TRY(parse_choice(p, &call->args[call->nargs]));
		call->nargs++;
	} while (take(p, ","));
	return need(p, close);
}

static smr_status compile_pattern(parser *p, dml_lambda_node *call)
{
	const dml_lambda_node *a = call->args[call->call->regex];

	if (a->op != DML_LAMBDA_CONSTANT || a->value.kind != DML_LAMBDA_TEXT)
		return smr_fail(SMR_EUNSUPPORTED, "%s() in a lambda takes a literal expression",
				call->call->name);
	if (p->l->npatterns == 16)
		return smr_fail(SMR_EUNSUPPORTED,
				"the lambda has more than 16 regular expressions");
	call->pattern = smr_arena_alloc(p->l->arena, sizeof(*call->pattern));
	if (call->pattern == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	SMR_TRY(dml_lambda_compile(a->value.s, a->value.n, call->pattern));
	p->l->patterns[p->l->npatterns++] = call;
	return SMR_OK;
}

static smr_status finish_call(parser *p, const char *name, bool method, dml_lambda_node *call)
{
	SMR_TRY(parse_args(p, call, ")"));
	call->call = dml_lambda_find(name, method, call->nargs);
	if (call->call == NULL)
		return smr_fail(
			SMR_EUNSUPPORTED,
			"%s() of %u value%s is not supported in lambdas: most methods of "
			"String are, and of UtilFunctions those that SystemDS's scripts use",
			name, call->nargs - method, call->nargs - method == 1 ? "" : "s");
	return call->call->regex > 0 ? compile_pattern(p, call) : SMR_OK;
}

static smr_status parse_new(parser *p, dml_lambda_node **out)
{
	SMR_TRY(new_node(p, DML_LAMBDA_MAKE, out));
	if (!take(p, "String") || !take(p, "[") || !take(p, "]") || !take(p, "{"))
		return fail_here(p, "'new String[]{'");
	return parse_args(p, *out, "}");
}

static smr_status parse_name(parser *p, dml_lambda_node **out)
{
	char name[64];
	size_t n = read_name(p, false, name);

	for (int i = 0; i < p->l->nvars; i++)
		if (strcmp(p->l->names[i], name) == 0) {
			p->at += n;
			SMR_TRY(new_node(p, DML_LAMBDA_VARIABLE, out));
			(*out)->which = i;
			return SMR_OK;
		}
	if (strcmp(name, "new") == 0) {
		p->at += n;
		return parse_new(p, out);
	}
	if (strcmp(name, "true") == 0 || strcmp(name, "false") == 0) {
		p->at += n;
		SMR_TRY(new_node(p, DML_LAMBDA_CONSTANT, out));
		(*out)->value =
			(dml_lambda_value){.kind = DML_LAMBDA_TRUTH, .integer = *name == 't'};
		return SMR_OK;
	}
	n = read_name(p, true, name);
	if (n == 0 || p->at[n] != '(')
		return smr_fail(SMR_EUNSUPPORTED, "the lambda's '%.30s' is not understood", p->at);
	p->at += n + 1;
	SMR_TRY(new_node(p, DML_LAMBDA_CALL, out));
	return finish_call(p, name, false, *out);
}

static smr_status parse_primary(parser *p, dml_lambda_node **out)
{
	skip_blanks(p);
	if (*p->at == '"' || *p->at == '\'')
		return parse_quoted(p, out);
	if (isdigit((unsigned char)*p->at))
		return parse_number(p, out);
	if (take(p, "(")) {
		SMR_TRY(parse_choice(p, out));
		return need(p, ")");
	}
	return parse_name(p, out);
}

static smr_status parse_postfix(parser *p, dml_lambda_node **out)
{
	dml_lambda_node *n;
	char name[64];

	SMR_TRY(parse_primary(p, &n));
	for (;;) {
		dml_lambda_node *next;

		if (take(p, "[")) {
			dml_lambda_node *i;

			SMR_TRY(parse_choice(p, &i));
			SMR_TRY(need(p, "]"));
			SMR_TRY(new_binary(p, DML_LAMBDA_INDEX, n, i, &next));
		} else if (take(p, ".")) {
			p->at += read_name(p, false, name);
			SMR_TRY(need(p, "("));
			SMR_TRY(new_node(p, DML_LAMBDA_CALL, &next));
			next->args[next->nargs++] = n;
			SMR_TRY(finish_call(p, name, true, next));
		} else {
			*out = n;
			return SMR_OK;
		}
		n = next;
	}
}

/* ---- operators ------------------------------------------------------------------------------- */

static smr_status parse_unary(parser *p, dml_lambda_node **out)
{
	smr_status st;

	skip_blanks(p);
	if (++p->depth > DEEPEST)
		return smr_fail(SMR_EINVAL, "the lambda is nested too deep");
	if (*p->at == '!' && p->at[1] != '=') {
		p->at++;
		SMR_TRY(new_node(p, DML_LAMBDA_NOT, out));
		(*out)->nargs = 1;
		st = parse_unary(p, &(*out)->args[0]);
	} else {
		st = parse_postfix(p, out);
	}
	p->depth--;
	return st;
}

typedef struct sign {
	const char *text;
	int level; /* binds tighter the higher it is */
	dml_lambda_op op;
} sign;

static const sign signs[] = {
	{"||", 1, DML_LAMBDA_OR},         {"|", 1, DML_LAMBDA_OR},
	{"&&", 2, DML_LAMBDA_AND},        {"&", 2, DML_LAMBDA_AND},
	{"==", 3, DML_LAMBDA_EQUAL},      {"!=", 3, DML_LAMBDA_UNEQUAL},
	{"<=", 4, DML_LAMBDA_LESS_EQUAL}, {">=", 4, DML_LAMBDA_GREATER_EQUAL},
	{"<", 4, DML_LAMBDA_LESS},        {">", 4, DML_LAMBDA_GREATER},
	{"+", 5, DML_LAMBDA_ADD},         {"-", 5, DML_LAMBDA_SUBTRACT},
	{"*", 6, DML_LAMBDA_TIMES},
};

enum { LEVELS = 6 };

static const sign *sign_here(parser *p, int level)
{
	skip_blanks(p);
	for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
		if (strncmp(p->at, signs[i].text, strlen(signs[i].text)) == 0)
			return signs[i].level == level ? &signs[i] : NULL;
	return NULL;
}

static smr_status parse_level(parser *p, int level, dml_lambda_node **out)
{
	const sign *s;

	if (level > LEVELS)
		return parse_unary(p, out);
	SMR_TRY(parse_level(p, level + 1, out));
	while ((s = sign_here(p, level)) != NULL) {
		dml_lambda_node *b;

		p->at += strlen(s->text);
		SMR_TRY(parse_level(p, level + 1, &b));
		SMR_TRY(new_binary(p, s->op, *out, b, out));
	}
	return SMR_OK;
}

static smr_status parse_choice(parser *p, dml_lambda_node **out)
{
	dml_lambda_node *n;

	if (++p->depth > DEEPEST)
		return smr_fail(SMR_EINVAL, "the lambda is nested too deep");
	SMR_TRY(parse_level(p, 1, out));
	if (take(p, "?")) {
		SMR_TRY(new_node(p, DML_LAMBDA_CHOOSE, &n));
		n->args[0] = *out;
		n->nargs = 3;
		SMR_TRY(parse_choice(p, &n->args[1]));
		SMR_TRY(need(p, ":"));
		SMR_TRY(parse_choice(p, &n->args[2]));
		*out = n;
	}
	p->depth--;
	return SMR_OK;
}

/* ---- x -> ..., (x, y) -> ... ----------------------------------------------------------------- */

static smr_status parse_variable(parser *p)
{
	char name[64];
	size_t n = read_name(p, false, name);

	if (n == 0 || n >= sizeof(p->l->names[0]) || p->l->nvars == 2)
		return fail_here(p, "the name of a variable");
	memcpy(p->l->names[p->l->nvars++], name, n + 1);
	p->at += n;
	return SMR_OK;
}

static smr_status parse_lambda(parser *p)
{
	if (take(p, "(")) {
		do {
			SMR_TRY(parse_variable(p));
		} while (take(p, ","));
		SMR_TRY(need(p, ")"));
	} else {
		SMR_TRY(parse_variable(p));
	}
	SMR_TRY(need(p, "->"));
	SMR_TRY(parse_choice(p, &p->l->root));
	skip_blanks(p);
	return *p->at == '\0' ? SMR_OK
			      : smr_fail(SMR_EINVAL, "the lambda ends before '%.20s'", p->at);
}

smr_status dml_lambda_parse(const char *text, dml_lambda *out)
{
	parser p = {.l = out, .at = text};
	smr_status st;

	*out = (dml_lambda){.arena = smr_arena_new()};
	if (out->arena == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lambda");
	st = parse_lambda(&p);
	if (st != SMR_OK)
		dml_lambda_free(out);
	return st;
}

void dml_lambda_free(dml_lambda *l)
{
	for (int i = 0; i < l->npatterns; i++)
		regfree(l->patterns[i]->pattern);
	smr_arena_free(l->arena);
	*l = (dml_lambda){0};
}
