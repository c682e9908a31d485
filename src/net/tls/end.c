/* Opens and closes connections, with deadlines. shake.c has the handshake. */
#include <errno.h>
#include <linux/sockios.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <openssl/err.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "net/tls/port.h"

enum { LOOK_NS = 1000000000 };

static int64_t ms_to_ns(int64_t n)
{
	return n * 1000000;
}

static void link_end(smr_port *p, smr_port_end *e)
{
	e->next = p->ends;
	if (p->ends != NULL)
		p->ends->prev = e;
	p->ends = e;
	p->half_open += e->accepted;
}

static void unlink_end(smr_port_end *e)
{
	smr_port *p = e->port;

	if (e->next != NULL)
		e->next->prev = e->prev;
	if (e->prev != NULL)
		e->prev->next = e->next;
	else
		p->ends = e->next;
	p->half_open -= e->accepted && e->state < TLS_OPEN;
}

static void free_end(smr_port_end *e)
{
	SSL_free(e->ssl);
	close(e->fd);
	smr_tls_bytes_free(&e->cipher);
	smr_tls_bytes_free(&e->small);
	smr_tls_bytes_free(&e->in);
	smr_free(e);
}

smr_port_end *smr_tls_end_new(smr_port *p, int fd, const struct sockaddr_storage *to, bool accepted)
{
	struct epoll_event how = {.events = EPOLLIN};
	smr_port_end *e = smr_calloc(1, sizeof(*e));

	if (e == NULL)
		return NULL;
	e->port = p;
	e->fd = fd;
	e->accepted = accepted;
	e->state = accepted ? TLS_SHAKING : TLS_CONNECTING;
	e->watches_out = !accepted;
	e->offers_end = &e->offers;
	e->unasked = e->window = TLS_WINDOW;
	e->until = smr_now_ns() + ms_to_ns(TLS_HANDSHAKE_MS);
	e->ssl = smr_tls_session(e);
	how.data.ptr = e;
	how.events |= accepted ? 0 : EPOLLOUT;
	smr_tls_settings(fd, to);
	if (e->ssl == NULL || epoll_ctl(p->ep, EPOLL_CTL_ADD, fd, &how) != 0) {
		SSL_free(e->ssl);
		smr_free(e); /* the caller keeps the descriptor */
		return NULL;
	}
	link_end(p, e);
	if (p->look_at > e->until)
		p->look_at = e->until;
	return e;
}

