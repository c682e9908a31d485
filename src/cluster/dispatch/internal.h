/** @file Internals of an orchestrator: its cost estimates (placement_cost.c), and a call
 * (call.c). */
#ifndef SMR_CLUSTER_DISPATCH_INTERNAL_H
#define SMR_CLUSTER_DISPATCH_INTERNAL_H
#include <pthread.h>

#include "base/data/vec.h"
#include "cluster/dispatch/balancer.h"
#include "cluster/dispatch/hedge.h"
#include "cluster/dispatch/orchestrator.h"
#include "cluster/dispatch/patience.h"
#include "learn/placement/node_perf.h"

struct smr_orchestrator {
	smr_orchestrator_params p;
	smr_client *client;
	pthread_mutex_t lock; /* guards all fields below */
	smr_fleet_member members[SMR_MEMBERS];
	size_t nmembers;
	int64_t read_at;
	smr_node_perf *fares, *own;
	smr_balancer choice;
	uint64_t calls, twins;
	smr_patience patience;
	struct smr_flights *flights; /* calls for which no thread waits; NULL: none so far */
};

/* One remote call. */
typedef struct smr_call {
	const smr_dispatch *p;
	const char *fleet;
	char node[SMR_QUEUE_WORD]; /* node to which it is sent, or "" */
	double sent_s;             /* predicted time there */
	smr_str avoid;
	bool only_asks; /* a node prepares for it without running it */
	double hedge_after_s;
	int64_t began, alone_since, looked_at;
	bool waits, answered;
	double work_s;            /* time that its answer took on a node */
	void (*heard)(void *ctx); /* as in smr_submission */
	void *heard_ctx;
	smr_batch *batch;
} smr_call;

/* ---- placement_cost.c: under the lock, unless they say otherwise ---- */

/** SMR_EIO: the total time of waiting for the cluster is used up. Not under the lock. */
smr_status smr_placement_cost_may_send(smr_orchestrator *o);
/** Returns whether a node of the fleet reports that it is idle. Not under the lock. */
bool smr_placement_cost_has_idle(smr_orchestrator *o, const char *fleet);
/** Reads the members again, if they are old. */
void smr_placement_cost_refresh(smr_orchestrator *o);
bool smr_placement_cost_is_in(const smr_fleet_member *m, const char *fleet);
/** Returns whether a fleet has a node that may get work. Not under the lock. */
bool smr_placement_cost_has_node(smr_orchestrator *o, const char *fleet);
/** Returns the best fleet with a node; NULL: there is none. Not under the lock. */
const char *smr_placement_cost_fleet(smr_orchestrator *o, const smr_dispatch *p);
double smr_placement_cost_seconds_on(smr_orchestrator *o, const smr_dispatch *p,
				     const smr_fleet_member *m);
/** Returns the seconds on the fastest member of a fleet that may take it, *@p which (may be NULL),
 * including the work before it; INFINITY: none. */
double smr_placement_cost_seconds_in(smr_orchestrator *o, const smr_dispatch *p, const char *fleet,
				     const smr_fleet_member **which);
/** Returns the number of machines of a fleet that finish a step first, each with an equal piece. */
unsigned smr_placement_cost_pieces(smr_orchestrator *o, const smr_dispatch *p, const char *fleet);
/** Returns the seconds for serialising, the queue, and the way there and back. */
double smr_placement_cost_overhead(smr_node_perf *f, const smr_dispatch *p);
/** Lists the fleets that a step may use, best first. */
size_t smr_placement_cost_rank(smr_orchestrator *o, const smr_dispatch *p,
			       const char *fleets[SMR_RANKED]);
/** SMR_EIO: the node's results may differ from those of this machine. Not under the lock. */
smr_status smr_placement_cost_check_kind(smr_orchestrator *o, const char *node);
/** Learns the cost of sending a step. Not under the lock. */
void smr_placement_cost_learn_costs(smr_orchestrator *o, const smr_dispatch *p, const smr_shares *s,
				    double total);

/* ---- call.c ---- */

/** Chooses the node, the excluded nodes, and the time of a twin. */
void smr_call_choose(smr_orchestrator *o, smr_call *c, size_t bytes);
/** Submits its ticket. */
smr_status smr_call_set_out(smr_orchestrator *o, smr_call *c, const smr_remote_parcel *parcel,
			    const char *name, smr_hedge **race);
/** Checks a call without an answer: continues to wait, perhaps in another fleet, or fails. */
smr_status smr_call_look_after(smr_orchestrator *o, smr_hedge *r, smr_call *c);
/** Returns the outcome of the call from an answer. */
smr_status smr_call_outcome(smr_call *c, const smr_task_reply *a);
/** Stores the results. */
smr_status smr_call_take(smr_orchestrator *o, const smr_call *c, smr_remote_parcel *parcel,
			 const smr_task_reply *a, const smr_str *reply, smr_shares *s);
/** Passes the measured times to monitor and predictions. */
void smr_call_learn(smr_orchestrator *o, const smr_dispatch *p, const char *name, const char *fleet,
		    const smr_shares *s, double total, bool failed);
/** Waits for the answer, while fleets may change. */
smr_status smr_call_await(smr_orchestrator *o, smr_hedge *r, smr_call *c, smr_task_reply *a,
			  smr_str *reply);
/** @p by: the node that answered, or "". */
void smr_call_ended(smr_orchestrator *o, smr_call *c, const char *by, bool failed, bool had_twin);

/** Sending must save this many times its cost. */
#define SMR_RECKON_MARGIN 2.0
#endif
