/* Converts dense matrices with mostly zero elements to sparse before a loop that multiplies them;
 * compresses others, if SAMARA_COMPRESS asks for it.
 *
 * SystemDS examines each result. This conversion is limited to matrices for which it certainly
 * pays: the loop does not set the matrix, so that the pattern and the code compiled for it stay the
 * same; and everything that the text of the loop does with it is cheaper if it is sparse: products,
 * elementwise too, sums, sizes. Products with vectors are bound by memory, so they gain as soon as
 * SystemDS would store the matrix sparse; wider products run faster on dense matrices, so few
 * nonzeros must be left.
 *
 * Measured break-even shares of nonzeros (Zen 5, one thread, on a loaded machine; X 6000 x 1000,
 * for wide products 3000 x 1000): X %*% v beyond 0.4, t(X) %*% v at 0.39, both in one chain at
 * 0.31; X %*% W of 8 columns at 0.22, of 16 at 0.33, of 64 beyond 0.3, of 512 at 0.1, t(X) %*% W of
 * 64 at 0.13. At a share below the least of these, the gain was twofold. */
#include <stdlib.h>
#include <string.h>

#include "dml/absint.h"

enum { LARGE = 1 << 16 /* elements */, SAMPLE = 1024, FIRST = 64 };
/* Maximum shares of nonzeros: in general, and in products with matrices. */
static const double FEW = .4, WIDE = .08;

typedef struct reading {
	const script *s;
	const char *name;
	bool product, wide; /* in a product; in a product with a matrix, not a vector */
	bool open;          /* ... or with a vector: unknown in an analysis */
	bool cells;         /* in an elementwise product */
} reading;

static bool is_it(const reading *r, const smr_dml_expr *e)
{
	return e->kind == SMR_DML_NAME && strcmp(e->name, r->name) == 0;
}

static bool is_call(const smr_dml_expr *e, const char *name)
{
	return e->kind == SMR_DML_CALL && e->space == NULL && e->nargs == 1 &&
	       strcmp(e->callee, name) == 0;
}

/* The matrix, or t() of it. */
static bool is_factor(const reading *r, const smr_dml_expr *e)
{
	return is_it(r, is_call(e, "t") ? e->args[0].value : e);
}

/* Returns rows (@p d 0) or columns of an expression, as far as variables determine them; 0:
 * unknown. */
static int64_t size(const script *s, const smr_dml_expr *e, int d)
{
	const dml_value *v;

	if (e->kind == SMR_DML_NAME) {
		v = dml_get(s, e->name);
		return v == NULL || v->kind != DML_MATRIX ? 0
		       : d == 0                           ? v->matrix->rows
							  : v->matrix->cols;
	}
	if (is_call(e, "t"))
		return size(s, e->args[0].value, !d);
	if (e->kind != SMR_DML_OPERATION)
		return 0;
	if (e->b == NULL)
		return size(s, e->a, d);
	if (e->op == SMR_DML_MATMULT)
		return size(s, d == 0 ? e->a : e->b, d);
	return size(s, e->a, d) > 0 ? size(s, e->a, d) : size(s, e->b, d);
}

static bool gains_if_sparse(reading *r, const smr_dml_expr *e);

static bool gains_in_product(reading *r, const smr_dml_expr *e)
{
	bool left = is_factor(r, e->a), right = is_factor(r, e->b);

	if (left || right) {
		int64_t beside[2] = {left ? size(r->s, e->b, 1) : 1,
				     right ? size(r->s, e->a, 0) : 1};

		r->product = true;
		r->wide |= beside[0] != 1 || beside[1] != 1;
		r->open |= dml_size_unknown(beside[0]) || dml_size_unknown(beside[1]);
	}
	return (left || gains_if_sparse(r, e->a)) && (right || gains_if_sparse(r, e->b));
}

static bool gains_in_call(reading *r, const smr_dml_expr *e)
{
	static const char *const fine[] = {"nrow", "ncol", "sum", "rowSums", "colSums"};

	for (unsigned i = 0; i < sizeof(fine) / sizeof(fine[0]); i++)
		if (is_call(e, fine[i]) && is_it(r, e->args[0].value))
			return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!gains_if_sparse(r, e->args[i].value))
			return false;
	return true;
}

