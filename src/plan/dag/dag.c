/* Task graphs in text form, and functions that all planners use. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/c_locale.h"
#include "base/data/parse_double.h"
#include "base/data/vec.h"
#include "plan/dag/dag.h"

typedef struct reader {
	const char *name, *at, *end;
	unsigned line;
	smr_dag *d;
	size_t nedges, cap;
} reader;

static smr_status report_parse_error(const reader *r, const char *what)
{
	return smr_fail(SMR_EPARSE, "%s:%u: %s", r->name, r->line, what);
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static void skip_blanks(reader *r)
{
	for (; r->at < r->end && is_blank(*r->at); r->at++)
		r->line += *r->at == '\n';
}

enum { SHOWN = 40 };

/* Copies a word, or its beginning, so that a terminal can show it. */
static void word(const char *at, const char *end, char out[4 * SHOWN + 1])
{
	size_t n = 0;

	for (int i = 0; i < SHOWN && at + i < end && !is_blank(at[i]); i++) {
		unsigned char c = (unsigned char)at[i];

		if (c > ' ' && c < 0x7f)
			out[n++] = (char)c;
		else
			n += (size_t)snprintf(out + n, 5, "\\x%02x", c);
	}
	out[n] = '\0';
}

/* Reads a number that is at least 0, as all times and energies are. @p what names it in messages.
 */
static smr_status read_number(reader *r, const char *what, double *out)
{
	const char *from, *end;
	char shown[4 * SHOWN + 1];

	skip_blanks(r);
	from = end = r->at;
	while (end < r->end && strchr("0123456789.eE+-", *end) != NULL && *end != '\0')
		end++;
	if (from == r->end)
		return smr_fail(SMR_EPARSE, "%s:%u: the text ends where %s should be", r->name,
				r->line, what);
	if (!smr_parse_double_read(&r->at, end, out) && !smr_parse_double_scan(&r->at, end, out))
		return smr_fail(SMR_ENOMEM, "no memory for a number");
	if (r->at == from || (r->at < r->end && !is_blank(*r->at))) {
		word(from, r->end, shown);
		return smr_fail(SMR_EPARSE, "%s:%u: %s should be a number, not '%s'", r->name,
				r->line, what, shown);
	}
	if (!isfinite(*out) || *out < 0)
		return smr_fail(SMR_EPARSE, "%s:%u: %s is %g, and should be 0 or more", r->name,
				r->line, what, *out);
	return SMR_OK;
}

static smr_status read_count(reader *r, const char *what, double most, uint32_t *out)
{
	double v;

	SMR_TRY(read_number(r, what, &v));
	if (v != floor(v) || v > most)
		return smr_fail(SMR_EPARSE, "%s:%u: %s is %g, and should be whole, %.0f at most",
				r->name, r->line, what, v, most);
	*out = (uint32_t)v;
	return SMR_OK;
}

static smr_status read_times(reader *r, const char *what, double *to)
{
	for (uint32_t p = 0; p < r->d->p; p++)
		SMR_TRY(read_number(r, what, &to[p]));
	return SMR_OK;
}

