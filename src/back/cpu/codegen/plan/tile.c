/* The register tile: the number of points of each loop that are computed together.
 *
 * The model is a core with two multiply-adds and two loads a cycle and a latency of four: a tile of
 * J points of a jammed loop times U vectors needs J*U accumulators; a read that does not depend on
 * the jammed loop is loaded once for all of them. */
#include "back/cpu/codegen/plan/nest.h"

enum {
	MAX_HOT = 24,
	LATENCY = 5,
	L1_TILE = 8 << 10,
	L2_TILE = 300 << 10,
	MANY_ROWS = 12,
	MANY_LOADS = 64, /* of single lanes */
	FAR_BYTES = 1 << 20
};

typedef struct hot {
	const nest_plan *p;
	double times, most;
	int n;
	struct {
		const nest_operand *o;
		double times;
	} read[MAX_HOT];
	const smr_expr *fold; /* the heaviest fold evaluated in the tile */
	double ops;           /* operators outside of it, per point */
	bool function;        /* one of them is inlined as a chain of operations
				 (back/cpu/codegen/emit/poly.c) */
	int nacc;
} hot;

static void collect_hot_reads(hot *h, const smr_expr *e);

static void collect_fold(hot *h, const smr_expr *f)
{
	double before = h->times;

	for (uint32_t i = 0; f->kind == SMR_EXPR_FOLD && i < f->nloops; i++)
		h->times *= (double)h->p->about[f->loops[i]];
	if (h->times > h->most) {
		h->most = h->times;
		h->fold = f->kind == SMR_EXPR_FOLD ? f : h->fold;
		h->nacc = (int)f->nacc + (smr_fold_compensated(f) != NULL);
	}
	for (uint32_t k = 0; k < f->nacc; k++)
		collect_hot_reads(h, f->step[k]);
	h->times = before;
}

static void collect_args(hot *h, const smr_expr *e)
{
	h->ops += h->times * (smr_op_flops(e->op) + 0.1);
	h->function |= e->type == SMR_F32 && (e->op == SMR_OP_exp || e->op == SMR_OP_tanh) &&
		       !nest_is_called(h->p, e);
	for (uint32_t i = 0; i < e->nargs; i++)
		collect_hot_reads(h, e->args[i]);
}

static void collect_hot_reads(hot *h, const smr_expr *e)
{
	const nest_made *m = nest_made_find(h->p, e);
	int at = m != NULL ? m->operand : e->kind == SMR_EXPR_READ ? nest_operand_of(h->p, e) : -1;

	if (at >= 0) {
		/* an expression used twice is computed once */
		for (int r = 0; r < h->n; r++)
			if (h->read[r].o == &h->p->ops[at] && h->read[r].times >= h->times)
				return;
		if (h->n < MAX_HOT && h->p->ops[at].where != NEST_VALUE) {
			h->read[h->n].o = &h->p->ops[at];
			h->read[h->n++].times = h->times;
		}
	} else if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN) {
		collect_fold(h, e);
	} else if (e->kind == SMR_EXPR_OP) {
		collect_args(h, e);
	}
}

typedef struct tile {
	int jam[2], j[2], u;
	int diag; /* fold loop that slides with jam[0], -1 */
	double cost;
} tile;

static bool operand_depends_on_loop(const nest_operand *o, int l)
{
	if (l < 0)
		return false;
	for (uint32_t i = 0; i < o->nindirect; i++)
		if (smr_expr_loops(o->indirect[i]) >> l & 1)
			return true;
	return o->stride[l] != 0;
}

/* Finds a short fold loop of constant extent along which every read that depends on jam moves as
 * along jam itself; -1: none. */
static int find_sliding_fold_loop(const hot *h, int jam)
{
	for (uint32_t i = 0; h->fold != NULL && i < h->fold->nloops; i++) {
		int k = (int)h->fold->loops[i], n = 0;
		bool all = h->p->extent[k] > 1 && h->p->extent[k] <= NEST_MAX_BAKED;

		for (int r = 0; r < h->n && all; r++)
			if (operand_depends_on_loop(h->read[r].o, jam) &&
			    h->read[r].times == h->most) {
				n++;
				all = h->read[r].o->stride[jam] == h->read[r].o->stride[k];
			}
		if (all && n > 0)
			return k;
	}
	return -1;
}

