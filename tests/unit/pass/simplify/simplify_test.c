/* Tests of each rule by a flow: its result as text, and that all elements keep their bits. */
#include <math.h>
#include <stdio.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "ops/ops.h"
#include "pass/simplify/simplify.h"
#include "unit.h"

static smr_graph *parsed(const char *body)
{
	smr_str text = {0};
	smr_graph *g;

	smr_str_printf(&text, "flow \"f\" {\n%s}\n", body);
	if (smr_graph_parse("test", smr_str_text(&text), text.n, &g) != SMR_OK ||
	    smr_ops_check(g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), body);
	smr_str_free(&text);
	return g;
}

static char *printed(const smr_graph *g)
{
	char *text;

	assert_int_equal(smr_graph_print(g, &text), SMR_OK);
	return text;
}

/* ---- elements ----------------------------------------------------------------------------- */

static smr_tensor made(const smr_type *t)
{
	int64_t n;
	smr_tensor out;

	assert_true(smr_type_count(t, &n));
	assert_int_equal(smr_ref_tensor(t, smr_calloc((size_t)n + 1, 8), &out), SMR_OK);
	return out;
}

static void fill(const smr_tensor *t)
{
	static const double odd[] = {-0.0, 1.5, -2.25, 0, 1e30, -7, INFINITY, NAN, 3, -INFINITY};
	int64_t n = smr_tensor_count(t);

	for (int64_t i = 0; i < n; i++) {
		int64_t whole = i * 7 % 11 - 3;

		switch (t->dtype) {
		case SMR_F32:
			((float *)t->data)[i] = (float)odd[(i * 3) % 10];
			break;
		case SMR_F64:
			((double *)t->data)[i] = odd[(i * 3) % 10];
			break;
		case SMR_I1:
			((uint8_t *)t->data)[i] = i % 3 == 0;
			break;
		case SMR_I32:
			((int32_t *)t->data)[i] = (int32_t)whole;
			break;
		case SMR_I8:
		case SMR_U8:
			((uint8_t *)t->data)[i] = (uint8_t)whole;
			break;
		default:
			fail_msg("no elements of this type");
		}
	}
}

static bool is_nan(const smr_tensor *t, int64_t i)
{
	return t->dtype == SMR_F32   ? isnan(((float *)t->data)[i])
	       : t->dtype == SMR_F64 ? isnan(((double *)t->data)[i])
				     : false;
}

static void run(const smr_graph *g, smr_tensor *results)
{
	smr_tensor params[8] = {0};
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_param) {
			uint32_t k = (uint32_t)g->nodes[i]->bits;

			params[k] = made(&g->nodes[i]->type);
			fill(&params[k]);
			n = k >= n ? k + 1 : n;
		}
	for (uint32_t i = 0; i < g->nresults; i++)
		results[i] = made(&g->results[i]->type);
	if (smr_ref_values(g, params, n, results) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t i = 0; i < n; i++)
		smr_free(params[i].data);
}

static void expect_equal(const smr_tensor *a, const smr_tensor *b, const char *text)
{
	size_t size = smr_dtype_size(a->dtype);

	assert_int_equal(smr_tensor_count(a), smr_tensor_count(b));
	for (int64_t i = 0; i < smr_tensor_count(a); i++)
		if (!(is_nan(a, i) && is_nan(b, i)) &&
		    memcmp((char *)a->data + (size_t)i * size, (char *)b->data + (size_t)i * size,
			   size) != 0)
			fail_msg("element %lld differs:\n%s", (long long)i, text);
}

/* ---- flows -------------------------------------------------------------------------------- */

/* @p after NULL: the flow is unchanged. */
static void expect(const char *before, const char *after)
{
	smr_graph *g = parsed(before), *want = parsed(after != NULL ? after : before);
	smr_tensor old[2], now[2];
	smr_simplified what;
	char *text, *wanted = printed(want);

	run(g, old);
	if (smr_simplify_flow(g, smr_ref_op, &what) != SMR_OK || smr_ops_check(g) != SMR_OK ||
	    smr_graph_verify(g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), before);
	text = printed(g);
	if (strcmp(text, wanted) != 0)
		fail_msg("not\n%s but\n%s", wanted, text);
	run(g, now);
	for (uint32_t i = 0; i < g->nresults; i++) {
		expect_equal(&old[i], &now[i], text);
		smr_free(old[i].data);
		smr_free(now[i].data);
	}
	smr_free(wanted);
	smr_free(text);
	smr_graph_free(want);
	smr_graph_free(g);
}

