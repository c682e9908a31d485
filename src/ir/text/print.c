/* Flows as text: parse.c has the grammar. */
#include "base/alloc.h"
#include "ir/text/text.h"

static void put_loc(smr_str *s, const smr_loc *at)
{
	if (at->file != NULL || at->line > 0) {
		smr_str_puts(s, " at ");
		if (at->file != NULL) {
			smr_text_quoted(s, at->file);
			smr_str_putc(s, ':');
		}
		smr_text_uint(s, at->line);
	}
	if (at->function != NULL) {
		smr_str_puts(s, " in ");
		smr_text_name(s, at->function);
	}
	if (at->stage > 0) {
		smr_str_puts(s, " stage ");
		smr_text_uint(s, at->stage - 1);
	}
}

static void put_ids(smr_str *s, const char *before, smr_node *const *list, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		smr_str_puts(s, i == 0 ? before : ", ");
		smr_str_putc(s, '%');
		smr_text_uint(s, list[i]->id);
	}
}

static void put_view(smr_str *s, const smr_graph *g, const smr_node *v)
{
	smr_text_type(s, g, &v->type);
	smr_str_putc(s, ' ');
	smr_text_name(s, g->bases[v->window->base].name);
	smr_str_puts(s, " + (");
	smr_text_poly(s, g, v->window->offset);
	smr_str_puts(s, ") strides ");
	smr_text_polys(s, g, v->window->stride, v->type.rank);
	put_ids(s, " after ", v->after, v->nafter);
	put_loc(s, &v->loc);
}

void smr_text_loops(smr_str *s, const smr_graph *g, const smr_nest *n)
{
	smr_str_puts(s, " (");
	for (uint32_t l = 0; l < n->nloops; l++) {
		smr_str_puts(s, l > 0 ? ", " : "");
		smr_text_name(s, n->loops[l].name);
		smr_str_puts(s, ": ");
		smr_text_poly(s, g, n->loops[l].extent);
	}
	smr_str_putc(s, ')');
}

static void put_nest(smr_str *s, const smr_graph *g, const smr_node *v)
{
	const smr_nest *n = v->nest;

	smr_text_loops(s, g, n);
	smr_str_puts(s, " group ");
	smr_text_uint(s, v->group);
	put_loc(s, &v->loc);
	put_ids(s, " ins ", v->ins, v->nins);
	if (v->into != NULL) {
		put_ids(s, " into ", &v->into, 1);
		smr_str_putc(s, ' ');
		smr_text_index(s, g, v, n->store, v->into->type.rank);
	}
	smr_str_puts(s, " = ");
	smr_text_expr(s, g, v, n->value);
	if (n->pred != NULL) {
		smr_str_puts(s, " when ");
		smr_text_expr(s, g, v, n->pred);
	}
}

static void put_opaque(smr_str *s, const smr_graph *g, const smr_node *v)
{
	smr_text_type(s, g, &v->type);
	if (v->code != NULL) {
		smr_str_puts(s, " code ");
		smr_text_quoted(s, v->code);
		smr_str_puts(s, " work (");
		smr_text_poly(s, g, v->work);
		smr_str_putc(s, ')');
		if (v->fixed != NULL) {
			smr_str_puts(s, " fixed ");
			smr_text_quoted(s, v->fixed);
		}
	}
	put_ids(s, " ins ", v->ins, v->nins);
	put_ids(s, " outs ", v->outs, v->nouts);
	put_loc(s, &v->loc);
}

