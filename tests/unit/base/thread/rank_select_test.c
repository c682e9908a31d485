/* A selected number is the one that a stable sort puts there, to the sign of a zero. */
#include <math.h>
#include <stdlib.h>

#include "base/data/hash.h"
#include "base/thread/radix_sort.h"
#include "base/thread/rank_select.h"
#include "unit.h"

enum { KINDS = 7 };

static double number_of_kind(int kind, int64_t i)
{
	uint64_t h = smr_hash_fnv1a(&i, sizeof(i));
	double u = (double)(h >> 11) * 0x1p-53 - 0.5;

	switch (kind) {
	case 0:
		return u;
	case 1:
		return (double)(h % 3) - 1;
	case 2: /* many zeros of both signs */
		return h % 4 == 0 ? u : h % 4 == 1 ? -0.0 : 0.0;
	case 3:
		return h % 3 == 0 ? NAN : u;
	case 4:
		return (double)i;
	case 5: /* few numbers, unseen by a sample */
		return i < 20000 ? u : 1e9;
	default:
		return h % 2 == 0 ? -INFINITY : NAN;
	}
}

static void check(int kind, int64_t n, const smr_workers *w)
{
	double *x = calloc((size_t)n, sizeof(*x)), got = 0;
	smr_sort_item *items = calloc((size_t)n, sizeof(*items)),
		      *spare = calloc((size_t)n, sizeof(*spare));
	const int64_t ranks[] = {0, n / 1000, n / 4, n / 2, n - 1 - n / 10, n - 1};

	assert_true(x != NULL && items != NULL && spare != NULL);
	for (int64_t i = 0; i < n; i++) {
		x[i] = number_of_kind(kind, i);
		items[i] = (smr_sort_item){smr_sort_key_of_double(x[i]), i};
	}
	smr_sort_items(items, spare, n, NULL);
	for (size_t k = 0; k < sizeof(ranks) / sizeof(ranks[0]); k++) {
		double want = x[items[ranks[k]].at];

		assert_true(smr_rank_select(x, n, ranks[k], w, &got));
		assert_true(isnan(want) ? isnan(got)
					: got == want && signbit(got) == signbit(want));
	}
	free(x);
	free(items);
	free(spare);
}

static void selection_agrees_with_a_sort(void **state)
{
	static const int64_t sizes[] = {1, 2, 1000, 20001, 300000};

	(void)state;
	for (int threads = 1; threads <= 3; threads++) {
		smr_workers *w;

		assert_int_equal(smr_workers_new(threads, &w), SMR_OK);
		for (int kind = 0; kind < KINDS; kind++)
			for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
				check(kind, sizes[i], w);
		smr_workers_free(w);
	}
}

static void a_lack_of_memory_is_told(void **state)
{
	static double x[20000];
	double got;

	(void)state;
	for (int i = 1; i <= 2; i++) {
		smr_alloc_fail_at(i);
		assert_false(smr_rank_select(x, 20000, 5, NULL, &got));
	}
	smr_alloc_fail_at(0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(selection_agrees_with_a_sort),
		cmocka_unit_test(a_lack_of_memory_is_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
