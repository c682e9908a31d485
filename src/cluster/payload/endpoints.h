/** @file Routes of large payloads in a cluster: a socket of this machine, and if nodes may be on
 * others, the data plane by TLS or, on a trusted fabric (net/rpc/fabric.h), by UCX. $SAMARA_WAYS
 * names others ("tls", "local,tls"). */
#ifndef SMR_CLUSTER_PAYLOAD_ENDPOINTS_H
#define SMR_CLUSTER_PAYLOAD_ENDPOINTS_H
#include "cluster/config/cluster.h"
#include "cluster/payload/blob_server.h"

#define SMR_RPC_KEY_FILE "keys/plane.key"

typedef struct smr_endpoints {
	smr_blob_route v[3]; /* for smr_client_open(); they point into this struct */
	char address[300];
	char *key; /* a file */
	bool trusted;
	char host[64];
	uint8_t secret[32]; /* of this run only */
	smr_access access;  /* the submitter sets knows and its ctx */
} smr_endpoints;

/** @p both: without the variable, returns both routes wherever the server is. */
SMR_MUST_USE smr_status smr_endpoints_of(const smr_cluster *c, bool both, smr_endpoints *out);
void smr_endpoints_free(smr_endpoints *w);
#endif