/* Returns the factor of points computed twice, since the last tile overlaps the previous one. */
static double overlap_factor(int64_t n, int t)
{
	int64_t tiled = (n + t - 1) / t * t;

	return (double)tiled / (double)n;
}

/* Returns the loads of one step of the tile: an unaligned vector crosses a cache line every other
 * time. On the diagonal, a row serves several points and a column of weights stays in registers. */
static double tile_loads(const hot *h, const tile *t, int vloop, double *live)
{
	double loads = 0, k = t->diag >= 0 ? (double)h->p->extent[t->diag] : 1;
	*live = 1;
	for (int r = 0; r < h->n; r++) {
		const nest_operand *o = h->read[r].o;
		double n = 1;

		if (h->read[r].times < h->most)
			continue;
		if (operand_depends_on_loop(o, t->jam[0]))
			n *= t->diag >= 0 ? (t->j[0] + k - 1) / k : t->j[0];
		else if (t->diag >= 0)
			*live += k - 1;
		if (operand_depends_on_loop(o, t->jam[1]))
			n *= t->j[1];
		if (operand_depends_on_loop(o, vloop)) {
			n *= t->u * 1.5;
			*live += t->u;
		}
		loads += n;
	}
	return loads;
}

static double tile_cost(const hot *h, const nest_stage *s, const tile *t, int vloop, int regs)
{
	double work = t->j[0] * t->j[1] * t->u, live;
	double loads = tile_loads(h, t, vloop, &live);
	double accs = h->fold != NULL ? work * h->nacc : work * 2;
	double steps = h->fold != NULL ? 1 : 1 + h->ops / 2;
	double cycles = work * steps / 2;

	if (accs + live > regs) /* weights are spilled first, then sums */
		cycles += (accs + live - regs) * (accs + live - regs) * 0.4;
	cycles = cycles > loads / 2 ? cycles : loads / 2;
	cycles = cycles > LATENCY ? cycles : LATENCY;
	cycles += 0.1 * loads + 0.3; /* loop control */
	double lost = 1;

	for (int i = 0; i < 2; i++)
		if (t->jam[i] >= 0)
			lost *= overlap_factor(h->p->about[t->jam[i]], t->j[i]);
	if (s->vloop >= 0)
		lost *= overlap_factor(h->p->about[s->vloop], s->width * t->u);
	return cycles / work * lost;
}

static void try_units(const hot *h, const nest_stage *s, tile t, int vloop, tile *best)
{
	int units = h->p->cpu.units;
	int64_t room = vloop < 0 ? 1 : s->vloop < 0 ? h->p->about[vloop] : nest_room(h->p, vloop);

	for (t.u = 1; t.u <= (vloop >= 0 ? 8 : 1); t.u += t.u < 4 ? 1 : 2) {
		if (vloop >= 0 && (int64_t)t.u * s->width > room)
			break;
		if (units > 0 && vloop >= 0 && t.u < units && 2 * (int64_t)t.u * s->width <= room)
			continue;
		if (units > 0 && t.u > units)
			break;
		t.cost = tile_cost(h, s, &t, vloop, h->p->cpu.registers);
		if (t.cost < best->cost * 0.995)
			*best = t;
	}
}

/* Whether points along a jammed loop share reads, so that jamming pays. */
static bool jam_shares_reads(const hot *h, int jam)
{
	for (int r = 0; r < h->n; r++)
		if (h->read[r].times == h->most && !operand_depends_on_loop(h->read[r].o, jam))
			return true;
	return find_sliding_fold_loop(h, jam) >= 0;
}

