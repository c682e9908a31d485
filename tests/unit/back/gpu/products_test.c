/* Products in tiles, as kernels on the emulator, in three orders of threads, against code for this
 * CPU: all types, layouts and odd sizes; copies land late. */
#include "back/gpu/gpu.h"
#include "ir/graph/value.h"
#define IMPL smr_impl_emulated
#include "gpu_case.h"
#include "nest_case.h"

extern const smr_impl smr_impl_nest;

enum { ORDERS = 3 };

static int matrices, copies, warpgroups; /* kernels with matrix instructions, with copies, and of
					    warpgroups */

static bool coarse;      /* numbers of 10 bits */
static double loose = 1; /* factor of tolerances */
static bool differ;      /* results were not those of the CPU by more than a tenth of them */

/* Small numbers: their sums are near whatever their order is. */
static smr_node *numbers(smr_dtype t, int rank, const int64_t *dims)
{
	smr_node *v = array(t, rank, dims);
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		uint64_t bits = smr_dtype_is_float(t)
					? smr_value_from_double(
						  t, coarse ? ((double)rnd(1025) - 512) / 256
							    : ((double)rnd(4001) - 2000) / 1000)
					: rnd(21) - (smr_dtype_is_signed(t) ? 10 : 0);

		memcpy(memory[v->window->base] + i * size, &bits, size);
	}
	return v;
}

static const smr_expr *as(smr_dtype t, const smr_expr *a)
{
	return t == a->type ? a : smr_expr_op(g, SMR_OP_convert, t, 1, &a);
}

static const smr_expr *op1(smr_op op, const smr_expr *a)
{
	return smr_expr_op(g, op, a->type, 1, &a);
}

static smr_codelet codelet(const smr_expr *value, smr_node *into, const char *x, const char *y,
			   const char *z)
{
	const char *text[] = {x, y, z};

	nest->value = value;
	nest->pred = NULL;
	nest->store = index_of(text, (int)into->type.rank);
	return (smr_codelet){
		.graph = g, .fp = SMR_FP_REASSOC, .nest = smr_graph_nest(g, nest, ins, nins, into)};
}

static void run_cpu(const smr_codelet *c)
{
	smr_env e = env();
	smr_exec *x;

	if (smr_impl_nest.prepare(c, &e, NULL, &x) != SMR_OK)
		fail_msg("cpu: %s", smr_errmsg());
	assert_int_equal(smr_impl_nest.run(x, &e, NULL), SMR_OK);
	smr_impl_nest.release(x);
}

static double to_double(smr_dtype t, const char *p)
{
	uint64_t bits = 0;

	memcpy(&bits, p, smr_dtype_size(t));
	return smr_value_to_double(t, bits);
}

static void expect_near(smr_dtype t, const char *got, const char *want, bool exact,
			const char *what)
{
	static const double digits[] = {
		[SMR_F32] = 1e-4, [SMR_F64] = 1e-12, [SMR_F16] = 2e-3, [SMR_BF16] = 2e-2};
	size_t size = smr_dtype_size(t);

	differ = false;
	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		double a, b;

		if (memcmp(got + i * size, want + i * size, size) == 0)
			continue;
		a = to_double(t, got + i * size);
		b = to_double(t, want + i * size);
		differ |= fabs(a - b) > digits[t] / 10;
		if (!exact && smr_dtype_is_float(t) &&
		    fabs(a - b) <= loose * digits[t] * (4 + fabs(b)))
			continue;
		fail_msg("%s: element %zu is %.17g, not %.17g", what, i, a, b);
	}
}

