/* The public interface: a flow in text form runs on the caller's arrays; wrong use is an error. */
#include <dirent.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <unistd.h>

#include <samara/samara.h>

#include "api/api.h"
#include "base/str.h"
#include "ir/graph/graph.h"
#include "unit.h"

enum { N = 24 };

/* C = A * B */
static char *make_flow(void)
{
	static const char text[] =
		"flow \"prod\" {\n"
		"  sym n\n"
		"  base C written, A, B\n"
		"  %0 = view f64[n, n] A + (0) strides [8*n, 8] \"A\"\n"
		"  %1 = view f64[n, n] B + (0) strides [8*n, 8] \"B\"\n"
		"  %2 = view f64[n, n] C + (0) strides [8*n, 8] \"C\"\n"
		"  %3 = nest (i: n, j: n, k: n) group 0 ins %0, %1 into %2 [i, j] = "
		"fold(k; 0:f64; add(acc0, mul(%0[i, k], %1[k, j]))) \"C\"\n"
		"}\n";

	return smr_strdup(text);
}

typedef struct world {
	smr_ctx *ctx;
	smr_program *program;
	smr_planned *plan;
	smr_result *result;
} world;

static const smr_setting size = {"n", N};

static smr_status open_all(world *w)
{
	smr_open_params op = SMR_INIT(smr_open_params);
	smr_plan_params pp = SMR_INIT(smr_plan_params);
	char *text = make_flow();
	smr_status st;

	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the test's flow");
	op.threads = 1;
	pp.sizes = &size;
	pp.nsizes = 1;
	op.fast = 1;          /* allows a vendor library */
	pp.only = "openblas"; /* unit tests do not link the code generator */
	st = smr_open(&op, &w->ctx);
	if (st == SMR_OK)
		st = smr_decompose_text(w->ctx, "prod", text, strlen(text), &w->program);
	if (st == SMR_OK)
		st = smr_plan(w->program, &pp, &w->plan);
	if (st != SMR_OK && st != SMR_ENOMEM)
		print_error("%s\n", smr_errmsg());
	smr_free(text);
	return st;
}

static void close_all(world *w)
{
	assert_int_equal(smr_result_close(w->result), SMR_OK);
	assert_int_equal(smr_plan_close(w->plan), SMR_OK);
	assert_int_equal(smr_program_close(w->program), SMR_OK);
	assert_int_equal(smr_close(w->ctx), SMR_OK);
}

static void fill(double *a, double *b)
{
	for (int i = 0; i < N * N; i++) {
		a[i] = i % 7;
		b[i] = i % 5;
	}
}

static double product_at(const double *a, const double *b, int i, int j)
{
	double s = 0;

	for (int k = 0; k < N; k++)
		s += a[i * N + k] * b[k * N + j];
	return s;
}

static double A[N * N], B[N * N], C[N * N];
static const smr_array arrays[] = {{"A", A, sizeof(A)}, {"B", B, sizeof(B)}, {"C", C, sizeof(C)}};

static smr_execute_params all_arrays(void)
{
	smr_execute_params q = SMR_INIT(smr_execute_params);

	q.arrays = arrays;
	q.narrays = 3;
	return q;
}

static void a_flow_runs_on_the_callers_arrays(void **state)
{
	smr_execute_params q = all_arrays();
	world w = {0};
	double seconds;

	assert_int_equal(open_all(&w), SMR_OK);
	fill(A, B);
	memset(C, 0, sizeof(C));
	assert_int_equal(smr_execute(w.plan, &q, &w.result), SMR_OK);
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++)
			assert_true(C[i * N + j] == product_at(A, B, i, j)); /* integers: exact */
	assert_int_equal(smr_left(w.result), 0);
	assert_int_equal(smr_result_seconds(w.result, 0, &seconds), SMR_OK);
	assert_true(seconds > 0);
	close_all(&w);
}

