/* The contract of every road between processes (net/rpc/rpc.h): a message arrives whole, in
 * both directions, of any size; a peer with another key is refused; errors are reported, and no
 * call waits for a peer that is gone. */
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include "net/rpc/rpc.h"
#include "unit.h"

enum { RANGE = 1 << 16, WAIT_MS = 60000, THREADS = 4, TIMES = 50 };

static const struct {
	smr_rpc_kind kind;
	const char *name, *address;
} roads[] = {
	{SMR_RPC_TLS, "TLS", "tcp:127.0.0.1:0"},
	{SMR_RPC_TCP, "UCX over tcp", "tcp:127.0.0.1:0"},
	{SMR_RPC_SHARED_MEMORY, "shared memory", NULL},
};
static size_t road; /* that is looked at */

static smr_rpc *left, *right;
static smr_peer *to_right;
static uint8_t key[SMR_RPC_KEY];
static _Alignas(64) char range[RANGE];
static char at[200];

static void must(smr_status st)
{
	if (st != SMR_OK)
		fail_msg("%s: %s", roads[road].name, smr_errmsg());
}

/* The bytes, each one more; "fail" fails. */
static smr_status serve(void *ctx, const void *request, size_t n, smr_str *reply)
{
	const char *bytes = request;

	if (n == 4 && memcmp(bytes, "fail", 4) == 0)
		return smr_fail(SMR_EUNSUPPORTED, "asked to fail");
	for (size_t i = 0; i < n; i++)
		smr_str_putc(reply, (char)(bytes[i] + 1));
	return SMR_OK;
}

static smr_rpc_options options(void)
{
	return (smr_rpc_options){.kind = roads[road].kind,
				 .rank = 0,
				 .nranks = 1,
				 .serve = serve,
				 .data = range,
				 .data_size = sizeof(range),
				 .shared_key = key};
}

static void open_right(void)
{
	smr_rpc_options o = options();
	smr_str bound = {0};
	char path[64];

	(void)snprintf(path, sizeof(path), "unix:/tmp/conform-%ld", (long)getpid());
	must(smr_rpc_open(&o, &right));
	must(smr_rpc_listen(right, roads[road].address != NULL ? roads[road].address : path, key,
			    &bound));
	(void)snprintf(at, sizeof(at), "%s", smr_str_text(&bound));
	smr_str_free(&bound);
}

static void open_both(void)
{
	smr_rpc_options o = options();

	if (roads[road].kind == SMR_RPC_TCP)
		unit_needs_interfaces();
	smr_rpc_key_make(key);
	memset(range, 0, sizeof(range));
	open_right();
	o.rank = 1;
	must(smr_rpc_open(&o, &left));
	must(smr_rpc_connect(left, at, key, WAIT_MS, &to_right));
}

static void close_both(void)
{
	smr_peer_release(to_right);
	smr_rpc_close(left);
	smr_rpc_close(right);
}

static void for_each_road(void (*look)(void))
{
	for (road = 0; road < sizeof(roads) / sizeof(roads[0]); road++) {
		open_both();
		look();
		close_both();
	}
}

/* ---- what arrives ------------------------------------------------------------------------------
 */

static void request_of(size_t n)
{
	char *bytes = malloc(n + 1);
	struct iovec iov[2] = {{bytes, n / 3}, {bytes + n / 3, n - n / 3}};
	smr_str answer = {0};

	for (size_t i = 0; i < n; i++)
		bytes[i] = (char)(i * 13 + i / 255);
	must(smr_peer_request(to_right, iov, 2, WAIT_MS, &answer));
	assert_int_equal(answer.n, n);
	for (size_t i = 0; i < n; i++)
		if (answer.s[i] != (char)(bytes[i] + 1))
			fail_msg("%s: byte %zu of %zu", roads[road].name, i, n);
	smr_str_free(&answer);
	free(bytes);
}

static void requests_of_all_sizes(void)
{
	static const size_t sizes[] = {0,    1,    63,   64,    65,      1000,
				       4095, 4096, 8191, 65536, 1 << 20, 5000001};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		request_of(sizes[i]);
}

static void requests_of_any_size_come_back_whole(void **state)
{
	for_each_road(requests_of_all_sizes);
}

static void *ask_often(void *arg)
{
	for (size_t i = 0; i < TIMES; i++)
		request_of(i * 37 + *(size_t *)arg);
	return NULL;
}

