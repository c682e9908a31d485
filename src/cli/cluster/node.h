/** @file Parts of samara node, and options with values. */
#ifndef SMR_CLI_CLUSTER_NODE_H
#define SMR_CLI_CLUSTER_NODE_H
#include "cli/options.h"
#include "cluster/config/facts.h"
#include "cluster/node/isolation.h"
#include "net/net.h"

/** The executor of a node, with its trust store and its code. */
typedef struct smr_node_end {
	smr_library *library; /* NULL: the workers have it */
	smr_trust *trust;
	smr_codes *codes;
	smr_agent *agent;    /* executes in this process, or ... */
	smr_isolation *hold; /* ... in workers */
} smr_node_end;

/** Settings for the execution of remote calls. */
typedef struct smr_node_how {
	const char *target;         /* "trust", "native", "wasm" or NULL */
	const char *isolation;      /* "jail", "none" or NULL */
	const char *trust;          /* folder of trusted signers; NULL: none */
	const char *device;         /* "cpu", "webgpu" or NULL */
	bool own;                   /* trust this user's own key, too */
	const smr_workers *workers; /* threads for codelets in this process, kept by the caller;
				       NULL is fine */
	long limit_s;               /* time limit of a call without a prediction; 0: the default */
	smr_isolation_options hold; /* options of workers that do not follow from the others */
} smr_node_how;

SMR_MUST_USE smr_status smr_node_end_open(const smr_node_how *how, smr_node_end *out);
/** Logs the use of resources, and closes the executor. */
void smr_node_end_close(smr_node_end *n);
/** Returns "none", or the mechanism that confines its workers. */
const char *smr_node_end_isolation(const smr_node_end *n);
/** Returns its smr_serve_fn and the context of that. */
smr_serve_fn smr_node_end_serves(const smr_node_end *n, void **ctx);

/** The data range of shipped code, and its group. */
typedef struct smr_node_range {
	void *data; /* mapped memory */
	uint64_t size;
	int fd; /* memfd of the range */
	uint32_t rank, nranks;
} smr_node_range;

enum { SMR_NODE_RANGE_MOST = 64 }; /* largest group */

/** Makes the range. @p data: a number of zero bytes, or a file; @p group: RANK/N; both may be
 * NULL. */
SMR_MUST_USE smr_status smr_node_range_make(const char *data, const char *group,
					    smr_node_range *out);
void smr_node_range_free(smr_node_range *r);

/** Blocks SIGTERM and SIGINT for sigwait(); call it before threads are created. */
void smr_node_block_ends(void);
/** The folder with a node's part of the cluster, and the node's name. */
typedef struct smr_node_place {
	char *dir;
	char name[SMR_NODE_NAME]; /* "": derived from the host */
} smr_node_place;

/** Finds the folder of a node. @p from: a folder, or a tar, which is unpacked into @p state (NULL:
 * a folder in the user's state). @p name: as given by the user, or NULL. Fails if a part is missing
 * or others can read its keys. Free @p out with smr_node_place_free(). */
SMR_MUST_USE smr_status smr_node_place_find(const char *from, const char *state, const char *name,
					    bool needs_trust, smr_node_place *out);
void smr_node_place_free(smr_node_place *p);

/** Sets process-wide settings; NULL: from the environment. */
void smr_node_settle(const char *fabric, const char *wasm);

/** Option rows shared by all kinds of nodes. */
#define SMR_NODE_ROWS(type)                                                                        \
	{"--target",                                                                               \
	 SMR_CLI_TEXT,                                                                             \
	 .at = offsetof(type, target),                                                             \
	 .words = "trust native wasm",                                                             \
	 .initial = "trust",                                                                       \
	 .help = "Which code runs natively. trust: code signed by a key of the trust folder, the " \
		 "rest as WebAssembly. native: all. wasm: nothing."},                              \
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
		{"--device",                                                                       \
		 SMR_CLI_TEXT,                                                                     \
		 .at = offsetof(type, device),                                                     \
		 .words = "cpu webgpu",                                                            \
		 .initial = "cpu",                                                                 \
		 .help = "webgpu: WebGPU's device runs every codelet that it can, from its text, " \
			 "so that no code of others runs. With --isolation=none."},                \
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

/** Runs samara node --join DIR|TAR ... */
int smr_cli_node_join(int argc, char **argv);
extern const smr_cli_options smr_node_join_options;
/** Runs samara node drain|resume|leave NAME ...; argv[0] is the verb. */
int smr_cli_node_order(int argc, char **argv);
extern const smr_cli_options smr_node_order_options;
#endif
