/* custom_call: the targets that JAX's CPU backend uses, and functions of the process. Others are
 * rejected by name. */
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/import.h"

static smr_status reject_custom_call(hlo_import *im, const smr_mlir_op *op, const char *target)
{
	bool calls_back = strstr(target, "callback") != NULL;
	char why[400];

	snprintf(why, sizeof(why), "@%s%s", target,
		 calls_back ? ": Python is not called back: leave out pure_callback, io_callback "
			      "and debug.print"
			    : ": neither samara nor this process has a function of that name "
			      "(jax.ffi.register_ffi_target)");
	return hlo_unsupported(im, op, why);
}

/* Appends the number that "{i}" stands for, operand i + 1; returns the letters that it has, or 0 if
 * it is none. */
static size_t put_number(hlo_import *im, const smr_mlir_op *op, const char *text, smr_str *out)
{
	int64_t number[HLO_FOLDED];
	uint32_t i = 0, n;
	size_t at = 1;
	hlo_value *v;
	smr_node *in;

	for (; text[at] >= '0' && text[at] <= '9' && i < HLO_DEVICES; at++)
		i = 10 * i + (uint32_t)(text[at] - '0');
	if (at == 1 || text[at] != '}' || i + 1 >= op->noperands ||
	    hlo_operand(im, op, i + 1, &v) != SMR_OK || v->nparts != 1 ||
	    hlo_node(im, v, 0, &in) != SMR_OK || !hlo_known(in, number, &n) || n != 1)
		return 0;
	smr_str_printf(out, "%lld", (long long)number[0]);
	return at + 1;
}

static void put_message(hlo_import *im, const smr_mlir_op *op, const char *text, smr_str *out)
{
	while (*text != '\0') {
		size_t n = *text == '{' ? put_number(im, op, text, out) : 0;

		if (n == 0)
			smr_str_printf(out, "%c", *text);
		text += n > 0 ? n : 1;
	}
}

/* Checks an assertion of jax.export about sizes, which are numbers here. */
static smr_status shape_assertion(hlo_import *im, const smr_mlir_op *op)
{
	const smr_mlir_attr *why = smr_mlir_attr_of(op, "error_message");
	int64_t holds[HLO_FOLDED];
	smr_str message = {0};
	smr_status st;
	smr_node *in;
	uint32_t n;

	SMR_TRY(hlo_in(im, op, 0, &in));
	if (!hlo_known(in, holds, &n) || n != 1)
		return hlo_unsupported(im, op, "@shape_assertion of what is known only as it runs");
	if (holds[0] != 0)
		return SMR_OK;
	put_message(im, op,
		    why != NULL && why->text != NULL ? why->text : "an assertion does not hold",
		    &message);
	if (message.oom)
		(void)hlo_no_memory(im);
	else
		(void)hlo_fail(im, op, SMR_EINVAL, "sizes that the program is not made for: %s",
			       smr_str_text(&message));
	st = message.oom ? SMR_ENOMEM : SMR_EINVAL;
	smr_str_free(&message);
	return st;
}

/* Passes the values through: the op is a sharding hint. */
static smr_status import_annotation(hlo_import *im, const smr_mlir_op *op, const char *target)
{
	hlo_value *v;
	hlo_type t;

	if (op->noperands != 1 || op->nresults != 1)
		return reject_custom_call(im, op, target);
	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	if (!hlo_same_shape(&t, &v->type))
		return reject_custom_call(im, op, target);
	return hlo_identity(im, op, NULL);
}

/* ---- functions of the process --------------------------------------------------------------- */

static _Atomic(smr_stablehlo_bind_fn *) bind;

void smr_stablehlo_bind_set(smr_stablehlo_bind_fn *fn)
{
	atomic_store(&bind, fn);
}

