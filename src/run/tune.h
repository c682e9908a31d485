/** @file Measured search: which way runs a kernel best, and which of its own ways that takes.
 *
 * It takes seconds, is done once, on the kernel's own memory, and what it finds is kept
 * (hooks.tuned, hooks.tuned_time) for processes that do not search. */
#ifndef SMR_RUN_TUNE_H
#define SMR_RUN_TUNE_H
#include "run/run.h"

struct smr_tune {
	double limit_s;           /* seconds that all of it may take */
	double spent_s;           /* so far */
	unsigned kernels, better; /* looked at; that run otherwise now than was predicted */
	unsigned passed;          /* left as they are, for want of time */
	/** Told after each kernel. NULL: nobody wants to know. */
	void (*tell)(void *arg, const smr_tune *t);
	void *arg;
};

/** Measures what could run the one step of @p s, on the memory of @p e, and makes the best of it
 * the size's step, built and checked. What it stores is the kernel's result or is stored again by
 * the next run. False: all is as it was. */
bool smr_tune_step(const smr_runner *r, smr_flow *f, smr_size *s, const smr_env *e);
#endif
