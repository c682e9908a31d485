/* A remote call: small ones are sent directly to a node, others go through their fleet's queue. A
 * straggler gets a twin, and a call that no node has begun may move to another fleet. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "base/thread/clock.h"
#include "cluster/dispatch/internal.h"

static const double MOVE_AFTER_S = 1;   /* time after which a fleet without a node is given up */
static const double SEND_MOST_S = 5e-3; /* a longer call goes through the fleet's queue */
static const double HEDGE_LEAST_S = 0.2, HEDGE_AFTER = 2; /* multiples of the 90th percentile */
static const double REPLAN_S = 1, REPLAN_GAIN = 0.1;

enum { SLICE_MS = 200, CALLS_PER_TWIN = 20 /* at most 5 % more work */ };

/* ---- choice of the node ---------------------------------------------------------------------- */

/* Under the lock. */
static size_t list_candidate_nodes(smr_orchestrator *o, const smr_call *c,
				   smr_choosable out[SMR_MEMBERS])
{
	size_t n = 0;

	smr_placement_cost_refresh(o);
	for (size_t i = 0; i < o->nmembers; i++) {
		const smr_fleet_member *m = &o->members[i];

		if (m->fit && smr_placement_cost_is_in(m, c->fleet))
			out[n++] =
				(smr_choosable){.node = m->node,
						.run_s = smr_placement_cost_seconds_on(o, c->p, m),
						.slots = m->slots};
	}
	return n;
}

/* Returns the time until a twin is sent. A twin doubles the work: few calls get one, and only where
 * another node exists. Preparation may take any time; and a codelet that no node has completed may
 * be what ends nodes. */
static double hedge_after(const smr_orchestrator *o, const smr_call *c, const smr_choosable *all,
			  size_t n)
{
	const smr_prediction *t = &c->p->predicted;
	double spread = t->p50 > 0 ? t->p90 / t->p50 : 1, slowest = 0;

	if (n < 2 || c->only_asks || !smr_balancer_is_proven(&o->choice, c->p->query.code) ||
	    o->twins * CALLS_PER_TWIN > o->calls)
		return INFINITY;
	for (size_t i = 0; i < n; i++)
		slowest = fmax(slowest, all[i].run_s);
	return fmax(HEDGE_AFTER * slowest * spread, HEDGE_LEAST_S);
}

void smr_call_choose(smr_orchestrator *o, smr_call *c, size_t bytes)
{
	smr_choosable all[SMR_MEMBERS];
	int64_t now = smr_now_ns();
	size_t n, at;

	c->began = c->alone_since = c->looked_at = now;
	c->waits = true;
	pthread_mutex_lock(&o->lock);
	smr_patience_wait(&o->patience, now);
	n = list_candidate_nodes(o, c, all);
	o->calls++;
	c->hedge_after_s = hedge_after(o, c, all, n);
	smr_balancer_spared(&o->choice, all, n, c->p->query.code, now, &c->avoid);
	at = bytes <= SMR_TASK_MESSAGE_INLINE && !c->only_asks
		     ? smr_balancer_node(&o->choice, all, n, c->p->query.code, now)
		     : SIZE_MAX;
	if (at != SIZE_MAX && all[at].run_s <= SEND_MOST_S) {
		snprintf(c->node, sizeof(c->node), "%s", all[at].node);
		c->sent_s = all[at].run_s;
		smr_balancer_load(&o->choice, c->node, c->sent_s);
	}
	pthread_mutex_unlock(&o->lock);
}

/* @p by: the node that answered, or "". */
void smr_call_ended(smr_orchestrator *o, smr_call *c, const char *by, bool failed, bool had_twin)
{
	int64_t now = smr_now_ns();
	uint64_t code = c->p->query.code;

	pthread_mutex_lock(&o->lock);
	if (c->waits)
		smr_patience_end(&o->patience, now, c->answered, c->work_s);
	c->waits = false;
	if (c->node[0] != '\0')
		smr_balancer_load(&o->choice, c->node, -c->sent_s);
	if (c->node[0] != '\0' && strcmp(c->node, by) != 0)
		smr_balancer_told(&o->choice, code, c->node, true, now);
	if (by[0] != '\0' && (failed || !c->only_asks))
		smr_balancer_told(&o->choice, code, by, failed, now);
	o->twins += had_twin;
	pthread_mutex_unlock(&o->lock);
	smr_str_free(&c->avoid);
}

/* ---- waiting --------------------------------------------------------------------------------- */

static smr_status move_to(smr_hedge *r, smr_call *c, const char *fleet, const char *why)
{
	smr_log(SMR_LOG_INFO, "fleet: %s %s, %s takes over", c->fleet, why, fleet);
	c->fleet = fleet;
	return smr_hedge_move(r, fleet);
}

