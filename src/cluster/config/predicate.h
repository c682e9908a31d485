/** @file Small expressions over named facts: "bandwidth > 10 GB/s and not arch == \"aarch64\"".
 *
 *   or, and, not; < <= > >= == !=; + - * / and signs; brackets; true, false;
 *   numbers with a unit (2 GiB, 1.5 ms, 100 GFLOP/s, 40 %); texts in "" (== and != only); names.
 *
 * What types do not allow is refused when the text is read. A comparison with a fact that is not
 * known is false. */
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
	double number;    /* NaN: not known; of a truth 0 or 1 */
	const char *text; /* of a text alone; NULL: not known */
} smr_fact;

/** A name that may occur; "feature.*" stands for all that begin so. Tables end with a NULL. */
typedef struct smr_fact_name {
	const char *name;
	smr_fact_type type;
} smr_fact_name;

typedef struct smr_predicate smr_predicate;

/** SMR_EPARSE tells the column and what is wrong there. Names point into @p names. */
SMR_MUST_USE smr_status smr_predicate_parse(const char *text, const smr_fact_name *names,
					    smr_predicate **out);
void smr_predicate_free(smr_predicate *p); /* NULL is fine */

/** Gives the fact of a name; only names of the table are asked for. */
typedef smr_fact (*smr_fact_fn)(const void *ctx, const char *name);
bool smr_predicate_holds(const smr_predicate *p, smr_fact_fn fn, const void *ctx);
#endif
