/* Correspondence of dimensions of operands and results. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/alloc.h"
#include "base/str.h"
#include "ops/sharding/rule.h"

static void put_tensor(smr_str *s, const smr_rule_tensor *t, uint32_t rank)
{
	smr_str_putc(s, '[');
	for (uint32_t d = 0; d < rank; d++) {
		smr_str_puts(s, d > 0 ? " " : "");
		for (uint32_t i = 0; i < t->dims[d].n; i++)
			smr_str_putc(s, (char)('a' + t->dims[d].factor[i]));
		if (t->dims[d].n == 0)
			smr_str_putc(s, '.');
	}
	smr_str_putc(s, ']');
}

/* Notation: factors are letters, dimensions without one are dots; after a / the folded factors,
 * after a second one the picked ones. */
static void expect(const char *text, const char *rule)
{
	smr_arena *a = smr_arena_new();
	smr_graph *g = NULL;
	smr_str s = {0};
	const smr_node *v;
	smr_rule r;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	v = g->nodes[g->nnodes - 1];
	assert_int_equal(smr_rule_of(v, a, &r), SMR_OK);
	for (uint32_t i = 0; i < r.nins; i++)
		put_tensor(&s, &r.ins[i], v->ins[i]->type.rank);
	smr_str_puts(&s, " ");
	for (uint32_t k = 0; k < r.nouts; k++)
		put_tensor(&s, &r.outs[k], smr_node_type(v, k)->rank);
	for (uint32_t f = 0; f < r.nfactors; f++)
		if (r.folded >> f & 1)
			smr_str_printf(&s, "/%c", 'a' + f);
	for (uint32_t f = 0; f < r.nfactors; f++)
		if (r.picked >> f & 1)
			smr_str_printf(&s, "//%c", 'a' + f);
	if (strcmp(smr_str_text(&s), rule) != 0)
		fail_msg("%s, not %s:\n%s", smr_str_text(&s), rule, text);
	smr_str_free(&s);
	smr_graph_free(g);
	smr_arena_free(a);
}

#define ONE(from, op) "flow \"f\" {\n %0 = param f32" from " 0\n %1 = " op "\n}\n"
#define TWO(a, b, op) \
	"flow \"f\" {\n %0 = param f32" a " 0\n %1 = param f32" b " 1\n %2 = " op "\n}\n"

static void what_is_moved_goes_along(void **state)
{
	expect(ONE("[4, 6]", "transpose f32[6, 4] ins %0 with dims [1, 0]"), "[b a] [a b]");
	expect(ONE("[4, 1]", "broadcast f32[3, 4, 6] ins %0 with dims [1, 2]"), "[b .] [a b c]");
	expect(ONE("[4, 6]", "reverse f32[4, 6] ins %0 with dims [1]"), "[a .] [a .]");
	expect(ONE("[4, 6]", "slice f32[2, 6] ins %0 with start [0, 0] limit [2, 6] stride [1, 1]"),
	       "[. a] [. a]");
	expect(TWO("[4, 6]", "[4, 2]", "concatenate f32[4, 8] ins %0, %1 with dims [1]"),
	       "[a .][a .] [a .]");
	expect(TWO("[4, 6]", "[]",
		   "pad f32[4, 8] ins %0, %1 with low [0, 1] high [0, 1] interior [0, 0]"),
	       "[a .][] [a .]");
}

static void reshapes_go_by_common_factors(void **state)
{
	expect(ONE("[8, 6]", "reshape f32[48] ins %0"), "[a b] [ab]");
	expect(ONE("[48]", "reshape f32[8, 6] ins %0"), "[ab] [a b]");
	expect(ONE("[4, 6]", "reshape f32[8, 3] ins %0"), "[a bc] [ab c]");
	expect(ONE("[2, 3, 4]", "reshape f32[2, 12] ins %0"), "[a b c] [a bc]");
	expect(ONE("[6, 4, 5]", "reshape f32[8, 3, 5] ins %0"), "[a . b] [a . b]");
	expect(ONE("[8, 1, 6]", "reshape f32[1, 8, 6] ins %0"), "[a . b] [. a b]");
	expect(ONE("[0, 6]", "reshape f32[6, 0] ins %0"), "[. .] [. .]");
	expect(ONE("[1]", "reshape f32[] ins %0"), "[.] []");
}

