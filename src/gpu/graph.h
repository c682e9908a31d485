/** @file Graphs: launches and copies that the driver starts with one call.
 *
 * A graph is made node by node, then finished, then launched any number of times. Between launches
 * the parameters of its nodes may be replaced; a launch uses those that were set when it was
 * queued. A graph belongs to one thread at a time. */
#ifndef SMR_GPU_GRAPH_H
#define SMR_GPU_GRAPH_H
#include <stddef.h>

#include "gpu/stream.h"

SMR_BEGIN_DECLS

typedef struct smr_gpu_graph smr_gpu_graph;
/** The number of a node in its graph: 0, 1, … as they were added. */
typedef unsigned smr_gpu_node;

/** Makes an empty graph; free it before its device is closed. */
SMR_MUST_USE smr_status smr_gpu_graph_new(smr_gpu_device *d, smr_gpu_graph **out);
/** Its launches must have ended. NULL is fine. */
void smr_gpu_graph_free(smr_gpu_graph *g);

/** Adds a launch that runs after @p n earlier nodes. The parameters are copied. */
SMR_MUST_USE smr_status smr_gpu_graph_add_launch(smr_gpu_graph *g, const smr_gpu_node *after,
						 size_t n, const smr_gpu_work *w,
						 smr_gpu_node *out);
/** Adds a copy of @p bytes on the card. */
SMR_MUST_USE smr_status smr_gpu_graph_add_copy(smr_gpu_graph *g, const smr_gpu_node *after,
					       size_t n, smr_gpu_ptr to, smr_gpu_ptr from,
					       size_t bytes, smr_gpu_node *out);
/** Ends the making: the driver prepares the launch. Nodes cannot be added afterwards. */
SMR_MUST_USE smr_status smr_gpu_graph_finish(smr_gpu_graph *g);

/** Replaces the sizes and parameters of a launch; the kernel must be the same. */
SMR_MUST_USE smr_status smr_gpu_graph_set_launch(smr_gpu_graph *g, smr_gpu_node node,
						 const smr_gpu_work *w);
/** Replaces the addresses of a copy; the size must be the same. */
SMR_MUST_USE smr_status smr_gpu_graph_set_copy(smr_gpu_graph *g, smr_gpu_node node, smr_gpu_ptr to,
					       smr_gpu_ptr from, size_t bytes);
/** Queues the whole graph on a stream; NULL: the device's own. */
SMR_MUST_USE smr_status smr_gpu_graph_launch(smr_gpu_graph *g, smr_gpu_stream *s);

SMR_END_DECLS

#endif
