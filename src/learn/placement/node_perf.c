/* A drift for each (codelet, size class, node), for each node and for all of them: each is shrunk
 * towards the next as long as there are few observations.
 *
 * Records, frames as in net/README.md. A newer version has another tag.
 *
 *   SMRFARE1: u64 code, size; bytes node; f64 mean, spread, up, down, up_sum, down_sum;
 *             u32 n, up_n, down_n, resets; f64 when (seconds since 1970)
 *   SMRSEND1: f64 dispatch_s, pack_bps, move_bps, when */
#include "learn/placement/node_perf.h"

#include <math.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "learn/placement/drift.h"
#include "learn/placement/placements.h"
#include "net/wire.h"

enum { MAX_FARES = 4096 };

static const char sending_key[] = "fare.sending";

typedef struct fare {
	uint64_t code, size;           /* 0, 0: of all codelets */
	char node[SMR_NODE_PERF_NODE]; /* "": of all nodes */
	smr_drift drift;
	double at;
	bool dirty;
} fare;

struct smr_node_perf {
	pthread_mutex_t lock;
	SMR_VEC(fare) all;
	smr_placements *plans;
	smr_sending sending;
	double sent_at;
	bool sent_dirty;
};

smr_status smr_node_perf_open(smr_node_perf **out)
{
	smr_node_perf *f = smr_calloc(1, sizeof(*f));

	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for what is learnt");
	/* defaults: a hop over a socket, and copies through memory */
	f->sending = (smr_sending){.dispatch_s = 400e-6, .pack_bps = 1e9, .move_bps = 1e9};
	pthread_mutex_init(&f->lock, NULL);
	if (smr_placements_open(&f->plans) != SMR_OK) {
		smr_node_perf_close(f);
		return SMR_ENOMEM;
	}
	*out = f;
	return SMR_OK;
}

void smr_node_perf_close(smr_node_perf *f)
{
	if (f == NULL)
		return;
	smr_placements_close(f->plans);
	smr_vec_free(&f->all);
	pthread_mutex_destroy(&f->lock);
	smr_free(f);
}

/* ---- in memory ------------------------------------------------------------------------------- */

static fare *find_record(smr_node_perf *f, uint64_t code, uint64_t size, const char *node,
			 bool make)
{
	fare new = {.code = code, .size = size};

	for (size_t i = 0; i < f->all.n; i++)
		if (f->all.v[i].code == code && f->all.v[i].size == size &&
		    strcmp(f->all.v[i].node, node) == 0)
			return &f->all.v[i];
	if (!make || f->all.n >= MAX_FARES)
		return NULL;
	snprintf(new.node, sizeof(new.node), "%s", node);
	return smr_vec_push(&f->all, new) == SMR_OK ? &f->all.v[f->all.n - 1] : NULL;
}

static void add_measurement(smr_node_perf *f, uint64_t code, uint64_t size, const char *node,
			    double measured, double predicted)
{
	fare *x = find_record(f, code, size, node, true);

	if (x == NULL)
		return;
	if (smr_drift_add(&x->drift, measured, predicted) && code != 0)
		smr_log(SMR_LOG_INFO, "fleet: node %s has changed: times are now %.2f x predicted",
			node, exp(x->drift.mean));
	x->dirty = true;
	x->at = 1e-9 * (double)smr_wall_ns();
}

void smr_node_perf_add(smr_node_perf *f, uint64_t code, uint64_t size, const char *node,
		       double measured, double predicted)
{
	pthread_mutex_lock(&f->lock);
	add_measurement(f, 0, 0, "", measured, predicted);
	add_measurement(f, 0, 0, node, measured, predicted);
	add_measurement(f, code, size, node, measured, predicted);
	pthread_mutex_unlock(&f->lock);
}

static double mean_of(smr_node_perf *f, uint64_t code, uint64_t size, const char *node,
		      double parent)
{
	const fare *x = find_record(f, code, size, node, false);

	return x != NULL ? smr_drift_mean(&x->drift, parent) : parent;
}

static double factor(smr_node_perf *f, uint64_t code, uint64_t size, const char *node)
{
	double mean = mean_of(f, 0, 0, "", 0);

	mean = mean_of(f, 0, 0, node, mean);
	return exp(mean_of(f, code, size, node, mean));
}

double smr_node_perf_factor(smr_node_perf *f, uint64_t code, uint64_t size, const char *node)
{
	double x;

	pthread_mutex_lock(&f->lock);
	x = factor(f, code, size, node);
	pthread_mutex_unlock(&f->lock);
	return x;
}

