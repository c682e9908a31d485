/* Nodes in processes of their own are killed and stopped at the worst moments: waiting callers fail
 * within two seconds, other nodes continue, and a restarted node works as before. */
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "base/log.h"
#include "plane_case.h"

enum { SOON_MS = 30000, ROUNDS = 5, BULK = 48 << 20 };

typedef struct process {
	pid_t pid;
	char at[128];
} process;

static smr_rpc *client;
static smr_peer *to[2];
static process node[2];
static const char *self;
static char key_file[64];
static uint8_t key[SMR_RPC_KEY];

/* ---- the other process ----------------------------------------------------------------------- */

/* Leaves the state of a process that ends, or stops, between reserving a slot in its peers' queues
 * and filling it: UCX's queue in shared memory begins with the count of reserved slots
 * (src/uct/sm/mm/base/mm_iface.h there); a queue has a few pages. */
static void take_places(void)
{
	FILE *maps = fopen("/proc/self/maps", "r");
	char line[400];
	int taken = 0;

	while (maps != NULL && fgets(line, sizeof(line), maps) != NULL) {
		uintptr_t from, until;

		if (strstr(line, "/ucx_shm_posix") == NULL ||
		    sscanf(line, "%" SCNxPTR "-%" SCNxPTR, &from, &until) != 2 ||
		    until - from > 65536)
			continue;
		__atomic_add_fetch((uint64_t *)from, 1, __ATOMIC_SEQ_CST);
		taken++;
	}
	if (taken < 2) /* one is this process's own */
		fprintf(stderr, "no queue was found\n");
}

static smr_status serve(void *ctx, const void *request, size_t n, smr_str *reply)
{
	bool dies = n == 3 && memcmp(request, "die", 3) == 0;

	if (n == 5 && memcmp(request, "sleep", 5) == 0)
		sleep(120);
	if (dies || (n == 4 && memcmp(request, "stop", 4) == 0)) {
		take_places();
		raise(dies ? SIGKILL : SIGSTOP);
	}
	smr_str_write(reply, request, n);
	return SMR_OK;
}

/* KEY ADDRESS RANK NRANKS KIND LOWER-ADDRESS...: prints its address on stdout */
static int be_node(int argc, char **argv)
{
	static _Alignas(64) uint64_t data[CASE_WORDS];
	smr_codes_options store = {.no_cache = true};
	smr_rpc_options o = {.kind = (smr_rpc_kind)atoi(argv[5]),
			     .shared_key = key,
			     .rank = (uint32_t)atoi(argv[3]),
			     .nranks = (uint32_t)atoi(argv[4]),
			     .serve = serve,
			     .data = data,
			     .data_size = sizeof(data)};
	smr_trust *trust;
	smr_rpc *p;
	smr_peer *lower;
	smr_str at = {0};

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	case_key = ship_key(5);
	if (smr_rpc_key_read(argv[1], key) != SMR_OK || smr_trust_open(NULL, &trust) != SMR_OK ||
	    smr_trust_add(trust, "tester", case_key.public_key, SMR_MAY_ALL, 0, 0) != SMR_OK ||
	    smr_codes_open(trust, &store, &o.codes) != SMR_OK || smr_rpc_open(&o, &p) != SMR_OK ||
	    smr_rpc_listen(p, argv[2], key, &at) != SMR_OK) {
		fprintf(stderr, "%s\n", smr_errmsg());
		return 1;
	}
	for (int i = 6; i < argc; i++)
		if (smr_rpc_connect(p, argv[i], key, 5000, &lower) != SMR_OK) {
			fprintf(stderr, "%s\n", smr_errmsg());
			return 1;
		}
	printf("%s\n", smr_str_text(&at));
	fflush(stdout);
	for (;;)
		pause();
}

/* ---- this one -------------------------------------------------------------------------------- */

