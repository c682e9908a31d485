/* A program's codelets as JSON. */
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "graph/text.h"
#include "pipeline/decompose_json.h"

void smr_json_put(smr_json_view *w, json_t *to, const char *key, json_t *value)
{
	w->short_of_memory |= json_object_set_new(to, key, value) != 0;
}

void smr_json_add(smr_json_view *w, json_t *to, json_t *value)
{
	w->short_of_memory |= json_array_append_new(to, value) != 0;
}

static json_t *text_of(smr_str *s)
{
	json_t *j = s->oom ? NULL : json_string(smr_str_text(s));

	smr_str_free(s);
	return j;
}

static json_t *poly_json(const smr_graph *g, const smr_poly *p)
{
	smr_str s = {0};
	int64_t v;

	if (smr_poly_is_const(p, &v))
		return json_integer(v);
	smr_text_poly(&s, g, p);
	return text_of(&s);
}

json_t *smr_json_number(double v)
{
	if (!isfinite(v)) /* JSON has no such number */
		return json_string(isnan(v) ? "nan" : v > 0 ? "inf" : "-inf");
	return v == floor(v) && fabs(v) < 0x1p53 ? json_integer((json_int_t)v) : json_real(v);
}

json_t *smr_json_amount(smr_status st, smr_amount *a)
{
	json_t *j = NULL;

	if (st == SMR_OK)
		j = a->known ? smr_json_number(a->value) : json_string(a->text);
	smr_free(a->text);
	return j;
}

/* ---- what it is ------------------------------------------------------------------------------ */

/* A loop's extent under its name in capitals: gemm's loops i, j, k give I, J, K. */
static void put_loops(smr_json_view *w, const smr_codelet *c, json_t *to)
{
	for (uint32_t l = 0; l < c->match.nloops; l++) {
		const smr_poly *extent = c->named->nest->loops[c->match.loops[l].loop].extent;
		char name[32];
		size_t n = 0;

		for (const char *s = c->match.loops[l].name; *s != '\0' && n + 1 < sizeof(name);
		     s++)
			name[n++] = (char)(*s >= 'a' && *s <= 'z' ? *s - 'a' + 'A' : *s);
		name[n] = '\0';
		smr_json_put(w, to, name, poly_json(c->graph, extent));
	}
}

static json_t *scalar_json(const smr_codelet *c, const smr_expr *e)
{
	smr_str s = {0};

	if (e->kind == SMR_EXPR_CONST)
		return smr_json_number(smr_const_as_double(e));
	smr_text_expr(&s, c->graph, c->named, e);
	return text_of(&s);
}

static json_t *params_json(smr_json_view *w, const smr_codelet *c)
{
	json_t *to = json_object();

	if (c->match.kernel == NULL)
		return to;
	put_loops(w, c, to);
	for (uint32_t i = 0; i < c->match.nparams; i++)
		smr_json_put(w, to, c->match.params[i].name,
			     poly_json(c->graph, c->match.params[i].value));
	for (uint32_t i = 0; i < c->match.nscalars; i++)
		smr_json_put(w, to, c->match.scalars[i].name,
			     scalar_json(c, c->match.scalars[i].value));
	return to;
}

json_t *smr_json_operand(smr_json_view *w, const smr_graph *g, const smr_node *v,
			 const char *access)
{
	json_t *shape = json_array();
	const char *name = v->name;
	smr_amount bytes;
	smr_status st = smr_view_bytes(g, v, w->sym, &bytes);

	if (name == NULL)
		name = v->op == SMR_OP_view ? g->bases[v->window->base].name : "";
	for (uint32_t d = 0; d < v->type.rank; d++)
		smr_json_add(w, shape, poly_json(g, v->type.dims[d]));
	return json_pack("{s:s,s:s,s:o,s:s,s:o}", "name", name, "type",
			 smr_dtype_name(v->type.dtype), "shape", shape, "access", access, "bytes",
			 smr_json_amount(st, &bytes));
}

static json_t *inputs_json(smr_json_view *w, const smr_codelet *c)
{
	const smr_node *ins[64];
	size_t n = smr_codelet_inputs(c, ins, sizeof(ins) / sizeof(ins[0]));
	json_t *list = json_array();

	for (size_t i = 0; i < n; i++)
		smr_json_add(w, list,
			     smr_json_operand(w, c->graph, ins[i],
					      smr_same_window(ins[i], c->nest->into) ? "read-write"
										     : "read"));
	return list;
}

static json_t *outputs_json(smr_json_view *w, const smr_codelet *c)
{
	const smr_node *to = c->nest->into != NULL ? c->nest->into : c->nest;
	const char *access = smr_codelet_updates(c) ? "read-write" : "write";

	return json_pack("[o]", smr_json_operand(w, c->graph, to, access));
}

