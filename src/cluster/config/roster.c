#include "cluster/config/roster.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/data/table.h"
#include "base/log.h"
#include "base/thread/clock.h"

enum {
	NODES_MOST = 4096, /* limit, since a worker's key may write any number of names */
	FORGET_S = 60,
};

typedef struct member {
	smr_health health;
	char set[SMR_NODE_SET];
	uint8_t signer[SMR_NODE_KEY];
	int64_t came_ns;
	UT_hash_handle hh; /* in the table by health.node */
} member;

struct smr_roster {
	const smr_nats_module *m;
	smr_nats_listener *listener;
	char operator_key[SMR_NKEY_PUBLIC];
	pthread_mutex_t lock; /* guards all fields below */
	int64_t warned_ns;
	member *members;
};

static void remove_roster_member(smr_roster *r, member *x)
{
	HASH_DEL(r->members, x);
	smr_free(x);
}

/* Under the lock. */
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

/* ---- checks of reports ----------------------------------------------------------------------- */

/* Logs at most once a second, so that a node with thousands of reports does not fill the log. */
static void warn_refused_report(smr_roster *r, const char *node, const char *why)
{
	int64_t now = smr_now_ns();
	bool due;

	pthread_mutex_lock(&r->lock);
	due = r->warned_ns == 0 || smr_seconds(r->warned_ns, now) > 1;
	if (due)
		r->warned_ns = now;
	pthread_mutex_unlock(&r->lock);
	if (due)
		smr_log(SMR_LOG_WARN, "the report of '%.60s' is ignored: %s", node, why);
}

/* Returns whether the set has all of " a b ". */
static bool are_in_set(const char *fleets, const char *set)
{
	char word[32];

	for (const char *at = fleets + strspn(fleets, " "); *at != '\0'; at += strspn(at, " ")) {
		size_t n = strcspn(at, " ");

		if (n >= sizeof(word))
			return false;
		snprintf(word, sizeof(word), "%.*s", (int)n, at);
		if (!smr_set_has(set, word))
			return false;
		at += n;
	}
	return true;
}

/* Returns the key that must have signed the report. A checked pass is not checked again. */
static smr_status signer_of(smr_roster *r, const char *set, const smr_health *h,
			    uint8_t signer[SMR_NODE_KEY])
{
	bool known;
	member *x;

	if (!smr_set_is_own(set)) {
		memcpy(signer, h->key, SMR_NODE_KEY);
		return SMR_OK;
	}
	pthread_mutex_lock(&r->lock);
	HASH_FIND_STR(r->members, h->node, x);
	known = x != NULL && strcmp(x->set, set) == 0 && strcmp(x->health.pass, h->pass) == 0;
	if (known)
		memcpy(signer, x->signer, SMR_NODE_KEY);
	pthread_mutex_unlock(&r->lock);
	if (known)
		return SMR_OK;
	return smr_pass_check(r->operator_key, h->node, set, h->pass, signer);
}

static const char *read_report(smr_roster *r, const char *set, const char *node, const char *data,
			       size_t n, member *out)
{
	const char *text = smr_signed_text(data, n);

	if (text == NULL ||
	    smr_health_read(text, n - (size_t)(text - data), &out->health) != SMR_OK ||
	    strcmp(out->health.node, node) != 0 || strlen(set) >= sizeof(out->set))
		return "it is no report";
	if (!are_in_set(out->health.fleets, set))
		return "it is in a fleet whose key it has not";
	if (signer_of(r, set, &out->health, out->signer) != SMR_OK)
		return smr_errmsg();
	if (!smr_signed_by(out->signer, data, n))
		return "another has signed it";
	snprintf(out->set, sizeof(out->set), "%s", set);
	return NULL;
}

/* Returns why a valid report does not count because of another node of that name, or NULL. */
static const char *name_conflict_reason(const member *x, const member *new)
{
	double age_s = smr_seconds(x->came_ns, smr_now_ns());
	bool same = memcmp(x->signer, new->signer, SMR_NODE_KEY) == 0;

	if (smr_set_is_own(new->set))
		return NULL;
	if (smr_set_is_own(x->set))
		return age_s <= FORGET_S ? "this node has a key of its own" : NULL;
	return !same && age_s <= SMR_HEALTH_DEAD_S ? "another process has this name" : NULL;
}

/* Joins the fleets of a node that reports under several fleets' keys. */
static void join_fleets(smr_health *h, const smr_health *before)
{
	char word[40];

	for (const char *at = before->fleets; *at != '\0'; at += strcspn(at + 1, " ") + 1) {
		snprintf(word, sizeof(word), " %.*s ", (int)strcspn(at + 1, " "), at + 1);
		if (strlen(word) > 2 && strstr(h->fleets, word) == NULL &&
		    strlen(h->fleets) + strlen(word) < sizeof(h->fleets))
			strcat(h->fleets, word + (h->fleets[0] != '\0'));
	}
}

