/* Random nests as kernels on the emulator, in three orders of threads, against code for this CPU:
 * chains have the same bits, sums are near, and no result depends on the order. */
#include "back/gpu/gpu.h"
#include "ir/graph/value.h"
#define IMPL smr_impl_emulated
#include "gpu_case.h"
#include "nest_case.h"

extern const smr_impl smr_impl_nest;

/* ---- random expressions ------------------------------------------------------------------------
 */

static const smr_dtype types[] = {SMR_F32, SMR_F64, SMR_F16, SMR_BF16, SMR_I32, SMR_I64, SMR_U8};

/* Operators whose code has the same bits with lanes and without. */
static const smr_op of_floats[] = {SMR_OP_add,     SMR_OP_sub,  SMR_OP_mul,    SMR_OP_div,
				   SMR_OP_maximum, SMR_OP_fmin, SMR_OP_minimum};
static const smr_op of_ints[] = {SMR_OP_add, SMR_OP_sub, SMR_OP_mul,    SMR_OP_and,
				 SMR_OP_xor, SMR_OP_or,  SMR_OP_maximum};
static const smr_op of_one[] = {SMR_OP_neg,   SMR_OP_abs, SMR_OP_sqrt,
				SMR_OP_floor, SMR_OP_exp, SMR_OP_tanh};

/* Values around 1, so that few results are infinite. */
static void put_numbers(smr_dtype t, uint32_t base)
{
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		uint64_t bits =
			smr_dtype_is_float(t)
				? smr_value_from_double(t, ((double)rnd(4001) - 1500) / 1000)
				: rnd(201) - (smr_dtype_is_signed(t) ? 100 : 0);

		memcpy(memory[base] + i * size, &bits, size);
	}
}

static smr_node *numbers(smr_dtype t, int rank, const int64_t *dims)
{
	smr_node *v = array(t, rank, dims);

	put_numbers(t, v->window->base);
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

	if (nins == 6)
		return rd(ins[0], s->rows, s->columns, "");
	switch (tight ? 2 * rnd(2) : rnd(4)) { /* tight: rows only */
	case 0:
		return rd(numbers(t, 1, DIMS(columns)), s->columns, "", "");
	case 1:
		return rd(numbers(t, 2, DIMS(columns, rows)), s->columns, s->rows, "");
	default:
		return rd(numbers(t, 2, DIMS(rows, columns)), s->rows, s->columns, "");
	}
}

static const smr_expr *as(smr_dtype t, const smr_expr *a)
{
	return t == a->type ? a : smr_expr_op(g, SMR_OP_convert, t, 1, &a);
}

static const smr_expr *some_expr(smr_dtype t, const shape *s, int depth);

static const smr_expr *some_select(smr_dtype t, const shape *s, int depth)
{
	const smr_expr *a = some_expr(t, s, depth), *b = some_expr(t, s, 0);
	const smr_expr *args[] = {op2(SMR_OP_gt, b, a), a, b};

	if (!tight) { /* reads under a condition */
		args[1] = some_expr(t, s, depth);
		args[2] = some_expr(t, s, 0);
	}
	return smr_expr_op(g, SMR_OP_select, t, 3, args);
}

static const smr_expr *some_expr(smr_dtype t, const shape *s, int depth)
{
	bool flt = smr_dtype_is_float(t);
	const smr_expr *a;

	if (depth == 0)
		return nins > 0 && rnd(4) == 0 ? lit(t, (double)rnd(5)) : some_read(t, s);
	if (rnd(4) == 0)
		return some_select(t, s, depth - 1);
	a = some_expr(t, s, depth - 1);
	if (flt && rnd(3) == 0)
		return smr_expr_op(g, of_one[rnd(sizeof(of_one) / sizeof(of_one[0]))], t, 1, &a);
	return op2(flt ? of_floats[rnd(7)] : of_ints[rnd(7)], a, some_expr(t, s, depth - 1));
}

/* ---- running -----------------------------------------------------------------------------------
 */

