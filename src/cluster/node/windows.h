/** @file Whether the windows of a codelet lie within the segments of its task. */
#ifndef SMR_CLUSTER_NODE_WINDOWS_H
#define SMR_CLUSTER_NODE_WINDOWS_H
#include "cluster/node/agent.h"
#include "net/message.h"

/** Sizes and values are as many as the flow has, every index stays within its window, every window
 * within a segment, if it is not only to be prepared. */
SMR_MUST_USE smr_status smr_windows_check(const smr_task *t, const smr_codelet *c);
/** The same of windows whose length only the index arrays tell: they must be in memory. */
SMR_MUST_USE smr_status smr_windows_check_open(const smr_task *t, const smr_codelet *c,
					       const smr_env *e);
#endif
