/* Products of matrices and vectors as numbers. */
#include "back/cpu/product/read.h"

static void no_epilogue(smr_product_reader *r)
{
	smr_epilogue_form ep;

	smr_epilogue_form_of(r, &ep);
	if (ep.has_bias || ep.relu)
		smr_product_refuse(r, "something is fused to it");
}

/* ---- matrices ----------------------------------------------------------------------------------
 */

void smr_product_gemm_of(smr_product_reader *r, smr_gemm *g)
{
	g->dtype = r->dtype;
	g->batch = smr_product_extent(r, "b");
	g->m = smr_product_extent(r, "i");
	g->n = smr_product_extent(r, "j");
	g->k = smr_product_extent(r, "k");
	smr_product_operand(r, "A", &g->A);
	smr_product_operand(r, "B", &g->B);
	smr_product_result(r, &g->C);
	g->ab = smr_product_stride(r, &g->A, "b");
	g->am = smr_product_stride(r, &g->A, "i");
	g->ak = smr_product_stride(r, &g->A, "k");
	g->bb = smr_product_stride(r, &g->B, "b");
	g->bk = smr_product_stride(r, &g->B, "k");
	g->bn = smr_product_stride(r, &g->B, "j");
	g->cb = smr_product_stride(r, &g->C, "b");
	g->cm = smr_product_stride(r, &g->C, "i");
	g->cn = smr_product_stride(r, &g->C, "j");
	smr_product_scalar_named(r, "alpha", &g->alpha);
	smr_product_scalar_named(r, "beta", &g->beta);
	g->reads_c = smr_product_reads_result(r, &g->C);

	int loop = smr_epilogue_form_of(r, &g->epilogue);

	g->bias_along_m = loop >= 0 && loop == smr_match_loop(&r->c->match, "i");
	if (loop >= 0 && !g->bias_along_m && loop != smr_match_loop(&r->c->match, "j"))
		smr_product_refuse(r, "a bias along neither side of the matrix");
}

void smr_product_gemv_of(smr_product_reader *r, smr_gemv *g)
{
	g->dtype = r->dtype;
	g->m = smr_product_extent(r, "i");
	g->n = smr_product_extent(r, "k");
	smr_product_operand(r, "A", &g->A);
	smr_product_operand(r, "x", &g->x);
	smr_product_result(r, &g->y);
	g->am = smr_product_stride(r, &g->A, "i");
	g->an = smr_product_stride(r, &g->A, "k");
	g->xs = smr_product_stride(r, &g->x, "k");
	g->ys = smr_product_stride(r, &g->y, "i");
	smr_product_scalar_named(r, "alpha", &g->alpha);
	smr_product_scalar_named(r, "beta", &g->beta);
	g->reads_y = smr_product_reads_result(r, &g->y);
	no_epilogue(r);
}

void smr_product_ger_of(smr_product_reader *r, smr_ger *g)
{
	g->dtype = r->dtype;
	g->m = smr_product_extent(r, "i");
	g->n = smr_product_extent(r, "j");
	smr_product_operand(r, "x", &g->x);
	smr_product_operand(r, "y", &g->y);
	smr_product_result(r, &g->A);
	g->am = smr_product_stride(r, &g->A, "i");
	g->an = smr_product_stride(r, &g->A, "j");
	g->xs = smr_product_stride(r, &g->x, "i");
	g->ys = smr_product_stride(r, &g->y, "j");
	smr_product_scalar_named(r, "alpha", &g->alpha);
	if (!smr_product_reads_result(r, &g->A))
		smr_product_refuse(r, "the update is not in place");
	no_epilogue(r);
}

/* ---- vectors -----------------------------------------------------------------------------------
 */

/* Loops packed under one name are one vector if each steps over the whole of the next inner one. */
static int64_t read_vector_stride(smr_product_reader *r, const smr_operand *o, int64_t *n)
{
	const smr_match *m = &r->c->match;
	int64_t size = (int64_t)smr_dtype_size(r->dtype), inner = 0, total = 1;

	for (;;) { /* find the smallest step that is not yet part of the vector */
		int64_t least = INT64_MAX, extent = 1;

		for (uint32_t k = 0; k < m->nloops; k++) {
			uint32_t l = m->loops[k].loop;
			int64_t s = o->stride[l];

			if (r->extent[l] > 1 && (s < 0 ? -s : s) < least &&
			    (total == 1 ||
			     (s < 0 ? -s : s) >= (inner < 0 ? -inner : inner) * total)) {
				least = s < 0 ? -s : s;
				extent = r->extent[l];
				if (total == 1)
					inner = s;
				else if (s != inner * total)
					return smr_product_refuse(
						       r, "an array that is not one vector"),
					       0;
			}
		}
		if (least == INT64_MAX)
			break;
		total *= extent;
	}
	int64_t all = 1;

	for (uint32_t k = 0; k < m->nloops; k++)
		all *= r->extent[m->loops[k].loop];
	if (total != all || inner % size != 0 || (inner == 0 && all > 1))
		return smr_product_refuse(r, "an array that is not one vector"), 0;
	*n = total;
	return inner / size;
}

void smr_product_vec_of(smr_product_reader *r, smr_vec *v, int kind)
{
	int64_t n = 1;

	v->kind = kind;
	v->dtype = r->dtype;
	v->n = 1;
	smr_product_result(r, &v->out);
	v->to_value = v->out.is_value;
	if (kind != SMR_VEC_SCAL)
		smr_product_operand(r, "x", &v->x);
	if (kind == SMR_VEC_DOT)
		smr_product_operand(r, "y", &v->y);
	if (r->st != SMR_OK)
		return;
	for (uint32_t l = 0; l < r->c->nest->nest->nloops; l++)
		if ((kind == SMR_VEC_DOT || kind == SMR_VEC_NRM2) && r->extent[l] > 1 &&
		    (r->c->nest->nest->domain >> l & 1))
			smr_product_refuse(r, "one number for each row");
	v->xs = read_vector_stride(r, kind == SMR_VEC_SCAL ? &v->out : &v->x, &v->n);
	v->ys = v->xs;
	if (kind == SMR_VEC_DOT)
		v->ys = read_vector_stride(r, &v->y, &n);
	else if (kind != SMR_VEC_NRM2)
		v->ys = read_vector_stride(r, &v->out, &n);
	/* with several loops, the vectors must also advance together */
	for (uint32_t k = 0; k < r->c->match.nloops && kind != SMR_VEC_NRM2; k++) {
		uint32_t l = r->c->match.loops[k].loop;
		const smr_operand *y = kind == SMR_VEC_DOT ? &v->y : &v->out;
		const smr_operand *x = kind == SMR_VEC_SCAL ? &v->out : &v->x;

		if (r->extent[l] > 1 && x->stride[l] * v->ys != y->stride[l] * v->xs)
			smr_product_refuse(r, "vectors in different orders");
	}
	smr_product_scalar_named(r, "alpha", &v->alpha);
	if ((kind == SMR_VEC_AXPY || kind == SMR_VEC_SCAL) && !smr_product_reads_result(r, &v->out))
		smr_product_refuse(r, "the update is not in place");
	no_epilogue(r);
}
