/* back/wasm/codegen_test.c runs the same tests for another implementation. */
#include "nest_case.h"

static const smr_expr *op1(smr_op op, const smr_expr *a)
{
	return smr_expr_op(g, op, a->type, 1, &a);
}

static const smr_expr *to(smr_dtype t, const smr_expr *a)
{
	return smr_expr_op(g, SMR_OP_convert, t, 1, &a);
}

static const smr_expr *pick(const smr_expr *c, const smr_expr *a, const smr_expr *b)
{
	const smr_expr *args[] = {c, a, b};

	return smr_expr_op(g, SMR_OP_select, a->type, 3, args);
}

/* Tuned code has fewer rounds of each test. */
static int rounds(int all)
{
	return tuning > 0 ? 1 : (int)unit_rounds((uint64_t)all);
}

static smr_dtype any_type(void)
{
	static const smr_dtype t[] = {SMR_F32, SMR_F64, SMR_F32, SMR_I32};

	return t[rnd(4)];
}

/* ---- the tests ---------------------------------------------------------------------------------
 */

static void elementwise_chains_are_computed(void **state)
{
	for (int i = 0; i < rounds(12); i++) {
		smr_dtype t = any_type();
		int64_t n = some(20), m = some(90);

		begin(2, 3, DIMS(n, m));
		smr_node *a = array(t, 2, DIMS(n, m)), *b = array(t, 1, DIMS(m)),
			 *c = array(t, 2, DIMS(n, m));
		const smr_expr *x = rd(a, "a", "b", ""),
			       *v = op2(SMR_OP_mul, x, rd(b, "b", "", ""));

		v = op2(SMR_OP_sub, v, pick(op2(SMR_OP_gt, x, lit(t, 0)), x, lit(t, 3)));
		check("elementwise", v, NULL, i % 2 ? c : a, "a", "b", "");
	}
}

static void products_of_matrices_are_computed(void **state)
{
	for (int i = 0; i < rounds(12); i++) {
		smr_dtype t = any_type();
		int64_t m = some(20), n = some(40), k = some(30);
		bool nt = rnd(2), in_place = rnd(2);

		begin(3, 3, DIMS(m, n, k));
		smr_node *a = array(t, 2, DIMS(m, k)),
			 *b = nt ? array(t, 2, DIMS(n, k)) : array(t, 2, DIMS(k, n));
		smr_node *c = array(t, 2, DIMS(m, n));
		const smr_expr *v = sum("c", op2(SMR_OP_mul, rd(a, "a", "c", ""),
						 nt ? rd(b, "b", "c", "") : rd(b, "c", "b", "")));

		if (in_place)
			v = op2(SMR_OP_add, v, rd(c, "a", "b", ""));
		check("gemm", v, NULL, c, "a", "b", "");
	}
}

static void convolutions_are_computed(void **state)
{
	for (int i = 0; i < rounds(12); i++) {
		int64_t oc = some(9), h = some(12), w = some(40), ic = some(3), k = some(5);
		bool two = rnd(3) == 0;

		begin(6, 7, DIMS(oc, h, w, ic, k, k));
		smr_node *in = array(SMR_F32, 3, DIMS(ic, 2 * h + k, 2 * w + k));
		smr_node *wt = array(SMR_F32, 3, DIMS(oc, ic, k * k)),
			 *bias = array(SMR_F32, 1, DIMS(oc));
		smr_node *out = array(SMR_F32, 3, DIMS(oc, h, w));
		const smr_expr *e = rd(in, "d", two ? "*be" : "be", two ? "*cf" : "cf");

		(void)wt;
		e = sum("def", op2(SMR_OP_mul, e, rd(bias, "a", "", "")));
		e = op2(SMR_OP_add, e, rd(bias, "a", "", ""));
		check("conv", pick(op2(SMR_OP_gt, e, lit(SMR_F32, 0)), e, lit(SMR_F32, 0)), NULL,
		      out, "a", "b", "c");
	}
}

