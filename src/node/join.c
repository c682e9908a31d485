#include "node/join.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/log.h"
#include "cluster/cluster.h"
#include "cluster/roster.h"
#include "fleet/ways.h"
#include "fleet/worker.h"
#include "node/report.h"

enum {
	LINES_MOST = 16, /* fleets that one node works for */
	TICK_MS = 500,
	HURRY_MS = 20, /* while leaving */
	GRACE_S = 30,
	TAKE_OVER_S = 4, /* reports of a node that was killed are gone by then */
};

typedef enum wish { WORK, DRAIN, LEAVE } wish;

/* A fleet we work for: each has its own key, so each has its own connection. */
typedef struct line {
	const smr_fleet *fleet;
	smr_nats *n;
	smr_queue *queue;
} line;

typedef struct member {
	const smr_join *p;
	smr_cluster *c;
	char *key; /* file with the data plane's key */
	const smr_nats_module *m;
	smr_metrics *metrics;
	smr_facts facts;
	line lines[LINES_MOST];
	size_t nlines;
	smr_roster *roster;
	smr_nats_listener *control;
	smr_worker *worker;
	smr_reports reports;
	bool late;         /* it leaves with work in hand */
	int signals, wake; /* descriptors */
	atomic_int wish;
	int64_t leaves_ns; /* since when it wants to leave */
} member;

/* ---- who we are -------------------------------------------------------------------------------*/

static void name_after_host(member *x)
{
	size_t n = 0;

	for (const char *h = x->facts.host; *h != '\0' && n + 1 < SMR_NODE_NAME; h++) {
		char c = (char)(*h >= 'A' && *h <= 'Z' ? *h + ('a' - 'A') : *h);
		char one[2] = {c == '.' ? '-' : c, '\0'};

		if (smr_is_node_name(one))
			x->facts.node[n++] = one[0];
	}
	x->facts.node[n] = '\0';
}

static smr_status look_at_machine(member *x)
{
	smr_sample s;

	SMR_TRY(smr_metrics_open("", x->c->dir, &x->metrics));
	smr_metrics_sample(x->metrics, &s);
	SMR_TRY(smr_facts_gather(&s, &x->facts));
	if (!x->facts.calibrated)
		smr_log(SMR_LOG_WARN, "this machine is described by a table: `samara machine "
				      "calibrate` measures it");
	x->facts.slots = (int)(x->p->slots > 0 ? x->p->slots : 1);
	randombytes_buf(&x->facts.instance, sizeof(x->facts.instance));
	if (x->p->name == NULL)
		name_after_host(x);
	else if (smr_is_node_name(x->p->name))
		snprintf(x->facts.node, sizeof(x->facts.node), "%s", x->p->name);
	return x->facts.node[0] != '\0'
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL,
				  "'%s' is no name for a node: a-z, 0-9, - and _, %d at "
				  "most; say another by --name",
				  x->p->name != NULL ? x->p->name : x->facts.host,
				  SMR_NODE_NAME - 1);
}

/* ---- fleets -----------------------------------------------------------------------------------*/

static bool is_asked_for(const smr_join *p, const char *fleet)
{
	size_t n = strlen(fleet);

	for (const char *at = p->fleets; at != NULL && *at != '\0';) {
		size_t k = strcspn(at, ",");

		if (k == n && strncmp(at, fleet, n) == 0)
			return true;
		at += k + (at[k] == ',');
	}
	return p->fleets == NULL;
}

/* Why not, or NULL. */
static const char *unfit(const member *x, const smr_fleet *f)
{
	if (!is_asked_for(x->p, f->name))
		return "not asked for";
	if (!smr_cluster_has_role(x->c, f->name))
		return "its key is not in the folder";
	if (!smr_fleet_takes(f, &x->facts))
		return "this machine does not fit";
	return x->nlines == LINES_MOST ? "too many fleets" : NULL;
}

static smr_status check_asked(const member *x)
{
	smr_status st = SMR_OK;

	for (const char *at = x->p->fleets; at != NULL && *at != '\0' && st == SMR_OK;) {
		size_t n = strcspn(at, ",");
		bool known = false;

		for (size_t i = 0; i < x->c->fleets->n; i++)
			known |= strlen(x->c->fleets->v[i].name) == n &&
				 strncmp(x->c->fleets->v[i].name, at, n) == 0;
		if (!known)
			st = smr_fail(SMR_ENOTFOUND, "%s has no fleet '%.*s'", x->c->name,
				      (int)(n > 64 ? 64 : n), at);
		at += n + (at[n] == ',');
	}
	return st;
}

