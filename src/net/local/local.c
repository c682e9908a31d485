/* One connection for each call under way, one thread for each connection: a peer that dies in the
 * middle takes nothing with it but its own call. Connections and their memory are kept for the next
 * call: fresh memory costs more than what is copied into it. */
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
#include "base/socket.h"
#include "net/net.h"

enum { BACKLOG = 64, PATIENCE_S = 10 /* without a byte */, MAX_CALLS = 256, IDLE = 16 };
enum { KEPT = 4 << 20 /* bytes of memory that a connection may keep */ };

static const uint64_t MAX_MESSAGE = UINT64_C(1) << 40;

struct smr_link {
	struct sockaddr_un at;
	socklen_t nat;
	smr_serve_fn serve; /* NULL: this end calls */
	void *ctx;
	int fd; /* of the end that serves */
	pthread_t thread;
	pthread_mutex_t lock;
	int fds[MAX_CALLS]; /* of who calls; or of those that we may call by */
	int nfds;
	bool closing;
};

typedef struct visit {
	smr_link *link;
	int fd;
} visit;

/* ---- bytes ----------------------------------------------------------------------------------- */

static bool send_message(int fd, const struct iovec *iov, size_t n)
{
	enum { MOST = 16 };
	uint64_t length = smr_iov_bytes(iov, n);
	struct iovec all[MOST] = {{&length, sizeof(length)}};
	size_t now = n < MOST - 1 ? n : MOST - 1;
	bool ok;

	memcpy(all + 1, iov, now * sizeof(*iov));
	for (ok = smr_socket_send(fd, all, now + 1); ok && n > now;) {
		iov += now;
		n -= now;
		now = n < MOST ? n : MOST;
		memcpy(all, iov, now * sizeof(*iov));
		ok = smr_socket_send(fd, all, now);
	}
	return ok;
}

/* A peer that announces more than it sends gets at most twice the memory that it has sent. */
static bool get_message(int fd, void *head, size_t nhead, smr_str *out)
{
	enum { FIRST = 1 << 20 };
	uint64_t left;
	bool ok = smr_socket_get(fd, &left, sizeof(left)) && left <= MAX_MESSAGE && left >= nhead &&
		  smr_socket_get(fd, head, nhead);

	for (left -= ok ? nhead : left; ok && left > 0;) {
		size_t most = out->n > FIRST ? out->n : FIRST,
		       n = left < most ? (size_t)left : most;
		char *to = smr_str_extend(out, n);

		ok = to != NULL && smr_socket_get(fd, to, n);
		left -= n;
	}
	return ok;
}

static void set_patience(int fd)
{
	struct timeval t = {.tv_sec = PATIENCE_S};

	(void)setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &t, sizeof(t));
	(void)setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &t, sizeof(t));
}

/* ---- the end that serves --------------------------------------------------------------------- */

static void drop_large(smr_str *s)
{
	if (s->cap > KEPT)
		smr_str_free(s);
	smr_str_clear(s);
}

static bool answer_one(const visit *v, smr_str *request, smr_str *reply)
{
	struct iovec out;

	drop_large(request);
	drop_large(reply);
	if (!get_message(v->fd, NULL, 0, request) ||
	    v->link->serve(v->link->ctx, smr_str_text(request), request->n, reply) != SMR_OK ||
	    reply->oom)
		return false;
	out = (struct iovec){reply->s, reply->n};
	return send_message(v->fd, &out, 1);
}

static void forget(smr_link *l, int fd)
{
	pthread_mutex_lock(&l->lock);
	for (int i = 0; i < l->nfds; i++)
		if (l->fds[i] == fd) {
			l->fds[i] = l->fds[--l->nfds];
			break;
		}
	close(fd); /* under the lock: the number may be another's at once */
	pthread_mutex_unlock(&l->lock);
}

static void *answer(void *arg)
{
	visit *v = arg;
	smr_str request = {0}, reply = {0};

	set_patience(v->fd);
	if (!smr_socket_same_user(v->fd))
		smr_log(SMR_LOG_WARN, "local: a process of another user is refused");
	else
		while (answer_one(v, &request, &reply))
			;
	smr_str_free(&request);
	smr_str_free(&reply);
	forget(v->link, v->fd);
	smr_free(v);
	return NULL;
}

static bool remember(smr_link *l, int fd)
{
	bool room;

	pthread_mutex_lock(&l->lock);
	room = l->nfds < MAX_CALLS && !l->closing;
	if (room)
		l->fds[l->nfds++] = fd;
	pthread_mutex_unlock(&l->lock);
	return room;
}

