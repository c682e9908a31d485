/* Scans by teams, on the emulator, in three orders of threads, against code for this CPU: integers
 * and extremes have the same bits, sums of floats are near, and no result depends on the order. */
#include "back/gpu/gpu.h"
#include "ir/graph/value.h"
#define IMPL smr_impl_emulated
#include "gpu_case.h"
#include "nest_case.h"

#include "scan_case.h"

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

static double number(smr_dtype t, const char *p)
{
	uint64_t bits = 0;

	memcpy(&bits, p, smr_dtype_size(t));
	return smr_value_to_double(t, bits);
}

static void expect_near(smr_dtype t, const char *got, const char *want, size_t n, bool sum)
{
	size_t size = smr_dtype_size(t);
	double scale = 1;

	for (size_t i = 0; i < n; i++) {
		double a = number(t, got + i * size), b = number(t, want + i * size);

		scale = fmax(scale, fabs(b));
		if (memcmp(got + i * size, want + i * size, size) != 0 &&
		    !(sum && smr_dtype_is_float(t) &&
		      fabs(a - b) <= scale * (t == SMR_F64 ? 1e-12 : 2e-5)))
			fail_msg("element %zu of %s is %.17g, not %.17g", i, smr_dtype_name(t), a,
				 b);
	}
}

/* Scans @p n iterations of @p rows rows, along the last dimension or the first: the last
 * of @p launches kernels has this kind. */
static void try_scan(smr_dtype t, smr_op op, int64_t rows, int64_t n, bool last, bool exclusive,
		     smr_gpu_kind kind, int launches)
{
	const int64_t *dims = last ? DIMS(rows, n) : DIMS(n, rows);
	char *first = smr_malloc(MAX_BYTES), *want = smr_malloc(MAX_BYTES);
	smr_node *x, *y;
	size_t bytes = (size_t)(rows * n) * smr_dtype_size(t);
	int all = 0;

	begin(2, 3, dims);
	tight = true;
	x = array(t, 2, dims);
	if (t == SMR_I64)
		for (int64_t i = 0; i < rows * n; i++)
			((int64_t *)(void *)memory[x->window->base])[i] = (int64_t)rnd(2001) - 1000;
	y = array(t, 2, dims);
	nest->value = scan_of(op, rd(x, "a", "b", ""), last ? 1 : 0, exclusive);
	if (rnd(2)) /* of the element, too */
		nest->value = op2(SMR_OP_maximum, nest->value, rd(x, "a", "b", ""));
	nest->pred = NULL;
	nest->store = index_of((const char *[]){"a", "b"}, 2);
	smr_codelet c = {
		.graph = g, .fp = SMR_FP_REASSOC, .nest = smr_graph_nest(g, nest, ins, nins, y)};

	run_by(&smr_impl_nest, &c, EMU_FORWARD);
	memcpy(want, memory[y->window->base], bytes);
	memset(gpu_launches, 0, sizeof(gpu_launches));
	for (int order = 0; order < ORDERS; order++) {
		memset(memory[y->window->base], 0xee, bytes);
		run_by(&smr_impl_emulated, &c, (emu_order)order);
		expect_near(t, memory[y->window->base], want, (size_t)(rows * n), op == SMR_OP_add);
		if (order > 0)
			assert_memory_equal(memory[y->window->base], first, bytes);
		memcpy(first, memory[y->window->base], bytes);
	}
	for (int k = 0; k < SMR_GPU_KINDS; k++)
		all += gpu_launches[k];
	if (all != ORDERS * launches || gpu_launches[kind] < ORDERS)
		fail_msg("%lld x %lld: %d of %s", (long long)rows, (long long)n, gpu_launches[kind],
			 smr_gpu_kind_name(kind));
	for (uint32_t i = 0; i < g->nbases; i++)
		smr_free(memory[i]);
	smr_graph_free(g);
	smr_free(first);
	smr_free(want);
	tight = false;
}

static const smr_dtype types[] = {SMR_F32, SMR_I32, SMR_F64, SMR_I64};
static const smr_op ops[] = {SMR_OP_add, SMR_OP_maximum, SMR_OP_add, SMR_OP_minimum};

static void warps_scan_many_short_rows(void **state)
{
	gpu_machine.processors = 1;
	for (int i = 0; i < 8; i++)
		try_scan(types[i % 4], ops[i / 2], 70 + some(20), 64 + some(200), i % 3 != 0, i % 2,
			 SMR_GPU_WARP_ROWS, 1);
	gpu_machine.processors = 132;
}

static void blocks_scan_few_rows(void **state)
{
	for (int i = 0; i < 8; i++)
		try_scan(types[i % 4], ops[i / 2], some(3),
			 i < 4 ? 64 + some(500) : 2000 + some(3000), i % 3 != 0, i % 2,
			 SMR_GPU_BLOCK_ROWS, 1);
}

/* Of one row or two, whose chunks start from those before. */
static void long_rows_are_scanned_in_chunks(void **state)
{
	for (int i = 0; i < 8; i++)
		try_scan(types[i % 4], ops[i / 2], some(2), 8192 + some(15000), i % 3 != 0, i % 2,
			 SMR_GPU_BLOCK_ROWS, 2);
}

static void a_thread_scans_a_column_of_many(void **state)
{
	gpu_machine.processors = 1;
	try_scan(SMR_F32, SMR_OP_add, 700, 80, false, false, SMR_GPU_CHAIN, 1);
	gpu_machine.processors = 132;
	try_scan(SMR_F32, SMR_OP_add, 2, 40, true, true, SMR_GPU_CHAIN, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(warps_scan_many_short_rows),
		cmocka_unit_test(blocks_scan_few_rows),
		cmocka_unit_test(long_rows_are_scanned_in_chunks),
		cmocka_unit_test(a_thread_scans_a_column_of_many),
	};

	gpu_checks_ptx = true;
	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
