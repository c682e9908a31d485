/* Exchanges: one thread sends and receives several letters at once. It matches offers and letters
 * that have arrived with its own whenever something has moved. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "net/mesh/internal.h"

#define GRACE_NS INT64_C(10000000000) /* in which letters that move have to end */

/* One of the letters: sent, or received. */
typedef struct move {
	const smr_mesh_transfer *t;
	mesh_peer *peer;
	mesh_sending sending;
	mesh_letter *letter; /* that is received: accepted, NULL: not yet */
	bool done;
} move;

typedef struct exchange {
	smr_mesh *mesh;
	const smr_mesh_tag *tag;
	uint32_t n, ndone;
	move *moves;
	smr_status status;
} exchange;

/* ---- faults ---------------------------------------------------------------------------------- */

static smr_status report_gone(const move *v)
{
	return smr_fail(SMR_EIO, "process %u is gone: %s", v->t->process,
			v->peer->why[0] != '\0' ? v->peer->why : "nothing can be sent");
}

static smr_status report_failure(const move *v, const mesh_letter *l)
{
	return smr_fail(SMR_ESTATE, "process %u failed: %s", v->t->process, l->data);
}

static smr_status report_silence(const exchange *x, int64_t ns)
{
	const move *v = x->moves;

	while (v->done)
		v++;
	return smr_fail(SMR_EIO, "process %u has %s nothing for %s in %lld s", v->t->process,
			v->t->sends ? "taken" : "sent", x->tag->what, (long long)(ns / 1000000000));
}

/* Checks that a letter is the expected one. */
static smr_status check(const exchange *x, const move *v, const mesh_letter *l)
{
	const smr_mesh_tag *a = x->tag, *b = &l->head.tag;

	if (l->head.kind == MESH_FAILURE)
		return report_failure(v, l);
	if (l->head.bytes == v->t->v->iov_len && a->program == b->program &&
	    strcmp(a->what, b->what) == 0)
		return SMR_OK;
	return smr_fail(SMR_ETYPE,
			"this process has %s of %zu bytes, process %u has %s of %llu: they run "
			"different programs",
			a->what, v->t->v->iov_len, v->t->process, b->what,
			(unsigned long long)l->head.bytes);
}

/* Returns whether the other side can still move the letter. */
static smr_status check_peer(const exchange *x, const move *v)
{
	const mesh_letter *l = mesh_letters_find_failure(&v->peer->letters, x->tag->run);

	if (l != NULL)
		return report_failure(v, l);
	return v->peer->gone ? report_gone(v) : SMR_OK;
}

/* ---- moving ---------------------------------------------------------------------------------- */

static smr_status advance_sending(const exchange *x, move *v)
{
	v->done = v->sending.state == SENDING_DONE;
	if (v->done)
		return SMR_OK;
	SMR_TRY(check_peer(x, v));
	if (v->sending.state == SENDING_LOST)
		return smr_fail(SMR_EIO, "process %u does not take %s", v->t->process,
				x->tag->what);
	return SMR_OK;
}

static void finish(move *v, mesh_letter *l)
{
	mesh_letters_remove(&v->peer->letters, l);
	v->letter = NULL;
	v->done = true;
}

/* Takes a letter that is here, or requests the bytes of an offered one. */
static smr_status take(const exchange *x, move *v, mesh_letter *l)
{
	mesh_head h = {.kind = MESH_ACCEPT, .offer = l->head.offer};

	SMR_TRY(check(x, v, l));
	if (l->state == LETTER_HERE) {
		if (l->head.bytes > 0)
			memcpy(v->t->v->iov_base, l->data, l->head.bytes);
		finish(v, l);
		return SMR_OK;
	}
	l->state = LETTER_ACCEPTED;
	l->to = v->t->v->iov_base;
	v->letter = l;
	return smr_mesh_post_head(x->mesh, v->peer, &h) ? SMR_OK : report_gone(v);
}

