/* Rows times large matrices: their sums are computed in parts (plan/parts.c). */
#include "back/cpu/codegen/plan/nest.h"
#include "nest_case.h"

static const smr_expr *widened(const smr_expr *a)
{
	return smr_expr_op(g, SMR_OP_convert, SMR_F32, 1, &a);
}

/* Checks the number of folds in parts and the rows of a part, then the results. */
static void expect_parts(const smr_expr *value, smr_node *into, int folds, int64_t parts)
{
	static nest_plan p;
	smr_codelet c = {.graph = g, .fp = SMR_FP_REASSOC};
	smr_env e = env();
	nest_cpu cpu;

	nest->value = value;
	nest->store = index_of((const char *const[]){"a"}, 1);
	c.nest = smr_graph_nest(g, nest, ins, nins, into);
	nest_cpu_host(&cpu);
	assert_int_equal(nest_plan_make(&p, &c, &e, &cpu), SMR_OK);
	assert_int_equal(p.nparted, folds);
	if (folds > 0)
		assert_int_equal(p.extent[p.parted_loop], parts);
	slack = 1e3; /* the terms have both signs */
	check("parts", value, NULL, into, "a", "", "");
}

/* Loop a: columns; b: rows. */
static void rows_of_bytes_are_read_in_order(void **state)
{
	static const struct {
		int64_t columns, rows, parts;
	} size[] = {{517, 640, 10}, {640, 640, 10}, {512, 1024, 8}, {573, 1024, 16}};

	for (int i = 0; i < 8; i++) {
		int64_t n = size[i / 2].columns, k = size[i / 2].rows;

		begin(2, 1, DIMS(n, k));
		smr_node *w = array(i % 2 == 0 ? SMR_I8 : SMR_U8, 2, DIMS(k, n)),
			 *x = array(SMR_F32, 1, DIMS(k)), *s = array(SMR_F32, 1, DIMS(n)),
			 *y = array(SMR_F32, 1, DIMS(n));
		const smr_expr *p =
			sum("b", op2(SMR_OP_mul, rd(x, "b", "", ""), widened(rd(w, "b", "a", ""))));

		p = op2(SMR_OP_mul, p, rd(s, "a", "", ""));
		expect_parts(i % 3 == 0 ? p : op2(SMR_OP_add, p, lit(SMR_F32, 3)), y, 1,
			     size[i / 2].parts);
	}
}

static void set_each(const smr_node *v, int step, float to)
{
	for (size_t i = 3; step > 0 && i < MAX_BYTES / sizeof(to); i += (size_t)step)
		memcpy(memory[v->window->base] + i * sizeof(to), &to, sizeof(to));
}

/* Sets each element of many to a special number. */
typedef struct special {
	int scales, numbers; /* steps; 0: none is set */
	float scale, number;
} special;

/* Two sums of the halves of bytes, with a scale for each 32 rows. Loops b, c and d, e: groups, and
 * rows of a group. */
static void expect_groups(const special *set)
{
	begin(5, 1, DIMS(512, 32, 32, 32, 32));
	smr_node *w = array(SMR_U8, 3, DIMS(32, 32, 512)), *x = array(SMR_F32, 2, DIMS(32, 32)),
		 *s = array(SMR_F32, 2, DIMS(32, 512)), *y = array(SMR_F32, 1, DIMS(512));
	set_each(s, set->scales, set->scale);
	set_each(x, set->numbers, set->number);

	const smr_expr *low = op2(SMR_OP_and, rd(w, "b", "c", "a"), lit(SMR_U8, 15)),
		       *high = op2(SMR_OP_shr, rd(w, "d", "e", "a"), lit(SMR_U8, 4));

	low = op2(SMR_OP_sub, widened(low), lit(SMR_F32, 8));
	low = op2(SMR_OP_mul, low, rd(s, "b", "a", ""));
	high = op2(SMR_OP_mul, widened(high), rd(s, "d", "a", ""));
	low = sum("bc", op2(SMR_OP_mul, rd(x, "b", "c", ""), low));
	high = sum("de", op2(SMR_OP_mul, rd(x, "d", "e", ""), high));
	expect_parts(op2(SMR_OP_add, low, high), y, 2, 8);
}

static void groups_are_read_in_order(void **state)
{
	expect_groups(&(special){.scales = 0});
}

/* A sixteenth of the weights is 0: its products with infinity are NaN, and so is 0 times a product
 * that overflows. */
static void groups_have_special_numbers(void **state)
{
	static const special set[] = {
		{97, 0, INFINITY, 0},    {2999, 0, NAN, 0},     {97, 0, 3e38f, 0},
		{97, 5, 3e38f, 0},       {97, 5, -INFINITY, 0}, {97, 1, INFINITY, 0},
		{97, 1, 1e38f, 1e-30f},  {0, 700, 0, INFINITY}, {0, 700, 0, NAN},
		{1, 700, 1e-30f, 1e38f}, {1, 700, 0, INFINITY}, {1, 1, 1e30f, 1e-30f},
		{1, 700, 1e20f, -2e38f}, {97, 3, 1e-42f, 4},    {97, 3, 0, 4},
		{1, 700, 0, 3e38f},
	};

	for (size_t i = 0; i < sizeof(set) / sizeof(set[0]); i++)
		expect_groups(&set[i]);
}

