/* Messages between two ports over TLS, and what strangers get. The strangers are OpenSSL of its
 * own, or bytes alone. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "net/tls/port.h"
#include "unit.h"

typedef struct side {
	smr_port *port;
	smr_port_end *end; /* to the other side */
	smr_port_end *from;
	char head[100];
	size_t nhead, nbody;
	int messages, received, sent, gone, accepted, bad, asked;
	char *body;
	char why[100];
	bool refuses; /* bodies */
	uint8_t secret[SMR_PORT_KEY], key[SMR_PORT_KEY];
	uint8_t knows[SMR_PORT_KEY]; /* the one that it takes */
} side;

static const smr_port_table *tls = &smr_tls_table;
static side left, right;
static struct sockaddr_storage at;

static bool on_knows(void *ctx, const uint8_t key[SMR_PORT_KEY])
{
	side *s = ctx;

	s->asked++;
	return memcmp(s->knows, key, SMR_PORT_KEY) == 0;
}

static void *on_accept(void *ctx, smr_port_end *e)
{
	side *s = ctx;

	s->end = e;
	s->accepted++;
	return s;
}

static void *on_message(void *ctx, smr_port_end *from, const void *head, size_t nhead,
			const void *body, size_t n, void **cookie)
{
	side *s = ctx;

	memcpy(s->head, head, nhead < sizeof(s->head) ? nhead : sizeof(s->head));
	s->nhead = nhead;
	s->nbody = n;
	s->messages++;
	s->from = from;
	if (n == 0 || s->refuses)
		return NULL;
	free(s->body);
	s->body = malloc(n);
	*cookie = s;
	if (body == NULL)
		return s->body;
	memcpy(s->body, body, n);
	s->received++;
	return NULL;
}

static void on_head(void *ctx, const void *head, size_t n)
{
	void *none;

	(void)on_message(ctx, NULL, head, n, NULL, 0, &none);
}

static void on_received(void *ctx, void *cookie, int ok)
{
	side *s = ctx;

	s->received += ok;
	s->bad += !ok;
}

static void on_gone(void *ctx, void *user, const char *why)
{
	side *s = ctx;

	s->gone++;
	s->end = NULL;
	snprintf(s->why, sizeof(s->why), "%s", why);
}

static int64_t on_tick(void *ctx, int64_t now)
{
	return INT64_MAX;
}

static void on_sent(void *arg, int ok)
{
	side *s = arg;

	s->sent += ok;
	s->bad += !ok;
}

static const char *left_cluster, *right_cluster;

static void open_side(side *s)
{
	smr_port_options o = {.secret = s->secret,
			      .events = {s, on_knows, on_accept, on_head, on_message, on_received,
					 on_gone, on_tick}};
	char err[200] = "";
	uint8_t both[64];

	o.name = (smr_end_name){s == &left ? left_cluster : right_cluster, "node", "n1"};
	*s = (side){0};
	randombytes_buf(s->secret, SMR_PORT_KEY);
	crypto_sign_seed_keypair(s->key, both, s->secret);
	if (tls->open(&o, &s->port, err, sizeof(err)) != 0)
		fail_msg("%s", err);
}

static void lock(const side *s)
{
	smr_gate_enter(&tls->face(s->port)->gate);
}

static void unlock(const side *s)
{
	smr_gate_leave(&tls->face(s->port)->gate);
}

static void open_both(void)
{
	struct sockaddr_in *in = (struct sockaddr_in *)&at;
	char err[200] = "";

	open_side(&left);
	open_side(&right);
	memcpy(right.knows, left.key, SMR_PORT_KEY);
	at = (struct sockaddr_storage){.ss_family = AF_INET};
	in->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (tls->listen(right.port, &at, err, sizeof(err)) != 0)
		fail_msg("%s", err);
	assert_int_not_equal(in->sin_port, 0);
}

static void close_both(void)
{
	tls->close(left.port);
	tls->close(right.port);
	free(left.body);
	free(right.body);
	left = right = (side){0};
}

static int comes_about(const side *s, int (*done)(void *arg), int64_t ns)
{
	int is;

	lock(s);
	is = tls->wait(s->port, done, (void *)(uintptr_t)s, ns);
	unlock(s);
	return is;
}

