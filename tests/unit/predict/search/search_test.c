/* Searches: the best way is the best of all by simulation, refusals are counted, limits are kept.
 */
#include <math.h>
#include <string.h>

#include "predict/search/search.h"
#include "unit.h"

static smr_transformer shape(void)
{
	smr_transformer t = smr_transformer_default;

	t.layers = 16;
	t.hidden = 2048;
	t.heads = 16;
	t.sequence = 2048;
	t.vocabulary = 32000;
	t.batch = 64;
	t.flash = true;
	return t;
}

static const smr_found *found(const smr_transformer *t, smr_search_params p)
{
	static smr_predict_target on = {"a100-80-sxm", 16};
	const smr_found *f;

	p.shape = t;
	if (p.on == NULL) {
		p.on = &on;
		p.non = 1;
	}
	if (smr_search(&p, &f) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(f->nways > 0 && f->kept <= f->possible && f->possible <= f->tried);
	return f;
}

/* Sets the fields of a way on the shape again, and simulates it. */
static double simulated(const smr_transformer *shape, const smr_search_way *w)
{
	smr_transformer t = *shape;
	smr_transformer_step_result r;
	smr_machine m;
	char set[256], *at = set, *field;

	(void)snprintf(set, sizeof(set), "%s", w->set);
	while ((field = strsep(&at, " ")) != NULL)
		assert_int_equal(smr_transformer_set(&t, field), SMR_OK);
	assert_int_equal(smr_machine_load(w->machine, &m), SMR_OK);
	if (smr_transformer_step(&t, &m, &r, NULL) != SMR_OK)
		fail_msg("%s: %s", w->set, smr_errmsg());
	assert_int_equal(r.devices, w->devices);
	return r.p50;
}

static void the_best_way_is_the_best_of_all(void **state)
{
	smr_transformer t = shape();
	const smr_found *f = found(&t, (smr_search_params){.top = 5, .seconds = 60});
	const smr_found *all = found(&t, (smr_search_params){.top = 100000, .seconds = 60});

	assert_int_equal(f->nways >= 5, 1);
	assert_int_equal(all->nways, all->possible);
	for (int i = 0; i < 5; i++) {
		assert_true(f->ways[i]->simulated);
		assert_float_equal(f->ways[i]->p50_s, simulated(&t, f->ways[i]), 1e-9);
		assert_float_equal(f->ways[i]->p50_s, all->ways[i]->p50_s, 1e-9);
	}
	assert_true(f->simulated < all->simulated / 4);
	smr_found_free(all);
	smr_found_free(f);
}

static void what_cannot_be_is_counted(void **state)
{
	smr_transformer t = shape();
	const smr_found *f;
	uint64_t refused = 0;

	t.layers = 30; /* stages differ */
	t.hidden = 8192;
	t.heads = 64;
	f = found(&t, (smr_search_params){.seconds = 60});
	for (size_t i = 0; i < f->nrefused; i++) {
		assert_true(f->refused[i]->ways > 0 && f->refused[i]->why[0] != '\0');
		refused += f->refused[i]->ways;
	}
	assert_int_equal(refused + f->possible, f->tried);
	assert_string_equal(f->refused[0]->kind, "memory");
	assert_non_null(strstr(f->refused[0]->why, "GB of 85.90"));
	smr_found_free(f);
}

static void given_values_replace_the_usual(void **state)
{
	static const char *const vary[] = {"tensor=2", "recompute=full", "overlap_gradients=true"};
	static const char *const wrong[] = {"data=2"}, *const unknown[] = {"legs=2"};
	static smr_predict_target on = {"a100-80-sxm", 16};
	smr_transformer t = shape();
	const smr_found *f = found(
		&t, (smr_search_params){.vary = vary, .nvary = 3, .top = 1000, .seconds = 60});
	smr_search_params p = {.shape = &t, .on = &on, .non = 1, .vary = wrong, .nvary = 1};

	for (size_t i = 0; i < f->nways; i++) {
		assert_int_equal(f->ways[i]->tensor, 2);
		assert_string_equal(f->ways[i]->recompute, "full");
	}
	smr_found_free(f);
	assert_int_equal(smr_search(&p, &f), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "follows from"));
	p.vary = unknown;
	assert_int_equal(smr_search(&p, &f), SMR_EPARSE);
	p.nvary = 0;
	t.batch = 0;
	assert_int_equal(smr_search(&p, &f), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "batch"));
}

