/* Folds that keep an element and its place, on the emulator, in three orders of threads: the result
 * is that of the code for this CPU, whatever elements are equal or NaN, and however many threads
 * there are. */
#include "back/cpu/codegen/plan/nest.h"
#include "back/gpu/gpu.h"
#include "ir/graph/value.h"
#define IMPL smr_impl_emulated
#include "gpu_case.h"
#include "nest_case.h"

#include "pick_case.h"

extern const smr_impl smr_impl_nest;

enum { ORDERS = 3 };

static void put_numbers(smr_dtype t, char *to, int64_t n, unsigned few, bool nans)
{
	size_t size = smr_dtype_size(t);

	for (int64_t i = 0; i < n; i++) {
		double v = (double)rnd(few) - few / 2;
		uint64_t bits;

		if (smr_dtype_is_float(t))
			bits = smr_value_from_double(t, nans && rnd(50) == 0 ? NAN : v);
		else
			bits = (uint64_t)(int64_t)v;
		memcpy(to + (size_t)i * size, &bits, size);
	}
}

static void run_by(const smr_impl *impl, const smr_codelet *c, emu_order order)
{
	smr_env e = env();
	smr_exec *x;

	gpu_order = order;
	if (impl->prepare(c, &e, NULL, &x) != SMR_OK || impl->run(x, &e, NULL) != SMR_OK)
		fail_msg("%s: %s", impl->name, smr_errmsg());
	impl->release(x);
}

/* A row of @p n elements for each of @p rows; @p divides: threads divide a row. */
static void try_pick(pick_form f, smr_dtype t, int64_t rows, int64_t n, bool nans, bool divides)
{
	uint32_t result = (uint32_t)rnd(2);
	int first = (int)rnd(2), start = first > 0 ? (int)rnd(2) : 0;
	bool from_data = rnd(2);
	char want[1 << 12];
	smr_node *x, *y;
	const smr_expr *v;
	size_t bytes;

	begin(2, 1, DIMS(rows, n));
	tight = true;
	x = array(t, 2, DIMS(rows, n));
	put_numbers(t, memory[x->window->base], rows * n, rnd(2) ? 5 : 1000, nans);
	y = array(result == 0 ? t : SMR_I32, 1, DIMS(rows));
	v = from_data ? rd(x, "a", "0", "") : lit(t, rnd(2) || f == PICK_LEAST ? 2 : -1000);
	v = pick(f, rd(x, "a", "b", ""), v, start, first, result);
	nest->value = v;
	nest->pred = NULL;
	nest->store = index_of((const char *[]){"a"}, 1);
	smr_codelet c = {.graph = g, .nest = smr_graph_nest(g, nest, ins, nins, y)};

	bytes = (size_t)rows * smr_dtype_size(y->type.dtype);
	run_by(&smr_impl_nest, &c, EMU_FORWARD);
	memcpy(want, memory[y->window->base], bytes);
	memset(gpu_launches, 0, sizeof(gpu_launches));
	for (int order = 0; order < ORDERS; order++) {
		memset(memory[y->window->base], 0xee, bytes);
		run_by(&smr_impl_emulated, &c, (emu_order)order);
		if (memcmp(memory[y->window->base], want, bytes) != 0)
			fail_msg("form %d of %s, %lld x %lld, result %u", (int)f, smr_dtype_name(t),
				 (long long)rows, (long long)n, result);
	}
	assert_int_equal(gpu_launches[SMR_GPU_CHAIN] == 0, divides);
	for (uint32_t i = 0; i < g->nbases; i++)
		smr_free(memory[i]);
	smr_graph_free(g);
	tight = false;
}

static void the_place_of_an_extreme_is_that_of_the_cpu(void **state)
{
	static const smr_dtype types[] = {SMR_F32, SMR_F64, SMR_I32, SMR_F16, SMR_I64};

	for (int f = 0; f < PICK_FORMS; f++)
		for (int i = 0; i < 3; i++) {
			smr_dtype t = types[(f + i) % 5];

			try_pick((pick_form)f, t, some(3), 2000 + some(3000), i % 2, true);
			gpu_machine.processors = 1;
			try_pick((pick_form)f, t, 70 + some(30), 64 + some(150), true, true);
			gpu_machine.processors = 132;
			if (i == 0)
				try_pick((pick_form)f, t, some(90), some(40), true, false);
		}
}

/* Steps that look at more than the order of the elements, or at fewer. */
static void a_fold_whose_parts_cannot_be_joined_stays_in_order(void **state)
{
	const nest_cpu cpu = {.vector = 1, .registers = 64, .simt = 1 << 17, .picks = true};
	smr_codelet c;
	smr_node *x, *y;
	nest_plan *p = smr_malloc(sizeof(*p));
	smr_env e = {0};
	nest_pick k;

	begin(2, 1, DIMS(3, 500));
	x = array(SMR_F32, 2, DIMS(3, 500));
	y = array(SMR_I32, 1, DIMS(3));
	const smr_expr *v = rd(x, "a", "b", ""),
		       *good = pick(PICK_GREATEST, v, lit(SMR_F32, 0), 0, 0, 1);
	/* starts behind the first element */
	const smr_expr *late = pick(PICK_GREATEST, v, lit(SMR_F32, 0), 7, 0, 1);
	/* keeps the element before one that is less: of neighbours, not of all */
	const smr_expr *near = pick(PICK_GREATEST, v, lit(SMR_F32, 0), 0, 0, 1);
	smr_expr *always = smr_arena_alloc(g->arena, sizeof(*always)),
		 *mixed = smr_arena_alloc(g->arena, sizeof(*mixed));

	*always = *near; /* each element less than the one before, in a row of its own */
	always->step[0] = choose(both(SMR_OP_ne, SMR_I1, v, smr_expr_acc(g, SMR_F32, 0, 0)), v,
				 smr_expr_acc(g, SMR_F32, 0, 0));
	always->step[1] = choose(both(SMR_OP_lt, SMR_I1, v, smr_expr_acc(g, SMR_F32, 0, 0)),
				 good->step[1]->args[1], smr_expr_acc(g, SMR_I32, 0, 1));
	*mixed = *near; /* the greatest one, and the place of the least */
	mixed->step[1] = choose(both(SMR_OP_lt, SMR_I1, v, smr_expr_acc(g, SMR_F32, 0, 0)),
				good->step[1]->args[1], smr_expr_acc(g, SMR_I32, 0, 1));
	nest->value = good;
	nest->pred = NULL;
	nest->store = index_of((const char *[]){"a"}, 1);
	c = (smr_codelet){.graph = g, .nest = smr_graph_nest(g, nest, ins, nins, y)};
	e = env();
	if (nest_plan_make(p, &c, &e, &cpu) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(nest_fold_pick(p, good, &k));
	assert_int_equal(k.value, 0);
	assert_false(nest_fold_pick(p, late, &k));
	assert_false(nest_fold_pick(p, always, &k));
	assert_false(nest_fold_pick(p, mixed, &k));
	for (uint32_t i = 0; i < g->nbases; i++)
		smr_free(memory[i]);
	smr_graph_free(g);
	smr_free(p);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_place_of_an_extreme_is_that_of_the_cpu),
		cmocka_unit_test(a_fold_whose_parts_cannot_be_joined_stays_in_order),
	};

	gpu_checks_ptx = true;
	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
