/** @file Which ways large payloads take in a cluster: a socket of this machine, and where nodes may
 * be on others, the data plane over tcp. $SAMARA_WAYS names others ("ucx", "local,ucx"). */
#ifndef SMR_FLEET_WAYS_H
#define SMR_FLEET_WAYS_H
#include "cluster/cluster.h"
#include "fleet/bulk.h"

#define SMR_PLANE_KEY_FILE "keys/plane.key"

typedef struct smr_ways {
	smr_way v[3]; /* as smr_client_open() takes them */
	char address[300];
	char *key;
} smr_ways;

SMR_MUST_USE smr_status smr_ways_of(const smr_cluster *c, smr_ways *out);
void smr_ways_free(smr_ways *w);
#endif
