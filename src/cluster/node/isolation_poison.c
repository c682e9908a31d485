/* Code that ended three workers within a minute is refused for ten minutes: forks and compilations
 * cost the node, whatever their sender is. */
#include <stdio.h>
#include <string.h>

#include "base/thread/clock.h"
#include "cluster/node/isolation_internal.h"

static const int64_t SECOND = 1000000000;

enum { WITHIN_S = 60, REFUSED_S = 600, DEATHS = 3 };

/* Finds the record; NULL: the code has not ended a worker recently. Under the lock. */
static smr_poison *find_poison(smr_isolation *h, const uint8_t *id)
{
	for (size_t i = 0; i < SMR_ISOLATION_POISONS; i++)
		if (h->poisons[i].at[0] != 0 && memcmp(h->poisons[i].id, id, SMR_HASH_BYTES) == 0)
			return &h->poisons[i];
	return NULL;
}

smr_status smr_isolation_check(smr_isolation *h, const uint8_t *id)
{
	smr_status st = SMR_OK;
	smr_poison *p;

	pthread_mutex_lock(&h->lock);
	p = find_poison(h, id);
	if (p != NULL && p->until > smr_now_ns())
		st = smr_fail(
			SMR_EDENIED,
			"it has ended %d workers within %d s, the last time: %s; it is refused "
			"for %d min",
			DEATHS, WITHIN_S, p->why, REFUSED_S / 60);
	pthread_mutex_unlock(&h->lock);
	return st;
}

void smr_isolation_died(smr_isolation *h, const uint8_t *id, const char *why)
{
	int64_t now = smr_now_ns();
	smr_poison *p;

	pthread_mutex_lock(&h->lock);
	p = find_poison(h, id);
	if (p == NULL) {
		p = &h->poisons[h->next_poison++ % SMR_ISOLATION_POISONS];
		*p = (smr_poison){.until = 0};
		memcpy(p->id, id, SMR_HASH_BYTES);
	}
	memmove(&p->at[1], &p->at[0], sizeof(p->at) - sizeof(p->at[0]));
	p->at[0] = now;
	(void)snprintf(p->why, sizeof(p->why), "%s", why);
	if (p->at[DEATHS - 1] != 0 && now - p->at[DEATHS - 1] < WITHIN_S * SECOND)
		p->until = now + REFUSED_S * SECOND;
	pthread_mutex_unlock(&h->lock);
}
