/* Reading flows from text.
 *
 *   flow    = "flow" NAME loc "{" [ "sym" NAME+ ] [ "base" BASE ("," BASE)* ] rows* wrap* node*
 *             [ "result" ids ] "}"
 *   loc     = [ "at" [ STRING ":" ] INT ] [ "in" NAME ] [ "stage" INT ]
 *   BASE    = NAME [ "written" ] [ "dead" ] [ "own" ]
 *   rows    = "rows" NAME "[" poly ";" poly "]" "pitch" NAME "base" NAME
 *   wrap    = "wrap" "(" poly ( ";" poly "," poly )* ")" "in" "[" INT "," INT "]" [ "size" ]
 *   node    = ID "=" value [ STRING ]
 *   value   = view | nest | opaque | "scalar" TYPE [ "=" "(" poly ")" ] loc
 *             | "constant" ( NUMBER | TYPE polys BYTES ) loc | "slot" TYPE ID INT loc | op loc
 *   view    = "view" TYPE polys NAME [ "+" "(" poly ")" ] [ "strides" polys ] [ "after" ids ] loc
 *   opaque  = "opaque" TYPE polys [ code ] [ "ins" ids ] [ "outs" ids ] loc
 *   code    = "code" NAME "work" "(" poly ")" [ "fixed" STRING ]
 *   op      = OP TYPE polys ( "," TYPE polys )* [ INT ] [ "routine" NAME ] [ "ins" ids ]
 *             [ "with" ( KEY "[" INTS "]" )+ ] [ "body" "(" INT ")" "=" exprs ]
 *   nest    = "nest" "(" [ NAME ":" poly ("," NAME ":" poly)* ] ")" [ "group" INT ] loc
 *             [ "ins" ids ] [ "into" ID indices ] "=" expr [ "when" expr ]
 *   indices = [ "[" index ("," index)* "]" ]
 *   index   = term ( "+" term )*
 *   term    = [ coef "*" ] ( NAME | "{" expr "}" ) | coef
 *   coef    = INT | "(" poly ")"
 *   poly    = [ "-" ] product ( ("+" | "-") product )*
 *   product = factor ( "*" factor )*
 *   expr    = NUMBER | "size" "(" poly ")" | "index" "(" NAME ")" | ID indices
 *             | "acc" INT [ "^" INT ] | OP [ ":" TYPE ] "(" exprs ")"
 *             | "p" INT ":" TYPE (in bodies)
 *             | ("fold" | "scan" | "xscan") "(" names ";" exprs ";" exprs [ ";" INT ] ")"
 *
 * NUMBER is a decimal, inf, nan or raw bits (0x...), then ":" TYPE. Names that are not plain are
 * quoted. BYTES are quoted hexadecimal digits: of all elements, or of one for all. ID is % and a
 * number or the name of an earlier node. # starts a comment. Omitted strides are those of a dense
 * tensor; omitted inputs are those that the expressions read, in that order. */
#include <string.h>

#include "ir/text/parser.h"

enum { MAX_NAMES = 1 << 12 };

static smr_status parse_numbered_node(smr_parser *p)
{
	smr_node *v;
	uint32_t k;

	SMR_TRY(smr_parse_need(p, "%"));
	SMR_TRY(smr_parse_small(p, SMR_MAX_NODES, &k));
	if (k != p->g->nnodes || k == SMR_MAX_NODES)
		return smr_parse_fail(p, "the next node is %%%u, of at most %d", p->g->nnodes,
				      SMR_MAX_NODES);
	SMR_TRY(smr_parse_need(p, "="));
	return smr_parse_node(p, &v);
}

static smr_status parse_rows(smr_parser *p)
{
	smr_rows r;

	SMR_TRY(smr_parse_base(p, &r.table));
	SMR_TRY(smr_parse_need(p, "["));
	SMR_TRY(smr_parse_poly(p, &r.first));
	SMR_TRY(smr_parse_need(p, ";"));
	SMR_TRY(smr_parse_poly(p, &r.count));
	SMR_TRY(smr_parse_need(p, "]"));
	SMR_TRY(smr_parse_need(p, "pitch"));
	SMR_TRY(smr_parse_symbol(p, &r.pitch));
	SMR_TRY(smr_parse_need(p, "base"));
	SMR_TRY(smr_parse_base(p, &r.base));
	return smr_graph_rows(p->g, &r);
}

