/* Workers that write anything to their control pages. The host lives, its other workers serve, and
 * no reply is larger than an area. */
#include "jail_case.h"

enum { PAGES = 5000, CALLS = 300, WINDOW = 1 << 20 };

static smr_jails *jails;

static int open_jails(void **state)
{
	jails = jail_start_with((smr_jail_options){
		.workers = 4, .window = WINDOW, .payload = 8 << 20, .share_fd = -1});
	return 0;
}

static int close_jails(void **state)
{
	smr_jails_close(jails);
	return 0;
}

static uint64_t asked_bytes;

static int answer(void *ctx, uint32_t op, const void *bytes, size_t n, smr_str *to)
{
	const char *b = bytes;

	assert_true(n <= WINDOW);
	for (size_t i = 0; i < n; i += 512)
		asked_bytes += (uint64_t)(unsigned char)b[i] + 1;
	smr_str_write(to, bytes, n < 100 ? n : 100);
	return (int)op;
}

static smr_status call(smr_jail *w, jail_deed *deed, uint64_t argument, double limit_s)
{
	smr_jail_call c = {.ask = answer, .limit_s = limit_s};
	smr_str reply = {0};
	smr_jail_end end;
	smr_status st = jail_do(w, deed, argument, "payload", 7, c, &reply, &end);

	assert_true(reply.n <= WINDOW);
	assert_true(st == SMR_OK || smr_errmsg()[0] != '\0');
	smr_str_free(&reply);
	return st;
}

static void random_control_pages_end_workers_alone(void **state)
{
	size_t of[SMR_EFAULT + 1] = {0};

	for (uint64_t i = 0; i < PAGES; i++) {
		smr_jail *w = jail_taken(jails, jail_key_a);
		smr_status st = call(w, jail_scribbles, i, 0.01);

		assert_in_range(st, SMR_OK, SMR_EFAULT);
		of[st]++;
		smr_jail_give(w);
		if (i % 100 == 0)
			assert_int_equal(jail_answer(jails, jail_key_b, jail_threads, i), i + 3);
	}
	assert_true(of[SMR_EFAULT] > PAGES / 20);
	assert_true(of[SMR_OK] + of[SMR_EIO] > PAGES / 20);
}

static void a_page_that_changes_all_the_time_ends_its_worker_alone(void **state)
{
	smr_jail *w = NULL;

	for (int i = 0; i < CALLS; i++) {
		if (w == NULL) {
			w = jail_taken(jails, jail_key_a);
			(void)call(w, jail_haunts, 0, 0.05);
		}
		if (call(w, jail_echo, 0, 0.01) == SMR_EFAULT) {
			smr_jail_give(w);
			w = NULL;
		}
	}
	if (w != NULL)
		smr_jail_give(w);
	assert_int_equal(jail_answer(jails, jail_key_b, jail_threads, 1), 4);
}

static void an_overwritten_page_does_not_hide_a_loop(void **state)
{
	static const uint8_t key[SMR_JAIL_KEY] = {3}; /* a key without running threads */
	smr_jail *w = jail_taken(jails, key);

	/* the host is not woken, and finds the worker at the limit */
	assert_int_equal(call(w, jail_overwrites, 0, 0.1), SMR_EFAULT);
	smr_jail_give(w);
	assert_int_equal(jail_answer(jails, key, jail_threads, 1), 4);
}

static const struct CMUnitTest tests[] = {
	cmocka_unit_test(random_control_pages_end_workers_alone),
	cmocka_unit_test(a_page_that_changes_all_the_time_ends_its_worker_alone),
	cmocka_unit_test(an_overwritten_page_does_not_hide_a_loop),
};

JAIL_MAIN(tests, open_jails, close_jails)
