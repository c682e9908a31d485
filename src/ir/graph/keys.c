/* Elements of index arrays: their addresses, and their least and greatest value. */
#include <string.h>

#include "base/assert.h"
#include "ir/graph/reach.h"

const smr_expr *smr_keys_element(const smr_expr *e, smr_dtype *t)
{
	const smr_expr *read, *arg = e->kind == SMR_EXPR_OP ? e->args[0] : NULL;
	smr_dtype to = e->type;

	if (smr_dtype_is_float(to) || to == SMR_I1)
		return NULL;
	if (e->kind == SMR_EXPR_READ) {
		*t = to;
		return e;
	}
	if (arg == NULL || (e->op != SMR_OP_convert && e->op != SMR_OP_bitcast))
		return NULL;
	read = smr_keys_element(arg, t);
	if (read == NULL || e->op == SMR_OP_convert)
		/* a wider type preserves the value */
		return read != NULL && (*t == to ||
					(smr_dtype_size(to) > smr_dtype_size(*t) &&
					 (smr_dtype_is_signed(to) || !smr_dtype_is_signed(*t))))
			       ? read
			       : NULL;
	if (arg != read || smr_dtype_size(to) != smr_dtype_size(*t))
		return NULL;
	*t = to;
	return read;
}

static const smr_expr *find_direct_read(const smr_expr *index, smr_dtype *t)
{
	const smr_expr *read = smr_keys_element(index, t);

	for (uint32_t d = 0; read != NULL && d < read->rank; d++)
		if (read->index[d].indirect != NULL)
			return NULL;
	return read;
}

smr_status smr_keys_of(const smr_node *nest, const smr_expr *index, const smr_env *e, smr_keys *out)
{
	const smr_nest *n = nest->nest;
	const smr_expr *read = find_direct_read(index, &out->type);
	const smr_node *in = read != NULL ? nest->ins[read->input] : NULL;
	smr_tensor t;

	if (in == NULL || smr_node_window(in) == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "an index is computed");
	if (smr_view_is_open(smr_node_window(in)))
		return smr_fail(SMR_EUNSUPPORTED, "an index array's own length is not known");
	SMR_TRY(smr_env_tensor(NULL, e, in, &t));
	smr_assert(t.rank == read->rank);
	memset(out->stride, 0, sizeof(out->stride));
	for (uint32_t l = 0; l < n->nloops; l++)
		out->extent[l] = smr_poly_eval(n->loops[l].extent, e->sym);
	uint64_t at = (uint64_t)(uintptr_t)t.data; /* modulo 2^64, as in the program */
	for (uint32_t d = 0; d < t.rank; d++) {
		uint64_t s = (uint64_t)t.strides[d];

		at += s * (uint64_t)smr_poly_eval(read->index[d].offset, e->sym);
		for (uint32_t l = 0; l < n->nloops; l++)
			if (read->index[d].coef[l] != NULL)
				out->stride[l] =
					(int64_t)((uint64_t)out->stride[l] +
						  s * (uint64_t)smr_poly_eval(
							      read->index[d].coef[l], e->sym));
	}
	for (uint32_t l = 0; l < n->nloops; l++)
		if (out->stride[l] < 0) {
			at += (uint64_t)(out->extent[l] - 1) * (uint64_t)out->stride[l];
			out->stride[l] = -out->stride[l];
		}
	out->at = (const char *)(uintptr_t)at;
	return SMR_OK;
}

/* Contiguous elements are compared many at a time. */
#define ROW(name, type)                                                                  \
	static void row_##name(const char *p, int64_t n, int64_t stride, int64_t *least, \
			       int64_t *most)                                            \
	{                                                                                \
		type lo, hi, x;                                                          \
                                                                                         \
		memcpy(&lo, p, sizeof(lo));                                              \
		hi = lo;                                                                 \
		for (int64_t i = 0; stride == (int64_t)sizeof(x) && i < n; i++) {        \
			memcpy(&x, p + i * (int64_t)sizeof(x), sizeof(x));               \
			lo = x < lo ? x : lo;                                            \
			hi = x > hi ? x : hi;                                            \
		}                                                                        \
		for (int64_t i = 0; stride != (int64_t)sizeof(x) && i < n; i++) {        \
			memcpy(&x, p + i * stride, sizeof(x));                           \
			lo = x < lo ? x : lo;                                            \
			hi = x > hi ? x : hi;                                            \
		}                                                                        \
		*least = (int64_t)lo < *least ? (int64_t)lo : *least;                    \
		*most = (int64_t)hi > *most ? (int64_t)hi : *most;                       \
	}

ROW(i8, int8_t)
ROW(u8, uint8_t)
ROW(i16, int16_t)
ROW(u16, uint16_t)
ROW(i32, int32_t)
ROW(u32, uint32_t)
ROW(i64, int64_t)

typedef void row_fn(const char *p, int64_t n, int64_t stride, int64_t *least, int64_t *most);

/* u64 is an index modulo 2^64, as i64 is */
static row_fn *const rows[SMR_DTYPE_COUNT] = {
	[SMR_I8] = row_i8,   [SMR_U8] = row_u8,   [SMR_I16] = row_i16, [SMR_U16] = row_u16,
	[SMR_I32] = row_i32, [SMR_U32] = row_u32, [SMR_I64] = row_i64, [SMR_U64] = row_i64,
};

void smr_keys_range(const smr_keys *k, int64_t *least, int64_t *most)
{
	int64_t counter[SMR_MAX_LOOPS] = {0};
	uint32_t loops[SMR_MAX_LOOPS], n = 0, inner = 0;
	const char *p = k->at;

	smr_assert(rows[k->type] != NULL);
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if (k->stride[l] == 0 || k->extent[l] < 2)
			continue;
		loops[n++] = l;
		if (k->stride[l] == (int64_t)smr_dtype_size(k->type))
			inner = n - 1;
	}
	*least = INT64_MAX;
	*most = INT64_MIN;
	if (n == 0) {
		rows[k->type](p, 1, 0, least, most);
		return;
	}
	uint32_t row = loops[inner];

	loops[inner] = loops[--n];
	for (uint32_t i = 0; i <= n;) {
		if (i == 0)
			rows[k->type](p, k->extent[row], k->stride[row], least, most);
		if (i == n)
			break;
		if (++counter[i] < k->extent[loops[i]]) {
			p += k->stride[loops[i]];
			i = 0;
			continue;
		}
		p -= (k->extent[loops[i]] - 1) * k->stride[loops[i]];
		counter[i++] = 0;
	}
}
