/* Writes of parfor iterations to earlier matrices: stored in place once they are computed, so that
 * no iteration copies a whole matrix. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/domain.h"
#include "dml/parfor/iterations.h"

enum {
	MOST = 64,     /* pending parts; sums that wait for earlier iterations */
	MUCH = 1 << 17 /* numbers in a waiting sum */
};

static dml_turn *turn_of(const script *s, const char *name, uint32_t *at)
{
	for (dml_turn *t = s->turn; t != NULL; t = t->outer)
		for (uint32_t i = 0; t->frame == s->frame && i < t->nresults; i++)
			if (strcmp(t->results[i].name, name) == 0) {
				*at = i;
				return t;
			}
	return NULL;
}

bool dml_turn_has(const script *s, const char *name)
{
	uint32_t i;

	return turn_of(s, name, &i) != NULL;
}

/* ---- storing */

/* Adds a row, a column or a number to all rows, columns or both. */
static void add_broadcast(const dml_result *r, const int64_t *n, const double *v)
{
	int64_t rows = r->into->rows, cols = r->into->cols;

	smr_assert(n[0] == 1 || n[0] == r->into->rows);
	smr_assert(n[1] == 1 || n[1] == r->into->cols);
	for (int64_t i = 0; i < rows; i++) {
		const double *x = n[0] == 1 ? v : v + i * n[1];
		double *to = r->into->data + i * cols;

		for (int64_t j = 0; n[1] == 1 && j < cols; j++)
			to[j] += x[0];
		for (int64_t j = 0; n[1] != 1 && j < cols; j++)
			to[j] += x[j];
	}
}

static void store_part(const dml_result *r, const int64_t *from, const int64_t *n, const double *v)
{
	double *to = r->into->data + from[0] * r->into->cols + from[1];

	smr_assert(r->into != NULL && r->into->data != NULL);
	if (r->sum) {
		add_broadcast(r, n, v);
		return;
	}
	for (int64_t i = 0; i < n[0] && n[1] > 0; i++)
		memcpy(to + i * r->into->cols, v + i * n[1], (size_t)n[1] * sizeof(*v));
}

void dml_turn_store(dml_result *results, const dml_late *part)
{
	store_part(&results[part->result], part->from, part->n, part->v);
}

/* Stores the parts, and frees them. */
static void store_all(dml_result *results, dml_lates *l)
{
	for (size_t i = 0; i < l->n; i++) {
		dml_turn_store(results, &l->v[i]);
		smr_free(l->v[i].v);
	}
	l->n = 0;
}

void dml_free_lates(dml_lates *l)
{
	for (size_t i = 0; i < l->n; i++)
		smr_free(l->v[i].v);
	smr_vec_free(l);
}