double smr_node_perf_least(smr_node_perf *f, uint64_t code, uint64_t size)
{
	double least = INFINITY;

	pthread_mutex_lock(&f->lock);
	for (size_t i = 0; i < f->all.n; i++)
		if (f->all.v[i].code == 0)
			least = fmin(least, factor(f, code, size, f->all.v[i].node));
	pthread_mutex_unlock(&f->lock);
	return isinf(least) ? 1 : least;
}

bool smr_node_perf_measured(smr_node_perf *f)
{
	bool is;

	pthread_mutex_lock(&f->lock);
	is = f->sent_at > 0;
	pthread_mutex_unlock(&f->lock);
	return is;
}

smr_sending smr_node_perf_sending(smr_node_perf *f)
{
	smr_sending s;

	pthread_mutex_lock(&f->lock);
	s = f->sending;
	pthread_mutex_unlock(&f->lock);
	return s;
}

static void update_mean(double *mean, double x)
{
	if (isfinite(x) && x > 0)
		*mean += (x - *mean) / 8;
}

void smr_node_perf_sent(smr_node_perf *f, const smr_sending *s)
{
	pthread_mutex_lock(&f->lock);
	/* waiting for a busy node is no cost of sending */
	update_mean(&f->sending.dispatch_s, fmin(s->dispatch_s, 10 * f->sending.dispatch_s));
	update_mean(&f->sending.pack_bps, s->pack_bps);
	update_mean(&f->sending.move_bps, s->move_bps);
	f->sent_dirty = true;
	f->sent_at = 1e-9 * (double)smr_wall_ns();
	pthread_mutex_unlock(&f->lock);
}

/* ---- as records ------------------------------------------------------------------------------ */

static void key_of(const fare *x, char out[SMR_NODE_PERF_KEY])
{
	snprintf(out, SMR_NODE_PERF_KEY, "fare.%016llx.%016llx.%s%s", (unsigned long long)x->code,
		 (unsigned long long)x->size, x->node[0] != '\0' ? "n-" : "all", x->node);
}

static void write_record(const fare *x, smr_str *o)
{
	const smr_drift *d = &x->drift;
	const double numbers[] = {d->mean, d->spread, d->up, d->down, d->up_sum, d->down_sum};
	const unsigned counts[] = {d->n, d->up_n, d->down_n, d->resets};
	size_t at = smr_wire_open(o, "SMRFARE1");

	smr_wire_put(o, x->code, 8);
	smr_wire_put(o, x->size, 8);
	smr_wire_bytes(o, x->node, strlen(x->node));
	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
		smr_wire_put_double(o, numbers[i]);
	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++)
		smr_wire_put(o, counts[i], 4);
	smr_wire_put_double(o, x->at);
	smr_wire_close(o, at);
}

/* Returns whether the values are possible for a drift: impossible ones would distort every plan. */
static bool is_sane(const fare *x)
{
	const smr_drift *d = &x->drift;
	const double numbers[] = {d->mean, d->spread, d->up, d->down, d->up_sum, d->down_sum};

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
		if (!isfinite(numbers[i]) || fabs(numbers[i]) > 1e4)
			return false;
	return fabs(d->mean) < 20 && d->spread >= 0 && d->up >= 0 && d->down >= 0 && d->n >= 1 &&
	       d->n < 1u << 30 && d->up_n <= d->n && d->down_n <= d->n && isfinite(x->at);
}

static smr_status parse_record(const void *data, size_t n, fare *x)
{
	double *const numbers[] = {&x->drift.mean, &x->drift.spread, &x->drift.up,
				   &x->drift.down, &x->drift.up_sum, &x->drift.down_sum};
	unsigned *const counts[] = {&x->drift.n, &x->drift.up_n, &x->drift.down_n,
				    &x->drift.resets};
	const char *node;
	size_t nnode;
	smr_reader r;

	*x = (fare){0};
	SMR_TRY(smr_wire_read(data, n, "SMRFARE1", &r));
	x->code = smr_wire_get(&r, 8);
	x->size = smr_wire_get(&r, 8);
	node = smr_wire_get_bytes(&r, &nnode);
	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
		*numbers[i] = smr_wire_get_double(&r);
	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++)
		*counts[i] = (unsigned)smr_wire_get(&r, 4);
	x->at = smr_wire_get_double(&r);
	SMR_TRY(smr_wire_end(&r, "SMRFARE1"));
	if (nnode >= sizeof(x->node) || memchr(node, '\0', nnode) != NULL || !is_sane(x))
		return smr_fail(SMR_ECORRUPT, "the performance record of a node is invalid");
	memcpy(x->node, node, nnode);
	return SMR_OK;
}

