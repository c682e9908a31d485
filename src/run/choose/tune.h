/** @file Offline autotuning: measures the implementations of a kernel and their variants.
 *
 * It runs once, takes seconds, and works on the kernel's memory. The result is stored (hooks.tuned,
 * hooks.tuned_time) for processes that do not tune. */
#ifndef SMR_RUN_CHOOSE_TUNE_H
#define SMR_RUN_CHOOSE_TUNE_H
#include "run/run.h"

struct smr_tune {
	double limit_s;           /* seconds that all of it may take */
	bool ways_only;           /* tunings of a way are not looked at */
	double spent_s;           /* so far */
	unsigned kernels, better; /* looked at; that run otherwise now than was predicted */
	unsigned passed;          /* left as they are, for want of time */
	/** Told after each kernel. NULL: nobody wants to know. */
	void (*tell)(void *arg, const smr_tune *t);
	void *arg;
};

/** Measures what could run step @p i of @p s, on the memory of @p e, and makes the best of it the
 * size's step, built and checked. What it stores is the kernel's result or is stored again by the
 * next run; what a program's step reads as well is put back. False: all is as it was. */
bool smr_tune_step(const smr_runner *r, smr_flow *f, smr_specialization *s, size_t i,
		   const smr_env *e);
/** The same of a program's step that was never looked at; another thread's search is not waited
 * for. */
void smr_tune_once(const smr_runner *r, smr_flow *f, smr_specialization *s, size_t i,
		   const smr_env *e);
/** Whether the size's steps, and then the program's loops, may run on the same memory one after the
 * other: none stores to what an earlier one or itself has read. */
bool smr_tune_may_repeat(const smr_specialization *s, const smr_env *e);
#endif
