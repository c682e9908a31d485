/* A record, a frame as in net/README.md. A newer version has another tag.
 *
 *   SMRPLAN1: u64 code, size; bytes codelet, fleet, node; f64 here_s, there_s, at */
#include "learn/placement/placements.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/thread/clock.h"
#include "net/wire.h"

enum { MAX_PLANS = 4096 };

static const char here[] = "here";

/* The other place must be better by this factor. Times of one place vary as much from call to call.
 */
static const double GAIN = 1.1;

typedef struct plan {
	smr_placement_entry e;
	double told_here_s, told_there_s;
	bool dirty;
} plan;

struct smr_placements {
	pthread_mutex_t lock;
	SMR_VEC(plan) all;
};

smr_status smr_placements_open(smr_placements **out)
{
	smr_placements *p = smr_calloc(1, sizeof(*p));

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for plans");
	pthread_mutex_init(&p->lock, NULL);
	*out = p;
	return SMR_OK;
}

void smr_placements_close(smr_placements *p)
{
	if (p == NULL)
		return;
	smr_vec_free(&p->all);
	pthread_mutex_destroy(&p->lock);
	smr_free(p);
}

/* Returns whether a character may be displayed: control characters may not. */
static bool is_printed(char c)
{
	return (unsigned char)c >= ' ' && c != 0x7f;
}

/* ---- in memory ------------------------------------------------------------------------------- */

static plan *find(smr_placements *p, uint64_t code, uint64_t size, bool make)
{
	plan new = {.e = {.code = code, .size = size}};

	for (size_t i = 0; i < p->all.n; i++)
		if (p->all.v[i].e.code == code && p->all.v[i].e.size == size)
			return &p->all.v[i];
	if (!make || p->all.n >= MAX_PLANS)
		return NULL;
	return smr_vec_push(&p->all, new) == SMR_OK ? &p->all.v[p->all.n - 1] : NULL;
}

static bool is_other_fleet(const smr_placement_entry *e)
{
	return strcmp(e->fleet, here) != 0;
}

static bool goes(const plan *was, const smr_placement_entry *e)
{
	double gain = was == NULL || was->e.fleet[0] == '\0' ? 1
		      : is_other_fleet(&was->e)              ? GAIN
							     : 1 / GAIN;

	return e->there_s < gain * e->here_s;
}

static bool differs_beyond_gain(double a, double b)
{
	return !(fabs(a - b) <= (GAIN - 1) * b);
}

/* Marks a plan for storing only when its place or times change noticeably, not after each call. */
static void keep(plan *x, const smr_placement_entry *e, bool there)
{
	const char *fleet = there ? e->fleet : here;

	x->e.here_s = e->here_s;
	x->e.there_s = e->there_s;
	if (strcmp(x->e.fleet, fleet) == 0 && !differs_beyond_gain(e->here_s, x->told_here_s) &&
	    !differs_beyond_gain(e->there_s, x->told_there_s))
		return;
	snprintf(x->e.fleet, sizeof(x->e.fleet), "%s", fleet);
	snprintf(x->e.node, sizeof(x->e.node), "%s", there ? e->node : "");
	x->told_here_s = e->here_s;
	x->told_there_s = e->there_s;
	x->e.at = 1e-9 * (double)smr_wall_ns();
	x->dirty = true;
}

bool smr_placements_choose(smr_placements *p, const smr_placement_entry *e, bool force,
			   bool *nameless)
{
	plan *x;
	bool there;

	pthread_mutex_lock(&p->lock);
	x = find(p, e->code, e->size, true);
	there = force || goes(x, e);
	if (x != NULL)
		keep(x, e, there);
	*nameless = x != NULL && x->e.codelet[0] == '\0';
	pthread_mutex_unlock(&p->lock);
	return there;
}

void smr_placements_name(smr_placements *p, uint64_t code, uint64_t size, const char *name)
{
	plan *x;

	pthread_mutex_lock(&p->lock);
	x = find(p, code, size, false);
	for (size_t i = 0; x != NULL && i + 1 < sizeof(x->e.codelet) && name[i] != '\0'; i++)
		x->e.codelet[i] = is_printed(name[i]) ? name[i] : '?';
	pthread_mutex_unlock(&p->lock);
}

/* ---- as records ------------------------------------------------------------------------------ */

