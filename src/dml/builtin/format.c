/* print(format, values ...): the conversions %d %f %e %g %s %b with Java's rules. They take the
 * fewest digits that parse as the number, and round these half up: 0.25 is 0.3 with one digit. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dml/interp.h"

enum { WIDEST = 10000 /* digits of one number in a format */ };

typedef struct conversion { /* "%-08.3f" */
	bool left, plus, blank, zeros;
	long width, places; /* places: -1: not given */
	char letter;
} conversion;

static conversion read_conversion(const char *spec, size_t n)
{
	conversion f = {.places = -1, .letter = spec[n - 1]};
	const char *at = spec + 1;

	for (; strchr("-+ #0", *at) != NULL; at++) {
		f.left |= *at == '-';
		f.plus |= *at == '+';
		f.blank |= *at == ' ';
		f.zeros |= *at == '0';
	}
	f.width = strtol(at, NULL, 10);
	at += strspn(at, "0123456789");
	if (*at == '.')
		f.places = strtol(at + 1, NULL, 10);
	return f;
}

static void put_wide(smr_str *to, const conversion *f, const char *sign, const char *text)
{
	long pad = f->width - (long)(strlen(sign) + strlen(text));
	bool zeros = f->zeros && !f->left;

	for (long i = 0; i < pad && !f->left && !zeros; i++)
		smr_str_putc(to, ' ');
	smr_str_puts(to, sign);
	for (long i = 0; i < pad && zeros; i++)
		smr_str_putc(to, '0');
	smr_str_puts(to, text);
	for (long i = 0; i < pad && f->left; i++)
		smr_str_putc(to, ' ');
}

static const char *sign_of(const conversion *f, bool negative)
{
	return negative ? "-" : f->plus ? "+" : f->blank ? " " : "";
}

typedef struct decimal {
	char digits[DML_DIGITS + 1];
	int n, exponent; /* decimal exponent of the first digit */
} decimal;

/* Rounds half up to the first @p n digits, of which there may be none. */
static void round_to_digits(decimal *d, int n)
{
	bool up;

	if (n < 0 || n >= d->n) {
		d->n = n < 0 ? 0 : d->n;
		return;
	}
	up = d->digits[n] >= '5';
	d->n = n;
	while (up && d->n > 0 && d->digits[d->n - 1] == '9')
		d->n--;
	if (up && d->n > 0) {
		d->digits[d->n - 1]++;
	} else if (up) {
		d->digits[0] = '1';
		d->n = 1;
		d->exponent++;
	}
}

static void put_scientific(smr_str *to, const decimal *d, int places)
{
	dml_put_places(to, d->digits, d->n, 0, places);
	smr_str_printf(to, "e%c%02d", d->exponent < 0 ? '-' : '+', abs(d->exponent));
}

/* %g: like %f from 10^-4 to 10^places, with that number of digits in total. */
static void put_general(smr_str *to, decimal *d, int places)
{
	round_to_digits(d, places);
	if (d->exponent < -4 || d->exponent >= places)
		put_scientific(to, d, places - 1);
	else
		dml_put_places(to, d->digits, d->n, d->exponent, places - 1 - d->exponent);
}

static void put_number(smr_str *to, const conversion *f, double x)
{
	int places = f->places < 0 ? 6 : (int)f->places;
	decimal d = {.digits = "0", .n = 1};
	smr_str text = {0};

	if (x != 0)
		d.n = dml_digits(fabs(x), d.digits, &d.exponent);
	switch (f->letter) {
	case 'f':
		round_to_digits(&d, d.exponent + 1 + places);
		dml_put_places(&text, d.digits, d.n, d.exponent, places);
		break;
	case 'e':
	case 'E':
		round_to_digits(&d, places + 1);
		put_scientific(&text, &d, places);
		break;
	default:
		put_general(&text, &d, places == 0 ? 1 : places);
		break;
	}
	if (f->letter == 'E' || f->letter == 'G')
		for (size_t i = 0; i < text.n; i++)
			text.s[i] = text.s[i] == 'e' ? 'E' : text.s[i];
	put_wide(to, f, sign_of(f, signbit(x) != 0), smr_str_text(&text));
	smr_str_free(&text);
}

static void put_whole(smr_str *to, const conversion *f, int64_t x)
{
	char text[32];

	snprintf(text, sizeof(text), "%lld", (long long)x);
	put_wide(to, f, sign_of(f, x < 0), text + (x < 0));
}

/* %s and %b: at most @p places letters. */
static void put_text(smr_str *to, const conversion *f, const char *text)
{
	int n = f->places < 0 ? (int)strlen(text) : (int)f->places;

	smr_str_printf(to, "%*.*s", (int)(f->left ? -f->width : f->width), n, text);
}

/* Prints NaN or an infinity in the field width. */
static void put_odd(smr_str *to, const conversion *f, double x)
{
	smr_str text = {0};

	dml_put_double(&text, x);
	smr_str_printf(to, "%*s", (int)(f->left ? -f->width : f->width), smr_str_text(&text));
	smr_str_free(&text);
}

static smr_status convert(dml_builtin_call *c, const conversion *f, uint32_t i, smr_str *text)
{
	dml_value *v = &c->args[i];
	smr_str as_text = {0};
	double x;

	if (f->width > WIDEST || f->places > WIDEST)
		return dml_run_fail(c->s, c->at, "the format asks for more than %d places", WIDEST);
	if (i >= DML_ARGS || v->kind == DML_NOTHING)
		return dml_run_fail(c->s, c->at, "the format asks for more values");
	SMR_TRY(dml_materialize(c->s->trace, v));
	if (v->kind == DML_BOOLEAN && strchr("bs", f->letter) != NULL) {
		put_text(text, f, v->integer != 0 ? "true" : "false");
		return SMR_OK;
	}
	if (f->letter == 's') {
		dml_put_scalar(&as_text, v);
		put_text(text, f, smr_str_text(&as_text));
		smr_str_free(&as_text);
		return SMR_OK;
	}
	SMR_TRY(dml_arg_number(c, i, 0, &x));
	if (f->letter == 'b') /* Java's rule for values that are not boolean */
		put_text(text, f, "true");
	else if (!isfinite(x))
		put_odd(text, f, x);
	else if (f->letter == 'd')
		put_whole(text, f, dml_whole(x));
	else
		put_number(text, f, x);
	return SMR_OK;
}

smr_status dml_put_formatted(dml_builtin_call *c, smr_str *text)
{
	uint32_t i = 1;

	for (const char *f = c->args[0].text->s; *f != '\0';) {
		size_t n = *f == '%' ? 1 + strspn(f + 1, "-+ 0#123456789.") : 0;
		conversion how;

		if (n == 0 || f[n] == '\0' || strchr("bdfeEgGs", f[n]) == NULL) {
			smr_str_putc(text, *f);
			f += 1 + (*f == '%' && f[1] == '%');
			continue;
		}
		how = read_conversion(f, n + 1);
		SMR_TRY(convert(c, &how, i++, text));
		f += n + 1;
	}
	return SMR_OK;
}
