/** @file Parses doubles from decimal text: correctly rounded, fast, independent of the locale. */
#ifndef SMR_BASE_DATA_PARSE_DOUBLE_H
#define SMR_BASE_DATA_PARSE_DOUBLE_H
#include <stdbool.h>

enum { SMR_LEAST_POWER = -100, SMR_GREATEST_POWER = 80 };

/** Reads digits with a sign, a point or an exponent from *@p at on, nothing at or behind @p end, in
 * any locale; *@p out is the nearest double, as of strtod(), and *@p at is behind the text. False:
 * no number, or one that needs strtod() (more than 19 digits, far powers, infinity,
 * hexadecimal). */
bool smr_parse_double_read(const char **at, const char *end, double *out);
/** Reads the other numbers with strtod(), on a copy of all up to @p end, of any length; *@p at does
 * not change where there is no number. False: no memory. */
bool smr_parse_double_scan(const char **at, const char *end, double *out);
#endif
