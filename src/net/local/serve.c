/* The server side: one thread per connection. Buffers are reused, because fresh pages cost more
 * than copying into them. */
#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/os/socket.h"
#include "net/local/local.h"

enum { KEPT = 4 << 20 /* bytes of memory that a connection may keep */ };

typedef struct visit {
	smr_link *link;
	int fd;
} visit;

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
	if (!smr_local_get(v->fd, NULL, 0, request) ||
	    v->link->serve(v->link->ctx, smr_str_text(request), request->n, reply) != SMR_OK ||
	    reply->oom)
		return false;
	out = (struct iovec){reply->s, reply->n};
	return smr_local_send(v->fd, &out, 1);
}

static void close_connection(smr_link *l, int fd)
{
	pthread_mutex_lock(&l->lock);
	for (int i = 0; i < l->nfds; i++)
		if (l->fds[i] == fd) {
			l->fds[i] = l->fds[--l->nfds];
			break;
		}
	close(fd); /* under the lock: another file may get the number at once */
	pthread_mutex_unlock(&l->lock);
}

static void *run_connection_thread(void *arg)
{
	visit *v = arg;
	smr_str request = {0}, reply = {0};

	smr_socket_patience(v->fd, LOCAL_PATIENCE_S * 1000);
	if (!smr_socket_same_user(v->fd))
		smr_log(SMR_LOG_WARN, "local: a process of another user is refused");
	else
		while (answer_one(v, &request, &reply))
			;
	smr_str_free(&request);
	smr_str_free(&reply);
	close_connection(v->link, v->fd);
	smr_free(v);
	return NULL;
}

static bool register_connection(smr_link *l, int fd)
{
	bool room;

	pthread_mutex_lock(&l->lock);
	room = l->nfds < LOCAL_CALLS && !l->closing;
	if (room)
		l->fds[l->nfds++] = fd;
	pthread_mutex_unlock(&l->lock);
	return room;
}

static void start_connection_thread(smr_link *l, int fd)
{
	visit *v = smr_malloc(sizeof(*v));
	pthread_t t;

	if (v == NULL || !register_connection(l, fd)) {
		smr_free(v);
		close(fd);
		return;
	}
	*v = (visit){l, fd};
	if (pthread_create(&t, NULL, run_connection_thread, v) == 0) {
		pthread_detach(t);
		return;
	}
	smr_free(v);
	close_connection(l, fd);
}

static void *run_accept_thread(void *arg)
{
	smr_link *l = arg;

	while (!__atomic_load_n(&l->closing, __ATOMIC_SEQ_CST)) {
		int fd = accept4(l->fd, NULL, NULL, SOCK_CLOEXEC);

		if (fd >= 0)
			start_connection_thread(l, fd);
		else if (errno != EINTR && errno != ECONNABORTED)
			usleep(1000); /* too many open files, or the link closes */
	}
	return NULL;
}

smr_status smr_local_serve(smr_link *l)
{
	l->fd = smr_socket_listen(&l->at, l->nat);
	if (l->fd < 0)
		return smr_fail(SMR_EIO, "local: cannot listen at %s: %s", l->at.sun_path + 1,
				strerror(errno));
	if (pthread_create(&l->thread, NULL, run_accept_thread, l) != 0)
		return smr_fail(SMR_ENOMEM, "local: no thread to listen");
	return SMR_OK;
}

void smr_local_end(smr_link *l)
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
