/* Interprets the blocks symbolically: each variable is the node last assigned to it. Constants are
 * folded on the way, so a loop counter is a constant in each iteration. */
#include "pass/simplify/unroll_program.h"

#include <string.h>

#include "base/alloc.h"
#include "ir/module/eval.h"
#include "ops/build.h"

enum { MOST_OPS = 1 << 18 };

typedef struct walk {
	smr_module *m;
	smr_graph *g;
	smr_unrolled_program *out;
	unsigned loops;  /* nesting depth */
	uint32_t first;  /* op of the outermost loop ... */
	smr_turns turns; /* ... and its iterations */
} walk;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to write out a program's loops");
}

/* ---- numbers -------------------------------------------------------------------------------- */

static bool is_number(const smr_node *v)
{
	return v->op == SMR_OP_constant && v->type.rank == 0;
}

bool smr_pass_number(const smr_node *v, const uint64_t *ins, uint64_t *bits)
{
	smr_body_code *code;
	bool known;

	if (v->op == SMR_OP_reshape && v->nins == 1 && v->type.rank == 0) {
		*bits = ins[0];
		return true;
	}
	if (v->op != SMR_OP_map || v->type.rank > 0 || v->nmore > 0 ||
	    smr_body_compile(v->body, &code) != SMR_OK)
		return false;
	known = smr_body_eval(code, ins, bits) == SMR_OK;
	smr_body_free(code);
	return known;
}

/* Evaluates an op on scalars; false: it stays an op, e.g. a division by 0. */
static bool compute_scalar(const smr_node *v, smr_node *const *ins, uint64_t *bits)
{
	uint64_t params[SMR_SCALAR_INS] = {0};

	if (v->nins > SMR_SCALAR_INS || v->type.rank > 0)
		return false;
	for (uint32_t i = 0; i < v->nins; i++) {
		if (!is_number(ins[i]))
			return false;
		params[i] = ins[i]->bits;
	}
	return smr_pass_number(v, params, bits);
}

/* Computes the clamped start of a part; false: not constant. */
static bool read_start_indices(const smr_node *v, smr_node *const *ins, int64_t *start,
			       int64_t *limit)
{
	int64_t from[SMR_MAX_RANK], size[SMR_MAX_RANK];

	if (!smr_type_dims(&ins[0]->type, from) || !smr_type_dims(&v->type, size))
		return false;
	for (uint32_t d = 0; d < v->type.rank; d++) {
		const smr_node *at = ins[1 + d];
		smr_tensor t = {.data = (void *)(uintptr_t)&at->bits, .dtype = at->type.dtype};

		if (!is_number(at))
			return false;
		start[d] = smr_tensor_place(&t, from[d] - size[d]);
		limit[d] = start[d] + size[d];
	}
	return true;
}

/* ---- flows ---------------------------------------------------------------------------------- */

