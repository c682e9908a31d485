/* Commits iterations in order: output, and parts that other iterations may write too, wait until
 * all earlier iterations have ended, and so do iterations that access files. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/parfor/crew.h"

static void drop_over(dml_over *o)
{
	smr_str_free(&o->printed);
	dml_free_lates(&o->late);
	smr_free(o);
}

/* Commits the next iterations that have ended; the caller holds the lock. */
static void commit_iterations(dml_meeting *m)
{
	while (m->waiting != NULL && m->waiting->turn == m->done) {
		dml_over *o = m->waiting;

		m->waiting = o->next;
		for (size_t i = 0; i < o->late.n; i++)
			dml_turn_store(m->results, &o->late.v[i]);
		if (m->done <= m->failed)
			smr_str_write(&m->printed, smr_str_text(&o->printed), o->printed.n);
		m->done++;
		drop_over(o);
	}
	pthread_cond_broadcast(&m->came);
}

/* Ends the worker's iteration. */
smr_status dml_hand_over(dml_worker *w)
{
	dml_meeting *m = w->m;
	dml_over *o = smr_calloc(1, sizeof(*o)), **at;

	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an iteration of a loop");
	*o = (dml_over){.turn = w->number, .printed = w->printed, .late = w->late};
	w->printed = (smr_str){0};
	memset(&w->late, 0, sizeof(w->late));
	pthread_mutex_lock(&m->lock);
	for (at = &m->waiting; *at != NULL && (*at)->turn < o->turn;)
		at = &(*at)->next;
	o->next = *at;
	*at = o;
	commit_iterations(m);
	pthread_mutex_unlock(&m->lock);
	return SMR_OK;
}

void dml_turn_failed(dml_worker *w, smr_status st)
{
	dml_meeting *m = w->m;

	pthread_mutex_lock(&m->lock);
	if (w->number < m->failed) {
		m->failed = w->number;
		m->status = st;
		m->told = w->s.told;
		snprintf(m->why, sizeof(m->why), "%s", smr_errmsg());
	}
	pthread_cond_broadcast(&m->came);
	pthread_mutex_unlock(&m->lock);
}

static smr_status await_all(const script *s)
{
	const dml_worker *w = s->work;
	dml_meeting *m = w != NULL ? w->m : NULL;
	bool vain;

	if (m == NULL)
		return SMR_OK;
	pthread_mutex_lock(&m->lock);
	while (m->done < w->number && m->failed > w->number)
		pthread_cond_wait(&m->came, &m->lock);
	vain = m->failed < w->number;
	pthread_mutex_unlock(&m->lock);
	return vain ? smr_fail(SMR_EIO, "an iteration before this one failed") : SMR_OK;
}

smr_status dml_await_turn(const script *s, bool files)
{
	bool writes = __atomic_load_n(&s->root->writes, __ATOMIC_RELAXED);

	if (files &&
	    (s->work == NULL || (!writes && !dml_writes_files(&s->work->m->proof->t->body))))
		return SMR_OK;
	return await_all(s);
}

bool dml_is_far_ahead(const script *s)
{
	enum { FAR = 16 }; /* iterations */
	dml_meeting *m = s->work != NULL ? s->work->m : NULL;
	bool far;

	if (m == NULL)
		return false;
	pthread_mutex_lock(&m->lock);
	far = m->done + FAR < s->work->number;
	pthread_mutex_unlock(&m->lock);
	return far;
}

void dml_print_now(const dml_worker *w)
{
	const smr_interp_params *p = w->s.root->params;
	dml_meeting *m = w->m;
	smr_str text;

	pthread_mutex_lock(&m->lock);
	text = m->printed;
	m->printed = (smr_str){0};
	pthread_mutex_unlock(&m->lock);
	if (text.n > 0)
		p->print(p->ctx, smr_str_text(&text), text.n);
	smr_str_free(&text);
}

static double held_by_all(const dml_worker *w)
{
	const dml_crew *c = w->s.root->crew;
	double sum = w->m->held + dml_gathered(w->m->results, w->m->nresults);

	for (uint32_t i = 0; i < c->n; i++)
		if (c->workers[i]->m == w->m)
			sum += c->workers[i]->held;
	return sum;
}

/* Checks memory beside what the loop and the other workers hold. If it is short, waits until others
 * have ended, except in the oldest iteration. */
smr_status dml_crew_fits(void *ctx, double bytes, double held)
{
	dml_worker *w = ctx;
	const smr_interp_params *p = w->s.root->params;
	dml_meeting *m = w->m;
	smr_status st;

	w->held = held;
	pthread_mutex_lock(&m->lock);
	for (;;) {
		st = p->fits(p->fits_ctx, bytes, held_by_all(w));
		if (st == SMR_OK || m->done == w->number || m->failed < w->number)
			break;
		pthread_cond_wait(&m->came, &m->lock);
	}
	pthread_mutex_unlock(&m->lock);
	return st;
}

double dml_crew_room(void *ctx, double held)
{
	dml_worker *w = ctx;
	const smr_interp_params *p = w->s.root->params;
	double bytes;

	w->held = held;
	pthread_mutex_lock(&w->m->lock);
	bytes = p->room(p->fits_ctx, held_by_all(w));
	pthread_mutex_unlock(&w->m->lock);
	return bytes;
}

void dml_meeting_free(dml_meeting *m)
{
	while (m->waiting != NULL) {
		dml_over *o = m->waiting;

		m->waiting = o->next;
		drop_over(o);
	}
	smr_str_free(&m->printed);
}
