/** @file A cluster's folder: its keys and rights, its servers and its fleets.
 *
 *   cluster.json     its name and the addresses of its servers
 *   fleets.json      which machines and which codelets belong to which fleet (fleets.h)
 *   keys/code.key    signs the code that is sent to nodes (net/archive/keys.h); for submitters
 *   trust/           signers of code that nodes run (net/archive/trust.h): at first only that key
 *   keys/ROLE.seed   an NKey for each role: operator, orchestrator, and each fleet's workers
 *   keys/node.NAME.seed, .pass   a node's own key, and the operator's pass for it (signed.h)
 *   who.json         the nodes and users that have a key of their own (who.h)
 *   users/NAME/      a user's complete folder, to be moved to the user's machine
 *   keys/plane.key   of the data plane on a trusted fabric (net/rpc/fabric.h): large payloads
 *   tls/             the authority (ca.pem, ca.key), the server's certificate (server.pem, .key)
 *   nats.conf        written by smr_cluster_up(); it includes extra.conf, which users may write
 *   data/ run/       data of the server; its log and process id
 *
 * A node needs only cluster.json, fleets.json, trust/, tls/ca.pem and its own key and pass (or the
 * keys of its fleets). Only their owner may read the files. */
#ifndef SMR_CLUSTER_CONFIG_CLUSTER_H
#define SMR_CLUSTER_CONFIG_CLUSTER_H
#include <stdbool.h>

#include "base/data/vec.h"
#include "cluster/config/fleets.h"
#include "net/archive/keys.h"
#include "net/nats.h"

#define SMR_ROLE_OPERATOR "operator"         /* may do all: samara cluster, samara top */
#define SMR_ROLE_ORCHESTRATOR "orchestrator" /* submits work, keeps plans and models: a user */
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
	char host[256]; /* address at which the server listens */
	int port;
	bool any_port;           /* another port may be used when this one is taken */
	int ack_wait_ms;         /* silence after which a ticket goes to another node; 0: 2000 */
	SMR_VEC(char *) servers; /* "tls://host:port", for clients */
	smr_server several[SMR_SERVERS_MOST];
	size_t nseveral; /* 0: one server, at host and port */
	smr_fleets *fleets;
	char operator_key[57];    /* public; empty: unknown here */
	char node[SMR_NODE_NAME]; /* owner of this folder; empty: none, or all */
	char user[SMR_NODE_NAME]; /* the same */
	int ending; /* a descriptor: once it is readable, waiting for a server ends; 0: none */
} smr_cluster;

/** Limits of a user at one time. 0: no limit. */
typedef struct smr_user_limits {
	unsigned slots;   /* tickets that nodes hold, in each fleet */
	uint64_t tickets; /* waiting tickets */
	uint64_t bytes;   /* of those; of stored results; of a single payload */
} smr_user_limits;

/** Options of a cluster. Members that are 0 have the default. */
typedef struct smr_cluster_options {
	const char *name;    /* that of the folder */
	const char *host;    /* 127.0.0.1, or that of public */
	const char *public;  /* host by which others reach the server; NULL: none do */
	int port;            /* a free one */
	const char *servers; /* "HOST[:PORT],HOST...": an odd number, that replicate all */
	const char *fleets;  /* a fleets file; NULL: the installed one */
	int days;            /* validity of the server's certificate; 825 */
} smr_cluster_options;

/** Makes the folder; it must not exist, or be empty. */
SMR_MUST_USE smr_status smr_cluster_init(const char *dir, const smr_cluster_options *o);
SMR_MUST_USE smr_status smr_cluster_open(const char *dir, smr_cluster **out);
void smr_cluster_close(smr_cluster *c); /* NULL is allowed */
/** Returns the path DIR/@p name; *@p out is the caller's. */
SMR_MUST_USE smr_status smr_cluster_path(const smr_cluster *c, const char *name, char **out);
/** Returns whether the folder has the key of a role. */
bool smr_cluster_has_role(const smr_cluster *c, const char *role);
/** Reads the seed of a role's key; the caller owns *@p out and overwrites it. */
SMR_MUST_USE smr_status smr_cluster_read_seed(const smr_cluster *c, const char *role, char **out);
/** Returns whether "a,b" contains a word. */
bool smr_cluster_lists(const char *words, const char *word);
/** Connects with the key of @p role (of the folder's user for SMR_ROLE_ORCHESTRATOR);
 * SMR_ENOTFOUND: the folder has none. Close it with (*m)->close(). */
