/* Reading flows from text.
 *
 *   flow    = "flow" STRING loc "{" [ "sym" NAME+ ] [ "base" BASE ("," BASE)* ] rows* wrap* node*
 *             [ "result" ID ("," ID)* ] "}"
 *   loc     = [ "at" STRING ":" INT ] [ "in" NAME ]
 *   BASE    = NAME [ "written" ]
 *   rows    = "rows" NAME "[" poly ";" poly "]" "pitch" NAME "base" NAME
 *   wrap    = "wrap" "(" poly ( ";" poly "," poly )* ")" "in" "[" INT "," INT "]"
 *   node    = ID "=" ( view | scalar | constant | nest ) [ STRING ]
 *   view    = "view" TYPE "[" polys "]" NAME "+" "(" poly ")" "strides" "[" polys "]" [ "after" ids ]
 *   nest    = "nest" "(" [ NAME ":" poly "," ... ] ")" "group" INT loc [ "ins" ids ]
 *             [ "into" ID indices ] "=" expr [ "when" expr ]
 *   index   = term ( "+" term )*       term = "(" poly ")" [ "*" ( NAME | "{" expr "}" ) ] | NAME
 *   expr    = NUMBER ":" TYPE | "size" "(" poly ")" | "index" "(" NAME ")" | ID indices | "acc" INT [ "^" INT ]
 *           | ("fold"|"scan"|"xscan") "(" names ";" exprs ";" exprs [ ";" INT ] ")"
 *           | OP [ ":" TYPE ] "(" exprs ")"
 *
 * Names that are not plain identifiers are quoted. # starts a comment. */
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/str.h"
#include "graph/text.h"
#include "graph/value.h"

enum { MAX_NAME = 512, MAX_LIST = 4096 };

typedef struct parser {
	const char *file, *at, *end, *line_start;
	int line;
	smr_graph *g;
	smr_node *const *ins; /* of the nest being read */
	uint32_t nins, depth, total;
	const smr_nest *nest;
	const smr_expr *folds[SMR_MAX_DEPTH]; /* enclosing folds, outermost first */
	uint32_t nfolds;
} parser;

static void skip(parser *p)
{
	for (; p->at < p->end; p->at++) {
		if (*p->at == '#')
			while (p->at + 1 < p->end && p->at[1] != '\n')
				p->at++;
		else if (*p->at == '\n')
			p->line++, p->line_start = p->at + 1;
		else if (*p->at != ' ' && *p->at != '\t' && *p->at != '\r')
			return;
	}
}

/* "file:line:column: expected X, found Y" */
static smr_status wanted(parser *p, const char *what)
{
	char found[24] = "the end";

	skip(p);
	if (p->at < p->end) {
		size_t n = 1;

		while (p->at + n < p->end && n < 16 && smr_text_is_letter(*p->at) &&
		       smr_text_is_letter(p->at[n]))
			n++;
		if (isprint((unsigned char)*p->at))
			snprintf(found, sizeof(found), "'%.*s'", (int)n, p->at);
		else
			snprintf(found, sizeof(found), "byte 0x%02x", (unsigned char)*p->at);
	}
	return smr_fail(SMR_EPARSE, "%s:%d:%d: expected %s, found %s", p->file, p->line,
			(int)(p->at - p->line_start) + 1, what, found);
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a graph");
}

static bool peek(parser *p, const char *token)
{
	size_t n = strlen(token);

	skip(p);
	if ((size_t)(p->end - p->at) < n || memcmp(p->at, token, n) != 0)
		return false;
	/* a word ends where its letters end */
	return !smr_text_is_letter(*token) || p->at + n == p->end || !smr_text_is_letter(p->at[n]);
}

static bool accept(parser *p, const char *token)
{
	if (!peek(p, token))
		return false;
	p->at += strlen(token);
	return true;
}

static smr_status need(parser *p, const char *token)
{
	char what[40];

	if (accept(p, token))
		return SMR_OK;
	snprintf(what, sizeof(what), "'%s'", token);
	return wanted(p, what);
}

