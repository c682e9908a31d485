/* Symbolic sizes given by name. */
#include <string.h>

#include "api/decompose/info.h"
#include "base/alloc.h"

static bool is_called(const smr_graph *g, const char *sym, const char *name)
{
	const char *fn = g->loc.function != NULL ? g->loc.function : g->name;
	size_t n = strlen(fn);

	return strncmp(name, fn, n) == 0 && name[n] == '.' && strcmp(name + n + 1, sym) == 0;
}

static const smr_setting *find_setting(const smr_graph *g, uint32_t sym, const smr_setting *sizes,
				       size_t nsizes)
{
	const smr_setting *found = NULL;

	for (size_t i = 0; i < nsizes; i++) {
		if (is_called(g, g->syms[sym].name, sizes[i].name))
			return &sizes[i];
		if (strcmp(g->syms[sym].name, sizes[i].name) == 0)
			found = &sizes[i];
	}
	return found;
}

static bool has_size(const smr_graph *g, const char *name)
{
	for (uint32_t s = 0; s < g->nsyms; s++)
		if (is_called(g, g->syms[s].name, name) || strcmp(g->syms[s].name, name) == 0)
			return true;
	return false;
}

bool smr_program_has_size(const smr_program *p, const char *name)
{
	bool has = false;

	for (size_t i = 0; i < p->nflows && !has; i++)
		has = has_size(p->flows[i]->graph, name);
	for (size_t i = 0; i < p->nopaque && !has; i++)
		has = has_size(p->opaque[i], name);
	return has;
}

static void mark_index(const smr_index *ix, uint32_t rank, uint32_t nloops, bool *used)
{
	for (uint32_t d = 0; ix != NULL && d < rank; d++)
		for (uint32_t l = 0; l < nloops; l++)
			smr_poly_mark(ix[d].coef[l], used);
}

static void mark_expr(const smr_expr *e, uint32_t nloops, bool *used)
{
	if (e == NULL)
		return;
	if (e->kind == SMR_EXPR_READ)
		mark_index(e->index, e->rank, nloops, used);
	for (uint32_t i = 0; i < e->nargs; i++)
		mark_expr(e->args[i], nloops, used);
	for (uint32_t k = 0; k < e->nacc; k++) {
		mark_expr(e->init[k], nloops, used);
		mark_expr(e->step[k], nloops, used);
	}
}

static void mark_view(const smr_node *v, bool *used)
{
	if (v != NULL && v->op == SMR_OP_nest)
		v = v->into;
	if (v == NULL || v->op != SMR_OP_view)
		return;
	for (uint32_t d = 0; d < v->type.rank; d++) {
		smr_poly_mark(v->type.dims[d], used);
		smr_poly_mark(v->window->stride[d], used);
	}
}

void smr_nest_symbols(const smr_graph *g, const smr_node *v, bool *used)
{
	const smr_nest *n = v->nest;

	(void)g;
	for (uint32_t l = 0; l < n->nloops; l++)
		smr_poly_mark(n->loops[l].extent, used);
	for (uint32_t i = 0; i < v->nins; i++)
		mark_view(v->ins[i], used);
	mark_view(v->into, used);
	mark_index(n->store, v->type.rank, n->nloops, used);
	mark_expr(n->value, n->nloops, used);
	mark_expr(n->pred, n->nloops, used);
}

static bool is_used(const bool *used, const smr_node *nest, uint32_t s)
{
	return nest == NULL || used[s];
}

smr_status smr_bind_sizes(const smr_graph *g, const smr_node *nest, const smr_setting *sizes,
			  size_t nsizes, int64_t **out)
{
	int64_t *sym = smr_calloc(g->nsyms + 1, sizeof(*sym));
	bool *used = smr_calloc(g->nsyms + 1, sizeof(*used));
	smr_status st = SMR_OK;

	if (sym == NULL || used == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for sizes");
	if (st == SMR_OK && nest != NULL)
		smr_nest_symbols(g, nest, used);
	for (uint32_t s = 0; s < g->nsyms && st == SMR_OK; s++) {
		const smr_setting *v = find_setting(g, s, sizes, nsizes);

		if (v != NULL)
			sym[s] = v->value;
		else if (is_used(used, nest, s))
			st = smr_fail(SMR_EINVAL, "the value of '%s' is not given",
				      g->syms[s].name);
	}
	smr_free(used);
	if (st == SMR_OK)
		*out = sym;
	else
		smr_free(sym);
	return st;
}

void smr_env_free(smr_env *e)
{
	smr_free(e->sym);
	smr_free(e->base);
	smr_free(e->value);
	*e = (smr_env){0};
}

smr_status smr_env_new(const smr_graph *g, const int64_t *sym, smr_env *out)
{
	smr_env e = {.sym = smr_calloc(g->nsyms + 1, sizeof(*e.sym)),
		     .base = smr_calloc(g->nbases + 1, sizeof(*e.base)),
		     .value = smr_calloc(g->nnodes + 1, sizeof(*e.value))};

	if (e.sym == NULL || e.base == NULL || e.value == NULL) {
		smr_env_free(&e);
		return smr_fail(SMR_ENOMEM, "no memory to bind %s", g->name);
	}
	memcpy(e.sym, sym, g->nsyms * sizeof(*sym));
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_constant)
			e.value[i] = g->nodes[i]->bits;
	*out = e;
	return SMR_OK;
}
