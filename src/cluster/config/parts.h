/** @file A node's part of a cluster's folder: what is in it, as a tar, and unpacked on the node.
 *
 *   cluster.json  fleets.json  tls/ca.pem  trust/NAME.key  trust/denied
 *   keys/node.NAME.seed, keys/node.NAME.pass: its own key, and the operator's word for it
 *   keys/plane.key, where the fabric is trusted (net/rpc/fabric.h)
 *
 * Keys of the operator, of submitters, of whole fleets, and those that sign code are in none. */
#ifndef SMR_CLUSTER_CONFIG_PARTS_H
#define SMR_CLUSTER_CONFIG_PARTS_H
#include "cluster/config/cluster.h"

enum { SMR_CLUSTER_NAME = 64 };

typedef struct smr_export {
	const char *node;   /* its name */
	const char *fleets; /* "a,b": of no others; NULL: all */
	bool trusted;       /* nodes and programs use a trusted fabric */
} smr_export;

/** Appends the tar; the node gets a key of its own, or keeps it (smr_cluster_add_node()).
 * SMR_ENOTFOUND: the folder itself lacks a part; SMR_EDENIED: a file that should be public is
 * secret, or a secret one is not private. */
SMR_MUST_USE smr_status smr_cluster_export(smr_cluster *c, const smr_export *e, smr_str *out);

/** Unpacks a tar of the above into @p dir, which is made (mode 0700); NULL: a folder of this user's
 * state, named after cluster and node. *@p out is its name, and the caller's. The same tar again
 * changes nothing, so that what was denied there since stays denied; another replaces keys and
 * trust, but adds to what is denied. SMR_EDENIED, SMR_ECORRUPT: it is none, and nothing was
 * written. */
SMR_MUST_USE smr_status smr_cluster_unpack(const void *tar, size_t n, const char *dir, char **out);

/** What a node asks of its folder before it joins. */
typedef struct smr_part_needs {
	const char *node; /* its name; NULL: not known yet */
	bool trust;       /* it runs natively what is signed, and trusts this folder's signers */
	bool plane_key;   /* its fabric is trusted */
} smr_part_needs;

/** SMR_ENOTFOUND names all that the folder lacks and how to get it; SMR_EDENIED: its keys are not
 * private. */
SMR_MUST_USE smr_status smr_cluster_check_parts(const smr_cluster *c, const smr_part_needs *needs);

/** Whether "tls://HOST:PORT" is reached from this machine alone. */
bool smr_is_near(const char *url);
/** Whether a file of that name belongs into such a tar. */
bool smr_is_part(const char *name);
/** Of cluster.json: the cluster's name, and the node's, "" where it is nobody's. SMR_ECORRUPT. */
SMR_MUST_USE smr_status smr_part_names(const char *json, size_t n, char cluster[SMR_CLUSTER_NAME],
				       char node[SMR_NODE_NAME]);
#endif
