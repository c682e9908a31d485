/* One ticket: fetch, serve, publish, acknowledge, in this order, so that a process that ends on the
 * way leaves the ticket to another node. */
#include "cluster/worker/task_run.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/buffer_pool.h"
#include "base/data/hash.h"
#include "base/log.h"
#include "base/thread/caller.h"
#include "base/thread/clock.h"
#include "cluster/payload/blob_server.h"
#include "cluster/payload/task_message.h"
#include "cluster/worker/code_fetch.h"

enum {
	AVOID_MOST = 3,   /* deliveries after which a node that should leave a ticket to others
			   * takes it: there may be none */
	FAULTED_MOST = 8, /* the same for a ticket that ended a worker here */
	AVOID_MS = 30,
	FETCHES = 4,     /* deliveries after which an unreachable sender is given up */
	SILENT_MS = 250, /* delay while the sender may return, doubled with each delivery ... */
	GONE_MS = 20,    /* ... and if its process has ended, as far as this node knows */
	LAST_TRIES = 20,
	FAULTED = 32, /* number of remembered tickets */
};

struct smr_task_runs {
	const smr_worker_params *p;
	smr_blob_client *roads;
	smr_code_fetch *supply;
	uint64_t tags;
	bool ending;
	_Atomic uint64_t faulted[FAULTED]; /* ids of tickets that ended a worker here */
	atomic_uint nfaulted;
};

smr_status smr_task_runs_open(const smr_worker_params *p, smr_task_runs **out)
{
	smr_task_runs *e = smr_calloc(1, sizeof(*e));
	smr_status st;

	if (e == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a worker");
	e->p = p;
	/* makes this process' tags differ from those of other and earlier processes */
	e->tags = smr_hash64(p->node, strlen(p->node), (uint64_t)smr_now_ns() ^ (uint64_t)getpid());
	st = smr_blob_client_open(p->access, &e->roads);
	if (st == SMR_OK)
		st = smr_code_fetch_open(p->serve, e->roads, &e->supply);
	if (st != SMR_OK) {
		smr_blob_client_close(e->roads);
		smr_free(e);
		return st;
	}
	*out = e;
	return SMR_OK;
}

void smr_task_runs_close(smr_task_runs *e)
{
	if (e == NULL)
		return;
	smr_code_fetch_close(e->supply);
	smr_blob_client_close(e->roads);
	smr_free(e);
}

void smr_task_runs_end(smr_task_runs *e)
{
	__atomic_store_n(&e->ending, true, __ATOMIC_SEQ_CST);
}

/* Sleeps before a retry, up to a second. */
static void sleep_before_retry(unsigned again)
{
	long ms = again < 7 ? 10L << again : 1000;
	struct timespec t = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};

	nanosleep(&t, NULL);
}

/* An acknowledgement of a ticket. */
typedef struct word {
	enum { ACK, BURY, FINISH, HAND_IN } what;
	const char *why;       /* BURY */
	const smr_str *result; /* FINISH, HAND_IN */
	bool settled;          /* after HAND_IN */
} word;

static smr_status acknowledge_ticket(const smr_task_runs *e, smr_queue *q, smr_ticket *t, word *w)
{
	const smr_queue_kind *k = e->p->kind;

	switch (w->what) {
	case ACK:
		return k->ack(q, t);
	case BURY:
		return k->bury(q, t, w->why);
	case FINISH:
		return k->finish(q, t, w->result->s, w->result->n);
	default:
		return k->hand_in(q, t, w->result->s, w->result->n, &w->settled);
	}
}

/* Retries until it succeeds, unless this node is leaving. */
static bool retry_acknowledgement(smr_task_runs *e, smr_queue *q, smr_ticket *t, word *w)
{
	for (unsigned i = 0;; i++) {
		smr_status st = acknowledge_ticket(e, q, t, w);

		if (st == SMR_OK)
			return true;
		if (i == 0)
			smr_log(SMR_LOG_WARN, "worker: %s: tries again: %s", t->id, smr_errmsg());
		if (st == SMR_EINVAL ||
		    (i > LAST_TRIES && __atomic_load_n(&e->ending, __ATOMIC_SEQ_CST)))
			return false;
		sleep_before_retry(i);
	}
}

static smr_status write_answer(const smr_task_runs *e, const smr_ticket *t, smr_task_reply *a,
			       smr_str *text)
{
	a->node = e->p->node;
	a->nnode = strlen(a->node);
	a->tries = t->nodes + 1;
	a->wait_s = (double)t->waited_ns * 1e-9;
	smr_task_reply_write(a, text);
	return smr_str_status(text, "an answer");
}

