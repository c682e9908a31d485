#include "base/os/socket.h"

#include <errno.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

enum { BACKLOG = 64 };

static int open_by(int (*call)(int, const struct sockaddr *, socklen_t),
		   const struct sockaddr_un *at, socklen_t n)
{
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0), why;

	if (fd < 0 || call(fd, (const struct sockaddr *)at, n) == 0)
		return fd;
	why = errno;
	close(fd);
	errno = why;
	return -1;
}

static int bind_and_listen(int fd, const struct sockaddr *at, socklen_t n)
{
	return bind(fd, at, n) != 0 ? -1 : listen(fd, BACKLOG);
}

int smr_socket_listen(const struct sockaddr_un *at, socklen_t n)
{
	return open_by(bind_and_listen, at, n);
}

int smr_socket_connect(const struct sockaddr_un *at, socklen_t n)
{
	return open_by(connect, at, n);
}

void smr_socket_patience(int fd, int ms)
{
	struct timeval t = {.tv_sec = ms / 1000, .tv_usec = ms % 1000 * 1000};

	(void)setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &t, sizeof(t));
	(void)setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &t, sizeof(t));
}

bool smr_socket_same_user(int fd)
{
	struct ucred who;
	socklen_t n = sizeof(who);

	return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &who, &n) == 0 && who.uid == geteuid();
}

bool smr_socket_send(int fd, struct iovec *iov, size_t n)
{
	while (n > 0) {
		struct msghdr m = {.msg_iov = iov, .msg_iovlen = n};
		ssize_t k = sendmsg(fd, &m, MSG_NOSIGNAL);

		if (k < 0 && errno == EINTR)
			continue;
		if (k < 0)
			return false;
		for (; n > 0 && (size_t)k >= iov->iov_len; iov++, n--)
			k -= (ssize_t)iov->iov_len;
		if (n > 0) {
			iov->iov_base = (char *)iov->iov_base + k;
			iov->iov_len -= (size_t)k;
		}
	}
	return true;
}

bool smr_socket_get(int fd, void *to, size_t n)
{
	for (char *p = to; n > 0;) {
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

size_t smr_iov_bytes(const struct iovec *iov, size_t n)
{
	size_t sum = 0;

	for (size_t i = 0; i < n; i++)
		sum += iov[i].iov_len;
	return sum;
}

void smr_iov_copy(void *to, const struct iovec *iov, size_t n)
{
	char *at = to;

	for (size_t i = 0; i < n; at += iov[i++].iov_len)
		if (iov[i].iov_len > 0)
			memcpy(at, iov[i].iov_base, iov[i].iov_len);
}
