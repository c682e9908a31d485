/* Managers of transfers: pieces in any order and from several threads, errors, bounds. */
#include <pthread.h>

#include "pjrt/buffer.h"
#include "pjrt/functions.h"
#include "unit.h"

enum { F32 = 11, S4 = 21, PIECE = 1000, PIECES = 64 };

static pjrt_device device = {.all = {&device.memories[0]},
			     .memories = {{.device = &device}, {.device = &device}}};

static pjrt_transfers *make(uint32_t type, int64_t n)
{
	pjrt_shape_spec s = {.dims = &n, .num_dims = 1, .element_type = type};
	pjrt_client_create_buffers_for_async_host_to_device_args a = {
		.shape_specs = &s, .num_shape_specs = 1, .memory = &device.memories[0]};

	assert_null(pjrt_client_create_buffers_for_async_host_to_device(&a));
	return a.transfer_manager;
}

static void destroy(pjrt_transfers *t)
{
	assert_null(pjrt_transfers_destroy(&(pjrt_transfers_destroy_args){.transfer_manager = t}));
}

static pjrt_error *transfer(pjrt_transfers *t, const void *data, int64_t offset, int64_t n,
			    bool last)
{
	pjrt_transfers_transfer_data_args a = {.transfer_manager = t,
					       .data = data,
					       .offset = offset,
					       .transfer_size = n,
					       .is_last_transfer = last};
	pjrt_error *e = pjrt_transfers_transfer_data(&a);

	if (e == NULL)
		assert_true(pjrt_event_is_over(a.done_with_h2d_transfer));
	return e;
}

static pjrt_buffer *retrieve(pjrt_transfers *t)
{
	pjrt_transfers_retrieve_buffer_args a = {.transfer_manager = t};

	assert_null(pjrt_transfers_retrieve_buffer(&a));
	return a.buffer_out;
}

static void check_error(pjrt_error *e, pjrt_code code, const char *text)
{
	assert_non_null(e);
	assert_int_equal(pjrt_error_code(e), code);
	assert_non_null(strstr(pjrt_error_text(e), text));
	pjrt_error_free(e);
}

static void pieces_come_in_any_order(void **state)
{
	const float data[4] = {1, 2, 3, 4};
	pjrt_transfers *t = make(F32, 4);
	pjrt_buffer *b = retrieve(t);

	assert_null(transfer(t, data + 2, 8, 8, false));
	assert_false(pjrt_event_is_over(b->ready));
	assert_null(transfer(t, data, 0, 8, true));
	assert_true(pjrt_event_is_over(b->ready));
	assert_memory_equal(b->storage->data, data, sizeof(data));
	destroy(t);
	assert_memory_equal(b->storage->data, data, sizeof(data));
	pjrt_buffer_free(b);
}

static void integers_of_four_bits_are_extended(void **state)
{
	const char data[3] = {0x0f, 0x07, 0x08}, want[3] = {-1, 7, -8};
	pjrt_transfers *t = make(S4, 3);
	pjrt_buffer *b = retrieve(t);

	assert_null(transfer(t, data, 0, 3, true));
	assert_memory_equal(b->storage->data, want, 3);
	destroy(t);
	pjrt_buffer_free(b);
}

typedef struct sender {
	pjrt_transfers *to;
	char *data;
	int from;
} sender;

static void *send_pieces(void *arg)
{
	sender *s = arg;

	for (int i = s->from; i < PIECES - 1; i += 2)
		assert_null(transfer(s->to, s->data + i * PIECE, i * PIECE, PIECE, false));
	return NULL;
}

static void pieces_come_from_several_threads(void **state)
{
	static char data[PIECES * PIECE];
	pjrt_transfers *t = make(F32, sizeof(data) / 4);
	sender s[2] = {{t, data, 0}, {t, data, 1}};
	pjrt_buffer *b = retrieve(t);
	pthread_t thread[2];

	for (size_t i = 0; i < sizeof(data); i++)
		data[i] = (char)(i * 31);
	for (int i = 0; i < 2; i++)
		assert_int_equal(pthread_create(&thread[i], NULL, send_pieces, &s[i]), 0);
	for (int i = 0; i < 2; i++)
		pthread_join(thread[i], NULL);
	assert_null(transfer(t, data + sizeof(data) - PIECE, sizeof(data) - PIECE, PIECE, true));
	assert_null(pjrt_event_wait(b->ready));
	assert_memory_equal(b->storage->data, data, sizeof(data));
	destroy(t);
	pjrt_buffer_free(b);
}

static void pieces_outside_are_refused(void **state)
{
	pjrt_transfers *t = make(F32, 4);
	char data[32] = {0};

	check_error(transfer(t, data, 8, 9, false), PJRT_INVALID_ARGUMENT, "9 bytes from 8 on");
	check_error(transfer(t, data, -1, 1, false), PJRT_INVALID_ARGUMENT, "from -1 on");
	check_error(transfer(t, data, 17, 0, false), PJRT_INVALID_ARGUMENT, "of 16");
	check_error(transfer(t, data, 0, INT64_MAX, false), PJRT_INVALID_ARGUMENT, "of 16");
	assert_null(transfer(t, data, 16, 0, true));
	check_error(transfer(t, data, 0, 1, false), PJRT_FAILED_PRECONDITION, "complete");
	destroy(t);
}

