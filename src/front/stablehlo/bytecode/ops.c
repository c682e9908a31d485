/* Ops, regions and values. Values have numbers: those of a region follow those of the regions
 * around it, up to an op that is isolated, in whose regions they begin at 0. */
#include <string.h>

#include "base/assert.h"
#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

enum { LEAST_OP = 3 }; /* bytes of an op, at least */

static smr_status read_block(bc_reader *r, bc_cursor *c, smr_mlir_op *parent, bc_region *of,
			     smr_mlir_block **out);

/* ---- regions */

static smr_status open_region(bc_reader *r, bc_cursor *c, bc_region *of)
{
	const unsigned char *at = c->at;
	uint64_t n, left = (uint64_t)(r->sections[BC_IR].end - at);

	SMR_TRY(bc_varint(r, c, &n));
	if (n > left || n + r->promised > left)
		return bc_fail(r, at, "%llu values of regions, and %llu bytes left",
			       (unsigned long long)(n + r->promised), (unsigned long long)left);
	if (r->regions_open == SMR_MLIR_DEPTH)
		return bc_fail(r, at, "more than %d regions in each other", SMR_MLIR_DEPTH);
	SMR_TRY(smr_vec_reserve(&r->values, n));
	*of = (bc_region){r->values.n, r->values.n + n};
	if (n > 0)
		memset(r->values.v + r->values.n, 0, n * sizeof(r->values.v[0]));
	r->values.n += n;
	r->promised += n;
	r->regions_open++;
	return SMR_OK;
}

static void close_region(bc_reader *r, const bc_region *of, size_t before)
{
	r->values.n = before;
	r->promised -= of->end - of->next;
	r->regions_open--;
}

static bool is_empty(const smr_mlir_region *g)
{
	return g->nblocks == 1 && g->blocks[0]->nargs == 0 && g->blocks[0]->nops == 0;
}

static smr_status read_region(bc_reader *r, bc_cursor *c, smr_mlir_op *op, smr_mlir_region *out)
{
	size_t n, before = r->values.n;
	bc_region of;

	SMR_TRY(bc_count(r, c, 1, &n));
	if (n == 0)
		return SMR_OK;
	SMR_TRY(open_region(r, c, &of));
	out->blocks = smr_arena_array(r->arena, n, sizeof(out->blocks[0]));
	if (out->blocks == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < n; i++)
		SMR_TRY(read_block(r, c, op, &of, &out->blocks[i]));
	out->nblocks = (uint32_t)n;
	if (is_empty(out))
		out->nblocks = 0;
	close_region(r, &of, before);
	return SMR_OK;
}

/* The regions of an isolated op are in a section of their own. */
static smr_status read_regions(bc_reader *r, bc_cursor *c, smr_mlir_op *op)
{
	size_t scope = r->scope, n;
	bc_cursor own, *from = c;
	bool isolated;
	unsigned id;
	uint64_t v;

	SMR_TRY(bc_flag(r, c, &v, &isolated));
	if (isolated && r->version >= 2) {
		SMR_TRY(bc_section_here(r, c, &id, &own));
		if (id != BC_IR)
			return bc_fail(r, own.at, "expected a section of ops");
		from = &own;
	}
	if (v > bc_left(from))
		return bc_fail(r, from->at, "more regions than bytes that are left");
	if (isolated)
		r->scope = r->values.n;
	n = (size_t)v;
	op->regions = smr_arena_array(r->arena, n, sizeof(op->regions[0]));
	if (op->regions == NULL)
		return bc_no_memory(r);
	op->nregions = (uint32_t)n;
	for (size_t i = 0; i < n; i++)
		SMR_TRY(read_region(r, from, op, &op->regions[i]));
	r->scope = scope;
	return from == c || from->at == from->end
		       ? SMR_OK
		       : bc_fail(r, from->at, "%zu bytes are left of regions", bc_left(from));
}

/* ---- ops */

