/** @file Shortest decimal digits of doubles, fast and independent of the locale. */
#ifndef SMR_BASE_DATA_FORMAT_DOUBLE_H
#define SMR_BASE_DATA_FORMAT_DOUBLE_H
#include <stdbool.h>
#include <stdint.h>

enum { SMR_DOUBLE_DIGITS = 17 };

/** Finds the fewest digits that parse as @p v, of these the ones nearest to @p v, without zeros at
 * the end: @p v is *@p w * 10^*@p q. False: @p v is none of the numbers that are done here: it is
 * zero, negative, infinite, NaN, subnormal, a power of two or too far from one. */
bool smr_shortest_double(double v, uint64_t *w, int *q);
/** Writes the decimal digits of @p w, at most SMR_DOUBLE_DIGITS, and zero bytes behind them;
 * returns their number. */
int smr_put_digits(uint64_t w, char digits[SMR_DOUBLE_DIGITS]);
#endif
