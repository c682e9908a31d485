/* Plans of nests: joined loops (collapse.c), tiles (schedule.c); and results compared with direct
 * evaluation. */
#include "nest_case.h"

#include "back/cpu/codegen/plan/nest.h"

/* Like array(), with a gap of that many numbers behind each row, and dimensions in order @p by. */
static smr_node *lying(int rank, const int64_t *dims, int64_t gap, const int *by)
{
	smr_node *v = array(SMR_F32, rank, dims);
	smr_window w = {.base = v->window->base, .offset = num(0)};
	int64_t stride = 4;

	for (int d = rank; d-- > 0;) {
		w.stride[by[d]] = num(stride);
		stride *= dims[by[d]] + gap;
	}
	return smr_graph_view(g, &v->type, &w, "V");
}

#define BY(...)             \
	(const int[])       \
	{                   \
		__VA_ARGS__ \
	}

static nest_plan p;

static void plan(const smr_expr *value, smr_node *into, const char *const text[3], bool generic)
{
	smr_codelet c = {.graph = g};
	smr_env e = env();
	nest_cpu cpu;

	nest->value = value;
	nest->store = index_of(text, (int)into->type.rank);
	c.nest = smr_graph_nest(g, nest, ins, nins, into);
	nest_cpu_host(&cpu);
	cpu.generic = generic;
	assert_int_equal(nest_plan_make(&p, &c, &e, &cpu), SMR_OK);
}

static void joins(const smr_expr *value, smr_node *into, const char *const text[3], bool generic,
		  const int64_t *extent)
{
	plan(value, into, text, generic);
	for (uint32_t l = 0; l < nest->nloops; l++)
		assert_int_equal(p.extent[l], extent[l]);
	check("joined loops", value, NULL, into, text[0], text[1], text[2]);
}

static const char *const AB[] = {"a", "b", ""}, *const ABC[] = {"a", "b", "c"};

static void dense_rows_are_one(void **state)
{
	for (int generic = 0; generic < 2; generic++) {
		begin(2, 3, DIMS(21, 17));
		smr_node *x = lying(2, DIMS(21, 17), 0, BY(0, 1)),
			 *to = lying(2, DIMS(21, 17), 0, BY(0, 1));
		const smr_expr *e = rd(x, "a", "b", "");

		joins(op2(SMR_OP_mul, e, e), to, AB, generic,
		      generic ? DIMS(21, 17) : DIMS(1, 21 * 17));
	}
}

static void rows_with_gaps_are_not(void **state)
{
	for (int which = 0; which < 2; which++) {
		begin(2, 3, DIMS(21, 17));
		smr_node *x = lying(2, DIMS(21, 17), which, BY(0, 1)),
			 *to = lying(2, DIMS(21, 17), !which, BY(0, 1));
		const smr_expr *e = rd(x, "a", "b", "");

		joins(op2(SMR_OP_mul, e, e), to, AB, false, DIMS(21, 17));
	}
}

/* An operand shared by all rows prevents joining of the loop over rows, but not of loops inside of
 * a row. */
static void a_row_that_all_read_stays_a_row(void **state)
{
	begin(3, 7, DIMS(5, 4, 17));
	smr_node *x = lying(3, DIMS(5, 4, 17), 0, BY(0, 1, 2)), *b = lying(1, DIMS(17), 0, BY(0)),
		 *to = lying(3, DIMS(5, 4, 17), 0, BY(0, 1, 2));

	joins(op2(SMR_OP_add, rd(x, "a", "b", "c"), rd(b, "c", "", "")), to, ABC, false,
	      DIMS(1, 20, 17));
}

static void turned_rows_are_not_one(void **state)
{
	begin(3, 7, DIMS(5, 4, 17));
	smr_node *x = lying(3, DIMS(5, 4, 17), 0, BY(2, 0, 1)),
		 *to = lying(3, DIMS(5, 4, 17), 0, BY(0, 1, 2));

	joins(op2(SMR_OP_mul, rd(x, "a", "b", "c"), lit(SMR_F32, 3)), to, ABC, false,
	      DIMS(1, 20, 17));
	begin(2, 3, DIMS(21, 17));
	x = lying(2, DIMS(21, 17), 0, BY(1, 0));
	to = lying(2, DIMS(21, 17), 0, BY(0, 1));
	joins(op2(SMR_OP_mul, rd(x, "a", "b", ""), lit(SMR_F32, 3)), to, AB, false, DIMS(21, 17));
}

