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

/* Copies @p n pieces of @p bytes, which are contiguous in @p from, to every @p step bytes. */
#define COPY_PIECES(size)                                                                  \
	static void copy_pieces_##size(char *to, size_t step, const char *from, int64_t n) \
	{                                                                                  \
		for (int64_t i = 0; i < n; i++)                                            \
			memcpy(to + (size_t)i * step, from + (size_t)i * (size), size);    \
	}
COPY_PIECES(1)
COPY_PIECES(2)
COPY_PIECES(4)
COPY_PIECES(8)
COPY_PIECES(16)

static void copy_pieces(char *to, size_t step, const char *from, size_t bytes, int64_t n)
{
	static const struct {
		size_t bytes;
		void (*copy)(char *to, size_t step, const char *from, int64_t n);
	} some[] = {{1, copy_pieces_1},
		    {2, copy_pieces_2},
		    {4, copy_pieces_4},
		    {8, copy_pieces_8},
		    {16, copy_pieces_16}};

	for (size_t i = 0; i < sizeof(some) / sizeof(some[0]); i++)
		if (some[i].bytes == bytes) {
			some[i].copy(to, step, from, n);
			return;
		}
	for (int64_t i = 0; bytes > 0 && i < n; i++)
		memcpy(to + (size_t)i * step, from + (size_t)i * bytes, bytes);
}

enum { SHORT = 32 /* bytes of a piece */ };

static smr_status eval_concatenate(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	uint32_t along = (uint32_t)smr_node_number(v, SMR_ATTR_dims, 0);
	size_t inner = smr_dtype_size(outs->dtype), step;
	int64_t outer = 1, turns, each = 1;
	char *to = outs->data;

	if (smr_tensor_count(outs) == 0)
		return SMR_OK;
	for (uint32_t d = 0; d < along; d++)
		outer *= outs->dims[d];
	turns = outer;
	for (uint32_t d = along + 1; d < outs->rank; d++)
		inner *= (size_t)outs->dims[d];
	step = (size_t)outs->dims[along] * inner;
	/* short pieces one operand after the other, long ones in the order of the result */
	if (step <= SHORT * v->nins) {
		turns = 1;
		each = outer;
	}
	for (int64_t o = 0; o < turns; o++)
		for (uint32_t i = 0; i < v->nins; i++) {
			size_t n = (size_t)ins[i].dims[along] * inner;

			copy_pieces(to, step, (const char *)ins[i].data + (size_t)o * n, n, each);
			to += n;
		}
	return SMR_OK;
}

const smr_op_info smr_ops_bits = {.op = SMR_OP_bits, .infer = infer_bits, .eval = eval_bits};
const smr_op_info smr_ops_concatenate = {
	.op = SMR_OP_concatenate, .infer = infer_concatenate, .eval = eval_concatenate};