static smr_status join_fleets(member *x)
{
	smr_str why = {0};
	smr_status st = check_asked(x);

	snprintf(x->facts.fleets, sizeof(x->facts.fleets), "%s", " ");
	for (size_t i = 0; i < x->c->fleets->n && st == SMR_OK; i++) {
		const smr_fleet *f = &x->c->fleets->v[i];
		line *l = &x->lines[x->nlines];
		const char *reason = unfit(x, f);

		if (reason == NULL &&
		    strlen(x->facts.fleets) + strlen(f->name) + 2 > sizeof(x->facts.fleets))
			reason = "too many fleets";
		if (reason != NULL) {
			smr_str_printf(&why, "%s %s: %s", why.n > 0 ? ";" : "", f->name, reason);
			continue;
		}
		st = smr_cluster_connect(x->c, f->name, false, &x->m, &l->n);
		if (st != SMR_OK)
			break;
		l->fleet = f;
		x->nlines++;
		size_t used = strlen(x->facts.fleets);

		snprintf(x->facts.fleets + used, sizeof(x->facts.fleets) - used, "%s ", f->name);
	}
	if (st == SMR_OK && x->nlines == 0)
		st = smr_fail(SMR_EINVAL, "this node is in no fleet of %s:%s", x->c->name,
			      smr_str_text(&why));
	smr_str_free(&why);
	return st;
}

/* ---- a name belongs to one process ------------------------------------------------------------*/

/* SMR_ENOTFOUND: nobody reports under our name. */
static smr_status last_report(const member *x, smr_health *h)
{
	smr_str text = {0};
	smr_status st = x->m->get(x->lines[0].n, SMR_BUCKET_HEALTH, x->facts.node, &text);

	if (st == SMR_OK)
		st = smr_health_read(smr_str_text(&text), text.n, h);
	smr_str_free(&text);
	return st;
}

/* Who was killed a moment ago has a report that no other follows. */
static smr_status take_name(const member *x)
{
	int64_t from = smr_now_ns();
	smr_health first, h;
	smr_status st = last_report(x, &first);

	while (st == SMR_OK) {
		usleep(TICK_MS * 1000);
		st = last_report(x, &h);
		if (st == SMR_OK && (h.instance != first.instance || h.sequence != first.sequence))
			return smr_fail(SMR_ESTATE,
					"%s has a node '%s' already; say another name by --name",
					x->c->name, x->facts.node);
		if (smr_seconds(from, smr_now_ns()) > TAKE_OVER_S)
			break;
	}
	return st == SMR_ENOTFOUND ? SMR_OK : st;
}

/* ---- what we are told -------------------------------------------------------------------------*/

static const struct order {
	const char *word;
	wish wish;
} orders[] = {{SMR_NODE_DRAIN, DRAIN}, {SMR_NODE_RESUME, WORK}, {SMR_NODE_LEAVE, LEAVE}};

static void wake(member *x)
{
	(void)eventfd_write(x->wake, 1);
}

/* Only operators may publish here. Who leaves does not come back. */
static void on_order(void *ctx, const char *subject, const void *data, size_t n, smr_str *reply)
{
	member *x = ctx;

	for (size_t i = 0; i < sizeof(orders) / sizeof(orders[0]); i++)
		if (strlen(orders[i].word) == n && memcmp(orders[i].word, data, n) == 0) {
			if (atomic_load(&x->wish) != LEAVE)
				atomic_store(&x->wish, orders[i].wish);
			smr_str_puts(reply, "ok");
			smr_log(SMR_LOG_INFO, "%s is told: %s", x->facts.node, orders[i].word);
			wake(x);
			return;
		}
	smr_str_puts(reply, "a node takes the words drain, resume and leave");
}

static void on_signal(member *x)
{
	struct signalfd_siginfo s;

	if (read(x->signals, &s, sizeof(s)) != sizeof(s))
		return;
	if (atomic_load(&x->wish) == LEAVE)
		_exit(128 + (int)s.ssi_signo); /* what we have goes to others */
	smr_log(SMR_LOG_INFO, "%s leaves: signal %u", x->facts.node, s.ssi_signo);
	atomic_store(&x->wish, LEAVE);
}

/* ---- work -------------------------------------------------------------------------------------*/

static unsigned members(void *ctx, const char *fleet)
{
	const member *x = ctx;

	return smr_roster_members(x->roster, fleet);
}

/* Who pushes makes the queues; until then there is nothing to pull. */
static smr_status start_work(member *x)
{
	smr_worker_fleet fleets[LINES_MOST];
	unsigned ack_wait_ms = (unsigned)x->c->ack_wait_ms;

	for (size_t i = 0; i < x->nlines; i++) {
		line *l = &x->lines[i];

		if (l->queue == NULL)
			SMR_TRY(x->m->queue->open(x->c->dir,
						  &(smr_queue_params){.connection = l->n,
								      .node = x->facts.node,
								      .ack_wait_ms = ack_wait_ms},
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
						     .key = x->key,
						     .members = members,
						     .ctx = x},
				&x->worker);
}

/* Brings the worker to what is wished; true: it has nothing in its hands. */
static bool do_as_wished(member *x, wish w)
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
	return idle;
}

