/* Recursive descent into postfix steps. Types are checked while parsing, so that evaluation cannot
 * fail. */
#include "cluster/config/predicate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"

enum {
	LENGTH_MAX = 4096,
	DEPTH_MAX = 64, /* of brackets and signs; the stack has one more per level */
	STACK_MAX = 4 * DEPTH_MAX,
};

typedef enum op {
	PUSH_NUMBER,
	PUSH_TEXT,
	PUSH_FACT,
	NEGATE,
	NOT,
	AND,
	OR,
	ADD,
	SUBTRACT,
	MULTIPLY,
	DIVIDE,
	LESS,
	LESS_EQUAL,
	MORE,
	MORE_EQUAL,
	EQUAL,
	DIFFERENT,
} op;

typedef struct step {
	op op;
	bool texts; /* for EQUAL, DIFFERENT: the operands are texts */
	double number;
	char *word; /* a text or a name */
} step;

struct smr_predicate {
	SMR_VEC(step) steps;
};

typedef struct parser {
	const char *text, *at;
	const smr_fact_name *names;
	smr_predicate *p;
	int depth;
} parser;

static const struct unit {
	const char *name;
	double factor;
} units[] = {
	{"GFLOP/s", 1e9}, {"TFLOP/s", 1e12}, {"GB/s", 1e9},         {"MB/s", 1e6},
	{"kB", 1e3},      {"MB", 1e6},       {"GB", 1e9},           {"TB", 1e12},
	{"KiB", 1024},    {"MiB", 1048576},  {"GiB", 1073741824.0}, {"TiB", 1099511627776.0},
	{"ns", 1e-9},     {"us", 1e-6},      {"ms", 1e-3},          {"s", 1},
	{"GHz", 1e9},     {"%", 0.01},
};

static const struct binary {
	const char *sign;
	op op;
	int level; /* precedence */
} binaries[] = {
	/* longer signs come before their prefixes */
	{"or", OR, 1},         {"and", AND, 2},    {"<=", LESS_EQUAL, 4}, {"<", LESS, 4},
	{">=", MORE_EQUAL, 4}, {">", MORE, 4},     {"==", EQUAL, 4},      {"!=", DIFFERENT, 4},
	{"+", ADD, 5},         {"-", SUBTRACT, 5}, {"*", MULTIPLY, 6},    {"/", DIVIDE, 6},
};
enum { NOT_LEVEL = 3, COMPARE_LEVEL = 4, SIGN_LEVEL = 7 };

static smr_status report_parse_error(const parser *r, const char *what)
{
	return smr_fail(SMR_EPARSE, "column %zu of '%s': %s", (size_t)(r->at - r->text) + 1,
			r->text, what);
}

static bool is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_' || c == '.';
}

static void skip_whitespace(parser *r)
{
	r->at += strspn(r->at, " \t\r\n");
}

/* Consumes @p sign if it is next; a word must not continue behind it. */
static bool takes(parser *r, const char *sign)
{
	size_t n = strlen(sign);

	skip_whitespace(r);
	if (strncmp(r->at, sign, n) != 0 || (is_word(sign[0]) && is_word(r->at[n])))
		return false;
	r->at += n;
	return true;
}

static bool peek_token(parser *r, const char *sign)
{
	const char *before = r->at;
	bool there = takes(r, sign);

	r->at = before;
	return there;
}

static smr_status emit(parser *r, step s)
{
	smr_status st = smr_vec_push(&r->p->steps, s);

	if (st != SMR_OK)
		smr_free(s.word);
	return st;
}

static smr_status emit_word(parser *r, op o, const char *from, size_t n)
{
	char *word = smr_strndup(from, n);

	return word != NULL ? emit(r, (step){.op = o, .word = word})
			    : smr_fail(SMR_ENOMEM, "no memory for a predicate");
}

static smr_status parse_expression(parser *r, int level, smr_fact_type *type);

static smr_status parse_number(parser *r, smr_fact_type *type)
{
	char *end;
	double x = strtod(r->at, &end);

	if (end == r->at || !isfinite(x))
		return report_parse_error(r, "no number that can be used");
	r->at = end;
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++)
		if (takes(r, units[i].name)) {
			x *= units[i].factor;
			break;
		}
	if (is_word(*r->at) && !peek_token(r, "and") && !peek_token(r, "or"))
		return report_parse_error(
			r, "this is no unit: kB MB GB TB KiB MiB GiB TiB ns us ms s GHz % MB/s "
			   "GB/s GFLOP/s TFLOP/s");
	*type = SMR_FACT_NUMBER;
	return emit(r, (step){.op = PUSH_NUMBER, .number = x});
}

