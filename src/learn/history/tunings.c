/* Tunings: the selected variant of an implementation (smr_impl.tunings), as records of one owner.
 * Most histories have few or none: they are read as a whole, once. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "learn/history/internal.h"

static const uint64_t OWNER = 0x676e696e7574; /* "tuning" */

static smr_tuned *find_tuning(smr_tunings *t, uint64_t code, uint64_t size)
{
	for (size_t i = 0; i < t->list.n; i++)
		if (t->list.v[i].code == code && t->list.v[i].size == size)
			return &t->list.v[i];
	return NULL;
}

static smr_status set(smr_tunings *t, uint64_t code, uint64_t size, unsigned tuning)
{
	smr_tuned *x = find_tuning(t, code, size);

	if (x != NULL) {
		x->tuning = tuning;
		return SMR_OK;
	}
	return smr_vec_push(&t->list, ((smr_tuned){code, size, tuning}));
}

static void read_one(void *ctx, const char *key, const void *data, size_t n)
{
	uint64_t code, size;
	uint8_t tuning;

	if (n != sizeof(tuning) || sscanf(key, "%" SCNx64 ".%" SCNx64, &code, &size) != 2)
		return;
	memcpy(&tuning, data, sizeof(tuning));
	(void)set(ctx, code, size, tuning); /* without memory the model selects the variant */
}

static void read_all(smr_history *h, smr_tunings *t)
{
	if (!t->read)
		(void)smr_history_recall(h, OWNER, read_one, t);
	t->read = true;
}

unsigned smr_history_tuning(smr_history *h, uint64_t code, uint64_t size)
{
	smr_tunings *t = smr_history_lock(h);
	const smr_tuned *x;
	unsigned tuning;

	read_all(h, t);
	x = find_tuning(t, code, size);
	tuning = x != NULL ? x->tuning : 0;
	smr_history_unlock(h);
	return tuning;
}

smr_status smr_history_tune(smr_history *h, uint64_t code, uint64_t size, unsigned tuning)
{
	smr_tunings *t = smr_history_lock(h);
	uint8_t byte = (uint8_t)tuning;
	char key[48];
	smr_status st;

	snprintf(key, sizeof(key), "%016" PRIx64 ".%016" PRIx64, code, size);
	read_all(h, t);
	st = tuning <= UINT8_MAX ? set(t, code, size, tuning)
				 : smr_fail(SMR_EINVAL, "history: tuning %u", tuning);
	if (st == SMR_OK)
		st = smr_history_keep(h, OWNER, key, &byte, sizeof(byte));
	smr_history_unlock(h);
	return st;
}
