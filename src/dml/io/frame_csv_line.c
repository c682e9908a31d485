/* Lines and fields of the csv of a data frame. */
#include <string.h>

#include "dml/io/frame_csv.h"

enum { QUOTE = '"' };

const char *dml_frame_csv_line_end(const char *at, const char *end, const char **next)
{
	const char *stop = memchr(at, '\n', (size_t)(end - at));

	*next = stop != NULL ? stop + 1 : end;
	if (stop == NULL)
		stop = end;
	return stop > at && stop[-1] == '\r' ? stop - 1 : stop;
}

/* Returns the end of the quoted text that begins at @p at; two quotes are one of the text. NULL: it
 * does not end. */
static const char *quoted_end(const char *at, const char *end)
{
	for (at++; at < end; at++) {
		if (*at != QUOTE)
			continue;
		if (at + 1 == end || at[1] != QUOTE)
			return at + 1;
		at++;
	}
	return NULL;
}

static size_t sep_length(const dml_frame_csv *f)
{
	return f->sep[1] == '\0' ? 1 : strlen(f->sep);
}

static const char *separator(const dml_frame_csv *f, const char *at, const char *end)
{
	size_t n = sep_length(f);

	if (n == 1) {
		char sep = *f->sep;

		while (at < end && *at != sep)
			at++;
		return at;
	}
	while (at < end && ((size_t)(end - at) < n || memcmp(at, f->sep, n) != 0))
		at++;
	return at;
}

bool dml_frame_csv_field(const dml_frame_csv *f, const char **at, const char *end,
			 dml_frame_field *out)
{
	const char *from = *at, *to = from;

	if (from == NULL)
		return false;
	if (from < end && *from == QUOTE)
		to = quoted_end(from, end);
	*out = (dml_frame_field){.open = to == NULL, .from = from};
	to = to != NULL ? separator(f, to, end) : end;
	out->to = to;
	*at = to < end ? to + sep_length(f) : NULL;
	while (from < to && (unsigned char)*from <= ' ')
		from++;
	while (to > from && (unsigned char)to[-1] <= ' ')
		to--;
	out->at = from;
	out->end = to;
	return true;
}

bool dml_frame_csv_is_missing(const dml_frame_csv *f, const dml_frame_field *x)
{
	size_t n = (size_t)(x->end - x->at);

	if (n == 0)
		return true;
	for (size_t i = 0; i < f->nmissing; i++)
		if (strlen(f->missing[i]) == n && memcmp(f->missing[i], x->at, n) == 0)
			return true;
	return false;
}