/* Prepares kernels and runs them in all orders. */
static void compare(const smr_codelet *c, smr_node *into, const char *what)
{
	char *to = memory[into->window->base], *before = smr_malloc(MAX_BYTES),
	     *want = smr_malloc(MAX_BYTES), *first = smr_malloc(MAX_BYTES);
	smr_env e = env();
	smr_exec *x;

	memcpy(before, to, MAX_BYTES);
	run_cpu(c);
	memcpy(want, to, MAX_BYTES);
	if (smr_impl_emulated.prepare(c, &e, NULL, &x) != SMR_OK)
		fail_msg("%s: %s", what, smr_errmsg());
	if (getenv("GPU_SHOW") != NULL)
		printf("%s: %s\n", what, x->code.detail);
	if (strstr(x->code.detail, "tiles of a product") == NULL)
		fail_msg("%s: %s", what, x->code.detail);
	matrices += strstr(smr_str_text(&x->code.ir), "= call <4 x float> @smr_d_multiply") != NULL;
	warpgroups += strstr(smr_str_text(&x->code.ir), "= call {<4 x float>") != NULL;
	copies += strstr(smr_str_text(&x->code.ir), "call void @smr_d_copy(ptr %r") != NULL;
	for (int order = 0; order < ORDERS; order++) {
		memcpy(to, before, MAX_BYTES);
		gpu_order = (emu_order)order;
		if (smr_impl_emulated.run(x, &e, NULL) != SMR_OK)
			fail_msg("%s: %s", what, smr_errmsg());
		expect_near(into->type.dtype, to, want, c->fp != SMR_FP_REASSOC, what);
		if (order > 0)
			assert_memory_equal(to, first, MAX_BYTES);
		memcpy(first, to, MAX_BYTES);
	}
	smr_impl_emulated.release(x);
	smr_free(first);
	smr_free(want);
	smr_free(before);
	for (uint32_t i = 0; i < g->nbases; i++)
		smr_free(memory[i]);
	smr_graph_free(g);
}

/* ---- products ---------------------------------------------------------------------------------
 */

/* A product c[a, b] of types @p t and sums of type @p of. */
typedef struct shape {
	smr_dtype t, of;
	int64_t m, n, k;
	bool left, right, out; /* transposed */
	bool tight;
} shape;

static const smr_expr *product(const shape *s)
{
	smr_node *a =
		s->left ? numbers(s->t, 2, DIMS(s->k, s->m)) : numbers(s->t, 2, DIMS(s->m, s->k));
	smr_node *b =
		s->right ? numbers(s->t, 2, DIMS(s->n, s->k)) : numbers(s->t, 2, DIMS(s->k, s->n));
	const smr_expr *x = s->left ? rd(a, "c", "a", "") : rd(a, "a", "c", "");
	const smr_expr *y = s->right ? rd(b, "b", "c", "") : rd(b, "c", "b", "");

	return sum("c", op2(SMR_OP_mul, as(s->of, x), as(s->of, y)));
}

static void check_shape(const shape *s, bool more)
{
	const smr_expr *v;
	smr_node *c;
	char what[120];

	tight = s->tight;
	begin(3, 3, DIMS(s->m, s->n, s->k));
	v = product(s);
	if (more) /* a column's number, and a function */
		v = op2(SMR_OP_maximum,
			op2(SMR_OP_add, v,
			    as(s->of, rd(numbers(s->t, 1, DIMS(s->n)), "b", "", ""))),
			lit(s->of, 0));
	v = as(s->t, v);
	c = s->out ? numbers(s->t, 2, DIMS(s->n, s->m)) : numbers(s->t, 2, DIMS(s->m, s->n));
	snprintf(what, sizeof(what), "%s %lld x %lld x %lld%s%s%s", smr_dtype_name(s->t),
		 (long long)s->m, (long long)s->n, (long long)s->k, s->left ? ", left" : "",
		 s->right ? ", right" : "", s->out ? ", out" : "");
	smr_codelet k = codelet(v, c, s->out ? "b" : "a", s->out ? "a" : "b", "");

	compare(&k, c, what);
	tight = false;
}

