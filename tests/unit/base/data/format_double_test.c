/* Digits are those of the shortest %e that parses as the number. */
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/data/format_double.h"
#include "base/data/hash.h"
#include "unit.h"

/* Returns the digits of %e with the fewest of them, without zeros at the end. */
static int digits_of_printf(double v, char digits[18], int *exponent)
{
	char text[32];
	int n = 0;

	for (int p = DBL_DIG - 1; p < SMR_DOUBLE_DIGITS; p++) {
		snprintf(text, sizeof(text), "%.*e", p, v);
		if (strtod(text, NULL) == v)
			break;
	}
	*exponent = atoi(strchr(text, 'e') + 1);
	for (const char *s = text; *s != 'e'; s++)
		if (*s >= '0' && *s <= '9')
			digits[n++] = *s;
	while (n > 1 && digits[n - 1] == '0')
		n--;
	digits[n] = '\0';
	return n;
}

/* Returns whether the number is done; if so, compares its digits. */
static bool same(double v)
{
	char want[18], got[SMR_DOUBLE_DIGITS + 1] = "";
	int exponent, q, n;
	uint64_t w;

	if (!smr_shortest_double(v, &w, &q))
		return false;
	n = smr_put_digits(w, got);
	if (digits_of_printf(v, want, &exponent) != n || strcmp(want, got) != 0 ||
	    exponent != q + n - 1)
		fail_msg("%.17g is %se%d, not %se%d", v, got, q + n - 1, want, exponent);
	return true;
}

static void ordinary_numbers_have_their_shortest_digits(void **state)
{
	static const double list[] = {0.1,
				      0.3,
				      1.0 / 3,
				      123.456,
				      3,
				      1e22,
				      9007199254740991.0,
				      1e23,
				      5e-20,
				      0.30000000000000004,
				      2.2250738585072014e-60,
				      1234567.5,
				      100,
				      123456789012345680.0};

	(void)state;
	for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++)
		assert_true(same(list[i]));
}

static void random_numbers_have_their_shortest_digits(void **state)
{
	uint64_t seed = 1;

	(void)state;
	for (int i = 0; i < 300000; i++) {
		double v;

		seed = smr_hash_fnv1a(&seed, sizeof(seed));
		v = ldexp((double)(seed >> 11), (int)(seed % 400) - 250);
		assert_true(v == 0 || same(v) || frexp(v, &(int){0}) == 0.5);
		same((double)(seed % 1000000) / 1000); /* few digits */
		same((double)(seed >> 11) * 0x1p-53);
		same((double)(seed >> 8) / 128 + 0.5);
	}
}

static void neighbours_of_powers_have_their_shortest_digits(void **state)
{
	(void)state;
	for (int e = -210; e < 380; e++)
		for (int k = -40; k <= 40; k++) {
			double v = ldexp(1, e);

			for (int i = 0; i < abs(k); i++)
				v = nextafter(v, k < 0 ? 0 : INFINITY);
			assert_int_equal(same(v), k != 0);
		}
	for (int e = -60; e < 110; e++)
		for (int k = -40; k <= 40; k++) {
			double v = pow(10, e);

			for (int i = 0; i < abs(k); i++)
				v = nextafter(v, k < 0 ? 0 : INFINITY);
			same(v);
		}
}

static void other_numbers_are_left(void **state)
{
	static const double list[] = {0, -0.0, -1.5, INFINITY, NAN, DBL_MIN / 3, 1e-200, 1e200, 8};
	uint64_t w;
	int q;

	(void)state;
	for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++)
		assert_false(smr_shortest_double(list[i], &w, &q));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ordinary_numbers_have_their_shortest_digits),
		cmocka_unit_test(random_numbers_have_their_shortest_digits),
		cmocka_unit_test(neighbours_of_powers_have_their_shortest_digits),
		cmocka_unit_test(other_numbers_are_left),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