enum { ORDERS = 3 };

static int vectors; /* nests with loads of vectors */

/* Runs on the CPU; lanes of at most 32 bytes, whose functions have the bits of single numbers. */
static void run_cpu(const smr_codelet *c)
{
	smr_env e = env();
	smr_codelet narrow = *c;
	smr_exec *x;

	narrow.tuning = 1;
	if (smr_impl_nest.prepare(&narrow, &e, NULL, &x) != SMR_OK)
		fail_msg("cpu: %s", smr_errmsg());
	assert_int_equal(smr_impl_nest.run(x, &e, NULL), SMR_OK);
	smr_impl_nest.release(x);
}

static void run_gpu(smr_exec *x, emu_order order)
{
	smr_env e = env();

	gpu_order = order;
	if (smr_impl_emulated.run(x, &e, NULL) != SMR_OK)
		fail_msg("emulator: %s", smr_errmsg());
	ran++;
}

static double to_double(smr_dtype t, const char *p)
{
	uint64_t bits = 0;

	memcpy(&bits, p, smr_dtype_size(t));
	return smr_value_to_double(t, bits);
}

/* Two numbers that are not the same may differ as sums do, if @p folds. */
static void expect_near(smr_dtype t, const char *got, const char *want, bool folds,
			const char *what)
{
	static const double digits[] = {
		[SMR_F32] = 1e-4, [SMR_F64] = 1e-10, [SMR_F16] = 2e-2, [SMR_BF16] = 8e-2};
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		double a, b;

		if (memcmp(got + i * size, want + i * size, size) == 0)
			continue;
		a = to_double(t, got + i * size);
		b = to_double(t, want + i * size);
		if (smr_dtype_is_float(t) && ((isnan(a) && isnan(b)) ||
					      (folds && fabs(a - b) <= digits[t] * (10 + fabs(b)))))
			continue;
		fail_msg("%s: element %zu is %.17g, not %.17g", what, i, a, b);
	}
}

