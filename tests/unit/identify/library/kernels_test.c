/* Tests that every form of every kernel is identified, and fast. */
#include "base/thread/clock.h"
#include "identify/match/identify.h"
#include "identify_flow.h"
#include "identify_genuine.h"
#include "unit_kernels.h"

static bool found(const spelling *c)
{
	smr_graph *g = flow_graph(c->decls, c->nest);
	smr_arena *a = smr_arena_new();
	char why[200];
	smr_match m;
	const char *canonical = "";
	bool ok;

	assert_int_equal(smr_identify(unit_kernels, g, flow_last(g), a, &m, why, sizeof(why)),
			 SMR_OK);
	ok = m.kernel != NULL && strcmp(smr_kernel_name(m.kernel), c->kernel) == 0;
	if (!ok) {
		(void)!smr_nest_canonical(g, flow_last(g), a, &canonical);
		print_error("%s wanted, %s found: %s\n%s\n%s\n\n", c->kernel,
			    m.kernel == NULL ? "nothing" : smr_kernel_name(m.kernel), why, c->nest,
			    canonical);
	}
	smr_arena_free(a);
	smr_graph_free(g);
	return ok;
}

static void every_spelling_is_found(void **state)
{
	int missed = 0;

	for (size_t i = 0; i < sizeof(genuine) / sizeof(genuine[0]); i++)
		missed += !found(&genuine[i]);
	assert_int_equal(missed, 0);
}

static int by_size(const void *a, const void *b)
{
	double p = *(const double *)a, q = *(const double *)b;

	return (p > q) - (p < q);
}

/* Returns the processor seconds of this thread, the fastest of five runs: other programs must not
 * count. */
static double seconds(const smr_graph *g)
{
	double best = 1e9;

	for (int i = 0; i < 5; i++) {
		int64_t start = smr_thread_ns();
		smr_arena *a = smr_arena_new();
		smr_match m;
		char why[200];
		double took;

		assert_int_equal(smr_identify(unit_kernels, g, flow_last(g), a, &m, why,
					      sizeof(why)),
				 SMR_OK);
		smr_arena_free(a);
		took = smr_seconds(start, smr_thread_ns());
		best = took < best ? took : best;
	}
	return best;
}

static void a_nest_takes_less_than_a_millisecond(void **state)
{
	enum { N = sizeof(genuine) / sizeof(genuine[0]) };
	double t[N], sum = 0, p99;

	for (size_t i = 0; i < N; i++) {
		smr_graph *g = flow_graph(genuine[i].decls, genuine[i].nest);

		t[i] = seconds(g);
		sum += t[i];
		smr_graph_free(g);
	}
	qsort(t, N, sizeof(*t), by_size);
	p99 = t[(N * 99 - 1) / 100];
	print_message("%d nests: mean %.1f us, median %.1f us, p99 %.1f us\n", N, sum / N * 1e6,
		      t[N / 2] * 1e6, p99 * 1e6);
#if !__has_feature(address_sanitizer)
	assert_true(p99 < 1e-3);
#endif
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_spelling_is_found),
		cmocka_unit_test(a_nest_takes_less_than_a_millisecond),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
