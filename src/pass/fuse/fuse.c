/* Fuses a flow: from its results back, each needed op inlines the operands that the plan
 * (decide.c) fuses into it. */
#include "pass/fuse/fuse.h"

#include <string.h>

#include "base/assert.h"
#include "ops/ops.h"
#include "pass/fuse/plan_internal.h"

/* Maximum nodes: planning keeps each op's nest, about 3 kB. */
enum { MAX_NODES = 100000 };

/* Marks the operands of a value's op as needed. */
static void need_operands(const fuse_flow *f, const fuse_value *x)
{
	const smr_node *v = x->made != NULL ? x->made : x->node;

	for (uint32_t i = 0; i < v->nins; i++) {
		smr_assert(v->ins[i]->id < f->g->nnodes);
		fuse_operand(f, v, i)->needed = true;
	}
}

static smr_status fuse_all(const fuse_flow *f, smr_fusion *out)
{
	for (uint32_t i = 0; i < f->g->nresults; i++) {
		smr_assert(f->g->results[i]->id < f->g->nnodes);
		f->values[f->first[f->g->results[i]->id]].needed = true;
	}
	for (uint32_t i = f->nvalues; i-- > 0;) {
		fuse_value *x = &f->values[i];

		x->needed |= smr_op_has_effects(x->node->op);
		if (!x->needed)
			continue;
		SMR_TRY(fuse_fuse(f, x, out));
		SMR_TRY(fuse_fuse_ranges(f, x, out));
		need_operands(f, x);
	}
	return SMR_OK;
}

/* Fuses all values again after edges changed. */
static smr_status fuse_with_new_edges(const fuse_flow *f, smr_fusion *out)
{
	for (uint32_t i = 0; i < f->nvalues; i++) {
		f->values[i].needed = false;
		f->values[i].product = NULL;
		f->values[i].made = NULL;
		f->values[i].mate = NULL;
	}
	out->fused = 0;
	return fuse_all(f, out);
}

/* Counts for each value how often its product is computed: by itself and by values that need it. */
static void count_products(const fuse_flow *f, uint32_t *times)
{
	for (uint32_t i = 0; i < f->nvalues; i++) {
		const fuse_value *x = &f->values[i];

		times[i] += x->needed;
		if (x->needed && x->product != NULL) {
			smr_assert(x->product >= f->values && x->product < f->values + f->nvalues);
			times[x->product - f->values]++;
		}
	}
}

/* Stores products that several ops would compute, so that they read them: each op might use another
 * library's product, with other last bits, so that D <= rowMins(D) would hold for no element of
 * D. */
static smr_status store_products(const fuse_flow *f, bool *any)
{
	uint32_t *times = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*times));

	*any = false;
	if (times == NULL)
		return fuse_no_memory(f->g);
	count_products(f, times);
	for (uint32_t i = 0; i < f->nvalues; i++) {
		if (!f->values[i].core || times[i] < 2)
			continue;
		for (fuse_edge *e = f->values[i].read_by; e != NULL; e = e->next) {
			*any |= e->fused;
			e->wanted = e->fused = false;
		}
	}
	return SMR_OK;
}

/* ---- rebuilding the flow ------------------------------------------------------------------ */

typedef struct listing {
	const fuse_flow *f;
	smr_node **list;
	uint32_t n;
	smr_node **now; /* by old node: its replacement */
	bool *listed;   /* by old node: listed, or not needed */
	smr_node **waiting;
	uint32_t nwaiting;
} listing;

static void emit_node(listing *l, smr_node *v)
{
	for (uint32_t i = 0; i < v->nins; i++)
		v->ins[i] = l->now[v->ins[i]->id];
	l->list[l->n++] = v;
}

static bool any_needed(const fuse_flow *f, const smr_node *v)
{
	for (uint32_t k = 0; k <= v->nmore; k++) {
		const fuse_value *x = &f->values[f->first[v->id] + k];

		if (x->needed && x->made == NULL)
			return true;
	}
	return v->op == SMR_OP_param;
}