static void guarded_reads_stay_in_bounds(void **state)
{
	for (int i = 0; i < 8; i++) {
		int64_t h = some(9), w = some(30), k = 3;

		begin(4, 3, DIMS(h, w, k, k));
		smr_node *in = array(SMR_F32, 2, DIMS(h, w)), *out = array(SMR_F32, 2, DIMS(h, w));
		const smr_expr *y =
			op2(SMR_OP_sub, op2(SMR_OP_add, smr_expr_loop(g, 0), smr_expr_loop(g, 2)),
			    lit(SMR_I64, 1));
		const smr_expr *x =
			op2(SMR_OP_sub, op2(SMR_OP_add, smr_expr_loop(g, 1), smr_expr_loop(g, 3)),
			    lit(SMR_I64, 1));
		const smr_expr *zero = lit(SMR_F32, 0);
		smr_index at[2] = {{.offset = num(-1)}, {.offset = num(-1)}};

		at[0].coef[0] = at[0].coef[2] = at[1].coef[1] = at[1].coef[3] = num(1);
		ins[nins++] = in;
		const smr_expr *v =
			smr_expr_read(g, SMR_F32, 0, 2, smr_arena_memdup(g->arena, at, sizeof(at)));

		v = pick(op2(SMR_OP_lt, x, lit(SMR_I64, (double)w)), v, zero);
		v = pick(op2(SMR_OP_ge, x, lit(SMR_I64, 0)), v, zero);
		v = pick(op2(SMR_OP_lt, y, lit(SMR_I64, (double)h)), v, zero);
		v = pick(op2(SMR_OP_ge, y, lit(SMR_I64, 0)), v, zero);
		check("padding", sum("cd", v), NULL, out, "a", "b", "");
	}
}

/* Returns stride * a + tap - pad, also as an index. */
static const smr_expr *tap(uint32_t a, uint32_t c, int64_t stride, int64_t pad, smr_index *at)
{
	const smr_expr *i = op2(SMR_OP_mul, smr_expr_loop(g, a), lit(SMR_I64, (double)stride));

	*at = (smr_index){.offset = num(-pad)};
	at->coef[a] = num(stride);
	at->coef[c] = num(1);
	return op2(SMR_OP_sub, op2(SMR_OP_add, i, smr_expr_loop(g, c)), lit(SMR_I64, (double)pad));
}

static const smr_expr *inside(const smr_expr *i, int64_t n)
{
	return op2(SMR_OP_and, op2(SMR_OP_ge, i, lit(SMR_I64, 0)),
		   op2(SMR_OP_lt, i, lit(SMR_I64, (double)n)));
}

/* Interiors of any width, or none; sums and maxima; added to old values. */
static void borders_are_computed_apart_from_the_interior(void **state)
{
	for (int i = 0; i < rounds(60); i++) {
		int64_t h = some(20), w = some(90), r = some(4), s = some(5);
		int64_t stride = some(3), pad = some(4) - 1;
		int64_t oh = (h + 2 * pad - r) / stride + 1, ow = (w + 2 * pad - s) / stride + 1;
		smr_dtype t = rnd(2) ? SMR_F32 : SMR_F64;
		smr_index at[2];

		if (h + 2 * pad < r || w + 2 * pad < s)
			continue;
		begin(4, 3, DIMS(oh, ow, r, s));
		smr_node *in = array(t, 2, DIMS(h, w)), *out = array(t, 2, DIMS(oh, ow));
		const smr_expr *y = tap(0, 2, stride, pad, &at[0]);
		const smr_expr *x = tap(1, 3, stride, pad, &at[1]);
		const smr_expr *ok = op2(SMR_OP_and, inside(y, h), inside(x, w)), *v;

		ins[nins++] = in;
		v = smr_expr_read(g, t, 0, 2, smr_arena_memdup(g->arena, at, sizeof(at)));
		if (i % 3 == 0)
			v = fold("cd", lit(t, -100),
				 pick(pick(ok, op2(SMR_OP_gt, v, acc(t)), lit(SMR_I1, 0)), v,
				      acc(t)));
		else
			v = sum("cd", pick(ok, v, lit(t, i % 2)));
		if (i % 4 == 3)
			v = op2(SMR_OP_add, rd(out, "a", "b", ""), v);
		check("borders", v, NULL, out, "a", "b", "");
	}
}

