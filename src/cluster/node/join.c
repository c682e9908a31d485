#include "cluster/node/join.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "cluster/config/census.h"
#include "cluster/node/enlist.h"
#include "cluster/payload/endpoints.h"
#include "net/rpc/rpc.h"

enum {
	TICK_MS = 500, /* while it cannot report */
	HURRY_MS = 20, /* while leaving */
	GRACE_S = 30,
};

typedef enum wish { WORK, DRAIN, LEAVE } wish;

/* ---- orders and signals -----------------------------------------------------------------------*/

static const struct order {
	const char *word;
	wish wish;
} orders[] = {{SMR_NODE_DRAIN, DRAIN}, {SMR_NODE_RESUME, WORK}, {SMR_NODE_LEAVE, LEAVE}};

static void wake_member_loop(smr_node_member *x)
{
	(void)eventfd_write(x->wake, 1);
}

/* Handles an order. It counts once, if the operator signed it for this process. A leaving node does
 * not return to work. */
static void on_order(void *ctx, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_node_member *x = ctx;
	char word[SMR_WORD];

	if (!smr_word_check(x->c->operator_key, x->facts.node, x->facts.instance, data, n, word,
			    &x->told)) {
		smr_log(SMR_LOG_WARN, "%s refuses an order that the operator has not signed",
			x->facts.node);
		smr_str_puts(reply, "the operator has not signed this");
		return;
	}
	for (size_t i = 0; i < sizeof(orders) / sizeof(orders[0]); i++)
		if (strcmp(orders[i].word, word) == 0) {
			if (atomic_load(&x->wish) != LEAVE)
				atomic_store(&x->wish, orders[i].wish);
			smr_str_puts(reply, "ok");
			smr_log(SMR_LOG_INFO, "%s got the order %s", x->facts.node, orders[i].word);
			wake_member_loop(x);
			return;
		}
	smr_str_puts(reply, "a node takes the words drain, resume and leave");
}

static void on_signal(smr_node_member *x)
{
	struct signalfd_siginfo s;

	if (read(x->signals, &s, sizeof(s)) != sizeof(s))
		return;
	if (atomic_load(&x->wish) == LEAVE)
		_exit(128 + (int)s.ssi_signo); /* other nodes get its unfinished work */
	smr_log(SMR_LOG_INFO, "%s leaves: signal %u", x->facts.node, s.ssi_signo);
	atomic_store(&x->wish, LEAVE);
}

/* ---- work -------------------------------------------------------------------------------------*/

/* Counts the nodes of a fleet by a query: subscribing to all reports would cost each node in
 * proportion to their number. */
