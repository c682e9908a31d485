/* Sorts agree with qsort() by key and place, for any number of threads. */
#include <math.h>
#include <stdlib.h>

#include "base/data/hash.h"
#include "base/thread/radix_sort.h"
#include "unit.h"

enum { KINDS = 8 };

static double number_of_kind(int kind, int64_t i)
{
	uint64_t h = smr_hash_fnv1a(&i, sizeof(i));
	double u = (double)(h >> 11) * 0x1p-53 - 0.5;

	switch (kind) {
	case 0:
		return u;
	case 1:
		return u + 5;
	case 2:
		return (double)(h % 97);
	case 3:
		return exp(1000 * u);
	case 4: /* an outlier: nearly all lie in one bucket */
		return i == 7 ? 1e300 : 1 + u * 1e-9;
	case 5:
		return (double)-i;
	case 6:
		return h % 3 == 0 ? NAN : h % 3 == 1 ? -0.0 : (double)(h % 2);
	default:
		return 4;
	}
}

static int by_key_and_place(const void *a, const void *b)
{
	const smr_sort_item *x = a, *y = b;

	if (x->key != y->key)
		return x->key < y->key ? -1 : 1;
	return (x->at > y->at) - (x->at < y->at);
}

static void check(int kind, int64_t n, const smr_workers *w)
{
	size_t size = (size_t)n + 1;
	smr_sort_item *x = calloc(size, sizeof(*x)), *spare = calloc(size, sizeof(*x)),
		      *want = calloc(size, sizeof(*x));
	uint64_t *keys = calloc(size, sizeof(*keys)), *other = calloc(size, sizeof(*keys));

	assert_true(x != NULL && spare != NULL && want != NULL && keys != NULL && other != NULL);
	for (int64_t i = 0; i < n; i++) {
		keys[i] = smr_sort_key_of_double(number_of_kind(kind, i));
		want[i] = x[i] = (smr_sort_item){keys[i], i};
	}
	qsort(want, (size_t)n, sizeof(*want), by_key_and_place);
	smr_sort_items(x, spare, n, w);
	smr_sort_keys(keys, other, n, w);
	for (int64_t i = 0; i < n; i++) {
		assert_int_equal(x[i].at, want[i].at);
		assert_true(x[i].key == want[i].key && keys[i] == want[i].key);
	}
	free(x);
	free(spare);
	free(want);
	free(keys);
	free(other);
}

static void sorts_are_stable_on_any_number_of_threads(void **state)
{
	static const int64_t sizes[] = {0, 1, 2, 24, 25, 1000, 65537, 200000};

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

static void keys_are_in_the_order_of_numbers(void **state)
{
	static const double list[] = {-INFINITY, -1e308, -1,  -1e-320, 0,
				      1e-320,    1,      1.5, 1e308,   INFINITY};
	size_t n = sizeof(list) / sizeof(list[0]);

	(void)state;
	for (size_t i = 0; i < n; i++) {
		uint64_t key = smr_sort_key_of_double(list[i]),
			 down = smr_sort_falling_key(list[i]);

		assert_true(smr_sort_double_of_key(key) == list[i]);
		assert_true(key < smr_sort_key_of_double(NAN) && down < smr_sort_falling_key(NAN));
		if (i > 0) {
			assert_true(key > smr_sort_key_of_double(list[i - 1]));
			assert_true(down < smr_sort_falling_key(list[i - 1]));
		}
	}
	assert_true(smr_sort_key_of_double(-0.0) == smr_sort_key_of_double(0.0));
	assert_true(smr_sort_falling_key(-0.0) == smr_sort_falling_key(0.0));
	assert_true(smr_sort_key_of_double(-NAN) == smr_sort_key_of_double(NAN));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sorts_are_stable_on_any_number_of_threads),
		cmocka_unit_test(keys_are_in_the_order_of_numbers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
