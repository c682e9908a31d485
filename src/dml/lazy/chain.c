/* Fused row kernels for a sparse operand: t(X) %*% w, where w is computed row by row from X %*% V
 * and operands with the same rows, takes one pass over X. */
#include "dml/lazy/build.h"

enum { OPERANDS = 12 };

typedef struct chain {
	dml_builder *b;
	uint32_t x;         /* the node of t(X) */
	uint32_t dot;       /* the node X %*% V; DML_NONE: not found yet */
	int64_t rows, cols; /* of w */
	uint32_t nins, steps;
	uint32_t from[OPERANDS];
	smr_node *ins[OPERANDS]; /* operands of the body, after the dot */
} chain;

/* Whether @p i is X %*% V with the chain's X. */
static bool is_dot(const chain *c, uint32_t i)
{
	const dml_lazy *t = c->b->t;
	const dml_node *n = &t->nodes.v[i];
	dml_form x = t->forms.v[c->x], f;

	if (n->op != DML_PRODUCT)
		return false;
	f = t->forms.v[n->in[0]];
	return f.pattern == x.pattern && f.turned != x.turned && x.turned;
}

/* Whether only the chain reads node @p i: others are computed once for all readers. */
static bool is_own(const chain *c, uint32_t i)
{
	return c->b->uses[i] == 1 && c->b->t->made.v[i] == NULL && c->b->made[i] == NULL;
}

/* Gets an operand of the body. */
static smr_status leaf(chain *c, uint32_t i, bool *fits, const smr_expr **out)
{
	const dml_node *n = &c->b->t->nodes.v[i];
	uint32_t k = 0;
	smr_node *v;

	*fits = n->scalar || (n->rows == c->rows && (n->cols == c->cols || n->cols == 1));
	while (k < c->nins && c->from[k] != i)
		k++;
	if (!*fits || k == OPERANDS) {
		*fits = false;
		return SMR_OK;
	}
	if (k == c->nins) {
		SMR_TRY(dml_require(c->b, i, &v));
		if (v->op == SMR_OP_constant && v->type.rank == 0) {
			*out = smr_expr_const(c->b->g, SMR_F64, v->bits);
			return SMR_OK;
		}
		c->from[k] = i;
		c->ins[c->nins++] = v;
	}
	*out = smr_expr_param(c->b->g, SMR_F64, 1 + k);
	return SMR_OK;
}

static smr_status build_body_expr(chain *c, uint32_t i, bool *fits, const smr_expr **out)
{
	const dml_node *n = &c->b->t->nodes.v[i];
	const smr_expr *args[3];
	int count;

	if (is_dot(c, i) && (c->dot == i || (c->dot == DML_NONE && is_own(c, i)))) {
		c->dot = i;
		*out = smr_expr_param(c->b->g, SMR_F64, 0);
		return SMR_OK;
	}
	if (n->op != DML_MAP || n->rows != c->rows || n->cols != c->cols || !is_own(c, i) ||
	    c->b->t->forms.v[i].pattern != NULL)
		return leaf(c, i, fits, out);
	count = dml_element_args((dml_element)n->n[0]);
	for (int k = 0; k < count && *fits; k++)
		SMR_TRY(build_body_expr(c, n->in[k], fits, &args[k]));
	c->steps++;
	if (*fits)
		*out = dml_element_expr(c->b->g, (dml_element)n->n[0], args);
	return SMR_OK;
}

/* Whether fusion pays: a second pass over X costs more than the body, which runs unoptimized. */
static bool chain_pays(const chain *c)
{
	enum { STEP = 20 }; /* a step costs as much as so many nonzeros */

	return (double)c->b->t->forms.v[c->x].pattern->n >
	       (double)STEP * (double)c->steps * (double)c->rows;
}

static smr_status make(chain *c, const smr_expr *e, smr_node **out)
{
	static const int64_t yes[] = {1};
	dml_builder *b = c->b;
	const dml_node *dot = &b->t->nodes.v[c->dot];
	dml_form f = b->t->forms.v[c->x];
	smr_node *ins[4 + OPERANDS], *values;
	smr_draft d;

	SMR_TRY(dml_require_values(b, c->x, &values));
	SMR_TRY(dml_build_sparse(b, f, values, ins));
	SMR_TRY(dml_require(b, dot->in[1], &ins[3]));
	for (uint32_t k = 0; k < c->nins; k++)
		ins[4 + k] = c->ins[k];
	smr_draft_begin(&d, SMR_OP_sparse_dot, ins, 4 + c->nins);
	smr_draft_set(&d, SMR_ATTR_sizes, &f.pattern->cols, 1);
	smr_draft_set(&d, SMR_ATTR_transposed, yes, 1);
	if (c->steps > 0) {
		d.v.body = smr_graph_lambda(b->g, 1 + c->nins, 1, &e);
		if (d.v.body == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for an expression");
	}
	return smr_ops_make(b->g, &d.v, 1, out);
}

smr_status dml_build_chain(dml_builder *b, uint32_t i, bool *done, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i], *w = &b->t->nodes.v[n->in[1]];
	chain c = {.b = b, .x = n->in[0], .dot = DML_NONE, .rows = w->rows, .cols = w->cols};
	smr_node *one, *other;
	const smr_expr *e = NULL;
	bool fits = true;

	*done = false;
	if (!b->t->forms.v[c.x].turned)
		return SMR_OK;
	SMR_TRY(build_body_expr(&c, n->in[1], &fits, &e));
	if (!fits || c.dot == DML_NONE || !chain_pays(&c))
		return SMR_OK;
	SMR_TRY(dml_require_values(b, c.x, &one));
	SMR_TRY(dml_require_values(b, b->t->nodes.v[c.dot].in[0], &other));
	if (one != other)
		return SMR_OK;
	*done = true;
	return make(&c, e, out);
}
