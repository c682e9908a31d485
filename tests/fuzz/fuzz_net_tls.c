/* Someone at the real port of net/tls, over a socket: with bytes alone, with a client's handshake
 * in which bytes are changed on their way, in both directions, and, proved, with frames of the
 * fuzzer's choice. Whatever comes, nothing breaks; a stranger is never taken and nothing he says is
 * told; memory for bodies is given back exactly once. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <openssl/err.h>
#include <sodium.h>

#include "accepted.h"
#include "net/tls/port.h"

enum { BODY = 1 << 20, BODIES = 16, MOST = 1 << 16 };
/* A length that was changed lets both sides wait for each other. */
enum { PATIENCE_US = 5000000, SHORT_US = 20000 };

ACCEPTED_FORMATS("frames")

#define CHECK(what)                                                                \
	do {                                                                       \
		if (!(what)) {                                                     \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #what); \
			abort();                                                   \
		}                                                                  \
	} while (0)

static const smr_port_table *tls = &smr_tls_table;
static smr_port *port;
static struct sockaddr_in at = {.sin_family = AF_INET};
static uint8_t friend_key[SMR_PORT_KEY], friend_secret[SMR_PORT_KEY];
static SSL_CTX *ours, *theirs; /* of the friend, of a stranger */

/* ---- the port's side ------------------------------------------------------------------------- */

static struct {
	int accepted, gone, told;
	int given, back; /* memory for bodies */
	uint8_t *bodies[BODIES];
} seen;

static volatile uint8_t sink;

static void look_at(const void *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		sink ^= ((const uint8_t *)p)[i];
}

static bool on_knows(void *ctx, const uint8_t key[SMR_PORT_KEY])
{
	return memcmp(key, friend_key, SMR_PORT_KEY) == 0;
}

static void *on_accept(void *ctx, smr_port_end *e)
{
	seen.accepted++;
	return &seen;
}

static void on_head(void *ctx, const void *head, size_t n)
{
	seen.told++;
	look_at(head, n);
}

static void *on_message(void *ctx, smr_port_end *from, const void *head, size_t nhead,
			const void *body, size_t n, void **cookie)
{
	int i = 0;

	seen.told++;
	look_at(head, nhead);
	if (body != NULL)
		look_at(body, n);
	while (i < BODIES && seen.bodies[i] != NULL)
		i++;
	if (n == 0 || body != NULL || n > BODY || i == BODIES)
		return NULL;
	seen.given++;
	*cookie = &seen.bodies[i];
	return seen.bodies[i] = malloc(n); /* a byte more written is seen */
}

static void on_received(void *ctx, void *cookie, int ok)
{
	uint8_t **body = cookie;

	seen.back++;
	CHECK(*body != NULL);
	free(*body);
	*body = NULL;
}

static void on_gone(void *ctx, void *user, const char *why)
{
	seen.gone++;
	look_at(why, strlen(why));
}

static int64_t on_tick(void *ctx, int64_t now)
{
	return INT64_MAX;
}

static SSL_CTX *client(const uint8_t *secret)
{
	smr_port p = {0};
	char err[200];

	CHECK(smr_tls_identity(&p, secret, err, sizeof(err)));
	SSL_CTX_set_cert_verify_callback(p.ctx, NULL, NULL);
	SSL_CTX_set_verify(p.ctx, SSL_VERIFY_NONE, NULL);
	return p.ctx;
}

static void open_port(void)
{
	uint8_t secret[SMR_PORT_KEY], both[64];
	smr_port_options o = {.secret = secret,
			      .events = {NULL, on_knows, on_accept, on_head, on_message,
					 on_received, on_gone, on_tick}};
	struct sockaddr_storage where = {0};
	char err[200];

	CHECK(sodium_init() >= 0);
	memset(secret, 1, sizeof(secret));
	memset(friend_secret, 2, sizeof(friend_secret));
	crypto_sign_seed_keypair(friend_key, both, friend_secret);
	ours = client(friend_secret);
	memset(both, 3, sizeof(both));
	theirs = client(both);
	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	memcpy(&where, &at, sizeof(at));
	CHECK(tls->open(&o, &port, err, sizeof(err)) == 0);
	CHECK(tls->listen(port, &where, err, sizeof(err)) == 0);
	memcpy(&at, &where, sizeof(at));
}

static int is_over(void *arg)
{
	return seen.gone == seen.accepted && port->ends == NULL;
}

/* ---- the other side -------------------------------------------------------------------------- */

static int dial(long us)
{
	struct timeval patience = {.tv_sec = us / 1000000, .tv_usec = us % 1000000};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	(void)setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
	CHECK(connect(fd, (struct sockaddr *)&at, sizeof(at)) == 0);
	return fd;
}

static void hang_up(int fd)
{
	char back[4096];

	shutdown(fd, SHUT_WR);
	while (recv(fd, back, sizeof(back), 0) > 0)
		;
	close(fd);
}

