/** @file Bounds of gathered accesses: the part of a window that a nest reads through an index array
 * is known only after reading the array. */
#ifndef SMR_IR_GRAPH_REACH_H
#define SMR_IR_GRAPH_REACH_H
#include "ir/graph/graph.h"

/** Lowest and highest index that is used, by dimension. */
typedef struct smr_reach {
	int64_t first[SMR_MAX_RANK], last[SMR_MAX_RANK];
} smr_reach;

/** The elements of an index array that a nest uses, as integers, in ascending places: not always in
 * the order in which the nest uses them. */
typedef struct smr_keys {
	const char *at;
	smr_dtype type;                                       /* as which they are read */
	int64_t extent[SMR_MAX_LOOPS], stride[SMR_MAX_LOOPS]; /* by loop of the nest, bytes */
} smr_keys;

/** Whether the length of a dimension is not known: it is said to be 2^31 - 1. */
bool smr_view_is_open(const smr_node *view);
void smr_reach_whole(smr_reach *r, const smr_node *view, const int64_t *sym);
/** All of the view, but nothing of dimensions of unknown length. */
void smr_reach_start(smr_reach *r, const smr_node *view, const int64_t *sym);
/** Widens @p r by what the nest touches of the view; reads the index arrays. SMR_EUNSUPPORTED: an
 * index lies outside the view, or the nest does not read it at every point. */
SMR_MUST_USE smr_status smr_reach_nest(smr_reach *r, const smr_node *nest, const smr_node *view,
				       const smr_env *e);
/** The bytes [lo, hi) of it, from the view's base pointer. */
SMR_MUST_USE smr_status smr_reach_bytes(const smr_reach *r, const smr_node *view,
					const int64_t *sym, int64_t *lo, int64_t *hi);
/** Bytes [lo, hi) of a view that the nest touches: smr_window_range(), open or not. */
SMR_MUST_USE smr_status smr_nest_range(const smr_node *nest, const smr_node *view, const smr_env *e,
				       int64_t *lo, int64_t *hi);
/** Sets @p bit for each view, by id, that holds indices by which the nest picks. */
void smr_mark_indices(const smr_node *nest, uint8_t *marks, uint8_t bit);
/** SMR_EUNSUPPORTED: the expression is more than an element, widened. */
SMR_MUST_USE smr_status smr_keys_of(const smr_node *nest, const smr_expr *index, const smr_env *e,
				    smr_keys *out);
/** The element read whose value, as type *t, is that of the expression; NULL: it is more than that.
 */
const smr_expr *smr_keys_element(const smr_expr *e, smr_dtype *t);
void smr_keys_range(const smr_keys *k, int64_t *least, int64_t *most);
#endif
