/* Pushes, pulls and acknowledges tickets.
 *
 * Pull requests are sent directly, not by the client library's subscriptions, so that one inbox
 * receives the tickets of all fleets. An acknowledgement is a message to the ticket's reply
 * subject, which also carries the number of deliveries (ADR-15 of NATS). */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/nats/tickets.h"

enum { RESIGN_S = 60 /* interval at which a node that works for long records itself again */ };

/* Lifetime of a request for tickets; the same for round-robin requests; delay of the report of its
 * end. */
static const int64_t ASK_NS = 5000000000, TURN_NS = 20000000, SPARE_NS = 200000000;
/* Pauses after a request that was refused at once, because the fleet's queue is not made or the
 * server starts. */
static const int64_t REST_LEAST_NS = 50000000, REST_MOST_NS = 5000000000;

/* Does not wait for an acknowledgement of the server: the ticket's result is one, and without a
 * result the ticket is pushed again. */
smr_status smr_tickets_push(smr_queue *q, const char *fleet, const char *id, const void *data,
			    size_t n, const char *had)
{
	char subject[SMR_SUBJECT], one[SMR_SUBJECT];
	natsMsg *m = NULL;
	natsStatus s;

	SMR_TRY(smr_queue_sizes(id, n));
	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	snprintf(subject, sizeof(subject), "fleet.%s.%s.%s", fleet, q->user, id);
	/* all fleets' tickets of a user are in one stream, so the id includes the fleet */
	snprintf(one, sizeof(one), "%s.%s", fleet, id);
	s = smr_queue_msg(subject, NULL, one, data, n, &m);
	if (s == NATS_OK && had != NULL)
		s = natsMsgHeader_Set(m, SMR_HAD, had);
	if (s == NATS_OK)
		s = natsConnection_PublishMsg(q->c->nc, m);
	smr_nats_drop(q->c, m);
	return s == NATS_OK ? SMR_OK : smr_nats_fail(q->c, s, "cannot push to fleet %s", fleet);
}

/* ---- pulling --------------------------------------------------------------------------------- */

typedef struct asking {
	const char *fleet;
	unsigned batch;
	int64_t ns;   /* lifetime of the request; 0: it is answered at once */
	bool lasting; /* until a ticket comes; other users are asked meanwhile */
} asking;