static void predicates_select_what_is_stored(void **state)
{
	for (int i = 0; i < 8; i++) {
		int64_t n = some(30), k = some(20);
		bool in_place = rnd(2);

		begin(3, 3, DIMS(n, n, k));
		smr_node *a = array(SMR_F64, 2, DIMS(n, k)), *c = array(SMR_F64, 2, DIMS(n, n));
		const smr_expr *v =
			sum("c", op2(SMR_OP_mul, rd(a, "a", "c", ""), rd(a, "b", "c", "")));

		if (in_place)
			v = op2(SMR_OP_add, rd(c, "a", "b", ""), v);
		check("triangle", v, op2(SMR_OP_ge, smr_expr_loop(g, 0), smr_expr_loop(g, 1)), c,
		      "a", "b", "");
	}
}

static void rows_are_normalised(void **state)
{
	for (int i = 0; i < rounds(10); i++) {
		smr_dtype t = rnd(2) ? SMR_F32 : SMR_F64;
		int64_t n = some(20), m = some(70);
		bool in_place = rnd(2), columns = rnd(2);

		begin(3, 3, DIMS(n, m, columns ? n : m));
		smr_node *x = array(t, 2, DIMS(n, m)), *y = array(t, 2, DIMS(n, m));
		const smr_expr *e = rd(x, "a", "b", ""),
			       *k = columns ? rd(x, "c", "b", "") : rd(x, "a", "c", "");
		const smr_expr *top =
			fold("c", lit(t, -100), pick(op2(SMR_OP_gt, k, acc(t)), k, acc(t)));
		const smr_expr *s = sum("c", op1(SMR_OP_exp, op2(SMR_OP_sub, k, top)));

		check("softmax", op2(SMR_OP_div, op1(SMR_OP_exp, op2(SMR_OP_sub, e, top)), s), NULL,
		      in_place ? x : y, "a", "b", "");
	}
}

static void scalars_come_out_the_same_on_any_threads(void **state)
{
	for (int i = 0; i < 10; i++) {
		smr_dtype t = any_type();
		int64_t n = i < 3 ? 70 + some(20) : some(60), m = i < 3 ? 70 + some(20) : some(60);

		begin(2, 0, DIMS(n, m));
		smr_node *a = array(t, 2, DIMS(n, m));
		const smr_expr *v =
			sum("ab", op2(SMR_OP_mul, rd(a, "a", "b", ""), rd(a, "a", "b", "")));

		check("sum of squares", smr_dtype_is_float(t) ? op1(SMR_OP_sqrt, v) : v, NULL, NULL,
		      "", "", "");
	}
}

static void greatest_and_where(void **state)
{
	for (int i = 0; i < 6; i++) {
		int64_t n = some(10), m = some(50);

		begin(2, 1, DIMS(n, m));
		smr_node *a = array(SMR_F32, 2, DIMS(n, m)), *y = array(SMR_I64, 1, DIMS(n));
		const smr_expr *x = rd(a, "a", "b", ""), *best = acc(SMR_F32);
		const smr_expr *better = op2(SMR_OP_gt, x, best);
		smr_expr *f = smr_arena_alloc(g->arena, sizeof(*f));

		*f = (smr_expr){.kind = SMR_EXPR_FOLD,
				.type = SMR_I64,
				.nloops = 1,
				.loops = {1},
				.nacc = 2,
				.result = 1};
		f->init[0] = lit(SMR_F32, -1e30);
		f->init[1] = lit(SMR_I64, 0);
		f->step[0] = pick(better, x, best);
		f->step[1] = pick(better, smr_expr_loop(g, 1), smr_expr_acc(g, SMR_I64, 0, 1));
		check("argmax", f, NULL, y, "a", "", "");
	}
}

static void scans_run_along_rows_and_columns(void **state)
{
	for (int i = 0; i < 18; i++) {
		smr_dtype t = any_type();
		int64_t n = i < 6 ? 9 + i : some(30), m = some(30); /* 9: two tiles that overlap */
		uint32_t along = i < 6 ? 1 : (uint32_t)rnd(2);
		bool in_place = i < 6 || rnd(2);

		begin(2, 3, DIMS(n, m));
		smr_node *a = array(t, 2, DIMS(n, m)), *y = array(t, 2, DIMS(n, m));
		smr_expr *s = smr_arena_alloc(g->arena, sizeof(*s));

		*s = (smr_expr){.kind = SMR_EXPR_SCAN,
				.type = t,
				.nloops = 1,
				.loops = {along},
				.nacc = 1,
				.exclusive = rnd(2)};
		s->init[0] = lit(t, 1);
		s->step[0] = op2(SMR_OP_add, acc(t), rd(a, "a", "b", ""));
		check("cumsum", s, NULL, in_place ? a : y, "a", "b", "");
	}
}

