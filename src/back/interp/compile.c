/* Compilation of expressions to cells, and of sizes to numbers. Expressions that are one object
 * become one cell. */
#include <string.h>

#include "back/interp/interp.h"

enum { NONE = UINT32_MAX, MAX_CELLS = 1 << 15 };

typedef struct seen {
	const smr_expr *e;
	uint32_t cell;
} seen;

typedef struct making {
	interp_plan *p;
	const smr_node *v;
	const int64_t *sym;
	uint32_t nfolds;
	const interp_fold *folds[INTERP_DEPTH];
	seen *done; /* operators outside of folds' accumulators */
	uint32_t ndone, cap_done;
} making;

static smr_status no_memory(const making *m)
{
	return smr_fail(SMR_ENOMEM, "no memory to interpret %%%u", m->v->id);
}

static smr_status compile_expression(making *m, const smr_expr *e, uint32_t *out);

static int64_t eval_poly_or_zero(const making *m, const smr_poly *p)
{
	return p == NULL ? 0 : smr_poly_eval(p, m->sym);
}

/* Appends a cell; the array may be reallocated. */
static smr_status add_cell(making *m, smr_expr_kind kind, smr_dtype t, uint32_t *out)
{
	interp_plan *p = m->p;

	if (p->ncells == MAX_CELLS)
		return smr_fail(SMR_EUNSUPPORTED, "an expression of more than %d parts", MAX_CELLS);
	if (p->ncells == p->cap) {
		uint32_t cap = p->cap == 0 ? 32 : 2 * p->cap;
		interp_cell *grown = smr_arena_array(p->arena, cap, sizeof(*grown));

		if (grown == NULL)
			return no_memory(m);
		if (p->ncells > 0)
			memcpy(grown, p->cells, p->ncells * sizeof(*grown));
		p->cells = grown;
		p->cap = cap;
	}
	p->cells[p->ncells] =
		(interp_cell){.kind = kind,
			      .type = t,
			      .class = interp_class_of(t),
			      .value = NONE,
			      .total = kind == SMR_EXPR_CONST || kind == SMR_EXPR_SIZE ||
				       kind == SMR_EXPR_INDEX || kind == SMR_EXPR_ACC};
	*out = p->ncells++;
	return SMR_OK;
}

/* Whether an index stays within its dimension for all counters. */
static bool stays_inside(const making *m, const interp_axis *a)
{
	int64_t lo = a->offset, hi = a->offset, reach;

	for (uint32_t l = 0; l < m->p->nloops; l++) {
		if (a->coef[l] == 0 || m->p->extent[l] < 1)
			continue;
		if (__builtin_mul_overflow(a->coef[l], m->p->extent[l] - 1, &reach) ||
		    __builtin_add_overflow(reach < 0 ? lo : hi, reach, reach < 0 ? &lo : &hi))
			return false;
	}
	return a->indirect == NONE && lo >= 0 && hi < a->dim;
}

static smr_status compile_axis(making *m, const smr_index *x, interp_axis *a, uint64_t *loops)
{
	a->indirect = NONE;
	a->offset = eval_poly_or_zero(m, x->offset);
	for (uint32_t l = 0; l < m->p->nloops; l++) {
		a->coef[l] = eval_poly_or_zero(m, x->coef[l]);
		*loops |= (uint64_t)(a->coef[l] != 0) << l;
	}
	if (x->indirect == NULL)
		return SMR_OK;
	a->indirect_coef = eval_poly_or_zero(m, x->indirect_coef);
	SMR_TRY(compile_expression(m, x->indirect, &a->indirect));
	*loops |= m->p->cells[a->indirect].loops;
	return SMR_OK;
}

