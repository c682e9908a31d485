/* Keeps parts of rows that several stages need: a softmax sums exponentials and divides them.
 *
 * The fold of a row is a stage of its own. A part of its term that calls a function becomes a stage
 * before it, if other stages contain the same part with another loop in place of the fold's. It
 * stores into rows that stay in the cache: all stages run over a few rows, then over the next ones.
 * If that is impossible (a stage must be complete before the next one starts), the plan is made
 * without kept rows. */
#include "back/cpu/codegen/plan/nest.h"

enum { LINE = 64 };

/* ---- equality up to one loop --------------------------------------------------------------------
 */

typedef struct renaming {
	int from, to;
} renaming;

static bool same_poly(const smr_poly *a, const smr_poly *b)
{
	return a == b || (a != NULL && b != NULL && smr_poly_equal(a, b));
}

static bool same_index(const smr_index *a, const smr_index *b, renaming r)
{
	if (a->indirect != NULL || b->indirect != NULL || !same_poly(a->offset, b->offset))
		return false;
	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		if (!same_poly(a->coef[l == r.to ? r.from : l == r.from ? r.to : l], b->coef[l]))
			return false;
	return true;
}

/* Whether b is a with loop `to` for loop `from`; a depends on one of them, b on the other. */
static bool is_equal_but_for_loop(const smr_expr *a, const smr_expr *b, renaming r)
{
	if (a->kind != b->kind || a->type != b->type)
		return false;
	if (a->kind == SMR_EXPR_INDEX)
		return b->loop == ((int)a->loop == r.from ? (uint32_t)r.to : a->loop);
	if (a->kind == SMR_EXPR_READ) {
		bool same = a->input == b->input && a->rank == b->rank;

		for (uint32_t d = 0; same && d < a->rank; d++)
			same = same_index(&a->index[d], &b->index[d], r);
		return same;
	}
	if (a->kind != SMR_EXPR_OP)
		return smr_expr_equal(a, b);
	bool same = a->op == b->op && a->nargs == b->nargs;

	for (uint32_t i = 0; same && i < a->nargs; i++)
		same = is_equal_but_for_loop(a->args[i], b->args[i], r);
	return same;
}

typedef struct elsewhere {
	const nest_plan *p;
	const smr_expr *fold, *x;
	uint64_t outer; /* loops of x except the fold's */
	int n;
	const smr_expr *as[SMR_MAX_LOOPS]; /* one copy for each loop */
	int loop[SMR_MAX_LOOPS];
} elsewhere;

static bool find_renamed_copy(const smr_expr *e, void *arg)
{
	elsewhere *s = arg;
	uint64_t on;

	if (e == s->fold || smr_expr_equal(e, s->fold))
		return false;
	if (e->kind != SMR_EXPR_OP || e->op != s->x->op || e->type != s->x->type)
		return true;
	on = smr_expr_loops(e);
	if ((on & s->outer) != s->outer || __builtin_popcountll(on & ~s->outer) != 1)
		return true;
	renaming r = {(int)s->fold->loops[0], __builtin_ctzll(on & ~s->outer)};

	if (s->p->extent[r.from] != s->p->extent[r.to] || !is_equal_but_for_loop(s->x, e, r))
		return true;
	for (int i = 0; i < s->n; i++)
		if (s->loop[i] == r.to)
			return false;
	s->loop[s->n] = r.to;
	s->as[s->n++] = e;
	return false;
}

/* ---- kept rows ----------------------------------------------------------------------------------
 */

/* Search for a function that is not yet kept, and for parts that only a fold's stage can
 * compute. */
typedef struct dear_for {
	const nest_plan *p;
	bool function, hard;
} dear_for;

static bool find_function_call(const smr_expr *e, void *arg)
{
	dear_for *d = arg;

	if (nest_made_find(d->p, e) != NULL)
		return false;
	d->function |= e->kind == SMR_EXPR_OP && nest_is_function(e->op);
	d->hard |= e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN ||
		   e->kind == SMR_EXPR_ACC || (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select);
	return !d->hard;
}

