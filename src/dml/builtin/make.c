/* Builtin functions that make matrices: sequences, random numbers. */
#include <math.h>

#include "dml/absint.h"
#include "dml/random/random.h"

static smr_status eval_seq(dml_builtin_call *c, dml_value *out)
{
	dml_node n = dml_node_of(DML_SEQ, 1, 1);
	double from, to, step;
	dml_value by;

	SMR_TRY(dml_arg_number(c, 0, 0, &from));
	SMR_TRY(dml_arg_number(c, 1, 0, &to));
	SMR_TRY(dml_arg_number(c, 2, to < from ? -1 : 1, &step));
	if ((to - from) * step < 0)
		return dml_run_fail(
			c->s, c->at,
			"Wrong sign for the increment in a call to seq(): from=%g, to=%g, "
			"incr=%g",
			from, to, step);
	if (isnan(from) || isnan(to) || isnan(step))
		return dml_run_fail(c->s, c->at, "seq() of what is no number");
	if (step != 0 && !(fabs((to - from) / step) < 9e15))
		return dml_run_fail(c->s, c->at, "seq(): from=%g, to=%g, incr=%g has no end", from,
				    to, step);
	if (step != 0)
		n.rows = (int64_t)floor((to - from) / step + 1e-10) + 1;
	by = dml_double(step);
	by.literal = c->args[2].kind == DML_NOTHING || c->args[2].literal;
	SMR_TRY(dml_lazy_in(c->s->trace, &c->args[0], &n.in[0]));
	SMR_TRY(dml_lazy_in(c->s->trace, &by, &n.in[1]));
	return dml_lazy_add(c->s->trace, &n, out);
}

/* ---- random numbers: dml/random */

/* Gets a seed; -1, or none: another one each time. */
static smr_status seed_of(dml_builtin_call *c, uint32_t i, int64_t *out)
{
	SMR_TRY(dml_arg_int(c, i, -1, out));
	if (*out == -1)
		*out = dml_random_seed();
	return SMR_OK;
}

static smr_status check_random(dml_builtin_call *c, const dml_random *r, const char *pdf)
{
	if (r->rows < 0 || r->cols < 0)
		return dml_run_fail(c->s, c->at, "rand(): a matrix of %lldx%lld",
				    (long long)r->rows, (long long)r->cols);
	if (r->pdf == DML_NO_PDF || !(r->lambda >= 0 && r->lambda < 1e6))
		return dml_run_fail(c->s, c->at,
				    r->pdf == DML_NO_PDF ? "rand(): pdf is \"uniform\", \"normal\" "
							   "or \"poisson\", not \"%s\""
							 : "rand(): lambda of \"%s\"",
				    pdf);
	if (r->pdf == DML_UNIFORM && r->least > r->most)
		return dml_run_fail(c->s, c->at, "rand(): min=%g is above max=%g", r->least,
				    r->most);
	if (!(r->sparsity >= 0 && r->sparsity <= 1))
		return dml_run_fail(c->s, c->at, "rand(): sparsity=%g is not within 0 and 1",
				    r->sparsity);
	return SMR_OK;
}

static smr_status draw_matrix(dml_builtin_call *c, const dml_random *r, dml_value *out)
{
	const smr_workers *w = c->s->trace->runner->workers;
	double nonzeros = r->sparsity * (double)r->rows * (double)r->cols;
	dml_matrix *m;
	smr_sparse s;

	if (r->sparsity < 1 && smr_sparse_pays(r->rows, r->cols, (int64_t)nonzeros)) {
		SMR_TRY(dml_random_sparse(r, w, &s));
		m = dml_matrix_of_sparse(&s);
	} else {
		m = dml_new(c->s, r->rows, r->cols);
		if (m != NULL && dml_random_dense(r, w, m->data) != SMR_OK) {
			dml_matrix_drop(m);
			m = NULL;
		}
	}
	if (m == NULL)
		return SMR_ENOMEM;
	*out = dml_of(m);
	return SMR_OK;
}

enum { ROWS, COLS, LEAST, MOST, PDF, SPARSITY, SEED, LAMBDA, DIMS }; /* of rand() */

static smr_status random_args(dml_builtin_call *c, dml_random *r)
{
	const char *pdf;

	SMR_TRY(dml_arg_number(c, LEAST, 0, &r->least));
	SMR_TRY(dml_arg_number(c, MOST, 1, &r->most));
	SMR_TRY(dml_arg_text(c, PDF, "uniform", &pdf));
	SMR_TRY(dml_arg_number(c, SPARSITY, 1, &r->sparsity));
	SMR_TRY(seed_of(c, SEED, &r->seed));
	SMR_TRY(dml_arg_number(c, LAMBDA, 1, &r->lambda));
	r->pdf = dml_pdf_named(pdf);
	return check_random(c, r, pdf);
}

/* A tensor has the numbers of the matrix whose rows are its first dimension; it is of integers,
 * truncated, if the minimum is one. */
