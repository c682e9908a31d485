/** @file Clusters: plans that send codelets to other nodes, and what these calls took.
 *
 *   smr_open() -> smr_join() -> smr_decompose() -> smr_plan() -> smr_execute() -> smr_monitor()
 *
 * A plan made after smr_join() chooses for each codelet between this process and the fleets of the
 * cluster, by predicted time, sending included. Before each call the choice is looked at anew, by
 * the live state of the nodes; what cannot be sent runs here. */
#ifndef SAMARA_FLEET_H
#define SAMARA_FLEET_H
#include <samara/code.h>

SMR_BEGIN_DECLS

typedef struct smr_join_params {
	size_t struct_size;
	const char *cluster; /* the folder of one that is up; "local:N": N nodes on this machine,
				which end with the context; "loop": a node within this process */
	const char *run;   /* names this run, so that one that was interrupted and comes again finds
			      what it had; NULL: a new run */
	double patience_s; /* in all, for nodes or a server that do not answer, before what is to be
			      sent runs here; 0: 10 */
} smr_join_params;

/** Joins a cluster. SMR_ESTATE: the context has one. What is wrong with the folder, the server or
 * the keys is told, and then the context is as it was. */
SMR_API SMR_MUST_USE smr_status smr_join(smr_ctx *ctx, const smr_join_params *params);
/** Leaves it; what was measured stays with the cluster, for `samara monitor`. SMR_ESTATE when a
 * plan is still open, or none was joined. smr_close() leaves too. */
SMR_API smr_status smr_leave(smr_ctx *ctx);

/** What calls took, as the program saw them. */
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

/** Of the calls that this context made: of one codelet (smr_choice.name; NULL: all) in one fleet
 * ("here": in this process; NULL: everywhere). SMR_ENOTFOUND: there were none.
 * @p out->struct_size is set by the caller. */
SMR_API SMR_MUST_USE smr_status smr_monitor(smr_ctx *ctx, const char *codelet, const char *fleet,
					    smr_monitored *out);

SMR_END_DECLS

#endif
