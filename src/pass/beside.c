/* Several nests as one codelet.
 *
 * The nests of an op with several results read the same operands and store each to memory of its
 * own, so any order of their points gives the same. Here they get one list of loops and one of
 * inputs: the domain is the same for all, a loop that a fold binds is one that another nest's fold
 * of the same length has, too. So equal parts of their expressions are one object, and whoever runs
 * the nests in one pass reads and computes them once. */
#include "base/status.h"
#include "pass/fuse.h"

typedef struct joining {
	fuse_new new;
	uint32_t ndomain;
	uint32_t n;
	smr_nest **nests;
	smr_node **made;
	const smr_node **from;
} joining;

const smr_node *smr_codelet_nest(const smr_codelet *c, uint32_t k)
{
	return k == 0 ? c->nest : c->beside[k - 1];
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for nests beside each other");
}

static smr_status apart(void)
{
	return smr_fail(SMR_EUNSUPPORTED, "the nests are not of one domain");
}

/* Its domain are its first loops. */
static bool domain_of(const smr_nest *n, uint32_t *count)
{
	for (*count = 0; *count < n->nloops && n->domain >> *count & 1;)
		++*count;
	return n->domain == (UINT64_C(1) << *count) - 1 && n->pred == NULL;
}

static bool is_taken(const loop_sum *map, uint32_t n, uint32_t loop)
{
	for (uint32_t l = 0; l < n; l++)
		if (map[l].loop[0] == loop)
			return true;
	return false;
}

/* The loop that stands for loop @p l, whose predecessors have theirs. */
static uint32_t place_loop(joining *j, const smr_nest *n, const loop_sum *map, uint32_t l)
{
	const smr_nest *all = j->new.nest;

	for (uint32_t k = j->ndomain; k < all->nloops; k++)
		if (smr_poly_equal(all->loops[k].extent, n->loops[l].extent) &&
		    !is_taken(map, l, k))
			return k;
	return fuse_loop(&j->new, &n->loops[l]);
}

static smr_status map_loops(joining *j, const smr_nest *n, loop_sum *map)
{
	uint32_t count;

	if (!domain_of(n, &count) || count != j->ndomain)
		return apart();
	for (uint32_t l = 0; l < n->nloops; l++) {
		bool own = l >= count;

		map[l] = (loop_sum){.n = 1, .weight = {smr_poly_const(j->new.g->arena, 1)}};
		if (map[l].weight[0] == NULL)
			return no_memory();
		if (!own && !smr_poly_equal(n->loops[l].extent, j->new.nest->loops[l].extent))
			return apart();
		map[l].loop[0] = own ? place_loop(j, n, map, l) : l;
		if (map[l].loop[0] == SMR_MAX_LOOPS)
			return smr_fail(SMR_EUNSUPPORTED, "the nests have too many loops");
	}
	return SMR_OK;
}

static smr_status copy_nest(joining *j, const smr_node *v, smr_nest *to)
{
	loop_sum map[SMR_MAX_LOOPS] = {{0}};
	fuse_copy c = {.n = &j->new, .from = v, .map = map};

	SMR_TRY(map_loops(j, v->nest, map));
	to->domain = v->nest->domain;
	to->value = fuse_expr(&c, v->nest->value);
	to->store = fuse_index(&c, v->nest->store, v->into->type.rank);
	if (j->new.refused)
		return smr_fail(SMR_EUNSUPPORTED, "the nests do not go together");
	return to->value != NULL && to->store != NULL ? SMR_OK : no_memory();
}

static smr_status start(joining *j, const smr_nest *first)
{
	smr_arena *a = j->new.g->arena;

	j->new.nest = smr_arena_alloc(a, sizeof(*j->new.nest));
	j->nests = smr_arena_array(a, j->n, sizeof(smr_nest *));
	j->made = smr_arena_array(a, j->n, sizeof(smr_node *));
	if (j->new.nest == NULL || j->nests == NULL || j->made == NULL)
		return no_memory();
	if (!domain_of(first, &j->ndomain))
		return apart();
	for (uint32_t l = 0; l < j->ndomain; l++)
		if (fuse_loop(&j->new, &first->loops[l]) == SMR_MAX_LOOPS)
			return no_memory();
	return SMR_OK;
}

static smr_status join(joining *j)
{
	smr_graph *g = j->new.g;

	SMR_TRY(start(j, j->from[0]->nest));
	for (uint32_t k = 0; k < j->n; k++) {
		j->nests[k] = smr_arena_alloc(g->arena, sizeof(*j->nests[k]));
		if (j->nests[k] == NULL)
			return no_memory();
		SMR_TRY(copy_nest(j, j->from[k], j->nests[k]));
	}
	SMR_TRY(smr_share_all(g, j->nests, j->n));
	for (uint32_t k = 0; k < j->n; k++) {
		j->nests[k]->nloops = j->new.nest->nloops;
		for (uint32_t l = 0; l < j->new.nest->nloops; l++)
			j->nests[k]->loops[l] = j->new.nest->loops[l];
		j->made[k] =
			smr_graph_nest(g, j->nests[k], j->new.ins, j->new.nins, j->from[k]->into);
		if (j->made[k] == NULL)
			return no_memory();
		j->nests[k]->domain = (UINT64_C(1) << j->ndomain) - 1; /* others' loops are none */
	}
	return SMR_OK;
}

static smr_status find_nests(joining *j, smr_arena *a)
{
	const smr_graph *g = j->new.g;

	j->from = smr_arena_array(a, g->nnodes + 1, sizeof(smr_node *));
	if (j->from == NULL)
		return no_memory();
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest) {
			if (g->nodes[i]->into == NULL)
				return apart();
			j->from[j->n++] = g->nodes[i];
		}
	return j->n > 1 ? SMR_OK : apart();
}

/* No base that one stores to is another one's, or read. */
static bool are_free(const joining *j)
{
	for (uint32_t k = 0; k < j->n; k++) {
		uint32_t base = j->from[k]->into->window->base;

		for (uint32_t i = 0; i < j->n; i++) {
			const smr_node *v = j->from[i];

			if (i != k && v->into->window->base == base)
				return false;
			for (uint32_t l = 0; l < v->nins; l++)
				if (v->ins[l]->op == SMR_OP_nest ||
				    (v->ins[l]->op == SMR_OP_view &&
				     v->ins[l]->window->base == base))
					return false;
		}
	}
	return true;
}

smr_status smr_pass_beside(smr_graph *g, smr_fp fp, smr_arena *a, smr_codelet **out)
{
	joining j = {.new = {.g = g}};
	smr_codelet *c = smr_arena_alloc(a, sizeof(*c));

	if (c == NULL)
		return no_memory();
	SMR_TRY(find_nests(&j, a));
	if (!are_free(&j))
		return smr_fail(SMR_EUNSUPPORTED, "a nest reads or stores what another one stores");
	SMR_TRY(join(&j));
	c->graph = g;
	c->fp = fp;
	c->nest = j.made[0];
	c->nbeside = j.n - 1;
	c->beside = smr_arena_memdup(a, j.made + 1, c->nbeside * sizeof(smr_node *));
	c->nsources = j.n;
	c->sources = j.from;
	if (c->beside == NULL)
		return no_memory();
	*out = c;
	return SMR_OK;
}
