/* DOT of Graphviz: directed graphs, with attributes of nodes and edges and their defaults.
 *
 * A node's work is its attribute runtime, duration, time, work, weight or size, an edge's bytes are
 * data, bytes, size or weight: the first that it has. SimGrid writes size for both. Subgraphs only
 * group nodes and their defaults. */
#include <string.h>
#include <strings.h>

#include "base/data/c_locale.h"
#include "base/data/parse_double.h"
#include "base/str.h"
#include "plan/workflow/internal.h"

static const char *const works[] = {"runtime", "duration", "time", "work", "weight", "size", NULL};
static const char *const sizes[] = {"data", "bytes", "size", "weight", NULL};
enum { UNSET = 100, DEEP = 100 };

/* Words; a mark stands for itself. */
enum { END = 256, ID, ARROW, UNDIRECTED };

/* A number of an attribute, and the place of its name among those that may stand for it. */
typedef struct value {
	double x;
	int rank; /* UNSET: there is none */
} value;

typedef struct values {
	value work, bytes;
} values;

typedef struct reader {
	wf_graph *g;
	const char *at, *end;
	unsigned line;      /* of `at` */
	int word;           /* the next one */
	unsigned word_line; /* where it begins */
	bool quoted;        /* it is no keyword */
	smr_str text;       /* of an ID */
} reader;

/* ---- words ----------------------------------------------------------------------------------- */

static bool starts(const reader *r, const char *with)
{
	size_t n = strlen(with);

	return (size_t)(r->end - r->at) >= n && memcmp(r->at, with, n) == 0;
}

static void skip_to(reader *r, const char *end)
{
	for (; r->at < end; r->at++)
		r->line += *r->at == '\n';
}

