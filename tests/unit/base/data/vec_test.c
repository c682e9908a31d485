#include <stdio.h>

#include "base/data/table.h"
#include "base/data/vec.h"
#include "unit.h"

typedef struct named {
	char name[16];
	int value;
	UT_hash_handle hh;
} named;

static void an_array_grows_and_keeps_its_order(void **state)
{
	SMR_VEC(int) v = {0};

	for (int i = 0; i < 1000; i++)
		assert_int_equal(smr_vec_push(&v, i * i), SMR_OK);
	assert_int_equal(v.n, 1000);
	for (int i = 0; i < 1000; i++)
		assert_int_equal(v.v[i], i * i);
	smr_vec_free(&v);
	assert_null(v.v);
	assert_int_equal(v.n + v.cap, 0);
}

static void structs_are_pushed_as_literals(void **state)
{
	SMR_VEC(struct { int a, b; }) v = {0};

	assert_int_equal(smr_vec_reserve(&v, 1), SMR_OK);
	v.v[v.n].a = 1;
	v.v[v.n++].b = 2;
	assert_int_equal(smr_vec_push(&v, (__typeof__(*v.v)){3, 4}), SMR_OK);
	assert_int_equal(v.v[0].b, 2);
	assert_int_equal(v.v[1].a, 3);
	smr_vec_free(&v);
}

static void an_element_may_be_pushed_again_while_the_array_moves(void **state)
{
	SMR_VEC(int) v = {0};

	assert_int_equal(smr_vec_push(&v, 7), SMR_OK);
	for (int i = 0; i < 100; i++)
		assert_int_equal(smr_vec_push(&v, v.v[i]), SMR_OK);
	assert_int_equal(v.v[100], 7);
	smr_vec_free(&v);
}

static void a_failed_push_leaves_the_array_as_it_was(void **state)
{
	SMR_VEC(int) v = {0};

	while (v.n < 8)
		assert_int_equal(smr_vec_push(&v, 5), SMR_OK);
	smr_alloc_fail_at(1);
	assert_int_equal(smr_vec_push(&v, 6), SMR_ENOMEM);
	assert_non_null(strstr(smr_errmsg(), "array"));
	assert_int_equal(v.n, 8);
	assert_int_equal(v.v[7], 5);
	smr_vec_free(&v);
}

static void a_length_that_overflows_is_no_memory(void **state)
{
	SMR_VEC(int64_t) v = {0};

	assert_int_equal(smr_vec_reserve(&v, SIZE_MAX / 4), SMR_ENOMEM);
	assert_null(v.v);
}

static smr_status fill_table(void *arg)
{
	named elements[40], *head = NULL, *e, *next;
	smr_status st = SMR_OK;

	for (int i = 0; i < 40 && st == SMR_OK; i++) {
		elements[i] = (named){.value = i};
		snprintf(elements[i].name, sizeof(elements[i].name), "v%d", i);
		HASH_ADD_STR(head, name, &elements[i]);
		if (elements[i].hh.tbl == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for a table");
	}
	if (st == SMR_OK) {
		HASH_FIND_STR(head, "v33", e);
		if (e == NULL || e->value != 33)
			st = smr_fail(SMR_EINTERNAL, "v33 is lost");
	}
	HASH_ITER (hh, head, e, next)
		HASH_DEL(head, e);
	return st;
}

static void a_table_without_memory_tells_and_does_not_leak(void **state)
{
	assert_true(unit_fail_each_allocation(fill_table, NULL) > 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_array_grows_and_keeps_its_order),
		cmocka_unit_test(structs_are_pushed_as_literals),
		cmocka_unit_test(an_element_may_be_pushed_again_while_the_array_moves),
		cmocka_unit_test(a_failed_push_leaves_the_array_as_it_was),
		cmocka_unit_test(a_length_that_overflows_is_no_memory),
		cmocka_unit_test(a_table_without_memory_tells_and_does_not_leak),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
