/* Reading nodes; parse.c has the grammar. */
#include <string.h>

#include "ir/text/parser.h"

smr_status smr_parse_id(smr_parser *p, smr_node **out)
{
	const char *name;
	uint32_t k;

	SMR_TRY(smr_parse_need(p, "%"));
	if (!smr_text_is_digit(smr_parse_next(p))) {
		SMR_TRY(smr_parse_name(p, &name));
		*out = smr_graph_find(p->g, name);
		return *out != NULL ? SMR_OK
				    : smr_parse_fail(p, "there is no %%%s before this", name);
	}
	SMR_TRY(smr_parse_small(p, SMR_MAX_NODES, &k));
	if (k >= p->g->nnodes)
		return smr_parse_fail(p, "there is no %%%u before this", k);
	*out = p->g->nodes[k];
	return SMR_OK;
}

smr_status smr_parse_ids(smr_parser *p, const char *word,
			 smr_status (*each)(smr_parser *p, smr_node *v, void *arg), void *arg)
{
	smr_node *v;

	if (!smr_parse_accept(p, word))
		return SMR_OK;
	do {
		SMR_TRY(smr_parse_id(p, &v));
		SMR_TRY(each(p, v, arg));
	} while (smr_parse_accept(p, ","));
	return SMR_OK;
}

/* The list of the nest being read doubles its capacity; the array it replaces stays in the
 * arena. */
smr_status smr_parse_add_input(smr_parser *p, smr_node *v)
{
	if (p->nins == p->cap_ins) {
		uint32_t cap = p->cap_ins == 0 ? 8 : 2 * p->cap_ins;
		smr_node **list = smr_arena_array(p->g->arena, cap, sizeof(*list));

		if (list == NULL)
			return smr_parse_no_memory(p);
		if (p->nins > 0)
			memcpy(list, p->ins, p->nins * sizeof(*list));
		p->ins = list;
		p->cap_ins = cap;
	}
	p->ins[p->nins++] = v;
	return SMR_OK;
}

static smr_status add_input(smr_parser *p, smr_node *v, void *unused)
{
	return smr_parse_add_input(p, v);
}

smr_status smr_parse_input(smr_parser *p, smr_node *v, uint32_t *out)
{
	for (*out = 0; *out < p->nins; ++*out)
		if (p->ins[*out] == v)
			return SMR_OK;
	return smr_parse_add_input(p, v);
}

smr_status smr_parse_loc(smr_parser *p, smr_loc *at)
{
	if (smr_parse_accept(p, "at")) {
		if (smr_parse_next(p) == '"') {
			SMR_TRY(smr_parse_own_name(p, &at->file));
			SMR_TRY(smr_parse_need(p, ":"));
		}
		SMR_TRY(smr_parse_small(p, UINT32_MAX, &at->line));
	}
	if (smr_parse_accept(p, "in"))
		SMR_TRY(smr_parse_own_name(p, &at->function));
	if (!smr_parse_accept(p, "stage"))
		return SMR_OK;
	SMR_TRY(smr_parse_small(p, SMR_MAX_STAGES - 1, &at->stage));
	at->stage++;
	return SMR_OK;
}

static smr_status parse_strides(smr_parser *p, const smr_type *t, smr_window *w)
{
	uint32_t n;

	if (smr_parse_accept(p, "strides")) {
		SMR_TRY(smr_parse_polys(p, &n, w->stride));
		return n == t->rank ? SMR_OK
				    : smr_parse_fail(p, "%u strides for %u dimensions", n, t->rank);
	}
	smr_status st = smr_graph_dense(p->g, t, w->stride);

	return st == SMR_EUNSUPPORTED ? smr_parse_fail(p, "the view's strides must be given") : st;
}

static smr_status add_after(smr_parser *p, smr_node *writer, void *view)
{
	return smr_graph_after(p->g, view, writer);
}

static smr_status parse_view(smr_parser *p, smr_node **out)
{
	smr_type t = {0};
	smr_window w = {0};

	SMR_TRY(smr_parse_type(p, &t.dtype));
	SMR_TRY(smr_parse_polys(p, &t.rank, t.dims));
	SMR_TRY(smr_parse_base(p, &w.base));
	if (smr_parse_accept(p, "+")) {
		SMR_TRY(smr_parse_need(p, "("));
		SMR_TRY(smr_parse_poly(p, &w.offset));
		SMR_TRY(smr_parse_need(p, ")"));
	} else {
		w.offset = smr_poly_const(p->g->arena, 0);
		if (w.offset == NULL)
			return smr_parse_no_memory(p);
	}
	SMR_TRY(parse_strides(p, &t, &w));
	*out = smr_graph_view(p->g, &t, &w, NULL);
	if (*out == NULL)
		return smr_parse_no_memory(p);
	return smr_parse_ids(p, "after", add_after, *out);
}

static smr_status parse_code_clause(smr_parser *p, const char **name, const smr_poly **work,
				    const char **fixed)
{
	if (!smr_parse_accept(p, "code"))
		return SMR_OK;
	SMR_TRY(smr_parse_own_name(p, name));
	SMR_TRY(smr_parse_need(p, "work"));
	SMR_TRY(smr_parse_need(p, "("));
	SMR_TRY(smr_parse_poly(p, work));
	SMR_TRY(smr_parse_need(p, ")"));
	return smr_parse_accept(p, "fixed") ? smr_parse_own_name(p, fixed) : SMR_OK;
}

