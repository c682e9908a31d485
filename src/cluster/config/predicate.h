/** @file Small expressions over named facts: "bandwidth > 10 GB/s and not arch == \"aarch64\"".
 *
 *   or, and, not; < <= > >= == !=; + - * / and signs; brackets; true, false;
 *   numbers with a unit (2 GiB, 1.5 ms, 100 GFLOP/s, 40 %); texts in "" (== and != only); names.
 *
 * Parsing refuses operands of a wrong type. A comparison with an unknown fact is false. */
#ifndef SMR_CLUSTER_CONFIG_PREDICATE_H
#define SMR_CLUSTER_CONFIG_PREDICATE_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

typedef enum smr_fact_type {
	SMR_FACT_NUMBER, /* in bytes, seconds, operations, or a share of 1 */
	SMR_FACT_TRUTH,
	SMR_FACT_TEXT
} smr_fact_type;

typedef struct smr_fact {
	double number;    /* NaN: unknown; 0 or 1 for a truth value */
	const char *text; /* of a text only; NULL: unknown */
} smr_fact;

/** A known name; "feature.*" matches all names with that prefix. Tables end with a NULL. */
typedef struct smr_fact_name {
	const char *name;
	smr_fact_type type;
} smr_fact_name;

typedef struct smr_predicate smr_predicate;

/** Parses a predicate. SMR_EPARSE, with the column and the fault. @p names must outlive it. */
SMR_MUST_USE smr_status smr_predicate_parse(const char *text, const smr_fact_name *names,
					    smr_predicate **out);
void smr_predicate_free(smr_predicate *p); /* NULL is allowed */

/** Returns the fact of a name of the table. */
typedef smr_fact (*smr_fact_fn)(const void *ctx, const char *name);
bool smr_predicate_holds(const smr_predicate *p, smr_fact_fn fn, const void *ctx);
#endif
