/* Attributes of ops: inherent ones, which are in the properties since version 5 of the format, and
 * others, which are in a dictionary. */
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

/* Merges inherent attributes and others, both sorted. */
static smr_status merge_attrs(bc_reader *r, bc_cursor *c, smr_mlir_op *op, const bc_properties *p,
			      const smr_mlir_attr *dict)
{
	smr_mlir_named *v = smr_arena_array(r->arena, p->nattrs + dict->n, sizeof(*v));
	size_t n = p->nattrs + dict->n;

	if (v == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < n; i++)
		v[i] = i < p->nattrs ? p->attrs[i] : dict->fields[i - p->nattrs];
	mlir_sort_named(v, n);
	for (size_t i = 1; i < n; i++)
		if (strcmp(v[i - 1].name, v[i].name) == 0)
			return bc_fail(r, c->at, "a second attribute '%s'", v[i].name);
	op->attrs = v;
	op->nattrs = (uint32_t)n;
	return SMR_OK;
}

static smr_status set_attrs(smr_mlir_op *op, const smr_mlir_named *v, size_t n)
{
	op->attrs = v;
	op->nattrs = (uint32_t)n;
	return SMR_OK;
}

static smr_status report_unknown(const bc_reader *r, const smr_mlir_op *op, const bc_op *like)
{
	return op->file != NULL
		       ? smr_fail(SMR_EUNSUPPORTED, "%s:%u:%u: unsupported: %s", op->file, op->line,
				  op->column, like->written)
		       : smr_fail(SMR_EUNSUPPORTED, "%s: unsupported: %s", r->name, like->written);
}

smr_status bc_op_attrs(bc_reader *r, bc_cursor *c, unsigned mask, bc_op *like, smr_mlir_op *op)
{
	bc_properties none = {0}, *p = &none;
	const smr_mlir_attr *dict = NULL;
	size_t i;

	if (mask & BC_HAS_ATTRS)
		SMR_TRY(bc_attr_of_kind(r, c, SMR_MLIR_DICT, "a dictionary", &dict));
	if (mask & BC_HAS_PROPERTIES) {
		SMR_TRY(bc_index(r, c, r->nproperties, "the property", &i));
		p = &r->properties[i];
		if (like->row == NULL)
			return report_unknown(r, op, like);
		SMR_TRY(bc_read_properties(r, like, p));
	} else if (r->version < 5 && dict != NULL && like->row != NULL) {
		SMR_TRY(bc_convert_dict(r, c, like, dict, p));
		dict = NULL;
	}
	if (r->sub_nodes > r->most_nodes)
		return bc_fail(r, c->at, "attributes and types that stand for more than %llu",
			       (unsigned long long)r->most_nodes);
	if (dict == NULL || dict->n == 0)
		return set_attrs(op, p->attrs, p->nattrs);
	if (p->nattrs == 0)
		return set_attrs(op, dict->fields, dict->n);
	return merge_attrs(r, c, op, p, dict);
}