static void codelets_and_choices_are_told(void **state)
{
	smr_codelet_info info = SMR_INIT(smr_codelet_info);
	smr_choice choice = SMR_INIT(smr_choice);
	world w = {0};

	assert_int_equal(open_all(&w), SMR_OK);
	assert_int_equal(smr_program_count(w.program), 1);
	assert_int_equal(smr_program_codelet(w.program, 0, &info), SMR_OK);
	assert_string_equal(info.kernel, "gemm");
	assert_string_equal(info.flow, "prod");
	assert_int_equal(smr_plan_count(w.plan), 1);
	assert_int_equal(smr_plan_choice(w.plan, 0, &choice), SMR_OK);
	assert_true(*choice.implementation != '\0');
	assert_true(0 < choice.p10_s && choice.p10_s <= choice.p50_s &&
		    choice.p50_s <= choice.p90_s);
	assert_int_equal(smr_program_codelet(w.program, 1, &info), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "number 1 of 1"));
	close_all(&w);
}

typedef struct heard {
	int n;
	double measured;
	char kernel[16];
} heard;

static void hear(void *arg, const smr_event *e)
{
	heard *h = arg;

	h->n++;
	h->measured = e->measured_s;
	snprintf(h->kernel, sizeof(h->kernel), "%s", e->kernel ? e->kernel : "");
}

static void steps_run_one_by_one_and_are_watched(void **state)
{
	smr_execute_params q = all_arrays();
	heard h = {0};
	world w = {0};
	double x;

	assert_int_equal(open_all(&w), SMR_OK);
	assert_int_equal(smr_watch(w.ctx, hear, &h), SMR_OK);
	q.stepwise = 1;
	fill(A, B);
	C[0] = -1;
	assert_int_equal(smr_execute(w.plan, &q, &w.result), SMR_OK);
	assert_true(C[0] == -1);
	assert_int_equal(smr_left(w.result), 1);
	assert_int_equal(smr_result_seconds(w.result, 0, &x), SMR_ESTATE);
	assert_int_equal(smr_step(w.result), SMR_OK);
	assert_true(C[0] == product_at(A, B, 0, 0));
	assert_int_equal(h.n, 1);
	assert_true(h.measured > 0);
	assert_string_equal(h.kernel, "gemm");
	assert_int_equal(smr_step(w.result), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "all 1 codelets have run"));
	assert_int_equal(smr_result_number(w.result, 0, &x), SMR_EINVAL);
	close_all(&w);
}

static void null_is_told_by_every_call(void **state)
{
	smr_codelet_info info = SMR_INIT(smr_codelet_info);
	smr_execute_params q = SMR_INIT(smr_execute_params);
	smr_choice choice = SMR_INIT(smr_choice);
	smr_program *program;
	smr_planned *plan;
	smr_result *result;
	smr_ctx *ctx;
	char *text;
	double x;

#define TELLS(call)                                          \
	do {                                                 \
		(void)smr_fail(SMR_OK, "%s", "");            \
		assert_int_equal(call, SMR_EINVAL);          \
		assert_non_null(strstr(smr_errmsg(), "no")); \
	} while (0)
	TELLS(smr_open(NULL, NULL));
	TELLS(smr_watch(NULL, hear, NULL));
	TELLS(smr_decompose(NULL, "x.c", &program));
	TELLS(smr_decompose_text(NULL, "x", "", 0, &program));
	TELLS(smr_program_codelet(NULL, 0, &info));
	TELLS(smr_program_json(NULL, NULL, 0, &text));
	TELLS(smr_plan(NULL, NULL, &plan));
	TELLS(smr_plan_choice(NULL, 0, &choice));
	TELLS(smr_execute(NULL, &q, &result));
	TELLS(smr_step(NULL));
	TELLS(smr_result_number(NULL, 0, &x));
	TELLS(smr_result_seconds(NULL, 0, &x));
	assert_int_equal(smr_open(NULL, &ctx), SMR_OK);
	TELLS(smr_decompose(ctx, NULL, &program));
	TELLS(smr_decompose(ctx, "x.c", NULL));
	TELLS(smr_decompose_text(ctx, NULL, "", 0, &program));
	TELLS(smr_decompose_text(ctx, "x", NULL, 0, &program));
	TELLS(smr_decompose_text(ctx, "x", "", 0, NULL));
	assert_int_equal(smr_program_count(NULL), 0);
	assert_int_equal(smr_plan_count(NULL), 0);
	assert_int_equal(smr_left(NULL), 0);
	assert_int_equal(smr_close(ctx), SMR_OK);
	assert_int_equal(smr_close(NULL), SMR_OK);
	assert_int_equal(smr_program_close(NULL), SMR_OK);
	assert_int_equal(smr_plan_close(NULL), SMR_OK);
	assert_int_equal(smr_result_close(NULL), SMR_OK);
	smr_text_free(NULL);
}