/* The server reports the end of a request to the same inbox, with the user's name. */
static smr_status request_tickets(smr_queue *q, smr_asked *a, const asking *w)
{
	enum { AT_ONCE_MS = 500 };
	char subject[SMR_SUBJECT], reply[SMR_SUBJECT], text[80], work[64];
	natsStatus s;

	if (!smr_queue_word(w->fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", w->fleet);
	smr_work_name(a->user, work, sizeof(work));
	snprintf(subject, sizeof(subject), "$JS.API.CONSUMER.MSG.NEXT.%s.%s", work, w->fleet);
	snprintf(reply, sizeof(reply), "%s.u%s-%llu", q->inbox, a->user,
		 (unsigned long long)++q->request);
	if (w->ns > 0)
		snprintf(text, sizeof(text), "{\"batch\":%u,\"expires\":%lld}", w->batch,
			 (long long)w->ns);
	else
		snprintf(text, sizeof(text), "{\"batch\":%u,\"no_wait\":true}", w->batch);
	s = natsConnection_PublishRequestString(q->c->nc, subject, reply, text);
	if (s != NATS_OK)
		return smr_nats_fail(q->c, s, "cannot ask for tickets of %s", w->fleet);
	pthread_mutex_lock(&q->lock);
	snprintf(q->fleet, sizeof(q->fleet), "%s", w->fleet);
	snprintf(q->asked, sizeof(q->asked), "%s", a->user);
	pthread_mutex_unlock(&q->lock);
	a->until = smr_now_ns() + (w->ns > 0 ? w->ns + SPARE_NS : INT64_C(1000000) * AT_ONCE_MS);
	a->standing += w->batch;
	a->lasting = w->lasting;
	return SMR_OK;
}

/* Wakes the pulling thread: by a request that the server answers at once, or by a ticket. */
void smr_tickets_wake(smr_queue *q)
{
	char subject[SMR_SUBJECT], reply[SMR_SUBJECT], work[64];
	bool has_asked;

	pthread_mutex_lock(&q->lock);
	atomic_store(&q->woken, true);
	pthread_cond_signal(&q->news);
	smr_work_name(q->asked, work, sizeof(work));
	snprintf(subject, sizeof(subject), "$JS.API.CONSUMER.MSG.NEXT.%s.%s", work, q->fleet);
	has_asked = q->asked[0] != '\0';
	pthread_mutex_unlock(&q->lock);
	snprintf(reply, sizeof(reply), "%s.w", q->inbox);
	if (has_asked)
		(void)natsConnection_PublishRequestString(q->c->nc, subject, reply,
							  "{\"batch\":1,\"no_wait\":true}");
}

/* Parses "…USER.RUN.NAME" of the ticket's subject, and its reply subject: without an account,
 * $JS.ACK.STREAM.CONSUMER.DELIVERED.SEQ.CSEQ.TIME.PENDING; else with two words more before STREAM
 * and one at the end. */
static bool read_subjects(const char *subject, const char *reply, smr_ticket *t)
{
	const char *dot = strchr(subject, '.'), *fleet = dot != NULL ? dot + 1 : "";
	size_t n = strcspn(fleet, ".");
	unsigned dots = 0, delivered;
	long long time;

	for (const char *p = reply; *p != '\0'; p++)
		dots += *p == '.';
	if (n >= SMR_QUEUE_WORD || fleet[n] != '.' ||
	    !smr_queue_read_id(fleet + n + 1, t->user, t->id) ||
	    strncmp(reply, "$JS.ACK.", 8) != 0 || strlen(reply) >= SMR_SUBJECT)
		return false;
	for (unsigned skip = dots == 8 ? 4 : 6; skip > 0 && reply != NULL; skip--)
		reply = (reply = strchr(reply, '.')) != NULL ? reply + 1 : NULL;
	if (reply == NULL || sscanf(reply, "%u.%*u.%*u.%lld.", &delivered, &time) != 2)
		return false;
	memcpy(t->fleet, fleet, n);
	t->deliveries = delivered;
	time = smr_wall_ns() - time;
	t->waited_ns = time > 0 ? time : 0;
	return true;
}

/* Handles the end of a request, which tells how many of its tickets will not come. */
static void end_request(smr_queue *q, natsMsg *m, const char *of)
{
	char user[SMR_QUEUE_WORD];
	const char *left = NULL, *end = strrchr(of, '-');
	unsigned long n = UINT_MAX;

	if (end == NULL || (size_t)(end - of) >= sizeof(user))
		return;
	snprintf(user, sizeof(user), "%.*s", (int)(end - of), of);
	if (natsMsgHeader_Get(m, "Nats-Pending-Messages", &left) == NATS_OK)
		n = strtoul(left, NULL, 10);
	smr_users_settle(q, user, n < UINT_MAX ? (unsigned)n : UINT_MAX);
}

/* Handles a status of the server: for a request, INBOX.uUSER-NUMBER; for a result, INBOX.rNUMBER;
 * INBOX.w: wakes only. */
static smr_ticket *handle_server_status(smr_queue *q, natsMsg *m)
{
	const char *of = strrchr(natsMsg_GetSubject(m), '.');
	smr_ticket *t = NULL;

	if (of != NULL && of[1] == 'r')
		t = smr_results_settle(q, strtoull(of + 2, NULL, 10), m);
	else if (of != NULL && of[1] == 'u')
		end_request(q, m, of + 2);
	smr_nats_drop(q->c, m);
	return t;
}

/* Makes a ticket of a message, which it then owns, or returns one that is settled; NULL:
 * neither. */
static smr_ticket *ticket_of_message(smr_queue *q, natsMsg *m)
{
	const char *reply = natsMsg_GetReply(m);
	smr_held *h;

	if (reply == NULL || *reply == '\0')
		return handle_server_status(q, m);
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
	smr_users_settle(q, h->t.user, 1);
	smr_users_limit(q, &h->t);
	smr_takers_before(q, h);
	smr_takers_sign(q, h, "");
	return &h->t;
}

static smr_status subscribe_to_inbox(smr_queue *q)
{
	char subject[SMR_SUBJECT];
	natsStatus s;

	if (q->words != NULL)
		return SMR_OK;
	snprintf(subject, sizeof(subject), "%s.*", q->inbox);
	s = natsConnection_SubscribeSync(&q->words, q->c->nc, subject);
	return s == NATS_OK ? SMR_OK : smr_nats_fail(q->c, s, "cannot listen for tickets");
}

/* Returns the number of tickets that are pending: of all users, or of one. */
static unsigned count_pending_tickets(const smr_queue *q, const smr_asked *of)
{
	return of != NULL ? of->standing : smr_users_standing(q, true);
}

/* Waits for the next ticket until @p end; *@p out stays NULL when no request is pending any
 * more. */
static smr_status receive_ticket_until(smr_queue *q, const smr_asked *of, bool asked, int64_t end,
				       smr_ticket **out)
{
	while (*out == NULL && (!asked || count_pending_tickets(q, of) > 0) &&
	       !atomic_load(&q->woken)) {
		int64_t left = end - smr_now_ns();
		natsMsg *m = NULL;
		natsStatus s;

		if (left <= 0)
			break;
		s = natsSubscription_NextMsg(&m, q->words, left / 1000000 + 1);
		if (s == NATS_NO_RESPONDERS) { /* the queue is missing, or not made yet */
			for (size_t i = 0; i < q->users.n; i++)
				q->users.v[i].standing = 0;
			q->looked = 0;
		} else if (s != NATS_OK && s != NATS_TIMEOUT) {
			return smr_nats_fail(q->c, s, "no tickets");
		}
		if (s == NATS_OK)
			*out = ticket_of_message(q, m);
	}
	return SMR_OK;
}

static bool can_receive_ticket(smr_queue *q)
{
	int64_t now = smr_now_ns();
	bool comes;

	pthread_mutex_lock(&q->lock);
	comes = q->handed_in != NULL;
	pthread_mutex_unlock(&q->lock);
	for (size_t i = 0; i < q->users.n; i++)
		comes |= q->users.v[i].standing > 0 && now < q->users.v[i].until;
	return comes;
}

/* Waits until the pause after a refusal is over, the queue is made, or @p end; returns whether it
 * waited. */
static bool wait_after_refusal(smr_queue *q, int64_t end)
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

/* Doubles the pause after each refusal, unless statuses of results are due. */
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

/* ---- turns of users and fleets --------------------------------------------------------------- */

/* Pulls for one user: requests the missing tickets when at least half of the wanted ones are
 * missing, since a request costs as much as a ticket. */
static smr_status request_from_one_user(smr_queue *q, const char *fleet, unsigned want, int64_t end,
					smr_ticket **out)
{
	smr_asked *a = &q->users.v[0];

	if (2 * a->standing <= want && a->standing < want)
		SMR_TRY(request_tickets(
			q, a,
			&(asking){.fleet = fleet, .batch = want - a->standing, .ns = ASK_NS}));
	return receive_ticket_until(q, NULL, true, end, out);
}

/* Pulls for several users in turn, for each as many as are wanted: a user with thousands of tickets
 * is asked no more often than one with a single ticket. When no user has any, waits for the first
 * ticket of each. */
static smr_status request_round_robin(smr_queue *q, const char *fleet, unsigned want, int64_t end,
				      smr_ticket **out)
{
	size_t n = q->users.n;

	for (size_t i = 0; i < n && *out == NULL && smr_users_standing(q, false) == 0 &&
			   smr_now_ns() < end && !atomic_load(&q->woken);
	     i++) {
		smr_asked *a = &q->users.v[(q->turn + i) % n];

		if (a->standing > 0)
			continue;
		SMR_TRY(request_tickets(q, a, &(asking){.fleet = fleet, .batch = want}));
		SMR_TRY(receive_ticket_until(q, a, true, end, out));
		if (*out != NULL)
			q->turn = (q->turn + i + 1) % n;
	}
	if (*out == NULL && smr_users_standing(q, false) == 0)
		for (size_t i = 0; i < n; i++)
			if (q->users.v[i].standing == 0)
				SMR_TRY(request_tickets(q, &q->users.v[i],
							&(asking){.fleet = fleet,
								  .batch = 1,
								  .ns = ASK_NS,
								  .lasting = true}));
	return *out == NULL ? receive_ticket_until(q, NULL, true, end, out) : SMR_OK;
}

/* Asks several fleets in turn. No request is pending on return: a ticket that no thread waits for
 * would be late for other nodes. */
static smr_status request_from_fleets(smr_queue *q, const char *const *fleets, size_t nfleets,
				      size_t turn, int64_t end, smr_ticket **out)
{
	int64_t now = smr_now_ns();
	smr_asked *a = &q->users.v[turn / nfleets % q->users.n];

	SMR_TRY(request_tickets(q, a,
				&(asking){.fleet = fleets[turn % nfleets],
					  .batch = 1,
					  .ns = end - now < TURN_NS ? end - now : TURN_NS}));
	return receive_ticket_until(q, a, true, a->until, out);
}

static smr_status ask_for(smr_queue *q, const char *const *fleets, size_t nfleets, size_t turn,
			  unsigned want, int64_t end, smr_ticket **out)
{
	smr_users_forget_lost(q, smr_now_ns());
	SMR_TRY(smr_users_look(q));
	if (q->users.n == 0)
		return SMR_OK; /* treated as refused */
	if (nfleets > 1)
		return request_from_fleets(q, fleets, nfleets, turn, end, out);
	return q->users.n == 1 ? request_from_one_user(q, fleets[0], want, end, out)
			       : request_round_robin(q, fleets[0], want, end, out);
}

/* Returns whether a request ended much too early. */
static bool is_refused(const smr_queue *q, int64_t now)
{
	int64_t until = 0;

	for (size_t i = 0; i < q->users.n; i++)
		until = q->users.v[i].until > until ? q->users.v[i].until : until;
	return q->users.n == 0 || until - SPARE_NS - now > REST_LEAST_NS;
}

smr_status smr_tickets_pull(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			    int timeout_ms, smr_ticket **out)
{
	int64_t end = smr_now_ns() + (int64_t)timeout_ms * 1000000;

	*out = NULL;
	SMR_TRY(subscribe_to_inbox(q));
	if (want == 0 && !can_receive_ticket(q))
		return smr_fail(SMR_ENOTFOUND, "nothing was asked for");
	for (size_t i = 0; *out == NULL && !atomic_load(&q->woken) && smr_now_ns() < end; i++) {
		if (want == 0) {
			SMR_TRY(receive_ticket_until(q, NULL, false, end, out));
			continue;
		}
		if (wait_after_refusal(q, end))
			continue;
		SMR_TRY(ask_for(q, fleets, nfleets, i, want, end, out));
		if (*out != NULL || smr_users_standing(q, true) == 0)
			note_refusal(q, *out == NULL && is_refused(q, smr_now_ns()));
	}
	atomic_store(&q->woken, false);
	return SMR_OK;
}

/* ---- acknowledgements ------------------------------------------------------------------------ */

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
	char subject[2 * SMR_SUBJECT], line[256], full[SMR_SUBJECT];

	snprintf(subject, sizeof(subject), "dead.%s.%s", t->fleet, smr_queue_full(q, t, full));
	snprintf(line, sizeof(line), "%s", why);
	for (char *c = line; *c != '\0'; c++)
		if (*c < ' ' || *c > '~') /* a header's value is one line */
			*c = '?';
	SMR_TRY(smr_results_store(q, subject, full, line, t->data, t->n));
	return t->sent ? SMR_OK : smr_queue_say(q, ((smr_held *)t)->reply, "+TERM");
}

void smr_tickets_drop(smr_queue *q, smr_ticket *t)
{
	if (t == NULL)
		return;
	smr_results_forget(q, (smr_held *)t);
	if (t->sent)
		smr_users_release(q, t->user);
	if (((smr_held *)t)->msg != NULL)
		smr_nats_drop(q->c, ((smr_held *)t)->msg);
	smr_free(t);
}
