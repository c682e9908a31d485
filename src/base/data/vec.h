/** @file Growing arrays of any type: `SMR_VEC(int) v = {0};`, then v.v[0] … v.v[v.n - 1]. */
#ifndef SMR_BASE_DATA_VEC_H
#define SMR_BASE_DATA_VEC_H

#include <stddef.h>

#include "base/alloc.h"
#include "base/status.h"

SMR_BEGIN_DECLS

#define SMR_VEC(...)            \
	struct {                \
		__VA_ARGS__ *v; \
		size_t n, cap;  \
	}

/** Makes room for @p need elements in all. Returns the array, moved if necessary, or NULL (then
 * @p old is unchanged). Grows by half as much again, at least to 8. */
SMR_MUST_USE void *smr_vec_grow(void *old, size_t *cap, size_t need, size_t size);

/** Sorts numbers in ascending order. */
void smr_sort_doubles(double *x, size_t n);

/** Makes room for @p more elements behind the last; an smr_status, with an error text. */
#define smr_vec_reserve(vec, more)                                                              \
	__extension__({                                                                         \
		__typeof__(vec) vec_ = (vec);                                                   \
		void *grown_ =                                                                  \
			smr_vec_grow(vec_->v, &vec_->cap, vec_->n + (more), sizeof(*vec_->v));  \
		if (grown_ != NULL)                                                             \
			vec_->v = (__typeof__(vec_->v))grown_;                                  \
		grown_ != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a longer array"); \
	})

/** Appends @p x to *@p vec; an smr_status, with an error text. */
#define smr_vec_push(vec, ...)                                  \
	__extension__({                                         \
		__typeof__(vec) push_ = (vec);                  \
		smr_status pushed_ = smr_vec_reserve(push_, 1); \
		if (pushed_ == SMR_OK)                          \
			push_->v[push_->n++] = (__VA_ARGS__);   \
		pushed_;                                        \
	})

/** Frees the array, not what its elements own. */
#define smr_vec_free(vec)                     \
	do {                                  \
		__typeof__(vec) vec_ = (vec); \
		smr_free(vec_->v);            \
		vec_->v = NULL;               \
		vec_->n = vec_->cap = 0;      \
	} while (0)

SMR_END_DECLS

#endif
