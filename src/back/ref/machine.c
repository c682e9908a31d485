/* Compilation of a nest. Sizes become numbers once, not at every point. */
#include "back/ref/machine.h"
#include "ir/graph/range.h"

#include <string.h>

static smr_status compile_ref_expr(smr_ref_machine *m, const smr_expr *e, const smr_ref_cell **out);

static smr_status no_memory(const smr_ref_machine *m)
{
	return smr_fail(SMR_ENOMEM, "no memory for the reference interpreter, %%%u of flow %s",
			m->v->id, m->g->name);
}

static int64_t eval_poly_or_zero(const smr_ref_machine *m, const smr_poly *p)
{
	return p == NULL ? 0 : smr_poly_eval(p, m->e->sym);
}

/* Whether the index stays within its dimension at all points of the loops. */
static bool stays_inside(const smr_ref_machine *m, const struct smr_axis *a)
{
	int64_t lo = a->offset, hi = a->offset, reach;

	for (uint32_t l = 0; l < m->nloops; l++) {
		if (a->coef[l] == 0 || m->extent[l] < 1)
			continue;
		if (__builtin_mul_overflow(a->coef[l], m->extent[l] - 1, &reach) ||
		    __builtin_add_overflow(reach < 0 ? lo : hi, reach, reach < 0 ? &lo : &hi))
			return false;
	}
	return a->indirect == NULL && lo >= 0 && hi < a->dim;
}

static uint64_t moving_loops(const smr_ref_machine *m, const int64_t *coef)
{
	uint64_t moves = 0;

	_Static_assert(SMR_MAX_LOOPS <= 64, "a bit for each loop");
	for (uint32_t l = 0; l < m->nloops; l++)
		moves |= (uint64_t)(coef[l] != 0) << l;
	return moves;
}

static smr_status compile_axis(smr_ref_machine *m, const smr_index *x, struct smr_axis *a)
{
	a->offset = eval_poly_or_zero(m, x->offset);
	for (uint32_t l = 0; l < m->nloops; l++)
		a->coef[l] = eval_poly_or_zero(m, x->coef[l]);
	a->moves = moving_loops(m, a->coef);
	if (x->indirect == NULL)
		return SMR_OK;
	a->indirect_coef = eval_poly_or_zero(m, x->indirect_coef);
	return compile_ref_expr(m, x->indirect, &a->indirect);
}

/* Compiles an address. Dimensions whose index is always in range become part of one sum. */
static smr_status compile_place(smr_ref_machine *m, const smr_tensor *t, const smr_index *index,
				smr_ref_place *out)
{
	out->base = t->data;
	out->axes = smr_arena_array(m->arena, t->rank, sizeof(*out->axes));
	if (out->axes == NULL)
		return no_memory(m);
	for (uint32_t d = 0; d < t->rank; d++) {
		struct smr_axis *a = &out->axes[out->rank];

		*a = (struct smr_axis){.dim = t->dims[d], .stride = t->strides[d]};
		SMR_TRY(compile_axis(m, &index[d], a));
		if (!stays_inside(m, a)) {
			out->rank++;
			continue;
		}
		out->base += smr_wrapping_mul(a->offset, a->stride);
		for (uint32_t l = 0; l < m->nloops; l++)
			out->coef[l] = smr_wrapping_add(out->coef[l],
							smr_wrapping_mul(a->coef[l], a->stride));
	}
	out->moves = moving_loops(m, out->coef);
	return SMR_OK;
}

static smr_status compile_read(smr_ref_machine *m, const smr_expr *e, smr_ref_cell *c)
{
	const smr_tensor *t = &m->ins[e->input];

	c->input = e->input;
	if (!smr_ref_machine_in_memory(m->v->ins[e->input])) {
		c->bits = m->e->value[m->v->ins[e->input]->id];
		return SMR_OK;
	}
	c->place = smr_arena_alloc(m->arena, sizeof(*c->place));
	return c->place == NULL ? no_memory(m) : compile_place(m, t, e->index, c->place);
}

static smr_status compile_recurrence(smr_ref_machine *m, const smr_expr *e, smr_ref_cell *c)
{
	smr_recurrence *r = c->run = smr_arena_alloc(m->arena, sizeof(*r));
	smr_range range;

	if (r == NULL)
		return no_memory(m);
	r->nacc = e->nacc;
	r->result = e->result;
	r->nloops = e->nloops;
	r->exclusive = e->exclusive;
	r->open = smr_expr_open(e);
	r->hangs = smr_expr_loops(e);
	memcpy(r->loops, e->loops, sizeof(r->loops));
	for (uint32_t k = 0; k < e->nacc; k++) {
		SMR_TRY(compile_ref_expr(m, e->init[k], &r->init[k]));
		SMR_TRY(compile_ref_expr(m, e->step[k], &r->step[k]));
	}
	if (smr_fold_range(e, &range))
		SMR_TRY(compile_ref_expr(m, range.count, &r->count));
	if (smr_fold_compensated(e) != NULL) {
		r->nacc = 2;
		return compile_ref_expr(m, smr_fold_compensated(e), &r->term);
	}
	return SMR_OK;
}