static void start(smr_rpc_kind kind, int i, int n)
{
	char address[300], name[16], rank[8], ranks[8], which[8];
	const char *argv[10] = {
		self, key_file, address, rank, ranks, which, i > 0 ? node[0].at : NULL};
	size_t got = 0;
	int out[2];

	snprintf(name, sizeof(name), "node-%d", i);
	snprintf(address, sizeof(address), "unix:%s", unit_path(name));
	snprintf(which, sizeof(which), "%d", (int)kind);
	if (kind != SMR_RPC_SHARED_MEMORY)
		snprintf(address, sizeof(address), "tcp:127.0.0.1:0");
	snprintf(rank, sizeof(rank), "%d", i);
	snprintf(ranks, sizeof(ranks), "%d", n);
	assert_int_equal(pipe2(out, O_CLOEXEC), 0);
	node[i].pid = vfork();
	if (node[i].pid == 0) {
		dup2(out[1], 1);
		execv(self, (char *const *)(const void *)argv);
		_exit(127);
	}
	close(out[1]);
	while (got == 0 || node[i].at[got - 1] != '\n') {
		ssize_t k = read(out[0], node[i].at + got, sizeof(node[i].at) - got);

		assert_true(k > 0);
		got += (size_t)k;
	}
	node[i].at[got - 1] = '\0';
	close(out[0]);
	must(smr_rpc_connect(client, node[i].at, key, 5000, &to[i]));
}

static void end(int i)
{
	if (node[i].pid > 0) {
		kill(node[i].pid, SIGKILL);
		waitpid(node[i].pid, NULL, 0);
	}
	node[i].pid = 0;
}

static void open_all(smr_rpc_kind kind, int n)
{
	smr_rpc_options o = {
		.kind = kind, .rank = (uint32_t)n, .nranks = (uint32_t)n, .shared_key = key};

	if (kind == SMR_RPC_TCP)
		unit_needs_interfaces();
	must(smr_rpc_open(&o, &client));
	for (int i = 0; i < n; i++)
		start(kind, i, n);
}

static void close_all(void)
{
	for (int i = 0; i < 2; i++) {
		end(i);
		smr_peer_release(to[i]);
		to[i] = NULL;
	}
	smr_rpc_close(client);
}

static smr_status request(smr_peer *e, const void *data, size_t n, int ms)
{
	struct iovec iov = {(void *)(uintptr_t)data, n};
	smr_str answer = {0};
	smr_status st = smr_peer_request(e, &iov, 1, ms, &answer);

	if (st == SMR_OK)
		assert_true(answer.n == n && memcmp(answer.s, data, n) == 0);
	smr_str_free(&answer);
	return st;
}

static pthread_t killer;
static int64_t killed_at;

typedef struct plan {
	int after_us, signal;
} plan;

static void *do_kill(void *arg)
{
	const plan *p = arg;

	usleep((useconds_t)p->after_us);
	__atomic_store_n(&killed_at, smr_now_ns(), __ATOMIC_SEQ_CST);
	kill(node[0].pid, p->signal);
	return NULL;
}

static void kill_soon(plan *p)
{
	killed_at = 0;
	pthread_create(&killer, NULL, do_kill, p);
}

static void was_soon(void)
{
	pthread_join(killer, NULL);
	if (smr_log_on(SMR_LOG_INFO))
		fprintf(stderr, "told after %.3f s\n", smr_seconds(killed_at, smr_now_ns()));
	assert_true(smr_now_ns() - killed_at < INT64_C(1000000) * SOON_MS);
}

static void dies_while_it_is_sent_to(smr_rpc_kind kind)
{
	char *bulk = malloc(BULK);

	memset(bulk, 7, BULK);
	open_all(kind, 2);
	for (int round = 0; round < ROUNDS; round++) {
		plan p = {1000 + 17000 * round, SIGKILL};

		kill_soon(&p);
		while (request(to[0], bulk, BULK, 120000) == SMR_OK)
			;
		was_soon();
		assert_false(smr_peer_alive(to[0]));
		must(request(to[1], bulk, 100000, 60000)); /* other nodes continue */
		end(0);
		smr_peer_release(to[0]);
		start(kind, 0, 2);
		must(request(to[0], bulk, 100000, 60000)); /* it works after a restart */
	}
	close_all();
	free(bulk);
}

static void a_node_dies_in_the_middle_of_a_transfer(void **state)
{
	dies_while_it_is_sent_to(SMR_RPC_TLS);
	dies_while_it_is_sent_to(SMR_RPC_TCP);
	dies_while_it_is_sent_to(SMR_RPC_SHARED_MEMORY);
}

