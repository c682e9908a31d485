/* Translates the reads of folds over a range from expressions to numbers. */
#include <string.h>

#include "base/assert.h"
#include "ir/graph/range.h"
#include "ir/graph/range_extent.h"
#include "ir/graph/reach.h"

typedef struct walk {
	const smr_node *nest, *view;
	const int64_t *sym;
	smr_range_extent *out;
	uint32_t *n;
	uint64_t *loops;
	const smr_range *range; /* range of the enclosing fold; NULL: none */
} walk;

/* An address: at + sum of coef * counter + indirect_coef * indirect, in bytes from a base. */
typedef struct place {
	uint32_t base;
	int64_t at, coef[SMR_MAX_LOOPS], indirect_coef;
	const smr_expr *indirect;
} place;

static smr_status reject_access(const char *why)
{
	return smr_fail(SMR_EUNSUPPORTED, "%s", why);
}

static smr_status place_of(const walk *w, const smr_expr *read, place *p)
{
	const smr_node *v = smr_node_window(w->nest->ins[read->input]);
	smr_assert(read->kind == SMR_EXPR_READ && v != NULL);

	memset(p, 0, sizeof(*p));
	p->base = v->window->base;
	p->at = smr_poly_eval(v->window->offset, w->sym);
	for (uint32_t d = 0; d < read->rank; d++) {
		const smr_index *x = &read->index[d];
		int64_t s = smr_poly_eval(v->window->stride[d], w->sym);
		bool fits = smr_mul_add(&p->at, s, smr_poly_eval(x->offset, w->sym));

		for (uint32_t l = 0; l < w->nest->nest->nloops; l++)
			if (x->coef[l] != NULL)
				fits = fits && smr_mul_add(&p->coef[l], s,
							   smr_poly_eval(x->coef[l], w->sym));
		if (x->indirect != NULL && p->indirect != NULL)
			return reject_access("two indices are looked up");
		if (x->indirect != NULL) {
			p->indirect = x->indirect;
			fits = fits && smr_mul_add(&p->indirect_coef, s,
						   smr_poly_eval(x->indirect_coef, w->sym));
		}
		if (!fits)
			return reject_access("a window is larger than memory");
	}
	return SMR_OK;
}

/* ---- the bounds of ranges -------------------------------------------------------------------- */

/* Removes the constants from a sum and adds them to *@p add. */
static const smr_expr *strip_constants(const smr_expr *e, const int64_t *sym, int64_t *add)
{
	for (;;) {
		bool minus = e->kind == SMR_EXPR_OP && e->op == SMR_OP_sub;
		bool sum = e->kind == SMR_EXPR_OP && e->type == SMR_I64 &&
			   (minus || e->op == SMR_OP_add);
		int at = sum && e->args[1]->kind == SMR_EXPR_CONST   ? 1
			 : sum && e->args[0]->kind == SMR_EXPR_CONST ? 0
								     : -1;

		if (e->kind == SMR_EXPR_CONST && e->type == SMR_I64)
			*add = (int64_t)((uint64_t)*add + e->bits);
		else if (e->kind == SMR_EXPR_SIZE)
			*add = (int64_t)((uint64_t)*add + (uint64_t)smr_poly_eval(e->size, sym));
		else if (at < 0 || (minus && at == 0))
			return e;
		if (at < 0)
			return NULL;
		uint64_t c = e->args[at]->bits;
		*add = (int64_t)((uint64_t)*add + (minus ? -c : c));
		e = e->args[1 - at];
	}
}

/* Gets the elements that an end of the range reads. @p row: the loop that selects the element;
 * SMR_MAX_LOOPS: none yet. */
static smr_status bound_of(const walk *w, const smr_expr *e, smr_elements *out, uint32_t *reads,
			   int64_t *add, uint32_t *row)
{
	const smr_nest *n = w->nest->nest;
	const smr_expr *element = strip_constants(e, w->sym, add), *read;
	smr_dtype type;
	place p;

	if (element == NULL)
		return SMR_OK;
	read = smr_keys_element(element, &type);
	if (read == NULL || smr_node_window(w->nest->ins[read->input]) == NULL)
		return reject_access("the end of a range is computed");
	if (smr_view_is_open(smr_node_window(w->nest->ins[read->input])))
		return reject_access("the ends of ranges are looked up themselves");
	SMR_TRY(place_of(w, read, &p));
	if (p.indirect != NULL)
		return reject_access("the ends of ranges are looked up themselves");
	*reads = 1;
	*out = (smr_elements){.base = p.base, .type = (uint32_t)type, .at = p.at};
	for (uint32_t l = 0; l < n->nloops; l++) {
		if (p.coef[l] == 0 || smr_poly_eval(n->loops[l].extent, w->sym) == 1)
			continue;
		if (!(n->domain >> l & 1) || (*row != SMR_MAX_LOOPS && *row != l))
			return reject_access("ranges of several loops");
		*row = l;
		out->stride = p.coef[l];
	}
	return SMR_OK;
}

