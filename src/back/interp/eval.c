/* Evaluation of cells at the points of a strip. */
#include <string.h>

#include "back/interp/interp.h"

static size_t lane_size(interp_class c)
{
	return c == INTERP_F ? sizeof(float) : sizeof(double);
}

/* Whether the cell still holds its value: it was computed under this mask or an enclosing one, and
 * none of its loops has moved since. */
static bool is_valid(const interp_state *s, uint32_t k)
{
	bool here = false;

	for (uint32_t i = s->ncontexts; i-- > s->first && !here;)
		here = s->context[i] == s->where[k];
	for (uint64_t loops = s->p->cells[k].loops; here && loops != 0; loops &= loops - 1)
		here = s->changed[__builtin_ctzll(loops)] <= s->when[k];
	return here;
}

static smr_status push_mask(interp_state *s, const uint8_t *mask)
{
	if (s->ncontexts == INTERP_DEPTH)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d conditions in one another",
				INTERP_DEPTH);
	s->context[s->ncontexts++] = ++s->clock;
	s->mask = mask;
	return SMR_OK;
}

/* ---- conditions --------------------------------------------------------------------------- */

static void blend_lanes(const interp_cell *c, const uint8_t *mask, uint32_t n, const void *from,
			void *to)
{
	if (c->class == INTERP_F) {
		for (uint32_t i = 0; i < n; i++)
			((float *)to)[i] = mask[i] ? ((const float *)from)[i] : ((float *)to)[i];
	} else {
		for (uint32_t i = 0; i < n; i++)
			((int64_t *)to)[i] =
				mask[i] ? ((const int64_t *)from)[i] : ((int64_t *)to)[i];
	}
}

/* Evaluates one arm at the points that select it. */
static smr_status eval_arm(interp_state *s, uint32_t k, uint32_t arm, const uint8_t *mask)
{
	const interp_cell *c = &s->p->cells[k];
	const uint8_t *around = s->mask;
	uint32_t count = 0;
	const void *from;
	smr_status st;

	for (uint32_t i = 0; i < s->n; i++)
		count += mask[i];
	if (count == 0)
		return SMR_OK;
	SMR_TRY(push_mask(s, mask));
	st = interp_eval(s, arm, &from);
	s->ncontexts--;
	s->mask = around;
	if (st == SMR_OK)
		blend_lanes(c, mask, s->n, from, &s->lanes[k]);
	return st;
}

static smr_status eval_select(interp_state *s, uint32_t k)
{
	const interp_cell *c = &s->p->cells[k], *cells = s->p->cells;
	uint8_t yes[INTERP_MOST], no[INTERP_MOST];
	const void *args[3];

	SMR_TRY(interp_eval(s, c->args[0], &args[0]));
	if (cells[c->args[1]].total && cells[c->args[2]].total) {
		SMR_TRY(interp_eval(s, c->args[1], &args[1]));
		SMR_TRY(interp_eval(s, c->args[2], &args[2]));
		return interp_op(s, c, args, &s->lanes[k]);
	}
	for (uint32_t i = 0; i < s->n; i++) {
		bool here = s->mask == NULL || s->mask[i], on = ((const int64_t *)args[0])[i] != 0;

		yes[i] = here && on;
		no[i] = here && !on;
	}
	SMR_TRY(eval_arm(s, k, c->args[1], yes));
	return eval_arm(s, k, c->args[2], no);
}

static smr_status eval_op(interp_state *s, uint32_t k)
{
	const interp_cell *c = &s->p->cells[k];
	const void *args[3] = {NULL};

	if (c->op == SMR_OP_select)
		return eval_select(s, k);
	for (uint32_t i = 0; i < c->nargs; i++)
		SMR_TRY(interp_eval(s, c->args[i], &args[i]));
	return interp_op(s, c, args, &s->lanes[k]);
}

/* ---- folds -------------------------------------------------------------------------------- */

static interp_class acc_class(const interp_state *s, const interp_fold *f, uint32_t k)
{
	return s->p->cells[f->init[k]].class;
}

static smr_status start_fold(interp_state *s, const interp_fold *f)
{
	for (uint32_t k = 0; k < f->nacc; k++) {
		const void *from;

		SMR_TRY(interp_eval(s, f->init[k], &from));
		memcpy(&s->accs[f->acc + k], from, s->n * lane_size(acc_class(s, f, k)));
	}
	if (f->compensated)
		memset(&s->accs[f->acc + 1], 0, s->n * sizeof(double));
	return SMR_OK;
}

