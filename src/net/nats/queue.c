/* Queues on the cluster's server. net/README.md has the streams and subjects. */
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

#include "base/alloc.h"
#include "base/log.h"
#include "net/nats/tickets.h"

/* ---- helpers --------------------------------------------------------------------------------- */

smr_status smr_queue_check(smr_queue *q, natsStatus s, jsErrCode code, const char *what)
{
	if (s == NATS_OK)
		return SMR_OK;
	return smr_nats_fail(q->c, s, "%s (JetStream error %d)", what, (int)code);
}

smr_status smr_queue_say(smr_queue *q, const char *subject, const char *text)
{
	natsStatus s = natsConnection_PublishString(q->c->nc, subject, text);

	return s == NATS_OK ? SMR_OK : smr_nats_fail(NULL, s, "cannot publish to %s", subject);
}

smr_status smr_queue_sizes(const char *id, size_t n)
{
	return smr_queue_id(id) && n <= SMR_QUEUE_INLINE
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%zu bytes with the id \"%s\"", n, id);
}

bool smr_queue_read_id(const char *text, char user[SMR_QUEUE_WORD], char id[SMR_QUEUE_ID])
{
	size_t n = strcspn(text, ".");

	if (n >= SMR_QUEUE_WORD || text[n] != '.' || !smr_queue_id(text + n + 1))
		return false;
	memcpy(user, text, n);
	user[n] = '\0';
	snprintf(id, SMR_QUEUE_ID, "%s", text + n + 1);
	return smr_queue_word(user);
}

const char *smr_queue_full(const smr_queue *q, const smr_ticket *t, char out[SMR_SUBJECT])
{
	snprintf(out, SMR_SUBJECT, "%s.%s", t->user[0] != '\0' ? t->user : q->user, t->id);
	return out;
}

natsStatus smr_queue_msg(const char *subject, const char *reply, const char *id, const void *data,
			 size_t n, natsMsg **out)
{
	natsStatus s = natsMsg_Create(out, subject, reply, data, (int)n);

	if (s == NATS_OK && id != NULL) {
		s = natsMsgHeader_Set(*out, "Nats-Msg-Id", id);
		if (s != NATS_OK) {
			natsMsg_Destroy(*out);
			*out = NULL;
		}
	}
	return s;
}

/* ---- open and close -------------------------------------------------------------------------- */

static smr_status nats_open(const char *address, const smr_queue_params *p, smr_queue **out)
{
	pthread_condattr_t clock;
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
	q->vouch = p->vouch;
	q->voucher = p->ctx;
	snprintf(q->node, sizeof(q->node), "%s", p->node != NULL ? p->node : "");
	snprintf(q->life, sizeof(q->life), "%016llx", (unsigned long long)life);
	snprintf(q->inbox, sizeof(q->inbox), "%s.%s", q->c->inbox, q->life);
	snprintf(q->user, sizeof(q->user), "%s", p->user != NULL ? p->user : q->c->user);
	q->ack_wait = (int64_t)(p->ack_wait_ms ? p->ack_wait_ms : 2000) * 1000000;
	q->keep = (int64_t)(p->keep_s ? p->keep_s : 600) * 1000000000;
	pthread_mutex_init(&q->lock, NULL);
	pthread_condattr_init(&clock);
	pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	pthread_cond_init(&q->news, &clock);
	pthread_condattr_destroy(&clock);
	*out = q;
	return SMR_OK;
}

static void nats_close(smr_queue *q)
{
	if (q == NULL)
		return;
	for (int i = 0; i < 2; i++)
		smr_nats_unlisten(q->results[i]);
	smr_nats_unlisten(q->tasks);
	smr_nats_unlisten(q->made_known);
	if (q->words != NULL) {
		(void)natsSubscription_Unsubscribe(q->words);
		natsSubscription_Destroy(q->words);
	}
	pthread_cond_destroy(&q->news);
	pthread_mutex_destroy(&q->lock);
	smr_vec_free(&q->users);
	smr_free(q);
}

