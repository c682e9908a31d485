/* A codelet is sent as bytes, runs in the node's memory, and its results are returned. */
#include "cluster/node/agent.h"
#include "net/message.h"
#include "run/remote/remote.h"
#include "run_flow.h"

static smr_agent *agent;
static smr_remote *via;

static smr_runner runner_via_loop(const char *impl)
{
	smr_runner r = runner_of(impl);

	r.via = &smr_executor_node;
	r.via_ctx = via;
	return r;
}

static void a_codelet_runs_elsewhere_with_the_same_result(void **state)
{
	smr_runner r = runner_via_loop("openblas");
	float a[5] = {1, 2, 3, 4, 5}, b[5] = {0};
	int64_t nums[1] = {5};
	static made_up_site s;

	site_of(twice, &s);
	runs_of_good = 0;
	for (int k = 0; k < 3; k++) {
		a[0] = (float)k;
		assert_int_equal(ask(&r, &s, nums, a, b), 1);
		for (int i = 0; i < 5; i++)
			assert_true(b[i] == 2 * a[i]);
	}
	assert_int_equal(runs_of_good, 3);
	close_site(&s);
}

static void a_scalar_comes_back(void **state)
{
	smr_runner r = runner_via_loop("openblas");
	float a[4] = {1, 2, 3, 4}, got;
	int64_t nums[2] = {4, -1};
	static made_up_site s;

	site_of(sum, &s);
	assert_int_equal(ask(&r, &s, nums, a), 1);
	memcpy(&got, &nums[1], sizeof(got));
	assert_true(got == 10);
	close_site(&s);
}

