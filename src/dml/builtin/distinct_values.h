/** @file Distinct values of a matrix, of its rows or of its columns (internal to dml/builtin). */
#ifndef SMR_DML_BUILTIN_DISTINCT_VALUES_H
#define SMR_DML_BUILTIN_DISTINCT_VALUES_H
#include "base/thread/radix_sort.h"
#include "dml/value.h"

typedef struct dml_parts {
	const dml_matrix *m; /* if sparse, the parts are its rows, or all of it */
	int64_t n, length;   /* number of parts, elements in each */
	int64_t begin, step; /* start and stride of a part's elements */
	int64_t room;        /* maximum number of entries of a part */
} dml_parts;

/** Distinct values of one part after the other; begin with {.workers}, end with
 * dml_distinct_free(). */
typedef struct dml_distinct {
	const smr_workers *workers;
	bool estimates; /* more values than fit into the cache are estimated, not found */
	int64_t n;      /* distinct values of the part */
	double *x;      /* [n]: in order, after dml_distinct_arrange() */
	/* Internal: */
	struct dml_distinct_entry *e; /* [n] */
	struct dml_distinct_slot *slots;
	smr_sort_item *items, *spare;
	int64_t room, nslots, nitems;
} dml_distinct;

/** Finds the distinct values of part @p i: -0 is 0, and NaN is one value. With d->estimates only
 * d->n is set: exact up to 65,536 values, beyond within 0.81 % (standard error). */
smr_status dml_distinct_find(dml_distinct *d, const dml_parts *p, int64_t i);
/** Puts them into the order of SystemDS's hash sets. */
smr_status dml_distinct_arrange(dml_distinct *d);
void dml_distinct_free(dml_distinct *d);
#endif
