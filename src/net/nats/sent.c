/* Tickets straight to a node: two messages through the server's memory, and nothing that is kept.
 * Whoever sent one pushes it into the queue when nothing comes back. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "net/nats/tickets.h"

/* task.FLEET.NODE.RUN.NAME */
smr_status smr_sent_send(smr_queue *q, const char *fleet, const char *node, const char *id,
			 const void *data, size_t n)
{
	char subject[SMR_SUBJECT];

	SMR_TRY(smr_queue_sizes(id, n));
	if (!smr_queue_word(fleet) || !smr_queue_word(node))
		return smr_fail(SMR_EINVAL, "no node \"%s\" of a fleet \"%s\"", node, fleet);
	snprintf(subject, sizeof(subject), "task.%s.%s.%s", fleet, node, id);
	return smr_nats_publish(q->c, subject, data, n);
}

static smr_held *hold(const char *fleet, const char *id, const void *data, size_t n)
{
	smr_held *h = smr_calloc(1, sizeof(*h) + n);

	if (h == NULL)
		return NULL;
	memcpy(h + 1, data, n);
	snprintf(h->t.id, sizeof(h->t.id), "%s", id);
	snprintf(h->t.fleet, sizeof(h->t.fleet), "%s", fleet);
	h->t.data = h + 1;
	h->t.n = n;
	h->t.deliveries = 1;
	h->t.sent = true;
	return h;
}

static void on_task(void *arg, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_queue *q = arg;
	char fleet[SMR_QUEUE_WORD];
	const char *at = strchr(subject, '.') + 1, *id = at;
	smr_held *h;

	for (int dots = 0; dots < 2 && id != NULL; dots++)
		id = (id = strchr(id, '.')) != NULL ? id + 1 : NULL;
	if (id == NULL || !smr_queue_id(id) || n > SMR_QUEUE_INLINE ||
	    strcspn(at, ".") >= sizeof(fleet))
		return;
	snprintf(fleet, sizeof(fleet), "%.*s", (int)strcspn(at, "."), at);
	h = hold(fleet, id, data, n);
	if (h == NULL)
		return; /* it is pushed later */
	pthread_mutex_lock(&q->lock);
	smr_recent_note(&q->recent, id);
	pthread_mutex_unlock(&q->lock);
	q->taker(q->taker_ctx, &h->t);
}

static void on_made(void *arg, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_queue *q = arg;

	pthread_mutex_lock(&q->lock);
	q->rest = q->rest_until = 0;
	pthread_cond_signal(&q->news);
	pthread_mutex_unlock(&q->lock);
}

smr_status smr_sent_receive(smr_queue *q, const char *fleet, smr_ticket_fn fn, void *ctx)
{
	char subject[SMR_SUBJECT];

	smr_nats_unlisten(q->tasks);
	smr_nats_unlisten(q->made_known);
	q->tasks = q->made_known = NULL;
	q->taker = fn;
	q->taker_ctx = ctx;
	if (fn == NULL)
		return SMR_OK;
	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	snprintf(subject, sizeof(subject), "task.%s.made", fleet);
	SMR_TRY(smr_nats_listen(q->c, subject, on_made, q, &q->made_known));
	snprintf(subject, sizeof(subject), "task.%s.%s.>", fleet, q->node);
	return smr_nats_listen(q->c, subject, on_task, q, &q->tasks);
}

smr_status smr_sent_answer(smr_queue *q, const smr_ticket *t, const void *data, size_t n)
{
	char subject[SMR_SUBJECT];

	SMR_TRY(smr_queue_sizes(t->id, n));
	snprintf(subject, sizeof(subject), "quick.%s.%s", t->fleet, t->id);
	return smr_nats_publish(q->c, subject, data, n);
}
