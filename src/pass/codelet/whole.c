/* Names kernels that a program writes as several loops: softmax as maximum, exponentials, sum,
 * quotient.
 *
 * The values of the nests that a nest reads are substituted into its expression, only to compare it
 * with the kernel library. A read of a nest's result is exactly the value that the nest stored,
 * whatever is stored later, so the expression is the meaning of the nest.
 */
#include <string.h>

#include "base/status.h"
#include "pass/codelet/join_stores.h"

enum { MAX_KNOWN = 16, MAX_DEPTH = 8 };

/* Value of a nest, already inlined at these loops. */
typedef struct known {
	const smr_node *nest;
	uint32_t loop[SMR_MAX_LOOPS];
	const smr_expr *value;
} known;

typedef struct writing {
	join_new n;
	const smr_codelet *c;
	size_t nc;
	uint64_t used[4]; /* mask of inlined codelets */
	known known[MAX_KNOWN];
	uint32_t nknown, depth;
} writing;

/* Returns the codelet whose result is node v; -1: none. */
static int find_producer(const writing *w, const smr_node *v)
{
	for (size_t i = 0; i < w->nc && i < 256; i++)
		if (w->c[i].nest == v || w->c[i].sources[w->c[i].nsources - 1] == v)
			return (int)i;
	return -1;
}

static int only_loop(const smr_index *ix, uint32_t nloops)
{
	int found = -1;
	int64_t one;

	if (ix->indirect != NULL)
		return -1;
	for (uint32_t l = 0; l < nloops; l++) {
		if (ix->coef[l] == NULL)
			continue;
		if (found >= 0 || !smr_poly_is_const(ix->coef[l], &one) || one != 1)
			return -1;
		found = (int)l;
	}
	return found;
}

/* Maps each domain loop of nest p to a loop of the expression by the read's index. */
static bool by_index(const join_copy *c, const smr_expr *read, const smr_node *p, loop_sum *map)
{
	uint64_t seen = 0;

	for (uint32_t d = 0; d < read->rank; d++) {
		int a = only_loop(&p->nest->store[d], p->nest->nloops);
		int b = only_loop(&read->index[d], c->from->nest->nloops);

		if (a < 0 || b < 0 || c->map[b].n != 1 ||
		    !smr_poly_equal(p->nest->store[d].offset, read->index[d].offset) ||
		    !smr_poly_equal(p->nest->loops[a].extent, c->from->nest->loops[b].extent))
			return false;
		map[a] = c->map[b];
		seen |= 1ull << a;
	}
	return seen == p->nest->domain;
}

static const known *find_inlined_value(const writing *w, const smr_node *p, const loop_sum *map)
{
	for (uint32_t k = 0; k < w->nknown; k++) {
		bool same = w->known[k].nest == p;

		for (uint32_t l = 0; same && l < p->nest->nloops; l++)
			if ((p->nest->domain >> l & 1) != 0 &&
			    w->known[k].loop[l] != map[l].loop[0])
				same = false;
		if (same)
			return &w->known[k];
	}
	return NULL;
}

static bool write_out(join_copy *c, const smr_expr *read, const smr_expr **out);

static const smr_expr *value_of(writing *w, const smr_node *p, loop_sum *map)
{
	join_copy inner = {.n = &w->n, .from = p, .map = map, .replace = write_out, .data = w};
	known *k;

	for (uint32_t l = 0; l < p->nest->nloops; l++) {
		if ((p->nest->domain >> l & 1) != 0)
			continue;
		map[l].n = 1;
		map[l].loop[0] = join_loop(&w->n, &p->nest->loops[l]);
		map[l].weight[0] = smr_poly_const(w->n.g->arena, 1);
		if (map[l].loop[0] == SMR_MAX_LOOPS || map[l].weight[0] == NULL)
			return NULL;
	}
	if (w->nknown == MAX_KNOWN || w->depth == MAX_DEPTH) {
		w->n.refused = true;
		return NULL;
	}
	w->depth++;
	const smr_expr *value = join_expr(&inner, p->nest->value);
	w->depth--;
	if (value == NULL || w->nknown == MAX_KNOWN)
		return NULL;
	k = &w->known[w->nknown++];
	k->nest = p;
	k->value = value;
	for (uint32_t l = 0; l < p->nest->nloops; l++)
		k->loop[l] = map[l].loop[0];
	return value;
}

static bool write_out(join_copy *c, const smr_expr *read, const smr_expr **out)
{
	writing *w = c->data;
	const smr_node *v = c->from->ins[read->input], *p;
	loop_sum map[SMR_MAX_LOOPS] = {{0}};
	const known *k;
	int m = v->op == SMR_OP_nest ? find_producer(w, v) : -1;

	if (m < 0)
		return false;
	p = w->c[m].nest;
	if (p->nest->pred != NULL || p->into != v->into || !by_index(c, read, p, map))
		return false;
	w->used[m / 64] |= 1ull << m % 64;
	k = find_inlined_value(w, p, map);
	*out = k != NULL ? k->value : value_of(w, p, map);
	return true;
}

static bool is_composite(const smr_kernel *k)
{
	return strcmp(smr_kernel_class(k), "normalise") == 0 ||
	       strcmp(smr_kernel_class(k), "reduce") == 0 ||
	       strcmp(smr_kernel_class(k), "scan") == 0;
}

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to write out a value");
}

