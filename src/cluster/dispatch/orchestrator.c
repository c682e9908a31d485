/* One remote call: pack, choose, wait, store. The cost of sending is learnt from measurements. */
#include "cluster/dispatch/orchestrator.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/thread/clock.h"
#include "cluster/dispatch/in_flight.h"
#include "cluster/dispatch/internal.h"

enum { REPLY_EXTRA = 64 * 1024 };

static const double CUT_LEAST_S = 20e-3; /* a shorter step is not split */

/* Returns the estimated time, sending included; chooses fleet and node. */
static double seconds_at(smr_orchestrator *o, const smr_dispatch *p, const char **fleet,
			 char node[SMR_QUEUE_WORD])
{
	const char *fleets[SMR_RANKED];
	const smr_fleet_member *which = NULL;
	double best = INFINITY, cost;
	size_t n;

	if (smr_placement_cost_may_send(o) != SMR_OK ||
	    (o->p.reachable != NULL && !o->p.reachable(o->p.ctx)))
		return INFINITY;
	n = smr_placement_cost_rank(o, p, fleets);
	pthread_mutex_lock(&o->lock);
	smr_placement_cost_refresh(o);
	cost = smr_placement_cost_overhead(o->fares, p);
	for (size_t i = 0; i < n && isinf(best); i++) {
		best = smr_placement_cost_seconds_in(o, p, fleets[i], &which);
		*fleet = fleets[i];
	}
	snprintf(node, SMR_QUEUE_WORD, "%s", which != NULL ? which->node : "");
	pthread_mutex_unlock(&o->lock);
	return best + SMR_RECKON_MARGIN * cost;
}

bool smr_orchestrator_pays(smr_orchestrator *o, const smr_flow *f, const smr_dispatch *p,
			   bool force, double *seconds)
{
	smr_placements *plans = smr_node_perf_plans(o->fares);
	smr_placement_entry plan = {
		.code = p->query.code, .size = p->query.size, .here_s = p->predicted.p50};
	const char *fleet = "";
	char name[SMR_PLAN_NAME];
	bool pays, nameless;

	*seconds = plan.there_s = seconds_at(o, p, &fleet, plan.node);
	if (isinf(*seconds)) /* no node now: no reason to replan */
		return false;
	snprintf(plan.fleet, sizeof(plan.fleet), "%s", fleet);
	pays = smr_placements_choose(plans, &plan, force, &nameless);
	if (nameless) {
		smr_step_name(f, p, name, sizeof(name));
		smr_placements_name(plans, plan.code, plan.size, name);
	}
	return pays;
}

double smr_orchestrator_least(smr_node_perf *f, const smr_dispatch *p)
{
	return p->predicted.p50 * smr_node_perf_least(f, p->query.code, p->query.size) +
	       SMR_RECKON_MARGIN * smr_placement_cost_overhead(f, p);
}

unsigned smr_orchestrator_pieces(smr_orchestrator *o, const smr_dispatch *p)
{
	const char *fleet;
	unsigned n;

	if (p->predicted.p50 < CUT_LEAST_S || (fleet = smr_placement_cost_fleet(o, p)) == NULL)
		return 1;
	pthread_mutex_lock(&o->lock);
	n = smr_placement_cost_pieces(o, p, fleet);
	pthread_mutex_unlock(&o->lock);
	return n;
}

bool smr_orchestrator_gave_up(smr_orchestrator *o)
{
	bool spent;

	pthread_mutex_lock(&o->lock);
	spent = o->patience.spent;
	pthread_mutex_unlock(&o->lock);
	return spent;
}

smr_status smr_orchestrator_place(smr_orchestrator *o, const smr_dispatch *p,
				  char fleet[SMR_QUEUE_WORD], char node[SMR_QUEUE_WORD])
{
	const char *fleets[SMR_RANKED], *best = "";

	if (p->fleet != NULL && smr_placement_cost_rank(o, p, fleets) == 0)
		return smr_fail(SMR_ENOTFOUND, "the cluster has no fleet '%s'", p->fleet);
	if (isinf(seconds_at(o, p, &best, node))) {
		best = "";
		node[0] = '\0';
		if (p->fleet != NULL)
			return smr_fail(SMR_ENOTFOUND, "no node of fleet '%s' can be reached",
					p->fleet);
	}
	snprintf(fleet, SMR_QUEUE_WORD, "%s", best);
	return SMR_OK;
}

/* ---- one call -------------------------------------------------------------------------------- */

static void copy_reply_shares(const smr_task_reply *a, const smr_dispatch *p, smr_shares *s)
{
	s->wait = a->wait_s;
	s->move = a->fetch_s;
	s->run = a->run_s;
	s->tries = a->tries;
	s->energy_j = a->measured ? a->energy_j : p->predicted.energy_j;
	snprintf(s->energy_label, sizeof(s->energy_label), "%s",
		 a->measured ? "measured:rapl" : "modelled");
	snprintf(s->node, sizeof(s->node), "%.*s", (int)(a->nnode < 47 ? a->nnode : 47), a->node);
}

