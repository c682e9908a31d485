/** @file Cache of results by their lineage (internal to dml/). All functions may be called by
 * several threads. */
#ifndef SMR_DML_LINEAGE_CACHE_H
#define SMR_DML_LINEAGE_CACHE_H
#include "dml/value.h"

typedef struct dml_cache dml_cache;

typedef struct dml_cache_stats {
	uint64_t lookups, hits, puts, evictions;
	uint64_t partial; /* results put together from parts */
	uint64_t entries;
	double bytes;   /* held */
	double saved_s; /* estimated seconds of computing what was found */
} dml_cache_stats;

/** Makes a cache that holds at most @p bytes of matrices. */
SMR_MUST_USE smr_status dml_cache_new(double bytes, dml_cache **out);
void dml_cache_free(dml_cache *c); /* accepts NULL */
/** Returns the result of lineage @p of, which the caller drops; NULL: there is none. @p counts: it
 * counts as a lookup. */
dml_matrix *dml_cache_find(dml_cache *c, dml_lineage of, bool counts);
/** Whether there is a result of lineage @p of. */
bool dml_cache_has(dml_cache *c, dml_lineage of);
/** Whether a result of @p bytes that takes @p seconds to compute is worth an entry. */
bool dml_cache_takes(const dml_cache *c, double bytes, double seconds);
/** Adds the result @p m, dense and known, if it is worth an entry: its elements are shared with the
 * cache and never written again. */
void dml_cache_put(dml_cache *c, dml_lineage of, dml_matrix *m, double seconds);
/** Counts a result that was put together from parts. */
void dml_cache_count_partial(dml_cache *c);
/** Drops entries until the cache holds at most @p bytes. */
void dml_cache_shrink(dml_cache *c, double bytes);
void dml_cache_stat(dml_cache *c, dml_cache_stats *out);
#endif
