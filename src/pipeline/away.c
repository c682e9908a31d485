/* SAMARA_VIA=TRANSPORT:ADDRESS: every codelet goes to the node that is there; without an address
 * the node is in this process too. SAMARA_CLUSTER=DIR: each call goes where it is over first.
 * SAMARA_CLUSTER=loop: the same road with queues and a worker in this process, where nothing pays
 * unless it is forced. SAMARA_RUN names the run, SAMARA_TRACE and SAMARA_MONITOR files to write at
 * the end. */
#include "pipeline/away.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/log.h"
#include "fleet/cluster.h"
#include "fleet/worker.h"
#include "node/agent.h"
#include "run/via.h"

static struct {
	smr_monitor_book *monitor;
	smr_fleet_end *cluster;
	smr_orchestrator *loop;
	smr_worker *worker;
	smr_queue *submits, *pulls;
	smr_agent *agent;
	smr_coder *coder;
	smr_runner *runner;
	const char *dir;
	pthread_t joining; /* a cluster: the program does not wait for it */
	bool is_joining, ready, closing;
} away;

static const char *text_of(const char *variable)
{
	const char *v = getenv(variable);

	return v != NULL && *v != '\0' ? v : NULL;
}

/* ---- one node -------------------------------------------------------------------------------- */

/* Codelets that leave the process are signed by this user's key; without one they go unsigned. */
static smr_status open_coder(void)
{
	const char *code = text_of("SAMARA_CODE");
	smr_secret_key key;
	bool has_key = smr_key_own(&key) == SMR_OK;
	smr_status st;

	if (!has_key)
		smr_log(SMR_LOG_WARN, "codelets go unsigned: %s", smr_errmsg());
	st = smr_coder_open(has_key ? &key : NULL, code != NULL && strcmp(code, "text") == 0,
			    &away.coder);
	smr_key_forget(&key);
	return st;
}

static smr_status open_via(smr_runner *r, const char *name)
{
	const char *address = strchr(name, ':');
	char transport[16] = "";
	smr_via *via;
	smr_status st;

	if (address != NULL && (size_t)(address - name) < sizeof(transport))
		memcpy(transport, name, (size_t)(address - name));
	if (address != NULL) {
		SMR_TRY(open_coder());
		st = smr_via_open(transport, address + 1, NULL, NULL, away.coder, &via);
	} else {
		SMR_TRY(smr_agent_open(r->library, r->workers, NULL, &away.agent));
		st = smr_via_open(name, NULL, smr_agent_serve, away.agent, NULL, &via);
	}
	if (st != SMR_OK) {
		smr_agent_close(away.agent);
		return st;
	}
	r->via = smr_via_run;
	r->via_prepare = smr_via_prepare;
	r->via_ctx = via;
	return SMR_OK;
}

/* ---- a cluster in this process --------------------------------------------------------------- */

static const char only_fleet[] = "any";

static size_t one_member(void *ctx, smr_member *out, size_t cap)
{
	*out = (smr_member){.node = "here",
			    .fleets = " any ",
			    .slowdown = 1,
			    .slots = 1,
			    .fit = true,
			    .alike = true};
	return 1;
}

static size_t one_fleet(void *ctx, const smr_flow_step *p, const char *out[SMR_RANKED])
{
	out[0] = only_fleet;
	return 1;
}

static smr_status open_loop(smr_runner *r)
{
	static const smr_way ways[] = {{.transport = "local"}, {.transport = NULL}};
	static void *contexts[1];
	smr_queue_params q = {0};
	smr_worker_fleet f = {.name = only_fleet};
	smr_worker_params w = {.kind = &smr_queue_loop,
			       .node = "here",
			       .fleets = &f,
			       .nfleets = 1,
			       .slots = 1,
			       .serve = smr_agent_serve,
			       .contexts = contexts};
	smr_orchestrator_params o = {.kind = &smr_queue_loop,
				     .run = text_of("SAMARA_RUN"),
				     .ways = ways,
				     .members = one_member,
				     .rank = one_fleet,
				     .monitor = away.monitor};

	SMR_TRY(smr_agent_open(r->library, r->workers, NULL, &away.agent));
	SMR_TRY(smr_queue_loop.open("program", &q, &away.submits));
	q.node = "here";
	SMR_TRY(smr_queue_loop.open("program", &q, &away.pulls));
	SMR_TRY(smr_queue_loop.make(away.submits, only_fleet));
	f.queue = away.pulls;
	contexts[0] = away.agent;
	SMR_TRY(smr_worker_start(&w, &away.worker));
	o.queue = away.submits;
	return smr_orchestrator_open(&o, &away.loop);
}

/* ---- a cluster ------------------------------------------------------------------------------- */

static bool is_ready(void)
{
	return __atomic_load_n(&away.ready, __ATOMIC_ACQUIRE);
}

