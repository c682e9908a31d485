/** @file Answers messages of the helper's socket: creates or updates the image of a site. */
#ifndef SMR_RT_HELPER_ANSWER_H
#define SMR_RT_HELPER_ANSWER_H
#include "rt/abi/message.h"
#include "run/run.h"

typedef struct smr_guest_answerer smr_guest_answerer;

/** Creates the state; images are files in the current folder. */
SMR_MUST_USE smr_status smr_guest_answerer_new(smr_guest_answerer **out);
void smr_guest_answerer_free(smr_guest_answerer *a); /* @p a may be NULL */
/** Answers one datagram from any process of this user; returns SMR_ECORRUPT if it is not a valid
 * message. */
SMR_MUST_USE smr_status smr_guest_answer(smr_guest_answerer *a, const void *message, size_t n);
#endif
