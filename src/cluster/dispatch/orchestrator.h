/** @file Decides where each call of a codelet runs, sees it through, and learns what it took. */
#ifndef SMR_CLUSTER_DISPATCH_ORCHESTRATOR_H
#define SMR_CLUSTER_DISPATCH_ORCHESTRATOR_H
#include "cluster/dispatch/client.h"
#include "cluster/dispatch/monitor.h"
#include "learn/placement/node_perf.h"
#include "run/remote/remote.h"

enum { SMR_RANKED = 16, SMR_MEMBERS = 256 };

/** A node as its last report says. */
typedef struct smr_fleet_member {
	char node[SMR_QUEUE_WORD];
	char fleets[256];       /* in spaces: " a b " */
	double slowdown;        /* >= 1: by what else runs there */
	double peak, bandwidth; /* against this machine's; 0: unknown */
	int slots, busy;
	bool fit;      /* it may be given work */
	bool alike;    /* its processor is of this one's kind */
	uint64_t host; /* nodes of one machine share its cores */
} smr_fleet_member;

typedef struct smr_orchestrator_params {
	const smr_queue_kind *kind;
	smr_queue *queue;
	const char *run;            /* its name; NULL: a new one */
	const smr_blob_route *ways; /* for large payloads, as smr_client_open() takes them */
	/** The nodes there are; at most @p cap. */
	size_t (*members)(void *ctx, smr_fleet_member *out, size_t cap);
	/** The fleets for a step, best first: static texts. */
	size_t (*rank)(void *ctx, const smr_dispatch *p, const char *out[SMR_RANKED]);
	/** Whether the server can be reached now; NULL: always. */
	bool (*reachable)(void *ctx);
	void *ctx;
	bool alike_only;           /* results of other kinds of processors are not taken */
	double patience_s;         /* in all, for nodes or a server that do not answer; 0: 10 */
	double limit_s;            /* of a call, whatever happens; 0: an hour */
	smr_monitor_book *monitor; /* NULL: none is kept */
	smr_packager *coder;       /* signs, and has code; NULL: what is sent is text, unsigned */
	smr_node_perf *fares;      /* what was learnt, the caller's; NULL: nothing is yet */
} smr_orchestrator_params;

typedef struct smr_orchestrator smr_orchestrator;

SMR_MUST_USE smr_status smr_orchestrator_open(const smr_orchestrator_params *p,
					      smr_orchestrator **out);
void smr_orchestrator_close(smr_orchestrator *o); /* NULL is fine */
/** An smr_runner.via with the orchestrator as its ctx. */
SMR_MUST_USE smr_status smr_orchestrator_run(void *o, const smr_flow *f, const smr_dispatch *p,
					     const smr_env *e, smr_shares *shares);
/** An smr_runner.via_start: any number are in flight at a time. */
SMR_MUST_USE smr_status smr_orchestrator_start(void *o, const smr_flow *f, const smr_dispatch *p,
					       const smr_env *e, smr_remote_end end, void *end_ctx);
/** An smr_runner.via_prepare. What cannot be reached is no failure: it will run here. */
SMR_MUST_USE smr_status smr_orchestrator_prepare(void *o, const smr_flow *f, const smr_dispatch *p,
						 const smr_env *e);
/** Plans a step anew: whether it goes to the cluster, and what it would take there (INFINITY: there
 * is no node). @p force: it goes when it can. */
bool smr_orchestrator_pays(smr_orchestrator *o, const smr_flow *f, const smr_dispatch *p,
			   bool force, double *seconds);
/** Where a step would go now, "" when no node can be reached. SMR_ENOTFOUND: nowhere, but its fleet
 * is given. */
SMR_MUST_USE smr_status smr_orchestrator_place(smr_orchestrator *o, const smr_dispatch *p,
					       char fleet[SMR_QUEUE_WORD],
					       char node[SMR_QUEUE_WORD]);
/** In how many pieces a step that goes there is done first: one for each machine of its fleet that
 * helps, sending included; 1: it is not cut. */
unsigned smr_orchestrator_pieces(smr_orchestrator *o, const smr_dispatch *p);
/** Whether patience with the cluster is over, for now. */
bool smr_orchestrator_gave_up(smr_orchestrator *o);
/** The least that a step can take anywhere but here, sending included, on machines like this one:
 * by what was learnt, before a cluster is asked. */
double smr_orchestrator_least(smr_node_perf *f, const smr_dispatch *p);
#endif