static smr_status put_late(dml_lates *l, const dml_put *p, const double *v)
{
	size_t n = (size_t)(p->n[0] * p->n[1]);
	dml_late part = {.result = p->result, .v = smr_malloc((n + 1) * sizeof(*v))};
	smr_status st;

	smr_assert(p->n[0] >= 0 && p->n[1] >= 0);
	if (part.v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a part of a matrix");
	memcpy(part.from, p->from, sizeof(part.from));
	memcpy(part.n, p->n, sizeof(part.n));
	if (n > 0)
		memcpy(part.v, v, n * sizeof(*v));
	st = smr_vec_push(l, part);
	if (st != SMR_OK)
		smr_free(part.v);
	return st;
}

/* Addends wait in memory, so they must be small, and earlier iterations not far behind: else this
 * thread waits for them. */
static smr_status await_sum(const script *s, const dml_turn *t, const dml_put *p, bool *now)
{
	smr_assert(t->late != NULL);
	*now = t->late->n >= MOST || p->n[0] * p->n[1] >= MUCH || dml_is_far_ahead(s);
	if (!*now)
		return SMR_OK;
	SMR_TRY(dml_await_turn(s, false));
	store_all(t->results, t->late);
	return SMR_OK;
}

/* Gets all numbers of a part; @p number: buffer for a scalar. */
static smr_status numbers_of(const dml_put *p, double *number, const double **out)
{
	smr_assert(p->v.kind == DML_MATRIX || p->v.matrix == NULL);
	*number = p->v.kind == DML_DOUBLE ? p->v.number : (double)p->v.integer;
	*out = number;
	if (p->v.matrix == NULL)
		return SMR_OK;
	SMR_TRY(dml_matrix_dense(p->v.matrix));
	*out = p->v.matrix->data;
	return SMR_OK;
}

smr_status dml_turn_store_put(const dml_result *r, const dml_put *p)
{
	double number;
	const double *v;

	smr_assert(r->into != NULL);
	SMR_TRY(numbers_of(p, &number, &v));
	store_part(r, p->from, p->n, v);
	return SMR_OK;
}

static bool is_gathering(const dml_result *r)
{
	return r->gather != NULL && __atomic_load_n(&r->into, __ATOMIC_ACQUIRE) == NULL;
}

static smr_status store_one(script *s, const dml_turn *t, const dml_put *p)
{
	dml_result *r = &t->results[p->result];
	bool now = t->late == NULL || r->apart;
	double number;
	const double *v;

	smr_assert(p->result < t->nresults);
	__atomic_store_n(&r->written, true, __ATOMIC_RELAXED);
	if (is_gathering(r))
		return dml_gather_put(s, r, p);
	if (now && !r->sum)
		return dml_turn_store_put(r, p);
	SMR_TRY(numbers_of(p, &number, &v));
	if (!now && r->sum)
		SMR_TRY(await_sum(s, t, p, &now));
	if (!now)
		return put_late(t->late, p, v);
	store_part(r, p->from, p->n, v);
	return SMR_OK;
}

/* ---- pending writes */

static void drop_puts(dml_turn *t)
{
	for (size_t i = 0; i < t->puts.n; i++)
		dml_drop(&t->puts.v[i].v);
	t->puts.n = 0;
}

/* Whether a pending node reads a matrix that would be written. */
static bool is_read(const script *s, const dml_turn *t)
{
	smr_assert(t->nresults == 0 || t->results != NULL);
	for (uint32_t i = 0; i < t->nresults; i++) {
		const dml_value *x = dml_get(s, t->results[i].name);

		if (x != NULL && x->matrix != NULL && x->matrix->trace == s->trace &&
		    x->matrix->epoch == s->trace->epoch)
			return true;
	}
	return false;
}

/* Computes pending nodes that read results; fails if one of them stays streamed. */
static smr_status compute_readers(script *s, const dml_turn *t)
{
	if (!is_read(s, t))
		return SMR_OK;
	SMR_TRY(dml_lazy_flush(s->trace));
	return is_read(s, t) ? smr_fail(SMR_ENOMEM, "there is no memory for what an iteration of "
						    "parfor reads of what it writes")
			     : SMR_OK;
}

smr_status dml_turn_store_puts(script *s, dml_turn *t)
{
	smr_status st = SMR_OK;

	for (size_t i = 0; i < t->puts.n && st == SMR_OK; i++)
		st = is_gathering(&t->results[t->puts.v[i].result])
			     ? dml_compute(s->trace, &t->puts.v[i].v)
			     : dml_materialize(s->trace, &t->puts.v[i].v);
	for (size_t i = 0; i < t->puts.n && st == SMR_OK; i++)
		st = store_one(s, t, &t->puts.v[i]);
	return st;
}

smr_status dml_turn_settle(script *s, dml_turn *t)
{
	smr_status st;

	if (t->puts.n == 0)
		return SMR_OK;
	st = compute_readers(s, t);
	if (st == SMR_OK)
		st = s->domain->store(s, t);
	drop_puts(t);
	return st;
}

smr_status dml_turn_read(script *s, const char *name, bool *changes)
{
	uint32_t i;
	dml_turn *t = turn_of(s, name, &i);

	*changes = t != NULL;
	return t != NULL ? dml_turn_settle(s, t) : SMR_OK;
}

void dml_turn_leave(script *s, dml_turn *t)
{
	smr_assert(s->turn == t);
	drop_puts(t);
	smr_vec_free(&t->puts);
	s->turn = t->outer;
}

/* ---- results */

smr_status dml_result_own(script *s, dml_result *r)
{
	const dml_value *x = dml_get(s, r->name);
	dml_matrix *m = x->matrix, *copy;

	smr_assert(x != NULL && x->matrix != NULL);
	if (r->into != NULL)
		return SMR_OK;
	if (m->refs == 1 && !m->borrowed && m->values == NULL && m->packed == NULL) {
		r->into = m;
		m->lineage = (dml_lineage){0};
		return SMR_OK;
	}
	SMR_TRY(dml_fits(s, (double)dml_matrix_count(m) * sizeof(double)));
	copy = dml_matrix_new(m->rows, m->cols);
	if (copy == NULL)
		return SMR_ENOMEM;
	if (m->values != NULL)
		smr_sparse_to_dense(m->pattern, m->values, NULL, copy->data);
	else if (m->packed != NULL)
		smr_compressed_to_dense(m->packed, m->turned, NULL, copy->data);
	else if (m->rows * m->cols > 0)
		memcpy(copy->data, m->data, (size_t)(m->rows * m->cols) * sizeof(double));
	r->into = copy;
	return dml_set(s, r->name, dml_of(copy));
}

/* Pending nodes that read the old matrix are computed first. */
smr_status dml_turn_own(script *s, dml_turn *t, dml_result *r)
{
	if (r->into != NULL || r->gather != NULL)
		return SMR_OK;
	SMR_TRY(compute_readers(s, t));
	return dml_result_own(s, r);
}

smr_status dml_turn_put(script *s, const char *name, const dml_part_of *at, const dml_value *v)
{
	dml_put p = {.from = {at->from[0], at->from[1]}, .n = {at->n[0], at->n[1]}};
	dml_turn *t = turn_of(s, name, &p.result);
	bool there = true;
	smr_status st;

	smr_assert(t != NULL);
	if (s->domain->own != NULL)
		SMR_TRY(s->domain->own(s, t, &t->results[p.result]));
	p.v = dml_keep(v);
	st = smr_vec_push(&t->puts, p);
	if (st != SMR_OK) {
		dml_drop(&p.v);
		return st;
	}
	for (size_t i = 0; i < t->puts.n && there; i++)
		there = dml_is_there(&t->puts.v[i].v);
	return (there && !is_read(s, t)) || t->puts.n == MOST ? dml_turn_settle(s, t) : SMR_OK;
}

/* ---- sums */

bool dml_turn_sums(const script *s, const char *name)
{
	uint32_t i;
	const dml_turn *t = turn_of(s, name, &i);

	return t != NULL && t->results[i].sum;
}

/* Checks the addend's size as R + M does; the result must have the size of R. */
static smr_status fits_sum(script *s, smr_dml_at at, const dml_matrix *r, const dml_value *v)
{
	const dml_matrix *m = v->matrix;

	if (v->kind == DML_MATRIX &&
	    ((m->rows != r->rows && m->rows != 1) || (m->cols != r->cols && m->cols != 1)))
		return dml_run_fail(
			s, at, "Mismatch in dimensions: left is %lldx%lld and right is %lldx%lld.",
			(long long)r->rows, (long long)r->cols, (long long)m->rows,
			(long long)m->cols);
	if (v->kind == DML_MATRIX || v->kind == DML_DOUBLE || v->kind == DML_INTEGER)
		return SMR_OK;
	return dml_run_fail(s, at, "Invalid Valuetypes for operation +: matrix and %s",
			    dml_kind_name(v->kind));
}

smr_status dml_turn_add(script *s, smr_dml_at at, const char *name, const dml_value *v)
{
	const dml_value *x = dml_get(s, name);
	dml_part_of whole = {.n = {1, 1}};

	if (x == NULL || x->matrix == NULL)
		return smr_fail(SMR_EINTERNAL, "%s is not there", name);
	SMR_TRY(fits_sum(s, at, x->matrix, v));
	if (v->kind == DML_MATRIX) {
		whole.n[0] = v->matrix->rows;
		whole.n[1] = v->matrix->cols;
	}
	return dml_turn_put(s, name, &whole, v);
}