/* a[i] += a[i - 1]: the sum starts from the element before the stored ones. */
static void a_sum_in_place_starts_from_the_element_before(void **state)
{
	for (int i = 0; i < 6; i++) {
		int64_t n = some(60);
		smr_type one = {.dtype = i % 2 ? SMR_F64 : SMR_I32};
		int64_t size = (int64_t)smr_dtype_size(one.dtype);

		begin(1, 1, DIMS(n));
		smr_node *a = array(one.dtype, 1, DIMS(n));
		smr_window behind = *a->window, at = behind;

		behind.offset = smr_poly_add(g->arena, at.offset, num(size));
		smr_node *to = smr_graph_view(g, &a->type, &behind, "to");
		smr_node *first = smr_graph_view(g, &one, &at, "first");
		smr_expr *s = smr_arena_alloc(g->arena, sizeof(*s));

		*s = (smr_expr){.kind = SMR_EXPR_SCAN, .type = one.dtype, .nloops = 1, .nacc = 1};
		s->init[0] = rd(first, "", "", "");
		s->step[0] = op2(SMR_OP_add, acc(one.dtype), rd(to, "a", "", ""));
		check("cumsum in place", s, NULL, to, "a", "", "");
	}
}

static void data_moves_and_changes_type(void **state)
{
	for (int i = 0; i < 12; i++) {
		int64_t n = some(40), m = some(40);
		smr_dtype t = any_type(), u = any_type();

		begin(2, 3, DIMS(n, m));
		smr_node *a = array(t, 2, DIMS(m, 2 * n)), *c = array(u, 2, DIMS(n, m));

		check("transpose", to(u, rd(a, "b", rnd(2) ? "*a" : "a", "")), NULL, c, "a", "b",
		      "");
		begin(2, 3, DIMS(n, m));
		a = array(SMR_U8, 2, DIMS(n, 2 * m));
		c = array(u, 2, DIMS(n, 2 * m));
		check("stride", to(u, rd(a, "a", "*b", "")), NULL, c, "a", rnd(2) ? "*b" : "b", "");
	}
}

static void elements_are_gathered(void **state)
{
	for (int i = 0; i < 6; i++) {
		int64_t n = some(30), m = some(30);

		begin(2, 3, DIMS(n, m));
		smr_node *at = array(SMR_U8, 1, DIMS(n)), *a = array(SMR_F32, 2, DIMS(256, m));
		smr_node *c = array(SMR_F32, 2, DIMS(n, m));
		smr_index x[2] = {{.offset = num(0)}, {.offset = num(0)}};

		x[0].indirect = rd(at, "a", "", "");
		x[0].indirect_coef = num(1);
		x[1].coef[1] = num(1);
		ins[nins++] = a;
		check("gather",
		      smr_expr_read(g, SMR_F32, 1, 2, smr_arena_memdup(g->arena, x, sizeof(x))),
		      NULL, c, "a", "b", "");
	}
}

static void functions_are_within_an_ulp_or_two(void **state)
{
	enum { OPS = 17, ODD = 22 };
	static const smr_op ops[OPS] = {SMR_OP_exp,   SMR_OP_tanh, SMR_OP_log,  SMR_OP_erf,
					SMR_OP_log1p, SMR_OP_erfc, SMR_OP_log2, SMR_OP_log10,
					SMR_OP_sin,   SMR_OP_cos,  SMR_OP_tan,  SMR_OP_exp2,
					SMR_OP_expm1, SMR_OP_cbrt, SMR_OP_asin, SMR_OP_acos,
					SMR_OP_atan};
	static const double odd[ODD] = {0,        -0.0,      1e-30, -1e-30,  1e-42, 88.7,
					88.8,     -87.4,     -104,  -104.5,  709.7, 709.9,
					INFINITY, -INFINITY, NAN,   -745,    -746,  1e300,
					5e-324,   0.5,       3e38,  1.79e308};

	for (int k = 0; k < 2 * OPS; k++) {
		smr_dtype t = k < OPS ? SMR_F32 : SMR_F64;
		int64_t n = 2003;

		begin(1, 1, DIMS(n));
		smr_node *a = array(t, 1, DIMS(n)), *y = array(t, 1, DIMS(n));
		char *p = memory[a->window->base];

		for (size_t i = 0; i < (size_t)n + 3; i++) {
			double v = i < 2 * (size_t)ODD
					   ? odd[i % ODD]
					   : ((double)rnd(2000001) - 1e6) * (i % 2 ? 1e-4 : 1e-6);
			float f = (float)v;

			memcpy(p + i * smr_dtype_size(t), t == SMR_F32 ? (void *)&f : (void *)&v,
			       smr_dtype_size(t));
		}
		/* the C library's results are themselves only within an ulp */
		most_ulps = ops[k % OPS] == SMR_OP_erfc ? 4 : 3;
		check(smr_op_name(ops[k % OPS]), op1(ops[k % OPS], rd(a, "a", "", "")), NULL, y,
		      "a", "", "");
		most_ulps = 0;
	}
}

