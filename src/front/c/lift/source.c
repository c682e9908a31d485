/* Computes where a statement reads and stores: its windows, and the nests that computed their
 * contents. */
#include "front/c/lift/build.h"

#include <limits.h>
#include <string.h>

static smr_status refuse_source(const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

static smr_status axes_of(smr_lift_builder *b, const smr_lift_access *a, smr_axis *axes,
			  uint32_t *n)
{
	*n = 0;
	for (int i = 0; i < b->l->nloops; i++) {
		if (!smr_access_moves(a, i))
			continue;
		if (b->map[i] == SMR_LIFT_NONE)
			return refuse_source("an element is used outside its loop");
		axes[(*n)++] = (smr_axis){.lift = i,
					  .nest = (uint32_t)b->map[i],
					  .domain = b->nest->domain >> b->map[i] & 1,
					  .extent = b->l->loops[i].extent,
					  .step = b->l->loops[i].step,
					  .stride = a->stride[i]};
		if (a->from != NULL && a->from[i] != NULL) {
			axes[*n - 1].from = a->from[i];
			axes[*n - 1].extent = a->trips[i];
		}
	}
	return SMR_OK;
}

static bool is_open(const smr_poly *dim)
{
	int64_t n;

	return smr_poly_is_const(dim, &n) && n == INT_MAX;
}

/* Whether a fold over a range encloses the access. */
static bool is_in_range_fold(const smr_lift *l, const smr_lift_access *a)
{
	for (int i = a->loop; i != SMR_LIFT_NONE; i = l->loops[i].parent)
		if (is_open(l->loops[i].extent))
			return true;
	return false;
}

/* Builds the index of an indirect access within all loops around the access, folds included. */
static const smr_expr *index_of(smr_lift_builder *b, const smr_lift_access *a)
{
	bool scope[SMR_LIFT_LOOPS];
	smr_lift_value *index = a->index;
	const smr_expr *e;

	memcpy(scope, b->scope, sizeof(scope));
	for (int i = 0; is_in_range_fold(b->l, a) && i < b->l->nloops; i++)
		b->scope[i] |= b->map[i] != SMR_LIFT_NONE && smr_loop_around(b->l, i, a->loop);
	e = smr_lift_builder_expr(b, index);
	memcpy(b->scope, scope, sizeof(scope));
	return e;
}

/* Adds the dimension of an array that is indexed by another: its length is unknown at this
 * point. */
static smr_status indirect_dim(smr_lift_builder *b, const smr_lift_access *a, smr_shape *s)
{
	smr_arena *arena = b->l->g->arena;
	uint32_t d = s->type.rank;

	/* element lo + t of a range that starts at lo: one dimension */
	for (uint32_t k = 0; k < d; k++)
		if (is_open(s->type.dims[k]) && smr_poly_equal(s->window.stride[k], a->scale) &&
		    s->index[k].indirect == NULL) {
			s->index[k].indirect = index_of(b, a);
			s->index[k].indirect_coef = smr_poly_const(arena, 1);
			return s->index[k].indirect ? SMR_OK : SMR_EUNSUPPORTED;
		}
	if (d == SMR_MAX_RANK)
		return refuse_source("an array of too many dimensions");
	s->type.rank++;
	s->type.dims[d] = smr_poly_const(arena, INT_MAX);
	s->window.stride[d] = a->scale;
	memset(&s->index[d], 0, sizeof(s->index[d]));
	s->index[d].offset = smr_poly_const(arena, 0);
	s->index[d].indirect = index_of(b, a);
	s->index[d].indirect_coef = smr_poly_const(arena, 1);
	return s->index[d].indirect ? SMR_OK : SMR_EUNSUPPORTED;
}

smr_status smr_lift_builder_shape(smr_lift_builder *b, int access, bool alone, smr_shape *out)
{
	const smr_lift_access *a = &b->l->accesses[access];
	smr_axis axes[SMR_MAX_LOOPS];
	uint32_t n;

	SMR_TRY(axes_of(b, a, axes, &n));
	SMR_TRY(smr_shape_of(b->l, a, axes, n, alone, out));
	return a->index == NULL ? SMR_OK : indirect_dim(b, a, out);
}

static bool same_view(const smr_node *v, const smr_shape *s)
{
	return v->op == SMR_OP_view && smr_window_equal(v->window, &v->type, &s->window, &s->type);
}

static smr_node *new_view(smr_lift *l, const smr_shape *s)
{
	return smr_graph_view(l->g, &s->type, &s->window, l->g->bases[s->window.base].name);
}

/* Whether a store of an earlier statement may change a window that the statement reads. */
static bool may_change(const smr_lift_builder *b, const smr_lift_built *p, int access, int group)
{
	const smr_lift_access *a = &b->l->accesses[access];

	if (p->stmt->access == SMR_LIFT_NONE)
		return false;
	const smr_lift_access *s = &b->l->accesses[p->stmt->access];
	if (s->base == a->base)
		return !smr_access_disjoint(b->l, s, a);
	return p->group != group; /* within one group a guard proves them disjoint */
}

bool smr_lift_builder_unwritten(const smr_lift_builder *b, int access)
{
	for (uint32_t i = 0; i < b->ndone; i++)
		if (may_change(b, &b->done[i], access, b->done[i].group))
			return false;
	return true;
}

static bool is_after_all_writers(const smr_node *v, smr_node *const *writers, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		bool found = false;
		for (uint32_t k = 0; k < v->nafter; k++)
			found |= v->after[k] == writers[i];
		if (!found)
			return false;
	}
	return v->nafter == n;
}