#define F "%0 = param f32[4, 6] 0\n"
#define F2 F "%1 = param f32[4, 6] 1\n"
#define I "%0 = param i32[4, 6] 0\n"
#define B "%0 = param i1[4, 6] 0\n"

/* A map of one operand with body @p e of type @p to, which simplifies to the operand. */
#define NOTHING(p, to, e) \
	expect(p "%1 = map " to "[4, 6] ins %0 body (1) = " e "\nresult %1\n", p "result %0\n")
#define STAYS(p, to, e) expect(p "%1 = map " to "[4, 6] ins %0 body (1) = " e "\nresult %1\n", NULL)
#define BECOMES(p, to, e, f)                                                   \
	expect(p "%1 = map " to "[4, 6] ins %0 body (1) = " e "\nresult %1\n", \
	       p "%1 = map " to "[4, 6] ins %0 body (1) = " f "\nresult %1\n")

static void numbers_that_change_nothing_go(void **state)
{
	NOTHING(F, "f32", "mul(p0:f32, 1:f32)");
	NOTHING(F, "f32", "mul(1:f32, p0:f32)");
	NOTHING(F, "f32", "div(p0:f32, 1:f32)");
	NOTHING(F, "f32", "sub(p0:f32, 0:f32)");
	NOTHING(F, "f32", "add(p0:f32, -0:f32)");
	NOTHING(F, "f32", "maximum(-inf:f32, p0:f32)");
	NOTHING(F, "f32", "minimum(p0:f32, inf:f32)");
	NOTHING(F, "f32", "neg(neg(p0:f32))");
	NOTHING(F, "f32", "convert:f32(convert:f64(p0:f32))");
	NOTHING(F, "f32", "maximum(p0:f32, p0:f32)");
	NOTHING(F, "f32", "select(lt(p0:f32, 0:f32), p0:f32, p0:f32)");
	NOTHING(I, "i32", "add(p0:i32, 0:i32)");
	NOTHING(I, "i32", "or(p0:i32, 0:i32)");
	NOTHING(I, "i32", "and(-1:i32, p0:i32)");
	NOTHING(I, "i32", "maximum(p0:i32, -2147483648:i32)");
	NOTHING(I, "i32", "convert:i32(convert:f64(p0:i32))");
	NOTHING(B, "i1", "select(p0:i1, 1:i1, 0:i1)");
	NOTHING(B, "i1", "ne(p0:i1, 0:i1)");
	NOTHING(B, "i1", "not(eq(p0:i1, 0:i1))");
}

static void what_changes_something_stays(void **state)
{
	STAYS(F, "f32", "add(p0:f32, 0:f32)"); /* -0 */
	STAYS(F, "f32", "mul(p0:f32, 0:f32)"); /* infinity */
	STAYS(F, "f32", "sub(p0:f32, p0:f32)");
	STAYS(F, "i1", "eq(p0:f32, p0:f32)"); /* NaN */
	STAYS(F, "f32", "div(1:f32, p0:f32)");
	STAYS(F, "f32", "fmax(-inf:f32, p0:f32)");
	STAYS(I, "i32", "convert:i32(convert:f32(p0:i32))");
	STAYS(I, "i32", "convert:i32(convert:i8(p0:i32))");
	STAYS(I, "i32", "div(p0:i32, sub(p0:i32, -2147483648:i32))");
}

static void expressions_become_shorter(void **state)
{
	BECOMES(F, "f32", "abs(neg(p0:f32))", "abs(p0:f32)");
	BECOMES(F, "f32", "add(abs(p0:f32), 0:f32)", "abs(p0:f32)");
	BECOMES(F, "f32", "add(mul(p0:f32, p0:f32), 0:f32)", "mul(p0:f32, p0:f32)");
	BECOMES(F, "f32", "mul(mul(2:f32, 3:f32), p0:f32)", "mul(6:f32, p0:f32)");
	BECOMES(B, "i1", "select(p0:i1, 0:i1, 1:i1)", "not(p0:i1)");
	BECOMES(B, "f32", "select(not(p0:i1), 1:f32, 2:f32)", "select(p0:i1, 2:f32, 1:f32)");
	BECOMES("%0 = param u8[4, 6] 0\n", "f32", "convert:f32(convert:i32(p0:u8))",
		"convert:f32(p0:u8)");
	expect(I "%1 = map i32[4, 6] ins %0 body (1) = sub(p0:i32, p0:i32)\nresult %1\n",
	       I "%1 = constant i32[4, 6] \"00000000\"\nresult %1\n");
}