static void null_inside_is_told_too(void **state)
{
	smr_plan_params pp = SMR_INIT(smr_plan_params);
	smr_execute_params q = SMR_INIT(smr_execute_params);
	smr_setting nameless = {NULL, 1};
	smr_planned *plan;
	smr_result *result;
	world w = {0};
	char *text;

	assert_int_equal(open_all(&w), SMR_OK);
	TELLS(smr_program_codelet(w.program, 0, NULL));
	TELLS(smr_program_json(w.program, NULL, 0, NULL));
	TELLS(smr_program_json(w.program, &nameless, 1, &text));
	TELLS(smr_plan(w.program, NULL, NULL));
	TELLS(smr_plan_choice(w.plan, 0, NULL));
	pp.nsizes = 1;
	TELLS(smr_plan(w.program, &pp, &plan));
	pp.sizes = &nameless;
	TELLS(smr_plan(w.program, &pp, &plan));
	TELLS(smr_execute(w.plan, NULL, &result));
	TELLS(smr_execute(w.plan, &q, NULL));
	q.narrays = 1;
	TELLS(smr_execute(w.plan, &q, &result));
	close_all(&w);
}

static void structs_without_their_size_are_refused(void **state)
{
	smr_open_params op = {0};
	smr_plan_params pp = {0};
	smr_execute_params q = {0};
	smr_codelet_info info = {0};
	smr_choice choice = {0};
	smr_planned *plan;
	smr_result *result;
	smr_ctx *ctx;
	world w = {0};

	assert_int_equal(smr_open(&op, &ctx), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "struct_size is 0"));
	assert_int_equal(open_all(&w), SMR_OK);
	assert_int_equal(smr_plan(w.program, &pp, &plan), SMR_EINVAL);
	assert_int_equal(smr_execute(w.plan, &q, &result), SMR_EINVAL);
	assert_int_equal(smr_program_codelet(w.program, 0, &info), SMR_EINVAL);
	assert_int_equal(smr_plan_choice(w.plan, 0, &choice), SMR_EINVAL);
	close_all(&w);
}

static void what_is_open_cannot_be_closed_before(void **state)
{
	smr_execute_params q = all_arrays();
	world w = {0};

	assert_int_equal(open_all(&w), SMR_OK);
	fill(A, B);
	assert_int_equal(smr_execute(w.plan, &q, &w.result), SMR_OK);
	assert_int_equal(smr_close(w.ctx), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "programs are still open"));
	assert_int_equal(smr_program_close(w.program), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "plans are still open"));
	assert_int_equal(smr_plan_close(w.plan), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "runs are still open"));
	close_all(&w);
}

static void arrays_are_checked(void **state)
{
	smr_array bad[3];
	smr_execute_params q = all_arrays();
	smr_result *result;
	world w = {0};

	assert_int_equal(open_all(&w), SMR_OK);
	q.arrays = bad;
	memcpy(bad, arrays, sizeof(bad));
	bad[1].bytes--;
	assert_int_equal(smr_execute(w.plan, &q, &result), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "B has 4607 bytes, 4608 are touched"));
	assert_null(result);
	q.narrays = 2;
	bad[1].bytes++;
	assert_int_equal(smr_execute(w.plan, &q, &result), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "array 'C' is missing"));
	q.narrays = 3;
	bad[2].data = A + 1;
	bad[2].bytes = sizeof(A);
	assert_int_equal(smr_execute(w.plan, &q, &result), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "overlap"));
	q.flow = "none";
	assert_int_equal(smr_execute(w.plan, &q, &result), SMR_ENOTFOUND);
	close_all(&w);
}

