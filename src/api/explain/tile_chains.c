/* Chains of ops that run, or could run, slab by slab: the cost of that and of whole tensors. */
#include "api/explain/internal.h"

static void explain_chain(smr_explaining *x, const smr_fusion_report_slabs *s,
			  smr_explained_slabs *to)
{
	smr_explain_at(x, s->g);
	*to = (smr_explained_slabs){
		.nops = s->n,
		.naxes = s->naxes,
		.ops = smr_explain_nodes(x, (const smr_node *const *)s->ops, s->n),
		.taken = s->taken,
		.axes = smr_arena_memdup(x->a, s->length, s->naxes * sizeof(*s->length)),
		.slab = smr_arena_memdup(x->a, s->size, s->naxes * sizeof(*s->size)),
		.whole_s = s->apart_s,
		.slabs_s = s->slabs_s,
		.whole_bytes = s->whole_bytes,
		.slab_bytes = s->slab_bytes};
}

void smr_explain_slabs(smr_explaining *x, smr_explained *to)
{
	const void **list;
	smr_explained_slabs *s = smr_records_new(x->a, x->story->nslabs, sizeof(*s), &list);

	for (uint32_t i = 0; s != NULL && i < x->story->nslabs; i++)
		explain_chain(x, &x->story->slabs[i], &s[i]);
	to->nslabs = x->story->nslabs;
	to->slabs = (const smr_explained_slabs *const *)list;
}
