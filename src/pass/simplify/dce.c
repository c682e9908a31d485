/* Dead code elimination across flows: backwards from the function's results, conditions of branches
 * and loops, and collectives. Loop-carried values that only feed themselves are removed, too. */
#include <string.h>

#include "base/alloc.h"
#include "pass/fuse/internal.h"
#include "pass/simplify/internal.h"

enum { ROUNDS = 16 };

typedef struct finding {
	smr_module *m;
	bool *need; /* by variable */
	bool *live; /* by node of the current flow */
	size_t cap;
	bool more;
} finding;

static void need(finding *f, uint32_t var)
{
	f->more |= !f->need[var];
	f->need[var] = true;
}

static smr_status reset_live_flags(finding *f, const smr_graph *g)
{
	if (f->cap < (size_t)g->nnodes + 1) {
		smr_free(f->live);
		f->cap = (size_t)g->nnodes + 1;
		f->live = smr_calloc(f->cap, sizeof(*f->live));
	}
	if (f->live == NULL)
		return fs_no_memory(f->m->name);
	memset(f->live, 0, f->cap * sizeof(*f->live));
	return SMR_OK;
}

static smr_status mark_live_nodes(finding *f, const smr_block *b)
{
	const smr_graph *g = b->flow;

	SMR_TRY(reset_live_flags(f, g));
	for (uint32_t k = 0; k < g->nresults; k++)
		f->live[g->results[k]->id] |= f->need[b->outs[k]];
	for (uint32_t i = g->nnodes; i-- > 0;) {
		const smr_node *v = g->nodes[i];

		f->live[i] |= smr_op_has_effects(v->op);
		for (uint32_t j = 0; f->live[i] && j < v->nins; j++)
			f->live[v->ins[j]->id] = true;
		if (f->live[i] && v->op == SMR_OP_param)
			need(f, b->ins[v->bits]);
	}
	return SMR_OK;
}

static smr_status find_needed_vars(finding *f, const smr_body *body)
{
	for (uint32_t i = body->n; i-- > 0;) {
		const smr_block *b = body->blocks[i];

		for (uint32_t k = 0; k < b->nbodies; k++)
			SMR_TRY(find_needed_vars(f, &b->bodies[k]));
		if (b->kind == SMR_BLOCK_BASIC)
			SMR_TRY(mark_live_nodes(f, b));
		else if (b->nbodies > 0)
			need(f, b->on);
		for (uint32_t k = 0; b->kind == SMR_BLOCK_CALL && k < b->nins; k++)
			need(f, b->ins[k]);
	}
	return SMR_OK;
}

/* Drops parameters that are neither read nor results. */
static smr_status drop_params(finding *f, smr_block *b)
{
	smr_graph *g = b->flow;
	uint32_t n = 0, left = 0;
	uint32_t *ins = smr_arena_array(f->m->arena, (size_t)g->nnodes + 1, sizeof(*ins));

	if (ins == NULL)
		return fs_no_memory(f->m->name);
	SMR_TRY(reset_live_flags(f, g));
	for (uint32_t i = 0; i < g->nnodes; i++)
		for (uint32_t j = 0; j < g->nodes[i]->nins; j++)
			f->live[g->nodes[i]->ins[j]->id] = true;
	for (uint32_t k = 0; k < g->nresults; k++)
		f->live[g->results[k]->id] = true;
	for (uint32_t i = 0; i < g->nnodes; i++) {
		smr_node *v = g->nodes[i];

		if (v->op == SMR_OP_param) {
			if (!f->live[i])
				continue;
			ins[n] = b->ins[v->bits];
			v->bits = n++;
		}
		g->nodes[left++] = v;
	}
	g->nnodes = left;
	for (uint32_t i = 0; i < left; i++)
		g->nodes[i]->id = i;
	b->ins = ins;
	b->nins = n;
	return SMR_OK;
}

static smr_status drop_dead_results(finding *f, const smr_body *body)
{
	smr_walk w;

	for (smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w)) {
		uint32_t n = 0;

		if (b->kind != SMR_BLOCK_BASIC)
			continue;
		for (uint32_t k = 0; k < b->nouts; k++)
			if (f->need[b->outs[k]] && fs_sets(b, k)) {
				b->flow->results[n] = b->flow->results[k];
				b->outs[n++] = b->outs[k];
			}
		b->nouts = b->flow->nresults = n;
		SMR_TRY(fuse_simplify(b->flow));
		SMR_TRY(drop_params(f, b));
	}
	return SMR_OK;
}

smr_status fs_unread(smr_module *m, const smr_function *fn)
{
	finding f = {.m = m, .more = true};
	smr_status st = SMR_OK;

	f.need = smr_calloc((size_t)fn->nvars + 1, sizeof(*f.need));
	if (f.need == NULL)
		return fs_no_memory(f.m->name);
	for (uint32_t i = 0; i < fn->nresults; i++)
		f.need[fn->results[i]] = true;
	for (unsigned i = 0; st == SMR_OK && f.more && i < ROUNDS; i++) {
		f.more = false;
		st = find_needed_vars(&f, &fn->body);
	}
	if (st == SMR_OK && !f.more)
		st = drop_dead_results(&f, &fn->body);
	smr_free(f.live);
	smr_free(f.need);
	return st;
}
