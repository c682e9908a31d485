#include "cluster/config/census.h"

#include <stdio.h>
#include <string.h>

#include "cluster/config/health.h"

typedef struct count {
	const char *fleet;
	unsigned n;
} count;

/* Counts one key, SET.NODE. */
static void count_fleet_node(void *ctx, const char *key, const char *data, size_t n)
{
	const char *dot = strrchr(key, '.');
	char set[SMR_HEALTH_KEY];
	count *c = ctx;

	if (dot == NULL || (size_t)(dot - key) >= sizeof(set))
		return;
	snprintf(set, sizeof(set), "%.*s", (int)(dot - key), key);
	c->n += smr_set_has(set, c->fleet);
}

smr_status smr_census(const smr_nats_module *m, smr_nats *n, const char *fleet, unsigned *out)
{
	count c = {.fleet = fleet};

	SMR_TRY(m->names(n, SMR_BUCKET_HEALTH, NULL, count_fleet_node, &c));
	*out = c.n;
	return SMR_OK;
}
