/* Queues on the cluster's server. net/README.md has the streams and subjects.
 *
 * Tickets are asked for by hand, not through the client library's subscriptions, so that one inbox
 * hears of all fleets at once. An acknowledgement is a message to the ticket's reply subject, which
 * also tells how often it was delivered (ADR-15 of NATS). */
#include "net/queue.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include "net/nats/connection.h"

enum {
	SUBJECT = 256,
	PUBLISH_MS = 2000,
	RESIGN_S = 60, /* who works for long signs again */
};

/* A request for tickets stands so long, in turn so long, and its end is told so much later. */
static const int64_t ASK_NS = 5000000000, TURN_NS = 20000000, SPARE_NS = 200000000,
		     REST_NS = 50000000;

struct smr_queue {
	smr_nats *c;
	char node[SMR_QUEUE_WORD], life[20], inbox[SUBJECT - 8];
	int64_t ack_wait, keep; /* ns */
	natsSubscription *pulls;
	unsigned standing; /* tickets asked for that have not come */
	int64_t until;     /* that request stands */
	uint64_t request;  /* its number */
	smr_nats_listener *results;
	smr_result_fn fn;
	void *ctx;
};

typedef struct held {
	smr_ticket t;
	natsMsg *msg;
	char reply[SUBJECT]; /* where its acknowledgement goes */
	int64_t signed_at;
} held;

/* ---- small things ---------------------------------------------------------------------------- */

static smr_status check_js(smr_queue *q, natsStatus s, jsErrCode code, const char *what)
{
	if (s == NATS_OK)
		return SMR_OK;
	return smr_nats_fail(q->c, s, "%s (JetStream error %d)", what, (int)code);
}

static smr_status say(smr_queue *q, const char *subject, const char *text)
{
	natsStatus s = natsConnection_PublishString(q->c->nc, subject, text);

	return s == NATS_OK ? SMR_OK : smr_nats_fail(NULL, s, "cannot publish to %s", subject);
}

static smr_status nats_open(const char *address, const smr_queue_params *p, smr_queue **out)
{
	smr_queue *q;
	uint64_t life;

	if (p->connection == NULL || (p->node != NULL && !smr_queue_word(p->node)))
		return smr_fail(SMR_EINVAL, "a queue on a server needs a connection and a name");
	if (getrandom(&life, sizeof(life), 0) != sizeof(life))
		return smr_fail(SMR_EIO, "no random number");
	q = smr_calloc(1, sizeof(*q));
	if (q == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a queue");
	q->c = p->connection;
	snprintf(q->node, sizeof(q->node), "%s", p->node != NULL ? p->node : "");
	snprintf(q->life, sizeof(q->life), "%016llx", (unsigned long long)life);
	snprintf(q->inbox, sizeof(q->inbox), "_INBOX.%s.%s", q->c->role, q->life);
	q->ack_wait = (int64_t)(p->ack_wait_ms ? p->ack_wait_ms : 2000) * 1000000;
	q->keep = (int64_t)(p->keep_s ? p->keep_s : 600) * 1000000000;
	*out = q;
	return SMR_OK;
}

static void nats_close(smr_queue *q)
{
	if (q == NULL)
		return;
	smr_nats_unlisten(q->results);
	if (q->pulls != NULL) {
		(void)natsSubscription_Unsubscribe(q->pulls);
		natsSubscription_Destroy(q->pulls);
	}
	smr_free(q);
}

/* ---- streams --------------------------------------------------------------------------------- */

static smr_status make_stream(smr_queue *q, jsStreamConfig *c, const char *name,
			      const char *subject)
{
	jsErrCode code = 0;
	char what[SUBJECT];
	natsStatus s;

	c->Name = name;
	c->Subjects = &subject;
	c->SubjectsLen = 1;
	s = js_AddStream(NULL, q->c->js, c, NULL, &code);
	/* made by someone else, perhaps with other limits: it is there */
	if (s != NATS_OK && code == JSStreamNameExistErr)
		s = NATS_OK;
	snprintf(what, sizeof(what), "cannot make the stream %s", name);
	return check_js(q, s, code, what);
}

/* Results and ids are kept for the same time; what is never read again must not fill the disk. */
static smr_status make_common(smr_queue *q)
{
	jsStreamConfig c;

	jsStreamConfig_Init(&c);
	c.MaxAge = q->keep;
	c.Duplicates = q->keep;
	c.MaxBytes = INT64_C(1) << 30;
	SMR_TRY(make_stream(q, &c, "DONE", "done.>"));
	jsStreamConfig_Init(&c);
	c.MaxAge = q->keep;
	c.MaxMsgs = 100000;
	c.Storage = js_MemoryStorage;
	SMR_TRY(make_stream(q, &c, "TRIES", "try.>"));
	jsStreamConfig_Init(&c);
	c.MaxMsgs = 10000;
	c.Duplicates = q->keep;
	return make_stream(q, &c, "DEAD", "dead.>");
}

static smr_status make_consumer(smr_queue *q, const char *stream)
{
	jsConsumerConfig c;
	jsErrCode code = 0;

	jsConsumerConfig_Init(&c);
	c.Durable = "w";
	c.AckPolicy = js_AckExplicit;
	c.AckWait = q->ack_wait;
	c.MaxDeliver = -1; /* different nodes count, not deliveries */
	c.MaxAckPending = 20000;
	return check_js(q, js_AddConsumer(NULL, q->c->js, stream, &c, NULL, &code), code,
			"cannot make the fleet's consumer");
}

static smr_status nats_make(smr_queue *q, const char *fleet)
{
	char stream[64], subject[64];
	jsStreamConfig c;

	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	snprintf(stream, sizeof(stream), "FLEET_%s", fleet);
	snprintf(subject, sizeof(subject), "fleet.%s.>", fleet);
	jsStreamConfig_Init(&c);
	c.Retention = js_WorkQueuePolicy;
	c.Duplicates = q->keep;
	SMR_TRY(make_stream(q, &c, stream, subject));
	SMR_TRY(make_consumer(q, stream));
	return make_common(q);
}

/* ---- pushing --------------------------------------------------------------------------------- */

static smr_status check_sizes(const char *id, size_t n)
{
	return smr_queue_id(id) && n <= SMR_QUEUE_INLINE
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%zu bytes with the id \"%s\"", n, id);
}

