/* Tiles of products for SIMT: their sizes, and the instructions that compute them.
 *
 * A tile is computed by single numbers, by matrix instructions of warps, or by those of warpgroups.
 * The choice is the least time that a model predicts from the sizes and the machine. */
#include "back/cpu/codegen/plan/nest.h"

#include <math.h>

enum {
	BYTES = 16,       /* of a vector */
	MOST_STAGES = 4,  /* parts of the sum in shared memory */
	LEAST_DEPTH = 16, /* elements of a sum that a matrix instruction adds */
	PAD = 8,          /* elements between rows of sums in shared memory, at most */
	GATES = 128       /* bytes of shared memory beside the parts, at most */
};

/* Tiles: rows, columns and elements of a sum, threads, warps along rows and columns, warpgroups
 * that compute, and the work of a multiprocessor that they keep busy, relative to the largest tile
 * of single numbers, or of matrix instructions of warps. Instructions of warpgroups have about
 * twice the rate of those of warps. */
typedef struct tile_kind {
	int rows, columns, depth, threads, warps[2], warpgroups;
	double share;
} tile_kind;

static const tile_kind of_words[] = {{128, 128, 8, 256, {0, 0}, 0, 1},
				     {64, 64, 16, 256, {0, 0}, 0, .75},
				     {32, 32, 8, 64, {0, 0}, 0, .5}};
static const tile_kind of_longs[] = {{64, 64, 8, 256, {0, 0}, 0, 1},
				     {32, 32, 8, 64, {0, 0}, 0, .7}};
static const tile_kind of_matrices[] = {{128, 128, 32, 256, {2, 4}, 0, 1},
					{64, 64, 32, 128, {2, 2}, 0, .7}};
static const tile_kind of_tf32[] = {{128, 128, 16, 256, {2, 4}, 0, 1},
				    {64, 64, 16, 128, {2, 2}, 0, .7}};
static const tile_kind of_warpgroups[] = {{128, 256, 64, 384, {8, 1}, 2, 1.7},
					  {128, 128, 64, 384, {8, 1}, 2, 1.4},
					  {64, 128, 64, 256, {4, 1}, 1, .9}};

static int last_of(const int *loops, int n)
{
	return n > 0 ? loops[n - 1] : -1;
}

/* Threads store neighbouring results together if they are aligned. */
void nest_product_results(const nest_plan *p, nest_stage *s)
{
	enum { MOST = 4 };
	const nest_product *t = &s->product;
	int last = last_of(t->side[1].order, t->side[1].n);
	int width = BYTES / (int)nest_widest(p, s->value);

	width = width > MOST ? MOST : width;
	if (s->out < 0 || width < 2 || !nest_simt_stores_vectors(p, s, last, width) ||
	    !nest_simt_vectors(p, s->value, t->fold, last, width))
		return;
	s->vloop = last;
	s->width = width;
}

/* ---- instructions ------------------------------------------------------------------------------
 */

/* Returns the short float that a factor converts to the sum's f32; else its type is another. */
bool nest_product_is_short(const nest_plan *p, const smr_expr *factor, smr_dtype t)
{
	return factor->kind == SMR_EXPR_OP && factor->op == SMR_OP_convert &&
	       factor->type == SMR_F32 && factor->args[0]->type == t &&
	       nest_made_find(p, factor) == NULL;
}

/* Products of f16 and bf16 are exact in f32, so only the order of their sum is that of the
 * machine. */
static bool is_for_matrices(const nest_plan *p, const nest_product *t)
{
	const smr_expr *a = t->side[0].factor, *b = t->side[1].factor;
	const smr_expr *mul = nest_product_term(t->fold->step[0]);

	return t->fold->type == SMR_F32 && mul->type == SMR_F32 &&
	       nest_fold_term(p, t->fold) != NULL &&
	       ((p->cpu.matrix >= 1 && nest_product_is_short(p, a, SMR_F16) &&
		 nest_product_is_short(p, b, SMR_F16)) ||
		(p->cpu.matrix >= 2 && nest_product_is_short(p, a, SMR_BF16) &&
		 nest_product_is_short(p, b, SMR_BF16)));
}

/* Factors of f32 are rounded to tf32 if the user allows it. */
static bool is_for_tf32(const nest_plan *p, const nest_product *t)
{
	return p->cpu.tf32 && p->cpu.matrix >= 2 && t->fold->type == SMR_F32 &&
	       nest_product_term(t->fold->step[0])->type == SMR_F32 &&
	       nest_fold_term(p, t->fold) != NULL && t->side[0].factor->type == SMR_F32 &&
	       t->side[1].factor->type == SMR_F32;
}

