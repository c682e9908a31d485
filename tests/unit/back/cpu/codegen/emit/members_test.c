/* Results of one loop of the program: nests of members of structures become one codelet. Its code
 * gives the bits of the reference for each nest alone, touches no byte beside inputs and results,
 * and no memory under a false condition. */
#include <sys/mman.h>

#include "unit_kernels.h"

#include "back/back.h"
#include "back/cpu/codegen/plan/nest.h"
#include "back/ref/ref.h"
#include "base/data/hash.h"
#include "ir/graph/value.h"
#include "pass/codelet/codelet.h"

extern const smr_impl smr_impl_nest;

enum { MOST = 8, PAGE = 4096 };

typedef struct fixture {
	smr_graph *g;
	smr_arena *a;
	smr_codelet *c;
	size_t n;
	char *map[MOST];
	size_t bytes[MOST]; /* of an array, which ends at inaccessible memory */
	void *base[MOST];
	char *want[MOST];
	smr_env e;
} fixture;

static size_t rounded(size_t n)
{
	return (n + PAGE - 1) / PAGE * PAGE;
}

static void fill(char *to, size_t n, smr_dtype t, uint64_t seed)
{
	size_t size = smr_dtype_size(t);

	for (size_t i = 0; i < n / size; i++) {
		uint64_t h = smr_hash_mix(seed, i + 1), bits;

		if (smr_dtype_is_float(t))
			bits = smr_value_from_double(t, (double)(int64_t)(h % 2001 - 1000) / 64);
		else /* mostly equal, but not everywhere */
			bits = smr_value_mask(t, i % 300 < 200 ? i / 300 % 2 : h % 2);
		memcpy(to + i * size, &bits, size);
	}
}

