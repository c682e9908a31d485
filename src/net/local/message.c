/* Sends and receives messages on a socket. */
#include <stdint.h>
#include <string.h>

#include "base/os/socket.h"
#include "net/local/local.h"

static const uint64_t MAX_MESSAGE = UINT64_C(1) << 40;

bool smr_local_send(int fd, const struct iovec *iov, size_t n)
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

/* A peer that announces more than it sends makes us allocate at most twice the bytes it has
 * sent. */
bool smr_local_get(int fd, void *head, size_t nhead, smr_str *out)
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
