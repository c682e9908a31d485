/** @file Checks that the windows of a codelet lie within the segments of its task. */
#ifndef SMR_CLUSTER_NODE_WINDOWS_H
#define SMR_CLUSTER_NODE_WINDOWS_H
#include "cluster/node/agent.h"
#include "net/message.h"

/** Checks that sizes and values match the flow in number, that every index stays within its window,
 * and, unless the task only prepares, every window within a segment. */
SMR_MUST_USE smr_status smr_windows_check(const smr_task *t, const smr_codelet *c);
/** The same for windows whose length only the index arrays give; these must be in memory. */
SMR_MUST_USE smr_status smr_windows_check_open(const smr_task *t, const smr_codelet *c,
					       const smr_env *e);
#endif
