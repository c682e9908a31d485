#include "base/arena.h"
#include "unit.h"

static void pieces_are_zeroed_aligned_and_apart(void **state)
{
	enum { N = 2000 };
	smr_arena *a = smr_arena_new();
	unsigned char *p[N];

	assert_non_null(a);
	for (size_t i = 0; i < N; i++) {
		size_t size = i % 97 + (i % 500 == 0 ? 20000 : 0);

		p[i] = smr_arena_alloc(a, size);
		assert_non_null(p[i]);
		assert_int_equal((uintptr_t)p[i] % 16, 0);
		for (size_t k = 0; k < size; k++)
			assert_int_equal(p[i][k], 0);
		memset(p[i], (int)(i % 251) + 1, size);
	}
	for (size_t i = 0; i < N; i++)
		for (size_t k = 0; k < i % 97; k++)
			assert_int_equal(p[i][k], i % 251 + 1);
	smr_arena_free(a);
}

static void texts_are_copied(void **state)
{
	smr_arena *a = smr_arena_new();
	char source[] = "conv2d";
	char *copy = smr_arena_strdup(a, source);
	char *part = smr_arena_strndup(a, source, 4);
	char *made = smr_arena_printf(a, "%s of %d", source, 3);
	int *numbers = smr_arena_memdup(a, (int[]){1, 2, 3}, 3 * sizeof(int));

	source[0] = 'X';
	assert_string_equal(copy, "conv2d");
	assert_string_equal(part, "conv");
	assert_string_equal(made, "conv2d of 3");
	assert_int_equal(numbers[2], 3);
	smr_arena_free(a);
}

static void sizes_too_large_are_no_memory(void **state)
{
	smr_arena *a = smr_arena_new();

	assert_false(smr_arena_ran_short(a));
	assert_null(smr_arena_alloc(a, SIZE_MAX));
	assert_true(smr_arena_ran_short(a));
	assert_null(smr_arena_array(a, SIZE_MAX / 2, 3));
	assert_non_null(smr_arena_array(a, 5, 3));
	assert_true(smr_arena_ran_short(a)); /* permanently */
	smr_arena_free(a);
}

static smr_status use(void *arg)
{
	smr_arena *a = smr_arena_new();
	bool all = a != NULL;

	for (int i = 0; i < 4 && all; i++)
		all = smr_arena_alloc(a, 7000) != NULL && smr_arena_printf(a, "%d", i) != NULL;
	smr_arena_free(a);
	return all ? SMR_OK : SMR_ENOMEM;
}

static void no_allocation_that_fails_leaks(void **state)
{
	assert_true(unit_fail_each_allocation(use, NULL) > 4);
}

static void freeing_none_is_fine(void **state)
{
	long live = smr_alloc_live();

	smr_arena_free(NULL);
	assert_int_equal(smr_alloc_live(), live);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pieces_are_zeroed_aligned_and_apart),
		cmocka_unit_test(texts_are_copied),
		cmocka_unit_test(sizes_too_large_are_no_memory),
		cmocka_unit_test(no_allocation_that_fails_leaks),
		cmocka_unit_test(freeing_none_is_fine),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
