/** @file Decides where each call of a codelet runs, waits for it, and learns its time. */
#ifndef SMR_CLUSTER_DISPATCH_ORCHESTRATOR_H
#define SMR_CLUSTER_DISPATCH_ORCHESTRATOR_H
#include "cluster/dispatch/client.h"
#include "cluster/dispatch/monitor.h"
#include "learn/placement/node_perf.h"
#include "run/remote/remote.h"

enum { SMR_RANKED = 16, SMR_MEMBERS = 256 };

/** A node, from its last report. */
typedef struct smr_fleet_member {
	char node[SMR_QUEUE_WORD];
	char fleets[256];       /* in spaces: " a b " */
	double slowdown;        /* >= 1: by other load there */
	double peak, bandwidth; /* relative to this machine's; 0: unknown */
	int slots, busy;
	bool fit;      /* it may get work */
	bool alike;    /* its processor is of the same kind as this one */
	uint64_t host; /* identifies the machine: its nodes share the cores */
} smr_fleet_member;

typedef struct smr_orchestrator_params {
	const smr_queue_kind *kind;
	smr_queue *queue;
	const char *run;            /* its name; NULL: a new one */
	const smr_blob_route *ways; /* for large payloads, as in smr_client_open() */
	/** Lists the nodes, at most @p cap. */
	size_t (*members)(void *ctx, smr_fleet_member *out, size_t cap);
	/** Ranks the fleets for a step, best first; static texts. */
	size_t (*rank)(void *ctx, const smr_dispatch *p, const char *out[SMR_RANKED]);
	/** Returns whether the server is reachable now; NULL: always. */
	bool (*reachable)(void *ctx);
	void *ctx;
	bool alike_only;           /* rejects results of other kinds of processors */
	double patience_s;         /* total, for nodes or a server that do not answer; 0: 10 */
	double limit_s;            /* maximum time of a call; 0: an hour */
	smr_monitor_book *monitor; /* NULL: none */
	smr_packager *coder;       /* signs, and has code; NULL: sends unsigned text */
	smr_node_perf *fares;      /* measurements, the caller's; NULL: none yet */
} smr_orchestrator_params;

typedef struct smr_orchestrator smr_orchestrator;

SMR_MUST_USE smr_status smr_orchestrator_open(const smr_orchestrator_params *p,
					      smr_orchestrator **out);
void smr_orchestrator_close(smr_orchestrator *o); /* NULL is allowed */
/** Implements smr_executor.run with the orchestrator as its context. */
SMR_MUST_USE smr_status smr_orchestrator_run(void *o, const smr_flow *f, const smr_dispatch *p,
					     const smr_env *e, smr_shares *shares);
/** Implements smr_executor.start: any number may be in flight. */
SMR_MUST_USE smr_status smr_orchestrator_start(void *o, const smr_flow *f, const smr_dispatch *p,
					       const smr_env *e, smr_remote_end end, void *end_ctx);
/** Implements smr_executor.prepare. An unreachable cluster is not a failure: the step runs
 * here. */
SMR_MUST_USE smr_status smr_orchestrator_prepare(void *o, const smr_flow *f, const smr_dispatch *p,
						 const smr_env *e);
/** Replans a step: returns whether it is sent to the cluster, and its estimated time there
 * (INFINITY: no node). @p force: sends it whenever possible. */
bool smr_orchestrator_pays(smr_orchestrator *o, const smr_flow *f, const smr_dispatch *p,
			   bool force, double *seconds);
/** Returns where a step would be sent now, "" if no node is reachable. SMR_ENOTFOUND: nowhere, but
 * its fleet is set. */
SMR_MUST_USE smr_status smr_orchestrator_place(smr_orchestrator *o, const smr_dispatch *p,
					       char fleet[SMR_QUEUE_WORD],
					       char node[SMR_QUEUE_WORD]);
/** Returns the number of pieces in which a step finishes first in the cluster: one for each machine
 * of its fleet that helps, sending included; 1: it is not split. */
unsigned smr_orchestrator_pieces(smr_orchestrator *o, const smr_dispatch *p);
/** Returns whether the orchestrator has given up the cluster, for now. */
bool smr_orchestrator_gave_up(smr_orchestrator *o);
/** Returns a lower bound of a step's time in any cluster of machines like this one, sending
 * included, from measurements, without a connection. */
double smr_orchestrator_least(smr_node_perf *f, const smr_dispatch *p);
#endif
