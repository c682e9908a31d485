/* Builds the passes of a pipeline as functions. Each has clones of its ops and of the micro-batch
 * invariant ops that it reads. */
#include <string.h>

#include "ops/build.h"
#include "ops/sharding/rule.h"
#include "pass/pipeline_parallel/internal.h"
#include "pass/shard/internal.h"

typedef struct building {
	st_staging *x;
	st_pass *p;
	uint32_t pass;
	smr_parts parts; /* builder of the pass's nodes */
	smr_node *number;
} building;

/* ---- links ---------------------------------------------------------------------------------- */

static st_link *find_link(st_link *l, st_link_kind kind, uint32_t of)
{
	while (l != NULL && (l->kind != kind || l->of != of))
		l = l->next;
	return l;
}

static smr_status add_link(const st_staging *x, st_link **list, st_link_kind kind, uint32_t of,
			   smr_node *node)
{
	st_link *l = smr_arena_alloc(x->m->arena, sizeof(*l));

	if (l == NULL)
		return st_no_memory();
	*l = (st_link){.kind = kind, .of = of, .node = node};
	while (*list != NULL)
		list = &(*list)->next;
	*list = l;
	return SMR_OK;
}

static smr_status get_pass_param(building *b, st_link_kind kind, uint32_t of, const smr_type *t,
				 smr_node **out)
{
	st_link *l = find_link(b->p->ins, kind, of);
	uint32_t n = 0;

	if (l != NULL) {
		*out = l->node;
		return SMR_OK;
	}
	for (l = b->p->ins; l != NULL; l = l->next)
		n++;
	*out = smr_graph_param(b->p->g, t, n, NULL);
	return *out != NULL ? add_link(b->x, &b->p->ins, kind, of, *out) : SMR_ENOMEM;
}

/* ---- micro-batches -------------------------------------------------------------------------- */

/* Makes micro-batch number times @p size: i64. */
static smr_status make_batch_offset(building *b, int64_t size, smr_node **out)
{
	smr_graph *g = b->p->g;
	smr_type t;

	SMR_TRY(smr_type_make(g, SMR_I32, 0, NULL, &t));
	SMR_TRY(get_pass_param(b, ST_NUMBER, 0, &t, &b->number));
	return smr_parts_map(&b->parts, &b->number, 1,
			     smr_ops_2(g, SMR_OP_mul,
				       smr_ops_to(g, SMR_I64, smr_expr_param(g, SMR_I32, 0)),
				       smr_ops_i64(g, size)),
			     out);
}

/* Makes the start indices of the micro-batch's part of variable @p var. */
static smr_status make_batch_offsets(building *b, uint32_t var, const smr_type *part,
				     smr_node **out)
{
	int64_t dims[SMR_MAX_RANK];

	if (!smr_type_dims(part, dims))
		return smr_fail(SMR_EINTERNAL, "a part whose sizes are not known");
	for (uint32_t d = 0; d < part->rank; d++)
		if (d + 1 == b->x->cut[var])
			SMR_TRY(make_batch_offset(b, dims[d], &out[d]));
		else
			SMR_TRY(smr_parts_fill(&b->parts, SMR_I64, 0, NULL, 0, &out[d]));
	return SMR_OK;
}

static smr_status copy_argument(building *b, const smr_node *v, smr_node **out)
{
	uint32_t var = b->x->b->ins[v->bits];
	smr_node *ins[1 + SMR_MAX_RANK];
	int64_t dims[SMR_MAX_RANK] = {0};
	smr_draft k;

	SMR_TRY(get_pass_param(b, ST_VAR, var, &b->x->f->vars[var].type, out));
	if (b->x->cut[var] == 0)
		return SMR_OK;
	ins[0] = *out;
	SMR_TRY(make_batch_offsets(b, var, &v->type, ins + 1));
	(void)smr_type_dims(&v->type, dims);
	smr_draft_begin(&k, SMR_OP_dynamic_slice, ins, 1 + v->type.rank);
	smr_draft_set(&k, SMR_ATTR_sizes, dims, v->type.rank);
	return smr_parts_make(&b->parts, &k.v, 1, out);
}

/* Makes the device index: parts of the batch are numbered across devices and micro-batches. */
static smr_status copy_device_index(building *b, const smr_node *v, smr_node **out)
{
	smr_graph *g = b->p->g;
	smr_node *ins[2];
	const smr_expr *e;

	SMR_TRY(smr_parts_make(&b->parts, v, 1, &ins[0]));
	*out = ins[0];
	if (b->x->micro == 1)
		return SMR_OK;
	SMR_TRY(make_batch_offset(b, 1, &ins[1]));
	e = smr_ops_2(g, SMR_OP_mul, smr_ops_to(g, SMR_I64, smr_expr_param(g, SMR_U32, 0)),
		      smr_ops_i64(g, b->x->micro));
	e = smr_ops_2(g, SMR_OP_add, e, smr_expr_param(g, SMR_I64, 1));
	return smr_parts_map(&b->parts, ins, 2, smr_ops_to(g, SMR_U32, e), out);
}

