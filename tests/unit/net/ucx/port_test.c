/* Messages between two ports of one process: through the network and through shared memory. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "net/port.h"
#include "port_case.h"
#include "unit.h"

extern const smr_port_table smr_ucx_calls;
static const smr_port_table *ucx;
static side left, right;

static void open_side(side *s, int shared_memory)
{
	smr_port_options o = {.shared_memory = shared_memory,
			      .poll_ns = 5000,
			      .events = {s, NULL, on_accept, on_head, on_message, on_received,
					 on_gone, on_tick}};
	char err[200] = "";

	if (!shared_memory)
		unit_needs_interfaces();
	*s = (side){0};
	if (ucx->open(&o, &s->port, err, sizeof(err)) != 0)
		fail_msg("%s", err);
}

static void close_both(void)
{
	ucx->close(left.port);
	ucx->close(right.port);
	free(left.body);
	free(right.body);
}

static void lock(smr_port *p)
{
	smr_futex_lock_enter(&ucx->face(p)->gate);
}

static void unlock(smr_port *p)
{
	smr_futex_lock_leave(&ucx->face(p)->gate);
}

static int comes_about(const side *s, int (*done)(void *arg), void *arg, int64_t ns)
{
	int is;

	lock(s->port);
	is = ucx->wait(s->port, done, arg, ns);
	unlock(s->port);
	return is;
}

static int soon(const side *s, int (*done)(void *arg), void *arg)
{
	return comes_about(s, done, arg, 5000000000);
}

/* left → right */
static void connect_tcp(void)
{
	struct sockaddr_storage at = {.ss_family = AF_INET};
	struct sockaddr_in *in = (struct sockaddr_in *)&at;
	char err[200] = "";

	open_side(&left, 0);
	open_side(&right, 0);
	in->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (ucx->listen(right.port, &at, err, sizeof(err)) != 0)
		fail_msg("%s", err);
	assert_int_not_equal(in->sin_port, 0);
	lock(left.port);
	assert_int_equal(ucx->connect(left.port, &at, NULL, &left, &left.end, err, sizeof(err)), 0);
	unlock(left.port);
	ucx->kick(left.port);
	assert_int_equal(soon(&right, is_accepted, &right), 1);
}

static void connect_shared_memory(void)
{
	char at[2][4096], err[200] = "";
	side *sides[] = {&left, &right};
	size_t n[2] = {sizeof(at[0]), sizeof(at[1])};

	for (int i = 0; i < 2; i++) {
		side *s = sides[i];

		open_side(s, 1);
		lock(s->port);
		if (ucx->meet(s->port, s, &s->end, at[i], &n[i], err, sizeof(err)) != 0)
			fail_msg("%s", err);
		unlock(s->port);
	}
	for (int i = 0; i < 2; i++) {
		lock(sides[i]->port);
		if (ucx->join(sides[i]->end, at[1 - i], n[1 - i], err, sizeof(err)) != 0)
			fail_msg("%s", err);
		unlock(sides[i]->port);
	}
}

static void a_head_arrives(void)
{
	lock(left.port);
	assert_int_equal(ucx->send(left.end, 0, "hello", 6, NULL, 0, NULL, NULL), 0);
	unlock(left.port);
	ucx->kick(left.port);
	assert_int_equal(soon(&right, has_message, &right), 1);
	assert_int_equal(right.nhead, 6);
	assert_string_equal(right.head, "hello");
}

static void a_body_in_pieces_arrives(size_t n, size_t npieces)
{
	char *bytes = malloc(n);
	struct iovec iov[8];

	for (size_t i = 0; i < n; i++)
		bytes[i] = (char)(i * 7 + i / 251);
	for (size_t i = 0; i < npieces; i++) {
		size_t from = n * i / npieces;

		iov[i] = (struct iovec){bytes + from, n * (i + 1) / npieces - from};
	}
	lock(right.port);
	right.received = 0;
	unlock(right.port);
	lock(left.port);
	left.sent = 0;
	assert_int_equal(ucx->send(left.end, 0, "body", 5, iov, npieces, on_sent, &left), 0);
	unlock(left.port);
	assert_int_equal(soon(&right, has_body, &right), 1);
	assert_int_equal(soon(&left, was_sent, &left), 1);
	lock(right.port);
	assert_int_equal(right.nbody, n);
	assert_memory_equal(right.body, bytes, n);
	unlock(right.port);
	free(bytes);
}

static void all_sizes_arrive(void)
{
	static const size_t sizes[] = {1, 1000, 8192, 65535, 65536, 300000, 20000000};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		for (size_t pieces = 1; pieces <= 7; pieces += 3)
			a_body_in_pieces_arrives(sizes[i], pieces);
}

static void who_wants_an_answer_is_known(void **state)
{
	connect_tcp();
	lock(right.port);
	assert_int_equal(ucx->send(right.end, SMR_PORT_REPLY, "hello", 6, NULL, 0, NULL, NULL), 0);
	unlock(right.port);
	ucx->kick(right.port);
	assert_int_equal(soon(&left, has_message, &left), 1);
	assert_ptr_equal(left.from, left.end);
	close_both();
}

static void messages_of_all_sizes_arrive_over_tcp(void **state)
{
	connect_tcp();
	a_head_arrives();
	all_sizes_arrive();
	close_both();
}

static void messages_of_all_sizes_arrive_through_shared_memory(void **state)
{
	connect_shared_memory();
	a_head_arrives();
	all_sizes_arrive();
	close_both();
}

static void the_end_of_a_port_is_noticed_by_the_other(void **state)
{
	connect_tcp();
	a_head_arrives();
	ucx->close(right.port);
	right.port = NULL;
	assert_int_equal(soon(&left, is_gone, &left), 1);
	close_both();
}

static void nobody_listens_is_told(void **state)
{
	struct sockaddr_storage to = {.ss_family = AF_INET};
	struct sockaddr_in *in = (struct sockaddr_in *)&to;
	char err[200] = "";

	open_side(&left, 0);
	right = (side){0};
	in->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	in->sin_port = htons(1);
	lock(left.port);
	if (ucx->connect(left.port, &to, NULL, &left, &left.end, err, sizeof(err)) == 0) {
		unlock(left.port);
		assert_int_equal(soon(&left, is_gone, &left), 1);
	} else {
		unlock(left.port);
		assert_non_null(strstr(err, "no connection"));
	}
	close_both();
}

static int never(void *arg)
{
	return 0;
}

static void a_wait_ends_in_time(void **state)
{
	int64_t from = smr_now_ns();

	open_side(&left, 0);
	right = (side){0};
	assert_int_equal(comes_about(&left, never, NULL, 30000000), 0);
	assert_true(smr_now_ns() - from >= 30000000);
	assert_true(smr_now_ns() - from < UNIT_HANGS);
	close_both();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(messages_of_all_sizes_arrive_over_tcp),
		cmocka_unit_test(messages_of_all_sizes_arrive_through_shared_memory),
		cmocka_unit_test(who_wants_an_answer_is_known),
		cmocka_unit_test(the_end_of_a_port_is_noticed_by_the_other),
		cmocka_unit_test(nobody_listens_is_told),
		cmocka_unit_test(a_wait_ends_in_time),
	};

	setenv("UCX_POSIX_ERROR_HANDLING", "y", 1);
	setenv("UCX_CMA_ERROR_HANDLING", "y", 1);
	ucx = &smr_ucx_calls;
	return cmocka_run_group_tests(tests, NULL, NULL);
}
