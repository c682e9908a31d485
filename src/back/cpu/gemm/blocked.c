/* Matrix products divided into pieces of rows and columns.
 *
 * The grid and the parts of k depend on the sizes alone, so the result does not depend on the
 * number of threads. Operands with strides or types that a library does not support are copied
 * piece by piece, with k in blocks that stay in the cache. */
#include <limits.h>
#include <string.h>

#include "back/cpu/gemm/micro_float.h"
#include "back/cpu/gemm/micro_int.h"
#include "base/status.h"

enum {
	PACKED = 4 << 20,    /* bytes of the copied operands of a piece */
	MOST_ROW_PARTS = 16, /* of k, of a row times a matrix */
	ROWS_OF_PART = 32    /* least rows of the matrix in one of them */
};

/* Describes rows x columns with strides (rs, cs) as a row-major matrix or the transpose of one. */
static bool find_matrix_layout(int64_t rows, int64_t cols, int64_t rs, int64_t cs, bool *trans,
			       int *ld)
{
	int64_t v;

	if ((cs == 1 || cols == 1) && (rows == 1 || rs >= cols)) {
		*trans = false;
		v = rows == 1 ? cols : rs;
	} else if ((rs == 1 || rows == 1) && (cols == 1 || cs >= rows)) {
		*trans = true;
		v = cols == 1 ? rows : cs;
	} else {
		return false;
	}
	*ld = (int)v;
	return v <= INT_MAX;
}

static void transpose_product(smr_gemm *g)
{
	smr_gemm t = *g;

	t.m = g->n;
	t.n = g->m;
	t.A = g->B;
	t.ab = g->bb;
	t.am = g->bn;
	t.ak = g->bk;
	t.B = g->A;
	t.bb = g->ab;
	t.bk = g->ak;
	t.bn = g->am;
	t.cm = g->cn;
	t.cn = g->cm;
	for (uint32_t i = 0; i < g->nouter; i++) {
		t.outer[i].a = g->outer[i].b;
		t.outer[i].b = g->outer[i].a;
	}
	for (uint32_t i = 0; i < g->nsum; i++)
		t.sum[i] = (smr_gemm_loop){.n = g->sum[i].n, .a = g->sum[i].b, .b = g->sum[i].a};
	t.bias_along_m = !g->bias_along_m;
	memcpy(t.tail.rows, g->tail.cols, sizeof(t.tail.rows));
	memcpy(t.tail.cols, g->tail.rows, sizeof(t.tail.cols));
	*g = t;
}

static double result_bytes(const smr_gemm_plan *p)
{
	return (double)p->g.m * (double)p->g.n * (double)smr_dtype_size(p->g.dtype);
}

/* Chooses enough pieces for many threads, each large enough to pack its operands again. Samara's
 * own kernels hardly pack, and with smaller pieces a slow thread leaves more work to the others.
 * Results that are processed after the sum stay in the cache. */
static void choose_piece_grid(smr_gemm_plan *p)
{
	double flops = 2.0 * (double)p->g.m * (double)p->g.n * (double)p->g.k;
	double most = smr_gemm_tile_is(p->call) ? 12e6 : 300e6;
	bool again = p->g.epilogue.has_bias || p->g.epilogue.relu || p->g.tail.there;
	int pieces = flops < 2e6 ? 1 : flops < 16e6 ? 2 : 4;

	while (pieces < 16 && flops / pieces > most)
		pieces *= 2;
	while (pieces < 256 && flops / pieces > 300e6)
		pieces *= 2;
	while (again && pieces < 4096 && result_bytes(p) / pieces > 256 << 10)
		pieces *= 2;
	p->pm = p->pn = 1;
	while (p->pm * p->pn < pieces) {
		int64_t rows = p->g.m / p->pm, cols = p->g.n / p->pn;

		if (rows < 32 && cols < 32)
			return;
		if (rows >= cols)
			p->pm *= 2;
		else
			p->pn *= 2;
	}
}

/* Chooses the layout of copied operands: the dimension that is contiguous in memory stays so. */
static void pack_layout(smr_gemm_plan *p)
{
	const smr_gemm *g = &p->g;
	bool ints = g->dtype == SMR_I32;
	int64_t ak = g->nsum > 1 ? g->sum[g->nsum - 1].a : g->ak;
	int64_t bk = g->nsum > 1 ? g->sum[g->nsum - 1].b : g->bk;

	if (p->packs_a)
		p->ta = !ints && g->m > 1 && g->am == 1 && ak != 1;
	if (p->packs_b)
		p->tb = (!ints || smr_gemm_int_call_of(p->call) != NULL) && g->n > 1 &&
			g->bn != 1 && bk == 1;
}

