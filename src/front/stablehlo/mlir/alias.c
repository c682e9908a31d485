/* Aliases of types and attributes: "!t = …", "#a = …". */
#include <string.h>

#include "base/data/table.h"
#include "front/stablehlo/mlir/parser.h"

enum { MOST = 1 << 26 }; /* bytes of text that all uses of a program's aliases may expand to */

struct mlir_alias {
	const void *means;
	uint64_t size;  /* bytes of the expanded text */
	uint32_t depth; /* nesting of that text */
	UT_hash_handle hh;
};

/* Counts the expansion: aliases of aliases can expand to far more than their text. */
smr_status mlir_use_alias(mlir_parser *p, const char *name, size_t n, const void **out)
{
	mlir_alias *a;
	uint32_t depth;

	HASH_FIND(hh, p->aliases, name, n, a);
	*out = NULL;
	if (a == NULL)
		return SMR_OK;
	p->expanded += a->size;
	depth = p->depth + a->depth - (*name == '#'); /* an attribute's name is a level already */
	if (depth > p->deepest)
		p->deepest = depth;
	if (p->expanded > MOST || p->deepest > SMR_MLIR_DEPTH)
		return mlir_fail(p, "aliases that stand for more than %d bytes, or %d levels", MOST,
				 SMR_MLIR_DEPTH);
	*out = a->means;
	return SMR_OK;
}

static smr_status parse_alias_target(mlir_parser *p, bool type, mlir_alias *a)
{
	uint32_t deepest = p->deepest;
	uint64_t before = p->expanded;
	const char *begin = p->m.at;
	const smr_mlir_type *t = NULL;
	const smr_mlir_attr *v = NULL;

	p->deepest = 0;
	SMR_TRY(type ? mlir_type(p, &t) : mlir_attr(p, &v));
	a->means = type ? (const void *)t : v;
	a->size = (uint64_t)(p->m.at - begin) + p->expanded - before;
	a->depth = p->deepest;
	p->deepest = deepest;
	return SMR_OK;
}

smr_status mlir_define_alias(mlir_parser *p)
{
	mlir_alias *a = smr_arena_alloc(p->arena, sizeof(*a)), *other;
	const char *name = p->m.at++;
	size_t n = mlir_letters(p) + 1;

	if (a == NULL)
		return mlir_no_memory(p);
	if (n == 1 || p->m.at != name + 1 || memchr(name, '.', n) != NULL)
		return mlir_wanted(p, "an alias: a name without a point");
	p->m.at += n - 1;
	SMR_TRY(mlir_need(p, "="));
	if (*name == '#' && mlir_peek(p, "loc"))
		return mlir_loc(p); /* skips its uses too */
	SMR_TRY(parse_alias_target(p, *name == '!', a));
	HASH_FIND(hh, p->aliases, name, n, other);
	if (other != NULL)
		return mlir_fail(p, "a second alias %.*s", n > 80 ? 80 : (int)n, name);
	HASH_ADD_KEYPTR(hh, p->aliases, name, n, a);
	return a->hh.tbl != NULL ? SMR_OK : mlir_no_memory(p);
}

void mlir_forget_aliases(mlir_parser *p)
{
	HASH_CLEAR(hh, p->aliases);
}
