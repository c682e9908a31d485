/* Order statistics: numbers are counted in buckets that ascend with them, and only the buckets that
 * hold a wanted rank are sorted. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/radix_sort.h"
#include "dml/transform/transform.h"

enum {
	BUCKETS = 1 << 14,
	FEW = 1 << 14 /* numbers that are sorted at once */
};

typedef struct buckets {
	double least, scale;
	int64_t starts[BUCKETS + 1]; /* rank of the first number of a bucket */
	int64_t dropped[BUCKETS];    /* numbers before a bucket that are not kept */
	bool wanted[BUCKETS];
} buckets;

/* Sorts numbers in place, by their bits. */
static smr_status sort_numbers(double *x, int64_t n)
{
	uint64_t *keys = smr_malloc(((size_t)n * 2 + 1) * sizeof(*keys));

	if (keys == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for bins");
	for (int64_t i = 0; i < n; i++)
		keys[i] = smr_sort_key_of_double(x[i]);
	smr_sort_keys(keys, keys + n, n, NULL);
	for (int64_t i = 0; i < n; i++)
		x[i] = smr_sort_double_of_key(keys[i]);
	smr_free(keys);
	return SMR_OK;
}

static int64_t bucket_of(const buckets *b, double x)
{
	return (int64_t)((x - b->least) * b->scale);
}

/* Returns the bucket that holds a rank. */
static int64_t bucket_with(const buckets *b, int64_t rank)
{
	int64_t lo = 0, hi = BUCKETS;

	while (hi - lo > 1) {
		int64_t mid = (lo + hi) / 2;

		if (b->starts[mid] <= rank)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

static void count_numbers(buckets *b, const double *x, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		b->starts[bucket_of(b, x[i]) + 1]++;
	for (int64_t k = 0; k < BUCKETS; k++)
		b->starts[k + 1] += b->starts[k];
}

/* Moves the numbers of wanted buckets to the front of @p x; returns how many. */
static int64_t keep_wanted(buckets *b, double *x, int64_t n)
{
	int64_t kept = 0, dropped = 0;

	for (int64_t i = 0; i < n; i++)
		if (b->wanted[bucket_of(b, x[i])])
			x[kept++] = x[i];
	for (int64_t k = 0; k < BUCKETS; k++) {
		b->dropped[k] = dropped;
		dropped += b->wanted[k] ? 0 : b->starts[k + 1] - b->starts[k];
	}
	return kept;
}

static smr_status by_buckets(buckets *b, double *x, int64_t n, const int64_t *ranks, int64_t nranks,
			     double *out)
{
	count_numbers(b, x, n);
	for (int64_t i = 0; i < nranks; i++)
		b->wanted[bucket_with(b, ranks[i])] = true;
	SMR_TRY(sort_numbers(x, keep_wanted(b, x, n)));
	for (int64_t i = 0; i < nranks; i++)
		out[i] = x[ranks[i] - b->dropped[bucket_with(b, ranks[i])]];
	return SMR_OK;
}

/* Sets the range of the buckets; false: it is empty or infinite. */
static bool set_range(buckets *b, const double *x, int64_t n)
{
	double least = INFINITY, most = -INFINITY;

	for (int64_t i = 0; i < n; i++) {
		least = x[i] < least ? x[i] : least;
		most = x[i] > most ? x[i] : most;
	}
	b->least = least;
	b->scale = (BUCKETS - 1) / (most - least);
	/* the largest number must not get a bucket too many by rounding */
	return isfinite(b->scale) && b->scale > 0 && (most - least) * b->scale < BUCKETS;
}

smr_status dml_select_ranks(double *x, int64_t n, const int64_t *ranks, int64_t nranks, double *out)
{
	buckets *b = n > FEW ? smr_calloc(1, sizeof(*b)) : NULL;
	smr_status st;

	if (b != NULL && set_range(b, x, n)) {
		st = by_buckets(b, x, n, ranks, nranks, out);
	} else {
		st = sort_numbers(x, n);
		for (int64_t i = 0; i < nranks && st == SMR_OK; i++)
			out[i] = x[ranks[i]];
	}
	smr_free(b);
	return st;
}
