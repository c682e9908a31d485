/* Rerolls stencils and convolutions that are written out tap by tap.
 *
 *   o[y][x] = i[y][x] * k[0][0] + i[y][x+1] * k[0][1] + .. + i[y+2][x+2] * k[2][2]
 *
 * Terms of a sum or a maximum that differ only in addresses, each at the first address plus
 * s * column + r * row, become one term over loops r and s. Only for names: the order of additions
 * and the treatment of NaN by a maximum change. */
#include <stdlib.h>
#include <string.h>

#include "base/status.h"
#include "identify/canon/canon.h"
#include "pass/codelet/join_stores.h"

enum { MIN_TAPS = 3, MAX_TAPS = 32, MAX_READS = 4 };
_Static_assert(MAX_READS <= (int)JOIN_MAX_WALKS, "walks of a term");

typedef struct taps {
	smr_graph *g;
	const smr_node *v;
	cx_maker m;
	const smr_expr *fold, *term[MAX_TAPS], *read[MAX_READS];
	join_walks off[MAX_TAPS];
	cx_access at[MAX_READS];
	uint32_t n, nreads, columns, rows, loop[2]; /* the loops over s and r */
	bool greatest;
} taps;

/* Matches a and b of a > b ? a : b. */
static bool is_greater(const smr_expr *e)
{
	const smr_expr *c;
	bool more;

	if (smr_expr_is_op(e, SMR_OP_fmax) || smr_expr_is_op(e, SMR_OP_maximum))
		return true;
	if (!smr_expr_is_op(e, SMR_OP_select) || e->args[0]->kind != SMR_EXPR_OP)
		return false;
	c = e->args[0];
	more = c->op == SMR_OP_gt || c->op == SMR_OP_ge;
	if (!more && c->op != SMR_OP_lt && c->op != SMR_OP_le)
		return false;
	return smr_expr_equal(c->args[more ? 0 : 1], e->args[1]) &&
	       smr_expr_equal(c->args[more ? 1 : 0], e->args[2]);
}

static bool flatten_terms(taps *t, const smr_expr *e)
{
	if (t->greatest ? is_greater(e) : smr_expr_is_op(e, SMR_OP_add)) {
		uint32_t first = e->nargs - 2;

		return flatten_terms(t, e->args[first]) && flatten_terms(t, e->args[first + 1]);
	}
	if (!t->greatest && t->fold != NULL && e->kind == SMR_EXPR_ACC)
		return e->depth == 0;
	if (join_has_fold(e) || t->n == MAX_TAPS)
		return false;
	t->term[t->n++] = e;
	return true;
}

/* Returns whether term k equals the first one but for addresses. */
static bool match_term(taps *t, const smr_expr *a, const smr_expr *b, uint32_t k, uint32_t *at)
{
	cx_access q;

	if (a->kind != b->kind || a->type != b->type)
		return false;
	if (a->kind == SMR_EXPR_READ) {
		if (a->rank == 0 && b->rank == 0 && t->v->ins[a->input] == t->v->ins[b->input] &&
		    t->v->ins[a->input]->op != SMR_OP_view)
			return true;
		if (*at == MAX_READS)
			return false;
		if (k == 0) {
			t->read[*at] = a;
			t->nreads = *at + 1;
			if (!cx_access_read(&t->m, a, NULL, &t->at[*at]))
				return false;
		}
		for (uint32_t d = 0; d < b->rank; d++)
			if (b->index[d].indirect != NULL)
				return false;
		if (*at >= t->nreads || !cx_access_read(&t->m, b, NULL, &q) ||
		    !cx_access_parallel(&t->at[*at], &q))
			return false;
		t->off[k][*at] = smr_poly_sub(t->m.arena, q.offset, t->at[*at].offset);
		return t->off[k][(*at)++] != NULL;
	}
	if (a->kind != SMR_EXPR_OP)
		return smr_expr_equal(a, b);
	if (a->op != b->op || a->nargs != b->nargs)
		return false;
	for (uint32_t i = 0; i < a->nargs; i++)
		if (!match_term(t, a->args[i], b->args[i], k, at))
			return false;
	return true;
}

static bool all_alike(taps *t)
{
	for (uint32_t k = 0, at = 0; k < t->n; k++, at = 0)
		if (!match_term(t, t->term[0], t->term[k], k, &at) || at != t->nreads)
			return false;
	return t->nreads > 0;
}

/* Sorts the terms by a read with constant distances: a fused multiply-add is not where the program
 * has its terms. */
static void sort_terms(taps *t)
{
	int64_t key[MAX_TAPS];
	uint32_t i = 0, k = 0;

	for (; i < t->nreads && k < t->n; i++)
		for (k = 0; k < t->n && smr_poly_is_const(t->off[k][i], &key[k]);)
			k++;
	for (uint32_t j = 1; k == t->n && j < t->n; j++)
		for (uint32_t b = j; b > 0 && key[b] < key[b - 1]; b--) {
			const smr_expr *e = t->term[b];
			int64_t v = key[b];

			t->term[b] = t->term[b - 1];
			key[b] = key[b - 1];
			t->term[b - 1] = e;
			key[b - 1] = v;
		}
}

