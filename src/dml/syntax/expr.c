/* Expressions, by precedence. */
#include <string.h>

#include "dml/syntax/parser.h"

enum { LOOSEST = 1, OF_NOT = 3, OF_SIGN = 9, TIGHTEST = 10 };

static const struct row {
	const char *text;
	int level;
	bool unary;
} rows[] = {
#define SMR_DML_BINARY(name, text, level) {text, level, false},
#define SMR_DML_UNARY(name, text, level) {text, level, true},
#include "dml/syntax/operators.def"
};

const char *smr_dml_op_text(smr_dml_op op)
{
	return rows[op].text;
}

/* SMR_DML_NOPS: no operator here. */
static smr_dml_op operator_here(const dml_parser *p, bool unary)
{
	for (unsigned i = 0; i < SMR_DML_NOPS; i++)
		if (rows[i].unary == unary && dml_is(p, rows[i].text))
			return (smr_dml_op)i;
	if (!unary && dml_is(p, "<-")) /* a < -b */
		return SMR_DML_LT;
	return SMR_DML_NOPS;
}

static smr_status over_operator(dml_parser *p)
{
	if (dml_is(p, "<-"))
		p->next = p->token.s + 1;
	return dml_next(p);
}

static smr_status parse_expr(dml_parser *p, int level, const smr_dml_expr **out);

static smr_status draft(const dml_parser *p, smr_dml_expr_kind kind, smr_dml_at at,
			smr_dml_expr **out)
{
	*out = smr_arena_alloc(p->arena, sizeof(**out));
	if (*out == NULL)
		return dml_no_memory(p);
	(*out)->kind = kind;
	(*out)->at = at;
	(*out)->height = 1;
	return SMR_OK;
}

static smr_status raise_over(const dml_parser *p, smr_dml_expr *e, const smr_dml_expr *of)
{
	if (of != NULL && of->height >= e->height)
		e->height = of->height + 1;
	if (e->height > DML_DEEPEST)
		return dml_fail(p, e->at, "more than %d operations in one expression", DML_DEEPEST);
	return SMR_OK;
}

static smr_status make_operation(const dml_parser *p, smr_dml_op op, smr_dml_at at,
				 const smr_dml_expr *a, const smr_dml_expr *b,
				 const smr_dml_expr **out)
{
	smr_dml_expr *e;

	SMR_TRY(draft(p, SMR_DML_OPERATION, at, &e));
	e->op = op;
	e->a = a;
	e->b = b;
	SMR_TRY(raise_over(p, e, a));
	SMR_TRY(raise_over(p, e, b));
	*out = e;
	return SMR_OK;
}

static smr_status parse_range(dml_parser *p, smr_dml_range *out)
{
	bool more;

	if (dml_is(p, ",") || dml_is(p, "]"))
		return SMR_OK;
	SMR_TRY(dml_expr(p, &out->from));
	SMR_TRY(dml_accept(p, ":", &more));
	return more ? dml_expr(p, &out->to) : SMR_OK;
}

static smr_status index_of(dml_parser *p, smr_dml_expr *e)
{
	const char *array = e->name;
	bool more;

	e->kind = SMR_DML_INDEX;
	e->array = array;
	e->nranges = 1;
	memset(e->ranges, 0, sizeof(e->ranges));
	SMR_TRY(dml_need(p, "["));
	SMR_TRY(parse_range(p, &e->ranges[0]));
	SMR_TRY(dml_accept(p, ",", &more));
	if (more) {
		e->nranges = 2;
		SMR_TRY(parse_range(p, &e->ranges[1]));
	}
	for (unsigned i = 0; i < e->nranges; i++) {
		SMR_TRY(raise_over(p, e, e->ranges[i].from));
		SMR_TRY(raise_over(p, e, e->ranges[i].to));
	}
	return dml_need(p, "]");
}

static smr_status parse_argument(dml_parser *p)
{
	dml_mark start = dml_here(p);
	smr_dml_argument a = {0};
	bool named = false;

	if (p->token.kind == DML_NAME) {
		SMR_TRY(dml_name(p, "a name", &a.name));
		SMR_TRY(dml_accept(p, "=", &named));
	}
	if (!named) {
		a.name = NULL;
		dml_back(p, &start);
	}
	SMR_TRY(dml_expr(p, &a.value));
	return smr_vec_push(&p->args, a);
}

/* Parses arguments between @p open and @p close. */
static smr_status parse_arguments(dml_parser *p, const char *open, const char *close,
				  const smr_dml_argument **out, uint32_t *n)
{
	size_t from = p->args.n;
	bool more;

	SMR_TRY(dml_need(p, open));
	for (more = !dml_is(p, close); more;) {
		SMR_TRY(parse_argument(p));
		SMR_TRY(dml_accept(p, ",", &more));
	}
	SMR_TRY(dml_need(p, close));
	*n = (uint32_t)(p->args.n - from);
	*out = NULL;
	if (*n > 0)
		*out = smr_arena_memdup(p->arena, p->args.v + from, *n * sizeof(**out));
	p->args.n = from;
	return *n == 0 || *out != NULL ? SMR_OK : dml_no_memory(p);
}

