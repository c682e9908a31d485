/* Chooses the loop of the lanes, the order of the other loops, and the parallel loops. */
#include "back/cpu/codegen/plan/nest.h"
#include "ir/graph/range.h"
#include <string.h>

typedef struct width_for {
	const nest_plan *p;
	const smr_expr *root;
	size_t bytes;
} width_for;

static bool find_widest_type(const smr_expr *e, void *arg)
{
	width_for *w = arg;
	size_t n = smr_dtype_size(e->type);
	bool counts = e->kind == SMR_EXPR_READ || e->kind == SMR_EXPR_FOLD ||
		      (e->kind == SMR_EXPR_OP && smr_dtype_is_float(e->type));

	if (counts && n > w->bytes)
		w->bytes = n;
	return e == w->root || nest_made_find(w->p, e) == NULL;
}

size_t nest_widest(const nest_plan *p, const smr_expr *value)
{
	width_for w = {.p = p, .root = value, .bytes = smr_dtype_size(value->type)};

	nest_walk(value, find_widest_type, &w);
	return w.bytes;
}

int nest_width(const nest_plan *p, const smr_expr *value)
{
	return p->cpu.simt > 0 ? 1 : p->cpu.vector / (int)nest_widest(p, value);
}

/* Estimated cost of lanes along a loop, in steps of the innermost points. */
typedef struct cost_for {
	const nest_plan *p;
	const int64_t *extent;
	int loop, width; /* -1: no domain loop has lanes, folds may */
	uint64_t domain;
	int turn;     /* loop of a fold along which squares of rows are transposed, -1 */
	bool turns;   /* tiles may be transposed in registers; not those of scans */
	double times; /* evaluations for each point of the domain */
	double cost;
	int depth;
} cost_for;

static void cost_of(cost_for *c, const smr_expr *e);

bool nest_turns(const nest_plan *p, const nest_operand *o, int vloop, int turn, int width)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype);

	return turn != vloop && o->nindirect == 0 && o->where == NEST_MEMORY &&
	       p->about[turn] >= width && o->stride[turn] == size && o->stride[vloop] != 0 &&
	       o->stride[vloop] != size && (size == 4 || size == 8);
}

/* Whether the operand is contiguous along another loop, so that a square of vectors can be
 * transposed in registers. */
static bool can_turn(const cost_for *c, const nest_operand *o)
{
	if (c->turn >= 0 && nest_turns(c->p, o, c->loop, c->turn, c->width))
		return true;
	for (int l = 0; c->turns && l < (int)c->p->nest->nloops; l++)
		if (c->domain >> l & 1 && c->times == 1 && c->width >= 4 &&
		    nest_turns(c->p, o, c->loop, l, c->width))
			return true;
	return false;
}

static double read_cost(const cost_for *c, const nest_operand *o, int loop, int width)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype), s = loop >= 0 ? o->stride[loop] : 0;

	if (loop < 0 || o->where == NEST_VALUE)
		return loop < 0 ? 1 : 0.1 / width;
	for (uint32_t i = 0; i < o->nindirect; i++)
		if (s != size || smr_expr_loops(o->indirect[i]) >> loop & 1)
			return 2;
	if (s == 0)
		return 0.5 / width;
	if (width > 1 && loop == c->loop && s != size && can_turn(c, o))
		return 5.0 / width;
	if (loop == c->loop && nest_is_member(c->p, o, loop, width))
		return 4.0 / width;
	return s == size ? 1.0 / width : s == -size || s == 2 * size ? 2.0 / width : 1.7;
}

static void cost_fold(cost_for *c, const smr_expr *f)
{
	cost_for in = *c;
	double points = 1;
	bool turns = c->loop >= 0 && nest_fold_turns(c->p, f, c->loop, c->width);
	int v = c->loop < 0 || turns ? nest_fold_vloop(c->p, f, 0) : -1;

	for (uint32_t i = 0; i < f->nloops; i++)
		points *= (double)c->extent[f->loops[i]];
	in.times *= points;
	if (v >= 0) {
		in.loop = v;
		in.width = nest_width(c->p, f);
		c->cost += (turns ? 3 : 10) * c->times; /* combining the lanes */
	}
	if (nest_fold_in_squares(c->p, f, c->loop, c->width))
		in.turn = (int)f->loops[f->nloops - 1];
	in.cost = 0;
	for (uint32_t k = 0; k < f->nacc; k++)
		cost_of(&in, f->step[k]);
	c->cost += in.cost;
	for (uint32_t k = 0; k < f->nacc; k++)
		cost_of(c, f->init[k]);
}

