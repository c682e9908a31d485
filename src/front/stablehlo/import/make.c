/* Builders of ops over values. */
#include <string.h>

#include "base/alloc.h"
#include "front/stablehlo/import/import.h"

/* Checks that there is a flow to build in, and that the op is no constant. */
static smr_status check_ins(hlo_import *im, const smr_draft *k)
{
	if (k->v.op == SMR_OP_constant || im->flow == NULL)
		return hlo_fail(im, im->at, SMR_ESTATE, "no flow for %s", smr_op_name(k->v.op));
	return SMR_OK;
}

smr_status hlo_build(hlo_import *im, smr_draft *k, uint32_t nresults, smr_node **out)
{
	smr_node *v = NULL;

	SMR_TRY(check_ins(im, k));
	k->v.loc = hlo_loc(im, im->at);
	k->v.loc.number = ++im->nbuilt;
	if (nresults == 1) {
		SMR_TRY(hlo_fold(im, &k->v, &v));
		if (v != NULL) {
			*out = v;
			return SMR_OK;
		}
	}
	SMR_TRY(smr_ops_make(im->flow->g, &k->v, nresults, &v));
	for (uint32_t i = 0; i < nresults; i++) {
		out[i] = smr_graph_part(im->flow->g, v, i);
		if (out[i] == NULL)
			return hlo_no_memory(im);
	}
	return SMR_OK;
}

smr_status hlo_tensor(hlo_import *im, smr_dtype t, uint32_t rank, const int64_t *dims,
		      const void *data, size_t n, smr_node **out)
{
	smr_graph *g;
	smr_type type;
	uint64_t bits = 0;

	SMR_TRY(hlo_here(im));
	g = im->flow->g;
	SMR_TRY(smr_type_make(g, t, rank, dims, &type));
	if (rank == 0 && n <= sizeof(bits)) {
		memcpy(&bits, data, n);
		*out = smr_graph_constant(g, t, bits);
	} else {
		*out = smr_graph_tensor(g, &type, data, n);
	}
	if (*out == NULL)
		return hlo_no_memory(im);
	(*out)->loc = hlo_loc(im, im->at);
	return SMR_OK;
}

smr_status hlo_splat(hlo_import *im, smr_dtype t, uint32_t rank, const int64_t *dims, uint64_t bits,
		     smr_node **out)
{
	return hlo_tensor(im, t, rank, dims, &bits, smr_dtype_size(t), out);
}

/* ---- what moves elements ---- */

static smr_status of_shape(hlo_import *im, smr_draft *k, uint32_t rank, const int64_t *dims,
			   smr_node **out)
{
	SMR_TRY(hlo_here(im));
	SMR_TRY(smr_type_make(im->flow->g,
			      k->v.nins > 0 ? k->v.ins[0]->type.dtype : k->v.type.dtype, rank, dims,
			      &k->v.type));
	return hlo_build(im, k, 1, out);
}

smr_status hlo_reshape(hlo_import *im, smr_node *v, uint32_t rank, const int64_t *dims,
		       smr_node **out)
{
	int64_t from[SMR_MAX_RANK];
	smr_draft k;

	if (smr_type_dims(&v->type, from) && v->type.rank == rank &&
	    memcmp(from, dims, rank * sizeof(*dims)) == 0) {
		*out = v;
		return SMR_OK;
	}
	smr_draft_begin(&k, SMR_OP_reshape, &v, 1);
	return of_shape(im, &k, rank, dims, out);
}

smr_status hlo_broadcast(hlo_import *im, smr_node *v, uint32_t rank, const int64_t *dims,
			 const int64_t *map, smr_node **out)
{
	int64_t from[SMR_MAX_RANK];
	bool same = smr_type_dims(&v->type, from) && v->type.rank == rank;
	smr_draft k;

	for (uint32_t d = 0; same && d < rank; d++)
		same = map[d] == d && from[d] == dims[d];
	if (same) {
		*out = v;
		return SMR_OK;
	}
	smr_draft_begin(&k, SMR_OP_broadcast, &v, 1);
	smr_draft_set(&k, SMR_ATTR_dims, map, v->type.rank);
	return of_shape(im, &k, rank, dims, out);
}

smr_status hlo_transpose(hlo_import *im, smr_node *v, const int64_t *dims, smr_node **out)
{
	bool same = true;
	smr_draft k;

	for (uint32_t d = 0; d < v->type.rank; d++)
		same = same && dims[d] == d;
	if (same) {
		*out = v;
		return SMR_OK;
	}
	smr_draft_begin(&k, SMR_OP_transpose, &v, 1);
	smr_draft_set(&k, SMR_ATTR_dims, dims, v->type.rank);
	return hlo_build(im, &k, 1, out);
}

smr_status hlo_slice(hlo_import *im, smr_node *v, const int64_t *start, const int64_t *limit,
		     const int64_t *stride, smr_node **out)
{
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_slice, &v, 1);
	smr_draft_set(&k, SMR_ATTR_start, start, v->type.rank);
	smr_draft_set(&k, SMR_ATTR_limit, limit, v->type.rank);
	smr_draft_set(&k, SMR_ATTR_stride, stride, v->type.rank);
	return hlo_build(im, &k, 1, out);
}

smr_status hlo_iota(hlo_import *im, const hlo_type *t, int64_t dim, smr_node **out)
{
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_iota, NULL, 0);
	k.v.type.dtype = t->elem.dtype;
	smr_draft_set(&k, SMR_ATTR_dims, &dim, 1);
	SMR_TRY(of_shape(im, &k, t->rank, t->dims, out));
	return hlo_wrapped(im, t->elem, out);
}

/* ---- maps ---- */