SMR_MUST_USE smr_status smr_cluster_connect(const smr_cluster *c, const char *role, bool bulk,
					    const smr_nats_module **m, smr_nats **out);
/** Makes a new certificate for the server, valid for @p days; used after the next start. */
SMR_MUST_USE smr_status smr_cluster_renew(const smr_cluster *c, int days);
/** Makes missing keys: of roles, of added fleets, and for code. */
SMR_MUST_USE smr_status smr_cluster_add_keys(const smr_cluster *c);
/** Reads the key that signs what is sent to nodes; SMR_ENOTFOUND: the folder has none. */
SMR_MUST_USE smr_status smr_cluster_code_key(const smr_cluster *c, smr_secret_key *out);
/** Makes a node's own key (keys/node.NAME.seed) and the operator's pass for it
 * (keys/node.NAME.pass, public), and updates the server. @p fleets: "a,b"; NULL: all. For an
 * existing node: keeps the key, changes the fleets. SMR_EINVAL: invalid name, unknown fleet;
 * SMR_ENOTFOUND: the folder has no operator's key. */
SMR_MUST_USE smr_status smr_cluster_add_node(smr_cluster *c, const char *name, const char *fleets);
/** Revokes the node's key and ends its connection. SMR_ENOTFOUND: there is none. */
SMR_MUST_USE smr_status smr_cluster_remove_node(smr_cluster *c, const char *name);
/** Makes a user: keys, the folder users/NAME with all that the user needs, trust/NAME.key with the
 * rights @p may ("ship forward", as in net/archive/trust.h; NULL: "wasm"), and queues. For an
 * existing user: changes the limits. */
SMR_MUST_USE smr_status smr_cluster_add_user(smr_cluster *c, const char *name,
					     const smr_user_limits *l, const char *may);
/** Revokes the user's keys, ends the user's connections, removes queues and results. */
SMR_MUST_USE smr_status smr_cluster_remove_user(smr_cluster *c, const char *name);
/** Appends the operator's signed command to that process of a node (signed.h). */
SMR_MUST_USE smr_status smr_cluster_word(const smr_cluster *c, const char *node, uint64_t instance,
					 const char *word, smr_str *out);
/** Appends the cluster.json for the folder of a node or user (NULL: neither). */
SMR_MUST_USE smr_status smr_cluster_settings(const smr_cluster *c, const char *node,
					     const char *user, smr_str *out);
/** Writes nats.conf, makes the server read it, and updates the streams. Does nothing when the
 * server does not run here. */
SMR_MUST_USE smr_status smr_cluster_reload(const smr_cluster *c);
/** Writes cluster.json. */
SMR_MUST_USE smr_status smr_cluster_keep(const smr_cluster *c);
/** Appends the text of nats.conf; of several servers, that of number @p i. */
SMR_MUST_USE smr_status smr_cluster_config(const smr_cluster *c, size_t i, smr_str *out);

typedef enum smr_up_how {
	SMR_UP_STAYS,       /* it outlives this process; smr_cluster_down() ends it */
	SMR_UP_WITH_THREAD, /* it ends with the calling thread */
} smr_up_how;

/** Starts the server, unless it runs, and waits until it serves and has its streams. Of several
 * servers it starts those whose host is this machine, and waits until they have replicated the
 * others' state. */
SMR_MUST_USE smr_status smr_cluster_up(smr_cluster *c, smr_up_how how);
/** Returns the server's process (the first one); 0: it does not run on this machine, or was not
 * started from this folder. */
int smr_cluster_pid(const smr_cluster *c);
/** Ends the server (those on this machine) and waits for that; SMR_ENOTFOUND: none runs.
 * @p at_once: its content is not needed any more. */
SMR_MUST_USE smr_status smr_cluster_down(const smr_cluster *c, bool at_once);
/** Returns whether a signal to end the process is pending, which the calling thread blocks. */
bool smr_cluster_interrupted(void);
/** Finds the nats-server to run; SMR_ENOTFOUND: the error text tells how to get it. *@p out is the
 * caller's. */
SMR_MUST_USE smr_status smr_cluster_server(char **out);
#endif
