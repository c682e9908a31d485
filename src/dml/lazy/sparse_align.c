/* Alignments of sparse operands with different patterns, computed in one merge when the trace is
 * flushed. If the only result on the common pattern is one map of exact operators, it is computed
 * during the merge and nothing else is stored; else the operands are stored on the common pattern,
 * which the flow then uses. */
#include "dml/lazy/sparse_align.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"

static bool node_on_pattern(const dml_lazy *t, uint32_t i, const dml_sparse_align *j)
{
	smr_assert(i == DML_NONE || i < t->forms.n);
	return i != DML_NONE && t->forms.v[i].pattern == j->pattern && !t->forms.v[i].turned;
}

void dml_joints_drop(dml_lazy *t)
{
	for (size_t i = 0; i < t->joints.n; i++) {
		dml_sparse_align *j = &t->joints.v[i];

		for (int k = 0; k < j->n; k++) {
			dml_matrix_drop(j->from[k]);
			dml_matrix_drop(j->on[k]);
		}
		smr_pattern_drop(j->pattern);
	}
	t->joints.n = 0;
}

/* ---- computed during the merge */

enum { STEPS = 16, INTERP = 128 };

typedef struct step {
	dml_element e;
	int in[2]; /* a matrix, then steps; -1: the number */
	double number[2];
} step;

typedef struct body {
	int n, nsteps;
	step steps[STEPS];
} body;

/* Whether the result does not depend on how it is computed. */
static bool is_exact(dml_element e)
{
	static const bool yes[DML_NELEMENTS] = {
		[DML_ADD] = true,     [DML_SUBTRACT] = true, [DML_TIMES] = true,
		[DML_UNEQUAL] = true, [DML_LESS] = true,     [DML_GREATER] = true,
		[DML_AND] = true,     [DML_OR] = true,       [DML_NEGATE] = true,
		[DML_MIN] = true,     [DML_MAX] = true,      [DML_SQRT] = true,
		[DML_ABS] = true,     [DML_SIGN] = true,     [DML_FLOOR] = true,
		[DML_CEIL] = true,
	};

	return yes[e];
}

static void eval_vector(const step *s, int64_t n, const double *a, const double *b, double *out)
{
	smr_assert(n >= 0 && n <= INTERP);
	switch (s->e) {
	case DML_ADD:
		for (int64_t i = 0; i < n; i++)
			out[i] = a[i] + b[i];
		return;
	case DML_SUBTRACT:
		for (int64_t i = 0; i < n; i++)
			out[i] = a[i] - b[i];
		return;
	case DML_TIMES:
		for (int64_t i = 0; i < n; i++)
			out[i] = a[i] * b[i];
		return;
	default:
		for (int64_t i = 0; i < n; i++)
			out[i] = dml_element_value(s->e, (double[]){a[i], b[i]});
	}
}

static smr_status run_body(void *arg, int64_t n, const double *const *in, double *out)
{
	const body *b = arg;
	double made[STEPS][INTERP], number[2][INTERP];

	smr_assert(b->nsteps >= 1 && b->nsteps <= STEPS);
	for (int64_t from = 0; from < n; from += INTERP) {
		int64_t some = n - from < INTERP ? n - from : INTERP;

		for (int s = 0; s < b->nsteps; s++) {
			const step *x = &b->steps[s];
			const double *args[2];

			for (int k = 0; k < 2; k++) {
				args[k] = number[k];
				if (x->in[k] >= b->n)
					args[k] = made[x->in[k] - b->n];
				else if (x->in[k] >= 0)
					args[k] = in[x->in[k]] + from;
				else
					for (int64_t i = 0; i < some; i++)
						number[k][i] = x->number[k];
			}
			eval_vector(x, some, args[0], args[1],
				    s + 1 == b->nsteps ? out + from : made[s]);
		}
	}
	return SMR_OK;
}

static bool add_step(const dml_lazy *t, const dml_sparse_align *j, uint32_t i, int *where, body *b)
{
	const dml_node *n = &t->nodes.v[i];
	step *s = &b->steps[b->nsteps];
	int count = dml_element_args((dml_element)n->n[0]);

	smr_assert(b->nsteps <= STEPS && i < t->nodes.n);
	if (n->op != DML_MAP || b->nsteps == STEPS || count > 2 || !is_exact((dml_element)n->n[0]))
		return false;
	*s = (step){.e = (dml_element)n->n[0]};
	for (int k = 0; k < 2; k++) {
		uint32_t x = n->in[k < count ? k : 0];

		s->in[k] = node_on_pattern(t, x, j) ? where[x] : -1;
		if (s->in[k] < 0 && !dml_lazy_number(t, &t->nodes.v[x], &s->number[k]))
			return false;
	}
	where[i] = b->n + b->nsteps++;
	return true;
}

static int leaf_of(const dml_sparse_align *j, uint32_t i)
{
	smr_assert(j->n <= SMR_SPARSE_MEET);
	for (int k = 0; k < j->n; k++)
		if (j->on[k]->node == i)
			return k;
	return -1;
}

/* Returns the only node on the common pattern that nodes or matrices outside of it need; DML_NONE:
 * there are several. */
