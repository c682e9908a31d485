/* Builds the program of each stage: its passes in the order of the schedule. Senders do not wait,
 * and in each schedule a pass comes after the passes of other stages whose values it reads. */
#include <string.h>

#include "ops/build.h"
#include "ops/sharding/rule.h"
#include "pass/pipeline_parallel/internal.h"
#include "pass/pipeline_parallel/schedule.h"
#include "pass/shard/internal.h"

/* Program of one stage. */
typedef struct stage {
	st_staging *x;
	uint32_t number;
	smr_body *body;
	bool *has; /* by pass and micro-batch: its values were received */
} stage;

uint32_t st_scalar(st_staging *x, smr_graph *g, smr_dtype t)
{
	smr_type type;

	return smr_type_make(g, t, 0, NULL, &type) == SMR_OK
		       ? smr_function_var(x->m, x->f, &type, NULL)
		       : UINT32_MAX;
}

static uint32_t var_of(const st_staging *x, const st_link *l, uint32_t micro)
{
	const st_value *v = &x->of[l->of];

	switch (l->kind) {
	case ST_NUMBER:
		return x->numbers[micro];
	case ST_VAR:
		return l->of;
	case ST_SUM:
		return v->so_far;
	case ST_VALUE:
		break;
	}
	return v->vars + (v->class == ST_MICRO ? micro : 0);
}

/* ---- flows between passes ------------------------------------------------------------------- */

/* Block with one flow under construction. */
typedef struct small {
	smr_block *b;
	smr_parts p;
	uint32_t *ins, *outs, nins, nouts;
} small;

static smr_status open_small(const st_staging *x, smr_body *body, uint32_t most, small *out)
{
	*out = (small){.b = smr_body_add(x->m, body, SMR_BLOCK_BASIC, 0)};
	out->ins = smr_arena_array(x->m->arena, 1, sizeof(*out->ins));
	out->outs = smr_arena_array(x->m->arena, most, sizeof(*out->outs));
	if (out->b == NULL || out->ins == NULL || out->outs == NULL)
		return st_no_memory();
	out->p = (smr_parts){.mesh = x->m->mesh, .arena = x->m->arena};
	SMR_TRY(smr_graph_new(x->f->name, &out->b->flow));
	out->p.g = out->b->flow;
	out->b->loc = x->b->loc;
	return SMR_OK;
}

static smr_status add_small_result(small *s, smr_node *v, uint32_t var)
{
	s->outs[s->nouts++] = var;
	return smr_graph_result(s->p.g, v);
}

static smr_status close_small(const st_staging *x, small *s)
{
	return smr_block_bind(x->m, s->b, s->ins, s->nins, s->outs, s->nouts);
}

/* Makes the number of the running stage: i32. */
static smr_status emit_stage_index(st_staging *x, smr_body *body, uint32_t *var)
{
	int64_t partition = 0;
	smr_graph *g;
	smr_draft k;
	smr_node *v;
	small s;

	SMR_TRY(open_small(x, body, 1, &s));
	g = s.p.g;
	*var = st_scalar(x, g, SMR_I32);
	if (*var == UINT32_MAX)
		return SMR_ENOMEM;
	smr_draft_begin(&k, SMR_OP_device, NULL, 0);
	smr_draft_set(&k, SMR_ATTR_kind, &partition, 1);
	SMR_TRY(smr_parts_make(&s.p, &k.v, 1, &v));
	SMR_TRY(smr_parts_map(&s.p, &v, 1,
			      smr_ops_to(g, SMR_I32,
					 smr_ops_2(g, SMR_OP_div, smr_expr_param(g, SMR_U32, 0),
						   smr_expr_const(g, SMR_U32, x->devices))),
			      &v));
	SMR_TRY(add_small_result(&s, v, *var));
	return close_small(x, &s);
}

static smr_status fill_variable(small *s, const smr_type *t, uint64_t bits, uint32_t var)
{
	int64_t dims[SMR_MAX_RANK] = {0};
	smr_node *v;

	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EINTERNAL, "a part whose sizes are not known");
	SMR_TRY(smr_parts_fill(&s->p, t->dtype, t->rank, dims, bits, &v));
	return add_small_result(s, v, var);
}

