#include "run/site/row_split.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "ir/graph/reach.h"
#include "run/site/row_chain.h"
#include "run/site/undo.h"

/* Pieces with the same number of rows. */
typedef struct kind {
	int64_t rows;
	smr_row_chains *bands; /* one stage: places and numbers */
	smr_flow *flow;
	smr_specialization *size;
} kind;

struct smr_row_split {
	const smr_codelet *codelet;
	unsigned pieces;
	kind kinds[2]; /* the first `more` pieces have a row more */
	unsigned more;
	bool refused, checked;
	bool in_place; /* it reads the memory it stores to: a piece must not run twice */
	char why[160];
};

typedef struct piece {
	smr_row_split_run *run;
	const kind *k;
	smr_dispatch step; /* a copy */
	smr_env e;
	smr_status st;
	smr_shares shares;
} piece;

struct smr_row_split_run {
	smr_row_split *cut;
	const smr_env *e;
	smr_check_sample *sample;
	smr_undo *undo; /* NULL: there is nothing to undo */
	smr_remote_end end;
	void *ctx;
	unsigned left; /* atomic: pieces that are away, and one until all are sent */
	piece pieces[];
};

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to cut a codelet");
}

/* ---- making pieces -----------------------------------------------------------------------------
 */

/* Opens the flow of a piece, whose graph is the stage's: bases and nodes have the same numbers. */
static smr_status open_flow(const smr_runner *r, const smr_flow *f, kind *k)
{
	smr_row_chain_stage *s = &k->bands->stages[0];

	smr_assert(k->bands->n == 1 && k->flow == NULL);
	((smr_node *)s->codelet.nest)->loc = s->step->codelet->nest->loc;
	SMR_TRY(smr_flow_open_graph((smr_runner *)r, s->graph, false, &k->flow));
	s->graph = NULL;
	if (k->flow->ncodelets != 1 || k->flow->graph->nsyms != f->graph->nsyms ||
	    k->flow->graph->nbases != s->nplaces || k->flow->nmoving > 0 ||
	    k->flow->graph->nrows > 0)
		return smr_fail(SMR_EUNSUPPORTED, "a piece is no codelet");
	return SMR_OK;
}

static smr_status choose_for_piece(const smr_runner *r, const smr_env *e, kind *k)
{
	size_t bytes = k->flow->graph->nsyms * sizeof(int64_t);
	smr_env none = {.sym = e->sym};
	smr_status st = SMR_OK;

	smr_assert(k->size == NULL);
	none.value = smr_calloc(k->flow->graph->nnodes + 1, sizeof(*none.value));
	none.base = smr_calloc(k->flow->graph->nbases + 1, sizeof(*none.base));
	k->size = smr_calloc(1, sizeof(*k->size) + bytes);
	if (none.value == NULL || none.base == NULL || k->size == NULL)
		st = no_memory();
	if (st == SMR_OK) {
		memcpy(k->size->sym, e->sym, bytes);
		st = smr_guard_size(k->flow, k->size);
	}
	if (st == SMR_OK)
		st = smr_choose(r, k->flow, k->size, &none);
	if (st == SMR_OK)
		k->size->steps[0].away = true;
	smr_free(none.value);
	smr_free(none.base);
	return st;
}

static smr_status make_kind(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
			    const smr_env *e, int64_t pieces, int64_t more, bool *in_place, kind *k)
{
	smr_assert(pieces >= 1 && more >= 0 && more <= 1);
	k->bands = smr_calloc(1, sizeof(*k->bands));
	if (k->bands == NULL)
		return no_memory();
	k->bands->n = 1;
	k->bands->stages[0].step = p;
	SMR_TRY(smr_row_chains_alone(k->bands, e->sym, in_place));
	k->rows = k->bands->stages[0].rows / pieces + more;
	if (k->rows < 1 || k->bands->stages[0].rows < 2 * pieces)
		return smr_fail(SMR_EUNSUPPORTED, "it has too few rows");
	k->bands->stages[0].block = k->rows;
	SMR_TRY(smr_row_chain_stage_make(k->bands, 0, e->sym));
	SMR_TRY(open_flow(r, f, k));
	return choose_for_piece(r, e, k);
}

/* Makes the pieces, if each element has the same bits as without them. */
static smr_status build_split(const smr_runner *r, const smr_flow *f, smr_dispatch *p,
			      const smr_env *e, smr_row_split *c)
{
	if (p->codelet->fp != SMR_FP_STRICT || f->opaque)
		return smr_fail(SMR_EUNSUPPORTED, "sums may be taken in any order");
	for (uint32_t i = 0; i < p->codelet->nest->nins; i++) {
		const smr_node *w = smr_node_window(p->codelet->nest->ins[i]);

		if (w != NULL && smr_view_is_open(w))
			return smr_fail(SMR_EUNSUPPORTED, "it looks up where it reads");
	}
	SMR_TRY(make_kind(r, f, p, e, c->pieces, 0, &c->in_place, &c->kinds[1]));
	c->more = (unsigned)(c->kinds[1].bands->stages[0].rows % c->pieces);
	return c->more > 0 ? make_kind(r, f, p, e, c->pieces, 1, &c->in_place, &c->kinds[0])
			   : SMR_OK;
}