/* Gets the ranges of the enclosing fold. @p lo: the expression of its start; NULL: a constant. */
static smr_status ranges_of(const walk *w, smr_ranges *out, const smr_expr **lo)
{
	const smr_expr *count = w->range->count;
	uint32_t row = SMR_MAX_LOOPS;
	int64_t none = 0;

	smr_assert(w->range != NULL && w->range->count != NULL);
	memset(out, 0, sizeof(*out));
	*lo = NULL;
	if (count->kind == SMR_EXPR_OP && count->op == SMR_OP_sub &&
	    count->args[1]->kind != SMR_EXPR_CONST) {
		*lo = strip_constants(count->args[1], w->sym, &none);
		SMR_TRY(bound_of(w, count->args[1], &out->lo, &out->reads_lo, &out->lo_add, &row));
		count = count->args[0];
	}
	SMR_TRY(bound_of(w, count, &out->hi, &out->reads_hi, &out->hi_add, &row));
	out->n = row == SMR_MAX_LOOPS ? 1 : smr_poly_eval(w->nest->nest->loops[row].extent, w->sym);
	return SMR_OK;
}

/* ---- reads ----------------------------------------------------------------------------------- */

/* Returns whether the place is element lo + t of the range; at then becomes the address of element
 * 0. */
static bool follows_range(const smr_ranges *r, const smr_expr *lo, uint32_t t, place *p)
{
	int64_t by = p->coef[t];

	return lo != NULL && p->indirect != NULL && by > 0 && p->indirect_coef == by &&
	       smr_expr_equal(p->indirect, lo) && smr_mul_add(&p->at, -by, r->lo_add);
}

/* Adds the spans of the other loops to an address. */
static smr_status add_other_loops(const walk *w, const place *p, smr_range_extent *x)
{
	const smr_nest *n = w->nest->nest;

	x->at = p->at;
	for (uint32_t l = 0; l < n->nloops; l++) {
		int64_t last = smr_poly_eval(n->loops[l].extent, w->sym) - 1;
		bool fits = true;

		if (l == w->range->loop || p->coef[l] == 0)
			continue;
		if (smr_loop_is_open(&n->loops[l]))
			return reject_access("a range within a range");
		if (p->coef[l] < 0)
			fits = smr_mul_add(&x->at, p->coef[l], last) && p->coef[l] != INT64_MIN &&
			       smr_mul_add(&x->more, -p->coef[l], last);
		else
			fits = smr_mul_add(&x->more, p->coef[l], last);
		if (!fits)
			return reject_access("a window is larger than memory");
	}
	return SMR_OK;
}

/* Gets the extent of x[col[k]]: the keys are elements of the range. */
static smr_status keys_of(const walk *w, const smr_expr *index, const smr_expr *lo,
			  smr_range_extent *x)
{
	smr_dtype type;
	const smr_expr *read = smr_keys_element(index, &type);
	smr_range_extent along = {0};
	place p;

	if (read == NULL || smr_node_window(w->nest->ins[read->input]) == NULL)
		return reject_access("an index is computed");
	SMR_TRY(place_of(w, read, &p));
	if (!follows_range(&x->ranges, lo, w->range->loop, &p))
		return reject_access("an index is looked up in an odd order");
	SMR_TRY(add_other_loops(w, &p, &along));
	if (along.more != 0)
		return reject_access("an index is looked up in an odd order");
	x->keys = (smr_elements){.base = p.base,
				 .type = (uint32_t)type,
				 .at = along.at,
				 .stride = p.coef[w->range->loop]};
	return SMR_OK;
}

static smr_status add_piece(const walk *w, const smr_expr *read)
{
	uint32_t t = w->range->loop;
	const smr_expr *lo;
	smr_range_extent x = {.size = (int64_t)smr_dtype_size(read->type)};
	place p;

	if (*w->n == SMR_PIECES)
		return reject_access("a flow of too many reads by ranges");
	SMR_TRY(ranges_of(w, &x.ranges, &lo));
	SMR_TRY(place_of(w, read, &p));
	if (p.indirect == NULL) {
		x.kind = SMR_RANGE_EXTENT_COUNTER;
		x.scale = p.coef[t];
	} else if (follows_range(&x.ranges, lo, t, &p)) {
		x.kind = SMR_RANGE_EXTENT_RANGE;
		x.scale = p.coef[t];
	} else {
		if (p.coef[t] != 0)
			return reject_access("an index is looked up beside a range");
		x.kind = SMR_RANGE_EXTENT_KEYS;
		x.scale = p.indirect_coef;
		SMR_TRY(keys_of(w, p.indirect, lo, &x));
	}
	if (x.scale <= 0)
		return reject_access("a range that is gone through backwards");
	SMR_TRY(add_other_loops(w, &p, &x));
	smr_assert(x.scale > 0 && x.size > 0);
	w->out[(*w->n)++] = x;
	*w->loops |= UINT64_C(1) << t;
	return SMR_OK;
}

