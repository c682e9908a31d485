/* Buffers: shapes, strides, memory that several hold, deletion and donation. */
#include "pjrt/buffer.h"

#include "pjrt/functions.h"
#include "unit.h"

enum { F32 = 11, S4 = 21, U4 = 22 };

static pjrt_device device = {.all = {&device.memories[0]}};

static pjrt_shape shape_of(uint32_t type, size_t rank, const int64_t *dims)
{
	pjrt_shape s;

	assert_null(pjrt_shape_read(type, dims, rank, &s));
	return s;
}

static void refused_shapes(void **state)
{
	const int64_t nine[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1}, large[] = {INT64_MAX, 4},
		      negative[] = {-1};
	pjrt_error *e;
	pjrt_shape s;

	e = pjrt_shape_read(F32, nine, 9, &s);
	assert_int_equal(pjrt_error_code(e), PJRT_UNIMPLEMENTED);
	assert_non_null(strstr(pjrt_error_text(e), "9 dimensions"));
	pjrt_error_free(e);
	e = pjrt_shape_read(F32, large, 2, &s);
	assert_int_equal(pjrt_error_code(e), PJRT_INVALID_ARGUMENT);
	pjrt_error_free(e);
	e = pjrt_shape_read(F32, negative, 1, &s);
	assert_int_equal(pjrt_error_code(e), PJRT_INVALID_ARGUMENT);
	pjrt_error_free(e);
	e = pjrt_shape_read(999, nine, 1, &s);
	assert_int_equal(pjrt_error_code(e), PJRT_UNIMPLEMENTED);
	pjrt_error_free(e);
}

/* A transposed array, reversed in its first dimension: gathered, and written back. */
static void strides_are_followed(void **state)
{
	const int64_t dims[] = {3, 2}, strides[] = {-4, 12};
	pjrt_shape s = shape_of(F32, 2, dims);
	float host[6] = {0, 1, 2, 3, 4, 5}, back[6] = {0}, dense[6];
	const float want[6] = {2, 5, 1, 4, 0, 3};

	assert_false(pjrt_is_dense(&s, strides));
	pjrt_copy_strided(&s, (char *)dense, (char *)&host[2], strides, true);
	assert_memory_equal(dense, want, sizeof(want));
	pjrt_copy_strided(&s, (char *)dense, (char *)&back[2], strides, false);
	assert_memory_equal(back, host, sizeof(host));
}

static void dense_strides_of_dimensions_of_one_are_any(void **state)
{
	const int64_t dims[] = {2, 1, 3}, dense[] = {12, 999, 4}, other[] = {16, 12, 4};
	pjrt_shape s = shape_of(F32, 3, dims);

	assert_true(pjrt_is_dense(&s, dense));
	assert_false(pjrt_is_dense(&s, other));
}

static void high_bits_are_those_of_the_sign(void **state)
{
	const int64_t dims[] = {3};
	pjrt_shape s = shape_of(S4, 1, dims), u = shape_of(U4, 1, dims);
	signed char a[3] = {7, 0x0f, -8};
	unsigned char b[3] = {7, 0x0f, 0xf8};

	pjrt_extend_sign(&s, (char *)a);
	assert_int_equal(a[0], 7);
	assert_int_equal(a[1], -1);
	assert_int_equal(a[2], -8);
	pjrt_extend_sign(&u, (char *)b);
	assert_int_equal(b[1], 15);
	assert_int_equal(b[2], 8);
}

/* ---- memory --------------------------------------------------------------------------------- */

static pjrt_buffer *make_buffer(void)
{
	const int64_t dims[] = {4};
	pjrt_shape s = shape_of(F32, 1, dims);

	device.memories[0].device = &device;
	return pjrt_buffer_new(device.all[0], &s, pjrt_storage_new(&device, s.bytes),
			       &pjrt_event_over);
}

static bool is_deleted(pjrt_buffer *b)
{
	pjrt_buffer_is_deleted_args a = {.buffer = b};

	assert_null(pjrt_buffer_is_deleted(&a));
	return a.is_deleted;
}

