/* Stages for SIMT that are an attention: a block computes some rows of the result.
 *
 * It keeps its queries, and reads keys and values tile after tile. Of each row it has the greatest
 * logit so far, the sum of the weights relative to that, and the weighted sum of the values; a
 * greater logit scales both. So neither scores nor weights are in memory. Weights are divided by
 * their sum at the end, and tiles are added in order: this needs leave to reorder sums. */
#include "back/cpu/codegen/plan/nest.h"

enum {
	ROWS = 16,          /* of a warp */
	LEAST_DEPTH = 16,   /* elements of a sum that a matrix instruction adds */
	LEAST_COLUMNS = 64, /* of values by matrices: pieces of eight rows are in different banks */
	KEYS = 64,          /* of a tile by matrices, */
	KEYS_OF_WORDS = 32, /* ... by single numbers */
	WARPS = 4,
	PAD = 4,        /* elements between rows of single numbers, */
	PAD_OF_SUMS = 8 /* ... of results, in shared memory */
};

/* ---- whether ------------------------------------------------------------------------------------
 */

/* Whether all elements that an expression reads exist, whatever conditions are around it. */
typedef struct bounds {
	const nest_plan *p;
	bool inside;
} bounds;

static bool is_index_inside(const nest_plan *p, const smr_index *x, const smr_poly *size)
{
	int64_t lo, hi, n;

	if (x->indirect != NULL || !smr_poly_is_const(x->offset, &lo) ||
	    !smr_poly_is_const(size, &n))
		return false;
	hi = lo;
	for (uint32_t l = 0; l < p->nest->nloops; l++) {
		int64_t coef = 0, last;

		if (x->coef[l] == NULL)
			continue;
		if (!smr_poly_is_const(x->coef[l], &coef) ||
		    !smr_poly_is_const(p->nest->loops[l].extent, &last))
			return false;
		hi += coef > 0 ? coef * (last - 1) : 0;
		lo += coef < 0 ? coef * (last - 1) : 0;
	}
	return lo >= 0 && hi < n;
}

static bool check_read(const smr_expr *e, void *arg)
{
	bounds *b = arg;

	if (e->kind != SMR_EXPR_READ || !b->inside)
		return b->inside;
	for (uint32_t d = 0; d < e->rank; d++)
		b->inside =
			b->inside && is_index_inside(b->p, &e->index[d],
						     b->p->c->nest->ins[e->input]->type.dims[d]);
	return b->inside;
}

static bool find_guarded_fold(const smr_expr *e, void *arg)
{
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select)
		for (int arm = 1; arm <= 2; arm++)
			nest_walk(e->args[arm], nest_note_fold, arg);
	return e->kind != SMR_EXPR_FOLD;
}

/* Scores are computed for all keys, so those under a condition, a mask, must all exist. */
static bool are_scores_there(const nest_plan *p, const smr_attention *a)
{
	bounds b = {.p = p, .inside = true};
	bool guarded = false;

	nest_walk(a->logit, find_guarded_fold, &guarded);
	if (!guarded)
		return true;
	nest_walk(a->scores, check_read, &b);
	return p->c->in_full && b.inside;
}

bool nest_simt_attends(const nest_plan *p)
{
	smr_attention a;

	return p->cpu.attention && p->cpu.processors > 0 && p->reassoc && p->c->nbeside == 0 &&
	       !p->divides && !p->inplace && smr_nest_attention(p->nest, &a) &&
	       nest_product_fits(p, a.query) && nest_product_fits(p, a.key) &&
	       nest_product_fits(p, a.value) && are_scores_there(p, &a);
}

/* ---- how ----------------------------------------------------------------------------------------
 */

static int power_from(int64_t n, int least)
{
	int k = least;

	while (k < n)
		k *= 2;
	return k;
}

/* Sets up a factor: its loops, and how threads load it. */
static void make_side(const nest_plan *p, const nest_product *t, nest_side *d, uint64_t loops,
		      int last, const smr_expr *factor)
{
	d->factor = factor;
	d->loaded = t->matrix ? factor->args[0] : factor;
	if (last < 0 || !(loops >> last & 1))
		last = nest_product_nearest(p, loops, factor);
	d->n = nest_product_list(p, loops, last, d->order);
	nest_product_loads(p, t, d);
}

