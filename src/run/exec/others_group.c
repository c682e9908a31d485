/* Groups of devices that several processes run: their memory and letters. */
#include "run/exec/others_group.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "run/exec/others.h"

enum { MOST_KEPT = 16 << 20 /* bytes of a block */ };

smr_status smr_others_no_memory(const smr_others_group *g)
{
	return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(g->act->v->op));
}

bool smr_others_has(const smr_others_group *g, uint32_t m)
{
	return smr_exec_is_here(g->device->image->others, g->member[m]);
}

smr_buffer *const *smr_others_places(const smr_others_group *g, uint32_t m)
{
	smr_assert(smr_others_has(g, m));
	return g->device->image->devices[g->member[m]].places;
}

/* ---- memory ---------------------------------------------------------------------------------- */

smr_others_block *smr_others_take_block(const smr_others_group *g, size_t n)
{
	smr_others_block *b = atomic_exchange(&g->device->image->spare, NULL);

	if (b != NULL && b->bytes >= n)
		return b;
	smr_free(b);
	b = smr_malloc(sizeof(*b) + n);
	if (b != NULL)
		b->bytes = n;
	return b;
}

void smr_others_give_block(const smr_others_group *g, smr_others_block *b)
{
	if (b != NULL && b->bytes <= MOST_KEPT)
		b = atomic_exchange(&g->device->image->spare, b);
	smr_free(b);
}

/* ---- letters --------------------------------------------------------------------------------- */

smr_status smr_others_letters_new(const smr_others_group *g, uint32_t n, uint32_t nv,
				  smr_others_letters *out)
{
	*out = (smr_others_letters){.t = smr_calloc(n, sizeof(*out->t)),
				    .v = smr_calloc(nv, sizeof(*out->v))};
	if (out->t != NULL && out->v != NULL)
		return SMR_OK;
	smr_others_letters_free(out);
	return smr_others_no_memory(g);
}

void smr_others_letters_free(smr_others_letters *l)
{
	smr_free(l->t);
	smr_free(l->v);
}

void smr_others_send(smr_others_letters *l, const smr_others_group *g, uint32_t q)
{
	l->t[l->n++] =
		(smr_mesh_transfer){.process = g->process[q], .sends = true, .v = l->v + l->nv};
}

void smr_others_append(smr_others_letters *l, const void *bytes, size_t n)
{
	l->t[l->n - 1].n++;
	l->v[l->nv++] = (struct iovec){(void *)(uintptr_t)bytes, n};
}

void smr_others_receive(smr_others_letters *l, const smr_others_group *g, uint32_t q, void *to,
			size_t n)
{
	l->t[l->n++] = (smr_mesh_transfer){.process = g->process[q], .n = 1, .v = l->v + l->nv};
	l->v[l->nv++] = (struct iovec){to, n};
}

smr_status smr_others_exchange(const smr_others_group *g, smr_others_letters *l)
{
	const smr_exec_others *o = g->device->image->others;
	uint32_t n = l->n;

	l->n = l->nv = 0;
	return o->exchange(o->ctx, g->act->v->loc.number, smr_op_name(g->act->v->op), g->member,
			   g->n, l->t, n);
}