static void sizes_and_names_are_checked(void **state)
{
	smr_plan_params pp = SMR_INIT(smr_plan_params);
	smr_setting zero = {"n", 0};
	smr_planned *plan;
	smr_program *program;
	world w = {0};

	assert_int_equal(open_all(&w), SMR_OK);
	assert_int_equal(smr_plan(w.program, NULL, &plan), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "'n' is not given"));
	pp.sizes = &zero;
	pp.nsizes = 1;
	assert_int_equal(smr_plan(w.program, &pp, &plan), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "0 times"));
	pp.only = "abacus";
	assert_int_equal(smr_plan(w.program, &pp, &plan), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "abacus"));
	pp.only = NULL;
	pp.flow = "other";
	assert_int_equal(smr_plan(w.program, &pp, &plan), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "other"));
	assert_int_equal(smr_decompose(w.ctx, "/none.c", &program), SMR_ENOTFOUND);
	assert_int_equal(smr_decompose_text(w.ctx, "bad", "flow {", 6, &program), SMR_EPARSE);
	close_all(&w);
}

static void json_tells_sizes_as_expressions(void **state)
{
	world w = {0};
	char *text;

	assert_int_equal(open_all(&w), SMR_OK);
	assert_int_equal(smr_program_json(w.program, NULL, 0, &text), SMR_OK);
	assert_non_null(strstr(text, "\"flops\": \"2*n*n*n\""));
	assert_non_null(strstr(text, "\"bytes\": \"24*n*n\""));
	assert_non_null(strstr(text, "\"kernel\": \"gemm\""));
	smr_text_free(text);
	assert_int_equal(smr_program_json(w.program, &size, 1, &text), SMR_OK);
	assert_non_null(strstr(text, "\"flops\": 27648"));
	assert_non_null(strstr(text, "\"implementation\": \"original\""));
	smr_text_free(text);
	close_all(&w);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static char *full_json;

/* Returns NULL if the text is complete and correct, else a message. */
static const char *what_is_wrong(const world *w, const char *json)
{
	smr_codelet_info info = SMR_INIT(smr_codelet_info);

	if (smr_program_count(w->program) != 1 || smr_plan_count(w->plan) != 1 ||
	    smr_program_codelet(w->program, 0, &info) != SMR_OK)
		return "a codelet is missing";
	if (info.kernel == NULL || strcmp(info.kernel, "gemm") != 0)
		return "it is no gemm";
	if (strcmp(json, full_json) != 0)
		return json;
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++)
			if (C[i * N + j] != product_at(A, B, i, j))
				return "a wrong product";
	return NULL;
}

static smr_status whole_life(void *arg)
{
	smr_execute_params q = all_arrays();
	world w = {0};
	char *json = NULL;
	smr_status st = open_all(&w);

	memset(C, 0, sizeof(C));
	if (st == SMR_OK)
		st = smr_execute(w.plan, &q, &w.result);
	if (st == SMR_OK)
		st = smr_program_json(w.program, NULL, 0, &json);
	if (st == SMR_OK && full_json == NULL)
		full_json = json;
	if (st == SMR_OK && what_is_wrong(&w, json) != NULL)
		fail_msg("memory is short without an error: %s", what_is_wrong(&w, json));
	if (json != full_json)
		smr_text_free(json);
	smr_result_close(w.result);
	smr_plan_close(w.plan);
	smr_program_close(w.program);
	smr_close(w.ctx);
	return st;
}

