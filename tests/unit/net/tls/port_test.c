/* Messages between two ports over TLS, and treatment of unauthenticated peers. */
#include "tls_case.h"

/* ---- messages -------------------------------------------------------------------------------- */

static void messages_of_all_sizes_arrive(void **state)
{
	static const size_t sizes[] = {1,      1000,    8192,    65535,    65536,
				       131072, 1048576, 1048577, 20000000, 8 << 20};

	connect_both();
	a_head_arrives();
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		for (size_t parts = 1; parts <= 7; parts += 3)
			a_body_in_parts_arrives(sizes[i], parts);
	close_both();
}

static int has_hundred(void *arg)
{
	return ((side *)arg)->messages >= 100;
}

static void small_messages_pass_between_the_pieces_of_a_body(void **state)
{
	char *bytes = make_bytes(64 << 20);
	struct iovec iov = {bytes, 64 << 20};

	connect_both();
	lock(&left);
	assert_int_equal(tls->send(left.end, 0, "body", 5, &iov, 1, on_sent, &left), 0);
	for (int i = 0; i < 100; i++)
		assert_int_equal(tls->send(left.end, 0, "small", 6, NULL, 0, NULL, NULL), 0);
	unlock(&left);
	assert_int_equal(soon(&right, has_hundred), 1);
	assert_int_equal(right.received, 0);
	assert_int_equal(soon(&right, has_body), 1);
	assert_memory_equal(right.body, bytes, iov.iov_len);
	close_both();
	free(bytes);
}

static void send_numbers(int n)
{
	for (int i = 0; i < n; i++) {
		char *head = tls->head(left.port);
		int len = snprintf(head, 16, "%d", i) + 1;

		assert_int_equal(tls->send_head(left.end, (size_t)len), 0);
	}
}

/* No thread waits on the left: the messages are gathered, and the port's own thread sends them. */
static void small_messages_in_a_row_all_arrive(void **state)
{
	enum { ROUNDS = 20 };

	connect_both();
	for (int round = 1; round <= ROUNDS; round++) {
		lock(&left);
		send_numbers(100);
		unlock(&left);
		assert_int_equal(soon(&right, has_hundred), 1);
		lock(&right);
		assert_int_equal(right.messages, 100);
		assert_string_equal(right.head, "99");
		right.messages = 0;
		unlock(&right);
	}
	close_both();
}

static void what_was_sent_before_the_end_arrives(void **state)
{
	for (int closes = 0; closes < 2; closes++) {
		connect_both();
		a_head_arrives(); /* then it is open */
		right.messages = 0;
		lock(&left);
		send_numbers(100);
		if (!closes)
			tls->drop(left.end);
		unlock(&left);
		if (closes)
			tls->close(left.port);
		if (closes)
			left.port = NULL;
		assert_int_equal(soon(&right, is_gone), 1);
		assert_int_equal(right.messages, 100);
		close_both();
	}
}

static void who_wants_an_answer_is_known(void **state)
{
	connect_both();
	lock(&right);
	assert_int_equal(tls->send(right.end, SMR_PORT_REPLY, "hello", 6, NULL, 0, NULL, NULL), 0);
	unlock(&right);
	assert_int_equal(soon(&left, has_message), 1);
	assert_ptr_equal(left.from, left.end);
	close_both();
}

static void a_body_that_is_not_wanted_is_skipped(void **state)
{
	char *bytes = make_bytes(16 << 20);
	struct iovec iov = {bytes, 16 << 20};

	connect_both();
	right.refuses = true;
	lock(&left);
	assert_int_equal(tls->send(left.end, 0, "body", 5, &iov, 1, on_sent, &left), 0);
	unlock(&left);
	assert_int_equal(soon(&left, is_settled), 1);
	assert_int_equal(left.bad, 1);
	right.refuses = false;
	right.messages = 0;
	a_head_arrives();
	a_body_in_parts_arrives(3 << 20, 1);
	close_both();
	free(bytes);
}

/* ---- ends ------------------------------------------------------------------------------------ */

static void the_end_of_a_port_is_noticed_by_the_other(void **state)
{
	connect_both();
	a_head_arrives();
	tls->close(right.port);
	right.port = NULL;
	assert_int_equal(soon(&left, is_gone), 1);
	assert_non_null(strstr(left.why, "ends the connection"));
	close_both();
}

static void nobody_listens_is_told(void **state)
{
	struct sockaddr_in *in = (struct sockaddr_in *)&at;

	open_both();
	in->sin_port = htons(1);
	dial(right.key);
	assert_int_equal(soon(&left, is_gone), 1);
	assert_non_null(strstr(left.why, "refused"));
	close_both();
}

static void a_wait_ends_in_time(void **state)
{
	int64_t from = smr_now_ns();

	open_both();
	assert_int_equal(comes_about(&left, never, 30000000), 0);
	assert_true(smr_now_ns() - from >= 30000000);
	assert_true(smr_now_ns() - from < UNIT_HANGS);
	close_both();
}