static int hex(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static smr_status quoted(parser *p, char out[MAX_NAME])
{
	size_t n = 0;

	skip(p);
	if (p->at >= p->end || *p->at != '"')
		return wanted(p, "a quoted text");
	for (p->at++; p->at < p->end && *p->at != '"' && n < MAX_NAME - 1; p->at++) {
		char c = *p->at;

		if (c == '\0' || c == '\n')
			return wanted(p, "a text on one line");
		if (c == '\\' && p->end - p->at > 1 && (p->at[1] == '"' || p->at[1] == '\\')) {
			c = *++p->at;
		} else if (c == '\\') {
			if (p->end - p->at < 3 || hex(p->at[1]) < 0 || hex(p->at[2]) < 0 ||
			    hex(p->at[1]) * 16 + hex(p->at[2]) == 0)
				return wanted(p, "two hexadecimal digits");
			c = (char)(hex(p->at[1]) * 16 + hex(p->at[2]));
			p->at += 2;
		}
		out[n++] = c;
	}
	out[n] = '\0';
	return need(p, "\"");
}

static smr_status name(parser *p, char out[MAX_NAME])
{
	size_t n = 0;

	skip(p);
	if (p->at < p->end && *p->at == '"')
		return quoted(p, out);
	if (p->at >= p->end || !smr_text_is_letter(*p->at) || isdigit((unsigned char)*p->at))
		return wanted(p, "a name");
	while (p->at < p->end && smr_text_is_letter(*p->at) && n < MAX_NAME - 1)
		out[n++] = *p->at++;
	out[n] = '\0';
	return SMR_OK;
}

static smr_status integer(parser *p, int64_t *out)
{
	bool minus = accept(p, "-");
	uint64_t v = 0;

	skip(p);
	if (p->at >= p->end || !isdigit((unsigned char)*p->at))
		return wanted(p, "a number");
	for (; p->at < p->end && isdigit((unsigned char)*p->at); p->at++)
		if (__builtin_mul_overflow(v, 10, &v) ||
		    __builtin_add_overflow(v, (uint64_t)(*p->at - '0'), &v))
			return wanted(p, "a number of 64 bits");
	*out = (int64_t)(minus ? 0 - v : v);
	return SMR_OK;
}

static smr_status small(parser *p, uint32_t below, uint32_t *out)
{
	int64_t v;

	SMR_TRY(integer(p, &v));
	if (v < 0 || v >= below)
		return wanted(p, "a smaller number before this");
	*out = (uint32_t)v;
	return SMR_OK;
}

static smr_status type(parser *p, smr_dtype *out)
{
	size_t n = 0;

	skip(p);
	while (p->at + n < p->end && smr_text_is_letter(p->at[n]))
		n++;
	if (!smr_dtype_parse(p->at, n, out))
		return wanted(p, "an element type");
	p->at += n;
	return SMR_OK;
}

static smr_status symbol(parser *p, uint16_t *out)
{
	char text[MAX_NAME];

	SMR_TRY(name(p, text));
	for (uint32_t i = 0; i < p->g->nsyms; i++)
		if (strcmp(p->g->syms[i].name, text) == 0) {
			*out = (uint16_t)i;
			return SMR_OK;
		}
	return smr_fail(SMR_EPARSE, "%s:%d: there is no symbol '%s'", p->file, p->line, text);
}

static smr_status base(parser *p, uint32_t *out)
{
	char text[MAX_NAME];

	SMR_TRY(name(p, text));
	for (uint32_t i = 0; i < p->g->nbases; i++)
		if (strcmp(p->g->bases[i].name, text) == 0) {
			*out = i;
			return SMR_OK;
		}
	return smr_fail(SMR_EPARSE, "%s:%d: there is no base '%s'", p->file, p->line, text);
}

static smr_status loop(parser *p, uint32_t *out)
{
	char text[MAX_NAME];

	SMR_TRY(name(p, text));
	for (uint32_t i = 0; i < p->nest->nloops; i++)
		if (strcmp(p->nest->loops[i].name, text) == 0) {
			*out = i;
			return SMR_OK;
		}
	return smr_fail(SMR_EPARSE, "%s:%d: the nest has no loop '%s'", p->file, p->line, text);
}

/* [INT *] NAME [* NAME ...], or INT */
static smr_status product(parser *p, const smr_poly **out)
{
	const smr_poly *q;
	int64_t k = 1;
	uint16_t s;

	skip(p);
	if (p->at < p->end && isdigit((unsigned char)*p->at)) {
		SMR_TRY(integer(p, &k));
		q = smr_poly_const(p->g->arena, k);
	} else {
		SMR_TRY(symbol(p, &s));
		q = smr_poly_sym(p->g->arena, s);
	}
	while (q != NULL && accept(p, "*")) {
		SMR_TRY(symbol(p, &s));
		q = smr_poly_mul(p->g->arena, q, smr_poly_sym(p->g->arena, s));
	}
	*out = q;
	return q != NULL ? SMR_OK : smr_fail(SMR_EPARSE, "%s:%d: a size is too large", p->file, p->line);
}

static smr_status poly(parser *p, const smr_poly **out)
{
	bool minus = accept(p, "-");
	const smr_poly *sum = smr_poly_const(p->g->arena, 0), *q;

	for (;;) {
		SMR_TRY(product(p, &q));
		sum = minus ? smr_poly_sub(p->g->arena, sum, q) : smr_poly_add(p->g->arena, sum, q);
		if (sum == NULL)
			return smr_fail(SMR_EPARSE, "%s:%d: a size is too large", p->file, p->line);
		if (accept(p, "-"))
			minus = true;
		else if (accept(p, "+"))
			minus = false;
		else
			break;
	}
	*out = sum;
	return SMR_OK;
}

static smr_status polys(parser *p, uint32_t *n, const smr_poly *list[SMR_MAX_RANK])
{
	SMR_TRY(need(p, "["));
	*n = 0;
	while (!accept(p, "]")) {
		if (*n >= SMR_MAX_RANK)
			return wanted(p, "at most 8 dimensions");
		if (*n > 0)
			SMR_TRY(need(p, ","));
		SMR_TRY(poly(p, &list[(*n)++]));
	}
	return SMR_OK;
}

static smr_status id(parser *p, smr_node **out)
{
	int64_t k;

	SMR_TRY(need(p, "%"));
	SMR_TRY(integer(p, &k));
	if (k < 0 || k >= p->g->nnodes)
		return smr_fail(SMR_EPARSE, "%s:%d: there is no %%%" PRId64 " before this", p->file,
				p->line, k);
	*out = p->g->nodes[k];
	return SMR_OK;
}

static smr_status expr(parser *p, const smr_expr **out);

static smr_status index_term(parser *p, smr_index *x)
{
	const smr_poly *k = NULL;
	const smr_poly **into;
	uint32_t l;

	if (accept(p, "(")) {
		SMR_TRY(poly(p, &k));
		SMR_TRY(need(p, ")"));
		if (!accept(p, "*")) {
			x->offset = smr_poly_add(p->g->arena, x->offset, k);
			return x->offset != NULL ? SMR_OK : no_memory();
		}
		if (accept(p, "{")) {
			if (x->indirect != NULL)
				return wanted(p, "one indirect term");
			x->indirect_coef = k;
			SMR_TRY(expr(p, &x->indirect));
			return need(p, "}");
		}
	}
	SMR_TRY(loop(p, &l));
	into = &x->coef[l];
	if (k == NULL)
		k = smr_poly_const(p->g->arena, 1);
	*into = *into == NULL ? k : smr_poly_add(p->g->arena, *into, k);
	return *into != NULL ? SMR_OK : no_memory();
}

static smr_status indices(parser *p, uint32_t rank, smr_index **out)
{
	smr_index *x = smr_arena_array(p->g->arena, rank + 1, sizeof(*x));

	*out = x;
	if (x == NULL)
		return no_memory();
	for (uint32_t d = 0; d < rank; d++) {
		SMR_TRY(need(p, d > 0 ? "," : "["));
		x[d].offset = smr_poly_const(p->g->arena, 0);
		if (x[d].offset == NULL)
			return no_memory();
		do
			SMR_TRY(index_term(p, &x[d]));
		while (accept(p, "+"));
	}
	return rank > 0 ? need(p, "]") : SMR_OK;
}

static smr_status number(parser *p, const smr_expr **out)
{
	char text[64], *stop;
	uint64_t bits;
	smr_dtype t;
	size_t n = 0;
	double v;

	while (p->at < p->end && n < sizeof(text) - 1 &&
	       (smr_text_is_letter(*p->at) || *p->at == '-' || *p->at == '+'))
		text[n++] = *p->at++;
	text[n] = '\0';
	SMR_TRY(need(p, ":"));
	SMR_TRY(type(p, &t));
	errno = 0;
	if (strncmp(text, "0x", 2) == 0) {
		bits = strtoull(text, &stop, 16);
	} else if (!smr_dtype_is_float(t)) {
		bits = *text == '-' ? (uint64_t)strtoll(text, &stop, 10) : strtoull(text, &stop, 10);
	} else {
		v = strtod(text, &stop);
		errno = 0;
		bits = smr_value_from_double(t, t == SMR_F32 ? (double)strtof(text, NULL) : v);
	}
	if (n == 0 || *stop != '\0' || errno != 0)
		return wanted(p, "a number before this");
	*out = smr_expr_const(p->g, t, bits);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status read(parser *p, const smr_expr **out)
{
	smr_index *x;
	smr_node *v;

	SMR_TRY(id(p, &v));
	for (uint32_t i = 0; i < p->nins; i++)
		if (p->ins[i] == v) {
			SMR_TRY(indices(p, v->type.rank, &x));
			*out = smr_expr_read(p->g, v->type.dtype, i, v->type.rank, x);
			return *out != NULL ? SMR_OK : SMR_ENOMEM;
		}
	return smr_fail(SMR_EPARSE, "%s:%d: %%%" PRIu32 " is not among the nest's inputs", p->file,
			p->line, v->id);
}

static smr_status recurrence(parser *p, smr_expr *e)
{
	SMR_TRY(need(p, "("));
	do {
		if (e->nloops >= SMR_MAX_LOOPS)
			return wanted(p, "at most 12 loops");
		SMR_TRY(loop(p, &e->loops[e->nloops++]));
	} while (accept(p, ","));
	SMR_TRY(need(p, ";"));
	do {
		if (e->nacc >= SMR_MAX_ACCS)
			return wanted(p, "at most 4 accumulators");
		SMR_TRY(expr(p, &e->init[e->nacc++]));
	} while (accept(p, ","));
	e->type = e->init[0]->type;
	SMR_TRY(need(p, ";"));
	p->folds[p->nfolds++] = e;
	for (uint32_t k = 0; k < e->nacc; k++) {
		if (k > 0)
			SMR_TRY(need(p, ","));
		SMR_TRY(expr(p, &e->step[k]));
	}
	p->nfolds--;
	if (accept(p, ";"))
		SMR_TRY(small(p, e->nacc, &e->result));
	e->type = e->init[e->result]->type;
	return need(p, ")");
}

static smr_status accumulator(parser *p, const smr_expr **out)
{
	uint32_t k, depth = 0;

	SMR_TRY(small(p, SMR_MAX_ACCS, &k));
	if (accept(p, "^"))
		SMR_TRY(small(p, SMR_MAX_DEPTH, &depth));
	if (depth >= p->nfolds || k >= p->folds[p->nfolds - 1 - depth]->nacc)
		return wanted(p, "an accumulator of an enclosing fold before this");
	*out = smr_expr_acc(p->g, p->folds[p->nfolds - 1 - depth]->init[k]->type, depth, k);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status operation(parser *p, smr_op op, const smr_expr **out)
{
	const smr_expr *args[3];
	smr_dtype types[3], t, want;
	bool typed = accept(p, ":");
	uint32_t n = 0;

	if (typed)
		SMR_TRY(type(p, &want));
	SMR_TRY(need(p, "("));
	do {
		if (n >= 3)
			return wanted(p, "at most 3 arguments");
		SMR_TRY(expr(p, &args[n]));
		types[n] = args[n]->type;
		n++;
	} while (accept(p, ","));
	SMR_TRY(need(p, ")"));
	if (smr_op_type(op, n, types, typed ? &want : NULL, &t) != SMR_OK) {
		char why[200];

		snprintf(why, sizeof(why), "%s", smr_errmsg());
		return smr_fail(SMR_EPARSE, "%s:%d: %s", p->file, p->line, why);
	}
	*out = smr_expr_op(p->g, op, t, n, args);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status word(parser *p, const smr_expr **out)
{
	static const char *const kinds[] = {"fold", "scan", "xscan"};
	char text[MAX_NAME];
	smr_expr *e;
	smr_op op;
	uint32_t l;

	if (p->end - p->at > 3 && memcmp(p->at, "acc", 3) == 0 && isdigit((unsigned char)p->at[3])) {
		p->at += 3;
		return accumulator(p, out);
	}
	for (int k = 0; k < 3; k++)
		if (accept(p, kinds[k])) {
			e = smr_arena_alloc(p->g->arena, sizeof(*e));
			if (e == NULL)
				return no_memory();
			e->kind = k == 0 ? SMR_EXPR_FOLD : SMR_EXPR_SCAN;
			e->exclusive = k == 2;
			*out = e;
			return recurrence(p, e);
		}
	if (accept(p, "size")) {
		const smr_poly *q;

		SMR_TRY(need(p, "("));
		SMR_TRY(poly(p, &q));
		*out = smr_expr_size(p->g, q);
		return *out != NULL ? need(p, ")") : SMR_ENOMEM;
	}
	if (accept(p, "index")) {
		SMR_TRY(need(p, "("));
		SMR_TRY(loop(p, &l));
		*out = smr_expr_loop(p->g, l);
		return *out != NULL ? need(p, ")") : SMR_ENOMEM;
	}
	SMR_TRY(name(p, text));
	if (!smr_op_parse(text, strlen(text), &op) || smr_op_kind_of(op) != SMR_KIND_ELEMENT)
		return smr_fail(SMR_EPARSE, "%s:%d: there is no operator '%s'", p->file, p->line, text);
	return operation(p, op, out);
}

static smr_status expr(parser *p, const smr_expr **out)
{
	smr_status st;

	if (p->depth >= SMR_MAX_DEPTH || p->total++ >= SMR_MAX_EXPR)
		return wanted(p, "a smaller expression");
	p->depth++;
	skip(p);
	if (peek(p, "%"))
		st = read(p, out);
	else if (p->at < p->end && (isdigit((unsigned char)*p->at) || *p->at == '-'))
		st = number(p, out);
	else
		st = word(p, out);
	p->depth--;
	return st;
}

static smr_status location(parser *p, smr_loc *at)
{
	char text[MAX_NAME];

	if (accept(p, "at")) {
		SMR_TRY(quoted(p, text));
		at->file = smr_arena_strdup(p->g->arena, text);
		SMR_TRY(need(p, ":"));
		SMR_TRY(small(p, UINT32_MAX, &at->line));
		if (at->file == NULL)
			return no_memory();
	}
	if (accept(p, "in")) {
		SMR_TRY(name(p, text));
		at->function = smr_arena_strdup(p->g->arena, text);
		if (at->function == NULL)
			return no_memory();
	}
	return SMR_OK;
}

static smr_status view(parser *p, smr_node **out)
{
	smr_type t = {0};
	smr_window w = {0};
	uint32_t n;

	SMR_TRY(type(p, &t.dtype));
	SMR_TRY(polys(p, &t.rank, t.dims));
	SMR_TRY(base(p, &w.base));
	SMR_TRY(need(p, "+"));
	SMR_TRY(need(p, "("));
	SMR_TRY(poly(p, &w.offset));
	SMR_TRY(need(p, ")"));
	SMR_TRY(need(p, "strides"));
	SMR_TRY(polys(p, &n, w.stride));
	if (n != t.rank)
		return wanted(p, "as many strides as dimensions before this");
	*out = smr_graph_view(p->g, &t, &w, NULL);
	if (*out == NULL)
		return SMR_ENOMEM;
	if (accept(p, "after"))
		do {
			smr_node *writer;

			SMR_TRY(id(p, &writer));
			SMR_TRY(smr_graph_after(p->g, *out, writer));
		} while (accept(p, ","));
	return SMR_OK;
}

static smr_status loops(parser *p, smr_nest *n)
{
	char text[MAX_NAME];

	SMR_TRY(need(p, "("));
	while (!accept(p, ")")) {
		smr_loop *l = &n->loops[n->nloops];

		if (n->nloops >= SMR_MAX_LOOPS)
			return wanted(p, "at most 12 loops");
		if (n->nloops > 0)
			SMR_TRY(need(p, ","));
		SMR_TRY(name(p, text));
		l->name = smr_arena_strdup(p->g->arena, text);
		SMR_TRY(need(p, ":"));
		SMR_TRY(poly(p, &l->extent));
		n->nloops++;
		if (l->name == NULL)
			return no_memory();
	}
	return SMR_OK;
}

static smr_status nest(parser *p, smr_node **out)
{
	smr_nest *n = smr_arena_alloc(p->g->arena, sizeof(*n));
	smr_node *ins[64], *into = NULL;
	smr_loc at = {0};
	uint32_t group;

	if (n == NULL)
		return no_memory();
	p->nest = n;
	p->ins = ins;
	p->nins = p->nfolds = p->depth = 0;
	SMR_TRY(loops(p, n));
	SMR_TRY(need(p, "group"));
	SMR_TRY(small(p, UINT32_MAX, &group));
	SMR_TRY(location(p, &at));
	if (accept(p, "ins"))
		do {
			if (p->nins >= 64)
				return wanted(p, "at most 64 inputs");
			SMR_TRY(id(p, &ins[p->nins++]));
		} while (accept(p, ","));
	if (accept(p, "into")) {
		SMR_TRY(id(p, &into));
		if (into->op != SMR_OP_view)
			return wanted(p, "a view before this");
		SMR_TRY(indices(p, into->type.rank, &n->store));
	}
	SMR_TRY(need(p, "="));
	SMR_TRY(expr(p, &n->value));
	if (accept(p, "when"))
		SMR_TRY(expr(p, &n->pred));
	*out = smr_graph_nest(p->g, n, ins, p->nins, into);
	if (*out == NULL)
		return SMR_ENOMEM;
	(*out)->group = group;
	(*out)->loc = at;
	return SMR_OK;
}

static smr_status node(parser *p)
{
	char text[MAX_NAME];
	smr_node *v = NULL;
	const smr_expr *c;
	smr_dtype t;
	int64_t k;

	SMR_TRY(need(p, "%"));
	SMR_TRY(integer(p, &k));
	if (k != p->g->nnodes)
		return wanted(p, "the next number before this");
	SMR_TRY(need(p, "="));
	if (accept(p, "view")) {
		SMR_TRY(view(p, &v));
	} else if (accept(p, "nest")) {
		SMR_TRY(nest(p, &v));
	} else if (accept(p, "scalar")) {
		SMR_TRY(type(p, &t));
		v = smr_graph_scalar(p->g, t, NULL);
	} else if (accept(p, "constant")) {
		skip(p);
		SMR_TRY(number(p, &c));
		v = smr_graph_constant(p->g, c->type, c->bits);
	} else {
		return wanted(p, "view, scalar, constant or nest");
	}
	if (v == NULL)
		return no_memory();
	if (peek(p, "\"")) {
		SMR_TRY(quoted(p, text));
		v->name = smr_arena_strdup(p->g->arena, text);
	}
	return SMR_OK;
}

static smr_status rows(parser *p)
{
	smr_rows r;

	SMR_TRY(base(p, &r.table));
	SMR_TRY(need(p, "["));
	SMR_TRY(poly(p, &r.first));
	SMR_TRY(need(p, ";"));
	SMR_TRY(poly(p, &r.count));
	SMR_TRY(need(p, "]"));
	SMR_TRY(need(p, "pitch"));
	SMR_TRY(symbol(p, &r.pitch));
	SMR_TRY(need(p, "base"));
	SMR_TRY(base(p, &r.base));
	return smr_graph_rows(p->g, &r);
}

static smr_status wrap(parser *p)
{
	smr_wrap w = {0};

	SMR_TRY(need(p, "("));
	SMR_TRY(poly(p, &w.start));
	while (accept(p, ";")) {
		if (w.nloops >= SMR_MAX_LOOPS)
			return wanted(p, "at most 12 loops");
		SMR_TRY(poly(p, &w.step[w.nloops]));
		SMR_TRY(need(p, ","));
		SMR_TRY(poly(p, &w.extent[w.nloops++]));
	}
	SMR_TRY(need(p, ")"));
	SMR_TRY(need(p, "in"));
	SMR_TRY(need(p, "["));
	SMR_TRY(integer(p, &w.lo));
	SMR_TRY(need(p, ","));
	SMR_TRY(integer(p, &w.hi));
	SMR_TRY(need(p, "]"));
	return smr_graph_wrap(p->g, &w);
}

static smr_status header(parser *p)
{
	static const char *const after[] = {"base", "rows", "wrap", "result", "%", "}"};
	char text[MAX_NAME];
	bool more = accept(p, "sym");

	while (more) {
		SMR_TRY(name(p, text));
		if (p->g->nsyms >= MAX_LIST || smr_graph_sym(p->g, text) == UINT16_MAX)
			return no_memory();
		for (size_t i = 0; i < sizeof(after) / sizeof(after[0]); i++)
			more = more && !peek(p, after[i]);
	}
	if (accept(p, "base"))
		do {
			uint32_t b;

			SMR_TRY(name(p, text));
			b = p->g->nbases < MAX_LIST ? smr_graph_base(p->g, text) : UINT32_MAX;
			if (b == UINT32_MAX)
				return no_memory();
			p->g->bases[b].written = accept(p, "written");
		} while (accept(p, ","));
	while (accept(p, "rows"))
		SMR_TRY(rows(p));
	while (accept(p, "wrap"))
		SMR_TRY(wrap(p));
	return SMR_OK;
}

static smr_status flow(parser *p)
{
	char text[MAX_NAME];

	SMR_TRY(need(p, "flow"));
	SMR_TRY(quoted(p, text));
	SMR_TRY(smr_graph_new(text, &p->g));
	SMR_TRY(location(p, &p->g->loc));
	SMR_TRY(need(p, "{"));
	SMR_TRY(header(p));
	while (peek(p, "%")) {
		if (p->g->nnodes >= MAX_LIST)
			return wanted(p, "at most 4096 nodes");
		SMR_TRY(node(p));
	}
	if (accept(p, "result"))
		do {
			smr_node *v;

			SMR_TRY(id(p, &v));
			SMR_TRY(smr_graph_result(p->g, v));
		} while (accept(p, ","));
	SMR_TRY(need(p, "}"));
	skip(p);
	return p->at == p->end ? SMR_OK : wanted(p, "the end");
}

smr_status smr_graph_parse(const char *file, const char *text, size_t len, smr_graph **out)
{
	parser p = {.file = file, .at = text, .end = text + len, .line_start = text, .line = 1};
	smr_status st = flow(&p);

	if (st == SMR_OK)
		st = smr_graph_verify(p.g);
	if (st != SMR_OK) {
		smr_graph_free(p.g);
		return st;
	}
	*out = p.g;
	return SMR_OK;
}