/* With AddressSanitizer every block of an arena is an allocation: there are thousands. */
static void short_memory_is_told_or_changes_nothing(void **state)
{
	fill(A, B);
	assert_int_equal(whole_life(NULL), SMR_OK); /* open everything that stays open for good */
	assert_true(unit_fail_some_allocations(whole_life, NULL, 64) > 50);
	smr_text_free(full_json);
}

/* Makes a folder @p to with all files of @p home but the module of LLVM. */
static void link_without_compiler(const char *home, const char *to)
{
	DIR *d = opendir(home);
	struct dirent *e;
	char from[PATH_MAX], at[PATH_MAX];

	assert_non_null(d);
	while ((e = readdir(d)) != NULL) {
		if (e->d_name[0] == '.' || strcmp(e->d_name, "libsamara-llvm.so") == 0)
			continue;
		snprintf(from, sizeof(from), "%s/%s", home, e->d_name);
		snprintf(at, sizeof(at), "%s/%s", to, e->d_name);
		assert_int_equal(symlink(from, at), 0);
	}
	closedir(d);
}

static void remove_links(const char *at)
{
	DIR *d = opendir(at);
	struct dirent *e;
	char path[PATH_MAX];

	assert_non_null(d);
	while ((e = readdir(d)) != NULL) {
		snprintf(path, sizeof(path), "%s/%s", at, e->d_name);
		(void)unlink(path);
	}
	closedir(d);
	assert_int_equal(rmdir(at), 0);
}

/* Large enough that generated code is predicted to be faster than the library. The module of LLVM,
 * once open, stays open: this test is the first. */
static void what_cannot_be_built_is_not_planned(void **state)
{
	static const char text[] =
		"flow \"scaled\" { sym n  base A written\n"
		"%0 = view f64[n] A + (0) strides [8]\n"
		"%1 = nest (i: n) group 1 ins %0 into %0 [i] = mul(%0[i], 3:f64)\n}";
	static double a[1 << 16];
	const smr_setting n = {"n", 1 << 16};
	const smr_array array = {"A", a, sizeof(a)};
	smr_open_params op = SMR_INIT(smr_open_params);
	smr_plan_params pp = SMR_INIT(smr_plan_params);
	smr_execute_params q = SMR_INIT(smr_execute_params);
	smr_choice choice = SMR_INIT(smr_choice);
	char *home = smr_strdup(getenv("SAMARA_HOME")), *cache = smr_strdup(getenv("SAMARA_CACHE"));
	char alone[] = "/tmp/samara-api-XXXXXX";
	world w = {0};

	assert_non_null(mkdtemp(alone));
	link_without_compiler(home, alone);
	setenv("SAMARA_CACHE", "/proc/none", 1); /* nothing is in the cache, either */
	op.threads = 1;
	op.fast = 1;
	pp.sizes = &n;
	pp.nsizes = 1;
	for (int compiler = 0; compiler < 2; compiler++) {
		setenv("SAMARA_HOME", compiler ? home : alone, 1);
		assert_int_equal(smr_open(&op, &w.ctx), SMR_OK);
		assert_int_equal(smr_decompose_text(w.ctx, "scaled", text, strlen(text),
						    &w.program),
				 SMR_OK);
		assert_int_equal(smr_plan(w.program, &pp, &w.plan), SMR_OK);
		assert_int_equal(smr_plan_choice(w.plan, 0, &choice), SMR_OK);
		assert_string_equal(choice.implementation, compiler ? "nest" : "openblas");
		a[1] = 2;
		q.arrays = &array;
		q.narrays = 1;
		assert_int_equal(smr_execute(w.plan, &q, &w.result), SMR_OK);
		assert_true(a[1] == 6);
		close_all(&w);
		w = (world){0};
	}
	setenv("SAMARA_CACHE", cache, 1);
	remove_links(alone);
	smr_free(home);
	smr_free(cache);
}

/* ---- clusters -------------------------------------------------------------------------------- */

static smr_status join(smr_ctx *ctx, const char *cluster)
{
	smr_join_params p = SMR_INIT(smr_join_params);

	p.cluster = cluster;
	return smr_join(ctx, &p);
}

