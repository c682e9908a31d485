/* Ops on the rows of a sparse operand: products, sums of rows and columns, conversion to dense. */
#include <string.h>

#include "dml/lazy/build.h"

uint32_t dml_build_owner(const dml_builder *b, const smr_pattern *p)
{
	uint32_t k = 0;

	while (b->t->params.v[k]->pattern != p)
		k++;
	return k;
}

smr_status dml_build_sparse(dml_builder *b, dml_form f, smr_node *values, smr_node *ins[3])
{
	uint32_t owner = dml_build_owner(b, f.pattern);

	SMR_TRY(dml_build_part(b, owner, DML_STARTS, &ins[0]));
	SMR_TRY(dml_build_part(b, owner, DML_COLUMNS, &ins[1]));
	ins[2] = values;
	return SMR_OK;
}

smr_status dml_build_turn(dml_builder *b, smr_node *v, smr_node **out)
{
	static const int64_t other[] = {1, 0};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_transpose, &v, 1);
	smr_draft_set(&d, SMR_ATTR_dims, other, 2);
	return smr_ops_make(b->g, &d.v, 1, out);
}

smr_status dml_build_reshape(dml_builder *b, smr_node *v, const dml_node *as, smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reshape, &v, 1);
	SMR_TRY(dml_type_of(b->g, as, &d.v.type));
	return smr_ops_make(b->g, &d.v, 1, out);
}

smr_status dml_build_dense(dml_builder *b, dml_form f, smr_node *values, smr_node **out)
{
	smr_node *ins[3];
	smr_draft d;

	SMR_TRY(dml_build_sparse(b, f, values, ins));
	smr_draft_begin(&d, SMR_OP_sparse_dense, ins, 3);
	smr_draft_set(&d, SMR_ATTR_sizes, &f.pattern->cols, 1);
	SMR_TRY(smr_ops_make(b->g, &d.v, 1, out));
	return f.turned ? dml_build_turn(b, *out, out) : SMR_OK;
}

/* ---- products */

/* X %*% V, or t(X) %*% V; @p turned is combined with the form's own transposition. */
static smr_status build_sparse_product(dml_builder *b, uint32_t x, bool turned, smr_node *v,
				       smr_node **out)
{
	static const int64_t yes[] = {1};
	dml_form f = b->t->forms.v[x];
	smr_node *ins[4], *values;
	smr_draft d;

	SMR_TRY(dml_require_values(b, x, &values));
	SMR_TRY(dml_build_sparse(b, f, values, ins));
	ins[3] = v;
	smr_draft_begin(&d, SMR_OP_sparse_dot, ins, 4);
	smr_draft_set(&d, SMR_ATTR_sizes, &f.pattern->cols, 1);
	if (f.turned != turned) {
		smr_draft_set(&d, SMR_ATTR_transposed, yes, 1);
		smr_draft_set(&d, SMR_ATTR_left, yes, 1);
	}
	return smr_ops_make(b->g, &d.v, 1, out);
}

smr_status dml_build_product(dml_builder *b, uint32_t i, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];
	smr_node *v;

	if (b->t->forms.v[n->in[0]].pattern != NULL) {
		bool done;

		SMR_TRY(dml_build_chain(b, i, &done, out));
		if (done)
			return SMR_OK;
		SMR_TRY(dml_require(b, n->in[1], &v));
		return build_sparse_product(b, n->in[0], false, v, out);
	}
	SMR_TRY(dml_require(b, n->in[0], &v));
	SMR_TRY(dml_build_turn(b, v, &v));
	SMR_TRY(build_sparse_product(b, n->in[1], true, v, out));
	return dml_build_turn(b, *out, out);
}

/* ---- sums */

/* Folds in the implicit zeros. */
static smr_status fold_in_zero(dml_builder *b, dml_fold f, smr_node *v, smr_node **out)
{
	static const smr_op ops[] = {SMR_OP_add, SMR_OP_minimum, SMR_OP_maximum, SMR_OP_mul};

	return dml_build_map(b, 1, &v,
			     smr_ops_2(b->g, ops[f], smr_expr_param(b->g, SMR_F64, 0),
				       smr_expr_float(b->g, SMR_F64, 0)),
			     out);
}

smr_status dml_build_sum(dml_builder *b, uint32_t i, smr_node **out)
{
	static const int64_t yes[] = {1};
	const dml_node *n = &b->t->nodes.v[i];
	dml_form f = b->t->forms.v[n->in[0]];
	dml_fold fold = (dml_fold)n->n[0];
	smr_node *values, *ins[3];
	smr_draft d;

	SMR_TRY(dml_require_values(b, n->in[0], &values));
	if (n->n[1] == 0) {
		if (fold == DML_SUM)
			return dml_build_long_sum(b, values, out);
		SMR_TRY(dml_build_fold(b, fold, values, out));
		return f.pattern->n == f.pattern->rows * f.pattern->cols
			       ? SMR_OK
			       : fold_in_zero(b, fold, *out, out);
	}
	SMR_TRY(dml_build_sparse(b, f, values, ins));
	smr_draft_begin(&d, SMR_OP_sparse_fold, ins, 3);
	smr_draft_set(&d, SMR_ATTR_sizes, &f.pattern->cols, 1);
	smr_draft_set(&d, SMR_ATTR_kind, &n->n[0], 1);
	if ((n->n[1] == 2) != f.turned)
		smr_draft_set(&d, SMR_ATTR_transposed, yes, 1);
	SMR_TRY(smr_ops_make(b->g, &d.v, 1, out));
	return f.turned ? dml_build_reshape(b, *out, n, out) : SMR_OK;
}
