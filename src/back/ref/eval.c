/* Evaluation of an expression at one point. */
#include <string.h>

#include "back/ref/machine.h"
#include "base/data/sum.h"
#include "ops/scalar.h"

/* Sum of coef * counter over the loops of moves, modulo 2^64. */
static uint64_t sum_counters(const smr_ref_machine *m, uint64_t moves, const int64_t *coef)
{
	uint64_t sum = 0;

	for (; moves != 0; moves &= moves - 1) {
		int l = __builtin_ctzll(moves);

		sum += (uint64_t)coef[l] * (uint64_t)m->counter[l];
	}
	return sum;
}

smr_status smr_ref_machine_place(smr_ref_machine *m, const smr_ref_place *p, char **out)
{
	char *at = p->base + (int64_t)sum_counters(m, p->moves, p->coef);

	for (uint32_t d = 0; d < p->rank; d++) {
		const struct smr_axis *a = &p->axes[d];
		uint64_t i = (uint64_t)a->offset + sum_counters(m, a->moves, a->coef), bits;

		if (a->indirect != NULL) {
			SMR_TRY(smr_ref_machine_eval(m, a->indirect, &bits));
			i += (uint64_t)a->indirect_coef *
			     (uint64_t)smr_value_to_int(a->indirect->type, bits);
		}
		if (i >= (uint64_t)a->dim) /* negative indices too */
			return smr_fail(SMR_EINVAL, "%%%u of flow %s: index %lld of %lld elements",
					m->v->id, m->g->name, (long long)i, (long long)a->dim);
		at += (int64_t)i * a->stride;
	}
	*out = at;
	return SMR_OK;
}

/* Loads an element; its bits above @p size are 0. Sizes are constants, so that no call copies. */
static uint64_t load_element(const char *at, uint64_t size)
{
	uint64_t bits = 0;

	switch (size) {
	case 8:
		memcpy(&bits, at, 8);
		break;
	case 4:
		memcpy(&bits, at, 4);
		break;
	default:
		memcpy(&bits, at, size);
	}
	return bits;
}

static smr_status eval_read(smr_ref_machine *m, const smr_ref_cell *c, uint64_t *out)
{
	char *at;

	if (c->place == NULL) {
		*out = smr_value_mask(c->type, c->bits);
		return SMR_OK;
	}
	SMR_TRY(smr_ref_machine_place(m, c->place, &at));
	*out = smr_value_mask(c->type, load_element(at, smr_dtype_size(c->type)));
	return SMR_OK;
}

/* Sums and products of floats, of which folds consist, as smr_scalar_op() has them; false for other
 * operations. */
static bool eval_common_op(const smr_ref_cell *c, const uint64_t *a, uint64_t *out)
{
	bool add = c->op == SMR_OP_add;
	float x, y;
	double dx, dy;

	if (!add && c->op != SMR_OP_mul)
		return false;
	if (c->type == SMR_F32) {
		memcpy(&x, &a[0], sizeof(x));
		memcpy(&y, &a[1], sizeof(y));
		x = add ? x + y : x * y;
		*out = 0;
		memcpy(out, &x, sizeof(x));
		return true;
	}
	if (c->type == SMR_F64) {
		memcpy(&dx, &a[0], sizeof(dx));
		memcpy(&dy, &a[1], sizeof(dy));
		dx = add ? dx + dy : dx * dy;
		memcpy(out, &dx, sizeof(dx));
		return true;
	}
	return false;
}

static smr_status eval_op(smr_ref_machine *m, const smr_ref_cell *c, uint64_t *out)
{
	uint64_t a[3] = {0};
	smr_dtype t[3] = {0};

	if (c->op == SMR_OP_select) { /* only the selected arm is evaluated */
		SMR_TRY(smr_ref_machine_eval(m, c->args[0], &a[0]));
		return smr_ref_machine_eval(m, c->args[(a[0] & 1) ? 1 : 2], out);
	}
	for (uint32_t i = 0; i < c->nargs; i++) {
		SMR_TRY(smr_ref_machine_eval(m, c->args[i], &a[i]));
		t[i] = c->args[i]->type;
	}
	if (eval_common_op(c, a, out))
		return SMR_OK;
	return smr_scalar_op(c->op, c->type, t, a, out);
}

_Static_assert(sizeof(smr_sum) == 2 * sizeof(uint64_t), "two accumulators");

static smr_status step_sum(smr_ref_machine *m, const smr_recurrence *r)
{
	uint64_t bits;
	smr_sum s;

	SMR_TRY(smr_ref_machine_eval(m, r->term, &bits));
	memcpy(&s, m->acc[m->nfolds - 1], sizeof(s));
	smr_sum_add(&s, smr_value_to_double(SMR_F64, bits));
	memcpy(m->acc[m->nfolds - 1], &s, sizeof(s));
	return SMR_OK;
}

/* Returns the result of a fold. */
static uint64_t fold_result(const smr_recurrence *r)
{
	smr_sum s;

	if (r->term == NULL)
		return r->acc[r->result];
	memcpy(&s, r->acc, sizeof(s));
	return smr_value_from_double(SMR_F64, smr_sum_value(s));
}

/* Steps all accumulators at once. */
static smr_status step_accumulators(smr_ref_machine *m, const smr_recurrence *r)
{
	uint64_t next[SMR_MAX_ACCS];

	if (r->term != NULL)
		return step_sum(m, r);
	for (uint32_t k = 0; k < r->nacc; k++)
		SMR_TRY(smr_ref_machine_eval(m, r->step[k], &next[k]));
	for (uint32_t k = 0; k < r->nacc; k++)
		m->acc[m->nfolds - 1][k] = next[k];
	return SMR_OK;
}