static smr_status add_row_stage(nest_plan *p, const elsewhere *s)
{
	int own = (int)s->fold->loops[0], first, at;
	nest_operand o = {.dtype = s->x->type, .where = NEST_ROWS, .offset = p->row_bytes};
	int64_t size = (int64_t)smr_dtype_size(o.dtype);

	o.stride[own] = size;
	size *= p->extent[own];
	for (int l = (int)p->nest->nloops; l-- > 0;)
		if (s->outer >> l & 1 && l != p->row_loop) {
			o.stride[l] = size;
			if (__builtin_mul_overflow(size, p->extent[l], &size))
				size = NEST_ROW_ROOM;
		}
	p->row_bytes += size < NEST_ROW_ROOM ? (size + LINE - 1) / LINE * LINE : NEST_ROW_ROOM;
	if (p->row_bytes > NEST_ROW_ROOM / 2)
		return smr_fail(SMR_EUNSUPPORTED, "rows of an intermediate are too long");
	o.stride[p->row_loop] = p->row_bytes; /* final value set by nest_rows_hold() */
	SMR_TRY(nest_operand_row(p, &o, &first));
	SMR_TRY(nest_stage_new(p, s->x, s->outer | UINT64_C(1) << own, first));
	SMR_TRY(nest_made_add(p, s->x, first));
	for (int i = 0; i < s->n; i++) {
		nest_operand as = o;

		if (s->loop[i] == own)
			continue;
		as.stride[own] = 0;
		as.stride[s->loop[i]] = o.stride[own];
		SMR_TRY(nest_operand_row(p, &as, &at));
		SMR_TRY(nest_made_add(p, s->as[i], at));
	}
	return SMR_OK;
}

static smr_status keep_parts(nest_plan *p, const smr_expr *f, uint64_t outer, const smr_expr *e)
{
	uint64_t own = UINT64_C(1) << f->loops[0];
	dear_for dear = {.p = p};

	if (e->kind != SMR_EXPR_OP || nest_made_find(p, e) != NULL)
		return SMR_OK;
	nest_walk(e, find_function_call, &dear);
	if (!dear.function && !dear.hard)
		return SMR_OK;
	if (!dear.hard && (e->type == SMR_F32 || e->type == SMR_F64) &&
	    smr_expr_loops(e) == (outer | own)) {
		elsewhere s = {.p = p, .fold = f, .x = e, .outer = outer};

		nest_walk(p->nest->value, find_renamed_copy, &s);
		if (s.n > 0)
			return add_row_stage(p, &s);
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		if (e->op != SMR_OP_select || i == 0)
			SMR_TRY(keep_parts(p, f, outer, e->args[i]));
	return SMR_OK;
}

smr_status nest_rows_keep(nest_plan *p, const smr_expr *f, uint64_t domain)
{
	uint64_t longer = 0, within;

	for (int l = 0; l < (int)p->nest->nloops; l++)
		longer |= p->extent[l] > 1 ? domain & UINT64_C(1) << l : 0;
	if (!p->cpu.rows || longer == 0 || f->kind != SMR_EXPR_FOLD || f->nloops != 1 ||
	    f->nacc != 1 || p->nest->pred != NULL)
		return SMR_OK;
	if (p->row_bytes > 0 && p->row_loop != __builtin_ctzll(longer))
		return SMR_OK;
	within = (longer & (longer - 1)) | UINT64_C(1) << f->loops[0];
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (within >> l & 1 && p->about[l] != p->extent[l])
			return SMR_OK; /* offsets within rows are constants */
	p->row_loop = __builtin_ctzll(longer);
	return keep_parts(p, f, domain, f->step[0]);
}

/* ---- conditions ---------------------------------------------------------------------------------
 */

bool nest_rows_hold(nest_plan *p)
{
	bool seen = false;
	int64_t tile = 1;

	if (p->row_bytes == 0)
		return true;
	for (int k = 0; k < p->nstages; k++) {
		const nest_stage *s = &p->stages[k];

		if (seen && s->flush)
			return false;
		seen |= p->ops[s->out].where == NEST_ROWS;
		if (!seen)
			continue;
		if (s->npar != 1 || s->order[0] != p->row_loop || s->split != NULL)
			return false;
		if (s->tile[p->row_loop] != 1)
			tile = tile == 1 || tile == s->tile[p->row_loop] ? s->tile[p->row_loop]
									 : NEST_ROW_ROOM;
	}
	for (int i = 0; i < p->nops; i++)
		if (p->ops[i].where == NEST_ROWS)
			p->ops[i].stride[p->row_loop] = p->row_bytes;
	return tile * p->row_bytes <= NEST_ROW_ROOM / 2;
}
