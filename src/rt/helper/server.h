/** @file The helper process: one for each user and cache, found by its socket. */
#ifndef SMR_RT_HELPER_SERVER_H
#define SMR_RT_HELPER_SERVER_H
#include "base/status.h"
#include <stdbool.h>
#include <stdint.h>

/** Serves in @p folder, which is made if it is not there (mode 0700), until nothing has come for
 * @p idle_s seconds or a signal ends the process. SMR_EEXIST-like: returns SMR_OK at once where
 * another helper serves there. */
SMR_MUST_USE smr_status smr_guest_helper_serve(const char *folder, int idle_s);

typedef struct smr_guest_helper_state {
	int pid; /* 0: no helper is running */
	uint64_t images, bytes;
} smr_guest_helper_state;

/** $SAMARA_CACHE's guest folder; smr_free() it. */
SMR_MUST_USE smr_status smr_guest_helper_folder(char **out);
SMR_MUST_USE smr_status smr_guest_helper_look(const char *folder, smr_guest_helper_state *out);
/** Ends the helper and waits until it has ended; *@p ended: there was one. */
SMR_MUST_USE smr_status smr_guest_helper_stop(const char *folder, bool *ended);
/** Removes the folder, if no helper is running and no image is left. */
void smr_guest_helper_tidy(const char *folder);
#endif
