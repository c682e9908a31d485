/** @file The original loops of a site as the baseline: measured, and compared with their
 * replacement.
 *
 * The original loops run outside the runtime. Their time in seconds is from the answer of
 * smr_site_enter() to the call of smr_site_left(). */
#ifndef SMR_RUN_CHOOSE_BASELINE_H
#define SMR_RUN_CHOOSE_BASELINE_H
#include "base/data/hash.h"
#include "run/run.h"

/** What the loops of a step are called in the history, whose ways are called @p code: they are
 * quick or slow as the program was compiled. */
static inline uint64_t smr_baseline_code(const smr_flow *f, uint64_t code)
{
	return f->loops != 0 ? smr_hash_mix(code, f->loops) : code;
}

/** What is known of them at one size. NULL where nothing is to be found out: then none of the below
 * does anything, and the flow's steps run where they were chosen. */
typedef struct smr_baseline smr_baseline;

/** Begins to measure the loops of a size that is new. NULL: they tell nothing, or nothing measured
 * may count. */
smr_baseline *smr_baseline_new(const smr_runner *r, const smr_flow *f, const smr_specialization *s);
void smr_baseline_free(smr_baseline *l); /* NULL is fine */
/** From now on they compete with the steps, which are made ready. */
void smr_baseline_compete(smr_baseline *l);
/** Whether the next call is theirs. */
bool smr_baseline_next(smr_baseline *l, bool disturbed);
/** The steps took @p seconds; 0: that was not measured. */
void smr_baseline_steps_took(smr_baseline *l, double seconds, bool disturbed);
/** The contest is over; *@p lead: the loops are quicker. */
bool smr_baseline_over(const smr_baseline *l, bool *lead);

/** They begin, in this thread; true: they are to tell when they end. */
bool smr_baseline_begin(const smr_site *site, smr_flow *f, smr_specialization *s);
/** They have run, in this thread: what the size's steps replace takes that long, and is so kept. */
void smr_baseline_left(smr_runner *r, const smr_site *site);
#endif
