/* Tickets sent directly to a node: two messages through the server's memory, nothing stored. If no
 * answer comes, the sender pushes the ticket into the queue. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
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

static smr_held *copy_to_held_ticket(const smr_ticket *t, const void *data, size_t n)
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

typedef struct arrival {
	smr_queue *q;
	smr_ticket t; /* its fleet and user */
} arrival;

/* Takes a ticket for the node. A refused one is pushed later, where other users have their turn. */
static void take_sent_ticket(void *ctx, const char *id, const void *data, size_t n)
{
	arrival *a = ctx;
	smr_queue *q = a->q;
	smr_held *h;

	if (n > SMR_QUEUE_INLINE)
		return;
	snprintf(a->t.id, sizeof(a->t.id), "%s", id);
	if (!smr_users_admit(q, &a->t)) {
		(void)smr_sent_answer(q, &a->t, NULL, 0);
		return;
	}
	h = copy_to_held_ticket(&a->t, data, n);
	if (h == NULL) {
		smr_users_release(q, a->t.user);
		return;
	}
	pthread_mutex_lock(&q->lock);
	smr_recent_note(&q->recent, id);
	pthread_mutex_unlock(&q->lock);
	q->taker(q->taker_ctx, &h->t);
}

static void on_task(void *arg, const char *subject, const void *data, size_t n, smr_str *reply)
{
	arrival a = {.q = arg, .t = {.sent = true}};
	const char *at = strchr(subject, '.') + 1, *full = at;
	char id[SMR_QUEUE_ID];

	for (int dots = 0; dots < 2 && full != NULL; dots++)
		full = (full = strchr(full, '.')) != NULL ? full + 1 : NULL;
	if (full == NULL || strcspn(at, ".") >= sizeof(a.t.fleet) ||
	    !smr_queue_read_id(full, a.t.user, id))
		return;
	snprintf(a.t.fleet, sizeof(a.t.fleet), "%.*s", (int)strcspn(at, "."), at);
	smr_bundle_begin(a.q, &a.t, id);
	if (!smr_bundle_open(id, data, n, take_sent_ticket, &a))
		take_sent_ticket(&a, id, data, n);
	smr_bundle_end();
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
	if (smr_bundle_keeps(q, t, data, n))
		return SMR_OK;
	snprintf(subject, sizeof(subject), "quick.%s.%s", t->fleet, smr_queue_full(q, t, full));
	return smr_nats_publish(q->c, subject, data, n);
}
