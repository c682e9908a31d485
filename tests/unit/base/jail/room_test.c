/* Memory of areas that a pool keeps while it is idle. */
#include <sys/stat.h>

#include "base/jail/host.h"
#include "jail_case.h"

static uint64_t held(const smr_jail *w)
{
	struct stat s;

	assert_int_equal(fstat(w->file, &s), 0);
	return (uint64_t)s.st_blocks * 512;
}

static void an_idle_worker_gives_its_area_back(void **state)
{
	smr_jails *j = jail_start_with((smr_jail_options){.workers = 2, .share_fd = -1});
	smr_jail *w = jail_taken(j, jail_key_a);
	smr_str reply = {0};

	assert_int_equal(jail_do(w, jail_fill, 40 << 20, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_OK);
	assert_true(held(w) >= 40 << 20);
	smr_str_free(&reply);
	smr_jail_give(w);
	for (int ms = 0; ms < 20000 && held(w) > 1 << 20; ms += 10)
		usleep(10000);
	assert_true(held(w) <= 1 << 20);
	assert_ptr_equal(jail_taken(j, jail_key_a), w);
	assert_int_equal(jail_do(w, jail_fill, 39 << 20, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_OK);
	assert_int_equal(reply.n, 39 << 20);
	for (size_t i = 0; i < reply.n; i += 4096)
		assert_int_equal(reply.s[i], 'x');
	smr_str_free(&reply);
	smr_jail_give(w);
	smr_jails_close(j);
}

static void a_worker_has_its_turn(void **state)
{
	smr_jails *j = jail_start_with((smr_jail_options){.workers = 2, .share_fd = -1});
	uint64_t first = jail_answer(j, jail_key_a, jail_who, 0);

	for (int i = 1; i < SMR_JAIL_TURN; i++)
		(void)jail_answer(j, jail_key_a, jail_who, 0);
	assert_int_not_equal(jail_answer(j, jail_key_a, jail_who, 0), first);
	smr_jails_close(j);
}

static smr_jails *shared;
static _Atomic int wrong;

static void *calls(void *key)
{
	for (uint64_t i = 0; i < 300; i++) {
		smr_jail *w;
		smr_str reply = {0};

		if (smr_jail_take(shared, key, &w) != SMR_OK ||
		    jail_do(w, i % 50 == 49 ? jail_traps : jail_threads, i, "", 1,
			    (smr_jail_call){.limit_s = 60}, &reply,
			    NULL) != (i % 50 == 49 ? SMR_EFAULT : SMR_OK)) {
			wrong++;
			return NULL;
		}
		wrong += i % 50 != 49 && jail_get_number(&reply) != i + 3;
		smr_jail_give(w);
	}
	return NULL;
}

static void many_threads_share_few_workers(void **state)
{
	static uint8_t keys[8][SMR_JAIL_KEY];
	pthread_t t[8];

	shared = jail_start_with(
		(smr_jail_options){.workers = 4, .patience_s = 100, .share_fd = -1});
	for (uint8_t i = 0; i < 8; i++) {
		keys[i][0] = i / 2;
		assert_int_equal(pthread_create(&t[i], NULL, calls, keys[i]), 0);
	}
	for (int i = 0; i < 8; i++)
		pthread_join(t[i], NULL);
	assert_int_equal(wrong, 0);
	smr_jail_use use;

	smr_jails_count(shared, &use);
	assert_int_equal(use.calls, 8 * 300);
	assert_int_equal(use.faults, 8 * 6);
	assert_true(use.cpu_s > 0);
	assert_true(use.peak_bytes > 0);
	smr_jails_close(shared);
}

static smr_status opens(void *ctx)
{
	smr_jail_options o = {.share_fd = -1};
	smr_jails *j;
	smr_jail *w;
	smr_str reply = {0};
	smr_status st = smr_jails_open(&o, &j);

	if (st != SMR_OK)
		return st;
	st = smr_jail_take(j, jail_key_a, &w);
	if (st == SMR_OK) {
		st = jail_do(w, jail_fill, 100000, NULL, 0, (smr_jail_call){0}, &reply, NULL);
		smr_jail_give(w);
	}
	smr_str_free(&reply);
	smr_jails_close(j);
	return st;
}

static void memory_that_is_short_is_told(void **state)
{
	unit_fail_some_allocations(opens, NULL, 100);
}

static const struct CMUnitTest tests[] = {
	cmocka_unit_test(an_idle_worker_gives_its_area_back),
	cmocka_unit_test(a_worker_has_its_turn),
	cmocka_unit_test(many_threads_share_few_workers),
	cmocka_unit_test(memory_that_is_short_is_told),
};

JAIL_MAIN(tests, NULL, NULL)