int smr_tls_connect(smr_port *p, const struct sockaddr_storage *to, const uint8_t *key, void *user,
		    smr_port_end **out, char *err, size_t nerr)
{
	socklen_t n = to->ss_family == AF_INET6 ? sizeof(struct sockaddr_in6)
						: sizeof(struct sockaddr_in);
	int fd = socket(to->ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	smr_port_end *e = NULL;

	if (fd >= 0 && (connect(fd, (const struct sockaddr *)to, n) == 0 || errno == EINPROGRESS))
		e = smr_tls_end_new(p, fd, to, false);
	if (e == NULL) {
		snprintf(err, nerr, "no connection: %s", strerror(errno));
		if (fd >= 0)
			close(fd);
		return 1;
	}
	memcpy(e->key, key, sizeof(e->key));
	e->user = user;
	*out = e;
	if (p->callers.thread == SMR_CALLERS_WATCHING)
		smr_tls_kick(p);
	return 0;
}

void smr_tls_watch_out(smr_port_end *e, bool on)
{
	struct epoll_event how = {.events = on ? EPOLLIN | EPOLLOUT : EPOLLIN, .data.ptr = e};

	if (e->watches_out != on)
		(void)epoll_ctl(e->port->ep, EPOLL_CTL_MOD, e->fd, &how);
	e->watches_out = on;
}

/* ---- closing --------------------------------------------------------------------------------- */

void smr_tls_die(smr_port_end *e, const char *why)
{
	smr_port *p = e->port;

	if (e->state == TLS_DYING)
		return;
	snprintf(e->why, sizeof(e->why), "%s", why);
	unlink_end(e);
	e->broken |= e->state < TLS_GREETING;
	e->state = TLS_DYING;
	e->next = p->dying;
	p->dying = e;
}

void smr_tls_drop(smr_port_end *e)
{
	smr_port *p = e->port;

	e->user = NULL; /* gone() is not called */
	if (e->state != TLS_DYING && e->dirty && !p->face.inside)
		smr_tls_flush(e);
	if (e->state == TLS_DYING)
		return;
	smr_tls_die(e, "dropped");
	if (p->callers.thread == SMR_CALLERS_WATCHING)
		smr_tls_kick(p);
	else if (p->callers.driven && !p->face.inside)
		smr_tls_told(p);
}

/* Sends close_notify, without waiting for it. */
static void send_close_notify(smr_port_end *e)
{
	if (e->broken || !smr_tls_push(e))
		return;
	ERR_clear_error();
	(void)SSL_shutdown(e->ssl);
	ERR_clear_error();
	(void)smr_tls_push(e);
}

static void unlink_dirty_end(smr_port_end *e)
{
	smr_port_end **at = &e->port->dirty;

	while (e->dirty && *at != NULL && *at != e)
		at = &(*at)->next_dirty;
	if (e->dirty && *at == e)
		*at = e->next_dirty;
}

void smr_tls_bury(smr_port *p)
{
	while (p->dying != NULL) {
		smr_port_end *e = p->dying;

		p->dying = e->next;
		send_close_notify(e);
		unlink_dirty_end(e);
		smr_tls_free_offers(e);
		smr_tls_free_bodies(e);
		if (e->user != NULL)
			p->o.events.gone(p->o.events.ctx, e->user, e->why);
		free_end(e);
	}
}

/* ---- time ------------------------------------------------------------------------------------ */

/* Frees the buffers of an idle connection, some hundred kB; the next bytes allocate them again. */
static void free_idle_buffers(smr_port_end *e)
{
	if (e->cipher.n > 0 || e->small.n > 0 || e->in.n > 0 || e->taking != NULL)
		return;
	smr_tls_bytes_free(&e->cipher);
	smr_tls_bytes_free(&e->small);
	smr_tls_bytes_free(&e->in);
	(void)SSL_free_buffers(e->ssl); /* only if they are empty */
}

/* Returns whether data is still being sent. A PING on a slow line waits behind it, so meanwhile the
 * kernel checks the other side (TCP_USER_TIMEOUT). */
static bool is_sending(const smr_port_end *e)
{
	int unacknowledged = 0;

	return e->cipher.n > 0 || e->small.n > 0 || e->giving != NULL ||
	       (ioctl(e->fd, SIOCOUTQ, &unacknowledged) == 0 && unacknowledged > 0);
}

static void check_open_end(smr_port_end *e, int64_t now)
{
	static const tls_frame ping = {.kind = FRAME_PING};
	smr_port_events *to = &e->port->o.events;

	if (now - e->heard > ms_to_ns(TLS_REST_MS))
		free_idle_buffers(e);
	if (e->asked && is_sending(e))
		e->heard = now;
	if (e->accepted && !to->knows(to->ctx, e->key)) {
		smr_tls_die(e, "its key is not known any more");
	} else if (!e->asked && now - e->heard > ms_to_ns(TLS_QUIET_MS)) {
		e->asked = true;
		e->heard = now; /* its time begins now, whatever delayed this thread */
		smr_tls_say(e, &ping, NULL, NULL);
		smr_tls_flush(e);
	} else if (e->asked && now - e->heard > ms_to_ns(TLS_DEAD_MS - TLS_QUIET_MS)) {
		smr_tls_die(e, "it does not answer");
	}
}

void smr_tls_look(smr_port *p, int64_t now)
{
	struct epoll_event in = {.events = EPOLLIN, .data.ptr = p};

	p->look_at = p->ends != NULL || p->deaf ? now + LOOK_NS : INT64_MAX;
	for (smr_port_end *e = p->ends, *next; e != NULL; e = next) {
		next = e->next;
		if (e->state == TLS_OPEN)
			check_open_end(e, now);
		else if (e->until <= now)
			smr_tls_die(e, e->state == TLS_CONNECTING ? "nobody answers there"
								  : "no proof in time");
		else if (e->until < p->look_at)
			p->look_at = e->until;
	}
	if (p->deaf && epoll_ctl(p->ep, EPOLL_CTL_ADD, p->listener, &in) == 0)
		p->deaf = false;
}
