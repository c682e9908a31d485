/* The tail of a product as a codelet of its own: out[i, j] = f(sum[i, j], read[i, j] ...) over the
 * rows and columns of a piece, whose windows begin where the piece does. A piece has one of four
 * sizes at most, and each has its code, which is the same but for numbers as a rule. */
#include "back/cpu/lib_tail.h"

#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include "back/cpu/lib_read.h"
#include "base/alloc.h"
#include "base/status.h"

/* A library that is built carries products, but nothing that makes code: there is no list in it. */
#pragma weak smr_impl_find

enum { SIZES = 4, SUM = 0, OUT = 1, READS = 2, BASES = READS + SMR_TAIL_READS, COPIES = 512 };

/** One size of piece, for one thread at a time where the implementation asks for that. */
typedef struct sized {
	int64_t rows, cols;
	smr_graph *graph;
	smr_codelet codelet;
	const smr_node *source;
	smr_exec *exec;
} sized;

typedef struct slot {
	atomic_bool busy;
	int nsizes;
	sized sizes[SIZES];
} slot;

typedef struct made {
	smr_tail face;
	const smr_impl *by;
	uint32_t nreads;
	int nslots;
	slot *slots;
} made;

static const smr_impl *find_impl(const char *name)
{
	return &smr_impl_find != NULL ? smr_impl_find(name) : NULL;
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for what is computed of a product");
}

bool smr_tail_there(const smr_codelet *c)
{
	smr_contraction x;

	return !smr_codelet_is_opaque(c) && c->nbeside == 0 && smr_nest_tail(c->nest->nest, &x) &&
	       !smr_lib_stores(c, x.core);
}

/* ---- the nest ------------------------------------------------------------------------------- */

typedef struct building {
	smr_graph *g;
	smr_contraction of;
	const smr_expr *reads[SMR_TAIL_READS];
	uint32_t nreads;
	smr_node *ins[1 + SMR_TAIL_READS];
	const smr_expr *now[1 + SMR_TAIL_READS]; /* what stands for the sum, and for the reads */
	uint32_t ncopies;
	const smr_expr *from[COPIES], *to[COPIES];
} building;

/* A window of rows and columns at byte strides; what does not move has one row, or one column. */
static smr_status window(building *b, const char *name, smr_dtype t, const int64_t n[2],
			 const int64_t step[2], smr_node **view, smr_index **at)
{
	smr_graph *g = b->g;
	smr_window w = {.base = smr_graph_base(g, name), .offset = smr_poly_const(g->arena, 0)};
	int64_t dims[2];
	smr_type type;

	*at = smr_arena_array(g->arena, 2, sizeof(**at));
	if (w.base == UINT32_MAX || w.offset == NULL || *at == NULL)
		return no_memory();
	for (int d = 0; d < 2; d++) {
		bool moves = step[d] != 0 && n[d] > 1;

		dims[d] = moves ? n[d] : 1;
		w.stride[d] = smr_poly_const(g->arena, step[d]);
		(*at)[d].offset = smr_poly_const(g->arena, 0);
		(*at)[d].coef[d] = moves ? smr_poly_const(g->arena, 1) : NULL;
		if (w.stride[d] == NULL || (*at)[d].offset == NULL ||
		    (moves && (*at)[d].coef[d] == NULL))
			return no_memory();
	}
	SMR_TRY(smr_type_make(g, t, 2, dims, &type));
	*view = smr_graph_view(g, &type, &w, NULL);
	return *view != NULL ? SMR_OK : no_memory();
}

static smr_status input(building *b, uint32_t i, const char *name, smr_dtype t, const int64_t n[2],
			const int64_t step[2])
{
	smr_index *at;

	SMR_TRY(window(b, name, t, n, step, &b->ins[i], &at));
	b->now[i] = smr_expr_read(b->g, t, i, 2, at);
	return b->now[i] != NULL ? SMR_OK : no_memory();
}

