/* Between the elements of a program's own windows there may be memory that cannot be read: such
 * windows are copied through memory of their own. So are windows that do not have whole words,
 * where the device copies such; other windows of the same base may be in the same word. */
#include "back/device/windows.h"

#include <string.h>

#include "back/device/recent.h"
#include "base/alloc.h"
#include "base/os/safe_read.h"

/* ---- copies in ----------------------------------------------------------------------------------
 */

/* Copies bytes [lo, hi) from the base of segment @p i, as far as segments that are read have them.
 */
static smr_status read_range(const smr_device_windows *w, const smr_env *e, int i, int64_t lo,
			     int64_t hi, char *to)
{
	for (int k = 0; k < w->place->n; k++) {
		const nest_place_segment *s = &w->place->segment[k];
		int64_t from = s->lo > lo ? s->lo : lo, end = s->lo + (int64_t)s->n;

		end = end < hi ? end : hi;
		if (s->base == w->place->segment[i].base && s->read && from < end)
			SMR_TRY(smr_safe_read(to + (from - lo),
					      (const char *)e->base[s->base] + from,
					      (size_t)(end - from)));
	}
	return SMR_OK;
}

static smr_status upload_through_copy(const smr_device_windows *w, const smr_env *e, int i)
{
	const nest_place_segment *s = &w->place->segment[i];
	uint64_t more = w->segment[i].at % w->of->word;
	uint64_t n = (more + s->n + w->of->word - 1) / w->of->word * w->of->word;
	int64_t lo = s->lo - (int64_t)more;
	char *copy = smr_calloc(1, n);
	smr_status st;

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a window of %llu bytes",
				(unsigned long long)n);
	st = read_range(w, e, i, lo, lo + (int64_t)n, copy);
	if (st == SMR_OK)
		st = w->of->upload(w->segment[i].block, w->segment[i].at - more, copy, n);
	smr_free(copy);
	return st;
}

static smr_status upload_segment(const smr_device_windows *w, const smr_env *e, int i)
{
	const nest_place_segment *s = &w->place->segment[i];
	const smr_device_spot *to = &w->segment[i];
	const char *from = (const char *)e->base[s->base] + s->lo;

	if (smr_device_recent_copy(w->of, to->block, to->at, from, s->n))
		return SMR_OK;
	if (w->c->in_full && to->at % w->of->word == 0 && s->n % w->of->word == 0)
		return w->of->upload(to->block, to->at, from, s->n);
	return upload_through_copy(w, e, i);
}

static bool has_value(const smr_device_windows *w)
{
	return w->recipe != NULL && w->recipe->op[w->recipe->result].where == NEST_RESULT;
}

smr_status smr_device_windows_in(const smr_device_windows *w, const smr_env *e)
{
	const uint64_t zero = 0;

	for (int i = 0; i < w->place->n; i++)
		if (w->place->segment[i].read)
			SMR_TRY(upload_segment(w, e, i));
	return has_value(w) ? w->of->upload(w->value.block, w->value.at, &zero, sizeof(zero))
			    : SMR_OK;
}

/* ---- results ------------------------------------------------------------------------------------
 */

/* Host copies of the segments of results. */
typedef struct host_copies {
	char *room[NEST_MAX_MORE + 1];
	char *now[NEST_MAX_MORE + 1];  /* after the run, in the room */
	char *seen[NEST_MAX_MORE + 1]; /* before it, if the result is masked */
} host_copies;

static smr_status download_result(const smr_device_windows *w, const smr_env *e, int k,
				  host_copies *h)
{
	const nest_place_result *r = &w->place->result[k];
	const nest_place_segment *s = &w->place->segment[r->segment];
	const smr_device_spot *from = &w->segment[r->segment];
	uint64_t more = from->at % w->of->word;

	h->room[k] = smr_malloc(s->n + more);
	if (r->masked)
		h->seen[k] = smr_malloc(s->n);
	if (h->room[k] == NULL || (r->masked && h->seen[k] == NULL))
		return smr_fail(SMR_ENOMEM, "no memory for a window of %llu bytes",
				(unsigned long long)s->n);
	h->now[k] = h->room[k] + more;
	if (r->masked)
		SMR_TRY(smr_safe_read(h->seen[k], (const char *)e->base[s->base] + s->lo, s->n));
	return w->of->download(h->room[k], from->block, from->at - more, s->n + more);
}

