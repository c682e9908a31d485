/* Any bytes as a learned predictor: refused with its name, or what it says is in order and never
 * faster than the machine. */
#include <math.h>
#include <string.h>

#include "accepted.h"
#include "bytes.h"
#include "cost/model/trained_internal.h"

ACCEPTED_FORMATS("model of GPUs", "model of a CPU")

static void must(int holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *path = bytes_as_file(data, n);
	smr_machine m = {.kind = SMR_MACHINE_GPU,
			 .name = "m",
			 .cores = 10,
			 .clock_hz = 1e9,
			 .peak_f32 = 1e11,
			 .launch_s = 1e-6,
			 .tdp_w = 100,
			 .npoints = 2,
			 .set_bytes = {1e6, 1e9},
			 .bw_one = {1e11, 1e11},
			 .bw_all = {1e11, 1e11}};
	smr_cost_query q = {
		.work = {.flops = 1e6, .bytes_read = 1e5, .bytes_written = 1e3, .points = 100},
		.shape = {2, 50, 100, 70},
		.dtype = SMR_F32,
		.factor = SMR_F32,
		.klass = "contract",
		.impl = "device",
		.threads = 1};
	smr_trained *f;
	smr_prediction p;

	if (smr_trained_load(path, &f) != SMR_OK) {
		must(strstr(smr_errmsg(), path) != NULL || strstr(smr_errmsg(), "no memory"));
		return 0;
	}
	for (size_t i = 0; i < f->parts.n; i++)
		accepted(f->parts.v[i].kind == SMR_MACHINE_CPU ? "model of a CPU"
							       : "model of GPUs");
	smr_cost_estimate(&(smr_cost){.machine = &m, .trained = f}, &q, &p);
	must(p.p10 > 0 && p.p10 <= p.p50 && p.p50 <= p.p90 && isfinite(p.p90));
	must(p.p50 >= 0.999 * fmin(p.roofline, 1e6 / 1e12));
	smr_trained_free(f);
	return 0;
}