static void a_strided_window_in_place_keeps_what_lies_between(void **state)
{
	smr_runner r = runner_via_loop("openblas");
	float a[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
	int64_t nums[1] = {3};
	static made_up_site s;

	site_of(strided, &s);
	assert_int_equal(ask(&r, &s, nums, a), 1);
	for (int i = 0; i < 10; i++)
		assert_true(a[i] == (float)i + (i % 3 == 1 && i < 9));
	close_site(&s);
}

static const char pick[] = "flow \"pick\" { sym n  base X, J, Y written\n"
			   "%0 = view f32[2147483647] X + (0) strides [4]\n"
			   "%1 = view i32[n] J + (0) strides [4]\n"
			   "%2 = view f32[n] Y + (0) strides [4]\n"
			   "%3 = nest (i: n) group 1 ins %0, %1 into %2 [i] = "
			   "%0[{convert:i64(%1[i])}]\n}";

static void elements_that_are_picked_travel_with_their_indices(void **state)
{
	smr_runner r = runner_via_loop("openblas");
	float x[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, y[4] = {0};
	int32_t j[4] = {7, 3, 9, 3};
	int64_t nums[1] = {4};
	static made_up_site s;

	site_of(pick, &s);
	assert_int_equal(ask(&r, &s, nums, x, j, y), 1);
	for (int i = 0; i < 4; i++)
		assert_true(y[i] == x[j[i]]);
	j[1] = -3;
	assert_int_equal(ask(&r, &s, nums, x, j, y), 0);
	close_site(&s);
}

static void bins_that_are_counted_in_come_back(void **state)
{
	static const char count[] =
		"flow \"count\" { sym n  base H written, J\n"
		"%0 = view i32[2147483647] H + (0) strides [4]\n"
		"%1 = view i32[n] J + (0) strides [4]\n"
		"%2 = nest (i: n) group 1 ins %0, %1 into %0 [{convert:i64(%1[i])}] = "
		"add(%0[{convert:i64(%1[i])}], 1:i32)\n}";
	smr_runner r = runner_via_loop("openblas");
	int32_t h[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, j[4] = {7, 3, 8, 3};
	int64_t nums[1] = {4};
	static made_up_site s;

	site_of(count, &s);
	assert_int_equal(ask(&r, &s, nums, h, j), 1);
	for (int i = 0; i < 10; i++)
		assert_int_equal(h[i], i + (i == 3 ? 2 : i == 7 || i == 8));
	close_site(&s);
}

static void a_wrong_node_is_caught_by_the_check(void **state)
{
	smr_runner r = runner_via_loop("wrong");
	float a[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
	int64_t nums[1] = {3};
	static made_up_site s;

	site_of(strided, &s);
	assert_int_equal(ask(&r, &s, nums, a), 0);
	for (int i = 0; i < 10; i++)
		assert_true(a[i] == (float)i);
	close_site(&s);
}

static void an_implementation_that_fails_there_leaves_the_original_here(void **state)
{
	smr_runner r = runner_via_loop("failing");
	float a[4] = {1, 2, 3, 4}, b[4] = {0};
	int64_t nums[1] = {4};
	static made_up_site s;

	site_of(twice, &s);
	assert_int_equal(ask(&r, &s, nums, a, b), 0);
	assert_true(b[0] == 0);
	close_site(&s);
}

/* ---- what a node refuses -------------------------------------------------------------------- */

static const float four[] = {1, 2, 3, 4};

/* A request for `twice` on 4 elements; each test changes one detail. */
static smr_task task_of_twice(smr_segment s[2])
{
	static int64_t sym[] = {4};
	static uint64_t values[] = {0, 0, 0};

	s[0] = (smr_segment){.base = 0, .n = 16, .data = four};
	s[1] = (smr_segment){.base = 1, .n = 16, .data = four};
	sym[0] = 4;
	return (smr_task){.text = twice,
			  .ntext = strlen(twice),
			  .impl = "openblas",
			  .nimpl = 8,
			  .nsyms = 1,
			  .nvalues = 3,
			  .nsegments = 2,
			  .syms = sym,
			  .values = values,
			  .segments = s};
}

static void serve(const smr_task *t, smr_str *reply, smr_done *d)
{
	smr_str request = {0};

	smr_task_write(t, &request);
	smr_str_clear(reply);
	assert_int_equal(smr_agent_serve(agent, request.s, request.n, reply), SMR_OK);
	assert_int_equal(smr_done_read(reply->s, reply->n, d), SMR_OK);
	smr_str_free(&request);
}

static void refuses(const smr_task *t, const char *why)
{
	smr_str reply = {0};
	smr_done d;
	char text[200] = "";

	serve(t, &reply, &d);
	assert_int_not_equal(d.status, SMR_OK);
	memcpy(text, d.why, d.nwhy < 199 ? d.nwhy : 199);
	if (strstr(text, why) == NULL)
		fail_msg("\"%s\" instead of \"%s\"", text, why);
	smr_str_free(&reply);
}

static void a_node_runs_what_is_right(void **state)
{
	smr_segment s[2];
	smr_task t = task_of_twice(s);
	smr_str reply = {0};
	smr_done d;
	float got[4];

	serve(&t, &reply, &d);
	assert_int_equal(d.status, SMR_OK);
	assert_true(d.has_segment && d.segment.n == 16 && d.segment.base == 1);
	memcpy(got, d.segment.data, sizeof(got));
	assert_true(got[0] == 2 && got[3] == 8);
	smr_str_free(&reply);
}

static void a_node_refuses_what_its_windows_do_not_hold(void **state)
{
	smr_segment s[3];
	smr_task t = task_of_twice(s);

	s[1].n = 15;
	refuses(&t, "a window of B was not sent");
	t = task_of_twice(s);
	s[2] = (smr_segment){.base = 2, .n = 16, .data = four};
	t.nsegments = 3;
	refuses(&t, "no base of the flow");
	t = task_of_twice(s);
	s[0].lo = 4;
	refuses(&t, "was not sent");
	t = task_of_twice(s);
	s[0].phase = 2;
	refuses(&t, "was not sent"); /* not aligned */
	t = task_of_twice(s);
	t.nsegments = 1;
	refuses(&t, "was not sent");
	t = task_of_twice(s);
	s[0].lo = INT64_MAX - 3;
	refuses(&t, "");
}

static void a_node_refuses_numbers_that_do_not_fit_the_flow(void **state)
{
	smr_segment s[2];
	smr_task t = task_of_twice(s);
	int64_t sym[2] = {5, 0};

	t.syms = sym;
	refuses(&t, "was not sent");
	sym[0] = 0;
	refuses(&t, "runs 0 times");
	sym[0] = INT64_MIN;
	refuses(&t, "times");
	t.nsyms = 2;
	refuses(&t, "2 sizes");
	t = task_of_twice(s);
	t.nvalues = 2;
	refuses(&t, "2 values");
	t = task_of_twice(s);
	t.codelet = 1;
	refuses(&t, "no codelet 1");
	t = task_of_twice(s);
	t.impl = "openblaz";
	refuses(&t, "no implementation \"openblaz\"");
	t = task_of_twice(s);
	t.fp = 9;
	refuses(&t, "mode 9");
	t = task_of_twice(s);
	t.ntext -= 1;
	refuses(&t, "message");
}

static void a_node_refuses_indices_that_leave_a_window(void **state)
{
	static const char beyond[] = "flow \"beyond\" { sym n  base A, B written\n"
				     "%0 = view f32[n] A + (0) strides [4]\n"
				     "%1 = view f32[n] B + (0) strides [4]\n"
				     "%2 = nest (i: n) group 1 ins %0 into %1 [i] = %0[i + 1]\n}";
	static const char before[] = "flow \"before\" { sym n  base A, B written\n"
				     "%0 = view f32[n] A + (0) strides [4]\n"
				     "%1 = view f32[n] B + (0) strides [4]\n"
				     "%2 = nest (i: n) group 1 ins %0 into %1 [(-1)*i] = %0[i]\n}";
	smr_segment s[2];
	smr_task t = task_of_twice(s);

	t.text = beyond;
	t.ntext = strlen(beyond);
	refuses(&t, "leaves its window of");
	t.text = before;
	t.ntext = strlen(before);
	refuses(&t, "leaves its window of");
}

static void a_node_checks_the_indices_that_it_got(void **state)
{
	static const char onto[] = "flow \"onto\" { sym n  base X, J written\n"
				   "%0 = view i32[2147483647] X + (0) strides [4]\n"
				   "%1 = view i32[n] J + (0) strides [4]\n"
				   "%2 = view i32[n] J + (4) strides [4]\n"
				   "%3 = nest (i: n) group 1 ins %0, %1 into %2 [i] = "
				   "%0[{convert:i64(%1[i])}]\n}";
	int32_t j[5] = {7, 6, 9, 6};
	int64_t sym[] = {4};
	uint64_t values[4] = {0};
	smr_segment s[] = {{.base = 0, .lo = 24, .n = 16, .data = four},
			   {.base = 1, .n = 16, .data = j},
			   {.base = 2, .n = 16, .data = four}};
	smr_task t = {.text = pick,
		      .ntext = strlen(pick),
		      .impl = "openblas",
		      .nimpl = 8,
		      .nsyms = 1,
		      .nvalues = 4,
		      .nsegments = 3,
		      .syms = sym,
		      .values = values,
		      .segments = s};
	smr_str reply = {0};
	smr_done d;

	serve(&t, &reply, &d);
	assert_int_equal(d.status, SMR_OK);
	smr_str_free(&reply);
	j[1] = 10;
	refuses(&t, "a window of X was not sent");
	j[1] = 5;
	refuses(&t, "a window of X was not sent");
	j[1] = -1;
	refuses(&t, "an index leaves its array");
	j[1] = 6;
	s[1].n = 12;
	refuses(&t, "a window of J was not sent");
	t.text = onto;
	t.ntext = strlen(onto);
	t.nsegments = 2;
	s[1].n = 20;
	refuses(&t, "writes to an index array");
}

static smr_status serve_once(void *arg)
{
	const smr_str *request = arg;
	smr_agent *a;
	smr_str reply = {0};
	smr_done d;
	smr_status st = smr_agent_open(the_library(), NULL, NULL, &a);

	if (st != SMR_OK)
		return st;
	st = smr_agent_serve(a, request->s, request->n, &reply);
	if (st == SMR_OK)
		st = smr_done_read(reply.s, reply.n, &d);
	if (st == SMR_OK)
		st = (smr_status)d.status;
	smr_str_free(&reply);
	smr_agent_close(a);
	return st;
}

static void a_node_short_of_memory_says_so(void **state)
{
	smr_segment s[2];
	smr_task t = task_of_twice(s);
	smr_str request = {0};

	smr_task_write(&t, &request);
	assert_true(unit_fail_each_allocation(serve_once, &request) > 5);
	smr_str_free(&request);
}

static int open_all(void **state)
{
	(void)runner_of(NULL);
	if (smr_agent_open(the_library(), NULL, NULL, &agent) != SMR_OK ||
	    smr_remote_open("loop", NULL, smr_agent_serve, agent, NULL, &via) != SMR_OK)
		return 1;
	return 0;
}

static int close_all(void **state)
{
	smr_remote_close(via);
	smr_agent_close(agent);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_codelet_runs_elsewhere_with_the_same_result),
		cmocka_unit_test(a_scalar_comes_back),
		cmocka_unit_test(a_strided_window_in_place_keeps_what_lies_between),
		cmocka_unit_test(elements_that_are_picked_travel_with_their_indices),
		cmocka_unit_test(bins_that_are_counted_in_come_back),
		cmocka_unit_test(a_wrong_node_is_caught_by_the_check),
		cmocka_unit_test(an_implementation_that_fails_there_leaves_the_original_here),
		cmocka_unit_test(a_node_runs_what_is_right),
		cmocka_unit_test(a_node_refuses_what_its_windows_do_not_hold),
		cmocka_unit_test(a_node_refuses_numbers_that_do_not_fit_the_flow),
		cmocka_unit_test(a_node_refuses_indices_that_leave_a_window),
		cmocka_unit_test(a_node_checks_the_indices_that_it_got),
		cmocka_unit_test(a_node_short_of_memory_says_so),
	};

	return cmocka_run_group_tests(tests, open_all, close_all);
}