/* Makes a plan for @p fleet after joining. */
static smr_status plan_for(world *w, const char *fleet)
{
	smr_plan_params pp = SMR_INIT(smr_plan_params);

	pp.sizes = &size;
	pp.nsizes = 1;
	pp.only = "openblas";
	pp.fleet = fleet;
	return smr_plan(w->program, &pp, &w->plan);
}

static void execute_times(world *w, int times)
{
	smr_execute_params q = all_arrays();

	fill(A, B);
	for (int i = 0; i < times; i++) {
		memset(C, 0, sizeof(C));
		assert_int_equal(smr_execute(w->plan, &q, &w->result), SMR_OK);
		for (int k = 0; k < N * N; k++)
			assert_true(C[k] == product_at(A, B, k / N, k % N));
		assert_int_equal(smr_result_close(w->result), SMR_OK);
		w->result = NULL;
	}
}

static void replan(world *w, const char *fleet)
{
	assert_int_equal(smr_plan_close(w->plan), SMR_OK);
	if (plan_for(w, fleet) != SMR_OK)
		fail_msg("%s", smr_errmsg());
}

static void a_plan_runs_on_a_cluster_and_is_monitored(void **state)
{
	smr_monitored there = SMR_INIT(smr_monitored), here = SMR_INIT(smr_monitored),
		      all = SMR_INIT(smr_monitored);
	smr_choice choice = SMR_INIT(smr_choice);
	world w = {0};

	assert_int_equal(open_all(&w), SMR_OK);
	assert_int_equal(smr_monitor(w.ctx, NULL, NULL, &all), SMR_ENOTFOUND);
	execute_times(&w, 3);
	assert_int_equal(join(w.ctx, "loop"), SMR_OK);
	replan(&w, "any");
	assert_int_equal(smr_plan_choice(w.plan, 0, &choice), SMR_OK);
	assert_string_equal(choice.name, "gemm prod#0");
	assert_string_equal(choice.fleet, "any");
	assert_string_equal(choice.node, "here");
	assert_true(choice.there_s > choice.p50_s);
	execute_times(&w, 5);
	assert_int_equal(smr_monitor(w.ctx, "gemm prod#0", "any", &there), SMR_OK);
	assert_int_equal(smr_monitor(w.ctx, "gemm prod#0", "here", &here), SMR_OK);
	assert_int_equal(smr_monitor(w.ctx, NULL, NULL, &all), SMR_OK);
	assert_int_equal(there.count, 5);
	assert_int_equal(here.count, 3);
	assert_int_equal(all.count, 8);
	assert_true(there.mean_s > 0 && there.p95_s >= there.mean_s * 0.5);
	assert_true(there.predicted_s > here.predicted_s && here.predicted_s > 0);
	assert_true(there.error_rate == 0 && there.errors == 0);
	assert_true(there.energy_j > 0);
	assert_string_equal(there.energy_label, "modelled");
	assert_true(fabs(all.mean_s * 8 - there.mean_s * 5 - here.mean_s * 3) < 1e-9);
	assert_int_equal(smr_monitor(w.ctx, "gemm prod#0", "none", &all), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "no call of gemm prod#0 in none"));
	close_all(&w);
}

