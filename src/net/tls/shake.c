/* The handshake: turns a socket into a mutually authenticated connection. */
#include <errno.h>
#include <string.h>
#include <sys/socket.h>

#include <openssl/err.h>

#include "base/log.h"
#include "base/thread/clock.h"
#include "net/tls/port.h"

enum { LOOK_NS = 1000000000 };

/* Logs at most once a second, so that unknown peers do not fill the log. */
static void log_refused_peer(smr_port_end *e, const char *why)
{
	smr_port *p = e->port;
	int64_t now = smr_now_ns();

	p->refused++;
	if (now - p->said < LOOK_NS && p->said != 0)
		return;
	smr_log(SMR_LOG_WARN, "net: %s is refused: %s (%u since it was said last)",
		e->accepted ? "a stranger" : "the other side", why, p->refused);
	p->said = now;
	p->refused = 0;
}

static void refuse_handshake(smr_port_end *e)
{
	unsigned long code = ERR_peek_error();
	const char *why = code != 0 ? ERR_reason_error_string(code) : NULL;

	if (ERR_GET_REASON(code) == SSL_R_SSLV3_ALERT_BAD_CERTIFICATE)
		why = SMR_PORT_UNKNOWN;
	ERR_clear_error();
	if (why == NULL)
		why = e->read >= TLS_UNPROVED ? "too much before the proof"
					      : "it ends the connection";
	if (e->foreign)
		why = "it is of another cluster";
	else if (e->unknown)
		why = e->accepted ? "its key is not known here"
				  : "it has another key than the expected one";
	(void)smr_tls_push(e); /* sends the alert */
	log_refused_peer(e, why);
	smr_tls_die(e, why);
}

static bool finish_connect(smr_port_end *e)
{
	int err = 0;
	socklen_t n = sizeof(err);

	if (getsockopt(e->fd, SOL_SOCKET, SO_ERROR, &err, &n) != 0)
		err = errno;
	if (err == 0)
		e->state = TLS_SHAKING;
	else
		smr_tls_die(e, strerror(err));
	return err == 0;
}

void smr_tls_shake(smr_port_end *e)
{
	static const tls_frame hello = {.kind = FRAME_HELLO, .id = TLS_MAGIC};
	int r;

	if (e->state == TLS_CONNECTING) {
		if (!finish_connect(e))
			return;
		e->shook = smr_now_ns();
	}
	ERR_clear_error();
	r = SSL_do_handshake(e->ssl);
	if (r != 1 && SSL_get_error(e->ssl, r) != SSL_ERROR_WANT_READ) {
		refuse_handshake(e);
		return;
	}
	if (r == 1) {
		SSL_clear_mode(e->ssl, SSL_MODE_RELEASE_BUFFERS);
		e->state = TLS_GREETING;
		e->heard = smr_now_ns();
		if (e->accepted)
			e->shook = e->heard; /* until the peer's HELLO */
		else
			e->rtt_ns = e->heard - e->shook;
		smr_tls_say(e, &hello, NULL, NULL);
		if (e->accepted)
			smr_tls_open(e);
	}
	smr_tls_flush(e);
	if (e->state == TLS_GREETING ||
	    e->state == TLS_OPEN) /* input that came with the end of the handshake */
		smr_tls_read(e);
}

void smr_tls_open(smr_port_end *e)
{
	smr_port *p = e->port;

	p->half_open -= e->accepted;
	e->state = TLS_OPEN;
	smr_log(SMR_LOG_INFO, "net: %s %s of %s is %s", e->role[0] != '\0' ? e->role : "an end",
		e->node, e->cluster[0] != '\0' ? e->cluster : "no cluster",
		e->accepted ? "taken" : "reached");
	if (e->accepted)
		smr_tls_rate_give(&p->rate, e->network, e->address);
	if (!e->accepted) {
		smr_tls_mark(e);
		return;
	}
	e->user = p->o.events.accept(p->o.events.ctx, e);
	if (e->user == NULL)
		smr_tls_die(e, "it is not wanted");
}
