/* Ops over values as text: parse.c has the grammar. */
#include "ir/text/text.h"

static void put_bytes(smr_str *s, const void *data, size_t n)
{
	static const char digits[] = "0123456789abcdef";
	const unsigned char *b = data;

	smr_str_puts(s, " \"");
	for (size_t i = 0; i < n; i++) {
		smr_str_putc(s, digits[b[i] >> 4]);
		smr_str_putc(s, digits[b[i] & 15]);
	}
	smr_str_putc(s, '"');
}

void smr_text_type(smr_str *s, const smr_graph *g, const smr_type *t)
{
	smr_str_putc(s, ' ');
	smr_str_puts(s, smr_dtype_name(t->dtype));
	smr_text_polys(s, g, t->dims, t->rank);
}

void smr_text_tensor(smr_str *s, const smr_graph *g, const smr_node *v)
{
	smr_text_type(s, g, &v->type);
	put_bytes(s, v->data, v->ndata);
}

static void put_attr(smr_str *s, const smr_attr *a)
{
	smr_str_putc(s, ' ');
	smr_str_puts(s, smr_attr_name(a->key));
	smr_str_puts(s, " [");
	for (uint32_t i = 0; i < a->n; i++)
		smr_str_printf(s, "%s%lld", i > 0 ? ", " : "", (long long)a->v[i]);
	smr_str_putc(s, ']');
}

static void put_body(smr_str *s, const smr_graph *g, const smr_node *v)
{
	const smr_lambda *l = v->body;

	smr_str_puts(s, " body (");
	smr_text_uint(s, l->nparams);
	smr_str_puts(s, ") =");
	for (uint32_t i = 0; i < l->nresults; i++) {
		smr_str_puts(s, i > 0 ? ", " : " ");
		smr_text_expr(s, g, v, l->results[i]);
	}
}

/* For people only: the parser rejects fused ops. */
static void put_fused(smr_str *s, const smr_graph *g, const smr_node *v, uint32_t k)
{
	smr_node one = *v;

	one.nest = smr_node_nest(v, k);
	smr_str_puts(s, k > 0 ? "; nest" : " nest");
	smr_text_loops(s, g, one.nest);
	smr_str_puts(s, " = ");
	smr_text_expr(s, g, &one, one.nest->value);
}

void smr_text_op(smr_str *s, const smr_graph *g, const smr_node *v)
{
	for (uint32_t k = 0; k <= v->nmore; k++) {
		smr_str_puts(s, k > 0 ? "," : "");
		smr_text_type(s, g, smr_node_type(v, k));
	}
	if (v->op == SMR_OP_param || v->op == SMR_OP_part) {
		smr_str_putc(s, ' ');
		smr_text_uint(s, v->bits);
	}
	if (v->routine != NULL) {
		smr_str_puts(s, " routine ");
		smr_text_name(s, v->routine);
	}
	for (uint32_t i = 0; i < v->nins; i++) {
		smr_str_puts(s, i == 0 ? " ins %" : ", %");
		smr_text_uint(s, v->ins[i]->id);
	}
	for (uint32_t i = 0; i < v->nattrs; i++) {
		smr_str_puts(s, i == 0 ? " with" : "");
		put_attr(s, &v->attrs[i]);
	}
	if (v->body != NULL)
		put_body(s, g, v);
	for (uint32_t k = 0; v->nest != NULL && k <= v->nmore; k++)
		put_fused(s, g, v, k);
}
