/* The cost of an op: the sum over the values and elements that a walk meets. */
#include "pass/fuse/plan_walk.h"

#include <math.h>

#include "pass/codelet/codelet.h"

/* Bytes of rows that stay in the cache: folds of one op read the same rows one after another, and
 * larger rows are read from memory by each fold. */
static const double CACHED = 1 << 20;

static double fraction_read(const fuse_walk *w, uint32_t i)
{
	return fmin(w->touched[i] / w->ins[i]->elements, 1);
}

static bool rows_are_cached(const fuse_walk *w)
{
	double points = 1, bytes = 0;

	for (uint32_t l = 0; l < w->nloops; l++)
		points *= w->domain >> l & 1 ? w->extent[l] : 1;
	for (uint32_t i = 0; i < w->nins; i++)
		bytes += fraction_read(w, i) * fuse_bytes(w->ins[i]);
	return bytes <= CACHED * points;
}

static void add_op_costs(const fuse_walk *w, const fuse_value *const *x, uint32_t n,
			 fuse_op_cost *out)
{
	const fuse_cost *c = w->f->cost;
	double least = INFINITY, write_s[2] = {0};
	bool asked = false, cached = true;

	*out = (fuse_op_cost){0};
	for (uint32_t i = 0; i < w->n; i++) {
		const fuse_value *v = w->done[i].x;

		if (v == NULL)
			continue;
		out->flops += (w->done[i].again ? 1 : v->form->flops) * w->done[i].times;
		out->parts += v->form->parts;
		out->row |= v->fold;
	}
	for (uint32_t i = 0; i < w->nins; i++) {
		bool again = w->passes[i] > 1;
		double share;

		if (again && !asked)
			cached = rows_are_cached(w);
		asked |= again;
		share = again && !cached ? fmin(w->touched[i] / w->ins[i]->elements, w->passes[i])
					 : fraction_read(w, i);

		out->bytes_read += share * fuse_bytes(w->ins[i]);
		for (int all = 0; all < 2; all++)
			out->read_s[all] += share * w->ins[i]->read_s[all];
	}
	for (uint32_t i = 0; i < n; i++)
		for (int all = 0; all < 2; all++)
			write_s[all] += x[i]->write_s[all];
	for (int all = 0; all < 2; all++) {
		double s = all * c->fork_s + write_s[all] +
			   fmax(out->read_s[all], out->flops * c->flop_s[all]);

		out->all = s < least ? all : out->all;
		least = fmin(least, s);
	}
	out->seconds = c->start_s + least + c->store_s + out->parts * c->part_s;
}

void fuse_cost_split(const fuse_cost *c, const fuse_value *x, const fuse_op_cost *op,
		     smr_plan_cost *out)
{
	*out = (smr_plan_cost){.ops = 1, .seconds = op->seconds};
	out->start = c->start_s + op->all * c->fork_s;
	out->read = op->read_s[op->all];
	out->write = x->write_s[op->all];
	out->compute = op->flops * c->flop_s[op->all];
	out->hidden = fmin(out->read, out->compute);
	out->compile = c->store_s + op->parts * c->part_s;
}

static void walk_all(fuse_walk *w, const fuse_value *const *x, uint32_t n, int64_t rows)
{
	fuse_walk_forget(w);
	w->rows = rows;
	w->with = x;
	w->nwith = rows == 0 && n > 1 ? n : 0;
	for (uint32_t i = 0; rows > 0 && i < n; i++)
		if (i == 0 || x[i]->form->extent[0] < w->nslabs)
			w->nslabs = x[i]->form->extent[0];
	for (uint32_t i = 0; i < n; i++)
		fuse_walk_walk_from(w, x[i]);
}

/* As smr_nest_tail(). */
static bool is_tail(const fuse_walk *w)
{
	for (uint32_t i = 0; i < w->n; i++) {
		const fuse_value *x = w->done[i].x;

		if (x != NULL && x != w->core && (x->fold || x->form->counts))
			return false;
	}
	return w->nins <= SMR_PRODUCT_EPILOGUE_READS && !w->clash;
}

void fuse_walk_slabs(fuse_walk *w, const fuse_value *const *x, uint32_t n, int64_t rows,
		     fuse_op_cost *out)
{
	w->no_folds = w->no_core = false;
	walk_all(w, x, n, rows);
	if (w->core != NULL && !is_tail(w)) {
		w->no_core = true;
		walk_all(w, x, n, rows);
	}
	if (w->guarded_fold) {
		w->no_folds = true;
		walk_all(w, x, n, rows);
	}
	add_op_costs(w, x, n, out);
}

void fuse_walk_ops(fuse_walk *w, const fuse_value *const *x, uint32_t n, fuse_op_cost *out)
{
	fuse_walk_slabs(w, x, n, 0, out);
}

void fuse_walk_op(fuse_walk *w, const fuse_value *x, fuse_op_cost *out)
{
	fuse_walk_ops(w, &x, 1, out);
}
