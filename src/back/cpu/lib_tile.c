/* A product in tiles. What the order of k's sums is follows from k and from how rows are dealt out,
 * so from sizes alone. */
#include "back/cpu/lib_tile.h"

enum {
	MANY_ROWS = 256, /* that read a panel of B: then it pays to copy it */
	SOME_ROWS = 96,
	FAR_APART = 1024 /* elements between B's rows, from which on it pays sooner, for the TLB */
};

typedef struct product {
	const smr_tile_set *set;
	const float *a, *b;
	float *c, *panel;
	int64_t m, n, am, ak, bk, bn, ldc;
	float alpha;
} product;

int64_t smr_tile_depth(int64_t k)
{
	int64_t parts = (k + SMR_TILE_DEPTH - 1) / SMR_TILE_DEPTH;

	return ((k + parts - 1) / parts + 15) & ~(int64_t)15;
}

/* Vectors side by side that this many rows and columns are worth. */
static int vectors(const smr_tile_set *s, int64_t rows, int64_t columns)
{
	for (int v = SMR_TILE_VECS; v > 1; v /= 2)
		if (s->rows[v] > 0 && v * SMR_TILE_LANES <= columns &&
		    (v == 2 || rows <= s->rows[v]))
			return v;
	return 1;
}

/* Where tiles find columns [j, j + n) of rows [p, p + k) of B: where they are or copied. */
static const float *panel(const product *x, int64_t p, int64_t k, int64_t j, int n, int width,
			  int64_t *bk)
{
	const float *b = x->b + p * x->bk + j * x->bn;
	bool by_rows = x->bn == 1 || n == 1;
	bool again = x->m >= (x->bk < FAR_APART ? MANY_ROWS : SOME_ROWS);

	if (by_rows && n == width && !again) {
		*bk = x->bk;
		return b;
	}
	if (by_rows)
		x->set->copy(x->panel, width, b, x->bk, k, n);
	else
		smr_tile_turn(x->panel, width, b, x->bn, k, n);
	*bk = width;
	return x->panel;
}

/* A tile of fewer columns than it has lanes, by way of the stack. */
static void narrow(const product *x, smr_tile *t, int rows, int n)
{
	enum { MOST_ROWS = 16 };
	_Alignas(64) float some[MOST_ROWS * SMR_TILE_LANES];
	const smr_tile to = *t;

	t->c = some;
	t->ldc = SMR_TILE_LANES;
	t->beta = 0;
	x->set->run[1](t, rows);
	x->set->put(to.c, to.ldc, some, rows, n, to.beta);
}

/* Rows in as equal parts as can be. */
static void column_of_tiles(const product *x, const smr_tile *first, int vecs, int n)
{
	int64_t most = x->set->rows[vecs], parts = (x->m + most - 1) / most, i = 0;

	for (int64_t q = 0; q < parts; q++) {
		int64_t end = x->m * (q + 1) / parts;
		smr_tile t = *first;

		t.a += i * x->am;
		t.c += i * x->ldc;
		if (n < vecs * SMR_TILE_LANES)
			narrow(x, &t, (int)(end - i), n);
		else
			x->set->run[vecs](&t, (int)(end - i));
		i = end;
	}
}

static void part_of_k(const product *x, int64_t p, int64_t k, float beta)
{
	for (int64_t j = 0; j < x->n;) {
		int vecs = vectors(x->set, x->m, x->n - j), width = vecs * SMR_TILE_LANES;
		int n = x->n - j < width ? (int)(x->n - j) : width;
		smr_tile t = {.a = x->a + p * x->ak,
			      .c = x->c + j,
			      .am = x->am,
			      .ak = x->ak,
			      .ldc = x->ldc,
			      .k = k,
			      .alpha = x->alpha,
			      .beta = beta};

		t.b = panel(x, p, k, j, n, width, &t.bk);
		column_of_tiles(x, &t, vecs, n);
		j += n;
	}
}

void smr_tile_product(bool ta, bool tb, int m, int n, int k, double alpha, const void *a, int lda,
		      const void *b, int ldb, double beta, void *c, int ldc, void *room)
{
	product x = {.set = smr_tile_set_here(),
		     .a = a,
		     .b = b,
		     .c = c,
		     .panel = room,
		     .m = m,
		     .n = n,
		     .am = ta ? 1 : lda,
		     .ak = ta ? lda : 1,
		     .bk = tb ? 1 : ldb,
		     .bn = tb ? ldb : 1,
		     .ldc = ldc,
		     .alpha = (float)alpha};
	int64_t depth = smr_tile_depth(k);

	for (int64_t p = 0; p < k; p += depth)
		part_of_k(&x, p, k - p < depth ? k - p : depth, p == 0 ? (float)beta : 1);
}