/* Returns the source of a window: the earlier nest that stored exactly this window, else a view of
 * the memory. */
static smr_node *find_window_source(const smr_lift_builder *b, int access, int group,
				    const smr_shape *s)
{
	smr_node *writers[SMR_BUILD_READS];
	uint32_t n = 0;

	for (uint32_t i = b->ndone; i-- > 0;) {
		const smr_lift_built *p = &b->done[i];
		if (!may_change(b, p, access, group))
			continue;
		if (n == 0 &&
		    smr_window_equal(&p->shape.window, &p->shape.type, &s->window, &s->type))
			return p->node;
		if (n == SMR_BUILD_READS)
			return NULL;
		writers[n++] = p->node;
	}
	for (uint32_t i = 0; i < b->l->g->nnodes; i++)
		if (same_view(b->l->g->nodes[i], s) &&
		    is_after_all_writers(b->l->g->nodes[i], writers, n))
			return b->l->g->nodes[i];
	smr_node *v = new_view(b->l, s);
	for (uint32_t i = n; v != NULL && i-- > 0;)
		if (smr_graph_after(b->l->g, v, writers[i]) != SMR_OK)
			return NULL;
	return v;
}

smr_node *smr_lift_builder_target(smr_lift *l, const smr_shape *s)
{
	for (uint32_t i = 0; i < l->g->nnodes; i++)
		if (same_view(l->g->nodes[i], s))
			return l->g->nodes[i];
	return new_view(l, s);
}

/* Whether the nest's folds read a single access only. */
static bool reads_single_access(const smr_lift_builder *b)
{
	int only = SMR_LIFT_NONE;

	for (uint32_t r = 0; r < b->nreads; r++) {
		const smr_lift_access *a = &b->l->accesses[b->reads[r].access];
		for (int i = 0; i < b->l->nloops; i++) {
			if (!smr_access_moves(a, i) || b->map[i] == SMR_LIFT_NONE ||
			    (b->nest->domain >> b->map[i] & 1))
				continue;
			if (only != SMR_LIFT_NONE &&
			    !smr_access_same(b->l, a, &b->l->accesses[only]))
				return false;
			only = b->reads[r].access;
		}
	}
	return true;
}

smr_status smr_lift_builder_reads(smr_lift_builder *b, smr_lift_built *q)
{
	smr_arena *arena = b->l->g->arena;
	bool alone = reads_single_access(b);
	uint32_t room = b->nreads;

	for (uint32_t r = 0; r < b->nreads; r++)
		if (b->l->accesses[b->reads[r].access].index != NULL)
			room = SMR_BUILD_READS;
	int *reads = smr_arena_array(arena, room + 1, sizeof(*reads));
	smr_shape *shapes = smr_arena_array(arena, room + 1, sizeof(*shapes));

	if (reads == NULL || shapes == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for reads");
	for (uint32_t r = 0; r < b->nreads; r++) {
		smr_shape *s = &shapes[r];
		SMR_TRY(smr_lift_builder_shape(b, b->reads[r].access, alone, s));
		smr_node *from = find_window_source(b, b->reads[r].access, q->group, s);
		int k = from == NULL ? SMR_LIFT_NONE : smr_lift_builder_input(b, from);
		if (k == SMR_LIFT_NONE)
			return refuse_source("too many inputs");
		b->reads[r].expr->input = (uint32_t)k;
		b->reads[r].expr->index = s->index;
		b->reads[r].expr->rank = s->type.rank;
		reads[r] = b->reads[r].access;
	}
	q->nreads = b->nreads;
	q->reads = reads;
	q->shapes = shapes;
	memcpy(q->map, b->map, sizeof(q->map));
	return SMR_OK;
}
