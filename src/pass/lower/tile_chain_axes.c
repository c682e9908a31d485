/* Finds the axes of a chain. Going back from the last op, an axis is a dimension of the result that
 * is a loop of each op and indexes the same element of the intermediate operand.
 *
 * An axis that any op violates is dropped, and the analysis restarts until none is dropped. An
 * operand from outside advances by a constant number of bytes per step, on which all its reads must
 * agree.
 */
#include "base/assert.h"
#include "base/status.h"
#include "ops/ops.h"
#include "pass/codelet/join_stores.h"
#include "pass/lower/tile_chain.h"

enum { NONE = -1 };

typedef struct finding {
	smr_tile_chain_chain *c;
	smr_nest *nest[SMR_TILE_CHAIN_OPS];
	uint32_t alive; /* mask of dimensions of the last result that may be axes */
	bool changed;   /* ... has lost bits in this round */
	/* state of the current op */
	uint32_t op;
	int8_t of_loop[SMR_MAX_LOOPS]; /* by loop: the last result's dimension, or NONE */
	int8_t handed[SMR_MAX_RANK];   /* ... by dimension of the intermediate operand */
	bool seen_handed;
	uint64_t seen;                                  /* mask of operands that were read */
	int64_t step[SMR_TILE_CHAIN_INS][SMR_MAX_RANK]; /* bytes, by candidate dimension */
} finding;

static void drop_dimension(finding *f, int dim)
{
	smr_assert(dim >= NONE && dim < SMR_MAX_RANK);
	if (dim == NONE || !(f->alive >> dim & 1))
		return;
	f->alive &= ~(UINT32_C(1) << dim);
	f->changed = true;
}

/* Returns the loop if the index is its counter only, else NONE. */
static int only_loop(const smr_index *x, uint32_t nloops)
{
	int found = NONE;
	int64_t n;

	smr_assert(nloops <= SMR_MAX_LOOPS);
	if (x->indirect != NULL || !smr_poly_is_zero(x->offset))
		return NONE;
	for (uint32_t l = 0; l < nloops; l++) {
		if (x->coef[l] == NULL || smr_poly_is_zero(x->coef[l]))
			continue;
		if (found != NONE || !smr_poly_is_const(x->coef[l], &n) || n != 1)
			return NONE;
		found = (int)l;
	}
	return found;
}

static void drop_loops(finding *f, uint64_t loops)
{
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		if (loops >> l & 1)
			drop_dimension(f, f->of_loop[l]);
}

/* Returns the loops that an index depends on; *@p picks: through an indirect index. */
static uint64_t loops_of(const smr_index *x, uint32_t nloops, uint64_t *picks)
{
	uint64_t loops = 0;

	for (uint32_t l = 0; l < nloops; l++)
		if (x->coef[l] != NULL && !smr_poly_is_zero(x->coef[l]))
			loops |= UINT64_C(1) << l;
	*picks = x->indirect != NULL ? smr_expr_loops(x->indirect) : 0;
	return loops | *picks;
}

static void read_handed(finding *f, const smr_expr *e)
{
	uint32_t nloops = f->nest[f->op]->nloops;

	smr_assert(e->kind == SMR_EXPR_READ && e->rank <= SMR_MAX_RANK);
	for (uint32_t d = 0; d < e->rank; d++) {
		int loop = only_loop(&e->index[d], nloops);
		int8_t dim = loop != NONE ? f->of_loop[loop] : NONE;
		uint64_t picks;

		if (dim == NONE)
			drop_loops(f, loops_of(&e->index[d], nloops, &picks));
		if (f->seen_handed && f->handed[d] != dim) {
			drop_dimension(f, f->handed[d]);
			drop_dimension(f, dim);
		}
		f->handed[d] = dim;
	}
	f->seen_handed = true;
}

/* Computes the steps of a read; false: a step is not constant. */
static bool steps_of(const finding *f, const smr_expr *e, int64_t step[SMR_MAX_RANK])
{
	const smr_node *in = f->c->ops[f->op].v->ins[e->input];
	int64_t dims[SMR_MAX_RANK], at = (int64_t)smr_dtype_size(in->type.dtype), coef;

	if (!smr_type_dims(&in->type, dims))
		return false;
	for (uint32_t d = e->rank; d-- > 0; at *= dims[d])
		for (uint32_t l = 0; l < f->nest[f->op]->nloops; l++) {
			if (f->of_loop[l] == NONE || e->index[d].coef[l] == NULL)
				continue;
			if (!smr_poly_is_const(e->index[d].coef[l], &coef))
				return false;
			step[f->of_loop[l]] += coef * at;
		}
	return true;
}