static void find_params(const smr_expr *e, bool *used)
{
	if (e->kind == SMR_EXPR_PARAM)
		used[e->acc] = true;
	for (uint32_t i = 0; i < e->nargs; i++)
		find_params(e->args[i], used);
}

/* Parameters that are used, renumbered. */
typedef struct used {
	smr_node **ins;
	const smr_expr **args;
	bool *flags;
	uint32_t n;
} used;

static smr_status collect_used_operands(hlo_import *im, smr_graph *g, smr_node *const *ins,
					uint32_t nins, const smr_expr *const *e, uint32_t n,
					used *u)
{
	u->ins = smr_arena_array(g->arena, nins + 1, sizeof(smr_node *));
	u->args = smr_arena_array(g->arena, nins + 1, sizeof(const smr_expr *));
	u->flags = smr_arena_array(g->arena, nins + 1, sizeof(bool));
	if (u->ins == NULL || u->args == NULL || u->flags == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < n; i++)
		find_params(e[i], u->flags);
	for (uint32_t i = 0; i < nins; i++)
		if (u->flags[i]) {
			u->args[i] = smr_expr_param(g, ins[i]->type.dtype, u->n);
			if (u->args[i] == NULL)
				return hlo_no_memory(im);
			u->ins[u->n++] = ins[i];
		}
	return SMR_OK;
}

/* Evaluates a body without operands to a constant. */
static smr_status evaluate_to_constant(hlo_import *im, const hlo_type *shape, const smr_lambda *l,
				       smr_node **out)
{
	uint64_t none[1] = {0}, results[2 * HLO_OPERANDS] = {0};
	smr_body_code *code;
	smr_status st;

	if (l->nresults > 2 * HLO_OPERANDS)
		return smr_fail(SMR_EUNSUPPORTED, "a constant of %u parts", l->nresults);
	SMR_TRY(smr_body_compile(l, &code));
	st = smr_body_eval(code, none, results);
	smr_body_free(code);
	for (uint32_t i = 0; st == SMR_OK && i < l->nresults; i++)
		st = hlo_splat(im, l->results[i]->type, shape->rank, shape->dims, results[i],
			       &out[i]);
	return st;
}

/* Rebuilds the bodies with the parameters that are used, in temporary memory. */
static smr_status body_of(hlo_import *im, smr_node *const *ins, uint32_t nins,
			  const smr_expr *const *e, uint32_t n, used *u, smr_lambda **out)
{
	const smr_expr **own;
	smr_graph *g;

	SMR_TRY(hlo_scratch(im, &g));
	own = smr_arena_array(g->arena, n, sizeof(*own));
	for (uint32_t i = 0; i < n; i++)
		if (own == NULL || e[i] == NULL)
			return hlo_no_memory(im);
	SMR_TRY(collect_used_operands(im, g, ins, nins, e, n, u));
	for (uint32_t i = 0; i < n; i++) {
		own[i] = smr_expr_apply(g, e[i], u->args, nins);
		if (own[i] == NULL)
			return hlo_no_memory(im);
	}
	*out = smr_graph_lambda(g, u->n, n, own);
	return *out != NULL ? SMR_OK : hlo_no_memory(im);
}

smr_status hlo_map(hlo_import *im, const hlo_type *shape, smr_node *const *ins, uint32_t nins,
		   const smr_expr *const *e, uint32_t n, smr_node **out)
{
	smr_lambda *l;
	used u = {0};
	smr_draft k;

	SMR_TRY(hlo_here(im));
	if (n == 1 && e[0] != NULL && e[0]->kind == SMR_EXPR_PARAM) {
		*out = ins[e[0]->acc];
		return SMR_OK;
	}
	SMR_TRY(body_of(im, ins, nins, e, n, &u, &l));
	if (u.n == 0)
		return evaluate_to_constant(im, shape, l, out);
	smr_draft_begin(&k, SMR_OP_map, u.ins, u.n);
	SMR_TRY(hlo_body(im, l, &k.v.body));
	return hlo_build(im, &k, n, out);
}

smr_status hlo_cast(hlo_import *im, smr_node *v, smr_dtype t, smr_node **out)
{
	hlo_type shape = {.rank = v->type.rank};
	const smr_expr *e;

	if (v->type.dtype == t) {
		*out = v;
		return SMR_OK;
	}
	(void)smr_type_dims(&v->type, shape.dims);
	SMR_TRY(hlo_here(im));
	e = smr_ops_to(im->flow->g, t, smr_expr_param(im->flow->g, v->type.dtype, 0));
	return hlo_map(im, &shape, &v, 1, &e, 1, out);
}

smr_status hlo_wrapped(hlo_import *im, hlo_elem t, smr_node **v)
{
	hlo_type shape = {.rank = (*v)->type.rank};
	const smr_expr *e;

	if (smr_dtype_is_float(t.dtype) || t.bits >= 8 || t.bits == 1)
		return SMR_OK;
	(void)smr_type_dims(&(*v)->type, shape.dims);
	e = hlo_wrap(im->flow->g, t, smr_expr_param(im->flow->g, t.dtype, 0));
	return hlo_map(im, &shape, v, 1, &e, 1, v);
}

smr_status hlo_2(hlo_import *im, smr_op op, smr_node *a, smr_node *b, smr_node **out)
{
	smr_node *ins[] = {a, b};
	hlo_type shape = {.rank = a->type.rank};
	const smr_expr *e;

	(void)smr_type_dims(&a->type, shape.dims);
	SMR_TRY(hlo_here(im));
	e = smr_ops_2(im->flow->g, op, smr_expr_param(im->flow->g, a->type.dtype, 0),
		      smr_expr_param(im->flow->g, b->type.dtype, 1));
	return hlo_map(im, &shape, ins, 2, &e, 1, out);
}