static smr_status store_results(const smr_device_windows *w, const smr_env *e, host_copies *h)
{
	uint64_t value = 0;

	for (int k = 0; k < w->place->nresults; k++)
		SMR_TRY(download_result(w, e, k, h));
	if (has_value(w)) {
		SMR_TRY(w->of->download(&value, w->value.block, w->value.at, sizeof(value)));
		e->value[w->recipe->op[w->recipe->result].node] = value;
	}
	for (int k = 0; k < w->place->nresults; k++)
		SMR_TRY(nest_place_out(w->place, k, w->c, e, h->now[k], h->seen[k]));
	return SMR_OK;
}

smr_status smr_device_windows_out(const smr_device_windows *w, const smr_env *e)
{
	host_copies h = {.room = {NULL}};
	smr_status st = store_results(w, e, &h);

	for (int k = 0; k < w->place->nresults; k++) {
		smr_free(h.room[k]);
		smr_free(h.seen[k]);
	}
	return st;
}

void smr_device_windows_known(const smr_device_windows *w, const smr_env *e)
{
	const nest_place *p = w->place;

	for (int i = 0; i < p->n; i++)
		if (p->segment[i].read)
			smr_device_recent_add(
				(const char *)e->base[p->segment[i].base] + p->segment[i].lo,
				p->segment[i].n, w->segment[i].block, w->segment[i].at);
	for (int k = 0; k < p->nresults; k++) {
		int i = p->result[k].segment;
		const nest_place_segment *s = &p->segment[i];
		const char *host = (const char *)e->base[s->base] + s->lo;

		smr_device_recent_stored(host, s->n);
		if (s->read || nest_place_fills(p, k, w->c, e))
			smr_device_recent_add(host, s->n, w->segment[i].block, w->segment[i].at);
	}
}

/* ---- resident memory ----------------------------------------------------------------------------
 */

/* Returns whether a result covers all of its memory, whose former contents are then not needed. */
static bool is_whole(const nest_place *p, int k, const smr_env *e, const smr_device_resident *m)
{
	const nest_place_result *r = &p->result[k];
	int64_t n = (int64_t)smr_dtype_size(r->nest->into->type.dtype);
	smr_type t = r->nest->into->type;

	for (uint32_t d = 0; d < t.rank; d++)
		n *= smr_poly_eval(t.dims[d], e->sym);
	return !r->masked && n == (int64_t)m->bytes && p->segment[r->segment].n == m->bytes &&
	       !p->segment[r->segment].read;
}

/* Makes the windows of a segment current on the device. */
static smr_status bring_segment(const smr_device_windows *w, int i, const smr_env *e)
{
	const nest_place_segment *s = &w->place->segment[i];
	smr_device_resident *m = e->resident[s->base];
	int64_t at = (char *)e->base[s->base] - m->host + s->lo;
	bool whole = false;

	if (at < 0 || (uint64_t)at + s->n > m->bytes)
		return smr_fail(SMR_EINTERNAL, "a window of %llu bytes at %lld of %zu",
				(unsigned long long)s->n, (long long)at, m->bytes);
	for (int k = 0; k < w->place->nresults; k++)
		whole |= w->place->result[k].segment == i && is_whole(w->place, k, e, m);
	return smr_device_resident_there(m, w->of, !whole);
}

smr_status smr_device_windows_bring(const smr_device_windows *w, const smr_env *e)
{
	if (has_value(w))
		return smr_fail(SMR_EUNSUPPORTED, "a result that is a value");
	for (int i = 0; i < w->place->n; i++)
		SMR_TRY(bring_segment(w, i, e));
	return SMR_OK;
}

void smr_device_windows_wrote(const smr_device_windows *w, const smr_env *e)
{
	const nest_place *p = w->place;

	for (int k = 0; k < p->nresults; k++)
		smr_device_resident_wrote_there(e->resident[p->segment[p->result[k].segment].base]);
}
