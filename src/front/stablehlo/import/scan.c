/* chlo.scan: a loop over the slices of one dimension. Its region gets a slice of each input,
 * without that dimension, and what is carried; it gives a slice of each output, and what is carried
 * on. */
#include <string.h>

#include "front/stablehlo/import/import.h"

/* Values of the loop: the number of the round, what is carried, and the outputs so far. */
typedef struct scan {
	const smr_mlir_op *op;
	uint32_t nins, ncarried, nouts;
	int64_t dim, n;
	bool reverse;
	hlo_value **ins, *round, **carried, **outs;
} scan;

static smr_status read_segments(hlo_import *im, const smr_mlir_op *op, const char *name,
				uint32_t total, uint32_t *first, uint32_t *second)
{
	const int64_t *v;
	uint32_t n;

	SMR_TRY(hlo_attr_ints(im, op, name, &v, &n));
	if (n != 2 || v[0] < 0 || v[1] < 0 || v[0] > total || v[1] != total - v[0])
		return hlo_fail(im, op, SMR_ETYPE, "%s: %s does not give %u values in two parts",
				op->name, name, total);
	*first = (uint32_t)v[0];
	*second = (uint32_t)v[1];
	return SMR_OK;
}

static smr_status read_scan(hlo_import *im, const smr_mlir_op *op, scan *s)
{
	uint32_t ncarried;

	s->op = op;
	s->reverse = hlo_attr_int_or(op, "is_reverse", 0) != 0;
	SMR_TRY(hlo_attr_int(im, op, "dimension", &s->dim));
	SMR_TRY(read_segments(im, op, "operandSegmentSizes", op->noperands, &s->nins,
			      &s->ncarried));
	SMR_TRY(read_segments(im, op, "resultSegmentSizes", op->nresults, &s->nouts, &ncarried));
	if (s->ncarried != ncarried)
		return hlo_fail(im, op, SMR_ETYPE, "%s: %u values are carried, %u come out",
				op->name, s->ncarried, ncarried);
	s->n = hlo_attr_int_or(op, "scan_dim_size", -1);
	s->ins = smr_arena_array(im->arena, (size_t)s->nins + s->ncarried + s->nouts + 1,
				 sizeof(hlo_value *));
	if (s->ins == NULL)
		return hlo_no_memory(im);
	s->carried = s->ins + s->nins;
	s->outs = s->carried + s->ncarried;
	for (uint32_t i = 0; i < s->nins; i++) {
		const hlo_type *t;

		SMR_TRY(hlo_operand(im, op, i, &s->ins[i]));
		t = &s->ins[i]->type;
		if (s->dim < 0 || s->dim >= t->rank || (s->n >= 0 && t->dims[s->dim] != s->n))
			return hlo_fail(im, op, SMR_ETYPE,
					"%s over dimension %lld: operand %u has none of %lld",
					op->name, (long long)s->dim, i, (long long)s->n);
		s->n = t->dims[s->dim];
	}
	return s->n >= 0 && s->n <= INT32_MAX
		       ? SMR_OK
		       : hlo_unsupported(im, op, "without operands, or beyond 32 bits");
}

/* Makes a variable that starts as @p v. */
static smr_status start_as(hlo_import *im, hlo_value *v, hlo_value **out)
{
	SMR_TRY(hlo_var_value(im, &v->type, out));
	return hlo_assign_all(im, v, *out);
}

static smr_status make_zeros(hlo_import *im, const hlo_type *t, hlo_value **out)
{
	smr_node *nodes[2] = {NULL};

	for (uint32_t p = 0; p < hlo_parts(t); p++)
		SMR_TRY(hlo_splat(im, t->elem.dtype, t->rank, t->dims, 0, &nodes[p]));
	return hlo_value_of(im, t->elem, nodes, out);
}

