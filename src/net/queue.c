/* Validates names of queues, which become parts of subjects, keys and files. */
#include "net/queue.h"

#include <string.h>

#include "base/data/hash.h"

static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-_";

bool smr_queue_word(const char *name)
{
	size_t n = name != NULL ? strspn(name, letters) : 0;

	return n > 0 && n < SMR_QUEUE_WORD && name[n] == '\0';
}

bool smr_queue_id(const char *id)
{
	size_t run = id != NULL ? strspn(id, letters) : 0, n;

	if (run == 0 || run >= SMR_QUEUE_WORD || id[run] != '.')
		return false;
	n = run + 1 + strspn(id + run + 1, letters);
	return n > run + 1 && n < SMR_QUEUE_ID && id[n] == '\0';
}

void smr_recent_note(smr_recent *r, const char *id)
{
	r->ids[r->n++ % (sizeof(r->ids) / sizeof(r->ids[0]))] = smr_hash64(id, strlen(id), 0);
}

bool smr_recent_has(const smr_recent *r, const char *id)
{
	uint64_t h = smr_hash64(id, strlen(id), 0);

	for (size_t i = 0; i < sizeof(r->ids) / sizeof(r->ids[0]) && i < r->n; i++)
		if (r->ids[i] == h)
			return true;
	return false;
}
