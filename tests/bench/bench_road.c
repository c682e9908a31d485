/* The roads between machines in turn, on loopback: TLS, UCX over tcp with MACs, and plain TCP.
 *
 * usage: bench_road ROUNDS [RTT_MS]; bench_road TIMES alone tls|ucx; bench_road serve KEYFILE KIND;
 * bench_road connect KEYFILE ADDRESS PLAIN-PORT
 *
 * A node is a process of its own. get: 64 bytes of its range, answered by the thread that moves
 * messages. in, out: 8 MB requested, or sent. The last table goes through a forwarder with a delay
 * (lag.h). CPU: of both sides. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/thread/clock.h"
#include "lag.h"
#include "net/rpc/rpc.h"

enum { BYTES = 8000000, GETS = 2000, BULKS = 20, MOST_ROUNDS = 99 };

#define MUST(expr)                                                                        \
	do {                                                                              \
		if ((expr) != SMR_OK) {                                                   \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, smr_errmsg()); \
			exit(1);                                                          \
		}                                                                         \
	} while (0)

static _Alignas(64) char range[BYTES];
static char *bulk;
static uint8_t key[SMR_RPC_KEY];
static char key_file[64], self[300];

/* ---- a node ---------------------------------------------------------------------------------- */

/* "in": BYTES bytes; anything else: one. */
static smr_status serve(void *ctx, const void *request, size_t n, smr_str *reply)
{
	if (n == 2)
		smr_str_write(reply, bulk, BYTES);
	else
		smr_str_putc(reply, 'k');
	return SMR_OK;
}

static bool all_sent(int fd, const char *p, size_t n)
{
	while (n > 0) {
		ssize_t k = send(fd, p, n, MSG_NOSIGNAL);

		if (k <= 0)
			return false;
		p += k;
		n -= (size_t)k;
	}
	return true;
}

/* A byte is asked for by a byte: 'i' is answered with BYTES bytes. */
static void *serve_plain(void *arg)
{
	int listener = (int)(intptr_t)arg, fd, on = 1;
	char c;

	while ((fd = accept(listener, NULL, NULL)) >= 0) {
		(void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
		while (recv(fd, &c, 1, 0) == 1 && all_sent(fd, bulk, BYTES))
			;
		close(fd);
	}
	return NULL;
}

static int listen_plain(const char *host, int *port)
{
	struct sockaddr_in at = {.sin_family = AF_INET};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	socklen_t n = sizeof(at);

	inet_pton(AF_INET, host, &at.sin_addr);
	if (bind(fd, (struct sockaddr *)&at, sizeof(at)) != 0 || listen(fd, 16) != 0 ||
	    getsockname(fd, (struct sockaddr *)&at, &n) != 0)
		exit(1);
	*port = ntohs(at.sin_port);
	return fd;
}

static int be_node(smr_rpc_kind kind, const char *host)
{
	smr_rpc_options o = {.kind = kind,
			     .rank = 0,
			     .nranks = 1,
			     .serve = serve,
			     .data = range,
			     .data_size = sizeof(range),
			     .shared_key = key};
	smr_rpc *p;
	smr_str at = {0};
	char address[100];
	pthread_t t;
	int port, fd = listen_plain(host, &port);

	snprintf(address, sizeof(address), "tcp:%s:0", host);
	MUST(smr_rpc_open(&o, &p));
	MUST(smr_rpc_listen(p, address, key, &at));
	pthread_create(&t, NULL, serve_plain, (void *)(intptr_t)fd);
	printf("%s %d\n", smr_str_text(&at), port);
	fflush(stdout);
	for (;;)
		pause();
}

/* ---- the client ------------------------------------------------------------------------------ */

typedef struct node {
	pid_t pid;
	char at[100];
	int plain;
} node;

static node start(const char *kind)
{
	const char *argv[] = {self, "serve", key_file, kind, NULL};
	char line[200] = "";
	node n = {0};
	int out[2];
	FILE *f;

	if (pipe2(out, O_CLOEXEC) != 0)
		exit(1);
	n.pid = vfork();
	if (n.pid == 0) {
		dup2(out[1], 1);
		execv(self, (char *const *)(const void *)argv);
		_exit(127);
	}
	close(out[1]);
	f = fdopen(out[0], "r");
	if (f == NULL || fgets(line, sizeof(line), f) == NULL ||
	    sscanf(line, "%99s %d", n.at, &n.plain) != 2)
		exit(1);
	fclose(f);
	return n;
}

/* Nanoseconds of processor time that a process had. */
static double cpu_of(pid_t pid)
{
	clockid_t clock;
	struct timespec t;

	if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &t) != 0)
		return 0;
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static double quantile(double *v, int n, double q)
{
	qsort(v, (size_t)n, sizeof(*v), by_size);
	return v[(int)(q * (n - 1))];
}