static uint32_t only_result(const dml_lazy *t, const bool *live, const dml_sparse_align *j)
{
	uint32_t found = DML_NONE;

	for (uint32_t i = 0; i < t->nodes.n; i++) {
		const dml_node *n = &t->nodes.v[i];

		if (!live[i])
			continue;
		for (int k = 0; k < DML_OPERANDS; k++)
			if (node_on_pattern(t, n->in[k], j) && !node_on_pattern(t, i, j))
				return DML_NONE;
		if (!node_on_pattern(t, i, j) || t->made.v[i] == NULL)
			continue;
		if (found != DML_NONE)
			return DML_NONE;
		found = i;
	}
	return found;
}

/* Builds the body of the result from matrices of the alignment and numbers; false: it has
 * others. */
static bool body_of(const dml_lazy *t, const bool *live, const dml_sparse_align *j, uint32_t result,
		    int *where, body *b)
{
	*b = (body){.n = j->n};
	for (uint32_t i = 0; i <= result; i++) {
		if (!live[i] || !node_on_pattern(t, i, j))
			continue;
		where[i] = leaf_of(j, i);
		if (where[i] < 0 && !add_step(t, j, i, where, b))
			return false;
	}
	smr_assert(b->nsteps <= STEPS);
	return b->nsteps > 0 && where[result] == b->n + b->nsteps - 1;
}

/* ---- all alignments of a trace */

static smr_sparse_meeting meeting_of(const dml_sparse_align *j)
{
	smr_sparse_meeting m = {.n = j->n, .nclauses = j->nclauses};

	smr_assert(j->n >= 1 && j->n <= SMR_SPARSE_MEET);
	memcpy(m.clauses, j->clauses, sizeof(m.clauses));
	for (int k = 0; k < j->n; k++) {
		m.patterns[k] = j->from[k]->pattern;
		m.values[k] = j->from[k]->values;
	}
	return m;
}

static smr_status compute_aligned(dml_lazy *t, const dml_sparse_align *j, uint32_t result, body *b)
{
	smr_sparse_meeting m = meeting_of(j);
	dml_matrix *r = t->made.v[result];
	smr_sparse s;

	smr_assert(result < t->made.n && t->made.v[result] != NULL);
	m.body = run_body;
	m.arg = b;
	SMR_TRY(smr_sparse_meet(&m, t->runner->workers, &s.pattern, &s.values));
	t->made.v[result] = NULL;
	dml_matrix_set(r, s);
	return smr_sparse_pays(r->rows, r->cols, s.pattern->n)
		       ? SMR_OK
		       : dml_matrix_settle(r, t->runner->workers);
}

/* Moves the computed nonzeros into the alignment's pattern. */
static void swap_nonzeros(smr_pattern *p, smr_pattern *from)
{
	int64_t *starts = p->starts;
	int32_t *cols_at = p->cols_at;

	p->starts = from->starts;
	p->cols_at = from->cols_at;
	p->n = from->n;
	from->starts = starts;
	from->cols_at = cols_at;
	smr_pattern_drop(from);
}

static smr_status put_on(const dml_lazy *t, const dml_sparse_align *j)
{
	smr_sparse_meeting m = meeting_of(j);
	double *values[SMR_SPARSE_MEET];
	smr_pattern *p;

	smr_assert(j->pattern != NULL);
	SMR_TRY(smr_sparse_meet(&m, t->runner->workers, &p, values));
	swap_nonzeros(j->pattern, p);
	for (int k = 0; k < j->n; k++)
		j->on[k]->values = values[k];
	return SMR_OK;
}

static bool is_needed(const bool *live, const dml_sparse_align *j)
{
	bool needed = false;

	for (int k = 0; k < j->n; k++)
		needed = needed || live[j->on[k]->node];
	return needed;
}

static smr_status resolve(dml_lazy *t, const bool *live, const dml_sparse_align *j, int *where)
{
	const double bytes = sizeof(double) * (j->n + 1) + sizeof(int32_t);
	uint32_t result;
	body b;

	if (!is_needed(live, j))
		return SMR_OK;
	SMR_TRY(t->owner.fits(t->owner.ctx, bytes * (double)j->pattern->n));
	result = only_result(t, live, j);
	return result != DML_NONE && body_of(t, live, j, result, where, &b)
		       ? compute_aligned(t, j, result, &b)
		       : put_on(t, j);
}

static void find_live(const dml_lazy *t, bool *live)
{
	smr_assert(t->nodes.n == t->made.n);
	for (size_t i = t->nodes.n; i-- > 0;) {
		live[i] = live[i] || t->made.v[i] != NULL;
		for (int k = 0; k < DML_OPERANDS && live[i]; k++)
			if (t->nodes.v[i].in[k] != DML_NONE)
				live[t->nodes.v[i].in[k]] = true;
	}
}

smr_status dml_joints_compute(dml_lazy *t)
{
	bool *live = t->joints.n > 0 ? smr_calloc(t->nodes.n, sizeof(*live)) : NULL;
	int *where = t->joints.n > 0 ? smr_calloc(t->nodes.n, sizeof(*where)) : NULL;
	smr_status st = SMR_OK;

	if (t->joints.n > 0 && (live == NULL || where == NULL))
		st = smr_fail(SMR_ENOMEM, "no memory for a trace");
	else if (t->joints.n > 0)
		find_live(t, live);
	for (size_t i = 0; st == SMR_OK && i < t->joints.n; i++)
		st = resolve(t, live, &t->joints.v[i], where);
	smr_free(live);
	smr_free(where);
	return st;
}
