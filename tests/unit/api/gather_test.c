/* Gather through an index array by the public interface: indices are checked against the caller's
 * bytes before anything is read, and on an error nothing is written. */
#include <limits.h>

#include <samara/samara.h>

#include "unit.h"

enum { N = 100, LENGTH = 40, ROW = 8 };

typedef struct world {
	smr_ctx *ctx;
	smr_program *program;
	smr_planned *plan;
} world;

/* The length of x is unknown, as in a function that gets a pointer. */
static const char elements[] =
	"flow \"pick\" {\n"
	"  sym n\n"
	"  base y written, x, at\n"
	"  %0 = view f32[2147483647] x + (0) strides [4] \"x\"\n"
	"  %1 = view i32[n] at + (0) strides [4] \"at\"\n"
	"  %2 = view f32[n] y + (0) strides [4] \"y\"\n"
	"  %3 = nest (i: n) group 0 ins %0, %1 into %2 [i] = %0[{%1[i]}] \"y\"\n"
	"}\n";
static const char rows[] =
	"flow \"pick\" {\n"
	"  sym n\n"
	"  base y written, x, at\n"
	"  %0 = view f32[2147483647, 8] x + (0) strides [32, 4] \"x\"\n"
	"  %1 = view i32[n] at + (0) strides [4] \"at\"\n"
	"  %2 = view f32[n, 8] y + (0) strides [32, 4] \"y\"\n"
	"  %3 = nest (i: n, j: 8) group 0 ins %0, %1 into %2 [i, j] = %0[{%1[i]}, j] \"y\"\n"
	"}\n";
/* Here the flow declares the length. */
static const char known[] =
	"flow \"pick\" {\n"
	"  sym n\n"
	"  base y written, x, at\n"
	"  %0 = view f32[40] x + (0) strides [4] \"x\"\n"
	"  %1 = view i32[n] at + (0) strides [4] \"at\"\n"
	"  %2 = view f32[n] y + (0) strides [4] \"y\"\n"
	"  %3 = nest (i: n) group 0 ins %0, %1 into %2 [i] = %0[{%1[i]}] \"y\"\n"
	"}\n";

static float x[LENGTH * ROW], y[N * ROW];
static int32_t at[N];

static void open_flow(world *w, const char *text)
{
	static const smr_setting size = {"n", N};
	smr_plan_params pp = SMR_INIT(smr_plan_params);

	pp.sizes = &size;
	pp.nsizes = 1;
	pp.only = "nest";
	assert_int_equal(smr_open(NULL, &w->ctx), SMR_OK);
	if (smr_decompose_text(w->ctx, "pick", text, strlen(text), &w->program) != SMR_OK ||
	    smr_plan(w->program, &pp, &w->plan) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (int i = 0; i < LENGTH * ROW; i++)
		x[i] = (float)i;
	for (int i = 0; i < N; i++)
		at[i] = i * 7 % LENGTH; /* includes the first and the last element */
}

static void close_flow(world *w)
{
	assert_int_equal(smr_plan_close(w->plan), SMR_OK);
	assert_int_equal(smr_program_close(w->program), SMR_OK);
	assert_int_equal(smr_close(w->ctx), SMR_OK);
}

static smr_status execute(const world *w, int row, int stepwise, smr_result **out)
{
	const smr_array arrays[] = {{"y", y, sizeof(float) * (size_t)(N * row)},
				    {"x", x, sizeof(float) * (size_t)(LENGTH * row)},
				    {"at", at, sizeof(at)}};
	smr_execute_params q = SMR_INIT(smr_execute_params);

	q.arrays = arrays;
	q.narrays = 3;
	q.stepwise = stepwise;
	memset(y, 0xff, sizeof(y));
	return smr_execute(w->plan, &q, out);
}

static void picks(const world *w, int row)
{
	smr_result *r;

	if (execute(w, row, 0, &r) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (int i = 0; i < N; i++)
		for (int j = 0; j < row; j++)
			assert_true(y[i * row + j] == x[at[i] * row + j]);
	assert_int_equal(smr_result_close(r), SMR_OK);
}

/* The caller may change its array before the step, which checks again. */
static void a_step_looks_again(void **state)
{
	world w = {0};
	smr_result *r;

	open_flow(&w, known);
	assert_int_equal(execute(&w, 1, 1, &r), SMR_OK);
	at[N - 1] = LENGTH;
	assert_int_equal(smr_step(r), SMR_EUNSUPPORTED);
	assert_true(y[0] != y[0]);
	at[N - 1] = 0;
	assert_int_equal(smr_step(r), SMR_OK);
	assert_true(y[N - 1] == x[0]);
	assert_int_equal(smr_result_close(r), SMR_OK);
	close_flow(&w);
}

/* At the first index, the last and one between. */
static void refuses(const world *w, int row, int32_t index)
{
	static const int places[] = {0, N / 2, N - 1};

	for (size_t k = 0; k < sizeof(places) / sizeof(places[0]); k++) {
		int32_t was = at[places[k]];
		smr_result *r = NULL;

		at[places[k]] = index;
		smr_status st = execute(w, row, 0, &r);

		if (st != SMR_EINVAL && st != SMR_EUNSUPPORTED)
			fail_msg("index %d of %d at %d: %s", index, LENGTH, places[k],
				 smr_status_name(st));
		assert_true(*smr_errmsg() != '\0');
		assert_null(r);
		for (int i = 0; i < N * row; i++)
			assert_true(y[i] != y[i]); /* still 0xff… */
		at[places[k]] = was;
	}
	picks(w, row);
}

static void in_and_out_of(const char *text, int row)
{
	static const int32_t bad[] = {LENGTH, LENGTH + 1, -1, 1 << 20, INT_MAX, INT_MIN};
	world w = {0};

	open_flow(&w, text);
	picks(&w, row);
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		refuses(&w, row, bad[i]);
	close_flow(&w);
}

static void elements_are_picked_or_the_index_is_refused(void **state)
{
	in_and_out_of(elements, 1);
}

static void rows_are_picked_or_the_index_is_refused(void **state)
{
	in_and_out_of(rows, ROW);
}

static void a_length_that_the_flow_says_is_no_reason_to_believe_indices(void **state)
{
	in_and_out_of(known, 1);
}

static void the_message_says_how_much_would_be_touched(void **state)
{
	world w = {0};
	smr_result *r;

	open_flow(&w, elements);
	at[3] = LENGTH;
	assert_int_equal(execute(&w, 1, 0, &r), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "x has 160 bytes, 164 are touched"));
	at[3] = -2;
	assert_int_equal(execute(&w, 1, 0, &r), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "an index leaves its array"));
	close_flow(&w);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(elements_are_picked_or_the_index_is_refused),
		cmocka_unit_test(rows_are_picked_or_the_index_is_refused),
		cmocka_unit_test(a_length_that_the_flow_says_is_no_reason_to_believe_indices),
		cmocka_unit_test(a_step_looks_again),
		cmocka_unit_test(the_message_says_how_much_would_be_touched),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