/* Makes the op as @p like with its results, which are behind it, and reads their types. */
static smr_status make_op(bc_reader *r, bc_cursor *c, const smr_mlir_op *like, bool has_results,
			  smr_mlir_op **out)
{
	smr_mlir_op *op;
	size_t n = 0;

	if (has_results)
		SMR_TRY(bc_count(r, c, 1, &n));
	op = smr_arena_alloc(r->arena, sizeof(*op) + n * sizeof(op->results[0]));
	if (op == NULL)
		return bc_no_memory(r);
	*op = *like;
	*out = op;
	op->results = (smr_mlir_value *)(op + 1);
	op->nresults = (uint32_t)n;
	for (uint32_t i = 0; i < op->nresults; i++) {
		smr_mlir_value *v = &op->results[i];

		v->op = op;
		v->block = op->block;
		v->index = i;
		SMR_TRY(bc_type(r, c, &v->type));
	}
	return SMR_OK;
}

static smr_status read_operands(bc_reader *r, bc_cursor *c, smr_mlir_op *op)
{
	size_t n;

	SMR_TRY(bc_count(r, c, 1, &n));
	op->operands = smr_arena_array(r->arena, n, sizeof(op->operands[0]));
	if (op->operands == NULL)
		return bc_no_memory(r);
	op->noperands = (uint32_t)n;
	for (size_t i = 0; i < n; i++)
		SMR_TRY(bc_use_value(r, c, &op->operands[i]));
	return SMR_OK;
}

/* Publishes the results; those of a cast between dialects are its operands. */
static smr_status define_results(bc_reader *r, bc_cursor *c, const bc_op *like, smr_mlir_op *op,
				 size_t first)
{
	if (like->is_cast && op->noperands != op->nresults)
		return bc_fail(r, c->at, "a cast of %u values to %u", op->noperands, op->nresults);
	for (uint32_t i = 0; i < op->nresults; i++) {
		r->values.v[first + i] = &op->results[i];
		if (!like->is_cast)
			continue;
		if (!smr_mlir_type_equal(op->operands[i]->type, op->results[i].type))
			return bc_fail(r, c->at, "a cast between types that are not the same");
		r->values.v[first + i] = op->operands[i];
	}
	return SMR_OK;
}

/* Reads what follows the results. */
static smr_status read_op_parts(bc_reader *r, bc_cursor *c, unsigned mask, const bc_op *like,
				smr_mlir_op *op, bc_region *of)
{
	size_t first;

	if (mask & BC_HAS_OPERANDS)
		SMR_TRY(read_operands(r, c, op));
	if (mask & BC_HAS_SUCCESSORS)
		return bc_fail(r, c->at, "unsupported: '%s' with successors", like->written);
	if (mask & BC_HAS_USE_ORDERS)
		SMR_TRY(bc_skip_use_orders(r, c, op->nresults));
	SMR_TRY(bc_take_numbers(r, c, of, op->nresults, &first));
	if (mask & BC_HAS_REGIONS)
		SMR_TRY(read_regions(r, c, op));
	return define_results(r, c, like, op, first);
}

static const char *name_in(const bc_op *like, const smr_mlir_op *parent)
{
	return like->is_return && parent != NULL && strcmp(parent->name, "func.func") == 0
		       ? "func.return"
		       : like->name;
}

/* Reads an op; *@p out is NULL if the tree does not have it. */
static smr_status read_op(bc_reader *r, bc_cursor *c, smr_mlir_block *block, bc_region *of,
			  smr_mlir_op **out)
{
	smr_mlir_op head = {.block = block};
	unsigned char mask;
	bc_place place;
	bc_op *like;
	size_t i;

	SMR_TRY(bc_index(r, c, r->nops, "the op", &i));
	SMR_TRY(bc_byte(r, c, &mask));
	SMR_TRY(bc_place_here(r, c, &place));
	like = &r->ops[i];
	head.name = name_in(like, block->parent);
	head.file = place.file;
	head.line = place.line;
	head.column = place.column;
	SMR_TRY(bc_op_attrs(r, c, mask, like, &head));
	SMR_TRY(make_op(r, c, &head, (mask & BC_HAS_RESULTS) != 0, out));
	SMR_TRY(read_op_parts(r, c, mask, like, *out, of));
	if (like->is_cast)
		*out = NULL;
	return SMR_OK;
}

