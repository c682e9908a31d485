/* select_scatter: operand, source, start. Each element of the source meets, by the body's second
 * number, the element that a window of the operand selects; the first number says of two elements
 * whether the earlier one is kept. Padding is never selected. */
#include <string.h>

#include "base/alloc.h"
#include "ops/list.h"
#include "ops/window.h"

static smr_status windows(const smr_node *v, smr_windows *w)
{
	static const smr_attr_key none[] = {SMR_ATTR_base_dilation, SMR_ATTR_window_dilation};
	uint32_t rank = v->ins[0]->type.rank;
	int64_t dims[SMR_MAX_RANK];
	const int64_t *size;

	for (uint32_t i = 0; i < 2; i++)
		if (smr_node_get(v, none[i], NULL) != NULL)
			return smr_ops_wrong(v, "it has no %s", smr_attr_name(none[i]));
	SMR_TRY(smr_ops_dims(v, 0, dims));
	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_window, rank, 1, SMR_OPS_FAR, &size));
	return smr_ops_windows(v, rank, dims, size, w);
}

static smr_status infer(smr_graph *g, const smr_node *v, smr_type *types)
{
	smr_dtype t = v->ins[0]->type.dtype, takes[] = {t, t};
	int64_t source[SMR_MAX_RANK];
	smr_windows w[SMR_MAX_RANK];

	SMR_TRY(windows(v, w));
	SMR_TRY(smr_ops_rank(v, 1, v->ins[0]->type.rank));
	SMR_TRY(smr_ops_rank(v, 2, 0));
	SMR_TRY(smr_ops_same_dtype(v, 0, 1));
	SMR_TRY(smr_ops_same_dtype(v, 0, 2));
	SMR_TRY(smr_ops_dims(v, 1, source));
	for (uint32_t d = 0; d < v->ins[0]->type.rank; d++)
		if (source[d] != w[d].count)
			return smr_ops_wrong(v, "%lld windows for %lld elements",
					     (long long)w[d].count, (long long)source[d]);
	SMR_TRY(smr_ops_body(v, 2, 2));
	if (v->body->results[0]->type != SMR_I1 || v->body->results[1]->type != t)
		return smr_ops_wrong(v, "its body selects by i1 and makes %s", smr_dtype_name(t));
	SMR_TRY(smr_ops_takes(v, takes));
	*types = v->ins[0]->type;
	return SMR_OK;
}

/* First element of the window number @p at in each dimension, and how many: those that are real. */
static bool real_part(const smr_windows *w, const int64_t *at, uint32_t rank, int64_t *first,
		      int64_t *n)
{
	for (uint32_t d = 0; d < rank; d++) {
		int64_t from = at[d] * w[d].stride - w[d].base.low, to = from + w[d].size;

		first[d] = from < 0 ? 0 : from;
		n[d] = (to > w[d].base.n ? w[d].base.n : to) - first[d];
		if (n[d] <= 0)
			return false;
	}
	return true;
}

typedef struct scatter {
	smr_body_code *code;
	const smr_tensor *operand, *out;
	uint32_t rank;
	int64_t stride[SMR_MAX_RANK]; /* elements */
} scatter;

/* The place that is selected among n elements from `first` on. */
static smr_status selected(const scatter *s, const int64_t *first, const int64_t *n, int64_t *out)
{
	int64_t at[SMR_MAX_RANK] = {0}, best = -1;
	uint64_t pair[2] = {0}, to[2];

	do {
		int64_t here = 0;

		for (uint32_t d = 0; d < s->rank; d++)
			here += (first[d] + at[d]) * s->stride[d];
		pair[1] = smr_tensor_get(s->operand, here);
		if (best >= 0) {
			SMR_TRY(smr_body_eval(s->code, pair, to));
			if (to[0] & 1)
				continue;
		}
		best = here;
		pair[0] = pair[1];
	} while (smr_ops_advance(at, n, s->rank));
	*out = best;
	return SMR_OK;
}

static smr_status run(const scatter *s, const smr_windows *w, const smr_tensor *source)
{
	int64_t at[SMR_MAX_RANK] = {0}, first[SMR_MAX_RANK], n[SMR_MAX_RANK], k = 0, place;
	uint64_t pair[2], to[2];

	do {
		if (!real_part(w, at, s->rank, first, n))
			continue;
		SMR_TRY(selected(s, first, n, &place));
		pair[0] = smr_tensor_get(s->out, place);
		pair[1] = smr_tensor_get(source, k);
		SMR_TRY(smr_body_eval(s->code, pair, to));
		smr_tensor_set(s->out, place, to[1]);
	} while (k++, smr_ops_advance(at, source->dims, s->rank));
	return SMR_OK;
}

static smr_status eval(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	scatter s = {.operand = &ins[0], .out = outs, .rank = outs->rank};
	int64_t count = smr_tensor_count(outs), stride = 1;
	uint64_t start = smr_tensor_get(&ins[2], 0);
	smr_windows w[SMR_MAX_RANK];
	smr_status st;

	SMR_TRY(windows(v, w));
	for (int64_t i = 0; i < count; i++)
		smr_tensor_set(outs, i, start);
	if (count == 0 || smr_tensor_count(&ins[1]) == 0)
		return SMR_OK;
	for (uint32_t d = s.rank; d-- > 0;) {
		s.stride[d] = stride;
		stride *= outs->dims[d];
	}
	SMR_TRY(smr_body_compile(v->body, &s.code));
	st = run(&s, w, &ins[1]);
	smr_body_free(s.code);
	return st;
}

const smr_op_info smr_ops_select_scatter = {
	.op = SMR_OP_select_scatter, .infer = infer, .eval = eval};