static void all_types_and_layouts_are_right(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_F64, SMR_BF16, SMR_F16, SMR_I32};

	for (int i = 0; i < (int)unit_rounds(20); i++) {
		smr_dtype t = types[i % 5];
		bool aligned = rnd(2);
		shape s = {.t = t,
			   .of = smr_dtype_size(t) == 2 ? SMR_F32 : t,
			   .m = aligned ? 8 * (1 + (int64_t)rnd(12)) : 20 + (int64_t)rnd(70),
			   .n = aligned ? 8 * (1 + (int64_t)rnd(12)) : 20 + (int64_t)rnd(70),
			   .k = aligned ? 8 * (6 + (int64_t)rnd(12)) : 41 + (int64_t)rnd(70),
			   .left = rnd(2),
			   .right = rnd(2),
			   .out = rnd(4) == 0,
			   .tight = aligned || rnd(2)};

		if (s.m * s.n * s.k < 1 << 14)
			s.m = s.n = 64;
		gpu_machine.processors = rnd(2) ? 1 : 132; /* for tiles of different sizes */
		check_shape(&s, rnd(2));
	}
	gpu_machine.processors = 132;
}

/* On a machine with one multiprocessor: tiles of 128 x 128, of numbers, and of matrices by copies
 * and by registers; tiles of 32 x 32; tiles of f64. */
static void tiles_of_all_sizes_are_right(void **state)
{
	const size_t usual = gpu_machine.shared;
	static const struct {
		shape s;
		int like;
	} all[] = {
		{{SMR_F32, SMR_F32, 200, 136, 72, false, false, false, true}, 0},
		{{SMR_BF16, SMR_F32, 200, 136, 72, false, true, false, true}, 0},
		{{SMR_F16, SMR_F32, 200, 136, 72, true, false, false, true}, 75},
		{{SMR_F32, SMR_F32, 20, 200, 41, true, false, false, true}, 0},
		{{SMR_F64, SMR_F64, 128, 128, 20, false, false, false, true}, 0},
	};

	gpu_machine.processors = 1;
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		gpu_machine.like = all[i].like;
		gpu_machine.shared = i == 1 ? 100 << 10 : usual; /* for four parts of a sum */
		check_shape(&all[i].s, i == 0);
	}
	gpu_machine.processors = 132;
	gpu_machine.like = 0;
	gpu_machine.shared = usual;
}

/* GPUs without copies, and with instructions for f16 alone. */
static void older_gpus_are_right(void **state)
{
	gpu_machine.like = 75;
	for (int i = 0; i < 2; i++) {
		shape s = {.t = i == 0 ? SMR_F16 : SMR_BF16,
			   .of = SMR_F32,
			   .m = 72,
			   .n = 40,
			   .k = 64,
			   .right = i == 0,
			   .tight = true};
		int before = matrices;

		check_shape(&s, true);
		assert_int_equal(matrices - before, i == 0);
	}
	gpu_machine.like = 0;
}

/* Each batch is a product of its own; the first factor is the same for all of some batches. */
static void batches_are_right(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_BF16, SMR_F16};

	for (int i = 0; i < 3; i++) {
		smr_dtype t = types[i];
		int64_t n = 3, m = 24 + i, k = 40, q = 56;

		tight = true;
		begin(5, 15, DIMS(n, 2, m, q, k));
		smr_node *a = numbers(t, 3, DIMS(n, m, k)), *b = numbers(t, 3, DIMS(n * 2, k, q));
		smr_node *c = numbers(t, 3, DIMS(n * 2, m, q));
		const smr_expr *x = rd(a, "a", "c", "e"), *y = rd(b, "*ab", "e", "d");
		smr_codelet s =
			codelet(as(t, sum("e", op2(SMR_OP_mul, as(SMR_F32, x), as(SMR_F32, y)))), c,
				"*ab", "c", "d");

		compare(&s, c, "batches");
	}
	tight = false;
}

/* Factors that are computed while they are loaded, from several arrays. */
static void computed_factors_are_right(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_BF16};

	for (int i = 0; i < 4; i++) {
		smr_dtype t = types[i % 2];

		tight = i < 2;
		begin(3, 3, DIMS(48, 40, 64));
		const smr_expr *x = as(SMR_F32, rd(numbers(t, 2, DIMS(48, 64)), "a", "c", ""));
		const smr_expr *s = as(SMR_F32, rd(numbers(t, 1, DIMS(64)), "c", "", ""));
		const smr_expr *y = rd(numbers(t, 2, DIMS(64, 40)), "c", "b", "");
		smr_node *c = numbers(SMR_F32, 2, DIMS(48, 40));

		x = as(SMR_F32,
		       as(t, op2(SMR_OP_maximum, op2(SMR_OP_mul, x, s), lit(SMR_F32, -0.25))));
		smr_codelet k =
			codelet(sum("c", op2(SMR_OP_mul, x, as(SMR_F32, y))), c, "a", "b", "");

		compare(&k, c, "a computed factor");
	}
	tight = false;
}

