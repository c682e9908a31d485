/** @file A page of predictions that needs no network (internal to cli/). */
#ifndef SMR_CLI_PREDICT_PAGE_H
#define SMR_CLI_PREDICT_PAGE_H
#include "predict/ask/session.h"

/** Writes a page about @p p, which @p q asked for, to @p path: share/samara/pages/predict.html with
 * the predictions, their machines and sources, timelines of the simulator, and for a tensor program
 * predictions for other numbers of devices. SMR_EIO: it cannot be written. */
SMR_MUST_USE smr_status smr_cli_predict_page(const char *path, smr_ctx *ctx,
					     const smr_predict_params *q,
					     const smr_predict_hooks *hooks,
					     const smr_predicted *p);
#endif
