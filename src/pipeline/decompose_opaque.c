/* Loops that could not be lifted but whose memory is known, as JSON. */
#include <jansson.h>

#include "base/alloc.h"
#include "pipeline/decompose_json.h"

const smr_node *smr_graph_find_opaque(const smr_graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_opaque)
			return g->nodes[i];
	return NULL;
}

static bool writes(const smr_node *v, const smr_node *view)
{
	for (uint32_t i = 0; i < v->nouts; i++)
		if (smr_same_window(v->outs[i], view))
			return true;
	return false;
}

static bool is_both(const smr_node *v, const smr_node *view)
{
	bool read = false;

	for (uint32_t i = 0; i < v->nins; i++)
		read |= smr_same_window(v->ins[i], view);
	return read && writes(v, view);
}

/* Does it read an array that it writes? */
static bool updates(const smr_node *v)
{
	for (uint32_t i = 0; i < v->nins; i++)
		for (uint32_t k = 0; k < v->nouts; k++)
			if (v->ins[i]->op == SMR_OP_view &&
			    v->ins[i]->window->base == v->outs[k]->window->base)
				return true;
	return false;
}

static json_t *operands(smr_json_view *w, const smr_graph *g, const smr_node *v,
			smr_node *const *list, uint32_t n, const char *access)
{
	json_t *to = json_array();

	for (uint32_t i = 0; i < n; i++)
		smr_json_add(w, to,
			     smr_json_operand(w, g, list[i],
					      is_both(v, list[i]) ? "read-write" : access));
	return to;
}

/* Of all windows, each counted once; null where a size is not given. */
static json_t *bytes(smr_json_view *w, const smr_graph *g, const smr_node *v)
{
	double sum = 0;
	bool known = true;

	for (uint32_t i = 0; i < v->nins + v->nouts && known; i++) {
		const smr_node *view = i < v->nins ? v->ins[i] : v->outs[i - v->nins];
		smr_amount a = {0};

		if (i < v->nins && writes(v, view))
			continue;
		known = smr_view_bytes(g, view, w->sym, &a) == SMR_OK && a.known;
		sum += a.value;
		smr_free(a.text);
	}
	return known ? smr_json_number(sum) : json_null();
}

static void put_costs(smr_json_view *w, const smr_graph *g, const smr_node *v, const smr_loc *at,
		      json_t *to)
{
	uint32_t lines = smr_lines_at(at, at->line, w->program->path);

	smr_json_put(w, to, "lines", lines > 0 ? json_integer(lines) : json_null());
	smr_json_put(w, to, "flops", json_null());
	smr_json_put(w, to, "bytes", bytes(w, g, v));
	smr_json_put(w, to, "cyclomatic", json_null());
	smr_json_put(w, to, "pure", json_boolean(!updates(v)));
	smr_json_put(w, to, "frequency", json_null());
	smr_json_put(w, to, "resources",
		     json_pack("{s:i,s:o,s:b}", "cpu_threads", 1, "memory_bytes", bytes(w, g, v),
			       "gpu", 0));
	smr_json_put(w, to, "predicted", json_array());
}

/* Why no node can take it; null: one can. */
static json_t *stays(const smr_node *v)
{
	if (v->code == NULL)
		return json_string("its code is not in the program (samara cc --opaque=all)");
	return v->fixed != NULL ? json_string(v->fixed) : json_null();
}

json_t *smr_json_opaque(smr_json_view *w, const smr_graph *g, size_t id)
{
	const smr_node *v = smr_graph_find_opaque(g);
	const smr_loc *at = v->loc.file != NULL ? &v->loc : &g->loc;
	int64_t *sym = NULL;
	json_t *to;

	if (smr_bind_sizes(g, NULL, w->sizes, w->nsizes, &sym) == SMR_OK)
		w->sym = sym;
	to = json_pack("{s:i,s:s,s:s,s:i,s:n,s:{},s:o,s:o,s:[]}", "id", (int)id, "function",
		       at->function ? at->function : "", "file", at->file ? at->file : "", "line",
		       (int)at->line, "kernel", "params", "inputs",
		       operands(w, g, v, v->ins, v->nins, "read"), "outputs",
		       operands(w, g, v, v->outs, v->nouts, "write"), "depends");
	if (to != NULL) {
		put_costs(w, g, v, at, to);
		smr_json_put(w, to, "reason", json_string(v->name != NULL ? v->name : ""));
		smr_json_put(w, to, "opaque", json_true());
		smr_json_put(w, to, "stays", stays(v));
		smr_json_put(w, to, "flow", json_string(g->name));
		smr_json_put(w, to, "whole", json_null());
	}
	w->sym = NULL;
	smr_free(sym);
	return to;
}