/* Zeros must have the right sign, too. */
static void quotients_by_one_number_are_those_of_division(void **state)
{
	enum { N = 2003, ODD = 14 };
	static const float by[] = {1,         -3,  0.9f,   1024,    0,         -0.0f,    INFINITY,
				   -INFINITY, NAN, 1e-40f, -1e-45f, 0x1p-126f, 0x1p127f, 3e38f};
	static const float odd[ODD] = {0,       -0.0f,     INFINITY, -INFINITY, NAN,
				       1e-40f,  -1e-45f,   3.4e38f,  -3.4e38f,  1e-37f,
				       -1e-38f, 0x1p-126f, 1,        -1};
	enum { ROWS = sizeof(by) / sizeof(by[0]) };

	begin(2, 3, DIMS(ROWS, N));
	smr_node *a = array(SMR_F32, 2, DIMS(ROWS, N)), *d = array(SMR_F32, 1, DIMS(ROWS));
	smr_node *y = array(SMR_F32, 2, DIMS(ROWS, N));
	float *x = (void *)memory[a->window->base], *z = (void *)memory[d->window->base];

	for (int i = 0; i < ROWS * N; i++)
		x[i] = i % N < 2 * ODD ? odd[i % N % ODD]
				       : (float)(i * 7919LL % 2000001) * 1e-3f - 1e3f;
	memcpy(z, by, sizeof(by));
	most_ulps = 1;
	check("quotients", op2(SMR_OP_div, rd(a, "a", "b", ""), rd(d, "a", "", "")), NULL, y, "a",
	      "b", "");
	most_ulps = 0;
}

/* Large enough to be divided among threads, and for a fold in chunks. */
static void large_nests_run_in_parts(void **state)
{
	begin(2, 0, DIMS(331, 307));
	smr_node *a = array(SMR_F32, 2, DIMS(331, 307)), *b, *c;

	check("sum", sum("ab", rd(a, "a", "b", "")), NULL, NULL, "", "", "");
	begin(2, 0, DIMS(331, 307));
	a = array(SMR_I32, 2, DIMS(331, 307));
	check("integer sum", sum("ab", rd(a, "a", "b", "")), NULL, NULL, "", "", "");
	begin(2, 0, DIMS(50021, 3)); /* the loop that is split also has the lanes */
	a = array(SMR_I32, 2, DIMS(3, 50021));
	check("tall sum", sum("ab", rd(a, "b", "a", "")), NULL, NULL, "", "", "");
	begin(1, 0, DIMS(100003));
	a = array(SMR_F64, 1, DIMS(100003));
	const smr_expr *x = rd(a, "a", "", ""), *top = acc(SMR_F64);

	check("greatest", fold("a", lit(SMR_F64, -100), pick(op2(SMR_OP_gt, x, top), x, top)), NULL,
	      NULL, "", "", "");
	begin(1, 1, DIMS(200003));
	a = array(SMR_F32, 1, DIMS(200003));
	check("tanh", op1(SMR_OP_tanh, rd(a, "a", "", "")), NULL, a, "a", "", "");
	begin(2, 3, DIMS(307, 331));
	a = array(SMR_F32, 2, DIMS(331, 307));
	b = array(SMR_F32, 2, DIMS(307, 331));
	check("transpose", rd(a, "b", "a", ""), NULL, b, "a", "b", "");
	for (int nt = 0; nt < 2; nt++) {
		begin(3, 3, DIMS(101, 103, 99));
		a = array(SMR_F64, 2, DIMS(101, 99));
		b = nt ? array(SMR_F64, 2, DIMS(103, 99)) : array(SMR_F64, 2, DIMS(99, 103));
		c = array(SMR_F64, 2, DIMS(101, 103));
		x = sum("c", op2(SMR_OP_mul, rd(a, "a", "c", ""),
				 nt ? rd(b, "b", "c", "") : rd(b, "c", "b", "")));
		check("gemm", op2(SMR_OP_add, x, rd(c, "a", "b", "")), NULL, c, "a", "b", "");
	}
}

