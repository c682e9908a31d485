/* The cache of results. When it is full, the entry goes that saves the fewest seconds for its
 * bytes; what was not used for long loses its rank to later entries (greedy dual size). */
#include "dml/lineage/cache.h"

#include <pthread.h>

#include "base/assert.h"
#include "base/data/table.h"

enum { OVERHEAD = 256, LEAST_US = 20 };

/* Bytes per second at which a result is written and read back. */
static const double TRAFFIC = 5e8;

typedef struct entry {
	UT_hash_handle hh;
	dml_lineage of;
	dml_matrix *m;
	double bytes, seconds;
	double rank; /* the least goes first */
} entry;

struct dml_cache {
	pthread_mutex_t lock;
	entry *all; /* by lineage */
	double budget;
	double floor; /* rank of the last entry that went */
	dml_cache_stats stats;
};

smr_status dml_cache_new(double bytes, dml_cache **out)
{
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cache of results");
	(*out)->budget = bytes;
	pthread_mutex_init(&(*out)->lock, NULL);
	return SMR_OK;
}

static void drop_entry(dml_cache *c, entry *x)
{
	HASH_DEL(c->all, x);
	c->stats.bytes -= x->bytes;
	c->stats.entries--;
	dml_matrix_drop(x->m);
	smr_free(x);
}

void dml_cache_free(dml_cache *c)
{
	entry *x, *next;

	if (c == NULL)
		return;
	HASH_ITER (hh, c->all, x, next)
		drop_entry(c, x);
	pthread_mutex_destroy(&c->lock);
	smr_free(c);
}

static entry *find_entry(const dml_cache *c, dml_lineage of)
{
	entry *x;

	HASH_FIND(hh, c->all, &of, sizeof(of), x);
	return x;
}

static void rank_entry(const dml_cache *c, entry *x)
{
	x->rank = c->floor + x->seconds / x->bytes;
}

dml_matrix *dml_cache_find(dml_cache *c, dml_lineage of, bool counts)
{
	dml_matrix *m = NULL;
	entry *x;

	pthread_mutex_lock(&c->lock);
	x = find_entry(c, of);
	c->stats.lookups += counts;
	if (x != NULL)
		m = dml_matrix_share(x->m);
	if (m != NULL) {
		rank_entry(c, x);
		c->stats.hits++;
		c->stats.saved_s += x->seconds;
	}
	pthread_mutex_unlock(&c->lock);
	return m;
}

bool dml_cache_has(dml_cache *c, dml_lineage of)
{
	bool has;

	pthread_mutex_lock(&c->lock);
	has = find_entry(c, of) != NULL;
	pthread_mutex_unlock(&c->lock);
	return has;
}

bool dml_cache_takes(const dml_cache *c, double bytes, double seconds)
{
	return bytes + OVERHEAD <= c->budget / 2 && seconds >= LEAST_US * 1e-6 &&
	       seconds >= bytes / TRAFFIC;
}

static void shrink(dml_cache *c, double bytes)
{
	while (c->stats.bytes > bytes && c->all != NULL) {
		entry *least = c->all;

		for (entry *x = c->all; x != NULL; x = x->hh.next)
			if (x->rank < least->rank)
				least = x;
		c->floor = least->rank;
		c->stats.evictions++;
		drop_entry(c, least);
	}
}

void dml_cache_shrink(dml_cache *c, double bytes)
{
	pthread_mutex_lock(&c->lock);
	shrink(c, bytes);
	pthread_mutex_unlock(&c->lock);
}

static void add_entry(dml_cache *c, dml_lineage of, dml_matrix *m, double bytes, double seconds)
{
	entry *x = smr_calloc(1, sizeof(*x));

	if (x == NULL)
		return;
	x->of = of;
	x->m = dml_matrix_share(m);
	x->bytes = bytes;
	x->seconds = seconds;
	if (x->m != NULL)
		HASH_ADD(hh, c->all, of, sizeof(of), x);
	if (x->m == NULL || x->hh.tbl == NULL) {
		dml_matrix_drop(x->m);
		smr_free(x);
		return;
	}
	rank_entry(c, x);
	c->stats.puts++;
	c->stats.entries++;
	c->stats.bytes += bytes;
}

void dml_cache_put(dml_cache *c, dml_lineage of, dml_matrix *m, double seconds)
{
	double bytes = (double)dml_matrix_count(m) * sizeof(double) + OVERHEAD;

	smr_assert(dml_lineage_is(of));
	if (m->data == NULL || m->pattern != NULL || m->source != NULL ||
	    !dml_cache_takes(c, bytes, seconds) || !dml_matrix_is_shareable(m))
		return;
	pthread_mutex_lock(&c->lock);
	if (find_entry(c, of) == NULL) {
		shrink(c, c->budget - bytes);
		add_entry(c, of, m, bytes, seconds);
	}
	pthread_mutex_unlock(&c->lock);
}

void dml_cache_count_partial(dml_cache *c)
{
	pthread_mutex_lock(&c->lock);
	c->stats.partial++;
	pthread_mutex_unlock(&c->lock);
}

void dml_cache_stat(dml_cache *c, dml_cache_stats *out)
{
	pthread_mutex_lock(&c->lock);
	*out = c->stats;
	pthread_mutex_unlock(&c->lock);
}
