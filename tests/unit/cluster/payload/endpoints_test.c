/* Payloads between machines: the data plane over tcp, with the key of a cluster. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "cluster/payload/blob_server.h"
#include "net/rpc/rpc.h"
#include "unit.h"

enum { BYTES = 30 << 20 };

static char key_file[64], other_key[64];
static smr_access shared = {.key_file = key_file}, other = {.key_file = other_key};
static char *payload;

static void make_key(char *path, size_t n, const char *name)
{
	uint8_t key[SMR_RPC_KEY];

	snprintf(path, n, "/tmp/samara-test-%s-%d", name, (int)getpid());
	smr_rpc_key_make(key);
	assert_int_equal(smr_rpc_key_write(path, key), SMR_OK);
}

static smr_blob_server *offering(void)
{
	smr_blob_server *b;
	smr_blob_route over_tcp = {"tls", "tcp:127.0.0.1:0", &shared};

	assert_int_equal(smr_blob_server_open(&b), SMR_OK);
	assert_int_equal(smr_blob_server_listen(b, &over_tcp), SMR_OK);
	assert_memory_equal(smr_blob_server_roads(b), "tls tcp:127.0.0.1:", 18);
	assert_int_equal(smr_blob_server_offer(b, "run.1", payload, BYTES, BYTES), SMR_OK);
	return b;
}

static smr_status fetch(const char *roads, const smr_access *access, smr_str *out)
{
	smr_blob_client *r;
	smr_status st;

	assert_int_equal(smr_blob_client_open(access, &r), SMR_OK);
	st = smr_blob_client_get(r, roads, strlen(roads), "run.1", BYTES, out);
	smr_blob_client_close(r);
	return st;
}

static void a_payload_goes_out_and_comes_back_over_tcp(void **state)
{
	smr_blob_server *b = offering();
	const char *at = smr_blob_server_roads(b);
	smr_str got = {0}, back = {0};
	smr_blob_client *r;

	assert_int_equal(smr_blob_client_open(&shared, &r), SMR_OK);
	assert_int_equal(smr_blob_client_get(r, at, strlen(at), "run.1", BYTES, &got), SMR_OK);
	assert_int_equal(got.n, BYTES);
	assert_memory_equal(got.s, payload, BYTES);
	got.s[77] ^= 1;
	assert_int_equal(smr_blob_client_put(r, at, strlen(at), "run.1", 5, got.s, got.n), SMR_OK);
	assert_int_equal(smr_blob_server_take(b, "run.1", 4, &back), SMR_ENOTFOUND);
	assert_int_equal(smr_blob_server_take(b, "run.1", 5, &back), SMR_OK);
	assert_int_equal(back.n, BYTES);
	assert_memory_equal(back.s, got.s, BYTES);
	assert_int_equal(smr_blob_client_get(r, at, strlen(at), "run.2", 9, &got), SMR_ENOTFOUND);
	smr_blob_client_close(r);
	smr_blob_server_close(b);
	smr_str_free(&got);
	smr_str_free(&back);
}

static void who_has_another_key_or_none_gets_nothing(void **state)
{
	smr_blob_server *b = offering();
	smr_str got = {0};

	assert_int_equal(fetch(smr_blob_server_roads(b), &other, &got), SMR_EIO);
	assert_int_equal(fetch(smr_blob_server_roads(b), NULL, &got), SMR_EIO);
	assert_int_equal(got.n, 0);
	assert_int_equal(fetch(smr_blob_server_roads(b), &shared, &got), SMR_OK);
	smr_blob_server_close(b);
	smr_str_free(&got);
}

/* ---- keys of their own, as in a cluster ------------------------------------------------------ */

typedef struct known {
	uint8_t key[SMR_RPC_KEY];
	int64_t from; /* time since when it is known */
	int asked;
} known;

static bool knows(void *ctx, const uint8_t key[SMR_RPC_KEY])
{
	known *k = ctx;

	k->asked++;
	return memcmp(k->key, key, SMR_RPC_KEY) == 0 && smr_now_ns() >= k->from;
}

static smr_blob_server *offering_to(known *k, smr_access *mine, uint8_t secret[SMR_RPC_KEY])
{
	smr_blob_route over_tls = {"tls", "tcp:127.0.0.1:0", mine};
	smr_blob_server *b;

	smr_rpc_key_make(secret);
	*mine = (smr_access){.secret = secret, .knows = knows, .ctx = k};
	assert_int_equal(smr_blob_server_open(&b), SMR_OK);
	assert_int_equal(smr_blob_server_listen(b, &over_tls), SMR_OK);
	assert_non_null(strchr(smr_blob_server_roads(b), '#'));
	assert_int_equal(smr_blob_server_offer(b, "run.1", payload, BYTES, BYTES), SMR_OK);
	return b;
}

