/* Workflows as task graphs: tasks in an order in which predecessors come first, with their times
 * and energies on given processors. The graph is made by the text form that planners read. */
#include "plan/workflow/workflow.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/c_locale.h"
#include "base/data/parse_double.h"
#include "base/str.h"
#include "plan/workflow/internal.h"

static const double BANDWIDTH = 1e9;

/* ---- formats --------------------------------------------------------------------------------- */

const smr_workflow_format *const smr_workflow_formats[] = {&wf_wfformat, &wf_dot, &wf_stg,
							   &wf_chakra, NULL};

const smr_workflow_format *smr_workflow_find(const char *name)
{
	smr_str names = {0};

	for (const smr_workflow_format *const *f = smr_workflow_formats; *f != NULL; f++) {
		if (strcmp((*f)->name, name) == 0) {
			smr_str_free(&names);
			return *f;
		}
		smr_str_printf(&names, " %s", (*f)->name);
	}
	(void)smr_fail(SMR_EINVAL, "there is no format '%s' of workflows; there are:%s", name,
		       smr_str_text(&names));
	smr_str_free(&names);
	return NULL;
}

const smr_workflow_format *smr_workflow_by_ending(const char *path)
{
	size_t n = strlen(path);

	for (const smr_workflow_format *const *f = smr_workflow_formats; *f != NULL; f++)
		for (const char *const *e = (*f)->endings; *e != NULL; e++)
			if (n > strlen(*e) && strcmp(path + n - strlen(*e), *e) == 0)
				return *f;
	return NULL;
}

/* ---- what readers add ------------------------------------------------------------------------ */

smr_status wf_fail(const wf_graph *g, unsigned line, const char *fmt, ...)
{
	smr_str s = {0};
	va_list ap;
	smr_status st;

	va_start(ap, fmt);
	smr_str_vprintf(&s, fmt, ap);
	va_end(ap);
	st = smr_fail(SMR_EPARSE, g->binary ? "%s: byte %u: %s" : "%s:%u: %s", g->name, line,
		      smr_str_text(&s));
	smr_str_free(&s);
	return st;
}

const char *wf_show(const char *name, size_t n, char out[4 * WF_SHOWN + 4])
{
	size_t at = 0;

	for (size_t i = 0; i < n && i < WF_SHOWN; i++) {
		unsigned char c = (unsigned char)name[i];

		if (c >= ' ' && c < 0x7f)
			out[at++] = (char)c;
		else
			at += (size_t)snprintf(out + at, 5, "\\x%02x", c);
	}
	strcpy(out + at, n > WF_SHOWN ? "..." : "");
	return out;
}

wf_task *wf_find(const wf_graph *g, const char *name, size_t n)
{
	wf_task *t;

	HASH_FIND(hh, g->by_name, name, n, t);
	return t;
}

