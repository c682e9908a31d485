/* The streams of a queue, made when they are not there.
 *
 * Tickets and their takers are kept in memory: a file for each ticket that comes and goes, as the
 * server writes them, costs as much as all else that it does for the ticket. When the server ends
 * they are gone, and whoever waits for a ticket pushes it again. Results and dead letters are
 * kept in files. */
#include <stdio.h>
#include <string.h>

#include "net/nats/tickets.h"

static smr_status make_stream(smr_queue *q, jsStreamConfig *c, const char *name,
			      const char *subject)
{
	jsErrCode code = 0;
	char what[SMR_SUBJECT];
	natsStatus s;

	c->Name = name;
	c->Subjects = &subject;
	c->SubjectsLen = 1;
	s = js_AddStream(NULL, q->c->js, c, NULL, &code);
	/* made by someone else, perhaps with other limits: it is there */
	if (s != NATS_OK && code == JSStreamNameExistErr)
		s = NATS_OK;
	snprintf(what, sizeof(what), "cannot make the stream %s", name);
	return smr_queue_check(q, s, code, what);
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
	return smr_queue_check(q, js_AddConsumer(NULL, q->c->js, stream, &c, NULL, &code), code,
			       "cannot make the fleet's consumer");
}

static smr_status make_all(smr_queue *q, const char *fleet)
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
	c.Storage = js_MemoryStorage;
	c.MaxBytes = INT64_C(1) << 30;
	c.Discard = js_DiscardNew; /* it is pushed again later */
	SMR_TRY(make_stream(q, &c, stream, subject));
	SMR_TRY(make_consumer(q, stream));
	return make_common(q);
}

/* The connection's returns when the fleet's streams were made; NULL: this end has not made them. */
static smr_made *find(smr_queue *q, const char *fleet)
{
	for (size_t i = 0; i < q->made.n; i++)
		if (strcmp(q->made.v[i].fleet, fleet) == 0)
			return &q->made.v[i];
	return NULL;
}

static smr_status note(smr_queue *q, const char *fleet, unsigned returns)
{
	smr_made m = {.returns = returns}, *there;
	smr_status st = SMR_OK;

	snprintf(m.fleet, sizeof(m.fleet), "%s", fleet);
	pthread_mutex_lock(&q->lock);
	there = find(q, fleet);
	if (there != NULL)
		there->returns = returns;
	else
		st = smr_vec_push(&q->made, m);
	pthread_mutex_unlock(&q->lock);
	return st;
}

/* Nodes that asked for its tickets in vain ask again. */
static void tell_nodes(smr_queue *q, const char *fleet)
{
	char subject[SMR_SUBJECT];

	snprintf(subject, sizeof(subject), "task.%s.made", fleet);
	/* lost: they ask again after a rest */
	(void)natsConnection_Publish(q->c->nc, subject, NULL, 0);
}

smr_status smr_streams_make(smr_queue *q, const char *fleet)
{
	unsigned returns = smr_nats_returns(q->c);

	SMR_TRY(make_all(q, fleet));
	tell_nodes(q, fleet);
	return note(q, fleet, returns);
}

smr_status smr_streams_keep(smr_queue *q, const char *fleet)
{
	smr_made *m;
	bool lost;

	pthread_mutex_lock(&q->lock);
	m = find(q, fleet);
	lost = m != NULL && m->returns != smr_nats_returns(q->c);
	pthread_mutex_unlock(&q->lock);
	if (lost && smr_streams_make(q, fleet) != SMR_OK)
		return smr_fail(SMR_EIO, "%s", smr_errmsg());
	return SMR_OK;
}
