/* Multi-output (horizontal) fusion: ops of one size with common operands become one op with several
 * results, such as an optimiser's update or several sums of one tensor (SystemDS calls the template
 * MAgg; here the sums may be partial).
 *
 * If one of the ops reads another at its own index, it recomputes that value, which is free in one
 * pass. The fused op stands at the place of the last one, so all other readers of its results must
 * come after it: then the only paths between the ops are such reads, and no cycle arises. The
 * arithmetic of each element is unchanged. The ops were chosen together with the fusion edges
 * (plan_group.c). Without such a plan a greedy pass joins each op to the earlier ones for which the
 * total cost (plan_walk.c) falls most. */
#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "pass/codelet/join_stores.h"
#include "pass/fuse/plan_internal.h"
#include "pass/lower/lower.h"

enum { OPEN = 12 /* bundles that may still grow */ };
/* Factor by which the cost must fall, as costs are not more exact than that. */
static const double MARGIN = 0.99;

typedef struct joining {
	fuse_flow *f;
	const smr_fuse_params *params;
	fuse_walk *walk;   /* NULL: replay of recorded joins */
	uint32_t *readers; /* by value: number of ops that read it from memory */
	fuse_bundle *open[OPEN];
	uint32_t nopen;
	fuse_bundle *all;
	uint64_t seed;
	smr_fusion *out;
} joining;

/* Returns whether more than one op reads it from memory. */
static bool is_read_elsewhere(const joining *j, const fuse_value *m)
{
	smr_assert(m >= j->f->values && m < j->f->values + j->f->nvalues);
	return m->others > 0 || j->readers[m - j->f->values] > 1;
}

/* ---- building ------------------------------------------------------------------------------- */

/* State of trying to add a value, for undo. */
typedef struct attempt {
	fuse_value *x;
	smr_node *made;
	double alone_s, together_s;
} attempt;

/* Returns whether @p y can recompute the values of the bundle that it reads. A value with no other
 * reader should be inlined without the bundle. */
static bool may_compute(const joining *j, const fuse_bundle *b, const fuse_value *y)
{
	for (uint32_t i = 0; i < y->nedges; i++) {
		const fuse_edge *e = &y->edges[i];
		bool member = fuse_is_of(b, e->from);

		if (member && !e->fused && (!e->open || !is_read_elsewhere(j, e->from)))
			return false;
		if ((member || e->fused) && e->from->form != NULL && !may_compute(j, b, e->from))
			return false;
	}
	return true;
}

/* ---- conditions ----------------------------------------------------------------------------- */

static double cost_of(joining *j, const fuse_bundle *b, const fuse_value *x)
{
	const fuse_value *list[FUSE_MAX_BUNDLE + 1];
	fuse_op_cost c;
	uint32_t n = 0;

	smr_assert(b == NULL || b->n <= FUSE_MAX_BUNDLE);
	if (j->walk == NULL)
		return 0;
	for (uint32_t k = 0; b != NULL && k < b->n; k++)
		list[n++] = b->values[k];
	if (x != NULL)
		list[n++] = x;
	fuse_walk_ops(j->walk, list, n, &c);
	return c.seconds;
}

static bool has_decided_plan(const joining *j)
{
	return j->params->decided != NULL && j->params->decided->known;
}

/* Tries @p x in a bundle; *saved: seconds saved, 0 if not possible. If it saves, @p x stays in its
 * form for the bundle. */
