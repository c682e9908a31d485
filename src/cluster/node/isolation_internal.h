/** @file Internals of isolation.h: one turn of a worker, its requests, and the code that ended
 * workers. */
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

/* A text that comes with each task; archives are named by their hash instead. */
typedef struct smr_isolation_text {
	uint8_t id[SMR_HASH_BYTES];
	smr_vouched vouched;
} smr_isolation_text;

/* Code that ended workers, by the hash of the archive or of the text. */
typedef struct smr_poison {
	uint8_t id[SMR_HASH_BYTES];
	int64_t at[3]; /* times of the last deaths, the latest first */
	int64_t until; /* refused until then */
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
	_Atomic(uint64_t) peak; /* resident bytes of the largest worker */
	atomic_bool over;       /* the node closes */
	pthread_mutex_t lock;   /* guards all fields below */
	smr_isolation_text texts[SMR_ISOLATION_TEXTS];
	smr_poison poisons[SMR_ISOLATION_POISONS];
	size_t next_text, next_poison;
};

/* One request that a worker serves. */
typedef struct smr_isolation_turn {
	smr_isolation *h;
	smr_jail *w;
	uint8_t key[SMR_JAIL_KEY]; /* the worker's: from its signer and kind of ruling */
	bool sandboxed;
	const uint8_t *id; /* of the archive or text */
	uint8_t text_id[SMR_HASH_BYTES];
	smr_code *code; /* named when the worker ends; NULL: a flow is */
	double limit_s;
	const atomic_bool *gone;
	unsigned lines;
	/* of a call */
	uint32_t rights;
	const smr_code_place *place;
	void *call;
} smr_isolation_turn;

/** Takes a worker for @p signer (NULL: none). SMR_EDENIED: the turn's code has ended too many. */
SMR_MUST_USE smr_status smr_isolation_take(smr_isolation_turn *t, const uint8_t *signer,
					   bool sandboxed);
void smr_isolation_give(smr_isolation_turn *t);
/** Sends the archive if the worker does not have it. */
SMR_MUST_USE smr_status smr_isolation_supply(smr_isolation_turn *t, smr_code *c, const smr_vouch *v,
					     bool sandboxed);
void smr_isolation_lost(smr_isolation_turn *t, const uint8_t *hash); /* the worker has evicted it */
/** Returns whether the worker has prepared for @p made, and records that it has. */
bool smr_isolation_is_made(smr_isolation_turn *t, uint64_t made);
/** Sends the warrant and the bytes that follow it, and waits for the reply. */
SMR_MUST_USE smr_status smr_isolation_hand(smr_isolation_turn *t, smr_warrant *w, const void *more,
					   size_t n, double limit_s, smr_str *reply);
/* isolation_poison.c */
SMR_MUST_USE smr_status smr_isolation_check(smr_isolation *h, const uint8_t *id);
void smr_isolation_died(smr_isolation *h, const uint8_t *id, const char *why);
#endif
