/** @file Whether each node of a cluster does what it is there for: a codelet is sent to it by each
 * road and in each form, and what comes back is compared bit by bit. */
#ifndef SMR_CLUSTER_DISPATCH_PROBE_H
#define SMR_CLUSTER_DISPATCH_PROBE_H
#include <stdbool.h>

#include "base/status.h"
#include "ir/graph/graph.h"

typedef struct smr_library smr_library;

typedef enum smr_cluster_probe_verdict {
	SMR_CLUSTER_PROBE_GOOD, /* the right bits */
	SMR_CLUSTER_PROBE_NONE, /* it is not meant to, or cannot and need not: `why` says which */
	SMR_CLUSTER_PROBE_BAD
} smr_cluster_probe_verdict;

/** What came of one node, one road, one form. */
typedef struct smr_cluster_probe {
	const char *node, *fleet;
	const char *road; /* "server": within ticket and result; "local", "tls", "ucx": beside it;
			     "": it was not asked */
	const char *form; /* "native", "wasm", "" */
	double round_s;   /* median of some calls; NaN: none was answered */
	double rate;      /* bytes per second, 8 MB there and 8 MB back; NaN: not measured */
	smr_cluster_probe_verdict verdict;
	const char *why; /* "" where there is nothing to tell */
} smr_cluster_probe;

typedef struct smr_cluster_probe_params {
	const char *dir; /* the cluster's folder; it has the key of those who submit */
	const smr_library *library;
	const char *node;  /* of no other; NULL: of all */
	double patience_s; /* for one answer, six times that with 8 MB; 0: 10 */
	/** Called for each as it comes; strings are gone after the call. */
	void (*told)(void *ctx, const smr_cluster_probe *p);
	void *ctx;
} smr_cluster_probe_params;

/** SMR_ENOTFOUND: there is no node, or not that one. Else what was found out was told. */
SMR_MUST_USE smr_status smr_cluster_probe_cluster(const smr_cluster_probe_params *p);
#endif
