/* Flows as a drawing for Graphviz: windows are boxes, nests are ellipses with their expression. */
#include "base/alloc.h"
#include "ir/text/text.h"

/* Appends text inside a quoted label. */
static void put_escaped(smr_str *s, const char *text)
{
	for (; *text != '\0'; text++) {
		if (*text == '"' || *text == '\\')
			smr_str_putc(s, '\\');
		smr_str_putc(s, (unsigned char)*text < ' ' ? ' ' : *text);
	}
}

static void put_label(smr_str *s, const smr_graph *g, const smr_node *v)
{
	smr_str label = {0};

	smr_str_printf(&label, "%%%u %s", v->id, v->name != NULL ? v->name : smr_op_name(v->op));
	if (v->op == SMR_OP_view) {
		smr_str_printf(&label, " %s", smr_dtype_name(v->type.dtype));
		smr_text_polys(&label, g, v->type.dims, v->type.rank);
	}
	put_escaped(s, smr_str_text(&label));
	if (v->op == SMR_OP_nest) {
		smr_str_clear(&label);
		smr_text_expr(&label, g, v, v->nest->value);
		smr_str_puts(s, "\\n");
		put_escaped(s, smr_str_text(&label));
	}
	if (v->loc.line > 0)
		smr_str_printf(s, "\\nline %u", v->loc.line);
	s->oom |= label.oom;
	smr_str_free(&label);
}

static void put_node(smr_str *s, const smr_graph *g, const smr_node *v)
{
	smr_str_printf(s, "  n%u [shape=%s, label=\"", v->id,
		       v->op == SMR_OP_nest   ? "ellipse"
		       : v->op == SMR_OP_view ? "box"
					      : "plaintext");
	put_label(s, g, v);
	smr_str_puts(s, "\"];\n");
	for (uint32_t i = 0; i < v->nins; i++)
		smr_str_printf(s, "  n%u -> n%u;\n", v->ins[i]->id, v->id);
	for (uint32_t i = 0; i < v->nouts; i++)
		smr_str_printf(s, "  n%u -> n%u;\n", v->id, v->outs[i]->id);
	if (v->into != NULL)
		smr_str_printf(s, "  n%u -> n%u [style=bold];\n", v->id, v->into->id);
	for (uint32_t i = 0; i < v->nafter; i++)
		smr_str_printf(s, "  n%u -> n%u [style=dashed];\n", v->after[i]->id, v->id);
}

smr_status smr_graph_dot(const smr_graph *g, char **out)
{
	smr_str s = {0};
	char *text;

	if (g == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_graph_dot: no graph or no place for the text");
	smr_str_puts(&s, "digraph \"");
	put_escaped(&s, g->name);
	smr_str_puts(&s, "\" {\n");
	for (uint32_t i = 0; i < g->nnodes; i++)
		put_node(&s, g, g->nodes[i]);
	for (uint32_t i = 0; i < g->nresults; i++)
		smr_str_printf(&s, "  r%u [shape=plaintext, label=\"result %u\"];\n  n%u -> r%u;\n",
			       i, i, g->results[i]->id, i);
	smr_str_puts(&s, "}\n");
	text = smr_str_take(&s);
	if (text == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a drawing of flow %s", g->name);
	*out = text;
	return SMR_OK;
}