static smr_status parse_opaque(smr_parser *p, smr_node **out)
{
	const smr_poly *work = NULL;
	const char *name = NULL, *fixed = NULL;
	smr_type t = {0};
	uint32_t nins;

	p->nins = 0;
	SMR_TRY(smr_parse_type(p, &t.dtype));
	SMR_TRY(smr_parse_polys(p, &t.rank, t.dims));
	SMR_TRY(parse_code_clause(p, &name, &work, &fixed));
	SMR_TRY(smr_parse_ids(p, "ins", add_input, NULL));
	nins = p->nins;
	SMR_TRY(smr_parse_ids(p, "outs", add_input, NULL));
	*out = smr_graph_opaque(p->g, &t, p->ins, nins, p->ins == NULL ? NULL : p->ins + nins,
				p->nins - nins, NULL);
	if (*out != NULL) {
		(*out)->code = name;
		(*out)->work = work;
		(*out)->fixed = fixed;
	}
	return SMR_OK;
}

static smr_status parse_slot(smr_parser *p, smr_node **out)
{
	smr_node *of;
	smr_dtype t;
	uint32_t k;

	SMR_TRY(smr_parse_type(p, &t));
	SMR_TRY(smr_parse_id(p, &of));
	SMR_TRY(smr_parse_small(p, SMR_MAX_SLOTS - 1, &k));
	*out = smr_graph_slot(p->g, of, k, t, NULL);
	return SMR_OK;
}

static smr_status parse_loops(smr_parser *p, smr_nest *n)
{
	SMR_TRY(smr_parse_need(p, "("));
	while (!smr_parse_accept(p, ")")) {
		smr_loop *l = &n->loops[n->nloops];

		if (n->nloops > 0)
			SMR_TRY(smr_parse_need(p, ","));
		if (n->nloops == SMR_MAX_LOOPS)
			return smr_parse_fail(p, "more than %d loops", SMR_MAX_LOOPS);
		SMR_TRY(smr_parse_own_name(p, &l->name));
		SMR_TRY(smr_parse_need(p, ":"));
		SMR_TRY(smr_parse_poly(p, &l->extent));
		n->nloops++;
	}
	return SMR_OK;
}

static smr_status parse_nest(smr_parser *p, smr_node **out)
{
	smr_nest *n = smr_arena_alloc(p->g->arena, sizeof(*n));
	smr_node *into = NULL;
	uint32_t group = 0;
	smr_loc at = {0};

	if (n == NULL)
		return smr_parse_no_memory(p);
	p->nest = n;
	p->nins = p->nfolds = p->depth = p->total = 0;
	SMR_TRY(parse_loops(p, n));
	if (smr_parse_accept(p, "group"))
		SMR_TRY(smr_parse_small(p, UINT32_MAX, &group));
	SMR_TRY(smr_parse_loc(p, &at));
	SMR_TRY(smr_parse_ids(p, "ins", add_input, NULL));
	if (smr_parse_accept(p, "into")) {
		SMR_TRY(smr_parse_id(p, &into));
		if (into->into != NULL) /* the view by its name: its former value */
			into = into->into;
		SMR_TRY(smr_parse_index(p, into->type.rank, &n->store));
	}
	SMR_TRY(smr_parse_need(p, "="));
	SMR_TRY(smr_parse_expr(p, &n->value));
	if (smr_parse_accept(p, "when"))
		SMR_TRY(smr_parse_expr(p, &n->pred));
	*out = smr_graph_nest(p->g, n, p->ins, p->nins, into);
	if (*out == NULL)
		return smr_parse_no_memory(p);
	(*out)->group = group;
	(*out)->loc = at;
	return SMR_OK;
}

static smr_status parse_scalar(smr_parser *p, smr_node **out)
{
	const smr_poly *size = NULL;
	smr_dtype t;

	SMR_TRY(smr_parse_type(p, &t));
	if (smr_parse_accept(p, "=")) {
		SMR_TRY(smr_parse_need(p, "("));
		SMR_TRY(smr_parse_poly(p, &size));
		SMR_TRY(smr_parse_need(p, ")"));
	}
	*out = smr_graph_scalar(p->g, t, NULL);
	if (*out != NULL)
		(*out)->size = size;
	return SMR_OK;
}

static smr_status parse_node_value(smr_parser *p, smr_node **out)
{
	const char *name;
	smr_op op;

	if (smr_parse_accept(p, "view"))
		return parse_view(p, out);
	if (smr_parse_accept(p, "nest"))
		return parse_nest(p, out);
	if (smr_parse_accept(p, "opaque"))
		return parse_opaque(p, out);
	if (smr_parse_accept(p, "slot"))
		return parse_slot(p, out);
	if (smr_parse_accept(p, "scalar"))
		return parse_scalar(p, out);
	if (smr_parse_accept(p, "constant"))
		return smr_parse_constant(p, out);
	if (!smr_text_is_letter(smr_parse_next(p)))
		return smr_parse_wanted(p, "view, nest, scalar, constant, opaque, slot or an op");
	SMR_TRY(smr_parse_name(p, &name));
	if (!smr_op_parse(name, strlen(name), &op) || !smr_op_is_value(op))
		return smr_parse_fail(p, "there is no op '%s'", name);
	return smr_parse_op(p, op, out);
}

smr_status smr_parse_node(smr_parser *p, smr_node **out)
{
	smr_node *v = NULL;

	SMR_TRY(parse_node_value(p, &v));
	if (v == NULL)
		return smr_parse_no_memory(p);
	if (v->op != SMR_OP_nest)
		SMR_TRY(smr_parse_loc(p, &v->loc));
	if (smr_parse_next(p) == '"')
		SMR_TRY(smr_parse_own_name(p, &v->name));
	*out = v;
	return SMR_OK;
}
