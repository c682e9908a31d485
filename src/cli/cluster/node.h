/** @file The parts of samara node, and options with values. */
#ifndef SMR_CLI_CLUSTER_NODE_H
#define SMR_CLI_CLUSTER_NODE_H
#include "cli/options.h"
#include "cluster/config/facts.h"
#include "cluster/node/isolation.h"
#include "net/net.h"

/** What runs tasks in a node, with whom it trusts and the code that it has. */
typedef struct smr_node_end {
	smr_library *library; /* NULL: workers have it */
	smr_trust *trust;
	smr_codes *codes;
	smr_agent *agent;    /* in this process, or ... */
	smr_isolation *hold; /* ... in workers */
} smr_node_end;

/** How a node is to run what others send. */
typedef struct smr_node_how {
	const char *target;         /* "trust", "native", "wasm" or NULL */
	const char *isolation;      /* "jail", "none" or NULL */
	const char *trust;          /* a folder of signers; NULL: none */
	bool own;                   /* this user's own key is trusted too */
	const smr_workers *workers; /* the caller's, for codelets in this process; NULL is fine */
	long limit_s;               /* of a call of which nothing is predicted; 0: a default */
	smr_isolation_options hold; /* of workers: what does not follow from the rest */
} smr_node_how;

SMR_MUST_USE smr_status smr_node_end_open(const smr_node_how *how, smr_node_end *out);
/** Says in the log what was used. */
void smr_node_end_close(smr_node_end *n);
/** "none", or what confines its workers. */
const char *smr_node_end_isolation(const smr_node_end *n);
/** The smr_serve_fn of it, and its context. */
smr_serve_fn smr_node_end_serves(const smr_node_end *n, void **ctx);

/** What shipped code works on, and with whom. */
typedef struct smr_node_range {
	void *data; /* mapped */
	uint64_t size;
	int fd; /* the file in memory behind it */
	uint32_t rank, nranks;
} smr_node_range;

enum { SMR_NODE_RANGE_MOST = 64 }; /* of a group */

/** @p data: how many zeros, or a file; @p group: RANK/N; both may be NULL. */
SMR_MUST_USE smr_status smr_node_range_make(const char *data, const char *group,
					    smr_node_range *out);
void smr_node_range_free(smr_node_range *r);

/** SIGTERM and SIGINT are for whoever waits for them: before there are threads. */
void smr_node_block_ends(void);
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

/** What holds for all that it does from now on; NULL: as the environment says. */
void smr_node_settle(const char *fabric, const char *wasm);

/** Options that all nodes have. */
#define SMR_NODE_ROWS(type)                                                                        \
	{"--target",                                                                               \
	 SMR_CLI_TEXT,                                                                             \
	 .at = offsetof(type, target),                                                             \
	 .words = "trust native wasm",                                                             \
	 .initial = "trust",                                                                       \
	 .help = "What runs natively. trust: what a key of the trust folder signed, the rest as "  \
		 "WebAssembly. native: all. wasm: nothing."},                                      \
		{"--trust", SMR_CLI_TEXT, .at = offsetof(type, trust), .metavar = "FOLDER",        \
		 .help = "The keys of signers whose code runs natively. Of a cluster's node: "     \
			 "DIR/trust where nothing is said."},                                      \
		{"--isolation",                                                                    \
		 SMR_CLI_TEXT,                                                                     \
		 .at = offsetof(type, isolation),                                                  \
		 .words = "jail none",                                                             \
		 .initial = "jail",                                                                \
		 .help = "Where code of others compiles and runs. jail: in confined processes. "   \
			 "none: in the node."},                                                    \
		{"--wasm-path",                                                                    \
		 SMR_CLI_SETTING,                                                                  \
		 .at = offsetof(type, wasm),                                                       \
		 .variable = "SAMARA_WASM_PATH",                                                   \
		 .initial = "core",                                                                \
		 .help = "How WebAssembly is called. core: its functions. component: a component " \
			 "with it inside."},                                                       \
		{"--limit",                                                                        \
		 SMR_CLI_NUMBER,                                                                   \
		 .at = offsetof(type, limit_s),                                                    \
		 .least = 1,                                                                       \
		 .most = 86400,                                                                    \
		 .metavar = "SECONDS",                                                             \
		 .initial = "60",                                                                  \
		 .help = "Time limit of a call of which nothing is predicted."},                   \
		SMR_CLI_FABRIC_ROW(type, fabric)

/** samara node --join DIR|TAR ... */
int smr_cli_node_join(int argc, char **argv);
extern const smr_cli_options smr_node_join_options;
/** samara node drain|resume|leave NAME ...; argv[0] is the word. */
int smr_cli_node_order(int argc, char **argv);
extern const smr_cli_options smr_node_order_options;
#endif