static smr_status parse_string(parser *r, smr_fact_type *type)
{
	const char *from = r->at + 1, *end = strchr(from, '"');

	if (end == NULL)
		return report_parse_error(r, "this text has no end");
	r->at = end + 1;
	*type = SMR_FACT_TEXT;
	return emit_word(r, PUSH_TEXT, from, (size_t)(end - from));
}

static bool fact_name_matches(const char *pattern, const char *name, size_t n)
{
	size_t k = strcspn(pattern, "*");

	return pattern[k] == '*' ? n > k && strncmp(pattern, name, k) == 0
				 : n == k && strncmp(pattern, name, k) == 0;
}

static smr_status unknown(parser *r, const char *from, size_t n)
{
	smr_status st;
	char names[600] = "";
	size_t have = 0;

	for (const smr_fact_name *f = r->names; f->name != NULL; f++)
		if (have + strlen(f->name) + 2 < sizeof(names))
			have += (size_t)sprintf(names + have, " %s", f->name);
	r->at = from;
	st = smr_fail(SMR_EPARSE, "column %zu of '%s': there is no fact '%.*s'; there are:%s",
		      (size_t)(from - r->text) + 1, r->text, (int)(n > 64 ? 64 : n), from, names);
	return st;
}

static smr_status parse_fact_name(parser *r, smr_fact_type *type)
{
	const char *from = r->at;
	size_t n = 0;

	while (is_word(from[n]))
		n++;
	if (n == 0)
		return report_parse_error(r, *from == '\0' ? "something is missing at the end"
							   : "no number, text or name begins here");
	r->at += n;
	for (const smr_fact_name *f = r->names; f->name != NULL; f++)
		if (fact_name_matches(f->name, from, n)) {
			*type = f->type;
			return emit_word(r, PUSH_FACT, from, n);
		}
	return unknown(r, from, n);
}

static smr_status parse_parenthesized(parser *r, smr_fact_type *type)
{
	r->at++;
	SMR_TRY(parse_expression(r, 0, type));
	skip_whitespace(r);
	if (*r->at != ')')
		return report_parse_error(r, "a ) is missing");
	r->at++;
	return SMR_OK;
}

static smr_status check_operand_type(parser *r, smr_fact_type have, smr_fact_type need,
				     const char *sign)
{
	static const char *const names[] = {"a number", "true or false", "a text"};
	char what[80];

	if (have == need)
		return SMR_OK;
	snprintf(what, sizeof(what), "'%s' takes %s, and here is %s", sign, names[need],
		 names[have]);
	return report_parse_error(r, what);
}

static smr_status parse_operand(parser *r, smr_fact_type *type)
{
	skip_whitespace(r);
	if (takes(r, "not")) {
		SMR_TRY(parse_expression(r, NOT_LEVEL, type));
		SMR_TRY(check_operand_type(r, *type, SMR_FACT_TRUTH, "not"));
		return emit(r, (step){.op = NOT});
	}
	if (takes(r, "-")) {
		SMR_TRY(parse_expression(r, SIGN_LEVEL, type));
		SMR_TRY(check_operand_type(r, *type, SMR_FACT_NUMBER, "-"));
		return emit(r, (step){.op = NEGATE});
	}
	for (int truth = 0; truth < 2; truth++)
		if (takes(r, truth ? "true" : "false")) {
			*type = SMR_FACT_TRUTH;
			return emit(r, (step){.op = PUSH_NUMBER, .number = truth});
		}
	if (*r->at == '(')
		return parse_parenthesized(r, type);
	if (*r->at == '"')
		return parse_string(r, type);
	if ((*r->at >= '0' && *r->at <= '9') || *r->at == '.')
		return parse_number(r, type);
	return parse_fact_name(r, type);
}

static const struct binary *next_binary(parser *r, int level)
{
	for (size_t i = 0; i < sizeof(binaries) / sizeof(binaries[0]); i++) {
		const char *before = r->at;

		if (takes(r, binaries[i].sign)) {
			if (binaries[i].level > level)
				return &binaries[i];
			r->at = before;
			return NULL;
		}
	}
	return NULL;
}

