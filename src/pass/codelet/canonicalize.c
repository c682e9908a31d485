/* Canonicalizes the nest of a fused op for code generation.
 *
 * Inlining ops leaves loops that run once, sums of one term, and the same fold more than once under
 * different loops: the maximum of a row for its exponentials, and again for their sum. Without
 * those loops a fold depends on fewer loops, so that it is computed once per row, not per element,
 * and folds that compute the same value become equal. The loops of a fold are numbered by its fold
 * nesting depth, so that they never clash with the loops around it. Each value is computed by the
 * same operations as before.
 */
#include <string.h>

#include "pass/codelet/join_stores.h"

enum { NO_LOOP = SMR_MAX_LOOPS, MAX_COPIES = 128 };

typedef struct settling {
	smr_graph *g;
	const smr_nest *from;
	smr_nest to;
	uint32_t map[SMR_MAX_LOOPS]; /* old loop in scope -> new number */
	uint32_t height[SMR_MAX_LOOPS], position[SMR_MAX_LOOPS]; /* of its fold, by new loop */
	uint32_t ndomain, ncopies;
	const smr_expr *old[MAX_COPIES], *copy[MAX_COPIES];
	bool refused;
} settling;

static const smr_expr *canonicalize_expr(settling *s, const smr_expr *e);

static bool runs_once(const smr_nest *n, uint32_t l)
{
	int64_t k;

	return smr_poly_is_const(n->loops[l].extent, &k) && k == 1;
}

static const smr_expr *refuse(settling *s)
{
	s->refused = true;
	return NULL;
}

/* Returns the term of a fold acc + term that runs once (its value is init + term); NULL: another
 * fold. */
static const smr_expr *only_term(const settling *s, const smr_expr *f, int *at)
{
	const smr_expr *step;

	if (f->kind != SMR_EXPR_FOLD || f->nacc != 1)
		return NULL;
	step = f->step[0];
	if (step->kind != SMR_EXPR_OP || step->nargs != 2)
		return NULL;
	for (uint32_t i = 0; i < f->nloops; i++)
		if (!runs_once(s->from, f->loops[i]))
			return NULL;
	for (*at = 0; *at < 2; ++*at) {
		const smr_expr *acc = step->args[*at], *term = step->args[1 - *at];

		if (acc->kind == SMR_EXPR_ACC && acc->depth == 0 && !smr_expr_open(term))
			return term;
	}
	return NULL;
}

/* Returns the fold nesting depth. */
static uint32_t fold_nesting_depth(const settling *s, const smr_expr *e)
{
	uint32_t most = 0, h;
	int at;

	for (uint32_t i = 0; i < e->nargs; i++)
		if ((h = fold_nesting_depth(s, e->args[i])) > most)
			most = h;
	for (uint32_t k = 0; k < e->nacc; k++) {
		if ((h = fold_nesting_depth(s, e->init[k])) > most)
			most = h;
		if ((h = fold_nesting_depth(s, e->step[k])) > most)
			most = h;
	}
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL &&
		    (h = fold_nesting_depth(s, e->index[d].indirect)) > most)
			most = h;
	return most + (e->kind == SMR_EXPR_FOLD && only_term(s, e, &at) == NULL);
}

/* ---- loops ---------------------------------------------------------------------------------- */

/* Returns the loop for folds of this depth; NO_LOOP: too many loops, or no memory. */
static uint32_t bound_loop(settling *s, const smr_poly *extent, uint32_t high, uint32_t position)
{
	smr_nest *n = &s->to;
	const char *name;

	for (uint32_t l = s->ndomain; l < n->nloops; l++)
		if (s->height[l] == high && s->position[l] == position &&
		    smr_poly_equal(n->loops[l].extent, extent))
			return l;
	if (n->nloops == SMR_MAX_LOOPS)
		return NO_LOOP;
	name = smr_arena_printf(s->g->arena, "r%u", n->nloops - s->ndomain + 1);
	for (unsigned k = 2; name != NULL && join_name_taken(n, name); k++)
		name = smr_arena_printf(s->g->arena, "r%u_%u", n->nloops - s->ndomain + 1, k);
	if (name == NULL)
		return NO_LOOP;
	s->height[n->nloops] = high;
	s->position[n->nloops] = position;
	n->loops[n->nloops] = (smr_loop){.name = name, .extent = extent};
	return n->nloops++;
}

/* ---- expressions ---------------------------------------------------------------------------- */

static smr_index *canonicalize_index(settling *s, const smr_index *ix, uint32_t rank)
{
	smr_index *out = smr_arena_array(s->g->arena, rank + 1, sizeof(*out));

	for (uint32_t d = 0; out != NULL && d < rank; d++) {
		out[d].offset = ix[d].offset;
		out[d].indirect_coef = ix[d].indirect_coef;
		for (uint32_t l = 0; l < s->from->nloops; l++) {
			if (ix[d].coef[l] == NULL || runs_once(s->from, l))
				continue;
			if (s->map[l] == NO_LOOP)
				return NULL;
			out[d].coef[s->map[l]] = ix[d].coef[l];
		}
		if (ix[d].indirect != NULL &&
		    (out[d].indirect = canonicalize_expr(s, ix[d].indirect)) == NULL)
			return NULL;
	}
	return out;
}