static natsStatus make_msg(const char *subject, const char *reply, const char *id, const void *data,
			   size_t n, natsMsg **out)
{
	natsStatus s = natsMsg_Create(out, subject, reply, data, (int)n);

	if (s == NATS_OK && id != NULL) {
		s = natsMsgHeader_Set(*out, "Nats-Msg-Id", id);
		if (s != NATS_OK)
			natsMsg_Destroy(*out);
	}
	return s;
}

/* Does not wait for the server's word: the ticket's result is its word, and without one it is
 * pushed again. */
static smr_status nats_push(smr_queue *q, const char *fleet, const char *id, const void *data,
			    size_t n)
{
	char subject[SUBJECT];
	natsMsg *m = NULL;
	natsStatus s;

	SMR_TRY(check_sizes(id, n));
	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	snprintf(subject, sizeof(subject), "fleet.%s.%s", fleet, id);
	s = make_msg(subject, NULL, id, data, n, &m);
	if (s == NATS_OK) {
		s = natsConnection_PublishMsg(q->c->nc, m);
		natsMsg_Destroy(m);
	}
	return s == NATS_OK ? SMR_OK : smr_nats_fail(q->c, s, "cannot push to fleet %s", fleet);
}

/* Stored, once, when this returns SMR_OK. */
static smr_status store(smr_queue *q, const char *subject, const char *id, const char *why,
			const void *data, size_t n)
{
	jsPubOptions o;
	jsErrCode code = 0;
	natsMsg *m = NULL;
	natsStatus s;

	jsPubOptions_Init(&o);
	o.MsgId = id;
	o.MaxWait = PUBLISH_MS;
	s = make_msg(subject, NULL, NULL, data, n, &m);
	if (s == NATS_OK && why != NULL)
		s = natsMsgHeader_Set(m, "Samara-Why", why);
	if (s == NATS_OK)
		s = js_PublishMsg(NULL, q->c->js, m, &o, &code);
	natsMsg_Destroy(m);
	return check_js(q, s, code, "the server has not stored a result");
}

/* ---- pulling --------------------------------------------------------------------------------- */

/* Asks for what does not stand yet. The server's word that a request is over comes to the same
 * inbox.
 */