static void operands_that_are_known_go_into_the_body(void **state)
{
	expect(F "%1 = constant f32[4, 6] \"00000040\"\n"
		 "%2 = map f32[4, 6] ins %0, %1, %0 body (3) = add(mul(p0:f32, p1:f32), p2:f32)\n"
		 "result %2\n",
	       F "%1 = map f32[4, 6] ins %0 body (1) = add(mul(p0:f32, 2:f32), p0:f32)\n"
		 "result %1\n");
	/* one that undoes another */
	expect(F "%1 = map f32[4, 6] ins %0 body (1) = neg(p0:f32)\n"
		 "%2 = map f32[4, 6] ins %1 body (1) = neg(p0:f32)\nresult %2\n",
	       F "result %0\n");
}

/* ---- moves -------------------------------------------------------------------------------- */

#define MOVE(n, to, ins, with) "%" n " = " to " ins " ins " with " with "\n"

static void moves_of_nothing_go(void **state)
{
	expect(F MOVE("1", "transpose f32[4, 6]", "%0", "dims [0, 1]") "result %1\n",
	       F "result %0\n");
	expect(F "%1 = reshape f32[24] ins %0\n%2 = reshape f32[4, 6] ins %1\nresult %2\n",
	       F "result %0\n");
	expect(F MOVE("1", "broadcast f32[4, 6]", "%0", "dims [0, 1]") "result %1\n",
	       F "result %0\n");
	expect(F MOVE("1", "slice f32[4, 6]", "%0",
		      "start [0, 0] limit [4, 6] stride [1, 1]") "result %1\n",
	       F "result %0\n");
	expect(F MOVE("1", "transpose f32[6, 4]", "%0", "dims [1, 0]")
		       MOVE("2", "transpose f32[4, 6]", "%1", "dims [1, 0]") "result %2\n",
	       F "result %0\n");
	expect(F MOVE("1", "reverse f32[4, 6]", "%0", "dims [0]")
		       MOVE("2", "reverse f32[4, 6]", "%1", "dims [0]") "result %2\n",
	       F "result %0\n");
	expect(F MOVE("1", "concatenate f32[4, 6]", "%0", "dims [1]") "result %1\n",
	       F "result %0\n");
	expect(F
	       "%1 = constant 0:f32\n" MOVE("2", "pad f32[4, 6]", "%0, %1",
					    "low [0, 0] high [0, 0] interior [0, 0]") "result %2\n",
	       F "result %0\n");
}

/* A transform reads a packed tensor, not its parts, and makes one, if its parts are only joined. */
static void transforms_of_parts_are_packed(void **state)
{
#define P "%0 = param f32[4, 6, 2] 0\n"
#define TAIL " with sizes [6] kind [0]\n"
	expect(P MOVE("1", "slice f32[4, 6, 1]", "%0",
		      "start [0, 0, 0] limit [4, 6, 1] stride [1, 1, 1]")
		       MOVE("2", "slice f32[4, 6, 1]", "%0",
			    "start [0, 0, 1] limit [4, 6, 2] stride [1, 1, 1]") //
	       "%3 = reshape f32[4, 6] ins %1\n%4 = reshape f32[4, 6] ins %2\n"
	       "%5 = fft f32[4, 6], f32[4, 6] ins %3, %4" TAIL "%6 = part f32[4, 6] 1 ins %5\n"
	       "%7 = reshape f32[4, 6, 1] ins %5\n%8 = reshape f32[4, 6, 1] ins %6\n" MOVE(
		       "9", "concatenate f32[4, 6, 2]", "%7, %8", "dims [2]") "result %9\n",
	       P "%1 = fft f32[4, 6, 2] ins %0" TAIL "result %1\n");
	/* along a dimension that is moved to the end and back */
	expect("%0 = param f32[4, 16] 0\n" MOVE("1", "transpose f32[16, 4]", "%0",
						"dims [1, 0]") //
	       "%2 = fft f32[16, 4], f32[16, 4] ins %1 with sizes [4] kind [4]\n"
	       "%3 = part f32[16, 4] 1 ins %2\n" MOVE("4", "transpose f32[4, 16]", "%2",
						      "dims [1, 0]")
		       MOVE("5", "transpose f32[4, 16]", "%3", "dims [1, 0]") //
	       "%6 = reshape f32[4, 16, 1] ins %4\n%7 = reshape f32[4, 16, 1] ins %5\n" MOVE(
		       "8", "concatenate f32[4, 16, 2]", "%6, %7", "dims [2]") "result %8\n",
	       "%0 = param f32[4, 16] 0\n"
	       "%1 = fft f32[4, 16, 2] ins %0 with dims [0] sizes [4] kind [4]\nresult %1\n");
	/* the parts the other way round, and a part with another reader */
	expect(P MOVE("1", "slice f32[4, 6, 1]", "%0",
		      "start [0, 0, 0] limit [4, 6, 1] stride [1, 1, 1]")
		       MOVE("2", "slice f32[4, 6, 1]", "%0",
			    "start [0, 0, 1] limit [4, 6, 2] stride [1, 1, 1]") //
	       "%3 = reshape f32[4, 6] ins %1\n%4 = reshape f32[4, 6] ins %2\n"
	       "%5 = fft f32[4, 6, 2] ins %4, %3" TAIL "result %5\n",
	       NULL);
	expect("%0 = param f32[4, 6] 0\n%1 = param f32[4, 6] 1\n"
	       "%2 = fft f32[4, 6], f32[4, 6] ins %0, %1" TAIL "%3 = part f32[4, 6] 1 ins %2\n"
	       "%4 = reshape f32[4, 6, 1] ins %2\n%5 = reshape f32[4, 6, 1] ins %3\n" MOVE(
		       "6", "concatenate f32[4, 6, 2]", "%4, %5", "dims [2]") "result %6, %3\n",
	       NULL);
#undef P
#undef TAIL
}