static void a_node_is_served_once_its_key_is_known(void **state)
{
	uint8_t own[SMR_RPC_KEY], secret[SMR_RPC_KEY];
	smr_access mine, node = {.secret = secret};
	known k = {.from = smr_now_ns() + 300000000};
	smr_str got = {0};
	smr_blob_server *b;

	smr_rpc_key_make(secret);
	smr_rpc_public_key(secret, k.key);
	b = offering_to(&k, &mine, own);
	assert_int_equal(fetch(smr_blob_server_roads(b), &node, &got), SMR_OK);
	assert_memory_equal(got.s, payload, BYTES);
	assert_true(k.asked > 1);
	smr_blob_server_close(b);
	smr_str_free(&got);
}

static void a_node_that_is_not_known_gets_nothing(void **state)
{
	uint8_t own[SMR_RPC_KEY], secret[SMR_RPC_KEY];
	smr_access mine, node = {.secret = secret};
	smr_str got = {0};
	known k = {0};
	smr_blob_server *b;

	smr_rpc_key_make(secret);
	b = offering_to(&k, &mine, own);
	assert_int_equal(fetch(smr_blob_server_roads(b), &node, &got), SMR_EIO);
	assert_int_equal(got.n, 0);
	smr_blob_server_close(b);
}

static void a_node_talks_to_nobody_but_who_has_the_key_of_the_ticket(void **state)
{
	uint8_t own[SMR_RPC_KEY], secret[SMR_RPC_KEY];
	smr_access mine, node = {.secret = secret};
	smr_str got = {0};
	char roads[200];
	known k = {0};
	smr_blob_server *b;

	smr_rpc_key_make(secret);
	smr_rpc_public_key(secret, k.key);
	b = offering_to(&k, &mine, own);
	snprintf(roads, sizeof(roads), "%s", smr_blob_server_roads(b));
	roads[strcspn(roads, "#") + 5] ^= 1;
	assert_int_equal(fetch(roads, &node, &got), SMR_EIO);
	roads[strcspn(roads, "#")] = '\0'; /* an end without a known key is not called */
	assert_int_not_equal(fetch(roads, &node, &got), SMR_OK);
	assert_int_equal(got.n, 0);
	assert_int_equal(fetch(smr_blob_server_roads(b), &node, &got), SMR_OK);
	smr_blob_server_close(b);
	smr_str_free(&got);
}

/* ---- connections that break ------------------------------------------------------------------ */

typedef struct cutter {
	int listener;
	struct sockaddr_in to;
	_Atomic size_t passed; /* bytes in both directions */
	_Atomic int connections;
	size_t cut_at; /* the first connection ends there */
} cutter;

typedef struct pipe_of {
	cutter *c;
	int from, to;
	bool first;
} pipe_of;

static void *pass(void *arg)
{
	pipe_of *p = arg;
	char bytes[65536];
	ssize_t n;

	while ((n = recv(p->from, bytes, sizeof(bytes), 0)) > 0) {
		p->c->passed += (size_t)n;
		if ((p->first && p->c->passed > p->c->cut_at) ||
		    send(p->to, bytes, (size_t)n, MSG_NOSIGNAL) != n)
			break;
	}
	shutdown(p->from, SHUT_RDWR);
	shutdown(p->to, SHUT_RDWR);
	free(p);
	return NULL;
}

static void pass_on(cutter *c, int from, int to, bool first)
{
	pipe_of *p = malloc(sizeof(*p));
	pthread_t t;

	*p = (pipe_of){c, from, to, first};
	pthread_create(&t, NULL, pass, p);
	pthread_detach(t);
}

static void *cut(void *arg)
{
	cutter *c = arg;
	int a, b;

	while ((a = accept(c->listener, NULL, NULL)) >= 0) {
		bool first = c->connections++ == 0;

		b = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
		assert_int_equal(connect(b, (struct sockaddr *)&c->to, sizeof(c->to)), 0);
		pass_on(c, a, b, first);
		pass_on(c, b, a, first);
	}
	return NULL;
}

/* Returns the same road, through the cutter. */
static void lead_through(cutter *c, const char *roads, char *out, size_t n)
{
	struct sockaddr_in at = {.sin_family = AF_INET};
	const char *port = strrchr(roads, ':'), *mark = strchr(roads, '#');
	socklen_t size = sizeof(at);
	pthread_t t;

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	c->to = at;
	c->to.sin_port = htons((uint16_t)atoi(port + 1));
	c->listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	assert_int_equal(bind(c->listener, (struct sockaddr *)&at, sizeof(at)), 0);
	assert_int_equal(listen(c->listener, 8), 0);
	assert_int_equal(getsockname(c->listener, (struct sockaddr *)&at, &size), 0);
	pthread_create(&t, NULL, cut, c);
	pthread_detach(t);
	snprintf(out, n, "tls tcp:127.0.0.1:%d%s", ntohs(at.sin_port), mark);
}

