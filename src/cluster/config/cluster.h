/** @file A cluster's folder: who may do what, where its server is, which fleets there are.
 *
 *   cluster.json     its name and the addresses of its servers
 *   fleets.json      which machines and which codelets belong to which fleet (fleets.h)
 *   keys/code.key    signs the code that goes to nodes (net/archive/keys.h); for who hands out work
 *   trust/           whose code the nodes run (net/archive/trust.h): at first that key's alone
 *   keys/ROLE.seed   an NKey for each role: operator, orchestrator, and each fleet's workers
 *   keys/node.NAME.seed, .pass   a node's own key, and the operator's word for it (signed.h)
 *   who.json         the nodes and users that have a key of their own (who.h)
 *   users/NAME/      a user's folder, complete: it is his to take away
 *   keys/plane.key   of the data plane on a trusted fabric (net/rpc/fabric.h): large payloads
 *   tls/             the authority (ca.pem, ca.key), the server's certificate (server.pem, .key)
 *   nats.conf        made anew by smr_cluster_up(); extra.conf (yours) is included by it
 *   data/ run/       what the server keeps; its log and process id
 *
 * A node needs only cluster.json, fleets.json, trust/, tls/ca.pem and its own key and pass (or the
 * keys of its fleets). All files are for their owner alone. */
#ifndef SMR_CLUSTER_CONFIG_CLUSTER_H
#define SMR_CLUSTER_CONFIG_CLUSTER_H
#include <stdbool.h>

#include "base/data/vec.h"
#include "cluster/config/fleets.h"
#include "net/archive/keys.h"
#include "net/nats.h"

#define SMR_ROLE_OPERATOR "operator"         /* may do all: samara cluster, samara top */
#define SMR_ROLE_ORCHESTRATOR "orchestrator" /* hands out work, keeps plans and models: a user */
/* every other role is "node.NAME", "user.NAME", or a fleet: its workers without own keys */

enum { SMR_NODE_SET = 256 };

/** One of the servers of a cluster that has several. */
typedef struct smr_server {
	char host[128];
	int port, routes; /* for clients; for the other servers */
} smr_server;

enum { SMR_SERVERS_MOST = 7 };

typedef struct smr_cluster {
	char *dir; /* absolute */
	char name[64];
	char host[256]; /* what the server listens on */
	int port;
	bool any_port;           /* another may be taken when this one is taken */
	int ack_wait_ms;         /* silence after which a ticket goes to another node; 0: 2000 */
	SMR_VEC(char *) servers; /* "tls://host:port", where clients look */
	smr_server several[SMR_SERVERS_MOST];
	size_t nseveral; /* 0: one server, at host and port */
	smr_fleets *fleets;
	char operator_key[57];    /* public; empty: not known here */
	char node[SMR_NODE_NAME]; /* whose folder this is; empty: nobody's or everybody's */
	char user[SMR_NODE_NAME]; /* the same */
	int ending; /* a descriptor: once it can be read, a server is not waited for any more; 0:
		       none */
} smr_cluster;

/** What a user may have at a time. 0: as much as there is. */
typedef struct smr_user_limits {
	unsigned slots;   /* tickets in the hands of nodes, in each fleet */
	uint64_t tickets; /* that wait */
	uint64_t bytes;   /* of those; of results that are kept; of a single payload */
} smr_user_limits;

/** Members that are 0 take the default. */
typedef struct smr_cluster_options {
	const char *name; /* the folder's */
	const char *host; /* 127.0.0.1, or what is public */
	const char
		*public; /* host by which others reach the server; NULL: only this machine does */
	int port;        /* one that is free now */
	const char
		*servers; /* "HOST[:PORT],HOST...": an odd number of them, that keep all together */
	const char *fleets; /* a fleets file; NULL: the shipped one */
	int days;           /* how long the server's certificate is valid; 825 */
} smr_cluster_options;

/** Makes the folder, which must not exist or be empty. */
SMR_MUST_USE smr_status smr_cluster_init(const char *dir, const smr_cluster_options *o);
SMR_MUST_USE smr_status smr_cluster_open(const char *dir, smr_cluster **out);
void smr_cluster_close(smr_cluster *c); /* NULL is fine */
/** DIR/@p name; *@p out is the caller's. */
SMR_MUST_USE smr_status smr_cluster_path(const smr_cluster *c, const char *name, char **out);
/** Whether the folder has the key of a role. */
bool smr_cluster_has_role(const smr_cluster *c, const char *role);
/** The seed of a role's key; *@p out is the caller's, who overwrites it. */
SMR_MUST_USE smr_status smr_cluster_read_seed(const smr_cluster *c, const char *role, char **out);
/** Whether "a,b" has a word. */
bool smr_cluster_lists(const char *words, const char *word);
/** Joins with the key of @p role (of the folder's user for SMR_ROLE_ORCHESTRATOR); SMR_ENOTFOUND:
 * the folder has none. Close it with (*m)->close().
 */
