/* Predicted compute time of generated code (count.c): equal parts count once, strided or gathered
 * elements count for each lane, sums in chunks are not added twice. */
#include "nest_case.h"

#include "back/cpu/codegen/plan/count.h"

static const char *const A[] = {"a", "", ""}, *const AB[] = {"a", "b", ""};

static bool masks; /* for the rest of a row */
static int vector = 32;

static smr_work count(const smr_expr *value, smr_node *into, const char *const text[3])
{
	static nest_plan p;
	smr_codelet c = {.graph = g};
	smr_env e = env();
	nest_cpu cpu;
	smr_work w = {.cycles = 0};

	nest->value = value;
	nest->store = index_of(text, (int)into->type.rank);
	c.nest = smr_graph_nest(g, nest, ins, nins, into);
	nest_cpu_host(&cpu);
	cpu.vector = vector;
	cpu.quotients = true;
	cpu.scalef = masks;
	assert_int_equal(nest_plan_make(&p, &c, &e, &cpu), SMR_OK);
	nest_count(&p, &w);
	for (uint32_t b = 0; b < g->nbases; b++)
		smr_free(memory[b]);
	smr_graph_free(g);
	return w;
}

/* Cycles of (x y) op (x y), where the second product is an equal node, or one of other numbers. */
static double products(bool equal)
{
	begin(1, 1, DIMS(4096));
	smr_node *x = array(SMR_F32, 1, DIMS(4097)), *y = array(SMR_F32, 1, DIMS(4097)),
		 *to = array(SMR_F32, 1, DIMS(4096));
	const smr_expr *one = op2(SMR_OP_mul, rd(x, "a", "", ""), rd(y, "a", "", ""));
	const smr_expr *two =
		op2(SMR_OP_mul, rd(x, equal ? "a" : "a1", "", ""), rd(y, "a", "", ""));

	return count(op2(SMR_OP_div, one, two), to, A).cycles;
}

/* Cycles of (x and y) op z. */
static double bits(smr_op op, int bytes)
{
	double cycles;

	vector = bytes;
	begin(1, 1, DIMS(4096));
	smr_node *x = array(SMR_I32, 1, DIMS(4096)), *y = array(SMR_I32, 1, DIMS(4096)),
		 *z = array(SMR_I32, 1, DIMS(4096)), *to = array(SMR_I32, 1, DIMS(4096));

	cycles = count(op2(op, op2(SMR_OP_and, rd(x, "a", "", ""), rd(y, "a", "", "")),
			   rd(z, "a", "", "")),
		       to, A)
			 .cycles;
	vector = 32;
	return cycles;
}

static void any_function_of_three_words_is_one_instruction(void **state)
{
	assert_true(bits(SMR_OP_xor, 64) < bits(SMR_OP_add, 64));
	assert_true(bits(SMR_OP_xor, 32) == bits(SMR_OP_add, 32));
}

static void equal_parts_are_computed_once(void **state)
{
	double once = products(true), both = products(false);

	assert_true(once > 4096 / 8 && both > once * 1.15);
}

static double reading(int step)
{
	begin(1, 1, DIMS(4000));
	smr_node *x = array(SMR_F32, 1, DIMS(4000 * step)), *to = array(SMR_F32, 1, DIMS(4000));
	const smr_expr *e = rd(x, "a", "", "");

	e->index[0].coef[0] = num(step);
	return count(op2(SMR_OP_mul, e, lit(SMR_F32, 3)), to, A).cycles;
}

static void numbers_at_a_distance_are_read_one_by_one(void **state)
{
	double dense = reading(1), pairs = reading(2), far = reading(5);

	assert_true(dense < 4000 && pairs > dense && far > 1.5 * dense && far > 0.4 * 4000);
}

static double picking(int64_t table, bool sorted)
{
	begin(1, 1, DIMS(4096));
	smr_node *x = array(SMR_F32, 1, DIMS(table)), *at = array(SMR_I32, 1, DIMS(4096)),
		 *to = array(SMR_F32, 1, DIMS(4096));
	const smr_expr *e = rd(x, sorted ? "a" : "", "", ""), *i = rd(at, "a", "", "");

	if (!sorted) {
		e->index[0].indirect = i;
		e->index[0].indirect_coef = num(1);
	}
	return count(op2(SMR_OP_mul, e, lit(SMR_F32, 3)), to, A).cycles;
}

static void picked_numbers_take_longer_the_larger_the_table(void **state)
{
	double beside = picking(5000, true), near = picking(5000, false),
	       far = picking(200000, false);

	assert_true(near > 2 * beside && near > 4096 && far > 2 * near);
}

