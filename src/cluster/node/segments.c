/* Memory of a request: each segment lies at the sender's offset from its base pointer. */
#include "cluster/node/segments.h"

#include <string.h>
#include <sys/mman.h>

#include "base/alloc.h"
#include "base/status.h"

enum { SMALL = 16 * 1024 };

/* Maximum bytes between a base pointer and a window, so that no address overflows. */
static const int64_t MAX_REACH = (int64_t)1 << 45;

/* One mapping for each base pointer, from the lowest byte sent to the highest. */
typedef struct piece {
	char *map;
	void *small; /* memory of a small one; NULL: it has pages of its own */
	size_t mapped;
	int64_t lo, hi;
	bool used;
} piece;

static smr_status plan_pieces(const smr_task *t, uint32_t nbases, piece *p)
{
	for (size_t i = 0; i < t->nsegments; i++) {
		const smr_segment *s = &t->segments[i];
		int64_t hi;

		if (s->base >= nbases || s->n > INT64_MAX ||
		    __builtin_add_overflow(s->lo, (int64_t)s->n, &hi))
			return smr_fail(SMR_EINVAL, "segment %zu is of no base of the flow", i);
		if (s->lo < -MAX_REACH || hi > MAX_REACH)
			return smr_fail(SMR_EUNSUPPORTED, "segment %zu is too far from its base",
					i);
		piece *q = &p[s->base];

		q->lo = !q->used || s->lo < q->lo ? s->lo : q->lo;
		q->hi = !q->used || hi > q->hi ? hi : q->hi;
		q->used = true;
	}
	return SMR_OK;
}

/* Maps a piece; the base pointer equals the sender's modulo SMR_PHASE. */
static smr_status map_piece(piece *p, uint32_t phase, void **base)
{
	uint64_t first = ((uint64_t)phase + (uint64_t)p->lo) % SMR_PHASE;

	p->mapped = (size_t)(p->hi - p->lo) + first;
	if (p->mapped <= SMALL) {
		p->small = smr_calloc(1, p->mapped + 1 + SMR_PHASE);
		if (p->small == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for windows of %zu bytes",
					p->mapped);
		p->map = (char *)p->small + (-(uintptr_t)p->small % SMR_PHASE);
		*base = (void *)((uintptr_t)p->map + first - (uintptr_t)p->lo);
		return SMR_OK;
	}
	/* not from base/alloc.h: pages between distant windows are never touched */
	p->map = mmap(NULL, p->mapped + 1, PROT_READ | PROT_WRITE,
		      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (p->map == MAP_FAILED) {
		p->map = NULL;
		return smr_fail(SMR_ENOMEM, "no memory for windows of %zu bytes", p->mapped);
	}
	*base = (void *)((uintptr_t)p->map + first - (uintptr_t)p->lo);
	return SMR_OK;
}

static smr_status fill_pieces(const smr_task *t, piece *p, void **base)
{
	for (size_t i = 0; i < t->nsegments; i++) {
		const smr_segment *s = &t->segments[i];

		if (p[s->base].map == NULL)
			SMR_TRY(map_piece(&p[s->base], s->phase, &base[s->base]));
		if (s->phase != (uintptr_t)base[s->base] % SMR_PHASE)
			return smr_fail(SMR_EINVAL, "segment %zu is of another base pointer", i);
		memcpy((char *)base[s->base] + s->lo, s->data, s->n);
	}
	return SMR_OK;
}

struct smr_segments {
	uint32_t n;
	void **base;
	piece each[];
};

smr_status smr_segments_new(const smr_task *t, uint32_t nbases, smr_segments **out, void ***base)
{
	smr_segments *p = smr_calloc(1, sizeof(*p) + nbases * sizeof(p->each[0]));
	smr_status st;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a request");
	p->n = nbases;
	p->base = smr_calloc(nbases + 1, sizeof(*p->base));
	st = p->base != NULL ? plan_pieces(t, nbases, p->each)
			     : smr_fail(SMR_ENOMEM, "no memory for a request");
	if (st == SMR_OK)
		st = fill_pieces(t, p->each, p->base);
	if (st != SMR_OK) {
		smr_segments_free(p);
		return st;
	}
	*out = p;
	*base = p->base;
	return SMR_OK;
}

void smr_segments_free(smr_segments *p)
{
	if (p == NULL)
		return;
	for (uint32_t i = 0; i < p->n; i++)
		if (p->each[i].small != NULL)
			smr_free(p->each[i].small);
		else if (p->each[i].map != NULL)
			munmap(p->each[i].map, p->each[i].mapped + 1);
	smr_free(p->base);
	smr_free(p);
}