/* ---- sizes ------------------------------------------------------------------------------------
 */

/* The time of the multiprocessor with most tiles: it computes them at the same time, but few
 * threads do not keep it busy. */
static double time_of(const nest_plan *p, const nest_product *t, const tile_kind *k)
{
	enum { BUSY = 256 /* threads */ };
	double rows = (double)nest_loops_points(p, t->side[0].order, t->side[0].n),
	       columns = (double)nest_loops_points(p, t->side[1].order, t->side[1].n),
	       batches = (double)nest_loops_points(p, t->batch, t->nbatch);
	double tiles = ceil(ceil(rows / k->rows) * ceil(columns / k->columns) * batches /
			    p->cpu.processors);
	double busy = tiles * k->threads < BUSY ? tiles * k->threads / BUSY : 1;

	return tiles * k->rows * k->columns / k->share / busy;
}

static const tile_kind *least_time(const nest_plan *p, const nest_product *t, const tile_kind *best,
				   const tile_kind *kinds, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (time_of(p, t, &kinds[i]) < time_of(p, t, best))
			best = &kinds[i];
	return best;
}

static size_t part_bytes(int rows, int columns, int depth)
{
	return (size_t)(rows + columns) * (size_t)depth * 2;
}

/* Warpgroups read factors that were copied; two parts of the largest tile, or its sums, need the
 * shared memory of a multiprocessor. */
static bool has_warpgroups(const nest_plan *p, const nest_product *t)
{
	const tile_kind *k = &of_warpgroups[0];
	size_t parts = 2 * part_bytes(k->rows, k->columns, k->depth),
	       sums = (size_t)k->rows * (size_t)(k->columns + PAD) * sizeof(float);

	return p->cpu.matrix >= 3 && t->matrix && t->side[0].copies && t->side[1].copies &&
	       (parts > sums ? parts : sums) + GATES <= p->cpu.shared_alone;
}

static void choose_tile(const nest_plan *p, nest_stage *s, const tile_kind *kinds, size_t n)
{
	nest_product *t = &s->product;
	/* elements that are loaded one by one take registers, which the largest tile lacks */
	size_t first = t->side[0].width == 1 || t->side[1].width == 1;
	const tile_kind *best = least_time(p, t, &kinds[first], kinds + first + 1, n - first - 1);

	if (has_warpgroups(p, t))
		best = least_time(p, t, best, of_warpgroups,
				  sizeof(of_warpgroups) / sizeof(of_warpgroups[0]));
	t->tile[0] = best->rows;
	t->tile[1] = best->columns;
	t->depth = t->matrix && first > 0 ? LEAST_DEPTH : best->depth;
	t->warps[0] = best->warps[0];
	t->warps[1] = best->warps[1];
	t->warpgroups = best->warpgroups;
	s->threads = best->threads;
}

/* Parts of the sum in shared memory: one that is computed, others that are on their way. */
static void choose_stages(const nest_plan *p, nest_product *t)
{
	size_t bytes = part_bytes(t->tile[0], t->tile[1], t->depth);
	size_t most = t->warpgroups > 0 ? p->cpu.shared_alone - GATES : p->cpu.shared;

	t->stages = 2;
	if (!t->side[0].copies || !t->side[1].copies)
		return;
	while (t->stages < MOST_STAGES && (size_t)(t->stages + 1) * bytes <= most)
		t->stages++;
}

void nest_product_choose(const nest_plan *p, nest_stage *s)
{
	nest_product *t = &s->product;
	bool longs = smr_dtype_size(t->fold->type) > 4 ||
		     smr_dtype_size(t->side[0].factor->type) > 4 ||
		     smr_dtype_size(t->side[1].factor->type) > 4;

	t->matrix = is_for_matrices(p, t);
	t->tf32 = !t->matrix && is_for_tf32(p, t);
	for (int k = 0; t->matrix && k < 2; k++)
		t->side[k].loaded = t->side[k].factor->args[0];
	t->matrix |= t->tf32;
	for (int k = 0; k < 2; k++)
		nest_product_loads(p, t, &t->side[k]);
	if (t->tf32)
		choose_tile(p, s, of_tf32, sizeof(of_tf32) / sizeof(of_tf32[0]));
	else if (t->matrix)
		choose_tile(p, s, of_matrices, sizeof(of_matrices) / sizeof(of_matrices[0]));
	else if (longs)
		choose_tile(p, s, of_longs, sizeof(of_longs) / sizeof(of_longs[0]));
	else
		choose_tile(p, s, of_words, sizeof(of_words) / sizeof(of_words[0]));
	choose_stages(p, t);
	nest_product_results(p, s);
}
