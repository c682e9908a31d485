/* Numbers are read as strtod() reads them, to the bit, or are left to it. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/data/hash.h"
#include "base/data/parse_double.h"
#include "unit.h"

static uint64_t bits_of(double x)
{
	uint64_t b;

	memcpy(&b, &x, sizeof(b));
	return b;
}

/* Returns whether the text is read; if so, checks value and length against strtod(). */
static bool same(const char *text)
{
	size_t n = strlen(text);
	char *exact = malloc(n), *end; /* of exact size, so that an overrun is detected */
	const char *at = exact;
	double want = strtod(text, &end), got = NAN;
	bool is;

	assert_non_null(exact);
	memcpy(exact, text, n);
	is = smr_parse_double_read(&at, exact + n, &got);
	if (is && (bits_of(got) != bits_of(want) || at - exact != end - text))
		fail_msg("%s is %.17g, not %.17g, %d of %d characters", text, got, want,
			 (int)(at - exact), (int)(end - text));
	if (!is)
		assert_true(at == exact);
	free(exact);
	return is;
}

static void ordinary_ones_are_read(void **state)
{
	static const char *const list[] = {"0",
					   "-0",
					   "1",
					   "+7",
					   "12.5",
					   ".5",
					   "5.",
					   "-.25e3",
					   "1e5",
					   "1E+5",
					   "1e-5",
					   "1e",
					   "1e+",
					   "1.5x",
					   "9007199254740993",
					   "9007199254740992.5",
					   "9007199254740991.5",
					   "123456789012345678",
					   "1234567890123456789",
					   "0.1",
					   "0.3",
					   "2.2250738585072014e-80",
					   "1.7976931348623157e70",
					   "0000000000000000000000000.5",
					   "4503599627370496.5",
					   "4503599627370497.5",
					   "1e22",
					   "1e23",
					   "8.5e25",
					   "0.0001234567890123456",
					   "12345678",
					   "123456789",
					   "1,5",
					   "3 "};

	for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++)
		if (!same(list[i]))
			fail_msg("%s is not read", list[i]);
}

static void others_are_left(void **state)
{
	static const char *const list[] = {"",      "-",        "+",   ".",
					   "e5",    "-.e1",     "inf", "nan",
					   "0x10",  "--1",      " 1",  "12345678901234567890",
					   "1e300", "4.9e-324", "x"};

	for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++)
		if (same(list[i]))
			fail_msg("%s is read", list[i]);
}

static void random_ones(void **state)
{
	uint64_t h = 1;
	char text[64];
	int read = 0;

	for (int i = 0; i < 400000; i++) {
		double x;
		uint64_t b;

		h = smr_hash_mix(h, 3);
		/* exponents between 2^-120 and 2^120 */
		b = (h & 0x800fffffffffffff) | (uint64_t)(1023 - 120 + (h >> 40) % 240) << 52;
		memcpy(&x, &b, sizeof(x));
		if (i % 3 == 2)
			(void)snprintf(text, sizeof(text), "%.*e", i % 19, x);
		else
			(void)snprintf(text, sizeof(text), "%.*g", 15 + i % 3, x);
		read += same(text);
	}
	assert_true(read > 390000);
}

/* Random digits and powers, and halves between doubles: rounded to even, or by one digit. */
static void hard_ones(void **state)
{
	uint64_t h = 7;
	char text[64];

	for (int i = 0; i < 300000; i++) {
		uint64_t w, m;

		h = smr_hash_mix(h, 5);
		w = h % 10000000000000000000u;
		for (uint64_t k = h >> 59; k > 0 && w > 9; k--)
			w /= 10;
		(void)snprintf(text, sizeof(text), "%llue%d", (unsigned long long)w,
			       (int)((h >> 20) % 190) - 105);
		same(text);
		m = (UINT64_C(1) << 53 | (h >> 11)) | 1;
		for (int d = -1; d <= 1; d++) { /* m is odd: half way */
			(void)snprintf(text, sizeof(text), "%llu",
				       (unsigned long long)(m + (uint64_t)d));
			assert_true(same(text));
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ordinary_ones_are_read),
		cmocka_unit_test(others_are_left),
		cmocka_unit_test(random_ones),
		cmocka_unit_test(hard_ones),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
