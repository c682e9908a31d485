/* Receives frames and validates each from its first bytes. A wrong frame closes the connection,
 * because an authenticated peer does not send one by mistake. */
#include <string.h>

#include <openssl/err.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/tls/port.h"

typedef const char *taker(smr_port_end *e, const tls_frame *f, const uint8_t *bytes);

static const char *on_hello(smr_port_end *e, const tls_frame *f, const uint8_t *bytes)
{
	if (e->greeted)
		return "a second HELLO";
	if (f->id != TLS_MAGIC)
		return "it is of another version";
	e->greeted = true;
	if (e->accepted)
		e->rtt_ns = smr_now_ns() - e->shook;
	else
		smr_tls_open(e);
	return NULL;
}

static const char *on_message(smr_port_end *e, const tls_frame *f, const uint8_t *bytes)
{
	const smr_port_events *to = &e->port->o.events;
	bool reply = (f->flags & TLS_REPLY) != 0;
	void *cookie = NULL;

	e->port->face.from = e;
	if (f->len == f->nhead && !reply)
		to->head(to->ctx, bytes, f->nhead);
	else
		(void)to->message(to->ctx, reply ? e : NULL, bytes, f->nhead,
				  f->len > f->nhead ? bytes + f->nhead : NULL, f->len - f->nhead,
				  &cookie);
	e->port->face.from = NULL;
	return NULL;
}

static const char *on_ask(smr_port_end *e, const tls_frame *f, const uint8_t *bytes)
{
	smr_tls_asked(e, f);
	return NULL;
}

static const char *on_cancel(smr_port_end *e, const tls_frame *f, const uint8_t *bytes)
{
	smr_tls_cancelled(e, f);
	return NULL;
}

static const char *on_done(smr_port_end *e, const tls_frame *f, const uint8_t *bytes)
{
	return smr_tls_done(e, f);
}

static const char *on_window(smr_port_end *e, const tls_frame *f, const uint8_t *bytes)
{
	return smr_tls_widened(e, f);
}

static const char *on_ping(smr_port_end *e, const tls_frame *f, const uint8_t *bytes)
{
	tls_frame pong = {.kind = FRAME_PONG, .id = f->id};

	smr_tls_say(e, &pong, NULL, NULL);
	smr_tls_mark(e);
	return NULL;
}

static const char *on_pong(smr_port_end *e, const tls_frame *f, const uint8_t *bytes)
{
	return NULL; /* only its arrival counts */
}

static taker *const takers[TLS_KINDS_END] = {
	[FRAME_HELLO] = on_hello,   [FRAME_MESSAGE] = on_message, [FRAME_OFFER] = smr_tls_offered,
	[FRAME_ASK] = on_ask,       [FRAME_CANCEL] = on_cancel,   [FRAME_DONE] = on_done,
	[FRAME_WINDOW] = on_window, [FRAME_PING] = on_ping,       [FRAME_PONG] = on_pong,
};

/* Takes the part of a piece that is in the buffer. */
static void take_piece(smr_port_end *e)
{
	size_t n = e->in.n - e->in.from;

	n = n < e->left_in ? n : e->left_in;
	if (e->taking->memory != NULL)
		memcpy(e->taking->memory + e->taking->got, e->in.s + e->in.from, n);
	e->in.from += n;
	smr_tls_took(e, n);
}

/* Takes one complete frame; *@p wrong: the connection must end. */
static bool take_frame(smr_port_end *e, const char **wrong)
{
	const uint8_t *at = e->in.s + e->in.from;
	size_t n = e->in.n - e->in.from;
	tls_frame f;

	if (n < sizeof(f))
		return false;
	memcpy(&f, at, sizeof(f));
	*wrong = smr_tls_frame_check(&f);
	if (*wrong == NULL && !e->greeted && f.kind != FRAME_HELLO)
		*wrong = "no HELLO";
	if (*wrong != NULL)
		return false;
	if (f.kind == FRAME_PIECE) {
		e->in.from += sizeof(f);
		*wrong = smr_tls_piece(e, &f);
		return *wrong == NULL;
	}
	if (n < sizeof(f) + f.len)
		return false;
	e->in.from += sizeof(f) + f.len;
	*wrong = takers[f.kind](e, &f, at + sizeof(f));
	return *wrong == NULL;
}

