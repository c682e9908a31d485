/* Scans for SIMT: a team computes the iterations of a row together, as many at a time as it has
 * threads, and carries the value before them along. Long scans of few points are divided into
 * chunks: a stage makes the value of each chunk, then the threads of a chunk join those before it.
 *
 * Values are joined in the order of the iterations, but grouped otherwise than one by one: so the
 * operator must be one that may be regrouped, like that of a fold. */
#include "back/cpu/codegen/plan/nest.h"

enum {
	SHORT = 64,       /* scans below this are computed by one thread */
	LONG = 2048,      /* ... and from here on by a block */
	BLOCK = 256,      /* threads of a block */
	LARGE = 1024,     /* the most of them */
	CHUNK = 4 * LARGE /* least iterations of a chunk */
};

/* The scans of a value. */
typedef struct scans {
	const nest_plan *p;
	const smr_expr *first; /* NULL: none */
	bool ok, several;
} scans;

static bool find_scan(const smr_expr *e, void *arg)
{
	scans *x = arg;
	bool folds = false;

	if (e->kind == SMR_EXPR_FOLD && nest_made_find(x->p, e) == NULL)
		x->ok = false; /* all threads of a team would compute it at one point */
	if (e->kind != SMR_EXPR_SCAN)
		return nest_made_find(x->p, e) == NULL;
	for (uint32_t k = 0; k < e->nacc; k++) {
		nest_walk(e->init[k], nest_note_fold, &folds);
		nest_walk(e->step[k], nest_note_fold, &folds);
	}
	x->ok = x->ok && nest_step_term(x->p, e) != NULL && !folds;
	x->several |= x->first != NULL && !smr_expr_equal(x->first, e);
	x->first = x->first != NULL ? x->first : e;
	return false;
}

/* Finds the scan of a value that teams may compute; NULL: they may not. */
static scans look_at(const nest_plan *p, const smr_expr *value, const smr_expr *pred)
{
	scans x = {.p = p, .ok = true};

	nest_walk(value, find_scan, &x);
	x.ok = x.ok && x.first != NULL && p->cpu.scans && pred == NULL && !p->inplace &&
	       !smr_nest_has_range(p->nest);
	return x;
}

static int64_t points_of(const nest_plan *p, uint64_t domain, int scan)
{
	int64_t n = 1;

	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (domain >> l & 1 && l != scan)
			n *= p->extent[l];
	return n;
}

/* Whether neighbouring points are adjacent in memory, and are so many that each has a thread. */
static bool is_of_columns(const nest_plan *p, const smr_expr *value, uint64_t domain, int scan)
{
	int along = nest_simt_near(p, value, scan);

	if (points_of(p, domain, scan) * 4 < p->cpu.simt)
		return false;
	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (domain >> l & 1 && l != scan && p->extent[l] > 1 &&
		    nest_simt_near(p, value, l) > along)
			return true;
	return false;
}

int64_t nest_simt_scan_chunk(const nest_plan *p, const smr_nest *n, int scan, const smr_expr **of)
{
	scans x = look_at(p, n->value, n->pred);
	int64_t points = points_of(p, n->domain, scan), length = p->extent[scan], chunks;

	if (!x.ok || x.several)
		return 0;
	*of = x.first;
	chunks = p->cpu.simt / (points * LARGE);
	chunks = chunks > length / CHUNK ? length / CHUNK : chunks;
	return chunks < 2 ? 0 : (length + chunks - 1) / chunks;
}

void nest_simt_scan(const nest_plan *p, nest_stage *s)
{
	double points = (double)nest_simt_points(p, s), n = (double)p->extent[s->scan];
	scans x = look_at(p, s->value, s->pred);

	if (!x.ok || n < SHORT || is_of_columns(p, s->value, s->domain, s->scan))
		return;
	s->team = NEST_TEAM_WARP;
	if (s->nchunks < 2 && n < LONG && points * NEST_WARP >= (double)p->cpu.simt)
		return;
	s->team = NEST_TEAM_BLOCK;
	s->threads = n >= LONG ? LARGE : BLOCK;
}
