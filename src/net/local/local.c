/* One connection per active call: a peer that ends fails only its own call. Connections are
 * reused. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/os/socket.h"
#include "net/local/local.h"

enum { IDLE = 16 };

static smr_status set_link_address(smr_link *l, const char *address)
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
	memcpy(l->at.sun_path + 1, address, strlen(address) + 1); /* abstract address: no file */
	l->nat = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(address));
	return SMR_OK;
}

static smr_status local_open(const char *address, const smr_access *access, smr_serve_fn fn,
			     void *ctx, smr_link **out)
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
					   : set_link_address(l, address);
	if (st == SMR_OK && fn != NULL)
		st = smr_local_serve(l);
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
	int fd = smr_socket_connect(&l->at, l->nat);

	if (fd < 0)
		return smr_fail(errno == ECONNREFUSED ? SMR_ENOTFOUND : SMR_EIO,
				"local: no process listens at %s: %s", local_address(l),
				strerror(errno));
	if (!smr_socket_same_user(fd)) {
		close(fd);
		return smr_fail(SMR_EIO, "local: another user is at %s", local_address(l));
	}
	smr_socket_patience(fd, LOCAL_PATIENCE_S * 1000);
	*out = fd;
	return SMR_OK;
}

/* Returns whether the other end has closed the connection, or has sent bytes without a request. */
static bool connection_is_closed(int fd)
{
	char c;

	return recv(fd, &c, 1, MSG_PEEK | MSG_DONTWAIT) >= 0 || errno != EAGAIN;
}

static smr_status local_call(smr_link *l, const struct iovec *request, size_t n, void *head,
			     size_t nhead, smr_str *reply)
{
	int fd;

	while ((fd = idle_connection(l)) >= 0 && connection_is_closed(fd))
		close(fd);
	if (fd < 0)
		SMR_TRY(connect_to(l, &fd));
	if (!smr_local_send(fd, request, n) || !smr_local_get(fd, head, nhead, reply)) {
		close(fd);
		return smr_fail(SMR_EIO, "local: the process at %s is gone or silent",
				local_address(l));
	}
	keep_connection(l, fd);
	return SMR_OK;
}

/* Waits for calls that are being answered, since their handler is freed afterwards. */
static void local_close(smr_link *l)
{
	if (l == NULL)
		return;
	if (l->serve != NULL)
		smr_local_end(l);
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