/* Buries a ticket: its sender gets the reason, and the dead letter is kept for users. */
static smr_task_run_end bury_dead_letter(smr_task_runs *e, smr_queue *q, smr_ticket *t,
					 smr_status why)
{
	char text[256];
	smr_task_reply a = {.status = why, .why = text};
	smr_str answer = {0};
	bool ok;

	snprintf(text, sizeof(text), "%s", smr_errmsg());
	a.nwhy = strlen(text);
	smr_log(SMR_LOG_ERROR, "worker: %s is a dead letter: %s", t->id, text);
	ok = write_answer(e, t, &a, &answer) == SMR_OK &&
	     retry_acknowledgement(e, q, t, &(word){.what = FINISH, .result = &answer}) &&
	     retry_acknowledgement(e, q, t, &(word){.what = BURY, .why = text});
	smr_str_free(&answer);
	return ok ? SMR_TASK_RUN_BURIED : SMR_TASK_RUN_LEFT;
}

/* Buries a malformed ticket without counting a failure, which would keep the node from getting
 * work. */
static smr_task_run_end refuse_ticket(smr_task_runs *e, smr_queue *q, smr_ticket *t, smr_status why)
{
	return bury_dead_letter(e, q, t, why) == SMR_TASK_RUN_BURIED ? SMR_TASK_RUN_DONE
								     : SMR_TASK_RUN_LEFT;
}

static unsigned count_members(const smr_task_runs *e, const smr_ticket *t)
{
	unsigned n = e->p->members != NULL ? e->p->members(e->p->ctx, t->fleet) : SMR_DEAD_AFTER;

	return n > 1 ? n : 1;
}

/* Returns how many nodes may end with the ticket. A new node takes it without a check; a node that
 * had it before queries the number of nodes in the fleet, which takes a while. */
static unsigned death_limit_of_ticket(const smr_task_runs *e, const smr_ticket *t)
{
	unsigned n = t->again ? count_members(e, t) : SMR_DEAD_AFTER;

	return n < SMR_DEAD_AFTER ? n : SMR_DEAD_AFTER;
}

static smr_status fetch(smr_task_runs *e, const smr_ticket *t, const smr_task_message *o,
			smr_str *out)
{
	if (o->request == NULL && o->total > 0)
		return smr_blob_client_get(e->roads, o->roads, o->nroads, t->id, o->total, out);
	smr_str_write(out, o->request, o->total);
	return smr_str_status(out, "a payload");
}

/* Puts small replies in the result; puts others beside the request. */
static smr_status send_back(smr_task_runs *e, const smr_ticket *t, const smr_task_message *o,
			    const smr_str *reply, smr_task_reply *a)
{
	a->total = reply->n;
	if (reply->n <= SMR_TASK_MESSAGE_INLINE) {
		a->reply = smr_str_text(reply);
		return SMR_OK;
	}
	a->tag = __atomic_add_fetch(&e->tags, 1, __ATOMIC_SEQ_CST);
	return smr_blob_client_put(e->roads, o->roads, o->nroads, t->id, a->tag, reply->s,
				   reply->n);
}

static uint64_t id_of(const smr_ticket *t)
{
	return smr_hash64(t->id, strlen(t->id), 1);
}

static bool has_faulted(smr_task_runs *e, const smr_ticket *t)
{
	for (size_t i = 0; i < FAULTED; i++)
		if (atomic_load(&e->faulted[i]) == id_of(t))
			return true;
	return false;
}

static smr_task_run_end return_ticket_to_queue(smr_task_runs *e, smr_queue *q, smr_ticket *t,
					       smr_status why)
{
	unsigned rest_ms = why == SMR_ENOMEM || why == SMR_EFAULT ? 0
			   : why == SMR_ESTATE                    ? GONE_MS
					       : (unsigned)SILENT_MS << t->deliveries;

	if (why == SMR_ENOTFOUND) { /* its sender has dropped it */
		smr_log(SMR_LOG_INFO, "worker: %s: %s", t->id, smr_errmsg());
		retry_acknowledgement(e, q, t, &(word){.what = ACK});
		return SMR_TASK_RUN_LEFT;
	}
	/* the node may be faulty: another node tries it once */
	if (why == SMR_EFAULT && (t->nodes >= 1 || t->deliveries >= 2 || count_members(e, t) == 1))
		return bury_dead_letter(e, q, t, why);
	if (why == SMR_EFAULT)
		atomic_store(&e->faulted[atomic_fetch_add(&e->nfaulted, 1) % FAULTED], id_of(t));
	/* lack of memory may be local: another node tries it once; a sender may return */
	if (t->deliveries >= (why == SMR_ENOMEM ? 2 : FETCHES))
		return bury_dead_letter(e, q, t, why == SMR_ENOMEM ? why : SMR_EIO);
	smr_log(SMR_LOG_WARN, "worker: %s is left to others: %s", t->id, smr_errmsg());
	if (e->p->kind->nak(q, t, rest_ms) != SMR_OK)
		smr_log(SMR_LOG_WARN, "worker: %s: %s", t->id, smr_errmsg());
	return SMR_TASK_RUN_LEFT;
}

