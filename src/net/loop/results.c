/* Results: stored once, sent to all listeners. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "net/loop/ring.h"

/* ---- listeners ------------------------------------------------------------------------------- */

static bool is_of(const char *id, const char *run)
{
	size_t n = strlen(run);

	return n > 0 && strncmp(id, run, n) == 0 && id[n] == '.';
}

static void tell(smr_ring *r, const char *id, const void *data, size_t n)
{
	for (smr_queue *h = r->handles; h != NULL; h = h->next)
		if (is_of(id, h->run)) {
			if (h->fn != NULL)
				h->fn(h->ctx, id, data, n);
			return;
		}
}

smr_status smr_ring_tell(smr_queue *q, const smr_ticket *t, const void *data, size_t n)
{
	pthread_mutex_lock(&q->ring->lock);
	tell(q->ring, t->id, data, n);
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

/* ---- results --------------------------------------------------------------------------------- */

static smr_status store_result(smr_queue *q, const char *id, const void *data, size_t n,
			       bool *first)
{
	smr_item *i = smr_ring_find(q->ring, id);
	char *copy;

	*first = false;
	if (i != NULL && i->has_result)
		return SMR_OK;
	copy = smr_malloc(n + 1);
	if (i == NULL && copy != NULL && (i = smr_ring_add(q, id)) != NULL)
		i->over = true;
	if (copy == NULL || i == NULL) {
		smr_free(copy);
		return smr_fail(SMR_ENOMEM, "no memory for a result");
	}
	memcpy(copy, data, n);
	i->result = copy;
	i->nresult = n;
	i->has_result = *first = true;
	return SMR_OK;
}

/* Calls listeners under the lock, so that none is called after it has closed. */
smr_status smr_loop_finish(smr_queue *q, const smr_ticket *t, const void *data, size_t n)
{
	const char *id = t->id;
	smr_status st;
	bool first;

	if (!smr_queue_id(id) || n > SMR_QUEUE_INLINE)
		return smr_fail(SMR_EINVAL, "a result of %zu bytes with the id \"%s\"", n, id);
	if (t->sent)
		return smr_ring_tell(q, t, data, n);
	pthread_mutex_lock(&q->ring->lock);
	st = store_result(q, id, data, n, &first);
	if (first)
		tell(q->ring, id, data, n);
	pthread_mutex_unlock(&q->ring->lock);
	return st;
}

smr_status smr_loop_hand_in(smr_queue *q, smr_ticket *t, const void *data, size_t n, bool *settled)
{
	SMR_TRY(smr_loop_finish(q, t, data, n));
	*settled = true;
	return smr_loop_ack(q, t);
}

smr_status smr_loop_listen(smr_queue *q, const char *run, smr_result_fn fn, void *ctx)
{
	if (!smr_queue_word(run))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a run", run);
	pthread_mutex_lock(&q->ring->lock);
	snprintf(q->run, sizeof(q->run), "%s", run);
	q->fn = fn;
	q->ctx = ctx;
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

smr_status smr_loop_result(smr_queue *q, const char *id, smr_str *out)
{
	smr_status st = SMR_OK;
	smr_item *i;

	pthread_mutex_lock(&q->ring->lock);
	i = smr_ring_find(q->ring, id);
	if (i != NULL && i->has_result)
		smr_str_write(out, i->result, i->nresult);
	else
		st = smr_fail(SMR_ENOTFOUND, "no result of %s yet", id);
	pthread_mutex_unlock(&q->ring->lock);
	return st == SMR_OK ? smr_str_status(out, "a result") : st;
}
