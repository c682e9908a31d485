/* Shardings in the text of a program. Ops of Shardy have no form in HLO: constraints become calls
 * of "Sharding", and a computation for one device becomes its ops, between calls that go from whole
 * arrays to those of a device and back, as XLA writes them. A call has the sharding as its text. */
#include <string.h>

#include "base/arena.h"
#include "pjrt/program.h"

typedef struct rewrite {
	smr_arena *arena;
	smr_mlir_op **ops; /* the new list of a block */
	size_t n, room;
} rewrite;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for the text of a program");
}

static smr_status rewrite_regions(rewrite *r, smr_mlir_op *op);

static smr_status append(rewrite *r, smr_mlir_op *op)
{
	if (op == NULL)
		return no_memory();
	if (r->n == r->room) {
		size_t room = 2 * r->room + 8;
		smr_mlir_op **more = smr_arena_array(r->arena, room, sizeof(*more));

		if (more == NULL)
			return no_memory();
		if (r->n > 0)
			memcpy(more, r->ops, r->n * sizeof(*more));
		r->ops = more;
		r->room = room;
	}
	r->ops[r->n++] = op;
	return SMR_OK;
}

static const smr_mlir_attr *make_text(rewrite *r, const char *text)
{
	smr_mlir_attr *a = smr_arena_alloc(r->arena, sizeof(*a));

	if (a != NULL && text != NULL)
		*a = (smr_mlir_attr){.kind = SMR_MLIR_STRING, .text = text, .n = strlen(text)};
	return text != NULL ? a : NULL;
}

/* Makes @p op a call of @p target; @p sharding may be NULL. */
static smr_status make_call(rewrite *r, smr_mlir_op *op, const char *target,
			    const smr_mlir_attr *sharding)
{
	smr_mlir_named *attrs = smr_arena_array(r->arena, 2, sizeof(*attrs));
	smr_str s = {0};

	if (attrs == NULL)
		return no_memory();
	if (sharding != NULL)
		smr_mlir_print_attr(&s, sharding);
	attrs[0].name = "backend_config";
	attrs[0].attr = make_text(r, smr_arena_strdup(r->arena, smr_str_text(&s)));
	smr_str_free(&s);
	attrs[1].name = "call_target_name";
	attrs[1].attr = make_text(r, target);
	op->name = "stablehlo.custom_call";
	op->attrs = attrs;
	op->nattrs = 2;
	op->nregions = 0;
	return attrs[0].attr != NULL && attrs[1].attr != NULL ? SMR_OK : no_memory();
}

/* Appends a call of @p target that makes @p result of @p operand. */
static smr_status append_call(rewrite *r, const char *target, const smr_mlir_attr *shardings,
			      uint32_t i, smr_mlir_value *operand, smr_mlir_value *result)
{
	const smr_mlir_attr *list = smr_mlir_field(shardings, "shardings");
	smr_mlir_op *op = smr_arena_alloc(r->arena, sizeof(*op));
	smr_mlir_value **operands = smr_arena_array(r->arena, 1, sizeof(*operands));

	if (op == NULL || operands == NULL)
		return no_memory();
	operands[0] = operand;
	*op = (smr_mlir_op){.noperands = 1, .operands = operands, .nresults = 1, .results = result};
	result->op = op;
	result->index = 0;
	if (list == NULL || list->kind != SMR_MLIR_LIST)
		list = shardings;
	SMR_TRY(make_call(r, op, target,
			  list != NULL && list->kind == SMR_MLIR_LIST && i < list->n ? list->list[i]
										     : NULL));
	return append(r, op);
}

static smr_status append_computation(rewrite *r, smr_mlir_op *op)
{
	smr_mlir_block *b =
		op->nregions == 1 && op->regions[0].nblocks == 1 ? op->regions[0].blocks[0] : NULL;
	const smr_mlir_op *end;

	if (b == NULL || b->nops == 0 || b->nargs != op->noperands)
		return smr_fail(SMR_ETYPE, "a computation of a device without a body");
	end = b->ops[b->nops - 1];
	if (end->noperands != op->nresults)
		return smr_fail(SMR_ETYPE, "a computation of a device without a body");
	for (uint32_t i = 0; i < b->nargs; i++)
		SMR_TRY(append_call(r, "SPMDFullToShardShape", smr_mlir_attr_of(op, "in_shardings"),
				    i, op->operands[i], &b->args[i]));
	for (uint32_t i = 0; i + 1 < b->nops; i++)
		SMR_TRY(append(r, b->ops[i]));
	for (uint32_t i = 0; i < op->nresults; i++)
		SMR_TRY(append_call(r, "SPMDShardToFullShape",
				    smr_mlir_attr_of(op, "out_shardings"), i, end->operands[i],
				    &op->results[i]));
	return SMR_OK;
}

static smr_status rewrite_op(rewrite *r, smr_mlir_op *op)
{
	SMR_TRY(rewrite_regions(r, op));
	if (strcmp(op->name, "sdy.manual_computation") == 0)
		return append_computation(r, op);
	if (strncmp(op->name, "sdy.", 4) == 0 && op->noperands == 1 && op->nresults == 1)
		SMR_TRY(make_call(r, op, "Sharding", smr_mlir_attr_of(op, "sharding")));
	return append(r, op);
}

static smr_status rewrite_block(rewrite *r, smr_mlir_block *b)
{
	rewrite own = {.arena = r->arena};

	for (uint32_t i = 0; i < b->nops; i++)
		SMR_TRY(rewrite_op(&own, b->ops[i]));
	b->ops = own.ops;
	b->nops = (uint32_t)own.n;
	return SMR_OK;
}

static smr_status rewrite_regions(rewrite *r, smr_mlir_op *op)
{
	for (uint32_t i = 0; i < op->nregions; i++)
		for (uint32_t k = 0; k < op->regions[i].nblocks; k++)
			SMR_TRY(rewrite_block(r, op->regions[i].blocks[k]));
	return SMR_OK;
}

smr_status pjrt_program_rewrite(smr_mlir *m, smr_arena *arena)
{
	const smr_mlir_op *module = smr_mlir_module(m);
	rewrite r = {.arena = arena};

	for (uint32_t k = 0; k < module->regions[0].nblocks; k++)
		SMR_TRY(rewrite_block(&r, module->regions[0].blocks[k]));
	return SMR_OK;
}
