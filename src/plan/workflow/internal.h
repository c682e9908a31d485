/** @file A workflow while it is read. */
#ifndef SMR_PLAN_WORKFLOW_INTERNAL_H
#define SMR_PLAN_WORKFLOW_INTERNAL_H
#include "base/arena.h"
#include "base/data/table.h"
#include "base/data/vec.h"
#include "plan/workflow/workflow.h"

typedef struct wf_task {
	const char *name; /* as in the file, then a zero */
	size_t length;
	uint32_t number;
	unsigned line;            /* 0: g->line_of() knows it */
	int note;                 /* of the reader's own */
	const char *label;        /* shown in place of the name; NULL: the name */
	double work, bytes, time; /* takes work / speed + bytes / bandwidth + time */
	UT_hash_handle hh;
} wf_task;

typedef struct wf_edge {
	uint32_t from, to;
	double bytes, time; /* takes bytes / bandwidth + time */
} wf_edge;

typedef struct wf_graph {
	const char *name; /* of the file */
	const char *text;
	size_t n;
	smr_arena *arena;
	SMR_VEC(wf_task *) tasks;
	SMR_VEC(wf_edge) edges;
	wf_task *by_name;
	bool binary; /* lines are numbers of bytes */
	unsigned (*line_of)(const struct wf_graph *g, const char *name); /* NULL: not needed */
} wf_graph;

/** Fails with SMR_EPARSE and "FILE:LINE: ...". */
SMR_MUST_USE smr_status wf_fail(const wf_graph *g, unsigned line, const char *fmt, ...)
	SMR_PRINTF(3, 4);
enum { WF_SHOWN = 40 };
/** Copies the beginning of a name so that a terminal can show it. */
const char *wf_show(const char *name, size_t n, char out[4 * WF_SHOWN + 4]);

/** Returns the line where a task is defined. */
static inline unsigned wf_line(const wf_graph *g, const wf_task *t)
{
	return t->line == 0 && g->line_of != NULL ? g->line_of(g, t->name) : t->line;
}

/** Returns the task with that name, or NULL. */
wf_task *wf_find(const wf_graph *g, const char *name, size_t n);
/** Adds a task; fails if there is one with that name. @p line: 0: g->line_of() knows it. */
SMR_MUST_USE smr_status wf_add_task(wf_graph *g, const char *name, size_t n, unsigned line,
				    wf_task **out);
/** Adds an edge; what equal edges hand on is added up. Fails if it is from a task to itself. */
SMR_MUST_USE smr_status wf_add_edge(wf_graph *g, wf_edge e, unsigned line);
/** Returns whether a number can be a time or a size: finite, 0 or more. */
static inline bool wf_is_size(double x)
{
	return isfinite(x) && x >= 0;
}

typedef struct wf_order {
	uint32_t *tasks, *place; /* [n]: tasks, predecessors first; where each one is */
	uint32_t *first;         /* [n + 1]: a task's edges in the graph's, sorted by `to` */
} wf_order;

/** Orders the tasks, and sorts the graph's edges. Fails with the line of a task in a circle. Free
 * *@p out with wf_order_free(), also on failure. */
SMR_MUST_USE smr_status wf_sort(wf_graph *g, wf_order *out);
void wf_order_free(wf_order *o);

extern const smr_workflow_format wf_wfformat, wf_dot, wf_stg, wf_chakra;
#endif
