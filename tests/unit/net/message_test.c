/* Messages: a written one can be read, and no others. */
#include "net/message.h"
#include "net/net.h"
#include "unit.h"

static const int64_t syms[] = {3, -1, INT64_MIN};
static const uint64_t values[] = {0, UINT64_MAX};
static const smr_segment segments[] = {{.base = 0, .phase = 63, .lo = -8, .n = 5, .data = "abcde"},
				       {.base = 7, .phase = 0, .lo = 1 << 30, .n = 0, .data = ""}};

static smr_str a_task(void)
{
	smr_task t = {.codelet = 2,
		      .fp = 1,
		      .text = "flow",
		      .ntext = 4,
		      .impl = "nest",
		      .nimpl = 4,
		      .nsyms = 3,
		      .nvalues = 2,
		      .nsegments = 2,
		      .syms = syms,
		      .values = values,
		      .segments = segments};
	smr_str s = {0};

	smr_task_write(&t, &s);
	assert_int_equal(smr_str_status(&s, "a task"), SMR_OK);
	return s;
}

static void a_task_reads_as_it_was_written(void **state)
{
	smr_str s = a_task();
	smr_task t;

	assert_int_equal(smr_task_read(s.s, s.n, &t), SMR_OK);
	assert_int_equal(t.codelet, 2);
	assert_int_equal(t.fp, 1);
	assert_int_equal(t.ntext, 4);
	assert_memory_equal(t.text, "flow", 4);
	assert_memory_equal(t.impl, "nest", 4);
	assert_int_equal(t.nsyms, 3);
	assert_memory_equal(t.syms, syms, sizeof(syms));
	assert_memory_equal(t.values, values, sizeof(values));
	assert_int_equal(t.nsegments, 2);
	assert_int_equal(t.segments[0].lo, -8);
	assert_int_equal(t.segments[0].phase, 63);
	assert_memory_equal(t.segments[0].data, "abcde", 5);
	assert_int_equal(t.segments[1].base, 7);
	smr_task_free(&t);
	smr_str_free(&s);
}

static void a_task_that_is_cut_off_is_refused(void **state)
{
	smr_str s = a_task();
	smr_task t;

	for (size_t n = 0; n < s.n; n++)
		assert_int_equal(smr_task_read(s.s, n, &t), SMR_ECORRUPT);
	smr_str_free(&s);
}

static void any_flipped_bit_is_noticed(void **state)
{
	smr_str s = a_task();
	smr_task t;

	for (size_t bit = 0; bit < 8 * s.n; bit++) {
		s.s[bit / 8] ^= (char)(1 << bit % 8);
		assert_int_equal(smr_task_read(s.s, s.n, &t), SMR_ECORRUPT);
		s.s[bit / 8] ^= (char)(1 << bit % 8);
	}
	smr_str_free(&s);
}

static void results_and_refusals_read_as_they_were_written(void **state)
{
	smr_done d = {.has_value = true, .value = 0x1234567890abcdefu}, got;
	smr_str s = {0};

	smr_done_write(&d, &s);
	assert_int_equal(smr_done_read(s.s, s.n, &got), SMR_OK);
	assert_true(got.has_value && !got.has_segment);
	assert_true(got.value == d.value);
	smr_str_clear(&s);
	d = (smr_done){.status = SMR_EINVAL, .why = "no", .nwhy = 2};
	smr_done_write(&d, &s);
	assert_int_equal(smr_done_read(s.s, s.n, &got), SMR_OK);
	assert_int_equal(got.status, SMR_EINVAL);
	assert_memory_equal(got.why, "no", 2);
	assert_int_equal(smr_task_read(s.s, s.n, &(smr_task){0}), SMR_ECORRUPT);
	assert_non_null(strstr(smr_errmsg(), "no message SMRTASK2"));
	smr_str_free(&s);
}

static void an_unknown_transport_is_told_with_those_there_are(void **state)
{
	assert_null(smr_transport_find("pigeon"));
	assert_non_null(strstr(smr_errmsg(), "no transport \"pigeon\"; there are: loop"));
	assert_non_null(smr_transport_find("loop"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_task_reads_as_it_was_written),
		cmocka_unit_test(a_task_that_is_cut_off_is_refused),
		cmocka_unit_test(any_flipped_bit_is_noticed),
		cmocka_unit_test(results_and_refusals_read_as_they_were_written),
		cmocka_unit_test(an_unknown_transport_is_told_with_those_there_are),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
