/* top_k: the largest elements of each line, by a heap. Of equal elements the first in the line
 * counts as larger. Floats are in total order, so NaN is the largest. */
#include "base/alloc.h"
#include "ops/build.h"
#include "ops/list.h"

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

typedef struct item {
	uint64_t key;
	int64_t at;
} item;

static bool is_greater(const item *a, const item *b)
{
	return a->key != b->key ? a->key > b->key : a->at < b->at;
}

/* Restores the min-heap heap[0, n), given that only the root is out of place. */
static void sift_down(item *heap, int64_t n)
{
	for (int64_t at = 0, child = 1; child < n; child = 2 * at + 1) {
		item least;

		if (child + 1 < n && is_greater(&heap[child], &heap[child + 1]))
			child++;
		if (!is_greater(&heap[at], &heap[child]))
			return;
		least = heap[child];
		heap[child] = heap[at];
		heap[at] = least;
		at = child;
	}
}

static void select_top_k(const smr_tensor *in, const smr_tensor *outs, int64_t row, int64_t n,
			 int64_t k, item *heap)
{
	for (int64_t i = 0; i < k; i++) /* less than any element */
		heap[i] = (item){0, INT64_MAX};
	for (int64_t i = 0; i < n; i++) {
		item x = {smr_tensor_order(in->dtype, smr_tensor_get(in, row * n + i)), i};

		if (is_greater(&x, &heap[0])) {
			heap[0] = x;
			sift_down(heap, k);
		}
	}
	for (int64_t left = k; left-- > 0;) {
		int64_t at = heap[0].at, to = row * k + left;

		smr_tensor_set(&outs[0], to, smr_tensor_get(in, row * n + at));
		smr_tensor_set(&outs[1], to, (uint64_t)at);
		heap[0] = heap[left];
		sift_down(heap, left);
	}
}

static smr_status eval_top_k(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	int64_t n = ins->dims[ins->rank - 1], k = outs->dims[ins->rank - 1];
	item *heap;

	if (smr_tensor_count(outs) == 0)
		return SMR_OK;
	heap = smr_calloc((size_t)k, sizeof(*heap));
	if (heap == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the %lld greatest", (long long)k);
	for (int64_t row = 0; row < smr_tensor_count(outs) / k; row++)
		select_top_k(ins, outs, row, n, k, heap);
	smr_free(heap);
	return SMR_OK;
}

static uint32_t count_top_k_batch_dims(const smr_node *v)
{
	return v->ins[0]->type.rank - 1;
}

const smr_op_info smr_ops_top_k = {.op = SMR_OP_top_k,
				   .infer = infer_top_k,
				   .eval = eval_top_k,
				   .batch = count_top_k_batch_dims};
