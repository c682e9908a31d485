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
	int64_t source[SMR_MAX_RANK] = {0};
	smr_windows w[SMR_MAX_RANK] = {{.count = 0}};

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

typedef struct scatter scatter;
struct scatter {
	smr_body_code *code;
	const smr_tensor *operand, *source, *out;
	uint32_t rank;
	int64_t stride[SMR_MAX_RANK]; /* elements */
	/** Element @p k of the source meets that which is selected among @p n places, each @p first
	 * and one of @p places. */
	smr_status (*meet)(const scatter *s, int64_t k, int64_t first, const int64_t *places,
			   int64_t n);
};

static smr_status meet_any(const scatter *s, int64_t k, int64_t first, const int64_t *places,
			   int64_t n)
{
	int64_t best = first + places[0];
	uint64_t pair[2] = {smr_tensor_get(s->operand, best)}, made[2];

	for (int64_t i = 1; i < n; i++) {
		pair[1] = smr_tensor_get(s->operand, first + places[i]);
		SMR_TRY(smr_body_eval(s->code, pair, made));
		if (made[0] & 1)
			continue;
		best = first + places[i];
		pair[0] = pair[1];
	}
	pair[0] = smr_tensor_get(s->out, best);
	pair[1] = smr_tensor_get(s->source, k);
	SMR_TRY(smr_body_eval(s->code, pair, made));
	smr_tensor_set(s->out, best, made[1]);
	return SMR_OK;
}

/* The greatest, to which is added: what the gradient of a pooling is. A tensor may be given at any
 * address. */
#define GREATEST(name, type)                                                                    \
	typedef type __attribute__((aligned(1), may_alias)) any_##name;                         \
	static smr_status greatest_##name(const scatter *s, int64_t k, int64_t first,           \
					  const int64_t *places, int64_t n)                     \
	{                                                                                       \
		const any_##name *from = s->operand->data;                                      \
		int64_t best = first + places[0];                                               \
                                                                                                \
		for (int64_t i = 1; i < n; i++)                                                 \
			if (!(from[best] >= from[first + places[i]]))                           \
				best = first + places[i];                                       \
		((any_##name *)s->out->data)[best] += ((const any_##name *)s->source->data)[k]; \
		return SMR_OK;                                                                  \
	}
GREATEST(f32, float)
GREATEST(f64, double)

static bool is_plain(const smr_expr *e, smr_op op)
{
	return e->kind == SMR_EXPR_OP && e->op == op && e->args[0]->kind == SMR_EXPR_PARAM &&
	       e->args[1]->kind == SMR_EXPR_PARAM && e->args[0]->acc == 0 && e->args[1]->acc == 1;
}

static void choose(scatter *s, const smr_lambda *body)
{
	bool greatest =
		is_plain(body->results[0], SMR_OP_ge) && is_plain(body->results[1], SMR_OP_add);

	s->meet = meet_any;
	if (greatest && s->out->dtype == SMR_F32)
		s->meet = greatest_f32;
	if (greatest && s->out->dtype == SMR_F64)
		s->meet = greatest_f64;
}

/* Places of a window of these sizes from its first element on, in order. */
static void list_places(const scatter *s, const int64_t *sizes, int64_t *places)
{
	int64_t at[SMR_MAX_RANK] = {0}, n = 0;

	do {
		places[n] = 0;
		for (uint32_t d = 0; d < s->rank; d++)
			places[n] += at[d] * s->stride[d];
		n++;
	} while (smr_ops_advance(at, sizes, s->rank));
}

/* Most windows are whole: their places are listed once. */
static smr_status run(const scatter *s, const smr_windows *w, int64_t *whole, int64_t *part)
{
	int64_t at[SMR_MAX_RANK] = {0}, first[SMR_MAX_RANK] = {0}, n[SMR_MAX_RANK] = {0},
		size[SMR_MAX_RANK] = {0};
	int64_t k = 0;

	for (uint32_t d = 0; d < s->rank; d++)
		size[d] = w[d].size < w[d].base.n ? w[d].size : w[d].base.n;
	list_places(s, size, whole);
	do {
		int64_t here = 0, count = 1;
		const int64_t *places = whole;

		if (!real_part(w, at, s->rank, first, n))
			continue;
		for (uint32_t d = 0; d < s->rank; d++) {
			here += first[d] * s->stride[d];
			count *= n[d];
			if (n[d] != size[d])
				places = part;
		}
		if (places == part)
			list_places(s, n, part);
		SMR_TRY(s->meet(s, k, here, places, count));
	} while (k++, smr_ops_advance(at, s->source->dims, s->rank));
	return SMR_OK;
}

static smr_status run_all(scatter *s, const smr_node *v, const smr_windows *w)
{
	int64_t count = 1, *places;
	smr_status st;

	for (uint32_t d = 0; d < s->rank; d++)
		count *= w[d].size < w[d].base.n ? w[d].size : w[d].base.n;
	places = smr_calloc(2 * (size_t)count, sizeof(*places));
	if (places == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the places of a window");
	st = smr_body_compile(v->body, &s->code);
	if (st == SMR_OK)
		st = run(s, w, places, places + count);
	smr_body_free(s->code);
	smr_free(places);
	return st;
}

static smr_status eval(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	scatter s = {.operand = &ins[0], .source = &ins[1], .out = outs, .rank = outs->rank};
	int64_t count = smr_tensor_count(outs), stride = 1;
	uint64_t start = smr_tensor_get(&ins[2], 0);
	smr_windows w[SMR_MAX_RANK] = {{.count = 0}};

	SMR_TRY(windows(v, w));
	for (int64_t i = 0; i < count; i++)
		smr_tensor_set(outs, i, start);
	if (count == 0 || smr_tensor_count(&ins[1]) == 0)
		return SMR_OK;
	for (uint32_t d = s.rank; d-- > 0;) {
		s.stride[d] = stride;
		stride *= outs->dims[d];
	}
	choose(&s, v->body);
	return run_all(&s, v, w);
}

const smr_op_info smr_ops_select_scatter = {
	.op = SMR_OP_select_scatter, .infer = infer, .eval = eval};
