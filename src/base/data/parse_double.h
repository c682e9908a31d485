/** @file Parses doubles from decimal text: correctly rounded, fast, independent of the locale. */
#ifndef SMR_BASE_DATA_PARSE_DOUBLE_H
#define SMR_BASE_DATA_PARSE_DOUBLE_H
#include <stdbool.h>

enum { SMR_LEAST_POWER = -100, SMR_GREATEST_POWER = 80 };

/** Reads digits with a sign, a point or an exponent from *@p at on, nothing at or behind @p end,
 * whatever the locale; *@p out is the double nearest to them, as of strtod(), and *@p at stands
 * behind them. False: they are none, or of a kind that takes longer (more than 19 digits, far
 * powers, infinity, hexadecimal): strtod() knows. */
bool smr_parse_double_read(const char **at, const char *end, double *out);
/** What that leaves, by strtod() on a copy of all up to @p end, however long; *@p at stays where
 * there is no number. False: no memory. */
bool smr_parse_double_scan(const char **at, const char *end, double *out);
#endif
