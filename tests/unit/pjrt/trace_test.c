/* Traces: sessions, and the message that they become. */
#include "pjrt/trace.h"

#include <string.h>

#include "pjrt/proto/proto.h"
#include "unit.h"

/* Returns the @p i-th field @p number of a message, as a message. */
static pjrt_proto field_of(pjrt_proto p, uint32_t number, int i)
{
	pjrt_field f;

	while (pjrt_proto_next(&p, &f))
		if (f.number == number && f.is_bytes && i-- == 0)
			return f.bytes;
	return pjrt_proto_of(NULL, 0);
}

static uint64_t number_of(pjrt_proto p, uint32_t number)
{
	pjrt_field f;

	while (pjrt_proto_next(&p, &f))
		if (f.number == number && !f.is_bytes)
			return f.value;
	return 0;
}

static bool is_text(pjrt_proto p, const char *text)
{
	return (size_t)(p.end - p.at) == strlen(text) && memcmp(p.at, text, strlen(text)) == 0;
}

static void runs_become_events(void **state)
{
	pjrt_proto plane, line, event, name;
	smr_str s = {0};
	pjrt_trace *t;

	assert_int_equal(pjrt_trace_new(&t), SMR_OK);
	pjrt_trace_program("early", 0, 1);
	assert_int_equal(pjrt_trace_start(t), SMR_OK);
	pjrt_trace_program("step", 10, 17);
	pjrt_trace_stop(t);
	pjrt_trace_program("late", 20, 30);
	assert_int_equal(pjrt_trace_put(t, &s), SMR_OK);
	plane = field_of(pjrt_proto_of(s.s, s.n), 1, 0);
	line = field_of(plane, 3, 0);
	event = field_of(line, 4, 0);
	assert_int_equal(number_of(event, 3), 7000); /* ps */
	assert_null(field_of(line, 4, 1).at);
	name = field_of(plane, 4, 0);
	assert_int_equal(number_of(name, 1), number_of(event, 1));
	assert_true(is_text(field_of(field_of(name, 2, 0), 2, 0), "step"));
	smr_str_free(&s);
	pjrt_trace_free(t);
}

static void one_trace_records_at_a_time(void **state)
{
	pjrt_trace *a, *b;

	assert_int_equal(pjrt_trace_new(&a), SMR_OK);
	assert_int_equal(pjrt_trace_new(&b), SMR_OK);
	assert_int_equal(pjrt_trace_start(a), SMR_OK);
	assert_int_equal(pjrt_trace_start(b), SMR_ESTATE);
	assert_string_equal(smr_errmsg(), "another trace records already");
	pjrt_trace_free(a); /* stops it */
	assert_int_equal(pjrt_trace_start(b), SMR_OK);
	pjrt_trace_free(b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(runs_become_events),
		cmocka_unit_test(one_trace_records_at_a_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
