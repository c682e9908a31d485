/* The trace: statements add nodes, and a flush computes all of them at one time. */
#include "dml/lazy.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/lazy/defer.h"
#include "dml/lazy/sparse_align.h"
#include "dml/lazy/stream.h"

smr_status dml_lazy_new(smr_runner *r, const dml_owner *owner, dml_lazy **out)
{
	dml_lazy *t = smr_calloc(1, sizeof(*t));

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a script");
	t->runner = r;
	t->owner = *owner;
	t->epoch = 1;
	*out = t;
	return SMR_OK;
}

void dml_lazy_forget(dml_lazy *t)
{
	smr_assert(t->nodes.n == t->forms.n || t->nodes.n + 1 == t->forms.n);
	for (size_t i = 0; i < t->params.n; i++)
		dml_matrix_drop(t->params.v[i]);
	for (size_t i = 0; i < t->made.n; i++)
		if (t->made.v[i] != NULL)
			t->made.v[i]->trace = NULL;
	dml_joints_drop(t);
	t->nodes.n = t->forms.n = t->params.n = t->made.n = t->offers.n = 0;
	t->late = false;
	t->epoch++;
}

void dml_lazy_free(dml_lazy *t)
{
	if (t == NULL)
		return;
	dml_lazy_forget(t);
	dml_free_codes(t);
	smr_vec_free(&t->nodes);
	smr_vec_free(&t->forms);
	smr_vec_free(&t->params);
	smr_vec_free(&t->made);
	smr_vec_free(&t->joints);
	smr_vec_free(&t->offers);
	smr_free(t);
}

/* ---- nodes */

static smr_status push_node(dml_lazy *t, const dml_node *n, dml_matrix *made, uint32_t *at)
{
	smr_assert(t->nodes.n == t->made.n && t->nodes.n == t->forms.n);
	*at = (uint32_t)t->nodes.n;
	SMR_TRY(smr_vec_push(&t->forms, dml_form_next(t, n)));
	SMR_TRY(smr_vec_push(&t->nodes, *n));
	t->nodes.v[*at].loc = t->owner.place(t->owner.ctx);
	return smr_vec_push(&t->made, made);
}

dml_node dml_node_of(dml_op op, int64_t rows, int64_t cols)
{
	return (dml_node){.op = op,
			  .in = {DML_NONE, DML_NONE, DML_NONE, DML_NONE},
			  .rows = rows,
			  .cols = cols};
}

smr_status dml_lazy_put(dml_lazy *t, const dml_node *node, uint32_t *at)
{
	return push_node(t, node, NULL, at);
}

smr_status dml_lazy_param(dml_lazy *t, dml_matrix *m, uint32_t *at)
{
	dml_node n = dml_node_of(DML_PARAM, m->rows, m->cols);

	smr_assert(m->refs > 0);
	n.n[0] = (int64_t)t->params.n;
	n.scalar = m->scalar;
	SMR_TRY(smr_vec_push(&t->params, m));
	dml_matrix_keep(m);
	SMR_TRY(push_node(t, &n, NULL, at));
	m->epoch = t->epoch;
	m->node = *at;
	m->trace = t;
	return SMR_OK;
}

static smr_status host_number(dml_lazy *t, double v, uint32_t *at)
{
	dml_matrix *m = dml_matrix_new(1, 1);
	smr_status st;

	if (m == NULL)
		return SMR_ENOMEM;
	m->scalar = true;
	m->rows = m->cols = 0;
	m->data[0] = v;
	st = dml_lazy_param(t, m, at);
	dml_matrix_drop(m);
	return st;
}

static smr_status push_literal(dml_lazy *t, double v, uint32_t *at)
{
	dml_node n = dml_node_of(DML_CONST, 0, 0);

	n.scalar = true;
	n.number = v;
	return push_node(t, &n, NULL, at);
}

/* Adds the transpose of the one in memory, which no matrix waits for: it is read where it lies. */
static smr_status read_transposed(dml_lazy *t, dml_matrix *m, uint32_t *at)
{
	dml_node n = dml_node_of(DML_TURN, m->rows, m->cols);
	dml_matrix *across = m->transposed;

	smr_assert(dml_matrix_known(across));
	n.in[0] = across->node;
	if (across->trace != t || across->epoch != t->epoch)
		SMR_TRY(dml_lazy_param(t, across, &n.in[0]));
	SMR_TRY(push_node(t, &n, NULL, at));
	m->epoch = t->epoch;
	m->node = *at;
	m->trace = t;
	return SMR_OK;
}

