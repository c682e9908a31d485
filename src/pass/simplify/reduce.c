/* Simplifies reductions over dimensions of size 1 and of transposed tensors. */
#include "ops/build.h"
#include "pass/simplify/internal.h"

typedef struct folding {
	int64_t size[SMR_MAX_RANK];
	const int64_t *dims;
	uint32_t n, mask, ones; /* dimensions folded; ... and those of size 1 */
} folding;

static bool read_reduce(const smr_node *v, folding *x)
{
	x->dims = smr_node_get(v, SMR_ATTR_dims, &x->n);
	x->mask = x->ones = 0;
	if (x->dims == NULL || v->nins != 2 || v->body == NULL ||
	    !smr_type_dims(&v->ins[0]->type, x->size))
		return false;
	for (uint32_t i = 0; i < x->n; i++) {
		x->mask |= 1U << x->dims[i];
		if (x->size[x->dims[i]] == 1)
			x->ones |= 1U << x->dims[i];
	}
	return true;
}

static smr_status make_reduce(fs_flow *f, const smr_node *v, smr_node *x, uint32_t mask,
			      smr_node **out)
{
	smr_node *ins[] = {x, v->ins[1]};
	int64_t dims[SMR_MAX_RANK];
	smr_attr attr = {.key = SMR_ATTR_dims, .v = dims};
	smr_node like = {.op = SMR_OP_reduce,
			 .ins = ins,
			 .nins = 2,
			 .attrs = &attr,
			 .nattrs = 1,
			 .body = v->body,
			 .loc = v->loc,
			 .name = v->name};

	for (uint32_t d = 0; d < SMR_MAX_RANK; d++)
		if (mask >> d & 1)
			dims[attr.n++] = d;
	return fs_make(f, &like, out);
}

/* Replaces a fold of one step by its body, on elements of the start's type, for which `body` is. */
static smr_status one_step(fs_flow *f, const smr_node *v, smr_node **out)
{
	const smr_expr *args[2], *e;
	smr_dtype t = v->ins[1]->type.dtype;
	smr_node *x;
	uint64_t bits;

	if (!fs_is_splat(v->ins[1], &bits) || v->ins[0]->type.dtype != t)
		return SMR_OK;
	args[0] = smr_expr_const(f->g, t, bits);
	args[1] = smr_expr_param(f->g, t, 0);
	if (args[0] == NULL || args[1] == NULL)
		return SMR_ENOMEM;
	e = smr_expr_apply(f->g, v->body->results[0], args, 2);
	if (e == NULL)
		return SMR_ENOMEM;
	SMR_TRY(fs_make_reshape(f, v, v->ins[0], &v->type, &x));
	return fs_make_map(f, v, &x, 1, e, out);
}

/* Drops dimensions of size 1 first. */
static smr_status drop_unit_dims(fs_flow *f, const smr_node *v, const folding *x, smr_node **out)
{
	smr_type t = {.dtype = v->ins[0]->type.dtype};
	uint32_t mask = 0;
	smr_node *y;

	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++) {
		if (x->ones >> d & 1)
			continue;
		if (x->mask >> d & 1)
			mask |= 1U << t.rank;
		t.dims[t.rank++] = v->ins[0]->type.dims[d];
	}
	SMR_TRY(fs_make_reshape(f, v, v->ins[0], &t, &y));
	return make_reduce(f, v, y, mask, out);
}

/* Returns whether the fold's result is independent of the order. */
static bool any_order(const smr_lambda *l)
{
	smr_op op = smr_ops_plain(l);

	return op == SMR_OP_maximum || op == SMR_OP_minimum || op == SMR_OP_and ||
	       op == SMR_OP_or || op == SMR_OP_xor ||
	       (op != SMR_OP_COUNT && !smr_dtype_is_float(l->results[0]->type));
}

/* Reduces the operand of a transpose, if the elements come in the same order. */
static smr_status reduce_of_transpose(fs_flow *f, const smr_node *v, const folding *x,
				      smr_node **out)
{
	const smr_node *turned = v->ins[0];
	int64_t left[SMR_MAX_RANK], order[SMR_MAX_RANK] = {0};
	uint32_t n = 0, mask = 0, rank = turned->type.rank;
	const int64_t *dims;
	int64_t before = -1;

	if (!fs_numbers(turned, SMR_ATTR_dims, rank, &dims))
		return SMR_OK;
	for (uint32_t d = 0; d < rank; d++) {
		if (!(x->mask >> d & 1)) {
			left[n++] = dims[d];
			continue;
		}
		mask |= 1U << dims[d];
		if (dims[d] < before && !any_order(v->body))
			return SMR_OK;
		before = dims[d];
	}
	/* left[i]: operand dimension that is dimension i of the result */
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t k = 0; k < n; k++)
			order[i] += left[k] < left[i];
	SMR_TRY(make_reduce(f, v, turned->ins[0], mask, out));
	return fs_make_transpose(f, v, *out, order, out);
}

smr_status fs_reduce(fs_flow *f, smr_node *v, smr_node **out)
{
	folding x;

	if (!read_reduce(v, &x))
		return SMR_OK;
	if (x.n > 0 && x.ones == x.mask)
		return one_step(f, v, out);
	if (x.ones != 0)
		return drop_unit_dims(f, v, &x, out);
	return v->ins[0]->op == SMR_OP_transpose ? reduce_of_transpose(f, v, &x, out) : SMR_OK;
}
