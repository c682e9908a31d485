/** @file The least cut of a directed graph between two nodes (internal to plan/placement/). */
#ifndef SMR_PLAN_PLACEMENT_MIN_CUT_H
#define SMR_PLAN_PLACEMENT_MIN_CUT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct smr_min_cut smr_min_cut;

enum { SMR_CUT_SOURCE, SMR_CUT_SINK, SMR_CUT_NODES /* that exist at first */ };
/** A capacity that no cut may have; sums of it fit into an int64_t. */
#define SMR_CUT_NEVER (INT64_C(1) << 60)

SMR_MUST_USE smr_status smr_min_cut_new(smr_min_cut **out);
void smr_min_cut_free(smr_min_cut *g); /* NULL is fine */
/** Adds a node; returns its number: from SMR_CUT_NODES on. */
uint32_t smr_min_cut_node(smr_min_cut *g);
/** Adds an edge, which is in the cut if @p from is on the source's side and @p to is not. */
SMR_MUST_USE smr_status smr_min_cut_edge(smr_min_cut *g, uint32_t from, uint32_t to,
					 int64_t capacity);
/** Finds the cut; among equal ones that with most nodes on the source's side. @p sinks: by node,
 * whether it is on the sink's side. Once for a graph. */
SMR_MUST_USE smr_status smr_min_cut_find(smr_min_cut *g, bool *sinks);
uint32_t smr_min_cut_nodes(const smr_min_cut *g);
#endif