static smr_status read_block_args(bc_reader *r, bc_cursor *c, smr_mlir_block *b, bc_region *of)
{
	bool has_place = true;
	size_t n, first;
	unsigned char orders = 0;
	uint64_t type;

	SMR_TRY(bc_count(r, c, 1, &n));
	SMR_TRY(bc_take_numbers(r, c, of, n, &first));
	b->args = smr_arena_array(r->arena, n, sizeof(b->args[0]));
	if (b->args == NULL)
		return bc_no_memory(r);
	b->nargs = (uint32_t)n;
	for (uint32_t i = 0; i < b->nargs; i++) {
		size_t place;

		b->args[i] = (smr_mlir_value){.block = b, .index = i};
		if (r->version >= 4)
			SMR_TRY(bc_flag(r, c, &type, &has_place));
		else
			SMR_TRY(bc_varint(r, c, &type));
		SMR_TRY(bc_in_range(r, c, type, r->ntypes, "type"));
		SMR_TRY(bc_type_at(r, (size_t)type, &b->args[i].type));
		if (has_place)
			SMR_TRY(bc_index(r, c, r->nattrs, "attribute", &place));
		r->values.v[first + i] = &b->args[i];
	}
	if (r->version >= 3)
		SMR_TRY(bc_byte(r, c, &orders));
	return orders != 0 ? bc_skip_use_orders(r, c, n) : SMR_OK;
}

static smr_status read_block(bc_reader *r, bc_cursor *c, smr_mlir_op *parent, bc_region *of,
			     smr_mlir_block **out)
{
	smr_mlir_block *b = smr_arena_alloc(r->arena, sizeof(*b));
	const unsigned char *at = c->at;
	bool has_args;
	uint64_t n;

	SMR_TRY(bc_flag(r, c, &n, &has_args));
	if (n > bc_left(c) / LEAST_OP)
		return bc_fail(r, at, "%llu ops, and %zu bytes left", (unsigned long long)n,
			       bc_left(c));
	if (b == NULL || (b->ops = smr_arena_array(r->arena, n, sizeof(b->ops[0]))) == NULL)
		return bc_no_memory(r);
	b->parent = parent;
	if (has_args)
		SMR_TRY(read_block_args(r, c, b, of));
	for (uint64_t i = 0; i < n; i++) {
		SMR_TRY(read_op(r, c, b, of, &b->ops[b->nops]));
		b->nops += b->ops[b->nops] != NULL;
	}
	*out = b;
	return SMR_OK;
}

/* Returns the only op if it is a module, else a module around all ops. */
smr_status bc_program(bc_reader *r, smr_mlir_op **out)
{
	bc_cursor c = r->sections[BC_IR];
	smr_mlir_op *op = smr_arena_alloc(r->arena, sizeof(*op));
	smr_mlir_region *g = smr_arena_alloc(r->arena, sizeof(*g));
	smr_mlir_block **blocks = smr_arena_array(r->arena, 1, sizeof(*blocks));
	bc_region of = {0};

	if (op == NULL || g == NULL || blocks == NULL)
		return bc_no_memory(r);
	op->name = "builtin.module";
	SMR_TRY(read_block(r, &c, op, &of, blocks));
	if (c.at != c.end)
		return bc_fail(r, c.at, "%zu bytes are left of the ops", bc_left(&c));
	*out = op;
	if (blocks[0]->nops == 1 && strcmp(blocks[0]->ops[0]->name, op->name) == 0) {
		*out = blocks[0]->ops[0];
		(*out)->block = NULL;
		return SMR_OK;
	}
	op->nregions = 1;
	op->regions = g;
	g->blocks = blocks;
	g->nblocks = blocks[0]->nops > 0;
	return SMR_OK;
}
