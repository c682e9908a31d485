/* The numbers of a line of csv. */
#include <math.h>
#include <string.h>

#include "base/data/parse_double.h"
#include "dml/io/csv.h"

bool script_csv_is_sep(const script_csv_text *t, const char *at, const char *end)
{
	return (size_t)(end - at) >= t->nsep && memcmp(at, t->f->sep, t->nsep) == 0;
}

static const char *behind_blanks(const script_csv_text *t, const char *at, const char *end)
{
	while (at < end && !t->blank_sep && (*at == ' ' || *at == '\t'))
		at++;
	return at;
}

static const char *field_end(const script_csv_text *t, const char *at, const char *end)
{
	while (at < end && !script_csv_is_sep(t, at, end))
		at++;
	return at;
}

/* A field that stands for a number that is not there. */
static bool is_missing(const script_csv_text *t, const char **at, const char *end)
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

static script_csv_wrong read_slowly(const script_csv_text *t, const char **at, const char *end,
				    double *out)
{
	const char *from = *at, *to = field_end(t, from, end);

	if (script_csv_is_blank(from, to)) {
		*out = t->f->blank;
		return t->f->fill ? SCRIPT_CSV_RIGHT : SCRIPT_CSV_EMPTY;
	}
	if (!smr_real_scan(at, to, out))
		return SCRIPT_CSV_NO_MEMORY;
	return *at == from ? SCRIPT_CSV_NO_NUMBER : SCRIPT_CSV_RIGHT;
}

script_csv_wrong script_csv_line(const script_csv_text *t, const char *at, const char *end,
				 double *row, int64_t *n)
{
	double v;

	for (*n = 0;; at += t->nsep) {
		script_csv_wrong w;

		at = behind_blanks(t, at, end);
		if (t->f->nmissing > 0 && is_missing(t, &at, end))
			v = NAN;
		else if (!smr_real_read(&at, end, &v) &&
			 (w = read_slowly(t, &at, end, &v)) != SCRIPT_CSV_RIGHT)
			return w;
		if (*n < t->cols)
			row[*n] = v;
		++*n;
		at = behind_blanks(t, at, end);
		if (script_csv_is_blank(at, end))
			return *n == t->cols ? SCRIPT_CSV_RIGHT : SCRIPT_CSV_OTHER_COLUMNS;
		if (!script_csv_is_sep(t, at, end))
			return SCRIPT_CSV_NO_SEPARATOR;
	}
}