static void a_connection_that_is_dropped_gives_bodies_back(void **state)
{
	char *bytes = make_bytes(64 << 20);
	struct iovec iov = {bytes, 64 << 20};

	connect_both();
	lock(&left);
	assert_int_equal(tls->send(left.end, 0, "body", 5, &iov, 1, on_sent, &left), 0);
	tls->drop(left.end);
	unlock(&left);
	assert_int_equal(soon(&left, is_settled), 1);
	assert_int_equal(left.bad, 1);
	assert_int_equal(left.gone, 0);
	assert_int_equal(soon(&right, is_gone), 1);
	assert_int_equal(right.received, 0);
	close_both();
	free(bytes);
}

static void a_key_that_is_known_no_more_ends_its_connection(void **state)
{
	connect_both();
	lock(&right);
	memset(right.knows, 0, sizeof(right.knows));
	unlock(&right);
	assert_int_equal(soon(&right, is_gone), 1);
	assert_non_null(strstr(right.why, "not known any more"));
	close_both();
}

static int has_body_or_none(void *arg)
{
	return has_body(arg) || is_gone(arg) || ((side *)arg)->bad > 0;
}

/* Without memory at any point, the connection ends or continues; nothing else happens. */
static void a_connection_without_memory_ends(void **state)
{
	char *bytes = make_bytes(300000);
	struct iovec iov = {bytes, 300000};
	char err[200];
	int served = 0;
	bool dials;

	for (long n = 1; n <= 40; n++) {
		open_both();
		smr_alloc_fail_at(n);
		lock(&left);
		dials = tls->connect(left.port, &at, right.key, &left, &left.end, err,
				     sizeof(err)) == 0;
		unlock(&left);
		if (dials && comes_about(&right, is_accepted, 300000000) == 1) {
			lock(&left);
			dials = left.end != NULL &&
				tls->send(left.end, 0, "body", 5, &iov, 1, on_sent, &left) == 0;
			unlock(&left);
			if (dials)
				(void)comes_about(&right, has_body_or_none, 300000000);
			lock(&right);
			served += right.received;
			unlock(&right);
		}
		smr_alloc_fail_at(0);
		close_both();
	}
	assert_true(served > 0);
	free(bytes);
}

/* ---- strangers ------------------------------------------------------------------------------- */

static void who_has_another_key_than_told_is_refused(void **state)
{
	open_both();
	dial(left.key); /* the right port listens there */
	assert_int_equal(soon(&left, is_gone), 1);
	assert_non_null(strstr(left.why, "another key than the expected one"));
	assert_int_equal(right.accepted, 0);
	close_both();
}

static void who_is_not_known_is_refused(void **state)
{
	open_both();
	memset(right.knows, 0, sizeof(right.knows));
	dial(right.key);
	assert_int_equal(soon(&left, is_gone), 1);
	assert_string_equal(left.why, SMR_PORT_UNKNOWN);
	assert_int_equal(right.asked, 1);
	assert_int_equal(right.accepted, 0);
	close_both();
}

static void who_is_of_another_cluster_is_refused(void **state)
{
	left_cluster = "one";
	right_cluster = "two";
	open_both();
	dial(right.key);
	assert_int_equal(soon(&left, is_gone), 1);
	assert_string_equal(left.why, "it is of another cluster");
	assert_int_equal(right.accepted, 0);
	close_both();
	right_cluster = "one";
	connect_both();
	assert_string_equal(right.end->cluster, "one");
	assert_string_equal(right.end->role, "node");
	assert_string_equal(right.end->node, "n1");
	a_head_arrives();
	close_both();
	left_cluster = right_cluster = NULL;
	connect_both(); /* of no cluster, by a key that both have */
	assert_string_equal(right.end->cluster, "");
	close_both();
}

static void names_are_of_letters_whatever_a_certificate_says(void **state)
{
	left_cluster = "a\nb\x1b[31m c%s";
	connect_both();
	assert_string_equal(right.end->cluster, "a?b??31m?c?s");
	close_both();
	left_cluster = NULL;
}

/* TLS 1.3 reports a refusal to its client with the first read. */
static void is_refused(const side *as, int version)
{
	SSL_CTX *ctx;
	char byte;
	int fd;
	SSL *s;

	open_both();
	s = stranger(&ctx, as, version, &fd);
	assert_true(SSL_connect(s) != 1 || SSL_read(s, &byte, 1) <= 0);
	assert_int_equal(right.accepted, 0);
	end_stranger(ctx, s, fd);
	close_both();
}

static void who_shows_no_certificate_is_refused(void **state)
{
	is_refused(NULL, TLS1_3_VERSION);
}

static void who_speaks_tls_1_2_is_refused(void **state)
{
	is_refused(&left, TLS1_2_VERSION);
}

static void garbage_is_refused(void **state)
{
	char bytes[20000], back[1000];
	int fd;

	open_both();
	for (int i = 0; i < 20; i++) {
		fd = plain_socket();
		randombytes_buf(bytes, sizeof(bytes));
		if (i % 2 == 0) /* a record of 16 kB that begins a handshake */
			memcpy(bytes, "\x16\x03\x01\x40\x00\x01\x00\x3f\xfc", 9);
		(void)send(fd, bytes, i % 3 == 0 ? 5 : sizeof(bytes), MSG_NOSIGNAL);
		shutdown(fd, SHUT_WR);
		while (recv(fd, back, sizeof(back), 0) > 0)
			;
		close(fd);
	}
	dial(right.key);
	assert_int_equal(soon(&right, is_accepted), 1);
	a_head_arrives();
	close_both();
}

