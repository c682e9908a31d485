/** @file Tracing of a run: lineages of its values, and the cache of its results (internal to dml/).
 */
#ifndef SMR_DML_LINEAGE_TRACING_H
#define SMR_DML_LINEAGE_TRACING_H
#include "dml/domain.h"
#include "dml/lineage/cache.h"

/** State of an opened script and its workers. */
struct dml_tracing {
	smr_script_reuse reuse;
	dml_items *items;                  /* NULL: traces are not recorded */
	dml_cache *cache;                  /* NULL: results are not reused */
	struct dml_structures *structures; /* NULL: parts of results are not reused */
	bool files;                        /* write() writes traces, too */
	_Atomic uint64_t unknowns;
	dml_domain domain; /* of the run */
};

/** Makes the state that the parameters of @p s ask for, if any; @p under: the domain of a run
 * without it. */
SMR_MUST_USE smr_status dml_tracing_new(script *s, const dml_domain *under);
void dml_tracing_free(script *s);
/** Whether a script or a function of its file calls lineage(). */
bool dml_asks_for_lineage(const smr_dml_script *s);
/** Returns the lineage of a value; of a matrix of unknown origin one of its own. None: it has
 * none, as a tensor. */
dml_lineage dml_lineage_of(script *s, const dml_value *v);
/** Returns the lineage of a leaf of unknown origin, not equal to any other. */
dml_lineage dml_lineage_unknown(script *s, const char *what);
/** Returns the lineage of an integer. */
dml_lineage dml_lineage_of_integer(script *s, int64_t v);
/** Gives inputs of the caller the lineage of their content. */
void dml_trace_inputs(script *s);
#endif