static void search_tiles(const hot *h, const nest_stage *s, const int *jam, int njam, int vloop,
			 tile *best)
{
	tile t = {.jam = {-1, -1}, .j = {1, 1}, .diag = -1};
	int most = h->p->cpu.jam > 0 ? h->p->cpu.jam : 8;

	try_units(h, s, t, vloop, best);
	for (int a = 0; a < njam && h->fold != NULL; a++)
		for (t.j[0] = 2; t.j[0] <= most && t.j[0] <= nest_room(h->p, jam[a]); t.j[0]++) {
			if (!jam_shares_reads(h, jam[a]))
				continue;
			t.jam[0] = jam[a];
			t.jam[1] = -1;
			t.j[1] = 1;
			t.diag = s->vloop >= 0 ? find_sliding_fold_loop(h, jam[a]) : -1;
			try_units(h, s, t, vloop, best);
			for (int b = a + 1; b < njam && s->vloop < 0 && t.diag < 0; b++)
				for (t.j[1] = 2; t.j[1] <= 6 && t.j[1] <= most &&
						 t.j[1] <= nest_room(h->p, jam[b]);
				     t.j[1]++) {
					t.jam[1] = jam[b];
					try_units(h, s, t, vloop, best);
				}
		}
}

/* Chooses columns of the vector loop whose inputs stay in the cache while the jammed loops run over
 * them. */
static void block_columns(const hot *h, nest_stage *s, const tile *t)
{
	double bytes = 0;
	int step = s->width * s->unroll;
	bool moves = false;

	if (s->vloop < 0 || t->jam[0] < 0 || h->fold == NULL || h->p->cpu.columns < 0 ||
	    h->p->cpu.generic)
		return;
	for (int r = 0; r < h->n; r++) {
		const nest_operand *o = h->read[r].o;
		double n = (double)smr_dtype_size(o->dtype);

		if (!operand_depends_on_loop(o, s->vloop) || h->read[r].times < h->most)
			continue;
		moves |= operand_depends_on_loop(o, t->jam[0]);
		for (uint32_t i = 0; i < h->fold->nloops; i++) {
			int k = (int)h->fold->loops[i];

			if (o->stride[k] != 0 && o->stride[k] != o->stride[s->vloop])
				n *= (double)h->p->extent[k] + (k == t->diag ? t->j[0] - 1 : 0);
		}
		bytes += n;
	}
	double room = moves ? L2_TILE : L1_TILE;

	if (bytes * (double)h->p->extent[s->vloop] <= (moves ? room : room * 3.5))
		return;
	if (h->p->cpu.columns > 0)
		room *= h->p->cpu.columns;
	int64_t columns = (int64_t)(room / bytes) / step * step;

	s->vblock = columns < step ? step : columns;
	if (s->vblock >= h->p->extent[s->vloop])
		s->vblock = 0;
}

/* Finds operands that are read along the lanes from more rows than hardware prefetchers track, and
 * that are too large for the cache. */
static void choose_fetches(const hot *h, nest_stage *s)
{
	const nest_operand *out = &h->p->ops[s->out];
	double size = (double)smr_dtype_size(out->dtype);

	if (s->vloop < 0 || h->fold == NULL || !h->p->cpu.prefetch)
		return;
	for (int l = 0; l < (int)h->p->nest->nloops; l++)
		size *= s->domain >> l & 1 ? (double)h->p->about[l] : 1;
	s->fetch_result = size > FAR_BYTES && h->most >= 16 &&
			  out->stride[s->vloop] == (int64_t)smr_dtype_size(out->dtype);
	for (int r = 0; r < h->n && s->nfetch < 4; r++) {
		const nest_operand *o = h->read[r].o;
		double rows = 1, bytes = (double)smr_dtype_size(o->dtype);

		if (h->read[r].times < h->most || o->nindirect != 0 ||
		    o->stride[s->vloop] != (int64_t)smr_dtype_size(o->dtype))
			continue;
		for (int l = 0; l < (int)h->p->nest->nloops; l++) {
			if (o->stride[l] == 0 || h->p->about[l] == 1)
				continue;
			if (l == s->vloop || o->stride[l] != o->stride[s->vloop])
				bytes *= (double)h->p->about[l];
			if (!(s->domain >> l & 1) && o->stride[l] != o->stride[s->vloop])
				rows *= (double)h->p->about[l];
		}
		if (rows > MANY_ROWS && bytes > FAR_BYTES)
			s->fetch[s->nfetch++] = (int)(o - h->p->ops);
	}
}

/* Reduces the vectors of a tile: loads of single lanes are much code, and not faster for more
 * vectors. */
