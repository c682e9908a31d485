/** @file Codelets whose kernels the tests of back/gpu look at, at sizes of real programs: they are
 * planned, not run, so their arrays have no memory. */
#ifndef TEST_GPU_KERNELS_H
#define TEST_GPU_KERNELS_H
#include "gpu_case.h"

#define IMPL smr_impl_emulated
#include "nest_case.h"

#include "attention_case.h"
#include "pick_case.h"
#include "scan_case.h"

static smr_node *window(smr_dtype t, int rank, const int64_t *dims)
{
	static const char *const names[] = {"A", "B", "C", "D", "E", "F", "G", "H"};
	smr_type type = {.dtype = t, .rank = (uint32_t)rank};
	uint32_t b = smr_graph_base(g, names[g->nbases]);
	int64_t stride = (int64_t)smr_dtype_size(t);
	smr_window w = {.offset = num(0), .base = b};

	for (int d = rank; d-- > 0;) {
		w.stride[d] = num(stride);
		type.dims[d] = num(dims[d]);
		stride *= dims[d];
	}
	return smr_graph_view(g, &type, &w, names[b]);
}

static const smr_expr *op1(smr_op op, const smr_expr *a)
{
	return smr_expr_op(g, op, a->type, 1, &a);
}

static const smr_expr *as(smr_dtype t, const smr_expr *a)
{
	return t == a->type ? a : smr_expr_op(g, SMR_OP_convert, t, 1, &a);
}

static smr_codelet codelet(const smr_expr *value, smr_node *into, const char *x, const char *y)
{
	const char *text[] = {x, y};

	nest->value = value;
	nest->pred = NULL;
	nest->store = into != NULL ? index_of(text, (int)into->type.rank) : NULL;
	return (smr_codelet){
		.graph = g, .fp = SMR_FP_REASSOC, .nest = smr_graph_nest(g, nest, ins, nins, into)};
}

/* ---- chains ------------------------------------------------------------------------------------
 */

static const smr_expr *gelu_of(const smr_expr *v)
{
	const smr_expr *c = op2(SMR_OP_mul, op2(SMR_OP_mul, v, v), lit(SMR_F32, 0.035677408136));

	c = op2(SMR_OP_mul, v, op2(SMR_OP_add, c, lit(SMR_F32, 0.797884560803)));
	c = op2(SMR_OP_add, op1(SMR_OP_tanh, c), lit(SMR_F32, 1));
	return op2(SMR_OP_mul, op2(SMR_OP_mul, v, lit(SMR_F32, 0.5)), c);
}

static smr_codelet gelu(smr_dtype t)
{
	begin(2, 3, DIMS(4096, 1024));
	smr_node *x = window(t, 2, DIMS(4096, 1024)), *b = window(t, 1, DIMS(1024));
	smr_node *y = window(t, 2, DIMS(4096, 1024));
	const smr_expr *v = as(SMR_F32, op2(SMR_OP_add, rd(x, "a", "b", ""), rd(b, "b", "", "")));

	return codelet(as(t, gelu_of(v)), y, "a", "b");
}

static smr_codelet gelu_f32(void)
{
	return gelu(SMR_F32);
}

static smr_codelet gelu_f16(void)
{
	return gelu(SMR_F16);
}

static smr_codelet gelu_bf16(void)
{
	return gelu(SMR_BF16);
}

static smr_codelet transpose(void)
{
	begin(2, 3, DIMS(4096, 1024));
	smr_node *x = window(SMR_F32, 2, DIMS(4096, 1024)),
		 *y = window(SMR_F32, 2, DIMS(1024, 4096));

	return codelet(op2(SMR_OP_add, rd(x, "a", "b", ""), lit(SMR_F32, 1)), y, "b", "a");
}

