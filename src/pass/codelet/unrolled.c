/* Detects sums that were unrolled by hand. */
#include "pass/codelet/unrolled.h"
#include "identify/canon/canon.h"

bool unrolled_is_sum(const smr_expr *e)
{
	return e->kind == SMR_EXPR_OP && e->op == SMR_OP_add;
}

static bool push_term(unrolled *u, const smr_expr *e)
{
	if (u->n == MAX_TERMS)
		return false;
	u->term[u->n++] = e;
	return true;
}

/* Collects the terms of acc + e0 + e1 + .. in order; *accs counts the accumulators. */
bool unrolled_chain(unrolled *u, const smr_expr *e, uint32_t *accs)
{
	if (e->kind == SMR_EXPR_ACC) {
		(*accs)++;
		return e->depth == 0;
	}
	if (unrolled_is_sum(e))
		return unrolled_chain(u, e->args[0], accs) && unrolled_chain(u, e->args[1], accs);
	return push_term(u, e);
}

static bool is_zero(const smr_expr *e)
{
	return e->kind == SMR_EXPR_CONST && e->bits == 0;
}

/* Collects the terms of added sums over one loop. */
bool unrolled_sums(unrolled *u, const smr_expr *e)
{
	uint32_t accs = 0, before = u->n;

	if (unrolled_is_sum(e))
		return unrolled_sums(u, e->args[0]) && unrolled_sums(u, e->args[1]);
	if (e->kind != SMR_EXPR_FOLD || e->nacc != 1 || e->nloops != 1 || !is_zero(e->init[0]))
		return false;
	if (u->fold == NULL)
		u->fold = e;
	return e->loops[0] == u->fold->loops[0] && unrolled_chain(u, e->step[0], &accs) &&
	       accs == 1 && u->n == before + 1;
}

static const smr_poly *offset_between(unrolled *u, const smr_expr *a, const smr_expr *b)
{
	cx_maker m = {.arena = u->a, .graph = u->g, .nest = u->v};
	cx_access p, q;

	if (!cx_access_read(&m, a, NULL, &p) || !cx_access_read(&m, b, NULL, &q) ||
	    !cx_access_parallel(&p, &q))
		return NULL;
	return smr_poly_sub(u->a, q.offset, p.offset);
}

/* Returns whether b is the first term a, t steps further. Reads are visited in the order of the
 * first term. */
static bool match_term(unrolled *u, const smr_expr *a, const smr_expr *b, uint32_t t, uint32_t *at)
{
	const smr_poly *off;

	if (a->kind != b->kind || a->type != b->type)
		return false;
	if (a->kind == SMR_EXPR_READ) {
		if (a->rank == 0 && b->rank == 0 && u->v->ins[a->input] == u->v->ins[b->input])
			return true;
		if (*at == MAX_READS || join_is_indirect(a) || join_is_indirect(b))
			return false;
		off = offset_between(u, a, b);
		if (off == NULL)
			return false;
		if (t == 1) {
			u->read[*at] = a;
			u->step[*at] = off;
			u->nreads = *at + 1;
		}
		return smr_poly_equal(off, smr_poly_scale(u->a, u->step[(*at)++], t));
	}
	if (a->kind != SMR_EXPR_OP)
		return smr_expr_equal(a, b);
	if (a->op != b->op || a->nargs != b->nargs)
		return false;
	for (uint32_t i = 0; i < a->nargs; i++)
		if (!match_term(u, a->args[i], b->args[i], t, at))
			return false;
	return true;
}

/* Returns array read number *n of a term, counting down *n; NULL: the term has fewer. */
static const smr_expr *nth_read(const smr_expr *e, uint32_t *n)
{
	if (e->kind == SMR_EXPR_READ)
		return e->rank > 0 && (*n)-- == 0 ? e : NULL;
	for (uint32_t i = 0; e->kind == SMR_EXPR_OP && i < e->nargs; i++) {
		const smr_expr *read = nth_read(e->args[i], n);

		if (read != NULL)
			return read;
	}
	return NULL;
}

/* Computes the distances of read number r of each term from the first term's; false: not
 * constant. */
static bool distances_of_read(unrolled *u, uint32_t r, int64_t *out)
{
	for (uint32_t t = 0; t < u->n; t++) {
		uint32_t a = r, b = r;
		const smr_expr *first = nth_read(u->term[0], &a);
		const smr_expr *read = nth_read(u->term[t], &b);
		const smr_poly *off;

		if (first == NULL || read == NULL || join_is_indirect(first) ||
		    join_is_indirect(read))
			return false;
		off = offset_between(u, first, read);
		if (off == NULL || !smr_poly_is_const(off, &out[t]))
			return false;
	}
	return true;
}

/* Sorts the terms: a fused multiply-add is not where the program has its terms. */
static void sort_terms(unrolled *u)
{
	int64_t key[MAX_TERMS];
	uint32_t r = 0;

	while (r < MAX_READS && !distances_of_read(u, r, key))
		r++;
	for (uint32_t t = 1; r < MAX_READS && t < u->n; t++)
		for (uint32_t b = t; b > 0 && key[b] < key[b - 1]; b--) {
			const smr_expr *e = u->term[b];
			int64_t k = key[b];

			u->term[b] = u->term[b - 1];
			key[b] = key[b - 1];
			u->term[b - 1] = e;
			key[b - 1] = k;
		}
}

static bool terms_are_equidistant(unrolled *u);

/* Checks that the terms are alike, and that for every read a loop step equals n term steps. */
bool unrolled_fits(unrolled *u)
{
	if (u->n < 2 || terms_are_equidistant(u))
		return u->n >= 2;
	sort_terms(u);
	if (terms_are_equidistant(u))
		return true;
	for (uint32_t t = 0; t < u->n / 2; t++) { /* the program's loop may count down */
		const smr_expr *e = u->term[t];

		u->term[t] = u->term[u->n - 1 - t];
		u->term[u->n - 1 - t] = e;
	}
	return terms_are_equidistant(u);
}

static bool terms_are_equidistant(unrolled *u)
{
	cx_maker m = {.arena = u->a, .graph = u->g, .nest = u->v};

	for (uint32_t t = 1; t < u->n; t++) {
		uint32_t at = 0;

		if (!match_term(u, u->term[0], u->term[t], t, &at))
			return false;
	}
	for (uint32_t r = 0; r < u->nreads; r++) {
		const smr_poly *all = smr_poly_scale(u->a, u->step[r], u->n), *stride;
		cx_access p;

		if (all == NULL || !cx_access_read(&m, u->read[r], NULL, &p))
			return false;
		stride = p.stride[u->loop];
		if (stride == NULL ? !smr_poly_is_zero(all) : !smr_poly_equal(stride, all))
			return false;
	}
	return u->nreads > 0;
}
