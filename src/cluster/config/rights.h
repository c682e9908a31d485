/** @file Rights of each role to publish and subscribe, as subjects of the server. */
#ifndef SMR_CLUSTER_CONFIG_RIGHTS_H
#define SMR_CLUSTER_CONFIG_RIGHTS_H
#include "cluster/config/who.h"

typedef struct smr_key_role {
	const char *key;        /* public */
	const char *fleet;      /* of a fleet's key; NULL: those of `set` */
	const char *set, *node; /* of a node's own key */
	const char *user;       /* of a user's key */
	const smr_cluster *c;   /* fleets of the cluster, */
	const smr_who *who;     /* and users: nodes work for all of them */
} smr_key_role;

typedef enum smr_rights { SMR_RIGHTS_NODE, SMR_RIGHTS_USER } smr_rights;

/** Writes a list ["a", "b"] of the subjects to which it may publish, or subscribe. */
void smr_rights_put(smr_str *out, smr_rights kind, bool says, const smr_key_role *r);
#endif
