/* A placement changes only for a clearly better one, also in the next run; damaged, foreign and
 * older records are ignored. */
#include "base/str.h"
#include "learn/placement/placements.h"
#include "unit.h"

enum { CODE = 11, SIZE = 12, RECORDS = 4 };

typedef struct records {
	size_t n;
	char key[RECORDS][SMR_PLAN_KEY];
	smr_str data[RECORDS];
} records;

static smr_status keep(void *ctx, const char *key, const void *data, size_t n)
{
	records *r = ctx;

	assert_true(r->n < RECORDS);
	snprintf(r->key[r->n], SMR_PLAN_KEY, "%s", key);
	smr_str_write(&r->data[r->n++], data, n);
	return SMR_OK;
}

static void drop(records *r)
{
	for (size_t i = 0; i < r->n; i++)
		smr_str_free(&r->data[i]);
	r->n = 0;
}

static smr_placements *new_plans(void)
{
	smr_placements *p = NULL;

	assert_int_equal(smr_placements_open(&p), SMR_OK);
	return p;
}

static bool choose(smr_placements *p, double here_s, double there_s)
{
	smr_placement_entry e = {.code = CODE,
				 .size = SIZE,
				 .fleet = "f",
				 .node = "n1",
				 .here_s = here_s,
				 .there_s = there_s};
	bool nameless;
	bool there = smr_placements_choose(p, &e, false, &nameless);

	if (nameless)
		smr_placements_name(p, CODE, SIZE, "gemm a.c:3");
	return there;
}

static void a_tenth_is_not_worth_leaving(void **state)
{
	smr_placements *p = new_plans();

	assert_false(choose(p, 1, 1.01)); /* at first the faster place is taken */
	assert_false(choose(p, 1, 0.95));
	assert_true(choose(p, 1, 0.8));
	assert_true(choose(p, 1, 1.05));
	assert_false(choose(p, 1, 1.2));
	assert_false(choose(p, 1, 0.95));
	smr_placements_close(p);
	p = new_plans();
	assert_true(choose(p, 1, 0.99));
	smr_placements_close(p);
}

static void who_is_forced_goes(void **state)
{
	smr_placement_entry e = {.code = 1, .fleet = "f", .here_s = 1, .there_s = 9};
	smr_placements *p = new_plans();
	bool nameless;

	assert_true(smr_placements_choose(p, &e, true, &nameless));
	assert_true(nameless);
	assert_false(smr_placements_choose(p, &e, false, &nameless));
	smr_placements_close(p);
}

static void the_next_run_goes_on_with_the_plan(void **state)
{
	smr_placements *p = new_plans(), *q = new_plans();
	smr_placement_entry e;
	records r = {0};

	assert_true(choose(p, 1, 0.8));
	assert_int_equal(smr_placements_each(p, keep, &r), SMR_OK);
	assert_int_equal(r.n, 1);
	assert_true(choose(p, 1, 0.81)); /* a change too small to be stored */
	assert_int_equal(smr_placements_each(p, keep, &r), SMR_OK);
	assert_int_equal(r.n, 1);
	assert_int_equal(smr_plan_read(r.data[0].s, r.data[0].n, &e), SMR_OK);
	assert_string_equal(e.codelet, "gemm a.c:3");
	assert_string_equal(e.fleet, "f");
	assert_string_equal(e.node, "n1");
	assert_true(e.here_s == 1 && e.there_s == 0.8 && e.at > 1.7e9);
	assert_int_equal(smr_placements_take(q, r.key[0], r.data[0].s, r.data[0].n), SMR_OK);
	assert_true(choose(q, 1, 1.05)); /* it would not go without force */
	assert_false(choose(q, 1, 1.5));
	/* the entry in memory is newer */
	assert_int_equal(smr_placements_take(q, r.key[0], r.data[0].s, r.data[0].n), SMR_OK);
	assert_false(choose(q, 1, 1.05));
	drop(&r);
	assert_int_equal(smr_placements_each(q, keep, &r), SMR_OK);
	assert_int_equal(r.n, 1);
	assert_int_equal(smr_plan_read(r.data[0].s, r.data[0].n, &e), SMR_OK);
	assert_string_equal(e.fleet, "here");
	assert_string_equal(e.node, "");
	drop(&r);
	smr_placements_close(p);
	smr_placements_close(q);
}

static void a_bit_that_turned_is_found(void **state)
{
	smr_placements *p = new_plans(), *q = new_plans();
	records r = {0};
	char *data;

	(void)choose(p, 1, 0.5);
	assert_int_equal(smr_placements_each(p, keep, &r), SMR_OK);
	data = r.data[0].s;
	for (size_t b = 0; b < 8 * r.data[0].n; b++) {
		data[b / 8] ^= (char)(1 << b % 8);
		assert_int_not_equal(smr_placements_take(q, r.key[0], data, r.data[0].n), SMR_OK);
		data[b / 8] ^= (char)(1 << b % 8);
	}
	for (size_t n = 0; n < r.data[0].n; n++)
		assert_int_not_equal(smr_placements_take(q, r.key[0], data, n), SMR_OK);
	assert_int_equal(smr_placements_take(q, "plan.1.2", data, r.data[0].n), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "not of plan.1.2"));
	assert_false(choose(q, 1, 1.05));
	drop(&r);
	smr_placements_close(p);
	smr_placements_close(q);
}

/* Undamaged records with impossible plans. */
static void what_cannot_be_is_no_plan(void **state)
{
	static const struct {
		const char *fleet, *name;
		double here_s, there_s;
	} wrong[] = {{"f", "x", -1, 1}, {"f", "x", 1, 0}, {"", "x", 1, 1}, {"f\n", "x", 1, 1}};
	smr_placement_entry e;

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		smr_placement_entry w = {.code = CODE, .here_s = wrong[i].here_s};
		smr_placements *p = new_plans();
		records r = {0};
		bool nameless;

		w.there_s = wrong[i].there_s;
		snprintf(w.fleet, sizeof(w.fleet), "%s", wrong[i].fleet);
		(void)smr_placements_choose(p, &w, true, &nameless);
		smr_placements_name(p, CODE, 0, wrong[i].name);
		assert_int_equal(smr_placements_each(p, keep, &r), SMR_OK);
		assert_int_equal(r.n, 1);
		assert_int_equal(smr_plan_read(r.data[0].s, r.data[0].n, &e), SMR_ECORRUPT);
		drop(&r);
		smr_placements_close(p);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_tenth_is_not_worth_leaving),
		cmocka_unit_test(who_is_forced_goes),
		cmocka_unit_test(the_next_run_goes_on_with_the_plan),
		cmocka_unit_test(a_bit_that_turned_is_found),
		cmocka_unit_test(what_cannot_be_is_no_plan),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
