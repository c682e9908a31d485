/* One connection for each call, one thread for each connection: a peer that dies in the middle
 * takes nothing with it but its own call. */
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "net/net.h"

enum { BACKLOG = 64, PATIENCE_S = 10 /* without a byte */, MAX_CALLS = 64 };

static const uint64_t MAX_MESSAGE = UINT64_C(1) << 40;

struct smr_link {
	struct sockaddr_un at;
	socklen_t nat;
	smr_serve_fn serve; /* NULL: this end calls */
	void *ctx;
	int fd; /* of the end that serves */
	pthread_t thread;
	int calls; /* being answered */
	bool closing;
};

typedef struct visit {
	smr_link *link;
	int fd;
} visit;

/* ---- bytes ----------------------------------------------------------------------------------- */

static bool send_all(int fd, const void *data, size_t n)
{
	for (const char *p = data; n > 0;) {
		ssize_t k = send(fd, p, n, MSG_NOSIGNAL);

		if (k < 0 && errno == EINTR)
			continue;
		if (k <= 0)
			return false;
		p += k;
		n -= (size_t)k;
	}
	return true;
}

static bool get_all(int fd, void *data, size_t n)
{
	for (char *p = data; n > 0;) {
		ssize_t k = recv(fd, p, n, 0);

		if (k < 0 && errno == EINTR)
			continue;
		if (k <= 0)
			return false;
		p += k;
		n -= (size_t)k;
	}
	return true;
}

static bool send_message(int fd, const void *data, size_t n)
{
	uint64_t length = n;

	return send_all(fd, &length, sizeof(length)) && send_all(fd, data, n);
}

/* A peer that announces more than it sends gets no more memory than it sends. */
static bool get_message(int fd, smr_str *out)
{
	enum { PIECE = 1 << 20 };
	uint64_t left;
	char *piece;
	bool ok = get_all(fd, &left, sizeof(left)) && left <= MAX_MESSAGE;

	piece = ok ? smr_malloc(PIECE) : NULL;
	ok = piece != NULL;
	while (ok && left > 0 && !out->oom) {
		size_t n = left < PIECE ? (size_t)left : PIECE;

		ok = get_all(fd, piece, n);
		if (ok)
			smr_str_write(out, piece, n);
		left -= n;
	}
	smr_free(piece);
	return ok && !out->oom;
}

static void set_patience(int fd)
{
	struct timeval t = {.tv_sec = PATIENCE_S};

	(void)setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &t, sizeof(t));
	(void)setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &t, sizeof(t));
}

static bool is_us(int fd)
{
	struct ucred peer;
	socklen_t n = sizeof(peer);

	return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &n) == 0 && peer.uid == geteuid();
}

/* ---- the end that serves --------------------------------------------------------------------- */

static void *answer(void *arg)
{
	visit *v = arg;
	smr_str request = {0}, reply = {0};

	set_patience(v->fd);
	if (!is_us(v->fd))
		smr_log(SMR_LOG_WARN, "local: a process of another user is refused");
	else if (get_message(v->fd, &request) &&
		 v->link->serve(v->link->ctx, request.s, request.n, &reply) == SMR_OK && !reply.oom)
		(void)send_message(v->fd, smr_str_text(&reply), reply.n);
	close(v->fd);
	smr_str_free(&request);
	smr_str_free(&reply);
	__atomic_sub_fetch(&v->link->calls, 1, __ATOMIC_SEQ_CST);
	smr_free(v);
	return NULL;
}

static void receive(smr_link *l, int fd)
{
	visit *v = smr_malloc(sizeof(*v));
	pthread_t t;

	if (v != NULL && __atomic_add_fetch(&l->calls, 1, __ATOMIC_SEQ_CST) <= MAX_CALLS) {
		*v = (visit){l, fd};
		if (pthread_create(&t, NULL, answer, v) == 0) {
			pthread_detach(t);
			return;
		}
	}
	if (v != NULL)
		__atomic_sub_fetch(&l->calls, 1, __ATOMIC_SEQ_CST);
	smr_free(v);
	close(fd);
}

