#include "jail_case.h"

static smr_jails *jails;

static int open_jails(void **state)
{
	jails = jail_start_with((smr_jail_options){.workers = 4, .share_fd = -1});
	return 0;
}

static int close_jails(void **state)
{
	smr_jails_close(jails);
	return 0;
}

static void the_means_are_told(void **state)
{
	assert_non_null(strstr(smr_jails_means(jails), "seccomp"));
	assert_non_null(strstr(smr_jails_means(jails), "limits"));
}

static void a_worker_echoes(void **state)
{
	smr_jail *w = jail_taken(jails, jail_key_a);
	smr_str reply = {0};
	smr_jail_end end;

	smr_str_puts(&reply, "before ");
	assert_int_equal(jail_do(w, jail_echo, 0, "hello", 5, (smr_jail_call){0}, &reply, &end),
			 SMR_OK);
	assert_string_equal(reply.s, "before hello");
	assert_true(end.cpu_s >= 0 && end.cpu_s < 60);
	smr_str_free(&reply);
	assert_int_equal(jail_do(w, jail_echo, 0, "", 0, (smr_jail_call){0}, &reply, &end), SMR_OK);
	assert_int_equal(reply.n, 0);
	smr_jail_give(w);
}

static void payloads_of_any_size_go_both_ways(void **state)
{
	static const size_t sizes[] = {1, 4095, 4096, 1 << 18, (1 << 18) + 1, 5000000, 64 << 20};
	smr_jail *w = jail_taken(jails, jail_key_a);

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		char *bytes = smr_malloc(sizes[i]);
		smr_str reply = {0};

		for (size_t k = 0; k < sizes[i]; k++)
			bytes[k] = (char)(k * 7 + k / 4096);
		assert_int_equal(jail_do(w, jail_echo, 0, bytes, sizes[i], (smr_jail_call){0},
					 &reply, NULL),
				 SMR_OK);
		assert_int_equal(reply.n, sizes[i]);
		assert_memory_equal(reply.s, bytes, sizes[i]);
		smr_str_free(&reply);
		smr_free(bytes);
	}
	smr_jail_give(w);
}

static void a_reply_may_be_larger_than_the_request(void **state)
{
	smr_jail *w = jail_taken(jails, jail_key_a);
	smr_str reply = {0};

	assert_int_equal(jail_do(w, jail_fill, 100 << 20, NULL, 0, (smr_jail_call){0}, &reply,
				 NULL),
			 SMR_OK);
	assert_int_equal(reply.n, 100 << 20);
	assert_int_equal(reply.s[reply.n - 1], 'x');
	smr_str_free(&reply);
	smr_jail_give(w);
}

static void a_reply_that_is_too_large_is_not_taken(void **state)
{
	smr_jail *w = jail_taken(jails, jail_key_a);
	smr_jail_call c = {.most = 100000};
	smr_str reply = {0};

	assert_int_equal(jail_do(w, jail_fill, 100001, NULL, 0, c, &reply, NULL), SMR_ENOMEM);
	assert_string_equal(smr_errmsg(), "a reply of 100001 bytes; at most 100000 are taken");
	assert_int_equal(jail_do(w, jail_fill, 100 << 20, NULL, 0, c, &reply, NULL), SMR_ENOMEM);
	assert_int_equal(reply.n, 0);
	assert_int_equal(jail_do(w, jail_fill, 100000, NULL, 0, c, &reply, NULL), SMR_OK);
	assert_int_equal(reply.n, 100000);
	smr_str_free(&reply);
	smr_jail_give(w);
}

