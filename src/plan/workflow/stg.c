/* Standard Task Graph Set (Kasahara Laboratory, Waseda University): the number of tasks without the
 * two that stand for entry and exit; then a line for each task: its number, its time, how many
 * predecessors, and which. Where communication has costs, a predecessor is a line of its own, with
 * its cost. The information at the end begins with #. */
#include <string.h>

#include "base/data/c_locale.h"
#include "base/data/parse_double.h"
#include "plan/workflow/internal.h"

typedef struct reader {
	wf_graph *g;
	const char *at, *end;
	unsigned line;
} reader;

static void skip_blanks(reader *r)
{
	while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\r'))
		r->at++;
}

/* Skips to the next line that is not empty; returns whether there is one, before the information
 * at the end. */
static bool next_line(reader *r)
{
	for (skip_blanks(r); r->at < r->end && *r->at == '\n'; skip_blanks(r)) {
		r->at++;
		r->line++;
	}
	return r->at < r->end && *r->at != '#';
}

static bool is_line_over(reader *r)
{
	skip_blanks(r);
	return r->at == r->end || *r->at == '\n' || *r->at == '#';
}

static smr_status read_number(reader *r, const char *what, double *out)
{
	const char *from, *end;
	char shown[4 * WF_SHOWN + 4];

	if (is_line_over(r))
		return wf_fail(r->g, r->line, "the line ends where %s should be", what);
	from = end = r->at;
	while (end < r->end && strchr(" \t\r\n", *end) == NULL)
		end++;
	if (!(smr_parse_double_read(&r->at, end, out) || smr_parse_double_scan(&r->at, end, out)))
		return smr_fail(SMR_ENOMEM, "no memory for a number");
	if (end == from || r->at != end || !wf_is_size(*out))
		return wf_fail(r->g, r->line, "%s should be a number, 0 or more, not '%s'", what,
			       wf_show(from, (size_t)(end - from), shown));
	return SMR_OK;
}

static smr_status read_count(reader *r, const char *what, double most, uint32_t *out)
{
	double v;

	SMR_TRY(read_number(r, what, &v));
	if (v != floor(v) || v > most)
		return wf_fail(r->g, r->line, "%s is %g, and should be whole, %.0f at most", what,
			       v, most);
	*out = (uint32_t)v;
	return SMR_OK;
}

static smr_status read_predecessors(reader *r, uint32_t to, uint32_t n)
{
	bool has_costs = n > 0 && is_line_over(r);

	for (; n > 0; n--) {
		uint32_t from;
		double cost = 0;

		if (has_costs && !next_line(r))
			return wf_fail(r->g, r->line, "%u predecessors of task %u are missing", n,
				       to);
		SMR_TRY(read_count(r, "a predecessor", SMR_DAG_MAX_TASKS, &from));
		if (has_costs)
			SMR_TRY(read_number(r, "the cost of a predecessor", &cost));
		if (from >= to)
			return wf_fail(r->g, r->line, "task %u comes before its predecessor %u", to,
				       from);
		SMR_TRY(wf_add_edge(r->g, (wf_edge){.from = from, .to = to, .time = cost},
				    r->line));
	}
	return SMR_OK;
}

static smr_status read_task(reader *r, uint32_t i)
{
	const char *name;
	uint32_t id, npreds;
	wf_task *t;

	if (!next_line(r))
		return wf_fail(r->g, r->line, "the graph ends where task %u should be", i);
	name = r->at;
	SMR_TRY(read_count(r, "a task's number", SMR_DAG_MAX_TASKS, &id));
	if (id != i)
		return wf_fail(r->g, r->line, "task %u stands where task %u should", id, i);
	SMR_TRY(wf_add_task(r->g, name, (size_t)(r->at - name), r->line, &t));
	SMR_TRY(read_number(r, "a time", &t->work));
	SMR_TRY(read_count(r, "the number of predecessors", i, &npreds));
	SMR_TRY(read_predecessors(r, i, npreds));
	if (!is_line_over(r))
		return wf_fail(r->g, r->line, "there is more behind the predecessors of task %u",
			       i);
	return SMR_OK;
}

static smr_status read_all(reader *r)
{
	uint32_t n;

	if (!next_line(r))
		return wf_fail(r->g, r->line, "there is no graph");
	SMR_TRY(read_count(r, "the number of tasks", SMR_DAG_MAX_TASKS - 2, &n));
	if (!is_line_over(r))
		return wf_fail(r->g, r->line,
			       "the first line has the number of tasks alone (the prototype of the "
			       "format, with processors, is not read)");
	for (uint32_t i = 0; i < n + 2; i++)
		SMR_TRY(read_task(r, i));
	if (next_line(r))
		return wf_fail(r->g, r->line, "there is more after the exit, task %u", n + 1);
	return SMR_OK;
}

static smr_status read_stg(wf_graph *g, const char *text, size_t n)
{
	reader r = {.g = g, .at = text, .end = text + n, .line = 1};
	locale_t before = smr_c_locale_enter();
	smr_status st = read_all(&r);

	smr_c_locale_leave(before);
	return st;
}

const smr_workflow_format wf_stg = {.name = "stg",
				    .about = "Standard Task Graph Set",
				    .endings = (const char *const[]){".stg", NULL},
				    .read = read_stg};
