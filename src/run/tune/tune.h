/** @file Offline autotuning: measures the implementations of a kernel and their variants.
 *
 * It runs once, takes seconds, and works on the kernel's memory. The result is stored (hooks.tuned,
 * hooks.tuned_time) for processes that do not tune. */
#ifndef SMR_RUN_CHOOSE_TUNE_H
#define SMR_RUN_CHOOSE_TUNE_H
#include "run/run.h"

struct smr_tune {
	double limit_s;           /* limit of the total seconds */
	bool ways_only;           /* tunings are not measured */
	double spent_s;           /* so far */
	unsigned kernels, better; /* measured kernels; those whose implementation changed */
	unsigned passed;          /* kernels that were skipped for lack of time */
	/** Called after each kernel. NULL: not called. */
	void (*tell)(void *arg, const smr_tune *t);
	void *arg;
};

/** Measures the candidates of step @p i of @p s on the memory of @p e, and makes the best one the
 * size's step, built and checked. Its stores are the kernel's result or are repeated by the next
 * run; memory that a program's step also reads is restored. False: nothing was changed. */
bool smr_tune_step(const smr_runner *r, smr_flow *f, smr_specialization *s, size_t i,
		   const smr_env *e);
/** Tunes a program's step that was not tuned before; does not wait for a search of another thread.
 */
void smr_tune_once(const smr_runner *r, smr_flow *f, smr_specialization *s, size_t i,
		   const smr_env *e);
/** Returns whether the size's steps, and then the program's loops, may run on the same memory one
 * after the other: none stores to memory that it or an earlier one reads. */
bool smr_tune_may_repeat(const smr_specialization *s, const smr_env *e);
#endif
