/* Stages for SIMT that are products: a block computes a tile of rows and columns.
 *
 * In a sum of a[i, k] * b[k, j], or any products of a factor that does not depend on some loops of
 * the domain and one that does not depend on others, an element of a is used for all columns, one
 * of b for all rows. A block loads both to shared memory, a part of the sum at a time, and each
 * thread computes some rows and columns from there. Elements beyond the end of a loop are loaded as
 * 0. Elements of the sum are added in the source's order, unless a sum may be reordered. */
#include "back/cpu/codegen/plan/nest.h"

#include "ir/graph/range.h"
#include <math.h>

enum {
	LEAST_SIDE = 8,      /* rows and columns below this are computed point by point */
	LEAST_SUM = 4,       /* ... and elements of a sum */
	LEAST_ALL = 1 << 14, /* ... and products */
	BYTES = 16           /* of a vector */
};

int64_t nest_loops_points(const nest_plan *p, const int *loops, int n)
{
	int64_t all = 1;

	for (int i = 0; i < n; i++)
		all *= p->extent[loops[i]];
	return all;
}

int nest_product_chunk(const nest_product *t)
{
	size_t size = smr_dtype_size(t->fold->type);

	return size > 4 ? BYTES / (int)size : 4;
}

/* ---- factors -----------------------------------------------------------------------------------
 */

/* The loops of the domain with more than one iteration, of all parts of an expression. */
uint64_t nest_product_loops(const nest_plan *p, const nest_stage *s, const smr_expr *e)
{
	uint64_t loops = smr_expr_loops(e) & s->domain;

	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (p->extent[l] < 2)
			loops &= ~(UINT64_C(1) << l);
	return loops;
}

const smr_expr *nest_product_term(const smr_expr *step)
{
	const smr_expr *e = step;
	int at;

	if (e->kind != SMR_EXPR_OP || e->op != SMR_OP_add)
		return NULL;
	at = e->args[0]->kind == SMR_EXPR_ACC ? 1 : 0;
	if (e->args[1 - at]->kind != SMR_EXPR_ACC)
		return NULL;
	e = e->args[at];
	while (e->kind == SMR_EXPR_OP && e->op == SMR_OP_convert)
		e = e->args[0];
	return e->kind == SMR_EXPR_OP && e->op == SMR_OP_mul && !smr_expr_open(e) ? e : NULL;
}

/* Parts that a block cannot load as an element: other folds, quotients of integers, which are
 * computed beyond the ends, too. */
typedef struct unfit {
	const nest_plan *p;
	bool found;
} unfit;

static bool find_unfit(const smr_expr *e, void *arg)
{
	unfit *u = arg;

	if (nest_made_find(u->p, e) != NULL)
		return false;
	u->found |= e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN;
	u->found |= e->kind == SMR_EXPR_OP && (e->op == SMR_OP_div || e->op == SMR_OP_rem) &&
		    !smr_dtype_is_float(e->type);
	return !u->found;
}

bool nest_product_fits(const nest_plan *p, const smr_expr *factor)
{
	unfit u = {.p = p};

	if (factor->type == SMR_I1 || smr_dtype_is_tiny(factor->type))
		return false;
	nest_walk(factor, find_unfit, &u);
	return !u.found;
}

/* ---- the fold ---------------------------------------------------------------------------------
 */

typedef struct finder {
	const nest_plan *p;
	const nest_stage *s;
	const smr_expr *fold;
	int n;        /* number of folds */
	bool guarded; /* one is under a condition */
} finder;

static bool find_fold(const smr_expr *e, void *arg)
{
	finder *f = arg;

	if (nest_known(f->p, f->s, e) != NULL)
		return false;
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select)
		for (int arm = 1; arm <= 2; arm++)
			nest_walk(e->args[arm], nest_note_fold, &f->guarded);
	if (e->kind != SMR_EXPR_FOLD)
		return true;
	f->n += e != f->fold;
	f->fold = e;
	return false;
}

/* Whether the fold's terms are products and its sum starts with a number, or may start with 0 and
 * have its first element added at the end. */
static bool is_sum_of_products(const nest_plan *p, const smr_expr *f)
{
	if (f->nacc != 1 || f->result != 0 || smr_fold_compensated(f) != NULL ||
	    nest_product_term(f->step[0]) == NULL || f->type == SMR_I1 ||
	    smr_dtype_is_tiny(f->type))
		return false;
	for (uint32_t i = 0; i < f->nloops; i++)
		if (smr_loop_is_open(&p->nest->loops[f->loops[i]]))
			return false;
	return f->init[0]->kind == SMR_EXPR_CONST || nest_fold_term(p, f) != NULL;
}

