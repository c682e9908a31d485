/* The kernel that joins chunks of the keys of an attention: a thread computes some results of a
 * row.
 *
 * The greatest logit of all chunks is the row's. A chunk's sums are scaled by e to the difference,
 * added in the order of the keys, and divided. A chunk without any logit above -inf adds 0. */
#include "back/gpu/attention.h"

#include <stdio.h>

#define LOWEST "0xFFF0000000000000"

/* The numbers of batches and rows, of columns, and of results that a thread computes. */
typedef struct join_sizes {
	int64_t batches, rows, columns, width;
} join_sizes;

static join_sizes sizes_of(const nest_plan *p, const nest_stage *s)
{
	const nest_product *q = &s->attention.scores, *t = &s->product;

	return (join_sizes){.batches = nest_loops_points(p, t->batch, t->nbatch),
			    .rows = nest_loops_points(p, q->side[0].order, q->side[0].n),
			    .columns = nest_loops_points(p, t->side[1].order, t->side[1].n),
			    .width = s->width};
}

int64_t smr_gpu_join_blocks(const nest_plan *p, const nest_stage *s)
{
	join_sizes n = sizes_of(p, s);

	return (n.batches * n.rows * (n.columns / n.width) + s->threads - 1) / s->threads;
}

void smr_gpu_put_parts(smr_gpu_product *x)
{
	int p = smr_gpu_put(x, "getelementptr i64, ptr %%args, i64 %d", x->p->keys.operand);

	smr_gpu_puts(x, "%%parts = load ptr, ptr %%r%d", p);
}

/* Sets %row, %column, %batch and %of_row, the row of all batches; threads beyond the last result
 * end. */
static void put_point(smr_gpu_product *x, const join_sizes *n)
{
	long long in_row = n->columns / n->width;
	int r = smr_gpu_put(x, "mul i64 %%b, %d", x->s->threads), in;

	r = smr_gpu_put(x, "add i64 %%r%d, %%t", r);
	in = smr_gpu_put(x, "icmp ult i64 %%r%d, %lld", r,
			 (long long)(n->batches * n->rows) * in_row);
	smr_gpu_puts(x, "br i1 %%r%d, label %%begin, label %%end", in);
	smr_str_puts(x->ir, "begin:\n");
	in = smr_gpu_put(x, "urem i64 %%r%d, %lld", r, in_row);
	smr_gpu_puts(x, "%%column = mul i64 %%r%d, %lld", in, (long long)n->width);
	smr_gpu_puts(x, "%%of_row = udiv i64 %%r%d, %lld", r, in_row);
	smr_gpu_puts(x, "%%row = urem i64 %%of_row, %lld", (long long)n->rows);
	smr_gpu_puts(x, "%%batch = udiv i64 %%of_row, %lld", (long long)n->rows);
	smr_gpu_put_parts(x);
}

/* Returns the address of the greatest logit of chunk @p k, behind which is the sum of its weights.
 */
static int address_of_row(smr_gpu_product *x, const join_sizes *n, const char *k)
{
	int64_t rows = n->batches * n->rows;
	int64_t sums = x->p->keys.chunks * rows * n->columns;
	int r = smr_gpu_put(x, "mul i64 %s, %lld", k, (long long)rows);

	r = smr_gpu_put(x, "add i64 %%r%d, %%of_row", r);
	r = smr_gpu_put(x, "mul i64 %%r%d, 2", r);
	r = smr_gpu_put(x, "add i64 %%r%d, %lld", r, (long long)sums);
	return smr_gpu_put(x, "getelementptr float, ptr %%parts, i64 %%r%d", r);
}

/* Sets %least: what is subtracted from logits, 0 if there are none. */
static void put_greatest(smr_gpu_product *x, const join_sizes *n)
{
	int m;

	smr_str_puts(x->ir, "  br label %look\nlook:\n");
	smr_gpu_puts(x, "%%k = phi i64 [ 0, %%begin ], [ %%k1, %%look ]");
	smr_gpu_puts(x, "%%m = phi float [ " LOWEST ", %%begin ], [ %%mk, %%look ]");
	m = smr_gpu_put(x, "load float, ptr %%r%d, align 8", address_of_row(x, n, "%k"));
	smr_gpu_puts(x, "%%mk = call float @llvm.maximum.f32(float %%m, float %%r%d)", m);
	smr_gpu_puts(x, "%%k1 = add i64 %%k, 1");
	smr_gpu_puts(x, "%%more = icmp ult i64 %%k1, %lld", (long long)x->p->keys.chunks);
	smr_gpu_puts(x, "br i1 %%more, label %%look, label %%looked");
	smr_str_puts(x->ir, "looked:\n");
	m = smr_gpu_put(x, "fcmp oeq float %%mk, " LOWEST);
	smr_gpu_puts(x, "%%least = select i1 %%r%d, float 0.0, float %%mk", m);
	smr_str_puts(x->ir, "  br label %add\nadd:\n");
}