static json_t *depends_json(smr_json_view *w)
{
	const smr_place *p = w->program->places;
	json_t *list = json_array();

	for (size_t i = 0; i < w->at; i++)
		if (p[i].flow == p[w->at].flow &&
		    smr_codelet_depends(p[w->at].codelet, p[i].codelet))
			smr_json_add(w, list, json_integer((json_int_t)i));
	return list;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* The kernel that several codelets of a flow make, and the last of them. */
static void put_whole(smr_json_view *w, const smr_codelet *c, json_t *to)
{
	size_t last = w->at - c->id + c->whole_id;

	if (c->whole == NULL) {
		smr_json_put(w, to, "whole", json_null());
		return;
	}
	smr_json_put(w, to, "whole", json_string(smr_kernel_name(c->whole)));
	smr_json_put(w, to, "whole_ends", json_integer((json_int_t)last));
}

static json_t *codelet_json(smr_json_view *w)
{
	const smr_codelet *c = w->program->places[w->at].codelet;
	smr_codelet_info info = SMR_INIT(smr_codelet_info);
	smr_env env = {0};
	int64_t *sym = NULL;
	smr_status st;
	json_t *to;

	if (smr_program_codelet(w->program, w->at, &info) != SMR_OK)
		return NULL;
	st = smr_bind_sizes(c->graph, c->nest, w->sizes, w->nsizes, &sym);
	if (st == SMR_OK)
		st = smr_env_new(c->graph, sym, &env);
	if (st == SMR_OK) {
		w->sym = sym;
		w->env = &env;
	}
	w->short_of_memory |= st == SMR_ENOMEM;
	to = json_pack("{s:i,s:s,s:s,s:i,s:s?,s:o,s:o,s:o,s:o}", "id", (int)info.id, "function",
		       info.function, "file", info.file, "line", (int)info.line, "kernel",
		       info.kernel, "params", params_json(w, c), "inputs", inputs_json(w, c),
		       "outputs", outputs_json(w, c), "depends", depends_json(w));
	if (to != NULL) {
		smr_json_costs(w, c, to);
		smr_json_put(w, to, "reason",
			     info.kernel != NULL ? json_null() : json_string(info.reason));
		smr_json_put(w, to, "opaque", json_false());
		/* whose loops these are: a helper that was inlined has none of its own */
		smr_json_put(w, to, "flow", json_string(c->graph->name));
		put_whole(w, c, to);
	}
	w->sym = NULL;
	w->env = NULL;
	smr_env_free(&env);
	smr_free(sym);
	return to;
}

/* "file:line function: reason" as an object; a line that is none is passed over. */
static void put_note(smr_json_view *w, json_t *list, const char *line, size_t n)
{
	char *text = smr_strndup(line, n), *function, *reason, *colon;

	w->short_of_memory |= text == NULL;
	function = text != NULL ? strchr(text, ' ') : NULL;
	reason = function != NULL ? strstr(function, ": ") : NULL;
	if (reason != NULL) {
		*function++ = *reason = '\0';
		colon = strrchr(text, ':');
		if (colon != NULL)
			*colon = '\0';
		smr_json_add(w, list,
			     json_pack("{s:s,s:i,s:s,s:s}", "file", text, "line",
				       colon != NULL ? atoi(colon + 1) : 0, "function", function,
				       "reason", reason + 2));
	}
	smr_free(text);
}

static json_t *notes_json(smr_json_view *w, const char *notes)
{
	json_t *list = json_array();

	for (const char *p = notes, *end; p != NULL && *p != '\0'; p = end + 1) {
		end = strchr(p, '\n');
		if (end == NULL)
			break;
		put_note(w, list, p, (size_t)(end - p));
	}
	return list;
}

struct json_t *smr_program_to_json(const smr_program *p, const smr_setting *sizes, size_t nsizes)
{
	smr_json_view w = {.program = p, .sizes = sizes, .nsizes = nsizes};
	json_t *list = json_array(), *all;

	for (w.at = 0; w.at < p->nplaces && !w.short_of_memory; w.at++)
		smr_json_add(&w, list, codelet_json(&w));
	for (size_t i = 0; i < p->nopaque && !w.short_of_memory; i++)
		smr_json_add(&w, list, smr_json_opaque(&w, p->opaque[i], p->nplaces + i));
	all = json_pack("{s:s,s:o,s:o}", "program", p->path, "codelets", list, "not_taken",
			notes_json(&w, p->notes));
	if (!w.short_of_memory)
		return all;
	json_decref(all);
	return NULL;
}

smr_status smr_program_json(const smr_program *p, const smr_setting *sizes, size_t nsizes,
			    char **out)
{
	json_t *j;
	char *text;

	if (out != NULL)
		*out = NULL;
	if (p == NULL || out == NULL || (nsizes > 0 && sizes == NULL))
		return smr_fail(SMR_EINVAL, "smr_program_json: %s",
				p == NULL     ? "no program"
				: out == NULL ? "no place for the text"
					      : "sizes are said to be there but are not");
	for (size_t i = 0; i < nsizes; i++)
		if (sizes[i].name == NULL)
			return smr_fail(SMR_EINVAL, "smr_program_json: size %zu has no name", i);
	j = smr_program_to_json(p, sizes, nsizes);
	text = j != NULL ? json_dumps(j, JSON_INDENT(2) | JSON_REAL_PRECISION(6)) : NULL;
	json_decref(j);
	if (text != NULL)
		*out = smr_strdup(text);
	free(text);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for JSON");
}

void smr_text_free(char *text)
{
	smr_free(text);
}
