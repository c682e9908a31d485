/* Constant right operands in oneDNN's layout: each column of a plan's grid is packed by itself, at
 * the first run with the operand. */
#include <stdatomic.h>

#include "back/cpu/onednn/onednn.h"
#include "back/cpu/product/constant.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/thread/clock.h"
#include "base/thread/startup_cost.h"

struct smr_dnnl_packer {
	smr_gemm_packer base;
	const smr_dnnl *d;
	smr_constant_copies copies;
	size_t *at; /* [pn + 1]: where the columns of the grid begin in a copy */
};

/* One operand to be packed. */
typedef struct packing {
	const smr_dnnl_packer *k;
	const smr_gemm_plan *p;
	const char *b;
	char *to;
	atomic_int failed;
} packing;

/* The first rows of the grid times column @p jn. */
static smr_dnnl_product describe_column(const smr_gemm_plan *p, int jn)
{
	int rows = (int)(smr_gemm_row(p, 1) - smr_gemm_row(p, 0));
	int cols = (int)(smr_gemm_column(p, jn + 1) - smr_gemm_column(p, jn));

	return (smr_dnnl_product){.ta = p->ta,
				  .tb = p->tb,
				  .m = rows,
				  .n = cols,
				  .k = (int)p->g.k,
				  .lda = !p->packs_a ? p->lda
					 : p->ta     ? rows
						     : (int)p->g.k,
				  .ldb = p->ldb,
				  .ldc = p->packs_c ? cols : p->ldc,
				  .packed_rows = rows};
}

static void pack_column(void *arg, int jn)
{
	packing *x = arg;
	const smr_gemm_plan *p = x->p;
	smr_dnnl_product of = describe_column(p, jn);
	int solo = smr_product_solo_enter();
	dnnl_status_t st = dnnl_success;

	of.b = x->b + smr_gemm_column(p, jn) * p->g.bn * (int64_t)smr_dtype_size(p->bt);
	if (of.n > 0)
		st = smr_dnnl_pack(x->k->d, &of, x->to + x->k->at[jn]);
	if (st != dnnl_success)
		atomic_store(&x->failed, (int)st);
	smr_product_solo_leave(solo);
}

static const void *pack_operand(smr_gemm_packer *base, const smr_gemm_plan *p, const smr_env *e,
				const smr_workers *w)
{
	smr_dnnl_packer *k = (smr_dnnl_packer *)base;
	uint64_t number = smr_constant_number(&p->g.B, e);
	packing x = {.k = k, .p = p, .b = smr_product_address(&p->g.B, e)};
	smr_constant_copy *copy;
	int64_t from;

	if (number == 0)
		return NULL;
	copy = smr_constant_find(&k->copies, number, x.b);
	if (copy != NULL)
		return copy->at;
	from = smr_now_ns();
	copy = smr_constant_add(&k->copies, number, x.b, k->at[p->pn]);
	if (copy == NULL || copy->at == NULL)
		return NULL;
	x.to = copy->at;
	smr_workers_run(w, p->pn, pack_column, &x);
	if (atomic_load(&x.failed) != dnnl_success)
		smr_constant_discard(copy);
	smr_startup_cost_took(smr_now_ns() - from);
	return copy->at;
}

static void multiply_column(const smr_gemm_packer *base, const smr_gemm_plan *p, const void *packed,
			    const smr_gemm_piece *t, const smr_gemm_operands *o)
{
	const smr_dnnl_packer *k = (const smr_dnnl_packer *)base;
	smr_dnnl_product x = describe_column(p, t->jn);

	x.m = (int)t->rows;
	x.lda = o->lda;
	x.ldc = o->ldc;
	x.a = o->a;
	x.b = t->b;
	x.c = o->c;
	x.packed = (const char *)packed + k->at[t->jn];
	if (smr_dnnl_multiply(k->d, &x) != dnnl_success)
		p->call(p->ta, p->tb, (int)t->rows, (int)t->cols, (int)p->g.k, 1, o->a, o->lda,
			t->b, p->ldb, 0, o->c, o->ldc, NULL);
}

/* Finds out how large each column is; false: oneDNN has no layout for one. */
static bool place_columns(smr_dnnl_packer *k, const smr_gemm_plan *p)
{
	for (int jn = 0; jn < p->pn; jn++) {
		smr_dnnl_product of = describe_column(p, jn);
		size_t bytes = of.n > 0 ? smr_dnnl_packed_bytes(k->d, &of) : 0;

		if (of.m <= 0 || (of.n > 0 && bytes == 0))
			return false;
		k->at[jn + 1] = k->at[jn] + ((bytes + 63) & ~(size_t)63);
	}
	return true;
}

smr_dnnl_packer *smr_dnnl_packer_new(const smr_dnnl *d, const smr_gemm_plan *p)
{
	smr_dnnl_packer *k;

	if (!smr_gemm_plan_can_pack(p))
		return NULL;
	k = smr_calloc(1, sizeof(*k));
	if (k == NULL)
		return NULL;
	*k = (smr_dnnl_packer){.base = {pack_operand, multiply_column}, .d = d};
	k->at = smr_calloc((size_t)p->pn + 1, sizeof(*k->at));
	if (k->at != NULL && place_columns(k, p))
		return k;
	smr_dnnl_packer_free(k);
	return NULL;
}

smr_gemm_packer *smr_dnnl_packer_base(smr_dnnl_packer *k)
{
	return k != NULL ? &k->base : NULL;
}

void smr_dnnl_packer_free(smr_dnnl_packer *k)
{
	if (k == NULL)
		return;
	smr_constant_free(&k->copies);
	smr_free(k->at);
	smr_free(k);
}
