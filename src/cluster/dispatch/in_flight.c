/* A call in flight is a parcel and a ticket. The caller's thread packs and sends it; the queue's
 * thread that receives the answer puts the flight into a list, from which a pilot thread takes it,
 * stores the result and notifies the caller. From time to time a pilot also checks silent flights.
 *
 * Nodes refuse more small tickets than they can soon do (cluster/worker/worker.c), and a refused
 * ticket goes through the fleet's queue, which takes longer. So the number in flight is limited:
 * flights beyond it wait here, unpacked, and are launched when others end. */
#include "cluster/dispatch/in_flight.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "cluster/dispatch/internal.h"

enum {
	PILOTS = 2,
	LOOK_MS = 250,   /* between two checks of a flight */
	ALONE = 8,       /* flights up to which another one is sent alone */
	ROOM = 1024,     /* maximum of small calls in flight ... */
	ROOM_EACH = 128, /* ... and for each node */
	HEAVY_LEAST = 16 /* ... and of large or long ones, or four for each slot */
};

static const double HEAVY_S = 5e-3;

typedef struct flight {
	struct flight *prev, *next; /* in the list of flights, or of waiting ones */
	struct flight *next_ready;
	smr_flights *all;
	const smr_flow *f;
	const smr_dispatch *p;
	const smr_env *e;
	smr_remote_end end;
	void *end_ctx;
	char name[96];
	smr_call call;
	smr_remote_parcel *parcel;
	smr_hedge *race;
	smr_shares shares;
	int64_t from, look_at;
	unsigned weight;
	bool again;                     /* it is sent for the second time */
	bool is_ready, is_held, is_due; /* in the ready list; held by a pilot; ready again */
} flight;

/* A doubly linked list. */
typedef struct line {
	flight *first, *last;
} line;

struct smr_flights {
	smr_orchestrator *o;
	pthread_mutex_t lock; /* guards all fields below; the client is never called under it */
	pthread_cond_t news, landed;
	line away, waiting;
	flight *ready, **ready_end;
	pthread_t pilots[PILOTS];
	int npilots, idle, asleep; /* asleep: those idle pilots that have no timeout */
	int64_t look_at;           /* time before which no flight needs a check */
	unsigned weight, room;
	int ending_flights;     /* bursts whose callers are being notified */
	bool was_empty, ending; /* was_empty: at the last check */
};

static void append_flight(line *l, flight *x)
{
	x->prev = l->last;
	x->next = NULL;
	*(l->last != NULL ? &l->last->next : &l->first) = x;
	l->last = x;
}

static void leave(line *l, flight *x)
{
	*(x->prev != NULL ? &x->prev->next : &l->first) = x->next;
	*(x->next != NULL ? &x->next->prev : &l->last) = x->prev;
}

/* Under the lock. */
static bool is_empty(const smr_flights *s)
{
	return s->away.first == NULL && s->waiting.first == NULL && s->ending_flights == 0;
}

static void make_ready(smr_flights *s, flight *x)
{
	if (x->is_held) {
		x->is_due = true;
		return;
	}
	if (x->is_ready)
		return;
	x->is_ready = true;
	x->next_ready = NULL;
	*s->ready_end = x;
	s->ready_end = &x->next_ready;
	if (s->idle > 0)
		pthread_cond_signal(&s->news);
}

/* Marks a flight as ready, on a thread of the queue. */
static void on_flight_reply(void *ctx)
{
	flight *x = ctx;
	smr_flights *s = x->all;

	pthread_mutex_lock(&s->lock);
	make_ready(s, x);
	pthread_mutex_unlock(&s->lock);
}

/* ---- one flight ------------------------------------------------------------------------------ */

static smr_status launch_flight(flight *x, smr_batch *batch)
{
	smr_orchestrator *o = x->all->o;
	int64_t from = smr_now_ns();

	SMR_TRY(smr_remote_parcel_pack(o->p.coder, x->f, x->p, x->e, &x->parcel));
	x->shares.pack += smr_seconds(from, smr_now_ns());
	x->shares.node[0] = '\0';
	x->call.batch = batch;
	smr_call_choose(o, &x->call, smr_remote_parcel_message(x->parcel)->n);
	return smr_call_set_out(o, &x->call, x->parcel, x->name, &x->race);
}

