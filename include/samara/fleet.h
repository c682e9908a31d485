/** @file Clusters: plans that send codelets to other nodes, and statistics of these calls.
 *
 *   smr_open() -> smr_join() -> smr_decompose() -> smr_plan() -> smr_execute() -> smr_monitor()
 *
 * A plan made after smr_join() runs each codelet in this process or on a fleet of the cluster,
 * whichever has the lower predicted time (transfers included). The choice is checked again before
 * each call against the live state of the nodes. A codelet that cannot be sent runs here. */
#ifndef SAMARA_FLEET_H
#define SAMARA_FLEET_H
#include <samara/code.h>

SMR_BEGIN_DECLS

typedef struct smr_join_params {
	size_t struct_size;
	const char *cluster; /* folder of a running cluster; "local:N": N nodes on this machine,
				which end with the context; "loop": a node within this process */
	const char *run; /* name of this run: a run restarted under the same name finds its earlier
			    results; NULL: a new run */
	double patience_s; /* total wait for nodes or a server that do not answer, before codelets
			      run here instead; 0: 10 */
} smr_join_params;

/** Joins a cluster. SMR_ESTATE: the context has joined one already. On failure smr_errmsg() names
 * the fault of the folder, the server or the keys, and the context is unchanged. */
SMR_API SMR_MUST_USE smr_status smr_join(smr_ctx *ctx, const smr_join_params *params);
/** Leaves the cluster, which keeps the measurements for `samara monitor`. SMR_ESTATE: a plan is
 * still open, or no cluster was joined. smr_close() leaves, too. */
SMR_API smr_status smr_leave(smr_ctx *ctx);

/** Statistics of calls, measured in this program. */
typedef struct smr_monitored {
	size_t struct_size;
	uint64_t count, errors,
		retries;          /* calls that succeeded, that failed; nodes beyond the first
				   */
	double mean_s, p95_s;     /* p95: of the latest 256 calls in each fleet */
	double predicted_s;       /* mean */
	double error_rate;        /* 0..1 */
	double energy_j;          /* sum */
	const char *energy_label; /* "measured:rapl", "modelled": of any call; static */
} smr_monitored;

/** Statistics of this context's calls of one codelet (smr_choice.name; NULL: all codelets) in one
 * fleet ("here": in this process; NULL: everywhere). SMR_ENOTFOUND: there were no such calls. The
 * caller sets @p out->struct_size. */
SMR_API SMR_MUST_USE smr_status smr_monitor(smr_ctx *ctx, const char *codelet, const char *fleet,
					    smr_monitored *out);

SMR_END_DECLS

#endif
