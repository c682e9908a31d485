/** @file Concurrent execution of a flow whose steps run on several nodes: a step waits only for the
 * steps that it depends on (read after write, write after read, write after write). */
#ifndef SMR_RUN_STEP_COURSE_H
#define SMR_RUN_STEP_COURSE_H
#include "run/run.h"

enum { SMR_COURSE_STEPS = 64 /* more run one after the other */ };

/** Runs smr_specialization_run(). The flow's lock, if the caller has it, is released while it
 * waits. */
SMR_MUST_USE smr_status smr_course_run(const smr_runner *r, smr_flow *f, smr_specialization *s,
				       const smr_env *e);

typedef struct smr_course smr_course;
typedef enum smr_course_at {
	SMR_COURSE_AWAY, /* remaining parts are elsewhere, or another thread runs them */
	SMR_COURSE_WORK, /* a part takes long: smr_course_go() must be called by a thread that may
			  * block */
	SMR_COURSE_OVER  /* reported once */
} smr_course_at;

typedef struct smr_course_calls {
	/** Called in a thread that must not block: smr_course_go() has to be called. */
	void (*wake)(void *ctx);
	void *ctx;
	/** Called before a step begins, returns whether it may; NULL: all may. */
	smr_status (*check)(const smr_codelet *c, const smr_env *e);
} smr_course_calls;

/** All arguments must live, except for @p calls. */
SMR_MUST_USE smr_status smr_course_open(const smr_runner *r, smr_flow *f, smr_specialization *s,
					const smr_env *e, const smr_course_calls *calls,
					smr_course **out);
/** To be called once after opening, once for each call of wake(), and again after SMR_COURSE_WORK.
 * Without the flow's lock. */
smr_course_at smr_course_go(smr_course *c, bool has_time);
/** Returns the final status; the message is this thread's then. */
SMR_MUST_USE smr_status smr_course_outcome(const smr_course *c);
/** Gets the seconds of step @p i, if it is done. */
bool smr_course_seconds(const smr_course *c, size_t i, double *out);
/** Prevents further steps from starting. smr_course_go() has to be called once more, for this. */
void smr_course_cancel(smr_course *c);
void smr_course_close(smr_course *c); /* when it is over; accepts NULL */

/** Computes dependences: bit i: a step depends on step i, before it (needs.c). */
void smr_course_needs(const smr_specialization *s, const smr_env *e,
		      uint64_t needs[SMR_COURSE_STEPS]);
#endif
