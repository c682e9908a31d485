/** @file What the helper does with a message: it makes or updates the image of a site. */
#ifndef SMR_RT_HELPER_ANSWER_H
#define SMR_RT_HELPER_ANSWER_H
#include "rt/abi/message.h"
#include "run/run.h"

typedef struct smr_guest_answerer smr_guest_answerer;

/** Images are files in the current folder. */
SMR_MUST_USE smr_status smr_guest_answerer_new(smr_guest_answerer **out);
void smr_guest_answerer_free(smr_guest_answerer *a); /* NULL is fine */
/** One datagram, from anybody of this user: SMR_ECORRUPT where it is no message. */
SMR_MUST_USE smr_status smr_guest_answer(smr_guest_answerer *a, const void *message, size_t n);
#endif
