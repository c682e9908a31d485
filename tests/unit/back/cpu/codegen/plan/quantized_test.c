/* Products of bytes, with a row for each lane: plain, and in groups with scales. */
#include "back/cpu/codegen/plan/nest.h"
#include "nest_case.h"

static const smr_expr *widened(smr_dtype t, const smr_expr *a)
{
	return smr_expr_op(g, SMR_OP_convert, t, 1, &a);
}

typedef struct turned_for {
	const nest_plan *p;
	int vloop;
	bool found;
} turned_for;

static bool find_turned(const smr_expr *e, void *arg)
{
	turned_for *t = arg;

	t->found |= e->kind == SMR_EXPR_FOLD &&
		    nest_fold_turns(t->p, e, t->vloop, t->p->cpu.vector / (int)sizeof(float));
	return !t->found;
}

/* Lanes have rows that are transposed; if a row has many groups and sums may be reordered, lanes
 * have groups that are transposed. */
static void expect_turned(const smr_expr *value, smr_node *into, bool turned)
{
	static nest_plan p;
	smr_codelet c = {.graph = g, .fp = SMR_FP_REASSOC};
	smr_env e = env();
	nest_cpu cpu;
	turned_for t = {.p = &p};

	nest->value = value;
	nest->store = index_of((const char *const[]){"a"}, 1);
	c.nest = smr_graph_nest(g, nest, ins, nins, into);
	nest_cpu_host(&cpu);
	assert_int_equal(nest_plan_make(&p, &c, &e, &cpu), SMR_OK);
	t.vloop = p.stages[0].vloop >= 0 ? p.stages[0].vloop : nest_fold_vloop(&p, value, 0);
	if (t.vloop >= 0)
		nest_walk(value, find_turned, &t);
	assert_int_equal(t.found, turned && cpu.pairs);
}

/* Loop a: rows; b: groups; c: along a group. */
static void groups_of_bytes_are_multiplied(void **state)
{
	static const smr_dtype byte[] = {SMR_I8, SMR_U8};

	for (int i = 0; i < 60; i++) {
		int64_t n = 16 + some(30), groups = some(20), k = 16 + some(112);
		smr_dtype tw = byte[i % 2], tx = byte[i / 2 % 2];

		begin(3, 1, DIMS(n, groups, k));
		smr_node *w = array(tw, 3, DIMS(n, groups, k)), *x = array(tx, 2, DIMS(groups, k)),
			 *s = array(SMR_F32, 2, DIMS(n, groups)),
			 *t = array(SMR_F32, 1, DIMS(groups)), *y = array(SMR_F32, 1, DIMS(n));
		const smr_expr *p = op2(SMR_OP_mul, widened(SMR_I32, rd(x, "b", "c", "")),
					widened(SMR_I32, rd(w, "a", "b", "c")));

		p = op2(SMR_OP_mul, widened(SMR_F32, sum("c", p)), rd(s, "a", "b", ""));
		p = sum("b", op2(SMR_OP_mul, p, rd(t, "b", "", "")));
		slack = 1e5; /* the terms have both signs */
		expect_turned(p, y, true);
		check("groups", p, NULL, y, "a", "", "");
	}
}

/* Integers of any width: their sum is exact in any order. */
static void rows_of_integers_are_multiplied(void **state)
{
	static const smr_dtype type[] = {SMR_I8, SMR_U8, SMR_I16, SMR_I32};

	slack = 1;
	for (int i = 0; i < 60; i++) {
		int64_t n = 1 + some(50), k = i % 5 == 0 ? 120 + some(40) : 16 + some(60);
		smr_dtype tw = type[i % 4], tx = type[i / 4 % 4];

		begin(2, 1, DIMS(n, k));
		smr_node *w = array(tw, 2, DIMS(n, k)), *x = array(tx, 1, DIMS(k)),
			 *y = array(SMR_I32, 1, DIMS(n));
		const smr_expr *a = rd(x, "b", "", ""), *b = rd(w, "a", "b", "");

		a = tx == SMR_I32 ? a : widened(SMR_I32, a);
		b = tw == SMR_I32 ? b : widened(SMR_I32, b);
		check("rows", sum("b", op2(SMR_OP_mul, a, b)), NULL, y, "a", "", "");
	}
}

/* The largest magnitudes: no pair of products saturates. */
static void extreme_bytes_do_not_saturate(void **state)
{
	for (int i = 0; i < 2; i++) {
		smr_dtype t = i == 0 ? SMR_I8 : SMR_U8;

		begin(3, 1, DIMS(16, 3, 64));
		smr_node *w = array(t, 3, DIMS(16, 3, 64)), *x = array(t, 2, DIMS(3, 64)),
			 *y = array(SMR_F32, 1, DIMS(16));
		const smr_expr *p = op2(SMR_OP_mul, widened(SMR_I32, rd(x, "b", "c", "")),
					widened(SMR_I32, rd(w, "a", "b", "c")));

		memset(memory[w->window->base], i == 0 ? 0x80 : 0xff, MAX_BYTES);
		memset(memory[x->window->base], i == 0 ? 0x80 : 0xff, MAX_BYTES);
		slack = 1;
		check("extremes", sum("b", widened(SMR_F32, sum("c", p))), NULL, y, "a", "", "");
	}
}

/* Sums of f32 have lanes along the row. */
static void rows_of_floats_are_not_turned(void **state)
{
	begin(3, 1, DIMS(32, 12, 64));
	smr_node *w = array(SMR_F32, 3, DIMS(32, 12, 64)), *x = array(SMR_F32, 2, DIMS(12, 64)),
		 *y = array(SMR_F32, 1, DIMS(32));
	const smr_expr *p = op2(SMR_OP_mul, rd(x, "b", "c", ""), rd(w, "a", "b", "c"));

	p = sum("b", op2(SMR_OP_mul, lit(SMR_F32, 2), sum("c", p)));
	expect_turned(p, y, false);
	slack = 1e3;
	check("floats", p, NULL, y, "a", "", "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(groups_of_bytes_are_multiplied),
		cmocka_unit_test(rows_of_integers_are_multiplied),
		cmocka_unit_test(extreme_bytes_do_not_saturate),
		cmocka_unit_test(rows_of_floats_are_not_turned),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
