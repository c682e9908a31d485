/* Contractions as products of matrices, independent of kernel names.
 *
 * A loop that moves both operands belongs to the batch or to k; one that moves a single operand is
 * a loop of rows or of columns. Contiguous loops are joined. Of several loops of rows or columns,
 * the longest becomes the matrix's dimension and the others become part of the batch. */
#include <string.h>

#include "back/cpu/product/read.h"

typedef struct group {
	uint32_t n;
	smr_gemm_loop loop[SMR_MAX_LOOPS];
} group;

/* Sort key, outer loops first: the stride of the result, or of the left operand. */
static int64_t outer_stride(const smr_gemm_loop *l)
{
	int64_t s = l->c != 0 ? l->c : l->a;

	return s < 0 ? -s : s;
}

static void insert_loop(group *g, smr_gemm_loop l)
{
	uint32_t at = g->n++;

	for (; at > 0 && outer_stride(&g->loop[at - 1]) < outer_stride(&l); at--)
		g->loop[at] = g->loop[at - 1];
	g->loop[at] = l;
}

static bool loops_are_contiguous(const smr_gemm_loop *outer, const smr_gemm_loop *inner)
{
	for (uint32_t i = 0; i < SMR_PRODUCT_EPILOGUE_READS; i++)
		if (outer->t[i] != inner->t[i] * inner->n)
			return false;
	return outer->a == inner->a * inner->n && outer->b == inner->b * inner->n &&
	       outer->c == inner->c * inner->n;
}

static void join_contiguous_loops(group *g)
{
	for (uint32_t i = 0; i + 1 < g->n;) {
		smr_gemm_loop *l = &g->loop[i];

		if (!loops_are_contiguous(l, l + 1)) {
			i++;
			continue;
		}
		l[1].n *= l->n;
		g->n--;
		memmove(l, l + 1, (g->n - i) * sizeof(*l));
	}
}

/* Takes the longest loop out of the group; the others go to the batch. */
static smr_gemm_loop take_longest_loop(group *g, group *batch)
{
	smr_gemm_loop one = {.n = 1};
	uint32_t best = 0;

	for (uint32_t i = 1; i < g->n; i++)
		if (g->loop[i].n >= g->loop[best].n)
			best = i;
	for (uint32_t i = 0; i < g->n; i++)
		if (i != best)
			insert_loop(batch, g->loop[i]);
	return g->n > 0 ? g->loop[best] : one;
}

static smr_gemm_loop read_loop(smr_product_reader *r, const smr_gemm *g, uint32_t l)
{
	const smr_operand *from[3] = {&g->A, &g->B, &g->C};
	int64_t step[3];

	for (int i = 0; i < 3; i++) {
		int64_t size = (int64_t)smr_dtype_size(from[i]->dtype);

		step[i] = from[i]->stride[l] / size;
		if (from[i]->stride[l] % size != 0)
			smr_product_refuse(r, "a stride is no multiple of the element's size");
	}
	smr_gemm_loop at = {.n = r->extent[l], .a = step[0], .b = step[1], .c = step[2]};

	for (uint32_t i = 0; i < g->tail.n; i++)
		at.t[i] = g->tail.reads[i].stride[l];
	return at;
}

static void sort_loops(smr_product_reader *r, const smr_gemm *g, group *batch, group *rows,
		       group *columns, group *sum)
{
	const smr_nest *n = r->c->nest->nest;

	for (uint32_t l = 0; l < n->nloops && r->st == SMR_OK; l++) {
		smr_gemm_loop at = read_loop(r, g, l);

		if (at.n == 1)
			continue;
		if (!(n->domain >> l & 1))
			insert_loop(sum, (smr_gemm_loop){.n = at.n, .a = at.a, .b = at.b});
		else if (at.c == 0)
			smr_product_refuse(r, "elements that are stored more than once");
		else if (at.a == 0 && at.b != 0)
			insert_loop(columns, at);
		else if (at.b == 0 && at.a != 0)
			insert_loop(rows, at);
		else
			insert_loop(batch, at);
	}
}

static void set_batch_loops(smr_product_reader *r, smr_gemm *g, group *batch)
{
	smr_gemm_loop inner = {.n = 1};

	join_contiguous_loops(batch);
	if (batch->n > SMR_GEMM_LOOPS) {
		smr_product_refuse(r, "a batch of too many loops");
		return;
	}
	if (batch->n > 0)
		inner = batch->loop[--batch->n];
	g->batch = inner.n;
	g->ab = inner.a;
	g->bb = inner.b;
	g->cb = inner.c;
	memcpy(g->tail.batch, inner.t, sizeof(inner.t));
	g->nouter = batch->n;
	memcpy(g->outer, batch->loop, batch->n * sizeof(*g->outer));
}

