/** @file Two ports over TLS in one process, and strangers who speak to one of them: OpenSSL of its
 * own, or bytes alone. */
#ifndef SMR_TESTS_TLS_CASE_H
#define SMR_TESTS_TLS_CASE_H
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include <sodium.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/tls/port.h"
#include "port_case.h"
#include "unit.h"

static const smr_port_table *tls = &smr_tls_table;
static side left, right;
static struct sockaddr_storage at;

static inline bool on_knows(void *ctx, const uint8_t key[SMR_PORT_KEY])
{
	side *s = ctx;

	s->asked++;
	return memcmp(s->knows, key, SMR_PORT_KEY) == 0;
}

/* Well or not. */
static inline int is_settled(void *arg)
{
	return ((side *)arg)->sent + ((side *)arg)->bad > 0;
}

static const char *left_cluster, *right_cluster;

static inline void open_side(side *s)
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

static inline void lock(const side *s)
{
	smr_futex_lock_enter(&tls->face(s->port)->gate);
}

static inline void unlock(const side *s)
{
	smr_futex_lock_leave(&tls->face(s->port)->gate);
}

static inline void open_both(void)
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

static inline void close_both(void)
{
	tls->close(left.port);
	tls->close(right.port);
	free(left.body);
	free(right.body);
	left = right = (side){0};
}

static inline int comes_about(const side *s, int (*done)(void *arg), int64_t ns)
{
	int is;

	lock(s);
	is = tls->wait(s->port, done, (void *)(uintptr_t)s, ns);
	unlock(s);
	return is;
}

static inline int soon(const side *s, int (*done)(void *arg))
{
	return comes_about(s, done, UNIT_HANGS);
}

static inline int never(void *arg)
{
	return 0;
}

static inline void dial(const uint8_t *pin)
{
	char err[200] = "";

	lock(&left);
	if (tls->connect(left.port, &at, pin, &left, &left.end, err, sizeof(err)) != 0)
		fail_msg("%s", err);
	unlock(&left);
}

static inline void connect_both(void)
{
	open_both();
	dial(right.key);
	assert_int_equal(soon(&right, is_accepted), 1);
}

static inline void a_head_arrives(void)
{
	lock(&left);
	assert_int_equal(tls->send(left.end, 0, "hello", 6, NULL, 0, NULL, NULL), 0);
	unlock(&left);
	assert_int_equal(soon(&right, has_message), 1);
	assert_int_equal(right.nhead, 6);
	assert_string_equal(right.head, "hello");
}

static inline char *make_bytes(size_t n)
{
	char *bytes = malloc(n);

	for (size_t i = 0; i < n; i++)
		bytes[i] = (char)(i * 7 + i / 251);
	return bytes;
}

static inline void a_body_in_parts_arrives(size_t n, size_t nparts)
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
	assert_int_equal(soon(&left, is_settled), 1);
	lock(&right);
	assert_int_equal(right.nbody, n);
	assert_memory_equal(right.body, bytes, n);
	unlock(&right);
	free(bytes);
}

static inline int plain_socket(void)
{
	struct timeval patience = {.tv_sec = 10};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	(void)setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
	assert_int_equal(connect(fd, (struct sockaddr *)&at, sizeof(struct sockaddr_in)), 0);
	return fd;
}

/* An SSL of OpenSSL's own with the side's key, if any. */
static inline SSL *stranger(SSL_CTX **ctx, const side *as, int version, int *fd)
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

static inline void end_stranger(SSL_CTX *ctx, SSL *s, int fd)
{
	SSL_free(s);
	SSL_CTX_free(ctx);
	close(fd);
}
#endif
