#include "base/jail/protocol.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

bool smr_jail_message_send(int socket, const smr_jail_message *w, const int *files, size_t n,
			   bool waits)
{
	union {
		struct cmsghdr head;
		char bytes[CMSG_SPACE(sizeof(int) * SMR_JAIL_MESSAGE_FILES)];
	} control = {0};
	struct iovec iov = {.iov_base = (void *)(uintptr_t)w, .iov_len = sizeof(*w)};
	struct msghdr m = {.msg_iov = &iov, .msg_iovlen = 1};
	ssize_t sent;

	if (n > 0) {
		m.msg_control = control.bytes;
		m.msg_controllen = CMSG_SPACE(sizeof(int) * n);
		struct cmsghdr *c = CMSG_FIRSTHDR(&m);

		c->cmsg_level = SOL_SOCKET;
		c->cmsg_type = SCM_RIGHTS;
		c->cmsg_len = CMSG_LEN(sizeof(int) * n);
		memcpy(CMSG_DATA(c), files, sizeof(int) * n);
	}
	do
		sent = sendmsg(socket, &m, MSG_NOSIGNAL | (waits ? 0 : MSG_DONTWAIT));
	while (sent < 0 && errno == EINTR);
	return sent == (ssize_t)sizeof(*w);
}

bool smr_jail_message_get(int socket, smr_jail_message *w, int files[SMR_JAIL_MESSAGE_FILES])
{
	union {
		struct cmsghdr head;
		char bytes[CMSG_SPACE(sizeof(int) * SMR_JAIL_MESSAGE_FILES)];
	} control = {0};
	struct iovec iov = {.iov_base = w, .iov_len = sizeof(*w)};
	struct msghdr m = {.msg_iov = &iov,
			   .msg_iovlen = 1,
			   .msg_control = control.bytes,
			   .msg_controllen = sizeof(control.bytes)};
	ssize_t n;

	for (size_t i = 0; i < SMR_JAIL_MESSAGE_FILES; i++)
		files[i] = -1;
	do
		n = recvmsg(socket, &m, MSG_CMSG_CLOEXEC);
	while (n < 0 && errno == EINTR);
	if (n != (ssize_t)sizeof(*w))
		return false;
	for (struct cmsghdr *c = CMSG_FIRSTHDR(&m); c != NULL; c = CMSG_NXTHDR(&m, c))
		if (c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS)
			memcpy(files, CMSG_DATA(c), c->cmsg_len - CMSG_LEN(0));
	w->text[sizeof(w->text) - 1] = '\0';
	return true;
}
