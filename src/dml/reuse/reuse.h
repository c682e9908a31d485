/** @file The domain of a run that is traced: lineages of results, and their reuse (internal to
 * dml/). */
#ifndef SMR_DML_REUSE_REUSE_H
#define SMR_DML_REUSE_REUSE_H
#include "dml/lineage/tracing.h"

/** Replaces members of a run's domain by those that trace and reuse. */
void dml_trace_domain(dml_domain *d);

/* ---- dml/reuse/domain.c */
/** Returns the lineage of a builtin call; none: an argument has none. @p result: of several, from
 * 0. */
dml_lineage dml_lineage_of_call(const dml_builtin_call *c, const dml_builtin *b, const char *op,
				uint32_t result);
/** Gives the result @p out the lineage @p of, and keeps or offers it for reuse: a computed one took
 * @p seconds. */
void dml_trace_result(script *s, dml_value *out, dml_lineage of, double seconds);
/** Gets a result of lineage @p of; false: there is none. */
bool dml_reuse_result(script *s, dml_lineage of, dml_value *out);

/** Like dml_trace_result() for a result put together of parts, which replaces its own lineage; it
 * spares @p seconds. */
void dml_trace_made(script *s, dml_value *out, dml_lineage of, double seconds);
/** Returns the lineage of rows and columns of a matrix. */
dml_lineage dml_lineage_of_slice(script *s, dml_lineage of, const dml_part_of *p);

/* ---- dml/reuse/partial.c */
/** Puts a %*% b, of lineage @p of, together of other products; not *@p done: that does not pay. */
SMR_MUST_USE smr_status dml_reuse_parts(script *s, smr_dml_at at, const dml_value *a,
					const dml_value *b, dml_lineage of, dml_value *out,
					bool *done);

/* ---- dml/reuse/leaves.c: rand(), sample() and read() */
typedef smr_status (*dml_traced_builtin)(dml_builtin_call *c, const dml_builtin *b, dml_value *out);
/** Returns what traces a builtin function that makes leaves, or writes files; NULL: nothing. */
dml_traced_builtin dml_leaf_of(const char *builtin);
#endif