static smr_status parse_wrap(smr_parser *p)
{
	smr_wrap w = {0};

	SMR_TRY(smr_parse_need(p, "("));
	SMR_TRY(smr_parse_poly(p, &w.start));
	while (smr_parse_accept(p, ";")) {
		if (w.nloops == SMR_MAX_LOOPS)
			return smr_parse_fail(p, "more than %d loops", SMR_MAX_LOOPS);
		SMR_TRY(smr_parse_poly(p, &w.step[w.nloops]));
		SMR_TRY(smr_parse_need(p, ","));
		SMR_TRY(smr_parse_poly(p, &w.extent[w.nloops]));
		w.nloops++;
	}
	SMR_TRY(smr_parse_need(p, ")"));
	SMR_TRY(smr_parse_need(p, "in"));
	SMR_TRY(smr_parse_need(p, "["));
	SMR_TRY(smr_parse_int(p, &w.lo));
	SMR_TRY(smr_parse_need(p, ","));
	SMR_TRY(smr_parse_int(p, &w.hi));
	SMR_TRY(smr_parse_need(p, "]"));
	w.size = smr_parse_accept(p, "size");
	return smr_graph_wrap(p->g, &w);
}

static smr_status parse_symbols(smr_parser *p)
{
	static const char *const after[] = {"base", "rows", "wrap", "result", "%", "}"};
	const char *text;
	uint32_t before;

	for (;;) {
		SMR_TRY(smr_parse_name(p, &text));
		before = p->g->nsyms;
		if (before == MAX_NAMES)
			return smr_parse_fail(p, "more than %d symbols", MAX_NAMES);
		if (smr_graph_sym(p->g, text) == UINT16_MAX)
			return smr_parse_no_memory(p);
		if (p->g->nsyms == before)
			return smr_parse_fail(p, "a second symbol '%s'", text);
		for (size_t i = 0; i < sizeof(after) / sizeof(after[0]); i++)
			if (smr_parse_peek(p, after[i]))
				return SMR_OK;
	}
}

static smr_status parse_bases(smr_parser *p)
{
	const char *text;
	uint32_t b;

	do {
		SMR_TRY(smr_parse_name(p, &text));
		if (*text == '\0' || smr_graph_find_base(p->g, text, strlen(text)) != UINT32_MAX)
			return smr_parse_fail(p, "a second base '%s'", text);
		if (p->g->nbases == MAX_NAMES)
			return smr_parse_fail(p, "more than %d bases", MAX_NAMES);
		b = smr_graph_base(p->g, text);
		if (b == UINT32_MAX)
			return smr_parse_no_memory(p);
		p->g->bases[b].written = smr_parse_accept(p, "written");
		p->g->bases[b].dead = smr_parse_accept(p, "dead");
		p->g->bases[b].own = smr_parse_accept(p, "own");
	} while (smr_parse_accept(p, ","));
	return SMR_OK;
}

static smr_status add_result(smr_parser *p, smr_node *v, void *unused)
{
	return smr_graph_result(p->g, v);
}

static smr_status parse_flow(smr_parser *p)
{
	const char *text;

	SMR_TRY(smr_parse_need(p, "flow"));
	SMR_TRY(smr_parse_name(p, &text));
	SMR_TRY(smr_graph_new(text, &p->g));
	SMR_TRY(smr_parse_loc(p, &p->g->loc));
	SMR_TRY(smr_parse_need(p, "{"));
	if (smr_parse_accept(p, "sym"))
		SMR_TRY(parse_symbols(p));
	if (smr_parse_accept(p, "base"))
		SMR_TRY(parse_bases(p));
	while (smr_parse_accept(p, "rows"))
		SMR_TRY(parse_rows(p));
	while (smr_parse_accept(p, "wrap"))
		SMR_TRY(parse_wrap(p));
	while (smr_parse_peek(p, "%"))
		SMR_TRY(parse_numbered_node(p));
	SMR_TRY(smr_parse_ids(p, "result", add_result, NULL));
	SMR_TRY(smr_parse_need(p, "}"));
	smr_parse_next(p);
	return p->at == p->end ? SMR_OK : smr_parse_wanted(p, "the end");
}

smr_status smr_graph_parse(const char *name, const char *text, size_t len, smr_graph **out)
{
	smr_parser p = {.file = name == NULL ? "text" : name};
	smr_status st;

	if (text == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_graph_parse: no text or no place for the graph");
	p.start = p.at = text;
	p.end = text + len;
	st = parse_flow(&p);
	smr_str_free(&p.word);
	if (p.g != NULL && smr_arena_ran_short(p.g->arena))
		st = smr_fail(SMR_ENOMEM, "no memory for a flow");
	if (st == SMR_OK)
		st = smr_graph_verify(p.g);
	if (st != SMR_OK) {
		smr_graph_free(p.g);
		return st;
	}
	*out = p.g;
	return SMR_OK;
}
