#include "cluster/dispatch/trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "base/thread/timeline.h"

enum { PROGRAM = 1, QUEUE, FIRST_NODE, MAX_PROCESSES = 512, MAX_LANES = 128 };

/* A row of threads. Slices of one thread may not overlap: each goes to the first free thread. */
typedef struct process {
	const char *name;
	size_t n;
	double ends[MAX_LANES]; /* seconds */
} process;

typedef struct trace {
	smr_str *to;
	int64_t zero; /* nanoseconds: begin of the first call */
	size_t n;
	process v[MAX_PROCESSES];
} trace;

/* ---- processes and threads ------------------------------------------------------------------- */

static int add_process(trace *t, const char *name)
{
	if (t->n == MAX_PROCESSES)
		return MAX_PROCESSES;
	t->v[t->n++] = (process){.name = name};
	smr_timeline_name(t->to, "process_name", (int)t->n, 0, name);
	return (int)t->n;
}

static int pid_of(trace *t, const char *node)
{
	for (size_t i = FIRST_NODE - 1; i < t->n; i++)
		if (strcmp(t->v[i].name, node) == 0)
			return (int)i + 1;
	return add_process(t, node);
}

static int tid_of(trace *t, int pid, double from_s, double seconds)
{
	process *p = &t->v[pid - 1];
	size_t i = 0;

	while (i < p->n && p->ends[i] > from_s)
		i++;
	if (i == MAX_LANES)
		return MAX_LANES;
	p->n += i == p->n;
	p->ends[i] = from_s + seconds;
	return (int)i + 1;
}

/* ---- calls ----------------------------------------------------------------------------------- */

typedef struct slice {
	int pid, tid;
	double from_s;
} slice;

/* Appends a slice; returns the begin of the thread's next one. */
static slice append_trace_slice(trace *t, slice at, const char *name, double seconds,
				const char *args)
{
	if (seconds > 0)
		smr_timeline_slice(t->to, at.pid, at.tid, name, at.from_s, seconds, args);
	at.from_s += seconds;
	return at;
}

static slice begin(trace *t, int pid, double from_s, double seconds)
{
	return (slice){.pid = pid, .tid = tid_of(t, pid, from_s, seconds), .from_s = from_s};
}

static double begin_seconds_of_call(const trace *t, const smr_trace_call *c)
{
	return (double)(c->began_ns - t->zero) * 1e-9;
}

static void add_program(trace *t, const smr_trace_call *c, const char *args)
{
	slice at = begin(t, PROGRAM, begin_seconds_of_call(t, c), c->total_s), end = at;

	end.from_s += c->total_s - c->store_s;
	append_trace_slice(t, at, c->codelet, c->total_s, args);
	append_trace_slice(t, at, "serialisation", c->pack_s, NULL);
	append_trace_slice(t, end, "serialisation", c->store_s, NULL);
}

/* Returns when the node had the call. The node's clock may differ, so this counts back from the
 * end, when the submitter began to store. */
static double arrival_seconds_at_node(const trace *t, const smr_trace_call *c)
{
	return begin_seconds_of_call(t, c) + c->total_s - c->store_s - c->move_s - c->run_s;
}

static void add_queue(trace *t, const smr_trace_call *c)
{
	double from = arrival_seconds_at_node(t, c) - c->wait_s;

	append_trace_slice(t, begin(t, QUEUE, from, c->wait_s), c->codelet, c->wait_s, NULL);
}

static void add_node(trace *t, const smr_trace_call *c, const char *args)
{
	slice at =
		begin(t, pid_of(t, c->node), arrival_seconds_at_node(t, c), c->move_s + c->run_s);

	at = append_trace_slice(t, at, "transfer", c->move_s / 2, NULL);
	at = append_trace_slice(t, at, c->codelet, c->run_s, args);
	append_trace_slice(t, at, "transfer", c->move_s / 2, NULL);
}

static void add_call(trace *t, const smr_trace_call *c)
{
	json_t *all = json_pack("{s:s,s:s,s:f,s:i,s:b}", "fleet", c->fleet, "node", c->node,
				"predicted_ms", c->predicted_s * 1e3, "tries", (int)c->tries,
				"failed", c->failed);
	char *args = json_dumps(all, JSON_COMPACT | JSON_REAL_PRECISION(15));

	add_program(t, c, args);
	if (!c->failed && c->node[0] != '\0') {
		add_queue(t, c);
		add_node(t, c, args);
	}
	free(args);
	json_decref(all);
}

static int by_time(const void *a, const void *b)
{
	int64_t x = ((const smr_trace_call *)a)->began_ns,
		y = ((const smr_trace_call *)b)->began_ns;

	return x < y ? -1 : x > y;
}

static void name_threads(trace *t)
{
	for (size_t i = 0; i < t->n; i++)
		for (size_t k = 0; k < t->v[i].n; k++) {
			char name[24];

			snprintf(name, sizeof(name), "at once: %zu", k + 1);
			smr_timeline_name(t->to, "thread_name", (int)i + 1, (int)k + 1, name);
		}
}

smr_status smr_trace_print(smr_trace_call *calls, size_t n, smr_str *out)
{
	trace *t = smr_calloc(1, sizeof(*t));

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a trace");
	t->to = out;
	smr_timeline_begin(out);
	add_process(t, "program");
	add_process(t, "queue");
	if (n > 0) {
		qsort(calls, n, sizeof(*calls), by_time);
		t->zero = calls[0].began_ns;
	}
	for (size_t i = 0; i < n; i++)
		add_call(t, &calls[i]);
	name_threads(t);
	smr_timeline_end(out, (double)t->zero * 1e-9);
	smr_free(t);
	return smr_str_status(out, "a trace");
}
