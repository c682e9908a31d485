/* The implementation `tally`: integer histograms.
 *
 * Where the same bin recurs soon, the program's loop waits until its last store can be loaded. Here
 * consecutive keys count in separate tables, and so do threads. The tables are added to the
 * program's bins at the end; a bin without keys is not written. */
#include <string.h>

#include "back/back.h"
#include "base/alloc.h"
#include "ir/graph/reach.h"

enum {
	APART = 4,           /* tables for consecutive keys */
	FEW_BINS = 4096,     /* limit up to which APART tables stay near the first-level cache */
	MANY_BINS = 1 << 20, /* no tables above this limit: few keys fall in one bin */
	ALONE = 1 << 16      /* number of keys below which a second thread does not pay */
};

struct smr_exec {
	const smr_codelet *c;
	const smr_expr *by;
	uint32_t dim; /* the dimension with the index array */
};

static smr_status find_picked(const smr_node *v, uint32_t *out)
{
	bool any = false;

	for (uint32_t d = 0; d < v->into->type.rank; d++) {
		const smr_index *x = &v->nest->store[d];

		for (uint32_t l = 0; l < v->nest->nloops; l++)
			if (x->coef[l] != NULL && !smr_poly_is_zero(x->coef[l]))
				return smr_fail(SMR_EUNSUPPORTED, "a table for each row");
		if (x->indirect != NULL && any)
			return smr_fail(SMR_EUNSUPPORTED, "bins of two keys");
		if (x->indirect != NULL) {
			any = true;
			*out = d;
		}
	}
	return SMR_OK;
}

static bool is_number(const smr_node *v, const smr_expr *by)
{
	return by->kind == SMR_EXPR_CONST || (by->kind == SMR_EXPR_READ && by->rank == 0 &&
					      v->ins[by->input]->op == SMR_OP_scalar);
}

static double points_of(const smr_keys *k, uint32_t nloops)
{
	double n = 1;

	for (uint32_t l = 0; l < nloops; l++)
		n *= (double)k->extent[l];
	return n;
}

static smr_status match_histogram(const smr_codelet *c, const smr_env *e, smr_exec *x, smr_keys *k)
{
	const smr_node *v = c->nest;

	x->c = c;
	x->by = v->op == SMR_OP_nest ? smr_nest_tally(v) : NULL;
	if (x->by == NULL || !is_number(v, x->by))
		return smr_fail(SMR_EUNSUPPORTED, "it counts nothing");
	SMR_TRY(find_picked(v, &x->dim));
	SMR_TRY(smr_keys_of(v, v->nest->store[x->dim].indirect, e, k));
	if (points_of(k, v->nest->nloops) >= UINT32_MAX)
		return smr_fail(SMR_EUNSUPPORTED, "more keys than 32 bits count");
	return SMR_OK;
}

static smr_status accept_histogram(const smr_codelet *c, const smr_env *e)
{
	smr_exec x;
	smr_keys k;

	return match_histogram(c, e, &x, &k);
}

static smr_status prepare_histogram(const smr_codelet *c, const smr_env *e, const smr_workers *w,
				    smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_keys k;
	smr_status st;

	(void)w;
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a histogram");
	st = match_histogram(c, e, x, &k);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

/* ---- counting -------------------------------------------------------------------------------- */

typedef struct job {
	smr_keys keys;
	uint32_t nloops, split; /* split: the loop that is divided into parts */
	int parts, apart;       /* apart: number of tables of a part */
	int64_t first;          /* key of the first bin */
	size_t nbins;
	uint32_t *tables; /* [parts][apart][nbins] */
} job;

/* Counts n keys of one row. */
#define ROW(name, type)                                                                     \
	static void row_##name(const job *j, const char *p, int64_t n, int64_t stride,      \
			       uint32_t *t)                                                 \
	{                                                                                   \
		size_t next = j->apart == APART ? j->nbins : 0;                             \
		type k[APART];                                                              \
		int64_t i = 0;                                                              \
                                                                                            \
		for (; i + APART <= n; i += APART) {                                        \
			for (int a = 0; a < APART; a++)                                     \
				memcpy(&k[a], p + (i + a) * stride, sizeof(k[a]));          \
			for (int a = 0; a < APART; a++)                                     \
				t[(size_t)a * next + (size_t)((int64_t)k[a] - j->first)]++; \
		}                                                                           \
		for (; i < n; i++) {                                                        \
			memcpy(&k[0], p + i * stride, sizeof(k[0]));                        \
			t[(size_t)((int64_t)k[0] - j->first)]++;                            \
		}                                                                           \
	}

ROW(i8, int8_t)
ROW(u8, uint8_t)
ROW(i16, int16_t)
ROW(u16, uint16_t)
ROW(i32, int32_t)
ROW(u32, uint32_t)
ROW(i64, int64_t)

typedef void row_fn(const job *j, const char *p, int64_t n, int64_t stride, uint32_t *t);

static row_fn *const rows[SMR_DTYPE_COUNT] = {
	[SMR_I8] = row_i8,   [SMR_U8] = row_u8,   [SMR_I16] = row_i16, [SMR_U16] = row_u16,
	[SMR_I32] = row_i32, [SMR_U32] = row_u32, [SMR_I64] = row_i64, [SMR_U64] = row_i64,
};

/* Moves to the next point of the loops but @p inner, or of all if that is none; false: there is
 * none. */
static bool next_point(const job *j, smr_keys *k, int64_t *counter, uint32_t inner)
{
	for (uint32_t l = 0; l < j->nloops; l++) {
		if (l == inner)
			continue;
		k->at += k->stride[l];
		if (++counter[l] < k->extent[l])
			return true;
		k->at -= k->extent[l] * k->stride[l];
		counter[l] = 0;
	}
	return false;
}

