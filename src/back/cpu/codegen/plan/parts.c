/* Sums over the rows of a large matrix, in parts.
 *
 * A row times a matrix, perhaps of quantised weights, is one sum for each column. If a tile of
 * columns ran over all rows, it would read a few lines of each: other pages in every step, in an
 * order that no prefetcher follows. So the outermost loop of such folds is divided into slabs: some
 * rows, which are read as they lie in memory, for all columns. A part is several slabs, whose sums
 * are added to one row, which stays in the cache. The stage that stores the results adds the parts.
 * Their number depends on sizes alone. */
#include "back/cpu/codegen/plan/nest.h"
#include <string.h>

enum {
	LEAST_COLUMNS = 128,     /* a multiple of all tiles of 1, 2, 4 or 8 vectors */
	LEAST_BYTES = 256 << 10, /* of a matrix: smaller ones stay in the second cache */
	ROWS = 64,               /* most rows of a slab, each on a page of its own */
	LEAST_PARTS = 8,
	CACHED = 1 << 20 /* elements of a slab; of wider matrices, a slab has half as many rows */
};

typedef struct search {
	nest_plan *p;
	uint64_t bound; /* the fold's loops */
	int columns;    /* the domain's only loop */
	int n;          /* of folds */
	const smr_expr *fold[NEST_MAX_PARTED];
	int matrix[NEST_MAX_PARTED]; /* operands */
	int64_t slabs;
	bool ok;
	int large; /* a large matrix that the term reads; -1: none */
} search;

static int64_t count_rows(const nest_plan *p, const smr_expr *f, uint32_t from)
{
	int64_t n = 1;

	for (uint32_t i = from; i < f->nloops; i++)
		if (__builtin_mul_overflow(n, p->extent[f->loops[i]], &n))
			return INT64_MAX;
	return n;
}

/* Returns the slabs of a fold: as many rows for each as are allowed; 0: it cannot be divided. */
static int64_t count_slabs(const nest_plan *p, const smr_expr *f, int columns)
{
	int64_t inner = count_rows(p, f, 1), n = p->extent[f->loops[0]];
	int64_t most = p->extent[columns] * ROWS > CACHED ? ROWS / 2 : ROWS;

	if (inner > most)
		return 0;
	for (int64_t chunk = most / inner; chunk > 0; chunk--)
		if (n % chunk == 0)
			return chunk * inner * 4 >= ROWS ? n / chunk : 0;
	return 0;
}

/* Terms are reads and operators on them; counters would have to know the part. */
static bool check_term(const smr_expr *e, void *arg)
{
	search *s = arg;
	int at = e->kind == SMR_EXPR_READ ? nest_operand_of(s->p, e) : -1;
	const nest_operand *o = at >= 0 ? &s->p->ops[at] : NULL;

	s->ok &= e->kind == SMR_EXPR_CONST || e->kind == SMR_EXPR_OP || o != NULL;
	if (o == NULL || o->where != NEST_MEMORY)
		return s->ok;
	int64_t size = (int64_t)smr_dtype_size(o->dtype), bytes = size;

	s->ok &= o->nindirect == 0 && !o->written &&
		 (o->stride[s->columns] == size || o->stride[s->columns] == 0);
	for (int l = 0; l < (int)s->p->nest->nloops; l++)
		if (o->stride[l] != 0 && (s->bound >> l & 1 || l == s->columns) &&
		    __builtin_mul_overflow(bytes, s->p->extent[l], &bytes))
			s->ok = false;
	if (o->stride[s->columns] == size && bytes >= LEAST_BYTES)
		s->large = at;
	return s->ok;
}

static void check_fold(search *s, const smr_expr *f)
{
	const smr_expr *term = nest_fold_term(s->p, f);
	int64_t slabs = count_slabs(s->p, f, s->columns);
	uint64_t bits;

	for (int k = 0; k < s->n; k++)
		if (s->fold[k] == f || smr_expr_equal(s->fold[k], f))
			return;
	s->ok &= s->n < NEST_MAX_PARTED && term != NULL && f->nacc == 1 && slabs >= LEAST_PARTS &&
		 f->step[0]->op == SMR_OP_add && (s->slabs == 0 || s->slabs == slabs) &&
		 smr_fold_compensated(f) == NULL && nest_fold_neutral(f, &bits) &&
		 smr_expr_loops(f) == UINT64_C(1) << s->columns;
	if (!s->ok)
		return;
	s->bound = 0;
	for (uint32_t i = 0; i < f->nloops; i++)
		s->bound |= UINT64_C(1) << f->loops[i];
	s->large = -1;
	nest_walk(term, check_term, s);
	s->ok &= s->large >= 0;
	s->slabs = slabs;
	s->matrix[s->n] = s->large;
	s->fold[s->n++] = f;
}

static void find_folds(search *s, const smr_expr *e)
{
	if (!s->ok)
		return;
	if (e->kind == SMR_EXPR_FOLD)
		check_fold(s, e);
	else if (e->kind == SMR_EXPR_SCAN)
		s->ok = false;
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs; i++)
		find_folds(s, e->args[i]);
}

/* Whether a fold is read only where a condition holds. */
static bool has_guard(const smr_expr *e, void *arg)
{
	bool folds = false;

	for (uint32_t i = 1; e->kind == SMR_EXPR_OP && e->op == SMR_OP_select && i < e->nargs; i++)
		nest_walk(e->args[i], nest_note_fold, &folds);
	*(bool *)arg |= folds;
	return !folds && e->kind != SMR_EXPR_FOLD;
}

