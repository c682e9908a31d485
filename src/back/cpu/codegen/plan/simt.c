/* Stages for SIMT: which threads compute which points.
 *
 * All loops of a domain are joined: thread i computes point i. Threads beside each other read and
 * store memory together, so the loop along which most arrays are contiguous comes last. If a fold
 * is contiguous along its own loop, the threads of a warp or a block divide its iterations. If it
 * is contiguous along the domain and there are few points, threads that are a warp apart do.
 * Results depend on the plan, not on the order in which threads run. */
#include "back/cpu/codegen/plan/nest.h"
#include "ir/graph/range.h"
#include <math.h>

enum {
	CHUNK = 4096,       /* least points of a chunk of a large sum */
	MOST_CHUNKS = 4096, /* ... which grows beyond this number of chunks */
	SHORT = 64,         /* folds below this are computed by one thread */
	LONG = 2048,        /* ... and from here on by a block */
	BLOCK = 256,        /* threads of a block */
	LARGE = 1024,       /* the most threads of a block */
	ROW_THREADS = 64,   /* least threads of a block that computes a row of several stages */
	EACH = 4            /* least iterations of a fold for each thread */
};

int64_t nest_chunk_points(const nest_plan *p, int64_t all)
{
	if (p->cpu.simt == 0)
		return NEST_CHUNK_POINTS;
	return all / MOST_CHUNKS > CHUNK ? all / MOST_CHUNKS : CHUNK;
}

int64_t nest_simt_points(const nest_plan *p, const nest_stage *s)
{
	int64_t n = s->nchunks > 1 ? s->nchunks : 1;

	for (int i = 0; i < s->nloops; i++)
		n *= s->team == NEST_TEAM_SQUARE && i + 2 >= s->nloops
			     ? nest_squares_along(p, s->order[i])
			     : (s->tail ? 1 : 0) + p->extent[s->order[i]] / s->tile[s->order[i]];
	return n;
}

int nest_team_size(const nest_stage *s)
{
	switch (s->team) {
	case NEST_TEAM_WARP:
		return NEST_WARP;
	case NEST_TEAM_BLOCK:
		return s->threads;
	case NEST_TEAM_COLUMNS:
		return s->threads / NEST_WARP;
	default:
		return 1;
	}
}

int nest_slot_values(const nest_stage *s)
{
	return s->team == NEST_TEAM_COLUMNS ? s->threads : s->threads / NEST_WARP;
}

/* ---- folds -------------------------------------------------------------------------------------
 */

/* Whether threads may divide the iterations. */
static bool can_divide(const nest_plan *p, const smr_expr *f)
{
	nest_pick pick;

	if (f->kind != SMR_EXPR_FOLD ||
	    (nest_fold_term(p, f) == NULL && !nest_fold_pick(p, f, &pick)))
		return false;
	for (uint32_t i = 0; i < f->nloops; i++)
		if (smr_loop_is_open(&p->nest->loops[f->loops[i]]))
			return false;
	return true;
}

/* How the reads of an expression move along a loop. */
typedef struct along {
	const nest_plan *p;
	const smr_expr *root;
	int loop;
	int near, far; /* reads of adjacent elements, and of others */
} along;

static bool count_read(const smr_expr *e, void *arg)
{
	along *a = arg;
	const nest_made *m = e != a->root ? nest_made_find(a->p, e) : NULL;
	int at = m != NULL ? m->operand : e->kind == SMR_EXPR_READ ? nest_operand_of(a->p, e) : -1;
	const nest_operand *o = at >= 0 ? &a->p->ops[at] : NULL;

	if (o != NULL && o->where != NEST_VALUE) {
		int64_t stride = o->stride[a->loop];

		a->near += stride == (int64_t)smr_dtype_size(o->dtype);
		a->far += stride != 0 && stride != (int64_t)smr_dtype_size(o->dtype);
	}
	return m == NULL;
}

