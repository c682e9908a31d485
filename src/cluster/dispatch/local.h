/** @file A cluster on this machine for one program: its folder, server and nodes. */
#ifndef SMR_CLUSTER_DISPATCH_LOCAL_H
#define SMR_CLUSTER_DISPATCH_LOCAL_H
#include <stdbool.h>

#include "base/os/environment.h"

enum { SMR_LOCAL_MOST = 64 };

typedef struct smr_local smr_local;

/** Returns in *@p is whether @p name is "local:N"; SMR_EINVAL: N is not a valid number of nodes. */
SMR_MUST_USE smr_status smr_local_parse(const char *name, bool *is, unsigned *n);
/** Starts a server and @p n nodes, and restarts nodes that end. With @p wait it returns when all of
 * them have joined, or fails; otherwise at once, and they start a moment later. All end with this
 * process in any case. Nodes get @p env (NULL: this process's environment), which stays the
 * caller's and must live as long as they do. */
SMR_MUST_USE smr_status smr_local_up(unsigned n, bool wait, const smr_environment *env,
				     smr_local **out);
const char *smr_local_dir(const smr_local *l);
void smr_local_down(smr_local *l); /* NULL is allowed */
#endif
