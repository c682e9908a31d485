/** @file Between probe.c, which knows the cluster, and probe_call.c, which knows the codelet. */
#ifndef SMR_CLUSTER_DISPATCH_PROBE_INTERNAL_H
#define SMR_CLUSTER_DISPATCH_PROBE_INTERNAL_H
#include "cluster/dispatch/client.h"
#include "run/remote/packager.h"

enum { SMR_PROBE_FORMS = 2, SMR_PROBE_WHY = 300, SMR_PROBE_OFFERS = 16 };

/** The codelet that is sent: y[i] = x[i] * 0.1 + 0.7, over as many as is asked for. */
typedef struct smr_cluster_probe_codelet {
	smr_graph *graph;
	smr_arena *arena;
	smr_codelet *codelets;
	size_t n, most; /* codelets; numbers in x and y */
	double *x, *y;
	smr_flow flow;
	struct {
		const smr_client *client;
		const smr_packaged *code;
	} offers[SMR_PROBE_OFFERS]; /* who offers which code */
	size_t noffers;
} smr_cluster_probe_codelet;

SMR_MUST_USE smr_status smr_cluster_probe_codelet_open(const smr_library *l,
						       smr_cluster_probe_codelet *out);
void smr_cluster_probe_codelet_close(smr_cluster_probe_codelet *c);

/** Who is asked, how. */
typedef struct smr_cluster_probe_target {
	smr_client *client; /* with one road */
	smr_packager *coder;
	const char *fleet, *node;
	const char *others; /* " a b ": nodes of the fleet that leave it to this one */
	const char *impl;   /* "nest", "wasm" */
	double patience_s;
} smr_cluster_probe_target;

/** One call over @p n numbers. SMR_OK: it came back, from that node, with the right bits; *@p
 * seconds it took, @p how it was done, if not as asked for. Else smr_errmsg() says what is wrong;
 * SMR_EUNSUPPORTED: the node does not do that. */
SMR_MUST_USE smr_status smr_cluster_probe_call(smr_cluster_probe_codelet *c,
					       const smr_cluster_probe_target *t, size_t n,
					       double *seconds, char how[SMR_PROBE_WHY]);
/** Numbers of which one window is as large as a ticket may be, and of 8 MB. */
enum { SMR_PROBE_SMALL = 16, SMR_PROBE_BESIDE = 8192, SMR_PROBE_LARGE = 1 << 20 };
#endif