static smr_status try_bundle(joining *j, const fuse_bundle *b, attempt *a, double *saved)
{
	fuse_value *x = a->x;
	double apart, together;
	smr_status st;

	smr_assert(j->f->with == NULL);
	smr_assert(b->n >= 1 && b->n <= FUSE_MAX_BUNDLE);
	*saved = a->alone_s = a->together_s = 0;
	if (b->n == FUSE_MAX_BUNDLE || !fuse_have_common(j->f, b, x) ||
	    !fuse_stands_free(j->f, b, x))
		return SMR_OK;
	a->alone_s = cost_of(j, NULL, x);
	apart = cost_of(j, b, NULL) + a->alone_s;
	if (!may_compute(j, b, x) || !fuse_is_small(b, x))
		return SMR_OK;
	a->together_s = together = cost_of(j, b, x);
	if (j->walk != NULL && !has_decided_plan(j) && x->mate == NULL &&
	    j->params->way == SMR_FUSE_BY_COST && together > MARGIN * apart)
		return SMR_OK;
	j->f->with = b;
	st = fuse_fuse_anyway(j->f, x, &(smr_fusion){0});
	j->f->with = NULL;
	SMR_TRY(st);
	if (x->made != NULL && fuse_reads_fit(j->f, b, x->made) && fuse_fits(b, x))
		*saved = apart > together ? apart - together : 1e-12;
	return SMR_OK;
}

/* ---- the bundles ---------------------------------------------------------------------------- */

/* Opens a bundle; closes the oldest one if there are too many. */
static smr_status begin(joining *j, fuse_value *x)
{
	fuse_bundle *b = smr_arena_alloc(j->f->arena, sizeof(*b));

	smr_assert(j->nopen <= OPEN);
	smr_assert(x->bundle == NULL);
	if (b == NULL)
		return fuse_no_memory(j->f->g);
	b->values[b->n++] = x;
	b->next = j->all;
	j->all = b;
	if (j->nopen == OPEN) {
		for (uint32_t i = 1; i < OPEN; i++)
			j->open[i - 1] = j->open[i];
		j->nopen--;
	}
	j->open[j->nopen++] = b;
	return SMR_OK;
}

/* Makes the op of a bundle's first value, which is put off until a second value comes. */
static smr_status make_first(joining *j, fuse_bundle *b)
{
	fuse_value *x = b->values[0];

	smr_assert(b->n >= 1);
	if (x->made != NULL)
		return SMR_OK;
	b->anyway = true;
	return fuse_fuse_anyway(j->f, x, &(smr_fusion){0});
}

static bool wanted_at_random(joining *j)
{
	j->seed = smr_hash_mix(j->seed, 7);
	return j->params->way != SMR_FUSE_AT_RANDOM || j->seed >> 32 & 1;
}

/* Finds the number of the best open bundle; OPEN: none. */
static smr_status find_best(joining *j, attempt *a, uint32_t *best)
{
	double most = 0, saved;

	*best = OPEN;
	for (uint32_t i = 0; i < j->nopen; i++) {
		SMR_TRY(make_first(j, j->open[i]));
		if (j->open[i]->values[0]->made == NULL || !wanted_at_random(j))
			continue;
		SMR_TRY(try_bundle(j, j->open[i], a, &saved));
		a->x->made = a->made;
		if (saved > most) {
			most = saved;
			*best = i;
		}
	}
	return SMR_OK;
}

/* Returns the open bundle that begins with the planned mate of @p x. */
static uint32_t find_planned_bundle(const joining *j, const fuse_value *x)
{
	smr_assert(x->mate != NULL);
	for (uint32_t i = 0; x->mate != x && i < j->nopen; i++)
		if (j->open[i]->values[0] == x->mate)
			return i;
	return OPEN;
}

/* Replays or makes the decision. */
static smr_status choose_bundle(joining *j, attempt *a, uint32_t *best)
{
	*best = OPEN;
	if (fuse_known(j->params, 1) > 0)
		*best = fuse_follow(j->params);
	else if (a->x->mate != NULL)
		*best = find_planned_bundle(j, a->x);
	else if (j->walk != NULL)
		SMR_TRY(find_best(j, a, best));
	return fuse_decide(j->params, (uint8_t)*best);
}

static void add_to_bundle(joining *j, fuse_bundle *b, const attempt *a)
{
	smr_assert(b->n < FUSE_MAX_BUNDLE);
	smr_assert(b->values[b->n - 1] < a->x);
	if (b->n == 1)
		b->apart_s = cost_of(j, b, NULL);
	b->apart_s += a->alone_s;
	b->joined_s = a->together_s;
	b->values[b->n++] = a->x;
}

