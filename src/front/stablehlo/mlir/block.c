/* Regions and their blocks. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

smr_status mlir_arg(mlir_parser *p, mlir_group *out)
{
	const smr_mlir_type *t;

	SMR_TRY(mlir_value_name(p, out));
	SMR_TRY(mlir_need(p, ":"));
	SMR_TRY(mlir_type(p, &t));
	out->type = t;
	return mlir_loc(p);
}

/* Parses "^bb0(%a: T, %b: T):"; pushes the arguments onto p->groups. */
static smr_status parse_block_label(mlir_parser *p)
{
	mlir_group g;

	SMR_TRY(mlir_need(p, "^"));
	if (mlir_letters(p) == 0)
		return mlir_wanted(p, "a block's name");
	p->m.at += mlir_letters(p);
	if (mlir_accept(p, "(") && !mlir_accept(p, ")")) {
		do {
			SMR_TRY(mlir_arg(p, &g));
			SMR_TRY(smr_vec_push(&p->groups, g));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, ")"));
	}
	return mlir_need(p, ":");
}

static smr_status parse_block_ops(mlir_parser *p, smr_mlir_op *parent, mlir_group *args,
				  size_t nargs, smr_mlir_block **out)
{
	smr_mlir_block *b = smr_arena_alloc(p->arena, sizeof(*b));
	size_t first = p->stack.n;

	*out = b;
	if (b == NULL)
		return mlir_no_memory(p);
	b->parent = parent;
	b->nargs = (uint32_t)nargs;
	b->args = smr_arena_array(p->arena, nargs, sizeof(b->args[0]));
	if (b->args == NULL)
		return mlir_no_memory(p);
	for (uint32_t i = 0; i < b->nargs; i++) {
		b->args[i] = (smr_mlir_value){.type = args[i].type, .block = b, .index = i};
		SMR_TRY(mlir_define(p, &args[i], &b->args[i]));
	}
	for (char c = mlir_next(p); c != '}' && c != '^' && c != '\0'; c = mlir_next(p))
		SMR_TRY(mlir_op(p, b));
	b->nops = (uint32_t)(p->stack.n - first);
	b->ops = smr_arena_memdup(p->arena, p->stack.v + first, b->nops * sizeof(b->ops[0]));
	p->stack.n = first;
	return b->ops != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status parse_blocks(mlir_draft *d, size_t first_arg, smr_mlir_region *r)
{
	mlir_parser *p = d->p;
	size_t first = p->stack.n;
	smr_mlir_block *b;

	if (mlir_next(p) == '^' && p->groups.n > first_arg)
		return mlir_wanted(p, "ops: the block's arguments stand before it");
	while (p->groups.n > first_arg || !mlir_accept(p, "}")) {
		if (mlir_peek(p, "^"))
			SMR_TRY(parse_block_label(p));
		else if (mlir_next(p) == '\0')
			return mlir_wanted(p, "'}'");
		SMR_TRY(parse_block_ops(p, d->op, p->groups.v + first_arg, p->groups.n - first_arg,
					&b));
		p->groups.n = first_arg;
		SMR_TRY(mlir_push(p, b));
	}
	r->nblocks = (uint32_t)(p->stack.n - first);
	b = r->nblocks == 0 ? NULL : (smr_mlir_block *)p->stack.v[first];
	if (r->nblocks == 1 && b->nargs == 0 && b->nops == 0)
		r->nblocks = 0;
	r->blocks =
		smr_arena_memdup(p->arena, p->stack.v + first, r->nblocks * sizeof(r->blocks[0]));
	p->stack.n = first;
	return r->blocks != NULL ? SMR_OK : mlir_no_memory(p);
}

smr_status mlir_region(mlir_draft *d, size_t first)
{
	mlir_parser *p = d->p;
	bool alone =
		strcmp(d->op->name, "func.func") == 0 || strcmp(d->op->name, "builtin.module") == 0;
	bool outermost = p->regions_open == 0 && strcmp(d->op->name, "builtin.module") == 0;
	mlir_scope scope = mlir_open_scope(p, alone);
	smr_mlir_region r = {0};
	smr_status st = mlir_need(p, "{");

	p->regions_open += !outermost; /* the outermost module may be implicit */
	if (p->regions_open > SMR_MLIR_DEPTH)
		st = mlir_fail(p, "more than %d regions in each other", SMR_MLIR_DEPTH);
	if (st == SMR_OK)
		st = parse_blocks(d, first, &r);
	mlir_close_scope(p, &scope);
	if (st != SMR_OK)
		return st;
	p->regions_open -= !outermost;
	return smr_vec_push(&p->regions, r);
}
