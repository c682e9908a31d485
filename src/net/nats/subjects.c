/* Messages by subject: publish, request, subscribe. */
#include <limits.h>
#include <string.h>

#include "base/alloc.h"
#include "net/nats/connection.h"

struct smr_nats_listener {
	smr_nats *c;
	natsSubscription *sub;
	smr_nats_fn fn;
	void *ctx;
	atomic_bool over;
};

/* Checks the size, since cnats counts bytes with an int. */
static smr_status check_message_size(size_t n, const char *subject)
{
	return n <= INT_MAX ? SMR_OK
			    : smr_fail(SMR_EINVAL, "%zu bytes are too many for one message to %s",
				       n, subject);
}

smr_status smr_nats_publish(smr_nats *c, const char *subject, const void *data, size_t n)
{
	SMR_TRY(check_message_size(n, subject));

	natsStatus s = natsConnection_Publish(c->nc, subject, data, (int)n);

	return s == NATS_OK ? SMR_OK : smr_nats_fail(NULL, s, "cannot publish to %s", subject);
}

smr_status smr_nats_flush(smr_nats *c, int timeout_ms)
{
	natsStatus s = natsConnection_FlushTimeout(c->nc, timeout_ms);

	return s == NATS_OK ? SMR_OK : smr_nats_fail(NULL, s, "the cluster's server is silent");
}

smr_status smr_nats_request(smr_nats *c, const char *subject, const void *data, size_t n,
			    int timeout_ms, smr_str *reply)
{
	natsMsg *m = NULL;

	SMR_TRY(check_message_size(n, subject));

	natsStatus s = natsConnection_Request(&m, c->nc, subject, data, (int)n, timeout_ms);

	if (s != NATS_OK)
		return smr_nats_fail(c, s, "no answer from %s", subject);
	smr_str_write(reply, natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m));
	smr_nats_drop(c, m);
	return smr_str_status(reply, "an answer");
}

static void on_message(natsConnection *nc, natsSubscription *sub, natsMsg *m, void *arg)
{
	smr_nats_listener *l = arg;
	const char *to = natsMsg_GetReply(m);
	smr_str reply = {0};

	l->fn(l->ctx, natsMsg_GetSubject(m), natsMsg_GetData(m), (size_t)natsMsg_GetDataLength(m),
	      &reply);
	/* without memory for the answer there is no reply: the sender times out and retries */
	if (to != NULL && reply.n > 0 && !reply.oom && reply.n <= INT_MAX)
		(void)natsConnection_Publish(nc, to, reply.s, (int)reply.n);
	smr_str_free(&reply);
	smr_nats_drop(l->c, m);
}

static void on_subscription_end(void *arg)
{
	smr_nats_listener *l = arg;

	atomic_store(&l->over, true);
}

smr_status smr_nats_listen(smr_nats *c, const char *subject, smr_nats_fn fn, void *ctx,
			   smr_nats_listener **out)
{
	smr_nats_listener *l = smr_calloc(1, sizeof(*l));

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to listen to %s", subject);
	*l = (smr_nats_listener){.c = c, .fn = fn, .ctx = ctx};

	natsStatus s = natsConnection_Subscribe(&l->sub, c->nc, subject, on_message, l);

	if (s == NATS_OK) {
		s = natsSubscription_SetOnCompleteCB(l->sub, on_subscription_end, l);
		atomic_store(&l->over, s != NATS_OK); /* then the end is not reported */
	}
	if (s == NATS_OK) {
		*out = l;
		return SMR_OK;
	}

	smr_status st = smr_nats_fail(c, s, "cannot listen to %s", subject);

	smr_nats_unlisten(l);
	return st;
}

void smr_nats_unlisten(smr_nats_listener *l)
{
	if (l == NULL)
		return;
	if (l->sub != NULL) {
		/* fails on a closed connection, whose subscriptions have already ended */
		(void)natsSubscription_Unsubscribe(l->sub);
		while (!atomic_load(&l->over))
			nats_Sleep(1);
		natsSubscription_Destroy(l->sub);
	}
	smr_free(l);
}
