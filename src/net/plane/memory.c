/* Reading and writing a node's range from elsewhere. */
#include <string.h>

#include "net/plane/short.h"

static bool in_range(const smr_plane *p, const smr_head *f)
{
	return f->offset <= p->o.data_size && f->n <= p->o.data_size - f->offset &&
	       f->n <= p->o.max_message;
}

static void refuse_range(smr_peer *e, const smr_head *f)
{
	static const char why[] = "a range that is not there";

	smr_refuse(e->plane, e, f, why);
	smr_answer_locked(e, f->tag, SMR_EINVAL, why, sizeof(why) - 1);
}

void smr_on_get(smr_peer *e, const smr_head *f, smr_arrival **a)
{
	if (!in_range(e->plane, f) || f->npayload > 0)
		refuse_range(e, f);
	else
		smr_answer_locked(e, f->tag, SMR_OK, (const char *)e->plane->o.data + f->offset,
				  (size_t)f->n);
}

static void store(smr_peer *e, const smr_head *f, const void *from, size_t n)
{
	if (!in_range(e->plane, f) || f->n != n) {
		refuse_range(e, f);
		return;
	}
	memcpy((char *)e->plane->o.data + f->offset, from, n);
	smr_answer_locked(e, f->tag, SMR_OK, NULL, 0);
}

static void store_body(smr_arrival *a)
{
	bool good = smr_body_good(a);

	smr_lock(a->plane);
	if (good)
		store(a->peer, &a->f, a->body, (size_t)a->f.nbody);
	smr_unlock(a->plane);
	smr_arrival_free(a);
}

void smr_on_put(smr_peer *e, const smr_head *f, smr_arrival **a)
{
	if (*a == NULL) {
		store(e, f, f->payload, f->npayload);
		return;
	}
	(*a)->run = store_body;
	smr_pool_add(e->plane, *a);
	*a = NULL;
}

/* ---- asking ---------------------------------------------------------------------------------- */

static smr_status ask(smr_peer *e, smr_head *f, const void *payload, size_t n, int ms,
		      smr_str *answer)
{
	smr_future w;

	SMR_TRY(smr_future_begin(e, &w, answer));
	f->tag = w.tag;
	return smr_future_end(&w, smr_send_copy(e, f, payload, n), ms);
}

smr_status smr_peer_get(smr_peer *e, uint64_t offset, void *to, size_t n, int ms)
{
	smr_head f = {.kind = SMR_HEAD_GET, .flags = SMR_HEAD_RANGE, .offset = offset, .n = n};
	smr_str answer = {0};
	smr_status st = ask(e, &f, NULL, 0, ms, &answer);

	if (st == SMR_OK && answer.n != n)
		st = smr_fail(SMR_ECORRUPT, "%zu bytes came instead of %zu", answer.n, n);
	if (st == SMR_OK && n > 0)
		memcpy(to, answer.s, n);
	smr_str_free(&answer);
	return st;
}

smr_status smr_peer_put(smr_peer *e, uint64_t offset, const void *from, size_t n, int ms)
{
	smr_head f = {.kind = SMR_HEAD_PUT, .flags = SMR_HEAD_RANGE, .offset = offset, .n = n};
	smr_str answer = {0};
	smr_status st = ask(e, &f, from, n, ms, &answer);

	smr_str_free(&answer);
	return st;
}