/* Skips a comment; returns whether there was one. Lines that begin with # are of a preprocessor. */
static bool skip_comment(reader *r)
{
	const char *end;

	if (starts(r, "/*")) {
		end = memmem(r->at + 2, (size_t)(r->end - r->at - 2), "*/", 2);
		skip_to(r, end != NULL ? end + 2 : r->end);
		return true;
	}
	if (!starts(r, "//") && !starts(r, "#"))
		return false;
	end = memchr(r->at, '\n', (size_t)(r->end - r->at));
	skip_to(r, end != NULL ? end : r->end);
	return true;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
	       (unsigned char)c >= 0x80;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static smr_status read_quoted(reader *r)
{
	for (r->at++; r->at < r->end && *r->at != '"'; r->at++) {
		r->line += *r->at == '\n';
		if (*r->at == '\\' && r->at + 1 < r->end) {
			if (r->at[1] == '\n') { /* a joined line */
				r->line++;
				r->at++;
				continue;
			}
			if (r->at[1] == '"')
				r->at++;
		}
		smr_str_putc(&r->text, *r->at);
	}
	if (r->at == r->end)
		return wf_fail(r->g, r->word_line, "a text in quotes does not end");
	r->at++;
	r->quoted = true;
	return SMR_OK;
}

/* Reads <...>, in which brackets are balanced. */
static smr_status read_html(reader *r)
{
	int depth = 0;

	do {
		if (r->at == r->end)
			return wf_fail(r->g, r->word_line, "a text in < > does not end");
		depth += *r->at == '<' ? 1 : *r->at == '>' ? -1 : 0;
		r->line += *r->at == '\n';
		smr_str_putc(&r->text, *r->at++);
	} while (depth > 0);
	r->quoted = true;
	return SMR_OK;
}

static smr_status read_id(reader *r)
{
	char shown[4 * WF_SHOWN + 4];

	r->word = ID;
	if (*r->at == '"')
		return read_quoted(r);
	if (*r->at == '<')
		return read_html(r);
	if (is_letter(*r->at)) {
		for (; r->at < r->end && (is_letter(*r->at) || is_digit(*r->at)); r->at++)
			smr_str_putc(&r->text, *r->at);
		return SMR_OK;
	}
	if (!is_digit(*r->at) && *r->at != '.' && *r->at != '-')
		return wf_fail(r->g, r->line, "'%s' cannot be here", wf_show(r->at, 1, shown));
	do
		smr_str_putc(&r->text, *r->at++);
	while (r->at < r->end && (is_digit(*r->at) || *r->at == '.'));
	if (r->at == r->end || !is_letter(*r->at))
		return SMR_OK;
	return wf_fail(r->g, r->line, "'%s%c' is no word of DOT: write it in quotes",
		       wf_show(smr_str_text(&r->text), r->text.n, shown), *r->at);
}

static smr_status next_word(reader *r)
{
	do
		while (r->at < r->end && strchr(" \t\r\n", *r->at) != NULL && *r->at != '\0')
			skip_to(r, r->at + 1);
	while (skip_comment(r));
	smr_str_clear(&r->text);
	r->quoted = false;
	r->word_line = r->line;
	if (r->at == r->end) {
		r->word = END;
	} else if (starts(r, "->") || starts(r, "--")) {
		r->word = r->at[1] == '>' ? ARROW : UNDIRECTED;
		r->at += 2;
	} else if (strchr("{}[]=;,:", *r->at) != NULL && *r->at != '\0') {
		r->word = *r->at++;
	} else {
		SMR_TRY(read_id(r));
		return smr_str_status(&r->text, "a name");
	}
	return SMR_OK;
}

static bool is_keyword(const reader *r, const char *word)
{
	return r->word == ID && !r->quoted && strcasecmp(smr_str_text(&r->text), word) == 0;
}

static smr_status expect(reader *r, char mark)
{
	if (r->word != mark)
		return wf_fail(r->g, r->word_line, "'%c' is missing", mark);
	return next_word(r);
}

/* ---- attributes ------------------------------------------------------------------------------ */

static int rank_of(const char *const *names, const char *name)
{
	for (int i = 0; names[i] != NULL; i++)
		if (strcasecmp(names[i], name) == 0)
			return i;
	return UNSET;
}

static smr_status take_value(reader *r, int rank, const char *name, value *to)
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
static smr_status read_attribute(reader *r, bool is_edge, values *v)
{
	char name[16] = "";
	smr_status st = SMR_OK;

	if (r->word != ID)
		return wf_fail(r->g, r->word_line, "the name of an attribute is missing");
	if (r->text.n < sizeof(name))
		memcpy(name, smr_str_text(&r->text), r->text.n);
	SMR_TRY(next_word(r));
	if (r->word != '=')
		return SMR_OK;
	SMR_TRY(next_word(r));
	if (r->word != ID)
		return wf_fail(r->g, r->word_line, "the value of an attribute is missing");
	if (v != NULL)
		st = is_edge ? take_value(r, rank_of(sizes, name), name, &v->bytes)
			     : take_value(r, rank_of(works, name), name, &v->work);
	SMR_TRY(st);
	return next_word(r);
}

static smr_status read_attributes(reader *r, bool is_edge, values *v)
{
	while (r->word == '[') {
		SMR_TRY(next_word(r));
		while (r->word != ']') {
			SMR_TRY(read_attribute(r, is_edge, v));
			if (r->word == ',' || r->word == ';')
				SMR_TRY(next_word(r));
		}
		SMR_TRY(next_word(r));
	}
	return SMR_OK;
}

/* ---- statements ------------------------------------------------------------------------------ */

static smr_status find_node(reader *r, const values *defaults, wf_task **out)
{
	const char *name = smr_str_text(&r->text);

	*out = wf_find(r->g, name, r->text.n);
	if (*out == NULL) {
		SMR_TRY(wf_add_task(r->g, name, r->text.n, r->word_line, out));
		(*out)->work = defaults->work.x;
		(*out)->note = defaults->work.rank;
	}
	SMR_TRY(next_word(r));
	for (int ports = 0; r->word == ':' && ports < 2; ports++) {
		SMR_TRY(next_word(r));
		if (r->word != ID)
			return wf_fail(r->g, r->word_line, "the name of a port is missing");
		SMR_TRY(next_word(r));
	}
	return SMR_OK;
}

static smr_status read_node_or_edge(reader *r, const values *defaults)
{
	values own = {{0, UNSET}, {0, UNSET}};
	size_t first = r->g->edges.n;
	wf_task *t, *next;

	SMR_TRY(find_node(r, defaults, &t));
	if (r->word != ARROW && r->word != UNDIRECTED) {
		SMR_TRY(read_attributes(r, false, &own));
		if (own.work.rank != UNSET) {
			t->work = own.work.x;
			t->note = own.work.rank;
		}
		return SMR_OK;
	}
	for (; r->word == ARROW; t = next) {
		unsigned line = r->word_line;

		SMR_TRY(next_word(r));
		if (r->word != ID || is_keyword(r, "subgraph"))
			return wf_fail(r->g, r->word_line,
				       "an arrow leads to one node: write the nodes of a group one "
				       "by one");
		SMR_TRY(find_node(r, defaults, &next));
		SMR_TRY(wf_add_edge(r->g, (wf_edge){.from = t->number, .to = next->number}, line));
	}
	if (r->word == UNDIRECTED)
		return wf_fail(r->g, r->word_line, "tasks are joined by ->, not by --");
	SMR_TRY(read_attributes(r, true, &own));
	for (size_t k = first; k < r->g->edges.n; k++)
		r->g->edges.v[k].bytes = own.bytes.rank != UNSET ? own.bytes.x : defaults->bytes.x;
	return SMR_OK;
}

static smr_status read_group(reader *r, values defaults, int depth);

static smr_status read_subgraph(reader *r, const values *defaults, int depth)
{
	if (is_keyword(r, "subgraph")) {
		SMR_TRY(next_word(r));
		if (r->word == ID)
			SMR_TRY(next_word(r));
	}
	SMR_TRY(read_group(r, *defaults, depth + 1));
	if (r->word == ARROW || r->word == UNDIRECTED)
		return wf_fail(
			r->g, r->word_line,
			"an arrow begins at one node: write the nodes of a group one by one");
	return SMR_OK;
}

/* Returns whether the ID that comes next is followed by =. */
static bool is_setting(const reader *r)
{
	const char *at = r->at;

	while (at < r->end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r'))
		at++;
	return at < r->end && *at == '=';
}

static smr_status read_statement(reader *r, values *defaults, int depth)
{
	if (r->word == '{' || is_keyword(r, "subgraph"))
		return read_subgraph(r, defaults, depth);
	if (r->word != ID)
		return wf_fail(r->g, r->word_line,
			       r->word == END ? "the graph does not end: '}' is missing"
					      : "a node is missing");
	if (is_setting(r))
		return read_attribute(r, false, NULL);
	if (is_keyword(r, "node") || is_keyword(r, "edge") || is_keyword(r, "graph")) {
		bool is_edge = is_keyword(r, "edge"), counts = !is_keyword(r, "graph");

		SMR_TRY(next_word(r));
		return read_attributes(r, is_edge, counts ? defaults : NULL);
	}
	return read_node_or_edge(r, defaults);
}

/* Reads { ... }; @p defaults are changed only within. */
static smr_status read_group(reader *r, values defaults, int depth)
{
	if (depth > DEEP)
		return wf_fail(r->g, r->word_line, "groups are more than %d deep", DEEP);
	SMR_TRY(expect(r, '{'));
	while (r->word != '}') {
		SMR_TRY(read_statement(r, &defaults, depth));
		if (r->word == ';')
			SMR_TRY(next_word(r));
	}
	return next_word(r);
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

static smr_status read_digraph(reader *r)
{
	SMR_TRY(next_word(r));
	if (is_keyword(r, "strict"))
		SMR_TRY(next_word(r));
	if (is_keyword(r, "graph"))
		return wf_fail(r->g, r->word_line, "tasks are a digraph, not a graph");
	if (!is_keyword(r, "digraph"))
		return wf_fail(r->g, r->word_line, "a graph begins with 'digraph'");
	SMR_TRY(next_word(r));
	if (r->word == ID)
		SMR_TRY(next_word(r));
	SMR_TRY(read_group(r, (values){{0, UNSET}, {0, UNSET}}, 0));
	if (r->word != END)
		return wf_fail(r->g, r->word_line, "there is more after the graph");
	return check_works(r->g);
}

static smr_status read_dot(wf_graph *g, const char *text, size_t n)
{
	reader r = {.g = g, .at = text, .end = text + n, .line = 1};
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