static smr_status start_loop(hlo_import *im, scan *s)
{
	hlo_type i32 = {.elem = {.dtype = SMR_I32, .bits = 32}}, t;
	hlo_value *v;

	SMR_TRY(make_zeros(im, &i32, &v));
	SMR_TRY(start_as(im, v, &s->round));
	for (uint32_t i = 0; i < s->ncarried; i++) {
		SMR_TRY(hlo_operand(im, s->op, s->nins + i, &v));
		SMR_TRY(start_as(im, v, &s->carried[i]));
	}
	for (uint32_t i = 0; i < s->nouts; i++) {
		SMR_TRY(hlo_type_of(im, s->op, s->op->results[i].type, &t));
		if (s->dim >= t.rank || hlo_parts(&t) == 0)
			return hlo_fail(im, s->op, SMR_ETYPE, "%s: result %u has no dimension %lld",
					s->op->name, i, (long long)s->dim);
		t.dims[s->dim] = s->n;
		SMR_TRY(make_zeros(im, &t, &v));
		SMR_TRY(start_as(im, v, &s->outs[i]));
	}
	return SMR_OK;
}

/* Builds an expression of the number of the round. */
static smr_status from_round(hlo_import *im, const scan *s, smr_op op, int64_t first, bool swapped,
			     smr_node **out)
{
	hlo_type scalar = {.rank = 0};
	const smr_expr *x, *by, *e;
	smr_node *round;

	SMR_TRY(hlo_node(im, s->round, 0, &round));
	x = smr_expr_param(im->flow->g, SMR_I32, 0);
	by = smr_expr_int(im->flow->g, SMR_I32, first);
	e = swapped ? smr_ops_2(im->flow->g, op, by, x) : smr_ops_2(im->flow->g, op, x, by);
	return hlo_map(im, &scalar, &round, 1, &e, 1, out);
}

static smr_status import_condition(hlo_import *im, const scan *s, uint32_t var)
{
	smr_node *less;
	hlo_value *v;

	SMR_TRY(from_round(im, s, SMR_OP_lt, s->n, false, &less));
	SMR_TRY(hlo_value_of(im, (hlo_elem){.dtype = SMR_I1, .bits = 1}, &less, &v));
	return hlo_assign(im, v, 0, var);
}

/* Makes the numbers of a slice's first element in this round. */
static smr_status make_start(hlo_import *im, const scan *s, uint32_t rank, smr_node **ins)
{
	for (uint32_t d = 0; d < rank; d++) {
		if (d != s->dim)
			SMR_TRY(hlo_splat(im, SMR_I32, 0, NULL, 0, &ins[d]));
		else if (s->reverse)
			SMR_TRY(from_round(im, s, SMR_OP_sub, s->n - 1, true, &ins[d]));
		else
			SMR_TRY(hlo_node(im, s->round, 0, &ins[d]));
	}
	return SMR_OK;
}

static smr_status take_slice(hlo_import *im, const scan *s, hlo_value *v, hlo_value **out)
{
	smr_node *made[2] = {NULL}, *ins[1 + SMR_MAX_RANK];
	int64_t sizes[SMR_MAX_RANK], kept[SMR_MAX_RANK];
	uint32_t rank = v->type.rank, n = 0;
	smr_draft k;

	for (uint32_t d = 0; d < rank; d++) {
		sizes[d] = d == s->dim ? 1 : v->type.dims[d];
		if (d != s->dim)
			kept[n++] = v->type.dims[d];
	}
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &ins[0]));
		SMR_TRY(make_start(im, s, rank, &ins[1]));
		smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 1 + rank);
		smr_draft_set(&k, SMR_ATTR_sizes, sizes, rank);
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
		SMR_TRY(hlo_reshape(im, made[p], n, kept, &made[p]));
	}
	return hlo_value_of(im, v->type.elem, made, out);
}

static smr_status put_slice(hlo_import *im, const scan *s, hlo_value *to, hlo_value *v,
			    hlo_value **out)
{
	smr_node *made[2] = {NULL}, *ins[2 + SMR_MAX_RANK];
	int64_t sizes[SMR_MAX_RANK];
	hlo_type t = {.elem = to->type.elem};
	uint32_t rank = to->type.rank;
	smr_draft k;

	for (uint32_t d = 0; d < rank; d++) {
		sizes[d] = d == s->dim ? 1 : to->type.dims[d];
		if (d != s->dim)
			t.dims[t.rank++] = to->type.dims[d];
	}
	if (!hlo_elem_equal(v->type.elem, t.elem) || !hlo_same_shape(&v->type, &t))
		return hlo_fail(im, s->op, SMR_ETYPE, "%s: a slice is no part of its result",
				s->op->name);
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, to, p, &ins[0]));
		SMR_TRY(hlo_node(im, v, p, &ins[1]));
		SMR_TRY(hlo_reshape(im, ins[1], rank, sizes, &ins[1]));
		SMR_TRY(make_start(im, s, rank, &ins[2]));
		smr_draft_begin(&k, SMR_OP_dynamic_update, ins, 2 + rank);
		SMR_TRY(hlo_build(im, &k, 1, &made[p]));
	}
	return hlo_value_of(im, to->type.elem, made, out);
}