typedef struct link {
	smr_rpc *plane;
	smr_peer *peer;
} link_;

static link_ connect_to(smr_rpc_kind kind, const char *address)
{
	smr_rpc_options o = {.kind = kind, .rank = 1, .nranks = 1, .shared_key = key};
	link_ l;

	MUST(smr_rpc_open(&o, &l.plane));
	MUST(smr_rpc_connect(l.plane, address, key, 5000, &l.peer));
	return l;
}

static void disconnect(link_ l)
{
	smr_peer_release(l.peer);
	smr_rpc_close(l.plane);
}

static void ask(link_ l, bool in)
{
	struct iovec iov = {in ? (void *)(uintptr_t)"in" : bulk, in ? 2 : BYTES};
	smr_str answer = {0};

	MUST(smr_peer_request(l.peer, &iov, 1, 60000, &answer));
	smr_str_free(&answer);
}

static double seconds_of(link_ l, bool in)
{
	int64_t from = smr_now_ns();

	ask(l, in);
	return smr_seconds(from, smr_now_ns());
}

typedef struct figures {
	double p50[MOST_ROUNDS], p99[MOST_ROUNDS], cpu[MOST_ROUNDS], in[MOST_ROUNDS],
		out[MOST_ROUNDS], bulk_cpu[MOST_ROUNDS];
} figures;

static void measure(link_ l, const node *n, figures *f, int r)
{
	static double t[GETS];
	char word[64];
	double in[BULKS], out[BULKS], cpu = cpu_of(getpid()) + cpu_of(n->pid);

	for (int i = 0; i < GETS; i++) {
		int64_t from = smr_now_ns();

		MUST(smr_peer_get(l.peer, 0, word, sizeof(word), 5000));
		t[i] = (double)(smr_now_ns() - from) * 1e-3;
	}
	f->cpu[r] = (cpu_of(getpid()) + cpu_of(n->pid) - cpu) * 1e-3 / GETS;
	f->p50[r] = quantile(t, GETS, 0.5);
	f->p99[r] = quantile(t, GETS, 0.99);
	cpu = cpu_of(getpid()) + cpu_of(n->pid);
	for (int i = 0; i < BULKS; i++) {
		in[i] = BYTES / seconds_of(l, true) * 1e-9;
		out[i] = BYTES / seconds_of(l, false) * 1e-9;
	}
	f->bulk_cpu[r] = (cpu_of(getpid()) + cpu_of(n->pid) - cpu) * 1e-6 / (2 * BULKS);
	f->in[r] = quantile(in, BULKS, 0.5);
	f->out[r] = quantile(out, BULKS, 0.5);
}

static void compare(int rounds)
{
	static const struct {
		const char *name, *kind;
		smr_rpc_kind k;
	} roads[] = {{"TLS", "tls", SMR_RPC_TLS}, {"UCX tcp, MAC", "ucx", SMR_RPC_TCP}};
	static figures f[2];
	node n[2];
	link_ l[2];

	for (int i = 0; i < 2; i++) {
		n[i] = start(roads[i].kind);
		l[i] = connect_to(roads[i].k, n[i].at);
	}
	for (int r = 0; r < rounds; r++)
		for (int i = 0; i < 2; i++)
			measure(l[i], &n[i], &f[i], r);
	printf("| loopback | get 64 B p50 us (best) | p99 us | CPU us | in GB/s (best) | out GB/s "
	       "(best) | CPU ms a bulk |\n|---|---|---|---|---|---|---|\n");
	for (int i = 0; i < 2; i++) {
		double best = quantile(f[i].p50, rounds, 0), in = quantile(f[i].in, rounds, 1),
		       out = quantile(f[i].out, rounds, 1);

		printf("| %s | %.1f (%.1f) | %.1f | %.1f | %.2f (%.2f) | %.2f (%.2f) | %.1f |\n",
		       roads[i].name, quantile(f[i].p50, rounds, 0.5), best,
		       quantile(f[i].p99, rounds, 0.5), quantile(f[i].cpu, rounds, 0.5),
		       quantile(f[i].in, rounds, 0.5), in, quantile(f[i].out, rounds, 0.5), out,
		       quantile(f[i].bulk_cpu, rounds, 0.5));
		disconnect(l[i]);
		kill(n[i].pid, SIGKILL);
		waitpid(n[i].pid, NULL, 0);
	}
}

