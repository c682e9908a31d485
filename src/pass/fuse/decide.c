/* Driver of the fusion planner: collects values, edges and readers, then searches the requested
 * plan, by default the cheapest. */
#include <math.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "ops/ops.h"
#include "pass/codelet/join_stores.h"
#include "pass/fuse/plan_internal.h"

/* An op with more operations calls functions that not all back ends generate: it is not fused. */
static const double ALONE_FLOPS = 40;

fuse_value *fuse_operand(const fuse_flow *f, const smr_node *v, uint32_t i)
{
	smr_assert(i < v->nins);
	smr_assert(v->ins[i]->id < f->g->nnodes);
	return &f->values[f->first[v->ins[i]->id]];
}

bool fuse_fused(const fuse_flow *f, const fuse_value *x, uint32_t i)
{
	const fuse_value *from = fuse_operand(f, x->node, i);

	smr_assert(i < x->node->nins);
	for (uint32_t k = 0; k < x->nedges; k++)
		if (x->edges[k].from == from)
			return x->edges[k].fused ||
			       (f->with != NULL && x->edges[k].open && fuse_is_of(f->with, from));
	return false;
}

bool fuse_splat(const smr_node *v)
{
	return v->op == SMR_OP_constant &&
	       (v->type.rank == 0 || v->ndata == smr_dtype_size(v->type.dtype));
}

/* ---- values ------------------------------------------------------------------------------- */

/* Returns whether the op may inline its operands. Windows and contractions read each element
 * often. */
bool fuse_may_compute(const smr_node *v)
{
	switch (v->op) {
	case SMR_OP_map:
	case SMR_OP_iota:
	case SMR_OP_broadcast:
	case SMR_OP_reshape:
	case SMR_OP_transpose:
	case SMR_OP_reverse:
	case SMR_OP_slice:
	case SMR_OP_pad:
	case SMR_OP_dynamic_slice:
	case SMR_OP_gather:
	case SMR_OP_reduce:
		return true;
	default:
		return false;
	}
}

static bool has_elements(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) && n > 0;
}

static bool sizes_fit(const smr_node *v, uint32_t k)
{
	for (uint32_t i = 0; i < v->nins; i++)
		if (!has_elements(&v->ins[i]->type))
			return false;
	return has_elements(smr_node_type(v, k));
}

static bool is_alone(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_OP && smr_op_flops(e->op) >= ALONE_FLOPS)
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (is_alone(e->args[i]))
			return true;
	for (uint32_t a = 0; a < e->nacc; a++)
		if (is_alone(e->step[a]))
			return true;
	return false;
}

static smr_status find_nest(fuse_flow *f, fuse_value *x)
{
	if (!fuse_may_compute(x->node) || !sizes_fit(x->node, x->k) ||
	    smr_ops_nest(f->g, x->node, x->k, &x->nest) != SMR_OK || is_alone(x->nest->value)) {
		x->nest = NULL;
		return SMR_OK;
	}
	x->fold = join_has_fold(x->nest->value);
	return fuse_form_of(f, x);
}

/* Returns whether reading the value costs at least as much as recomputing it. */
static bool is_free(const fuse_value *x)
{
	if (fuse_splat(x->node) || x->node->op == SMR_OP_iota || x->node->op == SMR_OP_reshape ||
	    x->node->op == SMR_OP_transpose)
		return true;
	return x->node->op == SMR_OP_broadcast && x->nest != NULL &&
	       x->elements >= 4 * (x->nedges > 0 ? x->edges[0].from->elements : 1);
}

/* Adds a value. @p view: a slice that is read in place. */
static smr_status add_value(fuse_flow *f, smr_node *v, uint32_t k, bool view)
{
	fuse_value *x = &f->values[f->nvalues++];
	int64_t n;

	smr_assert(v->op != SMR_OP_part && k <= v->nmore);
	x->node = v;
	x->k = k;
	x->rank = smr_node_type(v, k)->rank;
	x->elements = smr_type_count(smr_node_type(v, k), &n) ? (double)n : 0;
	x->parts = x->depth = 1;
	fuse_cost_value(f->cost, x);
	if (!view)
		SMR_TRY(find_nest(f, x));
	x->free = is_free(x);
	return SMR_OK;
}

