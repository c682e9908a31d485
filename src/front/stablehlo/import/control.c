/* Control flow, and ops that only rename values. */
#include <string.h>

#include "front/stablehlo/import/import.h"

smr_status hlo_vars(hlo_import *im, hlo_value *const *v, uint32_t n, uint32_t **out, uint32_t *nout)
{
	uint32_t *list = smr_arena_array(im->arena, 2 * (size_t)n + 1, sizeof(*list)), k = 0;

	if (list == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t p = 0; p < v[i]->nparts; p++)
			SMR_TRY(hlo_var(im, v[i], p, &list[k++]));
	*out = list;
	*nout = k;
	return SMR_OK;
}

smr_status hlo_assign_all(hlo_import *im, hlo_value *v, const hlo_value *to)
{
	if (!hlo_elem_equal(v->type.elem, to->type.elem) || !hlo_same_shape(&v->type, &to->type))
		return hlo_fail(im, im->at, SMR_ETYPE, "%s: branches or rounds of several types",
				im->at->name);
	if (v->type.elem.tuple)
		return hlo_unsupported(im, im->at, "a tuple");
	for (uint32_t p = 0; p < v->nparts; p++)
		SMR_TRY(hlo_assign(im, v, p, to->part[p].var));
	return SMR_OK;
}

/* Imports a region into @p body; @p results gets its results. */
static smr_status import_branch(hlo_import *im, const smr_mlir_op *op, uint32_t region,
				smr_body *body, hlo_value *const *args, uint32_t nargs,
				hlo_value **results, uint32_t nresults)
{
	const smr_mlir_block *b;
	const smr_mlir_op *end;

	SMR_TRY(hlo_region(im, op, region, nargs, &b));
	for (uint32_t i = 0; i < nargs; i++) {
		SMR_TRY(hlo_fits(im, op, b->args[i].type, &args[i]->type));
		SMR_TRY(hlo_bind(im, &b->args[i], args[i]));
	}
	im->body = body;
	im->flow = NULL;
	SMR_TRY(hlo_block(im, b, &end));
	if (end->noperands != nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%s: a region that gives %u values, not %u",
				op->name, end->noperands, nresults);
	for (uint32_t i = 0; i < nresults; i++)
		SMR_TRY(hlo_operand(im, end, i, &results[i]));
	return SMR_OK;
}

static smr_status open_block(hlo_import *im, const smr_mlir_op *op, smr_block_kind kind,
			     uint32_t nbodies, smr_block **out)
{
	*out = smr_body_add(im->m, im->body, kind, nbodies);
	if (*out == NULL)
		return hlo_no_memory(im);
	(*out)->loc = hlo_loc(im, op);
	return SMR_OK;
}

static smr_status check_condition(hlo_import *im, const smr_mlir_op *op, hlo_value *v, smr_dtype t)
{
	if (v->nparts != 1 || v->type.rank != 0 || v->type.elem.dtype != t)
		return hlo_fail(im, op, SMR_ETYPE, "%s depends on a value that is no scalar %s",
				op->name, smr_dtype_name(t));
	return SMR_OK;
}

/* Imports a loop: each carried value is a variable, set before it, read by both regions, and set by
 * the second. */
static smr_status import_while(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_type i1 = {.elem = {.dtype = SMR_I1, .bits = 1}};
	uint32_t n = op->noperands;
	smr_body *body = im->body;
	hlo_value **carried, **next, *v;
	smr_block *b;

	carried = smr_arena_array(im->arena, 2 * (size_t)n + 2, sizeof(hlo_value *));
	if (carried == NULL)
		return hlo_no_memory(im);
	next = carried + n;
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_var_value(im, &v->type, &carried[i]));
		SMR_TRY(hlo_assign_all(im, v, carried[i]));
	}
	SMR_TRY(open_block(im, op, SMR_BLOCK_WHILE, 2, &b));
	SMR_TRY(hlo_new_var(im, &i1, &b->on));
	SMR_TRY(import_branch(im, op, 0, &b->bodies[0], carried, n, &v, 1));
	SMR_TRY(check_condition(im, op, v, SMR_I1));
	SMR_TRY(hlo_assign(im, v, 0, b->on));
	SMR_TRY(import_branch(im, op, 1, &b->bodies[1], carried, n, next, n));
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(hlo_assign_all(im, next[i], carried[i]));
	im->body = body;
	im->flow = NULL;
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(hlo_out_value(im, op, i, carried[i]));
	return SMR_OK;
}

/* Imports if and case: each region sets the variables of the results. */
static smr_status import_if_or_case(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	bool is_if = row->data == SMR_BLOCK_IF;
	uint32_t n = op->nresults, on;
	smr_body *body = im->body;
	hlo_value **results, **to, *v;
	smr_block *b;

	results = smr_arena_array(im->arena, 2 * (size_t)n + 1, sizeof(hlo_value *));
	if (results == NULL)
		return hlo_no_memory(im);
	to = results + n;
	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(check_condition(im, op, v, is_if ? SMR_I1 : SMR_I32));
	if (op->nregions == 0 || (is_if && op->nregions != 2))
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u regions", op->name, op->nregions);
	SMR_TRY(hlo_var(im, v, 0, &on));
	SMR_TRY(open_block(im, op, (smr_block_kind)row->data, op->nregions, &b));
	b->on = on;
	for (uint32_t r = 0; r < op->nregions; r++) {
		SMR_TRY(import_branch(im, op, r, &b->bodies[r], NULL, 0, results, n));
		for (uint32_t i = 0; i < n; i++) {
			if (r == 0)
				SMR_TRY(hlo_var_value(im, &results[i]->type, &to[i]));
			SMR_TRY(hlo_assign_all(im, results[i], to[i]));
		}
	}
	im->body = body;
	im->flow = NULL;
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(hlo_out_value(im, op, i, to[i]));
	return SMR_OK;
}

