/** @file The inside of an orchestrator: what it reckons with (placement_cost.c), and a call on its
 * way (call.c). */
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
	pthread_mutex_t lock; /* of all below */
	smr_fleet_member members[SMR_MEMBERS];
	size_t nmembers;
	int64_t read_at;
	smr_node_perf *fares, *own;
	smr_balancer choice;
	uint64_t calls, twins;
	smr_patience patience;
	struct smr_flights *flights; /* calls for which nobody waits; NULL: there was none yet */
};

/* One call on its way. */
typedef struct smr_call {
	const smr_dispatch *p;
	const char *fleet;
	char node[SMR_QUEUE_WORD]; /* to which it is sent, or "" */
	double sent_s;             /* predicted there */
	smr_str avoid;
	bool only_asks; /* a node shall make ready for it */
	double hedge_after_s;
	int64_t began, alone_since, looked_at;
	bool waits, answered;
	double work_s;            /* that its answer took at a node */
	void (*heard)(void *ctx); /* as smr_submission has them */
	void *heard_ctx;
	smr_batch *batch;
} smr_call;

/* ---- placement_cost.c: under the lock, unless they say otherwise ---- */

/** SMR_EIO: the cluster was waited for in vain for as long as may be. Not under the lock. */
smr_status smr_placement_cost_may_send(smr_orchestrator *o);
/** Whether a node of the fleet says that it has nothing to do. Not under the lock. */
bool smr_placement_cost_has_idle(smr_orchestrator *o, const char *fleet);
/** Reads the members again, if that was long ago. */
void smr_placement_cost_refresh(smr_orchestrator *o);
bool smr_placement_cost_is_in(const smr_fleet_member *m, const char *fleet);
/** Whether a fleet has a node that may be given work. Not under the lock. */
bool smr_placement_cost_has_node(smr_orchestrator *o, const char *fleet);
/** The best fleet with a node; NULL: there is none. Not under the lock. */
const char *smr_placement_cost_fleet(smr_orchestrator *o, const smr_dispatch *p);
double smr_placement_cost_seconds_on(smr_orchestrator *o, const smr_dispatch *p,
				     const smr_fleet_member *m);
/** On the fastest member of a fleet that may take it, *@p which (NULL: of no interest), with what
 * is before it; INFINITY: none. */
double smr_placement_cost_seconds_in(smr_orchestrator *o, const smr_dispatch *p, const char *fleet,
				     const smr_fleet_member **which);
/** How many machines of a fleet do a step first together, each an equal piece of it. */
unsigned smr_placement_cost_pieces(smr_orchestrator *o, const smr_dispatch *p, const char *fleet);
/** Serialising, the queue, and the way there and back. */
double smr_placement_cost_overhead(smr_node_perf *f, const smr_dispatch *p);
/** Fleets that a step may go to, best first. */
size_t smr_placement_cost_rank(smr_orchestrator *o, const smr_dispatch *p,
			       const char *fleets[SMR_RANKED]);
/** SMR_EIO: what this node computed may differ from what this machine would. Not under the
 * lock. */
smr_status smr_placement_cost_check_kind(smr_orchestrator *o, const char *node);
/** What sending a step cost. Not under the lock. */
void smr_placement_cost_learn_costs(smr_orchestrator *o, const smr_dispatch *p, const smr_shares *s,
				    double total);

/* ---- call.c ---- */

/** Whether it is sent to a node, which nodes are spared it, and when it gets a twin. */
void smr_call_choose(smr_orchestrator *o, smr_call *c, size_t bytes);
/** Its ticket goes on its way. */
smr_status smr_call_set_out(smr_orchestrator *o, smr_call *c, const smr_remote_parcel *parcel,
			    const char *name, smr_hedge **race);
/** While there is no answer: whether to go on waiting, perhaps in another fleet. */
smr_status smr_call_look_after(smr_orchestrator *o, smr_hedge *r, smr_call *c);
/** What an answer says of the call. */
smr_status smr_call_outcome(smr_call *c, const smr_task_reply *a);
/** Stores what came back. */
smr_status smr_call_take(smr_orchestrator *o, const smr_call *c, smr_remote_parcel *parcel,
			 const smr_task_reply *a, const smr_str *reply, smr_shares *s);
/** What it took, to whoever counts and predicts. */
void smr_call_learn(smr_orchestrator *o, const smr_dispatch *p, const char *name, const char *fleet,
		    const smr_shares *s, double total, bool failed);
/** Its answer, through all that may happen to fleets meanwhile. */
smr_status smr_call_await(smr_orchestrator *o, smr_hedge *r, smr_call *c, smr_task_reply *a,
			  smr_str *reply);
/** @p by: who answered, or "". */
void smr_call_ended(smr_orchestrator *o, smr_call *c, const char *by, bool failed, bool had_twin);

/** Sending must gain so many times what it costs. */
#define SMR_RECKON_MARGIN 2.0
#endif