static void moves_that_meet_are_one(void **state)
{
	expect("%0 = param f32[6] 0\n" MOVE("1", "broadcast f32[1, 6]", "%0", "dims [1]")
		       MOVE("2", "broadcast f32[3, 4, 6]", "%1", "dims [1, 2]") "result %2\n",
	       "%0 = param f32[6] 0\n" MOVE("1", "broadcast f32[3, 4, 6]", "%0",
					    "dims [2]") "result %1\n");
	expect(F MOVE("1", "broadcast f32[2, 4, 6]", "%0", "dims [1, 2]")
		       MOVE("2", "transpose f32[6, 2, 4]", "%1", "dims [2, 0, 1]") "result %2\n",
	       F MOVE("1", "broadcast f32[6, 2, 4]", "%0", "dims [2, 0]") "result %1\n");
	expect(F MOVE("1", "slice f32[3, 2]", "%0", "start [1, 1] limit [4, 6] stride [1, 3]")
		       MOVE("2", "slice f32[1, 1]", "%1",
			    "start [2, 1] limit [3, 2] stride [1, 1]") "result %2\n",
	       F MOVE("1", "slice f32[1, 1]", "%0",
		      "start [3, 4] limit [4, 5] stride [1, 3]") "result %1\n");
	expect(F2 MOVE("2", "concatenate f32[8, 6]", "%0, %1", "dims [0]")
		       MOVE("3", "slice f32[2, 6]", "%2",
			    "start [5, 0] limit [8, 6] stride [2, 1]") "result %3\n",
	       F2 MOVE("2", "slice f32[2, 6]", "%1",
		       "start [1, 0] limit [4, 6] stride [2, 1]") "result %2\n");
	expect(F "%1 = constant 7:f32\n" MOVE("2", "pad f32[7, 6]", "%0, %1",
					      "low [1, 0] high [2, 0] interior [0, 0]")
		       MOVE("3", "slice f32[2, 6]", "%2",
			    "start [2, 0] limit [4, 6] stride [1, 1]") "result %3\n",
	       F MOVE("1", "slice f32[2, 6]", "%0",
		      "start [1, 0] limit [3, 6] stride [1, 1]") "result %1\n");
	expect("%0 = param f32[6] 0\n" MOVE("1", "broadcast f32[4, 6]", "%0", "dims [1]")
		       MOVE("2", "slice f32[2, 3]", "%1",
			    "start [1, 2] limit [3, 5] stride [1, 1]") "result %2\n",
	       "%0 = param f32[6] 0\n" MOVE("1", "slice f32[3]", "%0",
					    "start [2] limit [5] stride [1]")
		       MOVE("2", "broadcast f32[2, 3]", "%1", "dims [1]") "result %2\n");
}

static void places_that_are_known_are_slices(void **state)
{
	expect(F "%1 = constant 9:i32\n%2 = constant -1:i32\n" MOVE(
		       "3", "dynamic_slice f32[2, 3]", "%0, %1, %2", "sizes [2, 3]") "result %3\n",
	       F MOVE("1", "slice f32[2, 3]", "%0",
		      "start [2, 0] limit [4, 3] stride [1, 1]") "result %1\n");
	expect(F2
	       "%2 = param i32[] 2\n%3 = dynamic_update f32[4, 6] ins %0, %1, %2, %2\nresult %3\n",
	       "%0 = param f32[4, 6] 0\n%1 = param f32[4, 6] 1\n%2 = param i32[] 2\nresult %1\n");
}