static void end_flight_call(flight *x, smr_status st)
{
	smr_orchestrator *o = x->all->o;

	smr_call_ended(o, &x->call, x->shares.node,
		       st != SMR_OK && (x->parcel == NULL || !smr_remote_parcel_as_text(x->parcel)),
		       x->race != NULL && smr_hedge_has_twin(x->race));
	if (x->parcel != NULL)
		snprintf(x->shares.how, sizeof(x->shares.how), "%s",
			 smr_remote_parcel_how(x->parcel));
	smr_hedge_close(x->race);
	smr_remote_parcel_free(x->parcel);
	x->race = NULL;
	x->parcel = NULL;
}

/* Advances a flight; returns whether it is over, and its status. A task whose code is refused is
 * sent once more, as text. */
static bool advance_flight(flight *x, smr_batch *batch, smr_status *st)
{
	smr_orchestrator *o = x->all->o;
	smr_str reply = {0};
	smr_task_reply a;
	bool done = false, as_text;

	*st = smr_hedge_wait(x->race, 0, &done, &a, &reply);
	if (*st == SMR_OK && done)
		*st = smr_call_outcome(&x->call, &a);
	if (*st == SMR_OK && done)
		*st = smr_call_take(o, &x->call, x->parcel, &a, &reply, &x->shares);
	smr_str_free(&reply);
	if (*st == SMR_OK && !done)
		*st = smr_call_look_after(o, x->race, &x->call);
	if (*st == SMR_OK && !done)
		return false;
	as_text = *st != SMR_OK && !x->again && smr_remote_parcel_as_text(x->parcel);
	end_flight_call(x, *st);
	if (!as_text)
		return true;
	x->again = true;
	*st = launch_flight(x, batch);
	if (*st != SMR_OK)
		end_flight_call(x, *st);
	return *st != SMR_OK;
}

static void finish_flight(flight *x, smr_status st)
{
	char why[256];

	if (st != SMR_OK)
		snprintf(why, sizeof(why), "%s", smr_errmsg());
	smr_call_learn(x->all->o, x->p, x->name, x->call.fleet, &x->shares,
		       smr_seconds(x->from, smr_now_ns()), st != SMR_OK);
	if (st != SMR_OK)
		st = smr_fail(st, "%s", why);
	x->end(x->end_ctx, st, &x->shares);
	smr_free(x);
}

/* ---- pilots ---------------------------------------------------------------------------------- */

/* Marks flights as ready that were silent for a while. Under the lock. */
static void mark_silent_flights_ready(smr_flights *s)
{
	int64_t now = smr_now_ns(), next = now + (int64_t)LOOK_MS * 1000000;

	if (now < s->look_at)
		return;
	for (flight *x = s->away.first; x != NULL; x = x->next) {
		if (x->look_at > now) {
			next = x->look_at < next ? x->look_at : next;
			continue;
		}
		x->look_at = now + (int64_t)LOOK_MS * 1000000;
		make_ready(s, x);
	}
	s->look_at = next;
}

/* Returns a waiting flight for which there is room now. Under the lock. */
static flight *next_waiting(smr_flights *s)
{
	flight *x = s->waiting.first;

	if (x == NULL || (s->weight > 0 && s->weight + x->weight > s->room))
		return NULL;
	leave(&s->waiting, x);
	append_flight(&s->away, x);
	s->weight += x->weight;
	x->is_held = true;
	return x;
}

static flight *next_ready(smr_flights *s)
{
	flight *x = s->ready;

	if (x == NULL)
		return NULL;
	s->ready = x->next_ready;
	if (s->ready == NULL)
		s->ready_end = &s->ready;
	x->is_ready = false;
	x->is_held = true;
	return x;
}

/* Flights that a pilot handles at once, without the lock. */
typedef struct burst {
	flight *all[SMR_BATCH];
	bool is_new[SMR_BATCH], over[SMR_BATCH];
	smr_status st[SMR_BATCH];
	char why[SMR_BATCH][128];
	size_t n;
	smr_batch batch;
} burst;