static smr_status merge_record(smr_node_perf *f, const char *key, const void *data, size_t n)
{
	char own[SMR_NODE_PERF_KEY];
	fare x, *known;

	SMR_TRY(parse_record(data, n, &x));
	key_of(&x, own);
	if (strcmp(own, key) != 0)
		return smr_fail(SMR_EINVAL, "the performance record is of %s, not of %s", own, key);
	pthread_mutex_lock(&f->lock);
	known = find_record(f, x.code, x.size, x.node, true);
	if (known != NULL && (known->drift.n == 0 || known->at < x.at))
		*known = x;
	pthread_mutex_unlock(&f->lock);
	return SMR_OK;
}

static bool is_plausible_rate(double x)
{
	return isfinite(x) && x > 1e3 && x < 1e15;
}

static smr_status merge_send_rates(smr_node_perf *f, const void *data, size_t n)
{
	smr_sending s;
	smr_reader r;
	double at;

	SMR_TRY(smr_wire_read(data, n, "SMRSEND1", &r));
	s.dispatch_s = smr_wire_get_double(&r);
	s.pack_bps = smr_wire_get_double(&r);
	s.move_bps = smr_wire_get_double(&r);
	at = smr_wire_get_double(&r);
	SMR_TRY(smr_wire_end(&r, "SMRSEND1"));
	if (!(s.dispatch_s > 0 && s.dispatch_s < 60) || !is_plausible_rate(s.pack_bps) ||
	    !is_plausible_rate(s.move_bps) || !isfinite(at))
		return smr_fail(SMR_ECORRUPT, "the record of transfers is invalid");
	pthread_mutex_lock(&f->lock);
	if (f->sent_at < at) {
		f->sending = s;
		f->sent_at = at;
	}
	pthread_mutex_unlock(&f->lock);
	return SMR_OK;
}

smr_status smr_node_perf_take(smr_node_perf *f, const char *key, const void *data, size_t n)
{
	if (strncmp(key, SMR_PLANS_PREFIX, strlen(SMR_PLANS_PREFIX)) == 0)
		return smr_placements_take(f->plans, key, data, n);
	return strcmp(key, sending_key) == 0 ? merge_send_rates(f, data, n)
					     : merge_record(f, key, data, n);
}

static void write_send_rates(const smr_node_perf *f, smr_str *o)
{
	size_t at = smr_wire_open(o, "SMRSEND1");

	smr_wire_put_double(o, f->sending.dispatch_s);
	smr_wire_put_double(o, f->sending.pack_bps);
	smr_wire_put_double(o, f->sending.move_bps);
	smr_wire_put_double(o, f->sent_at);
	smr_wire_close(o, at);
}

/* Writes the next record to store; returns false if there is none. */
static bool next_dirty_record(smr_node_perf *f, size_t *i, char key[SMR_NODE_PERF_KEY],
			      smr_str *record)
{
	bool found = false;

	smr_str_clear(record);
	pthread_mutex_lock(&f->lock);
	for (; !found && *i < f->all.n; (*i)++)
		if (f->all.v[*i].dirty) {
			found = true;
			f->all.v[*i].dirty = false;
			key_of(&f->all.v[*i], key);
			write_record(&f->all.v[*i], record);
		}
	if (!found && f->sent_dirty) {
		found = true;
		f->sent_dirty = false;
		snprintf(key, SMR_NODE_PERF_KEY, "%s", sending_key);
		write_send_rates(f, record);
	}
	pthread_mutex_unlock(&f->lock);
	return found;
}

smr_status smr_node_perf_each(smr_node_perf *f,
			      smr_status (*fn)(void *ctx, const char *key, const void *data,
					       size_t n),
			      void *ctx)
{
	char key[SMR_NODE_PERF_KEY];
	smr_str record = {0};
	smr_status st = SMR_OK;
	size_t i = 0;

	while (st == SMR_OK && next_dirty_record(f, &i, key, &record)) {
		st = smr_str_status(&record, "the performance record");
		if (st == SMR_OK)
			st = fn(ctx, key, record.s, record.n);
	}
	smr_str_free(&record);
	return st == SMR_OK ? smr_placements_each(f->plans, fn, ctx) : st;
}

smr_placements *smr_node_perf_plans(smr_node_perf *f)
{
	return f->plans;
}