static smr_status ask(smr_queue *q, const char *fleet, unsigned want, int64_t ns)
{
	char subject[SUBJECT], reply[SUBJECT], text[80];
	int64_t now = smr_now_ns();
	natsStatus s;

	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	if (now >= q->until)
		q->standing = 0;
	if (q->standing > 0)
		return SMR_OK;
	snprintf(subject, sizeof(subject), "$JS.API.CONSUMER.MSG.NEXT.FLEET_%s.w", fleet);
	snprintf(reply, sizeof(reply), "%s.%llu", q->inbox, (unsigned long long)++q->request);
	snprintf(text, sizeof(text), "{\"batch\":%u,\"expires\":%lld}", want, (long long)ns);
	s = natsConnection_PublishRequestString(q->c->nc, subject, reply, text);
	if (s != NATS_OK)
		return smr_nats_fail(q->c, s, "cannot ask for tickets of %s", fleet);
	q->until = now + ns + SPARE_NS;
	q->standing = want;
	return SMR_OK;
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
	    strncmp(reply, "$JS.ACK.", 8) != 0 || strlen(reply) >= SUBJECT)
		return false;
	for (unsigned skip = dots == 8 ? 4 : 6; skip > 0 && reply != NULL; skip--)
		reply = (reply = strchr(reply, '.')) != NULL ? reply + 1 : NULL;
	if (reply == NULL || sscanf(reply, "%u.%*u.%*u.%lld.", &delivered, &time) != 2)
		return false;
	memcpy(t->fleet, fleet, n);
	snprintf(t->id, sizeof(t->id), "%s", fleet + n + 1);
	t->deliveries = delivered;

	struct timespec now;

	clock_gettime(CLOCK_REALTIME, &now);
	time = (long long)now.tv_sec * 1000000000 + now.tv_nsec - time;
	t->waited_ns = time > 0 ? time : 0;
	return true;
}

static void sign(smr_queue *q, held *h, const char *what)
{
	char subject[2 * SUBJECT];

	snprintf(subject, sizeof(subject), "try.%s.%s.%s.%s.%s%u", h->t.fleet, h->t.id, q->node,
		 q->life, what, h->t.deliveries);
	/* lost: one node more may be ended by this ticket */
	(void)natsConnection_Publish(q->c->nc, subject, NULL, 0);
	h->signed_at = smr_now_ns();
}

/* Subjects try.FLEET.RUN.NAME.NODE.LIFE.[b]DELIVERY; with a b it was given back. */
static bool was_given_back(json_t *subjects, const char *key)
{
	char back[2 * SUBJECT];
	const char *last = strrchr(key, '.');

	snprintf(back, sizeof(back), "%.*sb%s", (int)(last - key) + 1, key, last + 1);
	return json_object_get(subjects, back) != NULL;
}

static unsigned count_takers(smr_queue *q, json_t *subjects, size_t prefix)
{
	json_t *names = json_object();
	const char *key;
	json_t *value;
	unsigned n;

	json_object_foreach (subjects, key, value) {
		const char *node = strlen(key) > prefix ? key + prefix : "";
		size_t k = strcspn(node, ".");

		if (node[k] == '.' && strncmp(node + k + 1, q->life, strlen(q->life)) != 0 &&
		    strrchr(key, '.')[1] != 'b' && !was_given_back(subjects, key))
			json_object_setn_new(names, node, k, json_true());
	}
	n = (unsigned)json_object_size(names);
	json_decref(names);
	return n;
}

/* Only what comes again has been with someone. */
static unsigned takers_before(smr_queue *q, const smr_ticket *t)
{
	char filter[SUBJECT];
	smr_str request = {0}, reply = {0};
	unsigned n = 0;

	if (t->deliveries <= 1)
		return 0;
	snprintf(filter, sizeof(filter), "try.%s.%s.", t->fleet, t->id);
	smr_str_printf(&request, "{\"subjects_filter\":\"%s>\"}", filter);
	for (int again = 0; again < 5; again++) {
		smr_str_clear(&reply);
		if (smr_nats_request(q->c, "$JS.API.STREAM.INFO.TRIES", request.s, request.n, 500,
				     &reply) == SMR_OK)
			break;
	}

	json_t *info = json_loadb(smr_str_text(&reply), reply.n, 0, NULL);

	n = count_takers(q, json_object_get(json_object_get(info, "state"), "subjects"),
			 strlen(filter));
	json_decref(info);
	smr_str_free(&request);
	smr_str_free(&reply);
	return n;
}

/* The ticket of a message, which becomes its own; NULL: the message is none. */
static smr_ticket *take(smr_queue *q, natsMsg *m)
{
	const char *reply = natsMsg_GetReply(m);
	const char *request = strrchr(natsMsg_GetSubject(m), '.');
	held *h;

	if (reply == NULL || *reply == '\0') { /* a word of the server: the request is over */
		if (request != NULL && strtoull(request + 1, NULL, 10) == q->request)
			q->standing = 0;
		return NULL;
	}
	h = smr_calloc(1, sizeof(*h));
	if (h == NULL || !read_subjects(natsMsg_GetSubject(m), reply, &h->t)) {
		smr_free(h);
		return NULL;
	}
	snprintf(h->reply, sizeof(h->reply), "%s", reply);
	h->msg = m;
	h->t.data = natsMsg_GetData(m);
	h->t.n = (size_t)natsMsg_GetDataLength(m);
	q->standing -= q->standing > 0;
	return &h->t;
}

