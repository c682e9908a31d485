/** @file Fleets: the nodes that satisfy a predicate over machine facts, and the codelets that
 * prefer them by a predicate over their profile. */
#ifndef SMR_CLUSTER_CONFIG_FLEETS_H
#define SMR_CLUSTER_CONFIG_FLEETS_H
#include "cluster/config/facts.h"
#include "cluster/config/predicate.h"

typedef struct smr_fleet {
	char name[32]; /* a-z 0-9 - */
	char *about;
	smr_predicate *nodes, *codelets;
} smr_fleet;

typedef struct smr_fleets {
	smr_fleet *v;
	size_t n;
} smr_fleets;

/** Profile of a codelet; unknown numbers are NaN, unknown texts NULL. */
typedef struct smr_profile {
	const char *kernel; /* "gemm", or NULL */
	double predicted_s; /* median time of one call on this machine */
	double flops, bytes, memory_bytes;
	double calls; /* in one run */
	double lines, cyclomatic;
	double threads; /* usable number */
	bool pure;
} smr_profile;

SMR_MUST_USE smr_status smr_fleets_read(const char *path, smr_fleets **out);
SMR_MUST_USE smr_status smr_fleets_parse(const char *text, size_t n, const char *where,
					 smr_fleets **out);
void smr_fleets_free(smr_fleets *f); /* NULL is allowed */

/** Returns whether a machine belongs to a fleet. */
bool smr_fleet_takes(const smr_fleet *f, const smr_facts *machine);
/** Orders the numbers of all fleets: first those whose predicate holds for the codelet, then the
 * others as a fallback; each in the order of the file. @p order has room for all. Returns how many
 * hold. */
size_t smr_fleets_rank(const smr_fleets *f, const smr_profile *codelet, size_t *order);
#endif