smr_status smr_cuts_make(smr_specialization *s)
{
	if (s->cuts == NULL)
		s->cuts = smr_calloc(s->nsteps + 1, sizeof(*s->cuts));
	return s->cuts != NULL ? SMR_OK : no_memory();
}

smr_status smr_row_split_of(const smr_runner *r, const smr_flow *f, smr_specialization *s, size_t i,
			    const smr_env *e, unsigned pieces, smr_row_split **out)
{
	smr_row_split *c;

	smr_assert(i < s->nsteps && pieces >= 1);
	SMR_TRY(smr_cuts_make(s));
	c = s->cuts[i];
	if (c == NULL) {
		c = s->cuts[i] = smr_calloc(1, sizeof(*c));
		if (c == NULL)
			return no_memory();
		c->codelet = s->steps[i].codelet;
		c->pieces = pieces < SMR_ROW_SPLIT_PIECES ? pieces : SMR_ROW_SPLIT_PIECES;
		c->refused = build_split(r, f, &s->steps[i], e, c) != SMR_OK;
		if (c->refused) {
			snprintf(c->why, sizeof(c->why), "%s", smr_errmsg());
			smr_log(SMR_LOG_INFO, "%s: is not cut: %s", f->graph->name, c->why);
		}
	}
	if (c->refused)
		return smr_fail(SMR_EUNSUPPORTED, "%s", c->why);
	*out = c;
	return SMR_OK;
}

void smr_cuts_free(smr_specialization *s)
{
	for (size_t i = 0; s->cuts != NULL && i < s->nsteps; i++) {
		smr_row_split *c = s->cuts[i];

		for (int n = 0; c != NULL && n < 2; n++) {
			kind *k = &c->kinds[n];

			smr_specialization_free(k->size);
			smr_flow_free(k->flow);
			smr_row_chains_free(k->bands);
		}
		smr_free(c);
	}
	smr_free(s->cuts);
	s->cuts = NULL;
}

/* ---- sending -----------------------------------------------------------------------------------
 */

static smr_status bind_piece(piece *x, const smr_env *e, int64_t row)
{
	const smr_graph *g = x->k->flow->graph;
	const smr_row_chain_stage *s = &x->k->bands->stages[0];

	smr_assert(x->e.value == NULL && x->e.base == NULL);
	x->e.sym = e->sym;
	x->e.value = smr_calloc(g->nnodes + 1, sizeof(*x->e.value));
	x->e.base = smr_calloc(g->nbases + 1, sizeof(*x->e.base));
	if (x->e.value == NULL || x->e.base == NULL)
		return no_memory();
	for (uint32_t b = 0; b < g->nbases; b++) {
		const smr_row_chain_place *p = &s->places[b];

		x->e.base[b] = (void *)((uintptr_t)e->base[p->base] +
					(uintptr_t)(p->offset + row * p->step));
	}
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_scalar)
			x->e.value[i] = e->value[s->numbers[i]];
		else if (g->nodes[i]->op == SMR_OP_constant)
			x->e.value[i] = g->nodes[i]->bits;
	return SMR_OK;
}

static void free_run(smr_row_split_run *x)
{
	smr_assert(x->cut->pieces <= SMR_ROW_SPLIT_PIECES);
	for (unsigned i = 0; i < x->cut->pieces; i++) {
		smr_free(x->pieces[i].e.value);
		smr_free(x->pieces[i].e.base);
	}
	smr_check_sample_free(x->sample);
	smr_undo_free(x->undo);
	smr_free(x);
}

/* Counts down the pieces; after the last one, reports their status and times. */
static void complete_piece(smr_row_split_run *x)
{
	smr_shares all = {.away = true};
	smr_status st = SMR_OK;

	smr_assert(x->cut->pieces <= SMR_ROW_SPLIT_PIECES);
	if (__atomic_sub_fetch(&x->left, 1, __ATOMIC_ACQ_REL) > 0)
		return;
	for (unsigned i = 0; i < x->cut->pieces; i++) {
		const smr_shares *s = &x->pieces[i].shares;

		st = st == SMR_OK ? x->pieces[i].st : st;
		all.pack += s->pack;
		all.store += s->store;
		all.energy_j += s->energy_j;
		all.wait = s->wait > all.wait ? s->wait : all.wait;
		all.move = s->move > all.move ? s->move : all.move;
		all.run = s->run > all.run ? s->run : all.run;
		all.tries = s->tries > all.tries ? s->tries : all.tries;
		if (s->node[0] != '\0')
			memcpy(all.node, s->node, sizeof(all.node));
		if (s->energy_label[0] != '\0' && strcmp(all.energy_label, "modelled") != 0)
			memcpy(all.energy_label, s->energy_label, sizeof(all.energy_label));
		if (s->how[0] != '\0')
			memcpy(all.how, s->how, sizeof(all.how));
	}
	if (st != SMR_OK)
		st = smr_fail(st, "a piece did not come back");
	x->end(x->ctx, st, &all);
}

