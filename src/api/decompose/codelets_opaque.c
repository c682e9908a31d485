/* Loops that could not be lifted but whose memory is known. */
#include <math.h>

#include "api/decompose/codelets_internal.h"
#include "base/alloc.h"

const smr_node *smr_graph_find_opaque(const smr_graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_opaque)
			return g->nodes[i];
	return NULL;
}

static bool writes_window(const smr_node *v, const smr_node *view)
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
	return read && writes_window(v, view);
}

/* Whether it reads an array that it writes. */
static bool has_updated_array(const smr_node *v)
{
	for (uint32_t i = 0; i < v->nins; i++)
		for (uint32_t k = 0; k < v->nouts; k++)
			if (v->ins[i]->op == SMR_OP_view &&
			    v->ins[i]->window->base == v->outs[k]->window->base)
				return true;
	return false;
}

static const smr_codelet_array *const *describe_operands(smr_describing *d, const smr_graph *g,
							 const smr_node *v, smr_node *const *from,
							 uint32_t n, const char *access)
{
	const void **list;
	smr_codelet_array *o = smr_records_new(d->a, n, sizeof(*o), &list);

	for (uint32_t i = 0; o != NULL && i < n; i++)
		smr_describe_operand(d, g, from[i], is_both(v, from[i]) ? "read-write" : access,
				     &o[i]);
	return (const smr_codelet_array *const *)list;
}

/* Sums the bytes of all windows, each counted once; NAN if a size is not given. */
static smr_quantity window_bytes(smr_describing *d, const smr_graph *g, const smr_node *v)
{
	double sum = 0;
	bool known = true;

	for (uint32_t i = 0; i < v->nins + v->nouts && known; i++) {
		const smr_node *view = i < v->nins ? v->ins[i] : v->outs[i - v->nins];
		smr_amount a = {0};

		if (i < v->nins && writes_window(v, view))
			continue;
		known = smr_view_bytes(g, view, d->sym, &a) == SMR_OK && a.known;
		sum += a.value;
		smr_free(a.text);
	}
	return (smr_quantity){.value = known ? sum : NAN};
}

static void describe_costs(smr_describing *d, const smr_graph *g, const smr_node *v,
			   const smr_loc *at, smr_codelet_facts *to)
{
	smr_codelet_resources *r = smr_arena_alloc(d->a, sizeof(*r));
	uint32_t lines = smr_lines_at(at, at->line, d->program->path);

	if (r != NULL)
		*r = (smr_codelet_resources){.cpu_threads = 1,
					     .memory_bytes = window_bytes(d, g, v)};
	to->resources = r;
	to->lines = lines > 0 ? (int64_t)lines : -1;
	to->flops.value = NAN;
	to->bytes = window_bytes(d, g, v);
	to->cyclomatic = -1;
	to->pure = !has_updated_array(v);
	to->frequency = NAN;
}

/* Returns why no other node can run the loops; NULL: one can. */
static const char *reason_kept_local(const smr_node *v)
{
	if (v->code == NULL)
		return "its code is not in the program (samara cc --opaque=all)";
	return v->fixed;
}

static void describe_opaque(smr_describing *d, const smr_graph *g, size_t id, smr_codelet_facts *to)
{
	static const void *const none[1];
	const smr_node *v = smr_graph_find_opaque(g);
	const smr_loc *at = v->loc.file != NULL ? &v->loc : &g->loc;

	*to = (smr_codelet_facts){
		.id = (uint32_t)id,
		.function = smr_text_copy(d->a, at->function ? at->function : ""),
		.file = smr_text_copy(d->a, at->file ? at->file : ""),
		.line = at->line,
		.ninputs = v->nins,
		.inputs = describe_operands(d, g, v, v->ins, v->nins, "read"),
		.noutputs = v->nouts,
		.outputs = describe_operands(d, g, v, v->outs, v->nouts, "write"),
		.reason = smr_text_copy(d->a, v->name != NULL ? v->name : ""),
		.opaque = 1,
		.stays = smr_text_copy(d->a, reason_kept_local(v)),
		.flow = smr_text_copy(d->a, g->name),
		.whole_ends = -1,
		.nests = d->params->nests != 0 ? (const smr_source_nest *const *)none : NULL};
	describe_costs(d, g, v, at, to);
}

void smr_describe_opaque(smr_describing *d, const smr_graph *g, size_t id, smr_codelet_facts *to)
{
	int64_t *sym = NULL;

	if (smr_bind_sizes(g, NULL, d->params->sizes, d->params->nsizes, &sym) == SMR_OK)
		d->sym = sym;
	describe_opaque(d, g, id, to);
	d->sym = NULL;
	smr_free(sym);
}