/* Steps all accumulators at once: every step reads the old values. */
static smr_status step_fold(interp_state *s, const interp_fold *f)
{
	interp_lanes next[SMR_MAX_ACCS];
	const void *term;

	if (f->compensated) {
		SMR_TRY(interp_eval(s, f->term[0], &term));
		interp_sum_step(s, term, s->accs[f->acc].d, s->accs[f->acc + 1].d);
		return SMR_OK;
	}

	for (uint32_t k = 0; k < f->nacc; k++) {
		const void *from;

		SMR_TRY(interp_eval(s, f->step[k], &from));
		memcpy(&next[k], from, s->n * lane_size(acc_class(s, f, k)));
	}
	for (uint32_t k = 0; k < f->nacc; k++)
		memcpy(&s->accs[f->acc + k], &next[k], s->n * lane_size(acc_class(s, f, k)));
	return SMR_OK;
}

/* Advances the counters of the first @p n loops of a fold, the last one fastest; false after the
 * last iteration. */
static bool advance_counters(interp_state *s, const interp_fold *f, uint32_t n)
{
	while (n-- > 0) {
		uint32_t l = f->loops[n];

		if (s->counter[l] + 1 < s->p->extent[l]) {
			interp_move(s, l, s->counter[l] + 1);
			return true;
		}
		interp_move(s, l, 0);
	}
	return false;
}

static bool reset_fold_counters(interp_state *s, const interp_fold *f)
{
	bool some = true;

	for (uint32_t i = 0; i < f->nloops; i++) {
		interp_move(s, f->loops[i], 0);
		some = some && s->p->extent[f->loops[i]] > 0;
	}
	return some;
}

static smr_status fold_chunks(interp_state *s, const interp_fold *f)
{
	uint32_t last = f->loops[f->nloops - 1];
	int64_t extent = s->p->extent[last];

	do
		for (int64_t at = 0; at < extent; at += INTERP_MOST) {
			s->n = extent - at < INTERP_MOST ? (uint32_t)(extent - at) : INTERP_MOST;
			interp_move(s, last, at);
			for (uint32_t k = 0; k < f->nacc; k++) {
				const void *term;

				SMR_TRY(interp_eval(s, f->term[k], &term));
				if (f->compensated) {
					interp_sum_in(s, term, s->accs[f->acc].d,
						      s->accs[f->acc + 1].d);
					continue;
				}
				SMR_TRY(interp_fold_in(s, f->op[k], s->p->cells[f->init[k]].type,
						       term, &s->accs[f->acc + k]));
			}
		}
	while (advance_counters(s, f, f->nloops - 1));
	return SMR_OK;
}

/* Folds one point with a long sum: the strip runs along the sum's last loop. */
static smr_status fold_lanes(interp_state *s, const interp_fold *f)
{
	uint32_t loop = s->loop, n = s->n, first = s->first;
	const uint8_t *mask = s->mask;
	smr_status st;

	SMR_TRY(push_mask(s, NULL));
	s->first = s->ncontexts - 1;
	s->loop = f->loops[f->nloops - 1];
	st = fold_chunks(s, f);
	s->ncontexts--;
	s->first = first;
	s->mask = mask;
	s->loop = loop;
	s->n = n;
	return st;
}

static smr_status run_fold(interp_state *s, const interp_fold *f)
{
	SMR_TRY(start_fold(s, f));
	if (reset_fold_counters(s, f)) {
		if (s->n == 1 && f->in_lanes)
			SMR_TRY(fold_lanes(s, f));
		else
			do
				SMR_TRY(step_fold(s, f));
			while (advance_counters(s, f, f->nloops));
	}
	if (f->compensated)
		interp_sum_value(s, s->accs[f->acc].d, s->accs[f->acc + 1].d, s->accs[f->acc].d);
	return SMR_OK;
}

/* Computes a fold that is the same for all points of the strip, such as a sum of their row, at the
 * first point only. Cells evaluated for that point are not valid outside. */
static smr_status fold_once(interp_state *s, const interp_fold *f, interp_lanes *to, size_t size)
{
	uint32_t n = s->n, first = s->first;
	smr_status st;

	SMR_TRY(push_mask(s, NULL));
	s->first = s->ncontexts - 1;
	s->n = 1;
	st = run_fold(s, f);
	s->ncontexts--;
	s->first = first;
	s->mask = NULL;
	s->n = n;
	for (uint32_t i = 0; st == SMR_OK && i < n; i++)
		memcpy((char *)to + i * size, &s->accs[f->acc + f->result], size);
	return st;
}

