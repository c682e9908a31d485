/* Tickets: pushing, asking for them, and what a worker says of one.
 *
 * They are asked for by hand, not through the client library's subscriptions, so that one inbox
 * hears of all fleets at once. An acknowledgement is a message to the ticket's reply subject, which
 * also tells how often it was delivered (ADR-15 of NATS). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "net/nats/tickets.h"

enum { RESIGN_S = 60 /* who works for long signs again */ };

/* A request for tickets stands so long, in turn so long, and its end is told so much later. */
static const int64_t ASK_NS = 5000000000, TURN_NS = 20000000, SPARE_NS = 200000000;
/* After one that was refused at once, for the fleet's queue is not made or the server comes up. */
static const int64_t REST_LEAST_NS = 50000000, REST_MOST_NS = 5000000000;

/* Does not wait for the server's word: the ticket's result is its word, and without one it is
 * pushed again. */
smr_status smr_tickets_push(smr_queue *q, const char *fleet, const char *id, const void *data,
			    size_t n, const char *had)
{
	char subject[SMR_SUBJECT];
	natsMsg *m = NULL;
	natsStatus s;

	SMR_TRY(smr_queue_sizes(id, n));
	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	if (smr_nats_connected(q->c))
		SMR_TRY(smr_streams_keep(q, fleet));
	snprintf(subject, sizeof(subject), "fleet.%s.%s", fleet, id);
	s = smr_queue_msg(subject, NULL, id, data, n, &m);
	if (s == NATS_OK && had != NULL)
		s = natsMsgHeader_Set(m, SMR_HAD, had);
	if (s == NATS_OK)
		s = natsConnection_PublishMsg(q->c->nc, m);
	smr_nats_drop(q->c, m);
	return s == NATS_OK ? SMR_OK : smr_nats_fail(q->c, s, "cannot push to fleet %s", fleet);
}

/* ---- pulling --------------------------------------------------------------------------------- */

/* Requests that are over, or that a server took with it when it went. */
static void forget_lost(smr_queue *q, int64_t now)
{
	unsigned returns = smr_nats_returns(q->c);

	if (now < q->until && returns == q->returns)
		return;
	q->returns = returns;
	q->standing = 0;
}

/* Asks for what does not stand yet, when that is half of what is wanted: each asking costs as much
 * as a ticket. The server's word that a request is over comes to the same inbox. */
static smr_status ask(smr_queue *q, const char *fleet, unsigned want, int64_t ns)
{
	char subject[SMR_SUBJECT], reply[SMR_SUBJECT], text[80];
	int64_t now = smr_now_ns();
	natsStatus s;

	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	forget_lost(q, now);
	if (2 * q->standing > want || q->standing >= want)
		return SMR_OK;
	want -= q->standing;
	snprintf(subject, sizeof(subject), "$JS.API.CONSUMER.MSG.NEXT.FLEET_%s.w", fleet);
	snprintf(reply, sizeof(reply), "%s.%llu", q->inbox, (unsigned long long)++q->request);
	snprintf(text, sizeof(text), "{\"batch\":%u,\"expires\":%lld}", want, (long long)ns);
	s = natsConnection_PublishRequestString(q->c->nc, subject, reply, text);
	if (s != NATS_OK)
		return smr_nats_fail(q->c, s, "cannot ask for tickets of %s", fleet);
	pthread_mutex_lock(&q->lock);
	snprintf(q->fleet, sizeof(q->fleet), "%s", fleet);
	pthread_mutex_unlock(&q->lock);
	q->until = now + ns + SPARE_NS;
	q->standing += want;
	return SMR_OK;
}

/* The server's word that there is nothing wakes who waits for its words; or a ticket does. */
void smr_tickets_wake(smr_queue *q)
{
	char subject[SMR_SUBJECT], reply[SMR_SUBJECT];

	pthread_mutex_lock(&q->lock);
	atomic_store(&q->woken, true);
	pthread_cond_signal(&q->news);
	snprintf(subject, sizeof(subject), "$JS.API.CONSUMER.MSG.NEXT.FLEET_%s.w", q->fleet);
	pthread_mutex_unlock(&q->lock);
	snprintf(reply, sizeof(reply), "%s.w", q->inbox);
	(void)natsConnection_PublishRequestString(q->c->nc, subject, reply,
						  "{\"batch\":1,\"no_wait\":true}");
}

/* "…RUN.NAME" of the ticket's subject, and what its reply subject says: without an account,
 * $JS.ACK.STREAM.CONSUMER.DELIVERED.SEQ.CSEQ.TIME.PENDING; else two words more before STREAM and
 * one at the end. */