/* Sums that start from the result's old elements, and sums in the source's order, whose bits are
 * those of the CPU. */
static void first_elements_and_orders_are_kept(void **state)
{
	for (int i = 0; i < 4; i++) {
		smr_dtype t = i % 2 ? SMR_F64 : SMR_F32;

		begin(3, 3, DIMS(70, 45, 33));
		smr_node *a = numbers(t, 2, DIMS(70, 33)), *b = numbers(t, 2, DIMS(33, 45));
		smr_node *c = numbers(t, 2, DIMS(70, 45));
		const smr_expr *v = op2(SMR_OP_mul, rd(a, "a", "c", ""), rd(b, "c", "b", ""));
		const smr_expr *first = i < 2 ? rd(c, "a", "b", "") : lit(t, 3);
		smr_codelet k;

		v = fold("c", first, op2(SMR_OP_add, acc(t), v));
		k = codelet(v, c, "a", "b", "");
		if (i >= 2)
			k.fp = SMR_FP_STRICT;
		compare(&k, c, i < 2 ? "sums of old elements" : "sums in order");
	}
}

/* Few tiles of long sums: blocks compute chunks, which a second kernel adds. */
static void long_sums_are_split(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_BF16, SMR_F64};

	for (int i = 0; i < 3; i++) {
		smr_dtype t = types[i];
		int64_t k = i == 1 ? 1504 : 1501;

		tight = true;
		begin(4, 7, DIMS(2, 20, 40, k));
		smr_node *a = numbers(t, 3, DIMS(2, 20, k)), *b = numbers(t, 3, DIMS(2, k, 40));
		smr_node *c = numbers(t, 3, DIMS(2, 20, 40));
		const smr_expr *x = as(t == SMR_F64 ? t : SMR_F32, rd(a, "a", "b", "d"));
		const smr_expr *v = op2(SMR_OP_mul, x, as(x->type, rd(b, "a", "d", "c")));

		v = fold("d", lit(x->type, 2), op2(SMR_OP_add, acc(x->type), v));
		smr_codelet s = codelet(as(t, op1(SMR_OP_neg, v)), c, "a", "b", "c");
		char what[] = "a long sum";

		compare(&s, c, what);
	}
	tight = false;
}

/* Elements under a condition may not be there where it is false: no block loads them. */
static void products_under_conditions_have_no_tiles(void **state)
{
	for (int under = 0; under < 2; under++) {
		smr_env e = env();
		smr_gpu_code code;

		begin(3, 3, DIMS(64, 64, 64));
		smr_node *a = numbers(SMR_F32, 2, DIMS(64, 64)),
			 *b = numbers(SMR_F32, 2, DIMS(64, 64));
		smr_node *c = numbers(SMR_F32, 2, DIMS(64, 64));
		const smr_expr *v =
			sum("c", op2(SMR_OP_mul, rd(a, "a", "c", ""), rd(b, "c", "b", "")));
		const smr_expr *pred = op2(SMR_OP_gt, rd(a, "a", "b", ""), lit(SMR_F32, 0));
		const smr_expr *args[] = {pred, v, lit(SMR_F32, 0)};
		smr_codelet k;

		if (under == 0)
			v = smr_expr_op(g, SMR_OP_select, SMR_F32, 3, args);
		k = codelet(v, c, "a", "b", "");
		if (under == 1)
			nest->pred = pred;
		k.nest = smr_graph_nest(g, nest, ins, nins, c);
		assert_int_equal(smr_gpu_generate(&k, &e, &gpu_machine, &code), SMR_OK);
		assert_null(strstr(code.detail, "tiles of a product"));
		smr_gpu_code_free(&code);
		for (uint32_t i = 0; i < g->nbases; i++)
			smr_free(memory[i]);
		smr_graph_free(g);
	}
}

