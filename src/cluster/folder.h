/** @file Between init.c, folder.c and server.c. */
#ifndef SMR_CLUSTER_FOLDER_H
#define SMR_CLUSTER_FOLDER_H
#include "cluster/cluster.h"

/** A port of this machine that nobody listens on now; 0: there is none. */
int smr_free_port(void);
/** The port, and with it the first of the servers' addresses. */
SMR_MUST_USE smr_status smr_cluster_set_port(smr_cluster *c, int port);
/** A cluster of which only the folder is known. */
SMR_MUST_USE smr_status smr_cluster_blank(const char *dir, smr_cluster **out);
SMR_MUST_USE smr_status smr_cluster_read_fleets(smr_cluster *c);
/** Whether what is in it may go into cluster.json and nats.conf. */
SMR_MUST_USE smr_status smr_cluster_check(const smr_cluster *c);
#endif