/* Compiles an address. Dimensions whose index is always in range become part of one sum. */
static smr_status compile_place(making *m, const smr_node *at, const smr_index *index,
				interp_place *out, uint64_t *loops)
{
	const smr_node *view = smr_node_window(at);
	const smr_window *w = view->window;

	out->base = w->base;
	out->offset = eval_poly_or_zero(m, w->offset);
	for (uint32_t d = 0; d < view->type.rank; d++) {
		interp_axis *a = &out->axes[out->naxes];

		*a = (interp_axis){.dim = eval_poly_or_zero(m, view->type.dims[d]),
				   .stride = eval_poly_or_zero(m, w->stride[d])};
		SMR_TRY(compile_axis(m, &index[d], a, loops));
		if (!stays_inside(m, a)) {
			out->naxes++;
			continue;
		}
		out->offset = smr_wrapping_add(out->offset, smr_wrapping_mul(a->offset, a->stride));
		for (uint32_t l = 0; l < m->p->nloops; l++)
			out->coef[l] = smr_wrapping_add(out->coef[l],
							smr_wrapping_mul(a->coef[l], a->stride));
	}
	return SMR_OK;
}

static smr_status compile_read(making *m, const smr_expr *e, uint32_t k)
{
	const smr_node *in = m->v->ins[e->input];
	interp_place *place;
	uint64_t loops = 0;

	if (in->op != SMR_OP_view && in->into == NULL) {
		m->p->cells[k].value = in->id;
		m->p->cells[k].total = true;
		return SMR_OK;
	}
	place = smr_arena_alloc(m->p->arena, sizeof(*place));
	if (place == NULL)
		return no_memory(m);
	m->p->cells[k].place = place;
	SMR_TRY(compile_place(m, in, e->index, place, &loops));
	m->p->cells[k].loops = loops;
	m->p->cells[k].total = place->naxes == 0 && m->p->codelet->in_full;
	return SMR_OK;
}

/* Finds out whether a step is op(acc, term) with an operator that may combine lanes one after
 * another. */
static void find_term(making *m, const smr_expr *e, interp_fold *f, uint32_t k)
{
	const smr_expr *step = e->step[k];
	uint32_t side;

	f->term[k] = NONE;
	if (step->kind != SMR_EXPR_OP || step->nargs != 2 || step->type != e->init[k]->type)
		return;
	for (side = 0; side < 2; side++)
		if (step->args[side]->kind == SMR_EXPR_ACC && step->args[side]->depth == 0 &&
		    step->args[side]->acc == k)
			break;
	if (side == 2 || smr_expr_open(step->args[1 - side]) ||
	    step->args[1 - side]->type != step->type)
		return;
	switch (step->op) {
	case SMR_OP_add:
	case SMR_OP_addc:
	case SMR_OP_mul:
	case SMR_OP_maximum:
	case SMR_OP_minimum:
	case SMR_OP_and:
	case SMR_OP_or:
	case SMR_OP_xor:
		break;
	default:
		return;
	}
	f->op[k] = step->op;
	if (compile_expression(m, step->args[1 - side], &f->term[k]) != SMR_OK)
		f->term[k] = NONE;
}

static smr_status compile_fold(making *m, const smr_expr *e, uint32_t k)
{
	interp_fold *f = smr_arena_alloc(m->p->arena, sizeof(*f));
	uint64_t bound = 0, loops = 0;

	if (f == NULL)
		return no_memory(m);
	if (m->nfolds == INTERP_DEPTH)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d folds in one another",
				INTERP_DEPTH);
	f->scan = e->kind == SMR_EXPR_SCAN;
	f->exclusive = e->exclusive;
	f->open = smr_expr_open(e);
	f->nacc = e->nacc;
	f->result = e->result;
	f->nloops = e->nloops;
	memcpy(f->loops, e->loops, sizeof(f->loops));
	f->acc = m->p->naccs;
	f->compensated = smr_fold_compensated(e) != NULL;
	m->p->naccs += e->nacc + f->compensated;
	for (uint32_t i = 0; i < e->nloops; i++)
		bound |= UINT64_C(1) << e->loops[i];
	for (uint32_t i = 0; i < e->nacc; i++) {
		SMR_TRY(compile_expression(m, e->init[i], &f->init[i]));
		loops |= m->p->cells[f->init[i]].loops;
	}
	m->folds[m->nfolds++] = f;
	f->in_lanes = !f->scan;
	for (uint32_t i = 0; i < e->nacc; i++) {
		SMR_TRY(compile_expression(m, e->step[i], &f->step[i]));
		loops |= m->p->cells[f->step[i]].loops;
		find_term(m, e, f, i);
		f->in_lanes = f->in_lanes && f->term[i] != NONE;
	}
	if (f->compensated && f->term[0] == NONE)
		return smr_fail(SMR_EUNSUPPORTED, "a compensated sum of too many parts");
	m->nfolds--;
	m->p->cells[k].fold = f;
	m->p->cells[k].loops = f->scan ? loops | bound : loops & ~bound;
	return SMR_OK;
}

