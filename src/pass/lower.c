#include "pass/lower.h"

#include <stdio.h>
#include <string.h>

#include "ops/build.h"
#include "ops/ops.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a flow");
}

/* ---- what is read where --------------------------------------------------------------------- */

static bool is_splat(const smr_node *v)
{
	return v->op == SMR_OP_constant &&
	       (v->data == NULL || (v->ndata == smr_dtype_size(v->type.dtype) && v->ndata <= 8));
}

bool smr_lower_inlines(const smr_node *v, uint32_t i)
{
	const smr_node *in = v->ins[i];
	int64_t n;

	if (v->op != SMR_OP_map || !smr_type_count(&v->type, &n) || n <= 1)
		return false;
	return is_splat(in) || in->op == SMR_OP_iota ||
	       (in->op == SMR_OP_broadcast && !smr_lower_moves_nothing(in));
}

uint32_t smr_lower_reads(const smr_node *v, const smr_node **out)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < v->nins; i++) {
		bool inlined = smr_lower_inlines(v, i);

		if (inlined && v->ins[i]->nins == 0)
			continue;
		if (out != NULL)
			out[n] = inlined ? v->ins[i]->ins[0] : v->ins[i];
		n++;
	}
	return n;
}

/* Dimensions of `from` that are not of size 1 stand in the same order in the result. */
static bool keeps_order(const int64_t *from, uint32_t rank, const int64_t *to)
{
	int64_t last = -1;

	for (uint32_t d = 0; d < rank; d++) {
		if (from[d] == 1)
			continue;
		if (to[d] <= last)
			return false;
		last = to[d];
	}
	return true;
}

bool smr_lower_moves_nothing(const smr_node *v)
{
	int64_t from[SMR_MAX_RANK], to[SMR_MAX_RANK] = {0}, n, m;
	const int64_t *dims;

	if (v->op == SMR_OP_reshape)
		return true;
	if ((v->op != SMR_OP_broadcast && v->op != SMR_OP_transpose && v->op != SMR_OP_slice) ||
	    !smr_type_dims(&v->ins[0]->type, from) || !smr_type_count(&v->type, &n) ||
	    !smr_type_count(&v->ins[0]->type, &m) || n != m)
		return false;
	if (v->op == SMR_OP_slice)
		return true; /* of as many elements: of all */
	dims = smr_node_get(v, SMR_ATTR_dims, NULL);
	if (v->op == SMR_OP_broadcast)
		return keeps_order(from, v->ins[0]->type.rank, dims);
	for (uint32_t d = 0; d < v->type.rank; d++)
		to[dims[d]] = d;
	return keeps_order(from, v->type.rank, to);
}

/* ---- flows ---------------------------------------------------------------------------------- */

/* Sizes are numbers: they are made again in this flow's arena. */
static smr_status window(smr_graph *g, const smr_type *t, const char *name, bool written,
			 smr_node **out)
{
	smr_window w = {.base = smr_graph_base(g, name)};
	int64_t dims[SMR_MAX_RANK];
	smr_type own;

	if (w.base == UINT32_MAX)
		return no_memory();
	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EUNSUPPORTED, "a tensor whose sizes are no numbers");
	g->bases[w.base].written = written;
	SMR_TRY(smr_type_make(g, t->dtype, t->rank, dims, &own));
	SMR_TRY(smr_graph_dense(g, &own, w.stride));
	w.offset = smr_poly_const(g->arena, 0);
	*out = w.offset != NULL ? smr_graph_view(g, &own, &w, NULL) : NULL;
	return *out != NULL ? SMR_OK : no_memory();
}