static smr_status place_value(joining *j, fuse_value *x)
{
	attempt a = {.x = x, .made = x->made};
	double saved = 0;
	fuse_bundle *b;
	uint32_t best;

	SMR_TRY(choose_bundle(j, &a, &best));
	if (best >= j->nopen)
		return begin(j, x);
	b = j->open[best];
	SMR_TRY(make_first(j, b));
	if (b->values[0]->made != NULL)
		SMR_TRY(try_bundle(j, b, &a, &saved));
	if (saved > 0) {
		add_to_bundle(j, b, &a);
		return SMR_OK;
	}
	x->made = a.made;
	return begin(j, x);
}

/* Copies a nest to use the inputs of all nests. */
static smr_nest *with_inputs(join_new *all, const smr_node *from)
{
	loop_sum map[SMR_MAX_LOOPS] = {{0}};
	join_copy c = {.n = all, .from = from, .map = map};

	smr_assert(from->nest != NULL && from->nest->nloops <= SMR_MAX_LOOPS);
	all->nest = smr_arena_alloc(all->g->arena, sizeof(*all->nest));
	for (uint32_t l = 0; all->nest != NULL && l < from->nest->nloops; l++) {
		map[l] = (loop_sum){.n = 1, .weight = {smr_poly_const(all->g->arena, 1)}};
		map[l].loop[0] = join_loop(all, &from->nest->loops[l]);
		if (map[l].weight[0] == NULL || map[l].loop[0] == SMR_MAX_LOOPS)
			return NULL;
	}
	if (all->nest != NULL)
		all->nest->value = join_expr(&c, from->nest->value);
	return all->nest != NULL && all->nest->value != NULL ? all->nest : NULL;
}

static smr_status make_op(const joining *j, fuse_bundle *b)
{
	smr_graph *g = j->f->g;
	smr_type types[FUSE_MAX_BUNDLE];
	join_new all = {.g = g};

	smr_assert(b->n >= 2 && b->n <= FUSE_MAX_BUNDLE);
	for (uint32_t k = 0; k < b->n; k++) {
		smr_assert(b->values[k]->made != NULL && b->values[k]->k == 0);
		types[k] = b->values[k]->node->type;
		for (uint32_t i = 0; i < b->values[k]->made->nins; i++)
			(void)join_input(&all, b->values[k]->made->ins[i]);
	}
	b->parts[0] = smr_graph_op(g, SMR_OP_fused, types, b->n, all.ins, all.nins);
	if (b->parts[0] == NULL)
		return SMR_ENOMEM;
	b->parts[0]->loc = b->values[0]->node->loc;
	b->parts[0]->name = b->values[0]->node->name;
	b->parts[0]->attrs = b->values[0]->made->attrs; /* the precision of its products */
	b->parts[0]->nattrs = b->values[0]->made->nattrs;
	for (uint32_t k = 0; k < b->n; k++) {
		smr_nest *n = with_inputs(&all, b->values[k]->made);

		if (n == NULL)
			return fuse_no_memory(j->f->g);
		SMR_TRY(smr_graph_fuse(g, b->parts[0], k, n));
		b->parts[k] = smr_graph_part(g, b->parts[0], k);
		if (b->parts[k] == NULL)
			return SMR_ENOMEM;
		b->values[k]->bundle = b;
		j->out->joined++;
	}
	return SMR_OK;
}

static smr_status report_bundle(const joining *j, const fuse_bundle *b)
{
	smr_fusion_report_join s = {.g = j->f->g,
				    .n = b->n,
				    .v = b->parts[0],
				    .rows = b->rows,
				    .apart_s = b->apart_s,
				    .joined_s = b->joined_s};

	if (j->params->story == NULL)
		return SMR_OK;
	for (uint32_t k = 0; k < b->n; k++)
		s.of[k] = b->values[k]->node;
	return smr_fusion_report_add_join(j->params->story, &s);
}

