/* Any bytes as the history's database: everything goes on, and what is read is usable. */
#include <math.h>
#include <string.h>

#include "accepted.h"
#include "base/fs.h"
#include "bytes.h"
#include "learn/history/history.h"
#include "learn/train/samples.h"

ACCEPTED_FORMATS("past")

/* SQLite wants a name of its own, for the journal beside it. */
static const char *file(const uint8_t *data, size_t n)
{
	static char folder[] = "/tmp/samara-fuzz-XXXXXX", path[64];
	static const char *const rest[] = {"-wal", "-shm", "-journal"};
	char beside[80];

	if (path[0] == '\0') {
		if (mkdtemp(folder) == NULL)
			abort();
		snprintf(path, sizeof(path), "%s/h.db", folder);
	}
	for (int i = 0; i < 3; i++) {
		snprintf(beside, sizeof(beside), "%s%s", path, rest[i]);
		unlink(beside);
	}
	if (smr_write_file(path, data, n, SMR_WRITE_FAST) != SMR_OK)
		abort();
	return path;
}

static void check_samples(smr_history *h)
{
	smr_samples all;

	if (smr_history_samples(h, &all) != SMR_OK)
		return;
	for (size_t i = 0; i < all.list.n; i++)
		if (!(isfinite(all.list.v[i].seconds) && all.list.v[i].seconds > 0) ||
		    all.list.v[i].query.threads < 1)
			abort();
	smr_samples_free(&all);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_cost_query q = {.impl = "nest", .threads = 1, .code = 1, .size = 2};
	smr_past past = {0};
	double calls;
	smr_history *h;
	smr_status st;

	if (smr_history_open(file(data, n), &h) != SMR_OK)
		return 0;
	if (smr_history_lookup(h, &q, &past)) {
		accepted("past");
		if (!(isfinite(past.low) && past.dev >= 0))
			abort();
	}
	if (smr_history_verdict(h, 1, "nest", 2) > SMR_VERDICT_MADE)
		abort();
	calls = smr_history_calls(h, 1, 2);
	if (isnan(calls) || calls < 0)
		abort();
	check_samples(h);
	smr_history_time(h, &q, 1e-3, 2e-3);
	smr_history_called(h, 1, 2, 3);
	st = smr_history_judge(h, 1, "nest", 2, SMR_VERDICT_GOOD);
	(void)st; /* either is right */
	smr_history_close(h);
	return 0;
}