static bool is_grid(taps *t)
{
	if (t->n < MIN_TAPS || !all_alike(t))
		return false;
	sort_terms(t);
	if (!all_alike(t))
		return false;
	t->columns = join_grid_columns(t->m.arena, t->off, t->nreads, t->n);
	if (t->columns == 0)
		return false;
	t->rows = t->n / t->columns;
	return true;
}

/* ---- the nest with loops --------------------------------------------------------------------- */

typedef struct finer {
	smr_type type;
	smr_window w;
	smr_index ix[SMR_MAX_RANK];
} finer;

/* Returns the dimension whose step is closest to @p by, as a factor or a multiple; the rank:
 * none. */
static uint32_t nearest(taps *t, const finer *f, const smr_poly *by)
{
	uint32_t best = f->type.rank;
	int64_t least = INT64_MAX;

	for (uint32_t d = 0; d < f->type.rank; d++) {
		int64_t v = smr_poly_ratio(t->m.arena, by, f->w.stride[d]);

		if (v == 0)
			v = smr_poly_ratio(t->m.arena, f->w.stride[d], by);
		if (v == 0 || llabs(v) >= least)
			continue;
		least = llabs(v);
		best = d;
	}
	return best;
}

/* Splits each step of dimension d into v steps of @p by. */
static bool refine_dimension(taps *t, finer *f, uint32_t d, const smr_poly *by, int64_t v)
{
	smr_arena *a = t->g->arena;

	f->w.stride[d] = by;
	f->ix[d].offset = smr_poly_scale(a, f->ix[d].offset, v);
	for (uint32_t k = 0; k < SMR_MAX_LOOPS; k++)
		if (f->ix[d].coef[k] != NULL)
			f->ix[d].coef[k] = smr_poly_scale(a, f->ix[d].coef[k], v);
	f->type.dims[d] = smr_poly_scale(a, f->type.dims[d], v);
	return f->type.dims[d] != NULL && f->ix[d].offset != NULL;
}

/* Makes loop l advance by @p by bytes per step. */
static bool add_loop(taps *t, finer *f, uint32_t l, const smr_poly *by, uint32_t extent)
{
	smr_arena *a = t->g->arena;
	uint32_t d = nearest(t, f, by);
	int64_t v = 1;

	if (smr_poly_is_zero(by))
		return true;
	if (d == SMR_MAX_RANK)
		return false;
	if (d == f->type.rank) {
		memset(&f->ix[d], 0, sizeof(f->ix[d]));
		f->ix[d].offset = smr_poly_const(a, 0);
		f->type.dims[d] = smr_poly_const(a, 1);
		f->w.stride[d] = by;
		f->type.rank++;
	} else if ((v = smr_poly_ratio(a, by, f->w.stride[d])) == 0) {
		int64_t part = smr_poly_ratio(a, f->w.stride[d], by);

		v = 1;
		if (part < 0 || !refine_dimension(t, f, d, by, part))
			return false;
	} else if (v < 0) {
		return false;
	}
	f->ix[d].coef[l] = smr_poly_const(a, v);
	f->type.dims[d] = smr_poly_add(a, f->type.dims[d], smr_poly_const(a, v * (extent - 1)));
	return f->ix[d].coef[l] != NULL && f->type.dims[d] != NULL;
}

static const smr_expr *make_window_read(taps *t, uint32_t r, smr_node **ins, uint32_t *nins)
{
	const smr_expr *e = t->read[r];
	const smr_node *old = smr_node_window(t->v->ins[e->input]);
	finer f = {.type = old->type, .w = *old->window};
	smr_index *ix;

	memcpy(f.ix, e->index, e->rank * sizeof(*f.ix));
	if (*nins == JOIN_MAX_INS || !add_loop(t, &f, t->loop[0], t->off[1][r], t->columns) ||
	    (t->rows > 1 && !add_loop(t, &f, t->loop[1], t->off[t->columns][r], t->rows)))
		return NULL;
	ins[*nins] = smr_graph_view(t->g, &f.type, &f.w, old->name);
	ix = smr_arena_memdup(t->g->arena, f.ix, f.type.rank * sizeof(*ix));
	if (ins[*nins] == NULL || ix == NULL)
		return NULL;
	return smr_expr_read(t->g, e->type, (*nins)++, f.type.rank, ix);
}

