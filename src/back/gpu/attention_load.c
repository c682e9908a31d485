/* An attention's factors: from memory to shared memory.
 *
 * For matrix instructions they lie as those of products do. Else queries and keys lie row by row
 * along the sum, and values key by key: rows are four numbers apart from each other, so that lanes
 * of a warp read different banks. */
#include "back/gpu/attention.h"

enum { MOST_AT_ONCE = 4 };

/* The place of a vector in its tile, as registers of i64. */
typedef struct place {
	int side, sum;
} place;

static bool is_of_values(const smr_gpu_product *x)
{
	return x->t == &x->s->product;
}

/* Returns the register of the place of vector @p v, another register. */
static place find_place(smr_gpu_product *x, int side, int v)
{
	const nest_side *d = &x->t->side[side];
	int in_row = (d->along ? x->t->depth : x->t->tile[side]) / d->width, row, column;

	row = smr_gpu_put(x, "udiv i64 %%r%d, %d", v, in_row);
	column = smr_gpu_put(x, "urem i64 %%r%d, %d", v, in_row);
	column = smr_gpu_put(x, "mul i64 %%r%d, %d", column, d->width);
	return d->along ? (place){row, column} : (place){column, row};
}

/* Returns the elements from row to row of single numbers. */
static int stride_of(const smr_gpu_product *x)
{
	return (is_of_values(x) ? x->t->tile[1] : x->t->depth) + SMR_GPU_PAD;
}

static int address_of(smr_gpu_product *x, int side, place at, const char *base)
{
	int offset, row = is_of_values(x) ? at.sum : at.side,
		    column = is_of_values(x) ? at.side : at.sum;

	if (x->t->matrix) {
		offset = smr_gpu_matrix_offset(x, side, at.side, at.sum);
	} else {
		offset = smr_gpu_put(x, "mul i64 %%r%d, %d", row, stride_of(x));
		offset = smr_gpu_put(x, "add i64 %%r%d, %%r%d", offset, column);
		offset = smr_gpu_put(x, "mul i64 %%r%d, 4", offset);
	}
	offset = smr_gpu_put(x, "add i64 %%r%d, %s", offset, base);
	return smr_gpu_put(x, "getelementptr i8, ptr %%shared, i64 %%r%d", offset);
}

static int call_element(smr_gpu_product *x, int side, place at, const char *k, const char *type)
{
	int i = smr_gpu_put(x, "add i64 %s, %%r%d", x->first[side], at.side);
	int sum = smr_gpu_put(x, "add i64 %s, %%r%d", k, at.sum);

	return smr_gpu_call_side(x, side, i, sum, type);
}

static void put_copy(smr_gpu_product *x, int side, place at, const char *k, const char *base)
{
	int from = call_element(x, side, at, k, "{ptr, i1}"), p, in, n;
	int to = address_of(x, side, at, base);

	p = smr_gpu_put(x, "extractvalue {ptr, i1} %%r%d, 0", from);
	in = smr_gpu_put(x, "extractvalue {ptr, i1} %%r%d, 1", from);
	n = smr_gpu_put(x, "select i1 %%r%d, i32 16, i32 0", in);
	smr_gpu_puts(x, "call void @smr_d_copy(ptr %%r%d, ptr %%r%d, i32 %%r%d)", to, p, n);
}

/* Stores a vector; one across rows of single numbers element by element. */
static void put_store(smr_gpu_product *x, int side, int v, int to)
{
	const nest_side *d = &x->t->side[side];
	size_t size = smr_dtype_size(d->loaded->type);
	char type[40], one[40];

	smr_gpu_lanes(d->loaded->type, d->width, type);
	smr_gpu_lanes(d->loaded->type, 1, one);
	if (d->width == 1 || x->t->matrix || d->along != is_of_values(x)) {
		smr_gpu_puts(x, "store %s %%r%d, ptr %%r%d, align %zu", type, v, to,
			     (size_t)d->width * size);
		return;
	}
	for (int i = 0; i < d->width; i++) {
		int e = smr_gpu_put(x, "extractelement %s %%r%d, i32 %d", type, v, i);
		int p = smr_gpu_put(x, "getelementptr i8, ptr %%r%d, i64 %zu", to,
				    (size_t)i * (size_t)stride_of(x) * size);

		smr_gpu_puts(x, "store %s %%r%d, ptr %%r%d, align %zu", one, e, p, size);
	}
}

static void put_vectors(smr_gpu_product *x, int side, int first, int n, const char *k,
			const char *base, bool copies)
{
	place at[MOST_AT_ONCE];
	int v[MOST_AT_ONCE];
	char type[40];

	smr_gpu_lanes(x->t->side[side].loaded->type, x->t->side[side].width, type);
	for (int i = 0; i < n; i++)
		at[i] = find_place(x, side,
				   smr_gpu_put(x, "add i64 %%v%d, %d", first, i * x->s->threads));
	for (int i = 0; i < n; i++)
		if (copies)
			put_copy(x, side, at[i], k, base);
		else
			v[i] = call_element(x, side, at[i], k, type);
	for (int i = 0; !copies && i < n; i++)
		put_store(x, side, v[i], address_of(x, side, at[i], base));
}

void smr_gpu_head_load(smr_gpu_product *x, int side, const char *k, const char *at, bool copies)
{
	int n = x->t->tile[side] * x->t->depth / x->t->side[side].width, id = x->next++;
	int each = n / x->s->threads, some = each < 1 ? 1 : each;

	while (some > MOST_AT_ONCE || each % some != 0)
		some = some > MOST_AT_ONCE ? some / 2 : 1;
	smr_str_printf(x->ir,
		       "  br label %%pre%d\n"
		       "pre%d:\n"
		       "  br label %%load%d\n"
		       "load%d:\n"
		       "  %%v%d = phi i64 [ %%t, %%pre%d ], [ %%w%d, %%next%d ]\n",
		       id, id, id, id, id, id, id, id);
	smr_str_printf(x->ir,
		       "  %%in%d = icmp ult i64 %%v%d, %d\n"
		       "  br i1 %%in%d, label %%some%d, label %%next%d\n"
		       "some%d:\n",
		       id, id, n, id, id, id, id);
	put_vectors(x, side, id, some, k, at, copies);
	smr_str_printf(x->ir,
		       "  br label %%next%d\n"
		       "next%d:\n"
		       "  %%w%d = add i64 %%v%d, %d\n"
		       "  %%more%d = icmp ult i64 %%w%d, %d\n"
		       "  br i1 %%more%d, label %%load%d, label %%loaded%d\n"
		       "loaded%d:\n",
		       id, id, id, id, some * x->s->threads, id, id, n, id, id, id, id);
}
