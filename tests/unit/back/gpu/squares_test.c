/* Chains whose operands are turned, on the emulator, in three orders of threads: the bits of the
 * code for this CPU, at odd sizes, with batches, and for numbers of all sizes. */
#include "back/gpu/gpu.h"
#define IMPL smr_impl_emulated
#include "gpu_case.h"
#include "nest_case.h"

extern const smr_impl smr_impl_nest;

enum { ORDERS = 3 };

static void run_by(const smr_impl *impl, const smr_codelet *c, emu_order order)
{
	smr_env e = env();
	smr_exec *x;

	gpu_order = order;
	if (impl->prepare(c, &e, NULL, &x) != SMR_OK || impl->run(x, &e, NULL) != SMR_OK)
		fail_msg("%s: %s", impl->name, smr_errmsg());
	impl->release(x);
}

/* y[g, a, b] of x[g, b, a], and of more: 1: z[g, a, b], 2: w[b, a], 4: v[a]. */
static const smr_expr *value_of(smr_dtype t, const int64_t *n, int more)
{
	smr_node *x = array(t, 3, DIMS(n[2], n[1], n[0]));
	const smr_expr *v = rd(x, "c", "b", "a");
	smr_op op = t == SMR_I1 ? SMR_OP_xor : SMR_OP_add;

	if (more & 1)
		v = op2(op, v, rd(array(t, 3, DIMS(n[2], n[0], n[1])), "c", "a", "b"));
	if (more & 2)
		v = op2(op, rd(array(t, 2, DIMS(n[1], n[0])), "b", "a", ""), v);
	if (more & 4)
		v = op2(op, v, rd(array(t, 1, DIMS(n[0])), "a", "", ""));
	return v;
}

static void try_square(smr_dtype t, int64_t rows, int64_t columns, int64_t batch, int more,
		       smr_gpu_kind kind)
{
	const int64_t n[] = {rows, columns, batch};
	size_t bytes = (size_t)(rows * columns * batch) * smr_dtype_size(t);
	char *want = smr_malloc(bytes + 1);
	smr_node *y;

	begin(3, 7, n);
	tight = rnd(2);
	nest->value = value_of(t, n, more);
	for (uint32_t b = 0; b < g->nbases && t == SMR_I1; b++)
		for (int i = 0; i < MAX_BYTES; i++)
			memory[b][i] &= 1;
	tight = true;
	y = array(t, 3, DIMS(batch, rows, columns));
	tight = false;
	nest->pred = NULL;
	nest->store = index_of((const char *[]){"c", "a", "b"}, 3);
	smr_codelet c = {.graph = g, .nest = smr_graph_nest(g, nest, ins, nins, y)};

	run_by(&smr_impl_nest, &c, EMU_FORWARD);
	memcpy(want, memory[y->window->base], bytes);
	memset(gpu_launches, 0, sizeof(gpu_launches));
	for (int order = 0; order < ORDERS; order++) {
		memset(memory[y->window->base], 0xee, bytes);
		run_by(&smr_impl_emulated, &c, (emu_order)order);
		if (memcmp(memory[y->window->base], want, bytes) != 0)
			fail_msg("%s, %lld x %lld x %lld, %d", smr_dtype_name(t), (long long)batch,
				 (long long)rows, (long long)columns, more);
	}
	assert_int_equal(gpu_launches[kind], ORDERS);
	for (uint32_t b = 0; b < g->nbases; b++)
		smr_free(memory[b]);
	smr_graph_free(g);
	smr_free(want);
}

static void turned_operands_pass_through_shared_memory(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_F64, SMR_F16, SMR_BF16, SMR_I8, SMR_I1};

	for (int i = 0; i < 12; i++)
		try_square(types[i % 6], 16 + some(90), 16 + some(90), i % 3 == 0 ? 1 + some(3) : 1,
			   i % 8, SMR_GPU_SQUARES);
	try_square(SMR_F32, 64, 96, 2, 7, SMR_GPU_SQUARES);
	try_square(SMR_F32, 16, 16, 1, 0, SMR_GPU_SQUARES);
	try_square(SMR_F32, 15, 200, 1, 0, SMR_GPU_CHAIN);
}

/* The chosen arm alone may be read: the other one may be outside of the array. */
static void arms_of_a_condition_are_not_read_ahead(void **state)
{
	begin(2, 3, DIMS(40, 50));
	smr_node *x = array(SMR_F32, 2, DIMS(50, 40)), *y = array(SMR_F32, 2, DIMS(40, 50));
	const smr_expr *at = smr_expr_loop(g, 1), *i = smr_expr_loop(g, 0);
	const smr_expr *args[] = {op2(SMR_OP_lt, at, i), rd(x, "b", "a", ""), lit(SMR_F32, 1)};

	nest->value = smr_expr_op(g, SMR_OP_select, SMR_F32, 3, args);
	nest->pred = NULL;
	nest->store = index_of((const char *[]){"a", "b"}, 2);
	smr_codelet c = {.graph = g, .nest = smr_graph_nest(g, nest, ins, nins, y)};

	memset(gpu_launches, 0, sizeof(gpu_launches));
	run_by(&smr_impl_emulated, &c, EMU_FORWARD);
	assert_int_equal(gpu_launches[SMR_GPU_SQUARES], 0);
	for (uint32_t b = 0; b < g->nbases; b++)
		smr_free(memory[b]);
	smr_graph_free(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(turned_operands_pass_through_shared_memory),
		cmocka_unit_test(arms_of_a_condition_are_not_read_ahead),
	};

	gpu_checks_ptx = true;
	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