static smr_status start_pulling(smr_queue *q)
{
	char subject[SUBJECT];
	natsStatus s;

	if (q->pulls != NULL)
		return SMR_OK;
	snprintf(subject, sizeof(subject), "%s.*", q->inbox);
	s = natsConnection_SubscribeSync(&q->pulls, q->c->nc, subject);
	return s == NATS_OK ? SMR_OK : smr_nats_fail(q->c, s, "cannot listen for tickets");
}

/* The next message of a request that stands: *@p out stays NULL when the request is over. */
static smr_status wait_standing(smr_queue *q, smr_ticket **out)
{
	while (q->standing > 0 && *out == NULL) {
		int64_t left = q->until - smr_now_ns();
		natsMsg *m = NULL;
		natsStatus s;

		if (left <= 0)
			break;
		s = natsSubscription_NextMsg(&m, q->pulls, left / 1000000 + 1);
		if (s != NATS_OK && s != NATS_TIMEOUT)
			return smr_nats_fail(q->c, s, "no tickets");
		if (s == NATS_OK && (*out = take(q, m)) == NULL)
			natsMsg_Destroy(m);
	}
	return SMR_OK;
}

/* Several fleets are asked in turn, and nothing stands when this returns, but what the caller wants
 * beyond one: a ticket that nobody waits for would be late for whoever could work on it. */
static smr_status nats_pull(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			    int timeout_ms, smr_ticket **out)
{
	int64_t end = smr_now_ns() + (int64_t)timeout_ms * 1000000, left;

	*out = NULL;
	SMR_TRY(start_pulling(q));
	for (size_t i = 0; *out == NULL && (left = end - smr_now_ns()) > 0; i++) {
		int64_t longest = nfleets > 1 ? TURN_NS : ASK_NS;

		SMR_TRY(ask(q, fleets[i % nfleets], nfleets > 1 || want == 0 ? 1 : want,
			    left < longest ? left : longest));
		SMR_TRY(wait_standing(q, out));
		/* refused at once: the fleet's queue is not made yet, or the server comes up */
		if (*out == NULL && q->until - SPARE_NS - smr_now_ns() > REST_NS)
			nats_Sleep(REST_NS / 1000000);
	}
	if (*out != NULL) {
		(*out)->nodes = takers_before(q, *out);
		sign(q, (held *)*out, "");
	}
	return SMR_OK;
}

/* ---- what a worker says ---------------------------------------------------------------------- */

static smr_status nats_ack(smr_queue *q, smr_ticket *t)
{
	return say(q, ((held *)t)->reply, "+ACK");
}

static smr_status nats_nak(smr_queue *q, smr_ticket *t, unsigned delay_ms)
{
	char text[64];

	snprintf(text, sizeof(text), "-NAK {\"delay\": %llu}", delay_ms * 1000000ULL);
	sign(q, (held *)t, "b");
	return say(q, ((held *)t)->reply, delay_ms > 0 ? text : "-NAK");
}

static smr_status nats_extend(smr_queue *q, smr_ticket *t)
{
	held *h = (held *)t;

	if (smr_now_ns() - h->signed_at > (int64_t)RESIGN_S * 1000000000)
		sign(q, h, "");
	return say(q, h->reply, "+WPI");
}

static smr_status nats_bury(smr_queue *q, smr_ticket *t, const char *why)
{
	char subject[SUBJECT], line[256];

	snprintf(subject, sizeof(subject), "dead.%s.%s", t->fleet, t->id);
	snprintf(line, sizeof(line), "%s", why);
	for (char *c = line; *c != '\0'; c++)
		if (*c < ' ' || *c > '~') /* a header's value is one line */
			*c = '?';
	SMR_TRY(store(q, subject, t->id, line, t->data, t->n));
	return say(q, ((held *)t)->reply, "+TERM");
}

static void nats_drop(smr_queue *q, smr_ticket *t)
{
	if (t == NULL)
		return;
	natsMsg_Destroy(((held *)t)->msg);
	smr_free(t);
}

/* ---- results --------------------------------------------------------------------------------- */

static smr_status nats_finish(smr_queue *q, const smr_ticket *t, const void *data, size_t n)
{
	char subject[SUBJECT];

	SMR_TRY(check_sizes(t->id, n));
	snprintf(subject, sizeof(subject), "done.%s.%s", t->fleet, t->id);
	return store(q, subject, t->id, NULL, data, n);
}