/* Gives the types of all parts of all results; a call without results has one number. */
static smr_status list_types(hlo_import *im, const smr_mlir_op *op, smr_type **out, uint32_t *n)
{
	smr_graph *g = im->flow->g;
	smr_type *types = smr_arena_array(im->arena, 2 * (size_t)op->nresults + 1, sizeof(*types));
	hlo_type t;

	if (types == NULL)
		return hlo_no_memory(im);
	*n = 0;
	for (uint32_t i = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		for (uint32_t p = 0; p < hlo_parts(&t); p++)
			SMR_TRY(smr_type_make(g, t.elem.dtype, t.rank, t.dims, &types[(*n)++]));
	}
	if (*n == 0)
		SMR_TRY(smr_type_make(g, SMR_I1, 0, NULL, &types[(*n)++]));
	*out = types;
	return SMR_OK;
}

static smr_status build_call(hlo_import *im, const smr_mlir_op *op, uint64_t bound, smr_node **made)
{
	int64_t number = (int64_t)bound;
	smr_type *types;
	uint32_t nins, n;
	smr_node **ins, *v;
	smr_draft k;

	SMR_TRY(hlo_all_parts(im, op, &ins, &nins));
	SMR_TRY(list_types(im, op, &types, &n));
	smr_draft_begin(&k, SMR_OP_callback, ins, nins);
	smr_draft_set(&k, SMR_ATTR_kind, &number, 1);
	k.v.loc = hlo_loc(im, im->at);
	k.v.type = types[0];
	k.v.more = types + 1;
	SMR_TRY(smr_ops_make(im->flow->g, &k.v, n, &v));
	for (uint32_t i = 0; i < n; i++) {
		made[i] = smr_graph_part(im->flow->g, v, i);
		if (made[i] == NULL)
			return hlo_no_memory(im);
	}
	return SMR_OK;
}

/* Calls a function of the process. Its operands and results are the parts of all arrays; tokens
 * have none. */
static smr_status import_call(hlo_import *im, const smr_mlir_op *op, uint64_t number)
{
	smr_node **made = smr_arena_array(im->arena, 2 * (size_t)op->nresults + 1, sizeof(*made));
	uint32_t at = 0;
	hlo_type t;

	if (made == NULL)
		return hlo_no_memory(im);
	SMR_TRY(build_call(im, op, number, made));
	for (uint32_t i = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		SMR_TRY(hlo_out(im, op, i, made + at));
		at += hlo_parts(&t);
	}
	return SMR_OK;
}

/* Makes a branch, whose results become those of the block. @p number: of the function that it
 * calls; NULL: the results are zeros. */
static smr_status import_arm(hlo_import *im, const smr_mlir_op *op, smr_body *arm,
			     const uint64_t *number, hlo_value **to)
{
	hlo_value *v;
	hlo_type t;

	im->body = arm;
	im->flow = NULL;
	SMR_TRY(hlo_here(im));
	if (number != NULL)
		SMR_TRY(import_call(im, op, *number));
	for (uint32_t i = 0; i < op->nresults; i++) {
		smr_node *zero[2] = {NULL};

		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		for (uint32_t p = 0; number == NULL && p < hlo_parts(&t); p++)
			SMR_TRY(hlo_splat(im, t.elem.dtype, t.rank, t.dims, 0, &zero[p]));
		if (number == NULL && zero[0] != NULL)
			SMR_TRY(hlo_out(im, op, i, zero));
		else if (number == NULL)
			SMR_TRY(hlo_out_value(im, op, i, to[i]));
		SMR_TRY(hlo_lookup(im, &op->results[i], &v));
		SMR_TRY(hlo_assign_all(im, v, to[i]));
	}
	return SMR_OK;
}

static smr_status spread_results(hlo_import *im, const smr_mlir_op *op, hlo_value **to)
{
	SMR_TRY(hlo_here(im));
	for (uint32_t i = 0; i < op->nresults; i++) {
		smr_node *made[2] = {NULL};

		for (uint32_t p = 0; p < to[i]->nparts; p++) {
			SMR_TRY(hlo_node(im, to[i], p, &made[p]));
			SMR_TRY(hlo_spread_first(im, made[p], &made[p]));
		}
		if (to[i]->nparts > 0)
			SMR_TRY(hlo_out(im, op, i, made));
		else
			SMR_TRY(hlo_out_value(im, op, i, to[i]));
	}
	return SMR_OK;
}