static int soon(const side *s, int (*done)(void *arg))
{
	return comes_about(s, done, 5000000000);
}

static int is_accepted(void *arg)
{
	return ((side *)arg)->accepted > 0;
}

static int has_message(void *arg)
{
	return ((side *)arg)->messages > 0;
}

static int has_body(void *arg)
{
	return ((side *)arg)->received > 0;
}

static int was_sent(void *arg)
{
	return ((side *)arg)->sent + ((side *)arg)->bad > 0;
}

static int is_gone(void *arg)
{
	return ((side *)arg)->gone > 0;
}

static int never(void *arg)
{
	return 0;
}

static void dial(const uint8_t *pin)
{
	char err[200] = "";

	lock(&left);
	if (tls->connect(left.port, &at, pin, &left, &left.end, err, sizeof(err)) != 0)
		fail_msg("%s", err);
	unlock(&left);
}

static void connect_both(void)
{
	open_both();
	dial(right.key);
	assert_int_equal(soon(&right, is_accepted), 1);
}

/* ---- messages -------------------------------------------------------------------------------- */

static void a_head_arrives(void)
{
	lock(&left);
	assert_int_equal(tls->send(left.end, 0, "hello", 6, NULL, 0, NULL, NULL), 0);
	unlock(&left);
	assert_int_equal(soon(&right, has_message), 1);
	assert_int_equal(right.nhead, 6);
	assert_string_equal(right.head, "hello");
}

static char *make_bytes(size_t n)
{
	char *bytes = malloc(n);

	for (size_t i = 0; i < n; i++)
		bytes[i] = (char)(i * 7 + i / 251);
	return bytes;
}

static void a_body_in_parts_arrives(size_t n, size_t nparts)
{
	char *bytes = make_bytes(n);
	struct iovec iov[8];

	for (size_t i = 0; i < nparts; i++) {
		size_t from = n * i / nparts;

		iov[i] = (struct iovec){bytes + from, n * (i + 1) / nparts - from};
	}
	lock(&right);
	right.received = 0;
	unlock(&right);
	lock(&left);
	left.sent = 0;
	assert_int_equal(tls->send(left.end, 0, "body", 5, iov, nparts, on_sent, &left), 0);
	unlock(&left);
	assert_int_equal(soon(&right, has_body), 1);
	assert_int_equal(soon(&left, was_sent), 1);
	lock(&right);
	assert_int_equal(right.nbody, n);
	assert_memory_equal(right.body, bytes, n);
	unlock(&right);
	free(bytes);
}

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
	assert_int_equal(soon(&left, was_sent), 1);
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
	assert_true(smr_now_ns() - from < 1000000000);
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
	assert_int_equal(soon(&left, was_sent), 1);
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

/* Whichever piece of memory is missing: the connection ends, or goes on; nothing else. */
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
	dial(left.key); /* it is right who listens there */
	assert_int_equal(soon(&left, is_gone), 1);
	assert_non_null(strstr(left.why, "another key than told"));
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
	connect_both(); /* of none, by a key that both have */
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

static int plain_socket(void)
{
	struct timeval patience = {.tv_sec = 10};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	(void)setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
	assert_int_equal(connect(fd, (struct sockaddr *)&at, sizeof(struct sockaddr_in)), 0);
	return fd;
}

/* An SSL of OpenSSL's own with the side's key, if any. */
static SSL *stranger(SSL_CTX **ctx, const side *as, int version, int *fd)
{
	smr_port p = {0};
	char err[200];
	SSL *s;

	if (as != NULL) {
		assert_true(smr_tls_identity(&p, as->secret, err, sizeof(err)));
		*ctx = p.ctx;
	} else {
		*ctx = SSL_CTX_new(TLS_method());
	}
	SSL_CTX_set_cert_verify_callback(*ctx, NULL, NULL);
	SSL_CTX_set_verify(*ctx, SSL_VERIFY_NONE, NULL);
	SSL_CTX_set_min_proto_version(*ctx, version);
	SSL_CTX_set_max_proto_version(*ctx, version);
	s = SSL_new(*ctx);
	*fd = plain_socket();
	SSL_set_fd(s, *fd);
	return s;
}

