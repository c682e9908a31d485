/* Cost estimates of an orchestrator: members, the time of a call at each, the cost of sending; all
 * are corrected by measurements. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/thread/clock.h"
#include "cluster/dispatch/internal.h"

static const double REFRESH_S = 0.5; /* of the list of members */
static const double CUT_GAIN = 0.1;  /* gain required of each further piece */

enum { MOST_PIECES = 32 };

/* ---- members --------------------------------------------------------------------------------- */

void smr_placement_cost_refresh(smr_orchestrator *o)
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

	smr_placement_cost_refresh(o);
	for (size_t i = 0; i < o->nmembers; i++)
		is |= o->members[i].alike && strcmp(o->members[i].node, node) == 0;
	return is;
}

/* All nodes of a fleet pull from its queue: only the answer tells which of them took a ticket. */
smr_status smr_placement_cost_check_kind(smr_orchestrator *o, const char *node)
{
	bool is;

	if (!o->p.alike_only)
		return SMR_OK;
	pthread_mutex_lock(&o->lock);
	is = is_alike(o, node);
	if (!is) /* it joined after the last refresh */
		o->read_at = 0;
	is = is || is_alike(o, node);
	pthread_mutex_unlock(&o->lock);
	return is ? SMR_OK
		  : smr_fail(SMR_EIO,
			     "node %s has a processor of another kind: its bits may differ", node);
}

bool smr_placement_cost_is_in(const smr_fleet_member *m, const char *fleet)
{
	char word[SMR_QUEUE_WORD + 2];

	snprintf(word, sizeof(word), " %s ", fleet);
	return strstr(m->fleets, word) != NULL;
}

bool smr_placement_cost_has_node(smr_orchestrator *o, const char *fleet)
{
	bool has = false;

	pthread_mutex_lock(&o->lock);
	smr_placement_cost_refresh(o);
	for (size_t i = 0; i < o->nmembers; i++)
		has |= o->members[i].fit && smr_placement_cost_is_in(&o->members[i], fleet);
	pthread_mutex_unlock(&o->lock);
	return has;
}

bool smr_placement_cost_has_idle(smr_orchestrator *o, const char *fleet)
{
	bool has = false;

	pthread_mutex_lock(&o->lock);
	smr_placement_cost_refresh(o);
	for (size_t i = 0; i < o->nmembers; i++)
		has |= o->members[i].fit && o->members[i].busy < o->members[i].slots &&
		       smr_placement_cost_is_in(&o->members[i], fleet);
	pthread_mutex_unlock(&o->lock);
	return has;
}

smr_status smr_placement_cost_may_send(smr_orchestrator *o)
{
	bool there = o->p.reachable == NULL || o->p.reachable(o->p.ctx), may, some = false;

	pthread_mutex_lock(&o->lock);
	if (o->patience.spent && there)
		smr_placement_cost_refresh(o);
	for (size_t i = 0; i < o->nmembers; i++)
		some |= o->members[i].fit;
	may = smr_patience_allows(&o->patience, smr_now_ns(), there && some);
	pthread_mutex_unlock(&o->lock);
	return may ? SMR_OK
		   : smr_fail(SMR_EIO, "the cluster was waited for in vain for %g seconds in all",
			      o->p.patience_s);
}

size_t smr_placement_cost_rank(smr_orchestrator *o, const smr_dispatch *p,
			       const char *fleets[SMR_RANKED])
{
	size_t n = o->p.rank(o->p.ctx, p, fleets), i = 0;

	if (p->fleet == NULL)
		return n;
	while (i < n && strcmp(fleets[i], p->fleet) != 0)
		i++;
	if (i == n)
		return 0;
	fleets[0] = fleets[i];
	return 1;
}

/* Returns the best fleet with a node; NULL: there is none. */
const char *smr_placement_cost_fleet(smr_orchestrator *o, const smr_dispatch *p)
{
	const char *fleets[SMR_RANKED];
	size_t n = smr_placement_cost_rank(o, p, fleets);

	for (size_t i = 0; i < n; i++)
		if (smr_placement_cost_has_node(o, fleets[i]))
			return fleets[i];
	return NULL;
}

