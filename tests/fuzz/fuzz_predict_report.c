/* Any bytes as the report of a program that ran: refused, or a forecast of numbers. */
#include <math.h>
#include <samara/samara.h>
#include <stdlib.h>

#include "accepted.h"
#include "bytes.h"
#include "predict/predict.h"
#include "run/report.h"

ACCEPTED_FORMATS("report")

static void must(int holds)
{
	if (!holds)
		abort();
}

/* Nothing is asked of it but its machine. */
static smr_ctx ctx = {.machine = {.kind = SMR_MACHINE_CPU,
				  .name = "made up",
				  .cores = 2,
				  .scalar_hz = 3e9,
				  .peak_f32 = 1e11,
				  .peak_f64 = 5e10,
				  .npoints = 2,
				  .set_bytes = {1, 1e12},
				  .bw_one = {1e10, 1e10},
				  .bw_all = {2e10, 2e10}}};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_cost c = {.machine = &ctx.machine};
	smr_workload *w;
	smr_forecast f;

	if (smr_workload_program(&ctx, bytes_behind(SMR_REPORT_MAGIC, data, n), &w) != SMR_OK) {
		must(smr_errmsg()[0] != '\0');
		return 0;
	}
	if (smr_forecast_of(&c, w, &f) == SMR_OK) {
		accepted("report");
		must(f.p50 >= 0 && f.remainder_s >= 0 && f.energy_j >= 0);
	}
	smr_workload_free(w);
	return 0;
}
