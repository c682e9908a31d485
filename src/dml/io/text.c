/* Values in the output format of the language. */
#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dml/value.h"

/* DBL_DIG digits always survive a round trip: shorter numbers are padded with zeros. At least two:
 * the least number of all prints as 4.9E-324. */
int dml_digits(double v, char digits[DML_DIGITS + 1], int *exponent)
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

/* d.ddd, or d.dddEn: Java's Double.toString(). */
static void put_digits(smr_str *s, const char *digits, int n, int exponent)
{
	int whole = exponent + 1;

	if (exponent >= 7 || exponent < -3) {
		smr_str_printf(s, "%c.%sE%d", digits[0], n > 1 ? digits + 1 : "0", exponent);
		return;
	}
	if (whole <= 0)
		smr_str_puts(s, "0.");
	for (int i = whole; i < 0; i++)
		smr_str_putc(s, '0');
	for (int i = 0; i < n || i < whole; i++) {
		if (i == whole && i > 0)
			smr_str_putc(s, '.');
		smr_str_putc(s, i < n ? digits[i] : '0');
	}
	if (n <= whole)
		smr_str_puts(s, ".0");
}

static bool put_odd(smr_str *s, double v)
{
	if (isnan(v))
		smr_str_puts(s, "NaN");
	else if (isinf(v))
		smr_str_puts(s, v < 0 ? "-Infinity" : "Infinity");
	else
		return false;
	return true;
}

void dml_put_double(smr_str *s, double v)
{
	char digits[DML_DIGITS + 1];
	int exponent, n;

	if (put_odd(s, v))
		return;
	if (signbit(v))
		smr_str_putc(s, '-');
	if (v == 0) {
		smr_str_puts(s, "0.0");
		return;
	}
	n = dml_digits(fabs(v), digits, &exponent);
	put_digits(s, digits, n, exponent);
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
		smr_str_puts(s, v->kind == DML_LIST ? "List" : "Matrix");
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
static void put_fixed(smr_str *s, double v, int decimal)
{
	int most = decimal > 3 ? decimal : 3;
	const char *text;
	smr_str all = {0};
	char half[32];
	size_t n;

	if (put_odd(s, v))
		return;
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
			put_fixed(s, v, (int)f->decimal);
			if (f->sparse)
				smr_str_puts(s, f->linesep);
		}
		if (!f->sparse)
			smr_str_puts(s, f->linesep);
	}
}
