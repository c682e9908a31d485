/** @file A context of one thread for a group of tests, and a cache of its own. */
#ifndef SMR_TESTS_CTX_CASE_H
#define SMR_TESTS_CTX_CASE_H
#include <samara/samara.h>

#include "unit.h"

static smr_ctx *ctx;

static inline int ctx_open(void **state)
{
	smr_open_params o = SMR_INIT(smr_open_params);

	o.threads = 1;
	return unit_make_cache(state) != 0 || smr_open(&o, &ctx) != SMR_OK;
}

static inline int ctx_close(void **state)
{
	return smr_close(ctx) != SMR_OK || unit_drop_folder(state) != 0;
}

#endif