/* ---- the loop ---------------------------------------------------------------------------------*/

static void wait_for_something(member *x, int timeout_ms)
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

static smr_status check_lines(const member *x)
{
	for (size_t i = 0; i < x->nlines; i++)
		if (!x->m->alive(x->lines[i].n))
			return smr_fail(SMR_EINVAL, "%s does not let us come back as '%s'",
					x->c->name, x->lines[i].fleet->name);
	return SMR_OK;
}

/* Whether it has waited long enough for what it has. */
static bool is_late(member *x)
{
	unsigned grace_s = x->p->grace_s > 0 ? x->p->grace_s : GRACE_S;

	if (x->leaves_ns == 0)
		x->leaves_ns = smr_now_ns();
	return smr_seconds(x->leaves_ns, smr_now_ns()) > (double)grace_s;
}

static smr_status loop(member *x)
{
	for (;;) {
		wish w = (wish)atomic_load(&x->wish);
		bool idle = do_as_wished(x, w);

		SMR_TRY(check_lines(x));
		smr_report(&x->reports);
		if (w == LEAVE && idle)
			return SMR_OK;
		if (w == LEAVE && is_late(x)) {
			x->late = true;
			return SMR_OK;
		}
		wait_for_something(x, w == LEAVE ? HURRY_MS : TICK_MS);
	}
}

static smr_status publish_facts(member *x)
{
	smr_str text = {0};
	smr_status st = smr_facts_json(&x->facts, &text);

	if (st == SMR_OK)
		st = x->m->put(x->lines[0].n, SMR_BUCKET_NODES, x->facts.node, text.s, text.n);
	smr_str_free(&text);
	return st;
}

static smr_status enter(member *x)
{
	char subject[SMR_NODE_NAME + 8];

	SMR_TRY(smr_cluster_open(x->p->dir, &x->c));
	SMR_TRY(smr_cluster_path(x->c, SMR_PLANE_KEY_FILE, &x->key));
	SMR_TRY(look_at_machine(x));
	SMR_TRY(join_fleets(x));
	SMR_TRY(take_name(x));
	SMR_TRY(publish_facts(x));
	SMR_TRY(smr_roster_open(x->m, x->lines[0].n, false, &x->roster));
	snprintf(subject, sizeof(subject), "node.%s", x->facts.node);
	SMR_TRY(x->m->listen(x->lines[0].n, subject, on_order, x, &x->control));
	x->reports = (smr_reports){.m = x->m, .n = x->lines[0].n, .metrics = x->metrics};
	x->reports.now = (smr_health){.instance = x->facts.instance, .slots = x->facts.slots};
	snprintf(x->reports.now.node, sizeof(x->reports.now.node), "%s", x->facts.node);
	snprintf(x->reports.now.fleets, sizeof(x->reports.now.fleets), "%s", x->facts.fleets);
	SMR_TRY(start_work(x));
	smr_report(&x->reports);
	if (x->p->joined != NULL)
		x->p->joined(&x->facts, x->c->name);
	return loop(x);
}

static void leave(member *x)
{
	bool there = x->control != NULL && x->m->connected(x->lines[0].n);

	if (x->control != NULL)
		x->m->unlisten(x->control);
	if (there && (x->m->forget(x->lines[0].n, SMR_BUCKET_HEALTH, x->facts.node) != SMR_OK ||
		      x->m->forget(x->lines[0].n, SMR_BUCKET_NODES, x->facts.node) != SMR_OK))
		smr_log(SMR_LOG_WARN, "%s leaves without a word: %s", x->facts.node, smr_errmsg());
	if (x->late) { /* threads are still at it */
		smr_log_line(SMR_LOG_WARN, "%s leaves with work in hand: others take it",
			     x->facts.node);
		_exit(1);
	}
	smr_worker_stop(x->worker);
	smr_roster_close(x->roster);
	for (size_t i = 0; i < x->nlines; i++) {
		if (x->lines[i].queue != NULL)
			x->m->queue->close(x->lines[i].queue);
		x->m->close(x->lines[i].n);
	}
	smr_metrics_close(x->metrics);
	smr_free(x->key);
	smr_cluster_close(x->c);
}

smr_status smr_node_join(const smr_join *p)
{
	member x = {.p = p};
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
		     ? enter(&x)
		     : smr_fail(SMR_EIO, "no descriptors are left: %s", strerror(errno));
	leave(&x);
	close(x.signals);
	close(x.wake);
	return st;
}