static bool read_subjects(const char *subject, const char *reply, smr_ticket *t)
{
	const char *dot = strchr(subject, '.'), *fleet = dot != NULL ? dot + 1 : "";
	size_t n = strcspn(fleet, ".");
	unsigned dots = 0, delivered;
	long long time;

	for (const char *p = reply; *p != '\0'; p++)
		dots += *p == '.';
	if (n >= SMR_QUEUE_WORD || fleet[n] != '.' || !smr_queue_id(fleet + n + 1) ||
	    strncmp(reply, "$JS.ACK.", 8) != 0 || strlen(reply) >= SMR_SUBJECT)
		return false;
	for (unsigned skip = dots == 8 ? 4 : 6; skip > 0 && reply != NULL; skip--)
		reply = (reply = strchr(reply, '.')) != NULL ? reply + 1 : NULL;
	if (reply == NULL || sscanf(reply, "%u.%*u.%*u.%lld.", &delivered, &time) != 2)
		return false;
	memcpy(t->fleet, fleet, n);
	snprintf(t->id, sizeof(t->id), "%s", fleet + n + 1);
	t->deliveries = delivered;
	time = smr_wall_ns() - time;
	t->waited_ns = time > 0 ? time : 0;
	return true;
}
/* A request is over; so many of its tickets will not come. */
static void end_request(smr_queue *q, natsMsg *m)
{
	const char *left = NULL;
	unsigned long n = q->standing;

	if (natsMsgHeader_Get(m, "Nats-Pending-Messages", &left) == NATS_OK)
		n = strtoul(left, NULL, 10);
	q->standing -= n < q->standing ? (unsigned)n : q->standing;
}

/* A word of the server: to a request, INBOX.NUMBER; about a result, INBOX.rNUMBER; INBOX.w: it had
 * to be said. */
static smr_ticket *hear(smr_queue *q, natsMsg *m)
{
	const char *of = strrchr(natsMsg_GetSubject(m), '.');
	smr_ticket *t = NULL;

	if (of != NULL && of[1] == 'r')
		t = smr_results_settle(q, strtoull(of + 2, NULL, 10), m);
	else if (of != NULL && of[1] != 'w')
		end_request(q, m);
	smr_nats_drop(q->c, m);
	return t;
}

/* The ticket of a message, which becomes its own, or one that is settled; NULL: it tells of none.
 */
static smr_ticket *take(smr_queue *q, natsMsg *m)
{
	const char *reply = natsMsg_GetReply(m);
	smr_held *h;

	if (reply == NULL || *reply == '\0')
		return hear(q, m);
	h = smr_calloc(1, sizeof(*h));
	if (h == NULL || !read_subjects(natsMsg_GetSubject(m), reply, &h->t)) {
		smr_free(h);
		smr_nats_drop(q->c, m);
		return NULL;
	}
	snprintf(h->reply, sizeof(h->reply), "%s", reply);
	h->msg = m;
	h->t.data = natsMsg_GetData(m);
	h->t.n = (size_t)natsMsg_GetDataLength(m);
	q->standing -= q->standing > 0;
	smr_takers_before(q, h);
	smr_takers_sign(q, h, "");
	return &h->t;
}

static smr_status listen(smr_queue *q)
{
	char subject[SMR_SUBJECT];
	natsStatus s;

	if (q->words != NULL)
		return SMR_OK;
	snprintf(subject, sizeof(subject), "%s.*", q->inbox);
	s = natsConnection_SubscribeSync(&q->words, q->c->nc, subject);
	return s == NATS_OK ? SMR_OK : smr_nats_fail(q->c, s, "cannot listen for tickets");
}

/* The next that comes before @p end; *@p out stays NULL when what was asked for is over. */
static smr_status wait_for_word(smr_queue *q, bool asked, int64_t end, smr_ticket **out)
{
	while (*out == NULL && (!asked || q->standing > 0) && !atomic_load(&q->woken)) {
		int64_t left = end - smr_now_ns();
		natsMsg *m = NULL;
		natsStatus s;

		if (left <= 0)
			break;
		s = natsSubscription_NextMsg(&m, q->words, left / 1000000 + 1);
		if (s == NATS_NO_RESPONDERS) /* there is no such queue, or not yet */
			q->standing = 0;
		else if (s != NATS_OK && s != NATS_TIMEOUT)
			return smr_nats_fail(q->c, s, "no tickets");
		if (s == NATS_OK)
			*out = take(q, m);
	}
	return SMR_OK;
}

static bool may_come(smr_queue *q)
{
	bool handed_in;

	pthread_mutex_lock(&q->lock);
	handed_in = q->handed_in != NULL;
	pthread_mutex_unlock(&q->lock);
	return handed_in || (q->standing > 0 && smr_now_ns() < q->until);
}

/* Until the time is over that a refusal costs, or the queue is made, or @p end; whether it took
 * any.
 */
