/* Flows as JSON. Sizes, maps and expressions are texts in the notation of the text form. */
#include <stdlib.h>

#include <jansson.h>

#include "base/alloc.h"
#include "ir/text/text.h"

/* Makes a string. JSON is UTF-8, but names may be any bytes. NULL only when out of memory. */
static json_t *text(const char *s)
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
static json_t *taken(smr_str *s)
{
	json_t *j = s->oom ? NULL : text(smr_str_text(s));

	smr_str_free(s);
	return j;
}

static json_t *poly(const smr_graph *g, const smr_poly *p)
{
	smr_str s = {0};

	smr_text_poly(&s, g, p);
	return taken(&s);
}

static json_t *expr(const smr_graph *g, const smr_node *v, const smr_expr *e)
{
	smr_str s = {0};

	if (e == NULL)
		return json_null();
	smr_text_expr(&s, g, v, e);
	return taken(&s);
}

static json_t *polys(const smr_graph *g, const smr_poly *const *p, uint32_t n)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < n; i++)
		if (json_array_append_new(list, poly(g, p[i])) != 0)
			goto fail;
	return list;

fail:
	json_decref(list);
	return NULL;
}

static json_t *ids(smr_node *const *nodes, uint32_t n)
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
static bool set(json_t *o, const char *key, json_t *value)
{
	return json_object_set_new(o, key, value) == 0;
}

static bool put_loc(json_t *o, const smr_loc *at)
{
	return set(o, "file", text(at->file)) && set(o, "line", json_integer(at->line)) &&
	       set(o, "function", text(at->function));
}

static bool put_view(json_t *o, const smr_graph *g, const smr_node *v)
{
	return set(o, "base", text(g->bases[v->window->base].name)) &&
	       set(o, "offset", poly(g, v->window->offset)) &&
	       set(o, "strides", polys(g, v->window->stride, v->type.rank)) &&
	       set(o, "after", ids(v->after, v->nafter));
}

static json_t *loops(const smr_graph *g, const smr_nest *n)
{
	json_t *list = json_array();

	for (uint32_t l = 0; l < n->nloops; l++) {
		json_t *o = json_object();
		bool ok = set(o, "name", text(n->loops[l].name)) &&
			  set(o, "extent", poly(g, n->loops[l].extent)) &&
			  set(o, "bound", json_boolean(!(n->domain >> l & 1)));

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
	return set(o, "store", taken(&store)) && set(o, "group", json_integer(v->group)) &&
	       set(o, "loops", loops(g, v->nest)) && set(o, "inputs", ids(v->ins, v->nins)) &&
	       set(o, "into", v->into == NULL ? json_null() : json_integer(v->into->id)) &&
	       set(o, "value", expr(g, v, v->nest->value)) &&
	       set(o, "when", expr(g, v, v->nest->pred));
}

static bool put_constant(json_t *o, const smr_node *v)
{
	smr_str s = {0};

	smr_text_number(&s, v->type.dtype, v->bits);
	return set(o, "value", taken(&s));
}

static json_t *node(const smr_graph *g, const smr_node *v)
{
	json_t *o = json_object();
	bool ok = set(o, "id", json_integer(v->id)) && set(o, "op", text(smr_op_name(v->op))) &&
		  set(o, "name", text(v->name)) &&
		  set(o, "type", text(smr_dtype_name(v->type.dtype))) &&
		  set(o, "shape", polys(g, v->type.dims, v->type.rank)) && put_loc(o, &v->loc);

	if (v->op == SMR_OP_view)
		ok = ok && put_view(o, g, v);
	else if (v->op == SMR_OP_nest)
		ok = ok && put_nest(o, g, v);
	else if (v->op == SMR_OP_constant)
		ok = ok && put_constant(o, v);
	else if (v->op == SMR_OP_opaque)
		ok = ok && set(o, "inputs", ids(v->ins, v->nins)) &&
		     set(o, "outputs", ids(v->outs, v->nouts)) && set(o, "code", text(v->code)) &&
		     set(o, "work", v->work == NULL ? json_null() : poly(g, v->work)) &&
		     set(o, "fixed", text(v->fixed));
	else if (v->op == SMR_OP_scalar)
		ok = ok && set(o, "size", v->size == NULL ? json_null() : poly(g, v->size));
	else if (v->op == SMR_OP_slot)
		ok = ok && set(o, "of", json_integer(v->ins[0]->id)) &&
		     set(o, "slot", json_integer((json_int_t)v->bits));
	if (ok)
		return o;
	json_decref(o);
	return NULL;
}

static json_t *base(const smr_graph *g, uint32_t i)
{
	json_t *o = json_object();

	if (set(o, "name", text(g->bases[i].name)) &&
	    set(o, "written", json_boolean(g->bases[i].written)) &&
	    set(o, "dead", json_boolean(g->bases[i].dead)) &&
	    set(o, "own", json_boolean(g->bases[i].own)))
		return o;
	json_decref(o);
	return NULL;
}

static json_t *rows(const smr_graph *g, const smr_rows *r)
{
	json_t *o = json_object();

	if (set(o, "table", text(g->bases[r->table].name)) && set(o, "first", poly(g, r->first)) &&
	    set(o, "count", poly(g, r->count)) && set(o, "pitch", text(g->syms[r->pitch].name)) &&
	    set(o, "base", text(g->bases[r->base].name)))
		return o;
	json_decref(o);
	return NULL;
}

static json_t *wrap(const smr_graph *g, const smr_wrap *w)
{
	json_t *o = json_object();

	if (set(o, "start", poly(g, w->start)) && set(o, "steps", polys(g, w->step, w->nloops)) &&
	    set(o, "extents", polys(g, w->extent, w->nloops)) &&
	    set(o, "low", json_integer(w->lo)) && set(o, "high", json_integer(w->hi)) &&
	    set(o, "size", json_boolean(w->size)))
		return o;
	json_decref(o);
	return NULL;
}

/* Appends one array per list of the graph. */
#define LIST(o, key, n, item)                                         \
	do {                                                          \
		json_t *list_ = json_array();                         \
		ok = set(o, key, list_) && ok;                        \
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
	ok = set(o, "flow", text(g->name)) && put_loc(o, &g->loc);
	LIST(o, "symbols", g->nsyms, text(g->syms[i].name));
	LIST(o, "bases", g->nbases, base(g, i));
	LIST(o, "rows", g->nrows, rows(g, &g->rows[i]));
	LIST(o, "wraps", g->nwraps, wrap(g, &g->wraps[i]));
	LIST(o, "nodes", g->nnodes, node(g, g->nodes[i]));
	ok = ok && set(o, "results", ids(g->results, g->nresults));
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
