/* Random nests on WebGPU's device, against code for this CPU: integers have the same bits, floats
 * are near. Skipped without a device. */
#include "webgpu_case.h"

static const smr_dtype types[] = {SMR_F32, SMR_F16, SMR_BF16, SMR_I32, SMR_U8,
				  SMR_I16, SMR_I64, SMR_F64,  SMR_U32};

enum { NTYPES = sizeof(types) / sizeof(types[0]) };

static const smr_op of_floats[] = {SMR_OP_add,  SMR_OP_sub,     SMR_OP_mul,    SMR_OP_div,
				   SMR_OP_fmin, SMR_OP_maximum, SMR_OP_minimum};
static const smr_op of_ints[] = {SMR_OP_add, SMR_OP_sub, SMR_OP_mul,    SMR_OP_and,
				 SMR_OP_xor, SMR_OP_or,  SMR_OP_maximum};
static const smr_op of_one[] = {SMR_OP_neg, SMR_OP_abs,  SMR_OP_floor,
				SMR_OP_exp, SMR_OP_tanh, SMR_OP_erf};

static int executions;

/* Values around 1, so that few results are infinite. */
static smr_node *numbers(smr_dtype t, int rank, const int64_t *dims)
{
	smr_node *v = array(t, rank, dims);
	char *to = memory[v->window->base];
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		uint64_t bits =
			smr_dtype_is_float(t)
				? smr_value_from_double(t, ((double)rnd(4001) - 1500) / 1000)
				: rnd(201) - (smr_dtype_is_signed(t) ? 100 : 0);

		memcpy(to + i * size, &bits, size);
	}
	return v;
}

typedef struct shape {
	int64_t n, m, k;            /* extents of a, b, and of folds, c */
	const char *rows, *columns; /* indices of reads */
} shape;

static const smr_expr *some_read(smr_dtype t, const shape *s)
{
	int64_t rows = s->rows[0] == 'c' ? s->k : s->n,
		columns = s->columns[0] == 'c' ? s->k : s->m;

	if (nins == 5)
		return rd(ins[0], s->rows, s->columns, "");
	switch (rnd(4)) {
	case 0:
		return rd(numbers(t, 1, DIMS(columns)), s->columns, "", "");
	case 1:
		return rd(numbers(t, 2, DIMS(columns, rows)), s->columns, s->rows, "");
	default:
		return rd(numbers(t, 2, DIMS(rows, columns)), s->rows, s->columns, "");
	}
}

static const smr_expr *some_expr(smr_dtype t, const shape *s, int depth)
{
	bool flt = smr_dtype_is_float(t);
	const smr_expr *a, *b;

	if (depth == 0)
		return nins > 0 && rnd(4) == 0 ? lit(t, (double)rnd(5)) : some_read(t, s);
	a = some_expr(t, s, depth - 1);
	if (flt && t != SMR_F64 && rnd(3) == 0)
		return smr_expr_op(g, of_one[rnd(6)], t, 1, &a);
	b = some_expr(t, s, depth - 1);
	if (rnd(4) == 0 && t != SMR_F64) {
		const smr_expr *args[] = {op2(SMR_OP_gt, b, a), a, some_expr(t, s, 0)};

		return smr_expr_op(g, SMR_OP_select, t, 3, args);
	}
	return op2(flt ? of_floats[rnd(t == SMR_F64 ? 3 : 7)] : of_ints[rnd(7)], a, b);
}

/* Floats may differ by roundings of their type. */
static void expect_near(smr_dtype t, const char *got, const char *want, double factor,
			const char *what)
{
	static const double digits[] = {
		[SMR_F32] = 1e-6, [SMR_F64] = 1e-12, [SMR_F16] = 2e-3, [SMR_BF16] = 1.6e-2};
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		double a, b;

		if (memcmp(got + i * size, want + i * size, size) == 0)
			continue;
		a = number_at(t, got + i * size);
		b = number_at(t, want + i * size);
		if (smr_dtype_is_float(t) &&
		    ((isnan(a) && isnan(b)) || fabs(a - b) <= factor * digits[t] * (10 + fabs(b))))
			continue;
		fail_msg("%s of %s: element %zu is %.17g, not %.17g", what, smr_dtype_name(t), i, a,
			 b);
	}
}

