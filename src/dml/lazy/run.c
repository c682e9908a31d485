/* Runs compiled traces: operands are passed by reference, results are written to their final
 * memory. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "dml/lazy.h"

typedef struct run {
	const smr_function *face;
	const dml_binding *bindings; /* by function parameter */
	smr_heap *heap;
	uint32_t nresults;
	bool gave; /* the run may overwrite an argument */
	smr_buffer **args, **results;
	void **homes;
	dml_matrix **wanted;
} run;

static size_t bytes_of_matrix(const dml_matrix *m)
{
	return (size_t)dml_matrix_count(m) * sizeof(double);
}

static bool may_be_given(const dml_matrix *m)
{
	enum { SMALLEST = 1 << 12 }; /* bytes: copying less costs nothing */

	return m->refs == 1 && !m->borrowed && bytes_of_matrix(m) >= SMALLEST;
}

/* Returns the matrix that node @p n overwrites because nothing else references it: X[i, j] = v
 * updates it in place. NULL: none. */
static dml_matrix *given_for(const dml_lazy *t, const dml_node *n)
{
	const dml_node *of = n->op == DML_PUT ? &t->nodes.v[n->in[0]] : NULL;
	dml_matrix *m = of != NULL && of->op == DML_PARAM ? t->params.v[of->n[0]] : NULL;

	smr_assert(n->op != DML_PUT || n->in[0] < t->nodes.n);
	return m != NULL && may_be_given(m) ? m : NULL;
}

static bool is_given(const dml_lazy *t, const dml_matrix *m)
{
	for (size_t i = 0; may_be_given(m) && i < t->nodes.n; i++)
		if (t->made.v[i] != NULL && given_for(t, &t->nodes.v[i]) == m)
			return true;
	return false;
}

/* Gets the array of a parameter; makes one that the matrix lacks. */
static smr_status part_of(dml_matrix *m, dml_part part, const void **out)
{
	smr_assert(part == DML_DENSE || m->pattern != NULL);
	switch (part) {
	case DML_STARTS:
		*out = m->pattern->starts;
		return SMR_OK;
	case DML_COLUMNS:
		*out = m->pattern->cols_at;
		return SMR_OK;
	case DML_ROWS:
		SMR_TRY(smr_pattern_rows(m->pattern));
		*out = m->pattern->rows_at;
		return SMR_OK;
	case DML_VALUES:
		*out = m->values;
		return SMR_OK;
	default:
		SMR_TRY(dml_matrix_dense(m));
		*out = m->data;
		return SMR_OK;
	}
}

static smr_status bind_params(const dml_lazy *t, run *r)
{
	for (uint32_t i = 0; i < r->face->nparams; i++) {
		const smr_type *type = &r->face->vars[r->face->params[i]].type;
		dml_matrix *m = t->params.v[r->bindings[i].param];
		const void *data;

		smr_assert(r->bindings[i].param < t->params.n);
		SMR_TRY(part_of(m, r->bindings[i].part, &data));
		bool given = r->bindings[i].part == DML_DENSE && is_given(t, m);

		r->gave |= given;
		SMR_TRY(given ? smr_buffer_give(r->heap, type, m->data, &r->args[i])
			      : smr_buffer_borrow(r->heap, type, data, &r->args[i]));
	}
	return SMR_OK;
}

/* Returns the array of the dense elements, or of the nonzeros. */
static double **numbers_of_matrix(const dml_lazy *t, dml_matrix *m)
{
	smr_assert(m->node < t->forms.n);
	return t->forms.v[m->node].pattern != NULL ? &m->values : &m->data;
}

static int64_t count(const dml_lazy *t, const dml_matrix *m)
{
	const smr_pattern *p = t->forms.v[m->node].pattern;

	smr_assert(m->node < t->forms.n);
	return p != NULL ? p->n : dml_matrix_count(m);
}

static smr_status bind_buffers(const dml_lazy *t, run *r)
{
	SMR_TRY(bind_params(t, r));
	for (size_t i = 0; i < t->made.n; i++) {
		dml_matrix *m = t->made.v[i];

		if (m == NULL)
			continue;
		if (given_for(t, &t->nodes.v[i]) == NULL) {
			*numbers_of_matrix(t, m) = smr_numbers_new(count(t, m));
			if (*numbers_of_matrix(t, m) == NULL)
				return SMR_ENOMEM;
		}
		r->homes[r->nresults] = *numbers_of_matrix(t, m);
		r->wanted[r->nresults++] = m;
	}
	return SMR_OK;
}