static void maps_come_before_repeats_and_transposes(void **state)
{
	expect("%0 = param f32[6] 0\n" MOVE(
		       "1", "broadcast f32[4, 6]", "%0",
		       "dims [1]") "%2 = map f32[4, 6] ins %1 body (1) = exp(p0:f32)\nresult %2\n",
	       "%0 = param f32[6] 0\n%1 = map f32[6] ins %0 body (1) = exp(p0:f32)\n" MOVE(
		       "2", "broadcast f32[4, 6]", "%1", "dims [1]") "result %2\n");
	expect(F "%1 = param f32[6] 1\n" MOVE("2", "transpose f32[6, 4]", "%0", "dims [1, 0]")
		       MOVE("3", "broadcast f32[6, 4]", "%1",
			    "dims [0]") "%4 = map f32[6, 4] ins %2, %3 body (2) = add(p0:f32, "
					"p1:f32)\nresult %4\n",
	       F "%1 = param f32[6] 1\n" MOVE(
		       "2", "broadcast f32[4, 6]", "%1",
		       "dims [1]") "%3 = map f32[4, 6] ins %0, %2 body (2) = add(p0:f32, "
				   "p1:f32)\n" MOVE("4", "transpose f32[6, 4]", "%3",
						    "dims [1, 0]") "result %4\n");
}

static void folds_of_one_element_are_none(void **state)
{
#define SUM " body (2) = add(p0:f32, p1:f32)\n"
#define MAX " body (2) = maximum(p0:f32, p1:f32)\n"
	expect("%0 = param f32[4, 1, 6] 0\n%1 = constant -inf:f32\n"
	       "%2 = reduce f32[4, 6] ins %0, %1 with dims [1]" MAX "result %2\n",
	       "%0 = param f32[4, 1, 6] 0\n%1 = reshape f32[4, 6] ins %0\nresult %1\n");
	/* -0 + 0 is not -0 */
	expect("%0 = param f32[4, 1, 6] 0\n%1 = constant 0:f32\n"
	       "%2 = reduce f32[4, 6] ins %0, %1 with dims [1]" SUM "result %2\n",
	       "%0 = param f32[4, 1, 6] 0\n%1 = reshape f32[4, 6] ins %0\n"
	       "%2 = map f32[4, 6] ins %1 body (1) = add(0:f32, p0:f32)\nresult %2\n");
	/* a sum is never -0 */
	expect("%0 = param f32[4, 6] 0\n%1 = constant 0:f32\n"
	       "%2 = reduce f32[4] ins %0, %1 with dims [1]" SUM "%3 = reshape f32[4, 1] ins %2\n"
	       "%4 = reduce f32[4] ins %3, %1 with dims [1]" SUM "result %4\n",
	       "%0 = param f32[4, 6] 0\n%1 = constant 0:f32\n"
	       "%2 = reduce f32[4] ins %0, %1 with dims [1]" SUM "result %2\n");
	expect("%0 = param f32[4, 1, 6] 0\n%1 = constant 0:f32\n"
	       "%2 = reduce f32[4] ins %0, %1 with dims [1, 2]" SUM "result %2\n",
	       "%0 = param f32[4, 1, 6] 0\n%1 = constant 0:f32\n%2 = reshape f32[4, 6] ins %0\n"
	       "%3 = reduce f32[4] ins %2, %1 with dims [1]" SUM "result %3\n");
	expect(F "%1 = constant 0:f32\n" MOVE(
		       "2", "transpose f32[6, 4]", "%0",
		       "dims [1, 0]") "%3 = reduce f32[4] ins %2, %1 with dims [0]" SUM
				      "result %3\n",
	       F "%1 = constant 0:f32\n%2 = reduce f32[4] ins %0, %1 with dims [1]" SUM
		 "result %2\n");
	/* another order of additions */
	expect(F "%1 = constant 0:f32\n" MOVE(
		       "2", "transpose f32[6, 4]", "%0",
		       "dims [1, 0]") "%3 = reduce f32[] ins %2, %1 with dims [0, 1]" SUM
				      "result %3\n",
	       NULL);
}

#define DOT(n, to, ins, lb, rb, lc, rc) \
	MOVE(n, "dot " to, ins,         \
	     "lhs_batch [" lb "] rhs_batch [" rb "] lhs_contract [" lc "] rhs_contract [" rc "]")

