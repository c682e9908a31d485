/** @file Objects that an agent keeps between requests: parsed flows, prepared executions. */
#ifndef SMR_CLUSTER_NODE_FLOW_CACHE_H
#define SMR_CLUSTER_NODE_FLOW_CACHE_H
#include "back/back.h"
#include "net/archive/code.h"
#include "net/archive/voucher.h"

typedef struct smr_node_cache_ready smr_node_cache_ready;

/** Result of a voucher's check. */
typedef struct smr_vouched {
	bool is;
	smr_voucher voucher;
	smr_vouch vouch;
} smr_vouched;

typedef struct smr_node_cache {
	struct smr_node_cache *next;
	char *text;
	size_t ntext;
	uint32_t fp;
	smr_graph *graph;
	smr_arena *arena;
	smr_codelet *codelets;
	size_t n, nready;
	smr_node_cache_ready *ready;
	uint64_t told; /* hash of the last logged way of running; 0: none */
	smr_vouched vouched;
} smr_node_cache;

/** Returns the flow of that text; parses it if it is not in *@p list yet. */
SMR_MUST_USE smr_status smr_node_cache_find(smr_node_cache **list, const smr_library *l,
					    const char *text, size_t n, uint32_t fp,
					    smr_node_cache **out);
void smr_node_cache_free(smr_node_cache *list); /* NULL is allowed */
/** Frees all flows if there are too many. */
void smr_node_cache_tidy(smr_node_cache **list);

/** The way in which a codelet runs. */
typedef struct smr_node_cache_way {
	const smr_impl *impl;
	smr_code *code; /* code that it adopts, retained while it is kept; NULL: it prepares its
			 * own */
	const smr_arrived *arrived;
} smr_node_cache_way;

/** Returns the execution for that way and these sizes; prepares it if necessary. */
SMR_MUST_USE smr_status smr_node_cache_exec(smr_node_cache *f, const smr_codelet *c,
					    const smr_node_cache_way *way, const smr_env *e,
					    const smr_workers *w, smr_exec **out);
#endif