/* Returns whether this process's load falls below a twentieth of a processor within some time. */
static bool comes_to_rest(void)
{
	for (int i = 0; i < 50; i++) {
		clock_t from = clock();

		usleep(200000);
		if (clock() - from < CLOCKS_PER_SEC / 100)
			return true;
	}
	return false;
}

/* A sender is killed or stopped in the middle of a message: later messages of others arrive, and no
 * thread is kept busy. */
static void a_message_that_was_begun_is_never_ended(void **state)
{
	static const char *const how[] = {"stop", "die"};
	char *bulk = malloc(100000);

	memset(bulk, 7, 100000);
	for (size_t i = 0; i < sizeof(how) / sizeof(how[0]); i++) {
		open_all(SMR_RPC_SHARED_MEMORY, 2);
		must(request(to[0], bulk, 100000, 60000));
		assert_int_equal(request(to[0], how[i], strlen(how[i]), 300), SMR_EIO);
		must(request(to[1], "go on", 5, 60000));
		must(request(to[1], bulk, 100000, 60000));
		assert_true(comes_to_rest());
		end(0);
		smr_peer_release(to[0]);
		start(SMR_RPC_SHARED_MEMORY, 0, 2);
		must(request(to[0], bulk, 100000, 60000));
		close_all();
	}
	free(bulk);
}

static uint64_t add(smr_peer *e, smr_rpc_packet *k, uint64_t by, smr_status *st)
{
	uint64_t what[2] = {by, 1}, sum = 0;
	smr_str answer = {0};

	*st = smr_peer_call(e, k, what, sizeof(what), 20000, &answer);
	if (*st == SMR_OK)
		memcpy(&sum, answer.s, sizeof(sum));
	smr_str_free(&answer);
	return sum;
}

static void dies_while_it_compiles(smr_rpc_kind kind)
{
	smr_str archive = case_archive("increment", "examples/ship/increment.c");
	smr_rpc_packet *k;
	smr_status st;
	uint64_t sum;

	open_all(kind, 1);
	must(smr_rpc_parcel(client, archive.s, archive.n, &k));
	for (int round = 0; round < ROUNDS; round++) {
		plan p = {500 + 1500 * round, SIGKILL};

		kill_soon(&p);
		do
			(void)add(to[0], k, 1, &st);
		while (st == SMR_OK);
		was_soon();
		end(0);
		smr_peer_release(to[0]);
		start(kind, 0, 1); /* its cache is empty */
		sum = add(to[0], k, 5, &st);
		must(st);
		assert_int_equal(sum, 5);
		assert_int_equal(add(to[0], k, 5, &st), 10);
	}
	close_all();
	smr_str_free(&archive);
}

static void a_node_dies_in_the_middle_of_a_compilation(void **state)
{
	dies_while_it_compiles(SMR_RPC_TLS);
	dies_while_it_compiles(SMR_RPC_TCP);
	dies_while_it_compiles(SMR_RPC_SHARED_MEMORY);
}

static void *sleep_there(void *st)
{
	*(smr_status *)st = request(to[0], "sleep", 5, 120000);
	return NULL;
}

static void all_that_waits_is_told(smr_rpc_kind kind)
{
	plan p = {200000, SIGKILL};
	smr_status st[6] = {SMR_OK};
	pthread_t t[6];

	open_all(kind, 2);
	for (int i = 0; i < 6; i++)
		pthread_create(&t[i], NULL, sleep_there, &st[i]);
	kill_soon(&p);
	for (int i = 0; i < 6; i++) {
		pthread_join(t[i], NULL);
		assert_int_equal(st[i], SMR_EIO);
	}
	was_soon();
	must(request(to[1], "go on", 5, 60000));
	close_all();
}

static void every_outstanding_request_fails_within_two_seconds(void **state)
{
	all_that_waits_is_told(SMR_RPC_TLS);
	all_that_waits_is_told(SMR_RPC_TCP);
	all_that_waits_is_told(SMR_RPC_SHARED_MEMORY);
}

