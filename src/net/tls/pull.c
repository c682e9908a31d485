/* Receives bodies by pull: at most one window of bytes is in flight. A piece is accepted only if it
 * is exactly the next requested one, or one that the offer announced as unrequested within our
 * limits. The receiver chooses address, size and order, never the sender.
 *
 * Window control: if the last requested bytes arrive later than one round trip after their request,
 * the link was busy and the window is large enough. If they arrive at once, the sender was idle,
 * and the window grows. */
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/tls/port.h"

enum { ASK_AT = 512 << 10 /* free bytes of the window at which more is requested */ };

static tls_incoming *find_incoming_body(const smr_port_end *e, uint64_t id)
{
	tls_incoming *b = e->bodies;

	while (b != NULL && b->id != id)
		b = b->next;
	return b;
}

static void unlink_body(smr_port_end *e, tls_incoming *b)
{
	tls_incoming **at = &e->bodies;

	while (*at != b)
		at = &(*at)->next;
	*at = b->next;
	e->nbodies--;
}

/* Doubles the window, also for the following bodies. */
static void double_window(smr_port_end *e)
{
	tls_frame f = {.kind = FRAME_WINDOW};

	e->window *= 2;
	f.offset = e->window;
	smr_tls_say(e, &f, NULL, NULL);
	smr_tls_mark(e);
}

const char *smr_tls_widened(smr_port_end *e, const tls_frame *f)
{
	if (f->offset < e->unasked || f->offset > TLS_MOST_WINDOW || f->offset % TLS_PIECE != 0)
		return "a window of no such size";
	e->unasked =
		f->offset < TLS_MOST_UNASKED * TLS_PIECE ? f->offset : TLS_MOST_UNASKED * TLS_PIECE;
	return NULL;
}

/* Measures the window when a piece has arrived. */
static void measure_window_progress(smr_port_end *e, tls_incoming *b)
{
	int64_t now;

	if (b->mark == 0 || b->got <= b->mark)
		return;
	b->mark = 0;
	now = smr_now_ns();
	if (now - b->asked_ns < e->rtt_ns + e->rtt_ns / 2 && e->window < TLS_MOST_WINDOW)
		double_window(e);
}

static void request_more_bytes(smr_port_end *e, tls_incoming *b)
{
	uint64_t to = b->total - b->got < e->window ? b->total : b->got + e->window;
	tls_frame f = {.kind = FRAME_ASK, .id = b->id, .offset = to};

	if (to <= b->asked || (to - b->asked < ASK_AT && to != b->total))
		return;
	if (b->mark == 0) {
		b->mark = b->asked;
		b->asked_ns = smr_now_ns();
	}
	b->asked = to;
	smr_tls_say(e, &f, NULL, NULL);
	smr_tls_mark(e);
}

static void cancel_incoming_body(smr_port_end *e, const tls_incoming *b)
{
	tls_frame f = {.kind = FRAME_CANCEL, .id = b->id};

	smr_tls_say(e, &f, NULL, NULL);
	smr_tls_mark(e);
}

const char *smr_tls_offered(smr_port_end *e, const tls_frame *f, const uint8_t *head)
{
	smr_port *p = e->port;
	bool reply = (f->flags & TLS_REPLY) != 0;
	uint64_t unasked = (uint64_t)(f->flags >> TLS_UNASKED) * TLS_PIECE;
	tls_incoming *b;

	if (f->offset < SMR_PORT_RENDEZVOUS || f->offset > SIZE_MAX / 2)
		return "an offer of no such size";
	if (unasked == 0 || unasked > e->window)
		return "an offer of more than was allowed";
	if (e->nbodies >= TLS_MOST_OFFERS)
		return "too many offers";
	if (find_incoming_body(e, f->id) != NULL)
		return "an offer that was made already";
	b = smr_calloc(1, sizeof(*b));
	if (b == NULL)
		return "no memory";
	b->id = f->id;
	b->total = f->offset;
	b->asked = b->total < unasked ? b->total : unasked;
	b->next = e->bodies;
	e->bodies = b;
	e->nbodies++;
	p->face.from = e;
	b->memory = p->o.events.message(p->o.events.ctx, reply ? e : NULL, head, f->nhead, NULL,
					(size_t)b->total, &b->cookie);
	p->face.from = NULL;
	if (b->memory != NULL)
		request_more_bytes(e, b);
	else
		cancel_incoming_body(e, b);
	return NULL;
}

const char *smr_tls_piece(smr_port_end *e, const tls_frame *f)
{
	tls_incoming *b = find_incoming_body(e, f->id);

	if (b == NULL)
		return "a piece of nothing that was offered";
	if (f->offset != b->got || f->len != smr_tls_piece_size(b->total, b->got) ||
	    f->len > b->asked - b->got)
		return "a piece that was not asked for";
	e->taking = b;
	e->left_in = f->len;
	return NULL;
}

static void end_body(smr_port_end *e, tls_incoming *b, int ok)
{
	const smr_port_events *to = &e->port->o.events;

	unlink_body(e, b);
	e->port->face.from = e;
	if (b->memory != NULL)
		to->received(to->ctx, b->cookie, ok);
	e->port->face.from = NULL;
	smr_free(b);
}

void smr_tls_took(smr_port_end *e, size_t n)
{
	tls_incoming *b = e->taking;

	b->got += n;
	e->left_in -= n;
	if (e->left_in > 0)
		return;
	e->taking = NULL;
	measure_window_progress(e, b);
	if (b->got == b->total)
		end_body(e, b, 1);
	else if (b->memory != NULL)
		request_more_bytes(e, b);
}

const char *smr_tls_done(smr_port_end *e, const tls_frame *f)
{
	tls_incoming *b = find_incoming_body(e, f->id);

	if (b == NULL || b->memory != NULL)
		return "the end of a body that is wanted, or that there is not";
	end_body(e, b, 0);
	return NULL;
}

void smr_tls_free_bodies(smr_port_end *e)
{
	e->taking = NULL;
	while (e->bodies != NULL)
		end_body(e, e->bodies, 0);
}