/* ---- administration -------------------------------------------------------------------------- */

/* Adds the depth of a fleet's queue; an operator has made the queue if the fleet has a consumer. */
static smr_status query_queue_depth(smr_queue *q, const char *user, const char *fleet,
				    uint64_t *depth)
{
	jsConsumerInfo *info = NULL;
	jsErrCode code = 0;
	char stream[64];
	natsStatus s;

	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	smr_work_name(user, stream, sizeof(stream));
	s = js_GetConsumerInfo(&info, q->c->js, stream, fleet, NULL, &code);
	if (s == NATS_NOT_FOUND || s == NATS_NO_RESPONDERS || code == JSStreamNotFoundErr)
		return smr_fail(
			SMR_ENOTFOUND,
			"the server has no queue of \"%s\" for the fleet \"%s\": run `samara "
			"cluster up`",
			user, fleet);
	SMR_TRY(smr_queue_check(q, s, code, "cannot ask for a fleet's queue"));
	*depth += info->NumPending + (uint64_t)info->NumAckPending;
	jsConsumerInfo_Destroy(info);
	return SMR_OK;
}

/* Makes a fleet's queue. Servers that elect a leader do not answer for a while; this does not wait
 * for them, since a lost ticket is pushed again. */
static smr_status nats_make(smr_queue *q, const char *fleet)
{
	uint64_t depth = 0;
	smr_status st = SMR_OK;

	if (!q->is_unsure)
		st = query_queue_depth(q, q->user, fleet, &depth);
	q->is_unsure |= st == SMR_EIO;
	if (st == SMR_EIO)
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
	return st == SMR_EIO ? SMR_OK : st;
}

/* Sums over all users; only an operator may query it. */
static smr_status nats_depth(smr_queue *q, const char *fleet, uint64_t *out)
{
	*out = 0;
	SMR_TRY(smr_users_look(q));
	for (size_t i = 0; i < q->users.n; i++)
		SMR_TRY(query_queue_depth(q, q->users.v[i].user, fleet, out));
	return SMR_OK;
}

static bool report_dead_letter(natsMsg *m, smr_letter_fn fn, void *ctx)
{
	const char *why = NULL, *subject = natsMsg_GetSubject(m);
	smr_ticket t = {.data = natsMsg_GetData(m), .n = (size_t)natsMsg_GetDataLength(m)};
	size_t n;

	if (strncmp(subject, "dead.", 5) != 0)
		return true;
	n = strcspn(subject + 5, ".");
	if (n >= sizeof(t.fleet) || subject[5 + n] != '.' ||
	    !smr_queue_read_id(subject + 5 + n + 1, t.user, t.id))
		return true;
	memcpy(t.fleet, subject + 5, n);
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

	SMR_TRY(smr_queue_check(q, js_GetStreamInfo(&info, q->c->js, "DEAD", NULL, &code), code,
				"cannot read dead letters"));
	seq = info->State.FirstSeq;
	last = info->State.Msgs > 0 ? info->State.LastSeq : 0;
	jsStreamInfo_Destroy(info);
	for (; go_on && seq <= last; seq++) {
		natsMsg *m = NULL;

		if (js_GetMsg(&m, q->c->js, "DEAD", seq, NULL, &code) != NATS_OK)
			continue; /* removed in the meantime */
		go_on = report_dead_letter(m, fn, ctx);
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
	.push = smr_tickets_push,
	.send = smr_sent_send,
	.send_all = smr_bundle_send,
	.receive = smr_sent_receive,
	.pull = smr_tickets_pull,
	.wake = smr_tickets_wake,
	.ack = smr_tickets_ack,
	.nak = smr_tickets_nak,
	.extend = smr_tickets_extend,
	.bury = smr_tickets_bury,
	.drop = smr_tickets_drop,
	.finish = smr_results_finish,
	.hand_in = smr_results_hand_in,
	.listen = smr_results_listen,
	.result = smr_results_read,
	.depth = nats_depth,
	.holder = smr_takers_holder,
	.letters = nats_letters,
};