smr_status dml_lazy_in(dml_lazy *t, const dml_value *v, uint32_t *at)
{
	dml_matrix *m = v->matrix;

	if (v->kind == DML_TENSOR)
		return smr_fail(SMR_EUNSUPPORTED, "this is not for tensors");
	if (v->kind == DML_FRAME)
		return smr_fail(SMR_EINVAL, "this cannot be computed of a frame; as.matrix() takes "
					    "its numbers");
	smr_assert(v->kind == DML_MATRIX || v->matrix == NULL || v->kind == DML_DOUBLE);
	if (m == NULL) {
		double x = v->kind == DML_DOUBLE ? v->number : (double)v->integer;

		return v->literal ? push_literal(t, x, at) : host_number(t, x, at);
	}
	if (m->trace == t && m->epoch == t->epoch) {
		*at = m->node;
		return SMR_OK;
	}
	if (!dml_matrix_known(m) && m->transposed != NULL)
		return read_transposed(t, m, at);
	if (!dml_matrix_known(m) && m->source == NULL && t->owner.foresee == NULL)
		return smr_fail(SMR_EINTERNAL, "a matrix that was never computed");
	return dml_lazy_param(t, m, at);
}

smr_status dml_lazy_add(dml_lazy *t, const dml_node *node, dml_value *out)
{
	dml_matrix *m = smr_calloc(1, sizeof(*m));
	smr_status st;

	smr_assert(node->op != DML_PARAM);
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	m->refs = 1;
	m->scalar = node->scalar;
	m->rows = node->rows;
	m->cols = node->cols;
	m->trace = t;
	m->epoch = t->epoch;
	st = push_node(t, node, m, &m->node);
	if (st != SMR_OK) {
		smr_free(m);
		return st;
	}
	*out = dml_of(m);
	return SMR_OK;
}

bool dml_lazy_waits(const dml_lazy *t, const dml_matrix *m)
{
	smr_assert(m->trace != t || m->epoch != t->epoch || m->node < t->nodes.n);
	return !dml_matrix_known(m) && m->trace == t && m->epoch == t->epoch &&
	       t->made.v[m->node] == m;
}

bool dml_lazy_number(const dml_lazy *t, const dml_node *n, double *out)
{
	const dml_matrix *m = n->op == DML_PARAM ? t->params.v[n->n[0]] : NULL;

	smr_assert(n->op != DML_PARAM || (size_t)n->n[0] < t->params.n);
	if (!n->scalar || (n->op != DML_CONST && (m == NULL || m->data == NULL)))
		return false;
	*out = m != NULL ? m->data[0] : n->number;
	return true;
}

bool dml_lazy_reads_files(const dml_lazy *t)
{
	for (size_t i = 0; i < t->params.n; i++)
		if (!dml_matrix_known(t->params.v[i]) && t->params.v[i]->source != NULL)
			return true;
	return false;
}

/* Computes the whole trace at one time; not *@p fits: memory is short and it can be streamed. */
static smr_status compute_requested(dml_lazy *t, bool *fits)
{
	dml_code *c;

	SMR_TRY(dml_find_code(t, &c));
	*fits = t->joints.n > 0 || t->owner.fits(t->owner.ctx, dml_code_bytes(c)) == SMR_OK ||
		!dml_can_stream(t);
	if (!*fits)
		return SMR_OK;
	t->flushes++;
	return dml_run_code(t, c);
}

static smr_status compute_at_once(dml_lazy *t, bool *fits)
{
	smr_status st = dml_offers_request(t);

	if (st == SMR_OK)
		st = compute_requested(t, fits);
	dml_offers_give(t);
	return st;
}

/* Computes what is requested, and empties the trace. */
static smr_status compute_trace(dml_lazy *t)
{
	bool wanted = false, fits = true;
	smr_status st = dml_joints_compute(t);

	for (size_t i = 0; i < t->made.n && !wanted; i++)
		wanted = t->made.v[i] != NULL;
	if (st == SMR_OK && wanted && dml_lazy_reads_files(t))
		st = dml_stream_load(t);
	if (st == SMR_OK && wanted && dml_lazy_reads_files(t)) {
		fits = false;
	} else if (st == SMR_OK && wanted && t->owner.foresee != NULL) {
		st = t->owner.foresee(t->owner.ctx);
		t->flushes++;
	} else if (st == SMR_OK && wanted) {
		st = compute_at_once(t, &fits);
	}
	if (st == SMR_OK && !fits) {
		dml_joints_drop(t);
		return dml_stream_flush(t);
	}
	dml_lazy_forget(t);
	return st;
}

