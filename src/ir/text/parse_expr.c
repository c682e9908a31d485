#include <string.h>

#include "ir/text/parser.h"

static smr_status check_expr_memory(smr_parser *p, const smr_expr *e)
{
	return e != NULL ? SMR_OK : smr_parse_no_memory(p);
}

static smr_status parse_read(smr_parser *p, const smr_expr **out)
{
	smr_index *x;
	smr_node *v;
	uint32_t input;

	SMR_TRY(smr_parse_id(p, &v));
	SMR_TRY(smr_parse_input(p, v, &input));
	SMR_TRY(smr_parse_index(p, v->type.rank, &x));
	*out = smr_expr_read(p->g, v->type.dtype, input, v->type.rank, x);
	return check_expr_memory(p, *out);
}

static smr_status parse_accumulators(smr_parser *p, smr_expr *e)
{
	do {
		if (e->nacc == SMR_MAX_ACCS)
			return smr_parse_fail(p, "more than %d accumulators", SMR_MAX_ACCS);
		SMR_TRY(smr_parse_expr(p, &e->init[e->nacc]));
		e->nacc++;
	} while (smr_parse_accept(p, ","));
	SMR_TRY(smr_parse_need(p, ";"));
	p->folds[p->nfolds++] = e; /* fewer than SMR_MAX_DEPTH: each is an expression */
	for (uint32_t k = 0; k < e->nacc; k++) {
		if (k > 0)
			SMR_TRY(smr_parse_need(p, ","));
		SMR_TRY(smr_parse_expr(p, &e->step[k]));
	}
	p->nfolds--;
	return SMR_OK;
}

static smr_status parse_recurrence(smr_parser *p, smr_expr *e)
{
	SMR_TRY(smr_parse_need(p, "("));
	do {
		if (e->nloops == SMR_MAX_LOOPS)
			return smr_parse_fail(p, "more than %d loops", SMR_MAX_LOOPS);
		SMR_TRY(smr_parse_loop(p, &e->loops[e->nloops++]));
	} while (smr_parse_accept(p, ","));
	SMR_TRY(smr_parse_need(p, ";"));
	SMR_TRY(parse_accumulators(p, e));
	if (smr_parse_accept(p, ";"))
		SMR_TRY(smr_parse_small(p, e->nacc - 1, &e->result));
	e->type = e->init[e->result]->type;
	return smr_parse_need(p, ")");
}

static smr_status parse_accumulator(smr_parser *p, const smr_expr **out)
{
	uint32_t k, depth = 0;

	p->at += 3;
	SMR_TRY(smr_parse_small(p, SMR_MAX_ACCS, &k));
	if (smr_parse_accept(p, "^"))
		SMR_TRY(smr_parse_small(p, SMR_MAX_DEPTH, &depth));
	if (depth >= p->nfolds || k >= p->folds[p->nfolds - 1 - depth]->nacc)
		return smr_parse_fail(p, "the accumulator before this is in no fold around it");
	*out = smr_expr_acc(p->g, p->folds[p->nfolds - 1 - depth]->init[k]->type, depth, k);
	return check_expr_memory(p, *out);
}

static smr_status parse_parameter(smr_parser *p, const smr_expr **out)
{
	smr_dtype t;
	uint32_t k;

	p->at++;
	SMR_TRY(smr_parse_small(p, UINT16_MAX, &k));
	SMR_TRY(smr_parse_need(p, ":"));
	SMR_TRY(smr_parse_type(p, &t));
	*out = smr_expr_param(p->g, t, k);
	return check_expr_memory(p, *out);
}

