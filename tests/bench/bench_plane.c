/* Shipped code against plain UCX, loopback, in turn: round trips of a cached call and of a raw
 * active message, and a pointer chase by code against ucp_get by the client.
 *
 * usage: bench_plane ROUNDS [SAMPLES [ROW]]; the folder is the source's root (it compiles
 * examples/ship). ROW: only this one of the round trips.
 * Both sides of both poll as long before they sleep (10 us). Each process serves both. */
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <ucp/api/ucp.h>

#include "base/fs.h"
#include "base/thread/clock.h"
#include "net/rpc/internal.h"

enum { NODES = 4, WORDS = 4096, POLL_NS = 10000, PING = 1, HELLO = 2, MAX_ADDRESS = 2048 };

#define MUST(expr)                                                                        \
	do {                                                                              \
		if ((expr) != SMR_OK) {                                                   \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, smr_errmsg()); \
			exit(1);                                                          \
		}                                                                         \
	} while (0)
#define MUST_UCX(expr)                                                     \
	do {                                                               \
		ucs_status_t st_ = (expr);                                 \
		if (st_ != UCS_OK) {                                       \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, \
				ucs_status_string(st_));                   \
			exit(1);                                           \
		}                                                          \
	} while (0)

/* ---- plain UCX ------------------------------------------------------------------------------- */

typedef struct raw {
	ucp_context_h context;
	ucp_worker_h worker;
	int fd;
	ucp_ep_h to[NODES];
	ucp_rkey_h rkey[NODES];
	uint64_t base[NODES]; /* of their memory */
	volatile uint64_t got, sum;
} raw;

typedef struct card { /* address and keys of a server's raw side */
	size_t naddress, nrkey;
	uint64_t base;
	char address[MAX_ADDRESS], rkey[MAX_ADDRESS];
} card;

static _Alignas(64) uint64_t data[WORDS];
static raw self;

static void on_error(void *arg, ucp_ep_h ep, ucs_status_t st)
{
}

static ucp_ep_h connect_raw(raw *r, const void *address)
{
	ucp_ep_params_t how = {.field_mask = UCP_EP_PARAM_FIELD_REMOTE_ADDRESS |
					     UCP_EP_PARAM_FIELD_ERR_HANDLING_MODE |
					     UCP_EP_PARAM_FIELD_ERR_HANDLER,
			       .address = address,
			       .err_mode = UCP_ERR_HANDLING_MODE_PEER,
			       .err_handler.cb = on_error};
	ucp_ep_h ep;

	MUST_UCX(ucp_ep_create(r->worker, &how, &ep));
	return ep;
}

static void freed(void *request, ucs_status_t st, void *arg)
{
	ucp_request_free(request);
}

static void send_raw(ucp_ep_h ep, unsigned id, const void *head, size_t n)
{
	ucp_request_param_t how = {.op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK, .cb.send = freed};

	(void)ucp_am_send_nbx(ep, id, head, n, NULL, 0, &how);
}

static ucs_status_t on_ping(void *arg, const void *head, size_t n, void *body, size_t nbody,
			    const ucp_am_recv_param_t *how)
{
	static uint64_t answers[64];
	static unsigned next;
	raw *r = arg;
	const uint64_t *x = head;

	r->got++;
	if (n == 16) { /* increment, with an answer */
		uint64_t *a = &answers[next++ % 64];

		*a = r->sum += x[0];
		send_raw(r->to[0], PING, a, 8);
	}
	return UCS_OK;
}

static ucs_status_t on_hello(void *arg, const void *head, size_t n, void *body, size_t nbody,
			     const ucp_am_recv_param_t *how)
{
	raw *r = arg;

	r->to[0] = connect_raw(r, body);
	return UCS_OK;
}

static void open_raw(raw *r, bool shared_memory)
{
	ucp_params_t how = {.field_mask = UCP_PARAM_FIELD_FEATURES,
			    .features = UCP_FEATURE_AM | UCP_FEATURE_RMA | UCP_FEATURE_WAKEUP};
	ucp_worker_params_t w = {.field_mask = UCP_WORKER_PARAM_FIELD_THREAD_MODE,
				 .thread_mode = UCS_THREAD_MODE_SINGLE};
	ucp_am_handler_param_t h = {.field_mask = UCP_AM_HANDLER_PARAM_FIELD_ID |
						  UCP_AM_HANDLER_PARAM_FIELD_CB |
						  UCP_AM_HANDLER_PARAM_FIELD_ARG,
				    .id = PING,
				    .cb = on_ping,
				    .arg = r};
	ucp_config_t *config;

	setenv("UCX_POSIX_ERROR_HANDLING", "y", 1);
	setenv("UCX_CMA_ERROR_HANDLING", "y", 1);
	MUST_UCX(ucp_config_read(NULL, NULL, &config));
	MUST_UCX(ucp_config_modify(config, "TLS", shared_memory ? "posix,cma,self" : "tcp,self"));
	MUST_UCX(ucp_init(&how, config, &r->context));
	ucp_config_release(config);
	MUST_UCX(ucp_worker_create(r->context, &w, &r->worker));
	MUST_UCX(ucp_worker_get_efd(r->worker, &r->fd));
	MUST_UCX(ucp_worker_set_am_recv_handler(r->worker, &h));
	h.id = HELLO;
	h.cb = on_hello;
	MUST_UCX(ucp_worker_set_am_recv_handler(r->worker, &h));
}

