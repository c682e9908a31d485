/* Sends. Small messages are collected in one buffer and encrypted together, in one record if they
 * fit; then pieces of bodies follow (offer.c). A piece is not interrupted: a small message waits
 * for at most 128 kB and for the kernel's buffer (socket.c). */
#include <string.h>

#include <openssl/err.h>

#include "base/thread/clock.h"
#include "net/tls/port.h"

enum { AT_ONCE = 64 << 10, RECORD = 16 << 10, GATHER = 12 << 10, GATHER_NS = 10000 };

/* Encrypts bytes; false: the end cannot be sent to any more. */
bool smr_tls_encrypt(smr_port_end *e, const void *p, size_t n)
{
	ERR_clear_error();
	if (SSL_write(e->ssl, p, (int)n) != (int)n) {
		ERR_clear_error();
		e->broken = true;
		smr_tls_die(e, "it cannot be encrypted");
		return false;
	}
	e->written += (n + RECORD - 1) / RECORD;
	if (e->written >= TLS_REKEY) {
		(void)SSL_key_update(e->ssl, SSL_KEY_UPDATE_NOT_REQUESTED);
		e->written = 0;
	}
	return true;
}

static size_t write_small(smr_port_end *e)
{
	size_t n = e->small.n - e->small.from;

	n = n < AT_ONCE ? n : AT_ONCE;
	if (n == 0 || !smr_tls_encrypt(e, e->small.s + e->small.from, n))
		return 0;
	e->small.from += n;
	if (e->small.from == e->small.n)
		e->small.from = e->small.n = 0;
	return n;
}

/* Encrypts the next bytes; 0: there are none. */
static size_t write_some(smr_port_end *e)
{
	size_t n = 0;

	/* the connecting side sends nothing before it is accepted: data sent to a side that closes
	 * at once would hide the reason */
	if (e->state != TLS_OPEN)
		return 0;
	if (e->giving == NULL)
		n = write_small(e);
	if (n == 0)
		n = smr_tls_give(e);
	return n > 0 ? n : write_small(e); /* frames of cancelled bodies */
}

void smr_tls_flush(smr_port_end *e)
{
	size_t left = TLS_BUDGET, n;

	while (e->state != TLS_DYING) {
		if (!smr_tls_push(e))
			break;
		n = left > 0 ? write_some(e) : 1;
		if (n == 0 && e->cipher.n == 0) {
			smr_tls_watch_out(e, false);
			return;
		}
		if (left == 0)
			break;
		left -= n < left ? n : left;
	}
	if (e->state != TLS_DYING)
		smr_tls_watch_out(e, true);
}

static void flush_later(smr_port_end *e)
{
	smr_port *p = e->port;

	if (e->dirty)
		return;
	e->dirty = true;
	e->next_dirty = p->dirty;
	p->dirty = e;
}

void smr_tls_flush_dirty(smr_port *p)
{
	while (p->dirty != NULL) {
		smr_port_end *e = p->dirty;

		p->dirty = e->next_dirty;
		e->dirty = false;
		smr_tls_flush(e);
	}
}

void smr_tls_mark(smr_port_end *e)
{
	if (e->port->face.inside)
		flush_later(e);
	else
		smr_tls_flush(e);
}

/* Schedules a small message. A record and a system call cost more than the rest of it. Messages
 * that a thread sends one after the other without waiting are gathered: the driver sends them,
 * woken once for all, or the sender when it waits. */
static void schedule_small_flush(smr_port_end *e)
{
	smr_port *p = e->port;
	int64_t now;

	if (p->face.inside || e->small.n - e->small.from > GATHER) {
		smr_tls_mark(e);
		return;
	}
	now = smr_now_ns();
	if (now - e->flushed < GATHER_NS) {
		if (p->dirty == NULL)
			smr_callers_kick(&p->callers);
		flush_later(e);
		return;
	}
	e->flushed = now;
	smr_tls_flush(e);
}

bool smr_tls_queue(smr_port_end *e, const tls_frame *f, const void *head)
{
	return smr_tls_bytes_add(&e->small, f, sizeof(*f)) &&
	       (f->nhead == 0 || smr_tls_bytes_add(&e->small, head, f->nhead));
}

void smr_tls_say(smr_port_end *e, const tls_frame *f, const void *head, const void *body)
{
	if (e->small.n - e->small.from > TLS_MOST_QUEUED) {
		smr_tls_die(e, "it takes nothing");
		return;
	}
	if (!smr_tls_queue(e, f, head) ||
	    (f->len > f->nhead && !smr_tls_bytes_add(&e->small, body, f->len - f->nhead)))
		smr_tls_die(e, "no memory");
}

void *smr_tls_head(smr_port *p)
{
	return p->head;
}

static bool can_send(const smr_port_end *e, size_t nhead)
{
	return (e->state == TLS_OPEN || e->state == TLS_GREETING) && nhead <= SMR_PORT_MAX_HEAD &&
	       e->small.n - e->small.from < TLS_MOST_QUEUED;
}

int smr_tls_send_head(smr_port_end *e, size_t n)
{
	tls_frame f = {.kind = FRAME_MESSAGE, .len = (uint32_t)n, .nhead = (uint16_t)n};

	if (!can_send(e, n))
		return 1;
	smr_tls_say(e, &f, e->port->head, NULL);
	schedule_small_flush(e);
	return e->state == TLS_DYING;
}

int smr_tls_send(smr_port_end *e, int flags, const void *head, size_t nhead,
		 const struct iovec *iov, size_t niov, smr_port_sent *sent, void *arg)
{
	tls_frame f = {.kind = FRAME_MESSAGE, .nhead = (uint16_t)nhead};
	size_t n = 0;

	if (!can_send(e, nhead))
		return 1;
	f.flags = (flags & SMR_PORT_REPLY) != 0 ? TLS_REPLY : 0;
	for (size_t i = 0; i < niov; i++)
		n += iov[i].iov_len;
	f.len = (uint32_t)(nhead + n);
	f.offset = n;
	if (n >= SMR_PORT_RENDEZVOUS)
		return smr_tls_offer(e, &f, head, iov, niov, sent, arg);
	f.offset = 0;
	if (!smr_tls_queue(e, &f, head))
		return 1;
	for (size_t i = 0; i < niov; i++)
		if (iov[i].iov_len > 0 &&
		    !smr_tls_bytes_add(&e->small, iov[i].iov_base, iov[i].iov_len)) {
			smr_tls_die(e, "no memory"); /* half a message is in the queue */
			return 1;
		}
	smr_tls_mark(e);
	if (sent != NULL)
		sent(arg, 1);
	return 0;
}