/* Returns a fleet that would finish so much earlier that moving pays, or NULL. */
static const char *better_fleet(smr_orchestrator *o, const smr_call *c)
{
	const char *fleets[SMR_RANKED], *best = NULL;
	size_t n = smr_placement_cost_rank(o, c->p, fleets);
	double now_s, least;

	pthread_mutex_lock(&o->lock);
	smr_placement_cost_refresh(o);
	now_s = smr_placement_cost_seconds_in(o, c->p, c->fleet, NULL);
	least = now_s - fmax(REPLAN_GAIN * now_s,
			     SMR_RECKON_MARGIN * smr_placement_cost_overhead(o->fares, c->p));
	for (size_t i = 0; i < n; i++) {
		double s = strcmp(fleets[i], c->fleet) != 0
				   ? smr_placement_cost_seconds_in(o, c->p, fleets[i], NULL)
				   : INFINITY;

		if (s < least) {
			least = s;
			best = fleets[i];
		}
	}
	pthread_mutex_unlock(&o->lock);
	return best;
}

/* Replans a call that no node has begun, from time to time. */
static smr_status replan_pending_call(smr_orchestrator *o, smr_hedge *r, smr_call *c)
{
	int64_t now = smr_now_ns();
	const char *next;

	if (smr_seconds(c->looked_at, now) < REPLAN_S)
		return SMR_OK;
	c->looked_at = now;
	next = better_fleet(o, c);
	if (next == NULL || !smr_hedge_is_pending(r))
		return SMR_OK;
	return move_to(r, c, next, "is slower by now");
}

/* Gives up: without a node or server, or if no node takes the ticket though some are idle. */
static smr_status give_up_if_stalled(smr_orchestrator *o, smr_hedge *r, smr_call *c,
				     const char *alone)
{
	int64_t now = smr_now_ns();
	bool over;
	double left;

	pthread_mutex_lock(&o->lock);
	over = smr_patience_is_over(&o->patience, now);
	left = fmax(o->patience.most_s - o->patience.lost_s, 0);
	pthread_mutex_unlock(&o->lock);
	if (alone == NULL &&
	    (!over || !smr_placement_cost_has_idle(o, c->fleet) || !smr_hedge_is_pending(r)))
		return SMR_OK;
	if (alone != NULL && !over && smr_seconds(c->alone_since, now) <= left)
		return SMR_OK;
	pthread_mutex_lock(&o->lock);
	over = over && !o->patience.spent;
	if (over)
		smr_patience_spend(&o->patience, now);
	pthread_mutex_unlock(&o->lock);
	if (over)
		smr_log(SMR_LOG_WARN, "fleet: patience is over: codelets run here for now");
	return smr_fail(SMR_EIO, "%s", alone != NULL ? alone : "no node answers");
}

/* Moves a call whose fleet has lost its nodes to the next fleet; without any, gives up in time. */
smr_status smr_call_look_after(smr_orchestrator *o, smr_hedge *r, smr_call *c)
{
	int64_t now = smr_now_ns();
	bool reachable = o->p.reachable == NULL || o->p.reachable(o->p.ctx);
	const char *next;

	if (smr_seconds(c->began, now) > o->p.limit_s)
		return smr_fail(SMR_EIO, "no result in %.0f seconds", o->p.limit_s);
	if (reachable && smr_placement_cost_has_node(o, c->fleet)) {
		c->alone_since = now;
		SMR_TRY(give_up_if_stalled(o, r, c, NULL));
		return replan_pending_call(o, r, c);
	}
	SMR_TRY(give_up_if_stalled(o, r, c,
				   reachable ? "no node of a fleet is alive"
					     : "the cluster's server cannot be reached"));
	next = reachable && smr_seconds(c->alone_since, now) > MOVE_AFTER_S
		       ? smr_placement_cost_fleet(o, c->p)
		       : NULL;
	if (next == NULL || strcmp(next, c->fleet) == 0)
		return SMR_OK;
	return move_to(r, c, next, "has no node left");
}

smr_status smr_call_outcome(smr_call *c, const smr_task_reply *a)
{
	c->answered = true;
	c->work_s = a->run_s + a->fetch_s;
	if (a->status == SMR_OK)
		return SMR_OK;
	/* code that ends nodes does not run on this machine */
	return smr_fail(a->status == SMR_EIO ? SMR_EIO : SMR_EUNSUPPORTED, "fleet %s: %.*s",
			c->fleet, (int)(a->nwhy < 200 ? a->nwhy : 200), a->why);
}

smr_status smr_call_await(smr_orchestrator *o, smr_hedge *r, smr_call *c, smr_task_reply *a,
			  smr_str *reply)
{
	bool done = false;

	while (!done) {
		SMR_TRY(smr_hedge_wait(r, SLICE_MS, &done, a, reply));
		if (!done)
			SMR_TRY(smr_call_look_after(o, r, c));
	}
	return smr_call_outcome(c, a);
}
