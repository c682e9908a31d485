/** @file A member of a cluster, shared by join.c and enlist.c. */
#ifndef SMR_CLUSTER_NODE_ENLIST_H
#define SMR_CLUSTER_NODE_ENLIST_H
#include <stdatomic.h>

#include "cluster/config/cluster.h"
#include "cluster/node/join.h"
#include "cluster/node/report.h"
#include "cluster/worker/worker.h"

enum { SMR_MEMBER_LINES = 16 /* fleets that one node works for */ };

/* A fleet that the node works for. Without a key of the node's own, each fleet's key and a
 * connection of its own are used. */
typedef struct smr_node_member_line {
	const smr_fleet *fleet;
	smr_nats *n;
	smr_queue *queue;
} smr_node_member_line;

typedef struct smr_node_member {
	const smr_join *p;
	smr_cluster *c;
	char *key;                    /* file with the data plane's key, for trusted fabrics */
	uint8_t secret[SMR_NODE_KEY]; /* of this process only, for TLS */
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
	bool late;         /* it leaves with unfinished work */
	int signals, wake; /* descriptors */
	atomic_int wish;
	int64_t told;      /* time of the operator's last command */
	int64_t leaves_ns; /* time at which it began to leave */
} smr_node_member;

/** Gathers x->facts, opens x->lines and publishes the facts; x->p and x->c are set. SMR_EINVAL,
 * SMR_ESTATE: the cluster refuses the node, or another node has its name. */
SMR_MUST_USE smr_status smr_node_enlist(smr_node_member *x);
#endif
