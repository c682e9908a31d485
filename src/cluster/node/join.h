/** @file A node of a cluster: joins, reports how it is, takes work, drains, leaves. */
#ifndef SMR_CLUSTER_NODE_JOIN_H
#define SMR_CLUSTER_NODE_JOIN_H
#include "cluster/config/facts.h"
#include "cluster/config/health.h"
#include "net/net.h"

/** Members that are 0 take the default. */
typedef struct smr_join {
	const char *dir;    /* the cluster's folder, or what smr_cluster_unpack() made */
	const char *name;   /* this host's */
	const char *fleets; /* "a,b": of no others, even if the machine fits */
	unsigned slots;     /* tasks at a time; one */
	unsigned grace_s;   /* for what is in hand when it leaves; 30 */
	smr_serve_fn serve; /* what runs tasks, with a context for each slot */
	void *const *contexts;
	/** What workers have used, for reports; NULL: there are none. */
	void (*used)(void *ctx, smr_worker_use *out);
	void *used_ctx;
	void (*joined)(const smr_facts *f, const char *cluster); /* NULL is fine */
} smr_join;

/** Returns when the node has left: on SIGTERM or SIGINT, or when `samara node leave` said so; a
 * second signal ends the process at once. SMR_EINVAL: the cluster refuses us. Call it before there
 * are other threads: they would get the signals. */
SMR_MUST_USE smr_status smr_node_join(const smr_join *p);

/** What an operator can ask of a node. */
#define SMR_NODE_DRAIN "drain"   /* finish what you have, take no more */
#define SMR_NODE_RESUME "resume" /* take work again */
#define SMR_NODE_LEAVE "leave"   /* drain, then end */
#endif