/* NULL: no memory, or too many parts. What is one object stays one. */
static const smr_expr *copied(building *b, const smr_expr *e)
{
	const smr_expr *args[3], *to;
	uint32_t i;

	if (e == b->of.core)
		return b->now[0];
	if (e->kind == SMR_EXPR_READ)
		return b->now[1 + smr_lib_tail_read(b->reads, b->nreads, e)];
	if (e->kind == SMR_EXPR_CONST)
		return smr_expr_const(b->g, e->type, e->bits);
	for (i = 0; i < b->ncopies; i++)
		if (b->from[i] == e)
			return b->to[i];
	if (e->nargs > sizeof(args) / sizeof(*args))
		return NULL;
	for (i = 0; i < e->nargs; i++) {
		args[i] = copied(b, e->args[i]);
		if (args[i] == NULL)
			return NULL;
	}
	to = smr_expr_op(b->g, e->op, e->type, e->nargs, args);
	if (to != NULL && b->ncopies < COPIES) {
		b->from[b->ncopies] = e;
		b->to[b->ncopies++] = to;
	}
	return to;
}

static smr_status nest(building *b, const smr_codelet *c, const smr_gemm *g, const int64_t n[2],
		       smr_node **out)
{
	static const char *const loops[2] = {"i", "j"};
	int64_t size = (int64_t)smr_dtype_size(g->C.dtype);
	smr_nest *to = smr_arena_alloc(b->g->arena, sizeof(*to));
	smr_node *view;

	if (to == NULL)
		return no_memory();
	SMR_TRY(input(b, 0, "sum", g->dtype, n,
		      (int64_t[]){n[1] * (int64_t)smr_dtype_size(g->dtype),
				  (int64_t)smr_dtype_size(g->dtype)}));
	SMR_TRY(window(b, "out", g->C.dtype, n, (int64_t[]){g->cm * size, g->cn * size}, &view,
		       &to->store));
	for (uint32_t i = 0; i < b->nreads; i++)
		SMR_TRY(input(b, i + 1, "in", g->tail.reads[i].dtype, n,
			      (int64_t[]){g->tail.rows[i], g->tail.cols[i]}));
	b->g->bases[OUT].written = true;
	to->nloops = 2;
	for (int d = 0; d < 2; d++) {
		to->loops[d] = (smr_loop){loops[d], smr_poly_const(b->g->arena, n[d])};
		if (to->loops[d].extent == NULL)
			return no_memory();
	}
	to->domain = 3;
	to->value = copied(b, c->nest->nest->value);
	*out = to->value == NULL ? NULL : smr_graph_nest(b->g, to, b->ins, 1 + b->nreads, view);
	return *out != NULL ? SMR_OK : no_memory();
}

/* The codelet for pieces of this size. */
static smr_status codelet_of(const smr_codelet *c, const smr_gemm *g, sized *s)
{
	building b = {.nreads = 0};
	smr_node *n;
	smr_status st;

	if (!smr_nest_tail(c->nest->nest, &b.of))
		return smr_fail(SMR_EINTERNAL, "there is nothing computed of the product");
	b.nreads = smr_lib_tail_reads(c->nest->nest->value, b.of.core, b.reads, 0);
	SMR_TRY(smr_graph_new("tail", &b.g));
	st = nest(&b, c, g, (int64_t[]){s->rows, s->cols}, &n);
	if (st != SMR_OK) {
		smr_graph_free(b.g);
		return st;
	}
	s->graph = b.g;
	s->source = n;
	s->codelet = (smr_codelet){
		.graph = b.g, .nest = n, .fp = c->fp, .nsources = 1, .sources = &s->source};
	return SMR_OK;
}

/* ---- all sizes ------------------------------------------------------------------------------ */

static smr_status prepare(made *t, const smr_codelet *c, const smr_gemm_plan *p, sized *s)
{
	void *base[BASES] = {NULL};
	uint64_t value[1 + BASES] = {0};
	smr_env e = {.base = base, .value = value};

	SMR_TRY(codelet_of(c, &p->g, s));
	SMR_TRY(t->by->accept(&s->codelet, &e));
	return t->by->prepare(&s->codelet, &e, NULL, &s->exec);
}

static sized *find(slot *s, int64_t rows, int64_t cols)
{
	for (int i = 0; i < s->nsizes; i++)
		if (s->sizes[i].rows == rows && s->sizes[i].cols == cols)
			return &s->sizes[i];
	return NULL;
}