static void only_memory_without_other_readers_is_donated(void **state)
{
	pjrt_buffer *b = make_buffer();
	pjrt_storage *reader = pjrt_buffer_storage(b), *s;
	bool own;

	s = pjrt_buffer_donate(b, false, &own);
	assert_false(own);
	assert_true(is_deleted(b));
	assert_null(pjrt_buffer_storage(b));
	pjrt_storage_drop(reader);
	pjrt_storage_drop(s);
	assert_null(pjrt_buffer_donate(b, false, &own));
	assert_false(own);
	pjrt_buffer_free(b);
	b = make_buffer();
	s = pjrt_buffer_donate(b, false, &own);
	assert_true(own);
	pjrt_storage_drop(s);
	pjrt_buffer_free(b);
}

/* Tasks before it in the queue have read the memory when it is written. */
static void tasks_in_the_queue_do_not_prevent_donation(void **state)
{
	pjrt_buffer *b = make_buffer();
	pjrt_storage *task = pjrt_buffer_storage(b), *s;
	bool own;

	atomic_fetch_add(&task->queued, 1);
	s = pjrt_buffer_donate(b, true, &own);
	assert_true(own);
	atomic_fetch_sub(&task->queued, 1);
	pjrt_storage_drop(task);
	pjrt_storage_drop(s);
	pjrt_buffer_free(b);
}

static void readers_outside_keep_the_memory(void **state)
{
	pjrt_buffer *b = make_buffer();
	pjrt_buffer_increase_external_reference_count_args up = {.buffer = b};
	pjrt_buffer_decrease_external_reference_count_args down = {.buffer = b};
	pjrt_buffer_delete_args gone = {.buffer = b};
	pjrt_error *e;

	assert_null(pjrt_buffer_increase_external_reference_count(&up));
	assert_null(pjrt_buffer_delete(&gone));
	assert_true(is_deleted(b));
	assert_int_equal(atomic_load(&device.usage.now), 16);
	assert_null(pjrt_buffer_decrease_external_reference_count(&down));
	assert_int_equal(atomic_load(&device.usage.now), 0);
	e = pjrt_buffer_decrease_external_reference_count(&down);
	assert_int_equal(pjrt_error_code(e), PJRT_FAILED_PRECONDITION);
	pjrt_error_free(e);
	e = pjrt_buffer_increase_external_reference_count(&up);
	assert_non_null(strstr(pjrt_error_text(e), "deleted"));
	pjrt_error_free(e);
	pjrt_buffer_free(b);
}

static void count_end(void *arg, void *data)
{
	++*(int *)arg;
}

static void the_host_hears_when_its_memory_is_free(void **state)
{
	char data[8];
	int ends = 0;
	pjrt_storage *s = pjrt_storage_alias(data, sizeof(data), true, count_end, &ends);

	pjrt_storage_drop(pjrt_storage_hold(s));
	assert_int_equal(ends, 0);
	pjrt_storage_drop(s);
	assert_int_equal(ends, 1);
}

static void large_memory_is_kept_for_the_same_size(void **state)
{
	pjrt_storage *s = pjrt_storage_new(&device, 1 << 20);
	char *data = s->data;

	assert_int_equal((uintptr_t)data % PJRT_ALIGNMENT, 0);
	pjrt_storage_drop(s);
	s = pjrt_storage_new(&device, 1 << 20);
	assert_ptr_equal(s->data, data);
	pjrt_storage_drop(s);
	pjrt_storage_trim();
	assert_int_equal(atomic_load(&device.usage.now), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(refused_shapes),
		cmocka_unit_test(strides_are_followed),
		cmocka_unit_test(dense_strides_of_dimensions_of_one_are_any),
		cmocka_unit_test(high_bits_are_those_of_the_sign),
		cmocka_unit_test(only_memory_without_other_readers_is_donated),
		cmocka_unit_test(tasks_in_the_queue_do_not_prevent_donation),
		cmocka_unit_test(readers_outside_keep_the_memory),
		cmocka_unit_test(the_host_hears_when_its_memory_is_free),
		cmocka_unit_test(large_memory_is_kept_for_the_same_size),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