static unsigned count_fleet_members(void *ctx, const char *fleet)
{
	const smr_node_member *x = ctx;
	unsigned n = SMR_DEAD_AFTER;

	if (smr_census(x->m, x->voices[0].n, fleet, &n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "nodes are not counted: %s", smr_errmsg());
	return n;
}

/* Checks the operator's signature. Submitters make the queues; until then there is nothing to
 * pull. */
static const char *check_operator_signature(void *ctx, const char *data, size_t n)
{
	const smr_node_member *x = ctx;

	return smr_signed_by_operator(x->c->operator_key, data, n);
}

static smr_status start_work(smr_node_member *x)
{
	smr_worker_fleet fleets[SMR_MEMBER_LINES];
	unsigned ack_wait_ms = (unsigned)x->c->ack_wait_ms;

	for (size_t i = 0; i < x->nlines; i++) {
		smr_node_member_line *l = &x->lines[i];

		if (l->queue == NULL)
			SMR_TRY(x->m->queue->open(
				x->c->dir,
				&(smr_queue_params){.connection = l->n,
						    .node = x->facts.node,
						    .ack_wait_ms = ack_wait_ms,
						    .vouch = check_operator_signature,
						    .ctx = x},
				&l->queue));
		fleets[i] = (smr_worker_fleet){.name = l->fleet->name, .queue = l->queue};
	}
	return smr_worker_start(&(smr_worker_params){.kind = x->m->queue,
						     .node = x->facts.node,
						     .fleets = fleets,
						     .nfleets = x->nlines,
						     .slots = (unsigned)x->facts.slots,
						     .ack_wait_ms = ack_wait_ms,
						     .serve = x->p->serve,
						     .contexts = x->p->contexts,
						     .access = &x->access,
						     .members = count_fleet_members,
						     .ctx = x},
				&x->worker);
}

/* Applies the requested state to the worker; true: it holds no tickets. */
static bool apply_requested_state(smr_node_member *x, wish w)
{
	bool idle = false;

	if (w != WORK)
		idle = smr_worker_drain(x->worker);
	else if (x->reports.now.draining)
		smr_worker_resume(x->worker);

	smr_worker_counts now = smr_worker_count(x->worker);

	x->reports.now.draining = w != WORK;
	x->reports.now.busy = (int)now.busy;
	x->reports.now.done = now.done;
	x->reports.now.failed = now.buried;
	x->reports.now.workers = (smr_worker_use){NAN, NAN, NAN, NAN};
	if (x->p->used != NULL)
		x->p->used(x->p->used_ctx, &x->reports.now.workers);
	return idle;
}

/* ---- the loop ---------------------------------------------------------------------------------*/

static void poll_member_events(smr_node_member *x, int timeout_ms)
{
	struct pollfd p[] = {{.fd = x->signals, .events = POLLIN},
			     {.fd = x->wake, .events = POLLIN}};
	eventfd_t ignored;

	if (poll(p, 2, timeout_ms) <= 0)
		return;
	if (p[0].revents & POLLIN)
		on_signal(x);
	if (p[1].revents & POLLIN)
		(void)eventfd_read(x->wake, &ignored);
}

static smr_status check_lines(const smr_node_member *x)
{
	for (size_t i = 0; i < x->nlines; i++)
		if (!x->m->alive(x->lines[i].n))
			return smr_fail(SMR_EINVAL, "%s does not let us come back as '%s'",
					x->c->name, x->lines[i].fleet->name);
	return SMR_OK;
}

/* Returns whether the grace period is over. */
static bool grace_is_over(smr_node_member *x)
{
	unsigned grace_s = x->p->grace_s > 0 ? x->p->grace_s : GRACE_S;

	if (x->leaves_ns == 0)
		x->leaves_ns = smr_now_ns();
	return smr_seconds(x->leaves_ns, smr_now_ns()) > (double)grace_s;
}

/* Returns the time until the next report, which is late if it could not be sent. */
static int ms_until_report(const smr_node_member *x)
{
	int64_t ms = (x->reports.due_ns - smr_now_ns()) / 1000000 + 1;

	return ms > 0 ? (int)ms : TICK_MS;
}

static smr_status loop(smr_node_member *x)
{
	for (;;) {
		wish w = (wish)atomic_load(&x->wish);
		bool idle = apply_requested_state(x, w);

		SMR_TRY(check_lines(x));
		smr_report(&x->reports);
		if (w == LEAVE && idle)
			return SMR_OK;
		if (w == LEAVE && grace_is_over(x)) {
			x->late = true;
			return SMR_OK;
		}
		poll_member_events(x, w == LEAVE ? HURRY_MS : ms_until_report(x));
	}
}

static smr_status join_cluster(smr_node_member *x)
{
	char subject[SMR_HEALTH_KEY + 8];
	smr_health *h = &x->reports.now;

	SMR_TRY(smr_cluster_open(x->p->dir, &x->c));
	if (x->c->operator_key[0] == '\0')
		return smr_fail(SMR_EINVAL,
				"%s/cluster.json does not name the operator's key: run "
				"`samara cluster up` where the server is, and copy it again",
				x->c->dir);
	SMR_TRY(smr_cluster_path(x->c, SMR_RPC_KEY_FILE, &x->key));
	smr_rpc_key_make(x->secret);
	x->access = (smr_access){.key_file = x->key, .secret = x->secret};
	SMR_TRY(smr_node_enlist(x));
	x->access.name = (smr_end_name){x->c->name, "node", x->facts.node};
	snprintf(subject, sizeof(subject), "node.%s.%s", x->voices[0].set, x->facts.node);
	SMR_TRY(x->m->listen(x->voices[0].n, subject, on_order, x, &x->control));
	x->reports.m = x->m;
	x->reports.voices = x->voices;
	x->reports.nvoices = x->nvoices;
	x->reports.signer = x->signer;
	x->reports.metrics = x->metrics;
	h->instance = x->facts.instance;
	h->slots = x->facts.slots;
	snprintf(h->node, sizeof(h->node), "%s", x->facts.node);
	smr_rpc_public_key(x->secret, h->key);
	smr_report(&x->reports); /* before it takes work, so that submitters know its key in time */
	SMR_TRY(start_work(x));
	smr_report(&x->reports);
	if (x->p->joined != NULL)
		x->p->joined(&x->facts, x->c->name);
	return loop(x);
}

/* Deletes the node's keys; submitters do not wait for it any more. */
static void delete_node_keys(smr_node_member *x)
{
	char key[SMR_HEALTH_KEY];
	smr_status st = SMR_OK;

	smr_report_end(&x->reports);
	for (size_t i = 0; i < x->nvoices && st == SMR_OK; i++) {
		snprintf(key, sizeof(key), "%s.%s", x->voices[i].set, x->facts.node);
		st = x->m->forget(x->voices[i].n, SMR_BUCKET_HEALTH, key);
		if (st == SMR_OK)
			st = x->m->forget(x->voices[i].n, SMR_BUCKET_NODES, key);
	}
	if (st != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s leaves without a word: %s", x->facts.node, smr_errmsg());
}

static void leave_cluster(smr_node_member *x)
{
	bool there = x->control != NULL && x->m->connected(x->voices[0].n);

	if (x->control != NULL)
		x->m->unlisten(x->control);
	if (there)
		delete_node_keys(x);
	if (x->late) { /* threads are still working */
		smr_log_line(SMR_LOG_WARN, "%s leaves with work in hand: others take it",
			     x->facts.node);
		_exit(1);
	}
	smr_worker_stop(x->worker);
	for (size_t i = 0; i < x->nlines; i++)
		if (x->lines[i].queue != NULL)
			x->m->queue->close(x->lines[i].queue);
	for (size_t i = 0; i < x->nvoices; i++)
		x->m->close(x->voices[i].n);
	smr_metrics_close(x->metrics);
	sodium_memzero(x->secret, sizeof(x->secret));
	sodium_memzero(x->signer, sizeof(x->signer));
	smr_free(x->key);
	smr_cluster_close(x->c);
}

smr_status smr_node_join(const smr_join *p)
{
	smr_node_member x = {.p = p};
	sigset_t ends;
	smr_status st;

	if (sodium_init() < 0)
		return smr_fail(SMR_EIO, "libsodium finds no random numbers");
	signal(SIGPIPE, SIG_IGN);
	sigemptyset(&ends);
	sigaddset(&ends, SIGINT);
	sigaddset(&ends, SIGTERM);
	pthread_sigmask(SIG_BLOCK, &ends, NULL);
	x.signals = signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK);
	x.wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	st = x.signals >= 0 && x.wake >= 0
		     ? join_cluster(&x)
		     : smr_fail(SMR_EIO, "no descriptors are left: %s", strerror(errno));
	leave_cluster(&x);
	close(x.signals);
	close(x.wake);
	return st;
}
