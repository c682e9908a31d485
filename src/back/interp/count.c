/* Work of the vectorised interpreter: how often each cell is evaluated, and for how many points.
 *
 * A cell is evaluated again whenever one of its loops moves: as often as all loops down to the
 * innermost of its own iterate. Both arms of a condition are assumed to be evaluated at all
 * points. */
#include <math.h>

#include "back/interp/interp.h"
#include "base/alloc.h"

enum { MOST = 2 * SMR_MAX_LOOPS };

/* Costs in units of a quick operator on one element of eight bytes. */
static const double ODD = 70, ROUNDED = 16, IN_ORDER = 3, SCATTERED = 4, GUARDED = 8, PICKED = 45;

typedef struct counting {
	const interp_plan *p;
	uint32_t nloops, loops[MOST]; /* enclosing loops, outermost first */
	double trips[MOST];           /* of the strip's loop: number of strips */
	uint32_t strip;
	double n; /* points of a strip */
	bool *seen;
	smr_work *to;
} counting;

static void count_cell(counting *x, uint32_t k);

static double count_evaluations(const counting *x, uint64_t loops)
{
	double all = 1, times = 1;

	for (uint32_t i = 0; i < x->nloops; i++) {
		all *= x->trips[i];
		if (loops >> x->loops[i] & 1)
			times = all;
	}
	return times;
}

static void enter_loop(counting *x, uint32_t loop, bool in_strips)
{
	double extent = (double)x->p->extent[loop];
	double trips = in_strips ? ceil(extent / INTERP_MOST) : extent;

	if (x->nloops == MOST)
		return;
	x->loops[x->nloops] = loop;
	x->trips[x->nloops++] = trips;
	if (in_strips && trips > 0) {
		x->strip = loop;
		x->n = extent / trips;
	}
}

static void add_work(counting *x, double times, double each)
{
	x->to->parts += times;
	x->to->lanes += times * x->n * each;
}

static void count_op(counting *x, const interp_cell *c)
{
	const interp_cell *cells = x->p->cells;
	double times = count_evaluations(x, c->loops);
	smr_math_fn dear = smr_op_dear(c->op);
	smr_dtype of = c->nargs > 0 ? cells[c->args[0]].type : c->type;

	for (uint32_t i = 0; i < c->nargs; i++)
		count_cell(x, c->args[i]);
	if (dear < SMR_MATH_FN_COUNT && interp_class_of(of) != INTERP_I) {
		x->to->dear[dear] += times * x->n * smr_op_dear_times(c->op);
		add_work(x, times, 0);
	} else {
		add_work(x, times,
			 !interp_is_quick(c, of)                      ? ODD
			 : c->class == INTERP_D && c->type != SMR_F64 ? ROUNDED
			 : c->class == INTERP_F                       ? 0.5
								      : 1);
	}
}

static void count_fold(counting *x, const interp_cell *c)
{
	const interp_fold *f = c->fold;
	counting in = *x;
	bool once = !f->open && x->strip != UINT32_MAX && !(c->loops >> x->strip & 1);
	bool along;

	while (in.nloops > 0 && !(c->loops >> in.loops[in.nloops - 1] & 1))
		in.nloops--;
	if (once)
		in.n = 1;
	along = !f->scan && in.n <= 1 && f->in_lanes;
	for (uint32_t i = 0; !f->scan && i < f->nloops; i++)
		enter_loop(&in, f->loops[i], along && i + 1 == f->nloops);
	for (uint32_t i = 0; i < f->nacc; i++) {
		uint32_t step = along || f->compensated ? f->term[i] : f->step[i];
		double each = f->compensated ? 6 : along ? IN_ORDER : 1;

		count_cell(x, f->init[i]);
		count_cell(&in, step);
		add_work(&in, count_evaluations(&in, UINT64_MAX), each);
	}
}

static void count_cell(counting *x, uint32_t k)
{
	const interp_cell *c = &x->p->cells[k];
	bool beside = false;

	if (x->seen[k])
		return;
	x->seen[k] = true;
	if (c->kind == SMR_EXPR_OP) {
		count_op(x, c);
	} else if (c->kind == SMR_EXPR_FOLD || c->kind == SMR_EXPR_SCAN) {
		count_fold(x, c);
	} else if (c->kind == SMR_EXPR_INDEX) {
		add_work(x, count_evaluations(x, c->loops), 1);
	} else if (c->kind == SMR_EXPR_READ && c->place != NULL) {
		double each = c->place->naxes > 0 ? GUARDED : SCATTERED;

		for (uint32_t i = 0; i < c->place->naxes; i++)
			if (c->place->axes[i].indirect != UINT32_MAX) {
				count_cell(x, c->place->axes[i].indirect);
				each = PICKED;
			}
		beside = c->place->naxes == 0 && x->strip != UINT32_MAX &&
			 (c->place->coef[x->strip] == (int64_t)smr_dtype_size(c->type));
		if (beside)
			each = c->class == INTERP_F || c->type == SMR_F64 ? 0 : 2;
		add_work(x, count_evaluations(x, c->loops), each);
	}
}

void interp_count(const interp_plan *p, const interp_order *o, smr_work *to)
{
	counting x = {.p = p, .strip = UINT32_MAX, .n = 1, .to = to};

	x.seen = smr_calloc(p->ncells + 1, sizeof(*x.seen));
	if (x.seen == NULL)
		return;
	for (uint32_t i = 0; i < o->n; i++)
		enter_loop(&x, o->loops[i], o->loops[i] == p->strip);
	if (p->pred != UINT32_MAX)
		count_cell(&x, p->pred);
	for (uint32_t k = 0; k < p->nresults; k++) {
		count_cell(&x, p->results[k].value);
		add_work(&x, count_evaluations(&x, UINT64_MAX), 1);
	}
	smr_free(x.seen);
}