static smr_status parse_operation(smr_parser *p, smr_op op, const smr_expr **out)
{
	const smr_expr *args[3];
	smr_dtype types[3], t, want;
	bool typed = smr_parse_accept(p, ":");
	uint32_t n = 0;

	if (typed)
		SMR_TRY(smr_parse_type(p, &want));
	SMR_TRY(smr_parse_need(p, "("));
	do {
		if (n == 3)
			return smr_parse_wanted(p, "at most 3 operands");
		SMR_TRY(smr_parse_expr(p, &args[n]));
		types[n] = args[n]->type;
		n++;
	} while (smr_parse_accept(p, ","));
	SMR_TRY(smr_parse_need(p, ")"));
	if (smr_op_type(op, n, types, typed ? &want : NULL, &t) != SMR_OK)
		return smr_parse_fail(p, "%s", smr_errmsg());
	*out = smr_expr_op(p->g, op, t, n, args);
	return check_expr_memory(p, *out);
}

/* Reads an expression that begins with a name and is no operator. */
static smr_status parse_special_form(smr_parser *p, const smr_expr **out)
{
	bool fold = smr_parse_accept(p, "fold"), xscan = smr_parse_accept(p, "xscan");
	const smr_poly *q;
	smr_expr *e;
	uint32_t l;

	if (fold || xscan || smr_parse_accept(p, "scan")) {
		e = smr_expr_alloc(p->g->arena, fold ? SMR_EXPR_FOLD : SMR_EXPR_SCAN);
		SMR_TRY(check_expr_memory(p, e));
		e->exclusive = xscan;
		*out = e;
		return parse_recurrence(p, e);
	}
	if (smr_parse_accept(p, "size")) {
		SMR_TRY(smr_parse_need(p, "("));
		SMR_TRY(smr_parse_poly(p, &q));
		*out = smr_expr_size(p->g, q);
	} else {
		SMR_TRY(smr_parse_need(p, "index"));
		SMR_TRY(smr_parse_need(p, "("));
		SMR_TRY(smr_parse_loop(p, &l));
		*out = smr_expr_loop(p->g, l);
	}
	SMR_TRY(check_expr_memory(p, *out));
	return smr_parse_need(p, ")");
}

static bool is_special(smr_parser *p)
{
	static const char *const words[] = {"fold", "scan", "xscan", "size", "index"};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (smr_parse_peek(p, words[i]))
			return true;
	return false;
}

static bool is_number(smr_parser *p, char c)
{
	return smr_text_is_digit(c) || c == '-' || smr_parse_peek(p, "inf") ||
	       smr_parse_peek(p, "nan");
}

static smr_status parse_single_expr(smr_parser *p, const smr_expr **out)
{
	char c = smr_parse_next(p);
	const char *text;
	smr_dtype t;
	uint64_t bits;
	smr_op op;

	if (c == '%')
		return parse_read(p, out);
	if (is_number(p, c)) {
		SMR_TRY(smr_parse_number(p, &t, &bits));
		*out = smr_expr_const(p->g, t, bits);
		return check_expr_memory(p, *out);
	}
	if (p->end - p->at > 3 && memcmp(p->at, "acc", 3) == 0 && smr_text_is_digit(p->at[3]))
		return parse_accumulator(p, out);
	if (p->in_body && c == 'p' && p->end - p->at > 1 && smr_text_is_digit(p->at[1]))
		return parse_parameter(p, out);
	if (is_special(p))
		return parse_special_form(p, out);
	if (!smr_text_is_letter(c))
		return smr_parse_wanted(p, "an expression");
	SMR_TRY(smr_parse_name(p, &text));
	if (!smr_op_parse(text, strlen(text), &op) || smr_op_kind_of(op) != SMR_KIND_ELEMENT)
		return smr_parse_fail(p, "there is no operator '%s'", text);
	return parse_operation(p, op, out);
}

smr_status smr_parse_expr(smr_parser *p, const smr_expr **out)
{
	smr_status st;

	if (p->depth == SMR_MAX_DEPTH || p->total == SMR_MAX_EXPR)
		return smr_parse_fail(p, "the expression is too %s",
				      p->depth == SMR_MAX_DEPTH ? "deep" : "large");
	p->depth++;
	p->total++;
	st = parse_single_expr(p, out);
	p->depth--;
	return st;
}