static void take_all(smr_port_end *e)
{
	const char *wrong = NULL;
	bool more = true;

	while (more && e->state != TLS_DYING) {
		if (e->taking == NULL)
			more = take_frame(e, &wrong);
		else if (e->in.n > e->in.from)
			take_piece(e);
		else
			more = false;
	}
	if (wrong != NULL)
		smr_tls_die(e, wrong);
	if (e->in.from == e->in.n)
		e->in.from = e->in.n = 0;
}

/* Returns where the next bytes go: those of a piece directly to their place. */
static uint8_t *get_read_buffer(smr_port_end *e, size_t *n, bool *direct)
{
	*direct = e->taking != NULL && e->taking->memory != NULL && e->in.n == 0;
	if (*direct) {
		*n = e->left_in;
		return e->taking->memory + e->taking->got;
	}
	if (e->in.s == NULL) {
		e->in.s = smr_malloc(TLS_IN);
		e->in.cap = e->in.s != NULL ? TLS_IN : 0;
	}
	*n = 0;
	if (e->in.s == NULL)
		return NULL;
	if (e->in.from > 0) {
		memmove(e->in.s, e->in.s + e->in.from, e->in.n - e->in.from);
		e->in.n -= e->in.from;
		e->in.from = 0;
	}
	*n = e->in.cap - e->in.n;
	return e->in.s + e->in.n;
}

static void handle_read_failure(smr_port_end *e, int result)
{
	int why = SSL_get_error(e->ssl, result);
	unsigned long code = ERR_peek_error();
	const char *text = code != 0 ? ERR_reason_error_string(code) : NULL;

	if (ERR_GET_REASON(code) == SSL_R_SSLV3_ALERT_BAD_CERTIFICATE)
		text = SMR_PORT_UNKNOWN; /* the alert by which the other side refuses a key */
	ERR_clear_error();
	if (why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE)
		return;
	/* after a failure SSL_shutdown() must not be called */
	e->broken |= why == SSL_ERROR_SSL || why == SSL_ERROR_SYSCALL;
	smr_tls_die(e, why == SSL_ERROR_ZERO_RETURN ? "the other side ends the connection"
		       : text != NULL               ? text
						    : "the connection is broken");
}

/* Whether there is input that no descriptor reports. */
static bool has_more(const smr_port_end *e)
{
	return e->nahead > e->ahead_from || SSL_has_pending(e->ssl) != 0;
}

void smr_tls_read(smr_port_end *e)
{
	size_t left = TLS_BUDGET;

	e->again = false;
	while (e->state == TLS_GREETING || e->state == TLS_OPEN) {
		size_t n;
		bool direct;
		uint8_t *to = get_read_buffer(e, &n, &direct);
		int k;

		if (n == 0) {
			smr_tls_die(e, "no memory");
			break;
		}
		ERR_clear_error();
		k = SSL_read(e->ssl, to, (int)n);
		if (k <= 0) {
			handle_read_failure(e, k);
			break;
		}
		e->heard = smr_now_ns();
		e->asked = false;
		if (direct)
			smr_tls_took(e, (size_t)k);
		else
			e->in.n += (size_t)k;
		take_all(e);
		left -= (size_t)k < left ? (size_t)k : left;
		if (e->state == TLS_DYING || !has_more(e))
			break;
		if (left == 0) {
			e->again = true;
			e->port->again = true;
			break;
		}
	}
	if (e->state != TLS_DYING && e->cipher.n > 0)
		smr_tls_mark(e); /* OpenSSL has produced output by itself */
}
