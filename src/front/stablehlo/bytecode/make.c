/* Constructors of attributes; they return NULL when out of memory. */
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

const smr_mlir_attr *bc_text_attr(bc_reader *r, smr_mlir_attr_kind kind, const char *s, size_t n)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, kind);

	if (a != NULL) {
		a->text = s;
		a->n = n;
	}
	return a;
}

const smr_mlir_attr *bc_fields_attr(bc_reader *r, const char *name, const smr_mlir_named *f,
				    size_t n)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_ATTR);
	smr_mlir_named *to = a == NULL ? NULL : smr_arena_array(r->arena, n, sizeof(*to));

	if (to == NULL)
		return NULL;
	a->text = name;
	a->fields = to;
	for (size_t i = 0; i < n; i++)
		if (f[i].attr != NULL)
			to[a->n++] = f[i];
	return a;
}

const smr_mlir_attr *bc_keyword_field(bc_reader *r, const char *name, const char *field,
				      const char *word)
{
	const smr_mlir_attr *a = bc_text_attr(r, SMR_MLIR_KEYWORD, word, strlen(word));

	return a == NULL ? NULL : bc_fields_attr(r, name, &(smr_mlir_named){field, a}, 1);
}

const smr_mlir_attr *bc_array_of_dense(bc_reader *r, const smr_mlir_attr *dense)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_ARRAY);
	size_t size = dense->type->element->bytes;
	unsigned char *to;

	if (a == NULL)
		return NULL;
	a->type = dense->type->element;
	a->n = dense->n;
	a->data = dense->data;
	if (!dense->splat || dense->n < 2)
		return a;
	to = smr_arena_array(r->arena, dense->n, size);
	for (size_t i = 0; to != NULL && i < dense->n; i++)
		memcpy(to + i * size, dense->data, size);
	a->data = to;
	return to != NULL ? a : NULL;
}