/* Returns the first element of piece @p i of @p n, a multiple of 16, so that register tiles are
 * whole. */
static int64_t piece_start(const smr_gemm_plan *p, int64_t size, int n, int i)
{
	int64_t at = i * (((size + n - 1) / n + 15) & ~(int64_t)15);

	if (!p->g.tail.there)
		return i >= n ? size : (size * i / n) & ~(int64_t)15;
	return at < size ? at : size;
}

int64_t smr_gemm_row(const smr_gemm_plan *p, int i)
{
	int64_t n = p->unit > 0 ? (p->g.m + p->unit - 1) / p->unit : 0, at;

	if (p->unit == 0)
		return piece_start(p, p->g.m, p->pm, i);
	at = i * ((n + p->pm - 1) / p->pm) * p->unit;
	return at < p->g.m ? at : p->g.m;
}

int64_t smr_gemm_column(const smr_gemm_plan *p, int i)
{
	return piece_start(p, p->g.n, p->pn, i);
}

static int64_t widest_piece(const smr_gemm_plan *p, int64_t size, int n)
{
	int64_t most = 1;

	for (int i = 0; i < n; i++) {
		int64_t w = piece_start(p, size, n, i + 1) - piece_start(p, size, n, i);

		most = w > most ? w : most;
	}
	return most;
}

static size_t round_to_cache_line(int64_t n, size_t size)
{
	return ((size_t)n * size + 63) & ~(size_t)63;
}

/* Computes the sizes of the copies of one piece. */
static void size_copies(smr_gemm_plan *p)
{
	const smr_gemm *g = &p->g;
	int64_t rows = widest_piece(p, g->m, p->pm), cols = widest_piece(p, g->n, p->pn);
	int64_t k = (PACKED / (int64_t)sizeof(float) / (rows + cols)) & ~(int64_t)255;

	p->kblock = smr_gemm_tile_is(p->call) ? smr_gemm_tile_depth(g->k) : k < 256 ? 256 : k;
	if (p->kblock > g->k || (!p->packs_a && !p->packs_b) || p->vector)
		p->kblock = g->k;
	p->a_bytes = p->packs_a ? round_to_cache_line(rows * p->kblock, smr_dtype_size(p->at)) : 0;
	p->b_bytes = p->packs_b ? round_to_cache_line(cols * p->kblock, smr_dtype_size(p->bt)) : 0;
	p->c_bytes = p->packs_c ? round_to_cache_line(rows * cols, smr_dtype_size(g->dtype)) : 0;
}

/* Whether the transposed result has contiguous rows, or the result is a single column. */
static bool result_is_transposed(const smr_gemm *g)
{
	return g->m > 1 && (g->n == 1 || (g->cn != 1 && g->cm == 1));
}

bool smr_gemm_is_row(const smr_gemm *g)
{
	return g->m == 1 && !g->packs && g->dtype == SMR_F32 && g->A.dtype == SMR_F32 &&
	       g->B.dtype == SMR_F32 && g->bn == 1 && g->cn == 1 && g->batch == 1 &&
	       g->nouter == 0 && g->order == SMR_GEMM_SUM_ANY && !g->alpha.reads &&
	       g->alpha.value == 1 && !g->reads_c &&
	       g->k * g->n >= (int64_t)MOST_ROW_PARTS * SMR_VECTOR_PART / 4;
}

static void plan_row(smr_gemm_plan *p)
{
	const smr_gemm *g = &p->g;
	int64_t elements = g->k * g->n;

	p->packs_a = g->A.dtype != SMR_F32 || (g->k > 1 && g->ak != 1);
	p->packs_b = false;
	p->packs_c = g->C.dtype != SMR_F32 || (g->n > 1 && g->cn != 1);
	p->pm = p->pn = 1;
	while (p->pn < 16 && elements / p->pn > SMR_VECTOR_PART && g->n / p->pn >= 128)
		p->pn *= 2;
	p->kparts = g->bn == 1 && g->batch == 1 && g->nouter == 0 ? MOST_ROW_PARTS : 1;
	while (p->kparts > 1 &&
	       (g->k / p->kparts < ROWS_OF_PART || elements / p->kparts < SMR_VECTOR_PART))
		p->kparts /= 2;
}

static void transpose_plan(smr_gemm_plan *p)
{
	const smr_gemm_int_call *w = smr_gemm_int_call_of(p->call);

	transpose_product(&p->g);
	if (w != NULL)
		p->call = smr_gemm_int_call_turned(w);
}

static void set_element_types(smr_gemm_plan *p)
{
	const smr_gemm_int_call *w = smr_gemm_int_call_of(p->call);

	if (w != NULL) {
		p->at = w->a;
		p->bt = w->b;
	}
}

