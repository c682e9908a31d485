/** @file Folders of clusters that live as long as a program (between local.c and local_folder.c).
 */
#ifndef SMR_CLUSTER_DISPATCH_LOCAL_INTERNAL_H
#define SMR_CLUSTER_DISPATCH_LOCAL_INTERNAL_H
#include "base/status.h"

/** Makes /tmp/samara-cluster-XXXXXX, which this process owns as long as *@p lock, a descriptor, is
 * open. */
SMR_MUST_USE smr_status smr_local_folder(char dir[40], int *lock);
/** Removes such folders of this user whose owners have ended. */
void smr_local_sweep(void);
#endif
