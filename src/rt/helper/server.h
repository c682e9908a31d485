/** @file The helper process: one per user and cache, reached by its socket. */
#ifndef SMR_RT_HELPER_SERVER_H
#define SMR_RT_HELPER_SERVER_H
#include "base/status.h"
#include <stdbool.h>
#include <stdint.h>

/** Serves in @p folder, which it creates if necessary (mode 0700), until no message has arrived for
 * @p idle_s seconds or a signal ends the process. Returns SMR_OK at once if another helper serves
 * there. */
SMR_MUST_USE smr_status smr_guest_helper_serve(const char *folder, int idle_s);

typedef struct smr_guest_helper_state {
	int pid; /* 0 if no helper is running */
	uint64_t images, bytes;
} smr_guest_helper_state;

/** Returns $SAMARA_CACHE's guest folder; free it by smr_free(). */
SMR_MUST_USE smr_status smr_guest_helper_folder(char **out);
SMR_MUST_USE smr_status smr_guest_helper_look(const char *folder, smr_guest_helper_state *out);
/** Ends the helper and waits until it has ended; *@p ended: whether one was running. */
SMR_MUST_USE smr_status smr_guest_helper_stop(const char *folder, bool *ended);
/** Removes the folder if no helper is running and it contains no image. */
void smr_guest_helper_tidy(const char *folder);
#endif