/* Plans a product with any strides and types, with copies where they are necessary. */
static smr_status plan_any(smr_gemm_plan *p)
{
	smr_gemm *g = &p->g;
	bool words = smr_gemm_int_call_of(p->call) != NULL, tc;

	if (result_is_transposed(g))
		transpose_plan(p);
	set_element_types(p);
	if ((g->dtype != SMR_F32 && g->dtype != SMR_F64 && g->dtype != SMR_I32) ||
	    !smr_packs(g->A.dtype, p->at) || !smr_packs(g->B.dtype, p->bt) ||
	    (!g->tail.there && !smr_packs(g->C.dtype, g->dtype)))
		return smr_fail(SMR_EUNSUPPORTED, "no product of %s and %s in %s",
				smr_dtype_name(g->A.dtype), smr_dtype_name(g->B.dtype),
				smr_dtype_name(g->dtype));
	p->packs_c = !find_matrix_layout(g->m, g->n, g->cm, g->cn, &tc, &p->ldc) || tc ||
		     g->C.dtype != g->dtype;
	p->packs_a = !find_matrix_layout(g->m, g->k, g->am, g->ak, &p->ta, &p->lda) ||
		     g->nsum > 1 || g->A.dtype != p->at || (words && p->ta);
	p->packs_b = !find_matrix_layout(g->k, g->n, g->bk, g->bn, &p->tb, &p->ldb) ||
		     g->nsum > 1 || g->B.dtype != p->bt || (g->dtype == SMR_I32 && !words && p->tb);
	pack_layout(p);
	p->vector = g->m == 1 && g->dtype == SMR_F32 && g->nsum < 2 && g->B.dtype != SMR_F16 &&
		    (g->bn == 1 || g->bk == 1);
	if (p->vector)
		plan_row(p);
	else
		choose_piece_grid(p);
	p->packs_c |= g->tail.there;
	size_copies(p);
	return SMR_OK;
}

/* Plans a product without copies. */
static smr_status plan_plain(smr_gemm_plan *p)
{
	const smr_gemm *g = &p->g;
	bool tc;

	if (!find_matrix_layout(g->m, g->n, g->cm, g->cn, &tc, &p->ldc))
		return smr_fail(SMR_EUNSUPPORTED,
				"the result's strides are not a matrix's with a leading dimension");
	if (tc)
		transpose_product(&p->g);
	if (!find_matrix_layout(g->m, g->k, g->am, g->ak, &p->ta, &p->lda) ||
	    !find_matrix_layout(g->k, g->n, g->bk, g->bn, &p->tb, &p->ldb))
		return smr_fail(SMR_EUNSUPPORTED,
				"an operand's strides are not a matrix's with a leading dimension");
	if (g->dtype != SMR_F32 && g->dtype != SMR_F64)
		return smr_fail(SMR_EUNSUPPORTED, "no product of %s", smr_dtype_name(g->dtype));
	choose_piece_grid(p);
	p->kblock = g->k;
	return SMR_OK;
}

smr_status smr_gemm_plan_make(const smr_gemm *g, smr_gemm_call *call, smr_gemm_plan *out)
{
	return smr_gemm_plan_make_of(g, g->dtype, call, out);
}

smr_status smr_gemm_plan_make_of(const smr_gemm *g, smr_dtype operands, smr_gemm_call *call,
				 smr_gemm_plan *out)
{
	smr_gemm_plan p = {.g = *g, .at = operands, .bt = operands, .call = call};

	if (g->m > INT_MAX || g->n > INT_MAX || g->k > INT_MAX)
		return smr_fail(SMR_EUNSUPPORTED, "a side of more than %d", INT_MAX);
	SMR_TRY(g->packs ? plan_any(&p) : plan_plain(&p));
	if (smr_gemm_tile_is(p.call))
		p.room_bytes = SMR_TILE_ROOM;
	else if (smr_gemm_int_call_of(p.call) != NULL)
		p.room_bytes = smr_gemm_int_room(widest_piece(&p, p.g.m, p.pm));
	*out = p;
	return SMR_OK;
}

bool smr_gemm_plan_can_pack(const smr_gemm_plan *p)
{
	const smr_gemm *g = &p->g;

	return !p->vector && !p->walks && !g->reads_c && !g->alpha.reads && g->alpha.value == 1 &&
	       g->batch == 1 && g->nouter == 0 && g->nsum <= 1 && !p->packs_b &&
	       p->kblock == g->k && g->B.dtype == p->bt && !g->B.is_value && !(p->packs_a && p->ta);
}