/* Prepares kernels and runs them in all orders; @p before: what the result's memory has first. */
static void compare(const smr_codelet *c, smr_node *into, bool folds, const char *what)
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
	vectors += strstr(smr_str_text(&x->code.ir), "load <") != NULL;
	for (int order = 0; order < ORDERS; order++) {
		memcpy(to, before, MAX_BYTES);
		run_gpu(x, (emu_order)order);
		expect_near(into->type.dtype, to, want, folds, what);
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

static smr_codelet codelet(const smr_expr *value, smr_node *into, const char *x, const char *y)
{
	const char *text[] = {x, y};

	nest->value = value;
	nest->pred = NULL;
	nest->store = index_of(text, (int)into->type.rank);
	return (smr_codelet){
		.graph = g, .fp = SMR_FP_REASSOC, .nest = smr_graph_nest(g, nest, ins, nins, into)};
}

/* ---- tests -------------------------------------------------------------------------------------
 */

static void chains_have_the_bits_of_the_cpu(void **state)
{
	for (int i = 0; i < (int)unit_rounds(28); i++) {
		smr_dtype t = types[i % 7], to = types[rnd(7)];
		bool lanes = i % 2;
		shape s = {.n = some(40), .m = some(700), .rows = "a", .columns = "b"};
		const smr_expr *v;
		smr_node *y;

		if (!smr_dtype_is_float(to) || rnd(2))
			to = t;
		if (lanes) { /* more points than threads, in whole vectors */
			gpu_machine.processors = 1;
			s.n = 64 + some(20);
			s.m = 16 * some(30);
		}
		tight = lanes;
		begin(2, 3, DIMS(s.n, s.m));
		v = some_expr(t, &s, 3);
		v = as(to, v);
		y = numbers(to, 2, DIMS(s.n, s.m));
		smr_codelet c = codelet(v, y, "a", "b");

		compare(&c, y, false, smr_dtype_name(t));
		gpu_machine.processors = 132;
	}
	tight = false;
}

/* Threads load vectors; one thread has the rest, which ends with the arrays. */
static void odd_sizes_have_vectors_and_a_rest(void **state)
{
	int before = vectors;

	gpu_machine.processors = 1;
	tight = true;
	for (int i = 0; i < 7; i++) {
		smr_dtype t = types[i];
		int64_t n = (1 << 15) + (i < 5 ? 1 + 2 * (int64_t)rnd(8) : 16 * (int64_t)rnd(4));
		const smr_expr *v;
		smr_node *y;

		begin(1, 1, DIMS(n));
		v = op2(SMR_OP_mul, rd(numbers(t, 1, DIMS(n)), "a", "", ""), lit(t, 3));
		v = op2(SMR_OP_sub, v, rd(numbers(t, 1, DIMS(n)), "a", "", ""));
		y = numbers(t, 1, DIMS(n));
		smr_codelet c = codelet(v, y, "a", "");

		compare(&c, y, false, smr_dtype_name(t));
	}
	assert_int_equal(vectors - before, 7);
	tight = false;
	gpu_machine.processors = 132;
}

/* Folds of all lengths, along rows and along columns, on machines of all sizes. */
static void folds_are_near_and_do_not_depend_on_the_order(void **state)
{
	static const smr_op ops[] = {SMR_OP_add, SMR_OP_maximum, SMR_OP_minimum, SMR_OP_add};

	for (int i = 0; i < (int)unit_rounds(42); i++) {
		smr_dtype t = types[i % 7];
		bool columns = rnd(3) == 0;
		bool many = i % 3 == 0;
		shape s = {.n = some(many ? 100 : 4), .m = some(40), .k = some(many ? 200 : 5000)};
		smr_op op = ops[rnd(4)];
		smr_dtype in = op == SMR_OP_add && smr_dtype_size(t) == 2 ? SMR_F32 : t;
		const smr_expr *v;
		smr_node *y;

		gpu_machine.processors = many || rnd(2) ? 1 : 132;
		s.rows = columns ? "c" : "a";
		s.columns = columns ? "b" : "c";
		begin(3, columns ? 2 : 1, DIMS(s.n, s.m, s.k));
		v = as(in, some_expr(t, &s, 1));
		v = fold("c", lit(in, op == SMR_OP_add ? 1 : 0), op2(op, acc(in), v));
		v = as(t, op2(SMR_OP_add, v, lit(in, 1)));
		y = numbers(t, 1, DIMS(columns ? s.m : s.n));
		smr_codelet c = codelet(v, y, columns ? "b" : "a", "");

		compare(&c, y, true, smr_dtype_name(t));
	}
	gpu_machine.processors = 132;
}

/* Rows less their greatest number, over what is left: folds that need each other's results. */
static void rows_are_normalised(void **state)
{
	for (int i = 0; i < (int)unit_rounds(10); i++) {
		smr_dtype t = i % 2 ? SMR_F64 : SMR_F32;
		int64_t n = some(9), m = i < 5 ? some(100) : some(5000);

		begin(4, 3, DIMS(n, m, m, m));
		smr_node *x = numbers(t, 2, DIMS(n, m)), *y = numbers(t, 2, DIMS(n, m));
		const smr_expr *most = fold("c", lit(t, -INFINITY),
					    op2(SMR_OP_maximum, acc(t), rd(x, "a", "c", "")));
		const smr_expr *d = op2(SMR_OP_sub, rd(x, "a", "d", ""), most),
			       *b = op2(SMR_OP_sub, rd(x, "a", "b", ""), most);
		const smr_expr *all = sum("d", smr_expr_op(g, SMR_OP_exp, t, 1, &d));
		const smr_expr *v = op2(SMR_OP_div, smr_expr_op(g, SMR_OP_exp, t, 1, &b), all);
		smr_codelet c = codelet(v, y, "a", "b");

		compare(&c, y, true, "softmax");
	}
}

/* Sums that take turns in shared memory. */
static void many_sums_share_memory(void **state)
{
	enum { SUMS = 7 };

	for (int i = 0; i < 2; i++) {
		int64_t n = 1100, m = 30 + some(20);
		const smr_expr *v = NULL;
		smr_node *x, *y;

		begin(2, 2, DIMS(n, m));
		x = numbers(SMR_F64, 2, DIMS(n, m));
		y = numbers(SMR_F64, 1, DIMS(m));
		for (int k = 1; k <= SUMS; k++) {
			const smr_expr *e = op2(SMR_OP_mul, rd(x, "a", "b", ""), lit(SMR_F64, k));

			e = i == 0 ? sum("a", e)
				   : fold("a", lit(SMR_F64, k),
					  op2(SMR_OP_maximum, acc(SMR_F64), e));
			v = v == NULL ? e : op2(SMR_OP_add, v, e);
		}
		smr_codelet c = codelet(v, y, "b", "");

		compare(&c, y, true, "many sums");
	}
}

/* Few rows, which blocks compute in chunks. */
static void long_rows_are_split(void **state)
{
	static const smr_op ops[] = {SMR_OP_add, SMR_OP_maximum, SMR_OP_addc, SMR_OP_minimum};

	for (int i = 0; i < (int)unit_rounds(8); i++) {
		smr_op op = ops[i % 4];
		smr_dtype t = i % 4 == 2 || i % 3 == 0 ? SMR_F64 : SMR_F32;
		int64_t n = some(2), m = 20000 + some(40000);
		const smr_expr *v;
		smr_node *x, *y;

		begin(2, 1, DIMS(n, m));
		tight = i % 2;
		x = numbers(t, 2, DIMS(n, m));
		y = numbers(t, 1, DIMS(n));
		tight = false;
		v = fold("b", lit(t, 1), op2(op, acc(t), rd(x, "a", "b", "")));
		if (i >= 4)
			v = op2(SMR_OP_mul, v, lit(t, 3));
		smr_codelet c = codelet(v, y, "a", "");

		compare(&c, y, true, "long rows");
	}
}

/* Compensated, and in one pass over an array that is longer than a chunk. */
static void sums_of_all_are_near(void **state)
{
	for (int i = 0; i < (int)unit_rounds(6); i++) {
		int64_t n = some(100000);
		smr_dtype t = i % 2 ? SMR_F64 : SMR_F32;

		begin(2, 1, DIMS(3, n));
		smr_node *x = numbers(t, 1, DIMS(n)), *y = numbers(t, 1, DIMS(3));
		const smr_expr *v = rd(x, "b", "", "");

		v = i % 2 && i > 2 ? fold("b", lit(t, 1), op2(SMR_OP_addc, acc(t), v))
				   : sum("b", v);
		smr_codelet c = codelet(op2(SMR_OP_mul, v, lit(t, 2)), y, "a", "");

		compare(&c, y, true, "sum");
	}
}

static int drop_cache(void **state)
{
	return unit_drop_folder(state);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(chains_have_the_bits_of_the_cpu),
		cmocka_unit_test(folds_are_near_and_do_not_depend_on_the_order),
		cmocka_unit_test(rows_are_normalised),
		cmocka_unit_test(many_sums_share_memory),
		cmocka_unit_test(long_rows_are_split),
		cmocka_unit_test(sums_of_all_are_near),
		cmocka_unit_test(odd_sizes_have_vectors_and_a_rest),
	};
	int bad;

	gpu_checks_ptx = true;
	bad = cmocka_run_group_tests(tests, unit_make_cache, drop_cache);

	printf("%d executions;", ran);
	for (int k = 0; k < SMR_GPU_KINDS; k++)
		printf(" %d %s", gpu_launches[k], smr_gpu_kind_name((smr_gpu_kind)k));
	printf("; %d nests with vectors\n", vectors);
	for (int k = 0; k < SMR_GPU_PRODUCT; k++) /* products_test.c has the others */
		bad |= gpu_launches[k] == 0;
	return bad != 0 || vectors < 5;
}
