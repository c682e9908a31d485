/* The narrowest type of cells, by the rules of SystemDS's detectSchema(): the order of cells
 * matters. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "dml/dataframe.h"

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Whether a text is digits, perhaps after a minus, perhaps with a point and zeros behind them. */
static bool parse_whole(const char *s, size_t n, int64_t *out)
{
	size_t i = n > 0 && *s == '-', digits = i, zeros;
	bool minus = i == 1;
	uint64_t u = 0;

	for (; i < n && is_digit(s[i]); i++)
		if (__builtin_mul_overflow(u, 10, &u) ||
		    __builtin_add_overflow(u, (uint64_t)(s[i] - '0'), &u))
			return false;
	if (i == digits || u > (uint64_t)INT64_MAX)
		return false;
	*out = minus ? -(int64_t)u : (int64_t)u;
	if (i == n)
		return true;
	if (s[i] != '.')
		return false;
	for (zeros = i + 1; zeros < n && s[zeros] == '0';)
		zeros++;
	return zeros == n;
}

static bool is_truth(const char *s, size_t n)
{
	static const char *const words[] = {"0",     "1",     "t",    "T",    "f",
					    "F",     "0.0",   "1.0",  "true", "TRUE",
					    "false", "FALSE", "True", "False"};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strlen(words[i]) == n && memcmp(words[i], s, n) == 0)
			return true;
	return false;
}

static bool is_word(const char *s, size_t n)
{
	static const char *const words[] = {"inf", "infinity", "nan", "-inf", "-infinity"};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strlen(words[i]) == n && strncasecmp(words[i], s, n) == 0)
			return true;
	return false;
}

static bool same_as_float(double v)
{
	char a[DML_CELL_ROOM], text[DML_CELL_ROOM + 1];
	size_t n = dml_format_float((float)v, a);

	memcpy(text, a, n);
	text[n] = '\0';
	return strtod(text, NULL) == v;
}

/* A short text, or one with few digits, is a float. */
static dml_cell_type detect_fraction(double v, const char *s, size_t n)
{
	if (n <= 7 || (n == 8 && *s == '-') ||
	    (n <= 12 && v >= 1e-5 && v < 1e4 && same_as_float(v)))
		return DML_CELL_FP32;
	return DML_CELL_FP64;
}

static bool is_hex(const char *s, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!is_digit(s[i]) && !(s[i] >= 'a' && s[i] <= 'f'))
			return false;
	return true;
}

static bool starts_number(const char *s, size_t n)
{
	return is_digit(*s) ||
	       (n > 1 && strchr("-+.", *s) != NULL && (is_digit(s[1]) || s[1] == '.'));
}

/* The first kind of cell that is tried after cells of a type: what is narrower is not. */
static int first_try(dml_cell_type state)
{
	switch (state) {
	case DML_CELL_UNKNOWN:
	case DML_CELL_BOOLEAN:
		return 0;
	case DML_CELL_UINT8:
	case DML_CELL_INT32:
	case DML_CELL_INT64:
		return 1;
	case DML_CELL_FP32:
	case DML_CELL_FP64:
		return 2;
	case DML_CELL_CHARACTER:
		return 3;
	case DML_CELL_HASH32:
	case DML_CELL_HASH64:
		return 4;
	default:
		return 5;
	}
}

dml_cell_type dml_cell_detect(dml_cell_type state, const char *s, size_t n)
{
	int first = first_try(state);
	int64_t whole;
	double v;

	if (n == 0)
		return DML_CELL_UNKNOWN;
	if (first <= 0 && is_truth(s, n))
		return DML_CELL_BOOLEAN;
	if (first <= 1 && parse_whole(s, n, &whole))
		return whole >= INT32_MIN && whole <= INT32_MAX ? DML_CELL_INT32 : DML_CELL_INT64;
	if (first <= 2 && is_word(s, n))
		return DML_CELL_FP32;
	if (first <= 2 && starts_number(s, n) && dml_parse_number(s, n, &v))
		return detect_fraction(v, s, n);
	if (first <= 3 && n == 1)
		return DML_CELL_CHARACTER;
	if (first <= 4 && n >= 4 && n <= 16 && is_hex(s, n))
		return n <= 8 ? DML_CELL_HASH32 : DML_CELL_HASH64;
	return DML_CELL_STRING;
}

dml_cell_type dml_number_detect(double v)
{
	if (v == 0 || v == 1)
		return DML_CELL_BOOLEAN;
	if (v == floor(v) && fabs(v) < 0x1p63)
		return fabs(v) <= INT32_MAX ? DML_CELL_INT32 : DML_CELL_INT64;
	return isnan(v) || isinf(v) || same_as_float(v) ? DML_CELL_FP32 : DML_CELL_FP64;
}

static bool is_hash(dml_cell_type t)
{
	return t == DML_CELL_HASH32 || t == DML_CELL_HASH64;
}

/* The type that takes cells of both types, by SystemDS's table: hexadecimal digits take whole
 * numbers, STRING takes all. */
static dml_cell_type highest(dml_cell_type state, dml_cell_type c)
{
	if (state == DML_CELL_UNKNOWN || state == c)
		return c;
	if (state == DML_CELL_CHARACTER || c == DML_CELL_CHARACTER)
		return DML_CELL_STRING;
	if (state == DML_CELL_STRING || c == DML_CELL_STRING)
		return DML_CELL_STRING;
	if (is_hash(state))
		return c == DML_CELL_HASH64 ? c : state;
	if (is_hash(c))
		return state == DML_CELL_FP32 || state == DML_CELL_FP64 ? DML_CELL_STRING : c;
	return dml_cell_type_common(state, c);
}

static dml_cell_type detect_numbers(const dml_column *c)
{
	dml_cell_type state = DML_CELL_UNKNOWN;
	double v;

	if (c->type != DML_CELL_FP64)
		return c->type;
	for (int64_t i = 0; i < c->n; i++)
		if (dml_cell_number(c, i, &v))
			state = highest(state, dml_number_detect(v));
	return state;
}

dml_cell_type dml_column_detect(const dml_column *c, bool *nulls)
{
	dml_cell_type state = DML_CELL_UNKNOWN;
	char room[DML_CELL_ROOM];

	*nulls = false;
	if (c->type != DML_CELL_STRING)
		return detect_numbers(c);
	for (int64_t i = 0; i < c->n; i++) {
		dml_cell s = dml_cell_text(c, i, room);
		dml_cell_type t = dml_cell_detect(state, s.s, s.n);

		if (t == DML_CELL_STRING) {
			*nulls = false;
			return t;
		}
		if (t == DML_CELL_UNKNOWN)
			*nulls = true;
		else
			state = highest(state, t);
	}
	return state;
}