static along look_along(const nest_plan *p, const smr_expr *e, int loop)
{
	along a = {.p = p, .root = e, .loop = loop};

	nest_walk(e, count_read, &a);
	return a;
}

/* Returns the loop of the fold along which most reads are adjacent, preferably a long one. */
static int best_loop(const nest_plan *p, const smr_expr *f, along *out)
{
	int best = -1;
	double most = -1;

	for (uint32_t i = 0; i < f->nloops; i++) {
		int l = (int)f->loops[i];
		along a = look_along(p, f, l);
		double n = p->extent[l] < LARGE ? (double)p->extent[l] : LARGE;
		double value = a.near > a.far ? 8 * n : n;

		if (p->extent[l] > 1 && value > most) {
			most = value;
			best = l;
			*out = a;
		}
	}
	return best;
}

int nest_team_loop(const nest_plan *p, const nest_stage *s, const smr_expr *fold)
{
	along a;

	return s->team == NEST_ALONE || !can_divide(p, fold) ? -1 : best_loop(p, fold, &a);
}

/* Whether arrays are contiguous along a loop of the domain rather than along the fold. */
static bool is_of_columns(const nest_plan *p, const smr_expr *f, uint64_t domain)
{
	along own = {.near = 0};

	(void)best_loop(p, f, &own);
	for (int l = 0; l < (int)p->nest->nloops; l++) {
		along a = look_along(p, f, l);

		if (domain >> l & 1 && p->extent[l] > 1 && a.near > a.far && a.near > own.near)
			return true;
	}
	return false;
}

/* Few long folds are split, so that all multiprocessors have work: as many chunks as fill them, but
 * no short ones. */
int64_t nest_simt_chunk(const nest_plan *p, const smr_expr *f, uint64_t domain)
{
	enum { LEAST_ROWS = 64, LEAST_ALL = 1 << 16 /* or a second kernel takes longer */ };
	double n = (double)p->extent[f->loops[0]], inner = 1, points = 1, threads, chunks;
	bool columns = is_of_columns(p, f, domain);
	int64_t of_product;

	if (f->nacc > 1 || !can_divide(p, f))
		return 0;
	of_product = nest_product_chunk_of(p, f, domain);
	if (of_product >= 0)
		return of_product;
	for (uint32_t i = 1; i < f->nloops; i++)
		inner *= (double)p->extent[f->loops[i]];
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (domain >> l & 1)
			points *= (double)p->extent[l];
	if (n * inner * points < LEAST_ALL)
		return 0;
	threads = columns ? points * NEST_WARP : points * LARGE; /* of the fold as a whole */
	chunks = (double)p->cpu.simt / threads;
	if (chunks > n * inner / (columns ? LEAST_ROWS : CHUNK))
		chunks = n * inner / (columns ? LEAST_ROWS : CHUNK);
	if (chunks > n)
		chunks = n;
	return chunks < 2 ? 0 : (int64_t)(n / floor(chunks));
}

/* ---- the team ----------------------------------------------------------------------------------
 */

/* The longest fold of a stage that threads may divide. */
typedef struct longest {
	const nest_plan *p;
	const nest_stage *s;
	const smr_expr *fold;
	double n;
	bool guarded; /* some fold is under a condition */
} longest;

static double count_points(const nest_plan *p, const nest_stage *s, const smr_expr *f)
{
	double n = 1;

	for (uint32_t i = 0; i < f->nloops; i++)
		n *= (double)(f == s->split && i == 0 ? s->chunk : p->extent[f->loops[i]]);
	return n;
}

static bool find_longest(const smr_expr *e, void *arg)
{
	longest *x = arg;

	if (nest_known(x->p, x->s, e) != NULL)
		return false;
	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select)
		for (int arm = 1; arm <= 2; arm++)
			nest_walk(e->args[arm], nest_note_fold, &x->guarded);
	if (e->kind != SMR_EXPR_FOLD)
		return true;
	double n = count_points(x->p, x->s, e);

	if (can_divide(x->p, e) && n > x->n) {
		x->n = n;
		x->fold = e;
	}
	return false; /* threads divide only outermost folds */
}