/* done.FLEET.RUN.NAME */
static void on_result(void *arg, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_queue *q = arg;
	const char *fleet = strchr(subject, '.');
	const char *id = fleet != NULL ? strchr(fleet + 1, '.') : NULL;

	if (id != NULL && smr_queue_id(id + 1))
		q->fn(q->ctx, id + 1, data, n);
}

static smr_status nats_listen(smr_queue *q, const char *run, smr_result_fn fn, void *ctx)
{
	char subject[SUBJECT];

	if (!smr_queue_word(run))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a run", run);
	smr_nats_unlisten(q->results);
	q->results = NULL;
	q->fn = fn;
	q->ctx = ctx;
	if (fn == NULL)
		return SMR_OK;
	snprintf(subject, sizeof(subject), "done.*.%s.>", run);
	return smr_nats_listen(q->c, subject, on_result, q, &q->results);
}

static smr_status nats_result(smr_queue *q, const char *id, smr_str *out)
{
	char subject[SUBJECT];
	jsErrCode code = 0;
	natsMsg *m = NULL;
	natsStatus s;

	snprintf(subject, sizeof(subject), "done.*.%s", id);
	s = js_GetLastMsg(&m, q->c->js, "DONE", subject, NULL, &code);
	if (s == NATS_NOT_FOUND)
		return smr_fail(SMR_ENOTFOUND, "no result of %s yet", id);
	SMR_TRY(check_js(q, s, code, "cannot read results"));
	smr_str_write(out, natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m));
	natsMsg_Destroy(m);
	return smr_str_status(out, "a result");
}

static smr_status nats_depth(smr_queue *q, const char *fleet, uint64_t *out)
{
	jsConsumerInfo *info = NULL;
	jsErrCode code = 0;
	char stream[64];
	natsStatus s;

	snprintf(stream, sizeof(stream), "FLEET_%s", smr_queue_word(fleet) ? fleet : "");
	s = js_GetConsumerInfo(&info, q->c->js, stream, "w", NULL, &code);
	if (s == NATS_NOT_FOUND)
		return smr_fail(SMR_ENOTFOUND, "there is no fleet \"%s\"", fleet);
	SMR_TRY(check_js(q, s, code, "cannot ask for a fleet's depth"));
	*out = info->NumPending + (uint64_t)info->NumAckPending;
	jsConsumerInfo_Destroy(info);
	return SMR_OK;
}

static bool tell_letter(natsMsg *m, smr_letter_fn fn, void *ctx)
{
	const char *why = NULL, *subject = natsMsg_GetSubject(m), *id;
	smr_ticket t = {.data = natsMsg_GetData(m), .n = (size_t)natsMsg_GetDataLength(m)};
	size_t n;

	if (strncmp(subject, "dead.", 5) != 0)
		return true;
	n = strcspn(subject + 5, ".");
	id = subject + 5 + n;
	if (n >= sizeof(t.fleet) || *id != '.' || !smr_queue_id(id + 1))
		return true;
	memcpy(t.fleet, subject + 5, n);
	snprintf(t.id, sizeof(t.id), "%s", id + 1);
	if (natsMsgHeader_Get(m, "Samara-Why", &why) != NATS_OK)
		why = "";
	return fn(ctx, &t, why);
}

static smr_status nats_letters(smr_queue *q, smr_letter_fn fn, void *ctx)
{
	jsStreamInfo *info = NULL;
	jsErrCode code = 0;
	bool go_on = true;
	uint64_t seq, last;

	SMR_TRY(check_js(q, js_GetStreamInfo(&info, q->c->js, "DEAD", NULL, &code), code,
			 "cannot read dead letters"));
	seq = info->State.FirstSeq;
	last = info->State.Msgs > 0 ? info->State.LastSeq : 0;
	jsStreamInfo_Destroy(info);
	for (; go_on && seq <= last; seq++) {
		natsMsg *m = NULL;

		if (js_GetMsg(&m, q->c->js, "DEAD", seq, NULL, &code) != NATS_OK)
			continue; /* removed meanwhile */
		go_on = tell_letter(m, fn, ctx);
		natsMsg_Destroy(m);
	}
	return SMR_OK;
}

const smr_queue_kind smr_nats_queue = {
	.name = "nats",
	.about = "streams on the cluster's server",
	.open = nats_open,
	.close = nats_close,
	.make = nats_make,
	.push = nats_push,
	.pull = nats_pull,
	.ack = nats_ack,
	.nak = nats_nak,
	.extend = nats_extend,
	.bury = nats_bury,
	.drop = nats_drop,
	.finish = nats_finish,
	.listen = nats_listen,
	.result = nats_result,
	.depth = nats_depth,
	.letters = nats_letters,
};
