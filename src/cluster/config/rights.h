/** @file What each role may say and hear, as subjects of the server. */
#ifndef SMR_CLUSTER_CONFIG_RIGHTS_H
#define SMR_CLUSTER_CONFIG_RIGHTS_H
#include "cluster/config/who.h"

typedef struct smr_key_role {
	const char *key;        /* public */
	const char *fleet;      /* of a fleet's key; NULL: those of `set` */
	const char *set, *node; /* of a node's own key */
	const char *user;       /* of a user's key */
	const smr_cluster *c;   /* its fleets, */
	const smr_who *who;     /* and users: nodes work for all of them */
} smr_key_role;

typedef enum smr_rights { SMR_RIGHTS_NODE, SMR_RIGHTS_USER } smr_rights;

/** ["a", "b"]: what it may publish to, or subscribe to. */
void smr_rights_put(smr_str *out, smr_rights kind, bool says, const smr_key_role *r);
#endif