static smr_codelet gather(void)
{
	begin(2, 3, DIMS(8192, 768));
	smr_node *table = window(SMR_F32, 2, DIMS(50000, 768)),
		 *at = window(SMR_I32, 1, DIMS(8192));
	smr_node *y = window(SMR_F32, 2, DIMS(8192, 768));
	const char *text[] = {"", "b"};
	smr_index *x = index_of(text, 2);

	ins[nins++] = table;
	x[0].indirect = rd(at, "a", "", "");
	x[0].indirect_coef = num(1);
	return codelet(smr_expr_read(g, SMR_F32, 0, 2, x), y, "a", "b");
}

/* ---- folds -------------------------------------------------------------------------------------
 */

static const smr_expr *greatest(const char *loops, const smr_expr *e)
{
	return fold(loops, lit(e->type, -INFINITY), op2(SMR_OP_maximum, acc(e->type), e));
}

static smr_codelet softmax(smr_dtype t, int64_t rows, int64_t n)
{
	begin(4, 3, DIMS(rows, n, n, n));
	smr_node *x = window(t, 2, DIMS(rows, n)), *y = window(t, 2, DIMS(rows, n));
	const smr_expr *most = greatest("c", as(SMR_F32, rd(x, "a", "c", "")));
	const smr_expr *all =
		sum("d", op1(SMR_OP_exp, op2(SMR_OP_sub, as(SMR_F32, rd(x, "a", "d", "")), most)));
	const smr_expr *v =
		op1(SMR_OP_exp, op2(SMR_OP_sub, as(SMR_F32, rd(x, "a", "b", "")), most));

	return codelet(as(t, op2(SMR_OP_div, v, all)), y, "a", "b");
}

static smr_codelet softmax_f32(void)
{
	return softmax(SMR_F32, 4096, 8192);
}

static smr_codelet softmax_short(void)
{
	return softmax(SMR_F32, 65536, 256);
}

static smr_codelet softmax_bf16(void)
{
	return softmax(SMR_BF16, 4096, 8192);
}

static smr_codelet sums(smr_dtype t, const char *of, int64_t rows, int64_t n)
{
	bool columns = of[0] == 'a', all = of[1] != '\0';

	begin(2, all ? 0 : columns ? 2 : 1, DIMS(rows, n));
	smr_node *x = window(t, 2, DIMS(rows, n));
	smr_node *y = all ? NULL : window(t, 1, DIMS(columns ? n : rows));

	return codelet(sum(of, rd(x, "a", "b", "")), y, columns ? "b" : "a", "");
}

static smr_codelet sums_of_columns(void)
{
	return sums(SMR_F32, "a", 8192, 1024);
}

static smr_codelet sums_of_rows(void)
{
	return sums(SMR_F64, "b", 8192, 1024);
}

static smr_codelet sum_of_all(void)
{
	return sums(SMR_F32, "ab", 4096, 4096);
}

/* ---- products ---------------------------------------------------------------------------------
 */

static smr_codelet product(smr_dtype t, smr_dtype of, int64_t m, int64_t n, int64_t k, bool turned)
{
	begin(3, 3, DIMS(m, n, k));
	smr_node *a = turned ? window(t, 2, DIMS(k, m)) : window(t, 2, DIMS(m, k));
	smr_node *b = turned ? window(t, 2, DIMS(n, k)) : window(t, 2, DIMS(k, n));
	smr_node *c = window(t, 2, DIMS(m, n));
	const smr_expr *x = turned ? rd(a, "c", "a", "") : rd(a, "a", "c", "");
	const smr_expr *y = turned ? rd(b, "b", "c", "") : rd(b, "c", "b", "");
	const smr_expr *v = sum("c", op2(SMR_OP_mul, as(of, x), as(of, y)));

	return codelet(as(t, op1(SMR_OP_tanh, v)), c, "a", "b");
}

static smr_codelet product_f32(void)
{
	return product(SMR_F32, SMR_F32, 4096, 4096, 4096, false);
}

static smr_codelet product_small(void)
{
	return product(SMR_F32, SMR_F32, 256, 512, 300, false);
}

