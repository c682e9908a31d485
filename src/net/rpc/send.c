/* Sends messages: names the connection, appends the MAC, counts. */
#include <string.h>

#include "base/alloc.h"
#include "net/rpc/fastpath.h"

void smr_body_seal(smr_peer *e, smr_frame_head *f, const struct iovec *iov, size_t niov)
{
	if (e->sealed)
		smr_frame_mac_body(&e->seal, iov, niov, f->nonce, f->body_tag);
}

/* Writes the head in the memory from which it is sent; *@p n is its size. */
static smr_status write_head(smr_peer *e, smr_frame_head *f, uint8_t **head, size_t *n)
{
	if (e->state != SMR_PEER_OPEN)
		return smr_fail(SMR_EIO, "no connection: %s", e->why);
	*head = e->plane->calls->head(e->plane->port);
	if (*head == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a message");
	f->to = e->there;
	*n = smr_frame_head_write(f, e->sealed, *head);
	if (*n == 0)
		return smr_fail(SMR_EINTERNAL, "a head that is too long");
	if (e->sealed)
		*n = smr_frame_mac_head(&e->seal, *head, *n);
	return SMR_OK;
}

smr_status smr_send_failed(void)
{
	return smr_fail(SMR_EIO, "the connection is broken");
}

smr_status smr_send_head(smr_peer *e, smr_frame_head *f)
{
	uint8_t *head;
	size_t n;

	SMR_TRY(write_head(e, f, &head, &n));
	return smr_send_written(e, f->kind, n);
}

smr_status smr_send(smr_peer *e, smr_frame_head *f, const struct iovec *iov, size_t niov,
		    smr_port_sent *sent, void *arg)
{
	smr_rpc *p = e->plane;
	uint8_t *head;
	size_t n;

	SMR_TRY(write_head(e, f, &head, &n));
	if (p->calls->send(e->end, 0, head, n, iov, niov, sent, arg) != 0)
		return smr_send_failed();
	p->stats.sent[f->kind]++;
	p->stats.bytes_sent += n + f->nbody;
	return SMR_OK;
}

struct smr_given {
	smr_rpc *plane;
	size_t n;
	char bytes[];
};

smr_given *smr_given_new(const void *payload, size_t n)
{
	smr_given *g = smr_malloc(sizeof(*g) + n);

	if (g == NULL) {
		(void)smr_fail(SMR_ENOMEM, "no memory for a message of %zu bytes", n);
		return NULL;
	}
	g->n = n;
	memcpy(g->bytes, payload, n);
	return g;
}

static void free_sent_copy(void *arg, int ok)
{
	smr_given *g = arg;

	g->plane->outgoing -= g->n;
	smr_free(g);
}

void smr_body_lend(smr_peer *e, smr_frame_head *f, const struct iovec *iov)
{
	f->flags |= SMR_FRAME_HEAD_BODY;
	f->nbody = iov->iov_len;
	smr_body_seal(e, f, iov, 1);
}

void smr_rpc_on_sent(void *future, int ok)
{
	smr_rpc_future *f = future;

	f->sending = false;
}

smr_status smr_send_lent(smr_rpc_future *w, smr_frame_head *f, const struct iovec *iov)
{
	smr_status st;

	w->sending = true;
	st = smr_send(w->peer, f, iov, 1, smr_rpc_on_sent, w);
	w->sending &= st == SMR_OK;
	return st;
}

smr_status smr_send_given(smr_peer *e, smr_frame_head *f, smr_given *g)
{
	struct iovec iov = {g->bytes, g->n};
	smr_status st;

	g->plane = e->plane;
	smr_body_lend(e, f, &iov);
	e->plane->outgoing += g->n;
	st = smr_send(e, f, &iov, 1, free_sent_copy, g);
	if (st != SMR_OK)
		e->plane->outgoing -= g->n;
	return st;
}

static smr_status send_long(smr_peer *e, smr_frame_head *f, const void *payload, size_t n)
{
	smr_given *g = smr_given_new(payload, n);
	smr_status st = g != NULL ? smr_send_given(e, f, g) : SMR_ENOMEM;

	if (st != SMR_OK)
		smr_free(g);
	return st;
}

smr_status smr_send_copy(smr_peer *e, smr_frame_head *f, const void *payload, size_t n)
{
	if (n > SMR_FRAME_HEAD_PAYLOAD)
		return send_long(e, f, payload, n);
	f->payload = payload;
	f->npayload = n;
	return smr_send_head(e, f);
}

smr_status smr_send_otherwise(smr_peer *e, smr_frame_head_kind kind, uint32_t tag, uint32_t handle,
			      const void *payload, size_t n)
{
	smr_frame_head f = {.kind = (uint8_t)kind, .tag = tag, .handle = handle};

	return smr_send_copy(e, &f, payload, n);
}