static void products_take_transposes_in(void **state)
{
	expect(F2 MOVE("2", "transpose f32[6, 4]", "%1", "dims [1, 0]")
		       DOT("3", "f32[4, 4]", "%0, %2", "", "", "1", "0") "result %3\n",
	       F2 DOT("2", "f32[4, 4]", "%0, %1", "", "", "1", "1") "result %2\n");
	expect(F2 DOT("2", "f32[6, 6]", "%0, %1", "", "", "0", "0")
		       MOVE("3", "transpose f32[6, 6]", "%2", "dims [1, 0]") "result %3\n",
	       F2 DOT("2", "f32[6, 6]", "%1, %0", "", "", "0", "0") "result %2\n");
	/* a batch in the middle is fine; two that are apart are not */
	expect("%0 = param f32[5, 2, 3] 0\n" MOVE("1", "transpose f32[2, 5, 3]", "%0",
						  "dims [1, 0, 2]")
		       DOT("2", "f32[2, 5, 5]", "%1, %1", "0", "0", "2", "2") "result %2\n",
	       "%0 = param f32[5, 2, 3] 0\n" DOT("1", "f32[2, 5, 5]", "%0, %0", "1", "1", "2",
						 "2") "result %1\n");
	expect("%0 = param f32[2, 5, 4, 3] 0\n" MOVE("1", "transpose f32[2, 4, 5, 3]", "%0",
						     "dims [0, 2, 1, 3]")
		       DOT("2", "f32[2, 4, 5, 5]", "%1, %1", "0, 1", "0, 1", "3",
			   "3") "result %2\n",
	       NULL);
	/* dimensions of the result that would be swapped */
	expect("%0 = param f32[2, 5, 3] 0\n" MOVE(
		       "1", "transpose f32[5, 2, 3]", "%0",
		       "dims [1, 0, 2]") "%2 = param f32[3, 4] 1\n" DOT("3", "f32[5, 2, 4]",
									"%1, %2", "", "", "2",
									"0") "result %3\n",
	       NULL);
}

#define ROW                          \
	"%0 = param i32[1, 128] 0\n" \
	"%1 = map f32[1, 128] ins %0 body (1) = convert:f32(p0:i32)\n"
#define MATRIX(t)                            \
	ROW "%2 = param " t "[128, 160] 1\n" \
	    "%3 = map f32[128, 160] ins %2 body (1) = convert:f32(p0:" t ")\n"
#define GROUPS                                                                \
	ROW "%2 = param u8[4, 32, 160] 1\n"                                   \
	    "%3 = map f32[4, 32, 160] ins %2 body (1) = convert:f32(p0:u8)\n" \
	    "%4 = param i32[4, 160] 2\n"                                      \
	    "%5 = broadcast i32[4, 32, 160] ins %4 with dims [0, 2]\n"        \
	    "%6 = map f32[4, 32, 160] ins %3, %5 body (2) = mul(p0:f32, convert:f32(p1:i32))\n"

static void rows_times_narrow_matrices_are_sums(void **state)
{
	expect(MATRIX("i8") DOT("4", "f32[1, 160]", "%1, %3", "", "", "1", "0") "result %4\n",
	       MATRIX("i8") "%4 = reshape f32[128] ins %1\n"
			    "%5 = broadcast f32[128, 160] ins %4 with dims [0]\n"
			    "%6 = map f32[128, 160] ins %5, %3 body (2) = mul(p0:f32, p1:f32)\n"
			    "%7 = constant 0:f32\n"
			    "%8 = reduce f32[160] ins %6, %7 with dims [0]" SUM
			    "%9 = reshape f32[1, 160] ins %8\nresult %9\n");
	/* groups of 32 rows, which have a factor each */
	expect(GROUPS "%7 = reshape f32[128, 160] ins %6\n" DOT("8", "f32[160, 1]", "%7, %1", "",
								"", "0", "1") "result %8\n",
	       GROUPS "%7 = reshape f32[4, 32] ins %1\n"
		      "%8 = broadcast f32[4, 32, 160] ins %7 with dims [0, 1]\n"
		      "%9 = map f32[4, 32, 160] ins %8, %6 body (2) = mul(p0:f32, p1:f32)\n"
		      "%10 = constant 0:f32\n"
		      "%11 = reduce f32[160] ins %9, %10 with dims [0, 1]" SUM
		      "%12 = reshape f32[160, 1] ins %11\nresult %12\n");
	/* as many bytes; two rows; a matrix that is needed elsewhere */
	expect(MATRIX("i32") DOT("4", "f32[1, 160]", "%1, %3", "", "", "1", "0") "result %4\n",
	       NULL);
	expect("%0 = param f32[2, 128] 0\n%1 = param i8[128, 160] 1\n"
	       "%2 = map f32[128, 160] ins %1 body (1) = convert:f32(p0:i8)\n" DOT(
		       "3", "f32[2, 160]", "%0, %2", "", "", "1", "0") "result %3\n",
	       NULL);
	expect(MATRIX("i8") DOT("4", "f32[1, 160]", "%1, %3", "", "", "1", "0") "result %4, %3\n",
	       NULL);
}

