/** @file The parts of samara node, and options with values. */
#ifndef SMR_CLI_NODE_H
#define SMR_CLI_NODE_H

/** samara node --join DIR ... */
int smr_cli_node_join(int argc, char **argv);
/** samara node drain|resume|leave NAME ...; argv[1] is the word. */
int smr_cli_node_order(int argc, char **argv);

/** The value of --NAME VALUE or --NAME=VALUE at argv[*i]; NULL: this is another option. */
const char *smr_cli_value(const char *name, int argc, char **argv, int *i);
#endif
