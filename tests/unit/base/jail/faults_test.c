#include "jail_case.h"

static smr_jails *jails;

static int open_jails(void **state)
{
	jails = jail_start_with(
		(smr_jail_options){.workers = 4, .memory = 256 << 20, .share_fd = -1});
	return 0;
}

static int close_jails(void **state)
{
	smr_jails_close(jails);
	return 0;
}

/* Makes one call of @p key that must end its worker. */
static smr_jail_end ends(const uint8_t *key, jail_deed *deed, uint64_t argument, smr_jail_call c)
{
	smr_jail *w = jail_taken(jails, key);
	smr_str reply = {0};
	smr_jail_end end;

	if (c.limit_s == 0)
		c.limit_s = 60;
	if (jail_do(w, deed, argument, "", 1, c, &reply, &end) != SMR_EFAULT)
		fail_msg("deed %u: it lives, %s", jail_find(deed), smr_errmsg());
	assert_non_null(strstr(smr_errmsg(), end.text));
	assert_int_equal(reply.n, 0);
	assert_int_equal(jail_do(w, jail_echo, 0, "", 1, c, &reply, NULL), SMR_EIO);
	smr_jail_give(w);
	return end;
}

static smr_jail_end dies(jail_deed *deed, uint64_t argument)
{
	return ends(jail_key_a, deed, argument, (smr_jail_call){0});
}

static void serves(const uint8_t *key)
{
	assert_int_equal(jail_answer(jails, key, jail_threads, 4), 7);
}

static void faults_end_one_worker_and_are_told(void **state)
{
	static const struct {
		jail_deed *deed;
		int sig;
		const char *text;
	} cases[] = {
		{jail_null, SIGSEGV, "killed by SIGSEGV at address 0x0 (pc 0x"},
		{jail_wild, SIGSEGV, "killed by SIGSEGV at address 0x7"},
#if defined(__x86_64__)
		{jail_divides, SIGFPE, "killed by SIGFPE at address 0x"},
		{jail_traps, SIGILL, "killed by SIGILL at address 0x"},
#endif
		{jail_breaks, SIGTRAP, "killed by SIGTRAP at address 0x"},
		{jail_nowhere, SIGSEGV, "killed by SIGSEGV at address 0x4010 (pc 0x4010)"},
		{jail_recurses, SIGSEGV, "killed by SIGSEGV at address 0x"},
		{jail_alloca, SIGSEGV, "killed by SIGSEGV at address 0x"},
		{jail_smashes, SIGSEGV, "killed by SIGSEGV at address 0x"},
		{jail_aborts, SIGSYS, "it called abort()"},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		smr_jail_end end = dies(cases[i].deed, 0);

		if (strncmp(end.text, cases[i].text, strlen(cases[i].text)) != 0)
			fail_msg("case %zu: %s", i, end.text);
		assert_int_equal(end.sig, cases[i].sig);
		assert_int_equal(end.exit_status, -1);
		assert_false(end.limit || end.cancelled);
		serves(jail_key_a);
	}
}

static void system_calls_that_are_not_for_workers_end_them(void **state)
{
	static const struct {
		jail_deed *deed;
		int number;
		const char *name;
	} cases[] = {
		{jail_forks, SYS_clone, "(clone)"},
		{jail_execs, SYS_execve, "(execve)"},
		{jail_kills, SYS_kill, "(kill)"},
		{jail_sockets, SYS_socket, "(socket)"},
		{jail_handles_sigsys_by_half, SYS_rt_sigaction, "(rt_sigaction)"},
		{jail_handles_sigsys, SYS_personality, "(personality)"},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		smr_jail_end end = dies(cases[i].deed, (uint64_t)getpid());

		assert_int_equal(end.sig, SIGSYS);
		assert_int_equal(end.syscall, cases[i].number);
		if (strstr(end.text, cases[i].name) == NULL)
			fail_msg("%s", end.text);
		serves(jail_key_a);
	}
}

static void other_tables_of_system_calls_are_no_way_out(void **state)
{
	for (uint64_t x32 = 0; x32 < 2; x32++) {
		smr_jail_end end = dies(jail_calls_as_32_bits, x32);

		assert_int_equal(end.sig, SIGSYS);
	}
}

static void a_worker_that_exits_is_told(void **state)
{
	smr_jail_end end = dies(jail_exits, 5);

	assert_int_equal(end.exit_status, 5);
	assert_int_equal(end.sig, 0);
	assert_string_equal(end.text, "it ended with status 5 instead of answering");
}

