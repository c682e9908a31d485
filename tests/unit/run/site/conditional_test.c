/* Elements that a predicate or a select skips are neither read nor written, by any implementation:
 * they are in pages that cannot be accessed. */
#include <sys/mman.h>

#include "back/back.h"
#include "back/ref/ref.h"
#include "unit.h"

extern const smr_impl smr_impl_nest, smr_impl_strip;

enum { N = 4096, WORDS = 2 * N, BYTES = N * 4 };

typedef struct memory {
	int32_t *x, *use, *out; /* the second half of each may be out of bounds */
} memory;

static int32_t *two_halves(void)
{
	int32_t *p =
		mmap(NULL, 2 * BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	assert_ptr_not_equal(p, MAP_FAILED);
	return p;
}

static void open_memory(memory *m)
{
	*m = (memory){two_halves(), two_halves(), two_halves()};
	for (int i = 0; i < WORDS; i++) {
		m->x[i] = i % 53 - 9;
		m->use[i] = i < N && i % 3 != 1;
		m->out[i] = i % 11;
	}
}

static void close_memory(memory *m)
{
	munmap(m->x, 2 * BYTES);
	munmap(m->use, 2 * BYTES);
	munmap(m->out, 2 * BYTES);
}

static void close_half(int32_t *p, int prot)
{
	assert_int_equal(mprotect(p + N, BYTES, prot), 0);
}

static smr_graph *parse(const char *nest)
{
	char text[2000];
	smr_graph *g;

	snprintf(text, sizeof(text),
		 "flow \"f\" { base x, use, out written\n"
		 "%%0 = view i32[8192] x %%1 = view i32[8192] use %%2 = view i32[8192] out\n"
		 "%%3 = view i32[] out + (0) strides [] %%4 = view i32[2048, 4] x\n"
		 "%%5 = view i32[2048] out %%6 = %s }",
		 nest);
	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

/* Returns false if the implementation refuses. NULL: the reference. */
static bool run(const smr_impl *by, const smr_graph *g, void **base)
{
	const smr_node *nest = g->nodes[g->nnodes - 1];
	smr_codelet c = {.graph = g, .nest = nest};
	uint64_t values[16] = {0};
	smr_env e = {.base = base, .value = values};
	smr_exec *x;

	if (by == NULL) {
		assert_int_equal(smr_ref_nest(g, nest, &e), SMR_OK);
		return true;
	}
	if (by->accept(&c, &e) != SMR_OK)
		return false;
	if (by->prepare(&c, &e, NULL, &x) != SMR_OK || by->run(x, &e, NULL) != SMR_OK)
		fail_msg("%s: %s", by->name, smr_errmsg());
	by->release(x);
	return true;
}

static const smr_impl *const all[] = {NULL, &smr_impl_nest, &smr_impl_strip};

/* Nothing is stored, and the target is unmapped. */
static void never_taken(const char *nest)
{
	for (size_t k = 0; k < sizeof(all) / sizeof(all[0]); k++) {
		smr_graph *g = parse(nest);
		memory m;

		open_memory(&m);
		(void)run(all[k], g, (void *[]){m.x, m.use, NULL});
		close_memory(&m);
		smr_graph_free(g);
	}
}

/* All implementations store what the reference does in whole memory, while the second halves of the
 * arrays in @p halves (1: x, 2: use, 4: out) cannot be accessed. */
static void first_half(const char *nest, unsigned halves, bool strips)
{
	memory want, m;
	smr_graph *g = parse(nest);

	open_memory(&want);
	(void)run(NULL, g, (void *[]){want.x, want.use, want.out});
	smr_graph_free(g);
	for (size_t k = 0; k < sizeof(all) / sizeof(all[0]); k++) {
		int32_t *of[3];
		bool taken;

		g = parse(nest);
		open_memory(&m);
		of[0] = m.x, of[1] = m.use, of[2] = m.out;
		for (int i = 0; i < 3; i++)
			if (halves >> i & 1)
				close_half(of[i], PROT_NONE);
		taken = run(all[k], g, (void *[]){m.x, m.use, m.out});
		assert_true(taken || (all[k] == &smr_impl_strip && !strips));
		if (taken)
			assert_memory_equal(m.out, want.out, BYTES);
		close_memory(&m);
		smr_graph_free(g);
	}
	close_memory(&want);
}

static void a_sum_that_is_never_taken_does_not_read_its_start(void **state)
{
	never_taken("nest (i: 4096) ins %3, %0 into %3 = fold(i; %3; select(gt(%0[i], 100:i32), "
		    "add(acc0, 1:i32), acc0)) when fold(i; 0:i1; or(acc0, gt(%0[i], 100:i32)))");
	never_taken("nest (i: 4096) ins %3, %0 into %3 = fold(i; %3; add(acc0, %0[i])) when "
		    "gt(%0[5], 100:i32)");
}

static void rows_that_are_not_taken_are_left_alone(void **state)
{
	/* rows of four; those of the second half never exceed the limit in `use` */
	first_half("nest (i: 8192, j: 4) ins %2, %0, %1 into %2[i] = fold(j; %2[i]; add(acc0, "
		   "convert:i32(index(j)))) when ne(%1[i], 0:i32)",
		   4, false);
	first_half("nest (i: 8192, j: 4) ins %2, %1 into %2[i] = fold(j; %2[i]; select(gt(%1[i], "
		   "convert:i32(index(j))), add(acc0, 5:i32), acc0)) when fold(j; 0:i1; or(acc0, "
		   "gt(%1[i], convert:i32(index(j)))))",
		   4, false);
}

static void a_condition_on_what_is_stored_is_told_by_a_fold_of_two(void **state)
{
	first_half(
		"nest (i: 4096, j: 4) ins %2, %0 into %2[i] = fold(j; %2[i]; "
		"select(gt(%0[i + j], acc0), %0[i + j], acc0)) when fold(j; %2[i], 0:i1; "
		"select(gt(%0[i + j], acc0), %0[i + j], acc0), or(acc1, gt(%0[i + j], acc0)); 1)",
		4, false);
}

static void elements_that_a_condition_leaves_out_are_not_stored(void **state)
{
	first_half("nest (i: 8192) ins %2, %0, %1 into %2[i] = add(%2[i], %0[i]) when "
		   "ne(%1[i], 0:i32)",
		   5, false);
	first_half("nest (i: 8192) ins %0, %1 into %2[i] = %0[i] when ne(%1[i], 0:i32)", 5, true);
}

static void an_arm_that_is_not_chosen_is_not_read(void **state)
{
	first_half("nest (i: 8192) ins %0, %1 into %2[i] = select(ne(%1[i], 0:i32), %0[i], 7:i32)",
		   1, true);
	first_half("nest (i: 8192, j: 3) ins %0, %1 into %2[i] = fold(j; 0:i32; "
		   "select(ne(%1[i], 0:i32), add(acc0, %0[i]), acc0))",
		   1, true);
	first_half("nest (k: 8192) ins %0, %1 into %3 = fold(k; 0:i32; select(ne(%1[k], 0:i32), "
		   "add(acc0, %0[k]), acc0))",
		   1, true);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_sum_that_is_never_taken_does_not_read_its_start),
		cmocka_unit_test(rows_that_are_not_taken_are_left_alone),
		cmocka_unit_test(a_condition_on_what_is_stored_is_told_by_a_fold_of_two),
		cmocka_unit_test(elements_that_a_condition_leaves_out_are_not_stored),
		cmocka_unit_test(an_arm_that_is_not_chosen_is_not_read),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
