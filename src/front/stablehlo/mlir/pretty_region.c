/* Pretty forms of ops with regions. */
#include <string.h>

#include "front/stablehlo/mlir/pretty.h"

static smr_status push_group(mlir_parser *p, const mlir_group *g)
{
	return smr_vec_push(&p->groups, *g);
}

/* Parses "(%a: T, %b: T)" onto p->groups. */
static smr_status args_in_parens(mlir_parser *p)
{
	mlir_group g;

	SMR_TRY(mlir_need(p, "("));
	if (mlir_accept(p, ")"))
		return SMR_OK;
	do {
		SMR_TRY(mlir_arg(p, &g));
		SMR_TRY(push_group(p, &g));
	} while (mlir_accept(p, ","));
	return mlir_need(p, ")");
}

/* Reorders n pairs of elements of @p size bytes: a0 b0 a1 b1 … becomes a0 a1 … b0 b1 … */
static smr_status deinterleave_pairs(mlir_parser *p, void *v, size_t n, size_t size)
{
	char *from = smr_arena_memdup(p->arena, v, 2 * n * size), *to = v;

	if (from == NULL)
		return mlir_no_memory(p);
	for (size_t i = 0; i < n; i++) {
		memcpy(to + i * size, from + 2 * i * size, size);
		memcpy(to + (n + i) * size, from + (2 * i + 1) * size, size);
	}
	return SMR_OK;
}

/* Expands "applies op": a block of two scalars, the op and a return. */
static smr_status build_applied_region(mlir_draft *d, const char *name)
{
	mlir_parser *p = d->p;
	const smr_mlir_value *v = d->op->noperands == 2 ? p->stack.v[d->operands] : NULL;
	smr_mlir_block *b = smr_arena_alloc(p->arena, sizeof(*b));
	smr_mlir_op *op = mlir_new_op(p, name, d->op->line, d->op->column);
	smr_mlir_op *ret = mlir_new_op(p, "stablehlo.return", d->op->line, d->op->column);
	smr_mlir_region r = {.nblocks = 1};
	const smr_mlir_type *t;

	if (v == NULL || v->type->kind != SMR_MLIR_TENSOR)
		return mlir_fail(p, "expected one operand, a tensor, before 'applies'");
	t = mlir_scalar_tensor(p, v->type->element);
	if (b == NULL || op == NULL || ret == NULL || t == NULL)
		return mlir_no_memory(p);
	*b = (smr_mlir_block){.nargs = 2, .nops = 2, .parent = d->op};
	b->args = smr_arena_array(p->arena, 3, sizeof(b->args[0]));
	b->ops = smr_arena_memdup(p->arena, (smr_mlir_op *[]){op, ret}, 2 * sizeof(b->ops[0]));
	op->operands = smr_arena_array(p->arena, 3, sizeof(op->operands[0]));
	r.blocks = smr_arena_memdup(p->arena, (smr_mlir_block *[]){b}, sizeof(smr_mlir_block *));
	if (b->args == NULL || b->ops == NULL || op->operands == NULL || r.blocks == NULL)
		return mlir_no_memory(p);
	for (uint32_t i = 0; i < 2; i++) {
		b->args[i] = (smr_mlir_value){.type = t, .block = b, .index = i};
		op->operands[i] = &b->args[i];
	}
	op->noperands = 2;
	op->nresults = ret->noperands = 1;
	op->results = &b->args[2];
	*op->results = (smr_mlir_value){.type = t, .op = op, .block = b};
	ret->operands = &op->operands[2];
	ret->operands[0] = op->results;
	op->block = ret->block = b;
	return smr_vec_push(&p->regions, r);
}

/* Parses "reducer(%a: T, %b: T) (%c: T, %d: T) {…}"; the arguments are a, c, b, d. */
static smr_status parse_reducer(mlir_draft *d)
{
	mlir_parser *p = d->p;
	size_t first = p->groups.n, n;

	SMR_TRY(mlir_need(p, "reducer"));
	while (mlir_peek(p, "(")) {
		n = p->groups.n;
		SMR_TRY(args_in_parens(p));
		if (p->groups.n - n != 2)
			return mlir_fail(p, "expected two arguments before this");
	}
	n = p->groups.n - first;
	if (n != d->op->noperands)
		return mlir_fail(p, "%u operands, and a reducer of %zu arguments", d->op->noperands,
				 n);
	SMR_TRY(deinterleave_pairs(p, p->groups.v + first, n / 2, sizeof(p->groups.v[0])));
	return mlir_region(d, first);
}

