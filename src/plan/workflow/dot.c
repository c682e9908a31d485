/* DOT of Graphviz: directed graphs, with attributes of nodes and edges and their defaults.
 *
 * A node's work is its attribute runtime, duration, time, work, weight or size, an edge's bytes are
 * data, bytes, size or weight: the first that it has. SimGrid writes size for both. Subgraphs only
 * group nodes and their defaults. */
#include <string.h>
#include <strings.h>

#include "base/data/c_locale.h"
#include "base/data/parse_double.h"
#include "plan/workflow/dot_words.h"

static const char *const works[] = {"runtime", "duration", "time", "work", "weight", "size", NULL};
static const char *const sizes[] = {"data", "bytes", "size", "weight", NULL};
enum { UNSET = 100, DEEP = 100 };

/* A number of an attribute, and the place of its name among those that may stand for it. */
typedef struct value {
	double x;
	int rank; /* UNSET: there is none */
} value;

typedef struct values {
	value work, bytes;
} values;

/* ---- attributes ------------------------------------------------------------------------------ */

static int rank_of(const char *const *names, const char *name)
{
	for (int i = 0; names[i] != NULL; i++)
		if (strcasecmp(names[i], name) == 0)
			return i;
	return UNSET;
}

static smr_status take_value(dot_reader *r, int rank, const char *name, value *to)
{
	const char *at = smr_str_text(&r->text), *end = at + r->text.n, *from = at;
	char shown[4 * WF_SHOWN + 4];
	double x;

	if (rank == UNSET || rank > to->rank)
		return SMR_OK;
	if (!(smr_parse_double_read(&at, end, &x) || smr_parse_double_scan(&at, end, &x)))
		return smr_fail(SMR_ENOMEM, "no memory for a number");
	if (at == from || at != end || !wf_is_size(x))
		return wf_fail(r->g, r->word_line, "%s should be a number, 0 or more, not '%s'",
			       name, wf_show(from, r->text.n, shown));
	*to = (value){x, rank};
	return SMR_OK;
}

/* Reads NAME or NAME=VALUE. @p v: what counts of them; NULL: nothing. */
static smr_status read_attribute(dot_reader *r, bool is_edge, values *v)
{
	char name[16] = "";
	smr_status st = SMR_OK;

	if (r->word != DOT_ID)
		return wf_fail(r->g, r->word_line, "the name of an attribute is missing");
	if (r->text.n < sizeof(name))
		memcpy(name, smr_str_text(&r->text), r->text.n);
	SMR_TRY(dot_next(r));
	if (r->word != '=')
		return SMR_OK;
	SMR_TRY(dot_next(r));
	if (r->word != DOT_ID)
		return wf_fail(r->g, r->word_line, "the value of an attribute is missing");
	if (v != NULL)
		st = is_edge ? take_value(r, rank_of(sizes, name), name, &v->bytes)
			     : take_value(r, rank_of(works, name), name, &v->work);
	SMR_TRY(st);
	return dot_next(r);
}

static smr_status read_attributes(dot_reader *r, bool is_edge, values *v)
{
	while (r->word == '[') {
		SMR_TRY(dot_next(r));
		while (r->word != ']') {
			SMR_TRY(read_attribute(r, is_edge, v));
			if (r->word == ',' || r->word == ';')
				SMR_TRY(dot_next(r));
		}
		SMR_TRY(dot_next(r));
	}
	return SMR_OK;
}

/* ---- statements ------------------------------------------------------------------------------ */

static smr_status find_node(dot_reader *r, const values *defaults, wf_task **out)
{
	const char *name = smr_str_text(&r->text);

	*out = wf_find(r->g, name, r->text.n);
	if (*out == NULL) {
		SMR_TRY(wf_add_task(r->g, name, r->text.n, r->word_line, out));
		(*out)->work = defaults->work.x;
		(*out)->note = defaults->work.rank;
	}
	SMR_TRY(dot_next(r));
	for (int ports = 0; r->word == ':' && ports < 2; ports++) {
		SMR_TRY(dot_next(r));
		if (r->word != DOT_ID)
			return wf_fail(r->g, r->word_line, "the name of a port is missing");
		SMR_TRY(dot_next(r));
	}
	return SMR_OK;
}

