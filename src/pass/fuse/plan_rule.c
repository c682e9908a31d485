/* The initial plan of every search, by rule: fuse a value with one reader into it; fuse a value
 * into each of its readers if it takes few operations and reads one large tensor. */
#include <math.h>

#include "pass/fuse/plan_internal.h"

/* Operations per element up to which recomputing beats storing: about as many as a vectorised core
 * does while 8 bytes arrive from memory. */
static const double ANEW_FLOPS = 40;

typedef struct ruled {
	bool inlined;
	uint32_t parts, depth;
	double flops;           /* per element, with inlined values */
	uint32_t nfrom;         /* number of large tensors it is computed from */
	const fuse_value *from; /* ... the tensor, if one */
} ruled;

typedef struct ruling {
	const fuse_flow *f;
	ruled *of;
} ruling;

static ruled *ruled_of(const ruling *r, const fuse_value *x)
{
	return &r->of[x - r->f->values];
}

static bool wanted(const ruled *r, const fuse_value *x)
{
	if (x->nest == NULL || x->readers == 0)
		return false;
	if (x->free)
		return true;
	if (x->others > 0)
		return false;
	return x->readers == 1 || (r->flops <= ANEW_FLOPS && r->nfrom <= 1);
}

static void add_source(ruled *x, const fuse_value *from, uint32_t n)
{
	if (from == NULL || (x->nfrom == 1 && n == 1 && x->from == from))
		return;
	x->from = from;
	x->nfrom += n;
}

static double steps(const fuse_form *form, uint64_t loops)
{
	double n = 1;

	for (uint32_t l = 0; l < form->nloops; l++)
		n *= loops >> l & 1 ? form->extent[l] : 1;
	return n;
}

static void measure_inlined_value(const ruling *r, const fuse_value *x)
{
	ruled *to = ruled_of(r, x);
	uint32_t below = 0;

	*to = (ruled){.inlined = to->inlined, .parts = x->form->parts, .flops = x->form->flops};
	for (uint32_t i = 0; i < x->form->nreads; i++) {
		const fuse_read *read = &x->form->reads[i];
		const fuse_value *from = x->edges[read->edge].from;

		if (ruled_of(r, from)->inlined)
			to->flops += ruled_of(r, from)->flops * fmin(steps(x->form, read->within),
								     from->elements / x->elements);
	}
	for (uint32_t i = 0; i < x->nedges; i++) {
		const fuse_value *from = x->edges[i].from;
		const ruled *p = ruled_of(r, from);

		if (!p->inlined) {
			/* reading it takes about as long as storing x */
			add_source(to, 4 * from->elements >= x->elements ? from : NULL, 1);
			continue;
		}
		add_source(to, p->from, p->nfrom);
		to->parts += x->edges[i].times * p->parts;
		below = p->depth > below ? p->depth : below;
	}
	to->depth = x->form->depth + below;
}

/* Un-inlines the largest operand until the op is small enough. */
static void limit_inlined_size(const ruling *r, const fuse_value *x)
{
	ruled *to = ruled_of(r, x), *most;

	measure_inlined_value(r, x);
	while (to->parts > FUSE_MAX_PARTS || to->depth > FUSE_MAX_DEPTH) {
		most = NULL;
		for (uint32_t i = 0; i < x->nedges; i++) {
			ruled *p = ruled_of(r, x->edges[i].from);

			if (p->inlined && p->parts > 1 && (most == NULL || p->parts > most->parts))
				most = p;
		}
		if (most == NULL)
			return;
		most->inlined = false;
		measure_inlined_value(r, x);
	}
}

smr_status fuse_by_rule(const fuse_flow *f, bool *inlined)
{
	ruling r = {.f = f, .of = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*r.of))};

	if (r.of == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", f->g->name);
	for (uint32_t i = 0; i < f->nvalues; i++) {
		const fuse_value *x = &f->values[i];

		r.of[i] = (ruled){.parts = 1, .depth = 1};
		if (x->nest != NULL)
			limit_inlined_size(&r, x);
		r.of[i].inlined = wanted(&r.of[i], x);
	}
	for (uint32_t i = 0; i < f->nvalues; i++)
		inlined[i] = r.of[i].inlined;
	return SMR_OK;
}