static const smr_expr *canonicalize_args(settling *s, smr_expr *to)
{
	const smr_expr **args = smr_arena_array(s->g->arena, to->nargs + 1, sizeof(*args));

	if (args == NULL)
		return refuse(s);
	for (uint32_t i = 0; i < to->nargs; i++) {
		args[i] = canonicalize_expr(s, to->args[i]);
		if (args[i] == NULL)
			return NULL;
	}
	to->args = args;
	return to;
}

/* Copies a fold. Copies made outside of it stay valid inside, but not vice versa. */
static const smr_expr *canonicalize_fold(settling *s, const smr_expr *e, smr_expr *to)
{
	uint32_t around[SMR_MAX_LOOPS], high = fold_nesting_depth(s, e), copies = s->ncopies;

	for (uint32_t k = 0; k < e->nacc; k++)
		if ((to->init[k] = canonicalize_expr(s, e->init[k])) == NULL)
			return NULL;
	memcpy(around, s->map, sizeof(around));
	to->nloops = 0;
	for (uint32_t i = 0; i < e->nloops; i++) {
		uint32_t l = e->loops[i];

		if (runs_once(s->from, l) && (i + 1 < e->nloops || to->nloops > 0))
			continue;
		s->map[l] = bound_loop(s, s->from->loops[l].extent, high, to->nloops);
		if (s->map[l] == NO_LOOP)
			return refuse(s);
		to->loops[to->nloops++] = s->map[l];
	}
	for (uint32_t k = 0; k < e->nacc; k++)
		if ((to->step[k] = canonicalize_expr(s, e->step[k])) == NULL)
			return NULL;
	memcpy(s->map, around, sizeof(around));
	s->ncopies = copies;
	return to;
}

static const smr_expr *canonicalize_single_step(settling *s, const smr_expr *e,
						const smr_expr *term, int at)
{
	const smr_expr *args[2];

	args[at] = canonicalize_expr(s, e->init[0]);
	args[1 - at] = canonicalize_expr(s, term);
	if (args[0] == NULL || args[1] == NULL)
		return NULL;
	return smr_expr_op(s->g, e->step[0]->op, e->step[0]->type, 2, args);
}

static const smr_expr *canonicalize_uncached(settling *s, const smr_expr *e)
{
	const smr_expr *term;
	smr_expr *to;
	int at;

	if (e->kind == SMR_EXPR_INDEX && runs_once(s->from, e->loop))
		return smr_expr_int(s->g, SMR_I64, 0);
	term = only_term(s, e, &at);
	if (term != NULL)
		return canonicalize_single_step(s, e, term, at);
	to = smr_expr_copy(s->g->arena, e);
	if (to == NULL)
		return refuse(s);
	switch (e->kind) {
	case SMR_EXPR_INDEX:
		to->loop = s->map[e->loop];
		return to->loop != NO_LOOP ? to : refuse(s);
	case SMR_EXPR_READ:
		to->index = canonicalize_index(s, e->index, e->rank);
		return to->index != NULL ? to : refuse(s);
	case SMR_EXPR_OP:
		return canonicalize_args(s, to);
	case SMR_EXPR_FOLD:
		return canonicalize_fold(s, e, to);
	default: /* scans are not supported */
		return refuse(s);
	}
}

static const smr_expr *canonicalize_expr(settling *s, const smr_expr *e)
{
	const smr_expr *made;

	if (e->kind == SMR_EXPR_CONST || e->kind == SMR_EXPR_SIZE || e->kind == SMR_EXPR_ACC)
		return e;
	for (uint32_t i = 0; i < s->ncopies; i++)
		if (s->old[i] == e)
			return s->copy[i];
	made = canonicalize_uncached(s, e);
	if (made != NULL && s->ncopies < MAX_COPIES) {
		s->old[s->ncopies] = e;
		s->copy[s->ncopies++] = made;
	}
	return made;
}

smr_status smr_canonicalize(smr_graph *g, smr_nest *n)
{
	settling s = {.g = g, .from = n, .to = {.store = n->store, .domain = n->domain}};

	while (s.ndomain < n->nloops && n->domain >> s.ndomain & 1)
		s.ndomain++;
	if (n->domain != (UINT64_C(1) << s.ndomain) - 1 || n->pred != NULL ||
	    join_size(n->value) >= JOIN_MAX_EXPR)
		return SMR_OK;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
		s.map[l] = l < s.ndomain ? l : NO_LOOP;
	memcpy(s.to.loops, n->loops, s.ndomain * sizeof(*n->loops));
	s.to.nloops = s.ndomain;
	s.to.value = canonicalize_expr(&s, n->value);
	if (smr_arena_ran_short(g->arena))
		return smr_fail(SMR_ENOMEM, "no memory for a nest");
	if (s.to.value != NULL && !s.refused)
		*n = s.to;
	return SMR_OK;
}