static void open_arrays(fixture *f)
{
	for (uint32_t i = 0; i < f->g->nnodes; i++) {
		const smr_node *v = f->g->nodes[i];
		int64_t lo, hi;

		if (v->op != SMR_OP_view)
			continue;
		assert_int_equal(smr_window_range(v, f->e.sym, &lo, &hi), SMR_OK);
		if ((size_t)hi > f->bytes[v->window->base])
			f->bytes[v->window->base] = (size_t)hi;
	}
	for (uint32_t b = 0; b < f->g->nbases; b++) {
		size_t all = rounded(f->bytes[b]);
		smr_dtype t = SMR_F32;

		for (uint32_t i = 0; i < f->g->nnodes; i++)
			if (f->g->nodes[i]->op == SMR_OP_view && f->g->nodes[i]->window->base == b)
				t = f->g->nodes[i]->type.dtype;
		f->map[b] =
			mmap(NULL, all + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
		assert_true(f->map[b] != MAP_FAILED);
		assert_int_equal(mprotect(f->map[b] + PAGE, all, PROT_READ | PROT_WRITE), 0);
		f->base[b] = f->map[b] + PAGE + all - f->bytes[b];
		f->want[b] = smr_malloc(f->bytes[b]);
		fill(f->base[b], f->bytes[b], t, b + 1);
	}
}

static void open_fixture(fixture *f, const char *text)
{
	*f = (fixture){0};
	if (smr_graph_parse("test", text, strlen(text), &f->g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	f->a = smr_arena_new();
	f->e = (smr_env){.base = f->base, .value = smr_calloc(1000, sizeof(uint64_t))};
	open_arrays(f);
}

static void close_fixture(fixture *f)
{
	for (uint32_t b = 0; b < f->g->nbases; b++) {
		munmap(f->map[b], rounded(f->bytes[b]) + 2 * PAGE);
		smr_free(f->want[b]);
	}
	smr_free(f->e.value);
	smr_arena_free(f->a);
	smr_graph_free(f->g);
}

/* Computes the result of each nest alone by the reference, and restores the arrays. */
static void find_wanted(fixture *f)
{
	char *before[MOST];

	for (uint32_t b = 0; b < f->g->nbases; b++) {
		before[b] = smr_malloc(f->bytes[b]);
		memcpy(before[b], f->base[b], f->bytes[b]);
	}
	for (uint32_t i = 0; i < f->g->nnodes; i++)
		if (f->g->nodes[i]->op == SMR_OP_nest)
			assert_int_equal(smr_ref_nest(f->g, f->g->nodes[i], &f->e), SMR_OK);
	for (uint32_t b = 0; b < f->g->nbases; b++) {
		memcpy(f->want[b], f->base[b], f->bytes[b]);
		memcpy(f->base[b], before[b], f->bytes[b]);
		smr_free(before[b]);
	}
}

static void run(fixture *f, const smr_codelet *c)
{
	smr_exec *x = NULL;

	if (smr_impl_nest.accept(c, &f->e) != SMR_OK ||
	    smr_impl_nest.prepare(c, &f->e, NULL, &x) != SMR_OK ||
	    smr_impl_nest.run(x, &f->e, NULL) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_impl_nest.release(x);
}

static void together(fixture *f)
{
	if (smr_pass_codelets(f->g, unit_kernels, SMR_FP_STRICT, f->a, &f->c, &f->n) != SMR_OK ||
	    smr_pass_together(f->g, f->a, f->c, &f->n) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

/* Runs all codelets of the flow and checks their number. @p last: the last number of array 0. */
static void gives_the_same_with(const char *text, size_t ncodelets, const float *last)
{
	fixture f;

	open_fixture(&f, text);
	if (last != NULL)
		memcpy((char *)f.base[0] + f.bytes[0] - sizeof(*last), last, sizeof(*last));
	find_wanted(&f);
	together(&f);
	assert_int_equal(f.n, ncodelets);
	for (size_t i = 0; i < f.n; i++)
		run(&f, &f.c[i]);
	for (uint32_t b = 0; b < f.g->nbases; b++)
		for (size_t i = 0; i < f.bytes[b]; i++)
			if (f.want[b][i] != ((char *)f.base[b])[i])
				fail_msg("base %u, byte %zu differs:\n%s", b, i, text);
	close_fixture(&f);
}

static void gives_the_same(const char *text, size_t ncodelets)
{
	gives_the_same_with(text, ncodelets, NULL);
}

static int stages(const char *text)
{
	static nest_plan p;
	fixture f;
	nest_cpu cpu;

	open_fixture(&f, text);
	together(&f);
	assert_int_equal(f.n, 1);
	nest_cpu_host(&cpu);
	assert_int_equal(nest_plan_make(&p, f.c, &f.e, &cpu), SMR_OK);
	close_fixture(&f);
	return p.nstages;
}

/* Five members of f32, all of which are read and stored. */
#define FIVE(n, when)                                                                            \
	"flow \"f\" { base a, c written, o\n"                                                    \
	"%0 = view f32[" n ", 5] a strides [20, 4] %1 = view i32[" n "] o\n"                     \
	"%2 = view f32[" n "] a + (0) strides [20] %3 = view f32[" n "] a + (12) strides [20]\n" \
	"%4 = view f32[" n "] c + (0) strides [20] %5 = view f32[" n "] c + (4) strides [20]\n"  \
	"%6 = view f32[" n "] c + (8) strides [20] %7 = view f32[" n "] c + (12) strides [20]\n" \
	"%8 = view f32[" n "] c + (16) strides [20]\n"                                           \
	"%9 = nest (i: " n ", k: 5) ins %0, %1, %2 into %4[i] = add(%2[i], " SUM ")" when "\n"   \
	"%10 = nest (i: " n ", k: 5) ins %0, %1, %2 into %5[i] = div(%2[i], " SUM ")" when "\n"  \
	"%11 = nest (i: " n ", k: 5) ins %0, %1, %3 into %6[i] = mul(%3[i], " SUM ")" when "\n"  \
	"%12 = nest (i: " n ") ins %2, %1, %3 into %7[i] = sub(%2[i], %3[i])" when "\n"          \
	"%13 = nest (i: " n ") ins %3, %1 into %8[i] = neg(%3[i])" when "\n}\n"
#define SUM "fold(k; 0:f32; add(acc0, %0[i, k]))"
#define WHEN " when ne(%1[i], 0:i32)"

static void members_are_one_pass_with_the_bits_of_each_alone(void **state)
{
	gives_the_same(FIVE("1000", ""), 1);
	assert_int_equal(stages(FIVE("1000", "")), 1);
	gives_the_same(FIVE("16", ""), 1);
	gives_the_same(FIVE("17", ""), 1);
	gives_the_same(FIVE("3", ""), 1);
}

static void what_a_condition_leaves_out_stays_as_it_was(void **state)
{
	gives_the_same(FIVE("5003", WHEN), 1);
	assert_int_equal(stages(FIVE("5003", WHEN)), 1);
	gives_the_same(FIVE("5", WHEN), 1);
}

/* The array ends behind the member that the condition reads: the last structure's other members do
 * not exist. */
static void members_behind_a_condition_may_be_nowhere(void **state)
{
	static const char text[] =
		"flow \"f\" { base a, c written\n"
		"%0 = view f32[4096] a + (0) strides [16] %1 = view f32[4095] a + (4) strides "
		"[16]\n"
		"%2 = view f32[4095] a + (12) strides [16]\n"
		"%3 = view f32[4096] c + (0) strides [16] %4 = view f32[4096] c + (4) strides "
		"[16]\n"
		"%5 = nest (i: 4096) ins %0, %1, %2 into %3[i] = add(%0[i], add(%1[i], %2[i])) "
		"when gt(%0[i], 0:f32)\n"
		"%6 = nest (i: 4096) ins %0, %1, %2 into %4[i] = sub(%1[i], %2[i]) "
		"when gt(%0[i], 0:f32)\n}\n";

	gives_the_same_with(text, 1, &(float){-1});
}

/* Three of six members of f64 are separate: nothing is stored between them. */
static void nothing_is_stored_between_members(void **state)
{
	gives_the_same(
		"flow \"f\" { base a, c written\n"
		"%0 = view f64[777] a + (0) strides [48] %1 = view f64[777] a + (8) strides [48]\n"
		"%2 = view f64[777] a + (32) strides [48]\n"
		"%3 = view f64[777] c + (0) strides [48] %4 = view f64[777] c + (8) strides [48]\n"
		"%5 = view f64[777] c + (40) strides [48]\n"
		"%6 = nest (i: 777) ins %0, %1 into %3[i] = add(%0[i], %1[i])\n"
		"%7 = nest (i: 777) ins %0, %1 into %4[i] = sub(%0[i], %1[i])\n"
		"%8 = nest (i: 777) ins %0, %2 into %5[i] = mul(%0[i], %2[i])\n}\n",
		1);
}

/* Rows of structures with strides that are not multiples of 16 bytes, and integers. */
static void rows_of_structures(void **state)
{
	gives_the_same(
		"flow \"f\" { base a, c written\n"
		"%0 = view i32[30, 37] a + (0) strides [1000, 24]\n"
		"%1 = view i32[30, 37] a + (4) strides [1000, 24]\n"
		"%2 = view i32[30, 37] c + (0) strides [800, 16]\n"
		"%3 = view i32[30, 37] c + (4) strides [800, 16]\n"
		"%4 = view i32[30, 37] c + (8) strides [800, 16]\n"
		"%5 = view i32[30, 37] c + (12) strides [800, 16]\n"
		"%6 = nest (y: 30, x: 37) ins %0, %1 into %2[y, x] = add(%0[y, x], %1[y, x])\n"
		"%7 = nest (y: 30, x: 37) ins %0 into %3[y, x] = neg(%0[y, x])\n"
		"%8 = nest (y: 30, x: 37) ins %1 into %4[y, x] = %1[y, x]\n"
		"%9 = nest (y: 30, x: 37) ins %0, %1 into %5[y, x] = "
		"select(gt(%0[y, x], 0:i32), %1[y, x], 7:i32)\n}\n",
		1);
}

/* Members of neighbours, as in a stencil: rows of 16 bytes may span two structures. */
static void members_of_neighbours(void **state)
{
	gives_the_same(
		"flow \"f\" { base a, c written\n"
		"%0 = view f32[500] a + (8) strides [20] %1 = view f32[500] a + (24) strides [20]\n"
		"%2 = view f32[500] a + (52) strides [20]\n"
		"%3 = view f32[500] c + (0) strides [8] %4 = view f32[500] c + (4) strides [8]\n"
		"%5 = nest (i: 500) ins %0, %1, %2 into %3[i] = "
		"add(%0[i], mul(%1[i], %2[i]))\n"
		"%6 = nest (i: 500) ins %0, %1, %2 into %4[i] = "
		"sub(%0[i], mul(%1[i], %2[i]))\n}\n",
		1);
}

/* On a ring: two windows for each member, which no other iteration may read. */
#define RING(n, m)                                                   \
	"flow \"f\" { base a, c written\n"                           \
	"%0 = view f32[" n ", " m "] a + (16) strides [1600, 16]\n"  \
	"%1 = view f32[" n ", 1] a + (0) strides [1600, 16]\n"       \
	"%2 = view f32[" n ", " m "] a + (4) strides [1600, 16]\n"   \
	"%3 = view f32[" n ", 1] a + (1588) strides [1600, 16]\n"    \
	"%4 = view f32[" n ", 100] c + (0) strides [1600, 16]\n"     \
	"%5 = view f32[" n ", 100] c + (4) strides [1600, 16]\n"     \
	"%6 = nest (j: " n ", i: 100) ins %0, %1 into %4[j, i] = "   \
	"select(lt(index(i), 99:i64), %0[j, i], %1[j, i + (-99)])\n" \
	"%7 = nest (j: " n ", i: 100) ins %2, %3 into %5[j, i] = "   \
	"select(ge(index(i), 1:i64), %2[j, i + (-1)], %3[j, i])\n}\n"

static void neighbours_on_a_ring_are_one_pass(void **state)
{
	gives_the_same(RING("40", "99"), 1);
	gives_the_same(RING("1", "99"), 1);
	assert_int_equal(stages(RING("40", "99")), 1);
}

/* Compares the number of a flow with one sum, by the reference and by code with the terms in
 * order. */
static void sums_the_same(const char *text, bool in_lanes)
{
	fixture f;
	uint64_t want;
	smr_str ir = {0};
	nest_plan *p = smr_malloc(sizeof(*p));
	nest_cpu cpu;

	open_fixture(&f, text);
	for (uint32_t i = 0; i < f.g->nnodes; i++)
		if (f.g->nodes[i]->op == SMR_OP_nest) {
			assert_int_equal(smr_ref_nest(f.g, f.g->nodes[i], &f.e), SMR_OK);
			want = f.e.value[i];
		}
	together(&f);
	assert_int_equal(f.n, 1);
	run(&f, f.c);
	assert_int_equal(want, f.e.value[f.c->nest->id]);
	nest_cpu_host(&cpu);
	assert_int_equal(nest_plan_make(p, f.c, &f.e, &cpu), SMR_OK);
	assert_int_equal(nest_ir(p, NULL, &ir), SMR_OK);
	assert_true(cpu.vector < 16 || in_lanes == (strstr(ir.s, " x float>") != NULL));
	smr_str_free(&ir);
	smr_free(p);
	close_fixture(&f);
}

#define NORM(n, from, where)                                                                     \
	"flow \"f\" { base a, o\n"                                                               \
	"%0 = view f32[" n ", 5] a strides [20, 4] %1 = view i32[" n "] o\n"                     \
	"%2 = view f32[" n "] a + (0) strides [20] %3 = view f32[" n "] a + (12) strides [20]\n" \
	"%4 = nest (i: " n ", k: 5) ins %0, %1, %2, %3 = fold(i; " from ":f32; " where ")\n"     \
	"result %4\n}\n"
#define TERM                                                                                       \
	"sqrt(add(mul(div(%2[i], " SUM "), div(%2[i], " SUM ")), mul(%3[i], div(%3[i], " SUM ")))" \
	")"

static void sums_keep_their_order_with_terms_in_lanes(void **state)
{
	sums_the_same(NORM("1003", "0", "add(acc0, " TERM ")"), true);
	sums_the_same(NORM("5003", "-0", "select(ne(%1[i], 0:i32), add(acc0, " TERM "), acc0)"),
		      true);
	sums_the_same(NORM("5003", "1", "select(ne(%1[i], 0:i32), acc0, sub(acc0, " TERM "))"),
		      true);
	sums_the_same(NORM("5003", "1", "select(ne(%1[i], 0:i32), acc0, add(" TERM ", acc0))"),
		      true);
	sums_the_same(NORM("3", "0", "add(acc0, " TERM ")"), false);
	sums_the_same("flow \"f\" { base a %0 = view f32[900] a + (0) strides [20]\n"
		      "%1 = nest (i: 900) ins %0 = fold(i; 0:f32; add(acc0, %0[i]))\n"
		      "result %1\n}\n",
		      false);
	/* a term that depends on the sum */
	sums_the_same(NORM("900", "0", "add(acc0, mul(acc0, " TERM "))"), false);
}

static void nests_stay_apart(const char *nests, size_t n)
{
	static char text[2000];

	(void)snprintf(
		text, sizeof(text),
		"flow \"f\" { base a, c written, o\n"
		"%%0 = view f32[600] a + (0) strides [8] %%1 = view i32[600] o\n"
		"%%2 = view f32[600] c + (0) strides [8] %%3 = view f32[600] c + (4) strides [8]\n"
		"%%4 = view f32[500] c + (4) strides [8]\n%s}\n",
		nests);
	gives_the_same(text, n);
}

static void other_conditions_domains_groups_and_reads_stay_apart(void **state)
{
	nests_stay_apart("%5 = nest (i: 600) ins %0, %1 into %2[i] = %0[i] when ne(%1[i], 0:i32)\n"
			 "%6 = nest (i: 600) ins %0, %1 into %3[i] = %0[i] when eq(%1[i], 0:i32)\n",
			 2);
	nests_stay_apart("%5 = nest (i: 600) ins %0 into %2[i] = %0[i]\n"
			 "%6 = nest (i: 500) ins %0 into %4[i] = neg(%0[i])\n",
			 2);
	nests_stay_apart("%5 = nest (i: 600) group 1 ins %0 into %2[i] = %0[i]\n"
			 "%6 = nest (i: 600) group 2 ins %0 into %3[i] = neg(%0[i])\n",
			 2);
	nests_stay_apart("%5 = nest (i: 600) ins %0 into %2[i] = %0[i]\n"
			 "%6 = nest (i: 600) ins %0, %3 into %3[i] = add(%0[i], %3[i])\n",
			 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(members_are_one_pass_with_the_bits_of_each_alone),
		cmocka_unit_test(what_a_condition_leaves_out_stays_as_it_was),
		cmocka_unit_test(members_behind_a_condition_may_be_nowhere),
		cmocka_unit_test(nothing_is_stored_between_members),
		cmocka_unit_test(rows_of_structures),
		cmocka_unit_test(members_of_neighbours),
		cmocka_unit_test(neighbours_on_a_ring_are_one_pass),
		cmocka_unit_test(sums_keep_their_order_with_terms_in_lanes),
		cmocka_unit_test(other_conditions_domains_groups_and_reads_stay_apart),
	};

	if (unit_make_cache(NULL) != 0 || unit_open_kernels(NULL) != 0)
		return 1;
	int failed = cmocka_run_group_tests(tests, NULL, NULL);

	unit_close_kernels(NULL);
	unit_drop_folder(NULL);
	return failed;
}
