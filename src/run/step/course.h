/** @file Concurrent execution of a flow whose steps run on several nodes: a step waits only for the
 * steps that it depends on (read after write, write after read, write after write). */
#ifndef SMR_RUN_STEP_COURSE_H
#define SMR_RUN_STEP_COURSE_H
#include "run/run.h"

enum { SMR_COURSE_STEPS = 64 /* more run one after the other */ };

/** smr_specialization_run(). With the flow's lock, if it is the caller's, which is left while it
 * waits. */
SMR_MUST_USE smr_status smr_course_run(const smr_runner *r, smr_flow *f, smr_specialization *s,
				       const smr_env *e);

typedef struct smr_course smr_course;
typedef enum smr_course_at {
	SMR_COURSE_AWAY, /* what is left is elsewhere, or another thread is at it */
	SMR_COURSE_WORK, /* something has to be done that takes long: smr_course_go() by a thread
			    that has time */
	SMR_COURSE_OVER  /* told once */
} smr_course_at;

typedef struct smr_course_calls {
	/** In a thread that must soon go on: smr_course_go() has to be called. */
	void (*wake)(void *ctx);
	void *ctx;
	/** Before a step begins, whether it may; NULL: all may. */
	smr_status (*check)(const smr_codelet *c, const smr_env *e);
} smr_course_calls;

/** All that is given must stay, but for @p calls. */
SMR_MUST_USE smr_status smr_course_open(const smr_runner *r, smr_flow *f, smr_specialization *s,
					const smr_env *e, const smr_course_calls *calls,
					smr_course **out);
/** Once after it was opened, once for each time that wake() was called, and again after
 * SMR_COURSE_WORK. Without the flow's lock. */
smr_course_at smr_course_go(smr_course *c, bool has_time);
/** How it ended; the message is this thread's then. */
SMR_MUST_USE smr_status smr_course_outcome(const smr_course *c);
/** Seconds that step @p i took, if it is done. */
bool smr_course_seconds(const smr_course *c, size_t i, double *out);
/** From now on no step begins. smr_course_go() has to be called once more, for this. */
void smr_course_cancel(smr_course *c);
void smr_course_close(smr_course *c); /* when it is over; NULL is fine */

/** Bit i: a step needs step i, before it, to be done (needs.c). */
void smr_course_needs(const smr_specialization *s, const smr_env *e,
		      uint64_t needs[SMR_COURSE_STEPS]);
#endif
