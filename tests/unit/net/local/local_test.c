/* Messages between processes of one machine. */
#include <sys/wait.h>
#include <unistd.h>

#include "net/net.h"
#include "unit.h"

static const smr_transport *local;

static smr_status twice(void *ctx, const void *request, size_t n, smr_str *reply)
{
	if (n == 4 && memcmp(request, "fail", 4) == 0)
		return smr_fail(SMR_EINVAL, "asked to fail");
	smr_str_write(reply, request, n);
	smr_str_write(reply, request, n);
	return SMR_OK;
}

static smr_status call(smr_link *l, const void *data, size_t n, smr_str *reply)
{
	struct iovec iov = {(void *)(uintptr_t)data, n};

	return local->call(l, &iov, 1, NULL, 0, reply);
}

static void a_message_of_any_size_is_answered_by_another_process(void **state)
{
	static const size_t sizes[] = {0, 1, 4096, 5000000};
	smr_link *server, *client;
	int status;
	pid_t child;

	assert_int_equal(local->open(NULL, NULL, twice, NULL, &server), SMR_OK);
	child = fork();
	if (child == 0) {
		bool ok = local->open(local->address(server), NULL, NULL, NULL, &client) == SMR_OK;

		for (size_t i = 0; ok && i < 4; i++) {
			char *data = calloc(1, sizes[i] + 1);
			smr_str reply = {0};

			memset(data, 'x', sizes[i]);
			ok = call(client, data, sizes[i], &reply) == SMR_OK &&
			     reply.n == 2 * sizes[i] &&
			     memcmp(smr_str_text(&reply) + sizes[i], data, sizes[i]) == 0;
			smr_str_free(&reply);
			free(data);
		}
		_exit(!ok);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	local->close(server);
}

static void who_serves_no_longer_or_fails_is_told(void **state)
{
	smr_link *server, *client;
	smr_str reply = {0};

	assert_int_equal(local->open("samara-test-gone", NULL, twice, NULL, &server), SMR_OK);
	assert_int_equal(local->open("samara-test-gone", NULL, NULL, NULL, &client), SMR_OK);
	assert_int_equal(call(client, "fail", 4, &reply), SMR_EIO);
	assert_non_null(strstr(smr_errmsg(), "gone or silent"));
	local->close(server);
	assert_int_equal(call(client, "hello", 5, &reply), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "no process listens at samara-test-gone"));
	local->close(client);
	smr_str_free(&reply);
}

/* Sends pieces, and receives the reply's beginning in a separate place; repeatedly on one link. */
static void pieces_go_out_and_come_back_apart(void **state)
{
	enum { N = 40 };
	char data[N] = "0123456789abcdefghijklmnopqrstuvwxyzABC", head[5];
	struct iovec iov[N];
	smr_link *server, *client;
	smr_str reply = {0};

	for (int i = 0; i < N; i++)
		iov[i] = (struct iovec){data + i, 1};
	iov[3].iov_len = 0;
	assert_int_equal(local->open(NULL, NULL, twice, NULL, &server), SMR_OK);
	assert_int_equal(local->open(local->address(server), NULL, NULL, NULL, &client), SMR_OK);
	smr_str_puts(&reply, "=");
	for (size_t i = 0; i < 20; i++) {
		assert_int_equal(local->call(client, iov, N, head, sizeof(head), &reply), SMR_OK);
		assert_memory_equal(head, "01245", 5);
		assert_int_equal(reply.n, 1 + (i + 1) * (2 * (N - 1) - 5));
	}
	assert_memory_equal(reply.s, "=6789abc", 8);
	/* a reply that is too short is an error */
	assert_int_equal(local->call(client, iov, 2, head, sizeof(head), &reply), SMR_EIO);
	local->close(server);
	local->close(client);
	smr_str_free(&reply);
}

static void an_address_that_is_none_is_refused(void **state)
{
	smr_link *l;
	char longest[200];

	memset(longest, 'a', sizeof(longest) - 1);
	longest[sizeof(longest) - 1] = '\0';
	assert_int_equal(local->open(longest, NULL, twice, NULL, &l), SMR_EINVAL);
	assert_int_equal(local->open("", NULL, NULL, NULL, &l), SMR_EINVAL);
	assert_int_equal(local->open(NULL, NULL, NULL, NULL, &l), SMR_EINVAL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_message_of_any_size_is_answered_by_another_process),
		cmocka_unit_test(who_serves_no_longer_or_fails_is_told),
		cmocka_unit_test(pieces_go_out_and_come_back_apart),
		cmocka_unit_test(an_address_that_is_none_is_refused),
	};

	local = smr_transport_find("local");
	return cmocka_run_group_tests(tests, NULL, NULL);
}
