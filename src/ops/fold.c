/* Folds by the body of an op with n operands and n start values, whose parameters are n
 * accumulators, then n elements; and sums of products. */
#include "ops/build.h"

smr_status smr_ops_fold_check(const smr_node *v, smr_type *types)
{
	smr_dtype takes[2 * SMR_MAX_ACCS];
	uint32_t n = v->nins / 2;

	if (n == 0 || v->nins % 2 != 0 || n != v->nmore + 1)
		return smr_ops_wrong(v, "%u operands for %u results", v->nins, v->nmore + 1);
	if (n > SMR_MAX_ACCS)
		return smr_fail(SMR_EUNSUPPORTED, "%s of more than %d operands: split it",
				smr_op_name(v->op), SMR_MAX_ACCS);
	SMR_TRY(smr_ops_body(v, 2 * n, n));
	for (uint32_t i = 0; i < n; i++) {
		const smr_type *t = &v->ins[i]->type, *first = &v->ins[0]->type;

		SMR_TRY(smr_ops_rank(v, i, first->rank));
		SMR_TRY(smr_ops_rank(v, n + i, 0));
		for (uint32_t d = 0; d < first->rank; d++)
			if (!smr_poly_equal(t->dims[d], first->dims[d]))
				return smr_ops_wrong(v, "operands 0 and %u have other shapes", i);
		takes[i] = takes[n + i] = v->ins[n + i]->type.dtype;
		if (v->body->results[i]->type != takes[i])
			return smr_ops_wrong(v, "the body's type differs from the start's");
		types[i] = *t;
		types[i].dtype = takes[i];
	}
	return smr_ops_takes(v, takes);
}

/* Returns the type in which sums are computed: f32 for shorter floats. */
static smr_dtype sum_type(smr_dtype t)
{
	return smr_dtype_is_float(t) && smr_dtype_size(t) < smr_dtype_size(SMR_F32) ? SMR_F32 : t;
}

smr_op smr_ops_plain(const smr_lambda *l)
{
	static const smr_op plain[] = {SMR_OP_add,     SMR_OP_addc, SMR_OP_mul, SMR_OP_maximum,
				       SMR_OP_minimum, SMR_OP_and,  SMR_OP_or,  SMR_OP_xor};
	const smr_expr *e = l->results[0];

	if (l->nresults != 1 || e->kind != SMR_EXPR_OP || e->nargs != 2 ||
	    e->args[0]->kind != SMR_EXPR_PARAM || e->args[1]->kind != SMR_EXPR_PARAM ||
	    e->args[0]->acc == e->args[1]->acc)
		return SMR_OP_COUNT;
	for (size_t i = 0; i < sizeof(plain) / sizeof(plain[0]); i++)
		if (e->op == plain[i])
			return e->op;
	return SMR_OP_COUNT;
}

static bool is_sum(const smr_lambda *l)
{
	smr_op op = smr_ops_plain(l);

	return op == SMR_OP_add || op == SMR_OP_addc || op == SMR_OP_mul;
}

static const smr_expr *build_fold_step(smr_graph *g, const smr_node *v, uint32_t i, bool sum,
				       const smr_expr *inside, const smr_expr *const *args)
{
	const smr_expr *e = v->body->results[i];

	e = sum ? smr_ops_2(g, e->op, args[0], args[1])
		: smr_expr_apply(g, e, args, v->body->nparams);
	return inside == NULL ? e : smr_ops_select(g, inside, e, args[i]);
}

smr_status smr_ops_fold(smr_graph *g, const smr_node *v, uint32_t k, smr_expr_kind kind,
			uint32_t nloops, const uint32_t *loops, const smr_expr *const *elements,
			const smr_expr *inside, const smr_expr **out)
{
	const smr_expr *args[2 * SMR_MAX_ACCS] = {NULL}, *start[SMR_MAX_ACCS] = {NULL};
	uint32_t n = v->nins / 2;
	bool sum = is_sum(v->body);
	smr_expr *fold;

	for (uint32_t i = 0; i < n; i++) {
		smr_dtype own = v->ins[n + i]->type.dtype, t = sum ? sum_type(own) : own;

		start[i] = smr_ops_to(g, t, smr_ops_scalar(g, v, n + i));
		args[i] = nloops == 0 ? start[i] : smr_expr_acc(g, t, 0, i);
		args[n + i] = smr_ops_to(g, t, smr_ops_to(g, own, elements[i]));
		if (start[i] == NULL || args[i] == NULL || args[n + i] == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(v->op));
	}
	*out = build_fold_step(g, v, k, sum, inside, args);
	if (nloops > 0) {
		*out = fold = smr_expr_fold(g, nloops, loops, start[0],
					    build_fold_step(g, v, 0, sum, inside, args));
		for (uint32_t i = 1; fold != NULL && i < n; i++) {
			fold->init[i] = start[i];
			fold->step[i] = build_fold_step(g, v, i, sum, inside, args);
			if (fold->step[i] == NULL)
				return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(v->op));
		}
		if (fold != NULL) {
			fold->kind = kind;
			fold->nacc = n;
			fold->result = k;
			fold->type = start[k]->type;
		}
	}
	*out = smr_ops_to(g, v->ins[n + k]->type.dtype, *out);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(v->op));
}

smr_status smr_ops_product_types(const smr_node *v)
{
	smr_dtype l = v->ins[0]->type.dtype, r = v->ins[1]->type.dtype, to = v->type.dtype;
	const smr_dtype all[] = {l, r, to};

	for (uint32_t i = 0; i < 3; i++)
		if (all[i] == SMR_C64 || all[i] == SMR_C128 ||
		    smr_dtype_is_float(l) != smr_dtype_is_float(r) ||
		    (smr_dtype_is_float(l) && !smr_dtype_is_float(to)))
			return smr_ops_wrong(v, "%s times %s as %s", smr_dtype_name(l),
					     smr_dtype_name(r), smr_dtype_name(to));
	return SMR_OK;
}

/* The sum of i1 values is `or`, their product `and`. */
smr_status smr_ops_products(smr_graph *g, const smr_node *v, uint32_t nloops, const uint32_t *loops,
			    const smr_expr *a, const smr_expr *b, const smr_expr **out)
{
	smr_dtype t = sum_type(v->type.dtype);
	const smr_expr *e = smr_ops_2(g, SMR_OP_mul, smr_ops_to(g, t, a), smr_ops_to(g, t, b));

	if (nloops > 0)
		e = smr_expr_fold(g, nloops, loops, smr_expr_int(g, t, 0),
				  smr_ops_2(g, t == SMR_I1 ? SMR_OP_or : SMR_OP_add,
					    smr_expr_acc(g, t, 0, 0), e));
	*out = smr_ops_to(g, v->type.dtype, e);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(v->op));
}
