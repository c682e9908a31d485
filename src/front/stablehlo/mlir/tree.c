/* Queries of a tree. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

static bool text_equal(const char *a, const char *b)
{
	return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

bool smr_mlir_type_equal(const smr_mlir_type *a, const smr_mlir_type *b)
{
	if (a == b)
		return true;
	if (a == NULL || b == NULL || a->kind != b->kind || a->n != b->n ||
	    a->nresults != b->nresults || !text_equal(a->name, b->name) ||
	    !text_equal(a->body, b->body))
		return false;
	if (a->kind == SMR_MLIR_TENSOR && a->n > 0 &&
	    memcmp(a->dims, b->dims, a->n * sizeof(a->dims[0])) != 0)
		return false;
	for (uint32_t i = 0; a->members != NULL && i < a->n + a->nresults; i++)
		if (!smr_mlir_type_equal(a->members[i], b->members[i]))
			return false;
	return smr_mlir_type_equal(a->element, b->element) &&
	       smr_mlir_attr_equal(a->encoding, b->encoding);
}

static bool fields_equal(const smr_mlir_attr *a, const smr_mlir_attr *b)
{
	for (size_t i = 0; i < a->n; i++)
		if (!text_equal(a->fields[i].name, b->fields[i].name) ||
		    !smr_mlir_attr_equal(a->fields[i].attr, b->fields[i].attr))
			return false;
	return true;
}

static bool list_equal(const smr_mlir_attr *a, const smr_mlir_attr *b)
{
	for (size_t i = 0; i < a->n; i++)
		if (!smr_mlir_attr_equal(a->list[i], b->list[i]))
			return false;
	return true;
}

bool smr_mlir_attr_equal(const smr_mlir_attr *a, const smr_mlir_attr *b)
{
	if (a == b)
		return true;
	if (a == NULL || b == NULL || a->kind != b->kind || a->n != b->n || a->bits != b->bits ||
	    a->splat != b->splat || !text_equal(a->text, b->text) ||
	    !smr_mlir_type_equal(a->type, b->type))
		return false;
	switch (a->kind) {
	case SMR_MLIR_LIST:
		return list_equal(a, b);
	case SMR_MLIR_DICT:
	case SMR_MLIR_ATTR:
		return fields_equal(a, b);
	case SMR_MLIR_ARRAY:
		return memcmp(a->data, b->data, a->n * a->type->bytes) == 0;
	case SMR_MLIR_DENSE:
		return memcmp(a->data, b->data, (a->splat ? 1 : a->n) * a->type->element->bytes) ==
		       0;
	default:
		return true;
	}
}

static const smr_mlir_attr *find_named_attr(const smr_mlir_named *v, size_t n, const char *name)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(v[i].name, name) == 0)
			return v[i].attr;
	return NULL;
}

const smr_mlir_attr *smr_mlir_attr_of(const smr_mlir_op *op, const char *name)
{
	return find_named_attr(op->attrs, op->nattrs, name);
}

const smr_mlir_attr *smr_mlir_field(const smr_mlir_attr *a, const char *name)
{
	if (a == NULL || (a->kind != SMR_MLIR_DICT && a->kind != SMR_MLIR_ATTR))
		return NULL;
	return find_named_attr(a->fields, a->n, name);
}

static bool is_integer_type(const smr_mlir_type *t)
{
	return t->kind == SMR_MLIR_INT || t->kind == SMR_MLIR_INDEX;
}

bool smr_mlir_is_ints(const smr_mlir_attr *a)
{
	if (a == NULL)
		return false;
	if (a->kind == SMR_MLIR_DENSE)
		return is_integer_type(a->type->element);
	if (a->kind == SMR_MLIR_LIST)
		for (size_t i = 0; i < a->n; i++)
			if (a->list[i]->kind != SMR_MLIR_INTEGER)
				return false;
	return a->kind == SMR_MLIR_LIST || (a->kind == SMR_MLIR_ARRAY && is_integer_type(a->type));
}

int64_t smr_mlir_int_at(const smr_mlir_attr *a, size_t i)
{
	const smr_mlir_type *t = a->kind == SMR_MLIR_DENSE ? a->type->element : a->type;

	if (a->kind == SMR_MLIR_LIST)
		return (int64_t)a->list[i]->bits;
	return (int64_t)mlir_load(t, a->data + (a->splat ? 0 : i) * t->bytes);
}
