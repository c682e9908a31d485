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
	if (u->peer == NULL && number > m->self && m->peers[number].end == NULL) {
		u->peer = &m->peers[number];
		u->peer->end = u->end;
		smr_mesh_greet(m, u->peer);
	}
	if (u->peer == &m->peers[number])
		u->peer->joined = true;
}

/* Ends the waits for a process. */
static void spoil(mesh_peer *p, const char *why)
{
	p->gone = true;
	snprintf(p->why, sizeof(p->why), "%s", why);
}

static void *on_message(void *ctx, smr_port_end *from, const void *head, size_t nhead,
			const void *body, size_t n, void **cookie)
{
	mesh_user *u = from != NULL ? user_of(ctx, from) : NULL;
	mesh_letter *letter;
	mesh_head h;

	if (u == NULL)
		return NULL;
	if (!mesh_head_read(head, nhead, n, &h)) {
		if (u->peer != NULL)
			spoil(u->peer, "it sent a message of another form");
		return NULL;
	}
	if (h.kind == MESH_JOIN)
		join(u, h.from);
	if (h.kind == MESH_JOIN || u->peer == NULL)
		return NULL;
	letter = mesh_letters_add(&u->peer->letters, &h);
	if (letter == NULL) {
		spoil(u->peer, "there is no memory for what it sends");
		return NULL;
	}
	letter->whole = body != NULL || n == 0;
	if (body != NULL)
		memcpy(letter->data, body, n);
	*cookie = letter;
	return letter->data;
}

static void on_received(void *ctx, void *cookie, int ok)
{
	mesh_letter *letter = cookie;

	letter->whole = ok;
}

static void on_gone(void *ctx, void *user, const char *why)
{
	mesh_user *u = user;
	smr_mesh *m = u->mesh;

	if (u->peer != NULL && u->peer->end == u->end) {
		u->peer->end = NULL;
		u->peer->joined = false;
		spoil(u->peer, why);
	}
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
