/* Frames of regions are shared, and freed when the last region ends. */
#include "run/exec/region_frame.h"

#include <stdint.h>
#include <string.h>

#include "base/alloc.h"
#include "unit.h"

static void *take(size_t bytes)
{
	void *f;

	assert_int_equal(smr_region_frame_take(bytes, &f), SMR_OK);
	assert_int_equal((uintptr_t)f % 64, 0);
	memset(f, 1, bytes);
	return f;
}

static void a_frame_is_used_again_until_a_larger_one_is_wanted(void **state)
{
	size_t before = smr_alloc_live();
	void *a, *b;

	smr_region_frames_begin();
	smr_region_frames_begin();
	a = take(100000);
	smr_region_frame_give(a);
	assert_ptr_equal(take(50000), a);
	b = take(50000);
	assert_ptr_not_equal(a, b);
	smr_region_frame_give(a);
	smr_region_frame_give(b);
	assert_ptr_equal(take(100000), a);
	smr_region_frame_give(a);
	smr_region_frame_give(take(200000)); /* in place of one of the two */
	smr_region_frames_end();
	assert_int_equal(smr_alloc_live(), before + 2);
	smr_region_frames_end();
	assert_int_equal(smr_alloc_live(), before);
}

static void a_frame_without_memory_is_an_error(void **state)
{
	void *f;

	smr_region_frames_begin();
	smr_alloc_fail_at(1);
	assert_int_equal(smr_region_frame_take(100000, &f), SMR_ENOMEM);
	smr_alloc_fail_at(0);
	assert_non_null(strstr(smr_errmsg(), "100000 bytes"));
	smr_region_frames_end();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_frame_is_used_again_until_a_larger_one_is_wanted),
		cmocka_unit_test(a_frame_without_memory_is_an_error),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
