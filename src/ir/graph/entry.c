/* The inputs of a flow: symbols, base pointers, row tables, and sums that must not wrap. */
#include <string.h>

#include "base/assert.h"
#include "ir/graph/grow.h"

uint16_t smr_graph_sym(smr_graph *g, const char *name)
{
	smr_assert(name != NULL);
	for (uint32_t i = 0; i < g->nsyms; i++)
		if (strcmp(g->syms[i].name, name) == 0)
			return (uint16_t)i;
	if (g->nsyms == UINT16_MAX) {
		(void)smr_fail(SMR_EUNSUPPORTED, "flow %s has too many symbols", g->name);
		return UINT16_MAX;
	}
	if (!GROW(g, syms, nsyms, cap_syms))
		return UINT16_MAX;
	g->syms[g->nsyms].name = smr_arena_strdup(g->arena, name);
	if (g->syms[g->nsyms].name == NULL) {
		(void)graph_no_memory(g);
		return UINT16_MAX;
	}
	return (uint16_t)g->nsyms++;
}

uint32_t smr_graph_find_base(const smr_graph *g, const char *name, size_t len)
{
	for (uint32_t i = 0; i < g->nbases; i++)
		if (strncmp(g->bases[i].name, name, len) == 0 && g->bases[i].name[len] == '\0')
			return i;
	return UINT32_MAX;
}

uint32_t smr_graph_base(smr_graph *g, const char *name)
{
	const char *given = name == NULL || *name == '\0' ? "p" : name;
	char *own = smr_arena_strdup(g->arena, given);

	for (unsigned i = 1; own != NULL && smr_graph_find_base(g, own, strlen(own)) != UINT32_MAX;
	     i++)
		own = smr_arena_printf(g->arena, "%s.%u", given, i);
	if (own == NULL) {
		(void)graph_no_memory(g);
		return UINT32_MAX;
	}
	if (!GROW(g, bases, nbases, cap_bases))
		return UINT32_MAX;
	g->bases[g->nbases] = (smr_base){.name = own, .rows = -1};
	return g->nbases++;
}

smr_status smr_graph_rows(smr_graph *g, const smr_rows *r)
{
	if (r->base >= g->nbases || r->table >= g->nbases)
		return smr_fail(SMR_EINVAL, "rows of flow %s: no such base", g->name);
	if (!GROW(g, rows, nrows, cap_rows))
		return SMR_ENOMEM;
	g->bases[r->base].rows = (int32_t)g->nrows;
	g->rows[g->nrows++] = *r;
	return SMR_OK;
}

smr_status smr_graph_wrap(smr_graph *g, const smr_wrap *w)
{
	smr_assert(w->nloops <= SMR_MAX_LOOPS);
	if (!GROW(g, wraps, nwraps, cap_wraps))
		return SMR_ENOMEM;
	g->wraps[g->nwraps++] = *w;
	return SMR_OK;
}