static smr_status edge(reader *r, uint32_t task)
{
	smr_dag *d = r->d;
	smr_dag_edge e;

	SMR_TRY(read_count(r, "a predecessor", SMR_DAG_MAX_TASKS, &e.task));
	if (e.task >= task)
		return smr_fail(SMR_EPARSE, "%s:%u: task %u comes before its predecessor %u",
				r->name, r->line, task, e.task);
	for (size_t k = d->first[task]; k < r->nedges; k++)
		if (d->preds[k].task == e.task)
			return smr_fail(SMR_EPARSE, "%s:%u: task %u has predecessor %u twice",
					r->name, r->line, task, e.task);
	SMR_TRY(read_number(r, "the data of a predecessor", &e.data));
	if (r->nedges == r->cap) {
		void *now = smr_vec_grow(d->preds, &r->cap, r->nedges + 1, sizeof(*d->preds));

		if (now == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a task graph's edges");
		d->preds = now;
	}
	d->preds[r->nedges++] = e;
	return SMR_OK;
}

static smr_status read_task(reader *r, uint32_t i)
{
	smr_dag *d = r->d;
	uint32_t id, npreds;

	SMR_TRY(read_count(r, "a task's number", SMR_DAG_MAX_TASKS, &id));
	if (id != i)
		return smr_fail(SMR_EPARSE, "%s:%u: task %u stands where task %u should", r->name,
				r->line, id, i);
	SMR_TRY(read_times(r, "a time", d->w + (size_t)i * d->p));
	SMR_TRY(read_times(r, "an energy", d->e + (size_t)i * d->p));
	SMR_TRY(read_count(r, "the number of predecessors", i, &npreds));
	d->first[i] = r->nedges;
	while (npreds-- > 0)
		SMR_TRY(edge(r, i));
	return SMR_OK;
}

/* Builds the successor lists from the predecessor lists. */
static smr_status build_successors(smr_dag *d)
{
	size_t m = d->first[d->n];

	d->succs = smr_calloc(m + 1, sizeof(*d->succs));
	if (d->succs == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a task graph's edges");
	for (size_t k = 0; k < m; k++)
		d->next[d->preds[k].task + 2]++;
	for (uint32_t i = 1; i <= d->n; i++)
		d->next[i + 1] += d->next[i];
	/* next[t + 1] is the end of t's list so far, finally the start of the list of t + 1 */
	for (uint32_t i = 0; i < d->n; i++)
		for (size_t k = d->first[i]; k < d->first[i + 1]; k++) {
			const smr_dag_edge *e = &d->preds[k];

			d->succs[d->next[e->task + 1]++] = (smr_dag_edge){i, e->data};
		}
	return SMR_OK;
}

/* Returns whether all sums over the graph are finite. */
static bool may_add(const smr_dag *d)
{
	double sum = 0;

	for (size_t k = 0; k < (size_t)d->n * d->p; k++)
		sum += d->w[k] + d->e[k];
	for (size_t k = 0; k < d->first[d->n]; k++)
		sum += d->preds[k].data;
	return sum < 1e300;
}

static smr_status read_all(reader *r)
{
	smr_dag *d = r->d;
	uint32_t n, p;

	SMR_TRY(read_count(r, "the number of tasks", SMR_DAG_MAX_TASKS, &n));
	SMR_TRY(read_count(r, "the number of processors", SMR_DAG_MAX_PROCESSORS, &p));
	if (n == 0 || p == 0)
		return report_parse_error(r, "a graph has one task and one processor at least");
	/* a number takes two characters: a larger count than that is wrong */
	if ((uint64_t)n * p > SMR_DAG_MAX_CELLS || (uint64_t)n * p > (uint64_t)(r->end - r->at))
		return smr_fail(SMR_EPARSE,
				"%s:%u: %u tasks on %u processors are more than the text has",
				r->name, r->line, n, p);
	d->n = n;
	d->p = p;
	d->w = smr_calloc((size_t)n * p, sizeof(*d->w));
	d->e = smr_calloc((size_t)n * p, sizeof(*d->e));
	d->first = smr_calloc((size_t)n + 1, sizeof(*d->first));
	d->next = smr_calloc((size_t)n + 2, sizeof(*d->next));
	if (d->w == NULL || d->e == NULL || d->first == NULL || d->next == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a task graph");
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(read_task(r, i));
	d->first[n] = r->nedges;
	skip_blanks(r);
	if (r->at != r->end)
		return report_parse_error(r, "there is more after the last task");
	if (!may_add(d))
		return report_parse_error(
			r, "all times, or all energies, together are more than a number can be");
	return build_successors(d);
}

smr_status smr_dag_read(const char *name, const char *text, size_t n, smr_dag **out)
{
	reader r = {.name = name, .at = text, .end = text + n, .line = 1};
	locale_t before;
	smr_status st;

	r.d = smr_calloc(1, sizeof(*r.d));
	if (r.d == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a task graph");
	before = smr_c_locale_enter();
	st = read_all(&r);
	smr_c_locale_leave(before);
	if (st != SMR_OK) {
		smr_dag_free(r.d);
		return st;
	}
	*out = r.d;
	return SMR_OK;
}

void smr_dag_free(smr_dag *d)
{
	if (d == NULL)
		return;
	smr_free(d->w);
	smr_free(d->e);
	smr_free(d->first);
	smr_free(d->next);
	smr_free(d->preds);
	smr_free(d->succs);
	smr_free(d->names);
	smr_free(d);
}

void smr_dag_schedule_free(smr_dag_schedule *s)
{
	if (s == NULL)
		return;
	smr_free(s->slots);
	s->slots = NULL;
}

bool smr_dag_better(const smr_dag_goal *goal, double makespan, double energy, double than_makespan,
		    double than_energy)
{
	bool in = makespan <= goal->deadline, than_in = than_makespan <= goal->deadline;
	bool by_energy = goal->objective == SMR_DAG_ENERGY && in;
	double a = by_energy ? energy : makespan, b = by_energy ? than_energy : than_makespan;
	double a2 = by_energy ? makespan : energy, b2 = by_energy ? than_makespan : than_energy;

	if (in != than_in)
		return in;
	return a < b || (a == b && a2 < b2);
}