/* Returns whether all operands are listed. */
static bool is_ready(const listing *l, const smr_node *v)
{
	for (uint32_t i = 0; i < v->nins; i++)
		if (!l->listed[v->ins[i]->id])
			return false;
	return true;
}

/* Lists a bundle at the place of its last value: readers of its values come later, or wait. */
static bool list_bundle(listing *l, fuse_bundle *b, const fuse_value *x)
{
	smr_assert(b->n >= 2 && b->n <= FUSE_MAX_BUNDLE);
	if (b->emitted || x != b->values[b->n - 1])
		return b->emitted;
	if (!is_ready(l, b->parts[0]))
		return false;
	smr_assert(b->parts[0] != NULL);
	b->emitted = true;
	emit_node(l, b->parts[0]);
	for (uint32_t k = 1; k < b->n; k++)
		l->list[l->n++] = b->parts[k];
	for (uint32_t k = 0; k < b->n; k++) {
		l->now[b->values[k]->node->id] = b->parts[k];
		l->listed[b->values[k]->node->id] = true;
	}
	return true;
}

/* Lists a node; false: it waits. Old ids are kept until all nodes are listed, for operand
 * lookup. */
static bool list_node(listing *l, smr_node *v)
{
	const fuse_value *x = &l->f->values[l->f->first[v->id]];

	if (x->bundle != NULL && v->op != SMR_OP_part)
		return list_bundle(l, x->bundle, x);
	if (v->op == SMR_OP_part) { /* of the node itself, even if its first result was replaced */
		if (!is_ready(l, v))
			return false;
		if (x->made != NULL)
			l->now[v->id] = x->made;
		else if (x->needed)
			l->list[l->n++] = v;
		return true;
	}
	for (uint32_t k = 0; k <= v->nmore; k++)
		if (x[k].made != NULL && !is_ready(l, x[k].made))
			return false;
	if (any_needed(l->f, v) && !is_ready(l, v))
		return false;
	for (uint32_t k = 0; k <= v->nmore; k++)
		if (x[k].made != NULL)
			emit_node(l, x[k].made);
	if (any_needed(l->f, v))
		emit_node(l, v);
	if (x->made != NULL)
		l->now[v->id] = x->made;
	return true;
}

/* Lists the nodes that waited for a bundle, in order. */
static void list_waiting(listing *l)
{
	uint32_t before = UINT32_MAX;

	smr_assert(l->nwaiting <= l->f->g->nnodes);
	while (l->nwaiting < before) {
		uint32_t n = before = l->nwaiting;

		l->nwaiting = 0;
		for (uint32_t i = 0; i < n; i++) {
			smr_node *v = l->waiting[i];

			l->listed[v->id] = list_node(l, v);
			if (!l->listed[v->id])
				l->waiting[l->nwaiting++] = v;
		}
	}
}

static smr_status list_all(listing *l, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		smr_node *v = l->f->g->nodes[i];

		l->listed[i] = list_node(l, v);
		if (!l->listed[i])
			l->waiting[l->nwaiting++] = v;
		else if (l->nwaiting > 0)
			list_waiting(l);
	}
	return l->nwaiting == 0
		       ? SMR_OK
		       : smr_fail(SMR_EINTERNAL, "%s: ops wait for each other", l->f->g->name);
}