static int power_of_two(double n, int least, int most)
{
	int k = least;

	while (k < most && k < n)
		k *= 2;
	return k;
}

static void choose_block(nest_stage *s, double n)
{
	s->team = NEST_TEAM_BLOCK;
	s->threads = power_of_two(n / EACH, NEST_WARP, n > 8 * LONG ? LARGE : BLOCK);
}

/* Few points whose folds are contiguous along the domain. */
static void choose_columns(nest_stage *s, double n, double points, double threads)
{
	double parts = threads / points < n / EACH ? threads / points : n / EACH;

	if (parts < 2)
		return;
	s->team = NEST_TEAM_COLUMNS;
	s->threads = NEST_WARP * power_of_two(parts, 2, NEST_WARP);
}

static void choose_team(const nest_plan *p, nest_stage *s)
{
	double points = (double)nest_simt_points(p, s), threads = (double)p->cpu.simt;
	const nest_made *made = s->makes != NULL ? nest_made_find(p, s->makes) : NULL;
	longest x = {.p = p, .s = s};
	along a = {.near = 0}, b = {.near = 0};

	if (made != NULL && s->split == NULL && made->partial >= 0) {
		if (points < NEST_WARP)
			choose_block(s, (double)made->nchunks);
		return;
	}
	nest_walk(s->value, find_longest, &x);
	if (x.fold == NULL || x.n < SHORT)
		return;
	if (best_loop(p, x.fold, &a) < 0)
		return;
	if (s->nloops > 0)
		b = look_along(p, x.fold, s->order[s->nloops - 1]);
	if (b.near > b.far && b.near > a.near) {
		if (!x.guarded && s->pred == NULL)
			choose_columns(s, x.n, points, threads);
		return;
	}
	if (a.near <= a.far && points * 4 > threads)
		return;
	if (x.n >= LONG || points * NEST_WARP < threads)
		choose_block(s, x.n);
	else
		s->team = NEST_TEAM_WARP;
	s->row_threads = power_of_two(x.n / EACH, ROW_THREADS, x.n > 8 * LONG ? LARGE : BLOCK);
}

/* ---- loops -------------------------------------------------------------------------------------
 */

/* Returns the loop that comes last: most arrays are contiguous along it. */
static int innermost_loop(const nest_plan *p, const nest_stage *s)
{
	int best = -1, most = -1;

	for (int l = 0; l < (int)p->nest->nloops; l++) {
		const nest_operand *o = &p->ops[s->out];
		bool stores = o->stride[l] == (int64_t)smr_dtype_size(o->dtype);
		int near;

		if (!(s->domain >> l & 1) || l == s->scan || p->extent[l] < 2)
			continue;
		near = look_along(p, s->value, l).near + 2 * stores;
		if (near >= most) {
			most = near;
			best = l;
		}
	}
	return best;
}

/* ---- lanes -------------------------------------------------------------------------------------
 */

/* A stage whose threads may each compute neighbouring points with loads and stores of vectors. */
typedef struct lanes {
	const nest_plan *p;
	int loop, width;
	bool borders;          /* conditions of borders may be the same for all lanes */
	const smr_expr *known; /* a part that is there as a vector */
	bool ok;
} lanes;

/* Whether lanes of the operand are one aligned vector, or one element. */
static bool has_vectors(const lanes *x, const nest_operand *o)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype), bytes = size * x->width;

	if (o->where == NEST_VALUE || (o->stride[x->loop] == 0 && o->nindirect == 0))
		return true;
	if (o->stride[x->loop] != size || o->offset % bytes != 0)
		return false;
	for (int l = 0; l < (int)x->p->nest->nloops; l++)
		if (l != x->loop && o->stride[l] % bytes != 0)
			return false;
	for (uint32_t i = 0; i < o->nindirect; i++)
		if (o->indirect_stride[i] % bytes != 0 ||
		    smr_expr_loops(o->indirect[i]) >> x->loop & 1)
			return false;
	return true;
}

