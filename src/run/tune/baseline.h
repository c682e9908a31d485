/** @file The original loops of a site as the baseline: measured, and compared with their
 * replacement.
 *
 * The original loops run outside the runtime. Their time in seconds is from the answer of
 * smr_site_enter() to the call of smr_site_left(). */
#ifndef SMR_RUN_CHOOSE_BASELINE_H
#define SMR_RUN_CHOOSE_BASELINE_H
#include "run/run.h"

/** Measurements of the loops at one size. NULL if there is nothing to measure: then the functions
 * below do nothing, and the flow's steps run where they were chosen. */
typedef struct smr_baseline smr_baseline;

/** Starts to measure the loops of a new size. NULL: the loops do not report their end, or
 * measurements are ignored. */
smr_baseline *smr_baseline_new(const smr_runner *r, const smr_flow *f, const smr_specialization *s);
void smr_baseline_free(smr_baseline *l); /* accepts NULL */
/** Lets the loops compete with the steps, which are prepared. */
void smr_baseline_compete(smr_baseline *l);
/** Returns whether the next call runs the loops. */
bool smr_baseline_next(smr_baseline *l, bool disturbed);
/** Records a run of the steps in @p seconds; 0: it was not measured. */
void smr_baseline_steps_took(smr_baseline *l, double seconds, bool disturbed);
/** Returns whether the contest is over; *@p lead: the loops are faster. */
bool smr_baseline_over(const smr_baseline *l, bool *lead);

/** Marks the start of the loops in this thread; returns true if they must report their end. */
bool smr_baseline_begin(const smr_site *site, smr_flow *f, smr_specialization *s);
/** Marks the end of the loops in this thread; records their time as that of the replaced loops. */
void smr_baseline_left(smr_runner *r, const smr_site *site);
#endif
