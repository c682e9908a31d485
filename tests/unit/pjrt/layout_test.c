/* Layouts: their texts, those that are refused, copies from and to arrays in another order. */
#include "pjrt/layout.h"

#include "pjrt/buffer.h"
#include "pjrt/functions.h"
#include "unit.h"

enum { F32 = 11 };

static pjrt_device device = {.all = {&device.memories[0]}};
static pjrt_client client = {.devices = {&device}};

static pjrt_buffer_layout layout_of(const int64_t *order, size_t n)
{
	return (pjrt_buffer_layout){.tiled = {.minor_to_major = order, .minor_to_major_size = n}};
}

static void texts_are_read(void **state)
{
	pjrt_layout *l, *same;

	assert_int_equal(pjrt_layout_parse("{1,2,0}", 3, &l), SMR_OK);
	assert_int_equal(l->order[0], 1);
	assert_int_equal(l->order[1], 2);
	assert_int_equal(l->order[2], 0);
	assert_false(pjrt_layout_is_default(l));
	assert_int_equal(pjrt_layout_parse("{1,2,0}", 3, &same), SMR_OK);
	assert_ptr_equal(l, same);
	for (size_t i = 0; i < 4; i++) {
		const char *const texts[] = {NULL, "default", "auto", "{2,1,0}"};

		assert_int_equal(pjrt_layout_parse(texts[i], 3, &l), SMR_OK);
		assert_ptr_equal(l, pjrt_layout_default(3));
	}
	assert_int_equal(pjrt_layout_parse("{}", 0, &l), SMR_OK);
	assert_true(pjrt_layout_is_default(l));
}

static void texts_that_are_no_order_are_refused(void **state)
{
	const char *const texts[] = {
		"{0,0}", "{0,2}", "{0}",   "{0,1,2}", "{0,1",
		"",      "row",   "{a,b}", "{-1,0}",  "{0,99999999999999999999}"};
	pjrt_layout *l;

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		assert_int_not_equal(pjrt_layout_parse(texts[i], 2, &l), SMR_OK);
	assert_int_equal(pjrt_layout_parse("{0,1:T(8,128)}", 2, &l), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "tiles: {0,1:T(8,128)}"));
}

static void layouts_of_the_interface_are_checked(void **state)
{
	const int64_t twice[] = {1, 1}, reversed[] = {0, 1};
	pjrt_buffer_layout l = layout_of(twice, 2);
	pjrt_layout *out;
	pjrt_error *e;

	e = pjrt_layout_read(&l, 2, &out);
	assert_int_equal(pjrt_error_code(e), PJRT_INVALID_ARGUMENT);
	pjrt_error_free(e);
	l = layout_of(reversed, 2);
	e = pjrt_layout_read(&l, 3, &out);
	assert_non_null(strstr(pjrt_error_text(e), "2 dimensions for an array of 3"));
	pjrt_error_free(e);
	l.tiled.num_tiles = 1;
	e = pjrt_layout_read(&l, 2, &out);
	assert_int_equal(pjrt_error_code(e), PJRT_UNIMPLEMENTED);
	pjrt_error_free(e);
}

static pjrt_buffer *put(const float *host, const int64_t *dims, pjrt_buffer_layout *l)
{
	pjrt_client_buffer_from_host_buffer_args a = {.client = &client,
						      .data = host,
						      .type = F32,
						      .dims = dims,
						      .num_dims = 2,
						      .device_layout = l};

	device.memories[0].device = &device;
	assert_null(pjrt_client_buffer_from_host_buffer(&a));
	pjrt_event_drop(a.done_with_host_buffer);
	return a.buffer;
}

/* Without a layout of its own the host gets the dimensions in their order. */
static void copies_to_the_host_have_the_order_that_it_asks_for(void **state)
{
	const int64_t dims[] = {2, 3}, reversed[] = {0, 1};
	const float host[] = {0, 1, 2, 3, 4, 5}, other[] = {0, 3, 1, 4, 2, 5};
	pjrt_buffer_layout l = layout_of(reversed, 2);
	pjrt_buffer *b = put(host, dims, &l);
	float back[6] = {0};
	pjrt_buffer_to_host_buffer_args a = {.src = b, .dst = back, .dst_size = sizeof(back)};
	pjrt_buffer_get_memory_layout_args is = {.buffer = b};

	assert_null(pjrt_buffer_get_memory_layout(&is));
	assert_int_equal(is.layout.tiled.minor_to_major[0], 0);
	assert_null(pjrt_buffer_to_host_buffer(&a));
	pjrt_event_drop(a.event);
	assert_memory_equal(back, host, sizeof(host));
	a.host_layout = &l;
	assert_null(pjrt_buffer_to_host_buffer(&a));
	pjrt_event_drop(a.event);
	assert_memory_equal(back, other, sizeof(other));
	pjrt_buffer_free(b);
}

/* Its memory has not the order that the layout tells. */
static void an_array_in_another_order_has_no_address(void **state)
{
	const int64_t dims[] = {2, 3}, reversed[] = {0, 1};
	const float host[6] = {0};
	pjrt_buffer_layout l = layout_of(reversed, 2);
	pjrt_buffer *b = put(host, dims, &l);
	pjrt_buffer_increase_external_reference_count_args up = {.buffer = b};
	pjrt_buffer_unsafe_pointer_args at = {.buffer = b};
	pjrt_error *e;

	e = pjrt_buffer_increase_external_reference_count(&up);
	assert_int_equal(pjrt_error_code(e), PJRT_UNIMPLEMENTED);
	pjrt_error_free(e);
	e = pjrt_buffer_unsafe_pointer(&at);
	assert_int_equal(pjrt_error_code(e), PJRT_UNIMPLEMENTED);
	pjrt_error_free(e);
	pjrt_buffer_free(b);
}

static void count_end(void *data, void *arg)
{
	++*(int *)arg;
}

static void memory_of_others_in_another_order_is_copied(void **state)
{
	const int64_t dims[] = {2, 3}, reversed[] = {0, 1};
	float other[] = {0, 3, 1, 4, 2, 5};
	const float want[] = {0, 1, 2, 3, 4, 5};
	pjrt_buffer_layout l = layout_of(reversed, 2);
	int ends = 0;
	pjrt_client_create_view_of_device_buffer_args a = {.client = &client,
							   .device_buffer_ptr = other,
							   .dims = dims,
							   .num_dims = 2,
							   .element_type = F32,
							   .layout = &l,
							   .device = &device,
							   .on_delete_callback = count_end,
							   .on_delete_callback_arg = &ends};
	pjrt_storage *s;

	assert_null(pjrt_client_create_view_of_device_buffer(&a));
	assert_int_equal(ends, 1);
	s = pjrt_buffer_storage(a.buffer);
	assert_memory_equal(s->data, want, sizeof(want));
	pjrt_storage_drop(s);
	pjrt_buffer_free(a.buffer);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(texts_are_read),
		cmocka_unit_test(texts_that_are_no_order_are_refused),
		cmocka_unit_test(layouts_of_the_interface_are_checked),
		cmocka_unit_test(copies_to_the_host_have_the_order_that_it_asks_for),
		cmocka_unit_test(an_array_in_another_order_has_no_address),
		cmocka_unit_test(memory_of_others_in_another_order_is_copied),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