static void put_node(smr_str *s, const smr_graph *g, const smr_node *v)
{
	smr_str_puts(s, "  %");
	smr_text_uint(s, v->id);
	smr_str_puts(s, " = ");
	smr_str_puts(s, smr_op_name(v->op));
	if (v->op == SMR_OP_view) {
		put_view(s, g, v);
	} else if (v->op == SMR_OP_nest) {
		put_nest(s, g, v);
	} else if (v->op == SMR_OP_opaque) {
		put_opaque(s, g, v);
	} else if (v->op == SMR_OP_constant && v->type.rank > 0) {
		smr_text_tensor(s, g, v);
		put_loc(s, &v->loc);
	} else if (smr_op_is_value(v->op)) {
		smr_text_op(s, g, v);
		put_loc(s, &v->loc);
	} else {
		smr_str_putc(s, ' ');
		if (v->op == SMR_OP_constant)
			smr_text_number(s, v->type.dtype, v->bits);
		else
			smr_str_puts(s, smr_dtype_name(v->type.dtype));
		if (v->op == SMR_OP_slot) {
			put_ids(s, " ", v->ins, v->nins);
			smr_str_putc(s, ' ');
			smr_text_uint(s, v->bits);
		}
		if (v->size != NULL) {
			smr_str_puts(s, " = (");
			smr_text_poly(s, g, v->size);
			smr_str_putc(s, ')');
		}
		put_loc(s, &v->loc);
	}
	if (v->name != NULL) {
		smr_str_putc(s, ' ');
		smr_text_quoted(s, v->name);
	}
	smr_str_putc(s, '\n');
}

static void put_rows(smr_str *s, const smr_graph *g, const smr_rows *r)
{
	smr_str_puts(s, "  rows ");
	smr_text_name(s, g->bases[r->table].name);
	smr_str_putc(s, '[');
	smr_text_poly(s, g, r->first);
	smr_str_puts(s, "; ");
	smr_text_poly(s, g, r->count);
	smr_str_puts(s, "] pitch ");
	smr_text_name(s, g->syms[r->pitch].name);
	smr_str_puts(s, " base ");
	smr_text_name(s, g->bases[r->base].name);
	smr_str_putc(s, '\n');
}

static void put_wrap(smr_str *s, const smr_graph *g, const smr_wrap *w)
{
	smr_str_puts(s, "  wrap (");
	smr_text_poly(s, g, w->start);
	for (uint32_t l = 0; l < w->nloops; l++) {
		smr_str_puts(s, "; ");
		smr_text_poly(s, g, w->step[l]);
		smr_str_puts(s, ", ");
		smr_text_poly(s, g, w->extent[l]);
	}
	smr_str_printf(s, ") in [%lld, %lld]%s\n", (long long)w->lo, (long long)w->hi,
		       w->size ? " size" : "");
}

static void put_header(smr_str *s, const smr_graph *g)
{
	smr_str_puts(s, "flow ");
	smr_text_quoted(s, g->name);
	put_loc(s, &g->loc);
	smr_str_puts(s, " {\n");
	for (uint32_t i = 0; i < g->nsyms; i++) {
		smr_str_puts(s, i == 0 ? "  sym " : " ");
		smr_text_name(s, g->syms[i].name);
	}
	smr_str_puts(s, g->nsyms > 0 ? "\n" : "");
	for (uint32_t i = 0; i < g->nbases; i++) {
		smr_str_puts(s, i == 0 ? "  base " : ", ");
		smr_text_name(s, g->bases[i].name);
		smr_str_puts(s, g->bases[i].written ? " written" : "");
		smr_str_puts(s, g->bases[i].dead ? " dead" : "");
		smr_str_puts(s, g->bases[i].own ? " own" : "");
	}
	smr_str_puts(s, g->nbases > 0 ? "\n" : "");
	for (uint32_t i = 0; i < g->nrows; i++)
		put_rows(s, g, &g->rows[i]);
	for (uint32_t i = 0; i < g->nwraps; i++)
		put_wrap(s, g, &g->wraps[i]);
}

smr_status smr_graph_print(const smr_graph *g, char **out)
{
	smr_str s = {0};
	char *text;

	if (g == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_graph_print: no graph or no place for the text");
	put_header(&s, g);
	for (uint32_t i = 0; i < g->nnodes; i++)
		put_node(&s, g, g->nodes[i]);
	put_ids(&s, "  result ", g->results, g->nresults);
	smr_str_puts(&s, g->nresults > 0 ? "\n}\n" : "}\n");
	text = smr_str_take(&s);
	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the text of flow %s", g->name);
	*out = text;
	return SMR_OK;
}
