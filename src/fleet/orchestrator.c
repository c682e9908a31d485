/* One call: pack, submit to the best fleet that has a node, wait, move on when that fleet has none
 * left, store. What sending costs is learnt from what it cost. */
#include "fleet/orchestrator.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/vec.h"
#include "learn/drift.h"

static const double REFRESH_S = 0.5;  /* of the list of members */
static const double MARGIN = 2;       /* sending must gain so many times what it costs */
static const double MOVE_AFTER_S = 1; /* a fleet without a node is left after that */

enum { SLICE_MS = 200, MAX_DRIFTS = 4096, REPLY_EXTRA = 64 * 1024 };

/* What was learnt of a codelet (0: all of them) on a node ("": all of them). */
typedef struct learnt {
	uint64_t code, size;
	char node[SMR_QUEUE_WORD];
	smr_drift drift;
} learnt;

struct smr_orchestrator {
	smr_orchestrator_params p;
	smr_client *client;
	pthread_mutex_t lock; /* of all below */
	smr_member members[SMR_MEMBERS];
	size_t nmembers;
	int64_t read_at;
	SMR_VEC(learnt) learnt;
	double dispatch_s, pack_bps, move_bps; /* what sending costs, decaying means */
};

/* ---- who is there ---------------------------------------------------------------------------- */

static void refresh(smr_orchestrator *o)
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

	refresh(o);
	for (size_t i = 0; i < o->nmembers; i++)
		is |= o->members[i].alike && strcmp(o->members[i].node, node) == 0;
	return is;
}

/* A queue is open to all nodes of its fleet: only the answer tells which of them took a ticket. */
static smr_status check_kind(smr_orchestrator *o, const char *node)
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

static bool is_in(const smr_member *m, const char *fleet)
{
	char word[SMR_QUEUE_WORD + 2];

	snprintf(word, sizeof(word), " %s ", fleet);
	return strstr(m->fleets, word) != NULL;
}

static bool has_node(smr_orchestrator *o, const char *fleet)
{
	bool has = false;

	pthread_mutex_lock(&o->lock);
	refresh(o);
	for (size_t i = 0; i < o->nmembers; i++)
		has |= o->members[i].fit && is_in(&o->members[i], fleet);
	pthread_mutex_unlock(&o->lock);
	return has;
}

/* The best fleet with a node; NULL: there is none. */
static const char *choose_fleet(smr_orchestrator *o, const smr_flow_step *p)
{
	const char *fleets[SMR_RANKED];
	size_t n = o->p.rank(o->p.ctx, p, fleets);

	for (size_t i = 0; i < n; i++)
		if (has_node(o, fleets[i]))
			return fleets[i];
	return NULL;
}

/* ---- what it will take ----------------------------------------------------------------------- */

static learnt *find(smr_orchestrator *o, uint64_t code, uint64_t size, const char *node, bool make)
{
	learnt l = {.code = code, .size = size};

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
	const learnt *all = find(o, 0, 0, "", false), *of_node = find(o, 0, 0, node, false);
	const learnt *own = find(o, p->query.code, p->query.size, node, false);
	double mean = all != NULL ? smr_drift_mean(&all->drift, 0) : 0;

	mean = of_node != NULL ? smr_drift_mean(&of_node->drift, mean) : mean;
	return exp(own != NULL ? smr_drift_mean(&own->drift, mean) : mean);
}

