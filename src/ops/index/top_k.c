/* top_k: the largest elements of each line. Of equal elements the first in the line counts as
 * larger. Floats are in total order, so NaN is the largest.
 *
 * A sample of the line gives a bound that, most likely, little more than the wanted elements pass;
 * these are collected in one pass and sorted. Short lines, and those of which much is wanted, are
 * sorted as a whole. */
#include <math.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/thread/radix_sort.h"
#include "ops/build.h"
#include "ops/list.h"

enum {
	BLOCK = 64,  /* elements that are compared with the bound at once */
	SAMPLE = 12, /* size of a sample, in square roots of the line's length */
	SHORT = 256, /* lines that are sorted as a whole */
	HEAP = 64,   /* most numbers in a heap */
	SHARE = 4    /* at least 1 / SHARE of the line is much */
};

static smr_status infer_top_k(smr_graph *g, const smr_node *v, smr_type *types)
{
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK];
	const int64_t *k;

	SMR_TRY(smr_ops_counts(v, 1, 2));
	rank = v->ins[0]->type.rank;
	if (rank == 0)
		return smr_ops_wrong(v, "its operand has no dimension");
	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_sizes, 1, 0, dims[rank - 1], &k));
	if (dims[rank - 1] > INT32_MAX)
		return smr_ops_wrong(v, "places beyond 32 bits");
	dims[rank - 1] = *k;
	SMR_TRY(smr_type_make(g, v->ins[0]->type.dtype, rank, dims, &types[0]));
	types[1] = types[0];
	types[1].dtype = SMR_I32;
	return SMR_OK;
}

/* Bits to flip: elements become signed numbers of the same size in the order of
 * smr_tensor_order(). */
typedef struct ordering {
	int64_t of_negative, flip, low;
} ordering;

typedef struct line {
	const void *x;
	smr_dtype dtype;
	ordering order;
	int64_t n, k, sample; /* sample: its size; 0: none is taken */
	int64_t bound;        /* elements that are greater are collected, and k that equal it */
	smr_sort_item *found, *spare; /* n each; key: falling */
	int64_t *equal;               /* k places */
	int64_t nfound, nequal;
} line;

