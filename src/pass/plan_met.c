/* What a walk met: values that are computed, elements that are read, each once. */
#include "pass/plan_walk.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"

smr_status fv_walk_new(const fv_flow *f, fv_walk **out)
{
	fv_walk *w = smr_calloc(1, sizeof(*w));

	if (w == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to fuse %s", f->g->name);
	w->f = f;
	*out = w;
	return SMR_OK;
}

void fv_walk_free(fv_walk *w)
{
	smr_free(w);
}

bool fw_meet(fv_walk *w, uint64_t key, const fv_value *x, double times)
{
	uint32_t s = (uint32_t)(key >> 40) % SLOTS;

	while (w->when[s] == w->stamp) {
		if (w->keys[s] == key)
			return false;
		s = (s + 1) % SLOTS;
	}
	if (w->n == MOST) /* a native op that is larger than any plan makes one */
		return false;
	w->when[s] = w->stamp;
	w->keys[s] = key;
	w->done[w->n++] = (instance){.key = key, .x = x, .times = times, .slot = s};
	return true;
}

void fw_remember(const fv_walk *w, fw_mark *m)
{
	m->n = w->n;
	m->nins = w->nins;
	m->nloops = w->nloops;
	m->nkept = w->nkept;
	memcpy(m->touched, w->touched, w->nins * sizeof(m->touched[0]));
	memcpy(m->bound, w->bound, w->nins * sizeof(m->bound[0]));
	memcpy(m->passes, w->passes, w->nins * sizeof(m->passes[0]));
}

/* Slots of what came last are emptied first, so nobody's search ends early at one of them. */
void fw_go_back(fv_walk *w, const fw_mark *m)
{
	while (w->n > m->n)
		w->when[w->done[--w->n].slot] = 0;
	w->nins = m->nins;
	w->nloops = m->nloops;
	w->nkept = m->nkept;
	memcpy(w->touched, m->touched, m->nins * sizeof(m->touched[0]));
	memcpy(w->bound, m->bound, m->nins * sizeof(m->bound[0]));
	memcpy(w->passes, m->passes, m->nins * sizeof(m->passes[0]));
}

void fw_forget(fv_walk *w)
{
	if (++w->stamp == 0) {
		memset(w->when, 0, sizeof(w->when));
		w->stamp = 1;
	}
	w->n = w->nins = w->nloops = w->nrefused = w->nkept = 0;
	w->domain = 0;
	w->rows = 0;
	w->sum = NULL;
	w->guarded_fold = w->clash = false;
	w->core = NULL;
}

uint32_t fv_walk_refused(const fv_walk *w, fv_value **out, uint32_t cap)
{
	uint32_t n = w->nrefused < cap ? w->nrefused : cap;

	memcpy(out, w->refused, n * sizeof(fv_value *));
	return n;
}

uint32_t fv_walk_inputs(const fv_walk *w, uint32_t i, const fv_value **x, double *share)
{
	if (i < w->nins) {
		*x = w->ins[i];
		*share = fmin(w->touched[i] / w->ins[i]->elements, 1);
	}
	return w->nins;
}

uint32_t fv_walk_values(const fv_walk *w, uint32_t i, const fv_value **x, double *times)
{
	if (i < w->n) {
		*x = w->done[i].x;
		*times = w->done[i].times;
	}
	return w->n;
}
