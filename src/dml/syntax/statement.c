/* Statements. */
#include <string.h>

#include "dml/syntax/parser.h"

static smr_status parse_targets(dml_parser *p, smr_dml_statement *s)
{
	size_t from = p->stack.n;
	const smr_dml_expr *e;
	bool more = true;

	SMR_TRY(dml_need(p, "["));
	while (more) {
		SMR_TRY(dml_target(p, &e));
		SMR_TRY(smr_vec_push(&p->stack, e));
		SMR_TRY(dml_accept(p, ",", &more));
	}
	SMR_TRY(dml_need(p, "]"));
	s->ntargets = (uint32_t)(p->stack.n - from);
	s->targets =
		smr_arena_memdup(p->arena, p->stack.v + from, s->ntargets * sizeof(*s->targets));
	p->stack.n = from;
	return s->targets != NULL ? SMR_OK : dml_no_memory(p);
}

static smr_status one_target(dml_parser *p, smr_dml_statement *s)
{
	const smr_dml_expr **list = smr_arena_array(p->arena, 1, sizeof(*list));

	if (list == NULL)
		return dml_no_memory(p);
	s->ntargets = 1;
	s->targets = list;
	return dml_target(p, &list[0]);
}

static smr_status parse_multi_assign(dml_parser *p, smr_dml_statement *s)
{
	s->kind = SMR_DML_ASSIGN;
	SMR_TRY(parse_targets(p, s));
	SMR_TRY(dml_need(p, dml_is(p, "<-") ? "<-" : "="));
	SMR_TRY(dml_expr(p, &s->value));
	if (s->value->kind != SMR_DML_CALL)
		return dml_fail(p, s->value->at,
				"several variables take what a function gives, "
				"and this is no call");
	return SMR_OK;
}

/* Parses an assignment, or a call. */
static smr_status parse_simple(dml_parser *p, smr_dml_statement *s)
{
	dml_mark start = dml_here(p);

	SMR_TRY(one_target(p, s));
	if (dml_is(p, "(") || dml_is(p, "::")) {
		dml_back(p, &start);
		s->kind = SMR_DML_DO;
		s->ntargets = 0;
		SMR_TRY(dml_expr(p, &s->value));
		return s->value->kind == SMR_DML_CALL
			       ? SMR_OK
			       : dml_fail(p, s->at, "this is computed, but goes nowhere");
	}
	s->kind = dml_is(p, "+=") ? SMR_DML_ADD : SMR_DML_ASSIGN;
	if (!dml_is(p, "=") && !dml_is(p, "<-") && s->kind != SMR_DML_ADD)
		return dml_wanted(p, "'=' or '('");
	SMR_TRY(dml_next(p));
	return dml_expr(p, &s->value);
}

/* Parses a block in braces, or one statement. */
static smr_status read_body(dml_parser *p, smr_dml_body *out);

static smr_status parse_condition(dml_parser *p, smr_dml_statement *s)
{
	SMR_TRY(dml_next(p));
	SMR_TRY(dml_need(p, "("));
	SMR_TRY(dml_expr(p, &s->value));
	return dml_need(p, ")");
}

static smr_status if_statement(dml_parser *p, smr_dml_statement *s)
{
	bool more;

	s->kind = SMR_DML_IF;
	SMR_TRY(parse_condition(p, s));
	SMR_TRY(read_body(p, &s->body));
	SMR_TRY(dml_accept(p, "else", &more));
	return more ? read_body(p, &s->otherwise) : SMR_OK;
}

static smr_status while_statement(dml_parser *p, smr_dml_statement *s)
{
	s->kind = SMR_DML_WHILE;
	SMR_TRY(parse_condition(p, s));
	return read_body(p, &s->body);
}

/* Only `check` and `par` have an effect. */
static bool is_option(const char *name)
{
	static const char *const names[] = {"check",
					    "par",
					    "mode",
					    "opt",
					    "log",
					    "profile",
					    "tasksize",
					    "resultmerge",
					    "taskpartitioner",
					    "datapartitioner"};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(names[i], name) == 0)
			return true;
	return false;
}

