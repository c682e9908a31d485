/* Flows as JSON. Sizes, maps and expressions are texts in the notation of the text form. */
#include <stdlib.h>

#include <jansson.h>

#include "base/alloc.h"
#include "ir/text/text.h"

/* Makes a string. JSON is UTF-8, but names may be any bytes. NULL only when out of memory. */
static json_t *text_to_json(const char *s)
{
	json_t *j;
	char *safe;

	if (s == NULL)
		return json_null();
	j = json_string(s);
	if (j != NULL)
		return j;
	safe = smr_strdup(s);
	if (safe == NULL)
		return NULL;
	for (char *c = safe; *c != '\0'; c++)
		if ((unsigned char)*c >= 0x80)
			*c = '?';
	j = json_string(safe);
	smr_free(safe);
	return j;
}

/* Makes a string of the text collected in s, which is emptied; NULL when an append failed. */
static json_t *str_to_json(smr_str *s)
{
	json_t *j = s->oom ? NULL : text_to_json(smr_str_text(s));

	smr_str_free(s);
	return j;
}

static json_t *poly_to_json(const smr_graph *g, const smr_poly *p)
{
	smr_str s = {0};

	smr_text_poly(&s, g, p);
	return str_to_json(&s);
}

static json_t *expr_to_json(const smr_graph *g, const smr_node *v, const smr_expr *e)
{
	smr_str s = {0};

	if (e == NULL)
		return json_null();
	smr_text_expr(&s, g, v, e);
	return str_to_json(&s);
}

static json_t *polys_to_json(const smr_graph *g, const smr_poly *const *p, uint32_t n)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < n; i++)
		if (json_array_append_new(list, poly_to_json(g, p[i])) != 0)
			goto fail;
	return list;

fail:
	json_decref(list);
	return NULL;
}

static json_t *node_ids_to_json(smr_node *const *nodes, uint32_t n)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < n; i++)
		if (json_array_append_new(list, json_integer(nodes[i]->id)) != 0)
			goto fail;
	return list;

fail:
	json_decref(list);
	return NULL;
}

/* Sets a field and takes ownership of the value; false when out of memory for it or for its
 * place. */
static bool set_field(json_t *o, const char *key, json_t *value)
{
	return json_object_set_new(o, key, value) == 0;
}

static bool put_loc(json_t *o, const smr_loc *at)
{
	return set_field(o, "file", text_to_json(at->file)) &&
	       set_field(o, "line", json_integer(at->line)) &&
	       set_field(o, "function", text_to_json(at->function));
}

static bool put_view(json_t *o, const smr_graph *g, const smr_node *v)
{
	return set_field(o, "base", text_to_json(g->bases[v->window->base].name)) &&
	       set_field(o, "offset", poly_to_json(g, v->window->offset)) &&
	       set_field(o, "strides", polys_to_json(g, v->window->stride, v->type.rank)) &&
	       set_field(o, "after", node_ids_to_json(v->after, v->nafter));
}

static json_t *loops_to_json(const smr_graph *g, const smr_nest *n)
{
	json_t *list = json_array();

	for (uint32_t l = 0; l < n->nloops; l++) {
		json_t *o = json_object();
		bool ok = set_field(o, "name", text_to_json(n->loops[l].name)) &&
			  set_field(o, "extent", poly_to_json(g, n->loops[l].extent)) &&
			  set_field(o, "bound", json_boolean(!(n->domain >> l & 1)));

		if (json_array_append_new(list, o) != 0 || !ok)
			goto fail;
	}
	return list;

fail:
	json_decref(list);
	return NULL;
}

static bool put_nest(json_t *o, const smr_graph *g, const smr_node *v)
{
	smr_str store = {0};

	if (v->into != NULL)
		smr_text_index(&store, g, v, v->nest->store, v->into->type.rank);
	return set_field(o, "store", str_to_json(&store)) &&
	       set_field(o, "group", json_integer(v->group)) &&
	       set_field(o, "loops", loops_to_json(g, v->nest)) &&
	       set_field(o, "inputs", node_ids_to_json(v->ins, v->nins)) &&
	       set_field(o, "into", v->into == NULL ? json_null() : json_integer(v->into->id)) &&
	       set_field(o, "value", expr_to_json(g, v, v->nest->value)) &&
	       set_field(o, "when", expr_to_json(g, v, v->nest->pred));
}

static bool put_constant(json_t *o, const smr_node *v)
{
	smr_str s = {0};

	smr_text_number(&s, v->type.dtype, v->bits);
	return set_field(o, "value", str_to_json(&s));
}

