/* Sends letters. Small ones leave at once. The bytes of the others wait in their owner's memory
 * until the receiver has accepted them, and then go directly into its memory. After a megabyte of
 * small letters the next one is offered, too, so that a sender is not far ahead of a receiver. */
#include <string.h>

#include "net/mesh/internal.h"

enum { MOST_UNASKED = 1 << 20, MOST_OF_REASON = 1000 };

static void on_sent(void *arg, int ok)
{
	mesh_sending *s = arg;

	s->state = ok ? SENDING_DONE : SENDING_LOST;
}

/* Gives bytes to the port; not 0: they are not sent. */
static int post(const smr_mesh *m, const mesh_peer *p, const mesh_head *h, const struct iovec *v,
		uint32_t n, mesh_sending *s)
{
	return p->end == NULL || m->port_of->send(p->end, SMR_PORT_REPLY, h, sizeof(*h), v, n,
						  s != NULL ? on_sent : NULL, s) != 0;
}

bool smr_mesh_post_head(const smr_mesh *m, const mesh_peer *p, const mesh_head *head)
{
	return post(m, p, head, NULL, 0, NULL) == 0;
}

static void give(const smr_mesh *m, const mesh_peer *p, mesh_sending *s)
{
	s->state = SENDING_MOVES;
	if (post(m, p, &s->head, s->v, s->n, s) != 0)
		s->state = SENDING_LOST;
	else if (s->head.bytes == 0)
		s->state = SENDING_DONE;
}

static void offer(const smr_mesh *m, mesh_peer *p, mesh_sending *s)
{
	mesh_sending **at = &p->offers;

	while (*at != NULL)
		at = &(*at)->next;
	*at = s;
	s->head.kind = MESH_OFFER;
	s->head.offer = ++p->noffers;
	s->state = SENDING_OFFERED;
	if (smr_mesh_post_head(m, p, &s->head))
		return;
	*at = NULL;
	s->state = SENDING_LOST;
}

void smr_mesh_begin_sending(const smr_mesh *m, mesh_peer *p, mesh_sending *s)
{
	if (s->head.bytes >= SMR_PORT_RENDEZVOUS || p->unasked > MOST_UNASKED) {
		offer(m, p, s);
		return;
	}
	p->unasked += sizeof(mesh_letter) + s->head.bytes;
	give(m, p, s);
}

void smr_mesh_withdraw_offer(mesh_peer *p, const mesh_sending *s)
{
	mesh_sending **at = &p->offers;

	while (*at != NULL && *at != s)
		at = &(*at)->next;
	if (*at != NULL)
		*at = s->next;
}

void smr_mesh_give_accepted(const smr_mesh *m, mesh_peer *p, uint64_t number)
{
	mesh_sending *s = p->offers;

	while (s != NULL && s->head.offer != number)
		s = s->next;
	p->unasked = 0;
	if (s == NULL) /* it was withdrawn */
		return;
	smr_mesh_withdraw_offer(p, s);
	s->head.kind = MESH_BODY;
	give(m, p, s);
}

/* ---- failures -------------------------------------------------------------------------------- */

void smr_mesh_post_failure(const smr_mesh *m, const mesh_peer *p, uint64_t run, const char *why)
{
	struct iovec text = {(void *)(uintptr_t)why, strnlen(why, MOST_OF_REASON)};
	mesh_head h = {.kind = MESH_FAILURE, .bytes = text.iov_len, .tag = {.run = run}};

	/* a process that is gone needs no message; the port copies small ones */
	(void)post(m, p, &h, &text, text.iov_len > 0, NULL);
}

void smr_mesh_fail(smr_mesh *m, uint32_t to, uint64_t run, const char *why)
{
	smr_mesh_lock(m);
	smr_mesh_post_failure(m, &m->peers[to], run, why);
	smr_mesh_unlock(m);
}