static void what_is_known_is_computed(void **state)
{
	expect("%0 = iota f32[4] with dims [0]\n"
	       "%1 = map f32[4] ins %0 body (1) = pow(2:f32, p0:f32)\n%2 = param f32[4] 0\n"
	       "%3 = map f32[4] ins %1, %2 body (2) = mul(p0:f32, p1:f32)\nresult %3\n",
	       "%0 = constant f32[4] \"0000803f000000400000804000000041\"\n%1 = param f32[4] 0\n"
	       "%2 = map f32[4] ins %0, %1 body (2) = mul(p0:f32, p1:f32)\nresult %2\n");
	/* a value computed from a counter in less time than reading it takes is kept */
	expect("%0 = iota i32[64] with dims [0]\n%1 = map i32[64] ins %0 body (1) = add(p0:i32, "
	       "3:i32)\n"
	       "result %1\n",
	       NULL);
	expect("%0 = constant i32[2] \"0100000002000000\"\n" MOVE("1", "reverse i32[2]", "%0",
								  "dims [0]") "result %1\n",
	       "%0 = constant i32[2] \"0200000001000000\"\nresult %0\n");
}

/* Checks that the time of a long chain of ops is linear. */
static void long_flows_take_no_longer_than_they_are(void **state)
{
	enum { N = 300000 };
	smr_expr *p, *e[2];
	smr_node *ins[1];
	smr_simplified what;
	const smr_expr *args[2];
	int64_t dims[] = {4};
	smr_graph *g;
	smr_type t;

	assert_int_equal(smr_graph_new("f", &g), SMR_OK);
	assert_int_equal(smr_type_make(g, SMR_F32, 1, dims, &t), SMR_OK);
	p = smr_expr_param(g, SMR_F32, 0);
	args[0] = p;
	args[1] = smr_expr_float(g, SMR_F32, 1);
	e[0] = smr_expr_op(g, SMR_OP_mul, SMR_F32, 2, args);
	e[1] = smr_expr_op(g, SMR_OP_sin, SMR_F32, 1, args);
	ins[0] = smr_graph_param(g, &t, 0, NULL);
	for (uint32_t i = 0; i < N; i++) {
		const smr_expr *r[] = {e[i % 2]};
		smr_node *v = smr_graph_op(g, SMR_OP_map, &t, 1, ins, 1);

		assert_non_null(v);
		v->body = smr_graph_lambda(g, 1, 1, r);
		ins[0] = v;
	}
	assert_int_equal(smr_graph_result(g, ins[0]), SMR_OK);
	assert_int_equal(smr_simplify_flow(g, smr_ref_op, &what), SMR_OK);
	assert_int_equal(what.before, N);
	assert_int_equal(what.after, N / 2);
	smr_graph_free(g);
}

/* Uses small integers: all sums are exact. Rows of 5, dilated by @p apart, with windows of @p
 * size. */
