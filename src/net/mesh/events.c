/* Events of a mesh's port: ends come and go, letters arrive. They are called with the port's lock.
 */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "net/mesh/internal.h"

static bool on_knows(void *ctx, const uint8_t key[SMR_PORT_KEY])
{
	smr_mesh *m = ctx;

	for (uint32_t i = 0; i < m->n; i++)
		if (i != m->self && memcmp(m->peers[i].member.key, key, SMR_PORT_KEY) == 0)
			return true;
	return false;
}

mesh_user *smr_mesh_add_user(smr_mesh *m, smr_port_end *e, mesh_peer *peer)
{
	mesh_user *u = smr_calloc(1, sizeof(*u));

	if (u == NULL)
		return NULL;
	*u = (mesh_user){.mesh = m, .end = e, .peer = peer, .next = m->users};
	m->users = u;
	return u;
}

void smr_mesh_remove_user(smr_mesh *m, mesh_user *u)
{
	mesh_user **at = &m->users;

	while (*at != NULL && *at != u)
		at = &(*at)->next;
	if (*at != NULL)
		*at = u->next;
	smr_free(u);
}

static void *on_accept(void *ctx, smr_port_end *e)
{
	return smr_mesh_add_user(ctx, e, NULL);
}

/* Letters are sent so that their end is known. */
static void on_head(void *ctx, const void *head, size_t n)
{
}

static mesh_user *user_of(const smr_mesh *m, const smr_port_end *e)
{
	mesh_user *u = m->users;

	while (u != NULL && u->end != e)
		u = u->next;
	return u;
}

/* Tells this process's number, once the connection is open. */
void smr_mesh_greet(const smr_mesh *m, mesh_peer *p)
{
	mesh_head hello = {.kind = MESH_JOIN, .from = m->self};

	if (p->end != NULL && !p->greeted)
		p->greeted = m->port_of->send(p->end, SMR_PORT_REPLY, &hello, sizeof(hello), NULL,
					      0, NULL, NULL) == 0;
}

/* Takes the number of the process at the other end; one that has dialled is answered. */
static void join(mesh_user *u, uint32_t number)
{
	smr_mesh *m = u->mesh;

	if (number >= m->n || number == m->self)
		return;
	if (u->peer == NULL && number > m->self && m->peers[number].end == NULL &&
	    !m->peers[number].gone) {
		u->peer = &m->peers[number];
		u->peer->end = u->end;
		smr_mesh_greet(m, u->peer);
	}
	if (u->peer == &m->peers[number])
		u->peer->joined = true;
}

/* ---- letters --------------------------------------------------------------------------------- */

enum { MOST_WAITING = 64 << 20 /* bytes of letters that no exchange has asked for */ };

typedef struct message {
	mesh_head head;
	const void *body; /* NULL: it is empty, or the sender still has it */
	void **cookie;
} message;

/* Returns memory for the body, NULL if it needs none. */
typedef void *taker(mesh_user *u, const message *s);

static void *take_join(mesh_user *u, const message *s)
{
	join(u, s->head.from);
	return NULL;
}

static bool has_ended(const smr_mesh *m, uint64_t run)
{
	for (size_t i = 0; i < MESH_ENDED && i < m->nended; i++)
		if (m->ended[i] == run)
			return true;
	return false;
}

/* Keeps a letter until an exchange asks for it. */
static void *take_letter(mesh_user *u, const message *s)
{
	size_t n = s->head.kind == MESH_OFFER ? 0 : s->head.bytes;
	mesh_peer *p = u->peer;

	if (n > 0 && s->body == NULL) {
		smr_mesh_cut(u->mesh, p, "it sent a letter that it had not offered");
	} else if (has_ended(u->mesh, s->head.tag.run)) {
		if (s->head.kind == MESH_OFFER)
			smr_mesh_post_failure(u->mesh, p, s->head.tag.run, "the run is over there");
	} else if (p->letters.bytes > MOST_WAITING) {
		smr_mesh_cut(u->mesh, p, "it sends more than this process asks for");
	} else if (mesh_letters_add(&p->letters, &s->head, s->body, n) == NULL) {
		smr_mesh_cut(u->mesh, p, "there is no memory for what it sends");
	}
	return NULL;
}

static void *take_accept(mesh_user *u, const message *s)
{
	smr_mesh_give_accepted(u->mesh, u->peer, s->head.offer);
	return NULL;
}

/* Bytes of an accepted letter. Its exchange may have failed meanwhile: then they are refused. */
static void *take_body(mesh_user *u, const message *s)
{
	mesh_letter *letter = mesh_letters_find_accepted(&u->peer->letters, s->head.offer);
	size_t n = s->head.bytes;

	if (letter == NULL)
		return NULL;
	if (n != letter->head.bytes) {
		smr_mesh_cut(u->mesh, u->peer, "it sent a letter of another size than offered");
		return NULL;
	}
	if (n > 0 && s->body == NULL) {
		letter->state = LETTER_ARRIVING;
		*s->cookie = letter;
		return letter->to;
	}
	if (n > 0)
		memcpy(letter->to, s->body, n);
	letter->state = LETTER_ARRIVED;
	return NULL;
}

static taker *const takers[MESH_KINDS] = {
	[MESH_JOIN] = take_join,     [MESH_DATA] = take_letter, [MESH_OFFER] = take_letter,
	[MESH_ACCEPT] = take_accept, [MESH_BODY] = take_body,   [MESH_FAILURE] = take_letter,
};

static void *on_message(void *ctx, smr_port_end *from, const void *head, size_t nhead,
			const void *body, size_t n, void **cookie)
{
	mesh_user *u = from != NULL ? user_of(ctx, from) : NULL;
	message s = {.body = body, .cookie = cookie};

	if (u == NULL)
		return NULL;
	if (!mesh_head_read(head, nhead, n, &s.head)) {
		if (u->peer != NULL)
			smr_mesh_cut(u->mesh, u->peer, "it sent a message of another form");
		return NULL;
	}
	return u->peer != NULL || s.head.kind == MESH_JOIN ? takers[s.head.kind](u, &s) : NULL;
}

static void on_received(void *ctx, void *cookie, int ok)
{
	mesh_letter *letter = cookie;

	letter->state = ok ? LETTER_ARRIVED : LETTER_LOST;
}

/* ---- ends ------------------------------------------------------------------------------------ */

static void lose(mesh_peer *p, const char *why)
{
	p->end = NULL;
	p->joined = false;
	p->gone = true;
	snprintf(p->why, sizeof(p->why), "%s", why);
}

void smr_mesh_cut(smr_mesh *m, mesh_peer *p, const char *why)
{
	smr_port_end *e = p->end;
	mesh_user *u = e != NULL ? user_of(m, e) : NULL;

	if (u == NULL)
		return;
	lose(p, why);
	smr_mesh_remove_user(m, u);
	m->port_of->drop(e);
}

static void on_gone(void *ctx, void *user, const char *why)
{
	mesh_user *u = user;
	smr_mesh *m = u->mesh;

	if (u->peer != NULL && u->peer->end == u->end)
		lose(u->peer, why);
	smr_mesh_remove_user(m, u);
}

static int64_t on_tick(void *ctx, int64_t now)
{
	return INT64_MAX;
}

smr_port_events smr_mesh_events(smr_mesh *m)
{
	return (smr_port_events){m,          on_knows,    on_accept, on_head,
				 on_message, on_received, on_gone,   on_tick};
}
