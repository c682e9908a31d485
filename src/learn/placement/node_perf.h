/** @file How codelets fare on nodes and what sending costs: learnt from each call, kept for the
 * runs to come as records, one for each (codelet, size class, node). */
#ifndef SMR_LEARN_PLACEMENT_NODE_PERF_H
#define SMR_LEARN_PLACEMENT_NODE_PERF_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "learn/placement/placements.h"

enum { SMR_NODE_PERF_NODE = 48, SMR_NODE_PERF_KEY = 96 /* bytes with the 0 */ };

/** Safe from several threads. */
typedef struct smr_node_perf smr_node_perf;

SMR_MUST_USE smr_status smr_node_perf_open(smr_node_perf **out);
void smr_node_perf_close(smr_node_perf *f); /* NULL is fine */

/** One call: seconds at work, against what was predicted for it here. */
void smr_node_perf_add(smr_node_perf *f, uint64_t code, uint64_t size, const char *node,
		       double measured, double predicted);
/** What a prediction is multiplied by for that node. */
double smr_node_perf_factor(smr_node_perf *f, uint64_t code, uint64_t size, const char *node);
/** The least factor of all nodes that are known; 1 when there are none. */
double smr_node_perf_least(smr_node_perf *f, uint64_t code, uint64_t size);

/** What sending costs: decaying means. */
typedef struct smr_sending {
	double dispatch_s, pack_bps, move_bps;
} smr_sending;

smr_sending smr_node_perf_sending(smr_node_perf *f);
/** Whether that was measured, here or by who kept it. */
bool smr_node_perf_measured(smr_node_perf *f);
/** What one call cost; members that are not known are 0. */
void smr_node_perf_sent(smr_node_perf *f, const smr_sending *s);

/** What was made of it: where codelets go. */
smr_placements *smr_node_perf_plans(smr_node_perf *f);

/** Takes a record, also one of a plan, that an earlier run or another program kept, unless what is
 * known is newer. SMR_ECORRUPT or SMR_EINVAL: it is damaged, of another version, or not of @p key.
 */
SMR_MUST_USE smr_status smr_node_perf_take(smr_node_perf *f, const char *key, const void *data,
					   size_t n);
/** Hands over the records of what was learnt and planned since the last time. Not to be called from
 * @p fn. */
SMR_MUST_USE smr_status smr_node_perf_each(smr_node_perf *f,
					   smr_status (*fn)(void *ctx, const char *key,
							    const void *data, size_t n),
					   void *ctx);
#endif
