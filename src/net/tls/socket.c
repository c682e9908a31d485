/* The byte stream below TLS. Writes of OpenSSL are gathered, so that a write never stops half-way
 * and many records leave with one call. A read goes to the socket on demand, and takes some bytes
 * beyond what OpenSSL asks for: a small record, or the header of the next one. Read-ahead of
 * OpenSSL would move its whole buffer for each record. Before the peer is authenticated, reads are
 * limited to the size of a handshake. */
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>

#include "net/tls/port.h"

enum { UNSENT = 256 << 10 /* bytes in the kernel's buffer: small messages wait behind them */ };

static int bio_write(BIO *b, const char *from, size_t n, size_t *written)
{
	smr_port_end *e = BIO_get_data(b);

	BIO_clear_retry_flags(b);
	/* more than one write produces: the other side makes OpenSSL answer without reading */
	if (e->cipher.n - e->cipher.from > TLS_MOST_CIPHER ||
	    !smr_tls_bytes_add(&e->cipher, from, n))
		return 0;
	*written = n;
	return 1;
}

/* Takes bytes that were read ahead. */
static size_t take_ahead(smr_port_end *e, char *to, size_t n)
{
	size_t most = e->nahead - e->ahead_from;

	n = n < most ? n : most;
	memcpy(to, e->ahead + e->ahead_from, n);
	e->ahead_from += n;
	return n;
}

/* Reads up to @p n bytes, and more into the end's own memory once the peer is authenticated. */
static ssize_t read_socket(smr_port_end *e, char *to, size_t n)
{
	struct iovec v[] = {{to, n}, {e->ahead, sizeof(e->ahead)}};
	struct msghdr m = {.msg_iov = v, .msg_iovlen = e->state == TLS_SHAKING ? 1 : 2};
	ssize_t k;

	do
		k = recvmsg(e->fd, &m, MSG_DONTWAIT);
	while (k < 0 && errno == EINTR);
	e->ahead_from = 0;
	e->nahead = k > (ssize_t)n ? (size_t)k - n : 0;
	return k > (ssize_t)n ? (ssize_t)n : k;
}

static int bio_read(BIO *b, char *to, size_t n, size_t *got)
{
	smr_port_end *e = BIO_get_data(b);
	ssize_t k;

	BIO_clear_retry_flags(b);
	if (e->nahead > e->ahead_from) {
		*got = take_ahead(e, to, n);
		return 1;
	}
	if (e->state == TLS_SHAKING && n > TLS_UNPROVED - e->read)
		n = TLS_UNPROVED - e->read;
	if (n == 0)
		return 0; /* too many bytes before authentication */
	k = read_socket(e, to, n);
	if (k < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
		BIO_set_retry_read(b);
	if (k <= 0)
		return 0;
	if (e->state == TLS_SHAKING)
		e->read += (size_t)k;
	*got = (size_t)k;
	return 1;
}

static long bio_control(BIO *b, int command, long n, void *p)
{
	return command == BIO_CTRL_FLUSH;
}

static BIO_METHOD *method;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_method(void)
{
	BIO_METHOD *m = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "samara");

	if (m == NULL || BIO_meth_set_write_ex(m, bio_write) != 1 ||
	    BIO_meth_set_read_ex(m, bio_read) != 1 || BIO_meth_set_ctrl(m, bio_control) != 1)
		return;
	method = m;
}

BIO *smr_tls_bio(smr_port_end *e)
{
	BIO *b;

	pthread_once(&once, make_method);
	b = method != NULL ? BIO_new(method) : NULL;
	if (b == NULL)
		return NULL;
	BIO_set_data(b, e);
	BIO_set_init(b, 1);
	return b;
}

bool smr_tls_push(smr_port_end *e)
{
	tls_bytes *c = &e->cipher;

	while (c->from < c->n) {
		ssize_t k =
			send(e->fd, c->s + c->from, c->n - c->from, MSG_NOSIGNAL | MSG_DONTWAIT);

		if (k < 0 && errno == EINTR)
			continue;
		if (k < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
			return false;
		if (k < 0) {
			e->broken = true;
			smr_tls_die(e, strerror(errno));
			return false;
		}
		c->from += (size_t)k;
	}
	c->from = c->n = 0;
	return true;
}

static bool is_loopback(const struct sockaddr_storage *to)
{
	const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)to;
	const struct sockaddr_in *v4 = (const struct sockaddr_in *)to;

	return to->ss_family == AF_INET6 ? IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr)
					 : ntohl(v4->sin_addr.s_addr) >> 24 == IN_LOOPBACKNET;
}

void smr_tls_settings(int fd, const struct sockaddr_storage *to)
{
	static const struct {
		int name, value;
	} settings[] = {
		{TCP_NODELAY, 1}, /* otherwise a second small message waits 40 ms for the first */
		{TCP_USER_TIMEOUT, TLS_DEAD_MS},
		{TCP_NOTSENT_LOWAT, UNSENT},
	};

	for (size_t i = 0; i < sizeof(settings) / sizeof(settings[0]); i++)
		(void)setsockopt(fd, IPPROTO_TCP, settings[i].name, &settings[i].value,
				 sizeof(settings[i].value));
	/* BBR measures its rate by timers, a sixth of the cost of a transfer within a machine,
	 * which has no losses and no competing flows */
	if (is_loopback(to))
		(void)setsockopt(fd, IPPROTO_TCP, TCP_CONGESTION, "reno", strlen("reno"));
}