/* Inlines all values into the nest of a codelet; *out NULL: nothing to inline, or too large. */
static smr_status inline_values(writing *w, const smr_node *v, smr_node **out)
{
	loop_sum map[SMR_MAX_LOOPS] = {{0}};
	join_copy c = {.n = &w->n, .from = v, .map = map, .replace = write_out, .data = w};
	smr_node *made;

	*out = NULL;
	w->n.nest = smr_arena_alloc(w->n.g->arena, sizeof(*w->n.nest));
	made = smr_arena_memdup(w->n.g->arena, v, sizeof(*v));
	if (w->n.nest == NULL || made == NULL)
		return no_memory();
	for (uint32_t l = 0; l < v->nest->nloops; l++) {
		map[l].n = 1;
		map[l].loop[0] = join_loop(&w->n, &v->nest->loops[l]);
		map[l].weight[0] = smr_poly_const(w->n.g->arena, 1);
		if (map[l].loop[0] == SMR_MAX_LOOPS || map[l].weight[0] == NULL)
			return w->n.refused ? SMR_OK : no_memory();
	}
	w->n.nest->domain = v->nest->domain; /* loop numbers do not change */
	w->n.nest->value = join_expr(&c, v->nest->value);
	if (w->n.nest->value != NULL && v->into != NULL)
		w->n.nest->store = join_index(&c, v->nest->store, v->into->type.rank);
	if (w->n.refused)
		return SMR_OK;
	if (w->n.nest->value == NULL || (v->into != NULL && w->n.nest->store == NULL))
		return no_memory();
	made->nest = w->n.nest;
	made->nins = w->n.nins;
	made->ins = smr_arena_memdup(w->n.g->arena, w->n.ins, w->n.nins * sizeof(*made->ins));
	if (made->ins == NULL && made->nins > 0)
		return no_memory();
	*out = join_size(made->nest->value) < JOIN_MAX_EXPR ? made : NULL;
	return SMR_OK;
}

static bool reads_nests(const smr_node *v)
{
	for (uint32_t i = 0; i < v->nins; i++)
		if (v->ins[i]->op == SMR_OP_nest)
			return true;
	return false;
}

static smr_status identify(smr_graph *g, const smr_library *l, smr_arena *a, const smr_node *v,
			   smr_match *out)
{
	SMR_TRY(smr_identify_value(l, g, v, a, out));
	if (out->kernel == NULL)
		SMR_TRY(smr_identify_mixed(l, g, v, v->nest->value, false, a, out));
	return SMR_OK;
}

/* Identifies the nest as it is, or canonicalized, with equal folds as one. */
static smr_status identify_canonical(smr_graph *g, const smr_library *l, smr_arena *a, smr_node *v,
				     smr_match *out)
{
	smr_nest *n;

	SMR_TRY(identify(g, l, a, v, out));
	if (out->kernel != NULL)
		return SMR_OK;
	n = smr_arena_memdup(g->arena, v->nest, sizeof(*n));
	if (n == NULL)
		return no_memory();
	SMR_TRY(smr_canonicalize(g, n));
	v->nest = n;
	return identify(g, l, a, v, out);
}

/* Names the maximum of a tensor's rows if the rows are windows of an image. */
static smr_status name_window(const smr_graph *g, const smr_library *l, smr_arena *a,
			      smr_codelet *c, size_t at)
{
	smr_match m;

	if (c->whole != NULL || strcmp(smr_kernel_name(c->match.kernel), "max") != 0)
		return SMR_OK;
	SMR_TRY(smr_identify_window(l, g, c->nest, a, &m));
	c->whole = m.kernel;
	c->whole_id = (uint32_t)at;
	return SMR_OK;
}

smr_status smr_name_wholes(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c,
			   size_t n)
{
	for (size_t i = 0; i < n; i++) {
		writing w = {.n = {.g = g}, .c = c, .nc = i};
		smr_node *made;
		smr_match match;

		if (c[i].match.kernel == NULL) {
			if (c[i].whole == NULL) {
				SMR_TRY(smr_tell_codelet(g, l, a, &c[i]));
				c[i].whole_id = (uint32_t)i;
			}
			if (c[i].whole == NULL &&
			    (i == 0 || c[i - 1].nest->group != c[i].nest->group))
				SMR_TRY(smr_tell_tile(g, l, a, &c[i], n - i));
		} else {
			SMR_TRY(name_window(g, l, a, &c[i], i));
		}
		if (c[i].nest->nest->pred != NULL || !reads_nests(c[i].nest))
			continue;
		SMR_TRY(inline_values(&w, c[i].nest, &made));
		if (made == NULL || (w.used[0] | w.used[1] | w.used[2] | w.used[3]) == 0)
			continue;
		SMR_TRY(identify_canonical(g, l, a, made, &match));
		if (match.kernel == NULL || !is_composite(match.kernel))
			continue;
		for (size_t k = 0; k <= i; k++) {
			if (k != i && (k >= 256 || (w.used[k / 64] >> k % 64 & 1) == 0))
				continue;
			c[k].whole = match.kernel;
			c[k].whole_id = (uint32_t)i;
		}
	}
	return SMR_OK;
}
