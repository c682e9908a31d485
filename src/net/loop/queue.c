/* Queues inside the process. Tickets lie in three places: ready, first in first out; out, with a
 * worker; and later, until their time comes. What is out too long is ready again. */
#include "net/queue.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/table.h"
#include "base/vec.h"

/* Who took a ticket; a node that comes back is another taker of the same name. */
typedef struct taker {
	char node[SMR_QUEUE_WORD];
	uint64_t life;
} taker;

typedef struct item {
	struct item *next, **link; /* in one of the lists */
	UT_hash_handle hh;         /* by id */
	char id[SMR_QUEUE_ID], fleet[SMR_QUEUE_WORD];
	int64_t pushed, due; /* due: it is ready again */
	unsigned deliveries;
	uint64_t turn; /* of the delivery that counts */
	bool over;     /* acknowledged: only the id is kept */
	bool is_ready; /* it is in its fleet's list */
	SMR_VEC(taker) takers;
	char *data, *why, *result;
	size_t n, nresult;
	bool has_result;
} item;

typedef struct list {
	item *first, **end;
} list;

typedef struct fleet {
	struct fleet *next;
	char name[SMR_QUEUE_WORD];
	list ready;
} fleet;

typedef struct ring {
	struct ring *next;
	char name[SMR_QUEUE_WORD];
	unsigned users;
	pthread_mutex_t lock;
	pthread_cond_t more;
	fleet *fleets;
	list out, later; /* with a worker; put back for later */
	item *items;     /* all, oldest first */
	struct smr_queue *handles;
	uint64_t turns, lives;
} ring;

struct smr_queue {
	struct smr_queue *next;
	ring *ring;
	char node[SMR_QUEUE_WORD];
	uint64_t life;
	int64_t ack_wait, keep; /* ns */
	char run[SMR_QUEUE_WORD];
	smr_result_fn fn;
	void *ctx;
	char receives[SMR_QUEUE_WORD]; /* the fleet; "": none */
	smr_ticket_fn taker;
	void *taker_ctx;
	smr_recent recent;
	unsigned calls; /* of the taker, under way */
};

typedef struct held {
	smr_ticket t;
	uint64_t turn;
	char data[];
} held;

static ring *rings;
static pthread_mutex_t rings_lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- lists ----------------------------------------------------------------------------------- */

static void append(list *l, item *i)
{
	i->is_ready = false;
	if (l->end == NULL)
		l->end = &l->first;
	i->next = NULL;
	i->link = l->end;
	*l->end = i;
	l->end = &i->next;
}

static void take_out(list *l, item *i)
{
	*i->link = i->next;
	if (i->next != NULL)
		i->next->link = i->link;
	else
		l->end = i->link;
	i->link = NULL;
	i->is_ready = false;
}

static void make_ready(fleet *f, item *i)
{
	append(&f->ready, i);
	i->is_ready = true;
}

static fleet *find_fleet(ring *r, const char *name)
{
	fleet *f = r->fleets;

	while (f != NULL && strcmp(f->name, name) != 0)
		f = f->next;
	return f;
}

static item *find_item(ring *r, const char *id)
{
	item *i;

	HASH_FIND_STR(r->items, id, i);
	return i;
}

static void free_item(ring *r, item *i)
{
	HASH_DEL(r->items, i);
	smr_vec_free(&i->takers);
	smr_free(i->data);
	smr_free(i->why);
	smr_free(i->result);
	smr_free(i);
}

/* What is over is forgotten in time, oldest first. */
static void forget_old(smr_queue *q)
{
	item *i = q->ring->items;

	while (i != NULL && i->over && smr_now_ns() - i->pushed > q->keep) {
		item *next = i->hh.next;

		free_item(q->ring, i);
		i = next;
	}
}

static item *add_item(smr_queue *q, const char *id)
{
	item *i = smr_calloc(1, sizeof(*i));

	if (i == NULL)
		return NULL;
	snprintf(i->id, sizeof(i->id), "%s", id);
	i->pushed = smr_now_ns();
	HASH_ADD_STR(q->ring->items, id, i);
	if (i->hh.tbl == NULL) {
		smr_free(i);
		return NULL;
	}
	forget_old(q);
	return i;
}