/* Initializes variables before the first pass: micro-batch numbers, partial sums, empty results. */
static smr_status initialize_variables(const stage *s)
{
	st_staging *x = s->x;
	small all;

	SMR_TRY(open_small(x, s->body, x->micro + x->n + x->nresults, &all));
	for (uint32_t i = 0; i < x->micro; i++)
		SMR_TRY(fill_variable(&all, &x->f->vars[x->numbers[i]].type, i, x->numbers[i]));
	for (uint32_t i = 0; i < x->n; i++) {
		const smr_node *v = x->nodes[i];
		uint64_t bits;

		if (!x->of[i].sum || st_stage_of(x, x->of[i].pass) != s->number)
			continue;
		if (!smr_rule_neutral(smr_ops_plain(v->body), v->type.dtype, &bits))
			return smr_fail(SMR_EUNSUPPORTED,
					"line %u: what is reduced so has no start: there can be "
					"one micro-batch alone (mb=1)",
					v->loc.line);
		SMR_TRY(fill_variable(&all, &v->type, bits, x->of[i].so_far));
	}
	for (uint32_t k = 0; k < x->nresults; k++) {
		uint32_t var = x->b->outs[k];

		if (x->cut[var] > 0 && x->f->vars[var].home == s->number * x->devices)
			SMR_TRY(fill_variable(&all, &x->f->vars[var].type, 0, var));
	}
	return close_small(x, &all);
}

static bool stage_reads_value(const st_staging *x, uint32_t stage, uint32_t node)
{
	for (uint32_t p = 0; p < x->npasses; p++)
		for (const st_link *l = x->passes[p].ins; l != NULL; l = l->next)
			if (l->kind == ST_VALUE && l->of == node && st_stage_of(x, p) == stage)
				return true;
	return false;
}

/* Lists the variables that another stage reads of a pass; returns their number. */
static uint32_t read_of(const st_staging *x, uint32_t pass, uint32_t stage, uint32_t micro,
			uint32_t *vars)
{
	uint32_t n = 0;

	for (const st_link *l = x->passes[pass].outs; l != NULL; l = l->next)
		if (l->kind == ST_VALUE && stage_reads_value(x, stage, l->of))
			vars[n++] = var_of(x, l, micro);
	return n;
}

/* Message header: identifies the devices that send and receive it. */
typedef struct address {
	uint32_t pass, micro, from, to;
} address;

static smr_status begin_message(const st_staging *x, const address *a, smr_op op,
				smr_node *const *ins, uint32_t nins, smr_draft *k)
{
	int64_t *pairs = smr_arena_array(x->m->arena, 2 * (size_t)x->devices + 1, sizeof(*pairs));

	if (pairs == NULL)
		return st_no_memory();
	for (uint32_t d = 0; d < x->devices; d++) {
		pairs[2 * d] = a->from * x->devices + d;
		pairs[2 * d + 1] = a->to * x->devices + d;
	}
	pairs[2 * (size_t)x->devices] = (int64_t)a->pass * x->micro + a->micro;
	smr_draft_begin(k, op, ins, nins);
	smr_draft_set(k, SMR_ATTR_pairs, pairs, 2 * x->devices);
	smr_draft_set(k, SMR_ATTR_kind, pairs + 2 * (size_t)x->devices, 1);
	return SMR_OK;
}

/* Sends all values of a pass that the other stage reads in one message. */
static smr_status send_values(const stage *s, const address *a)
{
	st_staging *x = s->x;
	uint32_t most = x->passes[a->pass].f->nresults, n, token;
	uint32_t *vars = smr_arena_array(x->m->arena, most + 1, sizeof(*vars));
	smr_node **ins = smr_arena_array(x->m->arena, most + 1, sizeof(*ins)), *v;
	smr_draft k;
	small all;

	if (ins == NULL || vars == NULL)
		return st_no_memory();
	n = read_of(x, a->pass, a->to, a->micro, vars);
	if (n == 0)
		return SMR_OK;
	SMR_TRY(open_small(x, s->body, 1, &all));
	all.ins = vars;
	all.nins = n;
	for (uint32_t i = 0; i < all.nins; i++) {
		ins[i] = smr_graph_param(all.p.g, &x->f->vars[all.ins[i]].type, i, NULL);
		if (ins[i] == NULL)
			return SMR_ENOMEM;
	}
	SMR_TRY(begin_message(x, a, SMR_OP_send, ins, all.nins, &k));
	SMR_TRY(smr_parts_make(&all.p, &k.v, 1, &v));
	token = st_scalar(x, all.p.g, SMR_U32);
	if (token == UINT32_MAX)
		return SMR_ENOMEM;
	SMR_TRY(add_small_result(&all, v, token));
	return close_small(x, &all);
}