static void what_came_before_a_connection_broke_does_not_come_again(void **state)
{
	static cutter out, back; /* threads still use them */
	uint8_t own[SMR_RPC_KEY], secret[SMR_RPC_KEY];
	smr_access mine, node = {.secret = secret};
	smr_str got = {0}, result = {0};
	char roads[200];
	smr_blob_client *r;
	known k = {0};
	smr_blob_server *b;

	smr_rpc_key_make(secret);
	smr_rpc_public_key(secret, k.key);
	b = offering_to(&k, &mine, own);
	out.cut_at = back.cut_at = 24 << 20; /* in the middle of the second piece */
	lead_through(&out, smr_blob_server_roads(b), roads, sizeof(roads));
	assert_int_equal(smr_blob_client_open(&node, &r), SMR_OK);
	assert_int_equal(smr_blob_client_get(r, roads, strlen(roads), "run.1", BYTES, &got),
			 SMR_OK);
	assert_memory_equal(got.s, payload, BYTES);
	assert_int_equal(out.connections, 2);
	assert_true(out.passed < 46 << 20);
	lead_through(&back, smr_blob_server_roads(b), roads, sizeof(roads));
	assert_int_equal(smr_blob_client_put(r, roads, strlen(roads), "run.1", 5, got.s, got.n),
			 SMR_OK);
	assert_int_equal(back.connections, 2);
	assert_int_equal(smr_blob_server_take(b, "run.1", 5, &result), SMR_OK);
	assert_int_equal(result.n, BYTES);
	assert_memory_equal(result.s, payload, BYTES);
	smr_blob_client_close(r);
	smr_blob_server_close(b);
	smr_str_free(&got);
	smr_str_free(&result);
}

/* Runs in a process of its own, after exec: a fork lacks the other threads of this one. */
static int fetch_for_ever(const char *roads, const char *key)
{
	smr_str got = {0};
	smr_blob_client *r;

	smr_access access = {.key_file = key};

	if (smr_blob_client_open(&access, &r) != SMR_OK)
		return 1;
	while (smr_blob_client_get(r, roads, strlen(roads), "run.1", BYTES, &got) == SMR_OK &&
	       smr_blob_client_put(r, roads, strlen(roads), "run.1", (uint64_t)getpid(), got.s,
				   got.n) == SMR_OK) {
		smr_str_clear(&got);
		if (write(1, ".", 1) != 1)
			return 1;
	}
	return 1;
}

static void a_node_that_is_killed_in_mid_transfer_loses_nothing(void **state)
{
	smr_blob_server *b = offering();
	const char *roads = smr_blob_server_roads(b);
	char path[300] = "", tick;
	smr_str got = {0};
	int out[2];

	assert_true(readlink("/proc/self/exe", path, sizeof(path) - 1) > 0);
	for (int i = 0; i < 5; i++) {
		pid_t child;

		assert_int_equal(pipe(out), 0);
		child = fork();
		if (child == 0) {
			dup2(out[1], 1);
			execl(path, path, roads, key_file, (char *)NULL);
			_exit(127);
		}
		close(out[1]);
		assert_int_equal(read(out[0], &tick, 1), 1);
		usleep(3000 * (useconds_t)i); /* somewhere in the next round */
		assert_int_equal(kill(child, SIGKILL), 0);
		assert_int_equal(waitpid(child, NULL, 0), child);
		close(out[0]);
		/* its result was put; the half of the next one under the same tag is not a
		 * result */
		smr_str_clear(&got);
		if (smr_blob_server_take(b, "run.1", (uint64_t)child, &got) == SMR_OK) {
			assert_int_equal(got.n, BYTES);
			assert_memory_equal(got.s, payload, BYTES);
		}
		smr_str_clear(&got);
		assert_int_equal(fetch(roads, &shared, &got), SMR_OK);
		assert_memory_equal(got.s, payload, BYTES);
	}
	smr_blob_server_close(b);
	smr_str_free(&got);
}

static int make(void **state)
{
	if (!unit_has_interfaces())
		return 0;
	make_key(key_file, sizeof(key_file), "key");
	make_key(other_key, sizeof(other_key), "other");
	payload = smr_malloc(BYTES);
	for (size_t i = 0; payload != NULL && i < BYTES; i++)
		payload[i] = (char)(i * 7 + i / 4096);
	return payload == NULL;
}

static int unmake(void **state)
{
	unlink(key_file);
	unlink(other_key);
	smr_free(payload);
	return 0;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_payload_goes_out_and_comes_back_over_tcp),
		cmocka_unit_test(who_has_another_key_or_none_gets_nothing),
		cmocka_unit_test(a_node_is_served_once_its_key_is_known),
		cmocka_unit_test(a_node_that_is_not_known_gets_nothing),
		cmocka_unit_test(a_node_talks_to_nobody_but_who_has_the_key_of_the_ticket),
		cmocka_unit_test(what_came_before_a_connection_broke_does_not_come_again),
		cmocka_unit_test(a_node_that_is_killed_in_mid_transfer_loses_nothing),
	};

	if (argc == 3)
		return fetch_for_ever(argv[1], argv[2]);
	if (!unit_has_interfaces())
		return 77;
	return cmocka_run_group_tests(tests, make, unmake);
}