/* Where all devices compute the same, one of them calls, and the others get its results. */
static smr_status import_single_call(hlo_import *im, const smr_mlir_op *op, uint64_t number)
{
	hlo_value **to = smr_arena_array(im->arena, (size_t)op->nresults + 1, sizeof(*to)), *on;
	hlo_elem i1 = {.dtype = SMR_I1, .bits = 1};
	smr_node *made[2] = {NULL}, *zero;
	smr_body *body = im->body;
	int64_t kind = 0;
	smr_block *b;
	smr_draft k;
	uint32_t var;
	hlo_type t;

	if (to == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		SMR_TRY(hlo_var_value(im, &t, &to[i]));
	}
	SMR_TRY(hlo_here(im));
	smr_draft_begin(&k, SMR_OP_device, NULL, 0);
	smr_draft_set(&k, SMR_ATTR_kind, &kind, 1);
	SMR_TRY(hlo_build(im, &k, 1, &made[0]));
	SMR_TRY(hlo_splat(im, SMR_U32, 0, NULL, 0, &zero));
	SMR_TRY(hlo_2(im, SMR_OP_eq, made[0], zero, &made[0]));
	SMR_TRY(hlo_value_of(im, i1, made, &on));
	SMR_TRY(hlo_var(im, on, 0, &var));
	b = smr_body_add(im->m, body, SMR_BLOCK_IF, 2);
	if (b == NULL)
		return hlo_no_memory(im);
	b->loc = hlo_loc(im, op);
	b->on = var;
	SMR_TRY(import_arm(im, op, &b->bodies[0], &number, to));
	SMR_TRY(import_arm(im, op, &b->bodies[1], NULL, to));
	im->body = body;
	im->flow = NULL;
	return spread_results(im, op, to);
}

/* A function of the process that loads the program. */
static smr_status import_process_call(hlo_import *im, const smr_mlir_op *op, const char *target,
				      bool *done)
{
	smr_stablehlo_bind_fn *fn = atomic_load(&bind);
	uint64_t number = 0;

	if (fn != NULL)
		SMR_TRY(fn(op, target, done, &number));
	if (!*done)
		return SMR_OK;
	return im->parts && im->manual == 0 ? import_single_call(im, op, number)
					    : import_call(im, op, number);
}

/* ---- all targets ---------------------------------------------------------------------------- */

static smr_status custom_call(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const char *const hints[] = {"annotate_device_placement", "LayoutConstraint"};
	const char *target = hlo_symbol(op, "call_target_name");
	bool done = false;

	if (target == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s without a target", op->name);
	if (strcmp(target, "shape_assertion") == 0)
		return shape_assertion(im, op);
	if (strcmp(target, "dce_sink") == 0 && op->nresults == 0)
		return SMR_OK; /* it has no effect of its own */
	SMR_TRY(hlo_custom(im, op, target, &done));
	if (!done)
		SMR_TRY(hlo_gspmd(im, op, target, &done));
	if (done)
		return SMR_OK;
	for (size_t i = 0; i < sizeof(hints) / sizeof(hints[0]); i++)
		if (strcmp(target, hints[i]) == 0)
			return import_annotation(im, op, target);
	SMR_TRY(hlo_lapack(im, op, target, &done));
	if (!done)
		SMR_TRY(import_process_call(im, op, target, &done));
	return done ? SMR_OK : reject_custom_call(im, op, target);
}

const hlo_row hlo_call_rows[] = {
	{"stablehlo.custom_call", custom_call, NULL, 0},
	{NULL, NULL, NULL, 0},
};
