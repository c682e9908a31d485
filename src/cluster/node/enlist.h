/** @file A member of a cluster, between join.c and enlist.c. */
#ifndef SMR_CLUSTER_NODE_ENLIST_H
#define SMR_CLUSTER_NODE_ENLIST_H
#include <stdatomic.h>

#include "cluster/config/cluster.h"
#include "cluster/node/join.h"
#include "cluster/node/report.h"
#include "cluster/worker/worker.h"

enum { SMR_MEMBER_LINES = 16 /* fleets that one node works for */ };

/* A fleet we work for. Without a key of the node's own each fleet's is used, and each has a
 * connection. */
typedef struct smr_node_member_line {
	const smr_fleet *fleet;
	smr_nats *n;
	smr_queue *queue;
} smr_node_member_line;

typedef struct smr_node_member {
	const smr_join *p;
	smr_cluster *c;
	char *key;                    /* file with the data plane's key, for trusted fabrics */
	uint8_t secret[SMR_NODE_KEY]; /* of this process alone, for TLS */
	uint8_t signer[SMR_NODE_KEY]; /* signs reports: the node's own key, or the process' */
	char own[SMR_NODE_SET];       /* the fleets of the node's own key; empty: it has none */
	smr_access access;
	const smr_nats_module *m;
	smr_metrics *metrics;
	smr_facts facts;
	smr_node_member_line lines[SMR_MEMBER_LINES];
	size_t nlines;
	smr_voice voices[SMR_MEMBER_LINES];
	size_t nvoices;
	smr_nats_listener *control;
	smr_worker *worker;
	smr_reports reports;
	bool late;         /* it leaves with work in hand */
	int signals, wake; /* descriptors */
	atomic_int wish;
	int64_t told;      /* when the operator told it the last word */
	int64_t leaves_ns; /* since when it wants to leave */
} smr_node_member;

/** Gathers x->facts, opens x->lines and tells the cluster; x->p and x->c are set. SMR_EINVAL,
 * SMR_ESTATE: the cluster has no place for it, or its name is another's. */
SMR_MUST_USE smr_status smr_node_enlist(smr_node_member *x);
#endif
