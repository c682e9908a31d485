/* Statistics of calls: sums by codelet and fleet, and a trace with the right slices. */
#include <math.h>

#include <jansson.h>

#include "cluster/dispatch/monitor.h"
#include "unit.h"

enum { CALLS = 40 };

/* In 2026: seconds since 1970 leave no room for microseconds in nine digits. */
static const int64_t day = INT64_C(1790000000) * 1000000000;

static smr_monitor_call call(const char *node, double from_s, double total_s)
{
	return (smr_monitor_call){.codelet = "gemm a.c:3",
				  .fleet = "f",
				  .node = node,
				  .predicted_s = total_s / 2,
				  .pack_s = 0.1 * total_s,
				  .wait_s = 0.2 * total_s,
				  .move_s = 0.1 * total_s,
				  .run_s = 0.4 * total_s,
				  .store_s = 0.1 * total_s,
				  .total_s = total_s,
				  .energy_j = 2,
				  .began_ns = day + (int64_t)(from_s * 1e9),
				  .tries = 1};
}

static json_t *trace_of(smr_monitor_book *b)
{
	smr_str text = {0};
	json_t *all;

	assert_int_equal(smr_monitor_trace(b, &text), SMR_OK);
	all = json_loads(smr_str_text(&text), 0, NULL);
	assert_non_null(all);
	smr_str_free(&text);
	return all;
}

static double number(const json_t *e, const char *name)
{
	return json_number_value(json_object_get(e, name));
}

/* Returns whether two slices of one thread are disjoint or nested, up to a nanosecond. */
static bool may_both_be(const json_t *a, const json_t *b)
{
	double a0 = number(a, "ts"), a1 = a0 + number(a, "dur"), b0 = number(b, "ts"),
	       b1 = b0 + number(b, "dur"), ns = 1e-3;

	return a1 <= b0 + ns || b1 <= a0 + ns || (a0 <= b0 + ns && b1 <= a1 + ns) ||
	       (b0 <= a0 + ns && a1 <= b1 + ns);
}

static bool is_slice(const json_t *e)
{
	return strcmp(json_string_value(json_object_get(e, "ph")), "X") == 0;
}

static void slices_of_one_thread_do_not_overlap(void **state)
{
	smr_monitor_book *b;
	size_t i, k, slices = 0;
	json_t *all, *list, *x, *y;

	assert_int_equal(smr_monitor_open(&b), SMR_OK);
	smr_monitor_keep_trace(b);
	for (int n = 0; n < CALLS; n++) { /* up to five at once, recorded as they end */
		smr_monitor_call c =
			call(n % 3 == 0 ? "n1" : "n2", n * 0.01, 0.013 + 0.009 * (n * 7 % 5));

		smr_monitor_note(b, &c);
	}
	all = trace_of(b);
	list = json_object_get(all, "traceEvents");
	json_array_foreach (list, i, x) {
		slices += is_slice(x);
		json_array_foreach (list, k, y)
			if (k > i && is_slice(x) && is_slice(y) &&
			    number(x, "pid") == number(y, "pid") &&
			    number(x, "tid") == number(y, "tid"))
				assert_true(may_both_be(x, y));
	}
	assert_int_equal(slices, CALLS * 7); /* call, two of packing, queue, work, two ways */
	json_decref(all);
	smr_monitor_close(b);
}

static const json_t *find(const json_t *list, const char *name, double pid)
{
	const json_t *x;
	size_t i;

	json_array_foreach (list, i, x)
		if (is_slice(x) && number(x, "pid") == pid &&
		    strcmp(json_string_value(json_object_get(x, "name")), name) == 0)
			return x;
	fail_msg("no %s in process %g", name, pid);
	return NULL;
}