/* True: connections without a place were closed before the deadline of the others; false: this
 * machine was too busy to tell. */
static bool eight_have_places(void)
{
	int64_t from = smr_now_ns(), gone[12];
	int fds[12];
	char byte;

	open_both();
	for (int i = 0; i < 12; i++)
		fds[i] = plain_socket();
	for (int i = 11; i >= 0; i--) {
		assert_true(recv(fds[i], &byte, 1, 0) <= 0);
		gone[i] = smr_now_ns() - from;
		close(fds[i]);
	}
	for (int i = 0; i < 8; i++)
		assert_in_range(gone[i], 2500000000, UNIT_HANGS);
	close_both();
	return gone[8] < 2500000000;
}

static void who_says_nothing_has_three_seconds_and_eight_places(void **state)
{
	int tries = 1;

	while (tries <= 10 && !eight_have_places())
		tries++;
	assert_in_range(tries, 1, 10);
}

static uint32_t network_of(const char *host)
{
	struct sockaddr_storage s = {.ss_family = AF_INET};

	if (inet_pton(AF_INET, host, &((struct sockaddr_in *)&s)->sin_addr) != 1) {
		s.ss_family = AF_INET6;
		assert_int_equal(inet_pton(AF_INET6, host, &((struct sockaddr_in6 *)&s)->sin6_addr),
				 1);
	}
	return smr_tls_network(&s);
}

static void strangers_of_a_network_try_so_often_and_others_too(void **state)
{
	static tls_rate r;
	uint32_t here = network_of("10.1.2.3"), there = network_of("10.1.3.3");
	int64_t now = 1000000000;
	int n = 0;

	assert_int_equal(here, network_of("10.1.2.200"));
	assert_int_not_equal(here % TLS_RATE_PLACES, there % TLS_RATE_PLACES);
	assert_int_equal(network_of("2001:db8::1"), network_of("2001:db8::2"));
	assert_int_equal(network_of("127.0.0.1"), 0);
	assert_int_equal(network_of("::1"), 0);
	while (smr_tls_rate_take(&r, here, 1, now))
		n++;
	assert_int_equal(n, 2 * TLS_RATE_ONE);
	assert_true(smr_tls_rate_take(&r, there, 2, now));
	smr_tls_rate_give(&r, here, 7); /* a peer has authenticated: its token is returned */
	assert_true(smr_tls_rate_take(&r, here, 1, now));
	assert_false(smr_tls_rate_take(&r, here, 1, now));
	for (now += 1000000000, n = 0; smr_tls_rate_take(&r, here, 1, now); n++)
		;
	assert_int_equal(n, TLS_RATE_ONE);
	assert_true(smr_tls_rate_take(&r, here, 7, now)); /* its address always may */
	for (n = 0; n < 100000; n++)
		assert_true(smr_tls_rate_take(&r, 0, 3, now));
}

static void all_strangers_together_try_so_often(void **state)
{
	static tls_rate r;
	int n = 0;

	for (uint32_t network = 1; network < 100000; network++)
		n += smr_tls_rate_take(&r, network, network, 1000000000);
	assert_int_equal(n, 2 * TLS_RATE_ALL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(messages_of_all_sizes_arrive),
		cmocka_unit_test(small_messages_pass_between_the_pieces_of_a_body),
		cmocka_unit_test(small_messages_in_a_row_all_arrive),
		cmocka_unit_test(what_was_sent_before_the_end_arrives),
		cmocka_unit_test(who_wants_an_answer_is_known),
		cmocka_unit_test(a_body_that_is_not_wanted_is_skipped),
		cmocka_unit_test(the_end_of_a_port_is_noticed_by_the_other),
		cmocka_unit_test(nobody_listens_is_told),
		cmocka_unit_test(a_wait_ends_in_time),
		cmocka_unit_test(a_connection_that_is_dropped_gives_bodies_back),
		cmocka_unit_test(a_key_that_is_known_no_more_ends_its_connection),
		cmocka_unit_test(a_connection_without_memory_ends),
		cmocka_unit_test(who_has_another_key_than_told_is_refused),
		cmocka_unit_test(who_is_not_known_is_refused),
		cmocka_unit_test(who_is_of_another_cluster_is_refused),
		cmocka_unit_test(names_are_of_letters_whatever_a_certificate_says),
		cmocka_unit_test(who_shows_no_certificate_is_refused),
		cmocka_unit_test(who_speaks_tls_1_2_is_refused),
		cmocka_unit_test(garbage_is_refused),
		cmocka_unit_test(who_says_nothing_has_three_seconds_and_eight_places),
		cmocka_unit_test(strangers_of_a_network_try_so_often_and_others_too),
		cmocka_unit_test(all_strangers_together_try_so_often),
	};

	return sodium_init() < 0 || cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