static const smr_expr *retarget_reads(taps *t, const smr_expr *e, smr_node **ins, uint32_t *nins,
				      uint32_t *at)
{
	const smr_expr *arg[3];

	if (e->kind == SMR_EXPR_READ && *at < t->nreads && e == t->read[*at])
		return make_window_read(t, (*at)++, ins, nins);
	if (e->kind != SMR_EXPR_OP || e->nargs > 3)
		return e;
	for (uint32_t i = 0; i < e->nargs; i++) {
		arg[i] = retarget_reads(t, e->args[i], ins, nins, at);
		if (arg[i] == NULL)
			return NULL;
	}
	return smr_expr_op(t->g, e->op, e->type, e->nargs, arg);
}

static bool new_loop(taps *t, smr_nest *n, uint32_t k, uint32_t extent)
{
	if (n->nloops == SMR_MAX_LOOPS)
		return false;
	t->loop[k] = n->nloops;
	n->loops[n->nloops] = (smr_loop){.name = k == 0 ? "tap" : "row",
					 .extent = smr_poly_const(t->g->arena, extent)};
	return n->loops[n->nloops++].extent != NULL;
}

/* Builds the fold over the terms; NULL: impossible, or no memory. */
static smr_expr *make_window_fold(taps *t, const smr_expr *body)
{
	smr_dtype type = body->type;
	const smr_expr *two[2] = {smr_expr_acc(t->g, type, 0, 0), body};
	smr_expr *fold = smr_expr_alloc(t->g->arena, SMR_EXPR_FOLD);
	bool is_float = smr_dtype_is_float(type);

	if (fold == NULL || two[0] == NULL || (t->greatest && !is_float))
		return NULL;
	if (t->fold != NULL) {
		smr_expr_put(fold, t->fold);
	} else {
		fold->type = type;
		fold->nacc = 1;
	}
	for (uint32_t k = t->rows > 1 ? 2 : 1; k-- > 0;)
		fold->loops[fold->nloops++] = t->loop[k];
	if (t->fold == NULL)
		fold->init[0] =
			is_float ? smr_expr_float(t->g, type, t->greatest ? -__builtin_inf() : 0)
				 : smr_expr_int(t->g, type, 0);
	fold->step[0] = smr_expr_op(t->g, t->greatest ? SMR_OP_fmax : SMR_OP_add, type, 2, two);
	return fold->step[0] == NULL || fold->init[0] == NULL ? NULL : fold;
}

static smr_status build_windowed_nest(taps *t, const smr_expr *whole, smr_node **out)
{
	smr_nest *n = smr_arena_memdup(t->g->arena, t->v->nest, sizeof(*n));
	smr_node *ins[JOIN_MAX_INS];
	uint32_t nins = t->v->nins, at = 0;
	const smr_expr *body, *fold;

	if (n == NULL || nins >= JOIN_MAX_INS || !new_loop(t, n, 0, t->columns) ||
	    (t->rows > 1 && !new_loop(t, n, 1, t->rows)))
		return SMR_OK;
	memcpy(ins, t->v->ins, nins * sizeof(*ins));
	body = retarget_reads(t, t->term[0], ins, &nins, &at);
	fold = body != NULL ? make_window_fold(t, body) : NULL;
	n->value = fold != NULL ? join_put(t->g, t->v->nest->value, whole, fold) : NULL;
	if (n->value == NULL)
		return SMR_OK;
	*out = smr_graph_nest(t->g, n, ins, nins, t->v->into);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for loops over taps");
	(*out)->group = t->v->group;
	(*out)->loc = t->v->loc;
	(*out)->name = t->v->name;
	return SMR_OK;
}

static bool reverse_terms(taps *t)
{
	for (uint32_t k = 0; k < t->n / 2; k++) {
		const smr_expr *e = t->term[k];

		t->term[k] = t->term[t->n - 1 - k];
		t->term[t->n - 1 - k] = e;
	}
	return all_alike(t);
}

static smr_status find_taps(taps *t, const smr_expr *e, smr_node **out)
{
	const smr_expr *terms = e;

	t->n = t->nreads = 0;
	t->fold = NULL;
	t->greatest = is_greater(e);
	if (e->kind == SMR_EXPR_FOLD && e->nacc == 1 && smr_expr_is_op(e->step[0], SMR_OP_add)) {
		t->fold = e;
		terms = e->step[0];
	}
	if ((t->greatest || smr_expr_is_op(terms, SMR_OP_add)) && flatten_terms(t, terms) &&
	    is_grid(t)) {
		SMR_TRY(build_windowed_nest(t, e, out));
		if (*out == NULL && reverse_terms(t)) /* the program's loops may count down */
			SMR_TRY(build_windowed_nest(t, e, out));
	}
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs && *out == NULL; i++)
		SMR_TRY(find_taps(t, e->args[i], out));
	return SMR_OK;
}

smr_status smr_roll_taps(smr_graph *g, const smr_node *v, smr_arena *a, smr_node **out)
{
	taps t = {.g = g, .v = v, .m = {.arena = a, .graph = g, .nest = v}};

	*out = NULL;
	return find_taps(&t, v->nest->value, out);
}
