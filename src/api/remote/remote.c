#include "api/remote/remote.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/remote/loopback.h"
#include "api/remote/usage.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "cluster/dispatch/cluster.h"
#include "run/remote/remote.h"

static const double TELL_S = 5; /* interval of publishing measurements */

struct smr_remote_target {
	smr_remote_target_params p;
	char *dir, *run;
	smr_runner *runner;
	smr_fleet_end *cluster;
	smr_loopback *loop;
	smr_packager *coder;
	smr_remote *via;
	smr_node_perf *fares;
	pthread_t joining; /* joins the cluster while the program runs */
	int joined;        /* 1: the join was started */
	bool is_joining, ready, closing;
	int64_t told_at;
	int telling;
	smr_remote_target_tally tally;
};

/* ---- one node -------------------------------------------------------------------------------- */

/* Opens the packager of codelets. They are signed by this user's key, or unsigned without one. With
 * a fixed plan, and to a node in this process, they are sent as text: the generator there chooses
 * as ours does. */
static smr_status open_coder(smr_remote_target *a, bool here)
{
	const char *code = getenv("SAMARA_CODE");
	bool as_text = here || a->runner->fixed || (code != NULL && strcmp(code, "text") == 0);
	smr_secret_key key;
	bool has_key = smr_key_own(&key) == SMR_OK;
	smr_status st;

	if (!has_key)
		smr_log(SMR_LOG_WARN, "codelets go unsigned: %s", smr_errmsg());
	st = smr_packager_open(has_key ? &key : NULL, as_text, &a->coder);
	smr_key_forget(&key);
	return st;
}

static smr_status open_via(smr_remote_target *a, const char *name)
{
	const char *address = strchr(name, ':');
	char transport[16] = "";
	smr_runner *r = a->runner;

	if (address == NULL) {
		SMR_TRY(open_coder(a, true));
		SMR_TRY(smr_loopback_node(r, &a->loop));
		SMR_TRY(smr_remote_open(name, NULL, smr_loopback_serve, a->loop, a->coder,
					&a->via));
	} else {
		if ((size_t)(address - name) < sizeof(transport))
			memcpy(transport, name, (size_t)(address - name));
		SMR_TRY(open_coder(a, false));
		SMR_TRY(smr_remote_open(transport, address + 1, NULL, NULL, a->coder, &a->via));
	}
	r->via = &smr_executor_node;
	r->via_ctx = a->via;
	return SMR_OK;
}

/* ---- measurements ---------------------------------------------------------------------------- */

/* Returns the cluster's id in the history: nodes of the same name in two clusters differ. All
 * clusters made for a run have the same id. */
static uint64_t history_owner(const smr_remote_target *a)
{
	return a->cluster != NULL ? smr_fleet_end_id(a->cluster) : SMR_FLEET_LOCAL_ID;
}

static void recall_node_perf(void *ctx, const char *key, const void *data, size_t n)
{
	smr_remote_target *a = ctx;

	if (smr_node_perf_take(a->fares, key, data, n) != SMR_OK)
		smr_log(SMR_LOG_WARN, "history: a record is ignored: %s", smr_errmsg());
}

