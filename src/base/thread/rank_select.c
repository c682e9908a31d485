/* Selection by a sample (Floyd and Rivest, "Expected time bounds for selection", 1975). Two numbers
 * of a sorted sample lie close below and above the wanted one with high probability. One pass
 * counts the numbers below and collects those between, few, which are sorted. Where the wanted one
 * is not among them, or they are many, all keys are sorted. */
#include "base/thread/rank_select.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/radix_sort.h"

enum {
	SAMPLE = 4096,
	FEW = 4 * SAMPLE, /* so few are sorted at once */
	PIECES = 16,
	PIECE = 1 << 15 /* numbers that justify another piece */
};

typedef struct selection {
	const double *x;
	int64_t n;
	int pieces;
	double low, high;
	double *between; /* [n]: those of a piece begin where the piece does */
	int64_t below[PIECES], found[PIECES];
} selection;

static int64_t first_of_piece(const selection *s, int piece)
{
	return s->n * piece / s->pieces;
}

static void collect_piece(void *arg, int piece)
{
	selection *s = arg;
	int64_t from = first_of_piece(s, piece), end = first_of_piece(s, piece + 1);
	int64_t below = 0, found = 0;
	double low = s->low, high = s->high, *to = s->between + from;

	for (int64_t i = from; i < end; i++) {
		double x = s->x[i];

		to[found] = x; /* without a branch; the place is within the piece */
		found += (x >= low) & (x <= high);
		below += x < low;
	}
	s->below[piece] = below;
	s->found[piece] = found;
}

/* Returns the key of rank @p rank by sorting all keys; @p keys: memory of 2 n. */
static uint64_t key_by_sort(const double *x, int64_t n, int64_t rank, const smr_workers *w,
			    uint64_t *keys)
{
	for (int64_t i = 0; i < n; i++)
		keys[i] = smr_sort_key_of_double(x[i]);
	smr_sort_keys(keys, keys + n, n, w);
	return keys[rank];
}

/* Sets the bounds from a sample at places that no period of the data follows. */
static void choose_bounds(selection *s, int64_t rank)
{
	uint64_t keys[SAMPLE], spare[SAMPLE], at = 0;
	double share = (double)rank / (double)s->n;
	double middle = share * SAMPLE, off = 3 * sqrt(SAMPLE * share * (1 - share)) + 3;
	int low = (int)(middle - off), high = (int)(middle + off);

	for (int i = 0; i < SAMPLE; i++) {
		at += UINT64_C(0x9e3779b97f4a7c15); /* 2^64 by the golden ratio */
		keys[i] = smr_sort_key_of_double(
			s->x[(uint64_t)((unsigned __int128)at * (uint64_t)s->n >> 64)]);
	}
	smr_sort_keys(keys, spare, SAMPLE, NULL);
	s->low = low < 0 ? -INFINITY : smr_sort_double_of_key(keys[low]);
	s->high = high >= SAMPLE || keys[high] == UINT64_MAX ? INFINITY
							     : smr_sort_double_of_key(keys[high]);
	if (low >= 0 && keys[low] == UINT64_MAX)
		s->low = INFINITY;
}

/* Gives the key from the numbers within the bounds; false: it is not there, or these are many. */
static bool key_between(selection *s, int64_t rank, const smr_workers *w, uint64_t *keys,
			uint64_t *out)
{
	int64_t below = 0, found = 0;

	choose_bounds(s, rank);
	smr_workers_run(w, s->pieces, collect_piece, s);
	for (int p = 0; p < s->pieces; p++) {
		below += s->below[p];
		if (found != first_of_piece(s, p))
			memmove(s->between + found, s->between + first_of_piece(s, p),
				(size_t)s->found[p] * sizeof(double));
		found += s->found[p];
	}
	if (rank < below || rank >= below + found || (s->low < s->high && found > s->n / 2))
		return false;
	*out = s->low == s->high ? smr_sort_key_of_double(s->low)
				 : key_by_sort(s->between, found, rank - below, w, keys);
	return true;
}

/* Returns the zero that is at place @p rank. */
static double zero_of_rank(const double *x, int64_t n, int64_t rank)
{
	int64_t i = 0;

	for (int64_t k = 0; k < n; k++)
		rank -= x[k] < 0;
	for (; i < n - 1 && (x[i] != 0 || rank > 0); i++)
		rank -= x[i] == 0;
	return x[i];
}

bool smr_rank_select(const double *x, int64_t n, int64_t rank, const smr_workers *w, double *out)
{
	uint64_t *keys = smr_malloc(2 * (size_t)n * sizeof(*keys)), key;
	selection s = {.x = x, .n = n, .pieces = smr_workers_count(w)};
	bool fine = keys != NULL;

	if (s.pieces > PIECES)
		s.pieces = PIECES;
	if (s.pieces > n / PIECE)
		s.pieces = n < PIECE ? 1 : (int)(n / PIECE);
	if (fine && n > FEW)
		fine = (s.between = smr_malloc((size_t)n * sizeof(double))) != NULL;
	if (fine) {
		if (n <= FEW || !key_between(&s, rank, w, keys, &key))
			key = key_by_sort(x, n, rank, w, keys);
		*out = key == UINT64_MAX ? (double)NAN : smr_sort_double_of_key(key);
		if (*out == 0)
			*out = zero_of_rank(x, n, rank);
	}
	smr_free(s.between);
	smr_free(keys);
	return fine;
}