/* 16 channels of 5x5, one output: rows slide, columns are blocked, lines are prefetched. */
static void a_sliding_convolution_is_computed(void **state)
{
	begin(5, 3, DIMS(61, 243, 16, 5, 5));
	smr_node *in = array(SMR_F32, 3, DIMS(16, 65, 247)),
		 *wt = array(SMR_F32, 3, DIMS(16, 5, 5));
	smr_node *out = array(SMR_F32, 2, DIMS(61, 243));

	slack = 10; /* 400 terms of up to 4 */
	check("conv", sum("cde", op2(SMR_OP_mul, rd(in, "c", "ad", "be"), rd(wt, "c", "d", "e"))),
	      NULL, out, "a", "b", "");
	slack = 1;
}

static void rows_of_a_large_matrix_are_normalised_in_place(void **state)
{
	begin(3, 3, DIMS(203, 131, 131));
	smr_node *x = array(SMR_F32, 2, DIMS(203, 131));
	const smr_expr *k = rd(x, "a", "c", ""), *mean;

	mean = op2(SMR_OP_mul, sum("c", k), lit(SMR_F32, 1.0 / 131));
	check("centre", op2(SMR_OP_sub, rd(x, "a", "b", ""), mean), NULL, x, "a", "b", "");
	begin(3, 3, DIMS(131, 203, 131));
	x = array(SMR_F32, 2, DIMS(131, 203));
	k = rd(x, "c", "b", "");
	mean = op2(SMR_OP_mul, sum("c", k), lit(SMR_F32, 1.0 / 131));
	check("centre columns", op2(SMR_OP_sub, rd(x, "a", "b", ""), mean), NULL, x, "a", "b", "");
}

/* For all tunings, results equal those of direct evaluation, on any number of threads. */
static void tuned_code_computes_the_same(void **state)
{
	uint64_t before = seed;

	slack = 64; /* sums of 100,000 numbers of both signs may be small */
	for (tuning = 1; tuning < IMPL.tunings; tuning++) {
		elementwise_chains_are_computed(state);
		products_of_matrices_are_computed(state);
		convolutions_are_computed(state);
		rows_are_normalised(state);
		large_nests_run_in_parts(state);
	}
	tuning = 0;
	slack = 1;
	seed = before;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(elementwise_chains_are_computed),
		cmocka_unit_test(products_of_matrices_are_computed),
		cmocka_unit_test(convolutions_are_computed),
		cmocka_unit_test(tuned_code_computes_the_same),
		cmocka_unit_test(guarded_reads_stay_in_bounds),
		cmocka_unit_test(borders_are_computed_apart_from_the_interior),
		cmocka_unit_test(predicates_select_what_is_stored),
		cmocka_unit_test(rows_are_normalised),
		cmocka_unit_test(scalars_come_out_the_same_on_any_threads),
		cmocka_unit_test(greatest_and_where),
		cmocka_unit_test(scans_run_along_rows_and_columns),
		cmocka_unit_test(a_sum_in_place_starts_from_the_element_before),
		cmocka_unit_test(data_moves_and_changes_type),
		cmocka_unit_test(elements_are_gathered),
		cmocka_unit_test(functions_are_within_an_ulp_or_two),
		cmocka_unit_test(quotients_by_one_number_are_those_of_division),
		cmocka_unit_test(large_nests_run_in_parts),
		cmocka_unit_test(a_sliding_convolution_is_computed),
		cmocka_unit_test(rows_of_a_large_matrix_are_normalised_in_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