/* Parses "(%a init: %b), (%c init: %d) applies op across dimensions = [0] {…} : …", or the form
 * without "applies", with "reducer" after the types. */
smr_status mlir_read_reduce(mlir_draft *d)
{
	mlir_parser *p = d->p;
	const char *applies = NULL;

	do
		SMR_TRY(mlir_read_form(d, "( % init : % )"));
	while (mlir_accept(p, ","));
	SMR_TRY(deinterleave_pairs(p, p->stack.v + d->operands, d->op->noperands / 2,
				   sizeof(p->stack.v[0])));
	if (mlir_accept(p, "applies"))
		SMR_TRY(mlir_word_here(p, "an op", &applies));
	SMR_TRY(mlir_read_form(d, "across dimensions = dimensions:ints {} :func"));
	return applies != NULL ? build_applied_region(d, applies) : parse_reducer(d);
}

/* Parses "(%i = %a, %j = %b) : T, T attributes {…} cond {…} do {…}". */
smr_status mlir_read_while(mlir_draft *d)
{
	mlir_parser *p = d->p;
	size_t first = p->groups.n, n;
	mlir_group g, *args;

	SMR_TRY(mlir_need(p, "("));
	if (!mlir_accept(p, ")")) {
		do {
			SMR_TRY(mlir_value_name(p, &g));
			SMR_TRY(mlir_need(p, "="));
			SMR_TRY(mlir_operand(d));
			g.type = ((const smr_mlir_value *)p->stack.v[p->stack.n - 1])->type;
			SMR_TRY(push_group(p, &g));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, ")"));
	}
	SMR_TRY(mlir_read_tail(d, "pairs"));
	if (mlir_accept(p, "attributes"))
		SMR_TRY(mlir_dict_entries(p));
	n = p->groups.n - first;
	args = smr_arena_memdup(p->arena, p->groups.v + first, n * sizeof(*args));
	if (args == NULL)
		return mlir_no_memory(p);
	SMR_TRY(mlir_need(p, "cond"));
	SMR_TRY(mlir_region(d, first));
	for (size_t i = 0; i < n; i++)
		SMR_TRY(push_group(p, &args[i]));
	SMR_TRY(mlir_need(p, "do"));
	return mlir_region(d, first);
}

/* Parses "(%a) inits (%b) dimension=0 attributes {…} {…} : …". */
smr_status mlir_read_scan(mlir_draft *d)
{
	mlir_parser *p = d->p;
	uint32_t nins, ncarried;

	SMR_TRY(mlir_read_form(d, "( %* )"));
	nins = d->op->noperands;
	SMR_TRY(mlir_read_form(d, "inits ( %* ) dimension = dimension:i64"));
	ncarried = d->op->noperands - nins;
	if (mlir_accept(p, "attributes"))
		SMR_TRY(mlir_dict_entries(p));
	SMR_TRY(mlir_region(d, p->groups.n));
	SMR_TRY(mlir_read_form(d, ":func"));
	if (d->op->nresults < ncarried)
		return mlir_fail(p, "%u results of a scan that carries %u values", d->op->nresults,
				 ncarried);
	SMR_TRY(mlir_set(d, "operandSegmentSizes", mlir_segments_attr(p, nins, ncarried)));
	return mlir_set(d, "resultSegmentSizes",
			mlir_segments_attr(p, d->op->nresults - ncarried, ncarried));
}

static smr_status parse_shardings(mlir_draft *d, const char *name)
{
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(d->p, "="));
	SMR_TRY(mlir_shardings(d->p, &a));
	return mlir_set(d, name, a);
}

/* Parses "(%a) in_shardings=[…] out_shardings=[…] manual_axes={…} (%b: T) {…} {…} : …"; a named
 * computation has a name in < > first, and no axes. */
smr_status mlir_read_manual(mlir_draft *d)
{
	mlir_parser *p = d->p;
	size_t first = p->groups.n;

	if (strcmp(d->op->name, "sdy.named_computation") == 0)
		SMR_TRY(mlir_read_form(d, "< name:any >"));
	SMR_TRY(mlir_read_form(d, "( %* )"));
	if (mlir_accept(p, "in_shardings"))
		SMR_TRY(parse_shardings(d, "in_shardings"));
	if (mlir_accept(p, "out_shardings"))
		SMR_TRY(parse_shardings(d, "out_shardings"));
	if (mlir_accept(p, "manual_axes"))
		SMR_TRY(mlir_read_form(d, "= manual_axes:sdy.manual_axes"));
	SMR_TRY(args_in_parens(p));
	SMR_TRY(mlir_region(d, first));
	return mlir_read_form(d, "{} :func");
}
