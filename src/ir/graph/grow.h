/** @file Growing arrays in the arena of a graph (internal to ir/). */
#ifndef SMR_IR_GRAPH_GROW_H
#define SMR_IR_GRAPH_GROW_H
#include "ir/graph/graph.h"

/** Reports an out-of-memory error; returns SMR_ENOMEM. */
smr_status graph_no_memory(const smr_graph *g);
/** Returns an array with room for one more element; the array it replaces stays in the arena,
 * unused. */
void *graph_grown(smr_graph *g, void *array, uint32_t n, uint32_t *cap, size_t size);

/** Appends a node; NULL when out of memory. */
smr_node *graph_append(smr_graph *g, smr_op op, const smr_type *t, const char *name);

#define GROW(g, array, n, cap)                                                                     \
	__extension__({                                                                            \
		void *grown_ = graph_grown(g, (g)->array, (g)->n, &(g)->cap, sizeof(*(g)->array)); \
		if (grown_ != NULL)                                                                \
			(g)->array = grown_;                                                       \
		grown_ != NULL;                                                                    \
	})

#endif