/* ---- ops ------------------------------------------------------------------------------------ */

static smr_status get_copy(building *b, const smr_node *v, smr_node **out);

/* Copies a constant; its elements are shared: the first pass takes over the old flow's memory. */
static smr_status copy_constant(const building *b, const smr_node *v, smr_node **out)
{
	*out = smr_graph_same(b->p->g, &v->type, v);
	if (*out == NULL)
		return SMR_ENOMEM;
	(*out)->loc = v->loc;
	return SMR_OK;
}

static smr_status op(building *b, const smr_node *v, smr_node **out)
{
	smr_node like = *v, **ins = smr_arena_array(b->x->m->arena, v->nins + 1, sizeof(*ins));

	if (ins == NULL)
		return st_no_memory();
	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(get_copy(b, v->ins[i], &ins[i]));
	if (v->op == SMR_OP_part) {
		*out = smr_graph_part(b->p->g, ins[0], (uint32_t)v->bits);
		return *out != NULL ? SMR_OK : SMR_ENOMEM;
	}
	if (smr_op_kind_of(v->op) == SMR_KIND_COLLECTIVE)
		return st_between(b->x, st_stage_of(b->x, b->pass), b->p->g, v, ins, out);
	like.ins = ins;
	return smr_ops_make(b->p->g, &like, v->nmore + 1, out);
}

/* Reads the partial sum; a reduction over other devices may remain. */
static smr_status copy_partial_sum(building *b, const smr_node *v, smr_node **out)
{
	smr_node *so_far;

	SMR_TRY(get_pass_param(b, ST_SUM, v->id, &v->type, &so_far));
	*out = so_far;
	return (uint32_t)smr_node_number(v, SMR_ATTR_group_size, 1) > b->x->micro
		       ? st_between(b->x, st_stage_of(b->x, b->pass), b->p->g, v, &so_far, out)
		       : SMR_OK;
}

static smr_status get_copy(building *b, const smr_node *v, smr_node **out)
{
	st_value *s = &b->x->of[v->id];
	smr_node **copy = &b->p->copy[v->id];
	smr_status st;

	*out = *copy;
	if (*copy != NULL)
		return SMR_OK;
	b->parts.loc = v->loc;
	if (v->op == SMR_OP_param)
		st = copy_argument(b, v, copy);
	else if (v->op == SMR_OP_constant)
		st = copy_constant(b, v, copy);
	else if (v->op == SMR_OP_device)
		st = copy_device_index(b, v, copy);
	else if (s->pass != b->pass && s->pass != ST_NONE)
		st = get_pass_param(b, ST_VALUE, v->id, &v->type, copy);
	else
		st = s->sum ? copy_partial_sum(b, v, copy) : op(b, v, copy);
	s->sent |= s->pass != b->pass && s->pass != ST_NONE;
	*out = *copy;
	return st;
}

/* ---- passes --------------------------------------------------------------------------------- */

/* Opens the function of a pass; the first one takes over the old flow's memory. */
static smr_status begin_pass(st_staging *x, st_pass *p)
{
	p->copy = smr_arena_array(x->m->arena, x->n + 1, sizeof(smr_node *));
	p->callee = x->m->nfunctions;
	p->f = smr_module_function(x->m, x->f->name);
	p->b = p->f != NULL ? smr_body_add(x->m, &p->f->body, SMR_BLOCK_BASIC, 0) : NULL;
	if (p->copy == NULL || p->b == NULL)
		return st_no_memory();
	p->b->loc = x->b->loc;
	if (x->b->flow == NULL) {
		SMR_TRY(smr_graph_new(x->f->name, &p->g));
	} else {
		p->g = x->b->flow;
		x->b->flow = NULL;
		p->g->nodes = p->g->results = NULL;
		p->g->nnodes = p->g->cap_nodes = p->g->nresults = p->g->cap_results = 0;
	}
	p->b->flow = p->g;
	return SMR_OK;
}

static smr_status open_pass(st_staging *x, uint32_t pass, building *out)
{
	st_pass *p = &x->passes[pass];

	*out = (building){.x = x, .p = p, .pass = pass};
	if (p->g == NULL)
		SMR_TRY(begin_pass(x, p));
	out->parts = (smr_parts){.mesh = x->m->mesh, .arena = x->m->arena, .g = p->g};
	return SMR_OK;
}

/* Returns the pass that computes a value; @p otherwise if it is available in every pass. */
static uint32_t pass_of(const st_staging *x, const smr_node *v, uint32_t otherwise)
{
	return x->of[v->id].pass != ST_NONE ? x->of[v->id].pass : otherwise;
}

/* Adds this micro-batch's term to the partial sum. */
static smr_status accumulate_micro_batch(st_staging *x, const smr_node *v)
{
	building b;
	smr_node *both[2], *sum;
	smr_draft k;

	SMR_TRY(open_pass(x, pass_of(x, v->ins[0], 0), &b));
	SMR_TRY(get_copy(&b, v->ins[0], &both[1]));
	b.parts.loc = v->loc;
	SMR_TRY(get_pass_param(&b, ST_SUM, v->id, &v->type, &both[0]));
	smr_draft_begin(&k, SMR_OP_map, both, 2);
	k.v.body = v->body;
	SMR_TRY(smr_parts_make(&b.parts, &k.v, 1, &sum));
	return add_link(x, &b.p->outs, ST_SUM, v->id, sum);
}