smr_status wf_add_task(wf_graph *g, const char *name, size_t n, unsigned line, wf_task **out)
{
	char shown[4 * WF_SHOWN + 4];
	wf_task *t = wf_find(g, name, n);
	char *own;

	if (t != NULL)
		return wf_fail(g, line > 0 ? line : wf_line(g, t), "task '%s' is there twice",
			       wf_show(name, n, shown));
	if (g->tasks.n >= SMR_DAG_MAX_TASKS)
		return wf_fail(g, line, "there are more than %d tasks", SMR_DAG_MAX_TASKS);
	SMR_TRY(smr_vec_reserve(&g->tasks, 1));
	t = smr_arena_alloc(g->arena, sizeof(*t));
	own = smr_arena_alloc(g->arena, n + 1);
	if (t == NULL || own == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a workflow");
	memcpy(own, name, n);
	own[n] = '\0';
	*t = (wf_task){.name = own, .length = n, .number = (uint32_t)g->tasks.n, .line = line};
	HASH_ADD_KEYPTR(hh, g->by_name, t->name, n, t);
	if (t->hh.tbl == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a workflow");
	g->tasks.v[g->tasks.n++] = t;
	*out = t;
	return SMR_OK;
}

smr_status wf_add_edge(wf_graph *g, wf_edge e, unsigned line)
{
	char shown[4 * WF_SHOWN + 4];
	const wf_task *t = g->tasks.v[e.to];

	if (e.from == e.to)
		return wf_fail(g, line > 0 ? line : wf_line(g, t), "task '%s' waits for itself",
			       wf_show(t->name, t->length, shown));
	return smr_vec_push(&g->edges, e);
}

/* ---- processors ------------------------------------------------------------------------------ */

typedef struct machine {
	uint32_t count;
	double speed, watts;
} machine;

typedef struct machines {
	machine *v;
	size_t n, cap;
	uint32_t p; /* processors in all */
} machines;

static bool read_positive(const char **at, const char *end, double *out)
{
	const char *from = *at;

	return (smr_parse_double_read(at, end, out) || smr_parse_double_scan(at, end, out)) &&
	       *at > from && isfinite(*out) && *out > 0;
}

/* Reads COUNT[:SPEED[:WATTS]]; the watts may be 0. */
static bool read_machine(const char **at, const char *end, machine *out)
{
	double count;

	*out = (machine){.speed = 1, .watts = 1};
	if (!read_positive(at, end, &count) || count != floor(count) ||
	    count > SMR_DAG_MAX_PROCESSORS)
		return false;
	out->count = (uint32_t)count;
	if (*at == end || **at != ':')
		return *at == end;
	++*at;
	if (!read_positive(at, end, &out->speed))
		return false;
	if (*at == end || **at != ':')
		return *at == end;
	++*at;
	if (strcmp(*at, "0") == 0 || strncmp(*at, "0,", 2) == 0) {
		out->watts = 0;
		++*at;
		return *at == end;
	}
	return read_positive(at, end, &out->watts) && *at == end;
}

static smr_status read_machines(const char *text, machines *out)
{
	for (const char *at = text, *end;; at = end + 1) {
		const char *from = at;
		machine m;

		end = strchrnul(at, ',');
		if (!read_machine(&at, end, &m))
			return smr_fail(SMR_EINVAL,
					"processors are COUNT[:SPEED[:WATTS]],..., such as 8 or "
					"4:1:90,16:0.4:15, not '%s'",
					from);
		SMR_TRY(smr_vec_push(out, m));
		out->p += m.count;
		if (out->p > SMR_DAG_MAX_PROCESSORS)
			return smr_fail(SMR_EINVAL, "there are more than %d processors",
					SMR_DAG_MAX_PROCESSORS);
		if (*end == '\0')
			return SMR_OK;
	}
}

/* ---- as a task graph ------------------------------------------------------------------------- */

static void put_task(const wf_graph *g, const machines *m, const wf_order *o, double bandwidth,
		     uint32_t k, smr_str *s)
{
	const wf_task *t = g->tasks.v[o->tasks[k]];
	uint32_t from = o->first[t->number], to = o->first[t->number + 1];

	smr_str_printf(s, "%u", k);
	for (int energy = 0; energy < 2; energy++)
		for (size_t i = 0; i < m->n; i++) {
			double time = t->work / m->v[i].speed + t->bytes / bandwidth + t->time;

			for (uint32_t c = 0; c < m->v[i].count; c++)
				smr_str_printf(s, " %.17g", energy ? time * m->v[i].watts : time);
		}
	smr_str_printf(s, " %u", to - from);
	for (uint32_t e = from; e < to; e++)
		smr_str_printf(s, " %u %.17g", o->place[g->edges.v[e].from],
			       g->edges.v[e].bytes / bandwidth + g->edges.v[e].time);
	smr_str_putc(s, '\n');
}

static const char *shown_name(const wf_task *t)
{
	return t->label != NULL ? t->label : t->name;
}

/* Copies the names, so that a terminal and JSON can show them. */
static smr_status copy_names(const wf_graph *g, const wf_order *o, smr_dag *d)
{
	size_t n = d->n * sizeof(*d->names);
	char *at;

	for (uint32_t k = 0; k < d->n; k++)
		n += strlen(shown_name(g->tasks.v[k])) + 1;
	d->names = smr_malloc(n);
	if (d->names == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a workflow");
	at = (char *)(d->names + d->n);
	for (uint32_t k = 0; k < d->n; k++) {
		d->names[k] = at;
		for (const char *c = shown_name(g->tasks.v[o->tasks[k]]); *c != '\0'; c++)
			*at++ = *c >= ' ' && *c < 0x7f ? *c : '?';
		*at++ = '\0';
	}
	return SMR_OK;
}

/* Refuses numbers whose sums no double holds. */
static smr_status check_sizes(const wf_graph *g, const machines *m, double bandwidth)
{
	const double most = 1e280;
	char shown[4 * WF_SHOWN + 4];

	for (size_t i = 0; i < g->tasks.n; i++) {
		const wf_task *t = g->tasks.v[i];

		for (size_t k = 0; k < m->n; k++) {
			double time = t->work / m->v[k].speed + t->bytes / bandwidth + t->time;

			if (!(time < most && time * m->v[k].watts < most))
				return wf_fail(g, wf_line(g, t),
					       "task '%s' takes more than a number can say",
					       wf_show(t->name, t->length, shown));
		}
	}
	for (size_t k = 0; k < g->edges.n; k++) {
		const wf_task *t = g->tasks.v[g->edges.v[k].to];

		if (!(g->edges.v[k].bytes / bandwidth + g->edges.v[k].time < most))
			return wf_fail(g, wf_line(g, t),
				       "the data of task '%s' takes more than a number can say",
				       wf_show(t->name, t->length, shown));
	}
	return SMR_OK;
}

static smr_status make_dag(const wf_graph *g, const machines *m, const wf_order *o,
			   double bandwidth, smr_dag **out)
{
	locale_t before = smr_c_locale_enter();
	smr_str s = {0};
	smr_status st;

	smr_str_printf(&s, "%zu %u\n", g->tasks.n, m->p);
	for (uint32_t k = 0; k < g->tasks.n; k++)
		put_task(g, m, o, bandwidth, k, &s);
	smr_c_locale_leave(before);
	st = smr_str_status(&s, "a workflow");
	if (st == SMR_OK)
		st = smr_dag_read(g->name, smr_str_text(&s), s.n, out);
	smr_str_free(&s);
	SMR_TRY(st);
	st = copy_names(g, o, *out);
	if (st != SMR_OK)
		smr_dag_free(*out);
	return st;
}

static smr_status read_graph(const smr_workflow_format *f, wf_graph *g, const machines *m,
			     double bandwidth, smr_dag **out)
{
	wf_order o = {.tasks = NULL};
	smr_status st;

	SMR_TRY(f->read(g, g->text, g->n));
	if (g->tasks.n == 0)
		return wf_fail(g, 1, "there is no task");
	if (g->tasks.n * (uint64_t)m->p > SMR_DAG_MAX_CELLS)
		return smr_fail(
			SMR_EUNSUPPORTED,
			"%s: %zu tasks on %u processors are too many: %d times are the most",
			g->name, g->tasks.n, m->p, SMR_DAG_MAX_CELLS);
	SMR_TRY(check_sizes(g, m, bandwidth));
	st = wf_sort(g, &o);
	if (st == SMR_OK)
		st = make_dag(g, m, &o, bandwidth, out);
	wf_order_free(&o);
	return st;
}

smr_status smr_workflow_read(const smr_workflow_format *f, const char *name, const char *text,
			     size_t n, const smr_workflow_machines *m, smr_dag **out)
{
	wf_graph g = {.name = name, .text = text, .n = n};
	machines list = {.p = 0};
	smr_status st;

	if (m->processors == NULL)
		return smr_fail(SMR_EINVAL,
				"%s has no processors: say which by --processors "
				"COUNT[:SPEED[:WATTS]],...",
				name);
	st = read_machines(m->processors, &list);
	if (st == SMR_OK && !(m->bandwidth >= 0 && isfinite(m->bandwidth)))
		st = smr_fail(SMR_EINVAL, "a bandwidth is a number above 0");
	g.arena = st == SMR_OK ? smr_arena_new() : NULL;
	if (st == SMR_OK && g.arena == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a workflow");
	if (st == SMR_OK)
		st = read_graph(f, &g, &list, m->bandwidth > 0 ? m->bandwidth : BANDWIDTH, out);
	HASH_CLEAR(hh, g.by_name);
	smr_vec_free(&g.tasks);
	smr_vec_free(&g.edges);
	smr_vec_free(&list);
	smr_arena_free(g.arena);
	return st;
}