static smr_status read_node_or_edge(dot_reader *r, const values *defaults)
{
	values own = {{0, UNSET}, {0, UNSET}};
	size_t first = r->g->edges.n;
	wf_task *t, *next;

	SMR_TRY(find_node(r, defaults, &t));
	if (r->word != DOT_ARROW && r->word != DOT_UNDIRECTED) {
		SMR_TRY(read_attributes(r, false, &own));
		if (own.work.rank != UNSET) {
			t->work = own.work.x;
			t->note = own.work.rank;
		}
		return SMR_OK;
	}
	for (; r->word == DOT_ARROW; t = next) {
		unsigned line = r->word_line;

		SMR_TRY(dot_next(r));
		if (r->word != DOT_ID || dot_is_keyword(r, "subgraph"))
			return wf_fail(r->g, r->word_line,
				       "an arrow leads to one node: write the nodes of a group one "
				       "by one");
		SMR_TRY(find_node(r, defaults, &next));
		SMR_TRY(wf_add_edge(r->g, (wf_edge){.from = t->number, .to = next->number}, line));
	}
	if (r->word == DOT_UNDIRECTED)
		return wf_fail(r->g, r->word_line, "tasks are joined by ->, not by --");
	SMR_TRY(read_attributes(r, true, &own));
	for (size_t k = first; k < r->g->edges.n; k++)
		r->g->edges.v[k].bytes = own.bytes.rank != UNSET ? own.bytes.x : defaults->bytes.x;
	return SMR_OK;
}

static smr_status read_group(dot_reader *r, values defaults, int depth);

static smr_status read_subgraph(dot_reader *r, const values *defaults, int depth)
{
	if (dot_is_keyword(r, "subgraph")) {
		SMR_TRY(dot_next(r));
		if (r->word == DOT_ID)
			SMR_TRY(dot_next(r));
	}
	SMR_TRY(read_group(r, *defaults, depth + 1));
	if (r->word == DOT_ARROW || r->word == DOT_UNDIRECTED)
		return wf_fail(
			r->g, r->word_line,
			"an arrow begins at one node: write the nodes of a group one by one");
	return SMR_OK;
}

/* Returns whether the ID that comes next is followed by =. */
static bool is_setting(const dot_reader *r)
{
	const char *at = r->at;

	while (at < r->end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r'))
		at++;
	return at < r->end && *at == '=';
}

static smr_status read_statement(dot_reader *r, values *defaults, int depth)
{
	if (r->word == '{' || dot_is_keyword(r, "subgraph"))
		return read_subgraph(r, defaults, depth);
	if (r->word != DOT_ID)
		return wf_fail(r->g, r->word_line,
			       r->word == DOT_END ? "the graph does not end: '}' is missing"
						  : "a node is missing");
	if (is_setting(r))
		return read_attribute(r, false, NULL);
	if (dot_is_keyword(r, "node") || dot_is_keyword(r, "edge") || dot_is_keyword(r, "graph")) {
		bool is_edge = dot_is_keyword(r, "edge"), counts = !dot_is_keyword(r, "graph");

		SMR_TRY(dot_next(r));
		return read_attributes(r, is_edge, counts ? defaults : NULL);
	}
	return read_node_or_edge(r, defaults);
}

/* Reads { ... }; @p defaults are changed only within. */
static smr_status read_group(dot_reader *r, values defaults, int depth)
{
	if (depth > DEEP)
		return wf_fail(r->g, r->word_line, "groups are more than %d deep", DEEP);
	SMR_TRY(dot_expect(r, '{'));
	while (r->word != '}') {
		SMR_TRY(read_statement(r, &defaults, depth));
		if (r->word == ';')
			SMR_TRY(dot_next(r));
	}
	return dot_next(r);
}

static smr_status check_works(const wf_graph *g)
{
	char shown[4 * WF_SHOWN + 4];

	for (size_t i = 0; i < g->tasks.n; i++) {
		const wf_task *t = g->tasks.v[i];

		if (t->note == UNSET)
			return wf_fail(g, t->line,
				       "node '%s' has no runtime (or duration, time, work, weight, "
				       "size)",
				       wf_show(t->name, t->length, shown));
	}
	return SMR_OK;
}

static smr_status read_digraph(dot_reader *r)
{
	SMR_TRY(dot_next(r));
	if (dot_is_keyword(r, "strict"))
		SMR_TRY(dot_next(r));
	if (dot_is_keyword(r, "graph"))
		return wf_fail(r->g, r->word_line, "tasks are a digraph, not a graph");
	if (!dot_is_keyword(r, "digraph"))
		return wf_fail(r->g, r->word_line, "a graph begins with 'digraph'");
	SMR_TRY(dot_next(r));
	if (r->word == DOT_ID)
		SMR_TRY(dot_next(r));
	SMR_TRY(read_group(r, (values){{0, UNSET}, {0, UNSET}}, 0));
	if (r->word != DOT_END)
		return wf_fail(r->g, r->word_line, "there is more after the graph");
	return check_works(r->g);
}

static smr_status read_dot(wf_graph *g, const char *text, size_t n)
{
	dot_reader r = {.g = g, .at = text, .end = text + n, .line = 1};
	locale_t before = smr_c_locale_enter();
	smr_status st = read_digraph(&r);

	smr_c_locale_leave(before);
	smr_str_free(&r.text);
	return st;
}

const smr_workflow_format wf_dot = {.name = "dot",
				    .about = "DOT of Graphviz",
				    .endings = (const char *const[]){".dot", ".gv", NULL},
				    .read = read_dot};