static void finish_piece(void *ctx, smr_status st, const smr_shares *shares)
{
	piece *x = ctx;

	x->st = st;
	x->shares = *shares;
	if (st != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s: a piece runs here: %s", x->k->flow->graph->name,
			smr_errmsg());
	complete_piece(x->run);
}

static smr_status open_run(smr_row_split *c, const smr_env *e, smr_row_split_run **out)
{
	smr_row_split_run *x = smr_calloc(1, sizeof(*x) + c->pieces * sizeof(x->pieces[0]));
	int64_t row = 0;
	smr_status st = SMR_OK;

	if (x == NULL)
		return no_memory();
	x->cut = c;
	x->e = e;
	for (unsigned i = 0; i < c->pieces && st == SMR_OK; i++) {
		piece *p = &x->pieces[i];

		p->run = x;
		p->k = &c->kinds[i >= c->more];
		p->step = p->k->size->steps[0];
		st = bind_piece(p, e, row);
		row += p->k->rows;
	}
	if (st != SMR_OK) {
		free_run(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

smr_status smr_row_split_start(smr_row_split *c, const smr_runner *r, const smr_env *e,
			       smr_remote_end end, void *ctx, smr_row_split_run **out)
{
	smr_row_split_run *x;

	SMR_TRY(open_run(c, e, &x));
	x->end = end;
	x->ctx = ctx;
	x->left = c->pieces + 1;
	if (c->in_place) {
		smr_status st = smr_undo_take(c->codelet->graph, c->codelet->nest, e, &x->undo);

		if (st != SMR_OK) {
			free_run(x);
			return st;
		}
	}
	if (!c->checked && r->check != SMR_CHECK_NEVER &&
	    smr_check_sample_take(c->codelet, e, &x->sample) != SMR_OK)
		x->sample = NULL;
	*out = x;
	for (unsigned i = 0; i < c->pieces; i++) {
		piece *p = &x->pieces[i];
		smr_status st =
			r->via->start(r->via_ctx, p->k->flow, &p->step, &p->e, finish_piece, p);

		if (st != SMR_OK)
			finish_piece(p, st, &(smr_shares){0});
	}
	complete_piece(x);
	return SMR_OK;
}

/* ---- receiving ---------------------------------------------------------------------------------
 */

static bool is_lost(const smr_row_split_run *x)
{
	bool lost = false;

	for (unsigned i = 0; i < x->cut->pieces; i++)
		lost |= x->pieces[i].st != SMR_OK;
	return lost;
}

/* Runs a piece here, of which nothing was stored. */
static smr_status run_here(piece *x)
{
	smr_dispatch *p = &x->k->size->steps[0];
	smr_status st = SMR_OK;

	if (p->exec == NULL)
		st = p->impl->prepare(p->codelet, &x->e, p->workers, &p->exec);
	if (st == SMR_OK)
		st = p->impl->run(p->exec, &x->e, p->workers);
	if (st == SMR_OK || p->impl == &smr_impl_plain)
		return st;
	if (p->exec != NULL)
		p->impl->release(p->exec);
	p->exec = NULL;
	x->run->cut->refused = true; /* from now on */
	snprintf(x->run->cut->why, sizeof(x->run->cut->why), "%s", smr_errmsg());
	SMR_TRY(smr_step_plain(p, &x->e));
	return p->impl->run(p->exec, &x->e, p->workers);
}

smr_status smr_row_split_finish(smr_row_split_run *x, const smr_runner *r)
{
	smr_row_split *c = x->cut;
	smr_status st = SMR_OK;

	if (c->in_place && is_lost(x)) { /* the whole step runs here, on the original memory */
		if (x->undo != NULL)
			smr_undo_apply(x->undo, x->e);
		free_run(x);
		return smr_fail(SMR_EIO, "a piece was lost of what changes its own elements");
	}
	for (unsigned i = 0; i < c->pieces && st == SMR_OK; i++)
		if (x->pieces[i].st != SMR_OK)
			st = run_here(&x->pieces[i]);
	if (st == SMR_OK && x->sample != NULL &&
	    smr_check_sample_compare(x->sample, x->e) != SMR_OK) {
		c->refused = true;
		snprintf(c->why, sizeof(c->why), "%s", smr_errmsg());
		smr_log_line(SMR_LOG_ERROR, "pieces gave a wrong result and are not used again: %s",
			     c->why);
		smr_check_sample_restore(x->sample, x->e);
		st = smr_fail(SMR_ECORRUPT, "pieces gave a wrong result");
	}
	c->checked |= st == SMR_OK && r->check != SMR_CHECK_ALWAYS;
	free_run(x);
	return st;
}
