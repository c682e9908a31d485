/* Times of kernels on devices: each device has a key of its own, and its description is a record.
 */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/log.h"
#include "cost/machine/text.h"
#include "learn/history/internal.h"

static const uint64_t OWNER = 0x646576696365; /* of the records */

void smr_history_device_key(const char *impl, const smr_machine *device,
			    char out[SMR_HISTORY_DEVICE])
{
	uint64_t hash = smr_hash64(device->cpu, strlen(device->cpu), 1);

	snprintf(out, SMR_HISTORY_DEVICE, "%.6s:%08x", impl, (unsigned)(hash ^ hash >> 32));
}

bool smr_history_is_device_key(const char *key)
{
	return strchr(key, ':') != NULL;
}

static void keep_description(smr_history *h, const char *key, const smr_machine *device)
{
	char *text;

	if (strcmp(h->device, key) == 0)
		return;
	snprintf(h->device, sizeof(h->device), "%s", key);
	if (smr_machine_json(device, &text) != SMR_OK)
		return;
	if (smr_history_keep(h, OWNER, key, text, strlen(text)) != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s", smr_errmsg());
	smr_free(text);
}

void smr_history_device_time(smr_history *h, const smr_machine *device, const smr_cost_query *q,
			     double roofline, double measured)
{
	char key[SMR_HISTORY_DEVICE];
	smr_cost_query there = *q;

	smr_history_device_key(q->impl, device, key);
	there.impl = key;
	there.threads = 1;
	(void)smr_history_lock(h);
	keep_description(h, key, device);
	smr_history_unlock(h);
	smr_history_time(h, &there, roofline, measured);
}

/* ---- reading -------------------------------------------------------------------------------- */

typedef struct wanted {
	const char *key;
	smr_machine *out;
	smr_status st;
} wanted;

static smr_status read_description(const char *text, size_t n, smr_machine *out)
{
	json_error_t e;
	json_t *j = json_loadb(text, n, 0, &e);
	smr_status st;

	if (j == NULL)
		return smr_fail(SMR_ECORRUPT, "history: a device's description is damaged: %s",
				e.text);
	st = smr_machine_read(j, "history", out);
	json_decref(j);
	return st;
}

static void take_description(void *ctx, const char *key, const void *data, size_t n)
{
	wanted *w = ctx;

	if (strcmp(key, w->key) == 0)
		w->st = read_description(data, n, w->out);
}

smr_status smr_history_device(smr_history *h, const char *key, smr_machine *out)
{
	wanted w = {.key = key, .out = out, .st = SMR_ENOTFOUND};

	SMR_TRY(smr_history_recall(h, OWNER, take_description, &w));
	return w.st != SMR_ENOTFOUND ? w.st : smr_fail(SMR_ENOTFOUND, "history: no device %s", key);
}