static void compare(const smr_codelet *c, smr_node *into, double factor, const char *what)
{
	char *to = memory[into->window->base], *before = smr_malloc(MAX_BYTES),
	     *want = smr_malloc(MAX_BYTES);
	smr_env e = env();

	memcpy(before, to, MAX_BYTES);
	if (smr_impl_webgpu.accept(c, &e) != SMR_OK) {
		printf("    refused: %s\n", smr_errmsg());
		refused++;
	} else {
		run_with(&smr_impl_nest, c);
		memcpy(want, to, MAX_BYTES);
		memcpy(to, before, MAX_BYTES);
		run_with(&smr_impl_webgpu, c);
		expect_near(into->type.dtype, to, want, factor, what);
		executions++;
	}
	smr_free(want);
	smr_free(before);
	drop_nest();
}

static void chains_are_near(void **state)
{
	for (int i = 0; i < (int)unit_rounds(18); i++) {
		smr_dtype t = types[i % NTYPES], to = types[rnd(NTYPES)];
		shape s = {.n = 1 + (int64_t)rnd(40),
			   .m = 1 + (int64_t)rnd(300),
			   .rows = "a",
			   .columns = "b"};
		const smr_expr *v;
		smr_node *y;

		if (!smr_dtype_is_float(to) || rnd(2))
			to = t;
		begin(2, 3, DIMS(s.n, s.m));
		v = as(to, some_expr(t, &s, 3));
		y = numbers(to, 2, DIMS(s.n, s.m));
		smr_codelet c = codelet(v, y, "a", "b");

		compare(&c, y, 4, "a chain");
	}
}

/* Folds of all lengths, along rows and along columns. */
static void folds_are_near(void **state)
{
	static const smr_op ops[] = {SMR_OP_add, SMR_OP_maximum, SMR_OP_minimum, SMR_OP_add};

	for (int i = 0; i < (int)unit_rounds(18); i++) {
		smr_dtype t = types[i % NTYPES];
		bool columns = rnd(3) == 0, many = i % 3 == 0;
		shape s = {.n = 1 + (int64_t)rnd(many ? 100 : 4),
			   .m = 1 + (int64_t)rnd(40),
			   .k = 1 + (int64_t)rnd(many ? 200 : 5000)};
		smr_op op = t == SMR_F64 ? SMR_OP_add : ops[rnd(4)];
		smr_dtype in = op == SMR_OP_add && smr_dtype_size(t) == 2 ? SMR_F32 : t;
		const smr_expr *v;
		smr_node *y;

		s.rows = columns ? "c" : "a";
		s.columns = columns ? "b" : "c";
		begin(3, columns ? 2 : 1, DIMS(s.n, s.m, s.k));
		v = as(in, some_expr(t, &s, 1));
		v = fold("c", lit(in, op == SMR_OP_add ? 1 : 0), op2(op, acc(in), v));
		v = as(t, op2(SMR_OP_add, v, lit(in, 1)));
		y = numbers(t, 1, DIMS(columns ? s.m : s.n));
		smr_codelet c = codelet(v, y, columns ? "b" : "a", "");

		compare(&c, y, 100, "a fold");
	}
}

/* Rows less their greatest number, over what is left: stages of one kernel. */
static void rows_are_normalised(void **state)
{
	for (int i = 0; i < (int)unit_rounds(6); i++) {
		smr_dtype t = SMR_F32;
		int64_t n = 1 + (int64_t)rnd(9), m = 1 + (int64_t)rnd(i < 3 ? 100 : 5000);

		begin(4, 3, DIMS(n, m, m, m));
		smr_node *x = numbers(t, 2, DIMS(n, m)), *y = numbers(t, 2, DIMS(n, m));
		const smr_expr *most = fold("c", lit(t, -INFINITY),
					    op2(SMR_OP_maximum, acc(t), rd(x, "a", "c", "")));
		const smr_expr *d = op2(SMR_OP_sub, rd(x, "a", "d", ""), most),
			       *b = op2(SMR_OP_sub, rd(x, "a", "b", ""), most);
		const smr_expr *all = sum("d", smr_expr_op(g, SMR_OP_exp, t, 1, &d));
		const smr_expr *v = op2(SMR_OP_div, smr_expr_op(g, SMR_OP_exp, t, 1, &b), all);
		smr_codelet c = codelet(v, y, "a", "b");

		compare(&c, y, 4, "softmax");
	}
}

