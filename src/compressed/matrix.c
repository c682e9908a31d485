/* Compressed matrices: ownership, stored elements, summaries. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "compressed/group.h"

smr_status smr_compressed_new(int64_t rows, int64_t cols, int32_t ngroups, smr_compressed **out)
{
	smr_compressed *c = smr_calloc(1, sizeof(*c));

	if (c != NULL)
		c->groups = smr_calloc((size_t)ngroups + 1, sizeof(*c->groups));
	if (c == NULL || c->groups == NULL) {
		smr_free(c);
		return smr_fail(SMR_ENOMEM, "no memory for a compressed matrix");
	}
	c->refs = 1;
	c->rows = rows;
	c->cols = cols;
	c->ngroups = ngroups;
	*out = c;
	return SMR_OK;
}

smr_compressed *smr_compressed_keep(smr_compressed *c)
{
	__atomic_fetch_add(&c->refs, 1, __ATOMIC_RELAXED);
	return c;
}

smr_status smr_unpack_count_new(smr_unpack_count **out)
{
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a report");
	(*out)->refs = 1;
	return SMR_OK;
}

void smr_unpack_count_drop(smr_unpack_count *n)
{
	if (n != NULL && __atomic_sub_fetch(&n->refs, 1, __ATOMIC_ACQ_REL) == 0)
		smr_free(n);
}

uint64_t smr_unpack_count_get(const smr_unpack_count *n)
{
	return n != NULL ? __atomic_load_n(&n->n, __ATOMIC_RELAXED) : 0;
}

void smr_compressed_count_unpacks(smr_compressed *c, smr_unpack_count *n)
{
	if (n != NULL)
		__atomic_fetch_add(&n->refs, 1, __ATOMIC_RELAXED);
	smr_unpack_count_drop(c->unpacked);
	c->unpacked = n;
}

void smr_group_free(smr_group *g)
{
	smr_free(g->cols);
	smr_free(g->values);
	smr_codes_drop(g->codes);
	*g = (smr_group){0};
}

void smr_compressed_drop(smr_compressed *c)
{
	if (c == NULL || __atomic_sub_fetch(&c->refs, 1, __ATOMIC_ACQ_REL) > 0)
		return;
	for (int32_t i = 0; i < c->ngroups; i++)
		smr_group_free(&c->groups[i]);
	smr_unpack_count_drop(c->unpacked);
	smr_free(c->groups);
	smr_free(c);
}

int64_t smr_compressed_rows(const smr_compressed *c)
{
	return c->rows;
}

int64_t smr_compressed_cols(const smr_compressed *c)
{
	return c->cols;
}

double smr_compressed_bytes(const smr_compressed *c)
{
	return c->bytes;
}

void smr_compressed_weigh(smr_compressed *c)
{
	c->bytes = sizeof(*c);
	for (int32_t i = 0; i < c->ngroups; i++) {
		const smr_group *g = &c->groups[i];

		c->bytes += sizeof(*g) + sizeof(int32_t) * (double)g->ncols +
			    sizeof(double) * (double)g->n * g->ncols +
			    (g->codes != NULL ? sizeof(*g->codes) + g->codes->bytes : 0);
	}
}

/* ---- what a matrix is made of */

const char *smr_group_kind_name(smr_group_kind k)
{
	static const char *const names[] = {"empty", "const", "DDC",         "SDC",
					    "RLE",   "OLE",   "uncompressed"};

	return names[k];
}

/* Whether all elements of a dictionary are +0. */
static bool is_empty(const smr_group *g)
{
	for (int64_t i = 0; i < g->n * g->ncols; i++)
		if (g->values[i] != 0 || signbit(g->values[i]))
			return false;
	return true;
}

static smr_group_kind kind_of_group(const smr_group *g)
{
	if (g->codes == NULL)
		return SMR_GROUP_UNCOMPRESSED;
	return g->codes->coding->kind == SMR_GROUP_CONST && is_empty(g) ? SMR_GROUP_EMPTY
									: g->codes->coding->kind;
}

bool smr_group_is_finite(const smr_group *g)
{
	for (int64_t i = 0; i < g->n * g->ncols; i++)
		if (!isfinite(g->values[i]))
			return false;
	return true;
}

void smr_compressed_summarize(const smr_compressed *c, smr_compressed_summary *out)
{
	*out = (smr_compressed_summary){.bytes = c->bytes};
	for (int32_t i = 0; i < c->ngroups; i++) {
		smr_group_kind k = kind_of_group(&c->groups[i]);

		out->groups[k]++;
		out->cols[k] += c->groups[i].ncols;
	}
}

/* ---- stored elements */

int64_t smr_compressed_count(const smr_compressed *c)
{
	int64_t n = 0;

	for (int32_t i = 0; i < c->ngroups; i++)
		n += c->groups[i].n * c->groups[i].ncols;
	return n;
}

void smr_compressed_values(const smr_compressed *c, double *out)
{
	for (int32_t i = 0; i < c->ngroups; i++) {
		const smr_group *g = &c->groups[i];
		int64_t n = g->n * g->ncols;

		memcpy(out, g->values, (size_t)n * sizeof(*out));
		out += n;
	}
}

void smr_compressed_spread(const smr_compressed *c, const double *row, double *out)
{
	for (int32_t i = 0; i < c->ngroups; i++) {
		const smr_group *g = &c->groups[i];

		for (int64_t t = 0; t < g->n; t++)
			for (int32_t j = 0; j < g->ncols; j++)
				*out++ = row[g->cols[j]];
	}
}

static smr_status copy_group(const smr_group *g, const double *values, smr_group *to)
{
	size_t n = (size_t)(g->n * g->ncols);

	to->ncols = g->ncols;
	to->n = g->n;
	to->cols = smr_calloc((size_t)g->ncols + 1, sizeof(*to->cols));
	to->values = smr_malloc(n * sizeof(*to->values) + 8);
	if (to->cols == NULL || to->values == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a dictionary");
	memcpy(to->cols, g->cols, (size_t)g->ncols * sizeof(*to->cols));
	memcpy(to->values, values, n * sizeof(*to->values));
	to->codes = g->codes != NULL ? smr_codes_keep(g->codes) : NULL;
	return SMR_OK;
}

smr_status smr_compressed_with(const smr_compressed *c, const double *values, smr_compressed **out)
{
	smr_compressed *r;

	SMR_TRY(smr_compressed_new(c->rows, c->cols, c->ngroups, &r));
	for (int32_t i = 0; i < c->ngroups; i++) {
		smr_status st = copy_group(&c->groups[i], values, &r->groups[i]);

		if (st != SMR_OK) {
			smr_compressed_drop(r);
			return st;
		}
		values += c->groups[i].n * c->groups[i].ncols;
	}
	smr_compressed_weigh(r);
	smr_compressed_count_unpacks(r, c->unpacked);
	*out = r;
	return SMR_OK;
}
