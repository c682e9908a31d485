/* Any text as limits of a plan, and as a strategy: refused with what is wrong in it, or all numbers
 * are of use. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "bytes.h"
#include "pass/shard/strategy.h"
#include "predict/sla.h"

ACCEPTED_FORMATS("limits", "strategy")

static void must(int holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char *text = smr_malloc(n + 1);
	smr_forecast f = {.p90 = 1, .energy_j = 1, .memory_bytes = 1, .price = 1, .fits = true};
	smr_sla_measure worst;
	smr_strategy s;
	smr_sla limits;

	must(text != NULL);
	memcpy(text, data, n);
	text[n] = '\0';
	if (smr_sla_read(text, &limits) == SMR_OK) {
		accepted("limits");
		for (int i = 0; i < SMR_SLA_MEASURES; i++)
			must(!limits.asked[i] || limits.limit[i] > 0);
		must(smr_sla_excess(&limits, &f, &worst) >= 0 && worst < SMR_SLA_MEASURES);
	} else {
		must(smr_errmsg()[0] != '\0');
	}
	if (smr_strategy_read(text, &s) == SMR_OK) {
		accepted("strategy");
		must(smr_strategy_devices(&s) >= 1 && smr_strategy_devices(&s) <= SMR_MAX_DEVICES);
	} else {
		must(smr_errmsg()[0] != '\0');
	}
	smr_free(text);
	return 0;
}