/* Whether all factors are of one short type whose products are exact in f32. */
static bool has_matrices(const nest_plan *p, const smr_attention *a)
{
	static const smr_dtype types[] = {SMR_F16, SMR_BF16};

	for (int k = 0; k < 2; k++)
		if (p->cpu.matrix > k && nest_product_is_short(p, a->query, types[k]) &&
		    nest_product_is_short(p, a->key, types[k]) &&
		    nest_product_is_short(p, a->value, types[k]) &&
		    nest_product_is_short(p, a->weight, types[k]))
			return true;
	return false;
}

static uint64_t loops_of_fold(const smr_expr *f)
{
	uint64_t loops = 0;

	for (uint32_t i = 0; i < f->nloops; i++)
		loops |= UINT64_C(1) << f->loops[i];
	return loops;
}

/* Returns the loop along which results are contiguous. */
static int contiguous_loop(const nest_plan *p, const nest_stage *s)
{
	const nest_operand *o = &p->ops[s->out];

	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (s->domain >> l & 1 && p->extent[l] > 1 &&
		    o->stride[l] == (int64_t)smr_dtype_size(o->dtype))
			return l;
	return -1;
}

/* Sets up the sides; the tiles are known. */
static void make_sides(const nest_plan *p, nest_stage *s)
{
	nest_attention *a = &s->attention;
	nest_product *t = &s->product, *q = &a->scores;
	uint64_t width = loops_of_fold(a->of.scores), keys = loops_of_fold(a->of.sum);
	uint64_t weights = nest_product_loops(p, s, a->of.weight),
		 values = nest_product_loops(p, s, a->of.value), all = s->domain;
	int near;

	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (p->extent[l] < 2)
			all &= ~(UINT64_C(1) << l);
	q->nbatch = nest_product_list(p, all & ~(weights ^ values), -1, q->batch);
	near = nest_product_nearest(p, width, a->of.key);
	if (near < 0)
		near = nest_product_nearest(p, width, a->of.query);
	q->nsum = nest_product_list(p, width, near, q->sum);
	t->nbatch = nest_product_list(p, all & ~(weights ^ values), -1, t->batch);
	t->nsum = nest_product_list(p, keys, -1, t->sum);
	make_side(p, q, &q->side[0], weights & ~values, -1, a->of.query);
	make_side(p, q, &q->side[1], keys, -1, a->of.key);
	make_side(p, t, &t->side[1], values & ~weights, contiguous_loop(p, s), a->of.value);
	t->side[0] = (nest_side){.factor = a->of.weight, .loaded = a->of.weight, .width = 1};
	t->side[0].n = q->side[0].n;
	for (int i = 0; i < q->side[0].n; i++)
		t->side[0].order[i] = q->side[0].order[i];
}

/* Places of the tiles in shared memory. */
static void place_tiles(nest_stage *s)
{
	nest_attention *a = &s->attention;
	const nest_product *q = &a->scores, *t = &s->product;
	size_t size = q->matrix ? 2 : 4, pad = q->matrix ? 0 : PAD;
	size_t row = ((size_t)q->depth + pad) * size, slab;

	a->keys_at = (size_t)q->tile[0] * row;
	a->values_at = a->keys_at + (size_t)q->tile[1] * row;
	a->part = a->values_at - a->keys_at + (size_t)t->depth * ((size_t)t->tile[1] + pad) * size;
	a->weights_at = a->keys_at + (size_t)t->stages * a->part;
	a->shared = a->weights_at;
	if (!q->matrix)
		a->shared += (size_t)q->tile[0] * ((size_t)q->tile[1] + PAD) * size;
	slab = (size_t)t->tile[0] * ((size_t)t->tile[1] + PAD_OF_SUMS) * sizeof(float);
	a->shared = a->shared > slab ? a->shared : slab;
}