static void recall_all_node_perf(smr_remote_target *a)
{
	smr_history *h = a->p.history != NULL ? *a->p.history : NULL;

	if (h != NULL && smr_history_recall(h, history_owner(a), recall_node_perf, a) != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s", smr_errmsg());
}

static smr_status keep_node_perf(void *ctx, const char *key, const void *data, size_t n)
{
	smr_remote_target *a = ctx;
	smr_history *h = a->p.history != NULL ? *a->p.history : NULL;
	bool has_cluster = a->cluster != NULL && smr_fleet_end_reachable(a->cluster);

	if (h != NULL && smr_history_keep(h, history_owner(a), key, data, n) != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s", smr_errmsg());
	if (has_cluster && smr_fleet_end_keep(a->cluster, key, data, n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
	return SMR_OK;
}

/* Publishes the measurements for other programs, for `samara monitor` and for the next run. */
static void publish_node_perf(smr_remote_target *a)
{
	a->told_at = smr_now_ns();
	if (smr_node_perf_each(a->fares, keep_node_perf, a) != SMR_OK)
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
	if (a->cluster != NULL && smr_fleet_end_reachable(a->cluster) && a->p.book != NULL &&
	    smr_monitor_count(a->p.book) > 0 && smr_fleet_end_tell(a->cluster) != SMR_OK)
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
}

static void publish_periodically(smr_remote_target *a)
{
	if (smr_seconds(a->told_at, smr_now_ns()) < TELL_S ||
	    __atomic_exchange_n(&a->telling, 1, __ATOMIC_ACQUIRE) != 0)
		return;
	publish_node_perf(a);
	__atomic_store_n(&a->telling, 0, __ATOMIC_RELEASE);
}

/* ---- a cluster ------------------------------------------------------------------------------- */

static bool is_ready(const smr_remote_target *a)
{
	return __atomic_load_n(&a->ready, __ATOMIC_ACQUIRE);
}

static smr_orchestrator *orchestrator(const smr_remote_target *a)
{
	return a->loop != NULL ? smr_loopback_orchestrator(a->loop)
			       : smr_fleet_end_orchestrator(a->cluster);
}

static smr_status run_remotely(void *ctx, const smr_flow *f, const smr_dispatch *p,
			       const smr_env *e, smr_shares *shares)
{
	smr_remote_target *a = ctx;
	smr_status st = smr_orchestrator_run(orchestrator(a), f, p, e, shares);

	smr_remote_target_tally_note(&a->tally, st, shares->how);
	if (st == SMR_OK) /* after a failure publishing could replace the caller's error message */
		publish_periodically(a);
	return st;
}

/* An asynchronous call. */
typedef struct flight {
	smr_remote_target *away;
	smr_remote_end end;
	void *ctx;
} flight;

/* Counts the result before it calls `end`: after that the caller may close the target. */
static void finish_flight(void *ctx, smr_status st, const smr_shares *shares)
{
	flight t = *(flight *)ctx;

	smr_free(ctx);
	smr_remote_target_tally_note(&t.away->tally, st, shares != NULL ? shares->how : "");
	t.end(t.ctx, st, shares);
}

static smr_status start_remotely(void *ctx, const smr_flow *f, const smr_dispatch *p,
				 const smr_env *e, smr_remote_end end, void *end_ctx)
{
	smr_remote_target *a = ctx;
	flight *t = smr_malloc(sizeof(*t));
	smr_status st;

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	*t = (flight){a, end, end_ctx};
	st = smr_orchestrator_start(orchestrator(a), f, p, e, finish_flight, t);
	if (st == SMR_OK) {
		publish_periodically(a);
	} else {
		smr_remote_target_tally_note(&a->tally, st, "");
		smr_free(t);
	}
	return st;
}

static smr_status prepare_remotely(void *ctx, const smr_flow *f, smr_dispatch *p, const smr_env *e)
{
	smr_remote_target *a = ctx;
	smr_status st = smr_orchestrator_prepare(orchestrator(a), f, p, e);

	if (st != SMR_OK)
		smr_remote_target_tally_refused(&a->tally);
	return st;
}

/* A codelet of a fixed plan is not cut: other clusters would cut it differently. */
static unsigned count_remote_pieces(void *ctx, const smr_flow *f, const smr_dispatch *p)
{
	smr_remote_target *a = ctx;

	if (a->runner->fixed || a->runner->cut > 0 || !is_ready(a))
		return a->runner->fixed ? 1 : a->runner->cut;
	return smr_orchestrator_pieces(orchestrator(a), p);
}

/* Waits for the server of a cluster made for this run (cluster/dispatch/local.c): DIR.starting
 * exists while it starts. False: the program ends first. */
static bool server_is_up(const smr_remote_target *a)
{
	smr_str file = {0};
	bool starting, closing;
	int i = 0;

	smr_str_printf(&file, "%s.starting", a->dir);
	do {
		starting = i++ < 1000 && smr_file_exists(smr_str_text(&file));
		closing = __atomic_load_n(&a->closing, __ATOMIC_ACQUIRE);
		if (starting && !closing)
			usleep(10000);
	} while (starting && !closing);
	smr_str_free(&file);
	return !closing;
}

static smr_status join_fleet(smr_remote_target *a)
{
	smr_fleet_end_params p = {.dir = a->dir,
				  .run = a->run,
				  .here = a->runner->cost.machine,
				  .monitor = a->p.book,
				  .fares = a->fares,
				  .alike_only = a->runner->fixed,
				  .patience_s = a->p.patience_s};

	if (strcmp(a->dir, "loop") == 0) {
		SMR_TRY(open_coder(a, true));
		SMR_TRY(smr_loopback_open(a->runner, a->run, a->p.book, a->fares, a->coder,
					  &a->loop));
	} else {
		SMR_TRY(smr_fleet_end_open(&p, &a->cluster));
	}
	recall_all_node_perf(a);
	a->told_at = smr_now_ns();
	__atomic_store_n(&a->ready, true, __ATOMIC_RELEASE);
	return SMR_OK;
}

static void *join_in_background(void *arg)
{
	smr_remote_target *a = arg;

	/* on failure the program runs as without a cluster */
	if (server_is_up(a) && join_fleet(a) != SMR_OK)
		smr_log_line(SMR_LOG_WARN, "going on without the cluster: %s", smr_errmsg());
	return NULL;
}

static void begin_to_join(smr_remote_target *a)
{
	if (__atomic_exchange_n(&a->joined, 1, __ATOMIC_ACQ_REL) == 0)
		a->is_joining = pthread_create(&a->joining, NULL, join_in_background, a) == 0;
}

/* If no node is available, a codelet that could not pay on any node does not count as a missed
 * call. */
static bool pays_now(smr_remote_target *a, const smr_flow *f, const smr_dispatch *p,
		     double *seconds)
{
	bool force = a->runner->force || p->fleet != NULL;
	bool pays = smr_orchestrator_pays(orchestrator(a), f, p, force, seconds);

	if (isinf(*seconds) && (force || smr_orchestrator_least(a->fares, p) < p->predicted.p50))
		atomic_fetch_add(&a->tally.nobody, 1);
	return pays;
}

static bool pays_remotely(void *ctx, const smr_flow *f, const smr_dispatch *p, double *seconds)
{
	smr_remote_target *a = ctx;

	if (is_ready(a))
		return pays_now(a, f, p, seconds);
	/* a cluster on the program's own cores is joined only if a codelet could pay there */
	if (a->p.shares_cores && smr_orchestrator_least(a->fares, p) < p->predicted.p50)
		begin_to_join(a);
	*seconds = INFINITY;
	return false;
}

static const smr_executor executor_cluster = {pays_remotely, prepare_remotely, run_remotely,
					      start_remotely, count_remote_pieces};

static smr_status open_cluster(smr_remote_target *a)
{
	smr_runner *r = a->runner;

	SMR_TRY(smr_node_perf_open(&a->fares));
	if (!a->p.in_background)
		SMR_TRY(join_fleet(a));
	else if (r->force) /* a codelet that is forced to be remote waits for the cluster */
		join_in_background(a);
	else if (!a->p.shares_cores)
		begin_to_join(a);
	else
		recall_all_node_perf(a);
	r->via = &executor_cluster;
	r->via_ctx = a;
	return SMR_OK;
}

smr_status smr_remote_target_place(smr_remote_target *a, const smr_dispatch *p, char fleet[48],
				   char node[48])
{
	fleet[0] = node[0] = '\0';
	return is_ready(a) ? smr_orchestrator_place(orchestrator(a), p, fleet, node) : SMR_OK;
}

_Atomic uint64_t *smr_remote_target_ran(void *book, const smr_flow *f, smr_dispatch *p,
					double seconds, double joules, const char *label)
{
	smr_monitor_call c = {.fleet = SMR_HERE,
			      .node = "",
			      .predicted_s = p->predicted.p50,
			      .run_s = seconds,
			      .total_s = seconds,
			      .energy_j = joules,
			      .measured = strcmp(label, "modelled") != 0,
			      .tries = 1};

	c.began_ns = smr_wall_ns() - (int64_t)(seconds * 1e9);
	c.codelet = smr_step_called(f, p);
	return smr_monitor_note(book, &c);
}

/* ---- both ------------------------------------------------------------------------------------ */

static smr_status copy_name(const char *from, char **to)
{
	*to = from != NULL ? smr_strdup(from) : NULL;
	return from == NULL || *to != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a name");
}

smr_status smr_remote_target_open(smr_runner *r, const smr_remote_target_params *p,
				  smr_remote_target **out)
{
	smr_remote_target *a = smr_calloc(1, sizeof(*a));
	smr_status st;

	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cluster");
	a->p = *p;
	a->runner = r;
	pthread_mutex_init(&a->tally.lock, NULL);
	st = copy_name(p->cluster, &a->dir);
	if (st == SMR_OK)
		st = copy_name(p->run, &a->run);
	if (st == SMR_OK)
		st = p->via != NULL ? open_via(a, p->via) : open_cluster(a);
	if (st != SMR_OK) {
		smr_remote_target_close(a);
		return st;
	}
	*out = a;
	return SMR_OK;
}

static const char *reason_no_node(const smr_remote_target *a)
{
	if (smr_orchestrator_gave_up(orchestrator(a)))
		return "no answer came within SAMARA_PATIENCE";
	return smr_fleet_end_reachable(a->cluster) ? "none of its nodes takes work"
						   : "its server is out of reach";
}

/* Prints one line for the user of a run that is correct but slow because the cluster was not
 * used. */
static void print_remote_summary(smr_remote_target *a)
{
	smr_str line = {0};

	if (a->cluster != NULL && a->p.tells_user)
		smr_remote_target_tally_text(&a->tally, a->dir, reason_no_node(a), &line);
	if (line.n > 0)
		smr_log_line(SMR_LOG_WARN, "%s", line.s);
	smr_str_free(&line);
}

void smr_remote_target_close(smr_remote_target *a)
{
	if (a == NULL)
		return;
	__atomic_store_n(&a->closing, true, __ATOMIC_RELEASE);
	if (a->is_joining)
		pthread_join(a->joining, NULL);
	if (is_ready(a)) {
		publish_node_perf(a);
		print_remote_summary(a);
	}
	__atomic_store_n(&a->ready, false, __ATOMIC_RELEASE);
	a->runner->via = NULL;
	smr_remote_close(a->via);
	smr_fleet_end_close(a->cluster);
	smr_loopback_close(a->loop);
	smr_packager_close(a->coder);
	smr_node_perf_close(a->fares);
	pthread_mutex_destroy(&a->tally.lock);
	smr_free(a->dir);
	smr_free(a->run);
	smr_free(a);
}
