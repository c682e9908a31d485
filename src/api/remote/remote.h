/** @file Remote targets for codelets: one node, or the nodes of a cluster (internal). */
#ifndef SMR_API_REMOTE_REMOTE_H
#define SMR_API_REMOTE_REMOTE_H
#include "cluster/dispatch/monitor.h"
#include "learn/history/history.h"
#include "run/run.h"
#include "run/settings.h"

typedef struct smr_remote_target smr_remote_target;

#define SMR_HERE "here" /* name of the fleet of calls in this process */

typedef struct smr_remote_target_params {
	const char *via;        /* the node for all codelets: "TRANSPORT:ADDRESS", or "loop" */
	const char *cluster;    /* if via is NULL: folder of a cluster; "loop": one in this
				   process */
	const char *run;        /* name of the run; NULL: a new run */
	double patience_s;      /* total wait for a cluster that does not answer; 0: 10 */
	bool in_background;     /* join while the program runs; it runs without the cluster if
				   joining fails */
	bool tells_user;        /* print one line at the end if the cluster ran nothing for the
				   run */
	bool shares_cores;      /* all nodes run on this program's cores */
	smr_monitor_book *book; /* NULL: calls are not recorded */
	smr_history **history;  /* stores measurements; *history may become NULL */
} smr_remote_target_params;

/** Opens a target and sets the runner's `via`. Strings are copied; the caller keeps the other
 * objects. @p r must not move. */
SMR_MUST_USE smr_status smr_remote_target_open(smr_runner *r, const smr_remote_target_params *p,
					       smr_remote_target **out);
/** Publishes measurements to the cluster and leaves it. NULL is fine. */
void smr_remote_target_close(smr_remote_target *a);
/** Gives the place where a step would run now; fleet and node are "" if no cluster can be reached.
 * SMR_ENOTFOUND: the cluster has no fleet p->fleet, or no node of it is alive. */
SMR_MUST_USE smr_status smr_remote_target_place(smr_remote_target *a, const smr_dispatch *p,
						char fleet[48], char node[48]);

/** An smr_runner.ran whose ctx is a book: records calls that ran in this process. */
_Atomic uint64_t *smr_remote_target_ran(void *book, const smr_flow *f, smr_dispatch *p,
					double seconds, double joules, const char *label);

/** Opens the target that the settings name, for the runner of compiled programs. The caller keeps
 * the settings until smr_remote_target_environment_close(). */
SMR_MUST_USE smr_status smr_remote_target_environment(smr_runner *r, const smr_settings *s,
						      smr_history **history);
/** At the end of the process: writes the monitoring data and leaves the cluster. */
void smr_remote_target_environment_close(void);
#endif
