/* Sends bodies on request: pieces are encrypted from their source without a copy, round robin over
 * the bodies. */
#include <string.h>

#include "base/alloc.h"
#include "net/tls/port.h"

enum { AT_ONCE = 128 << 10 };

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

/* Returns the next body in turn; frees cancelled ones. */
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
	return smr_tls_encrypt(e, &f, sizeof(f));
}

/* Encrypts the contiguous part of the current piece. */
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
	if (!smr_tls_encrypt(e, (const char *)v->iov_base + o->within, n))
		return 0;
	o->within += n;
	o->given += n;
	e->left_out -= n;
	if (e->left_out > 0)
		return n;
	e->giving = NULL;
	unlink_offer(e, o);
	if (o->given < o->total)
		append_offer(e, o); /* it goes to the end of the queue */
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

/* The body may already be sent as a whole. */
void smr_tls_cancelled(smr_port_end *e, const tls_frame *f)
{
	for (tls_outgoing *o = e->offers; o != NULL; o = o->next)
		if (o->id == f->id)
			o->cancelled = true;
	smr_tls_mark(e);
}

size_t smr_tls_give(smr_port_end *e)
{
	tls_outgoing *o = e->giving;

	if (o == NULL && (o = next_offer(e)) != NULL && !begin_piece(e, o))
		return 0;
	return o != NULL ? write_piece(e) : 0;
}

int smr_tls_offer(smr_port_end *e, tls_frame *f, const void *head, const struct iovec *iov,
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
	if (!smr_tls_queue(e, f, head)) {
		smr_free(o);
		smr_tls_die(e, "no memory");
		return 1;
	}
	append_offer(e, o);
	smr_tls_mark(e); /* sent() reports on its memory, whether it was sent or the end is dying */
	return 0;
}