static smr_status find_values(fuse_flow *f)
{
	smr_graph *g = f->g;
	uint32_t n = 0;
	bool *view;

	SMR_TRY(fuse_find_views(f, &view));
	f->first = smr_arena_array(f->arena, g->nnodes + 1, sizeof(*f->first));
	for (uint32_t i = 0; i < g->nnodes; i++)
		n += g->nodes[i]->nmore + 1;
	f->values = smr_arena_array(f->arena, n + 1, sizeof(*f->values));
	if (f->first == NULL || f->values == NULL)
		return fuse_no_memory(g);
	for (uint32_t i = 0; i < g->nnodes; i++) {
		smr_node *v = g->nodes[i];

		if (v->op == SMR_OP_part) {
			smr_assert(v->ins[0]->id < i && v->bits <= v->ins[0]->nmore);
			f->first[i] = f->first[v->ins[0]->id] + (uint32_t)v->bits;
			continue;
		}
		f->first[i] = f->nvalues;
		for (uint32_t k = 0; k <= v->nmore; k++)
			SMR_TRY(add_value(f, v, k, view[i]));
	}
	return smr_arena_ran_short(g->arena) ? fuse_no_memory(g) : SMR_OK;
}

/* ---- readers ------------------------------------------------------------------------------ */

static bool reads_before(const smr_node *v, uint32_t i)
{
	for (uint32_t j = 0; j < i; j++)
		if (v->ins[j] == v->ins[i])
			return true;
	return false;
}

static void count_readers(fuse_flow *f)
{
	for (uint32_t i = 0; i < f->g->nnodes; i++) {
		const smr_node *v = f->g->nodes[i];
		bool computes = false;

		if (v->op == SMR_OP_part)
			continue;
		for (uint32_t k = 0; k <= v->nmore; k++)
			computes |= fuse_may_compute(v) && f->values[f->first[i] + k].nest != NULL;
		for (uint32_t j = 0; j < v->nins; j++) {
			fuse_value *x = fuse_operand(f, v, j);

			if (!computes)
				x->others++;
			else if (!reads_before(v, j))
				x->readers += v->nmore + 1;
		}
	}
	for (uint32_t i = 0; i < f->g->nresults; i++)
		f->values[f->first[f->g->results[i]->id]].others++;
}

/* Visits nodes in reverse, so that a value without readers adds no edges. */
static void find_edges(fuse_flow *f)
{
	smr_assert(f->values != NULL);
	for (uint32_t i = f->nvalues; i-- > 0;) {
		fuse_value *x = &f->values[i];

		x->dead = x->others == 0 && x->read_by == NULL;
		x->stored |= x->others > 0;
		for (uint32_t k = 0; k < x->nedges && !x->dead; k++) {
			fuse_edge *e = &x->edges[k];

			smr_assert(e->reader == x && e->from < x);
			e->next = e->from->read_by;
			e->from->read_by = e;
			e->from->stored |= !e->open;
		}
	}
}

/* ---- plans -------------------------------------------------------------------------------- */

typedef struct planning {
	fuse_flow *f;
	fuse_search search; /* created for the first search */
	fuse_parts parts;
	bool *ruled; /* by value: inlined by rule */
	bool stays;  /* no plan beat the rule's plan of the last part */
	uint64_t seed;
	smr_fusion *out;
} planning;

static bool is_stored_apart(planning *x, const fuse_point *at, smr_fuse way)
{
	smr_assert(at->from >= x->f->values && at->from < x->f->values + x->f->nvalues);
	switch (way) {
	case SMR_FUSE_NONE:
	case SMR_FUSE_ONCE:
		return true;
	case SMR_FUSE_BY_RULE:
		return !x->ruled[at->from - x->f->values];
	case SMR_FUSE_AT_RANDOM:
		x->seed = smr_hash_mix(x->seed, 1);
		return x->seed >> 32 & 1;
	default:
		return false;
	}
}

static void set_way(void *ctx, const fuse_part *p, smr_fuse way)
{
	planning *x = ctx;

	for (uint32_t i = 0; i < p->npoints; i++)
		fuse_set(p, i, is_stored_apart(x, p->points[i], way));
}

static double cost_of_way(planning *x, const fuse_part *p, smr_fuse way)
{
	set_way(x, p, way);
	return fuse_part_cost(&x->search, p, INFINITY);
}

static void add_seconds(planning *x, smr_fuse way, double seconds)
{
	smr_assert((unsigned)way < SMR_FUSE_WAYS);
	smr_assert(seconds >= 0);
	x->out->seconds[way] += seconds;
}

