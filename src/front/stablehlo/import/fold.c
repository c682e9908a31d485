/* Constant folding: of small integer constants, as sizes of programs with symbolic shapes are
 * computed by arithmetic, and of data movement on constants whose elements are all equal. */
#include <string.h>

#include "front/stablehlo/import/import.h"
#include "ir/graph/value.h"

bool hlo_is_splat(const smr_node *v, uint64_t *bits)
{
	*bits = 0;
	if (v->op != SMR_OP_constant)
		return false;
	if (v->data == NULL) {
		*bits = v->bits;
		return v->type.rank == 0;
	}
	if (v->ndata != smr_dtype_size(v->type.dtype) || v->ndata > sizeof(*bits))
		return false;
	memcpy(bits, v->data, v->ndata);
	return true;
}

static bool is_small(const smr_node *v, int64_t *count)
{
	return v->op == SMR_OP_constant && !smr_dtype_is_float(v->type.dtype) &&
	       smr_type_count(&v->type, count) && *count <= HLO_FOLDED;
}

static uint64_t load_element(const smr_node *v, int64_t i)
{
	size_t size = smr_dtype_size(v->type.dtype);
	uint64_t bits;

	if (hlo_is_splat(v, &bits))
		return bits;
	memcpy(&bits, (const char *)v->data + (size_t)i * size, size);
	return smr_value_mask(v->type.dtype, bits);
}

bool hlo_known(const smr_node *v, int64_t *out, uint32_t *n)
{
	int64_t count;

	if (!is_small(v, &count))
		return false;
	for (int64_t i = 0; i < count; i++)
		out[i] = smr_value_to_int(v->type.dtype, load_element(v, i));
	*n = (uint32_t)count;
	return true;
}

/* Elements of the result, as bits. */
typedef struct folding {
	const smr_node *v;
	smr_type type;
	int64_t dims[SMR_MAX_RANK], count;
	uint64_t out[HLO_FOLDED];
} folding;

static smr_status fold_map(folding *f)
{
	uint64_t args[HLO_FOLDED];
	smr_body_code *code;
	smr_status st = SMR_OK;

	SMR_TRY(smr_body_compile(f->v->body, &code));
	for (int64_t i = 0; st == SMR_OK && i < f->count; i++) {
		for (uint32_t k = 0; k < f->v->nins; k++)
			args[k] = load_element(f->v->ins[k], i);
		st = smr_body_eval(code, args, &f->out[i]);
	}
	smr_body_free(code);
	return st;
}

static int64_t get_poly_const(const smr_poly *p)
{
	int64_t v = 0;

	if (p != NULL)
		(void)smr_poly_is_const(p, &v);
	return v;
}

/* Folds data movement by its nest, which is one read. */
static smr_status fold_move(hlo_import *im, folding *f, bool *done)
{
	int64_t at[SMR_MAX_RANK] = {0}, dims[SMR_MAX_RANK], from;
	const smr_expr *e;
	smr_nest *n;

	SMR_TRY(smr_ops_nest(im->flow->g, f->v, 0, &n));
	e = n->value;
	*done = e->kind == SMR_EXPR_READ && smr_type_dims(&f->v->ins[0]->type, dims);
	for (int64_t i = 0; *done && i < f->count; i++) {
		from = 0;
		for (uint32_t d = 0; d < e->rank; d++) {
			int64_t x = get_poly_const(e->index[d].offset);

			for (uint32_t l = 0; l < f->type.rank; l++)
				x += get_poly_const(e->index[d].coef[l]) * at[l];
			from = from * dims[d] + x;
		}
		f->out[i] = load_element(f->v->ins[0], from);
		(void)smr_ops_advance(at, f->dims, f->type.rank);
	}
	return SMR_OK;
}

static void fold_concatenate(folding *f)
{
	int64_t along = smr_node_number(f->v, SMR_ATTR_dims, 0), inner = 1, outer = 1, to = 0;
	int64_t dims[SMR_MAX_RANK];

	for (uint32_t d = 0; d < f->type.rank; d++)
		*(d < along ? &outer : &inner) *= d == along ? 1 : f->dims[d];
	for (int64_t o = 0; o < outer; o++)
		for (uint32_t k = 0; k < f->v->nins; k++) {
			(void)smr_type_dims(&f->v->ins[k]->type, dims);
			for (int64_t i = 0; i < dims[along] * inner; i++)
				f->out[to++] =
					load_element(f->v->ins[k], o * dims[along] * inner + i);
		}
}

static smr_status fold_small(hlo_import *im, folding *f, bool *done)
{
	int64_t count;

	*done = !smr_dtype_is_float(f->type.dtype) && f->count <= HLO_FOLDED &&
		f->v->nins <= HLO_FOLDED;
	for (uint32_t i = 0; *done && i < f->v->nins; i++)
		*done = is_small(f->v->ins[i], &count);
	if (!*done)
		return SMR_OK;
	switch (f->v->op) {
	case SMR_OP_map:
		return fold_map(f);
	case SMR_OP_reshape:
		for (int64_t i = 0; i < f->count; i++)
			f->out[i] = load_element(f->v->ins[0], i);
		return SMR_OK;
	case SMR_OP_concatenate:
		fold_concatenate(f);
		return SMR_OK;
	case SMR_OP_broadcast:
	case SMR_OP_transpose:
	case SMR_OP_reverse:
	case SMR_OP_slice:
		return f->count == 0 ? SMR_OK : fold_move(im, f, done);
	default:
		*done = false;
		return SMR_OK;
	}
}

static bool is_data_movement(smr_op op)
{
	return op == SMR_OP_broadcast || op == SMR_OP_transpose || op == SMR_OP_reverse ||
	       op == SMR_OP_slice || op == SMR_OP_reshape;
}

smr_status hlo_fold(hlo_import *im, const smr_node *like, smr_node **out)
{
	const smr_op_info *info = smr_op_find(like->op);
	smr_node typed = *like;
	folding f = {.v = &typed};
	unsigned char data[8 * HLO_FOLDED];
	size_t size;
	uint64_t bits;
	bool done;

	*out = NULL;
	for (uint32_t i = 0; i < like->nins; i++)
		if (like->ins[i]->op != SMR_OP_constant)
			return SMR_OK;
	if (info == NULL || like->nins == 0 || like->nmore > 0)
		return SMR_OK;
	SMR_TRY(info->infer(im->flow->g, like, &f.type));
	typed.type = f.type; /* its nest has these sizes */
	if (!smr_type_dims(&f.type, f.dims) || !smr_type_count(&f.type, &f.count))
		return SMR_OK;
	if (is_data_movement(like->op) && hlo_is_splat(like->ins[0], &bits))
		return hlo_splat(im, f.type.dtype, f.type.rank, f.dims, bits, out);
	SMR_TRY(fold_small(im, &f, &done));
	if (!done)
		return SMR_OK;
	size = smr_dtype_size(f.type.dtype);
	for (int64_t i = 0; i < f.count; i++)
		memcpy(data + (size_t)i * size, &f.out[i], size);
	return f.count == 0 ? hlo_splat(im, f.type.dtype, f.type.rank, f.dims, 0, out)
			    : hlo_tensor(im, f.type.dtype, f.type.rank, f.dims, data,
					 (size_t)f.count * size, out);
}
