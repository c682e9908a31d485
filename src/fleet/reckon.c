/* What an orchestrator reckons with: who is there, what a call takes where, what sending costs; all
 * of it is corrected by what was measured. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "fleet/orchestrate.h"

static const double REFRESH_S = 0.5; /* of the list of members */

enum { MAX_DRIFTS = 4096 };

/* ---- who is there ---------------------------------------------------------------------------- */

void smr_reckon_refresh(smr_orchestrator *o)
{
	int64_t now = smr_now_ns();

	if (o->read_at != 0 && smr_seconds(o->read_at, now) < REFRESH_S)
		return;
	o->nmembers = o->p.members(o->p.ctx, o->members, SMR_MEMBERS);
	for (size_t i = 0; i < o->nmembers && o->p.alike_only; i++)
		o->members[i].fit &= o->members[i].alike;
	o->read_at = now;
}

static bool is_alike(smr_orchestrator *o, const char *node)
{
	bool is = false;

	smr_reckon_refresh(o);
	for (size_t i = 0; i < o->nmembers; i++)
		is |= o->members[i].alike && strcmp(o->members[i].node, node) == 0;
	return is;
}

/* A queue is open to all nodes of its fleet: only the answer tells which of them took a ticket. */
smr_status smr_reckon_check_kind(smr_orchestrator *o, const char *node)
{
	bool is;

	if (!o->p.alike_only)
		return SMR_OK;
	pthread_mutex_lock(&o->lock);
	is = is_alike(o, node);
	if (!is) /* it has joined since we looked */
		o->read_at = 0;
	is = is || is_alike(o, node);
	pthread_mutex_unlock(&o->lock);
	return is ? SMR_OK
		  : smr_fail(SMR_EIO,
			     "node %s has a processor of another kind: its bits may differ", node);
}

bool smr_reckon_is_in(const smr_member *m, const char *fleet)
{
	char word[SMR_QUEUE_WORD + 2];

	snprintf(word, sizeof(word), " %s ", fleet);
	return strstr(m->fleets, word) != NULL;
}

bool smr_reckon_has_node(smr_orchestrator *o, const char *fleet)
{
	bool has = false;

	pthread_mutex_lock(&o->lock);
	smr_reckon_refresh(o);
	for (size_t i = 0; i < o->nmembers; i++)
		has |= o->members[i].fit && smr_reckon_is_in(&o->members[i], fleet);
	pthread_mutex_unlock(&o->lock);
	return has;
}

/* The best fleet with a node; NULL: there is none. */
const char *smr_reckon_fleet(smr_orchestrator *o, const smr_flow_step *p)
{
	const char *fleets[SMR_RANKED];
	size_t n = o->p.rank(o->p.ctx, p, fleets);

	for (size_t i = 0; i < n; i++)
		if (smr_reckon_has_node(o, fleets[i]))
			return fleets[i];
	return NULL;
}

/* ---- what it will take ----------------------------------------------------------------------- */

static smr_learnt *find(smr_orchestrator *o, uint64_t code, uint64_t size, const char *node,
			bool make)
{
	smr_learnt l = {.code = code, .size = size};

	for (size_t i = 0; i < o->learnt.n; i++)
		if (o->learnt.v[i].code == code && o->learnt.v[i].size == size &&
		    strcmp(o->learnt.v[i].node, node) == 0)
			return &o->learnt.v[i];
	if (!make || o->learnt.n >= MAX_DRIFTS)
		return NULL;
	snprintf(l.node, sizeof(l.node), "%s", node);
	return smr_vec_push(&o->learnt, l) == SMR_OK ? &o->learnt.v[o->learnt.n - 1] : NULL;
}

static double learnt_factor(smr_orchestrator *o, const smr_flow_step *p, const char *node)
{
	const smr_learnt *all = find(o, 0, 0, "", false), *of_node = find(o, 0, 0, node, false);
	const smr_learnt *own = find(o, p->query.code, p->query.size, node, false);
	double mean = all != NULL ? smr_drift_mean(&all->drift, 0) : 0;

	mean = of_node != NULL ? smr_drift_mean(&of_node->drift, mean) : mean;
	return exp(own != NULL ? smr_drift_mean(&own->drift, mean) : mean);
}

void smr_reckon_learn(smr_orchestrator *o, const smr_flow_step *p, const char *node,
		      double measured, double predicted)
{
	smr_learnt *l;

	pthread_mutex_lock(&o->lock);
	if ((l = find(o, 0, 0, "", true)) != NULL)
		smr_drift_add(&l->drift, measured, predicted);
	if ((l = find(o, 0, 0, node, true)) != NULL)
		smr_drift_add(&l->drift, measured, predicted);
	if ((l = find(o, p->query.code, p->query.size, node, true)) != NULL &&
	    smr_drift_add(&l->drift, measured, predicted))
		smr_log(SMR_LOG_INFO, "fleet: node %s has changed: times are now %.2f x predicted",
			node, exp(l->drift.mean));
	pthread_mutex_unlock(&o->lock);
}

static double bytes_of(const smr_flow_step *p)
{
	return p->query.work.bytes_read + p->query.work.bytes_written;
}

/* Serialising, the queue, and the way there and back. */
double smr_reckon_overhead(const smr_orchestrator *o, const smr_flow_step *p)
{
	double bytes = bytes_of(p);

	return o->dispatch_s + bytes / o->pack_bps + bytes / o->move_bps;
}

/* Formula 2 of cost.h: the slower of arithmetic and memory, there against here. */
static double against_here(const smr_member *m, const smr_work *w)
{
	double intensity = w->flops / fmax(w->bytes_read + w->bytes_written, 1);
	double ratio = intensity >= 8 ? m->peak : m->bandwidth;

	return ratio > 0 ? 1 / ratio : 1;
}

double smr_reckon_seconds_on(smr_orchestrator *o, const smr_flow_step *p, const smr_member *m)
{
	return p->predicted.p50 * against_here(m, &p->query.work) * m->slowdown *
	       learnt_factor(o, p, m->node);
}

/* The fastest member of a fleet that may take it, with what is before it in the queue. */
double smr_reckon_seconds_in(smr_orchestrator *o, const smr_flow_step *p, const char *fleet)
{
	double best = INFINITY;

	for (size_t i = 0; i < o->nmembers; i++) {
		const smr_member *m = &o->members[i];
		double run;

		if (!m->fit || !smr_reckon_is_in(m, fleet))
			continue;
		run = smr_reckon_seconds_on(o, p, m);
		best = fmin(best, m->busy >= m->slots ? 2 * run : run);
	}
	return best;
}

static void decay(double *mean, double x)
{
	if (isfinite(x) && x > 0)
		*mean += (x - *mean) / 8;
}

void smr_reckon_learn_costs(smr_orchestrator *o, const smr_flow_step *p, const smr_shares *s,
			    double total)
{
	double bytes = bytes_of(p), rest = total - s->pack - s->move - s->run - s->store;

	pthread_mutex_lock(&o->lock);
	/* waiting for a busy node is no cost of sending */
	decay(&o->dispatch_s, fmin(rest, 10 * o->dispatch_s));
	if (bytes > 1e5) {
		decay(&o->pack_bps, bytes / (s->pack + s->store));
		decay(&o->move_bps, bytes / s->move);
	}
	pthread_mutex_unlock(&o->lock);
}