static void cost_args(cost_for *c, const smr_expr *e)
{
	static const double call = 20; /* cycles of a call, one for each lane */
	double flops = smr_op_flops(e->op);

	if (nest_is_at_border(e)) { /* usually constant (back/cpu/codegen/emit/peel.c) */
		cost_of(c, e->args[1]);
		return;
	}

	if (nest_is_called(c->p, e))
		c->cost += c->times * (call + flops);
	else
		c->cost += c->times * (flops < 1 ? 1 : flops) / c->width;
	for (uint32_t i = 0; i < e->nargs; i++)
		cost_of(c, e->args[i]);
}

static void cost_of(cost_for *c, const smr_expr *e)
{
	const nest_made *m = nest_made_find(c->p, e);
	int at = m != NULL ? m->operand : e->kind == SMR_EXPR_READ ? nest_operand_of(c->p, e) : -1;

	if (at >= 0) {
		c->cost += c->times * read_cost(c, &c->p->ops[at], c->loop, c->width);
	} else if (e->kind == SMR_EXPR_FOLD) {
		cost_fold(c, e);
	} else if (e->kind == SMR_EXPR_SCAN) {
		for (uint32_t k = 0; k < e->nacc; k++) {
			cost_of(c, e->init[k]);
			cost_of(c, e->step[k]);
		}
	} else if (e->kind == SMR_EXPR_OP) {
		cost_args(c, e);
	}
}

static double stage_cost(const nest_plan *p, const nest_stage *s, const int64_t *extent, int loop,
			 int width)
{
	cost_for c = {.p = p,
		      .extent = extent,
		      .loop = loop,
		      .turn = -1,
		      .width = width,
		      .turns = s->scan < 0,
		      .times = 1,
		      .domain = s->domain};

	if (s->makes != NULL && s->value->kind == SMR_EXPR_FOLD)
		cost_fold(&c, s->value);
	else if (s->makes != NULL)
		cost_args(&c, s->value);
	else
		cost_of(&c, s->value);
	if (s->pred != NULL)
		cost_of(&c, s->pred);
	const nest_operand *out = &p->ops[s->out];

	/* scattered lanes are stored one by one */
	c.cost += width == 1 || out->stride[loop] == (int64_t)smr_dtype_size(out->dtype)
			  ? 1.0 / width
		  : nest_is_member_stored(p, out, loop, width) ? 5.0 / width
							       : 2;
	return c.cost;
}

typedef struct unit_for {
	const nest_plan *p;
	int loop, width;
	bool ok;
} unit_for;

/* Whether index arrays choose the same row for all lanes. */
static bool picks_rows(const nest_operand *o, int loop)
{
	for (uint32_t i = 0; i < o->nindirect; i++)
		if (smr_expr_loops(o->indirect[i]) >> loop & 1)
			return false;
	return true;
}

static bool unit_or_none(const smr_expr *e, void *arg)
{
	unit_for *u = arg;
	const nest_made *m = nest_made_find(u->p, e);
	int at = m != NULL ? m->operand : e->kind == SMR_EXPR_READ ? nest_operand_of(u->p, e) : -1;

	if (e->kind == SMR_EXPR_FOLD && m == NULL) { /* else all lanes at once */
		u->ok &= nest_fold_turns(u->p, e, u->loop, u->width);
		return false;
	}
	if (at >= 0) {
		const nest_operand *o = &u->p->ops[at];
		int64_t s = o->where == NEST_VALUE ? 0 : o->stride[u->loop];

		if (!picks_rows(o, u->loop) || (s != 0 && s != (int64_t)smr_dtype_size(o->dtype)))
			u->ok = false;
	}
	return m == NULL && u->ok;
}

int nest_fold_vloop(const nest_plan *p, const smr_expr *f, int width)
{
	const smr_expr *term = nest_fold_term(p, f);

	if (width == 0)
		width = nest_width(p, f);
	if (term == NULL)
		return -1;
	for (uint32_t i = f->nloops; i-- > 0;) {
		unit_for u = {.p = p, .loop = (int)f->loops[i], .width = width, .ok = true};

		if (p->about[u.loop] < width || width < 2)
			continue;
		nest_walk(term, unit_or_none, &u);
		if (u.ok)
			return u.loop;
	}
	return -1;
}

