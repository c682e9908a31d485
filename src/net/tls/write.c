/* What leaves. Small messages wait in one buffer and are encrypted together, in one record where
 * they fit; pieces of bodies are encrypted from where they lie, one piece after the other, each
 * body in turn. A piece is not interrupted: what is small waits for 128 kB at most, and for what
 * the kernel holds (socket.c). */
#include <stdio.h>
#include <string.h>

#include <openssl/err.h>

#include "base/alloc.h"
#include "net/tls/port.h"

enum { AT_ONCE = 64 << 10, RECORD = 16 << 10 };

/* Whether the other side may still be sent to. */
static bool encrypt(smr_port_end *e, const void *p, size_t n)
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

/* ---- bodies ---------------------------------------------------------------------------------- */

static void unlink_offer(smr_port_end *e, tls_outgoing *o)
{
	tls_outgoing **at = &e->offers;

	while (*at != o)
		at = &(*at)->next;
	*at = o->next;
	if (o->next == NULL)
		e->offers_end = at;
}

static void append_offer(smr_port_end *e, tls_outgoing *o)
{
	o->next = NULL;
	*e->offers_end = o;
	e->offers_end = &o->next;
}

static void end_offer(smr_port_end *e, tls_outgoing *o, int ok)
{
	smr_port *p = e->port;

	if (o->sent != NULL)
		o->sent(o->arg, ok);
	smr_free(o);
	smr_tls_told(p);
}

void smr_tls_free_offers(smr_port_end *e)
{
	while (e->offers != NULL) {
		tls_outgoing *o = e->offers;

		e->offers = o->next;
		end_offer(e, o, 0);
	}
}

/* The body whose turn it is; those that are not wanted go. */
static tls_outgoing *next_offer(smr_port_end *e)
{
	for (tls_outgoing *o = e->offers, *next; o != NULL; o = next) {
		next = o->next;
		if (o->cancelled) {
			tls_frame f = {.kind = FRAME_DONE, .id = o->id};

			unlink_offer(e, o);
			smr_tls_say(e, &f, NULL, NULL);
			end_offer(e, o, 0);
		} else if (o->asked > o->given) {
			return o;
		}
	}
	return NULL;
}

static bool begin_piece(smr_port_end *e, tls_outgoing *o)
{
	uint64_t n = smr_tls_piece_size(o->total, o->given);
	tls_frame f = {.kind = FRAME_PIECE, .len = (uint32_t)n, .id = o->id, .offset = o->given};

	e->giving = o;
	e->left_out = n;
	return encrypt(e, &f, sizeof(f));
}

/* Of the piece that is being written, as much as lies in one place. */
static size_t write_piece(smr_port_end *e)
{
	tls_outgoing *o = e->giving;
	const struct iovec *v;
	size_t n;

	while (o->within == o->iov[o->at].iov_len) {
		o->at++;
		o->within = 0;
	}
	v = &o->iov[o->at];
	n = v->iov_len - o->within;
	n = n < e->left_out ? n : e->left_out;
	n = n < AT_ONCE ? n : AT_ONCE;
	if (!encrypt(e, (const char *)v->iov_base + o->within, n))
		return 0;
	o->within += n;
	o->given += n;
	e->left_out -= n;
	if (e->left_out > 0)
		return n;
	e->giving = NULL;
	unlink_offer(e, o);
	if (o->given < o->total)
		append_offer(e, o); /* the others' turn comes first */
	else
		end_offer(e, o, 1);
	return n;
}

void smr_tls_asked(smr_port_end *e, const tls_frame *f)
{
	tls_outgoing *o = e->offers;

	while (o != NULL && o->id != f->id)
		o = o->next;
	if (o == NULL || f->offset <= o->asked || f->offset > o->total ||
	    (f->offset != o->total && f->offset % TLS_PIECE != 0) ||
	    f->offset - o->given > TLS_MOST_WINDOW) {
		smr_tls_die(e, "it asks for bytes that it was not offered");
		return;
	}
	o->asked = f->offset;
	smr_tls_mark(e);
}

/* It may be on its way already, as a whole. */
void smr_tls_cancelled(smr_port_end *e, const tls_frame *f)
{
	for (tls_outgoing *o = e->offers; o != NULL; o = o->next)
		if (o->id == f->id)
			o->cancelled = true;
	smr_tls_mark(e);
}

/* ---- all that leaves ------------------------------------------------------------------------- */

static size_t write_small(smr_port_end *e)
{
	size_t n = e->small.n - e->small.from;

	n = n < AT_ONCE ? n : AT_ONCE;
	if (n == 0 || !encrypt(e, e->small.s + e->small.from, n))
		return 0;
	e->small.from += n;
	if (e->small.from == e->small.n)
		e->small.from = e->small.n = 0;
	return n;
}

/* The next bytes to be encrypted; 0: there are none. */
static size_t write_some(smr_port_end *e)
{
	tls_outgoing *o;

	/* who connects says nothing before the other side has taken it: what is sent to one that
	 * closes at once would take the reason away */
	if (e->state != TLS_OPEN)
		return 0;
	if (e->giving != NULL)
		return write_piece(e);
	if (e->small.n > e->small.from)
		return write_small(e);
	o = next_offer(e);
	if (o == NULL)
		return write_small(e);
	return begin_piece(e, o) ? write_piece(e) : 0;
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

void smr_tls_mark(smr_port_end *e)
{
	smr_port *p = e->port;

	if (!p->face.inside) {
		smr_tls_flush(e);
	} else if (!e->dirty) {
		e->dirty = true;
		e->next_dirty = p->dirty;
		p->dirty = e;
	}
}

static bool add(smr_port_end *e, const tls_frame *f, const void *head)
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
	if (!add(e, f, head) ||
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
	smr_tls_mark(e);
	return e->state == TLS_DYING;
}

static int offer(smr_port_end *e, tls_frame *f, const void *head, const struct iovec *iov,
		 size_t niov, smr_port_sent *sent, void *arg)
{
	tls_outgoing *o = smr_calloc(1, sizeof(*o) + niov * sizeof(*iov));

	if (o == NULL)
		return 1;
	o->id = ++e->next_id;
	o->total = f->offset;
	o->asked = o->total < e->unasked ? o->total : e->unasked;
	f->flags |= (uint8_t)((o->asked + TLS_PIECE - 1) / TLS_PIECE << TLS_UNASKED);
	o->sent = sent;
	o->arg = arg;
	o->niov = niov;
	memcpy(o->iov, iov, niov * sizeof(*iov));
	f->kind = FRAME_OFFER;
	f->len = f->nhead;
	f->id = o->id;
	if (!add(e, f, head)) {
		smr_free(o);
		smr_tls_die(e, "no memory");
		return 1;
	}
	append_offer(e, o);
	smr_tls_mark(e); /* it may be sent, or the end be dying: its memory is told of either way */
	return 0;
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
		return offer(e, &f, head, iov, niov, sent, arg);
	f.offset = 0;
	if (!add(e, &f, head))
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
