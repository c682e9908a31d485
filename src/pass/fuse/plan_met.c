/* Hash set of the values computed and the elements read by a walk, each counted once. */
#include "pass/fuse/plan_walk.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"

enum { FEW_SLOTS = 64 }; /* most walks are short: their slots fit the first-level cache */

smr_status fuse_walk_new(const fuse_flow *f, fuse_walk **out)
{
	fuse_walk *w = smr_calloc(1, sizeof(*w));

	if (w == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", f->g->name);
	w->f = f;
	*out = w;
	return SMR_OK;
}

void fuse_walk_free(fuse_walk *w)
{
	smr_free(w);
}

/* Empties all slots by a new stamp. */
static void clear_slots(fuse_walk *w)
{
	if (++w->stamp == 0) {
		memset(w->when, 0, sizeof(w->when));
		w->stamp = 1;
	}
}

/* Finds the slot of @p key; false: not found, and *slot is free. */
static bool find(const fuse_walk *w, uint64_t key, uint32_t *slot)
{
	uint32_t s = (uint32_t)(key >> 40) & w->mask;

	smr_assert((w->mask & (w->mask + 1)) == 0 && w->mask < SLOTS);
	while (w->when[s] == w->stamp && w->keys[s] != key)
		s = (s + 1) & w->mask;
	*slot = s;
	return w->when[s] == w->stamp;
}

static void fill_slot(fuse_walk *w, uint64_t key, uint32_t slot)
{
	w->when[slot] = w->stamp;
	w->keys[slot] = key;
}

/* Enlarges the table and reinserts keys in the order of visits. */
static void grow_slots(fuse_walk *w)
{
	smr_assert(w->mask < SLOTS - 1);
	clear_slots(w);
	w->mask = 4 * w->mask + 3;
	for (uint32_t i = 0; i < w->n; i++) {
		(void)find(w, w->done[i].key, &w->done[i].slot);
		fill_slot(w, w->done[i].key, w->done[i].slot);
	}
}

bool fuse_walk_meet(fuse_walk *w, uint64_t key, const fuse_value *x, double times)
{
	uint32_t s;

	if (find(w, key, &s) ||
	    w->n == MOST) /* a native op that is larger than any plan makes one */
		return false;
	fill_slot(w, key, s);
	smr_assert(w->n < MOST);
	w->done[w->n++] = (instance){.key = key, .x = x, .times = times, .slot = s};
	if (2 * w->n > w->mask && w->mask < SLOTS - 1)
		grow_slots(w);
	return true;
}

void fuse_walk_remember(const fuse_walk *w, fuse_walk_mark *m)
{
	*m = (fuse_walk_mark){w->n, w->nins, w->nloops, w->nkept, w->ntaken, w->nrefused};
}

/* Empties slots in reverse order of insertion, so that no probe sequence breaks. */
void fuse_walk_go_back(fuse_walk *w, const fuse_walk_mark *m)
{
	smr_assert(w->n >= m->n && w->nins >= m->nins && w->nloops >= m->nloops);
	smr_assert(w->nkept >= m->nkept && w->ntaken >= m->ntaken);
	while (w->n > m->n)
		w->when[w->done[--w->n].slot] = 0;
	w->nins = m->nins;
	w->nloops = m->nloops;
	w->nkept = m->nkept;
	w->nrefused = m->nrefused; /* who would read them is read itself */
	while (w->ntaken > m->ntaken) {
		const taken *t = &w->taken[--w->ntaken];

		w->touched[t->i] = t->touched;
		w->bound[t->i] = t->bound;
		w->passes[t->i] = t->passes;
	}
}

void fuse_walk_forget(fuse_walk *w)
{
	clear_slots(w);
	w->mask = FEW_SLOTS - 1;
	w->n = w->nins = w->nloops = w->nrefused = w->nkept = w->ntaken = 0;
	w->domain = 0;
	w->rows = 0;
	w->sum = NULL;
	w->guarded_fold = w->clash = false;
	w->core = NULL;
}

uint32_t fuse_walk_refused(const fuse_walk *w, fuse_value **out, uint32_t cap)
{
	uint32_t n = w->nrefused < cap ? w->nrefused : cap;

	smr_assert(w->nrefused <= MAX_REFUSED);
	memcpy(out, w->refused, n * sizeof(fuse_value *));
	return w->nrefused;
}

void fuse_walk_mark_refused(const fuse_walk *w, uint64_t plan)
{
	for (uint32_t i = 0; i < w->nrefused; i++)
		w->refused[i]->mark = plan;
}

uint32_t fuse_walk_inputs(const fuse_walk *w, uint32_t i, const fuse_value **x, double *share)
{
	if (i < w->nins) {
		*x = w->ins[i];
		*share = fmin(w->touched[i] / w->ins[i]->elements, 1);
	}
	return w->nins;
}

uint32_t fuse_walk_values(const fuse_walk *w, uint32_t i, const fuse_value **x, double *times)
{
	if (i < w->n) {
		*x = w->done[i].x;
		*times = w->done[i].times;
	}
	return w->n;
}