/* Defines at_NAME(): the key of an element, and collect_NAME(). */
#define ELEMENTS(NAME, type)                                                         \
	static inline int64_t at_##NAME(const line *l, int64_t i)                    \
	{                                                                            \
		type x = ((const type *)l->x)[i], low = (type)l->order.low;          \
		type negative = (type)(0 - ((x & (type)l->order.of_negative) != 0)); \
                                                                                     \
		return (type)(x ^ (type)l->order.flip ^ (negative & low));           \
	}                                                                            \
                                                                                     \
	static void collect_##NAME(line *l)                                          \
	{                                                                            \
		for (int64_t i = 0, end; i < l->n; i = end) {                        \
			type any = 0, bound = (type)l->bound;                        \
                                                                                     \
			end = l->n - i < BLOCK ? l->n : i + BLOCK;                   \
			for (int64_t j = i; j < end; j++)                            \
				any |= (type)((type)at_##NAME(l, j) >= bound);       \
			for (int64_t j = i; any && j < end; j++)                     \
				collect(l, at_##NAME(l, j), j);                      \
		}                                                                    \
	}

static inline smr_sort_item item_of(int64_t key, int64_t at)
{
	return (smr_sort_item){(uint64_t)key ^ (uint64_t)INT64_MAX, at};
}

static inline void collect(line *l, int64_t key, int64_t at)
{
	l->found[l->nfound] = item_of(key, at); /* overwritten unless it counts */
	l->nfound += key > l->bound;
	if (key == l->bound && l->nequal < l->k)
		l->equal[l->nequal++] = at;
}

ELEMENTS(8, int8_t)
ELEMENTS(16, int16_t)
ELEMENTS(32, int32_t)
ELEMENTS(64, int64_t)

static int64_t key_at(const line *l, int64_t i)
{
	switch (smr_dtype_size(l->dtype)) {
	case 1:
		return at_8(l, i);
	case 2:
		return at_16(l, i);
	case 4:
		return at_32(l, i);
	default:
		return at_64(l, i);
	}
}

static void collect_all(line *l)
{
	l->nfound = l->nequal = 0;
	switch (smr_dtype_size(l->dtype)) {
	case 1:
		collect_8(l);
		break;
	case 2:
		collect_16(l);
		break;
	case 4:
		collect_32(l);
		break;
	default:
		collect_64(l);
	}
}

static ordering ordering_of(smr_dtype t)
{
	int64_t sign = (int64_t)smr_tensor_sign(t);
	int64_t top = (int64_t)(UINT64_C(1) << (8 * smr_dtype_size(t) - 1));

	return (ordering){.of_negative = smr_dtype_is_float(t) ? sign : 0,
			  .flip = sign ^ top,
			  .low = (int64_t)((uint64_t)sign - 1)};
}

/* ---- one line */

/* Returns the number of place @p rank, from 0, of @p n numbers in rising order, by a heap of the
 * smallest ones, whose greatest is the first. */
static uint64_t select_by_heap(const uint64_t *x, int64_t n, int64_t rank)
{
	uint64_t heap[HEAP];

	smr_assert(rank < HEAP);
	for (int64_t i = 0; i <= rank; i++)
		heap[i] = UINT64_MAX;
	for (int64_t i = 0; i < n; i++) {
		int64_t at = 0, child = 1;

		if (x[i] >= heap[0])
			continue;
		for (; child <= rank; at = child, child = 2 * at + 1) {
			child += child < rank && heap[child + 1] > heap[child];
			if (x[i] >= heap[child])
				break;
			heap[at] = heap[child];
		}
		heap[at] = x[i];
	}
	return heap[0];
}

/* Sets the bound to a key of a sample, of places that no period of the data follows. */
static void choose_bound(line *l)
{
	uint64_t *keys = (uint64_t *)l->found, at = 0, bound;
	double wanted = (double)l->sample * (double)l->k / (double)l->n;
	int64_t rank = (int64_t)(wanted + 3 * sqrt(wanted) + 3);

	for (int64_t i = 0; i < l->sample; i++) {
		at += UINT64_C(0x9e3779b97f4a7c15); /* 2^64 by the golden ratio */
		keys[i] =
			item_of(key_at(l, (int64_t)((unsigned __int128)at * (uint64_t)l->n >> 64)),
				0)
				.key;
	}
	rank = rank < l->sample ? rank : l->sample - 1;
	if (rank < HEAP) {
		bound = select_by_heap(keys, l->sample, rank);
	} else {
		smr_sort_keys(keys, (uint64_t *)l->spare, l->sample, NULL);
		bound = keys[rank];
	}
	l->bound = (int64_t)(bound ^ (uint64_t)INT64_MAX);
}

/* Finds the k largest: the first of found, then of equal. */
static void select_from_line(line *l)
{
	if (l->sample > 0) {
		choose_bound(l);
		collect_all(l);
	}
	if (l->sample == 0 || l->nfound + l->nequal < l->k) {
		for (int64_t i = 0; i < l->n; i++)
			l->found[i] = item_of(key_at(l, i), i);
		l->nfound = l->n;
	}
	smr_sort_items(l->found, l->spare, l->nfound, NULL);
}

static void put_results(const line *l, const smr_tensor *ins, const smr_tensor *outs, int64_t row)
{
	for (int64_t i = 0; i < l->k; i++) {
		int64_t at = i < l->nfound ? l->found[i].at : l->equal[i - l->nfound];

		smr_tensor_set(&outs[0], row * l->k + i, smr_tensor_get(ins, row * l->n + at));
		smr_tensor_set(&outs[1], row * l->k + i, (uint64_t)at);
	}
}

static smr_status eval_top_k(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	line l = {.dtype = ins->dtype,
		  .n = ins->dims[ins->rank - 1],
		  .k = outs->dims[ins->rank - 1],
		  .order = ordering_of(ins->dtype)};
	smr_status st = SMR_OK;

	if (smr_tensor_count(outs) == 0)
		return SMR_OK;
	l.found = smr_malloc(((size_t)l.n + 1) * sizeof(*l.found));
	l.spare = smr_malloc((size_t)l.n * sizeof(*l.spare));
	l.equal = smr_malloc((size_t)l.k * sizeof(*l.equal));
	if (l.found == NULL || l.spare == NULL || l.equal == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for the %lld greatest", (long long)l.k);
	if (l.n > SHORT && l.k < l.n / SHARE)
		l.sample = (int64_t)(SAMPLE * sqrt((double)l.n));
	for (int64_t row = 0; st == SMR_OK && row < smr_tensor_count(outs) / l.k; row++) {
		l.x = (const char *)ins->data + (size_t)(row * l.n) * smr_dtype_size(ins->dtype);
		select_from_line(&l);
		put_results(&l, ins, outs, row);
	}
	smr_free(l.found);
	smr_free(l.spare);
	smr_free(l.equal);
	return st;
}

static uint32_t count_top_k_batch_dims(const smr_node *v)
{
	return v->ins[0]->type.rank - 1;
}

const smr_op_info smr_ops_top_k = {.op = SMR_OP_top_k,
				   .infer = infer_top_k,
				   .eval = eval_top_k,
				   .batch = count_top_k_batch_dims};