static smr_status receive_values(const stage *s, const address *a)
{
	st_staging *x = s->x;
	uint32_t most = x->passes[a->pass].f->nresults, n;
	uint32_t *vars = smr_arena_array(x->m->arena, most + 1, sizeof(*vars));
	smr_type *more = smr_arena_array(x->m->arena, most + 1, sizeof(*more));
	smr_node *v;
	smr_draft k;
	small all;

	if (vars == NULL || more == NULL)
		return st_no_memory();
	n = read_of(x, a->pass, a->to, a->micro, vars);
	SMR_TRY(open_small(x, s->body, n, &all));
	SMR_TRY(begin_message(x, a, SMR_OP_recv, NULL, 0, &k));
	k.v.type = x->f->vars[vars[0]].type;
	for (uint32_t i = 1; i < n; i++)
		more[i - 1] = x->f->vars[vars[i]].type;
	k.v.more = more;
	SMR_TRY(smr_parts_make(&all.p, &k.v, n, &v));
	for (uint32_t i = 0; i < n; i++) {
		smr_node *part = smr_graph_part(all.p.g, v, i);

		if (part == NULL)
			return SMR_ENOMEM;
		SMR_TRY(add_small_result(&all, part, vars[i]));
	}
	return close_small(x, &all);
}

/* ---- passes --------------------------------------------------------------------------------- */

static smr_status receive_all(stage *s, const st_pass *p, uint32_t micro)
{
	const st_staging *x = s->x;

	for (const st_link *l = p->ins; l != NULL; l = l->next) {
		address a = {.micro = micro, .to = s->number};
		bool *has;

		if (l->kind != ST_VALUE)
			continue;
		a.pass = x->of[l->of].pass;
		a.from = st_stage_of(x, a.pass);
		has = &s->has[(size_t)a.pass * x->micro + micro];
		if (a.from == s->number || *has)
			continue;
		*has = true;
		SMR_TRY(receive_values(s, &a));
	}
	return SMR_OK;
}

static smr_status send_all(const stage *s, uint32_t pass, uint32_t micro)
{
	address a = {.pass = pass, .micro = micro, .from = s->number};

	for (a.to = 0; a.to < s->x->stages; a.to++)
		if (a.to != s->number)
			SMR_TRY(send_values(s, &a));
	return SMR_OK;
}

static smr_status call_pass(stage *s, uint32_t pass, uint32_t micro)
{
	const st_staging *x = s->x;
	const st_pass *p = &x->passes[pass];
	uint32_t *ins, *outs, nins = 0, nouts = 0;
	smr_block *b;

	if (p->g == NULL)
		return SMR_OK;
	SMR_TRY(receive_all(s, p, micro));
	ins = smr_arena_array(x->m->arena, p->f->nparams + 1, sizeof(*ins));
	outs = smr_arena_array(x->m->arena, p->f->nresults + 1, sizeof(*outs));
	b = smr_body_add(x->m, s->body, SMR_BLOCK_CALL, 0);
	if (ins == NULL || outs == NULL || b == NULL)
		return st_no_memory();
	for (const st_link *l = p->ins; l != NULL; l = l->next)
		ins[nins++] = var_of(x, l, micro);
	for (const st_link *l = p->outs; l != NULL; l = l->next)
		outs[nouts++] = var_of(x, l, micro);
	b->callee = p->callee;
	b->loc = x->b->loc;
	SMR_TRY(smr_block_bind(x->m, b, ins, nins, outs, nouts));
	return send_all(s, pass, micro);
}

static smr_status program_of(stage *s)
{
	const st_staging *x = s->x;
	const smr_pp pipe = {x->gpipe ? SMR_GPIPE : SMR_1F1B, x->stages, 1, x->micro};

	SMR_TRY(initialize_variables(s));
	for (uint32_t i = 0; i < 2 * x->micro; i++) {
		smr_pp_step step = smr_pp_at(&pipe, s->number, i);

		SMR_TRY(call_pass(s, step.backward ? 2 * x->stages - 1 - s->number : s->number,
				  step.micro_batch));
	}
	for (uint32_t pass = 2 * x->stages + s->number; pass < x->npasses; pass += x->stages)
		SMR_TRY(call_pass(s, pass, 0));
	return SMR_OK;
}

smr_status st_programs(st_staging *x)
{
	size_t n = (size_t)x->npasses * x->micro;
	stage s = {.x = x, .has = smr_arena_array(x->m->arena, n + 1, sizeof(bool))};
	uint32_t which;
	smr_block *fork;

	if (s.has == NULL)
		return st_no_memory();
	x->f->body = (smr_body){.n = 0};
	SMR_TRY(emit_stage_index(x, &x->f->body, &which));
	fork = smr_body_add(x->m, &x->f->body, SMR_BLOCK_CASE, x->stages);
	if (fork == NULL)
		return st_no_memory();
	fork->on = which;
	fork->loc = x->b->loc;
	for (s.number = 0; s.number < x->stages; s.number++) {
		s.body = &fork->bodies[s.number];
		memset(s.has, 0, n);
		SMR_TRY(program_of(&s));
	}
	return SMR_OK;
}
