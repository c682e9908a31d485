/* Ops that copy bytes unchanged: bits, concatenate. */
#include <string.h>

#include "ops/build.h"
#include "ops/list.h"

static bool has_bits(smr_dtype t)
{
	return t != SMR_I1 && t != SMR_C64 && t != SMR_C128;
}

static smr_status infer_bits(smr_graph *g, const smr_node *v, smr_type *types)
{
	smr_dtype from = v->ins[0]->type.dtype, to = v->type.dtype;
	uint32_t rank = v->ins[0]->type.rank;
	int64_t a = (int64_t)smr_dtype_size(from), b = (int64_t)smr_dtype_size(to);
	int64_t dims[SMR_MAX_RANK + 1];

	if (!has_bits(from) || !has_bits(to))
		return smr_fail(SMR_EUNSUPPORTED, "bits of %s as %s", smr_dtype_name(from),
				smr_dtype_name(to));
	SMR_TRY(smr_ops_dims(v, 0, dims));
	if (a > b)
		dims[rank++] = a / b;
	if (a < b && (rank == 0 || dims[rank - 1] != b / a))
		return smr_ops_wrong(v, "%s as %s takes a last dimension of %lld",
				     smr_dtype_name(from), smr_dtype_name(to), (long long)(b / a));
	if (a < b)
		rank--;
	return smr_ops_result(g, v, to, rank, dims, types);
}

/* All targets are little-endian: the lowest bits come first. */
static smr_status eval_bits(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	memcpy(outs->data, ins->data, (size_t)smr_tensor_count(outs) * smr_dtype_size(outs->dtype));
	return SMR_OK;
}

static smr_status infer_concatenate(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t to[SMR_MAX_RANK] = {0}, dims[SMR_MAX_RANK];
	uint32_t rank = v->nins > 0 ? v->ins[0]->type.rank : 0;
	const int64_t *along;

	SMR_TRY(smr_ops_numbers(v, SMR_ATTR_dims, 1, 0, (int64_t)rank - 1, &along));
	for (uint32_t i = 0; i < v->nins; i++) {
		SMR_TRY(smr_ops_rank(v, i, rank));
		SMR_TRY(smr_ops_same_dtype(v, 0, i));
		SMR_TRY(smr_ops_dims(v, i, dims));
		for (uint32_t d = 0; d < rank; d++) {
			if (i == 0)
				to[d] = dims[d];
			else if (d != along[0] && dims[d] != to[d])
				return smr_ops_wrong(v, "operands 0 and %u have other shapes", i);
			else if (d == along[0] && __builtin_add_overflow(to[d], dims[d], &to[d]))
				return smr_ops_wrong(v, "its result would be larger than memory");
		}
	}
	return smr_ops_result(g, v, v->ins[0]->type.dtype, rank, to, types);
}

/* LEAST: bytes for which another thread is woken up. */
enum { LEAST = 1 << 18 };

typedef struct joining {
	const smr_tensor *ins;
	uint32_t n, along;
	int64_t outer;       /* pieces of each operand */
	size_t inner, total; /* bytes of one row along the dimension; of all pieces in a row */
	char *to;
	int parts;
} joining;

static size_t size_of_piece(const joining *j, uint32_t i)
{
	return (size_t)j->ins[i].dims[j->along] * j->inner;
}

/* Numbers of any alignment. */
typedef uint32_t word __attribute__((aligned(1), may_alias));
typedef uint64_t longer __attribute__((aligned(1), may_alias));

/* Joins pieces that are single numbers, as the parts of complex numbers are. */
#define JOIN_NUMBERS(type)                                                   \
	static void join_##type(const joining *j, int64_t from, int64_t end) \
	{                                                                    \
		const type *a = j->ins[0].data, *b = j->ins[1].data;         \
		type *restrict to = (type *)j->to;                           \
                                                                             \
		for (int64_t o = from; j->n == 2 && o < end; o++) {          \
			to[2 * o] = a[o];                                    \
			to[2 * o + 1] = b[o];                                \
		}                                                            \
		for (uint32_t i = 0; j->n != 2 && i < j->n; i++) {           \
			a = j->ins[i].data;                                  \
			for (int64_t o = from; o < end; o++)                 \
				to[o * j->n + i] = a[o];                     \
		}                                                            \
	}
JOIN_NUMBERS(word)
JOIN_NUMBERS(longer)

static void join_bytes(const joining *j, int64_t from, int64_t end)
{
	for (int64_t o = from; o < end; o++) {
		char *to = j->to + (size_t)o * j->total;

		for (uint32_t i = 0; i < j->n; i++) {
			size_t n = size_of_piece(j, i);

			if (n > 0)
				memcpy(to, (const char *)j->ins[i].data + (size_t)o * n, n);
			to += n;
		}
	}
}

static void join_part(void *arg, int k)
{
	const joining *j = arg;
	int64_t from = j->outer * k / j->parts, end = j->outer * (k + 1) / j->parts;
	size_t each = size_of_piece(j, 0);

	for (uint32_t i = 1; i < j->n; i++)
		if (size_of_piece(j, i) != each)
			each = 0;
	if (j->n > 1 && each == sizeof(word))
		join_word(j, from, end);
	else if (j->n > 1 && each == sizeof(longer))
		join_longer(j, from, end);
	else
		join_bytes(j, from, end);
}

static smr_status eval_concatenate_on(const smr_node *v, const smr_tensor *ins,
				      const smr_tensor *outs, const smr_workers *w)
{
	joining j = {.ins = ins,
		     .n = v->nins,
		     .along = (uint32_t)smr_node_number(v, SMR_ATTR_dims, 0),
		     .outer = 1,
		     .inner = smr_dtype_size(outs->dtype),
		     .to = outs->data,
		     .parts = smr_workers_count(w)};

	if (smr_tensor_count(outs) == 0)
		return SMR_OK;
	for (uint32_t d = 0; d < j.along; d++)
		j.outer *= outs->dims[d];
	for (uint32_t d = j.along + 1; d < outs->rank; d++)
		j.inner *= (size_t)outs->dims[d];
	j.total = (size_t)outs->dims[j.along] * j.inner;
	if ((size_t)j.outer * j.total < LEAST || j.outer < j.parts)
		j.parts = 1;
	smr_workers_run(w, j.parts, join_part, &j);
	return SMR_OK;
}

static smr_status eval_concatenate(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	return eval_concatenate_on(v, ins, outs, NULL);
}

const smr_op_info smr_ops_bits = {.op = SMR_OP_bits, .infer = infer_bits, .eval = eval_bits};
const smr_op_info smr_ops_concatenate = {.op = SMR_OP_concatenate,
					 .infer = infer_concatenate,
					 .eval = eval_concatenate,
					 .eval_on = eval_concatenate_on};
