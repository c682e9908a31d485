/* A ticket is pushed again each second until its result arrives: the queue knows it by its id, so
 * it is not done twice, and nothing is lost with a server or a message. The first result is used;
 * others of that id are ignored. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "cluster/dispatch/client_internal.h"
#include "cluster/worker/code_fetch.h"

enum { LOOKS = 16 };

static void notify_job_waiter(smr_job *j)
{
	if (j->what.heard != NULL)
		j->what.heard(j->what.heard_ctx);
	else
		pthread_cond_signal(&j->heard);
}

void smr_client_hear(void *ctx, const char *id, const void *data, size_t n)
{
	smr_client *c = ctx;
	smr_job *j;

	pthread_mutex_lock(&c->lock);
	HASH_FIND_STR(c->jobs, id, j);
	if (j != NULL && n == 0) {
		j->is_refused = true;
		notify_job_waiter(j);
	} else if (j != NULL && !j->has_answer) {
		smr_str_write(&j->answer, data, n);
		j->has_answer = !j->answer.oom;
		if (j->answer.oom)
			smr_str_clear(&j->answer); /* it is requested again later */
		notify_job_waiter(j);
	}
	pthread_mutex_unlock(&c->lock);
}

static smr_status listen_on_routes(smr_client *c, const smr_blob_route *ways)
{
	smr_status st = SMR_OK;

	for (; ways->transport != NULL; ways++) {
		st = smr_blob_server_listen(c->bulk, ways);
		if (st != SMR_OK)
			smr_log(SMR_LOG_WARN, "fleet: nothing goes over %s: %s", ways->transport,
				smr_errmsg());
	}
	return *smr_blob_server_roads(c->bulk) != '\0' ? SMR_OK : st;
}

smr_status smr_client_open(const smr_queue_kind *kind, smr_queue *queue, const char *run,
			   const smr_blob_route *ways, smr_client **out)
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
	st = smr_blob_server_open(&c->bulk);
	if (st == SMR_OK)
		st = listen_on_routes(c, ways);
	if (st == SMR_OK)
		st = kind->listen(queue, run, smr_client_hear, c);
	if (st != SMR_OK) {
		smr_blob_server_close(c->bulk);
		pthread_mutex_destroy(&c->lock);
		smr_free(c);
		return st;
	}
	*out = c;
	return SMR_OK;
}

void smr_client_resume(smr_client *c)
{
	c->looks = LOOKS;
}

void smr_client_close(smr_client *c)
{
	if (c == NULL)
		return;
	/* cannot fail: the run's name was accepted before */
	(void)c->kind->listen(c->queue, c->run, NULL, NULL);
	smr_blob_server_close(c->bulk);
	pthread_mutex_destroy(&c->lock);
	smr_free(c);
}

/* ---- submitting ------------------------------------------------------------------------------ */

/* Names a job; the same work at the same place of a run has the same name. */
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
	smr_task_message o = {.code = j->what.code,
			      .size = j->what.size,
			      .predicted_s = j->what.predicted_s,
			      .name = j->name,
			      .nname = strlen(j->name),
			      .avoid = j->avoid,
			      .navoid = strlen(j->avoid),
			      .roads = smr_blob_server_roads(c->bulk),
			      .nroads = strlen(smr_blob_server_roads(c->bulk)),
			      .total = j->what.n};

	if (j->what.n <= SMR_TASK_MESSAGE_INLINE)
		o.request = j->what.request;
	smr_str_clear(&j->ticket);
	smr_task_message_write(&o, &j->ticket);
	return smr_str_status(&j->ticket, "a ticket");
}

static smr_status offer_request_blob(smr_client *c, smr_job *j)
{
	smr_status st = SMR_OK;

	if (j->what.n > SMR_TASK_MESSAGE_INLINE || j->what.most > SMR_TASK_MESSAGE_INLINE) {
		st = smr_blob_server_offer(c->bulk, j->id, j->what.request, j->what.n,
					   j->what.most);
		j->is_offered = st == SMR_OK;
	}
	return st;
}