static void counters_stay(void **state)
{
	begin(2, 3, DIMS(21, 17));
	smr_node *x = lying(2, DIMS(21, 17), 0, BY(0, 1)),
		 *to = lying(2, DIMS(21, 17), 0, BY(0, 1));
	const smr_expr *i = smr_expr_loop(g, 1), *k;

	k = smr_expr_op(g, SMR_OP_convert, SMR_F32, 1, &i);
	joins(op2(SMR_OP_mul, rd(x, "a", "b", ""), k), to, AB, false, DIMS(21, 17));
}

static void sums_over_other_loops_do_not_matter(void **state)
{
	begin(3, 3, DIMS(6, 7, 9));
	smr_node *x = lying(3, DIMS(6, 7, 9), 0, BY(0, 1, 2)),
		 *to = lying(2, DIMS(6, 7), 0, BY(0, 1));

	joins(sum("c", rd(x, "a", "b", "c")), to, AB, false, DIMS(1, 42, 9));
	begin(3, 3, DIMS(6, 7, 6)); /* the sum runs along the loop to be joined */
	x = lying(3, DIMS(6, 7, 6), 0, BY(0, 2, 1));
	to = lying(2, DIMS(6, 7), 0, BY(0, 1));
	joins(sum("c", rd(x, "a", "b", "c")), to, AB, false, DIMS(6, 7, 6));
}

static void loops_of_one_sum_are_one(void **state)
{
	static const char *const orders[] = {"bc", "cb", "bc", "bc"};

	for (int i = 0; i < 4;
	     i++) { /* contiguous; transposed; with a gap; one loop also in another sum */
		bool is_one = i == 0;

		begin(3, 1, DIMS(21, 17, 11));
		smr_node *x = lying(3, DIMS(21, 17, 11), i == 2, BY(0, 1, 2)),
			 *y = lying(1, DIMS(11), 0, BY(0)), *to = lying(1, DIMS(21), 0, BY(0));
		const smr_expr *e = sum(orders[i], rd(x, "a", "b", "c"));

		if (i == 3)
			e = op2(SMR_OP_add, e, sum("c", rd(y, "c", "", "")));
		joins(e, to, (const char *const[]){"a", "", ""}, false,
		      is_one ? DIMS(21, 17 * 11, 1) : DIMS(21, 17, 11));
	}
}

static void large_sums_of_one_loop_are_cut(void **state)
{
	begin(2, 0, DIMS(20011, 11));
	smr_node *x = lying(2, DIMS(20011, 11), 0, BY(0, 1));
	const smr_expr *e, *top, *pick[3];

	check("a sum", sum("ab", rd(x, "a", "b", "")), NULL, NULL, "", "", "");
	begin(2, 0, DIMS(20011, 11));
	x = lying(2, DIMS(20011, 11), 0, BY(0, 1));
	e = pick[1] = rd(x, "a", "b", "");
	top = pick[2] = acc(SMR_F32);
	pick[0] = op2(SMR_OP_gt, e, top);
	check("the greatest",
	      fold("ab", lit(SMR_F32, -100), smr_expr_op(g, SMR_OP_select, SMR_F32, 3, pick)), NULL,
	      NULL, "", "", "");
}

/* Along rows, a scan waits for its previous step, and lanes of several rows are loaded one by one:
 * eight rows run together. Along columns, lanes are columns. */
static void scans_of_rows_go_side_by_side(void **state)
{
	for (uint32_t along = 0; along < 2; along++) {
		begin(2, 3, DIMS(300, 200));
		smr_node *x = lying(2, DIMS(300, 200), 0, BY(0, 1)),
			 *to = lying(2, DIMS(300, 200), 0, BY(0, 1));
		smr_expr *s = smr_arena_alloc(g->arena, sizeof(*s));

		*s = (smr_expr){.kind = SMR_EXPR_SCAN,
				.type = SMR_F32,
				.nloops = 1,
				.loops = {along},
				.nacc = 1};
		s->init[0] = lit(SMR_F32, 0);
		s->step[0] = op2(SMR_OP_add, acc(SMR_F32), rd(x, "a", "b", ""));
		plan(s, to, AB, false);
		assert_int_equal(p.stages[0].vloop, along == 0 ? 1 : -1);
		assert_int_equal(p.stages[0].tile[0], along == 0 ? 1 : 8);
		slack = 64;
		check("sums along", s, NULL, to, "a", "b", "");
		slack = 1;
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(dense_rows_are_one),
		cmocka_unit_test(rows_with_gaps_are_not),
		cmocka_unit_test(a_row_that_all_read_stays_a_row),
		cmocka_unit_test(turned_rows_are_not_one),
		cmocka_unit_test(counters_stay),
		cmocka_unit_test(sums_over_other_loops_do_not_matter),
		cmocka_unit_test(loops_of_one_sum_are_one),
		cmocka_unit_test(large_sums_of_one_loop_are_cut),
		cmocka_unit_test(scans_of_rows_go_side_by_side),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