/* Enters a report; returns why it does not count, or NULL. Under the lock. */
static const char *update_roster_member(smr_roster *r, member *new)
{
	const char *why;
	member *x;

	HASH_FIND_STR(r->members, new->health.node, x);
	why = x != NULL ? name_conflict_reason(x, new) : NULL;
	if (why != NULL)
		return why;
	if (x != NULL &&
	    x->health.instance ==
		    new->health.instance &&memcmp(x->signer, new->signer, SMR_NODE_KEY) == 0) {
		if (new->health.sequence < x->health.sequence)
			return NULL; /* an older report */
		if (!smr_set_is_own(new->set))
			join_fleets(&new->health, &x->health);
	}
	if (new->health.left) {
		if (x != NULL)
			remove_roster_member(r, x);
		return NULL;
	}
	if (x == NULL && (x = add(r, &new->health)) == NULL)
		return NULL;
	x->health = new->health;
	memcpy(x->set, new->set, sizeof(x->set));
	memcpy(x->signer, new->signer, sizeof(x->signer));
	x->came_ns = smr_now_ns();
	return NULL;
}

/* Removes a node whose key was emptied. An empty value has no signature, so only the server's
 * rights prove its sender. */
static void handle_removed_health_key(smr_roster *r, const char *set, const char *node)
{
	member *x;

	pthread_mutex_lock(&r->lock);
	HASH_FIND_STR(r->members, node, x);
	if (x != NULL && smr_set_is_own(set) && strcmp(x->set, set) == 0)
		remove_roster_member(r, x);
	pthread_mutex_unlock(&r->lock);
}

void smr_roster_take(smr_roster *r, const char *key, const void *data, size_t n)
{
	const char *dot = strrchr(key, '.'), *why;
	char set[SMR_HEALTH_KEY];
	member new = {.came_ns = 0};

	if (dot == NULL || (size_t)(dot - key) >= sizeof(set))
		return;
	snprintf(set, sizeof(set), "%.*s", (int)(dot - key), key);
	if (n == 0) {
		handle_removed_health_key(r, set, dot + 1);
		return;
	}
	why = read_report(r, set, dot + 1, data, n, &new);
	if (why == NULL) {
		pthread_mutex_lock(&r->lock);
		why = update_roster_member(r, &new);
		pthread_mutex_unlock(&r->lock);
	}
	if (why != NULL)
		warn_refused_report(r, dot + 1, why);
}

static void on_report(void *ctx, const char *subject, const void *data, size_t n, smr_str *reply)
{
	smr_roster_take(ctx, subject + strlen("$KV.health."), data, n);
}

static void on_key(void *ctx, const char *key, const char *data, size_t n)
{
	smr_roster_take(ctx, key, data, n);
}

smr_status smr_roster_open(const smr_nats_module *m, smr_nats *n, const char *operator_key,
			   bool at_once, smr_roster **out)
{
	smr_roster *r = smr_calloc(1, sizeof(*r));

	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a roster of nodes");
	r->m = m;
	snprintf(r->operator_key, sizeof(r->operator_key), "%s", operator_key);
	pthread_mutex_init(&r->lock, NULL);

	smr_status st = m->listen(n, "$KV.health.*.*", on_report, r, &r->listener);

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
		remove_roster_member(r, x);
	pthread_mutex_destroy(&r->lock);
	smr_free(r);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const smr_roster_entry *)a)->health.node,
		      ((const smr_roster_entry *)b)->health.node);
}

static void copy(smr_roster_entry *e, const member *x, double age_s)
{
	e->health = x->health;
	e->age_s = age_s;
	memcpy(e->set, x->set, sizeof(e->set));
	memcpy(e->signer, x->signer, sizeof(e->signer));
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
			remove_roster_member(r, x);
		else if (*out != NULL)
			copy(&(*out)[(*n)++], x, age_s);
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

unsigned smr_roster_alive(smr_roster *r, const char *fleet)
{
	int64_t now = smr_now_ns();
	char word[64];
	member *x, *next;
	unsigned n = 0;

	snprintf(word, sizeof(word), " %.60s ", fleet);
	pthread_mutex_lock(&r->lock);
	HASH_ITER (hh, r->members, x, next)
		n += strstr(x->health.fleets, word) != NULL &&
		     smr_seconds(x->came_ns, now) <= SMR_HEALTH_DEAD_S;
	pthread_mutex_unlock(&r->lock);
	return n;
}