SMR_MUST_USE smr_status smr_cluster_connect(const smr_cluster *c, const char *role, bool bulk,
					    const smr_nats_module **m, smr_nats **out);
/** A new certificate for the server, valid for @p days; it is used after the next start. */
SMR_MUST_USE smr_status smr_cluster_renew(const smr_cluster *c, int days);
/** Keys for the roles that have none yet, fleets that were added, and for code. */
SMR_MUST_USE smr_status smr_cluster_add_keys(const smr_cluster *c);
/** The key that signs what is sent to nodes; SMR_ENOTFOUND: the folder has none. */
SMR_MUST_USE smr_status smr_cluster_code_key(const smr_cluster *c, smr_secret_key *out);
/** A key of the node's own (keys/node.NAME.seed), the operator's word for it (keys/node.NAME.pass,
 * public), and a server that knows it. @p fleets: "a,b"; NULL: all. Again: the same key, for these
 * fleets. SMR_EINVAL: no name for a node, no such fleet; SMR_ENOTFOUND: the folder has no
 * operator's key. */
SMR_MUST_USE smr_status smr_cluster_add_node(smr_cluster *c, const char *name, const char *fleets);
/** Its key is refused from now on, and its connection ends. SMR_ENOTFOUND: there is none. */
SMR_MUST_USE smr_status smr_cluster_remove_node(smr_cluster *c, const char *name);
/** A user: his keys, users/NAME with all that he needs, trust/NAME.key with the rights @p may
 * ("ship forward", as in net/archive/trust.h; NULL: "wasm"), queues of his own. Again: other
 * limits. */
SMR_MUST_USE smr_status smr_cluster_add_user(smr_cluster *c, const char *name,
					     const smr_user_limits *l, const char *may);
/** His keys are refused from now on, his connections end, his queues and results are gone. */
SMR_MUST_USE smr_status smr_cluster_remove_user(smr_cluster *c, const char *name);
/** What the operator tells that process of a node (signed.h); appended. */
SMR_MUST_USE smr_status smr_cluster_word(const smr_cluster *c, const char *node, uint64_t instance,
					 const char *word, smr_str *out);
/** cluster.json as it belongs into the folder of a node or user (NULL: neither); appended. */
SMR_MUST_USE smr_status smr_cluster_settings(const smr_cluster *c, const char *node,
					     const char *user, smr_str *out);
/** The server reads nats.conf, which is written anew, and its streams are as they must be. Does
 * nothing when it does not run here. */
SMR_MUST_USE smr_status smr_cluster_reload(const smr_cluster *c);
/** Writes cluster.json. */
SMR_MUST_USE smr_status smr_cluster_keep(const smr_cluster *c);
/** The text of nats.conf; of several servers, of number @p i. */
SMR_MUST_USE smr_status smr_cluster_config(const smr_cluster *c, size_t i, smr_str *out);

typedef enum smr_up_how {
	SMR_UP_STAYS,       /* after we have ended; smr_cluster_down() ends it */
	SMR_UP_WITH_THREAD, /* dies with the thread that called */
} smr_up_how;

/** Starts the server, unless it runs, and waits until it serves and has its streams; of several,
 * those whose host is this machine, and it waits until they have what the others have. */
SMR_MUST_USE smr_status smr_cluster_up(smr_cluster *c, smr_up_how how);
/** The server's process (the first of them), 0: it does not run on this machine, or was not started
 * from this folder. */
int smr_cluster_pid(const smr_cluster *c);
/** Ends the server (those of this machine) and waits until it has ended; SMR_ENOTFOUND: none runs.
 * @p at_once: what it has is not wanted any more. */
SMR_MUST_USE smr_status smr_cluster_down(const smr_cluster *c, bool at_once);
/** Whether the process was told to end by a signal that the calling thread holds back. */
bool smr_cluster_interrupted(void);
/** The nats-server to run; SMR_ENOTFOUND tells how to get it. *@p out is the caller's. */
SMR_MUST_USE smr_status smr_cluster_server(char **out);
#endif
