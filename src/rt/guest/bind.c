/* Binds a question's numbers and pointers to the environment of a flow, and checks its guards. The
 * helper has checked what depends on sizes only (run/site/guard.c); this file checks the guards of
 * one call. */
#include "rt/guest/guest.h"

static int64_t eval(const smr_guest_image *m, smr_guest_image_poly p, const int64_t *sym)
{
	const int64_t *w = guest_at(m, p.at), *end = w + p.n;
	uint64_t sum = 0;

	while (w < end) {
		uint64_t term = (uint64_t)*w++;

		for (int64_t n = *w++; n > 0; n--)
			term *= (uint64_t)sym[*w++];
		sum += term;
	}
	return (int64_t)sum;
}

/* Sets pitch symbols and bases; returns false if the rows are not equally spaced. */
static bool bind_rows(const smr_guest_image *m, guest_env *e)
{
	const smr_guest_image_rows *rows = guest_at(m, m->rows.at);

	for (uint32_t i = 0; i < m->rows.n; i++) {
		const smr_guest_image_rows *r = &rows[i];
		int64_t first = eval(m, r->first, e->sym), count = eval(m, r->count, e->sym);
		char **table = (char **)e->base[r->table] + first;
		int64_t pitch = 0;

		if (!r->sure || count < 1 || count >= INT32_MAX)
			return false;
		if (count > 1)
			pitch = (int64_t)((intptr_t)table[1] - (intptr_t)table[0]);
		for (int64_t k = 2; k < count; k++)
			if ((intptr_t)table[k] - (intptr_t)table[k - 1] != pitch)
				return false;
		e->sym[r->pitch] = pitch;
		e->base[r->base] = table[0];
	}
	return true;
}

static bool add_reach(int64_t *to, int64_t step, int64_t last)
{
	int64_t p;

	return !__builtin_mul_overflow(step, last, &p) && !__builtin_add_overflow(*to, p, to);
}

static bool indices_hold(const smr_guest_image *m, const int64_t *sym)
{
	const smr_guest_image_wrap *wraps = guest_at(m, m->wraps.at);

	for (uint32_t i = 0; i < m->wraps.n; i++) {
		const smr_guest_image_wrap *w = &wraps[i];
		const smr_guest_image_poly *step = guest_at(m, w->step),
					   *extent = guest_at(m, w->extent);
		int64_t lo = eval(m, w->start, sym), hi = lo;

		for (uint32_t l = 0; l < w->nloops; l++) {
			int64_t s = eval(m, step[l], sym), last = eval(m, extent[l], sym) - 1;

			if (!add_reach(s < 0 ? &lo : &hi, s, last))
				return false;
		}
		if (lo < w->lo || hi > w->hi)
			return false;
	}
	return true;
}

/* Moves bases instead of windows, so that one specialization serves all rows of an outer loop. */
static void rebase(const smr_guest_image *m, guest_env *e)
{
	const smr_guest_image_poly *shift = guest_at(m, m->shifts.at);
	const uint32_t *moving = guest_at(m, m->moving.at);

	for (uint32_t b = 0; b < m->shifts.n; b++)
		if (shift[b].n > 0)
			e->base[b] = (void *)((uintptr_t)e->base[b] +
					      (uintptr_t)eval(m, shift[b], e->sym));
	for (uint32_t i = 0; i < m->moving.n; i++)
		e->sym[moving[i]] = 0;
}

uint64_t guest_env_bytes(const smr_guest_image *m)
{
	return ((uint64_t)m->nsyms + m->nvalues + m->nbases + 1) * sizeof(uint64_t);
}

static void bind_values(const smr_guest_image *m, const int64_t *nums, guest_env *e)
{
	const uint32_t *scalar = guest_at(m, m->scalars.at);
	const smr_guest_image_constant *constant = guest_at(m, m->constants.at);

	for (uint32_t i = 0; i < m->nvalues; i++)
		e->value[i] = 0;
	for (uint32_t i = 0; i < m->scalars.n; i++)
		e->value[scalar[i]] = (uint64_t)nums[m->nsyms + i];
	for (uint32_t i = 0; i < m->constants.n; i++)
		e->value[constant[i].value] = constant[i].bits;
}

