/** @file Use of the cluster by a run: counts of remote calls by outcome, and a line of text for the
 * end of the run if no call ran as intended. */
#ifndef SMR_API_REMOTE_USAGE_H
#define SMR_API_REMOTE_USAGE_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"

/** Counts; all 0: no call was to be sent. */
typedef struct smr_remote_target_tally {
	_Atomic uint64_t went;      /* executed by nodes */
	_Atomic uint64_t sandboxed; /* of these, executed as WebAssembly without a request for it */
	_Atomic uint64_t lost;      /* sent, but executed here in the end */
	_Atomic uint64_t nobody;    /* not sent because no node was available */
	_Atomic uint64_t refused;   /* codelets that no node could prepare: none of their calls is
				       sent */
	pthread_mutex_t lock;       /* protects `why` */
	char why[200];              /* reason of the first call that did not run as intended */
} smr_remote_target_tally;

/** Records the outcome of a call that was sent: its status, smr_errmsg() if it failed, and how it
 * was executed. */
void smr_remote_target_tally_note(smr_remote_target_tally *t, smr_status st, const char *how);
/** Records that no node prepares a codelet, with the reason in smr_errmsg(). */
void smr_remote_target_tally_refused(smr_remote_target_tally *t);
/** Appends the line, or nothing if there is nothing to report. @p cluster: its folder;
 * @p nobody: the reason why no node was available. */
void smr_remote_target_tally_text(smr_remote_target_tally *t, const char *cluster,
				  const char *nobody, smr_str *out);
#endif