static void *serve(void *arg)
{
	smr_link *l = arg;

	while (!__atomic_load_n(&l->closing, __ATOMIC_SEQ_CST)) {
		int fd = accept4(l->fd, NULL, NULL, SOCK_CLOEXEC);

		if (fd >= 0)
			receive(l, fd);
		else if (errno != EINTR && errno != ECONNABORTED)
			usleep(1000); /* too many files are open; or it is the end */
	}
	return NULL;
}

static smr_status start(smr_link *l)
{
	l->fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (l->fd < 0 || bind(l->fd, (struct sockaddr *)&l->at, l->nat) != 0 ||
	    listen(l->fd, BACKLOG) != 0)
		return smr_fail(SMR_EIO, "local: cannot listen at %s: %s", l->at.sun_path + 1,
				strerror(errno));
	if (pthread_create(&l->thread, NULL, serve, l) != 0)
		return smr_fail(SMR_ENOMEM, "local: no thread to listen");
	return SMR_OK;
}

/* ---- both ------------------------------------------------------------------------------------ */

static smr_status name_it(smr_link *l, const char *address)
{
	char own[64];
	uint64_t secret;

	if (address == NULL) {
		if (getrandom(&secret, sizeof(secret), 0) != sizeof(secret))
			return smr_fail(SMR_EIO, "local: no random number");
		snprintf(own, sizeof(own), "samara-%ld-%016llx", (long)getpid(),
			 (unsigned long long)secret);
		address = own;
	}
	if (*address == '\0' || strlen(address) + 2 > sizeof(l->at.sun_path))
		return smr_fail(SMR_EINVAL, "local: \"%s\" is no address", address);
	l->at.sun_family = AF_UNIX;
	memcpy(l->at.sun_path + 1, address, strlen(address) + 1); /* the 0 before it: no file */
	l->nat = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(address));
	return SMR_OK;
}

static smr_status local_open(const char *address, smr_serve_fn fn, void *ctx, smr_link **out)
{
	smr_link *l = smr_calloc(1, sizeof(*l));
	smr_status st;

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a link");
	l->fd = -1;
	l->serve = fn;
	l->ctx = ctx;
	st = address == NULL && fn == NULL ? smr_fail(SMR_EINVAL, "local: which address?")
					   : name_it(l, address);
	if (st == SMR_OK && fn != NULL)
		st = start(l);
	if (st != SMR_OK) {
		if (l->fd >= 0)
			close(l->fd);
		smr_free(l);
		return st;
	}
	*out = l;
	return SMR_OK;
}

static const char *local_address(smr_link *l)
{
	return l->at.sun_path + 1;
}

static smr_status local_call(smr_link *l, const void *request, size_t n, smr_str *reply)
{
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	smr_status st = SMR_OK;

	if (fd < 0 || connect(fd, (struct sockaddr *)&l->at, l->nat) != 0)
		st = smr_fail(SMR_EIO, "local: nobody is at %s: %s", local_address(l),
			      strerror(errno));
	if (st == SMR_OK && !is_us(fd))
		st = smr_fail(SMR_EIO, "local: another user is at %s", local_address(l));
	if (st == SMR_OK) {
		set_patience(fd);
		if (!send_message(fd, request, n) || !get_message(fd, reply))
			st = smr_fail(SMR_EIO, "local: the process at %s is gone or silent",
				      local_address(l));
	}
	if (fd >= 0)
		close(fd);
	return st;
}

/* Waits for calls that are being answered: what serves them goes after us. */
static void local_close(smr_link *l)
{
	const struct timespec moment = {.tv_nsec = 1000000};

	if (l == NULL)
		return;
	if (l->serve != NULL) {
		__atomic_store_n(&l->closing, true, __ATOMIC_SEQ_CST);
		shutdown(l->fd, SHUT_RDWR);
		pthread_join(l->thread, NULL);
		close(l->fd);
		while (__atomic_load_n(&l->calls, __ATOMIC_SEQ_CST) > 0)
			nanosleep(&moment, NULL);
	}
	smr_free(l);
}

const smr_transport smr_transport_local = {
	.name = "local",
	.about = "another process of this user on this machine",
	.open = local_open,
	.call = local_call,
	.close = local_close,
	.address = local_address,
};
