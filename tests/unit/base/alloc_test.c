#include <string.h>
#include <sys/resource.h>

#include "unit.h"

static void what_is_live_is_counted(void **state)
{
	long before = smr_alloc_live();
	void *a = smr_malloc(10);
	void *b = smr_calloc(3, 4);
	char *c = smr_strdup("seed");

	assert_int_equal(smr_alloc_live(), before + 3);
	a = smr_realloc(a, 1000);
	assert_int_equal(smr_alloc_live(), before + 3);
	smr_free(a);
	smr_free(b);
	smr_free(c);
	smr_free(NULL);
	assert_int_equal(smr_alloc_live(), before);
}

static void the_most_of_large_pieces_is_kept(void **state)
{
	enum { MIB = 1 << 20 };
	size_t before;
	char *a, *b;

	a = smr_malloc(9 * MIB); /* more than the peak before */
	before = smr_alloc_peak();
	assert_true(before >= 9 * MIB);
	b = smr_calloc(1, 4 * MIB);
	assert_true(smr_alloc_peak() >= before + 4 * MIB);
	assert_true(smr_alloc_peak() < before + 5 * MIB);
	smr_free(b);
	b = smr_aligned_alloc(64, 3 * MIB);
	b = smr_realloc(b, 2 * MIB);
	assert_true(smr_alloc_peak() < before + 5 * MIB);
	b = smr_realloc(b, 6 * MIB);
	assert_true(smr_alloc_peak() >= before + 6 * MIB);
	assert_true(smr_alloc_peak() < before + 7 * MIB);
	smr_free(a);
	smr_free(b);
	before = smr_alloc_peak();
	a = smr_malloc(8 * MIB);
	assert_int_equal(smr_alloc_peak(), before);
	smr_free(a);
}

static void only_the_allocation_asked_for_fails(void **state)
{
	smr_alloc_fail_at(2);
	void *first = smr_malloc(1);
	void *second = smr_malloc(1);

	assert_non_null(first);
	assert_null(second);
	assert_true(smr_alloc_failed());
	void *third = smr_malloc(1);
	assert_non_null(third);
	smr_free(first);
	smr_free(third);
}

static void asking_for_no_failure_forgets_the_last(void **state)
{
	smr_alloc_fail_at(1);
	assert_null(smr_malloc(1));
	smr_alloc_fail_at(0);
	assert_false(smr_alloc_failed());
}

static void a_failed_realloc_leaves_the_old_memory(void **state)
{
	char *text = smr_strdup("kept");

	smr_alloc_fail_at(1);
	assert_null(smr_realloc(text, 1 << 20));
	assert_string_equal(text, "kept");
	smr_free(text);
}

static void no_bytes_are_still_an_allocation(void **state)
{
	void *p = smr_malloc(0);
	void *q = smr_calloc(0, 8);

	assert_non_null(p);
	assert_non_null(q);
	smr_free(p);
	smr_free(q);
}

static void a_product_too_large_is_no_memory(void **state)
{
	volatile size_t half = SIZE_MAX / 2;

	assert_null(smr_calloc(half, 3));
	assert_null(smr_aligned_alloc(64, (half * 2 + 1)));
}

static void alignment_is_kept_for_any_size(void **state)
{
	for (size_t size = 0; size < 300; size += 7) {
		void *p = smr_aligned_alloc(64, size);

		assert_non_null(p);
		assert_int_equal((uintptr_t)p % 64, 0);
		memset(p, 1, size);
		smr_free(p);
	}
}

static void a_part_of_a_text_is_copied_with_its_end(void **state)
{
	char *a = smr_strndup("samara", 3);
	char *b = smr_strndup("seed", 100);

	assert_string_equal(a, "sam");
	assert_string_equal(b, "seed");
	smr_free(a);
	smr_free(b);
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ALLOCATES_OTHERWISE
#endif
#endif

#ifndef ALLOCATES_OTHERWISE
/* Returns the pages left by pieces of a megabyte that are allocated and freed. */
static long pages_of_turns(int turns)
{
	enum { BYTES = 1 << 20 };
	struct rusage before, after;

	assert_int_equal(getrusage(RUSAGE_SELF, &before), 0);
	for (int i = 0; i < turns; i++) {
		char *volatile p = smr_malloc(BYTES);

		assert_non_null(p);
		memset(p, i, BYTES);
		smr_free(p);
	}
	assert_int_equal(getrusage(RUSAGE_SELF, &after), 0);
	return after.ru_minflt - before.ru_minflt;
}

static void pages_that_are_kept_are_not_made_anew(void **state)
{
	long first;

	smr_keep_pages();
	first = pages_of_turns(1);
	assert_true(pages_of_turns(50) < 2 * first + 50);
}
#endif

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_live_is_counted),
		cmocka_unit_test(the_most_of_large_pieces_is_kept),
		cmocka_unit_test(only_the_allocation_asked_for_fails),
		cmocka_unit_test(asking_for_no_failure_forgets_the_last),
		cmocka_unit_test(a_failed_realloc_leaves_the_old_memory),
		cmocka_unit_test(no_bytes_are_still_an_allocation),
		cmocka_unit_test(a_product_too_large_is_no_memory),
		cmocka_unit_test(alignment_is_kept_for_any_size),
		cmocka_unit_test(a_part_of_a_text_is_copied_with_its_end),
#ifndef ALLOCATES_OTHERWISE
		cmocka_unit_test(pages_that_are_kept_are_not_made_anew),
#endif
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
