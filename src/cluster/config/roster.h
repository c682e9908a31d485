/** @file The nodes of a cluster and their state, from their reports.
 *
 * A report counts if the node has signed it: with its own key, which the operator's pass binds to
 * its name and fleets; or, for a node without one, with the first key that reported under its name
 * since that name was free. Other reports are logged. */
#ifndef SMR_CLUSTER_CONFIG_ROSTER_H
#define SMR_CLUSTER_CONFIG_ROSTER_H
#include "cluster/config/cluster.h"
#include "cluster/config/health.h"
#include "net/nats.h"

typedef struct smr_roster smr_roster;

typedef struct smr_roster_entry {
	smr_health health;
	double age_s;           /* since its last report arrived */
	char set[SMR_NODE_SET]; /* set under which it reports */
	uint8_t signer[SMR_NODE_KEY];
} smr_roster_entry;

/** Subscribes to reports; @p m and @p n stay the caller's and must outlive the roster. @p at_once:
 * also reads earlier reports. @p operator_key: checks passes (smr_cluster's); empty: accepts
 * none. */
SMR_MUST_USE smr_status smr_roster_open(const smr_nats_module *m, smr_nats *n,
					const char *operator_key, bool at_once, smr_roster **out);
void smr_roster_close(smr_roster *r); /* NULL is allowed */
/** Handles data under SET.NODE; ignores anything but a report of that node. Empty: the node has
 * left. */
void smr_roster_take(smr_roster *r, const char *key, const void *data, size_t n);
/** Copies all nodes, sorted by name; *@p out is the caller's (smr_free). Removes nodes that were
 * silent for a minute. */
SMR_MUST_USE smr_status smr_roster_read(smr_roster *r, smr_roster_entry **out, size_t *n);
/** Returns whether a node that was not silent for a minute has reported this key as its own. */
bool smr_roster_knows(smr_roster *r, const uint8_t key[SMR_NODE_KEY]);
/** Counts the live nodes of a fleet. */
unsigned smr_roster_alive(smr_roster *r, const char *fleet);
#endif