static void choose_lanes(nest_plan *p, nest_stage *s)
{
	double best = stage_cost(p, s, p->about, -1, 1);
	int full = nest_width(p, s->value);

	for (int l = 0; l < (int)p->nest->nloops; l++) {
		int width = full;

		if (!(s->domain >> l & 1) || l == s->scan || p->extent[l] < 2 ||
		    p->ops[s->out].nindirect)
			continue;
		if (p->divides && p->inplace && s->makes == NULL)
			continue; /* recomputed lanes could divide by a stored value */
		while (width > nest_room(p, l))
			width /= 2;
		double cost = width < 2 ? best : stage_cost(p, s, p->about, l, width);

		if (cost < best) {
			best = cost;
			s->vloop = l;
			s->width = width;
		}
	}
	s->cost = stage_cost(p, s, p->extent, s->vloop, s->width);
}

/* Keeps loops in the source's order without those of one iteration; jammed loops follow, lanes are
 * innermost. */
static void order_loops(nest_plan *p, nest_stage *s, const int *jam, int njam)
{
	uint64_t late = 0;

	for (int i = 0; i < njam; i++)
		late |= UINT64_C(1) << jam[i];
	if (s->vloop >= 0)
		late |= UINT64_C(1) << s->vloop;
	if (s->scan >= 0)
		late |= UINT64_C(1) << s->scan;
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if ((s->domain & ~late) >> l & 1 && p->extent[l] > 1)
			s->order[s->nloops++] = l;
	for (int i = 0; i < njam; i++)
		s->order[s->nloops++] = jam[i];
	if (s->vloop >= 0)
		s->order[s->nloops++] = s->vloop;
}

/* Chooses the loops of [lo, hi): the outermost one, joined with the next one if it is short. */
static void choose_parallel(const nest_plan *p, nest_stage *s)
{
	s->npar = s->nloops > 0;
	if (s->parts)
		return;
	if (nest_in_slabs(p, s) && s->nloops > 1 && s->order[1] == 1 && s->vloop != 1 &&
	    s->tile[0] == 1 && s->tile[1] == 1)
		s->npar = 2; /* all rows, so that stages of a slab may run row by row */
	if (s->nloops > 1 && !p->slabs && p->about[s->order[0]] < 32 && s->tile[s->order[0]] == 1 &&
	    s->tile[s->order[1]] == 1)
		s->npar = 2;
}

/* Chooses a tile for transposes: rows of one loop are loaded, rows of another are stored. A few
 * lines of each input row are used at a time, so the rows of a block must stay in the cache until
 * the next lines. */
static bool turn_tile(nest_plan *p, nest_stage *s)
{
	enum { ROWS = 64 };

	if (s->vloop < 0 || s->width < 4 || s->makes != NULL || s->scan >= 0 || s->pred != NULL ||
	    (p->divides && p->inplace) ||
	    p->ops[s->out].stride[s->vloop] != (int64_t)smr_dtype_size(p->ops[s->out].dtype))
		return false;
	for (int l = 0; l < (int)p->nest->nloops; l++)
		for (int i = 0; s->domain >> l & 1 && i < p->nops; i++)
			if (i != s->out && nest_turns(p, &p->ops[i], s->vloop, l, s->width)) {
				s->turn = l;
				s->tile[l] = s->tile[s->vloop] = s->width;
				s->vblock = p->about[s->vloop] > ROWS ? ROWS : 0;
				return true;
			}
	return false;
}

/* Whether to store past the caches. Ordinary stores read each line of the result before it is
 * written, and the result displaces other data from the caches. Storing past them pays if the
 * result would not fit, and if whole lines are stored in order. All vectors must be aligned: they
 * are if the first one is. */