/* ---- open and close -------------------------------------------------------------------------- */

static ring *find_ring(const char *name)
{
	pthread_condattr_t clock;
	ring *r = rings;

	while (r != NULL && strcmp(r->name, name) != 0)
		r = r->next;
	if (r != NULL || (r = smr_calloc(1, sizeof(*r))) == NULL)
		return r;
	snprintf(r->name, sizeof(r->name), "%s", name);
	pthread_mutex_init(&r->lock, NULL);
	pthread_condattr_init(&clock);
	pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	pthread_cond_init(&r->more, &clock);
	pthread_condattr_destroy(&clock);
	r->next = rings;
	rings = r;
	return r;
}

static smr_status loop_open(const char *address, const smr_queue_params *p, smr_queue **out)
{
	smr_queue *q;

	if (!smr_queue_word(address) || (p->node != NULL && !smr_queue_word(p->node)))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a queue or node", address);
	q = smr_calloc(1, sizeof(*q));
	if (q == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a queue");
	snprintf(q->node, sizeof(q->node), "%s", p->node != NULL ? p->node : "");
	q->ack_wait = (int64_t)(p->ack_wait_ms ? p->ack_wait_ms : 2000) * 1000000;
	q->keep = (int64_t)(p->keep_s ? p->keep_s : 600) * 1000000000;
	pthread_mutex_lock(&rings_lock);
	q->ring = find_ring(address);
	if (q->ring != NULL) {
		q->ring->users++;
		q->life = ++q->ring->lives;
		pthread_mutex_lock(&q->ring->lock);
		q->next = q->ring->handles;
		q->ring->handles = q;
		pthread_mutex_unlock(&q->ring->lock);
	}
	pthread_mutex_unlock(&rings_lock);
	if (q->ring == NULL) {
		smr_free(q);
		return smr_fail(SMR_ENOMEM, "no memory for a queue");
	}
	*out = q;
	return SMR_OK;
}

static void free_ring(ring *r)
{
	while (r->items != NULL)
		free_item(r, r->items);
	while (r->fleets != NULL) {
		fleet *next = r->fleets->next;

		smr_free(r->fleets);
		r->fleets = next;
	}
	pthread_cond_destroy(&r->more);
	pthread_mutex_destroy(&r->lock);
	smr_free(r);
}

static void loop_close(smr_queue *q)
{
	ring **r = &rings;

	if (q == NULL)
		return;
	pthread_mutex_lock(&rings_lock);
	pthread_mutex_lock(&q->ring->lock);
	for (smr_queue **h = &q->ring->handles; *h != NULL; h = &(*h)->next)
		if (*h == q) {
			*h = q->next;
			break;
		}
	pthread_mutex_unlock(&q->ring->lock);
	while (*r != q->ring)
		r = &(*r)->next;
	if (--q->ring->users == 0) {
		*r = q->ring->next;
		free_ring(q->ring);
	}
	pthread_mutex_unlock(&rings_lock);
	smr_free(q);
}

/* ---- pushing --------------------------------------------------------------------------------- */

static smr_status loop_make(smr_queue *q, const char *name)
{
	fleet *f;

	if (!smr_queue_word(name))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", name);
	pthread_mutex_lock(&q->ring->lock);
	f = find_fleet(q->ring, name);
	if (f == NULL && (f = smr_calloc(1, sizeof(*f))) != NULL) {
		snprintf(f->name, sizeof(f->name), "%s", name);
		f->next = q->ring->fleets;
		q->ring->fleets = f;
	}
	pthread_mutex_unlock(&q->ring->lock);
	return f != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a fleet");
}

static smr_status push(smr_queue *q, fleet *f, const char *id, const void *data, size_t n)
{
	char *copy = smr_malloc(n + 1);
	item *i = copy != NULL ? add_item(q, id) : NULL;

	if (i == NULL) {
		smr_free(copy);
		return smr_fail(SMR_ENOMEM, "no memory for a ticket");
	}
	memcpy(copy, data, n);
	i->data = copy;
	i->n = n;
	snprintf(i->fleet, sizeof(i->fleet), "%s", f->name);
	make_ready(f, i);
	pthread_cond_broadcast(&q->ring->more);
	return SMR_OK;
}

static void move(ring *r, item *i, fleet *to)
{
	take_out(&find_fleet(r, i->fleet)->ready, i);
	snprintf(i->fleet, sizeof(i->fleet), "%s", to->name);
	make_ready(to, i);
	pthread_cond_broadcast(&r->more);
}

/* A node that got it and lives is not blamed. */
static smr_status blame(ring *r, item *i, const char *had)
{
	taker t = {.life = 0};

	for (const struct smr_queue *h = r->handles; h != NULL; h = h->next)
		if (strcmp(h->node, had) == 0 && smr_recent_has(&h->recent, i->id))
			t.life = h->life;
	for (size_t k = 0; k < i->takers.n; k++)
		if (i->takers.v[k].life == t.life && strcmp(i->takers.v[k].node, had) == 0)
			return SMR_OK;
	snprintf(t.node, sizeof(t.node), "%s", had);
	return smr_vec_push(&i->takers, t);
}

static smr_status loop_push(smr_queue *q, const char *name, const char *id, const void *data,
			    size_t n, const char *had)
{
	smr_status st = SMR_OK;
	fleet *f;
	item *i;

	if (!smr_queue_id(id) || n > SMR_QUEUE_INLINE)
		return smr_fail(SMR_EINVAL, "a ticket of %zu bytes with the id \"%s\"", n, id);
	pthread_mutex_lock(&q->ring->lock);
	f = find_fleet(q->ring, name);
	if (f == NULL)
		st = smr_fail(SMR_ENOTFOUND, "there is no fleet \"%s\"", name);
	else if ((i = find_item(q->ring, id)) == NULL)
		st = push(q, f, id, data, n);
	else if (i->is_ready && strcmp(i->fleet, name) != 0)
		move(q->ring, i, f);
	if (st == SMR_OK && had != NULL && (i = find_item(q->ring, id)) != NULL)
		st = blame(q->ring, i, had);
	pthread_mutex_unlock(&q->ring->lock);
	return st;
}

/* ---- listening ------------------------------------------------------------------------------- */

static bool is_of(const char *id, const char *run)
{
	size_t n = strlen(run);

	return n > 0 && strncmp(id, run, n) == 0 && id[n] == '.';
}

static void tell(ring *r, const char *id, const void *data, size_t n)
{
	for (smr_queue *h = r->handles; h != NULL; h = h->next)
		if (is_of(id, h->run)) {
			if (h->fn != NULL)
				h->fn(h->ctx, id, data, n);
			return;
		}
}

static smr_status tell_only(smr_queue *q, const smr_ticket *t, const void *data, size_t n)
{
	pthread_mutex_lock(&q->ring->lock);
	tell(q->ring, t->id, data, n);
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

/* ---- sending --------------------------------------------------------------------------------- */

static smr_queue *receiver(ring *r, const char *fleet, const char *node)
{
	for (smr_queue *h = r->handles; h != NULL; h = h->next)
		if (h->taker != NULL && strcmp(h->node, node) == 0 &&
		    strcmp(h->receives, fleet) == 0)
			return h;
	return NULL;
}

/* Called without the lock, for the taker has one of its own under which it says what it has. */
static void give(ring *r, smr_queue *to, smr_ticket *t)
{
	smr_recent_note(&to->recent, t->id);
	to->calls++;
	pthread_mutex_unlock(&r->lock);
	to->taker(to->taker_ctx, t);
	pthread_mutex_lock(&r->lock);
	to->calls--;
	pthread_cond_broadcast(&r->more);
}

static smr_status loop_send(smr_queue *q, const char *fleet, const char *node, const char *id,
			    const void *data, size_t n)
{
	smr_queue *to;
	held *h;

	if (!smr_queue_id(id) || n > SMR_QUEUE_INLINE)
		return smr_fail(SMR_EINVAL, "a ticket of %zu bytes with the id \"%s\"", n, id);
	h = smr_calloc(1, sizeof(*h) + n);
	if (h == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a ticket");
	memcpy(h->data, data, n);
	snprintf(h->t.id, sizeof(h->t.id), "%s", id);
	snprintf(h->t.fleet, sizeof(h->t.fleet), "%s", fleet);
	h->t.data = h->data;
	h->t.n = n;
	h->t.deliveries = 1;
	h->t.sent = true;
	pthread_mutex_lock(&q->ring->lock);
	to = receiver(q->ring, fleet, node);
	if (to != NULL)
		give(q->ring, to, &h->t);
	pthread_mutex_unlock(&q->ring->lock);
	if (to == NULL)
		smr_free(h); /* nobody hears it: it is pushed later */
	return SMR_OK;
}

static smr_status loop_receive(smr_queue *q, const char *fleet, smr_ticket_fn fn, void *ctx)
{
	if (fn != NULL && !smr_queue_word(fleet))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a fleet", fleet);
	pthread_mutex_lock(&q->ring->lock);
	while (q->calls > 0)
		pthread_cond_wait(&q->ring->more, &q->ring->lock);
	snprintf(q->receives, sizeof(q->receives), "%s", fn != NULL ? fleet : "");
	q->taker = fn;
	q->taker_ctx = ctx;
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

/* ---- pulling --------------------------------------------------------------------------------- */

/* Tickets whose time has come are ready; the earliest of the others in *next. */
static void wake(ring *r, list *l, int64_t now, int64_t *next)
{
	for (item *i = l->first, *after; i != NULL; i = after) {
		after = i->next;
		if (i->due <= now) {
			take_out(l, i);
			i->turn = 0;
			make_ready(find_fleet(r, i->fleet), i);
		} else if (i->due < *next) {
			*next = i->due;
		}
	}
}

static item *find_ready(ring *r, const char *const *fleets, size_t n)
{
	for (size_t k = 0; k < n; k++) {
		fleet *f = find_fleet(r, fleets[k]);

		if (f != NULL && f->ready.first != NULL) {
			item *i = f->ready.first;

			take_out(&f->ready, i);
			return i;
		}
	}
	return NULL;
}

/* Different nodes among those before; this one is a taker from now on. */
static smr_status sign(item *i, const smr_queue *q, unsigned *nodes)
{
	taker me = {.life = q->life};
	bool signed_before = false;

	*nodes = 0;
	for (size_t k = 0; k < i->takers.n; k++) {
		const taker *t = &i->takers.v[k];
		size_t same = 0;

		signed_before |= t->life == q->life;
		while (same < k && (i->takers.v[same].life == q->life ||
				    strcmp(i->takers.v[same].node, t->node) != 0))
			same++;
		*nodes += t->life != q->life && same == k;
	}
	snprintf(me.node, sizeof(me.node), "%s", q->node);
	return signed_before ? SMR_OK : smr_vec_push(&i->takers, me);
}

static smr_status hand_out(smr_queue *q, item *i, smr_ticket **out)
{
	held *h = smr_calloc(1, sizeof(*h) + i->n);

	if (h == NULL || sign(i, q, &h->t.nodes) != SMR_OK) {
		make_ready(find_fleet(q->ring, i->fleet), i);
		smr_free(h);
		return smr_fail(SMR_ENOMEM, "no memory for a ticket");
	}
	i->due = smr_now_ns() + q->ack_wait;
	i->turn = h->turn = ++q->ring->turns;
	append(&q->ring->out, i);
	memcpy(h->data, i->data, i->n);
	snprintf(h->t.id, sizeof(h->t.id), "%s", i->id);
	snprintf(h->t.fleet, sizeof(h->t.fleet), "%s", i->fleet);
	h->t.data = h->data;
	h->t.n = i->n;
	h->t.deliveries = ++i->deliveries;
	h->t.waited_ns = smr_now_ns() - i->pushed;
	*out = &h->t;
	return SMR_OK;
}

static smr_status loop_pull(smr_queue *q, const char *const *fleets, size_t nfleets, unsigned want,
			    int timeout_ms, smr_ticket **out)
{
	int64_t end = smr_now_ns() + (int64_t)timeout_ms * 1000000;
	smr_status st = SMR_OK;
	item *i;

	*out = NULL;
	if (want == 0)
		return smr_fail(SMR_ENOTFOUND, "nothing was asked for");
	pthread_mutex_lock(&q->ring->lock);
	for (;;) {
		int64_t now = smr_now_ns(), next = end;
		struct timespec at;

		wake(q->ring, &q->ring->out, now, &next);
		wake(q->ring, &q->ring->later, now, &next);
		i = find_ready(q->ring, fleets, nfleets);
		if (i != NULL || now >= end)
			break;
		at = (struct timespec){.tv_sec = next / 1000000000, .tv_nsec = next % 1000000000};
		pthread_cond_timedwait(&q->ring->more, &q->ring->lock, &at);
	}
	if (i != NULL)
		st = hand_out(q, i, out);
	pthread_mutex_unlock(&q->ring->lock);
	return st;
}

/* ---- what a worker says ---------------------------------------------------------------------- */

/* The ticket, locked, if this delivery still counts. */
static item *mine(smr_queue *q, smr_ticket *t)
{
	item *i = find_item(q->ring, t->id);

	return i != NULL && i->turn != 0 && i->turn == ((held *)t)->turn ? i : NULL;
}

static void end_item(ring *r, item *i)
{
	take_out(&r->out, i);
	i->over = true;
	i->turn = 0;
}

static smr_status loop_ack(smr_queue *q, smr_ticket *t)
{
	item *i;

	pthread_mutex_lock(&q->ring->lock);
	i = mine(q, t);
	if (i != NULL) {
		end_item(q->ring, i);
		smr_free(i->data);
		i->data = NULL;
	}
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

static void unsign(item *i, const smr_queue *q)
{
	for (size_t k = 0; k < i->takers.n; k++)
		if (i->takers.v[k].life == q->life) {
			i->takers.v[k] = i->takers.v[--i->takers.n];
			return;
		}
}

static smr_status loop_nak(smr_queue *q, smr_ticket *t, unsigned delay_ms)
{
	item *i;

	if (t->sent)
		return tell_only(q, t, NULL, 0);
	pthread_mutex_lock(&q->ring->lock);
	i = mine(q, t);
	if (i != NULL) {
		take_out(&q->ring->out, i);
		unsign(i, q);
		i->turn = 0;
		i->due = smr_now_ns() + (int64_t)delay_ms * 1000000;
		append(&q->ring->later, i);
		pthread_cond_broadcast(&q->ring->more);
	}
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

static smr_status loop_extend(smr_queue *q, smr_ticket *t)
{
	item *i;

	pthread_mutex_lock(&q->ring->lock);
	i = mine(q, t);
	if (i != NULL)
		i->due = smr_now_ns() + q->ack_wait;
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

static smr_status loop_bury(smr_queue *q, smr_ticket *t, const char *why)
{
	char *copy = smr_strdup(why);
	item *i;

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a dead letter");
	pthread_mutex_lock(&q->ring->lock);
	i = mine(q, t);
	if (i != NULL) {
		end_item(q->ring, i);
		i->why = copy;
		copy = NULL;
	}
	pthread_mutex_unlock(&q->ring->lock);
	smr_free(copy);
	return SMR_OK;
}

static void loop_drop(smr_queue *q, smr_ticket *t)
{
	smr_free(t);
}

/* ---- results --------------------------------------------------------------------------------- */

static smr_status keep(smr_queue *q, const char *id, const void *data, size_t n, bool *first)
{
	item *i = find_item(q->ring, id);
	char *copy;

	*first = false;
	if (i != NULL && i->has_result)
		return SMR_OK;
	copy = smr_malloc(n + 1);
	if (i == NULL && copy != NULL && (i = add_item(q, id)) != NULL)
		i->over = true;
	if (copy == NULL || i == NULL) {
		smr_free(copy);
		return smr_fail(SMR_ENOMEM, "no memory for a result");
	}
	memcpy(copy, data, n);
	i->result = copy;
	i->nresult = n;
	i->has_result = *first = true;
	return SMR_OK;
}

/* The listener is called under the lock, so that none is called that has closed its end. */
static smr_status loop_finish(smr_queue *q, const smr_ticket *t, const void *data, size_t n)
{
	const char *id = t->id;
	smr_status st;
	bool first;

	if (!smr_queue_id(id) || n > SMR_QUEUE_INLINE)
		return smr_fail(SMR_EINVAL, "a result of %zu bytes with the id \"%s\"", n, id);
	if (t->sent)
		return tell_only(q, t, data, n);
	pthread_mutex_lock(&q->ring->lock);
	st = keep(q, id, data, n, &first);
	if (first)
		tell(q->ring, id, data, n);
	pthread_mutex_unlock(&q->ring->lock);
	return st;
}

static smr_status loop_hand_in(smr_queue *q, smr_ticket *t, const void *data, size_t n,
			       bool *settled)
{
	SMR_TRY(loop_finish(q, t, data, n));
	*settled = true;
	return loop_ack(q, t);
}

static smr_status loop_listen(smr_queue *q, const char *run, smr_result_fn fn, void *ctx)
{
	if (!smr_queue_word(run))
		return smr_fail(SMR_EINVAL, "\"%s\" is no name of a run", run);
	pthread_mutex_lock(&q->ring->lock);
	snprintf(q->run, sizeof(q->run), "%s", run);
	q->fn = fn;
	q->ctx = ctx;
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

static smr_status loop_result(smr_queue *q, const char *id, smr_str *out)
{
	smr_status st = SMR_OK;
	item *i;

	pthread_mutex_lock(&q->ring->lock);
	i = find_item(q->ring, id);
	if (i != NULL && i->has_result)
		smr_str_write(out, i->result, i->nresult);
	else
		st = smr_fail(SMR_ENOTFOUND, "no result of %s yet", id);
	pthread_mutex_unlock(&q->ring->lock);
	return st == SMR_OK ? smr_str_status(out, "a result") : st;
}

static smr_status loop_depth(smr_queue *q, const char *name, uint64_t *out)
{
	smr_status st = SMR_OK;

	*out = 0;
	pthread_mutex_lock(&q->ring->lock);
	if (find_fleet(q->ring, name) == NULL)
		st = smr_fail(SMR_ENOTFOUND, "there is no fleet \"%s\"", name);
	for (const item *i = q->ring->items; i != NULL; i = i->hh.next)
		*out += !i->over && strcmp(i->fleet, name) == 0;
	pthread_mutex_unlock(&q->ring->lock);
	return st;
}

static smr_status loop_holder(smr_queue *q, const char *fleet, const char *id,
			      char node[SMR_QUEUE_WORD], unsigned *takes)
{
	const item *i;

	node[0] = '\0';
	*takes = 0;
	pthread_mutex_lock(&q->ring->lock);
	i = find_item(q->ring, id);
	if (i != NULL && i->takers.n > 0)
		snprintf(node, SMR_QUEUE_WORD, "%s", i->takers.v[i->takers.n - 1].node);
	if (i != NULL)
		*takes = (unsigned)i->takers.n;
	pthread_mutex_unlock(&q->ring->lock);
	return node[0] != '\0' ? SMR_OK : smr_fail(SMR_ENOTFOUND, "nobody has taken %s", id);
}

static smr_status loop_letters(smr_queue *q, smr_letter_fn fn, void *ctx)
{
	bool go_on = true;

	pthread_mutex_lock(&q->ring->lock);
	for (const item *i = q->ring->items; go_on && i != NULL; i = i->hh.next) {
		smr_ticket t = {.data = i->data, .n = i->n, .deliveries = i->deliveries};

		if (i->why == NULL)
			continue;
		snprintf(t.id, sizeof(t.id), "%s", i->id);
		snprintf(t.fleet, sizeof(t.fleet), "%s", i->fleet);
		t.nodes = (unsigned)i->takers.n;
		go_on = fn(ctx, &t, i->why);
	}
	pthread_mutex_unlock(&q->ring->lock);
	return SMR_OK;
}

const smr_queue_kind smr_queue_loop = {
	.name = "loop",
	.about = "queues of this process",
	.open = loop_open,
	.close = loop_close,
	.make = loop_make,
	.push = loop_push,
	.send = loop_send,
	.receive = loop_receive,
	.pull = loop_pull,
	.ack = loop_ack,
	.nak = loop_nak,
	.extend = loop_extend,
	.bury = loop_bury,
	.drop = loop_drop,
	.finish = loop_finish,
	.hand_in = loop_hand_in,
	.listen = loop_listen,
	.result = loop_result,
	.depth = loop_depth,
	.holder = loop_holder,
	.letters = loop_letters,
};