static void errors_are_those_of_the_buffer(void **state)
{
	pjrt_transfers *t = make(F32, 4);
	pjrt_buffer *b = retrieve(t);
	pjrt_transfers_set_buffer_error_args a = {.transfer_manager = t,
						  .error_code = PJRT_DATA_LOSS,
						  .error_message = "torn",
						  .error_message_size = 4};

	assert_null(pjrt_transfers_set_buffer_error(&a));
	check_error(pjrt_event_wait(b->ready), PJRT_DATA_LOSS, "torn");
	check_error(transfer(t, "", 0, 0, true), PJRT_FAILED_PRECONDITION, "failed");
	destroy(t);
	pjrt_buffer_free(b);
}

static void a_transfer_that_is_given_up_is_an_error(void **state)
{
	pjrt_transfers *t = make(F32, 4);
	pjrt_buffer *b = retrieve(t);

	assert_null(transfer(t, "abcd", 0, 4, false));
	destroy(t);
	check_error(pjrt_event_wait(b->ready), PJRT_FAILED_PRECONDITION, "given up");
	pjrt_buffer_free(b);
}

static void a_literal_is_the_whole_array(void **state)
{
	const int64_t dims[] = {4}, five[] = {5};
	const float data[4] = {1, 2, 3, 4};
	pjrt_transfers *t = make(F32, 4);
	pjrt_transfers_transfer_literal_args a = {.transfer_manager = t,
						  .data = data,
						  .shape_dims = five,
						  .shape_num_dims = 1,
						  .shape_element_type = F32};
	pjrt_buffer *b = retrieve(t);

	check_error(pjrt_transfers_transfer_literal(&a), PJRT_INVALID_ARGUMENT, "other sizes");
	a.shape_dims = dims;
	assert_null(pjrt_transfers_transfer_literal(&a));
	assert_true(pjrt_event_is_over(b->ready));
	assert_memory_equal(b->storage->data, data, sizeof(data));
	destroy(t);
	pjrt_buffer_free(b);
}

static void a_manager_tells_what_it_has(void **state)
{
	pjrt_transfers *t = make(F32, 4);
	pjrt_transfers_buffer_count_args count = {.transfer_manager = t};
	pjrt_transfers_buffer_size_args size = {.transfer_manager = t};
	pjrt_transfers_device_args at = {.transfer_manager = t};
	pjrt_transfers_retrieve_buffer_args again = {.transfer_manager = t};

	assert_null(pjrt_transfers_buffer_count(&count));
	assert_int_equal(count.buffer_count, 1);
	assert_null(pjrt_transfers_buffer_size(&size));
	assert_int_equal(size.buffer_size, 16);
	assert_null(pjrt_transfers_device(&at));
	assert_ptr_equal(at.device_out, &device);
	pjrt_buffer_free(retrieve(t));
	check_error(pjrt_transfers_retrieve_buffer(&again), PJRT_FAILED_PRECONDITION, "before");
	size.buffer_index = 1;
	check_error(pjrt_transfers_buffer_size(&size), PJRT_INVALID_ARGUMENT, "no array 1, of 1");
	destroy(t);
}

static void layouts_of_other_orders_are_refused(void **state)
{
	const int64_t dims[] = {2, 3}, order[] = {0, 1};
	pjrt_shape_spec s = {.dims = dims, .num_dims = 2, .element_type = F32};
	pjrt_buffer_layout l = {0}, *list[] = {&l, &l};
	pjrt_client_create_buffers_for_async_host_to_device_args a = {.shape_specs = &s,
								      .num_shape_specs = 1,
								      .device_layouts = list,
								      .num_device_layouts = 1,
								      .memory =
									      &device.memories[0]};

	l.tiled.minor_to_major = order;
	l.tiled.minor_to_major_size = 2;
	check_error(pjrt_client_create_buffers_for_async_host_to_device(&a), PJRT_UNIMPLEMENTED,
		    "last dimension");
	a.num_device_layouts = 2;
	check_error(pjrt_client_create_buffers_for_async_host_to_device(&a), PJRT_INVALID_ARGUMENT,
		    "2 layouts for 1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pieces_come_in_any_order),
		cmocka_unit_test(integers_of_four_bits_are_extended),
		cmocka_unit_test(pieces_come_from_several_threads),
		cmocka_unit_test(pieces_outside_are_refused),
		cmocka_unit_test(errors_are_those_of_the_buffer),
		cmocka_unit_test(a_transfer_that_is_given_up_is_an_error),
		cmocka_unit_test(a_literal_is_the_whole_array),
		cmocka_unit_test(a_manager_tells_what_it_has),
		cmocka_unit_test(layouts_of_other_orders_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