/* Whether every use of the matrix in @p e is cheaper if it is sparse. */
static bool gains_if_sparse(reading *r, const smr_dml_expr *e)
{
	if (e == NULL)
		return true;
	switch (e->kind) {
	case SMR_DML_NAME:
		return !is_it(r, e);
	case SMR_DML_OPERATION:
		if (e->op == SMR_DML_MATMULT)
			return gains_in_product(r, e);
		if (e->op == SMR_DML_TIMES) {
			r->cells |= is_it(r, e->a) || is_it(r, e->b);
			return (is_it(r, e->a) || gains_if_sparse(r, e->a)) &&
			       (is_it(r, e->b) || gains_if_sparse(r, e->b));
		}
		return gains_if_sparse(r, e->a) && gains_if_sparse(r, e->b);
	case SMR_DML_CALL:
	case SMR_DML_LIST:
		return gains_in_call(r, e);
	case SMR_DML_INDEX:
		if (strcmp(e->array, r->name) == 0)
			return false;
		for (uint32_t i = 0; i < e->nranges; i++)
			if (!gains_if_sparse(r, e->ranges[i].from) ||
			    !gains_if_sparse(r, e->ranges[i].to))
				return false;
		return true;
	default:
		return true;
	}
}

static bool body_gains(reading *r, const smr_dml_body *b);

static bool statement_gains(reading *r, const smr_dml_statement *t)
{
	if (t->variable != NULL && strcmp(t->variable, r->name) == 0)
		return false;
	for (uint32_t i = 0; i < t->ntargets; i++)
		if (is_it(r, t->targets[i]) || !gains_if_sparse(r, t->targets[i]))
			return false; /* the loop sets it, or a part of it */
	return gains_if_sparse(r, t->value) && gains_if_sparse(r, t->from) &&
	       gains_if_sparse(r, t->to) && body_gains(r, &t->body) && body_gains(r, &t->otherwise);
}

static bool body_gains(reading *r, const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++)
		if (!statement_gains(r, b->list[i]))
			return false;
	return true;
}

/* Whether only variables of this thread hold the matrix. */
static bool can_convert(const dml_matrix *m)
{
	return dml_matrix_known(m) && m->packed == NULL && m->pattern == NULL && m->of == NULL &&
	       !m->borrowed && !m->scalar && m->source == NULL && m->data != NULL;
}

static int64_t count_sampled_nonzeros(const dml_matrix *m, int64_t sample)
{
	double n = (double)dml_matrix_count(m);
	int64_t found = 0;

	for (int64_t i = 0; i < sample; i++)
		found += m->data[(int64_t)((double)i / (double)sample * n)] != 0;
	return found;
}

/* Samples few elements first, since most matrices are dense: loops start often, and each sample is
 * a cache miss. */
static bool looks_sparse(const dml_matrix *m, double share)
{
	return count_sampled_nonzeros(m, FIRST) < FIRST * 3 / 4 &&
	       (double)count_sampled_nonzeros(m, SAMPLE) < (share + .05) * SAMPLE;
}

/* ---- compression */

enum { LOOP_BYTES = 1 << 20, TURNS = 64 };

/* Whether $SAMARA_COMPRESS asks for compression before loops. */
static bool compresses_loops(void)
{
	static int asked = -1;
	int now = __atomic_load_n(&asked, __ATOMIC_RELAXED);

	if (now < 0) {
		const char *v = getenv("SAMARA_COMPRESS");

		now = v != NULL && strcmp(v, "loops") == 0;
		__atomic_store_n(&asked, now, __ATOMIC_RELAXED);
	}
	return now > 0;
}

static bool is_simple(const smr_dml_expr *e)
{
	return e->kind == SMR_DML_INTEGER || e->kind == SMR_DML_NAME;
}