/* The first byte says how many go at a time. */
static void say_bytes(const uint8_t *data, size_t n)
{
	int fd = dial(PATIENCE_US);
	size_t step = n > 0 ? (size_t)data[0] * 8 + 1 : 1;

	for (size_t i = 1; i < n; i += step)
		if (send(fd, data + i, n - i < step ? n - i : step, MSG_NOSIGNAL) <= 0)
			break;
	hang_up(fd);
}

/* Bytes that pass: of every four of the input, two say where the next change is, one what it is. */
typedef struct changes {
	const uint8_t *data;
	size_t n, until;
	uint8_t with;
} changes;

static void next_change(changes *c)
{
	c->until = SIZE_MAX;
	if (c->n < 3)
		return;
	c->until = (size_t)c->data[0] | (size_t)(c->data[1] & 3) << 8;
	c->with = c->data[2];
	c->data += 3;
	c->n -= 3;
}

static void change(changes *c, uint8_t *p, size_t n)
{
	while (c->until < n) {
		p[c->until] ^= c->with;
		p += c->until + 1;
		n -= c->until + 1;
		next_change(c);
	}
	if (c->until != SIZE_MAX)
		c->until -= n;
}

/* A handshake through memory, changed on its way. */
static void shake(SSL_CTX *who, const uint8_t *data, size_t n)
{
	SSL *s = SSL_new(who);
	BIO *in = BIO_new(BIO_s_mem()), *out = BIO_new(BIO_s_mem());
	changes there = {data, n / 2, 0, 0}, back = {data + n / 2, n - n / 2, 0, 0};
	static uint8_t bytes[16384];
	bool on = true;
	int fd = dial(SHORT_US);

	SSL_set_bio(s, in, out);
	SSL_set_connect_state(s);
	next_change(&there);
	next_change(&back);
	while (on) {
		int done = SSL_do_handshake(s), k;
		bool waits = done != 1 && SSL_get_error(s, done) == SSL_ERROR_WANT_READ;
		ssize_t got = 0;

		ERR_clear_error();
		while ((k = BIO_read(out, bytes, sizeof(bytes))) > 0) {
			change(&there, bytes, (size_t)k);
			(void)!send(fd, bytes, (size_t)k, MSG_NOSIGNAL);
		}
		on = waits && (got = recv(fd, bytes, sizeof(bytes), 0)) > 0;
		if (on) {
			change(&back, bytes, (size_t)got);
			on = BIO_write(in, bytes, (int)got) == got;
		}
	}
	hang_up(fd);
	SSL_free(s);
	ERR_clear_error();
}

/* Frames of one who is proved. Lengths that the frames name are filled up with zeros, so that short
 * inputs say much. */
static void say_frames(const uint8_t *data, size_t n)
{
	static const uint8_t zeros[MOST];
	int fd = dial(PATIENCE_US);
	SSL *s = SSL_new(ours);
	bool whole = n > 0;
	int done;

	SSL_set_fd(s, fd);
	while ((done = SSL_connect(s)) != 1) /* the fuzzer's own clock interrupts */
		CHECK(SSL_get_error(s, done) == SSL_ERROR_WANT_READ);
	while (n > 0) {
		size_t k = n < TLS_FRAME ? n : TLS_FRAME;
		tls_frame f = {0};

		memcpy(&f, data, k);
		if (SSL_write(s, data, (int)k) != (int)k)
			break;
		data += k;
		n -= k;
		whole &= k == TLS_FRAME;
		for (size_t left = k == TLS_FRAME ? f.len : 0; left > 0 && left <= TLS_PIECE;) {
			k = left < MOST ? left : MOST;
			if (SSL_write(s, zeros, (int)k) != (int)k)
				break;
			left -= k;
		}
	}
	ERR_clear_error();
	hang_up(fd);
	SSL_free(s);
	if (whole && seen.told > 0)
		accepted("frames");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	int how = n > 0 ? data[0] % 3 : 0;

	if (port == NULL)
		open_port();
	smr_futex_lock_enter(&tls->face(port)->gate);
	memset(&seen, 0, sizeof(seen));
	smr_futex_lock_leave(&tls->face(port)->gate);
	signal(SIGPIPE, SIG_IGN);
	if (n > 0) {
		data++;
		n--;
	}
	if (how == 0)
		say_bytes(data, n);
	else if (how == 1)
		shake(theirs, data, n);
	else
		say_frames(data, n);
	smr_futex_lock_enter(&tls->face(port)->gate);
	CHECK(tls->wait(port, is_over, NULL, 5000000000) == 1);
	CHECK(seen.given == seen.back);
	CHECK(how == 2 || (seen.accepted == 0 && seen.told == 0));
	CHECK(port->half_open == 0);
	smr_futex_lock_leave(&tls->face(port)->gate);
	return 0;
}