static bool take_a_rest(smr_queue *q, int64_t end)
{
	int64_t now = smr_now_ns(), until;
	bool some = false;

	pthread_mutex_lock(&q->lock);
	while ((until = q->rest_until < end ? q->rest_until : end) > now &&
	       !atomic_load(&q->woken)) {
		struct timespec at = {.tv_sec = until / 1000000000, .tv_nsec = until % 1000000000};

		some = true;
		pthread_cond_timedwait(&q->news, &q->lock, &at);
		now = smr_now_ns();
	}
	pthread_mutex_unlock(&q->lock);
	return some;
}

/* Longer and longer, unless words about results are to be heard. */
static void note_refusal(smr_queue *q, bool refused)
{
	pthread_mutex_lock(&q->lock);
	if (!refused)
		q->rest = 0;
	else if (q->rest < REST_LEAST_NS || q->handed_in != NULL)
		q->rest = REST_LEAST_NS;
	else
		q->rest = 2 * q->rest < REST_MOST_NS ? 2 * q->rest : REST_MOST_NS;
	q->rest_until = refused ? smr_now_ns() + q->rest : 0;
	pthread_mutex_unlock(&q->lock);
}

/* Several fleets are asked in turn, and then nothing stands when this returns: a ticket that nobody
 * waits for would be late for whoever could work on it. */
smr_status smr_tickets_pull(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			    int timeout_ms, smr_ticket **out)
{
	int64_t end = smr_now_ns() + (int64_t)timeout_ms * 1000000, now;

	*out = NULL;
	SMR_TRY(listen(q));
	if (want == 0 && !may_come(q))
		return smr_fail(SMR_ENOTFOUND, "nothing was asked for");
	for (size_t i = 0; *out == NULL && !atomic_load(&q->woken) && (now = smr_now_ns()) < end;
	     i++) {
		int64_t turn = end - now < TURN_NS ? end - now : TURN_NS;

		if (want > 0 && take_a_rest(q, end))
			continue;
		if (want > 0)
			SMR_TRY(ask(q, fleets[i % nfleets], nfleets > 1 ? 1 : want,
				    nfleets > 1 ? turn : ASK_NS));
		SMR_TRY(wait_for_word(q, want > 0, nfleets > 1 ? q->until : end, out));
		now = smr_now_ns();
		if (want > 0 && (*out != NULL || q->standing == 0))
			note_refusal(q, *out == NULL && q->until - SPARE_NS - now > REST_LEAST_NS);
	}
	atomic_store(&q->woken, false);
	return SMR_OK;
}

/* ---- what a worker says ---------------------------------------------------------------------- */

smr_status smr_tickets_ack(smr_queue *q, smr_ticket *t)
{
	if (t->sent)
		return SMR_OK;
	return smr_queue_say(q, ((smr_held *)t)->reply, "+ACK");
}

smr_status smr_tickets_nak(smr_queue *q, smr_ticket *t, unsigned delay_ms)
{
	char text[64];

	if (t->sent)
		return smr_sent_answer(q, t, NULL, 0);
	snprintf(text, sizeof(text), "-NAK {\"delay\": %llu}", delay_ms * 1000000ULL);
	smr_takers_sign(q, (smr_held *)t, "b");
	return smr_queue_say(q, ((smr_held *)t)->reply, delay_ms > 0 ? text : "-NAK");
}

smr_status smr_tickets_extend(smr_queue *q, smr_ticket *t)
{
	smr_held *h = (smr_held *)t;

	if (t->sent)
		return SMR_OK;
	if (smr_now_ns() - h->signed_at > (int64_t)RESIGN_S * 1000000000)
		smr_takers_sign(q, h, "");
	return smr_queue_say(q, h->reply, "+WPI");
}

smr_status smr_tickets_bury(smr_queue *q, smr_ticket *t, const char *why)
{
	char subject[SMR_SUBJECT], line[256];

	snprintf(subject, sizeof(subject), "dead.%s.%s", t->fleet, t->id);
	snprintf(line, sizeof(line), "%s", why);
	for (char *c = line; *c != '\0'; c++)
		if (*c < ' ' || *c > '~') /* a header's value is one line */
			*c = '?';
	SMR_TRY(smr_results_store(q, subject, t->id, line, t->data, t->n));
	return t->sent ? SMR_OK : smr_queue_say(q, ((smr_held *)t)->reply, "+TERM");
}

void smr_tickets_drop(smr_queue *q, smr_ticket *t)
{
	if (t == NULL)
		return;
	smr_results_forget(q, (smr_held *)t);
	if (((smr_held *)t)->msg != NULL)
		smr_nats_drop(q->c, ((smr_held *)t)->msg);
	smr_free(t);
}
