/* Values by name. A region sees outer values, and its own end with it; a function or a module sees
 * no outer values: it has a table of its own. */
#include <string.h>

#include "base/data/table.h"
#include "front/stablehlo/mlir/parser.h"

struct mlir_binding {
	smr_mlir_value *values;
	uint32_t n, line;
	mlir_binding *before; /* previous definition in this table */
	UT_hash_handle hh;
};

smr_status mlir_value_name(mlir_parser *p, mlir_group *out)
{
	if (mlir_next(p) != '%')
		return mlir_wanted(p, "a value, '%name'");
	*out = (mlir_group){.at = p->m, .n = 1};
	out->name = ++p->m.at;
	while ((*p->m.at >= 'a' && *p->m.at <= 'z') || (*p->m.at >= '0' && *p->m.at <= '9') ||
	       (*p->m.at >= 'A' && *p->m.at <= 'Z') || *p->m.at == '_' || *p->m.at == '$' ||
	       *p->m.at == '.' || *p->m.at == '-')
		p->m.at++;
	out->len = (size_t)(p->m.at - out->name);
	return out->len > 0 ? SMR_OK : mlir_wanted(p, "a value's name after the %");
}

smr_status mlir_define(mlir_parser *p, const mlir_group *g, smr_mlir_value *values)
{
	mlir_binding *b;
	unsigned hash;

	HASH_VALUE(g->name, g->len, hash);
	HASH_FIND_BYHASHVALUE(hh, p->values, g->name, g->len, hash, b);
	if (b != NULL)
		return mlir_fail_at(p, &g->at, "a second value %%%.*s; the first is in line %u",
				    g->len > 80 ? 80 : (int)g->len, g->name, b->line);
	b = smr_arena_alloc(p->arena, sizeof(*b));
	if (b == NULL)
		return mlir_no_memory(p);
	b->values = values;
	b->n = g->n;
	b->line = g->at.line;
	b->before = p->newest;
	HASH_ADD_KEYPTR_BYHASHVALUE(hh, p->values, g->name, g->len, hash, b);
	if (b->hh.tbl == NULL)
		return mlir_no_memory(p);
	p->newest = b;
	return SMR_OK;
}

smr_status mlir_use(mlir_parser *p, smr_mlir_value **out)
{
	mlir_binding *b;
	int64_t k = 0;
	mlir_group g;

	SMR_TRY(mlir_value_name(p, &g));
	HASH_FIND(hh, p->values, g.name, g.len, b);
	if (b == NULL)
		return mlir_fail_at(p, &g.at, "no value %%%.*s is defined before this",
				    g.len > 80 ? 80 : (int)g.len, g.name);
	if (*p->m.at == '#') {
		p->m.at++;
		SMR_TRY(mlir_int(p, &k));
	}
	if (k < 0 || k >= b->n)
		return mlir_fail_at(p, &g.at, "%%%.*s is of %u values; there is no number %lld",
				    g.len > 80 ? 80 : (int)g.len, g.name, b->n, (long long)k);
	*out = &b->values[k];
	return SMR_OK;
}

mlir_scope mlir_open_scope(mlir_parser *p, bool alone)
{
	mlir_scope s = {p->values, p->newest, alone};

	if (alone) {
		p->values = NULL;
		p->newest = NULL;
	}
	return s;
}

void mlir_close_scope(mlir_parser *p, const mlir_scope *s)
{
	if (s->alone) {
		HASH_CLEAR(hh, p->values);
		p->values = s->values;
	} else {
		for (; p->values != NULL && p->newest != s->newest; p->newest = p->newest->before)
			HASH_DELETE(hh, p->values, p->newest);
	}
	p->newest = s->newest;
}