static smr_status serve_task_request(smr_task_runs *e, const smr_task_message *o,
				     const smr_str *request, void *context, smr_str *reply,
				     smr_task_reply *a)
{
	int64_t from = smr_now_ns();
	smr_status st;

	smr_caller_now = (smr_caller){.predicted_s = o->predicted_s};
	st = smr_code_fetch_serve(e->supply, context, o, request, reply);
	smr_caller_now = (smr_caller){0};
	if (st == SMR_OK)
		st = smr_str_status(reply, "a reply");
	a->run_s = smr_seconds(from, smr_now_ns());
	a->measured = e->p->joules != NULL && e->p->joules(e->p->ctx, a->run_s, &a->energy_j);
	return st;
}

static smr_task_run_end submit_result(smr_task_runs *e, smr_queue *q, smr_ticket *t,
				      smr_task_reply *a, smr_str *result)
{
	word w = {.what = HAND_IN, .result = result};

	if (write_answer(e, t, a, result) != SMR_OK || !retry_acknowledgement(e, q, t, &w))
		return SMR_TASK_RUN_LEFT;
	return w.settled ? SMR_TASK_RUN_DONE : SMR_TASK_RUN_HANDED_IN;
}

static smr_task_run_end run(smr_task_runs *e, smr_queue *q, smr_ticket *t,
			    const smr_task_message *o, void *context, smr_str *result)
{
	smr_str request = {0}, reply = {0};
	smr_task_reply a = {0};
	int64_t from = smr_now_ns();
	smr_status st;
	smr_task_run_end end;

	if (o->request == NULL)
		smr_log(SMR_LOG_DEBUG, "worker: %s: fetches %llu bytes", t->id,
			(unsigned long long)o->total);
	smr_buffer_pool_take(&request, o->total); /* untrusted: at most the pool's memory */
	st = fetch(e, t, o, &request);
	smr_log(SMR_LOG_DEBUG, "worker: %s: %s %.*s", t->id, st == SMR_OK ? "begins" : "leaves",
		(int)(o->nname < 96 ? o->nname : 96), o->name);
	a.fetch_s = smr_seconds(from, smr_now_ns());
	if (st == SMR_OK)
		st = serve_task_request(e, o, &request, context, &reply, &a);
	from = smr_now_ns();
	if (st == SMR_OK)
		st = send_back(e, t, o, &reply, &a);
	a.fetch_s += smr_seconds(from, smr_now_ns());
	end = st == SMR_OK ? submit_result(e, q, t, &a, result)
			   : return_ticket_to_queue(e, q, t, st);
	smr_buffer_pool_give(&request);
	smr_buffer_pool_give(&reply);
	return end;
}

/* Finds a node in " a b ". */
static bool is_among(const char *node, const char *list, size_t n)
{
	char word[SMR_QUEUE_WORD + 2];

	snprintf(word, sizeof(word), " %s ", node);
	return n > 0 && memmem(list, n, word, strlen(word)) != NULL;
}

/* Returns whether the ticket should go to another node: by its sender's request, or because it
 * ended a worker here. After many deliveries it should not: there may be no other node. */
static bool should_be_left_to_others(smr_task_runs *e, const smr_ticket *t,
				     const smr_task_message *o)
{
	return t->deliveries <= (has_faulted(e, t) ? FAULTED_MOST : AVOID_MOST) &&
	       (is_among(e->p->node, o->avoid, o->navoid) || has_faulted(e, t));
}

bool smr_task_run_is_short(const smr_ticket *t, double most_s)
{
	smr_task_message o;

	return smr_task_message_read(t->data, t->n, &o) == SMR_OK && o.predicted_s < most_s &&
	       (o.request != NULL || o.total == 0);
}

smr_task_run_end smr_task_run_run(smr_task_runs *e, smr_queue *q, smr_ticket *t, void *context,
				  smr_str *result)
{
	smr_task_message o;
	smr_status st;

	if (t->nodes > 0 && t->nodes >= death_limit_of_ticket(e, t)) {
		st = smr_fail(SMR_EINTERNAL, "%u node%s of fleet %s ended while they had it",
			      t->nodes, t->nodes == 1 ? "" : "s", t->fleet);
		return bury_dead_letter(e, q, t, st);
	}
	st = smr_task_message_read(t->data, t->n, &o);
	if (st == SMR_OK && t->most > 0 && o.total > t->most)
		st = smr_fail(SMR_ENOMEM, "%llu bytes are more than the user %s may send at a time",
			      (unsigned long long)o.total, t->user);
	if (st != SMR_OK)
		return refuse_ticket(e, q, t, st);
	if (should_be_left_to_others(e, t, &o) && e->p->kind->nak(q, t, AVOID_MS) == SMR_OK)
		return SMR_TASK_RUN_LEFT;
	return run(e, q, t, &o, context, result);
}