static void end_stranger(SSL_CTX *ctx, SSL *s, int fd)
{
	SSL_free(s);
	SSL_CTX_free(ctx);
	close(fd);
}

/* TLS 1.3 tells its client of a refusal with the first read. */
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

static void who_says_nothing_has_three_seconds_and_eight_places(void **state)
{
	int64_t from = smr_now_ns();
	int fds[12];
	char byte;

	open_both();
	for (int i = 0; i < 12; i++)
		fds[i] = plain_socket();
	for (int i = 11; i >= 0; i--) {
		assert_true(recv(fds[i], &byte, 1, 0) <= 0);
		assert_int_equal(smr_now_ns() - from > 2500000000, i < 8);
		close(fds[i]);
	}
	assert_true(smr_now_ns() - from < 6000000000);
	close_both();
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
	smr_tls_rate_give(&r, here, 7); /* somebody has proved who he is: his try is given back */
	assert_true(smr_tls_rate_take(&r, here, 1, now));
	assert_false(smr_tls_rate_take(&r, here, 1, now));
	for (now += 1000000000, n = 0; smr_tls_rate_take(&r, here, 1, now); n++)
		;
	assert_int_equal(n, TLS_RATE_ONE);
	assert_true(smr_tls_rate_take(&r, here, 7, now)); /* he always may */
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

/* ---- frames of one who is proved, and means harm --------------------------------------------- */

static SSL_CTX *rogue_ctx;
static SSL *rogue;
static int rogue_fd;

static void say(const tls_frame *f, const void *more, size_t n)
{
	assert_int_equal(SSL_write(rogue, f, sizeof(*f)), sizeof(*f));
	if (n > 0)
		assert_int_equal(SSL_write(rogue, more, (int)n), (int)n);
}

static void open_rogue(void)
{
	tls_frame hello = {.kind = FRAME_HELLO, .id = TLS_MAGIC};

	open_both();
	rogue = stranger(&rogue_ctx, &left, TLS1_3_VERSION, &rogue_fd);
	assert_int_equal(SSL_connect(rogue), 1);
	say(&hello, NULL, 0);
	assert_int_equal(soon(&right, is_accepted), 1);
}

static void close_rogue(void)
{
	end_stranger(rogue_ctx, rogue, rogue_fd);
	close_both();
}

static void ends_with(const char *why)
{
	assert_int_equal(soon(&right, is_gone), 1);
	if (strstr(right.why, why) == NULL)
		fail_msg("%s", right.why);
	close_rogue();
}

static void a_length_beyond_all_is_refused_from_the_head(void **state)
{
	tls_frame f = {.kind = FRAME_MESSAGE, .len = 1 << 30, .nhead = 8};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("no such size");
	f = (tls_frame){.kind = FRAME_PIECE, .len = 0x7fffffff, .id = 1};
	open_rogue();
	say(&f, NULL, 0);
	ends_with("no such size");
}

static void a_frame_of_no_kind_is_refused(void **state)
{
	tls_frame f = {.kind = 99};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("no such kind");
}

static void a_piece_of_nothing_is_refused(void **state)
{
	tls_frame f = {.kind = FRAME_PIECE, .len = 1000, .id = 7};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("nothing that was offered");
}

static void offer(uint64_t id, uint64_t total)
{
	tls_frame f = {.kind = FRAME_OFFER,
		       .flags = 8 << TLS_UNASKED,
		       .len = 5,
		       .nhead = 5,
		       .id = id,
		       .offset = total};

	say(&f, "body", 5);
}

static void pieces_out_of_turn_are_refused(void **state)
{
	static const struct {
		uint32_t len;
		uint64_t offset;
	} wrong[] = {{TLS_PIECE, TLS_PIECE}, {1000, 0}, {TLS_PIECE, 1}, {TLS_PIECE, UINT64_MAX}};

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		tls_frame f = {.kind = FRAME_PIECE,
			       .len = wrong[i].len,
			       .id = 1,
			       .offset = wrong[i].offset};

		open_rogue();
		offer(1, 10 << 20);
		say(&f, NULL, 0);
		assert_int_equal(soon(&right, is_gone), 1);
		assert_int_equal(right.bad, 1);
		ends_with("not asked for");
	}
}

