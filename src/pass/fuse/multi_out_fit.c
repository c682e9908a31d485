/* Conditions for ops to be results of one op; see multi_out.c. */
#include "base/assert.h"
#include "pass/fuse/plan_internal.h"

const smr_node *fuse_op_of(const fuse_value *x)
{
	return x->made != NULL ? x->made : x->node;
}

typedef struct tally {
	uint32_t folds, reads, from; /* from: first read of the current nest */
	bool other;                  /* contains scans or too many reads */
	const smr_expr *read[FUSE_MAX_READS];
} tally;

/* Counts a read unless the same element of the same operand was counted. */
static void count_read(const smr_expr *e, tally *t)
{
	smr_assert(t->from <= t->reads && t->reads <= FUSE_MAX_READS);
	for (uint32_t i = t->from; i < t->reads; i++)
		if (smr_expr_equal(t->read[i], e))
			return;
	if (t->reads < FUSE_MAX_READS)
		t->read[t->reads++] = e;
	else
		t->other = true;
}

static void count_folds(const smr_expr *e, tally *t)
{
	t->folds += e->kind == SMR_EXPR_FOLD;
	t->other |= e->kind == SMR_EXPR_SCAN;
	if (e->kind == SMR_EXPR_READ)
		count_read(e, t);
	for (uint32_t i = 0; i < e->nargs; i++)
		count_folds(e->args[i], t);
	for (uint32_t a = 0; a < e->nacc; a++) {
		count_folds(e->init[a], t);
		count_folds(e->step[a], t);
	}
}

static bool has_fold(const smr_expr *e)
{
	bool found = e->kind == SMR_EXPR_FOLD;

	for (uint32_t i = 0; !found && i < e->nargs; i++)
		found = has_fold(e->args[i]);
	return found;
}

/* Returns whether there are elements or fold steps to iterate over together. */
static bool has_shared_extent(const fuse_value *x)
{
	return x->elements > 1 || x->fold || (x->made != NULL && has_fold(x->made->nest->value));
}

bool fuse_may_join(const fuse_value *x)
{
	const smr_node *v = x->node;

	smr_assert(x->nest == NULL || x->form != NULL);
	return x->needed && !x->dead && x->form != NULL && x->product == NULL && x->k == 0 &&
	       v->nmore == 0 && has_shared_extent(x) &&
	       (x->made != NULL || v->op == SMR_OP_map || v->op == SMR_OP_reduce);
}

bool fuse_is_of(const fuse_bundle *b, const fuse_value *x)
{
	for (uint32_t k = 0; k < b->n; k++)
		if (b->values[k] == x)
			return true;
	return false;
}

/* Returns whether @p v reads a value of the bundle from memory. */
static bool reads_some(const fuse_flow *f, const smr_node *v, const fuse_bundle *b)
{
	for (uint32_t i = 0; i < v->nins; i++)
		if (fuse_is_of(b, fuse_operand(f, v, i)))
			return true;
	return false;
}

bool fuse_stands_free(const fuse_flow *f, const fuse_bundle *b, const fuse_value *x)
{
	const smr_graph *g = f->g;
	uint32_t from = b->values[0]->node->id;

	smr_assert(b->n >= 1 && x->node->id >= from);
	if (x->node->id - from > FUSE_FAR)
		return false;
	for (uint32_t i = from; i < x->node->id; i++) {
		const smr_node *v = g->nodes[i];
		const fuse_value *y = &f->values[f->first[i]];

		if (v->op == SMR_OP_part)
			continue;
		for (uint32_t k = 0; k <= v->nmore; k++)
			if (y[k].needed && !fuse_is_of(b, &y[k]) &&
			    reads_some(f, fuse_op_of(&y[k]), b))
				return false;
	}
	return true;
}

bool fuse_reads_fit(const fuse_flow *f, const fuse_bundle *b, const smr_node *v)
{
	for (uint32_t i = 0; i < v->nins; i++) {
		const fuse_value *from = fuse_operand(f, v, i);

		if (fuse_is_of(b, from) || !from->needed)
			return false;
	}
	return true;
}

typedef struct size {
	uint32_t parts, depth;
} size;

/* Returns the size of a bundle value's expression. */
static size size_in(const fuse_bundle *b, const fuse_value *x)
{
	size s = {x->form->parts, 0};

	smr_assert(x->form != NULL);
	for (uint32_t i = 0; i < x->nedges && s.parts <= FUSE_MAX_PARTS; i++) {
		const fuse_edge *e = &x->edges[i];
		size below;

		if (e->from->form == NULL || !(e->fused || (e->open && fuse_is_of(b, e->from))))
			continue;
		below = size_in(b, e->from);
		s.parts += e->times * below.parts;
		s.depth = below.depth > s.depth ? below.depth : s.depth;
	}
	s.depth += x->form->depth;
	return s;
}

bool fuse_is_small(const fuse_bundle *b, const fuse_value *x)
{
	uint32_t parts = 0;

	for (uint32_t k = 0; k <= b->n; k++) {
		size s = size_in(b, k < b->n ? b->values[k] : x);

		parts += s.parts;
		if (parts > FUSE_MAX_PARTS || s.depth > FUSE_MAX_DEPTH)
			return false;
	}
	return true;
}

/* Counts operands and stages of all values together. */
bool fuse_fits(const fuse_bundle *b, const fuse_value *x)
{
	const smr_node *ins[FUSE_MAX_INS];
	tally t = {0};
	uint32_t n = 0;

	smr_assert(b->n < FUSE_MAX_BUNDLE);
	for (uint32_t k = 0; k <= b->n; k++) {
		const fuse_value *y = k < b->n ? b->values[k] : x;

		t.from = t.reads;
		smr_assert(y->made != NULL && y->made->nest != NULL);
		count_folds(y->made->nest->value, &t);
		for (uint32_t i = 0; i < y->made->nins; i++) {
			uint32_t at = 0;

			while (at < n && ins[at] != y->made->ins[i])
				at++;
			if (at == FUSE_MAX_INS)
				return false;
			ins[at] = y->made->ins[i];
			n += at == n;
		}
	}
	return !t.other && t.folds + b->n + 1 <= FUSE_MAX_STAGES;
}

/* Requires equal rematerialisation too: a recomputed value must not be joined with its original. */
bool fuse_same_sizes(const fuse_value *x, const fuse_value *y)
{
	const smr_type *a = &x->node->type, *b = &y->node->type;

	if (a->rank != b->rank || x->node->loc.anew != y->node->loc.anew)
		return false;
	for (uint32_t d = 0; d < a->rank; d++)
		if (!smr_poly_equal(a->dims[d], b->dims[d]))
			return false;
	return true;
}

bool fuse_have_common(const fuse_flow *f, const fuse_bundle *b, const fuse_value *x)
{
	const smr_node *v = fuse_op_of(x);

	smr_assert(b->n >= 1);
	if (!fuse_same_sizes(b->values[0], x))
		return false;
	for (uint32_t i = 0; i < v->nins; i++) {
		const fuse_value *from = fuse_operand(f, v, i);

		if (from->elements <= 1 || fuse_splat(from->node))
			continue;
		if (fuse_is_of(b, from))
			return true;
		for (uint32_t k = 0; k < b->n; k++) {
			const smr_node *w = fuse_op_of(b->values[k]);

			for (uint32_t l = 0; l < w->nins; l++)
				if (fuse_operand(f, w, l) == from)
					return true;
		}
	}
	return false;
}
