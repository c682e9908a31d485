/** @file Events: something that will be over, once, with or without an error. Any thread may use
 * them. */
#ifndef SMR_PJRT_EVENT_H
#define SMR_PJRT_EVENT_H
#include "pjrt/error.h"

/** Called once when the event is over, without a lock held. The error is the callee's; NULL: none.
 */
typedef void pjrt_event_fn(pjrt_error *error, void *arg);

/** The event that was over before anyone asked: needs no memory, counts no references. */
extern pjrt_event pjrt_event_over;

/** Makes a pending event with one reference; NULL: no memory. */
pjrt_event *pjrt_event_new(void);
pjrt_event *pjrt_event_hold(pjrt_event *e); /* returns @p e */
void pjrt_event_drop(pjrt_event *e);        /* NULL is fine */
/** Ends a pending event; later calls have no effect. NULL @p why: without an error. The error stays
 * the caller's. */
void pjrt_event_end(pjrt_event *e, const pjrt_error *why);
bool pjrt_event_is_over(const pjrt_event *e);
/** Waits for the end; a new error, or NULL. */
pjrt_error *pjrt_event_wait(pjrt_event *e);
/** Calls @p fn when the event is over: now, on this thread, if it is. SMR_ENOMEM: it will not. */
SMR_MUST_USE smr_status pjrt_event_then(pjrt_event *e, pjrt_event_fn *fn, void *arg);

#endif
