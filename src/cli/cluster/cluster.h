/** @file Verbs of samara cluster that have options of their own. argv[0] is the last word of the
 * verb. Each returns the exit status. */
#ifndef SMR_CLI_CLUSTER_CLUSTER_H
#define SMR_CLI_CLUSTER_CLUSTER_H
#include "cli/options.h"

/** Writes the data that a node needs as one tar. */
int smr_cli_cluster_export(int argc, char **argv);
extern const smr_cli_options smr_cluster_export_options;

/** Tests each node with a codelet. */
int smr_cli_cluster_test(int argc, char **argv);
extern const smr_cli_options smr_cluster_test_options;

/* ---- cluster_who.c --------------------------------------------------------------------------- */

int smr_cli_cluster_add_user(int argc, char **argv);
int smr_cli_cluster_remove_user(int argc, char **argv);
int smr_cli_cluster_list_users(int argc, char **argv);
int smr_cli_cluster_add_node(int argc, char **argv);
int smr_cli_cluster_remove_node(int argc, char **argv);
int smr_cli_cluster_list_nodes(int argc, char **argv);
extern const smr_cli_options smr_cluster_user_options, smr_cluster_node_options,
	smr_cluster_who_options;
#endif