bool guest_bind(const smr_guest_image *m, const int64_t *nums, va_list bases, void *room,
		guest_env *e)
{
	const uint8_t *skipped = guest_at(m, m->skipped.at);

	e->sym = room;
	e->value = (uint64_t *)room + m->nsyms;
	e->base = (void **)(void *)(e->value + m->nvalues);
	for (uint32_t i = 0; i < m->nsyms; i++)
		e->sym[i] = nums[i];
	for (uint32_t b = 0; b < m->nbases; b++)
		e->base[b] = skipped[b] ? (void *)0 : va_arg(bases, void *);
	bind_values(m, nums, e);
	if (!bind_rows(m, e))
		return false;
	if (m->moving.n == 0)
		return true;
	if (!indices_hold(m, e->sym))
		return false;
	rebase(m, e);
	return true;
}

static bool is_aligned(const smr_guest_image_span *s, const guest_env *e)
{
	intptr_t at = (intptr_t)e->base[s->base], lo, hi;

	/* an address that overflows is not one of this program */
	return !__builtin_add_overflow(at, s->lo, &lo) && !__builtin_add_overflow(at, s->hi, &hi) &&
	       (lo & (intptr_t)(s->align - 1)) == 0;
}

static bool are_apart(const smr_guest_image_clash *c, const smr_guest_image_span *spans,
		      const guest_env *e, bool *apart)
{
	const smr_guest_image_span *a = &spans[c->a], *b = &spans[c->b];
	intptr_t pa = (intptr_t)e->base[a->base] + a->lo, pb = (intptr_t)e->base[b->base] + b->lo;

	if (pa >= pb + (b->hi - b->lo) || pb >= pa + (a->hi - a->lo))
		return true;
	*apart = false;
	return smr_gaps_hold(c->gaps, c->ngaps, pb - pa);
}

/* Checks closed spans only; guest_reads_apart() checks open ones. */
bool guest_may_run(const smr_guest_image *m, const smr_guest_image_specialization *p,
		   const guest_env *e, bool *apart)
{
	const smr_guest_image_span *spans = guest_at(m, p->spans.at);
	const smr_guest_image_clash *clashes = guest_at(m, p->clashes.at);

	*apart = true;
	for (uint32_t i = 0; i < p->spans.n; i++)
		if (!is_aligned(&spans[i], e))
			return false;
	for (uint32_t i = 0; i < p->clashes.n; i++)
		if (!spans[clashes[i].a].open && !spans[clashes[i].b].open &&
		    !are_apart(&clashes[i], spans, e, apart))
			return false;
	return true;
}

/* Whether bytes [lo, hi) of span @p of, from its base, overlap no span that they must not
 * overlap. */
static bool piece_is_apart(const smr_guest_image *m, const smr_guest_image_specialization *p,
			   const guest_env *e, uint32_t of, int64_t lo, int64_t hi)
{
	const smr_guest_image_span *spans = guest_at(m, p->spans.at), *s;
	const smr_guest_image_clash *clashes = guest_at(m, p->clashes.at);
	intptr_t base = (intptr_t)e->base[spans[of].base], at, end;

	if (__builtin_add_overflow(base, lo, &at) || __builtin_add_overflow(base, hi, &end))
		return false;
	for (uint32_t i = 0; i < p->clashes.n; i++) {
		const smr_guest_image_clash *c = &clashes[i];

		if (c->a != of && c->b != of)
			continue;
		s = &spans[c->a == of ? c->b : c->a];
		base = (intptr_t)e->base[s->base];
		if (s->open || (at < base + s->hi && base + s->lo < end))
			return false;
	}
	return true;
}

/* Runs before the first store, and the guards forbid stores to the arrays that select the elements
 * read: so the program reads the same elements. */
bool guest_reads_apart(const smr_guest_image *m, const smr_guest_image_specialization *p,
		       const guest_env *e, uint32_t part, uint32_t parts)
{
	const smr_range_extent *pieces = guest_at(m, p->pieces.at);
	smr_rows_as_one one;

	for (uint32_t i = 0; i < p->pieces.n; i++) {
		int64_t n = pieces[i].ranges.n, lo, hi;

		if (!smr_range_extent_bytes_next(&pieces[i], e->base, n * part / parts,
						 n * (part + 1) / parts, &one, &lo, &hi) ||
		    (lo != hi && !piece_is_apart(m, p, e, pieces[i].span, lo, hi)))
			return false;
	}
	return true;
}

void guest_give(const smr_guest_image *m, const guest_env *e, int64_t *nums)
{
	const uint32_t *result = guest_at(m, m->results.at);
	int64_t *slot = nums + m->nsyms + m->scalars.n;

	for (uint32_t i = 0; i < m->results.n; i++)
		slot[i] = (int64_t)e->value[result[i]];
}
