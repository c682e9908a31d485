/* Waits for a job's result, and pushes it again meanwhile. */
#include <time.h>

#include "base/thread/clock.h"
#include "cluster/dispatch/client_internal.h"

/* ns between two pushes of a ticket; and until a ticket that was sent directly is pushed */
static const int64_t AGAIN = 1000000000, GIVE_UP = 250000000;

enum { MAX_ATTEMPTS = 3 };

/* Waits for an answer; returns at once if @p until is over. *refused: its node has no room. */
static bool wait_for_answer(smr_client *c, smr_job *j, int64_t until, bool *refused)
{
	struct timespec at = {.tv_sec = until / 1000000000, .tv_nsec = until % 1000000000};
	bool heard;

	pthread_mutex_lock(&c->lock);
	if (!j->has_answer && !(j->is_sent && j->is_refused) && until > smr_now_ns())
		pthread_cond_timedwait(&j->heard, &c->lock, &at);
	heard = j->has_answer;
	*refused = j->is_sent && j->is_refused;
	pthread_mutex_unlock(&c->lock);
	return heard;
}

/* Pushes the ticket again; the queue may have a result that came without a listener. */
static smr_status retry_push(smr_client *c, smr_job *j)
{
	smr_str kept = {0};

	if (j->is_sent)
		return smr_now_ns() - j->pushed < GIVE_UP ? SMR_OK : smr_client_push(c, j);
	if (smr_now_ns() - j->pushed < AGAIN)
		return SMR_OK;
	if (c->kind->result(c->queue, j->id, &kept) == SMR_OK)
		smr_client_hear(c, j->id, kept.s, kept.n);
	smr_str_free(&kept);
	return smr_client_push(c, j);
}

/* Resubmits a job under another name: its request or reply was in a process that has ended. */
static smr_status resubmit_job(smr_client *c, smr_job *j)
{
	if (++j->attempt >= MAX_ATTEMPTS)
		return smr_fail(SMR_EIO, "the result of %s was lost %u times", j->id, j->attempt);
	smr_client_delist(c, j);
	j->node[0] = '\0'; /* the former node did finish */
	SMR_TRY(smr_client_enlist(c, j));
	return smr_client_set_out(c, j);
}

static smr_status accept_task_reply(smr_client *c, smr_job *j, smr_task_reply *a, smr_str *reply,
				    bool *done)
{
	SMR_TRY(smr_task_reply_read(j->answer.s, j->answer.n, a));
	*done = true;
	if (a->status == SMR_EIO) { /* the ticket led to a process that submitted it before */
		*done = false;
		return resubmit_job(c, j);
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
	if (smr_blob_server_take(c->bulk, j->id, a->tag, reply) == SMR_OK)
		return SMR_OK;
	*done = false;
	return resubmit_job(c, j);
}

smr_status smr_client_wait(smr_client *c, smr_job *j, int timeout_ms, bool *done, smr_task_reply *a,
			   smr_str *reply)
{
	int64_t end = smr_now_ns() + (int64_t)timeout_ms * 1000000;

	*done = false;
	while (!*done) {
		int64_t now = smr_now_ns(), until = now + AGAIN / 4;
		bool refused;

		if (wait_for_answer(c, j, until < end ? until : end, &refused)) {
			SMR_TRY(accept_task_reply(c, j, a, reply, done));
			continue;
		}
		SMR_TRY(refused ? smr_client_push(c, j) : retry_push(c, j));
		if (smr_now_ns() >= end)
			return SMR_OK;
	}
	return SMR_OK;
}