smr_status smr_client_offer_code(smr_client *c, const uint8_t hash[SMR_HASH_BYTES],
				 const void *archive, size_t n)
{
	char id[SMR_QUEUE_ID];

	smr_code_fetch_id(hash, id);
	return smr_blob_server_offer(c->bulk, id, archive, n, 0);
}

smr_status smr_client_enlist(smr_client *c, smr_job *j)
{
	smr_status st;

	name_job(c, j);
	SMR_TRY(write_ticket(c, j));
	SMR_TRY(offer_request_blob(c, j));
	pthread_mutex_lock(&c->lock);
	HASH_ADD_STR(c->jobs, id, j);
	st = j->hh.tbl != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a job");
	pthread_mutex_unlock(&c->lock);
	return st;
}

void smr_client_delist(smr_client *c, smr_job *j)
{
	pthread_mutex_lock(&c->lock);
	if (j->hh.tbl != NULL)
		HASH_DEL(c->jobs, j);
	j->hh.tbl = NULL;
	j->has_answer = false;
	smr_str_clear(&j->answer);
	pthread_mutex_unlock(&c->lock);
	if (j->is_offered)
		smr_blob_server_withdraw(c->bulk, j->id);
	j->is_offered = false;
}

smr_status smr_client_push(smr_client *c, smr_job *j)
{
	/* a node that reports that it has no room does not count as a failed one */
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

/* Returns whether there is a result, from an earlier process of this run or of another of that
 * name. */
static bool is_kept(smr_client *c, smr_job *j)
{
	smr_str kept = {0};
	bool is;

	if (__atomic_load_n(&c->looks, __ATOMIC_RELAXED) <= 0)
		return false;
	is = c->kind->result(c->queue, j->id, &kept) == SMR_OK;
	if (is)
		smr_client_hear(c, j->id, kept.s, kept.n);
	else
		__atomic_sub_fetch(&c->looks, 1, __ATOMIC_RELAXED);
	smr_str_free(&kept);
	return is;
}

smr_status smr_client_set_out(smr_client *c, smr_job *j)
{
	j->is_sent = false;
	j->pushed = smr_now_ns();
	if (is_kept(c, j))
		return SMR_OK;
	if (j->node[0] == '\0')
		return smr_client_push(c, j);
	j->is_sent = true;
	if (j->what.batch != NULL && j->what.batch->n < SMR_BATCH) {
		j->what.batch->jobs[j->what.batch->n++] = j;
		j->what.batch = NULL; /* if it is sent again, then alone */
		return SMR_OK;
	}
	if (c->kind->send(c->queue, j->fleet, j->node, j->id, j->ticket.s, j->ticket.n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "fleet: %s is pushed later: %s", j->id, smr_errmsg());
	return SMR_OK;
}

void smr_client_send(smr_client *c, smr_batch *b)
{
	smr_posting all[SMR_BATCH];

	for (size_t i = 0; i < b->n; i++) {
		const smr_job *j = b->jobs[i];

		all[i] = (smr_posting){.fleet = j->fleet,
				       .node = j->node,
				       .id = j->id,
				       .data = j->ticket.s,
				       .n = j->ticket.n};
	}
	if (b->n > 0 && c->kind->send_all(c->queue, all, b->n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "fleet: %zu tickets are pushed later: %s", b->n,
			smr_errmsg());
	b->n = 0;
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
	st = j->name != NULL && j->avoid != NULL ? smr_client_enlist(c, j)
						 : smr_fail(SMR_ENOMEM, "no memory for a job");
	if (st == SMR_OK)
		st = smr_client_set_out(c, j);
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
	return smr_client_push(c, j);
}

void smr_client_drop(smr_client *c, smr_job *j)
{
	if (j == NULL)
		return;
	smr_client_delist(c, j);
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
