/* Runs what was made of a trace: its operands are lent, results are made where they stay. */
#include <string.h>

#include "base/alloc.h"
#include "script/trace.h"

typedef struct run {
	const smr_function *face;
	smr_heap *heap;
	uint32_t nresults;
	smr_buffer **args, **results;
	void **homes;
	script_matrix **wanted;
} run;

static size_t bytes(const script_matrix *m)
{
	return (size_t)script_matrix_count(m) * sizeof(double);
}

/* The matrix that node @p n is another state of, where nobody has it any more: X[i, j] = v changes
 * it where it lies. NULL: there is none. */
static script_matrix *given_for(const script_trace *t, const script_node *n)
{
	enum { SMALLEST = 1 << 12 }; /* bytes: less is copied in no time */
	const script_node *of = n->op == SCRIPT_PUT ? &t->nodes.v[n->in[0]] : NULL;
	script_matrix *m = of != NULL && of->op == SCRIPT_PARAM ? t->params.v[of->n[0]] : NULL;

	return m != NULL && m->refs == 1 && !m->borrowed && bytes(m) >= SMALLEST ? m : NULL;
}

static bool is_given(const script_trace *t, const script_matrix *m)
{
	for (size_t i = 0; i < t->nodes.n; i++)
		if (t->made.v[i] != NULL && given_for(t, &t->nodes.v[i]) == m)
			return true;
	return false;
}

static smr_status bind_params(const script_trace *t, run *r)
{
	for (size_t i = 0; i < t->params.n; i++) {
		const smr_type *type = &r->face->vars[r->face->params[i]].type;
		double *data = t->params.v[i]->data;

		SMR_TRY(is_given(t, t->params.v[i])
				? smr_buffer_give(r->heap, type, data, &r->args[i])
				: smr_buffer_borrow(r->heap, type, data, &r->args[i]));
	}
	return SMR_OK;
}

static smr_status bind(const script_trace *t, run *r)
{
	SMR_TRY(bind_params(t, r));
	for (size_t i = 0; i < t->made.n; i++) {
		script_matrix *m = t->made.v[i];

		if (m == NULL)
			continue;
		if (given_for(t, &t->nodes.v[i]) == NULL) {
			m->data = script_numbers_new(script_matrix_count(m));
			if (m->data == NULL)
				return SMR_ENOMEM;
		}
		r->homes[r->nresults] = m->data;
		r->wanted[r->nresults++] = m;
	}
	return SMR_OK;
}

/* A result without a home is the operand that was given, or else is copied. */
static smr_status take(const script_trace *t, script_matrix *m, const smr_buffer *b)
{
	for (size_t i = 0; i < t->params.n; i++)
		if (t->params.v[i]->data == b->t.data && t->params.v[i]->refs == 1 &&
		    !t->params.v[i]->borrowed) {
			m->data = t->params.v[i]->data;
			t->params.v[i]->data = NULL;
			return SMR_OK;
		}
	m->data = script_numbers_new(script_matrix_count(m));
	if (m->data == NULL)
		return SMR_ENOMEM;
	memcpy(m->data, b->t.data, bytes(m));
	return SMR_OK;
}

/* What is not made in its home is somebody else's memory too: an argument, another result. */
static smr_status collect(const script_trace *t, run *r)
{
	for (uint32_t i = 0; i < r->nresults; i++) {
		const smr_buffer *b = r->results[i];

		if (r->wanted[i]->data == NULL)
			SMR_TRY(take(t, r->wanted[i], b));
		else if (b->t.data != r->wanted[i]->data)
			memcpy(r->wanted[i]->data, b->t.data, bytes(r->wanted[i]));
	}
	return SMR_OK;
}

static void release(const script_trace *t, run *r, smr_status st)
{
	for (size_t i = 0; i < t->params.n; i++)
		smr_buffer_drop(r->heap, r->args[i]);
	for (uint32_t i = 0; i < r->nresults; i++) {
		smr_buffer_drop(r->heap, r->results[i]);
		if (st != SMR_OK) {
			script_numbers_free(r->wanted[i]->data);
			r->wanted[i]->data = NULL;
		}
	}
}

smr_status script_run_image(const script_trace *t, smr_image *image, const smr_function *f)
{
	size_t np = t->params.n + 1, nr = t->made.n + 1;
	run r = {.face = f, .heap = smr_image_heap(image, 0)};
	smr_status st;

	r.args = smr_calloc(np, sizeof(*r.args));
	r.results = smr_calloc(nr, sizeof(*r.results));
	r.homes = smr_calloc(nr, sizeof(*r.homes));
	r.wanted = smr_calloc(nr, sizeof(*r.wanted));
	if (r.args == NULL || r.results == NULL || r.homes == NULL || r.wanted == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a run");
	else
		st = bind(t, &r);
	if (st == SMR_OK)
		st = smr_image_run(image, r.args, r.results, r.homes);
	if (st == SMR_OK)
		st = collect(t, &r);
	if (r.wanted != NULL && r.args != NULL && r.results != NULL)
		release(t, &r, st);
	smr_free(r.args);
	smr_free(r.results);
	smr_free(r.homes);
	smr_free(r.wanted);
	return st;
}
