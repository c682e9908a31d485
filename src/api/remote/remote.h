/** @file Where else codelets may run: one node, or the nodes of a cluster (internal). */
#ifndef SMR_API_REMOTE_REMOTE_H
#define SMR_API_REMOTE_REMOTE_H
#include "cluster/dispatch/monitor.h"
#include "learn/history/history.h"
#include "run/run.h"
#include "run/settings.h"

typedef struct smr_remote_target smr_remote_target;

#define SMR_HERE "here" /* the fleet of calls that stay in the process */

typedef struct smr_remote_target_params {
	const char *via;        /* every codelet goes there: "TRANSPORT:ADDRESS", or "loop" */
	const char *cluster;    /* else: a cluster's folder, "loop": a cluster in this process */
	const char *run;        /* the run's name; NULL: a new one */
	double patience_s;      /* in all, for a cluster that does not answer; 0: 10 */
	bool in_background;     /* the program goes on meanwhile, and without it when it cannot be
				   had */
	bool tells_user;        /* one line at the end when the cluster did nothing for the run */
	bool shares_cores;      /* all nodes run on this program's cores */
	smr_monitor_book *book; /* NULL: nothing is noted */
	smr_history **history;  /* keeps what is learnt; *history may become NULL */
} smr_remote_target_params;

/** Sets the runner's `via`. Strings are copied, the rest stays the caller's; @p r must not move. */
SMR_MUST_USE smr_status smr_remote_target_open(smr_runner *r, const smr_remote_target_params *p,
					       smr_remote_target **out);
/** Tells the cluster what was measured, and leaves it. NULL is fine. */
void smr_remote_target_close(smr_remote_target *a);
/** Where a step would run now: fleet and node are "" when no cluster can be reached. SMR_ENOTFOUND:
 * the cluster has no fleet p->fleet, or no node of it is alive. */
SMR_MUST_USE smr_status smr_remote_target_place(smr_remote_target *a, const smr_dispatch *p,
						char fleet[48], char node[48]);

/** An smr_runner.ran with a book as its ctx: calls that ran here, beside those of the fleets. */
_Atomic uint64_t *smr_remote_target_ran(void *book, const smr_flow *f, smr_dispatch *p,
					double seconds, double joules, const char *label);

/** As the settings say, for the one runner of compiled programs. They stay the caller's, until
 * smr_remote_target_environment_close(). */
SMR_MUST_USE smr_status smr_remote_target_environment(smr_runner *r, const smr_settings *s,
						      smr_history **history);
/** At the end of the process: writes what was monitored, and leaves the cluster. */
void smr_remote_target_environment_close(void);
#endif
