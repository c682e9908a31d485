/** @file The order of elements that the body of a sort defines (internal to ops/index).
 *
 * Most bodies compare keys, the first that differs decides: key(a) < key(b), or key(a) == key(b)
 * and so on. Keys of an element become an unsigned number of one or more words, so that elements
 * are sorted as numbers. NaN has no place among keys that are compared as floats. */
#ifndef SMR_OPS_INDEX_SORT_ORDER_H
#define SMR_OPS_INDEX_SORT_ORDER_H
#include "ops/build.h"

enum { SMR_SORT_KEYS = 8 };

typedef struct smr_sort_order {
	uint32_t nkeys; /* 0: there are no keys, only the body tells the order */
	smr_dtype types[SMR_SORT_KEYS];
	bool falling[SMR_SORT_KEYS];
	uint32_t word[SMR_SORT_KEYS]; /* that has the key in its lowest bits so far */
	uint32_t nwords, bits;        /* bits: used in the last word; the others are first */
	smr_body_code *keys;          /* computes all from the parameters of the first element */
} smr_sort_order;

/** Finds the order; free it with smr_body_free(out->keys). */
SMR_MUST_USE smr_status smr_sort_order_find(const smr_node *v, smr_sort_order *out);
/** Computes words of @p n elements, at most SMR_BODY_STRIP, words[w][0, n). @p ins: operands,
 * whose elements are @p step apart from @p first on. @p scratch: smr_sort_scratch() words.
 * *@p fine: false: a float is NaN. */
SMR_MUST_USE smr_status smr_sort_words(const smr_sort_order *o, const smr_node *v,
				       const smr_tensor *ins, int64_t first, int64_t step, int n,
				       uint64_t *scratch, uint64_t *const *words, bool *fine);
size_t smr_sort_scratch(const smr_sort_order *o, const smr_node *v);
#endif
