/** @file Performance of codelets on nodes and cost of sending: updated after each call, stored for
 * later runs as records, one for each (codelet, size class, node). */
#ifndef SMR_LEARN_PLACEMENT_NODE_PERF_H
#define SMR_LEARN_PLACEMENT_NODE_PERF_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "learn/placement/placements.h"

enum { SMR_NODE_PERF_NODE = 48, SMR_NODE_PERF_KEY = 96 /* bytes, including the terminating 0 */ };

/** Thread-safe. */
typedef struct smr_node_perf smr_node_perf;

SMR_MUST_USE smr_status smr_node_perf_open(smr_node_perf **out);
void smr_node_perf_close(smr_node_perf *f); /* accepts NULL */

/** Adds one call: measured seconds of work, and the time that was predicted on this host. */
void smr_node_perf_add(smr_node_perf *f, uint64_t code, uint64_t size, const char *node,
		       double measured, double predicted);
/** Returns the factor of predictions for that node. */
double smr_node_perf_factor(smr_node_perf *f, uint64_t code, uint64_t size, const char *node);
/** Returns the least factor of all known nodes; 1 when there are none. */
double smr_node_perf_least(smr_node_perf *f, uint64_t code, uint64_t size);

/** Costs of sending: decaying means. */
typedef struct smr_sending {
	double dispatch_s, pack_bps, move_bps;
} smr_sending;

smr_sending smr_node_perf_sending(smr_node_perf *f);
/** Returns whether the costs of sending were measured, by this process or the writer of a record.
 */
bool smr_node_perf_measured(smr_node_perf *f);
/** Adds the costs of one call; unknown members are 0. */
void smr_node_perf_sent(smr_node_perf *f, const smr_sending *s);

/** Returns the placements that were planned from it. */
smr_placements *smr_node_perf_plans(smr_node_perf *f);

/** Merges a record, also one of a placement, that an earlier run or another program stored, unless
 * the one in memory is newer. SMR_ECORRUPT or SMR_EINVAL: it is damaged, of another version, or not
 * of @p key. */
SMR_MUST_USE smr_status smr_node_perf_take(smr_node_perf *f, const char *key, const void *data,
					   size_t n);
/** Passes the records that changed since the last call to @p fn, which must not call this function.
 */
SMR_MUST_USE smr_status smr_node_perf_each(smr_node_perf *f,
					   smr_status (*fn)(void *ctx, const char *key,
							    const void *data, size_t n),
					   void *ctx);
#endif
