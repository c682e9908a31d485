/* The tail of a product as a codelet: out[i, j] = f(sum[i, j], read[i, j] ...) over the rows and
 * columns of a piece. Its windows start at the piece. */
#include "back/cpu/product/epilogue.h"
#include "back/cpu/product/read.h"
#include "base/status.h"

enum { COPIES = 512 };

/* ---- the nest ------------------------------------------------------------------------------- */

typedef struct building {
	smr_graph *g;
	smr_contraction of;
	const smr_expr *reads[SMR_PRODUCT_EPILOGUE_READS];
	uint32_t nreads;
	smr_node *ins[1 + SMR_PRODUCT_EPILOGUE_READS];
	const smr_expr *now[1 + SMR_PRODUCT_EPILOGUE_READS]; /* replacements of the sum and of the
								reads */
	uint32_t ncopies;
	const smr_expr *from[COPIES], *to[COPIES];
} building;

/* Makes a window of rows and columns with byte strides. A dimension with stride 0 has one
 * element. */
static smr_status make_window(building *b, const char *name, smr_dtype t, const int64_t n[2],
			      const int64_t step[2], smr_node **view, smr_index **at)
{
	smr_graph *g = b->g;
	smr_window w = {.base = smr_graph_base(g, name), .offset = smr_poly_const(g->arena, 0)};
	int64_t dims[2];
	smr_type type;

	*at = smr_arena_array(g->arena, 2, sizeof(**at));
	if (w.base == UINT32_MAX || w.offset == NULL || *at == NULL)
		return smr_product_no_memory();
	for (int d = 0; d < 2; d++) {
		bool moves = step[d] != 0 && n[d] > 1;

		dims[d] = moves ? n[d] : 1;
		w.stride[d] = smr_poly_const(g->arena, step[d]);
		(*at)[d].offset = smr_poly_const(g->arena, 0);
		(*at)[d].coef[d] = moves ? smr_poly_const(g->arena, 1) : NULL;
		if (w.stride[d] == NULL || (*at)[d].offset == NULL ||
		    (moves && (*at)[d].coef[d] == NULL))
			return smr_product_no_memory();
	}
	SMR_TRY(smr_type_make(g, t, 2, dims, &type));
	*view = smr_graph_view(g, &type, &w, NULL);
	return *view != NULL ? SMR_OK : smr_product_no_memory();
}

static smr_status add_nest_input(building *b, uint32_t i, const char *name, smr_dtype t,
				 const int64_t n[2], const int64_t step[2])
{
	smr_index *at;

	SMR_TRY(make_window(b, name, t, n, step, &b->ins[i], &at));
	b->now[i] = smr_expr_read(b->g, t, i, 2, at);
	return b->now[i] != NULL ? SMR_OK : smr_product_no_memory();
}

/* Copies an expression; NULL: no memory, or too many parts. Shared parts stay shared. */
static const smr_expr *copy_expression(building *b, const smr_expr *e)
{
	const smr_expr *args[3], *to;
	uint32_t i;

	if (e == b->of.core)
		return b->now[0];
	if (e->kind == SMR_EXPR_READ)
		return b->now[1 + smr_product_tail_read(b->reads, b->nreads, e)];
	if (e->kind == SMR_EXPR_CONST)
		return smr_expr_const(b->g, e->type, e->bits);
	for (i = 0; i < b->ncopies; i++)
		if (b->from[i] == e)
			return b->to[i];
	if (e->nargs > sizeof(args) / sizeof(*args))
		return NULL;
	for (i = 0; i < e->nargs; i++) {
		args[i] = copy_expression(b, e->args[i]);
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

static smr_status build_nest(building *b, const smr_codelet *c, const smr_gemm *g,
			     const int64_t n[2], smr_node **out)
{
	static const char *const loops[2] = {"i", "j"};
	int64_t size = (int64_t)smr_dtype_size(g->C.dtype);
	smr_nest *to = smr_arena_alloc(b->g->arena, sizeof(*to));
	smr_node *view;

	if (to == NULL)
		return smr_product_no_memory();
	SMR_TRY(add_nest_input(b, 0, "sum", g->dtype, n,
			       (int64_t[]){n[1] * (int64_t)smr_dtype_size(g->dtype),
					   (int64_t)smr_dtype_size(g->dtype)}));
	SMR_TRY(make_window(b, "out", g->C.dtype, n, (int64_t[]){g->cm * size, g->cn * size}, &view,
			    &to->store));
	for (uint32_t i = 0; i < b->nreads; i++)
		SMR_TRY(add_nest_input(b, i + 1, "in", g->tail.reads[i].dtype, n,
				       (int64_t[]){g->tail.rows[i], g->tail.cols[i]}));
	b->g->bases[SMR_PRODUCT_EPILOGUE_OUT].written = true;
	to->nloops = 2;
	for (int d = 0; d < 2; d++) {
		to->loops[d] = (smr_loop){loops[d], smr_poly_const(b->g->arena, n[d])};
		if (to->loops[d].extent == NULL)
			return smr_product_no_memory();
	}
	to->domain = 3;
	to->value = copy_expression(b, c->nest->nest->value);
	*out = to->value == NULL ? NULL : smr_graph_nest(b->g, to, b->ins, 1 + b->nreads, view);
	return *out != NULL ? SMR_OK : smr_product_no_memory();
}

smr_status smr_product_epilogue_codelet_new(const smr_codelet *c, const smr_gemm *g, int64_t rows,
					    int64_t cols, smr_product_epilogue_codelet *out)
{
	building b = {.nreads = 0};
	smr_node *n;
	smr_status st;

	if (!smr_nest_tail(c->nest->nest, &b.of))
		return smr_fail(SMR_EINTERNAL, "there is nothing computed of the product");
	b.nreads = smr_product_tail_reads(c->nest->nest->value, b.of.core, b.reads, 0);
	SMR_TRY(smr_graph_new("tail", &b.g));
	st = build_nest(&b, c, g, (int64_t[]){rows, cols}, &n);
	if (st != SMR_OK) {
		smr_graph_free(b.g);
		return st;
	}
	out->graph = b.g;
	out->source = n;
	out->codelet = (smr_codelet){
		.graph = b.g, .nest = n, .fp = c->fp, .nsources = 1, .sources = &out->source};
	return SMR_OK;
}