/* Returns the number of iterations, if that is known without calls; 0: unknown. */
static int64_t known_turns(script *s, const smr_dml_statement *loop)
{
	dml_range r;

	if (loop->kind != SMR_DML_FOR || loop->to == NULL || !is_simple(loop->from) ||
	    !is_simple(loop->to) || dml_count_turns(s, loop, &r) != SMR_OK)
		return 0;
	return r.n;
}

/* Compresses a matrix that a loop multiplies by vectors. Compression takes as long as about 40
 * products of the dense matrix, and a compressed product as long as reading three times its bytes
 * (Xeon of 2023, two threads; shapes of tests/bench/dml/c_make.dml). */
static smr_status compress_for(script *s, const smr_dml_statement *loop, dml_matrix *m)
{
	enum { COST = 40, READS = 3 };
	double bytes = sizeof(double) * (double)m->rows * (double)m->cols, after;
	double turns = (double)known_turns(s, loop);
	dml_value v = {0};
	smr_compressed *c;

	if (turns < TURNS)
		return SMR_OK;
	SMR_TRY(smr_compress_estimate(m->rows, m->cols, m->data, &after));
	if (turns * (1 - READS * after / bytes) < COST)
		return SMR_OK;
	SMR_TRY(dml_pack(s, loop->at, &(dml_value){.kind = DML_MATRIX, .matrix = m}, &v));
	if (v.matrix->packed != NULL) {
		c = smr_compressed_keep(v.matrix->packed);
		free(m->data);
		m->data = NULL;
		m->packed = c;
	}
	dml_drop(&v);
	return SMR_OK;
}

smr_status dml_convert_for(script *s, const smr_dml_statement *loop, const dml_variable *x)
{
	reading r = {.s = s, .name = x->name};
	dml_matrix *m = x->value.matrix;
	double n = (double)m->rows * (double)m->cols, places;

	if (!can_convert(m) || n < LARGE || !statement_gains(&r, loop) || !r.product)
		return SMR_OK;
	if (!looks_sparse(m, r.wide ? WIDE : FEW))
		return compresses_loops() && !r.wide && !r.cells && 8 * n >= LOOP_BYTES
			       ? compress_for(s, loop, m)
			       : SMR_OK;
	places = (double)smr_dense_nonzeros(m->data, dml_matrix_count(m));
	if ((r.wide && places > WIDE * n) || 12 * places + 8 * (double)m->rows > dml_room(s))
		return SMR_OK;
	return dml_matrix_settle(m, s->trace->runner->workers);
}

/* Reports whether the matrix would become sparse, as far as that is known. */
smr_status dml_absint_convert_for(script *s, const smr_dml_statement *loop, const dml_variable *x)
{
	reading r = {.s = s, .name = x->name};
	const dml_matrix *m = x->value.matrix;
	double n = (double)m->rows * (double)m->cols, zeros = dml_zeros(m), most;
	bool exact = m->outlook != NULL && m->outlook->exact;
	bool known = !dml_size_unknown(m->rows) && !dml_size_unknown(m->cols);

	if (dml_matrix_known(m) || m->scalar || m->source != NULL || (known && n < LARGE) ||
	    (known && smr_sparse_pays(m->rows, m->cols, (int64_t)((1 - zeros) * n))) ||
	    !statement_gains(&r, loop) || !r.product)
		return SMR_OK;
	most = r.wide && !r.open ? WIDE : FEW;
	if (exact && 1 - zeros > most)
		return SMR_OK;
	return dml_show(s, (smr_script_sight){.kind = SMR_SIGHT_SPARSE,
					      .loc = dml_position(s, loop->at),
					      .text = x->name,
					      .zeros = 1 - (r.open ? WIDE : most)});
}

smr_status dml_sparse_for(script *s, const smr_dml_statement *loop)
{
	dml_variable *x, *next;

	SMR_TRY(dml_lazy_flush(s->trace));
	SMR_TRY(dml_load_files(s));
	HASH_ITER (hh, s->frame->vars, x, next)
		if (x->value.kind == DML_MATRIX)
			SMR_TRY(s->domain->convert_for(s, loop, x));
	return SMR_OK;
}
