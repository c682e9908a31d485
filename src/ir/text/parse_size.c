/* Reads names of the graph's symbols and bases, sizes, and indices. */
#include <string.h>

#include "ir/text/parser.h"

smr_status smr_parse_symbol(smr_parser *p, uint16_t *out)
{
	const char *text;

	SMR_TRY(smr_parse_name(p, &text));
	for (uint32_t i = 0; i < p->g->nsyms; i++)
		if (strcmp(p->g->syms[i].name, text) == 0) {
			*out = (uint16_t)i;
			return SMR_OK;
		}
	return smr_parse_fail(p, "there is no symbol '%s'", text);
}

smr_status smr_parse_base(smr_parser *p, uint32_t *out)
{
	const char *text;

	SMR_TRY(smr_parse_name(p, &text));
	*out = smr_graph_find_base(p->g, text, strlen(text));
	return *out != UINT32_MAX ? SMR_OK : smr_parse_fail(p, "there is no base '%s'", text);
}

smr_status smr_parse_loop(smr_parser *p, uint32_t *out)
{
	const char *text;

	SMR_TRY(smr_parse_name(p, &text));
	for (uint32_t i = 0; p->nest != NULL && i < p->nest->nloops; i++)
		if (strcmp(p->nest->loops[i].name, text) == 0) {
			*out = i;
			return SMR_OK;
		}
	return smr_parse_fail(p, "the nest has no loop '%s'", text);
}

/* Checks a result of polynomial arithmetic: NULL means out of memory unless the size is too
 * large. */
static smr_status check_poly_result(smr_parser *p, const smr_poly *q, bool fits)
{
	if (q != NULL)
		return SMR_OK;
	return fits ? smr_parse_no_memory(p) : smr_parse_fail(p, "the size is too large");
}

static smr_status multiply_by(smr_parser *p, const smr_poly **q, const smr_poly *by)
{
	bool fits;

	SMR_TRY(check_poly_result(p, by, true));
	fits = smr_poly_mul_fits(*q, by);
	*q = smr_poly_mul(p->g->arena, *q, by);
	return check_poly_result(p, *q, fits);
}

static smr_status add_to_sum(smr_parser *p, const smr_poly **sum, const smr_poly *q, bool minus)
{
	bool fits = *sum == NULL || (*sum)->nterms + q->nterms <= SMR_POLY_MAX_TERMS;

	if (*sum == NULL && !minus)
		*sum = q;
	else if (*sum == NULL)
		*sum = smr_poly_scale(p->g->arena, q, -1);
	else
		*sum = (minus ? smr_poly_sub : smr_poly_add)(p->g->arena, *sum, q);
	return check_poly_result(p, *sum, fits);
}

static smr_status parse_factor(smr_parser *p, const smr_poly **out)
{
	int64_t k;
	uint16_t s;

	if (smr_text_is_digit(smr_parse_next(p))) {
		SMR_TRY(smr_parse_int(p, &k));
		*out = smr_poly_const(p->g->arena, k);
	} else {
		SMR_TRY(smr_parse_symbol(p, &s));
		*out = smr_poly_sym(p->g->arena, s);
	}
	return check_poly_result(p, *out, true);
}

smr_status smr_parse_poly(smr_parser *p, const smr_poly **out)
{
	bool minus = smr_parse_accept(p, "-");
	const smr_poly *product, *f;

	*out = NULL;
	for (;;) {
		SMR_TRY(parse_factor(p, &product));
		while (smr_parse_accept(p, "*")) {
			SMR_TRY(parse_factor(p, &f));
			SMR_TRY(multiply_by(p, &product, f));
		}
		SMR_TRY(add_to_sum(p, out, product, minus));
		minus = smr_parse_accept(p, "-");
		if (!minus && !smr_parse_accept(p, "+"))
			return SMR_OK;
	}
}

smr_status smr_parse_polys(smr_parser *p, uint32_t *n, const smr_poly *list[SMR_MAX_RANK])
{
	SMR_TRY(smr_parse_need(p, "["));
	*n = 0;
	while (!smr_parse_accept(p, "]")) {
		if (*n > 0)
			SMR_TRY(smr_parse_need(p, ","));
		if (*n == SMR_MAX_RANK)
			return smr_parse_fail(p, "more than %d dimensions", SMR_MAX_RANK);
		SMR_TRY(smr_parse_poly(p, &list[(*n)++]));
	}
	return SMR_OK;
}

/* Reads the factor after a term's coefficient @p k. */
static smr_status parse_index_rest(smr_parser *p, smr_index *x, const smr_poly *k)
{
	uint32_t l;

	if (smr_parse_accept(p, "{")) {
		if (x->indirect != NULL)
			return smr_parse_fail(p, "a second indirect term in one index");
		x->indirect_coef = k;
		SMR_TRY(smr_parse_expr(p, &x->indirect));
		return smr_parse_need(p, "}");
	}
	SMR_TRY(smr_parse_loop(p, &l));
	return add_to_sum(p, &x->coef[l], k, false);
}

/* term = (poly | INT) [ "*" (LOOP | "{" expr "}") ] | LOOP | "{" expr "}" */
static smr_status parse_index_term(smr_parser *p, smr_index *x)
{
	const smr_poly *k = NULL;
	int64_t v = 1;
	bool number = smr_text_is_digit(smr_parse_next(p));

	if (smr_parse_accept(p, "(")) {
		SMR_TRY(smr_parse_poly(p, &k));
		SMR_TRY(smr_parse_need(p, ")"));
	} else {
		if (number)
			SMR_TRY(smr_parse_int(p, &v));
		k = smr_poly_const(p->g->arena, v);
		SMR_TRY(check_poly_result(p, k, true));
		if (!number)
			return parse_index_rest(p, x, k);
	}
	if (smr_parse_accept(p, "*"))
		return parse_index_rest(p, x, k);
	return add_to_sum(p, &x->offset, k, false);
}

smr_status smr_parse_index(smr_parser *p, uint32_t rank, smr_index **out)
{
	smr_index *x = smr_arena_array(p->g->arena, rank, sizeof(*x));

	if (x == NULL)
		return smr_parse_no_memory(p);
	for (uint32_t d = 0; d < rank; d++) {
		SMR_TRY(smr_parse_need(p, d > 0 ? "," : "["));
		do
			SMR_TRY(parse_index_term(p, &x[d]));
		while (smr_parse_accept(p, "+"));
		if (x[d].offset == NULL)
			x[d].offset = smr_poly_const(p->g->arena, 0);
		SMR_TRY(check_poly_result(p, x[d].offset, true));
	}
	*out = x;
	return rank > 0 ? smr_parse_need(p, "]") : SMR_OK;
}
