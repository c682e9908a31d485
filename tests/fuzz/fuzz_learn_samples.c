/* Any bytes as a table of measured kernels: refused with its name, or each row can be predicted. */
#include <math.h>
#include <string.h>

#include "accepted.h"
#include "bytes.h"
#include "cost/model/features.h"
#include "learn/train/samples.h"

ACCEPTED_FORMATS("table")

static void must(int holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *path = bytes_as_file(data, n);
	float x[SMR_COST_FEATURES];
	smr_device_time d;
	smr_samples s = {0};

	if (smr_samples_read(path, &s) != SMR_OK) {
		smr_samples_free(&s);
		return 0;
	}
	accepted("table");
	must(s.list.n > 0);
	for (size_t i = 0; i < s.list.n; i++) {
		smr_train_sample_base(&s.list.v[i], &d);
		must(d.start_s + fmax(d.compute_s, d.memory_s) > 0);
		smr_features_of(s.list.v[i].machine, &s.list.v[i].query, &d, x);
		for (size_t k = 0; k < SMR_COST_FEATURES; k++)
			must(isfinite(x[k]));
	}
	smr_samples_free(&s);
	return 0;
}
