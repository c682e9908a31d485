/** @file Bounds of gathered accesses: the part of a window that a nest reads through an index array
 * is known only after reading the array. */
#ifndef SMR_IR_GRAPH_REACH_H
#define SMR_IR_GRAPH_REACH_H
#include "ir/graph/graph.h"

/** Lowest and highest index used, by dimension. */
typedef struct smr_reach {
	int64_t first[SMR_MAX_RANK], last[SMR_MAX_RANK];
} smr_reach;

/** The elements of an index array that a nest uses, as integers, by ascending address, which need
 * not be the order in which the nest uses them. */
typedef struct smr_keys {
	const char *at;
	smr_dtype type;                                       /* type they are read as */
	int64_t extent[SMR_MAX_LOOPS], stride[SMR_MAX_LOOPS]; /* by loop of the nest, bytes */
} smr_keys;

/** Returns whether the length of a dimension is unknown; its size is then 2^31 - 1. */
bool smr_view_is_open(const smr_node *view);
void smr_reach_whole(smr_reach *r, const smr_node *view, const int64_t *sym);
/** Sets @p r to all of the view, but to nothing in dimensions of unknown length. */
void smr_reach_start(smr_reach *r, const smr_node *view, const int64_t *sym);
/** Widens @p r by the indices of the view that the nest uses; reads the index arrays.
 * SMR_EUNSUPPORTED: an index lies outside the view, or the nest does not read it at every point. */
SMR_MUST_USE smr_status smr_reach_nest(smr_reach *r, const smr_node *nest, const smr_node *view,
				       const smr_env *e);
/** Computes the bytes [lo, hi) of @p r, from the view's base pointer. */
SMR_MUST_USE smr_status smr_reach_bytes(const smr_reach *r, const smr_node *view,
					const int64_t *sym, int64_t *lo, int64_t *hi);
/** Computes the bytes [lo, hi) of a view that the nest touches: smr_window_range() for views of
 * known or unknown length. */
SMR_MUST_USE smr_status smr_nest_range(const smr_node *nest, const smr_node *view, const smr_env *e,
				       int64_t *lo, int64_t *hi);
/** Sets @p bit in @p marks[id] of each view that holds indices of gathered accesses. */
void smr_mark_indices(const smr_node *nest, uint8_t *marks, uint8_t bit);
/** Gets the elements that @p index reads. SMR_EUNSUPPORTED: the expression is more than one
 * element, possibly widened. */
SMR_MUST_USE smr_status smr_keys_of(const smr_node *nest, const smr_expr *index, const smr_env *e,
				    smr_keys *out);
/** Returns the element read whose value, as type *t, is that of the expression; NULL: the
 * expression is more than one element. */
const smr_expr *smr_keys_element(const smr_expr *e, smr_dtype *t);
void smr_keys_range(const smr_keys *k, int64_t *least, int64_t *most);
#endif
