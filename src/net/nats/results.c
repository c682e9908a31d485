/* Results: stored once by the ticket's id, sent to all listeners, and read by late ones.
 */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "net/nats/tickets.h"

/* Stores a result; when this returns SMR_OK it is stored, once. */
smr_status smr_results_store(smr_queue *q, const char *subject, const char *id, const char *why,
			     const void *data, size_t n)
{
	jsPubOptions o;
	jsErrCode code = 0;
	natsMsg *m = NULL;
	natsStatus s;

	jsPubOptions_Init(&o);
	o.MsgId = id;
	o.MaxWait = SMR_PUBLISH_MS;
	s = smr_queue_msg(subject, NULL, NULL, data, n, &m);
	if (s == NATS_OK && why != NULL)
		s = natsMsgHeader_Set(m, "Samara-Why", why);
	if (s == NATS_OK)
		s = js_PublishMsg(NULL, q->c->js, m, &o, &code);
	smr_nats_drop(q->c, m);
	return smr_queue_check(q, s, code, "the server has not stored a result");
}

smr_status smr_results_finish(smr_queue *q, const smr_ticket *t, const void *data, size_t n)
{
	char subject[2 * SMR_SUBJECT], full[SMR_SUBJECT];

	if (t->sent)
		return smr_sent_answer(q, t, data, n);
	SMR_TRY(smr_queue_sizes(t->id, n));
	snprintf(subject, sizeof(subject), "done.%s.%s", t->fleet, smr_queue_full(q, t, full));
	return smr_results_store(q, subject, t->id, NULL, data, n);
}

/* ---- asynchronous results ---------------------------------------------------------------------
 */

static uint64_t register_result(smr_queue *q, smr_held *h)
{
	pthread_mutex_lock(&q->lock);
	if (h->number == 0) {
		h->number = ++q->numbers;
		HASH_ADD(hh, q->handed_in, number, sizeof(h->number), h);
		if (h->hh.tbl == NULL)
			h->number = 0;
	}

	uint64_t number = h->number;

	pthread_mutex_unlock(&q->lock);
	return number;
}

static void unregister_result(smr_queue *q, smr_held *h)
{
	if (h->number != 0)
		HASH_DEL(q->handed_in, h);
	h->number = 0;
}

void smr_results_forget(smr_queue *q, smr_held *h)
{
	pthread_mutex_lock(&q->lock);
	unregister_result(q, h);
	pthread_mutex_unlock(&q->lock);
}

smr_status smr_results_hand_in(smr_queue *q, smr_ticket *t, const void *data, size_t n,
			       bool *settled)
{
	char subject[2 * SMR_SUBJECT], reply[SMR_SUBJECT], full[SMR_SUBJECT];
	uint64_t number;
	natsMsg *m = NULL;
	natsStatus s;

	*settled = t->sent; /* otherwise pull() reports it */
	if (t->sent)
		return smr_sent_answer(q, t, data, n);
	SMR_TRY(smr_queue_sizes(t->id, n));
	number = register_result(q, (smr_held *)t);
	if (number == 0)
		return smr_fail(SMR_ENOMEM, "no memory for a result");
	snprintf(subject, sizeof(subject), "done.%s.%s", t->fleet, smr_queue_full(q, t, full));
	snprintf(reply, sizeof(reply), "%s.r%llu", q->inbox, (unsigned long long)number);
	s = smr_queue_msg(subject, reply, t->id, data, n, &m);
	if (s == NATS_OK) {
		s = natsConnection_PublishMsg(q->c->nc, m);
		smr_nats_drop(q->c, m);
	}
	return s == NATS_OK ? SMR_OK : smr_nats_fail(q->c, s, "cannot publish a result");
}

/* {"stream": "DONE", "seq": 5} or {"error": {"description": …}}; empty if no server answers */
static bool is_stored(const char *id, natsMsg *m)
{
	json_t *word = json_loadb(natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m), 0, NULL);
	const char *why =
		json_string_value(json_object_get(json_object_get(word, "error"), "description"));
	bool stored = json_is_integer(json_object_get(word, "seq")) && why == NULL;

	if (!stored)
		smr_log(SMR_LOG_WARN, "the server has not stored the result of %s: %s", id,
			why != NULL ? why : "no stream takes it now");
	json_decref(word);
	return stored;
}

smr_ticket *smr_results_settle(smr_queue *q, uint64_t number, natsMsg *m)
{
	smr_held *h;

	pthread_mutex_lock(&q->lock);
	HASH_FIND(hh, q->handed_in, &number, sizeof(number), h);
	/* if the acknowledgement is lost, the ticket and its result come again, with the same
	 * ids */
	if (h != NULL && is_stored(h->t.id, m) && smr_queue_say(q, h->reply, "+ACK") == SMR_OK) {
		unregister_result(q, h);
		h->t.settled = true;
	} else {
		h = NULL; /* it is submitted again */
	}
	pthread_mutex_unlock(&q->lock);
	return h != NULL ? &h->t : NULL;
}

/* ---- reception --------------------------------------------------------------------------------
 */

/* done.FLEET.USER.RUN.NAME, quick.FLEET.USER.RUN.NAME */
static void on_result(void *arg, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_queue *q = arg;
	const char *fleet = strchr(subject, '.');
	const char *full = fleet != NULL ? strchr(fleet + 1, '.') : NULL;
	char user[SMR_QUEUE_WORD], id[SMR_QUEUE_ID];

	if (full != NULL && smr_queue_read_id(full + 1, user, id) &&
	    !smr_bundle_open(id, data, n, q->fn, q->ctx))
		q->fn(q->ctx, id, data, n);
}

smr_status smr_results_listen(smr_queue *q, const char *run, smr_result_fn fn, void *ctx)
{
	char subject[SMR_SUBJECT];

	if (!smr_queue_word(run))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a run", run);
	for (int i = 0; i < 2; i++) {
		smr_nats_unlisten(q->results[i]);
		q->results[i] = NULL;
	}
	q->fn = fn;
	q->ctx = ctx;
	if (fn == NULL)
		return SMR_OK;
	snprintf(subject, sizeof(subject), "done.*.%s.%s.>", q->user, run);
	SMR_TRY(smr_nats_listen(q->c, subject, on_result, q, &q->results[0]));
	snprintf(subject, sizeof(subject), "quick.*.%s.%s.>", q->user, run);
	return smr_nats_listen(q->c, subject, on_result, q, &q->results[1]);
}

smr_status smr_results_read(smr_queue *q, const char *id, smr_str *out)
{
	char subject[SMR_SUBJECT], stream[64];
	jsOptions o;
	jsErrCode code = 0;
	natsMsg *m = NULL;
	natsStatus s;

	if (!smr_nats_connected(q->c)) /* without a connection it would wait */
		return smr_fail(SMR_EIO, "the cluster's server cannot be reached");
	snprintf(subject, sizeof(subject), "done.*.%s.%s", q->user, id);
	smr_done_name(q->user, stream, sizeof(stream));
	jsOptions_Init(&o);
	o.Wait = SMR_PUBLISH_MS;
	s = js_GetLastMsg(&m, q->c->js, stream, subject, &o, &code);
	if (s == NATS_NOT_FOUND)
		return smr_fail(SMR_ENOTFOUND, "no result of %s yet", id);
	SMR_TRY(smr_queue_check(q, s, code, "cannot read results"));
	smr_str_write(out, natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m));
	smr_nats_drop(q->c, m);
	return smr_str_status(out, "a result");
}
