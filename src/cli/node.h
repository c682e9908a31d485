/** @file The parts of samara node, and options with values. */
#ifndef SMR_CLI_NODE_H
#define SMR_CLI_NODE_H

#include "node/agent.h"

/** What runs tasks in a node, with whom it trusts and the code that it has. */
typedef struct smr_node_end {
	smr_library *library;
	smr_trust *trust;
	smr_codes *codes;
	smr_agent *agent;
} smr_node_end;

/** @p target: "trust", "native", "wasm" or NULL. @p trust: a folder of signers; NULL: none. @p own:
 * this user's own key is trusted too. @p w stays the caller's; NULL is fine. */
SMR_MUST_USE smr_status smr_node_end_open(const char *target, const char *trust, bool own,
					  const smr_workers *w, smr_node_end *out);
void smr_node_end_close(smr_node_end *n);

/** What shipped code works on, and with whom. */
typedef struct smr_node_range {
	void *data; /* the caller's (smr_free) */
	uint64_t size;
	uint32_t rank, nranks;
} smr_node_range;

enum { SMR_NODE_RANGE_MOST = 64 }; /* of a group */

/** @p data: how many zeros, or a file; @p group: RANK/N; both may be NULL. */
SMR_MUST_USE smr_status smr_node_range_make(const char *data, const char *group,
					    smr_node_range *out);

/** samara node --join DIR ... */
int smr_cli_node_join(int argc, char **argv);
/** samara node drain|resume|leave NAME ...; argv[1] is the word. */
int smr_cli_node_order(int argc, char **argv);
#endif
