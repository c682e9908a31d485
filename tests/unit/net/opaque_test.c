/* Results of opaque code from another node, and when copies of its windows suffice. */
#include "net/opaque.h"
#include "unit.h"

static const char text[] =
	"flow \"f\" { sym n base a, b written\n"
	"%0 = view i32[n] a + (0) strides [4]\n"
	"%1 = view i32[n] b + (4) strides [4]\n"
	"%2 = opaque u8[] code \"0123456789abcdef\" work (n) ins %0, %1 outs %1\n"
	"%3 = slot i64 %2 0\n"
	"result %3 }";

static smr_graph *g;
static smr_arena *arena;
static smr_codelet *c;

static void open_flow(void)
{
	assert_int_equal(smr_graph_parse("test", text, strlen(text), &g), SMR_OK);
	arena = smr_arena_new();
	assert_int_equal(smr_pass_opaque(g, NULL, 0, arena, &c), SMR_OK);
}

static void close_flow(void)
{
	smr_graph_free(g);
	smr_arena_free(arena);
}

static void arrays_that_overlap_are_no_copies(void **state)
{
	int32_t memory[32];
	int64_t n = 4;
	void *base[2] = {memory, memory + 8};
	smr_env e = {.sym = &n, .base = base};

	open_flow();
	assert_int_equal(smr_opaque_apart(c, &e), SMR_OK);
	base[1] = memory + 3; /* its window begins at the next element */
	assert_int_equal(smr_opaque_apart(c, &e), SMR_OK);
	base[1] = memory + 2;
	assert_int_equal(smr_opaque_apart(c, &e), SMR_EIO);
	n = (int64_t)1 << 61; /* its formulas overflow */
	assert_int_not_equal(smr_opaque_apart(c, &e), SMR_OK);
	close_flow();
}

static void what_comes_back_is_stored_where_it_differs(void **state)
{
	int32_t there_a[4] = {0}, there_b[5] = {9, 1, 20, 3, 40}, here[5] = {7, 1, 2, 3, 4};
	const int32_t sent_b[4] = {1, 2, 3, 4};
	int64_t n = 4;
	void *there[2] = {there_a, there_b}, *base[2] = {NULL, here};
	uint64_t value[4] = {0, 0, 0, 77}, got[4] = {0};
	smr_env far = {.sym = &n, .base = there, .value = value};
	smr_env near = {.sym = &n, .base = base, .value = got};
	smr_segment sent = {.base = 1, .lo = 4, .n = 16, .data = sent_b};
	smr_str all = {0};

	open_flow();
	assert_int_equal(smr_opaque_results(c, &far, &all), SMR_OK);
	assert_int_equal(all.n, 8 + 16);
	here[4] = -4; /* another thread's store in the meantime */
	there_b[4] = 4;
	smr_str_clear(&all);
	assert_int_equal(smr_opaque_results(c, &far, &all), SMR_OK);
	assert_int_equal(smr_opaque_store(c, &near, &sent, 1, all.s, all.n - 1), SMR_ECORRUPT);
	assert_int_equal(smr_opaque_store(c, &near, &sent, 0, all.s, all.n), SMR_EINTERNAL);
	assert_true(here[2] == 2 && got[3] == 0);
	assert_int_equal(smr_opaque_store(c, &near, &sent, 1, all.s, all.n), SMR_OK);
	assert_true(here[0] == 7 && here[1] == 1 && here[2] == 20 && here[4] == -4);
	assert_int_equal(got[3], 77);
	smr_str_free(&all);
	close_flow();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(arrays_that_overlap_are_no_copies),
		cmocka_unit_test(what_comes_back_is_stored_where_it_differs),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
