/* Reports the decisions of a part and the cost of alternatives with the functions of the search.
 * Leaves the plan unchanged. */
#include <math.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "pass/fuse/plan_internal.h"

smr_status smr_fusion_report_new(smr_fusion_report **out)
{
	smr_fusion_report *s = smr_calloc(1, sizeof(*s));

	if (s != NULL)
		s->arena = smr_arena_new();
	if (s == NULL || s->arena == NULL) {
		smr_free(s);
		return smr_fail(SMR_ENOMEM, "no memory for the report of a plan");
	}
	*out = s;
	return SMR_OK;
}

void smr_fusion_report_free(smr_fusion_report *s)
{
	if (s == NULL)
		return;
	smr_arena_free(s->arena);
	smr_free(s->parts);
	smr_free(s->slabs);
	smr_free(s->joins);
	smr_free(s->groups);
	smr_free(s);
}

static smr_status new_part(smr_fusion_report *s, smr_fusion_report_part **out)
{
	smr_fusion_report_part *parts =
		smr_vec_grow(s->parts, &s->cap, s->nparts + 1, sizeof(*parts));

	if (parts == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the report of a plan");
	s->parts = parts;
	*out = &s->parts[s->nparts++];
	**out = (smr_fusion_report_part){0};
	return SMR_OK;
}

smr_status smr_fusion_report_add_slabs(smr_fusion_report *s, const smr_fusion_report_slabs *one)
{
	smr_fusion_report_slabs *slabs =
		smr_vec_grow(s->slabs, &s->cap_slabs, s->nslabs + 1, sizeof(*slabs));

	if (slabs == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the report of a plan");
	s->slabs = slabs;
	s->slabs[s->nslabs++] = *one;
	return SMR_OK;
}

smr_status smr_fusion_report_add_join(smr_fusion_report *s, const smr_fusion_report_join *one)
{
	smr_fusion_report_join *joins =
		smr_vec_grow(s->joins, &s->cap_joins, s->njoins + 1, sizeof(*joins));

	if (joins == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the report of a plan");
	s->joins = joins;
	s->joins[s->njoins++] = *one;
	return SMR_OK;
}

/* ---- alternative plans -------------------------------------------------------------------- */

static void set_plan(const fuse_part *p, const smr_fusion_report_part *to)
{
	for (uint32_t i = 0; i < p->npoints; i++)
		fuse_set(p, i, to->points[i].apart);
}

/* Sets the edges within the part that no point decides, too. */
static void set_fixed(const fuse_part *p, bool wanted)
{
	for (uint32_t i = 0; i < p->nvalues; i++)
		for (uint32_t k = 0; k < p->values[i]->nedges; k++) {
			fuse_edge *e = &p->values[i]->edges[k];

			if (e->fixed && fuse_in(p, e->from))
				fuse_want(e, wanted);
		}
}

static void cost_fusion_ways(fuse_search *s, const fuse_part *p, fuse_way *set, void *ctx,
			     smr_fusion_report_part *to)
{
	static const smr_fuse ways[] = {SMR_FUSE_ALL, SMR_FUSE_ONCE, SMR_FUSE_BY_RULE};

	for (unsigned i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
		set(ctx, p, ways[i]);
		fuse_part_split(s, p, &to->ways[ways[i]]);
	}
	set(ctx, p, SMR_FUSE_NONE);
	set_fixed(p, false);
	fuse_part_split(s, p, &to->ways[SMR_FUSE_NONE]);
	set_fixed(p, true);
}

static double cost_of_flip(fuse_search *s, const fuse_part *all, uint32_t i, const fuse_part *p,
			   bool apart)
{
	double before = fuse_part_cost(s, p, INFINITY), after;

	fuse_set(all, i, !apart);
	after = fuse_part_cost(s, p, INFINITY);
	fuse_set(all, i, apart);
	fuse_settle(p);
	return after - before;
}

/* Costs a flip in a large part, as its search does: only the surroundings of the point change. */
static smr_status cost_of_local_flip(fuse_search *s, const fuse_part *p, uint32_t i, bool apart,
				     double *more)
{
	fuse_pieces x;

	SMR_TRY(fuse_around(s, p, i, 1, &x));
	fuse_turn_to(s, &x.parts[0]);
	*more = cost_of_flip(s, p, i, &x.parts[0], apart);
	for (uint32_t k = 0; k < x.parts[0].nvalues; k++)
		x.values[k]->place = x.values[k]->home;
	fuse_pieces_free(&x);
	return SMR_OK;
}

static smr_status report_flips(fuse_search *s, const fuse_part *p, smr_fusion_report_part *to)
{
	for (uint32_t i = 0; i < p->npoints; i++) {
		double more;

		if (p->points[i]->told)
			more = p->points[i]->more;
		else if (p->npoints <= FUSE_MAX_POINTS)
			more = cost_of_flip(s, p, i, p, to->points[i].apart);
		else
			SMR_TRY(cost_of_local_flip(s, p, i, to->points[i].apart, &more));
		to->points[i].flipped = to->plan.seconds + more;
	}
	return SMR_OK;
}

/* ---- contents of a part ------------------------------------------------------------------- */

static bool report_points(const fuse_part *p, smr_arena *a, smr_fusion_report_part *to)
{
	to->npoints = p->npoints;
	to->points = smr_arena_array(a, p->npoints + 1, sizeof(*to->points));
	for (uint32_t i = 0; to->points != NULL && i < p->npoints; i++) {
		const fuse_point *from = p->points[i];
		smr_fusion_report_point *at = &to->points[i];

		at->of = from->from->node;
		at->apart = from->apart;
		at->readers = smr_arena_array(a, from->nedges + 1, sizeof(smr_node *));
		for (uint32_t k = 0; at->readers != NULL && k < from->nedges; k++)
			at->readers[at->nreaders++] = from->edges[k]->reader->node;
	}
	return !smr_arena_ran_short(a);
}

static void add_use(smr_fusion_report_use *list, uint32_t *n, const fuse_value *x, double share)
{
	for (uint32_t i = 0; i < *n; i++)
		if (list[i].v == x->node) {
			list[i].share += share;
			return;
		}
	list[(*n)++] = (smr_fusion_report_use){x->node, share};
}

static bool report_uses(const fuse_walk *w, smr_arena *a, smr_fusion_report_op *to)
{
	uint32_t nreads = fuse_walk_inputs(w, UINT32_MAX, NULL, NULL);
	uint32_t nvalues = fuse_walk_values(w, UINT32_MAX, NULL, NULL);
	smr_fusion_report_use *reads = smr_arena_array(a, nreads + 1, sizeof(*reads));
	smr_fusion_report_use *computed = smr_arena_array(a, nvalues + 1, sizeof(*computed));
	const fuse_value *v;
	double n;

	if (reads == NULL || computed == NULL)
		return false;
	for (uint32_t i = 0; i < nreads; i++) {
		(void)fuse_walk_inputs(w, i, &v, &n);
		add_use(reads, &to->nreads, v, n);
	}
	for (uint32_t i = 0; i < nvalues; i++) {
		(void)fuse_walk_values(w, i, &v, &n);
		if (v != NULL)
			add_use(computed, &to->ncomputed, v, n / v->elements);
	}
	to->reads = reads;
	to->computed = computed;
	return true;
}

/* Reports the ops; called after fuse_part_split(). */
static bool report_ops(fuse_search *s, const fuse_part *p, smr_arena *a, smr_fusion_report_part *to)
{
	to->ops = smr_arena_array(a, to->plan.ops + 1, sizeof(*to->ops));
	for (uint32_t i = 0; to->ops != NULL && i < p->nvalues; i++) {
		fuse_op_cost cost;
		smr_fusion_report_op *op;

		if (!fuse_is_op(s, p->values[i]))
			continue;
		op = &to->ops[to->nops++];
		fuse_walk_op(s->walk, p->values[i], &cost);
		fuse_cost_split(s->f->cost, p->values[i], &cost, &op->cost);
		op->value = p->values[i];
		if (!report_uses(s->walk, a, op))
			return false;
	}
	return to->ops != NULL;
}

static uint32_t count_live_values(const fuse_part *p)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < p->nvalues; i++)
		n += !p->values[i]->dead;
	return n;
}

smr_status fuse_tell(fuse_search *s, const fuse_part *p, fuse_way *set, void *ctx,
		     smr_fusion_report *to, smr_fusion_report_part **out)
{
	smr_fusion_report_part *part;

	SMR_TRY(new_part(to, &part));
	part->g = s->f->g;
	part->before = count_live_values(p);
	if (!report_points(p, to->arena, part))
		return smr_fail(SMR_ENOMEM, "no memory for the report of a plan");
	fuse_turn_to(s, p);
	cost_fusion_ways(s, p, set, ctx, part);
	set_plan(p, part);
	fuse_part_split(s, p, &part->plan);
	SMR_TRY(report_flips(s, p, part));
	fuse_turn_to(s, p);
	fuse_part_split(s, p, &part->plan);
	if (!report_ops(s, p, to->arena, part))
		return smr_fail(SMR_ENOMEM, "no memory for the report of a plan");
	*out = part;
	return SMR_OK;
}

/* Removes ops that joins replaced from the report. */
static void remove_joined_ops(smr_fusion_report_part *p)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < p->nops; k++) {
		smr_fusion_report_op *op = &p->ops[k];
		const fuse_value *x = op->value;

		if (!x->needed)
			continue;
		op->v = x->bundle != NULL ? x->bundle->parts[0]
			: x->made != NULL ? x->made
					  : x->node;
		op->joined = x->bundle != NULL;
		op->value = NULL;
		p->ops[n++] = *op;
	}
	p->nops = n;
}

void fuse_tell_built(const fuse_flow *f, smr_fusion_report *to)
{
	for (uint32_t i = to->nparts; i > 0 && to->parts[i - 1].g == f->g; i--)
		remove_joined_ops(&to->parts[i - 1]);
}