static smr_status compile_acc(making *m, const smr_expr *e, uint32_t k)
{
	const interp_fold *f = m->folds[m->nfolds - 1 - e->depth];

	m->p->cells[k].acc = f->acc + e->acc;
	for (uint32_t i = 0; i < f->nloops; i++)
		m->p->cells[k].loops |= UINT64_C(1) << f->loops[i];
	return SMR_OK;
}

static smr_status compile_op(making *m, const smr_expr *e, uint32_t k)
{
	bool total = smr_dtype_is_float(e->type) || (e->op != SMR_OP_div && e->op != SMR_OP_rem);
	uint64_t loops = 0;

	for (uint32_t i = 0; i < e->nargs; i++) {
		uint32_t arg;

		SMR_TRY(compile_expression(m, e->args[i], &arg));
		m->p->cells[k].args[i] = arg;
		loops |= m->p->cells[arg].loops;
		total = total && m->p->cells[arg].total;
	}
	m->p->cells[k].total = total;
	m->p->cells[k].op = e->op;
	m->p->cells[k].nargs = e->nargs;
	m->p->cells[k].loops = loops;
	return SMR_OK;
}

/* Expressions with accumulators are not looked up, since these are numbered by depth. */
static bool find_compiled_cell(const making *m, const smr_expr *e, uint32_t *out)
{
	for (uint32_t i = 0; i < m->ndone; i++)
		if (m->done[i].e == e) {
			*out = m->done[i].cell;
			return true;
		}
	return false;
}

static smr_status note_compiled_cell(making *m, const smr_expr *e, uint32_t k)
{
	if (m->ndone == m->cap_done) {
		uint32_t cap = m->cap_done == 0 ? 32 : 2 * m->cap_done;
		seen *grown = smr_arena_array(m->p->arena, cap, sizeof(*grown));

		if (grown == NULL)
			return no_memory(m);
		if (m->ndone > 0)
			memcpy(grown, m->done, m->ndone * sizeof(*grown));
		m->done = grown;
		m->cap_done = cap;
	}
	m->done[m->ndone++] = (seen){e, k};
	return SMR_OK;
}

static smr_status compile_expression(making *m, const smr_expr *e, uint32_t *out)
{
	bool shared = !smr_expr_open(e);
	uint32_t k = NONE;

	if (shared && find_compiled_cell(m, e, out))
		return SMR_OK;
	SMR_TRY(add_cell(m, e->kind, e->type, &k));
	*out = k;
	switch (e->kind) {
	case SMR_EXPR_CONST:
		m->p->cells[k].bits = e->bits;
		break;
	case SMR_EXPR_SIZE:
		m->p->cells[k].bits = (uint64_t)eval_poly_or_zero(m, e->size);
		break;
	case SMR_EXPR_INDEX:
		m->p->cells[k].loop = e->loop;
		m->p->cells[k].loops = UINT64_C(1) << e->loop;
		break;
	case SMR_EXPR_READ:
		SMR_TRY(compile_read(m, e, k));
		break;
	case SMR_EXPR_OP:
		SMR_TRY(compile_op(m, e, k));
		break;
	case SMR_EXPR_FOLD:
	case SMR_EXPR_SCAN:
		SMR_TRY(compile_fold(m, e, k));
		break;
	case SMR_EXPR_ACC:
		SMR_TRY(compile_acc(m, e, k));
		break;
	case SMR_EXPR_PARAM:
		return smr_fail(SMR_EINTERNAL, "a parameter outside a body");
	}
	return shared ? note_compiled_cell(m, e, k) : SMR_OK;
}