/* 3 x 3 windows of images, 0 beyond their borders. */
static void convolutions_are_right(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_BF16, SMR_F16};

	for (int i = 0; i < 4; i++) {
		smr_dtype t = types[i % 3];
		int64_t h = 7, w = 9, n = i < 3 ? 16 : 5, o = 24;

		tight = true;
		begin(6, 7, DIMS(h, w, o, 3, 3, n)); /* a, b: place, c: output; d, e, f: window */
		smr_node *x = numbers(t, 3, DIMS(h, w, n)), *k = numbers(t, 3, DIMS(9, n, o));
		smr_node *y = numbers(t, 3, DIMS(h, w, o));
		const smr_expr *in = NULL, *read, *args[3];

		for (int d = 0; d < 2; d++) {
			const smr_expr *at = op2(SMR_OP_add, smr_expr_loop(g, (uint32_t)d),
						 smr_expr_loop(g, (uint32_t)(3 + d)));
			const smr_expr *low = op2(SMR_OP_ge, at, lit(SMR_I64, 1)),
				       *high = op2(SMR_OP_lt, at,
						   lit(SMR_I64, 1.0 + (double)(d ? w : h)));

			low = op2(SMR_OP_and, low, high);
			in = in == NULL ? low : op2(SMR_OP_and, in, low);
		}
		read = rd(x, "ad", "be", "f");
		for (int d = 0; d < 2; d++)
			((smr_expr *)(uintptr_t)read)->index[d].offset = num(-1);
		args[0] = in;
		args[1] = read;
		args[2] = lit(t, 0);
		read = smr_expr_op(g, SMR_OP_select, t, 3, args);
		/* the window's number is 3 d + e */
		const smr_expr *weight = rd(k, "*dde", "f", "c");

		((smr_expr *)(uintptr_t)weight)->index[0].coef[3] = num(3);
		smr_codelet s = codelet(
			as(t, sum("def", op2(SMR_OP_mul, as(SMR_F32, read), as(SMR_F32, weight)))),
			y, "a", "b", "c");

		compare(&s, y, "a convolution");
	}
	tight = false;
}

/* Warpgroups of compute capability 9.0: tiles of all sizes, both types, all layouts, batches, sums
 * of several parts and beyond their ends, results of vectors and of single numbers. */
static void warpgroups_are_right(void **state)
{
	static const shape all[] = {
		{SMR_BF16, SMR_F32, 128, 256, 328, false, true, false, true},
		{SMR_F16, SMR_F32, 136, 248, 72, false, false, false, true},
		{SMR_BF16, SMR_F32, 200, 264, 64, true, false, false, true},
		{SMR_F16, SMR_F32, 128, 128, 128, true, true, false, true},
		{SMR_BF16, SMR_F32, 64, 120, 200, true, true, true, true},
		{SMR_BF16, SMR_F32, 256, 136, 8, false, true, false, true},
	};
	const size_t usual = gpu_machine.shared_alone;
	int before = warpgroups;

	gpu_machine.like = 90;
	gpu_machine.processors = 1;
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		gpu_machine.shared_alone = (i % 2 ? 140 : 227) << 10; /* two parts, or four */
		check_shape(&all[i], i % 2);
	}
	gpu_machine.shared_alone = 227 << 10;
	batches_are_right(state);
	convolutions_are_right(state);
	gpu_machine.like = 0;
	gpu_machine.processors = 132;
	gpu_machine.shared_alone = usual;
	assert_true(warpgroups - before >= 6);
}

/* Factors of f32 that are rounded to tf32. Products of numbers that are tf32 already are those of
 * f32; others are near, but are rounded. */