static bool may_stream(const nest_plan *p, const nest_stage *s)
{
	const nest_operand *o = &p->ops[s->out];
	int64_t size = (int64_t)smr_dtype_size(o->dtype), bytes = size;
	bool all = p->cpu.streams;

	if (p->cpu.stream == 0 || s->makes != NULL || s->pred != NULL || s->scan >= 0 ||
	    s->turn >= 0 || s->vblock > 0 || s->vloop < 0 || s->width < 2 || p->inplace ||
	    o->where != NEST_MEMORY || o->nindirect != 0 || o->dtype == SMR_I1 ||
	    o->stride[s->vloop] != size || (!all && p->extent[s->vloop] % s->width != 0))
		return false;
	for (int l = 0; l < (int)p->nest->nloops; l++) {
		bool apart = l != s->vloop && s->domain >> l & 1 && p->extent[l] > 1;

		if (o->shift[l] != 0 || (!all && apart && o->stride[l] % (size * s->width) != 0) ||
		    (apart && s->tile[l] > 1))
			return false;
		if (s->domain >> l & 1 && __builtin_mul_overflow(bytes, p->extent[l], &bytes))
			return false;
	}
	return all || bytes >= p->cpu.stream;
}

/* A scan along a row waits for its previous step, so several rows run together, which hides the
 * latency. */
static void scan_rows_together(const nest_plan *p, nest_stage *s)
{
	enum { ROWS = 8 };

	for (int l = (int)p->nest->nloops; s->vloop < 0 && l-- > 0;)
		if (s->domain >> l & 1 && l != s->scan && nest_room(p, l) >= ROWS) {
			s->tile[l] = ROWS;
			return;
		}
}

/* Rows of different lengths, each in its order: a few run together, to hide the latency of
 * additions. They cannot be lanes. */
static bool rows_by_ranges(const nest_plan *p, nest_stage *s)
{
	enum { ROWS = 4 };
	smr_range r;

	if (!nest_range_of(p, s->value, &r))
		return false;
	s->cost = stage_cost(p, s, p->about, -1, 1);
	for (int l = (int)p->nest->nloops; l-- > 0;)
		if (s->domain >> l & 1 && l != s->scan && s->pred == NULL && !p->divides &&
		    nest_room(p, l) >= ROWS) {
			s->tile[l] = ROWS;
			break;
		}
	return true;
}

/* Tiles that overlap would add to a sum twice (parts.c). */
static void keep_tiles_apart(const nest_plan *p, nest_stage *s)
{
	nest_halves h;

	if (s->vloop < 0)
		return;
	if (nest_halves_of(p, s->makes, s->vloop, &h))
		s->unroll = 4; /* back/cpu/codegen/emit/fold_halves.c */
	while (s->unroll > 1 && p->extent[s->vloop] % ((int64_t)s->width * s->unroll) != 0)
		s->unroll =
			s->unroll & (s->unroll - 1) ? s->unroll & (s->unroll - 1) : s->unroll / 2;
	s->tile[s->vloop] = s->width * s->unroll;
}

void nest_schedule(nest_plan *p, nest_stage *s)
{
	bool folds = false, rows;

	int jam[SMR_MAX_LOOPS], njam = 0;

	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		s->tile[l] = 1;
	if (p->cpu.simt > 0) {
		nest_simt_schedule(p, s);
		return;
	}
	rows = rows_by_ranges(p, s);
	if (!rows)
		choose_lanes(p, s);
	for (int l = 0; l < (int)p->nest->nloops; l++) {
		if (s->domain >> l & 1)
			s->cost *= (double)p->extent[l];
		if (s->domain >> l & 1 && l != s->vloop && l != s->scan && p->extent[l] > 1 &&
		    !(p->slabs && l <= 1))
			jam[njam++] = l;
	}
	nest_walk(s->value, nest_note_fold, &folds);
	if (!rows && s->scan >= 0 && !folds && !(p->divides && p->inplace))
		scan_rows_together(p, s);
	if (rows || (!folds && turn_tile(p, s)))
		s->unroll = 1;
	else if (s->split == NULL)
		nest_tile(p, s, jam, njam);
	else
		s->unroll = 4; /* enough independent sums to hide an addition's latency */
	if (s->parts)
		keep_tiles_apart(p, s);
	njam = 0;
	for (int l = 0; l < SMR_MAX_LOOPS; l++)
		if (l != s->vloop && s->tile[l] > 1)
			jam[njam++] = l;
	order_loops(p, s, jam, njam);
	choose_parallel(p, s);
	s->stream = may_stream(p, s);
}