static smr_status fill(made *t, const smr_codelet *c, const smr_gemm_plan *p, slot *s)
{
	for (int i = 0; i < p->pm; i++)
		for (int j = 0; j < p->pn; j++) {
			int64_t rows = smr_gemm_row(p, i + 1) - smr_gemm_row(p, i);
			int64_t cols = smr_gemm_column(p, j + 1) - smr_gemm_column(p, j);

			if (rows == 0 || cols == 0 || find(s, rows, cols) != NULL)
				continue;
			if (s->nsizes == SIZES)
				return smr_fail(SMR_EINTERNAL, "pieces of too many sizes");
			s->sizes[s->nsizes] = (sized){.rows = rows, .cols = cols};
			SMR_TRY(prepare(t, c, p, &s->sizes[s->nsizes++]));
		}
	return SMR_OK;
}

static slot *borrow(made *t)
{
	for (;;) {
		for (int i = 0; i < t->nslots; i++)
			if (!atomic_exchange_explicit(&t->slots[i].busy, true,
						      memory_order_acquire))
				return &t->slots[i];
		sched_yield();
	}
}

static smr_status run(const smr_tail *face, const smr_tail_piece *at)
{
	made *t = (made *)(uintptr_t)face;
	bool alone = t->nslots > 1;
	slot *s = alone ? borrow(t) : &t->slots[0];
	sized *z = find(s, at->rows, at->cols);
	void *base[BASES] = {[SUM] = at->sum, [OUT] = at->out};
	uint64_t value[1 + BASES] = {0};
	smr_env e = {.base = base, .value = value};
	smr_status st;

	memcpy(base + READS, at->reads, t->nreads * sizeof(*base));
	st = t->by->run(z->exec, &e, NULL);
	if (alone)
		atomic_store_explicit(&s->busy, false, memory_order_release);
	return st;
}

static void release_sizes(const smr_impl *by, slot *s)
{
	for (int i = 0; i < s->nsizes; i++) {
		if (s->sizes[i].exec != NULL)
			by->release(s->sizes[i].exec);
		smr_graph_free(s->sizes[i].graph);
	}
}

void smr_tail_free(smr_tail *face)
{
	made *t = (made *)face;

	if (t == NULL)
		return;
	for (int i = 0; t->slots != NULL && i < t->nslots; i++)
		release_sizes(t->by, &t->slots[i]);
	smr_free(t->slots);
	smr_free(t);
}

/* Generated code is the same for all threads; strips keep what a thread is at. */
static bool is_shared(const smr_impl *by)
{
	return strcmp(by->name, "nest") == 0;
}

smr_status smr_tail_new(const smr_codelet *c, const smr_gemm_plan *p, const char *by, int threads,
			smr_tail **out)
{
	made *t = smr_calloc(1, sizeof(*t));
	smr_status st = SMR_OK;

	if (t == NULL)
		return no_memory();
	t->face.run = run;
	t->by = find_impl(by);
	t->nreads = p->g.tail.n;
	t->nslots = t->by == NULL || is_shared(t->by) ? 1 : threads;
	t->slots = smr_calloc((size_t)t->nslots, sizeof(*t->slots));
	if (t->slots == NULL)
		st = no_memory();
	else if (t->by == NULL)
		st = smr_fail(SMR_EUNSUPPORTED, "there is no implementation '%s'", by);
	for (int i = 0; st == SMR_OK && i < t->nslots; i++)
		st = fill(t, c, p, &t->slots[i]);
	if (st != SMR_OK) {
		smr_tail_free(&t->face);
		return st;
	}
	*out = &t->face;
	return SMR_OK;
}

smr_status smr_tail_check(const smr_codelet *c, const smr_gemm_plan *p, const char *by)
{
	sized s = {.rows = smr_gemm_row(p, 1), .cols = smr_gemm_column(p, 1)};
	const smr_impl *im = find_impl(by);
	void *base[BASES] = {NULL};
	uint64_t value[1 + BASES] = {0};
	smr_env e = {.base = base, .value = value};
	smr_status st;

	if (im == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "there is no implementation '%s'", by);
	SMR_TRY(codelet_of(c, &p->g, &s));
	st = im->accept(&s.codelet, &e);
	smr_graph_free(s.graph);
	return st;
}
