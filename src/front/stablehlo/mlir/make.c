/* Constructors of attributes that are not parsed; they return NULL when out of memory. */
#include <stdlib.h>
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

enum { FEW = 16 }; /* attributes that are sorted by insertion */

smr_mlir_attr *mlir_new_attr(smr_arena *arena, smr_mlir_attr_kind kind)
{
	smr_mlir_attr *a = smr_arena_alloc(arena, sizeof(*a));

	if (a != NULL)
		a->kind = kind;
	return a;
}

const smr_mlir_attr *mlir_text_attr(mlir_parser *p, smr_mlir_attr_kind kind, const char *s,
				    size_t n)
{
	smr_mlir_attr *a = mlir_new_attr(p->arena, kind);

	if (a == NULL || (a->text = mlir_keep(p, s, n)) == NULL)
		return NULL;
	a->n = n;
	return a;
}

const smr_mlir_attr *mlir_int_attr(smr_arena *arena, const char *type, int64_t v)
{
	smr_mlir_attr *a = mlir_new_attr(arena, SMR_MLIR_INTEGER);

	if (a != NULL) {
		a->type = mlir_scalar(type, strlen(type));
		a->bits = (uint64_t)v;
	}
	return a;
}

const smr_mlir_attr *mlir_bool_attr(smr_arena *arena, bool v)
{
	smr_mlir_attr *a = mlir_new_attr(arena, SMR_MLIR_BOOL);

	if (a != NULL)
		a->bits = v;
	return a;
}

const smr_mlir_attr *mlir_type_attr(mlir_parser *p, const smr_mlir_type *t)
{
	smr_mlir_attr *a = t == NULL ? NULL : mlir_new_attr(p->arena, SMR_MLIR_TYPE);

	if (a != NULL)
		a->type = t;
	return a;
}

const smr_mlir_attr *mlir_list_attr(mlir_parser *p, size_t first)
{
	smr_mlir_attr *a = mlir_new_attr(p->arena, SMR_MLIR_LIST);

	if (a == NULL)
		return NULL;
	a->n = p->stack.n - first;
	a->list = smr_arena_memdup(p->arena, p->stack.v + first, a->n * sizeof(a->list[0]));
	p->stack.n = first;
	return a->list == NULL ? NULL : a;
}

const smr_mlir_attr *mlir_dialect_attr(mlir_parser *p, const char *name, const smr_mlir_named *f,
				       size_t n)
{
	smr_mlir_attr *a = mlir_new_attr(p->arena, SMR_MLIR_ATTR);

	if (a == NULL || (a->text = mlir_keep(p, name, strlen(name))) == NULL)
		return NULL;
	a->n = n;
	a->fields = smr_arena_memdup(p->arena, f, n * sizeof(*f));
	for (size_t i = 0; i < n; i++)
		if (f[i].attr == NULL)
			return NULL;
	return a->fields == NULL ? NULL : a;
}

const smr_mlir_attr *mlir_ints_attr(smr_arena *arena, const int64_t *v, size_t n)
{
	smr_mlir_attr *a = mlir_new_attr(arena, SMR_MLIR_ARRAY);
	unsigned char *to = a == NULL ? NULL : smr_arena_array(arena, n, sizeof(*v));

	if (to == NULL)
		return NULL;
	a->type = mlir_scalar("i64", 3);
	a->n = n;
	a->data = to;
	for (size_t i = 0; i < 8 * n; i++)
		to[i] = (unsigned char)((uint64_t)v[i / 8] >> i % 8 * 8);
	return a;
}

const smr_mlir_attr *mlir_segments_attr(mlir_parser *p, uint32_t first, uint32_t second)
{
	smr_mlir_attr *a = mlir_new_attr(p->arena, SMR_MLIR_ARRAY);
	unsigned char *to = a == NULL ? NULL : smr_arena_alloc(p->arena, 8);

	if (to == NULL)
		return NULL;
	a->type = mlir_scalar("i32", 3);
	a->n = 2;
	a->data = to;
	for (size_t i = 0; i < 4; i++) {
		to[i] = (unsigned char)(first >> i * 8);
		to[4 + i] = (unsigned char)(second >> i * 8);
	}
	return a;
}

const smr_mlir_attr *mlir_pairs_attr(mlir_parser *p, const int64_t *v, size_t n)
{
	const smr_mlir_attr *ints = mlir_ints_attr(p->arena, v, 2 * n);
	smr_mlir_attr *a = mlir_new_attr(p->arena, SMR_MLIR_DENSE);
	smr_mlir_type t = {.kind = SMR_MLIR_TENSOR, .n = 2, .element = mlir_scalar("i64", 3)};

	t.dims = smr_arena_memdup(p->arena, (int64_t[]){(int64_t)n, 2}, 2 * sizeof(int64_t));
	if (ints == NULL || a == NULL || t.dims == NULL)
		return NULL;
	a->type = smr_arena_memdup(p->arena, &t, sizeof(t));
	a->data = ints->data;
	a->n = ints->n;
	a->splat = n > 0 && memcmp(a->data, a->data + 8, 8 * (a->n - 1)) == 0;
	return a->type == NULL ? NULL : a;
}

const smr_mlir_attr *mlir_bools_attr(mlir_parser *p, const bool *v, size_t n)
{
	smr_mlir_attr *a = mlir_new_attr(p->arena, SMR_MLIR_ARRAY);
	unsigned char *data = a == NULL ? NULL : smr_arena_alloc(p->arena, n);

	if (data == NULL)
		return NULL;
	for (size_t i = 0; i < n; i++)
		data[i] = v[i];
	a->type = mlir_scalar("i1", 2);
	a->data = data;
	a->n = n;
	return a;
}

static int compare_attr_names(const void *a, const void *b)
{
	return strcmp(((const smr_mlir_named *)a)->name, ((const smr_mlir_named *)b)->name);
}

void mlir_sort_named(smr_mlir_named *v, size_t n)
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