/* Makes a result of which each stage returns its own part. */
static smr_status parts_of_result(st_staging *x, uint32_t k)
{
	const smr_node *v = x->results[k];

	for (uint32_t i = 0; i < v->nins; i++) {
		building b;
		smr_node *made;

		SMR_TRY(open_pass(x, x->of[v->ins[i]->id].pass, &b));
		SMR_TRY(get_copy(&b, v->ins[i], &made));
		SMR_TRY(add_link(x, &b.p->outs, ST_VAR, x->b->outs[k], made));
	}
	return SMR_OK;
}

static smr_status emit_result(st_staging *x, uint32_t k)
{
	const smr_node *v = x->results[k];
	uint32_t var = x->b->outs[k], pass;
	bool micro = x->of[v->id].class == ST_MICRO;
	smr_node *ins[2 + SMR_MAX_RANK], *made;
	building b;
	smr_draft u;

	pass = pass_of(x, v, micro ? 0 : 2 * x->stages);
	x->f->vars[var].homes = x->devices;
	x->f->vars[var].home = st_stage_of(x, pass) * x->devices;
	SMR_TRY(open_pass(x, pass, &b));
	SMR_TRY(get_copy(&b, v, &made));
	if (micro && x->micro > 1) {
		if (x->cut[var] == 0)
			return smr_fail(SMR_EUNSUPPORTED,
					"result %u is of the whole batch: there can be one "
					"micro-batch alone (mb=1)",
					k);
		SMR_TRY(get_pass_param(&b, ST_VAR, var, &x->f->vars[var].type, &ins[0]));
		ins[1] = made;
		SMR_TRY(make_batch_offsets(&b, var, &v->type, ins + 2));
		smr_draft_begin(&u, SMR_OP_dynamic_update, ins, 2 + v->type.rank);
		SMR_TRY(smr_parts_make(&b.parts, &u.v, 1, &made));
	}
	return add_link(x, &b.p->outs, ST_VAR, var, made);
}

static smr_status emit_sent_value(st_staging *x, const smr_node *v)
{
	building b;
	smr_node *made;

	SMR_TRY(open_pass(x, x->of[v->id].pass, &b));
	SMR_TRY(get_copy(&b, v, &made));
	return add_link(x, &b.p->outs, ST_VALUE, v->id, made);
}

/* Completes the function; its variables are its links, in order. */
static smr_status close_pass(st_staging *x, st_pass *p)
{
	smr_function *f = p->f;
	uint32_t nins = 0, nouts = 0;

	for (st_link *l = p->ins; l != NULL; l = l->next)
		nins++;
	for (st_link *l = p->outs; l != NULL; l = l->next)
		nouts++;
	f->params = smr_arena_array(x->m->arena, nins + 1, sizeof(*f->params));
	f->results = smr_arena_array(x->m->arena, nouts + 1, sizeof(*f->results));
	if (f->params == NULL || f->results == NULL)
		return st_no_memory();
	for (st_link *l = p->ins; l != NULL; l = l->next)
		f->params[f->nparams++] = smr_function_var(x->m, f, &l->node->type, NULL);
	for (st_link *l = p->outs; l != NULL; l = l->next) {
		f->results[f->nresults++] = smr_function_var(x->m, f, &l->node->type, NULL);
		SMR_TRY(smr_graph_result(p->g, l->node));
	}
	return smr_block_bind(x->m, p->b, f->params, f->nparams, f->results, f->nresults);
}

smr_status st_flows(st_staging *x)
{
	x->passes = smr_arena_array(x->m->arena, x->npasses, sizeof(*x->passes));
	if (x->passes == NULL)
		return st_no_memory();
	for (uint32_t i = 0; i < x->n; i++) {
		building b;
		smr_node *made;

		if (x->of[i].pass == ST_NONE)
			continue;
		if (x->of[i].sum)
			SMR_TRY(accumulate_micro_batch(x, x->nodes[i]));
		SMR_TRY(open_pass(x, x->of[i].pass, &b));
		SMR_TRY(get_copy(&b, x->nodes[i], &made));
	}
	for (uint32_t k = 0; k < x->nresults; k++)
		SMR_TRY(x->apart[k] ? parts_of_result(x, k) : emit_result(x, k));
	for (uint32_t i = 0; i < x->n; i++)
		if (x->of[i].sent)
			SMR_TRY(emit_sent_value(x, x->nodes[i]));
	SMR_TRY(st_share_arguments(x));
	for (uint32_t p = 0; p < x->npasses; p++)
		if (x->passes[p].g != NULL)
			SMR_TRY(close_pass(x, &x->passes[p]));
	return SMR_OK;
}
