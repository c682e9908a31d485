/** @file A node of a cluster: joins, reports its state, takes work, drains, leaves. */
#ifndef SMR_CLUSTER_NODE_JOIN_H
#define SMR_CLUSTER_NODE_JOIN_H
#include "cluster/config/facts.h"
#include "cluster/config/health.h"
#include "net/net.h"

/** Options. Members that are 0 have the default. */
typedef struct smr_join {
	const char *dir;    /* the cluster's folder, or one of smr_cluster_unpack() */
	const char *name;   /* that of this host */
	const char *fleets; /* "a,b": only these, even if the machine fits others */
	unsigned slots;     /* tasks at a time; one */
	unsigned grace_s;   /* time to finish work when it leaves; 30 */
	smr_serve_fn serve; /* runs tasks, with a context for each slot */
	void *const *contexts;
	/** Returns the workers' use, for reports; NULL: there are none. */
	void (*used)(void *ctx, smr_worker_use *out);
	void *used_ctx;
	void (*joined)(const smr_facts *f, const char *cluster); /* NULL is allowed */
} smr_join;

/** Runs a node. Returns when it has left: on SIGTERM or SIGINT, or by `samara node leave`; a second
 * signal ends the process at once. SMR_EINVAL: the cluster refuses it. Call it before there are
 * other threads: they would get the signals. */
SMR_MUST_USE smr_status smr_node_join(const smr_join *p);

/** Commands of an operator to a node. */
#define SMR_NODE_DRAIN "drain"   /* finish held work, take no more */
#define SMR_NODE_RESUME "resume" /* take work again */
#define SMR_NODE_LEAVE "leave"   /* drain, then end */
#endif