static double summing(int64_t rows, int64_t columns, bool all)
{
	begin(2, all ? 0 : 1, DIMS(rows, columns));
	smr_node *x = array(SMR_F32, 2, DIMS(rows, columns)),
		 *to = array(SMR_F32, all ? 0 : 1, DIMS(rows));

	return count(sum(all ? "ab" : "b", rd(x, "a", "b", "")), to,
		     all ? (const char *const[]){"", "", ""} : A)
		.cycles;
}

static void sums_in_chunks_are_summed_once(void **state)
{
	double rows = summing(200, 1000, false), whole = summing(200, 1000, true);

	assert_true(whole > 200 * 1000 / 8 * 0.3 && whole < 1.5 * rows);
}

static void rows_that_fill_no_vector_take_longer(void **state)
{
	double whole = summing(300, 128, false), rest = summing(300, 127, false);

	masks = true;
	assert_true(rest > 1.2 * whole && summing(300, 127, false) <= whole);
	masks = false;
}

static void functions_are_counted_by_lanes(void **state)
{
	begin(1, 1, DIMS(4096));
	smr_node *x = array(SMR_F32, 1, DIMS(4096)), *to = array(SMR_F32, 1, DIMS(4096));
	const smr_expr *e = rd(x, "a", "", ""), *f = smr_expr_op(g, SMR_OP_exp, SMR_F32, 1, &e);
	const smr_expr *t = smr_expr_op(g, SMR_OP_exp, SMR_F32, 1, &e);
	smr_work w = count(op2(SMR_OP_mul, f, t), to, A);

	assert_float_equal(w.dear[SMR_MATH_FN_EXP], 4096, 1e-6);
	assert_float_equal(w.dear[SMR_MATH_FN_SINE], 0, 0);
}

/* Cycles of sums of rows of 10 chosen by an index array. */
static double picked_rows(void)
{
	begin(2, 1, DIMS(4096, 10));
	smr_node *x = array(SMR_F64, 2, DIMS(3000, 10)), *at = array(SMR_I32, 1, DIMS(4096)),
		 *to = array(SMR_F64, 1, DIMS(4096));
	const smr_expr *e = rd(x, "", "b", ""), *i = rd(at, "a", "", "");

	e->index[0].indirect = i;
	e->index[0].indirect_coef = num(1);
	return count(sum("b", e), to, A).cycles;
}

static void rows_that_lanes_have_are_loaded_as_vectors(void **state)
{
	double cycles = picked_rows();

	assert_true(cycles > 4096 * 10 / 8 && cycles < 4096 * 10 * 1.6);
}

static void what_a_remainder_takes_hangs_on_its_digits(void **state)
{
	double n[2];

	for (int wide = 0; wide < 2; wide++) {
		smr_dtype t = wide ? SMR_F64 : SMR_F32;

		begin(1, 1, DIMS(4096));
		smr_node *x = array(t, 1, DIMS(4096)), *to = array(t, 1, DIMS(4096));

		n[wide] = count(op2(SMR_OP_rem, rd(x, "a", "", ""), lit(t, 3)), to, A)
				  .dear[SMR_MATH_FN_OTHER];
	}
	assert_true(n[0] >= 4096 && n[1] > 2 * n[0]);
}

static double running(uint32_t along)
{
	begin(2, 3, DIMS(1000, 64));
	smr_node *x = array(SMR_F32, 2, DIMS(1000, 64)), *to = array(SMR_F32, 2, DIMS(1000, 64));
	smr_expr *s = smr_arena_alloc(g->arena, sizeof(*s));

	*s = (smr_expr){
		.kind = SMR_EXPR_SCAN, .type = SMR_F32, .nloops = 1, .loops = {along}, .nacc = 1};
	s->init[0] = lit(SMR_F32, 0);
	s->step[0] = op2(SMR_OP_maximum, acc(SMR_F32), rd(x, "a", "b", ""));
	return count(s, to, AB).cycles;
}

static void scans_wait_for_the_step_before(void **state)
{
	assert_true(running(0) > 1000 * 10); /* lanes along rows: 1000 steps */
	assert_true(running(1) > running(0));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(any_function_of_three_words_is_one_instruction),
		cmocka_unit_test(equal_parts_are_computed_once),
		cmocka_unit_test(numbers_at_a_distance_are_read_one_by_one),
		cmocka_unit_test(picked_numbers_take_longer_the_larger_the_table),
		cmocka_unit_test(sums_in_chunks_are_summed_once),
		cmocka_unit_test(rows_that_fill_no_vector_take_longer),
		cmocka_unit_test(rows_that_lanes_have_are_loaded_as_vectors),
		cmocka_unit_test(what_a_remainder_takes_hangs_on_its_digits),
		cmocka_unit_test(functions_are_counted_by_lanes),
		cmocka_unit_test(scans_wait_for_the_step_before),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
