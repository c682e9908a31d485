/* A product in tiles. The order of sums over k depends on k and on the partition of rows, so on
 * sizes alone. */
#include "back/cpu/gemm/micro_float.h"

enum {
	MANY_ROWS = 256, /* rows of A from which on copying a panel of B pays */
	SOME_ROWS = 96,
	FAR_APART = 1024 /* distance of B's rows from which on it pays earlier, for the TLB */
};

typedef struct product {
	const smr_gemm_tile_set *set;
	smr_gemm_tile_run *const *run; /* by number of vectors of a tile */
	bool in_order, fused;
	const char *a, *b;
	char *c;
	void *panel;
	int64_t m, n, am, ak, bk, bn, ldc, size; /* size: bytes of an element */
	double alpha;
} product;

static int lanes_per_vector(const product *x)
{
	return (int)(SMR_TILE_BYTES / x->size);
}

int64_t smr_gemm_tile_depth(int64_t k)
{
	int64_t parts = (k + SMR_TILE_DEPTH - 1) / SMR_TILE_DEPTH;

	return ((k + parts - 1) / parts + 15) & ~(int64_t)15;
}

/* Chooses the number of vectors of a tile for so many rows and columns. */
static int choose_tile_vectors(const product *x, int64_t columns)
{
	const smr_gemm_tile_set *s = x->set;

	for (int v = SMR_TILE_VECS; v > 1; v /= 2)
		if (s->rows[v] > 0 && v * lanes_per_vector(x) <= columns &&
		    (v == 2 || x->m <= s->rows[v]))
			return v;
	return 1;
}

/* Returns columns [j, j + n) of rows [p, p + k) of B for tiles: in place, or copied to a panel. */
static const void *find_or_pack_panel(const product *x, int64_t p, int64_t k, int64_t j, int n,
				      int width, int64_t *bk)
{
	const char *b = x->b + (p * x->bk + j * x->bn) * x->size;
	bool by_rows = x->bn == 1 || n == 1;
	bool again = x->m >= (x->bk < FAR_APART ? MANY_ROWS : SOME_ROWS);

	if (by_rows && n == width && !again) {
		*bk = x->bk;
		return b;
	}
	if (by_rows)
		x->set->copy(x->panel, width, b, x->bk, k, n);
	else
		x->set->turn(x->panel, width, b, x->bn * x->size, k, n);
	*bk = width;
	return x->panel;
}

/* Computes a tile with fewer columns than lanes in a buffer on the stack. */
static void run_narrow_float_tile(const product *x, smr_gemm_tile *t, int rows, int n)
{
	enum { MOST_ROWS = 16 };
	_Alignas(64) char some[MOST_ROWS * SMR_TILE_BYTES];
	const smr_gemm_tile to = *t;

	t->c = some;
	t->ldc = lanes_per_vector(x);
	if (x->in_order && to.beta != 0)
		x->set->copy(some, lanes_per_vector(x), to.c, to.ldc, rows, n);
	else
		t->beta = 0;
	x->run[1](t, rows);
	x->set->put(to.c, to.ldc, some, rows, n, x->in_order ? 0 : to.beta);
}

/* Divides the rows into parts of nearly equal size. */
static void column_of_tiles(const product *x, const smr_gemm_tile *first, int vecs, int n)
{
	int64_t most = x->set->rows[vecs], parts = (x->m + most - 1) / most, i = 0;

	for (int64_t q = 0; q < parts; q++) {
		int64_t end = x->m * (q + 1) / parts;
		smr_gemm_tile t = *first;

		t.a = (const char *)first->a + i * x->am * x->size;
		t.c = (char *)first->c + i * x->ldc * x->size;
		if (n < vecs * lanes_per_vector(x))
			run_narrow_float_tile(x, &t, (int)(end - i), n);
		else
			x->run[vecs](&t, (int)(end - i));
		i = end;
	}
}

static void part_of_k(const product *x, int64_t p, int64_t k, double beta)
{
	for (int64_t j = 0; j < x->n;) {
		int vecs = choose_tile_vectors(x, x->n - j), width = vecs * lanes_per_vector(x);
		int n = x->n - j < width ? (int)(x->n - j) : width;
		smr_gemm_tile t = {.a = x->a + p * x->ak * x->size,
				   .c = x->c + j * x->size,
				   .am = x->am,
				   .ak = x->ak,
				   .ldc = x->ldc,
				   .k = k,
				   .alpha = x->alpha,
				   .beta = beta};

		t.b = find_or_pack_panel(x, p, k, j, n, width, &t.bk);
		column_of_tiles(x, &t, vecs, n);
		j += n;
	}
}

static void multiply_float(smr_dtype t, product *x, bool ta, int lda, bool tb, int ldb, int k,
			   double beta)
{
	int64_t depth = smr_gemm_tile_depth(k);

	x->set = smr_gemm_tile_set_here(t);
	x->run = !x->in_order ? x->set->run : x->fused ? x->set->fused : x->set->apart;
	x->size = (int64_t)smr_dtype_size(t);
	x->am = ta ? 1 : lda;
	x->ak = ta ? lda : 1;
	x->bk = tb ? 1 : ldb;
	x->bn = tb ? ldb : 1;
	for (int64_t p = 0; p < k; p += depth)
		part_of_k(x, p, k - p < depth ? k - p : depth, p == 0 ? beta : 1);
}

#define CALL(name, type, ...)                                                                  \
	void name(bool ta, bool tb, int m, int n, int k, double alpha, const void *a, int lda, \
		  const void *b, int ldb, double beta, void *c, int ldc, void *room)           \
	{                                                                                      \
		product x = {.a = a,                                                           \
			     .b = b,                                                           \
			     .c = c,                                                           \
			     .panel = room,                                                    \
			     .m = m,                                                           \
			     .n = n,                                                           \
			     .ldc = ldc,                                                       \
			     .alpha = alpha,                                                   \
			     __VA_ARGS__};                                                     \
                                                                                               \
		multiply_float(type, &x, ta, lda, tb, ldb, k, beta);                           \
	}

CALL(smr_gemm_tile_f32, SMR_F32)
CALL(smr_gemm_tile_f64, SMR_F64)
static CALL(apart_f32, SMR_F32, .in_order = true) static CALL(
	apart_f64, SMR_F64,
	.in_order = true) static CALL(fused_f32, SMR_F32, .in_order = true,
				      .fused = true) static CALL(fused_f64, SMR_F64,
								 .in_order = true, .fused = true)

	smr_gemm_call *smr_gemm_tile_in_order(smr_dtype t, bool fused)
{
	if (fused && smr_gemm_tile_set_here(t)->fused[1] == NULL)
		return NULL;
	return t == SMR_F32 ? (fused ? fused_f32 : apart_f32) : (fused ? fused_f64 : apart_f64);
}

bool smr_gemm_tile_is(smr_gemm_call *call)
{
	return call == smr_gemm_tile_f32 || call == smr_gemm_tile_f64 || call == apart_f32 ||
	       call == apart_f64 || call == fused_f32 || call == fused_f64;
}
