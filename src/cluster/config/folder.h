/** @file Between the files that make up a cluster's folder and its server. */
#ifndef SMR_CLUSTER_CONFIG_FOLDER_H
#define SMR_CLUSTER_CONFIG_FOLDER_H
#include "cluster/config/cluster.h"

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
/** How many servers it has. */
size_t smr_cluster_size(const smr_cluster *c);
/** A file of server @p i: "nats.conf", of several "nats-1.conf"; "run/pid" ... */
enum { SMR_SERVER_FILE = 40 };
typedef enum smr_server_file { SMR_SERVER_CONF, SMR_SERVER_PID, SMR_SERVER_LOG } smr_server_file;
void smr_cluster_file(const smr_cluster *c, smr_server_file f, size_t i, char out[SMR_SERVER_FILE]);
/** The process of server @p i; 0: it does not run here. */
int smr_cluster_pid_of(const smr_cluster *c, size_t i);
/** Reads "HOST[:PORT],..." into c->several and c->servers. */
SMR_MUST_USE smr_status smr_cluster_set_several(smr_cluster *c, const char *servers, int port);
/** Whether a server's host is this machine. */
bool smr_cluster_is_here(const smr_server *s);
/** What goes into the certificate beside the cluster's name: ",DNS:a,IP:1.2.3.4". */
void smr_cluster_put_hosts(const smr_cluster *c, smr_str *out);
/** Waits until all streams are everywhere; SMR_EIO: some server lags behind, or is away. */
SMR_MUST_USE smr_status smr_cluster_settle(const smr_cluster *c);
SMR_MUST_USE smr_status smr_cluster_write_config(const smr_cluster *c);
/** The servers that run here read nats.conf, which is written anew. */
SMR_MUST_USE smr_status smr_cluster_reload_config(const smr_cluster *c);
/** As smr_cluster_reload(), when users are fewer than before. */
SMR_MUST_USE smr_status smr_cluster_forsake(const smr_cluster *c);
#endif