/* Polls by time, then sleeps. */
static void progress_until(raw *r, bool (*done)(const raw *r, const void *arg), const void *arg)
{
	int64_t quiet = smr_now_ns();

	while (!done(r, arg)) {
		struct pollfd fd = {.fd = r->fd, .events = POLLIN};

		if (ucp_worker_progress(r->worker) != 0) {
			quiet = 0;
			continue;
		}
		if (quiet == 0)
			quiet = smr_now_ns();
		if (smr_now_ns() - quiet < POLL_NS)
			continue;
		if (ucp_worker_arm(r->worker) == UCS_OK)
			(void)poll(&fd, 1, -1);
		quiet = 0;
	}
}

static bool never(const raw *r, const void *arg)
{
	return false;
}

static bool has_more(const raw *r, const void *arg)
{
	return r->got > *(const uint64_t *)arg;
}

static bool has_got(const raw *r, const void *request)
{
	return ucp_request_check_status((void *)(uintptr_t)request) != UCS_INPROGRESS;
}

static void *serve_raw(void *r)
{
	progress_until(r, never, NULL);
	return NULL;
}

static void describe(raw *r, card *c)
{
	ucp_mem_map_params_t how = {.field_mask = UCP_MEM_MAP_PARAM_FIELD_ADDRESS |
						  UCP_MEM_MAP_PARAM_FIELD_LENGTH,
				    .address = data,
				    .length = sizeof(data)};
	ucp_address_t *address;
	ucp_mem_h memory;
	void *rkey;

	MUST_UCX(ucp_mem_map(r->context, &how, &memory));
	MUST_UCX(ucp_rkey_pack(r->context, memory, &rkey, &c->nrkey));
	MUST_UCX(ucp_worker_get_address(r->worker, &address, &c->naddress));
	if (c->nrkey > MAX_ADDRESS || c->naddress > MAX_ADDRESS)
		exit(1);
	memcpy(c->rkey, rkey, c->nrkey);
	memcpy(c->address, address, c->naddress);
	c->base = (uint64_t)(uintptr_t)data;
}

/* ---- a node ---------------------------------------------------------------------------------- */

typedef enum road { SEALED, PLAIN, TLS } road; /* over tcp */

static smr_rpc_kind kind_of(bool shm, int road)
{
	return shm ? SMR_RPC_SHARED_MEMORY : road == TLS ? SMR_RPC_TLS : SMR_RPC_TCP;
}

/* KEYFILE ADDRESS RANK NRANKS ROAD PUBLIC-KEY LOWER...; writes a card and the address to stdout
 */
static int be_node(int argc, char **argv)
{
	uint8_t key[SMR_RPC_KEY], signer[SMR_KEY_BYTES];
	bool shm = strncmp(argv[2], "unix:", 5) == 0;
	smr_codes_options store = {.no_cache = true};
	smr_rpc_options o = {.kind = kind_of(shm, atoi(argv[5])),
			     .rank = (uint32_t)atoi(argv[3]),
			     .nranks = (uint32_t)atoi(argv[4]),
			     .unsealed = atoi(argv[5]) == PLAIN,
			     .shared_key = key,
			     .poll_ns = POLL_NS,
			     .data = data,
			     .data_size = sizeof(data)};
	static card mine;
	smr_trust *trust;
	smr_rpc *p;
	smr_peer *lower;
	smr_str at = {0};
	pthread_t t;

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	MUST(smr_rpc_key_read(argv[1], key));
	MUST(smr_unhex(argv[6], signer, sizeof(signer)));
	MUST(smr_trust_open(NULL, &trust));
	MUST(smr_trust_add(trust, "bench", signer, SMR_MAY_ALL, 0, 0));
	MUST(smr_codes_open(trust, &store, &o.codes));
	MUST(smr_rpc_open(&o, &p));
	MUST(smr_rpc_listen(p, argv[2], key, &at));
	for (int i = 7; i < argc; i++)
		MUST(smr_rpc_connect(p, argv[i], key, 5000, &lower));
	open_raw(&self, shm);
	describe(&self, &mine);
	pthread_create(&t, NULL, serve_raw, &self);
	fwrite(&mine, sizeof(mine), 1, stdout);
	printf("%s\n", smr_str_text(&at));
	fflush(stdout);
	for (;;)
		pause();
}

