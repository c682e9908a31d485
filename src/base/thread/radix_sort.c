/* Radix sort, the highest digit first. A digit begins at the highest bit in which keys differ, so
 * that equal bits cost one reading, and has about as many values as there are items, so that few
 * items are left for the next digit; FEW items are sorted by insertion. Items move from one array
 * to the other and back in their order, so that the sort is stable.
 *
 * On several threads each counts and moves a piece of the items by the first digit; then buckets
 * are sorted independently. */
#include "base/thread/radix_sort.h"

#include <stdbool.h>
#include <string.h>

#include "base/alloc.h"

enum {
	FEW = 24,
	DIGIT = 11, /* most bits of a digit: counts fit the first-level cache */
	BUCKETS = 1 << DIGIT,
	PER_BUCKET = 2,  /* bits less than those of the number of items */
	PIECES = 16,     /* most pieces of the items */
	PIECE = 1 << 15, /* items that justify another piece */
	TASKS = 64,
	MOST = 4 /* a bucket with more than 1 / MOST of the items is sorted on all threads */
};

typedef struct digit {
	int shift, bits; /* bits: 0: all keys are equal */
} digit;

static inline uint64_t digit_of(digit d, uint64_t key)
{
	return key >> d.shift & (((uint64_t)1 << d.bits) - 1);
}

static digit top_digit(uint64_t differences, int64_t n)
{
	int want = 63 - __builtin_clzll((uint64_t)n | 1) - PER_BUCKET, all;
	digit d = {0, 0};

	if (differences == 0)
		return d;
	all = 64 - __builtin_clzll(differences);
	d.bits = want > DIGIT ? DIGIT : want;
	if (d.bits > all)
		d.bits = all;
	d.shift = all - d.bits;
	return d;
}

static int pieces_of(int64_t n, const smr_workers *w)
{
	int64_t most = n / PIECE;
	int threads = smr_workers_count(w);

	if (threads > PIECES)
		threads = PIECES;
	return most < threads ? (int)most : threads;
}

#define ITEM uint64_t
#define KEY_OF(x) (x)
#define NAME(f) f##_keys
#include "base/thread/radix_sort_kernel.h"
#undef ITEM
#undef KEY_OF
#undef NAME

#define ITEM uint64_t
#define KEY_OF(x) ((x) >> 32)
#define NAME(f) f##_packed
#include "base/thread/radix_sort_kernel.h"
#undef ITEM
#undef KEY_OF
#undef NAME

#define ITEM smr_sort_item
#define KEY_OF(x) ((x).key)
#define NAME(f) f##_items
#include "base/thread/radix_sort_kernel.h"

void smr_sort_keys(uint64_t *keys, uint64_t *spare, int64_t n, const smr_workers *w)
{
	sort_on_keys(keys, spare, n, w);
}

void smr_sort_packed(uint64_t *items, uint64_t *spare, int64_t n, const smr_workers *w)
{
	sort_on_packed(items, spare, n, w);
}

void smr_sort_items(smr_sort_item *items, smr_sort_item *spare, int64_t n, const smr_workers *w)
{
	sort_on_items(items, spare, n, w);
}