smr_status dml_lazy_flush(dml_lazy *t)
{
	dml_deferred d = {0};

	if (t->nodes.n > 0)
		t->owner.forget(t->owner.ctx);
	if (!t->defers || t->asked == NULL || t->joints.n > 0 || dml_lazy_reads_files(t))
		return compute_trace(t);
	SMR_TRY(dml_defer(t, &d));
	return dml_restore(t, &d, compute_trace(t));
}

smr_status dml_lazy_load(dml_lazy *t, dml_matrix *m)
{
	dml_matrix *all;

	smr_assert(!dml_matrix_known(m));
	SMR_TRY(t->owner.fits(t->owner.ctx,
			      m->source != NULL ? dml_file_source_bytes(dml_file_source_of(m))
						: (double)dml_matrix_count(m) * sizeof(double)));
	if (m->source == NULL)
		return smr_fail(SMR_ENOMEM, "there is no memory for a matrix of %lldx%lld",
				(long long)m->rows, (long long)m->cols);
	SMR_TRY(dml_file_source_load(dml_file_source_of(m), &all));
	dml_matrix_move(m, all);
	dml_file_source_drop(dml_file_source_of(m));
	m->source = NULL;
	return SMR_OK;
}

static smr_status flush_for(dml_lazy *t, const dml_matrix *m)
{
	smr_status st;

	smr_assert(t->asked == NULL);
	t->asked = m;
	st = dml_lazy_flush(t);
	t->asked = NULL;
	return st;
}

/* Copies the transpose of the one in memory, together with all that waits. */
static smr_status copy_transposed(dml_lazy *t, dml_matrix *m)
{
	const dml_value v = {.kind = DML_MATRIX, .matrix = m};
	uint32_t at;

	SMR_TRY(dml_lazy_in(t, &v, &at));
	t->made.v[at] = m;
	SMR_TRY(flush_for(t, m));
	if (!dml_matrix_known(m))
		return SMR_OK;
	dml_matrix_drop(m->transposed);
	m->transposed = NULL;
	return SMR_OK;
}

static smr_status decompress(dml_lazy *t, dml_matrix *m)
{
	SMR_TRY(t->owner.fits(t->owner.ctx, (double)dml_matrix_count(m) * sizeof(double)));
	return dml_matrix_dense(m);
}

smr_status dml_compute(dml_lazy *t, dml_value *v)
{
	dml_matrix *m = v->matrix;

	if (m == NULL)
		return SMR_OK;
	if (!dml_matrix_known(m) && m->transposed != NULL)
		SMR_TRY(copy_transposed(t, m));
	if (!dml_matrix_known(m) && m->source == NULL &&
	    (t->owner.foresee == NULL || dml_lazy_waits(t, m)))
		SMR_TRY(flush_for(t, m));
	if (!dml_matrix_known(m) && t->owner.foresee != NULL) {
		t->blind = true;
		return smr_fail(SMR_EUNSUPPORTED, "this is known only when the script runs");
	}
	if (dml_is_streamed(t, m))
		SMR_TRY(dml_lazy_load(t, m));
	if (!dml_matrix_known(m))
		return smr_fail(SMR_EINTERNAL, "a value that was never computed");
	if (m->data == NULL && m->packed != NULL)
		return decompress(t, m);
	if (v->kind == DML_DOUBLE) {
		double x = m->data[0];

		dml_matrix_drop(m);
		*v = dml_double(x);
	}
	return SMR_OK;
}

smr_status dml_materialize(dml_lazy *t, dml_value *v)
{
	const dml_matrix *m;

	SMR_TRY(dml_compute(t, v));
	m = v->matrix;
	if (m != NULL && m->data == NULL)
		SMR_TRY(t->owner.fits(t->owner.ctx, (double)dml_matrix_count(m) * sizeof(double)));
	return v->matrix != NULL ? dml_matrix_dense(v->matrix) : SMR_OK;
}