/* A product and the ops on its result are sent together: one op, one call on a node. */
static void products_go_elsewhere_with_what_is_computed_of_them(void **state)
{
	enum { M = 130, K = 70, COLUMNS = 90 };
	static const char program[] =
		"module @m {\n"
		"  func.func public @main(%a: tensor<130x70xf32>, %b: tensor<70x90xf32>, %c: "
		"tensor<130x90xf32>) -> tensor<130x90xf32> {\n"
		"    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
		"(tensor<130x70xf32>, tensor<70x90xf32>) -> tensor<130x90xf32>\n"
		"    %1 = stablehlo.add %0, %c : tensor<130x90xf32>\n"
		"    %2 = stablehlo.maximum %1, %c : tensor<130x90xf32>\n"
		"    return %2 : tensor<130x90xf32>\n  }\n}\n";
	static float a[M * K], b[K * COLUMNS], c[M * COLUMNS], out[M * COLUMNS];
	smr_ndarray args[3] = {{.dtype = "f32", .rank = 2, .dims = {M, K}, .data = a},
			       {.dtype = "f32", .rank = 2, .dims = {K, COLUMNS}, .data = b},
			       {.dtype = "f32", .rank = 2, .dims = {M, COLUMNS}, .data = c}};
	smr_ndarray result = {.dtype = "f32", .rank = 2, .dims = {M, COLUMNS}, .data = out};
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_monitored there = SMR_INIT(smr_monitored);
	smr_ctx *ctx;
	smr_model *m;

	for (int i = 0; i < M * K; i++)
		a[i] = (float)(i % 7 - 3);
	for (int i = 0; i < K * COLUMNS; i++)
		b[i] = (float)(i % 5 - 2);
	for (int i = 0; i < M * COLUMNS; i++)
		c[i] = (float)(i % 11 - 5);
	l.text = program;
	l.length = strlen(program);
	assert_int_equal(smr_open(&o, &ctx), SMR_OK);
	assert_int_equal(join(ctx, "loop"), SMR_OK);
	ctx->runner.force = true;
	if (smr_load(ctx, &l, &m) != SMR_OK || smr_model_run(m, args, 3, &result, 1) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (int i = 0; i < M; i++)
		for (int j = 0; j < COLUMNS; j++) {
			float want = c[i * COLUMNS + j], more = want;

			for (int k = 0; k < K; k++)
				want += a[i * K + k] * b[k * COLUMNS + j];
			assert_true(out[i * COLUMNS + j] == (want > more ? want : more));
		}
	assert_int_equal(smr_monitor(ctx, NULL, "any", &there), SMR_OK);
	assert_int_equal(there.count, 1);
	assert_int_equal(smr_unload(m), SMR_OK);
	assert_int_equal(smr_close(ctx), SMR_OK);
}

static void without_a_fleet_the_quicker_place_is_planned(void **state)
{
	smr_choice choice = SMR_INIT(smr_choice);
	smr_monitored m = SMR_INIT(smr_monitored);
	world w = {0};

	assert_int_equal(open_all(&w), SMR_OK);
	assert_int_equal(join(w.ctx, "loop"), SMR_OK);
	for (int i = 0; i < 2; i++) { /* a product of 24 x 24 is too small to be sent */
		replan(&w, i == 0 ? NULL : "here");
		assert_int_equal(smr_plan_choice(w.plan, 0, &choice), SMR_OK);
		assert_string_equal(choice.fleet, "here");
		assert_string_equal(choice.node, "");
		assert_true(choice.there_s == 0);
		execute_times(&w, 1);
	}
	assert_int_equal(smr_monitor(w.ctx, NULL, "any", &m), SMR_ENOTFOUND);
	close_all(&w);
}

static void what_one_run_learnt_the_next_one_plans_with(void **state)
{
	smr_choice first = SMR_INIT(smr_choice), second = SMR_INIT(smr_choice);
	world w = {0};

	assert_int_equal(open_all(&w), SMR_OK);
	assert_int_equal(join(w.ctx, "loop"), SMR_OK);
	replan(&w, "any");
	assert_int_equal(smr_plan_choice(w.plan, 0, &first), SMR_OK);
	execute_times(&w, 20);
	replan(&w, "any");
	assert_int_equal(smr_plan_choice(w.plan, 0, &second), SMR_OK);
	assert_true(second.there_s != first.there_s);
	close_all(&w);
	w = (world){0};
	assert_int_equal(open_all(&w), SMR_OK); /* the cache, with the history, is private to the
						   test */
	assert_int_equal(join(w.ctx, "loop"), SMR_OK);
	replan(&w, "any");
	assert_int_equal(smr_plan_choice(w.plan, 0, &first), SMR_OK);
	assert_true(fabs(first.there_s - second.there_s) < 0.5 * second.there_s);
	assert_true(fabs(first.there_s - 2 * 400e-6) > 0.1e-6); /* the default without
								   measurements */
	close_all(&w);
}

static void clusters_that_cannot_be_joined_are_told(void **state)
{
	smr_join_params p = SMR_INIT(smr_join_params);
	smr_monitored m = SMR_INIT(smr_monitored);
	world w = {0};

	TELLS(smr_join(NULL, &p));
	TELLS(smr_leave(NULL));
	TELLS(smr_monitor(NULL, NULL, NULL, &m));
	assert_int_equal(open_all(&w), SMR_OK);
	TELLS(smr_join(w.ctx, NULL));
	TELLS(smr_join(w.ctx, &p));
	TELLS(smr_monitor(w.ctx, NULL, NULL, NULL));
	m.struct_size = 0;
	assert_int_equal(smr_monitor(w.ctx, NULL, NULL, &m), SMR_EINVAL);
	p.struct_size = 0;
	assert_int_equal(smr_join(w.ctx, &p), SMR_EINVAL);
	assert_int_equal(smr_leave(w.ctx), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "has no cluster"));
	assert_int_equal(join(w.ctx, "/nowhere"), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "/nowhere"));
	assert_int_equal(join(w.ctx, "local:0"), SMR_EINVAL);
	assert_int_equal(join(w.ctx, "local:four"), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "local:N takes 1 to"));
	assert_int_equal(smr_plan_close(w.plan), SMR_OK);
	w.plan = NULL;
	assert_int_equal(plan_for(&w, "any"), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "smr_join()"));
	assert_int_equal(join(w.ctx, "loop"), SMR_OK);
	assert_int_equal(join(w.ctx, "loop"), SMR_ESTATE);
	assert_int_equal(plan_for(&w, "heavy"), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "no fleet 'heavy'"));
	assert_int_equal(plan_for(&w, "any"), SMR_OK);
	assert_int_equal(smr_leave(w.ctx), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "1 plans are still open"));
	assert_int_equal(smr_plan_close(w.plan), SMR_OK);
	w.plan = NULL;
	assert_int_equal(smr_leave(w.ctx), SMR_OK);
	assert_int_equal(plan_for(&w, NULL), SMR_OK); /* in this process, as before */
	execute_times(&w, 1);
	close_all(&w);
}

