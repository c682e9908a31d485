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

static int64_t count_bytes(const char *at, int64_t n, char c)
{
	int64_t found = 0;

	for (int64_t i = 0; i < n; i++) /* a loop that compilers vectorize */
		found += at[i] == c;
	return found;
}

/* Skips fields with their separators: as many as @p n, which is reduced by those that the line
 * has. */
static const char *skip_fields(const dml_csv_text *t, const char *at, const char *end, int64_t *n)
{
	enum { STEP = 64 };
	char sep = t->f->sep[0];

	while (t->nsep == 1 && end - at >= STEP) {
		int64_t found = count_bytes(at, STEP, sep);

		if (found >= *n)
			break;
		*n -= found;
		at += STEP;
	}
	for (; *n > 0 && at < end; at++)
		if (dml_csv_is_sep(t, at, end)) {
			--*n;
			at += t->nsep - 1;
		}
	return at;
}

/* Skips the columns in front of the part; false: the line has fewer, *@p n of them. */
static bool skip_to_part(const dml_csv_text *t, const char **at, const char *end, int64_t *n)
{
	int64_t left = t->part.col;

	*at = skip_fields(t, *at, end, &left);
	*n = t->part.col - left;
	if (left == 0)
		return true;
	++*n;
	return false;
}

/* Counts the fields behind the part, in front of whose separator @p at is. */
static dml_csv_wrong count_rest(const dml_csv_text *t, const char *at, const char *end, int64_t *n)
{
	int64_t left = INT64_MAX;

	(void)skip_fields(t, at, end, &left);
	*n += INT64_MAX - left;
	return *n == t->cols ? DML_CSV_RIGHT : DML_CSV_OTHER_COLUMNS;
}

dml_csv_wrong dml_csv_line(const dml_csv_text *t, const char *at, const char *end, double *row,
			   int64_t *n)
{
	int64_t first = t->part.col, last = first + t->part.cols;
	double v;

	*n = 0;
	if (first > 0 && !skip_to_part(t, &at, end, n))
		return DML_CSV_OTHER_COLUMNS;
	for (;; at += t->nsep) {
		dml_csv_wrong w;

		at = skip_blanks(t, at, end);
		if (t->f->nmissing > 0 && is_missing(t, &at, end))
			v = NAN;
		else if (!smr_parse_double_read(&at, end, &v) &&
			 (w = read_rare_field(t, &at, end, &v)) != DML_CSV_RIGHT)
			return w;
		if (*n < last)
			row[*n - first] = v;
		++*n;
		at = skip_blanks(t, at, end);
		if (dml_csv_is_blank(at, end))
			return *n == t->cols ? DML_CSV_RIGHT : DML_CSV_OTHER_COLUMNS;
		if (!dml_csv_is_sep(t, at, end))
			return DML_CSV_NO_SEPARATOR;
		if (*n == last && last < t->cols)
			return count_rest(t, at, end, n);
	}
}
