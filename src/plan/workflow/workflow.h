/** @file Readers of workflows: files of WfCommons (WfFormat), Graphviz (DOT), the Standard Task
 * Graph Set (STG) and MLCommons (Chakra's execution traces), as task graphs (plan/dag).
 *
 * Such a file says how much work a task is, and how many bytes it hands on, but not how long that
 * takes on which processor: smr_workflow_machines does. */
#ifndef SMR_PLAN_WORKFLOW_WORKFLOW_H
#define SMR_PLAN_WORKFLOW_WORKFLOW_H
#include "plan/dag/dag.h"

typedef struct smr_workflow_machines {
	/** COUNT[:SPEED[:WATTS]],...: a task takes its work (seconds, in most formats) / SPEED, and
	 * WATTS times that. Both are 1 where they are left out. */
	const char *processors;
	double bandwidth; /* bytes in a unit of time, between processors; 0: 1e9 */
} smr_workflow_machines;

struct wf_graph;

typedef struct smr_workflow_format {
	const char *name, *about;
	const char *const *endings; /* of file names; NULL-terminated */
	/* of the folder's own */
	smr_status (*read)(struct wf_graph *g, const char *text, size_t n);
} smr_workflow_format;

extern const smr_workflow_format *const smr_workflow_formats[]; /* NULL-terminated */
/** Returns the format by its name; NULL, with the existing names in smr_errmsg(): there is none. */
const smr_workflow_format *smr_workflow_find(const char *name);
/** Returns the format by the ending of a file's name; NULL: none has it. */
const smr_workflow_format *smr_workflow_by_ending(const char *path);

/** Reads a workflow; @p name is used in messages, beside the line (of a trace: the byte).
 * SMR_EPARSE: the file is wrong; SMR_EINVAL: @p m is. Free *@p out with smr_dag_free(). */
SMR_MUST_USE smr_status smr_workflow_read(const smr_workflow_format *f, const char *name,
					  const char *text, size_t n,
					  const smr_workflow_machines *m, smr_dag **out);
#endif
