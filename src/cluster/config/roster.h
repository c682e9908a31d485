/** @file Who is there: the nodes of a cluster and how they are, kept up by their reports.
 *
 * A report counts when it is signed by the node: by its own key, which the operator's word binds to
 * its name and fleets, or, of a node that has none, by the key that was the first under its name
 * since it was dead. What does not count is logged. */
#ifndef SMR_CLUSTER_CONFIG_ROSTER_H
#define SMR_CLUSTER_CONFIG_ROSTER_H
#include "cluster/config/cluster.h"
#include "cluster/config/health.h"
#include "net/nats.h"

typedef struct smr_roster smr_roster;

typedef struct smr_roster_entry {
	smr_health health;
	double age_s;           /* since its last report came here */
	char set[SMR_NODE_SET]; /* under which it reports */
	uint8_t signer[SMR_NODE_KEY];
} smr_roster_entry;

/** Listens for reports; @p m and @p n stay the caller's and must outlive the roster. With @p
 * at_once what was reported before is read as well. @p operator_key: whose passes count
 * (smr_cluster's); empty: none. */
SMR_MUST_USE smr_status smr_roster_open(const smr_nats_module *m, smr_nats *n,
					const char *operator_key, bool at_once, smr_roster **out);
void smr_roster_close(smr_roster *r); /* NULL is fine */
/** Takes what came under SET.NODE; what is no report of that node is ignored. Empty: it has left.
 */
void smr_roster_take(smr_roster *r, const char *key, const void *data, size_t n);
/** A copy of all, by name; *@p out is the caller's (smr_free). Nodes that were silent for a minute
 * are dropped. */
SMR_MUST_USE smr_status smr_roster_read(smr_roster *r, smr_roster_entry **out, size_t *n);
/** Whether a node has reported that this is its key; one that was silent for a minute has none. */
bool smr_roster_knows(smr_roster *r, const uint8_t key[SMR_NODE_KEY]);
/** Nodes that a fleet has, without those that are dead. */
unsigned smr_roster_alive(smr_roster *r, const char *fleet);
#endif
