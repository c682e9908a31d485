/* Cells of columns as texts and as numbers. */
#include <ctype.h>
#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/assert.h"
#include "base/data/parse_double.h"
#include "dml/dataframe.h"
#include "dml/value.h"

/* ---- texts of numbers ------------------------------------------------------------------------ */

/* Finds the fewest digits that parse as @p v; returns the exponent of the first. */
static int float_digits(float v, char digits[16])
{
	char text[32];
	int n = 0;

	for (int p = 1; p < FLT_DECIMAL_DIG; p++) {
		snprintf(text, sizeof(text), "%.*e", p, (double)v);
		if (strtof(text, NULL) == v)
			break;
	}
	for (const char *s = text; *s != 'e'; s++)
		if (*s >= '0' && *s <= '9')
			digits[n++] = *s;
	while (n > 1 && digits[n - 1] == '0')
		n--;
	digits[n] = '\0';
	return atoi(strchr(text, 'e') + 1);
}

/* The digits of a float, printed as those of a double: Java writes both in one form. */
size_t dml_format_float(float v, char to[DML_CELL_ROOM])
{
	char digits[16];
	int exponent, n, whole;
	size_t sign = 0;

	if (!isfinite(v) || v == 0)
		return dml_format_double((double)v, to);
	if (signbit(v))
		to[sign++] = '-';
	exponent = float_digits(fabsf(v), digits);
	n = (int)strlen(digits);
	whole = exponent + 1;
	if (exponent >= 7 || exponent < -3)
		return sign + (size_t)snprintf(to + sign, DML_CELL_ROOM - sign, "%c.%sE%d",
					       digits[0], n > 1 ? digits + 1 : "0", exponent);
	if (whole <= 0)
		return sign + (size_t)snprintf(to + sign, DML_CELL_ROOM - sign, "0.%.*s%s", -whole,
					       "000", digits);
	if (n <= whole)
		return sign + (size_t)snprintf(to + sign, DML_CELL_ROOM - sign, "%s%.*s.0", digits,
					       whole - n, "0000000");
	return sign + (size_t)snprintf(to + sign, DML_CELL_ROOM - sign, "%.*s.%s", whole, digits,
				       digits + whole);
}

/* Writes an UTF-16 unit as UTF-8. */
static size_t put_unit(uint16_t u, char *to)
{
	if (u == 0)
		return 0;
	if (u < 0x80) {
		to[0] = (char)u;
		return 1;
	}
	if (u < 0x800) {
		to[0] = (char)(0xC0 | u >> 6);
		to[1] = (char)(0x80 | (u & 0x3F));
		return 2;
	}
	to[0] = (char)(0xE0 | u >> 12);
	to[1] = (char)(0x80 | (u >> 6 & 0x3F));
	to[2] = (char)(0x80 | (u & 0x3F));
	return 3;
}

/* Writes a whole number; returns its start, before the end of the room. */
static dml_cell put_integer(int64_t v, char room[DML_CELL_ROOM])
{
	char *end = room + DML_CELL_ROOM, *at = end;
	uint64_t u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;

	do {
		*--at = (char)('0' + u % 10);
		u /= 10;
	} while (u > 0);
	if (v < 0)
		*--at = '-';
	return (dml_cell){at, (size_t)(end - at)};
}

dml_cell dml_cell_text(const dml_column *c, int64_t i, char room[DML_CELL_ROOM])
{
	smr_assert(i >= 0 && i < c->n);
	switch (c->type) {
	case DML_CELL_STRING:
		if (dml_column_is_null(c, i))
			return (dml_cell){0};
		return (dml_cell){c->bytes + c->offsets[i],
				  (size_t)(c->offsets[i + 1] - c->offsets[i])};
	case DML_CELL_BOOLEAN:
		return c->truth[i] != 0 ? (dml_cell){"true", 4} : (dml_cell){"false", 5};
	case DML_CELL_INT64:
		return put_integer(c->int64[i], room);
	case DML_CELL_FP32:
		return (dml_cell){room, dml_format_float(c->fp32[i], room)};
	case DML_CELL_FP64:
		return (dml_cell){room, dml_format_double(c->fp64[i], room)};
	case DML_CELL_CHARACTER:
		return (dml_cell){room, put_unit(c->utf16[i], room)};
	default:
		return put_integer(c->int32[i], room);
	}
}

