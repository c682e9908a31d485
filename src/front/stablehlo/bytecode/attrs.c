/* Attributes of the dialect builtin. Locations are in places.c. */
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

static smr_status read_bits(bc_reader *r, bc_cursor *c, const smr_mlir_type *t, uint64_t *out)
{
	SMR_TRY(bc_bits(r, c, t->bits, out));
	if ((t->is_unsigned || t->kind == SMR_MLIR_FLOAT) && t->bits < 64)
		*out &= ((uint64_t)1 << t->bits) - 1;
	return SMR_OK;
}

smr_status bc_integer(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_INTEGER);

	if (a == NULL)
		return bc_no_memory(r);
	*out = a;
	SMR_TRY(bc_type(r, c, &a->type));
	if (a->type->kind != SMR_MLIR_INT && a->type->kind != SMR_MLIR_INDEX)
		return bc_fail(r, c->at, "an integer of a type that is no integer's");
	SMR_TRY(read_bits(r, c, a->type, &a->bits));
	if (a->type->bits == 1) {
		a->kind = SMR_MLIR_BOOL;
		a->type = NULL;
		a->bits &= 1;
	}
	return SMR_OK;
}

smr_status bc_float(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_REAL);

	if (a == NULL)
		return bc_no_memory(r);
	*out = a;
	SMR_TRY(bc_type(r, c, &a->type));
	if (a->type->kind != SMR_MLIR_FLOAT || a->type->bytes == 0)
		return bc_fail(r, c->at, "a real number of a type that is no real number's");
	return read_bits(r, c, a->type, &a->bits);
}

static smr_status finish(bc_reader *r, const smr_mlir_attr *a)
{
	return a != NULL ? SMR_OK : bc_no_memory(r);
}

smr_status bc_string_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	bc_text s;

	SMR_TRY(bc_string(r, c, &s));
	*out = bc_text_attr(r, SMR_MLIR_STRING, s.s, s.n);
	return finish(r, *out);
}

static smr_status read_typed_text(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	const smr_mlir_type *t;

	SMR_TRY(bc_string_attr(r, c, out));
	return bc_type(r, c, &t);
}

static smr_status read_symbol(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	const smr_mlir_attr *s;

	SMR_TRY(bc_attr_of_kind(r, c, SMR_MLIR_STRING, "a symbol's name", &s));
	*out = bc_text_attr(r, SMR_MLIR_SYMBOL, s->text, s->n);
	return finish(r, *out);
}

static smr_status read_nested_symbol(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	size_t n;

	SMR_TRY(read_symbol(r, c, out));
	SMR_TRY(bc_count(r, c, 1, &n));
	if (n > 0)
		return bc_fail(r, c->at,
			       "expected a symbol of this module, found one within "
			       "another");
	return SMR_OK;
}

smr_status bc_type_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_TYPE);

	*out = a;
	return a != NULL ? bc_type(r, c, &a->type) : bc_no_memory(r);
}

static smr_status read_unit(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	*out = mlir_new_attr(r->arena, SMR_MLIR_UNIT);
	return finish(r, *out);
}

/* A location among the attributes, which nothing reads. */
static smr_status read_location(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	c->at = c->end;
	*out = bc_keyword_field(r, "builtin.loc", "body", "");
	return finish(r, *out);
}

static smr_status reject_resource(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	return bc_fail(r, c->at,
		       "unsupported: dense_resource, whose numbers are in a section of "
		       "their own; write the program with them, as dense<…>");
}

static smr_status reject_other(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	return bc_fail(r, c->at, "unsupported: a constant of strings, or sparse");
}

smr_status bc_builtin_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	static bc_attr_reader *const readers[] = {
		bc_attr_list,       bc_dict,         bc_string_attr, read_typed_text, read_symbol,
		read_nested_symbol, bc_type_attr,    read_unit,      bc_integer,      bc_float,
		read_location,      read_location,   read_location,  read_location,   read_location,
		read_location,      reject_resource, bc_dense_array, bc_dense,        reject_other,
		reject_other,       read_location,   read_location,
	};
	const unsigned char *at = c->at;
	uint64_t code;

	SMR_TRY(bc_varint(r, c, &code));
	if (code >= sizeof(readers) / sizeof(readers[0]))
		return bc_fail(r, at, "unsupported: the builtin attribute of code %llu",
			       (unsigned long long)code);
	return readers[code](r, c, out);
}