static smr_status copy_constant(const walk *x, const smr_node *v, smr_node **out)
{
	*out = smr_graph_same(x->g, &v->type, v);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status slice(const walk *x, const smr_node *v, smr_node **ins, const int64_t *start,
			const int64_t *limit, smr_node **out)
{
	int64_t stride[SMR_MAX_RANK];
	smr_draft k;

	for (uint32_t d = 0; d < v->type.rank; d++)
		stride[d] = 1;
	smr_draft_begin(&k, SMR_OP_slice, ins, 1);
	smr_draft_set(&k, SMR_ATTR_start, start, v->type.rank);
	smr_draft_set(&k, SMR_ATTR_limit, limit, v->type.rank);
	smr_draft_set(&k, SMR_ATTR_stride, stride, v->type.rank);
	k.v.loc = v->loc;
	return smr_ops_make(x->g, &k.v, 1, out);
}

static smr_status copy_unrolled_op(const walk *x, const smr_node *v, smr_node **ins, smr_node **out)
{
	int64_t start[SMR_MAX_RANK], limit[SMR_MAX_RANK];
	smr_node like = *v;
	uint64_t bits = 0;

	if (compute_scalar(v, ins, &bits)) {
		*out = smr_graph_constant(x->g, v->type.dtype, bits);
		return *out != NULL ? SMR_OK : SMR_ENOMEM;
	}
	if (v->op == SMR_OP_dynamic_slice && read_start_indices(v, ins, start, limit))
		return slice(x, v, ins, start, limit, out);
	if (v->op == SMR_OP_part) {
		*out = smr_graph_part(x->g, ins[0], (uint32_t)v->bits);
		return *out != NULL ? SMR_OK : SMR_ENOMEM;
	}
	like.ins = ins;
	return smr_ops_make(x->g, &like, v->nmore + 1, out);
}

static smr_status copy_unrolled_node(const walk *x, const smr_block *b, const smr_node *v,
				     smr_node *const *vars, smr_node **made)
{
	smr_node **ins;
	smr_status st = SMR_OK;

	if (x->g->nnodes >= MOST_OPS)
		return smr_fail(SMR_EUNSUPPORTED, "line %u: loops written out are more than %d ops",
				v->loc.line, MOST_OPS);
	if (v->op == SMR_OP_param) {
		made[v->id] = vars[b->ins[v->bits]];
		return SMR_OK;
	}
	if (v->op == SMR_OP_constant) {
		st = copy_constant(x, v, &made[v->id]);
	} else {
		ins = smr_arena_array(x->g->arena, v->nins + 1, sizeof(*ins));
		if (ins == NULL)
			return no_memory();
		for (uint32_t i = 0; i < v->nins; i++)
			ins[i] = made[v->ins[i]->id];
		st = copy_unrolled_op(x, v, ins, &made[v->id]);
	}
	if (st == SMR_OK)
		made[v->id]->loc = v->loc;
	return st;
}

static smr_status unroll_flow(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	const walk *x = e->ctx;
	smr_node **vars = f->vars;
	smr_node **made = smr_calloc((size_t)b->flow->nnodes + 1, sizeof(*made));
	smr_status st = SMR_OK;

	if (made == NULL)
		return no_memory();
	for (uint32_t i = 0; st == SMR_OK && i < b->flow->nnodes; i++)
		st = copy_unrolled_node(x, b, b->flow->nodes[i], vars, made);
	for (uint32_t k = 0; st == SMR_OK && k < b->nouts; k++)
		vars[b->outs[k]] = made[b->flow->results[k]->id];
	smr_free(made);
	return st;
}

/* ---- blocks --------------------------------------------------------------------------------- */

static smr_status report_unknown(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	return smr_fail(
		SMR_EUNSUPPORTED,
		"line %u: %s depends on data: of stages all ops must be known before", b->loc.line,
		b->kind == SMR_BLOCK_WHILE ? "how often a loop iterates" : "which way goes on");
}

static smr_status record_iteration_end(walk *x, smr_turns *t)
{
	if (t->n + 1 >= t->cap) {
		uint32_t cap = 2 * t->cap + 8, *ends;

		ends = smr_arena_array(x->m->arena, cap, sizeof(*ends));
		if (ends == NULL)
			return no_memory();
		if (t->cap > 0)
			memcpy(ends, t->ends, (t->n + 1) * sizeof(*ends));
		t->ends = ends;
		t->cap = cap;
	}
	t->ends[0] = x->first;
	t->ends[++t->n] = x->g->nnodes;
	return SMR_OK;
}

static smr_status note_loop(walk *x, const smr_turns *t)
{
	smr_unrolled_program *o = x->out;

	if (o->nloops == o->cap) {
		uint32_t cap = 2 * o->cap + 4;
		smr_turns *list = smr_arena_array(x->m->arena, cap, sizeof(*list));

		if (list == NULL)
			return no_memory();
		if (o->nloops > 0)
			memcpy(list, o->loops, o->nloops * sizeof(*list));
		o->loops = list;
		o->cap = cap;
	}
	o->loops[o->nloops++] = *t;
	return SMR_OK;
}

/* Only iterations of the outermost loops are recorded. */
static smr_status begin_turn(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint32_t n,
			     bool *done)
{
	walk *x = e->ctx;

	if (n == SMR_EVAL_END)
		return --x->loops == 0 && x->turns.n > 0 ? note_loop(x, &x->turns) : SMR_OK;
	if (n == 0 && x->loops++ == 0) {
		x->turns = (smr_turns){.line = b->loc.line};
		x->first = x->g->nnodes;
	}
	return n > 0 && x->loops == 1 ? record_iteration_end(x, &x->turns) : SMR_OK;
}

static bool is_known(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint64_t *bits)
{
	const smr_node *on = ((smr_node **)f->vars)[b->on];

	*bits = on->bits;
	return is_number(on);
}

static const smr_domain nodes = {sizeof(smr_node *), .flow = unroll_flow, .known = is_known,
				 .unknown = report_unknown, .turn = begin_turn};

/* ---- driver --------------------------------------------------------------------------------- */

static smr_status write_out(walk *x, smr_function *f, smr_node **vars)
{
	smr_eval e = {.m = x->m, .domain = &nodes, .ctx = x};
	smr_eval_frame frame = {.f = f, .vars = vars};

	for (uint32_t i = 0; i < f->nparams; i++) {
		const smr_variable *v = &f->vars[f->params[i]];

		vars[f->params[i]] = smr_graph_param(x->g, &v->type, i, v->name);
		if (vars[f->params[i]] == NULL)
			return SMR_ENOMEM;
	}
	SMR_TRY(smr_eval_body(&e, &frame, &x->m->gone));
	for (uint32_t k = 0; k < f->nresults; k++) {
		smr_node *v = vars[f->results[k]];
		const smr_variable was = f->vars[f->results[k]];

		SMR_TRY(smr_graph_result(x->g, v));
		/* a new variable: the old one may be an argument or another result */
		f->results[k] = smr_function_var(x->m, f, &was.type, was.name);
		if (f->results[k] == UINT32_MAX)
			return SMR_ENOMEM;
		f->vars[f->results[k]].sharding = was.sharding;
	}
	return SMR_OK;
}

smr_status smr_pass_unroll_program(smr_module *m, smr_unrolled_program *out)
{
	smr_function *f = m->functions[0];
	walk x = {.m = m, .out = out};
	smr_node **vars;
	smr_block *b;
	smr_status st;

	*out = (smr_unrolled_program){.nloops = 0};
	m->gone = f->body;
	f->body = (smr_body){.n = 0};
	b = smr_body_add(m, &f->body, SMR_BLOCK_BASIC, 0);
	if (b == NULL)
		return no_memory();
	b->loc = m->gone.n > 0 ? m->gone.blocks[0]->loc : b->loc;
	SMR_TRY(smr_graph_new(f->name, &b->flow));
	x.g = b->flow;
	vars = smr_calloc((size_t)f->nvars + 1, sizeof(*vars));
	st = vars != NULL ? write_out(&x, f, vars) : no_memory();
	smr_free(vars);
	return st == SMR_OK ? smr_block_bind(m, b, f->params, f->nparams, f->results, f->nresults)
			    : st;
}
