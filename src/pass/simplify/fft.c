/* Packs transforms: one that reads both parts of a packed complex tensor reads that, and one whose
 * parts are only joined makes the joined tensor, also along a dimension that is moved to the end
 * for it and back. */
#include <string.h>

#include "pass/simplify/internal.h"

/* Transposed lines of at most LONG numbers, ADJACENT or more, are transformed where they are:
 * blocks of them are read as vectors. */
enum { LONG = 2048, ADJACENT = 16, COMPLEX_OF_REAL = 4 /* least kind */ };

/* Returns the tensor whose part k, of its last dimension (re, im), @p v is; NULL: none. */
static smr_node *get_packed(const smr_node *v, int64_t k)
{
	const int64_t *start, *limit, *stride;
	const smr_node *s = v->op == SMR_OP_reshape ? v->ins[0] : v;
	int64_t dims[SMR_MAX_RANK], is[SMR_MAX_RANK];
	uint32_t rank = v->type.rank;

	if (s->op != SMR_OP_slice || s->type.rank != rank + 1 ||
	    !smr_type_dims(&s->ins[0]->type, dims) || !smr_type_dims(&v->type, is) ||
	    !fs_numbers(s, SMR_ATTR_start, rank + 1, &start) ||
	    !fs_numbers(s, SMR_ATTR_limit, rank + 1, &limit) ||
	    !fs_numbers(s, SMR_ATTR_stride, rank + 1, &stride))
		return NULL;
	for (uint32_t d = 0; d < rank; d++)
		if (start[d] != 0 || limit[d] != dims[d] || stride[d] != 1 || is[d] != dims[d])
			return NULL;
	return start[rank] == k && limit[rank] == k + 1 && dims[rank] == 2 ? s->ins[0] : NULL;
}

static smr_status make_fft(fs_flow *f, const smr_node *v, const smr_node *fft, smr_node **ins,
			   uint32_t nins, const int64_t *axis, smr_node **out)
{
	smr_attr attrs[FS_MOST_ATTRS];
	smr_node like = {.op = SMR_OP_fft,
			 .ins = ins,
			 .nins = nins,
			 .attrs = attrs,
			 .nattrs = fft->nattrs,
			 .loc = v->loc,
			 .name = v->name};

	memcpy(attrs, fft->attrs, fft->nattrs * sizeof(*attrs));
	if (axis != NULL)
		fs_put_attr(attrs, &like.nattrs, SMR_ATTR_dims, axis, 1);
	return fs_make(f, &like, out);
}

smr_status fs_fft(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *packed = v->nins == 2 ? get_packed(v->ins[0], 0) : NULL;

	if (packed == NULL || get_packed(v->ins[1], 1) != packed)
		return SMR_OK;
	return make_fft(f, v, v, &packed, 1, NULL, out);
}

/* Returns what @p v has with a last dimension of 1 more; NULL: it is read by others, too. */
static const smr_node *get_joined(const fs_flow *f, const smr_node *v)
{
	int64_t dims[SMR_MAX_RANK], is[SMR_MAX_RANK];
	const smr_node *x = v->op == SMR_OP_reshape ? v->ins[0] : NULL;

	if (x == NULL || !fs_read_once(f, v) || v->type.rank != x->type.rank + 1 ||
	    !smr_type_dims(&v->type, dims) || !smr_type_dims(&x->type, is))
		return NULL;
	for (uint32_t d = 0; d < x->type.rank; d++)
		if (dims[d] != is[d])
			return NULL;
	return dims[x->type.rank] == 1 ? x : NULL;
}

/* Finds the transform of which @p re and @p im are the parts; NULL: others read them, too. */
static const smr_node *find_fft(const fs_flow *f, const smr_node *re, const smr_node *im)
{
	return re->op == SMR_OP_fft && im->op == SMR_OP_part && im->ins[0] == re && im->bits == 1 &&
			       fs_read_once(f, im) && f->readers[re->id] <= 2
		       ? re
		       : NULL;
}

/* Returns whether the operands of @p fft are transposed such that @p back, of its results, undoes
 * it; *@p axis: the dimension of @p ins that is transformed. */
static bool undoes(const smr_node *fft, const int64_t *back, smr_node **ins, int64_t *axis)
{
	int64_t kind = smr_node_number(fft, SMR_ATTR_kind, 0), dims[SMR_MAX_RANK], adjacent = 1;
	uint32_t n, rank = fft->type.rank;
	const int64_t *sizes = smr_node_get(fft, SMR_ATTR_sizes, &n), *moved;

	if (fft->nins < 1 || fft->nins > 2 || n != 1 || sizes[0] > LONG ||
	    (kind > 1 && kind < COMPLEX_OF_REAL) || smr_node_get(fft, SMR_ATTR_dims, NULL) != NULL)
		return false;
	for (uint32_t i = 0; i < fft->nins; i++) {
		if (fft->ins[i]->op != SMR_OP_transpose || fft->ins[i]->type.rank != rank ||
		    !fs_numbers(fft->ins[i], SMR_ATTR_dims, rank, &moved))
			return false;
		for (uint32_t d = 0; d < rank; d++)
			if (moved[back[d]] != d)
				return false;
		ins[i] = fft->ins[i]->ins[0];
		*axis = moved[rank - 1];
	}
	if (!smr_type_dims(&ins[0]->type, dims))
		return false;
	for (int64_t d = *axis + 1; d < rank; d++)
		adjacent *= dims[d];
	return adjacent >= ADJACENT;
}

/* The same where both parts are transposed before they are joined. */
static smr_status of_turned_parts(fs_flow *f, const smr_node *v, const smr_node *re,
				  const smr_node *im, smr_node **out)
{
	uint32_t rank = re->type.rank;
	const int64_t *a, *b;
	const smr_node *fft;
	smr_node *ins[2] = {NULL};
	int64_t axis = 0;

	if (im->op != SMR_OP_transpose || !fs_numbers(re, SMR_ATTR_dims, rank, &a) ||
	    !fs_numbers(im, SMR_ATTR_dims, rank, &b) || memcmp(a, b, rank * sizeof(*a)) != 0 ||
	    !fs_read_once(f, re) || !fs_read_once(f, im))
		return SMR_OK;
	fft = find_fft(f, re->ins[0], im->ins[0]);
	if (fft == NULL || !undoes(fft, a, ins, &axis))
		return SMR_OK;
	return make_fft(f, v, fft, ins, fft->nins, &axis, out);
}

smr_status fs_joined_fft(fs_flow *f, smr_node *v, smr_node **out)
{
	const int64_t *along;
	const smr_node *re = v->nins == 2 ? get_joined(f, v->ins[0]) : NULL;
	const smr_node *im = v->nins == 2 ? get_joined(f, v->ins[1]) : NULL;

	if (re == NULL || im == NULL || !fs_numbers(v, SMR_ATTR_dims, 1, &along) ||
	    along[0] != (int64_t)re->type.rank)
		return SMR_OK;
	if (re->op == SMR_OP_transpose)
		return of_turned_parts(f, v, re, im, out);
	if (find_fft(f, re, im) == NULL)
		return SMR_OK;
	return make_fft(f, v, re, re->ins, re->nins, NULL, out);
}
