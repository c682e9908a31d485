/** @file Parts of samara cluster that have options of their own. argv[0] is the verb. Each returns
 * the exit status. */
#ifndef SMR_CLI_CLUSTER_H
#define SMR_CLI_CLUSTER_H

/** What a node needs, as one tar. */
int smr_cli_cluster_export(int argc, char **argv);
/** `cluster user ...`, `cluster node ...`. */
int smr_cli_cluster_who(int argc, char **argv);
/** Whether each node does what it is there for. */
int smr_cli_cluster_test(int argc, char **argv);
#endif
