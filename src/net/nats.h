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

/** The name in every cluster's server certificate: clients ask for it whatever the address is. */
#define SMR_NATS_HOST "samara.cluster"

typedef struct smr_nats smr_nats;                   /* a connection */
typedef struct smr_nats_listener smr_nats_listener; /* who is called for a subject */

/** Strings must outlive the call only. */
typedef struct smr_nats_login {
	const char *const *servers; /* "tls://host:port" */
	size_t nservers;
	const char *ca_file;
	const char *seed_file, *public_key; /* replies come to _INBOX.<public_key>.> */
	const char *role;                   /* names the connection */
	const char *user; /* whose models, plans, queues and results; NULL: nobody's */
	bool bulk;        /* gather small messages for throughput; else each leaves at once */
} smr_nats_login;

/** What is kept by name. found() makes them; who has no right to one is refused. */
typedef enum smr_bucket {
	SMR_BUCKET_HEALTH,  /* in memory; a key goes 3 s after it was last written */
	SMR_BUCKET_NODES,   /* facts of the nodes */
	SMR_BUCKET_CLUSTER, /* what the operator tells all; in memory */
	SMR_BUCKET_PLANS,   /* of the user */
	SMR_BUCKET_MODELS,  /* of the user */
	SMR_BUCKETS
} smr_bucket;

/** A user's share. What the server keeps for him it reserves, so there must be a limit. */
typedef struct smr_nats_user {
	const char *name;
	unsigned slots;            /* tickets in the hands of nodes, in each fleet; 0: any number */
	uint64_t tickets;          /* that wait; 0: any number */
	uint64_t waiting, results; /* bytes of tickets that wait (memory), of results (disk) */
	uint64_t payload;          /* bytes of one, as nodes are told; 0: any number */
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
	unsigned keep_s;      /* ids and results; 0: 600 of tickets, 240 of results */
} smr_nats_layout;

/** A certificate to make; files are for their owner alone. */
typedef struct smr_nats_certificate {
	const char *name;             /* whose */
	const char *ca_file, *ca_key; /* who signs: the files; NULL: it is an authority itself */
	const char *file, *key;       /* to write */
	const char *hosts;            /* of a server with others: ",DNS:a,IP:1.2.3.4"; NULL: none */
	int64_t from_s, to_s;         /* validity, seconds from now */
} smr_nats_certificate;

/** Called on a thread of the connection; what it appends to @p reply is sent back if the sender
 * waits. The data may be hostile. */
typedef void (*smr_nats_fn)(void *ctx, const char *subject, const void *data, size_t n,
			    smr_str *reply);
/** @p data is a text with a 0 behind it. */
typedef void (*smr_nats_each_fn)(void *ctx, const char *key, const char *data, size_t n);

typedef struct smr_nats_module {
	smr_dynlib module;
	smr_status (*certify)(const smr_nats_certificate *c);

	/** SMR_EINVAL: the server's certificate or our key is refused; SMR_EIO: out of reach. */
	smr_status (*connect)(const smr_nats_login *l, smr_nats **out);
	void (*close)(smr_nats *c); /* NULL is fine */
	bool (*connected)(smr_nats *c);
	/** False once it will not come back: the server refuses our key. */
	bool (*alive)(smr_nats *c);
	/** Things the server refused us so far; the last of them is appended to @p text (NULL is
	 * fine). The server tells of refusals later and by itself. */
	unsigned (*refusals)(smr_nats *c, smr_str *text);

	smr_status (*publish)(smr_nats *c, const char *subject, const void *data, size_t n);
	/** All that was published has reached the server. */
	smr_status (*flush)(smr_nats *c, int timeout_ms);
	/** SMR_ENOTFOUND: nobody listens. */
	smr_status (*request)(smr_nats *c, const char *subject, const void *data, size_t n,
			      int timeout_ms, smr_str *reply);
	smr_status (*listen)(smr_nats *c, const char *subject, smr_nats_fn fn, void *ctx,
			     smr_nats_listener **out);
	/** When it returns no call is under way; not to be called from within one. */
	void (*unlisten)(smr_nats_listener *l); /* NULL is fine */

	/** For an operator: makes all streams and buckets that are not there, gives those that are
	 * these limits, removes those of users that are no more, and tells the nodes. */
	smr_status (*found)(smr_nats *c, const smr_nats_layout *l);
	/** For an operator: whether all servers have all that the streams hold; SMR_EIO: not yet.
	 */
	smr_status (*settled)(smr_nats *c);
	/** For an operator: whose plans and models are meant from now on. */
	void (*act_for)(smr_nats *c, const char *user);

	/** SMR_ENOTFOUND: there is no such bucket (nobody has made the streams: cluster up). */
	smr_status (*put)(smr_nats *c, smr_bucket b, const char *key, const void *data, size_t n);
	/** SMR_ENOTFOUND: there is no such key. */
	smr_status (*get)(smr_nats *c, smr_bucket b, const char *key, smr_str *out);
	smr_status (*forget)(smr_nats *c, smr_bucket b, const char *key);
	/** All keys at this moment, or those of a pattern ("fare.>"); none when the bucket is gone.
	 */
	smr_status (*each)(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			   void *ctx);
	/** Their names alone (no data), those that were forgotten a moment ago among them. */
	smr_status (*names)(smr_nats *c, smr_bucket b, const char *which, smr_nats_each_fn fn,
			    void *ctx);

	/** Queues (net/queue.h); smr_queue_params.connection is an smr_nats. */
	const smr_queue_kind *queue;
} smr_nats_module;

/** Opens the module; the reason and the cure are told. */
SMR_MUST_USE smr_status smr_nats_open(const smr_nats_module **out);
#endif
