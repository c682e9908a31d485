/** @file The road from a program to its result: one call per step. */
#ifndef SMR_API_PIPELINE_H
#define SMR_API_PIPELINE_H
#include <stdarg.h>

#include "identify/match/identify.h"
#include "learn/history/history.h"
#include "run/run.h"

/** The kernel library: our own kernels/, then the folders of $SAMARA_KERNELS (separated by colons).
 */
SMR_MUST_USE smr_status smr_pipeline_library(smr_library **out);

/** What predictions stand on: this host and the history, or, where the plan is fixed, the shipped
 * description of its kind alone. Going on without a history is no failure; *@p history may become
 * NULL at any time. */
SMR_MUST_USE smr_status smr_pipeline_costs(smr_runner *r, smr_machine *machine,
					   smr_history **history);

/** What libsamara-rt calls: see smr_site_enter() of <samara/site.h>. */
SMR_API int smr_run_enter(smr_site *site, int64_t *nums, va_list bases);
SMR_API void smr_run_left(smr_site *site);
#endif
