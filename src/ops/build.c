/* Builders of nests and their expressions. */
#include "ops/build.h"

#include <string.h>

/* Returns e.g. "i0", without printf, which is slow for many loops. */
static const char *loop_name(smr_arena *a, const char *name, uint32_t l)
{
	char *s = smr_arena_alloc(a, strlen(name) + 3), *end;

	_Static_assert(SMR_MAX_LOOPS < 100, "two digits");
	if (s == NULL)
		return NULL;
	end = stpcpy(s, name);
	if (l >= 10)
		*end++ = (char)('0' + l / 10);
	*end = (char)('0' + l % 10);
	return s;
}

uint32_t smr_ops_loop(smr_graph *g, smr_nest *n, const char *name, int64_t extent)
{
	uint32_t l = n->nloops;

	if (l == SMR_MAX_LOOPS) {
		(void)smr_fail(SMR_EUNSUPPORTED, "an op of more than %d loops", SMR_MAX_LOOPS);
		return UINT32_MAX;
	}
	n->loops[l].name = loop_name(g->arena, name, l);
	n->loops[l].extent = smr_poly_const(g->arena, extent);
	if (n->loops[l].name == NULL || n->loops[l].extent == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for a nest");
		return UINT32_MAX;
	}
	return n->nloops++;
}

smr_expr *smr_ops_read(smr_graph *g, const smr_node *v, uint32_t i)
{
	const smr_type *t = &v->ins[i]->type;
	smr_index *x = t->rank > 0 ? smr_arena_array(g->arena, t->rank, sizeof(*x)) : NULL;

	for (uint32_t d = 0; x != NULL && d < t->rank; d++) {
		x[d].offset = smr_poly_const(g->arena, 0);
		if (x[d].offset == NULL)
			return NULL;
	}
	return smr_expr_read(g, t->dtype, i, t->rank, x);
}

const smr_expr *smr_ops_scalar(smr_graph *g, const smr_node *v, uint32_t i)
{
	const smr_node *from = v->ins[i];

	if (from->op == SMR_OP_constant && from->type.rank == 0)
		return smr_expr_const(g, from->type.dtype, from->bits);
	return smr_ops_read(g, v, i);
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a nest");
}

smr_status smr_ops_along(smr_graph *g, smr_index *x, uint32_t loop, int64_t coef)
{
	const smr_poly *k = smr_poly_const(g->arena, coef);

	x->coef[loop] = x->coef[loop] == NULL ? k : smr_poly_add(g->arena, x->coef[loop], k);
	return x->coef[loop] != NULL ? SMR_OK : no_memory();
}

smr_status smr_ops_offset(smr_graph *g, smr_index *x, int64_t offset)
{
	x->offset = smr_poly_add(g->arena, x->offset, smr_poly_const(g->arena, offset));
	return x->offset != NULL ? SMR_OK : no_memory();
}

smr_status smr_ops_indirect(smr_graph *g, smr_index *x, const smr_expr *e)
{
	x->indirect = e;
	x->indirect_coef = smr_poly_const(g->arena, 1);
	return e != NULL && x->indirect_coef != NULL ? SMR_OK : no_memory();
}

const smr_expr *smr_ops_1(smr_graph *g, smr_op op, const smr_expr *a)
{
	return a == NULL ? NULL : smr_expr_op(g, op, a->type, 1, &a);
}

const smr_expr *smr_ops_2(smr_graph *g, smr_op op, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *args[] = {a, b};
	smr_dtype types[2], t;

	if (a == NULL || b == NULL)
		return NULL;
	types[0] = a->type;
	types[1] = b->type;
	if (smr_op_type(op, 2, types, NULL, &t) != SMR_OK)
		return NULL;
	return smr_expr_op(g, op, t, 2, args);
}

const smr_expr *smr_ops_select(smr_graph *g, const smr_expr *p, const smr_expr *a,
			       const smr_expr *b)
{
	const smr_expr *args[] = {p, a, b};

	return a == NULL ? NULL : smr_expr_op(g, SMR_OP_select, a->type, 3, args);
}

const smr_expr *smr_ops_to(smr_graph *g, smr_dtype t, const smr_expr *a)
{
	return a == NULL || a->type == t ? a : smr_expr_op(g, SMR_OP_convert, t, 1, &a);
}

const smr_expr *smr_ops_i64(smr_graph *g, int64_t v)
{
	return smr_expr_int(g, SMR_I64, v);
}

const smr_expr *smr_ops_inside(smr_graph *g, const smr_expr *e, int64_t n)
{
	return smr_ops_2(g, SMR_OP_and, smr_ops_2(g, SMR_OP_ge, e, smr_ops_i64(g, 0)),
			 smr_ops_2(g, SMR_OP_lt, e, smr_ops_i64(g, n)));
}

static const smr_expr *clamp_expr(smr_graph *g, const smr_expr *e, int64_t most)
{
	return smr_ops_2(g, SMR_OP_minimum, smr_ops_2(g, SMR_OP_maximum, e, smr_ops_i64(g, 0)),
			 smr_ops_i64(g, most));
}

/* Unsigned values may exceed i64, and narrow types may not hold @p most: clamps in 64 bits of the
 * same signedness. */
const smr_expr *smr_ops_place(smr_graph *g, const smr_expr *e, int64_t most)
{
	if (e == NULL || smr_dtype_is_signed(e->type))
		return clamp_expr(g, smr_ops_to(g, SMR_I64, e), most);
	return smr_ops_to(g, SMR_I64,
			  smr_ops_2(g, SMR_OP_minimum, smr_ops_to(g, SMR_U64, e),
				    smr_expr_int(g, SMR_U64, most)));
}

smr_status smr_ops_and(smr_graph *g, const smr_expr **all, const smr_expr *more)
{
	*all = *all == NULL ? more : smr_ops_2(g, SMR_OP_and, *all, more);
	return more != NULL && *all != NULL ? SMR_OK : no_memory();
}

smr_status smr_ops_value(const smr_node *v, smr_nest *n, const smr_expr *e)
{
	n->value = e;
	return e != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(v->op));
}
