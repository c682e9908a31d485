/* select_scatter: operand, source, start. The body's second result combines each element of the
 * source with the element that a window of the operand selects; its first result compares two
 * elements: true keeps the earlier one. Padding is never selected. */
#include <string.h>

#include "base/alloc.h"
#include "ops/list.h"
#include "ops/window.h"

static smr_status read_select_windows(const smr_node *v, smr_windows *w)
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

static smr_status infer_select_scatter(smr_graph *g, const smr_node *v, smr_type *types)
{
	smr_dtype t = v->ins[0]->type.dtype, takes[] = {t, t};
	int64_t source[SMR_MAX_RANK] = {0};
	smr_windows w[SMR_MAX_RANK] = {{.count = 0}};

	SMR_TRY(read_select_windows(v, w));
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

/* Gets the first element, and the number of elements, of window @p at in each dimension, without
 * padding. */
static bool clip_window(const smr_windows *w, const int64_t *at, uint32_t rank, int64_t *first,
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
	const smr_windows *w;
	const smr_tensor *operand, *source, *out;
	uint32_t rank;                /* leading dimensions, which have windows */
	int64_t row;                  /* elements of the other dimensions, with separate windows */
	int64_t stride[SMR_MAX_RANK]; /* in elements */
	int64_t size[SMR_MAX_RANK];   /* of a whole window */
	int64_t count;                /* number of its elements, */
	int64_t *whole, *part;        /* their offsets; room for a clipped window */
	/** Combines elements of the source from @p k on with those selected among @p n places, each
	 * @p first plus one of @p places. */
	smr_status (*meet)(const scatter *s, int64_t k, int64_t first, const int64_t *places,
			   int64_t n);
};

static smr_status scatter_window_any(const scatter *s, int64_t k, int64_t first,
				     const int64_t *places, int64_t n)
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

/* Adds to the greatest element: the gradient of max pooling. Processes as many elements of a row at
 * once as fit in registers. Tensors may have any alignment. */
enum { LANES = 8 };

#define CHOOSE(name, mask, yes, no) \
	((v_##name)(((mask) & (i_##name)(yes)) | (~(mask) & (i_##name)(no))))

#define GREATEST(name, type, whole)                                                               \
	typedef type __attribute__((aligned(1), may_alias)) any_##name;                           \
	typedef type v_##name __attribute__((vector_size(LANES * sizeof(type))));                 \
	typedef whole i_##name __attribute__((vector_size(LANES * sizeof(type))));                \
	typedef v_##name __attribute__((aligned(1), may_alias)) vany_##name;                      \
	static void lanes_##name(const any_##name *from, const any_##name *source,                \
				 any_##name *out, const int64_t *places, int64_t n)               \
	{                                                                                         \
		v_##name best = *(const vany_##name *)(from + places[0]);                         \
		v_##name more = *(const vany_##name *)source;                                     \
		i_##name at = {0};                                                                \
                                                                                                  \
		for (int64_t i = 1; i < n; i++) {                                                 \
			v_##name next = *(const vany_##name *)(from + places[i]);                 \
			i_##name keep = best >= next;                                             \
                                                                                                  \
			best = CHOOSE(name, keep, best, next);                                    \
			at = (at & keep) | ((whole)i & ~keep);                                    \
		}                                                                                 \
		for (int64_t i = 0; i < n; i++) {                                                 \
			vany_##name *to = (vany_##name *)(out + places[i]);                       \
			v_##name was = *to;                                                       \
                                                                                                  \
			*to = CHOOSE(name, at == (whole)i, was + more, was);                      \
		}                                                                                 \
	}                                                                                         \
	static void one_##name(const any_##name *from, const any_##name *source, any_##name *out, \
			       const int64_t *places, int64_t n)                                  \
	{                                                                                         \
		int64_t best = places[0];                                                         \
                                                                                                  \
		for (int64_t i = 1; i < n; i++)                                                   \
			if (!(from[best] >= from[places[i]]))                                     \
				best = places[i];                                                 \
		out[best] += *source;                                                             \
	}                                                                                         \
	static smr_status greatest_##name(const scatter *s, int64_t k, int64_t first,             \
					  const int64_t *places, int64_t n)                       \
	{                                                                                         \
		const any_##name *from = (const any_##name *)s->operand->data + first;            \
		const any_##name *source = (const any_##name *)s->source->data + k;               \
		any_##name *out = (any_##name *)s->out->data + first;                             \
		int64_t c = 0;                                                                    \
                                                                                                  \
		for (; c + LANES <= s->row && n <= INT32_MAX; c += LANES)                         \
			lanes_##name(from + c, source + c, out + c, places, n);                   \
		for (; c < s->row; c++)                                                           \
			one_##name(from + c, source + c, out + c, places, n);                     \
		return SMR_OK;                                                                    \
	}
GREATEST(f32, float, int32_t)
GREATEST(f64, double, int64_t)

static bool is_plain(const smr_expr *e, smr_op op)
{
	return e->kind == SMR_EXPR_OP && e->op == op && e->args[0]->kind == SMR_EXPR_PARAM &&
	       e->args[1]->kind == SMR_EXPR_PARAM && e->args[0]->acc == 0 && e->args[1]->acc == 1;
}

/* Returns whether windows have one element and map to it identically. */
static bool is_apart(const smr_windows *w)
{
	return w->size == 1 && w->stride == 1 && w->base.low == 0 && w->high == 0;
}

static void choose_kernel(scatter *s, const smr_lambda *body)
{
	bool greatest =
		is_plain(body->results[0], SMR_OP_ge) && is_plain(body->results[1], SMR_OP_add);

	s->meet = scatter_window_any;
	s->row = 1;
	if (!greatest || (s->out->dtype != SMR_F32 && s->out->dtype != SMR_F64))
		return;
	s->meet = s->out->dtype == SMR_F32 ? greatest_f32 : greatest_f64;
	while (s->rank > 1 && is_apart(&s->w[s->rank - 1]))
		s->row *= s->out->dims[--s->rank];
}

/* Lists the offsets of a window of these sizes from its first element, in order. */
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

/* Processes the window at @p at: its offsets are those of a whole window, or at an edge a new
 * list. */
static smr_status scatter_window_at(const scatter *s, int64_t k, const int64_t *at)
{
	int64_t first[SMR_MAX_RANK] = {0}, n[SMR_MAX_RANK] = {0}, here = 0, count = 1;
	const int64_t *places = s->whole;

	if (!clip_window(s->w, at, s->rank, first, n))
		return SMR_OK;
	for (uint32_t d = 0; d < s->rank; d++) {
		here += first[d] * s->stride[d];
		count *= n[d];
		if (n[d] != s->size[d])
			places = s->part;
	}
	if (places == s->part)
		list_places(s, n, s->part);
	return s->meet(s, k, here, places, count);
}

static smr_status run_select_scatter(const scatter *s)
{
	int64_t at[SMR_MAX_RANK] = {0}, k = 0;

	list_places(s, s->size, s->whole);
	do {
		SMR_TRY(scatter_window_at(s, k, at));
		k += s->row;
	} while (smr_ops_advance(at, s->source->dims, s->rank));
	return SMR_OK;
}

static smr_status run_all(scatter *s, const smr_node *v)
{
	smr_status st;

	s->count = 1;
	for (uint32_t d = 0; d < s->rank; d++) {
		s->size[d] = s->w[d].size < s->w[d].base.n ? s->w[d].size : s->w[d].base.n;
		s->count *= s->size[d];
	}
	s->whole = smr_calloc(2 * (size_t)s->count, sizeof(*s->whole));
	if (s->whole == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the places of a window");
	s->part = s->whole + s->count;
	st = smr_body_compile(v->body, &s->code);
	if (st == SMR_OK)
		st = run_select_scatter(s);
	smr_body_free(s->code);
	smr_free(s->whole);
	return st;
}

/* Fills the result with one number. */
static void fill_with_init(const smr_tensor *out, uint64_t bits)
{
	size_t size = smr_dtype_size(out->dtype), all = (size_t)smr_tensor_count(out) * size;

	smr_tensor_set(out, 0, bits);
	for (size_t n = size; n < all; n *= 2)
		memcpy((char *)out->data + n, out->data, n < all - n ? n : all - n);
}

static smr_status eval_select_scatter(const smr_node *v, const smr_tensor *ins,
				      const smr_tensor *outs)
{
	smr_windows w[SMR_MAX_RANK] = {{.count = 0}};
	scatter s = {
		.w = w, .operand = &ins[0], .source = &ins[1], .out = outs, .rank = outs->rank};
	int64_t stride = 1;

	SMR_TRY(read_select_windows(v, w));
	if (smr_tensor_count(outs) == 0)
		return SMR_OK;
	fill_with_init(outs, smr_tensor_get(&ins[2], 0));
	if (smr_tensor_count(&ins[1]) == 0)
		return SMR_OK;
	for (uint32_t d = s.rank; d-- > 0;) {
		s.stride[d] = stride;
		stride *= outs->dims[d];
	}
	choose_kernel(&s, v->body);
	return run_all(&s, v);
}

/* Returns the leading dimensions without windows, whose images are independent. */
static uint32_t count_select_batch_dims(const smr_node *v)
{
	smr_windows w[SMR_MAX_RANK] = {{.count = 0}};
	uint32_t n = 0;

	if (read_select_windows(v, w) != SMR_OK)
		return 0;
	while (n < v->ins[0]->type.rank && is_apart(&w[n]))
		n++;
	return n;
}

const smr_op_info smr_ops_select_scatter = {.op = SMR_OP_select_scatter,
					    .infer = infer_select_scatter,
					    .eval = eval_select_scatter,
					    .batch = count_select_batch_dims};
