/* A ticket is pushed again each second until its result is here: the queue knows it by its id, so
 * nothing is done twice because of it, and nothing is lost with a server or a message. The first
 * result that is heard is taken; others of that id are not looked at. */
#include "fleet/client.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/table.h"
#include "fleet/supply.h"

/* ns between two pushes of a ticket; and until one is pushed that was sent and is not answered */
static const int64_t AGAIN = 1000000000, GIVE_UP = 250000000;

enum { MAX_ATTEMPTS = 3 };

struct smr_job {
	UT_hash_handle hh; /* by id */
	char id[SMR_QUEUE_ID], fleet[SMR_QUEUE_WORD];
	char node[SMR_QUEUE_WORD]; /* where it was sent, or "" */
	pthread_cond_t heard;
	smr_submission what;
	char *name, *avoid;
	smr_str ticket, answer;
	uint64_t number;
	unsigned attempt;
	int64_t pushed;
	bool is_offered, has_answer;
	bool is_sent, is_refused; /* it is in no queue yet; the node has no room */
};

struct smr_client {
	const smr_queue_kind *kind;
	smr_queue *queue;
	smr_bulk *bulk;
	char run[SMR_QUEUE_WORD];
	pthread_mutex_t lock; /* of the table, and of what is heard */
	smr_job *jobs;
	uint64_t submitted;
};

static void on_result(void *ctx, const char *id, const void *data, size_t n)
{
	smr_client *c = ctx;
	smr_job *j;

	pthread_mutex_lock(&c->lock);
	HASH_FIND_STR(c->jobs, id, j);
	if (j != NULL && n == 0) {
		j->is_refused = true;
		pthread_cond_signal(&j->heard);
	} else if (j != NULL && !j->has_answer) {
		smr_str_write(&j->answer, data, n);
		j->has_answer = !j->answer.oom;
		if (j->answer.oom)
			smr_str_clear(&j->answer); /* it is asked for again later */
		pthread_cond_signal(&j->heard);
	}
	pthread_mutex_unlock(&c->lock);
}

static smr_status open_ways(smr_client *c, const smr_way *ways)
{
	smr_status st = SMR_OK;

	for (; ways->transport != NULL; ways++) {
		st = smr_bulk_listen(c->bulk, ways);
		if (st != SMR_OK)
			smr_log(SMR_LOG_WARN, "fleet: nothing goes over %s: %s", ways->transport,
				smr_errmsg());
	}
	return *smr_bulk_roads(c->bulk) != '\0' ? SMR_OK : st;
}