static void a_call_has_a_limit(void **state)
{
	smr_jail_end end = ends(jail_key_a, jail_loops, 0, (smr_jail_call){.limit_s = 0.05});

	assert_true(end.limit);
	assert_int_equal(end.sig, SIGKILL);
	assert_string_equal(end.text, "ran longer than 0.05 s");
	assert_true(end.cpu_s < 30);
}

static atomic_bool cancel;

static void *cancels(void *unused)
{
	usleep(50000);
	atomic_store(&cancel, true);
	return NULL;
}

static void a_call_can_be_cancelled(void **state)
{
	pthread_t t;

	assert_int_equal(pthread_create(&t, NULL, cancels, NULL), 0);
	smr_jail_end end = ends(jail_key_a, jail_loops, 0, (smr_jail_call){.cancel = &cancel});

	pthread_join(t, NULL);
	assert_true(end.cancelled);
	assert_string_equal(end.text, "stopped: its caller is gone");
}

static void *loops(void *key)
{
	smr_jail *w = jail_taken(jails, key);
	smr_jail_call c = {.cancel = &cancel};
	smr_str reply = {0};

	if (jail_do(w, jail_loops, 0, NULL, 0, c, &reply, NULL) == SMR_EFAULT)
		smr_jail_give(w);
	return NULL;
}

static void two_that_loop_do_not_hinder_a_third(void **state)
{
	static uint8_t keys[2][SMR_JAIL_KEY] = {{31}, {32}};
	pthread_t t[2];

	atomic_store(&cancel, false);
	for (int i = 0; i < 2; i++)
		assert_int_equal(pthread_create(&t[i], NULL, loops, keys[i]), 0);
	for (int i = 0; i < 20; i++)
		serves(jail_key_b);
	atomic_store(&cancel, true);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
}

static void memory_has_a_limit(void **state)
{
	if (JAIL_SANITIZED) /* ThreadSanitizer needs memory for each byte */
		skip();
	uint64_t mib = jail_answer(jails, jail_key_b, jail_bomb, 0);

	assert_in_range(mib, 128, 256);
}

static void addresses_may_be_reserved_and_memory_is_watched(void **state)
{
	smr_jails *all = jails;

	jails = jail_start_with(
		(smr_jail_options){.memory = 64 << 20, .workers = 3, .share_fd = -1});
	assert_int_equal(jail_answer(jails, jail_key_a, jail_reserves, 9000), 9000);
	if (!JAIL_SANITIZED) /* which needs memory for each byte */
		assert_in_range(jail_answer(jails, jail_key_b, jail_bomb, 0), 32, 64);
	smr_jail_end end = dies(jail_hoards, 0);

	assert_true(end.memory);
	assert_string_equal(end.text, "stopped: it took more than 64 MiB");
	smr_jails_close(jails);
	jails = all;
}

static void threads_have_a_limit(void **state)
{
	if (JAIL_SANITIZED) /* which have limits of their own */
		skip();
	smr_jail_end end = dies(jail_breeds, 3000);

	assert_string_equal(end.text, "stopped: it made too many threads");
	serves(jail_key_a);
}

static void a_worker_that_runs_without_a_call_is_ended(void **state)
{
	smr_jails *all = jails;
	smr_jail_use use;
	int ms = 0;

	jails = jail_start_with((smr_jail_options){.workers = 1, .share_fd = -1});
	(void)jail_answer(jails, jail_key_a, jail_lingers, 0);
	do {
		usleep(10000);
		smr_jails_count(jails, &use);
	} while (use.workers > 0 && ms++ < 3000);
	assert_int_equal(use.workers, 0);
	smr_jails_close(jails);
	jails = all;
}

static void processor_time_has_a_limit(void **state)
{
	smr_jails *all = jails;

	jails = jail_start_with((smr_jail_options){.cpu_s = 1, .share_fd = -1});
	smr_jail_end end = dies(jail_loops, 0);

	/* SIGXCPU at the soft limit, which is the hard one too: SIGKILL on some kernels */
	assert_true(end.sig == SIGXCPU || end.sig == SIGKILL);
	assert_true(end.cpu_s > 0.5);
	smr_jails_close(jails);
	jails = all;
}

static void an_idle_worker_that_dies_is_forgotten(void **state)
{
	smr_jails *all = jails;
	smr_jail_use use;

	jails = jail_start_with((smr_jail_options){.workers = 1, .share_fd = -1});
	uint64_t pid = jail_answer(jails, jail_key_a, jail_who, 0);

	assert_int_equal(kill((pid_t)pid, SIGKILL), 0);
	do
		smr_jails_count(jails, &use);
	while (use.workers > 0);
	assert_int_not_equal(jail_answer(jails, jail_key_a, jail_who, 0), pid);
	smr_jails_close(jails);
	jails = all;
}

