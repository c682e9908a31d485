/* Attentions as one kernel, on the emulator, in three orders of threads, against code for this CPU:
 * types, layouts and odd sizes. */
#include "back/gpu/gpu.h"
#include "ir/graph/value.h"
#define IMPL smr_impl_emulated
#include "gpu_case.h"
#include "nest_case.h"

#include "attention_case.h"

extern const smr_impl smr_impl_nest;

enum { ORDERS = 3 };

static int matrices, copies; /* kernels with matrix instructions, and with copies */

static smr_node *numbers(smr_dtype t, const int64_t *dims)
{
	smr_node *v = array(t, 3, dims);
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		uint64_t bits = smr_value_from_double(t, ((double)rnd(4001) - 2000) / 1000);

		memcpy(memory[v->window->base] + i * size, &bits, size);
	}
	return v;
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

static void expect_near(smr_dtype t, const char *got, const char *want, const char *what)
{
	static const double digits[] = {
		[SMR_F32] = 1e-4, [SMR_F64] = 1e-12, [SMR_F16] = 2e-3, [SMR_BF16] = 2e-2};
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < MAX_BYTES / size; i++) {
		double a, b;

		if (memcmp(got + i * size, want + i * size, size) == 0)
			continue;
		a = to_double(t, got + i * size);
		b = to_double(t, want + i * size);
		if (fabs(a - b) <= digits[t] * (4 + fabs(b)))
			continue;
		fail_msg("%s: element %zu is %.17g, not %.17g", what, i, a, b);
	}
}

static void run_in_all_orders(const smr_codelet *c, smr_node *into, const char *what, bool one)
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
	if ((strstr(x->code.detail, "rows of an attention") != NULL &&
	     x->code.nlaunches == 1 + (x->code.launch[1].kind == SMR_GPU_JOIN)) != one)
		fail_msg("%s: %s", what, x->code.detail);
	matrices += strstr(smr_str_text(&x->code.ir), "= call <4 x float> @smr_d_multiply") != NULL;
	copies += strstr(smr_str_text(&x->code.ir), "call void @smr_d_copy(ptr %r") != NULL;
	for (int order = 0; order < ORDERS; order++) {
		memcpy(to, before, MAX_BYTES);
		gpu_order = (emu_order)order;
		if (smr_impl_emulated.run(x, &e, NULL) != SMR_OK)
			fail_msg("%s: %s", what, smr_errmsg());
		expect_near(into->type.dtype, to, want, what);
		if (order > 0)
			assert_memory_equal(to, first, MAX_BYTES);
		memcpy(first, to, MAX_BYTES);
	}
	smr_impl_emulated.release(x);
	smr_free(first);
	smr_free(want);
	smr_free(before);
}

static void check_attention(attention_case s)
{
	char what[160];

	begin_attention(&s);
	smr_node *q = numbers(s.t, sizes_of(&s, s.rows, s.width, s.turned));
	smr_node *k = numbers(s.t, sizes_of(&s, s.keys, s.width, s.turned));
	smr_node *v = numbers(s.t, sizes_of(&s, s.keys, s.columns, s.turned));
	smr_node *y = numbers(s.t, sizes_of(&s, s.rows, s.columns, false));
	const char *text[] = {"g", "a", "b"};

	nest->value = attention_of(&s, q, k, v);
	nest->pred = NULL;
	nest->store = index_of(text, 3);
	smr_codelet c = {.graph = g,
			 .fp = SMR_FP_REASSOC,
			 .in_full = true,
			 .nest = smr_graph_nest(g, nest, ins, nins, y)};

	snprintf(what, sizeof(what), "%s %lldx%lld, %lld keys of %lld, %s%s", smr_dtype_name(s.t),
		 (long long)s.rows, (long long)s.columns, (long long)s.keys, (long long)s.width,
		 s.causal ? "causal " : "", s.turned ? "turned" : "");
	run_in_all_orders(&c, y, what, s.width <= SMR_ATTENTION_WIDTH);
	for (uint32_t i = 0; i < g->nbases; i++)
		smr_free(memory[i]);
	smr_graph_free(g);
}

static void heads_of_64_and_128_are_right(void **state)
{
	tight = true;
	check_attention((attention_case){SMR_F32, 1, 40, 71, 128, 64, true, false});
	check_attention((attention_case){SMR_BF16, 1, 33, 72, 64, 128, true, false});
	check_attention((attention_case){SMR_F16, 1, 70, 72, 64, 64, false, false});
	tight = false;
}

static void odd_sizes_are_right(void **state)
{
	check_attention((attention_case){SMR_F32, 2, 9, 71, 20, 9, true, false});
	check_attention((attention_case){SMR_F32, 1, 17, 150, 8, 77, false, true});
	check_attention((attention_case){SMR_BF16, 1, 9, 130, 24, 33, false, true});
}

/* Few rows of many keys: blocks have chunks of them, the last one a short one. */
static void chunks_of_keys_are_joined(void **state)
{
	int before = gpu_launches[SMR_GPU_JOIN];

	check_attention((attention_case){SMR_F32, 2, 9, 300, 20, 9, true, false});
	check_attention((attention_case){SMR_F32, 1, 17, 513, 8, 77, false, true});
	tight = true;
	check_attention((attention_case){SMR_BF16, 1, 8, 800, 64, 64, false, false});
	check_attention((attention_case){SMR_F16, 3, 33, 531, 16, 24, true, false});
	tight = false;
	assert_int_equal(gpu_launches[SMR_GPU_JOIN] - before, 4 * ORDERS);
}

static void older_gpus_are_right(void **state)
{
	size_t shared = gpu_machine.shared;

	gpu_machine.like = 75;
	gpu_machine.shared = 64 << 10;
	check_attention((attention_case){SMR_F16, 1, 20, 70, 64, 64, true, false});
	check_attention((attention_case){SMR_BF16, 1, 20, 70, 32, 16, false, false});
	gpu_machine.like = 0;
	gpu_machine.shared = shared;
}

static void wide_heads_have_other_kernels(void **state)
{
	check_attention((attention_case){SMR_F32, 1, 10, 12, 129, 16, false, false});
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(heads_of_64_and_128_are_right),
		cmocka_unit_test(odd_sizes_are_right),
		cmocka_unit_test(chunks_of_keys_are_joined),
		cmocka_unit_test(older_gpus_are_right),
		cmocka_unit_test(wide_heads_have_other_kernels),
	};
	int bad;

	gpu_checks_ptx = true;
	bad = cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
	printf("%d attentions, %d with matrices, %d with copies; %lu bank conflicts\n",
	       gpu_launches[SMR_GPU_ATTENTION], matrices, copies, emu_conflicts());
	return bad != 0 || matrices < 3 || copies < 1 || emu_conflicts() > 0;
}
