/* Interleaved strided sets: checks results against enumeration, for all small sets. */
#include "ir/graph/disjoint.h"
#include "unit.h"

enum { ROOM = 512 };

static void mark(const smr_lattice *l, char *memory)
{
	int64_t i[3] = {0};

	do {
		int64_t at = 0;
		uint32_t d = 0;

		for (uint32_t k = 0; k < l->n; k++)
			at += i[k] * l->stride[k];
		memset(memory + at, 1, (size_t)l->size);
		while (d < l->n && ++i[d] == l->extent[d])
			i[d++] = 0;
		if (d == l->n)
			return;
	} while (true);
}

static bool shares(const smr_lattice *a, const smr_lattice *b, int64_t distance)
{
	char x[ROOM] = {0}, y[2 * ROOM] = {0};

	mark(a, x);
	mark(b, y + distance);
	for (int i = 0; i < ROOM; i++)
		if (x[i] && y[i])
			return true;
	return false;
}

static smr_lattice make(uint32_t *seed)
{
	smr_lattice l = {.size = 1};
	uint32_t n;

	*seed = *seed * 1664525 + 1013904223;
	l.size <<= *seed >> 30; /* 1, 2, 4, 8 */
	n = *seed >> 12 & 3;
	for (uint32_t d = 0; d < n && d < 3; d++) {
		*seed = *seed * 1664525 + 1013904223;
		smr_lattice_add(&l, (*seed >> 16 & 31) + 1, (*seed >> 24 & 3) + 1);
	}
	return l;
}

static void what_is_said_to_be_apart_shares_no_byte(void **state)
{
	uint32_t seed = 1;
	long apart = 0;

	for (int k = 0; k < 20000; k++) {
		smr_lattice a = make(&seed), b = make(&seed);
		smr_gap gaps[SMR_MAX_GAPS];
		uint32_t n = smr_lattice_gaps(&a, &b, gaps);

		for (int64_t d = 0; d < 100; d += 3) {
			if (!smr_gaps_hold(gaps, n, d))
				continue;
			apart++;
			assert_false(shares(&a, &b, d));
			assert_true(smr_gaps_hold(gaps, n, d + 5 * gaps[0].step) || n > 1);
		}
	}
	assert_true(apart > 1000);
}

static bool are_apart(smr_lattice a, smr_lattice b, int64_t distance)
{
	smr_gap gaps[SMR_MAX_GAPS];

	return smr_gaps_hold(gaps, smr_lattice_gaps(&a, &b, gaps), distance);
}

static void colours_halves_and_rows_are_told_apart(void **state)
{
	smr_lattice byte = {.size = 1}, half = {.size = 8}, row = {.size = 4};

	smr_lattice_add(&byte, 3, 1000);
	assert_true(are_apart(byte, byte, 1));
	assert_true(are_apart(byte, byte, -1));
	assert_true(are_apart(byte, byte, 602));
	assert_false(are_apart(byte, byte, 600));
	/* columns [0, 50) and [50, 100) of a matrix of doubles */
	smr_lattice_add(&half, 8, 50);
	smr_lattice_add(&half, 800, 100);
	assert_true(are_apart(half, half, 400));
	assert_false(are_apart(half, half, 392));
	assert_false(are_apart(half, half, 408));
	/* even and odd rows */
	smr_lattice_add(&row, 4, 10);
	smr_lattice_add(&row, -80, 10);
	assert_true(are_apart(row, row, 40));
	assert_false(are_apart(row, row, 80));
}

static void strides_without_end_are_never_apart(void **state)
{
	smr_lattice a = {.size = 4}, b = {.size = 4};

	smr_lattice_add(&a, INT64_MIN, 3);
	smr_lattice_add(&a, INT64_MAX, 1 << 30);
	smr_lattice_add(&b, 0, 5); /* without dimensions */
	assert_int_equal(b.n, 0);
	assert_false(are_apart(a, a, 0));
	assert_false(are_apart(b, b, 100)); /* their ranges do not overlap: out of scope */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_said_to_be_apart_shares_no_byte),
		cmocka_unit_test(colours_halves_and_rows_are_told_apart),
		cmocka_unit_test(strides_without_end_are_never_apart),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