static void pieces_beyond_what_was_asked_for_are_refused(void **state)
{
	char *bytes = make_bytes(TLS_PIECE);
	tls_frame f = {.kind = FRAME_PIECE, .len = TLS_PIECE, .id = 1};

	open_rogue();
	right.refuses = true; /* so that it asks for nothing */
	offer(1, 100 << 20);
	for (; f.offset < 8 * TLS_PIECE; f.offset += TLS_PIECE)
		say(&f, bytes, TLS_PIECE);
	assert_int_equal(comes_about(&right, is_gone, 50000000), 0);
	say(&f, NULL, 0);
	ends_with("not asked for");
	free(bytes);
}

static void an_offer_that_is_small_or_made_twice_is_refused(void **state)
{
	open_rogue();
	offer(1, 100);
	ends_with("no such size");
	open_rogue();
	offer(1, 1 << 20);
	offer(1, 1 << 20);
	ends_with("made already");
}

static void more_unasked_than_allowed_is_refused(void **state)
{
	tls_frame f = {.kind = FRAME_OFFER,
		       .flags = (TLS_WINDOW / TLS_PIECE + 1) << TLS_UNASKED,
		       .id = 1,
		       .offset = 100 << 20};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("more than was allowed");
}

static void a_window_that_is_too_large_or_shrinks_is_refused(void **state)
{
	static const uint64_t wrong[] = {1 << 20, 32 << 20, (4 << 20) + 1, UINT64_MAX};

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		tls_frame f = {.kind = FRAME_WINDOW, .offset = wrong[i]};

		open_rogue();
		say(&f, NULL, 0);
		ends_with("a window of no such size");
	}
}

static void asking_for_what_was_not_offered_is_refused(void **state)
{
	tls_frame f = {.kind = FRAME_ASK, .id = 1, .offset = 5 << 20};

	open_rogue();
	say(&f, NULL, 0);
	ends_with("not offered");
}

static void messages_before_a_hello_are_refused(void **state)
{
	tls_frame f = {.kind = FRAME_PING};
	char bytes[100];

	open_both();
	rogue = stranger(&rogue_ctx, &left, TLS1_3_VERSION, &rogue_fd);
	assert_int_equal(SSL_connect(rogue), 1);
	say(&f, NULL, 0);
	while (SSL_read(rogue, bytes, sizeof(bytes)) > 0)
		;
	ends_with("no HELLO");
}

static void a_body_ends_with_its_sender(void **state)
{
	char *bytes = make_bytes(TLS_PIECE);
	tls_frame f = {.kind = FRAME_PIECE, .len = TLS_PIECE, .id = 1};

	open_rogue();
	offer(1, 10 << 20);
	say(&f, bytes, TLS_PIECE / 2);
	SSL_set_quiet_shutdown(rogue, 1);
	shutdown(rogue_fd, SHUT_RDWR);
	assert_int_equal(soon(&right, is_gone), 1);
	assert_int_equal(right.bad, 1);
	assert_int_equal(right.received, 0);
	close_rogue();
	free(bytes);
}

/* ---- time ------------------------------------------------------------------------------------ */

static int has_heard(void *arg)
{
	return ((side *)arg)->end == NULL || !((side *)arg)->end->asked;
}

/* Nothing was heard for so long. */
static void age(int64_t ns)
{
	lock(&right);
	right.end->heard -= ns;
	right.port->look_at = 0;
	smr_tls_look(right.port, smr_now_ns());
	unlock(&right);
}

static void who_is_quiet_is_asked_and_lives(void **state)
{
	connect_both();
	a_head_arrives();
	age(INT64_C(1000000) * TLS_QUIET_MS);
	assert_int_equal(soon(&right, has_heard), 1);
	assert_non_null(right.end);
	a_body_in_parts_arrives(1000, 1);
	close_both();
}

