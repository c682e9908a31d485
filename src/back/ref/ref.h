/** @file The oracle: evaluates every op and nest in the source's order and types. */
#ifndef SMR_BACK_REF_REF_H
#define SMR_BACK_REF_REF_H
#include "ir/graph/graph.h"

/** Runs all nests of a flow in list order on the environment's memory. An index outside its window
 * is an error, here as in all calls: SMR_EINVAL. */
SMR_MUST_USE smr_status smr_ref_run(const smr_graph *g, const smr_env *e);

/** Runs one nest. All values are computed before the first is stored, so a nest that reads the
 * window it writes sees the old values. A rank-0 result goes to e->value[nest->id]. */
SMR_MUST_USE smr_status smr_ref_nest(const smr_graph *g, const smr_node *nest, const smr_env *e);

/** Evaluates points of one nest, while the memory that it reads does not change. */
typedef struct smr_ref_probe smr_ref_probe;
enum { SMR_PROBE_MORE = 4 };
/** @p more: up to SMR_PROBE_MORE other expressions over the nest's loops and operands. Folds that
 * they share with its value are evaluated once. */
SMR_MUST_USE smr_status smr_ref_probe_new(const smr_graph *g, const smr_node *nest,
					  const smr_env *e, const smr_expr *const *more, uint32_t n,
					  smr_ref_probe **out);
/** Evaluates one point of the domain. @p counters has the iteration number of every loop of the
 * nest (those of bound loops are ignored). @p bits: of the nest's value, then of the others; unset
 * if the nest's predicate is false, which sets *@p stored to false. */
SMR_MUST_USE smr_status smr_ref_probe_at(smr_ref_probe *p, const int64_t *counters,
					 uint64_t bits[1 + SMR_PROBE_MORE], bool *stored);
/** Whether the nest stores at that point. */
SMR_MUST_USE smr_status smr_ref_probe_holds(smr_ref_probe *p, const int64_t *counters, bool *holds);
void smr_ref_probe_free(smr_ref_probe *p); /* NULL is fine */
#endif