static void set_sum_loops(smr_product_reader *r, smr_gemm *g, const group *sum)
{
	g->k = 1;
	if (sum->n > SMR_GEMM_LOOPS) {
		smr_product_refuse(r, "a sum over too many loops");
		return;
	}
	for (uint32_t i = 0; i < sum->n; i++)
		if (__builtin_mul_overflow(g->k, sum->loop[i].n, &g->k))
			smr_product_refuse(r, "a sum that is too long");
	g->ak = sum->n > 0 ? sum->loop[0].a : 0;
	g->bk = sum->n > 0 ? sum->loop[0].b : 0;
	if (sum->n < 2)
		return;
	g->nsum = sum->n;
	memcpy(g->sum, sum->loop, sum->n * sizeof(*g->sum));
}

static void read_operand(smr_product_reader *r, const smr_expr *read, smr_operand *out)
{
	if (r->st == SMR_OK)
		r->st = smr_codelet_operand(r->c, read, r->e->sym, out);
	if (r->st == SMR_OK && out->is_value)
		smr_product_refuse(r, "a number where an array is expected");
}

/* Whether the stored value is the sum itself, perhaps in a shorter type. */
bool smr_product_stores(const smr_codelet *c, const smr_expr *core)
{
	const smr_expr *e = c->nest->nest->value;
	bool shorter = core->type == SMR_F32 && (e->type == SMR_BF16 || e->type == SMR_F16);

	return e == core ||
	       (e->kind == SMR_EXPR_OP && e->op == SMR_OP_convert && shorter && e->args[0] == core);
}

uint32_t smr_product_tail_read(const smr_expr *const *reads, uint32_t n, const smr_expr *e)
{
	uint32_t i = 0;

	while (i < n && !smr_expr_equal(reads[i], e))
		i++;
	return i;
}

uint32_t smr_product_tail_reads(const smr_expr *e, const smr_expr *core, const smr_expr **reads,
				uint32_t n)
{
	if (e == core)
		return n;
	if (e->kind == SMR_EXPR_READ && smr_product_tail_read(reads, n, e) == n)
		reads[n++] = e;
	for (uint32_t i = 0; i < e->nargs; i++)
		n = smr_product_tail_reads(e->args[i], core, reads, n);
	return n;
}

/* Refuses operands in the result's memory, unless they are read at the stored element: other pieces
 * may already have stored there. */
static void check_result_overlap(smr_product_reader *r, const smr_operand *o, const smr_operand *to,
				 bool same)
{
	if (r->st != SMR_OK || o->base != to->base)
		return;
	for (uint32_t l = 0; l < r->c->nest->nest->nloops; l++)
		same &= o->stride[l] == to->stride[l] || r->extent[l] == 1;
	if (!same || o->offset != to->offset)
		smr_product_refuse(r, "it reads what it stores");
}

static void read_tail(smr_product_reader *r, const smr_contraction *x, smr_gemm *g)
{
	const smr_expr *reads[SMR_PRODUCT_EPILOGUE_READS] = {NULL};
	smr_gemm_tail *t = &g->tail;

	t->there = true;
	t->n = smr_product_tail_reads(r->c->nest->nest->value, x->core, reads, 0);
	for (uint32_t i = 0; i < t->n; i++) {
		read_operand(r, reads[i], &t->reads[i]);
		check_result_overlap(r, &t->reads[i], &g->C, true);
	}
	check_result_overlap(r, &g->A, &g->C, false);
	check_result_overlap(r, &g->B, &g->C, false);
}

void smr_product_dot_of(smr_product_reader *r, const smr_contraction *x, smr_gemm *g)
{
	group batch = {0}, rows = {0}, columns = {0}, sum = {0};
	smr_gemm_loop m, n;

	g->dtype = x->core->type;
	g->alpha.value = g->beta.value = 1;
	read_operand(r, x->a, &g->A);
	read_operand(r, x->b, &g->B);
	read_operand(r, NULL, &g->C);
	if (r->st == SMR_OK && !smr_product_stores(r->c, x->core))
		read_tail(r, x, g);
	if (r->st != SMR_OK)
		return;
	sort_loops(r, g, &batch, &rows, &columns, &sum);
	join_contiguous_loops(&rows);
	join_contiguous_loops(&columns);
	join_contiguous_loops(&sum);
	m = take_longest_loop(&rows, &batch);
	n = take_longest_loop(&columns, &batch);
	g->m = m.n;
	g->am = m.a;
	g->cm = m.c;
	memcpy(g->tail.rows, m.t, sizeof(m.t));
	g->n = n.n;
	g->bn = n.b;
	g->cn = n.c;
	memcpy(g->tail.cols, n.t, sizeof(n.t));
	g->packs = true;
	if (g->m * g->n == 1)
		smr_product_refuse(r, "numbers, not a matrix");
	set_sum_loops(r, g, &sum);
	set_batch_loops(r, g, &batch);
}