/* With a private cache, and so a private history. */
#define CLUSTERED(test) cmocka_unit_test_setup_teardown(test, unit_make_cache, unit_drop_folder)

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_cannot_be_built_is_not_planned),
		cmocka_unit_test(a_flow_runs_on_the_callers_arrays),
		cmocka_unit_test(codelets_and_choices_are_told),
		cmocka_unit_test(steps_run_one_by_one_and_are_watched),
		cmocka_unit_test(null_is_told_by_every_call),
		cmocka_unit_test(null_inside_is_told_too),
		cmocka_unit_test(structs_without_their_size_are_refused),
		cmocka_unit_test(what_is_open_cannot_be_closed_before),
		cmocka_unit_test(arrays_are_checked),
		cmocka_unit_test(sizes_and_names_are_checked),
		cmocka_unit_test(json_tells_sizes_as_expressions),
		cmocka_unit_test(short_memory_is_told_or_changes_nothing),
		CLUSTERED(a_plan_runs_on_a_cluster_and_is_monitored),
		CLUSTERED(products_go_elsewhere_with_what_is_computed_of_them),
		CLUSTERED(without_a_fleet_the_quicker_place_is_planned),
		CLUSTERED(what_one_run_learnt_the_next_one_plans_with),
		CLUSTERED(clusters_that_cannot_be_joined_are_told),
	};

	char *here = realpath(".", NULL);

	setenv("SAMARA_HOME", here != NULL ? here : "/",
	       0); /* kernels/ and machines/ of the tree */
	free(here);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
