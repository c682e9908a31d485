/* The contract of every transport (net/net.h), for all that net/list.c has: a request is served,
 * whatever its size, by threads at once; its error is returned; a peer that is gone is not waited
 * for. */
#include <pthread.h>
#include <sys/stat.h>

#include "base/fs.h"
#include "net/net.h"
#include "unit.h"

enum { MOST = 16, HEAD = 3, THREADS = 3, TIMES = 40 };

static char names[MOST][32];
static size_t nnames;
static char key_file[300];
static const smr_transport *transport;
static smr_link *server, *client; /* the same where a transport stays inside the process */
static _Atomic int served;

/* All names, as in the message for an unknown one. */
static int list_transports(void **state)
{
	char text[400], *word, *rest = NULL;
	static const char key[] =
		"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff\n";

	if (smr_transport_find("a dove") != NULL || unit_make_folder(state) != 0)
		return -1;
	(void)snprintf(text, sizeof(text), "%s", strrchr(smr_errmsg(), ':') + 1);
	for (word = strtok_r(text, " ", &rest); word != NULL && nnames < MOST;
	     word = strtok_r(NULL, " ", &rest))
		(void)snprintf(names[nnames++], sizeof(names[0]), "%s", word);
	(void)snprintf(key_file, sizeof(key_file), "%s", unit_path("key"));
	if (smr_write_file(key_file, key, strlen(key), SMR_WRITE_FAST) != SMR_OK ||
	    chmod(key_file, 0600) != 0)
		return -1;
	return nnames >= 4 ? 0 : -1;
}

/* Three bytes of a head, then the request's bytes, each one more; "fail" fails. */
static smr_status serve(void *ctx, const void *request, size_t n, smr_str *reply)
{
	const char *bytes = request;

	served++;
	if (n == 4 && memcmp(bytes, "fail", 4) == 0)
		return smr_fail(SMR_EUNSUPPORTED, "asked to fail");
	smr_str_write(reply, "HED", HEAD);
	for (size_t i = 0; i < n; i++)
		smr_str_putc(reply, (char)(bytes[i] + 1));
	return SMR_OK;
}

static void must(smr_status st)
{
	if (st != SMR_OK)
		fail_msg("%s: %s", transport->name, smr_errmsg());
}

static void open_both(void)
{
	smr_access access = {.key_file = key_file};
	const char *at;

	served = 0;
	if (transport->open(NULL, &access, serve, NULL, &server) ==
	    SMR_EINVAL) /* it must be told where */
		must(transport->open("tcp:127.0.0.1:0", &access, serve, NULL, &server));
	at = transport->address != NULL ? transport->address(server) : NULL;
	client = server;
	if (at != NULL)
		must(transport->open(at, &access, NULL, NULL, &client));
}

static void close_both(void)
{
	if (client != server)
		transport->close(client);
	transport->close(server);
}

static void for_each_transport(void (*look)(void))
{
	for (size_t i = 0; i < nnames; i++) {
		transport = smr_transport_find(names[i]);
		assert_non_null(transport);
		open_both();
		look();
		close_both();
	}
}

static void each_has_a_name_and_says_what_it_is(void **state)
{
	for (size_t i = 0; i < nnames; i++) {
		const smr_transport *t = smr_transport_find(names[i]);

		assert_string_equal(t->name, names[i]);
		assert_true(strlen(t->about) > 0);
		t->close(NULL);
	}
}

static void request_of(size_t n)
{
	char *bytes = malloc(n + 1), head[HEAD];
	struct iovec iov[3] = {{bytes, n / 3}, {bytes + n / 3, 0}, {bytes + n / 3, n - n / 3}};
	smr_str reply = {0};

	for (size_t i = 0; i < n; i++)
		bytes[i] = (char)(i * 13 + i / 255);
	smr_str_puts(&reply, "before"); /* the text so far stays */
	must(transport->call(client, iov, 3, head, HEAD, &reply));
	assert_memory_equal(head, "HED", HEAD);
	assert_int_equal(reply.n, n + 6);
	assert_memory_equal(reply.s, "before", 6);
	for (size_t i = 0; i < n; i++)
		if (reply.s[6 + i] != (char)(bytes[i] + 1))
			fail_msg("%s: byte %zu of %zu", transport->name, i, n);
	smr_str_free(&reply);
	free(bytes);
}

static void all_sizes(void)
{
	static const size_t sizes[] = {0, 1, 7, 64, 1000, 4096, 65537, 1 << 20, 3000001};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		request_of(sizes[i]);
	assert_int_equal(served, sizeof(sizes) / sizeof(sizes[0])); /* each once */
}

static void requests_of_any_size_are_served_once(void **state)
{
	for_each_transport(all_sizes);
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
	assert_int_equal(served, THREADS * TIMES);
}

static void threads_do_not_mix_their_replies(void **state)
{
	for_each_transport(several_threads);
}

static void failure(void)
{
	struct iovec iov = {(void *)(uintptr_t)"fail", 4};
	smr_str reply = {0};
	char head[HEAD];

	assert_true(transport->call(client, &iov, 1, head, HEAD, &reply) != SMR_OK);
	assert_true(strlen(smr_errmsg()) > 0);
	assert_int_equal(reply.n, 0);
	smr_str_free(&reply);
	request_of(10); /* the link goes on */
}

static void what_a_request_fails_with_is_told(void **state)
{
	for_each_transport(failure);
}

static void short_reply(void)
{
	struct iovec iov = {NULL, 0};
	smr_str reply = {0};
	char head[64];

	/* damaged, or, where sockets are read, not to be read */
	assert_true(transport->call(client, &iov, 1, head, sizeof(head), &reply) != SMR_OK);
	assert_int_equal(reply.n, 0);
	smr_str_free(&reply);
}

static void a_reply_without_its_head_is_none(void **state)
{
	for_each_transport(short_reply);
}

static void server_goes(void)
{
	struct iovec iov = {(void *)(uintptr_t)"x", 1};
	smr_str reply = {0};
	smr_status st = SMR_OK;
	char head[HEAD];

	if (client == server)
		return; /* inside the process no peer ends alone */
	request_of(10);
	transport->close(server);
	server = NULL;
	for (int i = 0; i < 3 && st == SMR_OK; i++)
		st = transport->call(client, &iov, 1, head, HEAD, &reply);
	assert_true(st == SMR_ENOTFOUND || st == SMR_EIO);
	smr_str_free(&reply);
}

static void nobody_waits_for_who_is_gone(void **state)
{
	for_each_transport(server_goes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_has_a_name_and_says_what_it_is),
		cmocka_unit_test(requests_of_any_size_are_served_once),
		cmocka_unit_test(threads_do_not_mix_their_replies),
		cmocka_unit_test(what_a_request_fails_with_is_told),
		cmocka_unit_test(a_reply_without_its_head_is_none),
		cmocka_unit_test(nobody_waits_for_who_is_gone),
	};

	return cmocka_run_group_tests(tests, list_transports, unit_drop_folder);
}