static smr_status advance_receiving(const exchange *x, move *v)
{
	mesh_letter *l = v->letter;

	if (l == NULL) {
		l = mesh_letters_find(&v->peer->letters, x->tag);
		return l != NULL ? take(x, v, l) : check_peer(x, v);
	}
	if (l->state == LETTER_ARRIVED) {
		finish(v, l);
		return SMR_OK;
	}
	return check_peer(x, v);
}

/* Lets all letters make their next step; returns whether the exchange is over. */
static int advance_all(void *arg)
{
	exchange *x = arg;

	for (uint32_t i = 0; i < x->n && x->status == SMR_OK; i++) {
		move *v = &x->moves[i];

		if (v->done)
			continue;
		x->status = v->t->sends ? advance_sending(x, v) : advance_receiving(x, v);
		x->ndone += v->done;
	}
	return x->status != SMR_OK || x->ndone == x->n;
}

/* ---- giving up ------------------------------------------------------------------------------- */

/* Whether the port uses the caller's memory. */
static bool is_moving(const move *v)
{
	return v->sending.state == SENDING_MOVES ||
	       (v->letter != NULL && v->letter->state == LETTER_ARRIVING);
}

static int is_quiet(void *arg)
{
	const exchange *x = arg;

	for (uint32_t i = 0; i < x->n; i++)
		if (is_moving(&x->moves[i]))
			return 0;
	return 1;
}

/* Takes the caller's memory back from a failed exchange. */
static void withdraw(exchange *x)
{
	const smr_mesh *m = x->mesh;

	for (uint32_t i = 0; i < x->n; i++) {
		move *v = &x->moves[i];

		if (v->t->sends)
			smr_mesh_withdraw_offer(v->peer, &v->sending);
		if (v->letter != NULL && v->letter->state == LETTER_ACCEPTED)
			finish(v, v->letter);
	}
	if (m->port_of->wait(m->port, is_quiet, x, GRACE_NS) == 0)
		for (uint32_t i = 0; i < x->n; i++)
			if (is_moving(&x->moves[i]))
				smr_mesh_cut(x->mesh, x->moves[i].peer,
					     "it stopped within a letter");
	(void)m->port_of->wait(m->port, is_quiet, x, INT64_MAX); /* the port drops what it has */
	for (uint32_t i = 0; i < x->n; i++)
		if (x->moves[i].letter != NULL)
			finish(&x->moves[i], x->moves[i].letter);
}

/* ---- exchanges ------------------------------------------------------------------------------- */

static void begin(exchange *x, const smr_mesh_transfer *t)
{
	for (uint32_t i = 0; i < x->n; i++) {
		move *v = &x->moves[i];

		smr_assert(t[i].process < x->mesh->n && t[i].process != x->mesh->self);
		smr_assert(t[i].sends || t[i].n == 1);
		*v = (move){.t = &t[i], .peer = &x->mesh->peers[t[i].process]};
		v->sending.state = SENDING_DONE;
		if (!t[i].sends)
			continue;
		v->sending = (mesh_sending){
			.head = {.kind = MESH_DATA, .tag = *x->tag}, .v = t[i].v, .n = t[i].n};
		for (uint32_t k = 0; k < t[i].n; k++)
			v->sending.head.bytes += t[i].v[k].iov_len;
		smr_mesh_begin_sending(x->mesh, v->peer, &v->sending);
	}
}

smr_status smr_mesh_exchange(smr_mesh *m, const smr_mesh_tag *tag, const smr_mesh_transfer *t,
			     uint32_t n, int64_t ns)
{
	exchange x = {.mesh = m, .tag = tag, .n = n};
	uint32_t before;

	x.moves = smr_malloc(n * sizeof(*x.moves) + 1);
	if (x.moves == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", tag->what);
	smr_mesh_lock(m);
	begin(&x, t);
	do
		before = x.ndone;
	while (m->port_of->wait(m->port, advance_all, &x, ns) == 0 && x.ndone > before);
	if (x.status == SMR_OK && x.ndone < n)
		x.status = report_silence(&x, ns);
	if (x.status != SMR_OK)
		withdraw(&x);
	smr_mesh_unlock(m);
	smr_free(x.moves);
	return x.status;
}
