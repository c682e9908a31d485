/* A product of short integers in tiles of words.
 *
 * The instruction multiplies unsigned bytes with signed ones. A is used in place. If both operands
 * have the same sign, B's bytes are converted to the other sign, b + 128 or b - 128, when they are
 * copied to a panel; then 128 times the sum of a row of A is subtracted, or added. */
#include <string.h>

#include "back/cpu/gemm/micro_float.h"
#include "back/cpu/gemm/micro_int.h"

enum { WORD = 4, PANEL = (SMR_GEMM_INT_DEPTH + 1) * SMR_GEMM_INT_LINE * SMR_GEMM_INT_VECS };

typedef struct product {
	smr_gemm_int_product p;
	const smr_gemm_int_set *set;
	smr_gemm_int_kind kind;
	int64_t size, per; /* size of an element in bytes, elements of a word */
	bool flips;
	char *panel, *last;
	uint32_t *start;
} product;

static size_t row_starts_bytes(int64_t m)
{
	return ((size_t)m * WORD + SMR_GEMM_INT_LINE - 1) & ~(size_t)(SMR_GEMM_INT_LINE - 1);
}

size_t smr_gemm_int_room(int64_t m)
{
	return PANEL + 2 * row_starts_bytes(m);
}

static const char *row_of_a(const product *x, int64_t i)
{
	return (const char *)x->p.a + i * x->p.lda * x->size;
}

/* Prepares the rest behind the last whole word of each row, and the offsets of its sums. */
static void prepare_row_ends(product *x)
{
	int64_t whole = x->p.k - x->p.k % x->per, rest = x->p.k - whole;

	x->panel = x->p.room;
	x->last = x->panel + PANEL;
	x->start = (uint32_t *)(x->last + row_starts_bytes(x->p.m));
	for (int64_t i = 0; i < x->p.m && rest > 0; i++) {
		memset(x->last + i * WORD, 0, WORD);
		memcpy(x->last + i * WORD, row_of_a(x, i) + whole * x->size,
		       (size_t)(rest * x->size));
	}
	for (int64_t i = 0; i < x->p.m && x->flips; i++) {
		uint32_t sum = 128 * x->set->sum(x->kind, row_of_a(x, i), x->p.k);

		x->start[i] = x->kind == SMR_GEMM_INT_S8 ? 0 - sum : sum;
	}
}

/* Computes a tile with fewer columns than lanes in a buffer on the stack. */
static void run_narrow_int_tile(const product *x, smr_gemm_int_tile *t, int rows, int n)
{
	enum { MOST_ROWS = 8, MOST_LANES = SMR_GEMM_INT_LINE / WORD };
	_Alignas(SMR_GEMM_INT_LINE) uint32_t some[MOST_ROWS * MOST_LANES];
	const smr_gemm_int_tile to = *t;

	t->c = some;
	t->ldc = x->set->lanes;
	t->adds = false;
	x->set->run[x->kind][1](t, rows);
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < n; j++)
			to.c[i * to.ldc + j] =
				some[i * x->set->lanes + j] + (to.adds ? to.c[i * to.ldc + j] : 0);
}

/* Divides the rows into parts of nearly equal size. */
static void column_of_tiles(const product *x, const smr_gemm_int_tile *first, int vecs, int n)
{
	int64_t most = x->set->rows[vecs], parts = (x->p.m + most - 1) / most, i = 0;

	for (int64_t q = 0; q < parts; q++) {
		int64_t end = x->p.m * (q + 1) / parts;
		smr_gemm_int_tile t = *first;

		t.a += i * t.am;
		t.c += i * t.ldc;
		t.last = t.last != NULL ? t.last + i * WORD : NULL;
		t.start = t.start != NULL ? t.start + i : NULL;
		if (n < vecs * x->set->lanes)
			run_narrow_int_tile(x, &t, (int)(end - i), n);
		else
			x->set->run[x->kind][vecs](&t, (int)(end - i));
		i = end;
	}
}