static void learn(smr_orchestrator *o, const smr_flow_step *p, const char *node, double measured,
		  double predicted)
{
	learnt *l;

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
static double overhead(const smr_orchestrator *o, const smr_flow_step *p)
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

/* The fastest member of a fleet that may take it, with what is before it in the queue. */
static double seconds_in(smr_orchestrator *o, const smr_flow_step *p, const char *fleet)
{
	double best = INFINITY;

	for (size_t i = 0; i < o->nmembers; i++) {
		const smr_member *m = &o->members[i];
		double run;

		if (!m->fit || !is_in(m, fleet))
			continue;
		run = p->predicted.p50 * against_here(m, &p->query.work) * m->slowdown *
		      learnt_factor(o, p, m->node);
		best = fmin(best, m->busy >= m->slots ? 2 * run : run);
	}
	return best;
}

double smr_orchestrator_seconds(void *ctx, const smr_flow *f, const smr_flow_step *p,
				const smr_env *e)
{
	smr_orchestrator *o = ctx;
	const char *fleets[SMR_RANKED];
	double best = INFINITY, cost;
	size_t n;

	if (o->p.reachable != NULL && !o->p.reachable(o->p.ctx))
		return INFINITY;
	n = o->p.rank(o->p.ctx, p, fleets);
	pthread_mutex_lock(&o->lock);
	refresh(o);
	cost = overhead(o, p);
	for (size_t i = 0; i < n && isinf(best); i++)
		best = seconds_in(o, p, fleets[i]);
	pthread_mutex_unlock(&o->lock);
	return best + MARGIN * cost;
}

/* ---- one call -------------------------------------------------------------------------------- */

static void decay(double *mean, double x)
{
	if (isfinite(x) && x > 0)
		*mean += (x - *mean) / 8;
}

static void learn_costs(smr_orchestrator *o, const smr_flow_step *p, const smr_shares *s,
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

/* A fleet that has lost its nodes is left for the next one; without any, patience ends. */
static smr_status look_after(smr_orchestrator *o, smr_job *j, const smr_flow_step *p,
			     const char **fleet, int64_t *alone_since)
{
	int64_t now = smr_now_ns();
	bool reachable = o->p.reachable == NULL || o->p.reachable(o->p.ctx);
	const char *next;

	if (reachable && has_node(o, *fleet)) {
		*alone_since = now;
		return SMR_OK;
	}
	if (smr_seconds(*alone_since, now) > o->p.patience_s)
		return smr_fail(SMR_EIO, reachable ? "no node of a fleet is alive"
						   : "the cluster's server cannot be reached");
	next = reachable && smr_seconds(*alone_since, now) > MOVE_AFTER_S ? choose_fleet(o, p)
									  : NULL;
	if (next == NULL || strcmp(next, *fleet) == 0)
		return SMR_OK;
	smr_log(SMR_LOG_INFO, "fleet: %s has no node left, %s takes over", *fleet, next);
	*fleet = next;
	return smr_client_move(o->client, j, next);
}

static smr_status await(smr_orchestrator *o, smr_job *j, const smr_flow_step *p, const char **fleet,
			smr_answer *a, smr_str *reply)
{
	int64_t from = smr_now_ns(), alone_since = from;
	bool done = false;

	while (!done) {
		SMR_TRY(smr_client_wait(o->client, j, SLICE_MS, &done, a, reply));
		if (done)
			break;
		SMR_TRY(look_after(o, j, p, fleet, &alone_since));
		if (smr_seconds(from, smr_now_ns()) > o->p.limit_s)
			return smr_fail(SMR_EIO, "no result in %.0f seconds", o->p.limit_s);
	}
	if (a->status == SMR_OK)
		return SMR_OK;
	/* who ends the nodes it runs on is not run here */
	return smr_fail(a->status == SMR_EIO ? SMR_EIO : SMR_EUNSUPPORTED, "fleet %s: %.*s", *fleet,
			(int)(a->nwhy < 200 ? a->nwhy : 200), a->why);
}

static void share(const smr_answer *a, const smr_flow_step *p, smr_shares *s)
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

static void name_codelet(const smr_flow *f, const smr_flow_step *p, char *out, size_t n)
{
	const smr_loc *at = &p->codelet->nest->loc;
	const char *slash = at->file != NULL ? strrchr(at->file, '/') : NULL;

	snprintf(out, n, "%s %s:%u",
		 p->codelet->match.kernel != NULL ? smr_kernel_name(p->codelet->match.kernel)
						  : "nest",
		 slash != NULL      ? slash + 1
		 : at->file != NULL ? at->file
				    : f->graph->name,
		 at->line);
}

/* Workers fetch it when they need it. */
static smr_status offer_code(smr_orchestrator *o, smr_coded *code)
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

static smr_status exchange(smr_orchestrator *o, const smr_flow_step *p, smr_parcel *parcel,
			   const char *name, const char **fleet, smr_shares *s)
{
	const smr_str *m = smr_parcel_message(parcel);
	smr_submission what = {.fleet = *fleet,
			       .name = name,
			       .code = p->query.code,
			       .size = p->query.size,
			       .predicted_s = p->predicted.p90,
			       .request = m->s,
			       .n = m->n,
			       .most = m->n + REPLY_EXTRA};
	smr_str reply = {0};
	smr_answer a;
	smr_job *j;
	int64_t from;
	smr_status st;

	SMR_TRY(offer_code(o, smr_parcel_code(parcel)));
	SMR_TRY(smr_client_submit(o->client, &what, &j));
	st = await(o, j, p, fleet, &a, &reply);
	if (st == SMR_OK)
		share(&a, p, s);
	if (st == SMR_OK)
		st = check_kind(o, s->node);
	smr_client_drop(o->client, j); /* the answer pointed into it */
	from = smr_now_ns();
	if (st == SMR_OK)
		st = smr_parcel_store(parcel, smr_str_text(&reply), reply.n);
	s->store = smr_seconds(from, smr_now_ns());
	smr_str_free(&reply);
	return st;
}

typedef smr_status pack_fn(smr_coder *c, const smr_flow *f, const smr_flow_step *p,
			   const smr_env *e, smr_parcel **out);

/* What a node does not take as code it may take as text: once more, then. */
static smr_status deliver(smr_orchestrator *o, const smr_flow *f, const smr_flow_step *p,
			  const smr_env *e, pack_fn *pack, const char *name, const char **fleet,
			  smr_shares *s)
{
	bool again = false;
	smr_status st;

	do {
		int64_t from = smr_now_ns();
		smr_parcel *parcel;

		SMR_TRY(pack(o->p.coder, f, p, e, &parcel));
		s->pack += smr_seconds(from, smr_now_ns());
		st = exchange(o, p, parcel, name, fleet, s);
		again = st != SMR_OK && !again && smr_parcel_as_text(parcel);
		snprintf(s->how, sizeof(s->how), "%s", smr_parcel_how(parcel));
		smr_parcel_free(parcel);
	} while (again);
	return st;
}

static void note(smr_orchestrator *o, const smr_flow_step *p, const char *name, const char *fleet,
		 const smr_shares *s, double total, bool failed)
{
	smr_monitor_call c = {.codelet = name,
			      .fleet = fleet,
			      .node = s->node,
			      .predicted_s = p->away_s,
			      .wait_s = s->wait,
			      .move_s = s->move,
			      .run_s = s->run,
			      .total_s = total,
			      .energy_j = s->energy_j,
			      .measured = strcmp(s->energy_label, "modelled") != 0,
			      .failed = failed,
			      .tries = s->tries};
	struct timespec now;

	if (o->p.monitor == NULL)
		return;
	clock_gettime(CLOCK_REALTIME, &now);
	c.began_ns = (int64_t)now.tv_sec * 1000000000 + now.tv_nsec - (int64_t)(total * 1e9);
	smr_monitor_note(o->p.monitor, &c);
}

smr_status smr_orchestrator_run(void *ctx, const smr_flow *f, const smr_flow_step *p,
				const smr_env *e, smr_shares *s)
{
	smr_orchestrator *o = ctx;
	const char *fleet = choose_fleet(o, p);
	int64_t from = smr_now_ns();
	char name[96];
	double total;
	smr_status st;

	if (fleet == NULL)
		return smr_fail(SMR_EIO, "no node of a fleet is alive");
	name_codelet(f, p, name, sizeof(name));
	st = deliver(o, f, p, e, smr_parcel_pack, name, &fleet, s);
	total = smr_seconds(from, smr_now_ns());
	note(o, p, name, fleet, s, total, st != SMR_OK);
	if (st != SMR_OK)
		return st;
	learn(o, p, s->node, s->run, p->predicted.p50);
	learn_costs(o, p, s, total);
	return SMR_OK;
}

smr_status smr_orchestrator_prepare(void *ctx, const smr_flow *f, const smr_flow_step *p,
				    const smr_env *e)
{
	smr_orchestrator *o = ctx;
	const char *fleet = choose_fleet(o, p);
	smr_shares shares = {0};
	char name[96];
	smr_status st;

	if (fleet == NULL)
		return SMR_OK;
	name_codelet(f, p, name, sizeof(name));
	st = deliver(o, f, p, e, smr_parcel_ask, name, &fleet, &shares);
	return st == SMR_EIO ? SMR_OK : st;
}

/* ---- open and close -------------------------------------------------------------------------- */

static smr_status open_client(smr_orchestrator *o)
{
	char own[24];
	uint64_t id;

	if (o->p.run != NULL)
		return smr_client_open(o->p.kind, o->p.queue, o->p.run, o->p.roads, &o->client);
	if (getrandom(&id, sizeof(id), 0) != sizeof(id))
		return smr_fail(SMR_EIO, "no random number");
	snprintf(own, sizeof(own), "r%016llx", (unsigned long long)id);
	return smr_client_open(o->p.kind, o->p.queue, own, o->p.roads, &o->client);
}

smr_status smr_orchestrator_open(const smr_orchestrator_params *p, smr_orchestrator **out)
{
	smr_orchestrator *o = smr_calloc(1, sizeof(*o));
	smr_status st;

	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to hand out work");
	o->p = *p;
	o->p.patience_s = p->patience_s > 0 ? p->patience_s : 10;
	o->p.limit_s = p->limit_s > 0 ? p->limit_s : 3600;
	/* until something is measured: a hop over a socket, and copies through memory */
	o->dispatch_s = 400e-6;
	o->pack_bps = 1e9;
	o->move_bps = 1e9;
	pthread_mutex_init(&o->lock, NULL);
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
	smr_client_close(o->client);
	smr_vec_free(&o->learnt);
	pthread_mutex_destroy(&o->lock);
	smr_free(o);
}
