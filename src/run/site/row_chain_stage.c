/* Makes the codelet of one block: the nest of the stage with its row loop as long as a block, over
 * windows whose base pointers move with the block. The arithmetic of each element is unchanged. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "run/site/row_chain.h"

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for bands of rows");
}

typedef struct making {
	const smr_row_chains *b;
	int k;
	const int64_t *sym;
	smr_row_chain_stage *s;
	bool *placed; /* by base of the block's graph */
} making;

/* In a stage's buffer the distance between planes is different. */
static const smr_poly *stride_of(const making *m, int from, const smr_poly *p)
{
	int64_t v = smr_poly_eval(p, m->sym);
	const smr_row_chain_stage *w = from >= 0 ? &m->b->stages[from] : NULL;

	if (w != NULL && w->shape.plane > 0 && v >= w->shape.plane)
		v = v / w->shape.plane * w->plane;
	return smr_poly_const(m->s->graph->arena, v);
}

/* Makes the window of a block: with fewer rows by the difference of the stage's and the block's. */
static smr_node *make_block_window(making *m, const smr_node *view, int from,
				   const smr_index *index, const char *name, bool written)
{
	smr_graph *g = m->s->graph;
	smr_window w = {.base = smr_graph_base(g, name), .offset = view->window->offset};
	int64_t less = m->s->rows - m->s->block;
	smr_type t = view->type;

	if (w.base == UINT32_MAX)
		return NULL;
	g->bases[w.base].written = written;
	for (uint32_t d = 0; d < t.rank; d++) {
		const smr_poly *coef = index != NULL ? index[d].coef[m->s->loop] : NULL;
		int64_t by = coef != NULL ? smr_poly_eval(coef, m->sym) : 0;

		t.dims[d] = smr_poly_const(g->arena, smr_poly_eval(t.dims[d], m->sym) -
							     (by > 0 ? by * less : 0));
		w.stride[d] = stride_of(m, from, view->window->stride[d]);
		if (t.dims[d] == NULL || w.stride[d] == NULL)
			return NULL;
	}
	return smr_graph_view(g, &t, &w, NULL);
}

typedef struct wanted {
	uint32_t input;
	const smr_expr *read;
} wanted;

static smr_status first_of(const smr_expr *read, void *arg)
{
	wanted *w = arg;

	if (read->input == w->input && w->read == NULL)
		w->read = read;
	return SMR_OK;
}

static smr_node *input(making *m, const smr_node *v, uint32_t i)
{
	const smr_node *in = v->ins[i], *view = smr_node_window(in);
	wanted w = {.input = i};
	char name[16];

	if (in->op == SMR_OP_constant && in->type.rank == 0)
		return smr_graph_constant(m->s->graph, in->type.dtype, in->bits);
	if (view == NULL)
		return smr_graph_scalar(m->s->graph, in->type.dtype, NULL);
	if (smr_row_chain_reads(v->nest->value, first_of, &w) != SMR_OK)
		return NULL;
	snprintf(name, sizeof(name), "in%u", i);
	return make_block_window(m, view, smr_row_chain_of_base(m->b, view->window->base),
				 w.read != NULL ? w.read->index : NULL, name, false);
}

static smr_status make_graph(making *m)
{
	const smr_codelet *c = m->s->step->codelet;
	const smr_node *v = c->nest;
	smr_graph *g = m->s->graph;
	smr_node *ins[SMR_ROW_CHAIN_READS], *to, *made;
	smr_nest *n = smr_arena_memdup(g->arena, v->nest, sizeof(*n));

	if (v->nins > SMR_ROW_CHAIN_READS || n == NULL)
		return n == NULL ? no_memory() : smr_fail(SMR_EUNSUPPORTED, "too many operands");
	for (uint32_t i = 0; i < c->graph->nsyms; i++)
		if (smr_graph_sym(g, c->graph->syms[i].name) != i)
			return no_memory();
	for (uint32_t i = 0; i < v->nins; i++)
		if ((ins[i] = input(m, v, i)) == NULL)
			return no_memory();
	to = make_block_window(m, v->into, m->k + 1 < m->b->n ? m->k : -1, v->nest->store, "out",
			       true);
	n->loops[m->s->loop].extent = smr_poly_const(g->arena, m->s->block);
	if (to == NULL || n->loops[m->s->loop].extent == NULL)
		return no_memory();
	made = smr_graph_nest(g, n, ins, v->nins, to);
	if (made == NULL)
		return no_memory();
	m->s->codelet = *c;
	m->s->codelet.graph = g;
	m->s->codelet.nest = made;
	return SMR_OK;
}

