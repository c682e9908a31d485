/* Sends and receives letters. */
#include <string.h>

#include "base/alloc.h"
#include "net/mesh/internal.h"

/* ---- sending --------------------------------------------------------------------------------- */

static void free_body(void *arg, int ok)
{
	smr_free(arg);
}

/* Sends a letter, with the lock; @p body becomes the port's. */
static smr_status post(smr_mesh *m, const mesh_peer *p, const mesh_head *h, char *body)
{
	struct iovec iov = {body, h->bytes};
	bool empty = h->bytes == 0;

	if (p->end != NULL &&
	    m->port_of->send(p->end, SMR_PORT_REPLY, h, sizeof(*h), empty ? NULL : &iov,
			     empty ? 0 : 1, empty ? NULL : free_body, body) == 0) {
		if (empty)
			smr_free(body);
		return SMR_OK;
	}
	smr_free(body);
	return smr_fail(SMR_EIO, "process %u is gone: %s", (uint32_t)(p - m->peers),
			p->why[0] != '\0' ? p->why : "nothing can be sent");
}

static smr_status send_letter(smr_mesh *m, uint32_t to, const mesh_head *h, const void *data)
{
	char *body = smr_malloc(h->bytes + 1);
	smr_status st;

	if (body == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a letter");
	if (h->bytes > 0)
		memcpy(body, data, h->bytes);
	smr_mesh_lock(m);
	st = post(m, &m->peers[to], h, body);
	smr_mesh_unlock(m);
	return st;
}

smr_status smr_mesh_send(smr_mesh *m, uint32_t to, const smr_mesh_tag *tag, const void *data,
			 size_t n)
{
	return send_letter(m, to, &(mesh_head){.kind = MESH_DATA, .bytes = n, .tag = *tag}, data);
}

/* A process that is gone needs no message. */
void smr_mesh_fail(smr_mesh *m, uint32_t to, uint64_t run, const char *why)
{
	mesh_head h = {.kind = MESH_FAILURE, .bytes = strnlen(why, 1000), .tag = {.run = run}};

	(void)send_letter(m, to, &h, why);
}

/* ---- receiving ------------------------------------------------------------------------------- */

typedef struct waiting {
	mesh_peer *peer;
	const smr_mesh_tag *tag;
	mesh_letter *letter;
} waiting;

static int has_letter(void *arg)
{
	waiting *w = arg;

	w->letter = mesh_letters_find(&w->peer->letters, w->tag);
	return (w->letter != NULL && w->letter->whole) || w->peer->gone;
}

static smr_status take(const waiting *w, uint32_t from, void *data, size_t n)
{
	const mesh_letter *l = w->letter;

	if (l->head.kind == MESH_FAILURE)
		return smr_fail(SMR_ESTATE, "process %u failed: %s", from, l->data);
	if (l->head.bytes != n || l->head.tag.program != w->tag->program ||
	    strcmp(l->head.tag.what, w->tag->what) != 0)
		return smr_fail(SMR_ETYPE,
				"this process has %s of %zu bytes, process %u has %s of %llu: they "
				"run different programs",
				w->tag->what, n, from, l->head.tag.what,
				(unsigned long long)l->head.bytes);
	memcpy(data, l->data, n);
	return SMR_OK;
}

smr_status smr_mesh_receive(smr_mesh *m, uint32_t from, const smr_mesh_tag *tag, void *data,
			    size_t n, int64_t ns)
{
	waiting w = {.peer = &m->peers[from], .tag = tag};
	smr_status st;

	smr_mesh_lock(m);
	(void)m->port_of->wait(m->port, has_letter, &w, ns);
	if (w.letter != NULL && w.letter->whole) {
		st = take(&w, from, data, n);
		if (w.letter->head.kind == MESH_DATA)
			mesh_letters_remove(&w.peer->letters, w.letter);
	} else if (w.peer->gone) {
		st = smr_fail(SMR_EIO, "process %u is gone: %s", from, w.peer->why);
	} else {
		st = smr_fail(SMR_EIO, "process %u has sent nothing for %s in %lld s", from,
			      tag->what, (long long)(ns / 1000000000));
	}
	smr_mesh_unlock(m);
	return st;
}

void smr_mesh_end_run(smr_mesh *m, uint64_t run)
{
	smr_mesh_lock(m);
	for (uint32_t i = 0; i < m->n; i++)
		mesh_letters_forget(&m->peers[i].letters, run);
	smr_mesh_unlock(m);
}