static json_t *node_to_json(const smr_graph *g, const smr_node *v)
{
	json_t *o = json_object();
	bool ok = set_field(o, "id", json_integer(v->id)) &&
		  set_field(o, "op", text_to_json(smr_op_name(v->op))) &&
		  set_field(o, "name", text_to_json(v->name)) &&
		  set_field(o, "type", text_to_json(smr_dtype_name(v->type.dtype))) &&
		  set_field(o, "shape", polys_to_json(g, v->type.dims, v->type.rank)) &&
		  put_loc(o, &v->loc);

	if (v->op == SMR_OP_view)
		ok = ok && put_view(o, g, v);
	else if (v->op == SMR_OP_nest)
		ok = ok && put_nest(o, g, v);
	else if (v->op == SMR_OP_constant)
		ok = ok && put_constant(o, v);
	else if (v->op == SMR_OP_opaque)
		ok = ok && set_field(o, "inputs", node_ids_to_json(v->ins, v->nins)) &&
		     set_field(o, "outputs", node_ids_to_json(v->outs, v->nouts)) &&
		     set_field(o, "code", text_to_json(v->code)) &&
		     set_field(o, "work",
			       v->work == NULL ? json_null() : poly_to_json(g, v->work)) &&
		     set_field(o, "fixed", text_to_json(v->fixed));
	else if (v->op == SMR_OP_scalar)
		ok = ok &&
		     set_field(o, "size", v->size == NULL ? json_null() : poly_to_json(g, v->size));
	else if (v->op == SMR_OP_slot)
		ok = ok && set_field(o, "of", json_integer(v->ins[0]->id)) &&
		     set_field(o, "slot", json_integer((json_int_t)v->bits));
	if (ok)
		return o;
	json_decref(o);
	return NULL;
}

static json_t *base_to_json(const smr_graph *g, uint32_t i)
{
	json_t *o = json_object();

	if (set_field(o, "name", text_to_json(g->bases[i].name)) &&
	    set_field(o, "written", json_boolean(g->bases[i].written)) &&
	    set_field(o, "dead", json_boolean(g->bases[i].dead)) &&
	    set_field(o, "own", json_boolean(g->bases[i].own)))
		return o;
	json_decref(o);
	return NULL;
}

static json_t *rows_to_json(const smr_graph *g, const smr_rows *r)
{
	json_t *o = json_object();

	if (set_field(o, "table", text_to_json(g->bases[r->table].name)) &&
	    set_field(o, "first", poly_to_json(g, r->first)) &&
	    set_field(o, "count", poly_to_json(g, r->count)) &&
	    set_field(o, "pitch", text_to_json(g->syms[r->pitch].name)) &&
	    set_field(o, "base", text_to_json(g->bases[r->base].name)))
		return o;
	json_decref(o);
	return NULL;
}

static json_t *wrap_to_json(const smr_graph *g, const smr_wrap *w)
{
	json_t *o = json_object();

	if (set_field(o, "start", poly_to_json(g, w->start)) &&
	    set_field(o, "steps", polys_to_json(g, w->step, w->nloops)) &&
	    set_field(o, "extents", polys_to_json(g, w->extent, w->nloops)) &&
	    set_field(o, "low", json_integer(w->lo)) && set_field(o, "high", json_integer(w->hi)) &&
	    set_field(o, "size", json_boolean(w->size)))
		return o;
	json_decref(o);
	return NULL;
}

/* Appends one array per list of the graph. */
#define LIST(o, key, n, item)                                         \
	do {                                                          \
		json_t *list_ = json_array();                         \
		ok = set_field(o, key, list_) && ok;                  \
		for (uint32_t i = 0; ok && i < (n); i++)              \
			ok = json_array_append_new(list_, item) == 0; \
	} while (0)

smr_status smr_graph_json(const smr_graph *g, char **out)
{
	json_t *o;
	char *dump = NULL;
	bool ok;

	if (g == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_graph_json: no graph or no place for the text");
	o = json_object();
	ok = set_field(o, "flow", text_to_json(g->name)) && put_loc(o, &g->loc);
	LIST(o, "symbols", g->nsyms, text_to_json(g->syms[i].name));
	LIST(o, "bases", g->nbases, base_to_json(g, i));
	LIST(o, "rows", g->nrows, rows_to_json(g, &g->rows[i]));
	LIST(o, "wraps", g->nwraps, wrap_to_json(g, &g->wraps[i]));
	LIST(o, "nodes", g->nnodes, node_to_json(g, g->nodes[i]));
	ok = ok && set_field(o, "results", node_ids_to_json(g->results, g->nresults));
	if (ok)
		dump = json_dumps(o, JSON_INDENT(2));
	json_decref(o);
	*out = NULL;
	if (dump != NULL)
		*out = smr_strdup(dump);
	free(dump); /* allocated by jansson */
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_ENOMEM, "no memory for flow %s as JSON", g->name);
}
