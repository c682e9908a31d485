/* Rebasing: removes symbols that only move base pointers.
 *
 * A site inside an outer loop is entered once for each row, block or channel; only the start of its
 * windows changes. A symbol that occurs only in offsets of windows, and moves all windows of a base
 * by the same number of bytes, is removed; the base pointer moves instead. Addresses are equal
 * modulo 2^64, and all entries share one specialization.
 *
 * So is a symbol that occurs in no window: the outer index of z[i][j][k], where the program loads
 * z[i] itself, or where it chooses the first row of a table, which is read before bases move.
 * Ranges of indices are checked before as well, at each call. */
#include <string.h>

#include "base/alloc.h"
#include "run/run.h"

static void use_expr(const smr_expr *e, bool *used);

static void use_index(const smr_index *ix, uint32_t rank, bool *used)
{
	for (uint32_t d = 0; ix != NULL && d < rank; d++) {
		smr_poly_mark(ix[d].offset, used);
		smr_poly_mark(ix[d].indirect_coef, used);
		use_expr(ix[d].indirect, used);
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			smr_poly_mark(ix[d].coef[l], used);
	}
}

static void use_expr(const smr_expr *e, bool *used)
{
	if (e == NULL)
		return;
	if (e->kind == SMR_EXPR_SIZE)
		smr_poly_mark(e->size, used);
	if (e->kind == SMR_EXPR_READ)
		use_index(e->index, e->rank, used);
	for (uint32_t i = 0; i < e->nargs; i++)
		use_expr(e->args[i], used);
	for (uint32_t k = 0; k < e->nacc; k++) {
		use_expr(e->init[k], used);
		use_expr(e->step[k], used);
	}
}

static void use_node(const smr_node *v, bool *used)
{
	smr_poly_mark(v->size, used);
	for (uint32_t d = 0; d < v->type.rank; d++) {
		smr_poly_mark(v->type.dims[d], used);
		if (v->window != NULL)
			smr_poly_mark(v->window->stride[d], used);
	}
	if (v->nest == NULL)
		return;
	for (uint32_t l = 0; l < v->nest->nloops; l++)
		smr_poly_mark(v->nest->loops[l].extent, used);
	use_index(v->nest->store, v->into != NULL ? v->into->type.rank : 0, used);
	use_expr(v->nest->value, used);
	use_expr(v->nest->pred, used);
}

static bool has_unused_symbol(const smr_term *t, const bool *used)
{
	for (uint32_t s = 0; s < t->nsyms; s++)
		if (!used[t->syms[s]])
			return true;
	return false;
}

/* Returns the terms of an offset with symbols used nowhere else: a part of a polynomial is one. */
static const smr_poly *moving_part(smr_arena *a, const smr_poly *p, const bool *used)
{
	smr_poly *m = smr_arena_alloc(a, sizeof(*m) + p->nterms * sizeof(p->terms[0]));

	if (m == NULL)
		return NULL;
	m->nterms = 0;
	for (uint32_t t = 0; t < p->nterms; t++)
		if (has_unused_symbol(&p->terms[t], used))
			m->terms[m->nterms++] = p->terms[t];
	return m;
}

/* Makes one round: sets shift; where windows of a base would move apart, marks their symbols as
 * used. */
static smr_status try_shifts(smr_flow *f, bool *used, bool *again)
{
	*again = false;
	memset(f->shift, 0, f->graph->nbases * sizeof(*f->shift));
	for (uint32_t i = 0; i < f->graph->nnodes; i++) {
		const smr_node *v = f->graph->nodes[i];
		const smr_poly *part, **shift;

		if (v->op != SMR_OP_view)
			continue;
		shift = &f->shift[v->window->base];
		part = moving_part(f->arena, v->window->offset, used);
		if (part == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a flow");
		if (*shift == NULL || smr_poly_equal(*shift, part)) {
			*shift = part;
			continue;
		}
		smr_poly_mark(*shift, used);
		smr_poly_mark(part, used);
		*again = true;
		return SMR_OK;
	}
	return SMR_OK;
}

static smr_status collect_moving_symbols(smr_flow *f, const bool *used)
{
	f->moving = smr_arena_array(f->arena, f->graph->nsyms + 1, sizeof(*f->moving));
	if (f->moving == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	for (uint32_t s = 0; s < f->graph->nsyms; s++)
		if (!used[s])
			f->moving[f->nmoving++] = (uint16_t)s;
	return SMR_OK;
}

smr_status smr_flow_find_moving(smr_flow *f)
{
	bool *used = smr_calloc(f->graph->nsyms + 1, sizeof(*used)), again = true;
	smr_status st = SMR_OK;

	f->shift = smr_arena_array(f->arena, f->graph->nbases + 1, sizeof(*f->shift));
	if (used == NULL || f->shift == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a flow");
	for (uint32_t i = 0; st == SMR_OK && i < f->graph->nnodes; i++)
		use_node(f->graph->nodes[i], used);
	for (uint32_t r = 0; st == SMR_OK && r < f->graph->nrows; r++) {
		smr_poly_mark(f->graph->rows[r].count, used);
		used[f->graph->rows[r].pitch] = true;
	}
	while (st == SMR_OK && again)
		st = try_shifts(f, used, &again);
	if (st == SMR_OK)
		st = collect_moving_symbols(f, used);
	smr_free(used);
	return st;
}

void smr_flow_rebase(const smr_flow *f, int64_t *sym, void **base)
{
	for (uint32_t b = 0; b < f->graph->nbases; b++)
		if (f->shift[b] != NULL && f->shift[b]->nterms > 0)
			base[b] = (void *)((uintptr_t)base[b] +
					   (uintptr_t)smr_poly_eval(f->shift[b], sym));
	for (size_t i = 0; i < f->nmoving; i++)
		sym[f->moving[i]] = 0;
}