/* ---- the client ------------------------------------------------------------------------------ */

static smr_rpc *client;
static smr_peer *to[NODES];
static pid_t pids[NODES];
static char at[NODES][128], key_file[64], signer[2 * SMR_KEY_BYTES + 1];
static uint8_t key[SMR_RPC_KEY];
static const char *program;
static smr_secret_key secret;

/* Where there are two CPUs each side of a round trip has one (-1: no matter which): else both may
 * be put on one, and sleep. What is started, thread or process, stays where this one is. */
static void stay(int nth)
{
	static cpu_set_t all;
	cpu_set_t mine;
	int k = 0;

	if (CPU_COUNT(&all) == 0 && sched_getaffinity(0, sizeof(all), &all) != 0)
		return;
	CPU_ZERO(&mine);
	for (int i = 0; i < CPU_SETSIZE; i++)
		if (CPU_ISSET(i, &all) && (nth < 0 || k++ == nth % CPU_COUNT(&all)))
			CPU_SET(i, &mine);
	(void)sched_setaffinity(0, sizeof(mine), &mine);
}

static void start(int i, int n, bool shm, road road)
{
	char address[64], rank[8], ranks[8], kind[2] = {(char)('0' + road)};
	const char *argv[16] = {program, key_file, address, rank, ranks, kind, signer};
	static card theirs;
	char hello = 0;
	int out[2];
	FILE *f;
	ucp_address_t *mine;
	size_t nmine;
	ucp_request_param_t how = {0};
	ucs_status_ptr_t r;

	for (int k = 0; k < i; k++)
		argv[7 + k] = at[k];
	snprintf(address, sizeof(address), "tcp:127.0.0.1:0");
	if (shm)
		snprintf(address, sizeof(address), "unix:/tmp/bench-plane-%d-%d", (int)getpid(), i);
	snprintf(rank, sizeof(rank), "%d", i);
	snprintf(ranks, sizeof(ranks), "%d", n);
	if (pipe2(out, O_CLOEXEC) != 0)
		exit(1);
	stay(n == 1 ? 1 : -1);
	pids[i] = vfork();
	if (pids[i] == 0) {
		dup2(out[1], 1);
		execv(program, (char *const *)(const void *)argv);
		_exit(127);
	}
	stay(n == 1 ? 0 : -1);
	close(out[1]);
	f = fdopen(out[0], "r");
	if (fread(&theirs, sizeof(theirs), 1, f) != 1 || fgets(at[i], sizeof(at[i]), f) == NULL)
		exit(1);
	fclose(f);
	at[i][strcspn(at[i], "\n")] = '\0';
	MUST(smr_rpc_connect(client, at[i], key, 5000, &to[i]));
	self.to[i] = connect_raw(&self, theirs.address);
	self.base[i] = theirs.base;
	MUST_UCX(ucp_ep_rkey_unpack(self.to[i], theirs.rkey, &self.rkey[i]));
	MUST_UCX(ucp_worker_get_address(self.worker, &mine, &nmine));
	r = ucp_am_send_nbx(self.to[i], HELLO, &hello, 1, mine, nmine, &how);
	if (UCS_PTR_IS_PTR(r)) {
		progress_until(&self, has_got, r);
		ucp_request_free(r);
	}
	ucp_worker_release_address(self.worker, mine);
	usleep(20000); /* until it has connected back */
}

static smr_rpc_packet *parcel(const char *name)
{
	smr_archive a = {.version = 1, .nentries = 1, .entries = {"smr_main"}};
	smr_str bytes = {0};
	char command[400], *bc;
	smr_rpc_packet *k;
	size_t n;

	snprintf(a.name, sizeof(a.name), "%s", name);
	snprintf(command, sizeof(command),
		 "clang-19 -O1 -ffreestanding -fno-vectorize -fno-slp-vectorize -Iinclude "
		 "-emit-llvm "
		 "-c examples/ship/%s.c -o %s.bc",
		 name, key_file);
	if (system(command) != 0)
		exit(1);
	snprintf(command, sizeof(command), "%s.bc", key_file);
	MUST(smr_read_file(command, &bc, &n));
	unlink(command);
	a.nslices = 1;
	a.slices[0] =
		(smr_slice){.kind = SMR_SLICE_BITCODE, .pointer_bits = 64, .data = bc, .n = n};
	snprintf(a.slices[0].triple, sizeof(a.slices[0].triple), "%s", smr_triple_host());
	MUST(smr_archive_build(&a, &bytes));
	MUST(smr_archive_sign(&bytes, &secret));
	MUST(smr_rpc_parcel(client, bytes.s, bytes.n, &k));
	smr_str_free(&bytes);
	smr_free(bc);
	return k;
}

