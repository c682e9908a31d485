/** @file Whether a run that was to use a cluster used it: what came of its calls, told in one line
 * at the end when none of them was done as it was meant to be. */
#ifndef SMR_API_REMOTE_USAGE_H
#define SMR_API_REMOTE_USAGE_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"

/** All 0 but the lock: nothing was meant to be sent. */
typedef struct smr_remote_target_tally {
	_Atomic uint64_t went;      /* done by nodes */
	_Atomic uint64_t sandboxed; /* of these, as WebAssembly, though that was not asked for */
	_Atomic uint64_t lost;      /* sent, and done here in the end */
	_Atomic uint64_t nobody;    /* would have been sent, but no node was there */
	_Atomic uint64_t refused;   /* codelets that no node made ready: none of their calls goes */
	pthread_mutex_t lock;       /* of `why` */
	char why[200];              /* of the first that did not go as it should */
} smr_remote_target_tally;

/** A call was sent: what came of it, with smr_errmsg() where it failed, and how it was done. */
void smr_remote_target_tally_note(smr_remote_target_tally *t, smr_status st, const char *how);
/** No node makes a codelet ready; smr_errmsg() says why. */
void smr_remote_target_tally_refused(smr_remote_target_tally *t);
/** The line, appended; nothing when there is nothing to tell. @p cluster: its folder; @p nobody:
 * why no node was there. */
void smr_remote_target_tally_text(smr_remote_target_tally *t, const char *cluster,
				  const char *nobody, smr_str *out);
#endif
