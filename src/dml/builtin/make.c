/* Builtin functions that make matrices: sequences, random numbers. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/thread/clock.h"
#include "dml/absint.h"

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

/* ---- random numbers: splitmix64 of seed and position, so that each element is independent */

static uint64_t mix_bits(uint64_t x)
{
	x += 0x9e3779b97f4a7c15ull;
	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
	return x ^ (x >> 31);
}

static double uniform(uint64_t seed, uint64_t i)
{
	return (double)(mix_bits(seed ^ mix_bits(i)) >> 11) * 0x1p-53;
}

typedef enum pdf { PDF_UNIFORM, PDF_NORMAL, PDF_POISSON, PDF_NONE } pdf;

typedef struct drawn {
	double least, most, sparsity, lambda;
	pdf pdf;
	uint64_t seed;
} drawn;

/* Counts the uniform numbers whose product stays above e^-lambda; takes lambda in parts whose power
 * is not denormal. */
static double draw_poisson(const drawn *d, uint64_t i)
{
	double left = d->lambda, product = 1, n = 0;
	uint64_t seed = mix_bits(d->seed ^ mix_bits(i)), at = 0;

	for (;; n++) {
		product *= 1 - uniform(seed, at++);
		while (left > 0 && product < 1) {
			double part = fmin(left, 500);

			product *= exp(part);
			left -= part;
		}
		if (left <= 0 && product <= 1)
			return n;
	}
}

static double draw_nonzero(const drawn *d, uint64_t i)
{
	double u = uniform(d->seed, 3 * i);

	if (d->pdf == PDF_UNIFORM)
		return d->least + u * (d->most - d->least);
	if (d->pdf == PDF_POISSON)
		return draw_poisson(d, i);
	return sqrt(-2 * log(1 - u)) * cos(2 * M_PI * uniform(d->seed, 3 * i + 1));
}

static double draw_element(const drawn *d, uint64_t i)
{
	return d->sparsity < 1 && uniform(d->seed, 3 * i + 2) >= d->sparsity ? 0
									     : draw_nonzero(d, i);
}

/* Draws the columns of a row's nonzeros: the gaps have the distribution that drawing each element
 * would give. @p at NULL: only counts them. */
static int64_t row_places(const drawn *d, int64_t row, int64_t cols, int32_t *at)
{
	uint64_t seed = mix_bits(d->seed ^ mix_bits((uint64_t)row));
	double by = 1 / log1p(-d->sparsity);
	int64_t n = 0, j = -1;

	for (uint64_t i = 0;; i++) {
		double gap = floor(log1p(-uniform(seed, i)) * by);

		if (!(gap < (double)(cols - j - 1)))
			return n;
		j += 1 + (int64_t)gap;
		if (at != NULL)
			at[n] = (int32_t)j;
		n++;
	}
}

static smr_status draw_sparse(const drawn *d, int64_t rows, int64_t cols, dml_value *out)
{
	int64_t n = 0;
	dml_matrix *m;
	smr_sparse s;

	for (int64_t i = 0; i < rows; i++)
		n += row_places(d, i, cols, NULL);
	SMR_TRY(smr_sparse_new(rows, cols, n, &s));
	n = 0;
	for (int64_t i = 0; i < rows; i++) {
		s.pattern->starts[i] = n;
		n += row_places(d, i, cols, s.pattern->cols_at + n);
		for (int64_t e = s.pattern->starts[i]; e < n; e++)
			s.values[e] = draw_nonzero(d, (uint64_t)(i * cols + s.pattern->cols_at[e]));
	}
	s.pattern->starts[rows] = n;
	m = dml_matrix_of_sparse(&s);
	if (m == NULL)
		return SMR_ENOMEM;
	*out = dml_of(m);
	return SMR_OK;
}

/* Returns a new seed on every call, also with concurrent calls. */
static uint64_t any_seed(void)
{
	static uint64_t asked;

	return mix_bits((uint64_t)smr_now_ns() ^
			mix_bits(__atomic_add_fetch(&asked, 1, __ATOMIC_RELAXED)));
}

static smr_status seed_of(dml_builtin_call *c, uint32_t i, uint64_t *out)
{
	int64_t seed;

	SMR_TRY(dml_arg_int(c, i, -1, &seed));
	*out = seed != -1 ? mix_bits((uint64_t)seed) : any_seed();
	return SMR_OK;
}

static pdf pdf_named(const char *s)
{
	static const char *const names[] = {"uniform", "normal", "poisson"};
	unsigned i = 0;

	while (i < PDF_NONE && strcmp(names[i], s) != 0)
		i++;
	return (pdf)i;
}