static void receive(smr_link *l, int fd)
{
	visit *v = smr_malloc(sizeof(*v));
	pthread_t t;

	if (v == NULL || !remember(l, fd)) {
		smr_free(v);
		close(fd);
		return;
	}
	*v = (visit){l, fd};
	if (pthread_create(&t, NULL, answer, v) == 0) {
		pthread_detach(t);
		return;
	}
	smr_free(v);
	forget(l, fd);
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

static smr_status local_open(const char *address, const char *key, smr_serve_fn fn, void *ctx,
			     smr_link **out)
{
	smr_link *l = smr_calloc(1, sizeof(*l));
	smr_status st;

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a link");
	l->fd = -1;
	pthread_mutex_init(&l->lock, NULL);
	l->serve = fn;
	l->ctx = ctx;
	st = address == NULL && fn == NULL ? smr_fail(SMR_EINVAL, "local: which address?")
					   : name_it(l, address);
	if (st == SMR_OK && fn != NULL)
		st = start(l);
	if (st != SMR_OK) {
		if (l->fd >= 0)
			close(l->fd);
		pthread_mutex_destroy(&l->lock);
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

static int idle_connection(smr_link *l)
{
	int fd = -1;

	pthread_mutex_lock(&l->lock);
	if (l->nfds > 0)
		fd = l->fds[--l->nfds];
	pthread_mutex_unlock(&l->lock);
	return fd;
}

static void keep_connection(smr_link *l, int fd)
{
	pthread_mutex_lock(&l->lock);
	if (l->nfds < IDLE) {
		l->fds[l->nfds++] = fd;
		fd = -1;
	}
	pthread_mutex_unlock(&l->lock);
	if (fd >= 0)
		close(fd);
}

static smr_status connect_to(smr_link *l, int *out)
{
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	smr_status st = SMR_OK;

	if (fd < 0 || connect(fd, (struct sockaddr *)&l->at, l->nat) != 0)
		st = smr_fail(SMR_EIO, "local: nobody is at %s: %s", local_address(l),
			      strerror(errno));
	else if (!smr_socket_same_user(fd))
		st = smr_fail(SMR_EIO, "local: another user is at %s", local_address(l));
	if (st != SMR_OK && fd >= 0)
		close(fd);
	else if (st == SMR_OK)
		set_patience(fd);
	*out = fd;
	return st;
}

/* Whether the other end has closed it, or says what nobody asked for. */
static bool is_over(int fd)
{
	char c;

	return recv(fd, &c, 1, MSG_PEEK | MSG_DONTWAIT) >= 0 || errno != EAGAIN;
}

static smr_status local_call(smr_link *l, const struct iovec *request, size_t n, void *head,
			     size_t nhead, smr_str *reply)
{
	int fd;

	while ((fd = idle_connection(l)) >= 0 && is_over(fd))
		close(fd);
	if (fd < 0)
		SMR_TRY(connect_to(l, &fd));
	if (!send_message(fd, request, n) || !get_message(fd, head, nhead, reply)) {
		close(fd);
		return smr_fail(SMR_EIO, "local: the process at %s is gone or silent",
				local_address(l));
	}
	keep_connection(l, fd);
	return SMR_OK;
}

/* What is being answered still goes out. */
static void end_serving(smr_link *l)
{
	const struct timespec moment = {.tv_nsec = 1000000};
	int n;

	pthread_mutex_lock(&l->lock);
	__atomic_store_n(&l->closing, true, __ATOMIC_SEQ_CST);
	for (int i = 0; i < l->nfds; i++)
		shutdown(l->fds[i], SHUT_RD);
	pthread_mutex_unlock(&l->lock);
	shutdown(l->fd, SHUT_RDWR);
	pthread_join(l->thread, NULL);
	close(l->fd);
	do {
		nanosleep(&moment, NULL);
		pthread_mutex_lock(&l->lock);
		n = l->nfds;
		pthread_mutex_unlock(&l->lock);
	} while (n > 0);
}

/* Waits for calls that are being answered: what serves them goes after us. */
static void local_close(smr_link *l)
{
	if (l == NULL)
		return;
	if (l->serve != NULL)
		end_serving(l);
	while (l->nfds > 0)
		close(l->fds[--l->nfds]);
	pthread_mutex_destroy(&l->lock);
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
