/* The public builder: each call composes the text of one declaration and parses it, so that rules
 * and messages are those of the parser. */
#include <string.h>

#include "base/alloc.h"
#include "ir/text/parser.h"

static smr_status report_missing_argument(const char *call)
{
	return smr_fail(SMR_EINVAL, "%s: an argument is missing", call);
}

void smr_graph_text_free(char *text)
{
	smr_free(text);
}

smr_status smr_graph_add_symbol(smr_graph *g, const char *name)
{
	uint32_t before;

	if (g == NULL || name == NULL)
		return report_missing_argument("smr_graph_add_symbol");
	before = g->nsyms;
	if (*name == '\0' || smr_graph_sym(g, name) == UINT16_MAX)
		return *name == '\0' ? smr_fail(SMR_EINVAL, "a symbol without a name") : SMR_ENOMEM;
	return g->nsyms > before ? SMR_OK
				 : smr_fail(SMR_EINVAL, "flow %s has a symbol %s", g->name, name);
}

smr_status smr_graph_add_base(smr_graph *g, const char *name, int written)
{
	uint32_t b;

	if (g == NULL || name == NULL)
		return report_missing_argument("smr_graph_add_base");
	if (*name == '\0' || smr_graph_find_base(g, name, strlen(name)) != UINT32_MAX)
		return smr_fail(SMR_EINVAL, "flow %s has a base '%s', or it has no name", g->name,
				name);
	b = smr_graph_base(g, name);
	if (b == UINT32_MAX)
		return SMR_ENOMEM;
	g->bases[b].written = written != 0;
	return SMR_OK;
}

/* Reads one node from @p text, which it frees; names it; removes it if it breaks a rule. */
static smr_status add_node_from_text(smr_graph *g, const char *name, smr_str *text, smr_node **out)
{
	smr_parser p = {.file = name == NULL ? "nest" : name, .g = g};
	uint32_t before = g->nnodes;
	smr_status st = smr_str_status(text, "a node's text");
	smr_node *v = NULL;

	if (st == SMR_OK) {
		p.start = p.at = smr_str_text(text);
		p.end = p.start + text->n;
		st = smr_parse_node(&p, &v);
	}
	if (st == SMR_OK && smr_parse_next(&p) != '\0')
		st = smr_parse_wanted(&p, "the end");
	if (st == SMR_OK && name != NULL) {
		v->name = smr_arena_strdup(g->arena, name);
		st = v->name == NULL ? smr_parse_no_memory(&p) : SMR_OK;
	}
	if (st == SMR_OK)
		st = smr_graph_verify(g);
	if (st != SMR_OK)
		g->nnodes = before;
	else
		*out = v;
	smr_str_free(&p.word);
	smr_str_free(text);
	return st;
}

smr_status smr_graph_add_scalar(smr_graph *g, const char *name, const char *type)
{
	smr_str s = {0};
	smr_node *v;

	if (g == NULL || name == NULL || type == NULL)
		return report_missing_argument("smr_graph_add_scalar");
	smr_str_puts(&s, "scalar ");
	smr_str_puts(&s, type);
	return add_node_from_text(g, name, &s, &v);
}

smr_status smr_graph_add_window(smr_graph *g, const char *name, const char *type, const char *dims,
				const char *base, const char *offset, const char *strides)
{
	smr_str s = {0};
	smr_node *v;

	if (g == NULL || name == NULL || type == NULL || dims == NULL || base == NULL)
		return report_missing_argument("smr_graph_add_window");
	smr_str_printf(&s, "view %s[%s] ", type, dims);
	smr_text_name(&s, base);
	if (offset != NULL)
		smr_str_printf(&s, " + (%s)", offset);
	if (strides != NULL)
		smr_str_printf(&s, " strides [%s]", strides);
	SMR_TRY(add_node_from_text(g, name, &s, &v));
	for (uint32_t i = 0; i < v->id; i++) {
		smr_node *writer = g->nodes[i];

		if (writer->into == NULL || writer->into->window->base != v->window->base)
			continue;
		smr_status st = smr_graph_after(g, v, writer);

		if (st != SMR_OK) {
			g->nnodes--;
			return st;
		}
	}
	return SMR_OK;
}

smr_status smr_graph_add_nest(smr_graph *g, const char *name, const char *text)
{
	smr_str s = {0};
	smr_node *v;

	if (g == NULL || text == NULL)
		return report_missing_argument("smr_graph_add_nest");
	smr_str_puts(&s, "nest ");
	smr_str_puts(&s, text);
	SMR_TRY(add_node_from_text(g, name, &s, &v));
	if (v->name == NULL && v->into != NULL)
		v->name = v->into->name;
	return SMR_OK;
}

smr_status smr_graph_add_result(smr_graph *g, const char *name)
{
	smr_node *v;
	smr_status st;

	if (g == NULL || name == NULL)
		return report_missing_argument("smr_graph_add_result");
	v = smr_graph_find(g, name);
	if (v == NULL)
		return smr_fail(SMR_ENOTFOUND, "flow %s has no value %s", g->name, name);
	SMR_TRY(smr_graph_result(g, v));
	st = smr_graph_verify(g);
	if (st != SMR_OK)
		g->nresults--;
	return st;
}
