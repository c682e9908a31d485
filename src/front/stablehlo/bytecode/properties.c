/* Inherent attributes of ops: references in the order of their names, since version 5 of the
 * format; before it, a dictionary with the other attributes. */
#include <string.h>

#include "base/assert.h"
#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

/* Splits the words of the op's row, once. */
static smr_status look_up_props(bc_reader *r, bc_op *op)
{
	const char *at = op->row->props;

	op->props = smr_arena_array(r->arena, BC_PROPERTIES, sizeof(op->props[0]));
	if (op->props == NULL)
		return bc_no_memory(r);
	while (*at != '\0') {
		size_t n = strcspn(at, " ?");
		bc_prop *p = &op->props[op->nprops++];

		smr_assert(op->nprops <= BC_PROPERTIES);
		p->name = smr_arena_strndup(r->arena, at, n);
		if (p->name == NULL)
			return bc_no_memory(r);
		p->fix = bc_find_fix(op->name, p->name);
		p->optional = at[n] == '?';
		at += n + p->optional;
		at += *at == ' ';
	}
	op->group = bc_find_group(op->name);
	return SMR_OK;
}

/* Converts @p n attributes, in place, to those of the tree. */
/* Layouts are given for operands and results, or for none; a list without elements has been
 * dropped as if it were not given. */
static smr_status complete_layouts(bc_reader *r, smr_mlir_named *v, size_t *n)
{
	static const char *const names[] = {"operand_layouts", "result_layouts"};
	bool has[2] = {false, false};

	for (size_t i = 0; i < *n; i++)
		for (size_t k = 0; k < 2; k++)
			has[k] |= strcmp(v[i].name, names[k]) == 0;
	if (has[0] == has[1])
		return SMR_OK;
	v[*n] = (smr_mlir_named){names[has[0] ? 1 : 0], mlir_new_attr(r->arena, SMR_MLIR_LIST)};
	return v[(*n)++].attr != NULL ? SMR_OK : bc_no_memory(r);
}

static smr_status finish_attrs(bc_reader *r, bc_cursor *c, const bc_op *op, smr_mlir_named *v,
			       size_t n, bc_properties *out)
{
	if (op->group != NULL)
		SMR_TRY(bc_group_attrs(r, c, op->group, v, &n));
	if (strcmp(op->name, "stablehlo.custom_call") == 0)
		SMR_TRY(complete_layouts(r, v, &n));
	mlir_sort_named(v, n);
	for (size_t i = 1; i < n; i++)
		if (strcmp(v[i - 1].name, v[i].name) == 0)
			return bc_fail(r, c->at, "a second attribute '%s'", v[i].name);
	out->attrs = smr_arena_memdup(r->arena, v, n * sizeof(v[0]));
	out->nattrs = (uint32_t)n;
	return out->attrs != NULL ? SMR_OK : bc_no_memory(r);
}

static smr_status read_props(bc_reader *r, bc_cursor *c, bc_op *op, bc_properties *p)
{
	smr_mlir_named v[BC_PROPERTIES + 2];
	size_t n = 0;

	for (size_t i = 0; i < op->nprops; i++) {
		const bc_prop *like = &op->props[i];

		if (like->optional && c->at == c->end)
			break; /* of a newer version */
		v[n] = (smr_mlir_named){.name = like->name};
		SMR_TRY(like->optional ? bc_optional_attr(r, c, &v[n].attr)
				       : bc_attr(r, c, &v[n].attr));
		if (v[n].attr != NULL)
			SMR_TRY(bc_apply_fix(r, c, like->fix, &v[n]));
		n += v[n].attr != NULL;
	}
	return finish_attrs(r, c, op, v, n, p);
}

smr_status bc_read_properties(bc_reader *r, bc_op *op, bc_properties *p)
{
	bc_cursor c = {p->at, p->at + p->size};
	uint64_t nodes = r->sub_nodes;

	if (p->op == op) {
		r->sub_nodes += p->nodes;
		return SMR_OK;
	}
	if (op->props == NULL)
		SMR_TRY(look_up_props(r, op));
	SMR_TRY(read_props(r, &c, op, p));
	if (c.at != c.end)
		return bc_fail(r, c.at, "%zu bytes are left of the properties of '%s'", bc_left(&c),
			       op->written);
	p->nodes = (uint32_t)(r->sub_nodes - nodes);
	p->op = op;
	return SMR_OK;
}

static const bc_prop *find_prop(const bc_op *op, const char *name)
{
	for (size_t i = 0; i < op->nprops; i++)
		if (strcmp(op->props[i].name, name) == 0)
			return &op->props[i];
	return NULL;
}

smr_status bc_convert_dict(bc_reader *r, bc_cursor *c, bc_op *op, const smr_mlir_attr *dict,
			   bc_properties *out)
{
	smr_mlir_named *v = smr_arena_array(r->arena, dict->n + 2, sizeof(*v));
	size_t n = 0;

	if (v == NULL)
		return bc_no_memory(r);
	if (op->props == NULL)
		SMR_TRY(look_up_props(r, op));
	for (size_t i = 0; i < dict->n; i++) {
		const bc_prop *like = find_prop(op, dict->fields[i].name);

		v[n] = dict->fields[i];
		if (like != NULL)
			SMR_TRY(bc_apply_fix(r, c, like->fix, &v[n]));
		n += v[n].attr != NULL;
	}
	return finish_attrs(r, c, op, v, n, out);
}