static void a_slice_is_where_it_was_to_the_microsecond(void **state)
{
	smr_monitor_call first = call("n1", 0.5, 0.010), second = call("n1", 0.75, 0.020);
	const json_t *list, *x;
	smr_monitor_book *b;
	json_t *all;

	assert_int_equal(smr_monitor_open(&b), SMR_OK);
	smr_monitor_keep_trace(b);
	second.codelet = "conv \"b\".c:7";
	smr_monitor_note(b, &second);
	smr_monitor_note(b, &first);
	all = trace_of(b);
	list = json_object_get(all, "traceEvents");
	x = find(list, "gemm a.c:3", 1);
	assert_true(number(x, "ts") == 0);
	assert_true(fabs(number(x, "dur") - 10000) < 1);
	assert_true(fabs(number(json_object_get(x, "args"), "predicted_ms") - 5) < 1e-9);
	x = find(list, "conv \"b\".c:7", 1);
	assert_true(fabs(number(x, "ts") - 250000) < 1);
	x = find(list, "conv \"b\".c:7", 3); /* 20 ms, less 2 of storing, 2 on the way, 8 at work */
	assert_true(fabs(number(x, "ts") - 250000 - 9000) < 1);
	assert_true(fabs(number(x, "dur") - 8000) < 1);
	assert_true(fabs(number(json_object_get(all, "otherData"), "began") - 1790000000.5) < 1e-3);
	json_decref(all);
	smr_monitor_close(b);
}

static void calls_are_summed_by_codelet_and_fleet(void **state)
{
	smr_monitor_call c = call("n1", 0, 0.001), bad = call("n1", 0, 0.5);
	smr_monitor_book *b;
	smr_monitor_line l;

	assert_int_equal(smr_monitor_open(&b), SMR_OK);
	assert_false(smr_monitor_read(b, NULL, NULL, &l));
	for (int i = 0; i < 99; i++)
		smr_monitor_note(b, &c);
	c.fleet = "here";
	c.total_s = 0.101;
	c.measured = true;
	smr_monitor_note(b, &c);
	assert_true(smr_monitor_read(b, "gemm a.c:3", "here", &l));
	assert_string_equal(l.energy_label, "measured:rapl");
	bad.failed = true;
	bad.tries = 3;
	smr_monitor_note(b, &bad);
	assert_true(smr_monitor_read(b, NULL, NULL, &l));
	assert_int_equal(l.calls, 100);
	assert_int_equal(l.errors, 1);
	assert_int_equal(l.retries, 2);
	assert_true(fabs(l.mean_s - 0.002) < 1e-9);
	assert_true(l.p95_s == 0.001);
	assert_true(fabs(l.error_rate - 1 / 101.) < 1e-9);
	assert_true(fabs(l.energy_j - 200) < 1e-9);
	assert_string_equal(l.energy_label, "modelled"); /* part of it is */
	assert_false(smr_monitor_read(b, "gemm a.c:4", NULL, &l));
	smr_monitor_close(b);
}

/* Calls that were counted without a measurement have the mean of the recorded ones. */
static void counted_calls_are_as_those_that_were_noted(void **state)
{
	smr_monitor_call c = {.codelet = "gemm",
			      .fleet = "here",
			      .node = "",
			      .predicted_s = 2,
			      .total_s = 1,
			      .energy_j = 3,
			      .tries = 1};
	smr_monitor_book *b;
	smr_monitor_line l;
	_Atomic uint64_t *more;

	assert_int_equal(smr_monitor_open(&b), SMR_OK);
	assert_non_null(smr_monitor_note(b, &c));
	c.total_s = 3;
	more = smr_monitor_note(b, &c);
	*more += 6;
	c.fleet = "there";
	c.total_s = 10;
	smr_monitor_note(b, &c);
	assert_true(smr_monitor_read(b, "gemm", "here", &l));
	assert_int_equal(l.calls, 8);
	assert_true(l.mean_s == 2 && l.predicted_s == 2 && l.energy_j == 24);
	assert_true(smr_monitor_read(b, NULL, NULL, &l));
	assert_int_equal(l.calls, 9);
	assert_true(l.mean_s == 26.0 / 9 && l.energy_j == 27);
	smr_monitor_keep_trace(b); /* a trace needs each call */
	assert_null(smr_monitor_note(b, &c));
	smr_monitor_close(b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(slices_of_one_thread_do_not_overlap),
		cmocka_unit_test(a_slice_is_where_it_was_to_the_microsecond),
		cmocka_unit_test(calls_are_summed_by_codelet_and_fleet),
		cmocka_unit_test(counted_calls_are_as_those_that_were_noted),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