static void key_of(const smr_placement_entry *e, char out[SMR_PLAN_KEY])
{
	snprintf(out, SMR_PLAN_KEY, SMR_PLANS_PREFIX "%016llx.%016llx", (unsigned long long)e->code,
		 (unsigned long long)e->size);
}

static void write_plan(const smr_placement_entry *e, smr_str *o)
{
	size_t at = smr_wire_open(o, "SMRPLAN1");

	smr_wire_put(o, e->code, 8);
	smr_wire_put(o, e->size, 8);
	smr_wire_bytes(o, e->codelet, strlen(e->codelet));
	smr_wire_bytes(o, e->fleet, strlen(e->fleet));
	smr_wire_bytes(o, e->node, strlen(e->node));
	smr_wire_put_double(o, e->here_s);
	smr_wire_put_double(o, e->there_s);
	smr_wire_put_double(o, e->at);
	smr_wire_close(o, at);
}

static bool get_text(smr_reader *r, char *out, size_t cap)
{
	size_t n;
	const char *s = smr_wire_get_bytes(r, &n);

	if (n >= cap)
		return false;
	for (size_t i = 0; i < n; i++)
		if (!is_printed(s[i]))
			return false;
	memcpy(out, s, n);
	out[n] = '\0';
	return true;
}

static bool is_time(double s)
{
	return isfinite(s) && s > 0;
}

smr_status smr_plan_read(const void *data, size_t n, smr_placement_entry *e)
{
	smr_reader r;
	bool ok;

	*e = (smr_placement_entry){0};
	SMR_TRY(smr_wire_read(data, n, "SMRPLAN1", &r));
	e->code = smr_wire_get(&r, 8);
	e->size = smr_wire_get(&r, 8);
	ok = get_text(&r, e->codelet, sizeof(e->codelet)) &&
	     get_text(&r, e->fleet, sizeof(e->fleet)) && get_text(&r, e->node, sizeof(e->node));
	e->here_s = smr_wire_get_double(&r);
	e->there_s = smr_wire_get_double(&r);
	e->at = smr_wire_get_double(&r);
	if (ok)
		SMR_TRY(smr_wire_end(&r, "SMRPLAN1"));
	if (!ok || e->fleet[0] == '\0' || !is_time(e->here_s) || !is_time(e->there_s) ||
	    !is_time(e->at))
		return smr_fail(SMR_ECORRUPT, "no plan of a codelet can be so");
	return SMR_OK;
}

smr_status smr_placements_take(smr_placements *p, const char *key, const void *data, size_t n)
{
	char own[SMR_PLAN_KEY];
	smr_placement_entry e;
	plan *x;

	SMR_TRY(smr_plan_read(data, n, &e));
	key_of(&e, own);
	if (strcmp(own, key) != 0)
		return smr_fail(SMR_EINVAL, "the plan is of %s, not of %s", own, key);
	pthread_mutex_lock(&p->lock);
	x = find(p, e.code, e.size, true);
	if (x != NULL && x->e.at < e.at)
		*x = (plan){.e = e, .told_here_s = e.here_s, .told_there_s = e.there_s};
	pthread_mutex_unlock(&p->lock);
	return SMR_OK;
}

/* Writes the next record to store; returns false if there is none. */
static bool next_dirty_record(smr_placements *p, size_t *i, char key[SMR_PLAN_KEY], smr_str *record)
{
	bool found = false;

	smr_str_clear(record);
	pthread_mutex_lock(&p->lock);
	for (; !found && *i < p->all.n; (*i)++)
		if (p->all.v[*i].dirty) {
			found = true;
			p->all.v[*i].dirty = false;
			key_of(&p->all.v[*i].e, key);
			write_plan(&p->all.v[*i].e, record);
		}
	pthread_mutex_unlock(&p->lock);
	return found;
}

smr_status smr_placements_each(smr_placements *p,
			       smr_status (*fn)(void *ctx, const char *key, const void *data,
						size_t n),
			       void *ctx)
{
	char key[SMR_PLAN_KEY];
	smr_str record = {0};
	smr_status st = SMR_OK;
	size_t i = 0;

	while (st == SMR_OK && next_dirty_record(p, &i, key, &record)) {
		st = smr_str_status(&record, "plans");
		if (st == SMR_OK)
			st = fn(ctx, key, record.s, record.n);
	}
	smr_str_free(&record);
	return st;
}