static void process_flight(burst *b, size_t i)
{
	flight *x = b->all[i];

	if (b->is_new[i]) {
		b->st[i] = launch_flight(x, &b->batch);
		b->over[i] = b->st[i] != SMR_OK;
		if (b->over[i])
			end_flight_call(x, b->st[i]);
	} else {
		b->over[i] = advance_flight(x, &b->batch, &b->st[i]);
	}
	if (b->st[i] != SMR_OK)
		snprintf(b->why[i], sizeof(b->why[i]), "%s", smr_errmsg());
}

/* Removes flights that are over and releases the others. Under the lock. */
static void release_burst(smr_flights *s, burst *b)
{
	for (size_t i = 0; i < b->n; i++) {
		flight *x = b->all[i];

		x->is_held = false;
		if (b->over[i]) {
			leave(&s->away, x);
			s->weight -= x->weight;
		} else if (x->is_due) {
			x->is_due = false;
			make_ready(s, x);
		}
	}
}

/* Handles a burst, without the lock. Jobs in the batch must not be dropped before it is sent, so
 * none of them is over earlier. */
static void process_burst(smr_flights *s, burst *b)
{
	b->batch.n = 0;
	for (size_t i = 0; i < b->n; i++)
		process_flight(b, i);
	smr_client_send(s->o->client, &b->batch);
	pthread_mutex_lock(&s->lock);
	s->ending_flights++; /* until their callers are notified */
	release_burst(s, b);
	pthread_mutex_unlock(&s->lock);
	for (size_t i = 0; i < b->n; i++) {
		if (!b->over[i])
			continue;
		if (b->st[i] != SMR_OK)
			(void)smr_fail(b->st[i], "%s", b->why[i]);
		finish_flight(b->all[i], b->st[i]);
	}
	pthread_mutex_lock(&s->lock);
	s->ending_flights--;
	if (s->ending && is_empty(s))
		pthread_cond_broadcast(&s->landed);
	pthread_mutex_unlock(&s->lock);
}

/* Collects ready and waiting flights. Under the lock. */
static void collect_burst(smr_flights *s, burst *b)
{
	b->n = 0;
	while (b->n < SMR_BATCH) {
		flight *x = next_ready(s);

		b->is_new[b->n] = x == NULL;
		if (x == NULL && (x = next_waiting(s)) == NULL)
			return;
		b->all[b->n++] = x;
	}
}

static void wait_for_flights(smr_flights *s)
{
	struct timespec at = {.tv_sec = s->look_at / 1000000000,
			      .tv_nsec = s->look_at % 1000000000};

	s->idle++;
	if (s->away.first == NULL && s->was_empty) {
		s->asleep++;
		pthread_cond_wait(&s->news, &s->lock);
		s->asleep--;
	} else {
		s->was_empty = s->away.first == NULL;
		pthread_cond_timedwait(&s->news, &s->lock, &at);
	}
	s->idle--;
}

static void *run_pilot_thread(void *arg)
{
	smr_flights *s = arg;
	burst b;

	pthread_mutex_lock(&s->lock);
	for (;;) {
		collect_burst(s, &b);
		if (b.n > 0) {
			pthread_mutex_unlock(&s->lock);
			process_burst(s, &b);
			pthread_mutex_lock(&s->lock);
		} else if (s->ending && is_empty(s)) {
			break;
		} else {
			wait_for_flights(s);
		}
		mark_silent_flights_ready(s);
	}
	pthread_mutex_unlock(&s->lock);
	return NULL;
}

/* ---- starting -------------------------------------------------------------------------------- */

/* Returns a call's weight, of which *@p room, given by the number of nodes, are allowed at once. */
static unsigned weight_of_call(const smr_orchestrator *o, const smr_dispatch *p, unsigned *room)
{
	double bytes = p->query.work.bytes_read + p->query.work.bytes_written;
	unsigned slots = 0, nodes = 0, most;

	for (size_t i = 0; i < o->nmembers; i++) {
		slots += o->members[i].fit ? (unsigned)o->members[i].slots : 0;
		nodes += o->members[i].fit;
	}
	*room = nodes < 1 ? ROOM_EACH : nodes < ROOM / ROOM_EACH ? nodes * ROOM_EACH : ROOM;
	if (bytes < SMR_TASK_MESSAGE_INLINE && p->predicted.p50 < HEAVY_S)
		return 1;
	most = 4 * slots > HEAVY_LEAST ? 4 * slots : HEAVY_LEAST;
	return most < *room ? *room / most : 1;
}

