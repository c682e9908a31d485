/* Any bytes as a node performance record: taken, or refused with a reason; predictions
 * are numbers. */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "learn/placement/node_perf.h"
#include "wire.h"

ACCEPTED_FORMATS("sending", "all", "node")

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const char *const keys[] = {"fare.sending",
					   "fare.0000000000000000.0000000000000000.all",
					   "fare.0000000000000001.0000000000000002.n-n1"};
	static const char *const formats[] = {"sending", "all", "node"};
	uint8_t *m = malloc(n + 1);
	smr_node_perf *f;

	memcpy(m, data, n);
	put_right(m, n);
	if (smr_node_perf_open(&f) != SMR_OK)
		abort();
	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		if (smr_node_perf_take(f, keys[i], m, n) == SMR_OK)
			accepted(formats[i]);
		else if (*smr_errmsg() == '\0')
			abort();
	smr_node_perf_add(f, 1, 2, "n1", 2, 1);
	if (!(smr_node_perf_factor(f, 1, 2, "n1") > 0) ||
	    !(smr_node_perf_sending(f).dispatch_s > 0))
		abort();
	smr_node_perf_close(f);
	free(m);
	return 0;
}