/* Offers the code to workers, which fetch it if they need it. */
static smr_status offer_code(smr_orchestrator *o, smr_packaged *code)
{
	smr_status st = SMR_OK;

	pthread_mutex_lock(&o->lock);
	if (code != NULL && code->sent == 0) {
		st = smr_client_offer_code(o->client, code->hash, code->archive, code->n);
		code->sent += st == SMR_OK;
	}
	pthread_mutex_unlock(&o->lock);
	return st;
}

smr_status smr_call_set_out(smr_orchestrator *o, smr_call *c, const smr_remote_parcel *parcel,
			    const char *name, smr_hedge **race)
{
	const smr_str *m = smr_remote_parcel_message(parcel);
	smr_submission what = {.fleet = c->fleet,
			       .name = name,
			       .node = c->node[0] != '\0' ? c->node : NULL,
			       .avoid = smr_str_text(&c->avoid),
			       .code = c->p->query.code,
			       .size = c->p->query.size,
			       .predicted_s = c->p->predicted.p90,
			       .request = m->s,
			       .n = m->n,
			       .most = m->n + REPLY_EXTRA,
			       .heard = c->heard,
			       .heard_ctx = c->heard_ctx,
			       .batch = c->batch};

	SMR_TRY(offer_code(o, smr_remote_parcel_code(parcel)));
	return smr_hedge_open(o->client, &what, c->hedge_after_s, race);
}

smr_status smr_call_take(smr_orchestrator *o, const smr_call *c, smr_remote_parcel *parcel,
			 const smr_task_reply *a, const smr_str *reply, smr_shares *s)
{
	int64_t from;
	smr_status st;

	copy_reply_shares(a, c->p, s);
	SMR_TRY(smr_placement_cost_check_kind(o, s->node));
	from = smr_now_ns();
	st = smr_remote_parcel_store(parcel, smr_str_text(reply), reply->n);
	s->store = smr_seconds(from, smr_now_ns());
	return st;
}

static smr_status run_remote_call(smr_orchestrator *o, smr_call *c, smr_remote_parcel *parcel,
				  const char *name, smr_shares *s, smr_hedge **race)
{
	smr_str reply = {0};
	smr_task_reply a;
	smr_status st;

	SMR_TRY(smr_call_set_out(o, c, parcel, name, race));
	st = smr_call_await(o, *race, c, &a, &reply);
	if (st == SMR_OK)
		st = smr_call_take(o, c, parcel, &a, &reply, s);
	smr_str_free(&reply);
	return st;
}

/* Runs a packed call; *@p fleet may change. */
static smr_status complete_remote_call(smr_orchestrator *o, const smr_dispatch *p,
				       smr_remote_parcel *parcel, bool only_asks, const char *name,
				       const char **fleet, smr_shares *s)
{
	smr_call c = {.p = p, .fleet = *fleet, .only_asks = only_asks};
	smr_hedge *race = NULL;
	smr_status st;

	s->node[0] = '\0';
	smr_call_choose(o, &c, smr_remote_parcel_message(parcel)->n);
	st = run_remote_call(o, &c, parcel, name, s, &race);
	*fleet = c.fleet;
	/* a repetition in another form is not a failure of the node */
	smr_call_ended(o, &c, s->node, st != SMR_OK && !smr_remote_parcel_as_text(parcel),
		       race != NULL && smr_hedge_has_twin(race));
	smr_hedge_close(race);
	return st;
}

typedef smr_status pack_fn(smr_packager *c, const smr_flow *f, const smr_dispatch *p,
			   const smr_env *e, smr_remote_parcel **out);

/* Packs and runs a call. If a node refuses the code, it is sent once more, as text. */
static smr_status pack_and_run_call(smr_orchestrator *o, const smr_flow *f, const smr_dispatch *p,
				    const smr_env *e, pack_fn *pack, const char *name,
				    const char **fleet, smr_shares *s)
{
	bool again = false;
	smr_status st;

	do {
		int64_t from = smr_now_ns();
		smr_remote_parcel *parcel;

		SMR_TRY(pack(o->p.coder, f, p, e, &parcel));
		s->pack += smr_seconds(from, smr_now_ns());
		st = complete_remote_call(o, p, parcel, pack == smr_remote_parcel_ask, name, fleet,
					  s);
		again = st != SMR_OK && !again && smr_remote_parcel_as_text(parcel);
		snprintf(s->how, sizeof(s->how), "%s", smr_remote_parcel_how(parcel));
		smr_remote_parcel_free(parcel);
	} while (again);
	return st;
}

