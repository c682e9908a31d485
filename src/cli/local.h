/** @file A cluster on this machine for one run: its folder, server and nodes. */
#ifndef SMR_CLI_LOCAL_H
#define SMR_CLI_LOCAL_H
#include <stdbool.h>

#include "base/status.h"

enum { SMR_LOCAL_MOST = 64 };

typedef struct smr_local smr_local;

/** Starts a server and @p n nodes, which are started again when they end. Returns at once; with
 * @p wait when all of them have joined. All die with this process, however it ends. */
SMR_MUST_USE smr_status smr_local_up(unsigned n, bool wait, smr_local **out);
const char *smr_local_dir(const smr_local *l);
void smr_local_down(smr_local *l); /* NULL is fine */
#endif
