#include <string.h>

#include "ir/text/text.h"

void smr_text_uint(smr_str *s, uint64_t v)
{
	char text[24];
	size_t n = sizeof(text);

	do
		text[--n] = (char)('0' + v % 10);
	while ((v /= 10) != 0);
	smr_str_write(s, text + n, sizeof(text) - n);
}

void smr_text_quoted(smr_str *s, const char *text)
{
	smr_str_putc(s, '"');
	for (; *text != '\0'; text++) {
		unsigned char c = (unsigned char)*text;

		if (c == '"' || c == '\\')
			smr_str_putc(s, '\\');
		if (c < ' ' || c == 0x7f)
			smr_str_printf(s, "\\%02x", c);
		else
			smr_str_putc(s, (char)c);
	}
	smr_str_putc(s, '"');
}

/* Returns whether @p name is a keyword that ends a list of names. */
static bool is_word(const char *name)
{
	static const char *const words[] = {"base", "rows", "wrap", "result"};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strcmp(words[i], name) == 0)
			return true;
	return false;
}

void smr_text_name(smr_str *s, const char *name)
{
	bool bare = *name != '\0' && !smr_text_is_digit(*name) && !is_word(name);

	for (const char *c = name; bare && *c != '\0'; c++)
		bare = smr_text_is_letter(*c);
	if (bare)
		smr_str_puts(s, name);
	else
		smr_text_quoted(s, name);
}

void smr_text_poly(smr_str *s, const smr_graph *g, const smr_poly *p)
{
	if (p->nterms == 0)
		smr_str_putc(s, '0');
	for (uint32_t i = 0; i < p->nterms; i++) {
		const smr_term *t = &p->terms[i];
		bool minus = t->coef < 0;
		uint64_t k = minus ? 0 - (uint64_t)t->coef : (uint64_t)t->coef;

		if (i > 0)
			smr_str_puts(s, minus ? " - " : " + ");
		else if (minus)
			smr_str_putc(s, '-');
		if (k != 1 || t->nsyms == 0)
			smr_text_uint(s, k);
		for (unsigned f = 0; f < t->nsyms; f++) {
			if (f > 0 || k != 1)
				smr_str_putc(s, '*');
			smr_text_name(s, g->syms[t->syms[f]].name);
		}
	}
}

void smr_text_polys(smr_str *s, const smr_graph *g, const smr_poly *const *p, uint32_t n)
{
	smr_str_putc(s, '[');
	for (uint32_t i = 0; i < n; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		smr_text_poly(s, g, p[i]);
	}
	smr_str_putc(s, ']');
}

/* Appends bare numbers as they are; brackets a size with symbols, so that a loop may have the name
 * of a symbol. */
static void put_size(smr_str *s, const smr_graph *g, const smr_poly *p)
{
	int64_t k;
	bool bare = smr_poly_is_const(p, &k) && k >= 0;

	if (!bare)
		smr_str_putc(s, '(');
	smr_text_poly(s, g, p);
	if (!bare)
		smr_str_putc(s, ')');
}

static void put_index(smr_str *s, const smr_graph *g, const smr_node *node, const smr_index *x)
{
	const char *plus = "";
	int64_t k;

	for (uint32_t l = 0; l < node->nest->nloops; l++) {
		if (x->coef[l] == NULL || x->coef[l]->nterms == 0)
			continue;
		smr_str_puts(s, plus);
		plus = " + ";
		if (!smr_poly_is_const(x->coef[l], &k) || k != 1) {
			put_size(s, g, x->coef[l]);
			smr_str_putc(s, '*');
		}
		smr_text_name(s, node->nest->loops[l].name);
	}
	if (x->indirect != NULL) {
		smr_str_puts(s, plus);
		plus = " + ";
		put_size(s, g, x->indirect_coef);
		smr_str_puts(s, "*{");
		smr_text_expr(s, g, node, x->indirect);
		smr_str_putc(s, '}');
	}
	if (*plus == '\0' || x->offset->nterms > 0) {
		smr_str_puts(s, plus);
		put_size(s, g, x->offset);
	}
}

void smr_text_index(smr_str *s, const smr_graph *g, const smr_node *nest, const smr_index *x,
		    uint32_t rank)
{
	for (uint32_t d = 0; d < rank; d++) {
		smr_str_puts(s, d == 0 ? "[" : ", ");
		put_index(s, g, nest, &x[d]);
	}
	if (rank > 0)
		smr_str_putc(s, ']');
}

static void put_list(smr_str *s, const smr_graph *g, const smr_node *nest, const char *before,
		     const smr_expr *const *list, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		smr_str_puts(s, i == 0 ? before : ", ");
		smr_text_expr(s, g, nest, list[i]);
	}
}

static void put_op(smr_str *s, const smr_graph *g, const smr_node *nest, const smr_expr *e)
{
	smr_str_puts(s, smr_op_name(e->op));
	if (e->op == SMR_OP_convert || e->op == SMR_OP_bitcast) {
		smr_str_putc(s, ':');
		smr_str_puts(s, smr_dtype_name(e->type));
	}
	put_list(s, g, nest, "(", e->args, e->nargs);
	smr_str_putc(s, ')');
}

static void put_fold(smr_str *s, const smr_graph *g, const smr_node *nest, const smr_expr *e)
{
	smr_str_puts(s, e->kind == SMR_EXPR_FOLD ? "fold" : e->exclusive ? "xscan" : "scan");
	for (uint32_t i = 0; i < e->nloops; i++) {
		smr_str_puts(s, i == 0 ? "(" : ", ");
		smr_text_name(s, nest->nest->loops[e->loops[i]].name);
	}
	put_list(s, g, nest, "; ", e->init, e->nacc);
	put_list(s, g, nest, "; ", e->step, e->nacc);
	if (e->nacc > 1) {
		smr_str_puts(s, "; ");
		smr_text_uint(s, e->result);
	}
	smr_str_putc(s, ')');
}

void smr_text_expr(smr_str *s, const smr_graph *g, const smr_node *nest, const smr_expr *e)
{
	switch (e->kind) {
	case SMR_EXPR_CONST:
		smr_text_number(s, e->type, e->bits);
		break;
	case SMR_EXPR_SIZE:
		smr_str_puts(s, "size(");
		smr_text_poly(s, g, e->size);
		smr_str_putc(s, ')');
		break;
	case SMR_EXPR_INDEX:
		smr_str_puts(s, "index(");
		smr_text_name(s, nest->nest->loops[e->loop].name);
		smr_str_putc(s, ')');
		break;
	case SMR_EXPR_READ:
		smr_str_putc(s, '%');
		smr_text_uint(s, nest->ins[e->input]->id);
		smr_text_index(s, g, nest, e->index, e->rank);
		break;
	case SMR_EXPR_OP:
		put_op(s, g, nest, e);
		break;
	case SMR_EXPR_FOLD:
	case SMR_EXPR_SCAN:
		put_fold(s, g, nest, e);
		break;
	case SMR_EXPR_PARAM:
		smr_str_putc(s, 'p');
		smr_text_uint(s, e->acc);
		smr_str_putc(s, ':');
		smr_str_puts(s, smr_dtype_name(e->type));
		break;
	case SMR_EXPR_ACC:
		smr_str_puts(s, "acc");
		smr_text_uint(s, e->acc);
		if (e->depth > 0) {
			smr_str_putc(s, '^');
			smr_text_uint(s, e->depth);
		}
		break;
	}
}