static const smr_expr *sum_of(const nest_plan *p, const nest_stage *s)
{
	const nest_made *made = s->makes != NULL ? nest_made_find(p, s->makes) : NULL;
	finder f = {.p = p, .s = s};

	/* a block would read where a predicate forbids it */
	if (s->scan >= 0 || s->nmore > 0 || s->pred != NULL || p->divides ||
	    smr_nest_has_range(p->nest) || (made != NULL && made->partial >= 0 && s->split == NULL))
		return NULL;
	nest_walk(s->value, find_fold, &f);
	return f.n == 1 && !f.guarded && is_sum_of_products(p, f.fold) ? f.fold : NULL;
}

/* ---- loops ------------------------------------------------------------------------------------
 */

/* Lists loops with more than one iteration; @p last, if it is one of them, comes last. */
int nest_product_list(const nest_plan *p, uint64_t loops, int last, int *out)
{
	int n = 0;

	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (loops >> l & 1 && l != last && p->extent[l] > 1)
			out[n++] = l;
	if (last >= 0 && loops >> last & 1 && p->extent[last] > 1)
		out[n++] = last;
	return n;
}

/* Returns the loop along which most of what an expression reads is adjacent, -1. */
int nest_product_nearest(const nest_plan *p, uint64_t loops, const smr_expr *e)
{
	int best = -1, most = 0;

	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (loops >> l & 1 && p->extent[l] > 1 && nest_simt_near(p, e, l) > most) {
			most = nest_simt_near(p, e, l);
			best = l;
		}
	return best;
}

/* Orders the loops of the sum; in the source's order unless it may be reordered. */
static void order_sum(const nest_plan *p, nest_product *t)
{
	const smr_expr *f = t->fold;
	uint64_t loops = 0;
	int last;

	for (uint32_t i = 0; i < f->nloops; i++) {
		loops |= UINT64_C(1) << f->loops[i];
		if (p->extent[f->loops[i]] > 1)
			t->sum[t->nsum++] = (int)f->loops[i];
	}
	if (nest_fold_term(p, f) == NULL)
		return;
	last = nest_product_nearest(p, loops, t->side[0].factor);
	if (last < 0)
		last = nest_product_nearest(p, loops, t->side[1].factor);
	if (last >= 0)
		t->nsum = nest_product_list(p, loops, last, t->sum);
}

static int last_of(const int *loops, int n)
{
	return n > 0 ? loops[n - 1] : -1;
}

/* Chooses how threads load a factor: in vectors along its contiguous loop, if they are aligned. */
static void choose_loads(const nest_plan *p, const nest_product *t, nest_side *d)
{
	int sum = last_of(t->sum, t->nsum), own = last_of(d->order, d->n);
	int most = BYTES / (int)nest_widest(p, d->loaded);

	if (!t->matrix && most > 4)
		most = 4;
	if (t->matrix && most > 8)
		most = 8;
	d->along = sum >= 0 && nest_simt_near(p, d->loaded, sum) > 0;
	d->width = most;
	while (d->width > 1 &&
	       !nest_simt_vectors(p, d->loaded, NULL, d->along ? sum : own, d->width))
		d->width /= 2;
}

/* Whether an expression is memory, or 0 where a condition of counters is false. */
static bool is_memory(const nest_plan *p, const smr_expr *e)
{
	const nest_made *made;
	int at;

	if (nest_is_at_border(e) && e->args[2]->kind == SMR_EXPR_CONST && e->args[2]->bits == 0)
		e = e->args[1];
	made = nest_made_find(p, e);
	at = made != NULL ? made->operand : e->kind == SMR_EXPR_READ ? nest_operand_of(p, e) : -1;
	return at >= 0 && p->ops[at].where != NEST_VALUE && p->ops[at].nindirect == 0;
}

static void choose_copies(const nest_plan *p, const nest_product *t, nest_side *d)
{
	d->memory = is_memory(p, d->loaded);
	d->copies = d->memory && t->matrix && !t->tf32 && p->cpu.matrix >= 2 &&
		    d->width * (int)smr_dtype_size(d->loaded->type) == BYTES;
}

void nest_product_loads(const nest_plan *p, const nest_product *t, nest_side *d)
{
	choose_loads(p, t, d);
	choose_copies(p, t, d);
}

