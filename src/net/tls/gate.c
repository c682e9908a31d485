/* The listening socket, and limits for unauthenticated peers: the number of connections in all and
 * from one address, each for three seconds and 8 kB (socket.c). When all slots are taken, the
 * oldest unauthenticated one is closed. The rate of attempts is limited, too (rate.c). */
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/data/hash.h"
#include "base/thread/clock.h"
#include "net/tls/port.h"

enum { BACKLOG = 128, AT_ONCE = 16 };

static socklen_t sockaddr_length(const struct sockaddr_storage *s)
{
	return s->ss_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
}

static int failed(int fd, char *err, size_t nerr)
{
	snprintf(err, nerr, "cannot listen: %s", strerror(errno));
	if (fd >= 0)
		close(fd);
	return 1;
}

int smr_tls_listen(smr_port *p, struct sockaddr_storage *at, char *err, size_t nerr)
{
	struct epoll_event in = {.events = EPOLLIN, .data.ptr = p};
	int fd = socket(at->ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0), on = 1;
	socklen_t n = sizeof(*at);

	if (p->listener >= 0) {
		errno = EBUSY;
		return failed(fd, err, nerr);
	}
	if (fd < 0)
		return failed(fd, err, nerr);
	(void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
	if (at->ss_family == AF_INET6)
		(void)setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof(on));
	if (bind(fd, (struct sockaddr *)at, sockaddr_length(at)) != 0 || listen(fd, BACKLOG) != 0 ||
	    getsockname(fd, (struct sockaddr *)at, &n) != 0)
		return failed(fd, err, nerr);
	smr_futex_lock_enter(&p->face.gate);
	p->listener = fd;
	(void)epoll_ctl(p->ep, EPOLL_CTL_ADD, fd, &in);
	smr_futex_lock_leave(&p->face.gate);
	return 0;
}

/* For IPv6, hashes the network: a host has as many addresses there as it likes. */
static uint32_t address_of(const struct sockaddr_storage *s)
{
	const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)s;
	const struct sockaddr_in *v4 = (const struct sockaddr_in *)s;

	return s->ss_family == AF_INET6 ? (uint32_t)smr_hash64(&v6->sin6_addr, 8, 0)
					: (uint32_t)smr_hash64(&v4->sin_addr, 4, 0);
}

static bool is_unproved(const smr_port_end *e)
{
	return e->accepted && e->state < TLS_OPEN;
}

/* Returns the oldest unauthenticated end; the list begins with the latest. */
static smr_port_end *oldest_unproved_end(const smr_port *p)
{
	smr_port_end *found = NULL;

	for (smr_port_end *e = p->ends; e != NULL; e = e->next)
		if (is_unproved(e))
			found = e;
	return found;
}

static unsigned count_unproved_of(const smr_port *p, uint32_t address)
{
	unsigned n = 0;

	for (const smr_port_end *e = p->ends; e != NULL; e = e->next)
		n += is_unproved(e) && e->address == address;
	return n;
}

/* Resets the connection: not even the kernel keeps state of it. */
static void reset_connection(int fd)
{
	struct linger at_once = {.l_onoff = 1};

	(void)setsockopt(fd, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
	close(fd);
}

static void take(smr_port *p, int fd, const struct sockaddr_storage *from)
{
	uint32_t address = address_of(from), network = smr_tls_network(from);
	smr_port_end *e;

	if (count_unproved_of(p, address) >= TLS_HALF_OPEN_HERE ||
	    !smr_tls_rate_take(&p->rate, network, address, smr_now_ns())) {
		reset_connection(fd);
		return;
	}
	if (p->half_open >= TLS_HALF_OPEN)
		smr_tls_die(oldest_unproved_end(p), "others wait, too");
	e = smr_tls_end_new(p, fd, from, true);
	if (e == NULL) {
		reset_connection(fd);
		return;
	}
	e->address = address;
	e->network = network;
}

void smr_tls_accept(smr_port *p)
{
	for (int i = 0; i < AT_ONCE; i++) {
		struct sockaddr_storage from = {0};
		socklen_t n = sizeof(from);
		int fd = accept4(p->listener, (struct sockaddr *)&from, &n,
				 SOCK_CLOEXEC | SOCK_NONBLOCK);

		if (fd >= 0) {
			take(p, fd, &from);
		} else if (errno == EMFILE || errno == ENFILE || errno == ENOMEM ||
			   errno == ENOBUFS) {
			/* it would be reported again and again: removed until the next check */
			(void)epoll_ctl(p->ep, EPOLL_CTL_DEL, p->listener, NULL);
			p->deaf = true;
			return;
		} else if (errno != EINTR && errno != ECONNABORTED) {
			return;
		}
	}
}