static void read_other(finding *f, const smr_expr *e)
{
	int64_t step[SMR_MAX_RANK] = {0};
	uint64_t picks;

	smr_assert(e->input < SMR_TILE_CHAIN_INS);
	for (uint32_t d = 0; d < e->rank; d++) {
		(void)loops_of(&e->index[d], f->nest[f->op]->nloops, &picks);
		drop_loops(f, picks);
	}
	if (!steps_of(f, e, step)) {
		f->alive = 0;
		f->changed = true;
		return;
	}
	for (int d = 0; d < SMR_MAX_RANK; d++) {
		if (f->seen >> e->input & 1 && f->step[e->input][d] != step[d])
			drop_dimension(f, d);
		f->step[e->input][d] = step[d];
	}
	f->seen |= UINT64_C(1) << e->input;
}

/* Drops axes of a convolution along which slabs are no convolutions: they may be some images, or
 * some rows if windows have one row. Along other axes there would be padding in the middle. */
static void drop_windows(finding *f, const smr_expr *e)
{
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		bool alone = false;

		for (uint32_t d = 0; f->of_loop[l] != NONE && d < e->rank; d++)
			alone |= only_loop(&e->index[d], f->nest[f->op]->nloops) == (int)l;
		if (!alone)
			drop_dimension(f, f->of_loop[l]);
	}
}