/* One road alone, for a profiler: 8 MB there and back, so often. */
static int alone(const char *kind, int times)
{
	node n = start(kind);
	link_ l = connect_to(strcmp(kind, "tls") == 0 ? SMR_RPC_TLS : SMR_RPC_TCP, n.at);
	static double in[10000], out[10000];
	double cpu = cpu_of(getpid()), there = cpu_of(n.pid);

	times = times < 10000 ? times : 10000;
	for (int i = 0; i < times; i++) {
		in[i] = BYTES / seconds_of(l, true) * 1e-9;
		out[i] = BYTES / seconds_of(l, false) * 1e-9;
	}
	printf("%s: in %.2f (best %.2f), out %.2f (best %.2f) GB/s; CPU ms a bulk: %.2f here, %.2f "
	       "there\n",
	       kind, quantile(in, times, 0.5), quantile(in, times, 1), quantile(out, times, 0.5),
	       quantile(out, times, 1), (cpu_of(getpid()) - cpu) * 1e-6 / (2 * times),
	       (cpu_of(n.pid) - there) * 1e-6 / (2 * times));
	disconnect(l);
	kill(n.pid, SIGKILL);
	waitpid(n.pid, NULL, 0);
	return 0;
}

/* ---- a node's memory --------------------------------------------------------------------------
 */

enum { IN_FLIGHT = 256, MANY = 20000 };

/* Small ranges read, so many in flight; thousands in a second. */
static double rate_of(link_ l)
{
	static smr_begun *b[IN_FLIGHT];
	int64_t from = smr_now_ns();
	const smr_str *answer;

	for (int i = 0; i < MANY + IN_FLIGHT; i++) {
		smr_begun **at = &b[i % IN_FLIGHT];

		if (*at != NULL) {
			(void)smr_begun_wait(l.plane, at, 1, INT64_MAX);
			MUST(smr_begun_take(*at, &answer));
			smr_begun_free(*at);
			*at = NULL;
		}
		if (i < MANY)
			MUST(smr_peer_begin_get(l.peer, 0, 64, at));
	}
	return MANY / smr_seconds(from, smr_now_ns()) * 1e-3;
}

static double bulk_of(link_ l, bool put)
{
	double t[BULKS];

	for (int i = 0; i < BULKS; i++) {
		int64_t from = smr_now_ns();

		if (put)
			MUST(smr_peer_put(l.peer, 0, bulk, BYTES, 60000));
		else
			MUST(smr_peer_get(l.peer, 0, bulk, BYTES, 60000));
		t[i] = BYTES / smr_seconds(from, smr_now_ns()) * 1e-9;
	}
	return quantile(t, BULKS, 0.5);
}

static void memory(int rounds)
{
	static const struct {
		const char *name, *kind;
		smr_rpc_kind k;
	} roads[] = {{"TLS", "tls", SMR_RPC_TLS}, {"UCX tcp, MAC", "ucx", SMR_RPC_TCP}};
	double rate[2][MOST_ROUNDS], get[2][MOST_ROUNDS], put[2][MOST_ROUNDS];
	node n[2];
	link_ l[2];

	for (int i = 0; i < 2; i++) {
		n[i] = start(roads[i].kind);
		l[i] = connect_to(roads[i].k, n[i].at);
	}
	for (int r = 0; r < rounds; r++)
		for (int i = 0; i < 2; i++) {
			rate[i][r] = rate_of(l[i]);
			get[i][r] = bulk_of(l[i], false);
			put[i][r] = bulk_of(l[i], true);
		}
	printf("\n| a node's range | get 64 B, %d in flight, k/s (best) | get 8 MB GB/s (best) | "
	       "put "
	       "8 MB GB/s (best) |\n|---|---|---|---|\n",
	       IN_FLIGHT);
	for (int i = 0; i < 2; i++) {
		double best = quantile(rate[i], rounds, 1);

		printf("| %s | %.0f (%.0f) | %.2f (%.2f) | %.2f (%.2f) |\n", roads[i].name,
		       quantile(rate[i], rounds, 0.5), best, quantile(get[i], rounds, 0.5),
		       quantile(get[i], rounds, 1), quantile(put[i], rounds, 0.5),
		       quantile(put[i], rounds, 1));
		disconnect(l[i]);
		kill(n[i].pid, SIGKILL);
		waitpid(n[i].pid, NULL, 0);
	}
}

/* ---- far away -------------------------------------------------------------------------------- */