static smr_status random_tensor(dml_builtin_call *c, dml_value *out)
{
	dml_kind of = c->args[LEAST].kind == DML_INTEGER ? DML_INTEGER : DML_DOUBLE;
	int64_t dims[DML_RANK];
	dml_random r = {0};
	uint32_t rank;
	dml_array *a;
	smr_status st;

	if (c->args[ROWS].kind != DML_NOTHING || c->args[COLS].kind != DML_NOTHING)
		return dml_run_fail(c->s, c->at, "rand(): dims beside rows or cols");
	SMR_TRY(dml_arg_dims(c, DIMS, &rank, dims));
	SMR_TRY(random_args(c, &r));
	if (dml_array_new(rank, dims, of, &a) != SMR_OK)
		return dml_run_fail(c->s, c->at, "%s", smr_errmsg());
	r.rows = dims[0];
	r.cols = dims[0] > 0 ? a->n / dims[0] : 0;
	st = dml_random_dense(&r, c->s->trace->runner->workers, a->numbers);
	for (int64_t i = 0; of == DML_INTEGER && st == SMR_OK && i < a->n; i++)
		a->numbers[i] = trunc(a->numbers[i]) + 0.0;
	if (st == SMR_OK)
		*out = (dml_value){.kind = DML_TENSOR, .array = a};
	else
		dml_array_drop(a);
	return st;
}

static smr_status eval_rand(dml_builtin_call *c, dml_value *out)
{
	dml_random r = {0};

	if (c->args[DIMS].kind != DML_NOTHING)
		return random_tensor(c, out);
	SMR_TRY(dml_arg_int(c, ROWS, 1, &r.rows));
	SMR_TRY(dml_arg_int(c, COLS, 1, &r.cols));
	SMR_TRY(random_args(c, &r));
	return draw_matrix(c, &r, out);
}

/* sample(range, size[, replace][, seed]): the third argument may be the seed. */
static smr_status sample_seed(dml_builtin_call *c, bool *again, int64_t *seed)
{
	bool third = c->args[2].kind == DML_BOOLEAN;

	*again = false;
	if (third)
		SMR_TRY(dml_arg_truth(c, 2, false, again));
	return seed_of(c, third || c->args[2].kind == DML_NOTHING ? 3 : 2, seed);
}

static smr_status eval_sample(dml_builtin_call *c, dml_value *out)
{
	int64_t n, size, seed;
	dml_matrix *r;
	bool again;

	SMR_TRY(dml_arg_int(c, 0, 0, &n));
	SMR_TRY(dml_arg_int(c, 1, 0, &size));
	SMR_TRY(sample_seed(c, &again, &seed));
	if (n < 1 || size < 0 || (!again && (size > n || n >= INT32_MAX)))
		return dml_run_fail(c->s, c->at, "sample(): %lld of %lld numbers", (long long)size,
				    (long long)n);
	r = dml_new(c->s, size, 1);
	if (r == NULL)
		return SMR_ENOMEM;
	dml_random_sample(n, size, again, seed, r->data);
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status infer_seq(dml_builtin_call *c, dml_value *out)
{
	bool from_one = c->args[2].kind == DML_NOTHING && c->args[0].kind == DML_INTEGER &&
			c->args[0].integer == 1;
	int64_t rows = from_one ? dml_infer_dim(c, 1, "rows") : dml_infer_unknown(c, "rows");

	return dml_unseen_matrix(rows, 1, 0, out);
}

static void find_counting(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	out->counts =
		dml_arg_is(c, 0, 1) && (c->args[2].kind == DML_NOTHING || dml_arg_is(c, 2, 1));
}

static smr_status infer_rand(dml_builtin_call *c, dml_value *out)
{
	return dml_infer_shape(c, c->args[DIMS].kind != DML_NOTHING ? "a" : "01", out);
}

/* By chance, the share of nonzeros is that requested. */
static void find_random_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	const dml_value *share = &c->args[SPARSITY];
	bool known = share->matrix == NULL && dml_is_number(share);

	out->exact = share->kind == DML_NOTHING || known;
	if (known)
		out->zeros = 1 - fmin(1, fmax(0, dml_number_of(share)));
}

static const dml_builtin rows[] = {
	{"seq", "from! to! incr", eval_seq, .infer = infer_seq, .facts = find_counting},
	{"rand", "rows cols min max pdf sparsity seed lambda dims", eval_rand,
	 .analysis = DML_INFER, .infer = infer_rand, .facts = find_random_zeros},
	{"sample", "range! size! replace seed", eval_sample, .analysis = DML_INFER, .shape = "1i"},
	{"Rand", "rows cols min max pdf sparsity seed lambda dims", eval_rand,
	 .analysis = DML_INFER, .infer = infer_rand, .facts = find_random_zeros},
};

const dml_builtins dml_builtins_make = {rows, sizeof(rows) / sizeof(rows[0])};
