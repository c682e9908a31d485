/** @file Shared by probe.c, which handles the cluster, and probe_call.c, which handles the
 * codelet. */
#ifndef SMR_CLUSTER_DISPATCH_PROBE_INTERNAL_H
#define SMR_CLUSTER_DISPATCH_PROBE_INTERNAL_H
#include "cluster/dispatch/client.h"
#include "run/remote/packager.h"

enum { SMR_PROBE_FORMS = 2, SMR_PROBE_WHY = 300, SMR_PROBE_OFFERS = 16 };

/** The codelet that is sent: y[i] = x[i] * 0.1 + 0.7, for a requested number of elements. */
typedef struct smr_cluster_probe_codelet {
	smr_graph *graph;
	smr_arena *arena;
	smr_codelet *codelets;
	size_t n, most; /* codelets; elements of x and y */
	double *x, *y;
	smr_flow flow;
	struct {
		const smr_client *client;
		const smr_packaged *code;
	} offers[SMR_PROBE_OFFERS]; /* code that each client offers */
	size_t noffers;
} smr_cluster_probe_codelet;

SMR_MUST_USE smr_status smr_cluster_probe_codelet_open(const smr_library *l,
						       smr_cluster_probe_codelet *out);
void smr_cluster_probe_codelet_close(smr_cluster_probe_codelet *c);

/** The node to call, and the way. */
typedef struct smr_cluster_probe_target {
	smr_client *client; /* with one road */
	smr_packager *coder;
	const char *fleet, *node;
	const char *others; /* " a b ": the other nodes of the fleet, which leave it to this one */
	const char *impl;   /* "nest", "wasm" */
	double patience_s;
} smr_cluster_probe_target;

/** Calls the codelet with @p n elements. SMR_OK: that node returned the right bits; *@p seconds it
 * took, @p how it ran, if not as requested. Otherwise smr_errmsg() has the reason;
 * SMR_EUNSUPPORTED: the node does not support it. */
SMR_MUST_USE smr_status smr_cluster_probe_call(smr_cluster_probe_codelet *c,
					       const smr_cluster_probe_target *t, size_t n,
					       double *seconds, char how[SMR_PROBE_WHY]);
/** Numbers of elements for a small call, for one window as large as a ticket allows, and for 8
 * MB. */
enum { SMR_PROBE_SMALL = 16, SMR_PROBE_BESIDE = 8192, SMR_PROBE_LARGE = 1 << 20 };
#endif