static smr_orchestrator *orchestrator(void)
{
	return away.loop != NULL ? away.loop : smr_fleet_end_orchestrator(away.cluster);
}

static smr_status run_there(void *ctx, const smr_flow *f, const smr_flow_step *p, const smr_env *e,
			    smr_shares *shares)
{
	return smr_orchestrator_run(orchestrator(), f, p, e, shares);
}

static smr_status prepare_there(void *ctx, const smr_flow *f, const smr_flow_step *p,
				const smr_env *e)
{
	return smr_orchestrator_prepare(orchestrator(), f, p, e);
}

static double seconds_there(void *ctx, const smr_flow *f, const smr_flow_step *p, const smr_env *e)
{
	return is_ready() ? smr_orchestrator_seconds(orchestrator(), f, p, e) : INFINITY;
}

/* A cluster that is made for this run may still be starting (cli/local.c): DIR.starting is there as
 * long. False: the program ends first. */
static bool server_is_up(void)
{
	smr_str file = {0};
	bool starting, closing;
	int i = 0;

	smr_str_printf(&file, "%s.starting", away.dir);
	do {
		starting = i++ < 1000 && smr_file_exists(smr_str_text(&file));
		closing = __atomic_load_n(&away.closing, __ATOMIC_ACQUIRE);
		if (starting && !closing)
			usleep(10000);
	} while (starting && !closing);
	smr_str_free(&file);
	return !closing;
}

static void *join_cluster(void *arg)
{
	const char *patience = text_of("SAMARA_PATIENCE");
	smr_fleet_end_params p = {.dir = away.dir,
				  .run = text_of("SAMARA_RUN"),
				  .here = away.runner->cost.machine,
				  .monitor = away.monitor,
				  .alike_only = away.runner->fixed,
				  .patience_s = patience != NULL ? atof(patience) : 0};
	smr_status st;

	if (!server_is_up())
		return NULL;
	st = strcmp(away.dir, "loop") == 0 ? open_loop(away.runner)
					   : smr_fleet_end_open(&p, &away.cluster);
	if (st == SMR_OK)
		__atomic_store_n(&away.ready, true, __ATOMIC_RELEASE);
	else /* without it the program is as it always was */
		smr_log_line(SMR_LOG_WARN, "going on without the cluster: %s", smr_errmsg());
	return NULL;
}

/* ---- both ------------------------------------------------------------------------------------ */

static smr_status open_cluster(smr_runner *r, const char *dir)
{
	SMR_TRY(smr_monitor_open(&away.monitor));
	if (text_of("SAMARA_TRACE") != NULL)
		smr_monitor_keep_trace(away.monitor);
	away.runner = r;
	away.dir = dir;
	if (!r->force)
		away.is_joining = pthread_create(&away.joining, NULL, join_cluster, NULL) == 0;
	if (!away.is_joining) /* what is forced to go there waits until it can */
		join_cluster(NULL);
	r->via = run_there;
	r->via_prepare = prepare_there;
	r->via_seconds = seconds_there;
	return SMR_OK;
}

smr_status smr_away_open(smr_runner *r)
{
	const char *via = text_of("SAMARA_VIA"), *cluster = text_of("SAMARA_CLUSTER");

	if (via != NULL)
		return open_via(r, via);
	return cluster != NULL ? open_cluster(r, cluster) : SMR_OK;
}

static void write_out(const char *variable, smr_status (*print)(smr_monitor_book *, smr_str *))
{
	const char *path = text_of(variable);
	smr_str text = {0};

	if (path == NULL)
		return;
	if (print(away.monitor, &text) != SMR_OK ||
	    smr_write_file(path, text.s, text.n, SMR_WRITE_FAST) != SMR_OK)
		smr_log(SMR_LOG_ERROR, "%s", smr_errmsg());
	smr_str_free(&text);
}

void smr_away_close(void)
{
	if (away.monitor == NULL)
		return;
	__atomic_store_n(&away.closing, true, __ATOMIC_RELEASE);
	if (away.is_joining)
		pthread_join(away.joining, NULL);
	__atomic_store_n(&away.ready, false, __ATOMIC_RELEASE);
	write_out("SAMARA_TRACE", smr_monitor_trace);
	write_out("SAMARA_MONITOR", smr_monitor_json);
	if (away.cluster != NULL && smr_monitor_count(away.monitor) > 0 &&
	    smr_fleet_end_tell(away.cluster) != SMR_OK)
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
	smr_fleet_end_close(away.cluster);
	smr_orchestrator_close(away.loop);
	smr_worker_stop(away.worker);
	if (away.pulls != NULL)
		smr_queue_loop.close(away.pulls);
	if (away.submits != NULL)
		smr_queue_loop.close(away.submits);
	away.cluster = NULL;
	away.loop = NULL;
	smr_monitor_close(away.monitor);
	away.monitor = NULL;
}