/* Runs two nests in one pass, against the plain evaluation of each. */
static void expect_pair(const smr_expr *const *value, smr_node *const *into)
{
	static nest_plan p;
	char *want[2];
	smr_nest *other = smr_arena_alloc(g->arena, sizeof(*other));
	const smr_node *node[2];
	smr_env e = env();
	nest_cpu cpu;

	nest->store = index_of((const char *const[]){"a"}, 1);
	*other = *nest;
	for (int k = 0; k < 2; k++) {
		smr_nest *n = k == 0 ? nest : other;

		n->value = value[k];
		node[k] = smr_graph_nest(g, n, ins, nins, into[k]);
		naive s = {.g = g, .n = node[k], .e = &e};

		want[k] = smr_malloc(MAX_BYTES);
		memcpy(want[k], memory[into[k]->window->base], MAX_BYTES);
		naive_domain(&s, 0, want[k]);
	}
	smr_codelet c = {.graph = g,
			 .fp = SMR_FP_REASSOC,
			 .nest = node[0],
			 .beside = &node[1],
			 .nbeside = 1};

	nest_cpu_host(&cpu);
	assert_int_equal(nest_plan_make(&p, &c, &e, &cpu), SMR_OK);
	assert_int_equal(p.nparted, 2);
	for (int threads = 1; threads <= 2; threads++) {
		assert_true(run_on(&c, threads));
		for (int k = 0; k < 2; k++)
			same(SMR_F32, memory[into[k]->window->base], want[k], MAX_BYTES / 4, false,
			     "pair");
	}
	smr_free(want[0]);
	smr_free(want[1]);
	for (uint32_t i = 0; i < g->nbases; i++)
		smr_free(memory[i]);
	smr_graph_free(g);
}

/* Loop a: columns; b and c: rows. */
static void nests_of_one_pass_are_read_in_order(void **state)
{
	begin(3, 1, DIMS(512, 1024, 1024));
	smr_node *w = array(SMR_U8, 2, DIMS(1024, 512)), *x = array(SMR_F32, 1, DIMS(1024)),
		 *y = array(SMR_F32, 1, DIMS(512)), *z = array(SMR_F32, 1, DIMS(512));
	const smr_expr *low = op2(SMR_OP_and, rd(w, "b", "a", ""), lit(SMR_U8, 15)),
		       *high = op2(SMR_OP_shr, rd(w, "c", "a", ""), lit(SMR_U8, 4));

	low = sum("b", op2(SMR_OP_mul, rd(x, "b", "", ""), widened(low)));
	high = sum("c", op2(SMR_OP_mul, widened(high), rd(x, "c", "", "")));
	slack = 1e3;
	expect_pair((const smr_expr *const[]){low, op2(SMR_OP_add, high, lit(SMR_F32, 1))},
		    (smr_node *const[]){y, z});
}

/* The sum starts from a number of the column. */
static void sums_keep_their_start(void **state)
{
	begin(2, 1, DIMS(512, 512));
	smr_node *w = array(SMR_U8, 2, DIMS(512, 512)), *x = array(SMR_F32, 1, DIMS(512)),
		 *s = array(SMR_F32, 1, DIMS(512)), *y = array(SMR_F32, 1, DIMS(512));
	const smr_expr *p = op2(SMR_OP_mul, rd(x, "b", "", ""), widened(rd(w, "b", "a", "")));

	expect_parts(fold("b", rd(s, "a", "", ""), op2(SMR_OP_add, acc(SMR_F32), p)), y, 1, 8);
}

/* The result takes the place of a row that is added to the sums; with 573 columns, tiles overlap.
 */
static void sums_are_added_in_place(void **state)
{
	static const struct {
		int64_t columns, parts;
	} size[] = {{512, 8}, {573, 16}};

	for (int i = 0; i < 2; i++) {
		int64_t n = size[i].columns;

		begin(2, 1, DIMS(n, 1024));
		smr_node *w = array(SMR_I8, 2, DIMS(1024, n)), *x = array(SMR_F32, 1, DIMS(1024)),
			 *y = array(SMR_F32, 1, DIMS(n));
		const smr_expr *p =
			op2(SMR_OP_mul, rd(x, "b", "", ""), widened(rd(w, "b", "a", "")));

		expect_parts(op2(SMR_OP_add, rd(y, "a", "", ""), sum("b", p)), y, 1, size[i].parts);
	}
}

/* Small matrices, rows that no part divides, terms that count, and folds that are read only where a
 * condition holds. */
static void other_sums_are_not_divided(void **state)
{
	for (int i = 0; i < 4; i++) {
		int64_t k = i == 0 ? 64 : i == 1 ? 509 : 512;

		begin(2, 1, DIMS(520, k));
		smr_node *w = array(SMR_I8, 2, DIMS(k, 520)), *x = array(SMR_F32, 1, DIMS(k)),
			 *y = array(SMR_F32, 1, DIMS(520));
		const smr_expr *t = rd(x, "b", "", ""), *p, *select[3], *count;

		count = smr_expr_loop(g, 1);
		t = op2(SMR_OP_mul, i == 2 ? widened(count) : t, widened(rd(w, "b", "a", "")));
		p = sum("b", t);
		if (i == 3) {
			select[0] = op2(SMR_OP_gt, rd(x, "a", "", ""), lit(SMR_F32, 0));
			select[1] = p;
			select[2] = lit(SMR_F32, 1);
			p = smr_expr_op(g, SMR_OP_select, SMR_F32, 3, select);
		}
		slack = 1e3;
		expect_parts(p, y, 0, 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_of_bytes_are_read_in_order),
		cmocka_unit_test(groups_are_read_in_order),
		cmocka_unit_test(groups_have_special_numbers),
		cmocka_unit_test(nests_of_one_pass_are_read_in_order),
		cmocka_unit_test(sums_keep_their_start),
		cmocka_unit_test(sums_are_added_in_place),
		cmocka_unit_test(other_sums_are_not_divided),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
