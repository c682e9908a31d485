/* Compresses a dense matrix: a plan of groups from a sample, then each group from all rows. */
#include <math.h>

#include "base/alloc.h"
#include "compressed/group.h"

enum { TUPLES = 1 << 16, LARGE = 5 /* rows per tuple of a group with many tuples */ };

typedef struct building {
	int64_t rows, cols;
	const double *data;
	int32_t ngroups;
	int32_t *starts;   /* [ngroups + 1]: first of `columns` of each group */
	int32_t *columns;  /* by group */
	smr_group *groups; /* [cols]: group k at starts[k] */
	bool *plain;       /* [cols]: columns that stay uncompressed */
	smr_status *status;
} building;

static uint32_t most_tuples(const building *b, int32_t ncols)
{
	int64_t many = b->rows / LARGE > 2 ? b->rows / LARGE : 2;

	if (ncols > 1 && many > TUPLES)
		return TUPLES;
	return many < UINT32_MAX / 2 ? (uint32_t)many : UINT32_MAX / 2;
}

/* Builds a group; columns that have too many tuples together become two groups of half as many. A
 * single column with too many stays uncompressed. */
static smr_status build_columns(const building *b, int32_t at, int32_t n)
{
	const int32_t *of = b->columns + at;
	bool done;

	SMR_TRY(smr_group_of_tuples(b->rows, b->cols, b->data, of, n, most_tuples(b, n),
				    &b->groups[at], &done));
	if (done)
		return SMR_OK;
	if (n == 1) {
		b->plain[of[0]] = true;
		return SMR_OK;
	}
	SMR_TRY(build_columns(b, at, n / 2));
	return build_columns(b, at + n / 2, n - n / 2);
}

static void build_group(void *arg, int k)
{
	const building *b = arg;

	b->status[k] = build_columns(b, b->starts[k], b->starts[k + 1] - b->starts[k]);
}

static void sort_columns(const smr_group_plan *p, building *b)
{
	int32_t n = 0;

	for (int32_t g = 0; g < p->ngroups; g++) {
		b->starts[g] = n;
		for (int32_t j = 0; j < b->cols; j++)
			if (p->group_of[j] == g)
				b->columns[n++] = j;
	}
	b->starts[p->ngroups] = n;
	for (int32_t j = 0; j < b->cols; j++)
		b->plain[j] = p->group_of[j] < 0;
}

static smr_status build_plain(const building *b, smr_group *out, bool *any)
{
	int32_t *of = smr_calloc((size_t)b->cols + 1, sizeof(*of)), n = 0;
	smr_status st;

	if (of == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a compressed matrix");
	for (int32_t j = 0; j < b->cols; j++)
		if (b->plain[j])
			of[n++] = j;
	*any = n > 0;
	st = n > 0 ? smr_group_of_elements(b->rows, b->cols, b->data, of, n, out) : SMR_OK;
	smr_free(of);
	return st;
}

/* Moves the groups that were made to a matrix. */
static smr_status collect_groups(building *b, smr_compressed **out)
{
	smr_compressed *c;
	bool any = false;
	smr_status st;

	SMR_TRY(smr_compressed_new(b->rows, b->cols, (int32_t)b->cols + 1, &c));
	c->ngroups = 0;
	for (int32_t j = 0; j < b->cols; j++)
		if (b->groups[j].ncols > 0) {
			c->groups[c->ngroups++] = b->groups[j];
			b->groups[j] = (smr_group){0};
		}
	st = build_plain(b, &c->groups[c->ngroups], &any);
	c->ngroups += st == SMR_OK && any;
	smr_compressed_weigh(c);
	if (st == SMR_OK)
		*out = c;
	else
		smr_compressed_drop(c);
	return st;
}

static smr_status build_groups(building *b, const smr_workers *w, smr_compressed **out)
{
	smr_workers_run(w, b->ngroups, build_group, b);
	for (int32_t k = 0; k < b->ngroups; k++)
		if (b->status[k] != SMR_OK)
			return smr_fail(b->status[k], "no memory for a compressed matrix");
	return collect_groups(b, out);
}

static smr_status build(int64_t rows, int64_t cols, const double *data, const smr_group_plan *p,
			const smr_workers *w, smr_compressed **out)
{
	size_t n = (size_t)cols + 1;
	building b = {.rows = rows, .cols = cols, .data = data, .ngroups = p->ngroups};
	smr_status st;

	b.starts = smr_calloc(n, sizeof(*b.starts));
	b.columns = smr_calloc(n, sizeof(*b.columns));
	b.groups = smr_calloc(n, sizeof(*b.groups));
	b.plain = smr_calloc(n, sizeof(*b.plain));
	b.status = smr_calloc(n, sizeof(*b.status));
	if (b.starts == NULL || b.columns == NULL || b.groups == NULL || b.plain == NULL ||
	    b.status == NULL) {
		st = smr_fail(SMR_ENOMEM, "no memory for a compressed matrix");
	} else {
		sort_columns(p, &b);
		st = build_groups(&b, w, out);
	}
	for (int64_t j = 0; b.groups != NULL && j < cols; j++)
		smr_group_free(&b.groups[j]);
	smr_free(b.starts);
	smr_free(b.columns);
	smr_free(b.groups);
	smr_free(b.plain);
	smr_free(b.status);
	return st;
}

smr_status smr_compress_estimate(int64_t rows, int64_t cols, const double *data, double *bytes)
{
	smr_group_plan p;

	*bytes = 0;
	if (rows == 0 || cols == 0)
		return SMR_OK;
	SMR_TRY(smr_group_plan_make(rows, cols, data, NULL, &p));
	*bytes = p.bytes;
	smr_group_plan_free(&p);
	return SMR_OK;
}

smr_status smr_compress(int64_t rows, int64_t cols, const double *data, double limit,
			const smr_workers *w, smr_compressed **out)
{
	smr_compressed *c = NULL;
	smr_group_plan p;
	smr_status st = SMR_OK;

	*out = NULL;
	if (rows == 0 || cols == 0 || rows >= UINT32_MAX || cols > INT32_MAX - 1)
		return SMR_OK;
	SMR_TRY(smr_group_plan_make(rows, cols, data, w, &p));
	if (p.bytes < limit)
		st = build(rows, cols, data, &p, w, &c);
	smr_group_plan_free(&p);
	SMR_TRY(st);
	if (c != NULL && c->bytes < limit)
		*out = c;
	else
		smr_compressed_drop(c);
	return SMR_OK;
}