/* Multiplies words [p, p + words) of k, with the rest of k if these are the last whole words. */
static void part_of_k(const product *x, int64_t p, int64_t words)
{
	int64_t at = p * x->per,
		end = (p + words + 1) * x->per > x->p.k ? x->p.k : (p + words) * x->per;
	int lanes = x->set->lanes;

	for (int64_t j = 0; j < x->p.n;) {
		int64_t left = x->p.n - j;
		int vecs = left >= 2 * lanes ? 2 : 1, width = vecs * lanes;
		int n = left < width ? (int)left : width;
		int64_t bk = x->p.tb ? 1 : x->p.ldb, bn = x->p.tb ? x->p.ldb : 1;
		smr_gemm_int_panel to = {.to = x->panel,
					 .b = (const char *)x->p.b + (at * bk + j * bn) * x->size,
					 .size = (int)x->size,
					 .bk = bk,
					 .bn = bn,
					 .k = end - at,
					 .width = width,
					 .n = n,
					 .flips = x->flips};
		smr_gemm_int_tile t = {.a = row_of_a(x, 0) + at * x->size,
				       .last = end - at > words * x->per ? x->last : NULL,
				       .b = x->panel,
				       .start = x->flips && p == 0 ? x->start : NULL,
				       .c = x->p.c + j,
				       .am = x->p.lda * x->size,
				       .ldc = x->p.ldc,
				       .k = words,
				       .adds = x->p.adds || p > 0};

		smr_gemm_int_panel_make(&to);
		column_of_tiles(x, &t, vecs, n);
		j += n;
	}
}

void smr_gemm_int_multiply(const smr_gemm_int_set *set, const smr_gemm_int_product *p)
{
	product x = {.p = *p, .set = set, .size = (int64_t)smr_dtype_size(p->at)};
	int64_t words, depth;

	x.per = WORD / x.size;
	x.kind = p->at == SMR_I8   ? SMR_GEMM_INT_S8
		 : p->at == SMR_U8 ? SMR_GEMM_INT_U8
				   : SMR_GEMM_INT_S16;
	x.flips = x.size == 1 && p->at == p->bt;
	prepare_row_ends(&x);
	words = p->k / x.per;
	if (words == 0)
		part_of_k(&x, 0, 0);
	depth = words > 0 ? smr_gemm_tile_depth(words) : 1;
	for (int64_t w = 0; w < words; w += depth)
		part_of_k(&x, w, words - w < depth ? words - w : depth);
}

/* ---- calls of products --------------------------------------------------------------------------
 */

#define CALL(name, at_, bt_)                                                                 \
	static void name(bool ta, bool tb, int m, int n, int k, double alpha, const void *a, \
			 int lda, const void *b, int ldb, double beta, void *c, int ldc,     \
			 void *room)                                                         \
	{                                                                                    \
		smr_gemm_int_multiply(smr_gemm_int_set_here(),                               \
				      &(smr_gemm_int_product){.at = at_,                     \
							      .bt = bt_,                     \
							      .a = a,                        \
							      .b = b,                        \
							      .c = c,                        \
							      .m = m,                        \
							      .n = n,                        \
							      .k = k,                        \
							      .lda = lda,                    \
							      .ldb = ldb,                    \
							      .ldc = ldc,                    \
							      .tb = tb,                      \
							      .adds = beta != 0,             \
							      .room = room});                \
	}

CALL(call_s8_s8, SMR_I8, SMR_I8)
CALL(call_s8_u8, SMR_I8, SMR_U8)
CALL(call_u8_s8, SMR_U8, SMR_I8)
CALL(call_u8_u8, SMR_U8, SMR_U8)
CALL(call_s16_s16, SMR_I16, SMR_I16)

static const smr_gemm_int_call calls[] = {{SMR_I8, SMR_I8, call_s8_s8},
					  {SMR_I8, SMR_U8, call_s8_u8},
					  {SMR_U8, SMR_I8, call_u8_s8},
					  {SMR_U8, SMR_U8, call_u8_u8},
					  {SMR_I16, SMR_I16, call_s16_s16}};
enum { CALLS = sizeof(calls) / sizeof(*calls) };

/* Whether the type can be multiplied as pairs of 16 bits; bytes are converted when copied. */
static bool is_pair(smr_dtype t)
{
	return t == SMR_I8 || t == SMR_U8 || t == SMR_I16;
}

const smr_gemm_int_call *smr_gemm_int_call_for(const smr_gemm_int_set *set, smr_dtype a,
					       smr_dtype b)
{
	if (set == NULL || !is_pair(a) || !is_pair(b))
		return NULL;
	for (int i = 0; i < CALLS && set->bytes; i++)
		if (calls[i].a == a && calls[i].b == b)
			return &calls[i];
	return &calls[CALLS - 1];
}

smr_gemm_call *smr_gemm_int_call_turned(const smr_gemm_int_call *c)
{
	int i = 0;

	while (calls[i].a != c->b || calls[i].b != c->a)
		i++;
	return calls[i].call;
}

const smr_gemm_int_call *smr_gemm_int_call_of(smr_gemm_call *call)
{
	for (int i = 0; i < CALLS; i++)
		if (calls[i].call == call)
			return &calls[i];
	return NULL;
}