/* Checks the types of a OP b, and emits the operator. */
static smr_status emit_binary_operator(parser *r, const struct binary *b, smr_fact_type left,
				       smr_fact_type *right)
{
	bool texts = *right == SMR_FACT_TEXT && left == SMR_FACT_TEXT &&
		     (b->op == EQUAL || b->op == DIFFERENT);
	smr_fact_type need = b->level < NOT_LEVEL ? SMR_FACT_TRUTH : SMR_FACT_NUMBER;

	if (!texts) {
		SMR_TRY(check_operand_type(r, left, need, b->sign));
		SMR_TRY(check_operand_type(r, *right, need, b->sign));
	}
	*right = b->level <= COMPARE_LEVEL ? SMR_FACT_TRUTH : SMR_FACT_NUMBER;
	return emit(r, (step){.op = b->op, .texts = texts});
}

/* Parses all operators that bind more tightly than @p level. */
static smr_status parse_expression(parser *r, int level, smr_fact_type *type)
{
	const struct binary *b;
	smr_fact_type right = SMR_FACT_TRUTH;

	if (++r->depth > DEPTH_MAX)
		return report_parse_error(r, "too deep");
	SMR_TRY(parse_operand(r, type));
	while ((b = next_binary(r, level)) != NULL) {
		SMR_TRY(parse_expression(r, b->level, &right));
		SMR_TRY(emit_binary_operator(r, b, *type, &right));
		*type = right;
	}
	r->depth--;
	return SMR_OK;
}

smr_status smr_predicate_parse(const char *source, const smr_fact_name *names, smr_predicate **out)
{
	smr_predicate *p = smr_calloc(1, sizeof(*p));
	parser r = {.text = source, .at = source, .names = names, .p = p};
	smr_fact_type type = SMR_FACT_TRUTH;
	smr_status st;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a predicate");
	if (strlen(source) > LENGTH_MAX)
		st = smr_fail(SMR_EPARSE, "a predicate of %zu characters: %d is the limit",
			      strlen(source), LENGTH_MAX);
	else
		st = parse_expression(&r, 0, &type);
	if (st == SMR_OK) {
		skip_whitespace(&r);
		if (*r.at != '\0')
			st = report_parse_error(&r, "an operator is missing");
		else if (type != SMR_FACT_TRUTH)
			st = report_parse_error(&r, "this is neither true nor false");
	}
	if (st == SMR_OK)
		*out = p;
	else
		smr_predicate_free(p);
	return st;
}

void smr_predicate_free(smr_predicate *p)
{
	if (p == NULL)
		return;
	for (size_t i = 0; i < p->steps.n; i++)
		smr_free(p->steps.v[i].word);
	smr_vec_free(&p->steps);
	smr_free(p);
}

static double evaluate_strings(const step *s, const char *a, const char *b)
{
	return a != NULL && b != NULL && (strcmp(a, b) == 0) == (s->op == EQUAL);
}

static double evaluate_numbers(op o, double a, double b)
{
	switch (o) {
	case AND:
		return a > 0 && b > 0;
	case OR:
		return a > 0 || b > 0;
	case ADD:
		return a + b;
	case SUBTRACT:
		return a - b;
	case MULTIPLY:
		return a * b;
	case DIVIDE:
		return a / b;
	case LESS:
		return a < b;
	case LESS_EQUAL:
		return a <= b;
	case MORE:
		return a > b;
	case MORE_EQUAL:
		return a >= b;
	case EQUAL:
		return a == b;
	default: /* DIFFERENT; an unknown text differs from nothing */
		return a < b || a > b;
	}
}

bool smr_predicate_holds(const smr_predicate *p, smr_fact_fn fn, const void *ctx)
{
	smr_fact stack[STACK_MAX] = {0};
	size_t n = 0;

	for (size_t i = 0; i < p->steps.n; i++) {
		const step *s = &p->steps.v[i];
		smr_fact *top = &stack[n];

		switch (s->op) {
		case PUSH_NUMBER:
			stack[n++] = (smr_fact){.number = s->number};
			break;
		case PUSH_TEXT:
			stack[n++] = (smr_fact){.text = s->word};
			break;
		case PUSH_FACT:
			stack[n++] = fn(ctx, s->word);
			break;
		case NEGATE:
			top[-1].number = -top[-1].number;
			break;
		case NOT:
			top[-1].number = !(top[-1].number > 0);
			break;
		default:
			top[-2].number =
				s->texts ? evaluate_strings(s, top[-2].text, top[-1].text)
					 : evaluate_numbers(s->op, top[-2].number, top[-1].number);
			n--;
		}
	}
	return n == 1 && stack[0].number > 0;
}