smr_status smr_client_open(const smr_queue_kind *kind, smr_queue *queue, const char *run,
			   const smr_way *ways, smr_client **out)
{
	smr_client *c;
	smr_status st;

	if (!smr_queue_word(run))
		return smr_fail(SMR_EINVAL,
				"\"%s\" is no name of a run: lower-case letters, digits, - and _",
				run);
	c = smr_calloc(1, sizeof(*c));
	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to submit");
	c->kind = kind;
	c->queue = queue;
	snprintf(c->run, sizeof(c->run), "%s", run);
	pthread_mutex_init(&c->lock, NULL);
	st = smr_bulk_open(&c->bulk);
	if (st == SMR_OK)
		st = open_ways(c, ways);
	if (st == SMR_OK)
		st = kind->listen(queue, run, on_result, c);
	if (st != SMR_OK) {
		smr_bulk_close(c->bulk);
		pthread_mutex_destroy(&c->lock);
		smr_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

void smr_client_close(smr_client *c)
{
	if (c == NULL)
		return;
	/* cannot fail: the run's name was taken before */
	(void)c->kind->listen(c->queue, c->run, NULL, NULL);
	smr_bulk_close(c->bulk);
	pthread_mutex_destroy(&c->lock);
	smr_free(c);
}

/* ---- submitting ------------------------------------------------------------------------------ */

/* The same work at the same place of a run has the same name. */
static void name_job(const smr_client *c, smr_job *j)
{
	uint64_t content = smr_hash64(j->what.request, j->what.n < 64 ? j->what.n : 64, j->what.n);
	char again[8] = "";

	if (j->attempt > 0)
		snprintf(again, sizeof(again), "-%u", j->attempt);
	snprintf(j->id, sizeof(j->id), "%s.%llu-%016llx%s", c->run, (unsigned long long)j->number,
		 (unsigned long long)content, again);
}

static smr_status write_ticket(const smr_client *c, smr_job *j)
{
	smr_order o = {.code = j->what.code,
		       .size = j->what.size,
		       .predicted_s = j->what.predicted_s,
		       .name = j->name,
		       .nname = strlen(j->name),
		       .avoid = j->avoid,
		       .navoid = strlen(j->avoid),
		       .roads = smr_bulk_roads(c->bulk),
		       .nroads = strlen(smr_bulk_roads(c->bulk)),
		       .total = j->what.n};

	if (j->what.n <= SMR_ORDER_INLINE)
		o.request = j->what.request;
	smr_str_clear(&j->ticket);
	smr_order_write(&o, &j->ticket);
	return smr_str_status(&j->ticket, "a ticket");
}

static smr_status offer(smr_client *c, smr_job *j)
{
	smr_status st = SMR_OK;

	if (j->what.n > SMR_ORDER_INLINE || j->what.most > SMR_ORDER_INLINE) {
		st = smr_bulk_offer(c->bulk, j->id, j->what.request, j->what.n, j->what.most);
		j->is_offered = st == SMR_OK;
	}
	return st;
}

smr_status smr_client_offer_code(smr_client *c, const uint8_t hash[SMR_HASH_BYTES],
				 const void *archive, size_t n)
{
	char id[SMR_QUEUE_ID];

	smr_supply_id(hash, id);
	return smr_bulk_offer(c->bulk, id, archive, n, 0);
}

static smr_status enlist(smr_client *c, smr_job *j)
{
	smr_status st;

	name_job(c, j);
	SMR_TRY(write_ticket(c, j));
	SMR_TRY(offer(c, j));
	pthread_mutex_lock(&c->lock);
	HASH_ADD_STR(c->jobs, id, j);
	st = j->hh.tbl != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a job");
	pthread_mutex_unlock(&c->lock);
	return st;
}

static void delist(smr_client *c, smr_job *j)
{
	pthread_mutex_lock(&c->lock);
	if (j->hh.tbl != NULL)
		HASH_DEL(c->jobs, j);
	j->hh.tbl = NULL;
	j->has_answer = false;
	smr_str_clear(&j->answer);
	pthread_mutex_unlock(&c->lock);
	if (j->is_offered)
		smr_bulk_withdraw(c->bulk, j->id);
	j->is_offered = false;
}

static smr_status push(smr_client *c, smr_job *j)
{
	/* a node that says it has no room is not to blame */
	const char *had = j->node[0] != '\0' && !j->is_refused ? j->node : NULL;
	smr_status st = c->kind->push(c->queue, j->fleet, j->id, j->ticket.s, j->ticket.n, had);

	j->is_sent = false;
	j->pushed = smr_now_ns();
	if (st == SMR_OK)
		smr_log(SMR_LOG_DEBUG, "fleet: %s: is pushed", j->id);
	if (st == SMR_OK || st == SMR_EINVAL || st == SMR_ENOTFOUND)
		return st;
	smr_log(SMR_LOG_INFO, "fleet: %s is pushed again later: %s", j->id, smr_errmsg());
	return SMR_OK;
}

/* To its node, or into the queue. */
static smr_status set_out(smr_client *c, smr_job *j)
{
	if (j->node[0] == '\0')
		return push(c, j);
	j->is_sent = true;
	j->pushed = smr_now_ns();
	if (c->kind->send(c->queue, j->fleet, j->node, j->id, j->ticket.s, j->ticket.n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "fleet: %s is pushed later: %s", j->id, smr_errmsg());
	return SMR_OK;
}

smr_status smr_client_submit(smr_client *c, const smr_submission *s, smr_job **out)
{
	smr_job *j;
	smr_status st;

	if (!smr_queue_word(s->fleet) || (s->node != NULL && !smr_queue_word(s->node)))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", s->fleet);
	j = smr_calloc(1, sizeof(*j));
	if (j == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a job");
	pthread_condattr_t clock;
	pthread_condattr_init(&clock);
	pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	pthread_cond_init(&j->heard, &clock);
	pthread_condattr_destroy(&clock);
	j->what = *s;
	snprintf(j->fleet, sizeof(j->fleet), "%s", s->fleet);
	snprintf(j->node, sizeof(j->node), "%s", s->node != NULL ? s->node : "");
	j->number = __atomic_add_fetch(&c->submitted, 1, __ATOMIC_SEQ_CST);
	j->name = smr_strdup(s->name != NULL ? s->name : "");
	j->avoid = smr_strdup(s->avoid != NULL ? s->avoid : "");
	st = j->name != NULL && j->avoid != NULL ? enlist(c, j)
						 : smr_fail(SMR_ENOMEM, "no memory for a job");
	if (st == SMR_OK)
		st = set_out(c, j);
	if (st != SMR_OK) {
		smr_client_drop(c, j);
		return st;
	}
	*out = j;
	return SMR_OK;
}

smr_status smr_client_move(smr_client *c, smr_job *j, const char *fleet)
{
	if (!smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	snprintf(j->fleet, sizeof(j->fleet), "%s", fleet);
	return push(c, j);
}

void smr_client_drop(smr_client *c, smr_job *j)
{
	if (j == NULL)
		return;
	delist(c, j);
	pthread_cond_destroy(&j->heard);
	smr_str_free(&j->ticket);
	smr_str_free(&j->answer);
	smr_free(j->name);
	smr_free(j->avoid);
	smr_free(j);
}

smr_status smr_client_holder(smr_client *c, smr_job *j, char node[SMR_QUEUE_WORD], unsigned *before)
{
	*before = 0;
	if (!j->is_sent) {
		SMR_TRY(c->kind->holder(c->queue, j->fleet, j->id, node, before));
		*before -= *before > 0;
		return SMR_OK;
	}
	snprintf(node, SMR_QUEUE_WORD, "%s", j->node);
	return SMR_OK;
}

/* ---- waiting --------------------------------------------------------------------------------- */

/* *refused: the node to which it was sent has no room. */
static bool wait_heard(smr_client *c, smr_job *j, int64_t until, bool *refused)
{
	struct timespec at = {.tv_sec = until / 1000000000, .tv_nsec = until % 1000000000};
	bool heard;

	pthread_mutex_lock(&c->lock);
	if (!j->has_answer && !(j->is_sent && j->is_refused))
		pthread_cond_timedwait(&j->heard, &c->lock, &at);
	heard = j->has_answer;
	*refused = j->is_sent && j->is_refused;
	pthread_mutex_unlock(&c->lock);
	return heard;
}

/* What was said while nobody listened is kept by the queue. */
static smr_status ask_again(smr_client *c, smr_job *j)
{
	smr_str kept = {0};

	if (j->is_sent)
		return smr_now_ns() - j->pushed < GIVE_UP ? SMR_OK : push(c, j);
	if (smr_now_ns() - j->pushed < AGAIN)
		return SMR_OK;
	if (c->kind->result(c->queue, j->id, &kept) == SMR_OK)
		on_result(c, j->id, kept.s, kept.n);
	smr_str_free(&kept);
	return push(c, j);
}

/* Request or reply lie with a process that is no more: it is done again, under another name. */
static smr_status start_over(smr_client *c, smr_job *j)
{
	if (++j->attempt >= MAX_ATTEMPTS)
		return smr_fail(SMR_EIO, "the result of %s was lost %u times", j->id, j->attempt);
	delist(c, j);
	j->node[0] = '\0'; /* who had it brought a result */
	SMR_TRY(enlist(c, j));
	return push(c, j);
}

static smr_status accept(smr_client *c, smr_job *j, smr_answer *a, smr_str *reply, bool *done)
{
	SMR_TRY(smr_answer_read(j->answer.s, j->answer.n, a));
	*done = true;
	if (a->status == SMR_EIO) { /* its ticket led to the process that asked before us */
		*done = false;
		return start_over(c, j);
	}
	if (a->status != SMR_OK)
		return SMR_OK;
	if (a->total > j->what.most)
		return smr_fail(SMR_ECORRUPT, "a result of %llu bytes for %s",
				(unsigned long long)a->total, j->id);
	if (a->reply != NULL) {
		smr_str_write(reply, a->reply, a->total);
		return smr_str_status(reply, "a result");
	}
	if (smr_bulk_take(c->bulk, j->id, a->tag, reply) == SMR_OK)
		return SMR_OK;
	*done = false;
	return start_over(c, j);
}

smr_status smr_client_wait(smr_client *c, smr_job *j, int timeout_ms, bool *done, smr_answer *a,
			   smr_str *reply)
{
	int64_t end = smr_now_ns() + (int64_t)timeout_ms * 1000000;

	*done = false;
	while (!*done) {
		int64_t now = smr_now_ns(), until = now + AGAIN / 4;
		bool refused;

		if (wait_heard(c, j, until < end ? until : end, &refused)) {
			SMR_TRY(accept(c, j, a, reply, done));
			continue;
		}
		SMR_TRY(refused ? push(c, j) : ask_again(c, j));
		if (smr_now_ns() >= end)
			return SMR_OK;
	}
	return SMR_OK;
}
