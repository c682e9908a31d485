/* Any bytes as the shape of a transformer: refused with the file's name, or a step of finite time
 * that needs some memory. */
#include <math.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "bytes.h"
#include "predict/transformer/transformer.h"

ACCEPTED_FORMATS("shape")

static void must(int holds)
{
	if (!holds)
		abort();
}

static const smr_machine machine = {.kind = SMR_MACHINE_GPU,
				    .name = "m",
				    .cores = 100,
				    .clock_hz = 1e9,
				    .peak_f32 = 1e11,
				    .npoints = 2,
				    .set_bytes = {1, 1e12},
				    .bw_one = {1e12, 1e12},
				    .bw_all = {1e12, 1e12},
				    .launch_s = 1e-6,
				    .tdp_w = 400,
				    .nlinks = 2,
				    .links = {{"near", SMR_TOPOLOGY_TORUS, 2, 64, 1e12, 1e-6},
					      {"far", SMR_TOPOLOGY_TREE, 1, 1 << 24, 1e11, 1e-6}}};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char *text = strndup((const char *)data, n);
	smr_transformer t;
	smr_transformer_step_result s;

	if (text == NULL)
		return 0;
	if (smr_transformer_read("shape", text, &t) != SMR_OK) {
		must(strstr(smr_errmsg(), "shape") != NULL);
	} else if (smr_transformer_check(&t) == SMR_OK) {
		smr_transformer_memory(&t, &s.memory);
		must(s.memory.total > 0 && isfinite(s.memory.total));
		if ((double)t.batch / t.data / t.micro_batch * t.pipeline * t.layers < 1e4 &&
		    smr_transformer_step(&t, &machine, &s, NULL) == SMR_OK) {
			accepted("shape");
			must(s.p50 > 0 && isfinite(s.p50) && s.compute <= 1 + 1e-9 &&
			     isfinite(s.energy_j));
		}
	}
	free(text);
	return 0;
}