static void scan_expr(finding *f, const smr_expr *e)
{
	if (e->kind == SMR_EXPR_SCAN)
		drop_dimension(f, f->of_loop[e->loops[0]]);
	if (e->kind == SMR_EXPR_READ) {
		if (f->c->ops[f->op].v->op == SMR_OP_convolution && e->input == 0)
			drop_windows(f, e);
		if (e->input == f->c->ops[f->op].from)
			read_handed(f, e);
		else
			read_other(f, e);
		for (uint32_t d = 0; d < e->rank; d++)
			if (e->index[d].indirect != NULL)
				scan_expr(f, e->index[d].indirect);
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		scan_expr(f, e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++) {
		scan_expr(f, e->init[k]);
		scan_expr(f, e->step[k]);
	}
}

/* Drops axes that the intermediate operand lacks, as it would be recomputed for each slab. */
static void drop_missing(finding *f, uint32_t rank)
{
	for (int dim = 0; dim < SMR_MAX_RANK; dim++) {
		unsigned n = 0;

		for (uint32_t d = 0; f->seen_handed && d < rank; d++)
			n += f->handed[d] == dim;
		if (n != 1)
			drop_dimension(f, dim);
	}
}

/* Checks an op. @p dims: by dimension of the op's result, the last result's dimension; on return,
 * the same for its intermediate operand. */
static void scan_chain_op(finding *f, uint32_t k, int8_t dims[SMR_MAX_RANK])
{
	const smr_tile_chain_op *op = &f->c->ops[k];
	const smr_nest *n = f->nest[k];

	smr_assert(k < f->c->n && n != NULL);
	f->op = k;
	f->seen = 0;
	f->seen_handed = false;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		f->of_loop[l] = NONE;
	for (uint32_t d = 0; d < op->v->type.rank; d++) {
		int loop = only_loop(&n->store[d], n->nloops);

		if (loop == NONE)
			drop_dimension(f, dims[d]);
		else if (dims[d] != NONE && f->alive >> dims[d] & 1)
			f->of_loop[loop] = dims[d];
	}
	scan_expr(f, n->value);
	if (op->from == UINT32_MAX)
		return;
	drop_missing(f, op->v->ins[op->from]->type.rank);
	for (uint32_t d = 0; d < SMR_MAX_RANK; d++)
		dims[d] = f->seen_handed ? f->handed[d] : NONE;
}

static void scan_all_ops(finding *f)
{
	int8_t dims[SMR_MAX_RANK];

	for (int d = 0; d < SMR_MAX_RANK; d++)
		dims[d] = (int8_t)d;
	for (uint32_t k = f->c->n; k-- > 0 && !f->changed;)
		scan_chain_op(f, k, dims);
}

/* ---- results -------------------------------------------------------------------------------- */

static void note_op(finding *f, uint32_t k, const int8_t dims[SMR_MAX_RANK],
		    const uint32_t last[SMR_TILE_CHAIN_AXES])
{
	smr_tile_chain_op *op = &f->c->ops[k];

	smr_assert(f->c->naxes <= SMR_TILE_CHAIN_AXES);
	for (uint32_t a = 0; a < f->c->naxes; a++) {
		for (uint32_t d = 0; d < op->v->type.rank; d++)
			if (dims[d] == (int8_t)last[a])
				op->dim[a] = d;
		for (uint32_t i = 0; i < op->v->nins; i++)
			op->step[i][a] =
				i != op->from && f->seen >> i & 1 ? f->step[i][last[a]] : 0;
	}
}

static void record_axes(finding *f)
{
	const smr_node *end = f->c->ops[f->c->n - 1].v;
	uint32_t last[SMR_TILE_CHAIN_AXES];
	int64_t length[SMR_MAX_RANK];
	int8_t dims[SMR_MAX_RANK], own[SMR_MAX_RANK];

	smr_assert(f->alive != 0);
	(void)smr_type_dims(&end->type, length);
	f->c->naxes = 0;
	for (uint32_t d = end->type.rank; d-- > 0;) /* prefer innermost dimensions */
		if (f->alive >> d & 1 && f->c->naxes == SMR_TILE_CHAIN_AXES)
			f->alive &= ~(UINT32_C(1) << d);
		else
			f->c->naxes += f->alive >> d & 1;
	for (uint32_t d = 0, a = 0; d < end->type.rank; d++)
		if (f->alive >> d & 1) {
			f->c->length[a] = length[d];
			last[a++] = d;
		}
	for (int d = 0; d < SMR_MAX_RANK; d++)
		dims[d] = (int8_t)d;
	for (uint32_t k = f->c->n; k-- > 0;) {
		for (int d = 0; d < SMR_MAX_RANK; d++)
			own[d] = dims[d];
		scan_chain_op(f, k, dims);
		note_op(f, k, own, last);
	}
}

/* Makes the nests of the ops; fails for ops that cannot be in a chain. */
static smr_status find_nests(finding *f, smr_graph *g)
{
	for (uint32_t k = 0; k < f->c->n; k++) {
		const smr_node *v = f->c->ops[k].v;

		if (v->nins > SMR_TILE_CHAIN_INS || v->nmore > 0)
			return smr_fail(SMR_EUNSUPPORTED, "too many operands, or results");
		SMR_TRY(smr_ops_nest(g, v, 0, &f->nest[k]));
		if (f->nest[k]->pred != NULL)
			return smr_fail(SMR_EUNSUPPORTED, "an op that stores some elements only");
	}
	return SMR_OK;
}

static smr_status find_axes(finding *f, smr_graph *g)
{
	const smr_node *end = f->c->ops[f->c->n - 1].v;
	int64_t length[SMR_MAX_RANK];

	SMR_TRY(find_nests(f, g));
	if (!smr_type_dims(&end->type, length))
		return smr_fail(SMR_EUNSUPPORTED, "sizes that are no numbers");
	for (uint32_t d = 0; d < end->type.rank; d++)
		if (length[d] > 1)
			f->alive |= UINT32_C(1) << d;
	do {
		f->changed = false;
		scan_all_ops(f);
	} while (f->changed && f->alive != 0);
	if (f->alive == 0)
		return smr_fail(SMR_EUNSUPPORTED, "no dimension goes through all ops");
	record_axes(f);
	return SMR_OK;
}

smr_status smr_tile_chain_axes(smr_tile_chain_chain *c)
{
	finding f = {.c = c};
	smr_graph *g;
	smr_status st;

	smr_assert(c->n >= 1 && c->n <= SMR_TILE_CHAIN_OPS);
	SMR_TRY(smr_graph_new("slabs", &g));
	st = find_axes(&f, g);
	smr_graph_free(g);
	return st;
}