/* Takes the operand that was passed for in-place update, or copies the result. */
static smr_status take_result(const dml_lazy *t, dml_matrix *m, const smr_buffer *b)
{
	smr_assert(b->t.data != NULL || dml_matrix_count(m) == 0);
	for (size_t i = 0; i < t->params.n; i++)
		if (t->params.v[i]->data == b->t.data && t->params.v[i]->refs == 1 &&
		    !t->params.v[i]->borrowed) {
			m->data = t->params.v[i]->data;
			t->params.v[i]->data = NULL;
			return SMR_OK;
		}
	m->data = smr_numbers_new(dml_matrix_count(m));
	if (m->data == NULL)
		return SMR_ENOMEM;
	memcpy(m->data, b->t.data, bytes_of_matrix(m));
	return SMR_OK;
}

/* Gives the matrix its pattern, or transposes the values for it. */
static smr_status set_pattern(const dml_lazy *t, dml_matrix *m)
{
	dml_form f = t->forms.v[m->node];
	smr_sparse s;

	smr_assert(f.pattern != NULL);
	for (size_t i = 0; i < t->params.n && m->pattern == NULL; i++)
		if (t->params.v[i]->pattern == f.pattern)
			m->pattern = smr_pattern_keep(t->params.v[i]->pattern);
	if (f.turned) {
		SMR_TRY(smr_sparse_turn(f.pattern, m->values, t->runner->workers, &s));
		dml_matrix_set(m, s);
	}
	return dml_matrix_settle(m, t->runner->workers);
}

/* Copies results that were not written to their memory: an argument, or a duplicate result. */
static smr_status collect_results(const dml_lazy *t, run *r)
{
	smr_assert(r->nresults <= t->made.n);
	for (uint32_t i = 0; i < r->nresults; i++) {
		const smr_buffer *b = r->results[i];

		dml_matrix *m = r->wanted[i];
		double *to = *numbers_of_matrix(t, m);

		if (to == NULL)
			SMR_TRY(take_result(t, m, b));
		else if (b->t.data != to)
			memcpy(to, b->t.data, (size_t)count(t, m) * sizeof(*to));
	}
	/* last: transposing or compacting moves values that another result may share */
	for (uint32_t i = 0; i < r->nresults; i++)
		if (t->forms.v[r->wanted[i]->node].pattern != NULL)
			SMR_TRY(set_pattern(t, r->wanted[i]));
	return SMR_OK;
}

static void release_buffers(run *r, smr_status st)
{
	for (size_t i = 0; i < r->face->nparams; i++)
		smr_buffer_drop(r->heap, r->args[i]);
	for (uint32_t i = 0; i < r->nresults; i++) {
		smr_buffer_drop(r->heap, r->results[i]);
		if (st != SMR_OK) {
			free(r->wanted[i]->data);
			free(r->wanted[i]->values);
			r->wanted[i]->data = r->wanted[i]->values = NULL;
		}
	}
}

/* Runs, and again if values on a device were lost: the arguments are as they were. */
static smr_status run_bound(const dml_lazy *t, smr_executable *image, run *r)
{
	smr_status st = smr_executable_run(image, r->args, r->results, r->homes);

	if (st == SMR_OK || r->gave || !smr_executable_retreated(image))
		return st;
	smr_log(SMR_LOG_WARN, "a flow runs again: %s", smr_errmsg());
	SMR_TRY(bind_params(t, r));
	return smr_executable_run(image, r->args, r->results, r->homes);
}

smr_status dml_run_image(const dml_lazy *t, smr_executable *image, const smr_function *f,
			 const dml_binding *bindings)
{
	size_t np = f->nparams + 1, nr = t->made.n + 1;
	run r = {.face = f, .bindings = bindings, .heap = smr_executable_heap(image, 0)};
	smr_status st;

	smr_assert(bindings != NULL || f->nparams == 0);
	r.args = smr_calloc(np, sizeof(*r.args));
	r.results = smr_calloc(nr, sizeof(*r.results));
	r.homes = smr_calloc(nr, sizeof(*r.homes));
	r.wanted = smr_calloc(nr, sizeof(*r.wanted));
	if (r.args == NULL || r.results == NULL || r.homes == NULL || r.wanted == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a run");
	else
		st = bind_buffers(t, &r);
	if (st == SMR_OK)
		st = run_bound(t, image, &r);
	if (st == SMR_OK)
		st = collect_results(t, &r);
	if (r.wanted != NULL && r.args != NULL && r.results != NULL)
		release_buffers(&r, st);
	smr_free(r.args);
	smr_free(r.results);
	smr_free(r.homes);
	smr_free(r.wanted);
	return st;
}