static smr_codelet product_odd(void)
{
	return product(SMR_F32, SMR_F32, 4001, 4001, 333, true);
}

static smr_codelet product_f64(void)
{
	return product(SMR_F64, SMR_F64, 4096, 4096, 1024, false);
}

static smr_codelet product_f16(void)
{
	return product(SMR_F16, SMR_F32, 4096, 4096, 4096, false);
}

static smr_codelet product_bf16(void)
{
	return product(SMR_BF16, SMR_F32, 4096, 4096, 4096, true);
}

static smr_codelet product_bf16_odd(void)
{
	return product(SMR_BF16, SMR_F32, 4096, 4095, 1001, false);
}

/* A layer: bias and GELU of a product, rounded to its factors' type. */
static smr_codelet layer(smr_dtype t, int64_t m, int64_t n, int64_t k, bool turned)
{
	begin(3, 3, DIMS(m, n, k));
	smr_node *a = window(t, 2, DIMS(m, k));
	smr_node *b = turned ? window(t, 2, DIMS(n, k)) : window(t, 2, DIMS(k, n));
	smr_node *bias = window(t, 1, DIMS(n)), *c = window(t, 2, DIMS(m, n));
	const smr_expr *y = turned ? rd(b, "b", "c", "") : rd(b, "c", "b", "");
	const smr_expr *v =
		sum("c", op2(SMR_OP_mul, as(SMR_F32, rd(a, "a", "c", "")), as(SMR_F32, y)));

	v = op2(SMR_OP_add, v, as(SMR_F32, rd(bias, "b", "", "")));
	return codelet(as(t, gelu_of(v)), c, "a", "b");
}

static smr_codelet layer_bf16(void)
{
	return layer(SMR_BF16, 4096, 4096, 4096, false);
}

static smr_codelet layer_f16(void)
{
	return layer(SMR_F16, 2048, 1408, 1024, true);
}

static smr_codelet layer_few_rows(void)
{
	return layer(SMR_BF16, 64, 4096, 4096, true);
}

/* ---- attentions --------------------------------------------------------------------------------
 */

static smr_codelet attention_of_rows(smr_dtype t, int64_t batches, int64_t rows, int64_t width)
{
	const attention_case s = {t, batches, rows, 2048, width, width, true, false};

	begin_attention(&s);
	smr_node *q = window(t, 3, sizes_of(&s, s.rows, s.width, false));
	smr_node *k = window(t, 3, sizes_of(&s, s.keys, s.width, false));
	smr_node *v = window(t, 3, sizes_of(&s, s.keys, s.columns, false));
	smr_node *y = window(t, 3, sizes_of(&s, s.rows, s.columns, false));
	const char *text[] = {"g", "a", "b"};

	nest->value = attention_of(&s, q, k, v);
	nest->pred = NULL;
	nest->store = index_of(text, 3);
	return (smr_codelet){.graph = g,
			     .fp = SMR_FP_REASSOC,
			     .in_full = true,
			     .nest = smr_graph_nest(g, nest, ins, nins, y)};
}

static smr_codelet attention(smr_dtype t, int64_t width)
{
	return attention_of_rows(t, 32, 2048, width);
}

static smr_codelet attention_few_rows(void)
{
	return attention_of_rows(SMR_BF16, 16, 16, 128);
}

static smr_codelet attention_f32_64(void)
{
	return attention(SMR_F32, 64);
}

static smr_codelet attention_f32_128(void)
{
	return attention(SMR_F32, 128);
}

static smr_codelet attention_f16_64(void)
{
	return attention(SMR_F16, 64);
}

static smr_codelet attention_bf16_128(void)
{
	return attention(SMR_BF16, 128);
}

static smr_codelet place_of_greatest(void)
{
	begin(2, 1, DIMS(64, 50257));
	smr_node *x = window(SMR_F32, 2, DIMS(64, 50257)), *y = window(SMR_I32, 1, DIMS(64));

	return codelet(pick(PICK_OF_JAX, rd(x, "a", "b", ""), lit(SMR_F32, -INFINITY), 0, 0, 1), y,
		       "a", "");
}