/* ---- numbers of texts ------------------------------------------------------------------------ */

static bool is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static const char *trimmed(const char *s, size_t *n)
{
	while (*n > 0 && is_blank(*s)) {
		s++;
		--*n;
	}
	while (*n > 0 && is_blank(s[*n - 1]))
		--*n;
	return s;
}

/* The words of Java, and those that SystemDS takes as well. */
static bool parse_word(const char *s, size_t n, double *out)
{
	static const struct word {
		const char *text;
		double value;
	} words[] = {{"nan", NAN}, {"inf", INFINITY}, {"infinity", INFINITY}};
	bool minus = n > 0 && *s == '-';

	if (n > 0 && (*s == '-' || *s == '+')) {
		s++;
		n--;
	}
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strlen(words[i].text) == n && strncasecmp(words[i].text, s, n) == 0) {
			*out = minus ? -words[i].value : words[i].value;
			return true;
		}
	return false;
}

bool dml_parse_number(const char *s, size_t n, double *out)
{
	const char *at, *end;

	s = trimmed(s, &n);
	at = s;
	end = s + n;
	if (smr_parse_double_read(&at, end, out))
		return at == end || (end - at == 1 && strchr("fFdD", *at) != NULL);
	if (n == 0 || parse_word(s, n, out))
		return n > 0;
	at = s + (*s == '-' || *s == '+');
	if (at == end || !((*at >= '0' && *at <= '9') || *at == '.') ||
	    (end - at > 1 && (at[1] == 'x' || at[1] == 'X')))
		return false;
	at = s;
	if (!smr_parse_double_scan(&at, end, out))
		return false;
	return at > s && (at == end || (end - at == 1 && strchr("fFdD", *at) != NULL));
}

bool dml_parse_integer(const char *s, size_t n, int64_t *out)
{
	uint64_t u = 0;
	bool minus;
	size_t i = 0;
	double v;

	s = trimmed(s, &n);
	minus = n > 0 && *s == '-';
	if (n > 0 && (*s == '-' || *s == '+'))
		i = 1;
	if (i == n)
		return false;
	for (; i < n && s[i] >= '0' && s[i] <= '9'; i++)
		if (__builtin_mul_overflow(u, 10, &u) ||
		    __builtin_add_overflow(u, (uint64_t)(s[i] - '0'), &u))
			return false;
	if (i == n) {
		*out = (int64_t)(minus ? 0 - u : u);
		return u <= (uint64_t)INT64_MAX + minus;
	}
	if (memchr(s, '.', n) == NULL || !dml_parse_number(s, n, &v) || !(fabs(v) < 0x1p63))
		return false;
	*out = (int64_t)v;
	return true;
}

bool dml_parse_truth(const char *s, size_t n)
{
	s = trimmed(s, &n);
	return (n == 4 && strncasecmp(s, "true", 4) == 0) || (n == 1 && (*s == '1' || *s == 't')) ||
	       (n == 3 && memcmp(s, "1.0", 3) == 0);
}

static bool number_of_text(const dml_column *c, int64_t i, double *out)
{
	const char *s = c->bytes + c->offsets[i];
	size_t n = (size_t)(c->offsets[i + 1] - c->offsets[i]);

	if (dml_column_is_null(c, i) || n == 0) {
		*out = NAN;
		return true;
	}
	if (dml_parse_number(s, n, out))
		return true;
	s = trimmed(s, &n);
	*out = n == 4;
	return (n == 4 && strncasecmp(s, "true", 4) == 0) ||
	       (n == 5 && strncasecmp(s, "false", 5) == 0);
}

bool dml_cell_number(const dml_column *c, int64_t i, double *out)
{
	smr_assert(i >= 0 && i < c->n);
	switch (c->type) {
	case DML_CELL_STRING:
		return number_of_text(c, i, out);
	case DML_CELL_BOOLEAN:
		*out = c->truth[i];
		return true;
	case DML_CELL_INT64:
		*out = (double)c->int64[i];
		return true;
	case DML_CELL_FP32:
		*out = (double)c->fp32[i];
		return true;
	case DML_CELL_FP64:
		*out = c->fp64[i];
		return true;
	case DML_CELL_CHARACTER:
		*out = c->utf16[i] - '0';
		return c->utf16[i] >= '0' && c->utf16[i] <= '9';
	default:
		*out = c->int32[i];
		return true;
	}
}