/* Goes from rank 1 to rank 0, and stays there if the payload says so. */
static const char *const stays = "#include <samara/smr_code.h>\n"
				 "void smr_main(const smr_code_context *ctx, void *p, uint64_t n)\n"
				 "{ if (ctx->rank == 1) smr_forward(ctx, 0, p, n);\n"
				 "  else if (*(char *)p == 'r') smr_reply(ctx, p, n);\n"
				 "  else for (volatile uint64_t i = 0; i < 40000000000; i++) ; }\n";

static void a_chain_is_lost(smr_rpc_kind kind)
{
	plan p = {300000, SIGKILL};
	smr_str archive, answer = {0};
	const char *path = unit_path("stays.c");
	smr_rpc_packet *k;

	must(smr_write_file(path, stays, strlen(stays), SMR_WRITE_FAST));
	archive = case_archive("stays", path);
	open_all(kind, 2);
	must(smr_rpc_parcel(client, archive.s, archive.n, &k));
	must(smr_peer_call(to[1], k, "r", 1, 20000, &answer)); /* it is compiled on both */
	smr_str_free(&answer);
	kill_soon(&p);
	assert_int_equal(smr_peer_call(to[1], k, "s", 1, 20000, &answer), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "had the call"));
	was_soon();
	assert_true(smr_peer_alive(to[1]));
	smr_str_free(&answer);
	smr_str_free(&archive);
	close_all();
}

static void a_chain_whose_node_dies_is_reported_to_its_beginning(void **state)
{
	a_chain_is_lost(SMR_RPC_TLS);
	a_chain_is_lost(SMR_RPC_TCP);
	a_chain_is_lost(SMR_RPC_SHARED_MEMORY);
}

static void a_stopped_node_holds_nobody_longer_than_asked(smr_rpc_kind kind)
{
	char *bulk = malloc(BULK);
	int64_t from;

	memset(bulk, 7, BULK);
	open_all(kind, 2);
	kill(node[0].pid, SIGSTOP);
	assert_int_equal(waitpid(node[0].pid, NULL, WUNTRACED), node[0].pid);
	from = smr_now_ns();
	assert_int_equal(request(to[0], "x", 1, 300), SMR_EIO);
	assert_int_equal(request(to[0], bulk, BULK, 300), SMR_EIO);
	assert_true(smr_now_ns() - from < INT64_C(1000000) * SOON_MS);
	memset(bulk, 8, BULK); /* no process reads it any more */
	must(request(to[1], bulk, 100000, 60000));
	kill(node[0].pid, SIGCONT);
	close_all();
	free(bulk);
}

static void deadlines_hold_when_a_node_is_stopped(void **state)
{
	a_stopped_node_holds_nobody_longer_than_asked(SMR_RPC_TLS);
	a_stopped_node_holds_nobody_longer_than_asked(SMR_RPC_TCP);
	a_stopped_node_holds_nobody_longer_than_asked(SMR_RPC_SHARED_MEMORY);
}

static int make_folder(void **state)
{
	if (unit_make_folder(state) != 0)
		return -1;
	snprintf(key_file, sizeof(key_file), "%s", unit_path("key"));
	smr_rpc_key_make(key);
	return smr_rpc_key_write(key_file, key) == SMR_OK ? 0 : -1;
}

int main(int argc, char **argv)
{
	if (!unit_has_interfaces())
		return 77;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_node_dies_in_the_middle_of_a_transfer),
		cmocka_unit_test(a_message_that_was_begun_is_never_ended),
		cmocka_unit_test(a_node_dies_in_the_middle_of_a_compilation),
		cmocka_unit_test(every_outstanding_request_fails_within_two_seconds),
		cmocka_unit_test(a_chain_whose_node_dies_is_reported_to_its_beginning),
		cmocka_unit_test(deadlines_hold_when_a_node_is_stopped),
	};
	static char path[300];
	char *module;
	ssize_t n;

	if (argc > 4)
		return be_node(argc, argv);
	if (smr_find_own("libsamara-ucx.so", &module) != SMR_OK)
		return unit_skipped();
	smr_free(module);
	n = readlink("/proc/self/exe", path, sizeof(path) - 1);
	if (n <= 0)
		return 1;
	self = path;
	case_key = ship_key(5);
	return cmocka_run_group_tests(tests, make_folder, unit_drop_folder);
}
