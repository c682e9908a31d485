/** @file Shared by the files that implement a cluster's folder and its server. */
#ifndef SMR_CLUSTER_CONFIG_FOLDER_H
#define SMR_CLUSTER_CONFIG_FOLDER_H
#include "cluster/config/cluster.h"

/** Returns a free port of this machine; 0: there is none. */
int smr_free_port(void);
/** Sets the port, also in those servers' addresses that have the former one. */
SMR_MUST_USE smr_status smr_cluster_set_port(smr_cluster *c, int port);
/** Makes a cluster of which only the folder is known. */
SMR_MUST_USE smr_status smr_cluster_blank(const char *dir, smr_cluster **out);
SMR_MUST_USE smr_status smr_cluster_read_fleets(smr_cluster *c);
/** Checks the values that go into cluster.json and nats.conf. */
SMR_MUST_USE smr_status smr_cluster_check(const smr_cluster *c);
/** Makes keys/ROLE.seed unless it exists. */
SMR_MUST_USE smr_status smr_cluster_add_seed(const smr_cluster *c, const char *role);
bool smr_cluster_is_user_name(const char *name);
/** Makes the streams of a running server. */
SMR_MUST_USE smr_status smr_cluster_found(const smr_cluster *c);
/** Returns the number of servers. */
size_t smr_cluster_size(const smr_cluster *c);
/** Writes the name of a file of server @p i: "nats.conf", of several "nats-1.conf"; "run/pid"
 * ... */
enum { SMR_SERVER_FILE = 40 };
typedef enum smr_server_file { SMR_SERVER_CONF, SMR_SERVER_PID, SMR_SERVER_LOG } smr_server_file;
void smr_cluster_file(const smr_cluster *c, smr_server_file f, size_t i, char out[SMR_SERVER_FILE]);
/** Returns the process of server @p i; 0: it does not run here. */
int smr_cluster_pid_of(const smr_cluster *c, size_t i);
/** Reads "HOST[:PORT],..." into c->several and c->servers. */
SMR_MUST_USE smr_status smr_cluster_set_several(smr_cluster *c, const char *servers, int port);
/** Returns whether a server's host is this machine. */
bool smr_cluster_is_here(const smr_server *s);
/** Appends the certificate's names beside the cluster's own: ",DNS:a,IP:1.2.3.4". */
void smr_cluster_put_hosts(const smr_cluster *c, smr_str *out);
/** Waits until all servers have all streams; SMR_EIO: some server lags behind, or is
 * unreachable. */
SMR_MUST_USE smr_status smr_cluster_settle(const smr_cluster *c);
SMR_MUST_USE smr_status smr_cluster_write_config(const smr_cluster *c);
/** Writes nats.conf and makes the servers on this machine read it. */
SMR_MUST_USE smr_status smr_cluster_reload_config(const smr_cluster *c);
/** As smr_cluster_reload(), after users were removed. */
SMR_MUST_USE smr_status smr_cluster_forsake(const smr_cluster *c);
#endif