static smr_status bind_region(hlo_import *im, const scan *s, const smr_mlir_block *b)
{
	hlo_value *v;

	for (uint32_t i = 0; i < b->nargs; i++) {
		if (i < s->nins)
			SMR_TRY(take_slice(im, s, s->ins[i], &v));
		else
			v = s->carried[i - s->nins];
		SMR_TRY(hlo_fits(im, s->op, b->args[i].type, &v->type));
		SMR_TRY(hlo_bind(im, &b->args[i], v));
	}
	return SMR_OK;
}

static smr_status import_round(hlo_import *im, const scan *s)
{
	uint32_t n = s->nouts + s->ncarried;
	hlo_value **made = smr_arena_array(im->arena, (size_t)n + 1, sizeof(*made)), *next;
	const smr_mlir_block *b;
	const smr_mlir_op *end;
	smr_node *more;

	if (made == NULL)
		return hlo_no_memory(im);
	SMR_TRY(hlo_here(im));
	SMR_TRY(hlo_region(im, s->op, 0, s->nins + s->ncarried, &b));
	SMR_TRY(bind_region(im, s, b));
	SMR_TRY(hlo_block(im, b, &end));
	if (end->noperands != n)
		return hlo_fail(im, s->op, SMR_ETYPE, "%s: a region that gives %u values, not %u",
				s->op->name, end->noperands, n);
	SMR_TRY(hlo_here(im));
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_operand(im, end, i, &made[i]));
		if (i < s->nouts)
			SMR_TRY(put_slice(im, s, s->outs[i], made[i], &made[i]));
	}
	SMR_TRY(from_round(im, s, SMR_OP_add, 1, false, &more));
	SMR_TRY(hlo_value_of(im, s->round->type.elem, &more, &next));
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(hlo_assign_all(im, made[i],
				       i < s->nouts ? s->outs[i] : s->carried[i - s->nouts]));
	return hlo_assign_all(im, next, s->round);
}

/* Without rounds the outputs are empty. */
static smr_status import_no_rounds(hlo_import *im, const smr_mlir_op *op, const scan *s)
{
	hlo_value *v;
	hlo_type t;

	for (uint32_t i = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		if (i < s->nouts)
			SMR_TRY(make_zeros(im, &t, &v));
		else
			SMR_TRY(hlo_operand(im, op, s->nins + i - s->nouts, &v));
		SMR_TRY(hlo_out_value(im, op, i, v));
	}
	return SMR_OK;
}

static smr_status import_scan(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_type i1 = {.elem = {.dtype = SMR_I1, .bits = 1}};
	smr_body *body = im->body;
	scan s = {0};
	smr_block *b;

	SMR_TRY(read_scan(im, op, &s));
	if (s.n == 0)
		return import_no_rounds(im, op, &s);
	SMR_TRY(hlo_here(im));
	SMR_TRY(start_loop(im, &s));
	b = smr_body_add(im->m, body, SMR_BLOCK_WHILE, 2);
	if (b == NULL)
		return hlo_no_memory(im);
	b->loc = hlo_loc(im, op);
	SMR_TRY(hlo_new_var(im, &i1, &b->on));
	im->body = &b->bodies[0];
	im->flow = NULL;
	SMR_TRY(import_condition(im, &s, b->on));
	im->body = &b->bodies[1];
	im->flow = NULL;
	SMR_TRY(import_round(im, &s));
	im->body = body;
	im->flow = NULL;
	for (uint32_t i = 0; i < op->nresults; i++)
		SMR_TRY(hlo_out_value(im, op, i, i < s.nouts ? s.outs[i] : s.carried[i - s.nouts]));
	return SMR_OK;
}

const hlo_row hlo_scan_rows[] = {
	{"chlo.scan", import_scan, NULL, 0},
	{NULL, NULL, NULL, 0},
};