static void what_serving_fails_with_is_told(void **state)
{
	smr_jail *w = jail_taken(jails, jail_key_a);
	smr_str reply = {0};

	assert_int_equal(jail_do(w, jail_fails, 5, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_ESHAPE);
	assert_string_equal(smr_errmsg(), "shape 5? does not fit");
	assert_int_equal(jail_do(w, jail_echo, 0, "on", 2, (smr_jail_call){0}, &reply, NULL),
			 SMR_OK);
	smr_str_free(&reply);
	smr_jail_give(w);
}

static int answer(void *ctx, uint32_t op, const void *bytes, size_t n, smr_str *to)
{
	uint64_t i;

	assert_int_equal(op, 7);
	memcpy(&i, bytes, sizeof(i));
	i *= 2;
	smr_str_write(to, &i, sizeof(i));
	smr_str_write(to, (const char *)bytes + sizeof(i), n - sizeof(i));
	(*(int *)ctx)++;
	return 3;
}

static void a_worker_asks_its_host(void **state)
{
	int asked = 0;
	smr_jail *w = jail_taken(jails, jail_key_a);
	smr_jail_call c = {.ask = answer, .ctx = &asked, .limit_s = 60};
	smr_str reply = {0};

	assert_int_equal(jail_do(w, jail_asks, 100, "abc", 3, c, &reply, NULL), SMR_OK);
	assert_int_equal(jail_get_number(&reply), 9900);
	assert_int_equal(asked, 100);
	/* behind a request that fills its area, and larger than it */
	char *bytes = smr_calloc(1, 3 << 20);

	assert_int_equal(jail_do(w, jail_asks, 3, bytes, 3 << 20, c, &reply, NULL), SMR_OK);
	assert_int_equal(jail_get_number(&reply), 6);
	c.most = 1 << 20; /* of a question */
	assert_int_equal(jail_do(w, jail_asks, 1, bytes, 2 << 20, c, &reply, NULL), SMR_EIO);
	assert_int_equal(asked, 103);
	smr_free(bytes);
	smr_jail_give(w);
}

static void who_may_not_ask_is_stopped(void **state)
{
	smr_jail *w = jail_taken(jails, jail_key_a);
	smr_str reply = {0};
	smr_jail_end end;

	assert_int_equal(jail_do(w, jail_asks, 1, NULL, 0, (smr_jail_call){0}, &reply, &end),
			 SMR_EFAULT);
	assert_string_equal(end.text, "stopped: it asked, which this call may not");
	smr_jail_give(w);
}

static void a_worker_serves_one_key(void **state)
{
	uint64_t a = jail_answer(jails, jail_key_a, jail_who, 0);
	uint64_t b = jail_answer(jails, jail_key_b, jail_who, 0);

	assert_int_not_equal(a, b);
	for (int i = 0; i < 5; i++) {
		assert_int_equal(jail_answer(jails, jail_key_a, jail_who, 0), a);
		assert_int_equal(jail_answer(jails, jail_key_b, jail_who, 0), b);
	}
}

static void an_idle_worker_of_another_key_makes_room(void **state)
{
	uint64_t seen[12];

	for (uint8_t i = 0; i < 12; i++) {
		uint8_t key[SMR_JAIL_KEY] = {[5] = i + 1};

		seen[i] = jail_answer(jails, key, jail_who, 0);
		for (uint8_t k = 0; k < i; k++)
			assert_int_not_equal(seen[k], seen[i]);
	}
	smr_jail_use use;

	smr_jails_count(jails, &use);
	assert_true(use.workers <= 4);
	assert_true(use.peak_bytes > 100 << 10);
	assert_true(use.forked >= 12);
}

static void a_spare_that_was_not_called_is_anyones(void **state)
{
	smr_jail *w = jail_taken(jails, jail_key_a);

	smr_jail_give(w);
	assert_ptr_equal(jail_taken(jails, jail_key_a), w);
	smr_jail_give(w);
}

static void waiting_for_a_worker_has_an_end(void **state)
{
	smr_jails *j = jail_start_with(
		(smr_jail_options){.workers = 1, .patience_s = 0.05, .share_fd = -1});
	smr_jail *w = jail_taken(j, jail_key_a), *none;

	assert_int_equal(smr_jail_take(j, jail_key_a, &none), SMR_ESTATE);
	assert_string_equal(smr_errmsg(), "all 1 workers are busy");
	smr_jail_give(w);
	w = jail_taken(j, jail_key_b);
	smr_jail_give(w);
	smr_jails_close(j);
}

static void who_has_all_workers_leaves_some_to_others(void **state)
{
	static const uint8_t keys[4][SMR_JAIL_KEY] = {{1}, {2}, {3}, {4}};
	smr_jails *j = jail_start_with(
		(smr_jail_options){.workers = 2, .patience_s = 0.05, .share_fd = -1});
	smr_jail *all[] = {jail_taken(j, keys[0]), jail_taken(j, keys[0])}, *none;
	smr_jail_use use;

	assert_int_equal(smr_jail_take(j, keys[0], &none), SMR_ESTATE);
	smr_jail *b = jail_taken(j, keys[1]), *c = jail_taken(j, keys[2]);

	assert_int_equal(smr_jail_take(j, keys[1], &none), SMR_ESTATE);
	assert_int_equal(smr_jail_take(j, keys[3], &none), SMR_ESTATE);
	smr_jail_give(b);
	smr_jail_give(c);
	smr_jails_count(j, &use);
	assert_int_equal(use.workers, 2);
	smr_jail_give(all[0]);
	smr_jail_give(all[1]);
	smr_jails_close(j);
}

static _Atomic int notes_freed;

static void free_note(void *note)
{
	assert_string_equal(note, "note");
	notes_freed++;
}

static void a_note_lives_as_long_as_its_worker(void **state)
{
	smr_jails *j = jail_start_with((smr_jail_options){.workers = 3, .share_fd = -1});
	smr_jail *w = jail_taken(j, jail_key_a);
	smr_str reply = {0};
	static char note[] = "note";

	assert_null(*smr_jail_note(w, free_note));
	*smr_jail_note(w, free_note) = note;
	assert_int_equal(jail_do(w, jail_echo, 0, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_OK);
	smr_jail_give(w);
	w = jail_taken(j, jail_key_a);
	assert_ptr_equal(*smr_jail_note(w, free_note), note);
	assert_int_equal(notes_freed, 0);
	assert_int_equal(jail_do(w, jail_null, 0, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_EFAULT);
	smr_jail_give(w);
	for (int ms = 0; ms < 10000 && notes_freed == 0; ms++)
		usleep(1000);
	assert_int_equal(notes_freed, 1);
	w = jail_taken(j, jail_key_a);
	*smr_jail_note(w, free_note) = note;
	smr_jail_give(w);
	smr_jails_close(j);
	assert_int_equal(notes_freed, 2);
}

static void threads_run_inside(void **state)
{
	assert_int_equal(jail_answer(jails, jail_key_a, jail_threads, 5), 8);
}

static void no_file_opens_and_no_environment_is_there(void **state)
{
	smr_jail *w = jail_taken(jails, jail_key_a);
	smr_str reply = {0};

	assert_int_equal(jail_answer(jails, jail_key_a, jail_opens, 0), EACCES);
	assert_int_equal(jail_do(w, jail_environ, 0, "SAMARA_KEY", 11, (smr_jail_call){0}, &reply,
				 NULL),
			 SMR_OK);
	assert_string_equal(smr_str_text(&reply), "(none)");
	smr_str_free(&reply);
	assert_int_equal(jail_do(w, jail_environ, 0, "PATH", 5, (smr_jail_call){0}, &reply, NULL),
			 SMR_OK);
	assert_string_equal(smr_str_text(&reply), "(none)");
	smr_str_free(&reply);
	smr_jail_give(w);
}

static void settings_that_make_code_go_along(void **state)
{
	setenv("SAMARA_THREADS", "3", 1);
	smr_jails *j = jail_start_with((smr_jail_options){.share_fd = -1});

	unsetenv("SAMARA_THREADS");
	smr_jail *w = jail_taken(j, jail_key_a);
	smr_str reply = {0};

	assert_int_equal(jail_do(w, jail_environ, 0, "SAMARA_THREADS", 15, (smr_jail_call){0},
				 &reply, NULL),
			 SMR_OK);
	assert_string_equal(smr_str_text(&reply), "3");
	smr_str_free(&reply);
	smr_jail_give(w);
	smr_jails_close(j);
}

static void what_is_shared_is_seen_by_all(void **state)
{
	int fd = memfd_create("shared", MFD_CLOEXEC);
	const size_t n = 1 << 20;

	assert_int_equal(ftruncate(fd, (off_t)n), 0);
	uint64_t *mine = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	smr_jails *j = jail_start_with((smr_jail_options){.share_fd = fd, .share_size = n});

	mine[0] = 11;
	assert_int_equal(jail_answer(j, jail_key_a, jail_shares, 12), 11);
	assert_int_equal(mine[0], 12);
	assert_int_equal(jail_answer(j, jail_key_b, jail_shares, 13), 12);
	smr_jails_close(j);
	munmap(mine, n);
	close(fd);
}

static void payloads_have_a_bound_and_idle_ones_make_room(void **state)
{
	smr_jails *j = jail_start_with((smr_jail_options){
		.workers = 3, .payload = 64 << 20, .window = 48 << 20, .share_fd = -1});
	smr_jail *a = jail_taken(j, jail_key_a), *b = jail_taken(j, jail_key_b);
	smr_str reply = {0};

	assert_int_equal(jail_do(a, jail_fill, 49 << 20, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_ENOMEM);
	assert_int_equal(jail_do(a, jail_fill, 40 << 20, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_OK);
	smr_str_free(&reply);
	assert_int_equal(jail_do(b, jail_fill, 40 << 20, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_ENOMEM);
	smr_jail_give(a);
	assert_int_equal(jail_do(b, jail_fill, 40 << 20, NULL, 0, (smr_jail_call){0}, &reply, NULL),
			 SMR_OK);
	assert_int_equal(reply.n, 40 << 20);
	smr_str_free(&reply);
	smr_jail_give(b);
	smr_jails_close(j);
}

static void a_program_that_is_no_zygote_is_told(void **state)
{
	smr_jails *j;
	smr_jail_options o = {.exe = "/bin/false", .share_fd = -1};

	assert_int_equal(smr_jails_open(&o, &j), SMR_EIO);
	assert_string_equal(smr_errmsg(), "/bin/false jail ended (status 1)");
	o.exe = "/nowhere/at/all";
	assert_int_equal(smr_jails_open(&o, &j), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "/nowhere/at/all cannot be started: No such file"));
}

static const struct CMUnitTest tests[] = {
	cmocka_unit_test(the_means_are_told),
	cmocka_unit_test(a_worker_echoes),
	cmocka_unit_test(payloads_of_any_size_go_both_ways),
	cmocka_unit_test(a_reply_may_be_larger_than_the_request),
	cmocka_unit_test(a_reply_that_is_too_large_is_not_taken),
	cmocka_unit_test(what_serving_fails_with_is_told),
	cmocka_unit_test(a_worker_asks_its_host),
	cmocka_unit_test(who_may_not_ask_is_stopped),
	cmocka_unit_test(a_worker_serves_one_key),
	cmocka_unit_test(an_idle_worker_of_another_key_makes_room),
	cmocka_unit_test(a_spare_that_was_not_called_is_anyones),
	cmocka_unit_test(waiting_for_a_worker_has_an_end),
	cmocka_unit_test(who_has_all_workers_leaves_some_to_others),
	cmocka_unit_test(a_note_lives_as_long_as_its_worker),
	cmocka_unit_test(threads_run_inside),
	cmocka_unit_test(no_file_opens_and_no_environment_is_there),
	cmocka_unit_test(settings_that_make_code_go_along),
	cmocka_unit_test(what_is_shared_is_seen_by_all),
	cmocka_unit_test(payloads_have_a_bound_and_idle_ones_make_room),
	cmocka_unit_test(a_program_that_is_no_zygote_is_told),
};

JAIL_MAIN(tests, open_jails, close_jails)
