/** @file Tests each node of a cluster: sends it a codelet by each road and in each form, and
 * compares the result bit by bit. */
#ifndef SMR_CLUSTER_DISPATCH_PROBE_H
#define SMR_CLUSTER_DISPATCH_PROBE_H
#include <stdbool.h>

#include "base/status.h"
#include "ir/graph/graph.h"

typedef struct smr_library smr_library;

typedef enum smr_cluster_probe_verdict {
	SMR_CLUSTER_PROBE_GOOD, /* the result is right */
	SMR_CLUSTER_PROBE_NONE, /* not intended, or impossible and not needed: see `why` */
	SMR_CLUSTER_PROBE_BAD
} smr_cluster_probe_verdict;

/** Result for one node, one road, one form. */
typedef struct smr_cluster_probe {
	const char *node, *fleet;
	const char *road; /* "server": within ticket and result; "local", "tls", "ucx": beside it;
			   * "": not sent */
	const char *form; /* "native", "wasm", "" */
	double round_s;   /* median of some calls; NaN: no answer */
	double rate;      /* bytes per second, 8 MB there and 8 MB back; NaN: not measured */
	smr_cluster_probe_verdict verdict;
	const char *why; /* "" without a reason */
} smr_cluster_probe;

typedef struct smr_cluster_probe_params {
	const char *dir; /* the cluster's folder, with the key of a submitter */
	const smr_library *library;
	const char *node;  /* only this one; NULL: all */
	double patience_s; /* for one answer, six times that with 8 MB; 0: 10 */
	/** Called for each result; its strings are valid during the call. */
	void (*told)(void *ctx, const smr_cluster_probe *p);
	void *ctx;
} smr_cluster_probe_params;

/** SMR_ENOTFOUND: there is no node, or not that one. Otherwise all results were reported. */
SMR_MUST_USE smr_status smr_cluster_probe_cluster(const smr_cluster_probe_params *p);
#endif
