/* Any bytes as the report of a program that ran: refused, or a forecast of numbers. */
#include <math.h>
#include <samara/samara.h>
#include <stdlib.h>

#include "bytes.h"
#include "predict/predict.h"

static void must(int holds)
{
	if (!holds)
		abort();
}

static smr_ctx ctx; /* nothing is asked of it but its machine */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_cost c = {.machine = &ctx.machine};
	smr_workload *w;
	smr_forecast f;

	if (ctx.machine.cores == 0)
		must(smr_machine_load("epyc-9654", &ctx.machine) == SMR_OK);
	if (smr_workload_program(&ctx, bytes_as_file(data, n), &w) != SMR_OK) {
		must(smr_errmsg()[0] != '\0');
		return 0;
	}
	if (smr_forecast_of(&c, w, &f) == SMR_OK)
		must(f.p50 >= 0 && f.remainder_s >= 0 && f.energy_j >= 0);
	smr_workload_free(w);
	return 0;
}