static smr_status eval_fold(interp_state *s, uint32_t k)
{
	const interp_cell *c = &s->p->cells[k];
	size_t size = lane_size(c->class);

	if (s->n > 1 && s->mask == NULL && !c->fold->open && !(c->loops >> s->loop & 1))
		return fold_once(s, c->fold, &s->lanes[k], size);
	SMR_TRY(run_fold(s, c->fold));
	memcpy(&s->lanes[k], &s->accs[c->fold->acc + c->fold->result], s->n * size);
	return SMR_OK;
}

/* Whether the scan can continue from the steps that it has done. */
static bool scan_continues(const interp_state *s, uint32_t k, int64_t want)
{
	const interp_fold *f = s->p->cells[k].fold;
	uint64_t loops = s->p->cells[k].loops & ~(UINT64_C(1) << f->loops[0]);

	if (s->ncontexts - s->first > 1 || s->scanned[f->acc] == 0 || s->done[f->acc] > want)
		return false;
	for (; loops != 0; loops &= loops - 1)
		if (s->changed[__builtin_ctzll(loops)] > s->scanned[f->acc])
			return false;
	return true;
}

static smr_status eval_scan(interp_state *s, uint32_t k)
{
	const interp_fold *f = s->p->cells[k].fold;
	uint32_t t = f->loops[0];
	int64_t here = s->counter[t], want = here + !f->exclusive;

	if (!scan_continues(s, k, want)) {
		SMR_TRY(start_fold(s, f));
		s->done[f->acc] = 0;
	}
	for (; s->done[f->acc] < want; s->done[f->acc]++) {
		interp_move(s, t, s->done[f->acc]);
		SMR_TRY(step_fold(s, f));
	}
	if (s->counter[t] != here)
		interp_move(s, t, here);
	s->scanned[f->acc] = s->ncontexts - s->first > 1 ? 0 : s->clock;
	memcpy(&s->lanes[k], &s->accs[f->acc + f->result], s->n * lane_size(s->p->cells[k].class));
	return SMR_OK;
}

/* ------------------------------------------------------------------------------------------- */

static void fill_lanes(interp_state *s, uint32_t k, uint64_t bits)
{
	const interp_cell *c = &s->p->cells[k];
	char *lanes = (char *)&s->lanes[k];
	size_t all = INTERP_MOST * lane_size(c->class);

	interp_set(c->class, c->type, lanes, 0, bits);
	for (size_t n = lane_size(c->class); n < all; n *= 2) /* a power of two */
		memcpy(lanes + n, lanes, n);
}

static void index_of(interp_state *s, uint32_t k)
{
	uint32_t loop = s->p->cells[k].loop;
	int64_t at = s->counter[loop], by = loop == s->loop;

	for (uint32_t i = 0; i < s->n; i++)
		s->lanes[k].i[i] = at + by * (int64_t)i;
}

static smr_status eval_cell(interp_state *s, uint32_t k)
{
	const interp_cell *c = &s->p->cells[k];

	s->at[k] = &s->lanes[k];
	switch (c->kind) {
	case SMR_EXPR_CONST:
	case SMR_EXPR_SIZE:
		fill_lanes(s, k, c->bits);
		return SMR_OK;
	case SMR_EXPR_INDEX:
		index_of(s, k);
		return SMR_OK;
	case SMR_EXPR_READ:
		if (c->place != NULL)
			return interp_read(s, k, &s->at[k]);
		fill_lanes(s, k, s->e->value[c->value]);
		return SMR_OK;
	case SMR_EXPR_OP:
		return eval_op(s, k);
	case SMR_EXPR_ACC:
		s->at[k] = &s->accs[c->acc];
		return SMR_OK;
	case SMR_EXPR_FOLD:
		return eval_fold(s, k);
	case SMR_EXPR_SCAN:
		return eval_scan(s, k);
	case SMR_EXPR_PARAM:
		break;
	}
	return smr_fail(SMR_EINTERNAL, "an expression of no known kind");
}

smr_status interp_eval(interp_state *s, uint32_t k, const void **out)
{
	if (!is_valid(s, k)) {
		SMR_TRY(eval_cell(s, k));
		s->when[k] = s->clock;
		s->where[k] = s->context[s->ncontexts - 1];
	}
	*out = s->at[k];
	return SMR_OK;
}