static void count_part(void *arg, int part)
{
	const job *j = arg;
	smr_keys k = j->keys;
	int64_t n = k.extent[j->split], lo = n * part / j->parts, hi = n * (part + 1) / j->parts;
	uint32_t *t = j->tables + (size_t)part * (size_t)j->apart * j->nbins;
	int64_t counter[SMR_MAX_LOOPS] = {0};
	uint32_t inner = 0;

	k.at += lo * k.stride[j->split];
	k.extent[j->split] = hi - lo;
	for (uint32_t l = 1; l < j->nloops; l++) /* the longest row */
		inner = k.extent[l] > k.extent[inner] ? l : inner;
	do
		rows[k.type](j, k.at, k.extent[inner], k.stride[inner], t);
	while (next_point(j, &k, counter, inner));
}

/* ---- the program's bins ---------------------------------------------------------------------- */

static uint64_t read_increment(const smr_exec *x, const smr_env *e)
{
	return x->by->kind == SMR_EXPR_CONST ? x->by->bits
					     : e->value[x->c->nest->ins[x->by->input]->id];
}

static void add_to_bin(char *at, size_t size, uint64_t v)
{
	uint64_t old = 0;

	memcpy(&old, at, size); /* low bytes first */
	old += v;
	memcpy(at, &old, size);
}

typedef struct bins {
	char *first; /* bin of key 0 */
	int64_t step;
	size_t size;
	uint64_t by;
} bins;

static smr_status find_bins(const smr_exec *x, const smr_env *e, bins *out)
{
	const smr_node *v = x->c->nest;
	smr_tensor t;

	SMR_TRY(smr_env_tensor(x->c->graph, e, v->into, &t));
	out->first = t.data;
	for (uint32_t d = 0; d < t.rank; d++)
		out->first += smr_poly_eval(v->nest->store[d].offset, e->sym) * t.strides[d];
	out->step = smr_poly_eval(v->nest->store[x->dim].indirect_coef, e->sym) * t.strides[x->dim];
	out->size = smr_dtype_size(t.dtype);
	out->by = read_increment(x, e);
	return SMR_OK;
}

static void merge_tables(const job *j, const bins *b)
{
	for (size_t i = 0; i < j->nbins; i++) {
		uint64_t n = 0;

		for (size_t t = 0; t < (size_t)j->parts * (size_t)j->apart; t++)
			n += j->tables[t * j->nbins + i];
		if (n != 0)
			add_to_bin(b->first + (j->first + (int64_t)i) * b->step, b->size,
				   n * b->by);
	}
}

/* Counts directly in the program's bins, which are too many for tables. */
static void count_without_tables(const job *j, const bins *b)
{
	smr_keys k = j->keys;
	int64_t counter[SMR_MAX_LOOPS] = {0}, key, most;

	do {
		smr_keys one = {.at = k.at, .type = k.type};

		smr_keys_range(&one, &key, &most);
		add_to_bin(b->first + key * b->step, b->size, b->by);
	} while (next_point(j, &k, counter, SMR_MAX_LOOPS));
}

static void choose_parts(job *j, const smr_workers *w)
{
	double keys = points_of(&j->keys, j->nloops);
	int threads = keys < ALONE ? 1 : smr_workers_count(w);

	for (uint32_t l = 1; l < j->nloops; l++)
		j->split = j->keys.extent[l] > j->keys.extent[j->split] ? l : j->split;
	/* adding the tables must not take longer than counting */
	if (j->keys.extent[j->split] < threads || (double)j->nbins * threads > keys)
		threads = 1;
	j->parts = threads;
	j->apart = j->nbins <= FEW_BINS && (double)j->nbins * APART <= keys ? APART : 1;
}

static smr_status run_histogram(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	job j = {.nloops = x->c->nest->nest->nloops};
	int64_t most;
	bins b;

	SMR_TRY(smr_keys_of(x->c->nest, x->c->nest->nest->store[x->dim].indirect, e, &j.keys));
	SMR_TRY(find_bins(x, e, &b));
	if (j.keys.type == SMR_U8 || j.keys.type == SMR_I8) { /* at most 256 bins */
		j.first = j.keys.type == SMR_U8 ? 0 : INT8_MIN;
		most = j.first + UINT8_MAX;
	} else {
		smr_keys_range(&j.keys, &j.first, &most);
	}
	if ((uint64_t)most - (uint64_t)j.first >= MANY_BINS ||
	    (double)(most - j.first) >= points_of(&j.keys, j.nloops)) {
		count_without_tables(&j, &b);
		return SMR_OK;
	}
	j.nbins = (size_t)(most - j.first) + 1;
	choose_parts(&j, w);
	j.tables = smr_calloc((size_t)(j.parts * j.apart) * j.nbins, sizeof(*j.tables));
	if (j.tables == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %zu bins", j.nbins);
	smr_workers_run(w, j.parts, count_part, &j);
	merge_tables(&j, &b);
	smr_free(j.tables);
	return SMR_OK;
}

static void release_histogram(smr_exec *x)
{
	smr_free(x);
}

static const smr_cost_rate tally_rate[] = {
	{NULL, 0.02, 0.35, 1, 3e-6, 2.0, {.mac = 0}},
};
static const smr_cost_rates tally_rates = {
	.rate = tally_rate,
	.source = "medians of kernels of tests/bench",
	.math = SMR_COST_MATH_VECTOR,
	.feature = 7,
};
const smr_impl smr_impl_tally = {
	.name = "tally",
	.about = "integer histograms, counted in tables",
	.rates = &tally_rates,
	.accept = accept_histogram,
	.prepare = prepare_histogram,
	.run = run_histogram,
	.release = release_histogram,
};
