/* Any bytes as a machine description: refused with its name, or good enough to predict with, and
 * its JSON reads back as the same machine. */
#include <math.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "bytes.h"
#include "cost/model/cost.h"

ACCEPTED_FORMATS("machine")

static void must(int holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *path = bytes_as_file(data, n);
	smr_cost_query q = {.work = {.flops = 1e6, .bytes_read = 1e5, .bytes_written = 1e3},
			    .shape = {2, 50, 100, 70},
			    .dtype = SMR_F32,
			    .klass = "contract",
			    .impl = "nest",
			    .threads = 2};
	smr_machine m, again;
	smr_prediction p;
	char *text, *none;

	if (smr_machine_load(path, &m) != SMR_OK) {
		must(strstr(smr_errmsg(), path) != NULL);
		return 0;
	}
	accepted("machine");
	smr_cost_estimate(&(smr_cost){.machine = &m}, &q, &p);
	must(smr_machine_unsourced(path, &none) == SMR_OK);
	smr_free(none);
	must(p.p10 > 0 && p.p10 <= p.p50 && p.p50 <= p.p90 && !isnan(p.energy_j));
	must(smr_machine_json(&m, &text) == SMR_OK);
	must(smr_machine_load(bytes_as_file((const uint8_t *)text, strlen(text)), &again) ==
	     SMR_OK);
	must(memcmp(&m, &again, sizeof(m)) == 0);
	smr_free(text);
	return 0;
}
