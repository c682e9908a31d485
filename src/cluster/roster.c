#include "cluster/roster.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/table.h"

enum {
	NODES_MOST = 4096, /* a worker's key may write any number of names */
	FORGET_S = 60,
};

typedef struct member {
	smr_health health;
	int64_t came_ns;
	UT_hash_handle hh; /* by health.node */
} member;

struct smr_roster {
	const smr_nats_module *m;
	smr_nats_listener *listener;
	pthread_mutex_t lock;
	member *members;
};

static void drop(smr_roster *r, member *x)
{
	HASH_DEL(r->members, x);
	smr_free(x);
}

/* With the lock. */
static member *add(smr_roster *r, const smr_health *h)
{
	member *x = HASH_COUNT(r->members) < NODES_MOST ? smr_calloc(1, sizeof(*x)) : NULL;

	if (x == NULL)
		return NULL;
	x->health = *h;
	HASH_ADD_STR(r->members, health.node, x);
	if (x->hh.tbl == NULL) {
		smr_free(x);
		return NULL;
	}
	return x;
}

void smr_roster_take(smr_roster *r, const char *node, const void *data, size_t n)
{
	smr_health h;
	member *x;

	if (n > 0 && (smr_health_read(data, n, &h) != SMR_OK || strcmp(h.node, node) != 0)) {
		smr_log(SMR_LOG_WARN, "what '%.60s' reports is no report", node);
		return;
	}
	pthread_mutex_lock(&r->lock);
	HASH_FIND_STR(r->members, node, x);
	if (n == 0 && x != NULL)
		drop(r, x);
	if (n > 0 && (x != NULL || (x = add(r, &h)) != NULL)) {
		x->health = h;
		x->came_ns = smr_now_ns();
	}
	pthread_mutex_unlock(&r->lock);
}

static void on_report(void *ctx, const char *subject, const void *data, size_t n, smr_str *reply)
{
	const char *dot = strrchr(subject, '.');

	if (dot != NULL)
		smr_roster_take(ctx, dot + 1, data, n);
}

static void on_key(void *ctx, const char *key, const char *data, size_t n)
{
	smr_roster_take(ctx, key, data, n);
}

smr_status smr_roster_open(const smr_nats_module *m, smr_nats *n, bool at_once, smr_roster **out)
{
	smr_roster *r = smr_calloc(1, sizeof(*r));

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a roster of nodes");
	r->m = m;
	pthread_mutex_init(&r->lock, NULL);

	smr_status st = m->listen(n, "$KV.health.*", on_report, r, &r->listener);

	if (st == SMR_OK && at_once)
		st = m->each(n, SMR_BUCKET_HEALTH, NULL, on_key, r);
	if (st == SMR_OK)
		*out = r;
	else
		smr_roster_close(r);
	return st;
}

void smr_roster_close(smr_roster *r)
{
	member *x, *next;

	if (r == NULL)
		return;
	r->m->unlisten(r->listener);
	HASH_ITER (hh, r->members, x, next)
		drop(r, x);
	pthread_mutex_destroy(&r->lock);
	smr_free(r);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const smr_roster_entry *)a)->health.node,
		      ((const smr_roster_entry *)b)->health.node);
}

smr_status smr_roster_read(smr_roster *r, smr_roster_entry **out, size_t *n)
{
	int64_t now = smr_now_ns();
	member *x, *next;

	*n = 0;
	pthread_mutex_lock(&r->lock);
	*out = smr_calloc(HASH_COUNT(r->members) + 1, sizeof(**out));
	HASH_ITER (hh, r->members, x, next) {
		double age_s = smr_seconds(x->came_ns, now);

		if (age_s > FORGET_S)
			drop(r, x);
		else if (*out != NULL)
			(*out)[(*n)++] = (smr_roster_entry){.health = x->health, .age_s = age_s};
	}
	pthread_mutex_unlock(&r->lock);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a roster of nodes");
	qsort(*out, *n, sizeof(**out), by_name);
	return SMR_OK;
}

bool smr_roster_knows(smr_roster *r, const uint8_t key[SMR_NODE_KEY])
{
	static const uint8_t none[SMR_NODE_KEY];
	int64_t now = smr_now_ns();
	bool known = false;
	member *x, *next;

	if (memcmp(key, none, SMR_NODE_KEY) == 0)
		return false;
	pthread_mutex_lock(&r->lock);
	HASH_ITER (hh, r->members, x, next)
		known |= memcmp(x->health.key, key, SMR_NODE_KEY) == 0 &&
			 smr_seconds(x->came_ns, now) <= FORGET_S;
	pthread_mutex_unlock(&r->lock);
	return known;
}

static unsigned count(smr_roster *r, const char *fleet, double youngest_s)
{
	int64_t now = smr_now_ns();
	char word[64];
	member *x, *next;
	unsigned n = 0;

	snprintf(word, sizeof(word), " %.60s ", fleet);
	pthread_mutex_lock(&r->lock);
	HASH_ITER (hh, r->members, x, next)
		n += strstr(x->health.fleets, word) != NULL &&
		     smr_seconds(x->came_ns, now) <= youngest_s;
	pthread_mutex_unlock(&r->lock);
	return n;
}

unsigned smr_roster_members(smr_roster *r, const char *fleet)
{
	return count(r, fleet, FORGET_S);
}

unsigned smr_roster_alive(smr_roster *r, const char *fleet)
{
	return count(r, fleet, SMR_HEALTH_DEAD_S);
}