static smr_status parse_options(dml_parser *p, smr_dml_statement *s)
{
	size_t from = p->args.n;
	bool more;

	SMR_TRY(dml_accept(p, ",", &more));
	while (more) {
		smr_dml_argument a;
		smr_dml_at at = p->token.at;

		SMR_TRY(dml_name(p, "an option of parfor", &a.name));
		if (!is_option(a.name))
			return dml_fail(p, at, "parfor has no option '%s'", a.name);
		SMR_TRY(dml_need(p, "="));
		SMR_TRY(dml_expr(p, &a.value));
		SMR_TRY(smr_vec_push(&p->args, a));
		SMR_TRY(dml_accept(p, ",", &more));
	}
	s->noptions = (uint32_t)(p->args.n - from);
	if (s->noptions > 0)
		s->options = smr_arena_memdup(p->arena, p->args.v + from,
					      s->noptions * sizeof(*s->options));
	p->args.n = from;
	return s->noptions == 0 || s->options != NULL ? SMR_OK : dml_no_memory(p);
}

static smr_status for_statement(dml_parser *p, smr_dml_statement *s)
{
	bool range;

	s->kind = dml_is(p, "for") ? SMR_DML_FOR : SMR_DML_PARFOR;
	SMR_TRY(dml_next(p));
	SMR_TRY(dml_need(p, "("));
	SMR_TRY(dml_name(p, "the name of a variable", &s->variable));
	SMR_TRY(dml_need(p, "in"));
	SMR_TRY(dml_expr(p, &s->from));
	SMR_TRY(dml_accept(p, ":", &range));
	if (range)
		SMR_TRY(dml_expr(p, &s->to));
	SMR_TRY(parse_options(p, s));
	SMR_TRY(dml_need(p, ")"));
	return read_body(p, &s->body);
}

static const struct form {
	const char *word;
	smr_status (*read)(dml_parser *p, smr_dml_statement *s);
} forms[] = {
	{"if", if_statement},      {"while", while_statement}, {"for", for_statement},
	{"parfor", for_statement}, {"[", parse_multi_assign},
};

static smr_status parse_statement(dml_parser *p, const smr_dml_statement **out)
{
	smr_status (*read)(dml_parser *, smr_dml_statement *) = parse_simple;
	smr_dml_statement *s = smr_arena_alloc(p->arena, sizeof(*s));

	if (s == NULL)
		return dml_no_memory(p);
	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
		if (dml_is(p, forms[i].word))
			read = forms[i].read;
	s->at = p->token.at;
	SMR_TRY(dml_enter(p));
	SMR_TRY(read(p, s));
	dml_leave(p);
	*out = s;
	return SMR_OK;
}

static smr_status take_statements(dml_parser *p, size_t from, smr_dml_body *out)
{
	out->n = (uint32_t)(p->stack.n - from);
	if (out->n > 0)
		out->list =
			smr_arena_memdup(p->arena, p->stack.v + from, out->n * sizeof(*out->list));
	p->stack.n = from;
	return out->n == 0 || out->list != NULL ? SMR_OK : dml_no_memory(p);
}

/* SystemDS ignores points between statements, and one of its own scripts has one. */
static smr_status skip_semicolons(dml_parser *p)
{
	while (dml_is(p, ";") || dml_is(p, "."))
		SMR_TRY(dml_next(p));
	return SMR_OK;
}

static smr_status push_statement(dml_parser *p)
{
	const smr_dml_statement *s = NULL;

	SMR_TRY(parse_statement(p, &s));
	SMR_TRY(smr_vec_push(&p->stack, s));
	return skip_semicolons(p);
}

smr_status dml_statements(dml_parser *p, bool outermost, smr_dml_body *out)
{
	size_t from = p->stack.n;

	SMR_TRY(skip_semicolons(p));
	while (outermost ? p->token.kind != DML_END : !dml_is(p, "}")) {
		if (p->token.kind == DML_END)
			return dml_wanted(p, "'}'");
		if (outermost && dml_is_function(p))
			SMR_TRY(dml_function(p));
		else if (outermost && dml_is(p, "source"))
			SMR_TRY(dml_source(p));
		else if (outermost && dml_is(p, "setwd"))
			SMR_TRY(dml_setwd(p));
		else
			SMR_TRY(push_statement(p));
		SMR_TRY(skip_semicolons(p));
	}
	return take_statements(p, from, out);
}

static smr_status read_body(dml_parser *p, smr_dml_body *out)
{
	size_t from = p->stack.n;
	bool block;

	SMR_TRY(dml_accept(p, "{", &block));
	if (block) {
		SMR_TRY(dml_statements(p, false, out));
		return dml_need(p, "}");
	}
	SMR_TRY(push_statement(p));
	return take_statements(p, from, out);
}