/* Returns the only loop of the domain; -1: there are several. */
static int find_columns(const nest_plan *p)
{
	int found = -1;

	for (int l = 0; l < (int)p->nest->nloops; l++)
		if (p->nest->domain >> l & 1 && p->extent[l] > 1) {
			if (found >= 0)
				return -1;
			found = l;
		}
	return found;
}

/* Returns the number of parts. If tiles overlap, a sum must not be stored twice: each slab is a
 * part. */
static int64_t choose_parts(int64_t slabs, int64_t columns)
{
	int64_t n = columns % LEAST_COLUMNS == 0 ? LEAST_PARTS : slabs;

	while (slabs % n != 0)
		n++;
	return n;
}

/* Makes the loops over parts and over the slabs of a part: the last loops of a wider nest. */
static void divide_loops(nest_plan *p, const search *s)
{
	int part = (int)p->nest->nloops, slab = part + 1;
	uint64_t done = 0;

	p->wider = *p->nest;
	p->nest = &p->wider;
	p->wider.loops[part] = p->wider.loops[slab] = p->wider.loops[s->fold[0]->loops[0]];
	p->wider.nloops += 2;
	p->parted_loop = part;
	p->extent[part] = p->about[part] = choose_parts(s->slabs, p->extent[s->columns]);
	p->extent[slab] = p->about[slab] = s->slabs / p->extent[part];
	for (int k = 0; k < s->n; k++) {
		int l = (int)s->fold[k]->loops[0];

		if (done >> l & 1)
			continue;
		done |= UINT64_C(1) << l;
		p->extent[l] = p->about[l] = p->extent[l] / s->slabs;
		for (int i = 0; i < p->nops; i++) {
			int64_t step = p->ops[i].stride[l] * p->extent[l];

			p->ops[i].stride[slab] += step;
			p->ops[i].stride[part] += step * p->extent[slab];
		}
	}
}

/* Makes the stage that computes the parts of a fold. */
static smr_status add_parts(nest_plan *p, const smr_expr *f, int matrix, int columns)
{
	int part = p->parted_loop;
	nest_operand o = {.dtype = f->type, .where = NEST_TEMP};
	int64_t size = (int64_t)smr_dtype_size(f->type);
	int at;

	o.stride[columns] = size;
	o.stride[part] = size * p->extent[columns];
	o.bytes = (size_t)(o.stride[part] * p->extent[part]);
	SMR_TRY(nest_operand_row(p, &o, &at));
	SMR_TRY(nest_stage_new(p, f, UINT64_C(1) << columns | UINT64_C(3) << part, at));
	p->stages[p->nstages - 1].parts = true;
	p->parted[p->nparted].fold = f;
	p->parted[p->nparted].matrix = matrix;
	p->parted[p->nparted++].operand = at;
	return SMR_OK;
}

/* Finds the folds of all nests. */
static void search_nests(search *s)
{
	for (uint32_t k = 0; k <= s->p->c->nbeside; k++) {
		const smr_nest *n = smr_codelet_nest(s->p->c, k)->nest;
		bool guarded = n->pred != NULL;

		nest_walk(n->value, has_guard, &guarded);
		s->ok &= !guarded;
		find_folds(s, n->value);
	}
}

smr_status nest_parts_make(nest_plan *p)
{
	search s = {.p = p, .columns = find_columns(p), .ok = true};

	if (!p->reassoc || p->cpu.generic || p->slabs || s.columns < 0 ||
	    p->extent[s.columns] < LEAST_COLUMNS || p->nest->nloops + 2 > SMR_MAX_LOOPS)
		return SMR_OK;
	search_nests(&s);
	if (!s.ok || s.n == 0)
		return SMR_OK;
	divide_loops(p, &s);
	for (int k = 0; k < s.n; k++)
		SMR_TRY(add_parts(p, s.fold[k], s.matrix[k], s.columns));
	return SMR_OK;
}

/* Returns the matrix of a stage's fold. */
static const nest_operand *matrix_of(const nest_plan *p, const nest_stage *s)
{
	for (int k = 0; s->parts && k < p->nparted; k++)
		if (p->parted[k].fold == s->makes)
			return &p->ops[p->parted[k].matrix];
	return NULL;
}

/* Whether a tile of each stage reads the same rows of a matrix. */
static bool read_same_tiles(const nest_plan *p, const nest_stage *a, const nest_stage *b)
{
	const nest_operand *x = matrix_of(p, a), *y = matrix_of(p, b);

	return x != NULL && y != NULL && x->base == y->base && x->offset == y->offset &&
	       x->dtype == y->dtype && x->stride[p->parted_loop] == y->stride[p->parted_loop] &&
	       x->stride[p->parted_loop + 1] == y->stride[p->parted_loop + 1] &&
	       a->vloop == b->vloop && a->width == b->width && a->unroll == b->unroll &&
	       a->npar == b->npar && a->nloops == b->nloops &&
	       memcmp(a->order, b->order, (size_t)a->nloops * sizeof(a->order[0])) == 0;
}

/* Folds of one matrix, such as those of both halves of its bytes, read each tile one after the
 * other: the second one finds it in the first cache. */
void nest_merge_parts(nest_plan *p)
{
	for (int i = 0; i < p->nstages; i++)
		for (int j = i + 1; j < p->nstages && p->stages[i].parts;) {
			const nest_stage *a = &p->stages[i], *b = &p->stages[j];

			if (a->nmore < NEST_MAX_MORE && read_same_tiles(p, a, b))
				nest_absorb_stage(p, i, j, b->value);
			else
				j++;
		}
}