static int fewer_units(const hot *h, const nest_stage *s, const tile *t)
{
	enum { SQUARES = 2 /* transposed one after the other: more rows than are prefetched */ };
	int loads = 0, u = t->u;

	if (h->fold != NULL && nest_fold_in_squares(h->p, h->fold, s->vloop, s->width))
		return u < SQUARES ? u : SQUARES;

	for (int r = 0; s->vloop >= 0 && r < h->n; r++) {
		const nest_operand *o = h->read[r].o;

		if (h->read[r].times < h->most || !operand_depends_on_loop(o, s->vloop) ||
		    (o->nindirect == 0 && o->stride[s->vloop] == (int64_t)smr_dtype_size(o->dtype)))
			continue;
		loads += s->width * (operand_depends_on_loop(o, t->jam[0]) ? t->j[0] : 1);
	}
	while (u > 1 && loads * u > MANY_LOADS)
		u--;
	return u;
}

bool nest_rounds_pairs(const nest_plan *p, const nest_stage *s)
{
	const smr_expr *e = s->value;

	return p->cpu.bf16 && p->cpu.scalef && s->vloop >= 0 && s->pred == NULL && !p->inplace &&
	       e->kind == SMR_EXPR_OP && e->op == SMR_OP_convert && e->type == SMR_BF16 &&
	       e->args[0]->type == SMR_F32;
}

/* Increases the vectors of a tile: dependent operations need other vectors to hide their latency,
 * and rounding to bf16 takes pairs. A function has so many operations that eight vectors are faster
 * than four, even if registers are spilled. */
static int more_units(const hot *h, const nest_stage *s, const tile *t)
{
	enum { MUCH = 16, MOST = 1024 }; /* operations */
	const int64_t room = nest_room(h->p, s->vloop), n = h->p->about[s->vloop];
	int most = h->function && h->p->cpu.registers >= 32 ? 8 : 4;

	for (int u = h->ops > MOST ? 2 : most; u >= 2 && h->ops > MUCH; u -= 2)
		if (u > t->u && u * s->width <= room &&
		    (u == 2 ||
		     overlap_factor(n, u * s->width) <= 1.1 * overlap_factor(n, t->u * s->width)))
			return u;
	return t->u +
	       (t->u % 2 == 1 && (t->u + 1) * s->width <= room && nest_rounds_pairs(h->p, s));
}

void nest_tile(nest_plan *p, nest_stage *s, const int *jam, int njam)
{
	hot h = {.p = p, .times = 1, .most = 1, .nacc = 1};
	tile best = {.cost = 1e300};

	if (s->makes != NULL && s->value->kind == SMR_EXPR_FOLD)
		collect_fold(&h, s->value);
	else if (s->makes != NULL)
		collect_args(&h, s->value);
	else
		collect_hot_reads(&h, s->value);
	int vloop = s->vloop,
	    lanes = h.fold != NULL && vloop < 0 ? nest_fold_vloop(p, h.fold, 0) : -1;

	if (vloop < 0 && lanes < 0 && !(p->reassoc && h.fold != NULL))
		njam = h.fold != NULL ? njam : 0;
	if (p->divides && p->inplace && s->makes == NULL)
		njam = 0;
	search_tiles(&h, s, jam, njam, vloop >= 0 ? vloop : lanes, &best);
	if (h.fold != NULL && vloop >= 0 && nest_fold_turns(p, h.fold, vloop, s->width))
		best.u = 1; /* each lane's row is unrolled, which is enough code */
	best.u = fewer_units(&h, s, &best);
	if (vloop >= 0 && h.fold == NULL && best.jam[0] < 0 && p->cpu.units == 0) {
		int u = more_units(&h, s, &best);

		s->many = h.function && u > 4 && u > best.u;
		best.u = u;
	}
	s->unroll = best.u;
	for (int i = 0; i < 2; i++)
		if (best.jam[i] >= 0)
			s->tile[best.jam[i]] = best.j[i];
	if (vloop >= 0)
		s->tile[vloop] = s->width * best.u;
	if (best.diag >= 0) {
		s->diag_jam = best.jam[0];
		s->diag_fold = best.diag;
	}
	block_columns(&h, s, &best);
	choose_fetches(&h, s);
}