static void limits_and_measures_choose(void **state)
{
	smr_transformer t = shape();
	smr_simulate_job job = {.tokens = 1e9, .price_hour = 2};
	const smr_found *fast = found(&t, (smr_search_params){.job = &job, .seconds = 60});
	const smr_found *cheap =
		found(&t, (smr_search_params){.job = &job, .minimise = "price", .seconds = 60});
	const smr_found *late;

	assert_true(fast->ways[0]->job->p50_s < cheap->ways[0]->job->p50_s);
	assert_true(fast->ways[0]->job->price > cheap->ways[0]->job->price);
	assert_true(fast->ways[0]->pareto && cheap->ways[0]->pareto);
	job.deadline_s = fast->ways[0]->job->p90_s * 1.2;
	late = found(&t, (smr_search_params){.job = &job, .minimise = "price", .seconds = 60});
	assert_true(late->kept > 0 && late->kept < cheap->kept);
	assert_true(late->ways[0]->feasible && late->ways[0]->job->in_time);
	assert_true(late->ways[0]->job->price >= cheap->ways[0]->job->price);
	smr_found_free(late);
	job.deadline_s = 1;
	late = found(&t, (smr_search_params){.job = &job, .seconds = 60});
	assert_int_equal(late->kept, 0);
	assert_string_equal(late->ways[0]->worst, "latency");
	smr_found_free(late);
	smr_found_free(cheap);
	smr_found_free(fast);
}

static void each_machine_shows_its_best(void **state)
{
	static const smr_predict_target on[] = {{"tpu-v5p", 16}, {"t4", 64}, {"h100-sxm", 16}};
	smr_transformer t = shape();
	const smr_found *f =
		found(&t, (smr_search_params){.on = on, .non = 3, .top = 1, .seconds = 60});
	bool seen[3] = {false};

	for (size_t i = 0; i < f->nways; i++)
		for (int m = 0; m < 3 && f->ways[i]->simulated; m++)
			seen[m] |= strcmp(f->ways[i]->machine, on[m].machine) == 0;
	assert_true(seen[0] && seen[1] && seen[2]);
	smr_found_free(f);
}

static void a_model_that_fits_nowhere_is_told(void **state)
{
	static smr_predict_target on = {"t4", 2};
	smr_transformer t = shape();
	smr_search_params p = {.shape = &t, .on = &on, .non = 1};
	const smr_found *f;

	t.hidden = 16384;
	assert_int_equal(smr_search(&p, &f), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "none of"));
	assert_null(f);
}

static smr_status one_search(void *arg)
{
	static const char *const vary[] = {"tensor=1,2", "pipeline=1", "micro_batch=1"};
	static smr_predict_target on = {"a100-80-sxm", 2};
	smr_transformer t = shape();
	smr_simulate_job job = {.tokens = 1e9};
	smr_search_params p = {
		.shape = &t, .on = &on, .non = 1, .vary = vary, .nvary = 3, .job = &job};
	const smr_found *f;
	smr_status st = smr_search(&p, &f);

	smr_found_free(f);
	return st;
}

static void memory_may_run_out_anywhere(void **state)
{
	unit_fail_some_allocations(one_search, NULL, 50);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_best_way_is_the_best_of_all),
		cmocka_unit_test(what_cannot_be_is_counted),
		cmocka_unit_test(given_values_replace_the_usual),
		cmocka_unit_test(limits_and_measures_choose),
		cmocka_unit_test(each_machine_shows_its_best),
		cmocka_unit_test(a_model_that_fits_nowhere_is_told),
		cmocka_unit_test(memory_may_run_out_anywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
