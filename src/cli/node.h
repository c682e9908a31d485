/** @file The parts of samara node, and options with values. */
#ifndef SMR_CLI_NODE_H
#define SMR_CLI_NODE_H

#include "cluster/facts.h"
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

/** Where a node has its part of the cluster, and what it is called there. */
typedef struct smr_node_place {
	char *dir;
	char name[SMR_NODE_NAME]; /* "": after its host */
} smr_node_place;

/** @p from: a folder, or a tar, which is unpacked into @p state (NULL: a folder of the user's
 * state). @p name: as the user said, or NULL. Refuses a place that lacks a part, or whose keys
 * others can read. smr_node_place_free() it. */
SMR_MUST_USE smr_status smr_node_place_find(const char *from, const char *state, const char *name,
					    bool needs_trust, smr_node_place *out);
void smr_node_place_free(smr_node_place *p);

/** samara node --join DIR|TAR ... */
int smr_cli_node_join(int argc, char **argv);
/** samara node drain|resume|leave NAME ...; argv[1] is the word. */
int smr_cli_node_order(int argc, char **argv);
#endif