static int dial_plain(struct sockaddr_in to)
{
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;

	(void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
	if (connect(fd, (struct sockaddr *)&to, sizeof(to)) != 0)
		exit(fprintf(stderr, "plain: %s\n", strerror(errno)));
	return fd;
}

static double plain_in(int fd)
{
	static char sink[1 << 20];
	int64_t from = smr_now_ns();
	size_t got = 0;

	(void)!send(fd, "i", 1, MSG_NOSIGNAL);
	while (got < BYTES) {
		ssize_t k = recv(fd, sink, sizeof(sink), 0);

		if (k <= 0)
			exit(1);
		got += (size_t)k;
	}
	return smr_seconds(from, smr_now_ns());
}

/* First: on a connection that was just made; then: later. */
static void far(const char *where, const char *address, struct sockaddr_in plain, int rounds)
{
	double t[3][MOST_ROUNDS], first[3];
	int fd = dial_plain(plain);
	link_ l;

	first[0] = plain_in(fd);
	l = connect_to(SMR_RPC_TLS, address);
	first[1] = seconds_of(l, true);
	first[2] = seconds_of(l, false);
	for (int r = 0; r < rounds; r++) {
		t[0][r] = plain_in(fd);
		t[1][r] = seconds_of(l, true);
		t[2][r] = seconds_of(l, false);
	}
	printf("\n| 8 MB, %s, ms: first, then p50 | plain TCP in | TLS in | TLS out |\n"
	       "|---|---|---|---|\n| | %.0f, %.0f | %.0f, %.0f | %.0f, %.0f |\n",
	       where, first[0] * 1e3, quantile(t[0], rounds, 0.5) * 1e3, first[1] * 1e3,
	       quantile(t[1], rounds, 0.5) * 1e3, first[2] * 1e3,
	       quantile(t[2], rounds, 0.5) * 1e3);
	close(fd);
	disconnect(l);
}

static struct sockaddr_in address_of(const char *text, int port)
{
	struct sockaddr_in to = {.sin_family = AF_INET};
	char host[64];

	snprintf(host, sizeof(host), "%.*s", (int)strcspn(text + 4, ":"), text + 4);
	inet_pton(AF_INET, host, &to.sin_addr);
	to.sin_port = htons((uint16_t)port);
	return to;
}

static void through_lag(int rounds, int rtt_ms)
{
	node n = start("tls");
	int tls_port = atoi(strrchr(n.at, ':') + 1);
	int64_t delay = INT64_C(500000) * rtt_ms;
	char at[64], where[64];

	snprintf(at, sizeof(at), "tcp:127.0.0.1:%d", lag_open(address_of(n.at, tls_port), delay));
	snprintf(where, sizeof(where), "RTT %d ms by a forwarder", rtt_ms);
	far(where, at, address_of(at, lag_open(address_of(n.at, n.plain), delay)), rounds);
	kill(n.pid, SIGKILL);
	waitpid(n.pid, NULL, 0);
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 5;

	signal(SIGPIPE, SIG_IGN);
	bulk = malloc(BYTES);
	memset(bulk, 7, BYTES);
	if (argc > 3 && strcmp(argv[1], "serve") == 0) {
		MUST(smr_rpc_key_read(argv[2], key));
		if (argc == 4)
			prctl(PR_SET_PDEATHSIG, SIGKILL);
		return be_node(strcmp(argv[3], "tls") == 0 ? SMR_RPC_TLS : SMR_RPC_TCP,
			       argc > 4 ? argv[4] : "127.0.0.1");
	}
	if (argc > 4 && strcmp(argv[1], "connect") == 0) {
		MUST(smr_rpc_key_read(argv[2], key));
		far("that way", argv[3], address_of(argv[3], atoi(argv[4])), 5);
		return 0;
	}
	if (rounds < 1 || (rounds > MOST_ROUNDS && argc < 4) ||
	    readlink("/proc/self/exe", self, sizeof(self) - 1) <= 0)
		return 1;
	snprintf(key_file, sizeof(key_file), "/tmp/bench-road-%d.key", (int)getpid());
	smr_rpc_key_make(key);
	MUST(smr_rpc_key_write(key_file, key));
	if (argc > 3 && strcmp(argv[2], "alone") == 0) {
		(void)alone(argv[3], rounds);
		unlink(key_file);
		return 0;
	}
	compare(rounds);
	memory(rounds);
	through_lag(rounds, argc > 2 ? atoi(argv[2]) : 40);
	unlink(key_file);
	return 0;
}