static smr_codelet sums_up_to(int64_t rows, int64_t n)
{
	begin(2, 3, DIMS(rows, n));
	smr_node *x = window(SMR_F32, 2, DIMS(rows, n)), *y = window(SMR_F32, 2, DIMS(rows, n));

	return codelet(scan_of(SMR_OP_add, rd(x, "a", "b", ""), 1, false), y, "a", "b");
}

static smr_codelet sums_up_to_short(void)
{
	return sums_up_to(1 << 16, 512);
}

static smr_codelet sums_up_to_long(void)
{
	return sums_up_to(1, 1 << 24);
}

/* Kernels, the most registers of a thread that ptxas may need, and the most bytes of shared memory
 * of a block. */
static const struct kernel {
	const char *name;
	smr_codelet (*make)(void);
	int registers;
	unsigned shared;
	bool tf32;
	size_t alone; /* bytes of shared memory of a block that is alone: warpgroups need them */
} kernels[] = {
	{"gelu f32", gelu_f32, 48, 0, false, 0},
	{"gelu f16", gelu_f16, 48, 0, false, 0},
	{"gelu bf16", gelu_bf16, 64, 0, false, 0},
	{"transpose", transpose, 40, 4224, false, 0},
	{"gather", gather, 32, 0, false, 0},
	{"softmax f32", softmax_f32, 40, 512, false, 0},
	{"softmax of short rows", softmax_short, 40, 512, false, 0},
	{"softmax bf16", softmax_bf16, 40, 512, false, 0},
	{"sums of columns", sums_of_columns, 40, 8192, false, 0},
	{"sums of rows", sums_of_rows, 40, 512, false, 0},
	{"sum of all", sum_of_all, 40, 512, false, 0},
	{"scan of short rows", sums_up_to_short, 40, 0, false, 0},
	{"scan of a long row", sums_up_to_long, 48, 1024, false, 0},
	{"place of the greatest", place_of_greatest, 40, 1024, false, 0},
	{"product f32", product_f32, 128, 34816, false, 0},
	{"product f32, small", product_small, 96, 18432, false, 0},
	{"product f32, odd", product_odd, 128, 18432, false, 0},
	{"product f64", product_f64, 128, 36864, false, 0},
	{"product f16", product_f16, 176, 49152, false, 0},
	{"product bf16", product_bf16, 128, 49152, false, 0},
	{"product bf16, odd", product_bf16_odd, 184, 18432, false, 0},
	{"product tf32", product_f32, 176, 40960, true, 0},
	{"product tf32, odd", product_odd, 184, 40960, true, 0},
	{"layer bf16", layer_bf16, 168, 200000, false, 227 << 10},
	{"layer f16", layer_f16, 168, 200000, false, 227 << 10},
	{"layer of few rows", layer_few_rows, 168, 200000, false, 227 << 10},
	{"attention f32, 64", attention_f32_64, 255, 65536, false, 0},
	{"attention f32, 128", attention_f32_128, 255, 98304, false, 0},
	{"attention f16, 64", attention_f16_64, 255, 65536, false, 0},
	{"attention bf16, 128", attention_bf16_128, 255, 98304, false, 0},
	{"attention of few rows", attention_few_rows, 255, 98304, false, 0},
};

static inline smr_status kernel_image(const struct kernel *k, int sm, char **image,
				      smr_gpu_code *code)
{
	smr_gpu_target t = gpu_machine;
	smr_codelet c = k->make();
	smr_env e = env();
	smr_status st;
	size_t n;

	t.sm = sm;
	t.shared_alone = k->alone;
	t.tf32 = k->tf32;
	st = smr_gpu_generate(&c, &e, &t, code);
	if (st == SMR_OK)
		st = smr_gpu_compile(code, &t, image, &n);
	smr_graph_free(g);
	return st;
}
#endif
