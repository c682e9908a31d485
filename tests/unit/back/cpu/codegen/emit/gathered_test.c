/* Products of rows chosen by index arrays, as in sums over the elements of a sparse matrix. */
#include "nest_case.h"

/* Returns element @p along of the row of @p rows with index @p at. */
static const smr_expr *picked(smr_node *rows, const smr_expr *at, uint32_t along)
{
	smr_index x[2] = {{.offset = num(0)}, {.offset = num(0)}};

	x[0].indirect = at;
	x[0].indirect_coef = num(1);
	x[1].coef[along] = num(1);
	ins[nins++] = rows;
	return smr_expr_read(g, rows->type.dtype, nins - 1, 2,
			     smr_arena_memdup(g->arena, x, sizeof(x)));
}

/* Loop a: elements; c: along the rows, some of which are longer than the unroll limit. */
static void rows_that_are_picked_are_multiplied(void **state)
{
	static const smr_op ops[] = {SMR_OP_add, SMR_OP_fmax, SMR_OP_mul};

	for (int i = 0; i < 24; i++) {
		int64_t n = some(200), k = i % 4 == 3 ? 60 + some(40) : some(40);
		smr_dtype t = i % 2 ? SMR_F64 : SMR_F32;
		smr_op op = i < 16 ? SMR_OP_add : ops[i % 3];

		begin(3, 1, DIMS(n, 1, k));
		smr_node *at = array(SMR_U8, 1, DIMS(n)), *by = array(SMR_U8, 1, DIMS(n)),
			 *u = array(t, 2, DIMS(256, k)), *v = array(t, 2, DIMS(256, k)),
			 *x = array(t, 1, DIMS(n)), *y = array(t, 1, DIMS(n));
		const smr_expr *p = op2(SMR_OP_mul, picked(u, rd(at, "a", "", ""), 2),
					picked(v, rd(by, "a", "", ""), 2));

		p = fold("c", lit(t, op == SMR_OP_mul ? 1 : 0), op2(op, acc(t), p));
		slack = op == SMR_OP_mul ? 1e3 : 10;
		check("products of rows", op2(SMR_OP_mul, rd(x, "a", "", ""), p), NULL, y, "a", "",
		      "");
	}
}

static void products_of_picked_rows_are_added_up(void **state)
{
	for (int i = 0; i < 60; i++) {
		int64_t n = some(9), m = some(90), k = some(40);
		smr_dtype t = i % 2 ? SMR_F64 : SMR_F32;
		bool rows = i % 4 < 2;

		begin(3, rows ? 1 : 0, DIMS(n, m, k));
		smr_node *at = array(SMR_U8, 2, DIMS(n, m)), *by = array(SMR_U8, 2, DIMS(n, m)),
			 *u = array(t, 2, DIMS(256, k)), *v = array(t, 2, DIMS(256, k)),
			 *x = array(t, 2, DIMS(n, m)), *y = array(t, 1, DIMS(n));
		const smr_expr *p = sum("c", op2(SMR_OP_mul, picked(u, rd(at, "a", "b", ""), 2),
						 picked(v, rd(by, "a", "b", ""), 2)));

		p = op2(SMR_OP_sub, p, rd(x, "a", "b", ""));
		p = sum(rows ? "b" : "ab", op2(SMR_OP_mul, p, p));
		slack = 100;
		check("sums of products", p, NULL, rows ? y : NULL, rows ? "a" : "", "", "");
	}
}

/* Split into chunks for two threads. */
static void many_products_of_picked_rows_are_added_up(void **state)
{
	for (int i = 0; i < 4; i++) {
		int64_t n = 40000 + some(9), k = 3 + some(20);
		smr_dtype t = i % 2 ? SMR_F64 : SMR_F32;

		begin(2, 0, DIMS(n, k));
		smr_node *at = array(SMR_U8, 1, DIMS(n)), *by = array(SMR_U8, 1, DIMS(n)),
			 *u = array(t, 2, DIMS(256, k)), *v = array(t, 2, DIMS(256, k));
		const smr_expr *p = sum("b", op2(SMR_OP_mul, picked(u, rd(at, "a", "", ""), 1),
						 picked(v, rd(by, "a", "", ""), 1)));

		slack = t == SMR_F32 ? 1e3 : 1e2;
		check("a long sum", sum("a", op2(SMR_OP_mul, p, p)), NULL, NULL, "", "", "");
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_that_are_picked_are_multiplied),
		cmocka_unit_test(products_of_picked_rows_are_added_up),
		cmocka_unit_test(many_products_of_picked_rows_are_added_up),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