/* Returns the last loop of the domain that is long enough for strips, else the longest; never a
 * scan's loop. */
static uint32_t choose_strip(const interp_plan *p)
{
	uint64_t taken = 0;
	uint32_t best = NONE;

	for (uint32_t k = 0; k < p->ncells; k++)
		if (p->cells[k].fold != NULL && p->cells[k].fold->scan)
			taken |= UINT64_C(1) << p->cells[k].fold->loops[0];
	for (uint32_t l = p->nloops; l-- > 0;) {
		if (!(p->domain >> l & 1) || (taken >> l & 1))
			continue;
		if (p->extent[l] >= 16)
			return l;
		if (best == NONE || p->extent[l] > p->extent[best])
			best = l;
	}
	return best;
}

static bool has_lanes(const interp_plan *p)
{
	for (uint32_t k = 0; k < p->ncells; k++)
		if (p->cells[k].fold != NULL && p->cells[k].fold->in_lanes)
			return true;
	return false;
}

static smr_status compile_result(making *m, const smr_node *v, interp_result *r)
{
	uint64_t loops = 0;

	r->stored = v->nest->value->type;
	SMR_TRY(compile_expression(m, v->nest->value, &r->value));
	return v->into != NULL ? compile_place(m, v, v->nest->store, &r->store, &loops) : SMR_OK;
}

static smr_status compile_nest(making *m)
{
	interp_plan *p = m->p;
	const smr_node *v = m->v;

	p->results = smr_arena_array(p->arena, p->nresults, sizeof(*p->results));
	if (p->results == NULL)
		return no_memory(m);
	p->pred = p->result = NONE;
	for (uint32_t k = 0; k < p->nresults; k++)
		SMR_TRY(compile_result(m, smr_codelet_nest(p->codelet, k), &p->results[k]));
	if (v->nest->pred != NULL)
		SMR_TRY(compile_expression(m, v->nest->pred, &p->pred));
	if (v->into == NULL)
		p->result = v->id;
	interp_join(p);
	p->strip = choose_strip(p);
	/* few points with long sums: the lanes run along the sum */
	if (p->strip != NONE && p->extent[p->strip] < 8 && has_lanes(p))
		p->strip = NONE;
	return SMR_OK;
}

smr_status interp_compile(const smr_codelet *c, const smr_env *e, interp_plan **out)
{
	smr_arena *a = smr_arena_new();
	interp_plan *p = a != NULL ? smr_arena_alloc(a, sizeof(*p)) : NULL;
	making m = {.p = p, .v = c->nest, .sym = e->sym};
	smr_status st;

	if (p == NULL) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for the vectorised interpreter");
	}
	p->arena = a;
	p->codelet = c;
	p->nresults = c->nbeside + 1;
	p->nloops = c->nest->nest->nloops;
	p->domain = c->nest->nest->domain;
	for (uint32_t l = 0; l < p->nloops; l++)
		p->extent[l] = smr_poly_eval(c->nest->nest->loops[l].extent, e->sym);
	st = compile_nest(&m);
	if (st != SMR_OK) {
		interp_free(p);
		return st;
	}
	*out = p;
	return SMR_OK;
}

void interp_free(interp_plan *p)
{
	if (p != NULL)
		smr_arena_free(p->arena);
}