static smr_status init_accumulators(smr_ref_machine *m, const smr_recurrence *r)
{
	uint64_t init[SMR_MAX_ACCS] = {0};

	if (m->nfolds >= SMR_MAX_DEPTH)
		return smr_fail(SMR_EUNSUPPORTED, "more than %d folds in one another",
				SMR_MAX_DEPTH);
	for (uint32_t k = 0; k < r->nacc && r->init[k] != NULL; k++)
		SMR_TRY(smr_ref_machine_eval(m, r->init[k], &init[k]));
	memcpy(m->acc[m->nfolds++], init, r->nacc * sizeof(init[0]));
	return SMR_OK;
}

bool smr_ref_machine_advance(smr_ref_machine *m, const uint32_t *loops, uint32_t n)
{
	while (n-- > 0) {
		if (++m->counter[loops[n]] < m->extent[loops[n]])
			return true;
		m->counter[loops[n]] = 0;
	}
	return false;
}

/* Whether the loops that the fold depends on have not moved since its last evaluation. */
static bool is_known(const smr_ref_machine *m, const smr_recurrence *r)
{
	if (!r->known || r->open || m->moving)
		return false;
	for (uint32_t l = 0; l < m->nloops; l++)
		if ((r->hangs >> l & 1) && r->counter[l] != m->counter[l])
			return false;
	return true;
}

/* Limits a fold over a range to its number of iterations. Later steps would not change anything. */
static smr_status end_range(smr_ref_machine *m, const smr_recurrence *r, int64_t *whole)
{
	int64_t *extent = &m->extent[r->loops[0]];
	uint64_t count;

	*whole = *extent;
	if (r->count == NULL)
		return SMR_OK;
	SMR_TRY(smr_ref_machine_eval(m, r->count, &count));
	*extent = (int64_t)count < *extent ? (int64_t)count : *extent;
	return SMR_OK;
}

static smr_status eval_fold(smr_ref_machine *m, smr_recurrence *r, uint64_t *out)
{
	smr_status st = SMR_OK;
	bool more = true;
	int64_t whole;

	if (is_known(m, r)) {
		*out = fold_result(r);
		return SMR_OK;
	}
	SMR_TRY(init_accumulators(m, r));
	SMR_TRY(end_range(m, r, &whole));
	for (uint32_t i = 0; i < r->nloops; i++) {
		m->counter[r->loops[i]] = 0;
		more = more && m->extent[r->loops[i]] > 0;
	}
	while (st == SMR_OK && more) {
		st = step_accumulators(m, r);
		more = smr_ref_machine_advance(m, r->loops, r->nloops);
	}
	m->extent[r->loops[0]] = whole;
	if (st != SMR_OK)
		return st;
	r->known = true;
	memcpy(r->counter, m->counter, sizeof(r->counter));
	memcpy(r->acc, m->acc[--m->nfolds], sizeof(r->acc));
	*out = fold_result(r);
	return SMR_OK;
}

/* Whether the state of the scan is that of this point, but @p steps earlier. */
static bool scan_can_resume(const smr_ref_machine *m, const smr_recurrence *r, int64_t steps)
{
	if (!r->known || m->moving || m->nfolds > 0)
		return false;
	for (uint32_t l = 0; l < m->nloops; l++)
		if (r->counter[l] + (l == r->loops[0] ? steps : 0) != m->counter[l])
			return false;
	return true;
}

/* Evaluates t + 1 steps, t if exclusive: one step from the previous point if its state is still
 * there, else from the start. */
static smr_status eval_scan(smr_ref_machine *m, smr_recurrence *r, uint64_t *out)
{
	int64_t *t = &m->counter[r->loops[0]], here = *t, from = 0, until = here + !r->exclusive;

	if (scan_can_resume(m, r, 1)) {
		memcpy(m->acc[m->nfolds++], r->acc, sizeof(r->acc));
		from = until - 1;
	} else {
		SMR_TRY(init_accumulators(m, r));
	}
	for (*t = from; *t < until; ++*t)
		SMR_TRY(step_accumulators(m, r));
	*t = here;
	m->nfolds--;
	r->known = true;
	memcpy(r->counter, m->counter, sizeof(r->counter));
	memcpy(r->acc, m->acc[m->nfolds], sizeof(r->acc));
	*out = r->acc[r->result];
	return SMR_OK;
}

smr_status smr_ref_machine_eval(smr_ref_machine *m, const smr_ref_cell *c, uint64_t *out)
{
	switch (c->kind) {
	case SMR_EXPR_CONST:
	case SMR_EXPR_SIZE:
		*out = c->bits;
		return SMR_OK;
	case SMR_EXPR_INDEX:
		*out = (uint64_t)m->counter[c->loop];
		return SMR_OK;
	case SMR_EXPR_READ:
		return eval_read(m, c, out);
	case SMR_EXPR_OP:
		return eval_op(m, c, out);
	case SMR_EXPR_ACC:
		*out = m->acc[m->nfolds - 1 - c->depth][c->acc];
		return SMR_OK;
	case SMR_EXPR_FOLD:
		return eval_fold(m, c->run, out);
	case SMR_EXPR_SCAN:
		return eval_scan(m, c->run, out);
	case SMR_EXPR_PARAM: /* only bodies have them */
		break;
	}
	return smr_fail(SMR_EINTERNAL, "an expression of no known kind");
}