static smr_status import_call(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value **v = smr_arena_array(im->arena, (size_t)op->noperands + op->nresults + 1,
					sizeof(hlo_value *));

	if (v == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < op->noperands; i++)
		SMR_TRY(hlo_operand(im, op, i, &v[i]));
	SMR_TRY(hlo_call(im, op, hlo_symbol(op, row->data ? "decomposition" : "callee"), v,
			 op->noperands, v + op->noperands, op->nresults));
	for (uint32_t i = 0; i < op->nresults; i++)
		SMR_TRY(hlo_out_value(im, op, i, v[op->noperands + i]));
	return SMR_OK;
}

/* ---- names of values ---- */

smr_status hlo_identity(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value *v;

	if (op->noperands != op->nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		SMR_TRY(hlo_out_value(im, op, i, v));
	}
	return SMR_OK;
}

/* Prevents common subexpressions across the barrier: jax.checkpoint relies on it for recomputation
 * instead of keeping values. */
static smr_status import_barrier(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	SMR_TRY(hlo_identity(im, op, row));
	im->barriers++;
	for (uint32_t i = 0; i < op->nresults; i++)
		im->anew[op->results[i].number] = im->barriers;
	return SMR_OK;
}

static smr_status import_token(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_type t = {.elem = {.dtype = SMR_I1, .token = true}};
	hlo_value *v = hlo_new_value(im, &t);

	return v != NULL ? hlo_out_value(im, op, 0, v) : SMR_ENOMEM;
}

static smr_status make_tuple(hlo_import *im, hlo_value *const *members, uint32_t n, hlo_value **out)
{
	hlo_type t = {.elem = {.dtype = SMR_I1, .tuple = true}};
	hlo_value *v = hlo_new_value(im, &t);

	if (v != NULL)
		v->members = smr_arena_array(im->arena, n + 1, sizeof(hlo_value *));
	if (v == NULL || v->members == NULL)
		return hlo_no_memory(im);
	v->nmembers = n;
	for (uint32_t i = 0; i < n; i++)
		v->members[i] = members[i];
	*out = v;
	return SMR_OK;
}

static smr_status import_tuple(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value **v = smr_arena_array(im->arena, op->noperands + 1, sizeof(hlo_value *)), *made;

	if (v == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < op->noperands; i++)
		SMR_TRY(hlo_operand(im, op, i, &v[i]));
	SMR_TRY(make_tuple(im, v, op->noperands, &made));
	return hlo_out_value(im, op, 0, made);
}

static smr_status import_tuple_element(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value *v;
	int64_t i;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_attr_int(im, op, "index", &i));
	if (!v->type.elem.tuple || i < 0 || i >= v->nmembers)
		return hlo_fail(im, op, SMR_ETYPE, "member %lld of a tuple of %u", (long long)i,
				v->nmembers);
	return hlo_out_value(im, op, 0, v->members[i]);
}

/* Runs the region at once: a future is the tuple of its results. */
static smr_status import_async_start(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	const smr_mlir_block *b;
	const smr_mlir_op *end;
	hlo_value **v, *made;

	SMR_TRY(hlo_region(im, op, 0, op->noperands, &b));
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &made));
		SMR_TRY(hlo_fits(im, op, b->args[i].type, &made->type));
		SMR_TRY(hlo_bind(im, &b->args[i], made));
	}
	SMR_TRY(hlo_block(im, b, &end));
	v = smr_arena_array(im->arena, (size_t)end->noperands + 1, sizeof(*v));
	if (v == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < end->noperands; i++)
		SMR_TRY(hlo_operand(im, end, i, &v[i]));
	SMR_TRY(make_tuple(im, v, end->noperands, &made));
	return hlo_out_value(im, op, 0, made);
}

static smr_status import_async_done(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value *v;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	if (!v->type.elem.tuple || v->nmembers != op->nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u results, not %u", op->name,
				op->nresults, v->nmembers);
	for (uint32_t i = 0; i < op->nresults; i++)
		SMR_TRY(hlo_out_value(im, op, i, v->members[i]));
	return SMR_OK;
}

const hlo_row hlo_control_rows[] = {
	{"stablehlo.while", import_while, NULL, 0},
	{"stablehlo.if", import_if_or_case, NULL, SMR_BLOCK_IF},
	{"stablehlo.case", import_if_or_case, NULL, SMR_BLOCK_CASE},
	{"func.call", import_call, NULL, 0},
	{"stablehlo.composite", import_call, NULL, 1},
	{"stablehlo.optimization_barrier", import_barrier, NULL, 0},
	{"stablehlo.after_all", import_token, NULL, 0},
	{"stablehlo.create_token", import_token, NULL, 0},
	{"stablehlo.async_start", import_async_start, NULL, 0},
	{"stablehlo.async_done", import_async_done, NULL, 0},
	{"stablehlo.tuple", import_tuple, NULL, 0},
	{"stablehlo.get_tuple_element", import_tuple_element, NULL, 0},
	{NULL, NULL, NULL, 0},
};