/* Plans a part by cost. @p brief: skips the costs of other ways, except by rule. */
static smr_status plan_by_cost(planning *x, const fuse_part *p, bool brief)
{
	static const smr_fuse others[] = {SMR_FUSE_ALL, SMR_FUSE_ONCE, SMR_FUSE_BY_RULE};
	enum { OTHERS = sizeof(others) / sizeof(others[0]) };
	double rule = 0, best, always;

	fuse_turn_to(&x->search, p);
	for (unsigned i = brief ? OTHERS - 1 : 0; i < OTHERS; i++)
		add_seconds(x, others[i], rule = cost_of_way(x, p, others[i]));
	SMR_TRY(fuse_search_part(&x->search, p, &best));
	always = fuse_products_s(x->f, p);
	x->stays = best - always > FUSE_MARGIN * (rule - always);
	if (x->stays) {
		x->out->kept += best < rule * (1 - 1e-9);
		set_way(x, p, SMR_FUSE_BY_RULE);
		fuse_settle(p);
		best = rule;
	}
	add_seconds(x, SMR_FUSE_BY_COST, best);
	return SMR_OK;
}

/* Replays recorded decisions. Returns false if there are none for this part. */
static bool apply_recorded_plan(const fuse_part *p, const smr_fuse_params *params)
{
	smr_assert(p->npoints == 0 || p->points != NULL);
	if (params->way != SMR_FUSE_BY_COST || params->decided == NULL || !params->decided->known ||
	    fuse_known(params, p->npoints) < p->npoints)
		return false;
	for (uint32_t i = 0; i < p->npoints; i++)
		fuse_set(p, i, fuse_follow(params) != 0);
	fuse_settle(p);
	return true;
}

static smr_status begin_search(planning *x)
{
	if (x->search.f != NULL)
		return SMR_OK;
	SMR_TRY(fuse_by_rule(x->f, x->ruled));
	return fuse_search_new(x->f, &x->search);
}

static smr_status plan_part(planning *x, const fuse_part *p, const smr_fuse_params *params)
{
	smr_fuse way = params->way;

	x->out->points += p->npoints;
	x->out->possible += exp2(p->npoints);
	if (apply_recorded_plan(p, params)) {
		if (!params->costed)
			return SMR_OK;
		SMR_TRY(begin_search(x));
		fuse_turn_to(&x->search, p);
		add_seconds(x, way, fuse_part_cost(&x->search, p, INFINITY));
		return SMR_OK;
	}
	SMR_TRY(begin_search(x));
	if (way == SMR_FUSE_BY_COST)
		return plan_by_cost(x, p, params->brief);
	fuse_turn_to(&x->search, p);
	add_seconds(x, way, cost_of_way(x, p, way));
	return SMR_OK;
}

static smr_status report_part(planning *x, const fuse_part *p, uint64_t evaluated,
			      smr_fusion_report *to)
{
	uint64_t all = x->search.evaluated;
	smr_fusion_report_part *part;

	smr_assert(x->search.f == x->f);
	SMR_TRY(fuse_tell(&x->search, p, set_way, x, to, &part));
	x->search.evaluated = all; /* report only: not counted for the plan */
	part->evaluated = evaluated;
	/* joins may have changed it since */
	part->ruled = x->stays && part->plan.seconds == part->ways[SMR_FUSE_BY_RULE].seconds;
	x->stays = false;
	return SMR_OK;
}

/* Computes the seconds by each way with joins, for the report; the plan is unchanged afterwards. */
static void cost_joined(planning *x, const fuse_part *p, smr_fusion_report_group *to)
{
	static const smr_fuse ways[] = {SMR_FUSE_ALL, SMR_FUSE_ONCE, SMR_FUSE_BY_RULE};
	uint64_t stood = fuse_decisions(p);

	fuse_turn_to(&x->search, p);
	to->alone = fuse_part_cost(&x->search, p, INFINITY);
	for (unsigned i = 0; i < sizeof(ways) / sizeof(ways[0]); i++)
		to->ways[ways[i]] = cost_of_way(x, p, ways[i]);
	fuse_set_all(p, stood);
	fuse_settle(p);
}