/* Returns the sums of chunk %c. */
static int load_sums(smr_gpu_product *x, const join_sizes *n, const char *type)
{
	int64_t rows = n->batches * n->rows;
	int r = smr_gpu_put(x, "mul i64 %%c, %lld", (long long)rows);

	r = smr_gpu_put(x, "add i64 %%r%d, %%of_row", r);
	r = smr_gpu_put(x, "mul i64 %%r%d, %lld", r, (long long)n->columns);
	r = smr_gpu_put(x, "add i64 %%r%d, %%column", r);
	r = smr_gpu_put(x, "getelementptr float, ptr %%parts, i64 %%r%d", r);
	return smr_gpu_put(x, "load %s, ptr %%r%d, align %d", type, r, 4 * (int)n->width);
}

/* Returns a number as all lanes of a vector. */
static int splat(smr_gpu_product *x, const join_sizes *n, const char *type, int v)
{
	int all = v;

	for (int i = 0; i < n->width && n->width > 1; i++)
		all = i == 0 ? smr_gpu_put(x, "insertelement %s poison, float %%r%d, i32 0", type,
					   v)
			     : smr_gpu_put(x, "insertelement %s %%r%d, float %%r%d, i32 %d", type,
					   all, v, i);
	return all;
}

static void put_sums(smr_gpu_product *x, const join_sizes *n, const char *type)
{
	int at, m, by, low, sums;

	smr_gpu_puts(x, "%%c = phi i64 [ 0, %%looked ], [ %%c1, %%add ]");
	smr_gpu_puts(x, "%%l = phi float [ 0.0, %%looked ], [ %%lk, %%add ]");
	smr_gpu_puts(x, "%%o = phi %s [ %s, %%looked ], [ %%ok, %%add ]", type,
		     n->width > 1 ? "zeroinitializer" : "0.0");
	at = address_of_row(x, n, "%c");
	m = smr_gpu_put(x, "load float, ptr %%r%d, align 8", at);
	low = smr_gpu_put(x, "fcmp oeq float %%r%d, " LOWEST, m);
	by = smr_gpu_put(x, "fsub float %%r%d, %%least", m);
	by = smr_gpu_put(x,
			 "call float @smr_nest_%d_e(ptr %%args, ptr %%num, ptr %%scratch, float "
			 "%%r%d)",
			 x->stage - 1, by);
	by = smr_gpu_put(x, "select i1 %%r%d, float 0.0, float %%r%d", low, by);
	at = smr_gpu_put(x, "getelementptr float, ptr %%r%d, i64 1", at);
	m = smr_gpu_put(x, "load float, ptr %%r%d, align 4", at);
	m = smr_gpu_put(x, "fmul float %%r%d, %%r%d", m, by);
	smr_gpu_puts(x, "%%lk = fadd float %%l, %%r%d", m);
	sums = load_sums(x, n, type);
	sums = smr_gpu_put(x, "fmul %s %%r%d, %%r%d", type, sums, splat(x, n, type, by));
	smr_gpu_puts(x, "%%ok = fadd %s %%o, %%r%d", type, sums);
	smr_gpu_puts(x, "%%c1 = add i64 %%c, 1");
	smr_gpu_puts(x, "%%left = icmp ult i64 %%c1, %lld", (long long)x->p->keys.chunks);
	smr_gpu_puts(x, "br i1 %%left, label %%add, label %%result");
	smr_str_puts(x->ir, "result:\n");
}

void smr_gpu_join_kernel(const nest_plan *p, int at, const smr_gpu_launch *l, smr_gpu_code *code)
{
	smr_gpu_product x = smr_gpu_product_of(p, l->first, &code->ir);
	join_sizes n = sizes_of(p, x.s);
	char type[40];
	int all;

	smr_gpu_lanes(SMR_F32, (int)n.width, type);
	smr_gpu_head(p, at, l, code);
	put_point(&x, &n);
	put_greatest(&x, &n);
	put_sums(&x, &n, type);
	all = smr_gpu_put(&x, "fadd float %%lk, -0.0");
	all = splat(&x, &n, type, all);
	smr_gpu_puts(&x, "%%sum = fdiv %s %%ok, %%r%d", type, all);
	smr_gpu_puts(&x,
		     "call void @smr_nest_%d(ptr %%args, ptr %%num, ptr %%scratch, i64 %%batch, "
		     "i64 %%row, i64 %%column, %s %%sum, i64 0)",
		     x.stage, type);
	smr_str_puts(&code->ir, "  br label %end\nend:\n  ret void\n}\n");
}