/* An element of what makes operand `from`, whose own operand is input number `input`. */
static smr_status element_of(smr_graph *g, const smr_node *from, uint32_t input,
			     const smr_expr **out)
{
	smr_expr *read;
	smr_nest *n;

	if (from->op == SMR_OP_constant) {
		uint64_t bits = from->bits;

		if (from->data != NULL)
			memcpy(&bits, from->data, from->ndata);
		*out = smr_expr_const(g, from->type.dtype, bits);
		return *out != NULL ? SMR_OK : no_memory();
	}
	SMR_TRY(smr_ops_nest(g, from, 0, &n));
	*out = n->value;
	if (n->value->kind != SMR_EXPR_READ)
		return SMR_OK;
	read = smr_arena_memdup(g->arena, n->value, sizeof(*read));
	if (read == NULL)
		return no_memory();
	read->input = input;
	*out = read;
	return SMR_OK;
}

/* Element [i, j ...] of input number `input`. */
static smr_status element_at(smr_graph *g, const smr_node *v, uint32_t i, uint32_t input,
			     const smr_expr **out)
{
	smr_expr *r = smr_ops_read(g, v, i);

	if (r == NULL)
		return no_memory();
	for (uint32_t d = 0; d < r->rank; d++)
		SMR_TRY(smr_ops_along(g, &r->index[d], d, 1));
	r->input = input;
	*out = r;
	return SMR_OK;
}

/* The map's value, made anew of what its operands are made of. */
static smr_status inline_operands(smr_graph *g, const smr_node *v, uint32_t k, smr_nest *n)
{
	const smr_expr **args = smr_arena_array(g->arena, v->nins, sizeof(*args));
	uint32_t input = 0;

	if (args == NULL)
		return no_memory();
	for (uint32_t i = 0; i < v->nins; i++) {
		if (!smr_lower_inlines(v, i)) {
			SMR_TRY(element_at(g, v, i, input++, &args[i]));
			continue;
		}
		SMR_TRY(element_of(g, v->ins[i], input, &args[i]));
		input += v->ins[i]->nins;
	}
	n->value = smr_expr_apply(g, v->body->results[k], args, v->nins);
	return n->value != NULL ? SMR_OK : no_memory();
}

static smr_status lower(smr_graph *g, const smr_node *v, uint32_t k, bool inlined)
{
	const smr_node **reads = smr_arena_array(g->arena, v->nins + 1, sizeof(*reads));
	smr_node **ins = smr_arena_array(g->arena, v->nins + 1, sizeof(*ins)), *to, *made;
	uint32_t nins = v->nins;
	smr_nest *n;
	char name[16];

	if (ins == NULL || reads == NULL)
		return no_memory();
	if (inlined)
		nins = smr_lower_reads(v, reads);
	for (uint32_t i = 0; i < nins; i++) {
		const smr_node *in = inlined ? reads[i] : v->ins[i];

		snprintf(name, sizeof(name), "in%u", i);
		SMR_TRY(window(g, &in->type, name, false, &ins[i]));
	}
	SMR_TRY(window(g, smr_node_type(v, k), "out", true, &to));
	SMR_TRY(smr_ops_nest(g, v, k, &n));
	if (inlined && v->op == SMR_OP_map)
		SMR_TRY(inline_operands(g, v, k, n));
	made = smr_graph_nest(g, n, ins, nins, to);
	return made != NULL ? SMR_OK : no_memory();
}

static smr_status lowered(const smr_node *v, uint32_t k, bool inlined, smr_graph **out)
{
	smr_graph *g;
	smr_status st;

	SMR_TRY(smr_graph_new(smr_op_name(v->op), &g));
	st = lower(g, v, k, inlined);
	if (st == SMR_OK)
		st = smr_graph_verify(g);
	if (st != SMR_OK) {
		smr_graph_free(g);
		return st;
	}
	*out = g;
	return SMR_OK;
}

smr_status smr_lower_op(const smr_node *v, uint32_t k, smr_graph **out)
{
	return lowered(v, k, false, out);
}

smr_status smr_lower_inlined(const smr_node *v, uint32_t k, smr_graph **out)
{
	return lowered(v, k, true, out);
}