static void record_monitor_call(smr_orchestrator *o, const smr_dispatch *p, const char *name,
				const char *fleet, const smr_shares *s, double total, bool failed)
{
	smr_monitor_call c = {.codelet = name,
			      .fleet = fleet,
			      .node = s->node,
			      .predicted_s = p->away_s,
			      .pack_s = s->pack,
			      .wait_s = s->wait,
			      .move_s = s->move,
			      .run_s = s->run,
			      .store_s = s->store,
			      .total_s = total,
			      .energy_j = s->energy_j,
			      .measured = strcmp(s->energy_label, "modelled") != 0,
			      .failed = failed,
			      .tries = s->tries};

	if (o->p.monitor == NULL)
		return;
	c.began_ns = smr_wall_ns() - (int64_t)(total * 1e9);
	smr_monitor_note(o->p.monitor, &c);
}

void smr_call_learn(smr_orchestrator *o, const smr_dispatch *p, const char *name, const char *fleet,
		    const smr_shares *s, double total, bool failed)
{
	record_monitor_call(o, p, name, fleet, s, total, failed);
	if (failed)
		return;
	if (!p->unmeasured) /* a bound says nothing about a node's speed */
		smr_node_perf_add(o->fares, p->query.code, p->query.size, s->node, s->run,
				  p->predicted.p50);
	smr_placement_cost_learn_costs(o, p, s, total);
}

smr_status smr_orchestrator_run(void *ctx, const smr_flow *f, const smr_dispatch *p,
				const smr_env *e, smr_shares *s)
{
	smr_orchestrator *o = ctx;
	const char *fleet = smr_placement_cost_fleet(o, p);
	int64_t from = smr_now_ns();
	char name[96];
	smr_status st;

	SMR_TRY(smr_placement_cost_may_send(o));
	if (fleet == NULL)
		return smr_fail(SMR_EIO, "no node of a fleet is alive");
	smr_step_name(f, p, name, sizeof(name));
	st = pack_and_run_call(o, f, p, e, smr_remote_parcel_pack, name, &fleet, s);
	smr_call_learn(o, p, name, fleet, s, smr_seconds(from, smr_now_ns()), st != SMR_OK);
	return st;
}

smr_status smr_orchestrator_prepare(void *ctx, const smr_flow *f, const smr_dispatch *p,
				    const smr_env *e)
{
	smr_orchestrator *o = ctx;
	const char *fleet = smr_placement_cost_fleet(o, p);
	smr_shares shares = {0};
	char name[96];
	smr_status st;

	if (fleet == NULL)
		return SMR_OK;
	smr_step_name(f, p, name, sizeof(name));
	st = pack_and_run_call(o, f, p, e, smr_remote_parcel_ask, name, &fleet, &shares);
	return st == SMR_EIO ? SMR_OK : st;
}

/* ---- open and close -------------------------------------------------------------------------- */

static smr_status open_client(smr_orchestrator *o)
{
	char own[24];
	uint64_t id;

	if (o->p.run != NULL) {
		SMR_TRY(smr_client_open(o->p.kind, o->p.queue, o->p.run, o->p.ways, &o->client));
		smr_client_resume(o->client);
		return SMR_OK;
	}
	if (getrandom(&id, sizeof(id), 0) != sizeof(id))
		return smr_fail(SMR_EIO, "no random number");
	snprintf(own, sizeof(own), "r%016llx", (unsigned long long)id);
	return smr_client_open(o->p.kind, o->p.queue, own, o->p.ways, &o->client);
}

smr_status smr_orchestrator_open(const smr_orchestrator_params *p, smr_orchestrator **out)
{
	smr_orchestrator *o = smr_calloc(1, sizeof(*o));
	smr_status st;

	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to hand out work");
	o->p = *p;
	o->p.patience_s = p->patience_s > 0 ? p->patience_s : 10;
	o->patience.most_s = o->p.patience_s;
	o->p.limit_s = p->limit_s > 0 ? p->limit_s : 3600;
	pthread_mutex_init(&o->lock, NULL);
	o->fares = p->fares;
	st = p->fares != NULL ? SMR_OK : smr_node_perf_open(&o->own);
	if (p->fares == NULL)
		o->fares = o->own;
	if (st == SMR_OK)
		st = open_client(o);
	if (st != SMR_OK) {
		smr_orchestrator_close(o);
		return st;
	}
	*out = o;
	return SMR_OK;
}

void smr_orchestrator_close(smr_orchestrator *o)
{
	if (o == NULL)
		return;
	smr_flights_close(o->flights);
	smr_client_close(o->client);
	smr_node_perf_close(o->own);
	smr_balancer_free(&o->choice);
	pthread_mutex_destroy(&o->lock);
	smr_free(o);
}
