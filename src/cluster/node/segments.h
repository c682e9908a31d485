/** @file Memory of one request: the sent segments, behind base pointers of the node's own. */
#ifndef SMR_CLUSTER_NODE_SEGMENTS_H
#define SMR_CLUSTER_NODE_SEGMENTS_H
#include "net/message.h"

typedef struct smr_segments smr_segments;

/** *@p base becomes the base pointers, which belong to *@p out. Reports segments that do not fit
 * the flow's @p nbases pointers, or one another. */
SMR_MUST_USE smr_status smr_segments_new(const smr_task *t, uint32_t nbases, smr_segments **out,
					 void ***base);
void smr_segments_free(smr_segments *p); /* NULL is allowed */
#endif