static void set_tiles(const nest_plan *p, nest_stage *s, int warps)
{
	nest_attention *a = &s->attention;
	nest_product *t = &s->product, *q = &a->scores;

	a->warps = warps;
	s->threads = warps * NEST_WARP;
	q->warps[0] = t->warps[0] = warps;
	q->warps[1] = t->warps[1] = 1;
	q->tile[0] = t->tile[0] = warps * ROWS;
	q->tile[1] = t->depth = q->matrix ? KEYS : KEYS_OF_WORDS;
	q->depth = power_from(nest_loops_points(p, q->sum, q->nsum), LEAST_DEPTH);
	t->tile[1] = power_from(nest_loops_points(p, t->side[1].order, t->side[1].n),
				q->matrix ? LEAST_COLUMNS : LEAST_DEPTH);
	place_tiles(s);
}

/* Copies run ahead if there is room for two tiles of keys and values; rows are fewer where they
 * have no room. */
static void choose_tiles(const nest_plan *p, nest_stage *s)
{
	nest_product *t = &s->product;
	bool copies = s->attention.scores.side[1].copies && t->side[1].copies;
	int warps = WARPS;

	t->stages = copies ? 2 : 1;
	set_tiles(p, s, warps);
	if (copies && s->attention.shared > p->cpu.shared) {
		s->attention.scores.side[1].copies = t->side[1].copies = false;
		t->stages = 1;
		set_tiles(p, s, warps);
	}
	while (!t->matrix && warps > 1 && s->attention.shared > p->cpu.shared)
		set_tiles(p, s, warps /= 2);
}

void nest_simt_attention(const nest_plan *p, nest_stage *s)
{
	nest_attention *a = &s->attention;

	*a = (nest_attention){.warps = WARPS};
	s->product = (nest_product){.stages = 1};
	(void)smr_nest_attention(p->nest, &a->of);
	s->product.fold = a->of.sum;
	a->scores.fold = a->of.scores;
	s->product.matrix = a->scores.matrix = has_matrices(p, &a->of);
	make_sides(p, s);
	a->scores.side[1].copies &= s->product.side[1].copies;
	s->product.side[1].copies &= a->scores.side[1].copies;
	choose_tiles(p, s);
	nest_product_results(p, s);
	s->team = s == p->stages ? NEST_TEAM_ATTENTION : NEST_TEAM_JOIN;
}

/* ---- few rows ----------------------------------------------------------------------------------
 */

/* Chooses the number of chunks, as many as fill the multiprocessors, but no short ones. */
static void choose_chunks(nest_plan *p, const nest_stage *s)
{
	enum { LEAST_TILES = 4, MOST = 64 };
	const nest_product *t = &s->product, *q = &s->attention.scores;
	int64_t tile = q->tile[1], keys = nest_loops_points(p, t->sum, t->nsum);
	int64_t rows = nest_loops_points(p, q->side[0].order, q->side[0].n);
	int64_t blocks =
		nest_loops_points(p, t->batch, t->nbatch) * ((rows + q->tile[0] - 1) / q->tile[0]);
	int64_t n = p->cpu.processors / blocks;

	n = n > keys / (LEAST_TILES * tile) ? keys / (LEAST_TILES * tile) : n;
	n = n > MOST ? MOST : n;
	if (n < 2)
		return;
	p->keys.chunk = ((keys + n - 1) / n + tile - 1) / tile * tile;
	p->keys.chunks = (keys + p->keys.chunk - 1) / p->keys.chunk;
}

smr_status nest_simt_attention_split(nest_plan *p)
{
	nest_stage *s = &p->stages[0], made = *s;
	const nest_product *t = &s->product, *q = &s->attention.scores;
	int64_t rows, columns;

	nest_simt_attention(p, s);
	choose_chunks(p, s);
	rows = nest_loops_points(p, t->batch, t->nbatch) *
	       nest_loops_points(p, q->side[0].order, q->side[0].n);
	columns = nest_loops_points(p, t->side[1].order, t->side[1].n);
	*s = made;
	if (p->keys.chunks < 2)
		return SMR_OK;
	p->stages[p->nstages++] = made;
	return nest_operand_temp(p, SMR_F32, 0, p->keys.chunks * rows * (columns + 2),
				 &p->keys.operand);
}