static smr_status plan_group(planning *x, const fuse_part *p, smr_fusion_report *story)
{
	smr_fusion_report_group told = {0};
	uint64_t all = x->search.evaluated, before;

	smr_assert(p->nvalues > 0);
	if (story != NULL && fuse_is_searched(p))
		cost_joined(x, p, &told);
	before = x->search.evaluated;
	SMR_TRY(fuse_search_group(&x->search, p, x->out));
	told.evaluated = x->search.evaluated - before;
	if (story != NULL)
		SMR_TRY(fuse_tell_group(&x->search, p, story, &told));
	x->search.evaluated = all + told.evaluated; /* report only: not counted for the plan */
	return SMR_OK;
}

static smr_status plan_groups(planning *x, smr_fusion_report *story)
{
	fuse_parts groups;
	smr_status st;

	SMR_TRY(fuse_groups_of(x->f, &x->parts, &groups));
	if (groups.n == 0)
		return SMR_OK;
	SMR_TRY(begin_search(x));
	st = fuse_joint_new(x->f, &x->search.joint);
	for (uint32_t i = 0; st == SMR_OK && i < groups.n; i++)
		st = plan_group(x, &groups.parts[i], story);
	fuse_joint_free(x->search.joint);
	x->search.joint = NULL;
	return st;
}

/* Revises the plan of each group of parts by joins. */
static smr_status plan_joint(planning *x, const smr_fuse_params *p)
{
	bool known = p->decided != NULL && p->decided->known;

	smr_assert(p->decided == NULL || !p->decided->known || p->way == SMR_FUSE_BY_COST);
	if (p->way != SMR_FUSE_BY_COST || p->apart || known)
		return SMR_OK;
	if (!p->brief)
		SMR_TRY(plan_groups(x, p->story));
	for (uint32_t i = 0; i < x->parts.n; i++)
		for (uint32_t k = 0; k < x->parts.parts[i].npoints; k++)
			SMR_TRY(fuse_decide(p, x->parts.parts[i].points[k]->apart));
	return SMR_OK;
}

static smr_status plan_parts(planning *x, const smr_fuse_params *p)
{
	uint64_t *evaluated = smr_arena_array(x->f->arena, x->parts.n + 1, sizeof(*evaluated));
	bool *stays = smr_arena_array(x->f->arena, x->parts.n + 1, sizeof(*stays));

	if (evaluated == NULL || stays == NULL)
		return fuse_no_memory(x->f->g);
	for (uint32_t i = 0; i < x->parts.n; i++) {
		uint64_t before = x->search.evaluated;

		x->stays = false;
		SMR_TRY(plan_part(x, &x->parts.parts[i], p));
		evaluated[i] = x->search.evaluated - before;
		stays[i] = x->stays;
	}
	SMR_TRY(plan_joint(x, p));
	for (uint32_t i = 0; p->story != NULL && i < x->parts.n; i++) {
		x->stays = stays[i];
		SMR_TRY(report_part(x, &x->parts.parts[i], evaluated[i], p->story));
	}
	x->out->parts = x->parts.n;
	x->out->evaluated = x->search.evaluated;
	return SMR_OK;
}

smr_status fuse_prepare(fuse_flow *f, fuse_parts *out)
{
	SMR_TRY(find_values(f));
	SMR_TRY(fuse_find_products(f));
	count_readers(f);
	fuse_explore(f);
	find_edges(f);
	SMR_TRY(fuse_parts_of(f, out));
	for (uint32_t i = 0; i < f->nvalues; i++) /* a free value is in no part */
		if (f->values[i].form != NULL)
			fuse_settle_value(&f->values[i]);
	return SMR_OK;
}

static smr_status plan_flow(fuse_flow *f, const smr_fuse_params *p, smr_fusion *out)
{
	planning x = {.f = f, .seed = p->seed, .out = out};
	smr_status st;

	SMR_TRY(fuse_prepare(f, &x.parts));
	x.ruled = smr_arena_array(f->arena, f->nvalues + 1, sizeof(*x.ruled));
	if (x.ruled == NULL)
		return fuse_no_memory(f->g);
	st = plan_parts(&x, p);
	fuse_search_free(&x.search);
	return st;
}

smr_status fuse_plan(fuse_flow *f, const smr_fuse_params *p, smr_fusion *out)
{
	fuse_cost cost;

	fuse_cost_of(p->machine, p->threads, &cost);
	f->cost = &cost;
	SMR_TRY(plan_flow(f, p, out));
	smr_assert(f->nvalues == 0 || f->values != NULL);
	f->cost = NULL;
	return SMR_OK;
}