static pid_t zygote_of(pid_t worker)
{
	char path[64], line[256];
	int parent = 0;

	(void)snprintf(path, sizeof(path), "/proc/%d/status", worker);
	FILE *f = fopen(path, "r");

	while (f != NULL && fgets(line, sizeof(line), f) != NULL)
		if (sscanf(line, "PPid: %d", &parent) == 1)
			break;
	if (f != NULL)
		(void)fclose(f);
	return parent;
}

/* Returns whether a process has ended; a zombie counts too. */
static bool is_gone(pid_t pid)
{
	char path[64], line[256], stage = 'X';

	(void)snprintf(path, sizeof(path), "/proc/%d/status", pid);
	FILE *f = fopen(path, "r");

	while (f != NULL && fgets(line, sizeof(line), f) != NULL)
		if (sscanf(line, "State: %c", &stage) == 1)
			break;
	if (f != NULL)
		(void)fclose(f);
	return stage == 'X' || stage == 'Z';
}

static void await_gone(pid_t pid)
{
	for (int ms = 0; ms < 20000 && !is_gone(pid); ms++)
		usleep(1000);
	assert_true(is_gone(pid));
}

static void a_zygote_that_dies_is_replaced(void **state)
{
	pid_t worker = (pid_t)jail_answer(jails, jail_key_a, jail_who, 0);
	pid_t zygote = zygote_of(worker);

	usleep(1100000); /* a zygote that ends in its first second is broken */
	assert_true(zygote > 1 && zygote != getpid());
	assert_int_equal(kill(zygote, SIGKILL), 0);
	await_gone(worker);
	/* until the host has noticed it, a call fails as not made */
	smr_status st = SMR_EIO;

	for (int i = 0; i < 100 && st == SMR_EIO; i++) {
		smr_jail *w = jail_taken(jails, jail_key_a);
		smr_str reply = {0};

		st = jail_do(w, jail_threads, 4, NULL, 0, (smr_jail_call){0}, &reply, NULL);
		smr_str_free(&reply);
		smr_jail_give(w);
	}
	assert_int_equal(st, SMR_OK);
	serves(jail_key_a);
}

/* Kills a separate host in mid-call. */
static void a_killed_host_leaves_nothing(void **state)
{
	int ends[2];
	pid_t pids[2] = {0};

	assert_int_equal(pipe(ends), 0);
	pid_t host = fork();

	if (host == 0) {
		smr_jails *j = NULL;
		smr_jail_options o = {.share_fd = -1};
		smr_jail *w = NULL;
		smr_str reply = {0};
		smr_jail_call c = {0};

		if (smr_jails_open(&o, &j) != SMR_OK ||
		    smr_jail_take(j, jail_key_a, &w) != SMR_OK ||
		    jail_do(w, jail_who, 0, NULL, 0, c, &reply, NULL) != SMR_OK)
			_exit(1);
		pids[0] = (pid_t)jail_get_number(&reply);
		pids[1] = zygote_of(pids[0]);
		if (write(ends[1], pids, sizeof(pids)) != sizeof(pids))
			_exit(1);
		(void)jail_do(w, jail_loops, 0, NULL, 0, c, &reply, NULL);
		_exit(1);
	}
	assert_int_equal(read(ends[0], pids, sizeof(pids)), sizeof(pids));
	usleep(20000);
	kill(host, SIGKILL);
	assert_int_equal(waitpid(host, NULL, 0), host);
	for (int i = 0; i < 2; i++)
		await_gone(pids[i]);
	close(ends[0]);
	close(ends[1]);
}

static const struct CMUnitTest tests[] = {
	cmocka_unit_test(faults_end_one_worker_and_are_told),
	cmocka_unit_test(system_calls_that_are_not_for_workers_end_them),
	cmocka_unit_test(other_tables_of_system_calls_are_no_way_out),
	cmocka_unit_test(a_worker_that_exits_is_told),
	cmocka_unit_test(a_call_has_a_limit),
	cmocka_unit_test(a_call_can_be_cancelled),
	cmocka_unit_test(two_that_loop_do_not_hinder_a_third),
	cmocka_unit_test(memory_has_a_limit),
	cmocka_unit_test(addresses_may_be_reserved_and_memory_is_watched),
	cmocka_unit_test(threads_have_a_limit),
	cmocka_unit_test(a_worker_that_runs_without_a_call_is_ended),
	cmocka_unit_test(processor_time_has_a_limit),
	cmocka_unit_test(an_idle_worker_that_dies_is_forgotten),
	cmocka_unit_test(a_zygote_that_dies_is_replaced),
	cmocka_unit_test(a_killed_host_leaves_nothing),
};

JAIL_MAIN(tests, open_jails, close_jails)
