/** @file Who has a key of his own in a cluster: nodes and users. who.json names them and has their
 * public keys; what is taken out of it the server refuses. */
#ifndef SMR_CLUSTER_CONFIG_WHO_H
#define SMR_CLUSTER_CONFIG_WHO_H
#include "cluster/config/cluster.h"
#include "net/nkey.h"

#define SMR_WHO_NODE "node" /* keys/node.NAME.seed */
#define SMR_WHO_USER "user"

typedef struct smr_who_node {
	char name[SMR_NODE_NAME], key[SMR_NKEY_PUBLIC];
	char set[SMR_NODE_SET]; /* its fleets: "=a=b" */
} smr_who_node;

typedef struct smr_who_user {
	char name[SMR_NODE_NAME], key[SMR_NKEY_PUBLIC];
	smr_user_limits limits;
} smr_who_user;

typedef struct smr_who {
	SMR_VEC(smr_who_node) nodes;
	SMR_VEC(smr_who_user) users; /* beside the orchestrator */
} smr_who;

/** A cluster without the file has none. smr_who_free() in any case. */
SMR_MUST_USE smr_status smr_who_read(const smr_cluster *c, smr_who *out);
void smr_who_free(smr_who *w);
SMR_MUST_USE smr_status smr_who_write(const smr_cluster *c, const smr_who *w);
/** keys/KIND.NAME.END is no more. */
void smr_who_forget_key(const smr_cluster *c, const char *kind, const char *name, const char *end);
/** Makes keys/KIND.NAME.seed if it is not there. */
SMR_MUST_USE smr_status smr_who_key(const smr_cluster *c, const char *kind, const char *name,
				    char public_key[SMR_NKEY_PUBLIC]);
#endif