static smr_status random_matrix(dml_builtin_call *c, dml_value *out)
{
	const char *name;
	int64_t rows, cols;
	dml_matrix *m;
	drawn d;

	SMR_TRY(dml_arg_sizes(c, 0, &rows, &cols));
	SMR_TRY(dml_arg_number(c, 2, 0, &d.least));
	SMR_TRY(dml_arg_number(c, 3, 1, &d.most));
	SMR_TRY(dml_arg_text(c, 4, "uniform", &name));
	SMR_TRY(dml_arg_number(c, 5, 1, &d.sparsity));
	SMR_TRY(seed_of(c, 6, &d.seed));
	SMR_TRY(dml_arg_number(c, 7, 1, &d.lambda));
	d.pdf = pdf_named(name);
	if (d.pdf == PDF_NONE || !(d.lambda >= 0 && d.lambda < 1e6))
		return dml_run_fail(c->s, c->at,
				    d.pdf == PDF_NONE ? "rand(): pdf is \"uniform\", \"normal\" or "
							"\"poisson\", not \"%s\""
						      : "rand(): lambda of \"%s\"",
				    name);
	if (d.pdf == PDF_UNIFORM && !(d.least <= d.most))
		return dml_run_fail(c->s, c->at, "rand(): min=%g is above max=%g", d.least, d.most);
	if (!(d.sparsity >= 0 && d.sparsity <= 1))
		return dml_run_fail(c->s, c->at, "rand(): sparsity=%g is not within 0 and 1",
				    d.sparsity);
	if (smr_sparse_pays(rows, cols, (int64_t)(d.sparsity * (double)rows * (double)cols)))
		return draw_sparse(&d, rows, cols, out);
	m = dml_new(c->s, rows, cols);
	if (m == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < rows * cols; i++)
		m->data[i] = draw_element(&d, (uint64_t)i);
	*out = dml_of(m);
	return SMR_OK;
}

/* ---- sample(range, size[, replace][, seed]) */

static smr_status sample_seed(dml_builtin_call *c, bool *again, uint64_t *seed)
{
	bool third = c->args[2].kind == DML_BOOLEAN;

	*again = false;
	if (third)
		SMR_TRY(dml_arg_truth(c, 2, false, again));
	return seed_of(c, third || c->args[2].kind == DML_NOTHING ? 3 : 2, seed);
}

/* Shuffles 1 to n partially; the first @p size numbers are the sample. */
static void shuffle_prefix(double *v, int64_t n, int64_t size, uint64_t seed)
{
	for (int64_t i = 0; i < size; i++) {
		int64_t k = i + (int64_t)(uniform(seed, (uint64_t)i) * (double)(n - i));
		double x = v[k];

		v[k] = v[i];
		v[i] = x;
	}
}

static smr_status eval_sample(dml_builtin_call *c, dml_value *out)
{
	int64_t n, size;
	dml_matrix *r;
	double *all = NULL;
	uint64_t seed;
	bool again;

	SMR_TRY(dml_arg_int(c, 0, 0, &n));
	SMR_TRY(dml_arg_int(c, 1, 0, &size));
	SMR_TRY(sample_seed(c, &again, &seed));
	if (n < 1 || size < 0 || (size > n && !again))
		return dml_run_fail(c->s, c->at, "sample(): %lld of %lld numbers", (long long)size,
				    (long long)n);
	r = dml_new(c->s, size, 1);
	if (r != NULL && !again)
		all = smr_numbers_new(n);
	if (r == NULL || (all == NULL && !again)) {
		dml_matrix_drop(r);
		return SMR_ENOMEM;
	}
	for (int64_t i = 0; i < size && again; i++)
		r->data[i] = floor(uniform(seed, (uint64_t)i) * (double)n) + 1;
	for (int64_t i = 0; i < n && !again; i++)
		all[i] = (double)(i + 1);
	if (!again) {
		shuffle_prefix(all, n, size, seed);
		memcpy(r->data, all, (size_t)size * sizeof(double));
	}
	free(all);
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

/* By chance, the share of nonzeros is that requested. */
static void find_random_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out)
{
	const dml_value *share = &c->args[5];
	bool known = share->matrix == NULL && dml_is_number(share);

	out->exact = share->kind == DML_NOTHING || known;
	if (known)
		out->zeros = 1 - fmin(1, fmax(0, dml_number_of(share)));
}

static const dml_builtin rows[] = {
	{"seq", "from! to! incr", eval_seq, .infer = infer_seq, .facts = find_counting},
	{"rand", "rows! cols! min max pdf sparsity seed lambda", random_matrix,
	 .analysis = DML_INFER, .shape = "01", .facts = find_random_zeros},
	{"sample", "range! size! replace seed", eval_sample, .analysis = DML_INFER, .shape = "1i"},
	{"Rand", "rows! cols! min max pdf sparsity seed lambda", random_matrix,
	 .analysis = DML_INFER, .shape = "01", .facts = find_random_zeros},
};

const dml_builtins dml_builtins_make = {rows, sizeof(rows) / sizeof(rows[0])};
