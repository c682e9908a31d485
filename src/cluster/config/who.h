/** @file Nodes and users with keys of their own in a cluster. who.json has their names and public
 * keys; the server refuses a key that was removed from it. */
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
	SMR_VEC(smr_who_user) users; /* without the orchestrator */
} smr_who;

/** Reads the file; a cluster without it has none. Call smr_who_free() in any case. */
SMR_MUST_USE smr_status smr_who_read(const smr_cluster *c, smr_who *out);
void smr_who_free(smr_who *w);
SMR_MUST_USE smr_status smr_who_write(const smr_cluster *c, const smr_who *w);
/** Removes keys/KIND.NAME.END. */
void smr_who_forget_key(const smr_cluster *c, const char *kind, const char *name, const char *end);
/** Makes keys/KIND.NAME.seed unless it exists. */
SMR_MUST_USE smr_status smr_who_key(const smr_cluster *c, const char *kind, const char *name,
				    char public_key[SMR_NKEY_PUBLIC]);
#endif
