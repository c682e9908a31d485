/** @file A node's part of a cluster's folder: its files, as a tar, and unpacked on the node.
 *
 *   cluster.json  fleets.json  tls/ca.pem  trust/NAME.key  trust/denied
 *   keys/node.NAME.seed, keys/node.NAME.pass: its own key, and the operator's pass for it
 *   keys/plane.key, where the fabric is trusted (net/rpc/fabric.h)
 *
 * No part has keys of the operator, of submitters, of whole fleets, or keys that sign code. */
#ifndef SMR_CLUSTER_CONFIG_PARTS_H
#define SMR_CLUSTER_CONFIG_PARTS_H
#include "cluster/config/cluster.h"

enum { SMR_CLUSTER_NAME = 64 };

typedef struct smr_export {
	const char *node;   /* its name */
	const char *fleets; /* "a,b": only these; NULL: all */
	bool trusted;       /* nodes and programs use a trusted fabric */
} smr_export;

/** Appends the tar; the node gets a key of its own, or keeps it (smr_cluster_add_node()).
 * SMR_ENOTFOUND: the folder itself lacks a part; SMR_EDENIED: a file that should be public is
 * secret, or a secret one is not private. */
SMR_MUST_USE smr_status smr_cluster_export(smr_cluster *c, const smr_export *e, smr_str *out);

/** Unpacks such a tar into @p dir, which is made (mode 0700); NULL: a folder in this user's state,
 * named after cluster and node. *@p out is its name, and the caller's. Unpacking the same tar again
 * changes nothing, so keys denied there since then stay denied; another tar replaces keys and
 * trust, but adds to the denied ones. SMR_EDENIED, SMR_ECORRUPT: not such a tar, and nothing was
 * written. */
SMR_MUST_USE smr_status smr_cluster_unpack(const void *tar, size_t n, const char *dir, char **out);

/** Requirements of a node on its folder before it joins. */
typedef struct smr_part_needs {
	const char *node; /* its name; NULL: not known yet */
	bool trust;       /* it runs signed code natively, and trusts this folder's signers */
	bool plane_key;   /* its fabric is trusted */
} smr_part_needs;

/** Checks the requirements. SMR_ENOTFOUND names all missing files and how to get them; SMR_EDENIED:
 * the keys are not private. */
SMR_MUST_USE smr_status smr_cluster_check_parts(const smr_cluster *c, const smr_part_needs *needs);

/** Returns whether only this machine can reach "tls://HOST:PORT". */
bool smr_is_near(const char *url);
/** Returns whether such a tar may have a file of that name. */
bool smr_is_part(const char *name);
/** Reads cluster.json: the cluster's name, and the node's, "" if it has none. SMR_ECORRUPT. */
SMR_MUST_USE smr_status smr_part_names(const char *json, size_t n, char cluster[SMR_CLUSTER_NAME],
				       char node[SMR_NODE_NAME]);
#endif
