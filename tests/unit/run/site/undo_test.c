/* The elements that a nest stores to are restored, and no others. */
#include <sys/mman.h>

#include "run/site/undo.h"
#include "unit.h"

enum { N = 8, PAGE = 4096, WORDS = PAGE / 4 };

typedef struct trial {
	smr_graph *g;
	smr_env e;
	uint64_t values[8];
	smr_undo *undo;
} trial;

static void begin(trial *t, const char *nodes, void **base)
{
	char text[1000];

	snprintf(text, sizeof(text), "flow \"f\" { base x, y written %s }", nodes);
	if (smr_graph_parse("test", text, strlen(text), &t->g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	t->e = (smr_env){.base = base, .value = t->values};
	assert_int_equal(smr_undo_take(t->g, t->g->nodes[t->g->nnodes - 1], &t->e, &t->undo),
			 SMR_OK);
}

static void end(trial *t)
{
	smr_undo_apply(t->undo, &t->e);
	smr_undo_apply(t->undo, &t->e); /* the second time from the cached addresses */
	smr_undo_free(t->undo);
	smr_graph_free(t->g);
}

static void elements_that_a_condition_leaves_out_stay_as_they_are_by_now(void **state)
{
	int32_t x[N] = {1, 0, 1, 0, 0, 1, 1, 0}, y[N] = {0};
	static const int32_t want[N] = {0, 9, 0, 9, 9, 0, 0, 9};
	trial t;

	begin(&t,
	      "%0 = view i32[8] x %1 = view i32[8] y %2 = nest (i: 8) ins %0 into %1[i] = %0[i] "
	      "when ne(%0[i], 0:i32)",
	      (void *[]){x, y});
	for (int i = 0; i < N; i++)
		y[i] = 9; /* by the nest, or by another thread */
	end(&t);
	assert_memory_equal(y, want, sizeof(want));
}

static void a_condition_on_what_is_stored_is_asked_of_the_copy(void **state)
{
	int32_t x[N] = {5, 5, 5, 5, 5, 5, 5, 5}, y[N] = {1, 9, 2, 9, 9, 3, 4, 9};
	static const int32_t want[N] = {1, 7, 2, 7, 7, 3, 4, 7};
	trial t;

	begin(&t,
	      "%0 = view i32[8] x %1 = view i32[8] y %2 = nest (i: 8, j: 3) ins %0, %1 into %1[i] "
	      "= fold(j; %1[i]; select(gt(%0[i], acc0), %0[i], acc0)) when fold(j; %1[i], 0:i1; "
	      "select(gt(%0[i], acc0), %0[i], acc0), or(acc1, gt(%0[i], acc0)); 1)",
	      (void *[]){x, y});
	for (int i = 0; i < N; i++)
		y[i] = 7;
	end(&t);
	assert_memory_equal(y, want, sizeof(want));
}

static void what_lies_between_elements_is_left_alone(void **state)
{
	int32_t x[N] = {0}, y[2 * N] = {0};
	trial t;

	begin(&t,
	      "%0 = view i32[8] y + (4) strides [8] %1 = nest (i: 8) ins %0 into %0[i] = "
	      "add(%0[i], 1:i32)",
	      (void *[]){x, y});
	for (int i = 0; i < 2 * N; i++)
		y[i] = 9;
	end(&t);
	for (int i = 0; i < 2 * N; i++)
		assert_int_equal(y[i], i % 2 == 0 ? 9 : 0);
}

static void rows_that_are_not_taken_may_be_no_memory(void **state)
{
	int32_t x[N] = {0};
	int32_t *y =
		mmap(NULL, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	trial t;

	assert_ptr_not_equal(y, MAP_FAILED);
	assert_int_equal(mprotect(y + WORDS, PAGE, PROT_NONE), 0);
	begin(&t,
	      "%0 = view i32[2048] y %1 = nest (i: 2048) ins %0 into %0[i] = add(%0[i], 1:i32) "
	      "when "
	      "lt(index(i), 1000:i64)",
	      (void *[]){x, y});
	for (int i = 0; i < WORDS; i++)
		y[i] = 9;
	end(&t);
	for (int i = 0; i < WORDS; i++)
		assert_int_equal(y[i], i < 1000 ? 0 : 9);
	munmap(y, 2 * PAGE);
}

static void what_is_written_only_is_not_kept(void **state)
{
	int32_t x[N] = {0}, y[N] = {0};
	trial t;

	begin(&t,
	      "%0 = view i32[8] x %1 = view i32[8] y %2 = nest (i: 8) ins %0 into %1[i] = %0[i]",
	      (void *[]){x, y});
	assert_null(t.undo);
	smr_graph_free(t.g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(elements_that_a_condition_leaves_out_stay_as_they_are_by_now),
		cmocka_unit_test(a_condition_on_what_is_stored_is_asked_of_the_copy),
		cmocka_unit_test(what_lies_between_elements_is_left_alone),
		cmocka_unit_test(rows_that_are_not_taken_may_be_no_memory),
		cmocka_unit_test(what_is_written_only_is_not_kept),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
