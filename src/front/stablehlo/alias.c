/* Names for types and attributes: "!t = …", "#a = …". */
#include <string.h>

#include "base/table.h"
#include "front/stablehlo/parser.h"

struct mlir_alias {
	const void *means;
	UT_hash_handle hh;
};

const void *mlir_find_alias(mlir_parser *p, const char *name, size_t n)
{
	mlir_alias *a;

	HASH_FIND(hh, p->aliases, name, n, a);
	return a == NULL ? NULL : a->means;
}

smr_status mlir_define_alias(mlir_parser *p)
{
	mlir_alias *a = smr_arena_alloc(p->arena, sizeof(*a));
	const smr_mlir_type *t = NULL;
	const smr_mlir_attr *v = NULL;
	const char *name = p->m.at;
	size_t n;

	if (a == NULL)
		return mlir_no_memory(p);
	p->m.at++;
	n = mlir_letters(p) + 1;
	if (n == 1 || memchr(name, '.', n) != NULL)
		return mlir_wanted(p, "an alias: a name without a point");
	p->m.at += n - 1;
	SMR_TRY(mlir_need(p, "="));
	if (*name == '#' && mlir_peek(p, "loc"))
		return mlir_loc(p); /* what uses it is skipped too */
	SMR_TRY(*name == '!' ? mlir_type(p, &t) : mlir_attr(p, &v));
	if (mlir_find_alias(p, name, n) != NULL)
		return mlir_fail(p, "a second alias %.*s", (int)n, name);
	a->means = *name == '!' ? (const void *)t : v;
	HASH_ADD_KEYPTR(hh, p->aliases, name, n, a);
	return a->hh.tbl != NULL ? SMR_OK : mlir_no_memory(p);
}

void mlir_forget_aliases(mlir_parser *p)
{
	HASH_CLEAR(hh, p->aliases);
}