static void sums_are_folded(void **state)
{
	expect(TWO("[4, 6]", "[6, 2]",
		   "dot f32[4, 2] ins %0, %1 with lhs_contract [1] rhs_contract [0]"),
	       "[b a][a c] [b c]/a");
	expect(TWO("[3, 4, 6]", "[3, 6, 2]",
		   "dot f32[3, 4, 2] ins %0, %1 with lhs_batch [0] rhs_batch [0] lhs_contract [2] "
		   "rhs_contract [1]"),
	       "[a c b][a b d] [a c d]/b");
	expect(TWO("[4, 6]", "[]",
		   "reduce f32[6] ins %0, %1 with dims [0] body (2) = "
		   "add(p0:f32, p1:f32)"),
	       "[a b][] [b]/a");
	/* a body that is no plain operator needs all elements */
	expect(TWO("[4, 6]", "[]",
		   "reduce f32[6] ins %0, %1 with dims [0] body (2) = "
		   "sub(p0:f32, p1:f32)"),
	       "[. a][] [a]");
}

#define INDEXED(op)                                                                    \
	"flow \"f\" {\n %0 = param f32[8, 6] 0\n %1 = param i32[4, 1] 1\n %2 = param " \
	"f32[4, 6] 2\n %3 = " op "\n}\n"

static void places_are_picked_where_they_are(void **state)
{
	expect(INDEXED("gather f32[4, 6] ins %0, %1 with sizes [1, 6] offset_dims [1] collapsed "
		       "[0] index_map [0] index_dim [1]"),
	       "[b c][a .] [a c]/b//b");
	/* windows of several elements need whole dimensions */
	expect(INDEXED("gather f32[4, 2, 6] ins %0, %1 with sizes [2, 6] offset_dims [1, 2] "
		       "index_map [0] index_dim [1]"),
	       "[. b][a .] [a . b]");
	expect(INDEXED("scatter f32[8, 6] ins %0, %1, %2 with offset_dims [1] collapsed [0] "
		       "index_map [0] index_dim [1] body (2) = add(p0:f32, p1:f32)"),
	       "[b c][a .][a c] [b c]/a//b");
	/* the last update wins: all must run in order */
	expect(INDEXED("scatter f32[8, 6] ins %0, %1, %2 with offset_dims [1] collapsed [0] "
		       "index_map [0] index_dim [1] body (2) = p1:f32"),
	       "[b c][. .][. c] [b c]//b");
}

static void neutral_numbers_change_nothing(void **state)
{
	uint64_t bits;

	assert_true(smr_rule_neutral(SMR_OP_add, SMR_F32, &bits));
	assert_int_equal(bits, 0x80000000);
	assert_true(smr_rule_neutral(SMR_OP_maximum, SMR_I8, &bits));
	assert_int_equal(bits, 0x80);
	assert_true(smr_rule_neutral(SMR_OP_minimum, SMR_U16, &bits));
	assert_int_equal(bits, 0xffff);
	assert_true(smr_rule_neutral(SMR_OP_maximum, SMR_F32, &bits));
	assert_int_equal(bits, 0xff800000);
	assert_true(smr_rule_neutral(SMR_OP_and, SMR_I1, &bits));
	assert_int_equal(bits, 1);
	assert_false(smr_rule_neutral(SMR_OP_maximum, SMR_F8E4M3FN, &bits));
	assert_false(smr_rule_neutral(SMR_OP_COUNT, SMR_F32, &bits));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_moved_goes_along),
		cmocka_unit_test(reshapes_go_by_common_factors),
		cmocka_unit_test(sums_are_folded),
		cmocka_unit_test(places_are_picked_where_they_are),
		cmocka_unit_test(neutral_numbers_change_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
