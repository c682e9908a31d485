/* Values in the output format of the language. */
#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/data/format_double.h"
#include "dml/value.h"

/* DBL_DIG digits always survive a round trip: shorter numbers are padded with zeros. At least two:
 * the least number of all prints as 4.9E-324. */
static int print_digits(double v, char digits[DML_DIGITS + 1], int *exponent)
{
	char text[32];
	int n = 0;

	for (int p = v < DBL_MIN ? 1 : DBL_DIG - 1; p < DML_DIGITS; p++) {
		snprintf(text, sizeof(text), "%.*e", p, v);
		if (strtod(text, NULL) == v)
			break;
	}
	*exponent = atoi(strchr(text, 'e') + 1);
	for (const char *s = text; *s != 'e'; s++)
		if (*s >= '0' && *s <= '9')
			digits[n++] = *s;
	while (n > 1 && digits[n - 1] == '0')
		n--;
	digits[n] = '\0';
	return n;
}

int dml_digits(double v, char digits[DML_DIGITS + 1], int *exponent)
{
	uint64_t w;
	int n, q;

	if (!smr_shortest_double(v, &w, &q))
		return print_digits(v, digits, exponent);
	n = smr_put_digits(w, digits);
	digits[n] = '\0';
	*exponent = q + n - 1;
	return n;
}

enum { DIGITS_ROOM = 32 };

/* Copies @p n digits, with a fixed length, which is fast. */
static char *copy_digits(char *to, const char *digits, int n)
{
	memcpy(to, digits, DML_DIGITS);
	return to + n;
}

static char *put_zeros(char *to, int n)
{
	for (; n > 0; n--)
		*to++ = '0';
	return to;
}

static char *put_exponent(char *to, int e)
{
	*to++ = 'E';
	if (e < 0)
		*to++ = '-';
	e = abs(e);
	if (e >= 100)
		*to++ = (char)('0' + e / 100);
	if (e >= 10)
		*to++ = (char)('0' + e / 10 % 10);
	*to++ = (char)('0' + e % 10);
	return to;
}

/* d.ddd, or d.dddEn: Java's Double.toString(). */
static char *format_digits(char *to, const char digits[DIGITS_ROOM], int n, int exponent)
{
	int whole = exponent + 1;

	if (exponent >= 7 || exponent < -3) {
		*to++ = digits[0];
		*to++ = '.';
		to = n > 1 ? copy_digits(to, digits + 1, n - 1) : put_zeros(to, 1);
		return put_exponent(to, exponent);
	}
	if (whole <= 0) {
		*to++ = '0';
		*to++ = '.';
		return copy_digits(put_zeros(to, -whole), digits, n);
	}
	if (n <= whole) {
		to = put_zeros(copy_digits(to, digits, n), whole - n);
		*to++ = '.';
		return put_zeros(to, 1);
	}
	to = copy_digits(to, digits, whole);
	*to++ = '.';
	return copy_digits(to, digits + whole, n - whole);
}

static const char *odd_text(double v)
{
	if (isnan(v))
		return "NaN";
	return v < 0 ? "-Infinity" : "Infinity";
}

static char *put_word(char *to, const char *word)
{
	while (*word != '\0')
		*to++ = *word++;
	return to;
}

size_t dml_format_double(double v, char to[DML_NUMBER])
{
	char digits[DIGITS_ROOM] = "", *at = to;
	int exponent, n;

	if (!isfinite(v))
		return (size_t)(put_word(at, odd_text(v)) - to);
	if (signbit(v))
		*at++ = '-';
	if (v == 0)
		return (size_t)(put_word(at, "0.0") - to);
	n = dml_digits(fabs(v), digits, &exponent);
	return (size_t)(format_digits(at, digits, n, exponent) - to);
}

void dml_put_double(smr_str *s, double v)
{
	char text[DML_NUMBER];

	smr_str_write(s, text, dml_format_double(v, text));
}

void dml_put_scalar(smr_str *s, const dml_value *v)
{
	switch (v->kind) {
	case DML_INTEGER:
		smr_str_printf(s, "%" PRId64, v->integer);
		break;
	case DML_DOUBLE:
		dml_put_double(s, v->number);
		break;
	case DML_BOOLEAN:
		smr_str_puts(s, v->integer != 0 ? "TRUE" : "FALSE");
		break;
	case DML_TEXT:
		smr_str_puts(s, v->text->s);
		break;
	default:
		smr_str_puts(s, v->kind == DML_LIST    ? "List"
				: v->kind == DML_FRAME ? "Frame"
						       : "Matrix");
		break;
	}
}

void dml_put_places(smr_str *s, const char *digits, int n, int exponent, int places)
{
	int first = exponent < 0 ? 0 : exponent;

	for (int at = first; at >= -places; at--) {
		int i = exponent - at;

		if (at == -1)
			smr_str_putc(s, '.');
		smr_str_putc(s, i >= 0 && i < n ? digits[i] : '0');
	}
}

/* Prints @p places digits after the point: after the shortest round-trip digits all are 0. */
static void put_with_places(smr_str *s, double v, int places)
{
	char digits[DML_DIGITS + 1];
	int exponent = 0, n = 0;

	if (fabs(v) >= pow(10, DBL_DIG - places))
		n = dml_digits(fabs(v), digits, &exponent);
	if (n == 0 || n - 1 - exponent > places) {
		smr_str_printf(s, "%.*f", places, v);
		return;
	}
	if (v < 0)
		smr_str_putc(s, '-');
	dml_put_places(s, digits, n, exponent, places);
}

/* Prints at least @p decimal digits after the point, at most that or three, rounding half to
 * even. */
void dml_put_fixed(smr_str *s, double v, int decimal)
{
	int most = decimal > 3 ? decimal : 3;
	const char *text;
	smr_str all = {0};
	char half[32];
	size_t n;

	if (!isfinite(v)) {
		smr_str_puts(s, odd_text(v));
		return;
	}
	/* Java's rules: -0 has no sign, and the number written 0.0005 is less than half of the last
	 * digit. */
	snprintf(half, sizeof(half), "5e-%d", most + 1);
	if (fabs(v) == strtod(half, NULL))
		v = copysign(0, v);
	else if (v == 0)
		v = 0;
	put_with_places(&all, v, most);
	text = smr_str_text(&all);
	n = all.n;
	for (int i = most; i > decimal && text[n - 1] == '0'; i--)
		n--;
	if (text[n - 1] == '.')
		n--;
	smr_str_write(s, text, n);
	smr_str_free(&all);
}

void dml_put_matrix(smr_str *s, const dml_matrix *m, const dml_format *f)
{
	int64_t rows = m->rows < f->rows ? m->rows : f->rows;
	int64_t cols = m->cols < f->cols ? m->cols : f->cols;

	for (int64_t i = 0; i < rows; i++) {
		for (int64_t j = 0; j < cols; j++) {
			double v = m->data[i * m->cols + j];

			if (f->sparse && v == 0)
				continue;
			if (f->sparse)
				smr_str_printf(s, "%" PRId64 "%s%" PRId64 "%s", i + 1, f->sep,
					       j + 1, f->sep);
			else if (j > 0)
				smr_str_puts(s, f->sep);
			dml_put_fixed(s, v, (int)f->decimal);
			if (f->sparse)
				smr_str_puts(s, f->linesep);
		}
		if (!f->sparse)
			smr_str_puts(s, f->linesep);
	}
}
