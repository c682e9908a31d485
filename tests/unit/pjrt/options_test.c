/* Options of a compilation: messages of all kinds, damaged ones, assignments of devices. */
#include "pjrt/options.h"

#include "unit.h"

/* Build options for @p replicas and @p partitions, within options of a compilation. */
static void put_options(smr_str *s, uint64_t replicas, uint64_t partitions, const smr_str *devices)
{
	smr_str build = {0};

	pjrt_proto_put_number(&build, 1, UINT64_MAX); /* device_ordinal -1 */
	pjrt_proto_put_number(&build, 4, replicas);
	pjrt_proto_put_number(&build, 5, partitions);
	if (devices != NULL)
		pjrt_proto_put_bytes(&build, 9, devices->s, devices->n);
	pjrt_proto_put_bytes(s, 3, build.s, build.n);
	smr_str_free(&build);
}

static void numbers_are_read(void **state)
{
	pjrt_options o;
	smr_str s = {0};

	put_options(&s, 2, 3, NULL);
	assert_int_equal(pjrt_options_read(s.s, s.n, 8, &o), SMR_OK);
	assert_int_equal(o.replicas, 2);
	assert_int_equal(o.partitions, 3);
	assert_int_equal(o.devices[5], 5);
	smr_str_free(&s);
}

static void no_options_are_one_device(void **state)
{
	pjrt_options o;

	assert_int_equal(pjrt_options_read("", 0, 1, &o), SMR_OK);
	assert_int_equal(o.replicas, 1);
	assert_int_equal(o.partitions, 1);
	assert_int_equal(o.devices[0], 0);
}

static void an_assignment_is_written_and_read(void **state)
{
	pjrt_options o = {.replicas = 2, .partitions = 2, .devices = {3, 1, 2, 0}}, back;
	smr_str devices = {0}, s = {0};

	pjrt_options_put_assignment(&devices, &o);
	put_options(&s, 2, 2, &devices);
	assert_int_equal(pjrt_options_read(s.s, s.n, 4, &back), SMR_OK);
	assert_memory_equal(back.devices, o.devices, 4 * sizeof(o.devices[0]));
	assert_int_equal(pjrt_options_read(s.s, s.n, 3, &back), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "SAMARA_DEVICES"));
	smr_str_free(&devices);
	smr_str_free(&s);
}

static void too_many_devices_are_refused(void **state)
{
	pjrt_options o;
	smr_str s = {0};

	put_options(&s, UINT32_MAX, UINT32_MAX, NULL);
	assert_int_equal(pjrt_options_read(s.s, s.n, 64, &o), SMR_EINVAL);
	smr_str_free(&s);
}

static void an_assignment_of_other_size_is_refused(void **state)
{
	pjrt_options o = {.replicas = 1, .partitions = 2, .devices = {0, 1}};
	smr_str devices = {0}, s = {0};

	pjrt_options_put_assignment(&devices, &o);
	put_options(&s, 2, 1, &devices);
	assert_int_equal(pjrt_options_read(s.s, s.n, 4, &o), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "assignment"));
	smr_str_free(&devices);
	smr_str_free(&s);
}

static smr_status read_with_value(const char *name, const char *value)
{
	pjrt_options o;
	smr_str entry = {0}, text = {0}, s = {0};
	smr_status st;

	pjrt_proto_put_bytes(&entry, 1, name, strlen(name));
	if (value != NULL) {
		pjrt_proto_put_bytes(&text, 1, value, strlen(value));
		pjrt_proto_put_bytes(&entry, 2, text.s, text.n);
		smr_str_free(&text);
	}
	pjrt_proto_put_bytes(&s, 7, entry.s, entry.n);
	st = pjrt_options_read(s.s, s.n, 1, &o);
	smr_str_free(&entry);
	smr_str_free(&s);
	return st;
}

static smr_status read_with_override(const char *name)
{
	return read_with_value(name, NULL);
}

static void switches_are_true_or_false(void **state)
{
	assert_int_equal(read_with_value("xla_embed_ir_in_executable", "true"), SMR_OK);
	assert_int_equal(read_with_value("xla_embed_ir_in_executable", "false"), SMR_OK);
	assert_int_equal(read_with_value("xla_dump_to", "false?"), SMR_OK);
	assert_int_equal(read_with_value("xla_embed_ir_in_executable", "tru"), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "'tru' is not a valid bool value"));
}

static void options_by_name_are_those_of_xla(void **state)
{
	assert_int_equal(read_with_override("xla_embed_ir_in_executable"), SMR_OK);
	assert_int_equal(read_with_override("xla"), SMR_EINVAL);
	assert_int_equal(read_with_override("invalid_key"), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "No such compile option: 'invalid_key'"));
}

/* Each prefix, and each byte replaced by others. */
static void damaged_messages_are_no_crash(void **state)
{
	pjrt_options o = {.replicas = 2, .partitions = 2, .devices = {0, 1, 2, 3}};
	smr_str devices = {0}, s = {0};
	size_t refused = 0;

	pjrt_options_put_assignment(&devices, &o);
	put_options(&s, 2, 2, &devices);
	for (size_t n = 0; n < s.n; n++) {
		char *part = smr_malloc(n + 1); /* a sanitizer sees reads behind it */

		memcpy(part, s.s, n);
		refused += pjrt_options_read(part, n, 4, &o) != SMR_OK;
		smr_free(part);
	}
	assert_true(refused > s.n / 2);
	for (size_t i = 0; i < s.n; i++)
		for (int byte = 0; byte < 256; byte++) {
			char was = s.s[i];

			s.s[i] = (char)byte;
			(void)pjrt_options_read(s.s, s.n, 4, &o);
			s.s[i] = was;
		}
	smr_str_free(&devices);
	smr_str_free(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers_are_read),
		cmocka_unit_test(no_options_are_one_device),
		cmocka_unit_test(an_assignment_is_written_and_read),
		cmocka_unit_test(too_many_devices_are_refused),
		cmocka_unit_test(an_assignment_of_other_size_is_refused),
		cmocka_unit_test(options_by_name_are_those_of_xla),
		cmocka_unit_test(switches_are_true_or_false),
		cmocka_unit_test(damaged_messages_are_no_crash),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
