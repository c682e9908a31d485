/* Parsing the numbers of a csv line. */
#include <math.h>
#include <string.h>

#include "base/data/parse_double.h"
#include "dml/io/csv.h"

bool dml_csv_is_sep(const dml_csv_text *t, const char *at, const char *end)
{
	return (size_t)(end - at) >= t->nsep && memcmp(at, t->f->sep, t->nsep) == 0;
}

static const char *skip_blanks(const dml_csv_text *t, const char *at, const char *end)
{
	while (at < end && !t->blank_sep && (*at == ' ' || *at == '\t'))
		at++;
	return at;
}

static const char *field_end(const dml_csv_text *t, const char *at, const char *end)
{
	while (at < end && !dml_csv_is_sep(t, at, end))
		at++;
	return at;
}

/* Whether a field is one of the texts for a missing value. */
static bool is_missing(const dml_csv_text *t, const char **at, const char *end)
{
	const char *to = field_end(t, *at, end), *stop = to;
	size_t n;

	while (stop > *at && (stop[-1] == ' ' || stop[-1] == '\t' || stop[-1] == '\r'))
		stop--;
	n = (size_t)(stop - *at);
	for (size_t i = 0; i < t->f->nmissing; i++)
		if (strlen(t->f->missing[i]) == n && memcmp(t->f->missing[i], *at, n) == 0) {
			*at = stop;
			return true;
		}
	return false;
}

static dml_csv_wrong read_rare_field(const dml_csv_text *t, const char **at, const char *end,
				     double *out)
{
	const char *from = *at, *to = field_end(t, from, end);

	if (dml_csv_is_blank(from, to)) {
		*out = t->f->blank;
		return t->f->fill ? DML_CSV_RIGHT : DML_CSV_EMPTY;
	}
	if (!smr_parse_double_scan(at, to, out))
		return DML_CSV_NO_MEMORY;
	return *at == from ? DML_CSV_NO_NUMBER : DML_CSV_RIGHT;
}

dml_csv_wrong dml_csv_line(const dml_csv_text *t, const char *at, const char *end, double *row,
			   int64_t *n)
{
	double v;

	for (*n = 0;; at += t->nsep) {
		dml_csv_wrong w;

		at = skip_blanks(t, at, end);
		if (t->f->nmissing > 0 && is_missing(t, &at, end))
			v = NAN;
		else if (!smr_parse_double_read(&at, end, &v) &&
			 (w = read_rare_field(t, &at, end, &v)) != DML_CSV_RIGHT)
			return w;
		if (*n < t->cols)
			row[*n] = v;
		++*n;
		at = skip_blanks(t, at, end);
		if (dml_csv_is_blank(at, end))
			return *n == t->cols ? DML_CSV_RIGHT : DML_CSV_OTHER_COLUMNS;
		if (!dml_csv_is_sep(t, at, end))
			return DML_CSV_NO_SEPARATOR;
	}
}
