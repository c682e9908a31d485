/** @file libsamara-nats.so, a module (base/module.h): the only part that links cnats and OpenSSL.
 * libsamara opens it when a cluster is used.
 *
 * A connection has one role in the cluster, with the rights that the server's configuration grants
 * to it. It reconnects by itself; calls fail meanwhile and may be retried. All calls are
 * thread-safe. */
#ifndef SMR_NET_NATS_H
#define SMR_NET_NATS_H
#include <stdbool.h>
#include <stdint.h>

#include "base/module.h"
#include "base/str.h"
#include "net/queue.h"

/** The name in every cluster's server certificate: clients check it for any address. */
#define SMR_NATS_HOST "samara.cluster"

typedef struct smr_nats smr_nats;                   /* a connection */
typedef struct smr_nats_listener smr_nats_listener; /* a subscription to a subject */

/** Parameters of a connection. Strings must outlive the call only. */
typedef struct smr_nats_login {
	const char *const *servers; /* "tls://host:port" */
	size_t nservers;
	const char *ca_file;
	const char *seed_file, *public_key; /* replies come to _INBOX.<public_key>.> */
	const char *role;                   /* names the connection */
	const char *user; /* owner of models, plans, queues and results; NULL: none */
	bool bulk;        /* gathers small messages for throughput; else each is sent at once */
} smr_nats_login;

/** Buckets of the key-value store. found() makes them; clients without the right are refused. */
typedef enum smr_bucket {
	SMR_BUCKET_HEALTH,  /* in memory; a key expires 3 s after its last write */
	SMR_BUCKET_NODES,   /* facts of the nodes */
	SMR_BUCKET_CLUSTER, /* published by the operator to all; in memory */
	SMR_BUCKET_PLANS,   /* one per user */
	SMR_BUCKET_MODELS,  /* one per user */
	SMR_BUCKETS
} smr_bucket;

/** A user's limits. The server reserves the memory and disk, so there must be a limit. */
typedef struct smr_nats_user {
	const char *name;
	unsigned slots;            /* tickets that nodes hold, in each fleet; 0: any number */
	uint64_t tickets;          /* waiting tickets; 0: any number */
	uint64_t waiting, results; /* bytes of waiting tickets (memory), of results (disk) */
	uint64_t payload;          /* bytes of one ticket, enforced by nodes; 0: any number */
} smr_nats_user;

/** The streams and buckets of a cluster. */
typedef struct smr_nats_layout {
	const char *const *fleets;
	size_t nfleets;
	const smr_nats_user *users;
	size_t nusers;
	/** Appends the operator's signature of a text, a space and the text. */
	smr_status (*sign)(void *ctx, const char *text, size_t n, smr_str *out);
	void *ctx;
	unsigned replicas;    /* of each stream; 0: 1 */
	unsigned ack_wait_ms; /* 0: 2000 */
	unsigned keep_s;      /* time to keep ids and results; 0: 600 (results: 240) */
} smr_nats_layout;

/** A certificate to make; only their owner may read the files. */
typedef struct smr_nats_certificate {
	const char *name;             /* the subject's common name */
	const char *ca_file, *ca_key; /* files of the issuer; NULL: an authority itself */
	const char *file, *key;       /* files to write */
	const char *hosts;            /* of a server with others: ",DNS:a,IP:1.2.3.4"; NULL: none */
	int64_t from_s, to_s;         /* validity, seconds from now */
} smr_nats_certificate;

/** Handles a message on a thread of the connection; what it appends to @p reply is sent back if the
 * sender waits. The data may be hostile. */
typedef void (*smr_nats_fn)(void *ctx, const char *subject, const void *data, size_t n,
			    smr_str *reply);
/** Gets a key and its value; @p data is a text followed by a 0. */
typedef void (*smr_nats_each_fn)(void *ctx, const char *key, const char *data, size_t n);

typedef struct smr_nats_module {
	smr_dynlib module;
	smr_status (*certify)(const smr_nats_certificate *c);

	/** SMR_EINVAL: the server's certificate or this client's key is refused; SMR_EIO: no server
	 * is reachable. */
	smr_status (*connect)(const smr_nats_login *l, smr_nats **out);
	void (*close)(smr_nats *c); /* NULL is allowed */
	bool (*connected)(smr_nats *c);
	/** False when the connection will not return: the server refuses the key. */
	bool (*alive)(smr_nats *c);
	/** Returns the number of requests that the server has refused so far; appends the last
	 * refusal to @p text (may be NULL). The server reports refusals later, asynchronously. */
	unsigned (*refusals)(smr_nats *c, smr_str *text);

	smr_status (*publish)(smr_nats *c, const char *subject, const void *data, size_t n);
	/** Waits until all published messages have reached the server. */
	smr_status (*flush)(smr_nats *c, int timeout_ms);
	/** SMR_ENOTFOUND: there is no listener. */
	smr_status (*request)(smr_nats *c, const char *subject, const void *data, size_t n,
			      int timeout_ms, smr_str *reply);
	smr_status (*listen)(smr_nats *c, const char *subject, smr_nats_fn fn, void *ctx,
			     smr_nats_listener **out);
	/** When it returns no call is running; must not be called within one. */
	void (*unlisten)(smr_nats_listener *l); /* NULL is allowed */

	/** For an operator: makes all missing streams and buckets, updates the limits of existing
	 * ones, removes those of former users, and notifies the nodes. */
	smr_status (*found)(smr_nats *c, const smr_nats_layout *l);
	/** For an operator: checks that all servers have all content of the streams; SMR_EIO: not
	 * yet. */
	smr_status (*settled)(smr_nats *c);
	/** For an operator: selects the owner of plans and models from now on. */
	void (*act_for)(smr_nats *c, const char *user);

	/** SMR_ENOTFOUND: there is no such bucket (the streams are not made yet: cluster up). */
	smr_status (*put)(smr_nats *c, smr_bucket b, const char *key, const void *data, size_t n);
	/** SMR_ENOTFOUND: there is no such key. */
	smr_status (*get)(smr_nats *c, smr_bucket b, const char *key, smr_str *out);
	smr_status (*forget)(smr_nats *c, smr_bucket b, const char *key);
	/** Reports all current keys, or those of a pattern (`fare.>`); none when the bucket is
	 * missing. */
	smr_status (*each)(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			   void *ctx);
	/** Reports only their names (no data), including keys that were deleted a moment ago. */
	smr_status (*names)(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			    void *ctx);

	/** Queues (net/queue.h); smr_queue_params.connection is an smr_nats. */
	const smr_queue_kind *queue;
} smr_nats_module;

/** Opens the module; the error text has the reason and the cure. */
SMR_MUST_USE smr_status smr_nats_open(const smr_nats_module **out);
#endif
