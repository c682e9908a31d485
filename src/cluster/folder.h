/** @file Between the files that make up a cluster's folder and its server. */
#ifndef SMR_CLUSTER_FOLDER_H
#define SMR_CLUSTER_FOLDER_H
#include "cluster/cluster.h"

/** A port of this machine that nobody listens on now; 0: there is none. */
int smr_free_port(void);
/** The port, and with it those of the servers' addresses that had the former one. */
SMR_MUST_USE smr_status smr_cluster_set_port(smr_cluster *c, int port);
/** A cluster of which only the folder is known. */
SMR_MUST_USE smr_status smr_cluster_blank(const char *dir, smr_cluster **out);
SMR_MUST_USE smr_status smr_cluster_read_fleets(smr_cluster *c);
/** Whether what is in it may go into cluster.json and nats.conf. */
SMR_MUST_USE smr_status smr_cluster_check(const smr_cluster *c);
/** Makes keys/ROLE.seed unless it is there. */
SMR_MUST_USE smr_status smr_cluster_add_seed(const smr_cluster *c, const char *role);
bool smr_cluster_is_user_name(const char *name);
/** Makes the streams of a server that runs. */
SMR_MUST_USE smr_status smr_cluster_found(const smr_cluster *c);
SMR_MUST_USE smr_status smr_cluster_write_config(const smr_cluster *c);
/** As smr_cluster_reload(), when users are fewer than before. */
SMR_MUST_USE smr_status smr_cluster_forsake(const smr_cluster *c);
/** As smr_cluster_reload(), of the server that is that process. */
SMR_MUST_USE smr_status smr_cluster_reload_at(const smr_cluster *c, int pid);
#endif
