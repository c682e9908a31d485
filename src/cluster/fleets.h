/** @file Fleets: the nodes that satisfy a predicate over machine facts, and the codelets that
 * prefer them. */
#ifndef SMR_CLUSTER_FLEETS_H
#define SMR_CLUSTER_FLEETS_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

typedef struct smr_fleet {
	char name[32]; /* a-z 0-9 - */
	char *about;
} smr_fleet;

typedef struct smr_fleets {
	smr_fleet *v;
	size_t n;
} smr_fleets;

SMR_MUST_USE smr_status smr_fleets_read(const char *path, smr_fleets **out);
SMR_MUST_USE smr_status smr_fleets_parse(const char *text, size_t n, const char *where,
					 smr_fleets **out);
void smr_fleets_free(smr_fleets *f); /* NULL is fine */
/** NULL: there is none of that name. */
const smr_fleet *smr_fleet_find(const smr_fleets *f, const char *name);
#endif