/* Returns whether the op becomes one codelet, as the back ends require. */
static smr_status is_codelet(const joining *j, const smr_node *v, bool *yes)
{
	smr_codelet *c;
	smr_graph *g;
	smr_status st = smr_lower_op(v, SMR_ALL_RESULTS, &g);

	if (st == SMR_OK) {
		st = smr_pass_horizontal(g, SMR_FP_REASSOC, j->f->arena, &c);
		smr_graph_free(g);
	}
	*yes = st == SMR_OK;
	return st == SMR_ENOMEM ? st : SMR_OK;
}

static void part_slabs(joining *j, fuse_bundle *b)
{
	smr_assert(b->rows > 0);
	for (uint32_t k = 0; k < b->n; k++)
		b->values[k]->bundle = NULL;
	j->out->joined -= b->parts[0] != NULL ? b->n : 0;
}

/* Makes the bundles chosen before ops were made; a value that cannot be included stays a separate
 * op. */
static smr_status make_slabs(joining *j, fuse_bundle *b)
{
	bool whole = true;

	for (uint32_t k = 0; k < b->n; k++) {
		const fuse_value *x = b->values[k];

		whole = whole && x->made != NULL && x->product == NULL &&
			fuse_reads_fit(j->f, b, x->made);
	}
	if (whole) {
		SMR_TRY(make_op(j, b));
		SMR_TRY(is_codelet(j, b->parts[0], &whole));
	}
	if (whole)
		return report_bundle(j, b);
	part_slabs(j, b);
	return SMR_OK;
}

static smr_status count_readers(joining *j)
{
	j->readers = smr_arena_array(j->f->arena, j->f->nvalues + 1, sizeof(*j->readers));
	if (j->readers == NULL)
		return fuse_no_memory(j->f->g);
	for (uint32_t i = 0; i < j->f->nvalues; i++) {
		const smr_node *v = fuse_op_of(&j->f->values[i]);

		for (uint32_t k = 0; j->f->values[i].needed && k < v->nins; k++)
			j->readers[fuse_operand(j->f, v, k) - j->f->values]++;
	}
	return SMR_OK;
}

/* Adds the cost of every op that is not joined to the total. */
static void add_alone(joining *j)
{
	for (uint32_t i = 0; j->params->costed && i < j->f->nvalues; i++) {
		const fuse_value *x = &j->f->values[i];
		bool joined = !x->needed || x->dead || x->form == NULL || x->bundle != NULL;

		for (const fuse_bundle *b = j->all; b != NULL && !joined; b = b->next)
			joined = b->n > 1 && fuse_is_of(b, x);
		if (!joined)
			j->out->ops_s += cost_of(j, NULL, x);
	}
}

static smr_status join_values(joining *j)
{
	SMR_TRY(count_readers(j));
	for (fuse_bundle *b = j->f->slabs; b != NULL; b = b->next)
		SMR_TRY(make_slabs(j, b));
	for (uint32_t i = 0; i < j->f->nvalues; i++)
		if (j->f->values[i].bundle == NULL && fuse_may_join(&j->f->values[i]))
			SMR_TRY(place_value(j, &j->f->values[i]));
	add_alone(j);
	for (fuse_bundle *b = j->all; b != NULL; b = b->next)
		if (b->n > 1) {
			if (j->params->costed)
				j->out->ops_s += b->joined_s;
			SMR_TRY(make_op(j, b));
			SMR_TRY(report_bundle(j, b));
		} else if (b->anyway) {
			b->values[0]->made = NULL;
		}
	return SMR_OK;
}

smr_status fuse_join(fuse_flow *f, const smr_fuse_params *p, smr_fusion *out)
{
	joining j = {.f = f, .params = p, .seed = p->seed, .out = out};
	smr_status st = SMR_OK;
	fuse_cost cost;

	if (p->apart ||
	    (p->way != SMR_FUSE_BY_COST && p->way != SMR_FUSE_ALL && p->way != SMR_FUSE_AT_RANDOM))
		return SMR_OK;
	fuse_cost_of(p->machine, p->threads, &cost);
	f->cost = &cost;
	if (p->decided == NULL || !p->decided->known || p->costed)
		st = fuse_walk_new(f, &j.walk);
	if (st == SMR_OK)
		st = join_values(&j);
	fuse_walk_free(j.walk);
	f->cost = NULL;
	return st;
}
