/* Multi-output codelets: several nests as one codelet (horizontal fusion).
 *
 * The nests of an op with several results read the same operands and store to disjoint memory, so
 * their points may run in any order. They get one list of loops and one list of inputs: all have
 * the same domain, and folds of the same length share a loop. So equal subexpressions become one
 * object, which is loaded and computed once.
 *
 * Some nests may be sums over slabs of the rows that the other nests have. Then the row loop is
 * split into slabs and rows within a slab: the first loop belongs to all domains, the second only
 * to the sums.
 *
 * Nests from a loop of the program (pass/codelet/merge_results.c) may have one common condition. */
#include "base/status.h"
#include "pass/codelet/join_stores.h"

typedef struct joining {
	join_new new;
	uint32_t ndomain;             /* number of domain loops of each nest */
	int64_t slabs, rows;          /* and rows of each; 0: one domain for all nests */
	uint32_t high[SMR_MAX_LOOPS]; /* by bound loop: fold nesting depth */
	uint32_t n;
	smr_nest **nests;
	smr_node **made;
	const smr_node **from;
	bool unrolls; /* unroll short folds; all folds are short */
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

/* Counts the domain loops; false: they are not the first loops. */
static bool domain_of(const smr_nest *n, uint32_t *count)
{
	for (*count = 0; *count < n->nloops && n->domain >> *count & 1;)
		++*count;
	return n->domain == (UINT64_C(1) << *count) - 1;
}

/* Returns the fold nesting depth; records it by loop. */
static uint32_t find_heights(const smr_expr *e, uint32_t high[SMR_MAX_LOOPS])
{
	uint32_t most = 0, h;

	for (uint32_t i = 0; i < e->nargs; i++)
		if ((h = find_heights(e->args[i], high)) > most)
			most = h;
	for (uint32_t k = 0; k < e->nacc; k++) {
		if ((h = find_heights(e->init[k], high)) > most)
			most = h;
		if ((h = find_heights(e->step[k], high)) > most)
			most = h;
	}
	for (uint32_t i = 0; e->kind == SMR_EXPR_FOLD && i < e->nloops; i++)
		high[e->loops[i]] = most + 1;
	return most + (e->kind == SMR_EXPR_FOLD);
}

static bool is_taken(const loop_sum *map, uint32_t n, uint32_t loop)
{
	for (uint32_t l = 0; l < n; l++)
		if (map[l].loop[0] == loop)
			return true;
	return false;
}

static uint32_t domain_loops(const joining *j)
{
	return j->ndomain + (j->rows > 0);
}

/* Returns the joined loop for loop @p l; the loops before it are placed. Equal row folds get equal
 * loops. */
static uint32_t place_loop(joining *j, const smr_nest *n, const loop_sum *map, uint32_t l,
			   uint32_t high)
{
	const smr_nest *all = j->new.nest;
	uint32_t made;

	for (uint32_t k = domain_loops(j); k < all->nloops; k++)
		if ((j->rows == 0 || j->high[k] == high) && !is_taken(map, l, k) &&
		    smr_poly_equal(all->loops[k].extent, n->loops[l].extent))
			return k;
	made = join_loop(&j->new, &n->loops[l]);
	if (made < SMR_MAX_LOOPS)
		j->high[made] = high;
	return made;
}

static int64_t extent_of_loop(const smr_nest *n, uint32_t l)
{
	int64_t k;

	return l < n->nloops && smr_poly_is_const(n->loops[l].extent, &k) ? k : 0;
}

/* Returns the loop over the rows of a slab: that of the outermost fold. */
static uint32_t rows_loop(const joining *j, const smr_nest *n)
{
	const smr_expr *e = n->value;

	return j->rows > 0 && extent_of_loop(n, 0) == j->slabs && e->kind == SMR_EXPR_FOLD &&
			       e->nloops == 1 && extent_of_loop(n, e->loops[0]) == j->rows
		       ? e->loops[0]
		       : SMR_MAX_LOOPS;
}

/* Maps domain loop @p l to the joined loops. */
static smr_status map_domain(joining *j, const smr_nest *n, uint32_t l, loop_sum *s)
{
	bool all_rows = l == 0 && j->rows > 0 && extent_of_loop(n, 0) != j->slabs;
	uint32_t at = l + (l > 0 && j->rows > 0);

	s->loop[0] = at;
	if (!all_rows)
		return smr_poly_equal(n->loops[l].extent, j->new.nest->loops[at].extent) ? SMR_OK
											 : apart();
	s->n = 2;
	s->loop[1] = 1;
	s->weight[1] = s->weight[0];
	s->weight[0] = smr_poly_const(j->new.g->arena, j->rows);
	return s->weight[0] != NULL ? SMR_OK : no_memory();
}

static smr_status map_loops(joining *j, const smr_nest *n, loop_sum *map)
{
	uint32_t count, high[SMR_MAX_LOOPS] = {0}, rows = rows_loop(j, n);

	if (!domain_of(n, &count) || count != j->ndomain)
		return apart();
	(void)find_heights(n->value, high);
	for (uint32_t l = 0; l < n->nloops; l++) {
		map[l] = (loop_sum){.n = 1, .weight = {smr_poly_const(j->new.g->arena, 1)}};
		if (map[l].weight[0] == NULL)
			return no_memory();
		if (l < count)
			SMR_TRY(map_domain(j, n, l, &map[l]));
		else if (j->unrolls)
			map[l].n = 0;
		else
			map[l].loop[0] = l == rows ? 1 : place_loop(j, n, map, l, high[l]);
		if (map[l].loop[0] == SMR_MAX_LOOPS)
			return smr_fail(SMR_EUNSUPPORTED, "the nests have too many loops");
	}
	return SMR_OK;
}

/* Returns whether the nest is a sum over slabs. */
static bool is_sum(const joining *j, const smr_nest *n)
{
	return j->rows > 0 && extent_of_loop(n, 0) == j->slabs;
}

static smr_status copy_nest(joining *j, const smr_node *v, smr_nest *to)
{
	loop_sum map[SMR_MAX_LOOPS] = {{0}};
	join_copy c = {.n = &j->new, .from = v, .map = map, .unrolls = j->unrolls};

	SMR_TRY(map_loops(j, v->nest, map));
	to->domain = (UINT64_C(1) << domain_loops(j)) - 1;
	if (is_sum(j, v->nest))
		to->domain &= ~UINT64_C(2);
	to->value = join_expr(&c, v->nest->value);
	to->store = join_index(&c, v->nest->store, v->into->type.rank);
	if (v->nest->pred != NULL)
		to->pred = join_expr(&c, v->nest->pred);
	if (j->new.refused)
		return smr_fail(SMR_EUNSUPPORTED, "the nests do not go together");
	return to->value != NULL && to->store != NULL &&
			       (to->pred != NULL) == (v->nest->pred != NULL)
		       ? SMR_OK
		       : no_memory();
}

/* Makes the condition of all nests one object. */
static smr_status join_predicates(joining *j)
{
	const smr_expr *first = j->nests[0]->pred;

	for (uint32_t k = 1; k < j->n; k++) {
		const smr_expr *pred = j->nests[k]->pred;

		if ((pred == NULL) != (first == NULL) ||
		    (pred != NULL && !smr_expr_equal(pred, first)))
			return smr_fail(SMR_EUNSUPPORTED, "the nests have different conditions");
		j->nests[k]->pred = first;
	}
	return SMR_OK;
}

/* Finds out whether the domains differ by having all rows or slabs of rows. */
static smr_status find_slabs(joining *j)
{
	int64_t most = 0, least = INT64_MAX;

	for (uint32_t k = 0; k < j->n; k++) {
		int64_t n = extent_of_loop(j->from[k]->nest, 0);

		most = n > most ? n : most;
		least = n < least ? n : least;
	}
	if (most == least || j->ndomain == 0)
		return SMR_OK;
	if (least < 1 || most % least != 0)
		return apart();
	j->slabs = least;
	j->rows = most / least;
	for (uint32_t k = 0; k < j->n; k++) {
		const smr_nest *n = j->from[k]->nest;

		if (is_sum(j, n) ? rows_loop(j, n) == SMR_MAX_LOOPS : extent_of_loop(n, 0) != most)
			return apart();
	}
	return SMR_OK;
}

static smr_status add_slabs(joining *j, const smr_loop *rows)
{
	smr_loop of = {"slab", smr_poly_const(j->new.g->arena, j->slabs)},
		 in = {rows->name, smr_poly_const(j->new.g->arena, j->rows)};

	return of.extent != NULL && in.extent != NULL && join_loop(&j->new, &of) < SMR_MAX_LOOPS &&
			       join_loop(&j->new, &in) < SMR_MAX_LOOPS
		       ? SMR_OK
		       : no_memory();
}

static smr_status start_joined_nest(joining *j, const smr_nest *first)
{
	smr_arena *a = j->new.g->arena;

	j->new.nest = smr_arena_alloc(a, sizeof(*j->new.nest));
	j->nests = smr_arena_array(a, j->n, sizeof(smr_nest *));
	j->made = smr_arena_array(a, j->n, sizeof(smr_node *));
	if (j->new.nest == NULL || j->nests == NULL || j->made == NULL)
		return no_memory();
	if (!domain_of(first, &j->ndomain))
		return apart();
	SMR_TRY(find_slabs(j));
	if (j->rows > 0)
		SMR_TRY(add_slabs(j, &first->loops[0]));
	for (uint32_t l = j->rows > 0; l < j->ndomain; l++)
		if (join_loop(&j->new, &first->loops[l]) == SMR_MAX_LOOPS)
			return no_memory();
	return SMR_OK;
}

static smr_status join_nests(joining *j)
{
	smr_graph *g = j->new.g;
	uint64_t *domains = smr_arena_array(g->arena, j->n, sizeof(*domains));

	if (domains == NULL)
		return no_memory();
	SMR_TRY(start_joined_nest(j, j->from[0]->nest));
	for (uint32_t k = 0; k < j->n; k++) {
		j->nests[k] = smr_arena_alloc(g->arena, sizeof(*j->nests[k]));
		if (j->nests[k] == NULL)
			return no_memory();
		SMR_TRY(copy_nest(j, j->from[k], j->nests[k]));
		domains[k] = j->nests[k]->domain;
	}
	SMR_TRY(join_predicates(j));
	SMR_TRY(smr_hashcons(g, j->nests, j->n));
	for (uint32_t k = 0; k < j->n; k++) {
		j->nests[k]->nloops = j->new.nest->nloops;
		for (uint32_t l = 0; l < j->new.nest->nloops; l++)
			j->nests[k]->loops[l] = j->new.nest->loops[l];
		j->made[k] =
			smr_graph_nest(g, j->nests[k], j->new.ins, j->new.nins, j->from[k]->into);
		if (j->made[k] == NULL)
			return no_memory();
		j->nests[k]->domain = domains[k]; /* loops of other nests do not count */
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
			if (g->nodes[i]->into == NULL || g->nodes[i]->nest->pred != NULL)
				return apart();
			j->from[j->n++] = g->nodes[i];
		}
	return j->n > 1 ? SMR_OK : apart();
}

/* Returns whether no nest stores to a base that another one stores to or reads. */
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

/* Stores the joined nests in a codelet. */
static smr_status store_joined_nests(const joining *j, smr_arena *a, smr_codelet *c)
{
	c->nest = j->made[0];
	c->nbeside = j->n - 1;
	c->beside = smr_arena_memdup(a, j->made + 1, c->nbeside * sizeof(smr_node *));
	return c->beside != NULL ? SMR_OK : no_memory();
}

smr_status smr_pass_horizontal(smr_graph *g, smr_fp fp, smr_arena *a, smr_codelet **out)
{
	joining j = {.new = {.g = g}};
	smr_codelet *c = smr_arena_alloc(a, sizeof(*c));

	if (c == NULL)
		return no_memory();
	SMR_TRY(find_nests(&j, a));
	if (!are_free(&j))
		return smr_fail(SMR_EUNSUPPORTED, "a nest reads or stores what another one stores");
	SMR_TRY(join_nests(&j));
	c->graph = g;
	c->fp = fp;
	c->nsources = j.n;
	c->sources = j.from;
	SMR_TRY(store_joined_nests(&j, a, c));
	*out = c;
	return SMR_OK;
}

smr_status smr_join_beside(smr_graph *g, const smr_node **from, uint32_t n, smr_arena *a,
			   smr_codelet *c)
{
	joining j = {.new = {.g = g}, .from = from, .n = n, .unrolls = true};

	SMR_TRY(join_nests(&j));
	return store_joined_nests(&j, a, c);
}
