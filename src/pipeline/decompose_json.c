/* A program's codelets as JSON. */
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "graph/text.h"
#include "pipeline/decompose_info.h"

typedef struct view {
	const smr_program *program;
	const smr_setting *sizes;
	size_t nsizes;
	size_t at;          /* number of the codelet */
	const int64_t *sym; /* NULL: sizes are not given */
	smr_env *env;       /* with sym */
} view;

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

static json_t *number_json(double v)
{
	return v == floor(v) && fabs(v) < 0x1p53 ? json_integer((json_int_t)v) : json_real(v);
}

/* A number where it is known, else the expression. */
static json_t *amount_json(smr_status st, smr_amount *a)
{
	json_t *j = NULL;

	if (st == SMR_OK)
		j = a->known ? number_json(a->value) : json_string(a->text);
	smr_free(a->text);
	return j;
}

/* ---- what it is ------------------------------------------------------------------------------ */

/* A loop's extent under its name in capitals: gemm's loops i, j, k give I, J, K. */
static void put_loops(const smr_codelet *c, json_t *to)
{
	for (uint32_t l = 0; l < c->match.nloops; l++) {
		const smr_poly *extent = c->nest->nest->loops[c->match.loops[l].loop].extent;
		char name[32];
		size_t n = 0;

		for (const char *s = c->match.loops[l].name; *s != '\0' && n + 1 < sizeof(name);
		     s++)
			name[n++] = (char)(*s >= 'a' && *s <= 'z' ? *s - 'a' + 'A' : *s);
		name[n] = '\0';
		json_object_set_new(to, name, poly_json(c->graph, extent));
	}
}

static json_t *scalar_json(const smr_codelet *c, const smr_expr *e)
{
	smr_str s = {0};

	if (e->kind == SMR_EXPR_CONST)
		return number_json(smr_const_as_double(e));
	smr_text_expr(&s, c->graph, c->nest, e);
	return text_of(&s);
}

static json_t *params_json(const smr_codelet *c)
{
	json_t *to = json_object();

	if (c->match.kernel == NULL)
		return to;
	put_loops(c, to);
	for (uint32_t i = 0; i < c->match.nparams; i++)
		json_object_set_new(to, c->match.params[i].name,
				    poly_json(c->graph, c->match.params[i].value));
	for (uint32_t i = 0; i < c->match.nscalars; i++)
		json_object_set_new(to, c->match.scalars[i].name,
				    scalar_json(c, c->match.scalars[i].value));
	return to;
}

static json_t *operand_json(const view *w, const smr_codelet *c, const smr_node *v,
			    const char *access)
{
	json_t *shape = json_array();
	const char *name = v->name;
	smr_amount bytes;
	smr_status st = smr_view_bytes(c->graph, v, w->sym, &bytes);

	if (name == NULL)
		name = v->op == SMR_OP_view ? c->graph->bases[v->window->base].name : "";
	for (uint32_t d = 0; d < v->type.rank; d++)
		json_array_append_new(shape, poly_json(c->graph, v->type.dims[d]));
	return json_pack("{s:s,s:s,s:o,s:s,s:o}", "name", name, "type",
			 smr_dtype_name(v->type.dtype), "shape", shape, "access", access, "bytes",
			 amount_json(st, &bytes));
}

static json_t *inputs_json(const view *w, const smr_codelet *c)
{
	const smr_node *ins[64];
	size_t n = smr_codelet_inputs(c, ins, sizeof(ins) / sizeof(ins[0]));
	json_t *list = json_array();

	for (size_t i = 0; i < n; i++)
		json_array_append_new(list, operand_json(w, c, ins[i],
							 smr_same_window(ins[i], c->nest->into)
								 ? "read-write"
								 : "read"));
	return list;
}

static json_t *outputs_json(const view *w, const smr_codelet *c)
{
	const smr_node *to = c->nest->into != NULL ? c->nest->into : c->nest;
	const char *access = smr_codelet_updates(c) ? "read-write" : "write";

	return json_pack("[o]", operand_json(w, c, to, access));
}

static json_t *depends_json(const view *w)
{
	const smr_place *p = w->program->places;
	json_t *list = json_array();

	for (size_t i = 0; i < w->at; i++)
		if (p[i].flow == p[w->at].flow &&
		    smr_codelet_depends(p[w->at].codelet, p[i].codelet))
			json_array_append_new(list, json_integer((json_int_t)i));
	return list;
}

/* ---- what it costs --------------------------------------------------------------------------- */

static json_t *prediction_json(const char *impl, const smr_prediction *p)
{
	return json_pack("{s:s,s:s,s:f,s:f,s:f,s:f,s:s}", "target", "cpu", "implementation", impl,
			 "p10_s", p->p10, "p50_s", p->p50, "p90_s", p->p90, "energy_j", p->energy_j,
			 "label", p->label);
}

/* The runner chooses among one implementation for one codelet: that is its prediction. */
static bool predict(const view *w, const char *impl, smr_flow_step *out)
{
	const smr_place *p = &w->program->places[w->at];
	smr_runner r = w->program->ctx->runner;
	smr_flow one = {.graph = p->flow->graph,
			.codelets = p->flow->codelets + (p->codelet - p->flow->codelets),
			.ncodelets = 1,
			.code = p->flow->code};
	smr_size s = {0};
	bool ok;

	r.only_impl = impl;
	ok = smr_choose(&r, &one, &s, w->env) == SMR_OK;
	if (s.nsteps == 1)
		*out = s.steps[0];
	smr_free(s.steps);
	return ok;
}

