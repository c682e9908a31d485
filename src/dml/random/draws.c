/* The elements of one block of a random matrix: which are drawn, and their values. */
#include "dml/random/draws.h"

#include <math.h>

#include "base/assert.h"

/* Java rounds each product; so must this. */
#pragma STDC FP_CONTRACT OFF

/* ---- values */

typedef struct values {
	const dml_random *r;
	dml_java java;
	dml_poisson poisson;
	double pair[2]; /* normal numbers, made two at a time */
	int taken;
} values;

static void make_pair(values *g)
{
	double a = dml_java_double(&g->java), b = dml_java_double(&g->java);
	double radius = sqrt(-2 * log(a)), angle = 2 * M_PI * b;

	g->pair[0] = radius * cos(angle);
	g->pair[1] = radius * sin(angle);
	g->taken = 0;
}

static void begin_values(values *g, const dml_block *b)
{
	*g = (values){.r = b->r, .taken = 2};
	if (b->r->pdf == DML_POISSON)
		dml_poisson_seed(&g->poisson, b->r->lambda, b->seed);
	else
		dml_java_seed(&g->java, b->seed);
}

static double next_value(values *g)
{
	if (g->r->pdf == DML_POISSON)
		return dml_poisson_next(&g->poisson);
	if (g->r->pdf == DML_UNIFORM)
		return dml_java_double(&g->java);
	if (g->taken == 2)
		make_pair(g);
	return g->pair[g->taken++];
}

static double scaled(const dml_random *r, double v)
{
	return r->pdf == DML_UNIFORM ? r->least + (r->most - r->least) * v : v;
}

/* Draws the first value, which seeds the generator of places. */
static int64_t begin_block(values *g, const dml_block *b)
{
	double first;

	begin_values(g, b);
	first = next_value(g) * 0x1p63;
	return first >= 0x1p63 ? INT64_MAX : first < -0x1p63 ? INT64_MIN : (int64_t)first;
}

static void draw_run(values *g, int64_t n, double *out)
{
	if (g->r->pdf == DML_UNIFORM) {
		dml_java_fill(&g->java, n, out);
		if (g->r->least != 0 || g->r->most != 1)
			for (int64_t i = 0; i < n; i++)
				out[i] = scaled(g->r, out[i]);
		return;
	}
	for (int64_t i = 0; i < n; i++)
		out[i] = next_value(g);
}

void dml_draw_all(const dml_block *b, double *out, int64_t stride)
{
	values g;

	(void)begin_block(&g, b);
	if (stride == b->cols)
		draw_run(&g, b->rows * b->cols, out);
	for (int64_t i = 0; i < b->rows && stride != b->cols; i++)
		draw_run(&g, b->cols, out + i * stride);
}

/* ---- places */

/* Whether SystemDS holds a block of this share of nonzeros sparse: then it skips over zeros. Its
 * estimates of bytes: a row that is stored has 88, and 12 for each entry, but at least four. */
static bool holds_sparse(const dml_block *b)
{
	double rows = (double)b->rows, cols = (double)b->cols;
	double nnz = floor(b->r->sparsity * rows * cols), share = nnz / rows / cols;
	double entries = ceil(share * rows * cols), stored = fmin(rows, entries), bytes = 0;

	if (!(share < 0.4) || b->cols == 1)
		return false;
	if (share > 0)
		bytes = floor(48 + 8 * rows +
			      stored * (88 + floor(12 * fmax(4, entries / stored))));
	return 56 + bytes < 152 + 8 * rows * cols;
}

static double value_at(values *g, bool places)
{
	return places ? 1 : scaled(g->r, next_value(g));
}

void dml_draw_some(const dml_block *b, bool places,
		   void (*put)(void *arg, int64_t row, int64_t col, double v), void *arg)
{
	int64_t n = b->rows * b->cols, i = 0;
	double sparsity = b->r->sparsity, by = log(1 - sparsity);
	dml_java at;
	values g;

	smr_assert(sparsity > 0 && sparsity < 1);
	dml_java_seed(&at, begin_block(&g, b));
	if (!holds_sparse(b)) {
		for (; i < n; i++)
			if (dml_java_double(&at) <= sparsity)
				put(arg, b->row + i / b->cols, b->col + i % b->cols,
				    value_at(&g, places));
		return;
	}
	for (;;) {
		double gap = ceil(log(dml_java_double(&at)) / by);

		if (!(gap >= 1 && gap <= (double)(n - i)))
			return;
		i += (int64_t)gap;
		put(arg, b->row + (i - 1) / b->cols, b->col + (i - 1) % b->cols,
		    value_at(&g, places));
	}
}
