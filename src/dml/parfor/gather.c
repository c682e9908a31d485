/* A sparse result of a parfor, assembled at the loop's end from the parts that its iterations
 * write: no iteration makes it dense, and no part is inserted while iterations run.
 *
 * Parts store nonzeros, in order of arrival: iterations write disjoint elements, and the parts of
 * one iteration arrive in order, so that the result does not depend on the order of iterations. If
 * the parts take more memory than a dense matrix, they move to one, and so do all later parts; the
 * final representation depends only on the elements. */
#include <pthread.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/domain.h"
#include "dml/parfor/iterations.h"

enum {
	SPAN = 24,      /* bytes for each row of a part during assembly */
	ASK = 1 << 20,  /* bytes of parts between memory checks */
	LARGE = 1 << 16 /* elements of a zero matrix that becomes sparse */
};

struct dml_gather {
	pthread_mutex_t lock;
	bool chosen; /* `turned` is set */
	bool turned; /* parts are stored by columns */
	SMR_VEC(smr_sparse_piece) parts;
	_Atomic double bytes; /* of parts */
	double asked;         /* ... at the last memory check */
};

/* ---- nonzeros of a part */

typedef struct places {
	smr_sparse_piece piece;
	int64_t n;
} places;

static smr_status alloc_nonzeros(places *p, int64_t n)
{
	size_t starts = (size_t)(p->piece.n[0] + 1) * sizeof(int64_t);
	char *at = smr_malloc(starts + (size_t)n * (sizeof(double) + sizeof(int32_t)) + 1);

	smr_assert(n >= 0 && p->piece.n[0] >= 0);
	if (at == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a part of a matrix");
	p->piece.starts = (int64_t *)at;
	p->piece.values = (double *)(at + starts);
	p->piece.cols_at = (int32_t *)(at + starts + (size_t)n * sizeof(double));
	return SMR_OK;
}

static void put_nonzero(places *p, int64_t col, double v)
{
	smr_assert(col >= 0 && col < p->piece.n[1]);
	((int32_t *)p->piece.cols_at)[p->n] = (int32_t)(p->piece.from[1] + col);
	((double *)p->piece.values)[p->n++] = v;
}

static smr_status of_dense(const double *v, bool turned, places *p)
{
	int64_t rows = p->piece.n[0], cols = p->piece.n[1];
	int64_t down = turned ? 1 : cols, along = turned ? rows : 1;

	SMR_TRY(alloc_nonzeros(p, smr_dense_nonzeros(v, rows * cols)));
	for (int64_t i = 0; i < rows; i++) {
		((int64_t *)p->piece.starts)[i] = p->n;
		for (int64_t j = 0; j < cols; j++)
			if (v[i * down + j * along] != 0)
				put_nonzero(p, j, v[i * down + j * along]);
	}
	((int64_t *)p->piece.starts)[rows] = p->n;
	return SMR_OK;
}

static smr_status of_sparse(const smr_pattern *at, const double *values, places *p)
{
	smr_assert(at->n >= 0 && p->piece.n[0] == at->rows);
	SMR_TRY(alloc_nonzeros(p, smr_dense_nonzeros(values, at->n)));
	for (int64_t i = 0; i < at->rows; i++) {
		((int64_t *)p->piece.starts)[i] = p->n;
		for (int64_t e = at->starts[i]; e < at->starts[i + 1]; e++)
			if (values[e] != 0)
				put_nonzero(p, at->cols_at[e], values[e]);
	}
	((int64_t *)p->piece.starts)[at->rows] = p->n;
	return SMR_OK;
}

static smr_status turned_of_sparse(const script *s, const dml_matrix *m, places *p)
{
	smr_sparse t;
	smr_status st;

	SMR_TRY(smr_sparse_turn(m->pattern, m->values, s->trace->runner->workers, &t));
	st = of_sparse(t.pattern, t.values, p);
	smr_sparse_free(&t);
	return st;
}

static smr_status places_of(const script *s, const dml_put *at, bool turned, places *p)
{
	const dml_matrix *m = at->v.matrix;
	double number = at->v.kind == DML_DOUBLE ? at->v.number : (double)at->v.integer;

	smr_assert(at->n[0] >= 0 && at->n[1] >= 0);
	*p = (places){.piece = {.from = {at->from[turned], at->from[!turned]},
				.n = {at->n[turned], at->n[!turned]}}};
	if (m == NULL)
		return of_dense(&number, turned, p);
	if (m->values == NULL)
		return of_dense(m->data, turned, p);
	return turned ? turned_of_sparse(s, m, p) : of_sparse(m->pattern, m->values, p);
}

/* ---- parts */

static double bytes_of(const places *p)
{
	return (double)(sizeof(p->piece) + 32 /* malloc overhead */) +
	       (double)p->piece.n[0] * (sizeof(int64_t) + SPAN) +
	       (double)p->n * (sizeof(double) + sizeof(int32_t));
}

static void free_parts(dml_gather *g)
{
	for (size_t i = 0; i < g->parts.n; i++)
		smr_free((void *)g->parts.v[i].starts);
	smr_vec_free(&g->parts);
	g->bytes = 0;
}

static dml_matrix *base_of(const script *s, const dml_result *r)
{
	const dml_value *x = dml_get(s, r->name);

	return x != NULL ? x->matrix : NULL;
}

static double all_bytes(const script *s, const dml_result *r)
{
	const dml_matrix *base = base_of(s, r);

	smr_assert(base != NULL);
	return (double)base->rows * (double)base->cols * sizeof(double);
}

/* The caller holds the lock if there are several threads. */
static smr_status make_dense(const script *s, dml_result *r)
{
	dml_gather *g = r->gather;
	const dml_matrix *base = base_of(s, r);
	dml_matrix *m = dml_matrix_new(base->rows, base->cols);

	smr_assert(r->into == NULL && base != NULL && base->values != NULL);
	if (m == NULL)
		return SMR_ENOMEM;
	smr_sparse_to_dense(base->pattern, base->values, NULL, m->data);
	for (size_t i = 0; i < g->parts.n; i++) {
		const smr_sparse_piece *p = &g->parts.v[i];
		int64_t down = g->turned ? 1 : m->cols, along = g->turned ? m->cols : 1;

		for (int64_t k = 0; k < p->n[0]; k++) {
			double *line = m->data + (p->from[0] + k) * down;

			for (int64_t j = 0; j < p->n[1]; j++)
				line[(p->from[1] + j) * along] = 0;
			for (int64_t e = p->starts[k]; e < p->starts[k + 1]; e++)
				line[p->cols_at[e] * along] = p->values[e];
		}
	}
	free_parts(g);
	__atomic_store_n(&r->into, m, __ATOMIC_RELEASE);
	return SMR_OK;
}

/* Makes the result dense if that takes less memory than the parts, and fits. */
static smr_status make_dense_if_less(script *s, dml_result *r)
{
	smr_status st = SMR_OK;
	double all = all_bytes(s, r);

	if (r->gather->bytes <= all || all >= dml_room(s))
		return SMR_OK;
	pthread_mutex_lock(&r->gather->lock);
	if (r->into == NULL)
		st = make_dense(s, r);
	pthread_mutex_unlock(&r->gather->lock);
	return st;
}

/* Checks memory without the lock: the check may wait for other iterations. */
static smr_status add_part(script *s, dml_result *r, const dml_put *at, places *p)
{
	dml_gather *g = r->gather;
	bool ask = false;
	smr_status st = SMR_OK;

	pthread_mutex_lock(&g->lock);
	if (r->into == NULL) {
		st = smr_vec_push(&g->parts, p->piece);
		if (st == SMR_OK) {
			g->bytes = g->bytes + bytes_of(p);
			p->piece.starts = NULL;
			ask = g->bytes >= g->asked + ASK;
			g->asked = ask ? g->bytes : g->asked;
		}
	}
	pthread_mutex_unlock(&g->lock);
	SMR_TRY(st);
	if (p->piece.starts != NULL)
		return dml_turn_store_put(r, at);
	if (ask)
		SMR_TRY(dml_fits(s, ASK));
	return make_dense_if_less(s, r);
}

smr_status dml_gather_put(script *s, dml_result *r, const dml_put *at)
{
	dml_gather *g = r->gather;
	places p = {0};
	smr_status st;

	smr_assert(g != NULL);
	pthread_mutex_lock(&g->lock);
	if (!g->chosen)
		g->turned = at->n[0] > at->n[1];
	g->chosen = true;
	pthread_mutex_unlock(&g->lock);
	st = places_of(s, at, g->turned, &p);
	if (st == SMR_OK)
		st = add_part(s, r, at, &p);
	smr_free((void *)p.piece.starts);
	return st;
}

/* ---- loops */

double dml_gathered(const dml_result *r, uint32_t n)
{
	double sum = 0;

	for (uint32_t i = 0; i < n; i++)
		if (r[i].gather != NULL)
			sum += r[i].gather->bytes;
	return sum;
}

smr_status dml_gather_begin(const script *s, dml_result *r)
{
	const dml_matrix *m = base_of(s, r);

	smr_assert(r->gather == NULL);
	if (!r->apart || r->is_read || m == NULL || m->values == NULL)
		return SMR_OK;
	r->gather = smr_calloc(1, sizeof(*r->gather));
	if (r->gather == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a loop");
	pthread_mutex_init(&r->gather->lock, NULL);
	return SMR_OK;
}

smr_status dml_gather_choose(script *s, dml_result *r, int64_t done, int64_t turns)
{
	double all, in_all;

	smr_assert(r->gather == NULL || done > 0);
	if (r->gather == NULL || r->into != NULL)
		return SMR_OK;
	all = all_bytes(s, r);
	in_all = r->gather->bytes * ((double)turns / (double)done);
	return in_all > all && all < dml_room(s) ? make_dense(s, r) : SMR_OK;
}

static smr_status assemble_sparse(script *s, const dml_result *r, dml_matrix **out)
{
	const dml_gather *g = r->gather;
	const smr_workers *w = s->trace->runner->workers;
	const dml_matrix *m = base_of(s, r);
	smr_sparse base = {m->pattern, m->values}, turned = {0}, whole = {0};
	smr_status st = dml_fits(s, g->bytes);

	smr_assert(g != NULL && m != NULL && m->values != NULL);
	if (st == SMR_OK && g->turned)
		st = smr_sparse_turn(m->pattern, m->values, w, &turned);
	if (st == SMR_OK)
		st = smr_sparse_assemble(g->turned ? &turned : &base, g->parts.v,
					 (uint32_t)g->parts.n, w, &whole);
	smr_sparse_free(&turned);
	if (st == SMR_OK && g->turned) {
		turned = whole;
		st = smr_sparse_turn(turned.pattern, turned.values, w, &whole);
		smr_sparse_free(&turned);
	}
	SMR_TRY(st);
	*out = dml_matrix_of_sparse(&whole);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

smr_status dml_gather_end(script *s, dml_result *r, bool stays)
{
	dml_gather *g = r->gather;
	dml_matrix *m = r->into;
	smr_status st = SMR_OK;

	if (g == NULL)
		return SMR_OK;
	if (stays && m == NULL && g->parts.n > 0)
		st = assemble_sparse(s, r, &m);
	else if (stays && m != NULL)
		st = dml_matrix_settle(m, s->trace->runner->workers);
	if (stays && st == SMR_OK && m != NULL)
		st = dml_set(s, r->name, dml_of(m));
	else
		dml_matrix_drop(m);
	free_parts(g);
	pthread_mutex_destroy(&g->lock);
	smr_free(g);
	r->gather = NULL;
	r->into = NULL;
	return st;
}

/* ---- zeros */

static bool is_zeros(const script *s, const dml_matrix *m)
{
	const dml_lazy *t = s->trace;
	const dml_node *n;
	double number;

	if (m->trace != t || m->epoch != t->epoch || dml_matrix_known(m))
		return false;
	n = &t->nodes.v[m->node];
	if (n->op != DML_FILL)
		return false;
	n = &t->nodes.v[n->in[0]];
	number = n->op == DML_CONST ? n->number : 1;
	return number == 0;
}

static bool is_written_alone(const dml_loop *l, const char *name)
{
	for (size_t i = 0; i < l->uses.n; i++)
		if (strcmp(l->uses.v[i].name, name) == 0 &&
		    (!l->uses.v[i].written || l->uses.v[i].added || l->uses.v[i].part == NULL))
			return false;
	return true;
}

smr_status dml_sparse_zeros(int64_t rows, int64_t cols, dml_value *out)
{
	smr_sparse x;
	dml_matrix *m;

	SMR_TRY(smr_sparse_new(rows, cols, 0, &x));
	memset(x.pattern->starts, 0, (size_t)(rows + 1) * sizeof(*x.pattern->starts));
	m = dml_matrix_on(&x);
	if (m == NULL)
		return SMR_ENOMEM;
	*out = dml_of(m);
	return SMR_OK;
}

smr_status dml_gather_zeros(script *s, const smr_dml_statement *loop)
{
	dml_proof *p;

	SMR_TRY(dml_prove(s, loop, &p));
	for (size_t i = 0; i < p->outer.n && p->why[0] == '\0'; i++) {
		const char *name = p->outer.v[i];
		const dml_value *v = dml_get(s, name);
		dml_value none;

		if (v == NULL || v->kind != DML_MATRIX || !is_zeros(s, v->matrix) ||
		    !dml_among(&p->loop.own, name) || !is_written_alone(&p->loop, name) ||
		    (double)v->matrix->rows * (double)v->matrix->cols < LARGE ||
		    !smr_sparse_pays(v->matrix->rows, v->matrix->cols, 0))
			continue;
		SMR_TRY(s->domain->zeros(v->matrix->rows, v->matrix->cols, &none));
		SMR_TRY(dml_set(s, name, none));
	}
	return SMR_OK;
}