/* ---- the walk -------------------------------------------------------------------------------- */

static smr_status visit_extent_expr(walk *w, const smr_expr *e, bool guarded);

static smr_status visit_read(walk *w, const smr_expr *e, bool guarded)
{
	if (smr_node_window(w->nest->ins[e->input]) == w->view) {
		if (guarded)
			return reject_access("a range is looked up conditionally");
		if (w->range == NULL)
			return reject_access("an array is read by ranges and in another way");
		SMR_TRY(add_piece(w, e));
	}
	for (uint32_t d = 0; d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			SMR_TRY(visit_extent_expr(w, e->index[d].indirect, guarded));
	return SMR_OK;
}

static smr_status visit_fold(walk *w, const smr_expr *e, bool guarded)
{
	const smr_range *around = w->range;
	smr_range r;
	bool ranged = smr_fold_range(e, &r) && smr_loop_is_open(&w->nest->nest->loops[r.loop]);
	smr_status st = SMR_OK;

	for (uint32_t k = 0; k < e->nacc; k++)
		SMR_TRY(visit_extent_expr(w, e->init[k], guarded));
	if (ranged && around != NULL)
		return reject_access("a range within a range");
	if (ranged) {
		SMR_TRY(visit_extent_expr(w, r.count, guarded));
		w->range = &r;
	}
	for (uint32_t k = 0; st == SMR_OK && k < e->nacc; k++)
		st = visit_extent_expr(w, ranged ? smr_range_step(e, k) : e->step[k], guarded);
	w->range = around;
	return st;
}

static smr_status visit_extent_expr(walk *w, const smr_expr *e, bool guarded)
{
	bool chooses = e->kind == SMR_EXPR_OP && e->op == SMR_OP_select;

	if (e->kind == SMR_EXPR_FOLD)
		return visit_fold(w, e, guarded);
	if (e->kind == SMR_EXPR_READ && smr_node_window(w->nest->ins[e->input]) != NULL)
		SMR_TRY(visit_read(w, e, guarded));
	for (uint32_t i = 0; i < e->nargs; i++)
		SMR_TRY(visit_extent_expr(w, e->args[i], guarded || (chooses && i > 0)));
	for (uint32_t k = 0; k < e->nacc; k++) { /* a scan */
		SMR_TRY(visit_extent_expr(w, e->init[k], guarded));
		SMR_TRY(visit_extent_expr(w, e->step[k], guarded));
	}
	return SMR_OK;
}

/* Returns whether the predicate is 0 < count: rows for which it fails are then empty, so the other
 * reads are unconditional. */
static bool asks_for_rows(const smr_nest *n)
{
	const smr_expr *p = n->pred;
	smr_range r;

	return smr_fold_range(n->value, &r) && p->kind == SMR_EXPR_OP && p->op == SMR_OP_lt &&
	       p->args[0]->kind == SMR_EXPR_CONST && p->args[0]->bits == 0 &&
	       smr_expr_equal(p->args[1], r.count);
}

smr_status smr_pieces_of(const smr_node *nest, const smr_node *view, const int64_t *sym,
			 smr_range_extent *out, uint32_t *n, uint64_t *loops)
{
	walk w = {.nest = nest, .view = view, .sym = sym, .out = out, .n = n, .loops = loops};

	smr_assert(*n <= SMR_PIECES);
	if (nest->into == view)
		return reject_access("it stores through an index array");
	if (nest->nest->pred != NULL)
		SMR_TRY(visit_extent_expr(&w, nest->nest->pred, false));
	return visit_extent_expr(&w, nest->nest->value,
				 nest->nest->pred != NULL && !asks_for_rows(nest->nest));
}

/* Returns the first fold over an open range in the order of the text; NULL: there is none. */
static const smr_expr *first_range(const smr_nest *n, const smr_expr *e, smr_range *out)
{
	const smr_expr *found = NULL;

	if (e->kind == SMR_EXPR_FOLD && smr_fold_range(e, out) &&
	    smr_loop_is_open(&n->loops[out->loop]))
		return e;
	for (uint32_t i = 0; found == NULL && i < e->nargs; i++)
		found = first_range(n, e->args[i], out);
	for (uint32_t k = 0; k < e->nacc; k++) {
		found = found != NULL ? found : first_range(n, e->init[k], out);
		found = found != NULL ? found : first_range(n, e->step[k], out);
	}
	return found;
}

bool smr_ranges_first(const smr_node *nest, const int64_t *sym, smr_ranges *out)
{
	const smr_expr *lo;
	smr_range r;
	walk w = {.nest = nest, .sym = sym, .range = &r};

	return first_range(nest->nest, nest->nest->value, &r) != NULL &&
	       ranges_of(&w, out, &lo) == SMR_OK && (out->reads_lo || out->reads_hi);
}
