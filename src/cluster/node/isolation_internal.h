/** @file Inside of isolation.h: one turn of a worker, what it asks, and what ended workers. */
#ifndef SMR_CLUSTER_NODE_ISOLATION_INTERNAL_H
#define SMR_CLUSTER_NODE_ISOLATION_INTERNAL_H
#include <pthread.h>
#include <stdatomic.h>

#include "base/jail/jail.h"
#include "base/os/mac.h"
#include "cluster/node/isolation.h"
#include "cluster/node/policy.h"
#include "cluster/node/warrant.h"

enum { SMR_ISOLATION_TEXTS = 64, SMR_ISOLATION_POISONS = 64 };

/* Archives of a node, which tasks and calls name by their hash; texts come with each task. */
typedef struct smr_isolation_text {
	uint8_t id[SMR_HASH_BYTES];
	smr_vouched vouched;
} smr_isolation_text;

/* What ended workers, by the hash of the archive or of the text. */
typedef struct smr_poison {
	uint8_t id[SMR_HASH_BYTES];
	int64_t at[3]; /* the last deaths, the latest first */
	int64_t until; /* refused */
	char why[160];
} smr_poison;

struct smr_isolation {
	smr_isolation_options o;
	smr_agent_options policy;
	smr_jails *jails;
	char log[32], wasm[40]; /* settings of the zygote */
	const char *settings[3];
	smr_codes *codes;
	uint8_t cache_key[SMR_CACHE_KEY_BYTES];
	bool has_cache_key;
	_Atomic(uint64_t) peak; /* bytes of the largest worker */
	atomic_bool over;       /* the node closes */
	pthread_mutex_t lock;   /* of all below */
	smr_isolation_text texts[SMR_ISOLATION_TEXTS];
	smr_poison poisons[SMR_ISOLATION_POISONS];
	size_t next_text, next_poison;
};

/* One request in a worker's hands. */
typedef struct smr_isolation_turn {
	smr_isolation *h;
	smr_jail *w;
	uint8_t key[SMR_JAIL_KEY]; /* the worker's: of its signer and its kind of ruling */
	bool sandboxed;
	const uint8_t *id; /* of the archive or text */
	smr_code *code;    /* named when the worker ends; NULL: a flow is */
	double limit_s;
	const atomic_bool *gone;
	unsigned lines;
	/* of a call */
	uint32_t rights;
	const smr_code_place *place;
	void *call;
} smr_isolation_turn;

/** Takes a worker for @p signer (NULL: nobody). SMR_EDENIED: what the turn is about has ended too
 * many. */
SMR_MUST_USE smr_status smr_isolation_take(smr_isolation_turn *t, const uint8_t *signer,
					   bool sandboxed);
void smr_isolation_give(smr_isolation_turn *t);
/** Sends the archive if the worker does not have it. */
SMR_MUST_USE smr_status smr_isolation_supply(smr_isolation_turn *t, smr_code *c, const smr_vouch *v,
					     bool sandboxed);
void smr_isolation_lost(smr_isolation_turn *t, const uint8_t *hash); /* the worker has dropped it */
/** Whether the worker has made ready what @p made names; from now on it has. */
bool smr_isolation_is_made(smr_isolation_turn *t, uint64_t made);
/** Hands the warrant and what follows it over. */
SMR_MUST_USE smr_status smr_isolation_hand(smr_isolation_turn *t, smr_warrant *w, const void *more,
					   size_t n, double limit_s, smr_str *reply);
/* isolation_poison.c */
SMR_MUST_USE smr_status smr_isolation_check(smr_isolation *h, const uint8_t *id);
void smr_isolation_died(smr_isolation *h, const uint8_t *id, const char *why);
#endif
