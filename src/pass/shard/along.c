/* The memory access order of a codelet: the loops along which consecutive iterations access
 * neighbouring memory. Kernels of the same class and sizes may differ in it. */
#include <math.h>
#include <string.h>

#include "base/status.h"
#include "pass/codelet/codelet.h"

typedef struct walker {
	const smr_codelet *c;
	const int64_t *sym;
	double extent[SMR_MAX_LOOPS];
	int inner; /* loop along which results are contiguous; -1: none */
	smr_cost_walk *out;
} walker;

static bool is_beside(const smr_operand *x, uint32_t loop)
{
	return x->stride[loop] == (int64_t)smr_dtype_size(x->dtype) ||
	       x->stride[loop] == -(int64_t)smr_dtype_size(x->dtype);
}

/* Computes the operand's strides; false: unknown. */
static bool strides_of(const walker *w, const smr_expr *read, smr_operand *out)
{
	const smr_node *from = read == NULL ? w->c->nest : w->c->nest->ins[read->input];
	const smr_index *index = read == NULL ? w->c->nest->nest->store : read->index;

	for (uint32_t d = 0; index != NULL && d < from->type.rank; d++)
		if (index[d].indirect != NULL)
			return false;
	return smr_codelet_operand(w->c, read, w->sym, out) == SMR_OK;
}

static void add_read(const walker *w, const smr_expr *read)
{
	smr_operand x;

	if (!strides_of(w, read, &x)) {
		w->out->jumps++;
		return;
	}
	if (x.is_value)
		return;
	if (w->inner >= 0 && is_beside(&x, (uint32_t)w->inner))
		w->out->aligned++;
	else if (w->inner >= 0 && x.stride[w->inner] != 0)
		w->out->jumps++;
	for (uint32_t l = 0; l < w->c->nest->nest->nloops; l++)
		if ((w->c->nest->nest->domain >> l & 1) == 0 && is_beside(&x, l))
			w->out->run = fmax(w->out->run, w->extent[l]);
}

static bool is_sum(const smr_expr *fold)
{
	return fold->nacc == 1 && fold->step[0]->kind == SMR_EXPR_OP &&
	       (fold->step[0]->op == SMR_OP_add || fold->step[0]->op == SMR_OP_addc);
}

static void add_reads(const walker *w, const smr_expr *e)
{
	if (e == NULL)
		return;
	if (e->kind == SMR_EXPR_READ)
		add_read(w, e);
	if (e->kind == SMR_EXPR_FOLD && !is_sum(e))
		w->out->others++;
	for (uint32_t i = 0; i < e->nargs; i++)
		add_reads(w, e->args[i]);
	for (uint32_t k = 0; k < e->nacc; k++) {
		add_reads(w, e->init[k]);
		add_reads(w, e->step[k]);
	}
}

/* Finds the longest loop along which results are contiguous. */
static void find_inner(walker *w)
{
	smr_operand x;

	w->inner = -1;
	if (w->c->nest->into == NULL || !strides_of(w, NULL, &x) || x.is_value)
		return;
	for (uint32_t l = 0; l < w->c->nest->nest->nloops; l++)
		if ((w->c->nest->nest->domain >> l & 1) != 0 && is_beside(&x, l) &&
		    w->extent[l] > w->out->inner) {
			w->inner = (int)l;
			w->out->inner = w->extent[l];
		}
}

void smr_codelet_walk(const smr_codelet *c, const int64_t *sym, smr_cost_walk *out)
{
	walker w = {.c = c, .sym = sym, .out = out};
	int64_t extent[SMR_MAX_LOOPS];

	*out = (smr_cost_walk){0};
	if (smr_codelet_is_opaque(c))
		return;
	smr_codelet_extents(c, sym, extent);
	for (uint32_t l = 0; l < c->nest->nest->nloops; l++) {
		w.extent[l] = (double)extent[l];
		out->loops += extent[l] > 1;
	}
	find_inner(&w);
	add_reads(&w, c->nest->nest->value);
}