/* Makes the sides of two factors; false: they share all loops, or one has too few elements. */
static bool make_sides(const nest_plan *p, const nest_stage *s, nest_product *t)
{
	const smr_expr *mul = nest_product_term(t->fold->step[0]);
	uint64_t own[2], domain = 0, out;
	int last = -1;

	for (int k = 0; k < 2; k++)
		t->side[k].factor = t->side[k].loaded = mul->args[k];
	own[0] = nest_product_loops(p, s, mul->args[0]);
	own[1] = nest_product_loops(p, s, mul->args[1]);
	out = own[0] & own[1];
	own[0] &= ~out;
	own[1] &= ~out;
	for (int l = 0; l < (int)p->nest->nloops; l++) {
		if (s->domain >> l & 1 && p->extent[l] > 1)
			domain |= UINT64_C(1) << l;
		if (domain >> l & 1 && s->out >= 0 &&
		    p->ops[s->out].stride[l] == (int64_t)smr_dtype_size(p->ops[s->out].dtype))
			last = l;
	}
	if (last >= 0 && own[0] >> last & 1) { /* the result's columns are the first factor's */
		uint64_t was = own[0];

		t->side[0].factor = t->side[0].loaded = mul->args[1];
		t->side[1].factor = t->side[1].loaded = mul->args[0];
		own[0] = own[1];
		own[1] = was;
	}
	for (int k = 0; k < 2; k++) {
		nest_side *d = &t->side[k];
		int near = nest_product_nearest(p, own[k], d->factor);

		d->n = nest_product_list(p, own[k],
					 k == 1 && last >= 0 && own[1] >> last & 1 ? last : near,
					 d->order);
		if (nest_loops_points(p, d->order, d->n) < LEAST_SIDE ||
		    !nest_product_fits(p, d->factor))
			return false;
	}
	t->nbatch = nest_product_list(p, domain & ~own[0] & ~own[1], -1, t->batch);
	order_sum(p, t);
	return true;
}

/* ---- products ---------------------------------------------------------------------------------
 */

/* Whether parts of the split loop are parts of the joined loops of the sum. */
static bool is_first_loop(const nest_product *t, const smr_expr *fold)
{
	return t->sum[0] == (int)fold->loops[0];
}

bool nest_simt_product(const nest_plan *p, nest_stage *s)
{
	nest_product *t = &s->product;
	double all = s->cost;

	*t = (nest_product){.fold = p->cpu.processors > 0 ? sum_of(p, s) : NULL};
	if (t->fold == NULL || !make_sides(p, s, t) ||
	    nest_loops_points(p, t->sum, t->nsum) < LEAST_SUM ||
	    (s->split != NULL && !is_first_loop(t, s->split)))
		return false;
	all *= (double)nest_loops_points(p, t->sum, t->nsum);
	if (all < LEAST_ALL)
		return false;
	nest_product_choose(p, s);
	s->team = NEST_TEAM_PRODUCT;
	return true;
}

int64_t nest_product_tiles(const nest_plan *p, const nest_product *t)
{
	int64_t all = nest_loops_points(p, t->batch, t->nbatch);

	for (int side = 0; side < 2; side++) {
		int64_t n = nest_loops_points(p, t->side[side].order, t->side[side].n);

		n = n / t->tile[side] + (n % t->tile[side] != 0);
		if (__builtin_mul_overflow(all, n, &all))
			return INT64_MAX;
	}
	return all;
}

int64_t nest_product_chunk_of(const nest_plan *p, const smr_expr *fold, uint64_t domain)
{
	enum {
		SHARE = 2 /* of resident threads: the others lack registers */,
		LEAST = 256,
		WHOLE = 32
	};
	nest_stage s = {.value = fold, .makes = fold, .domain = domain, .out = -1, .scan = -1};
	int64_t n = p->extent[fold->loops[0]], inner, tiles, chunks;

	s.cost = 1;
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (domain >> l & 1)
			s.cost *= (double)p->extent[l];
	if (!nest_simt_product(p, &s))
		return -1;
	inner = nest_loops_points(p, s.product.sum, s.product.nsum) / n;
	tiles = nest_product_tiles(p, &s.product);
	chunks = p->cpu.simt / SHARE / s.threads / tiles;
	if (chunks > n * inner / LEAST)
		chunks = n * inner / LEAST;
	if (chunks < 2 || !is_first_loop(&s.product, fold))
		return 0;
	n = (n + chunks - 1) / chunks;
	return (n + WHOLE - 1) / WHOLE * WHOLE;
}