static smr_ref_cell *find_remembered_fold(const smr_ref_machine *m, const smr_expr *e)
{
	for (const smr_ref_met *x = m->met; x != NULL; x = x->next)
		if (x->fold == e)
			return x->cell;
	return NULL;
}

/* Remembers a fold, so that it is compiled once. Folds that use an enclosing accumulator are
 * compiled each time. */
static smr_status remember_fold(smr_ref_machine *m, const smr_expr *e, smr_ref_cell *c)
{
	smr_ref_met *x;

	if (e->kind != SMR_EXPR_FOLD || smr_expr_open(e))
		return SMR_OK;
	x = smr_arena_alloc(m->arena, sizeof(*x));
	if (x == NULL)
		return no_memory(m);
	*x = (smr_ref_met){e, c, m->met};
	m->met = x;
	return SMR_OK;
}

static smr_status compile_ref_expr(smr_ref_machine *m, const smr_expr *e, const smr_ref_cell **out)
{
	smr_ref_cell *c = find_remembered_fold(m, e);

	if (c != NULL) {
		*out = c;
		return SMR_OK;
	}
	c = smr_arena_alloc(m->arena, sizeof(*c));
	if (c == NULL)
		return no_memory(m);
	SMR_TRY(remember_fold(m, e, c));
	c->kind = e->kind;
	c->type = e->type;
	c->op = e->op;
	c->nargs = e->nargs;
	c->loop = e->loop;
	c->acc = e->acc;
	c->depth = e->depth;
	c->bits = e->kind == SMR_EXPR_SIZE ? (uint64_t)eval_poly_or_zero(m, e->size) : e->bits;
	*out = c;
	if (e->kind == SMR_EXPR_READ)
		return compile_read(m, e, c);
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
		return compile_recurrence(m, e, c);
	for (uint32_t i = 0; i < e->nargs; i++)
		SMR_TRY(compile_ref_expr(m, e->args[i], &c->args[i]));
	return SMR_OK;
}

static smr_status bind_inputs(smr_ref_machine *m)
{
	const smr_node *v = m->v;

	m->ins = smr_arena_array(m->arena, v->nins, sizeof(*m->ins));
	if (m->ins == NULL)
		return no_memory(m);
	for (uint32_t i = 0; i < v->nins; i++) {
		const smr_node *in = v->ins[i];

		if (in->op == SMR_OP_opaque)
			return smr_fail(SMR_EUNSUPPORTED,
					"%%%u is not lifted: it has no value here", in->id);
		if (smr_ref_machine_in_memory(in))
			SMR_TRY(smr_env_tensor(m->g, m->e, in, &m->ins[i]));
	}
	return SMR_OK;
}

static smr_status fill_machine(smr_ref_machine *m)
{
	const smr_nest *n = m->v->nest;

	SMR_TRY(bind_inputs(m));
	SMR_TRY(compile_ref_expr(m, n->value, &m->value));
	if (n->pred != NULL)
		SMR_TRY(compile_ref_expr(m, n->pred, &m->pred));
	if (m->v->into == NULL)
		return SMR_OK;
	SMR_TRY(smr_env_tensor(m->g, m->e, m->v, &m->to));
	return compile_place(m, &m->to, n->store, &m->store);
}

smr_status smr_ref_machine_open(smr_ref_machine *m, const smr_graph *g, const smr_node *v,
				const smr_env *e)
{
	smr_status st;

	memset(m, 0, sizeof(*m));
	m->g = g;
	m->v = v;
	m->e = e;
	m->arena = smr_arena_new();
	if (m->arena == NULL)
		return no_memory(m);
	m->nloops = v->nest->nloops;
	for (uint32_t l = 0; l < m->nloops; l++)
		m->extent[l] = smr_poly_eval(v->nest->loops[l].extent, e->sym);
	st = fill_machine(m);
	if (st != SMR_OK)
		smr_ref_machine_close(m);
	return st;
}

smr_status smr_ref_machine_add(smr_ref_machine *m, const smr_expr *e, const smr_ref_cell **out)
{
	return compile_ref_expr(m, e, out);
}

void smr_ref_machine_close(smr_ref_machine *m)
{
	smr_arena_free(m->arena);
	m->arena = NULL;
}
