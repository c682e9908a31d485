#include "ir/module/module.h"

#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a program");
}

/* Returns an array with room for one more element; the array it replaces stays in the arena. */
static void *grow_array(smr_module *m, void *array, uint32_t n, uint32_t *cap, size_t size)
{
	uint32_t want = *cap == 0 ? 8 : 2 * *cap;
	void *p;

	smr_assert(n <= *cap);
	if (n < *cap)
		return array;
	p = want < *cap ? NULL : smr_arena_array(m->arena, want, size);
	if (p == NULL) {
		(void)no_memory();
		return NULL;
	}
	if (n > 0)
		memcpy(p, array, n * size);
	*cap = want;
	return p;
}

smr_status smr_module_new(const char *name, smr_module **out)
{
	smr_arena *a = smr_arena_new();
	smr_module *m = a != NULL ? smr_arena_alloc(a, sizeof(*m)) : NULL;

	if (m != NULL)
		m->name = smr_arena_strdup(a, name);
	if (m == NULL || m->name == NULL) {
		smr_arena_free(a);
		return no_memory();
	}
	m->arena = a;
	m->partitions = m->replicas = 1;
	*out = m;
	return SMR_OK;
}

void smr_body_free_flows(const smr_body *body)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		smr_graph_free(b->flow);
}

void smr_module_free(smr_module *m)
{
	if (m == NULL)
		return;
	for (uint32_t i = 0; i < m->nfunctions; i++)
		smr_body_free_flows(&m->functions[i]->body);
	smr_body_free_flows(&m->gone);
	smr_arena_free(m->arena);
}

smr_function *smr_module_function(smr_module *m, const char *name)
{
	smr_function **list =
		grow_array(m, m->functions, m->nfunctions, &m->cap_functions, sizeof(*list));
	smr_function *f = list != NULL ? smr_arena_alloc(m->arena, sizeof(*f)) : NULL;

	if (list != NULL)
		m->functions = list;
	if (f != NULL)
		f->name = smr_arena_strdup(m->arena, name);
	if (f == NULL || f->name == NULL) {
		(void)no_memory();
		return NULL;
	}
	m->functions[m->nfunctions++] = f;
	return f;
}

uint32_t smr_function_var(smr_module *m, smr_function *f, const smr_type *t, const char *name)
{
	smr_variable *list = grow_array(m, f->vars, f->nvars, &f->cap_vars, sizeof(*list));

	smr_assert(t->rank <= SMR_MAX_RANK);
	if (list == NULL)
		return UINT32_MAX;
	f->vars = list;
	list[f->nvars] = (smr_variable){.type = *t};
	/* copies sizes that may lie in a flow's arena */
	for (uint32_t d = 0; d < t->rank; d++) {
		const smr_poly *p = t->dims[d];

		list[f->nvars].type.dims[d] =
			smr_arena_memdup(m->arena, p, sizeof(*p) + p->nterms * sizeof(p->terms[0]));
		if (list[f->nvars].type.dims[d] == NULL)
			return (void)no_memory(), UINT32_MAX;
	}
	if (name != NULL)
		list[f->nvars].name = smr_arena_strdup(m->arena, name);
	return f->nvars++;
}

smr_block *smr_body_add(smr_module *m, smr_body *body, smr_block_kind kind, uint32_t nbodies)
{
	smr_block **list, *b;

	smr_assert(body->depth <= SMR_MAX_NESTING);
	if (nbodies > 0 && body->depth == SMR_MAX_NESTING)
		return (void)smr_fail(SMR_EUNSUPPORTED, "blocks in blocks, too deep"), NULL;
	list = grow_array(m, body->blocks, body->n, &body->cap, sizeof(*list));
	b = list != NULL ? smr_arena_alloc(m->arena, sizeof(*b)) : NULL;
	if (list != NULL)
		body->blocks = list;
	if (b != NULL && nbodies > 0)
		b->bodies = smr_arena_array(m->arena, nbodies, sizeof(*b->bodies));
	if (b == NULL || (nbodies > 0 && b->bodies == NULL)) {
		(void)no_memory();
		return NULL;
	}
	b->kind = kind;
	b->id = m->nblocks++;
	b->nbodies = nbodies;
	for (uint32_t k = 0; k < nbodies; k++)
		b->bodies[k].depth = body->depth + 1;
	body->blocks[body->n++] = b;
	return b;
}

smr_status smr_block_bind(smr_module *m, smr_block *b, const uint32_t *ins, uint32_t nins,
			  const uint32_t *outs, uint32_t nouts)
{
	smr_assert(nins == 0 || ins != NULL);
	smr_assert(nouts == 0 || outs != NULL);
	b->ins = nins > 0 ? smr_arena_memdup(m->arena, ins, nins * sizeof(*ins)) : NULL;
	b->outs = nouts > 0 ? smr_arena_memdup(m->arena, outs, nouts * sizeof(*outs)) : NULL;
	if ((nins > 0 && b->ins == NULL) || (nouts > 0 && b->outs == NULL))
		return no_memory();
	b->nins = nins;
	b->nouts = nouts;
	return SMR_OK;
}

/* ---- the way through all blocks ---------------------------------------------------------------
 */

smr_block *smr_walk_first(smr_walk *w, const smr_body *body)
{
	smr_assert(body->depth <= SMR_MAX_NESTING);
	w->depth = 0;
	w->in[0] = (struct smr_walk_list){.body = body, .left = 1};
	return smr_walk_next(w);
}

smr_block *smr_walk_next(smr_walk *w)
{
	for (;;) {
		struct smr_walk_list *l = &w->in[w->depth];
		smr_block *b;

		smr_assert(w->depth < sizeof(w->in) / sizeof(w->in[0]));
		if (l->next == l->body->n) {
			if (--l->left > 0)
				*l = (struct smr_walk_list){.body = l->body + 1, .left = l->left};
			else if (w->depth-- == 0)
				return NULL;
			continue;
		}
		smr_assert(l->left > 0 && l->next < l->body->n);
		b = l->body->blocks[l->next++];
		if (b->nbodies > 0)
			w->in[++w->depth] =
				(struct smr_walk_list){.body = b->bodies, .left = b->nbodies};
		return b;
	}
}
