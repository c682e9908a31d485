/* Searches equal parts once: layers of a network get the same plan. A hash of everything that the
 * costs of a part depend on, without names, identifies it. A hash collision would give a slow plan,
 * not a wrong result. */
#include <string.h>

#include "base/data/hash.h"
#include "pass/fuse/plan_internal.h"

typedef struct describing {
	fuse_search *s;
	const fuse_part *p;
	uint64_t hash;
	uint32_t outside; /* number of values outside of the part */
} describing;

static void mix_into_hash(describing *d, uint64_t more)
{
	d->hash = smr_hash_mix(d->hash, more);
}

static void add_number(describing *d, double x)
{
	uint64_t bits;

	memcpy(&bits, &x, sizeof(bits));
	mix_into_hash(d, bits);
}

static uint64_t hash_form(const fuse_form *form)
{
	uint64_t h = smr_hash64(form->extent, sizeof(form->extent), form->rank);

	h = smr_hash64(&form->flops, sizeof(form->flops), h);
	h = smr_hash_mix(smr_hash_mix(h, form->parts), form->depth);
	for (uint32_t i = 0; i < form->nreads; i++) {
		const fuse_read *r = &form->reads[i];

		h = smr_hash_mix(smr_hash_mix(h, r->edge), 2 * r->within + r->guarded);
		for (uint32_t k = 0; k < r->rank; k++) {
			const fuse_dim *x = &r->dims[k];

			h = smr_hash_mix(smr_hash_mix(h, (uint64_t)x->offset),
					 2 * x->loops + (x->where != NULL));
			h = smr_hash64(x->terms, x->nterms * sizeof(*x->terms), h);
		}
	}
	return h;
}

static void add_value(describing *d, fuse_value *x, bool within);

/* Adds a value outside of the part: in memory, or free and computed by each reader. */
static void add_outside(describing *d, fuse_value *x, bool read)
{
	if (x->seen == d->s->plan) {
		mix_into_hash(d, x->number);
		return;
	}
	x->seen = d->s->plan;
	x->number = d->outside++;
	if (read)
		add_number(d, fuse_bytes(x));
	else
		add_value(d, x, false);
}

static void add_edge(describing *d, const fuse_edge *e)
{
	bool in = fuse_in(d->p, e->from);

	mix_into_hash(d, (uint64_t)e->open | (uint64_t)e->fixed << 1 | (uint64_t)in << 2 |
				 (uint64_t)e->times << 3);
	if (in)
		mix_into_hash(d, e->from->place);
	else
		add_outside(d, e->from, !e->wanted);
}

static void add_value(describing *d, fuse_value *x, bool within)
{
	bool read = false;

	if (x->form_hash == 0)
		x->form_hash = hash_form(x->form) | 1;
	mix_into_hash(d, x->form_hash);
	add_number(d, fuse_bytes(x));
	for (const fuse_edge *e = x->read_by; within && e != NULL; e = e->next)
		read |= !e->fused && !fuse_in(d->p, e->reader);
	mix_into_hash(d, (uint64_t)x->stored | (uint64_t)x->free << 1 | (uint64_t)x->dead << 2 |
				 (uint64_t)read << 3);
	for (uint32_t i = 0; i < x->nedges; i++)
		add_edge(d, &x->edges[i]);
}

uint64_t fuse_describe(fuse_search *s, const fuse_part *p)
{
	describing d = {.s = s, .p = p, .hash = p->npoints};

	s->plan++;
	/* points decide their edges last: the initial choice is the same for all plans */
	for (uint32_t i = 0; i < p->npoints; i++) {
		const fuse_point *at = p->points[i];

		for (uint32_t k = 0; k < at->nedges; k++)
			mix_into_hash(&d, (uint64_t)at->edges[k]->reader->place << 32 |
						  at->from->place);
	}
	for (uint32_t i = 0; i < p->nvalues; i++) {
		add_value(&d, p->values[i], true);
		for (uint32_t k = 0; k < p->values[i]->nedges; k++)
			if (!p->values[i]->edges[k].fixed &&
			    fuse_in(p, p->values[i]->edges[k].from))
				mix_into_hash(&d, p->values[i]->edges[k].wanted);
	}
	return d.hash;
}

/* ---- memo of results ---------------------------------------------------------------------- */

const fuse_found *fuse_recall(const fuse_search *s, uint64_t key)
{
	const fuse_found *x = &s->found[key % FUSE_FOUND];

	return x->key == key ? x : NULL;
}

void fuse_keep(fuse_search *s, uint64_t key, uint64_t apart, double seconds)
{
	s->found[key % FUSE_FOUND] = (fuse_found){key, apart, seconds};
}