static smr_status make_numbers(making *m)
{
	const smr_node *was = m->s->step->codelet->nest, *is = m->s->codelet.nest;

	m->s->numbers = smr_malloc(m->s->graph->nnodes * sizeof(*m->s->numbers));
	if (m->s->numbers == NULL)
		return no_memory();
	memset(m->s->numbers, 0xff, m->s->graph->nnodes * sizeof(*m->s->numbers));
	for (uint32_t i = 0; i < is->nins; i++)
		if (is->ins[i]->op == SMR_OP_scalar)
			m->s->numbers[is->ins[i]->id] = was->ins[i]->id;
	return SMR_OK;
}

/* Sets the target of the base of an operand, or checks that the target already set is right for it,
 * too. */
static smr_status place_operand(making *m, const smr_operand *was, const smr_operand *is, int from)
{
	smr_row_chain_place *p = &m->s->places[is->base], want = {.from = from, .base = was->base};

	want.step = was->stride[m->s->loop];
	if (from >= 0) {
		const smr_row_chain_stage *w = &m->b->stages[from];
		smr_row_chain_at at = smr_row_chain_split(&w->shape, was->offset - w->shape.offset);

		want.base = 0;
		want.offset = at.plane * w->plane + at.row * w->shape.pitch + at.byte - is->offset;
	} else if (was->offset != is->offset) {
		return smr_fail(SMR_EINTERNAL, "a window has moved");
	}
	for (uint32_t l = 0; l < m->s->codelet.nest->nest->nloops; l++) {
		int64_t stride = was->stride[l];
		const smr_row_chain_stage *w = from >= 0 ? &m->b->stages[from] : NULL;

		if (w != NULL && w->shape.plane > 0 && stride >= w->shape.plane)
			stride = stride / w->shape.plane * w->plane;
		if (stride != is->stride[l] &&
		    smr_poly_eval(m->s->codelet.nest->nest->loops[l].extent, m->sym) > 1)
			return smr_fail(SMR_EUNSUPPORTED, "planes and rows in one dimension");
	}
	if (m->placed[is->base] && memcmp(p, &want, sizeof(want)) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "a window is read in two ways");
	*p = want;
	m->placed[is->base] = true;
	return SMR_OK;
}

static smr_status place_read(const smr_expr *read, void *arg)
{
	making *m = arg;
	smr_operand was, is;

	SMR_TRY(smr_codelet_operand(m->s->step->codelet, read, m->sym, &was));
	SMR_TRY(smr_codelet_operand(&m->s->codelet, read, m->sym, &is));
	return was.is_value ? SMR_OK
			    : place_operand(m, &was, &is, smr_row_chain_of_base(m->b, was.base));
}

static smr_status make_places(making *m)
{
	smr_operand was, is;

	m->s->nplaces = m->s->graph->nbases;
	m->s->places = smr_calloc(m->s->nplaces, sizeof(*m->s->places));
	m->placed = smr_calloc(m->s->nplaces, sizeof(*m->placed));
	if (m->s->places == NULL || m->placed == NULL)
		return no_memory();
	for (uint32_t i = 0; i < m->s->nplaces; i++) /* bases without a reader */
		m->s->places[i].from = -1;
	SMR_TRY(smr_row_chain_reads(m->s->codelet.nest->nest->value, place_read, m));
	SMR_TRY(smr_codelet_operand(m->s->step->codelet, NULL, m->sym, &was));
	SMR_TRY(smr_codelet_operand(&m->s->codelet, NULL, m->sym, &is));
	return place_operand(m, &was, &is, m->k + 1 < m->b->n ? m->k : -1);
}

smr_status smr_row_chain_stage_make(const smr_row_chains *b, int k, const int64_t *sym)
{
	making m = {.b = b, .k = k, .sym = sym, .s = (smr_row_chain_stage *)&b->stages[k]};
	smr_status st;

	SMR_TRY(smr_graph_new("band", &m.s->graph));
	st = make_graph(&m);
	if (st == SMR_OK)
		st = smr_graph_verify(m.s->graph);
	if (st == SMR_OK)
		st = make_numbers(&m);
	if (st == SMR_OK)
		st = make_places(&m);
	smr_free(m.placed);
	return st;
}
