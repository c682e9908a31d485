/* Constructors of attributes; they return NULL when out of memory. */
#include <stdlib.h>
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

enum { FEW = 16 }; /* attributes that are sorted by insertion */

smr_mlir_attr *bc_new_attr(bc_reader *r, smr_mlir_attr_kind kind)
{
	smr_mlir_attr *a = smr_arena_alloc(r->arena, sizeof(*a));

	if (a != NULL)
		a->kind = kind;
	return a;
}

const smr_mlir_attr *bc_text_attr(bc_reader *r, smr_mlir_attr_kind kind, const char *s, size_t n)
{
	smr_mlir_attr *a = bc_new_attr(r, kind);

	if (a != NULL) {
		a->text = s;
		a->n = n;
	}
	return a;
}

const smr_mlir_attr *bc_int_attr(bc_reader *r, const char *type, int64_t v)
{
	smr_mlir_attr *a = bc_new_attr(r, SMR_MLIR_INTEGER);

	if (a != NULL) {
		a->type = mlir_scalar(type, strlen(type));
		a->bits = (uint64_t)v;
	}
	return a;
}

const smr_mlir_attr *bc_bool_attr(bc_reader *r, bool v)
{
	smr_mlir_attr *a = bc_new_attr(r, SMR_MLIR_BOOL);

	if (a != NULL)
		a->bits = v;
	return a;
}

const smr_mlir_attr *bc_ints_attr(bc_reader *r, const int64_t *v, size_t n)
{
	smr_mlir_attr *a = bc_new_attr(r, SMR_MLIR_ARRAY);
	unsigned char *to = a == NULL ? NULL : smr_arena_array(r->arena, n, sizeof(*v));

	if (to == NULL)
		return NULL;
	a->type = mlir_scalar("i64", 3);
	a->n = n;
	a->data = to;
	for (size_t i = 0; i < 8 * n; i++)
		to[i] = (unsigned char)((uint64_t)v[i / 8] >> i % 8 * 8);
	return a;
}

const smr_mlir_attr *bc_fields_attr(bc_reader *r, const char *name, const smr_mlir_named *f,
				    size_t n)
{
	smr_mlir_attr *a = bc_new_attr(r, SMR_MLIR_ATTR);
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
	smr_mlir_attr *a = bc_new_attr(r, SMR_MLIR_ARRAY);
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

static int compare_attr_names(const void *a, const void *b)
{
	return strcmp(((const smr_mlir_named *)a)->name, ((const smr_mlir_named *)b)->name);
}

void bc_sort_named(smr_mlir_named *v, size_t n)
{
	if (n > FEW) {
		qsort(v, n, sizeof(v[0]), compare_attr_names);
		return;
	}
	for (size_t i = 1; i < n; i++) {
		smr_mlir_named one = v[i];
		size_t k = i;

		for (; k > 0 && strcmp(v[k - 1].name, one.name) > 0; k--)
			v[k] = v[k - 1];
		v[k] = one;
	}
}
