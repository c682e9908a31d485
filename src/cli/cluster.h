/** @file Parts of samara cluster that have options of their own. argv[0] is the verb. */
#ifndef SMR_CLI_CLUSTER_H
#define SMR_CLI_CLUSTER_H

/** What a node needs, as one tar. */
int smr_cli_cluster_export(int argc, char **argv);
#endif