static bool check_lanes(const smr_expr *e, void *arg)
{
	lanes *x = arg;
	const nest_made *m = nest_made_find(x->p, e);
	int at = m != NULL ? m->operand : e->kind == SMR_EXPR_READ ? nest_operand_of(x->p, e) : -1;

	if (e == x->known)
		return false;
	if (at >= 0)
		x->ok = x->ok && has_vectors(x, &x->p->ops[at]);
	else
		x->ok = x->ok && e->kind != SMR_EXPR_FOLD && e->kind != SMR_EXPR_SCAN &&
			!(nest_is_at_border(e) &&
			  (!x->borders || smr_expr_loops(e->args[0]) >> x->loop & 1));
	return m == NULL && x->ok;
}

bool nest_simt_vectors(const nest_plan *p, const smr_expr *e, const smr_expr *known, int loop,
		       int width)
{
	lanes x = {
		.p = p, .loop = loop, .width = width, .borders = true, .known = known, .ok = true};

	if (width < 2 || p->extent[loop] % width != 0 ||
	    (int64_t)nest_widest(p, e) * width > p->cpu.vector)
		return false;
	nest_walk(e, check_lanes, &x);
	return x.ok;
}

bool nest_simt_stores_vectors(const nest_plan *p, const nest_stage *s, int loop, int width)
{
	lanes x = {.p = p, .loop = loop, .width = width};
	const nest_operand *o = &p->ops[s->out];

	return s->pred == NULL && o->where != NEST_RESULT && o->stride[loop] != 0 &&
	       has_vectors(&x, o);
}

int nest_simt_near(const nest_plan *p, const smr_expr *e, int loop)
{
	along a = look_along(p, e, loop);

	return a.near - a.far;
}

/* Threads of long chains compute a vector each: more bytes are on their way from memory at the same
 * time. */
static void choose_lanes(const nest_plan *p, nest_stage *s)
{
	enum { MOST = 8, LEAST_VECTORS = 4 };
	int last = s->nloops > 0 ? s->order[s->nloops - 1] : -1;
	lanes x = {.p = p, .loop = last, .ok = true};

	if (last < 0 || s->team != NEST_ALONE || s->makes != NULL || s->pred != NULL ||
	    smr_nest_has_range(p->nest))
		return;
	x.width = p->cpu.vector / (int)nest_widest(p, s->value);
	x.width = x.width > MOST ? MOST : x.width;
	if (x.width < 2 || (p->extent[last] % x.width != 0 && (!p->cpu.tails || s->nloops > 1)) ||
	    p->extent[last] < (int64_t)LEAST_VECTORS * x.width ||
	    nest_simt_points(p, s) < p->cpu.simt || !has_vectors(&x, &p->ops[s->out]) ||
	    p->ops[s->out].stride[last] == 0)
		return;
	nest_walk(s->value, check_lanes, &x);
	if (!x.ok)
		return;
	s->vloop = last;
	s->width = s->tile[last] = x.width;
	s->tail = p->extent[last] % x.width != 0;
}

void nest_simt_schedule(nest_plan *p, nest_stage *s)
{
	int last = innermost_loop(p, s);
	double points = 1;

	for (int l = 0; l < (int)p->nest->nloops; l++) {
		if (!(s->domain >> l & 1) || p->extent[l] < 2)
			continue;
		points *= (double)p->extent[l];
		if (l != last && l != s->scan)
			s->order[s->nloops++] = l;
	}
	if (last >= 0)
		s->order[s->nloops++] = last;
	s->npar = s->nloops;
	s->cost = points;
	s->threads = BLOCK;
	if (p->attends) {
		nest_simt_attention(p, s);
		return;
	}
	if (nest_simt_product(p, s))
		return;
	if (s->scan >= 0) {
		nest_simt_scan(p, s);
		return;
	}
	choose_team(p, s);
	if (!nest_simt_turn(p, s))
		choose_lanes(p, s);
}
