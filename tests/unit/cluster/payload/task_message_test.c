/* Tickets and results as bytes. */
#include "cluster/payload/chunk.h"
#include "cluster/payload/task_message.h"
#include "unit.h"

static void a_ticket_reads_as_it_was_written(void **state)
{
	smr_task_message o = {.code = 1,
			      .size = UINT64_MAX,
			      .predicted_s = 0.25,
			      .name = "conv",
			      .nname = 4,
			      .avoid = " n1 ",
			      .navoid = 4,
			      .roads = "local x\n",
			      .nroads = 8,
			      .total = 3,
			      .request = "abc"};
	smr_task_message got;
	smr_str s = {0};

	smr_task_message_write(&o, &s);
	assert_int_equal(smr_task_message_read(s.s, s.n, &got), SMR_OK);
	assert_true(got.code == 1 && got.size == UINT64_MAX && got.predicted_s == 0.25);
	assert_memory_equal(got.name, "conv", 4);
	assert_int_equal(got.navoid, 4);
	assert_memory_equal(got.avoid, " n1 ", 4);
	assert_memory_equal(got.roads, "local x\n", 8);
	assert_memory_equal(got.request, "abc", 3);
	o.request = NULL;
	smr_str_clear(&s);
	smr_task_message_write(&o, &s);
	assert_int_equal(smr_task_message_read(s.s, s.n, &got), SMR_OK);
	assert_null(got.request);
	assert_int_equal(got.total, 3);
	smr_str_free(&s);
}

static void a_result_reads_as_it_was_written(void **state)
{
	smr_task_reply a = {.status = SMR_EIO,
			    .why = "no",
			    .nwhy = 2,
			    .node = "n1",
			    .nnode = 2,
			    .wait_s = 1,
			    .fetch_s = 2,
			    .run_s = 3,
			    .energy_j = 4,
			    .measured = true,
			    .tries = 5,
			    .total = 1 << 20,
			    .tag = 7};
	smr_task_reply got;
	smr_str s = {0};

	smr_task_reply_write(&a, &s);
	assert_int_equal(smr_task_reply_read(s.s, s.n, &got), SMR_OK);
	assert_true(got.status == SMR_EIO && got.wait_s == 1 && got.fetch_s == 2 &&
		    got.run_s == 3 && got.energy_j == 4 && got.measured && got.tries == 5 &&
		    got.total == 1 << 20 && got.tag == 7 && got.reply == NULL);
	assert_memory_equal(got.node, "n1", 2);
	smr_str_free(&s);
}

static void what_is_cut_off_or_flipped_is_refused(void **state)
{
	smr_task_message o = {
		.name = "x", .nname = 1, .roads = "", .total = 9, .request = "123456789"};
	smr_chunk p = {.is_put = true, .id = "run.1", .total = 4, .data = "abcd", .n = 4}, got;
	smr_task_message order;
	smr_str s = {0};

	smr_task_message_write(&o, &s);
	for (size_t n = 0; n < s.n; n++)
		assert_int_equal(smr_task_message_read(s.s, n, &order), SMR_ECORRUPT);
	for (size_t i = 0; i < s.n; i++) {
		s.s[i] ^= 1;
		assert_int_equal(smr_task_message_read(s.s, s.n, &order), SMR_ECORRUPT);
		s.s[i] ^= 1;
	}
	smr_str_clear(&s);
	smr_chunk_write(&p, &s);
	smr_str_write(&s, p.data, p.n);
	assert_int_equal(smr_chunk_read(s.s, s.n, &got), SMR_OK);
	assert_memory_equal(got.data, "abcd", 4);
	for (size_t n = 0; n < s.n; n++)
		assert_int_equal(smr_chunk_read(s.s, n, &got), SMR_ECORRUPT);
	for (size_t i = 0; i < s.n - 4; i++) { /* another hash covers the data */
		s.s[i] ^= 1;
		assert_int_equal(smr_chunk_read(s.s, s.n, &got), SMR_ECORRUPT);
		s.s[i] ^= 1;
	}
	smr_str_free(&s);
}

static void what_is_no_number_of_seconds_is_none(void **state)
{
	smr_task_reply a = {.node = "", .why = "", .run_s = -1, .wait_s = 0.0 / 0.0}, got;
	smr_str s = {0};

	smr_task_reply_write(&a, &s);
	assert_int_equal(smr_task_reply_read(s.s, s.n, &got), SMR_OK);
	assert_true(got.run_s == 0 && got.wait_s == 0);
	smr_str_free(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_ticket_reads_as_it_was_written),
		cmocka_unit_test(a_result_reads_as_it_was_written),
		cmocka_unit_test(what_is_cut_off_or_flipped_is_refused),
		cmocka_unit_test(what_is_no_number_of_seconds_is_none),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
