/* Tickets straight to a node: two messages through the server's memory, and nothing that is kept.
 * Whoever sent one pushes it into the queue when nothing comes back. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "net/nats/tickets.h"

/* task.FLEET.NODE.USER.RUN.NAME */
smr_status smr_sent_send(smr_queue *q, const char *fleet, const char *node, const char *id,
			 const void *data, size_t n)
{
	char subject[SMR_SUBJECT];

	SMR_TRY(smr_queue_sizes(id, n));
	if (!smr_queue_word(fleet) || !smr_queue_word(node))
		return smr_fail(SMR_EINVAL, "no node \"%s\" of a fleet \"%s\"", node, fleet);
	snprintf(subject, sizeof(subject), "task.%s.%s.%s.%s", fleet, node, q->user, id);
	return smr_nats_publish(q->c, subject, data, n);
}

static smr_held *hold(const smr_ticket *t, const void *data, size_t n)
{
	smr_held *h = smr_calloc(1, sizeof(*h) + n);

	if (h == NULL)
		return NULL;
	memcpy(h + 1, data, n);
	h->t = *t;
	h->t.data = h + 1;
	h->t.n = n;
	h->t.deliveries = 1;
	h->t.sent = true;
	return h;
}

static void on_task(void *arg, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_queue *q = arg;
	const char *at = strchr(subject, '.') + 1, *full = at;
	smr_ticket t = {.sent = true};
	smr_held *h;

	for (int dots = 0; dots < 2 && full != NULL; dots++)
		full = (full = strchr(full, '.')) != NULL ? full + 1 : NULL;
	if (full == NULL || n > SMR_QUEUE_INLINE || strcspn(at, ".") >= sizeof(t.fleet) ||
	    !smr_queue_read_id(full, t.user, t.id))
		return;
	snprintf(t.fleet, sizeof(t.fleet), "%.*s", (int)strcspn(at, "."), at);
	if (!smr_users_admit(q, t.user)) {
		(void)smr_sent_answer(q, &t, NULL,
				      0); /* it is pushed, where others have their turn */
		return;
	}
	h = hold(&t, data, n);
	if (h == NULL) { /* it is pushed later */
		smr_users_release(q, t.user);
		return;
	}
	pthread_mutex_lock(&q->lock);
	smr_recent_note(&q->recent, t.id);
	pthread_mutex_unlock(&q->lock);
	q->taker(q->taker_ctx, &h->t);
}

static void on_made(void *arg, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_queue *q = arg;

	pthread_mutex_lock(&q->lock);
	q->rest = q->rest_until = 0;
	atomic_store(&q->is_news, true);
	pthread_mutex_unlock(&q->lock);
	smr_tickets_wake(q);
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
	char subject[2 * SMR_SUBJECT], full[SMR_SUBJECT];

	SMR_TRY(smr_queue_sizes(t->id, n));
	snprintf(subject, sizeof(subject), "quick.%s.%s", t->fleet, smr_queue_full(q, t, full));
	return smr_nats_publish(q->c, subject, data, n);
}