/* ---- estimates ------------------------------------------------------------------------------- */

static double bytes_of(const smr_dispatch *p)
{
	return p->query.work.bytes_read + p->query.work.bytes_written;
}

double smr_placement_cost_overhead(smr_node_perf *f, const smr_dispatch *p)
{
	smr_sending s = smr_node_perf_sending(f);
	double bytes = bytes_of(p);

	return s.dispatch_s + bytes / s.pack_bps + bytes / s.move_bps;
}

/* Formula 2 of cost.h: the slower of arithmetic and memory, relative to this machine. */
static double relative_compute_time(const smr_fleet_member *m, const smr_work *w)
{
	double intensity = w->flops / fmax(w->bytes_read + w->bytes_written, 1);
	double ratio = intensity >= 8 ? m->peak : m->bandwidth;

	return ratio > 0 ? 1 / ratio : 1;
}

double smr_placement_cost_seconds_on(smr_orchestrator *o, const smr_dispatch *p,
				     const smr_fleet_member *m)
{
	return p->predicted.p50 * relative_compute_time(m, &p->query.work) * m->slowdown *
	       smr_node_perf_factor(o->fares, p->query.code, p->query.size, m->node);
}

/* Returns the time on the fastest member of a fleet that may take it, including the work before
 * it. */
double smr_placement_cost_seconds_in(smr_orchestrator *o, const smr_dispatch *p, const char *fleet,
				     const smr_fleet_member **which)
{
	double best = INFINITY;

	for (size_t i = 0; i < o->nmembers; i++) {
		const smr_fleet_member *m = &o->members[i];
		double run;

		if (!m->fit || !smr_placement_cost_is_in(m, fleet))
			continue;
		run = smr_placement_cost_seconds_on(o, p, m);
		run = m->busy >= m->slots ? 2 * run : run;
		if (run < best && which != NULL)
			*which = m;
		best = fmin(best, run);
	}
	return best;
}

/* Pieces are sent and received one after the other, so each costs as much as a call; the slowest
 * machine ends last. A busy machine begins its piece later. */
unsigned smr_placement_cost_pieces(smr_orchestrator *o, const smr_dispatch *p, const char *fleet)
{
	double took[SMR_MEMBERS], best = INFINITY;
	smr_sending s = smr_node_perf_sending(o->fares);
	double bytes = bytes_of(p) / s.pack_bps + bytes_of(p) / s.move_bps;
	size_t n = 0;
	unsigned pieces = 1;

	smr_placement_cost_refresh(o);
	for (size_t i = 0; i < o->nmembers; i++) {
		const smr_fleet_member *m = &o->members[i];
		bool again = false;
		size_t at = n;
		double run;

		for (size_t k = 0; k < i; k++)
			again |= o->members[k].host == m->host && o->members[k].fit;
		if (!m->fit || again || !smr_placement_cost_is_in(m, fleet) || m->busy >= m->slots)
			continue;
		run = smr_placement_cost_seconds_on(o, p, m);
		for (; at > 0 && took[at - 1] > run; at--) /* sorted, the fastest first */
			took[at] = took[at - 1];
		took[at] = run;
		n++;
	}
	for (size_t k = 1; k <= n && k <= MOST_PIECES; k++) {
		double all = took[k - 1] / (double)k + bytes +
			     SMR_RECKON_MARGIN * s.dispatch_s * (double)k;

		if (all < best * (1 - CUT_GAIN)) {
			best = all;
			pieces = (unsigned)k;
		}
	}
	return pieces;
}

void smr_placement_cost_learn_costs(smr_orchestrator *o, const smr_dispatch *p, const smr_shares *s,
				    double total)
{
	double bytes = bytes_of(p);
	smr_sending cost = {.dispatch_s = total - s->pack - s->move - s->run - s->store};

	if (bytes > 1e5) {
		cost.pack_bps = bytes / (s->pack + s->store);
		cost.move_bps = bytes / s->move;
	}
	smr_node_perf_sent(o->fares, &cost);
}