static smr_status open_flights(smr_orchestrator *o, smr_flights **out)
{
	smr_flights *s = smr_calloc(1, sizeof(*s));
	pthread_condattr_t clock;

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for calls");
	s->o = o;
	s->room = ROOM;
	s->ready_end = &s->ready;
	pthread_mutex_init(&s->lock, NULL);
	pthread_condattr_init(&clock);
	pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	pthread_cond_init(&s->news, &clock);
	pthread_cond_init(&s->landed, &clock);
	pthread_condattr_destroy(&clock);
	while (s->npilots < PILOTS &&
	       pthread_create(&s->pilots[s->npilots], NULL, run_pilot_thread, s) == 0)
		s->npilots++;
	if (s->npilots == 0) {
		smr_flights_close(s);
		return smr_fail(SMR_ENOMEM, "no threads for calls");
	}
	*out = s;
	return SMR_OK;
}

static smr_flights *flights_of(smr_orchestrator *o)
{
	smr_flights *s;

	pthread_mutex_lock(&o->lock);
	if (o->flights == NULL && open_flights(o, &s) == SMR_OK)
		o->flights = s;
	s = o->flights;
	pthread_mutex_unlock(&o->lock);
	return s;
}

/* Adds a flight; returns whether the caller launches it; otherwise a pilot does when there is
 * room. */
static bool enqueue_flight(smr_flights *s, flight *x, unsigned room)
{
	bool has_room;

	pthread_mutex_lock(&s->lock);
	s->room = room;
	x->look_at = x->from + (int64_t)LOOK_MS * 1000000;
	/* one by one while there are few; otherwise together, by a pilot */
	has_room =
		s->waiting.first == NULL && s->weight < ALONE && s->weight + x->weight <= s->room;
	append_flight(has_room ? &s->away : &s->waiting, x);
	x->is_held = has_room;
	s->weight += has_room ? x->weight : 0;
	if (s->asleep == s->npilots || (!has_room && s->idle == s->npilots))
		pthread_cond_signal(&s->news); /* at least one pilot must check it in time */
	pthread_mutex_unlock(&s->lock);
	return has_room;
}

smr_status smr_orchestrator_start(void *ctx, const smr_flow *f, const smr_dispatch *p,
				  const smr_env *e, smr_remote_end end_fn, void *end_ctx)
{
	smr_orchestrator *o = ctx;
	const char *fleet = smr_placement_cost_fleet(o, p);
	smr_flights *s = flights_of(o);
	unsigned room;
	flight *x;

	SMR_TRY(smr_placement_cost_may_send(o));
	if (fleet == NULL)
		return smr_fail(SMR_EIO, "no node of a fleet is alive");
	x = s != NULL ? smr_calloc(1, sizeof(*x)) : NULL;
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	x->all = s;
	x->f = f;
	x->p = p;
	x->e = e;
	x->end = end_fn;
	x->end_ctx = end_ctx;
	x->from = smr_now_ns();
	x->weight = weight_of_call(o, p, &room);
	x->call = (smr_call){.p = p, .fleet = fleet, .heard = on_flight_reply, .heard_ctx = x};
	smr_step_name(f, p, x->name, sizeof(x->name));
	if (enqueue_flight(s, x, room)) {
		burst b = {.all = {x}, .is_new = {true}, .n = 1};

		process_burst(s, &b);
	}
	return SMR_OK;
}

/* ---- close -------------------------------------------------------------------------- */

void smr_flights_close(smr_flights *s)
{
	if (s == NULL)
		return;
	pthread_mutex_lock(&s->lock);
	s->ending = true;
	while (!is_empty(s))
		pthread_cond_wait(&s->landed, &s->lock);
	pthread_cond_broadcast(&s->news);
	pthread_mutex_unlock(&s->lock);
	for (int i = 0; i < s->npilots; i++)
		pthread_join(s->pilots[i], NULL);
	pthread_cond_destroy(&s->news);
	pthread_cond_destroy(&s->landed);
	pthread_mutex_destroy(&s->lock);
	smr_free(s);
}