static void who_is_quiet_has_no_buffers_until_he_speaks(void **state)
{
	connect_both();
	a_body_in_parts_arrives(100000, 1);
	assert_non_null(right.end->in.s);
	age(INT64_C(1000000) * TLS_REST_MS + 1);
	assert_null(right.end->in.s);
	assert_null(right.end->cipher.s);
	a_body_in_parts_arrives(1000, 1);
	a_body_in_parts_arrives(10000000, 3);
	lock(&right);
	assert_int_equal(tls->send(right.end, 0, "hello", 6, NULL, 0, NULL, NULL), 0);
	unlock(&right);
	assert_int_equal(soon(&left, has_message), 1);
	close_both();
}

static void who_is_quiet_and_does_not_answer_is_dead(void **state)
{
	open_rogue();
	assert_int_equal(comes_about(&right, never, 20000000), 0); /* its HELLO */
	age(INT64_C(1000000) * TLS_QUIET_MS);
	assert_true(right.end->asked);
	assert_int_equal(comes_about(&right, never, 200000000), 0); /* it has the question */
	age(INT64_C(1000000) * (TLS_DEAD_MS - TLS_QUIET_MS));
	ends_with("does not answer");
}

/* As on a slow line: the question has not arrived yet. */
static void who_is_still_being_sent_to_is_not_dead(void **state)
{
	char *bytes = make_bytes(64 << 20), back[1000];
	struct iovec iov = {bytes, 64 << 20};

	open_rogue();
	assert_int_equal(comes_about(&right, never, 20000000), 0); /* its HELLO */
	lock(&right);
	assert_int_equal(tls->send(right.end, 0, "body", 5, &iov, 1, on_sent, &right), 0);
	unlock(&right);
	assert_int_equal(comes_about(&right, never, 20000000), 0);
	age(INT64_C(1000000) * TLS_QUIET_MS);
	assert_true(right.end->asked);
	for (int i = 0; i < 3; i++)
		age(INT64_C(1000000) * (TLS_DEAD_MS - TLS_QUIET_MS));
	assert_int_equal(right.gone, 0);
	for (int i = 0; i < 100; i++) /* and it reads on */
		assert_true(SSL_read(rogue, back, sizeof(back)) > 0);
	close_rogue();
	free(bytes);
}

static void keys_are_changed_in_time(void **state)
{
	connect_both();
	for (int i = 0; i < 3; i++) {
		lock(&left);
		left.end->written = TLS_REKEY - 1;
		unlock(&left);
		a_body_in_parts_arrives(1000000, 1);
		assert_true(left.end->written < TLS_REKEY / 2);
		right.messages = 0;
		a_head_arrives();
	}
	close_both();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(messages_of_all_sizes_arrive),
		cmocka_unit_test(small_messages_pass_between_the_pieces_of_a_body),
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
		cmocka_unit_test(a_length_beyond_all_is_refused_from_the_head),
		cmocka_unit_test(a_frame_of_no_kind_is_refused),
		cmocka_unit_test(a_piece_of_nothing_is_refused),
		cmocka_unit_test(pieces_out_of_turn_are_refused),
		cmocka_unit_test(pieces_beyond_what_was_asked_for_are_refused),
		cmocka_unit_test(an_offer_that_is_small_or_made_twice_is_refused),
		cmocka_unit_test(more_unasked_than_allowed_is_refused),
		cmocka_unit_test(a_window_that_is_too_large_or_shrinks_is_refused),
		cmocka_unit_test(asking_for_what_was_not_offered_is_refused),
		cmocka_unit_test(messages_before_a_hello_are_refused),
		cmocka_unit_test(a_body_ends_with_its_sender),
		cmocka_unit_test(strangers_of_a_network_try_so_often_and_others_too),
		cmocka_unit_test(all_strangers_together_try_so_often),
		cmocka_unit_test(who_is_quiet_is_asked_and_lives),
		cmocka_unit_test(who_is_quiet_has_no_buffers_until_he_speaks),
		cmocka_unit_test(who_is_quiet_and_does_not_answer_is_dead),
		cmocka_unit_test(who_is_still_being_sent_to_is_not_dead),
		cmocka_unit_test(keys_are_changed_in_time),
	};

	return sodium_init() < 0 || cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