static json_t *predicted_json(const view *w, json_t **frequency)
{
	json_t *list = json_array();
	smr_flow_step step = {0};
	double calls = 0;

	for (const smr_impl *const *i = smr_impls; w->sym != NULL && *i != NULL; i++) {
		bool ok = predict(w, (*i)->name, &step);

		if (ok)
			json_array_append_new(list, prediction_json((*i)->name, &step.predicted));
		if (ok && calls == 0 && w->program->ctx->history != NULL)
			calls = smr_history_calls(w->program->ctx->history, step.query.code,
						  step.query.size);
	}
	if (w->sym != NULL && step.original.label != NULL)
		json_array_append_new(list, prediction_json("original", &step.original));
	*frequency = calls > 0 ? json_real(calls) : json_null();
	return list;
}

static json_t *resources_json(const view *w, const smr_codelet *c)
{
	smr_amount bytes;
	smr_status st = smr_codelet_bytes(c, w->sym, &bytes);

	return json_pack("{s:i,s:o,s:b}", "cpu_threads",
			 smr_workers_count(w->program->ctx->runner.workers), "memory_bytes",
			 amount_json(st, &bytes), "gpu", 0);
}

static void put_costs(const view *w, const smr_codelet *c, json_t *to)
{
	smr_amount flops, bytes;
	uint32_t lines = smr_codelet_lines(c, w->program->path);
	json_t *frequency;
	smr_status st;

	json_object_set_new(to, "lines", lines > 0 ? json_integer(lines) : json_null());
	st = smr_codelet_flops(c, w->sym, &flops);
	json_object_set_new(to, "flops", amount_json(st, &flops));
	st = smr_codelet_bytes(c, w->sym, &bytes);
	json_object_set_new(to, "bytes", amount_json(st, &bytes));
	json_object_set_new(to, "cyclomatic", json_integer(smr_codelet_cyclomatic(c)));
	json_object_set_new(to, "pure", json_boolean(!smr_codelet_updates(c)));

	json_t *predicted = predicted_json(w, &frequency);

	json_object_set_new(to, "frequency", frequency);
	json_object_set_new(to, "resources", resources_json(w, c));
	json_object_set_new(to, "predicted", predicted);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* The kernel that several codelets of a flow make, and the last of them. */
static void put_whole(const view *w, const smr_codelet *c, json_t *to)
{
	size_t last = w->at - c->id + c->whole_id;

	if (c->whole == NULL) {
		json_object_set_new(to, "whole", json_null());
		return;
	}
	json_object_set_new(to, "whole", json_string(smr_kernel_name(c->whole)));
	json_object_set_new(to, "whole_ends", json_integer((json_int_t)last));
}

static json_t *codelet_json(view *w)
{
	const smr_codelet *c = w->program->places[w->at].codelet;
	smr_codelet_info info = SMR_INIT(smr_codelet_info);
	smr_env env = {0};
	int64_t *sym = NULL;
	json_t *to;

	if (smr_program_codelet(w->program, w->at, &info) != SMR_OK)
		return NULL;
	if (smr_bind_sizes(c->graph, c->nest, w->sizes, w->nsizes, &sym) == SMR_OK &&
	    smr_env_new(c->graph, sym, &env) == SMR_OK) {
		w->sym = sym;
		w->env = &env;
	}
	to = json_pack("{s:i,s:s,s:s,s:i,s:s?,s:o,s:o,s:o,s:o}", "id", (int)info.id, "function",
		       info.function, "file", info.file, "line", (int)info.line, "kernel",
		       info.kernel, "params", params_json(c), "inputs", inputs_json(w, c),
		       "outputs", outputs_json(w, c), "depends", depends_json(w));
	if (to != NULL) {
		put_costs(w, c, to);
		json_object_set_new(to, "reason",
				    info.kernel != NULL ? json_null() : json_string(info.reason));
		put_whole(w, c, to);
	}
	w->sym = NULL;
	w->env = NULL;
	smr_env_free(&env);
	smr_free(sym);
	return to;
}

/* "file:line function: reason" */
static json_t *note_json(const char *line, size_t n)
{
	char *text = smr_strndup(line, n), *function, *reason, *colon;
	json_t *j = NULL;

	if (text == NULL)
		return NULL;
	function = strchr(text, ' ');
	reason = function != NULL ? strstr(function, ": ") : NULL;
	if (reason != NULL) {
		*function++ = *reason = '\0';
		colon = strrchr(text, ':');
		if (colon != NULL)
			*colon = '\0';
		j = json_pack("{s:s,s:i,s:s,s:s}", "file", text, "line",
			      colon != NULL ? atoi(colon + 1) : 0, "function", function, "reason",
			      reason + 2);
	}
	smr_free(text);
	return j;
}

static json_t *notes_json(const char *notes)
{
	json_t *list = json_array();

	for (const char *p = notes, *end; p != NULL && *p != '\0'; p = end + 1) {
		json_t *j;

		end = strchr(p, '\n');
		if (end == NULL)
			break;
		j = note_json(p, (size_t)(end - p));
		if (j != NULL)
			json_array_append_new(list, j);
	}
	return list;
}

struct json_t *smr_program_to_json(const smr_program *p, const smr_setting *sizes, size_t nsizes)
{
	view w = {.program = p, .sizes = sizes, .nsizes = nsizes};
	json_t *list = json_array();

	for (w.at = 0; w.at < p->nplaces; w.at++)
		if (json_array_append_new(list, codelet_json(&w)) != 0) {
			json_decref(list);
			return NULL;
		}
	return json_pack("{s:s,s:o,s:o}", "program", p->path, "codelets", list, "not_taken",
			 notes_json(p->notes));
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