static smr_status rebuild_node_list(const fuse_flow *f, uint32_t n, smr_fusion *out)
{
	smr_graph *g = f->g;
	listing l = {.f = f};

	l.list = smr_arena_array(g->arena, g->nnodes + 1, sizeof(smr_node *));
	l.now = smr_arena_array(g->arena, g->nnodes + 1, sizeof(smr_node *));
	l.listed = smr_arena_array(f->arena, g->nnodes + 1, sizeof(*l.listed));
	l.waiting = smr_arena_array(f->arena, g->nnodes + 1, sizeof(smr_node *));
	if (l.list == NULL || l.now == NULL || l.listed == NULL || l.waiting == NULL)
		return fuse_no_memory(g);
	for (uint32_t i = 0; i < g->nnodes; i++)
		l.now[i] = g->nodes[i];
	SMR_TRY(list_all(&l, n));
	for (uint32_t i = 0; i < g->nresults; i++)
		g->results[i] = l.now[g->results[i]->id];
	if (l.n > 0)
		memcpy(g->nodes, l.list, l.n * sizeof(smr_node *));
	smr_assert(l.n <= g->nnodes);
	g->nnodes = l.n;
	for (uint32_t i = 0; i < l.n; i++) {
		g->nodes[i]->id = i;
		out->after += smr_op_kind_of(g->nodes[i]->op) >= SMR_KIND_MAP;
	}
	return SMR_OK;
}

static smr_status plan_and_build(fuse_flow *f, const smr_fuse_params *p, smr_fusion *out)
{
	uint32_t n = f->g->nnodes;
	bool anew;

	SMR_TRY(fuse_plan(f, p, out));
	SMR_TRY(fuse_all(f, out));
	SMR_TRY(store_products(f, &anew));
	while (anew) {
		SMR_TRY(fuse_with_new_edges(f, out));
		SMR_TRY(store_products(f, &anew));
	}
	SMR_TRY(fuse_find_rows(f, p, &anew));
	if (anew)
		SMR_TRY(fuse_with_new_edges(f, out));
	SMR_TRY(fuse_join(f, p, out));
	if (p->story != NULL)
		fuse_tell_built(f, p->story);
	SMR_TRY(rebuild_node_list(f, n, out));
	SMR_TRY(fuse_find_slabs(f->g, f->arena, p, out));
	return fuse_order(f->g, f->arena);
}

smr_status smr_fuse_values(smr_graph *g, const smr_fuse_params *p, smr_fusion *out)
{
	fuse_flow f = {.g = g};
	smr_status st;

	*out = (smr_fusion){0};
	for (uint32_t i = 0; i < g->nnodes; i++)
		out->before += smr_op_kind_of(g->nodes[i]->op) >= SMR_KIND_MAP;
	if (!p->simple)
		SMR_TRY(fuse_simplify(g));
	if (g->nnodes > MAX_NODES) {
		out->after = out->before;
		return SMR_OK;
	}
	f.arena = smr_arena_new();
	st = f.arena != NULL ? plan_and_build(&f, p, out) : fuse_no_memory(g);
	smr_arena_free(f.arena);
	return st;
}

static void add_fusion_stats(smr_fusion *to, const smr_fusion *one)
{
	to->before += one->before;
	to->after += one->after;
	to->fused += one->fused;
	to->joined += one->joined;
	to->slabs += one->slabs;
	to->parts += one->parts;
	to->points += one->points;
	to->possible += one->possible;
	to->evaluated += one->evaluated;
	to->joint += one->joint;
	to->kept += one->kept;
	for (int i = 0; i < SMR_FUSE_WAYS; i++)
		to->seconds[i] += one->seconds[i];
	to->ops_s += one->ops_s;
}

static smr_status fuse_body(const smr_body *body, const smr_fuse_params *p, smr_fusion *out)
{
	smr_fusion one;
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		if (b->kind == SMR_BLOCK_BASIC) {
			SMR_TRY(smr_fuse_values(b->flow, p, &one));
			add_fusion_stats(out, &one);
		}
	return SMR_OK;
}

smr_status smr_fuse_module(smr_module *m, const smr_fuse_params *p, smr_fusion *out)
{
	*out = (smr_fusion){0};
	for (uint32_t i = 0; i < m->nfunctions; i++)
		SMR_TRY(fuse_body(&m->functions[i]->body, p, out));
	return SMR_OK;
}