static void several_threads(void)
{
	size_t from[THREADS];
	pthread_t t[THREADS];

	for (size_t i = 0; i < THREADS; i++) {
		from[i] = 1000 * i;
		assert_int_equal(pthread_create(&t[i], NULL, ask_often, &from[i]), 0);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
}

static void threads_do_not_mix_their_answers(void **state)
{
	for_each_road(several_threads);
}

static void ranges(void)
{
	char bytes[3000], back[3000];

	for (size_t i = 0; i < sizeof(bytes); i++)
		bytes[i] = (char)(i * 7);
	for (size_t n = 1; n <= sizeof(bytes); n = n * 3 + 1) {
		uint64_t offset = RANGE - n; /* up to its last byte */

		must(smr_peer_put(to_right, offset, bytes, n, WAIT_MS));
		assert_memory_equal(range + offset, bytes, n);
		memset(back, 0x5a, sizeof(back));
		must(smr_peer_get(to_right, offset, back, n, WAIT_MS));
		assert_memory_equal(back, bytes, n);
		assert_true(n == sizeof(back) || back[n] == 0x5a);
	}
}

static void what_is_put_is_what_is_got(void **state)
{
	for_each_road(ranges);
}

/* ---- what is refused ---------------------------------------------------------------------------
 */

static void beyond_the_range(void)
{
	char bytes[64] = {0};

	assert_true(smr_peer_get(to_right, RANGE - 63, bytes, 64, WAIT_MS) != SMR_OK);
	assert_true(smr_peer_put(to_right, RANGE, bytes, 1, WAIT_MS) != SMR_OK);
	assert_true(smr_peer_get(to_right, UINT64_MAX - 8, bytes, 64, WAIT_MS) != SMR_OK);
	request_of(10); /* and the road goes on */
}

static void who_reaches_beyond_a_range_is_told(void **state)
{
	for_each_road(beyond_the_range);
}

static void failures(void)
{
	struct iovec iov = {(void *)(uintptr_t)"fail", 4};
	smr_str answer = {0};

	assert_int_equal(smr_peer_request(to_right, &iov, 1, WAIT_MS, &answer), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "asked to fail"));
	assert_int_equal(answer.n, 0);
	smr_str_free(&answer);
	request_of(10);
}

static void what_the_other_side_fails_with_arrives(void **state)
{
	for_each_road(failures);
}

static void another_key(void)
{
	smr_rpc_options o = options();
	uint8_t other[SMR_RPC_KEY];
	smr_peer *e = NULL;
	smr_rpc *p;

	if (roads[road].kind == SMR_RPC_SHARED_MEMORY)
		return; /* it has none: the peer of the socket is the same user */

	smr_rpc_key_make(other);
	o.shared_key = other;
	o.rank = 1;
	must(smr_rpc_open(&o, &p));
	if (smr_rpc_connect(p, at, other, WAIT_MS, &e) == SMR_OK)
		fail_msg("%s takes another key", roads[road].name);
	assert_true(strlen(smr_errmsg()) > 0);
	smr_peer_release(e);
	smr_rpc_close(p);
	request_of(10); /* a peer that has the key is not disturbed */
}

static void who_has_another_key_is_refused(void **state)
{
	for_each_road(another_key);
}

static void other_side_closes(void)
{
	struct iovec iov = {(void *)(uintptr_t)"x", 1};
	smr_str answer = {0};
	smr_status st = SMR_OK;

	request_of(10);
	smr_rpc_close(right);
	right = NULL;
	for (int i = 0; i < 3 && st == SMR_OK; i++)
		st = smr_peer_request(to_right, &iov, 1, WAIT_MS, &answer);
	assert_int_equal(st, SMR_EIO);
	assert_false(smr_peer_alive(to_right));
	smr_str_free(&answer);
}

static void nobody_waits_for_who_is_gone(void **state)
{
	for_each_road(other_side_closes);
}

static void nobody_there(void)
{
	smr_peer *e = NULL;
	char gone[200];

	(void)snprintf(gone, sizeof(gone), "%s", at);
	smr_rpc_close(right);
	right = NULL;
	assert_true(smr_rpc_connect(left, gone, key, 2000, &e) != SMR_OK);
	assert_true(strlen(smr_errmsg()) > 0);
	smr_peer_release(e);
}

static void where_nobody_listens_is_told(void **state)
{
	for_each_road(nobody_there);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(requests_of_any_size_come_back_whole),
		cmocka_unit_test(threads_do_not_mix_their_answers),
		cmocka_unit_test(what_is_put_is_what_is_got),
		cmocka_unit_test(who_reaches_beyond_a_range_is_told),
		cmocka_unit_test(what_the_other_side_fails_with_arrives),
		cmocka_unit_test(who_has_another_key_is_refused),
		cmocka_unit_test(nobody_waits_for_who_is_gone),
		cmocka_unit_test(where_nobody_listens_is_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