static bool splits(int apart, int size, int low, bool reversed)
{
	int count = 5 * apart, high = count - 1 + size - low - (4 * apart + 1);
	smr_str text = {0};
	smr_tensor old[1], now[1];
	smr_simplified what;
	smr_graph *g;
	bool found = false;

	smr_str_printf(&text,
		       "%%0 = param i32[2, 5, 16] 0\n%%1 = param i32[16, %d, 16] 1\n"
		       "%%2 = map f32[2, 5, 16] ins %%0 body (1) = convert:f32(p0:i32)\n"
		       "%%3 = map f32[16, %d, 16] ins %%1 body (1) = convert:f32(p0:i32)\n"
		       "%%4 = convolution f32[2, 16, %d] ins %%2, %%3 with low [%d] high [%d] "
		       "base_dilation [%d] reversed [%d] lhs_layout [0, 2, 1] "
		       "rhs_layout [2, 0, 1] out_layout [0, 1, 2]\nresult %%4\n",
		       size, size, count, low, high, apart, reversed);
	g = parsed(smr_str_text(&text));
	run(g, old);
	if (smr_simplify_flow(g, smr_ref_op, &what) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s\n%s", smr_errmsg(), smr_str_text(&text));
	run(g, now);
	expect_equal(&old[0], &now[0], smr_str_text(&text));
	for (uint32_t i = 0; i < g->nnodes; i++)
		found |= smr_node_number(g->nodes[i], SMR_ATTR_base_dilation, 1) > 1;
	smr_free(old[0].data);
	smr_free(now[0].data);
	smr_graph_free(g);
	smr_str_free(&text);
	return !found;
}

static void convolutions_of_what_is_spread_are_several(void **state)
{
	int split = 0;

	for (int apart = 2; apart <= 3; apart++)
		for (int size = 1; size <= 5; size++)
			for (int low = 0; low < size; low++)
				for (int reversed = 0; reversed < 2; reversed++)
					split += splits(apart, size, low, reversed != 0);
	assert_true(split >= 30);
}

#define IMAGES(t, features) \
	"%0 = param " t "[2, 5, 6, " features "] 0\n%1 = param " t "[3, 2, " features ", 9] 1\n"
#define LAYOUTS "lhs_layout [0, 3, 1, 2] rhs_layout [2, 3, 0, 1] out_layout [0, 3, 1, 2]\n"

static void convolutions_of_short_integers_find_their_padding_in_memory(void **state)
{
	/* padding around the image and between its elements */
	expect(IMAGES("u8", "8") "%2 = convolution i32[2, 6, 13, 9] ins %0, %1 with low [1, 0] "
				 "high [2, 3] base_dilation [1, 2] " LAYOUTS "result %2\n",
	       IMAGES("u8", "8") "%2 = constant 0:u8\n%3 = pad u8[2, 8, 14, 8] ins %0, %2 with "
				 "low [0, 1, 0, 0] high [0, 2, 3, 0] interior [0, 0, 1, 0]\n"
				 "%4 = convolution i32[2, 6, 13, 9] ins %3, %1 with low [0, 0] "
				 "high [0, 0] base_dilation [1, 1] " LAYOUTS "result %4\n");
	expect(IMAGES("i8", "8") "%2 = convolution i32[2, 3, 5, 9] ins %0, %1 with low [1, -1] "
				 "high [1, 1] stride [2, 1] reversed [1, 0] " LAYOUTS "result %2\n",
	       IMAGES("i8",
		      "8") "%2 = constant 0:i8\n%3 = pad i8[2, 7, 6, 8] ins %0, %2 with "
			   "low [0, 1, -1, 0] high [0, 1, 1, 0] interior [0, 0, 0, 0]\n"
			   "%4 = convolution i32[2, 3, 5, 9] ins %3, %1 with low [0, 0] "
			   "high [0, 0] base_dilation [1, 1] stride [2, 1] reversed [1, 0] " LAYOUTS
			   "result %4\n");
	/* no padding; too few features for a product; floats */
	expect(IMAGES("i8", "8") "%2 = convolution i32[2, 3, 5, 9] ins %0, %1 with " LAYOUTS
				 "result %2\n",
	       NULL);
	expect(IMAGES("i8", "3") "%2 = convolution i32[2, 5, 5, 9] ins %0, %1 with low [1, 0] "
				 "high [1, 0] " LAYOUTS "result %2\n",
	       NULL);
	expect(IMAGES("f32", "8") "%2 = convolution f32[2, 5, 5, 9] ins %0, %1 with low [1, 0] "
				  "high [1, 0] " LAYOUTS "result %2\n",
	       NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(convolutions_of_what_is_spread_are_several),
		cmocka_unit_test(convolutions_of_short_integers_find_their_padding_in_memory),
		cmocka_unit_test(numbers_that_change_nothing_go),
		cmocka_unit_test(what_changes_something_stays),
		cmocka_unit_test(expressions_become_shorter),
		cmocka_unit_test(operands_that_are_known_go_into_the_body),
		cmocka_unit_test(moves_of_nothing_go),
		cmocka_unit_test(transforms_of_parts_are_packed),
		cmocka_unit_test(moves_that_meet_are_one),
		cmocka_unit_test(places_that_are_known_are_slices),
		cmocka_unit_test(maps_come_before_repeats_and_transposes),
		cmocka_unit_test(folds_of_one_element_are_none),
		cmocka_unit_test(products_take_transposes_in),
		cmocka_unit_test(rows_times_narrow_matrices_are_sums),
		cmocka_unit_test(what_is_known_is_computed),
		cmocka_unit_test(long_flows_take_no_longer_than_they_are),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