static void long_rows_are_split(void **state)
{
	static const smr_op ops[] = {SMR_OP_add, SMR_OP_maximum, SMR_OP_minimum};

	for (int i = 0; i < (int)unit_rounds(4); i++) {
		smr_op op = ops[i % 3];
		int64_t n = 1 + (int64_t)rnd(2), m = 20000 + (int64_t)rnd(40000);
		smr_node *x, *y;

		begin(2, 1, DIMS(n, m));
		x = numbers(SMR_F32, 2, DIMS(n, m));
		y = numbers(SMR_F32, 1, DIMS(n));
		smr_codelet c = codelet(fold("b", lit(SMR_F32, 1),
					     op2(op, acc(SMR_F32), rd(x, "a", "b", ""))),
					y, "a", "");

		compare(&c, y, 100, "long rows");
	}
}

/* Products of all sizes, in tiles, with an operator behind the sum; a long sum has chunks. */
static void products_are_near(void **state)
{
	static const smr_dtype of[] = {SMR_F32, SMR_F16, SMR_I32, SMR_F32, SMR_U8};

	for (int i = 0; i < (int)unit_rounds(5); i++) {
		bool longs = i == 3;
		int64_t n = longs ? 20 : 20 + (int64_t)rnd(80),
			m = longs ? 30 : 20 + (int64_t)rnd(90),
			k = longs ? 3000 : 50 + (int64_t)rnd(90);
		smr_dtype t = of[i % 5], in = smr_dtype_is_float(t) ? SMR_F32 : SMR_I32;

		begin(3, 3, DIMS(n, m, k));
		smr_node *a = numbers(t, 2, i % 2 ? DIMS(k, n) : DIMS(n, k)),
			 *b = numbers(t, 2, DIMS(k, m)), *y = numbers(in, 2, DIMS(n, m));
		const smr_expr *left = i % 2 ? rd(a, "c", "a", "") : rd(a, "a", "c", "");
		const smr_expr *v =
			fold("c", lit(in, 0),
			     op2(SMR_OP_add, acc(in),
				 op2(SMR_OP_mul, as(in, left), as(in, rd(b, "c", "b", "")))));
		smr_codelet c = codelet(op2(SMR_OP_maximum, v, lit(in, 1)), y, "a", "b");

		compare(&c, y, 100, "a product");
	}
}

/* Elements that an index array chooses; stores under a condition. */
static void gathers_and_conditions_hold(void **state)
{
	begin(2, 3, DIMS(50, 33));
	smr_node *table = numbers(SMR_F32, 2, DIMS(77, 33)), *at = array(SMR_I32, 1, DIMS(50)),
		 *y = numbers(SMR_F32, 2, DIMS(50, 33));
	const char *text[] = {"", "b"};
	smr_index *x = index_of(text, 2);
	int32_t *indices = (int32_t *)(void *)memory[at->window->base];

	for (int i = 0; i < 60; i++)
		indices[i] = (int32_t)rnd(77);
	ins[nins++] = table;
	x[0].indirect = rd(at, "a", "", "");
	x[0].indirect_coef = num(1);
	const smr_expr *v = smr_expr_read(g, SMR_F32, 0, 2, x);

	nest->pred = op2(SMR_OP_gt, v, lit(SMR_F32, 1));
	smr_codelet c = codelet(v, y, "a", "b");

	compare(&c, y, 0, "a gather");
}

int main(void)
{
	enum { LEAST = 40 };
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(chains_are_near),
		cmocka_unit_test(folds_are_near),
		cmocka_unit_test(rows_are_normalised),
		cmocka_unit_test(long_rows_are_split),
		cmocka_unit_test(products_are_near),
		cmocka_unit_test(gathers_and_conditions_hold),
	};
	int bad;

	if (has_no_device())
		return SKIPPED;
	bad = cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
	printf("%d executions, %d nests refused\n", executions, refused);
	return bad != 0 || executions < LEAST;
}
