/** @file Rewrites expressions: replaces parts, and copies what contains them. Shared parts stay
 * shared. */
#ifndef SMR_IR_GRAPH_REWRITE_H
#define SMR_IR_GRAPH_REWRITE_H
#include "ir/graph/graph.h"

typedef struct smr_rewriting {
	smr_arena *a; /* of the copies */
	bool own;     /* all is copied, sizes, too: the copies share nothing with the originals */
	/** Returns whether *@p to replaces @p e, as it is; NULL: no memory. Else the parts of @p e
	 * are rewritten. NULL: nothing is replaced. */
	bool (*replace)(struct smr_rewriting *r, const smr_expr *e, const smr_expr **to);
	void *ctx;
	/* internal */
	struct smr_rewritten *memo; /* by address, open addressing */
	size_t n, cap;
	bool failed;
} smr_rewriting;

/** Returns the rewritten expression; NULL if @p e is NULL. Call smr_rewriting_end() after the last
 * one, and use none if that fails. */
const smr_expr *smr_expr_rewrite(smr_rewriting *r, const smr_expr *e);
/** Rewrites the parts of @p e; returns @p e itself if they stay, NULL if memory is short. */
const smr_expr *smr_expr_rewrite_parts(smr_rewriting *r, const smr_expr *e);
/** Frees the memo. Returns whether memory was enough. */
SMR_MUST_USE bool smr_rewriting_end(smr_rewriting *r);
#endif