smr_status dml_arguments(dml_parser *p, const smr_dml_argument **out, uint32_t *n)
{
	return parse_arguments(p, "(", ")", out, n);
}

static smr_status raise_over_all(const dml_parser *p, smr_dml_expr *e)
{
	for (uint32_t i = 0; i < e->nargs; i++)
		SMR_TRY(raise_over(p, e, e->args[i].value));
	return SMR_OK;
}

static smr_status call(dml_parser *p, smr_dml_expr *e, const char *space)
{
	const char *callee = e->name;

	e->kind = SMR_DML_CALL;
	e->space = space;
	e->callee = callee;
	SMR_TRY(dml_arguments(p, &e->args, &e->nargs));
	return raise_over_all(p, e);
}

static smr_status parse_list(dml_parser *p, smr_dml_expr *e)
{
	e->kind = SMR_DML_LIST;
	SMR_TRY(parse_arguments(p, "[", "]", &e->args, &e->nargs));
	for (uint32_t i = 0; i < e->nargs; i++)
		if (e->args[i].name != NULL)
			return dml_fail(p, e->args[i].value->at, "values of a list have no names");
	return raise_over_all(p, e);
}

/* Parses a name, and the call or index that follows it. */
static smr_status parse_named(dml_parser *p, smr_dml_expr *e)
{
	const char *space = NULL;
	bool spaced;

	SMR_TRY(dml_name(p, "a name", &e->name));
	SMR_TRY(dml_accept(p, "::", &spaced));
	if (spaced) {
		space = e->name;
		SMR_TRY(dml_name(p, "the name of a function", &e->name));
		if (!dml_is(p, "("))
			return dml_wanted(p, "'('");
	}
	if (dml_is(p, "("))
		return call(p, e, space);
	/* at the start of a line it begins the targets of the next statement */
	return dml_is(p, "[") && !p->token.first ? index_of(p, e) : SMR_OK;
}

static bool is_literal(const dml_parser *p)
{
	return p->token.kind == DML_NUMBER || p->token.kind == DML_STRING ||
	       p->token.kind == DML_DOLLAR || dml_is(p, "TRUE") || dml_is(p, "FALSE");
}

static smr_status parse_primary(dml_parser *p, const smr_dml_expr **out)
{
	smr_dml_expr *e;
	bool open;

	SMR_TRY(dml_accept(p, "(", &open));
	if (open) {
		SMR_TRY(parse_expr(p, LOOSEST, out));
		return dml_need(p, ")");
	}
	if (!is_literal(p) && p->token.kind != DML_NAME && !dml_is(p, "["))
		return dml_wanted(p, "a value");
	SMR_TRY(draft(p, SMR_DML_NAME, p->token.at, &e));
	if (dml_is(p, "["))
		SMR_TRY(parse_list(p, e));
	else
		SMR_TRY(is_literal(p) ? dml_literal(p, e) : parse_named(p, e));
	*out = e;
	return SMR_OK;
}

/* Parses an operand: a prefix operator binds tighter operators after it, at any position. */
static smr_status parse_operand(dml_parser *p, const smr_dml_expr **out)
{
	smr_dml_op op = operator_here(p, true);
	smr_dml_at at = p->token.at;

	if (op == SMR_DML_NOPS)
		return parse_primary(p, out);
	SMR_TRY(dml_next(p));
	SMR_TRY(parse_expr(p, rows[op].level, out));
	return make_operation(p, op, at, *out, NULL, out);
}

static smr_status no_doubles(const dml_parser *p)
{
	if (dml_is(p, "&&") || dml_is(p, "||"))
		return dml_fail(p, p->token.at, "'%.2s' is no operator of DML: write '%c'",
				p->token.s, *p->token.s);
	return SMR_OK;
}

/* Parses operators that bind at least as tightly as @p level. */
static smr_status parse_expr(dml_parser *p, int level, const smr_dml_expr **out)
{
	const smr_dml_expr *right;

	SMR_TRY(dml_enter(p));
	SMR_TRY(parse_operand(p, out));
	for (;;) {
		smr_dml_op op = operator_here(p, false);
		smr_dml_at at = p->token.at;

		SMR_TRY(no_doubles(p));
		if (op == SMR_DML_NOPS || rows[op].level < level)
			break;
		SMR_TRY(over_operator(p));
		/* left associative, except for the tightest level */
		SMR_TRY(parse_expr(p, rows[op].level + (rows[op].level < TIGHTEST), &right));
		SMR_TRY(make_operation(p, op, at, *out, right, out));
	}
	dml_leave(p);
	return SMR_OK;
}

smr_status dml_expr(dml_parser *p, const smr_dml_expr **out)
{
	return parse_expr(p, LOOSEST, out);
}

smr_status dml_target(dml_parser *p, const smr_dml_expr **out)
{
	smr_dml_expr *e;

	SMR_TRY(draft(p, SMR_DML_NAME, p->token.at, &e));
	SMR_TRY(dml_name(p, "the name of a variable", &e->name));
	*out = e;
	return dml_is(p, "[") ? index_of(p, e) : SMR_OK;
}