static uint64_t call(int i, smr_rpc_packet *k, uint64_t x, uint64_t y)
{
	uint64_t what[2] = {x, y}, got = 0;
	static smr_str answer;

	smr_str_clear(&answer);
	MUST(smr_peer_call(to[i], k, what, sizeof(what), 60000, &answer));
	memcpy(&got, answer.s, sizeof(got));
	return got;
}

static void ping(void)
{
	uint64_t what[2] = {1, 1}, before = self.got;

	send_raw(self.to[0], PING, what, sizeof(what));
	progress_until(&self, has_more, &before);
}

static uint64_t get(uint64_t x)
{
	ucp_request_param_t how = {0};
	int i = (int)(x / WORDS);
	uint64_t got = 0;
	ucs_status_ptr_t r =
		ucp_get_nbx(self.to[i], &got, 8, self.base[i] + x % WORDS * 8, self.rkey[i], &how);

	if (UCS_PTR_IS_PTR(r)) {
		progress_until(&self, has_got, r);
		ucp_request_free(r);
	}
	return got;
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double median(double *v, int n)
{
	qsort(v, (size_t)n, sizeof(*v), by_size);
	return v[n / 2];
}

static void open_all(int n, bool shm, road road)
{
	smr_rpc_options o = {.kind = kind_of(shm, road),
			     .rank = (uint32_t)n,
			     .nranks = (uint32_t)n,
			     .poll_ns = POLL_NS,
			     .shared_key = key,
			     .unsealed = road == PLAIN};

	stay(n == 1 ? 0 : -1);
	self = (raw){0};
	MUST(smr_rpc_open(&o, &client));
	open_raw(&self, shm);
	for (int i = 0; i < n; i++)
		start(i, n, shm, road);
}

static void close_all(int n)
{
	for (int i = 0; i < n; i++) {
		smr_peer_release(to[i]);
		kill(pids[i], SIGTERM);
		waitpid(pids[i], NULL, 0);
	}
	smr_rpc_close(client);
	for (int i = 0; i < n; i++)
		ucp_rkey_destroy(self.rkey[i]);
	ucp_worker_destroy(self.worker);
	ucp_cleanup(self.context);
}

/* Medians of the round trips of both, and of the rounds' own ratios. */
static void round_trips(const char *name, bool shm, road road, int rounds, int samples)
{
	double *t[2] = {malloc(sizeof(**t) * (size_t)samples),
			malloc(sizeof(**t) * (size_t)samples)};
	double am[99], cached[99], ratio[99];
	smr_rpc_stats before, after;
	smr_rpc_packet *k;

	open_all(1, shm, road);
	k = parcel("increment");
	for (int i = 0; i < 2000; i++) {
		(void)call(0, k, 1, 1);
		ping();
	}
	smr_rpc_count(client, &before);
	for (int r = 0; r < rounds; r++) {
		for (int i = 0; i < 2 * samples; i++) { /* ten of the one, ten of the other */
			int64_t from = smr_now_ns();

			if (i / 10 % 2 == 0)
				ping();
			else
				(void)call(0, k, 1, 1);
			t[i / 10 % 2][i / 20 * 10 + i % 10] = (double)(smr_now_ns() - from) * 1e-3;
		}
		am[r] = median(t[0], samples);
		cached[r] = median(t[1], samples);
		ratio[r] = cached[r] / am[r];
	}
	smr_rpc_count(client, &after);
	printf("| %s | %.2f | %.2f | %.3f | %.1f |\n", name, median(am, rounds),
	       median(cached, rounds), median(ratio, rounds),
	       (double)(after.bytes_sent - before.bytes_sent) / rounds / samples - 16);
	fflush(stdout);
	close_all(1);
	free(t[0]);
	free(t[1]);
}

static void fill_table(void)
{
	static uint64_t order[NODES * WORDS], table[NODES * WORDS];
	uint64_t n = NODES * WORDS, x = 88172645463325252U;

	for (uint64_t i = 0; i < n; i++)
		order[i] = i;
	for (uint64_t i = n; i-- > 1;) {
		uint64_t j, t;

		x ^= x << 13, x ^= x >> 7, x ^= x << 17;
		j = x % (i + 1);
		t = order[i], order[i] = order[j], order[j] = t;
	}
	for (uint64_t i = 0; i < n; i++)
		table[order[i]] = order[(i + 1) % n];
	for (int i = 0; i < NODES; i++)
		MUST(smr_peer_put(to[i], 0, table + i * WORDS, 8 * WORDS, 5000));
}

static double chase(smr_rpc_packet *k, int how, uint64_t from, uint64_t depth, uint64_t *end)
{
	int64_t t = smr_now_ns();

	if (how == 0)
		*end = call((int)(from / WORDS), k, from, depth);
	else
		for (*end = from; depth > 0; depth--) {
			if (how == 1)
				*end = get(*end);
			else
				MUST(smr_peer_get(to[*end / WORDS], *end % WORDS * 8, end, 8,
						  5000));
		}
	return (double)(smr_now_ns() - t) * 1e-3;
}

static void chases(const char *name, road road, int rounds)
{
	static const uint64_t depths[] = {16, 64, 256, 1024};
	smr_rpc_packet *k;

	open_all(NODES, false, road);
	k = parcel("chase");
	fill_table();
	for (uint64_t x = 0; x < 200; x++)
		(void)call((int)(x * 81 / WORDS % NODES), k, x * 81 % (NODES * WORDS), 40);
	for (size_t d = 0; d < sizeof(depths) / sizeof(depths[0]); d++) {
		double t[3][99], ratio[99], model;
		uint64_t end[3];

		for (int r = 0; r < rounds; r++) {
			for (int how = 0; how < 3; how++) {
				double v[21];

				for (int i = 0; i < 21; i++)
					v[i] = chase(k, how,
						     (uint64_t)(r * 21 + i) * 631 % (NODES * WORDS),
						     depths[d], &end[how]);
				t[how][r] = median(v, 21);
			}
			ratio[r] = t[1][r] / t[0][r];
			if (end[0] != end[1] || end[0] != end[2])
				exit(fprintf(stderr, "the ends differ\n"));
		}
		model = 2.0 * (double)depths[d] /
			(2 + (double)(depths[d] - 1) * (NODES - 1) / NODES);
		printf("| %s | %llu | %.0f | %.0f | %.0f | %.2f | %.2f |\n", name,
		       (unsigned long long)depths[d], median(t[0], rounds), median(t[1], rounds),
		       median(t[2], rounds), median(ratio, rounds), model);
		fflush(stdout);
	}
	close_all(NODES);
}

int main(int argc, char **argv)
{
	static const struct {
		const char *name;
		bool shm;
		road road;
	} rows[] = {{"posix", true, PLAIN},
		    {"tcp, no MAC", false, PLAIN},
		    {"tcp, MAC", false, SEALED},
		    {"tls", false, TLS}};
	static char path[300];
	int rounds = argc > 1 ? atoi(argv[1]) : 5,
	    samples = argc > 2 ? atoi(argv[2]) / 10 * 10 : 2000;

	setenv("UCX_WARN_UNUSED_ENV_VARS", "n", 1); /* on stdout */
	if (argc > 6)
		return be_node(argc, argv);
	if (rounds > 99 || rounds < 1 || readlink("/proc/self/exe", path, sizeof(path) - 1) <= 0)
		return 1;
	program = path;
	snprintf(key_file, sizeof(key_file), "/tmp/bench-plane-%d.key", (int)getpid());
	smr_rpc_key_make(key);
	MUST(smr_rpc_key_write(key_file, key));
	MUST(smr_key_make(&secret));
	smr_hex(secret.public_key, SMR_KEY_BYTES, signer);
	printf("| round trip, p50 us | raw AM | cached call | ratio | bytes beyond the payload |\n"
	       "|---|---|---|---|---|\n");
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (argc < 4 || strcmp(argv[3], rows[i].name) == 0)
			round_trips(rows[i].name, rows[i].shm, rows[i].road, rounds, samples);
	if (argc > 3) {
		unlink(key_file);
		return 0;
	}
	printf("\n| chase, N = 4 | depth | by code us | ucp_get us | our GET us | ucp_get / code | "
	       "model "
	       "|\n|---|---|---|---|---|---|---|\n");
	chases("tcp, no MAC", PLAIN, rounds);
	chases("tcp, MAC", SEALED, rounds);
	chases("tls", TLS, rounds);
	unlink(key_file);
	return 0;
}
