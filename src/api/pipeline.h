/** @file Pipeline from a program to its results: one call per step. */
#ifndef SMR_API_PIPELINE_H
#define SMR_API_PIPELINE_H
#include <stdarg.h>

#include "identify/match/identify.h"
#include "learn/history/history.h"
#include "run/run.h"

/** Opens the kernel library: our own kernels/, then the folders of $SAMARA_KERNELS (separated by
 * colons). */
SMR_MUST_USE smr_status smr_pipeline_library(smr_library **out);

/** Opens the data that predictions use: this host's machine description and the history, or for a
 * fixed plan only the shipped description of this kind of machine. A missing history is no error;
 * *@p history may become NULL at any time. */
SMR_MUST_USE smr_status smr_pipeline_costs(smr_runner *r, smr_machine *machine,
					   smr_history **history);

/** Sets the devices of a runner. SMR_RUN_GPU and SMR_RUN_WEBGPU fail where there is no such device,
 * with the reason; the runner then has the CPU. */
SMR_MUST_USE smr_status smr_pipeline_device(smr_runner *r, smr_run_device device);
/** The same by a word, "cpu", "gpu", "auto" or "webgpu"; NULL or "": that of $SAMARA_DEVICE.
 * SMR_EINVAL: it is another word. */
SMR_MUST_USE smr_status smr_pipeline_device_word(smr_runner *r, const char *word);

/** Entry points for libsamara-rt: see smr_site_enter() of <samara/site.h>. */
SMR_API int smr_run_enter(smr_site *site, int64_t *nums, va_list bases);
SMR_API void smr_run_left(smr_site *site);
#endif
