/* What is waited for. A tag is a place in the table and a generation: an answer that comes too
 * late, or twice, finds nobody. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/ending.h"
#include "net/plane/inner.h"

void smr_future_init(smr_future *f)
{
	memset(f, 0, offsetof(smr_future, nonce));
}

smr_status smr_future_add(smr_plane *p, smr_peer *e, smr_future *f)
{
	uint32_t i;

	if (e->state != SMR_PEER_OPEN)
		return smr_fail(SMR_EIO, "no connection: %s", e->why);
	if (p->nfree == 0)
		return smr_fail(SMR_ESTATE, "%d answers are waited for already", MAX_FUTURES);
	i = p->free_futures[--p->nfree];
	p->futures[i] = f;
	f->tag = p->tags[i];
	f->peer = e;
	e->refs++;
	return SMR_OK;
}

void smr_future_remove(smr_plane *p, smr_future *f)
{
	uint32_t i = f->tag % MAX_FUTURES;

	if (f->tag == 0)
		return;
	p->futures[i] = NULL;
	p->tags[i] += MAX_FUTURES;
	if (p->tags[i] == 0)
		p->tags[i] = MAX_FUTURES; /* 0 is no tag */
	p->free_futures[p->nfree++] = (uint16_t)i;
	f->tag = 0;
}

void smr_future_done(smr_plane *p, smr_future *f, smr_status st, const char *why)
{
	smr_future_remove(p, f);
	f->st = st;
	if (st != SMR_OK && !f->done)
		snprintf(f->why, sizeof(f->why), "%s", why);
	f->done = true;
	if (f->then != NULL)
		f->then(f);
	else
		p->ucx->told(p->port);
}

/* body stays NULL: no memory */
static void keep(smr_future *f, const void *answer, size_t n)
{
	f->body = smr_malloc(n + 1);
	if (f->body == NULL)
		return;
	memcpy(f->body, answer, n);
	f->nbody = n;
	f->unsealed = true;
}

void smr_future_answer(smr_plane *p, smr_future *f, smr_status st, const void *answer, size_t n)
{
	char why[160] = "";

	if (st != SMR_OK) {
		memcpy(why, answer, n < sizeof(why) - 1 ? n : sizeof(why) - 1);
	} else if (n <= sizeof(f->small)) {
		smr_copy_few(f->small, answer, n);
		f->nsmall = n;
	} else {
		keep(f, answer, n);
		if (f->body == NULL) {
			st = SMR_ENOMEM;
			snprintf(why, sizeof(why), "no memory for an answer");
		}
	}
	smr_future_done(p, f, st, why);
}

static int settled(void *future)
{
	const smr_future *f = future;

	return f->done && !f->sending;
}

/* A sender that is stuck still reads the caller's memory: it is the connection that has to go. */
static void give_up(smr_plane *p, smr_future *f)
{
	if (!f->done)
		smr_future_done(p, f, SMR_EIO, "no answer in time");
	if (f->sending)
		smr_peer_kill(f->peer, "it takes nothing");
	while (!p->ucx->wait(p->port, settled, f, INT64_MAX))
		;
}

static smr_status open_body(smr_future *f, smr_str *answer)
{
	if (f->peer->sealed && !f->unsealed &&
	    !smr_seal_body_check(&f->peer->seal, f->body, f->nbody, f->nonce, f->body_tag)) {
		smr_plane *p = f->peer->plane;

		smr_lock(p);
		smr_refuse(p, f->peer, NULL, "a body that was tampered with");
		smr_unlock(p);
		return smr_fail(SMR_ECORRUPT, "an answer was tampered with");
	}
	if (answer->n > 0 || answer->oom) {
		smr_str_write(answer, f->body, f->nbody);
	} else {
		smr_str_adopt(answer, f->body, f->nbody);
		f->body = NULL;
	}
	return SMR_OK;
}

/* A failure, or a long answer. */
static smr_status take_more(smr_plane *p, smr_future *f, smr_str *answer)
{
	smr_status st = f->st;

	if (st != SMR_OK) {
		st = smr_fail(st, "%s", f->why);
	} else {
		smr_unlock(p);
		st = open_body(f, answer);
		smr_lock(p);
	}
	if (f->body != NULL)
		smr_free(f->body);
	f->body = NULL;
	return st;
}

SMR_HOT smr_status take(smr_plane *p, smr_future *f, smr_str *answer)
{
	smr_status st = SMR_OK;

	if (f->st != SMR_OK || f->body != NULL)
		st = take_more(p, f, answer);
	else
		smr_str_write(answer, f->small, f->nsmall);
	if (st == SMR_OK && answer->oom)
		st = smr_str_status(answer, "an answer");
	smr_peer_unref(f->peer);
	f->peer = NULL;
	return st;
}

smr_status smr_future_take(smr_plane *p, smr_future *f, smr_str *answer)
{
	return take(p, f, answer);
}

smr_status smr_future_begin(smr_peer *e, smr_future *f)
{
	smr_status st;

	if (smr_ending())
		return smr_fail(SMR_ESTATE, "the process ends");
	smr_future_init(f);
	smr_lock(e->plane);
	st = smr_future_add(e->plane, e, f);
	if (st != SMR_OK)
		smr_unlock(e->plane);
	return st;
}

smr_status smr_future_end(smr_future *f, smr_status sent, int ms, smr_str *answer)
{
	smr_plane *p = f->peer->plane;

	if (sent == SMR_OK) {
		if (!p->ucx->wait(p->port, settled, f, ms < 0 ? INT64_MAX : INT64_C(1000000) * ms))
			give_up(p, f);
		sent = take(p, f, answer);
	} else {
		smr_future_remove(p, f);
		smr_peer_unref(f->peer);
	}
	smr_unlock(p);
	return sent;
}
