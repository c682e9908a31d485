/* Values for missing cells: means, most frequent tokens, constants. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/frame/java.h"
#include "dml/transform/transform.h"

static smr_status note_filled(dml_encoder *e, const char *s, size_t n)
{
	e->filled_text = smr_strndup(s, n);
	return e->filled_text != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status fit_mean(dml_encoder *e, const dml_column *c)
{
	char room[DML_NUMBER];
	double sum = 0, v;
	int64_t n = 0;

	for (int64_t i = 0; i < c->n; i++) {
		if (!dml_cell_number(c, i, &v)) {
			e->bad = i;
			return SMR_EINVAL;
		}
		if (!isnan(v)) {
			sum += v;
			n++;
		}
	}
	e->filled = sum / (double)n;
	return note_filled(e, room, dml_format_double(e->filled, room));
}

/* Finds the most frequent of tokens, the first in the order of a HashMap where several are. */
static smr_status most_frequent(const dml_tokens *t, const int64_t *counts, int32_t *out)
{
	int64_t n = t->texts->n, *order = smr_calloc((size_t)n + 1, sizeof(*order));
	int32_t *hashes = smr_calloc((size_t)n + 1, sizeof(*hashes));
	smr_status st = order != NULL && hashes != NULL ? SMR_OK : SMR_ENOMEM;

	for (int64_t k = 0; k < n && st == SMR_OK; k++)
		hashes[k] = dml_java_hash_cell(t->texts, k);
	if (st == SMR_OK)
		st = dml_java_map_order(hashes, n, false, order);
	*out = 0;
	for (int64_t k = 0; k < n && st == SMR_OK; k++)
		if (*out == 0 || counts[order[k]] > counts[*out - 1])
			*out = (int32_t)order[k] + 1;
	smr_free(order);
	smr_free(hashes);
	return st;
}

static bool is_missing(const dml_column *c, int64_t i)
{
	double v;

	return c->type != DML_CELL_STRING && dml_cell_number(c, i, &v) && isnan(v);
}

static smr_status count_tokens(dml_tokens *t, const dml_column *c, int64_t **counts)
{
	int64_t room = 64;

	*counts = smr_calloc((size_t)room, sizeof(**counts));
	for (int64_t i = 0; i < c->n && *counts != NULL; i++) {
		int32_t k = is_missing(c, i) ? 0 : dml_tokens_add(t, c, i);

		if (k < 0)
			return SMR_ENOMEM;
		if (k > room) {
			int64_t *more = smr_realloc(*counts, (size_t)room * 2 * sizeof(*more));

			if (more == NULL)
				return SMR_ENOMEM;
			memset(more + room, 0, (size_t)room * sizeof(*more));
			*counts = more;
			room *= 2;
		}
		if (k > 0)
			(*counts)[k - 1]++;
	}
	return *counts != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status fit_mode(dml_encoder *e, const dml_column *c)
{
	dml_tokens own = {0};
	int64_t *counts = NULL;
	char room[DML_CELL_ROOM];
	int32_t k = 0;
	smr_status st = dml_tokens_begin(c->type, &own);

	if (st == SMR_OK)
		st = count_tokens(&own, c, &counts);
	if (st == SMR_OK)
		st = most_frequent(&own, counts, &k);
	if (st == SMR_OK && k > 0) {
		dml_cell s = dml_cell_text(own.texts, k - 1, room);

		e->filled = k;
		if (e->coding->coder != DML_CODER_RECODE && !dml_parse_number(s.s, s.n, &e->filled))
			e->filled = NAN;
		st = note_filled(e, s.s, s.n);
	}
	smr_free(counts);
	dml_tokens_free(&own);
	return st;
}

smr_status dml_impute_text(dml_encoder *e, const char *text)
{
	int32_t k = 0;

	if (e->coding->coder == DML_CODER_RECODE)
		for (int64_t i = 0; i < e->tokens.texts->n && k == 0; i++) {
			char room[DML_CELL_ROOM];
			dml_cell s = dml_cell_text(e->tokens.texts, i, room);

			if (s.n == strlen(text) && memcmp(s.s, text, s.n) == 0)
				k = (int32_t)i + 1;
		}
	e->filled = k;
	if (k == 0 && !dml_parse_number(text, strlen(text), &e->filled)) {
		if (e->coding->fill != DML_FILL_MODE)
			return SMR_ETYPE;
		e->filled = NAN; /* as fit_mode() has it */
	}
	return note_filled(e, text, strlen(text));
}

smr_status dml_impute_fit(dml_encoder *e, const dml_column *c)
{
	switch (e->coding->fill) {
	case DML_FILL_MEAN:
		return fit_mean(e, c);
	case DML_FILL_MODE:
		return fit_mode(e, c);
	case DML_FILL_CONSTANT:
		return dml_impute_text(e, e->coding->constant);
	default:
		return SMR_OK;
	}
}
