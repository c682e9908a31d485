/* Products in tiles, as kernels on the emulator, in three orders of threads, against code for this
 * CPU: all types, layouts and odd sizes; copies land late. */
#include "back/gpu/gpu.h"
#include "ir/graph/value.h"
#define IMPL smr_impl_emulated
#include "gpu_case.h"
#include "nest_case.h"

extern const smr_impl smr_impl_nest;

enum { ORDERS = 3 };

static int matrices, copies; /* kernels with matrix instructions, and with copies */

/* Small numbers: their sums are near whatever their order is. */
static smr_node *numbers(smr_dtype t, int rank, const int64_t *dims)
{
	smr_node *v = array(t, rank, dims);
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		uint64_t bits = smr_dtype_is_float(t)
					? smr_value_from_double(t, ((double)rnd(4001) - 2000) / 1000)
					: rnd(21) - (smr_dtype_is_signed(t) ? 10 : 0);

		memcpy(memory[v->window->base] + i * size, &bits, size);
	}
	return v;
}

static const smr_expr *as(smr_dtype t, const smr_expr *a)
{
	return t == a->type ? a : smr_expr_op(g, SMR_OP_convert, t, 1, &a);
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
		[SMR_F32] = 2e-5, [SMR_F64] = 1e-12, [SMR_F16] = 2e-3, [SMR_BF16] = 2e-2};
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		double a, b;

		if (memcmp(got + i * size, want + i * size, size) == 0)
			continue;
		a = to_double(t, got + i * size);
		b = to_double(t, want + i * size);
		if (!exact && smr_dtype_is_float(t) && fabs(a - b) <= digits[t] * (4 + fabs(b)))
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
	smr_node *a = s->left ? numbers(s->t, 2, DIMS(s->k, s->m)) : numbers(s->t, 2, DIMS(s->m, s->k));
	smr_node *b = s->right ? numbers(s->t, 2, DIMS(s->n, s->k))
			       : numbers(s->t, 2, DIMS(s->k, s->n));
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
			op2(SMR_OP_add, v, as(s->of, rd(numbers(s->t, 1, DIMS(s->n)), "b", "", ""))),
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
		check_shape(&s, rnd(2));
	}
}

/* Tiles of 128 x 128, which are chosen if a machine has few multiprocessors. */
static void large_tiles_are_right(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_BF16, SMR_F16};

	gpu_machine.processors = 1;
	for (int i = 0; i < 3; i++) {
		shape s = {.t = types[i],
			   .of = SMR_F32,
			   .m = 200,
			   .n = 128 + (i != 1 ? 1 : 8),
			   .k = 72,
			   .left = i == 2,
			   .right = i == 1,
			   .tight = true};

		check_shape(&s, i == 0);
	}
	gpu_machine.processors = 132;
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_types_and_layouts_are_right),
		cmocka_unit_test(large_tiles_are_right),
		cmocka_unit_test(older_gpus_are_right),
	};
	int bad;

	gpu_checks_ptx = true;
	bad = cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
	printf("%d products, %d with matrices, %d with copies; %lu bank conflicts\n",
	       gpu_launches[SMR_GPU_PRODUCT], matrices, copies, emu_conflicts());
	return bad != 0 || matrices < 5 || copies < 2 || emu_conflicts() > 0;
}