static void f32_is_rounded_to_tf32_if_allowed(void **state)
{
	static const shape all[] = {
		{SMR_F32, SMR_F32, 200, 136, 72, false, false, false, true},
		{SMR_F32, SMR_F32, 64, 72, 40, true, true, false, true},
		{SMR_F32, SMR_F32, 45, 83, 61, false, true, false, false},
		{SMR_F32, SMR_F32, 67, 45, 61, true, false, true, false},
	};
	const int before = matrices;

	gpu_machine.tf32 = true;
	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		for (int fine = 0; fine < 2; fine++) {
			gpu_machine.processors = i == 0 ? 1 : 132;
			coarse = !fine;
			loose = fine ? 100 : 1;
			check_shape(&all[i], i % 2);
			if (fine)
				assert_true(differ);
		}
	coarse = false;
	loose = 1;
	gpu_machine.tf32 = false;
	gpu_machine.processors = 132;
	assert_int_equal(matrices - before, 8);
}

/* No other card, older or later, gets the instructions of 9.0, and so does none by request. */
static void only_one_card_gets_its_own_instructions(void **state)
{
	static const struct {
		int sm;
		smr_gpu_units units;
		const char *kind, *target;
	} cards[] = {
		{90, SMR_GPU_ALL_UNITS, "(wgmma, 128 x 128 x 64)", ".target sm_90a"},
		{90, SMR_GPU_OF_WARPS, "(mma, 128 x 128 x 32)", ".target sm_90\n"},
		{90, SMR_GPU_NO_MATRICES, "(fma, ", ".target sm_90\n"},
		{89, SMR_GPU_ALL_UNITS, "(mma, ", ".target sm_80\n"},
		{100, SMR_GPU_ALL_UNITS, "(mma, ", ".target sm_90\n"},
		{120, SMR_GPU_ALL_UNITS, "(mma, ", ".target sm_90\n"},
	};
	const shape s = {SMR_BF16, SMR_F32, 128, 128, 64, false, true, false, true};

	for (size_t i = 0; i < sizeof(cards) / sizeof(cards[0]); i++) {
		smr_gpu_target t = gpu_machine;
		smr_env e = env();
		smr_gpu_code code;
		char *ptx;
		size_t n;

		tight = true;
		begin(3, 3, DIMS(s.m, s.n, s.k));
		const smr_expr *v = product(&s);
		smr_node *c = numbers(SMR_F32, 2, DIMS(s.m, s.n));
		smr_codelet k = codelet(v, c, "a", "b", "");

		t.sm = cards[i].sm;
		t.units = cards[i].units;
		t.processors = 1;
		t.shared_alone = 227 << 10;
		assert_int_equal(smr_gpu_generate(&k, &e, &t, &code), SMR_OK);
		if (strstr(code.detail, cards[i].kind) == NULL)
			fail_msg("sm_%d: %s", t.sm, code.detail);
		assert_int_equal(smr_gpu_compile(&code, &t, &ptx, &n), SMR_OK);
		if (strstr(ptx, cards[i].target) == NULL)
			fail_msg("sm_%d: %.200s", t.sm, ptx);
		smr_free(ptx);
		smr_gpu_code_free(&code);
		for (uint32_t b = 0; b < g->nbases; b++)
			smr_free(memory[b]);
		smr_graph_free(g);
	}
	tight = false;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_types_and_layouts_are_right),
		cmocka_unit_test(tiles_of_all_sizes_are_right),
		cmocka_unit_test(older_gpus_are_right),
		cmocka_unit_test(batches_are_right),
		cmocka_unit_test(computed_factors_are_right),
		cmocka_unit_test(first_elements_and_orders_are_kept),
		cmocka_unit_test(long_sums_are_split),
		cmocka_unit_test(products_under_conditions_have_no_tiles),
		cmocka_unit_test(convolutions_are_right),
		cmocka_unit_test(warpgroups_are_right),
		cmocka_unit_test(f32_is_rounded_to_tf32_if_allowed),
		cmocka_unit_test(only_one_card_gets_its_own_instructions),
	};
	int bad;

	gpu_checks_ptx = true;
	bad = cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
	printf("%d products, %d with matrices, %d with copies; %lu bank conflicts\n",
	       gpu_launches[SMR_GPU_PRODUCT], matrices, copies, emu_conflicts());
	return bad != 0 || matrices < 5 || copies < 2 || emu_conflicts() > 0;
}
