/* Dictionaries: numbers the different tuples of some columns by a hash table with open
 * addressing. */
#include <string.h>

#include "base/alloc.h"
#include "compressed/group.h"

enum { FIRST = 1 << 9 /* places of a new table */ };

typedef struct table {
	uint32_t *places; /* number + 1 of a tuple; 0: free */
	uint32_t mask, n, room;
	int32_t ncols;
	uint64_t *tuples; /* [room * ncols]: bits of their elements */
} table;

static uint64_t hash_tuple(const uint64_t *t, int32_t n)
{
	uint64_t h = 0;

	for (int32_t j = 0; j < n; j++) {
		h = (h ^ t[j]) * 0x9e3779b97f4a7c15u;
		h ^= h >> 32; /* small integers have bits at the top only */
	}
	return h * 0x9e3779b97f4a7c15u >> 32;
}

static void free_table(table *t)
{
	smr_free(t->places);
	smr_free(t->tuples);
}

static smr_status fail_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a dictionary");
}

static smr_status start_table(int32_t ncols, table *t)
{
	*t = (table){.mask = FIRST - 1, .room = FIRST / 2, .ncols = ncols};
	t->places = smr_calloc(FIRST, sizeof(*t->places));
	t->tuples = smr_calloc((size_t)t->room * (size_t)ncols + 1, sizeof(*t->tuples));
	if (t->places != NULL && t->tuples != NULL)
		return SMR_OK;
	free_table(t);
	return fail_memory();
}

static smr_status grow_table(table *t)
{
	uint32_t size = 2 * (t->mask + 1);
	uint32_t *places = smr_calloc(size, sizeof(*places));
	uint64_t *tuples =
		smr_realloc(t->tuples, (size_t)size / 2 * (size_t)t->ncols * sizeof(*tuples));

	if (tuples != NULL)
		t->tuples = tuples;
	if (places == NULL || tuples == NULL) {
		smr_free(places);
		return fail_memory();
	}
	for (uint32_t k = 0; k < t->n; k++) {
		uint64_t h = hash_tuple(tuples + (size_t)k * (size_t)t->ncols, t->ncols);

		while (places[h & (size - 1)] != 0)
			h++;
		places[h & (size - 1)] = k + 1;
	}
	smr_free(t->places);
	t->places = places;
	t->mask = size - 1;
	t->room = size / 2;
	return SMR_OK;
}

static bool is_tuple(const uint64_t *a, const uint64_t *b, int32_t n)
{
	for (int32_t j = 0; j < n; j++)
		if (a[j] != b[j])
			return false;
	return true;
}

static smr_status number_tuple(table *t, const uint64_t *tuple, uint32_t *out)
{
	uint64_t h = hash_tuple(tuple, t->ncols);
	uint32_t k;

	for (; (k = t->places[h & t->mask]) != 0; h++)
		if (is_tuple(t->tuples + (size_t)(k - 1) * (size_t)t->ncols, tuple, t->ncols)) {
			*out = k - 1;
			return SMR_OK;
		}
	if (t->n == t->room) {
		SMR_TRY(grow_table(t));
		return number_tuple(t, tuple, out);
	}
	t->places[h & t->mask] = ++t->n;
	memcpy(t->tuples + (size_t)(t->n - 1) * (size_t)t->ncols, tuple,
	       (size_t)t->ncols * sizeof(*tuple));
	*out = t->n - 1;
	return SMR_OK;
}

static smr_status number_rows(int64_t n, int64_t stride, const double *data, const int32_t *of,
			      uint32_t most, uint64_t *tuple, table *t, uint32_t *codes)
{
	for (int64_t i = 0; i < n && t->n <= most; i++) {
		const double *row = data + i * stride;

		for (int32_t j = 0; j < t->ncols; j++)
			memcpy(&tuple[j], &row[of[j]], sizeof(*tuple));
		SMR_TRY(number_tuple(t, tuple, &codes[i]));
	}
	return SMR_OK;
}

smr_status smr_tuples_number(int64_t n, int64_t stride, const double *data, const int32_t *of,
			     int32_t ncols, uint32_t most, uint32_t *codes, double **dictionary,
			     uint32_t *found)
{
	uint64_t *tuple = smr_calloc((size_t)ncols + 1, sizeof(*tuple));
	table t;
	smr_status st;

	if (tuple == NULL)
		return fail_memory();
	st = start_table(ncols, &t);
	if (st == SMR_OK) {
		st = number_rows(n, stride, data, of, most, tuple, &t, codes);
		*found = t.n;
		if (st == SMR_OK && dictionary != NULL) {
			*dictionary = smr_malloc((size_t)t.n * (size_t)ncols * sizeof(double) + 8);
			if (*dictionary == NULL)
				st = fail_memory();
			else
				memcpy(*dictionary, t.tuples,
				       (size_t)t.n * (size_t)ncols * sizeof(double));
		}
		free_table(&t);
	}
	smr_free(tuple);
	return st;
}

static smr_status copy_columns(const int32_t *of, int32_t ncols, smr_group *g)
{
	*g = (smr_group){.ncols = ncols};
	g->cols = smr_calloc((size_t)ncols + 1, sizeof(*g->cols));
	if (g->cols == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a column group");
	memcpy(g->cols, of, (size_t)ncols * sizeof(*of));
	return SMR_OK;
}

smr_status smr_group_of_tuples(int64_t rows, int64_t cols, const double *data, const int32_t *of,
			       int32_t ncols, uint32_t most, smr_group *out, bool *done)
{
	uint32_t *codes = smr_malloc((size_t)rows * sizeof(*codes) + 8), n = 0;
	smr_status st = codes == NULL ? fail_memory() : copy_columns(of, ncols, out);

	*done = false;
	if (st != SMR_OK) {
		smr_free(codes);
		return st;
	}
	st = smr_tuples_number(rows, cols, data, of, ncols, most, codes, &out->values, &n);
	*done = st == SMR_OK && n <= most;
	out->n = n;
	if (*done)
		st = smr_codes_new(rows, n, codes, NULL, &out->codes);
	*done = *done && st == SMR_OK;
	if (!*done)
		smr_group_free(out);
	smr_free(codes);
	return st;
}

smr_status smr_group_of_elements(int64_t rows, int64_t cols, const double *data, const int32_t *of,
				 int32_t ncols, smr_group *out)
{
	SMR_TRY(copy_columns(of, ncols, out));
	out->n = rows;
	out->values = smr_malloc((size_t)rows * (size_t)ncols * sizeof(*out->values) + 8);
	if (out->values == NULL) {
		smr_group_free(out);
		return smr_fail(SMR_ENOMEM, "no memory for an uncompressed group");
	}
	for (int64_t i = 0; i < rows; i++)
		for (int32_t j = 0; j < ncols; j++)
			out->values[i * ncols + j] = data[i * cols + of[j]];
	return SMR_OK;
}
